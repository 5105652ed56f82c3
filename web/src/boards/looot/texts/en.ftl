# Texts of the drawn board of Looot.

ui-stage = Land and your fjord
ui-land = Land
ui-fjord = Fjord: { $seat }
ui-viking-of = Viking: { $seat }
ui-show-land = Enlarge land
ui-show-fjord = Enlarge fjord
ui-look = { $name }: view fjord, { $points } points, { $free } free spaces
ui-look-facts = { $points } points, { $free } free
ui-close = Close
ui-at-sea = At sea
ui-in-bag = { $count } in the bag
ui-bag = Longships left
ui-bag-count = { $count } of { $of } longships in the bag
ui-bag-key = Pale: in the fjord of the player with this emblem. The order of the bag is hidden.
ui-of = of { $count }
ui-where-bag = in the bag
ui-where-sea = at sea
ui-in-fjord = in the fjord: { $seat }
ui-not-dealt = not in this game
ui-sites = Sites
ui-shields = Shields
ui-trophies = Trophies
ui-to-lay = Tiles to lay, next one first
ui-which-next = Choose the next tile
ui-due-now = Choose a free space of your fjord.
ui-due-later = Comes later.
ui-full = full
ui-full-at-once = full immediately
ui-complete = complete
ui-met = { $met } of { $of }
ui-met-here = { $met } of { $of } needs met here.
ui-get = { $count ->
    [one] You get { $count } tile.
   *[other] You get { $count } tiles.
}
ui-get-short = { $count ->
    [one] You get { $count } tile, room for { $room }.
   *[other] You get { $count } tiles, room for { $room }.
}
ui-can-fill = Can fill: { $what }.
ui-fills = Fills: { $what }.
ui-serves = Counts for: { $what }.
ui-points-then = Score then: { $count }.
ui-why-house = next to it
ui-why-watchtower = linked by your group
ui-why-castle = group of { $count }
ui-a-ship = longship { $ship }
ui-a-trophy = trophy
ui-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ui-vikings = { $count ->
    [one] { $count } Viking placed
   *[other] { $count } Vikings placed
}
ui-step-viking = Viking { $board }{ $hex }
ui-end-with = End turn: { $what }
ui-keep = Take { $what }
ui-place-here = Place here
ui-lay-here = Lay here
ui-lay-last = Lay, end turn
ui-moor-here = Lay here
ui-missing-place = Choose a space
ui-missing-lay = { $count ->
        [one] Lay the last tile
       *[other] Lay { $count } tiles
    }
ui-missing-loot = Choose a tile
ui-missing-moor = Choose its space
ui-missing-ship = Choose a longship
ui-missing-trophy = Choose a trophy
ui-not-yet = You can’t end your turn yet
ui-hint-place = Next to any Viking or longship. Use a shield first if you want.
ui-hint-declared = Declared: { $shield }. Choose it again to take it back.
ui-hint-trophy = You can take only one trophy in the game.
ui-hint-shield-key = Choose a shield: 1 second Viking, 2 occupied space, 3 double resource.
ui-drag-viking = Your Vikings: { $count }. Drag one to a space, or tap the space.
ui-hint-second = Your second Viking of this turn.
ui-hint-lay = { $count ->
    [one] Last tile.
   *[other] { $count } tiles to lay.
}
ui-hint-loot = The other tiles stay on the land.
ui-hint-quay = 1 longship per turn, 1 trophy per game. An empty longship costs 5 points.
ui-hint-moor = It costs 5 points until it is full.
ui-key-shield = use a shield
ui-key-ship = take a longship
ui-key-trophy = take a trophy
ui-key-home = space nearest your largest group, or best space for the tile
ui-key-end = end the turn
ui-key-look = next player’s fjord
ui-no-ship = No longship here
ui-ship = Longship { $ship }: needs { $needs }, { $met } of { $of } met
ui-ship-full = Longship { $ship }: full
ui-site = { $site }, { $points } points: needs { $needs }, { $met } of { $of } met
ui-site-complete = { $site }: complete, { $points } points
ui-trophy-won = Your trophy: { $points } points
ui-shield-used = { $shield }: used
ui-shield-idle = You have no second Viking
ui-shield-nobody = Occupied space: there is no Viking on the land yet
ui-stat-vikings = Vikings left
ui-stat-axes = Axes
ui-stat-points = points
ui-doing-free = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
ui-number = Viking { $number } of { $of }
ui-now = now { $count }
ui-sum-sites = sites
ui-sum-trophy = trophy
ui-sum-empty = { $count } empty
ui-tip-space = { $tile }: space { $board }{ $hex }
ui-tip-field = { $count ->
    [0] { $tile } { $board }{ $hex }: no tiles left
    [one] { $tile } { $board }{ $hex }: { $count } tile left
   *[other] { $tile } { $board }{ $hex }: { $count } tiles left
}
ui-tip-house = A Viking next to it takes 1 tile.
ui-tip-watchtower = A group of your Vikings that links 2 watchtowers takes 1 tile from each, once per pair.
ui-tip-castle = A group of 4 Vikings next to it takes 1 tile, a group of 8 a second, a group of 12 a third.
ui-tip-ship = Take 1 longship at the end of your turn. If full, it raises the value of its kind; if empty at the end, it costs 5 points.
ui-tip-slot = Empty slot. The bag is empty.
ui-tip-trophy = Trophy for { $axes } axes: { $points } points. 1 per player.
ui-tip-trophy-gone = Taken: { $seat }
ui-tip-cell = Free space { $cell }
ui-tip-moored = Full when everything it needs is around it.
ui-tip-site = Complete when everything it needs is around it.
ui-tip-cup = Place for your trophy.
ui-tip-shield-second = Place a second Viking this turn. Once per game.
ui-tip-shield-occupied = Place your Viking on an occupied space. Once per game.
ui-tip-shield-double = Take 2 of the resource instead of 1. Once per game.
ui-tip-bag = All longships and sites, and which are left (B)
ui-tip-unfilled = Empty longships: { $count }. Each costs 5 points.
ui-tip-points = Score now.
ui-guide-welcome = Send Vikings over the land, collect resources and buildings, and lay them in your fjord. The most points win.
    .title = Welcome to the fjord
ui-guide-place = Place a Viking on a glowing space. Point at a space to see what it brings.
    .title = Place a Viking
ui-guide-fjord = This is your fjord. Each tile goes on a free space and stays there. Longships and sites need certain tiles around them.
    .title = Your fjord
ui-guide-ship = At the end of your turn you may take a longship and lay it in your fjord. The signs in its hull show what it needs around it.
    .title = Longships
ui-guide-unfilled = An empty longship costs 5 points at the end. A full one raises the value of all tiles of its kind.
    .title = Fill longships
ui-guide-houses = A Viking next to a house takes 1 of its tiles.
    .title = Houses
ui-guide-towers = A group of your Vikings that links 2 watchtowers takes 1 tile from each, once per pair.
    .title = Watchtowers
ui-guide-castles = A group of 4 next to a castle takes 1 tile, a group of 8 a second, a group of 12 a third.
    .title = Castles
ui-guide-sites = Port, altar and palace score 5, 7 and 9 points when everything they need is around them.
    .title = Sites
ui-guide-shields = You have 3 shields, each once per game: second Viking, occupied space, double resource. Choose one before you place.
    .title = Shields
ui-guide-trophy = Axes alone score nothing. With enough axes you may take 1 trophy. Later ones can be better, but others want them too.
    .title = Trophies
ui-guide-bag = This list shows which longships are left, and who has the others.
    .title = The bag
ui-guide-end = The game ends when all Vikings are placed. Here you see your points and where they come from.
    .title = The end is near
ui-scene-filled = Longship filled
ui-scene-full = Filled
ui-scene-worth = New value
ui-scene-value = { $tile }: { $was } → { $now } each.
ui-scene-site = Site complete
ui-scene-trophy = The trophy for { $axes } axes
