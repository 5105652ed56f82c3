# A Feast for Odin

summary = Manda i vichinghi a cacciare, fabbricare, razziare ed esplorare, e copri le plance con il bottino.
option-length = Durata
option-length-help = Sette round, oppure sei con un vichingo in più fin dall’inizio.
option-length-long = lunga, 7 round
option-length-short = breve, 6 round
option-occupations = Mestieri
option-occupations-help = I mazzi di mestieri in gioco. I mazzi le cui carte non hanno ancora effetto non si possono scegliere.
option-occupations-none = nessuno
option-occupations-A = mazzo A, per principianti
option-occupations-B = mazzo B
option-occupations-C = mazzo C
option-occupations-all = tutti e tre i mazzi
option-first_card = Prima carta
option-first_card-help = Da soli: distribuita o scelta fra tutte quelle chiare.
option-first_card-dealt = distribuita
option-first_card-chosen = scelta
option-small_board = Plancia azioni ridotta
option-small_board-help = Per una o due persone: senza cinque caselle doppie.
option-mini_islands = Mini-espansione: isole
option-mini_islands-help = Un’isola in più: Lofoten, poi Orcadi.
option-mini_harvest = Mini-espansione: raccolto
option-mini_harvest-help = Raccolti a sorte, segnalini risorsa, quattro merci in più e l’isola di Mull, poi Caithness.
option-mini_harvest_cards = Carte dell’espansione raccolto
option-mini_harvest_cards-help = Otto carte lasciano sempre il gioco; altre trenta a scelta.
option-mini_harvest_cards-usual = otto in meno
option-mini_harvest_cards-fewer = trentotto in meno

## Moves

move-occupy = Piazza vichinghi: { $space }
move-pass = Passa per questo round
move-imitate = Imita: { $space }
move-anytime = Posare tessere, comprare navi, caricare
move-lay = Posa su una plancia: { $item }
move-buy = Compra: { $ship }
move-load = Carica 1 minerale, ormeggio { $berth }
move-hold = Plancia: { $board }, verso { $turn }
move-at = In { $column }{ $row }
move-back = Rimetti a posto
move-choose = Scegli: { $way }
move-exchange = Scambia: { $item }
move-swap = Cambia la barca all’ormeggio { $berth } in un knarr
move-decline = Rinuncia
move-done = Fatto
move-mine = Monte { $strip }: prendi { $count }
move-upgrade = Migliora: { $item }
move-trade = Gira sul blu: { $item }
move-trade-all = Girane uno per tipo
move-purchase = Compra: { $item }
move-forge = Forgia: { $item }
move-explore = Esplora: { $island }
move-emigrate = Emigra con la nave all’ormeggio { $berth }
move-sail = Salpa: { $boats }
move-roll = Tira ancora
move-succeed = Riesci, pagando { $weapons ->
        [0] solo legno
        [one] 1 arma e legno
       *[other] { $weapons } armi e legno
    } quanto serve
move-loot = Prendi: { $item }
move-raise = Paga spade: { $swords }, il resto in pietra
move-fail = Dichiara il fallimento
move-call-back = Vichinghi di ritorno al Thing: { $vikings }
move-serve = Servi: { $item }, { $side }
move-leave = Lascia vuoto il posto
move-set-table = Apparecchia la tavola più economica
move-keep = Tieni la carta { $card }
move-play = Gioca la carta { $card }
move-pick = Prendi il segnalino { $marker }
move-use = Usa la carta { $card }

## What is being asked

prompt-keep = Tieni una delle due carte
    .other = { $seat } sceglie una carta
prompt-pick = Scegli un segnalino risorsa
    .other = { $seat } sceglie un segnalino risorsa
prompt-first-card = Gioca la carta tenuta o rinuncia
    .other = { $seat } può giocare la carta tenuta
prompt-turn = Piazza vichinghi su una casella o passa
    .other = { $seat } piazza vichinghi o passa
prompt-imitate = Scegli la casella da imitare
    .other = { $seat } sceglie una casella da imitare
prompt-choose = Scegli una delle possibilità
    .other = { $seat } sceglie una delle possibilità
prompt-exchange = Scambia o rinuncia: { $item } → { $gain }
    .other = { $seat } può scambiare: { $item } → { $gain }
prompt-anytime = Posa una tessera, compra una nave o carica
    .other = { $seat } sistema il podere
prompt-hold = Scegli plancia e verso: { $item }
    .other = { $seat } prende in mano: { $item }
prompt-at = Scegli il posto ({ $board }): { $item }
    .other = { $seat } cerca un posto: { $item } ({ $board })
prompt-upgrade = Migliora merci di { $levels ->
        [1] un livello
       *[other] due livelli
    } (ancora { $count })
    .other = { $seat } migliora merci di { $levels ->
        [1] un livello
       *[other] due livelli
    } (ancora { $count })
prompt-trade = Gira merci verdi sul blu, una per tipo
    .other = { $seat } commercia oltremare
prompt-sale = Compra tessere speciali (ancora fino a { $count })
    .other = { $seat } compra tessere speciali (fino a { $count })
prompt-forge = Scegli che cosa forgiare
    .other = { $seat } è alla fucina
prompt-mine = Prendi fino a { $count } da un monte
    .other = { $seat } prende fino a { $count } da un monte
prompt-explore = Scegli l’isola
    .other = { $seat } sceglie un’isola
prompt-emigrate = Scegli la nave che emigra ({ $silver } argento)
    .other = { $seat } emigra ({ $silver } argento)
prompt-swap = Cambia una baleniera in knarr o rinuncia
    .other = { $seat } può cambiare una barca in knarr
prompt-sail = Scegli le baleniere
    .other = { $seat } sceglie le baleniere
prompt-dice = Decidi: { $dice }, tiro { $pips }, risultato { $result }
    .other = { $seat } decide: { $dice }, tiro { $pips }, risultato { $result }
prompt-raise = Paga { $count } in spade e pietra per: { $item }
    .other = { $seat } paga { $count } per: { $item }
prompt-call-back = Scegli quanti vichinghi tornano
    .other = { $seat } richiama vichinghi
prompt-play = Gioca un mestiere
    .other = { $seat } gioca mestieri
prompt-free-card = Gioca un mestiere gratis o rinuncia
    .other = { $seat } può giocare un mestiere gratis
prompt-card = Decidi per la carta { $card }
    .other = { $seat } decide per la carta { $card }
prompt-before-income = Sistema le plance prima della rendita
    .other = { $seat } sistema prima della rendita
prompt-feast = Apparecchia: posto { $next } di { $count }
    .other = { $seat } apparecchia: posto { $next } di { $count }
prompt-before-bonus = Sistema le plance prima del bonus
    .other = { $seat } sistema prima del bonus
prompt-last-placing = Posa ciò che resta prima del punteggio
    .other = { $seat } posa ciò che resta

## The log

log-round = Round { $round }: inizia { $seat }
log-harvest = Raccolto per tutti: { $item }
log-marker = Prossimo raccolto: { $level ->
        [0] scarso
       *[other] livello { $level }
    }
log-pick = { $seat } prende il segnalino { $marker }
log-turn-island = Un’isola si gira: { $island }
log-weapon = { $seat } pesca: { $item }
log-strip = Si scopre il monte { $strip }: { $thing }
log-pass = { $seat } passa
log-occupy = { $seat } piazza { $vikings ->
        [one] un vichingo
       *[other] { $vikings } vichinghi
    }: { $space }
log-imitate = { $seat } imita: { $space }
log-pay = { $seat } paga { $items }
log-gain = { $seat } riceve { $items }
log-build = { $seat } costruisce: { $house }
log-ship = { $seat } ha una nuova nave: { $ship }
log-buy = { $seat } compra una nave per { $silver } argento: { $ship }
log-load = { $seat } carica minerale: { $ship }
log-lay = { $seat } posa: { $item }, { $board } { $column }{ $row }
log-upgrade = { $seat } migliora: { $item } → { $made }
log-trade = { $seat } gira sul blu: { $item }
log-purchase = { $seat } compra per { $silver } argento: { $item }
log-forge = { $seat } forgia: { $item }
log-mine = { $seat } prende dal monte { $strip }: { $thing }
log-explore = { $seat } esplora: { $island }, con { $silver } argento
log-emigrate = { $seat } emigra per { $silver } argento: { $ship }
log-swap = { $seat } cede in cambio una baleniera
log-roll = { $seat } tira { $pips } (tiro { $count }, risultato { $result })
log-success = { $seat } riesce, paga { $count } e ottiene: { $item }
log-failure = { $seat } fallisce e ottiene: { $item }
log-call-back = { $seat } riprende { $count ->
        [one] un vichingo
       *[other] { $count } vichinghi
    }
log-draw-card = { $seat } pesca un mestiere
log-play-card = { $seat } gioca il mestiere { $card }
log-use-card = { $seat } usa la carta { $card }
log-income = { $seat } ha una rendita di { $silver } argento
log-birth = { $seat } ha un nuovo nato nella stalla: { $item }
log-pregnant = { $seat } aspetta un nuovo nato nella stalla: { $item }
log-feast = { $seat } serve: { $item }
log-penalty = { $seat } lascia posti vuoti e prende penalità del Thing: { $count }
log-bonus = { $seat } riceve come bonus: { $item }

## The score

tally-ships = Navi ({ $count })
tally-emigrants = Emigrazione ({ $count })
tally-islands = Isole ({ $count })
tally-buildings = Capanne e case ({ $count })
tally-animals = Pecore e mucche ({ $count })
tally-occupations = Mestieri ({ $count })
tally-silver = Argento ({ $count })
tally-crown = Corona d’Inghilterra ({ $count })
tally-home-minus = Caselle negative del villaggio ({ $count })
tally-island-minus = Caselle negative delle isole ({ $count })
tally-building-minus = Caselle vuote di capanne e case ({ $count })
tally-penalties = Penalità del Thing ({ $count })

## The table as text

count-of = { $count } × { $item }
board-round = Round { $round } di { $rounds }, { $phase }
board-harvest = raccolto: livello { $level }
board-free = Colonna { $column }, libera per te:
board-held = Colonna { $column }, occupata:
board-name = { $seat }
board-colour = colore { $number }
board-islands = Isole:
board-island = { $island } ({ $points } punti, { $silver } argento)
board-strips = Monti:
board-houses = Edifici rimasti:
board-house = { $house } { $count }
board-specials = Tessere speciali rimaste:
board-special = { $item } (prezzo { $price }, spada { $sword })
board-player = { $seat }: vichinghi { $vikings }, punti { $points }, rendita { $income }, penalità { $penalties }:
board-title = { $board }: rendita { $income }, meno { $minus }
board-ships = Navi:
board-ship = { $number }: { $ship } (minerale { $ore })
board-emigrants = Emigrate:
board-table = Tavola del banchetto ({ $count } posti):
board-hand = Mestieri in mano:
board-markers = Segnalini risorsa:
board-pool = Segnalini da scegliere:
board-signs = Segni: . libera, - punto negativo, = due punti negativi, * bonus, numero = rendita, x o vuoto = non si può coprire, $ argento, % minerale, lettere = tessere
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , circondato
        [one] , 1 casella aperta
       *[other] , { $missing } caselle aperte
    }
board-tiles = Tessere che puoi posare, larghezza x altezza:
colour-orange = arancione
colour-red = rosso
colour-green = verde
colour-blue = blu
item-weapon = arma
shorthand-help = In una riga: cosa, casella, rotazione e, con più tabelloni, il tabellone: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = «{ $words }» non è una tessera che puoi posare. Potresti posare: { $item }.
shorthand-not-now = In questo momento non si può posare nulla. Svolgi prima una parte dell’azione.
shorthand-nowhere = Ora sui tuoi tabelloni non c’è posto per: { $item }.
shorthand-cell = Indica anche la casella, per esempio: { $places }.
shorthand-board = «{ $words }» non è uno dei tuoi tabelloni. I tuoi sono: { $board }.
shorthand-turns = Rotazioni di questa tessera: { $count ->
        [1] solo 1
       *[other] da 1 a { $count }
    } ({ $item }).
shorthand-place = In { $cell } non c’è posto per: { $item }. Posti vicini, come si scrivono: { $places }.
shorthand-boards = Quella casella va bene su più tabelloni; aggiungi quale: { $board }. Tessera: { $item }.

## Names

item-peas = piselli
item-mead = idromele
item-oil = olio
item-rune_stone = pietra runica
item-flax = lino grezzo
item-stockfish = stoccafisso
item-hide = pelle
item-silverware = argenteria
item-beans = fagioli
item-milk = latte
item-wool = lana
item-chest = cassa
item-grain = grano
item-salt_meat = carne salata
item-linen = tela di lino
item-silk = seta
item-cabbage = cavolo
item-game_meat = selvaggina
item-skin_and_bones = pelle e ossa
item-spices = spezie
item-sheep = pecora
item-pregnant_sheep = pecora gravida
item-fur = pelliccia
item-jewellery = gioielli
item-fruits = frutta
item-whale_meat = carne di balena
item-robe = tunica
item-treasure_chest = forziere
item-cattle = mucca
item-pregnant_cattle = mucca gravida
item-clothing = vestiti
item-silver_hoard = tesoro d’argento
item-berries = bacche
item-eggs = uova
item-amber = ambra
item-guldgubber = guldgubber
item-glass_beads = perle di vetro
item-helmet = elmo
item-cloakpin = spilla da mantello
item-belt = cintura
item-crucifix = crocifisso
item-drinking_horn = corno potorio
item-amber_figure = figura d’ambra
item-horseshoe = ferro di cavallo
item-gold_brooch = spilla d’oro
item-forge_hammer = martello da fabbro
item-fibula = fibula
item-throwing_axe = ascia da lancio
item-chalice = calice
item-round_shield = scudo rotondo
item-english_crown = Corona d’Inghilterra
item-altar = altare
item-wood = legno
item-stone = pietra
item-ore = minerale
item-silver = argento
item-bow = arco
item-snare = trappola
item-spear = lancia
item-sword = spada
item-stone_house = casa di pietra
thing-wood = legno
thing-stone = pietra
thing-ore = minerale
thing-silver_2 = 2 argento
ship-whaling_boat = baleniera
ship-knarr = knarr
ship-longship = drakkar
house-shed = capanna
house-stone_house = casa di pietra
house-long_house = casa lunga
board-home = villaggio
board-shetland = Shetland
board-bear_island = Isola degli Orsi
board-faroe_islands = Isole Fær Øer
board-baffin_island = Isola di Baffin
board-iceland = Islanda
board-labrador = Labrador
board-greenland = Groenlandia
board-newfoundland = Terranova
board-lofoten = Lofoten
board-orkney = Orcadi
board-mull = Mull
board-caithness = Caithness
phase-set_up = preparazione
phase-actions = azioni
phase-income = rendita
phase-feast = banchetto
phase-bonus = bonus
phase-end = fine
side-wide = per il lungo
side-narrow = di traverso
way-stone_house_and_longship = casa di pietra e drakkar
way-long_house_and_knarr = casa lunga e knarr
way-sheep = una pecora, gratis
way-cattle = una mucca per 1 argento
way-wood = pagare 1 legno
way-stone = pagare 1 pietra
way-ore = pagare 1 minerale
way-mountains = prendere dai monti
way-upgrades = doppi miglioramenti
boats-1 = barca 1
boats-2 = barca 2
boats-1-2 = barche 1 e 2
boats-3 = barca 3
boats-1-3 = barche 1 e 3
boats-2-3 = barche 2 e 3
boats-1-2-3 = tutte e tre le barche
dice-hunting = Caccia
dice-snare = Posa di trappole
dice-whaling = Caccia alla balena
dice-raiding = Razzia
dice-pillaging = Saccheggio
space-build_shed = capanna per 2 legno
space-build_stone_house = casa di pietra per 1 pietra
space-build_long_house = casa lunga per 2 pietre
space-build_house_and_ship = casa e nave per 2 pietre e 2 legno
space-build_whaling_boat = costruire una baleniera per 1 legno
space-build_knarr = costruire un knarr per 2 legno
space-build_longship = costruire un drakkar per 2 legno
space-hunting_1 = caccia
space-take_stockfish = 1 stoccafisso
space-hunting_2 = caccia (2 vichinghi)
space-laying_snare = posa di trappole
space-whaling_main = caccia alla balena, fino a 3 barche
space-whaling_extra = caccia alla balena, 1 barca
space-buy_stockfish = 2 stoccafisso per 1 argento
space-buy_salt_meat = 2 carne salata per 2 argento
space-buy_sheep = pecora per 1 argento
space-buy_cattle_milk = mucca e latte per 3 argento
space-sheep_or_cattle = pecora, o mucca per 1 argento
space-buy_sheep_cattle = pecora e mucca per 3 argento
space-market_beans = mercato: fagioli, 1 argento
space-market_flax_stockfish = mercato: lino, stoccafisso, 1 argento
space-market_fruits = mercato: frutta, olio, carne salata, 1 argento
space-market_spices = mercato: spezie, 1 argento; con una mucca 2 latte, con una pecora 1 lana
space-milk_cattle = mungere le mucche, fino a 3
space-mead_and_silver = 2 idromele, 2 argento
space-wool_sheep = tosare le pecore, fino a 3
space-craft_linen = tela dal lino
space-craft_rune_stone = pietra runica e 1 argento da 1 pietra
space-craft_clothing = vestiti e 2 argento da pelle e tela
space-craft_chest = cassa e 1 argento da 1 legno o 1 minerale
space-forge = fucina per 1 minerale
space-craft_runes_chests = 2 pietre runiche e 2 casse da 2 pietre e 2 legno
space-master_crafting = 4 argento, lana in tunica, argenteria in gioielli
space-mountain_2 = 2 da un monte
space-mountain_1_upgrade_1 = 1 da un monte, 1 miglioramento
space-upgrade_2 = 2 miglioramenti
space-wood_per_player = legno per giocatore, 1 minerale
space-mountain_3_upgrade_1 = 3 da un monte, 1 miglioramento
space-upgrade_3 = 3 miglioramenti
space-mountain_3_2 = 3 + 2 dai monti
space-upgrade_3_weapons_4 = 3 miglioramenti, 4 armi
space-upgrade_4 = 4 miglioramenti
space-mountain_4_double_2 = 4 da un monte, 2 doppi miglioramenti
space-mountain_2222_or_double_3 = 2+2+2+2 dai monti o 3 doppi miglioramenti
space-overseas_trading_1 = commercio oltremare per 1 argento
space-overseas_trading_2 = commercio oltremare per 1 argento (2 vichinghi)
space-special_sale = vendita speciale, fino a 2 tessere
space-raiding = razzia
space-pillaging_1 = saccheggio
space-pillaging_2 = saccheggio (3 vichinghi)
space-plundering = assalto con 2 drakkar: tesoro d’argento
space-explore_near = esplorare: ogni nave
space-explore_middle = esplorare: knarr o drakkar
space-explore_far = esplorare: drakkar
space-draw_occupation = pescare un mestiere, 1 argento
space-play_occupation_paid = giocare un mestiere per pietra o minerale, 1 argento
space-emigration_1 = emigrazione
space-play_occupations_2 = giocare fino a 2 mestieri
space-emigration_2 = emigrazione (3 vichinghi)
space-play_occupations_4 = giocare fino a 4 mestieri
space-exchange_boat_emigrate = barca in knarr, emigrazione
space-imitate_1 = imitazione, colonna 1
space-imitate_2 = imitazione, colonna 2
space-imitate_3 = imitazione, colonna 3
space-imitate_4 = imitazione, colonna 4
island-shetland = { board-shetland }
island-bear_island = { board-bear_island }
island-faroe_islands = { board-faroe_islands }
island-baffin_island = { board-baffin_island }
island-iceland = { board-iceland }
island-labrador = { board-labrador }
island-greenland = { board-greenland }
island-newfoundland = { board-newfoundland }
island-lofoten = { board-lofoten }
island-orkney = { board-orkney }
island-mull = { board-mull }
island-caithness = { board-caithness }
board-stone_house_1 = { house-stone_house } 1
board-stone_house_2 = { house-stone_house } 2
board-stone_house_3 = { house-stone_house } 3
board-long_house_1 = { house-long_house } 1
board-long_house_2 = { house-long_house } 2
board-long_house_3 = { house-long_house } 3
board-long_house_4 = { house-long_house } 4
board-long_house_5 = { house-long_house } 5
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
