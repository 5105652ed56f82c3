# Vikings on Board

summary = Tripula los barcos, cárgalos y apuesta por el clan que lidera.

## Table options

option-two_player_extra_shield = Invitados para dos
option-two_player_extra_shield-help = Cuando alguien toma Zarpar, la otra persona pone un vikingo neutral en una de sus piezas: 1 escudo más.
option-promote_mode = Adelantar
option-promote_mode-help = Cuánto avanza la pieza elegida.
option-promote_mode-front = Hasta el frente del barco
option-promote_mode-one_step = 1 puesto
option-promote_needs_real_move = Adelantar debe mover una pieza
option-promote_needs_real_move-help = Desactivado: también se puede elegir una pieza que ya está al frente, sin efecto.
option-set_sail_ship_choice = Elección del barco que zarpa
option-set_sail_ship_choice-help = Cuándo nombra el barco quien tomó Zarpar.
option-set_sail_ship_choice-end_of_round = Al final de la ronda
option-set_sail_ship_choice-when_taken = Al momento
option-draw_three_return_order = Mercancías devueltas con Robar 3
option-draw_three_return_order-help = En qué orden van bajo la pila las otras dos mercancías.
option-draw_three_return_order-as_drawn = Como se robaron
option-draw_three_return_order-player_choice = A elección
option-circle_shared_by_players = Varias apuestas en un círculo
option-circle_shared_by_players-help = Desactivado: en cada círculo cabe la apuesta de una sola persona.
option-bets_on_neutral_clans = Apuestas por clanes neutrales
option-bets_on_neutral_clans-help = Desactivado: no se puede apostar por un clan que nadie dirige.
option-move_own_bets_only = Mover solo las apuestas propias
option-move_own_bets_only-help = Desactivado: Apuesta + también puede mover una apuesta ajena.
option-bets_may_move_to_sailed_ship = Apuestas a amarres vacíos
option-bets_may_move_to_sailed_ship-help = Activado: una apuesta puede moverse también al amarre de un barco que ya zarpó.
option-neutral_clan_counts_as_present = Los clanes neutrales siempre toman su parte
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
piece = { $shields ->
    [one] pieza de { $shields } escudo del clan { $clan }
   *[other] pieza de { $shields } escudos del clan { $clan }
}
    .nom = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = pieles
good-grain = grano
good-nails = clavos
space-first-player = Empezar
space-promote = Adelantar
space-jump-own = Salto clan
space-bet = Apostar
space-load-one = Cargar 1
space-market = Mercado
space-jump-any = Salto
space-bet-or-move = Apuesta +
space-draw-three = Robar 3
space-set-sail = Zarpar
space-swap = Cambio
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
move-jump = Mover al barco { $ship }
    .detail = Mover al barco { $ship } (escudos: { $clans })
move-swap = Intercambiar con { $clan } { $shields }{ $copy }
    .detail = Intercambiar con { $clan } { $shields } (barco { $ship }, puesto { $place })
move-bet = Apostar { $value }
move-move = Mover la apuesta del clan { $clan } (barco { $ship })
    .detail = { $value ->
        [0] Mover una apuesta del clan { $clan } (barco { $ship }, por { $on })
       *[other] Mover tu apuesta { $value } (barco { $ship }, por { $on })
    }
move-berth = En el barco { $ship }
    .detail = En el barco { $ship } (escudos: { $clans })
move-circle = Por el clan { $clan }
    .detail = Por el clan { $clan } (escudos: { $shields })
move-pick = Elegir: { $good } (ficha { $place })
move-upper = Encima: { $good } (ficha { $place })
move-load = En el barco { $ship }
    .detail = En el barco { $ship } (mercancías: { $good }; escudos: { $clans })
move-raise = Subir el precio: { $good }
    .detail = Subir el precio: { $good } ({ $price } → { $after })
move-sail = Hacer zarpar el barco { $ship }
    .detail = Hacer zarpar el barco { $ship } (mercancías: { $good }; escudos: { $clans })
move-take = Tomar: { $good }
    .detail = Tomar: { $good } (precio { $price })
move-remove = Retirar: { $good }
    .detail = Retirar: { $good } (precio { $price })
move-guest = Invitado en { $clan } { $shields }{ $copy }
    .detail = Invitado en { $clan } { $shields } (barco { $ship }, puesto { $place })

## What is being asked

prompt-space = { $possible ->
    [0] Elige una casa. Ninguna acción es posible.
   *[other] Elige una casa para tu vikingo.
}
    .other = { $possible ->
        [0] { $seat } elige una casa sin efecto.
       *[other] { $seat } elige una casa.
    }
prompt-promote = Adelanta una de tus piezas.
    .other = { $seat } adelanta una pieza.
prompt-lift-own = Mueve una de tus piezas a otro barco.
    .other = { $seat } mueve una pieza.
prompt-lift-any = Mueve cualquier pieza a otro barco.
    .other = { $seat } mueve una pieza.
prompt-jump = Elige el barco para { $piece-nom }.
    .other = { $seat } elige el barco para { $piece-nom }.
prompt-lift-swap = Intercambia 2 piezas de barcos distintos.
    .other = { $seat } intercambia 2 piezas.
prompt-swap = Elige en otro barco la pieza para cambiar con { $piece-nom }.
    .other = { $seat } cambia { $piece-nom }.
prompt-bet = Elige una ficha para apostar.
    .other = { $seat } apuesta.
prompt-bet-or-move = Elige una ficha para apostar o una apuesta para mover.
    .other = { $seat } apuesta o mueve una apuesta.
prompt-berth = Elige el barco de la apuesta.
    .other = { $seat } elige el barco de una apuesta.
prompt-circle = Elige el clan que liderará el barco { $ship }.
    .other = { $seat } elige un clan para el barco { $ship }.
prompt-pick = Elige la mercancía que cargas.
    .other = { $seat } mira 3 mercancías y elige una.
prompt-upper = Elige cuál de las otras 2 mercancías va encima.
    .other = { $seat } pone 2 mercancías bajo la pila.
prompt-load = Elige el barco que lleva la mercancía.
    .other = { $seat } elige un barco que cargar.
prompt-raise = Sube 1 el precio de una mercancía.
    .other = { $seat } sube un precio.
prompt-guest = Elige una de tus piezas para el vikingo neutral.
    .other = { $seat } coloca un vikingo neutral.
prompt-sail = Elige el barco que zarpa.
    .other = { $seat } elige el barco que zarpa.
prompt-take = Toma una mercancía del barco { $ship }.
    .other = { $seat } toma una mercancía del barco { $ship }.
prompt-remove = Elige la mercancía que pierde el clan { $clan } (barco { $ship }).
    .other = { $seat } elige la mercancía que pierde el clan { $clan } (barco { $ship }).

## Log

log-round = Ronda { $round }
log-send = { $space-id ->
    [first-player] { $seat } empieza la próxima ronda.
   *[other] { $seat } toma «{ $space }».
}
    .you = { $space-id ->
        [first-player] Empiezas la próxima ronda.
       *[other] Tomas «{ $space }».
    }
log-stand = { $seat } toma «{ $space }», sin efecto.
    .you = Tomas «{ $space }», sin efecto.
log-promote = { $seat } adelanta una { $piece } en el barco { $ship }.
    .you = Adelantas una { $piece } en el barco { $ship }.
log-jump = { $seat } mueve una { $piece } del barco { $from } al barco { $ship }.
    .you = Mueves una { $piece } del barco { $from } al barco { $ship }.
log-swap = { $seat } intercambia { $piece-nom } (barco { $ship }) y { $other-nom } (barco { $other_ship }).
    .you = Intercambias { $piece-nom } (barco { $ship }) y { $other-nom } (barco { $other_ship }).
log-bet = { $seat } apuesta por el clan { $clan }, barco { $ship }.
    .you = Apuestas por el clan { $clan }, barco { $ship }.
log-bet-value = Tu apuesta vale { $value }. Solo lo ves tú.
log-move = { $seat } mueve una apuesta del barco { $from } al clan { $clan }, barco { $ship }.
    .you = Mueves una apuesta del barco { $from } al clan { $clan }, barco { $ship }.
log-move-of = { $seat } mueve una apuesta ({ $owner_seat }) del barco { $from } al clan { $clan }, barco { $ship }.
    .you = Mueves una apuesta ({ $owner_seat }) del barco { $from } al clan { $clan }, barco { $ship }.
log-drawn = Robas: { $good }. Solo lo ves tú.
log-load = { $seat } carga { $good } en el barco { $ship }.
    .you = Cargas { $good } en el barco { $ship }.
log-raise = { $seat } sube a { $price } el precio: { $good }.
    .you = Subes a { $price } el precio: { $good }.
log-guest = { $seat } pone un vikingo neutral en { $piece-nom }, barco { $ship }.
    .you = Pones un vikingo neutral en { $piece-nom }, barco { $ship }.
log-marks = { $seat } elige el barco { $ship }. Zarpa al final de la ronda.
    .you = Eliges el barco { $ship }. Zarpa al final de la ronda.
log-sail = { $seat } hace zarpar el barco { $ship }.
    .you = Haces zarpar el barco { $ship }.
log-crew = Escudos: { $clans }.
log-lead = { $tie ->
    [1] El clan { $clan } lidera con { $shields } (más cerca de la proa: { $second_clan }, detrás).
   *[0] El clan { $clan } lidera con { $shields }.
}
log-adrift = No hay nadie a bordo. Ninguna apuesta gana.
log-take = { $seat } toma { $good }.
    .you = Tomas { $good }.
log-lost = { $good-id ->
    [grain] Se pierde el grano.
    [hides] Se pierden las pieles.
   *[other] Se pierden los clavos.
}
log-remove = { $seat } retira 1 mercancía del clan { $clan }: { $good }.
    .you = Retiras 1 mercancía del clan { $clan }: { $good }.
log-win = { $seat } gana una apuesta por el clan { $clan }.
    .you = Ganas una apuesta por el clan { $clan }.
log-win-value = Tu apuesta vale { $value }. Solo lo ves tú.
log-bet-stays = { $seat } pierde una apuesta por el clan { $clan }.
    .you = Pierdes una apuesta por el clan { $clan }.
log-end = Han zarpado 7 barcos. Se revelan todas las apuestas.

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
board-captain = Al timón: { $seat }
board-market = Mercado
board-stacks = Pilas
board-queue = Faltan por mover
board-ship = Barco
board-hull = Casco desde la proa
board-control = Escudos
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
view-captain = Al timón
view-neutral = Clanes neutrales
view-market = Mercado
view-load_stack = Mercancías por cargar
view-draw_stack = Mercancías por robar
view-lost = Perdido
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
view-figure = Vikingo
    .clan = { "" }
    .space = { "" }
view-docked = En el muelle
    .no = Zarpó
view-leaving = Zarpa
view-hull = Casco desde la proa
view-goods = Mercancías
view-control = Escudos
    .seat = { "" }
view-bets = Apuestas
    .ship = { "" }
view-shields = Escudos
view-copy = { "" }
view-guest = Invitado
view-owner = De
view-value = Valor
view-ship = Barco
view-unplaced = Apuestas en mano
view-won = Apuestas ganadas
view-worth = Puntuación actual
view-figures_left = Vikingos restantes
view-lifted = Pieza elegida
view-bet = Apuesta
view-berth = Amarre
view-hand = En mano
view-picked = { "" }
view-order = Orden de escudos
    .seat = { "" }
view-removing = { "" }
