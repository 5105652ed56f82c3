# The rules of Skibe, clause by clause

chapter-S-1 = Preparación
clause-S-1-1 = Cada cual tiene un color, cinco jefes (armamento, víveres, retirada, cambio, protección) y dos popas.
clause-S-1-2 = Las cartas de vikingos que solo muestran colores con los que nadie juega salen de la partida; una carta con al menos un color en juego se queda. Quedan 30, 36 o 40 cartas con 3, 4 o 5 jugadores.
clause-S-1-3 = Las tres proas están una debajo de otra: arriba, en medio, abajo. Cada una lleva una ficha de víveres. Otras tres fichas de víveres y cuatro de armamento forman la reserva.
clause-S-1-4 = Cada barco empieza con dos vikingos. Tres cartas descubiertas forman la muestra; el resto es el mazo boca abajo. Los símbolos de estas primeras cartas no tienen efecto.
clause-S-1-5 = La mesa decide quién empieza, o se sortea. Se juega en el sentido de las agujas del reloj.
clause-S-1-6 = Una carta de vikingos muestra uno o dos escudos y un símbolo, víveres o armamento. Nunca se publicó qué cartas hay: los dos mazos son reconstrucciones.

chapter-S-2 = Un turno
clause-S-2-1 = En tu turno haces exactamente una cosa: construir con una carta de vikingos o poner una popa. No puedes pasar.
clause-S-2-2 = Después juega la siguiente persona en el sentido de las agujas del reloj.

chapter-S-3 = Construir
clause-S-3-1 = Toma una carta descubierta o roba a ciegas la primera del mazo. Ves la carta robada antes de elegir barco, pero tienes que ponerla.
clause-S-3-2 = Pon la carta en el extremo derecho de cualquier barco que no esté lleno. Un barco admite 5, 6 o 7 vikingos con 3, 4 o 5 jugadores.
clause-S-3-3 = Después carga en cualquier barco lo que muestra el símbolo de esa carta: víveres en una proa, armamento en un vikingo.
clause-S-3-4 = Víveres: mientras haya en la reserva, debes poner una ficha de ella en la proa que elijas.
clause-S-3-5 = Sin víveres en la reserva: puedes mover una ficha de una proa a otra. La última ficha de una proa nunca se mueve.
clause-S-3-6 = Armamento: mientras haya en la reserva, debes poner una ficha de ella en el vikingo que elijas, siempre que no muestre ninguno de los colores de la carta que acabas de poner.
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
clause-S-5-2 = Armamento: mueve una ficha de armamento de un vikingo a otro, de la reserva a un vikingo o de un vikingo a la reserva; en cualquier barco y de cualquier color.
clause-S-5-3 = Víveres: mueve una ficha de víveres de una proa a otra, de la reserva a una proa o de una proa a la reserva. La última ficha de una proa se queda.
clause-S-5-4 = Retirada: un vikingo de cualquier barco, sin armamento y sin protección, sale de la partida.
clause-S-5-5 = Cambio: dos vikingos sin armamento y sin protección cambian de sitio, en cualquier barco; uno de ellos puede ser una carta descubierta. Los símbolos no tienen efecto.
clause-S-5-6 = Protección: hasta que esta fila de jefes termine de actuar, los vikingos de este barco que muestran el color del dueño no se pueden retirar ni intercambiar.

chapter-S-6 = Puntos y recogida
clause-S-6-1 = Cada cual recibe: (escudos propios en el barco + armamento sobre vikingos del color propio) × víveres en la proa.
clause-S-6-2 = Una carta de dos colores, igual que una ficha sobre ella, cuenta para los dos jugadores. Los colores con los que nadie juega no cuentan para nadie.
clause-S-6-3 = El armamento del barco y todos los víveres menos una ficha vuelven a la reserva. Sus vikingos, sus jefes y la popa salen de la partida.
clause-S-6-4 = La proa recibe dos vikingos nuevos del mazo. Si no alcanza, se usan cartas descubiertas, primero la casilla 1. Sus símbolos no tienen efecto.

chapter-S-7 = Todos los barcos llenos
clause-S-7-1 = Si los tres barcos están llenos, quien tiene el turno puede poner una popa o renunciar; después se pregunta al siguiente, una sola vuelta.
clause-S-7-2 = Quien pone una popa ya ha jugado su turno, y se sigue después de esa persona.
clause-S-7-3 = Si nadie la pone, se puntúan los tres barcos: arriba, en medio, abajo.
clause-S-7-4 = Después juega quien fue preguntado primero. Si por el camino se acaban las cartas, llega enseguida el recuento final.

chapter-S-8 = El final
clause-S-8-1 = La partida termina cuando se ha puesto la última carta, por un jugador o para un barco nuevo, y el mazo y la muestra están vacíos.
clause-S-8-2 = Quien pone la última carta aún carga y puede jugar un jefe.
clause-S-8-3 = Recuento final: primero actúan todos los jefes, los del barco de arriba, luego los de en medio, luego los de abajo.
clause-S-8-4 = Después pagan los tres barcos, por cortos que sean.
clause-S-8-5 = Gana el total más alto. En caso de empate se comparte la victoria.

chapter-S-9 = Lo que está oculto
clause-S-9-1 = Solo está oculto el orden del mazo, y para todos por igual.

chapter-S-10 = Opciones de la mesa
clause-S-10-1 = La popa muestra un escudo: cuenta para su dueño en el recuento que provoca.
clause-S-10-2 = Mazo: «parejas» tiene por color cuatro cartas de un escudo y dos cartas de cada pareja de colores. «Gemelos» tiene por color dos cartas de un escudo y dos de dos escudos iguales, y dos cartas de cada pareja.
clause-S-10-3 = La última carta es un turno completo: si está desactivado, el recuento final sigue enseguida a la última carta.
clause-S-10-4 = Barco nuevo, mazo corto: quien puso la popa puede elegir qué cartas descubiertas se usan.
clause-S-10-5 = La protección obliga también a su dueño: si está desactivado, el dueño puede retirar e intercambiar vikingos protegidos.
clause-S-10-6 = La protección vale en todo el recuento final, también contra los jefes de los barcos de más abajo.
clause-S-10-7 = Un jefe puede retirar cartas descubiertas; el hueco se llena después de la recogida.
clause-S-10-8 = Como mucho una ficha de armamento por vikingo.
