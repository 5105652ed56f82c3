# Teksty narysowanej planszy Vikings on Board.

ui-stage = Wioska i port
ui-village = Wioska
ui-queue = Jeszcze ruszą
ui-figure = { $seat }, na polu { $space }
ui-sterns = { $sterns ->
    [one] została { $sterns } rufa
    [few] zostały { $sterns } rufy
    [many] zostało { $sterns } ruf
   *[other] zostało { $sterns } rufy
}, wypłynęło { $sailed }
ui-house = Pole { $number }: { $space }
ui-house-first-player = Pierwszy
ui-house-promote = Kontrola
ui-house-jump-own = Skok swój
ui-house-bet = Obstaw
ui-house-load-one = Ładuj 1
ui-house-market = Rynek
ui-house-jump-any = Skok dow.
ui-house-bet-or-move = Obst./zmień
ui-house-draw-three = Weź 3
ui-house-set-sail = W morze!
ui-house-swap = Zamiana
ui-tip-house-first-player = Nic więcej, ale ta figurka zacznie następną rundę.
ui-tip-house-promote = Jeden twój fragment przechodzi na przód swojego statku. Przy remisie prowadzi drużyna bliżej dziobu.
ui-tip-house-jump-own = Jeden twój fragment skacze na koniec innego statku.
ui-tip-house-bet = Połóż zakład przed statkiem, na drużynę, która twoim zdaniem go poprowadzi.
ui-tip-house-load-one = Dobierz towar i połóż go na dziobie dowolnego statku.
ui-tip-house-market = Jeden rodzaj towaru drożeje o 1, dla wszystkich.
ui-tip-house-jump-any = Dowolny fragment skacze na koniec innego statku.
ui-tip-house-bet-or-move = Połóż zakład albo przełóż swój na inne kółko.
ui-tip-house-draw-three = Obejrzyj potajemnie trzy towary i połóż jeden na dziobie.
ui-tip-house-set-sail = Zostajesz kapitanem: na koniec rundy wybierasz statek, który wypłynie.
ui-tip-house-swap = Dwa fragmenty z różnych statków zamieniają się miejscami.
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
ui-ship-story = Statek { $ship }. Kontrola: { $control }. Towary: { $goods }.
ui-sailed = w morzu
ui-berth = Zakłady przed statkiem { $ship }
ui-circle = { $clan } prowadzi statek { $ship }
ui-bet-of = Zakład: { $seat }, na: { $clan }
ui-bet-worth = Zakład: { $seat }, na: { $clan }, wart { $value }
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
ui-loupe = Statek { $ship } z bliska
ui-loupe-open = Statek { $ship }: wybierz fragment
ui-close = Zamknij
ui-confirm-lift = Podnieś: { $clan } { $shields }
ui-hint-lead = Statek { $ship }: prowadzi { $clan }, { $count } do { $other }.
ui-sailing = Statek { $ship } wypływa
ui-sailing-takes = { $seat } bierze towar.
ui-sailing-removes = { $seat } wybiera towar, który wypada z gry.
ui-drawn = Dobrane
ui-only-you = tylko ty to widzisz
ui-bets = Twoje zakłady
ui-values-only-you = wartości widzisz tylko ty
ui-bet-hand = Zakład wart { $value }, w ręce
ui-bet-placed = Zakład wart { $value }, przed statkiem { $ship }
ui-bet-behind = Zakład wart { $value } pozostał: statek { $ship } wypłynął
ui-bet-won = Zakład wart { $value }, wygrany
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
    [0] Wszystkie figurki już ruszyły
    [one] Jeszcze { $count } figurka
    [few] Jeszcze { $count } figurki
    [many] Jeszcze { $count } figurek
   *[other] Jeszcze { $count } figurki
}
ui-round = Runda { $round }
ui-captain = { $seat } wyprowadza statek w tej rundzie
ui-aid = Punkty na koniec
ui-aid-good = Każdy towar
ui-aid-good-value = cena rynku
ui-aid-bet = Wygrany zakład
ui-aid-bet-value = jego liczba
ui-aid-hidden = Wygrane dotąd
ui-aid-hidden-value = ukryte
ui-aid-end = Koniec gry po
ui-aid-end-value = 7 statkach
ui-tip-queue = Figurki, które jeszcze ruszą, w tej kolejności. Dom, do którego figurka pójdzie, wyznacza jej miejsce w następnej rundzie.
ui-tip-sterns = Każde wypłynięcie zabiera rufę. Po siódmym statku gra się kończy.
ui-tip-ship = Statek prowadzi drużyna z największą liczbą tarcz, a przy remisie ta bliżej dziobu.
ui-tip-piece = Jego tarcze liczą się jego drużynie na tym statku.
ui-tip-good = Gdy statek wypłynie, drużyny na nim biorą towary po kolei, zaczyna prowadząca.
ui-tip-circle = Zakład tutaj wygrywa, gdy ta drużyna prowadzi wypływający statek.
ui-tip-bet = Jego wartość jest tajna do końca.
ui-tip-my-bet = Twoje zakłady są warte od 1 do 4 punktów. Przed statkiem najwyżej jeden.
ui-tip-market = Ile każdy rodzaj towaru jest wart na koniec.
ui-tip-my-goods = Twoje towary. Inni widzą, ile ich jest, ale nie jakie.
ui-tip-stack-load = Towary dla piątego domu.
ui-tip-stack-draw = Towary dla dziewiątego domu.
ui-tip-sailing = Drużyny na statku według tarcz. Biorą po towarze na zmianę, aż się skończą.
ui-guide-welcome = Statki opuszczają port. Kto ma na nich najwięcej tarcz, bierze najlepsze towary. Punkty dają też celne zakłady.
    .title = Witaj w porcie
ui-guide-queue = Figurki ruszają w tej kolejności. Każda idzie do jednego domu, a żaden dom nie jest używany dwa razy w rundzie.
    .title = Czyja kolej
ui-guide-village = Wybierz dom dla swojej figurki. To, co mówi dom, dzieje się od razu. Im niższy jego numer, tym wcześniej ruszysz w następnej rundzie.
    .title = Wioska
ui-guide-control = Liczby pod statkiem to tarcze. Prowadzi drużyna na jasnej tabliczce, a przy remisie ta bliżej dziobu.
    .title = Kto prowadzi
ui-guide-lift = Wybierz fragment, który ma się ruszyć. Obwódka pokazuje, które mogą.
    .title = Rusz fragment
ui-guide-jump = Trafi na koniec innego statku. Wskaż statek, a zobaczysz, kto by go prowadził.
    .title = Dokąd
ui-guide-bet = Wybierz zakład według wartości. Zna ją tylko jego właściciel.
    .title = Zakład
ui-guide-circle = Teraz kółko drużyny, która ma poprowadzić ten statek. Nie musi to być twoja.
    .title = Na kogo
ui-guide-load = Połóż towar na statku, na którym prowadzisz albo poprowadzisz.
    .title = Załadunek
ui-guide-market = Podnieś cenę tego, co masz lub chcesz mieć. Liczy się dla wszystkich.
    .title = Rynek
ui-guide-next = Nowa runda: figurki ruszają w kolejności domów, przed którymi stały.
    .title = Następna runda
ui-guide-captain = Ktoś stanął u steru. Na koniec tej rundy wypłynie statek.
    .title = Kapitan
ui-guide-sail = Jesteś kapitanem. Wybierz statek z towarami, na którym dobrze stoisz.
    .title = W morze!
ui-guide-share = Bierze się według tarcz, w kółko. To, co przypadłoby neutralnej drużynie, wypada z gry.
    .title = Podział
ui-guide-end = Po siódmym statku koniec: towary liczą się po cenach rynku, wygrane zakłady po swojej liczbie.
    .title = Koniec
ui-scene-sails = Statek { $ship } wypływa
ui-scene-adrift = Nikogo na pokładzie
ui-scene-leads = { $clan } prowadzi na statku { $ship }
ui-scene-crew = Załoga
ui-scene-lead = Kontrola
ui-scene-goods = Towary
ui-scene-bets = Zakłady
