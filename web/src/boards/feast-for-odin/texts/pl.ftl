# Teksty rysowanej planszy gry Uczta dla Odyna.

ui-stage = Plansza akcji i twoja zagroda
ui-action-board = Plansza akcji, pola: { $count }
ui-panels = Widoki
ui-tab-actions = Akcje
ui-tab-estate = Zagroda
ui-tab-world = Świat
ui-estate = Zagroda: { $seat }
ui-your-estate = Twoja zagroda
ui-focus-estate = Większa zagroda
ui-focus-board = Większa plansza akcji
ui-close = Zamknij
ui-search = Szukaj wśród kart
ui-decide = Zdecyduj
ui-look = { $name }: obejrzyj zagrodę, punkty { $points }, dochód { $income }
ui-starts = zaczyna rundę
ui-round = Runda { $round } z { $of }
ui-next-round = Runda { $round }
ui-harvest = Żniwa
ui-island-turns = { $island } się odwraca
ui-turns-in = Odwraca się w rundzie { $round }
ui-phase = Faza { $number } z 12: { $phase }
ui-phase-1 = Nowy wiking
ui-phase-2 = Żniwa
ui-phase-3 = Wyspy
ui-phase-4 = Broń
ui-phase-5 = Akcje
ui-phase-6 = Pierwszy gracz
ui-phase-7 = Dochód
ui-phase-8 = Zwierzęta
ui-phase-9 = Uczta
ui-phase-10 = Premia
ui-phase-11 = Wzgórza
ui-phase-12 = Powrót wikingów

## The action board

ui-group-build_houses = Domy
ui-group-build_ships = Statki
ui-group-hunting = Łowy
ui-group-livestock_market = Targ|zwierząt
ui-group-weekly_market = Targ
ui-group-products = Produkty
ui-group-crafting = Rzemiosło
ui-group-mountains_and_trade = Góry|i handel
ui-group-sailing = Żegluga
ui-group-emigration_and_occupation = Emigracja|i ludzie
ui-group-imitation = Naśladowanie
ui-group-open = { $group }: dostępne { $count }
ui-or = lub
ui-stock-last = 1
ui-stock-none = brak
ui-filter = Które pola
ui-filter-all = Wszystkie
ui-filter-open = Dostępne ({ $count })
ui-filter-food = Żywność
ui-filter-goods = Towary, budowa
ui-filter-sail = Żegluga, ludzie
ui-open-spaces = Dostępne pola: { $count } z { $of }
ui-vikings = { $count ->
        [one] { $count } wiking
        [few] { $count } wikingów
        [many] { $count } wikingów
       *[other] { $count } wikinga
    }
ui-taken-by = zajęte: { $seat } ({ $count })
ui-lacks = { $what }: potrzeba { $need }, masz { $have }
ui-lack-viking = wikingowie
ui-lack-island = wyspy
ui-lack-house = pozostałe domy
ui-lack-berth = wolne miejsca w zatoce
ui-lack-good = towary
ui-lack-card = karty
ui-lack-source = pola do naśladowania
ui-lack-seat = wolne miejsca przy stole
ui-stay = { $count ->
        [0] Na Ting nie zostaje nikt
        [one] Na Ting zostaje { $count } wiking
        [few] Na Ting zostaje { $count } wikingów
        [many] Na Ting zostaje { $count } wikingów
       *[other] Na Ting zostaje { $count } wikinga
    }
ui-send = { $count ->
        [one] Wyślij { $count } wikinga
        [few] Wyślij { $count } wikingów
        [many] Wyślij { $count } wikingów
       *[other] Wyślij { $count } wikinga
    }
ui-send-pay = Wyślij { $count }, zapłać srebrem: { $silver }
ui-pass = Pas
ui-strip = Wzgórze { $strip }
ui-mountains = Wzgórza
ui-mine-hint = Wskaż ostatnią rzecz, którą chcesz: wszystko przed nią też bierzesz.
ui-taken-from = { $count } ze wzgórza { $strip }
ui-up-to = najwyżej { $count }
ui-no-strip = Nie ma odkrytego wzgórza.
ui-explore = Odkrywanie
ui-ship-stays = statek zostaje u ciebie
ui-forge = Kuźnia
ui-sale = Sprzedaż specjalna

## The estate

ui-points-now = Punkty teraz
ui-bay = Zatoka
ui-berth-ship = { $ship }: punkty { $points }, ruda { $ore }, miejsce na { $room }
ui-berth-small = Wolne miejsce: wielorybnik, 3 srebra
ui-berth-large = Wolne miejsce: knara 5, langskip 8 srebra
ui-stable = { $item }: { $count }, ciężarne { $pregnant }
ui-pregnant = ciężarne: { $count }
ui-cells-to = { $count ->
        [one] { $count } pole do { $next }
        [few] { $count } pola do { $next }
        [many] { $count } pól do { $next }
       *[other] { $count } pola do { $next }
    }
ui-board-words = { $board }: dochód { $income }, minus { $minus }, kafelki { $count }
ui-feast-table = Stół: nakryte miejsca { $laid } z { $fill }, statki na emigracji { $ships }
ui-unexplored = Nieodkryte
ui-with-silver = ze srebrem
ui-no-islands = Nie ma już wysp.
ui-island-words = punkty { $points }, srebro { $silver }, do zakrycia { $minus }
ui-special-tiles = Kafelki specjalne
ui-special-words = { $item }: wartość miecza { $sword }, { $price ->
        [-1] nie na sprzedaż
       *[other] cena { $price }
    }
ui-left = zostało { $count }
ui-thing = Plac Ting
ui-vikings-left = { $count ->
        [one] Został { $count } wiking
        [few] Zostało { $count } wikingów
        [many] Zostało { $count } wikingów
       *[other] Zostało { $count } wikinga
    }
ui-ladder = Towary według kształtu i koloru
ui-occupations = Zawody
ui-in-hand = na ręce
ui-played = zagrane
ui-score-ships = Statki
ui-score-emigrants = Emigracja
ui-score-islands = Wyspy
ui-score-buildings = Szopy i domy
ui-score-animals = Zwierzęta
ui-score-occupations = Zawody
ui-score-silver = Srebro
ui-score-home-minus = Odkryte pola w domu
ui-score-island-minus = Odkryte pola na wyspach
ui-score-building-minus = Odkryte pola w domach
ui-score-penalties = Kary Ting
ui-score-other = Korona i karty

## Any time

ui-anytime = W każdej chwili
ui-anytime-hint = nie zużywa tury
ui-shut-first_part = Otwiera się po pierwszej części tej akcji
ui-shut-peeks = Za często otwierane: wróci z następnym ruchem
ui-shut-nothing = Teraz nic się nie da
ui-shut-other_seat = To nie twoja decyzja
ui-lay = Połóż
ui-ships = Statki
ui-take-in-hand = Weź do ręki: { $item }
ui-lay-here = Połóż tutaj
ui-lay-on = { $item }, { $board }: miejsca { $count }, teraz { $cell }
ui-lay-coins = Połóż { $count } × { $item }
ui-put-back = Odłóż
ui-back-to-turn = Wróć do tury
ui-turn = Obróć
ui-mirror = Odbij
ui-aim = Wskaż miejsce; R obraca, Enter kładzie
ui-aim-phone = Dotknij pola; jeszcze raz: następne miejsce
ui-paint-hint = Przeciągnij po polach; ponownie zdejmuje
ui-touch-green = Zielone nie może dotykać zielonego.
ui-touch-blue = Niebieskie może dotykać wszystkiego.
ui-touch-special = Może dotykać wszystkiego; można je odbić.
ui-touch-red = Tylko w domach; nie obok czerwonego.
ui-touch-orange = Tylko w domach; nie obok pomarańczowego.
ui-touch-plain = Każde na jedno pole.
ui-nth = { $number } z { $of }
ui-income-then = Dochód { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } punkt
        [few] +{ $count } punkty
        [many] +{ $count } punktów
       *[other] +{ $count } punktu
    }
ui-bonus-lost = stracona premia: { $items }
ui-no-bonus-lost = żadna premia nie przepada
ui-keep-laid = { $count ->
        [one] Zachowaj: { $count } kafelek
        [few] Zachowaj: { $count } kafelki
        [many] Zachowaj: { $count } kafelków
       *[other] Zachowaj: { $count } kafelka
    }
ui-in-ladder = Wybierz niżej wśród towarów
ui-step-lay = { $item }, { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } wzgórze
        [few] { $count } wzgórza
        [many] { $count } wzgórz
       *[other] { $count } wzgórza
    }
ui-step-upgrade = { $count ->
        [one] { $count } ulepszenie
        [few] { $count } ulepszenia
        [many] { $count } ulepszeń
       *[other] { $count } ulepszenia
    }
ui-step-trade = Odwróć na niebieskie: { $count }
ui-step-purchase = { $count ->
        [one] Kup { $count } kafelek
        [few] Kup { $count } kafelki
        [many] Kup { $count } kafelków
       *[other] Kup { $count } kafelka
    }
ui-step-serve = { $count ->
        [one] { $count } danie
        [few] { $count } dania
        [many] { $count } dań
       *[other] { $count } dania
    }
ui-step-leave = puste: { $count }
ui-step-play = { $count ->
        [one] Zagraj { $count } kartę
        [few] Zagraj { $count } karty
        [many] Zagraj { $count } kart
       *[other] Zagraj { $count } karty
    }
ui-take-fewer = { $rest ->
        [0] Weź { $count }
       *[other] Weź { $count }, zrezygnuj z { $rest }
    }
ui-window-income = Przed dochodem
ui-window-bonus = Przed premią
ui-window-end = Połóż, co zostało
ui-window-facts = Dochód { $income }, odkryte punkty ujemne { $minus }.
ui-window-next = { $count ->
        [one] Jeszcze { $count } pole ({ $board }) i będzie { $income }.
        [few] Jeszcze { $count } pola ({ $board }) i będzie { $income }.
        [many] Jeszcze { $count } pól ({ $board }) i będzie { $income }.
       *[other] Jeszcze { $count } pola ({ $board }) i będzie { $income }.
    }
ui-is-busy = { $name } kładzie
ui-is-done = { $name }: gotowe
ui-nothing-more = Nic więcej
ui-nothing-more-laid = Zachowaj { $count }, nic więcej
ui-done-score = Gotowe, licz punkty

## Dice

ui-die = kość
ui-die-high = { $die }, wysoko
ui-die-low = { $die }, nisko
ui-three-rolls = Najwyżej 3 rzuty; liczy się ostatni
ui-failure-brings = Porażka daje: { $items }
ui-boats = { $count ->
        [one] { $count } łódź
        [few] { $count } łodzie
        [many] { $count } łodzi
       *[other] { $count } łodzi
    }
ui-counts = liczy się
ui-last-counts = Liczy się ostatni rzut, nawet gorszy. Zostało: { $count }
ui-no-roll = Nie ma już rzutów
ui-ship-ore = ruda statku
ui-less-ore = po odjęciu rudy: { $count }
ui-of = z { $count }
ui-fewer = mniej: { $item }
ui-more = więcej: { $item }
ui-could-add = Kamień i miecze mogą dodać { $count }
ui-loot = Co możesz wziąć
ui-to-pay = do zapłaty
ui-cannot-pay = Potrzeba { $need }, masz { $have }.
ui-success = Sukces
ui-give-up = Poddaj się
ui-give-up-home = { $count ->
        [0] Poddaj się
       *[other] Poddaj się, { $count } wraca
    }
ui-vikings-home = wracający wikingowie
ui-home-up-to = wraca najwyżej { $count }
ui-fits = { $count ->
        [0] Nie ma miejsca na twoich planszach
        [one] { $count } miejsce na twoich planszach
        [few] { $count } miejsca na twoich planszach
        [many] { $count } miejsc na twoich planszach
       *[other] { $count } miejsca na twoich planszach
    }
ui-silver-now = srebro od razu: { $count }
ui-to-cover = do zakrycia: { $count }
ui-income-range = dochód { $least }, najwyżej { $most }
ui-places-for = Miejsca na twoje kafelki

## The feast

ui-feast = Uczta
ui-seats-to-fill = { $count ->
        [one] { $count } miejsce do nakrycia
        [few] { $count } miejsca do nakrycia
        [many] { $count } miejsc do nakrycia
       *[other] { $count } miejsca do nakrycia
    }
ui-empty-costs = puste miejsce kosztuje 3 punkty
ui-to-fill = do nakrycia
ui-laid = nakryte
ui-open-seats = wolne
ui-empty = puste
ui-feast-rule = Nigdy dwa tego samego koloru obok siebie; wzdłuż leży tylko pierwsze danego rodzaju.
ui-cheapest = Nakryj najtaniej
ui-cheapest-hint = zastępuje to, co leży
ui-all-served = wszystko podane
ui-beside-red = czerwone obok czerwonego
ui-beside-orange = pomarańczowe obok pomarańczowego
ui-beside-green = zielone obok zielonego
ui-too-long = za długie
ui-table-set = Stół jest nakryty.
ui-serve-on = Podaj i graj dalej
ui-serve-end = Podaj i zakończ ucztę
ui-leave = Zostaw miejsce puste

## Cards and markers

ui-hand = Twoje zawody
ui-keep-one = Zatrzymaj jedną z dwóch
ui-only-you = widzisz je tylko ty
ui-no-cards = Nie masz kart na ręce.
ui-still-choosing = Wybierają jeszcze: { $names }
ui-pick = Weź znacznik zasobu
ui-pick-hint = Duży: po żniwach. Mały, brązowy: po nieurodzaju. Co rundę, przez całą grę.
ui-or-brown = lub { $item }

## The guided first game

ui-guide-welcome = Wysyłaj wikingów na łowy, do rzemiosła, na łupy i wyprawy. Zdobycze zakrywają twoje plansze: odkryte pola kosztują punkty, zakryte podnoszą dochód.
    .title = Uczta dla Odyna
ui-guide-board = Każde pole bierze tylu wikingów, ile mówi jego kolumna. Przed strzałką jest cena, za nią zysk. Obwiedzione pola są dla ciebie dostępne.
    .title = Plansza akcji
ui-guide-vikings = Tu leżą twoi wikingowie, surowce, broń i towary. Wybierz pole, a przycisk powie, ile kosztuje.
    .title = Twoja ława
ui-guide-estate = Twój dom. Zakrywają go zielone i niebieskie towary; najpierw lewy dół, wtedy złota moneta idzie w górę: to dochód.
    .title = Twoja zagroda
ui-guide-lay = Obwiedzione towary pasują na planszę. Kliknij, wskaż miejsce, R obraca. To nie zużywa tury.
    .title = Kładzenie kafelków
ui-guide-ladder = Każda kolumna to kształt, każdy rząd to kolor. Ulepszenie to stopień wyżej: pomarańczowe, czerwone, zielone, niebieskie.
    .title = Ulepszenia
ui-guide-dice = Rzucaj najwyżej trzy razy; liczy się ostatni rzut. Zapłać wynik albo poddaj się i weź drobiazg.
    .title = Kości
ui-guide-feast = Nakryj miejsca żywnością. Nigdy dwa tego samego koloru obok siebie. „Nakryj najtaniej” zrobi to za ciebie.
    .title = Uczta
ui-guide-income = Przed dochodem możesz jeszcze raz położyć kafelki. Pasek mówi, czego brakuje do następnego dochodu.
    .title = Przed dochodem
ui-guide-round = Co rundę masz o jednego wikinga więcej. Wyspy się odwracają, a ich srebro rośnie, dopóki nikt ich nie weźmie.
    .title = Następna runda
ui-guide-sail = Statki otwierają łupienie, odkrycia i emigrację. Statek na emigracji daje punkty i nie potrzebuje żywności.
    .title = Statki
ui-guide-end = Ostatnia runda: zakrywaj minusy, buduj, emigruj. To, co zostanie, liczy się mało.
    .title = Koniec

## Choices, prompts and keys

ui-for-nothing = za darmo
ui-pay-left = zapłać: { $things }, zostaje { $left }
ui-ore-lost = stracona ruda: { $count }
ui-emigrate-note = zapłać { $silver } srebra, 2 miejsca mniej do wykarmienia
ui-keep-it = Zachowaj
ui-keep-boat = Zachowaj łódź
ui-stay-here = Zostań
ui-keep-in-hand = Zatrzymaj na ręce
ui-no-card = Bez karty
ui-no-upgrade = Bez ulepszenia
ui-turn-none = Nie odwracaj żadnego
ui-only-this = Tylko ten
ui-mine-no-more = Nie bierz więcej
ui-play-no-more = Nie zagrywaj więcej
ui-at-least-one = Co najmniej jeden raz
ui-first-card = Najpierw 1 karta na rękę
ui-ore-adds = Ruda na langskipie: +{ $count }
ui-adds-up-to = { $items }: do +{ $count }
ui-pays-up-to = { $items }: możesz zapłacić { $count }
ui-card-before = Przedtem: zagraj kartę
ui-card-after = Potem: zagraj kartę
ui-asked-after = Potem pytanie wraca
ui-click-again = Kliknij jeszcze raz, aby wysłać.
ui-do-mine = { $count ->
        [one] Weź { $count } rzecz
        [few] Weź { $count } rzeczy
       *[many] Weź { $count } rzeczy
    }
ui-do-upgrade = Ulepsz: { $count }
ui-upgrade-fewer = Ulepsz: { $count }, przepada: { $rest }
ui-do-purchase = Kup { $count } za { $silver } srebra
ui-do-explore = Odkryj: { $island }
ui-do-emigrate = Emigruj, { $silver } srebra
ui-take-loot = Weź: { $item }
ui-send-with = Wyślij { $count }: { $what }
ui-send-sail = Wyślij { $count }, łodzie: { $number }
ui-pay-dice = Zapłać: { $things }
ui-pay-nothing = Nic nie płać, sukces
ui-choose-source = Wybierz pole do naśladowania
ui-choose-island = Wybierz wyspę
ui-reveals-card = Nie można cofnąć: dobierana jest karta
ui-reveals-die = Nie można cofnąć: następuje rzut kością
ui-reveals-weapon = Nie można cofnąć: dobierana jest broń
ui-ask-lay = Połóż: { $item }.
ui-ask-anytime = W każdej chwili. Twoja tura czeka.
ui-ask-pass = { $count ->
        [one] Spasować, mając { $count } wikinga?
        [few] Spasować, mając { $count } wikingów?
       *[many] Spasować, mając { $count } wikingów?
    }
ui-ask-fail = Poddać się? Otrzymujesz: { $items }.
ui-ask-send = { $count ->
        [one] { $what }: wysłać { $count } wikinga?
        [few] { $what }: wysłać { $count } wikingów?
       *[many] { $what }: wysłać { $count } wikingów?
    }
ui-materials = Materiały
ui-weapons = Broń
ui-card-asks = Pyta karta: { $card }
ui-card-badge = pyta karta
ui-must = Trzeba ją wykonać.
ui-then-asks = Potem także: { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = koszt: { $things }
ui-brings = daje: { $things }
ui-no-change = nic się od razu nie zmienia
ui-skip = Pomijaj, gdy pasują tylko monety
ui-fill-income = Wypełnij do następnego dochodu
ui-one-more = jedna więcej
ui-one-less = jedna mniej
ui-open-cells = Odkryte pola { $now } → { $then }
ui-load-ore = Załaduj rudę
ui-no-load-action = nie podczas akcji
ui-no-load-ore = nie masz rudy
ui-no-load-room = na żadnym statku nie ma miejsca
ui-lapses = przepada z pierwszymi wikingami
ui-other-leaves = Druga opuszcza partię zakryta.
ui-you-look = Oglądasz posiadłość: { $name }.
ui-waiting-space = Pole oczekiwania
ui-waiting-words = { $count ->
        [one] czeka tam { $count } wiking
        [few] czeka tam { $count } wikingów
       *[many] czeka tam { $count } wikingów
    }
ui-copy-column = naśladuj kolumnę { $column }
ui-still-busy = Jeszcze zajęci: { $names }
ui-cheapest-uses = Zużywa: { $things }.
ui-cheapest-empty = Puste miejsca: { $count }.
ui-feast-pays = Patrzy na twoją ucztę: { $cards }
ui-emigrate-with = { $ship }: { $points } punktów
ui-taken-second = zajęte: drugi kolor ({ $count })
ui-spare = Najtaniej, ale zachowaj:
ui-key-pass = spasuj
ui-key-roll = rzuć kością
ui-key-fail = poddaj akcję rzutu
ui-key-anytime = pokaż, co można zrobić w każdej chwili
ui-key-cheapest = podaj najtańszą ucztę
ui-key-leave = zostaw puste miejsce
ui-key-income = wypełnij monetami do następnego dochodu
ui-key-turn = obróć lub odbij kafelek w ręce
ui-key-look = obejrzyj następną osobę
ui-key-panes = powiększ jedną z połów
