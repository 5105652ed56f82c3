# The rules of Animals on Board, clause by clause

help-aim = Llena tu arca con 10 animales como mucho. Un animal solo de su especie da su número, de 1 a 5. Tres o más de una especie forman una manada y dan 5 cada uno. Exactamente dos de una especie se quedan en tierra y no dan nada. Cada caja que queda da 1. Gana quien tiene más puntos.
    .title = Objetivo
help-turn = Divide un grupo en dos y recibe 1 caja, o toma un grupo entero para tu arca y paga 1 caja por loseta. Después de tomar quedas fuera de la ronda. La última persona que sigue en la ronda tiene un último turno. La primera en salir empieza la ronda siguiente.
    .title = Un turno
help-score = Cebra 4, zorro 2, 3 pandas, 5 tigres, 2 elefantes y 2 cajas. Los 2 elefantes se van y quedan 10 animales: 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = Un ejemplo de puntuación
help-watch = Dividir con 5 cajas cuesta 1: te quedan 4. Quien empieza la ronda nunca puede tomar enseguida, porque el único grupo cuesta más de 5 cajas. 5 tigres, 5 pandas y una tortuga 1 son 11 animales, 1 de más: sin la tortuga dan 50, sin un tigre 46. Un arca no se abre hasta el final. El historial guarda cada loseta tomada a la vista, pero no la que se guardó al principio ni la oculta.
    .title = Conviene saber

chapter-A-1 = Preparación
clause-A-1-1 = Hay doce especies de cinco losetas cada una, con valores del 1 al 5. Con dos jugadores se usan ocho especies, con tres diez y con cuatro las doce. Las que se quedan en la caja se sortean; todos saben cuáles son.
clause-A-1-2 = Las losetas en uso se mezclan en una pila boca abajo.
clause-A-1-3 = Cada jugador tiene un arca y una caja de comida. El resto de las veinte cajas forma la reserva.
clause-A-1-4 = Cada jugador roba tres losetas y las mira a solas. Todos a la vez y en secreto conservan una para su arca. Cuando todos han elegido, las otras dos de cada uno van boca arriba al muelle.
clause-A-1-5 = Un jugador tiene la bandera de inicio: el acordado en la mesa o uno sorteado.

chapter-A-2 = Comienzo de una ronda
clause-A-2-1 = Todas las losetas del muelle se juntan en un solo grupo.
clause-A-2-2 = Se añaden losetas de la pila hasta que haya 8, 10 o 12 boca arriba (con 2, 3 o 4 jugadores). Las que quedaban cuentan.
clause-A-2-3 = Se añade una loseta más boca abajo, salvo que la de una ronda anterior siga ahí. Nadie la mira. Nunca hay más de una.
clause-A-2-4 = Todos vuelven a participar. Las cajas se conservan. Empieza quien tiene la bandera de inicio.

chapter-A-3 = Un turno
clause-A-3-1 = En tu turno haces una sola cosa: dividir un grupo o tomar un grupo.
clause-A-3-2 = Dividir: elige un grupo de al menos dos losetas y repártelo como quieras en dos grupos de al menos una loseta. La loseta oculta puede ir a cualquiera de los dos. Los demás grupos no se tocan. Después recibes una caja de la reserva.
clause-A-3-3 = Tomar: elige un grupo que no tenga más losetas que cajas tienes tú, paga una caja por cada loseta y ponlas todas en tu arca. Si entre ellas está la loseta oculta, solo tú ves qué es. Quedas fuera de la ronda. Quien sale primero recibe la bandera de inicio para la ronda siguiente.
clause-A-3-4 = Nadie tiene más de cinco cajas. Quien divide con cinco no recibe ninguna, sino que devuelve una y se queda con cuatro.
clause-A-3-5 = Quien no puede dividir ni tomar pasa, y sigue en la ronda.
clause-A-3-6 = En ningún otro caso se pasa. Si no hay nada que dividir, debes tomar; si no puedes pagar ningún grupo, debes dividir, aunque tengas cinco cajas.

chapter-A-4 = Desarrollo y final de una ronda
clause-A-4-1 = Se juega en el sentido de las agujas del reloj. Se salta a quienes están fuera.
clause-A-4-2 = En cuanto solo queda una persona en la ronda, tiene un último turno. Después la ronda termina, haya hecho lo que haya hecho.
    .last_turn_optional-on = Puede dividir, tomar o renunciar. Renunciar no cambia nada.
    .last_turn_optional-off = Debe dividir o tomar si es posible.
clause-A-4-3 = Si ningún arca está llena, empieza la ronda siguiente quien salió primero.
clause-A-4-4 = Quien tiene diez animales o más lo anuncia. En un arca caben diez; los que sobran siguen siendo de su dueño hasta el final.

chapter-A-5 = Final de la partida
clause-A-5-1 = La partida termina al acabar una ronda en la que algún arca lleva diez animales o más. Los demás juegan antes esa ronda hasta el final.
clause-A-5-2 = Cada jugador descarta toda especie de la que tenga exactamente dos animales.
clause-A-5-3 = Si después quedan más de diez animales, se descarta exactamente lo que sobra. Puede irse cualquier animal, pero ninguna especie puede quedar con exactamente dos.
    .surplus-best = La elección que da más puntos se hace automáticamente.
    .surplus-ask = Eliges qué animales se van.
clause-A-5-4 = Un animal único de su especie da su valor. Un animal de una manada de tres o más da 5 puntos, sea cual sea su valor. Cada caja da 1 punto.
clause-A-5-5 = Gana quien tiene más puntos. En caso de empate, quien lleva más especies en el arca que zarpa. Si persiste, se comparte la victoria.

chapter-A-6 = Qué está a la vista y qué es secreto
clause-A-6-1 = Son secretas la pila, la loseta oculta y las losetas de las arcas ajenas. Se puede recordar lo que subió a bordo a la vista: el registro lo cuenta, el arca no lo muestra.
clause-A-6-2 = Están a la vista los grupos, las cajas y el número de animales de cada jugador, quién está fuera, la bandera de inicio y las especies en juego.
clause-A-6-3 = Cuando termina la última ronda, se descubren las arcas.
