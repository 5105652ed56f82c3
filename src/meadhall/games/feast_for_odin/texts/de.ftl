# A Feast for Odin

summary = Schicke Wikinger auf Jagd, Raubzug und Entdeckung und fülle deine Pläne mit der Beute.
option-length = Länge
option-length-help = Sieben Runden, oder sechs mit einem Wikinger mehr von Anfang an.
option-length-long = Lang, 7 Runden
option-length-short = Kurz, 6 Runden
option-occupations = Ausbildungen
option-occupations-help = Die Stapel der Ausbildungskarten im Spiel. Stapel A ist für den Einstieg.
option-occupations-none = Keine
option-occupations-A = Stapel A, zum Einstieg
option-occupations-B = Stapel B
option-occupations-C = Stapel C
option-occupations-all = Alle 3 Stapel
option-first_card = Erste Karte
option-first_card-help = Allein: zugeteilt oder aus allen hellen ausgesucht.
option-first_card-dealt = Ausgeteilt
option-first_card-chosen = Gewählt
option-small_board = Kleinerer Aktionsplan
option-small_board-help = Allein oder zu zweit: lässt 5 doppelte Felder weg.
option-mini_islands = Mini-Erweiterung: Inseln
option-mini_islands-help = Ein weiterer Inselplan: Lofoten, später Orkney.
option-mini_harvest = Mini-Erweiterung: Ernte
option-mini_harvest-help = Ernten nach Los, Rohstoffmarker, vier weitere Waren und die Insel Mull, später Caithness.
option-mini_harvest_cards = Karten der Ernte-Erweiterung
option-mini_harvest_cards-help = Acht Karten scheiden mit ihr immer aus, dreißig weitere auf Wunsch.
option-mini_harvest_cards-usual = 8 entfallen
option-mini_harvest_cards-fewer = 38 entfallen
option-ask_always = Vor Einkommen und Bonus immer fragen
option-ask_always-help = Wenn aus, wirst du nur gefragt, wenn du ein Plättchen legen oder ein Schiff kaufen kannst.

## Moves

move-occupy = Wikinger einsetzen: { $space }
    .detail = { $vikings } Wikinger einsetzen: { $space }
move-pass = Für diese Runde passen
move-imitate = Nachahmen: { $space }
    .detail = Nachahmen: { $space } (Wikinger: { $vikings })
move-anytime = Plättchen legen, Schiff kaufen, Erz laden
move-lay = Legen: { $item }, { $board }
    .detail = Legen: { $item }, { $width } × { $height }, { $board } (vorhanden: { $count })
move-buy = Kaufen: { $ship }
    .detail = Kaufen: { $ship } ({ $silver } Silber)
move-load = 1 Erz laden, Liegeplatz { $berth }
    .detail = 1 Erz laden, Liegeplatz { $berth }: { $ship } (Erz { $ore })
move-at = Auf { $column }{ $row }, Drehung { $turn }
move-cover = Legen: { $item } × { $count }, { $board }, nächste Felder zuerst
move-put = Legen: { $item }, { $board }, am besten Platz
move-put-all = Alles legen, was passt, jeweils am besten Platz
move-back = Zurücklegen
move-choose = Wählen: { $way }
move-exchange = Tauschen: { $item }
    .detail = Tauschen: { $item } → { $made }
move-swap = Boot in Liegeplatz { $berth } gegen eine Knorr tauschen
move-decline = Verzichten
move-done = Fertig
move-no-more = In dieser Runde nichts mehr
move-mine = Bergstreifen { $strip }: { $count } nehmen
    .detail = Bergstreifen { $strip }: { $count } nehmen ({ $thing })
move-mine-two = Bergstreifen { $strip } und { $other }: so viel wie möglich nehmen
move-upgrade = Aufwerten: { $item }
    .detail = Aufwerten: { $item } → { $made }
move-upgrade-two = Aufwerten: { $item } und { $also }
move-upgrade-far = Einen Schritt weiter aufwerten: { $item }
    .detail = Einen Schritt weiter aufwerten: { $item } → { $made }
move-trade = Auf Blau drehen: { $item }
    .detail = Auf Blau drehen: { $item } → { $made }
move-trade-all = Von jeder Sorte eines drehen
move-purchase = Kaufen: { $item }
    .detail = Kaufen: { $item } ({ $silver } Silber)
move-forge = Schmieden: { $item }
move-explore = Entdecken: { $island }
    .detail = Entdecken: { $island } ({ $points } Punkte, { $silver } Silber)
move-emigrate = Mit dem Schiff in Liegeplatz { $berth } auswandern
    .detail = Mit dem Schiff in Liegeplatz { $berth } auswandern: { $ship } ({ $points } Punkte)
move-sail = Ausfahren: { $boats }
    .detail = Ausfahren: { $boats } (Erz { $ore })
move-roll = Noch einmal würfeln
move-succeed = Erfolg, zahle { $weapons ->
        [0] nur Holz
        [one] 1 Waffe und Holz
       *[other] { $weapons } Waffen und Holz
    } nach Bedarf
    .detail = Erfolg: zahle { $weapon } { $weapons }, Holz { $wood }; erhalte { $item }
move-loot = Nehmen: { $item }
    .detail = Nehmen: { $item } (Schwertwert { $sword }, zahle { $count })
move-raise = Schwerter zahlen: { $swords }, Speere: { $spears }, den Rest in Stein
    .detail = Schwerter zahlen: { $swords }, Speere: { $spears }, Stein: { $stone }
move-fail = Misserfolg erklären
    .detail = Misserfolg erklären (erhalte { $item })
move-call-back = Wikinger zurück zum Thing: { $vikings }
move-serve = Auftischen: { $item }, { $side }
    .detail = Auftischen: { $item }, { $side } (Plätze: { $seats })
move-leave = Platz leer lassen
    .detail = { $count ->
        [one] { $count } Platz leer lassen
       *[other] { $count } Plätze leer lassen
    }
move-serve-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    } auftragen
move-set-table = Den Rest mit dem Günstigsten füllen
move-spare = Den Rest günstig decken, aber behalten: { $item }
move-take-off = Den letzten Teller zurücknehmen
move-keep = { $card } behalten
    .detail = { $card } behalten – { $effect }
move-play = { $card } ausspielen
    .detail = { $card } ausspielen – { $effect }
move-pick = Rohstoffmarker { $marker } nehmen
    .detail = Rohstoffmarker { $marker } nehmen: orange { $orange }, braun { $brown }
move-use = { $card } nutzen ({ $way })
    .detail = { $card } nutzen – { $how }
move-visit = Feld nutzen: { $space }
move-summon = { $vikings } zurückholen: { $space }
move-take = Nehmen: { $item }
use-deal = { $pay } → { $get }
use-berth = Schiff am Liegeplatz { $berth }

## What is being asked

prompt-keep = Behalte 1 der 2 Karten.
    .other = { $seat } wählt eine Karte.
prompt-pick = Wähle einen Rohstoffmarker.
    .other = { $seat } wählt einen Rohstoffmarker.
prompt-first-card = Spiele die behaltene Karte aus oder verzichte.
    .other = { $seat } darf die behaltene Karte ausspielen.
prompt-turn = Setze Wikinger auf ein Feld oder passe.
    .other = { $seat } setzt Wikinger oder passt.
prompt-choose = Wähle 1 der 2 Möglichkeiten.
    .other = { $seat } wählt 1 von 2 Möglichkeiten.
prompt-exchange = Tausche { $item } gegen { $gain } oder verzichte.
    .other = { $seat } darf { $item } gegen { $gain } tauschen.
prompt-anytime = Lege ein Plättchen, kaufe ein Schiff oder lade Erz.
    .other = { $seat } legt Plättchen.
prompt-at = Wähle den Platz für { $item } ({ $board }).
    .other = { $seat } legt { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Werte Waren um 1 Stufe auf. Noch übrig: { $count }.
   *[other] Werte Waren um 2 Stufen auf. Noch übrig: { $count }.
}
    .other = { $levels ->
        [1] { $seat } wertet Waren um 1 Stufe auf (noch { $count }).
       *[other] { $seat } wertet Waren um 2 Stufen auf (noch { $count }).
    }
prompt-trade = Tausche grüne Waren in blaue, 1 von jeder Art.
    .other = { $seat } treibt Überseehandel.
prompt-sale = Kaufe Sonderplättchen, höchstens noch { $count }.
    .other = { $seat } kauft Sonderplättchen, höchstens { $count }.
prompt-forge = Wähle, was du schmiedest.
    .other = { $seat } schmiedet.
prompt-mine = { $count ->
    [one] Nimm { $count } Baustoff von einem Bergstreifen.
   *[other] Nimm bis zu { $count } Baustoffe von einem Bergstreifen.
}
    .other = { $seat } nimmt Baustoffe von einem Bergstreifen (bis zu { $count }).
prompt-explore = Wähle eine Insel zum Entdecken.
    .other = { $seat } wählt eine Insel.
prompt-emigrate = Wähle das Schiff, das auswandert. Es kostet { $silver } Silber.
    .other = { $seat } wandert für { $silver } Silber aus.
prompt-swap = Tausche ein Walfangboot gegen eine Knorr oder verzichte.
    .other = { $seat } darf ein Walfangboot gegen eine Knorr tauschen.
prompt-sail = Wähle die Walfangboote.
    .other = { $seat } wählt Walfangboote.
prompt-dice = { $dice }: Wurf { $pips }, Ergebnis { $result }. Zahle oder würfle erneut.
    .other = { $seat } entscheidet. { $dice }: Wurf { $pips }, Ergebnis { $result }.
prompt-raise = Zahle { $count } Schwerter oder Steine für { $item }.
    .other = { $seat } zahlt { $count } Schwerter oder Steine für { $item }.
prompt-call-back = Wähle, wie viele Wikinger zurückkommen.
    .other = { $seat } holt Wikinger zurück.
prompt-play = Spiele eine Ausbildung aus.
    .other = { $seat } spielt Ausbildungen aus.
prompt-free-card = Spiele eine Ausbildung kostenlos aus oder verzichte.
    .other = { $seat } darf eine Ausbildung kostenlos ausspielen.
prompt-before-harvest = Nutze deine Karten vor der Ernte.
    .other = { $seat } darf vor der Ernte Karten nutzen.
prompt-before-feast = Nutze deine Karten vor dem Festmahl.
    .other = { $seat } darf vor dem Festmahl Karten nutzen.
prompt-card = Nutze „{ $card }“ oder verzichte.
    .other = { $seat } entscheidet über „{ $card }“.
prompt-card-choice = Wähle für „{ $card }“.
    .other = { $seat } wählt für „{ $card }“.
prompt-split-loot = Nimm etwas außer { $item } oder verzichte.
    .other = { $seat } darf die Beute teilen.
prompt-hold-now = Lege { $item } jetzt oder lasse es.
    .other = { $seat } legt { $item }.
prompt-lay-now = Wähle den Platz für { $item } ({ $board }).
    .other = { $seat } legt { $item } ({ $board }).
prompt-before-income = Lege Plättchen vor dem Einkommen.
    .other = { $seat } legt vor dem Einkommen Plättchen.
prompt-feast = Decke die Festtafel: Platz { $next } von { $count }.
    .other = { $seat } deckt die Festtafel: Platz { $next } von { $count }.
prompt-before-bonus = Lege Plättchen vor dem Bonus.
    .other = { $seat } legt vor dem Bonus Plättchen.
prompt-last-placing = Lege deine letzten Plättchen vor der Wertung.
    .other = { $seat } legt die letzten Plättchen.

## The log

log-round = Runde { $round }. { $seat } beginnt.
    .you = Runde { $round }. Du beginnst.
log-harvest = Ernte für alle: { $item }.
log-marker = { $level ->
    [0] Nächste Ernte: Missernte.
   *[other] Nächste Ernte: Stufe { $level }.
}
log-pick = { $seat } wählt Rohstoffmarker { $marker }.
    .you = Du wählst Rohstoffmarker { $marker }.
log-gift = { $seat } beginnt mit { $silver } Silber und 1 Waffe mehr.
    .you = Du beginnst mit { $silver } Silber und 1 Waffe mehr.
log-turn-island = Neue Insel: { $island }.
log-weapon = { $seat } zieht: { $item }.
    .you = Du ziehst: { $item }.
log-strip = Neuer Bergstreifen { $strip }: { $thing }.
log-pass = { $seat } passt.
    .you = Du passt.
log-occupy = { $seat } setzt { $vikings } Wikinger: { $space }.
    .you = Du setzt { $vikings } Wikinger: { $space }.
log-imitate = Nachahmung von { $seat }: { $space }.
    .you = Deine Nachahmung: { $space }.
log-pay = { $seat } zahlt { $items }.
    .you = Du zahlst { $items }.
log-gain = { $seat } bekommt { $items }.
    .you = Du bekommst { $items }.
log-build = { $house-id ->
    [shed] { $seat } baut einen Schuppen.
   *[other] { $seat } baut ein { $house }.
}
    .you = { $house-id ->
        [shed] Du baust einen Schuppen.
       *[other] Du baust ein { $house }.
    }
log-ship = { $ship-id ->
    [knarr] { $seat } bekommt eine Knorr.
   *[other] { $seat } bekommt ein { $ship }.
}
    .you = { $ship-id ->
        [knarr] Du bekommst eine Knorr.
       *[other] Du bekommst ein { $ship }.
    }
log-buy = { $ship-id ->
    [knarr] { $seat } kauft eine Knorr für { $silver } Silber.
   *[other] { $seat } kauft ein { $ship } für { $silver } Silber.
}
    .you = { $ship-id ->
        [knarr] Du kaufst eine Knorr für { $silver } Silber.
       *[other] Du kaufst ein { $ship } für { $silver } Silber.
    }
log-load = { $seat } lädt Erz: { $ship }.
    .you = Du lädst Erz: { $ship }.
log-lay = { $seat } legt { $item } ({ $board }, { $column }{ $row }).
    .you = Du legst { $item } ({ $board }, { $column }{ $row }).
log-cover = { $seat } belegt Felder ({ $board }): { $item } × { $count }.
    .you = Du belegst Felder ({ $board }): { $item } × { $count }.
log-upgrade = { $seat } wertet auf: { $item } → { $made }.
    .you = Du wertest auf: { $item } → { $made }.
log-trade = { $seat } tauscht in Blau: { $item }.
    .you = Du tauschst in Blau: { $item }.
log-purchase = { $seat } kauft für { $silver } Silber: { $item }.
    .you = Du kaufst für { $silver } Silber: { $item }.
log-forge = { $seat } schmiedet: { $item }.
    .you = Du schmiedest: { $item }.
log-mine = { $seat } nimmt von Bergstreifen { $strip }: { $thing }.
    .you = Du nimmst von Bergstreifen { $strip }: { $thing }.
log-explore = { $silver ->
    [0] { $seat } entdeckt: { $island }.
   *[other] { $seat } entdeckt: { $island }, { $silver } Silber.
}
    .you = { $silver ->
        [0] Du entdeckst: { $island }.
       *[other] Du entdeckst: { $island }, { $silver } Silber.
    }
log-emigrate = { $seat } wandert für { $silver } Silber aus: { $ship }.
    .you = Du wanderst für { $silver } Silber aus: { $ship }.
log-swap = { $seat } tauscht ein Walfangboot gegen eine Knorr.
    .you = Du tauschst ein Walfangboot gegen eine Knorr.
log-roll = { $seat } würfelt { $pips } (Wurf { $count }, Ergebnis { $result }).
    .you = Du würfelst { $pips } (Wurf { $count }, Ergebnis { $result }).
log-success = Erfolg für { $seat } (zahlt { $count }): { $item }.
    .you = Erfolg (du zahlst { $count }): { $item }.
log-failure = Misserfolg für { $seat }: { $item }.
    .you = Misserfolg: { $item }.
log-call-back = { $seat } holt { $count } Wikinger zurück.
    .you = Du holst { $count } Wikinger zurück.
log-draw-card = { $seat } zieht eine Ausbildung.
    .you = Du ziehst eine Ausbildung.
log-play-card = { $seat } spielt „{ $card }“ aus.
    .you = Du spielst „{ $card }“ aus.
log-use-card = { $seat } nutzt „{ $card }“.
    .you = Du nutzt „{ $card }“.
log-income = { $seat } bekommt { $silver } Silber Einkommen.
    .you = Du bekommst { $silver } Silber Einkommen.
log-birth = { $item-id ->
    [sheep] Ein Schaf ist geboren ({ $seat }).
   *[other] Ein Rind ist geboren ({ $seat }).
}
    .you = { $item-id ->
        [sheep] Du hast ein neues Schaf.
       *[other] Du hast ein neues Rind.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] Bei { $seat } ist ein Schaf trächtig.
   *[other] Bei { $seat } ist ein Rind trächtig.
}
    .you = { $item-id ->
        [pregnant_sheep] Eines deiner Schafe ist trächtig.
       *[other] Eines deiner Rinder ist trächtig.
    }
log-feast = { $seat } bringt auf die Festtafel: { $item }.
    .you = Du bringst auf die Festtafel: { $item }.
log-penalty = { $count ->
    [one] { $seat } bekommt { $count } Thing-Strafe für leere Plätze.
   *[other] { $seat } bekommt { $count } Thing-Strafen für leere Plätze.
}
    .you = { $count ->
        [one] Du bekommst { $count } Thing-Strafe für leere Plätze.
       *[other] Du bekommst { $count } Thing-Strafen für leere Plätze.
    }
log-bonus = { $seat } bekommt als Bonus: { $item }.
    .you = Du bekommst als Bonus: { $item }.

## The score

tally-ships = Schiffe ({ $count })
tally-emigrants = Auswanderung ({ $count })
tally-islands = Inseln ({ $count })
tally-buildings = Schuppen und Häuser ({ $count })
tally-animals = Schafe und Rinder ({ $count })
tally-occupations = Ausbildungen ({ $count })
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
board-hand = Ausbildungen auf der Hand:
board-played = Ausgespielte Ausbildungen:
board-markers = Rohstoffmarker:
board-pool = Rohstoffmarker zur Wahl:
board-signs = Zeichen: . frei, - Minuspunkt, = zwei Minuspunkte, * Bonus, Zahl = Einkommen, x oder leer = nicht abdeckbar, $ Silber, % Erz, w Holz, Buchstaben = Plättchen
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , umschlossen
        [one] , 1 Feld offen
       *[other] , { $missing } Felder offen
    }
board-tiles = Legbare Plättchen, Breite x Höhe:
board-food = Essen, Plätze der Länge nach/hochkant:
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
way-sheep = 1 Schaf, kostenlos
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
space-master_crafting = Meisterhandwerk: 4 Silber, Wolle zu Gewand, Silberbesteck zu Schmuck
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
space-draw_occupation = Ausbildung ziehen, 1 Silber
space-play_occupation_paid = Ausbildung für Stein oder Erz ausspielen, 1 Silber
space-emigration_1 = Auswanderung
space-play_occupations_2 = bis 2 Ausbildungen ausspielen
space-emigration_2 = Auswanderung (3 Wikinger)
space-play_occupations_4 = bis 4 Ausbildungen ausspielen
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

## Kinds of cards, and what they are about

kind-immediate = sofort
kind-anytime = jederzeit
kind-each_time = jedes Mal
kind-as_soon_as = einmal
topic-building = Häuser
topic-ships = Schiffe
topic-hunting = Jagd
topic-snare = Fallenstellen
topic-whaling = Walfang
topic-raiding = Raubzug und Plünderung
topic-trading = Überseehandel
topic-exploring = Inseln
topic-emigrating = Auswanderung
topic-crafting = Handwerk
topic-market = Märkte
topic-mountains = Bergstreifen
topic-upgrades = Aufwerten
topic-harvest = Ernte
topic-income = Einkommen
topic-feast = Festmahl
topic-bonus = Bonus
topic-animals = Tiere
topic-weapons = Waffen
topic-special_tiles = Sonderplättchen
topic-boards = Legen auf Pläne
topic-vikings = Wikinger
topic-occupations = Ausbildungen
topic-scoring = Wertung
topic-goods = Waren
topic-materials = Holz, Stein, Erz
topic-silver = Silber

## Labels of the text view

view-round = Runde
view-rounds = Runden insgesamt
view-phase = Phase
view-starter = Beginnt
view-harvest = Ernte nach Runden
view-harvest_now = Ernte jetzt
view-markers = Rohstoffmarker
view-pool = Marker zur Wahl
view-brown = Braune Seite
view-spaces = Aktionsfelder
    .column = Braucht Wikinger
    .vikings = Wikinger dort
view-islands = Inseln
view-houses = Gebäude
view-specials = Übrige Sonderplättchen
view-strips = Bergstreifen
view-strips_hidden = Verdeckte Streifen
view-weapons = Waffenkarten
view-discards = Abgelegte Waffen
view-deck = Ausbildungskarten
view-action = Im Gange
view-dice = Würfel
view-waiting_home = { "" }
view-players = Mitspielende
view-number = Nummer
view-orange = Orange Seite
view-column = Spalte
view-group = { "" }
view-holder = Besetzt von
view-vikings = Wikinger
view-why = Warum nicht jetzt
view-why-held = belegt
view-why-vikings = zu wenige Wikinger
view-why-ships = Schiffe fehlen
view-why-animals = Tiere fehlen
view-why-nothing = nichts möglich
view-points = Punkte
view-silver = Silber
view-minus = Minus
view-turns = Dreht sich in Runde
view-item = Ware
view-count = Anzahl
view-price = Preis
view-sword = Schwertwert
view-forgeable = Schmiedbar
view-things = Ab dem Pfeil
view-seat = Spieler
view-space = Feld
view-copied = Kopiert
view-table = Wurf für
view-rolls = Würfe
view-ore = Erz
view-result = Ergebnis
view-rolls_left = Würfe übrig
view-boats = Genutzte Boote
view-thing = Wikinger im Thing
view-seated = Wikinger an der Tafel
view-passed = Hat gepasst
view-tiles = { "" }
view-supply = Waren
view-boards = Pläne
view-slots = Plätze in Gebäuden
view-empty_slots = Leere Plätze
view-berths = Liegeplätze
view-emigrants = Ausgewandert
view-seats_to_fill = Zu deckende Plätze der Festtafel
view-plates = Festtafel
view-penalties = Thing-Strafen
view-hand = Ausbildungen auf der Hand
view-cards = Karten auf der Hand
view-played = Ausgespielte Ausbildungen
view-income = Einkommen
view-lines = { "" }
view-symbols = Bonus
view-pieces = Gelegte Plättchen
view-pays = { "" }
view-next = { "" }
view-missing = Felder fehlen
view-cells = Felder
view-gives = Gibt
view-turn = { "" }
view-large = Groß
view-ship = Schiff
view-room = { "" }
view-seats = Plätze
view-wide = Längs
view-income_most = Einkommen höchstens
view-due = Zu zahlen
view-home = Wikinger, die heimkehren dürfen
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
