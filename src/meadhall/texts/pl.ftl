# Texts that every game shares.

player = Gracz { $number }
nothing = nic
yes = tak
no = nie

option-first_player = Kto zaczyna
option-first_player-help = Miejsce, które zaczyna, albo losowanie.
option-first_player-random = losowanie
option-first_player-1 = miejsce 1
option-first_player-2 = miejsce 2
option-first_player-3 = miejsce 3
option-first_player-4 = miejsce 4
option-first_player-5 = miejsce 5

# The terminal.

terminal-which-game = Która gra?
terminal-choice = Twój wybór
terminal-choice-help = Numer albo słowa ruchu; ? zasady, u cofnij, q koniec
terminal-hand-over = Przekaż ekran: { $seat }, i naciśnij Enter.
terminal-undone = Twój ostatni ruch został cofnięty.
terminal-no-undo = Nie można niczego cofnąć: ktoś już coś z tego wie albo to nie twoja kolej.
terminal-bad-choice = Nie ma takiego wyboru. Wpisz numer od 1 do { $count } albo słowa ruchu.
terminal-bad-move = Nie ma takiego ruchu. Wpisz liczbę od 0 do { $count }.
terminal-over = Koniec gry.
terminal-place = Miejsce { $place }
terminal-left-away = skończył bot
terminal-left-resigned = poddanie się, skończył bot
terminal-by-bot = bot
terminal-total = Razem
terminal-saved = Gra zapisana w pliku { $file }.
terminal-stopped = Gra zostaje przerwana.
terminal-move-of = Ruch { $number } z { $count }
terminal-replay-help = Enter lub n: dalej, b: wstecz, numer: przejdź tam, q: koniec
terminal-start = Początek
terminal-broken = Tu coś się zepsuło: { $reason }
