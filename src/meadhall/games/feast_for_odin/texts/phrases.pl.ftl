# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act }, { $test }.
sentence-tier-if = { $when } ({ $test }) { $act }.
or-2 = { $a } albo { $b }
or-3 = { $a }, { $b } albo { $c }
or-else-2 = { $a } albo { $b }
or-else-3 = { $a }, { $b } albo { $c }
span-one = { $low }
span = { $low }–{ $high }
span-from = co najmniej { $low }
span-to = najwyżej { $high }
row = { $span } → { $gain }
rows-2 = { $a }; { $b }
rows-3 = { $a }; { $b }; { $c }
rows-4 = { $a }; { $b }; { $c }; { $d }

## When

when-play = Po zagraniu
when-then = Potem
when-anytime = W dowolnym momencie
when-anytime-action-vikings = Podczas akcji, na którą stawiasz wikingów,
when-threshold = Gdy tylko masz { $things },
when-unlocked = W dowolnym momencie, od kiedy masz { $things }, ale tylko raz w grze,
when-acquire-knarr = Gdy następnym razem zdobywasz knarę,
when-crew-4-action-vikings = Tuż przed postawieniem dokładnie { $count } wikingów w czwartej kolumnie
when-crew-2-action-vikings-round-earlier_pairs = Przed postawieniem dokładnie 2 wikingów w drugiej kolumnie, oprócz pierwszego postawienia 2 wikingów w rundzie,
when-space-before-build_houses-build_ships = Przed użyciem pola budowy domów lub budowy łodzi
when-space-before-crafting = Przed użyciem pola rzemiosła
when-space-before-overseas_trading_1-overseas_trading_2 = Tuż przed użyciem pola handlu morskiego
when-ore_way = Tuż przed wymianą rudy na polu rzemiosła
when-space-use-build_houses = Za każdym razem, gdy używasz pola budowy domów,
when-space-use-build_whaling_boat = Na polu budowy wielorybnika dla 1 wikinga
when-space-use-crafting = Za każdym razem, gdy używasz pola rzemiosła,
when-space-use-has_upgrade_1 = Gdy pole pozwala ulepszyć dokładnie 1 dobro,
when-space-use-weekly_market = Za każdym razem, gdy używasz pola jarmarku,
when-space-after-crafting = Po użyciu pola rzemiosła
when-space-after-crafting-action-vikings-action-spent-ore = Po postawieniu wikingów na polu rzemiosła i wymianie tam rudy
when-space-after-gives_exactly_1_silver = Po użyciu pola, które daje między innymi dokładnie 1 srebro,
when-space-after-gives_exactly_2_silver = Po użyciu pola, które daje między innymi dokładnie 2 srebra,
when-space-after-has_upgrade_1 = Po użyciu pola, które ulepsza dokładnie 1 dobro,
when-space-after-overseas_trading_2 = Po użyciu pola handlu morskiego dla 2 wikingów
when-space-after-takes_from_mountain = Po użyciu pola, na którym bierze się ze wzgórz,
when-space-after-weekly_market = Po użyciu pola jarmarku
when-action-before-hunting = Przed polowaniem
when-action-before-overseas_trading = Przed handlem morskim
when-action-before-pillaging = Przed plądrowaniem
when-action-before-raiding = Przed rabunkiem
when-instead-raiding = Zamiast rabunku
when-action-use-explore-emigrate = Za każdym razem, gdy odkrywasz wyspę lub emigrujesz,
when-action-after-action-longships = Po każdej akcji, w której używasz langskipu,
when-action-after-action-received-stockfish = Po każdej akcji, która daje ci co najmniej { $count } sztokfisz,
when-action-after-action-vikings-action-received-stone = Po każdej akcji, na którą stawiasz wikingów i która daje ci co najmniej { $count } kamień,
when-action-after-action-vikings-action-received-wood = Po każdej akcji, na którą stawiasz wikingów i która daje ci co najmniej { $count } drewna,
when-occupation-played = Po każdej akcji, w której zagrywasz kartę pomocnika,
when-dice-success-hunting = Po udanym polowaniu
when-dice-success-hunting_2-action-vikings = Po udanym polowaniu na polu dla 2 wikingów, na którym stoją twoi wikingowie,
when-dice-success-laying_snare-action-vikings = Po udanym zastawieniu pułapki na polu, na którym stoją twoi wikingowie,
when-dice-success-raiding = Po udanym rabunku
when-dice-success-raiding-pillaging = Po udanym rabunku lub plądrowaniu
when-dice-success-snare = Po udanym zastawieniu pułapki
when-dice-success-whaling = Po udanym połowie wielorybów
when-dice-failure-raiding = Po nieudanym rabunku
when-dice-over-snare = Po każdym zastawieniu pułapki, udanym lub nie,
when-receive-cattle-pregnant_cattle = Za każdą krowę, która trafia do twojej obory,
when-receive-chest-treasure_chest = Za każdy otrzymany kufer i każdą otrzymaną skrzynię skarbów
when-receive-silver_2-strip_end = Za każdą podwójną monetę wziętą z ostatniego pola wzgórza
when-receive-spices = Za każdy otrzymany żeton przypraw
when-receive-stockfish-salt_meat-event-amount = Gdy otrzymujesz naraz dokładnie { $count } sztokfisze lub { $count } mięsa peklowane,
when-receive-stone-strip = Za każdy kamień wzięty ze wzgórza
when-build-knarr-event-wood_paid = Po zbudowaniu knary za co najmniej { $count } drewno
when-build-knarr-longship-event-wood_paid = Po zbudowaniu knary lub langskipu za co najmniej { $count } drewno
when-build-stone_house-long_house = Za każdym razem, gdy budujesz kamienny lub długi dom,
when-place-grain-houses = Po każdym położeniu zboża w kamiennym lub długim domu
when-place-rune_stone-houses = Za każdy kamień runiczny położony w kamiennym lub długim domu
when-place-rune_stone-islands = Za każdy kamień runiczny położony na wyspie
when-serve-game_meat-whale_meat = Za każdy żeton dziczyzny i każde mięso wieloryba położone na stole biesiadnym
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = Za każdą owcę i każdą krowę położoną na stole biesiadnym
when-viking-return-event-amount = Za każdym razem, gdy w fazie akcji wraca na twój plac Ting naraz { $count } lub { $most } wikingów,
when-thing-count-event-amount = Za każdym razem, gdy liczba wikingów na twoim placu Ting zmienia się na dokładnie { $count },
when-occupation-draw = Za każdym razem, gdy masz dobrać kartę pomocnika,
when-new_weapon = W fazie dodatkowej broni
when-harvest-none = W rundzie bez żniw
when-harvest-during = W fazie żniw
when-harvest-after = Po fazie żniw
when-actions-end = Na końcu fazy akcji
when-income-before = Przed fazą dochodu
when-feast-start = Na początku fazy uczty
when-feast-during = W fazie uczty
when-feast-after = Po fazie uczty
when-bonus-during = W fazie premii
when-bonus-after = Po fazie premii
when-bonus-house-event-amount = Gdy jeden z twoich kamiennych lub długich domów daje dokładnie { $count } dobro premii,
when-strip-removed-ore = Za każdą rudę usuwaną ze wzgórz na końcu rundy
when-strip-removed-silver_2 = Za każdą usuwaną wtedy podwójną monetę
when-scoring = Podczas punktacji

## What is done

act-gain = otrzymujesz { $gain }
act-may-gain = możesz wziąć { $gain }
act-gain-per = otrzymujesz { $gain } za { $per }
act-gain-one = otrzymujesz { $ways }
act-tier = otrzymujesz zależnie od { $counter }: { $rows }
act-fill = możesz wziąć karty broni, aż będziesz mieć { $gain }
act-double-supply-peas = możesz podwoić liczbę żetonów grochu w swoich zasobach, najwyżej do { $cap }
act-fourth_of_a_kind = wybierasz dobro (nie zwierzę), którego masz w zasobach dokładnie 3 żetony, i otrzymujesz czwarty
act-exchange = możesz wymienić { $price } na { $gain }
act-exchange-one = możesz wymienić { $ways }
act-buy = możesz kupić { $gain } za { $price }
act-buy-one = możesz kupić { $ways }
act-buy-tier = możesz kupić { $gain } za cenę zależną od { $counter }: { $rows }
act-take-one = możesz wziąć jedno z tych: { $ways }
act-harvest = możesz wymienić { $price } na { $gain } (liczy się to jako twoje żniwa)
way-exchange = { $price } na { $gain }
way-buy = { $gain } za { $price }
way-free = { $gain } za darmo
way-if = { $gain } ({ $test })
price-silver-game-round = tyle srebra, ile wynosi numer rundy
price-silver-price-by_weapons = 8 srebra (o 1 mniej za każdy miecz i o ½ mniej za każdą włócznię i każdy łuk w zasobach, z zaokrągleniem w dół; broń zostaje)
act-upgrade = możesz ulepszyć { $count ->
        [one] { $count } dobro
       *[many] do { $count } dóbr
    } o 1 poziom
act-upgrade-paid = możesz za { $price } ulepszyć { $count ->
        [one] { $count } dobro
       *[many] do { $count } dóbr
    } o 1 poziom
act-upgrade-blue = możesz ulepszyć { $count } pomarańczowe, czerwone lub zielone dobro do niebieskiego o tym samym kształcie
act-upgrade-orange-paid = możesz za { $price } ulepszyć { $count } pomarańczowe dobro o 1 poziom
act-upgrade-salt_meat-game_meat-whale_meat = możesz ulepszyć { $count } mięso peklowane, żeton dziczyzny lub mięso wieloryba o 1 poziom
act-upgrade-same = możesz ulepszyć do { $count } dóbr jednego rodzaju o 1 poziom
act-upgrade-up_left-paid-per-own-knarr = możesz raz za każdą swoją knarę za { $price } przesunąć { $count } dobro w siatce dóbr o 1 krok na ukos w górę i w lewo
act-upgrade-up_right-orange-paid = możesz za { $price } przesunąć { $count } pomarańczowe dobro w siatce dóbr do { $steps } kroków na ukos w górę i w prawo
act-flip = możesz odwrócić żetony w swoich zasobach, najwyżej tyle, ile wynika z { $counter }: { $rows }
act-mountain = możesz wziąć { $count ->
        [one] { $count } element
       *[many] do { $count } elementów
    } z jednego wzgórza
act-mountain-exact = możesz wziąć dokładnie { $count } elementy z jednego wzgórza
act-mountain-only-stone-ore = możesz wziąć { $count } element z jednego wzgórza, ale tylko kamień lub rudę
act-raise-rolls = możesz odłożyć do ogólnych zasobów { $price }; wtedy do każdego rzutu dodajesz { $count }
act-action-emigrate = możesz wyemigrować za zwykłą cenę bez stawiania wikingów
act-action-emigrate-less = możesz wyemigrować bez stawiania wikingów, płacąc o 1 srebro mniej za każdą dużą łódź, którą masz (także emigrującą)
act-action-hunting = możesz polować bez stawiania wikingów
act-action-hunting-paid = możesz za { $price } polować bez stawiania wikingów
act-action-snare-paid = możesz za { $price } zastawić pułapkę bez stawiania wikingów
act-use-empty_in_column_1_beside_own = możesz za { $price } użyć bez stawiania wikingów pustego pola pierwszej kolumny tuż nad polem lub pod polem tej kolumny, na którym stoi twój wiking
act-use-occupied_in_column_2 = możesz użyć zajętego pola drugiej kolumny bez stawiania wikingów
act-phase-bonus-home = możesz wziąć premie swojej osady
act-phase-bonus-houses = możesz wziąć premie swoich domów
act-phase-breeding = możesz przeprowadzić fazę rozmnażania tylko dla siebie
act-phase-feast = przeprowadzasz fazę uczty tylko dla siebie; zwykła uczta tej rundy i tak nastąpi
act-return-each_of_column_4 = możesz przenieść po 1 swoim wikingu z każdego pola czwartej kolumny na plac Ting
act-return-one_space = możesz przenieść 1 swojego wikinga z jednego pola na plac Ting, a także drugiego z tego samego pola za { $second }
act-return-this_space = możesz za { $price } przenieść 1 z tych wikingów na plac Ting
act-take-special = możesz zabrać { $tile } z planszy dowolnego gracza; z ogólnych zasobów kładziesz tam { $fill }
tile-cloakpin = szpilę do płaszcza
tile-drinking_horn = róg do picia
give-longship = 1 langskip (jego ruda przepada)
give-whaling_boat = 1 wielorybnik (jego ruda przepada)
act-breed-cattle = możesz odwrócić 1 krowę na ciężarną stronę
act-play-paid = możesz za { $price } zagrać 1 kartę pomocnika z ręki
act-lay-feast_table-stockfish-houses = możesz przenieść sztokfisze ze stołu biesiadnego do swoich kamiennych i długich domów
act-lay-stock-ore-home-islands = otrzymujesz 1 rudę za każdy langskip, ale tylko tyle, ile od razu położysz w swojej osadzie i na wyspach
act-promise_no_mead = otrzymujesz 1 srebro, jeśli nie kładziesz miodu pitnego na stole biesiadnym; jeśli to obiecasz, bierzesz je od razu
act-stock_shed = możesz położyć 1 drewno albo 1 kamień z zasobów w swojej szopie, aby otrzymać 1 srebro
act-unload_ore = możesz przenieść załadowaną rudę ze swoich wielorybników i langskipów do zasobów
act-wood_in_houses = możesz zakrywać pola swoich kamiennych i długich domów drewnem tak jak srebrem
act-instead-draw_weapon = możesz zamiast karty broni wziąć { $gain }
act-instead-draw_occupation = możesz zamiast tego zagrać 1 kartę pomocnika z ręki
act-instead-upgrade = możesz zamiast tego wymienić { $price } na { $gain }
act-instead-build = możesz zamiast tego zbudować { $gain } za { $price }
act-instead-tile = możesz zamiast jednego z nich wziąć { $gain }
act-instead-bonus_good = możesz zamiast tego wziąć { $gain }
act-instead-action = możesz ulepszyć do { $count } dóbr o 1 poziom

## Conditions

if-action-rolls-at-most = jeśli rzucasz najwyżej { $count } razy
if-action-spent-spear-exactly = jeśli wydajesz dokładnie { $count } włócznię
if-action-spent-sword-exactly = jeśli wydajesz dokładnie { $count } miecz
if-action-spent-wood-exactly = jeśli nie wydajesz drewna
if-before-flax = jeśli przedtem masz w zasobach co najmniej { $count } żeton lnu
if-before-grain = jeśli przedtem masz w zasobach co najmniej { $count } zboże
if-standing-column_2 = jeśli co najmniej { $count } twoich wikingów stoi na polach drugiej kolumny
if-standing-column_3 = jeśli co najmniej { $count } twoich wikingów stoi na polach trzeciej kolumny
if-standing-crafting = jeśli co najmniej { $count } twoich wikingów stoi na polach rzemiosła
if-supply-clothing = jeśli masz w zasobach co najmniej { $count } szatę
if-table-game_meat = jeśli na twoim stole biesiadnym leżała dziczyzna
have-own-houses = { $count } kamienne lub długie domy
have-own-large_ships = { $count } duże łodzie
have-own-longship = { $count } langskipy

## What is counted

by-action-boats = liczby użytych wielorybników
by-action-strip_kinds = liczby różnych rzeczy wziętych ze wzgórz (drewno, kamień, ruda, srebro)
by-game-players = liczby graczy
by-own-islands = liczby twoich wysp
by-own-knarr = liczby twoich knar
by-own-loaded_ore = liczby rud załadowanych na twoje łodzie (nadrukowana się nie liczy)
by-own-longship = liczby twoich langskipów
by-own-longships_with_2_ore = liczby twoich langskipów z co najmniej 2 rudami
by-own-round_income = twojego obecnego dochodu
by-own-ship_sets = liczby twoich pełnych zestawów wszystkich trzech rodzajów łodzi
by-own-special_tiles = liczby twoich żetonów specjalnych (w zasobach i na planszach)
by-own-whaling_boat = liczby twoich wielorybników
by-stable-any_sheep = liczby twoich owiec (także ciężarnych)
by-supply-grain = liczby zbóż w twoich zasobach
by-supply-silk = liczby żetonów jedwabiu w twoich zasobach
by-supply-spices = liczby żetonów przypraw w twoich zasobach
per-action-resource_kinds_paid = każdy rodzaj materiału (drewno, kamień, ruda) wymieniony tam
per-own-houses = każdy kamienny lub długi dom
per-own-knarr = każdą knarę
per-own-longship = każdy langskip
per-own-red_kinds = każdy rodzaj czerwonych dóbr w zasobach i oborze (ciężarne i zwykłe to jeden rodzaj)
per-own-whaling_boat = każdy wielorybnik
per-stable-kinds = każdy rodzaj zwierząt w oborze (owce, krowy)
per-supply-meat_pairs = każdą parę z 1 żetonu dziczyzny i 1 mięsa wieloryba w zasobach (zatrzymujesz je)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = Na polu, którego nadrukowana cena wynosi co najmniej { $least } srebra, płacisz łącznie o { $count } srebro mniej (nie za łodzie).
rule-less-silver-emigrate = Za każdą emigrację płacisz o { $count } srebra mniej.
rule-less-silver-livestock_market = Na polach targu zwierząt płacisz łącznie o { $count } srebro mniej.
rule-less-stone-build_houses = Na polach budowy domów płacisz za dom o { $count } kamień mniej.
rule-less-vikings-plundering = Na polu najazdu stawiasz zależnie od { $counter }: { $rows }.
rule-rolls-more = Do każdego rzutu { $rolls } dodajesz { $count }.
rule-rolls-less = Od każdego rzutu { $rolls } odejmujesz { $count }.
rolls-hunting = podczas polowania
rolls-hunting-snare = podczas polowania i zastawiania pułapek
rolls-hunting-snare-whaling-raiding-pillaging = (także podczas rabunku i plądrowania)
rolls-raiding-pillaging = podczas rabunku i plądrowania
rule-worth-spear-whaling = Każda włócznia wydana podczas połowu wielorybów obniża wynik o { $count }.
rule-worth-stone-raiding-pillaging = Każdy kamień wydany podczas rabunku lub plądrowania podnosi wynik o { $count }.
rule-rerolls = W każdej akcji z kostkami możesz rzucać do { $count } razy.
rule-spend-spear-sword = Podczas rabunku i plądrowania możesz wydawać włócznie jak miecze.
rule-split = Możesz podzielić wynik rabunku lub plądrowania i wziąć dwie zdobycze.
rule-green = Podczas rabunku i plądrowania możesz wziąć zielone dobro; jego wartość w mieczach to wartość niebieskiej strony minus 1.
rule-highest_special = Podczas rabunku i plądrowania najwyższa wartość w mieczach wśród żetonów specjalnych w ogólnych zasobach jest o 1 niższa.
rule-any_island = Na polu odkrywania dla dowolnej łodzi możesz dowolną łodzią wziąć każdą odkrytą wyspę.
rule-knarr_as_longship = Podczas rabunku, plądrowania, najazdu i odkrywania wysp twoje knary mogą zastąpić langskipy, ale nie przewożą rudy.
rule-lengthwise-peas = Na twoim stole biesiadnym mogą leżeć wzdłuż do { $count } żetonów grochu.
rule-second_step = W każdej akcji, która ulepsza 3 lub 4 dobra, możesz jedno z nich ulepszyć o 2 poziomy.

## So many of a thing

count-silver = { $count ->
        [one] { $count } srebro
        [few] { $count } srebra
       *[many] { $count } srebra
    }
count-wood = { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
count-stone = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
count-ore = { $count ->
        [one] { $count } rudę
        [few] { $count } rudy
       *[many] { $count } rud
    }
count-loaded_ore = { $count ->
        [one] { $count } rudę z użytego langskipu
        [few] { $count } rudy z użytego langskipu
       *[many] { $count } rud z użytego langskipu
    }
count-peas = { $count ->
        [one] { $count } żeton grochu
        [few] { $count } żetony grochu
       *[many] { $count } żetonów grochu
    }
count-flax = { $count ->
        [one] { $count } żeton lnu
        [few] { $count } żetony lnu
       *[many] { $count } żetonów lnu
    }
count-beans = { $count ->
        [one] { $count } fasolę
        [few] { $count } fasole
       *[many] { $count } fasoli
    }
count-grain = { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zbóż
    }
count-cabbage = { $count ->
        [one] { $count } kapustę
        [few] { $count } kapusty
       *[many] { $count } kapust
    }
count-fruits = { $count ->
        [one] { $count } żeton owoców
        [few] { $count } żetony owoców
       *[many] { $count } żetonów owoców
    }
count-mead = { $count ->
        [one] { $count } miód pitny
        [few] { $count } miody pitne
       *[many] { $count } miodów pitnych
    }
count-stockfish = { $count ->
        [one] { $count } sztokfisz
        [few] { $count } sztokfisze
       *[many] { $count } sztokfiszów
    }
count-milk = { $count ->
        [one] { $count } mleko
        [few] { $count } mleka
       *[many] { $count } mleka
    }
count-salt_meat = { $count ->
        [one] { $count } mięso peklowane
        [few] { $count } mięsa peklowane
       *[many] { $count } mięs peklowanych
    }
count-game_meat = { $count ->
        [one] { $count } żeton dziczyzny
        [few] { $count } żetony dziczyzny
       *[many] { $count } żetonów dziczyzny
    }
count-whale_meat = { $count ->
        [one] { $count } mięso wieloryba
        [few] { $count } mięsa wieloryba
       *[many] { $count } mięs wieloryba
    }
count-sheep = { $count ->
        [one] { $count } owcę
        [few] { $count } owce
       *[many] { $count } owiec
    }
count-cattle = { $count ->
        [one] { $count } krowę
        [few] { $count } krowy
       *[many] { $count } krów
    }
count-any_sheep = { $count ->
        [one] { $count } owcę (ciężarną lub nie)
        [few] { $count } owce (ciężarne lub nie)
       *[many] { $count } owiec (ciężarnych lub nie)
    }
count-any_cattle = { $count ->
        [one] { $count } krowę (ciężarną lub nie)
        [few] { $count } krowy (ciężarne lub nie)
       *[many] { $count } krów (ciężarnych lub nie)
    }
count-oil = { $count ->
        [one] { $count } olej
        [few] { $count } oleje
       *[many] { $count } olejów
    }
count-hide = { $count ->
        [one] { $count } skórę
        [few] { $count } skóry
       *[many] { $count } skór
    }
count-wool = { $count ->
        [one] { $count } pled
        [few] { $count } pledy
       *[many] { $count } pledów
    }
count-linen = { $count ->
        [one] { $count } płótno
        [few] { $count } płótna
       *[many] { $count } płócien
    }
count-skin_and_bones = { $count ->
        [one] { $count } żeton skóry i kości
        [few] { $count } żetony skóry i kości
       *[many] { $count } żetonów skóry i kości
    }
count-fur = { $count ->
        [one] { $count } futro
        [few] { $count } futra
       *[many] { $count } futer
    }
count-clothing = { $count ->
        [one] { $count } szatę
        [few] { $count } szaty
       *[many] { $count } szat
    }
count-rune_stone = { $count ->
        [one] { $count } kamień runiczny
        [few] { $count } kamienie runiczne
       *[many] { $count } kamieni runicznych
    }
count-silverware = { $count ->
        [one] { $count } żeton srebrnych sztućców
        [few] { $count } żetony srebrnych sztućców
       *[many] { $count } żetonów srebrnych sztućców
    }
count-chest = { $count ->
        [one] { $count } kufer
        [few] { $count } kufry
       *[many] { $count } kufrów
    }
count-silk = { $count ->
        [one] { $count } żeton jedwabiu
        [few] { $count } żetony jedwabiu
       *[many] { $count } żetonów jedwabiu
    }
count-spices = { $count ->
        [one] { $count } żeton przypraw
        [few] { $count } żetony przypraw
       *[many] { $count } żetonów przypraw
    }
count-jewellery = { $count ->
        [one] { $count } żeton biżuterii
        [few] { $count } żetony biżuterii
       *[many] { $count } żetonów biżuterii
    }
count-treasure_chest = { $count ->
        [one] { $count } skrzynię skarbów
        [few] { $count } skrzynie skarbów
       *[many] { $count } skrzyń skarbów
    }
count-silver_hoard = { $count ->
        [one] { $count } żeton srebrnych skarbów
        [few] { $count } żetony srebrnych skarbów
       *[many] { $count } żetonów srebrnych skarbów
    }
count-bow = { $count ->
        [one] { $count } łuk
        [few] { $count } łuki
       *[many] { $count } łuków
    }
count-snare = { $count ->
        [one] { $count } pułapkę
        [few] { $count } pułapki
       *[many] { $count } pułapek
    }
count-spear = { $count ->
        [one] { $count } włócznię
        [few] { $count } włócznie
       *[many] { $count } włóczni
    }
count-sword = { $count ->
        [one] { $count } miecz
        [few] { $count } miecze
       *[many] { $count } mieczy
    }
count-weapon = { $count ->
        [one] { $count } kartę broni ze stosu
        [few] { $count } karty broni ze stosu
       *[many] { $count } kart broni ze stosu
    }
count-any_weapon = { $count ->
        [one] { $count } dowolną kartę broni
        [few] { $count } dowolne karty broni
       *[many] { $count } dowolnych kart broni
    }
count-whaling_boat = { $count ->
        [one] { $count } wielorybnik
        [few] { $count } wielorybniki
       *[many] { $count } wielorybników
    }
count-knarr = { $count ->
        [one] { $count } knarę
        [few] { $count } knary
       *[many] { $count } knar
    }
count-longship = { $count ->
        [one] { $count } langskip
        [few] { $count } langskipy
       *[many] { $count } langskipów
    }
count-laden_longship = { $count ->
        [one] { $count } langskip załadowany tymi 3 rudami
        [few] { $count } langskipy załadowane tymi 3 rudami
       *[many] { $count } langskipów załadowanych tymi 3 rudami
    }
count-stone_house = { $count ->
        [one] { $count } kamienny dom
        [few] { $count } kamienne domy
       *[many] { $count } kamiennych domów
    }
count-tiles = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
count-vikings = { $count ->
        [one] { $count } wikinga mniej
        [few] { $count } wikingów mniej
       *[many] { $count } wikingów mniej
    }
count-belt = pas (jeśli jest dostępny)
count-chalice = kielich (jeśli jest dostępny)
count-cloakpin = szpilę do płaszcza (jeśli jest dostępna)
count-crucifix = krucyfiks (jeśli jest dostępny)
count-drinking_horn = róg do picia (jeśli jest dostępny)
count-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
count-pregnant_sheep = { $count ->
        [one] { $count } ciężarną owcę
        [few] { $count } ciężarne owce
       *[many] { $count } ciężarnych owiec
    }
count-pregnant_cattle = { $count ->
        [one] { $count } ciężarną krowę
        [few] { $count } ciężarne krowy
       *[many] { $count } ciężarnych krów
    }

## Names

name-1 = Domokrążca
name-2 = Mecenas
name-3 = Kuśnierz
name-4 = Myśliwy
name-5 = Wódz
name-6 = Kamieniarz
name-7 = Młynarz
name-8 = Mistrz cechu
name-9 = Przewoźnik rudy
name-10 = Dojarz
name-11 = Łowca z trójzębem
name-12 = Sternik
name-13 = Łucznik
name-14 = Armator
name-15 = Zagrodnik
name-16 = Kapitan
name-17 = Przewoźnik ze Wschodu
name-18 = Wojownik
name-19 = Gospodarz
name-20 = Budowniczy
name-21 = Zbieracz
name-22 = Górnik
name-23 = Dozorca
name-24 = Wyposażyciel wielorybników
name-25 = Handlarz mięsem
name-26 = Kontroler mięsa
name-27 = Rybak
name-28 = Ślusarz
name-29 = Konserwator mięsa
name-30 = Kupiec jedwabny
name-31 = Magazynier
name-32 = Dostawca oręża
name-33 = Postrzygacz owiec
name-34 = Pasterz
name-35 = Hodowca bydła
name-36 = Kuk
name-37 = Kupiec zamorski
name-38 = Rozjemca
name-39 = Tragarz
name-40 = Mistrz stolarski
name-41 = Ślamazara
name-42 = Włodarz
name-43 = Zbieracz owoców
name-44 = Mistrz krawiecki
name-45 = Pirat
name-46 = Projektant statków
name-47 = Garbarz
name-48 = Gospodarz rolny
name-49 = Oracz
name-50 = Rytownik run
name-51 = Mistrz murarski
name-52 = Nauczyciel
name-53 = Właściciel kramu
name-54 = Kupiec
name-55 = Skarbnik
name-56 = Handlarz bronią
name-57 = Uprawiacz fasoli
name-58 = Tłoczyciel oleju lnianego
name-59 = Tkacz lnu
name-60 = Inspektor
name-61 = Właściciel stoczni
name-62 = Złotnik
name-63 = Tokarz rogów
name-64 = Szkutnik
name-65 = Pogromca smoków
name-66 = Rolnik
name-67 = Osobisty kucharz
name-68 = Zaopatrzeniowiec w broń
name-69 = Dostawca wyposażenia
name-70 = Kurier
name-71 = Karczmarz
name-72 = Jarl
name-73 = Metalurg
name-74 = Pastuch krów
name-75 = Zbieracz kości
name-76 = Powracający
name-77 = Naśladowca
name-78 = Wędrowny kupiec
name-79 = Hodowca
name-80 = Pastuszek
name-81 = Kwatermistrz
name-82 = Budowniczy langskipów
name-83 = Hurtownik
name-84 = Strażnik portu
name-85 = Dmący w róg
name-86 = Skupujący skóry
name-87 = Kaznodzieja
name-88 = Kancelista
name-89 = Miotacz kamieni
name-90 = Szermierz
name-91 = Spóźnialski
name-92 = Współczujący
name-93 = Pomocnik w potrzebie
name-94 = Kupiec korzenny
name-95 = Wędrowiec
name-96 = Dostawca mięsa
name-97 = Zbieracz groszku
name-98 = Szlachcic
name-99 = Rekruter
name-100 = Grabarz
name-101 = Sędzia
name-102 = Kupiec futrzarski
name-103 = Leśny kowal
name-104 = Tchórzliwy wojownik
name-105 = Budowniczy knar
name-106 = Podżegacz
name-107 = Poszukiwacz przygód
name-108 = Kowal
name-109 = Mistrz rachunków
name-110 = Osadnik z Birki
name-111 = Artysta
name-112 = Szynkarz
name-113 = Czeladnik rzemieślniczy
name-114 = Hafciarz jedwabiu
name-115 = Księżniczka
name-116 = Mistrz kamieniarski
name-117 = Właściciel łodzi
name-118 = Posłaniec
name-119 = Mleczarz
name-120 = Pośrednik
name-121 = Cieśla
name-122 = Strażnik gór
name-123 = Sprzedawca oleju
name-124 = Robotnik
name-125 = Skryba
name-126 = Traper
name-127 = Wędkarz
name-128 = Kopacz
name-129 = Peklownik
name-130 = Znawca pułapek
name-131 = Zakładający przynęty
name-132 = Berserk
name-133 = Mistrz lancy
name-134 = Pijak
name-135 = Samotny wilk
name-136 = Najeźdźca
name-137 = Zabijaka
name-138 = Złodziej
name-139 = Poszukiwacz skarbów
name-140 = Wytapiacz tranu
name-141 = Rzeźbiarz kości
name-142 = Łowca wielorybów
name-143 = Sprzedawca poroży
name-144 = Podchodzący zwierzynę
name-145 = Leśnik
name-146 = Saneczkarz
name-147 = Przewodnik łodzi
name-148 = Handlarz przyprawami
name-149 = Ksiądz
name-150 = Kupiec mięsa
name-151 = Rzecznik Tingu
name-152 = Handlowiec
name-153 = Łowca
name-154 = Drwal
name-155 = Bednarz
name-156 = Kruszarz kamieni
name-157 = Rakarz
name-158 = Barbarzyńca
name-159 = Świąteczny łowczy
name-160 = Abstynent
name-161 = Pomocnik wielorybnika
name-162 = Zbieracz lnu
name-163 = Parobek
name-164 = Zbrojny
name-165 = Naczelnik wioski
name-166 = Zbrojmistrz
name-167 = Degustator
name-168 = Jarl z Lade
name-169 = Siewca
name-170 = Pomocnik uchodźcom
name-171 = Piekarz lniany
name-172 = Kucharz rybny
name-173 = Rytownik stempli
name-174 = Podróżnik z Bosforu
name-175 = Wyciskacz oleju z dorsza
name-176 = Nauczyciel manier
name-177 = Pokojówka
name-178 = Budowniczy łodzi
name-179 = Szyper
name-180 = Grabieżca
name-181 = Takielarz
name-182 = Zielarz
name-183 = Dostawca zboża
name-184 = Sponsor
name-185 = Podróżnik do Dorestadu
name-186 = Piekarz grochowy
name-187 = Kronikarz
name-188 = Robotnik kopalniany
name-189 = Żeglarz
name-190 = Kupiec z Bosforu
