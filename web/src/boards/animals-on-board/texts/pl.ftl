# Teksty narysowanej planszy Animals on Board.

ui-back-short = zakryta
ui-quay = Nabrzeże
ui-pen-name = Grupa { $group }
ui-pen = Grupa { $group }, { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}: { $tiles }.
ui-pen-take = Możesz ją zabrać za { $count ->
    [one] { $count } skrzynkę
    [few] { $count } skrzynki
    [many] { $count } skrzynek
   *[other] { $count } skrzynki
}.
ui-pen-split = Możesz ją podzielić.
ui-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}
ui-too-dear = Kosztuje { $count }, masz { $have }
ui-no-split = 1 płytki nie da się podzielić.
ui-stays = zostaje · { $count }
ui-goes = nowa grupa · { $count }
ui-tile-part = Przenieś do nowej grupy: { $tile }
ui-tile-back = Przenieś z powrotem: { $tile }
ui-either = Zabierz albo podziel tę grupę
ui-take-short = Zabierz za { $count }
ui-split-short = Podziel
ui-confirm-take = { $count ->
    [one] Zabierz { $count } płytkę
    [few] Zabierz { $count } płytki
    [many] Zabierz { $count } płytek
   *[other] Zabierz { $count } płytki
}
ui-confirm-split = Podziel { $group }: { $stay } | { $go }
ui-confirm-keep = Zatrzymaj { $tile-acc }
ui-confirm-shed = { $count ->
    [one] Odrzuć { $count } płytkę
    [few] Odrzuć { $count } płytki
   *[many] Odrzuć { $count } płytek
}
ui-hint-take = Płacisz { $count }: skrzynki { $before } → { $after }. Potem czekasz do następnej rundy.
ui-hint-split = Przeciągnij płytki za linę albo ich dotknij. Dostajesz skrzynkę: { $before } → { $after }.
ui-hint-split-five = Przeciągnij płytki za linę albo ich dotknij. Przy 5 skrzynkach oddajesz jedną: { $before } → { $after }.
ui-hand = Zatrzymaj 1 płytkę na swoją arkę.
ui-hand-done = Gotowe. Pozostałe osoby jeszcze wybierają.
ui-hand-others = Każdy wybiera w tajemnicy.
ui-keep = Zatrzymaj { $tile-acc }
ui-stack = { $count ->
    [one] płytka w stosie
    [few] płytki w stosie
    [many] płytek w stosie
   *[other] płytki w stosie
}
ui-supply = { $count ->
    [one] skrzynka
    [few] skrzynki
    [many] skrzynek
   *[other] skrzynki
}
ui-boat = { $seat }: płytki { $load }, skrzynki { $crates }{ $out ->
    [1] . Przerwa.
   *[other] .
}
ui-ark = Twoja arka
ui-berths = { $load } z { $space } miejsc
ui-only-you = tylko ty to widzisz
ui-pair = para · 0
ui-crates = { $count ->
    [one] { $count } skrzynka
    [few] { $count } skrzynki
    [many] { $count } skrzynek
   *[other] { $count } skrzynki
}
ui-if-ended = Wynik teraz
ui-shed = Odrzuć { $tile-acc }
ui-shed-more = { $count ->
    [one] Wybierz jeszcze { $count } płytkę do odrzucenia.
    [few] Wybierz jeszcze { $count } płytki do odrzucenia.
   *[many] Wybierz jeszcze { $count } płytek do odrzucenia.
}
ui-shed-pair = Zostaje para. Wybierz inne płytki.
ui-stat-ark = Zwierzęta na arce
ui-stat-crates = Skrzynki
ui-of = z { $count }
ui-doing-chosen = Gotowe
ui-doing-out = Przerwa do następnej rundy
ui-doing-starts = Przerwa, zaczyna następną rundę
ui-doing-flag = Zaczyna
ui-doing-flag-chosen = Gotowe, zaczyna
ui-doing-flag-choosing = Wybiera, zaczyna
ui-round = Runda { $round }
ui-last-round = Ostatnia runda
ui-aid = Punktacja
ui-aid-single = Pojedyncze
ui-aid-single-value = jego liczba
ui-aid-pair = Para
ui-aid-pair-value = 0
ui-aid-herd = Stado, od 3
ui-aid-herd-value = po 5
ui-aid-crate = Każda skrzynka
ui-tip-tile = { $tile }. Samo daje swoją liczbę, w stadzie od 3 zwierząt 5 punktów, w parze nic.
ui-tip-back = Zakryta płytka. Zobaczy ją tylko ten, kto ją zabierze.
ui-tip-pen = Zabierz tę grupę po 1 skrzynce za płytkę albo podziel ją i dostań 1 skrzynkę.
ui-tip-price = { $count ->
    [one] Cena: { $count } skrzynka, 1 za płytkę.
    [few] Cena: { $count } skrzynki, 1 za płytkę.
   *[many] Cena: { $count } skrzynek, 1 za płytkę.
}
ui-tip-hand = Te 3 płytki widzisz tylko ty. 1 zostaje zakryta na twojej arce, pozostałe trafiają na nabrzeże.
ui-tip-stack = Pozostałe płytki. Na początku rundy uzupełniają nabrzeże.
ui-tip-supply = Skrzynki w zasobach. Podział grupy daje 1.
ui-tip-boat = Arka: { $seat }. Wiadomo, ile ma płytek, ale nie jakie.
ui-tip-ark = Gdy na arce jest 10 płytek, kończy się rundę i liczy punkty.
ui-tip-crates = Twoje skrzynki, najwyżej 5. Każda daje na koniec 1 punkt.
ui-tip-single = Pojedyncze zwierzę daje swoją liczbę.
ui-tip-pair = Para: 2 z gatunku nie dają nic.
ui-tip-herd = Stado: 3 lub więcej z gatunku dają po 5.
ui-guide-welcome = Zapełnij arkę zwierzętami. Pojedyncze zwierzęta i stada dają punkty, pary nie dają nic.
    .title = Witaj na pokładzie
ui-guide-keep = Każdy ogląda 3 płytki i zatrzymuje 1 zakrytą. Wysoka liczba jest dobra dla pojedynczego zwierzęcia.
    .title = Zatrzymaj 1 płytkę
ui-guide-quay = Te płytki leżą na nabrzeżu w tej rundzie. Zakrytej nikt nie zna.
    .title = Nabrzeże
ui-guide-split = W swojej turze podziel grupę albo ją zabierz. Podział daje 1 skrzynkę. Dotknij grupy, a potem płytek do nowej.
    .title = Podział
ui-guide-take = Stać cię na grupę: 1 skrzynka za płytkę. Potem masz przerwę do następnej rundy.
    .title = Zabieranie
ui-guide-out = Grupa jest twoja. Pozostałe osoby kończą rundę. Resztę skrzynek zachowujesz.
    .title = Przerwa
ui-guide-hidden = Tylko ty widzisz swoją arkę. Tabliczki mówią, co daje każdy gatunek. Uważaj na czerwone: pary nie dają nic.
    .title = Twoja arka
ui-guide-starter = Kto pierwszy zabierze, zaczyna następną rundę. To bywa wiele warte.
    .title = Kto pierwszy
ui-guide-five = Przy 5 skrzynkach podział kosztuje 1. Lepiej zabierz grupę.
    .title = 5 skrzynek
ui-guide-last = W rundzie zostajesz tylko ty. Podziel, zabierz albo zrezygnuj.
    .title = Ostatnia tura
ui-guide-end = Na arce jest 10 płytek, więc to ostatnia runda. Pary przepadają, potem liczy się punkty.
    .title = Zbliża się koniec
ui-scene-arks = Arki się otwierają
ui-scene-ark = Arka: { $seat }
ui-scene-open = Otwarcie
ui-scene-pairs = Pary odchodzą
ui-scene-count = Liczenie
ui-scene-result = Wynik
ui-scene-herds = Stada: po 5 za sztukę
ui-scene-alone = Samotne: ich liczba. Skrzynie: po 1.
ui-scene-crates = Skrzynie
