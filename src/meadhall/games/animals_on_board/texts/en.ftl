# Animals on Board

summary = Split the animals on the quay or take a group aboard: loners and herds count, pairs are lost.

option-last_turn_optional = The last turn may be declined
option-last_turn_optional-help = The last player still in a round may decline. When off, that player must split or take if possible.
option-surplus = Surplus animals
option-surplus-help = Who decides which animals leave an ark with more than ten at the end.
option-surplus-best = the best choice is made automatically
option-surplus-ask = the owner chooses

## Moves

move-keep = Keep: { $species } { $value }
move-split = Split group { $group }
    .detail = Split group { $group } (crates { $crates } → { $after }): { $tiles }
move-take = Take group { $group }
    .detail = Take group { $group } for { $count ->
            [one] 1 crate
           *[other] { $count } crates
        }: { $tiles }
move-pull = Pull out: { $species } { $value }
move-pull-hidden = Pull out: the face-down tile
move-done = Finish the split
    .detail = Finish the split ({ $left } | { $right })
move-decline = Decline the last turn
move-pass = Pass
move-shed = Give up: { $species } { $value }

## What is being asked

prompt-keep = Keep one of your three tiles for your ark
    .other = { $seat } chooses a tile to keep
prompt-turn = Split a group or take one
    .other = { $seat } splits a group or takes one
prompt-last-turn = Take your last turn of this round
    .other = { $seat } has the last turn of this round
prompt-pull = Pull tiles out of the group to make a new one
    .other = { $seat } is splitting a group
prompt-shed = Give up { $count ->
        [one] one surplus animal
       *[other] { $count } surplus animals
    } without leaving a pair
    .other = { $seat } gives up surplus animals ({ $count } to go)

## The log

log-kept = { $seat } keeps one tile and lays out: { $tiles }
log-round = Round { $round }: { $seat } starts. New on the quay: { $tiles }
log-split = { $seat } splits a group: { $left } | { $right }
log-crate = { $seat } gets 1 crate (now { $crates })
log-crate-back = { $seat } gives 1 crate back ({ $crates } left)
log-take = { $seat } takes { $count ->
        [one] one animal
       *[other] { $count } animals
    } aboard: { $tiles }
log-paid = { $seat } pays { $count ->
        [one] 1 crate
       *[other] { $count } crates
    } ({ $crates } left)
log-seen = Only you see the face-down tile: { $tiles }
log-full = { $seat } announces a full ark: { $count } animals
log-pass = { $seat } can neither split nor take and passes
log-decline = { $seat } declines the last turn
log-end = An ark is full and the round is over: the arks are opened
log-pairs = { $seat } loses pairs: { $tiles }
log-shed = { $seat } gives up as surplus: { $tiles }
log-ark = { $seat } opens the ark: { $tiles }
log-herd = { $seat }: a herd of { $count }, { $species }: { $points }
log-loners = { $seat }: alone { $count }, points { $points }
log-crates = { $seat }: crates { $count }, points { $points }
log-result = Result: { $places }
place = { $seat } { $points }

## The score

tally-singles = Lone animals ({ $count })
tally-herds = { $herds ->
        [one] Animals in one herd
       *[other] Animals in { $herds } herds
    } ({ $count })
    .row = Animals in herds
    .cell = { $count } in { $herds }
tally-crates = Crates ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = face-down tile

species-elephant = elephant
species-giraffe = giraffe
species-panda = panda
species-tiger = tiger
species-crocodile = crocodile
species-gorilla = gorilla
species-turtle = turtle
species-rhinoceros = rhinoceros
species-penguin = penguin
species-camel = camel
species-zebra = zebra
species-fox = fox

## The table as text

board-setup = Set-up
board-round = Round { $round }
board-stores = { $stack ->
        [one] one tile in the stack
       *[other] { $stack } tiles in the stack
    }, { $supply ->
        [one] one crate in the supply
       *[other] { $supply } crates in the supply
    }
board-species = In this game: { $species }
board-quay = Groups on the quay and their prices
board-crates = { $count ->
        [one] 1 crate
       *[other] { $count } crates
    }
board-stays = stays:
board-pulled = pulled out:
board-order = Tiles go in the order shown; what you pass over stays
board-players = Players
board-player = { $seat }: { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }, { $load ->
        [one] 1 animal aboard
       *[other] { $load } animals aboard
    }
board-chosen = has chosen
board-choosing = is choosing
board-starter = start flag
board-out = out of the round
board-next = start flag for the next round
board-last = last turn
board-hand = Your tiles (only you see them)
board-mine = Your ark
board-ark = Ark: { $seat }
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-pair = a pair is lost
board-surplus = no room for those in brackets
board-worth = If it sailed now
board-total = Total

## Labels of the text view

view-species = Species in play
view-round = Round
view-starter = Starting player
view-next_starter = Starts the next round
view-last_turn = Last turn
view-last_round = Last round
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tiles in the stack
view-supply = Crates in the supply
view-groups = Groups on the quay
view-splitting = Group being split
view-pulled = Pulled out
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Players
view-value = Value
view-crates = Crates
view-load = Tiles aboard
view-out = Out of the round
view-ark = Ark
view-kinds = If it sailed now
view-lost = Would be lost
view-points = Points
view-hand = In hand
view-chosen = Has chosen
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
