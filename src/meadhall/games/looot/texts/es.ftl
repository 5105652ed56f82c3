# Looot

summary = Envía vikingos por las tierras, captura edificios y llena los drakkars de tu fiordo.

option-layout = Las tierras
option-layout-help = Cómo se unen los tableros de tierra.
option-layout-random = por sorteo
option-layout-example = el ejemplo fijo

## Moves

move-place = Colocar un vikingo en { $board }{ $hex }
move-shield = Usar un escudo: { $shield }
move-lay = Poner en la casilla { $cell }
move-loot = Tomar la loseta de { $board }{ $hex }
move-ship = Tomar el drakkar del puesto { $slot }
move-trophy = Tomar el trofeo de { $axes } hachas
move-done = Terminar el turno

## What is being asked

prompt-place = { $occupied ->
        [1] Coloca un vikingo en una casilla ocupada
       *[0] { $shields ->
            [0] Coloca un vikingo
           *[other] Coloca un vikingo; antes puedes usar un escudo
        }
    }
    .other = { $seat } coloca un vikingo
prompt-lay = Pon la loseta en tu fiordo: { $tile }
    .other = { $seat } pone una loseta: { $tile }
prompt-loot = Elige qué tomas: hay sitio para { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }
    .other = { $seat } elige qué toma (casillas libres: { $count })
prompt-quay = { $ships ->
        [0] Toma un trofeo o termina tu turno
       *[other] { $trophies ->
            [0] Toma un drakkar o termina tu turno
           *[other] Toma un drakkar o un trofeo, o termina tu turno
        }
    }
    .other = { $seat } { $ships ->
        [0] puede tomar un trofeo
       *[other] { $trophies ->
            [0] puede tomar un drakkar
           *[other] puede tomar un drakkar o un trofeo
        }
    }
prompt-moor = Pon el drakkar en tu fiordo: { $ship }
    .other = { $seat } pone un drakkar: { $ship }

## The log

log-shield = { $seat } usa un escudo: { $shield }
log-place = { $seat } coloca un vikingo en { $board }{ $hex }: { $tile }
log-capture = { $seat } captura: { $tiles }
log-last = { $seat } ya no tiene vikingos
log-full = { $seat } tiene el fiordo lleno y no puede tomar: { $tiles }
log-lay = { $seat } pone en la casilla { $cell }: { $tile }
log-ship = { $seat } toma un drakkar ({ $ship }) y lo pone en la casilla { $cell }
log-drawn = Nuevo drakkar en el puesto { $slot }: { $ship }
log-filled = { $seat } llena un drakkar: { $ship }
log-site = { $seat } termina una obra: { $site }, { $points } puntos
log-trophy = { $seat } toma el trofeo de { $axes } hachas: { $points } puntos

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Obras terminadas ({ $count })
tally-trophy = Trofeo
tally-unfilled = Drakkars sin llenar ({ $count })

## The pieces

tile-wood = madera
tile-sheep = oveja
tile-gold = oro
tile-axe = hacha
tile-house = casa
tile-watchtower = atalaya
tile-castle = castillo
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }

shield-second = segundo vikingo
shield-occupied = casilla ocupada
shield-double = recurso doble

site-port = puerto
site-altar = altar
site-palace = palacio del jarl

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = ma
mark-sheep = ov
mark-gold = or
mark-axe = ha
mark-house = ca
mark-watchtower = at
mark-castle = cs
mark-port = pue
mark-altar = alt
mark-palace = pal

board-turn = { $seat }: vikingo { $number } de { $vikings }
board-bag = { $count ->
        [0] la bolsa está vacía
        [one] { $count } drakkar en la bolsa
       *[other] { $count } drakkars en la bolsa
    }
board-due = Por poner: { $tile }
board-open = aquí puede ir un vikingo
board-stands = vikingo del jugador 1
board-left = losetas que quedan
board-slot = puesto del tablero de océano
board-trophy = trofeo: hachas necesarias y puntos
board-ships = Drakkars en el mar
board-player = Fiordo: { $seat }
board-facts = { $vikings ->
        [one] { $vikings } vikingo
       *[other] { $vikings } vikingos
    }, { $axes ->
        [one] { $axes } hacha
       *[other] { $axes } hachas
    }, { $free ->
        [one] { $free } casilla libre
       *[other] { $free } casillas libres
    }
board-shields = Escudos: { $shield }
board-declared = Usados con este vikingo: { $shield }
board-points = Puntos ahora
