# The rules of Skibe, clause by clause

help-aim = Los tres barcos son de todo el grupo. Cada vez que se puntúa un barco, reciben puntos quienes tienen escudos a bordo: sus escudos y el armamento sobre vikingos con su escudo, × víveres de la proa. Quien pone una popa decide cuándo. Gana quien tiene más puntos.
    .title = Objetivo
help-turn = Añade una carta de vikingos a un barco y carga lo que muestra: víveres en una proa o armamento en un vikingo. Después puedes jugar 1 jefe. O pon una de tus 2 popas en un barco con al menos 3 vikingos: ese barco se puntúa enseguida.
    .title = Un turno
help-score = 3 escudos tuyos en el barco, 2 fichas de armamento sobre vikingos con tu escudo, 3 fichas de víveres en la proa: (3 + 2) × 3 = 15. Una carta con Luna y Martillo lleva 1 ficha y está sola en un barco con 2 fichas de víveres: Luna recibe (1 + 1) × 2 = 4 y Martillo también 4.
    .title = Un ejemplo de puntuación
    .count_stern_shield-on = Si la popa del primer ejemplo es tuya, también cuenta su escudo: (3 + 2 + 1) × 3 = 18.
help-emblems = Cada cual tiene un emblema con su color: Luna es azul, Martillo rojo, Pino verde, Sol amarillo y Nudo morado. Tus escudos son los que llevan tu emblema.
    .title = Emblemas
help-watch = El mazo está oculto, pero una carta robada de él la ve todo el mundo. Un vikingo con armamento no se puede retirar ni intercambiar. Un barco que pierde vikingos durante su recuento se puntúa igualmente. No se encontró ninguna lista pública de las 40 cartas: este mazo es una reconstrucción que encaja con todo lo que se sabe.
    .title = Conviene saber

chapter-S-1 = Preparación
clause-S-1-1 = Cada cual tiene un emblema, cinco jefes (armamento, víveres, retirada, cambio, protección) y dos popas.
clause-S-1-2 = Las cartas de vikingos que solo muestran emblemas con los que nadie juega salen de la partida; una carta con al menos un emblema en juego se queda. Quedan 30, 36 o 40 cartas con 3, 4 o 5 jugadores.
clause-S-1-3 = Las tres proas están una debajo de otra: arriba, en medio, abajo. Cada una lleva una ficha de víveres. Otras tres fichas de víveres y cuatro de armamento forman la reserva.
clause-S-1-4 = Cada barco empieza con dos vikingos. Tres cartas descubiertas forman la muestra; el resto es el mazo boca abajo. Los símbolos de estas primeras cartas no tienen efecto.
clause-S-1-5 = La mesa decide quién empieza, o se sortea. Se juega en el sentido de las agujas del reloj.
clause-S-1-6 = Una carta de vikingos muestra uno o dos escudos y un símbolo, víveres o armamento. No se encontró ninguna lista pública de las 40 cartas: este mazo es una reconstrucción que encaja con todo lo que se sabe.

chapter-S-2 = Un turno
clause-S-2-1 = En tu turno haces exactamente una cosa: construir con una carta de vikingos o poner una popa. No puedes pasar.
clause-S-2-2 = Después juega la siguiente persona en el sentido de las agujas del reloj.

chapter-S-3 = Construir
clause-S-3-1 = Toma una carta descubierta o roba a ciegas la primera del mazo. Ves la carta robada antes de elegir barco, pero tienes que ponerla.
clause-S-3-2 = Pon la carta en el extremo derecho de cualquier barco que no esté lleno. Un barco admite 5, 6 o 7 vikingos con 3, 4 o 5 jugadores.
clause-S-3-3 = Después carga en cualquier barco lo que muestra el símbolo de esa carta: víveres en una proa, armamento en un vikingo.
clause-S-3-4 = Víveres: mientras haya en la reserva, debes poner una ficha de ella en la proa que elijas.
clause-S-3-5 = Sin víveres en la reserva: puedes mover una ficha de una proa a otra. La última ficha de una proa nunca se mueve.
clause-S-3-6 = Armamento: mientras haya en la reserva, debes poner una ficha de ella en el vikingo que elijas, siempre que no muestre ninguno de los emblemas de la carta que acabas de poner.
clause-S-3-7 = Si ningún vikingo sirve, no cargas nada y sigues.
clause-S-3-8 = Sin armamento en la reserva: puedes mover una ficha de cualquier vikingo a otro que sirva.
clause-S-3-9 = Después puedes jugar un jefe en cualquier barco que aún no muestre esa acción, sea de quien sea. El primero va junto a la proa y cada uno de los siguientes por fuera del anterior.
clause-S-3-10 = Si tomaste una carta descubierta, la muestra se completa hasta tres con el mazo.

chapter-S-4 = Popas
clause-S-4-1 = Para poner una popa necesitas tener una y un barco con al menos tres vikingos; no hace falta que esté lleno. En ese turno no cargas nada ni juegas un jefe.
clause-S-4-2 = El barco se puntúa enseguida: actúan sus jefes, se reparten los puntos y luego se recoge.
clause-S-4-3 = La popa sale de la partida y le toca a quien va después de ti.

chapter-S-5 = Jefes
clause-S-5-1 = Los jefes del barco que se puntúa actúan uno tras otro, primero el que se puso antes. Decide su dueño, que puede renunciar a la acción.
clause-S-5-2 = Armamento: mueve una ficha de armamento de un vikingo a otro, de la reserva a un vikingo o de un vikingo a la reserva; en cualquier barco y con cualquier emblema.
clause-S-5-3 = Víveres: mueve una ficha de víveres de una proa a otra, de la reserva a una proa o de una proa a la reserva. La última ficha de una proa se queda.
clause-S-5-4 = Retirada: un vikingo de cualquier barco, sin armamento y sin protección, sale de la partida.
clause-S-5-5 = Cambio: dos vikingos sin armamento y sin protección cambian de sitio, en cualquier barco; uno de ellos puede ser una carta descubierta. Los símbolos no tienen efecto.
clause-S-5-6 = Protección: hasta que esta fila de jefes termine de actuar, los vikingos de este barco que muestran el emblema de ese jefe no se pueden retirar ni intercambiar.
    .protection_blocks_owner-on = Vale también para quien jugó la protección.

chapter-S-6 = Puntos y recogida
clause-S-6-1 = Cada cual recibe: (escudos propios en el barco + armamento sobre vikingos con el emblema propio) × víveres en la proa.
clause-S-6-2 = Una carta de dos emblemas, igual que una ficha sobre ella, cuenta para los dos jugadores. Los emblemas con los que nadie juega no cuentan para nadie.
clause-S-6-3 = El armamento del barco y todos los víveres menos una ficha vuelven a la reserva. Sus vikingos, sus jefes y la popa salen de la partida.
clause-S-6-4 = La proa recibe dos vikingos nuevos del mazo. Si no alcanza, se usan cartas descubiertas. Sus símbolos no tienen efecto.
    .new_ship_cards-slots = Primero se usa la carta descubierta de la casilla 1.

chapter-S-7 = Todos los barcos llenos
clause-S-7-1 = Si los tres barcos están llenos, quien tiene el turno puede poner una popa o renunciar; después se pregunta al siguiente, una sola vuelta.
clause-S-7-2 = Quien pone una popa ya ha jugado su turno, y se sigue después de esa persona.
clause-S-7-3 = Si nadie la pone, se puntúan los tres barcos: arriba, en medio, abajo.
clause-S-7-4 = Después juega quien fue preguntado primero. Si por el camino se acaban las cartas, llega enseguida el recuento final.

chapter-S-8 = El final
clause-S-8-1 = La partida termina cuando se ha puesto la última carta, por un jugador o para un barco nuevo, y el mazo y la muestra están vacíos.
clause-S-8-2 =
    .finish_last_turn-on = Quien pone la última carta aún carga y puede jugar un jefe.
clause-S-8-3 = Recuento final: primero actúan todos los jefes, los del barco de arriba, luego los de en medio, luego los de abajo.
clause-S-8-4 = Después pagan los tres barcos, por cortos que sean.
clause-S-8-5 = Gana el total más alto. En caso de empate se comparte la victoria.

chapter-S-9 = Lo que está oculto
clause-S-9-1 = Solo está oculto el orden del mazo, y para todos por igual.

chapter-S-10 = Opciones de la mesa
clause-S-10-1 =
    .count_stern_shield-on = La popa muestra un escudo de quien la pone: cuenta en el recuento que provoca.
clause-S-10-2 =
    .deck-pairs = Mazo «parejas»: por emblema, cuatro cartas de un escudo, y dos cartas de cada pareja de emblemas.
    .deck-twins = Mazo «gemelos»: por emblema, dos cartas de un escudo y dos de dos escudos iguales, y dos cartas de cada pareja de emblemas.
clause-S-10-3 =
    .finish_last_turn-off = El recuento final sigue enseguida a la última carta, sin carga ni jefe.
clause-S-10-4 =
    .new_ship_cards-choose = Barco nuevo, mazo corto: quien puso la popa debe elegir qué cartas descubiertas se usan; tras tres barcos llenos elige la primera persona preguntada.
clause-S-10-5 =
    .protection_blocks_owner-off = Quien jugó la protección puede retirar e intercambiar vikingos protegidos.
clause-S-10-6 =
    .protection_spans_rows-on = La protección vale en todo el recuento final, también contra los jefes de los barcos de más abajo.
clause-S-10-7 =
    .remove_from_display-on = Un jefe puede retirar cartas descubiertas; el hueco se llena después de la recogida.
clause-S-10-8 =
    .one_stone_per_card-on = Como mucho una ficha de armamento por vikingo.
