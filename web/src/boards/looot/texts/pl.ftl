# Teksty rysowanej planszy gry Looot.

ui-stage = Ląd i twój fiord
ui-land = Ląd
ui-fjord = Fiord: { $seat }
ui-viking-of = Wiking: { $seat }
ui-show-land = Powiększ teren
ui-show-fjord = Powiększ fiord
ui-look = { $name }: obejrzyj fiord (punkty: { $points }, wolne pola: { $free })
ui-look-facts = punkty: { $points }, wolne pola: { $free }
ui-close = Zamknij
ui-at-sea = Na morzu
ui-in-bag = { $count } w woreczku
ui-bag = Pozostałe drakkary
ui-bag-count = Drakkary w woreczku: { $count } z { $of }
ui-bag-key = Blade: we fiordzie gracza z tym godłem. Kolejność w woreczku jest zakryta.
ui-of = z { $count }
ui-where-bag = w woreczku
ui-where-sea = na morzu
ui-in-fjord = we fiordzie: { $seat }
ui-not-dealt = nie ma w tej grze
ui-sites = Place budowy
ui-shields = Tarcze
ui-trophies = Trofea
ui-to-lay = Do położenia, następny pierwszy
ui-which-next = Wybierz następny kafelek
ui-due-now = Wybierz wolne pole swojego fiordu.
ui-due-later = Później.
ui-full = pełny
ui-full-at-once = od razu pełny
ui-complete = gotowe
ui-met = { $met } z { $of }
ui-met-here = Spełnione tutaj: { $met } z { $of }.
ui-get = { $count ->
    [one] Dostajesz { $count } kafelek.
    [few] Dostajesz { $count } kafelki.
   *[many] Dostajesz { $count } kafelków.
}
ui-get-short = { $count ->
    [one] Dostajesz { $count } kafelek, miejsce na { $room }.
    [few] Dostajesz { $count } kafelki, miejsce na { $room }.
   *[many] Dostajesz { $count } kafelków, miejsce na { $room }.
}
ui-can-fill = Może zapełnić: { $what }.
ui-fills = Zapełnia: { $what }.
ui-serves = Liczy się dla: { $what }.
ui-points-then = Wynik wtedy: { $count }.
ui-why-house = leży obok
ui-why-watchtower = łączy je twoja grupa
ui-why-castle = grupa: { $count }
ui-a-ship = drakkar { $ship }
ui-a-trophy = trofeum
ui-tiles = { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
ui-vikings = { $count ->
        [one] wiking postawiony
        [few] { $count } wikingowie postawieni
       *[many] { $count } wikingów postawionych
    }
ui-step-viking = wiking { $board }{ $hex }
ui-end-with = Zakończ turę: { $what }
ui-keep = Weź: { $what }
ui-place-here = Postaw tutaj
ui-lay-here = Połóż tutaj
ui-lay-last = Połóż i zakończ turę
ui-moor-here = Połóż tutaj
ui-missing-place = Wybierz pole
ui-missing-lay = { $count ->
        [one] Połóż ostatni kafelek
        [few] Połóż { $count } kafelki
        [many] Połóż { $count } kafelków
       *[other] Połóż { $count } kafelka
    }
ui-missing-loot = Wybierz kafelek
ui-missing-moor = Wybierz jego pole
ui-missing-ship = Wybierz drakkar
ui-missing-trophy = Wybierz trofeum
ui-not-yet = Nie możesz jeszcze zakończyć tury
ui-hint-place = Obok dowolnego wikinga lub drakkara. Tarczy użyj wcześniej.
ui-hint-declared = Zgłoszona: { $shield }. Wybierz ją ponownie, aby cofnąć.
ui-hint-trophy = W całej grze możesz wziąć tylko jedno trofeum.
ui-hint-shield-key = Która tarcza? 1 drugi wiking, 2 zajęte pole, 3 podwójny zasób.
ui-drag-viking = Twoi wikingowie: { $count }. Przeciągnij jednego na pole albo wybierz pole.
ui-hint-second = Twój drugi wiking w tej turze.
ui-hint-lay = { $count ->
        [one] Ostatni kafelek.
        [few] Do położenia: { $count } kafelki.
       *[many] Do położenia: { $count } kafelków.
    }
ui-hint-loot = Reszta zostaje na lądzie.
ui-hint-quay = 1 drakkar na turę, 1 trofeum na partię. Pusty drakkar kosztuje 5 punktów.
ui-hint-moor = Kosztuje 5 punktów, dopóki nie jest pełny.
ui-key-shield = użyj tarczy
ui-key-ship = weź drakkar
ui-key-trophy = weź trofeum
ui-key-home = pole najbliżej twojej największej grupy albo najlepsze miejsce na kafelek
ui-key-end = zakończ turę
ui-key-look = fiord następnego gracza
ui-no-ship = Nie ma tu już drakkaru
ui-ship = Drakkar { $ship }: wymaga { $needs }, spełnione { $met } z { $of }
ui-ship-full = Drakkar { $ship }: pełny
ui-site = { $site } (punkty: { $points }): wymaga { $needs }, spełnione { $met } z { $of }
ui-site-complete = { $site }: gotowe (punkty: { $points })
ui-trophy-won = Twoje trofeum (punkty: { $points })
ui-shield-used = { $shield }: użyta
ui-shield-idle = Nie masz już drugiego wikinga
ui-shield-nobody = Zajęte pole: nikt jeszcze nie stoi na lądzie
ui-stat-vikings = Wikingowie w ręce
ui-stat-axes = Topory
ui-stat-points = punkty
ui-doing-free = { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
       *[many] { $count } wolnych pól
    }
ui-number = Wiking { $number } z { $of }
ui-now = teraz { $count }
ui-sum-sites = budowy
ui-sum-trophy = trofeum
ui-sum-empty = puste: { $count }
ui-tip-space = { $tile }: pole { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex }: { $count ->
        [0] nie ma już kafelków
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }
ui-tip-house = Wiking obok niego bierze 1 kafelek.
ui-tip-watchtower = Grupa twoich wikingów, która łączy 2 strażnice, bierze z każdej 1 kafelek, raz na parę.
ui-tip-castle = Grupa 4 wikingów przy zamku bierze kafelek, 8 drugi, 12 trzeci.
ui-tip-ship = Na koniec tury możesz wziąć jeden drakkar. Pełny podnosi wartość swojego rodzaju, pusty na koniec gry kosztuje 5.
ui-tip-slot = Puste miejsce. Woreczek jest pusty.
ui-tip-trophy = Trofeum (topory: { $axes }, punkty: { $points }). 1 na gracza.
ui-tip-trophy-gone = Zdobyte: { $seat }
ui-tip-cell = Wolne pole { $cell }
ui-tip-moored = Pełny, gdy wszystko, czego wymaga, leży wokół.
ui-tip-site = Jest gotowe, gdy wokół leży wszystko, czego wymaga.
ui-tip-cup = Miejsce na twoje trofeum.
ui-tip-shield-second = Postaw w tej turze drugiego wikinga. Raz na partię.
ui-tip-shield-occupied = Postaw wikinga na zajętym polu. Raz na partię.
ui-tip-shield-double = Weź 2 zasoby zamiast 1. Raz na partię.
ui-tip-bag = Jakie są drakkary i place budowy i co jeszcze może przyjść (B)
ui-tip-unfilled = Niepełne drakkary: { $count }. Każdy kosztuje 5 punktów.
ui-tip-points = Wynik teraz.
ui-guide-welcome = Wysyłaj wikingów w teren, zbieraj zasoby, przejmuj budynki i kładź wszystko w swoim fiordzie. Wygrywa najwięcej punktów.
    .title = Witaj we fiordzie
ui-guide-place = Postaw wikinga na świecącym polu. Wskaż pole, a karta powie, co przynosi.
    .title = Wiking
ui-guide-fjord = To twój fiord. Każdy kafelek idzie na wolne pole i tam zostaje. Liczy się to, co leży wokół drakkarów i placów budowy.
    .title = Twój fiord
ui-guide-ship = Na koniec tury możesz wziąć stąd drakkar i go zacumować. Znaki na kadłubie to to, czego wymaga wokół siebie.
    .title = Drakkary
ui-guide-unfilled = Pusty drakkar kosztuje na koniec 5 punktów. Pełny podnosi wartość wszystkich kafelków swojego rodzaju.
    .title = Zapełniaj je
ui-guide-houses = Wiking postawiony obok domu bierze jeden z jego kafelków.
    .title = Domy
ui-guide-towers = Gdy grupa twoich wikingów połączy dwie strażnice, bierzesz po kafelku z każdej. Każda para płaci raz.
    .title = Strażnice
ui-guide-castles = Grupa czterech przy zamku bierze kafelek, ośmiu drugi, dwunastu trzeci.
    .title = Zamki
ui-guide-sites = Port, ołtarz i pałac dają 5, 7 i 9 punktów, gdy wokół leży wszystko, czego wymagają.
    .title = Place budowy
ui-guide-shields = Trzy tarcze, każda raz na grę: drugi wiking, zajęte pole albo podwójny zasób. Wybierz przed postawieniem wikinga.
    .title = Tarcze
ui-guide-trophy = Same topory nie dają punktów. Gdy masz ich dość, możesz wziąć jedno trofeum: później może lepsze, ale inni też na nie czekają.
    .title = Trofea
ui-guide-bag = Ta lista mówi, które drakkary mogą jeszcze przyjść i kto ma pozostałe.
    .title = Woreczek
ui-guide-end = Gra kończy się, gdy wszyscy wikingowie stoją. Tu widzisz, co masz i skąd to się bierze.
    .title = Koniec jest blisko
ui-scene-filled = Drakkar pełny
ui-scene-full = Pełny
ui-scene-worth = Nowa wartość
ui-scene-value = { $tile }: { $was } → { $now } za każdy.
ui-scene-site = Budowa ukończona
ui-scene-trophy = Trofeum, topory: { $axes }
