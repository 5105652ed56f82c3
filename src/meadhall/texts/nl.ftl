# Texts that every game shares.

player = Speler { $number }
nothing = niets
yes = ja
no = nee

option-first_player = Wie begint
option-first_player-help = De plaats die begint.
option-first_player-random = Willekeurig
option-first_player-1 = Plaats 1
option-first_player-2 = Plaats 2
option-first_player-3 = Plaats 3
option-first_player-4 = Plaats 4
option-first_player-5 = Plaats 5

# The terminal.

terminal-which-game = Welk spel?
terminal-choice = Jouw zet
terminal-choice-help = Typ een nummer of de tekst van een zet; ? regels, u ongedaan maken, q stoppen
terminal-hand-over = Geef het scherm aan { $seat } en druk op Enter.
terminal-undone = Je laatste zet is ongedaan gemaakt.
terminal-no-undo = Niet ongedaan te maken: er is iets onthuld, of je bent niet aan de beurt.
terminal-bad-choice = Die keuze is er niet. Typ een nummer van 1 tot { $count }, of de tekst van een zet.
terminal-bad-move = Die zet bestaat niet. Typ een getal van 0 tot en met { $count }.
terminal-over = Het spel is afgelopen.
terminal-place = Plaats { $place }
terminal-left-away = afgemaakt door een bot
terminal-left-resigned = opgegeven, afgemaakt door een bot
terminal-by-bot = een bot
terminal-total = Totaal
terminal-saved = Het spel is bewaard in { $file }.
terminal-stopped = Partij gestopt.
terminal-move-of = Zet { $number } van { $count }
terminal-replay-help = Enter of n: verder, b: terug, een nummer: daarheen, q: stoppen
terminal-start = Begin van de partij
terminal-broken = Fout op deze plek: { $reason }
