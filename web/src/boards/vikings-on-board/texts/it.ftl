# Testi del tabellone disegnato di Vikings on Board.

ui-stage = Villaggio e porto
ui-village = Villaggio
ui-queue = Da muovere
ui-figure = { $seat }, casa { $space }
ui-sterns = Navi salpate: { $sailed } su { $all }
ui-house = Casa { $number }: { $space }
ui-house-first-player = Inizia
ui-house-promote = Avanza
ui-house-jump-own = Salto clan
ui-house-bet = Scommessa
ui-house-load-one = Carica 1
ui-house-market = Mercato
ui-house-jump-any = Salto
ui-house-bet-or-move = Scommessa+
ui-house-draw-three = Pesca 3
ui-house-set-sail = Salpa
ui-house-swap = Scambio
ui-tip-house-first-player = Inizi il prossimo round. Nessun altro effetto.
ui-tip-house-promote = Un tuo pezzo passa in testa alla sua nave. In parità guida il clan più avanti.
ui-tip-house-jump-own = Sposta uno dei tuoi pezzi in fondo a un’altra nave.
ui-tip-house-bet = Scommetti sul clan che secondo te guiderà una nave.
ui-tip-house-load-one = Pesca una merce e caricala su una nave qualsiasi.
ui-tip-house-market = Alza di 1 il prezzo di una merce.
ui-tip-house-jump-any = Sposta un pezzo qualsiasi in fondo a un’altra nave.
ui-tip-house-bet-or-move = Metti una scommessa, o spostane una tua su un altro cerchio.
ui-tip-house-draw-three = Guarda 3 merci nascoste e caricane 1.
ui-tip-house-set-sail = Alla fine del round scegli la nave che salpa.
ui-tip-house-swap = Scambia 2 pezzi di navi diverse.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
} e un ospite
ui-clan-count = { $clan } { $count }
ui-ship = nave { $ship }
ui-on-ship = Sulla nave { $ship }
ui-ship-sailed = La nave { $ship } è salpata.
ui-ship-story = Nave { $ship }. Scudi: { $control }. Merci: { $goods }.
ui-sailed = in mare
ui-berth = Scommesse davanti alla nave { $ship }
ui-circle = { $clan } guida la nave { $ship }
ui-bet-of = Scommessa di { $seat } sul clan { $clan }
ui-bet-worth = Scommessa di { $seat } sul clan { $clan }, valore { $value }
ui-market = Mercato
ui-market-line = Mercato: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } merce da caricare
   *[other] { $count } merci da caricare
}
ui-stack-draw = { $count ->
    [one] { $count } merce da pescare
   *[other] { $count } merci da pescare
}
ui-loupe = Nave { $ship }, ingrandita
ui-loupe-open = Nave { $ship }: scegli un pezzo
ui-close = Chiudi
ui-confirm-lift = Scegli nave
ui-hint-lead = Nave { $ship }: guida { $clan }, { $count } a { $other }.
ui-sailing = La nave { $ship } salpa
ui-sailing-takes = { $seat } prende una merce.
ui-sailing-removes = { $seat } sceglie la merce che va persa.
ui-drawn = Merci pescate
ui-only-you = lo vedi solo tu
ui-bets = Le tue scommesse
ui-values-only-you = i valori li vedi solo tu
ui-bet-hand = Scommessa { $value }, in mano
ui-bet-placed = Scommessa { $value }, nave { $ship }
ui-bet-behind = Scommessa { $value }, persa: la nave { $ship } è salpata
ui-bet-won = Scommessa { $value }, vinta
ui-goods = Le tue merci
ui-good-count = { $good }: { $count }, valgono { $price } ciascuna
ui-points-now = { $points ->
    [one] { $points } punto ora
   *[other] { $points } punti ora
}
ui-won = Scommesse vinte
ui-won-none = Ancora nessuna. Vinci se il clan della scommessa guida la nave quando salpa.
ui-won-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ui-stat-goods = Merci vinte
ui-stat-bets = Scommesse in mano
ui-stat-won = Scommesse vinte
ui-doing-captain = Al comando in questo round
ui-doing-left = { $count ->
    [0] Tutti i vichinghi hanno giocato
    [one] Manca { $count } vichingo
   *[other] Mancano { $count } vichinghi
}
ui-round = Round { $round }
ui-captain = { $seat } sceglie la nave che salpa
ui-aid = Punteggio
ui-aid-good = Ogni merce
ui-aid-good-value = il suo prezzo
ui-aid-bet = Scommessa vinta
ui-aid-bet-value = il suo numero
ui-aid-hidden = Già vinte
ui-aid-hidden-value = nascoste
ui-aid-end = Fine dopo
ui-aid-end-value = 7 navi
ui-tip-queue = Vichinghi che devono ancora giocare, in quest’ordine. La casa fissa il posto nel prossimo round.
ui-tip-sterns = La partita finisce dopo 7 navi.
ui-tip-ship = Il clan con più scudi guida la nave. In parità guida il più vicino alla prua.
ui-tip-piece = I suoi scudi contano per il suo clan su questa nave.
ui-tip-good = Quando la nave salpa, i clan a bordo prendono a turno le merci, chi guida per primo.
ui-tip-circle = Una scommessa qui vince se questo clan guida la nave quando salpa.
ui-tip-bet = Il suo valore resta nascosto fino alla fine.
ui-tip-my-bet = Le tue scommesse valgono da 1 a 4 punti. Al massimo una per nave.
ui-tip-market = Prezzi delle merci alla fine della partita.
ui-tip-my-goods = Le tue merci. Gli altri vedono quante, non quali.
ui-tip-stack-load = Merci per la casa 5.
ui-tip-stack-draw = Merci per la casa 9.
ui-tip-sailing = I clan a bordo secondo gli scudi. Prendono una merce a turno finché ce n’è.
ui-guide-welcome = Le navi lasciano il porto. Chi ha più scudi a bordo prende le merci migliori. Anche le scommesse giuste danno punti.
    .title = Arrivo al porto
ui-guide-queue = I vichinghi giocano in quest’ordine. Ognuno prende una casa, e ogni casa si usa una volta per round.
    .title = Ordine di turno
ui-guide-village = Scegli una casa per il tuo vichingo. L’effetto è immediato. Più basso il numero, prima giochi nel prossimo round.
    .title = Il villaggio
ui-guide-control = I numeri sotto una nave contano gli scudi. Guida il clan su fondo chiaro; in parità quello più vicino alla prua.
    .title = Chi guida
ui-guide-lift = Scegli il pezzo che si muove. L’anello mostra quali possono.
    .title = Muovi un pezzo
ui-guide-jump = Va in fondo a un’altra nave. Indica una nave per vedere chi la guiderebbe.
    .title = Dove
ui-guide-bet = Scegli una scommessa secondo il valore. Lo conosci solo tu.
    .title = Scommettere
ui-guide-circle = Ora scegli il clan che guiderà questa nave quando salpa. Può essere uno qualsiasi.
    .title = Scegli un clan
ui-guide-load = Metti la merce su una nave che guidi o guiderai.
    .title = Caricare
ui-guide-market = Fai salire quel che hai o speri di avere. Vale per tutti.
    .title = Mercato
ui-guide-next = Nuovo round: i vichinghi giocano nell’ordine delle loro case.
    .title = Prossimo round
ui-guide-captain = Qualcuno ha preso «Salpa». Alla fine di questo round salpa una nave.
    .title = Una nave salperà
ui-guide-sail = Scegli la nave. Prendine una carica che guidi.
    .title = Salpa
ui-guide-share = I clan prendono merci a turno secondo gli scudi. Quelle dei clan neutrali sono perse.
    .title = Divisione
ui-guide-end = Dopo 7 navi la partita finisce. Le merci danno il loro prezzo, le scommesse vinte il loro numero.
    .title = La fine
ui-scene-sails = Salpa la nave { $ship }
ui-scene-adrift = Nessuno a bordo
ui-scene-leads = { $clan } guida la nave { $ship }
ui-scene-crew = Equipaggio
ui-scene-lead = Comando
ui-scene-goods = Merci
ui-scene-bets = Scommesse
