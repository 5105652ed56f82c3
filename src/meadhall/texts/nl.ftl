# Texts that every game shares.

player = Speler { $number }
nothing = niets
yes = ja
no = nee

option-first_player = Wie begint
option-first_player-help = De plaats die begint, of door loting.
option-first_player-random = door loting
option-first_player-1 = plaats 1
option-first_player-2 = plaats 2
option-first_player-3 = plaats 3
option-first_player-4 = plaats 4
option-first_player-5 = plaats 5
