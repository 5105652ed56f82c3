help-aim = Verzamel de fiches met de hoogste som.
    .title = Doel
help-turn = Pak een fiche uit de open rij. Een fiche uit de zak komt ervoor in de plaats. Dan is de volgende speler aan de beurt.
    .title = Een beurt
help-score = De fiches 2, 5 en 7 leveren 2 + 5 + 7 = 14 punten op.
    .title = Een voorbeeldscore
chapter-{{letter}}-1 = Opzet
clause-{{letter}}-1-1 = In de zak zitten, gehusseld, de fiches van 1 tot vier keer het aantal spelers.
clause-{{letter}}-1-2 = Drie fiches uit de zak vormen de open rij.
clause-{{letter}}-1-3 = Wie begint, wordt geloot of afgesproken.
chapter-{{letter}}-2 = Een beurt
clause-{{letter}}-2-1 = Pak een fiche uit de open rij.
clause-{{letter}}-2-2 = Een fiche uit de zak komt ervoor in de plaats, zolang er een is. Dan is de volgende speler aan de beurt.
chapter-{{letter}}-3 = Einde
clause-{{letter}}-3-1 = Als er geen fiche meer is, telt elke fiche haar getal. De hoogste som wint.
clause-{{letter}}-3-2 = Bij gelijke stand wint wie de hoogste losse fiche heeft.
