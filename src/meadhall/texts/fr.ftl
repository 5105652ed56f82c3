# Texts that every game shares.

player = Joueur { $number }
nothing = rien
yes = oui
no = non

option-first_player = Qui commence
option-first_player-help = La place qui commence, ou le tirage au sort.
option-first_player-random = tirage au sort
option-first_player-1 = place 1
option-first_player-2 = place 2
option-first_player-3 = place 3
option-first_player-4 = place 4
option-first_player-5 = place 5
