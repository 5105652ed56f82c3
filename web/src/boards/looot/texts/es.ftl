# Textos del tablero dibujado de Looot.

ui-stage = Las tierras y tu fiordo
ui-land = Las tierras
ui-fjord = Fiordo: { $seat }
ui-viking-of = Vikingo: { $seat }
ui-show-land = Ampliar las tierras
ui-show-fjord = Ampliar el fiordo
ui-look = { $name }: ver el fiordo, { $points } puntos, { $free } casillas libres
ui-look-facts = { $points } puntos, { $free } libres
ui-close = Cerrar
ui-at-sea = En el mar
ui-in-bag = { $count } en la bolsa
ui-bag = Drakkars restantes
ui-bag-count = { $count } de { $of } drakkars están en la bolsa
ui-bag-key = Pálido: en el fiordo de ese emblema. El orden de la bolsa está oculto.
ui-of = de { $count }
ui-where-bag = en la bolsa
ui-where-sea = en el mar
ui-in-fjord = en el fiordo: { $seat }
ui-not-dealt = no está en esta partida
ui-sites = Obras
ui-shields = Escudos
ui-trophies = Trofeos
ui-to-lay = Por poner, primero la siguiente
ui-which-next = Elegir la siguiente loseta
ui-due-now = Elige una casilla libre de tu fiordo.
ui-due-later = Más tarde.
ui-full = lleno
ui-full-at-once = lleno ya
ui-complete = lista
ui-met = { $met } de { $of }
ui-met-here = Aquí hay { $met } de { $of }.
ui-get = { $count ->
    [one] Recibes { $count } loseta.
   *[other] Recibes { $count } losetas.
}
ui-get-short = { $count ->
    [one] Recibes { $count } loseta, sitio para { $room }.
   *[other] Recibes { $count } losetas, sitio para { $room }.
}
ui-can-fill = Puede llenar: { $what }.
ui-fills = Llena: { $what }.
ui-serves = Cuenta para: { $what }.
ui-points-then = Puntos entonces: { $count }.
ui-why-house = está al lado
ui-why-watchtower = tu grupo las une
ui-why-castle = grupo de { $count }
ui-a-ship = drakkar { $ship }
ui-a-trophy = trofeo
ui-tiles = { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }
ui-vikings = { $count ->
        [one] vikingo colocado
       *[other] { $count } vikingos colocados
    }
ui-step-viking = vikingo { $board }{ $hex }
ui-end-with = Terminar el turno: { $what }
ui-keep = Tomar: { $what }
ui-place-here = Colocar aquí
ui-lay-here = Poner aquí
ui-lay-last = Poner y terminar el turno
ui-moor-here = Poner aquí
ui-missing-place = Elige una casilla
ui-missing-lay = { $count ->
        [one] Coloca la última loseta
       *[other] Coloca { $count } losetas
    }
ui-missing-loot = Elige una loseta
ui-missing-moor = Elige su casilla
ui-missing-ship = Elige un drakkar
ui-missing-trophy = Elige un trofeo
ui-not-yet = Aún no puedes terminar tu turno
ui-hint-place = Junto a un vikingo o drakkar. Usa antes un escudo si quieres.
ui-hint-declared = Declarado: { $shield }. Elígelo otra vez para retirarlo.
ui-hint-trophy = Solo puedes tomar un trofeo en la partida.
ui-hint-shield-key = ¿Qué escudo? 1 segundo vikingo, 2 casilla ocupada, 3 recurso doble.
ui-drag-viking = Tus vikingos: { $count }. Arrastra uno a una casilla o elige la casilla.
ui-hint-second = Tu segundo vikingo de este turno.
ui-hint-lay = { $count ->
        [one] La última loseta.
       *[other] { $count } losetas por poner.
    }
ui-hint-loot = El resto se queda en las tierras.
ui-hint-quay = 1 drakkar por turno, 1 trofeo por partida. Un drakkar vacío cuesta 5 puntos.
ui-hint-moor = Cuesta 5 puntos hasta que esté lleno.
ui-key-shield = usar un escudo
ui-key-ship = tomar un drakkar
ui-key-trophy = tomar un trofeo
ui-key-home = casilla más cercana a tu grupo mayor, o mejor sitio para la loseta
ui-key-end = terminar el turno
ui-key-look = fiordo del siguiente jugador
ui-no-ship = Aquí ya no hay drakkar
ui-ship = Drakkar { $ship }: pide { $needs }, hay { $met } de { $of }
ui-ship-full = Drakkar { $ship }: lleno
ui-site = { $site }, { $points } puntos: pide { $needs }, hay { $met } de { $of }
ui-site-complete = { $site }: lista, { $points } puntos
ui-trophy-won = Tu trofeo: { $points } puntos
ui-shield-used = { $shield }: usado
ui-shield-idle = No te queda un segundo vikingo
ui-shield-nobody = Casilla ocupada: aún no hay nadie en la tierra
ui-stat-vikings = Vikingos que quedan
ui-stat-axes = Hachas
ui-stat-points = puntos
ui-doing-free = { $count ->
        [one] una casilla libre
       *[other] { $count } casillas libres
    }
ui-number = Vikingo { $number } de { $of }
ui-now = ahora { $count }
ui-sum-sites = obras
ui-sum-trophy = trofeo
ui-sum-empty = { $count } vacíos
ui-tip-space = { $tile }: casilla { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex }: { $count ->
        [0] no quedan losetas
        [one] queda una loseta
       *[other] quedan { $count } losetas
    }
ui-tip-house = Un vikingo al lado toma 1 loseta.
ui-tip-watchtower = Un grupo de tus vikingos que une 2 atalayas toma 1 loseta de cada una, una vez por par.
ui-tip-castle = Un grupo de 4 vikingos que lo toca toma una loseta, de 8 otra, de 12 una tercera.
ui-tip-ship = Al final de tu turno puedes tomar un drakkar. Lleno, sube el valor de su clase; vacío al final, cuesta 5.
ui-tip-slot = Puesto vacío. La bolsa está vacía.
ui-tip-trophy = Trofeo de { $axes } hachas: { $points } puntos. 1 por persona.
ui-tip-trophy-gone = Tomado: { $seat }
ui-tip-cell = Casilla libre { $cell }
ui-tip-moored = Lleno cuando todo lo que pide está alrededor.
ui-tip-site = Está lista cuando lo que pide está alrededor.
ui-tip-cup = Sitio para tu trofeo.
ui-tip-shield-second = Coloca un segundo vikingo este turno. Una vez por partida.
ui-tip-shield-occupied = Coloca tu vikingo en una casilla ocupada. Una vez por partida.
ui-tip-shield-double = Toma 2 recursos en vez de 1. Una vez por partida.
ui-tip-bag = Qué drakkars y obras hay, y lo que aún puede venir (B)
ui-tip-unfilled = Drakkars que no están llenos: { $count }. Cada uno cuesta 5 puntos.
ui-tip-points = Puntos ahora.
ui-guide-welcome = Envía vikingos por las tierras, reúne recursos, captura edificios y ponlo todo en tu fiordo. Gana quien tenga más puntos.
    .title = Bienvenido al fiordo
ui-guide-place = Coloca un vikingo en una casilla que brilla. Señala una y una tarjeta dice lo que trae.
    .title = Un vikingo
ui-guide-fjord = Este es tu fiordo. Cada loseta va a una casilla libre y ahí se queda. Lo que rodea drakkars y obras cuenta para ellos.
    .title = Tu fiordo
ui-guide-ship = Al final de tu turno puedes tomar aquí un drakkar y amarrarlo. Los signos del casco son lo que pide a su alrededor.
    .title = Drakkars
ui-guide-unfilled = Un drakkar vacío cuesta 5 puntos al final. Lleno, sube el valor de todas las losetas de su clase.
    .title = Llénalos
ui-guide-houses = Un vikingo junto a una casa toma una de sus losetas.
    .title = Casas
ui-guide-towers = Un grupo de tus vikingos que une dos atalayas toma una loseta de cada una. Cada pareja paga una vez.
    .title = Atalayas
ui-guide-castles = Un grupo de cuatro que toca un castillo toma una loseta, de ocho otra, de doce una tercera.
    .title = Castillos
ui-guide-sites = Puerto, altar y palacio dan 5, 7 y 9 puntos cuando todo lo que piden está alrededor.
    .title = Obras
ui-guide-shields = Tres escudos, cada uno una vez por partida: un segundo vikingo, una casilla ocupada o el recurso doble. Elige antes de colocar.
    .title = Escudos
ui-guide-trophy = Las hachas solas no dan puntos. Con bastantes puedes tomar un trofeo: más tarde quizá uno mejor, pero otros también lo quieren.
    .title = Trofeos
ui-guide-bag = Esta lista dice qué drakkars pueden venir aún y quién tiene los demás.
    .title = La bolsa
ui-guide-end = La partida termina cuando todos los vikingos están colocados. Aquí ves lo que tienes y de dónde viene.
    .title = El final se acerca
ui-scene-filled = Drakkar lleno
ui-scene-full = Lleno
ui-scene-worth = Nuevo valor
ui-scene-value = { $tile }: { $was } → { $now } cada uno.
ui-scene-site = Obra terminada
ui-scene-trophy = El trofeo de { $axes } hachas
