# Written by tools/odin_cards.py from occupations.json and phrases.es.ftl. Do not edit.

card-1 = Buhonera
effect-1 = En las casillas de mercado de ganado pagas en total 1 moneda de plata menos.
occupation-1 = 1 Buhonera ({ kind-each_time }, 0 puntos): { effect-1 }
card-2 = Mecenas
effect-2 = En una casilla cuyo precio impreso es de al menos 2 monedas de plata, pagas en total 1 moneda de plata menos (no en barcos).
occupation-2 = 2 Mecenas ({ kind-each_time }, 1 punto): { effect-2 }
card-3 = Peletera
effect-3 = Después de cada uso de una casilla cuya ganancia impresa incluye exactamente 1 moneda de plata, recibe 1 trampa.
occupation-3 = 3 Peletera ({ kind-each_time }, 1 punto): { effect-3 }
card-4 = Cazadora
effect-4 = Resta 1 a tus tiradas de dado, también de incursión y de saqueo.
occupation-4 = 4 Cazadora ({ kind-each_time }, 0 puntos): { effect-4 }
card-5 = Jefe
effect-5 = Al momento, haz un banquete solo para ti; el banquete de la ronda se celebra igualmente.
occupation-5 = 5 Jefe ({ kind-immediate }, 7 puntos): { effect-5 }
card-6 = Tallista de piedra
effect-6 = Por cada piedra que tomas de una tira de montaña, recibe 1 moneda de plata.
occupation-6 = 6 Tallista de piedra ({ kind-each_time }, 1 punto): { effect-6 }
card-7 = Molinero
effect-7 = Después de cada banquete, recibe según las losetas de cereal de tu reserva: 1 → 1 moneda de plata; 2 o más → 2 monedas de plata.
occupation-7 = 7 Molinero ({ kind-each_time }, 3 puntos): { effect-7 }
card-8 = Maestro del gremio
effect-8 = Antes de los ingresos, recibe 1 loseta de aceite si al menos 5 de tus vikingos están en casillas de artesanía.
occupation-8 = 8 Maestro del gremio ({ kind-each_time }, 1 punto): { effect-8 }
card-9 = Barquera de mineral
effect-9 = Antes de los ingresos, recibe 1 mineral por cada drakkar, pero solo lo que coloques enseguida en tu tablero y tus islas.
occupation-9 = 9 Barquera de mineral ({ kind-each_time }, 0 puntos): { effect-9 }
card-10 = Ordeñador
effect-10 = Al momento, recibe 1 loseta de leche y 1 moneda de plata por cada especie de animal en tu establo (ovejas, vacas).
occupation-10 = 10 Ordeñador ({ kind-immediate }, 1 punto): { effect-10 }
card-11 = Cazador con tridente
effect-11 = Al momento, recibe 1 lanza. En la caza de ballenas, cada lanza gastada baja el resultado 2.
occupation-11 = 11 Cazador con tridente ({ kind-immediate }, { kind-each_time }, 1 punto): { effect-11 }
effect-11-1 = Al momento, recibe 1 lanza.
effect-11-2 = En la caza de ballenas, cada lanza gastada baja el resultado 2.
card-12 = Timonel
effect-12 = Al momento, recibe 1 loseta de cofre. Después de cada acción en la que has usado un drakkar, puedes tomar 1 carta de arma del mazo.
occupation-12 = 12 Timonel ({ kind-immediate }, { kind-each_time }, 0 puntos): { effect-12 }
effect-12-1 = Al momento, recibe 1 loseta de cofre.
effect-12-2 = Después de cada acción en la que has usado un drakkar, puedes tomar 1 carta de arma del mazo.
card-13 = Arquera
effect-13 = Al momento, recibe 1 arco. Resta 1 a tus tiradas de caza.
occupation-13 = 13 Arquera ({ kind-immediate }, { kind-each_time }, 1 punto): { effect-13 }
effect-13-1 = Al momento, recibe 1 arco.
effect-13-2 = Resta 1 a tus tiradas de caza.
card-14 = Naviero
effect-14 = Al momento, recibe según el número de tus juegos completos de los tres tipos de barco: 1 → 1 loseta de carne de ballena; 2 o más → 2 losetas de carne de ballena.
occupation-14 = 14 Naviero ({ kind-immediate }, 2 puntos): { effect-14 }
card-15 = Campesina
effect-15 = Al momento, recibe 2 losetas de hidromiel por cada casa de piedra o casa larga. Cada vez que construyes una casa de piedra o una casa larga, recibe 1 loseta de cuero.
occupation-15 = 15 Campesina ({ kind-immediate }, { kind-each_time }, 1 punto): { effect-15 }
effect-15-1 = Al momento, recibe 2 losetas de hidromiel por cada casa de piedra o casa larga.
effect-15-2 = Cada vez que construyes una casa de piedra o una casa larga, recibe 1 loseta de cuero.
card-16 = Capitán
effect-16 = Al momento, recibe según el mineral cargado en tus barcos (el impreso no cuenta): 4 → 2 monedas de plata; 5 → 3 monedas de plata; 6 → 4 monedas de plata; 7 o más → 5 monedas de plata.
occupation-16 = 16 Capitán ({ kind-immediate }, 2 puntos): { effect-16 }
card-17 = Navegante de Oriente
effect-17 = Al momento, puedes mejorar 1 producto naranja, rojo o verde hasta el producto azul de la misma forma.
occupation-17 = 17 Navegante de Oriente ({ kind-immediate }, 0 puntos): { effect-17 }
card-18 = Luchadora
effect-18 = Al momento, recibe según el número de tus drakkars con al menos 2 minerales: 1 → 1 loseta de seda; 2 → 1 loseta de joyas; 3 o más → 1 loseta de tesoro de plata.
occupation-18 = 18 Luchadora ({ kind-immediate }, 0 puntos): { effect-18 }
card-19 = Anfitrión
effect-19 = Al momento, recibe según el número de tus losetas especiales (en tu reserva y en tableros): 3 → 1 loseta de seda; 4 → 1 loseta de especias; 5 o más → 1 loseta de joyas.
occupation-19 = 19 Anfitrión ({ kind-immediate }, 0 puntos): { effect-19 }
card-20 = Constructora
effect-20 = Al momento, puedes recibir las bonificaciones de tus casas.
occupation-20 = 20 Constructora ({ kind-immediate }, 0 puntos): { effect-20 }
card-21 = Recolectora
effect-21 = Al momento, puedes recibir las bonificaciones de tu tablero.
occupation-21 = 21 Recolectora ({ kind-immediate }, 1 punto): { effect-21 }
card-22 = Minero
effect-22 = Al momento, recibe 1 piedra, 1 mineral y 1 moneda de plata por cada drakkar.
occupation-22 = 22 Minero ({ kind-immediate }, 1 punto): { effect-22 }
card-23 = Conserje
effect-23 = Al momento, recibe 2 monedas de plata por cada casa de piedra o casa larga.
occupation-23 = 23 Conserje ({ kind-immediate }, 1 punto): { effect-23 }
card-24 = Equipador de balleneros
effect-24 = Al momento, recibe 1 loseta de aceite por cada knarr. Después, recibe 1 madera por cada ballenero.
occupation-24 = 24 Equipador de balleneros ({ kind-immediate }, 2 puntos): { effect-24 }
effect-24-1 = Al momento, recibe 1 loseta de aceite por cada knarr.
effect-24-2 = Al momento, recibe 1 madera por cada ballenero.
card-25 = Comerciante de carne
effect-25 = Al momento, recibe 1 loseta de carne salada por cada knarr.
occupation-25 = 25 Comerciante de carne ({ kind-immediate }, 1 punto): { effect-25 }
card-26 = Inspector de carne
effect-26 = Al momento, recibe 1 moneda de plata por cada tipo de producto rojo en tu reserva y tu establo (preñada o no es un solo tipo).
occupation-26 = 26 Inspector de carne ({ kind-immediate }, 0 puntos): { effect-26 }
card-27 = Pescador
effect-27 = Al momento, recibe 1 loseta de bacalao seco por cada ballenero.
occupation-27 = 27 Pescador ({ kind-immediate }, 1 punto): { effect-27 }
card-28 = Cerrajero
effect-28 = Por cada loseta de cofre o de cofre del tesoro que recibes, puedes comprar 1 loseta de aceite por 1 moneda de plata.
occupation-28 = 28 Cerrajero ({ kind-each_time }, 1 punto): { effect-28 }
card-29 = Conservera de carne
effect-29 = Al momento, recibe 1 loseta de carne salada por cada par de 1 loseta de carne de caza y 1 loseta de carne de ballena en tu reserva (las conservas).
occupation-29 = 29 Conservera de carne ({ kind-immediate }, 3 puntos): { effect-29 }
card-30 = Mercader de seda
effect-30 = Al momento, recibe según las losetas de seda de tu reserva: 1 → 1 moneda de plata; 2 → 3 monedas de plata; 3 o más → 6 monedas de plata.
occupation-30 = 30 Mercader de seda ({ kind-immediate }, 3 puntos): { effect-30 }
card-31 = Almacenero
effect-31 = Al momento, elige un producto (no un animal) del que tengas exactamente 3 losetas en tu reserva y recibe una cuarta.
occupation-31 = 31 Almacenero ({ kind-immediate }, 2 puntos): { effect-31 }
card-32 = Proveedor de armas
effect-32 = Al momento, recibe según el número de tus drakkars: 1 → 2 cartas de arma del mazo; 2 → 5 cartas de arma del mazo; 3 o más → 10 cartas de arma del mazo.
occupation-32 = 32 Proveedor de armas ({ kind-immediate }, 2 puntos): { effect-32 }
card-33 = Esquiladora
effect-33 = Al momento, recibe según el número de tus ovejas (también preñadas): 3 → 1 loseta de lana; 4–5 → 2 losetas de lana; 6 o más → 3 losetas de lana.
occupation-33 = 33 Esquiladora ({ kind-immediate }, 2 puntos): { effect-33 }
card-34 = Pastora
effect-34 = Al momento, recibe según el número de tus ovejas (también preñadas): 2–3 → 1 loseta de leche y 1 loseta de lana; 4 o más → 1 loseta de leche y 2 losetas de lana.
occupation-34 = 34 Pastora ({ kind-immediate }, 0 puntos): { effect-34 }
card-35 = Criadora de vacas
effect-35 = Al momento, puedes hacer una fase de cría solo para ti.
occupation-35 = 35 Criadora de vacas ({ kind-immediate }, 0 puntos): { effect-35 }
card-36 = Cocinero de a bordo
effect-36 = Antes de cada comercio de ultramar, puedes mejorar 1 loseta de carne salada, de carne de caza o de carne de ballena 1 nivel.
occupation-36 = 36 Cocinero de a bordo ({ kind-each_time }, 2 puntos): { effect-36 }
card-37 = Comerciante exterior
effect-37 = Antes de cada comercio de ultramar, puedes mejorar 1 producto 1 nivel.
occupation-37 = 37 Comerciante exterior ({ kind-each_time }, 1 punto): { effect-37 }
card-38 = Pacificadora
effect-38 = En cada fase de arma nueva, puedes tomar 1 madera, 1 piedra o 1 mineral en lugar de robar una carta de arma.
occupation-38 = 38 Pacificadora ({ kind-each_time }, 2 puntos): { effect-38 }
card-39 = Estibador
effect-39 = Cuando quieras, puedes devolver a tu reserva mineral cargado en tus balleneros y drakkars.
occupation-39 = 39 Estibador ({ kind-anytime }, 2 puntos): { effect-39 }
card-40 = Maestro ebanista
effect-40 = Cuando quieras, puedes cubrir espacios de tus casas de piedra y casas largas con madera, como con plata.
occupation-40 = 40 Maestro ebanista ({ kind-anytime }, 3 puntos): { effect-40 }
card-41 = Tardón
effect-41 = Después de cada fase de bonificación, puedes cambiar 1 moneda de plata o 1 loseta de hidromiel por 1 loseta de aceite.
occupation-41 = 41 Tardón ({ kind-each_time }, 1 punto): { effect-41 }
card-42 = Administrador
effect-42 = Antes de los ingresos, puedes colocar 1 madera o 1 piedra de tu reserva en uno de tus cobertizos para recibir 1 moneda de plata.
occupation-42 = 42 Administrador ({ kind-each_time }, 2 puntos): { effect-42 }
card-43 = Recogedora de fruta
effect-43 = Al momento, recibe 1 loseta de fruta.
occupation-43 = 43 Recogedora de fruta ({ kind-immediate }, 0 puntos): { effect-43 }
card-44 = Maestra sastre
effect-44 = Cuando quieras, puedes cambiar 1 loseta de cuero, 1 loseta de lana y 1 loseta de tela de lino por 1 loseta de ropa y 3 monedas de plata.
occupation-44 = 44 Maestra sastre ({ kind-anytime }, 1 punto): { effect-44 }
card-45 = Pirata
effect-45 = Cuando quieras, puedes cambiar 1 madera y 6 monedas de plata por 1 loseta de cofre del tesoro.
occupation-45 = 45 Pirata ({ kind-anytime }, -1 punto): { effect-45 }
card-46 = Arquitecta naval
effect-46 = Cuando quieras, puedes cambiar 3 maderas y 1 loseta de lana, o 3 maderas y 1 loseta de tela de lino por 1 drakkar.
occupation-46 = 46 Arquitecta naval ({ kind-anytime }, 1 punto): { effect-46 }
card-47 = Curtidor
effect-47 = Cuando quieras, puedes cambiar 1 loseta de carne salada por 1 loseta de cuero.
occupation-47 = 47 Curtidor ({ kind-anytime }, 2 puntos): { effect-47 }
card-48 = Granjera
effect-48 = Cuando quieras, puedes cambiar 1 vaca (preñada o no) por 1 loseta de joyas.
occupation-48 = 48 Granjera ({ kind-anytime }, 3 puntos): { effect-48 }
card-49 = Labrador
effect-49 = Cuando quieras, puedes cambiar 1 vaca (preñada o no) por 1 loseta de guisantes, 1 loseta de lino, 1 loseta de alubias, 1 loseta de cereal y 1 loseta de col (cuenta como una cosecha tuya).
occupation-49 = 49 Labrador ({ kind-anytime }, 3 puntos): { effect-49 }
card-50 = Grabador de runas
effect-50 = Cuando quieras, puedes cambiar 1 loseta de piedra rúnica por 1 loseta de cuero.
occupation-50 = 50 Grabador de runas ({ kind-anytime }, 2 puntos): { effect-50 }
card-51 = Maestro cantero
effect-51 = Cuando quieras, puedes cambiar 1 loseta de piedra rúnica por 1 moneda de plata y 1 loseta de leche, o 1 moneda de plata y 1 loseta de col.
occupation-51 = 51 Maestro cantero ({ kind-anytime }, 1 punto): { effect-51 }
card-52 = Profesora
effect-52 = Cuando quieras, puedes pagar 1 moneda de plata para jugar 1 oficio de tu mano.
occupation-52 = 52 Profesora ({ kind-anytime }, 0 puntos): { effect-52 }
card-53 = Tendera de granja
effect-53 = Cuando quieras, puedes pagar 1 moneda de plata para mejorar 1 producto naranja 1 nivel.
occupation-53 = 53 Tendera de granja ({ kind-anytime }, 1 punto): { effect-53 }
card-54 = Tratante
effect-54 = Cuando quieras, puedes cambiar 1 loseta de cubertería de plata por 1 loseta de cofre o 1 loseta de seda.
occupation-54 = 54 Tratante ({ kind-anytime }, 3 puntos): { effect-54 }
card-55 = Tesorera
effect-55 = Cuando quieras, puedes cambiar 1 loseta de cofre y 3 monedas de plata por 1 loseta de cofre del tesoro.
occupation-55 = 55 Tesorera ({ kind-anytime }, 2 puntos): { effect-55 }
card-56 = Traficante de armas
effect-56 = Cuando quieras, puedes cambiar 2 cartas de arma a tu elección por 1 mineral.
occupation-56 = 56 Traficante de armas ({ kind-anytime }, 1 punto): { effect-56 }
card-57 = Cultivadora de alubias
effect-57 = Cuando quieras, puedes cambiar 2 losetas de alubias por 1 loseta de guisantes, 1 loseta de hidromiel y 1 loseta de bacalao seco.
occupation-57 = 57 Cultivadora de alubias ({ kind-anytime }, 1 punto): { effect-57 }
card-58 = Prensador de linaza
effect-58 = Cuando quieras, puedes cambiar 2 losetas de lino por 3 losetas de aceite.
occupation-58 = 58 Prensador de linaza ({ kind-anytime }, 3 puntos): { effect-58 }
card-59 = Tejedora de lino
effect-59 = Cuando quieras, puedes cambiar 2 losetas de lino y 1 moneda de plata por 2 losetas de tela de lino.
occupation-59 = 59 Tejedora de lino ({ kind-anytime }, 0 puntos): { effect-59 }
card-60 = Inspector
effect-60 = Al momento, puedes devolver a la explanada 1 vikingo tuyo de una casilla y, por tantas monedas de plata como el número de la ronda, un segundo de la misma casilla.
occupation-60 = 60 Inspector ({ kind-immediate }, 2 puntos): { effect-60 }
card-61 = Dueña del astillero
effect-61 = Al momento, puedes cambiar 1 drakkar (su mineral se pierde) por 8 monedas de plata.
occupation-61 = 61 Dueña del astillero ({ kind-immediate }, 3 puntos): { effect-61 }
card-62 = Orfebre
effect-62 = Al momento, puedes cambiar 1 mineral y 1 moneda de plata por el crucifijo (si está disponible) o el alfiler de capa (si está disponible).
occupation-62 = 62 Orfebre ({ kind-immediate }, 3 puntos): { effect-62 }
card-63 = Tornero de cuernos
effect-63 = Al momento, puedes cambiar 1 oveja (preñada o no) por 1 loseta de carne salada, 1 loseta de cuero y 1 loseta de lana. Después, puedes comprar el cuerno para beber (si está disponible) por 3 monedas de plata.
occupation-63 = 63 Tornero de cuernos ({ kind-immediate }, 2 puntos): { effect-63 }
effect-63-1 = Al momento, puedes cambiar 1 oveja (preñada o no) por 1 loseta de carne salada, 1 loseta de cuero y 1 loseta de lana.
effect-63-2 = Al momento, puedes comprar el cuerno para beber (si está disponible) por 3 monedas de plata.
card-64 = Constructor de barcos
effect-64 = Al momento, puedes cambiar 1 ballenero (su mineral se pierde) y 2 monedas de plata por 1 drakkar.
occupation-64 = 64 Constructor de barcos ({ kind-immediate }, 1 punto): { effect-64 }
card-65 = Matadragones
effect-65 = Al momento, puedes cambiar 2 trampas y 2 lanzas por 1 loseta de cofre del tesoro.
occupation-65 = 65 Matadragones ({ kind-immediate }, 0 puntos): { effect-65 }
card-66 = Agricultora
effect-66 = Al momento, puedes pagar 1 moneda de plata para mover 1 producto naranja hasta 2 pasos en diagonal hacia arriba a la derecha en la cuadrícula de productos.
occupation-66 = 66 Agricultora ({ kind-immediate }, 0 puntos): { effect-66 }
card-67 = Cocinero personal
effect-67 = Al momento, puedes comprar 2 losetas de cubertería de plata, 1 loseta de carne de caza y 1 loseta de hidromiel por 4 monedas de plata.
occupation-67 = 67 Cocinero personal ({ kind-immediate }, 1 punto): { effect-67 }
card-68 = Armera
effect-68 = Al momento, recibe 4 cartas de arma del mazo.
occupation-68 = 68 Armera ({ kind-immediate }, 2 puntos): { effect-68 }
card-69 = Proveedora de equipo
effect-69 = Al momento, puedes tomar cartas de arma hasta tener 2 arcos, 2 trampas, 2 lanzas y 2 espadas.
occupation-69 = 69 Proveedora de equipo ({ kind-immediate }, 1 punto): { effect-69 }
card-70 = Mensajero
effect-70 = Al momento, puedes tomar el alfiler de capa del tablero de cualquiera; 1 loseta de cubertería de plata y 1 loseta de piedra rúnica de la reserva general ocupan su lugar.
occupation-70 = 70 Mensajero ({ kind-immediate }, 0 puntos): { effect-70 }
card-71 = Posadera
effect-71 = Al momento, puedes tomar el cuerno para beber del tablero de cualquiera; 1 loseta de cofre y 1 loseta de piedra rúnica de la reserva general ocupan su lugar.
occupation-71 = 71 Posadera ({ kind-immediate }, -1 punto): { effect-71 }
card-72 = Conde
effect-72 = Al momento, puedes comprar 1 casa de piedra por tantas monedas de plata como el número de la ronda.
occupation-72 = 72 Conde ({ kind-immediate }, 2 puntos): { effect-72 }
card-73 = Herrera de metales
effect-73 = Al momento, puedes tomar una de estas cosas: 1 loseta de cubertería de plata gratis, o el crucifijo (si está disponible) por 2 monedas de plata, o el cáliz (si está disponible) por 5 monedas de plata.
occupation-73 = 73 Herrera de metales ({ kind-immediate }, 2 puntos): { effect-73 }
card-74 = Vaquero
effect-74 = Al momento, puedes cambiar 1 loseta de cereal y 2 monedas de plata por 1 vaca.
occupation-74 = 74 Vaquero ({ kind-immediate }, 1 punto): { effect-74 }
card-75 = Recolectora de huesos
effect-75 = Al momento, puedes comprar 1 loseta de piel y huesos por 1 moneda de plata.
occupation-75 = 75 Recolectora de huesos ({ kind-immediate }, 0 puntos): { effect-75 }
card-76 = Retornado
effect-76 = Al momento, puedes devolver a la explanada 1 vikingo tuyo de cada casilla de la cuarta columna.
occupation-76 = 76 Retornado ({ kind-immediate }, 1 punto): { effect-76 }
card-77 = Seguidor
effect-77 = Al momento, puedes usar una casilla ocupada de la segunda columna sin colocar vikingos.
occupation-77 = 77 Seguidor ({ kind-immediate }, 0 puntos): { effect-77 }
card-78 = Mercader ambulante
effect-78 = Al momento, puedes dar la vuelta a losetas de tu reserva, como máximo según el número de tus knarrs: 1 → 2 losetas; 2 → 4 losetas; 3 → 6 losetas; 4 o más → 7 losetas.
occupation-78 = 78 Mercader ambulante ({ kind-immediate }, 0 puntos): { effect-78 }
effect-78-1 = Al momento, puedes dar la vuelta a losetas de tu reserva, como máximo según el número de tus knarrs: 1 → 2 losetas; 2 → 4 losetas; 3 → 6 losetas; 4 o más → 7 losetas.
effect-78-2 = Al momento, puedes dar la vuelta a losetas de tu reserva, como máximo según el número de tus knarrs: 1 → 2 losetas; 2 → 4 losetas; 3 → 6 losetas; 4 o más → 7 losetas.
effect-78-3 = Al momento, puedes dar la vuelta a losetas de tu reserva, como máximo según el número de tus knarrs: 1 → 2 losetas; 2 → 4 losetas; 3 → 6 losetas; 4 o más → 7 losetas.
effect-78-4 = Al momento, puedes dar la vuelta a losetas de tu reserva, como máximo según el número de tus knarrs: 1 → 2 losetas; 2 → 4 losetas; 3 → 6 losetas; 4 o más → 7 losetas.
card-79 = Criador
effect-79 = Al momento, puedes girar 1 vaca a su lado preñado.
occupation-79 = 79 Criador ({ kind-immediate }, 1 punto): { effect-79 }
card-80 = Zagal
effect-80 = Al momento, puedes comprar 1 oveja por 2 monedas de plata.
occupation-80 = 80 Zagal ({ kind-immediate }, 0 puntos): { effect-80 }
card-81 = Intendente
effect-81 = Al momento, puedes comprar 1 drakkar por 8 monedas de plata (1 menos por cada espada, ½ menos por cada lanza o arco que tengas, redondeando hacia abajo; conservas las armas).
occupation-81 = 81 Intendente ({ kind-immediate }, 2 puntos): { effect-81 }
card-82 = Constructora de drakkars
effect-82 = Al momento, puedes comprar 1 drakkar a un precio según el número de tus knarrs: 1 → 6 monedas de plata; 2 → 3 monedas de plata; 3 o más → 1 moneda de plata.
occupation-82 = 82 Constructora de drakkars ({ kind-immediate }, 1 punto): { effect-82 }
card-83 = Mayorista
effect-83 = Al momento, puedes mejorar hasta 4 productos iguales 1 nivel.
occupation-83 = 83 Mayorista ({ kind-immediate }, 1 punto): { effect-83 }
card-84 = Guardia del puerto
effect-84 = Al momento, puedes emigrar sin colocar vikingos por 1 moneda de plata menos por cada barco grande que tengas (el que emigra también cuenta).
occupation-84 = 84 Guardia del puerto ({ kind-immediate }, 0 puntos): { effect-84 }
card-85 = Tocadora de cuerno
effect-85 = Al momento, puedes pagar 1 moneda de plata para cazar sin colocar vikingos. Después, puedes pagar 2 monedas de plata para poner trampas sin colocar vikingos.
occupation-85 = 85 Tocadora de cuerno ({ kind-immediate }, 0 puntos): { effect-85 }
effect-85-1 = Al momento, puedes pagar 1 moneda de plata para cazar sin colocar vikingos.
effect-85-2 = Al momento, puedes pagar 2 monedas de plata para poner trampas sin colocar vikingos.
card-86 = Comprador de cueros
effect-86 = Al momento, puedes comprar 1 loseta de cuero por 2 monedas de plata, o 2 losetas de cuero por 4 monedas de plata, o 3 losetas de cuero por 6 monedas de plata.
occupation-86 = 86 Comprador de cueros ({ kind-immediate }, 3 puntos): { effect-86 }
card-87 = Predicador
effect-87 = Al momento, puedes tomar el crucifijo (si está disponible), o puedes tomar exactamente 4 piezas de 1 tira de montaña.
occupation-87 = 87 Predicador ({ kind-immediate }, 0 puntos): { effect-87 }
effect-87-1 = Al momento, puedes tomar el crucifijo (si está disponible).
effect-87-2 = Al momento, puedes tomar exactamente 4 piezas de 1 tira de montaña.
card-88 = Escribiente
effect-88 = Antes de cada comercio de ultramar, puedes, una vez por cada knarr, pagar 1 moneda de plata para mover 1 producto 1 paso en diagonal hacia arriba a la izquierda en la cuadrícula de productos.
occupation-88 = 88 Escribiente ({ kind-each_time }, 2 puntos): { effect-88 }
card-89 = Catapultero
effect-89 = En la incursión y el saqueo, cada piedra gastada sube el resultado 2.
occupation-89 = 89 Catapultero ({ kind-each_time }, 1 punto): { effect-89 }
card-90 = Espadachina
effect-90 = Antes de cada incursión, puedes devolver 1 mineral del drakkar usado a la reserva general para sumar 2 a cada tirada.
occupation-90 = 90 Espadachina ({ kind-each_time }, 2 puntos): { effect-90 }
card-91 = Rezagado
effect-91 = Al final de cada fase de acciones, puedes pagar 1 moneda de plata para usar, sin colocar vikingos, una casilla vacía de la primera columna justo encima o debajo de una casilla de esa columna en la que haya un vikingo tuyo.
occupation-91 = 91 Rezagado ({ kind-each_time }, 0 puntos): { effect-91 }
card-92 = Alma compasiva
effect-92 = En cada ronda sin cosecha, recibe según el número de tus losetas especiales (en tu reserva y en tableros): 3 → 1 moneda de plata; 4 → 2 monedas de plata; 5 o más → 3 monedas de plata.
occupation-92 = 92 Alma compasiva ({ kind-each_time }, 1 punto): { effect-92 }
card-93 = Ayuda en la necesidad
effect-93 = En cada ronda sin cosecha, recibe según el número de tus balleneros: 1 → 1 loseta de alubias; 2 → 1 loseta de cereal; 3 → 1 loseta de col.
occupation-93 = 93 Ayuda en la necesidad ({ kind-each_time }, 3 puntos): { effect-93 }
card-94 = Mercader de especias
effect-94 = En cada ronda sin cosecha, puedes cambiar 2 losetas de aceite por 1 loseta de especias.
occupation-94 = 94 Mercader de especias ({ kind-each_time }, 2 puntos): { effect-94 }
card-95 = Caminante
effect-95 = En cada ronda sin cosecha, puedes tomar hasta 2 piezas de 1 tira de montaña.
occupation-95 = 95 Caminante ({ kind-each_time }, 1 punto): { effect-95 }
card-96 = Carnicero
effect-96 = En cada ronda sin cosecha, puedes cambiar 1 loseta de carne de caza por 1 loseta de carne de ballena, o 1 loseta de carne de ballena por 2 losetas de carne de caza.
occupation-96 = 96 Carnicero ({ kind-each_time }, 1 punto): { effect-96 }
card-97 = Contadora de guisantes
effect-97 = En cada ronda sin cosecha, puedes duplicar las losetas de guisantes de tu reserva, hasta 8 como máximo.
occupation-97 = 97 Contadora de guisantes ({ kind-each_time }, 1 punto): { effect-97 }
card-98 = Noble
effect-98 = Después de cada loseta de cereal que colocas en una casa de piedra o una casa larga, puedes comprar 1 loseta de seda por 2 monedas de plata.
occupation-98 = 98 Noble ({ kind-each_time }, 2 puntos): { effect-98 }
card-99 = Preceptor
effect-99 = Cada vez que vayas a robar un oficio, puedes jugar en su lugar 1 oficio de tu mano.
occupation-99 = 99 Preceptor ({ kind-each_time }, 2 puntos): { effect-99 }
card-100 = Sepulturero
effect-100 = Por cada loseta de piedra rúnica que colocas en una isla, recibe 1 moneda de plata.
occupation-100 = 100 Sepulturero ({ kind-each_time }, -1 punto): { effect-100 }
card-101 = Jueza
effect-101 = Por cada loseta de piedra rúnica que colocas en una casa de piedra o una casa larga, recibe 1 loseta de hidromiel y 1 moneda de plata.
occupation-101 = 101 Jueza ({ kind-each_time }, 1 punto): { effect-101 }
card-102 = Mercader de pieles
effect-102 = Cada vez que una casilla te deja mejorar exactamente 1 producto, puedes cambiar en su lugar 1 loseta de carne de caza o 1 loseta de seda por 1 loseta de piel fina.
occupation-102 = 102 Mercader de pieles ({ kind-each_time }, 2 puntos): { effect-102 }
card-103 = Herrero del bosque
effect-103 = Justo antes de cambiar mineral en una casilla de artesanía, puedes tomar 1 pieza de 1 tira de montaña.
occupation-103 = 103 Herrero del bosque ({ kind-each_time }, 3 puntos): { effect-103 }
card-104 = Guerrero desanimado
effect-104 = Después de una incursión fallida, recibe 1 loseta de bacalao seco o 1 loseta de aceite si has tirado 2 veces como máximo.
occupation-104 = 104 Guerrero desanimado ({ kind-each_time }, 0 puntos): { effect-104 }
card-105 = Constructor de knarrs
effect-105 = En la casilla de ballenero para 1 vikingo, puedes construir en su lugar 1 knarr por 3 maderas.
occupation-105 = 105 Constructor de knarrs ({ kind-each_time }, 3 puntos): { effect-105 }
card-106 = Belicista
effect-106 = La casilla de asalto pide menos vikingos según el número de tus drakkars: 3 → 1 vikingo menos; 4 o más → 2 vikingos menos.
occupation-106 = 106 Belicista ({ kind-each_time }, -1 punto): { effect-106 }
effect-106-1 = La casilla de asalto pide menos vikingos según el número de tus drakkars: 3 → 1 vikingo menos; 4 o más → 2 vikingos menos.
effect-106-2 = La casilla de asalto pide menos vikingos según el número de tus drakkars: 3 → 1 vikingo menos; 4 o más → 2 vikingos menos.
card-107 = Aventurera
effect-107 = En la casilla de exploración para cualquier barco puedes tomar cualquier isla visible con cualquier barco.
occupation-107 = 107 Aventurera ({ kind-each_time }, 1 punto): { effect-107 }
card-108 = Herrero
effect-108 = Después de colocar vikingos en una casilla de artesanía y cambiar mineral en ella, puedes pagar 1 moneda de plata para devolver a la explanada 1 de estos vikingos.
occupation-108 = 108 Herrero ({ kind-each_time }, 2 puntos): { effect-108 }
card-109 = Maestro contable
effect-109 = Después de cada uso de la casilla de comercio de ultramar para 2 vikingos, recibe 1 moneda de plata por cada knarr.
occupation-109 = 109 Maestro contable ({ kind-each_time }, 2 puntos): { effect-109 }
card-110 = Colona de Birka
effect-110 = Después de cada uso de la casilla de comercio de ultramar para 2 vikingos, puedes emigrar al precio normal sin colocar vikingos.
occupation-110 = 110 Colona de Birka ({ kind-each_time }, 1 punto): { effect-110 }
card-111 = Artista
effect-111 = Después de cada uso de una casilla de artesanía, recibe 1 moneda de plata por cada tipo de material (madera, piedra, mineral) que hayas cambiado en ella.
occupation-111 = 111 Artista ({ kind-each_time }, 1 punto): { effect-111 }
card-112 = Tabernero
effect-112 = Cada vez que usas una casilla de artesanía, recibe 1 loseta de hidromiel.
occupation-112 = 112 Tabernero ({ kind-each_time }, 0 puntos): { effect-112 }
card-113 = Aprendiz de artesano
effect-113 = Antes de cada uso de una casilla de artesanía, puedes tomar 1 pieza de 1 tira de montaña.
occupation-113 = 113 Aprendiz de artesano ({ kind-each_time }, 0 puntos): { effect-113 }
card-114 = Bordadora de seda
effect-114 = Después de cada uso de una casilla de artesanía, puedes comprar 1 loseta de seda por 3 monedas de plata.
occupation-114 = 114 Bordadora de seda ({ kind-each_time }, 3 puntos): { effect-114 }
card-115 = Princesa
effect-115 = Cada vez que usas una casilla de construcción de casas, recibe 1 loseta de cubertería de plata.
occupation-115 = 115 Princesa ({ kind-each_time }, 1 punto): { effect-115 }
card-116 = Maestro albañil
effect-116 = En las casillas de construcción de casas, una casa te cuesta 1 piedra menos.
occupation-116 = 116 Maestro albañil ({ kind-each_time }, 2 puntos): { effect-116 }
card-117 = Propietaria de barcos
effect-117 = Después de construir un knarr o un drakkar por al menos 1 madera, puedes mejorar 1 producto 1 nivel.
occupation-117 = 117 Propietaria de barcos ({ kind-each_time }, 3 puntos): { effect-117 }
card-118 = Recadera
effect-118 = Cada vez que usas una casilla de mercado semanal, recibe 1 loseta de hidromiel y 1 piedra.
occupation-118 = 118 Recadera ({ kind-each_time }, 0 puntos): { effect-118 }
card-119 = Lechero
effect-119 = Cada vez que usas una casilla de mercado semanal, recibe 1 loseta de leche.
occupation-119 = 119 Lechero ({ kind-each_time }, 1 punto): { effect-119 }
card-120 = Intermediaria
effect-120 = Después de cada uso de una casilla de mercado semanal, puedes pagar 1 moneda de plata para mejorar 1 producto 1 nivel.
occupation-120 = 120 Intermediaria ({ kind-each_time }, 2 puntos): { effect-120 }
card-121 = Carpintera
effect-121 = Antes de cada uso de una casilla de construcción de casas o de barcos, puedes tomar 1 pieza de 1 tira de montaña.
occupation-121 = 121 Carpintera ({ kind-each_time }, 0 puntos): { effect-121 }
card-122 = Guardián de la montaña
effect-122 = Después de cada uso de una casilla que toma de las tiras de montaña, recibe según el número de cosas distintas tomadas de las tiras (madera, piedra, mineral, plata): 2 → 1 loseta de hidromiel; 3 → 1 loseta de cuero; 4 o más → 1 loseta de cofre.
occupation-122 = 122 Guardián de la montaña ({ kind-each_time }, 0 puntos): { effect-122 }
card-123 = Vendedora de aceite
effect-123 = Después de cada uso de una casilla que mejora exactamente 1 producto, puedes cambiar 1 loseta de aceite por 1 loseta de cubertería de plata.
occupation-123 = 123 Vendedora de aceite ({ kind-each_time }, 1 punto): { effect-123 }
card-124 = Jornalero
effect-124 = Después de cada uso de una casilla cuya ganancia impresa incluye exactamente 2 monedas de plata, puedes comprar 1 loseta de cereal y 2 maderas por 2 monedas de plata.
occupation-124 = 124 Jornalero ({ kind-each_time }, 1 punto): { effect-124 }
card-125 = Escriba
effect-125 = Cada vez que exploras una isla o emigras, recibe 1 loseta de piedra rúnica.
occupation-125 = 125 Escriba ({ kind-each_time }, 0 puntos): { effect-125 }
card-126 = Trampero
effect-126 = Después de poner trampas con éxito, recibe 1 moneda de plata.
occupation-126 = 126 Trampero ({ kind-each_time }, 2 puntos): { effect-126 }
card-127 = Pescadora de caña
effect-127 = Después de poner trampas con éxito, recibe 1 loseta de bacalao seco.
occupation-127 = 127 Pescadora de caña ({ kind-each_time }, 1 punto): { effect-127 }
card-128 = Excavador
effect-128 = Después de poner trampas con éxito, puedes tomar 1 pieza de 1 tira de montaña.
occupation-128 = 128 Excavador ({ kind-each_time }, 2 puntos): { effect-128 }
card-129 = Saladora de carne
effect-129 = Después de poner trampas con éxito, puedes cambiar 1 trampa por 1 loseta de carne salada.
occupation-129 = 129 Saladora de carne ({ kind-each_time }, 1 punto): { effect-129 }
card-130 = Especialista en trampas
effect-130 = Después de un éxito en la casilla de trampas, si has colocado vikingos en ella, puedes pagar 2 trampas para devolver a la explanada 1 de estos vikingos.
occupation-130 = 130 Especialista en trampas ({ kind-each_time }, 1 punto): { effect-130 }
card-131 = Cebador
effect-131 = Cada vez que pones trampas, con éxito o sin él, puedes cambiar 1 loseta de bacalao seco por 1 loseta de carne de caza.
occupation-131 = 131 Cebador ({ kind-each_time }, 1 punto): { effect-131 }
card-132 = Berserker
effect-132 = Antes de cada saqueo, puedes devolver 1 mineral del drakkar usado a la reserva general para sumar 3 a cada tirada.
occupation-132 = 132 Berserker ({ kind-each_time }, 2 puntos): { effect-132 }
card-133 = Portadora de lanza
effect-133 = Después de una incursión con éxito, recibe 1 moneda de plata o 1 loseta de guisantes.
occupation-133 = 133 Portadora de lanza ({ kind-each_time }, 1 punto): { effect-133 }
card-134 = Borracho
effect-134 = Después de una incursión fallida, recibe 1 loseta de hidromiel.
occupation-134 = 134 Borracho ({ kind-each_time }, 0 puntos): { effect-134 }
card-135 = Lobo solitario
effect-135 = Después de una incursión o un saqueo con éxito, recibe 1 espada si has gastado exactamente 1 espada.
occupation-135 = 135 Lobo solitario ({ kind-each_time }, 2 puntos): { effect-135 }
card-136 = Asaltante
effect-136 = Suma 1 a tus tiradas de incursión y de saqueo. Puedes repartir el resultado de una incursión o un saqueo entre dos botines.
occupation-136 = 136 Asaltante ({ kind-each_time }, 2 puntos): { effect-136 }
effect-136-1 = Suma 1 a tus tiradas de incursión y de saqueo.
effect-136-2 = Puedes repartir el resultado de una incursión o un saqueo entre dos botines.
card-137 = Luchador cuerpo a cuerpo
effect-137 = En la incursión y el saqueo puedes gastar lanzas como si fueran espadas.
occupation-137 = 137 Luchador cuerpo a cuerpo ({ kind-each_time }, 3 puntos): { effect-137 }
card-138 = Ladrón
effect-138 = En la incursión y el saqueo puedes tomar un producto verde; su valor en espadas es el de su lado azul menos 1.
occupation-138 = 138 Ladrón ({ kind-each_time }, 1 punto): { effect-138 }
card-139 = Cazadora de botín
effect-139 = En la incursión y el saqueo, el valor en espadas más alto de las losetas especiales de la reserva general cuenta 1 menos.
occupation-139 = 139 Cazadora de botín ({ kind-each_time }, 1 punto): { effect-139 }
card-140 = Cocinero de grasa
effect-140 = Después de una caza de ballenas con éxito, recibe 1 loseta de aceite.
occupation-140 = 140 Cocinero de grasa ({ kind-each_time }, 2 puntos): { effect-140 }
card-141 = Escultora de marfil
effect-141 = Después de una caza de ballenas con éxito, si no has gastado madera, recibe según el número de balleneros usados: 1 → 1 loseta de col; 2 → 1 loseta de alubias; 3 → 1 loseta de guisantes.
occupation-141 = 141 Escultora de marfil ({ kind-each_time }, 2 puntos): { effect-141 }
card-142 = Cazador de ballenas
effect-142 = Después de una caza de ballenas con éxito, recibe 1 lanza si has gastado exactamente 1 lanza.
occupation-142 = 142 Cazador de ballenas ({ kind-each_time }, 3 puntos): { effect-142 }
card-143 = Vendedor de astas
effect-143 = Después de una caza con éxito, recibe 1 moneda de plata.
occupation-143 = 143 Vendedor de astas ({ kind-each_time }, 2 puntos): { effect-143 }
card-144 = Acechadora de ciervos
effect-144 = Después de una caza con éxito, puedes comprar 1 loseta de piel y huesos por 2 monedas de plata.
occupation-144 = 144 Acechadora de ciervos ({ kind-each_time }, 0 puntos): { effect-144 }
card-145 = Guardabosques
effect-145 = Antes de cada caza, puedes tomar 1 pieza de 1 tira de montaña.
occupation-145 = 145 Guardabosques ({ kind-each_time }, 2 puntos): { effect-145 }
card-146 = Conductor de trineo
effect-146 = Resta 1 a tus tiradas de caza y con trampas.
occupation-146 = 146 Conductor de trineo ({ kind-each_time }, 0 puntos): { effect-146 }
card-147 = Piloto
effect-147 = En la incursión, el saqueo, el asalto y la exploración, tus knarrs pueden sustituir a drakkars, pero no llevan mineral.
occupation-147 = 147 Piloto ({ kind-each_time }, 1 punto): { effect-147 }
card-148 = Especiera
effect-148 = Después de construir un knarr por al menos 1 madera, puedes comprar 1 loseta de especias por 3 monedas de plata.
occupation-148 = 148 Especiera ({ kind-each_time }, 1 punto): { effect-148 }
card-149 = Sacerdote
effect-149 = Justo antes de cada uso de una casilla de comercio de ultramar, recibe 1 loseta de aceite.
occupation-149 = 149 Sacerdote ({ kind-each_time }, 1 punto): { effect-149 }
card-150 = Compradora de carne
effect-150 = Cada vez que recibes a la vez exactamente 2 losetas de bacalao seco o 2 losetas de carne salada, puedes tomar 1 loseta de carne de caza en lugar de una de las dos.
occupation-150 = 150 Compradora de carne ({ kind-each_time }, 0 puntos): { effect-150 }
card-151 = Portavoz del Thing
effect-151 = Cada vez que en la fase de acciones vuelven a la explanada a la vez 1 o 2 de tus vikingos, recibe 1 moneda de plata.
occupation-151 = 151 Portavoz del Thing ({ kind-each_time }, 3 puntos): { effect-151 }
card-152 = Mercader
effect-152 = En cada acción que mejora 3 o 4 productos, puedes mejorar uno de ellos 2 niveles.
occupation-152 = 152 Mercader ({ kind-each_time }, 1 punto): { effect-152 }
card-153 = Cazador experto
effect-153 = En cada acción con dados puedes tirar hasta 4 veces.
occupation-153 = 153 Cazador experto ({ kind-each_time }, 2 puntos): { effect-153 }
card-154 = Leñadora
effect-154 = Después de cada acción para la que has colocado vikingos y que te ha dado al menos 2 maderas, recibe 1 moneda de plata.
occupation-154 = 154 Leñadora ({ kind-each_time }, 2 puntos): { effect-154 }
card-155 = Tonelero
effect-155 = Después de cada acción para la que has colocado vikingos y que te ha dado al menos 2 maderas, puedes cambiar 1 madera por 1 loseta de bacalao seco.
occupation-155 = 155 Tonelero ({ kind-each_time }, 2 puntos): { effect-155 }
card-156 = Picapedrero
effect-156 = Después de cada acción para la que has colocado vikingos y que te ha dado al menos 1 piedra, recibe 1 moneda de plata.
occupation-156 = 156 Picapedrero ({ kind-each_time }, 2 puntos): { effect-156 }
card-157 = Desollador
effect-157 = Por cada oveja o vaca que colocas en tu mesa del banquete, recibe 1 loseta de piel y huesos.
occupation-157 = 157 Desollador ({ kind-each_time }, 0 puntos): { effect-157 }
card-158 = Bárbara
effect-158 = Por cada loseta de carne de caza o de carne de ballena que colocas en tu mesa del banquete, recibe 3 cartas de arma del mazo y 1 moneda de plata.
occupation-158 = 158 Bárbara ({ kind-each_time }, 1 punto): { effect-158 }
card-159 = Cazadora festiva
effect-159 = Después de cada banquete, puedes cazar sin colocar vikingos si había carne de caza en tu mesa del banquete.
occupation-159 = 159 Cazadora festiva ({ kind-each_time }, 1 punto): { effect-159 }
card-160 = Abstemio
effect-160 = Durante el banquete, recibe 1 moneda de plata si no sirves hidromiel; si lo prometes, tómala enseguida.
occupation-160 = 160 Abstemio ({ kind-each_time }, 2 puntos): { effect-160 }
card-161 = Ayudante de ballenero
effect-161 = En cada fase de bonificación, recibe 1 loseta de col si al menos 7 de tus vikingos están en casillas de la tercera columna.
occupation-161 = 161 Ayudante de ballenero ({ kind-each_time }, 0 puntos): { effect-161 }
card-162 = Cultivador de lino
effect-162 = En cada fase de bonificación, recibe 1 loseta de lino si al menos 7 de tus vikingos están en casillas de la segunda columna.
occupation-162 = 162 Cultivador de lino ({ kind-each_time }, 1 punto): { effect-162 }
card-163 = Peón de granja
effect-163 = Después de una caza con éxito en la casilla para 2 vikingos, si has colocado vikingos en ella, recibe 1 loseta de cuero y 1 moneda de plata.
occupation-163 = 163 Peón de granja ({ kind-each_time }, 1 punto): { effect-163 }
card-164 = Combatiente armada
effect-164 = Justo antes de colocar exactamente 4 vikingos en la cuarta columna, puedes tomar 1 pieza de 1 tira de montaña, pero solo piedra o mineral.
occupation-164 = 164 Combatiente armada ({ kind-each_time }, 3 puntos): { effect-164 }
card-165 = Jefe de aldea
effect-165 = Al principio de cada banquete, recibe 2 monedas de plata si tienes al menos 1 loseta de ropa en tu reserva.
occupation-165 = 165 Jefe de aldea ({ kind-each_time }, 3 puntos): { effect-165 }
card-166 = Guardián de las armas
effect-166 = Antes de colocar exactamente 2 vikingos en la segunda columna, salvo la primera vez que coloques 2 vikingos en la ronda, puedes tomar 1 carta de arma del mazo.
occupation-166 = 166 Guardián de las armas ({ kind-each_time }, 1 punto): { effect-166 }
card-167 = Catadora
effect-167 = Al principio de cada banquete, recibe según las losetas de especias de tu reserva: 1 → 1 moneda de plata; 2 o más → 2 monedas de plata.
occupation-167 = 167 Catadora ({ kind-each_time }, 3 puntos): { effect-167 }
card-168 = Jarl de Lade
effect-168 = Cada vez que el número de vikingos en tu explanada pasa a ser exactamente 3, recibe 1 moneda de plata.
occupation-168 = 168 Jarl de Lade ({ kind-each_time }, 2 puntos): { effect-168 }
card-169 = Sembradora
effect-169 = En cada cosecha, recibe 1 loseta de lino si antes tenías al menos 1 loseta de lino en tu reserva, o 1 loseta de cereal si antes tenías al menos 1 loseta de cereal en tu reserva.
occupation-169 = 169 Sembradora ({ kind-each_time }, 1 punto): { effect-169 }
card-170 = Ayudante de refugiados
effect-170 = Emigrar te cuesta 2 monedas de plata menos.
occupation-170 = 170 Ayudante de refugiados ({ kind-each_time }, 0 puntos): { effect-170 }
card-171 = Panadero de lino
effect-171 = Después de cada cosecha, puedes cambiar 1 loseta de lino por 1 loseta de cereal y 1 moneda de plata.
occupation-171 = 171 Panadero de lino ({ kind-each_time }, 2 puntos): { effect-171 }
card-172 = Cocinera de pescado
effect-172 = Después de cada banquete, puedes pasar losetas de bacalao seco de tu mesa del banquete a tus casas de piedra y casas largas.
occupation-172 = 172 Cocinera de pescado ({ kind-each_time }, 0 puntos): { effect-172 }
card-173 = Grabador de cuños
effect-173 = Por cada mineral que se retira de las tiras de montaña al final de una ronda, recibe 1 moneda de plata. Por cada moneda doble que se retira así, recibe 2 monedas de plata.
occupation-173 = 173 Grabador de cuños ({ kind-each_time }, 1 punto): { effect-173 }
effect-173-1 = Por cada mineral que se retira de las tiras de montaña al final de una ronda, recibe 1 moneda de plata.
effect-173-2 = Por cada moneda doble que se retira así, recibe 2 monedas de plata.
card-174 = Viajero del Bósforo
effect-174 = Por cada vaca que llega a tu establo, puedes comprar 1 loseta de seda por 3 monedas de plata, o 1 loseta de especias por 4 monedas de plata.
occupation-174 = 174 Viajero del Bósforo ({ kind-each_time }, 1 punto): { effect-174 }
card-175 = Prensadora de aceite de bacalao
effect-175 = Después de cada acción que te ha dado al menos 1 loseta de bacalao seco, puedes comprar 1 loseta de aceite por 1 moneda de plata.
occupation-175 = 175 Prensadora de aceite de bacalao ({ kind-each_time }, 2 puntos): { effect-175 }
card-176 = Maestra de modales
effect-176 = Después de cada acción en la que has jugado un oficio, recibe 1 loseta de guisantes.
occupation-176 = 176 Maestra de modales ({ kind-each_time }, 3 puntos): { effect-176 }
card-177 = Doncella
effect-177 = Cada vez que una de tus casas de piedra o casas largas da exactamente 1 producto de bonificación, puedes tomar 1 loseta de cubertería de plata en su lugar.
occupation-177 = 177 Doncella ({ kind-each_time }, 0 puntos): { effect-177 }
card-178 = Constructor de botes
effect-178 = En cuanto tengas 4 barcos grandes, recibe 2 balleneros.
occupation-178 = 178 Constructor de botes ({ kind-as_soon_as }, 0 puntos): { effect-178 }
card-179 = Patrona de cúter
effect-179 = La próxima vez que consigas un knarr, recibe 1 loseta de bacalao seco y 1 moneda de plata por cada knarr.
occupation-179 = 179 Patrona de cúter ({ kind-as_soon_as }, 2 puntos): { effect-179 }
card-180 = Saqueador de playas
effect-180 = En cuanto tengas 3 drakkars, recibe según tus ingresos actuales: 5 como máximo → 4 losetas de cubertería de plata; 6–11 → 3 losetas de cubertería de plata; 12–30 → 2 losetas de cubertería de plata.
occupation-180 = 180 Saqueador de playas ({ kind-as_soon_as }, -2 puntos): { effect-180 }
card-181 = Remendadora de velas
effect-181 = En cuanto tengas 3 barcos grandes, recibe según tus ingresos actuales: 4 como máximo → 3 losetas de lana; 5–9 → 2 losetas de lana; 10–30 → 1 loseta de lana.
occupation-181 = 181 Remendadora de velas ({ kind-as_soon_as }, 1 punto): { effect-181 }
card-182 = Herborista
effect-182 = En cuanto tengas 2 casas de piedra o casas largas, cuando quieras pero una sola vez en la partida, puedes cambiar 2 maderas por 1 loseta de especias, o 5 maderas por 2 losetas de especias.
occupation-182 = 182 Herborista ({ kind-as_soon_as }, 1 punto): { effect-182 }
card-183 = Repartidor de grano
effect-183 = Al momento, recibe según el número de tus knarrs: 1 → 1 loseta de guisantes, 1 loseta de alubias y 1 loseta de lino; 2 → 1 loseta de guisantes, 1 loseta de alubias, 1 loseta de lino y 1 loseta de cereal; 3 → 1 loseta de guisantes, 1 loseta de alubias, 1 loseta de lino, 1 loseta de cereal y 1 loseta de col; 4 o más → 1 loseta de guisantes, 1 loseta de alubias, 1 loseta de lino, 1 loseta de cereal, 1 loseta de col y 1 loseta de fruta.
occupation-183 = 183 Repartidor de grano ({ kind-immediate }, 2 puntos): { effect-183 }
card-184 = Patrocinadora
effect-184 = Al momento, puedes cambiar 4 maderas y 3 minerales, o 3 monedas de plata y 3 minerales por 1 drakkar cargado con esos 3 minerales.
occupation-184 = 184 Patrocinadora ({ kind-immediate }, 0 puntos): { effect-184 }
card-185 = Viajera de Dorestad
effect-185 = En lugar de una incursión, puedes mejorar hasta 2 productos 1 nivel.
occupation-185 = 185 Viajera de Dorestad ({ kind-each_time }, 2 puntos): { effect-185 }
card-186 = Panadero de guisantes
effect-186 = Hasta 2 losetas de guisantes pueden estar a lo largo en tu mesa del banquete.
occupation-186 = 186 Panadero de guisantes ({ kind-each_time }, 3 puntos): { effect-186 }
card-187 = Cronista
effect-187 = Cuando quieras, puedes cambiar 3 losetas de lino por 1 loseta de cofre del tesoro. Durante una acción para la que has colocado vikingos, puedes cambiar 2 losetas de lino por el cinturón (si está disponible).
occupation-187 = 187 Cronista ({ kind-anytime }, 2 puntos): { effect-187 }
effect-187-1 = Cuando quieras, puedes cambiar 3 losetas de lino por 1 loseta de cofre del tesoro.
effect-187-2 = Durante una acción para la que has colocado vikingos, puedes cambiar 2 losetas de lino por el cinturón (si está disponible).
card-188 = Obrero de la mina
effect-188 = Al momento, recibe según el número de jugadores: 2 → 1 moneda de plata; 3 → 2 monedas de plata; 4 → 3 monedas de plata. Por cada moneda doble que tomas del último espacio de una tira de montaña, recibe 1 moneda de plata.
occupation-188 = 188 Obrero de la mina ({ kind-immediate }, { kind-each_time }, 0 puntos): { effect-188 }
effect-188-1 = Al momento, recibe según el número de jugadores: 2 → 1 moneda de plata; 3 → 2 monedas de plata; 4 → 3 monedas de plata.
effect-188-2 = Por cada moneda doble que tomas del último espacio de una tira de montaña, recibe 1 moneda de plata.
card-189 = Marinera
effect-189 = Al final, recibe según el número de tus islas: 2 → 4 monedas de plata; 3 → 9 monedas de plata; 4 o más → 16 monedas de plata.
occupation-189 = 189 Marinera ({ kind-as_soon_as }, 1 punto): { effect-189 }
card-190 = Mercader del Bósforo
effect-190 = Por cada loseta de especias que recibes, recibe 1 loseta de aceite.
occupation-190 = 190 Mercader del Bósforo ({ kind-each_time }, 0 puntos): { effect-190 }

count-silver =
    { $count ->
        [one] { $count } moneda de plata
       *[other] { $count } monedas de plata
    }
count-wood =
    { $count ->
        [one] { $count } madera
       *[other] { $count } maderas
    }
count-stone =
    { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
count-ore =
    { $count ->
        [one] { $count } mineral
       *[other] { $count } minerales
    }
count-loaded_ore =
    { $count ->
        [one] { $count } mineral del drakkar usado
       *[other] { $count } minerales del drakkar usado
    }
count-peas =
    { $count ->
        [one] { $count } loseta de guisantes
       *[other] { $count } losetas de guisantes
    }
count-flax =
    { $count ->
        [one] { $count } loseta de lino
       *[other] { $count } losetas de lino
    }
count-beans =
    { $count ->
        [one] { $count } loseta de alubias
       *[other] { $count } losetas de alubias
    }
count-grain =
    { $count ->
        [one] { $count } loseta de cereal
       *[other] { $count } losetas de cereal
    }
count-cabbage =
    { $count ->
        [one] { $count } loseta de col
       *[other] { $count } losetas de col
    }
count-fruits =
    { $count ->
        [one] { $count } loseta de fruta
       *[other] { $count } losetas de fruta
    }
count-mead =
    { $count ->
        [one] { $count } loseta de hidromiel
       *[other] { $count } losetas de hidromiel
    }
count-stockfish =
    { $count ->
        [one] { $count } loseta de bacalao seco
       *[other] { $count } losetas de bacalao seco
    }
count-milk =
    { $count ->
        [one] { $count } loseta de leche
       *[other] { $count } losetas de leche
    }
count-salt_meat =
    { $count ->
        [one] { $count } loseta de carne salada
       *[other] { $count } losetas de carne salada
    }
count-game_meat =
    { $count ->
        [one] { $count } loseta de carne de caza
       *[other] { $count } losetas de carne de caza
    }
count-whale_meat =
    { $count ->
        [one] { $count } loseta de carne de ballena
       *[other] { $count } losetas de carne de ballena
    }
count-sheep =
    { $count ->
        [one] { $count } oveja
       *[other] { $count } ovejas
    }
count-cattle =
    { $count ->
        [one] { $count } vaca
       *[other] { $count } vacas
    }
count-oil =
    { $count ->
        [one] { $count } loseta de aceite
       *[other] { $count } losetas de aceite
    }
count-hide =
    { $count ->
        [one] { $count } loseta de cuero
       *[other] { $count } losetas de cuero
    }
count-wool =
    { $count ->
        [one] { $count } loseta de lana
       *[other] { $count } losetas de lana
    }
count-linen =
    { $count ->
        [one] { $count } loseta de tela de lino
       *[other] { $count } losetas de tela de lino
    }
count-skin_and_bones =
    { $count ->
        [one] { $count } loseta de piel y huesos
       *[other] { $count } losetas de piel y huesos
    }
count-fur =
    { $count ->
        [one] { $count } loseta de piel fina
       *[other] { $count } losetas de piel fina
    }
count-clothing =
    { $count ->
        [one] { $count } loseta de ropa
       *[other] { $count } losetas de ropa
    }
count-rune_stone =
    { $count ->
        [one] { $count } loseta de piedra rúnica
       *[other] { $count } losetas de piedra rúnica
    }
count-silverware =
    { $count ->
        [one] { $count } loseta de cubertería de plata
       *[other] { $count } losetas de cubertería de plata
    }
count-chest =
    { $count ->
        [one] { $count } loseta de cofre
       *[other] { $count } losetas de cofre
    }
count-silk =
    { $count ->
        [one] { $count } loseta de seda
       *[other] { $count } losetas de seda
    }
count-spices =
    { $count ->
        [one] { $count } loseta de especias
       *[other] { $count } losetas de especias
    }
count-jewellery =
    { $count ->
        [one] { $count } loseta de joyas
       *[other] { $count } losetas de joyas
    }
count-treasure_chest =
    { $count ->
        [one] { $count } loseta de cofre del tesoro
       *[other] { $count } losetas de cofre del tesoro
    }
count-silver_hoard =
    { $count ->
        [one] { $count } loseta de tesoro de plata
       *[other] { $count } losetas de tesoro de plata
    }
count-bow =
    { $count ->
        [one] { $count } arco
       *[other] { $count } arcos
    }
count-snare =
    { $count ->
        [one] { $count } trampa
       *[other] { $count } trampas
    }
count-spear =
    { $count ->
        [one] { $count } lanza
       *[other] { $count } lanzas
    }
count-sword =
    { $count ->
        [one] { $count } espada
       *[other] { $count } espadas
    }
count-weapon =
    { $count ->
        [one] { $count } carta de arma del mazo
       *[other] { $count } cartas de arma del mazo
    }
count-whaling_boat =
    { $count ->
        [one] { $count } ballenero
       *[other] { $count } balleneros
    }
count-knarr =
    { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship =
    { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkars
    }
count-laden_longship =
    { $count ->
        [one] { $count } drakkar cargado con esos 3 minerales
       *[other] { $count } drakkars cargados con esos 3 minerales
    }
count-stone_house =
    { $count ->
        [one] { $count } casa de piedra
       *[other] { $count } casas de piedra
    }
count-pregnant_sheep =
    { $count ->
        [one] { $count } oveja preñada
       *[other] { $count } ovejas preñadas
    }
count-pregnant_cattle =
    { $count ->
        [one] { $count } vaca preñada
       *[other] { $count } vacas preñadas
    }
