# Vikings on Board

summary = Obsadzaj statki, ładuj towary i obstawiaj drużynę, która prowadzi.

## Table options

option-two_player_extra_shield = Goście dla dwojga
option-two_player_extra_shield-help = Gdy jedna osoba wybiera W morze!, druga stawia neutralnego wikinga na swoim fragmencie: 1 tarcza więcej.
option-promote_mode = Zwiększ kontrolę
option-promote_mode-help = Jak daleko przesuwa się wybrany fragment.
option-promote_mode-front = Na przód statku
option-promote_mode-one_step = O 1 miejsce
option-promote_needs_real_move = „Zwiększ kontrolę” musi coś przesunąć
option-promote_needs_real_move-help = Wyłączone: można wskazać także fragment, który już jest z przodu; nic się nie dzieje.
option-set_sail_ship_choice = Wybór odpływającego statku
option-set_sail_ship_choice-help = Kiedy osoba, która wybrała „W morze!”, wskazuje statek.
option-set_sail_ship_choice-end_of_round = Na końcu rundy
option-set_sail_ship_choice-when_taken = Od razu
option-draw_three_return_order = Towary odkładane przy „Weź 3, ładuj 1”
option-draw_three_return_order-help = W jakiej kolejności dwa pozostałe towary trafiają pod stos.
option-draw_three_return_order-as_drawn = Tak jak dobrano
option-draw_three_return_order-player_choice = Gracz wybiera
option-circle_shared_by_players = Kilka zakładów na jednym kółku
option-circle_shared_by_players-help = Wyłączone: na kółku mieści się zakład tylko jednej osoby.
option-bets_on_neutral_clans = Zakłady na drużyny neutralne
option-bets_on_neutral_clans-help = Wyłączone: nie wolno stawiać na drużynę, której nikt nie prowadzi.
option-move_own_bets_only = Przesuwanie tylko swoich zakładów
option-move_own_bets_only-help = Wyłączone: „Obstaw/zmień zakład” pozwala przesunąć także cudzy zakład.
option-bets_may_move_to_sailed_ship = Zakłady można przesuwać na puste stanowiska
option-bets_may_move_to_sailed_ship-help = Włączone: zakład można przesunąć także na stanowisko statku, który odpłynął.
option-neutral_clan_counts_as_present = Neutralne drużyny zawsze biorą udział w podziale
option-neutral_clan_counts_as_present-help = Wyłączone: jeśli na statku jest drużyna tylko jednej osoby, bierze ona wszystkie towary.

## Names

clan-red = Młot
    .gen = Młota
    .acc = Młot
clan-blue = Księżyc
    .gen = Księżyca
    .acc = Księżyc
clan-green = Sosna
    .gen = Sosny
    .acc = Sosnę
clan-yellow = Słońce
    .gen = Słońca
    .acc = Słońce
short-red = Mł
short-blue = Ks
short-green = So
short-yellow = Sł
copy-a = a
copy-b = b
piece = { $shields ->
    [one] fragment { $clan-gen } z { $shields } tarczą
   *[many] fragment { $clan-gen } z { $shields } tarczami
}
    .nom = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = skóry
good-grain = zboże
good-nails = gwoździe
space-first-player = Pierwszeństwo
space-promote = Zwiększ kontrolę
space-jump-own = Skok własny
space-bet = Obstaw
space-load-one = Ładuj 1
space-market = Rynek
space-jump-any = Skok dowolny
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
move-promote = Na przód: { $clan } { $shields }{ $copy }
    .detail = Na przód: { $clan } { $shields } (statek { $ship }, miejsce { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (statek { $ship }, miejsce { $place })
move-jump = Przenieś na statek { $ship }
    .detail = Przenieś na statek { $ship } (tarcze: { $clans })
move-swap = Zamień z: { $clan } { $shields }{ $copy }
    .detail = Zamień z: { $clan } { $shields } (statek { $ship }, miejsce { $place })
move-bet = Postaw { $value }
move-move = Przełóż zakład { $clan-gen } przy statku { $ship }
    .detail = { $value ->
        [0] Przełóż zakład { $clan-gen } (statek { $ship }, na { $on-acc })
       *[other] Przełóż swój zakład { $value } (statek { $ship }, na { $on-acc })
    }
move-berth = Przy statku { $ship }
    .detail = Przy statku { $ship } (tarcze: { $clans })
move-circle = Obstaw { $clan-acc }
    .detail = Obstaw { $clan-acc } (tarcze: { $shields })
move-pick = Wybierz: { $good } (żeton { $place })
move-upper = Wyżej: { $good } (żeton { $place })
move-load = Na statek { $ship }
    .detail = Na statek { $ship } (towary: { $good }; tarcze: { $clans })
move-raise = Podnieś cenę: { $good }
    .detail = Podnieś cenę: { $good } ({ $price } → { $after })
move-sail = Wyślij statek { $ship } w morze
    .detail = Wyślij statek { $ship } w morze (towary: { $good }; tarcze: { $clans })
move-take = Weź: { $good }
    .detail = Weź: { $good } (cena { $price })
move-remove = Usuń: { $good }
    .detail = Usuń: { $good } (cena { $price })
move-guest = Gość na: { $clan } { $shields }{ $copy }
    .detail = Gość na: { $clan } { $shields } (statek { $ship }, miejsce { $place })

## What is being asked

prompt-space = { $possible ->
    [0] Wybierz dom. Żadna akcja nie jest możliwa.
   *[other] Wybierz dom dla swojego wikinga.
}
    .other = { $possible ->
        [0] { $seat } wybiera dom bez efektu.
       *[other] { $seat } wybiera dom.
    }
prompt-promote = Przesuń jeden ze swoich fragmentów do przodu.
    .other = { $seat } przesuwa fragment do przodu.
prompt-lift-own = Przenieś jeden ze swoich fragmentów na inny statek.
    .other = { $seat } przenosi fragment.
prompt-lift-any = Przenieś dowolny fragment na inny statek.
    .other = { $seat } przenosi fragment.
prompt-jump = Wybierz nowy statek: { $piece-nom }.
    .other = { $seat } wybiera nowy statek: { $piece-nom }.
prompt-lift-swap = Zamień 2 fragmenty z różnych statków.
    .other = { $seat } zamienia 2 fragmenty.
prompt-swap = Wybierz z innego statku drugi fragment. Pierwszy: { $piece-nom }.
    .other = { $seat } wybiera drugi fragment do zamiany ({ $piece-nom }).
prompt-bet = Wybierz żeton zakładu.
    .other = { $seat } stawia zakład.
prompt-bet-or-move = Wybierz żeton zakładu albo zakład do przełożenia.
    .other = { $seat } stawia lub przekłada zakład.
prompt-berth = Wybierz statek dla zakładu.
    .other = { $seat } wybiera statek dla zakładu.
prompt-circle = Wybierz drużynę, która poprowadzi statek { $ship }.
    .other = { $seat } wybiera drużynę dla statku { $ship }.
prompt-pick = Wybierz towar do załadowania.
    .other = { $seat } ogląda 3 towary i wybiera jeden.
prompt-upper = Wybierz, który z 2 pozostałych towarów leży wyżej.
    .other = { $seat } odkłada 2 towary pod stos.
prompt-load = Wybierz statek dla towaru.
    .other = { $seat } wybiera statek do załadunku.
prompt-raise = Podnieś cenę jednego towaru o 1.
    .other = { $seat } podnosi cenę.
prompt-guest = Wybierz swój fragment dla gościa.
    .other = { $seat } stawia gościa.
prompt-sail = Wybierz statek, który wypływa.
    .other = { $seat } wybiera statek, który wypływa.
prompt-take = Weź towar ze statku { $ship }.
    .other = { $seat } bierze towar ze statku { $ship }.
prompt-remove = Wybierz towar, który zabiera neutralna drużyna ({ $clan }, statek { $ship }).
    .other = { $seat } wybiera towar dla neutralnej drużyny ({ $clan }, statek { $ship }).

## Log

log-round = Runda { $round }
log-send = { $space-id ->
    [first-player] { $seat } zaczyna następną rundę.
   *[other] { $seat } wybiera dom: { $space }
}
    .you = { $space-id ->
        [first-player] Zaczynasz następną rundę.
       *[other] Wybierasz dom: { $space }
    }
log-stand = { $seat } wybiera dom bez efektu: { $space }
    .you = Wybierasz dom bez efektu: { $space }
log-promote = { $seat } przesuwa { $piece } do przodu, statek { $ship }.
    .you = Przesuwasz { $piece } do przodu, statek { $ship }.
log-jump = { $seat } przenosi { $piece } ze statku { $from } na statek { $ship }.
    .you = Przenosisz { $piece } ze statku { $from } na statek { $ship }.
log-swap = { $seat } zamienia: { $piece-nom } (statek { $ship }) i { $other-nom } (statek { $other_ship }).
    .you = Zamieniasz: { $piece-nom } (statek { $ship }) i { $other-nom } (statek { $other_ship }).
log-bet = { $seat } obstawia { $clan-acc }, statek { $ship }.
    .you = Obstawiasz { $clan-acc }, statek { $ship }.
log-bet-value = Twój zakład jest wart { $value }. Widzisz to tylko ty.
log-move = { $seat } przekłada zakład ze statku { $from } na { $clan-acc }, statek { $ship }.
    .you = Przekładasz zakład ze statku { $from } na { $clan-acc }, statek { $ship }.
log-move-of = { $seat } przekłada cudzy zakład ({ $owner_seat }) ze statku { $from } na { $clan-acc }, statek { $ship }.
    .you = Przekładasz cudzy zakład ({ $owner_seat }) ze statku { $from } na { $clan-acc }, statek { $ship }.
log-drawn = Dobierasz: { $good }. Widzisz to tylko ty.
log-load = { $seat } ładuje { $good } na statek { $ship }.
    .you = Ładujesz { $good } na statek { $ship }.
log-raise = { $seat } podnosi cenę ({ $good }) do { $price }.
    .you = Podnosisz cenę ({ $good }) do { $price }.
log-guest = { $seat } stawia gościa: { $piece-nom }, statek { $ship }.
    .you = Stawiasz gościa: { $piece-nom }, statek { $ship }.
log-marks = { $seat } wybiera statek { $ship }. Wypłynie na końcu rundy.
    .you = Wybierasz statek { $ship }. Wypłynie na końcu rundy.
log-sail = { $seat } wysyła w morze statek { $ship }.
    .you = Wysyłasz w morze statek { $ship }.
log-crew = Tarcze: { $clans }.
log-lead = { $tie ->
    [1] Prowadzi { $clan }: { $shields } (bliżej dziobu niż { $second_clan }).
   *[0] Prowadzi { $clan }: { $shields }.
}
log-adrift = Nikogo nie ma na pokładzie. Żaden zakład nie wygrywa.
log-take = { $seat } bierze { $good }.
    .you = Bierzesz { $good }.
log-lost = { $good-id ->
    [grain] Zboże przepada.
    [hides] Skóry przepadają.
   *[other] Gwoździe przepadają.
}
log-remove = { $seat } usuwa 1 towar za { $clan-acc }: { $good }.
    .you = Usuwasz 1 towar za { $clan-acc }: { $good }.
log-win = { $seat } wygrywa zakład na { $clan-acc }.
    .you = Wygrywasz zakład na { $clan-acc }.
log-win-value = Twój zakład jest wart { $value }. Widzisz to tylko ty.
log-bet-stays = { $seat } przegrywa zakład na { $clan-acc }.
    .you = Przegrywasz zakład na { $clan-acc }.
log-end = Wypłynęło 7 statków. Wszystkie zakłady zostają odkryte.

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
board-control = Tarcze
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
view-lost = Przepadło
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
view-figure = Wiking
    .clan = { "" }
    .space = { "" }
view-docked = Przy nabrzeżu
    .no = W morzu
view-leaving = Wypływa
view-hull = Kadłub od dziobu
view-goods = Towary
view-control = Tarcze
    .seat = { "" }
view-bets = Zakłady
    .ship = { "" }
view-shields = Tarcze
view-copy = { "" }
view-guest = Gość
view-owner = Gracz
view-value = Wartość
view-ship = Statek
view-unplaced = Zakłady w ręce
view-won = Wygrane zakłady
view-worth = Wynik teraz
view-figures_left = Pozostali wikingowie
view-lifted = Wybrany fragment
view-bet = Zakład
view-berth = Miejsce
view-hand = Na ręce
view-picked = { "" }
view-order = Kolejność tarcz
    .seat = { "" }
view-removing = { "" }
