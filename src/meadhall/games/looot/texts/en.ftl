# Looot

summary = Send Vikings over the land, capture buildings and fill the longships in your fjord.

option-layout = Land
option-layout-help = How the land boards are put together.
option-layout-random = Random
option-layout-example = Fixed example

## Moves

move-place = Place a Viking on { $board }{ $hex }
    .detail = Place a Viking on { $board }{ $hex }: { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; captures { $tiles }
        }{ $short ->
            [1] { "" }; room for { $room }
           *[0] { "" }
        }; group of { $size }; next to { $near }
move-shield = Use a shield: { $shield }
move-lay = Lay it on space { $cell }
    .detail = Lay it on space { $cell }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } then{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; has { $near }
               *[0] { "" }; serves { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, full then
        }; next to { $cells }
move-loot = Take the tile from { $board }{ $hex }
    .detail = Take the tile from { $board }{ $hex }: { $tile }
move-ship = Take the longship from slot { $slot }
    .detail = Take the longship from slot { $slot }: { $ship } (needs { $needs }; best { $met } of 3 on space { $cell })
move-trophy = Take the trophy for { $axes } axes
    .detail = Take the trophy for { $axes } axes: { $points } points
move-done = End turn

## What is being asked

prompt-place = { $occupied ->
    [1] Place a Viking on an occupied space.
   *[0] { $shields ->
        [0] Place a Viking.
       *[other] Place a Viking. You can use a shield first.
    }
}
    .other = { $seat } places a Viking.
prompt-lay = Lay this tile in your fjord: { $tile }.
    .other = { $seat } lays a tile: { $tile }.
prompt-loot = { $count ->
    [one] Choose what to take. You have room for { $count } more tile.
   *[other] Choose what to take. You have room for { $count } more tiles.
}
    .other = { $seat } chooses tiles. Free spaces: { $count }.
prompt-quay = { $ships ->
    [0] Take a trophy, or end your turn.
   *[other] { $trophies ->
        [0] Take a longship, or end your turn.
       *[other] Take a longship or a trophy, or end your turn.
    }
}
    .other = { $ships ->
        [0] { $seat } may take a trophy.
       *[other] { $trophies ->
            [0] { $seat } may take a longship.
           *[other] { $seat } may take a longship or a trophy.
        }
    }
prompt-moor = Lay the longship in your fjord: { $ship }.
    .other = { $seat } lays a longship: { $ship }.

## The log

log-shield = { $seat } uses a shield: { $shield }.
    .you = You use a shield: { $shield }.
log-place = { $seat } places a Viking on { $board }{ $hex } and takes { $tile }.
    .you = You place a Viking on { $board }{ $hex } and take { $tile }.
log-capture = { $seat } captures { $tiles }.
    .you = You capture { $tiles }.
log-last = { $seat } has no Vikings left.
    .you = You have no Vikings left.
log-full = { $seat } has a full fjord and can’t take { $tiles }.
    .you = Your fjord is full. You can’t take { $tiles }.
log-lay = { $seat } lays { $tile } on space { $cell }.
    .you = You lay { $tile } on space { $cell }.
log-ship = { $seat } takes longship { $ship } (space { $cell }).
    .you = You take longship { $ship } (space { $cell }).
log-drawn = New longship in slot { $slot }: { $ship }.
log-filled = { $seat } fills longship { $ship } ({ $count } × { $was } → { $now }).
    .you = You fill longship { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } completes a site: { $site }, { $points } points.
    .you = You complete a site: { $site }, { $points } points.
log-trophy = { $seat } takes the trophy for { $axes } axes: { $points } points.
    .you = You take the trophy for { $axes } axes: { $points } points.

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Completed sites ({ $count })
tally-trophy = Trophy
tally-unfilled = Empty longships ({ $count })

## The pieces

tile-wood = wood
tile-sheep = sheep
tile-gold = gold
tile-axe = axe
tile-house = house
tile-watchtower = watchtower
tile-castle = castle
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }
near-longship = longship { $tile } +{ $bonus }

shield-second = second Viking
shield-occupied = occupied space
shield-double = double resource

site-port = port
site-altar = altar
site-palace = jarl’s palace

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = wo
mark-sheep = sh
mark-gold = go
mark-axe = ax
mark-house = ho
mark-watchtower = wt
mark-castle = ca
mark-port = port
mark-altar = alt
mark-palace = pal

board-turn = { $seat }: Viking { $number } of { $vikings }
board-bag = { $count ->
    [0] The bag is empty
   *[other] Longships in the bag: { $count }
}
board-due = To lay: { $tile }
board-open = place for a Viking
board-stands = Viking of player 1
board-left = tiles left
board-slot = slot of the ocean board
board-trophy = trophy: axes needed and points
board-ships = Longships at sea
board-unseen = Longships still in the bag
board-player = Fjord: { $seat }
board-facts = Vikings { $vikings }, axes { $axes }, free spaces { $free }
board-shields = Shields: { $shield }
board-declared = Used for this Viking: { $shield }
board-points = Score now

## Labels of the text view

view-turn = Current player
view-number = Viking number
view-vikings = Vikings
view-starter = First player
view-boards = { "" }
view-land = Land
view-ocean = Longships at sea
view-bag = Longships in the bag
view-unseen = Longships still in the bag
view-trophies = Trophies
view-players = Players
view-due = To lay
view-mooring = { "" }
view-second = Second Viking
view-prospects = What a Viking brings
    .tiles = Tiles in all
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Board
view-kind = Kind
view-tiles = Tiles left
view-seat = Player
view-ship = Longship
view-bonus = Bonus
view-needs = Needs
view-filled = Filled
view-met = Met
view-axes = Axes
view-points = Points
view-free = Free spaces of the fjord
view-trophy = Trophy (axes)
view-shields = Shields
view-fjord = Fjord
view-sites = Sites
view-sums = Points by kind
view-site_points = Points of sites
view-trophy_points = Points of the trophy
view-unfilled = Empty longships
view-unfilled_points = Points of empty longships
view-used = Used
view-declared = For this Viking
view-tile = Tile
view-source = { "" }
view-complete = Complete
view-count = Number
view-value = Value
view-raised = Raised
view-hex = Space
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
    .near = { "" }
view-gains = Captures
    .hex = { "" }
view-group = { "" }
view-size = Vikings in the group
view-kind-longship = longship
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Space
view-serves = Serves
view-fills = Can fill
view-room = Room for
view-near = next to
view-sites_out = Sites not in this game
