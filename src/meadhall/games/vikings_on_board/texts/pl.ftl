# Vikings on Board

summary = Obsadzaj statki, ładuj towary i obstawiaj, która drużyna poprowadzi każdy z nich w morze.

## Table options

option-two_player_extra_shield = Goście dla dwojga
option-two_player_extra_shield-help = Gdy jedna osoba wybiera „W morze!”, druga stawia neutralnego wikinga na fragmencie swojej drużyny: jedna tarcza więcej.
option-promote_mode = Zwiększ kontrolę
option-promote_mode-help = Jak daleko przesuwa się wybrany fragment.
option-promote_mode-front = na sam przód statku
option-promote_mode-one_step = o jedno miejsce do przodu
option-promote_needs_real_move = „Zwiększ kontrolę” musi coś przesunąć
option-promote_needs_real_move-help = Wyłączone: można wskazać także fragment, który już jest z przodu; nic się nie dzieje.
option-set_sail_ship_choice = Wybór odpływającego statku
option-set_sail_ship_choice-help = Kiedy osoba, która wybrała „W morze!”, wskazuje statek.
option-set_sail_ship_choice-end_of_round = na końcu rundy
option-set_sail_ship_choice-when_taken = od razu
option-draw_three_return_order = Towary odkładane przy „Weź 3, ładuj 1”
option-draw_three_return_order-help = W jakiej kolejności dwa pozostałe towary trafiają pod stos.
option-draw_three_return_order-as_drawn = w kolejności dobrania
option-draw_three_return_order-player_choice = w kolejności wybranej przez gracza
option-circle_shared_by_players = Kilka zakładów na jednym kółku
option-circle_shared_by_players-help = Wyłączone: na kółku mieści się zakład tylko jednej osoby.
option-bets_on_neutral_clans = Zakłady na drużyny neutralne
option-bets_on_neutral_clans-help = Wyłączone: nie wolno stawiać na drużynę, której nikt nie prowadzi.
option-move_own_bets_only = Przesuwanie tylko swoich zakładów
option-move_own_bets_only-help = Wyłączone: „Obstaw/zmień zakład” pozwala przesunąć także cudzy zakład.
option-bets_may_move_to_sailed_ship = Zakłady można przesuwać na puste stanowiska
option-bets_may_move_to_sailed_ship-help = Włączone: zakład można przesunąć także na stanowisko statku, który odpłynął.
option-neutral_clan_counts_as_present = Neutralne drużyny zabierają towary także jedynej osobie na statku
option-neutral_clan_counts_as_present-help = Wyłączone: jeśli na statku jest drużyna tylko jednej osoby, bierze ona wszystkie towary.

## Names

clan-red = Młot
clan-blue = Księżyc
clan-green = Sosna
clan-yellow = Słońce
short-red = Mł
short-blue = Ks
short-green = So
short-yellow = Sł
copy-a = a
copy-b = b
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = skóry
good-grain = zboże
good-nails = gwoździe
space-first-player = Pierwszeństwo
space-promote = Zwiększ kontrolę
space-jump-own = Skocz swoim
space-bet = Obstaw
space-load-one = Ładuj 1
space-market = Rynek
space-jump-any = Skocz dowolnym
space-bet-or-move = Obstaw/zmień zakład
space-draw-three = Weź 3, ładuj 1
space-set-sail = W morze!
space-swap = Zamiana
effect-first-player = zaczynasz następną rundę
effect-promote = przesuń swój fragment do przodu na jego statku
effect-jump-own = przenieś swój fragment na koniec innego statku
effect-bet = postaw zakład
effect-load-one = dobierz towar i załaduj go na statek
effect-market = podnieś cenę jednego towaru o 1
effect-jump-any = przenieś dowolny fragment na koniec innego statku
effect-bet-or-move = postaw zakład albo przesuń postawiony
effect-draw-three = obejrzyj 3 towary i załaduj 1 z nich
effect-set-sail = wybierz statek, który wypłynie
effect-swap = zamień dwa fragmenty z różnych statków

## Moves

move-send = { $space }
    .detail = { $space }: { $effect }
move-stand = { $space }, bez efektu
move-promote = Do przodu: { $clan } { $shields }{ $copy }
    .detail = Do przodu: { $clan } { $shields } (statek { $ship }, miejsce { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (statek { $ship }, miejsce { $place })
move-jump = Skok na statek { $ship }
    .detail = Na statek { $ship } (tarcze: { $clans })
move-swap = Zamień z: { $clan } { $shields }{ $copy }
    .detail = Zamień z: { $clan } { $shields } (statek { $ship }, miejsce { $place })
move-bet = Zakład o wartości { $value }
move-move = Przesuń zakład drużyny { $clan } przy statku { $ship }
    .detail = { $value ->
            [0] Przesuń zakład drużyny { $clan } (statek { $ship }, na: { $on })
           *[other] Przesuń swój zakład o wartości { $value } (statek { $ship }, na: { $on })
        }
move-berth = Przy statku { $ship }
    .detail = Przy statku { $ship } (tarcze: { $clans })
move-circle = Na: { $clan }
    .detail = Na: { $clan } (tarcze: { $shields })
move-pick = Wyłóż: { $good } (żeton { $place })
move-upper = Wyżej: { $good } (żeton { $place })
move-load = Na statek { $ship }
    .detail = Na statek { $ship } (towary: { $good }; tarcze: { $clans })
move-raise = Podnieś cenę: { $good }
    .detail = Podnieś cenę: { $good } ({ $price } → { $after })
move-sail = Statek { $ship } w morze
    .detail = Statek { $ship } w morze (towary: { $good }; tarcze: { $clans })
move-take = Weź: { $good }
    .detail = Weź: { $good } (cena { $price })
move-remove = Usuń: { $good }
    .detail = Usuń: { $good } (cena { $price })
move-guest = Gość na: { $clan } { $shields }{ $copy }
    .detail = Gość na: { $clan } { $shields } (statek { $ship }, miejsce { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Wybierz dowolne wolne pole; żadnej akcji nie możesz wykonać.
       *[other] Wybierz pole dla swojego wikinga.
    }
    .other = { $possible ->
        [0] { $seat } stawia wikinga na dowolnym wolnym polu, bez efektu.
       *[other] { $seat } wybiera pole w wiosce.
    }
prompt-promote = Wybierz fragment swojej drużyny, który przejdzie do przodu.
    .other = { $seat } przesuwa fragment do przodu.
prompt-lift-own = Wybierz fragment swojej drużyny, który skoczy.
    .other = { $seat } wybiera swój fragment do skoku.
prompt-lift-any = Wybierz dowolny fragment, który skoczy.
    .other = { $seat } wybiera fragment do skoku.
prompt-jump = Wybierz statek, na który skacze { $piece }.
    .other = { $seat } wybiera, dokąd skacze { $piece }.
prompt-lift-swap = Wybierz pierwszy fragment do zamiany.
    .other = { $seat } zamienia dwa fragmenty.
prompt-swap = Wybierz z innego statku fragment do zamiany ({ $piece }).
    .other = { $seat } wybiera fragment do zamiany ({ $piece }).
prompt-bet = Wybierz żeton, który stawiasz.
    .other = { $seat } wybiera zakład.
prompt-bet-or-move = Wybierz żeton do postawienia albo zakład do przesunięcia.
    .other = { $seat } stawia lub przesuwa zakład.
prompt-berth = Wybierz statek dla zakładu.
    .other = { $seat } wybiera statek dla zakładu.
prompt-circle = Wybierz drużynę, która poprowadzi statek { $ship }.
    .other = { $seat } wybiera kółko przy statku { $ship }.
prompt-pick = Wybierz towar, który wyłożysz.
    .other = { $seat } ogląda towary i wybiera jeden.
prompt-upper = Wybierz, który z dwóch pozostałych towarów leży wyżej.
    .other = { $seat } odkłada dwa towary pod stos.
prompt-load = Wybierz statek dla towaru.
    .other = { $seat } wybiera statek do załadunku.
prompt-raise = Wybierz towar, którego cena wzrośnie.
    .other = { $seat } podnosi cenę.
prompt-guest = Wybierz fragment swojej drużyny dla gościa.
    .other = { $seat } stawia gościa na fragmencie.
prompt-sail = Wybierz statek, który wypływa.
    .other = { $seat } wybiera statek, który wypływa.
prompt-take = Weź towar ze statku { $ship }.
    .other = { $seat } bierze towar ze statku { $ship }.
prompt-remove = Wybierz towar ze statku { $ship }, który przepada ({ $clan }).
    .other = { $seat } wybiera towar ze statku { $ship }, który przepada ({ $clan }).

## Log

log-round = Runda { $round }
log-send = { $seat }: { $space }
log-stand = { $seat }: { $space }, bez efektu
log-promote = { $seat } przesuwa do przodu na statku { $ship }: { $piece }.
log-jump = { $seat } przenosi ze statku { $from } na statek { $ship }: { $piece }.
log-swap = { $seat } zamienia: { $piece } (statek { $ship }) i { $other } (statek { $other_ship }).
log-bet = { $seat } obstawia przy statku { $ship }: { $clan }.
log-bet-value = Twój żeton ma tam wartość { $value }.
log-move = { $seat } przesuwa swój zakład od statku { $from } do statku { $ship }: { $clan }.
log-move-of = { $seat } przesuwa cudzy zakład ({ $owner_seat }) od statku { $from } do statku { $ship }: { $clan }.
log-drawn = Dobierasz: { $good }.
log-load = { $seat } ładuje na statek { $ship }: { $good }.
log-raise = { $seat } podnosi cenę: { $good } { $price }.
log-guest = { $seat } stawia gościa na statku { $ship }: { $piece }.
log-marks = { $seat } wyśle statek { $ship } w morze na końcu rundy.
log-sail = { $seat } wysyła w morze statek { $ship }.
log-crew = Na pokładzie: { $clans }.
log-lead = Prowadzi { $clan }, tarcze: { $shields }{ $tie ->
        [1] { "" }, bliżej dziobu niż { $second_clan }
       *[0] { "" }
    }.
log-adrift = Nikogo nie ma na pokładzie. Żaden zakład nie wygrywa.
log-take = { $seat } bierze: { $good }.
log-lost = Przepada: { $good }.
log-remove = { $seat } usuwa w imieniu neutralnej drużyny ({ $clan }): { $good }.
log-win = { $seat } wygrywa zakład: { $clan }.
log-win-value = Twój zakład jest wart { $value }.
log-bet-stays = { $seat } przegrywa zakład: { $clan }. Żeton tam zostaje.
log-end = Siódmy statek wypłynął. Wszystkie towary i zakłady zostają odkryte.

## Final sum

tally-goods = { $good }: { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } wygrany zakład
    [few] { $count } wygrane zakłady
    [many] { $count } wygranych zakładów
   *[other] { $count } wygranego zakładu
}
    .row = Wygrane zakłady
    .cell = { $count }

## The table as text

board-round = Runda { $round }
board-sterns = Pozostałe rufy: { $count }
board-captain = Kapitan: { $seat }
board-market = Rynek
board-stacks = Stosy
board-queue = Jeszcze ruszą
board-ship = Statek
board-hull = Kadłub od dziobu
board-control = Kontrola
board-bets = Zakłady
board-sailed = w morzu
board-leaving = wypływa
board-leads = { $short } = { $clan }, { $seat }: towary { $goods }, zakłady w ręce { $hand }, wygrane { $won }
board-neutral = { $short } = { $clan }, drużyna neutralna
board-good = { $good } { $count }
board-own = Twoje towary: { $goods }
board-own-bets = Twoje zakłady w ręce: { $hand }; wygrane: { $won }
board-worth = Wynik teraz: { $points }
board-drawn = Dobrane: { $good }

## Labels of the text view

view-round = Runda
view-sterns = Pozostałe rufy
view-sailed = Statki w morzu
view-captain = Kapitan
view-neutral = Drużyny neutralne
view-market = Rynek
view-load_stack = Towary do załadunku
view-draw_stack = Towary do dobrania
view-lost = Poza grą
view-queue = Ruszą się jeszcze
    .clan = { "" }
    .space = { "" }
view-spaces = Domy
view-ships = Statki
view-players = Gracze
view-doing = Wykonywane
view-sailing = Wypływanie
view-good = Towar
view-price = Cena
view-kind = Rodzaj
view-seat = Gracz
view-clan = Drużyna
view-space = Dom
view-number = Numer
view-action = Akcja
view-family = { "" }
view-figure = Figurka
    .clan = { "" }
    .space = { "" }
view-docked = Przy nabrzeżu
    .no = W morzu
view-leaving = Wypływa
view-hull = Kadłub od dziobu
view-goods = Towary
view-control = Kontrola
    .seat = { "" }
view-bets = Zakłady
    .ship = { "" }
view-shields = Tarcze
view-copy = { "" }
view-guest = Gość
view-owner = Właściciel
view-value = Wartość
view-ship = Statek
view-unplaced = Zakłady w ręce
view-won = Wygrane zakłady
view-worth = Wynik teraz
view-figures_left = Pozostałe figurki
view-lifted = Podniesione
view-bet = Zakład
view-berth = Miejsce
view-hand = Na ręce
view-picked = { "" }
view-order = Kolejność kontroli
    .seat = { "" }
view-removing = { "" }
