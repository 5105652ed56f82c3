# Texts of the drawn board of Vikings on Board.

ui-stage = Village and harbour
ui-village = Village
ui-queue = Still to act
ui-figure = { $seat }, stood on space { $space }
ui-sterns = { $sterns ->
    [one] { $sterns } stern left
   *[other] { $sterns } sterns left
}, { $sailed } sailed
ui-house = Space { $number }: { $space }
ui-house-first-player = First
ui-house-promote = Promote
ui-house-jump-own = Jump own
ui-house-bet = Bet
ui-house-load-one = Load 1
ui-house-market = Market
ui-house-jump-any = Jump any
ui-house-bet-or-move = Bet, move
ui-house-draw-three = Draw 3
ui-house-set-sail = Set sail
ui-house-swap = Swap
ui-tip-house-first-player = Nothing more: but this figure will be the first to act in the next round.
ui-tip-house-promote = One of your pieces goes to the front of its ship. In a tie the clan further in front leads.
ui-tip-house-jump-own = One of your pieces jumps to the end of another ship.
ui-tip-house-bet = Place one of your bets before a ship, on the clan that you expect to lead it.
ui-tip-house-load-one = Draw a good and lay it on the bow of any ship.
ui-tip-house-market = One kind of good becomes dearer by 1, for everybody.
ui-tip-house-jump-any = Any piece jumps to the end of another ship.
ui-tip-house-bet-or-move = Place a bet, or move one of yours to another circle.
ui-tip-house-draw-three = Look at three goods in secret and lay one of them on a bow.
ui-tip-house-set-sail = You are captain: when the round is over you choose the ship that sails.
ui-tip-house-swap = Two pieces of different ships change places.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} and a guest
ui-clan-count = { $clan } { $count }
ui-ship = ship { $ship }
ui-on-ship = On ship { $ship }
ui-ship-sailed = Ship { $ship } has sailed.
ui-ship-story = Ship { $ship }. In control: { $control }. Goods: { $goods }.
ui-sailed = sailed
ui-berth = Bets before ship { $ship }
ui-circle = { $clan } leads ship { $ship }
ui-bet-of = A bet of { $seat } on { $clan }
ui-bet-worth = A bet of { $seat } on { $clan }, worth { $value }
ui-market = Market
ui-market-line = Market: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } good left to load
   *[other] { $count } goods left to load
}
ui-stack-draw = { $count ->
    [one] { $count } good left to draw
   *[other] { $count } goods left to draw
}
ui-loupe = Ship { $ship } seen close
ui-loupe-open = Ship { $ship }: choose a piece
ui-close = Close
ui-confirm-lift = Lift { $clan } { $shields }
ui-hint-lead = Ship { $ship }: { $clan } leads, { $count } to { $other }.
ui-sailing = Ship { $ship } sails
ui-sailing-takes = { $seat } takes a good.
ui-sailing-removes = { $seat } chooses a good that leaves the game.
ui-drawn = Drawn
ui-only-you = only you see it
ui-bets = Your bets
ui-values-only-you = values only you see
ui-bet-hand = Bet worth { $value }, in hand
ui-bet-placed = Bet worth { $value }, before ship { $ship }
ui-bet-behind = Bet worth { $value }, left behind: ship { $ship } has sailed
ui-bet-won = Bet worth { $value }, won
ui-goods = Your goods
ui-good-count = { $good }: { $count }, worth { $price } each
ui-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
ui-won = Won bets
ui-won-none = None yet. A bet wins when its clan leads the ship as it sails.
ui-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stat-goods = Goods won
ui-stat-bets = Bets in hand
ui-stat-won = Bets won
ui-doing-captain = Captain this round
ui-doing-left = { $count ->
    [0] All figures have acted
    [one] { $count } figure still to act
   *[other] { $count } figures still to act
}
ui-round = Round { $round }
ui-captain = { $seat } sails a ship this round
ui-aid = Points at the end
ui-aid-good = Each good
ui-aid-good-value = market price
ui-aid-bet = Each bet won
ui-aid-bet-value = its number
ui-aid-hidden = Bets won so far
ui-aid-hidden-value = kept hidden
ui-aid-end = Game ends after
ui-aid-end-value = 7 ships
ui-tip-queue = The figures that have yet to act, in this order. The house a figure goes to is its place in the next round.
ui-tip-sterns = Each sailing takes a stern. After the seventh ship the game ends.
ui-tip-ship = The clan with the most shields controls a ship; in a tie the one nearer the bow.
ui-tip-piece = Its shields count for its clan on this ship.
ui-tip-good = When the ship sails, the clans aboard take its goods in turn, the leader first.
ui-tip-circle = A bet here wins when this clan leads the ship as it sails.
ui-tip-bet = Its value stays secret until the end.
ui-tip-my-bet = Your bets are worth 1 to 4 points. One before each ship at most.
ui-tip-market = What each kind of good is worth at the end.
ui-tip-my-goods = Your goods. The others see how many, not which.
ui-tip-stack-load = Goods for the fifth house.
ui-tip-stack-draw = Goods for the ninth house.
ui-tip-sailing = The clans aboard in the order of their shields. They take a good in turn until none is left.
ui-guide-welcome = Ships leave the harbour. Who has the most shields aboard takes the best goods. Bets on the right clan bring points too.
    .title = Welcome to the harbour
ui-guide-queue = The figures act in this order. Each goes to one house, and no house is used twice in a round.
    .title = Whose turn
ui-guide-village = Choose a house for your figure. What the house says is done at once. The lower its number, the earlier you act in the next round.
    .title = The village
ui-guide-control = The numbers below a ship count shields. The clan on the light plate leads; in a tie it is the one nearer the bow.
    .title = Who leads
ui-guide-lift = Choose the piece that is to move. The ring shows which ones may.
    .title = Move a piece
ui-guide-jump = It goes to the end of another ship. Point at a ship to see who would lead it then.
    .title = Where to
ui-guide-bet = Choose a bet by its value. Only you know it.
    .title = Bet
ui-guide-circle = Now the circle of the clan that is to lead this ship when it sails. It need not be yours.
    .title = On whom
ui-guide-load = Lay the good on a ship where you lead, or will.
    .title = Load
ui-guide-market = Raise the kind you have or hope for. It counts for all.
    .title = Market
ui-guide-next = A new round: the figures act in the order of the houses they stood before.
    .title = Next round
ui-guide-captain = Somebody has taken the helm. At the end of this round a ship sails.
    .title = A captain
ui-guide-sail = You are captain. Choose a ship with goods on which you stand well.
    .title = Set sail
ui-guide-share = Shares are taken in the order of shields, round and round. What a neutral clan would take leaves the game.
    .title = Sharing out
ui-guide-end = After the seventh ship it is over: goods count what the market says, won bets their number.
    .title = The end
ui-scene-sails = Ship { $ship } sails
ui-scene-adrift = Nobody aboard
ui-scene-leads = { $clan } leads ship { $ship }
ui-scene-crew = Crew
ui-scene-lead = Lead
ui-scene-goods = Goods
ui-scene-bets = Bets
