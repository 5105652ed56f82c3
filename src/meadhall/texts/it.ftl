# Texts that every game shares.

player = Giocatore { $number }
nothing = niente
yes = sì
no = no

option-first_player = Chi inizia
option-first_player-help = Il posto che inizia.
option-first_player-random = Casuale
option-first_player-1 = Posto 1
option-first_player-2 = Posto 2
option-first_player-3 = Posto 3
option-first_player-4 = Posto 4
option-first_player-5 = Posto 5

# The terminal.

terminal-which-game = Quale gioco?
terminal-choice = La tua mossa
terminal-choice-help = Scrivi un numero o il testo di una mossa; ? regole, u annulla, q esci
terminal-hand-over = Passa lo schermo a { $seat } e premi Invio.
terminal-undone = La tua ultima mossa è annullata.
terminal-no-undo = Non puoi annullare: qualcosa è stato rivelato, o non tocca a te.
terminal-bad-choice = Questa scelta non c’è. Scrivi un numero da 1 a { $count } o il testo di una mossa.
terminal-bad-move = Questa mossa non esiste. Scrivi un numero da 0 a { $count }.
terminal-over = La partita è finita.
terminal-place = Posto { $place }
terminal-left-away = ha finito un bot
terminal-left-resigned = abbandono, ha finito un bot
terminal-by-bot = un bot
terminal-total = Totale
terminal-saved = La partita è salvata in { $file }.
terminal-stopped = Partita interrotta.
terminal-move-of = Mossa { $number } di { $count }
terminal-replay-help = Invio o n: avanti, b: indietro, un numero: vai lì, q: ferma
terminal-start = Inizio della partita
terminal-broken = Errore qui: { $reason }
