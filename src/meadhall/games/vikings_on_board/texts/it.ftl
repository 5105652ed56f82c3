# Vikings on Board

summary = Equipaggia le navi, caricale e scommetti sul clan che porterà ciascuna in mare.

## Table options

option-two_player_extra_shield = Ospiti in due
option-two_player_extra_shield-help = Quando uno prende Salpare, l’altro mette un vichingo neutrale su un pezzo del proprio clan: uno scudo in più.
option-promote_mode = Avanzare
option-promote_mode-help = Di quanto avanza il pezzo scelto.
option-promote_mode-front = in testa alla nave
option-promote_mode-one_step = di un posto
option-promote_needs_real_move = Avanzare deve spostare un pezzo
option-promote_needs_real_move-help = Disattivato: si può indicare anche un pezzo già in testa, senza effetto.
option-set_sail_ship_choice = Scelta della nave che salpa
option-set_sail_ship_choice-help = Quando chi ha preso Salpare indica la nave.
option-set_sail_ship_choice-end_of_round = alla fine del round
option-set_sail_ship_choice-when_taken = subito
option-draw_three_return_order = Merci rimesse con Pesca 3
option-draw_three_return_order-help = In che ordine le altre due merci vanno sotto la pila.
option-draw_three_return_order-as_drawn = come pescate
option-draw_three_return_order-player_choice = a scelta
option-circle_shared_by_players = Più scommesse su un cerchio
option-circle_shared_by_players-help = Disattivato: un cerchio accoglie la scommessa di un solo giocatore.
option-bets_on_neutral_clans = Scommesse sui clan neutrali
option-bets_on_neutral_clans-help = Disattivato: non si può scommettere su un clan che nessuno guida.
option-move_own_bets_only = Spostare solo le proprie scommesse
option-move_own_bets_only-help = Disattivato: Scommetti o sposta può spostare anche scommesse altrui.
option-bets_may_move_to_sailed_ship = Scommesse verso ormeggi vuoti
option-bets_may_move_to_sailed_ship-help = Attivato: una scommessa può andare anche all’ormeggio di una nave già salpata.
option-neutral_clan_counts_as_present = I clan neutrali prendono merci anche accanto a un solo giocatore
option-neutral_clan_counts_as_present-help = Disattivato: se a bordo c’è il clan di un solo giocatore, questi prende tutte le merci.

## Names

clan-red = Martello
clan-blue = Luna
clan-green = Pino
clan-yellow = Sole
short-red = Ma
short-blue = Lu
short-green = Pi
short-yellow = So
copy-a = a
copy-b = b
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = pelli
good-grain = grano
good-nails = chiodi
space-first-player = Primo giocatore
space-promote = Avanzare
space-jump-own = Salto proprio
space-bet = Scommessa
space-load-one = Carica 1
space-market = Mercato
space-jump-any = Salto libero
space-bet-or-move = Scommetti o sposta
space-draw-three = Pesca 3
space-set-sail = Salpare
space-swap = Scambio
effect-first-player = inizia il prossimo round
effect-promote = fai avanzare un tuo pezzo sulla sua nave
effect-jump-own = porta un tuo pezzo in fondo a un’altra nave
effect-bet = piazza una scommessa
effect-load-one = pesca una merce e caricala su una nave
effect-market = alza di 1 il prezzo di una merce
effect-jump-any = porta un pezzo qualsiasi in fondo a un’altra nave
effect-bet-or-move = piazza o sposta una scommessa
effect-draw-three = guarda 3 merci e caricane 1
effect-set-sail = scegli la nave che salpa
effect-swap = scambia due pezzi di navi diverse

## Moves

move-send = { $space }
    .detail = { $space }: { $effect }
move-stand = { $space }, senza effetto
move-promote = Avanza: { $clan } { $shields }{ $copy }
    .detail = Avanza: { $clan } { $shields } (nave { $ship }, posto { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (nave { $ship }, posto { $place })
move-jump = Salta sulla nave { $ship }
    .detail = Sulla nave { $ship } (scudi: { $clans })
move-swap = Scambia con { $clan } { $shields }{ $copy }
    .detail = Scambia con { $clan } { $shields } (nave { $ship }, posto { $place })
move-bet = Scommessa di valore { $value }
move-move = Sposta la scommessa di { $clan } alla nave { $ship }
    .detail = { $value ->
            [0] Sposta la scommessa di { $clan } (nave { $ship }, su { $on })
           *[other] Sposta la tua scommessa di valore { $value } (nave { $ship }, su { $on })
        }
move-berth = Alla nave { $ship }
    .detail = Alla nave { $ship } (scudi: { $clans })
move-circle = Su { $clan }
    .detail = Su { $clan } (scudi: { $shields })
move-pick = Metti: { $good } (gettone { $place })
move-upper = Sopra: { $good } (gettone { $place })
move-load = Sulla nave { $ship }
    .detail = Sulla nave { $ship } (merci: { $good }; scudi: { $clans })
move-raise = Alza il prezzo: { $good }
    .detail = Alza il prezzo: { $good } ({ $price } → { $after })
move-sail = Salpa la nave { $ship }
    .detail = Salpa la nave { $ship } (merci: { $good }; scudi: { $clans })
move-take = Prendi: { $good }
    .detail = Prendi: { $good } (prezzo { $price })
move-remove = Rimuovi: { $good }
    .detail = Rimuovi: { $good } (prezzo { $price })
move-guest = Ospite su { $clan } { $shields }{ $copy }
    .detail = Ospite su { $clan } { $shields } (nave { $ship }, posto { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Scegli uno spazio libero qualsiasi; non puoi fare alcuna azione.
       *[other] Scegli uno spazio per il tuo vichingo.
    }
    .other = { $possible ->
        [0] { $seat } manda un vichingo su uno spazio libero, senza effetto.
       *[other] { $seat } sceglie uno spazio del villaggio.
    }
prompt-promote = Scegli un pezzo del tuo clan da far avanzare.
    .other = { $seat } fa avanzare un pezzo.
prompt-lift-own = Scegli un pezzo del tuo clan che salta.
    .other = { $seat } sceglie un proprio pezzo che salta.
prompt-lift-any = Scegli un pezzo di qualsiasi clan che salta.
    .other = { $seat } sceglie un pezzo che salta.
prompt-jump = Scegli la nave su cui salta { $piece }.
    .other = { $seat } sceglie dove salta { $piece }.
prompt-lift-swap = Scegli il primo pezzo da scambiare.
    .other = { $seat } scambia due pezzi.
prompt-swap = Scegli su un’altra nave un pezzo da scambiare con { $piece }.
    .other = { $seat } sceglie il pezzo da scambiare con { $piece }.
prompt-bet = Scegli il gettone che scommetti.
    .other = { $seat } sceglie una scommessa.
prompt-bet-or-move = Scegli un gettone da scommettere o una scommessa da spostare.
    .other = { $seat } piazza o sposta una scommessa.
prompt-berth = Scegli la nave per la scommessa.
    .other = { $seat } sceglie la nave per una scommessa.
prompt-circle = Scegli il clan che guiderà la nave { $ship }.
    .other = { $seat } sceglie un cerchio alla nave { $ship }.
prompt-pick = Scegli la merce da mettere.
    .other = { $seat } guarda le merci e ne sceglie una.
prompt-upper = Scegli quale delle altre due merci sta sopra.
    .other = { $seat } rimette due merci sotto la pila.
prompt-load = Scegli la nave che porta la merce.
    .other = { $seat } sceglie una nave da caricare.
prompt-raise = Scegli la merce il cui prezzo sale.
    .other = { $seat } alza un prezzo.
prompt-guest = Scegli un pezzo del tuo clan per un ospite.
    .other = { $seat } mette un ospite su un pezzo.
prompt-sail = Scegli la nave che salpa.
    .other = { $seat } sceglie la nave che salpa.
prompt-take = Prendi una merce dalla nave { $ship }.
    .other = { $seat } prende una merce dalla nave { $ship }.
prompt-remove = Scegli la merce della nave { $ship } persa da { $clan }.
    .other = { $seat } sceglie la merce della nave { $ship } persa da { $clan }.

## Log

log-round = Round { $round }
log-send = { $seat }: { $space }
log-stand = { $seat }: { $space }, senza effetto
log-promote = { $seat } fa avanzare { $piece } sulla nave { $ship }.
log-jump = { $seat } sposta { $piece } dalla nave { $from } alla nave { $ship }.
log-swap = { $seat } scambia { $piece } della nave { $ship } con { $other } della nave { $other_ship }.
log-bet = { $seat } scommette su { $clan } alla nave { $ship }.
log-bet-value = Lì il tuo gettone vale { $value }.
log-move = { $seat } sposta una scommessa dalla nave { $from } a { $clan } alla nave { $ship }.
log-move-of = { $seat } sposta una scommessa di { $owner_seat } dalla nave { $from } a { $clan } alla nave { $ship }.
log-drawn = Peschi: { $good }.
log-load = { $seat } carica la nave { $ship }: { $good }.
log-raise = { $seat } alza il prezzo: { $good } { $price }.
log-guest = { $seat } mette un ospite su { $piece } sulla nave { $ship }.
log-marks = { $seat } farà salpare la nave { $ship } alla fine del round.
log-sail = { $seat } fa salpare la nave { $ship }.
log-crew = A bordo: { $clans }.
log-lead = { $clan } è in testa con { $shields ->
        [one] 1 scudo
       *[other] { $shields } scudi
    }{ $tie ->
        [1] { "" }, più vicino alla prua di { $second_clan }
       *[0] { "" }
    }.
log-adrift = Nessuno a bordo. Nessuna scommessa vince.
log-take = { $seat } prende: { $good }.
log-lost = Fuori dal gioco: { $good }.
log-remove = { $seat } rimuove per { $clan }: { $good }.
log-win = { $seat } vince una scommessa su { $clan }.
log-win-value = La tua scommessa vale { $value }.
log-bet-stays = { $seat } perde una scommessa su { $clan }. Resta lì.
log-end = La settima nave è salpata. Merci e scommesse vengono scoperte.

## Final sum

tally-goods = { $good }: { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } scommessa vinta
   *[other] { $count } scommesse vinte
}
    .row = Scommesse vinte
    .cell = { $count }

## The table as text

board-round = Round { $round }
board-sterns = Poppe rimaste: { $count }
board-captain = Capitano: { $seat }
board-market = Mercato
board-stacks = Pile
board-queue = Ancora da muovere
board-ship = Nave
board-hull = Scafo dalla prua
board-control = Controllo
board-bets = Scommesse
board-sailed = salpata
board-leaving = salpa
board-leads = { $short } = { $clan }, { $seat }: merci { $goods }, scommesse in mano { $hand }, vinte { $won }
board-neutral = { $short } = { $clan }, neutrale
board-good = { $good } { $count }
board-own = Le tue merci: { $goods }
board-own-bets = Le tue scommesse in mano: { $hand }; vinte: { $won }
board-worth = Punteggio attuale: { $points }
board-drawn = Pescate: { $good }

## Labels of the text view

view-round = Round
view-sterns = Poppe rimaste
view-sailed = Navi salpate
view-captain = Capitano
view-neutral = Clan neutrali
view-market = Mercato
view-load_stack = Merci da caricare
view-draw_stack = Merci da pescare
view-lost = Fuori dal gioco
view-queue = Ancora da muovere
    .clan = { "" }
    .space = { "" }
view-spaces = Case
view-ships = Navi
view-players = Giocatori
view-doing = In corso
view-sailing = In partenza
view-good = Merce
view-price = Prezzo
view-kind = Tipo
view-seat = Giocatore
view-clan = Clan
view-space = Casa
view-number = Numero
view-action = Azione
view-family = { "" }
view-figure = Figura
    .clan = { "" }
    .space = { "" }
view-docked = Al molo
    .no = Salpata
view-leaving = Salpa
view-hull = Scafo dalla prua
view-goods = Merci
view-control = Controllo
    .seat = { "" }
view-bets = Scommesse
    .ship = { "" }
view-shields = Scudi
view-copy = { "" }
view-guest = Ospite
view-owner = Proprietario
view-value = Valore
view-ship = Nave
view-unplaced = Scommesse in mano
view-won = Scommesse vinte
view-worth = Punteggio attuale
view-figures_left = Figure rimaste
view-lifted = Sollevato
view-bet = Scommessa
view-berth = Ormeggio
view-hand = In mano
view-picked = { "" }
view-order = Ordine di controllo
    .seat = { "" }
view-removing = { "" }
