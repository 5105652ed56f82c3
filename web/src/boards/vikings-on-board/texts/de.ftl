# Texte des gezeichneten Bretts von Vikings on Board.

ui-stage = Dorf und Hafen
ui-village = Dorf
ui-queue = Noch dran
ui-figure = { $seat }, vorher Haus { $space }
ui-sterns = { $sailed } von { $all } Schiffen ausgelaufen
ui-house = Haus { $number }: { $space }
ui-house-first-player = Start
ui-house-promote = Nach vorn
ui-house-jump-own = Eigenes
ui-house-bet = Wetten
ui-house-load-one = 1 laden
ui-house-market = Markt
ui-house-jump-any = Beliebig
ui-house-bet-or-move = Versetzen
ui-house-draw-three = 3 ziehen
ui-house-set-sail = Auslaufen
ui-house-swap = Tausch
ui-tip-house-first-player = Du beginnst die nächste Runde. Sonst keine Wirkung.
ui-tip-house-promote = Rücke eines deiner Teile an die Spitze seines Schiffs. Bei Gleichstand führt der Clan weiter vorn.
ui-tip-house-jump-own = Versetze eines deiner Teile ans Ende eines anderen Schiffs.
ui-tip-house-bet = Wette auf den Clan, der ein Schiff führen wird.
ui-tip-house-load-one = Ziehe eine Ware und lade sie auf ein beliebiges Schiff.
ui-tip-house-market = Erhöhe den Preis einer Ware um 1.
ui-tip-house-jump-any = Versetze ein beliebiges Teil ans Ende eines anderen Schiffs.
ui-tip-house-bet-or-move = Wette, oder versetze eine deiner Wetten auf einen anderen Kreis.
ui-tip-house-draw-three = Sieh 3 Waren verdeckt an und lade 1 davon.
ui-tip-house-set-sail = Am Ende der Runde wählst du das Schiff, das ausläuft.
ui-tip-house-swap = Tausche 2 Teile verschiedener Schiffe.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
} und ein Gast
ui-clan-count = { $clan } { $count }
ui-ship = Schiff { $ship }
ui-on-ship = Auf Schiff { $ship }
ui-ship-sailed = Schiff { $ship } ist ausgelaufen.
ui-ship-story = Schiff { $ship }. Schilde: { $control }. Waren: { $goods }.
ui-sailed = auf See
ui-berth = Wetten bei Schiff { $ship }
ui-circle = { $clan } führt Schiff { $ship }
ui-bet-of = Wette: { $seat }, auf { $clan }
ui-bet-worth = Wette: { $seat }, auf { $clan }, Wert { $value }
ui-market = Markt
ui-market-line = Markt: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] noch { $count } Ware zum Laden
   *[other] noch { $count } Waren zum Laden
}
ui-stack-draw = { $count ->
    [one] noch { $count } Ware zum Ziehen
   *[other] noch { $count } Waren zum Ziehen
}
ui-loupe = Schiff { $ship }, vergrößert
ui-loupe-open = Schiff { $ship }: ein Teil wählen
ui-close = Schließen
ui-confirm-lift = Schiff wählen
ui-hint-lead = Schiff { $ship }: { $clan } führt, { $count } zu { $other }.
ui-sailing = Schiff { $ship } läuft aus
ui-sailing-takes = { $seat } nimmt eine Ware.
ui-sailing-removes = { $seat } wählt die Ware, die verloren ist.
ui-drawn = Gezogene Waren
ui-only-you = nur du siehst es
ui-bets = Deine Wetten
ui-values-only-you = nur du siehst die Werte
ui-bet-hand = Wette { $value }, auf der Hand
ui-bet-placed = Wette { $value }, Schiff { $ship }
ui-bet-behind = Wette { $value }, verloren: Schiff { $ship } ist ausgelaufen
ui-bet-won = Wette { $value }, gewonnen
ui-goods = Deine Waren
ui-good-count = { $good }: { $count }, je { $price } wert
ui-points-now = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
ui-won = Gewonnene Wetten
ui-won-none = Noch keine. Du gewinnst, wenn dein Wett-Clan das Schiff beim Auslaufen führt.
ui-won-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-stat-goods = Gewonnene Waren
ui-stat-bets = Wetten auf der Hand
ui-stat-won = Gewonnene Wetten
ui-doing-captain = Hat das Kommando
ui-doing-left = { $count ->
    [0] Alle Wikinger waren dran
    [one] Noch { $count } Wikinger dran
   *[other] Noch { $count } Wikinger dran
}
ui-round = Runde { $round }
ui-captain = { $seat } wählt das Schiff, das ausläuft
ui-aid = Wertung
ui-aid-good = Jede Ware
ui-aid-good-value = ihr Preis
ui-aid-bet = Gewonnene Wette
ui-aid-bet-value = ihre Zahl
ui-aid-hidden = Schon gewonnen
ui-aid-hidden-value = verdeckt
ui-aid-end = Spielende nach
ui-aid-end-value = 7 Schiffen
ui-tip-queue = Wikinger, die noch dran sind, in dieser Reihenfolge. Das Haus bestimmt den Platz in der nächsten Runde.
ui-tip-sterns = Nach 7 Schiffen endet die Partie.
ui-tip-ship = Der Clan mit den meisten Schilden führt das Schiff. Bei Gleichstand führt der Clan weiter vorn.
ui-tip-piece = Seine Schilde zählen auf diesem Schiff für seinen Clan.
ui-tip-good = Läuft das Schiff aus, nehmen die Clans an Bord reihum die Waren. Der führende Clan beginnt.
ui-tip-circle = Eine Wette hier gewinnt, wenn dieser Clan das Schiff beim Auslaufen führt.
ui-tip-bet = Ihr Wert bleibt bis zum Ende verdeckt.
ui-tip-my-bet = Deine Wetten sind 1 bis 4 Punkte wert. Höchstens 1 pro Schiff.
ui-tip-market = Preise der Waren am Ende der Partie.
ui-tip-my-goods = Deine Waren. Die anderen sehen wie viele, nicht welche.
ui-tip-stack-load = Waren für Haus 5.
ui-tip-stack-draw = Waren für Haus 9.
ui-tip-sailing = Die Clans an Bord nach Schilden. Sie nehmen reihum 1 Ware, bis keine mehr da ist.
ui-guide-welcome = Schiffe laufen aus. Der Clan mit den meisten Schilden nimmt die besten Waren. Auch richtige Wetten bringen Punkte.
    .title = Willkommen im Hafen
ui-guide-queue = Die Wikinger ziehen in dieser Reihenfolge. Jeder nimmt ein Haus, jedes Haus geht nur einmal pro Runde.
    .title = Reihenfolge
ui-guide-village = Wähle ein Haus für deinen Wikinger. Es wirkt sofort. Je kleiner die Nummer, desto früher bist du in der nächsten Runde dran.
    .title = Das Dorf
ui-guide-control = Die Zahlen unter einem Schiff sind Schilde. Der Clan auf der hellen Anzeige führt, bei Gleichstand der Clan weiter vorn.
    .title = Wer führt
ui-guide-lift = Wähle das Teil, das du versetzt. Ein Ring zeigt, welche möglich sind.
    .title = Teil versetzen
ui-guide-jump = Es kommt ans Ende eines anderen Schiffs. Zeige auf ein Schiff, um zu sehen, wer dann führt.
    .title = Schiff wählen
ui-guide-bet = Wähle ein Wettplättchen nach seinem Wert. Nur du kennst ihn.
    .title = Wetten
ui-guide-circle = Wähle jetzt den Clan, der dieses Schiff beim Auslaufen führt. Es darf jeder Clan sein.
    .title = Clan wählen
ui-guide-load = Lade die Ware auf ein Schiff, das du führst oder führen wirst.
    .title = Laden
ui-guide-market = Erhöhe den Preis einer Ware, die du hast oder haben willst. Preise gelten für alle.
    .title = Markt
ui-guide-next = Neue Runde: Die Wikinger ziehen in der Reihenfolge ihrer Häuser.
    .title = Nächste Runde
ui-guide-captain = Jemand hat „In See stechen“ genommen. Am Ende dieser Runde läuft ein Schiff aus.
    .title = Ein Schiff läuft aus
ui-guide-sail = Du wählst das Schiff. Nimm eines mit Waren, das du führst.
    .title = In See stechen
ui-guide-share = Die Clans nehmen nach Schilden reihum Waren. Waren neutraler Clans sind verloren.
    .title = Verteilen
ui-guide-end = Nach 7 Schiffen endet die Partie. Waren zählen ihren Preis, gewonnene Wetten ihre Zahl.
    .title = Das Ende
ui-scene-sails = Schiff { $ship } läuft aus
ui-scene-adrift = Niemand an Bord
ui-scene-leads = { $clan } führt auf Schiff { $ship }
ui-scene-crew = Mannschaft
ui-scene-lead = Führung
ui-scene-goods = Waren
ui-scene-bets = Wetten
