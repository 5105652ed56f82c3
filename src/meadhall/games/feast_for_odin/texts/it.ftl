# A Feast for Odin

summary = Manda i vichinghi a cacciare, fabbricare, razziare ed esplorare, e copri le plance con il bottino.
option-length = Durata
option-length-help = Sette round, oppure sei con un vichingo in più fin dall’inizio.
option-length-long = Lunga, 7 round
option-length-short = Breve, 6 round
option-occupations = Occupazioni
option-occupations-help = I mazzi di occupazioni in gioco. Il mazzo A è per principianti.
option-occupations-none = Nessuna
option-occupations-A = Mazzo A, per iniziare
option-occupations-B = Mazzo B
option-occupations-C = Mazzo C
option-occupations-all = Tutti e 3 i mazzi
option-first_card = Prima carta
option-first_card-help = Da soli: distribuita o scelta fra tutte quelle chiare.
option-first_card-dealt = Distribuita
option-first_card-chosen = Scelta
option-small_board = Plancia azioni ridotta
option-small_board-help = Per una o due persone: senza cinque caselle doppie.
option-mini_islands = Mini-espansione: isole
option-mini_islands-help = Un’isola in più: Lofoten, poi Orcadi.
option-mini_harvest = Mini-espansione: raccolto
option-mini_harvest-help = Raccolti a sorte, segnalini risorsa, quattro merci in più e l’isola di Mull, poi Caithness.
option-mini_harvest_cards = Carte dell’espansione raccolto
option-mini_harvest_cards-help = Otto carte lasciano sempre il gioco; altre trenta a scelta.
option-mini_harvest_cards-usual = Escono 8
option-mini_harvest_cards-fewer = Escono 38
option-ask_always = Chiedi sempre prima di rendita e bonus
option-ask_always-help = Se disattivata, si chiede solo se puoi posare una tessera o comprare una nave.

## Moves

move-occupy = Piazza vichinghi: { $space }
    .detail = Piazza { $vikings ->
            [one] 1 vichingo
           *[other] { $vikings } vichinghi
        }: { $space }
move-pass = Passa per questo round
move-imitate = Imita: { $space }
    .detail = Imita: { $space } (vichinghi: { $vikings })
move-anytime = Posare tessere, comprare navi, caricare
move-lay = Posa: { $item }, { $board }
    .detail = Posa: { $item }, { $width } × { $height }, { $board } (ne hai { $count })
move-buy = Compra: { $ship }
    .detail = Compra: { $ship } ({ $silver } argento)
move-load = Carica 1 minerale, ormeggio { $berth }
    .detail = Carica 1 minerale, ormeggio { $berth }: { $ship } (minerale { $ore })
move-at = In { $column }{ $row }, verso { $turn }
move-cover = Posa: { $item } × { $count }, { $board }, prima le caselle successive
move-put = Posa: { $item }, { $board }, nel posto migliore
move-put-all = Posa tutto ciò che entra, ogni pezzo nel posto migliore
move-back = Rimetti a posto
move-choose = Scegli: { $way }
move-exchange = Scambia: { $item }
    .detail = Scambia: { $item } → { $made }
move-swap = Cambia la barca all’ormeggio { $berth } in un knarr
move-decline = Rinuncia
move-done = Fatto
move-no-more = Nient’altro in questo round
move-mine = Monte { $strip }: prendi { $count }
    .detail = Monte { $strip }: prendi { $count } ({ $thing })
move-mine-two = Monti { $strip } e { $other }: prendi il massimo
move-upgrade = Migliora: { $item }
    .detail = Migliora: { $item } → { $made }
move-upgrade-two = Migliora: { $item } e { $also }
move-upgrade-far = Migliora di un passo in più: { $item }
    .detail = Migliora di un passo in più: { $item } → { $made }
move-trade = Gira sul blu: { $item }
    .detail = Gira sul blu: { $item } → { $made }
move-trade-all = Girane uno per tipo
move-purchase = Compra: { $item }
    .detail = Compra: { $item } ({ $silver } argento)
move-forge = Forgia: { $item }
move-explore = Esplora: { $island }
    .detail = Esplora: { $island } ({ $points } punti, { $silver } argento)
move-emigrate = Emigra con la nave all’ormeggio { $berth }
    .detail = Emigra con la nave all’ormeggio { $berth }: { $ship } ({ $points } punti)
move-sail = Salpa: { $boats }
    .detail = Salpa: { $boats } (minerale { $ore })
move-roll = Tira ancora
move-succeed = Riesci, pagando { $weapons ->
        [0] solo legno
        [one] 1 arma e legno
       *[other] { $weapons } armi e legno
    } quanto serve
    .detail = Riesci: paga { $weapon } { $weapons }, legno { $wood }; ottieni { $item }
move-loot = Prendi: { $item }
    .detail = Prendi: { $item } (valore di spada { $sword }, paga { $count })
move-raise = Paga spade: { $swords }, lance: { $spears }, il resto in pietra
    .detail = Paga spade: { $swords }, lance: { $spears }, pietra: { $stone }
move-fail = Dichiara il fallimento
    .detail = Dichiara il fallimento (ottieni { $item })
move-call-back = Vichinghi di ritorno al Thing: { $vikings }
move-serve = Servi: { $item }, { $side }
    .detail = Servi: { $item }, { $side } (posti: { $seats })
move-leave = Lascia vuoto il posto
    .detail = Lascia { $count ->
            [one] vuoto il posto
           *[other] vuoti tutti i { $count } posti
        }
move-serve-coins = Servi { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
move-set-table = Riempi il resto con il cibo più economico
move-spare = Apparecchia il resto al minimo, ma tieni: { $item }
move-take-off = Riprendi l’ultimo piatto
move-keep = Tieni la carta { $card }
    .detail = Tieni la carta { $card } – { $effect }
move-play = Gioca la carta { $card }
    .detail = Gioca la carta { $card } – { $effect }
move-pick = Prendi il segnalino { $marker }
    .detail = Prendi il segnalino { $marker }: arancione { $orange }, marrone { $brown }
move-use = Usa la carta { $card } ({ $way })
    .detail = Usa la carta { $card } – { $how }
move-visit = Usa la casella: { $space }
move-summon = Richiama { $vikings } da: { $space }
move-take = Prendi: { $item }
use-deal = { $pay } → { $get }
use-berth = nave all’ormeggio { $berth }

## What is being asked

prompt-keep = Tieni 1 delle 2 carte.
    .other = { $seat } sceglie una carta.
prompt-pick = Scegli un segnalino risorse.
    .other = { $seat } sceglie un segnalino risorse.
prompt-first-card = Gioca la carta tenuta, o rinuncia.
    .other = { $seat } può giocare la carta tenuta.
prompt-turn = Piazza vichinghi su una casella, o passa.
    .other = { $seat } piazza vichinghi o passa.
prompt-choose = Scegli 1 delle 2 possibilità.
    .other = { $seat } sceglie 1 di 2 possibilità.
prompt-exchange = Scambia o rinuncia: { $item } → { $gain }.
    .other = { $seat } può scambiare: { $item } → { $gain }.
prompt-anytime = Posa una tessera, compra una nave o carica minerale.
    .other = { $seat } posa tessere.
prompt-at = Scegli il posto: { $item } ({ $board }).
    .other = { $seat } sceglie il posto: { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Migliora merci di 1 livello. Miglioramenti rimasti: { $count }.
   *[other] Migliora merci di 2 livelli. Miglioramenti rimasti: { $count }.
}
    .other = { $levels ->
        [1] { $seat } migliora merci di 1 livello (rimasti: { $count }).
       *[other] { $seat } migliora merci di 2 livelli (rimasti: { $count }).
    }
prompt-trade = Cambia merci verdi in blu, 1 per tipo.
    .other = { $seat } commercia oltremare.
prompt-sale = Compra tessere speciali, al massimo altre { $count }.
    .other = { $seat } compra tessere speciali, al massimo { $count }.
prompt-forge = Scegli cosa forgiare.
    .other = { $seat } forgia.
prompt-mine = { $count ->
    [one] Prendi { $count } pezzo da una striscia montagna.
   *[other] Prendi fino a { $count } pezzi da una striscia montagna.
}
    .other = { $seat } prende pezzi da una striscia montagna (fino a { $count }).
prompt-explore = Scegli un’isola da esplorare.
    .other = { $seat } sceglie un’isola.
prompt-emigrate = Scegli la nave che emigra. Prezzo in argento: { $silver }.
    .other = { $seat } emigra. Prezzo in argento: { $silver }.
prompt-swap = Scambia una baleniera con un knarr, o rinuncia.
    .other = { $seat } può scambiare una baleniera con un knarr.
prompt-sail = Scegli le baleniere.
    .other = { $seat } sceglie le baleniere.
prompt-dice = { $dice }: tiro { $pips }, risultato { $result }. Paga o tira di nuovo.
    .other = { $seat } sceglie. { $dice }: tiro { $pips }, risultato { $result }.
prompt-raise = Paga { $count }: spade o pietre ({ $item }).
    .other = { $seat } paga { $count }: spade o pietre ({ $item }).
prompt-call-back = Scegli quanti vichinghi tornano.
    .other = { $seat } riprende vichinghi.
prompt-play = Gioca un’occupazione.
    .other = { $seat } gioca occupazioni.
prompt-free-card = Gioca un’occupazione gratis, o rinuncia.
    .other = { $seat } può giocare un’occupazione gratis.
prompt-before-harvest = Usa le tue carte prima del raccolto.
    .other = { $seat } può usare carte prima del raccolto.
prompt-before-feast = Usa le tue carte prima del banchetto.
    .other = { $seat } può usare carte prima del banchetto.
prompt-card = Usa «{ $card }» o rinuncia.
    .other = { $seat } decide su «{ $card }».
prompt-card-choice = Scegli per «{ $card }».
    .other = { $seat } sceglie per «{ $card }».
prompt-split-loot = Prendi altro oltre a { $item }, o rinuncia.
    .other = { $seat } può dividere il bottino.
prompt-hold-now = Posa ora o lascia: { $item }.
    .other = { $seat } posa: { $item }.
prompt-lay-now = Scegli il posto: { $item } ({ $board }).
    .other = { $seat } sceglie il posto: { $item } ({ $board }).
prompt-before-income = Posa tessere prima della rendita.
    .other = { $seat } posa tessere prima della rendita.
prompt-feast = Riempi il tavolo del banchetto: posto { $next } di { $count }.
    .other = { $seat } riempie il tavolo del banchetto: posto { $next } di { $count }.
prompt-before-bonus = Posa tessere prima del bonus.
    .other = { $seat } posa tessere prima del bonus.
prompt-last-placing = Posa le ultime tessere prima del punteggio.
    .other = { $seat } posa le ultime tessere.

## The log

log-round = Round { $round }. Inizia { $seat }.
    .you = Round { $round }. Inizi tu.
log-harvest = Raccolto per tutti: { $item }.
log-marker = { $level ->
    [0] Prossimo raccolto: fallito.
   *[other] Prossimo raccolto: livello { $level }.
}
log-pick = { $seat } sceglie il segnalino { $marker }.
    .you = Scegli il segnalino { $marker }.
log-gift = { $seat } inizia con { $silver } monete d’argento e 1 arma in più.
    .you = Inizi con { $silver } monete d’argento e 1 arma in più.
log-turn-island = Nuova isola: { $island }.
log-weapon = { $seat } pesca: { $item }.
    .you = Peschi: { $item }.
log-strip = Nuova striscia montagna { $strip }: { $thing }.
log-pass = { $seat } passa.
    .you = Passi.
log-occupy = { $vikings ->
    [one] { $seat } piazza { $vikings } vichingo: { $space }.
   *[other] { $seat } piazza { $vikings } vichinghi: { $space }.
}
    .you = { $vikings ->
        [one] Piazzi { $vikings } vichingo: { $space }.
       *[other] Piazzi { $vikings } vichinghi: { $space }.
    }
log-imitate = { $seat } imita: { $space }.
    .you = Imiti: { $space }.
log-pay = { $seat } paga: { $items }.
    .you = Paghi: { $items }.
log-gain = { $seat } riceve: { $items }.
    .you = Ricevi: { $items }.
log-build = { $house-id ->
    [shed] { $seat } costruisce un capanno.
   *[other] { $seat } costruisce una { $house }.
}
    .you = { $house-id ->
        [shed] Costruisci un capanno.
       *[other] Costruisci una { $house }.
    }
log-ship = { $ship-id ->
    [whaling_boat] { $seat } riceve una baleniera.
   *[other] { $seat } riceve un { $ship }.
}
    .you = { $ship-id ->
        [whaling_boat] Ricevi una baleniera.
       *[other] Ricevi un { $ship }.
    }
log-buy = { $seat } compra: { $ship } (argento: { $silver }).
    .you = Compri: { $ship } (argento: { $silver }).
log-load = { $seat } carica minerale: { $ship }.
    .you = Carichi minerale: { $ship }.
log-lay = { $seat } posa: { $item } ({ $board }, { $column }{ $row }).
    .you = Posi: { $item } ({ $board }, { $column }{ $row }).
log-cover = { $seat } copre caselle ({ $board }): { $item } × { $count }.
    .you = Copri caselle ({ $board }): { $item } × { $count }.
log-upgrade = { $seat } migliora: { $item } → { $made }.
    .you = Migliori: { $item } → { $made }.
log-trade = { $seat } cambia in blu: { $item }.
    .you = Cambi in blu: { $item }.
log-purchase = { $seat } compra: { $item } (argento: { $silver }).
    .you = Compri: { $item } (argento: { $silver }).
log-forge = { $seat } forgia: { $item }.
    .you = Forgi: { $item }.
log-mine = { $seat } prende dalla striscia { $strip }: { $thing }.
    .you = Prendi dalla striscia { $strip }: { $thing }.
log-explore = { $silver ->
    [0] { $seat } esplora: { $island }.
   *[other] { $seat } esplora: { $island } (argento: { $silver }).
}
    .you = { $silver ->
        [0] Esplori: { $island }.
       *[other] Esplori: { $island } (argento: { $silver }).
    }
log-emigrate = { $seat } emigra: { $ship } (argento: { $silver }).
    .you = Emigri: { $ship } (argento: { $silver }).
log-swap = { $seat } scambia una baleniera con un knarr.
    .you = Scambi una baleniera con un knarr.
log-roll = { $seat } fa { $pips } (tiro { $count }, risultato { $result }).
    .you = Fai { $pips } (tiro { $count }, risultato { $result }).
log-success = Successo di { $seat } (paga { $count }): { $item }.
    .you = Successo (paghi { $count }): { $item }.
log-failure = Fallimento di { $seat }: { $item }.
    .you = Fallimento: { $item }.
log-call-back = { $count ->
    [one] { $seat } riprende { $count } vichingo.
   *[other] { $seat } riprende { $count } vichinghi.
}
    .you = { $count ->
        [one] Riprendi { $count } vichingo.
       *[other] Riprendi { $count } vichinghi.
    }
log-draw-card = { $seat } pesca un’occupazione.
    .you = Peschi un’occupazione.
log-play-card = { $seat } gioca «{ $card }».
    .you = Giochi «{ $card }».
log-use-card = { $seat } usa «{ $card }».
    .you = Usi «{ $card }».
log-income = Rendita di { $seat }: { $silver }.
    .you = La tua rendita: { $silver }.
log-birth = { $item-id ->
    [sheep] Nasce 1 pecora ({ $seat }).
   *[other] Nasce 1 mucca ({ $seat }).
}
    .you = { $item-id ->
        [sheep] Hai 1 pecora in più.
       *[other] Hai 1 mucca in più.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] 1 pecora è gravida ({ $seat }).
   *[other] 1 mucca è gravida ({ $seat }).
}
    .you = { $item-id ->
        [pregnant_sheep] Hai 1 pecora gravida.
       *[other] Hai 1 mucca gravida.
    }
log-feast = { $seat } serve: { $item }.
    .you = Servi: { $item }.
log-penalty = { $seat } riceve { $count } penalità per posti vuoti.
    .you = Ricevi { $count } penalità per posti vuoti.
log-bonus = { $seat } riceve come bonus: { $item }.
    .you = Ricevi come bonus: { $item }.

## The score

tally-ships = Navi ({ $count })
tally-emigrants = Emigrazione ({ $count })
tally-islands = Isole ({ $count })
tally-buildings = Capanne e case ({ $count })
tally-animals = Pecore e mucche ({ $count })
tally-occupations = Occupazioni ({ $count })
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
board-hand = Occupazioni in mano:
board-played = Occupazioni giocate:
board-markers = Segnalini risorsa:
board-pool = Segnalini da scegliere:
board-signs = Segni: . libera, - punto negativo, = due punti negativi, * bonus, numero = rendita, x o vuoto = non si può coprire, $ argento, % minerale, w legno, lettere = tessere
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , circondato
        [one] , 1 casella aperta
       *[other] , { $missing } caselle aperte
    }
board-tiles = Tessere che puoi posare, larghezza x altezza:
board-food = Cibo, posti per il lungo/di traverso:
colour-orange = arancione
colour-red = rosso
colour-green = verde
colour-blue = blu
item-weapon = arma
shorthand-help = In una riga: cosa, casella, rotazione e, con più plance, la plancia: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = «{ $words }» non è una tessera che puoi posare. Potresti posare: { $item }.
shorthand-not-now = In questo momento non si può posare nulla. Svolgi prima una parte dell’azione.
shorthand-nowhere = Ora sulle tue plance non c’è posto per: { $item }.
shorthand-cell = Indica anche la casella, per esempio: { $places }.
shorthand-board = «{ $words }» non è una delle tue plance. Le tue sono: { $board }.
shorthand-turns = Rotazioni di questa tessera: { $count ->
        [1] solo 1
       *[other] da 1 a { $count }
    } ({ $item }).
shorthand-place = In { $cell } non c’è posto per: { $item }. Posti vicini, come si scrivono: { $places }.
shorthand-boards = Quella casella va bene su più plance; aggiungi quale: { $board }. Tessera: { $item }.

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
item-chest = scrigno
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

# the second good of a pair
also-peas = { item-peas }
also-mead = { item-mead }
also-oil = { item-oil }
also-flax = { item-flax }
also-stockfish = { item-stockfish }
also-hide = { item-hide }
also-beans = { item-beans }
also-milk = { item-milk }
also-wool = { item-wool }
also-grain = { item-grain }
also-salt_meat = { item-salt_meat }
also-linen = { item-linen }
also-cabbage = { item-cabbage }
also-game_meat = { item-game_meat }
also-skin_and_bones = { item-skin_and_bones }
also-sheep = { item-sheep }
also-pregnant_sheep = { item-pregnant_sheep }
also-fur = { item-fur }
also-fruits = { item-fruits }
also-whale_meat = { item-whale_meat }
also-robe = { item-robe }
also-cattle = { item-cattle }
also-pregnant_cattle = { item-pregnant_cattle }
also-clothing = { item-clothing }
also-berries = { item-berries }
also-eggs = { item-eggs }
also-amber = { item-amber }
thing-wood = legno
thing-stone = pietra
thing-ore = minerale
thing-silver_2 = 2 argento
ship-whaling_boat = baleniera
ship-knarr = knarr
ship-longship = drakkar
house-shed = capanno
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
space-build_shed = capanno per 2 legno
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
space-craft_chest = scrigno e 1 argento da 1 legno o 1 minerale
space-forge = fucina per 1 minerale
space-craft_runes_chests = 2 pietre runiche e 2 scrigni da 2 pietre e 2 legno
space-master_crafting = alto artigianato: 4 argento, lana in tunica, argenteria in gioielli
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
space-draw_occupation = pescare un’occupazione, 1 argento
space-play_occupation_paid = giocare un’occupazione per pietra o minerale, 1 argento
space-emigration_1 = emigrazione
space-play_occupations_2 = giocare fino a 2 occupazioni
space-emigration_2 = emigrazione (3 vichinghi)
space-play_occupations_4 = giocare fino a 4 occupazioni
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

## Kinds of cards, and what they are about

kind-immediate = subito
kind-anytime = in ogni momento
kind-each_time = ogni volta
kind-as_soon_as = una volta
topic-building = case
topic-ships = navi
topic-hunting = caccia
topic-snare = trappole
topic-whaling = caccia alla balena
topic-raiding = razzia e saccheggio
topic-trading = commercio oltremare
topic-exploring = isole
topic-emigrating = emigrazione
topic-crafting = artigianato
topic-market = mercati
topic-mountains = strisce montagna
topic-upgrades = miglioramenti
topic-harvest = raccolto
topic-income = rendita
topic-feast = banchetto
topic-bonus = bonus
topic-animals = animali
topic-weapons = armi
topic-special_tiles = tessere speciali
topic-boards = posa sulle plance
topic-vikings = vichinghi
topic-occupations = occupazioni
topic-scoring = punteggio
topic-goods = merci
topic-materials = legno, pietra, minerale
topic-silver = argento

## Labels of the text view

view-round = Round
view-rounds = Round in tutto
view-phase = Fase
view-starter = Inizia
view-harvest = Raccolto per round
view-harvest_now = Raccolto ora
view-markers = Segnalini risorsa
view-pool = Segnalini da scegliere
view-brown = Lato marrone
view-spaces = Caselle azione
    .column = Vichinghi richiesti
    .vikings = Vichinghi presenti
view-islands = Isole
view-houses = Edifici
view-specials = Tessere speciali rimaste
view-strips = Monti
view-strips_hidden = Monti coperti
view-weapons = Carte arma
view-discards = Armi scartate
view-deck = Carte occupazione
view-action = In corso
view-dice = Dadi
view-waiting_home = { "" }
view-players = Giocatori
view-number = Numero
view-orange = Lato arancione
view-column = Colonna
view-group = { "" }
view-holder = Occupata da
view-vikings = Vichinghi
view-why = Perché non ora
view-why-held = occupato
view-why-vikings = troppo pochi vichinghi
view-why-ships = mancano navi
view-why-animals = mancano animali
view-why-nothing = niente di possibile
view-points = Punti
view-silver = Argento
view-minus = Meno
view-turns = Si gira nel round
view-item = Merce
view-count = Numero
view-price = Prezzo
view-sword = Valore di spada
view-forgeable = Si può forgiare
view-things = Dalla freccia
view-seat = Giocatore
view-space = Casella
view-copied = Copiata
view-table = Tiro per
view-rolls = Tiri
view-ore = Minerale
view-result = Risultato
view-rolls_left = Tiri rimasti
view-boats = Barche usate
view-thing = Vichinghi del Thing
view-seated = Vichinghi a tavola
view-passed = Ha passato
view-tiles = { "" }
view-supply = Merci
view-boards = Plance
view-slots = Posti negli edifici
view-empty_slots = Posti vuoti
view-berths = Ormeggi
view-emigrants = Emigrate
view-seats_to_fill = Posti del banchetto da riempire
view-plates = Tavola del banchetto
view-penalties = Penalità del Thing
view-hand = Occupazioni in mano
view-cards = Carte in mano
view-played = Occupazioni giocate
view-income = Rendita
view-lines = { "" }
view-symbols = Bonus
view-pieces = Tessere posate
view-pays = { "" }
view-next = { "" }
view-missing = Caselle mancanti
view-cells = Caselle
view-gives = Dà
view-turn = { "" }
view-large = Grande
view-ship = Nave
view-room = { "" }
view-seats = Posti
view-wide = Per lungo
view-income_most = Rendita al massimo
view-due = Da pagare
view-home = Vichinghi che possono tornare
view-anytime = { "" }
view-args = { "" }
view-board = { "" }
view-brings = { "" }
view-card = { "" }
view-cheapest = { "" }
view-choices = { "" }
view-costs = { "" }
view-crew = { "" }
view-fails_at = { "" }
view-feast = { "" }
view-fits = { "" }
view-food = { "" }
view-gains = { "" }
view-have = { "" }
view-high = { "" }
view-key = { "" }
view-lacks = { "" }
view-line = { "" }
view-loads = { "" }
view-loot = { "" }
view-material = { "" }
view-mixes = { "" }
view-move = { "" }
view-must = { "" }
view-narrow = { "" }
view-need = { "" }
view-others = { "" }
view-own = { "" }
view-possible = { "" }
view-queue = { "" }
view-reveals = { "" }
view-rises = { "" }
view-score = { "" }
view-usable = { "" }
view-value = { "" }
view-way = { "" }
view-ways = { "" }
view-weapon = { "" }
view-what = { "" }
