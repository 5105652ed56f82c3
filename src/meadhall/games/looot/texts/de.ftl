# Looot

summary = Schicke Wikinger übers Land, erobere Gebäude und belade die Langschiffe in deinem Fjord.

option-layout = Land
option-layout-help = Wie die Landpläne zusammengelegt werden.
option-layout-random = Zufällig
option-layout-example = Festes Beispiel

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
move-loot = Plättchen von { $board }{ $hex } nehmen
    .detail = Plättchen von { $board }{ $hex } nehmen: { $tile }
move-ship = Langschiff von Platz { $slot } nehmen
    .detail = Langschiff von Platz { $slot } nehmen: { $ship } (braucht { $needs }; bestenfalls { $met } von 3 auf Feld { $cell })
move-trophy = Trophäe für { $axes } Äxte nehmen
    .detail = Trophäe für { $axes } Äxte nehmen: { $points } Punkte
move-done = Zug beenden

## What is being asked

prompt-place = { $occupied ->
    [1] Setze einen Wikinger auf ein besetztes Feld.
   *[0] { $shields ->
        [0] Setze einen Wikinger.
       *[other] Setze einen Wikinger. Vorher darfst du einen Schild einsetzen.
    }
}
    .other = { $seat } setzt einen Wikinger.
prompt-lay = Lege das Plättchen in deinen Fjord: { $tile }.
    .other = { $seat } legt ein Plättchen: { $tile }.
prompt-loot = Wähle, was du nimmst. Platz für noch { $count } Plättchen.
    .other = { $seat } wählt Plättchen. Freie Felder: { $count }.
prompt-quay = { $ships ->
    [0] Nimm eine Trophäe oder beende den Zug.
   *[other] { $trophies ->
        [0] Nimm ein Langschiff oder beende den Zug.
       *[other] Nimm ein Langschiff oder eine Trophäe, oder beende den Zug.
    }
}
    .other = { $ships ->
        [0] { $seat } darf eine Trophäe nehmen.
       *[other] { $trophies ->
            [0] { $seat } darf ein Langschiff nehmen.
           *[other] { $seat } darf ein Langschiff oder eine Trophäe nehmen.
        }
    }
prompt-moor = Lege das Langschiff in deinen Fjord: { $ship }.
    .other = { $seat } legt ein Langschiff: { $ship }.

## The log

log-shield = { $seat } setzt einen Schild ein: { $shield }.
    .you = Du setzt einen Schild ein: { $shield }.
log-place = { $seat } setzt einen Wikinger auf { $board }{ $hex }: { $tile }.
    .you = Du setzt einen Wikinger auf { $board }{ $hex }: { $tile }.
log-capture = { $seat } erobert: { $tiles }.
    .you = Du eroberst: { $tiles }.
log-last = { $seat } hat keine Wikinger mehr.
    .you = Du hast keine Wikinger mehr.
log-full = { $seat } hat einen vollen Fjord und lässt liegen: { $tiles }.
    .you = Dein Fjord ist voll. Du lässt liegen: { $tiles }.
log-lay = { $seat } legt { $tile } auf Feld { $cell }.
    .you = Du legst { $tile } auf Feld { $cell }.
log-ship = { $seat } nimmt Langschiff { $ship } (Feld { $cell }).
    .you = Du nimmst Langschiff { $ship } (Feld { $cell }).
log-drawn = Neues Langschiff auf Platz { $slot }: { $ship }.
log-filled = { $seat } belädt Langschiff { $ship } ({ $count } × { $was } → { $now }).
    .you = Du belädst Langschiff { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } stellt eine Baustelle fertig: { $site }, { $points } Punkte.
    .you = Du stellst eine Baustelle fertig: { $site }, { $points } Punkte.
log-trophy = { $seat } nimmt die Trophäe für { $axes } Äxte: { $points } Punkte.
    .you = Du nimmst die Trophäe für { $axes } Äxte: { $points } Punkte.

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Fertige Baustellen ({ $count })
tally-trophy = Trophäe
tally-unfilled = Leere Langschiffe ({ $count })

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
site-palace = Jarlspalast

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
    [0] Der Beutel ist leer
   *[other] Langschiffe im Beutel: { $count }
}
board-due = Noch zu legen: { $tile }
board-open = hier darf ein Wikinger hin
board-stands = Wikinger von Platz 1
board-left = Plättchen übrig
board-slot = Platz des Ozeanplans
board-trophy = Trophäe: nötige Äxte und Punkte
board-ships = Langschiffe auf See
board-unseen = Langschiffe noch im Beutel
board-player = Fjord: { $seat }
board-facts = Wikinger { $vikings }, Äxte { $axes }, freie Felder { $free }
board-shields = Schilde: { $shield }
board-declared = Bei diesem Wikinger eingesetzt: { $shield }
board-points = Punkte jetzt

## Labels of the text view

view-turn = Am Zug
view-number = Wikinger Nummer
view-vikings = Wikinger
view-starter = Beginnt
view-boards = { "" }
view-land = Land
view-ocean = Langschiffe auf See
view-bag = Langschiffe im Beutel
view-unseen = Langschiffe noch im Beutel
view-trophies = Trophäen
view-players = Mitspielende
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
view-trophy = Trophäe (Äxte)
view-shields = Schilde
view-fjord = Fjord
view-sites = Baustellen
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
    .near = { "" }
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
view-room = Platz für
view-near = neben
view-sites_out = Bauplätze, die nicht im Spiel sind
