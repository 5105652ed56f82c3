# The rules of A Feast for Odin, clause by clause

help-aim = Cubre tus tableros. Los productos, la plata y el mineral en la aldea y las islas, y la comida y los productos en las casas, tapan puntos negativos, suben tus ingresos y dan bonificaciones. Barcos, emigración, islas, edificios, animales y plata dan puntos. Una aldea vacía cuesta por sí sola 86. Gana quien tiene más puntos.
    .title = Objetivo
    .length-long = La partida termina tras 7 rondas.
    .length-short = La partida termina tras 6 rondas.
    .occupations-none = No hay oficios: las columnas 3 y 4 no dan carta, las dos casillas en las que solo se juegan cartas no se pueden usar y el juego difiere del publicado.
    .occupations-A-B-C-all = Los oficios jugados también dan puntos.
help-turn = Elige una casilla libre, pon en ella tantos vikingos como diga su columna (de 1 a 4) y haz su acción, o pasa para el resto de la ronda. También puedes poner piezas en tus tableros, comprar barcos y cargar mineral. Cuando todo el mundo ha pasado llegan los ingresos, la cría, el banquete y la bonificación.
    .title = Un turno
help-score = Un knarr 5, un drakkar emigrado 21, Shetland 6 con 4 casillas negativas visibles, una casa de piedra 10 con 2 casillas negativas visibles, 2 ovejas 4, 7 de plata, 10 casillas negativas visibles en la aldea, 1 sanción del Thing: 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = Un ejemplo de puntuación
help-goods = Un producto sube de naranja a rojo, verde y azul y conserva su forma, por ejemplo: guisantes, hidromiel, aceite, piedra rúnica. En la aldea y las islas solo van productos verdes y azules, y dos verdes nunca comparten un borde allí.
    .title = La escalera de los productos
help-placing = Una túnica (3 × 3) en la esquina inferior izquierda de la aldea vacía cubre los valores 0, 1 y 2 y el símbolo de hidromiel: los ingresos son 2 y la bonificación de hidromiel se pierde.
    .title = Un ejemplo de colocación
help-dice = Caza con las tiradas 3, 7 y 4: cuenta el 4. Pagas 4 en madera y arcos, como quieras, o fracasas y recibes 1 madera y 1 arco. Saqueo con una tirada de 6, 3 de mineral en el drakkar y 1 espada: 6 + 3 + 1 = 10, suficiente para las joyas. Si fracasas, recibes 1 piedra y 1 espada, y puede volver 1 vikingo.
    .title = Ejemplos de caza y saqueo
help-feast = Hay 9 sitios libres y han emigrado 2 barcos: 9 − 4 = 5 sitios por llenar. Los guisantes a lo largo llenan 2, el bacalao seco 3. Cada sitio vacío es una sanción del Thing: 3 puntos menos al final.
    .title = Un ejemplo de banquete

chapter-O-1 = Preparación
clause-O-1-1 =
    .length-long = La partida tiene siete rondas.
    .length-short = La partida tiene seis rondas, con un vikingo más desde el principio.
clause-O-1-2 = El tablero de acciones tiene 61 casillas en cuatro columnas. Con cuatro personas se añaden dos losetas de imitación, cada una por una cara al azar: una en la columna 1 o 2 y otra en la 3 o 4.
    .small_board-on = El tablero es el reducido, sin cinco casillas repetidas.
clause-O-1-3 = Cada quien tiene una aldea, doce vikingos, un arco, una trampa, una lanza y un hidromiel; ni plata ni barcos. Tantos vikingos como rondas están en los sitios numerados de la mesa del banquete; los demás, en la plaza del Thing.
clause-O-1-4 = Se mezclan las ocho montañas y se revelan dos (con cuatro personas, tres), con todo lo que llevan impreso.
clause-O-1-5 = Shetland, las islas Feroe, Islandia y Groenlandia están abiertas. Hay tres cobertizos, tres casas de piedra, cinco casas largas y quince losetas especiales, cada una una vez. Las demás armas forman un mazo mezclado. Bienes, barcos, materiales, plata y armas nunca se agotan.
clause-O-1-6 = Empieza quien se acordó o quien salga por sorteo.

chapter-O-2 = La ronda
clause-O-2-1 = Una ronda tiene doce fases: nuevo vikingo, cosecha, islas, nueva arma, acciones, jugador inicial, ingresos, cría, banquete, bonificación, montañas, vuelta a casa.
clause-O-2-2 = La partida termina tras el banquete de la última ronda. En esa ronda no hay bonificación.

chapter-O-3 = Fases 1 a 4
clause-O-3-1 = Nuevo vikingo: cada quien lleva el vikingo de más a la izquierda de la mesa a la plaza del Thing.
clause-O-3-2 = Cosecha: cada quien toma uno de cada cultivo hasta el nivel de la ronda. El nivel 1 son guisantes, alubias y lino; el 2 añade cereal, el 3 col, el 4 fruta. Sin nivel, la cosecha falla.
clause-O-3-3 = Islas: en las rondas 3 a 6 (corta: 2 a 5) se gira un tablero de isla si nadie lo tiene, primero A, luego B, C y D; su plata se devuelve. En cada otra isla libre se ponen 2 de plata, aunque el tablero que tocaba ya tenga dueño.
clause-O-3-4 = Nueva arma: cada quien roba un arma y la deja a la vista. Si el mazo se agota, se mezclan los descartes.

chapter-O-4 = En cualquier momento
clause-O-4-1 = Tantas veces como quieras, en cada decisión tuya, puedes poner piezas en tus tableros, comprar barcos y cargar mineral. En una acción, desde su primera parte.
clause-O-4-2 = Un barco cuesta sus puntos en plata: ballenero 3, knarr 5, drakkar 8. Necesita un amarre libre de su tamaño; hay tres pequeños y cuatro grandes.
clause-O-4-3 = Se puede cargar mineral en un ballenero (un lugar) o un drakkar (tres), antes o después de una acción, no durante ella. Nunca se descarga.
clause-O-4-4 = Antes de los ingresos, antes de la bonificación y tras el último banquete, todos pueden ordenar sus tableros a la vez.
    .ask_always-off = Se pregunta a quien pueda poner una loseta, comprar un barco o usar una carta.
    .ask_always-on = Se pregunta a quien pueda hacer algo, aunque solo quepan monedas.
clause-O-4-5 = Las monedas se cambian a voluntad. Nada se devuelve ni se descarta salvo que algo lo permita.

chapter-O-5 = Un turno
clause-O-5-1 = Desde el jugador inicial, en sentido horario, un turno cada vez: ocupar una casilla libre o pasar. Quien pasa queda fuera de la ronda. Sin vikingos en la plaza del Thing, pasas. La fase acaba cuando todos han pasado.
clause-O-5-2 = Una casilla pide exactamente tantos vikingos como el número de su columna y se ocupa una vez por ronda.
clause-O-5-3 = Necesitas los barcos o animales que pide y poder realizar al menos una parte; pagar su precio es una.
clause-O-5-4 = Las partes se realizan en orden. El precio se paga entero, de la reserva, el establo y los amarres, nunca de un tablero. De las alternativas impresas tomas una. A lo opcional o «hasta» se puede renunciar.
clause-O-5-5 =
    .occupations-A-B-C-all = En la tercera columna robas un oficio antes de la acción.
clause-O-5-6 =
    .occupations-A-B-C-all = En la cuarta columna puedes jugar gratis un oficio de tu mano, justo antes o justo después de la acción.
clause-O-5-7 = Una loseta de imitación vale como una casilla de su columna que ocupa otra persona, con sus requisitos, su precio y la ventaja de la columna.
clause-O-5-8 = Jugador inicial: quien colocó vikingos en último lugar empieza la ronda siguiente. Si nadie colocó, nada cambia.

chapter-O-6 = Las casillas
clause-O-6-1 = Un cobertizo cuesta 2 maderas, una casa de piedra 1 piedra, una casa larga 2 piedras; se construye mientras queden.
clause-O-6-2 = Los barcos se hacen de madera: ballenero 1, knarr 2, drakkar 2. Sin amarre libre no se puede tomar un barco. Por 2 piedras y 2 maderas: casa de piedra y drakkar, o casa larga y knarr.
clause-O-6-3 = Los mercados y otras casillas verdes dan lo que muestran, algunas por plata. Los animales entran al establo sin preñar.
clause-O-6-4 = Leche y lana: una por vaca u oveja, tres como mucho; la casilla de especias añade 2 leches con una vaca y 1 lana con una oveja. La casilla de madera da una madera por jugador y un mineral.
clause-O-6-5 = Cada casilla de artesanía hace un cambio. La artesanía maestra da 4 de plata, y puedes cambiar lana por túnica y cubertería por joyas.
clause-O-6-6 = En la forja, un mineral se convierte en joyas o en una loseta especial con tenazas que aún quede.
clause-O-6-7 = De las montañas se toma por el lado de la flecha, hasta el número indicado; cada número es para otra montaña. La moneda doble es una sola cosa. Una montaña vacía sale del juego.
clause-O-6-8 = Una mejora sube un bien de la reserva o el establo al color siguiente de la misma forma: naranja, rojo, verde, azul. Ninguna loseta sube dos veces en una acción. Una mejora doble son exactamente dos niveles.
clause-O-6-9 = El comercio de ultramar pide un knarr y 1 de plata: cuantos bienes verdes distintos quieras pasan a azul, uno de cada tipo.
clause-O-6-10 = La venta especial pide un knarr: compra hasta dos losetas especiales por su precio. La Corona de Inglaterra no se vende.
clause-O-6-11 = El asalto pide dos drakkars y da un tesoro de plata, sin tirada.
clause-O-6-12 = Explorar da una isla abierta de esa casilla y la plata que tenga. El barco necesario se queda. Un barco puede servir a varias acciones de la ronda.
clause-O-6-13 = Emigrar cuesta en plata el número de la ronda. Un knarr o un drakkar va a los dos sitios libres de más a la izquierda de la mesa; no puede haber vikingos en ellos. Su mineral se pierde; ningún vikingo, no.
clause-O-6-14 = En la casilla de emigración de cuatro vikingos, un ballenero puede convertirse antes en knarr; su mineral se pierde y hace falta un amarre grande libre.
clause-O-6-15 =
    .occupations-none = Sin oficios, la casilla en la que se roba uno solo da 1 de plata, y no se pueden ocupar las casillas en las que se juegan hasta dos o hasta cuatro.
    .occupations-A-B-C-all = Oficios: roba uno y toma 1 de plata; o paga 1 piedra o mineral, juega uno y toma 1 de plata; o juega hasta dos, o hasta cuatro.

chapter-O-7 = Los tableros
clause-O-7-1 = La aldea y las islas admiten bienes verdes y azules, losetas especiales, plata y mineral. Las casas de piedra y largas admiten comida, bienes verdes y azules, losetas especiales y plata, pero no mineral.
clause-O-7-2 = Las piezas se pueden girar, y las losetas especiales también voltear. Quedan dentro de la zona, no cubren otra pieza ni una casilla bloqueada y ya no se mueven. Una moneda cubre una casilla por cada plata; el mineral, una.
clause-O-7-3 = En la aldea y las islas dos bienes verdes nunca comparten un lado; en las casas, tampoco dos naranjas ni dos rojos. Las esquinas pueden tocarse.
clause-O-7-4 = Una casilla de ingreso se cubre solo si con ella quedan cubiertas todas las de su izquierda, las de debajo y las de en medio. Los símbolos cuentan como cubiertos. Las demás se cubren en cualquier orden.
clause-O-7-5 = Ingresos: cada línea paga su valor visible más bajo, todos los tableros en el mismo instante.
clause-O-7-6 = Bonificación: cada símbolo visible con todo lo de alrededor cubierto paga una vez, todos en el mismo instante. Un símbolo cubierto se pierde. El alfiler de capa y la casa de piedra, solo mientras queden.

chapter-O-8 = Los dados
clause-O-8-1 = Antes de la primera tirada eliges los balleneros; barcos y mineral quedan fijados.
clause-O-8-2 = Tiras hasta tres veces; cuenta la última. Tras cada tirada puedes parar y declarar éxito o fracaso.
clause-O-8-3 = La caza, las trampas y las ballenas piden un resultado bajo. Con las ballenas se resta todo el mineral de los barcos usados, también el impreso. Para el éxito pagas el resultado en madera y con el arma indicada, mezclando como quieras. Con 0 paras al momento y tienes éxito.
clause-O-8-4 = La incursión y el saqueo piden un resultado alto. El saqueo suma el mineral del drakkar más cargado. Cada piedra o espada pagada suma 1. Con 5 o menos fracasas; si no, puedes tomar un bien azul o una loseta especial de ese valor como mucho.
clause-O-8-5 = El fracaso no cuesta nada y da una madera o piedra y un arma de la casilla. Tras la trampa o el saqueo puede volver un vikingo; tras las ballenas, dos. Un arma concreta sale de los descartes o, si no, del mazo, que luego se mezcla.

chapter-O-9 = El banquete
clause-O-9-1 = Llenas los sitios de la mesa sin vikingos, dos menos por cada barco emigrado.
clause-O-9-2 = Bienes naranjas y rojos, animales y plata se ponen uno junto a otro. Dos naranjas o dos rojos no pueden ser vecinos; la plata ocupa un sitio y va junto a cualquier cosa.
clause-O-9-3 = De cada tipo una loseta puede ir a lo largo, las demás de través. Nada sobresale del final. Los animales preñados o no son un mismo tipo.
clause-O-9-4 = Cada sitio vacío da un castigo del Thing.
clause-O-9-5 = Tras el banquete, todo lo de la mesa vuelve a la reserva general.
clause-O-9-6 = En cada plato puedes pedir que se ponga el resto de la mesa permitida más barata, sin un tipo de comida si quieres, o retirar el último plato.

chapter-O-10 = El final
clause-O-10-1 = Tras el último banquete aún se pueden poner piezas.
clause-O-10-2 = La madera y la piedra de la reserva llenan los huecos de cobertizos y casas de piedra.
clause-O-10-3 = Puntos: barcos 3, 5, 8; knarrs emigrados 18, drakkars 21; islas y edificios según lo impreso; oveja 2, vaca 3, preñadas 1 más; oficios jugados; 1 por cada plata; 2 por la Corona de Inglaterra, esté donde esté.
clause-O-10-4 = Puntos negativos: cada casilla negativa visible de aldea, islas y casas, cada hueco vacío y 3 por castigo del Thing.
clause-O-10-5 = Gana quien tenga más puntos. En caso de empate se comparte la victoria.

chapter-O-11 = Cría, montañas, vuelta a casa
clause-O-11-1 = Cría, ovejas y vacas por separado: un animal preñado vuelve a su lado normal y trae otro normal. Si no hay preñados y hay dos o más, uno queda preñado.
clause-O-11-2 = Montañas: cada montaña abierta pierde lo que está junto a la flecha. Se van las vacías y las que tienen una sola moneda doble. Luego se revela una nueva, si queda.
clause-O-11-3 = Vuelta a casa: todos los vikingos vuelven a la plaza del Thing y las casillas quedan libres.

chapter-O-12 = Oficios
clause-O-12-1 =
    .occupations-A-B-C-all = Se usan los mazos elegidos. Cada quien recibe una carta clara; las demás claras salen del juego sin verse. Las oscuras forman el mazo.
clause-O-12-2 =
    .occupations-A-B-C-all = Las cartas en la mano son secretas. De un mazo vacío no se roba nada.
clause-O-12-3 =
    .occupations-A-B-C-all = Una carta jugada queda a la vista y cuenta sus puntos al final.
clause-O-12-4 =
    .occupations-A-B-C-all = Lo que hace una carta al jugarse se termina antes de seguir. Si esperan varios efectos, su dueño elige el orden. Lo opcional se puede rechazar; lo que ya no es posible desaparece. A varias personas se les pregunta desde el jugador inicial en sentido horario.
clause-O-12-5 =
    .occupations-A-B-C-all = Una acción que da una carta no necesita vikingos y se termina antes de lo que estaba abierto.
clause-O-12-6 =
    .occupations-A-B-C-all = Una carta que se usa cuando quieras está en la lista de lo que se puede hacer siempre.
clause-O-12-7 =
    .occupations-A-B-C-all = Un precio se comprueba cuando hay que pagarlo. Si no se puede, se pierde con lo que depende de él.
clause-O-12-8 =
    .occupations-A-B-C-all = Lo que una carta trae justo antes de una casilla y una carta de la cuarta columna jugada antes cuentan al elegir la casilla. Hasta su primera parte no se ofrece nada que no dejara nada que hacer allí.
clause-O-12-9 =
    .occupations-A-B-C-all = Una pieza que una carta trae para poner enseguida se pone o se pierde.

chapter-O-13 = En solitario
clause-O-13-1 = Tienes vikingos de dos colores. En la partida larga, uno del primero está en el sitio de la ronda 1 y dos en los de 3, 5 y 7; dos del segundo, en los de 2, 4 y 6; cinco de cada uno están listos. En la corta hay dos en cada sitio, y cinco y seis listos.
clause-O-13-2 = Los colores se alternan. En la fase 1 tomas todos los vikingos del sitio de la ronda y los de su color que esperaban.
clause-O-13-3 = En la fase 12 los vikingos recién usados se quedan y bloquean sus casillas en la ronda siguiente; los de la anterior vuelven. Los no colocados esperan con su color.
clause-O-13-4 = No hay fase de jugador inicial ni losetas de imitación, y la casilla de madera da una madera.
clause-O-13-5 =
    .first_card-chosen = En solitario miras los oficios claros y eliges uno en lugar de recibirlo al azar.

chapter-O-14 = Miniexpansiones
clause-O-14-1 =
    .mini_harvest-on = Cosecha: uno de los cuatro marcadores de cosecha está a la vista; los otros tres y cuatro malas cosechas, ocultos. Desde el último jugador hacia atrás, cada quien elige un marcador de recursos; en la partida corta, luego otro.
clause-O-14-2 =
    .mini_harvest-on = Cosecha, con oficios: cada quien recibe dos oficios claros y se queda uno. Ocho cartas salen del juego.
clause-O-14-3 =
    .mini_harvest-on = Cosecha, partida corta: cada quien recibe además 3 de plata y un arma; con oficios, también dos oscuros, de los que se queda uno; puede jugarse gratis al empezar el primer turno.
clause-O-14-4 =
    .mini_harvest-on = Cosecha, fase 2: el marcador visible da los cultivos, y cada marcador de recursos tuyo, lo que muestra. Luego se revela otro marcador y los de recursos giran a su color: naranja con cosecha, marrón si falla.
clause-O-14-5 =
    .mini_harvest-on = Cosecha: Mull está abierta y con el tablero B pasa a ser Caithness. La primera bonificación de piedra y altar trae también el altar; si Mull se gira antes, el altar sale del juego. Mull se halla con cualquier barco en la columna 1; Caithness, con un drakkar en la 3.
clause-O-14-6 =
    .mini_islands-on = Islas: Lofoten está abierta y con el tablero A pasa a ser Orcadas. Ambas se hallan con cualquier barco en la columna 1. El símbolo de carta de Orcadas da un arma del mazo.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Cosecha: también quedan fuera otras treinta cartas.

chapter-O-15 = Lo visible y lo secreto
clause-O-15-1 = Son secretos los oficios en la mano y los descartados en la preparación, el orden de los mazos y las montañas y marcadores ocultos. Todo lo demás está a la vista.
