# A Feast for Odin

summary = Envía vikingos a cazar, fabricar, saquear y explorar, y cubre tus tableros con lo que traigan.
option-length = Duración
option-length-help = Siete rondas, o seis con un vikingo más desde el principio.
option-length-long = larga, 7 rondas
option-length-short = corta, 6 rondas
option-occupations = Oficios
option-occupations-help = Los mazos de oficios en juego. No se pueden elegir mazos cuyas cartas aún no tienen efecto.
option-occupations-none = ninguno
option-occupations-A = mazo A, para principiantes
option-occupations-B = mazo B
option-occupations-C = mazo C
option-occupations-all = los tres mazos
option-first_card = Primera carta
option-first_card-help = En solitario: repartida o elegida entre todas las claras.
option-first_card-dealt = repartida
option-first_card-chosen = elegida
option-small_board = Tablero de acciones reducido
option-small_board-help = Para una o dos personas: sin cinco casillas repetidas.
option-mini_islands = Miniexpansión: islas
option-mini_islands-help = Un tablero de isla más: Lofoten y luego Orcadas.
option-mini_harvest = Miniexpansión: cosecha
option-mini_harvest-help = Cosechas al azar, marcadores de recursos, cuatro bienes más y la isla de Mull, luego Caithness.
option-mini_harvest_cards = Cartas de la expansión de cosecha
option-mini_harvest_cards-help = Ocho cartas salen siempre del juego; otras treinta, si se quiere.
option-mini_harvest_cards-usual = salen ocho
option-mini_harvest_cards-fewer = salen treinta y ocho

## Moves

move-occupy = Colocar vikingos: { $space }
move-pass = Pasar esta ronda
move-imitate = Imitar: { $space }
move-anytime = Poner losetas, comprar barco, cargar mineral
move-lay = Poner en un tablero: { $item }
move-buy = Comprar: { $ship }
move-load = Cargar 1 mineral, amarre { $berth }
move-hold = Tablero: { $board }, posición { $turn }
move-at = En { $column }{ $row }
move-back = Devolver
move-choose = Elegir: { $way }
move-exchange = Cambiar: { $item }
move-swap = Cambiar el barco del amarre { $berth } por un knarr
move-decline = Renunciar
move-done = Listo
move-mine = Montaña { $strip }: tomar { $count }
move-upgrade = Mejorar: { $item }
move-trade = Girar a azul: { $item }
move-trade-all = Girar uno de cada tipo
move-purchase = Comprar: { $item }
move-forge = Forjar: { $item }
move-explore = Explorar: { $island }
move-emigrate = Emigrar con el barco del amarre { $berth }
move-sail = Zarpar: { $boats }
move-roll = Volver a tirar
move-succeed = Éxito, pagando { $weapons ->
        [0] solo madera
        [one] 1 arma y madera
       *[other] { $weapons } armas y madera
    } según haga falta
move-loot = Tomar: { $item }
move-raise = Pagar espadas: { $swords }, el resto en piedra
move-fail = Declarar el fracaso
move-call-back = Vikingos de vuelta al Thing: { $vikings }
move-serve = Servir: { $item }, { $side }
move-leave = Dejar el sitio vacío
move-set-table = Poner la mesa más barata
move-keep = Quedarse la carta { $card }
move-play = Jugar la carta { $card }
move-pick = Tomar el marcador { $marker }
move-use = Usar la carta { $card }

## What is being asked

prompt-keep = Quédate una de las dos cartas
    .other = { $seat } elige una carta
prompt-pick = Elige un marcador de recursos
    .other = { $seat } elige un marcador de recursos
prompt-first-card = Juega la carta guardada o renuncia
    .other = { $seat } puede jugar la carta guardada
prompt-turn = Coloca vikingos en una casilla o pasa
    .other = { $seat } coloca vikingos o pasa
prompt-imitate = Elige la casilla que imitar
    .other = { $seat } elige una casilla que imitar
prompt-choose = Elige una de las opciones
    .other = { $seat } elige una de las opciones
prompt-exchange = Cambia o renuncia: { $item } → { $gain }
    .other = { $seat } puede cambiar: { $item } → { $gain }
prompt-anytime = Pon una loseta, compra un barco o carga mineral
    .other = { $seat } ordena su hacienda
prompt-hold = Elige tablero y posición: { $item }
    .other = { $seat } toma en la mano: { $item }
prompt-at = Elige el lugar ({ $board }): { $item }
    .other = { $seat } busca un lugar: { $item } ({ $board })
prompt-upgrade = Mejora bienes { $levels ->
        [1] un nivel
       *[other] dos niveles
    } (quedan { $count })
    .other = { $seat } mejora bienes { $levels ->
        [1] un nivel
       *[other] dos niveles
    } (quedan { $count })
prompt-trade = Gira bienes verdes a azul, uno de cada
    .other = { $seat } comercia en ultramar
prompt-sale = Compra losetas especiales (hasta { $count } más)
    .other = { $seat } compra losetas especiales (hasta { $count })
prompt-forge = Elige qué forjar
    .other = { $seat } está en la forja
prompt-mine = Toma hasta { $count } de una montaña
    .other = { $seat } toma hasta { $count } de una montaña
prompt-explore = Elige la isla
    .other = { $seat } elige una isla
prompt-emigrate = Elige el barco que emigra ({ $silver } de plata)
    .other = { $seat } emigra ({ $silver } de plata)
prompt-swap = Cambia un ballenero por un knarr o renuncia
    .other = { $seat } puede cambiar un barco por un knarr
prompt-sail = Elige los balleneros
    .other = { $seat } elige los balleneros
prompt-dice = Decide: { $dice }, tirada { $pips }, resultado { $result }
    .other = { $seat } decide: { $dice }, tirada { $pips }, resultado { $result }
prompt-raise = Paga { $count } en espadas y piedra por: { $item }
    .other = { $seat } paga { $count } por: { $item }
prompt-call-back = Elige cuántos vikingos vuelven
    .other = { $seat } hace volver vikingos
prompt-play = Juega un oficio
    .other = { $seat } juega oficios
prompt-free-card = Juega un oficio gratis o renuncia
    .other = { $seat } puede jugar un oficio gratis
prompt-card = Decide sobre la carta { $card }
    .other = { $seat } decide sobre la carta { $card }
prompt-before-income = Ordena tus tableros antes de los ingresos
    .other = { $seat } ordena antes de los ingresos
prompt-feast = Pon la mesa: sitio { $next } de { $count }
    .other = { $seat } pone la mesa: sitio { $next } de { $count }
prompt-before-bonus = Ordena tus tableros antes de la bonificación
    .other = { $seat } ordena antes de la bonificación
prompt-last-placing = Coloca lo que queda antes de puntuar
    .other = { $seat } coloca lo que queda

## The log

log-round = Ronda { $round }: empieza { $seat }
log-harvest = Cosecha para todos: { $item }
log-marker = Próxima cosecha: { $level ->
        [0] fallida
       *[other] nivel { $level }
    }
log-pick = { $seat } toma el marcador { $marker }
log-turn-island = Se gira un tablero de isla: { $island }
log-weapon = { $seat } roba: { $item }
log-strip = Se revela la montaña { $strip }: { $thing }
log-pass = { $seat } pasa
log-occupy = { $seat } coloca { $vikings ->
        [one] un vikingo
       *[other] { $vikings } vikingos
    }: { $space }
log-imitate = { $seat } imita: { $space }
log-pay = { $seat } paga { $items }
log-gain = { $seat } recibe { $items }
log-build = { $seat } construye: { $house }
log-ship = { $seat } tiene un barco nuevo: { $ship }
log-buy = { $seat } compra un barco por { $silver } de plata: { $ship }
log-load = { $seat } carga mineral: { $ship }
log-lay = { $seat } coloca: { $item }, { $board } { $column }{ $row }
log-upgrade = { $seat } mejora: { $item } → { $made }
log-trade = { $seat } gira a azul: { $item }
log-purchase = { $seat } compra por { $silver } de plata: { $item }
log-forge = { $seat } forja: { $item }
log-mine = { $seat } toma de la montaña { $strip }: { $thing }
log-explore = { $seat } explora: { $island }, con { $silver } de plata
log-emigrate = { $seat } emigra por { $silver } de plata: { $ship }
log-swap = { $seat } entrega un ballenero a cambio
log-roll = { $seat } saca { $pips } (tirada { $count }, resultado { $result })
log-success = { $seat } tiene éxito, paga { $count } y obtiene: { $item }
log-failure = { $seat } fracasa y obtiene: { $item }
log-call-back = { $seat } recupera { $count ->
        [one] un vikingo
       *[other] { $count } vikingos
    }
log-draw-card = { $seat } roba un oficio
log-play-card = { $seat } juega el oficio { $card }
log-use-card = { $seat } usa la carta { $card }
log-income = { $seat } ingresa { $silver } de plata
log-birth = { $seat } tiene crías en el establo: { $item }
log-pregnant = { $seat } espera crías en el establo: { $item }
log-feast = { $seat } sirve: { $item }
log-penalty = { $seat } deja sitios vacíos y toma castigos del Thing: { $count }
log-bonus = { $seat } recibe de bonificación: { $item }

## The score

tally-ships = Barcos ({ $count })
tally-emigrants = Emigración ({ $count })
tally-islands = Islas ({ $count })
tally-buildings = Cobertizos y casas ({ $count })
tally-animals = Ovejas y vacas ({ $count })
tally-occupations = Oficios ({ $count })
tally-silver = Plata ({ $count })
tally-crown = Corona de Inglaterra ({ $count })
tally-home-minus = Negativos sin cubrir en la aldea ({ $count })
tally-island-minus = Negativos sin cubrir en islas ({ $count })
tally-building-minus = Casillas vacías de cobertizos y casas ({ $count })
tally-penalties = Castigos del Thing ({ $count })

## The table as text

count-of = { $count } × { $item }
board-round = Ronda { $round } de { $rounds }, { $phase }
board-harvest = cosecha: nivel { $level }
board-free = Columna { $column }, libre para ti:
board-held = Columna { $column }, ocupado:
board-name = { $seat }
board-colour = color { $number }
board-islands = Islas:
board-island = { $island } ({ $points } puntos, { $silver } de plata)
board-strips = Montañas:
board-houses = Edificios restantes:
board-house = { $house } { $count }
board-specials = Losetas especiales restantes:
board-special = { $item } (precio { $price }, espada { $sword })
board-player = { $seat }: vikingos { $vikings }, puntos { $points }, ingresos { $income }, castigos { $penalties }:
board-title = { $board }: ingresos { $income }, menos { $minus }
board-ships = Barcos:
board-ship = { $number }: { $ship } (mineral { $ore })
board-emigrants = Emigrados:
board-table = Mesa del banquete ({ $count } sitios):
board-hand = Oficios en la mano:
board-markers = Marcadores de recursos:
board-pool = Marcadores para elegir:
board-signs = Signos: . libre, - punto negativo, = dos puntos negativos, * bonificación, número = ingreso, x o vacío = no se puede cubrir, $ plata, % mineral, letras = losetas
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , rodeado
        [one] , 1 casilla abierta
       *[other] , { $missing } casillas abiertas
    }
board-tiles = Losetas que puedes colocar, ancho x alto:
colour-orange = naranja
colour-red = rojo
colour-green = verde
colour-blue = azul
item-weapon = arma
shorthand-help = En una línea: qué, casilla, giro y, si hay varios, el tablero: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = «{ $words }» no es ninguna loseta que puedas colocar. Podrías colocar: { $item }.
shorthand-not-now = Ahora mismo no se puede colocar nada. Realiza antes una parte de la acción.
shorthand-nowhere = Ahora no hay sitio en tus tableros para: { $item }.
shorthand-cell = Di también la casilla, por ejemplo: { $places }.
shorthand-board = «{ $words }» no es ninguno de tus tableros. Los tuyos son: { $board }.
shorthand-turns = Giros de esta loseta: { $count ->
        [1] solo 1
       *[other] de 1 a { $count }
    } ({ $item }).
shorthand-place = No hay sitio en { $cell } para: { $item }. Sitios cercanos, tal como se escriben: { $places }.
shorthand-boards = Esa casilla sirve en varios tableros; añade cuál: { $board }. Loseta: { $item }.

## Names

item-peas = guisantes
item-mead = hidromiel
item-oil = aceite
item-rune_stone = piedra rúnica
item-flax = lino en rama
item-stockfish = bacalao seco
item-hide = cuero
item-silverware = cubertería de plata
item-beans = alubias
item-milk = leche
item-wool = lana
item-chest = cofre
item-grain = cereal
item-salt_meat = carne salada
item-linen = tela de lino
item-silk = seda
item-cabbage = col
item-game_meat = carne de caza
item-skin_and_bones = piel y huesos
item-spices = especias
item-sheep = oveja
item-pregnant_sheep = oveja preñada
item-fur = piel fina
item-jewellery = joyas
item-fruits = fruta
item-whale_meat = carne de ballena
item-robe = túnica
item-treasure_chest = cofre del tesoro
item-cattle = vaca
item-pregnant_cattle = vaca preñada
item-clothing = ropa
item-silver_hoard = tesoro de plata
item-berries = bayas
item-eggs = huevos
item-amber = ámbar
item-guldgubber = guldgubber
item-glass_beads = cuentas de vidrio
item-helmet = yelmo
item-cloakpin = alfiler de capa
item-belt = cinturón
item-crucifix = crucifijo
item-drinking_horn = cuerno para beber
item-amber_figure = figura de ámbar
item-horseshoe = herradura
item-gold_brooch = broche de oro
item-forge_hammer = martillo de forja
item-fibula = fíbula
item-throwing_axe = hacha arrojadiza
item-chalice = cáliz
item-round_shield = escudo redondo
item-english_crown = Corona de Inglaterra
item-altar = altar
item-wood = madera
item-stone = piedra
item-ore = mineral
item-silver = plata
item-bow = arco
item-snare = trampa
item-spear = lanza
item-sword = espada
item-stone_house = casa de piedra
thing-wood = madera
thing-stone = piedra
thing-ore = mineral
thing-silver_2 = 2 plata
ship-whaling_boat = ballenero
ship-knarr = knarr
ship-longship = drakkar
house-shed = cobertizo
house-stone_house = casa de piedra
house-long_house = casa larga
board-home = aldea
board-shetland = Shetland
board-bear_island = Isla del Oso
board-faroe_islands = Islas Feroe
board-baffin_island = Isla de Baffin
board-iceland = Islandia
board-labrador = Labrador
board-greenland = Groenlandia
board-newfoundland = Terranova
board-lofoten = Lofoten
board-orkney = Orcadas
board-mull = Mull
board-caithness = Caithness
phase-set_up = preparación
phase-actions = acciones
phase-income = ingresos
phase-feast = banquete
phase-bonus = bonificación
phase-end = final
side-wide = a lo largo
side-narrow = de través
way-stone_house_and_longship = casa de piedra y drakkar
way-long_house_and_knarr = casa larga y knarr
way-sheep = una oveja, gratis
way-cattle = una vaca por 1 plata
way-wood = pagar 1 madera
way-stone = pagar 1 piedra
way-ore = pagar 1 mineral
way-mountains = tomar de las montañas
way-upgrades = mejoras dobles
boats-1 = barco 1
boats-2 = barco 2
boats-1-2 = barcos 1 y 2
boats-3 = barco 3
boats-1-3 = barcos 1 y 3
boats-2-3 = barcos 2 y 3
boats-1-2-3 = los tres barcos
dice-hunting = Caza
dice-snare = Poner trampas
dice-whaling = Caza de ballenas
dice-raiding = Incursión
dice-pillaging = Saqueo
space-build_shed = cobertizo por 2 de madera
space-build_stone_house = casa de piedra por 1 piedra
space-build_long_house = casa larga por 2 piedras
space-build_house_and_ship = casa y barco por 2 piedras y 2 de madera
space-build_whaling_boat = construir un ballenero por 1 de madera
space-build_knarr = construir un knarr por 2 de madera
space-build_longship = construir un drakkar por 2 de madera
space-hunting_1 = caza
space-take_stockfish = 1 bacalao seco
space-hunting_2 = caza (2 vikingos)
space-laying_snare = poner trampas
space-whaling_main = caza de ballenas, hasta 3 barcos
space-whaling_extra = caza de ballenas, 1 barco
space-buy_stockfish = 2 bacalao seco por 1 plata
space-buy_salt_meat = 2 carne salada por 2 plata
space-buy_sheep = oveja por 1 plata
space-buy_cattle_milk = vaca y leche por 3 plata
space-sheep_or_cattle = oveja, o vaca por 1 plata
space-buy_sheep_cattle = oveja y vaca por 3 plata
space-market_beans = mercado: alubias, 1 plata
space-market_flax_stockfish = mercado: lino, bacalao seco, 1 plata
space-market_fruits = mercado: fruta, aceite, carne salada, 1 plata
space-market_spices = mercado: especias, 1 plata; con vaca 2 de leche, con oveja 1 lana
space-milk_cattle = ordeñar las vacas, hasta 3
space-mead_and_silver = 2 hidromiel, 2 plata
space-wool_sheep = esquilar las ovejas, hasta 3
space-craft_linen = tela de lino en rama
space-craft_rune_stone = piedra rúnica y 1 plata por 1 piedra
space-craft_clothing = ropa y 2 de plata por cuero y tela
space-craft_chest = cofre y 1 plata por 1 de madera o 1 mineral
space-forge = forja por 1 mineral
space-craft_runes_chests = 2 piedras rúnicas y 2 cofres por 2 piedras y 2 de madera
space-master_crafting = 4 de plata, lana en túnica, cubertería en joyas
space-mountain_2 = 2 de una montaña
space-mountain_1_upgrade_1 = 1 de una montaña, 1 mejora
space-upgrade_2 = 2 mejoras
space-wood_per_player = madera por jugador, 1 mineral
space-mountain_3_upgrade_1 = 3 de una montaña, 1 mejora
space-upgrade_3 = 3 mejoras
space-mountain_3_2 = 3 + 2 de montañas
space-upgrade_3_weapons_4 = 3 mejoras, 4 armas
space-upgrade_4 = 4 mejoras
space-mountain_4_double_2 = 4 de una montaña, 2 mejoras dobles
space-mountain_2222_or_double_3 = 2+2+2+2 de montañas o 3 mejoras dobles
space-overseas_trading_1 = comercio de ultramar por 1 plata
space-overseas_trading_2 = comercio de ultramar por 1 plata (2 vikingos)
space-special_sale = venta especial, hasta 2 losetas
space-raiding = incursión
space-pillaging_1 = saqueo
space-pillaging_2 = saqueo (3 vikingos)
space-plundering = asalto con 2 drakkars: tesoro de plata
space-explore_near = explorar: cualquier barco
space-explore_middle = explorar: knarr o drakkar
space-explore_far = explorar: drakkar
space-draw_occupation = robar un oficio, 1 plata
space-play_occupation_paid = jugar un oficio por piedra o mineral, 1 plata
space-emigration_1 = emigración
space-play_occupations_2 = jugar hasta 2 oficios
space-emigration_2 = emigración (3 vikingos)
space-play_occupations_4 = jugar hasta 4 oficios
space-exchange_boat_emigrate = barco en knarr, emigración
space-imitate_1 = imitación, columna 1
space-imitate_2 = imitación, columna 2
space-imitate_3 = imitación, columna 3
space-imitate_4 = imitación, columna 4
island-shetland = { board-shetland }
island-bear_island = { board-bear_island }
island-faroe_islands = { board-faroe_islands }
island-baffin_island = { board-baffin_island }
island-iceland = { board-iceland }
island-labrador = { board-labrador }
island-greenland = { board-greenland }
island-newfoundland = { board-newfoundland }
island-lofoten = { board-lofoten }
island-orkney = { board-orkney }
island-mull = { board-mull }
island-caithness = { board-caithness }
board-stone_house_1 = { house-stone_house } 1
board-stone_house_2 = { house-stone_house } 2
board-stone_house_3 = { house-stone_house } 3
board-long_house_1 = { house-long_house } 1
board-long_house_2 = { house-long_house } 2
board-long_house_3 = { house-long_house } 3
board-long_house_4 = { house-long_house } 4
board-long_house_5 = { house-long_house } 5
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
