help-aim = Collect the tokens with the highest sum.
    .title = Aim
help-turn = Take one token of the open row. A token from the bag takes its place. Then the next player moves.
    .title = A turn
help-score = Tokens 2, 5 and 7 score 2 + 5 + 7 = 14 points.
    .title = A worked score
chapter-{{letter}}-1 = Set-up
clause-{{letter}}-1-1 = The bag holds the tokens 1 to 4 times the number of players, shuffled.
clause-{{letter}}-1-2 = Three tokens from the bag are the open row.
clause-{{letter}}-1-3 = The first player is drawn by lot, or agreed on.
chapter-{{letter}}-2 = A turn
clause-{{letter}}-2-1 = Take one token of the open row.
clause-{{letter}}-2-2 = A token from the bag takes its place, as long as there is one. Then the next player moves.
chapter-{{letter}}-3 = End
clause-{{letter}}-3-1 = When no token is left, each token scores its number. The highest sum wins.
clause-{{letter}}-3-2 = A tie goes to the player with the highest single token.
