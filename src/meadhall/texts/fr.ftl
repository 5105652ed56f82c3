# Texts that every game shares.

player = Joueur { $number }
nothing = rien
yes = oui
no = non

option-first_player = Qui commence
option-first_player-help = La place qui commence.
option-first_player-random = Au hasard
option-first_player-1 = Place 1
option-first_player-2 = Place 2
option-first_player-3 = Place 3
option-first_player-4 = Place 4
option-first_player-5 = Place 5

# The terminal.

terminal-which-game = Quel jeu ?
terminal-choice = Ton coup
terminal-choice-help = Tape un numéro ou le texte d’un coup ; ? règles, u annuler, q quitter
terminal-hand-over = Passe l’écran à { $seat } et appuie sur Entrée.
terminal-undone = Ton dernier coup est annulé.
terminal-no-undo = Annulation impossible : quelque chose a été révélé, ou ce n’est pas ton tour.
terminal-bad-choice = Ce choix n’existe pas. Tape un numéro de 1 à { $count }, ou le texte d’un coup.
terminal-bad-move = Ce coup n’existe pas. Tape un nombre de 0 à { $count }.
terminal-over = La partie est finie.
terminal-place = Place { $place }
terminal-left-away = partie finie par un bot
terminal-left-resigned = abandon, fini par un bot
terminal-by-bot = un bot
terminal-total = Total
terminal-saved = La partie est enregistrée dans { $file }.
terminal-stopped = Partie interrompue.
terminal-move-of = Coup { $number } sur { $count }
terminal-replay-help = Entrée ou n : suivant, b : précédent, un numéro : y aller, q : arrêter
terminal-start = Début de la partie
terminal-broken = Échec ici : { $reason }
