# Textos del tablero dibujado de Animals on Board.

ui-back-short = oculta
ui-quay = Muelle
ui-pen-name = Grupo { $group }
ui-pen = Grupo { $group }, { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}: { $tiles }.
ui-pen-take = Puedes tomarlo por { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}.
ui-pen-split = Puedes dividirlo.
ui-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
ui-too-dear = Cuesta { $count }, tienes { $have }
ui-no-split = 1 loseta no se puede dividir.
ui-stays = se queda · { $count }
ui-goes = grupo nuevo · { $count }
ui-tile-part = Al grupo nuevo: { $tile }
ui-tile-back = Devolver: { $tile }
ui-either = Tomar o dividir este grupo
ui-take-short = Tomar por { $count }
ui-split-short = Dividir
ui-confirm-take = { $count ->
    [one] Tomar { $count } loseta
   *[other] Tomar { $count } losetas
}
ui-confirm-split = Dividir { $group }: { $stay } | { $go }
ui-confirm-keep = Conservar { $tile }
ui-confirm-shed = { $count ->
    [one] Dejar { $count } loseta en tierra
   *[other] Dejar { $count } losetas en tierra
}
ui-hint-take = Pagas { $count }: cajas { $before } → { $after }. Después esperas a la próxima ronda.
ui-hint-split = Arrastra losetas al otro lado de la cuerda, o tócalas. Ganas una caja: { $before } → { $after }.
ui-hint-split-five = Arrastra losetas al otro lado de la cuerda, o tócalas. Con 5 cajas devuelves una: { $before } → { $after }.
ui-hand = Conserva 1 loseta para tu arca.
ui-hand-done = Hecho. Los demás aún eligen.
ui-hand-others = Todo el mundo elige en secreto.
ui-keep = Conservar { $tile }
ui-stack = { $count ->
    [one] loseta en la pila
   *[other] losetas en la pila
}
ui-supply = { $count ->
    [one] caja
   *[other] cajas
}
ui-boat = { $seat }: losetas { $load }, cajas { $crates }{ $out ->
    [1] . Fuera de esta ronda.
   *[other] .
}
ui-ark = Tu arca
ui-berths = { $load } de { $space } plazas
ui-only-you = solo la ves tú
ui-pair = pareja · 0
ui-crates = { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}
ui-if-ended = Puntos ahora
ui-shed = Dejar en tierra: { $tile }
ui-shed-more = { $count ->
    [one] Elige { $count } loseta más para dejar en tierra.
   *[other] Elige { $count } losetas más para dejar en tierra.
}
ui-shed-pair = Queda una pareja. Elige otras losetas.
ui-stat-ark = Animales en el arca
ui-stat-crates = Cajas
ui-of = de { $count }
ui-doing-chosen = Elección hecha
ui-doing-out = Fuera hasta la próxima ronda
ui-doing-starts = Fuera, empieza la próxima ronda
ui-doing-flag = Empieza
ui-doing-flag-chosen = Elección hecha, empieza
ui-doing-flag-choosing = Eligiendo, empieza
ui-round = Ronda { $round }
ui-last-round = Última ronda
ui-aid = Puntuación
ui-aid-single = Solo
ui-aid-single-value = su número
ui-aid-pair = Pareja
ui-aid-pair-value = 0
ui-aid-herd = Manada, 3 o más
ui-aid-herd-value = 5 cada uno
ui-aid-crate = Cada caja
ui-tip-tile = { $tile }. Solo da su número; en una manada de 3 o más, 5 puntos; en pareja, nada.
ui-tip-back = La loseta oculta. Solo la ve quien la toma.
ui-tip-pen = Toma este grupo por 1 caja por loseta, o divídelo y gana 1 caja.
ui-tip-price = { $count ->
    [one] Precio: { $count } caja, 1 por loseta.
   *[other] Precio: { $count } cajas, 1 por loseta.
}
ui-tip-hand = Solo tú ves estas 3 losetas. 1 queda oculta en tu arca; las otras van al muelle.
ui-tip-stack = Losetas restantes. Llenan el muelle al empezar una ronda.
ui-tip-supply = Cajas de la reserva. Dividir un grupo da 1.
ui-tip-boat = El arca de { $seat }. Se ve cuántas losetas lleva, no cuáles.
ui-tip-ark = Cuando un arca tiene 10 losetas, se acaba la ronda y se cuenta.
ui-tip-crates = Tus cajas, 5 como máximo. Cada una vale 1 punto al final.
ui-tip-single = Solo: un animal da su número.
ui-tip-pair = Pareja: 2 de una especie no dan nada.
ui-tip-herd = Manada: 3 o más de una especie dan 5 cada uno.
ui-guide-welcome = Llena un arca de animales. Los animales solos y las manadas dan puntos, las parejas nada.
    .title = Te damos la bienvenida
ui-guide-keep = Todo el mundo mira 3 losetas y conserva 1 oculta. Un número alto es bueno para un animal solo.
    .title = Conserva 1 loseta
ui-guide-quay = Estas losetas están en el muelle en esta ronda. Nadie conoce la oculta.
    .title = El muelle
ui-guide-split = En tu turno, divide un grupo o toma uno. Dividir da 1 caja. Toca un grupo y luego las losetas del nuevo.
    .title = Dividir
ui-guide-take = Tienes cajas para un grupo: 1 caja por loseta. Después esperas a la próxima ronda.
    .title = Tomar
ui-guide-out = Has tomado un grupo. Los demás acaban la ronda. Conservas tus otras cajas.
    .title = Espera
ui-guide-hidden = Solo tú ves tu arca. Los rótulos dicen qué da cada especie. Cuidado con los rojos: las parejas no dan nada.
    .title = Tu arca
ui-guide-starter = Quien toma primero empieza la próxima ronda. Puede valer mucho.
    .title = Tomar primero
ui-guide-five = Con 5 cajas, dividir cuesta 1. Es mejor tomar un grupo.
    .title = 5 cajas
ui-guide-last = Solo quedas tú en la ronda. Divide, toma o plántate.
    .title = Último turno
ui-guide-end = Un arca tiene 10 losetas: esta ronda es la última. Se quitan las parejas y se cuenta.
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
