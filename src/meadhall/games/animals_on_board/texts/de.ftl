# Animals on Board

summary = Teile die Tiere am Kai oder nimm eine Gruppe. Einzeltiere und Herden zählen, Paare gehen verloren.

option-last_turn_optional = Letzter Zug ist freiwillig
option-last_turn_optional-help = Wer als Letztes in der Runde ist, darf passen. Wenn aus: teilen oder nehmen, falls möglich.
option-surplus = Überzählige Tiere
option-surplus-help = Wie eine Arche mit mehr als 10 Tieren am Ende verkleinert wird.
option-surplus-best = Beste Wahl automatisch
option-surplus-ask = Alle wählen selbst

## Moves

move-keep = { $species } { $value } behalten
move-split = Gruppe { $group } teilen
    .detail = Gruppe { $group } teilen (Kisten { $crates } → { $after }): { $tiles }
move-take = Gruppe { $group } nehmen
    .detail = { $count ->
        [one] Gruppe { $group } für { $count } Kiste nehmen: { $tiles }
       *[other] Gruppe { $group } für { $count } Kisten nehmen: { $tiles }
    }
move-pull = In die neue Gruppe: { $species } { $value }
move-pull-hidden = In die neue Gruppe: das verdeckte Plättchen
move-done = Teilen abschließen
    .detail = Teilen abschließen ({ $left } | { $right })
move-decline = In dieser Runde aufhören
move-pass = Passen
move-shed = An Land lassen: { $species } { $value }

## What is being asked

prompt-keep = Behalte 1 Plättchen für deine Arche.
    .other = { $seat } wählt ein Plättchen.
prompt-turn = Nimm oder teile eine Gruppe.
    .other = { $seat } nimmt oder teilt eine Gruppe.
prompt-last-turn = Letzter Zug der Runde: Nimm oder teile eine Gruppe.
    .other = { $seat } hat den letzten Zug der Runde.
prompt-pull = { $stay ->
    [one] Teile Gruppe { $group }: { $stay } bleibt, { $go } gehen.
   *[other] Teile Gruppe { $group }: { $stay } bleiben, { $go } gehen.
}
    .other = { $seat } teilt Gruppe { $group }.
prompt-shed = { $count ->
    [one] Lasse { $count } Tier an Land. Kein Paar darf übrig bleiben.
   *[other] Lasse { $count } Tiere an Land. Kein Paar darf übrig bleiben.
}
    .other = { $count ->
        [one] { $seat } lässt { $count } Tier an Land.
       *[other] { $seat } lässt { $count } Tiere an Land.
    }

## The log

log-kept = { $seat } behält ein Plättchen und legt aus: { $tiles }.
    .you = Du behältst ein Plättchen und legst aus: { $tiles }.
log-round = Runde { $round }. { $seat } beginnt.
    .you = Runde { $round }. Du beginnst.
log-split = { $seat } teilt { $count } in { $stay } (Gruppe { $group }) und { $go } (Gruppe { $next }).
    .you = Du teilst { $count } in { $stay } (Gruppe { $group }) und { $go } (Gruppe { $next }).
log-crate = { $seat } bekommt 1 Kiste (jetzt { $crates }).
    .you = Du bekommst 1 Kiste (jetzt { $crates }).
log-crate-back = { $seat } gibt 1 Kiste zurück (jetzt { $crates }).
    .you = Du gibst 1 Kiste zurück (jetzt { $crates }).
log-take = { $count ->
    [one] { $seat } nimmt für { $count } Kiste: { $tiles }.
   *[other] { $seat } nimmt für { $count } Kisten: { $tiles }.
}
    .you = { $count ->
        [one] Du nimmst für { $count } Kiste: { $tiles }.
       *[other] Du nimmst für { $count } Kisten: { $tiles }.
    }
log-seen = Es war: { $tiles }. Nur du siehst das.
log-full = Die Arche von { $seat } ist voll: { $count } Tiere.
    .you = Deine Arche ist voll: { $count } Tiere.
log-pass = { $seat } kann weder teilen noch nehmen und passt.
    .you = Du kannst weder teilen noch nehmen und passt.
log-decline = { $seat } hört auf.
    .you = Du hörst auf.
log-end = Die Partie ist zu Ende. Die Archen werden aufgedeckt.
log-pairs = { $count ->
    [one] { $seat } verliert { $count } Paar: { $tiles }.
   *[other] { $seat } verliert { $count } Paare: { $tiles }.
}
    .you = { $count ->
        [one] Du verlierst { $count } Paar: { $tiles }.
       *[other] Du verlierst { $count } Paare: { $tiles }.
    }
log-shed = { $seat } lässt an Land: { $tiles }.
    .you = Du lässt an Land: { $tiles }.
log-ark = Arche von { $seat }: { $tiles }.
    .you = Deine Arche: { $tiles }.
log-herd = { $seat }: Herde von { $count } ({ $species }), { $points } Punkte.
    .you = Du: Herde von { $count } ({ $species }), { $points } Punkte.
log-loners = { $seat }: Einzeltiere { $count }, Punkte { $points }.
    .you = Du: Einzeltiere { $count }, Punkte { $points }.
log-crates = { $seat }: Kisten { $count }, Punkte { $points }.
    .you = Du: Kisten { $count }, Punkte { $points }.
log-result = Ergebnis: { $places }
place = { $seat } { $points }

## The score

tally-singles = Einzeltiere ({ $count })
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
board-stores = Stapel: { $stack } · Kisten im Vorrat: { $supply }
board-species = In diesem Spiel: { $species }
board-quay = Gruppen am Kai und ihre Preise
board-crates = { $count ->
        [one] { $count } Kiste
       *[other] { $count } Kisten
    }
board-stays = bleibt:
board-pulled = neue Gruppe:
board-order = Die Plättchen gehen in dieser Reihenfolge. Übersprungene bleiben.
board-players = Mitspielende
board-player = { $seat }: Kisten { $crates }, Tiere an Bord { $load }
board-chosen = bereit
board-choosing = wählt
board-starter = beginnt
board-out = pausiert
board-next = beginnt die nächste Runde
board-last = letzter Zug
board-hand = Deine Plättchen (nur du siehst sie)
board-mine = Deine Arche
board-ark = Arche: { $seat }
board-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-pair = Paar, verloren
board-surplus = kein Platz für die in Klammern
board-worth = Punkte jetzt
board-total = Summe

## Labels of the text view

view-species = Arten im Spiel
view-round = Runde
view-starter = Beginnt
view-next_starter = Beginnt die nächste Runde
view-last_turn = Letzter Zug
view-last_round = Letzte Runde
view-space = { "" }
view-crate_limit = { "" }
view-stack = Plättchen im Stapel
view-supply = Futterkisten im Vorrat
view-groups = Gruppen am Kai
view-splitting = Gruppe, die geteilt wird
view-pulled = Neue Gruppe
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Mitspielende
view-value = Wert
view-crates = Futterkisten
view-load = Plättchen an Bord
view-out = Pausiert
view-ark = Arche
view-kinds = Punkte jetzt
view-lost = Verloren
view-points = Punkte
view-hand = Auf der Hand
view-chosen = Bereit
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
