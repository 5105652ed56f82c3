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

# The terminal.

terminal-which-game = Quale gioco?
terminal-choice = La tua scelta
terminal-choice-help = Un numero o le parole di una mossa; ? regole, u annulla, q ferma
terminal-hand-over = Passa lo schermo a { $seat } e premi Invio.
terminal-undone = La tua ultima mossa è annullata.
terminal-no-undo = Non si può annullare nulla: qualcuno ne ha già saputo qualcosa, o non è il tuo turno.
terminal-bad-choice = Questa scelta non c’è. Scrivi un numero da 1 a { $count } o le parole di una mossa.
terminal-bad-move = Questa mossa non esiste. Scrivi un numero da 0 a { $count }.
terminal-over = La partita è finita.
terminal-place = Posto { $place }
terminal-left-away = finito da un bot
terminal-left-resigned = si è arreso, finito da un bot
terminal-by-bot = un bot
terminal-total = Totale
terminal-saved = La partita è salvata in { $file }.
terminal-stopped = La partita si ferma qui.
terminal-move-of = Mossa { $number } di { $count }
terminal-replay-help = Invio o n: avanti, b: indietro, un numero: vai lì, q: ferma
terminal-start = Inizio
terminal-broken = Qui si è rotto: { $reason }
