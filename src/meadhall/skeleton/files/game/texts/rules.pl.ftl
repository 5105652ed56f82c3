help-aim = Zbierz żetony o najwyższej sumie.
    .title = Cel
help-turn = Weź jeden żeton z odkrytego rzędu. Na jego miejsce trafia żeton z worka. Potem gra następny gracz.
    .title = Tura
help-score = Żetony 2, 5 i 7 dają 2 + 5 + 7 = 14 punktów.
    .title = Przykład punktacji
chapter-{{letter}}-1 = Przygotowanie
clause-{{letter}}-1-1 = W worku są pomieszane żetony od 1 do czterokrotności liczby graczy.
clause-{{letter}}-1-2 = Trzy żetony z worka tworzą odkryty rząd.
clause-{{letter}}-1-3 = Pierwszego gracza losuje się albo ustala.
chapter-{{letter}}-2 = Tura
clause-{{letter}}-2-1 = Weź jeden żeton z odkrytego rzędu.
clause-{{letter}}-2-2 = Na jego miejsce trafia żeton z worka, dopóki jakiś tam jest. Potem gra następny gracz.
chapter-{{letter}}-3 = Koniec
clause-{{letter}}-3-1 = Gdy nie ma już żetonów, każdy daje tyle punktów, ile wynosi jego liczba. Wygrywa najwyższa suma.
clause-{{letter}}-3-2 = Przy remisie wygrywa gracz z najwyższym pojedynczym żetonem.
