help-aim = Reúne las fichas con la suma más alta.
    .title = Objetivo
help-turn = Toma una ficha de la fila visible. Una ficha de la bolsa ocupa su lugar. Luego juega el siguiente jugador.
    .title = Un turno
help-score = Las fichas 2, 5 y 7 dan 2 + 5 + 7 = 14 puntos.
    .title = Un ejemplo de puntuación
chapter-{{letter}}-1 = Preparación
clause-{{letter}}-1-1 = La bolsa contiene, mezcladas, las fichas del 1 a cuatro veces el número de jugadores.
clause-{{letter}}-1-2 = Tres fichas de la bolsa forman la fila visible.
clause-{{letter}}-1-3 = El primer jugador se sortea o se acuerda.
chapter-{{letter}}-2 = Un turno
clause-{{letter}}-2-1 = Toma una ficha de la fila visible.
clause-{{letter}}-2-2 = Una ficha de la bolsa ocupa su lugar, mientras quede alguna. Luego juega el siguiente jugador.
chapter-{{letter}}-3 = Final
clause-{{letter}}-3-1 = Cuando no queda ninguna ficha, cada una vale su número. Gana la suma más alta.
clause-{{letter}}-3-2 = En caso de empate gana quien tenga la ficha más alta.
