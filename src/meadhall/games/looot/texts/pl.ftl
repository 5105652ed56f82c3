# Looot

summary = Wysyłaj wikingów w teren, przejmuj budynki i zapełniaj drakkary w swoim fiordzie.

option-layout = Teren
option-layout-help = Jak złączone są planszetki terenu.
option-layout-random = Losowo
option-layout-example = Stały przykład

## Moves

move-place = Postaw wikinga na polu { $board }{ $hex }
    .detail = Postaw wikinga na polu { $board }{ $hex }: { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; przejęcie: { $tiles }
        }{ $short ->
            [1] { "" }; miejsca na { $room }
           *[0] { "" }
        }; grupa: { $size }; obok: { $near }
move-shield = Użyj tarczy: { $shield }
move-lay = Połóż na polu { $cell }
    .detail = Połóż na polu { $cell }: punkty wtedy { $points }{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; ma: { $near }
               *[0] { "" }; służy: { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, wtedy pełne
        }; obok pól { $cells }
move-loot = Weź kafelek z pola { $board }{ $hex }
    .detail = Weź kafelek z pola { $board }{ $hex }: { $tile }
move-ship = Weź drakkar z miejsca { $slot }
    .detail = Weź drakkar z miejsca { $slot }: { $ship } (wymaga: { $needs }; najlepiej { $met } z 3 na polu { $cell })
move-trophy = { $axes ->
    [few] Zdobądź trofeum za { $axes } topory
   *[many] Zdobądź trofeum za { $axes } toporów
}
    .detail = Zdobądź trofeum (topory: { $axes }, punkty: { $points })
move-done = Zakończ turę

## What is being asked

prompt-place = { $occupied ->
    [1] Postaw wikinga na zajętym polu.
   *[0] { $shields ->
        [0] Postaw wikinga.
       *[other] Postaw wikinga. Możesz najpierw użyć tarczy.
    }
}
    .other = { $seat } stawia wikinga.
prompt-lay = Połóż kafelek w swoim fiordzie: { $tile }.
    .other = { $seat } kładzie kafelek: { $tile }.
prompt-loot = { $count ->
    [one] Wybierz, co bierzesz. Miejsce na { $count } kafelek.
    [few] Wybierz, co bierzesz. Miejsce na { $count } kafelki.
   *[many] Wybierz, co bierzesz. Miejsce na { $count } kafelków.
}
    .other = { $seat } wybiera kafelki. Wolne pola: { $count }.
prompt-quay = { $ships ->
    [0] Zdobądź trofeum albo zakończ turę.
   *[other] { $trophies ->
        [0] Weź drakkar albo zakończ turę.
       *[other] Weź drakkar lub zdobądź trofeum albo zakończ turę.
    }
}
    .other = { $ships ->
        [0] { $seat } może zdobyć trofeum.
       *[other] { $trophies ->
            [0] { $seat } może wziąć drakkar.
           *[other] { $seat } może wziąć drakkar lub zdobyć trofeum.
        }
    }
prompt-moor = Połóż drakkar w swoim fiordzie: { $ship }.
    .other = { $seat } kładzie drakkar: { $ship }.

## The log

log-shield = { $seat } używa tarczy: { $shield }.
    .you = Używasz tarczy: { $shield }.
log-place = { $seat } stawia wikinga na polu { $board }{ $hex }: { $tile }.
    .you = Stawiasz wikinga na polu { $board }{ $hex }: { $tile }.
log-capture = { $seat } przejmuje: { $tiles }.
    .you = Przejmujesz: { $tiles }.
log-last = { $seat } nie ma już wikingów.
    .you = Nie masz już wikingów.
log-full = { $seat } ma pełny fiord i nie bierze: { $tiles }.
    .you = Twój fiord jest pełny. Nie bierzesz: { $tiles }.
log-lay = { $seat } kładzie na polu { $cell }: { $tile }.
    .you = Kładziesz na polu { $cell }: { $tile }.
log-ship = { $seat } bierze drakkar { $ship } (pole { $cell }).
    .you = Bierzesz drakkar { $ship } (pole { $cell }).
log-drawn = Nowy drakkar na miejscu { $slot }: { $ship }.
log-filled = { $seat } zapełnia drakkar { $ship } ({ $count } × { $was } → { $now }).
    .you = Zapełniasz drakkar { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } kończy budowę: { $site }, { $points } punktów.
    .you = Kończysz budowę: { $site }, { $points } punktów.
log-trophy = { $seat } zdobywa trofeum (topory: { $axes }, punkty: { $points }).
    .you = Zdobywasz trofeum (topory: { $axes }, punkty: { $points }).

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Ukończone place budowy ({ $count })
tally-trophy = Trofeum
tally-unfilled = Puste drakkary ({ $count })

## The pieces

tile-wood = drewno
tile-sheep = owca
tile-gold = złoto
tile-axe = topór
tile-house = dom
tile-watchtower = strażnica
tile-castle = zamek
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }
near-longship = drakkar { $tile } +{ $bonus }

shield-second = drugi wiking
shield-occupied = zajęte pole
shield-double = podwójny zasób

site-port = port
site-altar = ołtarz
site-palace = pałac jarla

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = dr
mark-sheep = ow
mark-gold = zł
mark-axe = to
mark-house = do
mark-watchtower = st
mark-castle = za
mark-port = port
mark-altar = ołt
mark-palace = pał

board-turn = { $seat }: wiking { $number } z { $vikings }
board-bag = { $count ->
    [0] Woreczek jest pusty
   *[other] Drakkary w woreczku: { $count }
}
board-due = Do położenia: { $tile }
board-open = tu może stanąć wiking
board-stands = wiking gracza 1
board-left = tyle kafelków zostało
board-slot = miejsce na planszetce oceanu
board-trophy = trofeum: wymagane topory i punkty
board-ships = Drakkary na oceanie
board-unseen = Drakkary jeszcze w woreczku
board-player = Fiord: { $seat }
board-facts = Wikingowie { $vikings }, topory { $axes }, wolne pola { $free }
board-shields = Tarcze: { $shield }
board-declared = Użyte przy tym wikingu: { $shield }
board-points = Wynik teraz

## Labels of the text view

view-turn = Na ruchu
view-number = Wiking numer
view-vikings = Wikingowie
view-starter = Zaczyna
view-boards = { "" }
view-land = Ląd
view-ocean = Drakkary na oceanie
view-bag = Drakkary w woreczku
view-unseen = Drakkary jeszcze w woreczku
view-trophies = Trofea
view-players = Gracze
view-due = Do położenia
view-mooring = { "" }
view-second = Drugi wiking
view-prospects = Co przyniesie wiking
    .tiles = Kafelków razem
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Plansza
view-kind = Rodzaj
view-tiles = Pozostałe kafelki
view-seat = Gracz
view-ship = Drakkar
view-bonus = Bonus
view-needs = Potrzeba
view-filled = Zapełniony
view-met = Jest
view-axes = Topory
view-points = Punkty
view-free = Wolne pola fiordu
view-trophy = Trofeum (topory)
view-shields = Tarcze
view-fjord = Fiord
view-sites = Place budowy
view-sums = Punkty według rodzaju
view-site_points = Punkty za place
view-trophy_points = Punkty za trofeum
view-unfilled = Niezapełnione drakkary
view-unfilled_points = Punkty za niezapełnione drakkary
view-used = Użyta
view-declared = Przy tym wikingu
view-tile = Kafelek
view-source = { "" }
view-complete = Ukończone
view-count = Liczba
view-value = Wartość
view-raised = Podniesiona
view-hex = Pole
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
    .near = { "" }
view-gains = Przejęcia
    .hex = { "" }
view-group = { "" }
view-size = Wikingowie w grupie
view-kind-longship = drakkar
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Pole
view-serves = Służy
view-fills = Może zapełnić
view-room = Miejsce na
view-near = obok
view-sites_out = Place budowy poza tą grą
