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
ui-too-dear = za droga: { $count }
ui-no-split = Pojedynczej płytki nie da się podzielić.
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
ui-confirm-split = Podziel { $stay } | { $go }
ui-confirm-keep = Zatrzymaj: { $tile }
ui-confirm-shed = { $count ->
    [one] Zostaw { $count } płytkę na brzegu
    [few] Zostaw { $count } płytki na brzegu
    [many] Zostaw { $count } płytek na brzegu
   *[other] Zostaw { $count } płytki na brzegu
}
ui-hint-take = Płacisz { $count }: skrzynki { $before } → { $after }. Potem czekasz do następnej rundy.
ui-hint-split = Dotykaj płytek, aby przeszły za linę. Zyskujesz skrzynkę: { $before } → { $after }.
ui-hint-split-five = Dotykaj płytek, aby przeszły za linę. Przy pięciu skrzynkach jedna wraca: { $before } → { $after }.
ui-hand = Zatrzymaj jedną z nich na swojej arce
ui-hand-done = Wybór dokonany. Inni jeszcze myślą.
ui-hand-others = Wszyscy wybierają w tajemnicy.
ui-keep = Zatrzymaj: { $tile }
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
ui-boat = { $seat }: { $load ->
    [one] { $load } płytka
    [few] { $load } płytki
    [many] { $load } płytek
   *[other] { $load } płytki
} na arce, { $crates ->
    [one] { $crates } skrzynka
    [few] { $crates } skrzynki
    [many] { $crates } skrzynek
   *[other] { $crates } skrzynki
}{ $out ->
    [1] , poza tą rundą
   *[other] {""}
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
ui-if-ended = Gdyby to był koniec
ui-shed = Zostaw na brzegu: { $tile }
ui-shed-more = { $count ->
    [one] Wybierz jeszcze { $count } płytkę do zostawienia na brzegu.
    [few] Wybierz jeszcze { $count } płytki do zostawienia na brzegu.
    [many] Wybierz jeszcze { $count } płytek do zostawienia na brzegu.
   *[other] Wybierz jeszcze { $count } płytki do zostawienia na brzegu.
}
ui-shed-pair = Zostałyby dokładnie dwie płytki jednego gatunku. Wybierz inne.
ui-stat-ark = Zwierzęta na arce
ui-stat-crates = Skrzynki
ui-of = z { $count }
ui-doing-chosen = Wybór dokonany
ui-doing-out = Czeka na następną rundę
ui-doing-starts = Czeka, zaczyna następną rundę
ui-doing-flag = Ma flagę startową
ui-doing-flag-chosen = Wybór dokonany, flaga startowa
ui-doing-flag-choosing = Wybiera, flaga startowa
ui-round = Runda { $round }
ui-last-round = Ostatnia runda
ui-aid = Co ile daje
ui-aid-single = Jedyne z gatunku
ui-aid-single-value = jego liczba
ui-aid-pair = Dokładnie dwa
ui-aid-pair-value = nic
ui-aid-herd = Trzy i więcej
ui-aid-herd-value = po 5
ui-aid-crate = Każda skrzynka
ui-tip-tile = { $tile }. Samo ze swojego gatunku daje swoją liczbę, w stadzie trzech lub więcej 5, w parze nic.
ui-tip-back = Tej płytki nikt nie widział. Zobaczy ją tylko ten, kto ją zabierze.
ui-tip-pen = Grupa na nabrzeżu. Zabierz ją, płacąc skrzynkę za płytkę, albo podziel ją na dwie i zyskaj skrzynkę.
ui-tip-price = Cena: { $count ->
    [one] { $count } skrzynka
    [few] { $count } skrzynki
    [many] { $count } skrzynek
   *[other] { $count } skrzynki
}, jedna za każdą płytkę.
ui-tip-hand = Oglądasz trzy płytki. Jedna zostaje potajemnie na twojej arce, pozostałe trafiają na nabrzeże.
ui-tip-stack = Stos. Na początku rundy uzupełnia się z niego nabrzeże.
ui-tip-supply = Skrzynki, których nikt nie ma. Podział daje jedną.
ui-tip-boat = Arka: { $seat }. Liczba płytek jest jawna, ich rodzaje są tajne.
ui-tip-ark = Gdy na którejś arce jest dziesięć płytek, runda trwa do końca, a potem liczy się punkty.
ui-tip-crates = Twoje skrzynki, najwyżej pięć. Każda na koniec daje punkt.
ui-tip-single = Zwierzę jedyne ze swojego gatunku daje swoją liczbę.
ui-tip-pair = Dokładnie dwa z gatunku nie dają nic.
ui-tip-herd = Trzy lub więcej z gatunku dają po 5.
ui-guide-welcome = Zapełniasz arkę zwierzętami. Stada i samotniki dają punkty, pary nie dają nic.
    .title = Witaj na pokładzie
ui-guide-keep = Każdy ogląda trzy płytki i potajemnie zatrzymuje jedną. Wysoka liczba to dobry samotnik.
    .title = Zatrzymaj jedną
ui-guide-quay = Te płytki leżą na nabrzeżu w tej rundzie. Jedna jest zakryta i nikt jej nie zna.
    .title = Nabrzeże
ui-guide-split = W swojej turze dzielisz grupę albo ją zabierasz. Podział daje skrzynkę. Dotknij grupy, a potem płytek, które przejdą do nowej.
    .title = Podział
ui-guide-take = Stać cię na grupę: jedna skrzynka za każdą płytkę. Po zabraniu wypadasz z rundy.
    .title = Zabieranie
ui-guide-out = Grupa jest twoja. Teraz inni kończą rundę. Skrzynki zostają u ciebie.
    .title = Na razie przerwa
ui-guide-hidden = Tylko ty widzisz swoją arkę. Tabliczki mówią, co daje każdy gatunek. Uważaj na czerwone: dokładnie dwa nie dają nic.
    .title = Twoja arka
ui-guide-starter = Kto pierwszy zabierze, zaczyna następną rundę. To bywa wiele warte.
    .title = Kto pierwszy
ui-guide-five = Przy pięciu skrzynkach podział kosztuje jedną, zamiast ją dawać. Czas zabierać.
    .title = Pięć skrzynek
ui-guide-last = W rundzie zostajesz tylko ty. Jeszcze jedna tura: podziel, zabierz albo zrezygnuj.
    .title = Ostatnia tura
ui-guide-end = Dziesięć płytek na którejś arce i ta runda jest ostatnia. Pary przepadają, reszta się liczy.
    .title = Koniec się zbliża
ui-scene-arks = Arki się otwierają
ui-scene-ark = Arka: { $seat }
ui-scene-open = Otwarcie
ui-scene-pairs = Pary odchodzą
ui-scene-count = Liczenie
ui-scene-result = Wynik
ui-scene-herds = Stada: po 5 za sztukę
ui-scene-alone = Samotne: ich liczba. Skrzynie: po 1.
ui-scene-crates = Skrzynie
