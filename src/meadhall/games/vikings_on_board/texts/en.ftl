# Vikings on Board

summary = Crew the ships, load them, and bet on which clan leads each one out to sea.

## Table options

option-two_player_extra_shield = Guests for two players
option-two_player_extra_shield-help = When one player takes Set sail, the other puts a neutral viking on a piece of their own clan: one shield more.
option-promote_mode = Promote
option-promote_mode-help = How far a promoted piece moves.
option-promote_mode-front = to the front of its ship
option-promote_mode-one_step = one place forward
option-promote_needs_real_move = Promoting must move a piece
option-promote_needs_real_move-help = Off: a piece that is in front already may be promoted, without effect.
option-set_sail_ship_choice = The captain chooses the ship
option-set_sail_ship_choice-help = When the player who took Set sail names the ship that leaves.
option-set_sail_ship_choice-end_of_round = at the end of the round
option-set_sail_ship_choice-when_taken = at once
option-draw_three_return_order = Goods put back with Draw 3
option-draw_three_return_order-help = In which order the other two goods go under the stack.
option-draw_three_return_order-as_drawn = as they were drawn
option-draw_three_return_order-player_choice = as the player likes
option-circle_shared_by_players = Several bets on one circle
option-circle_shared_by_players-help = Off: a circle takes the bet of one player only.
option-bets_on_neutral_clans = Bets on neutral clans
option-bets_on_neutral_clans-help = Off: nobody may bet on a clan that no player leads.
option-move_own_bets_only = Move own bets only
option-move_own_bets_only-help = Off: Bet or move may also move a bet of another player.
option-bets_may_move_to_sailed_ship = Bets may move to empty berths
option-bets_may_move_to_sailed_ship-help = On: a bet may also be moved to the berth of a ship that has sailed.
option-neutral_clan_counts_as_present = Neutral clans take goods from a lone player
option-neutral_clan_counts_as_present-help = Off: a player whose clan is the only one led by a player on a ship takes all of its goods.

## Names

clan-red = Hammer
clan-blue = Moon
clan-green = Pine
clan-yellow = Sun
short-red = Ha
short-blue = Mo
short-green = Pi
short-yellow = Su
copy-a = a
copy-b = b
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = hides
good-grain = grain
good-nails = nails
space-first-player = First player
space-promote = Promote
space-jump-own = Jump own
space-bet = Bet
space-load-one = Load 1
space-market = Market
space-jump-any = Jump any
space-bet-or-move = Bet or move
space-draw-three = Draw 3
space-set-sail = Set sail
space-swap = Swap
effect-first-player = go first next round
effect-promote = move your piece forward on its ship
effect-jump-own = move your piece to the end of another ship
effect-bet = place a bet
effect-load-one = draw a good and load it onto a ship
effect-market = raise the price of one good by 1
effect-jump-any = move any piece to the end of another ship
effect-bet-or-move = place a bet or move one
effect-draw-three = look at 3 goods and load 1 of them
effect-set-sail = choose the ship that sails
effect-swap = swap two pieces of different ships

## Moves

move-send = { $space }
    .detail = { $space }: { $effect }
move-stand = { $space }, without effect
move-promote = Promote { $clan } { $shields }{ $copy }
    .detail = Promote { $clan } { $shields } (ship { $ship }, place { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (ship { $ship }, place { $place })
move-jump = Jump to ship { $ship }
    .detail = Move to ship { $ship } (shields: { $clans })
move-swap = Swap with { $clan } { $shields }{ $copy }
    .detail = Swap with { $clan } { $shields } (ship { $ship }, place { $place })
move-bet = Bet token { $value }
move-move = Move the bet of { $clan } at ship { $ship }
    .detail = { $value ->
            [0] Move the bet of { $clan }, ship { $ship }, on { $on }
           *[other] Move your bet worth { $value }, ship { $ship }, on { $on }
        }
move-berth = At ship { $ship }
    .detail = At ship { $ship } (shields: { $clans })
move-circle = On { $clan }
    .detail = On { $clan } (shields: { $shields })
move-pick = Lay out { $good } (token { $place })
move-upper = { $good } above (token { $place })
move-load = Onto ship { $ship }
    .detail = Onto ship { $ship } (goods: { $good }; shields: { $clans })
move-raise = Raise { $good }
    .detail = Raise { $good } ({ $price } → { $after })
move-sail = Sail ship { $ship }
    .detail = Sail ship { $ship } (goods: { $good }; shields: { $clans })
move-take = Take { $good }
    .detail = Take { $good } (price { $price })
move-remove = Remove { $good }
    .detail = Remove { $good } (price { $price })
move-guest = Guest on { $clan } { $shields }{ $copy }
    .detail = Guest on { $clan } { $shields } (ship { $ship }, place { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Choose any free space; no action there is possible for you.
       *[other] Choose a space for your viking.
    }
    .other = { $possible ->
        [0] { $seat } sends a viking to any free space, without effect.
       *[other] { $seat } chooses a space in the village.
    }
prompt-promote = Choose a piece of your clan to promote.
    .other = { $seat } promotes a piece.
prompt-lift-own = Choose a piece of your clan that jumps.
    .other = { $seat } chooses an own piece to jump.
prompt-lift-any = Choose a piece of any clan that jumps.
    .other = { $seat } chooses a piece to jump.
prompt-jump = Choose the ship that { $piece } jumps to.
    .other = { $seat } chooses where { $piece } jumps.
prompt-lift-swap = Choose the first piece to swap.
    .other = { $seat } swaps two pieces.
prompt-swap = Choose a piece on another ship to swap with { $piece }.
    .other = { $seat } chooses what to swap with { $piece }.
prompt-bet = Choose the token you bet.
    .other = { $seat } chooses a bet.
prompt-bet-or-move = Choose a token to bet, or a bet to move.
    .other = { $seat } places or moves a bet.
prompt-berth = Choose the ship for the bet.
    .other = { $seat } chooses the ship for a bet.
prompt-circle = Choose the clan that will lead ship { $ship }.
    .other = { $seat } chooses a circle at ship { $ship }.
prompt-pick = Choose the good you lay out.
    .other = { $seat } looks at goods and chooses one.
prompt-upper = Choose which of the other two goods lies above.
    .other = { $seat } puts two goods under the stack.
prompt-load = Choose the ship that carries the good.
    .other = { $seat } chooses a ship to load.
prompt-raise = Choose the good whose price rises.
    .other = { $seat } raises a price.
prompt-guest = Choose a piece of your clan that carries a guest.
    .other = { $seat } puts a guest on a piece.
prompt-sail = Choose the ship that sails.
    .other = { $seat } chooses the ship that sails.
prompt-take = Take a good from ship { $ship }.
    .other = { $seat } takes a good from ship { $ship }.
prompt-remove = Choose the good that { $clan } loses from ship { $ship }.
    .other = { $seat } chooses the good that { $clan } loses from ship { $ship }.

## Log

log-round = Round { $round }
log-send = { $seat }: { $space }
log-stand = { $seat }: { $space }, without effect
log-promote = { $seat } promotes { $piece } on ship { $ship }.
log-jump = { $seat } moves { $piece } from ship { $from } to ship { $ship }.
log-swap = { $seat } swaps { $piece } of ship { $ship } with { $other } of ship { $other_ship }.
log-bet = { $seat } bets on { $clan } at ship { $ship }.
log-bet-value = Your token there is worth { $value }.
log-move = { $seat } moves a bet from ship { $from } to { $clan } at ship { $ship }.
log-move-of = { $seat } moves a bet of { $owner_seat } from ship { $from } to { $clan } at ship { $ship }.
log-drawn = You draw: { $good }.
log-load = { $seat } loads ship { $ship }: { $good }.
log-raise = { $seat } raises the price: { $good } { $price }.
log-guest = { $seat } puts a guest on { $piece } on ship { $ship }.
log-marks = { $seat } will sail ship { $ship } at the end of the round.
log-sail = { $seat } sails ship { $ship }.
log-crew = Aboard: { $clans }.
log-lead = { $clan } leads with { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }{ $tie ->
        [1] { "" }, nearer the bow than { $second_clan }
       *[0] { "" }
    }.
log-adrift = Nobody is aboard. No bet wins.
log-take = { $seat } takes: { $good }.
log-lost = Out of the game: { $good }.
log-remove = { $seat } removes for { $clan }: { $good }.
log-win = { $seat } wins a bet on { $clan }.
log-win-value = Your bet is worth { $value }.
log-bet-stays = { $seat } loses a bet on { $clan }. It stays there.
log-end = The seventh ship has sailed. All piles and bets are opened.

## Final sum

tally-goods = { $good }: { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } bet won
   *[other] { $count } bets won
}
    .row = Bets won
    .cell = { $count }

## The table as text

board-round = Round { $round }
board-sterns = Sterns left: { $count }
board-captain = Captain: { $seat }
board-market = Market
board-stacks = Stacks
board-queue = Still to move
board-ship = Ship
board-hull = Hull from the bow
board-control = Control
board-bets = Bets
board-sailed = sailed
board-leaving = sails
board-leads = { $short } = { $clan }, { $seat }: goods { $goods }, bets in hand { $hand }, bets won { $won }
board-neutral = { $short } = { $clan }, neutral
board-good = { $good } { $count }
board-own = Your goods: { $goods }
board-own-bets = Your bets in hand: { $hand }; won: { $won }
board-worth = Score now: { $points }
board-drawn = Drawn: { $good }

## Labels of the text view

view-round = Round
view-sterns = Sterns left
view-sailed = Ships that have sailed
view-captain = Captain
view-neutral = Neutral clans
view-market = Market
view-load_stack = Goods to load
view-draw_stack = Goods to draw
view-lost = Out of the game
view-queue = Still to move
    .clan = { "" }
    .space = { "" }
view-spaces = Houses
view-ships = Ships
view-players = Players
view-doing = Being done
view-sailing = Setting sail
view-good = Good
view-price = Price
view-kind = Kind
view-seat = Player
view-clan = Clan
view-space = House
view-number = Number
view-action = Action
view-family = { "" }
view-figure = Figure
    .clan = { "" }
    .space = { "" }
view-docked = Docked
    .no = Sailed
view-leaving = Leaving
view-hull = Hull from the bow
view-goods = Goods
view-control = Control
    .seat = { "" }
view-bets = Bets
    .ship = { "" }
view-shields = Shields
view-copy = { "" }
view-guest = Guest
view-owner = Owner
view-value = Value
view-ship = Ship
view-unplaced = Bets in hand
view-won = Bets won
view-worth = Score now
view-figures_left = Figures left
view-lifted = Lifted
view-bet = Bet
view-berth = Berth
view-hand = In hand
view-picked = { "" }
view-order = Order of control
    .seat = { "" }
view-removing = { "" }
