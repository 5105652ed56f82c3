# Texts that every game shares.

player = Spieler { $number }
nothing = nichts
yes = ja
no = nein

option-first_player = Wer beginnt
option-first_player-help = Der Platz, der beginnt, oder das Los.
option-first_player-random = ausgelost
option-first_player-1 = Platz 1
option-first_player-2 = Platz 2
option-first_player-3 = Platz 3
option-first_player-4 = Platz 4
option-first_player-5 = Platz 5

# The terminal.

terminal-which-game = Welches Spiel?
terminal-choice = Deine Wahl
terminal-choice-help = Eine Nummer oder die Worte eines Zuges; ? Regeln, u zurücknehmen, q Schluss
terminal-hand-over = Gib den Bildschirm an { $seat } und drücke Enter.
terminal-undone = Dein letzter Zug ist zurückgenommen.
terminal-no-undo = Nichts lässt sich zurücknehmen: Jemand weiß schon etwas daraus, oder du bist nicht am Zug.
terminal-bad-choice = Diese Wahl gibt es nicht. Gib eine Nummer von 1 bis { $count } ein oder die Worte eines Zuges.
terminal-bad-move = Diesen Zug gibt es nicht. Gib eine Zahl von 0 bis { $count } ein.
terminal-over = Das Spiel ist aus.
terminal-place = Platz { $place }
terminal-left-away = ein Bot hat zu Ende gespielt
terminal-left-resigned = aufgegeben, ein Bot hat zu Ende gespielt
terminal-by-bot = ein Bot
terminal-total = Summe
terminal-saved = Das Spiel ist gespeichert in { $file }.
terminal-stopped = Das Spiel endet hier.
terminal-move-of = Zug { $number } von { $count }
terminal-replay-help = Enter oder n: weiter, b: zurück, eine Nummer: dorthin, q: Schluss
terminal-start = Anfang
terminal-broken = Hier brach es: { $reason }
