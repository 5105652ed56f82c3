# Skibe

summary = Tripulad juntos tres barcos, cargadlos y poned la popa a tiempo; el mazo de cartas es una reconstrucción.

option-deck = Mazo de cartas de vikingos
option-deck-help = No se encontró ninguna lista pública de las cartas. Los dos mazos son reconstrucciones que encajan con todo lo que se sabe.
option-deck-pairs = parejas: 20 cartas de un escudo, 20 de dos escudos distintos
option-deck-twins = gemelos: con 10 cartas de dos escudos iguales
option-count_stern_shield = La popa muestra un escudo
option-count_stern_shield-help = La popa cuenta como un escudo de su dueño en el recuento que provoca. Solo una reseña lo menciona.
option-finish_last_turn = La última carta es un turno completo
option-finish_last_turn-help = Quien pone la última carta aún carga y puede jugar un jefe. Si está desactivado, el recuento final llega enseguida.
option-new_ship_cards = Barco nuevo, mazo corto
option-new_ship_cards-help = Qué cartas descubiertas empiezan un barco nuevo cuando el mazo tiene menos de dos.
option-new_ship_cards-slots = primero la casilla 1
option-new_ship_cards-choose = elige quien puso la popa
option-protection_blocks_owner = La protección obliga también a su dueño
option-protection_blocks_owner-help = Ni siquiera el dueño puede retirar o intercambiar vikingos protegidos.
option-protection_spans_rows = La protección vale en todo el recuento final
option-protection_spans_rows-help = En el recuento final una protección vale también contra los jefes de los barcos de más abajo.
option-remove_from_display = Se pueden retirar cartas descubiertas
option-remove_from_display-help = El jefe que retira un vikingo puede tomar en su lugar una carta descubierta.
option-one_stone_per_card = Una ficha de armamento por vikingo
option-one_stone_per_card-help = Un vikingo lleva como mucho una ficha de armamento.

## Moves

move-take = Tomar la carta descubierta { $slot }
    .detail = Tomar la carta descubierta { $slot }: { $card }
move-draw = Robar a ciegas
move-stern = Poner una popa: { $ship }
    .detail = Poner una popa: { $ship } (paga { $pays })
move-pass = No poner popa
move-lay = Ponerla en { $ship }
    .detail = Ponerla en { $ship } (vikingos: { $count } de { $limit }, víveres: { $food })
move-load-food = Cargar víveres: { $ship }
    .detail = Cargar víveres: { $ship } ({ $food } → { $after })
move-move-food = Mover víveres: { $ship } → { $onto }
    .detail = Mover víveres: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Devolver víveres: { $ship }
    .detail = Devolver víveres: { $ship } ({ $food } → { $after })
move-equip = Armar: { $ship }, puesto { $berth }
    .detail = Armar: { $ship }, puesto { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(armamento: { $stones })
        }
move-lift = Levantar armamento: { $ship }, puesto { $berth }
    .detail = Levantar armamento: { $ship }, puesto { $berth }, { $shields }
move-stow-equipment = Devolverlo a la reserva
move-chieftain = Jugar el jefe «{ $action }» en { $ship }
move-hold = No jugar ningún jefe
move-decline = Renunciar
move-remove = Retirar: { $ship }, puesto { $berth }
    .detail = Retirar: { $ship }, puesto { $berth }, { $shields }
move-remove-open = Retirar la carta descubierta { $slot }
    .detail = Retirar la carta descubierta { $slot }: { $card }
move-swap = Intercambiar: { $ship }, puesto { $berth }
    .detail = Intercambiar: { $ship }, puesto { $berth }, { $shields }
move-swap-with = Con: { $ship }, puesto { $berth }
    .detail = Con: { $ship }, puesto { $berth }, { $shields }
move-swap-open = Con la carta descubierta { $slot }
    .detail = Con la carta descubierta { $slot }: { $card }
move-start-ship = Usar la carta descubierta { $slot }
    .detail = Usar la carta descubierta { $slot }: { $card }

## What is being asked

prompt-turn = Toma o roba un vikingo, o pon una popa
    .other = { $seat } construye o pone una popa
prompt-full = Pon una popa o renuncia: todos los barcos están llenos
    .other = { $seat } puede poner una popa, pues todos los barcos están llenos
prompt-lay = Elige un barco para: { $card }
    .other = { $seat } elige un barco para: { $card }
prompt-load-food = Carga una ficha de víveres en una proa
    .other = { $seat } carga víveres
prompt-shift-food = Mueve una ficha de víveres a otra proa o renuncia
    .other = { $seat } puede mover una ficha de víveres
prompt-equip = Carga armamento, pero no sobre estos escudos: { $shields }
    .other = { $seat } carga armamento
prompt-shift-equipment = Levanta una ficha de armamento para moverla o renuncia
    .other = { $seat } puede mover una ficha de armamento
prompt-shift-onto = Muévela, pero no sobre estos escudos: { $shields }
    .other = { $seat } mueve una ficha de armamento
prompt-chieftain = Juega un jefe en cualquier barco, o ninguno
    .other = { $seat } puede jugar un jefe
prompt-move-equipment = Mueve una ficha de armamento o renuncia (recuento: { $ship })
    .other = { $seat } puede mover una ficha de armamento (recuento: { $ship })
prompt-set-equipment = Elige adónde va el armamento
    .other = { $seat } mueve una ficha de armamento
prompt-move-food = Mueve una ficha de víveres o renuncia (recuento: { $ship })
    .other = { $seat } puede mover una ficha de víveres (recuento: { $ship })
prompt-remove = Retira un vikingo o renuncia (recuento: { $ship })
    .other = { $seat } puede retirar un vikingo (recuento: { $ship })
prompt-swap = Intercambia dos vikingos o renuncia (recuento: { $ship })
    .other = { $seat } puede intercambiar dos vikingos (recuento: { $ship })
prompt-swap-with = Elige con qué se intercambia: { $card }
    .other = { $seat } busca un intercambio para: { $card }
prompt-start-ship = Elige una carta descubierta para empezar de nuevo: { $ship }
    .other = { $seat } elige una carta descubierta para empezar de nuevo: { $ship }

## The log

log-turn = Turno { $turn }: { $seat }
log-draw = { $seat } roba a ciegas: { $card }
log-lay = { $seat } pone en { $ship }: { $card }
log-ship-full = Ya está lleno: { $ship }
log-load-food = { $seat } carga víveres en { $ship } ({ $count } en la proa)
log-move-food = { $seat } mueve víveres: { $ship } → { $onto }
log-keep-food = { $seat } no mueve víveres
log-stow-food = { $seat } devuelve víveres: { $ship } (quedan { $count } en la proa)
log-equip = { $seat } arma: { $goal }
log-move-equipment = { $seat } mueve armamento: { $start } → { $goal }
log-keep-equipment = { $seat } no mueve armamento
log-stow-equipment = { $seat } devuelve armamento: { $start }
log-no-berth = { $seat } no encuentra ningún vikingo para el armamento
log-chieftain = { $seat } juega un jefe en { $ship }: { $action }
log-hold = { $seat } no juega ningún jefe
log-refill = Nueva carta descubierta: { $card }
log-stern = { $seat } pone una popa. Recuento: { $ship }
log-pass = { $seat } no pone popa
log-all-full = Nadie pone una popa: se puntúan los tres barcos
log-row = Actúan los jefes: { $ship }
log-protect = { $seat } protege a sus vikingos en { $ship }
log-leave = { $seat } renuncia a la acción: { $action }
log-skip = { $seat } no puede usar el jefe: { $action }
log-remove = { $seat } retira ({ $ship }): { $card }
log-remove-open = { $seat } retira una carta descubierta: { $card }
log-swap = { $seat } intercambia: { $card } ↔ { $other }
log-scored = Recuento ({ $ship })
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Recogida ({ $ship }). Víveres devueltos: { $food }, armamento devuelto: { $equipment }, cartas retiradas: { $cards }
log-start-ship = Nuevo comienzo ({ $ship }): { $card }
log-final = Se acabaron las cartas: recuento final

## The score

tally-scoring = Turno { $turn }, { $ship }: ({ $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    } + armamento { $equipment }) × víveres { $food }
    .row = Turno { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Al final, { $ship }: ({ $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    } + armamento { $equipment }) × víveres { $food }
    .row = Al final, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (carta descubierta)
pay = { $seat }: { $points }

ship-top = el barco de arriba
ship-middle = el barco de en medio
ship-bottom = el barco de abajo
onto-top = el barco de arriba
onto-middle = el barco de en medio
onto-bottom = el barco de abajo
shields-blue = Luna
shields-red = Martillo
shields-green = Pino
shields-yellow = Sol
shields-purple = Nudo
cargo-food = víveres
cargo-equipment = armamento
action-equipment = Armamento
action-food = Víveres
action-remove = Retirada
action-swap = Cambio
action-protect = Protección

## The table as text

board-turn = Turno { $turn }
board-pile = { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
board-stock = En reserva: víveres { $food }, armamento { $equipment }
board-open = Cartas descubiertas:
board-empty = vacía
board-card = Carta de este turno: { $card }
board-final = Recuento final
board-food = víveres: { $food }
board-vikings = vikingos: { $count } de { $limit }
board-full = lleno
board-scored = en recuento
board-stern = popa: { $seat }
board-berth = puesto
board-shields = escudos
board-symbol = símbolo
board-equipment = armamento
board-protected = protegido
board-chieftains = Jefes, desde la proa:
board-chieftain = { $action } ({ $seat })
board-pays = Paga ahora:
board-players = Jugadores
board-player = { $seat } ({ $shields }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $sterns ->
        [one] 1 popa
       *[other] { $sterns } popas
    }, jefes: { $action }

## Labels of the text view

view-turn = Turno
view-on_turn = Le toca a
view-limit = Vikingos por barco
view-pile = Cartas en el mazo
view-display = Cartas descubiertas
view-ships = Barcos
view-food_stock = Víveres en reserva
view-equipment_stock = Armamento en reserva
view-building = En construcción
view-lifted = Ficha levantada
view-swapping = Por intercambiar
view-scoring = En recuento
    .seat = Actúa el jefe de
view-sheet = Recuentos hasta ahora
    .pays = Pagó
view-out = Cartas fuera del juego
view-players = Jugadores
    .chieftains = Jefes en la mano
view-shields = Escudos
view-cargo = Carga
view-equipment = Fichas de armamento
view-guarded = Protegido
view-name = Nombre
view-food = Víveres
view-vikings = Vikingos
view-chieftains = Jefes desde la proa
view-stern = Popa
view-full = Lleno
view-pays = Paga ahora
view-seat = Jugador
view-action = Acción
view-points = Puntos
view-card = Carta
view-slot = { "" }
view-ship = Barco
view-reason = Motivo
view-reason-stern = se puso una popa
view-reason-full = todos los barcos están llenos
view-reason-final = fin de la partida
view-acting = { "" }
view-colour = Escudo
view-score = Puntos
view-sterns = Popas restantes
