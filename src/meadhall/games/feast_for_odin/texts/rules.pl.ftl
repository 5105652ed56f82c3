# The rules of A Feast for Odin, clause by clause

help-aim = Zakrywaj swoje plansze. Dobra, srebro i ruda w osadzie i na wyspach oraz żywność i dobra w domach zakrywają punkty ujemne, podnoszą dochód i dają premie. Łodzie, emigracja, wyspy, budynki, zwierzęta i srebro dają punkty. Sama pusta osada kosztuje 86. Wygrywa najwięcej punktów.
    .title = Cel
    .length-long = Gra kończy się po 7 rundach.
    .length-short = Gra kończy się po 6 rundach.
    .occupations-none = Nie ma kart pomocników: kolumny 3 i 4 nie dają kart, dwóch pól, na których tylko gra się karty, nie można użyć, a gra różni się od wydanej.
    .occupations-A-B-C-all = Punkty dają też zagrani pomocnicy.
help-turn = Wybierz wolne pole, postaw na nim tylu wikingów, ile wskazuje jego kolumna (od 1 do 4), i wykonaj akcję albo spasuj do końca rundy. Możesz też kłaść żetony na swoich planszach, kupować łodzie i ładować rudę. Gdy wszyscy spasują, przychodzą dochód, rozmnażanie, uczta i premia.
    .title = Tura
help-score = Knara 5, langskip po emigracji 21, Szetlandy 6 z 4 odkrytymi polami minusowymi, kamienny dom 10 z 2 odkrytymi polami minusowymi, 2 owce 4, 7 srebra, 10 odkrytych pól minusowych w osadzie, 1 kara Ting: 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = Przykład punktacji
help-goods = Dobro ulepsza się z pomarańczowego na czerwone, zielone i niebieskie i zachowuje kształt, na przykład: groch, miód pitny, olej, kamień runiczny. W osadzie i na wyspach leżą tylko zielone i niebieskie dobra, a dwa zielone nigdy nie stykają się tam bokiem.
    .title = Drabina dóbr
help-placing = Tunika (3 × 3) w lewym dolnym rogu pustej osady zakrywa wartości 0, 1 i 2 oraz symbol miodu: dochód wynosi 2, a premia miodu przepada.
    .title = Przykład kładzenia
help-dice = Polowanie z rzutami 3, 7 i 4: liczy się 4. Płacisz 4 drewnem i łukami w dowolnym podziale albo ponosisz porażkę i dostajesz 1 drewno i 1 łuk. Plądrowanie z rzutem 6, 3 rudy na langskipie i 1 miecz: 6 + 3 + 1 = 10, to wystarcza na biżuterię. Po porażce dostajesz 1 kamień i 1 miecz, a 1 wiking może wrócić.
    .title = Przykład polowania i plądrowania
help-feast = Wolnych miejsc jest 9, wyemigrowały 2 łodzie: do zapełnienia zostaje 9 − 4 = 5 miejsc. Groch położony wzdłuż zajmuje 2, sztokfisz 3. Każde puste miejsce to kara Ting: 3 punkty mniej na końcu.
    .title = Przykład uczty

chapter-O-1 = Przygotowanie
clause-O-1-1 =
    .length-long = Gra ma siedem rund.
    .length-short = Gra ma sześć rund, a od początku masz o jednego wikinga więcej.
clause-O-1-2 = Plansza akcji ma 61 pól w czterech kolumnach. W cztery osoby dochodzą dwa żetony naśladowania, każdy losową stroną: jeden w kolumnie 1 albo 2, drugi w kolumnie 3 albo 4.
    .small_board-on = Plansza jest mniejsza: bez pięciu powtórzonych pól.
clause-O-1-3 = Każdy ma planszę osady, dwunastu wikingów, łuk, pułapkę, włócznię i jeden miód pitny; ani srebra, ani łodzi. Tylu wikingów, ile jest rund, stoi na numerowanych miejscach stołu biesiadnego, pozostali na placu Ting.
clause-O-1-4 = Osiem żetonów wzgórz zostaje potasowanych, dwa z nich odkryte (w cztery osoby trzy), ze wszystkim, co na nich wydrukowano.
clause-O-1-5 = Szetlandy, Wyspy Owcze, Islandia i Grenlandia leżą odkryte. Są trzy szopy, trzy kamienne domy, pięć długich domów i piętnaście żetonów specjalnych, każdy jeden raz. Pozostałe karty broni tworzą potasowany stos. Dóbr, łodzi, materiałów, srebra i kart broni nigdy nie zabraknie.
clause-O-1-6 = Zaczyna osoba, na którą się umówiono, albo wylosowana.

chapter-O-2 = Runda
clause-O-2-1 = Runda ma dwanaście faz: dodatkowy wiking, żniwa, wyspy, dodatkowa broń, akcje, gracz rozpoczynający, dochód, rozmnażanie, uczta, premie, wzgórza, powrót wikingów.
clause-O-2-2 = Gra kończy się po uczcie ostatniej rundy. W tej rundzie nie ma premii.

chapter-O-3 = Fazy 1 do 4
clause-O-3-1 = Dodatkowy wiking: każdy przenosi skrajnego lewego wikinga ze stołu biesiadnego na plac Ting.
clause-O-3-2 = Żniwa: każdy bierze po jednym z plonów do poziomu danej rundy. Poziom 1 to groch, fasola i len, poziom 2 dodaje zboże, poziom 3 kapustę, poziom 4 owoce. Bez poziomu jest nieurodzaj.
clause-O-3-3 = Wyspy: w rundach od 3 do 6 (krótka gra od 2 do 5) jedna plansza wyspy odwraca się, jeśli nikt jej nie ma, najpierw A, potem B, C i D; jej srebro wraca do zasobów. Na każdą inną wyspę, której nikt nie ma, kładzie się 2 srebra, nawet gdy plansza do odwrócenia jest zajęta.
clause-O-3-4 = Dodatkowa broń: każdy dobiera jedną kartę broni i kładzie ją odkrytą. Gdy stos się skończy, odrzucone karty tworzą nowy.

chapter-O-4 = W dowolnej chwili
clause-O-4-1 = Tak często, jak chcesz, przy każdej swojej decyzji, możesz kłaść żetony na planszach, kupować łodzie i ładować rudę. W trakcie akcji dopiero od jej pierwszej czynności.
clause-O-4-2 = Łódź kosztuje tyle srebra, ile jest warta punktów: wielorybnik 3, knara 5, langskip 8. Potrzebne jest wolne stanowisko jej wielkości; są trzy małe i cztery duże.
clause-O-4-3 = Rudę można załadować na wielorybnik (jedno miejsce) albo langskip (trzy miejsca), przed akcją lub po niej, ale nie w jej trakcie. Nigdy się jej nie wyładowuje.
clause-O-4-4 = Przed dochodem, przed premiami i po ostatniej uczcie wszyscy jednocześnie mogą układać żetony.
    .ask_always-off = Pytany jest ten, kto może położyć żeton, kupić łódź albo użyć karty.
    .ask_always-on = Pytany jest każdy, kto może coś zrobić, także gdy mieszczą się tylko monety.
clause-O-4-5 = Monety można dowolnie rozmieniać. Niczego się nie oddaje ani nie odrzuca, chyba że coś na to pozwala.

chapter-O-5 = Tura
clause-O-5-1 = Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, po jednej turze: zajmij wolne pole albo spasuj. Kto spasował, nie gra do końca rundy. Bez wikinga na placu Ting pasujesz. Faza kończy się, gdy wszyscy spasowali.
clause-O-5-2 = Pole wymaga dokładnie tylu wikingów, ile wynosi numer kolumny, i można je zająć raz w rundzie.
clause-O-5-3 = Musisz mieć łodzie lub zwierzęta, których wymaga pole, i móc wykonać choć jedną jego część; zapłacenie ceny nią jest.
clause-O-5-4 = Części wykonuje się po kolei. Cenę płaci się w całości, z zasobów, obory i zatoki, nigdy z planszy. Z wydrukowanych możliwości bierzesz jedną. Z tego, co dobrowolne lub „do”, można zrezygnować.
clause-O-5-5 =
    .occupations-A-B-C-all = W trzeciej kolumnie przed akcją dobierasz kartę pomocnika.
clause-O-5-6 =
    .occupations-A-B-C-all = W czwartej kolumnie możesz tuż przed akcją albo tuż po niej zagrać z ręki jednego pomocnika za darmo.
clause-O-5-7 = Żeton naśladowania działa jak pole swojej kolumny zajęte przez innego gracza, z jego wymaganiami, ceną i premią kolumny.
clause-O-5-8 = Gracz rozpoczynający: kto ostatni wysłał wikingów, zaczyna następną rundę. Jeśli nikt, nic się nie zmienia.

chapter-O-6 = Pola akcji
clause-O-6-1 = Szopa kosztuje 2 drewna, kamienny dom 1 kamień, długi dom 2 kamienie; buduje się je, póki są.
clause-O-6-2 = Łodzie buduje się z drewna: wielorybnik 1, knara 2, langskip 2. Bez wolnego stanowiska łodzi wziąć nie można. Za 2 kamienie i 2 drewna otrzymujesz kamienny dom i langskip albo długi dom i knarę.
clause-O-6-3 = Jarmarki i inne zielone pola dają to, co pokazują, niektóre za srebro. Zwierzęta trafiają do obory zwykłą stroną.
clause-O-6-4 = Mleko i pled: po jednym za każdą krowę lub owcę, najwyżej trzy; pole z przyprawami dodaje 2 mleka przy krowie i 1 pled przy owcy. Pole z drewnem daje po jednym drewnie za gracza i jedną rudę.
clause-O-6-5 = Pola rzemiosła pozwalają na jedną wymianę. Mistrzowskie rzemiosło daje 4 srebra; możesz też zamienić pled na tunikę i srebrne sztućce na biżuterię.
clause-O-6-6 = W kuźni jedna ruda staje się biżuterią albo dostępnym żetonem specjalnym z kleszczami.
clause-O-6-7 = Ze wzgórz bierzesz rzeczy od strony strzałki, do podanej liczby; każda podana liczba dotyczy innego wzgórza. Podwójna moneta to jedna rzecz. Puste wzgórze opuszcza grę.
clause-O-6-8 = Ulepszenie zamienia dobro z zasobów lub obory na następny kolor tego samego kształtu: pomarańczowy, czerwony, zielony, niebieski. Żaden żeton nie rośnie dwa razy w jednej akcji. Podwójne ulepszenie to dokładnie dwa poziomy.
clause-O-6-9 = Handel morski wymaga knary i 1 srebra: dowolna liczba różnych zielonych dóbr odwraca się na niebieską stronę, po jednym z rodzaju.
clause-O-6-10 = Sprzedaż okazji wymaga knary: kup do dwóch żetonów specjalnych po ich cenie. Korona Anglii nie jest na sprzedaż.
clause-O-6-11 = Najazd wymaga dwóch langskipów i daje srebrne skarby bez rzutu.
clause-O-6-12 = Odkrywając, bierzesz jedną dostępną wyspę tego pola i leżące na niej srebro. Potrzebna łódź zostaje. Jedna łódź może służyć kilku akcjom w rundzie.
clause-O-6-13 = Emigracja kosztuje tyle srebra, ile wynosi numer rundy. Knara lub langskip kładzie się na dwóch skrajnych lewych wolnych miejscach stołu; oba muszą być bez wikingów. Ruda z łodzi przepada, wiking nie.
clause-O-6-14 = Na polu emigracji za czterech wikingów wielorybnik może najpierw stać się knarą; jego ruda przepada i potrzebne jest wolne duże stanowisko.
clause-O-6-15 =
    .occupations-none = Bez kart pomocników pole, na którym się je dobiera, daje tylko 1 srebro, a pól, na których gra się do dwóch lub do czterech, nie można zająć.
    .occupations-A-B-C-all = Pomocnicy: dobierz jednego i weź 1 srebro; albo zapłać 1 kamień lub rudę, zagraj jednego i weź 1 srebro; albo zagraj do dwóch lub do czterech.

chapter-O-7 = Plansze
clause-O-7-1 = Osada i wyspy przyjmują zielone i niebieskie dobra, żetony specjalne, srebro i rudę. Kamienne i długie domy przyjmują żywność, zielone i niebieskie dobra, żetony specjalne i srebro, ale nie rudę.
clause-O-7-2 = Żeton można obracać, specjalny także odwrócić. Mieści się w obszarze, nie zakrywa innego żetonu ani zablokowanego pola i już się nie rusza. Moneta zakrywa tyle pól, ile jest warta, ruda jedno.
clause-O-7-3 = W osadzie i na wyspach zielone dobra nie stykają się krawędzią z zielonymi; w domach nie stykają się tak dwa pomarańczowe ani dwa czerwone. Rogi mogą się stykać.
clause-O-7-4 = Pole dochodu zakrywa się tylko wtedy, gdy razem z nim zakryte są wszystkie pola na lewo, poniżej i pomiędzy. Symbole liczą się jako zakryte. Inne pola można zakrywać w dowolnej kolejności.
clause-O-7-5 = Dochód: każda linia dochodu płaci najniższą widoczną wartość, wszystkie plansze w tej samej chwili.
clause-O-7-6 = Premie: każdy widoczny symbol, wokół którego zakryto wszystkie pola, daje swoje dobro raz, wszystkie w tej samej chwili. Zakryty symbol przepada. Szpila do płaszcza i kamienny dom tylko, póki są.

chapter-O-8 = Kości
clause-O-8-1 = Przed pierwszym rzutem wybierasz wielorybniki; odtąd łodzie i ruda są ustalone.
clause-O-8-2 = Rzucasz do trzech razy, liczy się ostatni rzut. Po każdym rzucie możesz przerwać i ogłosić sukces albo porażkę.
clause-O-8-3 = Polowanie, pułapki i wieloryby wymagają niskiego wyniku. Przy wielorybach odejmujesz całą rudę użytych łodzi, także wydrukowaną. Za sukces płacisz wynik drewnem i wskazaną bronią w dowolnym podziale. Przy 0 od razu przerywasz i odnosisz sukces.
clause-O-8-4 = Rabunek i plądrowanie wymagają wysokiego wyniku. Plądrowanie dodaje rudę z najlepiej załadowanego langskipa. Każdy zapłacony kamień lub miecz dodaje 1. Przy 5 lub mniej jest porażka; inaczej możesz wziąć jedno niebieskie dobro albo żeton specjalny o takiej lub niższej wartości.
clause-O-8-5 = Porażka nic nie kosztuje i daje jedno drewno lub kamień i jedną broń danego pola. Po pułapce i plądrowaniu może wrócić jeden wiking, po wielorybach dwóch. Wskazana broń pochodzi z odrzuconych, a jeśli jej tam nie ma, ze stosu, który się potem tasuje.

chapter-O-9 = Uczta
clause-O-9-1 = Zapełniasz miejsca stołu bez wikingów, o dwa mniej za każdą łódź, która wyemigrowała.
clause-O-9-2 = Pomarańczowe i czerwone dobra, zwierzęta i srebro kładzie się obok siebie. Dwa pomarańczowe ani dwa czerwone nie mogą sąsiadować; srebro zajmuje jedno miejsce i może leżeć przy wszystkim.
clause-O-9-3 = Z każdego rodzaju jeden żeton może leżeć wzdłuż, pozostałe w poprzek. Nic nie wystaje za koniec. Zwykłe i ciężarne zwierzęta to jeden rodzaj.
clause-O-9-4 = Za każde puste miejsce otrzymujesz karę Ting.
clause-O-9-5 = Po uczcie wszystko ze stołu wraca do zasobów ogólnych.
clause-O-9-6 = Przy każdym talerzu możesz poprosić o najtańsze dozwolone nakrycie reszty stołu, w razie chęci bez jednego rodzaju żywności, albo cofnąć ostatni talerz.

chapter-O-10 = Koniec
clause-O-10-1 = Po ostatniej uczcie wciąż można kłaść żetony.
clause-O-10-2 = Drewno i kamienie z zasobów wypełniają miejsca w szopach i kamiennych domach.
clause-O-10-3 = Punkty: łodzie 3, 5, 8; knary po emigracji 18, langskipy 21; wyspy i budynki według nadruku; owca 2, krowa 3, ciężarne o 1 więcej; zagrani pomocnicy; 1 za każde srebro; 2 za Koronę Anglii, gdziekolwiek leży.
clause-O-10-4 = Punkty ujemne: każde niezakryte pole minusowe osady, wysp i domów, każde puste miejsce na materiał i 3 za każdą karę Ting.
clause-O-10-5 = Wygrywa najwięcej punktów. Przy remisie zwycięzców jest kilku.

chapter-O-11 = Rozmnażanie, wzgórza, powrót wikingów
clause-O-11-1 = Rozmnażanie, owce i krowy osobno: ciężarne zwierzę staje się zwykłe i przynosi jedno zwykłe. Gdy ciężarnego nie ma, a są co najmniej dwa, jedno staje się ciężarne.
clause-O-11-2 = Wzgórza: każde odkryte wzgórze traci rzecz przy strzałce. Wzgórza puste lub z jedną podwójną monetą opuszczają grę. Potem odkrywa się jedno nowe, jeśli jest.
clause-O-11-3 = Powrót wikingów: wszyscy wikingowie wracają na plac Ting i pola są wolne.

chapter-O-12 = Pomocnicy
clause-O-12-1 =
    .occupations-A-B-C-all = Używa się wybranych talii. Każdy dostaje jedną jasną kartę, pozostałe jasne opuszczają grę nieobejrzane. Ciemne tworzą stos.
clause-O-12-2 =
    .occupations-A-B-C-all = Karty na ręce są tajne. Z pustego stosu niczego się nie dobiera.
clause-O-12-3 =
    .occupations-A-B-C-all = Zagrana karta leży odkryta i na koniec liczą się jej punkty.
clause-O-12-4 =
    .occupations-A-B-C-all = Działanie zagranej karty kończy się, zanim gra toczy się dalej. Gdy czeka kilka efektów, właściciel wybiera kolejność. Z tego, co dobrowolne, można zrezygnować; co niemożliwe, odpada. Kilka osób pyta się od pierwszego gracza zgodnie z ruchem wskazówek zegara.
clause-O-12-5 =
    .occupations-A-B-C-all = Akcja z karty nie wymaga wikingów i kończy się, zanim wróci to, co było otwarte.
clause-O-12-6 =
    .occupations-A-B-C-all = Karta do użycia w dowolnym momencie jest na liście czynności możliwych zawsze.
clause-O-12-7 =
    .occupations-A-B-C-all = Cenę sprawdza się, gdy trzeba ją zapłacić. Jeśli nie można jej zapłacić, przepada ona i to, co od niej zależy.
clause-O-12-8 =
    .occupations-A-B-C-all = To, co karta przynosi tuż przed polem, i karta czwartej kolumny zagrana najpierw liczą się przy wyborze pola. Do pierwszej części nie ma wyborów, po których nic nie dałoby się tam zrobić.
clause-O-12-9 =
    .occupations-A-B-C-all = Element, który karta każe położyć od razu, kładzie się albo przepada.

chapter-O-13 = Jedna osoba
clause-O-13-1 = Masz wikingów w dwóch kolorach. W długiej grze jeden z pierwszego stoi na miejscu rundy 1 i po dwóch na miejscach rund 3, 5 i 7, po dwóch z drugiego na miejscach rund 2, 4 i 6; po pięciu jest gotowych. W krótkiej po dwóch na każdym miejscu, a gotowych jest pięciu i sześciu.
clause-O-13-2 = Kolory grają na zmianę. W fazie 1 bierzesz wszystkich wikingów z pola rundy i tych z ich koloru, którzy czekali.
clause-O-13-3 = W fazie 12 wikingowie, którymi właśnie grano, zostają i blokują pola w następnej rundzie; ci z poprzedniej wracają. Niewysłani czekają ze swoim kolorem.
clause-O-13-4 = Nie ma fazy gracza rozpoczynającego ani żetonów naśladowania, a pole z drewnem daje jedno drewno.
clause-O-13-5 =
    .first_card-chosen = Grając samotnie, zamiast losować jasną kartę pomocnika, przeglądasz wszystkie i wybierasz jedną.

chapter-O-14 = Minidodatki
clause-O-14-1 =
    .mini_harvest-on = Żniwa: jeden z czterech znaczników żniw leży odkryty, pozostałe trzy i cztery nieurodzaje są zakryte. Od ostatniego gracza wstecz każdy wybiera znacznik zasobów, w krótkiej grze potem drugi.
clause-O-14-2 =
    .mini_harvest-on = Żniwa, z kartami pomocników: każdy dostaje dwie jasne karty i zachowuje jedną. Osiem kart opuszcza grę.
clause-O-14-3 =
    .mini_harvest-on = Żniwa, krótka gra: każdy dostaje też 3 srebra i kartę broni; z kartami pomocników także dwie ciemne, z których zachowuje jedną, a można ją zagrać za darmo na początku pierwszej tury.
clause-O-14-4 =
    .mini_harvest-on = Żniwa, faza 2: odkryty znacznik daje plony, a każdy twój znacznik zasobów to, co pokazuje. Potem odkrywa się nowy znacznik, a znaczniki zasobów obracają się na jego kolor: pomarańczowy przy żniwach, brązowy przy nieurodzaju.
clause-O-14-5 =
    .mini_harvest-on = Żniwa: Mull leży odkryta i wraz z planszą B zmienia się w Caithness. Pierwsza premia kamienia i ołtarza daje też ołtarz; jeśli Mull odwróci się wcześniej, ołtarz opuszcza grę. Mull odkrywa każda łódź w kolumnie 1, Caithness langskip w kolumnie 3.
clause-O-14-6 =
    .mini_islands-on = Wyspy: Lofoty leżą odkryte i wraz z planszą A zmieniają się w Orkady. Obie odkrywa każda łódź w kolumnie 1. Symbol karty na Orkadach daje broń ze stosu.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Żniwa: z gry usuwa się jeszcze trzydzieści kart.

chapter-O-15 = Co jawne, a co tajne
clause-O-15-1 = Tajne są karty pomocników na ręce i odrzucone przy przygotowaniu, kolejność stosów, zakryte wzgórza i znaczniki. Wszystko inne jest jawne.
