# Animals on Board

summary = Teile die Tiere am Kai oder nimm eine Gruppe an Bord: Einzelgänger und Herden zählen, Paare gehen verloren.

option-last_turn_optional = Auf den letzten Zug darf verzichtet werden
option-last_turn_optional-help = Wer als Letzter in der Runde ist, darf verzichten. Wenn aus, muss geteilt oder genommen werden, falls möglich.
option-surplus = Überzählige Tiere
option-surplus-help = Wer am Ende entscheidet, welche Tiere eine Arche mit mehr als zehn verlassen.
option-surplus-best = die beste Wahl wird automatisch getroffen
option-surplus-ask = alle wählen selbst

## Moves

move-keep = Behalten: { $species } { $value }
move-split = Gruppe { $group } teilen
    .detail = Gruppe { $group } teilen (Kisten { $crates } → { $after }): { $tiles }
move-take = Gruppe { $group } nehmen
    .detail = Gruppe { $group } für { $count ->
            [one] 1 Kiste
           *[other] { $count } Kisten
        } nehmen: { $tiles }
move-pull = Herausziehen: { $species } { $value }
move-pull-hidden = Herausziehen: das verdeckte Plättchen
move-done = Teilung abschließen
    .detail = Teilung abschließen ({ $left } | { $right })
move-decline = Auf den letzten Zug verzichten
move-pass = Passen
move-shed = Abgeben: { $species } { $value }

## What is being asked

prompt-keep = Behalte eines deiner drei Plättchen für deine Arche
    .other = { $seat } wählt ein Plättchen für die Arche
prompt-turn = Teile eine Gruppe oder nimm eine
    .other = { $seat } teilt eine Gruppe oder nimmt eine
prompt-last-turn = Mach deinen letzten Zug in dieser Runde
    .other = { $seat } hat den letzten Zug dieser Runde
prompt-pull = Zieh Plättchen aus der Gruppe heraus, die eine neue bilden
    .other = { $seat } teilt gerade eine Gruppe
prompt-shed = Gib { $count ->
        [one] { $count } überzähliges Tier
       *[other] { $count } überzählige Tiere
    } ab, ohne ein Paar übrig zu lassen
    .other = { $seat } gibt überzählige Tiere ab (noch { $count })

## The log

log-kept = { $seat } behält ein Plättchen und legt aus: { $tiles }
log-round = Runde { $round }: { $seat } beginnt. Neu am Kai: { $tiles }
log-split = { $seat } teilt eine Gruppe: { $left } | { $right }
log-crate = { $seat } bekommt 1 Kiste (jetzt { $crates })
log-crate-back = { $seat } gibt 1 Kiste zurück (übrig: { $crates })
log-take = { $seat } nimmt { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    } an Bord: { $tiles }
log-paid = { $seat } zahlt { $count ->
        [one] 1 Kiste
       *[other] { $count } Kisten
    } (übrig: { $crates })
log-seen = Nur du siehst das verdeckte Plättchen: { $tiles }
log-full = { $seat } meldet eine volle Arche: { $count } Tiere
log-pass = { $seat } kann weder teilen noch nehmen und passt
log-decline = { $seat } verzichtet auf den letzten Zug
log-end = Eine Arche ist voll und die Runde zu Ende: Die Archen werden aufgedeckt
log-pairs = { $seat } verliert Paare: { $tiles }
log-shed = { $seat } gibt als überzählig ab: { $tiles }
log-ark = { $seat } öffnet die Arche: { $tiles }
log-herd = { $seat }: Herde aus { $count }, { $species }: { $points }
log-loners = { $seat }: einzeln { $count }, Punkte { $points }
log-crates = { $seat }: Kisten { $count }, Punkte { $points }
log-result = Ergebnis: { $places }
place = { $seat } { $points }

## The score

tally-singles = Einzelgänger ({ $count })
tally-herds = { $herds ->
        [one] Tiere in { $herds } Herde
       *[other] Tiere in { $herds } Herden
    } ({ $count })
    .row = Tiere in Herden
    .cell = { $count } in { $herds }
tally-crates = Futterkisten ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = verdecktes Plättchen

species-elephant = Elefant
species-giraffe = Giraffe
species-panda = Panda
species-tiger = Tiger
species-crocodile = Krokodil
species-gorilla = Gorilla
species-turtle = Schildkröte
species-rhinoceros = Nashorn
species-penguin = Pinguin
species-camel = Kamel
species-zebra = Zebra
species-fox = Fuchs

## The table as text

board-setup = Vorbereitung
board-round = Runde { $round }
board-stores = { $stack } Plättchen im Stapel, { $supply ->
        [one] { $supply } Kiste im Vorrat
       *[other] { $supply } Kisten im Vorrat
    }
board-species = In diesem Spiel: { $species }
board-quay = Gruppen am Kai und ihre Preise
board-crates = { $count ->
        [one] { $count } Kiste
       *[other] { $count } Kisten
    }
board-stays = bleibt:
board-pulled = herausgezogen:
board-order = Plättchen gehen in der gezeigten Reihenfolge; was du überspringst, bleibt
board-players = Mitspielende
board-player = { $seat }: { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }, { $load ->
        [one] { $load } Tier an Bord
       *[other] { $load } Tiere an Bord
    }
board-chosen = hat gewählt
board-choosing = wählt noch
board-starter = Startflagge
board-out = aus der Runde
board-next = Startflagge für die nächste Runde
board-last = letzter Zug
board-hand = Deine Plättchen (nur du siehst sie)
board-mine = Deine Arche
board-ark = Arche: { $seat }
board-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-pair = das Paar geht verloren
board-surplus = kein Platz für die in Klammern
board-worth = Wenn sie jetzt ablegte
board-total = Summe

## Labels of the text view

view-species = Arten im Spiel
view-round = Runde
view-starter = Startspieler
view-next_starter = Beginnt die nächste Runde
view-last_turn = Letzter Zug
view-last_round = Letzte Runde
view-space = { "" }
view-crate_limit = { "" }
view-stack = Plättchen im Stapel
view-supply = Futterkisten im Vorrat
view-groups = Gruppen am Kai
view-splitting = Gruppe, die geteilt wird
view-pulled = Herausgezogen
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Spieler
view-value = Wert
view-crates = Futterkisten
view-load = Plättchen an Bord
view-out = Aus der Runde
view-ark = Arche
view-kinds = Wenn sie jetzt ablegte
view-lost = Gingen verloren
view-points = Punkte
view-hand = Auf der Hand
view-chosen = Hat gewählt
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
