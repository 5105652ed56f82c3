# A Feast for Odin

summary = Send vikings to hunt, craft, raid and explore, and cover your boards with what they bring home.
option-length = Length
option-length-help = Seven rounds, or six with one viking more from the start.
option-length-long = long, 7 rounds
option-length-short = short, 6 rounds
option-occupations = Occupations
option-occupations-help = The decks of occupation cards in play. Decks whose cards have no effect yet cannot be chosen.
option-occupations-none = none
option-occupations-A = deck A, the beginners’ deck
option-occupations-B = deck B
option-occupations-C = deck C
option-occupations-all = all three decks
option-first_card = First card
option-first_card-help = Alone: dealt, or chosen from all light ones.
option-first_card-dealt = dealt
option-first_card-chosen = chosen
option-small_board = Smaller action board
option-small_board-help = For one or two players: leaves out five second copies of a space.
option-mini_islands = Mini-expansion: islands
option-mini_islands-help = One more island board: Lofoten, later Orkney.
option-mini_harvest = Mini-expansion: harvest
option-mini_harvest-help = Harvests by lot, resource markers, four more goods, and the island Mull, later Caithness.
option-mini_harvest_cards = Cards of the harvest expansion
option-mini_harvest_cards-help = Eight cards always leave the game with it; thirty more may.
option-mini_harvest_cards-usual = eight leave
option-mini_harvest_cards-fewer = thirty-eight leave

## Moves

move-occupy = Place vikings: { $space }
move-pass = Pass for this round
move-imitate = Imitate: { $space }
move-anytime = Lay tiles, buy ships, load ore
move-lay = Lay on a board: { $item }
move-buy = Buy: { $ship }
move-load = Load 1 ore in berth { $berth }
move-hold = On { $board }, turned way { $turn }
move-at = At { $column }{ $row }
move-back = Put it back
move-choose = Choose: { $way }
move-exchange = Exchange: { $item }
move-swap = Turn the boat in berth { $berth } into a knarr
move-decline = Decline
move-done = Done
move-mine = Strip { $strip }: take { $count }
move-upgrade = Upgrade: { $item }
move-trade = Turn to blue: { $item }
move-trade-all = Turn one of each to blue
move-purchase = Buy: { $item }
move-forge = Forge: { $item }
move-explore = Explore: { $island }
move-emigrate = Emigrate with the ship in berth { $berth }
move-sail = Sail: { $boats }
move-roll = Roll again
move-succeed = Succeed, paying { $weapons ->
        [0] only wood
        [one] 1 weapon and wood
       *[other] { $weapons } weapons and wood
    } as needed
move-loot = Take: { $item }
move-raise = Pay with swords: { $swords }, the rest in stone
move-fail = Declare failure
move-call-back = Vikings back to the Thing: { $vikings }
move-serve = Serve: { $item }, { $side }
move-leave = Leave the seat empty
move-set-table = Lay the cheapest table
move-keep = Keep card { $card }
move-play = Play card { $card }
move-pick = Take resource marker { $marker }
move-use = Use card { $card }

## What is being asked

prompt-keep = Keep one of the two cards
    .other = { $seat } chooses a card
prompt-pick = Pick a resource marker
    .other = { $seat } picks a resource marker
prompt-first-card = Play the card you kept, or decline
    .other = { $seat } may play the card kept at set-up
prompt-turn = Place vikings on a space, or pass
    .other = { $seat } places vikings or passes
prompt-imitate = Choose the space to imitate
    .other = { $seat } chooses a space to imitate
prompt-choose = Choose one of the two
    .other = { $seat } chooses one of two ways
prompt-exchange = Exchange or decline: { $item } for { $gain }
    .other = { $seat } may exchange: { $item } for { $gain }
prompt-anytime = Lay a tile, buy a ship or load ore
    .other = { $seat } looks over the estate
prompt-hold = Choose board and way to lay: { $item }
    .other = { $seat } takes in hand: { $item }
prompt-at = Choose the place on { $board } for: { $item }
    .other = { $seat } seeks a place for: { $item } ({ $board })
prompt-upgrade = Upgrade goods by { $levels ->
        [1] one level
       *[other] two levels
    } ({ $count } left)
    .other = { $seat } upgrades goods by { $levels ->
        [1] one level
       *[other] two levels
    } ({ $count } left)
prompt-trade = Turn green goods to blue, one of each kind
    .other = { $seat } trades overseas
prompt-sale = Buy special tiles (up to { $count } more)
    .other = { $seat } buys special tiles (up to { $count })
prompt-forge = Choose what to forge
    .other = { $seat } is at the forge
prompt-mine = Take up to { $count } from one mountain strip
    .other = { $seat } takes up to { $count } from a mountain strip
prompt-explore = Choose the island to explore
    .other = { $seat } chooses an island
prompt-emigrate = Choose the ship that emigrates for { $silver } silver
    .other = { $seat } emigrates for { $silver } silver
prompt-swap = Turn a whaling boat into a knarr, or decline
    .other = { $seat } may turn a boat into a knarr
prompt-sail = Choose the whaling boats to use
    .other = { $seat } chooses the whaling boats
prompt-dice = Decide: { $dice }, rolled { $pips }, result { $result }
    .other = { $seat } decides: { $dice }, rolled { $pips }, result { $result }
prompt-raise = Pay { $count } in swords and stone for: { $item }
    .other = { $seat } pays { $count } for: { $item }
prompt-call-back = Choose how many vikings come back
    .other = { $seat } calls vikings back
prompt-play = Play an occupation
    .other = { $seat } plays occupations
prompt-free-card = Play an occupation free, or decline
    .other = { $seat } may play an occupation free
prompt-card = Decide about card { $card }
    .other = { $seat } decides about card { $card }
prompt-before-income = Arrange your boards before income
    .other = { $seat } arranges boards before income
prompt-feast = Lay the feast table: seat { $next } of { $count }
    .other = { $seat } lays the feast table: seat { $next } of { $count }
prompt-before-bonus = Arrange your boards before the bonus
    .other = { $seat } arranges boards before the bonus
prompt-last-placing = Lay what is left before the scoring
    .other = { $seat } lays what is left

## The log

log-round = Round { $round }: { $seat } starts
log-harvest = Harvest for all: { $item }
log-marker = Next harvest: { $level ->
        [0] failure
       *[other] level { $level }
    }
log-pick = { $seat } picks resource marker { $marker }
log-turn-island = An island board turns: { $island }
log-weapon = { $seat } draws: { $item }
log-strip = Mountain strip { $strip } is turned up: { $thing }
log-pass = { $seat } passes
log-occupy = { $seat } places { $vikings ->
        [one] one viking
       *[other] { $vikings } vikings
    }: { $space }
log-imitate = { $seat } imitates: { $space }
log-pay = { $seat } pays { $items }
log-gain = { $seat } receives { $items }
log-build = { $seat } builds: { $house }
log-ship = { $seat } has a new ship: { $ship }
log-buy = { $seat } buys a ship for { $silver } silver: { $ship }
log-load = { $seat } loads ore: { $ship }
log-lay = { $seat } lays: { $item } on { $board }, { $column }{ $row }
log-upgrade = { $seat } upgrades: { $item } to { $made }
log-trade = { $seat } turns to blue: { $item }
log-purchase = { $seat } buys for { $silver } silver: { $item }
log-forge = { $seat } forges: { $item }
log-mine = { $seat } takes from mountain strip { $strip }: { $thing }
log-explore = { $seat } explores { $island } and finds { $silver } silver
log-emigrate = { $seat } emigrates for { $silver } silver: { $ship }
log-swap = { $seat } gives a whaling boat for it
log-roll = { $seat } rolls { $pips } (roll { $count }, result { $result })
log-success = { $seat } succeeds, pays { $count } and gets: { $item }
log-failure = { $seat } fails and gets: { $item }
log-call-back = { $seat } takes { $count ->
        [one] one viking
       *[other] { $count } vikings
    } back
log-draw-card = { $seat } draws an occupation
log-play-card = { $seat } plays occupation { $card }
log-use-card = { $seat } uses card { $card }
log-income = { $seat } has an income of { $silver } silver
log-birth = { $seat } has young in the stable: { $item }
log-pregnant = { $seat } expects young in the stable: { $item }
log-feast = { $seat } serves: { $item }
log-penalty = { $seat } leaves seats empty and takes Thing penalties: { $count }
log-bonus = { $seat } gets as bonus: { $item }

## The score

tally-ships = Ships ({ $count })
tally-emigrants = Emigration ({ $count })
tally-islands = Islands ({ $count })
tally-buildings = Sheds and houses ({ $count })
tally-animals = Sheep and cattle ({ $count })
tally-occupations = Occupations ({ $count })
tally-silver = Silver ({ $count })
tally-crown = Crown of England ({ $count })
tally-home-minus = Open minus cells at home ({ $count })
tally-island-minus = Open minus cells on islands ({ $count })
tally-building-minus = Open cells and slots of sheds and houses ({ $count })
tally-penalties = Thing penalties ({ $count })

## The table as text

count-of = { $count } { $item }
board-round = Round { $round } of { $rounds }, { $phase }
board-harvest = harvest level { $level }
board-free = Column { $column }, free for you:
board-held = Column { $column }, taken:
board-name = { $seat }
board-colour = colour { $number }
board-islands = Islands:
board-island = { $island } ({ $points } points, { $silver } silver)
board-strips = Mountain strips:
board-houses = Buildings left:
board-house = { $house } { $count }
board-specials = Special tiles left:
board-special = { $item } (price { $price }, sword { $sword })
board-player = { $seat }: vikings { $vikings }, points { $points }, income { $income }, penalties { $penalties }:
board-title = { $board }: income { $income }, minus { $minus }
board-ships = Ships:
board-ship = { $number }: { $ship } (ore { $ore })
board-emigrants = Emigrated:
board-table = Feast table ({ $count } seats):
board-hand = Occupations in hand:
board-markers = Resource markers:
board-pool = Resource markers to pick:
board-signs = Signs: . free, - minus point, = two minus points, * bonus, number = income, x or blank = cannot be covered, $ silver, % ore, letters = tiles
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , surrounded
        [one] , 1 cell open
       *[other] , { $missing } cells open
    }
board-tiles = Tiles you can lay, width x height:
colour-orange = orange
colour-red = red
colour-green = green
colour-blue = blue
item-weapon = weapon
shorthand-help = In one line: what, cell, turn and, with several boards, the board: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = “{ $words }” names no tile you could lay. You could lay: { $item }.
shorthand-not-now = Nothing can be laid at this moment. Take a part of the action first.
shorthand-nowhere = There is no place for it on your boards now: { $item }.
shorthand-cell = Say the cell as well, for instance: { $places }.
shorthand-board = “{ $words }” is none of your boards. Yours are: { $board }.
shorthand-turns = Turns of this tile: { $count ->
        [1] only 1
       *[other] 1 to { $count }
    } ({ $item }).
shorthand-place = No place at { $cell } for: { $item }. Places near by, as you would type them: { $places }.
shorthand-boards = That cell would do on several boards; add which: { $board }. Tile: { $item }.

## Names

item-peas = peas
item-mead = mead
item-oil = oil
item-rune_stone = rune stone
item-flax = flax
item-stockfish = stockfish
item-hide = hide
item-silverware = silverware
item-beans = beans
item-milk = milk
item-wool = wool
item-chest = chest
item-grain = grain
item-salt_meat = salt meat
item-linen = linen
item-silk = silk
item-cabbage = cabbage
item-game_meat = game meat
item-skin_and_bones = skin and bones
item-spices = spices
item-sheep = sheep
item-pregnant_sheep = pregnant sheep
item-fur = fur
item-jewellery = jewellery
item-fruits = fruits
item-whale_meat = whale meat
item-robe = robe
item-treasure_chest = treasure chest
item-cattle = cattle
item-pregnant_cattle = pregnant cattle
item-clothing = clothing
item-silver_hoard = silver hoard
item-berries = berries
item-eggs = eggs
item-amber = amber
item-guldgubber = guldgubber
item-glass_beads = glass beads
item-helmet = helmet
item-cloakpin = cloakpin
item-belt = belt
item-crucifix = crucifix
item-drinking_horn = drinking horn
item-amber_figure = amber figure
item-horseshoe = horseshoe
item-gold_brooch = gold brooch
item-forge_hammer = forge hammer
item-fibula = fibula
item-throwing_axe = throwing axe
item-chalice = chalice
item-round_shield = round shield
item-english_crown = Crown of England
item-altar = altar
item-wood = wood
item-stone = stone
item-ore = ore
item-silver = silver
item-bow = bow
item-snare = snare
item-spear = spear
item-sword = sword
item-stone_house = stone house
thing-wood = wood
thing-stone = stone
thing-ore = ore
thing-silver_2 = 2 silver
ship-whaling_boat = whaling boat
ship-knarr = knarr
ship-longship = longship
house-shed = shed
house-stone_house = stone house
house-long_house = long house
board-home = home
board-shetland = Shetland
board-bear_island = Bear Island
board-faroe_islands = Faroe Islands
board-baffin_island = Baffin Island
board-iceland = Iceland
board-labrador = Labrador
board-greenland = Greenland
board-newfoundland = Newfoundland
board-lofoten = Lofoten
board-orkney = Orkney
board-mull = Mull
board-caithness = Caithness
phase-set_up = set-up
phase-actions = actions
phase-income = income
phase-feast = feast
phase-bonus = bonus
phase-end = the end
side-wide = lengthwise
side-narrow = upright
way-stone_house_and_longship = stone house and longship
way-long_house_and_knarr = long house and knarr
way-sheep = a sheep, free
way-cattle = a cow for 1 silver
way-wood = pay 1 wood
way-stone = pay 1 stone
way-ore = pay 1 ore
way-mountains = take from the mountains
way-upgrades = double upgrades
boats-1 = boat 1
boats-2 = boat 2
boats-1-2 = boats 1 and 2
boats-3 = boat 3
boats-1-3 = boats 1 and 3
boats-2-3 = boats 2 and 3
boats-1-2-3 = all three boats
dice-hunting = Hunting
dice-snare = Laying a snare
dice-whaling = Whaling
dice-raiding = Raiding
dice-pillaging = Pillaging
space-build_shed = shed for 2 wood
space-build_stone_house = stone house for 1 stone
space-build_long_house = long house for 2 stone
space-build_house_and_ship = house and ship for 2 stone and 2 wood
space-build_whaling_boat = build a whaling boat for 1 wood
space-build_knarr = build a knarr for 2 wood
space-build_longship = build a longship for 2 wood
space-hunting_1 = hunting
space-take_stockfish = 1 stockfish
space-hunting_2 = hunting (2 vikings)
space-laying_snare = laying a snare
space-whaling_main = whaling, up to 3 boats
space-whaling_extra = whaling, 1 boat
space-buy_stockfish = 2 stockfish for 1 silver
space-buy_salt_meat = 2 salt meat for 2 silver
space-buy_sheep = sheep for 1 silver
space-buy_cattle_milk = cow and milk for 3 silver
space-sheep_or_cattle = sheep, or cow for 1 silver
space-buy_sheep_cattle = sheep and cow for 3 silver
space-market_beans = market: beans, 1 silver
space-market_flax_stockfish = market: flax, stockfish, 1 silver
space-market_fruits = market: fruits, oil, salt meat, 1 silver
space-market_spices = market: spices, 1 silver; 2 milk with a cow, 1 wool with a sheep
space-milk_cattle = milk your cattle, up to 3
space-mead_and_silver = 2 mead, 2 silver
space-wool_sheep = shear your sheep, up to 3
space-craft_linen = linen from flax
space-craft_rune_stone = rune stone and 1 silver from 1 stone
space-craft_clothing = clothing and 2 silver from hide and linen
space-craft_chest = chest and 1 silver from 1 wood or 1 ore
space-forge = forge for 1 ore
space-craft_runes_chests = 2 rune stones and 2 chests from 2 stone and 2 wood
space-master_crafting = 4 silver, wool into robe, silverware into jewellery
space-mountain_2 = 2 from a mountain
space-mountain_1_upgrade_1 = 1 from a mountain, 1 upgrade
space-upgrade_2 = 2 upgrades
space-wood_per_player = wood per player, 1 ore
space-mountain_3_upgrade_1 = 3 from a mountain, 1 upgrade
space-upgrade_3 = 3 upgrades
space-mountain_3_2 = 3 + 2 from mountains
space-upgrade_3_weapons_4 = 3 upgrades, 4 weapons
space-upgrade_4 = 4 upgrades
space-mountain_4_double_2 = 4 from a mountain, 2 double upgrades
space-mountain_2222_or_double_3 = 2+2+2+2 from mountains or 3 double upgrades
space-overseas_trading_1 = overseas trading for 1 silver
space-overseas_trading_2 = overseas trading for 1 silver (2 vikings)
space-special_sale = special sale, up to 2 tiles
space-raiding = raiding
space-pillaging_1 = pillaging
space-pillaging_2 = pillaging (3 vikings)
space-plundering = plundering with 2 longships: silver hoard
space-explore_near = explore: any ship
space-explore_middle = explore: knarr or longship
space-explore_far = explore: longship
space-draw_occupation = draw an occupation, 1 silver
space-play_occupation_paid = play an occupation for stone or ore, 1 silver
space-emigration_1 = emigration
space-play_occupations_2 = play up to 2 occupations
space-emigration_2 = emigration (3 vikings)
space-play_occupations_4 = play up to 4 occupations
space-exchange_boat_emigrate = boat into knarr, emigration
space-imitate_1 = imitation, column 1
space-imitate_2 = imitation, column 2
space-imitate_3 = imitation, column 3
space-imitate_4 = imitation, column 4
island-shetland = { board-shetland }
island-bear_island = { board-bear_island }
island-faroe_islands = { board-faroe_islands }
island-baffin_island = { board-baffin_island }
island-iceland = { board-iceland }
island-labrador = { board-labrador }
island-greenland = { board-greenland }
island-newfoundland = { board-newfoundland }
island-lofoten = { board-lofoten }
island-orkney = { board-orkney }
island-mull = { board-mull }
island-caithness = { board-caithness }
board-stone_house_1 = { house-stone_house } 1
board-stone_house_2 = { house-stone_house } 2
board-stone_house_3 = { house-stone_house } 3
board-long_house_1 = { house-long_house } 1
board-long_house_2 = { house-long_house } 2
board-long_house_3 = { house-long_house } 3
board-long_house_4 = { house-long_house } 4
board-long_house_5 = { house-long_house } 5
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
