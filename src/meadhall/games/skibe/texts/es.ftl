# Skibe

summary = Tripula 3 barcos compartidos, cárgalos y puntúa a tiempo.

option-deck = Mazo de cartas de vikingos
option-deck-help = No se encontró ninguna lista pública de las cartas. Los dos mazos son reconstrucciones que encajan con todo lo que se sabe.
option-deck-pairs = Pares: 20 cartas de 1 escudo, 20 de 2 distintos
option-deck-twins = Gemelos: también 10 cartas de 2 escudos iguales
option-count_stern_shield = La popa cuenta como escudo
option-count_stern_shield-help = La popa cuenta como 1 escudo en el recuento. Solo una reseña lo menciona.
option-finish_last_turn = La última carta es un turno completo
option-finish_last_turn-help = Quien pone la última carta aún carga y puede jugar un jefe. Si está desactivado, el recuento final llega enseguida.
option-new_ship_cards = Barco nuevo, mazo corto
option-new_ship_cards-help = Qué cartas descubiertas empiezan un barco nuevo cuando el mazo tiene menos de dos.
option-new_ship_cards-slots = Desde el sitio 1
option-new_ship_cards-choose = Elige quien puntuó
option-protection_blocks_owner = La protección también obliga a quien la juega
option-protection_blocks_owner-help = Tampoco se pueden retirar ni intercambiar los propios vikingos protegidos.
option-protection_spans_rows = La protección vale en todo el recuento final
option-protection_spans_rows-help = En el recuento final una protección vale también contra los jefes de los barcos de más abajo.
option-remove_from_display = Se pueden retirar cartas descubiertas
option-remove_from_display-help = El jefe que retira un vikingo puede tomar en su lugar una carta descubierta.
option-one_stone_per_card = Una ficha de armamento por vikingo
option-one_stone_per_card-help = Un vikingo lleva como mucho una ficha de armamento.

## Moves

move-take = Tomar la carta { $slot } de la muestra
    .detail = Tomar la carta { $slot } de la muestra: { $card }
move-draw = Robar del mazo
move-stern = Puntuar el { $ship }
    .detail = Puntuar el { $ship } ({ $pays })
move-pass = No puntuar
move-lay = Poner en el { $ship }
    .detail = Poner en el { $ship } (vikingos { $count } de { $limit }, víveres { $food })
move-load-food = Cargar víveres en el { $ship }
    .detail = Cargar víveres en el { $ship } ({ $food } → { $after })
move-move-food = Mover víveres: { $ship } → { $onto }
    .detail = Mover víveres: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Devolver víveres del { $ship }
    .detail = Devolver víveres del { $ship } ({ $food } → { $after })
move-equip = Armar: { $ship }, sitio { $berth }
    .detail = { $stones ->
        [0] Armar: { $ship }, sitio { $berth }, { $shields }
       *[other] Armar: { $ship }, sitio { $berth }, { $shields } (armamento { $stones })
    }
move-lift = Mover armamento: { $ship }, sitio { $berth }
    .detail = Mover armamento: { $ship }, sitio { $berth }, { $shields }
move-stow-equipment = Devolverlo a la reserva
move-chieftain = Jugar el jefe «{ $action }» en el { $ship }
move-hold = No jugar ningún jefe
move-decline = No hacer nada
move-remove = Retirar: { $ship }, puesto { $berth }
    .detail = Retirar: { $ship }, puesto { $berth }, { $shields }
move-remove-open = Retirar la carta descubierta { $slot }
    .detail = Retirar la carta descubierta { $slot }: { $card }
move-swap = Intercambiar: { $ship }, sitio { $berth }
    .detail = Intercambiar: { $ship }, sitio { $berth }, { $shields }
move-swap-with = Con: { $ship }, puesto { $berth }
    .detail = Con: { $ship }, puesto { $berth }, { $shields }
move-swap-open = Con la carta descubierta { $slot }
    .detail = Con la carta descubierta { $slot }: { $card }
move-start-ship = Usar la carta descubierta { $slot }
    .detail = Usar la carta descubierta { $slot }: { $card }

## What is being asked

prompt-turn = Elige un vikingo o puntúa un barco.
    .other = { $seat } elige un vikingo o puntúa un barco.
prompt-full = Todos los barcos están llenos. Puntúa un barco o pasa.
    .other = { $seat } puede puntuar un barco. Todos están llenos.
prompt-lay = Elige un barco para { $card }.
    .other = { $seat } elige un barco para { $card }.
prompt-load-food = Carga 1 ficha de víveres en una proa.
    .other = { $seat } carga víveres.
prompt-shift-food = Mueve 1 ficha de víveres a otra proa o no hagas nada.
    .other = { $seat } puede mover 1 ficha de víveres.
prompt-equip = Arma a un vikingo sin escudo { $shields }.
    .other = { $seat } arma a un vikingo.
prompt-shift-equipment = Elige armamento para mover o no hagas nada.
    .other = { $seat } puede mover armamento.
prompt-shift-onto = Pásalo a un vikingo sin escudo { $shields }.
    .other = { $seat } mueve armamento.
prompt-chieftain = Juega un jefe en un barco, o ninguno.
    .other = { $seat } puede jugar un jefe.
prompt-move-equipment = Mueve 1 ficha de armamento o no hagas nada. Se puntúa el { $ship }.
    .other = { $seat } puede mover 1 ficha de armamento. Se puntúa el { $ship }.
prompt-set-equipment = Elige un vikingo para el armamento.
    .other = { $seat } mueve armamento.
prompt-move-food = Mueve 1 ficha de víveres o no hagas nada. Se puntúa el { $ship }.
    .other = { $seat } puede mover 1 ficha de víveres. Se puntúa el { $ship }.
prompt-remove = Retira 1 vikingo o no hagas nada. Se puntúa el { $ship }.
    .other = { $seat } puede retirar 1 vikingo. Se puntúa el { $ship }.
prompt-swap = Intercambia 2 vikingos o no hagas nada. Se puntúa el { $ship }.
    .other = { $seat } puede intercambiar 2 vikingos. Se puntúa el { $ship }.
prompt-swap-with = Elige el vikingo para intercambiar con { $card }.
    .other = { $seat } intercambia { $card }.
prompt-start-ship = Elige una carta de la muestra para el nuevo { $ship }.
    .other = { $seat } elige una carta de la muestra para el nuevo { $ship }.

## The log

log-turn = Turno { $turn }: { $seat }
    .you = Turno { $turn }: tú
log-draw = { $seat } roba { $card }.
    .you = Robas { $card }.
log-lay = { $seat } pone { $card } en el { $ship }.
    .you = Pones { $card } en el { $ship }.
log-ship-full = El { $ship } está lleno.
log-load-food = { $seat } carga víveres en el { $ship } (ahora { $count }).
    .you = Cargas víveres en el { $ship } (ahora { $count }).
log-move-food = { $seat } mueve víveres del { $ship } al { $onto }.
    .you = Mueves víveres del { $ship } al { $onto }.
log-keep-food = { $seat } no mueve víveres.
    .you = No mueves víveres.
log-stow-food = { $seat } devuelve víveres del { $ship } (ahora { $count }).
    .you = Devuelves víveres del { $ship } (ahora { $count }).
log-equip = { $seat } arma a { $goal }.
    .you = Armas a { $goal }.
log-move-equipment = { $seat } mueve armamento: { $start } → { $goal }.
    .you = Mueves armamento: { $start } → { $goal }.
log-keep-equipment = { $seat } no mueve armamento.
    .you = No mueves armamento.
log-stow-equipment = { $seat } devuelve armamento: { $start }.
    .you = Devuelves armamento: { $start }.
log-no-berth = Ningún vikingo puede tomar el armamento ({ $seat }).
    .you = Ningún vikingo puede tomar tu armamento.
log-chieftain = { $seat } juega el jefe «{ $action }» en el { $ship }.
    .you = Juegas el jefe «{ $action }» en el { $ship }.
log-hold = { $seat } no juega ningún jefe.
    .you = No juegas ningún jefe.
log-refill = Nueva carta en la muestra: { $card }.
log-stern = { $seat } puntúa el { $ship }.
    .you = Puntúas el { $ship }.
log-pass = { $seat } no puntúa.
    .you = No puntúas.
log-all-full = Todos los barcos están llenos. Se puntúan los 3.
log-row = Jefes del { $ship }
log-protect = { $seat } protege a sus vikingos en el { $ship }.
    .you = Proteges a tus vikingos en el { $ship }.
log-leave = { $action-id ->
    [swap] { $seat } no intercambia.
    [remove] { $seat } no retira nada.
   *[other] { $seat } no mueve nada.
}
    .you = { $action-id ->
        [swap] No intercambias.
        [remove] No retiras nada.
       *[other] No mueves nada.
    }
log-skip = { $seat } no puede usar «{ $action }».
    .you = No puedes usar «{ $action }».
log-remove = { $seat } retira { $card } del { $ship }.
    .you = Retiras { $card } del { $ship }.
log-remove-open = { $seat } retira una carta de la muestra: { $card }.
    .you = Retiras una carta de la muestra: { $card }.
log-swap = { $seat } intercambia { $card } y { $other }.
    .you = Intercambias { $card } y { $other }.
log-scored = Recuento del { $ship }.
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = Tú: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = El { $ship } se vacía. Devueltos: víveres { $food }, armamento { $equipment }. Cartas retiradas: { $cards }.
log-start-ship = Nuevo { $ship }: { $card }.
log-final = No quedan cartas. Recuento final.

## The score

tally-scoring = Turno { $turn }, { $ship }: (escudos { $shields } + armamento { $equipment }) × víveres { $food }
    .row = Turno { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Al final, { $ship }: (escudos { $shields } + armamento { $equipment }) × víveres { $food }
    .row = Al final, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (muestra)
pay = { $seat } { $points }

ship-top = barco de arriba
    .start = Barco de arriba
ship-middle = barco del medio
    .start = Barco del medio
ship-bottom = barco de abajo
    .start = Barco de abajo
onto-top = barco de arriba
onto-middle = barco del medio
onto-bottom = barco de abajo
shields-blue = Luna
shields-red = Martillo
shields-green = Pino
shields-yellow = Sol
shields-purple = Nudo
cargo-food = víveres
cargo-equipment = armamento
action-equipment = Armamento
action-food = Víveres
action-remove = Retirar
action-swap = Intercambiar
action-protect = Protección

## The table as text

board-turn = Turno { $turn }
board-pile = { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
board-stock = Reserva: víveres { $food }, armamento { $equipment }
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
board-pays = Puntos ahora:
board-players = Jugadores
board-player = { $seat } ({ $shields }): puntos { $points }, popas { $sterns }, jefes: { $action }

## Labels of the text view

view-turn = Turno
view-on_turn = Le toca a
view-limit = Vikingos por barco
view-pile = Cartas en el mazo
view-display = Cartas descubiertas
view-ships = Barcos
view-food_stock = Víveres en reserva
view-equipment_stock = Armamento en reserva
view-building = Este turno
view-lifted = Ficha elegida
view-swapping = Por intercambiar
view-scoring = En recuento
    .seat = Actúa el jefe de
view-sheet = Barcos puntuados
    .pays = Puntos
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
view-pays = Puntos ahora
view-seat = Jugador
view-action = Acción
view-points = Puntos
view-card = Carta
view-slot = { "" }
view-ship = Barco
view-reason = Motivo
view-reason-stern = popa puesta
view-reason-full = todos los barcos están llenos
view-reason-final = recuento final
view-acting = { "" }
view-colour = Escudo
view-score = Puntos
view-sterns = Popas restantes
