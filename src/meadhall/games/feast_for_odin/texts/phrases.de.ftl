# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act }, { $test }.
sentence-tier-if = { $when } ({ $test }) { $act }.
or-2 = { $a } oder { $b }
or-3 = { $a }, { $b } oder { $c }
or-else-2 = { $a } oder { $b }
or-else-3 = { $a }, { $b } oder { $c }
span-one = { $low }
span = { $low }–{ $high }
span-from = ab { $low }
span-to = höchstens { $high }
row = { $span } → { $gain }
rows-2 = { $a }; { $b }
rows-3 = { $a }; { $b }; { $c }
rows-4 = { $a }; { $b }; { $c }; { $d }

## When

when-play = Beim Ausspielen
when-then = Danach
when-anytime = Jederzeit
when-anytime-action-vikings = Während einer Aktion, für die du Wikinger eingesetzt hast,
when-threshold = Sobald du { $things } hast,
when-unlocked = Jederzeit, sobald du { $things } hast, aber nur einmal im Spiel,
when-acquire-knarr = Wenn du das nächste Mal eine Knorr bekommst,
when-crew-4-action-vikings = Unmittelbar bevor du genau { $count } Wikinger in die vierte Spalte setzt,
when-crew-2-action-vikings-round-earlier_pairs = Bevor du genau 2 Wikinger in die zweite Spalte setzt, nicht aber beim ersten Einsatz von 2 Wikingern in der Runde,
when-space-before-build_houses-build_ships = Vor jeder Nutzung eines Felds „Hausbau“ oder „Schiffsbau“
when-space-before-crafting = Vor jeder Nutzung eines Felds „Handwerk“
when-space-before-overseas_trading_1-overseas_trading_2 = Unmittelbar vor jeder Nutzung eines Felds „Überseehandel“
when-ore_way = Unmittelbar bevor du auf einem Feld „Handwerk“ Erz eintauschst,
when-space-use-build_houses = Bei jeder Nutzung eines Felds „Hausbau“
when-space-use-build_whaling_boat = Auf dem Feld „Walfangboot“ für 1 Wikinger
when-space-use-crafting = Bei jeder Nutzung eines Felds „Handwerk“
when-space-use-has_upgrade_1 = Immer wenn ein Feld genau 1 Ware aufwertet,
when-space-use-weekly_market = Bei jeder Nutzung eines Felds „Wochenmarkt“
when-space-after-crafting = Nach jeder Nutzung eines Felds „Handwerk“
when-space-after-crafting-action-vikings-action-spent-ore = Immer wenn du Wikinger auf ein Feld „Handwerk“ gesetzt und dort Erz eingetauscht hast,
when-space-after-gives_exactly_1_silver = Nach jeder Nutzung eines Felds, das unter anderem genau 1 Silber bringt,
when-space-after-gives_exactly_2_silver = Nach jeder Nutzung eines Felds, das unter anderem genau 2 Silber bringt,
when-space-after-has_upgrade_1 = Nach jeder Nutzung eines Felds, das genau 1 Ware aufwertet,
when-space-after-overseas_trading_2 = Nach jeder Nutzung des Felds „Überseehandel“ für 2 Wikinger
when-space-after-takes_from_mountain = Nach jeder Nutzung eines Felds, das von Bergstreifen nimmt,
when-space-after-weekly_market = Nach jeder Nutzung eines Felds „Wochenmarkt“
when-action-before-hunting = Vor jeder Jagd
when-action-before-overseas_trading = Vor jedem Überseehandel
when-action-before-pillaging = Vor jeder Plünderung
when-action-before-raiding = Vor jedem Raubzug
when-instead-raiding = Anstelle eines Raubzugs
when-action-use-explore-emigrate = Bei jeder Entdeckung und jeder Auswanderung
when-action-after-action-longships = Nach jeder Aktion, in der du ein Langschiff eingesetzt hast,
when-action-after-action-received-stockfish = Nach jeder Aktion, die dir mindestens { $count } Stockfisch gebracht hat,
when-action-after-action-vikings-action-received-stone = Nach jeder Aktion, für die du Wikinger eingesetzt hast und die dir mindestens { $count } Stein gebracht hat,
when-action-after-action-vikings-action-received-wood = Nach jeder Aktion, für die du Wikinger eingesetzt hast und die dir mindestens { $count } Holz gebracht hat,
when-occupation-played = Nach jeder Aktion, in der du eine Ausbildung ausgespielt hast,
when-dice-success-hunting = Nach einer erfolgreichen Jagd
when-dice-success-hunting_2-action-vikings = Nach einer erfolgreichen Jagd auf dem Feld für 2 Wikinger, auf das du Wikinger gesetzt hast,
when-dice-success-laying_snare-action-vikings = Nach erfolgreichem Fallenstellen auf einem Feld, auf das du Wikinger gesetzt hast,
when-dice-success-raiding = Nach einem erfolgreichen Raubzug
when-dice-success-raiding-pillaging = Nach einem erfolgreichen Raubzug oder einer erfolgreichen Plünderung
when-dice-success-snare = Nach erfolgreichem Fallenstellen
when-dice-success-whaling = Nach einem erfolgreichen Walfang
when-dice-failure-raiding = Nach einem misslungenen Raubzug
when-dice-over-snare = Nach jedem Fallenstellen, ob erfolgreich oder nicht,
when-receive-cattle-pregnant_cattle = Für jedes Rind, das neu in deinen Stall kommt,
when-receive-chest-treasure_chest = Für jede Truhe und jede Schatztruhe, die du bekommst,
when-receive-silver_2-strip_end = Für jede Doppelmünze, die du vom letzten Feld eines Bergstreifens nimmst,
when-receive-spices = Für jedes Plättchen Gewürze, das du bekommst,
when-receive-stockfish-salt_meat-event-amount = Immer wenn du genau { $count } Stockfisch oder { $count } Pökelfleisch auf einmal bekommst,
when-receive-stone-strip = Für jeden Stein, den du von einem Bergstreifen nimmst,
when-build-knarr-event-wood_paid = Immer wenn du eine Knorr für mindestens { $count } Holz gebaut hast,
when-build-knarr-longship-event-wood_paid = Immer wenn du eine Knorr oder ein Langschiff für mindestens { $count } Holz gebaut hast,
when-build-stone_house-long_house = Immer wenn du ein Stein- oder Langhaus baust,
when-place-grain-houses = Immer wenn du ein Getreide in ein Stein- oder Langhaus gelegt hast,
when-place-rune_stone-houses = Für jeden Runenstein, den du in ein Stein- oder Langhaus legst,
when-place-rune_stone-islands = Für jeden Runenstein, den du auf eine Insel legst,
when-serve-game_meat-whale_meat = Für jedes Wildfleisch und jedes Walfleisch, das du auf die Festtafel legst,
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = Für jedes Schaf und jedes Rind, das du auf die Festtafel legst,
when-viking-return-event-amount = Immer wenn in der Aktionsphase genau { $count } oder { $most } deiner Wikinger auf einmal auf den Thingplatz zurückkommen,
when-thing-count-event-amount = Immer wenn sich die Zahl der Wikinger auf deinem Thingplatz auf genau { $count } ändert,
when-occupation-draw = Immer wenn du eine Ausbildung ziehen würdest,
when-new_weapon = In jeder Waffenphase
when-harvest-none = In jeder Runde ohne Ernte
when-harvest-during = In jeder Erntephase mit Ernte
when-harvest-after = Nach jeder Erntephase mit Ernte
when-actions-end = Am Ende jeder Aktionsphase
when-income-before = Vor jeder Einkommensphase
when-feast-start = Zu Beginn jeder Festmahlphase
when-feast-during = In jeder Festmahlphase
when-feast-after = Nach jeder Festmahlphase
when-bonus-during = In jeder Bonusphase
when-bonus-after = Nach jeder Bonusphase
when-bonus-house-event-amount = Immer wenn eines deiner Stein- oder Langhäuser genau { $count } Bonusware bringt,
when-strip-removed-ore = Für jedes Erz, das in der Bergphase von den Bergstreifen entfernt wird,
when-strip-removed-silver_2 = Für jede Doppelmünze, die dabei entfernt wird,
when-scoring = Bei der Schlusswertung

## What is done

act-gain = erhältst du { $gain }
act-may-gain = darfst du { $gain } nehmen
act-gain-per = erhältst du { $gain } { $per }
act-gain-one = erhältst du { $ways }
act-tier = erhältst du { $counter }: { $rows }
act-fill = darfst du Waffenkarten nehmen, bis du { $gain } hast
act-double-supply-peas = darfst du die Erbsen in deinem Vorrat verdoppeln, auf höchstens { $cap }
act-fourth_of_a_kind = wählst du eine Ware (kein Tier), von der du genau 3 im Vorrat hast, und erhältst davon eine vierte
act-exchange = darfst du { $price } gegen { $gain } tauschen
act-exchange-one = darfst du tauschen: { $ways }
act-buy = darfst du { $gain } für { $price } kaufen
act-buy-one = darfst du kaufen: { $ways }
act-buy-tier = darfst du { $gain } kaufen, Preis { $counter }: { $rows }
act-take-one = darfst du eines davon nehmen: { $ways }
act-harvest = darfst du { $price } gegen { $gain } tauschen (das zählt als eigene Ernte)
way-exchange = { $price } gegen { $gain }
way-buy = { $gain } für { $price }
way-free = { $gain } kostenlos
way-if = { $gain } ({ $test })
price-silver-game-round = so viel Silber wie die Rundennummer
price-silver-price-by_weapons = 8 Silber (1 weniger je Schwert, ½ weniger je Speer oder Bogen im Vorrat, abgerundet; die Waffen bleiben)
act-upgrade = darfst du { $count ->
        [one] { $count } Ware
       *[other] bis zu { $count } Waren
    } um 1 Stufe aufwerten
act-upgrade-paid = darfst du für { $price } { $count ->
        [one] { $count } Ware
       *[other] bis zu { $count } Waren
    } um 1 Stufe aufwerten
act-upgrade-blue = darfst du { $count } orange, rote oder grüne Ware zur blauen Ware gleicher Form aufwerten
act-upgrade-orange-paid = darfst du für { $price } { $count } orange Ware um 1 Stufe aufwerten
act-upgrade-salt_meat-game_meat-whale_meat = darfst du { $count } Pökelfleisch, Wildfleisch oder Walfleisch um 1 Stufe aufwerten
act-upgrade-same = darfst du bis zu { $count } gleiche Waren um je 1 Stufe aufwerten
act-upgrade-up_left-paid-per-own-knarr = darfst du einmal je eigener Knorr für { $price } { $count } Ware im Warenraster 1 Schritt schräg nach links oben rücken
act-upgrade-up_right-orange-paid = darfst du für { $price } { $count } orange Ware im Warenraster bis zu { $steps } Schritte schräg nach rechts oben rücken
act-flip = darfst du Plättchen deines Vorrats umdrehen, { $counter } höchstens: { $rows }
act-mountain = darfst du { $count ->
        [one] { $count } Stück
       *[other] bis zu { $count } Stück
    } von einem Bergstreifen nehmen
act-mountain-exact = darfst du genau { $count } Stück von einem Bergstreifen nehmen
act-mountain-only-stone-ore = darfst du { $count } Stück von einem Bergstreifen nehmen, aber nur Stein oder Erz
act-raise-rolls = darfst du { $price } in den allgemeinen Vorrat legen; dann zählt jeder Wurf { $count } mehr
act-action-emigrate = darfst du zum normalen Preis auswandern, ohne Wikinger einzusetzen
act-action-emigrate-less = darfst du auswandern, ohne Wikinger einzusetzen, und zahlst 1 Silber weniger je großem Schiff, das du hast (das auswandernde zählt mit)
act-action-hunting = darfst du jagen, ohne Wikinger einzusetzen
act-action-hunting-paid = darfst du für { $price } jagen, ohne Wikinger einzusetzen
act-action-snare-paid = darfst du für { $price } eine Falle stellen, ohne Wikinger einzusetzen
act-use-empty_in_column_1_beside_own = darfst du für { $price } ein leeres Feld der ersten Spalte nutzen, das direkt über oder unter einem Feld der ersten Spalte mit einem deiner Wikinger liegt, ohne Wikinger einzusetzen
act-use-occupied_in_column_2 = darfst du ein besetztes Feld der zweiten Spalte nutzen, ohne Wikinger einzusetzen
act-phase-bonus-home = darfst du die Boni deines Heimatplans nehmen
act-phase-bonus-houses = darfst du die Boni deiner Häuser nehmen
act-phase-breeding = darfst du allein eine Vermehrungsphase durchführen
act-phase-feast = führst du allein eine Festmahlphase durch; das Festmahl der Runde folgt trotzdem
act-return-each_of_column_4 = darfst du von jedem Feld der vierten Spalte 1 deiner Wikinger auf den Thingplatz zurückholen
act-return-one_space = darfst du 1 deiner Wikinger von einem Feld auf den Thingplatz zurückholen, für { $second } auch einen zweiten von demselben Feld
act-return-this_space = darfst du für { $price } 1 dieser Wikinger auf den Thingplatz zurückholen
act-take-special = darfst du { $tile } von einem beliebigen Plan nehmen; { $fill } aus dem allgemeinen Vorrat füllen die Lücke
tile-cloakpin = die Mantelnadel
tile-drinking_horn = das Trinkhorn
give-longship = 1 Langschiff (sein Erz geht verloren)
give-whaling_boat = 1 Walfangboot (sein Erz geht verloren)
act-breed-cattle = darfst du 1 Rind trächtig werden lassen
act-play-paid = darfst du für { $price } 1 Ausbildung aus der Hand ausspielen
act-lay-feast_table-stockfish-houses = darfst du Stockfisch von deiner Festtafel in deine Stein- und Langhäuser legen
act-lay-stock-ore-home-islands = erhältst du 1 Erz je Langschiff, aber nur so viel, wie du sofort auf deinen Heimatplan oder deine Inseln legst
act-promise_no_mead = erhältst du 1 Silber, wenn du keinen Met auf die Festtafel legst; versprichst du das, bekommst du es sofort
act-stock_shed = darfst du 1 Holz oder 1 Stein aus deinem Vorrat in einen deiner Schuppen legen und erhältst dafür 1 Silber
act-unload_ore = darfst du geladenes Erz von deinen Walfangbooten und Langschiffen in deinen Vorrat nehmen
act-wood_in_houses = darfst du Felder in deinen Stein- und Langhäusern mit Holz bedecken wie mit Silber
act-instead-draw_weapon = darfst du statt der Waffenkarte { $gain } nehmen
act-instead-draw_occupation = darfst du stattdessen 1 Ausbildung aus der Hand ausspielen
act-instead-upgrade = darfst du stattdessen { $price } gegen { $gain } tauschen
act-instead-build = darfst du stattdessen { $gain } für { $price } bauen
act-instead-tile = darfst du eines davon durch { $gain } ersetzen
act-instead-bonus_good = darfst du stattdessen { $gain } nehmen
act-instead-action = darfst du bis zu { $count } Waren um je 1 Stufe aufwerten

## Conditions

if-action-rolls-at-most = wenn du höchstens { $count }-mal gewürfelt hast
if-action-spent-spear-exactly = wenn du genau { $count } Speer ausgegeben hast
if-action-spent-sword-exactly = wenn du genau { $count } Schwert ausgegeben hast
if-action-spent-wood-exactly = wenn du kein Holz ausgegeben hast
if-before-flax = wenn du vorher mindestens { $count } Flachs im Vorrat hattest
if-before-grain = wenn du vorher mindestens { $count } Getreide im Vorrat hattest
if-standing-column_2 = wenn mindestens { $count } deiner Wikinger auf Feldern der zweiten Spalte stehen
if-standing-column_3 = wenn mindestens { $count } deiner Wikinger auf Feldern der dritten Spalte stehen
if-standing-crafting = wenn mindestens { $count } deiner Wikinger auf Feldern „Handwerk“ stehen
if-supply-clothing = wenn du mindestens { $count } Kleidung im Vorrat hast
if-table-game_meat = wenn Wildfleisch auf deiner Festtafel lag
have-own-houses = { $count } Stein- oder Langhäuser
have-own-large_ships = { $count } große Schiffe
have-own-longship = { $count } Langschiffe

## What is counted

by-action-boats = je nach Zahl der eingesetzten Walfangboote
by-action-strip_kinds = je nach Zahl der verschiedenen Dinge, die du von Bergstreifen genommen hast (Holz, Stein, Erz, Silber)
by-game-players = je nach Zahl der Spielenden
by-own-islands = je nach Zahl deiner Inseln
by-own-knarr = je nach Zahl deiner Knorren
by-own-loaded_ore = je nach geladenem Erz auf deinen Schiffen (aufgedrucktes zählt nicht)
by-own-longship = je nach Zahl deiner Langschiffe
by-own-longships_with_2_ore = je nach Zahl deiner Langschiffe mit mindestens 2 Erz
by-own-round_income = je nach deinem derzeitigen Einkommen
by-own-ship_sets = je nach Zahl deiner vollständigen Sätze aller drei Schiffsarten
by-own-special_tiles = je nach Zahl deiner Sonderplättchen (im Vorrat und auf Plänen)
by-own-whaling_boat = je nach Zahl deiner Walfangboote
by-stable-any_sheep = je nach Zahl deiner Schafe (auch trächtige)
by-supply-grain = je nach Getreide in deinem Vorrat
by-supply-silk = je nach Seide in deinem Vorrat
by-supply-spices = je nach Gewürzen in deinem Vorrat
per-action-resource_kinds_paid = für jede Sorte Baustoff (Holz, Stein, Erz), die du dort eingetauscht hast
per-own-houses = je Stein- oder Langhaus
per-own-knarr = je Knorr
per-own-longship = je Langschiff
per-own-red_kinds = für jede Sorte roter Waren in Vorrat und Stall (trächtig oder nicht ist eine Sorte)
per-own-whaling_boat = je Walfangboot
per-stable-kinds = für jede Tierart in deinem Stall (Schaf, Rind)
per-supply-meat_pairs = für jedes Paar aus 1 Wildfleisch und 1 Walfleisch in deinem Vorrat (du behältst es)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = Auf Feldern mit einem aufgedruckten Preis von mindestens { $least } Silber zahlst du insgesamt { $count } Silber weniger (nicht für Schiffe).
rule-less-silver-emigrate = Bei jeder Auswanderung zahlst du { $count } Silber weniger.
rule-less-silver-livestock_market = Auf Feldern „Viehmarkt“ zahlst du insgesamt { $count } Silber weniger.
rule-less-stone-build_houses = Auf Feldern „Hausbau“ zahlst du für ein Haus { $count } Stein weniger.
rule-less-vikings-plundering = Für das Feld „Überfall“ brauchst du { $counter }: { $rows }.
rule-rolls-more = { $rolls } zählt jeder Wurf { $count } mehr.
rule-rolls-less = { $rolls } zählt jeder Wurf { $count } weniger.
rolls-hunting = Bei der Jagd
rolls-hunting-snare = Bei der Jagd und beim Fallenstellen
rolls-hunting-snare-whaling-raiding-pillaging = In allen Aktionen mit Würfeln, auch bei Raubzug und Plünderung,
rolls-raiding-pillaging = Bei Raubzug und Plünderung
rule-worth-spear-whaling = Beim Walfang senkt jeder ausgegebene Speer das Ergebnis um { $count }.
rule-worth-stone-raiding-pillaging = Bei Raubzug und Plünderung erhöht jeder ausgegebene Stein das Ergebnis um { $count }.
rule-rerolls = In jeder Aktion mit Würfeln darfst du bis zu { $count }-mal würfeln.
rule-spend-spear-sword = Bei Raubzug und Plünderung darfst du Speere wie Schwerter ausgeben.
rule-split = Du darfst das Ergebnis von Raubzug und Plünderung auf zwei Beutestücke aufteilen.
rule-green = Bei Raubzug und Plünderung darfst du eine grüne Ware nehmen; ihr Schwertwert ist der ihrer blauen Seite minus 1.
rule-highest_special = Bei Raubzug und Plünderung gilt der höchste Schwertwert der Sonderplättchen im allgemeinen Vorrat als um 1 niedriger.
rule-any_island = Auf dem Entdeckungsfeld für jedes Schiff darfst du mit jedem Schiff jede offene Insel nehmen.
rule-knarr_as_longship = Bei Raubzug, Plünderung, Überfall und Entdeckung dürfen deine Knorren Langschiffe ersetzen, tragen aber kein Erz.
rule-lengthwise-peas = Auf deiner Festtafel dürfen bis zu { $count } Plättchen Erbsen längs liegen.
rule-second_step = In jeder Aktion, die 3 oder 4 Waren aufwertet, darfst du eine davon um 2 Stufen aufwerten.

## So many of a thing

count-silver = { $count } Silber
count-wood = { $count } Holz
count-stone = { $count } Stein
count-ore = { $count } Erz
count-loaded_ore = { $count } Erz des eingesetzten Langschiffs
count-peas = { $count } Plättchen Erbsen
count-flax = { $count } Flachs
count-beans = { $count } Plättchen Bohnen
count-grain = { $count } Getreide
count-cabbage = { $count } Kohl
count-fruits = { $count } Obst
count-mead = { $count } Met
count-stockfish = { $count } Stockfisch
count-milk = { $count } Milch
count-salt_meat = { $count } Pökelfleisch
count-game_meat = { $count } Wildfleisch
count-whale_meat = { $count } Walfleisch
count-sheep = { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
count-cattle = { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
count-any_sheep = { $count ->
        [one] { $count } Schaf (trächtig oder nicht)
       *[other] { $count } Schafe (trächtig oder nicht)
    }
count-any_cattle = { $count ->
        [one] { $count } Rind (trächtig oder nicht)
       *[other] { $count } Rinder (trächtig oder nicht)
    }
count-oil = { $count } Öl
count-hide = { $count ->
        [one] { $count } Haut
       *[other] { $count } Häute
    }
count-wool = { $count } Wolle
count-linen = { $count } Leinen
count-skin_and_bones = { $count } Haut und Knochen
count-fur = { $count ->
        [one] { $count } Pelz
       *[other] { $count } Pelze
    }
count-clothing = { $count } Kleidung
count-rune_stone = { $count ->
        [one] { $count } Runenstein
       *[other] { $count } Runensteine
    }
count-silverware = { $count } Silberbesteck
count-chest = { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
count-silk = { $count } Seide
count-spices = { $count } Plättchen Gewürze
count-jewellery = { $count } Schmuck
count-treasure_chest = { $count ->
        [one] { $count } Schatztruhe
       *[other] { $count } Schatztruhen
    }
count-silver_hoard = { $count ->
        [one] { $count } Silberhort
       *[other] { $count } Silberhorte
    }
count-bow = { $count ->
        [one] { $count } Bogen
       *[other] { $count } Bögen
    }
count-snare = { $count ->
        [one] { $count } Falle
       *[other] { $count } Fallen
    }
count-spear = { $count ->
        [one] { $count } Speer
       *[other] { $count } Speere
    }
count-sword = { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
count-weapon = { $count ->
        [one] { $count } Waffenkarte vom Stapel
       *[other] { $count } Waffenkarten vom Stapel
    }
count-any_weapon = { $count ->
        [one] { $count } beliebige Waffenkarte
       *[other] { $count } beliebige Waffenkarten
    }
count-whaling_boat = { $count ->
        [one] { $count } Walfangboot
       *[other] { $count } Walfangboote
    }
count-knarr = { $count ->
        [one] { $count } Knorr
       *[other] { $count } Knorren
    }
count-longship = { $count ->
        [one] { $count } Langschiff
       *[other] { $count } Langschiffe
    }
count-laden_longship = { $count ->
        [one] { $count } mit diesen 3 Erz beladenes Langschiff
       *[other] { $count } mit diesen 3 Erz beladene Langschiffe
    }
count-stone_house = { $count ->
        [one] { $count } Steinhaus
       *[other] { $count } Steinhäuser
    }
count-tiles = { $count } Plättchen
count-vikings = { $count } Wikinger weniger
count-belt = den Gürtel (falls vorhanden)
count-chalice = den Kelch (falls vorhanden)
count-cloakpin = die Mantelnadel (falls vorhanden)
count-crucifix = das Kruzifix (falls vorhanden)
count-drinking_horn = das Trinkhorn (falls vorhanden)
count-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-pregnant_sheep = { $count ->
        [one] { $count } trächtiges Schaf
       *[other] { $count } trächtige Schafe
    }
count-pregnant_cattle = { $count ->
        [one] { $count } trächtiges Rind
       *[other] { $count } trächtige Rinder
    }

## Names

name-1 = Hausiererin
name-2 = Gönner
name-3 = Kürschnerin
name-4 = Jägerin
name-5 = Häuptling
name-6 = Steinmetzin
name-7 = Müller
name-8 = Zunftmeister
name-9 = Erzschifferin
name-10 = Melker
name-11 = Dreizackjäger
name-12 = Steuermann
name-13 = Bogenschützin
name-14 = Reeder
name-15 = Kätnerin
name-16 = Kapitän
name-17 = Orientfahrer
name-18 = Kämpferin
name-19 = Gastgeber
name-20 = Baumeisterin
name-21 = Sammlerin
name-22 = Bergmann
name-23 = Verwalterin
name-24 = Walfangausrüster
name-25 = Fleischhändlerin
name-26 = Fleischbeschauer
name-27 = Fischer
name-28 = Schlosser
name-29 = Fleischkonserviererin
name-30 = Seidenhändler
name-31 = Lagerverwalter
name-32 = Waffenhändler
name-33 = Schafscherer
name-34 = Schäferin
name-35 = Rinderzüchterin
name-36 = Smutje
name-37 = Außenhändler
name-38 = Friedensstifterin
name-39 = Umlader
name-40 = Schreinermeister
name-41 = Trödler
name-42 = Vogt
name-43 = Obstpflückerin
name-44 = Schneidermeisterin
name-45 = Pirat
name-46 = Schiffsarchitektin
name-47 = Gerber
name-48 = Bäuerin
name-49 = Pflüger
name-50 = Runenritzer
name-51 = Maurermeister
name-52 = Lehrerin
name-53 = Hofladenbesitzerin
name-54 = Kaufmann
name-55 = Schatzmeister
name-56 = Waffenkrämer
name-57 = Bohnenbäuerin
name-58 = Leinölpresser
name-59 = Leinenweberin
name-60 = Aufseher
name-61 = Werftbesitzerin
name-62 = Feinschmied
name-63 = Horndrechsler
name-64 = Schiffbauer
name-65 = Drachentöter
name-66 = Ackerbäuerin
name-67 = Leibkoch
name-68 = Waffenlieferantin
name-69 = Ausrüsterin
name-70 = Kurier
name-71 = Gastwirtin
name-72 = Graf
name-73 = Metallschmiedin
name-74 = Kuhhirte
name-75 = Knochensammlerin
name-76 = Heimkehrer
name-77 = Mitläufer
name-78 = Fahrende Händlerin
name-79 = Züchterin
name-80 = Hütejunge
name-81 = Quartiermeister
name-82 = Langschiffbauerin
name-83 = Großhändler
name-84 = Hafenwächter
name-85 = Hornbläserin
name-86 = Häuteaufkäufer
name-87 = Prediger
name-88 = Kontoristin
name-89 = Katapultschütze
name-90 = Schwertkämpferin
name-91 = Nachzügler
name-92 = Mitfühlende Seele
name-93 = Helferin in der Not
name-94 = Gewürzhändler
name-95 = Wanderer
name-96 = Fleischverkäufer
name-97 = Erbsenzähler
name-98 = Adlige
name-99 = Ausbilder
name-100 = Totengräber
name-101 = Richterin
name-102 = Pelzhändler
name-103 = Waldschmied
name-104 = Entmutigter Krieger
name-105 = Knorrenbauer
name-106 = Kriegstreiber
name-107 = Abenteurerin
name-108 = Eisenschmied
name-109 = Zinsgraf
name-110 = Siedlerin aus Birka
name-111 = Künstlerin
name-112 = Schankwirt
name-113 = Handwerkslehrling
name-114 = Seidenstickerin
name-115 = Prinzessin
name-116 = Maurerpolier
name-117 = Schiffseignerin
name-118 = Botin
name-119 = Milchmann
name-120 = Zwischenhändler
name-121 = Zimmerin
name-122 = Bergwächter
name-123 = Ölverkäuferin
name-124 = Tagelöhner
name-125 = Schreiberin
name-126 = Fallensteller
name-127 = Anglerin
name-128 = Gräber
name-129 = Fleischpöklerin
name-130 = Fallenspezialistin
name-131 = Köderleger
name-132 = Berserker
name-133 = Lanzenträgerin
name-134 = Trunkenbold
name-135 = Einsamer Wolf
name-136 = Räuberin
name-137 = Nahkämpfer
name-138 = Dieb
name-139 = Beutejägerin
name-140 = Trankocher
name-141 = Elfenbeinschnitzerin
name-142 = Walfänger
name-143 = Geweihverkäufer
name-144 = Hirschjägerin
name-145 = Försterin
name-146 = Schlittenfahrer
name-147 = Steuerfrau
name-148 = Gewürzkrämerin
name-149 = Priester
name-150 = Fleischeinkäuferin
name-151 = Thingsprecher
name-152 = Kauffrau
name-153 = Geübter Jäger
name-154 = Holzfällerin
name-155 = Böttcher
name-156 = Steinbrecher
name-157 = Abdecker
name-158 = Barbarin
name-159 = Festtagsjägerin
name-160 = Nüchterner
name-161 = Walfanghelferin
name-162 = Flachsbauer
name-163 = Knecht
name-164 = Bewaffnete Kämpferin
name-165 = Dorfvorsteher
name-166 = Waffenwart
name-167 = Vorkosterin
name-168 = Jarl von Lade
name-169 = Säerin
name-170 = Flüchtlingshelferin
name-171 = Flachsbäcker
name-172 = Fischköchin
name-173 = Stempelschneider
name-174 = Bosporusreisender
name-175 = Lebertranpresserin
name-176 = Benimmlehrerin
name-177 = Magd
name-178 = Bootsbauer
name-179 = Kutterführerin
name-180 = Strandräuber
name-181 = Segelflickerin
name-182 = Kräutergärtnerin
name-183 = Getreidelieferant
name-184 = Geldgeberin
name-185 = Reisende nach Dorestad
name-186 = Erbsenmehlbäcker
name-187 = Chronistin
name-188 = Grubenarbeiter
name-189 = Seefahrerin
name-190 = Bosporushändler
