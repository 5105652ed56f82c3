# Vikings on Board

summary = Equipaggia le navi, caricale e scommetti sul clan che guida.

## Table options

option-two_player_extra_shield = Ospiti in due
option-two_player_extra_shield-help = Quando una persona prende Salpa, l’altra mette un vichingo neutrale su un proprio pezzo: 1 scudo in più.
option-promote_mode = Avanzare
option-promote_mode-help = Di quanto avanza il pezzo scelto.
option-promote_mode-front = In testa alla nave
option-promote_mode-one_step = Di 1 posto
option-promote_needs_real_move = Avanzare deve spostare un pezzo
option-promote_needs_real_move-help = Disattivato: si può indicare anche un pezzo già in testa, senza effetto.
option-set_sail_ship_choice = Scelta della nave che salpa
option-set_sail_ship_choice-help = Quando chi ha preso Salpare indica la nave.
option-set_sail_ship_choice-end_of_round = Alla fine del round
option-set_sail_ship_choice-when_taken = Subito
option-draw_three_return_order = Merci rimesse con Pesca 3
option-draw_three_return_order-help = In che ordine le altre due merci vanno sotto la pila.
option-draw_three_return_order-as_drawn = Come pescate
option-draw_three_return_order-player_choice = A scelta
option-circle_shared_by_players = Più scommesse su un cerchio
option-circle_shared_by_players-help = Disattivato: un cerchio accoglie la scommessa di un solo giocatore.
option-bets_on_neutral_clans = Scommesse sui clan neutrali
option-bets_on_neutral_clans-help = Disattivato: non si può scommettere su un clan che nessuno guida.
option-move_own_bets_only = Spostare solo le proprie scommesse
option-move_own_bets_only-help = Disattivato: Scommessa+ può spostare anche scommesse altrui.
option-bets_may_move_to_sailed_ship = Scommesse verso ormeggi vuoti
option-bets_may_move_to_sailed_ship-help = Attivato: una scommessa può andare anche all’ormeggio di una nave già salpata.
option-neutral_clan_counts_as_present = I clan neutrali prendono sempre la loro parte
option-neutral_clan_counts_as_present-help = Disattivato: se a bordo c’è il clan di un solo giocatore, questi prende tutte le merci.

## Names

clan-red = Martello
clan-blue = Luna
clan-green = Abete
clan-yellow = Sole
short-red = Ma
short-blue = Lu
short-green = Ab
short-yellow = So
copy-a = a
copy-b = b
piece = { $shields ->
    [one] pezzo da { $shields } scudo del clan { $clan }
   *[other] pezzo da { $shields } scudi del clan { $clan }
}
    .nom = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = pelli
good-grain = grano
good-nails = chiodi
space-first-player = Inizia
space-promote = Avanza
space-jump-own = Salto clan
space-bet = Scommessa
space-load-one = Carica 1
space-market = Mercato
space-jump-any = Salto
space-bet-or-move = Scommessa+
space-draw-three = Pesca 3
space-set-sail = Salpa
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
move-jump = Sposta sulla nave { $ship }
    .detail = Sposta sulla nave { $ship } (scudi: { $clans })
move-swap = Scambia con { $clan } { $shields }{ $copy }
    .detail = Scambia con { $clan } { $shields } (nave { $ship }, posto { $place })
move-bet = Scommetti { $value }
move-move = Sposta la scommessa del clan { $clan } (nave { $ship })
    .detail = { $value ->
        [0] Sposta una scommessa del clan { $clan } (nave { $ship }, su { $on })
       *[other] Sposta la tua scommessa { $value } (nave { $ship }, su { $on })
    }
move-berth = Alla nave { $ship }
    .detail = Alla nave { $ship } (scudi: { $clans })
move-circle = Su { $clan }
    .detail = Su { $clan } (scudi: { $shields })
move-pick = Scegli: { $good } (gettone { $place })
move-upper = Sopra: { $good } (gettone { $place })
move-load = Sulla nave { $ship }
    .detail = Sulla nave { $ship } (merci: { $good }; scudi: { $clans })
move-raise = Alza il prezzo: { $good }
    .detail = Alza il prezzo: { $good } ({ $price } → { $after })
move-sail = Fai salpare la nave { $ship }
    .detail = Fai salpare la nave { $ship } (merci: { $good }; scudi: { $clans })
move-take = Prendi: { $good }
    .detail = Prendi: { $good } (prezzo { $price })
move-remove = Elimina: { $good }
    .detail = Elimina: { $good } (prezzo { $price })
move-guest = Ospite su { $clan } { $shields }{ $copy }
    .detail = Ospite su { $clan } { $shields } (nave { $ship }, posto { $place })

## What is being asked

prompt-space = { $possible ->
    [0] Scegli una casa. Nessuna azione è possibile.
   *[other] Scegli una casa per il tuo vichingo.
}
    .other = { $possible ->
        [0] { $seat } sceglie una casa senza effetto.
       *[other] { $seat } sceglie una casa.
    }
prompt-promote = Fai avanzare uno dei tuoi pezzi.
    .other = { $seat } fa avanzare un pezzo.
prompt-lift-own = Sposta uno dei tuoi pezzi su un’altra nave.
    .other = { $seat } sposta un pezzo.
prompt-lift-any = Sposta un pezzo qualsiasi su un’altra nave.
    .other = { $seat } sposta un pezzo.
prompt-jump = Scegli la nave per { $piece-nom }.
    .other = { $seat } sceglie la nave per { $piece-nom }.
prompt-lift-swap = Scambia 2 pezzi di navi diverse.
    .other = { $seat } scambia 2 pezzi.
prompt-swap = Scegli su un’altra nave il pezzo da scambiare con { $piece-nom }.
    .other = { $seat } scambia { $piece-nom }.
prompt-bet = Scegli un gettone da scommettere.
    .other = { $seat } scommette.
prompt-bet-or-move = Scegli un gettone da scommettere o una scommessa da spostare.
    .other = { $seat } piazza o sposta una scommessa.
prompt-berth = Scegli la nave per la scommessa.
    .other = { $seat } sceglie la nave per una scommessa.
prompt-circle = Scegli il clan che guiderà la nave { $ship }.
    .other = { $seat } sceglie un clan per la nave { $ship }.
prompt-pick = Scegli la merce da caricare.
    .other = { $seat } guarda 3 merci e ne sceglie una.
prompt-upper = Scegli quale delle altre 2 merci va sopra.
    .other = { $seat } mette 2 merci sotto la pila.
prompt-load = Scegli la nave che porta la merce.
    .other = { $seat } sceglie una nave da caricare.
prompt-raise = Alza di 1 il prezzo di una merce.
    .other = { $seat } alza un prezzo.
prompt-guest = Scegli uno dei tuoi pezzi per il vichingo neutrale.
    .other = { $seat } mette un vichingo neutrale.
prompt-sail = Scegli la nave che salpa.
    .other = { $seat } sceglie la nave che salpa.
prompt-take = Prendi una merce dalla nave { $ship }.
    .other = { $seat } prende una merce dalla nave { $ship }.
prompt-remove = Scegli la merce che il clan { $clan } perde (nave { $ship }).
    .other = { $seat } sceglie la merce che il clan { $clan } perde (nave { $ship }).

## Log

log-round = Round { $round }
log-send = { $space-id ->
    [first-player] { $seat } inizia il prossimo round.
   *[other] { $seat } prende «{ $space }».
}
    .you = { $space-id ->
        [first-player] Inizi il prossimo round.
       *[other] Prendi «{ $space }».
    }
log-stand = { $seat } prende «{ $space }», senza effetto.
    .you = Prendi «{ $space }», senza effetto.
log-promote = { $seat } fa avanzare un { $piece } sulla nave { $ship }.
    .you = Fai avanzare un { $piece } sulla nave { $ship }.
log-jump = { $seat } sposta un { $piece } dalla nave { $from } alla nave { $ship }.
    .you = Sposti un { $piece } dalla nave { $from } alla nave { $ship }.
log-swap = { $seat } scambia { $piece-nom } (nave { $ship }) e { $other-nom } (nave { $other_ship }).
    .you = Scambi { $piece-nom } (nave { $ship }) e { $other-nom } (nave { $other_ship }).
log-bet = { $seat } scommette su { $clan }, nave { $ship }.
    .you = Scommetti su { $clan }, nave { $ship }.
log-bet-value = La tua scommessa vale { $value }. Lo vedi solo tu.
log-move = { $seat } sposta una scommessa dalla nave { $from } su { $clan }, nave { $ship }.
    .you = Sposti una scommessa dalla nave { $from } su { $clan }, nave { $ship }.
log-move-of = { $seat } sposta una scommessa ({ $owner_seat }) dalla nave { $from } su { $clan }, nave { $ship }.
    .you = Sposti una scommessa ({ $owner_seat }) dalla nave { $from } su { $clan }, nave { $ship }.
log-drawn = Peschi: { $good }. Lo vedi solo tu.
log-load = { $seat } carica { $good } sulla nave { $ship }.
    .you = Carichi { $good } sulla nave { $ship }.
log-raise = { $seat } alza a { $price } il prezzo: { $good }.
    .you = Alzi a { $price } il prezzo: { $good }.
log-guest = { $seat } mette un vichingo neutrale su { $piece-nom }, nave { $ship }.
    .you = Metti un vichingo neutrale su { $piece-nom }, nave { $ship }.
log-marks = { $seat } sceglie la nave { $ship }. Salpa alla fine del round.
    .you = Scegli la nave { $ship }. Salpa alla fine del round.
log-sail = { $seat } fa salpare la nave { $ship }.
    .you = Fai salpare la nave { $ship }.
log-crew = Scudi: { $clans }.
log-lead = { $tie ->
    [1] Il clan { $clan } guida con { $shields } (più avanti del clan { $second_clan }).
   *[0] Il clan { $clan } guida con { $shields }.
}
log-adrift = Nessuno a bordo. Nessuna scommessa vince.
log-take = { $seat } prende { $good }.
    .you = Prendi { $good }.
log-lost = { $good-id ->
    [grain] Il grano è perso.
    [hides] Le pelli sono perse.
   *[other] I chiodi sono persi.
}
log-remove = { $seat } elimina 1 merce del clan { $clan }: { $good }.
    .you = Elimini 1 merce del clan { $clan }: { $good }.
log-win = { $seat } vince una scommessa su { $clan }.
    .you = Vinci una scommessa su { $clan }.
log-win-value = La tua scommessa vale { $value }. Lo vedi solo tu.
log-bet-stays = { $seat } perde una scommessa su { $clan }.
    .you = Perdi una scommessa su { $clan }.
log-end = 7 navi sono salpate. Si rivelano tutte le scommesse.

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
board-captain = Al comando: { $seat }
board-market = Mercato
board-stacks = Pile
board-queue = Ancora da muovere
board-ship = Nave
board-hull = Scafo dalla prua
board-control = Scudi
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
view-captain = Al comando
view-neutral = Clan neutrali
view-market = Mercato
view-load_stack = Merci da caricare
view-draw_stack = Merci da pescare
view-lost = Perso
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
view-figure = Vichingo
    .clan = { "" }
    .space = { "" }
view-docked = Al molo
    .no = Salpata
view-leaving = Salpa
view-hull = Scafo dalla prua
view-goods = Merci
view-control = Scudi
    .seat = { "" }
view-bets = Scommesse
    .ship = { "" }
view-shields = Scudi
view-copy = { "" }
view-guest = Ospite
view-owner = Di
view-value = Valore
view-ship = Nave
view-unplaced = Scommesse in mano
view-won = Scommesse vinte
view-worth = Punteggio attuale
view-figures_left = Vichinghi rimasti
view-lifted = Pezzo scelto
view-bet = Scommessa
view-berth = Ormeggio
view-hand = In mano
view-picked = { "" }
view-order = Ordine degli scudi
    .seat = { "" }
view-removing = { "" }
