help-aim = Raccogli i gettoni con la somma più alta.
    .title = Scopo
help-turn = Prendi un gettone dalla fila scoperta. Un gettone del sacchetto ne prende il posto. Poi tocca al giocatore successivo.
    .title = Un turno
help-score = I gettoni 2, 5 e 7 valgono 2 + 5 + 7 = 14 punti.
    .title = Un esempio di punteggio
chapter-{{letter}}-1 = Preparazione
clause-{{letter}}-1-1 = Il sacchetto contiene, mescolati, i gettoni da 1 a quattro volte il numero dei giocatori.
clause-{{letter}}-1-2 = Tre gettoni del sacchetto formano la fila scoperta.
clause-{{letter}}-1-3 = Il primo giocatore è estratto a sorte o concordato.
chapter-{{letter}}-2 = Un turno
clause-{{letter}}-2-1 = Prendi un gettone dalla fila scoperta.
clause-{{letter}}-2-2 = Un gettone del sacchetto ne prende il posto, finché ce n’è uno. Poi tocca al giocatore successivo.
chapter-{{letter}}-3 = Fine
clause-{{letter}}-3-1 = Quando non restano gettoni, ognuno vale il suo numero. Vince la somma più alta.
clause-{{letter}}-3-2 = In caso di parità vince chi ha il gettone più alto.
