# Texts that every game shares.

player = Jugador { $number }
nothing = nada
yes = sí
no = no

option-first_player = Quién empieza
option-first_player-help = El asiento que empieza, o por sorteo.
option-first_player-random = por sorteo
option-first_player-1 = asiento 1
option-first_player-2 = asiento 2
option-first_player-3 = asiento 3
option-first_player-4 = asiento 4
option-first_player-5 = asiento 5
