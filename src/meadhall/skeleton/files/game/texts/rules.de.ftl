help-aim = Sammle die Plättchen mit der höchsten Summe.
    .title = Ziel
help-turn = Nimm ein Plättchen der offenen Reihe. Ein Plättchen aus dem Beutel tritt an seine Stelle. Dann ist der nächste Spieler am Zug.
    .title = Ein Zug
help-score = Die Plättchen 2, 5 und 7 bringen 2 + 5 + 7 = 14 Punkte.
    .title = Eine Beispielwertung
chapter-{{letter}}-1 = Aufbau
clause-{{letter}}-1-1 = Im Beutel liegen, gemischt, die Plättchen von 1 bis zum Vierfachen der Spielerzahl.
clause-{{letter}}-1-2 = Drei Plättchen aus dem Beutel bilden die offene Reihe.
clause-{{letter}}-1-3 = Wer beginnt, wird ausgelost oder vereinbart.
chapter-{{letter}}-2 = Ein Zug
clause-{{letter}}-2-1 = Nimm ein Plättchen der offenen Reihe.
clause-{{letter}}-2-2 = Ein Plättchen aus dem Beutel tritt an seine Stelle, solange es eins gibt. Dann ist der nächste Spieler am Zug.
chapter-{{letter}}-3 = Ende
clause-{{letter}}-3-1 = Ist kein Plättchen übrig, zählt jedes seine Zahl. Die höchste Summe gewinnt.
clause-{{letter}}-3-2 = Bei Gleichstand gewinnt, wer das höchste einzelne Plättchen hat.
