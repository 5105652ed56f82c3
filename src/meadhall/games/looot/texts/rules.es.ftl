# The rules of Looot, clause by clause

help-aim = Llena tu fiordo de recursos, edificios y drakkars para llenar drakkars y terminar obras. Un castillo da 4, una atalaya 2, una casa 1, el oro 2, una oveja 1, la madera 1; un drakkar lleno aumenta todo lo de su tipo. Las obras dan 5, 7 y 9; un trofeo, sus puntos. Cada drakkar sin llenar cuesta 5. Gana quien tiene más puntos.
    .title = Objetivo
help-turn = Coloca un vikingo (antes puedes usar escudos), pon su recurso en tu fiordo y luego los edificios que captura. Al final de tu turno puedes tomar 1 drakkar y, una vez por partida, 1 trofeo.
    .title = Un turno
help-score = Drakkars llenos: castillo +3, oveja +1, oveja +2. 1 drakkar no está lleno. El altar está terminado y el trofeo es el de 3 hachas. En el fiordo hay 2 castillos, 3 atalayas, 3 casas, 1 oro, 4 ovejas, 2 maderas y 3 hachas: 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = Un ejemplo de puntuación
help-captures = Un grupo de 8 vikingos que toca un castillo por primera vez toma 2 losetas de golpe. Si allí ya había tomado 1 con 4 vikingos, con 8 toma 1 más. Un segundo grupo de 4 en el mismo castillo no toma ninguna. 3 atalayas unidas de golpe son 3 parejas: te corresponden 2 losetas de cada una.
    .title = Ejemplos de capturas
help-watch = El escudo «segundo vikingo» usado con tu último vikingo se gasta sin efecto. El escudo «casilla ocupada» no se puede usar mientras las tierras están vacías. Puedes tomar un trofeo más bajo de lo que permiten tus hachas, pero solo uno por partida. Con el fiordo lleno ya solo ganas un trofeo. Todos los drakkars y obras están en el último capítulo; la vista de texto muestra qué drakkars quedan en la bolsa.
    .title = Conviene saber

chapter-L-1 = Preparación
clause-L-1-1 = Las tierras se forman con tantos tableros como jugadores haya.
    .layout-random = Tableros, caras y uniones se sortean: cada tablero nuevo se une por uno de sus lados a un lado libre de otro ya colocado.
    .layout-example = Los tableros siguen el ejemplo fijo para ese número de jugadores.
clause-L-1-2 = El tablero de océano se pone junto a un lado libre de las tierras. Los treinta drakkars se mezclan en la bolsa; se sacan cinco y se ponen boca arriba en sus cinco puestos.
clause-L-1-3 = El tablero de trofeos se pone junto a otro lado libre. En él hay cinco trofeos, por 2, 3, 4, 5 y 6 hachas, que valen 3, 6, 10, 15 y 21 puntos.
clause-L-1-4 = Cada casilla de edificio recibe sus losetas: dos en una casa, dos en una atalaya, tres en un castillo.
clause-L-1-5 = Cada jugador tiene trece vikingos, tres escudos (segundo vikingo, casilla ocupada, recurso doble) y un fiordo de 34 casillas vacías. Cada uno recibe por sorteo un puerto, un altar y un palacio, en su lugar del fiordo. Las obras sobrantes quedan fuera del juego.
clause-L-1-6 = Empieza un jugador: el que la mesa haya acordado o uno por sorteo.

chapter-L-2 = Turnos
clause-L-2-1 = Se juega en el sentido de las agujas del reloj. En tu turno colocas un vikingo, tomas lo que trae y, al final, puedes tomar un drakkar y un trofeo.
clause-L-2-2 = A quien no le quedan vikingos se le salta por completo y ya no toma ni drakkar ni trofeo.
clause-L-2-3 = Lo que hay en un fiordo nunca se mueve ni se retira. Sin casilla vacía en tu fiordo no ganas más losetas: el recurso no se toma, el edificio se queda en las tierras, no se puede elegir drakkar. El vikingo se coloca igualmente y aún se puede tomar un trofeo.

chapter-L-3 = Colocar un vikingo
clause-L-3-1 = Debes colocar un vikingo en una casilla de recurso (madera, oveja, oro o hacha) en la que no haya nadie y que esté junto a un vikingo de cualquiera o junto a un drakkar del tablero de océano.
clause-L-3-2 = Junto a significa en una de las seis casillas vecinas, también de un tablero a otro. Los tableros de océano y de trofeos tienen dos casillas de recurso cada uno, que se usan como las demás. Nadie se coloca en casillas de edificio, puestos ni trofeos. Los trofeos y los puestos vacíos no dan acceso a ninguna casilla.
clause-L-3-3 = Debes tomar un recurso del tipo de esa casilla y ponerlo en cualquier casilla vacía de tu fiordo.
clause-L-3-4 = Los recursos nunca se agotan.

chapter-L-4 = Escudos
clause-L-4-1 = Antes de colocar un vikingo puedes usar uno o varios de tus escudos. Cada uno se usa una vez por partida y solo vale para el vikingo con el que se usa.
clause-L-4-2 = Segundo vikingo: cuando esté puesto todo lo que trae el primero, colocas otro con las mismas reglas.
clause-L-4-3 = Casilla ocupada: el vikingo va a una casilla de recurso en la que ya hay un vikingo, sea de quien sea. No se retira a nadie.
clause-L-4-4 = Recurso doble: tomas dos recursos en lugar de uno. Los edificios no se duplican.

chapter-L-5 = Capturar edificios
clause-L-5-1 = Una vez puesto su recurso, mira qué captura el nuevo vikingo. Debes tomar lo que te corresponde. Si en una casilla hay menos losetas, tomas las que haya; una casilla vacía no da nada.
clause-L-5-2 = Un grupo son todos los vikingos de una persona unidos por casillas vecinas. Sus vikingos en la misma casilla van juntos y cada uno cuenta.
clause-L-5-3 = Casa: una loseta de cada casilla de casa junto al nuevo vikingo.
clause-L-5-4 = Atalaya: cuando tu grupo toca dos atalayas que no habías unido antes, toma una loseta de cada una. La misma pareja solo te paga una vez; una atalaya vuelve a pagar con otra distinta. Tres unidas de golpe son tres parejas.
clause-L-5-5 = Castillo: a un grupo de 4 vikingos que toca un castillo le corresponde una loseta de él, a uno de 8 dos, a uno de 12 tres. Se descuenta lo que ya tomaste de esa casilla. Cada castillo cuenta por separado.
clause-L-5-6 = Las losetas capturadas se ponen una a una en casillas vacías de tu fiordo. Si hay menos casillas que losetas, eliges cuáles tomas.

chapter-L-6 = Drakkars y obras
clause-L-6-1 = Un drakkar está lleno cuando los tres recursos que muestra están en las seis casillas que lo rodean. Si muestra un recurso dos veces, hacen falta dos.
clause-L-6-2 = Una obra está terminada cuando todos los recursos y edificios que muestra están a su alrededor, contados igual.
clause-L-6-3 = Ocurre por sí solo, al instante y para siempre, también cuando el drakkar se pone el último. Una loseta sirve a todos los drakkars y obras que toca; las demás losetas de alrededor no estorban.

chapter-L-7 = Fin del turno
clause-L-7-1 = Puedes tomar un drakkar del tablero de océano y ponerlo en cualquier casilla vacía de tu fiordo.
clause-L-7-2 = Su puesto se repone al instante de la bolsa. Si la bolsa está vacía, el puesto queda vacío.
clause-L-7-3 = Una vez por partida puedes tomar un trofeo que siga allí si en tu fiordo hay al menos tantas hachas como muestra, estén donde estén. Las hachas se quedan.
clause-L-7-4 = Puedes hacer ambas cosas, en cualquier orden, o ninguna.

chapter-L-8 = Fin de la partida y puntuación
clause-L-8-1 = Cada castillo vale 4, cada atalaya 2, cada casa 1, el oro 2, la oveja 1, la madera 1, el hacha nada. Cada drakkar lleno aumenta en su bonificación el valor de cada loseta de su tipo.
clause-L-8-2 = Las obras terminadas dan 5 (puerto), 7 (altar) y 9 (palacio); el trofeo, sus puntos.
clause-L-8-3 = Cada drakkar sin llenar cuesta 5.
clause-L-8-4 = La partida termina cuando a nadie le quedan vikingos, tras el final del turno en el que se colocó el último.
clause-L-8-5 = Gana el total más alto. En caso de empate decide el trofeo más alto; si también empatan, se comparte la victoria.

chapter-L-9 = Qué está a la vista
clause-L-9-1 = Todo está a la vista salvo el orden de los drakkars en la bolsa. Cualquiera puede deducir cuáles quedan en ella.

chapter-L-10 = Todos los drakkars y obras
clause-L-10-1 = Drakkars, { tile-castle } (4): +3 ({ tile-wood }, 2 × { tile-axe }); +3 (3 × { tile-wood }); +3 (2 × { tile-sheep }, { tile-axe }); +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Drakkars, { tile-watchtower } (5): +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-gold }, 2 × { tile-axe }); +1 (2 × { tile-wood }, { tile-axe }); +2 (2 × { tile-wood }, { tile-gold }); +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Drakkars, { tile-house } (5): +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-sheep }, 2 × { tile-axe }); +1 (3 × { tile-axe }); +1 ({ tile-gold }, 2 × { tile-axe }); +2 (3 × { tile-sheep }).
clause-L-10-4 = Drakkars, { tile-gold } (4): +2 (2 × { tile-wood }, { tile-gold }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, { tile-gold }, { tile-axe }); +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Drakkars, { tile-sheep } (6): +1 ({ tile-sheep }, { tile-gold }, { tile-axe }); +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-sheep }, 2 × { tile-axe }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Drakkars, { tile-wood } (6): +1 ({ tile-wood }, 2 × { tile-axe }); +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-wood }, { tile-gold }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Obras, { site-port } (5): { tile-sheep }, 2 × { tile-house }; { tile-wood }, 2 × { tile-house }; { tile-wood }, { tile-axe }, { tile-watchtower }; { tile-gold }, { tile-axe }, { tile-house }; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Obras, { site-altar } (7): { tile-axe }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, 2 × { tile-house }, { tile-watchtower }; { tile-sheep }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower }; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Obras, { site-palace } (9): { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle }; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle }; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
