# Vikings on Board

summary = Crew the ships, load them, and bet on the clan that leads.

## Table options

option-two_player_extra_shield = Guests for two players
option-two_player_extra_shield-help = When you take Set sail, your opponent puts a neutral Viking on one of their pieces: 1 more shield.
option-promote_mode = Promote
option-promote_mode-help = How far a promoted piece moves.
option-promote_mode-front = To the front of its ship
option-promote_mode-one_step = 1 place forward
option-promote_needs_real_move = Promoting must move a piece
option-promote_needs_real_move-help = If off, you may promote a piece that is already in front, without effect.
option-set_sail_ship_choice = Choice of the ship that sails
option-set_sail_ship_choice-help = When the player who took Set sail chooses the ship.
option-set_sail_ship_choice-end_of_round = At the end of the round
option-set_sail_ship_choice-when_taken = Immediately
option-draw_three_return_order = Goods put back with Draw 3
option-draw_three_return_order-help = In which order the other two goods go under the stack.
option-draw_three_return_order-as_drawn = As drawn
option-draw_three_return_order-player_choice = Player chooses
option-circle_shared_by_players = Several bets on one circle
option-circle_shared_by_players-help = If off, a circle takes the bet of 1 player only.
option-bets_on_neutral_clans = Bets on neutral clans
option-bets_on_neutral_clans-help = If off, nobody may bet on a neutral clan.
option-move_own_bets_only = Move own bets only
option-move_own_bets_only-help = If off, Bet, move can also move the bet of another player.
option-bets_may_move_to_sailed_ship = Bets may move to empty berths
option-bets_may_move_to_sailed_ship-help = If on, a bet may also move to the berth of a ship that has sailed.
option-neutral_clan_counts_as_present = Neutral clans always take their share
option-neutral_clan_counts_as_present-help = If off, a player alone with neutral clans takes all goods of the ship.

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
piece = { $shields }-shield { $clan } piece
    .nom = { $clan } { $shields }
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
space-bet-or-move = Bet, move
space-draw-three = Draw 3
space-set-sail = Set sail
space-swap = Swap
effect-first-player = you go first next round
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
move-jump = Move to ship { $ship }
    .detail = Move to ship { $ship } (shields: { $clans })
move-swap = Swap with { $clan } { $shields }{ $copy }
    .detail = Swap with { $clan } { $shields } (ship { $ship }, place { $place })
move-bet = Bet { $value }
move-move = Move the bet of { $clan } at ship { $ship }
    .detail = { $value ->
        [0] Move a bet of { $clan } (ship { $ship }, on { $on })
       *[other] Move your bet { $value } (ship { $ship }, on { $on })
    }
move-berth = At ship { $ship }
    .detail = At ship { $ship } (shields: { $clans })
move-circle = On { $clan }
    .detail = On { $clan } (shields: { $shields })
move-pick = Choose { $good } (token { $place })
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
    [0] Choose a house. No action is possible for you.
   *[other] Choose a house for your Viking.
}
    .other = { $possible ->
        [0] { $seat } chooses a house without effect.
       *[other] { $seat } chooses a house.
    }
prompt-promote = Move one of your pieces to the front.
    .other = { $seat } moves a piece to the front.
prompt-lift-own = Move one of your pieces to another ship.
    .other = { $seat } moves a piece.
prompt-lift-any = Move any piece to another ship.
    .other = { $seat } moves a piece.
prompt-jump = Choose the ship for { $piece-nom }.
    .other = { $seat } chooses the ship for { $piece-nom }.
prompt-lift-swap = Swap 2 pieces of different ships.
    .other = { $seat } swaps 2 pieces.
prompt-swap = Choose a piece on another ship to swap with { $piece-nom }.
    .other = { $seat } swaps { $piece-nom }.
prompt-bet = Choose a token to bet.
    .other = { $seat } places a bet.
prompt-bet-or-move = Choose a token to bet, or a bet to move.
    .other = { $seat } places or moves a bet.
prompt-berth = Choose the ship for your bet.
    .other = { $seat } chooses the ship for a bet.
prompt-circle = Choose the clan that will lead ship { $ship }.
    .other = { $seat } chooses a clan for ship { $ship }.
prompt-pick = Choose the good to load.
    .other = { $seat } looks at 3 goods and chooses one.
prompt-upper = Choose which of the other 2 goods goes on top.
    .other = { $seat } puts 2 goods under the stack.
prompt-load = Choose the ship to load.
    .other = { $seat } chooses a ship to load.
prompt-raise = Raise the price of one good by 1.
    .other = { $seat } raises a price.
prompt-guest = Choose one of your pieces for the guest.
    .other = { $seat } places a guest.
prompt-sail = Choose the ship that sails.
    .other = { $seat } chooses the ship that sails.
prompt-take = Take a good from ship { $ship }.
    .other = { $seat } takes a good from ship { $ship }.
prompt-remove = Choose the good that { $clan } loses (ship { $ship }).
    .other = { $seat } chooses the good that { $clan } loses (ship { $ship }).

## Log

log-round = Round { $round }
log-send = { $space-id ->
    [first-player] { $seat } goes first next round.
   *[other] { $seat } takes { $space }.
}
    .you = { $space-id ->
        [first-player] You go first next round.
       *[other] You take { $space }.
    }
log-stand = { $seat } takes { $space }, without effect.
    .you = You take { $space }, without effect.
log-promote = { $seat } moves a { $piece } forward on ship { $ship }.
    .you = You move a { $piece } forward on ship { $ship }.
log-jump = { $seat } moves a { $piece } from ship { $from } to ship { $ship }.
    .you = You move a { $piece } from ship { $from } to ship { $ship }.
log-swap = { $seat } swaps { $piece-nom } (ship { $ship }) and { $other-nom } (ship { $other_ship }).
    .you = You swap { $piece-nom } (ship { $ship }) and { $other-nom } (ship { $other_ship }).
log-bet = { $seat } bets on { $clan }, ship { $ship }.
    .you = You bet on { $clan }, ship { $ship }.
log-bet-value = Your bet is worth { $value }. Only you see this.
log-move = { $seat } moves a bet from ship { $from } to { $clan }, ship { $ship }.
    .you = You move a bet from ship { $from } to { $clan }, ship { $ship }.
log-move-of = { $seat } moves a bet ({ $owner_seat }) from ship { $from } to { $clan }, ship { $ship }.
    .you = You move a bet ({ $owner_seat }) from ship { $from } to { $clan }, ship { $ship }.
log-drawn = You draw { $good }. Only you see this.
log-load = { $seat } loads { $good } on ship { $ship }.
    .you = You load { $good } on ship { $ship }.
log-raise = { $seat } raises the price of { $good } to { $price }.
    .you = You raise the price of { $good } to { $price }.
log-guest = { $seat } puts a guest on { $piece-nom }, ship { $ship }.
    .you = You put a guest on { $piece-nom }, ship { $ship }.
log-marks = { $seat } chooses ship { $ship }. It sails at the end of the round.
    .you = You choose ship { $ship }. It sails at the end of the round.
log-sail = { $seat } sails ship { $ship }.
    .you = You sail ship { $ship }.
log-crew = Shields: { $clans }.
log-lead = { $tie ->
    [1] { $clan } leads with { $shields } (nearer the bow than { $second_clan }).
   *[0] { $clan } leads with { $shields }.
}
log-adrift = Nobody is aboard. No bet wins.
log-take = { $seat } takes { $good }.
    .you = You take { $good }.
log-lost = { $good-id ->
    [grain] The grain is lost.
   *[other] The { $good } are lost.
}
log-remove = { $seat } removes 1 good for { $clan }: { $good }.
    .you = You remove 1 good for { $clan }: { $good }.
log-win = { $seat } wins a bet on { $clan }.
    .you = You win a bet on { $clan }.
log-win-value = Your bet is worth { $value }. Only you see this.
log-bet-stays = { $seat } loses a bet on { $clan }.
    .you = You lose a bet on { $clan }.
log-end = 7 ships have sailed. All bets are revealed.

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
board-control = Shields
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
view-lost = Lost
view-queue = Still to move
    .clan = { "" }
    .space = { "" }
view-spaces = Houses
view-ships = Ships
view-players = Players
view-doing = In progress
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
view-figure = Viking
    .clan = { "" }
    .space = { "" }
view-docked = Docked
    .no = Sailed
view-leaving = Leaving
view-hull = Hull from the bow
view-goods = Goods
view-control = Shields
    .seat = { "" }
view-bets = Bets
    .ship = { "" }
view-shields = Shields
view-copy = { "" }
view-guest = Guest
view-owner = Player
view-value = Value
view-ship = Ship
view-unplaced = Bets in hand
view-won = Bets won
view-worth = Score now
view-figures_left = Vikings left
view-lifted = Piece to move
view-bet = Bet
view-berth = Berth
view-hand = In hand
view-picked = { "" }
view-order = Order of shields
    .seat = { "" }
view-removing = { "" }
