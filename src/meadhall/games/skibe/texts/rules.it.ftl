# The rules of Skibe, clause by clause

help-aim = Le tre navi sono di tutti. Ogni volta che si fa la conta di una nave, riceve punti chi ha scudi a bordo: i suoi scudi e l’armamento sui vichinghi con il suo scudo, × provviste sulla prua. Chi posa una poppa decide quando. Vince chi ha più punti.
    .title = Scopo
help-turn = Aggiungi una carta vichingo a una nave e carica ciò che mostra: provviste su una prua, armamento su un vichingo. Poi puoi giocare 1 capoclan. Oppure posa una delle tue 2 poppe su una nave con almeno 3 vichinghi: se ne fa subito la conta.
    .title = Un turno
help-score = 3 tuoi scudi sulla nave, 2 pedine di armamento su vichinghi con il tuo scudo, 3 pedine di provviste sulla prua: (3 + 2) × 3 = 15. Una carta con { shields-blue } e { shields-red } porta 1 pedina ed è da sola su una nave con 2 pedine di provviste: { shields-blue } riceve (1 + 1) × 2 = 4 e anche { shields-red } 4.
    .title = Un esempio di conta
    .count_stern_shield-on = Se la poppa del primo esempio è tua, vale anche il suo scudo: (3 + 2 + 1) × 3 = 18.
help-emblems = Ognuno ha un emblema con il suo colore: { shields-blue } è blu, { shields-red } rosso, { shields-green } verde, { shields-yellow } giallo e { shields-purple } viola. I tuoi scudi sono quelli con il tuo emblema.
    .title = Emblemi
help-watch = Il mazzo è coperto, ma una carta pescata la vedono tutti. Un vichingo con armamento non può essere né rimosso né scambiato. Per una nave che perde vichinghi durante la conta, la conta si fa comunque. Non è stato trovato un elenco pubblico delle 40 carte: questo mazzo è una ricostruzione compatibile con tutto ciò che si sa.
    .title = Da sapere

chapter-S-1 = Preparazione
clause-S-1-1 = Ognuno ha un emblema, cinque capiclan (armamento, provviste, rimozione, scambio, protezione) e due poppe.
clause-S-1-2 = Le carte vichingo che mostrano solo emblemi con cui nessuno gioca escono dal gioco; una carta con almeno un emblema in gioco resta. Restano 30, 36 o 40 carte in 3, 4 o 5 giocatori.
clause-S-1-3 = Le tre prue stanno una sotto l’altra: in alto, al centro, in basso. Ognuna porta una pedina di provviste. Altre tre pedine di provviste e quattro di armamento sono la riserva.
clause-S-1-4 = Ogni nave comincia con due vichinghi. Tre carte scoperte formano l’esposizione, le altre il mazzo coperto. I simboli di queste prime carte non hanno effetto.
clause-S-1-5 = Il tavolo decide chi comincia, oppure si estrae a sorte. Si gioca in senso orario.
clause-S-1-6 = Una carta vichingo mostra uno o due scudi e un simbolo, provviste o armamento. Non è stato trovato un elenco pubblico delle 40 carte: questo mazzo è una ricostruzione compatibile con tutto ciò che si sa.

chapter-S-2 = Un turno
clause-S-2-1 = Nel tuo turno fai esattamente una cosa: costruire con una carta vichingo oppure posare una poppa. Non puoi passare.
clause-S-2-2 = Poi tocca al giocatore successivo in senso orario.

chapter-S-3 = Costruire
clause-S-3-1 = Prendi una carta scoperta oppure pesca alla cieca la prima carta del mazzo. Vedi la carta pescata prima di scegliere una nave, ma devi posarla.
clause-S-3-2 = Posa la carta all’estremità destra di una nave qualsiasi che non sia piena. Una nave contiene 5, 6 o 7 vichinghi in 3, 4 o 5 giocatori.
clause-S-3-3 = Poi carica su una nave qualsiasi ciò che mostra il simbolo di quella carta: provviste su una prua, armamento su un vichingo.
clause-S-3-4 = Provviste: finché ce ne sono nella riserva, devi prenderne una pedina e posarla su una prua a scelta.
clause-S-3-5 = Niente provviste nella riserva: puoi spostare una pedina da una prua a un’altra. L’ultima pedina di una prua non si sposta mai.
clause-S-3-6 = Armamento: finché ce n’è nella riserva, devi prenderne una pedina e posarla su un vichingo a scelta che non mostri nessuno degli emblemi della carta appena posata.
clause-S-3-7 = Se nessun vichingo va bene, non carichi nulla e prosegui.
clause-S-3-8 = Niente armamento nella riserva: puoi spostare una pedina da un vichingo qualsiasi a un altro che vada bene.
clause-S-3-9 = Poi puoi giocare un capoclan su una nave qualsiasi che non mostri ancora quell’azione, di chiunque sia. Il primo sta accanto alla prua, ogni altro all’esterno del precedente.
clause-S-3-10 = Se hai preso una carta scoperta, l’esposizione viene riportata a tre con il mazzo.

chapter-S-4 = Poppe
clause-S-4-1 = Per posare una poppa devi averne una, e serve una nave con almeno tre vichinghi; non deve essere piena. In quel turno non carichi nulla e non giochi capiclan.
clause-S-4-2 = La nave viene contata subito: agiscono i suoi capiclan, si assegnano i punti, poi si sgombera.
clause-S-4-3 = La poppa esce dal gioco e tocca al giocatore dopo di te.

chapter-S-5 = Capiclan
clause-S-5-1 = I capiclan della nave contata agiscono uno dopo l’altro, prima il primo posato. Decide il proprietario, che può rinunciare all’azione.
clause-S-5-2 = Armamento: sposta una pedina di armamento da un vichingo a un altro, dalla riserva a un vichingo o da un vichingo alla riserva; su navi qualsiasi e con qualsiasi emblema.
clause-S-5-3 = Provviste: sposta una pedina di provviste da una prua a un’altra, dalla riserva a una prua o da una prua alla riserva. L’ultima pedina di una prua resta.
clause-S-5-4 = Rimozione: un vichingo di una nave qualsiasi, senza armamento e non protetto, esce dal gioco.
clause-S-5-5 = Scambio: due vichinghi senza armamento e non protetti si scambiano di posto, su navi qualsiasi; uno dei due può essere una carta scoperta. I simboli non hanno effetto.
clause-S-5-6 = Protezione: finché questa fila di capiclan non ha finito di agire, i vichinghi di questa nave che mostrano l’emblema di quel capoclan non possono essere né rimossi né scambiati.
    .protection_blocks_owner-on = Vale anche per chi ha giocato la protezione.

chapter-S-6 = Punti e sgombero
clause-S-6-1 = Ognuno riceve: (scudi propri sulla nave + armamento sui vichinghi con il proprio emblema) × provviste sulla prua.
clause-S-6-2 = Una carta di due emblemi, come una pedina posata su di essa, vale per entrambi i giocatori. Gli emblemi con cui nessuno gioca non valgono per nessuno.
clause-S-6-3 = L’armamento della nave e tutte le provviste tranne una pedina tornano nella riserva. I suoi vichinghi, i suoi capiclan e la poppa escono dal gioco.
clause-S-6-4 = La prua riceve due nuovi vichinghi dal mazzo. Se non basta, si usano carte scoperte. I loro simboli non hanno effetto.
    .new_ship_cards-slots = Si usa per prima la carta scoperta della casella 1.

chapter-S-7 = Tutte le navi piene
clause-S-7-1 = Se tutte e tre le navi sono piene, chi è di turno può posare una poppa o rinunciare; poi si chiede al successivo, per un solo giro.
clause-S-7-2 = Chi posa una poppa ha giocato il suo turno, e si prosegue dopo quel giocatore.
clause-S-7-3 = Se nessuno ne posa, si contano tutte e tre le navi: in alto, al centro, in basso.
clause-S-7-4 = Poi tocca a chi è stato interpellato per primo. Se nel frattempo le carte finiscono, segue subito la conta finale.

chapter-S-8 = La fine
clause-S-8-1 = La partita finisce quando è stata posata l’ultima carta, da un giocatore o per una nave nuova, e mazzo ed esposizione sono vuoti.
clause-S-8-2 =
    .finish_last_turn-on = Chi posa l’ultima carta carica ancora e può giocare un capoclan.
clause-S-8-3 = Conta finale: prima agiscono tutti i capiclan, quelli della nave in alto, poi di quella al centro, poi di quella in basso.
clause-S-8-4 = Poi pagano tutte e tre le navi, per quanto corte.
clause-S-8-5 = Vince il totale più alto. A parità la vittoria è condivisa.

chapter-S-9 = Che cosa è nascosto
clause-S-9-1 = È nascosto solo l’ordine del mazzo, e a tutti allo stesso modo.

chapter-S-10 = Opzioni del tavolo
clause-S-10-1 =
    .count_stern_shield-on = La poppa mostra uno scudo di chi la posa: vale nella conta che avvia.
clause-S-10-2 =
    .deck-pairs = Mazzo «coppie»: per ogni emblema quattro carte con uno scudo, e due carte per ogni coppia di emblemi.
    .deck-twins = Mazzo «gemelli»: per ogni emblema due carte con uno scudo e due con due scudi uguali, e due carte per ogni coppia di emblemi.
clause-S-10-3 =
    .finish_last_turn-off = La conta finale segue subito l’ultima carta, senza carico né capoclan.
clause-S-10-4 =
    .new_ship_cards-choose = Nave nuova, mazzo troppo corto: chi ha posato la poppa deve scegliere quali carte scoperte si usano; dopo tre navi piene sceglie la prima persona interpellata.
clause-S-10-5 =
    .protection_blocks_owner-off = Chi ha giocato la protezione può rimuovere e scambiare vichinghi protetti.
clause-S-10-6 =
    .protection_spans_rows-on = La protezione vale per tutta la conta finale, anche contro i capiclan delle navi più in basso.
clause-S-10-7 =
    .remove_from_display-on = Le carte scoperte possono essere rimosse da un capoclan; il vuoto si riempie dopo lo sgombero.
clause-S-10-8 =
    .one_stone_per_card-on = Al massimo una pedina di armamento per vichingo.
