# Texts that every game shares.

player = Joueur { $number }
nothing = rien
yes = oui
no = non

option-first_player = Qui commence
option-first_player-help = La place qui commence, ou le tirage au sort.
option-first_player-random = tirage au sort
option-first_player-1 = place 1
option-first_player-2 = place 2
option-first_player-3 = place 3
option-first_player-4 = place 4
option-first_player-5 = place 5

# The terminal.

terminal-which-game = Quel jeu ?
terminal-choice = Ton choix
terminal-choice-help = Un numéro ou les mots d’un coup ; ? règles, u annuler, q arrêter
terminal-hand-over = Passe l’écran à { $seat } et appuie sur Entrée.
terminal-undone = Ton dernier coup est annulé.
terminal-no-undo = Rien ne peut être annulé : quelqu’un en a appris quelque chose, ou ce n’est pas ton tour.
terminal-bad-choice = Ce choix n’existe pas. Tape un numéro de 1 à { $count } ou les mots d’un coup.
terminal-bad-move = Ce coup n’existe pas. Tape un nombre de 0 à { $count }.
terminal-over = La partie est finie.
terminal-place = Place { $place }
terminal-left-away = terminé par un bot
terminal-left-resigned = abandon, terminé par un bot
terminal-by-bot = un bot
terminal-total = Total
terminal-saved = La partie est enregistrée dans { $file }.
terminal-stopped = La partie s’arrête ici.
terminal-move-of = Coup { $number } sur { $count }
terminal-replay-help = Entrée ou n : suivant, b : précédent, un numéro : y aller, q : arrêter
terminal-start = Début
terminal-broken = C’est ici que ça casse : { $reason }
