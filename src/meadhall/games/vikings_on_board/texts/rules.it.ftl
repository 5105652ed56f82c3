# The rules of Vikings on Board, clause by clause

help-aim = Prendi merci dalle navi che salpano: ognuna vale da 1 a 4, secondo il prezzo del mercato alla fine. Scommetti sul clan che guiderà una nave: una scommessa vinta dà il suo numero. Salpano sette delle otto navi e la partita finisce con la settima. Vince chi ha più punti.
    .title = Scopo
help-turn = Manda un vichingo in una casa libera del villaggio ed esegui la sua azione: spostare pezzi, caricare una merce, alzare un prezzo, scommettere o salpare. In ogni casa sta un vichingo per round, e le case occupate danno l’ordine del round successivo. Chi prende Salpare è al comando: una nave salpa alla fine del round.
    .title = Un turno
    .set_sail_ship_choice-end_of_round = La nave si sceglie in quel momento.
    .set_sail_ship_choice-when_taken = La nave si sceglie subito.
help-score = Prezzi: pelli 2, grano 2, chiodi 3. Nella tua riserva, le merci coperte che sono tue, ci sono 2 grano, 1 chiodi e 1 pelli, e hai vinto la tua scommessa 4: 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = Un esempio di punteggio
help-sailing = Salpa una nave: subito dietro la prua { clan-blue } 3, poi { clan-red } 3, poi { clan-green } 2. Porta grano, pelli, pelli e chiodi. { clan-blue } e { clan-red } hanno 3 scudi ciascuno; { clan-blue } è più vicino alla prua e guida. { clan-blue }, { clan-red } e { clan-green } prendono 1 merce ciascuno, la quarta va di nuovo a { clan-blue }. Le scommesse su { clan-blue } a questa nave sono vinte.
    .title = Un esempio di partenza
help-neutral = In 2 o 3 giocatori un clan che nessuno guida è neutrale. { clan-yellow } è neutrale e guida una nave, poi vengono { clan-blue } e { clan-red }; sulla prua ci sono pelli, grano e chiodi. Prima tocca a { clan-yellow }: chi siede a sinistra di { clan-blue } toglie 1 merce dal gioco. Poi { clan-blue } e { clan-red } ne prendono 1 ciascuno.
    .title = Clan neutrali
help-watch = Una scommessa è vinta o resta sul tabellone; non torna mai in mano. Finché c’è un’azione che puoi eseguire, devi scegliere una di quelle. La cronologia nomina ogni merce presa; i valori delle scommesse restano nascosti fino alla fine.
    .title = Da sapere

chapter-V-1 = Preparazione
clause-V-1-1 = Ci sono quattro clan: Martello (rosso), Luna (blu), Pino (verde) e Sole (giallo). Ne guidi uno; un clan che nessuno guida è neutrale. I 24 pezzi di scafo sono sempre in gioco: ogni clan ne ha due da uno scudo, due da due e due da tre.
clause-V-1-2 = Otto navi sono in porto. Dietro ogni prua ci sono tre pezzi a caso, nessun clan due volte sulla stessa nave.
clause-V-1-3 = Quindici merci (cinque di pelli, cinque di grano, cinque di chiodi) si mescolano coperte: sette accanto a Carica 1, otto accanto a Pesca 3. Le navi sono ancora vuote.
clause-V-1-4 = Al mercato i tre tipi partono dal prezzo 1.
clause-V-1-5 = Hai quattro gettoni scommessa, di valore 1, 2, 3 e 4. Solo tu puoi guardarli.
clause-V-1-6 = In 2, 3 o 4 giocatori ciascuno ha 4, 3 o 2 vichinghi. La sorte decide chi è A, B, C e D. I vichinghi si allineano dalla casa 1: ABBAABBA in due, ABCBCACAB in tre, ABCDDCBA in quattro.
clause-V-1-7 = Sette poppe sono pronte: una per ogni nave che salperà.

chapter-V-2 = Il round
clause-V-2-1 = I vichinghi si muovono uno alla volta nell’ordine delle loro case, a partire dalla casa 1. Ciascuno si muove una volta per round.
clause-V-2-2 = Il tuo vichingo passa in una casa libera dall’altra parte del villaggio. In ogni casa sta un solo vichingo, quindi ogni azione si usa al massimo una volta per round.
clause-V-2-3 = Devi scegliere una casa di cui puoi eseguire l’azione, e poi eseguirla.
clause-V-2-4 = Solo se non puoi eseguire nessuna delle azioni libere mandi il vichingo in una casa libera qualsiasi, senza effetto.
clause-V-2-5 = Quando tutti i vichinghi si sono mossi e qualcuno ha preso Salpare, quel giocatore manda in mare una nave. Altrimenti nessuna salpa.
clause-V-2-6 = Se restano poppe comincia un nuovo round. Le case occupate, da 1 a 11, ne danno l’ordine.
clause-V-2-7 = Le azioni toccano solo le navi in porto. Una nave ha al massimo cinque pezzi; può perdere anche l’ultimo.

chapter-V-3 = Il villaggio
clause-V-3-1 = Primo giocatore (1): nessun effetto, ma nel prossimo round muovi per primo. Si può sempre prendere.
clause-V-3-2 = Avanzare (2): sposta un pezzo del tuo clan verso la prua della sua nave.
    .promote_mode-front = Va in testa, subito dietro la prua.
    .promote_mode-one_step = Avanza di un posto.
    .promote_needs_real_move-on = Un pezzo già in testa non può avanzare.
    .promote_needs_real_move-off = Si può indicare anche un pezzo già in testa, senza effetto.
clause-V-3-3 = Salto proprio (3): sposta un pezzo del tuo clan in coda a un’altra nave con meno di cinque pezzi.
clause-V-3-4 = Scommessa (4): metti coperto uno dei tuoi gettoni su un cerchio del porto.
clause-V-3-5 = Carica 1 (5): la prima merce della pila va scoperta sulla prua di una nave in porto. Possibile finché dura la pila.
clause-V-3-6 = Mercato (6): il prezzo di un tipo sale di 1. Nessun prezzo supera 4 e i prezzi non scendono mai.
clause-V-3-7 = Salto libero (7): come la casa 3, con un pezzo di qualsiasi clan.
clause-V-3-8 = Scommetti o sposta (8): o scommetti come nella casa 4, o sposti una delle tue scommesse su un altro cerchio, alla stessa nave o a un’altra.
clause-V-3-9 = Pesca 3 (9): guarda in segreto le prime tre merci della pila, o quelle rimaste. Mettine una scoperta su una nave in porto.
    .draw_three_return_order-as_drawn = Le altre vanno sotto la pila nell’ordine in cui le hai pescate.
    .draw_three_return_order-player_choice = Le altre vanno sotto la pila nell’ordine che scegli.
clause-V-3-10 = Salpare (10): prendi una poppa; in questo round hai il comando.
    .set_sail_ship_choice-end_of_round = Scegli la nave alla fine del round.
    .set_sail_ship_choice-when_taken = Scegli subito la nave.
clause-V-3-11 = Scambio (11): due pezzi di due navi diverse si scambiano di posto, di qualunque clan siano.

chapter-V-4 = La partenza
clause-V-4-1 = Il capitano sceglie una nave in porto con almeno una merce e almeno un pezzo. Se non c’è, una nave qualsiasi in porto.
clause-V-4-2 = Prima si stabilisce il controllo, poi si dividono le merci, poi si vedono le scommesse vinte.
clause-V-4-3 = Conta gli scudi di ogni clan sulla nave: chi ne ha di più viene prima. Un clan senza pezzi a bordo non partecipa.
clause-V-4-4 = A parità di scudi viene prima il clan il cui pezzo più avanzato è più vicino alla prua.
clause-V-4-5 = In quest’ordine ogni clan prende una merce, più volte finché non ne restano. Scegli tu quale prendere e la metti coperta nella tua riserva.
clause-V-4-6 = Quando tocca a un clan neutrale, una merce esce dal gioco. La sceglie chi siede a sinistra di chi prenderebbe dopo.
    .neutral_clan_counts_as_present-on = Vale anche quando a bordo c’è il clan di una sola persona.
    .neutral_clan_counts_as_present-off = Ma se a bordo c’è il clan di una sola persona, questa prende tutte le merci.
clause-V-4-7 = Se a bordo non c’è il clan di nessun giocatore, tutte le merci escono dal gioco. Se non c’è alcun pezzo, non vince nemmeno alcuna scommessa.
clause-V-4-8 = Se non c’è più nulla da scegliere, non si chiede nulla a nessuno: le merci rimaste sono tutte di un tipo, vanno tutte a un giocatore o escono tutte dal gioco.
clause-V-4-9 = La nave parte con i suoi pezzi e non torna più.

chapter-V-5 = Scommesse
clause-V-5-1 = Una scommessa sta davanti a una nave in porto, sul cerchio di uno dei quattro clan. A ogni nave puoi averne una sola.
    .circle_shared_by_players-on = Più persone possono scommettere sullo stesso cerchio.
    .circle_shared_by_players-off = Un cerchio accoglie la scommessa di una sola persona.
    .bets_on_neutral_clans-on = Puoi scommettere anche su un clan neutrale.
    .bets_on_neutral_clans-off = Nessuno può scommettere su un clan neutrale.
clause-V-5-2 = Quando una nave salpa, ogni scommessa sul clan che la guida è vinta e torna coperta al proprietario.
clause-V-5-3 = Le altre restano all’ormeggio vuoto. La casa 8 può ancora spostarle.
    .move_own_bets_only-on = Sposti solo le tue scommesse.
    .move_own_bets_only-off = Puoi spostare anche quelle altrui.
    .bets_may_move_to_sailed_ship-on = Una scommessa può andare anche a un ormeggio vuoto.
clause-V-5-4 = Una scommessa vinta non torna mai in mano.

chapter-V-6 = La fine
clause-V-6-1 = La partita finisce quando la settima nave è salpata e le sue merci sono divise.
clause-V-6-2 = Ogni merce vale il suo prezzo di mercato, ogni scommessa vinta il suo valore. Le altre scommesse non valgono nulla.
clause-V-6-3 = Vince chi ha più punti. In caso di parità più merci, poi più punti dalle merci; altrimenti la vittoria è condivisa.
clause-V-6-4 = La nave rimasta in porto non vale nulla.

chapter-V-7 = In due: ospiti
clause-V-7-1 =
    .two_player_extra_shield-on = Appena l’altra persona prende Salpare devi mettere un vichingo neutrale su un pezzo del tuo clan in porto. Un pezzo porta al massimo un ospite.
clause-V-7-2 =
    .two_player_extra_shield-on = Un ospite vale uno scudo in più per il clan del pezzo.
clause-V-7-3 =
    .two_player_extra_shield-on = Viaggia con il suo pezzo e non si toglie mai.

chapter-V-8 = Visibile e nascosto
clause-V-8-1 = Tutti vedono gli scafi, le merci sulle prue, i prezzi, il proprietario e il cerchio di ogni scommessa, e quante merci e scommesse stanno dove.
clause-V-8-2 = Solo tu vedi i valori delle tue scommesse, la tua riserva e le merci che guardi con Pesca 3. Nessuno conosce l’ordine delle pile. Alla fine si scopre tutto.
clause-V-8-3 = Puoi ricordare ciò che hai visto: le merci prese dagli altri e quelle che hai rimesso. Lo fanno anche i bot.
