# The rules of Animals on Board, clause by clause

help-aim = Riempi la tua arca con al massimo 10 animali. Un animale da solo nella sua specie dà il suo numero, da 1 a 5. Tre o più di una specie sono un branco e danno 5 ciascuno. Esattamente due di una specie restano a terra e non danno nulla. Ogni cassa rimasta dà 1. Vince chi ha più punti.
    .title = Scopo
help-turn = Dividi un gruppo in due e ricevi 1 cassa, oppure prendi un gruppo intero sulla tua arca e paga 1 cassa per tessera. Dopo aver preso, non giochi più in questo round. L’ultima persona ancora nel round ha un ultimo turno. La prima che esce inizia il round successivo.
    .title = Un turno
help-score = Zebra 4, volpe 2, 3 panda, 5 tigri, 2 elefanti e 2 casse. I 2 elefanti se ne vanno, restano 10 animali: 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = Un esempio di punteggio
help-watch = Dividere con 5 casse ne costa 1: te ne restano 4. Chi inizia il round non può mai prendere subito, perché l’unico gruppo costa più di 5 casse. 5 tigri, 5 panda e una tartaruga 1 sono 11 animali, 1 di troppo: senza la tartaruga danno 50, senza una tigre 46. Un’arca si apre solo alla fine. La cronologia conserva ogni tessera presa scoperta, ma non quella tenuta all’inizio né quella coperta.
    .title = Da sapere

chapter-A-1 = Preparazione
clause-A-1-1 = Ci sono dodici specie di cinque tessere ciascuna, con valori da 1 a 5. In due si usano otto specie, in tre dieci, in quattro tutte e dodici. Quelle che restano nella scatola si estraggono a sorte; tutti sanno quali sono.
clause-A-1-2 = Le tessere in uso si mescolano in una pila coperta.
clause-A-1-3 = Ognuno ha un’arca e una cassa di cibo. Il resto delle venti casse forma la riserva.
clause-A-1-4 = Ognuno pesca tre tessere e le guarda da solo. Tutti insieme e in segreto ne tengono una per l’arca. Quando tutti hanno scelto, le altre due di ciascuno vanno scoperte sul molo.
clause-A-1-5 = Un giocatore ha la bandiera di inizio: quello concordato al tavolo o uno estratto a sorte.

chapter-A-2 = Inizio di un round
clause-A-2-1 = Tutte le tessere sul molo si uniscono in un solo gruppo.
clause-A-2-2 = Si aggiungono tessere dalla pila finché 8, 10 o 12 sono scoperte (in 2, 3 o 4 giocatori). Quelle rimaste contano.
clause-A-2-3 = Si aggiunge un’altra tessera coperta, a meno che quella di un round precedente sia ancora lì. Nessuno la guarda. Non ce n’è mai più di una.
clause-A-2-4 = Tutti sono di nuovo in gioco. Le casse si conservano. Comincia chi ha la bandiera di inizio.

chapter-A-3 = Un turno
clause-A-3-1 = Nel tuo turno fai una cosa sola: dividi un gruppo o prendi un gruppo.
clause-A-3-2 = Dividere: scegli un gruppo di almeno due tessere e dividilo come vuoi in due gruppi di almeno una tessera. La tessera coperta può andare nell’uno o nell’altro. Gli altri gruppi non si toccano. Poi ricevi una cassa dalla riserva.
clause-A-3-3 = Prendere: scegli un gruppo che non abbia più tessere di quante casse hai, paga una cassa per ogni tessera e mettile tutte sulla tua arca. Se c’è la tessera coperta, solo tu vedi che cos’è. Sei fuori per il resto del round. Chi esce per primo riceve la bandiera di inizio per il round successivo.
clause-A-3-4 = Nessuno ha più di cinque casse. Chi divide avendone cinque non ne riceve ma ne restituisce una, e ne ha quattro.
clause-A-3-5 = Chi non può né dividere né prendere passa, e resta nel round.
clause-A-3-6 = Altrimenti nessuno passa. Se non c’è nulla da dividere, devi prendere; se non puoi pagare alcun gruppo, devi dividere, anche con cinque casse.

chapter-A-4 = Svolgimento e fine di un round
clause-A-4-1 = Si gioca in senso orario. Chi è fuori viene saltato.
clause-A-4-2 = Non appena resta una sola persona nel round, ha un ultimo turno. Poi il round è finito, qualunque cosa abbia fatto.
    .last_turn_optional-on = Può dividere, prendere o rinunciare. Rinunciare non cambia nulla.
    .last_turn_optional-off = Deve dividere o prendere, se possibile.
clause-A-4-3 = Se nessuna arca è piena, il round successivo comincia da chi è uscito per primo.
clause-A-4-4 = Chi ha dieci o più animali lo dichiara. Su un’arca c’è posto per dieci; quelli in eccesso restano del proprietario fino alla fine.

chapter-A-5 = Fine della partita
clause-A-5-1 = La partita finisce al termine di un round in cui un’arca porta dieci o più animali. Gli altri giocano prima quel round fino in fondo.
clause-A-5-2 = Ognuno rinuncia a ogni specie di cui ha esattamente due animali.
clause-A-5-3 = Se poi restano più di dieci animali, se ne va esattamente l’eccesso. Può andarsene qualsiasi animale, ma di nessuna specie possono restarne esattamente due.
    .surplus-best = La scelta che dà più punti è fatta in automatico.
    .surplus-ask = Scegli tu quali animali se ne vanno.
clause-A-5-4 = Un animale unico della sua specie dà il suo valore. Un animale in un branco di tre o più dà 5 punti, qualunque sia il suo valore. Ogni cassa dà 1 punto.
clause-A-5-5 = Vince chi ha più punti. In caso di parità, chi ha più specie sull’arca che salpa. Se la parità resta, la vittoria è condivisa.

chapter-A-6 = Che cosa è visibile e che cosa è segreto
clause-A-6-1 = Sono segreti la pila, la tessera coperta e le tessere sulle arche altrui. Si può ricordare ciò che è salito a bordo scoperto: lo dice la cronaca, l’arca non lo mostra.
clause-A-6-2 = Sono visibili i gruppi, le casse e il numero di animali di ciascuno, chi è fuori, la bandiera di inizio e le specie in gioco.
clause-A-6-3 = Quando l’ultimo round è finito, si scoprono le arche.
