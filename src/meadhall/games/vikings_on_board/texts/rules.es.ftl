# The rules of Vikings on Board, clause by clause

help-aim = Toma mercancías de los barcos que zarpan: cada una vale de 1 a 4, según el precio del mercado al final. Apuesta por el clan que liderará un barco: una apuesta ganada da su número. Zarpan siete de los ocho barcos y la partida termina con el séptimo. Gana quien tiene más puntos.
    .title = Objetivo
help-turn = Envía un vikingo a una casa libre del pueblo y haz su acción: mover piezas, cargar una mercancía, subir un precio, apostar o zarpar. En cada casa cabe un vikingo por ronda, y las casas ocupadas dan el orden de la ronda siguiente. Quien toma Zarpar está al timón: un barco zarpa al final de la ronda.
    .title = Un turno
    .set_sail_ship_choice-end_of_round = El barco se elige entonces.
    .set_sail_ship_choice-when_taken = El barco se elige en el acto.
help-score = Precios: pieles 2, grano 2, clavos 3. En tu reserva, las mercancías ocultas que son tuyas, hay 2 de grano, 1 de clavos y 1 de pieles, y has ganado tu apuesta 4: 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = Un ejemplo de puntuación
help-sailing = Zarpa un barco: junto a la proa Luna 3, luego Martillo 3, luego Pino 2. Lleva grano, pieles, pieles y clavos. Luna y Martillo tienen 3 escudos cada uno; Luna está más cerca de la proa y lidera. Luna, Martillo y Pino toman 1 mercancía cada uno y la cuarta vuelve a ser de Luna. Las apuestas por Luna en este barco se ganan.
    .title = Un ejemplo de salida
help-neutral = Con 2 o 3 jugadores, un clan que nadie dirige es neutral. Sol es neutral y lidera un barco, luego vienen Luna y Martillo; en la proa hay pieles, grano y clavos. Primero le toca a Sol: quien se sienta a la izquierda de Luna retira 1 mercancía del juego. Después Luna y Martillo toman 1 cada uno.
    .title = Clanes neutrales
help-watch = Una apuesta se gana o se queda en el tablero; nunca vuelve a la mano. Mientras haya una acción que puedas hacer, debes elegir una de esas. El historial nombra cada mercancía que se toma; los valores de las apuestas siguen ocultos hasta el final.
    .title = Conviene saber

chapter-V-1 = Preparación
clause-V-1-1 = Hay cuatro clanes: Martillo (rojo), Luna (azul), Pino (verde) y Sol (amarillo). Diriges uno; un clan que nadie dirige es neutral. Las 24 piezas de casco están siempre en juego: cada clan tiene dos de un escudo, dos de dos y dos de tres.
clause-V-1-2 = Hay ocho barcos en el puerto. Tras cada proa hay tres piezas al azar, ningún clan dos veces en el mismo barco.
clause-V-1-3 = Se mezclan boca abajo quince mercancías (cinco de pieles, cinco de grano, cinco de clavos): siete junto a Cargar 1 y ocho junto a Robar 3. Los barcos aún están vacíos.
clause-V-1-4 = En el mercado los tres tipos empiezan a precio 1.
clause-V-1-5 = Tienes cuatro fichas de apuesta, de valor 1, 2, 3 y 4. Solo tú puedes mirarlas.
clause-V-1-6 = Con 2, 3 o 4 jugadores cada uno tiene 4, 3 o 2 vikingos. La suerte decide quién es A, B, C y D. Los vikingos se alinean desde la casa 1: ABBAABBA con dos, ABCBCACAB con tres, ABCDDCBA con cuatro.
clause-V-1-7 = Hay siete popas listas: una por cada barco que zarpará.

chapter-V-2 = La ronda
clause-V-2-1 = Los vikingos se mueven de uno en uno, en el orden de sus casas, desde la 1. Cada uno se mueve una vez por ronda.
clause-V-2-2 = Tu vikingo pasa a una casa libre del otro lado de la aldea. En cada casa cabe un vikingo, así que cada acción se usa como mucho una vez por ronda.
clause-V-2-3 = Debes elegir una casa cuya acción puedas hacer, y hacerla.
clause-V-2-4 = Solo si no puedes hacer ninguna de las acciones libres envías tu vikingo a cualquier casa libre, sin efecto.
clause-V-2-5 = Cuando todos los vikingos se han movido y alguien tomó Zarpar, esa persona envía un barco al mar. Si no, no zarpa ninguno.
clause-V-2-6 = Si quedan popas, empieza una ronda nueva. Las casas ocupadas, de la 1 a la 11, dan el orden.
clause-V-2-7 = Las acciones solo afectan a barcos en el puerto. Un barco tiene como mucho cinco piezas; puede perder la última.

chapter-V-3 = La aldea
clause-V-3-1 = Primer turno (1): sin efecto, pero en la próxima ronda mueves primero. Siempre se puede tomar.
clause-V-3-2 = Adelantar (2): mueve una pieza de tu clan hacia la proa de su barco.
    .promote_mode-front = Va al frente, junto a la proa.
    .promote_mode-one_step = Avanza un puesto.
    .promote_needs_real_move-on = Una pieza que ya está al frente no puede adelantarse.
    .promote_needs_real_move-off = También se puede elegir una pieza que ya está al frente, sin efecto.
clause-V-3-3 = Salto propio (3): lleva una pieza de tu clan al final de otro barco con menos de cinco piezas.
clause-V-3-4 = Apuesta (4): pon boca abajo una de tus fichas en un círculo del puerto.
clause-V-3-5 = Cargar 1 (5): la primera mercancía de la pila va boca arriba a la proa de cualquier barco en el puerto. Se puede mientras quede pila.
clause-V-3-6 = Mercado (6): el precio de un tipo sube 1. Ningún precio pasa de 4 y los precios nunca bajan.
clause-V-3-7 = Salto libre (7): como la casa 3, con una pieza de cualquier clan.
clause-V-3-8 = Apostar o mover (8): o apuestas como en la casa 4, o mueves una de tus apuestas a otro círculo, en el mismo barco o en otro.
clause-V-3-9 = Robar 3 (9): mira en secreto las tres primeras mercancías de la pila, o las que queden. Pon una boca arriba en cualquier barco del puerto.
    .draw_three_return_order-as_drawn = Las otras van bajo la pila en el orden robado.
    .draw_three_return_order-player_choice = Las otras van bajo la pila en el orden que elijas.
clause-V-3-10 = Zarpar (10): toma una popa; esta ronda tienes el mando.
    .set_sail_ship_choice-end_of_round = Eliges el barco al final de la ronda.
    .set_sail_ship_choice-when_taken = Eliges el barco en el acto.
clause-V-3-11 = Intercambio (11): dos piezas de dos barcos distintos cambian de sitio, sean del clan que sean.

chapter-V-4 = La salida
clause-V-4-1 = Se elige un barco en el puerto con al menos una mercancía y al menos una pieza. Si no lo hay, cualquier barco en el puerto.
clause-V-4-2 = Primero se decide el control, luego se reparten las mercancías y después se resuelven las apuestas.
clause-V-4-3 = Cuenta los escudos de cada clan en el barco: más escudos van antes. Un clan sin piezas a bordo no participa.
clause-V-4-4 = Con los mismos escudos va antes el clan cuya pieza más adelantada está más cerca de la proa.
clause-V-4-5 = En ese orden cada clan toma una mercancía, una y otra vez hasta que no quede ninguna. Eliges la tuya y la dejas boca abajo en tu reserva.
clause-V-4-6 = Cuando le toca a un clan neutral, una mercancía sale del juego. La elige quien se sienta a la izquierda de quien tomaría después.
    .neutral_clan_counts_as_present-on = Vale también cuando a bordo solo está el clan de una persona.
    .neutral_clan_counts_as_present-off = Pero si a bordo solo está el clan de una persona, esta toma todas las mercancías.
clause-V-4-7 = Si no hay a bordo ningún clan dirigido por alguien, todas las mercancías salen del juego. Si no hay ninguna pieza, tampoco gana ninguna apuesta.
clause-V-4-8 = Si ya no hay nada que elegir, no se pregunta a nadie: las mercancías que quedan son todas de un tipo, van todas a la misma persona o salen todas del juego.
clause-V-4-9 = El barco se va con sus piezas y nunca vuelve.

chapter-V-5 = Apuestas
clause-V-5-1 = Una apuesta está ante un barco en el puerto, en el círculo de uno de los cuatro clanes. Solo puedes tener una en cada barco.
    .circle_shared_by_players-on = Varias personas pueden apostar en el mismo círculo.
    .circle_shared_by_players-off = En un círculo cabe la apuesta de una sola persona.
    .bets_on_neutral_clans-on = También puedes apostar por un clan neutral.
    .bets_on_neutral_clans-off = Nadie puede apostar por un clan neutral.
clause-V-5-2 = Cuando zarpa un barco, toda apuesta por el clan que manda en él se gana y vuelve boca abajo a su dueño.
clause-V-5-3 = Las demás se quedan en el amarre vacío. La casa 8 aún puede moverlas.
    .move_own_bets_only-on = Solo mueves tus propias apuestas.
    .move_own_bets_only-off = También puedes mover las ajenas.
    .bets_may_move_to_sailed_ship-on = Una apuesta puede ir también a un amarre vacío.
clause-V-5-4 = Una apuesta ganada nunca vuelve a la mano.

chapter-V-6 = El final
clause-V-6-1 = La partida acaba cuando ha zarpado el séptimo barco y se han repartido sus mercancías.
clause-V-6-2 = Cada mercancía vale su precio de mercado y cada apuesta ganada su valor. Las demás apuestas no valen nada.
clause-V-6-3 = Gana quien tenga más puntos. En caso de empate, más mercancías; luego más puntos de mercancías; si no, la victoria se comparte.
clause-V-6-4 = El barco que queda en el puerto no vale nada.

chapter-V-7 = Para dos: invitados
clause-V-7-1 =
    .two_player_extra_shield-on = En cuanto tu rival toma Zarpar debes poner un vikingo neutral sobre una pieza de tu clan en el puerto. Cada pieza lleva como mucho un invitado.
clause-V-7-2 =
    .two_player_extra_shield-on = Un invitado cuenta como un escudo más del clan de la pieza.
clause-V-7-3 =
    .two_player_extra_shield-on = Va con su pieza y nunca se quita.

chapter-V-8 = Visible y oculto
clause-V-8-1 = Todos ven los cascos, las mercancías en las proas, los precios, el dueño y el círculo de cada apuesta, y cuántas mercancías y apuestas hay en cada sitio.
clause-V-8-2 = Solo tú ves el valor de tus apuestas, tu reserva y las mercancías que miras con Robar 3. Nadie conoce el orden de las pilas. Al final se descubre todo.
clause-V-8-3 = Puedes recordar lo que viste: lo que tomaron otros y lo que devolviste. Los bots también lo hacen.
