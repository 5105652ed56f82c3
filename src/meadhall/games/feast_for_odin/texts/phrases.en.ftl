# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act } { $test }.
sentence-tier-if = { $when } { $test }, { $act }.
or-2 = { $a } or { $b }
or-3 = { $a }, { $b } or { $c }
or-else-2 = { $a }, or { $b }
or-else-3 = { $a }, or { $b }, or { $c }
span-one = { $low }
span = { $low }–{ $high }
span-from = { $low } or more
span-to = at most { $high }
row = { $span } → { $gain }
rows-2 = { $a }; { $b }
rows-3 = { $a }; { $b }; { $c }
rows-4 = { $a }; { $b }; { $c }; { $d }

## When

when-play = When you play this card,
when-then = Then
when-anytime = At any time,
when-anytime-action-vikings = During an action for which you placed Vikings,
when-threshold = As soon as you have { $things },
when-unlocked = Once you have { $things }, at any time but only once in the game,
when-acquire-knarr = The next time you get a knarr,
when-crew-4-action-vikings = Just before you place exactly { $count } Vikings in the fourth column,
when-crew-2-action-vikings-round-earlier_pairs = Before you place exactly 2 Vikings in the second column, except for your first placement of 2 Vikings in the round,
when-space-before-build_houses-build_ships = Before you use a house building or ship building space,
when-space-before-crafting = Before you use a crafting space,
when-space-before-overseas_trading_1-overseas_trading_2 = Just before you use an overseas trading space,
when-ore_way = Just before you exchange ore on a crafting space,
when-space-use-build_houses = Each time you use a house building space,
when-space-use-build_whaling_boat = On the whaling boat space for 1 Viking,
when-space-use-crafting = Each time you use a crafting space,
when-space-use-has_upgrade_1 = When a space lets you upgrade exactly 1 good,
when-space-use-weekly_market = Each time you use a weekly market space,
when-space-after-crafting = After you use a crafting space,
when-space-after-crafting-action-vikings-action-spent-ore = After you place Vikings on a crafting space and exchange ore there,
when-space-after-gives_exactly_1_silver = After you use a space whose printed gain includes exactly 1 silver,
when-space-after-gives_exactly_2_silver = After you use a space whose printed gain includes exactly 2 silver,
when-space-after-has_upgrade_1 = After you use a space that upgrades exactly 1 good,
when-space-after-overseas_trading_2 = After you use the overseas trading space for 2 Vikings,
when-space-after-takes_from_mountain = After you use a space that takes items from mountain strips,
when-space-after-weekly_market = After you use a weekly market space,
when-action-before-hunting = Before each hunt,
when-action-before-overseas_trading = Before each overseas trading,
when-action-before-pillaging = Before each pillage,
when-action-before-raiding = Before each raid,
when-instead-raiding = Instead of a raid,
when-action-use-explore-emigrate = Each time you explore or emigrate,
when-action-after-action-longships = After each action in which you used a longship,
when-action-after-action-received-stockfish = After each action that gave you at least { $count } stockfish,
when-action-after-action-vikings-action-received-stone = After each action for which you placed Vikings and that gave you at least { $count } stone,
when-action-after-action-vikings-action-received-wood = After each action for which you placed Vikings and that gave you at least { $count } wood,
when-occupation-played = After each action in which you played an occupation,
when-dice-success-hunting = After a successful hunt,
when-dice-success-hunting_2-action-vikings = After a successful hunt on the space for 2 Vikings, if you placed them,
when-dice-success-laying_snare-action-vikings = After success on the snare space, if you placed Vikings there,
when-dice-success-raiding = After a successful raid,
when-dice-success-raiding-pillaging = After a successful raid or pillage,
when-dice-success-snare = After successfully laying a snare,
when-dice-success-whaling = After successful whaling,
when-dice-failure-raiding = After a failed raid,
when-dice-over-snare = After laying a snare, successful or not,
when-receive-cattle-pregnant_cattle = For each cattle newly placed in your stable,
when-receive-chest-treasure_chest = For each chest or treasure chest you receive,
when-receive-silver_2-strip_end = For each double coin you take from the last space of a mountain strip,
when-receive-spices = For each spices you receive,
when-receive-stockfish-salt_meat-event-amount = When you receive exactly { $count } stockfish or { $count } salt meat at once,
when-receive-stone-strip = For each stone you take from a mountain strip,
when-build-knarr-event-wood_paid = After you build a knarr for at least { $count } wood,
when-build-knarr-longship-event-wood_paid = After you build a knarr or longship for at least { $count } wood,
when-build-stone_house-long_house = Each time you build a stone or long house,
when-place-grain-houses = After each grain you place in a stone or long house,
when-place-rune_stone-houses = For each rune stone you place in a stone or long house,
when-place-rune_stone-islands = For each rune stone you place on an island,
when-serve-game_meat-whale_meat = For each game meat or whale meat on your feast table, as soon as you serve it,
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = For each sheep or cattle you serve on your feast table,
when-viking-return-event-amount = Each time { $count } or { $most } of your Vikings return to the Thing square at once during the actions phase,
when-thing-count-event-amount = Each time your Thing square comes to hold exactly { $count } Vikings,
when-occupation-draw = Each time you would draw an occupation,
when-new_weapon = In each new weapon phase,
when-harvest-none = In each round without harvest,
when-harvest-during = In each harvest,
when-harvest-after = After each harvest,
when-actions-end = At the end of each actions phase,
when-income-before = Before each income phase,
when-feast-start = At the start of each feast,
when-feast-during = In each feast,
when-feast-after = After each feast,
when-bonus-during = In each bonus phase,
when-bonus-after = After each bonus phase,
when-bonus-house-event-amount = When one of your houses yields exactly { $count } bonus good,
when-strip-removed-ore = For each ore removed from the mountain strips at the end of a round,
when-strip-removed-silver_2 = For each double coin removed from them,
when-scoring = At the final scoring,

## What is done

act-gain = gain { $gain }
act-may-gain = you may take { $gain }
act-gain-per = gain { $gain } for each { $per }
act-gain-one = gain { $ways }
act-tier = gain according to { $counter }: { $rows }
act-fill = you may take weapon cards until you hold { $gain }
act-double-supply-peas = you may double the peas in your supply, up to { $cap }
act-fourth_of_a_kind = choose a good (not an animal) of which you have exactly 3 in your supply and gain a fourth
act-exchange = you may exchange { $price } for { $gain }
act-exchange-one = you may exchange { $ways }
act-buy = you may buy { $gain } for { $price }
act-buy-one = you may buy { $ways }
act-buy-tier = you may buy { $gain } at a price according to { $counter }: { $rows }
act-take-one = you may take one of these: { $ways }
act-harvest = you may exchange { $price } for { $gain } (this counts as a harvest of yours)
way-exchange = { $price } for { $gain }
way-buy = { $gain } for { $price }
way-free = { $gain } for free
way-if = { $gain } { $test }
price-silver-game-round = silver equal to the round number
price-silver-price-by_weapons = 8 silver less 1 for each sword and ½ for each spear or bow you hold (rounded down, weapons are kept)
act-upgrade = you may upgrade { $count ->
        [one] { $count } good
       *[other] up to { $count } goods
    } by 1 step
act-upgrade-paid = you may pay { $price } to upgrade { $count ->
        [one] { $count } good
       *[other] up to { $count } goods
    } by 1 step
act-upgrade-blue = you may upgrade { $count } orange, red or green good to the blue good of the same shape
act-upgrade-orange-paid = you may pay { $price } to upgrade { $count } orange good by 1 step
act-upgrade-salt_meat-game_meat-whale_meat = you may upgrade { $count } salt meat, game meat or whale meat by 1 step
act-upgrade-same = you may upgrade up to { $count } goods of the same kind by 1 step each
act-upgrade-up_left-paid-per-own-knarr = for each of your knarrs, you may pay { $price } to move { $count } good 1 step diagonally up and to the left in the goods grid
act-upgrade-up_right-orange-paid = you may pay { $price } to move { $count } orange good up to { $steps } steps diagonally up and to the right in the goods grid
act-flip = you may turn over tiles in your supply, up to a number according to { $counter }: { $rows }
act-mountain = you may take { $count ->
        [one] { $count } item
       *[other] up to { $count } items
    } from a mountain strip
act-mountain-exact = you may take exactly { $count } items from a mountain strip
act-mountain-only-stone-ore = you may take { $count } item from a mountain strip if it is stone or ore
act-raise-rolls = you may return { $price } to the general supply to add { $count } to each roll
act-action-emigrate = you may emigrate at the normal price, without placing Vikings
act-action-emigrate-less = you may emigrate for 1 silver less for each large ship you have (the emigrating one included), without placing Vikings
act-action-hunting = you may hunt without placing Vikings
act-action-hunting-paid = you may pay { $price } to hunt without placing Vikings
act-action-snare-paid = you may pay { $price } to lay a snare without placing Vikings
act-use-empty_in_column_1_beside_own = you may pay { $price } to use an empty first-column space directly above or below a first-column space with one of your Vikings, without placing Vikings
act-use-occupied_in_column_2 = you may use an occupied second-column space without placing Vikings
act-phase-bonus-home = you may collect the bonuses of your home board
act-phase-bonus-houses = you may collect the bonuses of your houses
act-phase-breeding = you may breed your animals as in a breeding phase
act-phase-feast = hold a feast for yourself; the regular feast of the round still follows
act-return-each_of_column_4 = you may return 1 of your Vikings from each fourth-column space to your Thing square
act-return-one_space = you may return 1 of your Vikings from a space to your Thing square, and for { $second } a second one from the same space
act-return-this_space = you may pay { $price } to return 1 of these Vikings to your Thing square
act-take-special = you may take { $tile } from any player’s board; { $fill } from the general supply fill its place
tile-cloakpin = the cloakpin
tile-drinking_horn = the drinking horn
give-longship = 1 longship (its ore is lost)
give-whaling_boat = 1 whaling boat (its ore is lost)
act-breed-cattle = you may turn 1 cattle to its pregnant side
act-play-paid = you may pay { $price } to play 1 occupation from your hand
act-lay-feast_table-stockfish-houses = you may move any stockfish from your feast table into your stone and long houses
act-lay-stock-ore-home-islands = gain 1 ore for each longship, but only as much as you place at once on your home board and islands
act-promise_no_mead = gain 1 silver if you serve no mead; you may take it at once if you promise so
act-stock_shed = you may place 1 wood or 1 stone from your supply in one of your sheds to gain 1 silver
act-unload_ore = you may move loaded ore from your whaling boats and longships back to your supply
act-wood_in_houses = you may cover spaces in your stone and long houses with wood, like with silver
act-instead-draw_weapon = you may take { $gain } instead of drawing a weapon card
act-instead-draw_occupation = you may instead play 1 occupation from your hand
act-instead-upgrade = you may instead exchange { $price } for { $gain }
act-instead-build = you may instead build { $gain } for { $price }
act-instead-tile = you may take { $gain } in place of one of the two
act-instead-bonus_good = you may take { $gain } instead
act-instead-action = you may upgrade up to { $count } goods by 1 step each

## Conditions

if-action-rolls-at-most = if you rolled at most { $count } times
if-action-spent-spear-exactly = if you spent exactly { $count } spear
if-action-spent-sword-exactly = if you spent exactly { $count } sword
if-action-spent-wood-exactly = if you spent no wood
if-before-flax = if you had at least { $count } flax in your supply before
if-before-grain = if you had at least { $count } grain in your supply before
if-standing-column_2 = if at least { $count } of your Vikings stand on second-column spaces
if-standing-column_3 = if at least { $count } of your Vikings stand on third-column spaces
if-standing-crafting = if at least { $count } of your Vikings stand on crafting spaces
if-supply-clothing = if you have at least { $count } clothing in your supply
if-table-game_meat = if game meat was on your feast table
have-own-houses = { $count } stone or long houses
have-own-large_ships = { $count } large ships
have-own-longship = { $count } longships

## What is counted

by-action-boats = the number of whaling boats used
by-action-strip_kinds = the number of different things taken from strips (wood, stone, ore, silver)
by-game-players = the number of players
by-own-islands = the number of your islands
by-own-knarr = the number of your knarrs
by-own-loaded_ore = the ore loaded on your ships (printed ore does not count)
by-own-longship = the number of your longships
by-own-longships_with_2_ore = the number of your longships carrying at least 2 ore
by-own-round_income = your current income
by-own-ship_sets = the number of your full sets of all three ship types
by-own-special_tiles = the number of your special tiles (in your supply and on boards)
by-own-whaling_boat = the number of your whaling boats
by-stable-any_sheep = the number of your sheep (pregnant ones included)
by-supply-grain = the grain in your supply
by-supply-silk = the silk in your supply
by-supply-spices = the spices in your supply
per-action-resource_kinds_paid = kind of building resource (wood, stone, ore) you exchanged there
per-own-houses = stone or long house you have
per-own-knarr = knarr you have
per-own-longship = longship you have
per-own-red_kinds = kind of red good in your supply and stables (pregnant or not is one kind)
per-own-whaling_boat = whaling boat you have
per-stable-kinds = kind of animal in your stables (sheep, cattle)
per-supply-meat_pairs = pair of 1 game meat and 1 whale meat in your supply (you keep them)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = On a space whose printed price is at least { $least } silver, you pay { $count } silver less in total (not for ships).
rule-less-silver-emigrate = Each emigration costs you { $count } silver less.
rule-less-silver-livestock_market = On livestock market spaces, you pay { $count } silver less in total.
rule-less-stone-build_houses = On house building spaces, you pay { $count } stone less for a house.
rule-less-vikings-plundering = The plundering space takes fewer Vikings according to { $counter }: { $rows }.
rule-rolls-more = Add { $count } to each of your { $rolls }.
rule-rolls-less = Subtract { $count } from each of your { $rolls }.
rolls-hunting = hunting rolls
rolls-hunting-snare = hunting and snare rolls
rolls-hunting-snare-whaling-raiding-pillaging = rolls, also when raiding and pillaging
rolls-raiding-pillaging = raiding and pillaging rolls
rule-worth-spear-whaling = Each spear you spend when whaling lowers the result by { $count }.
rule-worth-stone-raiding-pillaging = Each stone you spend when raiding or pillaging raises the result by { $count }.
rule-rerolls = You may roll up to { $count } times in each action with dice.
rule-spend-spear-sword = When raiding or pillaging, you may spend spears like swords.
rule-split = You may split the result of a raid or pillage to take two things.
rule-green = When raiding or pillaging, you may take a green good; its sword value is that of its blue side minus 1.
rule-highest_special = When raiding or pillaging, the highest sword value among the special tiles in the general supply counts as 1 less.
rule-any_island = On the exploration space for any ship, you may take any face-up island with any ship.
rule-knarr_as_longship = Your knarrs can stand in for longships when raiding, pillaging, plundering and exploring, but carry no ore.
rule-lengthwise-peas = Up to { $count } peas may lie lengthwise on your feast table.
rule-second_step = In each action that upgrades 3 or 4 goods, you may upgrade one of them by 2 steps.

## So many of a thing

count-silver = { $count } silver
count-wood = { $count } wood
count-stone = { $count } stone
count-ore = { $count } ore
count-loaded_ore = { $count } ore from the longship you use
count-peas = { $count } peas
count-flax = { $count } flax
count-beans = { $count } beans
count-grain = { $count } grain
count-cabbage = { $count } cabbage
count-fruits = { $count } fruits
count-mead = { $count } mead
count-stockfish = { $count } stockfish
count-milk = { $count } milk
count-salt_meat = { $count } salt meat
count-game_meat = { $count } game meat
count-whale_meat = { $count } whale meat
count-sheep = { $count } sheep
count-cattle = { $count } cattle
count-any_sheep = { $count } sheep (pregnant or not)
count-any_cattle = { $count } cattle (pregnant or not)
count-oil = { $count } oil
count-hide = { $count ->
        [one] { $count } hide
       *[other] { $count } hides
    }
count-wool = { $count } wool
count-linen = { $count } linen
count-skin_and_bones = { $count } skin and bones
count-fur = { $count ->
        [one] { $count } fur
       *[other] { $count } furs
    }
count-clothing = { $count } clothing
count-rune_stone = { $count ->
        [one] { $count } rune stone
       *[other] { $count } rune stones
    }
count-silverware = { $count } silverware
count-chest = { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
count-silk = { $count } silk
count-spices = { $count } spices
count-jewellery = { $count } jewellery
count-treasure_chest = { $count ->
        [one] { $count } treasure chest
       *[other] { $count } treasure chests
    }
count-silver_hoard = { $count ->
        [one] { $count } silver hoard
       *[other] { $count } silver hoards
    }
count-bow = { $count ->
        [one] { $count } bow
       *[other] { $count } bows
    }
count-snare = { $count ->
        [one] { $count } snare
       *[other] { $count } snares
    }
count-spear = { $count ->
        [one] { $count } spear
       *[other] { $count } spears
    }
count-sword = { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
count-weapon = { $count ->
        [one] { $count } weapon card from the pile
       *[other] { $count } weapon cards from the pile
    }
count-any_weapon = { $count ->
        [one] { $count } weapon card of your choice
       *[other] { $count } weapon cards of your choice
    }
count-whaling_boat = { $count ->
        [one] { $count } whaling boat
       *[other] { $count } whaling boats
    }
count-knarr = { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship = { $count ->
        [one] { $count } longship
       *[other] { $count } longships
    }
count-laden_longship = { $count ->
        [one] { $count } longship that carries those 3 ore
       *[other] { $count } longships that carry those 3 ore
    }
count-stone_house = { $count ->
        [one] { $count } stone house
       *[other] { $count } stone houses
    }
count-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-vikings = { $count ->
        [one] { $count } Viking fewer
       *[other] { $count } Vikings fewer
    }
count-belt = the belt (if available)
count-chalice = the chalice (if available)
count-cloakpin = the cloakpin (if available)
count-crucifix = the crucifix (if available)
count-drinking_horn = the drinking horn (if available)
count-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-pregnant_sheep = { $count } pregnant sheep
count-pregnant_cattle = { $count } pregnant cattle

## Names

name-1 = Peddler
name-2 = Patron
name-3 = Furrier
name-4 = Hunter
name-5 = Chief
name-6 = Stonecarver
name-7 = Miller
name-8 = Craft Leader
name-9 = Ore Boatman
name-10 = Milker
name-11 = Trident Hunter
name-12 = Helmsman
name-13 = Archer
name-14 = Ship Owner (14)
name-15 = Cottager
name-16 = Captain
name-17 = Orient Shipper
name-18 = Fighter
name-19 = Host
name-20 = Builder
name-21 = Collector
name-22 = Miner
name-23 = Custodian
name-24 = Whaling Equipper
name-25 = Meat Trader
name-26 = Meat Inspector
name-27 = Fisherman
name-28 = Locksmith
name-29 = Meat Preserver
name-30 = Silk Merchant
name-31 = Storeman
name-32 = Weapons Supplier (32)
name-33 = Sheep Shearer
name-34 = Shepherd
name-35 = Cattle Breeder
name-36 = Ship's Cook
name-37 = Foreign Trader
name-38 = Peacemaker
name-39 = Modifier
name-40 = Master Joiner
name-41 = Slowpoke
name-42 = Steward
name-43 = Fruit Picker
name-44 = Master Tailor
name-45 = Pirate
name-46 = Ship Architect
name-47 = Tanner
name-48 = Farmer
name-49 = Plower
name-50 = Rune Engraver
name-51 = Master Mason
name-52 = Tutor (52)
name-53 = Farm Shop Owner
name-54 = Tradesman
name-55 = Treasurer
name-56 = Arms Dealer
name-57 = Bean Farmer
name-58 = Linseed Oil Presser
name-59 = Linen Weaver
name-60 = Inspector
name-61 = Wharf Owner
name-62 = Fine Blacksmith
name-63 = Hornturner
name-64 = Ship Builder
name-65 = Dragonslayer
name-66 = Field Farmer
name-67 = Private Chef
name-68 = Weapon Supplier (68)
name-69 = Equipment Supplier
name-70 = Courier
name-71 = Innkeeper
name-72 = Earl
name-73 = Metalsmith
name-74 = Cowherd
name-75 = Bone Collector
name-76 = Homecomer
name-77 = Follower
name-78 = Traveling Merchant
name-79 = Breeder
name-80 = Shepherd Boy
name-81 = Quartermaster
name-82 = Longship Builder
name-83 = Wholesaler
name-84 = Harbor Guard
name-85 = Hornblower
name-86 = Hide Buyer
name-87 = Preacher
name-88 = Clerk
name-89 = Catapulter
name-90 = Sword Fighter
name-91 = Latecomer
name-92 = Sympathetic Soul
name-93 = Helper in Time of Need
name-94 = Spice Merchant (94)
name-95 = Wanderer
name-96 = Meat Merchant
name-97 = Pea Counter
name-98 = Nobleman
name-99 = Tutor (99)
name-100 = Undertaker
name-101 = Judge
name-102 = Fur Merchant
name-103 = Forest Blacksmith
name-104 = Disheartened Warrior
name-105 = Knarr Builder
name-106 = Warmonger
name-107 = Adventurer
name-108 = Ironsmith
name-109 = Master Count
name-110 = Birka Settler
name-111 = Artist
name-112 = Barkeep
name-113 = Apprentice Craftsman
name-114 = Silk Stitcher
name-115 = Princess
name-116 = Master Bricklayer
name-117 = Shipowner (117)
name-118 = Messenger
name-119 = Milkman
name-120 = Middleman
name-121 = Carpenter
name-122 = Mountain Guard
name-123 = Oil Seller
name-124 = Laborer
name-125 = Scribe
name-126 = Trapper
name-127 = Angler
name-128 = Digger
name-129 = Meat Curer
name-130 = Snare Specialist
name-131 = Bait Layer
name-132 = Berserker
name-133 = Lance Bearer
name-134 = Drunkard
name-135 = Lone Wolf
name-136 = Raider
name-137 = Melee Fighter
name-138 = Robber
name-139 = Loot Hunter
name-140 = Blubber Cook
name-141 = Ivory Sculptor
name-142 = Whale Catcher
name-143 = Antlers Seller
name-144 = Deerstalker
name-145 = Forester
name-146 = Sledger
name-147 = Steersman
name-148 = Spice Merchant (148)
name-149 = Priest
name-150 = Meat Buyer
name-151 = Thing Spokesman
name-152 = Merchant
name-153 = Proficient Hunter
name-154 = Woodcutter
name-155 = Cooper
name-156 = Stone Crusher
name-157 = Skinner
name-158 = Barbarian
name-159 = Festive Hunter
name-160 = Sober Man
name-161 = Whaling Assistant
name-162 = Flax Farmer
name-163 = Farmhand
name-164 = Armed Fighter
name-165 = Village Leader
name-166 = Weapons Warden
name-167 = Taster
name-168 = Earl of Lade
name-169 = Sower
name-170 = Refugee Helper
name-171 = Flax Baker
name-172 = Fish Cook
name-173 = Punchcutter
name-174 = Bosporus Traveler
name-175 = Codliver Oil Presser
name-176 = Etiquette Teacher
name-177 = Maid
name-178 = Boat Builder
name-179 = Cutter Operator
name-180 = Beach Raider
name-181 = Sail Patcher
name-182 = Herb Gardener
name-183 = Grain Deliveryman
name-184 = Sponsor
name-185 = Dorestad Traveller
name-186 = Pea Flour Baker
name-187 = Chronicler
name-188 = Mineworker
name-189 = Seafarer
name-190 = Bosporus Merchant
