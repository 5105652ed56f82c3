# Textos del tablero dibujado de Animals on Board.

ui-back-short = oculta
ui-quay = El muelle
ui-pen-name = Grupo { $group }
ui-pen = Grupo { $group }, { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}: { $tiles }.
ui-pen-take = Puedes tomarlo por { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}.
ui-pen-split = Puedes dividirlo.
ui-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
ui-too-dear = muy caro: { $count } cajas
ui-no-split = Una sola ficha no se puede dividir.
ui-stays = se queda · { $count }
ui-goes = grupo nuevo · { $count }
ui-tile-part = Al grupo nuevo: { $tile }
ui-tile-back = Devolver: { $tile }
ui-either = Tomar o dividir este grupo
ui-take-short = Tomar por { $count }
ui-split-short = Dividir
ui-confirm-take = { $count ->
    [one] Tomar { $count } ficha
   *[other] Tomar { $count } fichas
}
ui-confirm-split = Dividir { $stay } | { $go }
ui-confirm-keep = Conservar: { $tile }
ui-confirm-shed = { $count ->
    [one] Dejar { $count } ficha en tierra
   *[other] Dejar { $count } fichas en tierra
}
ui-hint-take = Pagas { $count }: cajas { $before } → { $after }. Después esperas a la próxima ronda.
ui-hint-split = Toca fichas para pasarlas al otro lado de la cuerda. Ganas una caja: { $before } → { $after }.
ui-hint-split-five = Toca fichas para pasarlas al otro lado de la cuerda. Con cinco cajas devuelves una: { $before } → { $after }.
ui-hand = Conserva una de estas para tu arca
ui-hand-done = Ya has elegido. Los demás aún piensan.
ui-hand-others = Todos eligen en secreto.
ui-keep = Conservar: { $tile }
ui-stack = { $count ->
    [one] ficha en la pila
   *[other] fichas en la pila
}
ui-supply = { $count ->
    [one] caja
   *[other] cajas
}
ui-boat = { $seat }: { $load ->
    [one] { $load } ficha
   *[other] { $load } fichas
} en el arca, { $crates ->
    [one] { $crates } caja
   *[other] { $crates } cajas
}{ $out ->
    [1] , fuera de esta ronda
   *[other] {""}
}
ui-ark = Tu arca
ui-berths = { $load } de { $space } plazas
ui-only-you = solo la ves tú
ui-pair = pareja · 0
ui-crates = { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}
ui-if-ended = Si acabara ahora
ui-shed = Dejar en tierra: { $tile }
ui-shed-more = { $count ->
    [one] Elige { $count } ficha más para dejar en tierra.
   *[other] Elige { $count } fichas más para dejar en tierra.
}
ui-shed-pair = Quedarían justo dos de una especie. Elige otras.
ui-stat-ark = Animales en el arca
ui-stat-crates = Cajas
ui-of = de { $count }
ui-doing-chosen = Ya ha elegido
ui-doing-out = Fuera hasta la próxima ronda
ui-doing-starts = Fuera, empieza la próxima ronda
ui-doing-flag = Tiene la bandera de inicio
ui-doing-flag-chosen = Ya ha elegido, bandera de inicio
ui-doing-flag-choosing = Está eligiendo, bandera de inicio
ui-round = Ronda { $round }
ui-last-round = Última ronda
ui-aid = Qué da puntos
ui-aid-single = Único de su especie
ui-aid-single-value = su número
ui-aid-pair = Justo dos
ui-aid-pair-value = nada
ui-aid-herd = Tres o más
ui-aid-herd-value = 5 cada uno
ui-aid-crate = Cada caja
ui-tip-tile = { $tile }. Solo de su especie da su número; en una manada de tres o más, 5; si son justo dos, nada.
ui-tip-back = Nadie ha visto esta ficha. Quien la toma la ve, los demás no.
ui-tip-pen = Un grupo en el muelle. Tómalo por una caja por ficha, o divídelo en dos y gana una caja.
ui-tip-price = Precio: { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}, una por ficha.
ui-tip-hand = Ves tres fichas. Una queda en secreto en tu arca, las otras van al muelle.
ui-tip-stack = La pila. Al empezar una ronda se completa el muelle con ella.
ui-tip-supply = Las cajas que nadie tiene. Dividir da una.
ui-tip-boat = El arca de { $seat }. Se sabe cuántas fichas lleva, no cuáles.
ui-tip-ark = Cuando un arca lleva diez fichas, la ronda se juega hasta el final y luego se cuenta.
ui-tip-crates = Tus cajas, cinco como mucho. Cada una vale un punto al final.
ui-tip-single = Un animal único de su especie da su número.
ui-tip-pair = Justo dos de una especie no dan nada.
ui-tip-herd = Tres o más de una especie dan 5 cada uno.
ui-guide-welcome = Llenas un arca de animales. Las manadas y los solitarios dan puntos, las parejas nada.
    .title = Te damos la bienvenida
ui-guide-keep = Todos miran tres fichas y conservan una en secreto. Un número alto es un buen solitario.
    .title = Conserva una
ui-guide-quay = Estas fichas están en el muelle en esta ronda. Una está boca abajo: nadie la conoce.
    .title = El muelle
ui-guide-split = En tu turno divides un grupo o tomas uno. Dividir da una caja. Toca un grupo y luego las fichas que van al nuevo.
    .title = Dividir
ui-guide-take = Tienes cajas para un grupo: una caja por ficha. Quien toma sale de la ronda.
    .title = Tomar
ui-guide-out = Ya has tomado. Los demás acaban la ronda. Tus cajas siguen contigo.
    .title = Fuera por ahora
ui-guide-hidden = Solo tú ves tu arca. Los rótulos dicen qué da cada especie. Cuidado con los rojos: justo dos no dan nada.
    .title = Tu arca
ui-guide-starter = El primero que toma empieza la próxima ronda. Puede valer mucho.
    .title = Primero en salir
ui-guide-five = Con cinco cajas, dividir cuesta una en vez de dar una. Es hora de tomar.
    .title = Cinco cajas
ui-guide-last = Solo quedas tú. Un último turno: divide, toma o renuncia.
    .title = Último turno
ui-guide-end = Diez fichas en un arca y esta ronda es la última. Se van las parejas y lo demás cuenta.
    .title = Se acerca el final
ui-scene-arks = Se abren las arcas
ui-scene-ark = El arca: { $seat }
ui-scene-open = Abrir
ui-scene-pairs = Se van las parejas
ui-scene-count = Cuenta
ui-scene-result = Resultado
ui-scene-herds = Rebaños: 5 por animal
ui-scene-alone = Solo: su número. Cajas: 1 cada una.
ui-scene-crates = Cajas
