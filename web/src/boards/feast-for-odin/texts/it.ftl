# Testi del tabellone disegnato di Un banchetto per Odino.

ui-stage = Il tabellone delle azioni e la tua tenuta
ui-action-board = Tabellone delle azioni, { $count } caselle
ui-panels = Viste
ui-tab-actions = Azioni
ui-tab-estate = Tenuta
ui-tab-world = Mondo
ui-estate = Tenuta: { $seat }
ui-your-estate = La tua tenuta
ui-focus-estate = Tenuta più grande
ui-focus-board = Tabellone delle azioni più grande
ui-close = Chiudi
ui-search = Cerca fra le carte
ui-decide = Decidi
ui-look = { $name }: guarda la tenuta, { $points } punti, rendita { $income }
ui-starts = comincia il round
ui-round = Round { $round } di { $of }
ui-next-round = Round { $round }
ui-harvest = Raccolto
ui-island-turns = { $island } si gira
ui-turns-in = Si gira nel round { $round }
ui-phase = Fase { $number } di 12: { $phase }
ui-phase-1 = Nuovo vichingo
ui-phase-2 = Raccolto
ui-phase-3 = Isole
ui-phase-4 = Arma
ui-phase-5 = Azioni
ui-phase-6 = Primo giocatore
ui-phase-7 = Rendita
ui-phase-8 = Animali
ui-phase-9 = Banchetto
ui-phase-10 = Bonus
ui-phase-11 = Monti
ui-phase-12 = Ritorno dei vichinghi

## The action board

ui-group-build_houses = Case
ui-group-build_ships = Navi
ui-group-hunting = Caccia
ui-group-livestock_market = Bestiame
ui-group-weekly_market = Mercato
ui-group-products = Prodotti
ui-group-crafting = Artigiani
ui-group-mountains_and_trade = Monti|e commercio
ui-group-sailing = Mare
ui-group-emigration_and_occupation = Emigrare|e mestieri
ui-group-imitation = Imitazione
ui-group-open = { $group }: { $count } aperte
ui-or = o
ui-stock-last = una
ui-stock-none = zero
ui-filter = Quali caselle
ui-filter-all = Tutte
ui-filter-open = Aperte per te ({ $count })
ui-filter-food = Cibo
ui-filter-goods = Merci, costruire
ui-filter-sail = Mare, mestieri
ui-open-spaces = { $count } caselle su { $of } sono aperte per te
ui-vikings = { $count ->
        [one] { $count } vichingo
       *[other] { $count } vichinghi
    }
ui-taken-by = occupata: { $seat } ({ $count })
ui-lacks = { $what }: ne servono { $need }, hai { $have }
ui-lack-viking = vichinghi
ui-lack-island = isole
ui-lack-house = case rimaste
ui-lack-berth = ormeggi liberi
ui-lack-good = merci
ui-lack-card = carte
ui-lack-source = caselle da imitare
ui-lack-seat = posti liberi
ui-stay = { $count ->
        [0] Nessun vichingo resta al Thing
        [one] { $count } vichingo resta al Thing
       *[other] { $count } vichinghi restano al Thing
    }
ui-send = { $count ->
        [one] Manda { $count } vichingo
       *[other] Manda { $count } vichinghi
    }
ui-send-pay = Manda { $count }, paga { $silver } argento
ui-pass = Passa
ui-strip = Monte { $strip }
ui-mountains = Monti
ui-mine-hint = Scegli l’ultima cosa che vuoi: tutto ciò che viene prima arriva con essa.
ui-taken-from = { $count } dal monte { $strip }
ui-up-to = fino a { $count }
ui-no-strip = Nessun monte è scoperto.
ui-explore = Esplora
ui-ship-stays = la nave resta tua
ui-forge = Fucina
ui-sale = Vendita speciale

## The estate

ui-points-now = Punti ora
ui-bay = Baia
ui-berth-ship = { $ship }: { $points } punti, minerale { $ore }, posto per { $room }
ui-berth-small = Ormeggio libero: baleniera, 3 argento
ui-berth-large = Ormeggio libero: knarr 5, drakkar 8 argento
ui-stable = { $item }: { $count }, gravide { $pregnant }
ui-pregnant = gravide: { $count }
ui-cells-to = { $count ->
        [one] { $count } cella a { $next }
       *[other] { $count } celle a { $next }
    }
ui-board-words = { $board }: rendita { $income }, meno { $minus }, tessere { $count }
ui-feast-table = Tavola: { $laid } posti serviti su { $fill }, navi emigrate { $ships }
ui-unexplored = Inesplorate
ui-with-silver = con argento
ui-no-islands = Non restano isole.
ui-island-words = { $points } punti, { $silver } argento, { $minus } da coprire
ui-special-tiles = Tessere speciali
ui-special-words = { $item }: valore di spada { $sword }, { $price ->
        [-1] non in vendita
       *[other] prezzo { $price }
    }
ui-left = { $count } rimaste
ui-thing = Piazza del Thing
ui-vikings-left = { $count ->
        [one] Resta { $count } vichingo
       *[other] Restano { $count } vichinghi
    }
ui-ladder = Merci per forma e colore
ui-occupations = Mestieri
ui-in-hand = in mano
ui-played = giocati
ui-score-ships = Navi
ui-score-emigrants = Emigrazione
ui-score-islands = Isole
ui-score-buildings = Capanni e case
ui-score-animals = Animali
ui-score-occupations = Mestieri
ui-score-silver = Argento
ui-score-home-minus = Celle aperte a casa
ui-score-island-minus = Celle aperte sulle isole
ui-score-building-minus = Celle aperte nelle case
ui-score-penalties = Penalità del Thing
ui-score-other = Corona e carte

## Any time

ui-anytime = In ogni momento
ui-anytime-hint = non consuma il turno
ui-shut-first_part = Si apre dopo la prima parte dell’azione
ui-shut-peeks = Aperto troppe volte: torna con la prossima mossa
ui-shut-nothing = Ora nulla è possibile
ui-shut-other_seat = Non decidi tu
ui-lay = Posa
ui-ships = Navi
ui-take-in-hand = Prendi in mano: { $item }
ui-lay-here = Posa qui
ui-lay-on = { $item } su { $board }: { $count } posti, ora { $cell }
ui-lay-coins = Posa { $count } × { $item }
ui-put-back = Rimetti giù
ui-back-to-turn = Torna al turno
ui-turn = Ruota
ui-mirror = Rifletti
ui-aim = Indica un posto; R ruota, Invio posa
ui-aim-phone = Tocca una cella; ancora: il posto seguente
ui-paint-hint = Trascina sulle celle; di nuovo le toglie
ui-touch-green = Il verde non tocca il verde.
ui-touch-blue = Il blu può toccare tutto.
ui-touch-special = Può toccare tutto e riflettersi.
ui-touch-red = Solo nelle case; non accanto al rosso.
ui-touch-orange = Solo nelle case; non accanto all’arancio.
ui-touch-plain = Una cella ciascuno.
ui-nth = { $number } di { $of }
ui-income-then = Rendita { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } punti
    }
ui-bonus-lost = bonus perso: { $items }
ui-no-bonus-lost = nessun bonus perso
ui-keep-laid = { $count ->
        [one] Tieni: { $count } tessera posata
       *[other] Tieni: { $count } tessere posate
    }
ui-in-ladder = Scegli fra le merci in basso
ui-step-lay = { $item } su { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } monte
       *[other] { $count } monti
    }
ui-step-upgrade = { $count ->
        [one] { $count } miglioramento
       *[other] { $count } miglioramenti
    }
ui-step-trade = Giranne { $count } sul blu
ui-step-purchase = { $count ->
        [one] Compra { $count } tessera
       *[other] Compra { $count } tessere
    }
ui-step-serve = { $count ->
        [one] { $count } piatto
       *[other] { $count } piatti
    }
ui-step-leave = { $count } vuoti
ui-step-play = { $count ->
        [one] Gioca { $count } carta
       *[other] Gioca { $count } carte
    }
ui-take-fewer = { $rest ->
        [0] Prendine { $count }
       *[other] Prendine { $count }, rinuncia a { $rest }
    }
ui-window-income = Prima della rendita
ui-window-bonus = Prima del bonus
ui-window-end = Posa ciò che resta
ui-window-facts = Rendita { $income }, punti negativi aperti { $minus }.
ui-window-next = { $count ->
        [one] { $count } cella in più su { $board } la porta a { $income }.
       *[other] { $count } celle in più su { $board } la portano a { $income }.
    }
ui-is-busy = { $name } posa
ui-is-done = { $name } ha finito
ui-nothing-more = Nient’altro
ui-nothing-more-laid = Tieni { $count }, nient’altro
ui-done-score = Fatto, conta i punti

## Dice

ui-die = dado
ui-die-high = { $die }, alto
ui-die-low = { $die }, basso
ui-three-rolls = Fino a 3 tiri; conta l’ultimo
ui-failure-brings = Il fallimento dà { $items }
ui-boats = { $count ->
        [one] { $count } baleniera
       *[other] { $count } baleniere
    }
ui-counts = conta
ui-last-counts = Conta l’ultimo tiro, anche se peggiore. Restano: { $count }
ui-no-roll = Nessun tiro rimasto
ui-ship-ore = minerale della nave
ui-less-ore = tolto minerale: { $count }
ui-of = di { $count }
ui-fewer = meno: { $item }
ui-more = più: { $item }
ui-could-add = Pietra e spade possono aggiungere { $count }
ui-loot = Che cosa puoi prendere
ui-to-pay = da pagare
ui-cannot-pay = Ne servono { $need } e hai { $have }.
ui-success = Successo
ui-give-up = Rinuncia
ui-give-up-home = { $count ->
        [0] Rinuncia
       *[other] Rinuncia, { $count } a casa
    }
ui-vikings-home = vichinghi a casa
ui-home-up-to = fino a { $count } vichinghi a casa
ui-fits = { $count ->
        [0] Nessun posto sui tuoi tabelloni
        [one] { $count } posto sui tuoi tabelloni
       *[other] { $count } posti sui tuoi tabelloni
    }
ui-silver-now = { $count } argento subito
ui-to-cover = { $count } da coprire
ui-income-range = rendita { $least }, fino a { $most }
ui-places-for = Posti per le tue tessere

## The feast

ui-feast = Il banchetto
ui-seats-to-fill = { $count ->
        [one] { $count } posto da servire
       *[other] { $count } posti da servire
    }
ui-empty-costs = un posto vuoto costa 3 punti
ui-to-fill = da servire
ui-laid = serviti
ui-open-seats = aperti
ui-empty = vuoti
ui-feast-rule = Mai due dello stesso colore vicini; solo il primo di un tipo sta per il lungo.
ui-cheapest = Servi al minor costo
ui-cheapest-hint = sostituisce ciò che hai posato
ui-all-served = tutto servito
ui-beside-red = rosso accanto a rosso
ui-beside-orange = arancio accanto ad arancio
ui-beside-green = verde accanto a verde
ui-too-long = troppo lungo
ui-table-set = La tavola è pronta.
ui-serve-on = Servi e continua
ui-serve-end = Servi e chiudi il banchetto
ui-leave = Lascia il posto vuoto

## Cards and markers

ui-hand = I tuoi mestieri
ui-keep-one = Tieni una delle due
ui-only-you = le vedi solo tu
ui-no-cards = Non hai carte in mano.
ui-still-choosing = Scelgono ancora: { $names }
ui-pick = Prendi un segnalino risorsa
ui-pick-hint = Grande: dopo un raccolto. Piccolo, bruno: dopo uno cattivo. Ogni round, per tutta la partita.
ui-or-brown = o { $item }

## The guided first game

ui-guide-welcome = Manda i vichinghi a cacciare, lavorare, razziare ed esplorare. Ciò che portano copre i tuoi tabelloni: le celle aperte costano punti, quelle coperte alzano la rendita.
    .title = Un banchetto per Odino
ui-guide-board = Ogni casella chiede tanti vichinghi quanti dice la sua colonna. A sinistra della freccia il prezzo, a destra il guadagno. Le caselle bordate sono aperte per te.
    .title = Il tabellone delle azioni
ui-guide-vikings = Qui stanno vichinghi, materiali, armi e merci. Scegli una casella e il pulsante dice quanto costa.
    .title = La tua panca
ui-guide-estate = La tua casa. La coprono merci verdi e blu; prima in basso a sinistra, e la moneta d’oro sale: la tua rendita.
    .title = La tua tenuta
ui-guide-lay = Le merci bordate entrano su un tabellone. Clicca, indica un posto, R ruota. Non consuma il turno.
    .title = Posare tessere
ui-guide-ladder = Ogni colonna è una forma, ogni riga un colore. Migliorare è salire di un gradino: arancio, rosso, verde, blu.
    .title = Miglioramenti
ui-guide-dice = Tira fino a tre volte; conta l’ultimo tiro. Paga il risultato, o rinuncia e prendi una piccola cosa.
    .title = Dadi
ui-guide-feast = Servi cibo ai posti. Mai due dello stesso colore vicini. «Servi al minor costo» lo fa per te.
    .title = Il banchetto
ui-guide-income = Prima della rendita puoi posare ancora. La striscia dice che cosa serve per la prossima rendita.
    .title = Prima della rendita
ui-guide-round = Ogni round hai un vichingo in più. Le isole si girano, e il loro argento cresce finché nessuno le prende.
    .title = Il round seguente
ui-guide-sail = Le navi aprono razzie, esplorazioni ed emigrazione. Una nave emigrata dà punti e non mangia.
    .title = Navi
ui-guide-end = L’ultimo round: copri le celle negative, costruisci, emigra. Ciò che avanza conta poco.
    .title = La fine

## Choices, prompts and keys

ui-for-nothing = gratis
ui-pay-left = paga { $things }, restano { $left }
ui-ore-lost = minerale perso: { $count }
ui-emigrate-note = paga { $silver } argento, 2 posti in meno da sfamare
ui-keep-it = Tieni
ui-keep-boat = Tieni la barca
ui-stay-here = Resta
ui-keep-in-hand = Tieni in mano
ui-no-card = Nessuna carta
ui-no-upgrade = Non migliorare
ui-turn-none = Non girarne
ui-only-this = Solo questa
ui-mine-no-more = Non prendere altro
ui-play-no-more = Non giocarne altre
ui-at-least-one = Almeno uno
ui-first-card = Prima 1 carta in mano
ui-ore-adds = Minerale sul drakkar: +{ $count }
ui-adds-up-to = { $items }: fino a +{ $count }
ui-pays-up-to = { $items }: puoi pagare { $count }
ui-card-before = Prima: gioca una carta
ui-card-after = Dopo: gioca una carta
ui-asked-after = Ti viene chiesto di nuovo dopo
ui-click-again = Clicca ancora per mandare.
ui-do-mine = { $count ->
        [one] Prendi { $count } cosa
       *[other] Prendi { $count } cose
    }
ui-do-upgrade = Migliora { $count }
ui-upgrade-fewer = Migliora { $count }, rinuncia a { $rest }
ui-do-purchase = Compra { $count } per { $silver } argento
ui-do-explore = Esplora: { $island }
ui-do-emigrate = Emigra, { $silver } argento
ui-take-loot = Prendi: { $item }
ui-send-with = Manda { $count }: { $what }
ui-send-sail = Manda { $count }, barche: { $number }
ui-pay-dice = Paga { $things }
ui-pay-nothing = Paga niente, successo
ui-choose-source = Scegli uno spazio da imitare
ui-choose-island = Scegli un’isola
ui-reveals-card = Non si può annullare: si pesca una carta
ui-reveals-die = Non si può annullare: si tira un dado
ui-reveals-weapon = Non si può annullare: si pescano armi
ui-ask-lay = Posa: { $item }.
ui-ask-anytime = In ogni momento. Il tuo turno aspetta.
ui-ask-pass = { $count ->
        [one] Passare con { $count } vichingo?
       *[other] Passare con { $count } vichinghi?
    }
ui-ask-fail = Rinunci? Ricevi { $items }.
ui-ask-send = { $count ->
        [one] { $what }: mandare { $count } vichingo?
       *[other] { $what }: mandare { $count } vichinghi?
    }
ui-materials = Materiali
ui-weapons = Armi
ui-card-asks = { $card } chiede
ui-card-badge = chiede una carta
ui-must = Va applicata.
ui-then-asks = Poi anche: { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = costa { $things }
ui-brings = dà { $things }
ui-no-change = niente cambia subito
ui-skip = Salta se entrano solo monete
ui-fill-income = Riempi fino alla prossima rendita
ui-one-more = una in più
ui-one-less = una in meno
ui-open-cells = Caselle scoperte { $now } → { $then }
ui-load-ore = Carica minerale
ui-no-load-action = non durante un’azione
ui-no-load-ore = non hai minerale
ui-no-load-room = nessuna nave ha spazio
ui-lapses = scade con i tuoi primi vichinghi
ui-other-leaves = L’altra lascia la partita senza essere vista.
ui-you-look = Guardi la tenuta: { $name }.
ui-waiting-space = Spazio d’attesa
ui-waiting-words = { $count ->
        [one] { $count } vichingo aspetta lì
       *[other] { $count } vichinghi aspettano lì
    }
ui-copy-column = imita colonna { $column }
ui-still-busy = Ancora occupati: { $names }
ui-cheapest-uses = Usa { $things }.
ui-cheapest-empty = Posti vuoti: { $count }.
ui-feast-pays = Guarda il tuo banchetto: { $cards }
ui-emigrate-with = { $ship }: { $points } punti
ui-taken-second = occupato: secondo colore ({ $count })
ui-spare = Il più economico, ma tieni:
ui-key-pass = passa
ui-key-roll = tira il dado
ui-key-fail = rinuncia all’azione del dado
ui-key-anytime = mostra ciò che si può fare sempre
ui-key-cheapest = servi il banchetto più economico
ui-key-leave = lascia un posto vuoto
ui-key-income = riempi di monete fino alla prossima rendita
ui-key-turn = ruota o specchia la tessera in mano
ui-key-look = guarda il prossimo giocatore
ui-key-panes = ingrandisci un riquadro
