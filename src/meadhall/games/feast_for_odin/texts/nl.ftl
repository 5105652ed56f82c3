# A Feast for Odin

summary = Stuur Vikingen op jacht, ambacht, rooftocht en verkenning en bedek je borden met hun buit.
option-length = Lengte
option-length-help = Zeven ronden, of zes met vanaf het begin één Viking meer.
option-length-long = lang, 7 ronden
option-length-short = kort, 6 ronden
option-occupations = Beroepen
option-occupations-help = De stapels beroepskaarten in het spel. Stapels waarvan de kaarten nog geen effect hebben, kunnen niet gekozen worden.
option-occupations-none = geen
option-occupations-A = stapel A, voor beginners
option-occupations-B = stapel B
option-occupations-C = stapel C
option-occupations-all = alle drie de stapels
option-first_card = Eerste kaart
option-first_card-help = Alleen: gedeeld, of gekozen uit alle lichte.
option-first_card-dealt = gedeeld
option-first_card-chosen = gekozen
option-small_board = Kleiner actiebord
option-small_board-help = Voor één of twee spelers: zonder vijf dubbele vakken.
option-mini_islands = Mini-uitbreiding: eilanden
option-mini_islands-help = Nog een eilandbord: Lofoten, later Orkney.
option-mini_harvest = Mini-uitbreiding: oogst
option-mini_harvest-help = Oogsten door loting, grondstofmarkers, vier extra goederen en het eiland Mull, later Caithness.
option-mini_harvest_cards = Kaarten van de oogstuitbreiding
option-mini_harvest_cards-help = Acht kaarten verlaten altijd het spel; nog dertig naar keuze.
option-mini_harvest_cards-usual = acht eruit
option-mini_harvest_cards-fewer = achtendertig eruit

## Moves

move-occupy = Vikingen plaatsen: { $space }
move-pass = Deze ronde passen
move-imitate = Nabootsen: { $space }
move-anytime = Tegels leggen, schip kopen, erts laden
move-lay = Op een bord leggen: { $item }
move-buy = Kopen: { $ship }
move-load = 1 erts laden, ligplaats { $berth }
move-hold = Bord: { $board }, stand { $turn }
move-at = Op { $column }{ $row }
move-back = Terugleggen
move-choose = Kiezen: { $way }
move-exchange = Ruilen: { $item }
move-swap = Boot op ligplaats { $berth } ruilen voor een knarr
move-decline = Afzien
move-done = Klaar
move-mine = Berg { $strip }: neem { $count }
move-upgrade = Verbeteren: { $item }
move-trade = Naar blauw draaien: { $item }
move-trade-all = Van elke soort één draaien
move-purchase = Kopen: { $item }
move-forge = Smeden: { $item }
move-explore = Verkennen: { $island }
move-emigrate = Emigreren met het schip op ligplaats { $berth }
move-sail = Uitvaren: { $boats }
move-roll = Opnieuw gooien
move-succeed = Slagen, betaal { $weapons ->
        [0] alleen hout
        [one] 1 wapen en hout
       *[other] { $weapons } wapens en hout
    } naar behoefte
move-loot = Nemen: { $item }
move-raise = Betaal zwaarden: { $swords }, de rest in steen
move-fail = Mislukking melden
move-call-back = Vikingen terug naar het Ding: { $vikings }
move-serve = Opdienen: { $item }, { $side }
move-leave = De plaats leeg laten
move-set-table = De goedkoopste tafel dekken
move-keep = Kaart { $card } houden
move-play = Kaart { $card } spelen
move-pick = Grondstofmarker { $marker } nemen
move-use = Kaart { $card } gebruiken

## What is being asked

prompt-keep = Houd een van de twee kaarten
    .other = { $seat } kiest een kaart
prompt-pick = Kies een grondstofmarker
    .other = { $seat } kiest een grondstofmarker
prompt-first-card = Speel de bewaarde kaart of zie ervan af
    .other = { $seat } mag de bewaarde kaart spelen
prompt-turn = Plaats Vikingen op een vak of pas
    .other = { $seat } plaatst Vikingen of past
prompt-imitate = Kies het vak om na te bootsen
    .other = { $seat } kiest een vak om na te bootsen
prompt-choose = Kies een van de mogelijkheden
    .other = { $seat } kiest een van de mogelijkheden
prompt-exchange = Ruil of zie ervan af: { $item } → { $gain }
    .other = { $seat } mag ruilen: { $item } → { $gain }
prompt-anytime = Leg een tegel, koop een schip of laad erts
    .other = { $seat } richt het bezit in
prompt-hold = Kies bord en stand: { $item }
    .other = { $seat } neemt in de hand: { $item }
prompt-at = Kies de plek ({ $board }): { $item }
    .other = { $seat } zoekt een plek: { $item } ({ $board })
prompt-upgrade = Verbeter goederen met { $levels ->
        [1] één niveau
       *[other] twee niveaus
    } (nog { $count })
    .other = { $seat } verbetert goederen met { $levels ->
        [1] één niveau
       *[other] twee niveaus
    } (nog { $count })
prompt-trade = Draai groene goederen om, één per soort
    .other = { $seat } handelt overzee
prompt-sale = Koop speciale tegels (nog hoogstens { $count })
    .other = { $seat } koopt speciale tegels (hoogstens { $count })
prompt-forge = Kies wat je smeedt
    .other = { $seat } staat in de smederij
prompt-mine = Neem tot { $count } van één berg
    .other = { $seat } neemt tot { $count } van een berg
prompt-explore = Kies het eiland
    .other = { $seat } kiest een eiland
prompt-emigrate = Kies het schip dat emigreert ({ $silver } zilver)
    .other = { $seat } emigreert ({ $silver } zilver)
prompt-swap = Ruil een walvisboot voor een knarr of zie ervan af
    .other = { $seat } mag een boot voor een knarr ruilen
prompt-sail = Kies de walvisboten
    .other = { $seat } kiest de walvisboten
prompt-dice = Beslis: { $dice }, worp { $pips }, uitslag { $result }
    .other = { $seat } beslist: { $dice }, worp { $pips }, uitslag { $result }
prompt-raise = Betaal { $count } in zwaarden en steen voor: { $item }
    .other = { $seat } betaalt { $count } voor: { $item }
prompt-call-back = Kies hoeveel Vikingen terugkomen
    .other = { $seat } roept Vikingen terug
prompt-play = Speel een beroep
    .other = { $seat } speelt beroepen
prompt-free-card = Speel een beroep gratis of zie ervan af
    .other = { $seat } mag een beroep gratis spelen
prompt-card = Beslis over kaart { $card }
    .other = { $seat } beslist over kaart { $card }
prompt-before-income = Richt je borden in vóór het inkomen
    .other = { $seat } richt in vóór het inkomen
prompt-feast = Dek de feesttafel: plaats { $next } van { $count }
    .other = { $seat } dekt de feesttafel: plaats { $next } van { $count }
prompt-before-bonus = Richt je borden in vóór de bonus
    .other = { $seat } richt in vóór de bonus
prompt-last-placing = Leg wat over is vóór de telling
    .other = { $seat } legt wat over is

## The log

log-round = Ronde { $round }: { $seat } begint
log-harvest = Oogst voor allen: { $item }
log-marker = Volgende oogst: { $level ->
        [0] misoogst
       *[other] niveau { $level }
    }
log-pick = { $seat } neemt grondstofmarker { $marker }
log-turn-island = Een eilandbord wordt gedraaid: { $island }
log-weapon = { $seat } trekt: { $item }
log-strip = Berg { $strip } wordt omgedraaid: { $thing }
log-pass = { $seat } past
log-occupy = { $seat } plaatst { $vikings ->
        [one] één Viking
       *[other] { $vikings } Vikingen
    }: { $space }
log-imitate = { $seat } bootst na: { $space }
log-pay = { $seat } betaalt { $items }
log-gain = { $seat } krijgt { $items }
log-build = { $seat } bouwt: { $house }
log-ship = { $seat } heeft een nieuw schip: { $ship }
log-buy = { $seat } koopt een schip voor { $silver } zilver: { $ship }
log-load = { $seat } laadt erts: { $ship }
log-lay = { $seat } legt: { $item }, { $board } { $column }{ $row }
log-upgrade = { $seat } verbetert: { $item } → { $made }
log-trade = { $seat } draait naar blauw: { $item }
log-purchase = { $seat } koopt voor { $silver } zilver: { $item }
log-forge = { $seat } smeedt: { $item }
log-mine = { $seat } neemt van berg { $strip }: { $thing }
log-explore = { $seat } verkent { $island } en vindt { $silver } zilver
log-emigrate = { $seat } emigreert voor { $silver } zilver: { $ship }
log-swap = { $seat } geeft er een walvisboot voor
log-roll = { $seat } gooit { $pips } (worp { $count }, uitslag { $result })
log-success = { $seat } slaagt, betaalt { $count } en krijgt: { $item }
log-failure = { $seat } faalt en krijgt: { $item }
log-call-back = { $seat } neemt { $count ->
        [one] één Viking
       *[other] { $count } Vikingen
    } terug
log-draw-card = { $seat } trekt een beroep
log-play-card = { $seat } speelt beroep { $card }
log-use-card = { $seat } gebruikt kaart { $card }
log-income = { $seat } heeft { $silver } zilver inkomen
log-birth = { $seat } heeft jongen op stal: { $item }
log-pregnant = { $seat } verwacht jongen op stal: { $item }
log-feast = { $seat } dient op: { $item }
log-penalty = { $seat } laat plaatsen leeg en neemt Dingstraffen: { $count }
log-bonus = { $seat } krijgt als bonus: { $item }

## The score

tally-ships = Schepen ({ $count })
tally-emigrants = Emigratie ({ $count })
tally-islands = Eilanden ({ $count })
tally-buildings = Schuren en huizen ({ $count })
tally-animals = Schapen en runderen ({ $count })
tally-occupations = Beroepen ({ $count })
tally-silver = Zilver ({ $count })
tally-crown = Kroon van Engeland ({ $count })
tally-home-minus = Open minvakken thuis ({ $count })
tally-island-minus = Open minvakken op eilanden ({ $count })
tally-building-minus = Open vakken in schuren en huizen ({ $count })
tally-penalties = Dingstraffen ({ $count })

## The table as text

count-of = { $count } { $item }
board-round = Ronde { $round } van { $rounds }, { $phase }
board-harvest = oogstniveau { $level }
board-free = Kolom { $column }, vrij voor jou:
board-held = Kolom { $column }, bezet:
board-name = { $seat }
board-colour = kleur { $number }
board-islands = Eilanden:
board-island = { $island } ({ $points } punten, { $silver } zilver)
board-strips = Bergen:
board-houses = Gebouwen over:
board-house = { $house } { $count }
board-specials = Speciale tegels over:
board-special = { $item } (prijs { $price }, zwaard { $sword })
board-player = { $seat }: Vikingen { $vikings }, punten { $points }, inkomen { $income }, straffen { $penalties }:
board-title = { $board }: inkomen { $income }, min { $minus }
board-ships = Schepen:
board-ship = { $number }: { $ship } (erts { $ore })
board-emigrants = Geëmigreerd:
board-table = Feesttafel ({ $count } plaatsen):
board-hand = Beroepen in de hand:
board-markers = Grondstofmarkers:
board-pool = Grondstofmarkers om te kiezen:
board-signs = Tekens: . vrij, - minpunt, = twee minpunten, * bonus, getal = inkomen, x of leeg = niet te bedekken, $ zilver, % erts, letters = tegels
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , omsloten
        [one] , 1 vakje open
       *[other] , { $missing } vakjes open
    }
board-tiles = Tegels die je kunt leggen, breedte x hoogte:
colour-orange = oranje
colour-red = rood
colour-green = groen
colour-blue = blauw
item-weapon = wapen
shorthand-help = In één regel: wat, vakje, draaiing en bij meerdere borden het bord: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = “{ $words }” is geen tegel die je kunt leggen. Je kunt leggen: { $item }.
shorthand-not-now = Op dit moment kan er niets gelegd worden. Voer eerst een deel van de actie uit.
shorthand-nowhere = Op je borden is er nu geen plaats voor: { $item }.
shorthand-cell = Noem ook het vakje, bijvoorbeeld: { $places }.
shorthand-board = “{ $words }” is geen van je borden. De jouwe zijn: { $board }.
shorthand-turns = Draaiingen van deze tegel: { $count ->
        [1] alleen 1
       *[other] 1 tot { $count }
    } ({ $item }).
shorthand-place = Op { $cell } is geen plaats voor: { $item }. Plaatsen in de buurt, zoals je ze typt: { $places }.
shorthand-boards = Dat vakje past op meerdere borden; voeg toe welk: { $board }. Tegel: { $item }.

## Names

item-peas = erwten
item-mead = mede
item-oil = olie
item-rune_stone = runensteen
item-flax = vlas
item-stockfish = stokvis
item-hide = huid
item-silverware = tafelzilver
item-beans = bonen
item-milk = melk
item-wool = wol
item-chest = kist
item-grain = graan
item-salt_meat = pekelvlees
item-linen = linnen
item-silk = zijde
item-cabbage = kool
item-game_meat = wild
item-skin_and_bones = huid en botten
item-spices = specerijen
item-sheep = schaap
item-pregnant_sheep = drachtig schaap
item-fur = bont
item-jewellery = sieraden
item-fruits = fruit
item-whale_meat = walvisvlees
item-robe = gewaad
item-treasure_chest = schatkist
item-cattle = rund
item-pregnant_cattle = drachtig rund
item-clothing = kleding
item-silver_hoard = zilverschat
item-berries = bessen
item-eggs = eieren
item-amber = barnsteen
item-guldgubber = guldgubber
item-glass_beads = glaskralen
item-helmet = helm
item-cloakpin = mantelspeld
item-belt = riem
item-crucifix = crucifix
item-drinking_horn = drinkhoorn
item-amber_figure = barnstenen beeldje
item-horseshoe = hoefijzer
item-gold_brooch = gouden broche
item-forge_hammer = smidshamer
item-fibula = fibula
item-throwing_axe = werpbijl
item-chalice = kelk
item-round_shield = rond schild
item-english_crown = kroon van Engeland
item-altar = altaar
item-wood = hout
item-stone = steen
item-ore = erts
item-silver = zilver
item-bow = boog
item-snare = strik
item-spear = speer
item-sword = zwaard
item-stone_house = stenen huis
thing-wood = hout
thing-stone = steen
thing-ore = erts
thing-silver_2 = 2 zilver
ship-whaling_boat = walvisboot
ship-knarr = knarr
ship-longship = langschip
house-shed = schuur
house-stone_house = stenen huis
house-long_house = langhuis
board-home = thuis
board-shetland = Shetland
board-bear_island = Bereneiland
board-faroe_islands = Faeröer
board-baffin_island = Baffineiland
board-iceland = IJsland
board-labrador = Labrador
board-greenland = Groenland
board-newfoundland = Newfoundland
board-lofoten = Lofoten
board-orkney = Orkney
board-mull = Mull
board-caithness = Caithness
phase-set_up = voorbereiding
phase-actions = acties
phase-income = inkomen
phase-feast = feestmaal
phase-bonus = bonus
phase-end = einde
side-wide = in de lengte
side-narrow = dwars
way-stone_house_and_longship = stenen huis en langschip
way-long_house_and_knarr = langhuis en knarr
way-sheep = een schaap, gratis
way-cattle = een rund voor 1 zilver
way-wood = 1 hout betalen
way-stone = 1 steen betalen
way-ore = 1 erts betalen
way-mountains = uit de bergen nemen
way-upgrades = dubbele verbeteringen
boats-1 = boot 1
boats-2 = boot 2
boats-1-2 = boten 1 en 2
boats-3 = boot 3
boats-1-3 = boten 1 en 3
boats-2-3 = boten 2 en 3
boats-1-2-3 = alle drie de boten
dice-hunting = Jacht
dice-snare = Strikken zetten
dice-whaling = Walvisvangst
dice-raiding = Strooptocht
dice-pillaging = Plundering
space-build_shed = schuur voor 2 hout
space-build_stone_house = stenen huis voor 1 steen
space-build_long_house = langhuis voor 2 steen
space-build_house_and_ship = huis en schip voor 2 steen en 2 hout
space-build_whaling_boat = walvisboot bouwen voor 1 hout
space-build_knarr = knarr bouwen voor 2 hout
space-build_longship = langschip bouwen voor 2 hout
space-hunting_1 = jacht
space-take_stockfish = 1 stokvis
space-hunting_2 = jacht (2 Vikingen)
space-laying_snare = strikken zetten
space-whaling_main = walvisvangst, tot 3 boten
space-whaling_extra = walvisvangst, 1 boot
space-buy_stockfish = 2 stokvis voor 1 zilver
space-buy_salt_meat = 2 pekelvlees voor 2 zilver
space-buy_sheep = schaap voor 1 zilver
space-buy_cattle_milk = rund en melk voor 3 zilver
space-sheep_or_cattle = schaap, of rund voor 1 zilver
space-buy_sheep_cattle = schaap en rund voor 3 zilver
space-market_beans = markt: bonen, 1 zilver
space-market_flax_stockfish = markt: vlas, stokvis, 1 zilver
space-market_fruits = markt: fruit, olie, pekelvlees, 1 zilver
space-market_spices = markt: specerijen, 1 zilver; met rund 2 melk, met schaap 1 wol
space-milk_cattle = runderen melken, hoogstens 3
space-mead_and_silver = 2 mede, 2 zilver
space-wool_sheep = schapen scheren, hoogstens 3
space-craft_linen = linnen van vlas
space-craft_rune_stone = runensteen en 1 zilver van 1 steen
space-craft_clothing = kleding en 2 zilver van huid en linnen
space-craft_chest = kist en 1 zilver van 1 hout of 1 erts
space-forge = smederij voor 1 erts
space-craft_runes_chests = 2 runenstenen en 2 kisten van 2 steen en 2 hout
space-master_crafting = 4 zilver, wol tot gewaad, tafelzilver tot sieraden
space-mountain_2 = 2 uit een berg
space-mountain_1_upgrade_1 = 1 uit een berg, 1 verbetering
space-upgrade_2 = 2 verbeteringen
space-wood_per_player = hout per speler, 1 erts
space-mountain_3_upgrade_1 = 3 uit een berg, 1 verbetering
space-upgrade_3 = 3 verbeteringen
space-mountain_3_2 = 3 + 2 uit bergen
space-upgrade_3_weapons_4 = 3 verbeteringen, 4 wapens
space-upgrade_4 = 4 verbeteringen
space-mountain_4_double_2 = 4 uit een berg, 2 dubbele verbeteringen
space-mountain_2222_or_double_3 = 2+2+2+2 uit bergen of 3 dubbele verbeteringen
space-overseas_trading_1 = overzeese handel voor 1 zilver
space-overseas_trading_2 = overzeese handel voor 1 zilver (2 Vikingen)
space-special_sale = speciale verkoop, hoogstens 2 tegels
space-raiding = strooptocht
space-pillaging_1 = plundering
space-pillaging_2 = plundering (3 Vikingen)
space-plundering = overval met 2 langschepen: zilverschat
space-explore_near = verkennen: elk schip
space-explore_middle = verkennen: knarr of langschip
space-explore_far = verkennen: langschip
space-draw_occupation = beroep trekken, 1 zilver
space-play_occupation_paid = beroep spelen voor steen of erts, 1 zilver
space-emigration_1 = emigratie
space-play_occupations_2 = tot 2 beroepen spelen
space-emigration_2 = emigratie (3 Vikingen)
space-play_occupations_4 = tot 4 beroepen spelen
space-exchange_boat_emigrate = boot in knarr, emigratie
space-imitate_1 = nabootsing, kolom 1
space-imitate_2 = nabootsing, kolom 2
space-imitate_3 = nabootsing, kolom 3
space-imitate_4 = nabootsing, kolom 4
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
