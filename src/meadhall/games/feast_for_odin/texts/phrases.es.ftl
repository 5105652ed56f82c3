# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act } { $test }.
sentence-tier-if = { $when } { $test }, { $act }.
or-2 = { $a } o { $b }
or-3 = { $a }, { $b } o { $c }
or-else-2 = { $a }, o { $b }
or-else-3 = { $a }, o { $b }, o { $c }
span-one = { $low }
span = { $low }–{ $high }
span-from = { $low } o más
span-to = { $high } como máximo
row = { $span } → { $gain }
rows-2 = { $a }; { $b }
rows-3 = { $a }; { $b }; { $c }
rows-4 = { $a }; { $b }; { $c }; { $d }

## When

when-play = Al momento,
when-then = Después,
when-anytime = Cuando quieras,
when-anytime-action-vikings = Durante una acción para la que has colocado vikingos,
when-threshold = En cuanto tengas { $things },
when-unlocked = En cuanto tengas { $things }, cuando quieras pero una sola vez en la partida,
when-acquire-knarr = La próxima vez que consigas un knarr,
when-crew-4-action-vikings = Justo antes de colocar exactamente { $count } vikingos en la cuarta columna,
when-crew-2-action-vikings-round-earlier_pairs = Antes de colocar exactamente 2 vikingos en la segunda columna, salvo la primera vez que coloques 2 vikingos en la ronda,
when-space-before-build_houses-build_ships = Antes de cada uso de una casilla de construcción de casas o de barcos,
when-space-before-crafting = Antes de cada uso de una casilla de artesanía,
when-space-before-overseas_trading_1-overseas_trading_2 = Justo antes de cada uso de una casilla de comercio de ultramar,
when-ore_way = Justo antes de cambiar mineral en una casilla de artesanía,
when-space-use-build_houses = Cada vez que usas una casilla de construcción de casas,
when-space-use-build_whaling_boat = En la casilla de ballenero para 1 vikingo,
when-space-use-crafting = Cada vez que usas una casilla de artesanía,
when-space-use-has_upgrade_1 = Cada vez que una casilla te deja mejorar exactamente 1 producto,
when-space-use-weekly_market = Cada vez que usas una casilla de mercado semanal,
when-space-after-crafting = Después de cada uso de una casilla de artesanía,
when-space-after-crafting-action-vikings-action-spent-ore = Después de colocar vikingos en una casilla de artesanía y cambiar mineral en ella,
when-space-after-gives_exactly_1_silver = Después de cada uso de una casilla cuya ganancia impresa incluye exactamente 1 moneda de plata,
when-space-after-gives_exactly_2_silver = Después de cada uso de una casilla cuya ganancia impresa incluye exactamente 2 monedas de plata,
when-space-after-has_upgrade_1 = Después de cada uso de una casilla que mejora exactamente 1 producto,
when-space-after-overseas_trading_2 = Después de cada uso de la casilla de comercio de ultramar para 2 vikingos,
when-space-after-takes_from_mountain = Después de cada uso de una casilla que toma de las tiras de montaña,
when-space-after-weekly_market = Después de cada uso de una casilla de mercado semanal,
when-action-before-hunting = Antes de cada caza,
when-action-before-overseas_trading = Antes de cada comercio de ultramar,
when-action-before-pillaging = Antes de cada saqueo,
when-action-before-raiding = Antes de cada incursión,
when-instead-raiding = En lugar de una incursión,
when-action-use-explore-emigrate = Cada vez que exploras una isla o emigras,
when-action-after-action-longships = Después de cada acción en la que has usado un drakkar,
when-action-after-action-received-stockfish = Después de cada acción que te ha dado al menos { $count } loseta de bacalao seco,
when-action-after-action-vikings-action-received-stone = Después de cada acción para la que has colocado vikingos y que te ha dado al menos { $count } piedra,
when-action-after-action-vikings-action-received-wood = Después de cada acción para la que has colocado vikingos y que te ha dado al menos { $count } maderas,
when-occupation-played = Después de cada acción en la que has jugado un oficio,
when-dice-success-hunting = Después de una caza con éxito,
when-dice-success-hunting_2-action-vikings = Después de una caza con éxito en la casilla para 2 vikingos, si has colocado vikingos en ella,
when-dice-success-laying_snare-action-vikings = Después de un éxito en la casilla de trampas, si has colocado vikingos en ella,
when-dice-success-raiding = Después de una incursión con éxito,
when-dice-success-raiding-pillaging = Después de una incursión o un saqueo con éxito,
when-dice-success-snare = Después de poner trampas con éxito,
when-dice-success-whaling = Después de una caza de ballenas con éxito,
when-dice-failure-raiding = Después de una incursión fallida,
when-dice-over-snare = Cada vez que pones trampas, con éxito o sin él,
when-receive-cattle-pregnant_cattle = Por cada vaca que llega a tu establo,
when-receive-chest-treasure_chest = Por cada loseta de cofre o de cofre del tesoro que recibes,
when-receive-silver_2-strip_end = Por cada moneda doble que tomas del último espacio de una tira de montaña,
when-receive-spices = Por cada loseta de especias que recibes,
when-receive-stockfish-salt_meat-event-amount = Cada vez que recibes a la vez exactamente { $count } losetas de bacalao seco o { $count } losetas de carne salada,
when-receive-stone-strip = Por cada piedra que tomas de una tira de montaña,
when-build-knarr-event-wood_paid = Después de construir un knarr por al menos { $count } madera,
when-build-knarr-longship-event-wood_paid = Después de construir un knarr o un drakkar por al menos { $count } madera,
when-build-stone_house-long_house = Cada vez que construyes una casa de piedra o una casa larga,
when-place-grain-houses = Después de cada loseta de cereal que colocas en una casa de piedra o una casa larga,
when-place-rune_stone-houses = Por cada loseta de piedra rúnica que colocas en una casa de piedra o una casa larga,
when-place-rune_stone-islands = Por cada loseta de piedra rúnica que colocas en una isla,
when-serve-game_meat-whale_meat = Por cada loseta de carne de caza o de carne de ballena que colocas en tu mesa del banquete,
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = Por cada oveja o vaca que colocas en tu mesa del banquete,
when-viking-return-event-amount = Cada vez que en la fase de acciones vuelven a la explanada a la vez { $count } o { $most } de tus vikingos,
when-thing-count-event-amount = Cada vez que el número de vikingos en tu explanada pasa a ser exactamente { $count },
when-occupation-draw = Cada vez que vayas a robar un oficio,
when-new_weapon = En cada fase de arma nueva,
when-harvest-none = En cada ronda sin cosecha,
when-harvest-during = En cada cosecha,
when-harvest-after = Después de cada cosecha,
when-actions-end = Al final de cada fase de acciones,
when-income-before = Antes de los ingresos,
when-feast-start = Al principio de cada banquete,
when-feast-during = Durante el banquete,
when-feast-after = Después de cada banquete,
when-bonus-during = En cada fase de bonificación,
when-bonus-after = Después de cada fase de bonificación,
when-bonus-house-event-amount = Cada vez que una de tus casas de piedra o casas largas da exactamente { $count } producto de bonificación,
when-strip-removed-ore = Por cada mineral que se retira de las tiras de montaña al final de una ronda,
when-strip-removed-silver_2 = Por cada moneda doble que se retira así,
when-scoring = Al final,

## What is done

act-gain = recibe { $gain }
act-may-gain = puedes tomar { $gain }
act-gain-per = recibe { $gain } por cada { $per }
act-gain-one = recibe { $ways }
act-tier = recibe según { $counter }: { $rows }
act-fill = puedes tomar cartas de arma hasta tener { $gain }
act-double-supply-peas = puedes duplicar las losetas de guisantes de tu reserva, hasta { $cap } como máximo
act-fourth_of_a_kind = elige un producto (no un animal) del que tengas exactamente 3 losetas en tu reserva y recibe una cuarta
act-exchange = puedes cambiar { $price } por { $gain }
act-exchange-one = puedes cambiar { $ways }
act-buy = puedes comprar { $gain } por { $price }
act-buy-one = puedes comprar { $ways }
act-buy-tier = puedes comprar { $gain } a un precio según { $counter }: { $rows }
act-take-one = puedes tomar una de estas cosas: { $ways }
act-harvest = puedes cambiar { $price } por { $gain } (cuenta como una cosecha tuya)
way-exchange = { $price } por { $gain }
way-buy = { $gain } por { $price }
way-free = { $gain } gratis
way-if = { $gain } { $test }
price-silver-game-round = tantas monedas de plata como el número de la ronda
price-silver-price-by_weapons = 8 monedas de plata (1 menos por cada espada, ½ menos por cada lanza o arco que tengas, redondeando hacia abajo; conservas las armas)
act-upgrade = puedes mejorar { $count ->
        [one] { $count } producto
       *[other] hasta { $count } productos
    } 1 nivel
act-upgrade-paid = puedes pagar { $price } para mejorar { $count ->
        [one] { $count } producto
       *[other] hasta { $count } productos
    } 1 nivel
act-upgrade-blue = puedes mejorar { $count } producto naranja, rojo o verde hasta el producto azul de la misma forma
act-upgrade-orange-paid = puedes pagar { $price } para mejorar { $count } producto naranja 1 nivel
act-upgrade-salt_meat-game_meat-whale_meat = puedes mejorar { $count } loseta de carne salada, de carne de caza o de carne de ballena 1 nivel
act-upgrade-same = puedes mejorar hasta { $count } productos iguales 1 nivel
act-upgrade-up_left-paid-per-own-knarr = puedes, una vez por cada knarr, pagar { $price } para mover { $count } producto 1 paso en diagonal hacia arriba a la izquierda en la cuadrícula de productos
act-upgrade-up_right-orange-paid = puedes pagar { $price } para mover { $count } producto naranja hasta { $steps } pasos en diagonal hacia arriba a la derecha en la cuadrícula de productos
act-flip = puedes dar la vuelta a losetas de tu reserva, como máximo según { $counter }: { $rows }
act-mountain = puedes tomar { $count ->
        [one] { $count } pieza
       *[other] hasta { $count } piezas
    } de 1 tira de montaña
act-mountain-exact = puedes tomar exactamente { $count } piezas de 1 tira de montaña
act-mountain-only-stone-ore = puedes tomar { $count } pieza de 1 tira de montaña, pero solo piedra o mineral
act-raise-rolls = puedes devolver { $price } a la reserva general para sumar { $count } a cada tirada
act-action-emigrate = puedes emigrar al precio normal sin colocar vikingos
act-action-emigrate-less = puedes emigrar sin colocar vikingos por 1 moneda de plata menos por cada barco grande que tengas (el que emigra también cuenta)
act-action-hunting = puedes cazar sin colocar vikingos
act-action-hunting-paid = puedes pagar { $price } para cazar sin colocar vikingos
act-action-snare-paid = puedes pagar { $price } para poner trampas sin colocar vikingos
act-use-empty_in_column_1_beside_own = puedes pagar { $price } para usar, sin colocar vikingos, una casilla vacía de la primera columna justo encima o debajo de una casilla de esa columna en la que haya un vikingo tuyo
act-use-occupied_in_column_2 = puedes usar una casilla ocupada de la segunda columna sin colocar vikingos
act-phase-bonus-home = puedes recibir las bonificaciones de tu tablero
act-phase-bonus-houses = puedes recibir las bonificaciones de tus casas
act-phase-breeding = puedes hacer una fase de cría solo para ti
act-phase-feast = haz un banquete solo para ti; el banquete de la ronda se celebra igualmente
act-return-each_of_column_4 = puedes devolver a la explanada 1 vikingo tuyo de cada casilla de la cuarta columna
act-return-one_space = puedes devolver a la explanada 1 vikingo tuyo de una casilla y, por { $second }, un segundo de la misma casilla
act-return-this_space = puedes pagar { $price } para devolver a la explanada 1 de estos vikingos
act-take-special = puedes tomar { $tile } del tablero de cualquiera; { $fill } de la reserva general ocupan su lugar
tile-cloakpin = el alfiler de capa
tile-drinking_horn = el cuerno para beber
give-longship = 1 drakkar (su mineral se pierde)
give-whaling_boat = 1 ballenero (su mineral se pierde)
act-breed-cattle = puedes girar 1 vaca a su lado preñado
act-play-paid = puedes pagar { $price } para jugar 1 oficio de tu mano
act-lay-feast_table-stockfish-houses = puedes pasar losetas de bacalao seco de tu mesa del banquete a tus casas de piedra y casas largas
act-lay-stock-ore-home-islands = recibe 1 mineral por cada drakkar, pero solo lo que coloques enseguida en tu tablero y tus islas
act-promise_no_mead = recibe 1 moneda de plata si no sirves hidromiel; si lo prometes, tómala enseguida
act-stock_shed = puedes colocar 1 madera o 1 piedra de tu reserva en uno de tus cobertizos para recibir 1 moneda de plata
act-unload_ore = puedes devolver a tu reserva mineral cargado en tus balleneros y drakkars
act-wood_in_houses = puedes cubrir espacios de tus casas de piedra y casas largas con madera, como con plata
act-instead-draw_weapon = puedes tomar { $gain } en lugar de robar una carta de arma
act-instead-draw_occupation = puedes jugar en su lugar 1 oficio de tu mano
act-instead-upgrade = puedes cambiar en su lugar { $price } por { $gain }
act-instead-build = puedes construir en su lugar { $gain } por { $price }
act-instead-tile = puedes tomar { $gain } en lugar de una de las dos
act-instead-bonus_good = puedes tomar { $gain } en su lugar
act-instead-action = puedes mejorar hasta { $count } productos 1 nivel

## Conditions

if-action-rolls-at-most = si has tirado { $count } veces como máximo
if-action-spent-spear-exactly = si has gastado exactamente { $count } lanza
if-action-spent-sword-exactly = si has gastado exactamente { $count } espada
if-action-spent-wood-exactly = si no has gastado madera
if-before-flax = si antes tenías al menos { $count } loseta de lino en tu reserva
if-before-grain = si antes tenías al menos { $count } loseta de cereal en tu reserva
if-standing-column_2 = si al menos { $count } de tus vikingos están en casillas de la segunda columna
if-standing-column_3 = si al menos { $count } de tus vikingos están en casillas de la tercera columna
if-standing-crafting = si al menos { $count } de tus vikingos están en casillas de artesanía
if-supply-clothing = si tienes al menos { $count } loseta de ropa en tu reserva
if-table-game_meat = si había carne de caza en tu mesa del banquete
have-own-houses = { $count } casas de piedra o casas largas
have-own-large_ships = { $count } barcos grandes
have-own-longship = { $count } drakkars

## What is counted

by-action-boats = el número de balleneros usados
by-action-strip_kinds = el número de cosas distintas tomadas de las tiras (madera, piedra, mineral, plata)
by-game-players = el número de jugadores
by-own-islands = el número de tus islas
by-own-knarr = el número de tus knarrs
by-own-loaded_ore = el mineral cargado en tus barcos (el impreso no cuenta)
by-own-longship = el número de tus drakkars
by-own-longships_with_2_ore = el número de tus drakkars con al menos 2 minerales
by-own-round_income = tus ingresos actuales
by-own-ship_sets = el número de tus juegos completos de los tres tipos de barco
by-own-special_tiles = el número de tus losetas especiales (en tu reserva y en tableros)
by-own-whaling_boat = el número de tus balleneros
by-stable-any_sheep = el número de tus ovejas (también preñadas)
by-supply-grain = las losetas de cereal de tu reserva
by-supply-silk = las losetas de seda de tu reserva
by-supply-spices = las losetas de especias de tu reserva
per-action-resource_kinds_paid = tipo de material (madera, piedra, mineral) que hayas cambiado en ella
per-own-houses = casa de piedra o casa larga
per-own-knarr = knarr
per-own-longship = drakkar
per-own-red_kinds = tipo de producto rojo en tu reserva y tu establo (preñada o no es un solo tipo)
per-own-whaling_boat = ballenero
per-stable-kinds = especie de animal en tu establo (ovejas, vacas)
per-supply-meat_pairs = par de 1 loseta de carne de caza y 1 loseta de carne de ballena en tu reserva (las conservas)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = En una casilla cuyo precio impreso es de al menos { $least } monedas de plata, pagas en total { $count } moneda de plata menos (no en barcos).
rule-less-silver-emigrate = Emigrar te cuesta { $count } monedas de plata menos.
rule-less-silver-livestock_market = En las casillas de mercado de ganado pagas en total { $count } moneda de plata menos.
rule-less-stone-build_houses = En las casillas de construcción de casas, una casa te cuesta { $count } piedra menos.
rule-less-vikings-plundering = La casilla de asalto pide menos vikingos según { $counter }: { $rows }.
rule-rolls-more = Suma { $count } a tus tiradas { $rolls }.
rule-rolls-less = Resta { $count } a tus tiradas { $rolls }.
rolls-hunting = de caza
rolls-hunting-snare = de caza y con trampas
rolls-hunting-snare-whaling-raiding-pillaging = de dado, también de incursión y de saqueo
rolls-raiding-pillaging = de incursión y de saqueo
rule-worth-spear-whaling = En la caza de ballenas, cada lanza gastada baja el resultado { $count }.
rule-worth-stone-raiding-pillaging = En la incursión y el saqueo, cada piedra gastada sube el resultado { $count }.
rule-rerolls = En cada acción con dados puedes tirar hasta { $count } veces.
rule-spend-spear-sword = En la incursión y el saqueo puedes gastar lanzas como si fueran espadas.
rule-split = Puedes repartir el resultado de una incursión o un saqueo entre dos botines.
rule-green = En la incursión y el saqueo puedes tomar un producto verde; su valor en espadas es el de su lado azul menos 1.
rule-highest_special = En la incursión y el saqueo, el valor en espadas más alto de las losetas especiales de la reserva general cuenta 1 menos.
rule-any_island = En la casilla de exploración para cualquier barco puedes tomar cualquier isla visible con cualquier barco.
rule-knarr_as_longship = En la incursión, el saqueo, el asalto y la exploración, tus knarrs pueden sustituir a drakkars, pero no llevan mineral.
rule-lengthwise-peas = Hasta { $count } losetas de guisantes pueden estar a lo largo en tu mesa del banquete.
rule-second_step = En cada acción que mejora 3 o 4 productos, puedes mejorar uno de ellos 2 niveles.

## So many of a thing

count-silver = { $count ->
        [one] { $count } moneda de plata
       *[other] { $count } monedas de plata
    }
count-wood = { $count ->
        [one] { $count } madera
       *[other] { $count } maderas
    }
count-stone = { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
count-ore = { $count ->
        [one] { $count } mineral
       *[other] { $count } minerales
    }
count-loaded_ore = { $count ->
        [one] { $count } mineral del drakkar usado
       *[other] { $count } minerales del drakkar usado
    }
count-peas = { $count ->
        [one] { $count } loseta de guisantes
       *[other] { $count } losetas de guisantes
    }
count-flax = { $count ->
        [one] { $count } loseta de lino
       *[other] { $count } losetas de lino
    }
count-beans = { $count ->
        [one] { $count } loseta de alubias
       *[other] { $count } losetas de alubias
    }
count-grain = { $count ->
        [one] { $count } loseta de cereal
       *[other] { $count } losetas de cereal
    }
count-cabbage = { $count ->
        [one] { $count } loseta de col
       *[other] { $count } losetas de col
    }
count-fruits = { $count ->
        [one] { $count } loseta de fruta
       *[other] { $count } losetas de fruta
    }
count-mead = { $count ->
        [one] { $count } loseta de hidromiel
       *[other] { $count } losetas de hidromiel
    }
count-stockfish = { $count ->
        [one] { $count } loseta de bacalao seco
       *[other] { $count } losetas de bacalao seco
    }
count-milk = { $count ->
        [one] { $count } loseta de leche
       *[other] { $count } losetas de leche
    }
count-salt_meat = { $count ->
        [one] { $count } loseta de carne salada
       *[other] { $count } losetas de carne salada
    }
count-game_meat = { $count ->
        [one] { $count } loseta de carne de caza
       *[other] { $count } losetas de carne de caza
    }
count-whale_meat = { $count ->
        [one] { $count } loseta de carne de ballena
       *[other] { $count } losetas de carne de ballena
    }
count-sheep = { $count ->
        [one] { $count } oveja
       *[other] { $count } ovejas
    }
count-cattle = { $count ->
        [one] { $count } vaca
       *[other] { $count } vacas
    }
count-any_sheep = { $count ->
        [one] { $count } oveja (preñada o no)
       *[other] { $count } ovejas (preñadas o no)
    }
count-any_cattle = { $count ->
        [one] { $count } vaca (preñada o no)
       *[other] { $count } vacas (preñadas o no)
    }
count-oil = { $count ->
        [one] { $count } loseta de aceite
       *[other] { $count } losetas de aceite
    }
count-hide = { $count ->
        [one] { $count } loseta de cuero
       *[other] { $count } losetas de cuero
    }
count-wool = { $count ->
        [one] { $count } loseta de lana
       *[other] { $count } losetas de lana
    }
count-linen = { $count ->
        [one] { $count } loseta de tela de lino
       *[other] { $count } losetas de tela de lino
    }
count-skin_and_bones = { $count ->
        [one] { $count } loseta de piel y huesos
       *[other] { $count } losetas de piel y huesos
    }
count-fur = { $count ->
        [one] { $count } loseta de piel fina
       *[other] { $count } losetas de piel fina
    }
count-clothing = { $count ->
        [one] { $count } loseta de ropa
       *[other] { $count } losetas de ropa
    }
count-rune_stone = { $count ->
        [one] { $count } loseta de piedra rúnica
       *[other] { $count } losetas de piedra rúnica
    }
count-silverware = { $count ->
        [one] { $count } loseta de cubertería de plata
       *[other] { $count } losetas de cubertería de plata
    }
count-chest = { $count ->
        [one] { $count } loseta de cofre
       *[other] { $count } losetas de cofre
    }
count-silk = { $count ->
        [one] { $count } loseta de seda
       *[other] { $count } losetas de seda
    }
count-spices = { $count ->
        [one] { $count } loseta de especias
       *[other] { $count } losetas de especias
    }
count-jewellery = { $count ->
        [one] { $count } loseta de joyas
       *[other] { $count } losetas de joyas
    }
count-treasure_chest = { $count ->
        [one] { $count } loseta de cofre del tesoro
       *[other] { $count } losetas de cofre del tesoro
    }
count-silver_hoard = { $count ->
        [one] { $count } loseta de tesoro de plata
       *[other] { $count } losetas de tesoro de plata
    }
count-bow = { $count ->
        [one] { $count } arco
       *[other] { $count } arcos
    }
count-snare = { $count ->
        [one] { $count } trampa
       *[other] { $count } trampas
    }
count-spear = { $count ->
        [one] { $count } lanza
       *[other] { $count } lanzas
    }
count-sword = { $count ->
        [one] { $count } espada
       *[other] { $count } espadas
    }
count-weapon = { $count ->
        [one] { $count } carta de arma del mazo
       *[other] { $count } cartas de arma del mazo
    }
count-any_weapon = { $count ->
        [one] { $count } carta de arma a tu elección
       *[other] { $count } cartas de arma a tu elección
    }
count-whaling_boat = { $count ->
        [one] { $count } ballenero
       *[other] { $count } balleneros
    }
count-knarr = { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship = { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkars
    }
count-laden_longship = { $count ->
        [one] { $count } drakkar cargado con esos 3 minerales
       *[other] { $count } drakkars cargados con esos 3 minerales
    }
count-stone_house = { $count ->
        [one] { $count } casa de piedra
       *[other] { $count } casas de piedra
    }
count-tiles = { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
count-vikings = { $count ->
        [one] { $count } vikingo menos
       *[other] { $count } vikingos menos
    }
count-belt = el cinturón (si está disponible)
count-chalice = el cáliz (si está disponible)
count-cloakpin = el alfiler de capa (si está disponible)
count-crucifix = el crucifijo (si está disponible)
count-drinking_horn = el cuerno para beber (si está disponible)
count-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-pregnant_sheep = { $count ->
        [one] { $count } oveja preñada
       *[other] { $count } ovejas preñadas
    }
count-pregnant_cattle = { $count ->
        [one] { $count } vaca preñada
       *[other] { $count } vacas preñadas
    }

## Names

name-1 = Buhonera
name-2 = Mecenas
name-3 = Peletera
name-4 = Cazadora
name-5 = Jefe
name-6 = Tallista de piedra
name-7 = Molinero
name-8 = Maestro del gremio
name-9 = Barquera de mineral
name-10 = Ordeñador
name-11 = Cazador con tridente
name-12 = Timonel
name-13 = Arquera
name-14 = Naviero
name-15 = Campesina
name-16 = Capitán
name-17 = Navegante de Oriente
name-18 = Luchadora
name-19 = Anfitrión
name-20 = Constructora
name-21 = Recolectora
name-22 = Minero
name-23 = Conserje
name-24 = Equipador de balleneros
name-25 = Comerciante de carne
name-26 = Inspector de carne
name-27 = Pescador
name-28 = Cerrajero
name-29 = Conservera de carne
name-30 = Mercader de seda
name-31 = Almacenero
name-32 = Proveedor de armas
name-33 = Esquiladora
name-34 = Pastora
name-35 = Criadora de vacas
name-36 = Cocinero de a bordo
name-37 = Comerciante exterior
name-38 = Pacificadora
name-39 = Estibador
name-40 = Maestro ebanista
name-41 = Tardón
name-42 = Administrador
name-43 = Recogedora de fruta
name-44 = Maestra sastre
name-45 = Pirata
name-46 = Arquitecta naval
name-47 = Curtidor
name-48 = Granjera
name-49 = Labrador
name-50 = Grabador de runas
name-51 = Maestro cantero
name-52 = Profesora
name-53 = Tendera de granja
name-54 = Tratante
name-55 = Tesorera
name-56 = Traficante de armas
name-57 = Cultivadora de alubias
name-58 = Prensador de linaza
name-59 = Tejedora de lino
name-60 = Inspector
name-61 = Dueña del astillero
name-62 = Orfebre
name-63 = Tornero de cuernos
name-64 = Constructor de barcos
name-65 = Matadragones
name-66 = Agricultora
name-67 = Cocinero personal
name-68 = Armera
name-69 = Proveedora de equipo
name-70 = Mensajero
name-71 = Posadera
name-72 = Conde
name-73 = Herrera de metales
name-74 = Vaquero
name-75 = Recolectora de huesos
name-76 = Retornado
name-77 = Seguidor
name-78 = Mercader ambulante
name-79 = Criador
name-80 = Zagal
name-81 = Intendente
name-82 = Constructora de drakkars
name-83 = Mayorista
name-84 = Guardia del puerto
name-85 = Tocadora de cuerno
name-86 = Comprador de cueros
name-87 = Predicador
name-88 = Escribiente
name-89 = Catapultero
name-90 = Espadachina
name-91 = Rezagado
name-92 = Alma compasiva
name-93 = Ayuda en la necesidad
name-94 = Mercader de especias
name-95 = Caminante
name-96 = Carnicero
name-97 = Contadora de guisantes
name-98 = Noble
name-99 = Preceptor
name-100 = Sepulturero
name-101 = Jueza
name-102 = Mercader de pieles
name-103 = Herrero del bosque
name-104 = Guerrero desanimado
name-105 = Constructor de knarrs
name-106 = Belicista
name-107 = Aventurera
name-108 = Herrero
name-109 = Maestro contable
name-110 = Colona de Birka
name-111 = Artista
name-112 = Tabernero
name-113 = Aprendiz de artesano
name-114 = Bordadora de seda
name-115 = Princesa
name-116 = Maestro albañil
name-117 = Propietaria de barcos
name-118 = Recadera
name-119 = Lechero
name-120 = Intermediaria
name-121 = Carpintera
name-122 = Guardián de la montaña
name-123 = Vendedora de aceite
name-124 = Jornalero
name-125 = Escriba
name-126 = Trampero
name-127 = Pescadora de caña
name-128 = Excavador
name-129 = Saladora de carne
name-130 = Especialista en trampas
name-131 = Cebador
name-132 = Berserker
name-133 = Portadora de lanza
name-134 = Borracho
name-135 = Lobo solitario
name-136 = Asaltante
name-137 = Luchador cuerpo a cuerpo
name-138 = Ladrón
name-139 = Cazadora de botín
name-140 = Cocinero de grasa
name-141 = Escultora de marfil
name-142 = Cazador de ballenas
name-143 = Vendedor de astas
name-144 = Acechadora de ciervos
name-145 = Guardabosques
name-146 = Conductor de trineo
name-147 = Piloto
name-148 = Especiera
name-149 = Sacerdote
name-150 = Compradora de carne
name-151 = Portavoz del Thing
name-152 = Mercader
name-153 = Cazador experto
name-154 = Leñadora
name-155 = Tonelero
name-156 = Picapedrero
name-157 = Desollador
name-158 = Bárbara
name-159 = Cazadora festiva
name-160 = Abstemio
name-161 = Ayudante de ballenero
name-162 = Cultivador de lino
name-163 = Peón de granja
name-164 = Combatiente armada
name-165 = Jefe de aldea
name-166 = Guardián de las armas
name-167 = Catadora
name-168 = Jarl de Lade
name-169 = Sembradora
name-170 = Ayudante de refugiados
name-171 = Panadero de lino
name-172 = Cocinera de pescado
name-173 = Grabador de cuños
name-174 = Viajero del Bósforo
name-175 = Prensadora de aceite de bacalao
name-176 = Maestra de modales
name-177 = Doncella
name-178 = Constructor de botes
name-179 = Patrona de cúter
name-180 = Saqueador de playas
name-181 = Remendadora de velas
name-182 = Herborista
name-183 = Repartidor de grano
name-184 = Patrocinadora
name-185 = Viajera de Dorestad
name-186 = Panadero de guisantes
name-187 = Cronista
name-188 = Obrero de la mina
name-189 = Marinera
name-190 = Mercader del Bósforo
