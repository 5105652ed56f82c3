# A Feast for Odin

summary = Wysyłaj wikingów na łowy, do rzemiosła, na rabunek i odkrycia i zakrywaj plansze tym, co przyniosą.
option-length = Długość
option-length-help = Siedem rund albo sześć, z jednym wikingiem więcej od początku.
option-length-long = Długa, 7 rund
option-length-short = Krótka, 6 rund
option-occupations = Pomocnicy
option-occupations-help = Talie kart pomocników w grze. Talia A jest dla początkujących.
option-occupations-none = Brak
option-occupations-A = Talia A, dla początkujących
option-occupations-B = Talia B
option-occupations-C = Talia C
option-occupations-all = Wszystkie 3 talie
option-first_card = Pierwsza karta
option-first_card-help = Dla jednej osoby: wylosowana albo wybrana spośród wszystkich jasnych.
option-first_card-dealt = Rozdana
option-first_card-chosen = Wybrana
option-small_board = Mniejsza plansza akcji
option-small_board-help = Dla jednej lub dwóch osób: bez pięciu powtórzonych pól.
option-mini_islands = Minidodatek: wyspy
option-mini_islands-help = Jeszcze jedna plansza wyspy: Lofoty, później Orkady.
option-mini_harvest = Minidodatek: żniwa
option-mini_harvest-help = Losowe żniwa, znaczniki zasobów, cztery nowe dobra oraz wyspa Mull, później Caithness.
option-mini_harvest_cards = Karty w minidodatku żniwa
option-mini_harvest_cards-help = Osiem kart zawsze opuszcza grę; można usunąć jeszcze trzydzieści.
option-mini_harvest_cards-usual = 8 odpada
option-mini_harvest_cards-fewer = 38 odpada
option-ask_always = Zawsze pytaj przed dochodem i premią
option-ask_always-help = Gdy wyłączone, pytanie pada tylko wtedy, gdy można położyć żeton lub kupić łódź.

## Moves

move-occupy = Wyślij wikingów: { $space }
    .detail = Wyślij { $vikings ->
            [one] 1 wikinga
           *[other] { $vikings } wikingów
        }: { $space }
move-pass = Pasuj do końca rundy
move-imitate = Naśladuj: { $space }
    .detail = Naśladuj: { $space } (wikingowie: { $vikings })
move-anytime = Kładź żetony, kup łódź, ładuj rudę
move-lay = Połóż: { $item }, { $board }
    .detail = Połóż: { $item }, { $width } × { $height }, { $board } (masz { $count })
move-buy = Kup: { $ship }
    .detail = Kup: { $ship } (srebro: { $silver })
move-load = Załaduj 1 rudę, stanowisko { $berth }
    .detail = Załaduj 1 rudę, stanowisko { $berth }: { $ship } (ruda: { $ore })
move-at = Pole { $column }{ $row }, ułożenie { $turn }
move-cover = Połóż: { $item } × { $count }, { $board }, kolejne pola
move-put = Połóż: { $item }, { $board }, najlepsze miejsce
move-put-all = Połóż wszystko, co się zmieści
move-back = Odłóż z powrotem
move-choose = Wybierz: { $way }
move-exchange = Wymień: { $item }
    .detail = Wymień: { $item } → { $made }
move-swap = Wymień łódź ze stanowiska { $berth } na knarę
move-decline = Zrezygnuj
move-done = Gotowe
move-no-more = W tej rundzie nic więcej
move-mine = Wzgórze { $strip }: weź { $count }
    .detail = Wzgórze { $strip }: weź { $count } ({ $thing })
move-mine-two = Wzgórza { $strip } i { $other }: weź najwięcej
move-upgrade = Ulepsz: { $item }
    .detail = Ulepsz: { $item } → { $made }
move-upgrade-two = Ulepsz: { $item } i { $also }
move-upgrade-far = Ulepsz o krok dalej: { $item }
    .detail = Ulepsz o krok dalej: { $item } → { $made }
move-trade = Odwróć na niebiesko: { $item }
    .detail = Odwróć na niebiesko: { $item } → { $made }
move-trade-all = Odwróć po jednym z każdego rodzaju
move-purchase = Kup: { $item }
    .detail = Kup: { $item } (srebro: { $silver })
move-forge = Wykuj: { $item }
move-explore = Odkryj: { $island }
    .detail = Odkryj: { $island } (punkty: { $points }, srebro: { $silver })
move-emigrate = Emigruj łodzią ze stanowiska { $berth }
    .detail = Emigruj łodzią ze stanowiska { $berth }: { $ship } (punkty: { $points })
move-sail = Wypłyń: { $boats }
    .detail = Wypłyń: { $boats } (ruda: { $ore })
move-roll = Rzuć ponownie
move-succeed = Sukces, zapłać: { $weapons ->
        [0] samym drewnem
        [one] 1 bronią i drewnem
        [few] { $weapons } broniami i drewnem
       *[other] { $weapons } broniami i drewnem
    }
    .detail = Sukces: zapłać { $weapon } { $weapons }, drewno { $wood }; zdobądź { $item }
move-loot = Weź: { $item }
    .detail = Weź: { $item } (wartość miecza { $sword }, zapłać { $count })
move-raise = Zapłać mieczami: { $swords }, włóczniami: { $spears }, resztę kamieniem
    .detail = Zapłać mieczami: { $swords }, włóczniami: { $spears }, kamieniem: { $stone }
move-fail = Ogłoś porażkę
    .detail = Ogłoś porażkę (otrzymasz: { $item })
move-call-back = Wikingowie z powrotem na plac: { $vikings }
move-serve = Podaj: { $item }, { $side }
    .detail = Podaj: { $item }, { $side } (miejsca: { $seats })
move-leave = Zostaw puste miejsce
    .detail = Zostaw { $count ->
            [one] puste miejsce
            [few] { $count } puste miejsca
           *[many] { $count } pustych miejsc
        }
move-serve-coins = Podaj { $count ->
        [one] 1 monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
move-set-table = Zapełnij resztę najtańszym jedzeniem
move-spare = Nakryj najtaniej, ale zachowaj: { $item }
move-take-off = Cofnij ostatni talerz
move-keep = Zachowaj kartę: { $card }
    .detail = Zachowaj kartę: { $card } – { $effect }
move-play = Zagraj kartę: { $card }
    .detail = Zagraj kartę: { $card } – { $effect }
move-pick = Weź znacznik zasobów { $marker }
    .detail = Weź znacznik zasobów { $marker }: pomarańczowa strona { $orange }, brązowa { $brown }
move-use = Użyj karty: { $card } ({ $way })
    .detail = Użyj karty: { $card } – { $how }
move-visit = Użyj pola: { $space }
move-summon = Przywołaj { $vikings } z pola: { $space }
move-take = Weź: { $item }
use-deal = { $pay } → { $get }
use-berth = statek w przystani { $berth }

## What is being asked

prompt-keep = Zatrzymaj 1 z 2 kart.
    .other = { $seat } wybiera kartę.
prompt-pick = Wybierz znacznik zasobów.
    .other = { $seat } wybiera znacznik zasobów.
prompt-first-card = Zagraj zatrzymaną kartę albo zrezygnuj.
    .other = { $seat } może zagrać zatrzymaną kartę.
prompt-turn = Postaw wikingów na polu albo spasuj.
    .other = { $seat } stawia wikingów albo pasuje.
prompt-choose = Wybierz 1 z 2 możliwości.
    .other = { $seat } wybiera 1 z 2 możliwości.
prompt-exchange = Wymień albo zrezygnuj: { $item } → { $gain }.
    .other = { $seat } może wymienić: { $item } → { $gain }.
prompt-anytime = Połóż żeton, kup łódź albo załaduj rudę.
    .other = { $seat } kładzie żetony.
prompt-at = Wybierz miejsce: { $item } ({ $board }).
    .other = { $seat } wybiera miejsce: { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Ulepsz dobra o 1 poziom. Pozostało: { $count }.
   *[other] Ulepsz dobra o 2 poziomy. Pozostało: { $count }.
}
    .other = { $levels ->
        [1] { $seat } ulepsza dobra o 1 poziom (pozostało: { $count }).
       *[other] { $seat } ulepsza dobra o 2 poziomy (pozostało: { $count }).
    }
prompt-trade = Zamień zielone dobra na niebieskie, po 1 każdego rodzaju.
    .other = { $seat } prowadzi handel morski.
prompt-sale = Kup żetony specjalne, najwyżej jeszcze { $count }.
    .other = { $seat } kupuje żetony specjalne, najwyżej { $count }.
prompt-forge = Wybierz, co wykuwasz.
    .other = { $seat } korzysta z kuźni.
prompt-mine = { $count ->
    [one] Weź { $count } materiał z jednego wzgórza.
   *[many] Weź do { $count } materiałów z jednego wzgórza.
}
    .other = { $seat } bierze materiały z jednego wzgórza (do { $count }).
prompt-explore = Wybierz wyspę do odkrycia.
    .other = { $seat } wybiera wyspę.
prompt-emigrate = Wybierz łódź do emigracji. Koszt w srebrze: { $silver }.
    .other = { $seat } emigruje. Koszt w srebrze: { $silver }.
prompt-swap = Wymień wielorybnik na knarę albo zrezygnuj.
    .other = { $seat } może wymienić wielorybnik na knarę.
prompt-sail = Wybierz wielorybniki.
    .other = { $seat } wybiera wielorybniki.
prompt-dice = { $dice }: rzut { $pips }, wynik { $result }. Zapłać albo rzuć ponownie.
    .other = { $seat } wybiera. { $dice }: rzut { $pips }, wynik { $result }.
prompt-raise = Zapłać { $count }: miecze lub kamienie ({ $item }).
    .other = { $seat } płaci { $count }: miecze lub kamienie ({ $item }).
prompt-call-back = Wybierz, ilu wikingów wraca.
    .other = { $seat } zabiera wikingów z powrotem.
prompt-play = Zagraj kartę pomocnika.
    .other = { $seat } zagrywa karty pomocników.
prompt-free-card = Zagraj kartę pomocnika za darmo albo zrezygnuj.
    .other = { $seat } może zagrać kartę pomocnika za darmo.
prompt-before-harvest = Użyj kart przed żniwami.
    .other = { $seat } może użyć kart przed żniwami.
prompt-before-feast = Użyj kart przed ucztą.
    .other = { $seat } może użyć kart przed ucztą.
prompt-card = Użyj karty „{ $card }” albo zrezygnuj.
    .other = { $seat } decyduje o karcie „{ $card }”.
prompt-card-choice = Wybierz dla karty „{ $card }”.
    .other = { $seat } wybiera dla karty „{ $card }”.
prompt-split-loot = Weź coś oprócz tego ({ $item }) albo zrezygnuj.
    .other = { $seat } może podzielić łup.
prompt-hold-now = Połóż teraz albo zostaw: { $item }.
    .other = { $seat } kładzie: { $item }.
prompt-lay-now = Wybierz miejsce: { $item } ({ $board }).
    .other = { $seat } wybiera miejsce: { $item } ({ $board }).
prompt-before-income = Połóż żetony przed dochodem.
    .other = { $seat } kładzie żetony przed dochodem.
prompt-feast = Nakryj stół biesiadny: miejsce { $next } z { $count }.
    .other = { $seat } nakrywa stół biesiadny: miejsce { $next } z { $count }.
prompt-before-bonus = Połóż żetony przed premią.
    .other = { $seat } kładzie żetony przed premią.
prompt-last-placing = Połóż ostatnie żetony przed punktacją.
    .other = { $seat } kładzie ostatnie żetony.

## The log

log-round = Runda { $round }. { $seat } zaczyna.
    .you = Runda { $round }. Zaczynasz.
log-harvest = Żniwa dla wszystkich: { $item }.
log-marker = { $level ->
    [0] Następne żniwa: nieurodzaj.
   *[other] Następne żniwa: poziom { $level }.
}
log-pick = { $seat } wybiera znacznik zasobów { $marker }.
    .you = Wybierasz znacznik zasobów { $marker }.
log-gift = { $seat } zaczyna ze srebrem ({ $silver }) i 1 dodatkową bronią.
    .you = Zaczynasz ze srebrem ({ $silver }) i 1 dodatkową bronią.
log-turn-island = Nowa wyspa: { $island }.
log-weapon = { $seat } dobiera: { $item }.
    .you = Dobierasz: { $item }.
log-strip = Nowe wzgórze { $strip }: { $thing }.
log-pass = { $seat } pasuje.
    .you = Pasujesz.
log-occupy = { $vikings ->
    [one] { $seat } stawia { $vikings } wikinga: { $space }.
   *[many] { $seat } stawia { $vikings } wikingów: { $space }.
}
    .you = { $vikings ->
        [one] Stawiasz { $vikings } wikinga: { $space }.
       *[many] Stawiasz { $vikings } wikingów: { $space }.
    }
log-imitate = { $seat } naśladuje: { $space }.
    .you = Naśladujesz: { $space }.
log-pay = { $seat } płaci: { $items }.
    .you = Płacisz: { $items }.
log-gain = { $seat } otrzymuje: { $items }.
    .you = Otrzymujesz: { $items }.
log-build = { $seat } buduje: { $house }.
    .you = Budujesz: { $house }.
log-ship = { $seat } otrzymuje nową łódź: { $ship }.
    .you = Otrzymujesz nową łódź: { $ship }.
log-buy = { $seat } kupuje łódź: { $ship } (srebro: { $silver }).
    .you = Kupujesz łódź: { $ship } (srebro: { $silver }).
log-load = { $seat } ładuje rudę: { $ship }.
    .you = Ładujesz rudę: { $ship }.
log-lay = { $seat } kładzie: { $item } ({ $board }, { $column }{ $row }).
    .you = Kładziesz: { $item } ({ $board }, { $column }{ $row }).
log-cover = { $seat } zakrywa pola ({ $board }): { $item } × { $count }.
    .you = Zakrywasz pola ({ $board }): { $item } × { $count }.
log-upgrade = { $seat } ulepsza: { $item } → { $made }.
    .you = Ulepszasz: { $item } → { $made }.
log-trade = { $seat } zamienia na niebieskie: { $item }.
    .you = Zamieniasz na niebieskie: { $item }.
log-purchase = { $seat } kupuje: { $item } (srebro: { $silver }).
    .you = Kupujesz: { $item } (srebro: { $silver }).
log-forge = { $seat } wykuwa: { $item }.
    .you = Wykuwasz: { $item }.
log-mine = { $seat } bierze ze wzgórza { $strip }: { $thing }.
    .you = Bierzesz ze wzgórza { $strip }: { $thing }.
log-explore = { $silver ->
    [0] { $seat } odkrywa wyspę: { $island }.
   *[other] { $seat } odkrywa wyspę: { $island } (srebro: { $silver }).
}
    .you = { $silver ->
        [0] Odkrywasz wyspę: { $island }.
       *[other] Odkrywasz wyspę: { $island } (srebro: { $silver }).
    }
log-emigrate = { $seat } emigruje: { $ship } (srebro: { $silver }).
    .you = Emigrujesz: { $ship } (srebro: { $silver }).
log-swap = { $seat } wymienia wielorybnik na knarę.
    .you = Wymieniasz wielorybnik na knarę.
log-roll = { $seat } rzuca: { $pips } (rzut { $count }, wynik { $result }).
    .you = Rzucasz: { $pips } (rzut { $count }, wynik { $result }).
log-success = Sukces: { $seat } (zapłata: { $count }), zdobycz: { $item }.
    .you = Sukces (zapłata: { $count }), zdobycz: { $item }.
log-failure = Porażka: { $seat }, pocieszenie: { $item }.
    .you = Porażka, pocieszenie: { $item }.
log-call-back = { $count ->
    [one] { $seat } zabiera z powrotem { $count } wikinga.
   *[many] { $seat } zabiera z powrotem { $count } wikingów.
}
    .you = { $count ->
        [one] Zabierasz z powrotem { $count } wikinga.
       *[many] Zabierasz z powrotem { $count } wikingów.
    }
log-draw-card = { $seat } dobiera kartę pomocnika.
    .you = Dobierasz kartę pomocnika.
log-play-card = { $seat } zagrywa kartę „{ $card }”.
    .you = Zagrywasz kartę „{ $card }”.
log-use-card = { $seat } używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
log-income = Dochód: { $seat }, srebro { $silver }.
    .you = Twój dochód: srebro { $silver }.
log-birth = { $item-id ->
    [sheep] { $seat }: nowa owca w oborze.
   *[other] { $seat }: nowa krowa w oborze.
}
    .you = { $item-id ->
        [sheep] Masz nową owcę w oborze.
       *[other] Masz nową krowę w oborze.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] { $seat }: owca jest ciężarna.
   *[other] { $seat }: krowa jest ciężarna.
}
    .you = { $item-id ->
        [pregnant_sheep] Twoja owca jest ciężarna.
       *[other] Twoja krowa jest ciężarna.
    }
log-feast = { $seat } podaje na ucztę: { $item }.
    .you = Podajesz na ucztę: { $item }.
log-penalty = { $count ->
    [one] { $seat } otrzymuje { $count } karę Ting za puste miejsca.
    [few] { $seat } otrzymuje { $count } kary Ting za puste miejsca.
   *[many] { $seat } otrzymuje { $count } kar Ting za puste miejsca.
}
    .you = { $count ->
        [one] Otrzymujesz { $count } karę Ting za puste miejsca.
        [few] Otrzymujesz { $count } kary Ting za puste miejsca.
       *[many] Otrzymujesz { $count } kar Ting za puste miejsca.
    }
log-bonus = { $seat } otrzymuje premię: { $item }.
    .you = Otrzymujesz premię: { $item }.

## The score

tally-ships = Łodzie ({ $count })
tally-emigrants = Emigracja ({ $count })
tally-islands = Wyspy ({ $count })
tally-buildings = Szopy i domy ({ $count })
tally-animals = Owce i krowy ({ $count })
tally-occupations = Pomocnicy ({ $count })
tally-silver = Srebro ({ $count })
tally-crown = Korona Anglii ({ $count })
tally-home-minus = Niezakryte minusy w osadzie ({ $count })
tally-island-minus = Niezakryte minusy na wyspach ({ $count })
tally-building-minus = Niezakryte pola szop i domów ({ $count })
tally-penalties = Kary Ting ({ $count })

## The table as text

count-of = { $count } × { $item }
board-round = Runda { $round } z { $rounds }, { $phase }
board-harvest = żniwa: poziom { $level }
board-free = Kolumna { $column }, dostępne dla ciebie:
board-held = Kolumna { $column }, zajęte:
board-name = { $seat }
board-colour = kolor { $number }
board-islands = Wyspy:
board-island = { $island } (punkty: { $points }, srebro: { $silver })
board-strips = Wzgórza:
board-houses = Pozostałe budynki:
board-house = { $house } { $count }
board-specials = Pozostałe żetony specjalne:
board-special = { $item } (cena { $price }, miecz { $sword })
board-player = { $seat }: wikingowie { $vikings }, punkty { $points }, dochód { $income }, kary { $penalties }:
board-title = { $board }: dochód { $income }, minus { $minus }
board-ships = Łodzie:
board-ship = { $number }: { $ship } (ruda { $ore })
board-emigrants = Emigracja:
board-table = Stół biesiadny (miejsca: { $count }):
board-hand = Pomocnicy na ręce:
board-played = Zagrane karty pomocników:
board-markers = Znaczniki zasobów:
board-pool = Znaczniki zasobów do wyboru:
board-signs = Znaki: . wolne, - punkt ujemny, = dwa punkty ujemne, * premia, liczba = dochód, x lub puste = nie do zakrycia, $ srebro, % ruda, w drewno, litery = żetony
board-key = { $board }:
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , otoczone
        [one] , brakuje 1 pola
        [few] , brakuje { $missing } pól
        [many] , brakuje { $missing } pól
       *[other] , brakuje { $missing } pola
    }
board-tiles = Żetony do położenia, szerokość x wysokość:
board-food = Jedzenie, miejsca wzdłuż/w poprzek:
colour-orange = pomarańczowy
colour-red = czerwony
colour-green = zielony
colour-blue = niebieski
item-weapon = broń
shorthand-help = W jednym wierszu: co, pole, obrót, a przy kilku planszach także plansza: { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = „{ $words }” to nie jest żeton, który możesz położyć. Możesz położyć: { $item }.
shorthand-not-now = W tej chwili nic nie można położyć. Najpierw wykonaj część akcji.
shorthand-nowhere = Na twoich planszach nie ma teraz miejsca na: { $item }.
shorthand-cell = Podaj też pole, na przykład: { $places }.
shorthand-board = „{ $words }” to żadna z twoich plansz. Twoje plansze: { $board }.
shorthand-turns = Obroty tego żetonu: { $count ->
        [1] tylko 1
       *[other] od 1 do { $count }
    } ({ $item }).
shorthand-place = Na polu { $cell } nie ma miejsca na: { $item }. Miejsca w pobliżu, tak jak się je wpisuje: { $places }.
shorthand-boards = To pole pasuje na kilku planszach; dopisz której: { $board }. Żeton: { $item }.

## Names

item-peas = groch
item-mead = miód pitny
item-oil = olej
item-rune_stone = kamień runiczny
item-flax = len
item-stockfish = sztokfisz
item-hide = skóra
item-silverware = srebrne sztućce
item-beans = fasola
item-milk = mleko
item-wool = pled
item-chest = kufer
item-grain = zboże
item-salt_meat = mięso peklowane
item-linen = płótno
item-silk = jedwab
item-cabbage = kapusta
item-game_meat = dziczyzna
item-skin_and_bones = skóra i kości
item-spices = przyprawy
item-sheep = owca
item-pregnant_sheep = ciężarna owca
item-fur = futro
item-jewellery = biżuteria
item-fruits = owoce
item-whale_meat = mięso wieloryba
item-robe = tunika
item-treasure_chest = skrzynia skarbów
item-cattle = krowa
item-pregnant_cattle = ciężarna krowa
item-clothing = szata
item-silver_hoard = srebrne skarby
item-berries = jagody
item-eggs = jajka
item-amber = bursztyn
item-guldgubber = guldgubber
item-glass_beads = szklane paciorki
item-helmet = hełm
item-cloakpin = szpila do płaszcza
item-belt = pas
item-crucifix = krucyfiks
item-drinking_horn = róg do picia
item-amber_figure = figurka z bursztynu
item-horseshoe = podkowa
item-gold_brooch = złota brosza
item-forge_hammer = młot kowalski
item-fibula = fibula
item-throwing_axe = topór do rzucania
item-chalice = kielich
item-round_shield = okrągła tarcza
item-english_crown = Korona Anglii
item-altar = ołtarz
item-wood = drewno
item-stone = kamień
item-ore = ruda
item-silver = srebro
item-bow = łuk
item-snare = pułapka
item-spear = włócznia
item-sword = miecz
item-stone_house = kamienny dom

# the second good of a pair
also-peas = { item-peas }
also-mead = { item-mead }
also-oil = { item-oil }
also-flax = { item-flax }
also-stockfish = { item-stockfish }
also-hide = { item-hide }
also-beans = { item-beans }
also-milk = { item-milk }
also-wool = { item-wool }
also-grain = { item-grain }
also-salt_meat = { item-salt_meat }
also-linen = { item-linen }
also-cabbage = { item-cabbage }
also-game_meat = { item-game_meat }
also-skin_and_bones = { item-skin_and_bones }
also-sheep = { item-sheep }
also-pregnant_sheep = { item-pregnant_sheep }
also-fur = { item-fur }
also-fruits = { item-fruits }
also-whale_meat = { item-whale_meat }
also-robe = { item-robe }
also-cattle = { item-cattle }
also-pregnant_cattle = { item-pregnant_cattle }
also-clothing = { item-clothing }
also-berries = { item-berries }
also-eggs = { item-eggs }
also-amber = { item-amber }
thing-wood = drewno
thing-stone = kamień
thing-ore = ruda
thing-silver_2 = 2 srebra
ship-whaling_boat = wielorybnik
ship-knarr = knara
ship-longship = langskip
house-shed = szopa
house-stone_house = kamienny dom
house-long_house = długi dom
board-home = osada
board-shetland = Szetlandy
board-bear_island = Wyspa Niedźwiedzia
board-faroe_islands = Wyspy Owcze
board-baffin_island = Ziemia Baffina
board-iceland = Islandia
board-labrador = Labrador
board-greenland = Grenlandia
board-newfoundland = Nowa Fundlandia
board-lofoten = Lofoty
board-orkney = Orkady
board-mull = Mull
board-caithness = Caithness
phase-set_up = przygotowanie
phase-actions = akcje
phase-income = dochód
phase-feast = uczta
phase-bonus = premie
phase-end = koniec
side-wide = wzdłuż
side-narrow = w poprzek
way-stone_house_and_longship = kamienny dom i langskip
way-long_house_and_knarr = długi dom i knara
way-sheep = owca za darmo
way-cattle = krowa za 1 srebro
way-wood = zapłata: 1 drewno
way-stone = zapłata: 1 kamień
way-ore = zapłata: 1 ruda
way-mountains = zbieranie ze wzgórz
way-upgrades = podwójne ulepszenia
boats-1 = łódź 1
boats-2 = łódź 2
boats-1-2 = łodzie 1 i 2
boats-3 = łódź 3
boats-1-3 = łodzie 1 i 3
boats-2-3 = łodzie 2 i 3
boats-1-2-3 = wszystkie trzy łodzie
dice-hunting = Polowanie
dice-snare = Zastawianie pułapek
dice-whaling = Połów wielorybów
dice-raiding = Rabunek
dice-pillaging = Plądrowanie
space-build_shed = szopa za 2 drewna
space-build_stone_house = kamienny dom za 1 kamień
space-build_long_house = długi dom za 2 kamienie
space-build_house_and_ship = dom i łódź za 2 kamienie i 2 drewna
space-build_whaling_boat = budowa wielorybnika za 1 drewno
space-build_knarr = budowa knary za 2 drewna
space-build_longship = budowa langskipa za 2 drewna
space-hunting_1 = polowanie
space-take_stockfish = 1 sztokfisz
space-hunting_2 = polowanie (2 wikingów)
space-laying_snare = zastawianie pułapki
space-whaling_main = połów wielorybów, do 3 łodzi
space-whaling_extra = połów wielorybów, 1 łódź
space-buy_stockfish = 2 sztokfisze za 1 srebro
space-buy_salt_meat = 2 mięsa peklowane za 2 srebra
space-buy_sheep = owca za 1 srebro
space-buy_cattle_milk = krowa i mleko za 3 srebra
space-sheep_or_cattle = owca za darmo albo krowa za 1 srebro
space-buy_sheep_cattle = owca i krowa za 3 srebra
space-market_beans = jarmark: fasola, 1 srebro
space-market_flax_stockfish = jarmark: len, sztokfisz, 1 srebro
space-market_fruits = jarmark: owoce, olej, mięso peklowane, 1 srebro
space-market_spices = jarmark: przyprawy, 1 srebro; z krową 2 mleka, z owcą 1 pled
space-milk_cattle = dojenie krów, do 3
space-mead_and_silver = 2 miody pitne, 2 srebra
space-wool_sheep = strzyżenie owiec, do 3
space-craft_linen = płótno z lnu
space-craft_rune_stone = kamień runiczny i 1 srebro za 1 kamień
space-craft_clothing = szata i 2 srebra za skórę i płótno
space-craft_chest = kufer i 1 srebro za 1 drewno albo 1 rudę
space-forge = kuźnia za 1 rudę
space-craft_runes_chests = 2 kamienie runiczne i 2 kufry za 2 kamienie i 2 drewna
space-master_crafting = mistrzowskie rzemiosło: 4 srebra, pled na tunikę, sztućce na biżuterię
space-mountain_2 = 2 ze wzgórza
space-mountain_1_upgrade_1 = 1 ze wzgórza, 1 ulepszenie
space-upgrade_2 = 2 ulepszenia
space-wood_per_player = drewno za gracza, 1 ruda
space-mountain_3_upgrade_1 = 3 ze wzgórza, 1 ulepszenie
space-upgrade_3 = 3 ulepszenia
space-mountain_3_2 = 3 + 2 ze wzgórz
space-upgrade_3_weapons_4 = 3 ulepszenia, 4 bronie
space-upgrade_4 = 4 ulepszenia
space-mountain_4_double_2 = 4 ze wzgórza, 2 podwójne ulepszenia
space-mountain_2222_or_double_3 = 2+2+2+2 ze wzgórz albo 3 podwójne ulepszenia
space-overseas_trading_1 = handel morski za 1 srebro
space-overseas_trading_2 = handel morski za 1 srebro (2 wikingów)
space-special_sale = sprzedaż okazji, do 2 żetonów
space-raiding = rabunek
space-pillaging_1 = plądrowanie
space-pillaging_2 = plądrowanie (3 wikingów)
space-plundering = najazd dwoma langskipami: srebrne skarby
space-explore_near = odkrywanie: dowolna łódź
space-explore_middle = odkrywanie: knara albo langskip
space-explore_far = odkrywanie: langskip
space-draw_occupation = dobranie pomocnika, 1 srebro
space-play_occupation_paid = zagranie pomocnika za kamień albo rudę, 1 srebro
space-emigration_1 = emigracja
space-play_occupations_2 = zagranie do 2 pomocników
space-emigration_2 = emigracja (3 wikingów)
space-play_occupations_4 = zagranie do 4 pomocników
space-exchange_boat_emigrate = łódź na knarę, emigracja
space-imitate_1 = naśladowanie, kolumna 1
space-imitate_2 = naśladowanie, kolumna 2
space-imitate_3 = naśladowanie, kolumna 3
space-imitate_4 = naśladowanie, kolumna 4
island-shetland = { board-shetland }
island-bear_island = { board-bear_island }
island-faroe_islands = { board-faroe_islands }
island-baffin_island = { board-baffin_island }
island-iceland = { board-iceland }
island-labrador = { board-labrador }
island-greenland = { board-greenland }
island-newfoundland = { board-newfoundland }
island-lofoten = { board-lofoten }
island-orkney = { board-orkney }
island-mull = { board-mull }
island-caithness = { board-caithness }
board-stone_house_1 = { house-stone_house } 1
board-stone_house_2 = { house-stone_house } 2
board-stone_house_3 = { house-stone_house } 3
board-long_house_1 = { house-long_house } 1
board-long_house_2 = { house-long_house } 2
board-long_house_3 = { house-long_house } 3
board-long_house_4 = { house-long_house } 4
board-long_house_5 = { house-long_house } 5
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m

## Kinds of cards, and what they are about

kind-immediate = od razu
kind-anytime = w dowolnym momencie
kind-each_time = za każdym razem
kind-as_soon_as = raz
topic-building = domy
topic-ships = łodzie
topic-hunting = polowanie
topic-snare = pułapki
topic-whaling = połów wielorybów
topic-raiding = rabunek i plądrowanie
topic-trading = handel morski
topic-exploring = wyspy
topic-emigrating = emigracja
topic-crafting = rzemiosło
topic-market = targi
topic-mountains = wzgórza
topic-upgrades = ulepszanie
topic-harvest = żniwa
topic-income = dochód
topic-feast = uczta
topic-bonus = premie
topic-animals = zwierzęta
topic-weapons = broń
topic-special_tiles = żetony specjalne
topic-boards = układanie na planszach
topic-vikings = wikingowie
topic-occupations = pomocnicy
topic-scoring = punktacja
topic-goods = dobra
topic-materials = drewno, kamień, ruda
topic-silver = srebro

## Labels of the text view

view-round = Runda
view-rounds = Wszystkich rund
view-phase = Faza
view-starter = Zaczyna
view-harvest = Żniwa według rund
view-harvest_now = Żniwa teraz
view-markers = Znaczniki zasobów
view-pool = Znaczniki do wyboru
view-brown = Brązowa strona
view-spaces = Pola akcji
    .column = Wymaga wikingów
    .vikings = Wikingowie tam
view-islands = Wyspy
view-houses = Budynki
view-specials = Pozostałe żetony specjalne
view-strips = Wzgórza
view-strips_hidden = Wzgórza zakryte
view-weapons = Karty broni
view-discards = Odrzucone bronie
view-deck = Karty pomocników
view-action = Wykonywane
view-dice = Kostka
view-waiting_home = { "" }
view-players = Gracze
view-number = Numer
view-orange = Pomarańczowa strona
view-column = Kolumna
view-group = { "" }
view-holder = Zajęte przez
view-vikings = Wikingowie
view-why = Dlaczego nie teraz
view-why-held = zajęte
view-why-vikings = za mało wikingów
view-why-ships = brak łodzi
view-why-animals = brak zwierząt
view-why-nothing = nic nie jest możliwe
view-points = Punkty
view-silver = Srebro
view-minus = Minus
view-turns = Odwraca się w rundzie
view-item = Dobro
view-count = Liczba
view-price = Cena
view-sword = Wartość miecza
view-forgeable = Można wykuć
view-things = Od strzałki
view-seat = Gracz
view-space = Pole
view-copied = Kopiowane
view-table = Rzut na
view-rolls = Rzuty
view-ore = Ruda
view-result = Wynik
view-rolls_left = Pozostałe rzuty
view-boats = Użyte łodzie
view-thing = Wikingowie na Ting
view-seated = Wikingowie przy stole
view-passed = Pas
view-tiles = { "" }
view-supply = Zasoby
view-boards = Plansze
view-slots = Pola w budynkach
view-empty_slots = Puste pola
view-berths = Zatoka
view-emigrants = Emigracja
view-seats_to_fill = Miejsca uczty do zastawienia
view-plates = Stół biesiadny
view-penalties = Kary Ting
view-hand = Pomocnicy na ręce
view-cards = Karty na ręce
view-played = Zagrani pomocnicy
view-income = Dochód
view-lines = { "" }
view-symbols = Premie
view-pieces = Położone żetony
view-pays = { "" }
view-next = { "" }
view-missing = Brakujące pola
view-cells = Pola
view-gives = Daje
view-turn = { "" }
view-large = Duża
view-ship = Łódź
view-room = { "" }
view-seats = Miejsca
view-wide = Wzdłuż
view-income_most = Dochód najwyżej
view-due = Do zapłaty
view-home = Wikingowie, którzy mogą wrócić
view-anytime = { "" }
view-args = { "" }
view-board = { "" }
view-brings = { "" }
view-card = { "" }
view-cheapest = { "" }
view-choices = { "" }
view-costs = { "" }
view-crew = { "" }
view-fails_at = { "" }
view-feast = { "" }
view-fits = { "" }
view-food = { "" }
view-gains = { "" }
view-have = { "" }
view-high = { "" }
view-key = { "" }
view-lacks = { "" }
view-line = { "" }
view-loads = { "" }
view-loot = { "" }
view-material = { "" }
view-mixes = { "" }
view-move = { "" }
view-must = { "" }
view-narrow = { "" }
view-need = { "" }
view-others = { "" }
view-own = { "" }
view-possible = { "" }
view-queue = { "" }
view-reveals = { "" }
view-rises = { "" }
view-score = { "" }
view-usable = { "" }
view-value = { "" }
view-way = { "" }
view-ways = { "" }
view-weapon = { "" }
view-what = { "" }
