# Animals on Board

summary = Divide los animales del muelle o toma un grupo. Cuentan los animales solos y las manadas, las parejas se pierden.

option-last_turn_optional = Último turno voluntario
option-last_turn_optional-help = Quien queda al final de la ronda puede pasar. Si no, debe dividir o tomar si puede.
option-surplus = Animales sobrantes
option-surplus-help = Cómo se reduce al final un arca con más de 10 animales.
option-surplus-best = Elegir lo mejor automáticamente
option-surplus-ask = Elige cada asiento

## Moves

move-keep = Conservar { $species } { $value }
move-split = Dividir el grupo { $group }
    .detail = Dividir el grupo { $group } (cajas { $crates } → { $after }): { $tiles }
move-take = Tomar el grupo { $group }
    .detail = { $count ->
        [one] Tomar el grupo { $group } por { $count } caja: { $tiles }
       *[other] Tomar el grupo { $group } por { $count } cajas: { $tiles }
    }
move-pull = Al grupo nuevo: { $species } { $value }
move-pull-hidden = Al grupo nuevo: la loseta oculta
move-done = Terminar la división
    .detail = Terminar la división ({ $left } | { $right })
move-decline = Plantarse en esta ronda
move-pass = Pasar
move-shed = Dejar en tierra: { $species } { $value }

## What is being asked

prompt-keep = Conserva 1 loseta para tu arca.
    .other = { $seat } elige una loseta.
prompt-turn = Toma un grupo o divide uno.
    .other = { $seat } toma o divide un grupo.
prompt-last-turn = Último turno de la ronda: toma o divide un grupo.
    .other = { $seat } tiene el último turno de la ronda.
prompt-pull = { $stay ->
    [one] Divide el grupo { $group }: { $stay } se queda, { $go } se van.
   *[other] Divide el grupo { $group }: { $stay } se quedan, { $go } se van.
}
    .other = { $seat } divide el grupo { $group }.
prompt-shed = { $count ->
    [one] Deja { $count } animal en tierra. No puede quedar ninguna pareja.
   *[other] Deja { $count } animales en tierra. No puede quedar ninguna pareja.
}
    .other = { $count ->
        [one] { $seat } deja { $count } animal en tierra.
       *[other] { $seat } deja { $count } animales en tierra.
    }

## The log

log-kept = { $seat } conserva una loseta y deja a la vista: { $tiles }.
    .you = Conservas una loseta y dejas a la vista: { $tiles }.
log-round = Ronda { $round }. Empieza { $seat }.
    .you = Ronda { $round }. Empiezas tú.
log-split = { $seat } divide { $count } en { $stay } (grupo { $group }) y { $go } (grupo { $next }).
    .you = Divides { $count } en { $stay } (grupo { $group }) y { $go } (grupo { $next }).
log-crate = { $seat } recibe 1 caja (ahora { $crates }).
    .you = Recibes 1 caja (ahora { $crates }).
log-crate-back = { $seat } devuelve 1 caja (ahora { $crates }).
    .you = Devuelves 1 caja (ahora { $crates }).
log-take = { $count ->
    [one] { $seat } toma por { $count } caja: { $tiles }.
   *[other] { $seat } toma por { $count } cajas: { $tiles }.
}
    .you = { $count ->
        [one] Tomas por { $count } caja: { $tiles }.
       *[other] Tomas por { $count } cajas: { $tiles }.
    }
log-seen = Era: { $tiles }. Solo lo ves tú.
log-full = El arca de { $seat } está llena: { $count } animales.
    .you = Tu arca está llena: { $count } animales.
log-pass = { $seat } no puede dividir ni tomar, y pasa.
    .you = No puedes dividir ni tomar, y pasas.
log-decline = { $seat } se planta.
    .you = Te plantas.
log-end = La partida ha terminado. Se abren las arcas.
log-pairs = { $count ->
    [one] { $seat } pierde { $count } pareja: { $tiles }.
   *[other] { $seat } pierde { $count } parejas: { $tiles }.
}
    .you = { $count ->
        [one] Pierdes { $count } pareja: { $tiles }.
       *[other] Pierdes { $count } parejas: { $tiles }.
    }
log-shed = { $seat } deja en tierra: { $tiles }.
    .you = Dejas en tierra: { $tiles }.
log-ark = Arca de { $seat }: { $tiles }.
    .you = Tu arca: { $tiles }.
log-herd = { $seat }: manada de { $count } ({ $species }), { $points } puntos.
    .you = Tú: manada de { $count } ({ $species }), { $points } puntos.
log-loners = { $seat }: animales solos { $count }, puntos { $points }.
    .you = Tú: animales solos { $count }, puntos { $points }.
log-crates = { $seat }: cajas { $count }, puntos { $points }.
    .you = Tú: cajas { $count }, puntos { $points }.
log-result = Resultado: { $places }
place = { $seat } { $points }

## The score

tally-singles = Animales solos ({ $count })
tally-herds = { $herds ->
        [one] Animales en { $herds } manada
       *[other] Animales en { $herds } manadas
    } ({ $count })
    .row = Animales en manadas
    .cell = { $count } en { $herds }
tally-crates = Cajas ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = la loseta oculta

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
board-stores = Pila: { $stack } · Cajas en la reserva: { $supply }
board-species = En esta partida: { $species }
board-quay = Grupos en el muelle y su precio
board-crates = { $count ->
        [one] { $count } caja
       *[other] { $count } cajas
    }
board-stays = queda:
board-pulled = grupo nuevo:
board-order = Las losetas pasan en este orden. Las que saltas se quedan.
board-players = Jugadores
board-player = { $seat }: cajas { $crates }, animales a bordo { $load }
board-chosen = elección hecha
board-choosing = eligiendo
board-starter = empieza
board-out = fuera de la ronda
board-next = empieza la próxima ronda
board-last = último turno
board-hand = Tus losetas (solo tú las ves)
board-mine = Tu arca
board-ark = Arca: { $seat }
board-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
board-pair = pareja perdida
board-surplus = no caben los que están entre paréntesis
board-worth = Puntos ahora
board-total = Total

## Labels of the text view

view-species = Especies en juego
view-round = Ronda
view-starter = Empieza
view-next_starter = Empieza la próxima ronda
view-last_turn = Último turno
view-last_round = Última ronda
view-space = { "" }
view-crate_limit = { "" }
view-stack = Fichas en la pila
view-supply = Cajas en la reserva
view-groups = Grupos en el muelle
view-splitting = Grupo que se divide
view-pulled = Grupo nuevo
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Jugadores
view-value = Valor
view-crates = Cajas
view-load = Fichas a bordo
view-out = Fuera de la ronda
view-ark = Arca
view-kinds = Puntos ahora
view-lost = Se pierde
view-points = Puntos
view-hand = En mano
view-chosen = Elección hecha
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
