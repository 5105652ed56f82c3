# Texts that every game shares.

player = Speler { $number }
nothing = niets
yes = ja
no = nee

option-first_player = Wie begint
option-first_player-help = De plaats die begint, of door loting.
option-first_player-random = door loting
option-first_player-1 = plaats 1
option-first_player-2 = plaats 2
option-first_player-3 = plaats 3
option-first_player-4 = plaats 4
option-first_player-5 = plaats 5

# The terminal.

terminal-which-game = Welk spel?
terminal-choice = Jouw keuze
terminal-choice-help = Een nummer of de woorden van een zet; ? regels, u terugnemen, q stoppen
terminal-hand-over = Geef het scherm aan { $seat } en druk op Enter.
terminal-undone = Je laatste zet is teruggenomen.
terminal-no-undo = Er valt niets terug te nemen: iemand heeft er al iets van geleerd, of het is niet jouw beurt.
terminal-bad-choice = Die keuze is er niet. Typ een nummer van 1 tot { $count }, of de woorden van een zet.
terminal-bad-move = Die zet bestaat niet. Typ een getal van 0 tot en met { $count }.
terminal-over = Het spel is afgelopen.
terminal-place = Plaats { $place }
terminal-left-away = afgemaakt door een bot
terminal-left-resigned = opgegeven, afgemaakt door een bot
terminal-by-bot = een bot
terminal-total = Totaal
terminal-saved = Het spel is bewaard in { $file }.
terminal-stopped = Het spel stopt hier.
terminal-move-of = Zet { $number } van { $count }
terminal-replay-help = Enter of n: verder, b: terug, een nummer: daarheen, q: stoppen
terminal-start = Begin
terminal-broken = Hier ging het stuk: { $reason }
