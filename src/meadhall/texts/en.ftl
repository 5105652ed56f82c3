# Texts that every game shares.

player = Player { $number }
nothing = nothing
yes = yes
no = no

option-first_player = First player
option-first_player-help = The seat that goes first.
option-first_player-random = Random
option-first_player-1 = Seat 1
option-first_player-2 = Seat 2
option-first_player-3 = Seat 3
option-first_player-4 = Seat 4
option-first_player-5 = Seat 5

# The terminal.

terminal-which-game = Which game?
terminal-choice = Your move
terminal-choice-help = Type a number or the text of a move; ? rules, u undo, q quit
terminal-hand-over = Hand the screen to { $seat } and press Enter.
terminal-undone = Your last move is undone.
terminal-no-undo = Can’t undo: something new was revealed, or it’s not your turn.
terminal-bad-choice = No such choice. Type a number from 1 to { $count }, or the text of a move.
terminal-bad-move = No such move. Type a number from 0 to { $count }.
terminal-over = The game is over.
terminal-place = Place { $place }
terminal-left-away = finished by a bot
terminal-left-resigned = resigned, finished by a bot
terminal-by-bot = bot
terminal-total = Total
terminal-saved = The game is saved in { $file }.
terminal-stopped = Game stopped.
terminal-move-of = Move { $number } of { $count }
terminal-replay-help = Enter or n: forward, b: back, a number: go to that move, q: quit
terminal-start = Start of game
terminal-broken = Failed here: { $reason }
