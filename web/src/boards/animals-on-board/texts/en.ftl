# Texts of the drawn board of Animals on Board.

ui-back-short = hidden
ui-quay = The quay
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
ui-too-dear = too dear: { $count } crates
ui-no-split = A single tile cannot be split.
ui-stays = stays · { $count }
ui-goes = new group · { $count }
ui-tile-part = Move to the new group: { $tile }
ui-tile-back = Move back: { $tile }
ui-either = Take or split this group
ui-take-short = Take for { $count }
ui-split-short = Split
ui-confirm-take = { $count ->
    [one] Take { $count } tile
   *[other] Take { $count } tiles
}
ui-confirm-split = Split { $stay } | { $go }
ui-confirm-keep = Keep { $tile }
ui-confirm-shed = { $count ->
    [one] Leave { $count } tile ashore
   *[other] Leave { $count } tiles ashore
}
ui-hint-take = You pay { $count }: crates { $before } → { $after }. Then you are out until the next round.
ui-hint-split = Tap tiles to send them across the rope. You gain a crate: { $before } → { $after }.
ui-hint-split-five = Tap tiles to send them across the rope. With five crates one goes back: { $before } → { $after }.
ui-hand = Keep one of these for your ark
ui-hand-done = You have chosen. The others still think.
ui-hand-others = Everybody chooses in secret.
ui-keep = Keep { $tile }
ui-stack = { $count ->
    [one] tile left
   *[other] tiles left
}
ui-supply = { $count ->
    [one] crate
   *[other] crates
}
ui-boat = { $seat }: { $load ->
    [one] { $load } tile
   *[other] { $load } tiles
} on the ark, { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}{ $out ->
    [1] , out of this round
   *[other] {""}
}
ui-ark = Your ark
ui-berths = { $load } of { $space } places
ui-only-you = only you see it
ui-pair = pair · 0
ui-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
ui-if-ended = If it ended now
ui-shed = Leave ashore: { $tile }
ui-shed-more = { $count ->
    [one] Choose { $count } more tile to leave ashore.
   *[other] Choose { $count } more tiles to leave ashore.
}
ui-shed-pair = That would leave exactly two of a kind. Choose others.
ui-stat-ark = Animals in the ark
ui-stat-crates = Crates
ui-of = of { $count }
ui-doing-chosen = Has chosen
ui-doing-out = Out until the next round
ui-doing-starts = Out, starts the next round
ui-doing-flag = Has the start flag
ui-doing-flag-chosen = Has chosen, start flag
ui-doing-flag-choosing = Chooses, start flag
ui-round = Round { $round }
ui-last-round = Last round
ui-aid = Who earns what
ui-aid-single = One of a kind
ui-aid-single-value = its number
ui-aid-pair = Exactly two
ui-aid-pair-value = nothing
ui-aid-herd = Three or more
ui-aid-herd-value = 5 each
ui-aid-crate = Each crate left
ui-tip-tile = { $tile }. Alone of its kind it earns its number, in a herd of three or more it earns 5, as one of exactly two nothing.
ui-tip-back = Nobody has seen this tile. Whoever takes it sees it, the others do not.
ui-tip-pen = A group on the quay. Take it for one crate a tile, or split it in two and gain a crate.
ui-tip-price = Price: { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}, one for each tile.
ui-tip-hand = Three tiles are yours to look at. One stays on your ark in secret, the others go to the quay.
ui-tip-stack = The stack. At the start of a round the quay is filled up from it.
ui-tip-supply = The crates nobody holds. A split brings one.
ui-tip-boat = The ark of { $seat }. How many tiles it holds is open, which ones is secret.
ui-tip-ark = When an ark holds ten tiles the round is played to its end, then the arks are counted.
ui-tip-crates = Your crates, at most five. Each one left at the end is a point.
ui-tip-single = One of a kind earns its number.
ui-tip-pair = Exactly two of a kind earn nothing.
ui-tip-herd = Three or more of a kind earn 5 each.
ui-guide-welcome = You fill an ark with animals. Herds and loners earn points, pairs earn nothing.
    .title = Welcome aboard
ui-guide-keep = All players look at three tiles and keep one in secret. A high number is a good loner.
    .title = Keep one
ui-guide-quay = These tiles lie on the quay for this round. One of them is face down: nobody knows it.
    .title = The quay
ui-guide-split = On your turn you split a group or take one. Splitting brings you a crate. Tap a group, then tap the tiles that go to the new one.
    .title = Split
ui-guide-take = You have crates enough for a group: one crate for each tile. Taking it puts you out of the round.
    .title = Take
ui-guide-out = You have taken. Now the others finish the round. Your crates stay with you.
    .title = Out for now
ui-guide-hidden = Only you see your ark. The plates say what each kind earns. Mind the red ones: exactly two of a kind count nothing.
    .title = Your ark
ui-guide-starter = The first to take starts the next round. That can be worth a lot.
    .title = First out, first in
ui-guide-five = With five crates a split costs one instead of bringing one. Time to take.
    .title = Five crates
ui-guide-last = You are the last one in. One more turn: split, take, or let it be.
    .title = Last turn
ui-guide-end = Ten tiles on any ark, and this round is the last. Then pairs go, and the rest is counted.
    .title = The end comes near
ui-scene-arks = The arks open
ui-scene-ark = { $seat }’s ark opens
ui-scene-open = Open
ui-scene-pairs = Pairs leave
ui-scene-count = Count
ui-scene-result = Result
ui-scene-herds = Herds count 5 each
ui-scene-alone = Alone: its number. Crates: 1 each.
ui-scene-crates = Crates
