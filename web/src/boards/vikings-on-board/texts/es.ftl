# Textos del tablero dibujado de Vikings on Board.

ui-stage = Aldea y puerto
ui-village = Aldea
ui-queue = Por mover
ui-figure = { $seat }, estaba en la casilla { $space }
ui-sterns = { $sterns ->
    [one] queda { $sterns } popa
   *[other] quedan { $sterns } popas
}, { $sailed } en el mar
ui-house = Casilla { $number }: { $space }
ui-house-first-player = Primero
ui-house-promote = Adelantar
ui-house-jump-own = Salto prop.
ui-house-bet = Apuesta
ui-house-load-one = Cargar 1
ui-house-market = Mercado
ui-house-jump-any = Salto
ui-house-bet-or-move = Apu./mover
ui-house-draw-three = Robar 3
ui-house-set-sail = Zarpar
ui-house-swap = Cambio
ui-tip-house-first-player = Nada más: pero esta figura será la primera en la próxima ronda.
ui-tip-house-promote = Una de tus piezas pasa al frente de su barco. En caso de empate manda el clan más adelantado.
ui-tip-house-jump-own = Una de tus piezas salta al final de otro barco.
ui-tip-house-bet = Pon una apuesta ante un barco, sobre el clan que crees que lo mandará.
ui-tip-house-load-one = Roba una mercancía y ponla en la proa de cualquier barco.
ui-tip-house-market = Una mercancía sube 1, para todos.
ui-tip-house-jump-any = Cualquier pieza salta al final de otro barco.
ui-tip-house-bet-or-move = Pon una apuesta, o mueve una tuya a otro círculo.
ui-tip-house-draw-three = Mira tres mercancías en secreto y pon una en una proa.
ui-tip-house-set-sail = Llevas el timón: al final de la ronda eliges el barco que zarpa.
ui-tip-house-swap = Dos piezas de barcos distintos cambian de sitio.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
} y un invitado
ui-clan-count = { $clan } { $count }
ui-ship = barco { $ship }
ui-on-ship = En el barco { $ship }
ui-ship-sailed = El barco { $ship } ha zarpado.
ui-ship-story = Barco { $ship }. Control: { $control }. Mercancías: { $goods }.
ui-sailed = en el mar
ui-berth = Apuestas ante el barco { $ship }
ui-circle = { $clan } manda en el barco { $ship }
ui-bet-of = Apuesta de { $seat } por { $clan }
ui-bet-worth = Apuesta de { $seat } por { $clan }, vale { $value }
ui-market = Mercado
ui-market-line = Mercado: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } mercancía por cargar
   *[other] { $count } mercancías por cargar
}
ui-stack-draw = { $count ->
    [one] { $count } mercancía por robar
   *[other] { $count } mercancías por robar
}
ui-loupe = Barco { $ship } visto de cerca
ui-loupe-open = Barco { $ship }: elige una pieza
ui-close = Cerrar
ui-confirm-lift = Levantar { $clan } { $shields }
ui-hint-lead = Barco { $ship }: manda { $clan }, { $count } a { $other }.
ui-sailing = Zarpa el barco { $ship }
ui-sailing-takes = { $seat } toma una mercancía.
ui-sailing-removes = { $seat } elige una mercancía que sale del juego.
ui-drawn = Robado
ui-only-you = solo lo ves tú
ui-bets = Tus apuestas
ui-values-only-you = los valores solo los ves tú
ui-bet-hand = Apuesta de valor { $value }, en mano
ui-bet-placed = Apuesta de valor { $value }, ante el barco { $ship }
ui-bet-behind = Apuesta de valor { $value }, abandonada: el barco { $ship } ha zarpado
ui-bet-won = Apuesta de valor { $value }, ganada
ui-goods = Tus mercancías
ui-good-count = { $good }: { $count }, a { $price } cada una
ui-points-now = { $points ->
    [one] { $points } punto ahora
   *[other] { $points } puntos ahora
}
ui-won = Apuestas ganadas
ui-won-none = Ninguna aún. Una apuesta gana si su clan manda en el barco al zarpar.
ui-won-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ui-stat-goods = Mercancías ganadas
ui-stat-bets = Apuestas en mano
ui-stat-won = Apuestas ganadas
ui-doing-captain = Al timón en esta ronda
ui-doing-left = { $count ->
    [0] Todas las figuras han actuado
    [one] Queda { $count } figura por mover
   *[other] Quedan { $count } figuras por mover
}
ui-round = Ronda { $round }
ui-captain = { $seat } hace zarpar un barco en esta ronda
ui-aid = Puntos al final
ui-aid-good = Cada mercancía
ui-aid-good-value = su precio
ui-aid-bet = Apuesta ganada
ui-aid-bet-value = su número
ui-aid-hidden = Ya ganadas
ui-aid-hidden-value = ocultas
ui-aid-end = Fin tras
ui-aid-end-value = 7 barcos
ui-tip-queue = Las figuras que aún deben actuar, en este orden. La casa a la que va una figura será su puesto en la próxima ronda.
ui-tip-sterns = Cada salida gasta una popa. Tras el séptimo barco acaba la partida.
ui-tip-ship = Manda en un barco el clan con más escudos; si empatan, el más cercano a la proa.
ui-tip-piece = Sus escudos cuentan para su clan en este barco.
ui-tip-good = Cuando el barco zarpa, los clanes a bordo toman sus mercancías por turno, el primero antes.
ui-tip-circle = Una apuesta aquí gana si este clan manda en el barco al zarpar.
ui-tip-bet = Su valor es secreto hasta el final.
ui-tip-my-bet = Tus apuestas valen de 1 a 4 puntos. Una por barco como mucho.
ui-tip-market = Lo que vale cada mercancía al final.
ui-tip-my-goods = Tus mercancías. Los demás ven cuántas, no cuáles.
ui-tip-stack-load = Mercancías para la quinta casa.
ui-tip-stack-draw = Mercancías para la novena casa.
ui-tip-sailing = Los clanes a bordo, por escudos. Toman una mercancía por turno hasta que no quedan.
ui-guide-welcome = Los barcos dejan el puerto. Quien tiene más escudos a bordo toma las mejores mercancías. Apostar bien también da puntos.
    .title = Llegada al puerto
ui-guide-queue = Las figuras actúan en este orden. Cada una va a una casa, y ninguna casa se usa dos veces por ronda.
    .title = A quién le toca
ui-guide-village = Elige una casa para tu figura. Lo que dice se hace enseguida. Cuanto menor es su número, antes actúas en la próxima ronda.
    .title = La aldea
ui-guide-control = Los números bajo un barco cuentan escudos. Manda el clan sobre fondo claro; si empatan, el más cercano a la proa.
    .title = Quién manda
ui-guide-lift = Elige la pieza que se mueve. El anillo muestra cuáles pueden.
    .title = Mueve una pieza
ui-guide-jump = Va al final de otro barco. Señala un barco para ver quién mandaría en él.
    .title = Adónde
ui-guide-bet = Elige una apuesta por su valor. Solo tú lo conoces.
    .title = Apostar
ui-guide-circle = Ahora el círculo del clan que mandará en este barco al zarpar. No tiene que ser el tuyo.
    .title = Por quién
ui-guide-load = Pon la mercancía en un barco en el que mandas o mandarás.
    .title = Cargar
ui-guide-market = Sube lo que tienes o esperas tener. Vale para todos.
    .title = Mercado
ui-guide-next = Nueva ronda: las figuras actúan en el orden de las casas donde estaban.
    .title = Ronda siguiente
ui-guide-captain = Alguien ha tomado el timón. Al final de esta ronda zarpa un barco.
    .title = Alguien al timón
ui-guide-sail = Llevas el timón. Elige un barco con mercancías donde estés bien.
    .title = Zarpar
ui-guide-share = Se toma por escudos, vuelta tras vuelta. Lo de un clan neutral sale del juego.
    .title = El reparto
ui-guide-end = Tras el séptimo barco se acaba: las mercancías valen su precio, las apuestas ganadas su número.
    .title = El final
ui-scene-sails = Zarpa el barco { $ship }
ui-scene-adrift = Nadie a bordo
ui-scene-leads = { $clan } lidera el barco { $ship }
ui-scene-crew = Tripulación
ui-scene-lead = Mando
ui-scene-goods = Bienes
ui-scene-bets = Apuestas
