# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act }, { $test }.
sentence-tier-if = { $when } { $act } (alleen { $test }).
or-2 = { $a } of { $b }
or-3 = { $a }, { $b } of { $c }
or-else-2 = { $a }, of { $b }
or-else-3 = { $a }, of { $b }, of { $c }
span-one = { $low }
span = { $low }–{ $high }
span-from = { $low } of meer
span-to = hoogstens { $high }
row = { $span } → { $gain }
rows-2 = { $a }; { $b }
rows-3 = { $a }; { $b }; { $c }
rows-4 = { $a }; { $b }; { $c }; { $d }

## When

when-play = Meteen:
when-then = Daarna:
when-anytime = Altijd:
when-anytime-action-vikings = Tijdens een actie waarvoor je Vikingen hebt geplaatst:
when-threshold = Zodra je { $things } hebt:
when-unlocked = Zodra je { $things } hebt, op elk moment maar slechts één keer in het spel:
when-acquire-knarr = De volgende keer dat je een knarr krijgt:
when-crew-4-action-vikings = Vlak voordat je precies { $count } Vikingen in de vierde kolom plaatst:
when-crew-2-action-vikings-round-earlier_pairs = Voordat je precies 2 Vikingen in de tweede kolom plaatst, behalve de eerste keer dat je in de ronde 2 Vikingen plaatst:
when-space-before-build_houses-build_ships = Vóór elk gebruik van een vak Huizenbouw of Scheepsbouw:
when-space-before-crafting = Vóór elk gebruik van een vak Ambacht:
when-space-before-overseas_trading_1-overseas_trading_2 = Vlak voor elk gebruik van een vak Overzeese handel:
when-ore_way = Vlak voordat je op een vak Ambacht erts ruilt:
when-space-use-build_houses = Telkens als je een vak Huizenbouw gebruikt:
when-space-use-build_whaling_boat = Op het vak Walvisboot voor 1 Viking:
when-space-use-crafting = Telkens als je een vak Ambacht gebruikt:
when-space-use-has_upgrade_1 = Telkens als een vak je precies 1 tegel laat verbeteren:
when-space-use-weekly_market = Telkens als je een vak Weekmarkt gebruikt:
when-space-after-crafting = Na elk gebruik van een vak Ambacht:
when-space-after-crafting-action-vikings-action-spent-ore = Nadat je Vikingen op een vak Ambacht hebt geplaatst en daar erts hebt geruild:
when-space-after-gives_exactly_1_silver = Na elk gebruik van een vak waarvan de opbrengst precies 1 zilver bevat:
when-space-after-gives_exactly_2_silver = Na elk gebruik van een vak waarvan de opbrengst precies 2 zilver bevat:
when-space-after-has_upgrade_1 = Na elk gebruik van een vak dat precies 1 tegel verbetert:
when-space-after-overseas_trading_2 = Na elk gebruik van het vak Overzeese handel voor 2 Vikingen:
when-space-after-takes_from_mountain = Na elk gebruik van een vak dat van bergstroken neemt:
when-space-after-weekly_market = Na elk gebruik van een vak Weekmarkt:
when-action-before-hunting = Vóór elke jacht:
when-action-before-overseas_trading = Vóór elke overzeese handel:
when-action-before-pillaging = Vóór elke plundering:
when-action-before-raiding = Vóór elke strooptocht:
when-instead-raiding = In plaats van een strooptocht:
when-action-use-explore-emigrate = Telkens als je een eiland verkent of emigreert:
when-action-after-action-longships = Na elke actie waarin je een langschip hebt gebruikt:
when-action-after-action-received-stockfish = Na elke actie die je minstens { $count } tegel stokvis opleverde:
when-action-after-action-vikings-action-received-stone = Na elke actie waarvoor je Vikingen hebt geplaatst en die je minstens { $count } steen opleverde:
when-action-after-action-vikings-action-received-wood = Na elke actie waarvoor je Vikingen hebt geplaatst en die je minstens { $count } hout opleverde:
when-occupation-played = Na elke actie waarin je een beroep hebt gespeeld:
when-dice-success-hunting = Na een geslaagde jacht:
when-dice-success-hunting_2-action-vikings = Na een geslaagde jacht op het vak voor 2 Vikingen, als je daar Vikingen hebt geplaatst:
when-dice-success-laying_snare-action-vikings = Na succes met strikken op een vak waar je Vikingen hebt geplaatst:
when-dice-success-raiding = Na een geslaagde strooptocht:
when-dice-success-raiding-pillaging = Na een geslaagde strooptocht of plundering:
when-dice-success-snare = Na succes met strikken:
when-dice-success-whaling = Na een geslaagde walvisvangst:
when-dice-failure-raiding = Na een mislukte strooptocht:
when-dice-over-snare = Telkens als je een strik zet, met of zonder succes:
when-receive-cattle-pregnant_cattle = Voor elk rund dat nieuw in je stal komt:
when-receive-chest-treasure_chest = Voor elke tegel kist of schatkist die je krijgt:
when-receive-silver_2-strip_end = Voor elke dubbele munt die je van het laatste vak van een bergstrook neemt:
when-receive-spices = Voor elke tegel specerijen die je krijgt:
when-receive-stockfish-salt_meat-event-amount = Telkens als je precies { $count } tegels stokvis of { $count } tegels pekelvlees tegelijk krijgt:
when-receive-stone-strip = Voor elke steen die je van een bergstrook neemt:
when-build-knarr-event-wood_paid = Nadat je een knarr voor minstens { $count } hout hebt gebouwd:
when-build-knarr-longship-event-wood_paid = Nadat je een knarr of langschip voor minstens { $count } hout hebt gebouwd:
when-build-stone_house-long_house = Telkens als je een stenen huis of langhuis bouwt:
when-place-grain-houses = Na elke tegel graan die je in een stenen huis of langhuis legt:
when-place-rune_stone-houses = Voor elke tegel runensteen die je in een stenen huis of langhuis legt:
when-place-rune_stone-islands = Voor elke tegel runensteen die je op een eiland legt:
when-serve-game_meat-whale_meat = Voor elke tegel wild of walvisvlees die je op je feesttafel legt:
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = Voor elk schaap of rund dat je op je feesttafel legt:
when-viking-return-event-amount = Telkens als in de actiefase { $count } of { $most } van je Vikingen tegelijk naar het Thing-plein terugkeren:
when-thing-count-event-amount = Telkens als het aantal Vikingen op je Thing-plein precies { $count } wordt:
when-occupation-draw = Telkens als je een beroep zou trekken:
when-new_weapon = In elke wapenfase:
when-harvest-none = In elke ronde zonder oogst:
when-harvest-during = Bij elke oogst:
when-harvest-after = Na elke oogst:
when-actions-end = Aan het eind van elke actiefase:
when-income-before = Vóór het inkomen:
when-feast-start = Aan het begin van elk feestmaal:
when-feast-during = Tijdens het feestmaal:
when-feast-after = Na elk feestmaal:
when-bonus-during = In elke bonusfase:
when-bonus-after = Na elke bonusfase:
when-bonus-house-event-amount = Telkens als een van je stenen huizen of langhuizen precies { $count } bonustegel oplevert:
when-strip-removed-ore = Voor elk erts dat aan het eind van een ronde van de bergstroken verdwijnt:
when-strip-removed-silver_2 = Voor elke dubbele munt die zo verdwijnt:
when-scoring = Aan het eind:

## What is done

act-gain = neem { $gain }
act-may-gain = je mag { $gain } nemen
act-gain-per = neem { $gain } { $per }
act-gain-one = neem { $ways }
act-tier = neem volgens { $counter }: { $rows }
act-fill = je mag wapenkaarten nemen tot je { $gain } hebt
act-double-supply-peas = je mag de tegels erwten in je voorraad verdubbelen, tot hoogstens { $cap }
act-fourth_of_a_kind = kies goederen (geen dieren) waarvan je precies 3 tegels in je voorraad hebt en neem er een vierde bij
act-exchange = je mag { $price } ruilen voor { $gain }
act-exchange-one = je mag ruilen: { $ways }
act-buy = je mag { $gain } kopen voor { $price }
act-buy-one = je mag kopen: { $ways }
act-buy-tier = je mag { $gain } kopen voor een prijs volgens { $counter }: { $rows }
act-take-one = je mag een van deze nemen: { $ways }
act-harvest = je mag { $price } ruilen voor { $gain } (dit telt als een oogst van jou)
way-exchange = { $price } voor { $gain }
way-buy = { $gain } voor { $price }
way-free = { $gain } gratis
way-if = { $gain } ({ $test })
price-silver-game-round = zoveel zilver als het nummer van de ronde
price-silver-price-by_weapons = 8 zilver (1 minder per zwaard, ½ minder per speer of boog die je hebt, naar beneden afgerond; je houdt de wapens)
act-upgrade = je mag { $count ->
        [one] { $count } tegel
       *[other] tot { $count } tegels
    } 1 niveau verbeteren
act-upgrade-paid = je mag voor { $price } { $count ->
        [one] { $count } tegel
       *[other] tot { $count } tegels
    } 1 niveau verbeteren
act-upgrade-blue = je mag { $count } oranje, rode of groene tegel verbeteren tot de blauwe tegel van dezelfde vorm
act-upgrade-orange-paid = je mag voor { $price } { $count } oranje tegel 1 niveau verbeteren
act-upgrade-salt_meat-game_meat-whale_meat = je mag { $count } tegel pekelvlees, wild of walvisvlees 1 niveau verbeteren
act-upgrade-same = je mag tot { $count } gelijke tegels elk 1 niveau verbeteren
act-upgrade-up_left-paid-per-own-knarr = je mag één keer per knarr voor { $price } { $count } tegel in het goederenraster 1 stap schuin naar linksboven verplaatsen
act-upgrade-up_right-orange-paid = je mag voor { $price } { $count } oranje tegel in het goederenraster tot { $steps } stappen schuin naar rechtsboven verplaatsen
act-flip = je mag tegels in je voorraad omdraaien, hoogstens, volgens { $counter }: { $rows }
act-mountain = je mag { $count ->
        [one] { $count } stuk
       *[other] tot { $count } stuks
    } van 1 bergstrook nemen
act-mountain-exact = je mag precies { $count } stuks van 1 bergstrook nemen
act-mountain-only-stone-ore = je mag { $count } stuk van 1 bergstrook nemen, maar alleen steen of erts
act-raise-rolls = je mag { $price } in de algemene voorraad leggen om { $count } bij elke worp op te tellen
act-action-emigrate = je mag voor de normale prijs emigreren zonder Vikingen te plaatsen
act-action-emigrate-less = je mag emigreren zonder Vikingen te plaatsen, voor 1 zilver minder per groot schip dat je hebt (het emigrerende telt mee)
act-action-hunting = je mag jagen zonder Vikingen te plaatsen
act-action-hunting-paid = je mag voor { $price } jagen zonder Vikingen te plaatsen
act-action-snare-paid = je mag voor { $price } een strik zetten zonder Vikingen te plaatsen
act-use-empty_in_column_1_beside_own = je mag voor { $price }, zonder Vikingen te plaatsen, een leeg vak van de eerste kolom gebruiken direct boven of onder een vak van die kolom waarop een Viking van jou staat
act-use-occupied_in_column_2 = je mag een bezet vak van de tweede kolom gebruiken zonder Vikingen te plaatsen
act-phase-bonus-home = je mag de bonussen van je dorpsbord nemen
act-phase-bonus-houses = je mag de bonussen van je huizen nemen
act-phase-breeding = je mag een fokfase alleen voor jezelf uitvoeren
act-phase-feast = houd een feestmaal alleen voor jezelf; het feestmaal van de ronde volgt gewoon
act-return-each_of_column_4 = je mag van elk vak van de vierde kolom 1 Viking van jou naar het Thing-plein terugnemen
act-return-one_space = je mag 1 Viking van jou van een vak naar het Thing-plein terugnemen, en voor { $second } een tweede van hetzelfde vak
act-return-this_space = je mag voor { $price } 1 van deze Vikingen naar het Thing-plein terugnemen
act-take-special = je mag { $tile } van het bord van wie dan ook nemen; { $fill } uit de algemene voorraad vullen de plek
tile-cloakpin = de mantelspeld
tile-drinking_horn = de drinkhoorn
give-longship = 1 langschip (het erts erop gaat verloren)
give-whaling_boat = 1 walvisboot (het erts erop gaat verloren)
act-breed-cattle = je mag 1 rund op de drachtige kant draaien
act-play-paid = je mag voor { $price } 1 beroep uit je hand spelen
act-lay-feast_table-stockfish-houses = je mag tegels stokvis van je feesttafel in je stenen huizen en langhuizen leggen
act-lay-stock-ore-home-islands = neem 1 erts per langschip, maar alleen zoveel als je meteen op je dorpsbord en eilanden legt
act-promise_no_mead = neem 1 zilver als je geen mede op je feesttafel legt; beloof je dat, dan neem je het meteen
act-stock_shed = je mag 1 hout of 1 steen uit je voorraad in een van je schuren leggen om 1 zilver te krijgen
act-unload_ore = je mag geladen erts van je walvisboten en langschepen in je voorraad terugnemen
act-wood_in_houses = je mag vakken in je stenen huizen en langhuizen met hout bedekken, net als met zilver
act-instead-draw_weapon = je mag { $gain } nemen in plaats van een wapenkaart te trekken
act-instead-draw_occupation = je mag in plaats daarvan 1 beroep uit je hand spelen
act-instead-upgrade = je mag in plaats daarvan { $price } ruilen voor { $gain }
act-instead-build = je mag in plaats daarvan { $gain } bouwen voor { $price }
act-instead-tile = je mag in plaats van een van de twee { $gain } nemen
act-instead-bonus_good = je mag in plaats daarvan { $gain } nemen
act-instead-action = je mag tot { $count } tegels elk 1 niveau verbeteren

## Conditions

if-action-rolls-at-most = als je hoogstens { $count } keer hebt gegooid
if-action-spent-spear-exactly = als je precies { $count } speer hebt uitgegeven
if-action-spent-sword-exactly = als je precies { $count } zwaard hebt uitgegeven
if-action-spent-wood-exactly = als je geen hout hebt uitgegeven
if-before-flax = als je ervoor minstens { $count } tegel vlas in je voorraad had
if-before-grain = als je ervoor minstens { $count } tegel graan in je voorraad had
if-standing-column_2 = als minstens { $count } van je Vikingen op vakken van de tweede kolom staan
if-standing-column_3 = als minstens { $count } van je Vikingen op vakken van de derde kolom staan
if-standing-crafting = als minstens { $count } van je Vikingen op vakken Ambacht staan
if-supply-clothing = als je minstens { $count } tegel kleding in je voorraad hebt
if-table-game_meat = als er wild op je feesttafel lag
have-own-houses = { $count } stenen huizen of langhuizen
have-own-large_ships = { $count } grote schepen
have-own-longship = { $count } langschepen

## What is counted

by-action-boats = het aantal gebruikte walvisboten
by-action-strip_kinds = het aantal verschillende dingen dat je van bergstroken nam (hout, steen, erts, zilver)
by-game-players = het aantal spelers
by-own-islands = het aantal eilanden dat je hebt
by-own-knarr = het aantal knarrs dat je hebt
by-own-loaded_ore = het erts dat op je schepen is geladen (gedrukt erts telt niet)
by-own-longship = het aantal langschepen dat je hebt
by-own-longships_with_2_ore = het aantal langschepen met minstens 2 erts dat je hebt
by-own-round_income = je huidige inkomen
by-own-ship_sets = het aantal volledige sets van alle drie scheepstypen dat je hebt
by-own-special_tiles = het aantal speciale tegels dat je hebt (in je voorraad en op borden)
by-own-whaling_boat = het aantal walvisboten dat je hebt
by-stable-any_sheep = het aantal schapen dat je hebt (drachtige tellen mee)
by-supply-grain = het aantal tegels graan in je voorraad
by-supply-silk = het aantal tegels zijde in je voorraad
by-supply-spices = het aantal tegels specerijen in je voorraad
per-action-resource_kinds_paid = per soort bouwmateriaal (hout, steen, erts) dat je daar hebt geruild
per-own-houses = per stenen huis of langhuis
per-own-knarr = per knarr
per-own-longship = per langschip
per-own-red_kinds = per soort rode goederen in je voorraad en stal (drachtig of niet is één soort)
per-own-whaling_boat = per walvisboot
per-stable-kinds = per diersoort in je stal (schapen, runderen)
per-supply-meat_pairs = per paar van 1 tegel wild en 1 tegel walvisvlees in je voorraad (je houdt ze)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = Op een vak waarvan de gedrukte prijs minstens { $least } zilver is, betaal je in totaal { $count } zilver minder (niet voor schepen).
rule-less-silver-emigrate = Emigreren kost je { $count } zilver minder.
rule-less-silver-livestock_market = Op vakken Veemarkt betaal je in totaal { $count } zilver minder.
rule-less-stone-build_houses = Op vakken Huizenbouw kost een huis je { $count } steen minder.
rule-less-vikings-plundering = Het vak Overval vraagt minder Vikingen volgens { $counter }: { $rows }.
rule-rolls-more = Tel { $count } op bij je worpen { $rolls }.
rule-rolls-less = Trek { $count } af van je worpen { $rolls }.
rolls-hunting = bij de jacht
rolls-hunting-snare = bij de jacht en met strikken
rolls-hunting-snare-whaling-raiding-pillaging = in alle acties, ook op strooptocht en bij het plunderen
rolls-raiding-pillaging = op strooptocht en bij het plunderen
rule-worth-spear-whaling = Bij de walvisvangst verlaagt elke uitgegeven speer het resultaat met { $count }.
rule-worth-stone-raiding-pillaging = Op strooptocht en bij het plunderen verhoogt elke uitgegeven steen het resultaat met { $count }.
rule-rerolls = In elke actie met dobbelstenen mag je tot { $count } keer gooien.
rule-spend-spear-sword = Op strooptocht en bij het plunderen mag je speren uitgeven als zwaarden.
rule-split = Je mag het resultaat van een strooptocht of plundering over twee stukken buit verdelen.
rule-green = Op strooptocht en bij het plunderen mag je groene goederen nemen; hun zwaardwaarde is die van hun blauwe kant min 1.
rule-highest_special = Op strooptocht en bij het plunderen telt de hoogste zwaardwaarde van de speciale tegels in de algemene voorraad als 1 lager.
rule-any_island = Op het verkenningsvak voor elk schip mag je met elk schip elk zichtbaar eiland nemen.
rule-knarr_as_longship = Op strooptocht, bij plundering, overval en verkenning mogen je knarrs langschepen vervangen, maar ze dragen geen erts.
rule-lengthwise-peas = Op je feesttafel mogen tot { $count } tegels erwten in de lengte liggen.
rule-second_step = In elke actie die 3 of 4 tegels verbetert, mag je er een 2 niveaus verbeteren.

## So many of a thing

count-silver = { $count } zilver
count-wood = { $count } hout
count-stone = { $count } steen
count-ore = { $count } erts
count-loaded_ore = { $count } erts van het gebruikte langschip
count-peas = { $count ->
        [one] { $count } tegel erwten
       *[other] { $count } tegels erwten
    }
count-flax = { $count ->
        [one] { $count } tegel vlas
       *[other] { $count } tegels vlas
    }
count-beans = { $count ->
        [one] { $count } tegel bonen
       *[other] { $count } tegels bonen
    }
count-grain = { $count ->
        [one] { $count } tegel graan
       *[other] { $count } tegels graan
    }
count-cabbage = { $count ->
        [one] { $count } tegel kool
       *[other] { $count } tegels kool
    }
count-fruits = { $count ->
        [one] { $count } tegel fruit
       *[other] { $count } tegels fruit
    }
count-mead = { $count ->
        [one] { $count } tegel mede
       *[other] { $count } tegels mede
    }
count-stockfish = { $count ->
        [one] { $count } tegel stokvis
       *[other] { $count } tegels stokvis
    }
count-milk = { $count ->
        [one] { $count } tegel melk
       *[other] { $count } tegels melk
    }
count-salt_meat = { $count ->
        [one] { $count } tegel pekelvlees
       *[other] { $count } tegels pekelvlees
    }
count-game_meat = { $count ->
        [one] { $count } tegel wild
       *[other] { $count } tegels wild
    }
count-whale_meat = { $count ->
        [one] { $count } tegel walvisvlees
       *[other] { $count } tegels walvisvlees
    }
count-sheep = { $count ->
        [one] { $count } schaap
       *[other] { $count } schapen
    }
count-cattle = { $count ->
        [one] { $count } rund
       *[other] { $count } runderen
    }
count-any_sheep = { $count ->
        [one] { $count } schaap (drachtig of niet)
       *[other] { $count } schapen (drachtig of niet)
    }
count-any_cattle = { $count ->
        [one] { $count } rund (drachtig of niet)
       *[other] { $count } runderen (drachtig of niet)
    }
count-oil = { $count ->
        [one] { $count } tegel olie
       *[other] { $count } tegels olie
    }
count-hide = { $count ->
        [one] { $count } tegel huid
       *[other] { $count } tegels huid
    }
count-wool = { $count ->
        [one] { $count } tegel wol
       *[other] { $count } tegels wol
    }
count-linen = { $count ->
        [one] { $count } tegel linnen
       *[other] { $count } tegels linnen
    }
count-skin_and_bones = { $count ->
        [one] { $count } tegel huid en botten
       *[other] { $count } tegels huid en botten
    }
count-fur = { $count ->
        [one] { $count } tegel bont
       *[other] { $count } tegels bont
    }
count-clothing = { $count ->
        [one] { $count } tegel kleding
       *[other] { $count } tegels kleding
    }
count-rune_stone = { $count ->
        [one] { $count } tegel runensteen
       *[other] { $count } tegels runensteen
    }
count-silverware = { $count ->
        [one] { $count } tegel tafelzilver
       *[other] { $count } tegels tafelzilver
    }
count-chest = { $count ->
        [one] { $count } tegel kist
       *[other] { $count } tegels kist
    }
count-silk = { $count ->
        [one] { $count } tegel zijde
       *[other] { $count } tegels zijde
    }
count-spices = { $count ->
        [one] { $count } tegel specerijen
       *[other] { $count } tegels specerijen
    }
count-jewellery = { $count ->
        [one] { $count } tegel sieraden
       *[other] { $count } tegels sieraden
    }
count-treasure_chest = { $count ->
        [one] { $count } tegel schatkist
       *[other] { $count } tegels schatkist
    }
count-silver_hoard = { $count ->
        [one] { $count } tegel zilverschat
       *[other] { $count } tegels zilverschat
    }
count-bow = { $count ->
        [one] { $count } boog
       *[other] { $count } bogen
    }
count-snare = { $count ->
        [one] { $count } strik
       *[other] { $count } strikken
    }
count-spear = { $count ->
        [one] { $count } speer
       *[other] { $count } speren
    }
count-sword = { $count ->
        [one] { $count } zwaard
       *[other] { $count } zwaarden
    }
count-weapon = { $count ->
        [one] { $count } wapenkaart van de stapel
       *[other] { $count } wapenkaarten van de stapel
    }
count-any_weapon = { $count ->
        [one] { $count } wapenkaart naar keuze
       *[other] { $count } wapenkaarten naar keuze
    }
count-whaling_boat = { $count ->
        [one] { $count } walvisboot
       *[other] { $count } walvisboten
    }
count-knarr = { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship = { $count ->
        [one] { $count } langschip
       *[other] { $count } langschepen
    }
count-laden_longship = { $count ->
        [one] { $count } langschip, beladen met deze 3 erts
       *[other] { $count } langschepen, beladen met deze 3 erts
    }
count-stone_house = { $count ->
        [one] { $count } stenen huis
       *[other] { $count } stenen huizen
    }
count-tiles = { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
count-vikings = { $count ->
        [one] { $count } Viking minder
       *[other] { $count } Vikingen minder
    }
count-belt = de riem (als die er nog is)
count-chalice = de kelk (als die er nog is)
count-cloakpin = de mantelspeld (als die er nog is)
count-crucifix = het crucifix (als dat er nog is)
count-drinking_horn = de drinkhoorn (als die er nog is)
count-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count-pregnant_sheep = { $count ->
        [one] { $count } drachtig schaap
       *[other] { $count } drachtige schapen
    }
count-pregnant_cattle = { $count ->
        [one] { $count } drachtig rund
       *[other] { $count } drachtige runderen
    }

## Names

name-1 = Marskramer
name-2 = Begunstiger
name-3 = Bontwerker
name-4 = Jaagster
name-5 = Hoofdman
name-6 = Steenhouwer
name-7 = Molenaar
name-8 = Gildemeester
name-9 = Ertsschipper
name-10 = Melkster
name-11 = Drietandjager
name-12 = Roerganger
name-13 = Boogschutter
name-14 = Reder
name-15 = Keuterboer
name-16 = Kapitein
name-17 = Oriëntvaarder
name-18 = Vechter
name-19 = Gastheer
name-20 = Bouwster
name-21 = Verzamelaar
name-22 = Mijnwerker
name-23 = Beheerder
name-24 = Walvisvaartuitruster
name-25 = Vleeshandelaar
name-26 = Vleeskeurder
name-27 = Visser
name-28 = Slotenmaker
name-29 = Vleesconserveerder
name-30 = Zijdehandelaar
name-31 = Magazijnmeester
name-32 = Wapenleverancier
name-33 = Schapenscheerder
name-34 = Herderin
name-35 = Rundveefokker
name-36 = Scheepskok
name-37 = Buitenlandse handelaar
name-38 = Vredestichter
name-39 = Overlader
name-40 = Meester-schrijnwerker
name-41 = Treuzelaar
name-42 = Rentmeester
name-43 = Fruitplukster
name-44 = Meester-kleermaker
name-45 = Piraat
name-46 = Scheepsontwerper
name-47 = Leerlooier
name-48 = Boerin
name-49 = Ploeger
name-50 = Runengraveur
name-51 = Meester-metselaar
name-52 = Huisleraar
name-53 = Boerderijwinkelier
name-54 = Koopman
name-55 = Schatbewaarder
name-56 = Wapenhandelaar
name-57 = Bonenboer
name-58 = Lijnoliepersster
name-59 = Linnenwever
name-60 = Inspecteur
name-61 = Werfeigenaar
name-62 = Edelsmid
name-63 = Hoorndraaier
name-64 = Scheepsbouwer
name-65 = Drakendoder
name-66 = Akkerboer
name-67 = Lijfkok
name-68 = Wapenverstrekker
name-69 = Uitruster
name-70 = Koerier
name-71 = Waard
name-72 = Graaf
name-73 = Metaalsmid
name-74 = Koeherder
name-75 = Bottenverzamelaar
name-76 = Thuiskomer
name-77 = Volgeling
name-78 = Rondreizende koopvrouw
name-79 = Fokker
name-80 = Herdersjongen
name-81 = Kwartiermeester
name-82 = Langschipbouwer
name-83 = Groothandelaar
name-84 = Havenwachter
name-85 = Hoornblazer
name-86 = Huidenkoper
name-87 = Predikant
name-88 = Klerk
name-89 = Katapultschutter
name-90 = Zwaardvechter
name-91 = Laatkomer
name-92 = Meelevende ziel
name-93 = Helper in nood
name-94 = Specerijenhandelaar
name-95 = Zwerver
name-96 = Slager
name-97 = Erwtenteller
name-98 = Edelman
name-99 = Opleider
name-100 = Doodgraver
name-101 = Rechter
name-102 = Bonthandelaar
name-103 = Bossmid
name-104 = Ontmoedigde krijger
name-105 = Knarrbouwer
name-106 = Oorlogsstoker
name-107 = Avonturier
name-108 = IJzersmid
name-109 = Rekenmeester
name-110 = Kolonist uit Birka
name-111 = Kunstenaar
name-112 = Kroegbaas
name-113 = Leerling-ambachtsman
name-114 = Zijdeborduurster
name-115 = Prinses
name-116 = Voorman-metselaar
name-117 = Scheepseigenaar
name-118 = Boodschapper
name-119 = Melkboer
name-120 = Tussenhandelaar
name-121 = Timmervrouw
name-122 = Bergwachter
name-123 = Olieverkoopster
name-124 = Arbeider
name-125 = Schrijver
name-126 = Strikkenzetter
name-127 = Hengelaar
name-128 = Graver
name-129 = Vleespekelaar
name-130 = Strikkenspecialist
name-131 = Aaslegger
name-132 = Berserker
name-133 = Lansdrager
name-134 = Dronkaard
name-135 = Eenzame wolf
name-136 = Plunderaar
name-137 = Lijf-aan-lijfvechter
name-138 = Dief
name-139 = Buitjager
name-140 = Traankoker
name-141 = Ivoorsnijder
name-142 = Walvisvanger
name-143 = Geweienverkoper
name-144 = Hertenjager
name-145 = Boswachter
name-146 = Sleerijder
name-147 = Stuurman
name-148 = Specerijenkoopvrouw
name-149 = Priester
name-150 = Vleesinkoper
name-151 = Woordvoerder van het Thing
name-152 = Koopvrouw
name-153 = Bedreven jager
name-154 = Houthakker
name-155 = Kuiper
name-156 = Steenbreker
name-157 = Vilder
name-158 = Barbaar
name-159 = Feestjager
name-160 = Nuchtere
name-161 = Walvisvangsthulp
name-162 = Vlasboer
name-163 = Boerenknecht
name-164 = Gewapende strijder
name-165 = Dorpsoudste
name-166 = Wapenmeester
name-167 = Voorproefster
name-168 = Jarl van Lade
name-169 = Zaaier
name-170 = Vluchtelingenhelper
name-171 = Vlasbakker
name-172 = Viskok
name-173 = Stempelsnijder
name-174 = Bosporusreiziger
name-175 = Levertraanperser
name-176 = Etiquettelerares
name-177 = Dienstmeid
name-178 = Botenbouwer
name-179 = Kotterschipper
name-180 = Strandrover
name-181 = Zeilhersteller
name-182 = Kruidentuinier
name-183 = Graanbezorger
name-184 = Geldschieter
name-185 = Reiziger naar Dorestad
name-186 = Erwtenmeelbakker
name-187 = Kroniekschrijver
name-188 = Groevearbeider
name-189 = Zeevaarder
name-190 = Bosporushandelaar
