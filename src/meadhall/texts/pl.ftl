# Texts that every game shares.

player = Gracz { $number }
nothing = nic
yes = tak
no = nie

option-first_player = Gracz rozpoczynający
option-first_player-help = Miejsce, które zaczyna.
option-first_player-random = Losowo
option-first_player-1 = Miejsce 1
option-first_player-2 = Miejsce 2
option-first_player-3 = Miejsce 3
option-first_player-4 = Miejsce 4
option-first_player-5 = Miejsce 5

# The terminal.

terminal-which-game = Która gra?
terminal-choice = Twój ruch
terminal-choice-help = Wpisz numer albo tekst ruchu; ? zasady, u cofnij, q koniec
terminal-hand-over = Teraz { $seat }. Przekaż ekran i naciśnij Enter.
terminal-undone = Twój ostatni ruch cofnięto.
terminal-no-undo = Nie można cofnąć: coś odkryto albo to nie twoja kolej.
terminal-bad-choice = Nie ma takiego wyboru. Wpisz numer od 1 do { $count } albo tekst ruchu.
terminal-bad-move = Nie ma takiego ruchu. Wpisz liczbę od 0 do { $count }.
terminal-over = Koniec gry.
terminal-place = Miejsce { $place }
terminal-left-away = dokończył bot
terminal-left-resigned = rezygnacja, dokończył bot
terminal-by-bot = bot
terminal-total = Razem
terminal-saved = Gra zapisana w pliku { $file }.
terminal-stopped = Partia przerwana.
terminal-move-of = Ruch { $number } z { $count }
terminal-replay-help = Enter lub n: dalej, b: wstecz, numer: przejdź tam, q: koniec
terminal-start = Początek partii
terminal-broken = Błąd w tym miejscu: { $reason }
