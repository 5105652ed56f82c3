# Textos del tablero dibujado de Un banquete para Odín.

ui-stage = El tablero de acciones y tu hacienda
ui-action-board = Tablero de acciones, { $count } casillas
ui-panels = Vistas
ui-tab-actions = Acciones
ui-tab-estate = Hacienda
ui-tab-world = Mundo
ui-estate = Hacienda: { $seat }
ui-your-estate = Tu hacienda
ui-focus-estate = Hacienda más grande
ui-focus-board = Tablero de acciones más grande
ui-close = Cerrar
ui-search = Buscar entre las cartas
ui-decide = Decidir
ui-look = { $name }: ver la hacienda, { $points } puntos, ingresos { $income }
ui-starts = empieza la ronda
ui-round = Ronda { $round } de { $of }
ui-next-round = Ronda { $round }
ui-harvest = Cosecha
ui-island-turns = { $island } se da la vuelta
ui-turns-in = Se da la vuelta en la ronda { $round }
ui-phase = Fase { $number } de 12: { $phase }
ui-phase-1 = Nuevo vikingo
ui-phase-2 = Cosecha
ui-phase-3 = Islas
ui-phase-4 = Arma
ui-phase-5 = Acciones
ui-phase-6 = Jugador inicial
ui-phase-7 = Ingresos
ui-phase-8 = Animales
ui-phase-9 = Banquete
ui-phase-10 = Bonificación
ui-phase-11 = Montañas
ui-phase-12 = Regreso de vikingos

## The action board

ui-group-build_houses = Casas
ui-group-build_ships = Barcos
ui-group-hunting = Caza
ui-group-livestock_market = Ganado
ui-group-weekly_market = Mercado
ui-group-products = Productos
ui-group-crafting = Artesanía
ui-group-mountains_and_trade = Montañas|y comercio
ui-group-sailing = Navegación
ui-group-emigration_and_occupation = Emigración|y oficios
ui-group-imitation = Imitación
ui-group-open = { $group }: { $count } abiertas
ui-or = o
ui-stock-last = una
ui-stock-none = cero
ui-filter = Qué casillas
ui-filter-all = Todas
ui-filter-open = Abiertas ({ $count })
ui-filter-food = Comida
ui-filter-goods = Bienes, construir
ui-filter-sail = Mar, oficios
ui-open-spaces = { $count } de { $of } casillas te están abiertas
ui-vikings = { $count ->
        [one] { $count } vikingo
       *[other] { $count } vikingos
    }
ui-taken-by = ocupada: { $seat } ({ $count })
ui-lacks = { $what }: hacen falta { $need }, tienes { $have }
ui-lack-viking = vikingos
ui-lack-island = islas
ui-lack-house = casas restantes
ui-lack-berth = amarres libres
ui-lack-good = bienes
ui-lack-card = cartas
ui-lack-source = casillas que imitar
ui-lack-seat = asientos libres
ui-stay = { $count ->
        [0] Ningún vikingo queda en el Thing
        [one] { $count } vikingo queda en el Thing
       *[other] { $count } vikingos quedan en el Thing
    }
ui-send = { $count ->
        [one] Enviar { $count } vikingo
       *[other] Enviar { $count } vikingos
    }
ui-send-pay = Enviar { $count }, pagar { $silver } de plata
ui-pass = Pasar
ui-strip = Montaña { $strip }
ui-mountains = Montañas
ui-mine-hint = Elige lo último que quieras: todo lo anterior viene con ello.
ui-taken-from = { $count } de la montaña { $strip }
ui-up-to = hasta { $count }
ui-no-strip = No hay montañas a la vista.
ui-explore = Explorar
ui-ship-stays = el barco sigue siendo tuyo
ui-forge = Forja
ui-sale = Venta especial

## The estate

ui-points-now = Puntos ahora
ui-bay = Bahía
ui-berth-ship = { $ship }: { $points } puntos, mineral { $ore }, sitio para { $room }
ui-berth-small = Amarre libre: ballenero, 3 de plata
ui-berth-large = Amarre libre: knarr 5, drakkar 8 de plata
ui-stable = { $item }: { $count }, preñadas { $pregnant }
ui-pregnant = preñadas: { $count }
ui-cells-to = { $count ->
        [one] { $count } celda para { $next }
       *[other] { $count } celdas para { $next }
    }
ui-board-words = { $board }: ingresos { $income }, menos { $minus }, losetas { $count }
ui-feast-table = Mesa: { $laid } de { $fill } asientos servidos, barcos emigrados { $ships }
ui-unexplored = Sin explorar
ui-with-silver = con plata
ui-no-islands = No queda ninguna isla.
ui-island-words = { $points } puntos, { $silver } de plata, { $minus } por cubrir
ui-special-tiles = Losetas especiales
ui-special-words = { $item }: valor de espada { $sword }, { $price ->
        [-1] no se vende
       *[other] precio { $price }
    }
ui-left = quedan { $count }
ui-thing = Plaza del Thing
ui-vikings-left = { $count ->
        [one] Queda { $count } vikingo
       *[other] Quedan { $count } vikingos
    }
ui-ladder = Bienes por forma y color
ui-occupations = Oficios
ui-in-hand = en mano
ui-played = jugados
ui-score-ships = Barcos
ui-score-emigrants = Emigración
ui-score-islands = Islas
ui-score-buildings = Cobertizos y casas
ui-score-animals = Animales
ui-score-occupations = Oficios
ui-score-silver = Plata
ui-score-home-minus = Celdas abiertas en casa
ui-score-island-minus = Celdas abiertas en islas
ui-score-building-minus = Celdas abiertas en casas
ui-score-penalties = Castigos del Thing
ui-score-other = Corona y cartas

## Any time

ui-anytime = En todo momento
ui-anytime-hint = no gasta tu turno
ui-shut-first_part = Se abre tras la primera parte de la acción
ui-shut-peeks = Abierto demasiadas veces: vuelve con tu próxima jugada
ui-shut-nothing = Ahora nada es posible
ui-shut-other_seat = No decides tú
ui-lay = Colocar
ui-ships = Barcos
ui-take-in-hand = Tomar en mano: { $item }
ui-lay-here = Colocar aquí
ui-lay-on = { $item } en { $board }: { $count } sitios, ahora { $cell }
ui-lay-coins = Colocar { $count } × { $item }
ui-put-back = Devolver
ui-back-to-turn = Volver al turno
ui-turn = Girar
ui-mirror = Reflejar
ui-aim = Señala un sitio; R gira, Intro coloca
ui-aim-phone = Toca una celda; otra vez: el siguiente sitio
ui-paint-hint = Arrastra sobre las celdas; otra vez las quita
ui-touch-green = El verde no puede tocar verde.
ui-touch-blue = El azul puede tocar cualquier cosa.
ui-touch-special = Puede tocar cualquier cosa y reflejarse.
ui-touch-red = Solo en casas; no junto a rojo.
ui-touch-orange = Solo en casas; no junto a naranja.
ui-touch-plain = Una celda cada uno.
ui-nth = { $number } de { $of }
ui-income-then = Ingresos { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } puntos
    }
ui-bonus-lost = bonificación perdida: { $items }
ui-no-bonus-lost = ninguna bonificación perdida
ui-keep-laid = { $count ->
        [one] Guardar: { $count } loseta colocada
       *[other] Guardar: { $count } losetas colocadas
    }
ui-in-ladder = Elige entre los bienes de abajo
ui-step-lay = { $item } en { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } montaña
       *[other] { $count } montañas
    }
ui-step-upgrade = { $count ->
        [one] { $count } mejora
       *[other] { $count } mejoras
    }
ui-step-trade = Pasar { $count } a azul
ui-step-purchase = { $count ->
        [one] Comprar { $count } loseta
       *[other] Comprar { $count } losetas
    }
ui-step-serve = { $count ->
        [one] { $count } plato
       *[other] { $count } platos
    }
ui-step-leave = { $count } vacíos
ui-step-play = { $count ->
        [one] Jugar { $count } carta
       *[other] Jugar { $count } cartas
    }
ui-take-fewer = { $rest ->
        [0] Tomar { $count }
       *[other] Tomar { $count }, renunciar a { $rest }
    }
ui-window-income = Antes de los ingresos
ui-window-bonus = Antes de la bonificación
ui-window-end = Coloca lo que queda
ui-window-facts = Ingresos { $income }, puntos negativos abiertos { $minus }.
ui-window-next = { $count ->
        [one] { $count } celda más en { $board } da { $income }.
       *[other] { $count } celdas más en { $board } dan { $income }.
    }
ui-is-busy = { $name } coloca
ui-is-done = { $name } ha terminado
ui-nothing-more = Nada más
ui-nothing-more-laid = Guardar { $count }, nada más
ui-done-score = Listo, contar los puntos

## Dice

ui-die = dado
ui-die-high = { $die }, alto
ui-die-low = { $die }, bajo
ui-three-rolls = Hasta 3 tiradas; cuenta la última
ui-failure-brings = El fracaso da { $items }
ui-boats = { $count ->
        [one] { $count } ballenero
       *[other] { $count } balleneros
    }
ui-counts = cuenta
ui-last-counts = Cuenta la última tirada, aunque sea peor. Quedan: { $count }
ui-no-roll = No quedan tiradas
ui-ship-ore = mineral del barco
ui-less-ore = tras restar { $count } de mineral
ui-of = de { $count }
ui-fewer = menos: { $item }
ui-more = más: { $item }
ui-could-add = Piedra y espadas pueden sumar { $count }
ui-loot = Lo que puedes tomar
ui-to-pay = a pagar
ui-cannot-pay = Harían falta { $need } y tienes { $have }.
ui-success = Éxito
ui-give-up = Rendirse
ui-give-up-home = { $count ->
        [0] Rendirse
       *[other] Rendirse, vuelven { $count }
    }
ui-vikings-home = vikingos de vuelta
ui-home-up-to = hasta { $count } vikingos de vuelta
ui-fits = { $count ->
        [0] Ningún sitio en tus tableros
        [one] { $count } sitio en tus tableros
       *[other] { $count } sitios en tus tableros
    }
ui-silver-now = { $count } de plata al momento
ui-to-cover = { $count } por cubrir
ui-income-range = ingresos { $least }, hasta { $most }
ui-places-for = Sitios para tus losetas

## The feast

ui-feast = El banquete
ui-seats-to-fill = { $count ->
        [one] { $count } asiento por servir
       *[other] { $count } asientos por servir
    }
ui-empty-costs = un asiento vacío cuesta 3 puntos
ui-to-fill = por servir
ui-laid = servidos
ui-open-seats = abiertos
ui-empty = vacíos
ui-feast-rule = Nunca dos del mismo color juntos; solo el primero de cada clase va a lo largo.
ui-cheapest = Servir lo más barato
ui-cheapest-hint = sustituye lo que colocaste
ui-all-served = todo servido
ui-beside-red = rojo junto a rojo
ui-beside-orange = naranja junto a naranja
ui-beside-green = verde junto a verde
ui-too-long = demasiado largo
ui-table-set = La mesa está puesta.
ui-serve-on = Servir y seguir
ui-serve-end = Servir y acabar el banquete
ui-leave = Dejar el asiento vacío

## Cards and markers

ui-hand = Tus oficios
ui-keep-one = Quédate una de las dos
ui-only-you = solo tú las ves
ui-no-cards = No tienes cartas en mano.
ui-still-choosing = Aún eligen: { $names }
ui-pick = Toma un marcador de recurso
ui-pick-hint = Grande: tras una cosecha. Pequeño, marrón: tras una mala. Cada ronda, toda la partida.
ui-or-brown = o { $item }

## The guided first game

ui-guide-welcome = Envía vikingos a cazar, fabricar, saquear y explorar. Lo que traen cubre tus tableros: las celdas abiertas cuestan puntos, las cubiertas suben tus ingresos.
    .title = Un banquete para Odín
ui-guide-board = Cada casilla pide tantos vikingos como dice su columna. A la izquierda de la flecha el precio, a la derecha la ganancia. Las casillas con borde te están abiertas.
    .title = El tablero de acciones
ui-guide-vikings = Aquí están tus vikingos, materiales, armas y bienes. Elige una casilla y el botón dirá lo que cuesta.
    .title = Tu banco
ui-guide-estate = Tu hogar. Lo cubren bienes verdes y azules; primero abajo a la izquierda, y la moneda de oro sube: tus ingresos.
    .title = Tu hacienda
ui-guide-lay = Los bienes con borde caben en un tablero. Pulsa uno, señala un sitio, R gira. No gasta turno.
    .title = Colocar losetas
ui-guide-ladder = Cada columna es una forma, cada fila un color. Mejorar es subir un peldaño: naranja, rojo, verde, azul.
    .title = Mejoras
ui-guide-dice = Tira hasta tres veces; cuenta la última. Paga el resultado, o ríndete y toma algo pequeño.
    .title = Dados
ui-guide-feast = Sirve comida en los asientos. Nunca dos del mismo color juntos. «Servir lo más barato» lo hace por ti.
    .title = El banquete
ui-guide-income = Antes de los ingresos puedes colocar otra vez. La franja dice qué falta para el siguiente ingreso.
    .title = Antes de los ingresos
ui-guide-round = Cada ronda tienes un vikingo más. Las islas se dan la vuelta, y su plata crece mientras nadie las toma.
    .title = La ronda siguiente
ui-guide-sail = Los barcos abren el saqueo, la exploración y la emigración. Un barco emigrado da puntos y no come.
    .title = Barcos
ui-guide-end = La última ronda: cubre celdas negativas, construye, emigra. Lo que sobra cuenta poco.
    .title = El final

## Choices, prompts and keys

ui-for-nothing = gratis
ui-pay-left = pagar { $things }, quedan { $left }
ui-ore-lost = mineral perdido: { $count }
ui-emigrate-note = pagar { $silver } de plata, 2 asientos menos que alimentar
ui-keep-it = Conservar
ui-keep-boat = Conservar el bote
ui-stay-here = Quedarse
ui-keep-in-hand = Conservar en la mano
ui-no-card = Ninguna carta
ui-no-upgrade = Sin mejoras
ui-turn-none = No girar ninguna
ui-only-this = Solo esta
ui-mine-no-more = No tomar más
ui-play-no-more = No jugar más
ui-at-least-one = Al menos una vez
ui-first-card = Primero 1 carta a tu mano
ui-ore-adds = Mineral en tu barco largo: +{ $count }
ui-adds-up-to = { $items }: hasta +{ $count }
ui-pays-up-to = { $items }: puedes pagar { $count }
ui-card-before = Antes: jugar una carta
ui-card-after = Después: jugar una carta
ui-asked-after = Se te pregunta otra vez después
ui-click-again = Haz clic otra vez para enviar.
ui-do-mine = { $count ->
        [one] Tomar { $count } cosa
       *[other] Tomar { $count } cosas
    }
ui-do-upgrade = Mejorar { $count }
ui-upgrade-fewer = Mejorar { $count }, renunciar a { $rest }
ui-do-purchase = Comprar { $count } por { $silver } de plata
ui-do-explore = Explorar: { $island }
ui-do-emigrate = Emigrar, { $silver } de plata
ui-take-loot = Tomar: { $item }
ui-send-with = Enviar { $count }: { $what }
ui-send-sail = Enviar { $count }, botes: { $number }
ui-pay-dice = Pagar { $things }
ui-pay-nothing = No pagar nada, éxito
ui-choose-source = Elige una casilla que imitar
ui-choose-island = Elige una isla
ui-reveals-card = No se puede deshacer: se roba una carta
ui-reveals-die = No se puede deshacer: se tira un dado
ui-reveals-weapon = No se puede deshacer: se roban armas
ui-ask-lay = Coloca: { $item }.
ui-ask-anytime = En cualquier momento. Tu turno espera.
ui-ask-pass = { $count ->
        [one] ¿Pasar con { $count } vikingo?
       *[other] ¿Pasar con { $count } vikingos?
    }
ui-ask-fail = ¿Rendirte? Recibes { $items }.
ui-ask-send = { $count ->
        [one] { $what }: ¿enviar { $count } vikingo?
       *[other] { $what }: ¿enviar { $count } vikingos?
    }
ui-materials = Materiales
ui-weapons = Armas
ui-card-asks = { $card } pregunta
ui-card-badge = pregunta una carta
ui-must = Hay que aplicarla.
ui-then-asks = Después también: { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = cuesta { $things }
ui-brings = da { $things }
ui-no-change = nada cambia de inmediato
ui-skip = Saltarme si solo caben monedas
ui-fill-income = Llenar hasta el siguiente ingreso
ui-one-more = una más
ui-one-less = una menos
ui-open-cells = Casillas abiertas { $now } → { $then }
ui-load-ore = Cargar mineral
ui-no-load-action = no durante una acción
ui-no-load-ore = no tienes mineral
ui-no-load-room = ningún barco tiene sitio
ui-lapses = caduca con tus primeros vikingos
ui-other-leaves = La otra sale de la partida sin verse.
ui-you-look = Miras la hacienda: { $name }.
ui-waiting-space = Casilla de espera
ui-waiting-words = { $count ->
        [one] { $count } vikingo espera allí
       *[other] { $count } vikingos esperan allí
    }
ui-copy-column = imitar columna { $column }
ui-still-busy = Aún ocupados: { $names }
ui-cheapest-uses = Usa { $things }.
ui-cheapest-empty = Asientos vacíos: { $count }.
ui-feast-pays = Mira tu banquete: { $cards }
ui-emigrate-with = { $ship }: { $points } puntos
ui-taken-second = ocupada: segundo color ({ $count })
ui-spare = Lo más barato, pero conservar:
ui-key-pass = pasar
ui-key-roll = tirar el dado
ui-key-fail = renunciar a la acción de dado
ui-key-anytime = mostrar lo posible en cualquier momento
ui-key-cheapest = servir el banquete más barato
ui-key-leave = dejar un asiento vacío
ui-key-income = llenar con monedas hasta el siguiente ingreso
ui-key-turn = girar o voltear la loseta en la mano
ui-key-look = mirar al siguiente jugador
ui-key-panes = ampliar un panel
