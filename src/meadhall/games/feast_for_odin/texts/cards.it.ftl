# Written by tools/odin_cards.py from occupations.json and phrases.it.ftl. Do not edit.

card-1 = Ambulante
effect-1 = Sulle caselle mercato del bestiame paghi in tutto 1 moneta d’argento in meno.
occupation-1 = 1 Ambulante ({ kind-each_time }, 0 punti): { effect-1 }
card-2 = Mecenate
effect-2 = Su una casella il cui prezzo stampato è di almeno 2 monete d’argento, paghi in tutto 1 moneta d’argento in meno (non per le navi).
occupation-2 = 2 Mecenate ({ kind-each_time }, 1 punto): { effect-2 }
card-3 = Pellicciaia
effect-3 = Dopo ogni uso di una casella il cui guadagno stampato contiene esattamente 1 moneta d’argento, ricevi 1 trappola.
occupation-3 = 3 Pellicciaia ({ kind-each_time }, 1 punto): { effect-3 }
card-4 = Cacciatrice
effect-4 = Togli 1 ai tuoi tiri di dado, anche di razzia e di saccheggio.
occupation-4 = 4 Cacciatrice ({ kind-each_time }, 0 punti): { effect-4 }
card-5 = Capo
effect-5 = Subito, svolgi un banchetto solo per te; il banchetto del round ha luogo comunque.
occupation-5 = 5 Capo ({ kind-immediate }, 7 punti): { effect-5 }
card-6 = Scultore di pietre
effect-6 = Per ogni pietra che prendi da una striscia montagna, ricevi 1 moneta d’argento.
occupation-6 = 6 Scultore di pietre ({ kind-each_time }, 1 punto): { effect-6 }
card-7 = Mugnaio
effect-7 = Dopo ogni banchetto, ricevi secondo le tessere grano nella tua riserva: 1 → 1 moneta d’argento; 2 o più → 2 monete d’argento.
occupation-7 = 7 Mugnaio ({ kind-each_time }, 3 punti): { effect-7 }
card-8 = Maestro della gilda
effect-8 = Prima della rendita, ricevi 1 tessera olio se almeno 5 dei tuoi vichinghi sono su caselle artigianato.
occupation-8 = 8 Maestro della gilda ({ kind-each_time }, 1 punto): { effect-8 }
card-9 = Barcaiola del minerale
effect-9 = Prima della rendita, ricevi 1 minerale per ogni drakkar, ma solo quanto posi subito sulla tua plancia e sulle tue isole.
occupation-9 = 9 Barcaiola del minerale ({ kind-each_time }, 0 punti): { effect-9 }
card-10 = Mungitore
effect-10 = Subito, ricevi 1 tessera latte e 1 moneta d’argento per ogni specie di animale nella tua stalla (pecore, mucche).
occupation-10 = 10 Mungitore ({ kind-immediate }, 1 punto): { effect-10 }
card-11 = Cacciatore col tridente
effect-11 = Subito, ricevi 1 lancia. Nella caccia alla balena ogni lancia spesa abbassa il risultato di 2.
occupation-11 = 11 Cacciatore col tridente ({ kind-immediate }, { kind-each_time }, 1 punto): { effect-11 }
effect-11-1 = Subito, ricevi 1 lancia.
effect-11-2 = Nella caccia alla balena ogni lancia spesa abbassa il risultato di 2.
card-12 = Timoniere
effect-12 = Subito, ricevi 1 tessera scrigno. Dopo ogni azione in cui hai usato un drakkar, puoi prendere 1 carta arma dal mazzo.
occupation-12 = 12 Timoniere ({ kind-immediate }, { kind-each_time }, 0 punti): { effect-12 }
effect-12-1 = Subito, ricevi 1 tessera scrigno.
effect-12-2 = Dopo ogni azione in cui hai usato un drakkar, puoi prendere 1 carta arma dal mazzo.
card-13 = Arciera
effect-13 = Subito, ricevi 1 arco. Togli 1 ai tuoi tiri di caccia.
occupation-13 = 13 Arciera ({ kind-immediate }, { kind-each_time }, 1 punto): { effect-13 }
effect-13-1 = Subito, ricevi 1 arco.
effect-13-2 = Togli 1 ai tuoi tiri di caccia.
card-14 = Armatore
effect-14 = Subito, ricevi secondo il numero delle tue serie complete dei tre tipi di nave: 1 → 1 tessera carne di balena; 2 o più → 2 tessere carne di balena.
occupation-14 = 14 Armatore ({ kind-immediate }, 2 punti): { effect-14 }
card-15 = Contadina
effect-15 = Subito, ricevi 2 tessere idromele per ogni casa di pietra o casa lunga. Ogni volta che costruisci una casa di pietra o una casa lunga, ricevi 1 tessera pelle.
occupation-15 = 15 Contadina ({ kind-immediate }, { kind-each_time }, 1 punto): { effect-15 }
effect-15-1 = Subito, ricevi 2 tessere idromele per ogni casa di pietra o casa lunga.
effect-15-2 = Ogni volta che costruisci una casa di pietra o una casa lunga, ricevi 1 tessera pelle.
card-16 = Capitano
effect-16 = Subito, ricevi secondo il minerale caricato sulle tue navi (quello stampato non conta): 4 → 2 monete d’argento; 5 → 3 monete d’argento; 6 → 4 monete d’argento; 7 o più → 5 monete d’argento.
occupation-16 = 16 Capitano ({ kind-immediate }, 2 punti): { effect-16 }
card-17 = Navigatore d’Oriente
effect-17 = Subito, puoi migliorare 1 merce arancione, rossa o verde fino alla merce blu della stessa forma.
occupation-17 = 17 Navigatore d’Oriente ({ kind-immediate }, 0 punti): { effect-17 }
card-18 = Combattente
effect-18 = Subito, ricevi secondo il numero dei tuoi drakkar con almeno 2 minerali: 1 → 1 tessera seta; 2 → 1 tessera gioielli; 3 o più → 1 tessera tesoro d’argento.
occupation-18 = 18 Combattente ({ kind-immediate }, 0 punti): { effect-18 }
card-19 = Ospite
effect-19 = Subito, ricevi secondo il numero delle tue tessere speciali (nella riserva e sulle plance): 3 → 1 tessera seta; 4 → 1 tessera spezie; 5 o più → 1 tessera gioielli.
occupation-19 = 19 Ospite ({ kind-immediate }, 0 punti): { effect-19 }
card-20 = Costruttrice
effect-20 = Subito, puoi ricevere i bonus delle tue case.
occupation-20 = 20 Costruttrice ({ kind-immediate }, 0 punti): { effect-20 }
card-21 = Raccoglitrice
effect-21 = Subito, puoi ricevere i bonus della tua plancia.
occupation-21 = 21 Raccoglitrice ({ kind-immediate }, 1 punto): { effect-21 }
card-22 = Minatore
effect-22 = Subito, ricevi 1 pietra, 1 minerale e 1 moneta d’argento per ogni drakkar.
occupation-22 = 22 Minatore ({ kind-immediate }, 1 punto): { effect-22 }
card-23 = Custode
effect-23 = Subito, ricevi 2 monete d’argento per ogni casa di pietra o casa lunga.
occupation-23 = 23 Custode ({ kind-immediate }, 1 punto): { effect-23 }
card-24 = Fornitore di baleniere
effect-24 = Subito, ricevi 1 tessera olio per ogni knarr. Poi ricevi 1 legno per ogni baleniera.
occupation-24 = 24 Fornitore di baleniere ({ kind-immediate }, 2 punti): { effect-24 }
effect-24-1 = Subito, ricevi 1 tessera olio per ogni knarr.
effect-24-2 = Subito, ricevi 1 legno per ogni baleniera.
card-25 = Commerciante di carne
effect-25 = Subito, ricevi 1 tessera carne salata per ogni knarr.
occupation-25 = 25 Commerciante di carne ({ kind-immediate }, 1 punto): { effect-25 }
card-26 = Ispettore delle carni
effect-26 = Subito, ricevi 1 moneta d’argento per ogni tipo di merce rossa nella riserva e nella stalla (gravida o no è un solo tipo).
occupation-26 = 26 Ispettore delle carni ({ kind-immediate }, 0 punti): { effect-26 }
card-27 = Pescatore
effect-27 = Subito, ricevi 1 tessera stoccafisso per ogni baleniera.
occupation-27 = 27 Pescatore ({ kind-immediate }, 1 punto): { effect-27 }
card-28 = Fabbro di serrature
effect-28 = Per ogni tessera scrigno o forziere che ricevi, puoi comprare 1 tessera olio per 1 moneta d’argento.
occupation-28 = 28 Fabbro di serrature ({ kind-each_time }, 1 punto): { effect-28 }
card-29 = Conserviera di carne
effect-29 = Subito, ricevi 1 tessera carne salata per ogni coppia di 1 tessera selvaggina e 1 tessera carne di balena nella riserva (le tieni).
occupation-29 = 29 Conserviera di carne ({ kind-immediate }, 3 punti): { effect-29 }
card-30 = Mercante di seta
effect-30 = Subito, ricevi secondo le tessere seta nella tua riserva: 1 → 1 moneta d’argento; 2 → 3 monete d’argento; 3 o più → 6 monete d’argento.
occupation-30 = 30 Mercante di seta ({ kind-immediate }, 3 punti): { effect-30 }
card-31 = Magazziniere
effect-31 = Subito, scegli una merce (non un animale) di cui hai esattamente 3 tessere nella riserva e ricevine una quarta.
occupation-31 = 31 Magazziniere ({ kind-immediate }, 2 punti): { effect-31 }
card-32 = Fornitore di armi
effect-32 = Subito, ricevi secondo il numero dei tuoi drakkar: 1 → 2 carte arma dal mazzo; 2 → 5 carte arma dal mazzo; 3 o più → 10 carte arma dal mazzo.
occupation-32 = 32 Fornitore di armi ({ kind-immediate }, 2 punti): { effect-32 }
card-33 = Tosatrice
effect-33 = Subito, ricevi secondo il numero delle tue pecore (anche gravide): 3 → 1 tessera lana; 4–5 → 2 tessere lana; 6 o più → 3 tessere lana.
occupation-33 = 33 Tosatrice ({ kind-immediate }, 2 punti): { effect-33 }
card-34 = Pastora
effect-34 = Subito, ricevi secondo il numero delle tue pecore (anche gravide): 2–3 → 1 tessera latte e 1 tessera lana; 4 o più → 1 tessera latte e 2 tessere lana.
occupation-34 = 34 Pastora ({ kind-immediate }, 0 punti): { effect-34 }
card-35 = Allevatrice di mucche
effect-35 = Subito, puoi svolgere una fase allevamento solo per te.
occupation-35 = 35 Allevatrice di mucche ({ kind-immediate }, 0 punti): { effect-35 }
card-36 = Cuoco di bordo
effect-36 = Prima di ogni commercio oltremare, puoi migliorare 1 tessera carne salata, selvaggina o carne di balena di 1 livello.
occupation-36 = 36 Cuoco di bordo ({ kind-each_time }, 2 punti): { effect-36 }
card-37 = Commerciante estero
effect-37 = Prima di ogni commercio oltremare, puoi migliorare 1 merce di 1 livello.
occupation-37 = 37 Commerciante estero ({ kind-each_time }, 1 punto): { effect-37 }
card-38 = Pacificatrice
effect-38 = In ogni fase nuova arma, puoi prendere 1 legno, 1 pietra o 1 minerale invece di pescare una carta arma.
occupation-38 = 38 Pacificatrice ({ kind-each_time }, 2 punti): { effect-38 }
card-39 = Scaricatore
effect-39 = In ogni momento, puoi riprendere nella riserva il minerale caricato sulle tue baleniere e sui tuoi drakkar.
occupation-39 = 39 Scaricatore ({ kind-anytime }, 2 punti): { effect-39 }
card-40 = Maestro falegname
effect-40 = In ogni momento, puoi coprire spazi delle tue case di pietra e case lunghe con legno, come con l’argento.
occupation-40 = 40 Maestro falegname ({ kind-anytime }, 3 punti): { effect-40 }
card-41 = Lumacone
effect-41 = Dopo ogni fase bonus, puoi scambiare 1 moneta d’argento o 1 tessera idromele con 1 tessera olio.
occupation-41 = 41 Lumacone ({ kind-each_time }, 1 punto): { effect-41 }
card-42 = Amministratore
effect-42 = Prima della rendita, puoi posare 1 legno o 1 pietra dalla riserva in uno dei tuoi capanni per ricevere 1 moneta d’argento.
occupation-42 = 42 Amministratore ({ kind-each_time }, 2 punti): { effect-42 }
card-43 = Raccoglitrice di frutta
effect-43 = Subito, ricevi 1 tessera frutta.
occupation-43 = 43 Raccoglitrice di frutta ({ kind-immediate }, 0 punti): { effect-43 }
card-44 = Maestra sarta
effect-44 = In ogni momento, puoi scambiare 1 tessera pelle, 1 tessera lana e 1 tessera tela di lino con 1 tessera vestiti e 3 monete d’argento.
occupation-44 = 44 Maestra sarta ({ kind-anytime }, 1 punto): { effect-44 }
card-45 = Pirata
effect-45 = In ogni momento, puoi scambiare 1 legno e 6 monete d’argento con 1 tessera forziere.
occupation-45 = 45 Pirata ({ kind-anytime }, -1 punto): { effect-45 }
card-46 = Architetta navale
effect-46 = In ogni momento, puoi scambiare 3 legni e 1 tessera lana, oppure 3 legni e 1 tessera tela di lino con 1 drakkar.
occupation-46 = 46 Architetta navale ({ kind-anytime }, 1 punto): { effect-46 }
card-47 = Conciatore
effect-47 = In ogni momento, puoi scambiare 1 tessera carne salata con 1 tessera pelle.
occupation-47 = 47 Conciatore ({ kind-anytime }, 2 punti): { effect-47 }
card-48 = Fattora
effect-48 = In ogni momento, puoi scambiare 1 mucca (gravida o no) con 1 tessera gioielli.
occupation-48 = 48 Fattora ({ kind-anytime }, 3 punti): { effect-48 }
card-49 = Aratore
effect-49 = In ogni momento, puoi scambiare 1 mucca (gravida o no) con 1 tessera piselli, 1 tessera lino grezzo, 1 tessera fagioli, 1 tessera grano e 1 tessera cavolo (vale come un tuo raccolto).
occupation-49 = 49 Aratore ({ kind-anytime }, 3 punti): { effect-49 }
card-50 = Incisore di rune
effect-50 = In ogni momento, puoi scambiare 1 tessera pietra runica con 1 tessera pelle.
occupation-50 = 50 Incisore di rune ({ kind-anytime }, 2 punti): { effect-50 }
card-51 = Maestro scalpellino
effect-51 = In ogni momento, puoi scambiare 1 tessera pietra runica con 1 moneta d’argento e 1 tessera latte, oppure 1 moneta d’argento e 1 tessera cavolo.
occupation-51 = 51 Maestro scalpellino ({ kind-anytime }, 1 punto): { effect-51 }
card-52 = Insegnante
effect-52 = In ogni momento, puoi pagare 1 moneta d’argento per giocare 1 occupazione dalla mano.
occupation-52 = 52 Insegnante ({ kind-anytime }, 0 punti): { effect-52 }
card-53 = Bottegaia della fattoria
effect-53 = In ogni momento, puoi pagare 1 moneta d’argento per migliorare 1 merce arancione di 1 livello.
occupation-53 = 53 Bottegaia della fattoria ({ kind-anytime }, 1 punto): { effect-53 }
card-54 = Commerciante
effect-54 = In ogni momento, puoi scambiare 1 tessera argenteria con 1 tessera scrigno o 1 tessera seta.
occupation-54 = 54 Commerciante ({ kind-anytime }, 3 punti): { effect-54 }
card-55 = Tesoriera
effect-55 = In ogni momento, puoi scambiare 1 tessera scrigno e 3 monete d’argento con 1 tessera forziere.
occupation-55 = 55 Tesoriera ({ kind-anytime }, 2 punti): { effect-55 }
card-56 = Trafficante d’armi
effect-56 = In ogni momento, puoi scambiare 2 carte arma a scelta con 1 minerale.
occupation-56 = 56 Trafficante d’armi ({ kind-anytime }, 1 punto): { effect-56 }
card-57 = Coltivatrice di fagioli
effect-57 = In ogni momento, puoi scambiare 2 tessere fagioli con 1 tessera piselli, 1 tessera idromele e 1 tessera stoccafisso.
occupation-57 = 57 Coltivatrice di fagioli ({ kind-anytime }, 1 punto): { effect-57 }
card-58 = Spremitore di olio di lino
effect-58 = In ogni momento, puoi scambiare 2 tessere lino grezzo con 3 tessere olio.
occupation-58 = 58 Spremitore di olio di lino ({ kind-anytime }, 3 punti): { effect-58 }
card-59 = Tessitrice di lino
effect-59 = In ogni momento, puoi scambiare 2 tessere lino grezzo e 1 moneta d’argento con 2 tessere tela di lino.
occupation-59 = 59 Tessitrice di lino ({ kind-anytime }, 0 punti): { effect-59 }
card-60 = Ispettore
effect-60 = Subito, puoi riportare sulla piazza del Thing 1 tuo vichingo da una casella e, per tante monete d’argento quanto il numero del round, un secondo dalla stessa casella.
occupation-60 = 60 Ispettore ({ kind-immediate }, 2 punti): { effect-60 }
card-61 = Padrona del cantiere navale
effect-61 = Subito, puoi scambiare 1 drakkar (il suo minerale va perso) con 8 monete d’argento.
occupation-61 = 61 Padrona del cantiere navale ({ kind-immediate }, 3 punti): { effect-61 }
card-62 = Orafo
effect-62 = Subito, puoi scambiare 1 minerale e 1 moneta d’argento con il crocifisso (se disponibile) o la spilla da mantello (se disponibile).
occupation-62 = 62 Orafo ({ kind-immediate }, 3 punti): { effect-62 }
card-63 = Tornitore di corni
effect-63 = Subito, puoi scambiare 1 pecora (gravida o no) con 1 tessera carne salata, 1 tessera pelle e 1 tessera lana. Poi puoi comprare il corno potorio (se disponibile) per 3 monete d’argento.
occupation-63 = 63 Tornitore di corni ({ kind-immediate }, 2 punti): { effect-63 }
effect-63-1 = Subito, puoi scambiare 1 pecora (gravida o no) con 1 tessera carne salata, 1 tessera pelle e 1 tessera lana.
effect-63-2 = Subito, puoi comprare il corno potorio (se disponibile) per 3 monete d’argento.
card-64 = Costruttore di navi
effect-64 = Subito, puoi scambiare 1 baleniera (il suo minerale va perso) e 2 monete d’argento con 1 drakkar.
occupation-64 = 64 Costruttore di navi ({ kind-immediate }, 1 punto): { effect-64 }
card-65 = Ammazzadraghi
effect-65 = Subito, puoi scambiare 2 trappole e 2 lance con 1 tessera forziere.
occupation-65 = 65 Ammazzadraghi ({ kind-immediate }, 0 punti): { effect-65 }
card-66 = Agricoltrice
effect-66 = Subito, puoi pagare 1 moneta d’argento per spostare 1 merce arancione fino a 2 passi in diagonale in alto a destra nella griglia delle merci.
occupation-66 = 66 Agricoltrice ({ kind-immediate }, 0 punti): { effect-66 }
card-67 = Cuoco privato
effect-67 = Subito, puoi comprare 2 tessere argenteria, 1 tessera selvaggina e 1 tessera idromele per 4 monete d’argento.
occupation-67 = 67 Cuoco privato ({ kind-immediate }, 1 punto): { effect-67 }
card-68 = Armaiola
effect-68 = Subito, ricevi 4 carte arma dal mazzo.
occupation-68 = 68 Armaiola ({ kind-immediate }, 2 punti): { effect-68 }
card-69 = Fornitrice di equipaggiamento
effect-69 = Subito, puoi prendere carte arma fino ad avere 2 archi, 2 trappole, 2 lance e 2 spade.
occupation-69 = 69 Fornitrice di equipaggiamento ({ kind-immediate }, 1 punto): { effect-69 }
card-70 = Corriere
effect-70 = Subito, puoi prendere la spilla da mantello dalla plancia di chiunque; 1 tessera argenteria e 1 tessera pietra runica dalla riserva generale ne prendono il posto.
occupation-70 = 70 Corriere ({ kind-immediate }, 0 punti): { effect-70 }
card-71 = Locandiera
effect-71 = Subito, puoi prendere il corno potorio dalla plancia di chiunque; 1 tessera scrigno e 1 tessera pietra runica dalla riserva generale ne prendono il posto.
occupation-71 = 71 Locandiera ({ kind-immediate }, -1 punto): { effect-71 }
card-72 = Conte
effect-72 = Subito, puoi comprare 1 casa di pietra per tante monete d’argento quanto il numero del round.
occupation-72 = 72 Conte ({ kind-immediate }, 2 punti): { effect-72 }
card-73 = Fabbra
effect-73 = Subito, puoi prendere una di queste cose: 1 tessera argenteria senza pagare, oppure il crocifisso (se disponibile) per 2 monete d’argento, oppure il calice (se disponibile) per 5 monete d’argento.
occupation-73 = 73 Fabbra ({ kind-immediate }, 2 punti): { effect-73 }
card-74 = Mandriano
effect-74 = Subito, puoi scambiare 1 tessera grano e 2 monete d’argento con 1 mucca.
occupation-74 = 74 Mandriano ({ kind-immediate }, 1 punto): { effect-74 }
card-75 = Raccoglitrice di ossa
effect-75 = Subito, puoi comprare 1 tessera pelle e ossa per 1 moneta d’argento.
occupation-75 = 75 Raccoglitrice di ossa ({ kind-immediate }, 0 punti): { effect-75 }
card-76 = Rimpatriato
effect-76 = Subito, puoi riportare sulla piazza del Thing 1 tuo vichingo da ogni casella della quarta colonna.
occupation-76 = 76 Rimpatriato ({ kind-immediate }, 1 punto): { effect-76 }
card-77 = Seguace
effect-77 = Subito, puoi usare una casella occupata della seconda colonna senza piazzare vichinghi.
occupation-77 = 77 Seguace ({ kind-immediate }, 0 punti): { effect-77 }
card-78 = Mercante itinerante
effect-78 = Subito, puoi girare tessere della tua riserva, al massimo secondo il numero dei tuoi knarr: 1 → 2 tessere; 2 → 4 tessere; 3 → 6 tessere; 4 o più → 7 tessere.
occupation-78 = 78 Mercante itinerante ({ kind-immediate }, 0 punti): { effect-78 }
effect-78-1 = Subito, puoi girare tessere della tua riserva, al massimo secondo il numero dei tuoi knarr: 1 → 2 tessere; 2 → 4 tessere; 3 → 6 tessere; 4 o più → 7 tessere.
effect-78-2 = Subito, puoi girare tessere della tua riserva, al massimo secondo il numero dei tuoi knarr: 1 → 2 tessere; 2 → 4 tessere; 3 → 6 tessere; 4 o più → 7 tessere.
effect-78-3 = Subito, puoi girare tessere della tua riserva, al massimo secondo il numero dei tuoi knarr: 1 → 2 tessere; 2 → 4 tessere; 3 → 6 tessere; 4 o più → 7 tessere.
effect-78-4 = Subito, puoi girare tessere della tua riserva, al massimo secondo il numero dei tuoi knarr: 1 → 2 tessere; 2 → 4 tessere; 3 → 6 tessere; 4 o più → 7 tessere.
card-79 = Allevatore
effect-79 = Subito, puoi girare 1 mucca sul lato gravida.
occupation-79 = 79 Allevatore ({ kind-immediate }, 1 punto): { effect-79 }
card-80 = Pastorello
effect-80 = Subito, puoi comprare 1 pecora per 2 monete d’argento.
occupation-80 = 80 Pastorello ({ kind-immediate }, 0 punti): { effect-80 }
card-81 = Quartiermastro
effect-81 = Subito, puoi comprare 1 drakkar per 8 monete d’argento (1 in meno per ogni spada, ½ in meno per ogni lancia o arco che hai, per difetto; tieni le armi).
occupation-81 = 81 Quartiermastro ({ kind-immediate }, 2 punti): { effect-81 }
card-82 = Costruttrice di drakkar
effect-82 = Subito, puoi comprare 1 drakkar a un prezzo secondo il numero dei tuoi knarr: 1 → 6 monete d’argento; 2 → 3 monete d’argento; 3 o più → 1 moneta d’argento.
occupation-82 = 82 Costruttrice di drakkar ({ kind-immediate }, 1 punto): { effect-82 }
card-83 = Grossista
effect-83 = Subito, puoi migliorare fino a 4 merci uguali di 1 livello.
occupation-83 = 83 Grossista ({ kind-immediate }, 1 punto): { effect-83 }
card-84 = Guardia del porto
effect-84 = Subito, puoi emigrare senza piazzare vichinghi per 1 moneta d’argento in meno per ogni nave grande che hai (compresa quella che emigra).
occupation-84 = 84 Guardia del porto ({ kind-immediate }, 0 punti): { effect-84 }
card-85 = Suonatrice di corno
effect-85 = Subito, puoi pagare 1 moneta d’argento per cacciare senza piazzare vichinghi. Poi puoi pagare 2 monete d’argento per posare una trappola senza piazzare vichinghi.
occupation-85 = 85 Suonatrice di corno ({ kind-immediate }, 0 punti): { effect-85 }
effect-85-1 = Subito, puoi pagare 1 moneta d’argento per cacciare senza piazzare vichinghi.
effect-85-2 = Subito, puoi pagare 2 monete d’argento per posare una trappola senza piazzare vichinghi.
card-86 = Compratore di pelli
effect-86 = Subito, puoi comprare 1 tessera pelle per 2 monete d’argento, oppure 2 tessere pelle per 4 monete d’argento, oppure 3 tessere pelle per 6 monete d’argento.
occupation-86 = 86 Compratore di pelli ({ kind-immediate }, 3 punti): { effect-86 }
card-87 = Predicatore
effect-87 = Subito, puoi prendere il crocifisso (se disponibile), oppure puoi prendere esattamente 4 pezzi da 1 striscia montagna.
occupation-87 = 87 Predicatore ({ kind-immediate }, 0 punti): { effect-87 }
effect-87-1 = Subito, puoi prendere il crocifisso (se disponibile).
effect-87-2 = Subito, puoi prendere esattamente 4 pezzi da 1 striscia montagna.
card-88 = Impiegata
effect-88 = Prima di ogni commercio oltremare, puoi, una volta per ogni knarr, pagare 1 moneta d’argento per spostare 1 merce di 1 passo in diagonale in alto a sinistra nella griglia delle merci.
occupation-88 = 88 Impiegata ({ kind-each_time }, 2 punti): { effect-88 }
card-89 = Catapultiere
effect-89 = Nella razzia e nel saccheggio ogni pietra spesa alza il risultato di 2.
occupation-89 = 89 Catapultiere ({ kind-each_time }, 1 punto): { effect-89 }
card-90 = Spadaccina
effect-90 = Prima di ogni razzia, puoi rimettere 1 minerale del drakkar usato nella riserva generale per aggiungere 2 a ogni tiro.
occupation-90 = 90 Spadaccina ({ kind-each_time }, 2 punti): { effect-90 }
card-91 = Ritardatario
effect-91 = Alla fine di ogni fase azioni, puoi pagare 1 moneta d’argento per usare, senza piazzare vichinghi, una casella vuota della prima colonna subito sopra o sotto una casella di quella colonna con un tuo vichingo.
occupation-91 = 91 Ritardatario ({ kind-each_time }, 0 punti): { effect-91 }
card-92 = Anima compassionevole
effect-92 = In ogni round senza raccolto, ricevi secondo il numero delle tue tessere speciali (nella riserva e sulle plance): 3 → 1 moneta d’argento; 4 → 2 monete d’argento; 5 o più → 3 monete d’argento.
occupation-92 = 92 Anima compassionevole ({ kind-each_time }, 1 punto): { effect-92 }
card-93 = Aiuto nel bisogno
effect-93 = In ogni round senza raccolto, ricevi secondo il numero delle tue baleniere: 1 → 1 tessera fagioli; 2 → 1 tessera grano; 3 → 1 tessera cavolo.
occupation-93 = 93 Aiuto nel bisogno ({ kind-each_time }, 3 punti): { effect-93 }
card-94 = Mercante di spezie
effect-94 = In ogni round senza raccolto, puoi scambiare 2 tessere olio con 1 tessera spezie.
occupation-94 = 94 Mercante di spezie ({ kind-each_time }, 2 punti): { effect-94 }
card-95 = Viandante
effect-95 = In ogni round senza raccolto, puoi prendere fino a 2 pezzi da 1 striscia montagna.
occupation-95 = 95 Viandante ({ kind-each_time }, 1 punto): { effect-95 }
card-96 = Macellaio
effect-96 = In ogni round senza raccolto, puoi scambiare 1 tessera selvaggina con 1 tessera carne di balena, oppure 1 tessera carne di balena con 2 tessere selvaggina.
occupation-96 = 96 Macellaio ({ kind-each_time }, 1 punto): { effect-96 }
card-97 = Contapiselli
effect-97 = In ogni round senza raccolto, puoi raddoppiare le tessere piselli nella tua riserva, fino a 8 al massimo.
occupation-97 = 97 Contapiselli ({ kind-each_time }, 1 punto): { effect-97 }
card-98 = Nobile
effect-98 = Dopo ogni tessera grano che posi in una casa di pietra o in una casa lunga, puoi comprare 1 tessera seta per 2 monete d’argento.
occupation-98 = 98 Nobile ({ kind-each_time }, 2 punti): { effect-98 }
card-99 = Precettore
effect-99 = Ogni volta che dovresti pescare un’occupazione, puoi invece giocare 1 occupazione dalla mano.
occupation-99 = 99 Precettore ({ kind-each_time }, 2 punti): { effect-99 }
card-100 = Becchino
effect-100 = Per ogni tessera pietra runica che posi su un’isola, ricevi 1 moneta d’argento.
occupation-100 = 100 Becchino ({ kind-each_time }, -1 punto): { effect-100 }
card-101 = Giudice
effect-101 = Per ogni tessera pietra runica che posi in una casa di pietra o in una casa lunga, ricevi 1 tessera idromele e 1 moneta d’argento.
occupation-101 = 101 Giudice ({ kind-each_time }, 1 punto): { effect-101 }
card-102 = Mercante di pellicce
effect-102 = Ogni volta che una casella ti fa migliorare esattamente 1 merce, puoi invece scambiare 1 tessera selvaggina o 1 tessera seta con 1 tessera pelliccia.
occupation-102 = 102 Mercante di pellicce ({ kind-each_time }, 2 punti): { effect-102 }
card-103 = Fabbro del bosco
effect-103 = Subito prima di scambiare minerale su una casella artigianato, puoi prendere 1 pezzo da 1 striscia montagna.
occupation-103 = 103 Fabbro del bosco ({ kind-each_time }, 3 punti): { effect-103 }
card-104 = Guerriero scoraggiato
effect-104 = Dopo una razzia fallita, ricevi 1 tessera stoccafisso o 1 tessera olio se hai tirato al massimo 2 volte.
occupation-104 = 104 Guerriero scoraggiato ({ kind-each_time }, 0 punti): { effect-104 }
card-105 = Costruttore di knarr
effect-105 = Sulla casella baleniera per 1 vichingo, puoi invece costruire 1 knarr per 3 legni.
occupation-105 = 105 Costruttore di knarr ({ kind-each_time }, 3 punti): { effect-105 }
card-106 = Guerrafondaio
effect-106 = La casella assalto richiede meno vichinghi secondo il numero dei tuoi drakkar: 3 → 1 vichingo in meno; 4 o più → 2 vichinghi in meno.
occupation-106 = 106 Guerrafondaio ({ kind-each_time }, -1 punto): { effect-106 }
effect-106-1 = La casella assalto richiede meno vichinghi secondo il numero dei tuoi drakkar: 3 → 1 vichingo in meno; 4 o più → 2 vichinghi in meno.
effect-106-2 = La casella assalto richiede meno vichinghi secondo il numero dei tuoi drakkar: 3 → 1 vichingo in meno; 4 o più → 2 vichinghi in meno.
card-107 = Avventuriera
effect-107 = Sulla casella esplorazione per ogni nave puoi prendere qualsiasi isola visibile con qualsiasi nave.
occupation-107 = 107 Avventuriera ({ kind-each_time }, 1 punto): { effect-107 }
card-108 = Fabbro ferraio
effect-108 = Dopo aver piazzato vichinghi su una casella artigianato e avervi scambiato minerale, puoi pagare 1 moneta d’argento per riportare sulla piazza del Thing 1 di questi vichinghi.
occupation-108 = 108 Fabbro ferraio ({ kind-each_time }, 2 punti): { effect-108 }
card-109 = Maestro contabile
effect-109 = Dopo ogni uso della casella commercio oltremare per 2 vichinghi, ricevi 1 moneta d’argento per ogni knarr.
occupation-109 = 109 Maestro contabile ({ kind-each_time }, 2 punti): { effect-109 }
card-110 = Colona di Birka
effect-110 = Dopo ogni uso della casella commercio oltremare per 2 vichinghi, puoi emigrare al prezzo normale senza piazzare vichinghi.
occupation-110 = 110 Colona di Birka ({ kind-each_time }, 1 punto): { effect-110 }
card-111 = Artista
effect-111 = Dopo ogni uso di una casella artigianato, ricevi 1 moneta d’argento per ogni tipo di materiale (legno, pietra, minerale) che vi hai scambiato.
occupation-111 = 111 Artista ({ kind-each_time }, 1 punto): { effect-111 }
card-112 = Oste
effect-112 = Ogni volta che usi una casella artigianato, ricevi 1 tessera idromele.
occupation-112 = 112 Oste ({ kind-each_time }, 0 punti): { effect-112 }
card-113 = Apprendista artigiano
effect-113 = Prima di ogni uso di una casella artigianato, puoi prendere 1 pezzo da 1 striscia montagna.
occupation-113 = 113 Apprendista artigiano ({ kind-each_time }, 0 punti): { effect-113 }
card-114 = Ricamatrice di seta
effect-114 = Dopo ogni uso di una casella artigianato, puoi comprare 1 tessera seta per 3 monete d’argento.
occupation-114 = 114 Ricamatrice di seta ({ kind-each_time }, 3 punti): { effect-114 }
card-115 = Principessa
effect-115 = Ogni volta che usi una casella costruzione case, ricevi 1 tessera argenteria.
occupation-115 = 115 Principessa ({ kind-each_time }, 1 punto): { effect-115 }
card-116 = Mastro muratore
effect-116 = Sulle caselle costruzione case, una casa ti costa 1 pietra in meno.
occupation-116 = 116 Mastro muratore ({ kind-each_time }, 2 punti): { effect-116 }
card-117 = Proprietaria di navi
effect-117 = Dopo aver costruito un knarr o un drakkar per almeno 1 legno, puoi migliorare 1 merce di 1 livello.
occupation-117 = 117 Proprietaria di navi ({ kind-each_time }, 3 punti): { effect-117 }
card-118 = Messaggera
effect-118 = Ogni volta che usi una casella mercato settimanale, ricevi 1 tessera idromele e 1 pietra.
occupation-118 = 118 Messaggera ({ kind-each_time }, 0 punti): { effect-118 }
card-119 = Lattaio
effect-119 = Ogni volta che usi una casella mercato settimanale, ricevi 1 tessera latte.
occupation-119 = 119 Lattaio ({ kind-each_time }, 1 punto): { effect-119 }
card-120 = Mediatrice
effect-120 = Dopo ogni uso di una casella mercato settimanale, puoi pagare 1 moneta d’argento per migliorare 1 merce di 1 livello.
occupation-120 = 120 Mediatrice ({ kind-each_time }, 2 punti): { effect-120 }
card-121 = Carpentiera
effect-121 = Prima di ogni uso di una casella costruzione case o costruzione navi, puoi prendere 1 pezzo da 1 striscia montagna.
occupation-121 = 121 Carpentiera ({ kind-each_time }, 0 punti): { effect-121 }
card-122 = Guardiano della montagna
effect-122 = Dopo ogni uso di una casella che prende dalle strisce montagna, ricevi secondo il numero di cose diverse prese dalle strisce (legno, pietra, minerale, argento): 2 → 1 tessera idromele; 3 → 1 tessera pelle; 4 o più → 1 tessera scrigno.
occupation-122 = 122 Guardiano della montagna ({ kind-each_time }, 0 punti): { effect-122 }
card-123 = Venditrice d’olio
effect-123 = Dopo ogni uso di una casella che migliora esattamente 1 merce, puoi scambiare 1 tessera olio con 1 tessera argenteria.
occupation-123 = 123 Venditrice d’olio ({ kind-each_time }, 1 punto): { effect-123 }
card-124 = Manovale
effect-124 = Dopo ogni uso di una casella il cui guadagno stampato contiene esattamente 2 monete d’argento, puoi comprare 1 tessera grano e 2 legni per 2 monete d’argento.
occupation-124 = 124 Manovale ({ kind-each_time }, 1 punto): { effect-124 }
card-125 = Scrivana
effect-125 = Ogni volta che esplori un’isola o emigri, ricevi 1 tessera pietra runica.
occupation-125 = 125 Scrivana ({ kind-each_time }, 0 punti): { effect-125 }
card-126 = Cacciatore di pelli
effect-126 = Dopo un successo con le trappole, ricevi 1 moneta d’argento.
occupation-126 = 126 Cacciatore di pelli ({ kind-each_time }, 2 punti): { effect-126 }
card-127 = Pescatrice con la lenza
effect-127 = Dopo un successo con le trappole, ricevi 1 tessera stoccafisso.
occupation-127 = 127 Pescatrice con la lenza ({ kind-each_time }, 1 punto): { effect-127 }
card-128 = Scavatore
effect-128 = Dopo un successo con le trappole, puoi prendere 1 pezzo da 1 striscia montagna.
occupation-128 = 128 Scavatore ({ kind-each_time }, 2 punti): { effect-128 }
card-129 = Salatrice di carne
effect-129 = Dopo un successo con le trappole, puoi scambiare 1 trappola con 1 tessera carne salata.
occupation-129 = 129 Salatrice di carne ({ kind-each_time }, 1 punto): { effect-129 }
card-130 = Specialista di trappole
effect-130 = Dopo un successo sulla casella trappole, se vi hai piazzato vichinghi, puoi pagare 2 trappole per riportare sulla piazza del Thing 1 di questi vichinghi.
occupation-130 = 130 Specialista di trappole ({ kind-each_time }, 1 punto): { effect-130 }
card-131 = Posatore di esche
effect-131 = Ogni volta che posi una trappola, con o senza successo, puoi scambiare 1 tessera stoccafisso con 1 tessera selvaggina.
occupation-131 = 131 Posatore di esche ({ kind-each_time }, 1 punto): { effect-131 }
card-132 = Berserker
effect-132 = Prima di ogni saccheggio, puoi rimettere 1 minerale del drakkar usato nella riserva generale per aggiungere 3 a ogni tiro.
occupation-132 = 132 Berserker ({ kind-each_time }, 2 punti): { effect-132 }
card-133 = Portatrice di lancia
effect-133 = Dopo una razzia riuscita, ricevi 1 moneta d’argento o 1 tessera piselli.
occupation-133 = 133 Portatrice di lancia ({ kind-each_time }, 1 punto): { effect-133 }
card-134 = Ubriacone
effect-134 = Dopo una razzia fallita, ricevi 1 tessera idromele.
occupation-134 = 134 Ubriacone ({ kind-each_time }, 0 punti): { effect-134 }
card-135 = Lupo solitario
effect-135 = Dopo una razzia riuscita o un saccheggio riuscito, ricevi 1 spada se hai speso esattamente 1 spada.
occupation-135 = 135 Lupo solitario ({ kind-each_time }, 2 punti): { effect-135 }
card-136 = Predona
effect-136 = Aggiungi 1 ai tuoi tiri di razzia e di saccheggio. Puoi dividere il risultato di una razzia o di un saccheggio fra due bottini.
occupation-136 = 136 Predona ({ kind-each_time }, 2 punti): { effect-136 }
effect-136-1 = Aggiungi 1 ai tuoi tiri di razzia e di saccheggio.
effect-136-2 = Puoi dividere il risultato di una razzia o di un saccheggio fra due bottini.
card-137 = Lottatore
effect-137 = Nella razzia e nel saccheggio puoi spendere lance come spade.
occupation-137 = 137 Lottatore ({ kind-each_time }, 3 punti): { effect-137 }
card-138 = Ladro
effect-138 = Nella razzia e nel saccheggio puoi prendere una merce verde; il suo valore in spade è quello del lato blu meno 1.
occupation-138 = 138 Ladro ({ kind-each_time }, 1 punto): { effect-138 }
card-139 = Cacciatrice di bottino
effect-139 = Nella razzia e nel saccheggio il valore in spade più alto fra le tessere speciali della riserva generale conta 1 in meno.
occupation-139 = 139 Cacciatrice di bottino ({ kind-each_time }, 1 punto): { effect-139 }
card-140 = Cuoco di grasso
effect-140 = Dopo una caccia alla balena riuscita, ricevi 1 tessera olio.
occupation-140 = 140 Cuoco di grasso ({ kind-each_time }, 2 punti): { effect-140 }
card-141 = Scultrice d’avorio
effect-141 = Dopo una caccia alla balena riuscita, se non hai speso legno, ricevi secondo il numero di baleniere usate: 1 → 1 tessera cavolo; 2 → 1 tessera fagioli; 3 → 1 tessera piselli.
occupation-141 = 141 Scultrice d’avorio ({ kind-each_time }, 2 punti): { effect-141 }
card-142 = Baleniere
effect-142 = Dopo una caccia alla balena riuscita, ricevi 1 lancia se hai speso esattamente 1 lancia.
occupation-142 = 142 Baleniere ({ kind-each_time }, 3 punti): { effect-142 }
card-143 = Venditore di corna
effect-143 = Dopo una caccia riuscita, ricevi 1 moneta d’argento.
occupation-143 = 143 Venditore di corna ({ kind-each_time }, 2 punti): { effect-143 }
card-144 = Cacciatrice di cervi
effect-144 = Dopo una caccia riuscita, puoi comprare 1 tessera pelle e ossa per 2 monete d’argento.
occupation-144 = 144 Cacciatrice di cervi ({ kind-each_time }, 0 punti): { effect-144 }
card-145 = Guardaboschi
effect-145 = Prima di ogni caccia, puoi prendere 1 pezzo da 1 striscia montagna.
occupation-145 = 145 Guardaboschi ({ kind-each_time }, 2 punti): { effect-145 }
card-146 = Conducente di slitta
effect-146 = Togli 1 ai tuoi tiri di caccia e con le trappole.
occupation-146 = 146 Conducente di slitta ({ kind-each_time }, 0 punti): { effect-146 }
card-147 = Pilota
effect-147 = Nella razzia, nel saccheggio, nell’assalto e nell’esplorazione i tuoi knarr possono sostituire drakkar, ma non portano minerale.
occupation-147 = 147 Pilota ({ kind-each_time }, 1 punto): { effect-147 }
card-148 = Speziale
effect-148 = Dopo aver costruito un knarr per almeno 1 legno, puoi comprare 1 tessera spezie per 3 monete d’argento.
occupation-148 = 148 Speziale ({ kind-each_time }, 1 punto): { effect-148 }
card-149 = Prete
effect-149 = Subito prima di ogni uso di una casella commercio oltremare, ricevi 1 tessera olio.
occupation-149 = 149 Prete ({ kind-each_time }, 1 punto): { effect-149 }
card-150 = Compratrice di carne
effect-150 = Ogni volta che ricevi insieme esattamente 2 tessere stoccafisso o 2 tessere carne salata, puoi prendere 1 tessera selvaggina al posto di una delle due.
occupation-150 = 150 Compratrice di carne ({ kind-each_time }, 0 punti): { effect-150 }
card-151 = Portavoce del Thing
effect-151 = Ogni volta che nella fase azioni 1 o 2 dei tuoi vichinghi tornano insieme sulla piazza del Thing, ricevi 1 moneta d’argento.
occupation-151 = 151 Portavoce del Thing ({ kind-each_time }, 3 punti): { effect-151 }
card-152 = Mercante
effect-152 = In ogni azione che migliora 3 o 4 merci, puoi migliorarne una di 2 livelli.
occupation-152 = 152 Mercante ({ kind-each_time }, 1 punto): { effect-152 }
card-153 = Cacciatore esperto
effect-153 = In ogni azione con i dadi puoi tirare fino a 4 volte.
occupation-153 = 153 Cacciatore esperto ({ kind-each_time }, 2 punti): { effect-153 }
card-154 = Boscaiola
effect-154 = Dopo ogni azione per cui hai piazzato vichinghi e che ti ha dato almeno 2 legni, ricevi 1 moneta d’argento.
occupation-154 = 154 Boscaiola ({ kind-each_time }, 2 punti): { effect-154 }
card-155 = Bottaio
effect-155 = Dopo ogni azione per cui hai piazzato vichinghi e che ti ha dato almeno 2 legni, puoi scambiare 1 legno con 1 tessera stoccafisso.
occupation-155 = 155 Bottaio ({ kind-each_time }, 2 punti): { effect-155 }
card-156 = Spaccapietre
effect-156 = Dopo ogni azione per cui hai piazzato vichinghi e che ti ha dato almeno 1 pietra, ricevi 1 moneta d’argento.
occupation-156 = 156 Spaccapietre ({ kind-each_time }, 2 punti): { effect-156 }
card-157 = Scuoiatore
effect-157 = Per ogni pecora o mucca che posi sulla tua tavola del banchetto, ricevi 1 tessera pelle e ossa.
occupation-157 = 157 Scuoiatore ({ kind-each_time }, 0 punti): { effect-157 }
card-158 = Barbara
effect-158 = Per ogni tessera selvaggina o carne di balena che posi sulla tua tavola del banchetto, ricevi 3 carte arma dal mazzo e 1 moneta d’argento.
occupation-158 = 158 Barbara ({ kind-each_time }, 1 punto): { effect-158 }
card-159 = Cacciatrice di festa
effect-159 = Dopo ogni banchetto, puoi cacciare senza piazzare vichinghi se c’era selvaggina sulla tua tavola del banchetto.
occupation-159 = 159 Cacciatrice di festa ({ kind-each_time }, 1 punto): { effect-159 }
card-160 = Astemio
effect-160 = Durante il banchetto, ricevi 1 moneta d’argento se non servi idromele; se lo prometti, prendila subito.
occupation-160 = 160 Astemio ({ kind-each_time }, 2 punti): { effect-160 }
card-161 = Aiutante baleniera
effect-161 = In ogni fase bonus, ricevi 1 tessera cavolo se almeno 7 dei tuoi vichinghi sono su caselle della terza colonna.
occupation-161 = 161 Aiutante baleniera ({ kind-each_time }, 0 punti): { effect-161 }
card-162 = Coltivatore di lino
effect-162 = In ogni fase bonus, ricevi 1 tessera lino grezzo se almeno 7 dei tuoi vichinghi sono su caselle della seconda colonna.
occupation-162 = 162 Coltivatore di lino ({ kind-each_time }, 1 punto): { effect-162 }
card-163 = Bracciante
effect-163 = Dopo una caccia riuscita sulla casella per 2 vichinghi, se vi hai piazzato vichinghi, ricevi 1 tessera pelle e 1 moneta d’argento.
occupation-163 = 163 Bracciante ({ kind-each_time }, 1 punto): { effect-163 }
card-164 = Combattente armata
effect-164 = Subito prima di piazzare esattamente 4 vichinghi nella quarta colonna, puoi prendere 1 pezzo da 1 striscia montagna, ma solo pietra o minerale.
occupation-164 = 164 Combattente armata ({ kind-each_time }, 3 punti): { effect-164 }
card-165 = Capo villaggio
effect-165 = All’inizio di ogni banchetto, ricevi 2 monete d’argento se hai almeno 1 tessera vestiti nella riserva.
occupation-165 = 165 Capo villaggio ({ kind-each_time }, 3 punti): { effect-165 }
card-166 = Custode delle armi
effect-166 = Prima di piazzare esattamente 2 vichinghi nella seconda colonna, tranne la prima volta che piazzi 2 vichinghi nel round, puoi prendere 1 carta arma dal mazzo.
occupation-166 = 166 Custode delle armi ({ kind-each_time }, 1 punto): { effect-166 }
card-167 = Assaggiatrice
effect-167 = All’inizio di ogni banchetto, ricevi secondo le tessere spezie nella tua riserva: 1 → 1 moneta d’argento; 2 o più → 2 monete d’argento.
occupation-167 = 167 Assaggiatrice ({ kind-each_time }, 3 punti): { effect-167 }
card-168 = Jarl di Lade
effect-168 = Ogni volta che i vichinghi sulla tua piazza del Thing diventano esattamente 3, ricevi 1 moneta d’argento.
occupation-168 = 168 Jarl di Lade ({ kind-each_time }, 2 punti): { effect-168 }
card-169 = Seminatrice
effect-169 = In ogni raccolto, ricevi 1 tessera lino grezzo se prima avevi almeno 1 tessera lino grezzo nella riserva, oppure 1 tessera grano se prima avevi almeno 1 tessera grano nella riserva.
occupation-169 = 169 Seminatrice ({ kind-each_time }, 1 punto): { effect-169 }
card-170 = Soccorritrice dei profughi
effect-170 = Emigrare ti costa 2 monete d’argento in meno.
occupation-170 = 170 Soccorritrice dei profughi ({ kind-each_time }, 0 punti): { effect-170 }
card-171 = Fornaio di lino
effect-171 = Dopo ogni raccolto, puoi scambiare 1 tessera lino grezzo con 1 tessera grano e 1 moneta d’argento.
occupation-171 = 171 Fornaio di lino ({ kind-each_time }, 2 punti): { effect-171 }
card-172 = Cuoca di pesce
effect-172 = Dopo ogni banchetto, puoi spostare tessere stoccafisso dalla tua tavola del banchetto nelle tue case di pietra e case lunghe.
occupation-172 = 172 Cuoca di pesce ({ kind-each_time }, 0 punti): { effect-172 }
card-173 = Incisore di punzoni
effect-173 = Per ogni minerale tolto dalle strisce montagna alla fine di un round, ricevi 1 moneta d’argento. Per ogni moneta doppia tolta così, ricevi 2 monete d’argento.
occupation-173 = 173 Incisore di punzoni ({ kind-each_time }, 1 punto): { effect-173 }
effect-173-1 = Per ogni minerale tolto dalle strisce montagna alla fine di un round, ricevi 1 moneta d’argento.
effect-173-2 = Per ogni moneta doppia tolta così, ricevi 2 monete d’argento.
card-174 = Viaggiatore del Bosforo
effect-174 = Per ogni mucca che arriva nella tua stalla, puoi comprare 1 tessera seta per 3 monete d’argento, oppure 1 tessera spezie per 4 monete d’argento.
occupation-174 = 174 Viaggiatore del Bosforo ({ kind-each_time }, 1 punto): { effect-174 }
card-175 = Spremitrice di olio di merluzzo
effect-175 = Dopo ogni azione che ti ha dato almeno 1 tessera stoccafisso, puoi comprare 1 tessera olio per 1 moneta d’argento.
occupation-175 = 175 Spremitrice di olio di merluzzo ({ kind-each_time }, 2 punti): { effect-175 }
card-176 = Maestra di buone maniere
effect-176 = Dopo ogni azione in cui hai giocato un’occupazione, ricevi 1 tessera piselli.
occupation-176 = 176 Maestra di buone maniere ({ kind-each_time }, 3 punti): { effect-176 }
card-177 = Domestica
effect-177 = Ogni volta che una delle tue case di pietra o case lunghe dà esattamente 1 merce bonus, puoi invece prendere 1 tessera argenteria.
occupation-177 = 177 Domestica ({ kind-each_time }, 0 punti): { effect-177 }
card-178 = Costruttore di barche
effect-178 = Appena hai 4 navi grandi, ricevi 2 baleniere.
occupation-178 = 178 Costruttore di barche ({ kind-as_soon_as }, 0 punti): { effect-178 }
card-179 = Comandante di cutter
effect-179 = La prossima volta che ottieni un knarr, ricevi 1 tessera stoccafisso e 1 moneta d’argento per ogni knarr.
occupation-179 = 179 Comandante di cutter ({ kind-as_soon_as }, 2 punti): { effect-179 }
card-180 = Predone di spiagge
effect-180 = Appena hai 3 drakkar, ricevi secondo la tua rendita attuale: al massimo 5 → 4 tessere argenteria; 6–11 → 3 tessere argenteria; 12–30 → 2 tessere argenteria.
occupation-180 = 180 Predone di spiagge ({ kind-as_soon_as }, -2 punti): { effect-180 }
card-181 = Rammendatrice di vele
effect-181 = Appena hai 3 navi grandi, ricevi secondo la tua rendita attuale: al massimo 4 → 3 tessere lana; 5–9 → 2 tessere lana; 10–30 → 1 tessera lana.
occupation-181 = 181 Rammendatrice di vele ({ kind-as_soon_as }, 1 punto): { effect-181 }
card-182 = Erborista
effect-182 = Appena hai 2 case di pietra o case lunghe, in ogni momento ma una sola volta nella partita, puoi scambiare 2 legni con 1 tessera spezie, oppure 5 legni con 2 tessere spezie.
occupation-182 = 182 Erborista ({ kind-as_soon_as }, 1 punto): { effect-182 }
card-183 = Fornitore di grano
effect-183 = Subito, ricevi secondo il numero dei tuoi knarr: 1 → 1 tessera piselli, 1 tessera fagioli e 1 tessera lino grezzo; 2 → 1 tessera piselli, 1 tessera fagioli, 1 tessera lino grezzo e 1 tessera grano; 3 → 1 tessera piselli, 1 tessera fagioli, 1 tessera lino grezzo, 1 tessera grano e 1 tessera cavolo; 4 o più → 1 tessera piselli, 1 tessera fagioli, 1 tessera lino grezzo, 1 tessera grano, 1 tessera cavolo e 1 tessera frutta.
occupation-183 = 183 Fornitore di grano ({ kind-immediate }, 2 punti): { effect-183 }
card-184 = Finanziatrice
effect-184 = Subito, puoi scambiare 4 legni e 3 minerali, oppure 3 monete d’argento e 3 minerali con 1 drakkar carico di questi 3 minerali.
occupation-184 = 184 Finanziatrice ({ kind-immediate }, 0 punti): { effect-184 }
card-185 = Viaggiatrice di Dorestad
effect-185 = Invece di una razzia, puoi migliorare fino a 2 merci di 1 livello.
occupation-185 = 185 Viaggiatrice di Dorestad ({ kind-each_time }, 2 punti): { effect-185 }
card-186 = Fornaio di piselli
effect-186 = Fino a 2 tessere piselli possono stare per il lungo sulla tua tavola del banchetto.
occupation-186 = 186 Fornaio di piselli ({ kind-each_time }, 3 punti): { effect-186 }
card-187 = Cronista
effect-187 = In ogni momento, puoi scambiare 3 tessere lino grezzo con 1 tessera forziere. Durante un’azione per cui hai piazzato vichinghi, puoi scambiare 2 tessere lino grezzo con la cintura (se disponibile).
occupation-187 = 187 Cronista ({ kind-anytime }, 2 punti): { effect-187 }
effect-187-1 = In ogni momento, puoi scambiare 3 tessere lino grezzo con 1 tessera forziere.
effect-187-2 = Durante un’azione per cui hai piazzato vichinghi, puoi scambiare 2 tessere lino grezzo con la cintura (se disponibile).
card-188 = Operaio di miniera
effect-188 = Subito, ricevi secondo il numero di giocatori: 2 → 1 moneta d’argento; 3 → 2 monete d’argento; 4 → 3 monete d’argento. Per ogni moneta doppia che prendi dall’ultimo spazio di una striscia montagna, ricevi 1 moneta d’argento.
occupation-188 = 188 Operaio di miniera ({ kind-immediate }, { kind-each_time }, 0 punti): { effect-188 }
effect-188-1 = Subito, ricevi secondo il numero di giocatori: 2 → 1 moneta d’argento; 3 → 2 monete d’argento; 4 → 3 monete d’argento.
effect-188-2 = Per ogni moneta doppia che prendi dall’ultimo spazio di una striscia montagna, ricevi 1 moneta d’argento.
card-189 = Navigatrice
effect-189 = Alla fine, ricevi secondo il numero delle tue isole: 2 → 4 monete d’argento; 3 → 9 monete d’argento; 4 o più → 16 monete d’argento.
occupation-189 = 189 Navigatrice ({ kind-as_soon_as }, 1 punto): { effect-189 }
card-190 = Mercante del Bosforo
effect-190 = Per ogni tessera spezie che ricevi, ricevi 1 tessera olio.
occupation-190 = 190 Mercante del Bosforo ({ kind-each_time }, 0 punti): { effect-190 }

count-silver =
    { $count ->
        [one] { $count } moneta d’argento
       *[other] { $count } monete d’argento
    }
count-wood =
    { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
count-stone =
    { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
count-ore =
    { $count ->
        [one] { $count } minerale
       *[other] { $count } minerali
    }
count-loaded_ore =
    { $count ->
        [one] { $count } minerale del drakkar usato
       *[other] { $count } minerali del drakkar usato
    }
count-peas =
    { $count ->
        [one] { $count } tessera piselli
       *[other] { $count } tessere piselli
    }
count-flax =
    { $count ->
        [one] { $count } tessera lino grezzo
       *[other] { $count } tessere lino grezzo
    }
count-beans =
    { $count ->
        [one] { $count } tessera fagioli
       *[other] { $count } tessere fagioli
    }
count-grain =
    { $count ->
        [one] { $count } tessera grano
       *[other] { $count } tessere grano
    }
count-cabbage =
    { $count ->
        [one] { $count } tessera cavolo
       *[other] { $count } tessere cavolo
    }
count-fruits =
    { $count ->
        [one] { $count } tessera frutta
       *[other] { $count } tessere frutta
    }
count-mead =
    { $count ->
        [one] { $count } tessera idromele
       *[other] { $count } tessere idromele
    }
count-stockfish =
    { $count ->
        [one] { $count } tessera stoccafisso
       *[other] { $count } tessere stoccafisso
    }
count-milk =
    { $count ->
        [one] { $count } tessera latte
       *[other] { $count } tessere latte
    }
count-salt_meat =
    { $count ->
        [one] { $count } tessera carne salata
       *[other] { $count } tessere carne salata
    }
count-game_meat =
    { $count ->
        [one] { $count } tessera selvaggina
       *[other] { $count } tessere selvaggina
    }
count-whale_meat =
    { $count ->
        [one] { $count } tessera carne di balena
       *[other] { $count } tessere carne di balena
    }
count-sheep =
    { $count ->
        [one] { $count } pecora
       *[other] { $count } pecore
    }
count-cattle =
    { $count ->
        [one] { $count } mucca
       *[other] { $count } mucche
    }
count-oil =
    { $count ->
        [one] { $count } tessera olio
       *[other] { $count } tessere olio
    }
count-hide =
    { $count ->
        [one] { $count } tessera pelle
       *[other] { $count } tessere pelle
    }
count-wool =
    { $count ->
        [one] { $count } tessera lana
       *[other] { $count } tessere lana
    }
count-linen =
    { $count ->
        [one] { $count } tessera tela di lino
       *[other] { $count } tessere tela di lino
    }
count-skin_and_bones =
    { $count ->
        [one] { $count } tessera pelle e ossa
       *[other] { $count } tessere pelle e ossa
    }
count-fur =
    { $count ->
        [one] { $count } tessera pelliccia
       *[other] { $count } tessere pelliccia
    }
count-clothing =
    { $count ->
        [one] { $count } tessera vestiti
       *[other] { $count } tessere vestiti
    }
count-rune_stone =
    { $count ->
        [one] { $count } tessera pietra runica
       *[other] { $count } tessere pietra runica
    }
count-silverware =
    { $count ->
        [one] { $count } tessera argenteria
       *[other] { $count } tessere argenteria
    }
count-chest =
    { $count ->
        [one] { $count } tessera scrigno
       *[other] { $count } tessere scrigno
    }
count-silk =
    { $count ->
        [one] { $count } tessera seta
       *[other] { $count } tessere seta
    }
count-spices =
    { $count ->
        [one] { $count } tessera spezie
       *[other] { $count } tessere spezie
    }
count-jewellery =
    { $count ->
        [one] { $count } tessera gioielli
       *[other] { $count } tessere gioielli
    }
count-treasure_chest =
    { $count ->
        [one] { $count } tessera forziere
       *[other] { $count } tessere forziere
    }
count-silver_hoard =
    { $count ->
        [one] { $count } tessera tesoro d’argento
       *[other] { $count } tessere tesoro d’argento
    }
count-bow =
    { $count ->
        [one] { $count } arco
       *[other] { $count } archi
    }
count-snare =
    { $count ->
        [one] { $count } trappola
       *[other] { $count } trappole
    }
count-spear =
    { $count ->
        [one] { $count } lancia
       *[other] { $count } lance
    }
count-sword =
    { $count ->
        [one] { $count } spada
       *[other] { $count } spade
    }
count-weapon =
    { $count ->
        [one] { $count } carta arma dal mazzo
       *[other] { $count } carte arma dal mazzo
    }
count-whaling_boat =
    { $count ->
        [one] { $count } baleniera
       *[other] { $count } baleniere
    }
count-knarr = { $count } knarr
count-longship = { $count } drakkar
count-laden_longship =
    { $count ->
        [one] { $count } drakkar carico di questi 3 minerali
       *[other] { $count } drakkar carichi di questi 3 minerali
    }
count-stone_house =
    { $count ->
        [one] { $count } casa di pietra
       *[other] { $count } case di pietra
    }
count-pregnant_sheep =
    { $count ->
        [one] { $count } pecora gravida
       *[other] { $count } pecore gravide
    }
count-pregnant_cattle =
    { $count ->
        [one] { $count } mucca gravida
       *[other] { $count } mucche gravide
    }
