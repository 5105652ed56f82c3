# Skibe

summary = Bemannt gemeinsam drei Schiffe, beladet sie und legt rechtzeitig das Heck an; das Kartendeck ist eine Rekonstruktion.

option-deck = Deck der Wikingerkarten
option-deck-help = Eine öffentliche Liste der Karten wurde nicht gefunden. Beide Decks sind Rekonstruktionen, die zu allem passen, was bekannt ist.
option-deck-pairs = Paare: 20 Karten mit einem Schild, 20 mit zwei verschiedenen
option-deck-twins = Zwillinge: mit 10 Karten mit zwei gleichen Schilden
option-count_stern_shield = Das Heck zeigt ein Schild
option-count_stern_shield-help = Das Heck zählt in der Wertung, die es auslöst, als Schild seines Besitzers. Nur eine Rezension berichtet davon.
option-finish_last_turn = Die letzte Karte ist ein voller Zug
option-finish_last_turn-help = Wer die letzte Karte legt, lädt noch und darf einen Häuptling spielen. Wenn aus, folgt sofort die Schlusswertung.
option-new_ship_cards = Neues Schiff, Stapel zu kurz
option-new_ship_cards-help = Welche offenen Karten ein neues Schiff beginnen, wenn der Stapel weniger als zwei Karten hat.
option-new_ship_cards-slots = zuerst Platz 1
option-new_ship_cards-choose = wer das Heck gelegt hat, wählt
option-protection_blocks_owner = Schutz bindet auch den Besitzer
option-protection_blocks_owner-help = Auch der Besitzer darf geschützte Wikinger weder entfernen noch tauschen.
option-protection_spans_rows = Schutz gilt in der ganzen Schlusswertung
option-protection_spans_rows-help = In der Schlusswertung gilt ein Schutz auch gegen die Häuptlinge der Schiffe darunter.
option-remove_from_display = Offene Karten können entfernt werden
option-remove_from_display-help = Der Häuptling, der einen Wikinger entfernt, darf stattdessen eine offene Karte nehmen.
option-one_stone_per_card = Ein Ausrüstungsstein pro Wikinger
option-one_stone_per_card-help = Ein Wikinger trägt höchstens einen Ausrüstungsstein.

## Moves

move-take = Offene Karte { $slot } nehmen
    .detail = Offene Karte { $slot } nehmen: { $card }
move-draw = Verdeckt ziehen
move-stern = Heck anlegen: { $ship }
    .detail = Heck anlegen: { $ship } (zahlt { $pays })
move-pass = Kein Heck anlegen
move-lay = Anlegen: { $ship }
    .detail = Anlegen: { $ship } (Wikinger { $count } von { $limit }, Proviant { $food })
move-load-food = Proviant laden: { $ship }
    .detail = Proviant laden: { $ship } ({ $food } → { $after })
move-move-food = Proviant versetzen: { $ship } → { $onto }
    .detail = Proviant versetzen: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Proviant zurücklegen: { $ship }
    .detail = Proviant zurücklegen: { $ship } ({ $food } → { $after })
move-equip = Ausrüsten: { $ship }, Platz { $berth }
    .detail = Ausrüsten: { $ship }, Platz { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(Ausrüstung { $stones })
        }
move-lift = Ausrüstung aufnehmen: { $ship }, Platz { $berth }
    .detail = Ausrüstung aufnehmen: { $ship }, Platz { $berth }, { $shields }
move-stow-equipment = In den Vorrat legen
move-chieftain = Häuptling „{ $action }“ spielen: { $ship }
move-hold = Keinen Häuptling spielen
move-decline = Verzichten
move-remove = Entfernen: { $ship }, Platz { $berth }
    .detail = Entfernen: { $ship }, Platz { $berth }, { $shields }
move-remove-open = Offene Karte { $slot } entfernen
    .detail = Offene Karte { $slot } entfernen: { $card }
move-swap = Tauschen: { $ship }, Platz { $berth }
    .detail = Tauschen: { $ship }, Platz { $berth }, { $shields }
move-swap-with = Mit: { $ship }, Platz { $berth }
    .detail = Mit: { $ship }, Platz { $berth }, { $shields }
move-swap-open = Mit der offenen Karte { $slot }
    .detail = Mit der offenen Karte { $slot }: { $card }
move-start-ship = Offene Karte { $slot } verwenden
    .detail = Offene Karte { $slot } verwenden: { $card }

## What is being asked

prompt-turn = Nimm oder zieh einen Wikinger oder leg ein Heck an
    .other = { $seat } baut oder legt ein Heck an
prompt-full = Leg ein Heck an oder verzichte: alle Schiffe sind voll
    .other = { $seat } darf ein Heck anlegen, denn alle Schiffe sind voll
prompt-lay = Wähle ein Schiff für: { $card }
    .other = { $seat } wählt ein Schiff für: { $card }
prompt-load-food = Lade einen Proviantstein auf einen Bug
    .other = { $seat } lädt Proviant
prompt-shift-food = Versetze einen Proviantstein auf einen anderen Bug oder verzichte
    .other = { $seat } darf einen Proviantstein versetzen
prompt-equip = Lade Ausrüstung, aber nicht auf diese Schilde: { $shields }
    .other = { $seat } lädt Ausrüstung
prompt-shift-equipment = Nimm einen Ausrüstungsstein zum Versetzen auf oder verzichte
    .other = { $seat } darf einen Ausrüstungsstein versetzen
prompt-shift-onto = Versetze ihn, aber nicht auf diese Schilde: { $shields }
    .other = { $seat } versetzt einen Ausrüstungsstein
prompt-chieftain = Spiel einen Häuptling an ein beliebiges Schiff oder keinen
    .other = { $seat } darf einen Häuptling spielen
prompt-move-equipment = Versetze einen Ausrüstungsstein oder verzichte (gewertet: { $ship })
    .other = { $seat } darf einen Ausrüstungsstein versetzen (gewertet: { $ship })
prompt-set-equipment = Wähle, wohin die Ausrüstung kommt
    .other = { $seat } versetzt einen Ausrüstungsstein
prompt-move-food = Versetze einen Proviantstein oder verzichte (gewertet: { $ship })
    .other = { $seat } darf einen Proviantstein versetzen (gewertet: { $ship })
prompt-remove = Entferne einen Wikinger oder verzichte (gewertet: { $ship })
    .other = { $seat } darf einen Wikinger entfernen (gewertet: { $ship })
prompt-swap = Tausche zwei Wikinger oder verzichte (gewertet: { $ship })
    .other = { $seat } darf zwei Wikinger tauschen (gewertet: { $ship })
prompt-swap-with = Wähle, womit du tauschst: { $card }
    .other = { $seat } sucht einen Tausch für: { $card }
prompt-start-ship = Wähle eine offene Karte für den Neubeginn: { $ship }
    .other = { $seat } wählt eine offene Karte für den Neubeginn: { $ship }

## The log

log-turn = Zug { $turn }: { $seat }
log-draw = { $seat } zieht verdeckt: { $card }
log-lay = { $seat } baut weiter ({ $ship }): { $card }
log-ship-full = Jetzt voll: { $ship }
log-load-food = { $seat } lädt Proviant auf { $ship } ({ $count } auf dem Bug)
log-move-food = { $seat } versetzt Proviant: { $ship } → { $onto }
log-keep-food = { $seat } versetzt keinen Proviant
log-stow-food = { $seat } legt Proviant zurück: { $ship } (noch { $count } auf dem Bug)
log-equip = { $seat } rüstet aus: { $goal }
log-move-equipment = { $seat } versetzt Ausrüstung: { $start } → { $goal }
log-keep-equipment = { $seat } versetzt keine Ausrüstung
log-stow-equipment = { $seat } legt Ausrüstung zurück: { $start }
log-no-berth = { $seat } findet keinen Wikinger für die Ausrüstung
log-chieftain = { $seat } spielt einen Häuptling an { $ship }: { $action }
log-hold = { $seat } spielt keinen Häuptling
log-refill = Neue offene Karte: { $card }
log-stern = { $seat } legt ein Heck an. Gewertet wird: { $ship }
log-pass = { $seat } legt kein Heck an
log-all-full = Niemand legt ein Heck an: alle drei Schiffe werden gewertet
log-row = Häuptlinge handeln: { $ship }
log-protect = { $seat } schützt die eigenen Wikinger: { $ship }
log-leave = { $seat } verzichtet auf die Aktion: { $action }
log-skip = { $seat } kann den Häuptling nicht nutzen: { $action }
log-remove = { $seat } entfernt ({ $ship }): { $card }
log-remove-open = { $seat } entfernt eine offene Karte: { $card }
log-swap = { $seat } tauscht: { $card } ↔ { $other }
log-scored = Wertung ({ $ship })
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Aufräumen ({ $ship }). Proviant zurück: { $food }, Ausrüstung zurück: { $equipment }, Karten weg: { $cards }
log-start-ship = Neubeginn ({ $ship }): { $card }
log-final = Die Karten sind aufgebraucht: Schlusswertung

## The score

tally-scoring = Zug { $turn }, { $ship }: ({ $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } + { $equipment } Ausrüstung) × { $food } Proviant
    .row = Zug { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Am Ende, { $ship }: ({ $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } + { $equipment } Ausrüstung) × { $food } Proviant
    .row = Am Ende, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (offene Karte)
pay = { $seat }: { $points }

ship-top = das obere Schiff
ship-middle = das mittlere Schiff
ship-bottom = das untere Schiff
onto-top = das obere Schiff
onto-middle = das mittlere Schiff
onto-bottom = das untere Schiff
shields-blue = Mond
shields-red = Hammer
shields-green = Kiefer
shields-yellow = Sonne
shields-purple = Knoten
cargo-food = Proviant
cargo-equipment = Ausrüstung
action-equipment = Ausrüstung
action-food = Proviant
action-remove = Entfernen
action-swap = Tauschen
action-protect = Schutz

## The table as text

board-turn = Zug { $turn }
board-pile = { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-stock = Im Vorrat: { $food } Proviant, { $equipment } Ausrüstung
board-open = Offene Karten:
board-empty = leer
board-card = Karte dieses Zuges: { $card }
board-final = Schlusswertung
board-food = Proviant: { $food }
board-vikings = Wikinger: { $count } von { $limit }
board-full = voll
board-scored = wird gewertet
board-stern = Heck: { $seat }
board-berth = Platz
board-shields = Schilde
board-symbol = Symbol
board-equipment = Ausrüstung
board-protected = geschützt
board-chieftains = Häuptlinge, vom Bug aus:
board-chieftain = { $action } ({ $seat })
board-pays = Zahlt jetzt:
board-players = Spieler
board-player = { $seat } ({ $shields }): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $sterns ->
        [one] 1 Heck
       *[other] { $sterns } Hecks
    }, Häuptlinge: { $action }

## Labels of the text view

view-turn = Zug
view-on_turn = Am Zug
view-limit = Wikinger je Schiff
view-pile = Karten im Stapel
view-display = Offene Karten
view-ships = Schiffe
view-food_stock = Proviant im Vorrat
view-equipment_stock = Ausrüstung im Vorrat
view-building = Im Bau
view-lifted = Stein aufgenommen
view-swapping = Wird getauscht
view-scoring = Wertung jetzt
    .seat = Häuptling am Zug
view-sheet = Wertungen bisher
    .pays = Gezahlt
view-out = Karten aus dem Spiel
view-players = Spieler
    .chieftains = Häuptlinge auf der Hand
view-shields = Schilde
view-cargo = Ladung
view-equipment = Ausrüstungssteine
view-guarded = Geschützt
view-name = Name
view-food = Proviant
view-vikings = Wikinger
view-chieftains = Häuptlinge vom Bug aus
view-stern = Heck
view-full = Voll
view-pays = Zahlt jetzt
view-seat = Spieler
view-action = Aktion
view-points = Punkte
view-card = Karte
view-slot = { "" }
view-ship = Schiff
view-reason = Grund
view-reason-stern = ein Heck wurde angelegt
view-reason-full = alle Schiffe sind voll
view-reason-final = Ende der Partie
view-acting = { "" }
view-colour = Schild
view-score = Punkte
view-sterns = Hecks übrig
