# Texts of the drawn board of A Feast for Odin.

ui-stage = The action board and your estate
ui-action-board = Action board, { $count } spaces
ui-panels = Panels
ui-tab-actions = Actions
ui-tab-estate = Estate
ui-tab-world = World
ui-estate = Estate: { $seat }
ui-your-estate = Your estate
ui-focus-estate = Estate larger
ui-focus-board = Action board larger
ui-close = Close
ui-search = Search the cards
ui-decide = Decide
ui-look = { $name }: look at the estate, { $points } points, income { $income }
ui-starts = starts the round
ui-round = Round { $round } of { $of }
ui-next-round = Round { $round }
ui-harvest = Harvest
ui-island-turns = { $island } turns
ui-turns-in = Turns over in round { $round }
ui-phase = Phase { $number } of 12: { $phase }
ui-phase-1 = New viking
ui-phase-2 = Harvest
ui-phase-3 = Islands
ui-phase-4 = Weapon
ui-phase-5 = Actions
ui-phase-6 = Start player
ui-phase-7 = Income
ui-phase-8 = Animals
ui-phase-9 = Feast
ui-phase-10 = Bonus
ui-phase-11 = Mountain strips
ui-phase-12 = Vikings home

## The action board

ui-group-build_houses = Houses
ui-group-build_ships = Ships
ui-group-hunting = Hunting
ui-group-livestock_market = Livestock
ui-group-weekly_market = Market
ui-group-products = Products
ui-group-crafting = Crafting
ui-group-mountains_and_trade = Mountains|& trade
ui-group-sailing = Sailing
ui-group-emigration_and_occupation = Emigration|& people
ui-group-imitation = Imitation
ui-group-open = { $group }: { $count } open
ui-or = or
ui-stock-last = last
ui-stock-none = none
ui-filter = Which spaces
ui-filter-all = All
ui-filter-open = Open to you ({ $count })
ui-filter-food = Food
ui-filter-goods = Goods, building
ui-filter-sail = Sailing, people
ui-open-spaces = { $count } of { $of } spaces are open to you
ui-vikings = { $count ->
        [one] { $count } viking
       *[other] { $count } vikings
    }
ui-taken-by = taken: { $seat } ({ $count })
ui-lacks = { $what }: { $need } needed, you have { $have }
ui-lack-viking = vikings
ui-lack-island = islands
ui-lack-house = houses left
ui-lack-berth = free berths
ui-lack-good = goods
ui-lack-card = cards
ui-lack-source = spaces to imitate
ui-lack-seat = free seats
ui-stay = { $count ->
        [0] No vikings stay at the Thing
        [one] { $count } viking stays at the Thing
       *[other] { $count } vikings stay at the Thing
    }
ui-send = { $count ->
        [one] Send { $count } viking
       *[other] Send { $count } vikings
    }
ui-send-pay = Send { $count }, pay { $silver } silver
ui-pass = Pass
ui-strip = Strip { $strip }
ui-mountains = Mountain strips
ui-mine-hint = Choose the last thing you want: all before it come with it.
ui-taken-from = { $count } from strip { $strip }
ui-up-to = up to { $count }
ui-no-strip = No strip lies open.
ui-explore = Explore
ui-ship-stays = the ship stays yours
ui-forge = Forge
ui-sale = Special sale

## The estate

ui-points-now = Points now
ui-bay = Bay
ui-berth-ship = { $ship }: { $points } points, ore { $ore }, room for { $room }
ui-berth-small = Free berth: whaling boat, 3 silver
ui-berth-large = Free berth: knarr 5, longship 8 silver
ui-stable = { $item }: { $count }, pregnant { $pregnant }
ui-pregnant = { $count } pregnant
ui-cells-to = { $count ->
        [one] { $count } cell to { $next }
       *[other] { $count } cells to { $next }
    }
ui-board-words = { $board }: income { $income }, minus { $minus }, tiles { $count }
ui-feast-table = Feast table: { $laid } of { $fill } seats laid, emigrated ships { $ships }
ui-unexplored = Unexplored
ui-with-silver = with silver
ui-no-islands = No island is left.
ui-island-words = { $points } points, { $silver } silver, { $minus } to cover
ui-special-tiles = Special tiles
ui-special-words = { $item }: sword value { $sword }, { $price ->
        [-1] not for sale
       *[other] price { $price }
    }
ui-left = { $count } left
ui-thing = Thing square
ui-vikings-left = { $count ->
        [one] { $count } viking left
       *[other] { $count } vikings left
    }
ui-ladder = Goods by shape and colour
ui-occupations = Occupations
ui-in-hand = in hand
ui-played = played
ui-score-ships = Ships
ui-score-emigrants = Emigration
ui-score-islands = Islands
ui-score-buildings = Sheds and houses
ui-score-animals = Animals
ui-score-occupations = Occupations
ui-score-silver = Silver
ui-score-home-minus = Open cells at home
ui-score-island-minus = Open cells on islands
ui-score-building-minus = Open cells in houses
ui-score-penalties = Thing penalties
ui-score-other = Crown and cards

## Any time

ui-anytime = Any time
ui-anytime-hint = does not use up your turn
ui-shut-first_part = Opens after the first part of this action
ui-shut-peeks = Looked too often: opens with your next move
ui-shut-nothing = Nothing is possible now
ui-shut-other_seat = Not your decision
ui-lay = Lay
ui-ships = Ships
ui-take-in-hand = Take in hand: { $item }
ui-lay-here = Lay it here
ui-lay-on = { $item } on { $board }: { $count } places, now { $cell }
ui-lay-coins = Lay { $count } × { $item }
ui-put-back = Put back
ui-back-to-turn = Back to the turn
ui-turn = Turn
ui-mirror = Mirror
ui-aim = Point at a place; R turns, Enter lays
ui-aim-phone = Tap a cell; tap again for the next place
ui-paint-hint = Draw over the cells; again takes them off
ui-touch-green = Green may not touch green.
ui-touch-blue = Blue may touch anything.
ui-touch-special = May touch anything; can be mirrored.
ui-touch-red = Only in houses; not beside red.
ui-touch-orange = Only in houses; not beside orange.
ui-touch-plain = One cell each.
ui-nth = { $number } of { $of }
ui-income-then = Income { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
ui-bonus-lost = bonus lost: { $items }
ui-no-bonus-lost = no bonus lost
ui-keep-laid = { $count ->
        [one] Keep: { $count } tile laid
       *[other] Keep: { $count } tiles laid
    }
ui-in-ladder = Choose in the goods below
ui-step-lay = { $item } on { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } strip
       *[other] { $count } strips
    }
ui-step-upgrade = { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
ui-step-trade = Turn { $count } to blue
ui-step-purchase = { $count ->
        [one] Buy { $count } tile
       *[other] Buy { $count } tiles
    }
ui-step-serve = { $count ->
        [one] { $count } plate
       *[other] { $count } plates
    }
ui-step-leave = { $count } empty
ui-step-play = { $count ->
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
ui-take-fewer = { $rest ->
        [0] Take { $count }
       *[other] Take { $count }, give up { $rest }
    }
ui-window-income = Before income
ui-window-bonus = Before the bonus
ui-window-end = Lay what is left
ui-window-facts = Income { $income }, minus points open { $minus }.
ui-window-next = { $count ->
        [one] { $count } more cell on { $board } makes it { $income }.
       *[other] { $count } more cells on { $board } make it { $income }.
    }
ui-is-busy = { $name } lays
ui-is-done = { $name } is done
ui-nothing-more = Nothing more
ui-nothing-more-laid = Keep { $count } laid, nothing more
ui-done-score = Done, count the points

## Dice

ui-die = die
ui-die-high = { $die }, high
ui-die-low = { $die }, low
ui-three-rolls = Up to 3 rolls; the last one counts
ui-failure-brings = Failure brings { $items }
ui-boats = { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
ui-counts = counts
ui-last-counts = The last roll counts, even a worse one. Left: { $count }
ui-no-roll = No roll left
ui-ship-ore = ship ore
ui-less-ore = after { $count } ore off
ui-of = of { $count }
ui-fewer = less: { $item }
ui-more = more: { $item }
ui-could-add = Stone and swords could add { $count }
ui-loot = What you could take
ui-to-pay = to pay
ui-cannot-pay = You would need { $need } and have { $have }.
ui-success = Success
ui-give-up = Give up
ui-give-up-home = { $count ->
        [0] Give up
       *[other] Give up, { $count } home
    }
ui-vikings-home = vikings home
ui-home-up-to = up to { $count } vikings home
ui-fits = { $count ->
        [0] No place on your boards
        [one] { $count } place on your boards
       *[other] { $count } places on your boards
    }
ui-silver-now = { $count } silver at once
ui-to-cover = { $count } to cover
ui-income-range = income { $least } now, up to { $most }
ui-places-for = Places for your tiles

## The feast

ui-feast = The feast
ui-seats-to-fill = { $count ->
        [one] { $count } seat to fill
       *[other] { $count } seats to fill
    }
ui-empty-costs = an empty seat costs 3 points
ui-to-fill = to fill
ui-laid = laid
ui-open-seats = open
ui-empty = empty
ui-feast-rule = Never two of a colour side by side; only the first of a kind lies lengthwise.
ui-cheapest = Lay the cheapest
ui-cheapest-hint = replaces what you laid
ui-all-served = all served
ui-beside-red = red beside red
ui-beside-orange = orange beside orange
ui-beside-green = green beside green
ui-too-long = too long
ui-table-set = The table is set.
ui-serve-on = Serve and go on
ui-serve-end = Serve and end the feast
ui-leave = Leave the seat empty

## Cards and markers

ui-hand = Your occupations
ui-keep-one = Keep one of two
ui-only-you = only you see these
ui-no-cards = You have no card in hand.
ui-still-choosing = Still choosing: { $names }
ui-pick = Take a resource marker
ui-pick-hint = Large: after a harvest. Small, brown: after a failed one. Every round, for the whole game.
ui-or-brown = or { $item }

## The guided first game

ui-guide-welcome = Send vikings to hunt, craft, raid and explore. What they bring covers your boards: open cells cost points, covered ones raise your income.
    .title = A Feast for Odin
ui-guide-board = Each space takes as many vikings as its column says. Left of the arrow is what you pay, right of it what you get. Rimmed spaces are open to you.
    .title = The action board
ui-guide-vikings = Your vikings, materials, weapons and goods lie here. Choose a space and the button says what it costs.
    .title = Your bench
ui-guide-estate = Your home board. Green and blue goods cover it; cover the lower left first, and the gold coin moves up: your income.
    .title = Your estate
ui-guide-lay = Ringed goods fit on a board. Click one, point at a place, R turns it. It uses up no turn.
    .title = Laying tiles
ui-guide-ladder = Each column is a shape, each row a colour. An upgrade is one step up: orange, red, green, blue.
    .title = Upgrades
ui-guide-dice = Roll up to three times; the last roll counts. Pay the result, or give up and get something small.
    .title = Dice
ui-guide-feast = Fill the seats with food. Never two of a colour side by side. “Lay the cheapest” does it for you.
    .title = The feast
ui-guide-income = Before income you may lay once more. The strip says what the next income needs.
    .title = Before income
ui-guide-round = Each round you have one viking more. Islands turn over, and their silver grows while nobody takes them.
    .title = The next round
ui-guide-sail = Ships open raiding, exploring and emigration. An emigrated ship brings points and needs no food.
    .title = Ships
ui-guide-end = The last round: cover minus cells, build, emigrate. Everything left over counts little.
    .title = The end

## Choices, prompts and keys

ui-for-nothing = for nothing
ui-pay-left = pay { $things }, { $left } left
ui-ore-lost = ore lost: { $count }
ui-emigrate-note = pay { $silver } silver, 2 seats fewer to feed
ui-keep-it = Keep it
ui-keep-boat = Keep the boat
ui-stay-here = Stay
ui-keep-in-hand = Keep it in hand
ui-no-card = No card
ui-no-upgrade = No upgrade
ui-turn-none = Turn none
ui-only-this = Only this one
ui-mine-no-more = Take no more
ui-play-no-more = Play no more
ui-at-least-one = At least one
ui-first-card = First 1 card to your hand
ui-ore-adds = Ore on your longship: +{ $count }
ui-adds-up-to = { $items }: up to +{ $count }
ui-pays-up-to = { $items }: you can pay { $count }
ui-card-before = Before: play a card
ui-card-after = After: play a card
ui-asked-after = You are asked again after it
ui-click-again = Click again to send.
ui-do-mine = { $count ->
        [one] Take { $count } thing
       *[other] Take { $count } things
    }
ui-do-upgrade = Upgrade { $count }
ui-upgrade-fewer = Upgrade { $count }, give up { $rest }
ui-do-purchase = Buy { $count } for { $silver } silver
ui-do-explore = Explore: { $island }
ui-do-emigrate = Emigrate, { $silver } silver
ui-take-loot = Take: { $item }
ui-send-with = Send { $count }: { $what }
ui-send-sail = Send { $count }, boats: { $number }
ui-pay-dice = Pay { $things }
ui-pay-nothing = Pay nothing, succeed
ui-choose-source = Choose a space to copy
ui-choose-island = Choose an island
ui-reveals-card = Can’t be undone: a card is drawn
ui-reveals-die = Can’t be undone: a die is rolled
ui-reveals-weapon = Can’t be undone: weapons are drawn
ui-ask-lay = Lay it: { $item }.
ui-ask-anytime = Any time. Your turn waits.
ui-ask-pass = { $count ->
        [one] Pass with { $count } viking?
       *[other] Pass with { $count } vikings?
    }
ui-ask-fail = Give up? You get { $items }.
ui-ask-send = { $count ->
        [one] { $what }: send { $count } viking?
       *[other] { $what }: send { $count } vikings?
    }
ui-materials = Materials
ui-weapons = Weapons
ui-card-asks = { $card } asks
ui-card-badge = a card asks
ui-must = It must be carried out.
ui-then-asks = Then also: { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = costs { $things }
ui-brings = brings { $things }
ui-no-change = nothing changes at once
ui-skip = Skip me when only coins fit
ui-fill-income = Fill to the next income
ui-one-more = one more
ui-one-less = one less
ui-open-cells = Open cells { $now } → { $then }
ui-load-ore = Load ore
ui-no-load-action = not during an action
ui-no-load-ore = you have no ore
ui-no-load-room = no ship has room
ui-lapses = lapses with your first vikings
ui-other-leaves = The other leaves the game unseen.
ui-you-look = You look at the estate: { $name }.
ui-waiting-space = Waiting space
ui-waiting-words = { $count ->
        [one] { $count } viking waits there
       *[other] { $count } vikings wait there
    }
ui-copy-column = copy column { $column }
ui-still-busy = Still busy: { $names }
ui-cheapest-uses = Uses { $things }.
ui-cheapest-empty = Seats left empty: { $count }.
ui-feast-pays = Looks at your feast: { $cards }
ui-emigrate-with = { $ship }: { $points } points
ui-taken-second = taken: second colour ({ $count })
ui-spare = The cheapest, but keep:
ui-key-pass = pass
ui-key-roll = roll the die
ui-key-fail = give up the dice action
ui-key-anytime = open what is possible at any time
ui-key-cheapest = lay the cheapest feast
ui-key-leave = leave a seat empty
ui-key-income = fill with coins to the next income
ui-key-turn = turn or mirror the tile in hand
ui-key-look = look at the next player
ui-key-panes = make a pane larger
