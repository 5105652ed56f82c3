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

# The terminal.

terminal-which-game = Which game?
terminal-choice = Your choice
terminal-choice-help = A number or the words of a move; ? rules, u undo, q stop
terminal-hand-over = Hand the screen to { $seat } and press Enter.
terminal-undone = Your last move is taken back.
terminal-no-undo = Nothing can be taken back: somebody has learnt from it, or it is not your turn.
terminal-bad-choice = There is no such choice. Type a number from 1 to { $count }, or the words of a move.
terminal-bad-move = There is no such move. Type a number from 0 to { $count }.
terminal-over = The game is over.
terminal-place = Place { $place }
terminal-left-away = finished by a bot
terminal-left-resigned = gave up, finished by a bot
terminal-by-bot = a bot
terminal-total = Total
terminal-saved = The game is saved in { $file }.
terminal-stopped = The game stops here.
terminal-move-of = Move { $number } of { $count }
terminal-replay-help = Enter or n: forward, b: back, a number: go there, q: stop
terminal-start = Start
terminal-broken = Here it broke: { $reason }
