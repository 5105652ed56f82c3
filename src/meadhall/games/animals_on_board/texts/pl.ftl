# Animals on Board

summary = Dziel zwierzęta na nabrzeżu albo zabieraj grupę. Liczą się pojedyncze zwierzęta i stada, pary przepadają.

option-last_turn_optional = Ostatni gracz może zrezygnować
option-last_turn_optional-help = Ostatni gracz w rundzie może spasować. Gdy wyłączone: musi podzielić lub zabrać grupę, jeśli może.
option-surplus = Nadmiarowe zwierzęta
option-surplus-help = Które zwierzęta odrzuca na koniec arka, na której jest ich więcej niż 10.
option-surplus-best = Automatycznie najlepszy wybór
option-surplus-ask = Gracz wybiera

## Moves

move-keep = Zatrzymaj { $species-acc } { $value }
move-split = Podziel grupę { $group }
    .detail = Podziel grupę { $group } (skrzynki { $crates } → { $after }): { $tiles }
move-take = Zabierz grupę { $group }
    .detail = { $count ->
        [one] Zabierz grupę { $group } za { $count } skrzynkę: { $tiles }
        [few] Zabierz grupę { $group } za { $count } skrzynki: { $tiles }
       *[many] Zabierz grupę { $group } za { $count } skrzynek: { $tiles }
    }
move-pull = Do nowej grupy: { $species } { $value }
move-pull-hidden = Do nowej grupy: zakryta płytka
move-done = Zakończ podział
    .detail = Zakończ podział ({ $left } | { $right })
move-decline = Zrezygnuj z ostatniej tury
move-pass = Pasuj
move-shed = Odrzuć { $species-acc } { $value }

## What is being asked

prompt-keep = Zatrzymaj 1 płytkę na swoją arkę.
    .other = { $seat } wybiera płytkę.
prompt-turn = Zabierz grupę albo jakąś podziel.
    .other = { $seat } zabiera albo dzieli grupę.
prompt-last-turn = Ostatnia tura rundy: zabierz grupę albo jakąś podziel.
    .other = { $seat } ma ostatnią turę rundy.
prompt-pull = Podziel grupę { $group }: { $stay } zostaje, { $go } przechodzi.
    .other = { $seat } dzieli grupę { $group }.
prompt-shed = { $count ->
    [one] Odrzuć { $count } zwierzę. Nie może zostać para.
    [few] Odrzuć { $count } zwierzęta. Nie może zostać para.
   *[many] Odrzuć { $count } zwierząt. Nie może zostać para.
}
    .other = { $count ->
        [one] { $seat } odrzuca { $count } zwierzę.
        [few] { $seat } odrzuca { $count } zwierzęta.
       *[many] { $seat } odrzuca { $count } zwierząt.
    }

## The log

log-kept = { $seat } zatrzymuje płytkę i wykłada { $tiles-acc }.
    .you = Zatrzymujesz płytkę i wykładasz { $tiles-acc }.
log-round = Runda { $round }. { $seat } zaczyna.
    .you = Runda { $round }. Zaczynasz.
log-split = { $seat } dzieli { $count } na { $stay } (grupa { $group }) i { $go } (grupa { $next }).
    .you = Dzielisz { $count } na { $stay } (grupa { $group }) i { $go } (grupa { $next }).
log-crate = { $seat } dostaje 1 skrzynkę (teraz { $crates }).
    .you = Dostajesz 1 skrzynkę (teraz { $crates }).
log-crate-back = { $seat } oddaje 1 skrzynkę (teraz { $crates }).
    .you = Oddajesz 1 skrzynkę (teraz { $crates }).
log-take = { $count ->
    [one] { $seat } zabiera za { $count } skrzynkę: { $tiles }.
    [few] { $seat } zabiera za { $count } skrzynki: { $tiles }.
   *[many] { $seat } zabiera za { $count } skrzynek: { $tiles }.
}
    .you = { $count ->
        [one] Zabierasz za { $count } skrzynkę: { $tiles }.
        [few] Zabierasz za { $count } skrzynki: { $tiles }.
       *[many] Zabierasz za { $count } skrzynek: { $tiles }.
    }
log-seen = To { $tiles }. Widzisz to tylko ty.
log-full = Pełna arka: { $seat }. Liczba zwierząt: { $count }.
    .you = Twoja arka jest pełna. Liczba zwierząt: { $count }.
log-pass = { $seat } nie może podzielić ani zabrać grupy i pasuje.
    .you = Nie możesz podzielić ani zabrać grupy i pasujesz.
log-decline = { $seat } rezygnuje z ostatniej tury.
    .you = Rezygnujesz z ostatniej tury.
log-end = Koniec partii. Arki zostają odkryte.
log-pairs = { $count ->
    [one] { $seat } traci { $count } parę: { $tiles }.
    [few] { $seat } traci { $count } pary: { $tiles }.
   *[many] { $seat } traci { $count } par: { $tiles }.
}
    .you = { $count ->
        [one] Tracisz { $count } parę: { $tiles }.
        [few] Tracisz { $count } pary: { $tiles }.
       *[many] Tracisz { $count } par: { $tiles }.
    }
log-shed = { $seat } odrzuca { $tiles-acc }.
    .you = Odrzucasz { $tiles-acc }.
log-ark = Arka: { $seat } – { $tiles }.
    .you = Twoja arka: { $tiles }.
log-herd = { $seat }: stado { $count } ({ $species }), punkty { $points }.
    .you = Ty: stado { $count } ({ $species }), punkty { $points }.
log-loners = { $seat }: pojedyncze zwierzęta { $count }, punkty { $points }.
    .you = Ty: pojedyncze zwierzęta { $count }, punkty { $points }.
log-crates = { $seat }: skrzynki { $count }, punkty { $points }.
    .you = Ty: skrzynki { $count }, punkty { $points }.
log-result = Wynik: { $places }
place = { $seat } { $points }

## The score

tally-singles = Pojedyncze zwierzęta ({ $count })
tally-herds = { $herds ->
        [one] Zwierzęta w { $herds } stadzie
       *[other] Zwierzęta w { $herds } stadach
    } ({ $count })
    .row = Zwierzęta w stadach
    .cell = { $count } w { $herds }
tally-crates = Skrzynki ({ $count })

## The pieces

tile = { $species } { $value }
    .acc = { $species-acc } { $value }
tile-hidden = zakryta płytka
    .acc = zakrytą płytkę

species-elephant = słoń
    .acc = słonia
species-giraffe = żyrafa
    .acc = żyrafę
species-panda = panda
    .acc = pandę
species-tiger = tygrys
    .acc = tygrysa
species-crocodile = krokodyl
    .acc = krokodyla
species-gorilla = goryl
    .acc = goryla
species-turtle = żółw
    .acc = żółwia
species-rhinoceros = nosorożec
    .acc = nosorożca
species-penguin = pingwin
    .acc = pingwina
species-camel = wielbłąd
    .acc = wielbłąda
species-zebra = zebra
    .acc = zebrę
species-fox = lis
    .acc = lisa

## The table as text

board-setup = Przygotowanie
board-round = Runda { $round }
board-stores = Stos: { $stack } · Skrzynki w zasobach: { $supply }
board-species = W tej grze: { $species }
board-quay = Grupy na nabrzeżu i ich ceny
board-crates = { $count ->
        [one] { $count } skrzynka
        [few] { $count } skrzynki
       *[other] { $count } skrzynek
    }
board-stays = zostaje:
board-pulled = nowa grupa:
board-order = Płytki przechodzą w tej kolejności. Pominięte zostają.
board-players = Gracze
board-player = { $seat }: skrzynki { $crates }, zwierzęta na arce { $load }
board-chosen = gotowe
board-choosing = wybiera
board-starter = zaczyna
board-out = przerwa
board-next = zaczyna następną rundę
board-last = ostatnia tura
board-hand = Twoje płytki (tylko ty je widzisz)
board-mine = Twoja arka
board-ark = Arka: { $seat }
board-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
board-pair = para przepada
board-surplus = dla tych w nawiasie brak miejsca
board-worth = Wynik teraz
board-total = Razem

## Labels of the text view

view-species = Gatunki w grze
view-round = Runda
view-starter = Zaczyna
view-next_starter = Zaczyna następną rundę
view-last_turn = Ostatnia tura
view-last_round = Ostatnia runda
view-space = { "" }
view-crate_limit = { "" }
view-stack = Płytki w stosie
view-supply = Skrzynki w zasobach
view-groups = Grupy na nabrzeżu
view-splitting = Dzielona grupa
view-pulled = Nowa grupa
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Gracze
view-value = Wartość
view-crates = Skrzynki
view-load = Płytki na pokładzie
view-out = Przerwa
view-ark = Arka
view-kinds = Wynik teraz
view-lost = Przepada
view-points = Punkty
view-hand = Na ręce
view-chosen = Gotowe
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
