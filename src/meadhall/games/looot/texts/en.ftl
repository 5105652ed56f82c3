# Looot

summary = Send vikings over the land, capture buildings and fill the longships in your fjord.

option-layout = The land
option-layout-help = How the boards of the land are put together.
option-layout-random = drawn by lot
option-layout-example = the fixed example

## Moves

move-place = Place a viking on { $board }{ $hex }
    .detail = Place a viking on { $board }{ $hex }: { $count } { $tile }{ $captures ->
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
move-done = End the turn

## What is being asked

prompt-place = { $occupied ->
        [1] Place a viking on an occupied space
       *[0] { $shields ->
            [0] Place a viking
           *[other] Place a viking; use a shield first if you like
        }
    }
    .other = { $seat } places a viking
prompt-lay = Lay the tile in your fjord: { $tile }
    .other = { $seat } lays a tile: { $tile }
prompt-loot = Choose what to take: room for { $count ->
        [one] one more tile
       *[other] { $count } more tiles
    }
    .other = { $seat } chooses what to take ({ $count } free)
prompt-quay = { $ships ->
        [0] Take a trophy, or end your turn
       *[other] { $trophies ->
            [0] Take a longship, or end your turn
           *[other] Take a longship or a trophy, or end your turn
        }
    }
    .other = { $seat } { $ships ->
        [0] may take a trophy
       *[other] { $trophies ->
            [0] may take a longship
           *[other] may take a longship or a trophy
        }
    }
prompt-moor = Lay the longship in your fjord: { $ship }
    .other = { $seat } lays a longship: { $ship }

## The log

log-shield = { $seat } uses a shield: { $shield }
log-place = { $seat } places a viking on { $board }{ $hex }: { $tile }
log-capture = { $seat } captures: { $tiles }
log-last = { $seat } has no viking left
log-full = { $seat } has a full fjord and cannot take: { $tiles }
log-lay = { $seat } lays on space { $cell }: { $tile }
log-ship = { $seat } takes a longship, { $ship }, and lays it on space { $cell }
log-drawn = New in slot { $slot }: { $ship }
log-filled = { $seat } has filled a longship: { $ship } ({ $count } × { $was } → { $now })
log-site = { $seat } completes a site: { $site }, { $points } points
log-trophy = { $seat } takes the trophy for { $axes } axes: { $points } points

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Complete sites ({ $count })
tally-trophy = Trophy
tally-unfilled = Unfilled longships ({ $count })

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

shield-second = second viking
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

board-turn = { $seat }: viking { $number } of { $vikings }
board-bag = { $count ->
        [0] the bag is empty
        [one] one longship in the bag
       *[other] { $count } longships in the bag
    }
board-due = To be laid: { $tile }
board-open = a viking may go there
board-stands = viking of player 1
board-left = tiles left
board-slot = slot of the ocean board
board-trophy = trophy: axes needed and points
board-ships = Longships at sea
board-unseen = Longships still in the bag
board-player = Fjord: { $seat }
board-facts = { $vikings ->
        [one] 1 viking
       *[other] { $vikings } vikings
    }, { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    }, { $free ->
        [one] 1 free space
       *[other] { $free } free spaces
    }
board-shields = Shields: { $shield }
board-declared = Used for this viking: { $shield }
board-points = Points now

## Labels of the text view

view-turn = On turn
view-number = Viking number
view-vikings = Vikings
view-starter = Starting player
view-boards = { "" }
view-land = Land
view-ocean = Longships at sea
view-bag = Longships in the bag
view-unseen = Longships still in the bag
view-trophies = Trophies
view-players = Players
view-due = To be laid
view-mooring = { "" }
view-second = Second viking
view-prospects = What a viking would bring
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
view-free = Free cells of the fjord
view-trophy = Trophy for so many axes
view-shields = Shields
view-fjord = Fjord
view-sites = Building sites
view-sums = Points by kind
view-site_points = Points of sites
view-trophy_points = Points of the trophy
view-unfilled = Empty longships
view-unfilled_points = Points of empty longships
view-used = Used
view-declared = For this viking
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
view-room = Find room
view-near = next to
view-sites_out = Sites not in this game
