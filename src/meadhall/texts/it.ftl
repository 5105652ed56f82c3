# Texts that every game shares.

player = Giocatore { $number }
nothing = niente
yes = sì
no = no

option-first_player = Chi inizia
option-first_player-help = Il posto che inizia, o a sorte.
option-first_player-random = a sorte
option-first_player-1 = posto 1
option-first_player-2 = posto 2
option-first_player-3 = posto 3
option-first_player-4 = posto 4
option-first_player-5 = posto 5
