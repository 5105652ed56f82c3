# Texts that every game shares.

player = Spieler { $number }
nothing = nichts
yes = ja
no = nein

option-first_player = Wer beginnt
option-first_player-help = Der Platz, der beginnt, oder das Los.
option-first_player-random = ausgelost
option-first_player-1 = Platz 1
option-first_player-2 = Platz 2
option-first_player-3 = Platz 3
option-first_player-4 = Platz 4
option-first_player-5 = Platz 5
