# Testi del tabellone disegnato di Looot.

ui-stage = Le terre e il tuo fiordo
ui-land = Le terre
ui-fjord = Fiordo: { $seat }
ui-viking-of = Vichingo: { $seat }
ui-show-land = Ingrandisci le terre
ui-show-fjord = Ingrandisci il fiordo
ui-look = { $name }: guarda il fiordo, { $points } punti, { $free } caselle libere
ui-look-facts = { $points } punti, { $free } libere
ui-close = Chiudi
ui-at-sea = In mare
ui-in-bag = { $count } nel sacchetto
ui-bag = Drakkar rimasti
ui-bag-count = { $count } drakkar su { $of } sono nel sacchetto
ui-bag-key = Pallido: nel fiordo di quell’emblema. L’ordine del sacchetto è nascosto.
ui-of = su { $count }
ui-where-bag = nel sacchetto
ui-where-sea = in mare
ui-in-fjord = nel fiordo: { $seat }
ui-not-dealt = non in questa partita
ui-sites = Cantieri
ui-shields = Scudi
ui-trophies = Trofei
ui-to-lay = Da mettere, prima la prossima
ui-which-next = Scegli la prossima tessera
ui-due-now = Scegli una casella libera del tuo fiordo.
ui-due-later = Più tardi.
ui-full = pieno
ui-full-at-once = subito pieno
ui-complete = finito
ui-met = { $met } su { $of }
ui-met-here = Qui ce ne sono { $met } su { $of }.
ui-get = { $count ->
    [one] Ricevi { $count } tessera.
   *[other] Ricevi { $count } tessere.
}
ui-get-short = { $count ->
    [one] Ricevi { $count } tessera, posto per { $room }.
   *[other] Ricevi { $count } tessere, posto per { $room }.
}
ui-can-fill = Può riempire: { $what }.
ui-fills = Riempie: { $what }.
ui-serves = Conta per: { $what }.
ui-points-then = Punteggio poi: { $count }.
ui-why-house = è accanto
ui-why-watchtower = il tuo gruppo le unisce
ui-why-castle = gruppo di { $count }
ui-a-ship = drakkar { $ship }
ui-a-trophy = trofeo
ui-tiles = { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
ui-vikings = { $count ->
        [one] vichingo piazzato
       *[other] { $count } vichinghi piazzati
    }
ui-step-viking = vichingo { $board }{ $hex }
ui-end-with = Termina il turno: { $what }
ui-keep = Prendi: { $what }
ui-place-here = Piazza qui
ui-lay-here = Metti qui
ui-lay-last = Metti e termina il turno
ui-moor-here = Metti qui
ui-missing-place = Scegli uno spazio
ui-missing-lay = { $count ->
        [one] Posa l’ultima tessera
       *[other] Posa { $count } tessere
    }
ui-missing-loot = Scegli una tessera
ui-missing-moor = Scegli il suo spazio
ui-missing-ship = Scegli un drakkar
ui-missing-trophy = Scegli un trofeo
ui-not-yet = Non puoi ancora terminare il turno
ui-hint-place = Accanto a un vichingo o drakkar. Se vuoi, usa prima uno scudo.
ui-hint-declared = Dichiarato: { $shield }. Sceglilo di nuovo per annullarlo.
ui-hint-trophy = Puoi prendere un solo trofeo in tutta la partita.
ui-hint-shield-key = Quale scudo? 1 secondo vichingo, 2 casella occupata, 3 risorsa doppia.
ui-drag-viking = I tuoi vichinghi: { $count }. Trascinane uno su una casella, o scegli la casella.
ui-hint-second = Il tuo secondo vichingo di questo turno.
ui-hint-lay = { $count ->
        [one] L’ultima tessera.
       *[other] { $count } tessere da mettere.
    }
ui-hint-loot = Il resto rimane sulle terre.
ui-hint-quay = 1 drakkar per turno, 1 trofeo per partita. Un drakkar vuoto costa 5 punti.
ui-hint-moor = Costa 5 punti finché non è pieno.
ui-key-shield = usare uno scudo
ui-key-ship = prendere un drakkar
ui-key-trophy = prendere un trofeo
ui-key-home = casella più vicina al tuo gruppo più grande, o posto migliore per la tessera
ui-key-end = finire il turno
ui-key-look = fiordo del giocatore seguente
ui-no-ship = Qui non c’è più un drakkar
ui-ship = Drakkar { $ship }: chiede { $needs }, ce ne sono { $met } su { $of }
ui-ship-full = Drakkar { $ship }: pieno
ui-site = { $site }, { $points } punti: chiede { $needs }, ce ne sono { $met } su { $of }
ui-site-complete = { $site }: finito, { $points } punti
ui-trophy-won = Il tuo trofeo: { $points } punti
ui-shield-used = { $shield }: usato
ui-shield-idle = Non hai più un secondo vichingo
ui-shield-nobody = Casella occupata: non c’è ancora nessuno sulla terra
ui-stat-vikings = Vichinghi rimasti
ui-stat-axes = Asce
ui-stat-points = punti
ui-doing-free = { $count ->
        [one] una casella libera
       *[other] { $count } caselle libere
    }
ui-number = Vichingo { $number } di { $of }
ui-now = ora { $count }
ui-sum-sites = cantieri
ui-sum-trophy = trofeo
ui-sum-empty = { $count } vuoti
ui-tip-space = { $tile }: casella { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex }: { $count ->
        [0] nessuna tessera rimasta
        [one] rimane una tessera
       *[other] rimangono { $count } tessere
    }
ui-tip-house = Un vichingo accanto prende 1 tessera.
ui-tip-watchtower = Un gruppo di tuoi vichinghi che collega 2 torri prende 1 tessera da ognuna, una volta per coppia.
ui-tip-castle = Un gruppo di 4 vichinghi che lo tocca prende una tessera, di 8 una seconda, di 12 una terza.
ui-tip-ship = Alla fine del turno puoi prendere un drakkar. Pieno, alza il valore del suo genere; vuoto alla fine, costa 5.
ui-tip-slot = Posto vuoto. Il sacchetto è vuoto.
ui-tip-trophy = Trofeo da { $axes } asce: { $points } punti. 1 a testa.
ui-tip-trophy-gone = Preso: { $seat }
ui-tip-cell = Casella libera { $cell }
ui-tip-moored = Pieno quando tutto ciò che serve è intorno.
ui-tip-site = È finito quando ciò che chiede è intorno.
ui-tip-cup = Posto per il tuo trofeo.
ui-tip-shield-second = Metti un secondo vichingo in questo turno. Una volta a partita.
ui-tip-shield-occupied = Metti il tuo vichingo su una casella occupata. Una volta a partita.
ui-tip-shield-double = Prendi 2 risorse invece di 1. Una volta a partita.
ui-tip-bag = Quali drakkar e cantieri ci sono, e che cosa può ancora venire (B)
ui-tip-unfilled = Drakkar che non sono pieni: { $count }. Ognuno costa 5 punti.
ui-tip-points = Punteggio ora.
ui-guide-welcome = Manda i vichinghi sulle terre, raccogli risorse, cattura edifici e metti tutto nel tuo fiordo. Vince chi ha più punti.
    .title = Benvenuto nel fiordo
ui-guide-place = Piazza un vichingo su una casella che brilla. Indicane una, e una carta dice che cosa porta.
    .title = Un vichingo
ui-guide-fjord = Questo è il tuo fiordo. Ogni tessera va su una casella libera e lì rimane. Ciò che sta intorno a drakkar e cantieri conta per loro.
    .title = Il tuo fiordo
ui-guide-ship = Alla fine del turno puoi prendere qui un drakkar e ormeggiarlo. I segni nello scafo sono ciò che vuole intorno.
    .title = Drakkar
ui-guide-unfilled = Un drakkar vuoto costa 5 punti alla fine. Pieno, alza il valore di tutte le tessere del suo genere.
    .title = Riempili
ui-guide-houses = Un vichingo accanto a una casa prende una delle sue tessere.
    .title = Case
ui-guide-towers = Un gruppo di tuoi vichinghi che unisce due torri di guardia prende una tessera da ciascuna. Ogni coppia paga una volta.
    .title = Torri di guardia
ui-guide-castles = Un gruppo di quattro che tocca un castello prende una tessera, di otto una seconda, di dodici una terza.
    .title = Castelli
ui-guide-sites = Porto, altare e palazzo danno 5, 7 e 9 punti quando tutto ciò che chiedono è intorno.
    .title = Cantieri
ui-guide-shields = Tre scudi, ciascuno una volta per partita: un secondo vichingo, una casella occupata o la risorsa doppia. Scegli prima di piazzare.
    .title = Scudi
ui-guide-trophy = Le asce da sole non danno punti. Con abbastanza asce puoi prendere un trofeo: più tardi forse uno migliore, ma anche altri lo vogliono.
    .title = Trofei
ui-guide-bag = Questa lista dice quali drakkar possono ancora venire e chi ha gli altri.
    .title = Il sacchetto
ui-guide-end = La partita finisce quando tutti i vichinghi sono piazzati. Qui vedi che cosa hai e da dove viene.
    .title = La fine si avvicina
ui-scene-filled = Drakkar pieno
ui-scene-full = Pieno
ui-scene-worth = Nuovo valore
ui-scene-value = { $tile }: { $was } → { $now } ciascuno.
ui-scene-site = Cantiere completato
ui-scene-trophy = Il trofeo da { $axes } asce
