# Animals on Board

summary = Dividi gli animali sul molo o prendi un gruppo. Contano gli animali da soli e i branchi, le coppie sono perse.

option-last_turn_optional = Ultimo turno facoltativo
option-last_turn_optional-help = Chi resta per ultimo nel round può passare. Se disattivata, deve dividere o prendere, se può.
option-surplus = Animali in eccesso
option-surplus-help = Come si riduce alla fine un’arca con più di 10 animali.
option-surplus-best = Scelta migliore automatica
option-surplus-ask = Sceglie chi gioca

## Moves

move-keep = Tieni { $species } { $value }
move-split = Dividi il gruppo { $group }
    .detail = Dividi il gruppo { $group } (casse { $crates } → { $after }): { $tiles }
move-take = Prendi il gruppo { $group }
    .detail = { $count ->
        [one] Prendi il gruppo { $group } per { $count } cassa: { $tiles }
       *[other] Prendi il gruppo { $group } per { $count } casse: { $tiles }
    }
move-pull = Nel nuovo gruppo: { $species } { $value }
move-pull-hidden = Nel nuovo gruppo: la tessera coperta
move-done = Concludi la divisione
    .detail = Concludi la divisione ({ $left } | { $right })
move-decline = Fermati per questo round
move-pass = Passa
move-shed = Lascia a terra: { $species } { $value }

## What is being asked

prompt-keep = Tieni 1 tessera per la tua arca.
    .other = { $seat } sceglie una tessera.
prompt-turn = Prendi un gruppo o dividine uno.
    .other = { $seat } prende o divide un gruppo.
prompt-last-turn = Ultimo turno del round: prendi o dividi un gruppo.
    .other = { $seat } ha l’ultimo turno del round.
prompt-pull = { $stay ->
    [one] Dividi il gruppo { $group }: { $stay } resta, { $go } vanno.
   *[other] Dividi il gruppo { $group }: { $stay } restano, { $go } vanno.
}
    .other = { $seat } divide il gruppo { $group }.
prompt-shed = { $count ->
    [one] Lascia { $count } animale a terra. Non deve restare nessuna coppia.
   *[other] Lascia { $count } animali a terra. Non deve restare nessuna coppia.
}
    .other = { $count ->
        [one] { $seat } lascia { $count } animale a terra.
       *[other] { $seat } lascia { $count } animali a terra.
    }

## The log

log-kept = { $seat } tiene una tessera e scopre: { $tiles }.
    .you = Tieni una tessera e scopri: { $tiles }.
log-round = Round { $round }. Inizia { $seat }.
    .you = Round { $round }. Inizi tu.
log-split = { $seat } divide { $count } in { $stay } (gruppo { $group }) e { $go } (gruppo { $next }).
    .you = Dividi { $count } in { $stay } (gruppo { $group }) e { $go } (gruppo { $next }).
log-crate = { $seat } riceve 1 cassa (ora { $crates }).
    .you = Ricevi 1 cassa (ora { $crates }).
log-crate-back = { $seat } restituisce 1 cassa (ora { $crates }).
    .you = Restituisci 1 cassa (ora { $crates }).
log-take = { $count ->
    [one] { $seat } prende per { $count } cassa: { $tiles }.
   *[other] { $seat } prende per { $count } casse: { $tiles }.
}
    .you = { $count ->
        [one] Prendi per { $count } cassa: { $tiles }.
       *[other] Prendi per { $count } casse: { $tiles }.
    }
log-seen = Era: { $tiles }. Lo vedi solo tu.
log-full = L’arca di { $seat } è piena: { $count } animali.
    .you = La tua arca è piena: { $count } animali.
log-pass = { $seat } non può dividere né prendere, e passa.
    .you = Non puoi dividere né prendere, e passi.
log-decline = { $seat } si ferma.
    .you = Ti fermi.
log-end = La partita è finita. Si aprono le arche.
log-pairs = { $count ->
    [one] { $seat } perde { $count } coppia: { $tiles }.
   *[other] { $seat } perde { $count } coppie: { $tiles }.
}
    .you = { $count ->
        [one] Perdi { $count } coppia: { $tiles }.
       *[other] Perdi { $count } coppie: { $tiles }.
    }
log-shed = { $seat } lascia a terra: { $tiles }.
    .you = Lasci a terra: { $tiles }.
log-ark = Arca di { $seat }: { $tiles }.
    .you = La tua arca: { $tiles }.
log-herd = { $seat }: branco di { $count } ({ $species }), { $points } punti.
    .you = Tu: branco di { $count } ({ $species }), { $points } punti.
log-loners = { $seat }: animali da soli { $count }, punti { $points }.
    .you = Tu: animali da soli { $count }, punti { $points }.
log-crates = { $seat }: casse { $count }, punti { $points }.
    .you = Tu: casse { $count }, punti { $points }.
log-result = Risultato: { $places }
place = { $seat } { $points }

## The score

tally-singles = Animali da soli ({ $count })
tally-herds = { $herds ->
        [one] Animali in { $herds } branco
       *[other] Animali in { $herds } branchi
    } ({ $count })
    .row = Animali in branchi
    .cell = { $count } in { $herds }
tally-crates = Casse ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = la tessera coperta

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
board-stores = Pila: { $stack } · Casse nella riserva: { $supply }
board-species = In questa partita: { $species }
board-quay = Gruppi sul molo e loro prezzo
board-crates = { $count ->
        [one] { $count } cassa
       *[other] { $count } casse
    }
board-stays = resta:
board-pulled = nuovo gruppo:
board-order = Le tessere vanno in questo ordine. Quelle che salti restano.
board-players = Giocatori
board-player = { $seat }: casse { $crates }, animali a bordo { $load }
board-chosen = scelta fatta
board-choosing = sceglie
board-starter = inizia
board-out = fuori dal round
board-next = inizia il prossimo round
board-last = ultimo turno
board-hand = Le tue tessere (solo tu le vedi)
board-mine = La tua arca
board-ark = Arca: { $seat }
board-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-pair = coppia persa
board-surplus = non c’è posto per quelli tra parentesi
board-worth = Punteggio ora
board-total = Totale

## Labels of the text view

view-species = Specie in gioco
view-round = Round
view-starter = Inizia
view-next_starter = Inizia il prossimo round
view-last_turn = Ultimo turno
view-last_round = Ultimo round
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tessere nella pila
view-supply = Casse nella riserva
view-groups = Gruppi sul molo
view-splitting = Gruppo che si divide
view-pulled = Nuovo gruppo
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Giocatori
view-value = Valore
view-crates = Casse
view-load = Tessere a bordo
view-out = Fuori dal round
view-ark = Arca
view-kinds = Punteggio ora
view-lost = Perso
view-points = Punti
view-hand = In mano
view-chosen = Scelta fatta
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
