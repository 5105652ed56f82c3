# Texts of the drawn board of Animals on Board.

ui-back-short = hidden
ui-quay = Quay
ui-pen-name = Group { $group }
ui-pen = Group { $group }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $tiles }.
ui-pen-take = You can take it for { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}.
ui-pen-split = You can split it.
ui-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ui-too-dear = Costs { $count }, you have { $have }
ui-no-split = 1 tile can’t be split.
ui-stays = stays · { $count }
ui-goes = new group · { $count }
ui-tile-part = { $tile } to the new group
ui-tile-back = { $tile } back
ui-either = Take or split this group
ui-take-short = Take for { $count }
ui-split-short = Split
ui-confirm-take = { $count ->
    [one] Take { $count } tile
   *[other] Take { $count } tiles
}
ui-confirm-split = Split { $group }: { $stay } | { $go }
ui-confirm-keep = Keep { $tile }
ui-confirm-shed = { $count ->
    [one] Leave { $count } tile behind
   *[other] Leave { $count } tiles behind
}
ui-hint-take = You pay { $count }: crates { $before } → { $after }. Then you’re out until the next round.
ui-hint-split = Drag tiles across the rope, or tap them. You get a crate: { $before } → { $after }.
ui-hint-split-five = Drag tiles across the rope, or tap them. With 5 crates you return one: { $before } → { $after }.
ui-hand = Keep 1 tile for your ark.
ui-hand-done = You’re ready. The others are choosing.
ui-hand-others = Everyone chooses a hidden tile.
ui-keep = Keep { $tile }
ui-stack = { $count ->
    [one] tile left
   *[other] tiles left
}
ui-supply = { $count ->
    [one] crate
   *[other] crates
}
ui-boat = { $seat }: tiles { $load }, crates { $crates }{ $out ->
    [1] . Out of this round.
   *[other] .
}
ui-ark = Your ark
ui-berths = { $load } of { $space } places
ui-only-you = only you see it
ui-pair = pair · 0
ui-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
ui-if-ended = Score now
ui-shed = Leave behind: { $tile }
ui-shed-more = { $count ->
    [one] Choose { $count } more tile to leave behind.
   *[other] Choose { $count } more tiles to leave behind.
}
ui-shed-pair = A pair would remain. Choose other tiles.
ui-stat-ark = Animals in the ark
ui-stat-crates = Crates
ui-of = of { $count }
ui-doing-chosen = Ready
ui-doing-out = Out until the next round
ui-doing-starts = Out, starts the next round
ui-doing-flag = First player
ui-doing-flag-chosen = Ready, first player
ui-doing-flag-choosing = Choosing, first player
ui-round = Round { $round }
ui-last-round = Last round
ui-aid = Scoring
ui-aid-single = Alone
ui-aid-single-value = its number
ui-aid-pair = Pair
ui-aid-pair-value = 0
ui-aid-herd = Herd, 3 or more
ui-aid-herd-value = 5 each
ui-aid-crate = Each crate
ui-tip-tile = { $tile }. Alone it scores its number, in a herd of 3 or more 5 points, in a pair nothing.
ui-tip-back = The hidden tile. Only the player who takes it sees it.
ui-tip-pen = Take this group for 1 crate per tile, or split it and get 1 crate.
ui-tip-price = { $count ->
    [one] Price: { $count } crate, 1 per tile.
   *[other] Price: { $count } crates, 1 per tile.
}
ui-tip-hand = Only you see these 3 tiles. Keep 1 hidden in your ark; the others go to the quay.
ui-tip-stack = Tiles left. They fill the quay at the start of a round.
ui-tip-supply = Crates in the supply. Splitting a group brings 1.
ui-tip-boat = { $seat }’s ark. Everyone sees how many tiles it has, but not which.
ui-tip-ark = When an ark has 10 tiles, the round is finished, then points are counted.
ui-tip-crates = Your crates, at most 5. Each is worth 1 point at the end.
ui-tip-single = Alone: an animal scores its number.
ui-tip-pair = Pair: 2 of a kind score nothing.
ui-tip-herd = Herd: 3 or more of a kind score 5 each.
ui-guide-welcome = Fill an ark with animals. Animals alone and herds score points, pairs score nothing.
    .title = Welcome aboard
ui-guide-keep = Everyone looks at 3 tiles and keeps 1 hidden. A high number is good for an animal alone.
    .title = Keep 1 tile
ui-guide-quay = These tiles are on the quay this round. Nobody knows the hidden tile.
    .title = The quay
ui-guide-split = On your turn, split a group or take one. Splitting brings 1 crate. Tap a group, then the tiles for the new group.
    .title = Split
ui-guide-take = You have enough crates for a group: 1 crate per tile. Then you’re out until the next round.
    .title = Take
ui-guide-out = You took a group. The others finish the round. You keep your other crates.
    .title = Out for now
ui-guide-hidden = Only you see your ark. The signs say what each kind scores. Watch the red ones: pairs score nothing.
    .title = Your ark
ui-guide-starter = Whoever takes first starts the next round. That can be worth a lot.
    .title = First to take
ui-guide-five = With 5 crates, splitting costs 1 crate. Better take a group.
    .title = 5 crates
ui-guide-last = You’re the last one in this round. Split, take or stop.
    .title = Last turn
ui-guide-end = An ark has 10 tiles, so this round is the last. Pairs are removed, then points are counted.
    .title = The end is near
ui-scene-arks = The arks open
ui-scene-ark = { $seat }’s ark opens
ui-scene-open = Open
ui-scene-pairs = Pairs leave
ui-scene-count = Count
ui-scene-result = Result
ui-scene-herds = Herds count 5 each
ui-scene-alone = Alone: its number. Crates: 1 each.
ui-scene-crates = Crates
