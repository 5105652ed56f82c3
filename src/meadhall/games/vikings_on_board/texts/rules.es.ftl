# The rules of Vikings on Board, clause by clause

chapter-V-1 = Preparación
clause-V-1-1 = Hay cuatro clanes: Martillo (rojo), Luna (azul), Pino (verde) y Sol (amarillo). Diriges uno; un clan que nadie dirige es neutral. Las 24 piezas de casco están siempre en juego: cada clan tiene dos de un escudo, dos de dos y dos de tres.
clause-V-1-2 = Hay ocho barcos en el puerto. Tras cada proa hay tres piezas al azar, ningún clan dos veces en el mismo barco.
clause-V-1-3 = Se mezclan boca abajo quince mercancías (cinco de pieles, cinco de grano, cinco de clavos): siete junto a Cargar 1 y ocho junto a Robar 3. Los barcos aún están vacíos.
clause-V-1-4 = En el mercado los tres tipos empiezan a precio 1.
clause-V-1-5 = Tienes cuatro fichas de apuesta, de valor 1, 2, 3 y 4. Solo tú puedes mirarlas.
clause-V-1-6 = Con 2, 3 o 4 jugadores cada uno tiene 4, 3 o 2 vikingos. La suerte decide quién es A, B, C y D. Los vikingos se alinean desde la casilla 1: ABBAABBA con dos, ABCBCACAB con tres, ABCDDCBA con cuatro.
clause-V-1-7 = Hay siete popas listas: una por cada barco que zarpará.

chapter-V-2 = La ronda
clause-V-2-1 = Los vikingos se mueven de uno en uno, en el orden de sus casillas, desde la 1. Cada uno se mueve una vez por ronda.
clause-V-2-2 = Tu vikingo pasa a una casilla libre del otro lado de la aldea. En cada casilla cabe un vikingo, así que cada acción se usa como mucho una vez por ronda.
clause-V-2-3 = Debes elegir una casilla cuya acción puedas hacer, y hacerla.
clause-V-2-4 = Solo si no puedes hacer ninguna de las acciones libres envías tu vikingo a cualquier casilla libre, sin efecto.
clause-V-2-5 = Cuando todos los vikingos se han movido y alguien tomó Zarpar, esa persona envía un barco al mar. Si no, no zarpa ninguno.
clause-V-2-6 = Si quedan popas, empieza una ronda nueva. Las casillas ocupadas, de la 1 a la 11, dan el orden.
clause-V-2-7 = Las acciones solo afectan a barcos en el puerto. Un barco tiene como mucho cinco piezas; puede perder la última.

chapter-V-3 = La aldea
clause-V-3-1 = Primer turno (1): sin efecto, pero en la próxima ronda mueves primero. Siempre se puede tomar.
clause-V-3-2 = Adelantar (2): lleva una pieza de tu clan al frente de su barco, junto a la proa. Una pieza que ya está al frente no puede adelantarse. Una mesa puede acordar un solo puesto, o permitir elegir la pieza del frente.
clause-V-3-3 = Salto propio (3): lleva una pieza de tu clan al final de otro barco con menos de cinco piezas.
clause-V-3-4 = Apuesta (4): pon boca abajo una de tus fichas en un círculo del puerto.
clause-V-3-5 = Cargar 1 (5): la primera mercancía de la pila va boca arriba a la proa de cualquier barco en el puerto. Se puede mientras quede pila.
clause-V-3-6 = Mercado (6): el precio de un tipo sube 1. Ningún precio pasa de 4 y los precios nunca bajan.
clause-V-3-7 = Salto libre (7): como la casilla 3, con una pieza de cualquier clan.
clause-V-3-8 = Apostar o mover (8): o apuestas como en la casilla 4, o mueves una de tus apuestas a otro círculo, en el mismo barco o en otro.
clause-V-3-9 = Robar 3 (9): mira en secreto las tres primeras mercancías de la pila, o las que queden. Pon una boca arriba en cualquier barco del puerto; las otras van bajo la pila en el orden robado, o en el que elijas si la mesa lo acordó.
clause-V-3-10 = Zarpar (10): toma una popa; esta ronda tienes el mando. Eliges el barco al final de la ronda, o en el acto si la mesa lo acordó.
clause-V-3-11 = Intercambio (11): dos piezas de dos barcos distintos cambian de sitio, sean del clan que sean.

chapter-V-4 = La salida
clause-V-4-1 = Se elige un barco en el puerto con al menos una mercancía y al menos una pieza. Si no lo hay, cualquier barco en el puerto.
clause-V-4-2 = Primero se decide el control, luego se reparten las mercancías y después se resuelven las apuestas.
clause-V-4-3 = Cuenta los escudos de cada clan en el barco: más escudos van antes. Un clan sin piezas a bordo no participa.
clause-V-4-4 = Con los mismos escudos va antes el clan cuya pieza más adelantada está más cerca de la proa.
clause-V-4-5 = En ese orden cada clan toma una mercancía, una y otra vez hasta que no quede ninguna. Eliges la tuya y la dejas boca abajo en tu reserva.
clause-V-4-6 = Cuando le toca a un clan neutral, una mercancía sale del juego. La elige quien se sienta a la izquierda de quien tomaría después.
clause-V-4-7 = Si no hay a bordo ningún clan dirigido por alguien, todas las mercancías salen del juego. Si no hay ninguna pieza, tampoco gana ninguna apuesta.
clause-V-4-8 = Si ya no hay nada que elegir, no se pregunta a nadie: las mercancías que quedan son todas de un tipo, van todas a la misma persona o salen todas del juego.
clause-V-4-9 = El barco se va con sus piezas y nunca vuelve.

chapter-V-5 = Apuestas
clause-V-5-1 = Una apuesta está ante un barco en el puerto, en el círculo de uno de los cuatro clanes. Solo puedes tener una en cada barco. Una mesa puede admitir una sola apuesta por círculo, o ninguna por clanes neutrales.
clause-V-5-2 = Cuando zarpa un barco, toda apuesta por el clan que manda en él se gana y vuelve boca abajo a su dueño.
clause-V-5-3 = Las demás se quedan en el amarre vacío. La casilla 8 aún puede moverlas. Una mesa puede permitir mover también las ajenas, o moverlas a amarres vacíos.
clause-V-5-4 = Una apuesta ganada nunca vuelve a la mano.

chapter-V-6 = El final
clause-V-6-1 = La partida acaba cuando ha zarpado el séptimo barco y se han repartido sus mercancías.
clause-V-6-2 = Cada mercancía vale su precio de mercado y cada apuesta ganada su valor. Las demás apuestas no valen nada.
clause-V-6-3 = Gana quien tenga más puntos. En caso de empate, más mercancías; luego más puntos de mercancías; si no, la victoria se comparte.
clause-V-6-4 = El barco que queda en el puerto no vale nada.

chapter-V-7 = Para dos: invitados
clause-V-7-1 = Con esta opción, en cuanto tu rival toma Zarpar debes poner un vikingo neutral sobre una pieza de tu clan en el puerto. Cada pieza lleva como mucho un invitado.
clause-V-7-2 = Un invitado cuenta como un escudo más del clan de la pieza.
clause-V-7-3 = Va con su pieza y nunca se quita.

chapter-V-8 = Visible y oculto
clause-V-8-1 = Todos ven los cascos, las mercancías en las proas, los precios, el dueño y el círculo de cada apuesta, y cuántas mercancías y apuestas hay en cada sitio.
clause-V-8-2 = Solo tú ves el valor de tus apuestas, tu reserva y las mercancías que miras con Robar 3. Nadie conoce el orden de las pilas. Al final se descubre todo.
clause-V-8-3 = Puedes recordar lo que viste: lo que tomaron otros y lo que devolviste. Los bots también lo hacen.
