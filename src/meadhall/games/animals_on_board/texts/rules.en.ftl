# The rules of Animals on Board, clause by clause

help-aim = Fill your ark with up to 10 animals. An animal alone of its species brings its number, 1 to 5. Three or more of a species are a herd and bring 5 each. Exactly two of a species are sent away and bring nothing. Each crate left brings 1. Most points win.
    .title = Aim
help-turn = Split a group in two and get 1 crate, or take a whole group onto your ark and pay 1 crate per tile. Once you have taken, you are out for the round. The last player still in has one last turn. The first one out starts the next round.
    .title = A turn
help-score = Zebra 4, fox 2, 3 pandas, 5 tigers, 2 elephants and 2 crates. The 2 elephants leave, 10 animals stay: 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = A worked score
help-watch = A split at 5 crates costs 1: you have 4 afterwards. The first player of a round can never take, because the only group costs more than 5 crates. 5 tigers, 5 pandas and a turtle 1 are 11 animals, 1 too many: without the turtle they bring 50, without a tiger 46. An ark is not opened before the end. The log keeps every tile that was taken in the open, but not the tile kept at the start and not the hidden one.
    .title = Worth knowing

chapter-A-1 = Set-up
clause-A-1-1 = There are twelve species of five tiles each, with the values 1 to 5. Two players use eight species, three players ten, four players all twelve. Which ones stay in the box is drawn by lot; everybody knows it.
clause-A-1-2 = The tiles in use are shuffled into a face-down stack.
clause-A-1-3 = Everybody has an ark and one food crate. The rest of the twenty crates is the supply.
clause-A-1-4 = Everybody draws three tiles and looks at them alone. All at the same time and in secret, each keeps one for the ark. When all have chosen, the other two of each go face up to the quay.
clause-A-1-5 = One player has the start flag: the one the table agreed on, or one drawn by lot.

chapter-A-2 = Start of a round
clause-A-2-1 = All tiles on the quay are pushed together into one group.
clause-A-2-2 = Tiles are added from the stack until 8, 10 or 12 lie face up (2, 3 or 4 players). What was left over counts.
clause-A-2-3 = One more tile is added face down, unless the face-down tile of an earlier round is still there. Nobody looks at it. There is never more than one.
clause-A-2-4 = Everybody is in again. You keep your crates. The player with the start flag has the first turn.

chapter-A-3 = A turn
clause-A-3-1 = On your turn you do one thing: split a group or take a group.
clause-A-3-2 = Split: choose a group of at least two tiles and divide it as you like into two groups of at least one tile. The face-down tile may go to either. No other group is touched. Then you get one crate from the supply.
clause-A-3-3 = Take: choose a group with no more tiles than you have crates, pay one crate for each tile, and put all of them on your ark. If the face-down tile is among them, only you see what it is. You are out for the rest of the round. The first player out gets the start flag for the next round.
clause-A-3-4 = Nobody holds more than five crates. If you split with five, you get none but give one back, and have four.
clause-A-3-5 = If you can neither split nor take, you pass and stay in the round.
clause-A-3-6 = Nobody passes otherwise. If there is nothing to split, you must take; if you cannot pay for any group, you must split, even with five crates.

chapter-A-4 = Course and end of a round
clause-A-4-1 = Turns go clockwise. Players who are out are skipped.
clause-A-4-2 = As soon as only one player is still in, that player has one last turn. Then the round is over, whatever was done.
    .last_turn_optional-on = The last player may split, take or decline. Declining changes nothing.
    .last_turn_optional-off = The last player must split or take if possible.
clause-A-4-3 = If no ark is full, the next round starts with the player who was first out.
clause-A-4-4 = Who has ten or more animals says so. An ark has room for ten; what is more stays its owner’s until the end.

chapter-A-5 = End of the game
clause-A-5-1 = The game is over at the end of a round in which some ark holds ten animals or more. The others play that round to its end first.
clause-A-5-2 = Everybody gives up every species of which the ark holds exactly two.
clause-A-5-3 = If more than ten animals are left after that, exactly the surplus goes. Any animals may go, but no species may be left with exactly two.
    .surplus-best = The choice that brings the most points is made automatically.
    .surplus-ask = You choose which animals go.
clause-A-5-4 = An animal alone of its species brings its value. An animal in a herd of three or more brings 5 points, whatever its value. Each crate brings 1 point.
clause-A-5-5 = Most points win. If tied, more species on the ark that sails. If still tied, the win is shared.

chapter-A-6 = What is open and what is secret
clause-A-6-1 = Secret are the stack, the face-down tile, and the tiles on an ark except to its owner. You may remember what went aboard in the open: the log tells it, the ark does not show it.
clause-A-6-2 = Open are the groups, everybody’s crates and number of animals, who is out, the start flag, and the species in the game.
clause-A-6-3 = When the last round is over, the arks are opened.
