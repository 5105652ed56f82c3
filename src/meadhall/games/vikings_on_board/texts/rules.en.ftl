# The rules of Vikings on Board, clause by clause

help-aim = Take goods from ships that leave: each is worth 1 to 4, as the market prices it at the end. Bet on the clan that will lead a ship: a won bet brings its number. Seven of the eight ships leave, and the game ends with the seventh. Most points win.
    .title = Aim
help-turn = Send a Viking to a free house of the village and carry out its action: move pieces, load a good, raise a price, place a bet, or Set sail. Each house takes one Viking a round, and the houses taken give the order of the next round. Whoever takes Set sail is captain: a ship leaves at the end of the round.
    .title = A turn
    .set_sail_ship_choice-end_of_round = The captain names it then.
    .set_sail_ship_choice-when_taken = The captain names it at once.
help-score = Prices: hides 2, grain 2, nails 3. Your score pile, the hidden goods you own, holds 2 grain, 1 nails and 1 hides, and you have won your bet 4: 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = A worked score
help-sailing = A ship leaves with Moon 3 next to the bow, then Hammer 3, then Pine 2. It carries grain, hides, hides and nails. Moon and Hammer have 3 shields each; Moon is nearer to the bow and leads. Moon, Hammer and Pine take 1 good each, then Moon takes the fourth. Bets on Moon at this ship are won.
    .title = A worked sailing
help-neutral = With 2 or 3 players a clan that nobody leads is neutral. Sun is neutral and leads a ship, then come Moon and Hammer; on the bow are hides, grain and nails. Sun is due first: the left neighbour of Moon removes 1 good from the game. Then Moon and Hammer take 1 each.
    .title = Neutral clans
help-watch = A bet is either won or stays on the board; it never returns to your hand. While there is an action you can carry out, you must choose one of those. The log names each good as it is taken; the values of bets stay hidden until the end.
    .title = Worth knowing

chapter-V-1 = Set-up
clause-V-1-1 = There are four clans: Hammer (red), Moon (blue), Pine (green) and Sun (yellow). You lead one of them; a clan that nobody leads is neutral. All 24 hull pieces are always in play: each clan has two with one shield, two with two and two with three.
clause-V-1-2 = Eight ships lie in port. Behind each bow are three random pieces, no clan twice on the same ship.
clause-V-1-3 = Fifteen goods (five hides, five grain, five nails) are shuffled face down: seven beside Load 1, eight beside Draw 3. The ships are still empty.
clause-V-1-4 = In the market all three kinds start at price 1.
clause-V-1-5 = You have four bet tokens, worth 1, 2, 3 and 4. Only you may look at them.
clause-V-1-6 = Each player has 4, 3 or 2 vikings with 2, 3 or 4 players. Lots decide who is A, B, C and D. The vikings line up from house 1: ABBAABBA with two players, ABCBCACAB with three, ABCDDCBA with four.
clause-V-1-7 = Seven sterns lie ready: one for each ship that will sail.

chapter-V-2 = The round
clause-V-2-1 = The vikings move one by one in the order of the houses they stand at, from house 1 downwards. Each moves once a round.
clause-V-2-2 = Your viking crosses to a free house on the other side of the village. Each house takes one viking, so each action is used at most once a round.
clause-V-2-3 = You must choose a house whose action you can carry out, and then carry it out.
clause-V-2-4 = Only if you can carry out none of the free actions do you send your viking to any free house, without effect.
clause-V-2-5 = When all vikings have moved and somebody took Set sail, that player sends a ship to sea. Otherwise no ship leaves.
clause-V-2-6 = If sterns are left, a new round begins. The houses taken, from 1 to 11, give its order.
clause-V-2-7 = Actions only touch ships in port. A ship has at most five pieces; it may lose its last one.

chapter-V-3 = The village
clause-V-3-1 = First player (1): no effect, but next round you move first. You can always take it.
clause-V-3-2 = Promote (2): move a piece of your clan towards the bow of its ship.
    .promote_mode-front = It goes to the front, next to the bow.
    .promote_mode-one_step = It goes one place forward.
    .promote_needs_real_move-on = A piece already in front cannot be promoted.
    .promote_needs_real_move-off = A piece already in front may be promoted, without effect.
clause-V-3-3 = Jump own (3): move a piece of your clan to the rear of another ship with fewer than five pieces.
clause-V-3-4 = Bet (4): put one of your bet tokens face down on a circle in the harbour.
clause-V-3-5 = Load 1 (5): the top good of its stack goes face up onto the bow of any ship in port. Possible while the stack lasts.
clause-V-3-6 = Market (6): raise the price of one kind by 1. No price exceeds 4, and prices never fall.
clause-V-3-7 = Jump any (7): like house 3, with a piece of any clan.
clause-V-3-8 = Bet or move (8): either place a bet as at house 4, or move one of your bets to a different circle, at the same ship or at another.
clause-V-3-9 = Draw 3 (9): look in secret at the top three goods of its stack, or at what is left. Lay one face up onto any ship in port.
    .draw_three_return_order-as_drawn = The others go under the stack in the order drawn.
    .draw_three_return_order-player_choice = The others go under the stack in the order you choose.
clause-V-3-10 = Set sail (10): take a stern; you are captain this round.
    .set_sail_ship_choice-end_of_round = You choose the ship at the end of the round.
    .set_sail_ship_choice-when_taken = You choose the ship at once.
clause-V-3-11 = Swap (11): two pieces of two different ships change places, whatever their clans.

chapter-V-4 = Sailing
clause-V-4-1 = The captain chooses a ship in port with at least one good and at least one piece. If there is none, any ship in port.
clause-V-4-2 = First you settle who controls the ship, then share out the goods, then see which bets win.
clause-V-4-3 = Count each clan’s shields on the ship: more shields come first. A clan without a piece aboard has no part in it.
clause-V-4-4 = If clans have equally many shields, the one whose foremost piece is nearer to the bow comes first.
clause-V-4-5 = In that order each clan takes one good, again and again until none is left. You choose which one you take, and lay it face down on your score pile.
clause-V-4-6 = When a neutral clan is due, one good leaves the game. The left neighbour of the player who would take next chooses it.
    .neutral_clan_counts_as_present-on = This also holds when only one player’s clan is aboard.
    .neutral_clan_counts_as_present-off = But if only one player’s clan is aboard, that player takes all the goods.
clause-V-4-7 = If no player’s clan is aboard, all goods leave the game. If there is no piece aboard at all, no bet wins either.
clause-V-4-8 = If there is nothing left to choose, nobody is asked: the goods left are all of one kind, or all go to one player, or all leave the game.
clause-V-4-9 = The ship is gone with its pieces and never comes back.

chapter-V-5 = Bets
clause-V-5-1 = A bet lies before a ship in port, on the circle of one of the four clans. You may have only one bet at each ship.
    .circle_shared_by_players-on = Several players may bet on the same circle.
    .circle_shared_by_players-off = A circle takes the bet of one player only.
    .bets_on_neutral_clans-on = You may also bet on a neutral clan.
    .bets_on_neutral_clans-off = Nobody may bet on a neutral clan.
clause-V-5-2 = When a ship sails, every bet on the clan that leads it is won and goes face down to its owner.
clause-V-5-3 = The other bets stay at the empty berth. House 8 can still move them.
    .move_own_bets_only-on = You move only your own bets.
    .move_own_bets_only-off = You may also move the bets of other players.
    .bets_may_move_to_sailed_ship-on = A bet may also move to an empty berth.
clause-V-5-4 = A won bet never returns to your hand.

chapter-V-6 = The end
clause-V-6-1 = The game ends when the seventh ship has sailed and its goods are shared out.
clause-V-6-2 = Each of your goods counts its market price, each won bet its value. Other bets count nothing.
clause-V-6-3 = Most points win. In a tie, more goods; then more points from goods; then the win is shared.
clause-V-6-4 = The ship left in port counts nothing.

chapter-V-7 = Two players: guests
clause-V-7-1 =
    .two_player_extra_shield-on = Right after your opponent takes Set sail you must put a neutral viking on a piece of your clan in port. A piece carries at most one guest.
clause-V-7-2 =
    .two_player_extra_shield-on = A guest counts as one more shield of that piece’s clan.
clause-V-7-3 =
    .two_player_extra_shield-on = It travels with its piece and is never taken off.

chapter-V-8 = Open and hidden
clause-V-8-1 = Everybody sees the hulls, the goods on the bows, the prices, the owner and circle of every bet, and how many goods and bets lie where.
clause-V-8-2 = Only you see the values of your bets, your score pile and the goods you look at with Draw 3. Nobody knows the order of the stacks. At the end everything is opened.
clause-V-8-3 = You may remember what you saw: the goods others took, the goods you put back. Bots do, too.
