# Texts of the drawn board of Looot.

ui-stage = The land and your fjord
ui-land = The land
ui-fjord = Fjord: { $seat }
ui-viking-of = A viking: { $seat }
ui-show-land = Show the land large
ui-show-fjord = Show the fjord large
ui-look = { $name }: look at the fjord, { $points } points, { $free } free spaces
ui-look-facts = { $points } points, { $free } free
ui-close = Close
ui-at-sea = At sea
ui-in-bag = { $count } in the bag
ui-bag = What can still come
ui-bag-count = { $count } of { $of } longships are in the bag
ui-bag-key = Pale: in the fjord of the player whose shield it bears. Nobody knows the order of the bag.
ui-of = of { $count }
ui-where-bag = in the bag
ui-where-sea = at sea
ui-in-fjord = in the fjord: { $seat }
ui-not-dealt = not in this game
ui-sites = Construction sites
ui-shields = Shields
ui-trophies = Trophies
ui-to-lay = To be laid, the next one first
ui-which-next = Which comes next?
ui-due-now = Choose a free space of your fjord for it.
ui-due-later = It comes later.
ui-full = full
ui-full-at-once = full at once
ui-complete = done
ui-met = { $met } of { $of }
ui-met-here = { $met } of { $of } needs met here.
ui-get = You get { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
ui-get-short = You get { $count ->
        [one] one tile
       *[other] { $count } tiles
    }, room for { $room }.
ui-can-fill = Can fill: { $what }.
ui-fills = Fills: { $what }.
ui-serves = Serves: { $what }.
ui-points-then = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } then.
ui-why-house = next to it
ui-why-watchtower = your group links them
ui-why-castle = group of { $count }
ui-a-ship = longship { $ship }
ui-a-trophy = trophy
ui-tiles = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
ui-vikings = { $count ->
        [one] viking placed
       *[other] { $count } vikings placed
    }
ui-step-viking = viking { $board }{ $hex }
ui-end-with = End turn: { $what }
ui-keep = Keep: { $what }
ui-place-here = Place here
ui-lay-here = Lay it here
ui-lay-last = Lay it, end turn
ui-moor-here = Moor it here
ui-missing-place = Choose a space
ui-missing-lay = { $count ->
        [one] Lay the last tile
       *[other] Lay { $count } tiles
    }
ui-missing-loot = Choose a tile
ui-missing-moor = Choose its space
ui-missing-ship = Choose a longship
ui-missing-trophy = Choose a trophy
ui-not-yet = You cannot end your turn yet
ui-hint-place = Next to any viking or longship. Shields first, if you use one.
ui-hint-declared = Declared: { $shield }. Choose it again to take it back.
ui-hint-trophy = You can take only one trophy in the game.
ui-hint-shield-key = Which shield? 1 second viking, 2 occupied space, 3 double resource.
ui-drag-viking = Your vikings: { $count }. Drag one to a space, or choose the space.
ui-hint-second = Your second viking of this turn.
ui-hint-lay = { $count ->
        [one] The last tile.
       *[other] { $count } tiles to lay.
    }
ui-hint-loot = The rest stays on the land.
ui-hint-quay = One longship a turn, one trophy a game. An empty longship costs 5.
ui-hint-moor = It costs 5 until its needs lie around it.
ui-key-shield = use a shield
ui-key-ship = take a longship
ui-key-trophy = take a trophy
ui-key-home = space nearest to your largest group, or best place for the tile
ui-key-end = end the turn
ui-key-look = next player’s fjord
ui-no-ship = No longship here any more
ui-ship = Longship { $ship }: needs { $needs }, { $met } of { $of } met
ui-ship-full = Longship { $ship }: full
ui-site = { $site }, { $points } points: needs { $needs }, { $met } of { $of } met
ui-site-complete = { $site }: complete, { $points } points
ui-trophy-won = Your trophy: { $points } points
ui-shield-used = { $shield }: used
ui-shield-idle = You have no second viking left
ui-shield-nobody = Occupied space: nobody stands on the land yet
ui-stat-vikings = Vikings left
ui-stat-axes = Axes
ui-stat-points = points
ui-doing-free = { $count ->
        [one] one free space
       *[other] { $count } free spaces
    }
ui-number = Viking { $number } of { $of }
ui-now = now { $count }
ui-sum-sites = sites
ui-sum-trophy = trophy
ui-sum-empty = { $count } empty
ui-tip-space = { $tile }: space { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex }: { $count ->
        [0] no tile left
        [one] one tile left
       *[other] { $count } tiles left
    }
ui-tip-house = A viking placed next to it takes one tile.
ui-tip-watchtower = A group of your vikings that links two watchtowers takes one tile from each. Each pair pays you once.
ui-tip-castle = A group of 4 vikings touching it takes one tile, of 8 a second, of 12 a third.
ui-tip-ship = You may take one longship at the end of your turn. Full, it raises the value of its kind; empty at the end, it costs 5.
ui-tip-slot = A place at sea. When the bag is empty it stays free.
ui-tip-trophy = Trophy for { $axes } axes: { $points } points. Only one in the game.
ui-tip-trophy-gone = Taken: { $seat }
ui-tip-cell = A free space of the fjord: { $cell }
ui-tip-moored = It is full when what it needs lies around it.
ui-tip-site = It is complete when what it needs lies around it.
ui-tip-cup = Here your trophy will stand.
ui-tip-shield-second = Place a second viking in this turn. Each shield can be used once.
ui-tip-shield-occupied = Place the viking where somebody stands already. Each shield can be used once.
ui-tip-shield-double = Take two of the resource instead of one. Each shield can be used once.
ui-tip-bag = Which longships and sites there are, and what can still come (B)
ui-tip-unfilled = Longships that are not full: { $count }. Each costs 5 points.
ui-tip-points = What you would have if the game ended now.
ui-guide-welcome = Send vikings over the land, gather resources and capture buildings, and lay all of it in your fjord. Most points win.
    .title = Welcome to the fjord
ui-guide-place = Place a viking on a glowing space. Point at one, and a card says what it brings.
    .title = A viking
ui-guide-fjord = This is your fjord. Each tile goes to a free space and stays there. What lies around longships and sites counts for them.
    .title = Your fjord
ui-guide-ship = At the end of your turn you may take a longship from here and moor it. The signs in its hull are what it needs around it.
    .title = Longships
ui-guide-unfilled = An empty longship costs 5 points at the end. A full one raises the value of all tiles of its kind.
    .title = Fill them
ui-guide-houses = A viking next to a house takes one of its tiles.
    .title = Houses
ui-guide-towers = A group of your vikings that links two watchtowers takes a tile from each. Each pair pays once.
    .title = Watchtowers
ui-guide-castles = A group of four that touches a castle takes a tile, of eight a second, of twelve a third.
    .title = Castles
ui-guide-sites = Port, altar and palace give 5, 7 and 9 points once everything they need lies around them.
    .title = Sites
ui-guide-shields = Three shields, each once a game: a second viking, an occupied space, or double the resource. Choose one before you place.
    .title = Shields
ui-guide-trophy = Axes bring no points by themselves. With enough of them you may take one trophy: the later, the better it may be, but others want it, too.
    .title = Trophies
ui-guide-bag = This list says which longships can still come, and who has the others.
    .title = The bag
ui-guide-end = The game ends when all vikings are placed. Here you see what you have, and where it comes from.
    .title = The end comes near
ui-scene-filled = Longship filled
ui-scene-full = Filled
ui-scene-worth = New value
ui-scene-value = { $tile }: { $was } → { $now } each.
ui-scene-site = Site complete
ui-scene-trophy = The trophy for { $axes } axes
