# The rules of Vikings on Board, clause by clause

chapter-V-1 = Preparazione
clause-V-1-1 = Ci sono quattro clan: Martello (rosso), Luna (blu), Pino (verde) e Sole (giallo). Ne guidi uno; un clan che nessuno guida è neutrale. I 24 pezzi di scafo sono sempre in gioco: ogni clan ne ha due da uno scudo, due da due e due da tre.
clause-V-1-2 = Otto navi sono in porto. Dietro ogni prua ci sono tre pezzi a caso, nessun clan due volte sulla stessa nave.
clause-V-1-3 = Quindici merci (cinque di pelli, cinque di grano, cinque di chiodi) si mescolano coperte: sette accanto a Carica 1, otto accanto a Pesca 3. Le navi sono ancora vuote.
clause-V-1-4 = Al mercato i tre tipi partono dal prezzo 1.
clause-V-1-5 = Hai quattro gettoni scommessa, di valore 1, 2, 3 e 4. Solo tu puoi guardarli.
clause-V-1-6 = In 2, 3 o 4 giocatori ciascuno ha 4, 3 o 2 vichinghi. La sorte decide chi è A, B, C e D. I vichinghi si allineano dallo spazio 1: ABBAABBA in due, ABCBCACAB in tre, ABCDDCBA in quattro.
clause-V-1-7 = Sette poppe sono pronte: una per ogni nave che salperà.

chapter-V-2 = Il round
clause-V-2-1 = I vichinghi si muovono uno alla volta nell'ordine dei loro spazi, a partire dallo spazio 1. Ciascuno si muove una volta per round.
clause-V-2-2 = Il tuo vichingo passa su uno spazio libero dall'altra parte del villaggio. In ogni spazio sta un solo vichingo, quindi ogni azione si usa al massimo una volta per round.
clause-V-2-3 = Devi scegliere uno spazio di cui puoi eseguire l'azione, e poi eseguirla.
clause-V-2-4 = Solo se non puoi eseguire nessuna delle azioni libere mandi il vichingo su uno spazio libero qualsiasi, senza effetto.
clause-V-2-5 = Quando tutti i vichinghi si sono mossi e qualcuno ha preso Salpare, quel giocatore manda in mare una nave. Altrimenti nessuna salpa.
clause-V-2-6 = Se restano poppe comincia un nuovo round. Gli spazi occupati, da 1 a 11, ne danno l'ordine.
clause-V-2-7 = Le azioni toccano solo le navi in porto. Una nave ha al massimo cinque pezzi; può perdere anche l'ultimo.

chapter-V-3 = Il villaggio
clause-V-3-1 = Primo giocatore (1): nessun effetto, ma nel prossimo round muovi per primo. Si può sempre prendere.
clause-V-3-2 = Avanzare (2): porta un pezzo del tuo clan in testa alla sua nave, subito dietro la prua. Un pezzo già in testa non può avanzare. Un tavolo può accordarsi su un solo posto, o permettere di indicare il pezzo di testa.
clause-V-3-3 = Salto proprio (3): sposta un pezzo del tuo clan in coda a un'altra nave con meno di cinque pezzi.
clause-V-3-4 = Scommessa (4): metti coperto uno dei tuoi gettoni su un cerchio del porto.
clause-V-3-5 = Carica 1 (5): la prima merce della pila va scoperta sulla prua di una nave in porto. Possibile finché dura la pila.
clause-V-3-6 = Mercato (6): il prezzo di un tipo sale di 1. Nessun prezzo supera 4 e i prezzi non scendono mai.
clause-V-3-7 = Salto libero (7): come lo spazio 3, con un pezzo di qualsiasi clan.
clause-V-3-8 = Scommetti o sposta (8): o scommetti come sullo spazio 4, o sposti una delle tue scommesse su un altro cerchio, alla stessa nave o a un'altra.
clause-V-3-9 = Pesca 3 (9): guarda in segreto le prime tre merci della pila, o quelle rimaste. Mettine una scoperta su una nave in porto; le altre vanno sotto la pila nell'ordine in cui le hai pescate, o come vuoi se il tavolo l'ha concordato.
clause-V-3-10 = Salpare (10): prendi una poppa; in questo round sei capitano. Scegli la nave alla fine del round, o subito se il tavolo l'ha concordato.
clause-V-3-11 = Scambio (11): due pezzi di due navi diverse si scambiano di posto, di qualunque clan siano.

chapter-V-4 = La partenza
clause-V-4-1 = Il capitano sceglie una nave in porto con almeno una merce e almeno un pezzo. Se non c'è, una nave qualsiasi in porto.
clause-V-4-2 = Prima si stabilisce il controllo, poi si dividono le merci, poi si vedono le scommesse vinte.
clause-V-4-3 = Conta gli scudi di ogni clan sulla nave: chi ne ha di più viene prima. Un clan senza pezzi a bordo non partecipa.
clause-V-4-4 = A parità di scudi viene prima il clan il cui pezzo più avanzato è più vicino alla prua.
clause-V-4-5 = In quest'ordine ogni clan prende una merce, più volte finché non ne restano. Scegli tu quale prendere e la metti coperta nella tua riserva.
clause-V-4-6 = Quando tocca a un clan neutrale, una merce esce dal gioco. La sceglie chi siede a sinistra del giocatore che prenderebbe dopo.
clause-V-4-7 = Se a bordo non c'è il clan di nessun giocatore, tutte le merci escono dal gioco. Se non c'è alcun pezzo, non vince nemmeno alcuna scommessa.
clause-V-4-8 = Se non c'è più nulla da scegliere, non si chiede nulla a nessuno: le merci rimaste sono tutte di un tipo, vanno tutte a un giocatore o escono tutte dal gioco.
clause-V-4-9 = La nave parte con i suoi pezzi e non torna più.

chapter-V-5 = Scommesse
clause-V-5-1 = Una scommessa sta davanti a una nave in porto, sul cerchio di uno dei quattro clan. A ogni nave puoi averne una sola. Un tavolo può ammettere una sola scommessa per cerchio, o nessuna sui clan neutrali.
clause-V-5-2 = Quando una nave salpa, ogni scommessa sul clan che la guida è vinta e torna coperta al proprietario.
clause-V-5-3 = Le altre restano all'ormeggio vuoto. Lo spazio 8 può ancora spostarle. Un tavolo può permettere di spostare anche quelle altrui, o di spostarle a ormeggi vuoti.
clause-V-5-4 = Una scommessa vinta non torna mai in mano.

chapter-V-6 = La fine
clause-V-6-1 = La partita finisce quando la settima nave è salpata e le sue merci sono divise.
clause-V-6-2 = Ogni merce vale il suo prezzo di mercato, ogni scommessa vinta il suo valore. Le altre scommesse non valgono nulla.
clause-V-6-3 = Vince chi ha più punti. In caso di parità più merci, poi più punti dalle merci; altrimenti la vittoria è condivisa.
clause-V-6-4 = La nave rimasta in porto non vale nulla.

chapter-V-7 = In due: ospiti
clause-V-7-1 = Con questa opzione, appena l'avversario prende Salpare devi mettere un vichingo neutrale su un pezzo del tuo clan in porto. Un pezzo porta al massimo un ospite.
clause-V-7-2 = Un ospite vale uno scudo in più per il clan del pezzo.
clause-V-7-3 = Viaggia con il suo pezzo e non si toglie mai.

chapter-V-8 = Visibile e nascosto
clause-V-8-1 = Tutti vedono gli scafi, le merci sulle prue, i prezzi, il proprietario e il cerchio di ogni scommessa, e quante merci e scommesse stanno dove.
clause-V-8-2 = Solo tu vedi i valori delle tue scommesse, la tua riserva e le merci che guardi con Pesca 3. Nessuno conosce l'ordine delle pile. Alla fine si scopre tutto.
clause-V-8-3 = Puoi ricordare ciò che hai visto: le merci prese dagli altri e quelle che hai rimesso. Lo fanno anche i bot.
