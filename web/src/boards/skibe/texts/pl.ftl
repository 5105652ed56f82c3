# Teksty narysowanej planszy Skibe.

ui-stage = 3 statki i brzeg
ui-shore = Brzeg
ui-viking = { $shields }, { $cargo }
ui-viking-equipped = { $shields }, { $cargo }, ekwipunek { $count }
ui-viking-guarded = { $shields }, { $cargo }, z ochroną, ekwipunek { $count }
ui-pay = { $seat } { $points }
ui-ship-story = { $ship-start }: wikingowie { $count } z { $limit }, prowiant { $food }. Punkty teraz: { $pays }.
ui-food-on = Prowiant na { $ship-loc }: { $count }
ui-lift-food = Przełóż prowiant z { $ship-gen }
ui-put-down = Anuluj
ui-hint-held = Dotknij ponownie, aby anulować.
ui-lift-stock-food = Prowiant z zasobów
ui-lift-stock-equipment = Ekwipunek z zasobów
ui-chieftains-of = Wodzowie: { $ship }
ui-chieftain = { $action } ({ $seat })
ui-crew = { $count } z { $limit }
ui-full = pełny
ui-pile = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
    [many] { $count } kart w stosie
   *[other] { $count } karty w stosie
}
ui-in-stock = w zasobach { $count } z { $of }
ui-of = z { $count }
ui-stock-food = Prowiant w zasobach: { $count } z { $of }
ui-stock-equipment = Ekwipunek w zasobach: { $count } z { $of }
ui-stock-food-name = Zasoby prowiantu
ui-stock-equipment-name = Zasoby ekwipunku
ui-gain = { $seat } +{ $points }
ui-loss = { $seat } −{ $points }
ui-hint-gains = Gdyby podliczyć teraz: { $gains }.
ui-scoring = Podliczenie: { $ship }
ui-then-pays = potem punkty
ui-paid = Punkty
ui-close = Zamknij
ui-chieftains = Twoi wodzowie
ui-pick-chieftain = Zagraj { $action }: wybierz statek
ui-chief-aboard = { $action }: na { $ship-loc }
ui-chief-gone = { $action }: zużyty
ui-used = zużyty
ui-sterns = Rufy
ui-stern = Rufa
ui-no-sterns = brak
ui-stat-points = Punkty
ui-stat-chieftains = Wodzowie w ręce
ui-stat-sterns = Pozostałe rufy
ui-turn = Tura { $turn }
ui-limit = { $limit ->
    [one] { $limit } wiking na statek
    [few] { $limit } wikingów na statek
    [many] { $limit } wikingów na statek
   *[other] { $limit } wikinga na statek
}
ui-reason-stern = Podliczenie statku
ui-reason-full = Podliczenie wszystkich statków
ui-reason-final = Podliczenie końcowe
ui-aid = Punktacja
ui-aid-shields = Każda twoja tarcza
ui-aid-shields-value = 1
ui-aid-equipment = Ekwipunek przy niej
ui-aid-equipment-value = + 1
ui-aid-food = × prowiant na dziobie
ui-aid-food-value = ×
ui-tip-viking = Każda tarcza liczy się dla gracza z tym godłem. Symbol w rogu działa tylko przy dokładaniu karty.
ui-tip-open = Odkryta karta. Weź ją i dołóż na statek, na którym jest miejsce.
ui-tip-pile = Stos. Dobraną kartę trzeba dołożyć.
ui-tip-blind = Karta ze stosu. Wybierz dla niej statek.
ui-tip-food = Prowiant na dziobie mnoży punkty statku. 1 kamień zawsze zostaje.
ui-tip-stock-food = Prowiant w zasobach.
ui-tip-stock-equipment = Ekwipunek w zasobach. Wiking z ekwipunkiem liczy się o 1 więcej i nie można go usunąć ani zamienić.
ui-tip-pays = Punkty graczy, gdyby podliczyć teraz: (tarcze + ekwipunek) × prowiant.
ui-tip-stern = Podlicz statek z co najmniej 3 wikingami. Masz 2 rufy.
ui-tip-scoring = Najpierw działają wodzowie, od dziobu. Potem są punkty i statek się opróżnia.
ui-tip-chief-equipment = Przy punktowaniu: przesuń kamień ekwipunku między wikingami i zasobami.
ui-tip-chief-food = Przy punktowaniu: przesuń kamień prowiantu między dziobami i zasobami, nigdy ostatni.
ui-tip-chief-remove = Przy punktowaniu: usuń z dowolnego statku wikinga bez ekwipunku.
ui-tip-chief-swap = Przy punktowaniu: zamień dwóch wikingów bez ekwipunku, jeden może być odkrytą kartą.
ui-tip-chief-protect = Późniejsi wodzowie nie mogą usunąć ani zamienić twoich wikingów na tym statku.
ui-guide-welcome = Wszyscy dzielą 3 statki. Statek daje punkty za twoje tarcze.
    .title = Witaj na brzegu
ui-guide-ships = Tabliczki na kadłubie pokazują punkty graczy, gdyby podliczyć teraz.
    .title = Punkty na kadłubie
ui-guide-take = Weź odkrytą kartę albo dobierz ze stosu. Później możesz zamiast tego podliczyć statek.
    .title = Twoja tura
ui-guide-lay = Wybierz statek, na którym jest miejsce. Karta trafia na koniec.
    .title = Dołóż kartę
ui-guide-food = Symbol to prowiant: połóż 1 kamień na dziobie. Prowiant mnoży punkty tego statku dla wszystkich.
    .title = Prowiant
ui-guide-equip = Symbol to ekwipunek: daj go wikingowi bez tarcz z tej karty. Liczy się o 1 więcej i nie można go usunąć.
    .title = Ekwipunek
ui-guide-chieftain = Możesz zagrać wodza na statek. Działa dla ciebie przy podliczeniu. Pierwszy zagrany działa pierwszy.
    .title = Wodzowie
ui-guide-pays = Patrz na tabliczki: statek z dużą ilością prowiantu daje dużo punktów. Tobie czy komuś innemu?
    .title = Obserwuj statki
ui-guide-stern = Możesz teraz podliczyć statek. Masz tylko 2 rufy.
    .title = Podlicz statek
ui-guide-scoring = Wodzowie tego statku działają po kolei. Potem są punkty.
    .title = Podliczenie
ui-guide-paid = Punkty: (tarcze + ekwipunek) × prowiant. Nowy statek zaczyna z 2 kartami.
    .title = Punkty
ui-guide-end = Gdy skończą się karty, podlicza się wszystkie 3 statki.
    .title = Zbliża się koniec
ui-scene-ship = Podliczenie: { $ship }
ui-scene-final = Podliczenie końcowe
ui-scene-stern = Rufa
ui-scene-chieftains = Wodzowie
ui-scene-from-bow = Wodzowie działają od dziobu.
ui-scene-points = Punkty
ui-scene-new = Nowy statek
ui-scene-shields = Tarcze
ui-scene-equipment = Ekwipunek
ui-scene-food = Prowiant
