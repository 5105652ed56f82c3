# Texte des gezeichneten Bretts von Ein Fest für Odin.

ui-stage = Das Aktionsbrett und dein Gut
ui-action-board = Aktionsbrett, { $count } Felder
ui-panels = Ansichten
ui-tab-actions = Aktionen
ui-tab-estate = Gut
ui-tab-world = Welt
ui-estate = Gut: { $seat }
ui-your-estate = Dein Gut
ui-focus-estate = Gut größer
ui-focus-board = Aktionsbrett größer
ui-close = Schließen
ui-search = Karten durchsuchen
ui-decide = Entscheiden
ui-look = { $name }: Gut ansehen, { $points } Punkte, Einkommen { $income }
ui-starts = beginnt die Runde
ui-round = Runde { $round } von { $of }
ui-next-round = Runde { $round }
ui-harvest = Ernte
ui-island-turns = { $island } wird gewendet
ui-turns-in = Wird in Runde { $round } gewendet
ui-phase = Phase { $number } von 12: { $phase }
ui-phase-1 = Neuer Wikinger
ui-phase-2 = Ernte
ui-phase-3 = Inseln
ui-phase-4 = Waffe
ui-phase-5 = Aktionen
ui-phase-6 = Startspieler
ui-phase-7 = Einkommen
ui-phase-8 = Tiere
ui-phase-9 = Festmahl
ui-phase-10 = Bonus
ui-phase-11 = Bergstreifen
ui-phase-12 = Wikinger zurück

## The action board

ui-group-build_houses = Häuser
ui-group-build_ships = Schiffe
ui-group-hunting = Jagd
ui-group-livestock_market = Viehmarkt
ui-group-weekly_market = Markt
ui-group-products = Erzeugnisse
ui-group-crafting = Handwerk
ui-group-mountains_and_trade = Gebirge|& Handel
ui-group-sailing = Seefahrt
ui-group-emigration_and_occupation = Auswandern|& Leute
ui-group-imitation = Nachahmen
ui-group-open = { $group }: { $count } offen
ui-or = od.
ui-stock-last = eins
ui-stock-none = keins
ui-filter = Welche Felder
ui-filter-all = Alle
ui-filter-open = Für dich offen ({ $count })
ui-filter-food = Nahrung
ui-filter-goods = Waren, Bauen
ui-filter-sail = Seefahrt, Leute
ui-open-spaces = { $count } von { $of } Feldern sind für dich offen
ui-vikings = { $count ->
        [one] { $count } Wikinger
       *[other] { $count } Wikinger
    }
ui-taken-by = besetzt: { $seat } ({ $count })
ui-lacks = { $what }: { $need } nötig, du hast { $have }
ui-lack-viking = Wikinger
ui-lack-island = Inseln
ui-lack-house = übrige Häuser
ui-lack-berth = freie Liegeplätze
ui-lack-good = Waren
ui-lack-card = Karten
ui-lack-source = Felder zum Nachahmen
ui-lack-seat = freie Plätze
ui-stay = { $count ->
        [0] Kein Wikinger bleibt beim Thing
        [one] { $count } Wikinger bleibt beim Thing
       *[other] { $count } Wikinger bleiben beim Thing
    }
ui-send = { $count ->
        [one] { $count } Wikinger schicken
       *[other] { $count } Wikinger schicken
    }
ui-send-pay = { $count } schicken, { $silver } Silber zahlen
ui-pass = Passen
ui-strip = Streifen { $strip }
ui-mountains = Bergstreifen
ui-mine-hint = Wähle das Letzte, das du willst: Alles davor kommt mit.
ui-taken-from = { $count } von Streifen { $strip }
ui-up-to = bis zu { $count }
ui-no-strip = Kein Streifen liegt aus.
ui-explore = Erkunden
ui-ship-stays = das Schiff bleibt dir
ui-forge = Schmieden
ui-sale = Sonderverkauf

## The estate

ui-points-now = Punkte jetzt
ui-bay = Bucht
ui-berth-ship = { $ship }: { $points } Punkte, Erz { $ore }, Platz für { $room }
ui-berth-small = Freier Liegeplatz: Walfangboot, 3 Silber
ui-berth-large = Freier Liegeplatz: Knorr 5, Langschiff 8 Silber
ui-stable = { $item }: { $count }, trächtig { $pregnant }
ui-pregnant = { $count } trächtig
ui-cells-to = { $count ->
        [one] { $count } Feld bis { $next }
       *[other] { $count } Felder bis { $next }
    }
ui-board-words = { $board }: Einkommen { $income }, minus { $minus }, Plättchen { $count }
ui-feast-table = Festtafel: { $laid } von { $fill } Plätzen gedeckt, ausgewanderte Schiffe { $ships }
ui-unexplored = Unerkundet
ui-with-silver = mit Silber
ui-no-islands = Keine Insel ist übrig.
ui-island-words = { $points } Punkte, { $silver } Silber, { $minus } zu bedecken
ui-special-tiles = Sonderplättchen
ui-special-words = { $item }: Schwertwert { $sword }, { $price ->
        [-1] nicht zu kaufen
       *[other] Preis { $price }
    }
ui-left = { $count } übrig
ui-thing = Thingplatz
ui-vikings-left = { $count ->
        [one] { $count } Wikinger übrig
       *[other] { $count } Wikinger übrig
    }
ui-ladder = Waren nach Form und Farbe
ui-occupations = Berufe
ui-in-hand = auf der Hand
ui-played = ausgespielt
ui-score-ships = Schiffe
ui-score-emigrants = Auswanderung
ui-score-islands = Inseln
ui-score-buildings = Schuppen und Häuser
ui-score-animals = Tiere
ui-score-occupations = Berufe
ui-score-silver = Silber
ui-score-home-minus = Offene Felder daheim
ui-score-island-minus = Offene Felder auf Inseln
ui-score-building-minus = Offene Felder in Häusern
ui-score-penalties = Thing-Strafen
ui-score-other = Krone und Karten

## Any time

ui-anytime = Jederzeit
ui-anytime-hint = kostet keinen Zug
ui-shut-first_part = Öffnet nach dem ersten Teil dieser Aktion
ui-shut-peeks = Zu oft nachgesehen: öffnet mit deinem nächsten Zug
ui-shut-nothing = Jetzt ist nichts möglich
ui-shut-other_seat = Nicht deine Entscheidung
ui-lay = Legen
ui-ships = Schiffe
ui-take-in-hand = In die Hand nehmen: { $item }
ui-lay-here = Hierhin legen
ui-lay-on = { $item } auf { $board }: { $count } Plätze, jetzt { $cell }
ui-lay-coins = { $count } × { $item } legen
ui-put-back = Zurücklegen
ui-back-to-turn = Zurück zum Zug
ui-turn = Drehen
ui-mirror = Spiegeln
ui-aim = Zeig auf einen Platz; R dreht, Enter legt
ui-aim-phone = Tippe ein Feld an; noch einmal: nächster Platz
ui-paint-hint = Über die Felder ziehen; noch einmal nimmt sie weg
ui-touch-green = Grün darf kein Grün berühren.
ui-touch-blue = Blau darf alles berühren.
ui-touch-special = Darf alles berühren; lässt sich spiegeln.
ui-touch-red = Nur in Häusern; nicht neben Rot.
ui-touch-orange = Nur in Häusern; nicht neben Orange.
ui-touch-plain = Je ein Feld.
ui-nth = { $number } von { $of }
ui-income-then = Einkommen { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } Punkt
       *[other] +{ $count } Punkte
    }
ui-bonus-lost = Bonus verloren: { $items }
ui-no-bonus-lost = kein Bonus verloren
ui-keep-laid = { $count ->
        [one] Behalten: { $count } Plättchen gelegt
       *[other] Behalten: { $count } Plättchen gelegt
    }
ui-in-ladder = Wähle unten bei den Waren
ui-step-lay = { $item } auf { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } Streifen
       *[other] { $count } Streifen
    }
ui-step-upgrade = { $count ->
        [one] { $count } Aufwertung
       *[other] { $count } Aufwertungen
    }
ui-step-trade = { $count } zu Blau wenden
ui-step-purchase = { $count ->
        [one] { $count } Plättchen kaufen
       *[other] { $count } Plättchen kaufen
    }
ui-step-serve = { $count ->
        [one] { $count } Teller
       *[other] { $count } Teller
    }
ui-step-leave = { $count } leer
ui-step-play = { $count ->
        [one] { $count } Karte spielen
       *[other] { $count } Karten spielen
    }
ui-take-fewer = { $rest ->
        [0] { $count } nehmen
       *[other] { $count } nehmen, { $rest } verfallen
    }
ui-window-income = Vor dem Einkommen
ui-window-bonus = Vor dem Bonus
ui-window-end = Lege, was übrig ist
ui-window-facts = Einkommen { $income }, offene Minuspunkte { $minus }.
ui-window-next = { $count ->
        [one] { $count } Feld mehr auf { $board } ergibt { $income }.
       *[other] { $count } Felder mehr auf { $board } ergeben { $income }.
    }
ui-is-busy = { $name } legt
ui-is-done = { $name } ist fertig
ui-nothing-more = Nichts mehr
ui-nothing-more-laid = { $count } gelegt, nichts mehr
ui-done-score = Fertig, Punkte zählen

## Dice

ui-die = Würfel
ui-die-high = { $die }, hoch
ui-die-low = { $die }, niedrig
ui-three-rolls = Bis zu 3 Würfe; der letzte zählt
ui-failure-brings = Misserfolg bringt { $items }
ui-boats = { $count ->
        [one] { $count } Boot
       *[other] { $count } Boote
    }
ui-counts = zählt
ui-last-counts = Der letzte Wurf zählt, auch ein schlechterer. Übrig: { $count }
ui-no-roll = Kein Wurf übrig
ui-ship-ore = Schiffserz
ui-less-ore = nach Abzug von { $count } Erz
ui-of = von { $count }
ui-fewer = weniger: { $item }
ui-more = mehr: { $item }
ui-could-add = Stein und Schwerter könnten { $count } bringen
ui-loot = Was du nehmen könntest
ui-to-pay = zu zahlen
ui-cannot-pay = Du bräuchtest { $need } und hast { $have }.
ui-success = Erfolg
ui-give-up = Aufgeben
ui-give-up-home = { $count ->
        [0] Aufgeben
       *[other] Aufgeben, { $count } heim
    }
ui-vikings-home = Wikinger heim
ui-home-up-to = bis zu { $count } Wikinger heim
ui-fits = { $count ->
        [0] Kein Platz auf deinen Brettern
        [one] { $count } Platz auf deinen Brettern
       *[other] { $count } Plätze auf deinen Brettern
    }
ui-silver-now = { $count } Silber sofort
ui-to-cover = { $count } zu bedecken
ui-income-range = Einkommen { $least }, bis zu { $most }
ui-places-for = Plätze für deine Plättchen

## The feast

ui-feast = Das Festmahl
ui-seats-to-fill = { $count ->
        [one] { $count } Platz zu decken
       *[other] { $count } Plätze zu decken
    }
ui-empty-costs = ein leerer Platz kostet 3 Punkte
ui-to-fill = zu decken
ui-laid = gedeckt
ui-open-seats = offen
ui-empty = leer
ui-feast-rule = Nie zwei gleiche Farben nebeneinander; nur das erste einer Sorte liegt längs.
ui-cheapest = Am billigsten decken
ui-cheapest-hint = ersetzt, was du gelegt hast
ui-all-served = alles serviert
ui-beside-red = Rot neben Rot
ui-beside-orange = Orange neben Orange
ui-beside-green = Grün neben Grün
ui-too-long = zu lang
ui-table-set = Die Tafel ist gedeckt.
ui-serve-on = Servieren und weiter
ui-serve-end = Servieren und Fest beenden
ui-leave = Platz leer lassen

## Cards and markers

ui-hand = Deine Berufe
ui-keep-one = Behalte eine von zweien
ui-only-you = nur du siehst sie
ui-no-cards = Du hast keine Karte auf der Hand.
ui-still-choosing = Es wählen noch: { $names }
ui-pick = Nimm einen Rohstoffmarker
ui-pick-hint = Groß: nach einer Ernte. Klein, braun: nach einer Missernte. Jede Runde, das ganze Spiel.
ui-or-brown = oder { $item }

## The guided first game

ui-guide-welcome = Schicke Wikinger auf Jagd, ins Handwerk, auf Raubzug und Entdeckung. Was sie bringen, bedeckt deine Bretter: Offene Felder kosten Punkte, bedeckte erhöhen dein Einkommen.
    .title = Ein Fest für Odin
ui-guide-board = Jedes Feld nimmt so viele Wikinger, wie seine Spalte sagt. Links vom Pfeil steht der Preis, rechts der Gewinn. Umrandete Felder sind für dich offen.
    .title = Das Aktionsbrett
ui-guide-vikings = Hier liegen deine Wikinger, Rohstoffe, Waffen und Waren. Wähle ein Feld, und der Knopf sagt, was es kostet.
    .title = Deine Bank
ui-guide-estate = Deine Heimat. Grüne und blaue Waren bedecken sie; zuerst unten links, dann rückt die goldene Münze hinauf: dein Einkommen.
    .title = Dein Gut
ui-guide-lay = Umrandete Waren passen auf ein Brett. Klicke eine an, zeig auf einen Platz, R dreht. Es kostet keinen Zug.
    .title = Plättchen legen
ui-guide-ladder = Jede Spalte ist eine Form, jede Zeile eine Farbe. Aufwerten ist eine Stufe hinauf: orange, rot, grün, blau.
    .title = Aufwerten
ui-guide-dice = Würfle bis zu dreimal; der letzte Wurf zählt. Zahle das Ergebnis, oder gib auf und nimm eine Kleinigkeit.
    .title = Würfel
ui-guide-feast = Decke die Plätze mit Nahrung. Nie zwei gleiche Farben nebeneinander. „Am billigsten decken“ macht es für dich.
    .title = Das Festmahl
ui-guide-income = Vor dem Einkommen darfst du noch einmal legen. Die Leiste sagt, was das nächste Einkommen braucht.
    .title = Vor dem Einkommen
ui-guide-round = Jede Runde hast du einen Wikinger mehr. Inseln werden gewendet, und ihr Silber wächst, solange niemand sie nimmt.
    .title = Die nächste Runde
ui-guide-sail = Schiffe öffnen Raubzug, Erkundung und Auswanderung. Ein ausgewandertes Schiff bringt Punkte und braucht keine Nahrung.
    .title = Schiffe
ui-guide-end = Die letzte Runde: Minusfelder bedecken, bauen, auswandern. Was übrig bleibt, zählt wenig.
    .title = Das Ende

## Choices, prompts and keys

ui-for-nothing = umsonst
ui-pay-left = { $things } zahlen, { $left } übrig
ui-ore-lost = verlorenes Erz: { $count }
ui-emigrate-note = { $silver } Silber zahlen, 2 Plätze weniger zu versorgen
ui-keep-it = Behalten
ui-keep-boat = Boot behalten
ui-stay-here = Bleiben
ui-keep-in-hand = Auf der Hand behalten
ui-no-card = Keine Karte
ui-no-upgrade = Nicht aufwerten
ui-turn-none = Keine umdrehen
ui-only-this = Nur dieses
ui-mine-no-more = Nichts mehr nehmen
ui-play-no-more = Keine mehr ausspielen
ui-at-least-one = Mindestens eins
ui-first-card = Zuerst 1 Karte auf die Hand
ui-ore-adds = Erz auf deinem Langschiff: +{ $count }
ui-adds-up-to = { $items }: bis zu +{ $count }
ui-pays-up-to = { $items }: du kannst { $count } zahlen
ui-card-before = Vorher: Karte spielen
ui-card-after = Nachher: Karte spielen
ui-asked-after = Danach wirst du noch einmal gefragt
ui-click-again = Zum Schicken noch einmal klicken.
ui-do-mine = { $count ->
        [one] { $count } Ding nehmen
       *[other] { $count } Dinge nehmen
    }
ui-do-upgrade = { $count } aufwerten
ui-upgrade-fewer = { $count } aufwerten, { $rest } verfallen
ui-do-purchase = { $count } für { $silver } Silber kaufen
ui-do-explore = Erkunden: { $island }
ui-do-emigrate = Auswandern, { $silver } Silber
ui-take-loot = Nehmen: { $item }
ui-send-with = { $count } schicken: { $what }
ui-send-sail = { $count } schicken, Boote: { $number }
ui-pay-dice = { $things } zahlen
ui-pay-nothing = Nichts zahlen, Erfolg
ui-choose-source = Feld zum Nachahmen wählen
ui-choose-island = Insel wählen
ui-reveals-card = Nicht rückgängig zu machen: eine Karte wird gezogen
ui-reveals-die = Nicht rückgängig zu machen: es wird gewürfelt
ui-reveals-weapon = Nicht rückgängig zu machen: Waffen werden gezogen
ui-ask-lay = Lege es: { $item }.
ui-ask-anytime = Jederzeit. Dein Zug wartet.
ui-ask-pass = { $count ->
        [one] Mit { $count } Wikinger passen?
       *[other] Mit { $count } Wikingern passen?
    }
ui-ask-fail = Aufgeben? Du bekommst { $items }.
ui-ask-send = { $count ->
        [one] { $what }: { $count } Wikinger schicken?
       *[other] { $what }: { $count } Wikinger schicken?
    }
ui-materials = Material
ui-weapons = Waffen
ui-card-asks = { $card } fragt
ui-card-badge = eine Karte fragt
ui-must = Sie muss ausgeführt werden.
ui-then-asks = Danach auch: { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = kostet { $things }
ui-brings = bringt { $things }
ui-no-change = nichts ändert sich sofort
ui-skip = Überspringen, wenn nur Münzen passen
ui-fill-income = Bis zum nächsten Einkommen füllen
ui-one-more = eins mehr
ui-one-less = eins weniger
ui-open-cells = Offene Felder { $now } → { $then }
ui-load-ore = Erz laden
ui-no-load-action = nicht während einer Aktion
ui-no-load-ore = du hast kein Erz
ui-no-load-room = kein Schiff hat Platz
ui-lapses = verfällt mit deinen ersten Wikingern
ui-other-leaves = Die andere verlässt ungesehen das Spiel.
ui-you-look = Du siehst dir den Hof an: { $name }.
ui-waiting-space = Wartefeld
ui-waiting-words = { $count ->
        [one] { $count } Wikinger wartet dort
       *[other] { $count } Wikinger warten dort
    }
ui-copy-column = Spalte { $column } nachahmen
ui-still-busy = Noch beschäftigt: { $names }
ui-cheapest-uses = Verbraucht { $things }.
ui-cheapest-empty = Leere Plätze: { $count }.
ui-feast-pays = Achtet auf dein Festmahl: { $cards }
ui-emigrate-with = { $ship }: { $points } Punkte
ui-taken-second = besetzt: zweite Farbe ({ $count })
ui-spare = Das Billigste, aber behalten:
ui-key-pass = passen
ui-key-roll = würfeln
ui-key-fail = Würfelaktion aufgeben
ui-key-anytime = zeigen, was jederzeit möglich ist
ui-key-cheapest = das billigste Festmahl legen
ui-key-leave = einen Platz leer lassen
ui-key-income = mit Münzen bis zum nächsten Einkommen füllen
ui-key-turn = Plättchen in der Hand drehen oder spiegeln
ui-key-look = nächste Person ansehen
ui-key-panes = eine Hälfte vergrößern
