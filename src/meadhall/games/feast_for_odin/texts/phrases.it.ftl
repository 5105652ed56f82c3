# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act } { $test }.
sentence-tier-if = { $when } { $test }, { $act }.
or-2 = { $a } o { $b }
or-3 = { $a }, { $b } o { $c }
or-else-2 = { $a }, oppure { $b }
or-else-3 = { $a }, oppure { $b }, oppure { $c }
span-one = { $low }
span = { $low }–{ $high }
span-from = { $low } o più
span-to = al massimo { $high }
row = { $span } → { $gain }
rows-2 = { $a }; { $b }
rows-3 = { $a }; { $b }; { $c }
rows-4 = { $a }; { $b }; { $c }; { $d }

## When

when-play = Subito,
when-then = Poi
when-anytime = In ogni momento,
when-anytime-action-vikings = Durante un’azione per cui hai piazzato vichinghi,
when-threshold = Appena hai { $things },
when-unlocked = Appena hai { $things }, in ogni momento ma una sola volta nella partita,
when-acquire-knarr = La prossima volta che ottieni un knarr,
when-crew-4-action-vikings = Subito prima di piazzare esattamente { $count } vichinghi nella quarta colonna,
when-crew-2-action-vikings-round-earlier_pairs = Prima di piazzare esattamente 2 vichinghi nella seconda colonna, tranne la prima volta che piazzi 2 vichinghi nel round,
when-space-before-build_houses-build_ships = Prima di ogni uso di una casella costruzione case o costruzione navi,
when-space-before-crafting = Prima di ogni uso di una casella artigianato,
when-space-before-overseas_trading_1-overseas_trading_2 = Subito prima di ogni uso di una casella commercio oltremare,
when-ore_way = Subito prima di scambiare minerale su una casella artigianato,
when-space-use-build_houses = Ogni volta che usi una casella costruzione case,
when-space-use-build_whaling_boat = Sulla casella baleniera per 1 vichingo,
when-space-use-crafting = Ogni volta che usi una casella artigianato,
when-space-use-has_upgrade_1 = Ogni volta che una casella ti fa migliorare esattamente 1 merce,
when-space-use-weekly_market = Ogni volta che usi una casella mercato settimanale,
when-space-after-crafting = Dopo ogni uso di una casella artigianato,
when-space-after-crafting-action-vikings-action-spent-ore = Dopo aver piazzato vichinghi su una casella artigianato e avervi scambiato minerale,
when-space-after-gives_exactly_1_silver = Dopo ogni uso di una casella il cui guadagno stampato contiene esattamente 1 moneta d’argento,
when-space-after-gives_exactly_2_silver = Dopo ogni uso di una casella il cui guadagno stampato contiene esattamente 2 monete d’argento,
when-space-after-has_upgrade_1 = Dopo ogni uso di una casella che migliora esattamente 1 merce,
when-space-after-overseas_trading_2 = Dopo ogni uso della casella commercio oltremare per 2 vichinghi,
when-space-after-takes_from_mountain = Dopo ogni uso di una casella che prende dalle strisce montagna,
when-space-after-weekly_market = Dopo ogni uso di una casella mercato settimanale,
when-action-before-hunting = Prima di ogni caccia,
when-action-before-overseas_trading = Prima di ogni commercio oltremare,
when-action-before-pillaging = Prima di ogni saccheggio,
when-action-before-raiding = Prima di ogni razzia,
when-instead-raiding = Invece di una razzia,
when-action-use-explore-emigrate = Ogni volta che esplori un’isola o emigri,
when-action-after-action-longships = Dopo ogni azione in cui hai usato un drakkar,
when-action-after-action-received-stockfish = Dopo ogni azione che ti ha dato almeno { $count } tessera stoccafisso,
when-action-after-action-vikings-action-received-stone = Dopo ogni azione per cui hai piazzato vichinghi e che ti ha dato almeno { $count } pietra,
when-action-after-action-vikings-action-received-wood = Dopo ogni azione per cui hai piazzato vichinghi e che ti ha dato almeno { $count } legni,
when-occupation-played = Dopo ogni azione in cui hai giocato un’occupazione,
when-dice-success-hunting = Dopo una caccia riuscita,
when-dice-success-hunting_2-action-vikings = Dopo una caccia riuscita sulla casella per 2 vichinghi, se vi hai piazzato vichinghi,
when-dice-success-laying_snare-action-vikings = Dopo un successo sulla casella trappole, se vi hai piazzato vichinghi,
when-dice-success-raiding = Dopo una razzia riuscita,
when-dice-success-raiding-pillaging = Dopo una razzia riuscita o un saccheggio riuscito,
when-dice-success-snare = Dopo un successo con le trappole,
when-dice-success-whaling = Dopo una caccia alla balena riuscita,
when-dice-failure-raiding = Dopo una razzia fallita,
when-dice-over-snare = Ogni volta che posi una trappola, con o senza successo,
when-receive-cattle-pregnant_cattle = Per ogni mucca che arriva nella tua stalla,
when-receive-chest-treasure_chest = Per ogni tessera scrigno o forziere che ricevi,
when-receive-silver_2-strip_end = Per ogni moneta doppia che prendi dall’ultimo spazio di una striscia montagna,
when-receive-spices = Per ogni tessera spezie che ricevi,
when-receive-stockfish-salt_meat-event-amount = Ogni volta che ricevi insieme esattamente { $count } tessere stoccafisso o { $count } tessere carne salata,
when-receive-stone-strip = Per ogni pietra che prendi da una striscia montagna,
when-build-knarr-event-wood_paid = Dopo aver costruito un knarr per almeno { $count } legno,
when-build-knarr-longship-event-wood_paid = Dopo aver costruito un knarr o un drakkar per almeno { $count } legno,
when-build-stone_house-long_house = Ogni volta che costruisci una casa di pietra o una casa lunga,
when-place-grain-houses = Dopo ogni tessera grano che posi in una casa di pietra o in una casa lunga,
when-place-rune_stone-houses = Per ogni tessera pietra runica che posi in una casa di pietra o in una casa lunga,
when-place-rune_stone-islands = Per ogni tessera pietra runica che posi su un’isola,
when-serve-game_meat-whale_meat = Per ogni tessera selvaggina o carne di balena che posi sulla tua tavola del banchetto,
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = Per ogni pecora o mucca che posi sulla tua tavola del banchetto,
when-viking-return-event-amount = Ogni volta che nella fase azioni { $count } o { $most } dei tuoi vichinghi tornano insieme sulla piazza del Thing,
when-thing-count-event-amount = Ogni volta che i vichinghi sulla tua piazza del Thing diventano esattamente { $count },
when-occupation-draw = Ogni volta che dovresti pescare un’occupazione,
when-new_weapon = In ogni fase nuova arma,
when-harvest-none = In ogni round senza raccolto,
when-harvest-during = In ogni raccolto,
when-harvest-after = Dopo ogni raccolto,
when-actions-end = Alla fine di ogni fase azioni,
when-income-before = Prima della rendita,
when-feast-start = All’inizio di ogni banchetto,
when-feast-during = Durante il banchetto,
when-feast-after = Dopo ogni banchetto,
when-bonus-during = In ogni fase bonus,
when-bonus-after = Dopo ogni fase bonus,
when-bonus-house-event-amount = Ogni volta che una delle tue case di pietra o case lunghe dà esattamente { $count } merce bonus,
when-strip-removed-ore = Per ogni minerale tolto dalle strisce montagna alla fine di un round,
when-strip-removed-silver_2 = Per ogni moneta doppia tolta così,
when-scoring = Alla fine,

## What is done

act-gain = ricevi { $gain }
act-may-gain = puoi prendere { $gain }
act-gain-per = ricevi { $gain } per ogni { $per }
act-gain-one = ricevi { $ways }
act-tier = ricevi secondo { $counter }: { $rows }
act-fill = puoi prendere carte arma fino ad avere { $gain }
act-double-supply-peas = puoi raddoppiare le tessere piselli nella tua riserva, fino a { $cap } al massimo
act-fourth_of_a_kind = scegli una merce (non un animale) di cui hai esattamente 3 tessere nella riserva e ricevine una quarta
act-exchange = puoi scambiare { $price } con { $gain }
act-exchange-one = puoi scambiare { $ways }
act-buy = puoi comprare { $gain } per { $price }
act-buy-one = puoi comprare { $ways }
act-buy-tier = puoi comprare { $gain } a un prezzo secondo { $counter }: { $rows }
act-take-one = puoi prendere una di queste cose: { $ways }
act-harvest = puoi scambiare { $price } con { $gain } (vale come un tuo raccolto)
way-exchange = { $price } con { $gain }
way-buy = { $gain } per { $price }
way-free = { $gain } senza pagare
way-if = { $gain } { $test }
price-silver-game-round = tante monete d’argento quanto il numero del round
price-silver-price-by_weapons = 8 monete d’argento (1 in meno per ogni spada, ½ in meno per ogni lancia o arco che hai, per difetto; tieni le armi)
act-upgrade = puoi migliorare { $count ->
        [one] { $count } merce
       *[other] fino a { $count } merci
    } di 1 livello
act-upgrade-paid = puoi pagare { $price } per migliorare { $count ->
        [one] { $count } merce
       *[other] fino a { $count } merci
    } di 1 livello
act-upgrade-blue = puoi migliorare { $count } merce arancione, rossa o verde fino alla merce blu della stessa forma
act-upgrade-orange-paid = puoi pagare { $price } per migliorare { $count } merce arancione di 1 livello
act-upgrade-salt_meat-game_meat-whale_meat = puoi migliorare { $count } tessera carne salata, selvaggina o carne di balena di 1 livello
act-upgrade-same = puoi migliorare fino a { $count } merci uguali di 1 livello
act-upgrade-up_left-paid-per-own-knarr = puoi, una volta per ogni knarr, pagare { $price } per spostare { $count } merce di 1 passo in diagonale in alto a sinistra nella griglia delle merci
act-upgrade-up_right-orange-paid = puoi pagare { $price } per spostare { $count } merce arancione fino a { $steps } passi in diagonale in alto a destra nella griglia delle merci
act-flip = puoi girare tessere della tua riserva, al massimo secondo { $counter }: { $rows }
act-mountain = puoi prendere { $count ->
        [one] { $count } pezzo
       *[other] fino a { $count } pezzi
    } da 1 striscia montagna
act-mountain-exact = puoi prendere esattamente { $count } pezzi da 1 striscia montagna
act-mountain-only-stone-ore = puoi prendere { $count } pezzo da 1 striscia montagna, ma solo pietra o minerale
act-raise-rolls = puoi rimettere { $price } nella riserva generale per aggiungere { $count } a ogni tiro
act-action-emigrate = puoi emigrare al prezzo normale senza piazzare vichinghi
act-action-emigrate-less = puoi emigrare senza piazzare vichinghi per 1 moneta d’argento in meno per ogni nave grande che hai (compresa quella che emigra)
act-action-hunting = puoi cacciare senza piazzare vichinghi
act-action-hunting-paid = puoi pagare { $price } per cacciare senza piazzare vichinghi
act-action-snare-paid = puoi pagare { $price } per posare una trappola senza piazzare vichinghi
act-use-empty_in_column_1_beside_own = puoi pagare { $price } per usare, senza piazzare vichinghi, una casella vuota della prima colonna subito sopra o sotto una casella di quella colonna con un tuo vichingo
act-use-occupied_in_column_2 = puoi usare una casella occupata della seconda colonna senza piazzare vichinghi
act-phase-bonus-home = puoi ricevere i bonus della tua plancia
act-phase-bonus-houses = puoi ricevere i bonus delle tue case
act-phase-breeding = puoi svolgere una fase allevamento solo per te
act-phase-feast = svolgi un banchetto solo per te; il banchetto del round ha luogo comunque
act-return-each_of_column_4 = puoi riportare sulla piazza del Thing 1 tuo vichingo da ogni casella della quarta colonna
act-return-one_space = puoi riportare sulla piazza del Thing 1 tuo vichingo da una casella e, per { $second }, un secondo dalla stessa casella
act-return-this_space = puoi pagare { $price } per riportare sulla piazza del Thing 1 di questi vichinghi
act-take-special = puoi prendere { $tile } dalla plancia di chiunque; { $fill } dalla riserva generale ne prendono il posto
tile-cloakpin = la spilla da mantello
tile-drinking_horn = il corno potorio
give-longship = 1 drakkar (il suo minerale va perso)
give-whaling_boat = 1 baleniera (il suo minerale va perso)
act-breed-cattle = puoi girare 1 mucca sul lato gravida
act-play-paid = puoi pagare { $price } per giocare 1 occupazione dalla mano
act-lay-feast_table-stockfish-houses = puoi spostare tessere stoccafisso dalla tua tavola del banchetto nelle tue case di pietra e case lunghe
act-lay-stock-ore-home-islands = ricevi 1 minerale per ogni drakkar, ma solo quanto posi subito sulla tua plancia e sulle tue isole
act-promise_no_mead = ricevi 1 moneta d’argento se non servi idromele; se lo prometti, prendila subito
act-stock_shed = puoi posare 1 legno o 1 pietra dalla riserva in uno dei tuoi capanni per ricevere 1 moneta d’argento
act-unload_ore = puoi riprendere nella riserva il minerale caricato sulle tue baleniere e sui tuoi drakkar
act-wood_in_houses = puoi coprire spazi delle tue case di pietra e case lunghe con legno, come con l’argento
act-instead-draw_weapon = puoi prendere { $gain } invece di pescare una carta arma
act-instead-draw_occupation = puoi invece giocare 1 occupazione dalla mano
act-instead-upgrade = puoi invece scambiare { $price } con { $gain }
act-instead-build = puoi invece costruire { $gain } per { $price }
act-instead-tile = puoi prendere { $gain } al posto di una delle due
act-instead-bonus_good = puoi invece prendere { $gain }
act-instead-action = puoi migliorare fino a { $count } merci di 1 livello

## Conditions

if-action-rolls-at-most = se hai tirato al massimo { $count } volte
if-action-spent-spear-exactly = se hai speso esattamente { $count } lancia
if-action-spent-sword-exactly = se hai speso esattamente { $count } spada
if-action-spent-wood-exactly = se non hai speso legno
if-before-flax = se prima avevi almeno { $count } tessera lino grezzo nella riserva
if-before-grain = se prima avevi almeno { $count } tessera grano nella riserva
if-standing-column_2 = se almeno { $count } dei tuoi vichinghi sono su caselle della seconda colonna
if-standing-column_3 = se almeno { $count } dei tuoi vichinghi sono su caselle della terza colonna
if-standing-crafting = se almeno { $count } dei tuoi vichinghi sono su caselle artigianato
if-supply-clothing = se hai almeno { $count } tessera vestiti nella riserva
if-table-game_meat = se c’era selvaggina sulla tua tavola del banchetto
have-own-houses = { $count } case di pietra o case lunghe
have-own-large_ships = { $count } navi grandi
have-own-longship = { $count } drakkar

## What is counted

by-action-boats = il numero di baleniere usate
by-action-strip_kinds = il numero di cose diverse prese dalle strisce (legno, pietra, minerale, argento)
by-game-players = il numero di giocatori
by-own-islands = il numero delle tue isole
by-own-knarr = il numero dei tuoi knarr
by-own-loaded_ore = il minerale caricato sulle tue navi (quello stampato non conta)
by-own-longship = il numero dei tuoi drakkar
by-own-longships_with_2_ore = il numero dei tuoi drakkar con almeno 2 minerali
by-own-round_income = la tua rendita attuale
by-own-ship_sets = il numero delle tue serie complete dei tre tipi di nave
by-own-special_tiles = il numero delle tue tessere speciali (nella riserva e sulle plance)
by-own-whaling_boat = il numero delle tue baleniere
by-stable-any_sheep = il numero delle tue pecore (anche gravide)
by-supply-grain = le tessere grano nella tua riserva
by-supply-silk = le tessere seta nella tua riserva
by-supply-spices = le tessere spezie nella tua riserva
per-action-resource_kinds_paid = tipo di materiale (legno, pietra, minerale) che vi hai scambiato
per-own-houses = casa di pietra o casa lunga
per-own-knarr = knarr
per-own-longship = drakkar
per-own-red_kinds = tipo di merce rossa nella riserva e nella stalla (gravida o no è un solo tipo)
per-own-whaling_boat = baleniera
per-stable-kinds = specie di animale nella tua stalla (pecore, mucche)
per-supply-meat_pairs = coppia di 1 tessera selvaggina e 1 tessera carne di balena nella riserva (le tieni)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = Su una casella il cui prezzo stampato è di almeno { $least } monete d’argento, paghi in tutto { $count } moneta d’argento in meno (non per le navi).
rule-less-silver-emigrate = Emigrare ti costa { $count } monete d’argento in meno.
rule-less-silver-livestock_market = Sulle caselle mercato del bestiame paghi in tutto { $count } moneta d’argento in meno.
rule-less-stone-build_houses = Sulle caselle costruzione case, una casa ti costa { $count } pietra in meno.
rule-less-vikings-plundering = La casella assalto richiede meno vichinghi secondo { $counter }: { $rows }.
rule-rolls-more = Aggiungi { $count } ai tuoi tiri { $rolls }.
rule-rolls-less = Togli { $count } ai tuoi tiri { $rolls }.
rolls-hunting = di caccia
rolls-hunting-snare = di caccia e con le trappole
rolls-hunting-snare-whaling-raiding-pillaging = di dado, anche di razzia e di saccheggio
rolls-raiding-pillaging = di razzia e di saccheggio
rule-worth-spear-whaling = Nella caccia alla balena ogni lancia spesa abbassa il risultato di { $count }.
rule-worth-stone-raiding-pillaging = Nella razzia e nel saccheggio ogni pietra spesa alza il risultato di { $count }.
rule-rerolls = In ogni azione con i dadi puoi tirare fino a { $count } volte.
rule-spend-spear-sword = Nella razzia e nel saccheggio puoi spendere lance come spade.
rule-split = Puoi dividere il risultato di una razzia o di un saccheggio fra due bottini.
rule-green = Nella razzia e nel saccheggio puoi prendere una merce verde; il suo valore in spade è quello del lato blu meno 1.
rule-highest_special = Nella razzia e nel saccheggio il valore in spade più alto fra le tessere speciali della riserva generale conta 1 in meno.
rule-any_island = Sulla casella esplorazione per ogni nave puoi prendere qualsiasi isola visibile con qualsiasi nave.
rule-knarr_as_longship = Nella razzia, nel saccheggio, nell’assalto e nell’esplorazione i tuoi knarr possono sostituire drakkar, ma non portano minerale.
rule-lengthwise-peas = Fino a { $count } tessere piselli possono stare per il lungo sulla tua tavola del banchetto.
rule-second_step = In ogni azione che migliora 3 o 4 merci, puoi migliorarne una di 2 livelli.

## So many of a thing

count-silver = { $count ->
        [one] { $count } moneta d’argento
       *[other] { $count } monete d’argento
    }
count-wood = { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
count-stone = { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
count-ore = { $count ->
        [one] { $count } minerale
       *[other] { $count } minerali
    }
count-loaded_ore = { $count ->
        [one] { $count } minerale del drakkar usato
       *[other] { $count } minerali del drakkar usato
    }
count-peas = { $count ->
        [one] { $count } tessera piselli
       *[other] { $count } tessere piselli
    }
count-flax = { $count ->
        [one] { $count } tessera lino grezzo
       *[other] { $count } tessere lino grezzo
    }
count-beans = { $count ->
        [one] { $count } tessera fagioli
       *[other] { $count } tessere fagioli
    }
count-grain = { $count ->
        [one] { $count } tessera grano
       *[other] { $count } tessere grano
    }
count-cabbage = { $count ->
        [one] { $count } tessera cavolo
       *[other] { $count } tessere cavolo
    }
count-fruits = { $count ->
        [one] { $count } tessera frutta
       *[other] { $count } tessere frutta
    }
count-mead = { $count ->
        [one] { $count } tessera idromele
       *[other] { $count } tessere idromele
    }
count-stockfish = { $count ->
        [one] { $count } tessera stoccafisso
       *[other] { $count } tessere stoccafisso
    }
count-milk = { $count ->
        [one] { $count } tessera latte
       *[other] { $count } tessere latte
    }
count-salt_meat = { $count ->
        [one] { $count } tessera carne salata
       *[other] { $count } tessere carne salata
    }
count-game_meat = { $count ->
        [one] { $count } tessera selvaggina
       *[other] { $count } tessere selvaggina
    }
count-whale_meat = { $count ->
        [one] { $count } tessera carne di balena
       *[other] { $count } tessere carne di balena
    }
count-sheep = { $count ->
        [one] { $count } pecora
       *[other] { $count } pecore
    }
count-cattle = { $count ->
        [one] { $count } mucca
       *[other] { $count } mucche
    }
count-any_sheep = { $count ->
        [one] { $count } pecora (gravida o no)
       *[other] { $count } pecore (gravide o no)
    }
count-any_cattle = { $count ->
        [one] { $count } mucca (gravida o no)
       *[other] { $count } mucche (gravide o no)
    }
count-oil = { $count ->
        [one] { $count } tessera olio
       *[other] { $count } tessere olio
    }
count-hide = { $count ->
        [one] { $count } tessera pelle
       *[other] { $count } tessere pelle
    }
count-wool = { $count ->
        [one] { $count } tessera lana
       *[other] { $count } tessere lana
    }
count-linen = { $count ->
        [one] { $count } tessera tela di lino
       *[other] { $count } tessere tela di lino
    }
count-skin_and_bones = { $count ->
        [one] { $count } tessera pelle e ossa
       *[other] { $count } tessere pelle e ossa
    }
count-fur = { $count ->
        [one] { $count } tessera pelliccia
       *[other] { $count } tessere pelliccia
    }
count-clothing = { $count ->
        [one] { $count } tessera vestiti
       *[other] { $count } tessere vestiti
    }
count-rune_stone = { $count ->
        [one] { $count } tessera pietra runica
       *[other] { $count } tessere pietra runica
    }
count-silverware = { $count ->
        [one] { $count } tessera argenteria
       *[other] { $count } tessere argenteria
    }
count-chest = { $count ->
        [one] { $count } tessera scrigno
       *[other] { $count } tessere scrigno
    }
count-silk = { $count ->
        [one] { $count } tessera seta
       *[other] { $count } tessere seta
    }
count-spices = { $count ->
        [one] { $count } tessera spezie
       *[other] { $count } tessere spezie
    }
count-jewellery = { $count ->
        [one] { $count } tessera gioielli
       *[other] { $count } tessere gioielli
    }
count-treasure_chest = { $count ->
        [one] { $count } tessera forziere
       *[other] { $count } tessere forziere
    }
count-silver_hoard = { $count ->
        [one] { $count } tessera tesoro d’argento
       *[other] { $count } tessere tesoro d’argento
    }
count-bow = { $count ->
        [one] { $count } arco
       *[other] { $count } archi
    }
count-snare = { $count ->
        [one] { $count } trappola
       *[other] { $count } trappole
    }
count-spear = { $count ->
        [one] { $count } lancia
       *[other] { $count } lance
    }
count-sword = { $count ->
        [one] { $count } spada
       *[other] { $count } spade
    }
count-weapon = { $count ->
        [one] { $count } carta arma dal mazzo
       *[other] { $count } carte arma dal mazzo
    }
count-any_weapon = { $count ->
        [one] { $count } carta arma a scelta
       *[other] { $count } carte arma a scelta
    }
count-whaling_boat = { $count ->
        [one] { $count } baleniera
       *[other] { $count } baleniere
    }
count-knarr = { $count } knarr
count-longship = { $count } drakkar
count-laden_longship = { $count ->
        [one] { $count } drakkar carico di questi 3 minerali
       *[other] { $count } drakkar carichi di questi 3 minerali
    }
count-stone_house = { $count ->
        [one] { $count } casa di pietra
       *[other] { $count } case di pietra
    }
count-tiles = { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
count-vikings = { $count ->
        [one] { $count } vichingo in meno
       *[other] { $count } vichinghi in meno
    }
count-belt = la cintura (se disponibile)
count-chalice = il calice (se disponibile)
count-cloakpin = la spilla da mantello (se disponibile)
count-crucifix = il crocifisso (se disponibile)
count-drinking_horn = il corno potorio (se disponibile)
count-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
count-pregnant_sheep = { $count ->
        [one] { $count } pecora gravida
       *[other] { $count } pecore gravide
    }
count-pregnant_cattle = { $count ->
        [one] { $count } mucca gravida
       *[other] { $count } mucche gravide
    }

## Names

name-1 = Ambulante
name-2 = Mecenate
name-3 = Pellicciaia
name-4 = Cacciatrice
name-5 = Capo
name-6 = Scultore di pietre
name-7 = Mugnaio
name-8 = Maestro della gilda
name-9 = Barcaiola del minerale
name-10 = Mungitore
name-11 = Cacciatore col tridente
name-12 = Timoniere
name-13 = Arciera
name-14 = Armatore
name-15 = Contadina
name-16 = Capitano
name-17 = Navigatore d’Oriente
name-18 = Combattente
name-19 = Ospite
name-20 = Costruttrice
name-21 = Raccoglitrice
name-22 = Minatore
name-23 = Custode
name-24 = Fornitore di baleniere
name-25 = Commerciante di carne
name-26 = Ispettore delle carni
name-27 = Pescatore
name-28 = Fabbro di serrature
name-29 = Conserviera di carne
name-30 = Mercante di seta
name-31 = Magazziniere
name-32 = Fornitore di armi
name-33 = Tosatrice
name-34 = Pastora
name-35 = Allevatrice di mucche
name-36 = Cuoco di bordo
name-37 = Commerciante estero
name-38 = Pacificatrice
name-39 = Scaricatore
name-40 = Maestro falegname
name-41 = Lumacone
name-42 = Amministratore
name-43 = Raccoglitrice di frutta
name-44 = Maestra sarta
name-45 = Pirata
name-46 = Architetta navale
name-47 = Conciatore
name-48 = Fattora
name-49 = Aratore
name-50 = Incisore di rune
name-51 = Maestro scalpellino
name-52 = Insegnante
name-53 = Bottegaia della fattoria
name-54 = Commerciante
name-55 = Tesoriera
name-56 = Trafficante d’armi
name-57 = Coltivatrice di fagioli
name-58 = Spremitore di olio di lino
name-59 = Tessitrice di lino
name-60 = Ispettore
name-61 = Padrona del cantiere navale
name-62 = Orafo
name-63 = Tornitore di corni
name-64 = Costruttore di navi
name-65 = Ammazzadraghi
name-66 = Agricoltrice
name-67 = Cuoco privato
name-68 = Armaiola
name-69 = Fornitrice di equipaggiamento
name-70 = Corriere
name-71 = Locandiera
name-72 = Conte
name-73 = Fabbra
name-74 = Mandriano
name-75 = Raccoglitrice di ossa
name-76 = Rimpatriato
name-77 = Seguace
name-78 = Mercante itinerante
name-79 = Allevatore
name-80 = Pastorello
name-81 = Quartiermastro
name-82 = Costruttrice di drakkar
name-83 = Grossista
name-84 = Guardia del porto
name-85 = Suonatrice di corno
name-86 = Compratore di pelli
name-87 = Predicatore
name-88 = Impiegata
name-89 = Catapultiere
name-90 = Spadaccina
name-91 = Ritardatario
name-92 = Anima compassionevole
name-93 = Aiuto nel bisogno
name-94 = Mercante di spezie
name-95 = Viandante
name-96 = Macellaio
name-97 = Contapiselli
name-98 = Nobile
name-99 = Precettore
name-100 = Becchino
name-101 = Giudice
name-102 = Mercante di pellicce
name-103 = Fabbro del bosco
name-104 = Guerriero scoraggiato
name-105 = Costruttore di knarr
name-106 = Guerrafondaio
name-107 = Avventuriera
name-108 = Fabbro ferraio
name-109 = Maestro contabile
name-110 = Colona di Birka
name-111 = Artista
name-112 = Oste
name-113 = Apprendista artigiano
name-114 = Ricamatrice di seta
name-115 = Principessa
name-116 = Mastro muratore
name-117 = Proprietaria di navi
name-118 = Messaggera
name-119 = Lattaio
name-120 = Mediatrice
name-121 = Carpentiera
name-122 = Guardiano della montagna
name-123 = Venditrice d’olio
name-124 = Manovale
name-125 = Scrivana
name-126 = Cacciatore di pelli
name-127 = Pescatrice con la lenza
name-128 = Scavatore
name-129 = Salatrice di carne
name-130 = Specialista di trappole
name-131 = Posatore di esche
name-132 = Berserker
name-133 = Portatrice di lancia
name-134 = Ubriacone
name-135 = Lupo solitario
name-136 = Predona
name-137 = Lottatore
name-138 = Ladro
name-139 = Cacciatrice di bottino
name-140 = Cuoco di grasso
name-141 = Scultrice d’avorio
name-142 = Baleniere
name-143 = Venditore di corna
name-144 = Cacciatrice di cervi
name-145 = Guardaboschi
name-146 = Conducente di slitta
name-147 = Pilota
name-148 = Speziale
name-149 = Prete
name-150 = Compratrice di carne
name-151 = Portavoce del Thing
name-152 = Mercante
name-153 = Cacciatore esperto
name-154 = Boscaiola
name-155 = Bottaio
name-156 = Spaccapietre
name-157 = Scuoiatore
name-158 = Barbara
name-159 = Cacciatrice di festa
name-160 = Astemio
name-161 = Aiutante baleniera
name-162 = Coltivatore di lino
name-163 = Bracciante
name-164 = Combattente armata
name-165 = Capo villaggio
name-166 = Custode delle armi
name-167 = Assaggiatrice
name-168 = Jarl di Lade
name-169 = Seminatrice
name-170 = Soccorritrice dei profughi
name-171 = Fornaio di lino
name-172 = Cuoca di pesce
name-173 = Incisore di punzoni
name-174 = Viaggiatore del Bosforo
name-175 = Spremitrice di olio di merluzzo
name-176 = Maestra di buone maniere
name-177 = Domestica
name-178 = Costruttore di barche
name-179 = Comandante di cutter
name-180 = Predone di spiagge
name-181 = Rammendatrice di vele
name-182 = Erborista
name-183 = Fornitore di grano
name-184 = Finanziatrice
name-185 = Viaggiatrice di Dorestad
name-186 = Fornaio di piselli
name-187 = Cronista
name-188 = Operaio di miniera
name-189 = Navigatrice
name-190 = Mercante del Bosforo
