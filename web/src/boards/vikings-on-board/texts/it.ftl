# Testi del tabellone disegnato di Vikings on Board.

ui-stage = Villaggio e porto
ui-village = Villaggio
ui-queue = Da muovere
ui-figure = { $seat }, era sulla casella { $space }
ui-sterns = { $sterns ->
    [one] { $sterns } poppa rimasta
   *[other] { $sterns } poppe rimaste
}, { $sailed } in mare
ui-house = Casella { $number }: { $space }
ui-house-first-player = Primo
ui-house-promote = Avanzare
ui-house-jump-own = Salto pr.
ui-house-bet = Scommessa
ui-house-load-one = Carica 1
ui-house-market = Mercato
ui-house-jump-any = Salto
ui-house-bet-or-move = Sc./sposta
ui-house-draw-three = Pesca 3
ui-house-set-sail = Salpare
ui-house-swap = Scambio
ui-tip-house-first-player = Nient’altro: ma questa figura sarà la prima nel prossimo round.
ui-tip-house-promote = Un tuo pezzo passa in testa alla sua nave. In parità guida il clan più avanti.
ui-tip-house-jump-own = Un tuo pezzo salta in fondo a un’altra nave.
ui-tip-house-bet = Metti una scommessa davanti a una nave, sul clan che secondo te la guiderà.
ui-tip-house-load-one = Pesca una merce e mettila sulla prua di una nave qualsiasi.
ui-tip-house-market = Una merce rincara di 1, per tutti.
ui-tip-house-jump-any = Un pezzo qualsiasi salta in fondo a un’altra nave.
ui-tip-house-bet-or-move = Metti una scommessa, o spostane una tua su un altro cerchio.
ui-tip-house-draw-three = Guarda in segreto tre merci e mettine una su una prua.
ui-tip-house-set-sail = Sei al comando: alla fine del round scegli la nave che salpa.
ui-tip-house-swap = Due pezzi di navi diverse si scambiano di posto.
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
ui-ship-story = Nave { $ship }. Controllo: { $control }. Merci: { $goods }.
ui-sailed = in mare
ui-berth = Scommesse davanti alla nave { $ship }
ui-circle = { $clan } guida la nave { $ship }
ui-bet-of = Scommessa di { $seat } su { $clan }
ui-bet-worth = Scommessa di { $seat } su { $clan }, vale { $value }
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
ui-loupe = Nave { $ship } da vicino
ui-loupe-open = Nave { $ship }: scegli un pezzo
ui-close = Chiudi
ui-confirm-lift = Prendi { $clan } { $shields }
ui-hint-lead = Nave { $ship }: guida { $clan }, { $count } a { $other }.
ui-sailing = La nave { $ship } salpa
ui-sailing-takes = { $seat } prende una merce.
ui-sailing-removes = { $seat } sceglie una merce che esce dal gioco.
ui-drawn = Pescate
ui-only-you = lo vedi solo tu
ui-bets = Le tue scommesse
ui-values-only-you = i valori li vedi solo tu
ui-bet-hand = Scommessa da { $value }, in mano
ui-bet-placed = Scommessa da { $value }, davanti alla nave { $ship }
ui-bet-behind = Scommessa da { $value }, rimasta a terra: la nave { $ship } è salpata
ui-bet-won = Scommessa da { $value }, vinta
ui-goods = Le tue merci
ui-good-count = { $good }: { $count }, valgono { $price } ciascuna
ui-points-now = { $points ->
    [one] { $points } punto ora
   *[other] { $points } punti ora
}
ui-won = Scommesse vinte
ui-won-none = Ancora nessuna. Una scommessa vince se il suo clan guida la nave quando salpa.
ui-won-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ui-stat-goods = Merci vinte
ui-stat-bets = Scommesse in mano
ui-stat-won = Scommesse vinte
ui-doing-captain = Al comando in questo round
ui-doing-left = { $count ->
    [0] Tutte le figure hanno agito
    [one] Ancora { $count } figura da muovere
   *[other] Ancora { $count } figure da muovere
}
ui-round = Round { $round }
ui-captain = { $seat } fa salpare una nave in questo round
ui-aid = Punti alla fine
ui-aid-good = Ogni merce
ui-aid-good-value = prezzo
ui-aid-bet = Scommessa vinta
ui-aid-bet-value = il suo numero
ui-aid-hidden = Già vinte
ui-aid-hidden-value = nascoste
ui-aid-end = Fine dopo
ui-aid-end-value = 7 navi
ui-tip-queue = Le figure che devono ancora agire, in quest’ordine. La casa a cui va una figura sarà il suo posto nel prossimo round.
ui-tip-sterns = Ogni partenza usa una poppa. Dopo la settima nave il gioco finisce.
ui-tip-ship = Guida una nave il clan con più scudi; in parità quello più vicino alla prua.
ui-tip-piece = I suoi scudi contano per il suo clan su questa nave.
ui-tip-good = Quando la nave salpa, i clan a bordo prendono a turno le merci, chi guida per primo.
ui-tip-circle = Una scommessa qui vince se questo clan guida la nave quando salpa.
ui-tip-bet = Il suo valore resta segreto fino alla fine.
ui-tip-my-bet = Le tue scommesse valgono da 1 a 4 punti. Al massimo una per nave.
ui-tip-market = Quanto vale ogni merce alla fine.
ui-tip-my-goods = Le tue merci. Gli altri vedono quante, non quali.
ui-tip-stack-load = Merci per la quinta casa.
ui-tip-stack-draw = Merci per la nona casa.
ui-tip-sailing = I clan a bordo secondo gli scudi. Prendono una merce a turno finché ce n’è.
ui-guide-welcome = Le navi lasciano il porto. Chi ha più scudi a bordo prende le merci migliori. Anche le scommesse giuste danno punti.
    .title = Arrivo al porto
ui-guide-queue = Le figure agiscono in quest’ordine. Ognuna va a una casa, e nessuna casa si usa due volte per round.
    .title = A chi tocca
ui-guide-village = Scegli una casa per la tua figura. Quel che dice si fa subito. Più basso è il suo numero, prima agisci nel prossimo round.
    .title = Il villaggio
ui-guide-control = I numeri sotto una nave contano gli scudi. Guida il clan su fondo chiaro; in parità quello più vicino alla prua.
    .title = Chi guida
ui-guide-lift = Scegli il pezzo che si muove. L’anello mostra quali possono.
    .title = Muovi un pezzo
ui-guide-jump = Va in fondo a un’altra nave. Indica una nave per vedere chi la guiderebbe.
    .title = Dove
ui-guide-bet = Scegli una scommessa secondo il valore. Lo conosci solo tu.
    .title = Scommettere
ui-guide-circle = Ora il cerchio del clan che guiderà questa nave quando salpa. Non deve essere il tuo.
    .title = Su chi
ui-guide-load = Metti la merce su una nave che guidi o guiderai.
    .title = Caricare
ui-guide-market = Fai salire quel che hai o speri di avere. Vale per tutti.
    .title = Mercato
ui-guide-next = Un nuovo round: le figure agiscono nell’ordine delle case dov’erano.
    .title = Prossimo round
ui-guide-captain = Qualcuno è al timone. Alla fine di questo round salpa una nave.
    .title = Al timone
ui-guide-sail = Sei al comando. Scegli una nave con merci su cui stai bene.
    .title = Salpare
ui-guide-share = Si prende secondo gli scudi, giro dopo giro. Quel che spetta a un clan neutrale esce dal gioco.
    .title = La spartizione
ui-guide-end = Dopo la settima nave è finita: le merci valgono il prezzo, le scommesse vinte il loro numero.
    .title = La fine
ui-scene-sails = Salpa la nave { $ship }
ui-scene-adrift = Nessuno a bordo
ui-scene-leads = { $clan } guida la nave { $ship }
ui-scene-crew = Equipaggio
ui-scene-lead = Comando
ui-scene-goods = Merci
ui-scene-bets = Scommesse
