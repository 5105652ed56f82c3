# Animals on Board

summary = Split the animals on the quay or take a group. Animals alone and herds score, pairs are lost.

option-last_turn_optional = Last player may pass
option-last_turn_optional-help = The last player in a round may pass. If off, they must split or take if they can.
option-surplus = Surplus animals
option-surplus-help = How an ark with more than 10 animals is reduced at the end.
option-surplus-best = Choose the best automatically
option-surplus-ask = Player chooses

## Moves

move-keep = Keep { $species } { $value }
move-split = Split group { $group }
    .detail = Split group { $group } (crates { $crates } → { $after }): { $tiles }
move-take = Take group { $group }
    .detail = { $count ->
        [one] Take group { $group } for { $count } crate: { $tiles }
       *[other] Take group { $group } for { $count } crates: { $tiles }
    }
move-pull = Move to the new group: { $species } { $value }
move-pull-hidden = Move to the new group: the hidden tile
move-done = Finish splitting
    .detail = Finish splitting ({ $left } | { $right })
move-decline = Stop for this round
move-pass = Pass
move-shed = Leave behind: { $species } { $value }

## What is being asked

prompt-keep = Keep 1 tile for your ark.
    .other = { $seat } chooses a tile.
prompt-turn = Take a group or split one.
    .other = { $seat } takes or splits a group.
prompt-last-turn = Last turn of the round: take a group or split one.
    .other = { $seat } has the last turn of the round.
prompt-pull = { $stay ->
    [one] Split group { $group }: { $stay } stays, { $go } leave.
   *[other] Split group { $group }: { $stay } stay, { $go } leave.
}
    .other = { $seat } splits group { $group }.
prompt-shed = { $count ->
    [one] Leave { $count } animal behind. No pair may remain.
   *[other] Leave { $count } animals behind. No pair may remain.
}
    .other = { $count ->
        [one] { $seat } leaves { $count } animal behind.
       *[other] { $seat } leaves { $count } animals behind.
    }

## The log

log-kept = { $seat } keeps a tile and lays out { $tiles }.
    .you = You keep a tile and lay out { $tiles }.
log-round = Round { $round }. { $seat } starts.
    .you = Round { $round }. You start.
log-split = { $seat } splits { $count } into { $stay } (group { $group }) and { $go } (group { $next }).
    .you = You split { $count } into { $stay } (group { $group }) and { $go } (group { $next }).
log-crate = { $seat } gets 1 crate (now { $crates }).
    .you = You get 1 crate (now { $crates }).
log-crate-back = { $seat } returns 1 crate (now { $crates }).
    .you = You return 1 crate (now { $crates }).
log-take = { $count ->
    [one] { $seat } takes { $tiles } for { $count } crate.
   *[other] { $seat } takes { $tiles } for { $count } crates.
}
    .you = { $count ->
        [one] You take { $tiles } for { $count } crate.
       *[other] You take { $tiles } for { $count } crates.
    }
log-seen = It was { $tiles }. Only you see this.
log-full = { $seat }’s ark is full: { $count } animals.
    .you = Your ark is full: { $count } animals.
log-pass = { $seat } can’t split or take, and passes.
    .you = You can’t split or take, and pass.
log-decline = { $seat } stops.
    .you = You stop.
log-end = The game is over. The arks open.
log-pairs = { $count ->
    [one] { $seat } loses { $count } pair: { $tiles }.
   *[other] { $seat } loses { $count } pairs: { $tiles }.
}
    .you = { $count ->
        [one] You lose { $count } pair: { $tiles }.
       *[other] You lose { $count } pairs: { $tiles }.
    }
log-shed = { $seat } leaves behind { $tiles }.
    .you = You leave behind { $tiles }.
log-ark = { $seat }’s ark: { $tiles }.
    .you = Your ark: { $tiles }.
log-herd = { $seat }: herd of { $count } ({ $species }), { $points } points.
    .you = You: herd of { $count } ({ $species }), { $points } points.
log-loners = { $seat }: alone { $count }, points { $points }.
    .you = You: alone { $count }, points { $points }.
log-crates = { $seat }: crates { $count }, points { $points }.
    .you = You: crates { $count }, points { $points }.
log-result = Result: { $places }
place = { $seat } { $points }

## The score

tally-singles = Animals alone ({ $count })
tally-herds = { $herds ->
    [one] Animals in { $herds } herd ({ $count })
   *[other] Animals in { $herds } herds ({ $count })
}
    .row = Animals in herds
    .cell = { $count } in { $herds }
tally-crates = Crates ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = the hidden tile

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
board-stores = Stack: { $stack } · Crates in supply: { $supply }
board-species = In this game: { $species }
board-quay = Groups on the quay and their prices
board-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
board-stays = stays:
board-pulled = new group:
board-order = Tiles move in the order shown. Tiles you skip stay.
board-players = Players
board-player = { $seat }: crates { $crates }, animals aboard { $load }
board-chosen = ready
board-choosing = choosing
board-starter = first player
board-out = out of the round
board-next = starts the next round
board-last = last turn
board-hand = Your tiles (only you see them)
board-mine = Your ark
board-ark = Ark: { $seat }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-pair = pair, lost
board-surplus = no room for animals in brackets
board-worth = Score now
board-total = Total

## Labels of the text view

view-species = Species in play
view-round = Round
view-starter = First player
view-next_starter = Starts the next round
view-last_turn = Last turn
view-last_round = Last round
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tiles in the stack
view-supply = Crates in the supply
view-groups = Groups on the quay
view-splitting = Group being split
view-pulled = New group
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Players
view-value = Value
view-crates = Crates
view-load = Tiles aboard
view-out = Out of the round
view-ark = Ark
view-kinds = Score now
view-lost = Lost
view-points = Points
view-hand = In hand
view-chosen = Ready
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
