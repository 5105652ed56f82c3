# Skibe

summary = Obsadźcie wspólnie trzy statki, załadujcie je i w porę dołóżcie rufę; talia kart jest rekonstrukcją.

option-deck = Talia kart wikingów
option-deck-help = Nie znaleziono publicznej listy kart. Obie talie są rekonstrukcjami zgodnymi ze wszystkim, co wiadomo.
option-deck-pairs = pary: 20 kart z jedną tarczą, 20 z dwiema różnymi
option-deck-twins = bliźnięta: z 10 kartami o dwóch jednakowych tarczach
option-count_stern_shield = Na rufie jest tarcza
option-count_stern_shield-help = Rufa liczy się jako tarcza właściciela w punktacji, którą wywołuje. Wspomina o tym tylko jedna recenzja.
option-finish_last_turn = Ostatnia karta to pełna tura
option-finish_last_turn-help = Kto wykłada ostatnią kartę, jeszcze ładuje i może zagrać wodza. Gdy wyłączone, od razu następuje punktacja końcowa.
option-new_ship_cards = Nowy statek, za krótki stos
option-new_ship_cards-help = Które odkryte karty zaczynają nowy statek, gdy w stosie zostało mniej niż dwie karty.
option-new_ship_cards-slots = najpierw pole 1
option-new_ship_cards-choose = wybiera gracz, który dołożył rufę
option-protection_blocks_owner = Ochrona wiąże też właściciela
option-protection_blocks_owner-help = Nawet właściciel nie może usunąć ani zamienić chronionych wikingów.
option-protection_spans_rows = Ochrona działa przez całą punktację końcową
option-protection_spans_rows-help = W punktacji końcowej ochrona działa też przeciw wodzom niższych statków.
option-remove_from_display = Odkryte karty można usuwać
option-remove_from_display-help = Wódz, który usuwa wikinga, może zamiast tego zabrać odkrytą kartę.
option-one_stone_per_card = Jeden kamień ekwipunku na wikinga
option-one_stone_per_card-help = Wiking niesie najwyżej jeden kamień ekwipunku.

## Moves

move-take = Weź odkrytą kartę { $slot }
    .detail = Weź odkrytą kartę { $slot }: { $card }
move-draw = Dobierz w ciemno
move-stern = Dołóż rufę: { $ship }
    .detail = Dołóż rufę: { $ship } (punkty: { $pays })
move-pass = Nie dokładaj rufy
move-lay = Dołóż: { $ship }
    .detail = Dołóż: { $ship } (wikingowie: { $count } z { $limit }, prowiant: { $food })
move-load-food = Załaduj prowiant: { $ship }
    .detail = Załaduj prowiant: { $ship } ({ $food } → { $after })
move-move-food = Przełóż prowiant: { $ship } → { $onto }
    .detail = Przełóż prowiant: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Odłóż prowiant: { $ship }
    .detail = Odłóż prowiant: { $ship } ({ $food } → { $after })
move-equip = Wyposaż: { $ship }, miejsce { $berth }
    .detail = Wyposaż: { $ship }, miejsce { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(ekwipunek: { $stones })
        }
move-lift = Podnieś ekwipunek: { $ship }, miejsce { $berth }
    .detail = Podnieś ekwipunek: { $ship }, miejsce { $berth }, { $shields }
move-stow-equipment = Odłóż do zasobów
move-chieftain = Zagraj wodza „{ $action }”: { $ship }
move-hold = Nie zagrywaj wodza
move-decline = Zrezygnuj
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

prompt-turn = Weź lub dobierz wikinga albo dołóż rufę
    .other = { $seat } buduje albo dokłada rufę
prompt-full = Dołóż rufę albo zrezygnuj: wszystkie statki są pełne
    .other = { $seat } może dołożyć rufę, bo wszystkie statki są pełne
prompt-lay = Wybierz statek dla karty: { $card }
    .other = { $seat } wybiera statek dla karty: { $card }
prompt-load-food = Załaduj kamień prowiantu na dziób
    .other = { $seat } ładuje prowiant
prompt-shift-food = Przełóż kamień prowiantu na inny dziób albo zrezygnuj
    .other = { $seat } może przełożyć kamień prowiantu
prompt-equip = Załaduj ekwipunek, ale nie na te tarcze: { $shields }
    .other = { $seat } ładuje ekwipunek
prompt-shift-equipment = Podnieś kamień ekwipunku, by go przełożyć, albo zrezygnuj
    .other = { $seat } może przełożyć kamień ekwipunku
prompt-shift-onto = Przełóż go, ale nie na te tarcze: { $shields }
    .other = { $seat } przekłada kamień ekwipunku
prompt-chieftain = Zagraj jednego wodza do dowolnego statku albo żadnego
    .other = { $seat } może zagrać wodza
prompt-move-equipment = Przełóż kamień ekwipunku albo zrezygnuj (punktowany: { $ship })
    .other = { $seat } może przełożyć kamień ekwipunku (punktowany: { $ship })
prompt-set-equipment = Wybierz, gdzie trafi ekwipunek
    .other = { $seat } przekłada kamień ekwipunku
prompt-move-food = Przełóż kamień prowiantu albo zrezygnuj (punktowany: { $ship })
    .other = { $seat } może przełożyć kamień prowiantu (punktowany: { $ship })
prompt-remove = Usuń wikinga albo zrezygnuj (punktowany: { $ship })
    .other = { $seat } może usunąć wikinga (punktowany: { $ship })
prompt-swap = Zamień dwóch wikingów albo zrezygnuj (punktowany: { $ship })
    .other = { $seat } może zamienić dwóch wikingów (punktowany: { $ship })
prompt-swap-with = Wybierz, z czym zamienić kartę: { $card }
    .other = { $seat } szuka zamiany dla karty: { $card }
prompt-start-ship = Wybierz odkrytą kartę na nowy początek: { $ship }
    .other = { $seat } wybiera odkrytą kartę na nowy początek: { $ship }

## The log

log-turn = Tura { $turn }: { $seat }
log-draw = { $seat } dobiera w ciemno: { $card }
log-lay = { $seat } dokłada ({ $ship }): { $card }
log-ship-full = Już pełny: { $ship }
log-load-food = { $seat } ładuje prowiant na { $ship } (na dziobie: { $count })
log-move-food = { $seat } przekłada prowiant: { $ship } → { $onto }
log-keep-food = { $seat } nie przekłada prowiantu
log-stow-food = { $seat } odkłada prowiant: { $ship } (na dziobie zostaje: { $count })
log-equip = { $seat } wyposaża: { $goal }
log-move-equipment = { $seat } przekłada ekwipunek: { $start } → { $goal }
log-keep-equipment = { $seat } nie przekłada ekwipunku
log-stow-equipment = { $seat } odkłada ekwipunek: { $start }
log-no-berth = { $seat } nie znajduje wikinga dla ekwipunku
log-chieftain = { $seat } zagrywa wodza ({ $ship }): { $action }
log-hold = { $seat } nie zagrywa wodza
log-refill = Nowa odkryta karta: { $card }
log-stern = { $seat } dokłada rufę. Punktowany: { $ship }
log-pass = { $seat } nie dokłada rufy
log-all-full = Nikt nie dokłada rufy: punktowane są wszystkie trzy statki
log-row = Działają wodzowie: { $ship }
log-protect = { $seat } chroni swoich wikingów: { $ship }
log-leave = { $seat } rezygnuje z akcji: { $action }
log-skip = { $seat } nie może użyć wodza: { $action }
log-remove = { $seat } usuwa ({ $ship }): { $card }
log-remove-open = { $seat } usuwa odkrytą kartę: { $card }
log-swap = { $seat } zamienia: { $card } ↔ { $other }
log-scored = Punktacja ({ $ship })
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Sprzątanie ({ $ship }). Prowiant wraca: { $food }, ekwipunek wraca: { $equipment }, karty odchodzą: { $cards }
log-start-ship = Nowy początek ({ $ship }): { $card }
log-final = Karty się skończyły: punktacja końcowa

## The score

tally-scoring = Tura { $turn }, { $ship }: ({ $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    } + ekwipunek { $equipment }) × prowiant { $food }
    .row = Tura { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Na koniec, { $ship }: ({ $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    } + ekwipunek { $equipment }) × prowiant { $food }
    .row = Na koniec, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (odkryta karta)
pay = { $seat }: { $points }

ship-top = górny statek
ship-middle = środkowy statek
ship-bottom = dolny statek
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
board-stock = W zasobach: prowiant { $food }, ekwipunek { $equipment }
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
board-pays = Płaci teraz:
board-players = Gracze
board-player = { $seat } ({ $shields }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $sterns ->
        [one] { $sterns } rufa
        [few] { $sterns } rufy
       *[other] { $sterns } ruf
    }, wodzowie: { $action }

## Labels of the text view

view-turn = Tura
view-on_turn = Na ruchu
view-limit = Wikingów na statek
view-pile = Karty w stosie
view-display = Odkryte karty
view-ships = Statki
view-food_stock = Prowiant w zasobach
view-equipment_stock = Ekwipunek w zasobach
view-building = Budowane
view-lifted = Podniesiony kamień
view-swapping = Do zamiany
view-scoring = Teraz punktowany
    .seat = Działa wódz gracza
view-sheet = Dotychczasowe punktowania
    .pays = Podliczono
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
view-pays = Płaci teraz
view-seat = Gracz
view-action = Akcja
view-points = Punkty
view-card = Karta
view-slot = { "" }
view-ship = Statek
view-reason = Powód
view-reason-stern = dołożono rufę
view-reason-full = wszystkie statki są pełne
view-reason-final = koniec gry
view-acting = { "" }
view-colour = Tarcza
view-score = Punkty
view-sterns = Pozostałe rufy
