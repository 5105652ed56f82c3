# A Feast for Odin

summary = Stuur Vikingen op jacht, ambacht, rooftocht en verkenning en bedek je borden met hun buit.
option-length = Lengte
option-length-help = Zeven ronden, of zes met vanaf het begin één Viking meer.
option-length-long = Lang, 7 rondes
option-length-short = Kort, 6 rondes
option-occupations = Beroepen
option-occupations-help = De stapels beroepskaarten in het spel. Stapel A is voor beginners.
option-occupations-none = Geen
option-occupations-A = Stapel A, voor beginners
option-occupations-B = Stapel B
option-occupations-C = Stapel C
option-occupations-all = Alle 3 stapels
option-first_card = Eerste kaart
option-first_card-help = Alleen: gedeeld, of gekozen uit alle lichte.
option-first_card-dealt = Gedeeld
option-first_card-chosen = Gekozen
option-small_board = Kleiner actiebord
option-small_board-help = Voor één of twee spelers: zonder vijf dubbele vakken.
option-mini_islands = Mini-uitbreiding: eilanden
option-mini_islands-help = Nog een eilandbord: Lofoten, later Orkney.
option-mini_harvest = Mini-uitbreiding: oogst
option-mini_harvest-help = Oogsten door loting, grondstofmarkers, vier extra goederen en het eiland Mull, later Caithness.
option-mini_harvest_cards = Kaarten van de oogstuitbreiding
option-mini_harvest_cards-help = Acht kaarten verlaten altijd het spel; nog dertig naar keuze.
option-mini_harvest_cards-usual = 8 eruit
option-mini_harvest_cards-fewer = 38 eruit
option-ask_always = Altijd vragen vóór inkomen en bonus
option-ask_always-help = Indien uit, wordt alleen gevraagd als je een tegel kunt leggen of een schip kunt kopen.

## Moves

move-occupy = Vikingen plaatsen: { $space }
    .detail = { $vikings ->
            [one] 1 Viking
           *[other] { $vikings } Vikingen
        } plaatsen: { $space }
move-pass = Deze ronde passen
move-imitate = Nabootsen: { $space }
    .detail = Nabootsen: { $space } (Vikingen: { $vikings })
move-anytime = Tegels leggen, schip kopen, erts laden
move-lay = Leggen: { $item }, { $board }
    .detail = Leggen: { $item }, { $width } × { $height }, { $board } (je hebt er { $count })
move-buy = Kopen: { $ship }
    .detail = Kopen: { $ship } ({ $silver } zilver)
move-load = 1 erts laden, ligplaats { $berth }
    .detail = 1 erts laden, ligplaats { $berth }: { $ship } (erts { $ore })
move-at = Op { $column }{ $row }, stand { $turn }
move-cover = Leggen: { $item } × { $count }, { $board }, volgende vakjes eerst
move-put = Leggen: { $item }, { $board }, op de beste plek
move-put-all = Alles leggen wat past, telkens op de beste plek
move-back = Terugleggen
move-choose = Kiezen: { $way }
move-exchange = Ruilen: { $item }
    .detail = Ruilen: { $item } → { $made }
move-swap = Boot op ligplaats { $berth } ruilen voor een knarr
move-decline = Afzien
move-done = Klaar
move-no-more = Deze ronde niets meer
move-mine = Berg { $strip }: neem { $count }
    .detail = Berg { $strip }: neem { $count } ({ $thing })
move-mine-two = Bergen { $strip } en { $other }: neem zo veel mogelijk
move-upgrade = Verbeteren: { $item }
    .detail = Verbeteren: { $item } → { $made }
move-upgrade-two = Verbeteren: { $item } en { $also }
move-upgrade-far = Een stap verder verbeteren: { $item }
    .detail = Een stap verder verbeteren: { $item } → { $made }
move-trade = Naar blauw draaien: { $item }
    .detail = Naar blauw draaien: { $item } → { $made }
move-trade-all = Van elke soort één draaien
move-purchase = Kopen: { $item }
    .detail = Kopen: { $item } ({ $silver } zilver)
move-forge = Smeden: { $item }
move-explore = Verkennen: { $island }
    .detail = Verkennen: { $island } ({ $points } punten, { $silver } zilver)
move-emigrate = Emigreren met het schip op ligplaats { $berth }
    .detail = Emigreren met het schip op ligplaats { $berth }: { $ship } ({ $points } punten)
move-sail = Uitvaren: { $boats }
    .detail = Uitvaren: { $boats } (erts { $ore })
move-roll = Opnieuw gooien
move-succeed = Slagen, betaal { $weapons ->
        [0] alleen hout
        [one] 1 wapen en hout
       *[other] { $weapons } wapens en hout
    } naar behoefte
    .detail = Slagen: betaal { $weapon } { $weapons }, hout { $wood }; krijg { $item }
move-loot = Nemen: { $item }
    .detail = Nemen: { $item } (zwaardwaarde { $sword }, betaal { $count })
move-raise = Betaal zwaarden: { $swords }, speren: { $spears }, de rest in steen
    .detail = Betaal zwaarden: { $swords }, speren: { $spears }, steen: { $stone }
move-fail = Mislukking melden
    .detail = Mislukking melden (krijg { $item })
move-call-back = Vikingen terug naar het Ding: { $vikings }
move-serve = Opdienen: { $item }, { $side }
    .detail = Opdienen: { $item }, { $side } (plaatsen: { $seats })
move-leave = De plaats leeg laten
    .detail = { $count ->
            [one] De plaats
           *[other] Alle { $count } plaatsen
        } leeg laten
move-serve-coins = { $count ->
        [one] 1 munt
       *[other] { $count } munten
    } opdienen
move-set-table = De rest met het goedkoopste vullen
move-spare = De rest goedkoop dekken, maar houden: { $item }
move-take-off = Het laatste bord terugnemen
move-keep = { $card } houden
    .detail = { $card } houden – { $effect }
move-play = { $card } spelen
    .detail = { $card } spelen – { $effect }
move-pick = Grondstofmarker { $marker } nemen
    .detail = Grondstofmarker { $marker } nemen: oranje { $orange }, bruin { $brown }
move-use = { $card } gebruiken ({ $way })
    .detail = { $card } gebruiken – { $how }
move-visit = Vak gebruiken: { $space }
move-summon = { $vikings } terughalen van: { $space }
move-take = Nemen: { $item }
use-deal = { $pay } → { $get }
use-berth = schip op ligplaats { $berth }

## What is being asked

prompt-keep = Houd 1 van de 2 kaarten.
    .other = { $seat } kiest een kaart.
prompt-pick = Kies een grondstofmarker.
    .other = { $seat } kiest een grondstofmarker.
prompt-first-card = Speel de gehouden kaart, of zie ervan af.
    .other = { $seat } mag de gehouden kaart spelen.
prompt-turn = Zet Vikingen op een vak, of pas.
    .other = { $seat } zet Vikingen of past.
prompt-choose = Kies 1 van de 2 mogelijkheden.
    .other = { $seat } kiest 1 van 2 mogelijkheden.
prompt-exchange = Ruil { $item } voor { $gain }, of zie ervan af.
    .other = { $seat } mag { $item } voor { $gain } ruilen.
prompt-anytime = Leg een tegel, koop een schip of laad erts.
    .other = { $seat } legt tegels.
prompt-at = Kies de plaats voor { $item } ({ $board }).
    .other = { $seat } legt { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Verbeter goederen met 1 niveau. Nog over: { $count }.
   *[other] Verbeter goederen met 2 niveaus. Nog over: { $count }.
}
    .other = { $levels ->
        [1] { $seat } verbetert goederen met 1 niveau (nog { $count }).
       *[other] { $seat } verbetert goederen met 2 niveaus (nog { $count }).
    }
prompt-trade = Maak groene goederen blauw, 1 van elke soort.
    .other = { $seat } handelt overzee.
prompt-sale = Koop speciale tegels, hoogstens nog { $count }.
    .other = { $seat } koopt speciale tegels, hoogstens { $count }.
prompt-forge = Kies wat je smeedt.
    .other = { $seat } smeedt.
prompt-mine = { $count ->
    [one] Neem { $count } stuk van een bergstrook.
   *[other] Neem tot { $count } stuks van een bergstrook.
}
    .other = { $seat } neemt stuks van een bergstrook (tot { $count }).
prompt-explore = Kies een eiland om te ontdekken.
    .other = { $seat } kiest een eiland.
prompt-emigrate = Kies het schip dat emigreert. Het kost { $silver } zilver.
    .other = { $seat } emigreert voor { $silver } zilver.
prompt-swap = Ruil een walvisboot voor een knarr, of zie ervan af.
    .other = { $seat } mag een walvisboot voor een knarr ruilen.
prompt-sail = Kies de walvisboten.
    .other = { $seat } kiest walvisboten.
prompt-dice = { $dice }: worp { $pips }, resultaat { $result }. Betaal of gooi opnieuw.
    .other = { $seat } kiest. { $dice }: worp { $pips }, resultaat { $result }.
prompt-raise = Betaal { $count }: zwaarden of steen ({ $item }).
    .other = { $seat } betaalt { $count }: zwaarden of steen ({ $item }).
prompt-call-back = Kies hoeveel Vikingen terugkomen.
    .other = { $seat } haalt Vikingen terug.
prompt-play = Speel een beroep.
    .other = { $seat } speelt beroepen.
prompt-free-card = Speel gratis een beroep, of zie ervan af.
    .other = { $seat } mag gratis een beroep spelen.
prompt-before-harvest = Gebruik je kaarten vóór de oogst.
    .other = { $seat } mag kaarten gebruiken vóór de oogst.
prompt-before-feast = Gebruik je kaarten vóór het feestmaal.
    .other = { $seat } mag kaarten gebruiken vóór het feestmaal.
prompt-card = Gebruik ‘{ $card }’ of zie ervan af.
    .other = { $seat } beslist over ‘{ $card }’.
prompt-card-choice = Kies voor ‘{ $card }’.
    .other = { $seat } kiest voor ‘{ $card }’.
prompt-split-loot = Neem nog iets naast { $item }, of zie ervan af.
    .other = { $seat } mag de buit splitsen.
prompt-hold-now = Leg { $item } nu, of laat het.
    .other = { $seat } legt { $item }.
prompt-lay-now = Kies de plaats voor { $item } ({ $board }).
    .other = { $seat } legt { $item } ({ $board }).
prompt-before-income = Leg tegels vóór het inkomen.
    .other = { $seat } legt tegels vóór het inkomen.
prompt-feast = Dek de feesttafel: plaats { $next } van { $count }.
    .other = { $seat } dekt de feesttafel: plaats { $next } van { $count }.
prompt-before-bonus = Leg tegels vóór de bonus.
    .other = { $seat } legt tegels vóór de bonus.
prompt-last-placing = Leg je laatste tegels vóór de puntentelling.
    .other = { $seat } legt de laatste tegels.

## The log

log-round = Ronde { $round }. { $seat } begint.
    .you = Ronde { $round }. Jij begint.
log-harvest = Oogst voor iedereen: { $item }.
log-marker = { $level ->
    [0] Volgende oogst: misoogst.
   *[other] Volgende oogst: niveau { $level }.
}
log-pick = { $seat } kiest grondstofmarker { $marker }.
    .you = Je kiest grondstofmarker { $marker }.
log-gift = { $seat } begint met { $silver } zilver en 1 wapen extra.
    .you = Je begint met { $silver } zilver en 1 wapen extra.
log-turn-island = Nieuw eiland: { $island }.
log-weapon = { $seat } trekt: { $item }.
    .you = Je trekt: { $item }.
log-strip = Nieuwe bergstrook { $strip }: { $thing }.
log-pass = { $seat } past.
    .you = Je past.
log-occupy = { $vikings ->
    [one] { $seat } zet { $vikings } Viking: { $space }.
   *[other] { $seat } zet { $vikings } Vikingen: { $space }.
}
    .you = { $vikings ->
        [one] Je zet { $vikings } Viking: { $space }.
       *[other] Je zet { $vikings } Vikingen: { $space }.
    }
log-imitate = { $seat } kopieert: { $space }.
    .you = Je kopieert: { $space }.
log-pay = { $seat } betaalt { $items }.
    .you = Je betaalt { $items }.
log-gain = { $seat } krijgt { $items }.
    .you = Je krijgt { $items }.
log-build = { $seat } bouwt een { $house }.
    .you = Je bouwt een { $house }.
log-ship = { $seat } krijgt een { $ship }.
    .you = Je krijgt een { $ship }.
log-buy = { $seat } koopt een { $ship } voor { $silver } zilver.
    .you = Je koopt een { $ship } voor { $silver } zilver.
log-load = { $seat } laadt erts: { $ship }.
    .you = Je laadt erts: { $ship }.
log-lay = { $seat } legt { $item } ({ $board }, { $column }{ $row }).
    .you = Je legt { $item } ({ $board }, { $column }{ $row }).
log-cover = { $seat } bedekt vakken ({ $board }): { $item } × { $count }.
    .you = Je bedekt vakken ({ $board }): { $item } × { $count }.
log-upgrade = { $seat } verbetert: { $item } → { $made }.
    .you = Je verbetert: { $item } → { $made }.
log-trade = { $seat } maakt blauw: { $item }.
    .you = Je maakt blauw: { $item }.
log-purchase = { $seat } koopt voor { $silver } zilver: { $item }.
    .you = Je koopt voor { $silver } zilver: { $item }.
log-forge = { $seat } smeedt: { $item }.
    .you = Je smeedt: { $item }.
log-mine = { $seat } neemt van bergstrook { $strip }: { $thing }.
    .you = Je neemt van bergstrook { $strip }: { $thing }.
log-explore = { $silver ->
    [0] { $seat } ontdekt { $island }.
   *[other] { $seat } ontdekt { $island } en krijgt { $silver } zilver.
}
    .you = { $silver ->
        [0] Je ontdekt { $island }.
       *[other] Je ontdekt { $island } en krijgt { $silver } zilver.
    }
log-emigrate = { $seat } emigreert voor { $silver } zilver: { $ship }.
    .you = Je emigreert voor { $silver } zilver: { $ship }.
log-swap = { $seat } ruilt een walvisboot voor een knarr.
    .you = Je ruilt een walvisboot voor een knarr.
log-roll = { $seat } gooit { $pips } (worp { $count }, resultaat { $result }).
    .you = Je gooit { $pips } (worp { $count }, resultaat { $result }).
log-success = { $seat } slaagt (betaalt { $count }) en krijgt: { $item }.
    .you = Je slaagt (betaalt { $count }) en krijgt: { $item }.
log-failure = { $seat } faalt en krijgt: { $item }.
    .you = Je faalt en krijgt: { $item }.
log-call-back = { $count ->
    [one] { $seat } haalt { $count } Viking terug.
   *[other] { $seat } haalt { $count } Vikingen terug.
}
    .you = { $count ->
        [one] Je haalt { $count } Viking terug.
       *[other] Je haalt { $count } Vikingen terug.
    }
log-draw-card = { $seat } trekt een beroep.
    .you = Je trekt een beroep.
log-play-card = { $seat } speelt ‘{ $card }’.
    .you = Je speelt ‘{ $card }’.
log-use-card = { $seat } gebruikt ‘{ $card }’.
    .you = Je gebruikt ‘{ $card }’.
log-income = { $seat } krijgt { $silver } zilver inkomen.
    .you = Je krijgt { $silver } zilver inkomen.
log-birth = { $item-id ->
    [sheep] Jong geboren: 1 schaap ({ $seat }).
   *[other] Jong geboren: 1 rund ({ $seat }).
}
    .you = { $item-id ->
        [sheep] Je hebt een nieuw schaap.
       *[other] Je hebt een nieuw rund.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] Drachtig: 1 schaap ({ $seat }).
   *[other] Drachtig: 1 rund ({ $seat }).
}
    .you = { $item-id ->
        [pregnant_sheep] Een van je schapen is drachtig.
       *[other] Een van je runderen is drachtig.
    }
log-feast = { $seat } zet op tafel: { $item }.
    .you = Je zet op tafel: { $item }.
log-penalty = { $count ->
    [one] { $seat } krijgt { $count } Thing-straf voor lege plaatsen.
   *[other] { $seat } krijgt { $count } Thing-straffen voor lege plaatsen.
}
    .you = { $count ->
        [one] Je krijgt { $count } Thing-straf voor lege plaatsen.
       *[other] Je krijgt { $count } Thing-straffen voor lege plaatsen.
    }
log-bonus = { $seat } krijgt als bonus: { $item }.
    .you = Je krijgt als bonus: { $item }.

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
board-played = Gespeelde beroepen:
board-markers = Grondstofmarkers:
board-pool = Grondstofmarkers om te kiezen:
board-signs = Tekens: . vrij, - minpunt, = twee minpunten, * bonus, getal = inkomen, x of leeg = niet te bedekken, $ zilver, % erts, w hout, letters = tegels
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , omsloten
        [one] , 1 vakje open
       *[other] , { $missing } vakjes open
    }
board-tiles = Tegels die je kunt leggen, breedte x hoogte:
board-food = Eten, plaatsen in de lengte/dwars:
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
space-master_crafting = meesterambacht: 4 zilver, wol tot gewaad, tafelzilver tot sieraden
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

## Kinds of cards, and what they are about

kind-immediate = meteen
kind-anytime = altijd
kind-each_time = telkens
kind-as_soon_as = één keer
topic-building = huizen
topic-ships = schepen
topic-hunting = jacht
topic-snare = strikken zetten
topic-whaling = walvisvangst
topic-raiding = strooptocht en plundering
topic-trading = overzeese handel
topic-exploring = eilanden
topic-emigrating = emigratie
topic-crafting = ambacht
topic-market = markten
topic-mountains = bergstroken
topic-upgrades = verbeteren
topic-harvest = oogst
topic-income = inkomen
topic-feast = feestmaal
topic-bonus = bonus
topic-animals = dieren
topic-weapons = wapens
topic-special_tiles = speciale tegels
topic-boards = leggen op borden
topic-vikings = Vikingen
topic-occupations = beroepen
topic-scoring = puntentelling
topic-goods = goederen
topic-materials = hout, steen, erts
topic-silver = zilver

## Labels of the text view

view-round = Ronde
view-rounds = Rondes in totaal
view-phase = Fase
view-starter = Begint
view-harvest = Oogst per ronde
view-harvest_now = Oogst nu
view-markers = Grondstofmarkers
view-pool = Markers om te kiezen
view-brown = Bruine kant
view-spaces = Actievakken
    .column = Vraagt Vikingen
    .vikings = Vikingen daar
view-islands = Eilanden
view-houses = Gebouwen
view-specials = Speciale tegels over
view-strips = Bergen
view-strips_hidden = Bergen omgekeerd
view-weapons = Wapenkaarten
view-discards = Afgelegde wapens
view-deck = Beroepskaarten
view-action = Bezig
view-dice = Dobbelstenen
view-waiting_home = { "" }
view-players = Spelers
view-number = Nummer
view-orange = Oranje kant
view-column = Kolom
view-group = { "" }
view-holder = Bezet door
view-vikings = Vikingen
view-why = Waarom nu niet
view-why-held = bezet
view-why-vikings = te weinig Vikingen
view-why-ships = schepen ontbreken
view-why-animals = dieren ontbreken
view-why-nothing = niets mogelijk
view-points = Punten
view-silver = Zilver
view-minus = Min
view-turns = Draait om in ronde
view-item = Goed
view-count = Aantal
view-price = Prijs
view-sword = Zwaardwaarde
view-forgeable = Smeedbaar
view-things = Vanaf de pijl
view-seat = Speler
view-space = Vak
view-copied = Gekopieerd
view-table = Worp voor
view-rolls = Worpen
view-ore = Erts
view-result = Resultaat
view-rolls_left = Worpen over
view-boats = Gebruikte boten
view-thing = Vikingen van het Ding
view-seated = Vikingen aan tafel
view-passed = Gepast
view-tiles = { "" }
view-supply = Goederen
view-boards = Borden
view-slots = Plekken in gebouwen
view-empty_slots = Lege plekken
view-berths = Ligplaatsen
view-emigrants = Geëmigreerd
view-seats_to_fill = Te vullen plaatsen van het feest
view-plates = Feesttafel
view-penalties = Dingstraffen
view-hand = Beroepen in de hand
view-cards = Kaarten in de hand
view-played = Gespeelde beroepen
view-income = Inkomen
view-lines = { "" }
view-symbols = Bonus
view-pieces = Gelegde tegels
view-pays = { "" }
view-next = { "" }
view-missing = Vakken ontbreken
view-cells = Vakken
view-gives = Geeft
view-turn = { "" }
view-large = Groot
view-ship = Schip
view-room = { "" }
view-seats = Plaatsen
view-wide = In de lengte
view-income_most = Inkomen hoogstens
view-due = Te betalen
view-home = Vikingen die terug mogen
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
