# Texts that every game shares.

player = Spieler { $number }
nothing = nichts
yes = ja
no = nein

option-first_player = Wer beginnt
option-first_player-help = Der Platz, der beginnt.
option-first_player-random = Zufällig
option-first_player-1 = Platz 1
option-first_player-2 = Platz 2
option-first_player-3 = Platz 3
option-first_player-4 = Platz 4
option-first_player-5 = Platz 5

# The terminal.

terminal-which-game = Welches Spiel?
terminal-choice = Dein Zug
terminal-choice-help = Tippe eine Zahl oder den Text eines Zugs; ? Regeln, u rückgängig, q Ende
terminal-hand-over = Gib den Bildschirm an { $seat } und drücke Enter.
terminal-undone = Dein letzter Zug ist rückgängig gemacht.
terminal-no-undo = Nicht rückgängig zu machen: Etwas wurde aufgedeckt, oder du bist nicht dran.
terminal-bad-choice = Diese Auswahl gibt es nicht. Tippe eine Zahl von 1 bis { $count } oder den Text eines Zugs.
terminal-bad-move = Diesen Zug gibt es nicht. Tippe eine Zahl von 0 bis { $count }.
terminal-over = Das Spiel ist aus.
terminal-place = Platz { $place }
terminal-left-away = ein Bot hat zu Ende gespielt
terminal-left-resigned = aufgegeben, ein Bot hat zu Ende gespielt
terminal-by-bot = ein Bot
terminal-total = Summe
terminal-saved = Das Spiel ist gespeichert in { $file }.
terminal-stopped = Partie angehalten.
terminal-move-of = Zug { $number } von { $count }
terminal-replay-help = Enter oder n: weiter, b: zurück, eine Nummer: dorthin, q: Schluss
terminal-start = Beginn der Partie
terminal-broken = Fehler an dieser Stelle: { $reason }
