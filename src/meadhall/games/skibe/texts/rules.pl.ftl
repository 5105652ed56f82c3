# The rules of Skibe, clause by clause

help-aim = Trzy statki są wspólne. Przy każdym podliczeniu statku punkty dostaje każdy, kto ma na nim tarcze: jego tarcze i ekwipunek na wikingach z jego tarczą, razy prowiant na dziobie. O chwili podliczenia decyduje ten, kto dokłada rufę. Wygrywa najwięcej punktów.
    .title = Cel
help-turn = Dołóż kartę wikinga do statku i załaduj to, co pokazuje: prowiant na dziób albo ekwipunek na wikinga. Potem możesz zagrać 1 wodza. Albo dołóż jedną ze swoich 2 ruf do statku z co najmniej 3 wikingami: ten statek zostaje od razu podliczony.
    .title = Tura
help-score = 3 twoje tarcze na statku, 2 kamienie ekwipunku na wikingach z twoją tarczą, 3 prowiantu na dziobie: (3 + 2) × 3 = 15. Karta z Księżycem i Młotem ma 1 kamień i jest sama na statku z 2 prowiantu: Księżyc dostaje (1 + 1) × 2 = 4 i Młot też 4.
    .title = Przykład punktacji
    .count_stern_shield-on = Jeśli w pierwszym przykładzie to twoja rufa, liczy się też jej tarcza: (3 + 2 + 1) × 3 = 18.
help-emblems = Każdy ma godło w osobnym kolorze: Księżyc jest niebieski, Młot czerwony, Sosna zielona, Słońce żółte, a Węzeł fioletowy. Twoje tarcze to tarcze z twoim godłem.
    .title = Godła
help-watch = Stos jest zakryty, ale kartę dobraną ze stosu widzą wszyscy. Wikinga z ekwipunkiem nie można ani usunąć, ani zamienić. Statek, który podczas podliczania traci wikingów, i tak zostaje podliczony. Nie znaleziono publicznej listy 40 kart: ta talia to rekonstrukcja zgodna ze wszystkim, co wiadomo.
    .title = Warto wiedzieć

chapter-S-1 = Przygotowanie
clause-S-1-1 = Każdy ma godło, pięciu wodzów (ekwipunek, prowiant, usunięcie, zamiana, ochrona) i dwie rufy.
clause-S-1-2 = Karty wikingów, na których są tylko nieużywane godła, wypadają z gry; karta z choć jednym używanym godłem zostaje. Zostaje 30, 36 lub 40 kart dla 3, 4 lub 5 graczy.
clause-S-1-3 = Trzy dzioby leżą jeden pod drugim: górny, środkowy, dolny. Na każdym leży kamień prowiantu. Trzy następne kamienie prowiantu i cztery kamienie ekwipunku to zasoby.
clause-S-1-4 = Każdy statek zaczyna z dwoma wikingami. Trzy odkryte karty tworzą wystawkę, reszta to zakryty stos. Symbole tych pierwszych kart nie działają.
clause-S-1-5 = Stół ustala, kto zaczyna, albo decyduje los. Gra się zgodnie z ruchem wskazówek zegara.
clause-S-1-6 = Karta wikinga ma jedną lub dwie tarcze i jeden symbol: prowiant albo ekwipunek. Nie znaleziono publicznej listy 40 kart: ta talia to rekonstrukcja zgodna ze wszystkim, co wiadomo.

chapter-S-2 = Tura
clause-S-2-1 = W swojej turze robisz dokładnie jedną rzecz: budujesz kartą wikinga albo dokładasz rufę. Nie możesz pasować.
clause-S-2-2 = Potem kolej na następnego gracza zgodnie z ruchem wskazówek zegara.

chapter-S-3 = Budowanie
clause-S-3-1 = Weź odkrytą kartę albo dobierz w ciemno wierzchnią kartę stosu. Dobraną kartę widzisz, zanim wybierzesz statek, ale musisz ją wyłożyć.
clause-S-3-2 = Dołóż kartę na prawym końcu dowolnego statku, który nie jest pełny. Statek mieści 5, 6 lub 7 wikingów przy 3, 4 lub 5 graczach.
clause-S-3-3 = Potem załaduj na dowolny statek to, co pokazuje symbol tej karty: prowiant na dziób, ekwipunek na wikinga.
clause-S-3-4 = Prowiant: dopóki jest w zasobach, musisz położyć stamtąd jeden kamień na wybrany dziób.
clause-S-3-5 = Nie ma prowiantu w zasobach: możesz przełożyć jeden kamień z dziobu na inny dziób. Ostatni kamień nigdy nie opuszcza dziobu.
clause-S-3-6 = Ekwipunek: dopóki jest w zasobach, musisz położyć stamtąd jeden kamień na wybranego wikinga, który nie ma żadnego z godeł właśnie wyłożonej karty.
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
clause-S-5-2 = Ekwipunek: przełóż jeden kamień ekwipunku z wikinga na innego, z zasobów na wikinga albo z wikinga do zasobów; na dowolnych statkach, niezależnie od godeł.
clause-S-5-3 = Prowiant: przełóż jeden kamień prowiantu z dziobu na inny, z zasobów na dziób albo z dziobu do zasobów. Ostatni kamień na dziobie zostaje.
clause-S-5-4 = Usunięcie: jeden wiking z dowolnego statku, bez ekwipunku i niechroniony, wypada z gry.
clause-S-5-5 = Zamiana: dwóch wikingów bez ekwipunku i niechronionych zamienia się miejscami, na dowolnych statkach; jeden z nich może być odkrytą kartą. Symbole nie działają.
clause-S-5-6 = Ochrona: dopóki ten rząd wodzów nie skończy działać, wikingów na tym statku z godłem właściciela nie można usunąć ani zamienić.
    .protection_blocks_owner-on = Dotyczy to także właściciela.

chapter-S-6 = Punkty i sprzątanie
clause-S-6-1 = Każdy dostaje: (własne tarcze na statku + ekwipunek na wikingach z własnym godłem) × prowiant na dziobie.
clause-S-6-2 = Karta z dwoma godłami, tak jak kamień na niej, liczy się dla obu graczy. Nieużywane godła nie liczą się dla nikogo.
clause-S-6-3 = Ekwipunek statku i cały prowiant poza jednym kamieniem wracają do zasobów. Jego wikingowie, wodzowie i rufa wypadają z gry.
clause-S-6-4 = Dziób dostaje dwóch nowych wikingów ze stosu. Gdy stos jest za krótki, używa się odkrytych kart. Ich symbole nie działają.
    .new_ship_cards-slots = Najpierw używa się odkrytej karty z pola 1.

chapter-S-7 = Wszystkie statki pełne
clause-S-7-1 = Gdy wszystkie trzy statki są pełne, gracz w swojej turze może dołożyć rufę albo zrezygnować; potem pyta się następnego, jeden raz dookoła.
clause-S-7-2 = Kto dołoży rufę, ma turę za sobą, i gra się dalej po tym graczu.
clause-S-7-3 = Jeśli nikt jej nie dołoży, punktowane są wszystkie trzy statki: górny, środkowy, dolny.
clause-S-7-4 = Potem tura należy do gracza, którego zapytano pierwszego. Jeśli po drodze skończą się karty, od razu następuje punktacja końcowa.

chapter-S-8 = Koniec gry
clause-S-8-1 = Gra kończy się, gdy ostatnia karta została wyłożona, przez gracza albo na nowy statek, a stos i wystawka są puste.
clause-S-8-2 =
    .finish_last_turn-on = Kto wykłada ostatnią kartę, jeszcze ładuje i może zagrać wodza.
clause-S-8-3 = Punktacja końcowa: najpierw działają wszyscy wodzowie, górnego statku, potem środkowego, potem dolnego.
clause-S-8-4 = Potem płacą wszystkie trzy statki, nawet najkrótsze.
clause-S-8-5 = Wygrywa najwyższa suma. Przy remisie zwycięstwo jest wspólne.

chapter-S-9 = Co jest ukryte
clause-S-9-1 = Ukryta jest tylko kolejność stosu, i to przed wszystkimi.

chapter-S-10 = Opcje stołu
clause-S-10-1 =
    .count_stern_shield-on = Na rufie jest tarcza właściciela: liczy się w podliczeniu, które rufa wywołuje.
clause-S-10-2 =
    .deck-pairs = Talia „pary”: po cztery karty z jedną tarczą każdego godła i po dwie karty każdej pary godeł.
    .deck-twins = Talia „bliźnięta”: po dwie karty z jedną tarczą i po dwie z dwiema jednakowymi tarczami każdego godła oraz po dwie karty każdej pary godeł.
clause-S-10-3 =
    .finish_last_turn-off = Podliczenie końcowe następuje zaraz po ostatniej karcie, bez ładunku i bez wodza.
clause-S-10-4 =
    .new_ship_cards-choose = Nowy statek, za krótki stos: gracz, który dołożył rufę, musi wybrać, których odkrytych kart użyć; po trzech pełnych statkach wybiera gracz zapytany jako pierwszy.
clause-S-10-5 =
    .protection_blocks_owner-off = Właściciel może usuwać i zamieniać chronionych wikingów.
clause-S-10-6 =
    .protection_spans_rows-on = Ochrona działa przez całą punktację końcową, także przeciw wodzom niższych statków.
clause-S-10-7 =
    .remove_from_display-on = Odkryte karty może usunąć wódz; lukę uzupełnia się po sprzątaniu.
clause-S-10-8 =
    .one_stone_per_card-on = Najwyżej jeden kamień ekwipunku na wikinga.
