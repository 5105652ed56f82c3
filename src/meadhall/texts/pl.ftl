# Texts that every game shares.

player = Gracz { $number }
nothing = nic
yes = tak
no = nie

option-first_player = Kto zaczyna
option-first_player-help = Miejsce, które zaczyna, albo losowanie.
option-first_player-random = losowanie
option-first_player-1 = miejsce 1
option-first_player-2 = miejsce 2
option-first_player-3 = miejsce 3
option-first_player-4 = miejsce 4
option-first_player-5 = miejsce 5
