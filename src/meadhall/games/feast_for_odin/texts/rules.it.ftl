# The rules of A Feast for Odin, clause by clause

help-aim = Copri le tue plance. Merci, argento e minerale su villaggio e isole, cibo e merci nelle case nascondono punti negativi, alzano la tua rendita e danno bonus. Navi, emigrazione, isole, edifici, animali e argento danno punti. Un villaggio vuoto da solo costa 86. Vince chi ha più punti.
    .title = Scopo
    .length-long = La partita finisce dopo 7 round.
    .length-short = La partita finisce dopo 6 round.
    .occupations-none = Non ci sono occupazioni: le colonne 3 e 4 non danno carte, le due caselle in cui si giocano solo carte non si possono usare e il gioco è diverso da quello pubblicato.
    .occupations-A-B-C-all = Anche le occupazioni giocate danno punti.
help-turn = Scegli una casella libera, mettici tanti vichinghi quanti ne dice la colonna (da 1 a 4) ed esegui l’azione, oppure passa per il resto del round. Puoi anche posare pezzi sulle tue plance, comprare navi e caricare minerale. Quando tutti hanno passato vengono la rendita, le nascite, il banchetto e il bonus.
    .title = Un turno
help-score = Un knarr 5, un drakkar emigrato 21, Shetland 6 con 4 caselle negative visibili, una casa di pietra 10 con 2 caselle negative visibili, 2 pecore 4, 7 argento, 10 caselle negative visibili al villaggio, 1 penalità del Thing: 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = Un esempio di punteggio
help-goods = Una merce sale da arancio a rosso, verde e blu e mantiene la forma, per esempio: piselli, idromele, olio, pietra runica. Su villaggio e isole vanno solo merci verdi e blu, e due verdi non hanno mai un lato in comune.
    .title = La scala delle merci
help-placing = Una tunica (3 × 3) nell’angolo in basso a sinistra del villaggio vuoto copre i valori 0, 1 e 2 e il simbolo dell’idromele: la rendita è 2 e il bonus dell’idromele è perso.
    .title = Un esempio di posa
help-dice = Caccia con i tiri 3, 7 e 4: conta il 4. Paghi 4 in legno e archi, come vuoi, oppure fallisci e ricevi 1 legno e 1 arco. Saccheggio con un tiro di 6, 3 minerale sul drakkar e 1 spada: 6 + 3 + 1 = 10, abbastanza per i gioielli. Se fallisci, ricevi 1 pietra e 1 spada, e 1 vichingo può tornare.
    .title = Esempi di caccia e saccheggio
help-feast = Sono liberi 9 posti e sono emigrate 2 navi: 9 − 4 = 5 posti da riempire. I piselli per il lungo ne riempiono 2, lo stoccafisso 3. Ogni posto vuoto è una penalità del Thing: 3 punti in meno alla fine.
    .title = Un esempio di banchetto

chapter-O-1 = Preparazione
clause-O-1-1 =
    .length-long = La partita ha sette round.
    .length-short = La partita ha sei round, con un vichingo in più fin dall’inizio.
clause-O-1-2 = La plancia azioni ha 61 caselle in quattro colonne. In quattro si aggiungono due tessere imitazione, ciascuna su un lato a caso: una nella colonna 1 o 2, una nella 3 o 4.
    .small_board-on = La plancia è quella ridotta, senza cinque caselle doppie.
clause-O-1-3 = Ognuno ha un villaggio, dodici vichinghi, un arco, una trappola, una lancia e un idromele; né argento né navi. Tanti vichinghi quanti sono i round stanno ai posti numerati della tavola, gli altri nella piazza del Thing.
clause-O-1-4 = Gli otto monti vengono mescolati e se ne scoprono due (in quattro, tre), con tutto ciò che vi è stampato.
clause-O-1-5 = Shetland, le Fær Øer, l’Islanda e la Groenlandia sono aperte. Ci sono tre capanne, tre case di pietra, cinque case lunghe e quindici tessere speciali, ciascuna una volta. Le altre armi formano un mazzo mescolato. Merci, navi, materiali, argento e armi non finiscono mai.
clause-O-1-6 = Inizia chi è stato concordato o estratto a sorte.

chapter-O-2 = Il round
clause-O-2-1 = Un round ha dodici fasi: nuovo vichingo, raccolto, isole, nuova arma, azioni, primo giocatore, rendita, nascite, banchetto, bonus, monti, ritorno dei vichinghi.
clause-O-2-2 = La partita finisce dopo il banchetto dell’ultimo round. In quel round non c’è bonus.

chapter-O-3 = Fasi da 1 a 4
clause-O-3-1 = Nuovo vichingo: ognuno porta il vichingo più a sinistra della tavola nella piazza del Thing.
clause-O-3-2 = Raccolto: ognuno prende uno di ogni prodotto fino al livello del round. Il livello 1 sono piselli, fagioli e lino, il 2 aggiunge il grano, il 3 il cavolo, il 4 la frutta. Senza livello il raccolto va perso.
clause-O-3-3 = Isole: nei round da 3 a 6 (breve: da 2 a 5) si gira un’isola se nessuno l’ha, prima A, poi B, C e D; il suo argento torna alla riserva. Su ogni altra isola libera si mettono 2 argento, anche se quella da girare è già presa.
clause-O-3-4 = Nuova arma: ognuno pesca un’arma e la tiene scoperta. Finito il mazzo, si mescolano gli scarti.

chapter-O-4 = In ogni momento
clause-O-4-1 = Quante volte vuoi, a ogni tua decisione, puoi posare pezzi sulle plance, comprare navi e caricare minerale. In un’azione, dalla sua prima parte in poi.
clause-O-4-2 = Una nave costa i suoi punti in argento: baleniera 3, knarr 5, drakkar 8. Serve un ormeggio libero della sua misura; ce ne sono tre piccoli e quattro grandi.
clause-O-4-3 = Il minerale si carica su una baleniera (un posto) o un drakkar (tre posti), prima o dopo un’azione ma non durante. Non si scarica mai.
clause-O-4-4 = Prima della rendita, prima del bonus e dopo l’ultimo banchetto tutti possono sistemare le plance insieme.
    .ask_always-off = Si chiede a chi può posare una tessera, comprare una nave o usare una carta.
    .ask_always-on = Si chiede a chi può fare qualcosa, anche se ci stanno solo monete.
clause-O-4-5 = Le monete si cambiano a piacere. Nulla si restituisce o si scarta, salvo che qualcosa lo permetta.

chapter-O-5 = Un turno
clause-O-5-1 = Dal primo giocatore in senso orario, un turno alla volta: occupare una casella libera o passare. Chi passa è fuori per il round. Senza vichinghi nella piazza del Thing si passa. La fase finisce quando tutti hanno passato.
clause-O-5-2 = Una casella vuole esattamente tanti vichinghi quanto il numero della sua colonna e si occupa una volta per round.
clause-O-5-3 = Servono le navi o gli animali richiesti, e bisogna poter eseguire almeno una parte; pagare il prezzo lo è.
clause-O-5-4 = Le parti si eseguono in ordine. Il prezzo si paga per intero, da riserva, stalla e ormeggi, mai da una plancia. Delle alternative stampate se ne prende una. A ciò che è facoltativo o «fino a» si può rinunciare.
clause-O-5-5 =
    .occupations-A-B-C-all = Nella terza colonna peschi un’occupazione prima dell’azione.
clause-O-5-6 =
    .occupations-A-B-C-all = Nella quarta colonna puoi giocare gratis un’occupazione dalla mano, subito prima o subito dopo l’azione.
clause-O-5-7 = Una tessera imitazione vale come una casella della sua colonna occupata da un altro, con i suoi requisiti, il prezzo e il vantaggio della colonna.
clause-O-5-8 = Primo giocatore: chi ha piazzato vichinghi per ultimo inizia il round seguente. Se nessuno ha piazzato, non cambia nulla.

chapter-O-6 = Le caselle
clause-O-6-1 = Un capanno costa 2 legno, una casa di pietra 1 pietra, una casa lunga 2 pietre; si costruisce finché ce ne sono.
clause-O-6-2 = Le navi si fanno di legno: baleniera 1, knarr 2, drakkar 2. Senza ormeggio libero non si può prendere una nave. Per 2 pietre e 2 legno: casa di pietra e drakkar, o casa lunga e knarr.
clause-O-6-3 = Mercati e altre caselle verdi danno ciò che mostrano, alcune per argento. Gli animali entrano nella stalla non gravidi.
clause-O-6-4 = Latte e lana: uno per mucca o pecora, al massimo tre; la casella delle spezie aggiunge 2 latte con una mucca e 1 lana con una pecora. La casella del legno dà un legno per giocatore e un minerale.
clause-O-6-5 = Ogni casella artigiana fa uno scambio. L’alto artigianato dà 4 argento, e puoi cambiare lana in tunica e argenteria in gioielli.
clause-O-6-6 = Alla fucina un minerale diventa gioielli o una tessera speciale con le tenaglie ancora disponibile.
clause-O-6-7 = Dai monti si prende dal lato della freccia, fino al numero indicato; ogni numero vale per un altro monte. La moneta doppia è una cosa sola. Un monte vuoto esce dal gioco.
clause-O-6-8 = Un miglioramento porta una merce di riserva o stalla al colore seguente della stessa forma: arancio, rosso, verde, blu. Nessuna tessera sale due volte in un’azione. Un doppio miglioramento sono esattamente due livelli.
clause-O-6-9 = Il commercio oltremare vuole un knarr e 1 argento: quante merci verdi diverse vuoi passano al blu, una per tipo.
clause-O-6-10 = La vendita speciale vuole un knarr: compra fino a due tessere speciali al loro prezzo. La Corona d’Inghilterra non è in vendita.
clause-O-6-11 = L’assalto vuole due drakkar e dà un tesoro d’argento, senza tiro.
clause-O-6-12 = Esplorare dà un’isola aperta di quella casella e l’argento che c’è sopra. La nave richiesta resta. Una nave può servire a più azioni del round.
clause-O-6-13 = Emigrare costa argento pari al numero del round. Un knarr o un drakkar va sui due posti liberi più a sinistra della tavola; non ci devono essere vichinghi. Il suo minerale va perso, nessun vichingo.
clause-O-6-14 = Sulla casella di emigrazione da quattro vichinghi una baleniera può prima diventare un knarr; il suo minerale va perso e serve un ormeggio grande libero.
clause-O-6-15 =
    .occupations-none = Senza occupazioni la casella in cui se ne pesca una dà solo 1 argento, e non si possono occupare le caselle in cui se ne giocano fino a due o fino a quattro.
    .occupations-A-B-C-all = Occupazioni: pescane una e prendi 1 argento; o paga 1 pietra o minerale, giocane una e prendi 1 argento; o giocane fino a due, o fino a quattro.

chapter-O-7 = Le plance
clause-O-7-1 = Villaggio e isole accolgono merci verdi e blu, tessere speciali, argento e minerale. Case di pietra e case lunghe accolgono cibo, merci verdi e blu, tessere speciali e argento, ma non minerale.
clause-O-7-2 = I pezzi si possono ruotare, le tessere speciali anche ribaltare. Stanno dentro l’area, non coprono altri pezzi né caselle bloccate e non si muovono più. Una moneta copre una casella per ogni argento, il minerale una.
clause-O-7-3 = Su villaggio e isole due merci verdi non condividono mai un lato; nelle case nemmeno due arancio o due rosse. Gli angoli possono toccarsi.
clause-O-7-4 = Una casella di rendita si copre solo se con essa sono coperte tutte quelle a sinistra, sotto e in mezzo. I simboli valgono come coperti. Le altre caselle si coprono in qualsiasi ordine.
clause-O-7-5 = Rendita: ogni linea paga il suo valore visibile più basso, tutte le plance nello stesso istante.
clause-O-7-6 = Bonus: ogni simbolo visibile con tutto coperto intorno paga una volta, tutti nello stesso istante. Un simbolo coperto è perso. La spilla da mantello e la casa di pietra solo finché ce ne sono.

chapter-O-8 = I dadi
clause-O-8-1 = Prima del primo tiro scegli le baleniere; barche e minerale sono così fissati.
clause-O-8-2 = Tiri fino a tre volte, conta l’ultimo tiro. Dopo ogni tiro puoi fermarti e dichiarare successo o fallimento.
clause-O-8-3 = Caccia, trappole e balene vogliono un risultato basso. Per le balene si toglie tutto il minerale delle barche usate, anche quello stampato. Per il successo paghi il risultato in legno e con l’arma indicata, come vuoi. A 0 ti fermi subito e riesci.
clause-O-8-4 = Razzia e saccheggio vogliono un risultato alto. Il saccheggio aggiunge il minerale del drakkar più carico. Ogni pietra o spada pagata aggiunge 1. Con 5 o meno fallisci; altrimenti puoi prendere una merce blu o una tessera speciale di quel valore al massimo.
clause-O-8-5 = Il fallimento non costa nulla e dà un legno o una pietra e un’arma della casella. Dopo trappola o saccheggio può tornare un vichingo, dopo le balene due. Un’arma precisa viene dagli scarti, altrimenti dal mazzo, che poi si mescola.

chapter-O-9 = Il banchetto
clause-O-9-1 = Riempi i posti della tavola senza vichinghi, due in meno per ogni nave emigrata.
clause-O-9-2 = Merci arancio e rosse, animali e argento stanno uno accanto all’altro. Due arancio o due rosse non possono essere vicine; l’argento prende un posto e sta accanto a tutto.
clause-O-9-3 = Di ogni tipo una tessera può stare per il lungo, le altre di traverso. Nulla sporge dal fondo. Animali gravidi e non sono lo stesso tipo.
clause-O-9-4 = Ogni posto vuoto dà una penalità del Thing.
clause-O-9-5 = Dopo il banchetto tutto ciò che è sulla tavola torna alla riserva generale.
clause-O-9-6 = A ogni piatto puoi far apparecchiare il resto della tavola permessa più economica, se vuoi senza un tipo di cibo, o riprendere l’ultimo piatto.

chapter-O-10 = La fine
clause-O-10-1 = Dopo l’ultimo banchetto si possono ancora posare pezzi.
clause-O-10-2 = Legno e pietra della riserva riempiono gli spazi di capanne e case di pietra.
clause-O-10-3 = Punti: navi 3, 5, 8; knarr emigrati 18, drakkar 21; isole ed edifici come stampato; pecora 2, mucca 3, gravide 1 in più; occupazioni giocate; 1 per ogni argento; 2 per la Corona d’Inghilterra, ovunque sia.
clause-O-10-4 = Punti negativi: ogni casella negativa visibile di villaggio, isole e case, ogni spazio vuoto, e 3 per penalità del Thing.
clause-O-10-5 = Vince chi ha più punti. A parità la vittoria è condivisa.

chapter-O-11 = Nascite, monti, ritorno
clause-O-11-1 = Nascite, pecore e mucche separatamente: un animale gravido torna normale e ne porta uno normale. Senza animali gravidi, se sono due o più, uno diventa gravido.
clause-O-11-2 = Monti: ogni monte aperto perde la cosa accanto alla freccia. I monti vuoti o con una sola moneta doppia se ne vanno. Poi se ne scopre uno nuovo, se c’è.
clause-O-11-3 = Ritorno: tutti i vichinghi tornano nella piazza del Thing e le caselle sono libere.

chapter-O-12 = Occupazioni
clause-O-12-1 =
    .occupations-A-B-C-all = Si usano i mazzi scelti. Ognuno riceve una carta chiara, le altre chiare escono dal gioco senza essere viste. Le scure formano il mazzo.
clause-O-12-2 =
    .occupations-A-B-C-all = Le carte in mano sono segrete. Da un mazzo vuoto non si pesca nulla.
clause-O-12-3 =
    .occupations-A-B-C-all = Una carta giocata resta scoperta e conta i suoi punti alla fine.
clause-O-12-4 =
    .occupations-A-B-C-all = Ciò che fa una carta giocata si conclude prima che si prosegua. Se attendono più effetti, chi li possiede sceglie l’ordine. Ciò che è facoltativo si può rifiutare; ciò che non è più possibile decade. Più persone rispondono dal primo giocatore in senso orario.
clause-O-12-5 =
    .occupations-A-B-C-all = Un’azione data da una carta non richiede vichinghi e si conclude prima di ciò che era aperto.
clause-O-12-6 =
    .occupations-A-B-C-all = Una carta usabile in ogni momento è nell’elenco di ciò che si può sempre fare.
clause-O-12-7 =
    .occupations-A-B-C-all = Un prezzo si verifica quando è dovuto. Se non si può pagare, decade con ciò che ne dipende.
clause-O-12-8 =
    .occupations-A-B-C-all = Ciò che una carta porta subito prima di una casella e una carta della quarta colonna giocata prima contano nella scelta della casella. Fino alla sua prima parte non è offerto nulla che non lasci nulla da fare lì.
clause-O-12-9 =
    .occupations-A-B-C-all = Un pezzo che una carta porta da posare subito si posa o si perde.

chapter-O-13 = In solitario
clause-O-13-1 = Hai vichinghi di due colori. Nella partita lunga uno del primo sta al posto del round 1 e due a quelli di 3, 5 e 7, due del secondo a quelli di 2, 4 e 6; cinque per colore sono pronti. Nella breve due ovunque, e cinque e sei sono pronti.
clause-O-13-2 = I colori si alternano. Nella fase 1 prendi tutti i vichinghi del posto del round e quelli del loro colore che aspettavano.
clause-O-13-3 = Nella fase 12 i vichinghi appena usati restano e bloccano le loro caselle nel round seguente; quelli del round prima tornano. I non piazzati aspettano con il loro colore.
clause-O-13-4 = Non ci sono fase del primo giocatore né tessere imitazione, e la casella del legno dà un legno.
clause-O-13-5 =
    .first_card-chosen = Da soli si guardano le occupazioni chiare e se ne sceglie una invece di riceverla a caso.

chapter-O-14 = Mini-espansioni
clause-O-14-1 =
    .mini_harvest-on = Raccolto: uno dei quattro segnalini raccolto è scoperto, gli altri tre e quattro raccolti scarsi sono coperti. Dall’ultimo giocatore all’indietro ognuno sceglie un segnalino risorsa, nella partita breve poi un secondo.
clause-O-14-2 =
    .mini_harvest-on = Raccolto, con occupazioni: ognuno riceve due occupazioni chiare e ne tiene una. Otto carte escono dal gioco.
clause-O-14-3 =
    .mini_harvest-on = Raccolto, partita breve: ognuno riceve anche 3 argento e un’arma, con occupazioni anche due scure, di cui ne tiene una; si può giocare gratis all’inizio del primo turno.
clause-O-14-4 =
    .mini_harvest-on = Raccolto, fase 2: il segnalino scoperto dà i prodotti, e ogni tuo segnalino risorsa ciò che mostra. Poi se ne scopre uno nuovo e i segnalini risorsa girano al suo colore: arancio per un raccolto, marrone se scarso.
clause-O-14-5 =
    .mini_harvest-on = Raccolto: Mull è aperta e con la plancia B diventa Caithness. Il primo bonus di pietra e altare porta anche l’altare; se Mull si gira prima, l’altare esce dal gioco. Mull si trova con ogni nave nella colonna 1, Caithness con un drakkar nella 3.
clause-O-14-6 =
    .mini_islands-on = Isole: Lofoten è aperta e con la plancia A diventa Orcadi. Entrambe si trovano con ogni nave nella colonna 1. Il simbolo della carta sulle Orcadi dà un’arma del mazzo.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Raccolto: si escludono anche altre trenta carte.

chapter-O-15 = Scoperto e segreto
clause-O-15-1 = Sono segrete le occupazioni in mano e quelle scartate nella preparazione, l’ordine dei mazzi, i monti e i segnalini coperti. Tutto il resto è scoperto.
