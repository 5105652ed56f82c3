# The rules of Vikings on Board, clause by clause

help-aim = Bierz towary z odpływających statków: każdy jest wart od 1 do 4, zależnie od ceny na rynku na końcu gry. Obstawiaj drużynę, która poprowadzi statek: wygrany zakład daje swoją liczbę. Odpływa siedem z ośmiu statków i gra kończy się z siódmym. Wygrywa najwięcej punktów.
    .title = Cel
help-turn = Wyślij wikinga do wolnego domu w wiosce i wykonaj jego akcję: przesuń fragmenty, załaduj towar, podnieś cenę, postaw zakład albo wybierz „W morze!”. W każdym domu mieści się w rundzie jeden wiking, a zajęte domy wyznaczają kolejność następnej rundy. Kto wybiera „W morze!”, dowodzi: na końcu rundy odpływa statek.
    .title = Tura
    .set_sail_ship_choice-end_of_round = Statek wskazuje się dopiero wtedy.
    .set_sail_ship_choice-when_taken = Statek wskazuje się od razu.
help-score = Ceny: skóry 2, zboże 2, gwoździe 3. Na twoim stosie punktacji, czyli wśród twoich zakrytych towarów, są 2 zboża, 1 gwoździe i 1 skóry, a wygrany zakład ma wartość 4: 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = Przykład punktacji
help-sailing = Odpływa statek: za dziobem Księżyc 3, potem Młot 3, potem Sosna 2. Wiezie zboże, skóry, skóry i gwoździe. Księżyc i Młot mają po 3 tarcze; Księżyc jest bliżej dziobu i prowadzi. Księżyc, Młot i Sosna biorą po 1 towarze, a czwarty znów Księżyc. Zakłady na Księżyc przy tym statku są wygrane.
    .title = Przykład odpłynięcia
help-neutral = Przy 2 lub 3 graczach drużyna, której nikt nie prowadzi, jest neutralna. Neutralne Słońce prowadzi statek, za nim są Księżyc i Młot; na dziobie leżą skóry, zboże i gwoździe. Pierwsza jest kolej Słońca: sąsiad po lewej gracza Księżyca usuwa 1 towar z gry. Potem Księżyc i Młot biorą po 1.
    .title = Drużyny neutralne
help-watch = Zakład albo jest wygrany, albo zostaje na planszy; nigdy nie wraca na rękę. Dopóki możesz wykonać którąś akcję, musisz wybrać jedną z nich. Przebieg gry wymienia każdy brany towar; wartości zakładów są zakryte do końca.
    .title = Warto wiedzieć

chapter-V-1 = Przygotowanie
clause-V-1-1 = Są cztery drużyny: Młot (czerwona), Księżyc (niebieska), Sosna (zielona) i Słońce (żółta). Prowadzisz jedną z nich; drużyna, której nikt nie prowadzi, jest neutralna. W grze są zawsze wszystkie 24 fragmenty kadłuba: każda drużyna ma po dwa z jedną, dwiema i trzema tarczami.
clause-V-1-2 = W porcie stoi osiem statków. Za każdym dziobem leżą trzy losowe fragmenty, żadna drużyna dwa razy na tym samym statku.
clause-V-1-3 = Piętnaście towarów (po pięć skór, zboża i gwoździ) tasuje się zakryte: siedem przy „Ładuj 1”, osiem przy „Weź 3, ładuj 1”. Statki są jeszcze puste.
clause-V-1-4 = Na rynku wszystkie trzy rodzaje zaczynają z ceną 1.
clause-V-1-5 = Masz cztery żetony zakładów o wartościach 1, 2, 3 i 4. Tylko ty możesz je oglądać.
clause-V-1-6 = W 2, 3 lub 4 osoby każdy ma odpowiednio 4, 3 lub 2 wikingów. Los decyduje, kto jest A, B, C i D. Wikingowie ustawiają się od domu 1: ABBAABBA w dwie osoby, ABCBCACAB w trzy, ABCDDCBA w cztery.
clause-V-1-7 = Obok leży siedem ruf: po jednej dla każdego statku, który wypłynie.

chapter-V-2 = Runda
clause-V-2-1 = Wikingowie ruszają się kolejno według zajmowanych domów, od domu 1 w dół. Każdy rusza się raz na rundę.
clause-V-2-2 = Twój wiking przechodzi do wolnego domu po drugiej stronie wioski. W domu mieści się jeden wiking, więc każdą akcję można wykonać najwyżej raz na rundę.
clause-V-2-3 = Musisz wybrać dom, którego akcję możesz wykonać, i ją wykonać.
clause-V-2-4 = Tylko gdy nie możesz wykonać żadnej z wolnych akcji, stawiasz wikinga w dowolnym wolnym domu, bez efektu.
clause-V-2-5 = Gdy wszyscy wikingowie się ruszyli, a ktoś wybrał „W morze!”, ta osoba wysyła statek w morze. W przeciwnym razie żaden statek nie wypływa.
clause-V-2-6 = Jeśli zostały rufy, zaczyna się nowa runda. Jej kolejność wyznaczają zajęte domy, od 1 do 11.
clause-V-2-7 = Akcje dotyczą tylko statków w porcie. Statek ma najwyżej pięć fragmentów; może stracić nawet ostatni.

chapter-V-3 = Wioska
clause-V-3-1 = Pierwszeństwo (1): bez efektu, ale następną rundę zaczynasz ty. Zawsze można je wybrać.
clause-V-3-2 = Zwiększ kontrolę (2): przesuń fragment swojej drużyny w stronę dziobu statku.
    .promote_mode-front = Trafia na sam przód, tuż za dziób.
    .promote_mode-one_step = Przesuwa się o jedno miejsce do przodu.
    .promote_needs_real_move-on = Fragmentu, który już jest z przodu, nie można wybrać.
    .promote_needs_real_move-off = Można wybrać także fragment, który już jest z przodu; nic się nie dzieje.
clause-V-3-3 = Skocz swoim (3): przenieś fragment swojej drużyny na koniec innego statku, który ma mniej niż pięć fragmentów.
clause-V-3-4 = Obstaw (4): połóż zakryty jeden ze swoich żetonów na kółku w porcie.
clause-V-3-5 = Ładuj 1 (5): wierzchni towar stosu trafia odkryty na dziób dowolnego statku w porcie. Możliwe, dopóki starczy stosu.
clause-V-3-6 = Rynek (6): cena jednego rodzaju rośnie o 1. Żadna cena nie przekracza 4 i ceny nigdy nie spadają.
clause-V-3-7 = Skocz dowolnym (7): jak dom 3, ale z fragmentem dowolnej drużyny.
clause-V-3-8 = Obstaw/zmień zakład (8): albo stawiasz zakład jak w domu 4, albo przesuwasz jeden ze swoich zakładów na inne kółko, przy tym samym lub innym statku.
clause-V-3-9 = Weź 3, ładuj 1 (9): obejrzyj w tajemnicy trzy wierzchnie towary stosu albo tyle, ile zostało. Jeden wyłóż odkryty na dowolny statek w porcie.
    .draw_three_return_order-as_drawn = Pozostałe trafiają pod stos w kolejności dobrania.
    .draw_three_return_order-player_choice = Pozostałe trafiają pod stos w kolejności, którą wybierzesz.
clause-V-3-10 = W morze! (10): weź rufę; w tej rundzie to ty dowodzisz.
    .set_sail_ship_choice-end_of_round = Statek wybierasz na końcu rundy.
    .set_sail_ship_choice-when_taken = Statek wybierasz od razu.
clause-V-3-11 = Zamiana (11): dwa fragmenty z dwóch różnych statków zamieniają się miejscami, niezależnie od drużyny.

chapter-V-4 = Wypłynięcie
clause-V-4-1 = Wybiera się statek w porcie, który ma co najmniej jeden towar i co najmniej jeden fragment. Jeśli takiego nie ma, dowolny statek w porcie.
clause-V-4-2 = Najpierw ustala się kontrolę, potem dzieli towary, a na końcu rozlicza zakłady.
clause-V-4-3 = Policz tarcze każdej drużyny na statku: więcej tarcz to wcześniejsza kolej. Drużyna bez fragmentu na pokładzie nie bierze udziału.
clause-V-4-4 = Przy równej liczbie tarcz pierwsza jest drużyna, której najbardziej wysunięty fragment leży bliżej dziobu.
clause-V-4-5 = W tej kolejności każda drużyna bierze jeden towar, aż do wyczerpania. To ty wybierasz, co bierzesz, i kładziesz zakryte na swoim stosie punktacji.
clause-V-4-6 = Gdy przychodzi kolej drużyny neutralnej, jeden towar przepada. Wybiera go sąsiad po lewej tej osoby, która brałaby następna.
    .neutral_clan_counts_as_present-on = Tak jest również wtedy, gdy na statku jest drużyna tylko jednej osoby.
    .neutral_clan_counts_as_present-off = Jeśli jednak na statku jest drużyna tylko jednej osoby, bierze ona wszystkie towary.
clause-V-4-7 = Jeśli na pokładzie nie ma drużyny żadnej z osób, przepadają wszystkie towary. Jeśli nie ma żadnego fragmentu, nie wygrywa też żaden zakład.
clause-V-4-8 = Gdy nie ma już czego wybierać, nikt nie jest pytany: pozostałe towary są jednego rodzaju, wszystkie przypadają jednej osobie albo wszystkie przepadają.
clause-V-4-9 = Statek odpływa ze wszystkimi fragmentami i nigdy nie wraca.

chapter-V-5 = Zakłady
clause-V-5-1 = Zakład leży przed statkiem w porcie, na kółku jednej z czterech drużyn. Przy każdym statku możesz mieć tylko jeden zakład.
    .circle_shared_by_players-on = To samo kółko może obstawić kilka osób.
    .circle_shared_by_players-off = Na kółku mieści się zakład tylko jednej osoby.
    .bets_on_neutral_clans-on = Można obstawić także drużynę neutralną.
    .bets_on_neutral_clans-off = Drużyny neutralnej nie wolno obstawiać.
clause-V-5-2 = Gdy statek wypływa, każdy zakład na prowadzącą drużynę jest wygrany i wraca zakryty do osoby, która go postawiła.
clause-V-5-3 = Pozostałe zakłady zostają przy pustym stanowisku. Dom 8 może je jeszcze przesunąć.
    .move_own_bets_only-on = Przesuwasz tylko swoje zakłady.
    .move_own_bets_only-off = Możesz przesuwać także cudze zakłady.
    .bets_may_move_to_sailed_ship-on = Zakład można przesunąć także na puste stanowisko.
clause-V-5-4 = Wygrany zakład nigdy nie wraca do ręki.

chapter-V-6 = Koniec gry
clause-V-6-1 = Gra kończy się, gdy siódmy statek wypłynął i jego towary zostały podzielone.
clause-V-6-2 = Każdy twój towar jest wart tyle, ile jego cena na rynku, a wygrany zakład tyle, ile jego wartość. Inne zakłady nie liczą się.
clause-V-6-3 = Wygrywa największa liczba punktów. Przy remisie więcej towarów, potem więcej punktów z towarów; dalej zwycięstwo jest wspólne.
clause-V-6-4 = Statek, który został w porcie, nie daje punktów.

chapter-V-7 = Dwie osoby: goście
clause-V-7-1 =
    .two_player_extra_shield-on = Gdy przeciwnik wybierze „W morze!”, musisz od razu postawić neutralnego wikinga na fragmencie swojej drużyny w porcie. Na fragmencie mieści się jeden gość.
clause-V-7-2 =
    .two_player_extra_shield-on = Gość liczy się jako jeszcze jedna tarcza drużyny tego fragmentu.
clause-V-7-3 =
    .two_player_extra_shield-on = Przemieszcza się razem z fragmentem i nigdy się go nie zdejmuje.

chapter-V-8 = Jawne i ukryte
clause-V-8-1 = Wszyscy widzą kadłuby, towary na dziobach, ceny, właściciela i kółko każdego zakładu oraz ile towarów i zakładów gdzie leży.
clause-V-8-2 = Tylko ty widzisz wartości swoich zakładów, swój stos punktacji i towary oglądane przy „Weź 3, ładuj 1”. Kolejności stosów nie zna nikt. Na końcu wszystko się odkrywa.
clause-V-8-3 = Wolno pamiętać to, co się widziało: towary wzięte przez innych i te, które się odłożyło. Boty też pamiętają.
