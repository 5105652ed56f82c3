# Animals on Board

summary = Dividi gli animali sul molo o imbarca un gruppo: contano i solitari e i branchi, le coppie sono perse.

option-last_turn_optional = Si può rinunciare all’ultimo turno
option-last_turn_optional-help = Chi resta per ultimo nel round può rinunciare al turno. Se disattivata, deve dividere o prendere, se può.
option-surplus = Animali in eccesso
option-surplus-help = Chi decide, alla fine, quali animali lasciano un’arca che ne porta più di dieci.
option-surplus-best = la scelta migliore è fatta in automatico
option-surplus-ask = sceglie chi possiede l’arca

## Moves

move-keep = Tieni: { $species } { $value }
move-split = Dividi il gruppo { $group }
    .detail = Dividi il gruppo { $group } (casse { $crates } → { $after }): { $tiles }
move-take = Prendi il gruppo { $group }
    .detail = Prendi il gruppo { $group } per { $count ->
            [one] 1 cassa
           *[other] { $count } casse
        }: { $tiles }
move-pull = Sposta: { $species } { $value }
move-pull-hidden = Sposta: la tessera coperta
move-done = Concludi la divisione
    .detail = Concludi la divisione ({ $left } | { $right })
move-decline = Rinuncia all’ultimo turno
move-pass = Passa
move-shed = Scarta: { $species } { $value }

## What is being asked

prompt-keep = Tieni una delle tue tre tessere per la tua arca
    .other = { $seat } sceglie una tessera da tenere
prompt-turn = Dividi un gruppo o prendine uno
    .other = { $seat } divide un gruppo o ne prende uno
prompt-last-turn = Gioca il tuo ultimo turno di questo round
    .other = { $seat } ha l’ultimo turno di questo round
prompt-pull = Sposta tessere dal gruppo per formarne uno nuovo
    .other = { $seat } sta dividendo un gruppo
prompt-shed = Scarta { $count ->
        [one] { $count } animale in eccesso
       *[other] { $count } animali in eccesso
    } senza lasciare una coppia
    .other = { $seat } scarta animali in eccesso (ancora { $count })

## The log

log-kept = { $seat } tiene una tessera e scopre: { $tiles }
log-round = Round { $round }: comincia { $seat }. Nuovi sul molo: { $tiles }
log-split = { $seat } divide un gruppo: { $left } | { $right }
log-crate = { $seat } riceve 1 cassa (ora { $crates })
log-crate-back = { $seat } restituisce 1 cassa (ne restano { $crates })
log-take = { $seat } imbarca { $count ->
        [one] { $count } animale
       *[other] { $count } animali
    }: { $tiles }
log-paid = { $seat } paga { $count ->
        [one] 1 cassa
       *[other] { $count } casse
    } (ne restano { $crates })
log-seen = Solo tu vedi la tessera coperta: { $tiles }
log-full = { $seat } annuncia un’arca piena: { $count } animali
log-pass = { $seat } non può né dividere né prendere, e passa
log-decline = { $seat } rinuncia all’ultimo turno
log-end = Un’arca è piena e il round è finito: si scoprono le arche
log-pairs = { $seat } perde coppie: { $tiles }
log-shed = { $seat } scarta in eccesso: { $tiles }
log-ark = { $seat } apre l’arca: { $tiles }
log-herd = { $seat }: branco di { $count }, { $species }: { $points }
log-loners = { $seat }: da soli { $count }, punti { $points }
log-crates = { $seat }: casse { $count }, punti { $points }
log-result = Risultato: { $places }
place = { $seat } { $points }

## The score

tally-singles = Animali solitari ({ $count })
tally-herds = { $herds ->
        [one] Animali in { $herds } branco
       *[other] Animali in { $herds } branchi
    } ({ $count })
    .row = Animali in branchi
    .cell = { $count } in { $herds }
tally-crates = Casse ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = tessera coperta

species-elephant = elefante
species-giraffe = giraffa
species-panda = panda
species-tiger = tigre
species-crocodile = coccodrillo
species-gorilla = gorilla
species-turtle = tartaruga
species-rhinoceros = rinoceronte
species-penguin = pinguino
species-camel = cammello
species-zebra = zebra
species-fox = volpe

## The table as text

board-setup = Preparazione
board-round = Round { $round }
board-stores = { $stack ->
        [one] { $stack } tessera nella pila
       *[other] { $stack } tessere nella pila
    }, { $supply ->
        [one] { $supply } cassa nella riserva
       *[other] { $supply } casse nella riserva
    }
board-species = In questa partita: { $species }
board-quay = Gruppi sul molo e loro prezzo
board-crates = { $count ->
        [one] { $count } cassa
       *[other] { $count } casse
    }
board-stays = resta:
board-pulled = spostati:
board-order = Le tessere escono nell’ordine mostrato; quelle che salti restano
board-players = Giocatori
board-player = { $seat }: { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }, { $load ->
        [one] { $load } animale a bordo
       *[other] { $load } animali a bordo
    }
board-chosen = ha scelto
board-choosing = sta scegliendo
board-starter = bandiera di inizio
board-out = fuori dal round
board-next = bandiera di inizio per il prossimo round
board-last = ultimo turno
board-hand = Le tue tessere (solo tu le vedi)
board-mine = La tua arca
board-ark = Arca: { $seat }
board-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-pair = la coppia è persa
board-surplus = non c’è posto per quelli tra parentesi
board-worth = Se salpasse ora
board-total = Totale

## Labels of the text view

view-species = Specie in gioco
view-round = Round
view-starter = Primo giocatore
view-next_starter = Inizia il prossimo round
view-last_turn = Ultimo turno
view-last_round = Ultimo round
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tessere nella pila
view-supply = Casse nella riserva
view-groups = Gruppi sul molo
view-splitting = Gruppo che si divide
view-pulled = Spostate
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Giocatori
view-value = Valore
view-crates = Casse
view-load = Tessere a bordo
view-out = Fuori dal round
view-ark = Arca
view-kinds = Se salpasse ora
view-lost = Andrebbero perse
view-points = Punti
view-hand = In mano
view-chosen = Ha scelto
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
