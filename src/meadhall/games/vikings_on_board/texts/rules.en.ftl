# The rules of Vikings on Board, clause by clause

chapter-V-1 = Set-up
clause-V-1-1 = There are four clans: Hammer (red), Moon (blue), Pine (green) and Sun (yellow). You lead one of them; a clan that nobody leads is neutral. All 24 hull pieces are always in play: each clan has two with one shield, two with two and two with three.
clause-V-1-2 = Eight ships lie in port. Behind each bow are three random pieces, no clan twice on the same ship.
clause-V-1-3 = Fifteen goods (five hides, five grain, five nails) are shuffled face down: seven beside Load 1, eight beside Draw 3. The ships are still empty.
clause-V-1-4 = In the market all three kinds start at price 1.
clause-V-1-5 = You have four bet tokens, worth 1, 2, 3 and 4. Only you may look at them.
clause-V-1-6 = Each player has 4, 3 or 2 vikings with 2, 3 or 4 players. Lots decide who is A, B, C and D. The vikings line up from space 1: ABBAABBA with two players, ABCBCACAB with three, ABCDDCBA with four.
clause-V-1-7 = Seven sterns lie ready: one for each ship that will sail.

chapter-V-2 = The round
clause-V-2-1 = The vikings move one by one in the order of the spaces they stand on, from space 1 downwards. Each moves once a round.
clause-V-2-2 = Your viking crosses to a free space on the other side of the village. Each space takes one viking, so each action is used at most once a round.
clause-V-2-3 = You must choose a space whose action you can carry out, and then carry it out.
clause-V-2-4 = Only if you can carry out none of the free actions do you send your viking to any free space, without effect.
clause-V-2-5 = When all vikings have moved and somebody took Set sail, that player sends a ship to sea. Otherwise no ship leaves.
clause-V-2-6 = If sterns are left, a new round begins. The spaces taken, from 1 to 11, give its order.
clause-V-2-7 = Actions only touch ships in port. A ship has at most five pieces; it may lose its last one.

chapter-V-3 = The village
clause-V-3-1 = First player (1): no effect, but next round you move first. You can always take it.
clause-V-3-2 = Promote (2): move a piece of your clan to the front of its ship, next to the bow. A piece already in front cannot be promoted. A table may agree on one step forward instead, or allow promoting the front piece.
clause-V-3-3 = Jump own (3): move a piece of your clan to the rear of another ship with fewer than five pieces.
clause-V-3-4 = Bet (4): put one of your bet tokens face down on a circle in the harbour.
clause-V-3-5 = Load 1 (5): the top good of its stack goes face up onto the bow of any ship in port. Possible while the stack lasts.
clause-V-3-6 = Market (6): raise the price of one kind by 1. No price exceeds 4, and prices never fall.
clause-V-3-7 = Jump any (7): like space 3, with a piece of any clan.
clause-V-3-8 = Bet or move (8): either place a bet as on space 4, or move one of your bets to a different circle, at the same ship or at another.
clause-V-3-9 = Draw 3 (9): look in secret at the top three goods of its stack, or at what is left. Lay one face up onto any ship in port; the others go under the stack in the order drawn, or as you like if the table agreed on that.
clause-V-3-10 = Set sail (10): take a stern; you are captain this round. You choose the ship at the end of the round, or at once if the table agreed on that.
clause-V-3-11 = Swap (11): two pieces of two different ships change places, whatever their clans.

chapter-V-4 = Sailing
clause-V-4-1 = The captain chooses a ship in port with at least one good and at least one piece. If there is none, any ship in port.
clause-V-4-2 = First you settle who controls the ship, then share out the goods, then see which bets win.
clause-V-4-3 = Count each clan’s shields on the ship: more shields come first. A clan without a piece aboard has no part in it.
clause-V-4-4 = If clans have equally many shields, the one whose foremost piece is nearer to the bow comes first.
clause-V-4-5 = In that order each clan takes one good, again and again until none is left. You choose which one you take, and lay it face down on your score pile.
clause-V-4-6 = When a neutral clan is due, one good leaves the game. The left neighbour of the player who would take next chooses it.
clause-V-4-7 = If no player’s clan is aboard, all goods leave the game. If there is no piece aboard at all, no bet wins either.
clause-V-4-8 = If there is nothing left to choose, nobody is asked: the goods left are all of one kind, or all go to one player, or all leave the game.
clause-V-4-9 = The ship is gone with its pieces and never comes back.

chapter-V-5 = Bets
clause-V-5-1 = A bet lies before a ship in port, on the circle of one of the four clans. You may have only one bet at each ship. Tables may allow only one bet per circle, or no bets on neutral clans.
clause-V-5-2 = When a ship sails, every bet on the clan that leads it is won and goes face down to its owner.
clause-V-5-3 = The other bets stay at the empty berth. Space 8 can still move them. Tables may let it move other players’ bets too, or let bets move to empty berths.
clause-V-5-4 = A won bet never returns to your hand.

chapter-V-6 = The end
clause-V-6-1 = The game ends when the seventh ship has sailed and its goods are shared out.
clause-V-6-2 = Each of your goods counts its market price, each won bet its value. Other bets count nothing.
clause-V-6-3 = Most points win. In a tie, more goods; then more points from goods; then the win is shared.
clause-V-6-4 = The ship left in port counts nothing.

chapter-V-7 = Two players: guests
clause-V-7-1 = With this option, right after your opponent takes Set sail you must put a neutral viking on a piece of your clan in port. A piece carries at most one guest.
clause-V-7-2 = A guest counts as one more shield of that piece’s clan.
clause-V-7-3 = It travels with its piece and is never taken off.

chapter-V-8 = Open and hidden
clause-V-8-1 = Everybody sees the hulls, the goods on the bows, the prices, the owner and circle of every bet, and how many goods and bets lie where.
clause-V-8-2 = Only you see the values of your bets, your score pile and the goods you look at with Draw 3. Nobody knows the order of the stacks. At the end everything is opened.
clause-V-8-3 = You may remember what you saw: the goods others took, the goods you put back. Bots do, too.
