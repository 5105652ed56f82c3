# The rules of Animals on Board, clause by clause

help-aim = Zapełnij swoją arkę, najwyżej 10 zwierzętami. Pojedyncze zwierzę gatunku daje tyle punktów, ile wynosi jego liczba, od 1 do 5. Co najmniej trzy zwierzęta gatunku to stado i dają po 5. Dokładnie dwa zwierzęta gatunku trzeba odesłać i nic nie dają. Każda pozostała skrzynka daje 1. Wygrywa najwięcej punktów.
    .title = Cel
help-turn = Podziel grupę na dwie i weź 1 skrzynkę albo zabierz całą grupę na swoją arkę, płacąc 1 skrzynkę za płytkę. Po zabraniu grupy nie grasz już w tej rundzie. Ostatni gracz w rundzie ma jedną, ostatnią turę. Kto pierwszy zabierze grupę, zaczyna następną rundę.
    .title = Tura
help-score = Zebra 4, lis 2, 3 pandy, 5 tygrysów, 2 słonie i 2 skrzynki. Odchodzą 2 słonie, zostaje 10 zwierząt: 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = Przykład punktacji
help-watch = Podział przy 5 skrzynkach kosztuje 1: zostają 4. Kto zaczyna rundę, nie może od razu zabrać grupy, bo jedyna grupa kosztuje więcej niż 5 skrzynek. 5 tygrysów, 5 pand i żółw 1 to 11 zwierząt, o 1 za dużo: bez żółwia dają 50, bez tygrysa 46. Arki odkrywa się dopiero na końcu. Przebieg gry zachowuje każdą płytkę zabraną jawnie, ale nie płytkę zatrzymaną na początku ani zakrytą.
    .title = Warto wiedzieć

chapter-A-1 = Przygotowanie
clause-A-1-1 = Jest dwanaście gatunków po pięć płytek o wartościach od 1 do 5. Dwóch graczy używa ośmiu gatunków, trzech dziesięciu, czterech wszystkich dwunastu. Losuje się, które zostają w pudełku; wszyscy to wiedzą.
clause-A-1-2 = Używane płytki tasuje się i układa w zakryty stos.
clause-A-1-3 = Każdy ma arkę i jedną skrzynkę z jedzeniem. Reszta z dwudziestu skrzynek to zasoby wspólne.
clause-A-1-4 = Każdy dobiera trzy płytki i ogląda je tylko sam. Wszyscy jednocześnie i w tajemnicy zatrzymują po jednej na arce. Gdy wszyscy wybiorą, pozostałe dwie płytki każdego trafiają odkryte na nabrzeże.
clause-A-1-5 = Jeden gracz ma flagę startową: ten, na którego się umówiono, albo wylosowany.

chapter-A-2 = Początek rundy
clause-A-2-1 = Wszystkie płytki na nabrzeżu zsuwa się w jedną grupę.
clause-A-2-2 = Dokłada się płytki ze stosu, aż odkrytych będzie 8, 10 lub 12 (przy 2, 3 lub 4 graczach). To, co zostało, wlicza się.
clause-A-2-3 = Dokłada się jeszcze jedną płytkę zakrytą, chyba że zakryta płytka z wcześniejszej rundy nadal leży. Nikt jej nie ogląda. Nigdy nie ma więcej niż jednej.
clause-A-2-4 = Wszyscy znów są w rundzie. Skrzynki zostają u graczy. Zaczyna gracz z flagą startową.

chapter-A-3 = Tura
clause-A-3-1 = W swojej turze robisz jedno: dzielisz grupę albo zabierasz grupę.
clause-A-3-2 = Podział: wybierz grupę co najmniej dwóch płytek i podziel ją dowolnie na dwie grupy po co najmniej jednej płytce. Zakryta płytka może trafić do każdej z nich. Innych grup się nie rusza. Potem dostajesz jedną skrzynkę z zasobów.
clause-A-3-3 = Zabranie: wybierz grupę, w której jest nie więcej płytek, niż masz skrzynek, zapłać skrzynkę za każdą płytkę i połóż wszystkie na swojej arce. Jeśli jest wśród nich zakryta, tylko ty widzisz, co to jest. Do końca rundy już nie grasz. Kto pierwszy wyjdzie z rundy, dostaje flagę startową na następną.
clause-A-3-4 = Nikt nie ma więcej niż pięciu skrzynek. Kto dzieli, mając pięć, nie dostaje skrzynki, lecz jedną oddaje i zostają mu cztery.
clause-A-3-5 = Kto nie może ani podzielić, ani zabrać grupy, pasuje i zostaje w rundzie.
clause-A-3-6 = W innych sytuacjach nikt nie pasuje. Jeśli nie ma czego dzielić, trzeba zabrać grupę; jeśli na żadną cię nie stać, trzeba dzielić, nawet mając pięć skrzynek.

chapter-A-4 = Przebieg i koniec rundy
clause-A-4-1 = Gra toczy się zgodnie z ruchem wskazówek zegara. Graczy, którzy wyszli z rundy, pomija się.
clause-A-4-2 = Gdy w rundzie zostaje tylko jeden gracz, ma jedną, ostatnią turę. Potem runda się kończy, cokolwiek się w niej stanie.
    .last_turn_optional-on = Ostatni gracz może podzielić grupę, zabrać grupę albo zrezygnować. Rezygnacja niczego nie zmienia.
    .last_turn_optional-off = Ostatni gracz musi podzielić albo zabrać grupę, jeśli to możliwe.
clause-A-4-3 = Jeśli żadna arka nie jest pełna, następną rundę zaczyna gracz, który pierwszy wyszedł z tej.
clause-A-4-4 = Kto ma dziesięć lub więcej zwierząt, ogłasza to. Na arce mieści się dziesięć; nadmiar do końca należy do właściciela.

chapter-A-5 = Koniec gry
clause-A-5-1 = Gra kończy się wraz z rundą, w której na którejś arce jest dziesięć lub więcej zwierząt. Pozostali najpierw dogrywają tę rundę.
clause-A-5-2 = Każdy oddaje wszystkie gatunki, których ma na arce dokładnie dwa zwierzęta.
clause-A-5-3 = Jeśli potem zostaje więcej niż dziesięć zwierząt, odrzuca się dokładnie nadmiar. Odrzucić można dowolne zwierzęta, ale żaden gatunek nie może zostać z dokładnie dwoma.
    .surplus-best = Wybór, który daje najwięcej punktów, następuje automatycznie.
    .surplus-ask = Które zwierzęta odchodzą, wybierasz ty.
clause-A-5-4 = Zwierzę jedyne ze swojego gatunku daje tyle punktów, ile wynosi jego wartość. Zwierzę w stadzie co najmniej trzech daje 5 punktów niezależnie od wartości. Każda skrzynka daje 1 punkt.
clause-A-5-5 = Wygrywa najwięcej punktów. Przy remisie: więcej gatunków na odpływającej arce. Jeśli nadal jest remis, gracze dzielą się zwycięstwem.

chapter-A-6 = Co jest jawne, a co tajne
clause-A-6-1 = Tajne są: stos, zakryta płytka oraz płytki na arkach, prócz własnej. Wolno pamiętać, co trafiło na arkę jawnie: mówi o tym przebieg gry, arka tego nie pokazuje.
clause-A-6-2 = Jawne są: grupy, skrzynki i liczba zwierząt każdego gracza, kto wyszedł z rundy, flaga startowa oraz gatunki biorące udział w grze.
clause-A-6-3 = Gdy kończy się ostatnia runda, arki zostają odkryte.
