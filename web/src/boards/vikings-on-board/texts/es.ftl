# Textos del tablero dibujado de Vikings on Board.

ui-stage = Aldea y puerto
ui-village = Aldea
ui-queue = Por mover
ui-figure = { $seat }, casa { $space }
ui-sterns = Barcos que zarparon: { $sailed } de { $all }
ui-house = Casa { $number }: { $space }
ui-house-first-player = Empezar
ui-house-promote = Adelantar
ui-house-jump-own = Salto clan
ui-house-bet = Apostar
ui-house-load-one = Cargar 1
ui-house-market = Mercado
ui-house-jump-any = Salto
ui-house-bet-or-move = Apuesta +
ui-house-draw-three = Robar 3
ui-house-set-sail = Zarpar
ui-house-swap = Cambio
ui-tip-house-first-player = Empiezas la próxima ronda. Sin otro efecto.
ui-tip-house-promote = Lleva una de tus piezas al frente de su barco. En caso de empate lidera el clan más cercano a la proa.
ui-tip-house-jump-own = Mueve una de tus piezas al final de otro barco.
ui-tip-house-bet = Apuesta por el clan que crees que liderará un barco.
ui-tip-house-load-one = Roba una mercancía y cárgala en cualquier barco.
ui-tip-house-market = Sube 1 el precio de una mercancía.
ui-tip-house-jump-any = Mueve cualquier pieza al final de otro barco.
ui-tip-house-bet-or-move = Pon una apuesta, o mueve una tuya a otro círculo.
ui-tip-house-draw-three = Mira 3 mercancías ocultas y carga 1.
ui-tip-house-set-sail = Al final de la ronda eliges el barco que zarpa.
ui-tip-house-swap = Intercambia 2 piezas de barcos distintos.
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
ui-ship-story = Barco { $ship }. Escudos: { $control }. Mercancías: { $goods }.
ui-sailed = en el mar
ui-berth = Apuestas ante el barco { $ship }
ui-circle = El clan { $clan } lidera el barco { $ship }
ui-bet-of = Apuesta de { $seat } por el clan { $clan }
ui-bet-worth = Apuesta de { $seat } por el clan { $clan }, valor { $value }
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
ui-loupe = Barco { $ship }, ampliado
ui-loupe-open = Barco { $ship }: elige una pieza
ui-close = Cerrar
ui-confirm-lift = Elegir barco
ui-hint-lead = Barco { $ship }: lidera { $clan }, { $count } a { $other }.
ui-sailing = Zarpa el barco { $ship }
ui-sailing-takes = { $seat } toma una mercancía.
ui-sailing-removes = { $seat } elige la mercancía que se pierde.
ui-drawn = Mercancías robadas
ui-only-you = solo lo ves tú
ui-bets = Tus apuestas
ui-values-only-you = los valores solo los ves tú
ui-bet-hand = Apuesta { $value }, en mano
ui-bet-placed = Apuesta { $value }, barco { $ship }
ui-bet-behind = Apuesta { $value }, perdida: el barco { $ship } ha zarpado
ui-bet-won = Apuesta { $value }, ganada
ui-goods = Tus mercancías
ui-good-count = { $good }: { $count }, a { $price } cada una
ui-points-now = { $points ->
    [one] { $points } punto ahora
   *[other] { $points } puntos ahora
}
ui-won = Apuestas ganadas
ui-won-none = Ninguna. Ganas si el clan de tu apuesta lidera el barco al zarpar.
ui-won-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ui-stat-goods = Mercancías ganadas
ui-stat-bets = Apuestas en mano
ui-stat-won = Apuestas ganadas
ui-doing-captain = Al timón en esta ronda
ui-doing-left = { $count ->
    [0] Todos los vikingos han jugado
    [one] Falta { $count } vikingo
   *[other] Faltan { $count } vikingos
}
ui-round = Ronda { $round }
ui-captain = { $seat } elige el barco que zarpa
ui-aid = Puntuación
ui-aid-good = Cada mercancía
ui-aid-good-value = su precio
ui-aid-bet = Apuesta ganada
ui-aid-bet-value = su número
ui-aid-hidden = Ya ganadas
ui-aid-hidden-value = ocultas
ui-aid-end = Fin tras
ui-aid-end-value = 7 barcos
ui-tip-queue = Vikingos que faltan, en este orden. La casa fija el puesto en la próxima ronda.
ui-tip-sterns = La partida termina tras 7 barcos.
ui-tip-ship = El clan con más escudos lidera el barco. En caso de empate, el más cercano a la proa.
ui-tip-piece = Sus escudos cuentan para su clan en este barco.
ui-tip-good = Al zarpar, los clanes a bordo toman mercancías por turnos. Empieza el clan que lidera.
ui-tip-circle = Una apuesta aquí gana si este clan lidera el barco al zarpar.
ui-tip-bet = Su valor queda oculto hasta el final.
ui-tip-my-bet = Tus apuestas valen de 1 a 4 puntos. Una por barco como mucho.
ui-tip-market = Precios de las mercancías al final de la partida.
ui-tip-my-goods = Tus mercancías. Los demás ven cuántas, no cuáles.
ui-tip-stack-load = Mercancías para la casa 5.
ui-tip-stack-draw = Mercancías para la casa 9.
ui-tip-sailing = Los clanes a bordo, por escudos. Toman una mercancía por turno hasta que no quedan.
ui-guide-welcome = Los barcos dejan el puerto. Quien tiene más escudos a bordo toma las mejores mercancías. Apostar bien también da puntos.
    .title = Llegada al puerto
ui-guide-queue = Los vikingos juegan en este orden. Cada uno toma una casa, y cada casa se usa una vez por ronda.
    .title = Orden de turno
ui-guide-village = Elige una casa para tu vikingo. Actúa al momento. Cuanto menor el número, antes juegas en la próxima ronda.
    .title = La aldea
ui-guide-control = Los números bajo un barco son escudos. Lidera el clan del rótulo claro; en caso de empate, el más cercano a la proa.
    .title = Quién lidera
ui-guide-lift = Elige la pieza que se mueve. El anillo muestra cuáles pueden.
    .title = Mueve una pieza
ui-guide-jump = Va al final de otro barco. Señala un barco para ver quién mandaría en él.
    .title = Adónde
ui-guide-bet = Elige una apuesta por su valor. Solo tú lo conoces.
    .title = Apostar
ui-guide-circle = Ahora elige el clan que liderará este barco al zarpar. Puede ser cualquiera.
    .title = Elige un clan
ui-guide-load = Carga la mercancía en un barco que lideras o liderarás.
    .title = Cargar
ui-guide-market = Sube lo que tienes o esperas tener. Vale para todos.
    .title = Mercado
ui-guide-next = Nueva ronda: los vikingos juegan en el orden de sus casas.
    .title = Próxima ronda
ui-guide-captain = Alguien tomó «Zarpar». Al final de esta ronda zarpa un barco.
    .title = Zarpará un barco
ui-guide-sail = Eliges el barco. Toma uno con mercancías que lideres.
    .title = Zarpar
ui-guide-share = Los clanes toman mercancías por turnos según sus escudos. Las de clanes neutrales se pierden.
    .title = Reparto
ui-guide-end = Tras 7 barcos termina la partida. Las mercancías dan su precio, las apuestas ganadas su número.
    .title = El final
ui-scene-sails = Zarpa el barco { $ship }
ui-scene-adrift = Nadie a bordo
ui-scene-leads = { $clan } lidera el barco { $ship }
ui-scene-crew = Tripulación
ui-scene-lead = Mando
ui-scene-goods = Bienes
ui-scene-bets = Apuestas
