# Looot

summary = Schicke Wikinger übers Land, erobere Gebäude und belade die Langschiffe in deinem Fjord.

option-layout = Das Land
option-layout-help = Wie die Landtafeln zusammengelegt werden.
option-layout-random = ausgelost
option-layout-example = das feste Beispiel

## Moves

move-place = Wikinger auf { $board }{ $hex } setzen
    .detail = Wikinger auf { $board }{ $hex } setzen: { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; erobert { $tiles }
        }{ $short ->
            [1] { "" }; Platz für { $room }
           *[0] { "" }
        }; Gruppe von { $size }; neben { $near }
move-shield = Schild einsetzen: { $shield }
move-lay = Auf Feld { $cell } legen
    .detail = Auf Feld { $cell } legen: dann { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; hat { $near }
               *[0] { "" }; dient: { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, dann voll
        }; neben { $cells }
move-loot = Das Plättchen von { $board }{ $hex } nehmen
    .detail = Das Plättchen von { $board }{ $hex } nehmen: { $tile }
move-ship = Das Langschiff von Platz { $slot } nehmen
    .detail = Das Langschiff von Platz { $slot } nehmen: { $ship } (braucht { $needs }; bestenfalls { $met } von 3 auf Feld { $cell })
move-trophy = Die Trophäe für { $axes } Äxte nehmen
    .detail = Die Trophäe für { $axes } Äxte nehmen: { $points } Punkte
move-done = Zug beenden

## What is being asked

prompt-place = { $occupied ->
        [1] Setze einen Wikinger auf ein besetztes Feld
       *[0] { $shields ->
            [0] Setze einen Wikinger
           *[other] Setze einen Wikinger; vorher darfst du Schilde einsetzen
        }
    }
    .other = { $seat } setzt einen Wikinger
prompt-lay = Lege das Plättchen in deinen Fjord: { $tile }
    .other = { $seat } legt ein Plättchen: { $tile }
prompt-loot = Wähle, was du nimmst: Platz für { $count ->
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
    .other = { $seat } wählt, was zu nehmen ist ({ $count } frei)
prompt-quay = { $ships ->
        [0] Nimm eine Trophäe oder beende den Zug
       *[other] { $trophies ->
            [0] Nimm ein Langschiff oder beende den Zug
           *[other] Nimm ein Langschiff oder eine Trophäe oder beende den Zug
        }
    }
    .other = { $seat } { $ships ->
        [0] darf eine Trophäe nehmen
       *[other] { $trophies ->
            [0] darf ein Langschiff nehmen
           *[other] darf ein Langschiff oder eine Trophäe nehmen
        }
    }
prompt-moor = Lege das Langschiff in deinen Fjord: { $ship }
    .other = { $seat } legt ein Langschiff: { $ship }

## The log

log-shield = { $seat } setzt einen Schild ein: { $shield }
log-place = { $seat } setzt einen Wikinger auf { $board }{ $hex }: { $tile }
log-capture = { $seat } erobert: { $tiles }
log-last = { $seat } hat keinen Wikinger mehr
log-full = { $seat } hat einen vollen Fjord und kann nicht nehmen: { $tiles }
log-lay = { $seat } legt auf Feld { $cell }: { $tile }
log-ship = { $seat } nimmt ein Langschiff ({ $ship }) und legt es auf Feld { $cell }
log-drawn = Neu auf Platz { $slot }: { $ship }
log-filled = { $seat } hat ein Langschiff beladen: { $ship } ({ $count } × { $was } → { $now })
log-site = { $seat } vollendet einen Bau: { $site }, { $points } Punkte
log-trophy = { $seat } nimmt die Trophäe für { $axes } Äxte: { $points } Punkte

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Vollendete Bauten ({ $count })
tally-trophy = Trophäe
tally-unfilled = Unbeladene Langschiffe ({ $count })

## The pieces

tile-wood = Holz
tile-sheep = Schaf
tile-gold = Gold
tile-axe = Axt
tile-house = Haus
tile-watchtower = Wachturm
tile-castle = Burg
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }
near-longship = Langschiff { $tile } +{ $bonus }

shield-second = zweiter Wikinger
shield-occupied = besetztes Feld
shield-double = doppelter Rohstoff

site-port = Hafen
site-altar = Altar
site-palace = Palast des Jarls

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = ho
mark-sheep = sc
mark-gold = go
mark-axe = ax
mark-house = ha
mark-watchtower = wa
mark-castle = bu
mark-port = Haf
mark-altar = Alt
mark-palace = Pal

board-turn = { $seat }: Wikinger { $number } von { $vikings }
board-bag = { $count ->
        [0] der Beutel ist leer
        [one] ein Langschiff im Beutel
       *[other] { $count } Langschiffe im Beutel
    }
board-due = Noch zu legen: { $tile }
board-open = hier darf ein Wikinger hin
board-stands = Wikinger von Spieler 1
board-left = Plättchen übrig
board-slot = Platz der Ozeantafel
board-trophy = Trophäe: nötige Äxte und Punkte
board-ships = Langschiffe auf See
board-unseen = Langschiffe noch im Beutel
board-player = Fjord: { $seat }
board-facts = { $vikings } Wikinger, { $axes ->
        [one] 1 Axt
       *[other] { $axes } Äxte
    }, { $free ->
        [one] 1 freies Feld
       *[other] { $free } freie Felder
    }
board-shields = Schilde: { $shield }
board-declared = Bei diesem Wikinger eingesetzt: { $shield }
board-points = Punkte jetzt

## Labels of the text view

view-turn = Am Zug
view-number = Wikinger Nummer
view-vikings = Wikinger
view-starter = Startspieler
view-boards = { "" }
view-land = Land
view-ocean = Langschiffe auf See
view-bag = Langschiffe im Beutel
view-unseen = Langschiffe noch im Beutel
view-trophies = Trophäen
view-players = Spieler
view-due = Noch zu legen
view-mooring = { "" }
view-second = Zweiter Wikinger
view-prospects = Was ein Wikinger bringt
    .tiles = Plättchen insgesamt
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Tafel
view-kind = Art
view-tiles = Plättchen übrig
view-seat = Spieler
view-ship = Langschiff
view-bonus = Bonus
view-needs = Braucht
view-filled = Beladen
view-met = Erfüllt
view-axes = Äxte
view-points = Punkte
view-free = Freie Felder im Fjord
view-trophy = Trophäe für so viele Äxte
view-shields = Schilde
view-fjord = Fjord
view-sites = Bauten
view-sums = Punkte nach Art
view-site_points = Punkte der Bauten
view-trophy_points = Punkte der Trophäe
view-unfilled = Unbeladene Langschiffe
view-unfilled_points = Punkte unbeladener Langschiffe
view-used = Eingesetzt
view-declared = Bei diesem Wikinger
view-tile = Plättchen
view-source = { "" }
view-complete = Vollendet
view-count = Anzahl
view-value = Wert
view-raised = Erhöht
view-hex = Feld
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
view-gains = Erobert
    .hex = { "" }
view-group = { "" }
view-size = Wikinger in der Gruppe
view-kind-longship = Langschiff
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Feld
view-serves = Dient
view-fills = Kann füllen
view-room = Finden Platz
view-near = neben
view-sites_out = Bauplätze, die nicht im Spiel sind
