# Skibe

summary = Bemanne 3 gemeinsame Schiffe, belade sie und werte sie rechtzeitig.

option-deck = Deck der Wikingerkarten
option-deck-help = Eine öffentliche Liste der Karten wurde nicht gefunden. Beide Decks sind Rekonstruktionen, die zu allem passen, was bekannt ist.
option-deck-pairs = Paare: 20 Karten mit 1 Schild, 20 mit 2 verschiedenen
option-deck-twins = Zwillinge: auch 10 Karten mit 2 gleichen Schilden
option-count_stern_shield = Das Heck zählt als Schild
option-count_stern_shield-help = Das Heck zählt in der Wertung als 1 Schild. Nur eine Rezension berichtet davon.
option-finish_last_turn = Letzte Karte ist ein voller Zug
option-finish_last_turn-help = Nach der letzten Karte darf man noch laden und einen Häuptling spielen. Wenn aus, folgt sofort die Schlusswertung.
option-new_ship_cards = Neues Schiff, Stapel zu kurz
option-new_ship_cards-help = Welche offenen Karten ein neues Schiff beginnen, wenn der Stapel weniger als zwei Karten hat.
option-new_ship_cards-slots = Ab Platz 1
option-new_ship_cards-choose = Wer gewertet hat, wählt
option-protection_blocks_owner = Schutz bindet auch die eigene Person
option-protection_blocks_owner-help = Auch die eigenen geschützten Wikinger darf man weder entfernen noch tauschen.
option-protection_spans_rows = Schutz gilt in der ganzen Schlusswertung
option-protection_spans_rows-help = In der Schlusswertung gilt ein Schutz auch gegen die Häuptlinge der Schiffe darunter.
option-remove_from_display = Offene Karten können entfernt werden
option-remove_from_display-help = Der Häuptling, der einen Wikinger entfernt, darf stattdessen eine offene Karte nehmen.
option-one_stone_per_card = Ein Ausrüstungsstein pro Wikinger
option-one_stone_per_card-help = Ein Wikinger trägt höchstens einen Ausrüstungsstein.

## Moves

move-take = Offene Karte { $slot } nehmen
    .detail = Offene Karte { $slot } nehmen: { $card }
move-draw = Vom Stapel ziehen
move-stern = Heck anlegen: { $ship }
    .detail = Heck anlegen: { $ship } ({ $pays })
move-pass = Nicht werten
move-lay = An { $ship-acc } anlegen
    .detail = An { $ship-acc } anlegen (Wikinger { $count } von { $limit }, Proviant { $food })
move-load-food = Proviant auf { $ship-acc } laden
    .detail = Proviant auf { $ship-acc } laden ({ $food } → { $after })
move-move-food = Proviant versetzen: { $ship } → { $onto }
    .detail = Proviant versetzen: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Proviant von { $ship-dat } zurücklegen
    .detail = Proviant von { $ship-dat } zurücklegen ({ $food } → { $after })
move-equip = Ausrüsten: { $ship }, Platz { $berth }
    .detail = { $stones ->
        [0] Ausrüsten: { $ship }, Platz { $berth }, { $shields }
       *[other] Ausrüsten: { $ship }, Platz { $berth }, { $shields } (Ausrüstung { $stones })
    }
move-lift = Ausrüstung versetzen: { $ship }, Platz { $berth }
    .detail = Ausrüstung versetzen: { $ship }, Platz { $berth }, { $shields }
move-stow-equipment = In den Vorrat legen
move-chieftain = Häuptling „{ $action }“ an { $ship-acc } anlegen
move-hold = Keinen Häuptling spielen
move-decline = Nichts tun
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

prompt-turn = Wähle einen Wikinger oder lege ein Heck an.
    .other = { $seat } wählt einen Wikinger oder legt ein Heck an.
prompt-full = Alle Schiffe sind voll. Lege ein Heck an oder passe.
    .other = { $seat } darf ein Heck anlegen. Alle Schiffe sind voll.
prompt-lay = Wähle ein Schiff für { $card }.
    .other = { $seat } wählt ein Schiff für { $card }.
prompt-load-food = Lade 1 Proviant auf einen Bug.
    .other = { $seat } lädt Proviant.
prompt-shift-food = Versetze 1 Proviant auf einen anderen Bug oder tue nichts.
    .other = { $seat } darf 1 Proviant versetzen.
prompt-equip = Rüste einen Wikinger ohne diese Schilde aus: { $shields }.
    .other = { $seat } rüstet einen Wikinger aus.
prompt-shift-equipment = Wähle Ausrüstung zum Versetzen oder tue nichts.
    .other = { $seat } darf Ausrüstung versetzen.
prompt-shift-onto = Gib sie einem Wikinger ohne diese Schilde: { $shields }.
    .other = { $seat } versetzt Ausrüstung.
prompt-chieftain = Lege einen Häuptling an ein Schiff an oder keinen.
    .other = { $seat } darf einen Häuptling anlegen.
prompt-move-equipment = Versetze 1 Ausrüstung oder tue nichts. { $ship-start } wird gewertet.
    .other = { $seat } darf 1 Ausrüstung versetzen. { $ship-start } wird gewertet.
prompt-set-equipment = Wähle einen Wikinger für die Ausrüstung.
    .other = { $seat } versetzt Ausrüstung.
prompt-move-food = Versetze 1 Proviant oder tue nichts. { $ship-start } wird gewertet.
    .other = { $seat } darf 1 Proviant versetzen. { $ship-start } wird gewertet.
prompt-remove = Entferne 1 Wikinger oder tue nichts. { $ship-start } wird gewertet.
    .other = { $seat } darf 1 Wikinger entfernen. { $ship-start } wird gewertet.
prompt-swap = Tausche 2 Wikinger oder tue nichts. { $ship-start } wird gewertet.
    .other = { $seat } darf 2 Wikinger tauschen. { $ship-start } wird gewertet.
prompt-swap-with = Wähle den Wikinger für den Tausch mit { $card }.
    .other = { $seat } tauscht { $card }.
prompt-start-ship = Wähle eine offene Karte für den Neubeginn: { $ship }.
    .other = { $seat } wählt eine offene Karte für den Neubeginn: { $ship }.

## The log

log-turn = Zug { $turn }: { $seat }
    .you = Zug { $turn }: du
log-draw = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
log-lay = { $seat } legt { $card } an { $ship-acc } an.
    .you = Du legst { $card } an { $ship-acc } an.
log-ship-full = { $ship-start } ist voll.
log-load-food = { $seat } lädt Proviant auf { $ship-acc } (jetzt { $count }).
    .you = Du lädst Proviant auf { $ship-acc } (jetzt { $count }).
log-move-food = { $seat } versetzt Proviant von { $ship-dat } auf { $onto-acc }.
    .you = Du versetzt Proviant von { $ship-dat } auf { $onto-acc }.
log-keep-food = { $seat } versetzt keinen Proviant.
    .you = Du versetzt keinen Proviant.
log-stow-food = { $seat } nimmt Proviant von { $ship-dat } (jetzt { $count }).
    .you = Du nimmst Proviant von { $ship-dat } (jetzt { $count }).
log-equip = { $seat } rüstet aus: { $goal }.
    .you = Du rüstest aus: { $goal }.
log-move-equipment = { $seat } versetzt Ausrüstung: { $start } → { $goal }.
    .you = Du versetzt Ausrüstung: { $start } → { $goal }.
log-keep-equipment = { $seat } versetzt keine Ausrüstung.
    .you = Du versetzt keine Ausrüstung.
log-stow-equipment = { $seat } legt Ausrüstung zurück: { $start }.
    .you = Du legst Ausrüstung zurück: { $start }.
log-no-berth = Kein Wikinger kann die Ausrüstung nehmen ({ $seat }).
    .you = Kein Wikinger kann deine Ausrüstung nehmen.
log-chieftain = { $seat } legt Häuptling „{ $action }“ an { $ship-acc } an.
    .you = Du legst Häuptling „{ $action }“ an { $ship-acc } an.
log-hold = { $seat } spielt keinen Häuptling.
    .you = Du spielst keinen Häuptling.
log-refill = Neue offene Karte: { $card }.
log-stern = { $seat } wertet { $ship-acc }.
    .you = Du wertest { $ship-acc }.
log-pass = { $seat } wertet nicht.
    .you = Du wertest nicht.
log-all-full = Alle Schiffe sind voll. Alle 3 werden gewertet.
log-row = Häuptlinge: { $ship }
log-protect = { $seat } schützt die eigenen Wikinger auf { $ship-dat }.
    .you = Du schützt deine Wikinger auf { $ship-dat }.
log-leave = { $action-id ->
    [swap] { $seat } tauscht nicht.
    [remove] { $seat } entfernt nichts.
   *[other] { $seat } versetzt nichts.
}
    .you = { $action-id ->
        [swap] Du tauschst nicht.
        [remove] Du entfernst nichts.
       *[other] Du versetzt nichts.
    }
log-skip = { $seat } kann „{ $action }“ nicht nutzen.
    .you = Du kannst „{ $action }“ nicht nutzen.
log-remove = { $seat } entfernt { $card } von { $ship-dat }.
    .you = Du entfernst { $card } von { $ship-dat }.
log-remove-open = { $seat } entfernt eine offene Karte: { $card }.
    .you = Du entfernst eine offene Karte: { $card }.
log-swap = { $seat } tauscht { $card } und { $other }.
    .you = Du tauschst { $card } und { $other }.
log-scored = Wertung: { $ship }.
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = Du: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = { $ship-start } wird geleert. Zurück: Proviant { $food }, Ausrüstung { $equipment }. Karten entfernt: { $cards }.
log-start-ship = Neubeginn, { $ship }: { $card }.
log-final = Keine Karten mehr. Schlusswertung.

## The score

tally-scoring = Zug { $turn }, { $ship }: (Schilde { $shields } + Ausrüstung { $equipment }) × Proviant { $food }
    .row = Zug { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Am Ende, { $ship }: (Schilde { $shields } + Ausrüstung { $equipment }) × Proviant { $food }
    .row = Am Ende, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (offene Karte)
pay = { $seat } { $points }

ship-top = oberes Schiff
    .start = Das obere Schiff
    .acc = das obere Schiff
    .dat = dem oberen Schiff
ship-middle = mittleres Schiff
    .start = Das mittlere Schiff
    .acc = das mittlere Schiff
    .dat = dem mittleren Schiff
ship-bottom = unteres Schiff
    .start = Das untere Schiff
    .acc = das untere Schiff
    .dat = dem unteren Schiff
onto-top = oberes Schiff
    .acc = das obere Schiff
onto-middle = mittleres Schiff
    .acc = das mittlere Schiff
onto-bottom = unteres Schiff
    .acc = das untere Schiff
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
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-stock = Vorrat: Proviant { $food }, Ausrüstung { $equipment }
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
board-pays = Punkte jetzt:
board-players = Mitspielende
board-player = { $seat } ({ $shields }): Punkte { $points }, Hecks { $sterns }, Häuptlinge: { $action }

## Labels of the text view

view-turn = Zug
view-on_turn = Am Zug
view-limit = Wikinger pro Schiff
view-pile = Karten im Stapel
view-display = Offene Karten
view-ships = Schiffe
view-food_stock = Proviant im Vorrat
view-equipment_stock = Ausrüstung im Vorrat
view-building = Dieser Zug
view-lifted = Gewählter Stein
view-swapping = Wird getauscht
view-scoring = Wird gewertet
    .seat = Häuptling am Zug
view-sheet = Gewertete Schiffe
    .pays = Punkte
view-out = Karten aus dem Spiel
view-players = Mitspielende
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
view-pays = Punkte jetzt
view-seat = Platz
view-action = Aktion
view-points = Punkte
view-card = Karte
view-slot = { "" }
view-ship = Schiff
view-reason = Grund
view-reason-stern = Heck angelegt
view-reason-full = alle Schiffe sind voll
view-reason-final = Schlusswertung
view-acting = { "" }
view-colour = Schild
view-score = Punkte
view-sterns = Hecks übrig
