# Texte des gezeichneten Bretts von Animals on Board.

ui-back-short = verdeckt
ui-quay = Der Kai
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
ui-too-dear = zu teuer: { $count } Kisten
ui-no-split = Ein einzelnes Plättchen lässt sich nicht teilen.
ui-stays = bleibt · { $count }
ui-goes = neue Gruppe · { $count }
ui-tile-part = In die neue Gruppe: { $tile }
ui-tile-back = Zurück: { $tile }
ui-either = Diese Gruppe nehmen oder teilen
ui-take-short = Nehmen für { $count }
ui-split-short = Teilen
ui-confirm-take = { $count ->
    [one] { $count } Plättchen nehmen
   *[other] { $count } Plättchen nehmen
}
ui-confirm-split = Teilen { $stay } | { $go }
ui-confirm-keep = Behalten: { $tile }
ui-confirm-shed = { $count ->
    [one] { $count } Plättchen an Land lassen
   *[other] { $count } Plättchen an Land lassen
}
ui-hint-take = Du zahlst { $count }: Kisten { $before } → { $after }. Danach bist du bis zur nächsten Runde raus.
ui-hint-split = Tippe Plättchen an, sie wechseln über das Seil. Du bekommst eine Kiste: { $before } → { $after }.
ui-hint-split-five = Tippe Plättchen an, sie wechseln über das Seil. Bei fünf Kisten geht eine zurück: { $before } → { $after }.
ui-hand = Behalte eines davon für deine Arche
ui-hand-done = Du hast gewählt. Die anderen überlegen noch.
ui-hand-others = Alle wählen geheim.
ui-keep = Behalten: { $tile }
ui-stack = { $count ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
ui-supply = { $count ->
    [one] Kiste
   *[other] Kisten
}
ui-boat = { $seat }: { $load ->
    [one] { $load } Plättchen
   *[other] { $load } Plättchen
} auf der Arche, { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
}{ $out ->
    [1] , aus dieser Runde
   *[other] {""}
}
ui-ark = Deine Arche
ui-berths = { $load } von { $space } Plätzen
ui-only-you = nur du siehst sie
ui-pair = Paar · 0
ui-crates = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
ui-if-ended = Wäre jetzt Schluss
ui-shed = An Land lassen: { $tile }
ui-shed-more = { $count ->
    [one] Wähle noch { $count } Plättchen, das an Land bleibt.
   *[other] Wähle noch { $count } Plättchen, die an Land bleiben.
}
ui-shed-pair = Dann blieben genau zwei einer Art. Wähle andere.
ui-stat-ark = Tiere auf der Arche
ui-stat-crates = Kisten
ui-of = von { $count }
ui-doing-chosen = Hat gewählt
ui-doing-out = Bis zur nächsten Runde raus
ui-doing-starts = Raus, beginnt die nächste Runde
ui-doing-flag = Hat die Startflagge
ui-doing-flag-chosen = Hat gewählt, Startflagge
ui-doing-flag-choosing = Wählt noch, Startflagge
ui-round = Runde { $round }
ui-last-round = Letzte Runde
ui-aid = Was bringt was
ui-aid-single = Einziges seiner Art
ui-aid-single-value = seine Zahl
ui-aid-pair = Genau zwei
ui-aid-pair-value = nichts
ui-aid-herd = Drei oder mehr
ui-aid-herd-value = je 5
ui-aid-crate = Jede Kiste am Ende
ui-tip-tile = { $tile }. Allein von seiner Art zählt es seine Zahl, in einer Herde ab drei zählt es 5, in einem Paar nichts.
ui-tip-back = Dieses Plättchen hat niemand gesehen. Wer es nimmt, sieht es, die anderen nicht.
ui-tip-pen = Eine Gruppe am Kai. Nimm sie für eine Kiste je Plättchen, oder teile sie und bekomm eine Kiste.
ui-tip-price = Preis: { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}, eine je Plättchen.
ui-tip-hand = Drei Plättchen siehst nur du. Eines bleibt heimlich auf deiner Arche, die anderen kommen an den Kai.
ui-tip-stack = Der Stapel. Zu Beginn einer Runde wird der Kai daraus aufgefüllt.
ui-tip-supply = Die Kisten, die niemand hat. Eine Teilung bringt eine.
ui-tip-boat = Die Arche von { $seat }. Wie viele Plättchen sie trägt, ist offen, welche, ist geheim.
ui-tip-ark = Trägt eine Arche zehn Plättchen, wird die Runde zu Ende gespielt und dann gezählt.
ui-tip-crates = Deine Kisten, höchstens fünf. Jede am Ende ist ein Punkt.
ui-tip-single = Ein Tier, das allein von seiner Art ist, zählt seine Zahl.
ui-tip-pair = Genau zwei einer Art zählen nichts.
ui-tip-herd = Drei oder mehr einer Art zählen je 5.
ui-guide-welcome = Du füllst eine Arche mit Tieren. Herden und Einzelgänger bringen Punkte, Paare nichts.
    .title = Willkommen an Bord
ui-guide-keep = Alle sehen drei Plättchen an und behalten heimlich eines. Eine hohe Zahl ist ein guter Einzelgänger.
    .title = Behalte eines
ui-guide-quay = Diese Plättchen liegen in dieser Runde am Kai. Eines ist verdeckt: Niemand kennt es.
    .title = Der Kai
ui-guide-split = In deinem Zug teilst du eine Gruppe oder nimmst eine. Teilen bringt eine Kiste. Tippe eine Gruppe an, dann die Plättchen für die neue.
    .title = Teilen
ui-guide-take = Deine Kisten reichen für eine Gruppe: eine Kiste je Plättchen. Wer nimmt, ist aus der Runde.
    .title = Nehmen
ui-guide-out = Du hast genommen. Die anderen spielen die Runde zu Ende. Deine Kisten behältst du.
    .title = Vorerst raus
ui-guide-hidden = Nur du siehst deine Arche. Die Schilder sagen, was jede Art bringt. Achte auf die roten: Genau zwei zählen nichts.
    .title = Deine Arche
ui-guide-starter = Wer zuerst nimmt, beginnt die nächste Runde. Das kann viel wert sein.
    .title = Zuerst raus, zuerst dran
ui-guide-five = Bei fünf Kisten kostet eine Teilung eine, statt eine zu bringen. Zeit zu nehmen.
    .title = Fünf Kisten
ui-guide-last = Nur du bist noch dabei. Ein letzter Zug: teilen, nehmen oder verzichten.
    .title = Letzter Zug
ui-guide-end = Zehn Plättchen auf einer Arche, und diese Runde ist die letzte. Dann gehen die Paare, der Rest zählt.
    .title = Das Ende naht
ui-scene-arks = Die Archen öffnen sich
ui-scene-ark = Die Arche: { $seat }
ui-scene-open = Öffnen
ui-scene-pairs = Paare gehen
ui-scene-count = Zählen
ui-scene-result = Ergebnis
ui-scene-herds = Herden zählen je Tier 5
ui-scene-alone = Allein: die Zahl. Kisten: je 1.
ui-scene-crates = Kisten
