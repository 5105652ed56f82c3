# Vikings on Board

summary = Tripula los barcos, cárgalos y apuesta por el clan que llevará cada uno al mar.

## Table options

option-two_player_extra_shield = Invitados para dos
option-two_player_extra_shield-help = Cuando alguien toma Zarpar, la otra persona pone un vikingo neutral sobre una pieza de su clan: un escudo más.
option-promote_mode = Adelantar
option-promote_mode-help = Cuánto avanza la pieza elegida.
option-promote_mode-front = hasta el frente del barco
option-promote_mode-one_step = un puesto
option-promote_needs_real_move = Adelantar debe mover una pieza
option-promote_needs_real_move-help = Desactivado: también se puede elegir una pieza que ya está al frente, sin efecto.
option-set_sail_ship_choice = Elección del barco que zarpa
option-set_sail_ship_choice-help = Cuándo nombra el barco quien tomó Zarpar.
option-set_sail_ship_choice-end_of_round = al final de la ronda
option-set_sail_ship_choice-when_taken = en el acto
option-draw_three_return_order = Mercancías devueltas con Robar 3
option-draw_three_return_order-help = En qué orden van bajo la pila las otras dos mercancías.
option-draw_three_return_order-as_drawn = como se robaron
option-draw_three_return_order-player_choice = a elección
option-circle_shared_by_players = Varias apuestas en un círculo
option-circle_shared_by_players-help = Desactivado: en cada círculo cabe la apuesta de una sola persona.
option-bets_on_neutral_clans = Apuestas por clanes neutrales
option-bets_on_neutral_clans-help = Desactivado: no se puede apostar por un clan que nadie dirige.
option-move_own_bets_only = Mover solo las apuestas propias
option-move_own_bets_only-help = Desactivado: Apostar o mover permite mover también apuestas ajenas.
option-bets_may_move_to_sailed_ship = Apuestas a amarres vacíos
option-bets_may_move_to_sailed_ship-help = Activado: una apuesta puede moverse también al amarre de un barco que ya zarpó.
option-neutral_clan_counts_as_present = Los clanes neutrales toman su parte junto a un solo jugador
option-neutral_clan_counts_as_present-help = Desactivado: si a bordo hay un único clan dirigido por alguien, se lleva todas las mercancías.

## Names

clan-red = Martillo
clan-blue = Luna
clan-green = Pino
clan-yellow = Sol
short-red = Ma
short-blue = Lu
short-green = Pi
short-yellow = So
copy-a = a
copy-b = b
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = pieles
good-grain = grano
good-nails = clavos
space-first-player = Primer turno
space-promote = Adelantar
space-jump-own = Salto propio
space-bet = Apuesta
space-load-one = Cargar 1
space-market = Mercado
space-jump-any = Salto libre
space-bet-or-move = Apostar o mover
space-draw-three = Robar 3
space-set-sail = Zarpar
space-swap = Intercambio
effect-first-player = empezar la próxima ronda
effect-promote = adelantar tu pieza en su barco
effect-jump-own = llevar tu pieza al final de otro barco
effect-bet = hacer una apuesta
effect-load-one = robar una mercancía y cargarla en un barco
effect-market = subir en 1 el precio de una mercancía
effect-jump-any = llevar una pieza cualquiera al final de otro barco
effect-bet-or-move = hacer o mover una apuesta
effect-draw-three = mirar 3 mercancías y cargar 1
effect-set-sail = elegir el barco que zarpa
effect-swap = intercambiar dos piezas de barcos distintos

## Moves

move-send = { $space }
    .detail = { $space }: { $effect }
move-stand = { $space }, sin efecto
move-promote = Adelantar { $clan } { $shields }{ $copy }
    .detail = Adelantar { $clan } { $shields } (barco { $ship }, puesto { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (barco { $ship }, puesto { $place })
move-jump = Saltar al barco { $ship }
    .detail = Al barco { $ship } (escudos: { $clans })
move-swap = Intercambiar con { $clan } { $shields }{ $copy }
    .detail = Intercambiar con { $clan } { $shields } (barco { $ship }, puesto { $place })
move-bet = Apuesta de valor { $value }
move-move = Mover la apuesta de { $clan } en el barco { $ship }
    .detail = { $value ->
            [0] Mover la apuesta de { $clan } (barco { $ship }, por { $on })
           *[other] Mover tu apuesta de valor { $value } (barco { $ship }, por { $on })
        }
move-berth = En el barco { $ship }
    .detail = En el barco { $ship } (escudos: { $clans })
move-circle = Por { $clan }
    .detail = Por { $clan } (escudos: { $shields })
move-pick = Poner: { $good } (ficha { $place })
move-upper = Encima: { $good } (ficha { $place })
move-load = En el barco { $ship }
    .detail = En el barco { $ship } (mercancías: { $good }; escudos: { $clans })
move-raise = Subir el precio: { $good }
    .detail = Subir el precio: { $good } ({ $price } → { $after })
move-sail = Zarpa el barco { $ship }
    .detail = Zarpa el barco { $ship } (mercancías: { $good }; escudos: { $clans })
move-take = Tomar: { $good }
    .detail = Tomar: { $good } (precio { $price })
move-remove = Retirar: { $good }
    .detail = Retirar: { $good } (precio { $price })
move-guest = Invitado en { $clan } { $shields }{ $copy }
    .detail = Invitado en { $clan } { $shields } (barco { $ship }, puesto { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Elige cualquier casilla libre; no puedes hacer ninguna acción.
       *[other] Elige una casilla para tu vikingo.
    }
    .other = { $possible ->
        [0] { $seat } envía un vikingo a una casilla libre, sin efecto.
       *[other] { $seat } elige una casilla de la aldea.
    }
prompt-promote = Elige una pieza de tu clan que avance.
    .other = { $seat } adelanta una pieza.
prompt-lift-own = Elige una pieza de tu clan que salte.
    .other = { $seat } elige una pieza propia que salte.
prompt-lift-any = Elige una pieza de cualquier clan que salte.
    .other = { $seat } elige una pieza que salte.
prompt-jump = Elige el barco al que salta { $piece }.
    .other = { $seat } elige adónde salta { $piece }.
prompt-lift-swap = Elige la primera pieza del intercambio.
    .other = { $seat } intercambia dos piezas.
prompt-swap = Elige una pieza de otro barco para cambiarla por { $piece }.
    .other = { $seat } elige la pieza que cambia por { $piece }.
prompt-bet = Elige la ficha que apuestas.
    .other = { $seat } elige una apuesta.
prompt-bet-or-move = Elige una ficha para apostar o una apuesta para mover.
    .other = { $seat } pone o mueve una apuesta.
prompt-berth = Elige el barco de la apuesta.
    .other = { $seat } elige el barco de una apuesta.
prompt-circle = Elige el clan que mandará en el barco { $ship }.
    .other = { $seat } elige un círculo del barco { $ship }.
prompt-pick = Elige la mercancía que pones.
    .other = { $seat } mira mercancías y elige una.
prompt-upper = Elige cuál de las otras dos mercancías queda encima.
    .other = { $seat } devuelve dos mercancías bajo la pila.
prompt-load = Elige el barco que lleva la mercancía.
    .other = { $seat } elige un barco que cargar.
prompt-raise = Elige la mercancía cuyo precio sube.
    .other = { $seat } sube un precio.
prompt-guest = Elige una pieza de tu clan para un invitado.
    .other = { $seat } pone un invitado sobre una pieza.
prompt-sail = Elige el barco que zarpa.
    .other = { $seat } elige el barco que zarpa.
prompt-take = Toma una mercancía del barco { $ship }.
    .other = { $seat } toma una mercancía del barco { $ship }.
prompt-remove = Elige la mercancía del barco { $ship } que pierde { $clan }.
    .other = { $seat } elige la mercancía del barco { $ship } que pierde { $clan }.

## Log

log-round = Ronda { $round }
log-send = { $seat }: { $space }
log-stand = { $seat }: { $space }, sin efecto
log-promote = { $seat } adelanta { $piece } en el barco { $ship }.
log-jump = { $seat } lleva { $piece } del barco { $from } al barco { $ship }.
log-swap = { $seat } cambia { $piece } del barco { $ship } por { $other } del barco { $other_ship }.
log-bet = { $seat } apuesta por { $clan } en el barco { $ship }.
log-bet-value = Tu ficha vale ahí { $value }.
log-move = { $seat } mueve una apuesta del barco { $from } a { $clan } en el barco { $ship }.
log-move-of = { $seat } mueve una apuesta de { $owner_seat } del barco { $from } a { $clan } en el barco { $ship }.
log-drawn = Robas: { $good }.
log-load = { $seat } carga el barco { $ship }: { $good }.
log-raise = { $seat } sube el precio: { $good } { $price }.
log-guest = { $seat } pone un invitado sobre { $piece } en el barco { $ship }.
log-marks = { $seat } hará zarpar el barco { $ship } al final de la ronda.
log-sail = { $seat } hace zarpar el barco { $ship }.
log-crew = A bordo: { $clans }.
log-lead = { $clan } va en cabeza con { $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    }{ $tie ->
        [1] { "" }, más cerca de la proa que { $second_clan }
       *[0] { "" }
    }.
log-adrift = No hay nadie a bordo. Ninguna apuesta gana.
log-take = { $seat } toma: { $good }.
log-lost = Fuera del juego: { $good }.
log-remove = { $seat } retira por { $clan }: { $good }.
log-win = { $seat } gana una apuesta por { $clan }.
log-win-value = Tu apuesta vale { $value }.
log-bet-stays = { $seat } pierde una apuesta por { $clan }. Se queda ahí.
log-end = Ha zarpado el séptimo barco. Se descubren mercancías y apuestas.

## Final sum

tally-goods = { $good }: { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } apuesta ganada
   *[other] { $count } apuestas ganadas
}
    .row = Apuestas ganadas
    .cell = { $count }

## The table as text

board-round = Ronda { $round }
board-sterns = Popas restantes: { $count }
board-captain = Capitanía: { $seat }
board-market = Mercado
board-stacks = Pilas
board-queue = Faltan por mover
board-ship = Barco
board-hull = Casco desde la proa
board-control = Control
board-bets = Apuestas
board-sailed = zarpó
board-leaving = zarpa
board-leads = { $short } = { $clan }, { $seat }: mercancías { $goods }, apuestas en mano { $hand }, ganadas { $won }
board-neutral = { $short } = { $clan }, neutral
board-good = { $good } { $count }
board-own = Tus mercancías: { $goods }
board-own-bets = Tus apuestas en mano: { $hand }; ganadas: { $won }
board-worth = Puntuación actual: { $points }
board-drawn = Robadas: { $good }

## Labels of the text view

view-round = Ronda
view-sterns = Popas restantes
view-sailed = Barcos que zarparon
view-captain = Capitanía
view-neutral = Clanes neutrales
view-market = Mercado
view-load_stack = Mercancías por cargar
view-draw_stack = Mercancías por robar
view-lost = Fuera del juego
view-queue = Faltan por mover
    .clan = { "" }
    .space = { "" }
view-spaces = Casas
view-ships = Barcos
view-players = Jugadores
view-doing = En curso
view-sailing = Zarpando
view-good = Mercancía
view-price = Precio
view-kind = Tipo
view-seat = Jugador
view-clan = Clan
view-space = Casa
view-number = Número
view-action = Acción
view-family = { "" }
view-figure = Figura
    .clan = { "" }
    .space = { "" }
view-docked = En el muelle
    .no = Zarpó
view-leaving = Zarpa
view-hull = Casco desde la proa
view-goods = Mercancías
view-control = Control
    .seat = { "" }
view-bets = Apuestas
    .ship = { "" }
view-shields = Escudos
view-copy = { "" }
view-guest = Invitado
view-owner = Dueño
view-value = Valor
view-ship = Barco
view-unplaced = Apuestas en mano
view-won = Apuestas ganadas
view-worth = Puntuación actual
view-figures_left = Figuras restantes
view-lifted = Levantada
view-bet = Apuesta
view-berth = Amarre
view-hand = En mano
view-picked = { "" }
view-order = Orden de control
    .seat = { "" }
view-removing = { "" }
