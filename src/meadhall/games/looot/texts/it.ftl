# Looot

summary = Manda i vichinghi sulle terre, cattura edifici e riempi i drakkar del tuo fiordo.

option-layout = Terre
option-layout-help = Come vengono uniti i tabelloni delle terre.
option-layout-random = Casuale
option-layout-example = Esempio fisso

## Moves

move-place = Piazza un vichingo in { $board }{ $hex }
    .detail = Piazza un vichingo in { $board }{ $hex }: { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; cattura { $tiles }
        }{ $short ->
            [1] { "" }; posto per { $room }
           *[0] { "" }
        }; gruppo di { $size }; accanto a { $near }
move-shield = Usa uno scudo: { $shield }
move-lay = Metti nella casella { $cell }
    .detail = Metti nella casella { $cell }: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } allora{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; ha { $near }
               *[0] { "" }; serve a: { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, pieno allora
        }; accanto a { $cells }
move-loot = Prendi la tessera di { $board }{ $hex }
    .detail = Prendi la tessera di { $board }{ $hex }: { $tile }
move-ship = Prendi il drakkar dal posto { $slot }
    .detail = Prendi il drakkar dal posto { $slot }: { $ship } (chiede { $needs }; al meglio { $met } su 3 nella casella { $cell })
move-trophy = Prendi il trofeo da { $axes } asce
    .detail = Prendi il trofeo da { $axes } asce: { $points } punti
move-done = Termina il turno

## What is being asked

prompt-place = { $occupied ->
    [1] Metti un vichingo su una casella occupata.
   *[0] { $shields ->
        [0] Metti un vichingo.
       *[other] Metti un vichingo. Prima puoi usare uno scudo.
    }
}
    .other = { $seat } mette un vichingo.
prompt-lay = Metti la tessera nel tuo fiordo: { $tile }.
    .other = { $seat } mette una tessera: { $tile }.
prompt-loot = { $count ->
    [one] Scegli cosa prendere. C’è posto per { $count } tessera.
   *[other] Scegli cosa prendere. C’è posto per { $count } tessere.
}
    .other = { $seat } sceglie tessere. Caselle libere: { $count }.
prompt-quay = { $ships ->
    [0] Prendi un trofeo o finisci il turno.
   *[other] { $trophies ->
        [0] Prendi un drakkar o finisci il turno.
       *[other] Prendi un drakkar o un trofeo, o finisci il turno.
    }
}
    .other = { $ships ->
        [0] { $seat } può prendere un trofeo.
       *[other] { $trophies ->
            [0] { $seat } può prendere un drakkar.
           *[other] { $seat } può prendere un drakkar o un trofeo.
        }
    }
prompt-moor = Metti il drakkar nel tuo fiordo: { $ship }.
    .other = { $seat } mette un drakkar: { $ship }.

## The log

log-shield = { $seat } usa uno scudo: { $shield }.
    .you = Usi uno scudo: { $shield }.
log-place = { $seat } mette un vichingo in { $board }{ $hex }: { $tile }.
    .you = Metti un vichingo in { $board }{ $hex }: { $tile }.
log-capture = { $seat } conquista: { $tiles }.
    .you = Conquisti: { $tiles }.
log-last = { $seat } non ha più vichinghi.
    .you = Non hai più vichinghi.
log-full = { $seat } ha il fiordo pieno e non prende: { $tiles }.
    .you = Il tuo fiordo è pieno. Non prendi: { $tiles }.
log-lay = { $seat } mette sulla casella { $cell }: { $tile }.
    .you = Metti sulla casella { $cell }: { $tile }.
log-ship = { $seat } prende il drakkar { $ship } (casella { $cell }).
    .you = Prendi il drakkar { $ship } (casella { $cell }).
log-drawn = Nuovo drakkar al posto { $slot }: { $ship }.
log-filled = { $seat } riempie il drakkar { $ship } ({ $count } × { $was } → { $now }).
    .you = Riempi il drakkar { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } completa un cantiere: { $site }, { $points } punti.
    .you = Completi un cantiere: { $site }, { $points } punti.
log-trophy = { $seat } prende il trofeo da { $axes } asce: { $points } punti.
    .you = Prendi il trofeo da { $axes } asce: { $points } punti.

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Cantieri completati ({ $count })
tally-trophy = Trofeo
tally-unfilled = Drakkar non riempiti ({ $count })

## The pieces

tile-wood = legno
tile-sheep = pecora
tile-gold = oro
tile-axe = ascia
tile-house = casa
tile-watchtower = torre di guardia
tile-castle = castello
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }
near-longship = drakkar { $tile } +{ $bonus }

shield-second = secondo vichingo
shield-occupied = casella occupata
shield-double = risorsa doppia

site-port = porto
site-altar = altare
site-palace = palazzo dello jarl

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = le
mark-sheep = pe
mark-gold = or
mark-axe = as
mark-house = ca
mark-watchtower = to
mark-castle = cs
mark-port = por
mark-altar = alt
mark-palace = pal

board-turn = { $seat }: vichingo { $number } di { $vikings }
board-bag = { $count ->
    [0] Il sacchetto è vuoto
   *[other] Drakkar nel sacchetto: { $count }
}
board-due = Da mettere: { $tile }
board-open = qui può andare un vichingo
board-stands = vichingo del giocatore 1
board-left = tessere rimaste
board-slot = posto del tabellone oceano
board-trophy = trofeo: asce richieste e punti
board-ships = Drakkar in mare
board-unseen = Drakkar ancora nel sacchetto
board-player = Fiordo: { $seat }
board-facts = Vichinghi { $vikings }, asce { $axes }, caselle libere { $free }
board-shields = Scudi: { $shield }
board-declared = Usati per questo vichingo: { $shield }
board-points = Punteggio ora

## Labels of the text view

view-turn = Di turno
view-number = Vichingo numero
view-vikings = Vichinghi
view-starter = Inizia
view-boards = { "" }
view-land = Terra
view-ocean = Drakkar in mare
view-bag = Drakkar nel sacchetto
view-unseen = Drakkar ancora nel sacchetto
view-trophies = Trofei
view-players = Giocatori
view-due = Da mettere
view-mooring = { "" }
view-second = Secondo vichingo
view-prospects = Che cosa porta un vichingo
    .tiles = Tessere in tutto
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Tabellone
view-kind = Tipo
view-tiles = Tessere rimaste
view-seat = Giocatore
view-ship = Drakkar
view-bonus = Bonus
view-needs = Serve
view-filled = Riempito
view-met = Soddisfatto
view-axes = Asce
view-points = Punti
view-free = Caselle libere del fiordo
view-trophy = Trofeo (asce)
view-shields = Scudi
view-fjord = Fiordo
view-sites = Cantieri
view-sums = Punti per tipo
view-site_points = Punti dei cantieri
view-trophy_points = Punti del trofeo
view-unfilled = Drakkar non riempiti
view-unfilled_points = Punti dei drakkar non riempiti
view-used = Usato
view-declared = Per questo vichingo
view-tile = Tessera
view-source = { "" }
view-complete = Completo
view-count = Numero
view-value = Valore
view-raised = Aumentato
view-hex = Casella
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
    .near = { "" }
view-gains = Catture
    .hex = { "" }
view-group = { "" }
view-size = Vichinghi nel gruppo
view-kind-longship = drakkar
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Casella
view-serves = Serve a
view-fills = Può riempire
view-room = Posto per
view-near = accanto a
view-sites_out = Cantieri non in questa partita
