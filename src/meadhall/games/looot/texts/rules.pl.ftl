# The rules of Looot, clause by clause

help-aim = Zapełnij swój fiord zasobami, budynkami i drakkarami tak, by drakkary były pełne, a budowy ukończone. Zamek daje 4, strażnica 2, dom 1, złoto 2, owca 1, drewno 1; pełny drakkar podnosi wartość wszystkiego ze swojego rodzaju. Budowy dają 5, 7 i 9, jedno trofeum swoje punkty. Każdy niepełny drakkar kosztuje 5. Wygrywa najwięcej punktów.
    .title = Cel
help-turn = Postaw wikinga (przedtem możesz użyć tarcz), połóż jego zasób w swoim fiordzie, a potem budynki, które przejmuje. Na koniec tury możesz wziąć 1 drakkar i, raz w grze, 1 trofeum.
    .title = Tura
help-score = Pełne drakkary: zamek +3, owca +1, owca +2. 1 drakkar nie jest pełny. Ołtarz jest ukończony, a trofeum jest za 3 topory. We fiordzie leżą 2 zamki, 3 strażnice, 3 domy, 1 złoto, 4 owce, 2 drewna i 3 topory: 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = Przykład punktacji
help-captures = Grupa 8 wikingów, która pierwszy raz dotyka zamku, bierze od razu 2 kafelki. Gdyby przy 4 wikingach wzięła tam 1, przy 8 wzięłaby jeszcze 1. Druga grupa 4 wikingów przy tym samym zamku nie bierze nic. 3 strażnice połączone naraz to 3 pary: z każdej należą się 2 kafelki.
    .title = Przykłady przejęć
help-watch = Tarcza drugiego wikinga użyta z ostatnim wikingiem przepada bez skutku. Tarczy zajętego pola nie można użyć, dopóki plansza jest pusta. Możesz wziąć niższe trofeum, niż pozwalają topory, ale tylko jedno w grze. Z pełnym fiordem zdobędziesz już tylko trofeum. Wszystkie drakkary i budowy są w ostatnim rozdziale; widok tekstowy pokazuje, które drakkary są jeszcze w woreczku.
    .title = Warto wiedzieć

chapter-L-1 = Przygotowanie
clause-L-1-1 = Plansza składa się z tylu planszetek terenu, ilu jest graczy.
    .layout-random = Planszetki, strony i połączenia są losowane: każda kolejna przylega jednym z boków do wolnego boku już leżącej.
    .layout-example = Planszetki leżą jak w stałym przykładzie dla tej liczby graczy.
clause-L-1-2 = Planszetka oceanu leży wzdłuż wolnego boku planszy. Trzydzieści drakkarów miesza się w woreczku; pięć dobranych leży odkrytych na jej pięciu miejscach.
clause-L-1-3 = Planszetka trofeów leży wzdłuż innego wolnego boku. Leży na niej pięć trofeów: za 2, 3, 4, 5 i 6 toporów, warte 3, 6, 10, 15 i 21 punktów.
clause-L-1-4 = Na każdym polu budynku leżą jego kafelki: dwa na domu, dwa na strażnicy, trzy na zamku.
clause-L-1-5 = Każdy ma trzynastu wikingów, trzy tarcze (drugi wiking, zajęte pole, podwójny zasób) i fiord z 34 wolnymi polami. Każdy dostaje losowo po jednym porcie, ołtarzu i pałacu, które leżą na swoich miejscach we fiordzie. Pozostałe place budowy nie biorą udziału w grze.
clause-L-1-6 = Zaczyna jeden z graczy: ten, na którego umówił się stół, albo wylosowany.

chapter-L-2 = Tury
clause-L-2-1 = Tury następują zgodnie z ruchem wskazówek zegara. W swojej turze stawiasz wikinga, bierzesz to, co przynosi, a na koniec możesz wziąć drakkar i trofeum.
clause-L-2-2 = Kto nie ma już wikingów, jest całkowicie pomijany i nie bierze też drakkarów ani trofeum.
clause-L-2-3 = Tego, co leży we fiordzie, nigdy się nie przesuwa ani nie usuwa. Bez wolnego pola we fiordzie nie zdobywasz kolejnych kafelków: zasobu się nie bierze, budynek zostaje na planszy, drakkara nie można wybrać. Wikinga mimo to się stawia, a trofeum nadal można zdobyć.

chapter-L-3 = Stawianie wikinga
clause-L-3-1 = Musisz postawić jednego wikinga na polu zasobu (drewno, owca, złoto lub topór), na którym nikt nie stoi i które sąsiaduje z czyimkolwiek wikingiem albo z drakkarem na planszetce oceanu.
clause-L-3-2 = Sąsiednie jest jedno z sześciu przylegających pól, także przez złączenie planszetek. Planszetki oceanu i trofeów mają po dwa pola zasobów, używane jak wszystkie inne. Na polach budynków, miejscach drakkarów i trofeach nikt nie staje. Trofea i puste miejsca nie dają sąsiedztwa.
clause-L-3-3 = Musisz wziąć jeden zasób rodzaju tego pola i położyć go na dowolnym wolnym polu swojego fiordu.
clause-L-3-4 = Zasoby nigdy się nie kończą.

chapter-L-4 = Tarcze
clause-L-4-1 = Zanim postawisz wikinga, możesz użyć jednej lub kilku swoich tarcz. Każdej można użyć raz w grze i działa tylko na wikinga, przy którym została użyta.
clause-L-4-2 = Drugi wiking: gdy wszystko, co przyniósł pierwszy, już leży, stawiasz następnego według tych samych zasad.
clause-L-4-3 = Zajęte pole: wiking staje na polu zasobu, na którym już stoi wiking, obojętnie czyj. Nikogo się nie usuwa.
clause-L-4-4 = Podwójny zasób: bierzesz dwa zasoby zamiast jednego. Budynki się nie podwajają.

chapter-L-5 = Przejmowanie budynków
clause-L-5-1 = Gdy zasób już leży, sprawdź, co przejmuje nowy wiking. Musisz wziąć to, co się należy. Jeśli na polu jest mniej kafelków, bierzesz te, które są; puste pole nic nie daje.
clause-L-5-2 = Grupa to wszyscy wikingowie jednego gracza połączeni sąsiednimi polami. Wikingowie jednego gracza na tym samym polu należą do siebie i każdy z nich się liczy.
clause-L-5-3 = Dom: po jednym kafelku z każdego pola domu sąsiadującego z nowym wikingiem.
clause-L-5-4 = Strażnica: gdy twoja grupa dotyka dwóch pól strażnic, które nie były jeszcze przez ciebie połączone, weź po jednym kafelku z każdego z nich. Ta sama para daje kafelki tylko raz; strażnica daje kolejny z inną partnerką. Trzy połączone naraz to trzy pary.
clause-L-5-5 = Zamek: grupie 4 wikingów, która dotyka pola zamku, należy się z niego jeden kafelek, grupie 8 dwa, grupie 12 trzy. Wlicza się to, co już z tego pola wzięto. Każdy zamek liczy się osobno.
clause-L-5-6 = Przejęte kafelki kładzie się po kolei na wolnych polach swojego fiordu. Jeśli pól jest mniej niż kafelków, wybierasz, które bierzesz.

chapter-L-6 = Drakkary i place budowy
clause-L-6-1 = Drakkar jest pełny, gdy trzy pokazane na nim zasoby leżą na sześciu polach wokół niego. Jeśli pokazuje zasób dwa razy, potrzebne są dwa.
clause-L-6-2 = Budowa jest ukończona, gdy wokół niej leżą wszystkie pokazane zasoby i budynki, liczone tak samo.
clause-L-6-3 = Dzieje się to samoczynnie, od razu i na stałe, także gdy drakkar położono jako ostatni. Kafelek służy każdemu drakkarowi i każdej budowie, których dotyka; inne kafelki wokół nie przeszkadzają.

chapter-L-7 = Koniec tury
clause-L-7-1 = Możesz wziąć jeden drakkar z planszetki oceanu i położyć go na dowolnym wolnym polu swojego fiordu.
clause-L-7-2 = Jego miejsce uzupełnia się od razu z woreczka. Gdy woreczek jest pusty, miejsce pozostaje puste.
clause-L-7-3 = Raz w grze możesz zdobyć trofeum, które jeszcze leży, jeśli w twoim fiordzie jest co najmniej tyle toporów, ile wskazuje, gdziekolwiek leżą. Topory zostają.
clause-L-7-4 = Możesz zrobić jedno i drugie w dowolnej kolejności, jedno z nich albo nic.

chapter-L-8 = Koniec gry i punktacja
clause-L-8-1 = Zamek jest wart 4 punkty, strażnica 2, dom 1, złoto 2, owca 1, drewno 1, topór nic. Każdy pełny drakkar podnosi wartość każdego kafelka swojego rodzaju o swój bonus.
clause-L-8-2 = Ukończone budowy dają 5 (port), 7 (ołtarz) i 9 (pałac) punktów, trofeum tyle, ile wskazuje.
clause-L-8-3 = Każdy niezapełniony drakkar kosztuje 5 punktów.
clause-L-8-4 = Gra kończy się, gdy nikt nie ma już wikingów, po zakończeniu tury, w której postawiono ostatniego.
clause-L-8-5 = Wygrywa najwyższa suma. Przy remisie rozstrzyga wyższe trofeum, a jeśli i to równe, zwycięstwo jest wspólne.

chapter-L-9 = Co jest jawne
clause-L-9-1 = Wszystko jest jawne oprócz kolejności drakkarów w woreczku. Każdy może ustalić, które jeszcze w nim są.

chapter-L-10 = Wszystkie drakkary i budowy
clause-L-10-1 = Drakkary, { tile-castle } (4): +3 ({ tile-wood }, 2 × { tile-axe }); +3 (3 × { tile-wood }); +3 (2 × { tile-sheep }, { tile-axe }); +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Drakkary, { tile-watchtower } (5): +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-gold }, 2 × { tile-axe }); +1 (2 × { tile-wood }, { tile-axe }); +2 (2 × { tile-wood }, { tile-gold }); +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Drakkary, { tile-house } (5): +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-sheep }, 2 × { tile-axe }); +1 (3 × { tile-axe }); +1 ({ tile-gold }, 2 × { tile-axe }); +2 (3 × { tile-sheep }).
clause-L-10-4 = Drakkary, { tile-gold } (4): +2 (2 × { tile-wood }, { tile-gold }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, { tile-gold }, { tile-axe }); +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Drakkary, { tile-sheep } (6): +1 ({ tile-sheep }, { tile-gold }, { tile-axe }); +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-sheep }, 2 × { tile-axe }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Drakkary, { tile-wood } (6): +1 ({ tile-wood }, 2 × { tile-axe }); +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-wood }, { tile-gold }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Budowy, { site-port } (5): { tile-sheep }, 2 × { tile-house }; { tile-wood }, 2 × { tile-house }; { tile-wood }, { tile-axe }, { tile-watchtower }; { tile-gold }, { tile-axe }, { tile-house }; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Budowy, { site-altar } (7): { tile-axe }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, 2 × { tile-house }, { tile-watchtower }; { tile-sheep }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower }; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Budowy, { site-palace } (9): { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle }; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle }; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
