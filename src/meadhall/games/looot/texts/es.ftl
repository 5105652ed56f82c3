# Looot

summary = Envía vikingos por las tierras, captura edificios y llena los drakkars de tu fiordo.

option-layout = Tierras
option-layout-help = Cómo se unen los tableros de tierra.
option-layout-random = Al azar
option-layout-example = Ejemplo fijo

## Moves

move-place = Colocar un vikingo en { $board }{ $hex }
    .detail = Colocar un vikingo en { $board }{ $hex }: { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; captura { $tiles }
        }{ $short ->
            [1] { "" }; sitio para { $room }
           *[0] { "" }
        }; grupo de { $size }; junto a { $near }
move-shield = Usar un escudo: { $shield }
move-lay = Poner en la casilla { $cell }
    .detail = Poner en la casilla { $cell }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } entonces{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; tiene { $near }
               *[0] { "" }; sirve a: { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, lleno entonces
        }; junto a { $cells }
move-loot = Tomar la loseta de { $board }{ $hex }
    .detail = Tomar la loseta de { $board }{ $hex }: { $tile }
move-ship = Tomar el drakkar del puesto { $slot }
    .detail = Tomar el drakkar del puesto { $slot }: { $ship } (pide { $needs }; como mucho { $met } de 3 en la casilla { $cell })
move-trophy = Tomar el trofeo de { $axes } hachas
    .detail = Tomar el trofeo de { $axes } hachas: { $points } puntos
move-done = Terminar turno

## What is being asked

prompt-place = { $occupied ->
    [1] Coloca un vikingo en una casilla ocupada.
   *[0] { $shields ->
        [0] Coloca un vikingo.
       *[other] Coloca un vikingo. Antes puedes usar un escudo.
    }
}
    .other = { $seat } coloca un vikingo.
prompt-lay = Pon la loseta en tu fiordo: { $tile }.
    .other = { $seat } pone una loseta: { $tile }.
prompt-loot = { $count ->
    [one] Elige qué tomas. Hay sitio para { $count } loseta.
   *[other] Elige qué tomas. Hay sitio para { $count } losetas.
}
    .other = { $seat } elige losetas. Casillas libres: { $count }.
prompt-quay = { $ships ->
    [0] Toma un trofeo o termina tu turno.
   *[other] { $trophies ->
        [0] Toma un drakkar o termina tu turno.
       *[other] Toma un drakkar o un trofeo, o termina tu turno.
    }
}
    .other = { $ships ->
        [0] { $seat } puede tomar un trofeo.
       *[other] { $trophies ->
            [0] { $seat } puede tomar un drakkar.
           *[other] { $seat } puede tomar un drakkar o un trofeo.
        }
    }
prompt-moor = Pon el drakkar en tu fiordo: { $ship }.
    .other = { $seat } pone un drakkar: { $ship }.

## The log

log-shield = { $seat } usa un escudo: { $shield }.
    .you = Usas un escudo: { $shield }.
log-place = { $seat } coloca un vikingo en { $board }{ $hex }: { $tile }.
    .you = Colocas un vikingo en { $board }{ $hex }: { $tile }.
log-capture = { $seat } captura: { $tiles }.
    .you = Capturas: { $tiles }.
log-last = { $seat } ya no tiene vikingos.
    .you = Ya no tienes vikingos.
log-full = { $seat } tiene el fiordo lleno y no toma: { $tiles }.
    .you = Tu fiordo está lleno. No tomas: { $tiles }.
log-lay = { $seat } pone en la casilla { $cell }: { $tile }.
    .you = Pones en la casilla { $cell }: { $tile }.
log-ship = { $seat } toma el drakkar { $ship } (casilla { $cell }).
    .you = Tomas el drakkar { $ship } (casilla { $cell }).
log-drawn = Nuevo drakkar en el puesto { $slot }: { $ship }.
log-filled = { $seat } llena el drakkar { $ship } ({ $count } × { $was } → { $now }).
    .you = Llenas el drakkar { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } termina una obra: { $site }, { $points } puntos.
    .you = Terminas una obra: { $site }, { $points } puntos.
log-trophy = { $seat } toma el trofeo de { $axes } hachas: { $points } puntos.
    .you = Tomas el trofeo de { $axes } hachas: { $points } puntos.

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
near-longship = drakkar { $tile } +{ $bonus }

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
    [0] La bolsa está vacía
   *[other] Drakkars en la bolsa: { $count }
}
board-due = Por poner: { $tile }
board-open = aquí puede ir un vikingo
board-stands = vikingo del jugador 1
board-left = losetas que quedan
board-slot = puesto del tablero de océano
board-trophy = trofeo: hachas necesarias y puntos
board-ships = Drakkars en el mar
board-unseen = Drakkars que quedan en la bolsa
board-player = Fiordo: { $seat }
board-facts = Vikingos { $vikings }, hachas { $axes }, casillas libres { $free }
board-shields = Escudos: { $shield }
board-declared = Usados con este vikingo: { $shield }
board-points = Puntos ahora

## Labels of the text view

view-turn = Le toca a
view-number = Vikingo número
view-vikings = Vikingos
view-starter = Empieza
view-boards = { "" }
view-land = Tierra
view-ocean = Drakkars en el mar
view-bag = Drakkars en la bolsa
view-unseen = Drakkars que quedan en la bolsa
view-trophies = Trofeos
view-players = Jugadores
view-due = Por poner
view-mooring = { "" }
view-second = Segundo vikingo
view-prospects = Lo que aporta un vikingo
    .tiles = Losetas en total
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Tablero
view-kind = Tipo
view-tiles = Losetas restantes
view-seat = Jugador
view-ship = Drakkar
view-bonus = Bonus
view-needs = Necesita
view-filled = Lleno
view-met = Cumplido
view-axes = Hachas
view-points = Puntos
view-free = Casillas libres del fiordo
view-trophy = Trofeo (hachas)
view-shields = Escudos
view-fjord = Fiordo
view-sites = Obras
view-sums = Puntos por tipo
view-site_points = Puntos de obras
view-trophy_points = Puntos del trofeo
view-unfilled = Drakkars sin llenar
view-unfilled_points = Puntos de drakkars sin llenar
view-used = Usado
view-declared = Con este vikingo
view-tile = Loseta
view-source = { "" }
view-complete = Terminada
view-count = Cantidad
view-value = Valor
view-raised = Aumentado
view-hex = Casilla
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
    .near = { "" }
view-gains = Capturas
    .hex = { "" }
view-group = { "" }
view-size = Vikingos en el grupo
view-kind-longship = drakkar
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Casilla
view-serves = Sirve a
view-fills = Puede llenar
view-room = Sitio para
view-near = junto a
view-sites_out = Obras que no están en la partida
