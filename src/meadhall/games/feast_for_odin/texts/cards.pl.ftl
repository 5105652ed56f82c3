# Written by tools/odin_cards.py from occupations.json and phrases.pl.ftl. Do not edit.

card-1 = Domokrążca
effect-1 = Na polach targu zwierząt płacisz łącznie o 1 srebro mniej.
occupation-1 = 1 Domokrążca ({ kind-each_time }, 0 punktów): { effect-1 }
card-2 = Mecenas
effect-2 = Na polu, którego nadrukowana cena wynosi co najmniej 2 srebra, płacisz łącznie o 1 srebro mniej (nie za łodzie).
occupation-2 = 2 Mecenas ({ kind-each_time }, 1 punkt): { effect-2 }
card-3 = Kuśnierz
effect-3 = Po użyciu pola, które daje między innymi dokładnie 1 srebro, otrzymujesz 1 pułapkę.
occupation-3 = 3 Kuśnierz ({ kind-each_time }, 1 punkt): { effect-3 }
card-4 = Myśliwy
effect-4 = Od każdego rzutu (także podczas rabunku i plądrowania) odejmujesz 1.
occupation-4 = 4 Myśliwy ({ kind-each_time }, 0 punktów): { effect-4 }
card-5 = Wódz
effect-5 = Po zagraniu przeprowadzasz fazę uczty tylko dla siebie; zwykła uczta tej rundy i tak nastąpi.
occupation-5 = 5 Wódz ({ kind-immediate }, 7 punktów): { effect-5 }
card-6 = Kamieniarz
effect-6 = Za każdy kamień wzięty ze wzgórza otrzymujesz 1 srebro.
occupation-6 = 6 Kamieniarz ({ kind-each_time }, 1 punkt): { effect-6 }
card-7 = Młynarz
effect-7 = Po fazie uczty otrzymujesz zależnie od liczby zbóż w twoich zasobach: 1 → 1 srebro; co najmniej 2 → 2 srebra.
occupation-7 = 7 Młynarz ({ kind-each_time }, 3 punkty): { effect-7 }
card-8 = Mistrz cechu
effect-8 = Przed fazą dochodu otrzymujesz 1 olej, jeśli co najmniej 5 twoich wikingów stoi na polach rzemiosła.
occupation-8 = 8 Mistrz cechu ({ kind-each_time }, 1 punkt): { effect-8 }
card-9 = Przewoźnik rudy
effect-9 = Przed fazą dochodu otrzymujesz 1 rudę za każdy langskip, ale tylko tyle, ile od razu położysz w swojej osadzie i na wyspach.
occupation-9 = 9 Przewoźnik rudy ({ kind-each_time }, 0 punktów): { effect-9 }
card-10 = Dojarz
effect-10 = Po zagraniu otrzymujesz 1 mleko i 1 srebro za każdy rodzaj zwierząt w oborze (owce, krowy).
occupation-10 = 10 Dojarz ({ kind-immediate }, 1 punkt): { effect-10 }
card-11 = Łowca z trójzębem
effect-11 = Po zagraniu otrzymujesz 1 włócznię. Każda włócznia wydana podczas połowu wielorybów obniża wynik o 2.
occupation-11 = 11 Łowca z trójzębem ({ kind-immediate }, { kind-each_time }, 1 punkt): { effect-11 }
effect-11-1 = Po zagraniu otrzymujesz 1 włócznię.
effect-11-2 = Każda włócznia wydana podczas połowu wielorybów obniża wynik o 2.
card-12 = Sternik
effect-12 = Po zagraniu otrzymujesz 1 kufer. Po każdej akcji, w której używasz langskipu, możesz wziąć 1 kartę broni ze stosu.
occupation-12 = 12 Sternik ({ kind-immediate }, { kind-each_time }, 0 punktów): { effect-12 }
effect-12-1 = Po zagraniu otrzymujesz 1 kufer.
effect-12-2 = Po każdej akcji, w której używasz langskipu, możesz wziąć 1 kartę broni ze stosu.
card-13 = Łucznik
effect-13 = Po zagraniu otrzymujesz 1 łuk. Od każdego rzutu podczas polowania odejmujesz 1.
occupation-13 = 13 Łucznik ({ kind-immediate }, { kind-each_time }, 1 punkt): { effect-13 }
effect-13-1 = Po zagraniu otrzymujesz 1 łuk.
effect-13-2 = Od każdego rzutu podczas polowania odejmujesz 1.
card-14 = Armator
effect-14 = Po zagraniu otrzymujesz zależnie od liczby twoich pełnych zestawów wszystkich trzech rodzajów łodzi: 1 → 1 mięso wieloryba; co najmniej 2 → 2 mięsa wieloryba.
occupation-14 = 14 Armator ({ kind-immediate }, 2 punkty): { effect-14 }
card-15 = Zagrodnik
effect-15 = Po zagraniu otrzymujesz 2 miody pitne za każdy kamienny lub długi dom. Za każdym razem, gdy budujesz kamienny lub długi dom, otrzymujesz 1 skórę.
occupation-15 = 15 Zagrodnik ({ kind-immediate }, { kind-each_time }, 1 punkt): { effect-15 }
effect-15-1 = Po zagraniu otrzymujesz 2 miody pitne za każdy kamienny lub długi dom.
effect-15-2 = Za każdym razem, gdy budujesz kamienny lub długi dom, otrzymujesz 1 skórę.
card-16 = Kapitan
effect-16 = Po zagraniu otrzymujesz zależnie od liczby rud załadowanych na twoje łodzie (nadrukowana się nie liczy): 4 → 2 srebra; 5 → 3 srebra; 6 → 4 srebra; co najmniej 7 → 5 srebra.
occupation-16 = 16 Kapitan ({ kind-immediate }, 2 punkty): { effect-16 }
card-17 = Przewoźnik ze Wschodu
effect-17 = Po zagraniu możesz ulepszyć 1 pomarańczowe, czerwone lub zielone dobro do niebieskiego o tym samym kształcie.
occupation-17 = 17 Przewoźnik ze Wschodu ({ kind-immediate }, 0 punktów): { effect-17 }
card-18 = Wojownik
effect-18 = Po zagraniu otrzymujesz zależnie od liczby twoich langskipów z co najmniej 2 rudami: 1 → 1 żeton jedwabiu; 2 → 1 żeton biżuterii; co najmniej 3 → 1 żeton srebrnych skarbów.
occupation-18 = 18 Wojownik ({ kind-immediate }, 0 punktów): { effect-18 }
card-19 = Gospodarz
effect-19 = Po zagraniu otrzymujesz zależnie od liczby twoich żetonów specjalnych (w zasobach i na planszach): 3 → 1 żeton jedwabiu; 4 → 1 żeton przypraw; co najmniej 5 → 1 żeton biżuterii.
occupation-19 = 19 Gospodarz ({ kind-immediate }, 0 punktów): { effect-19 }
card-20 = Budowniczy
effect-20 = Po zagraniu możesz wziąć premie swoich domów.
occupation-20 = 20 Budowniczy ({ kind-immediate }, 0 punktów): { effect-20 }
card-21 = Zbieracz
effect-21 = Po zagraniu możesz wziąć premie swojej osady.
occupation-21 = 21 Zbieracz ({ kind-immediate }, 1 punkt): { effect-21 }
card-22 = Górnik
effect-22 = Po zagraniu otrzymujesz 1 kamień, 1 rudę i 1 srebro za każdy langskip.
occupation-22 = 22 Górnik ({ kind-immediate }, 1 punkt): { effect-22 }
card-23 = Dozorca
effect-23 = Po zagraniu otrzymujesz 2 srebra za każdy kamienny lub długi dom.
occupation-23 = 23 Dozorca ({ kind-immediate }, 1 punkt): { effect-23 }
card-24 = Wyposażyciel wielorybników
effect-24 = Po zagraniu otrzymujesz 1 olej za każdą knarę. Potem otrzymujesz 1 drewno za każdy wielorybnik.
occupation-24 = 24 Wyposażyciel wielorybników ({ kind-immediate }, 2 punkty): { effect-24 }
effect-24-1 = Po zagraniu otrzymujesz 1 olej za każdą knarę.
effect-24-2 = Po zagraniu otrzymujesz 1 drewno za każdy wielorybnik.
card-25 = Handlarz mięsem
effect-25 = Po zagraniu otrzymujesz 1 mięso peklowane za każdą knarę.
occupation-25 = 25 Handlarz mięsem ({ kind-immediate }, 1 punkt): { effect-25 }
card-26 = Kontroler mięsa
effect-26 = Po zagraniu otrzymujesz 1 srebro za każdy rodzaj czerwonych dóbr w zasobach i oborze (ciężarne i zwykłe to jeden rodzaj).
occupation-26 = 26 Kontroler mięsa ({ kind-immediate }, 0 punktów): { effect-26 }
card-27 = Rybak
effect-27 = Po zagraniu otrzymujesz 1 sztokfisz za każdy wielorybnik.
occupation-27 = 27 Rybak ({ kind-immediate }, 1 punkt): { effect-27 }
card-28 = Ślusarz
effect-28 = Za każdy otrzymany kufer i każdą otrzymaną skrzynię skarbów możesz kupić 1 olej za 1 srebro.
occupation-28 = 28 Ślusarz ({ kind-each_time }, 1 punkt): { effect-28 }
card-29 = Konserwator mięsa
effect-29 = Po zagraniu otrzymujesz 1 mięso peklowane za każdą parę z 1 żetonu dziczyzny i 1 mięsa wieloryba w zasobach (zatrzymujesz je).
occupation-29 = 29 Konserwator mięsa ({ kind-immediate }, 3 punkty): { effect-29 }
card-30 = Kupiec jedwabny
effect-30 = Po zagraniu otrzymujesz zależnie od liczby żetonów jedwabiu w twoich zasobach: 1 → 1 srebro; 2 → 3 srebra; co najmniej 3 → 6 srebra.
occupation-30 = 30 Kupiec jedwabny ({ kind-immediate }, 3 punkty): { effect-30 }
card-31 = Magazynier
effect-31 = Po zagraniu wybierasz dobro (nie zwierzę), którego masz w zasobach dokładnie 3 żetony, i otrzymujesz czwarty.
occupation-31 = 31 Magazynier ({ kind-immediate }, 2 punkty): { effect-31 }
card-32 = Dostawca oręża
effect-32 = Po zagraniu otrzymujesz zależnie od liczby twoich langskipów: 1 → 2 karty broni ze stosu; 2 → 5 kart broni ze stosu; co najmniej 3 → 10 kart broni ze stosu.
occupation-32 = 32 Dostawca oręża ({ kind-immediate }, 2 punkty): { effect-32 }
card-33 = Postrzygacz owiec
effect-33 = Po zagraniu otrzymujesz zależnie od liczby twoich owiec (także ciężarnych): 3 → 1 pled; 4–5 → 2 pledy; co najmniej 6 → 3 pledy.
occupation-33 = 33 Postrzygacz owiec ({ kind-immediate }, 2 punkty): { effect-33 }
card-34 = Pasterz
effect-34 = Po zagraniu otrzymujesz zależnie od liczby twoich owiec (także ciężarnych): 2–3 → 1 mleko i 1 pled; co najmniej 4 → 1 mleko i 2 pledy.
occupation-34 = 34 Pasterz ({ kind-immediate }, 0 punktów): { effect-34 }
card-35 = Hodowca bydła
effect-35 = Po zagraniu możesz przeprowadzić fazę rozmnażania tylko dla siebie.
occupation-35 = 35 Hodowca bydła ({ kind-immediate }, 0 punktów): { effect-35 }
card-36 = Kuk
effect-36 = Przed handlem morskim możesz ulepszyć 1 mięso peklowane, żeton dziczyzny lub mięso wieloryba o 1 poziom.
occupation-36 = 36 Kuk ({ kind-each_time }, 2 punkty): { effect-36 }
card-37 = Kupiec zamorski
effect-37 = Przed handlem morskim możesz ulepszyć 1 dobro o 1 poziom.
occupation-37 = 37 Kupiec zamorski ({ kind-each_time }, 1 punkt): { effect-37 }
card-38 = Rozjemca
effect-38 = W fazie dodatkowej broni możesz zamiast karty broni wziąć 1 drewno, 1 kamień albo 1 rudę.
occupation-38 = 38 Rozjemca ({ kind-each_time }, 2 punkty): { effect-38 }
card-39 = Tragarz
effect-39 = W dowolnym momencie możesz przenieść załadowaną rudę ze swoich wielorybników i langskipów do zasobów.
occupation-39 = 39 Tragarz ({ kind-anytime }, 2 punkty): { effect-39 }
card-40 = Mistrz stolarski
effect-40 = W dowolnym momencie możesz zakrywać pola swoich kamiennych i długich domów drewnem tak jak srebrem.
occupation-40 = 40 Mistrz stolarski ({ kind-anytime }, 3 punkty): { effect-40 }
card-41 = Ślamazara
effect-41 = Po fazie premii możesz wymienić 1 srebro albo 1 miód pitny na 1 olej.
occupation-41 = 41 Ślamazara ({ kind-each_time }, 1 punkt): { effect-41 }
card-42 = Włodarz
effect-42 = Przed fazą dochodu możesz położyć 1 drewno albo 1 kamień z zasobów w swojej szopie, aby otrzymać 1 srebro.
occupation-42 = 42 Włodarz ({ kind-each_time }, 2 punkty): { effect-42 }
card-43 = Zbieracz owoców
effect-43 = Po zagraniu otrzymujesz 1 żeton owoców.
occupation-43 = 43 Zbieracz owoców ({ kind-immediate }, 0 punktów): { effect-43 }
card-44 = Mistrz krawiecki
effect-44 = W dowolnym momencie możesz wymienić 1 skórę, 1 pled i 1 płótno na 1 szatę i 3 srebra.
occupation-44 = 44 Mistrz krawiecki ({ kind-anytime }, 1 punkt): { effect-44 }
card-45 = Pirat
effect-45 = W dowolnym momencie możesz wymienić 1 drewno i 6 srebra na 1 skrzynię skarbów.
occupation-45 = 45 Pirat ({ kind-anytime }, -1 punkt): { effect-45 }
card-46 = Projektant statków
effect-46 = W dowolnym momencie możesz wymienić 3 drewna i 1 pled albo 3 drewna i 1 płótno na 1 langskip.
occupation-46 = 46 Projektant statków ({ kind-anytime }, 1 punkt): { effect-46 }
card-47 = Garbarz
effect-47 = W dowolnym momencie możesz wymienić 1 mięso peklowane na 1 skórę.
occupation-47 = 47 Garbarz ({ kind-anytime }, 2 punkty): { effect-47 }
card-48 = Gospodarz rolny
effect-48 = W dowolnym momencie możesz wymienić 1 krowę (ciężarną lub nie) na 1 żeton biżuterii.
occupation-48 = 48 Gospodarz rolny ({ kind-anytime }, 3 punkty): { effect-48 }
card-49 = Oracz
effect-49 = W dowolnym momencie możesz wymienić 1 krowę (ciężarną lub nie) na 1 żeton grochu, 1 żeton lnu, 1 fasolę, 1 zboże i 1 kapustę (liczy się to jako twoje żniwa).
occupation-49 = 49 Oracz ({ kind-anytime }, 3 punkty): { effect-49 }
card-50 = Rytownik run
effect-50 = W dowolnym momencie możesz wymienić 1 kamień runiczny na 1 skórę.
occupation-50 = 50 Rytownik run ({ kind-anytime }, 2 punkty): { effect-50 }
card-51 = Mistrz murarski
effect-51 = W dowolnym momencie możesz wymienić 1 kamień runiczny na 1 srebro i 1 mleko albo 1 srebro i 1 kapustę.
occupation-51 = 51 Mistrz murarski ({ kind-anytime }, 1 punkt): { effect-51 }
card-52 = Nauczyciel
effect-52 = W dowolnym momencie możesz za 1 srebro zagrać 1 kartę pomocnika z ręki.
occupation-52 = 52 Nauczyciel ({ kind-anytime }, 0 punktów): { effect-52 }
card-53 = Właściciel kramu
effect-53 = W dowolnym momencie możesz za 1 srebro ulepszyć 1 pomarańczowe dobro o 1 poziom.
occupation-53 = 53 Właściciel kramu ({ kind-anytime }, 1 punkt): { effect-53 }
card-54 = Kupiec
effect-54 = W dowolnym momencie możesz wymienić 1 żeton srebrnych sztućców na 1 kufer albo 1 żeton jedwabiu.
occupation-54 = 54 Kupiec ({ kind-anytime }, 3 punkty): { effect-54 }
card-55 = Skarbnik
effect-55 = W dowolnym momencie możesz wymienić 1 kufer i 3 srebra na 1 skrzynię skarbów.
occupation-55 = 55 Skarbnik ({ kind-anytime }, 2 punkty): { effect-55 }
card-56 = Handlarz bronią
effect-56 = W dowolnym momencie możesz wymienić 2 dowolne karty broni na 1 rudę.
occupation-56 = 56 Handlarz bronią ({ kind-anytime }, 1 punkt): { effect-56 }
card-57 = Uprawiacz fasoli
effect-57 = W dowolnym momencie możesz wymienić 2 fasole na 1 żeton grochu, 1 miód pitny i 1 sztokfisz.
occupation-57 = 57 Uprawiacz fasoli ({ kind-anytime }, 1 punkt): { effect-57 }
card-58 = Tłoczyciel oleju lnianego
effect-58 = W dowolnym momencie możesz wymienić 2 żetony lnu na 3 oleje.
occupation-58 = 58 Tłoczyciel oleju lnianego ({ kind-anytime }, 3 punkty): { effect-58 }
card-59 = Tkacz lnu
effect-59 = W dowolnym momencie możesz wymienić 2 żetony lnu i 1 srebro na 2 płótna.
occupation-59 = 59 Tkacz lnu ({ kind-anytime }, 0 punktów): { effect-59 }
card-60 = Inspektor
effect-60 = Po zagraniu możesz przenieść 1 swojego wikinga z jednego pola na plac Ting, a także drugiego z tego samego pola za tyle srebra, ile wynosi numer rundy.
occupation-60 = 60 Inspektor ({ kind-immediate }, 2 punkty): { effect-60 }
card-61 = Właściciel stoczni
effect-61 = Po zagraniu możesz wymienić 1 langskip (jego ruda przepada) na 8 srebra.
occupation-61 = 61 Właściciel stoczni ({ kind-immediate }, 3 punkty): { effect-61 }
card-62 = Złotnik
effect-62 = Po zagraniu możesz wymienić 1 rudę i 1 srebro na krucyfiks (jeśli jest dostępny) albo szpilę do płaszcza (jeśli jest dostępna).
occupation-62 = 62 Złotnik ({ kind-immediate }, 3 punkty): { effect-62 }
card-63 = Tokarz rogów
effect-63 = Po zagraniu możesz wymienić 1 owcę (ciężarną lub nie) na 1 mięso peklowane, 1 skórę i 1 pled. Potem możesz kupić róg do picia (jeśli jest dostępny) za 3 srebra.
occupation-63 = 63 Tokarz rogów ({ kind-immediate }, 2 punkty): { effect-63 }
effect-63-1 = Po zagraniu możesz wymienić 1 owcę (ciężarną lub nie) na 1 mięso peklowane, 1 skórę i 1 pled.
effect-63-2 = Po zagraniu możesz kupić róg do picia (jeśli jest dostępny) za 3 srebra.
card-64 = Szkutnik
effect-64 = Po zagraniu możesz wymienić 1 wielorybnik (jego ruda przepada) i 2 srebra na 1 langskip.
occupation-64 = 64 Szkutnik ({ kind-immediate }, 1 punkt): { effect-64 }
card-65 = Pogromca smoków
effect-65 = Po zagraniu możesz wymienić 2 pułapki i 2 włócznie na 1 skrzynię skarbów.
occupation-65 = 65 Pogromca smoków ({ kind-immediate }, 0 punktów): { effect-65 }
card-66 = Rolnik
effect-66 = Po zagraniu możesz za 1 srebro przesunąć 1 pomarańczowe dobro w siatce dóbr do 2 kroków na ukos w górę i w prawo.
occupation-66 = 66 Rolnik ({ kind-immediate }, 0 punktów): { effect-66 }
card-67 = Osobisty kucharz
effect-67 = Po zagraniu możesz kupić 2 żetony srebrnych sztućców, 1 żeton dziczyzny i 1 miód pitny za 4 srebra.
occupation-67 = 67 Osobisty kucharz ({ kind-immediate }, 1 punkt): { effect-67 }
card-68 = Zaopatrzeniowiec w broń
effect-68 = Po zagraniu otrzymujesz 4 karty broni ze stosu.
occupation-68 = 68 Zaopatrzeniowiec w broń ({ kind-immediate }, 2 punkty): { effect-68 }
card-69 = Dostawca wyposażenia
effect-69 = Po zagraniu możesz wziąć karty broni, aż będziesz mieć 2 łuki, 2 pułapki, 2 włócznie i 2 miecze.
occupation-69 = 69 Dostawca wyposażenia ({ kind-immediate }, 1 punkt): { effect-69 }
card-70 = Kurier
effect-70 = Po zagraniu możesz zabrać szpilę do płaszcza z planszy dowolnego gracza; z ogólnych zasobów kładziesz tam 1 żeton srebrnych sztućców i 1 kamień runiczny.
occupation-70 = 70 Kurier ({ kind-immediate }, 0 punktów): { effect-70 }
card-71 = Karczmarz
effect-71 = Po zagraniu możesz zabrać róg do picia z planszy dowolnego gracza; z ogólnych zasobów kładziesz tam 1 kufer i 1 kamień runiczny.
occupation-71 = 71 Karczmarz ({ kind-immediate }, -1 punkt): { effect-71 }
card-72 = Jarl
effect-72 = Po zagraniu możesz kupić 1 kamienny dom za tyle srebra, ile wynosi numer rundy.
occupation-72 = 72 Jarl ({ kind-immediate }, 2 punkty): { effect-72 }
card-73 = Metalurg
effect-73 = Po zagraniu możesz wziąć jedno z tych: 1 żeton srebrnych sztućców za darmo, krucyfiks (jeśli jest dostępny) za 2 srebra albo kielich (jeśli jest dostępny) za 5 srebra.
occupation-73 = 73 Metalurg ({ kind-immediate }, 2 punkty): { effect-73 }
card-74 = Pastuch krów
effect-74 = Po zagraniu możesz wymienić 1 zboże i 2 srebra na 1 krowę.
occupation-74 = 74 Pastuch krów ({ kind-immediate }, 1 punkt): { effect-74 }
card-75 = Zbieracz kości
effect-75 = Po zagraniu możesz kupić 1 żeton skóry i kości za 1 srebro.
occupation-75 = 75 Zbieracz kości ({ kind-immediate }, 0 punktów): { effect-75 }
card-76 = Powracający
effect-76 = Po zagraniu możesz przenieść po 1 swoim wikingu z każdego pola czwartej kolumny na plac Ting.
occupation-76 = 76 Powracający ({ kind-immediate }, 1 punkt): { effect-76 }
card-77 = Naśladowca
effect-77 = Po zagraniu możesz użyć zajętego pola drugiej kolumny bez stawiania wikingów.
occupation-77 = 77 Naśladowca ({ kind-immediate }, 0 punktów): { effect-77 }
card-78 = Wędrowny kupiec
effect-78 = Po zagraniu możesz odwrócić żetony w swoich zasobach, najwyżej tyle, ile wynika z liczby twoich knar: 1 → 2 żetony; 2 → 4 żetony; 3 → 6 żetonów; co najmniej 4 → 7 żetonów.
occupation-78 = 78 Wędrowny kupiec ({ kind-immediate }, 0 punktów): { effect-78 }
effect-78-1 = Po zagraniu możesz odwrócić żetony w swoich zasobach, najwyżej tyle, ile wynika z liczby twoich knar: 1 → 2 żetony; 2 → 4 żetony; 3 → 6 żetonów; co najmniej 4 → 7 żetonów.
effect-78-2 = Po zagraniu możesz odwrócić żetony w swoich zasobach, najwyżej tyle, ile wynika z liczby twoich knar: 1 → 2 żetony; 2 → 4 żetony; 3 → 6 żetonów; co najmniej 4 → 7 żetonów.
effect-78-3 = Po zagraniu możesz odwrócić żetony w swoich zasobach, najwyżej tyle, ile wynika z liczby twoich knar: 1 → 2 żetony; 2 → 4 żetony; 3 → 6 żetonów; co najmniej 4 → 7 żetonów.
effect-78-4 = Po zagraniu możesz odwrócić żetony w swoich zasobach, najwyżej tyle, ile wynika z liczby twoich knar: 1 → 2 żetony; 2 → 4 żetony; 3 → 6 żetonów; co najmniej 4 → 7 żetonów.
card-79 = Hodowca
effect-79 = Po zagraniu możesz odwrócić 1 krowę na ciężarną stronę.
occupation-79 = 79 Hodowca ({ kind-immediate }, 1 punkt): { effect-79 }
card-80 = Pastuszek
effect-80 = Po zagraniu możesz kupić 1 owcę za 2 srebra.
occupation-80 = 80 Pastuszek ({ kind-immediate }, 0 punktów): { effect-80 }
card-81 = Kwatermistrz
effect-81 = Po zagraniu możesz kupić 1 langskip za 8 srebra (o 1 mniej za każdy miecz i o ½ mniej za każdą włócznię i każdy łuk w zasobach, z zaokrągleniem w dół; broń zostaje).
occupation-81 = 81 Kwatermistrz ({ kind-immediate }, 2 punkty): { effect-81 }
card-82 = Budowniczy langskipów
effect-82 = Po zagraniu możesz kupić 1 langskip za cenę zależną od liczby twoich knar: 1 → 6 srebra; 2 → 3 srebra; co najmniej 3 → 1 srebro.
occupation-82 = 82 Budowniczy langskipów ({ kind-immediate }, 1 punkt): { effect-82 }
card-83 = Hurtownik
effect-83 = Po zagraniu możesz ulepszyć do 4 dóbr jednego rodzaju o 1 poziom.
occupation-83 = 83 Hurtownik ({ kind-immediate }, 1 punkt): { effect-83 }
card-84 = Strażnik portu
effect-84 = Po zagraniu możesz wyemigrować bez stawiania wikingów, płacąc o 1 srebro mniej za każdą dużą łódź, którą masz (także emigrującą).
occupation-84 = 84 Strażnik portu ({ kind-immediate }, 0 punktów): { effect-84 }
card-85 = Dmący w róg
effect-85 = Po zagraniu możesz za 1 srebro polować bez stawiania wikingów. Potem możesz za 2 srebra zastawić pułapkę bez stawiania wikingów.
occupation-85 = 85 Dmący w róg ({ kind-immediate }, 0 punktów): { effect-85 }
effect-85-1 = Po zagraniu możesz za 1 srebro polować bez stawiania wikingów.
effect-85-2 = Po zagraniu możesz za 2 srebra zastawić pułapkę bez stawiania wikingów.
card-86 = Skupujący skóry
effect-86 = Po zagraniu możesz kupić 1 skórę za 2 srebra, 2 skóry za 4 srebra albo 3 skóry za 6 srebra.
occupation-86 = 86 Skupujący skóry ({ kind-immediate }, 3 punkty): { effect-86 }
card-87 = Kaznodzieja
effect-87 = Po zagraniu możesz wziąć krucyfiks (jeśli jest dostępny) albo możesz wziąć dokładnie 4 elementy z jednego wzgórza.
occupation-87 = 87 Kaznodzieja ({ kind-immediate }, 0 punktów): { effect-87 }
effect-87-1 = Po zagraniu możesz wziąć krucyfiks (jeśli jest dostępny).
effect-87-2 = Po zagraniu możesz wziąć dokładnie 4 elementy z jednego wzgórza.
card-88 = Kancelista
effect-88 = Przed handlem morskim możesz raz za każdą swoją knarę za 1 srebro przesunąć 1 dobro w siatce dóbr o 1 krok na ukos w górę i w lewo.
occupation-88 = 88 Kancelista ({ kind-each_time }, 2 punkty): { effect-88 }
card-89 = Miotacz kamieni
effect-89 = Każdy kamień wydany podczas rabunku lub plądrowania podnosi wynik o 2.
occupation-89 = 89 Miotacz kamieni ({ kind-each_time }, 1 punkt): { effect-89 }
card-90 = Szermierz
effect-90 = Przed rabunkiem możesz odłożyć do ogólnych zasobów 1 rudę z użytego langskipu; wtedy do każdego rzutu dodajesz 2.
occupation-90 = 90 Szermierz ({ kind-each_time }, 2 punkty): { effect-90 }
card-91 = Spóźnialski
effect-91 = Na końcu fazy akcji możesz za 1 srebro użyć bez stawiania wikingów pustego pola pierwszej kolumny tuż nad polem lub pod polem tej kolumny, na którym stoi twój wiking.
occupation-91 = 91 Spóźnialski ({ kind-each_time }, 0 punktów): { effect-91 }
card-92 = Współczujący
effect-92 = W rundzie bez żniw otrzymujesz zależnie od liczby twoich żetonów specjalnych (w zasobach i na planszach): 3 → 1 srebro; 4 → 2 srebra; co najmniej 5 → 3 srebra.
occupation-92 = 92 Współczujący ({ kind-each_time }, 1 punkt): { effect-92 }
card-93 = Pomocnik w potrzebie
effect-93 = W rundzie bez żniw otrzymujesz zależnie od liczby twoich wielorybników: 1 → 1 fasolę; 2 → 1 zboże; 3 → 1 kapustę.
occupation-93 = 93 Pomocnik w potrzebie ({ kind-each_time }, 3 punkty): { effect-93 }
card-94 = Kupiec korzenny
effect-94 = W rundzie bez żniw możesz wymienić 2 oleje na 1 żeton przypraw.
occupation-94 = 94 Kupiec korzenny ({ kind-each_time }, 2 punkty): { effect-94 }
card-95 = Wędrowiec
effect-95 = W rundzie bez żniw możesz wziąć do 2 elementów z jednego wzgórza.
occupation-95 = 95 Wędrowiec ({ kind-each_time }, 1 punkt): { effect-95 }
card-96 = Dostawca mięsa
effect-96 = W rundzie bez żniw możesz wymienić 1 żeton dziczyzny na 1 mięso wieloryba albo 1 mięso wieloryba na 2 żetony dziczyzny.
occupation-96 = 96 Dostawca mięsa ({ kind-each_time }, 1 punkt): { effect-96 }
card-97 = Zbieracz groszku
effect-97 = W rundzie bez żniw możesz podwoić liczbę żetonów grochu w swoich zasobach, najwyżej do 8.
occupation-97 = 97 Zbieracz groszku ({ kind-each_time }, 1 punkt): { effect-97 }
card-98 = Szlachcic
effect-98 = Po każdym położeniu zboża w kamiennym lub długim domu możesz kupić 1 żeton jedwabiu za 2 srebra.
occupation-98 = 98 Szlachcic ({ kind-each_time }, 2 punkty): { effect-98 }
card-99 = Rekruter
effect-99 = Za każdym razem, gdy masz dobrać kartę pomocnika, możesz zamiast tego zagrać 1 kartę pomocnika z ręki.
occupation-99 = 99 Rekruter ({ kind-each_time }, 2 punkty): { effect-99 }
card-100 = Grabarz
effect-100 = Za każdy kamień runiczny położony na wyspie otrzymujesz 1 srebro.
occupation-100 = 100 Grabarz ({ kind-each_time }, -1 punkt): { effect-100 }
card-101 = Sędzia
effect-101 = Za każdy kamień runiczny położony w kamiennym lub długim domu otrzymujesz 1 miód pitny i 1 srebro.
occupation-101 = 101 Sędzia ({ kind-each_time }, 1 punkt): { effect-101 }
card-102 = Kupiec futrzarski
effect-102 = Gdy pole pozwala ulepszyć dokładnie 1 dobro, możesz zamiast tego wymienić 1 żeton dziczyzny albo 1 żeton jedwabiu na 1 futro.
occupation-102 = 102 Kupiec futrzarski ({ kind-each_time }, 2 punkty): { effect-102 }
card-103 = Leśny kowal
effect-103 = Tuż przed wymianą rudy na polu rzemiosła możesz wziąć 1 element z jednego wzgórza.
occupation-103 = 103 Leśny kowal ({ kind-each_time }, 3 punkty): { effect-103 }
card-104 = Tchórzliwy wojownik
effect-104 = Po nieudanym rabunku otrzymujesz 1 sztokfisz albo 1 olej, jeśli rzucasz najwyżej 2 razy.
occupation-104 = 104 Tchórzliwy wojownik ({ kind-each_time }, 0 punktów): { effect-104 }
card-105 = Budowniczy knar
effect-105 = Na polu budowy wielorybnika dla 1 wikinga możesz zamiast tego zbudować 1 knarę za 3 drewna.
occupation-105 = 105 Budowniczy knar ({ kind-each_time }, 3 punkty): { effect-105 }
card-106 = Podżegacz
effect-106 = Na polu najazdu stawiasz zależnie od liczby twoich langskipów: 3 → 1 wikinga mniej; co najmniej 4 → 2 wikingów mniej.
occupation-106 = 106 Podżegacz ({ kind-each_time }, -1 punkt): { effect-106 }
effect-106-1 = Na polu najazdu stawiasz zależnie od liczby twoich langskipów: 3 → 1 wikinga mniej; co najmniej 4 → 2 wikingów mniej.
effect-106-2 = Na polu najazdu stawiasz zależnie od liczby twoich langskipów: 3 → 1 wikinga mniej; co najmniej 4 → 2 wikingów mniej.
card-107 = Poszukiwacz przygód
effect-107 = Na polu odkrywania dla dowolnej łodzi możesz dowolną łodzią wziąć każdą odkrytą wyspę.
occupation-107 = 107 Poszukiwacz przygód ({ kind-each_time }, 1 punkt): { effect-107 }
card-108 = Kowal
effect-108 = Po postawieniu wikingów na polu rzemiosła i wymianie tam rudy możesz za 1 srebro przenieść 1 z tych wikingów na plac Ting.
occupation-108 = 108 Kowal ({ kind-each_time }, 2 punkty): { effect-108 }
card-109 = Mistrz rachunków
effect-109 = Po użyciu pola handlu morskiego dla 2 wikingów otrzymujesz 1 srebro za każdą knarę.
occupation-109 = 109 Mistrz rachunków ({ kind-each_time }, 2 punkty): { effect-109 }
card-110 = Osadnik z Birki
effect-110 = Po użyciu pola handlu morskiego dla 2 wikingów możesz wyemigrować za zwykłą cenę bez stawiania wikingów.
occupation-110 = 110 Osadnik z Birki ({ kind-each_time }, 1 punkt): { effect-110 }
card-111 = Artysta
effect-111 = Po użyciu pola rzemiosła otrzymujesz 1 srebro za każdy rodzaj materiału (drewno, kamień, ruda) wymieniony tam.
occupation-111 = 111 Artysta ({ kind-each_time }, 1 punkt): { effect-111 }
card-112 = Szynkarz
effect-112 = Za każdym razem, gdy używasz pola rzemiosła, otrzymujesz 1 miód pitny.
occupation-112 = 112 Szynkarz ({ kind-each_time }, 0 punktów): { effect-112 }
card-113 = Czeladnik rzemieślniczy
effect-113 = Przed użyciem pola rzemiosła możesz wziąć 1 element z jednego wzgórza.
occupation-113 = 113 Czeladnik rzemieślniczy ({ kind-each_time }, 0 punktów): { effect-113 }
card-114 = Hafciarz jedwabiu
effect-114 = Po użyciu pola rzemiosła możesz kupić 1 żeton jedwabiu za 3 srebra.
occupation-114 = 114 Hafciarz jedwabiu ({ kind-each_time }, 3 punkty): { effect-114 }
card-115 = Księżniczka
effect-115 = Za każdym razem, gdy używasz pola budowy domów, otrzymujesz 1 żeton srebrnych sztućców.
occupation-115 = 115 Księżniczka ({ kind-each_time }, 1 punkt): { effect-115 }
card-116 = Mistrz kamieniarski
effect-116 = Na polach budowy domów płacisz za dom o 1 kamień mniej.
occupation-116 = 116 Mistrz kamieniarski ({ kind-each_time }, 2 punkty): { effect-116 }
card-117 = Właściciel łodzi
effect-117 = Po zbudowaniu knary lub langskipu za co najmniej 1 drewno możesz ulepszyć 1 dobro o 1 poziom.
occupation-117 = 117 Właściciel łodzi ({ kind-each_time }, 3 punkty): { effect-117 }
card-118 = Posłaniec
effect-118 = Za każdym razem, gdy używasz pola jarmarku, otrzymujesz 1 miód pitny i 1 kamień.
occupation-118 = 118 Posłaniec ({ kind-each_time }, 0 punktów): { effect-118 }
card-119 = Mleczarz
effect-119 = Za każdym razem, gdy używasz pola jarmarku, otrzymujesz 1 mleko.
occupation-119 = 119 Mleczarz ({ kind-each_time }, 1 punkt): { effect-119 }
card-120 = Pośrednik
effect-120 = Po użyciu pola jarmarku możesz za 1 srebro ulepszyć 1 dobro o 1 poziom.
occupation-120 = 120 Pośrednik ({ kind-each_time }, 2 punkty): { effect-120 }
card-121 = Cieśla
effect-121 = Przed użyciem pola budowy domów lub budowy łodzi możesz wziąć 1 element z jednego wzgórza.
occupation-121 = 121 Cieśla ({ kind-each_time }, 0 punktów): { effect-121 }
card-122 = Strażnik gór
effect-122 = Po użyciu pola, na którym bierze się ze wzgórz, otrzymujesz zależnie od liczby różnych rzeczy wziętych ze wzgórz (drewno, kamień, ruda, srebro): 2 → 1 miód pitny; 3 → 1 skórę; co najmniej 4 → 1 kufer.
occupation-122 = 122 Strażnik gór ({ kind-each_time }, 0 punktów): { effect-122 }
card-123 = Sprzedawca oleju
effect-123 = Po użyciu pola, które ulepsza dokładnie 1 dobro, możesz wymienić 1 olej na 1 żeton srebrnych sztućców.
occupation-123 = 123 Sprzedawca oleju ({ kind-each_time }, 1 punkt): { effect-123 }
card-124 = Robotnik
effect-124 = Po użyciu pola, które daje między innymi dokładnie 2 srebra, możesz kupić 1 zboże i 2 drewna za 2 srebra.
occupation-124 = 124 Robotnik ({ kind-each_time }, 1 punkt): { effect-124 }
card-125 = Skryba
effect-125 = Za każdym razem, gdy odkrywasz wyspę lub emigrujesz, otrzymujesz 1 kamień runiczny.
occupation-125 = 125 Skryba ({ kind-each_time }, 0 punktów): { effect-125 }
card-126 = Traper
effect-126 = Po udanym zastawieniu pułapki otrzymujesz 1 srebro.
occupation-126 = 126 Traper ({ kind-each_time }, 2 punkty): { effect-126 }
card-127 = Wędkarz
effect-127 = Po udanym zastawieniu pułapki otrzymujesz 1 sztokfisz.
occupation-127 = 127 Wędkarz ({ kind-each_time }, 1 punkt): { effect-127 }
card-128 = Kopacz
effect-128 = Po udanym zastawieniu pułapki możesz wziąć 1 element z jednego wzgórza.
occupation-128 = 128 Kopacz ({ kind-each_time }, 2 punkty): { effect-128 }
card-129 = Peklownik
effect-129 = Po udanym zastawieniu pułapki możesz wymienić 1 pułapkę na 1 mięso peklowane.
occupation-129 = 129 Peklownik ({ kind-each_time }, 1 punkt): { effect-129 }
card-130 = Znawca pułapek
effect-130 = Po udanym zastawieniu pułapki na polu, na którym stoją twoi wikingowie, możesz za 2 pułapki przenieść 1 z tych wikingów na plac Ting.
occupation-130 = 130 Znawca pułapek ({ kind-each_time }, 1 punkt): { effect-130 }
card-131 = Zakładający przynęty
effect-131 = Po każdym zastawieniu pułapki, udanym lub nie, możesz wymienić 1 sztokfisz na 1 żeton dziczyzny.
occupation-131 = 131 Zakładający przynęty ({ kind-each_time }, 1 punkt): { effect-131 }
card-132 = Berserk
effect-132 = Przed plądrowaniem możesz odłożyć do ogólnych zasobów 1 rudę z użytego langskipu; wtedy do każdego rzutu dodajesz 3.
occupation-132 = 132 Berserk ({ kind-each_time }, 2 punkty): { effect-132 }
card-133 = Mistrz lancy
effect-133 = Po udanym rabunku otrzymujesz 1 srebro albo 1 żeton grochu.
occupation-133 = 133 Mistrz lancy ({ kind-each_time }, 1 punkt): { effect-133 }
card-134 = Pijak
effect-134 = Po nieudanym rabunku otrzymujesz 1 miód pitny.
occupation-134 = 134 Pijak ({ kind-each_time }, 0 punktów): { effect-134 }
card-135 = Samotny wilk
effect-135 = Po udanym rabunku lub plądrowaniu otrzymujesz 1 miecz, jeśli wydajesz dokładnie 1 miecz.
occupation-135 = 135 Samotny wilk ({ kind-each_time }, 2 punkty): { effect-135 }
card-136 = Najeźdźca
effect-136 = Do każdego rzutu podczas rabunku i plądrowania dodajesz 1. Możesz podzielić wynik rabunku lub plądrowania i wziąć dwie zdobycze.
occupation-136 = 136 Najeźdźca ({ kind-each_time }, 2 punkty): { effect-136 }
effect-136-1 = Do każdego rzutu podczas rabunku i plądrowania dodajesz 1.
effect-136-2 = Możesz podzielić wynik rabunku lub plądrowania i wziąć dwie zdobycze.
card-137 = Zabijaka
effect-137 = Podczas rabunku i plądrowania możesz wydawać włócznie jak miecze.
occupation-137 = 137 Zabijaka ({ kind-each_time }, 3 punkty): { effect-137 }
card-138 = Złodziej
effect-138 = Podczas rabunku i plądrowania możesz wziąć zielone dobro; jego wartość w mieczach to wartość niebieskiej strony minus 1.
occupation-138 = 138 Złodziej ({ kind-each_time }, 1 punkt): { effect-138 }
card-139 = Poszukiwacz skarbów
effect-139 = Podczas rabunku i plądrowania najwyższa wartość w mieczach wśród żetonów specjalnych w ogólnych zasobach jest o 1 niższa.
occupation-139 = 139 Poszukiwacz skarbów ({ kind-each_time }, 1 punkt): { effect-139 }
card-140 = Wytapiacz tranu
effect-140 = Po udanym połowie wielorybów otrzymujesz 1 olej.
occupation-140 = 140 Wytapiacz tranu ({ kind-each_time }, 2 punkty): { effect-140 }
card-141 = Rzeźbiarz kości
effect-141 = Po udanym połowie wielorybów (jeśli nie wydajesz drewna) otrzymujesz zależnie od liczby użytych wielorybników: 1 → 1 kapustę; 2 → 1 fasolę; 3 → 1 żeton grochu.
occupation-141 = 141 Rzeźbiarz kości ({ kind-each_time }, 2 punkty): { effect-141 }
card-142 = Łowca wielorybów
effect-142 = Po udanym połowie wielorybów otrzymujesz 1 włócznię, jeśli wydajesz dokładnie 1 włócznię.
occupation-142 = 142 Łowca wielorybów ({ kind-each_time }, 3 punkty): { effect-142 }
card-143 = Sprzedawca poroży
effect-143 = Po udanym polowaniu otrzymujesz 1 srebro.
occupation-143 = 143 Sprzedawca poroży ({ kind-each_time }, 2 punkty): { effect-143 }
card-144 = Podchodzący zwierzynę
effect-144 = Po udanym polowaniu możesz kupić 1 żeton skóry i kości za 2 srebra.
occupation-144 = 144 Podchodzący zwierzynę ({ kind-each_time }, 0 punktów): { effect-144 }
card-145 = Leśnik
effect-145 = Przed polowaniem możesz wziąć 1 element z jednego wzgórza.
occupation-145 = 145 Leśnik ({ kind-each_time }, 2 punkty): { effect-145 }
card-146 = Saneczkarz
effect-146 = Od każdego rzutu podczas polowania i zastawiania pułapek odejmujesz 1.
occupation-146 = 146 Saneczkarz ({ kind-each_time }, 0 punktów): { effect-146 }
card-147 = Przewodnik łodzi
effect-147 = Podczas rabunku, plądrowania, najazdu i odkrywania wysp twoje knary mogą zastąpić langskipy, ale nie przewożą rudy.
occupation-147 = 147 Przewodnik łodzi ({ kind-each_time }, 1 punkt): { effect-147 }
card-148 = Handlarz przyprawami
effect-148 = Po zbudowaniu knary za co najmniej 1 drewno możesz kupić 1 żeton przypraw za 3 srebra.
occupation-148 = 148 Handlarz przyprawami ({ kind-each_time }, 1 punkt): { effect-148 }
card-149 = Ksiądz
effect-149 = Tuż przed użyciem pola handlu morskiego otrzymujesz 1 olej.
occupation-149 = 149 Ksiądz ({ kind-each_time }, 1 punkt): { effect-149 }
card-150 = Kupiec mięsa
effect-150 = Gdy otrzymujesz naraz dokładnie 2 sztokfisze lub 2 mięsa peklowane, możesz zamiast jednego z nich wziąć 1 żeton dziczyzny.
occupation-150 = 150 Kupiec mięsa ({ kind-each_time }, 0 punktów): { effect-150 }
card-151 = Rzecznik Tingu
effect-151 = Za każdym razem, gdy w fazie akcji wraca na twój plac Ting naraz 1 lub 2 wikingów, otrzymujesz 1 srebro.
occupation-151 = 151 Rzecznik Tingu ({ kind-each_time }, 3 punkty): { effect-151 }
card-152 = Handlowiec
effect-152 = W każdej akcji, która ulepsza 3 lub 4 dobra, możesz jedno z nich ulepszyć o 2 poziomy.
occupation-152 = 152 Handlowiec ({ kind-each_time }, 1 punkt): { effect-152 }
card-153 = Łowca
effect-153 = W każdej akcji z kostkami możesz rzucać do 4 razy.
occupation-153 = 153 Łowca ({ kind-each_time }, 2 punkty): { effect-153 }
card-154 = Drwal
effect-154 = Po każdej akcji, na którą stawiasz wikingów i która daje ci co najmniej 2 drewna, otrzymujesz 1 srebro.
occupation-154 = 154 Drwal ({ kind-each_time }, 2 punkty): { effect-154 }
card-155 = Bednarz
effect-155 = Po każdej akcji, na którą stawiasz wikingów i która daje ci co najmniej 2 drewna, możesz wymienić 1 drewno na 1 sztokfisz.
occupation-155 = 155 Bednarz ({ kind-each_time }, 2 punkty): { effect-155 }
card-156 = Kruszarz kamieni
effect-156 = Po każdej akcji, na którą stawiasz wikingów i która daje ci co najmniej 1 kamień, otrzymujesz 1 srebro.
occupation-156 = 156 Kruszarz kamieni ({ kind-each_time }, 2 punkty): { effect-156 }
card-157 = Rakarz
effect-157 = Za każdą owcę i każdą krowę położoną na stole biesiadnym otrzymujesz 1 żeton skóry i kości.
occupation-157 = 157 Rakarz ({ kind-each_time }, 0 punktów): { effect-157 }
card-158 = Barbarzyńca
effect-158 = Za każdy żeton dziczyzny i każde mięso wieloryba położone na stole biesiadnym otrzymujesz 3 karty broni ze stosu i 1 srebro.
occupation-158 = 158 Barbarzyńca ({ kind-each_time }, 1 punkt): { effect-158 }
card-159 = Świąteczny łowczy
effect-159 = Po fazie uczty możesz polować bez stawiania wikingów, jeśli na twoim stole biesiadnym leżała dziczyzna.
occupation-159 = 159 Świąteczny łowczy ({ kind-each_time }, 1 punkt): { effect-159 }
card-160 = Abstynent
effect-160 = W fazie uczty otrzymujesz 1 srebro, jeśli nie kładziesz miodu pitnego na stole biesiadnym; jeśli to obiecasz, bierzesz je od razu.
occupation-160 = 160 Abstynent ({ kind-each_time }, 2 punkty): { effect-160 }
card-161 = Pomocnik wielorybnika
effect-161 = W fazie premii otrzymujesz 1 kapustę, jeśli co najmniej 7 twoich wikingów stoi na polach trzeciej kolumny.
occupation-161 = 161 Pomocnik wielorybnika ({ kind-each_time }, 0 punktów): { effect-161 }
card-162 = Zbieracz lnu
effect-162 = W fazie premii otrzymujesz 1 żeton lnu, jeśli co najmniej 7 twoich wikingów stoi na polach drugiej kolumny.
occupation-162 = 162 Zbieracz lnu ({ kind-each_time }, 1 punkt): { effect-162 }
card-163 = Parobek
effect-163 = Po udanym polowaniu na polu dla 2 wikingów, na którym stoją twoi wikingowie, otrzymujesz 1 skórę i 1 srebro.
occupation-163 = 163 Parobek ({ kind-each_time }, 1 punkt): { effect-163 }
card-164 = Zbrojny
effect-164 = Tuż przed postawieniem dokładnie 4 wikingów w czwartej kolumnie możesz wziąć 1 element z jednego wzgórza, ale tylko kamień lub rudę.
occupation-164 = 164 Zbrojny ({ kind-each_time }, 3 punkty): { effect-164 }
card-165 = Naczelnik wioski
effect-165 = Na początku fazy uczty otrzymujesz 2 srebra, jeśli masz w zasobach co najmniej 1 szatę.
occupation-165 = 165 Naczelnik wioski ({ kind-each_time }, 3 punkty): { effect-165 }
card-166 = Zbrojmistrz
effect-166 = Przed postawieniem dokładnie 2 wikingów w drugiej kolumnie, oprócz pierwszego postawienia 2 wikingów w rundzie, możesz wziąć 1 kartę broni ze stosu.
occupation-166 = 166 Zbrojmistrz ({ kind-each_time }, 1 punkt): { effect-166 }
card-167 = Degustator
effect-167 = Na początku fazy uczty otrzymujesz zależnie od liczby żetonów przypraw w twoich zasobach: 1 → 1 srebro; co najmniej 2 → 2 srebra.
occupation-167 = 167 Degustator ({ kind-each_time }, 3 punkty): { effect-167 }
card-168 = Jarl z Lade
effect-168 = Za każdym razem, gdy liczba wikingów na twoim placu Ting zmienia się na dokładnie 3, otrzymujesz 1 srebro.
occupation-168 = 168 Jarl z Lade ({ kind-each_time }, 2 punkty): { effect-168 }
card-169 = Siewca
effect-169 = W fazie żniw otrzymujesz 1 żeton lnu (jeśli przedtem masz w zasobach co najmniej 1 żeton lnu) albo 1 zboże (jeśli przedtem masz w zasobach co najmniej 1 zboże).
occupation-169 = 169 Siewca ({ kind-each_time }, 1 punkt): { effect-169 }
card-170 = Pomocnik uchodźcom
effect-170 = Za każdą emigrację płacisz o 2 srebra mniej.
occupation-170 = 170 Pomocnik uchodźcom ({ kind-each_time }, 0 punktów): { effect-170 }
card-171 = Piekarz lniany
effect-171 = Po fazie żniw możesz wymienić 1 żeton lnu na 1 zboże i 1 srebro.
occupation-171 = 171 Piekarz lniany ({ kind-each_time }, 2 punkty): { effect-171 }
card-172 = Kucharz rybny
effect-172 = Po fazie uczty możesz przenieść sztokfisze ze stołu biesiadnego do swoich kamiennych i długich domów.
occupation-172 = 172 Kucharz rybny ({ kind-each_time }, 0 punktów): { effect-172 }
card-173 = Rytownik stempli
effect-173 = Za każdą rudę usuwaną ze wzgórz na końcu rundy otrzymujesz 1 srebro. Za każdą usuwaną wtedy podwójną monetę otrzymujesz 2 srebra.
occupation-173 = 173 Rytownik stempli ({ kind-each_time }, 1 punkt): { effect-173 }
effect-173-1 = Za każdą rudę usuwaną ze wzgórz na końcu rundy otrzymujesz 1 srebro.
effect-173-2 = Za każdą usuwaną wtedy podwójną monetę otrzymujesz 2 srebra.
card-174 = Podróżnik z Bosforu
effect-174 = Za każdą krowę, która trafia do twojej obory, możesz kupić 1 żeton jedwabiu za 3 srebra albo 1 żeton przypraw za 4 srebra.
occupation-174 = 174 Podróżnik z Bosforu ({ kind-each_time }, 1 punkt): { effect-174 }
card-175 = Wyciskacz oleju z dorsza
effect-175 = Po każdej akcji, która daje ci co najmniej 1 sztokfisz, możesz kupić 1 olej za 1 srebro.
occupation-175 = 175 Wyciskacz oleju z dorsza ({ kind-each_time }, 2 punkty): { effect-175 }
card-176 = Nauczyciel manier
effect-176 = Po każdej akcji, w której zagrywasz kartę pomocnika, otrzymujesz 1 żeton grochu.
occupation-176 = 176 Nauczyciel manier ({ kind-each_time }, 3 punkty): { effect-176 }
card-177 = Pokojówka
effect-177 = Gdy jeden z twoich kamiennych lub długich domów daje dokładnie 1 dobro premii, możesz zamiast tego wziąć 1 żeton srebrnych sztućców.
occupation-177 = 177 Pokojówka ({ kind-each_time }, 0 punktów): { effect-177 }
card-178 = Budowniczy łodzi
effect-178 = Gdy tylko masz 4 duże łodzie, otrzymujesz 2 wielorybniki.
occupation-178 = 178 Budowniczy łodzi ({ kind-as_soon_as }, 0 punktów): { effect-178 }
card-179 = Szyper
effect-179 = Gdy następnym razem zdobywasz knarę, otrzymujesz 1 sztokfisz i 1 srebro za każdą knarę.
occupation-179 = 179 Szyper ({ kind-as_soon_as }, 2 punkty): { effect-179 }
card-180 = Grabieżca
effect-180 = Gdy tylko masz 3 langskipy, otrzymujesz zależnie od twojego obecnego dochodu: najwyżej 5 → 4 żetony srebrnych sztućców; 6–11 → 3 żetony srebrnych sztućców; 12–30 → 2 żetony srebrnych sztućców.
occupation-180 = 180 Grabieżca ({ kind-as_soon_as }, -2 punkty): { effect-180 }
card-181 = Takielarz
effect-181 = Gdy tylko masz 3 duże łodzie, otrzymujesz zależnie od twojego obecnego dochodu: najwyżej 4 → 3 pledy; 5–9 → 2 pledy; 10–30 → 1 pled.
occupation-181 = 181 Takielarz ({ kind-as_soon_as }, 1 punkt): { effect-181 }
card-182 = Zielarz
effect-182 = W dowolnym momencie, od kiedy masz 2 kamienne lub długie domy, ale tylko raz w grze, możesz wymienić 2 drewna na 1 żeton przypraw albo 5 drewna na 2 żetony przypraw.
occupation-182 = 182 Zielarz ({ kind-as_soon_as }, 1 punkt): { effect-182 }
card-183 = Dostawca zboża
effect-183 = Po zagraniu otrzymujesz zależnie od liczby twoich knar: 1 → 1 żeton grochu, 1 fasolę i 1 żeton lnu; 2 → 1 żeton grochu, 1 fasolę, 1 żeton lnu i 1 zboże; 3 → 1 żeton grochu, 1 fasolę, 1 żeton lnu, 1 zboże i 1 kapustę; co najmniej 4 → 1 żeton grochu, 1 fasolę, 1 żeton lnu, 1 zboże, 1 kapustę i 1 żeton owoców.
occupation-183 = 183 Dostawca zboża ({ kind-immediate }, 2 punkty): { effect-183 }
card-184 = Sponsor
effect-184 = Po zagraniu możesz wymienić 4 drewna i 3 rudy albo 3 srebra i 3 rudy na 1 langskip załadowany tymi 3 rudami.
occupation-184 = 184 Sponsor ({ kind-immediate }, 0 punktów): { effect-184 }
card-185 = Podróżnik do Dorestadu
effect-185 = Zamiast rabunku możesz ulepszyć do 2 dóbr o 1 poziom.
occupation-185 = 185 Podróżnik do Dorestadu ({ kind-each_time }, 2 punkty): { effect-185 }
card-186 = Piekarz grochowy
effect-186 = Na twoim stole biesiadnym mogą leżeć wzdłuż do 2 żetonów grochu.
occupation-186 = 186 Piekarz grochowy ({ kind-each_time }, 3 punkty): { effect-186 }
card-187 = Kronikarz
effect-187 = W dowolnym momencie możesz wymienić 3 żetony lnu na 1 skrzynię skarbów. Podczas akcji, na którą stawiasz wikingów, możesz wymienić 2 żetony lnu na pas (jeśli jest dostępny).
occupation-187 = 187 Kronikarz ({ kind-anytime }, 2 punkty): { effect-187 }
effect-187-1 = W dowolnym momencie możesz wymienić 3 żetony lnu na 1 skrzynię skarbów.
effect-187-2 = Podczas akcji, na którą stawiasz wikingów, możesz wymienić 2 żetony lnu na pas (jeśli jest dostępny).
card-188 = Robotnik kopalniany
effect-188 = Po zagraniu otrzymujesz zależnie od liczby graczy: 2 → 1 srebro; 3 → 2 srebra; 4 → 3 srebra. Za każdą podwójną monetę wziętą z ostatniego pola wzgórza otrzymujesz 1 srebro.
occupation-188 = 188 Robotnik kopalniany ({ kind-immediate }, { kind-each_time }, 0 punktów): { effect-188 }
effect-188-1 = Po zagraniu otrzymujesz zależnie od liczby graczy: 2 → 1 srebro; 3 → 2 srebra; 4 → 3 srebra.
effect-188-2 = Za każdą podwójną monetę wziętą z ostatniego pola wzgórza otrzymujesz 1 srebro.
card-189 = Żeglarz
effect-189 = Podczas punktacji otrzymujesz zależnie od liczby twoich wysp: 2 → 4 srebra; 3 → 9 srebra; co najmniej 4 → 16 srebra.
occupation-189 = 189 Żeglarz ({ kind-as_soon_as }, 1 punkt): { effect-189 }
card-190 = Kupiec z Bosforu
effect-190 = Za każdy otrzymany żeton przypraw otrzymujesz 1 olej.
occupation-190 = 190 Kupiec z Bosforu ({ kind-each_time }, 0 punktów): { effect-190 }

count-silver =
    { $count ->
        [one] { $count } srebro
        [few] { $count } srebra
       *[many] { $count } srebra
    }
count-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
count-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
count-ore =
    { $count ->
        [one] { $count } rudę
        [few] { $count } rudy
       *[many] { $count } rud
    }
count-loaded_ore =
    { $count ->
        [one] { $count } rudę z użytego langskipu
        [few] { $count } rudy z użytego langskipu
       *[many] { $count } rud z użytego langskipu
    }
count-peas =
    { $count ->
        [one] { $count } żeton grochu
        [few] { $count } żetony grochu
       *[many] { $count } żetonów grochu
    }
count-flax =
    { $count ->
        [one] { $count } żeton lnu
        [few] { $count } żetony lnu
       *[many] { $count } żetonów lnu
    }
count-beans =
    { $count ->
        [one] { $count } fasolę
        [few] { $count } fasole
       *[many] { $count } fasoli
    }
count-grain =
    { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zbóż
    }
count-cabbage =
    { $count ->
        [one] { $count } kapustę
        [few] { $count } kapusty
       *[many] { $count } kapust
    }
count-fruits =
    { $count ->
        [one] { $count } żeton owoców
        [few] { $count } żetony owoców
       *[many] { $count } żetonów owoców
    }
count-mead =
    { $count ->
        [one] { $count } miód pitny
        [few] { $count } miody pitne
       *[many] { $count } miodów pitnych
    }
count-stockfish =
    { $count ->
        [one] { $count } sztokfisz
        [few] { $count } sztokfisze
       *[many] { $count } sztokfiszów
    }
count-milk =
    { $count ->
        [one] { $count } mleko
        [few] { $count } mleka
       *[many] { $count } mleka
    }
count-salt_meat =
    { $count ->
        [one] { $count } mięso peklowane
        [few] { $count } mięsa peklowane
       *[many] { $count } mięs peklowanych
    }
count-game_meat =
    { $count ->
        [one] { $count } żeton dziczyzny
        [few] { $count } żetony dziczyzny
       *[many] { $count } żetonów dziczyzny
    }
count-whale_meat =
    { $count ->
        [one] { $count } mięso wieloryba
        [few] { $count } mięsa wieloryba
       *[many] { $count } mięs wieloryba
    }
count-sheep =
    { $count ->
        [one] { $count } owcę
        [few] { $count } owce
       *[many] { $count } owiec
    }
count-cattle =
    { $count ->
        [one] { $count } krowę
        [few] { $count } krowy
       *[many] { $count } krów
    }
count-oil =
    { $count ->
        [one] { $count } olej
        [few] { $count } oleje
       *[many] { $count } olejów
    }
count-hide =
    { $count ->
        [one] { $count } skórę
        [few] { $count } skóry
       *[many] { $count } skór
    }
count-wool =
    { $count ->
        [one] { $count } pled
        [few] { $count } pledy
       *[many] { $count } pledów
    }
count-linen =
    { $count ->
        [one] { $count } płótno
        [few] { $count } płótna
       *[many] { $count } płócien
    }
count-skin_and_bones =
    { $count ->
        [one] { $count } żeton skóry i kości
        [few] { $count } żetony skóry i kości
       *[many] { $count } żetonów skóry i kości
    }
count-fur =
    { $count ->
        [one] { $count } futro
        [few] { $count } futra
       *[many] { $count } futer
    }
count-clothing =
    { $count ->
        [one] { $count } szatę
        [few] { $count } szaty
       *[many] { $count } szat
    }
count-rune_stone =
    { $count ->
        [one] { $count } kamień runiczny
        [few] { $count } kamienie runiczne
       *[many] { $count } kamieni runicznych
    }
count-silverware =
    { $count ->
        [one] { $count } żeton srebrnych sztućców
        [few] { $count } żetony srebrnych sztućców
       *[many] { $count } żetonów srebrnych sztućców
    }
count-chest =
    { $count ->
        [one] { $count } kufer
        [few] { $count } kufry
       *[many] { $count } kufrów
    }
count-silk =
    { $count ->
        [one] { $count } żeton jedwabiu
        [few] { $count } żetony jedwabiu
       *[many] { $count } żetonów jedwabiu
    }
count-spices =
    { $count ->
        [one] { $count } żeton przypraw
        [few] { $count } żetony przypraw
       *[many] { $count } żetonów przypraw
    }
count-jewellery =
    { $count ->
        [one] { $count } żeton biżuterii
        [few] { $count } żetony biżuterii
       *[many] { $count } żetonów biżuterii
    }
count-treasure_chest =
    { $count ->
        [one] { $count } skrzynię skarbów
        [few] { $count } skrzynie skarbów
       *[many] { $count } skrzyń skarbów
    }
count-silver_hoard =
    { $count ->
        [one] { $count } żeton srebrnych skarbów
        [few] { $count } żetony srebrnych skarbów
       *[many] { $count } żetonów srebrnych skarbów
    }
count-bow =
    { $count ->
        [one] { $count } łuk
        [few] { $count } łuki
       *[many] { $count } łuków
    }
count-snare =
    { $count ->
        [one] { $count } pułapkę
        [few] { $count } pułapki
       *[many] { $count } pułapek
    }
count-spear =
    { $count ->
        [one] { $count } włócznię
        [few] { $count } włócznie
       *[many] { $count } włóczni
    }
count-sword =
    { $count ->
        [one] { $count } miecz
        [few] { $count } miecze
       *[many] { $count } mieczy
    }
count-weapon =
    { $count ->
        [one] { $count } kartę broni ze stosu
        [few] { $count } karty broni ze stosu
       *[many] { $count } kart broni ze stosu
    }
count-whaling_boat =
    { $count ->
        [one] { $count } wielorybnik
        [few] { $count } wielorybniki
       *[many] { $count } wielorybników
    }
count-knarr =
    { $count ->
        [one] { $count } knarę
        [few] { $count } knary
       *[many] { $count } knar
    }
count-longship =
    { $count ->
        [one] { $count } langskip
        [few] { $count } langskipy
       *[many] { $count } langskipów
    }
count-laden_longship =
    { $count ->
        [one] { $count } langskip załadowany tymi 3 rudami
        [few] { $count } langskipy załadowane tymi 3 rudami
       *[many] { $count } langskipów załadowanych tymi 3 rudami
    }
count-stone_house =
    { $count ->
        [one] { $count } kamienny dom
        [few] { $count } kamienne domy
       *[many] { $count } kamiennych domów
    }
count-pregnant_sheep =
    { $count ->
        [one] { $count } ciężarną owcę
        [few] { $count } ciężarne owce
       *[many] { $count } ciężarnych owiec
    }
count-pregnant_cattle =
    { $count ->
        [one] { $count } ciężarną krowę
        [few] { $count } ciężarne krowy
       *[many] { $count } ciężarnych krów
    }
