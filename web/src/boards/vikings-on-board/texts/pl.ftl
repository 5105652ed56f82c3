# Teksty narysowanej planszy Vikings on Board.

ui-stage = Wioska i port
ui-village = Wioska
ui-queue = Jeszcze ruszą
ui-figure = { $seat }, dom { $space }
ui-sterns = Statki w morzu: { $sailed } z { $all }
ui-house = Dom { $number }: { $space }
ui-house-first-player = Pierwszy
ui-house-promote = Kontrola
ui-house-jump-own = Własny
ui-house-bet = Obstaw
ui-house-load-one = Ładuj 1
ui-house-market = Rynek
ui-house-jump-any = Dowolny
ui-house-bet-or-move = Zmień
ui-house-draw-three = Weź 3
ui-house-set-sail = W morze!
ui-house-swap = Zamiana
ui-tip-house-first-player = Zaczynasz następną rundę. Bez innego efektu.
ui-tip-house-promote = Przesuń swój fragment na przód jego statku. Przy remisie prowadzi drużyna bliżej dziobu.
ui-tip-house-jump-own = Przenieś swój fragment na koniec innego statku.
ui-tip-house-bet = Obstaw drużynę, która twoim zdaniem poprowadzi statek.
ui-tip-house-load-one = Dobierz towar i załaduj go na dowolny statek.
ui-tip-house-market = Podnieś cenę jednego towaru o 1.
ui-tip-house-jump-any = Przenieś dowolny fragment na koniec innego statku.
ui-tip-house-bet-or-move = Obstaw albo przełóż swój zakład na inne kółko.
ui-tip-house-draw-three = Obejrzyj 3 zakryte towary i załaduj 1 z nich.
ui-tip-house-set-sail = Na końcu rundy wybierasz statek, który wypłynie.
ui-tip-house-swap = Zamień 2 fragmenty z różnych statków.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } tarcza
    [few] { $shields } tarcze
    [many] { $shields } tarcz
   *[other] { $shields } tarczy
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } tarcza
    [few] { $shields } tarcze
    [many] { $shields } tarcz
   *[other] { $shields } tarczy
} i gość
ui-clan-count = { $clan } { $count }
ui-ship = statek { $ship }
ui-on-ship = Na statku { $ship }
ui-ship-sailed = Statek { $ship } wypłynął.
ui-ship-story = Statek { $ship }. Tarcze: { $control }. Towary: { $goods }.
ui-sailed = w morzu
ui-berth = Zakłady przy statku { $ship }
ui-circle = { $clan } prowadzi statek { $ship }
ui-bet-of = Zakład: { $seat }, na { $clan-acc }
ui-bet-worth = Zakład: { $seat }, na { $clan-acc }, wartość { $value }
ui-market = Rynek
ui-market-line = Rynek: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } towar do załadunku
    [few] { $count } towary do załadunku
    [many] { $count } towarów do załadunku
   *[other] { $count } towaru do załadunku
}
ui-stack-draw = { $count ->
    [one] { $count } towar do dobrania
    [few] { $count } towary do dobrania
    [many] { $count } towarów do dobrania
   *[other] { $count } towaru do dobrania
}
ui-loupe = Statek { $ship }, powiększenie
ui-loupe-open = Statek { $ship }: wybierz fragment
ui-close = Zamknij
ui-confirm-lift = Wybierz statek
ui-hint-lead = Statek { $ship }: prowadzi { $clan }, { $count } do { $other }.
ui-sailing = Statek { $ship } wypływa
ui-sailing-takes = { $seat } bierze towar.
ui-sailing-removes = { $seat } wybiera towar, który przepada.
ui-drawn = Dobrane towary
ui-only-you = tylko ty to widzisz
ui-bets = Twoje zakłady
ui-values-only-you = wartości widzisz tylko ty
ui-bet-hand = Zakład { $value }, w ręce
ui-bet-placed = Zakład { $value }, statek { $ship }
ui-bet-behind = Zakład { $value }, przegrany: statek { $ship } wypłynął
ui-bet-won = Zakład { $value }, wygrany
ui-goods = Twoje towary
ui-good-count = { $good }: { $count }, każdy wart { $price }
ui-points-now = { $points ->
    [one] teraz { $points } punkt
    [few] teraz { $points } punkty
    [many] teraz { $points } punktów
   *[other] teraz { $points } punktu
}
ui-won = Wygrane zakłady
ui-won-none = Na razie żadne. Zakład wygrywa, gdy jego drużyna prowadzi wypływający statek.
ui-won-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ui-stat-goods = Zdobyte towary
ui-stat-bets = Zakłady w ręce
ui-stat-won = Wygrane zakłady
ui-doing-captain = Kapitan w tej rundzie
ui-doing-left = { $count ->
    [0] Wszyscy wikingowie już po ruchu
    [one] Jeszcze { $count } wiking
   *[many] Jeszcze { $count } wikingów
}
ui-round = Runda { $round }
ui-captain = { $seat } wybiera statek, który wypłynie
ui-aid = Punktacja
ui-aid-good = Każdy towar
ui-aid-good-value = jego cena
ui-aid-bet = Wygrany zakład
ui-aid-bet-value = jego liczba
ui-aid-hidden = Wygrane dotąd
ui-aid-hidden-value = zakryte
ui-aid-end = Koniec gry po
ui-aid-end-value = 7 statkach
ui-tip-queue = Wikingowie, którzy jeszcze ruszą, w tej kolejności. Dom wyznacza miejsce w następnej rundzie.
ui-tip-sterns = Partia kończy się po 7 statkach.
ui-tip-ship = Statek prowadzi drużyna z największą liczbą tarcz, a przy remisie ta bliżej dziobu.
ui-tip-piece = Jego tarcze liczą się jego drużynie na tym statku.
ui-tip-good = Gdy statek wypłynie, drużyny na nim biorą towary po kolei, zaczyna prowadząca.
ui-tip-circle = Zakład tutaj wygrywa, gdy ta drużyna prowadzi wypływający statek.
ui-tip-bet = Jego wartość jest zakryta do końca.
ui-tip-my-bet = Twoje zakłady są warte od 1 do 4 punktów. Najwyżej 1 na statek.
ui-tip-market = Ceny towarów na koniec partii.
ui-tip-my-goods = Twoje towary. Inni widzą, ile ich jest, ale nie jakie.
ui-tip-stack-load = Towary dla domu 5.
ui-tip-stack-draw = Towary dla domu 9.
ui-tip-sailing = Drużyny na statku według tarcz. Biorą po towarze na zmianę, aż się skończą.
ui-guide-welcome = Statki wypływają z portu. Drużyna z największą liczbą tarcz bierze najlepsze towary. Punkty dają też trafione zakłady.
    .title = Witaj w porcie
ui-guide-queue = Wikingowie ruszają w tej kolejności. Każdy zajmuje jeden dom, a dom można zająć raz na rundę.
    .title = Kolejność
ui-guide-village = Wybierz dom dla swojego wikinga. Działa od razu. Im niższy numer, tym wcześniej ruszasz w następnej rundzie.
    .title = Wioska
ui-guide-control = Liczby pod statkiem to tarcze. Prowadzi drużyna na jasnej tabliczce, a przy remisie ta bliżej dziobu.
    .title = Kto prowadzi
ui-guide-lift = Wybierz fragment, który przeniesiesz. Obwódka pokazuje, które można.
    .title = Przenieś fragment
ui-guide-jump = Trafi na koniec innego statku. Wskaż statek, a zobaczysz, kto go wtedy prowadzi.
    .title = Wybierz statek
ui-guide-bet = Wybierz żeton według wartości. Znasz ją tylko ty.
    .title = Zakład
ui-guide-circle = Teraz wybierz drużynę, która poprowadzi ten statek. Może być dowolna.
    .title = Wybierz drużynę
ui-guide-load = Połóż towar na statku, na którym prowadzisz albo poprowadzisz.
    .title = Załadunek
ui-guide-market = Podnieś cenę tego, co masz lub chcesz mieć. Liczy się dla wszystkich.
    .title = Rynek
ui-guide-next = Nowa runda: wikingowie ruszają w kolejności zajętych domów.
    .title = Następna runda
ui-guide-captain = Ktoś wybrał dom W morze!. Na końcu tej rundy wypłynie statek.
    .title = Statek wypłynie
ui-guide-sail = Wybierasz statek. Weź taki z towarami, który prowadzisz.
    .title = W morze!
ui-guide-share = Drużyny biorą towary po kolei według tarcz. Towary neutralnych drużyn przepadają.
    .title = Podział
ui-guide-end = Po 7 statkach koniec partii. Towary dają swoją cenę, wygrane zakłady swoją liczbę.
    .title = Koniec
ui-scene-sails = Statek { $ship } wypływa
ui-scene-adrift = Nikogo na pokładzie
ui-scene-leads = { $clan } prowadzi na statku { $ship }
ui-scene-crew = Załoga
ui-scene-lead = Kontrola
ui-scene-goods = Towary
ui-scene-bets = Zakłady
