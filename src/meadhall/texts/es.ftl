# Texts that every game shares.

player = Jugador { $number }
nothing = nada
yes = sí
no = no

option-first_player = Quién empieza
option-first_player-help = El asiento que empieza.
option-first_player-random = Al azar
option-first_player-1 = Asiento 1
option-first_player-2 = Asiento 2
option-first_player-3 = Asiento 3
option-first_player-4 = Asiento 4
option-first_player-5 = Asiento 5

# The terminal.

terminal-which-game = ¿Qué juego?
terminal-choice = Tu jugada
terminal-choice-help = Escribe un número o el texto de una jugada; ? reglas, u deshacer, q salir
terminal-hand-over = Pasa la pantalla a { $seat } y pulsa Intro.
terminal-undone = Se deshizo tu última jugada.
terminal-no-undo = No se puede deshacer: se reveló algo nuevo o no es tu turno.
terminal-bad-choice = Esa opción no existe. Escribe un número del 1 al { $count } o el texto de una jugada.
terminal-bad-move = No existe esa jugada. Escribe un número de 0 a { $count }.
terminal-over = La partida ha terminado.
terminal-place = Puesto { $place }
terminal-left-away = terminó un bot
terminal-left-resigned = abandono, terminó un bot
terminal-by-bot = un bot
terminal-total = Total
terminal-saved = La partida está guardada en { $file }.
terminal-stopped = Partida interrumpida.
terminal-move-of = Jugada { $number } de { $count }
terminal-replay-help = Intro o n: adelante, b: atrás, un número: ir allí, q: parar
terminal-start = Inicio de la partida
terminal-broken = Fallo aquí: { $reason }
