# Texts of the drawn board of Vikings on Board.

ui-stage = Village and harbour
ui-village = Village
ui-queue = Still to move
ui-figure = { $seat }, from house { $space }
ui-sterns = { $sailed } of { $all } ships sailed
ui-house = House { $number }: { $space }
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
ui-tip-house-first-player = You go first next round. No other effect.
ui-tip-house-promote = Move one of your pieces to the front of its ship. In a tie, the clan nearer the bow leads.
ui-tip-house-jump-own = Move one of your pieces to the end of another ship.
ui-tip-house-bet = Bet on the clan that you expect to lead a ship.
ui-tip-house-load-one = Draw a good and load it on any ship.
ui-tip-house-market = Raise the price of one good by 1.
ui-tip-house-jump-any = Move any piece to the end of another ship.
ui-tip-house-bet-or-move = Place a bet, or move one of your bets to another circle.
ui-tip-house-draw-three = Look at 3 goods and load 1 of them. The others don’t see them.
ui-tip-house-set-sail = At the end of the round you choose the ship that sails.
ui-tip-house-swap = Swap 2 pieces of different ships.
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
ui-ship-story = Ship { $ship }. Shields: { $control }. Goods: { $goods }.
ui-sailed = sailed
ui-berth = Bets at ship { $ship }
ui-circle = { $clan } leads ship { $ship }
ui-bet-of = Bet: { $seat }, on { $clan }
ui-bet-worth = Bet: { $seat }, on { $clan }, worth { $value }
ui-market = Market
ui-market-line = Market: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } good to load
   *[other] { $count } goods to load
}
ui-stack-draw = { $count ->
    [one] { $count } good to draw
   *[other] { $count } goods to draw
}
ui-loupe = Ship { $ship }, enlarged
ui-loupe-open = Ship { $ship }: choose a piece
ui-close = Close
ui-confirm-lift = Choose a ship
ui-hint-lead = Ship { $ship }: { $clan } leads, { $count } to { $other }.
ui-sailing = Ship { $ship } sails
ui-sailing-takes = { $seat } takes a good.
ui-sailing-removes = { $seat } chooses the good that is lost.
ui-drawn = Goods drawn
ui-only-you = only you see it
ui-bets = Your bets
ui-values-only-you = only you see the values
ui-bet-hand = Bet { $value }, in hand
ui-bet-placed = Bet { $value }, ship { $ship }
ui-bet-behind = Bet { $value }, lost: ship { $ship } has sailed
ui-bet-won = Bet { $value }, won
ui-goods = Your goods
ui-good-count = { $good }: { $count }, worth { $price } each
ui-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
ui-won = Bets won
ui-won-none = None yet. A bet wins if its clan leads the ship when it sails.
ui-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stat-goods = Goods won
ui-stat-bets = Bets in hand
ui-stat-won = Bets won
ui-doing-captain = Captain this round
ui-doing-left = { $count ->
    [0] All Vikings have moved
    [one] { $count } Viking still to move
   *[other] { $count } Vikings still to move
}
ui-round = Round { $round }
ui-captain = { $seat } chooses the ship that sails
ui-aid = Scoring
ui-aid-good = Each good
ui-aid-good-value = its price
ui-aid-bet = Each bet won
ui-aid-bet-value = its number
ui-aid-hidden = Bets won so far
ui-aid-hidden-value = hidden
ui-aid-end = Game ends after
ui-aid-end-value = 7 ships
ui-tip-queue = Vikings still to move, in this order. The house sets a Viking’s place in the next round.
ui-tip-sterns = The game ends after 7 ships.
ui-tip-ship = The clan with the most shields leads the ship. In a tie, the clan nearer the bow leads.
ui-tip-piece = Its shields count for its clan on this ship.
ui-tip-good = When the ship sails, the clans aboard take its goods in turn. The leading clan starts.
ui-tip-circle = A bet here wins if this clan leads the ship when it sails.
ui-tip-bet = Its value is hidden until the end.
ui-tip-my-bet = Your bets are worth 1 to 4 points. At most 1 per ship.
ui-tip-market = Prices of the goods at the end of the game.
ui-tip-my-goods = Your goods. The others see how many you have, but not which.
ui-tip-stack-load = Goods for house 5.
ui-tip-stack-draw = Goods for house 9.
ui-tip-sailing = The clans aboard by shields. They take 1 good in turn until none is left.
ui-guide-welcome = Ships leave the harbour. The clan with the most shields takes the best goods. Bets on the right clan score too.
    .title = Welcome to the harbour
ui-guide-queue = Vikings move in this order. Each takes a house, and each house is taken once per round.
    .title = Turn order
ui-guide-village = Choose a house for your Viking. Its effect happens immediately. The lower its number, the earlier you move next round.
    .title = The village
ui-guide-control = The numbers below a ship are shields. The clan on the light sign leads; in a tie, the one nearer the bow.
    .title = Who leads
ui-guide-lift = Choose the piece to move. A ring marks the pieces you can choose.
    .title = Move a piece
ui-guide-jump = It goes to the end of another ship. Point at a ship to see who leads it then.
    .title = Choose a ship
ui-guide-bet = Choose a token by its value. Only you know it.
    .title = Bet
ui-guide-circle = Now choose the clan that will lead this ship when it sails. It can be any clan.
    .title = Choose a clan
ui-guide-load = Load the good on a ship that you lead, or will lead.
    .title = Load
ui-guide-market = Raise the price of a good that you have or want. Prices are the same for everyone.
    .title = Market
ui-guide-next = New round: Vikings move in the order of the houses they took.
    .title = Next round
ui-guide-captain = Someone took Set sail. At the end of this round a ship sails.
    .title = A ship will sail
ui-guide-sail = You choose the ship. Take one with goods that you lead.
    .title = Set sail
ui-guide-share = Clans take goods in the order of shields, again and again. Goods of a neutral clan are lost.
    .title = Sharing goods
ui-guide-end = After 7 ships the game ends. Goods score their price, bets won their number.
    .title = The end
ui-scene-sails = Ship { $ship } sails
ui-scene-adrift = Nobody aboard
ui-scene-leads = { $clan } leads ship { $ship }
ui-scene-crew = Crew
ui-scene-lead = Lead
ui-scene-goods = Goods
ui-scene-bets = Bets
