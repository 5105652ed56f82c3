# The rules of Skibe, clause by clause

chapter-S-1 = Przygotowanie
clause-S-1-1 = Każdy ma kolor, pięciu wodzów (ekwipunek, prowiant, usunięcie, zamiana, ochrona) i dwie rufy.
clause-S-1-2 = Karty wikingów, na których są tylko kolory nieużywane, wypadają z gry; karta z choć jednym używanym kolorem zostaje. Zostaje 30, 36 lub 40 kart dla 3, 4 lub 5 graczy.
clause-S-1-3 = Trzy dzioby leżą jeden pod drugim: górny, środkowy, dolny. Na każdym leży kamień prowiantu. Trzy następne kamienie prowiantu i cztery kamienie ekwipunku to zasoby.
clause-S-1-4 = Każdy statek zaczyna z dwoma wikingami. Trzy odkryte karty tworzą wystawkę, reszta to zakryty stos. Symbole tych pierwszych kart nie działają.
clause-S-1-5 = Stół ustala, kto zaczyna, albo decyduje los. Gra się zgodnie z ruchem wskazówek zegara.
clause-S-1-6 = Karta wikinga ma jedną lub dwie tarcze i jeden symbol: prowiant albo ekwipunek. Nigdy nie opublikowano, jakie to karty: obie talie są tu rekonstrukcjami.

chapter-S-2 = Tura
clause-S-2-1 = W swojej turze robisz dokładnie jedną rzecz: budujesz kartą wikinga albo dokładasz rufę. Nie możesz pasować.
clause-S-2-2 = Potem kolej na następnego gracza zgodnie z ruchem wskazówek zegara.

chapter-S-3 = Budowanie
clause-S-3-1 = Weź odkrytą kartę albo dobierz w ciemno wierzchnią kartę stosu. Dobraną kartę widzisz, zanim wybierzesz statek, ale musisz ją wyłożyć.
clause-S-3-2 = Dołóż kartę na prawym końcu dowolnego statku, który nie jest pełny. Statek mieści 5, 6 lub 7 wikingów przy 3, 4 lub 5 graczach.
clause-S-3-3 = Potem załaduj na dowolny statek to, co pokazuje symbol tej karty: prowiant na dziób, ekwipunek na wikinga.
clause-S-3-4 = Prowiant: dopóki jest w zasobach, musisz położyć stamtąd jeden kamień na wybrany dziób.
clause-S-3-5 = Nie ma prowiantu w zasobach: możesz przełożyć jeden kamień z dziobu na inny dziób. Ostatni kamień nigdy nie opuszcza dziobu.
clause-S-3-6 = Ekwipunek: dopóki jest w zasobach, musisz położyć stamtąd jeden kamień na wybranego wikinga, który nie ma żadnego koloru właśnie wyłożonej karty.
clause-S-3-7 = Jeśli żaden wiking nie pasuje, nic nie ładujesz i grasz dalej.
clause-S-3-8 = Nie ma ekwipunku w zasobach: możesz przełożyć jeden kamień z dowolnego wikinga na innego, który pasuje.
clause-S-3-9 = Potem możesz zagrać jednego wodza do dowolnego statku, przy którym nikt jeszcze nie zagrał takiej akcji. Pierwszy leży przy dziobie, każdy następny na zewnątrz od poprzedniego.
clause-S-3-10 = Jeśli była to odkryta karta, wystawkę uzupełnia się ze stosu do trzech.

chapter-S-4 = Rufy
clause-S-4-1 = Żeby dołożyć rufę, musisz ją mieć, a na statku musi być co najmniej trzech wikingów; nie musi być pełny. W tej turze nic nie ładujesz i nie zagrywasz wodza.
clause-S-4-2 = Statek od razu jest punktowany: działają jego wodzowie, rozdziela się punkty, potem się sprząta.
clause-S-4-3 = Rufa wypada z gry, a kolej na gracza po tobie.

chapter-S-5 = Wodzowie
clause-S-5-1 = Wodzowie punktowanego statku działają po kolei, najpierw ten zagrany najwcześniej. Decyduje właściciel i może zrezygnować z akcji.
clause-S-5-2 = Ekwipunek: przełóż jeden kamień ekwipunku z wikinga na innego, z zasobów na wikinga albo z wikinga do zasobów; na dowolnych statkach, niezależnie od kolorów.
clause-S-5-3 = Prowiant: przełóż jeden kamień prowiantu z dziobu na inny, z zasobów na dziób albo z dziobu do zasobów. Ostatni kamień na dziobie zostaje.
clause-S-5-4 = Usunięcie: jeden wiking z dowolnego statku, bez ekwipunku i niechroniony, wypada z gry.
clause-S-5-5 = Zamiana: dwóch wikingów bez ekwipunku i niechronionych zamienia się miejscami, na dowolnych statkach; jeden z nich może być odkrytą kartą. Symbole nie działają.
clause-S-5-6 = Ochrona: dopóki ten rząd wodzów nie skończy działać, wikingów na tym statku w kolorze właściciela nie można usunąć ani zamienić.

chapter-S-6 = Punkty i sprzątanie
clause-S-6-1 = Każdy dostaje: (własne tarcze na statku + ekwipunek na wikingach własnego koloru) × prowiant na dziobie.
clause-S-6-2 = Karta w dwóch kolorach, tak jak kamień na niej, liczy się dla obu graczy. Kolory nieużywane nie liczą się dla nikogo.
clause-S-6-3 = Ekwipunek statku i cały prowiant poza jednym kamieniem wracają do zasobów. Jego wikingowie, wodzowie i rufa wypadają z gry.
clause-S-6-4 = Dziób dostaje dwóch nowych wikingów ze stosu. Gdy stos jest za krótki, używa się odkrytych kart, najpierw z pola 1. Ich symbole nie działają.

chapter-S-7 = Wszystkie statki pełne
clause-S-7-1 = Gdy wszystkie trzy statki są pełne, gracz w swojej turze może dołożyć rufę albo zrezygnować; potem pyta się następnego, jeden raz dookoła.
clause-S-7-2 = Kto dołoży rufę, ma turę za sobą, i gra się dalej po tym graczu.
clause-S-7-3 = Jeśli nikt jej nie dołoży, punktowane są wszystkie trzy statki: górny, środkowy, dolny.
clause-S-7-4 = Potem tura należy do gracza, którego zapytano pierwszego. Jeśli po drodze skończą się karty, od razu następuje punktacja końcowa.

chapter-S-8 = Koniec gry
clause-S-8-1 = Gra kończy się, gdy ostatnia karta została wyłożona, przez gracza albo na nowy statek, a stos i wystawka są puste.
clause-S-8-2 = Kto wykłada ostatnią kartę, jeszcze ładuje i może zagrać wodza.
clause-S-8-3 = Punktacja końcowa: najpierw działają wszyscy wodzowie, górnego statku, potem środkowego, potem dolnego.
clause-S-8-4 = Potem płacą wszystkie trzy statki, nawet najkrótsze.
clause-S-8-5 = Wygrywa najwyższa suma. Przy remisie zwycięstwo jest wspólne.

chapter-S-9 = Co jest ukryte
clause-S-9-1 = Ukryta jest tylko kolejność stosu, i to przed wszystkimi.

chapter-S-10 = Opcje stołu
clause-S-10-1 = Na rufie jest tarcza: liczy się dla właściciela w punktacji, którą rufa wywołuje.
clause-S-10-2 = Talia: „pary” ma w każdym kolorze cztery karty z jedną tarczą i po dwie karty każdej pary kolorów. „Bliźnięta” mają w każdym kolorze dwie karty z jedną tarczą i dwie z dwiema jednakowymi oraz po dwie karty każdej pary.
clause-S-10-3 = Ostatnia karta to pełna tura: gdy wyłączone, punktacja końcowa następuje zaraz po ostatniej karcie.
clause-S-10-4 = Nowy statek, za krótki stos: gracz, który dołożył rufę, może wybrać, których odkrytych kart użyć.
clause-S-10-5 = Ochrona wiąże też właściciela: gdy wyłączone, właściciel może usuwać i zamieniać chronionych wikingów.
clause-S-10-6 = Ochrona działa przez całą punktację końcową, także przeciw wodzom niższych statków.
clause-S-10-7 = Odkryte karty może usunąć wódz; lukę uzupełnia się po sprzątaniu.
clause-S-10-8 = Najwyżej jeden kamień ekwipunku na wikinga.
