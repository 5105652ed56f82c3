# Skibe

summary = Obsadzaj 3 wspólne statki, ładuj je i podliczaj w porę.

option-deck = Talia kart wikingów
option-deck-help = Nie znaleziono publicznej listy kart. Obie talie są rekonstrukcjami zgodnymi ze wszystkim, co wiadomo.
option-deck-pairs = Pary: 20 kart z 1 tarczą, 20 z 2 różnymi
option-deck-twins = Bliźnięta: także 10 kart z 2 takimi samymi tarczami
option-count_stern_shield = Rufa liczy się jako tarcza
option-count_stern_shield-help = Rufa liczy się przy podliczeniu jako 1 tarcza. Wspomina o tym tylko jedna recenzja.
option-finish_last_turn = Ostatnia karta to pełna tura
option-finish_last_turn-help = Po ostatniej karcie można jeszcze załadować i zagrać wodza. Gdy wyłączone, od razu następuje podliczenie końcowe.
option-new_ship_cards = Nowy statek, za krótki stos
option-new_ship_cards-help = Które odkryte karty zaczynają nowy statek, gdy w stosie zostało mniej niż dwie karty.
option-new_ship_cards-slots = Od pola 1
option-new_ship_cards-choose = Wybiera, kto podlicza
option-protection_blocks_owner = Ochrona wiąże też swojego gracza
option-protection_blocks_owner-help = Nawet swoich chronionych wikingów nie można usunąć ani zamienić.
option-protection_spans_rows = Ochrona działa przez całe podliczenie końcowe
option-protection_spans_rows-help = Przy podliczeniu końcowym ochrona działa też przeciw wodzom niższych statków.
option-remove_from_display = Odkryte karty można usuwać
option-remove_from_display-help = Wódz, który usuwa wikinga, może zamiast tego zabrać odkrytą kartę.
option-one_stone_per_card = Jeden kamień ekwipunku na wikinga
option-one_stone_per_card-help = Wiking niesie najwyżej jeden kamień ekwipunku.

## Moves

move-take = Weź odkrytą kartę { $slot }
    .detail = Weź odkrytą kartę { $slot }: { $card }
move-draw = Dobierz ze stosu
move-stern = Podlicz { $ship }
    .detail = Podlicz { $ship } ({ $pays })
move-pass = Nie podliczaj
move-lay = Dołóż na { $ship }
    .detail = Dołóż na { $ship } (wikingowie: { $count } z { $limit }, prowiant: { $food })
move-load-food = Załaduj prowiant na { $ship }
    .detail = Załaduj prowiant na { $ship } ({ $food } → { $after })
move-move-food = Przełóż prowiant: { $ship } → { $onto }
    .detail = Przełóż prowiant: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Odłóż prowiant z { $ship-gen }
    .detail = Odłóż prowiant z { $ship-gen } ({ $food } → { $after })
move-equip = Wyposaż: { $ship }, miejsce { $berth }
    .detail = { $stones ->
        [0] Wyposaż: { $ship }, miejsce { $berth }, { $shields }
       *[other] Wyposaż: { $ship }, miejsce { $berth }, { $shields } (ekwipunek: { $stones })
    }
move-lift = Przełóż ekwipunek: { $ship }, miejsce { $berth }
    .detail = Przełóż ekwipunek: { $ship }, miejsce { $berth }, { $shields }
move-stow-equipment = Odłóż do zasobów
move-chieftain = Zagraj wodza „{ $action }” na { $ship }
move-hold = Nie zagrywaj wodza
move-decline = Nic nie rób
move-remove = Usuń: { $ship }, miejsce { $berth }
    .detail = Usuń: { $ship }, miejsce { $berth }, { $shields }
move-remove-open = Usuń odkrytą kartę { $slot }
    .detail = Usuń odkrytą kartę { $slot }: { $card }
move-swap = Zamień: { $ship }, miejsce { $berth }
    .detail = Zamień: { $ship }, miejsce { $berth }, { $shields }
move-swap-with = Z: { $ship }, miejsce { $berth }
    .detail = Z: { $ship }, miejsce { $berth }, { $shields }
move-swap-open = Z odkrytą kartą { $slot }
    .detail = Z odkrytą kartą { $slot }: { $card }
move-start-ship = Użyj odkrytej karty { $slot }
    .detail = Użyj odkrytej karty { $slot }: { $card }

## What is being asked

prompt-turn = Wybierz wikinga albo podlicz statek.
    .other = { $seat } wybiera wikinga albo podlicza statek.
prompt-full = Wszystkie statki są pełne. Podlicz statek albo spasuj.
    .other = { $seat } może podliczyć statek. Wszystkie są pełne.
prompt-lay = Wybierz statek dla karty: { $card }.
    .other = { $seat } wybiera statek dla karty: { $card }.
prompt-load-food = Załaduj 1 kamień prowiantu na dziób.
    .other = { $seat } ładuje prowiant.
prompt-shift-food = Przełóż 1 kamień prowiantu na inny dziób albo nic nie rób.
    .other = { $seat } może przełożyć prowiant.
prompt-equip = Wyposaż wikinga bez tarczy: { $shields }.
    .other = { $seat } wyposaża wikinga.
prompt-shift-equipment = Wybierz ekwipunek do przełożenia albo nic nie rób.
    .other = { $seat } może przełożyć ekwipunek.
prompt-shift-onto = Przełóż go na wikinga bez tarczy: { $shields }.
    .other = { $seat } przekłada ekwipunek.
prompt-chieftain = Zagraj wodza na dowolny statek albo żadnego.
    .other = { $seat } może zagrać wodza.
prompt-move-equipment = Przełóż 1 kamień ekwipunku albo nic nie rób. Podliczany: { $ship }.
    .other = { $seat } może przełożyć ekwipunek. Podliczany: { $ship }.
prompt-set-equipment = Wybierz wikinga dla ekwipunku.
    .other = { $seat } przekłada ekwipunek.
prompt-move-food = Przełóż 1 kamień prowiantu albo nic nie rób. Podliczany: { $ship }.
    .other = { $seat } może przełożyć prowiant. Podliczany: { $ship }.
prompt-remove = Usuń 1 wikinga albo nic nie rób. Podliczany: { $ship }.
    .other = { $seat } może usunąć 1 wikinga. Podliczany: { $ship }.
prompt-swap = Zamień 2 wikingów albo nic nie rób. Podliczany: { $ship }.
    .other = { $seat } może zamienić 2 wikingów. Podliczany: { $ship }.
prompt-swap-with = Wybierz drugiego wikinga do zamiany. Pierwszy: { $card }.
    .other = { $seat } wybiera drugiego wikinga do zamiany ({ $card }).
prompt-start-ship = Wybierz odkrytą kartę dla nowego statku ({ $ship }).
    .other = { $seat } wybiera odkrytą kartę dla nowego statku ({ $ship }).

## The log

log-turn = Tura { $turn }: { $seat }
    .you = Tura { $turn }: ty
log-draw = { $seat } dobiera: { $card }.
    .you = Dobierasz: { $card }.
log-lay = { $seat } dokłada na { $ship }: { $card }.
    .you = Dokładasz na { $ship }: { $card }.
log-ship-full = { $ship-start } jest pełny.
log-load-food = { $seat } ładuje prowiant na { $ship } (teraz { $count }).
    .you = Ładujesz prowiant na { $ship } (teraz { $count }).
log-move-food = { $seat } przekłada prowiant: { $ship } → { $onto }.
    .you = Przekładasz prowiant: { $ship } → { $onto }.
log-keep-food = { $seat } nie przekłada prowiantu.
    .you = Nie przekładasz prowiantu.
log-stow-food = { $seat } odkłada prowiant z { $ship-gen } (teraz { $count }).
    .you = Odkładasz prowiant z { $ship-gen } (teraz { $count }).
log-equip = { $seat } wyposaża wikinga: { $goal }.
    .you = Wyposażasz wikinga: { $goal }.
log-move-equipment = { $seat } przekłada ekwipunek: { $start } → { $goal }.
    .you = Przekładasz ekwipunek: { $start } → { $goal }.
log-keep-equipment = { $seat } nie przekłada ekwipunku.
    .you = Nie przekładasz ekwipunku.
log-stow-equipment = { $seat } odkłada ekwipunek: { $start }.
    .you = Odkładasz ekwipunek: { $start }.
log-no-berth = Żaden wiking nie może wziąć ekwipunku ({ $seat }).
    .you = Żaden wiking nie może wziąć twojego ekwipunku.
log-chieftain = { $seat } zagrywa wodza „{ $action }” na { $ship }.
    .you = Zagrywasz wodza „{ $action }” na { $ship }.
log-hold = { $seat } nie zagrywa wodza.
    .you = Nie zagrywasz wodza.
log-refill = Nowa odkryta karta: { $card }.
log-stern = { $seat } podlicza { $ship }.
    .you = Podliczasz { $ship }.
log-pass = { $seat } nie podlicza.
    .you = Nie podliczasz.
log-all-full = Wszystkie statki są pełne. Podlicza się wszystkie 3.
log-row = Wodzowie: { $ship }
log-protect = { $seat } chroni swoich wikingów na { $ship-loc }.
    .you = Chronisz swoich wikingów na { $ship-loc }.
log-leave = { $action-id ->
    [swap] { $seat } nie zamienia.
    [remove] { $seat } nic nie usuwa.
   *[other] { $seat } nic nie przekłada.
}
    .you = { $action-id ->
        [swap] Nie zamieniasz.
        [remove] Nic nie usuwasz.
       *[other] Nic nie przekładasz.
    }
log-skip = { $seat } nie może użyć wodza „{ $action }”.
    .you = Nie możesz użyć wodza „{ $action }”.
log-remove = { $seat } usuwa z { $ship-gen }: { $card }.
    .you = Usuwasz z { $ship-gen }: { $card }.
log-remove-open = { $seat } usuwa odkrytą kartę: { $card }.
    .you = Usuwasz odkrytą kartę: { $card }.
log-swap = { $seat } zamienia: { $card } i { $other }.
    .you = Zamieniasz: { $card } i { $other }.
log-scored = Podliczenie: { $ship }.
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = Ty: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = { $ship-start } się opróżnia. Wraca: prowiant { $food }, ekwipunek { $equipment }. Usunięte karty: { $cards }.
log-start-ship = Nowy statek ({ $ship }): { $card }.
log-final = Karty się skończyły. Podliczenie końcowe.

## The score

tally-scoring = Tura { $turn }, { $ship }: (tarcze { $shields } + ekwipunek { $equipment }) × prowiant { $food }
    .row = Tura { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Na koniec, { $ship }: (tarcze { $shields } + ekwipunek { $equipment }) × prowiant { $food }
    .row = Na koniec, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (odkryta karta)
pay = { $seat } { $points }

ship-top = górny statek
    .start = Górny statek
    .gen = górnego statku
    .loc = górnym statku
ship-middle = środkowy statek
    .start = Środkowy statek
    .gen = środkowego statku
    .loc = środkowym statku
ship-bottom = dolny statek
    .start = Dolny statek
    .gen = dolnego statku
    .loc = dolnym statku
onto-top = górny statek
onto-middle = środkowy statek
onto-bottom = dolny statek
shields-blue = Księżyc
shields-red = Młot
shields-green = Sosna
shields-yellow = Słońce
shields-purple = Węzeł
cargo-food = prowiant
cargo-equipment = ekwipunek
action-equipment = Ekwipunek
action-food = Prowiant
action-remove = Usunięcie
action-swap = Zamiana
action-protect = Ochrona

## The table as text

board-turn = Tura { $turn }
board-pile = { $count ->
        [one] { $count } karta w stosie
        [few] { $count } karty w stosie
       *[other] { $count } kart w stosie
    }
board-stock = Zasoby: prowiant { $food }, ekwipunek { $equipment }
board-open = Odkryte karty:
board-empty = puste
board-card = Karta tej tury: { $card }
board-final = Punktacja końcowa
board-food = prowiant: { $food }
board-vikings = wikingowie: { $count } z { $limit }
board-full = pełny
board-scored = punktowany
board-stern = rufa: { $seat }
board-berth = miejsce
board-shields = tarcze
board-symbol = symbol
board-equipment = ekwipunek
board-protected = chronieni
board-chieftains = Wodzowie, od dziobu:
board-chieftain = { $action } ({ $seat })
board-pays = Punkty teraz:
board-players = Gracze
board-player = { $seat } ({ $shields }): punkty { $points }, rufy { $sterns }, wodzowie: { $action }

## Labels of the text view

view-turn = Tura
view-on_turn = Na ruchu
view-limit = Wikingów na statek
view-pile = Karty w stosie
view-display = Odkryte karty
view-ships = Statki
view-food_stock = Prowiant w zasobach
view-equipment_stock = Ekwipunek w zasobach
view-building = Ta tura
view-lifted = Wybrany kamień
view-swapping = Do zamiany
view-scoring = Podliczany
    .seat = Wódz w akcji
view-sheet = Podliczone statki
    .pays = Punkty
view-out = Karty poza grą
view-players = Gracze
    .chieftains = Wodzowie na ręce
view-shields = Tarcze
view-cargo = Ładunek
view-equipment = Kamienie ekwipunku
view-guarded = Chroniony
view-name = Nazwa
view-food = Prowiant
view-vikings = Wikingowie
view-chieftains = Wodzowie od dziobu
view-stern = Rufa
view-full = Pełny
view-pays = Punkty teraz
view-seat = Gracz
view-action = Akcja
view-points = Punkty
view-card = Karta
view-slot = { "" }
view-ship = Statek
view-reason = Powód
view-reason-stern = dołożono rufę
view-reason-full = wszystkie statki są pełne
view-reason-final = podliczenie końcowe
view-acting = { "" }
view-colour = Tarcza
view-score = Punkty
view-sterns = Pozostałe rufy
