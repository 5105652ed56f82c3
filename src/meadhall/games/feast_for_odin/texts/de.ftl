# A Feast for Odin

summary = Schicke Wikinger auf Jagd, Handwerk, Raub und Entdeckung und bedecke deine Pläne mit ihrer Beute.
option-length = Länge
option-length-help = Sieben Runden, oder sechs mit einem Wikinger mehr von Anfang an.
option-length-long = lang, 7 Runden
option-length-short = kurz, 6 Runden
option-occupations = Berufe
option-occupations-help = Die Stapel der Berufskarten im Spiel. Stapel, deren Karten noch keine Wirkung haben, sind nicht wählbar.
option-occupations-none = keine
option-occupations-A = Stapel A, für den Einstieg
option-occupations-B = Stapel B
option-occupations-C = Stapel C
option-occupations-all = alle drei Stapel
option-first_card = Erste Karte
option-first_card-help = Allein: zugeteilt oder aus allen hellen ausgesucht.
option-first_card-dealt = zugeteilt
option-first_card-chosen = ausgesucht
option-small_board = Kleinerer Aktionsplan
option-small_board-help = Für eine oder zwei Personen: ohne fünf doppelte Felder.
option-mini_islands = Mini-Erweiterung: Inseln
option-mini_islands-help = Ein weiterer Inselplan: Lofoten, später Orkney.
option-mini_harvest = Mini-Erweiterung: Ernte
option-mini_harvest-help = Ernten nach Los, Rohstoffmarker, vier weitere Waren und die Insel Mull, später Caithness.
option-mini_harvest_cards = Karten der Ernte-Erweiterung
option-mini_harvest_cards-help = Acht Karten scheiden mit ihr immer aus, dreißig weitere auf Wunsch.
option-mini_harvest_cards-usual = acht scheiden aus
option-mini_harvest_cards-fewer = achtunddreißig scheiden aus

## Moves

move-occupy = Wikinger einsetzen: { $space }
move-pass = Für diese Runde passen
move-imitate = Nachahmen: { $space }
move-anytime = Plättchen legen, Schiff kaufen, Erz laden
move-lay = Auf einen Plan legen: { $item }
move-buy = Kaufen: { $ship }
move-load = 1 Erz laden, Liegeplatz { $berth }
move-hold = Plan: { $board }, Drehung { $turn }
move-at = Auf { $column }{ $row }
move-back = Zurücklegen
move-choose = Wählen: { $way }
move-exchange = Tauschen: { $item }
move-swap = Boot in Liegeplatz { $berth } gegen eine Knorr tauschen
move-decline = Verzichten
move-done = Fertig
move-mine = Bergstreifen { $strip }: { $count } nehmen
move-upgrade = Aufwerten: { $item }
move-trade = Auf Blau drehen: { $item }
move-trade-all = Von jeder Sorte eines drehen
move-purchase = Kaufen: { $item }
move-forge = Schmieden: { $item }
move-explore = Entdecken: { $island }
move-emigrate = Mit dem Schiff in Liegeplatz { $berth } auswandern
move-sail = Ausfahren: { $boats }
move-roll = Noch einmal würfeln
move-succeed = Erfolg, zahle { $weapons ->
        [0] nur Holz
        [one] 1 Waffe und Holz
       *[other] { $weapons } Waffen und Holz
    } nach Bedarf
move-loot = Nehmen: { $item }
move-raise = Schwerter zahlen: { $swords }, den Rest in Stein
move-fail = Misserfolg erklären
move-call-back = Wikinger zurück zum Thing: { $vikings }
move-serve = Auftischen: { $item }, { $side }
move-leave = Den Platz leer lassen
move-set-table = Die günstigste Tafel decken
move-keep = Karte { $card } behalten
move-play = Karte { $card } spielen
move-pick = Rohstoffmarker { $marker } nehmen
move-use = Karte { $card } nutzen

## What is being asked

prompt-keep = Behalte eine der beiden Karten
    .other = { $seat } wählt eine Karte
prompt-pick = Wähle einen Rohstoffmarker
    .other = { $seat } wählt einen Rohstoffmarker
prompt-first-card = Spiele die behaltene Karte oder verzichte
    .other = { $seat } kann die behaltene Karte spielen
prompt-turn = Setze Wikinger auf ein Feld oder passe
    .other = { $seat } setzt Wikinger ein oder passt
prompt-imitate = Wähle das Feld zum Nachahmen
    .other = { $seat } wählt ein Feld zum Nachahmen
prompt-choose = Wähle eine der Möglichkeiten
    .other = { $seat } wählt eine der Möglichkeiten
prompt-exchange = Tausche oder verzichte: { $item } → { $gain }
    .other = { $seat } kann tauschen: { $item } → { $gain }
prompt-anytime = Lege ein Plättchen, kaufe ein Schiff oder lade Erz
    .other = { $seat } ordnet das Gut
prompt-hold = Wähle Plan und Drehung: { $item }
    .other = { $seat } nimmt in die Hand: { $item }
prompt-at = Wähle den Platz ({ $board }): { $item }
    .other = { $seat } sucht einen Platz: { $item } ({ $board })
prompt-upgrade = Werte Waren um { $levels ->
        [1] eine Stufe
       *[other] zwei Stufen
    } auf (noch { $count })
    .other = { $seat } wertet Waren um { $levels ->
        [1] eine Stufe
       *[other] zwei Stufen
    } auf (noch { $count })
prompt-trade = Drehe grüne Waren auf Blau, je eine Sorte
    .other = { $seat } handelt in Übersee
prompt-sale = Kaufe Sonderplättchen (noch bis { $count })
    .other = { $seat } kauft Sonderplättchen (bis { $count })
prompt-forge = Wähle, was geschmiedet wird
    .other = { $seat } steht in der Schmiede
prompt-mine = Nimm bis zu { $count } von einem Bergstreifen
    .other = { $seat } nimmt bis zu { $count } von einem Bergstreifen
prompt-explore = Wähle die Insel
    .other = { $seat } wählt eine Insel
prompt-emigrate = Wähle das Schiff zum Auswandern ({ $silver } Silber)
    .other = { $seat } wandert aus ({ $silver } Silber)
prompt-swap = Tausche ein Boot gegen eine Knorr oder verzichte
    .other = { $seat } kann ein Boot gegen eine Knorr tauschen
prompt-sail = Wähle die Walfangboote
    .other = { $seat } wählt die Walfangboote
prompt-dice = Entscheide: { $dice }, Wurf { $pips }, Ergebnis { $result }
    .other = { $seat } entscheidet: { $dice }, Wurf { $pips }, Ergebnis { $result }
prompt-raise = Zahle { $count } in Schwertern und Stein für: { $item }
    .other = { $seat } zahlt { $count } für: { $item }
prompt-call-back = Wähle, wie viele Wikinger zurückkommen
    .other = { $seat } holt Wikinger zurück
prompt-play = Spiele einen Beruf
    .other = { $seat } spielt Berufe
prompt-free-card = Spiele einen Beruf kostenlos oder verzichte
    .other = { $seat } kann einen Beruf kostenlos spielen
prompt-card = Entscheide über Karte { $card }
    .other = { $seat } entscheidet über Karte { $card }
prompt-before-income = Ordne deine Pläne vor dem Einkommen
    .other = { $seat } ordnet vor dem Einkommen
prompt-feast = Decke die Tafel: Platz { $next } von { $count }
    .other = { $seat } deckt die Tafel: Platz { $next } von { $count }
prompt-before-bonus = Ordne deine Pläne vor dem Bonus
    .other = { $seat } ordnet vor dem Bonus
prompt-last-placing = Lege vor der Wertung, was übrig ist
    .other = { $seat } legt, was übrig ist

## The log

log-round = Runde { $round }: { $seat } beginnt
log-harvest = Ernte für alle: { $item }
log-marker = Nächste Ernte: { $level ->
        [0] Missernte
       *[other] Stufe { $level }
    }
log-pick = { $seat } nimmt Rohstoffmarker { $marker }
log-turn-island = Ein Inselplan wird gewendet: { $island }
log-weapon = { $seat } zieht: { $item }
log-strip = Bergstreifen { $strip } wird aufgedeckt: { $thing }
log-pass = { $seat } passt
log-occupy = { $seat } setzt { $vikings ->
        [one] einen Wikinger
       *[other] { $vikings } Wikinger
    } ein: { $space }
log-imitate = { $seat } ahmt nach: { $space }
log-pay = { $seat } zahlt { $items }
log-gain = { $seat } erhält { $items }
log-build = { $seat } baut: { $house }
log-ship = { $seat } hat ein neues Schiff: { $ship }
log-buy = { $seat } kauft ein Schiff für { $silver } Silber: { $ship }
log-load = { $seat } lädt Erz: { $ship }
log-lay = { $seat } legt: { $item }, { $board } { $column }{ $row }
log-upgrade = { $seat } wertet auf: { $item } → { $made }
log-trade = { $seat } dreht auf Blau: { $item }
log-purchase = { $seat } kauft für { $silver } Silber: { $item }
log-forge = { $seat } schmiedet: { $item }
log-mine = { $seat } nimmt von Bergstreifen { $strip }: { $thing }
log-explore = { $seat } entdeckt: { $island }, dort { $silver } Silber
log-emigrate = { $seat } wandert für { $silver } Silber aus: { $ship }
log-swap = { $seat } gibt dafür ein Walfangboot ab
log-roll = { $seat } würfelt { $pips } (Wurf { $count }, Ergebnis { $result })
log-success = { $seat } hat Erfolg, zahlt { $count } und bekommt: { $item }
log-failure = { $seat } scheitert und bekommt: { $item }
log-call-back = { $seat } holt { $count ->
        [one] einen Wikinger
       *[other] { $count } Wikinger
    } zurück
log-draw-card = { $seat } zieht einen Beruf
log-play-card = { $seat } spielt Beruf { $card }
log-use-card = { $seat } nutzt Karte { $card }
log-income = { $seat } hat { $silver } Silber Einkommen
log-birth = { $seat } hat Nachwuchs im Stall: { $item }
log-pregnant = { $seat } erwartet Nachwuchs im Stall: { $item }
log-feast = { $seat } tischt auf: { $item }
log-penalty = { $seat } lässt Plätze leer und nimmt Thing-Strafen: { $count }
log-bonus = { $seat } bekommt als Bonus: { $item }

## The score

tally-ships = Schiffe ({ $count })
tally-emigrants = Auswanderung ({ $count })
tally-islands = Inseln ({ $count })
tally-buildings = Schuppen und Häuser ({ $count })
tally-animals = Schafe und Rinder ({ $count })
tally-occupations = Berufe ({ $count })
tally-silver = Silber ({ $count })
tally-crown = Krone Englands ({ $count })
tally-home-minus = Offene Minusfelder daheim ({ $count })
tally-island-minus = Offene Minusfelder auf Inseln ({ $count })
tally-building-minus = Offene Felder in Schuppen und Häusern ({ $count })
tally-penalties = Thing-Strafen ({ $count })

## The table as text

count-of = { $count } { $item }
board-round = Runde { $round } von { $rounds }, { $phase }
board-harvest = Erntestufe { $level }
board-free = Spalte { $column }, frei für dich:
board-held = Spalte { $column }, besetzt:
board-name = { $seat }
board-colour = Farbe { $number }
board-islands = Inseln:
board-island = { $island } ({ $points } Punkte, { $silver } Silber)
board-strips = Bergstreifen:
board-houses = Übrige Gebäude:
board-house = { $house } { $count }
board-specials = Übrige Sonderplättchen:
board-special = { $item } (Preis { $price }, Schwert { $sword })
board-player = { $seat }: Wikinger { $vikings }, Punkte { $points }, Einkommen { $income }, Strafen { $penalties }:
board-title = { $board }: Einkommen { $income }, minus { $minus }
board-ships = Schiffe:
board-ship = { $number }: { $ship } (Erz { $ore })
board-emigrants = Ausgewandert:
board-table = Festtafel ({ $count } Plätze):
board-hand = Berufe auf der Hand:
board-markers = Rohstoffmarker:
board-pool = Rohstoffmarker zur Wahl:
board-signs = Zeichen: . frei, - Minuspunkt, = zwei Minuspunkte, * Bonus, Zahl = Einkommen, x oder leer = nicht abdeckbar, $ Silber, % Erz, Buchstaben = Plättchen
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , umschlossen
        [one] , 1 Feld offen
       *[other] , { $missing } Felder offen
    }
board-tiles = Legbare Plättchen, Breite x Höhe:
colour-orange = orange
colour-red = rot
colour-green = grün
colour-blue = blau
item-weapon = Waffe
shorthand-help = In einer Zeile: was, Feld, Drehung und bei mehreren Plänen der Plan: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = „{ $words }“ nennt kein Plättchen, das du legen könntest. Legen könntest du: { $item }.
shorthand-not-now = Im Moment kann nichts gelegt werden. Führe zuerst einen Teil der Aktion aus.
shorthand-nowhere = Auf deinen Plänen ist jetzt kein Platz dafür: { $item }.
shorthand-cell = Nenne auch das Feld, zum Beispiel: { $places }.
shorthand-board = „{ $words }“ ist keiner deiner Pläne. Deine sind: { $board }.
shorthand-turns = Drehungen dieses Plättchens: { $count ->
        [1] nur 1
       *[other] 1 bis { $count }
    } ({ $item }).
shorthand-place = Bei { $cell } ist kein Platz für: { $item }. Plätze in der Nähe, so wie man sie tippt: { $places }.
shorthand-boards = Dieses Feld passt auf mehreren Plänen; ergänze, auf welchem: { $board }. Plättchen: { $item }.

## Names

item-peas = Erbsen
item-mead = Met
item-oil = Öl
item-rune_stone = Runenstein
item-flax = Flachs
item-stockfish = Stockfisch
item-hide = Haut
item-silverware = Silberbesteck
item-beans = Bohnen
item-milk = Milch
item-wool = Wolle
item-chest = Truhe
item-grain = Getreide
item-salt_meat = Pökelfleisch
item-linen = Leinen
item-silk = Seide
item-cabbage = Kohl
item-game_meat = Wildfleisch
item-skin_and_bones = Haut und Knochen
item-spices = Gewürze
item-sheep = Schaf
item-pregnant_sheep = trächtiges Schaf
item-fur = Pelz
item-jewellery = Schmuck
item-fruits = Obst
item-whale_meat = Walfleisch
item-robe = Gewand
item-treasure_chest = Schatztruhe
item-cattle = Rind
item-pregnant_cattle = trächtiges Rind
item-clothing = Kleidung
item-silver_hoard = Silberhort
item-berries = Beeren
item-eggs = Eier
item-amber = Bernstein
item-guldgubber = Goldfigürchen
item-glass_beads = Glasperlen
item-helmet = Helm
item-cloakpin = Mantelnadel
item-belt = Gürtel
item-crucifix = Kruzifix
item-drinking_horn = Trinkhorn
item-amber_figure = Bernsteinfigur
item-horseshoe = Hufeisen
item-gold_brooch = Goldbrosche
item-forge_hammer = Schmiedehammer
item-fibula = Fibel
item-throwing_axe = Wurfaxt
item-chalice = Kelch
item-round_shield = Rundschild
item-english_crown = Krone Englands
item-altar = Altar
item-wood = Holz
item-stone = Stein
item-ore = Erz
item-silver = Silber
item-bow = Bogen
item-snare = Falle
item-spear = Speer
item-sword = Schwert
item-stone_house = Steinhaus
thing-wood = Holz
thing-stone = Stein
thing-ore = Erz
thing-silver_2 = 2 Silber
ship-whaling_boat = Walfangboot
ship-knarr = Knorr
ship-longship = Langschiff
house-shed = Schuppen
house-stone_house = Steinhaus
house-long_house = Langhaus
board-home = Heimat
board-shetland = Shetland
board-bear_island = Bäreninsel
board-faroe_islands = Färöer
board-baffin_island = Baffininsel
board-iceland = Island
board-labrador = Labrador
board-greenland = Grönland
board-newfoundland = Neufundland
board-lofoten = Lofoten
board-orkney = Orkney
board-mull = Mull
board-caithness = Caithness
phase-set_up = Vorbereitung
phase-actions = Aktionen
phase-income = Einkommen
phase-feast = Festmahl
phase-bonus = Bonus
phase-end = Ende
side-wide = der Länge nach
side-narrow = hochkant
way-stone_house_and_longship = Steinhaus und Langschiff
way-long_house_and_knarr = Langhaus und Knorr
way-sheep = ein Schaf, kostenlos
way-cattle = ein Rind für 1 Silber
way-wood = 1 Holz zahlen
way-stone = 1 Stein zahlen
way-ore = 1 Erz zahlen
way-mountains = aus den Bergen nehmen
way-upgrades = doppelte Aufwertungen
boats-1 = Boot 1
boats-2 = Boot 2
boats-1-2 = Boote 1 und 2
boats-3 = Boot 3
boats-1-3 = Boote 1 und 3
boats-2-3 = Boote 2 und 3
boats-1-2-3 = alle drei Boote
dice-hunting = Jagd
dice-snare = Falle stellen
dice-whaling = Walfang
dice-raiding = Raubzug
dice-pillaging = Plünderung
space-build_shed = Schuppen für 2 Holz
space-build_stone_house = Steinhaus für 1 Stein
space-build_long_house = Langhaus für 2 Stein
space-build_house_and_ship = Haus und Schiff für 2 Stein und 2 Holz
space-build_whaling_boat = Walfangboot bauen für 1 Holz
space-build_knarr = Knorr bauen für 2 Holz
space-build_longship = Langschiff bauen für 2 Holz
space-hunting_1 = Jagd
space-take_stockfish = 1 Stockfisch
space-hunting_2 = Jagd (2 Wikinger)
space-laying_snare = Falle stellen
space-whaling_main = Walfang, bis 3 Boote
space-whaling_extra = Walfang, 1 Boot
space-buy_stockfish = 2 Stockfisch für 1 Silber
space-buy_salt_meat = 2 Pökelfleisch für 2 Silber
space-buy_sheep = Schaf für 1 Silber
space-buy_cattle_milk = Rind und Milch für 3 Silber
space-sheep_or_cattle = Schaf umsonst oder Rind für 1 Silber
space-buy_sheep_cattle = Schaf und Rind für 3 Silber
space-market_beans = Markt: Bohnen, 1 Silber
space-market_flax_stockfish = Markt: Flachs, Stockfisch, 1 Silber
space-market_fruits = Markt: Obst, Öl, Pökelfleisch, 1 Silber
space-market_spices = Markt: Gewürze, 1 Silber; mit Rind 2 Milch, mit Schaf 1 Wolle
space-milk_cattle = Rinder melken, bis zu 3
space-mead_and_silver = 2 Met, 2 Silber
space-wool_sheep = Schafe scheren, bis zu 3
space-craft_linen = Leinen aus Flachs
space-craft_rune_stone = Runenstein und 1 Silber aus 1 Stein
space-craft_clothing = Kleidung und 2 Silber aus Haut und Leinen
space-craft_chest = Truhe und 1 Silber aus 1 Holz oder 1 Erz
space-forge = Schmiede für 1 Erz
space-craft_runes_chests = 2 Runensteine und 2 Truhen aus 2 Stein und 2 Holz
space-master_crafting = 4 Silber, Wolle zu Gewand, Silberbesteck zu Schmuck
space-mountain_2 = 2 aus einem Berg
space-mountain_1_upgrade_1 = 1 aus einem Berg, 1 Aufwertung
space-upgrade_2 = 2 Aufwertungen
space-wood_per_player = Holz je Spieler, 1 Erz
space-mountain_3_upgrade_1 = 3 aus einem Berg, 1 Aufwertung
space-upgrade_3 = 3 Aufwertungen
space-mountain_3_2 = 3 + 2 aus Bergen
space-upgrade_3_weapons_4 = 3 Aufwertungen, 4 Waffen
space-upgrade_4 = 4 Aufwertungen
space-mountain_4_double_2 = 4 aus einem Berg, 2 doppelte Aufwertungen
space-mountain_2222_or_double_3 = 2+2+2+2 aus Bergen oder 3 doppelte Aufwertungen
space-overseas_trading_1 = Überseehandel für 1 Silber
space-overseas_trading_2 = Überseehandel für 1 Silber (2 Wikinger)
space-special_sale = Sonderverkauf, bis zu 2 Plättchen
space-raiding = Raubzug
space-pillaging_1 = Plünderung
space-pillaging_2 = Plünderung (3 Wikinger)
space-plundering = Überfall mit 2 Langschiffen: Silberhort
space-explore_near = entdecken: jedes Schiff
space-explore_middle = entdecken: Knorr oder Langschiff
space-explore_far = entdecken: Langschiff
space-draw_occupation = Beruf ziehen, 1 Silber
space-play_occupation_paid = Beruf für Stein oder Erz spielen, 1 Silber
space-emigration_1 = Auswanderung
space-play_occupations_2 = bis 2 Berufe spielen
space-emigration_2 = Auswanderung (3 Wikinger)
space-play_occupations_4 = bis 4 Berufe spielen
space-exchange_boat_emigrate = Boot in Knorr, Auswanderung
space-imitate_1 = Nachahmung, Spalte 1
space-imitate_2 = Nachahmung, Spalte 2
space-imitate_3 = Nachahmung, Spalte 3
space-imitate_4 = Nachahmung, Spalte 4
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
