# Animals on Board

summary = Divide los animales del muelle o sube un grupo a bordo: cuentan los solitarios y las manadas, las parejas se pierden.

option-last_turn_optional = Se puede renunciar al último turno
option-last_turn_optional-help = Quien se queda solo en la ronda puede renunciar a su último turno. Si se desactiva, debe dividir o tomar cuando sea posible.
option-surplus = Animales sobrantes
option-surplus-help = Quién decide al final qué animales dejan un arca con más de diez.
option-surplus-best = la mejor elección se hace automáticamente
option-surplus-ask = elige quien tiene el arca

## Moves

move-keep = Conservar: { $species } { $value }
move-split = Dividir el grupo { $group }
    .detail = Dividir el grupo { $group } (cajas { $crates } → { $after }): { $tiles }
move-take = Tomar el grupo { $group }
    .detail = Tomar el grupo { $group } por { $count ->
            [one] 1 caja
           *[other] { $count } cajas
        }: { $tiles }
move-pull = Sacar: { $species } { $value }
move-pull-hidden = Sacar: la ficha boca abajo
move-done = Terminar la división
    .detail = Terminar la división ({ $left } | { $right })
move-decline = Renunciar al último turno
move-pass = Pasar
move-shed = Descartar: { $species } { $value }

## What is being asked

prompt-keep = Conserva una de tus tres fichas para tu arca
    .other = { $seat } elige una ficha para su arca
prompt-turn = Divide un grupo o toma uno
    .other = { $seat } divide un grupo o toma uno
prompt-last-turn = Juega tu último turno de esta ronda
    .other = { $seat } tiene el último turno de esta ronda
prompt-pull = Saca fichas del grupo para formar uno nuevo
    .other = { $seat } está dividiendo un grupo
prompt-shed = Descarta { $count ->
        [one] { $count } animal sobrante
       *[other] { $count } animales sobrantes
    } sin dejar ninguna pareja
    .other = { $seat } descarta animales sobrantes (aún { $count })

## The log

log-kept = { $seat } conserva una ficha y deja a la vista: { $tiles }
log-round = Ronda { $round }: empieza { $seat }. Nuevos en el muelle: { $tiles }
log-split = { $seat } divide un grupo: { $left } | { $right }
log-crate = { $seat } recibe 1 caja (ahora { $crates })
log-crate-back = { $seat } devuelve 1 caja (quedan { $crates })
log-take = { $seat } sube a bordo { $count ->
        [one] { $count } animal
       *[other] { $count } animales
    }: { $tiles }
log-paid = { $seat } paga { $count ->
        [one] 1 caja
       *[other] { $count } cajas
    } (quedan { $crates })
log-seen = Solo tú ves la ficha boca abajo: { $tiles }
log-full = { $seat } anuncia un arca llena: { $count } animales
log-pass = { $seat } no puede dividir ni tomar, y pasa
log-decline = { $seat } renuncia al último turno
log-end = Un arca está llena y la ronda ha terminado: se descubren las arcas
log-pairs = { $seat } pierde parejas: { $tiles }
log-shed = { $seat } descarta lo que sobra: { $tiles }
log-ark = { $seat } abre el arca: { $tiles }
log-herd = { $seat }: rebaño de { $count }, { $species }: { $points }
log-loners = { $seat }: solos { $count }, puntos { $points }
log-crates = { $seat }: cajas { $count }, puntos { $points }
log-result = Resultado: { $places }
place = { $seat } { $points }

## The score

tally-singles = Animales solitarios ({ $count })
tally-herds = { $herds ->
        [one] Animales en { $herds } manada
       *[other] Animales en { $herds } manadas
    } ({ $count })
    .row = Animales en manadas
    .cell = { $count } en { $herds }
tally-crates = Cajas ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = ficha boca abajo

species-elephant = elefante
species-giraffe = jirafa
species-panda = panda
species-tiger = tigre
species-crocodile = cocodrilo
species-gorilla = gorila
species-turtle = tortuga
species-rhinoceros = rinoceronte
species-penguin = pingüino
species-camel = camello
species-zebra = cebra
species-fox = zorro

## The table as text

board-setup = Preparación
board-round = Ronda { $round }
board-stores = { $stack ->
        [one] { $stack } ficha en la pila
       *[other] { $stack } fichas en la pila
    }, { $supply ->
        [one] { $supply } caja en la reserva
       *[other] { $supply } cajas en la reserva
    }
board-species = En esta partida: { $species }
board-quay = Grupos en el muelle y su precio
board-crates = { $count ->
        [one] { $count } caja
       *[other] { $count } cajas
    }
board-stays = queda:
board-pulled = fuera:
board-order = Las fichas salen en el orden mostrado; las que te saltas se quedan
board-players = Jugadores
board-player = { $seat }: { $crates ->
        [one] { $crates } caja
       *[other] { $crates } cajas
    }, { $load ->
        [one] { $load } animal a bordo
       *[other] { $load } animales a bordo
    }
board-chosen = ya ha elegido
board-choosing = está eligiendo
board-starter = bandera de inicio
board-out = fuera de la ronda
board-next = bandera de inicio para la próxima ronda
board-last = último turno
board-hand = Tus fichas (solo tú las ves)
board-mine = Tu arca
board-ark = Arca: { $seat }
board-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
board-pair = la pareja se pierde
board-surplus = no caben los que están entre paréntesis
board-worth = Si zarpara ahora
board-total = Total

## Labels of the text view

view-species = Especies en juego
view-round = Ronda
view-starter = Jugador inicial
view-next_starter = Empieza la próxima ronda
view-last_turn = Último turno
view-last_round = Última ronda
view-space = { "" }
view-crate_limit = { "" }
view-stack = Fichas en la pila
view-supply = Cajas en la reserva
view-groups = Grupos en el muelle
view-splitting = Grupo que se divide
view-pulled = Sacadas
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Jugadores
view-value = Valor
view-crates = Cajas
view-load = Fichas a bordo
view-out = Fuera de la ronda
view-ark = Arca
view-kinds = Si zarpara ahora
view-lost = Se perderían
view-points = Puntos
view-hand = En mano
view-chosen = Ha elegido
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
