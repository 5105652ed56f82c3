# Texts that every game shares.

player = Player { $number }
nothing = nothing
yes = yes
no = no

option-first_player = Who starts
option-first_player-help = The seat that starts, or drawn by lot.
option-first_player-random = drawn by lot
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-first_player-5 = seat 5
