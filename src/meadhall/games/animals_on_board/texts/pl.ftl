# Animals on Board

summary = Dziel zwierzęta na nabrzeżu albo zabieraj grupę na arkę: liczą się samotniki i stada, pary przepadają.

option-last_turn_optional = Z ostatniej tury można zrezygnować
option-last_turn_optional-help = Ostatni gracz w rundzie może zrezygnować z tury. Gdy wyłączone, musi podzielić lub zabrać grupę, jeśli może.
option-surplus = Nadmiarowe zwierzęta
option-surplus-help = Kto decyduje, które zwierzęta opuszczą na koniec arkę, na której jest ich więcej niż dziesięć.
option-surplus-best = najlepszy wybór automatycznie
option-surplus-ask = wybiera właściciel

## Moves

move-keep = Zatrzymaj: { $species } { $value }
move-split = Podziel grupę { $group }
    .detail = Podziel grupę { $group } (skrzynki { $crates } → { $after }): { $tiles }
move-take = Zabierz grupę { $group }
    .detail = Zabierz grupę { $group } za { $count ->
            [one] 1 skrzynkę
            [few] { $count } skrzynki
           *[other] { $count } skrzynek
        }: { $tiles }
move-pull = Wyciągnij: { $species } { $value }
move-pull-hidden = Wyciągnij: zakryta płytka
move-done = Zakończ podział
    .detail = Zakończ podział ({ $left } | { $right })
move-decline = Zrezygnuj z ostatniej tury
move-pass = Pasuj
move-shed = Odrzuć: { $species } { $value }

## What is being asked

prompt-keep = Zatrzymaj na arce jedną z trzech płytek
    .other = { $seat } wybiera płytkę na arkę
prompt-turn = Podziel grupę albo zabierz jedną
    .other = { $seat } dzieli albo zabiera grupę
prompt-last-turn = Rozegraj swoją ostatnią turę w tej rundzie
    .other = { $seat } ma ostatnią turę w tej rundzie
prompt-pull = Wyciągnij z grupy płytki, które utworzą nową
    .other = { $seat } dzieli grupę
prompt-shed = Odrzuć { $count ->
        [one] { $count } nadmiarowe zwierzę
        [few] { $count } nadmiarowe zwierzęta
       *[other] { $count } nadmiarowych zwierząt
    }, nie zostawiając pary
    .other = { $seat } odrzuca nadmiarowe zwierzęta (jeszcze { $count })

## The log

log-kept = { $seat } zatrzymuje jedną płytkę i wykłada: { $tiles }
log-round = Runda { $round }: zaczyna { $seat }. Nowe na nabrzeżu: { $tiles }
log-split = { $seat } dzieli grupę: { $left } | { $right }
log-crate = { $seat } dostaje 1 skrzynkę (teraz: { $crates })
log-crate-back = { $seat } oddaje 1 skrzynkę (zostaje: { $crates })
log-take = { $seat } zabiera na arkę { $count ->
        [one] { $count } zwierzę
        [few] { $count } zwierzęta
       *[other] { $count } zwierząt
    }: { $tiles }
log-paid = { $seat } płaci { $count ->
        [one] 1 skrzynkę
        [few] { $count } skrzynki
       *[other] { $count } skrzynek
    } (zostaje: { $crates })
log-seen = Tylko ty widzisz zakrytą płytkę: { $tiles }
log-full = { $seat } ogłasza pełną arkę. Liczba zwierząt: { $count }
log-pass = { $seat } nie może podzielić ani zabrać grupy i pasuje
log-decline = { $seat } rezygnuje z ostatniej tury
log-end = Arka jest pełna, a runda skończona: arki zostają odkryte
log-pairs = { $seat } traci pary: { $tiles }
log-shed = { $seat } odrzuca nadmiar: { $tiles }
log-ark = { $seat } otwiera arkę: { $tiles }
log-herd = { $seat }: stado ({ $count }), { $species }: { $points }
log-loners = { $seat }: samotne { $count }, punkty { $points }
log-crates = { $seat }: skrzynie { $count }, punkty { $points }
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
tile-hidden = zakryta płytka

species-elephant = słoń
species-giraffe = żyrafa
species-panda = panda
species-tiger = tygrys
species-crocodile = krokodyl
species-gorilla = goryl
species-turtle = żółw
species-rhinoceros = nosorożec
species-penguin = pingwin
species-camel = wielbłąd
species-zebra = zebra
species-fox = lis

## The table as text

board-setup = Przygotowanie
board-round = Runda { $round }
board-stores = { $stack ->
        [one] { $stack } płytka w stosie
        [few] { $stack } płytki w stosie
       *[other] { $stack } płytek w stosie
    }, { $supply ->
        [one] { $supply } skrzynka w zasobach
        [few] { $supply } skrzynki w zasobach
       *[other] { $supply } skrzynek w zasobach
    }
board-species = W tej grze: { $species }
board-quay = Grupy na nabrzeżu i ich ceny
board-crates = { $count ->
        [one] { $count } skrzynka
        [few] { $count } skrzynki
       *[other] { $count } skrzynek
    }
board-stays = zostaje:
board-pulled = wyciągnięte:
board-order = Płytki odchodzą w pokazanej kolejności; pominięte zostają
board-players = Gracze
board-player = { $seat }: { $crates ->
        [one] { $crates } skrzynka
        [few] { $crates } skrzynki
       *[other] { $crates } skrzynek
    }, { $load ->
        [one] { $load } zwierzę na arce
        [few] { $load } zwierzęta na arce
       *[other] { $load } zwierząt na arce
    }
board-chosen = wybór dokonany
board-choosing = wybiera
board-starter = flaga startowa
board-out = poza rundą
board-next = flaga startowa na następną rundę
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
board-worth = Gdyby odpłynęła teraz
board-total = Razem

## Labels of the text view

view-species = Gatunki w grze
view-round = Runda
view-starter = Gracz rozpoczynający
view-next_starter = Zaczyna następną rundę
view-last_turn = Ostatnia tura
view-last_round = Ostatnia runda
view-space = { "" }
view-crate_limit = { "" }
view-stack = Płytki w stosie
view-supply = Skrzynki w zasobach
view-groups = Grupy na nabrzeżu
view-splitting = Dzielona grupa
view-pulled = Wyciągnięte
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Gracze
view-value = Wartość
view-crates = Skrzynki
view-load = Płytki na pokładzie
view-out = Poza rundą
view-ark = Arka
view-kinds = Gdyby odpłynęła teraz
view-lost = Przepadłyby
view-points = Punkty
view-hand = Na ręce
view-chosen = Wybór dokonany
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
