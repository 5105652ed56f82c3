# A Feast for Odin

summary = Send Vikings to hunt, craft, raid and explore, and fill your boards with what they bring home.
option-length = Length
option-length-help = 7 rounds, or 6 rounds with 1 more Viking from the start.
option-length-long = Long, 7 rounds
option-length-short = Short, 6 rounds
option-occupations = Occupations
option-occupations-help = The decks of occupation cards in play. Deck A is the beginners’ deck.
option-occupations-none = None
option-occupations-A = Deck A, for beginners
option-occupations-B = Deck B
option-occupations-C = Deck C
option-occupations-all = All 3 decks
option-first_card = First card
option-first_card-help = Alone: dealt, or chosen from all light ones.
option-first_card-dealt = Dealt
option-first_card-chosen = Chosen
option-small_board = Smaller action board
option-small_board-help = For 1 or 2 players: leaves out 5 second copies of a space.
option-mini_islands = Mini-expansion: islands
option-mini_islands-help = 1 more island board: Lofoten, later Orkney.
option-mini_harvest = Mini-expansion: harvest
option-mini_harvest-help = Random harvests, resource markers, 4 more goods, and the island Mull, later Caithness.
option-mini_harvest_cards = Cards of the harvest expansion
option-mini_harvest_cards-help = 8 cards always leave the game with this expansion; 30 more may.
option-mini_harvest_cards-usual = 8 leave
option-mini_harvest_cards-fewer = 38 leave
option-ask_always = Always ask before income and bonus
option-ask_always-help = If off, you are asked only if you can lay a tile or buy a ship.

## Moves

move-occupy = Place Vikings: { $space }
    .detail = Place { $vikings ->
            [one] 1 Viking
           *[other] { $vikings } Vikings
        }: { $space }
move-pass = Pass for this round
move-imitate = Imitate: { $space }
    .detail = Imitate: { $space } (Vikings: { $vikings })
move-anytime = Lay tiles, buy ships, load ore
move-lay = Lay on { $board }: { $item }
    .detail = Lay on { $board }: { $item }, { $width } × { $height } (you have { $count })
move-buy = Buy: { $ship }
    .detail = Buy: { $ship } ({ $silver } silver)
move-load = Load 1 ore in berth { $berth }
    .detail = Load 1 ore in berth { $berth }: { $ship } (ore { $ore })
move-at = At { $column }{ $row }, turned way { $turn }
move-cover = Lay on { $board }: { $item } × { $count }, next cells first
move-put = Lay on { $board }: { $item }, in the best place
move-put-all = Lay all that fits, each in its best place
move-back = Put it back
move-choose = Choose: { $way }
move-exchange = Exchange: { $item }
    .detail = Exchange: { $item } → { $made }
move-swap = Swap the boat in berth { $berth } for a knarr
move-decline = Decline
move-done = Done
move-no-more = Nothing else this round
move-mine = Strip { $strip }: take { $count }
    .detail = Strip { $strip }: take { $count } ({ $thing })
move-mine-two = Strips { $strip } and { $other }: take the most
move-upgrade = Upgrade: { $item }
    .detail = Upgrade: { $item } → { $made }
move-upgrade-two = Upgrade: { $item } and { $also }
move-upgrade-far = Upgrade one step further: { $item }
    .detail = Upgrade one step further: { $item } → { $made }
move-trade = Turn to blue: { $item }
    .detail = Turn to blue: { $item } → { $made }
move-trade-all = Turn one of each to blue
move-purchase = Buy: { $item }
    .detail = Buy: { $item } ({ $silver } silver)
move-forge = Forge: { $item }
move-explore = Explore: { $island }
    .detail = Explore: { $island } ({ $points } points, { $silver } silver)
move-emigrate = Emigrate with the ship in berth { $berth }
    .detail = Emigrate with the ship in berth { $berth }: { $ship } ({ $points } points)
move-sail = Sail: { $boats }
    .detail = Sail: { $boats } (ore { $ore })
move-roll = Roll again
move-succeed = Succeed, paying { $weapons ->
        [0] only wood
        [one] 1 weapon and wood
       *[other] { $weapons } weapons and wood
    } as needed
    .detail = Succeed: pay { $weapon } { $weapons }, wood { $wood }; get { $item }
move-loot = Take: { $item }
    .detail = Take: { $item } (sword value { $sword }, pay { $count })
move-raise = Pay swords: { $swords }, spears: { $spears }, the rest in stone
    .detail = Pay swords: { $swords }, spears: { $spears }, stone: { $stone }
move-fail = Declare failure
    .detail = Declare failure (get { $item })
move-call-back = Vikings back to the Thing: { $vikings }
move-serve = Serve: { $item }, { $side }
    .detail = Serve: { $item }, { $side } (seats: { $seats })
move-leave = Leave the seat empty
    .detail = { $count ->
        [one] Leave { $count } seat empty
       *[other] Leave { $count } seats empty
    }
move-serve-coins = Serve { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
move-set-table = Fill the rest with the cheapest food
move-spare = Lay the cheapest, but keep: { $item }
move-take-off = Undo the last plate
move-keep = Keep { $card }
    .detail = Keep { $card } – { $effect }
move-play = Play { $card }
    .detail = Play { $card } – { $effect }
move-pick = Take resource marker { $marker }
    .detail = Take resource marker { $marker }: orange { $orange }, brown { $brown }
move-use = Use { $card } ({ $way })
    .detail = Use { $card } – { $how }
move-visit = Use the space: { $space }
move-summon = Bring { $vikings } back from: { $space }
move-take = Take: { $item }
use-deal = { $pay } → { $get }
use-berth = ship in berth { $berth }

## What is being asked

prompt-keep = Keep 1 of the 2 cards.
    .other = { $seat } chooses a card.
prompt-pick = Choose a resource marker.
    .other = { $seat } chooses a resource marker.
prompt-first-card = Play the card you kept, or decline.
    .other = { $seat } may play the kept card.
prompt-turn = Place Vikings on a space, or pass.
    .other = { $seat } places Vikings or passes.
prompt-choose = Choose 1 of the 2 options.
    .other = { $seat } chooses 1 of 2 options.
prompt-exchange = Exchange { $item } for { $gain }, or decline.
    .other = { $seat } may exchange { $item } for { $gain }.
prompt-anytime = Lay a tile, buy a ship or load ore.
    .other = { $seat } lays tiles.
prompt-at = Choose the place on { $board } for { $item }.
    .other = { $seat } lays { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Upgrade goods by 1 level. Upgrades left: { $count }.
   *[other] Upgrade goods by 2 levels. Upgrades left: { $count }.
}
    .other = { $levels ->
        [1] { $seat } upgrades goods by 1 level ({ $count } left).
       *[other] { $seat } upgrades goods by 2 levels ({ $count } left).
    }
prompt-trade = Turn green goods to blue, 1 of each kind.
    .other = { $seat } trades overseas.
prompt-sale = Buy special tiles, at most { $count } more.
    .other = { $seat } buys special tiles, at most { $count }.
prompt-forge = Choose what to forge.
    .other = { $seat } forges.
prompt-mine = { $count ->
    [one] Take { $count } material from a mountain strip.
   *[other] Take up to { $count } materials from a mountain strip.
}
    .other = { $seat } takes materials from a mountain strip (up to { $count }).
prompt-explore = Choose an island to explore.
    .other = { $seat } chooses an island.
prompt-emigrate = Choose the ship that emigrates. It costs { $silver } silver.
    .other = { $seat } emigrates for { $silver } silver.
prompt-swap = Swap a whaling boat for a knarr, or decline.
    .other = { $seat } may swap a whaling boat for a knarr.
prompt-sail = Choose the whaling boats to use.
    .other = { $seat } chooses whaling boats.
prompt-dice = { $dice }: rolled { $pips }, result { $result }. Pay or roll again.
    .other = { $seat } decides. { $dice }: rolled { $pips }, result { $result }.
prompt-raise = Pay { $count } swords or stone for { $item }.
    .other = { $seat } pays { $count } swords or stone for { $item }.
prompt-call-back = Choose how many Vikings come back.
    .other = { $seat } takes Vikings back.
prompt-play = Play an occupation.
    .other = { $seat } plays occupations.
prompt-free-card = Play an occupation for free, or decline.
    .other = { $seat } may play an occupation for free.
prompt-before-harvest = Use your cards before the harvest.
    .other = { $seat } may use cards before the harvest.
prompt-before-feast = Use your cards before the feast.
    .other = { $seat } may use cards before the feast.
prompt-card = Use { $card } or decline.
    .other = { $seat } decides about { $card }.
prompt-card-choice = Choose for { $card }.
    .other = { $seat } chooses for { $card }.
prompt-split-loot = Take something besides { $item }, or decline.
    .other = { $seat } may split the loot.
prompt-hold-now = Lay { $item } now, or leave it.
    .other = { $seat } lays { $item }.
prompt-lay-now = Choose the place on { $board } for { $item }.
    .other = { $seat } lays { $item } ({ $board }).
prompt-before-income = Lay tiles before income.
    .other = { $seat } lays tiles before income.
prompt-feast = Fill the feast table: seat { $next } of { $count }.
    .other = { $seat } fills the feast table: seat { $next } of { $count }.
prompt-before-bonus = Lay tiles before the bonus.
    .other = { $seat } lays tiles before the bonus.
prompt-last-placing = Lay your last tiles before scoring.
    .other = { $seat } lays the last tiles.

## The log

log-round = Round { $round }. { $seat } starts.
    .you = Round { $round }. You start.
log-harvest = Harvest for everyone: { $item }.
log-marker = { $level ->
    [0] Next harvest: failure.
   *[other] Next harvest: level { $level }.
}
log-pick = { $seat } chooses resource marker { $marker }.
    .you = You choose resource marker { $marker }.
log-gift = { $seat } starts with { $silver } silver and 1 more weapon.
    .you = You start with { $silver } silver and 1 more weapon.
log-turn-island = New island: { $island }.
log-weapon = { $seat } draws { $item }.
    .you = You draw { $item }.
log-strip = New mountain strip { $strip }: { $thing }.
log-pass = { $seat } passes.
    .you = You pass.
log-occupy = { $vikings ->
    [one] { $seat } places { $vikings } Viking: { $space }.
   *[other] { $seat } places { $vikings } Vikings: { $space }.
}
    .you = { $vikings ->
        [one] You place { $vikings } Viking: { $space }.
       *[other] You place { $vikings } Vikings: { $space }.
    }
log-imitate = { $seat } imitates { $space }.
    .you = You imitate { $space }.
log-pay = { $seat } pays { $items }.
    .you = You pay { $items }.
log-gain = { $seat } gets { $items }.
    .you = You get { $items }.
log-build = { $seat } builds a { $house }.
    .you = You build a { $house }.
log-ship = { $seat } gets a { $ship }.
    .you = You get a { $ship }.
log-buy = { $seat } buys a { $ship } for { $silver } silver.
    .you = You buy a { $ship } for { $silver } silver.
log-load = { $seat } loads ore on a { $ship }.
    .you = You load ore on a { $ship }.
log-lay = { $seat } lays { $item } on { $board }, { $column }{ $row }.
    .you = You lay { $item } on { $board }, { $column }{ $row }.
log-cover = { $seat } covers cells of { $board }: { $item } × { $count }.
    .you = You cover cells of { $board }: { $item } × { $count }.
log-upgrade = { $seat } upgrades { $item } to { $made }.
    .you = You upgrade { $item } to { $made }.
log-trade = { $seat } turns { $item } to blue.
    .you = You turn { $item } to blue.
log-purchase = { $seat } buys { $item } for { $silver } silver.
    .you = You buy { $item } for { $silver } silver.
log-forge = { $seat } forges { $item }.
    .you = You forge { $item }.
log-mine = { $seat } takes from mountain strip { $strip }: { $thing }.
    .you = You take from mountain strip { $strip }: { $thing }.
log-explore = { $silver ->
    [0] { $seat } explores { $island }.
   *[other] { $seat } explores { $island } and gets { $silver } silver.
}
    .you = { $silver ->
        [0] You explore { $island }.
       *[other] You explore { $island } and get { $silver } silver.
    }
log-emigrate = { $seat } emigrates with a { $ship } for { $silver } silver.
    .you = You emigrate with a { $ship } for { $silver } silver.
log-swap = { $seat } swaps a whaling boat for a knarr.
    .you = You swap a whaling boat for a knarr.
log-roll = { $seat } rolls { $pips } (roll { $count }, result { $result }).
    .you = You roll { $pips } (roll { $count }, result { $result }).
log-success = { $seat } succeeds (pays { $count }) and gets { $item }.
    .you = You succeed (pay { $count }) and get { $item }.
log-failure = { $seat } fails and gets { $item }.
    .you = You fail and get { $item }.
log-call-back = { $count ->
    [one] { $seat } takes { $count } Viking back.
   *[other] { $seat } takes { $count } Vikings back.
}
    .you = { $count ->
        [one] You take { $count } Viking back.
       *[other] You take { $count } Vikings back.
    }
log-draw-card = { $seat } draws an occupation.
    .you = You draw an occupation.
log-play-card = { $seat } plays { $card }.
    .you = You play { $card }.
log-use-card = { $seat } uses { $card }.
    .you = You use { $card }.
log-income = { $seat } gets { $silver } silver income.
    .you = You get { $silver } silver income.
log-birth = { $item-id ->
    [sheep] A sheep is born ({ $seat }).
   *[other] A cow is born ({ $seat }).
}
    .you = { $item-id ->
        [sheep] You have a new sheep.
       *[other] You have a new cow.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] A sheep is pregnant ({ $seat }).
   *[other] A cow is pregnant ({ $seat }).
}
    .you = { $item-id ->
        [pregnant_sheep] One of your sheep is pregnant.
       *[other] One of your cows is pregnant.
    }
log-feast = { $seat } serves { $item }.
    .you = You serve { $item }.
log-penalty = { $count ->
    [one] { $seat } takes { $count } Thing penalty for empty seats.
   *[other] { $seat } takes { $count } Thing penalties for empty seats.
}
    .you = { $count ->
        [one] You take { $count } Thing penalty for empty seats.
       *[other] You take { $count } Thing penalties for empty seats.
    }
log-bonus = { $seat } gets a bonus: { $item }.
    .you = You get a bonus: { $item }.

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
board-player = { $seat }: Vikings { $vikings }, points { $points }, income { $income }, penalties { $penalties }:
board-title = { $board }: income { $income }, minus { $minus }
board-ships = Ships:
board-ship = { $number }: { $ship } (ore { $ore })
board-emigrants = Emigrated:
board-table = Feast table ({ $count } seats):
board-hand = Occupations in hand:
board-played = Occupations played:
board-markers = Resource markers:
board-pool = Resource markers to pick:
board-signs = Signs: . free, - minus point, = two minus points, * bonus, number = income, x or blank = cannot be covered, $ silver, % ore, w wood, letters = tiles
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , surrounded
        [one] , 1 cell open
       *[other] , { $missing } cells open
    }
board-tiles = Tiles you can lay, width x height:
board-food = Food, seats lengthwise/upright:
colour-orange = orange
colour-red = red
colour-green = green
colour-blue = blue
item-weapon = weapon
shorthand-help = In one line: what, cell, turn and, with several boards, the board: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = “{ $words }” names no tile you could lay. You could lay: { $item }.
shorthand-not-now = You can’t lay tiles now. Choose a part of the action first.
shorthand-nowhere = There is no room on your boards for { $item }.
shorthand-cell = Add the cell, for example: { $places }.
shorthand-board = “{ $words }” is none of your boards. Yours are: { $board }.
shorthand-turns = Turns of this tile: { $count ->
        [1] only 1
       *[other] 1 to { $count }
    } ({ $item }).
shorthand-place = No place at { $cell } for: { $item }. Places near by, as you would type them: { $places }.
shorthand-boards = This cell fits on several boards. Add the board: { $board }. Tile: { $item }.

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

# the second good of a pair
also-peas = { item-peas }
also-mead = { item-mead }
also-oil = { item-oil }
also-flax = { item-flax }
also-stockfish = { item-stockfish }
also-hide = { item-hide }
also-beans = { item-beans }
also-milk = { item-milk }
also-wool = { item-wool }
also-grain = { item-grain }
also-salt_meat = { item-salt_meat }
also-linen = { item-linen }
also-cabbage = { item-cabbage }
also-game_meat = { item-game_meat }
also-skin_and_bones = { item-skin_and_bones }
also-sheep = { item-sheep }
also-pregnant_sheep = { item-pregnant_sheep }
also-fur = { item-fur }
also-fruits = { item-fruits }
also-whale_meat = { item-whale_meat }
also-robe = { item-robe }
also-cattle = { item-cattle }
also-pregnant_cattle = { item-pregnant_cattle }
also-clothing = { item-clothing }
also-berries = { item-berries }
also-eggs = { item-eggs }
also-amber = { item-amber }
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
way-sheep = 1 sheep, free
way-cattle = 1 cow for 1 silver
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
boats-1-2-3 = all 3 boats
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
space-hunting_2 = hunting (2 Vikings)
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
space-master_crafting = master crafting: 4 silver, wool into robe, silverware into jewellery
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
space-overseas_trading_2 = overseas trading for 1 silver (2 Vikings)
space-special_sale = special sale, up to 2 tiles
space-raiding = raiding
space-pillaging_1 = pillaging
space-pillaging_2 = pillaging (3 Vikings)
space-plundering = plundering with 2 longships: silver hoard
space-explore_near = explore: any ship
space-explore_middle = explore: knarr or longship
space-explore_far = explore: longship
space-draw_occupation = draw an occupation, 1 silver
space-play_occupation_paid = play an occupation for stone or ore, 1 silver
space-emigration_1 = emigration
space-play_occupations_2 = play up to 2 occupations
space-emigration_2 = emigration (3 Vikings)
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

## Kinds of cards, and what they are about

kind-immediate = at once
kind-anytime = any time
kind-each_time = each time
kind-as_soon_as = once
topic-building = houses
topic-ships = ships
topic-hunting = hunting
topic-snare = snares
topic-whaling = whaling
topic-raiding = raiding and pillaging
topic-trading = overseas trading
topic-exploring = islands
topic-emigrating = emigration
topic-crafting = crafting
topic-market = markets
topic-mountains = mountain strips
topic-upgrades = upgrades
topic-harvest = harvest
topic-income = income
topic-feast = feast
topic-bonus = bonus
topic-animals = animals
topic-weapons = weapons
topic-special_tiles = special tiles
topic-boards = laying on boards
topic-vikings = Vikings
topic-occupations = occupations
topic-scoring = scoring
topic-goods = goods
topic-materials = wood, stone, ore
topic-silver = silver

## Labels of the text view

view-round = Round
view-rounds = Rounds in all
view-phase = Phase
view-starter = First player
view-harvest = Harvest by round
view-harvest_now = Harvest now
view-markers = Resource markers
view-pool = Markers to pick
view-brown = Brown side
view-spaces = Action spaces
    .column = Takes Vikings
    .vikings = Vikings there
view-islands = Islands
view-houses = Buildings
view-specials = Special tiles left
view-strips = Mountain strips
view-strips_hidden = Hidden strips
view-weapons = Weapon cards
view-discards = Discarded weapons
view-deck = Occupation cards
view-action = In progress
view-dice = Dice
view-waiting_home = { "" }
view-players = Players
view-number = Number
view-orange = Orange side
view-column = Column
view-group = { "" }
view-holder = Taken by
view-vikings = Vikings
view-why = Why not now
view-why-held = taken
view-why-vikings = too few Vikings
view-why-ships = needs ships
view-why-animals = needs animals
view-why-nothing = nothing possible there
view-points = Points
view-silver = Silver
view-minus = Minus
view-turns = Turns over in round
view-item = Good
view-count = Number
view-price = Price
view-sword = Sword value
view-forgeable = Can be forged
view-things = From the arrow on
view-seat = Player
view-space = Space
view-copied = Copied
view-table = Roll for
view-rolls = Rolls
view-ore = Ore
view-result = Result
view-rolls_left = Rolls left
view-boats = Boats used
view-thing = Vikings of the Thing
view-seated = Vikings at the table
view-passed = Passed
view-tiles = { "" }
view-supply = Goods
view-boards = Boards
view-slots = Slots of buildings
view-empty_slots = Empty slots
view-berths = Berths
view-emigrants = Emigrated
view-seats_to_fill = Seats of the feast to fill
view-plates = Feast table
view-penalties = Thing penalties
view-hand = Occupations in hand
view-cards = Cards in hand
view-played = Occupations played
view-income = Income
view-lines = { "" }
view-symbols = Bonus
view-pieces = Laid tiles
view-pays = { "" }
view-next = { "" }
view-missing = Cells missing
view-cells = Cells
view-gives = Gives
view-turn = { "" }
view-large = Large
view-ship = Ship
view-room = { "" }
view-seats = Seats
view-wide = Lengthwise
view-income_most = Income at most
view-due = To pay
view-home = Vikings that may come home
view-anytime = { "" }
view-args = { "" }
view-board = { "" }
view-brings = { "" }
view-card = { "" }
view-cheapest = { "" }
view-choices = { "" }
view-costs = { "" }
view-crew = { "" }
view-fails_at = { "" }
view-feast = { "" }
view-fits = { "" }
view-food = { "" }
view-gains = { "" }
view-have = { "" }
view-high = { "" }
view-key = { "" }
view-lacks = { "" }
view-line = { "" }
view-loads = { "" }
view-loot = { "" }
view-material = { "" }
view-mixes = { "" }
view-move = { "" }
view-must = { "" }
view-narrow = { "" }
view-need = { "" }
view-others = { "" }
view-own = { "" }
view-possible = { "" }
view-queue = { "" }
view-reveals = { "" }
view-rises = { "" }
view-score = { "" }
view-usable = { "" }
view-value = { "" }
view-way = { "" }
view-ways = { "" }
view-weapon = { "" }
view-what = { "" }
