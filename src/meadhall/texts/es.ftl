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

# The terminal.

terminal-which-game = ¿Qué juego?
terminal-choice = Tu elección
terminal-choice-help = Un número o las palabras de una jugada; ? reglas, u deshacer, q parar
terminal-hand-over = Pasa la pantalla a { $seat } y pulsa Intro.
terminal-undone = Tu última jugada queda deshecha.
terminal-no-undo = No se puede deshacer nada: alguien ya ha sabido algo por ella, o no es tu turno.
terminal-bad-choice = No existe esa opción. Escribe un número del 1 al { $count } o las palabras de una jugada.
terminal-bad-move = No existe esa jugada. Escribe un número de 0 a { $count }.
terminal-over = La partida ha terminado.
terminal-place = Puesto { $place }
terminal-left-away = terminado por un bot
terminal-left-resigned = se rindió, terminado por un bot
terminal-by-bot = un bot
terminal-total = Total
terminal-saved = La partida está guardada en { $file }.
terminal-stopped = La partida se detiene aquí.
terminal-move-of = Jugada { $number } de { $count }
terminal-replay-help = Intro o n: adelante, b: atrás, un número: ir allí, q: parar
terminal-start = Inicio
terminal-broken = Aquí se rompió: { $reason }
