# A Feast for Odin

summary = Envía vikingos a cazar, fabricar, saquear y explorar, y cubre tus tableros con lo que traigan.
option-length = Duración
option-length-help = Siete rondas, o seis con un vikingo más desde el principio.
option-length-long = Larga, 7 rondas
option-length-short = Corta, 6 rondas
option-occupations = Oficios
option-occupations-help = Los mazos de oficios en juego. El mazo A es para principiantes.
option-occupations-none = Ninguno
option-occupations-A = Mazo A, para empezar
option-occupations-B = Mazo B
option-occupations-C = Mazo C
option-occupations-all = Los 3 mazos
option-first_card = Primera carta
option-first_card-help = En solitario: repartida o elegida entre todas las claras.
option-first_card-dealt = Repartida
option-first_card-chosen = Elegida
option-small_board = Tablero de acciones reducido
option-small_board-help = Para una o dos personas: sin cinco casillas repetidas.
option-mini_islands = Miniexpansión: islas
option-mini_islands-help = Un tablero de isla más: Lofoten y luego Orcadas.
option-mini_harvest = Miniexpansión: cosecha
option-mini_harvest-help = Cosechas al azar, marcadores de recursos, cuatro bienes más y la isla de Mull, luego Caithness.
option-mini_harvest_cards = Cartas de la expansión de cosecha
option-mini_harvest_cards-help = Ocho cartas salen siempre del juego; otras treinta, si se quiere.
option-mini_harvest_cards-usual = Salen 8
option-mini_harvest_cards-fewer = Salen 38
option-ask_always = Preguntar siempre antes de ingresos y bonus
option-ask_always-help = Desactivado: solo se pregunta si puedes poner una loseta o comprar un barco.

## Moves

move-occupy = Colocar vikingos: { $space }
    .detail = Colocar { $vikings ->
            [one] 1 vikingo
           *[other] { $vikings } vikingos
        }: { $space }
move-pass = Pasar esta ronda
move-imitate = Imitar: { $space }
    .detail = Imitar: { $space } (vikingos: { $vikings })
move-anytime = Poner losetas, comprar barco, cargar mineral
move-lay = Poner: { $item }, { $board }
    .detail = Poner: { $item }, { $width } × { $height }, { $board } (tienes { $count })
move-buy = Comprar: { $ship }
    .detail = Comprar: { $ship } ({ $silver } de plata)
move-load = Cargar 1 mineral, amarre { $berth }
    .detail = Cargar 1 mineral, amarre { $berth }: { $ship } (mineral: { $ore })
move-at = En { $column }{ $row }, posición { $turn }
move-cover = Poner: { $item } × { $count }, { $board }, primero las casillas siguientes
move-put = Poner: { $item }, { $board }, en el mejor lugar
move-put-all = Poner todo lo que cabe, cada pieza en su mejor lugar
move-back = Devolver
move-choose = Elegir: { $way }
move-exchange = Cambiar: { $item }
    .detail = Cambiar: { $item } → { $made }
move-swap = Cambiar el barco del amarre { $berth } por un knarr
move-decline = Renunciar
move-done = Listo
move-no-more = Nada más en esta ronda
move-mine = Montaña { $strip }: tomar { $count }
    .detail = Montaña { $strip }: tomar { $count } ({ $thing })
move-mine-two = Montañas { $strip } y { $other }: tomar lo máximo
move-upgrade = Mejorar: { $item }
    .detail = Mejorar: { $item } → { $made }
move-upgrade-two = Mejorar: { $item } y { $also }
move-upgrade-far = Mejorar un paso más: { $item }
    .detail = Mejorar un paso más: { $item } → { $made }
move-trade = Girar a azul: { $item }
    .detail = Girar a azul: { $item } → { $made }
move-trade-all = Girar uno de cada tipo
move-purchase = Comprar: { $item }
    .detail = Comprar: { $item } ({ $silver } de plata)
move-forge = Forjar: { $item }
move-explore = Explorar: { $island }
    .detail = Explorar: { $island } ({ $points } puntos, { $silver } de plata)
move-emigrate = Emigrar con el barco del amarre { $berth }
    .detail = Emigrar con el barco del amarre { $berth }: { $ship } ({ $points } puntos)
move-sail = Zarpar: { $boats }
    .detail = Zarpar: { $boats } (mineral: { $ore })
move-roll = Volver a tirar
move-succeed = Éxito, pagando { $weapons ->
        [0] solo madera
        [one] 1 arma y madera
       *[other] { $weapons } armas y madera
    } según haga falta
    .detail = Éxito: pagar { $weapon } { $weapons }, madera { $wood }; obtener { $item }
move-loot = Tomar: { $item }
    .detail = Tomar: { $item } (valor de espada { $sword }, pagar { $count })
move-raise = Pagar espadas: { $swords }, lanzas: { $spears }, el resto en piedra
    .detail = Pagar espadas: { $swords }, lanzas: { $spears }, piedra: { $stone }
move-fail = Declarar el fracaso
    .detail = Declarar el fracaso (obtener { $item })
move-call-back = Vikingos de vuelta al Thing: { $vikings }
move-serve = Servir: { $item }, { $side }
    .detail = Servir: { $item }, { $side } (sitios: { $seats })
move-leave = Dejar el sitio vacío
    .detail = Dejar { $count ->
            [one] vacío el sitio
           *[other] vacíos los { $count } sitios
        }
move-serve-coins = Servir { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
move-set-table = Llenar el resto con lo más barato
move-spare = Poner el resto más barato, pero conservar: { $item }
move-take-off = Retirar el último plato
move-keep = Quedarse con la carta { $card }
    .detail = Quedarse con la carta { $card } – { $effect }
move-play = Jugar la carta { $card }
    .detail = Jugar la carta { $card } – { $effect }
move-pick = Tomar el marcador { $marker }
    .detail = Tomar el marcador { $marker }: naranja { $orange }, marrón { $brown }
move-use = Usar la carta { $card } ({ $way })
    .detail = Usar la carta { $card } – { $how }
move-visit = Usar la casilla: { $space }
move-summon = Recuperar { $vikings } de: { $space }
move-take = Tomar: { $item }
use-deal = { $pay } → { $get }
use-berth = barco en el amarre { $berth }

## What is being asked

prompt-keep = Conserva 1 de las 2 cartas.
    .other = { $seat } elige una carta.
prompt-pick = Elige un marcador de recursos.
    .other = { $seat } elige un marcador de recursos.
prompt-first-card = Juega la carta que conservaste o renuncia.
    .other = { $seat } puede jugar la carta conservada.
prompt-turn = Coloca vikingos en una casilla o pasa.
    .other = { $seat } coloca vikingos o pasa.
prompt-choose = Elige 1 de las 2 opciones.
    .other = { $seat } elige 1 de 2 opciones.
prompt-exchange = Cambia o renuncia: { $item } → { $gain }.
    .other = { $seat } puede cambiar: { $item } → { $gain }.
prompt-anytime = Coloca una loseta, compra un barco o carga mineral.
    .other = { $seat } coloca losetas.
prompt-at = Elige el lugar: { $item } ({ $board }).
    .other = { $seat } elige el lugar: { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Mejora productos 1 nivel. Mejoras restantes: { $count }.
   *[other] Mejora productos 2 niveles. Mejoras restantes: { $count }.
}
    .other = { $levels ->
        [1] { $seat } mejora productos 1 nivel (restan: { $count }).
       *[other] { $seat } mejora productos 2 niveles (restan: { $count }).
    }
prompt-trade = Convierte productos verdes en azules, 1 de cada tipo.
    .other = { $seat } comercia en ultramar.
prompt-sale = Compra losetas especiales, { $count } más como máximo.
    .other = { $seat } compra losetas especiales, { $count } como máximo.
prompt-forge = Elige qué forjas.
    .other = { $seat } forja.
prompt-mine = { $count ->
    [one] Toma { $count } pieza de una tira de montaña.
   *[other] Toma hasta { $count } piezas de una tira de montaña.
}
    .other = { $seat } toma piezas de una tira de montaña (hasta { $count }).
prompt-explore = Elige una isla para explorar.
    .other = { $seat } elige una isla.
prompt-emigrate = Elige el barco que emigra. Precio en plata: { $silver }.
    .other = { $seat } emigra. Precio en plata: { $silver }.
prompt-swap = Cambia un ballenero por un knarr o renuncia.
    .other = { $seat } puede cambiar un ballenero por un knarr.
prompt-sail = Elige los balleneros.
    .other = { $seat } elige balleneros.
prompt-dice = { $dice }: tirada { $pips }, resultado { $result }. Paga o tira otra vez.
    .other = { $seat } elige. { $dice }: tirada { $pips }, resultado { $result }.
prompt-raise = Paga { $count }: espadas o piedras ({ $item }).
    .other = { $seat } paga { $count }: espadas o piedras ({ $item }).
prompt-call-back = Elige cuántos vikingos vuelven.
    .other = { $seat } recupera vikingos.
prompt-play = Juega un oficio.
    .other = { $seat } juega oficios.
prompt-free-card = Juega un oficio gratis o renuncia.
    .other = { $seat } puede jugar un oficio gratis.
prompt-before-harvest = Usa tus cartas antes de la cosecha.
    .other = { $seat } puede usar cartas antes de la cosecha.
prompt-before-feast = Usa tus cartas antes del banquete.
    .other = { $seat } puede usar cartas antes del banquete.
prompt-card = Usa «{ $card }» o renuncia.
    .other = { $seat } decide sobre «{ $card }».
prompt-card-choice = Elige para «{ $card }».
    .other = { $seat } elige para «{ $card }».
prompt-split-loot = Toma algo además ({ $item }) o renuncia.
    .other = { $seat } puede dividir el botín.
prompt-hold-now = Coloca ahora o deja: { $item }.
    .other = { $seat } coloca: { $item }.
prompt-lay-now = Elige el lugar: { $item } ({ $board }).
    .other = { $seat } elige el lugar: { $item } ({ $board }).
prompt-before-income = Coloca losetas antes de los ingresos.
    .other = { $seat } coloca losetas antes de los ingresos.
prompt-feast = Llena la mesa del banquete: puesto { $next } de { $count }.
    .other = { $seat } llena la mesa del banquete: puesto { $next } de { $count }.
prompt-before-bonus = Coloca losetas antes del bonus.
    .other = { $seat } coloca losetas antes del bonus.
prompt-last-placing = Coloca tus últimas losetas antes de puntuar.
    .other = { $seat } coloca sus últimas losetas.

## The log

log-round = Ronda { $round }. Empieza { $seat }.
    .you = Ronda { $round }. Empiezas tú.
log-harvest = Cosecha para todo el mundo: { $item }.
log-marker = { $level ->
    [0] Próxima cosecha: mala.
   *[other] Próxima cosecha: nivel { $level }.
}
log-pick = { $seat } elige el marcador { $marker }.
    .you = Eliges el marcador { $marker }.
log-gift = { $seat } empieza con { $silver } monedas de plata y 1 arma más.
    .you = Empiezas con { $silver } monedas de plata y 1 arma más.
log-turn-island = Nueva isla: { $island }.
log-weapon = { $seat } roba: { $item }.
    .you = Robas: { $item }.
log-strip = Nueva tira de montaña { $strip }: { $thing }.
log-pass = { $seat } pasa.
    .you = Pasas.
log-occupy = { $vikings ->
    [one] { $seat } coloca { $vikings } vikingo: { $space }.
   *[other] { $seat } coloca { $vikings } vikingos: { $space }.
}
    .you = { $vikings ->
        [one] Colocas { $vikings } vikingo: { $space }.
       *[other] Colocas { $vikings } vikingos: { $space }.
    }
log-imitate = { $seat } imita: { $space }.
    .you = Imitas: { $space }.
log-pay = { $seat } paga: { $items }.
    .you = Pagas: { $items }.
log-gain = { $seat } recibe: { $items }.
    .you = Recibes: { $items }.
log-build = { $house-id ->
    [shed] { $seat } construye un cobertizo.
   *[other] { $seat } construye una { $house }.
}
    .you = { $house-id ->
        [shed] Construyes un cobertizo.
       *[other] Construyes una { $house }.
    }
log-ship = { $seat } recibe un { $ship }.
    .you = Recibes un { $ship }.
log-buy = { $seat } compra un { $ship } (plata: { $silver }).
    .you = Compras un { $ship } (plata: { $silver }).
log-load = { $seat } carga mineral: { $ship }.
    .you = Cargas mineral: { $ship }.
log-lay = { $seat } coloca: { $item } ({ $board }, { $column }{ $row }).
    .you = Colocas: { $item } ({ $board }, { $column }{ $row }).
log-cover = { $seat } cubre casillas ({ $board }): { $item } × { $count }.
    .you = Cubres casillas ({ $board }): { $item } × { $count }.
log-upgrade = { $seat } mejora: { $item } → { $made }.
    .you = Mejoras: { $item } → { $made }.
log-trade = { $seat } convierte en azul: { $item }.
    .you = Conviertes en azul: { $item }.
log-purchase = { $seat } compra: { $item } (plata: { $silver }).
    .you = Compras: { $item } (plata: { $silver }).
log-forge = { $seat } forja: { $item }.
    .you = Forjas: { $item }.
log-mine = { $seat } toma de la tira { $strip }: { $thing }.
    .you = Tomas de la tira { $strip }: { $thing }.
log-explore = { $silver ->
    [0] { $seat } explora: { $island }.
   *[other] { $seat } explora: { $island } (plata: { $silver }).
}
    .you = { $silver ->
        [0] Exploras: { $island }.
       *[other] Exploras: { $island } (plata: { $silver }).
    }
log-emigrate = { $seat } emigra: { $ship } (plata: { $silver }).
    .you = Emigras: { $ship } (plata: { $silver }).
log-swap = { $seat } cambia un ballenero por un knarr.
    .you = Cambias un ballenero por un knarr.
log-roll = { $seat } saca { $pips } (tirada { $count }, resultado { $result }).
    .you = Sacas { $pips } (tirada { $count }, resultado { $result }).
log-success = Éxito de { $seat } (paga { $count }): { $item }.
    .you = Éxito (pagas { $count }): { $item }.
log-failure = Fallo de { $seat }: { $item }.
    .you = Fallo: { $item }.
log-call-back = { $count ->
    [one] { $seat } recupera { $count } vikingo.
   *[other] { $seat } recupera { $count } vikingos.
}
    .you = { $count ->
        [one] Recuperas { $count } vikingo.
       *[other] Recuperas { $count } vikingos.
    }
log-draw-card = { $seat } roba un oficio.
    .you = Robas un oficio.
log-play-card = { $seat } juega «{ $card }».
    .you = Juegas «{ $card }».
log-use-card = { $seat } usa «{ $card }».
    .you = Usas «{ $card }».
log-income = Ingresos de { $seat }: { $silver }.
    .you = Tus ingresos: { $silver }.
log-birth = { $item-id ->
    [sheep] Nace 1 oveja ({ $seat }).
   *[other] Nace 1 vaca ({ $seat }).
}
    .you = { $item-id ->
        [sheep] Tienes 1 oveja más.
       *[other] Tienes 1 vaca más.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] 1 oveja está preñada ({ $seat }).
   *[other] 1 vaca está preñada ({ $seat }).
}
    .you = { $item-id ->
        [pregnant_sheep] Tienes 1 oveja preñada.
       *[other] Tienes 1 vaca preñada.
    }
log-feast = { $seat } sirve: { $item }.
    .you = Sirves: { $item }.
log-penalty = { $count ->
    [one] { $seat } recibe { $count } sanción por puestos vacíos.
   *[other] { $seat } recibe { $count } sanciones por puestos vacíos.
}
    .you = { $count ->
        [one] Recibes { $count } sanción por puestos vacíos.
       *[other] Recibes { $count } sanciones por puestos vacíos.
    }
log-bonus = { $seat } recibe como bonus: { $item }.
    .you = Recibes como bonus: { $item }.

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
board-played = Oficios jugados:
board-markers = Marcadores de recursos:
board-pool = Marcadores para elegir:
board-signs = Signos: . libre, - punto negativo, = dos puntos negativos, * bonificación, número = ingreso, x o vacío = no se puede cubrir, $ plata, % mineral, w madera, letras = losetas
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , rodeado
        [one] , 1 casilla abierta
       *[other] , { $missing } casillas abiertas
    }
board-tiles = Losetas que puedes colocar, ancho x alto:
board-food = Comida, asientos a lo largo/de través:
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

# the second good of a pair
also-peas = { item-peas }
also-mead = { item-mead }
also-oil = { item-oil }
also-flax = { item-flax }
also-stockfish = { item-stockfish }
also-hide = { item-hide }
also-beans = { item-beans }
also-milk = { item-milk }
also-wool = { item-wool }
also-grain = { item-grain }
also-salt_meat = { item-salt_meat }
also-linen = { item-linen }
also-cabbage = { item-cabbage }
also-game_meat = { item-game_meat }
also-skin_and_bones = { item-skin_and_bones }
also-sheep = { item-sheep }
also-pregnant_sheep = { item-pregnant_sheep }
also-fur = { item-fur }
also-fruits = { item-fruits }
also-whale_meat = { item-whale_meat }
also-robe = { item-robe }
also-cattle = { item-cattle }
also-pregnant_cattle = { item-pregnant_cattle }
also-clothing = { item-clothing }
also-berries = { item-berries }
also-eggs = { item-eggs }
also-amber = { item-amber }
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
space-master_crafting = artesanía maestra: 4 de plata, lana en túnica, cubertería en joyas
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

## Kinds of cards, and what they are about

kind-immediate = al momento
kind-anytime = cuando quieras
kind-each_time = cada vez
kind-as_soon_as = una vez
topic-building = casas
topic-ships = barcos
topic-hunting = caza
topic-snare = trampas
topic-whaling = caza de ballenas
topic-raiding = incursión y saqueo
topic-trading = comercio de ultramar
topic-exploring = islas
topic-emigrating = emigración
topic-crafting = artesanía
topic-market = mercados
topic-mountains = tiras de montaña
topic-upgrades = mejoras
topic-harvest = cosecha
topic-income = ingresos
topic-feast = banquete
topic-bonus = bonificación
topic-animals = animales
topic-weapons = armas
topic-special_tiles = losetas especiales
topic-boards = colocar en tableros
topic-vikings = vikingos
topic-occupations = oficios
topic-scoring = puntuación
topic-goods = productos
topic-materials = madera, piedra, mineral
topic-silver = plata

## Labels of the text view

view-round = Ronda
view-rounds = Rondas en total
view-phase = Fase
view-starter = Empieza
view-harvest = Cosecha por ronda
view-harvest_now = Cosecha ahora
view-markers = Marcadores de recursos
view-pool = Marcadores para elegir
view-brown = Lado marrón
view-spaces = Casillas de acción
    .column = Vikingos necesarios
    .vikings = Vikingos allí
view-islands = Islas
view-houses = Edificios
view-specials = Losetas especiales restantes
view-strips = Montañas
view-strips_hidden = Montañas ocultas
view-weapons = Cartas de arma
view-discards = Armas descartadas
view-deck = Cartas de oficio
view-action = En curso
view-dice = Dados
view-waiting_home = { "" }
view-players = Jugadores
view-number = Número
view-orange = Lado naranja
view-column = Columna
view-group = { "" }
view-holder = Ocupada por
view-vikings = Vikingos
view-why = Por qué no ahora
view-why-held = ocupado
view-why-vikings = faltan vikingos
view-why-ships = faltan barcos
view-why-animals = faltan animales
view-why-nothing = nada posible
view-points = Puntos
view-silver = Plata
view-minus = Menos
view-turns = Se voltea en la ronda
view-item = Mercancía
view-count = Cantidad
view-price = Precio
view-sword = Valor de espada
view-forgeable = Se puede forjar
view-things = Desde la flecha
view-seat = Jugador
view-space = Casilla
view-copied = Copiada
view-table = Tirada para
view-rolls = Tiradas
view-ore = Mineral
view-result = Resultado
view-rolls_left = Tiradas restantes
view-boats = Barcas usadas
view-thing = Vikingos del Thing
view-seated = Vikingos a la mesa
view-passed = Ha pasado
view-tiles = { "" }
view-supply = Mercancías
view-boards = Tableros
view-slots = Huecos de edificios
view-empty_slots = Huecos vacíos
view-berths = Amarres
view-emigrants = Emigrados
view-seats_to_fill = Sitios del banquete por llenar
view-plates = Mesa del banquete
view-penalties = Castigos del Thing
view-hand = Oficios en la mano
view-cards = Cartas en la mano
view-played = Oficios jugados
view-income = Ingresos
view-lines = { "" }
view-symbols = Bonificaciones
view-pieces = Losetas puestas
view-pays = { "" }
view-next = { "" }
view-missing = Faltan casillas
view-cells = Casillas
view-gives = Da
view-turn = { "" }
view-large = Grande
view-ship = Barco
view-room = { "" }
view-seats = Sitios
view-wide = A lo largo
view-income_most = Ingresos como máximo
view-due = Por pagar
view-home = Vikingos que pueden volver
view-anytime = { "" }
view-args = { "" }
view-board = { "" }
view-brings = { "" }
view-card = { "" }
view-cheapest = { "" }
view-choices = { "" }
view-costs = { "" }
view-crew = { "" }
view-fails_at = { "" }
view-feast = { "" }
view-fits = { "" }
view-food = { "" }
view-gains = { "" }
view-have = { "" }
view-high = { "" }
view-key = { "" }
view-lacks = { "" }
view-line = { "" }
view-loads = { "" }
view-loot = { "" }
view-material = { "" }
view-mixes = { "" }
view-move = { "" }
view-must = { "" }
view-narrow = { "" }
view-need = { "" }
view-others = { "" }
view-own = { "" }
view-possible = { "" }
view-queue = { "" }
view-reveals = { "" }
view-rises = { "" }
view-score = { "" }
view-usable = { "" }
view-value = { "" }
view-way = { "" }
view-ways = { "" }
view-weapon = { "" }
view-what = { "" }
