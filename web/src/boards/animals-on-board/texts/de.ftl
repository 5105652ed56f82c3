# Texte des gezeichneten Bretts von Animals on Board.

ui-back-short = verdeckt
ui-quay = Kai
ui-pen-name = Gruppe { $group }
ui-pen = Gruppe { $group }, { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}: { $tiles }.
ui-pen-take = Du kannst sie für { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
} nehmen.
ui-pen-split = Du kannst sie teilen.
ui-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
ui-too-dear = Kostet { $count }, du hast { $have }
ui-no-split = 1 Plättchen lässt sich nicht teilen.
ui-stays = bleibt · { $count }
ui-goes = neue Gruppe · { $count }
ui-tile-part = { $tile } in die neue Gruppe
ui-tile-back = { $tile } zurück
ui-either = Diese Gruppe nehmen oder teilen
ui-take-short = Nehmen für { $count }
ui-split-short = Teilen
ui-confirm-take = { $count ->
    [one] { $count } Plättchen nehmen
   *[other] { $count } Plättchen nehmen
}
ui-confirm-split = { $group } teilen: { $stay } | { $go }
ui-confirm-keep = { $tile } behalten
ui-confirm-shed = { $count ->
    [one] { $count } Plättchen an Land lassen
   *[other] { $count } Plättchen an Land lassen
}
ui-hint-take = Du zahlst { $count }: Kisten { $before } → { $after }. Danach pausierst du bis zur nächsten Runde.
ui-hint-split = Ziehe Plättchen über das Seil, oder tippe sie an. Du bekommst eine Kiste: { $before } → { $after }.
ui-hint-split-five = Ziehe Plättchen über das Seil, oder tippe sie an. Mit 5 Kisten gibst du eine zurück: { $before } → { $after }.
ui-hand = Behalte 1 Plättchen für deine Arche.
ui-hand-done = Du bist bereit. Die anderen wählen noch.
ui-hand-others = Alle wählen verdeckt.
ui-keep = { $tile } behalten
ui-stack = { $count ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
ui-supply = { $count ->
    [one] Kiste
   *[other] Kisten
}
ui-boat = { $seat }: Plättchen { $load }, Kisten { $crates }{ $out ->
    [1] . Pausiert.
   *[other] .
}
ui-ark = Deine Arche
ui-berths = { $load } von { $space } Plätzen
ui-only-you = nur du siehst sie
ui-pair = Paar · 0
ui-crates = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
ui-if-ended = Punkte jetzt
ui-shed = An Land lassen: { $tile }
ui-shed-more = { $count ->
    [one] Wähle noch { $count } Plättchen, das an Land bleibt.
   *[other] Wähle noch { $count } Plättchen, die an Land bleiben.
}
ui-shed-pair = Es bleibt ein Paar übrig. Wähle andere.
ui-stat-ark = Tiere auf der Arche
ui-stat-crates = Kisten
ui-of = von { $count }
ui-doing-chosen = Bereit
ui-doing-out = Pausiert bis zur nächsten Runde
ui-doing-starts = Pausiert, beginnt die nächste Runde
ui-doing-flag = Beginnt
ui-doing-flag-chosen = Bereit, beginnt
ui-doing-flag-choosing = Wählt, beginnt
ui-round = Runde { $round }
ui-last-round = Letzte Runde
ui-aid = Wertung
ui-aid-single = Einzeltier
ui-aid-single-value = seine Zahl
ui-aid-pair = Paar
ui-aid-pair-value = 0
ui-aid-herd = Herde, ab 3
ui-aid-herd-value = je 5
ui-aid-crate = Jede Kiste
ui-tip-tile = { $tile }. Als Einzeltier zählt es seine Zahl, in einer Herde ab 3 Tieren 5 Punkte, im Paar nichts.
ui-tip-back = Das verdeckte Plättchen. Nur wer es nimmt, sieht es.
ui-tip-pen = Nimm diese Gruppe für 1 Kiste je Plättchen, oder teile sie und bekomme 1 Kiste.
ui-tip-price = { $count ->
    [one] Preis: { $count } Kiste, 1 je Plättchen.
   *[other] Preis: { $count } Kisten, 1 je Plättchen.
}
ui-tip-hand = Diese 3 Plättchen siehst nur du. 1 bleibt verdeckt in deiner Arche, die anderen kommen an den Kai.
ui-tip-stack = Übrige Plättchen. Sie füllen zu Beginn einer Runde den Kai.
ui-tip-supply = Kisten im Vorrat. Wer eine Gruppe teilt, bekommt 1.
ui-tip-boat = Arche von { $seat }. Alle sehen, wie viele Plättchen sie hat, aber nicht welche.
ui-tip-ark = Hat eine Arche 10 Plättchen, wird die Runde beendet und dann gezählt.
ui-tip-crates = Deine Kisten, höchstens 5. Jede zählt am Ende 1 Punkt.
ui-tip-single = Einzeltier: zählt seine Zahl.
ui-tip-pair = Paar: 2 einer Art zählen nichts.
ui-tip-herd = Herde: 3 oder mehr einer Art zählen je 5.
ui-guide-welcome = Fülle eine Arche mit Tieren. Einzeltiere und Herden bringen Punkte, Paare nichts.
    .title = Willkommen an Bord
ui-guide-keep = Alle sehen 3 Plättchen an und behalten 1 verdeckt. Eine hohe Zahl ist gut für ein Einzeltier.
    .title = Behalte 1 Plättchen
ui-guide-quay = Diese Plättchen liegen in dieser Runde am Kai. Das verdeckte kennt niemand.
    .title = Der Kai
ui-guide-split = In deinem Zug teilst du eine Gruppe oder nimmst eine. Teilen bringt 1 Kiste. Tippe eine Gruppe an, dann die Plättchen für die neue.
    .title = Teilen
ui-guide-take = Deine Kisten reichen für eine Gruppe: 1 Kiste je Plättchen. Danach pausierst du bis zur nächsten Runde.
    .title = Nehmen
ui-guide-out = Du hast eine Gruppe genommen. Die anderen beenden die Runde. Deine übrigen Kisten behältst du.
    .title = Pause
ui-guide-hidden = Nur du siehst deine Arche. Die Anzeigen sagen, was jede Art bringt. Achte auf die roten: Paare zählen nichts.
    .title = Deine Arche
ui-guide-starter = Wer zuerst nimmt, beginnt die nächste Runde. Das kann viel wert sein.
    .title = Zuerst nehmen
ui-guide-five = Mit 5 Kisten kostet Teilen 1 Kiste. Nimm lieber eine Gruppe.
    .title = 5 Kisten
ui-guide-last = Nur du bist noch in der Runde. Teile, nimm oder höre auf.
    .title = Letzter Zug
ui-guide-end = Eine Arche hat 10 Plättchen: Diese Runde ist die letzte. Paare werden entfernt, dann wird gezählt.
    .title = Bald ist Schluss
ui-scene-arks = Die Archen öffnen sich
ui-scene-ark = Die Arche: { $seat }
ui-scene-open = Öffnen
ui-scene-pairs = Paare gehen
ui-scene-count = Zählen
ui-scene-result = Ergebnis
ui-scene-herds = Herden zählen je Tier 5
ui-scene-alone = Allein: die Zahl. Kisten: je 1.
ui-scene-crates = Kisten
