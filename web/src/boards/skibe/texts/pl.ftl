# Teksty narysowanej planszy Skibe.

ui-stage = Trzy statki przed brzegiem
ui-shore = Brzeg
ui-viking = { $shields }, { $cargo }
ui-viking-equipped = { $shields }, { $cargo }, niesie ekwipunek: { $count }
ui-viking-guarded = { $shields }, { $cargo }, chroniony, ekwipunek: { $count }
ui-pay = { $seat } { $points }
ui-ship-story = { $ship }: wikingowie { $count } z { $limit }, prowiant { $food }. Płaci teraz: { $pays }.
ui-food-on = Prowiant na dziobie: { $count } ({ $ship })
ui-lift-food = Podnieś kamień prowiantu: { $ship }
ui-put-down = Odłóż z powrotem
ui-hint-held = Wybierz ponownie, aby odłożyć.
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
ui-hint-gains = Statki teraz: { $gains }.
ui-scoring = Punktowanie: { $ship }
ui-then-pays = potem wypłata
ui-paid = Wypłata
ui-close = Zamknij
ui-chieftains = Twoi wodzowie
ui-pick-chieftain = Zagraj { $action }: wybierz statek
ui-chief-aboard = { $action }: { $ship }
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
ui-reason-stern = Punktowanie statku
ui-reason-full = Punktowanie wszystkich statków
ui-reason-final = Punktowanie końcowe
ui-aid = Co płaci statek
ui-aid-shields = Każda twoja tarcza
ui-aid-shields-value = 1
ui-aid-equipment = Ekwipunek przy niej
ui-aid-equipment-value = + 1
ui-aid-food = Razy prowiant
ui-aid-food-value = na dziobie
ui-tip-viking = Każda tarcza liczy się graczowi w tym kolorze. Symbol w rogu działa tylko w chwili dołożenia karty.
ui-tip-open = Odkryta karta: weź ją i dołóż do statku, na którym jest miejsce.
ui-tip-pile = Stos. Kartę dobraną w ciemno trzeba dołożyć, jakakolwiek by była.
ui-tip-blind = Dobrana w ciemno: wybierz dla niej statek.
ui-tip-food = Prowiant na dziobie mnoży wypłatę statku. Jeden kamień zawsze zostaje.
ui-tip-stock-food = Prowiant, który nie leży na żadnym dziobie.
ui-tip-stock-equipment = Ekwipunek, którego nikt nie niesie. Wiking z ekwipunkiem liczy się o jeden więcej i nie można go usunąć ani zamienić.
ui-tip-pays = Ile statek zapłaciłby teraz każdemu: tarcze i ekwipunek razy prowiant.
ui-tip-stern = Dołóż rufę do statku z co najmniej trzema wikingami, a zostanie od razu podliczony. Każdy ma dwie.
ui-tip-scoring = Najpierw działają wodzowie tego statku, od dziobu. Potem statek płaci i pustoszeje.
ui-tip-chief-equipment = Przy punktowaniu: przesuń kamień ekwipunku między wikingami i zasobami.
ui-tip-chief-food = Przy punktowaniu: przesuń kamień prowiantu między dziobami i zasobami, nigdy ostatni.
ui-tip-chief-remove = Przy punktowaniu: usuń z dowolnego statku wikinga bez ekwipunku.
ui-tip-chief-swap = Przy punktowaniu: zamień dwóch wikingów bez ekwipunku, jeden może być odkrytą kartą.
ui-tip-chief-protect = Późniejsi wodzowie nie mogą usunąć ani zamienić twoich wikingów na tym statku.
ui-guide-welcome = Trzy statki nie należą do nikogo. Obsadzacie je razem, a każdy płaci za twoje tarcze, gdy jest punktowany.
    .title = Witaj na brzegu
ui-guide-ships = Tabliczki na burcie mówią, ile statek zapłaciłby teraz każdemu.
    .title = Co płaci statek
ui-guide-take = Weź odkrytą kartę albo dobierz w ciemno. Później możesz zamiast tego dołożyć rufę.
    .title = Twoja tura
ui-guide-lay = Wybierz statek, na którym jest miejsce. Karta trafia na jego koniec.
    .title = Dołóż ją
ui-guide-food = Jej symbol to prowiant: połóż kamień na dziobie. Prowiant mnoży wypłatę tego statku, dla wszystkich.
    .title = Prowiant
ui-guide-equip = Jej symbol to ekwipunek: daj go wikingowi bez wspólnego koloru z dołożoną kartą. Liczy się jak jeszcze jedna tarcza i trzyma wikinga na miejscu.
    .title = Ekwipunek
ui-guide-chieftain = Możesz zawiesić wodza na statku. Zadziała dla ciebie, gdy ten statek będzie punktowany. Pierwszy zawieszony działa pierwszy.
    .title = Wodzowie
ui-guide-pays = Patrz na tabliczki: statek z dużym prowiantem płaci dobrze. Tobie czy komuś innemu?
    .title = Miej oko
ui-guide-stern = Możesz dołożyć rufę: statek jest punktowany od razu, kiedy ci to pasuje. Masz tylko dwie.
    .title = Rufy
ui-guide-scoring = Wodzowie tego statku działają po kolei. Potem statek płaci.
    .title = Punktowanie
ui-guide-paid = Wypłata: tarcze i ekwipunek razy prowiant. Statek zaczyna od nowa z dwiema kartami.
    .title = Wypłata
ui-guide-end = Gdy skończą się karty, wszystkie trzy statki są punktowane jeszcze raz.
    .title = Koniec się zbliża
ui-scene-ship = Punktacja: { $ship }
ui-scene-final = Ostatnia punktacja
ui-scene-stern = Rufa
ui-scene-chieftains = Wodzowie
ui-scene-from-bow = Wodzowie działają od dziobu.
ui-scene-points = Punkty
ui-scene-new = Nowy statek
ui-scene-shields = Tarcze
ui-scene-equipment = Ekwipunek
ui-scene-food = Prowiant
