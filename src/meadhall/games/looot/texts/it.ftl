# Looot

summary = Manda i vichinghi sulle terre, cattura edifici e riempi i drakkar del tuo fiordo.

option-layout = Le terre
option-layout-help = Come vengono uniti i tabelloni delle terre.
option-layout-random = a sorte
option-layout-example = l’esempio fisso

## Moves

move-place = Piazza un vichingo in { $board }{ $hex }
move-shield = Usa uno scudo: { $shield }
move-lay = Metti nella casella { $cell }
move-loot = Prendi la tessera di { $board }{ $hex }
move-ship = Prendi il drakkar dal posto { $slot }
move-trophy = Prendi il trofeo da { $axes } asce
move-done = Termina il turno

## What is being asked

prompt-place = { $occupied ->
        [1] Piazza un vichingo su una casella occupata
       *[0] { $shields ->
            [0] Piazza un vichingo
           *[other] Piazza un vichingo; prima puoi usare uno scudo
        }
    }
    .other = { $seat } piazza un vichingo
prompt-lay = Metti la tessera nel tuo fiordo: { $tile }
    .other = { $seat } mette una tessera: { $tile }
prompt-loot = Scegli che cosa prendi: c’è posto per { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
    .other = { $seat } sceglie che cosa prendere (caselle libere: { $count })
prompt-quay = { $ships ->
        [0] Prendi un trofeo oppure termina il turno
       *[other] { $trophies ->
            [0] Prendi un drakkar oppure termina il turno
           *[other] Prendi un drakkar o un trofeo, oppure termina il turno
        }
    }
    .other = { $seat } { $ships ->
        [0] può prendere un trofeo
       *[other] { $trophies ->
            [0] può prendere un drakkar
           *[other] può prendere un drakkar o un trofeo
        }
    }
prompt-moor = Metti il drakkar nel tuo fiordo: { $ship }
    .other = { $seat } mette un drakkar: { $ship }

## The log

log-shield = { $seat } usa uno scudo: { $shield }
log-place = { $seat } piazza un vichingo in { $board }{ $hex }: { $tile }
log-capture = { $seat } cattura: { $tiles }
log-last = { $seat } non ha più vichinghi
log-full = { $seat } ha il fiordo pieno e non può prendere: { $tiles }
log-lay = { $seat } mette nella casella { $cell }: { $tile }
log-ship = { $seat } prende un drakkar ({ $ship }) e lo mette nella casella { $cell }
log-drawn = Nuovo drakkar nel posto { $slot }: { $ship }
log-filled = { $seat } riempie un drakkar: { $ship }
log-site = { $seat } completa un cantiere: { $site }, { $points } punti
log-trophy = { $seat } prende il trofeo da { $axes } asce: { $points } punti

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
        [0] il sacchetto è vuoto
        [one] { $count } drakkar nel sacchetto
       *[other] { $count } drakkar nel sacchetto
    }
board-due = Da mettere: { $tile }
board-open = qui può andare un vichingo
board-stands = vichingo del giocatore 1
board-left = tessere rimaste
board-slot = posto del tabellone oceano
board-trophy = trofeo: asce richieste e punti
board-ships = Drakkar in mare
board-player = Fiordo: { $seat }
board-facts = { $vikings ->
        [one] { $vikings } vichingo
       *[other] { $vikings } vichinghi
    }, { $axes ->
        [one] { $axes } ascia
       *[other] { $axes } asce
    }, { $free ->
        [one] { $free } casella libera
       *[other] { $free } caselle libere
    }
board-shields = Scudi: { $shield }
board-declared = Usati per questo vichingo: { $shield }
board-points = Punti adesso
