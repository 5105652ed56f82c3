# Texte des gezeichneten Bretts von Vikings on Board.

ui-stage = Dorf und Hafen
ui-village = Dorf
ui-queue = Noch am Zug
ui-figure = { $seat }, stand auf Feld { $space }
ui-sterns = { $sterns ->
    [one] noch { $sterns } Heck
   *[other] noch { $sterns } Hecks
}, { $sailed } ausgelaufen
ui-house = Feld { $number }: { $space }
ui-house-first-player = Erster
ui-house-promote = Nach vorn
ui-house-jump-own = Eig.Sprung
ui-house-bet = Wette
ui-house-load-one = Lade 1
ui-house-market = Markt
ui-house-jump-any = Sprung
ui-house-bet-or-move = Wette/vers.
ui-house-draw-three = Zieh 3
ui-house-set-sail = In See
ui-house-swap = Tausch
ui-tip-house-first-player = Sonst nichts: Aber diese Figur ist in der nächsten Runde zuerst am Zug.
ui-tip-house-promote = Eines deiner Teile kommt an die Spitze seines Schiffs. Bei Gleichstand führt der Clan weiter vorn.
ui-tip-house-jump-own = Eines deiner Teile springt ans Ende eines anderen Schiffs.
ui-tip-house-bet = Leg eine Wette vor ein Schiff, auf den Clan, der es führen soll.
ui-tip-house-load-one = Zieh eine Ware und leg sie auf den Bug eines beliebigen Schiffs.
ui-tip-house-market = Eine Warenart wird um 1 teurer, für alle.
ui-tip-house-jump-any = Ein beliebiges Teil springt ans Ende eines anderen Schiffs.
ui-tip-house-bet-or-move = Leg eine Wette, oder versetze eine deiner Wetten auf einen anderen Kreis.
ui-tip-house-draw-three = Sieh heimlich drei Waren an und leg eine davon auf einen Bug.
ui-tip-house-set-sail = Du bist Kapitän: Am Ende der Runde wählst du das Schiff, das ausläuft.
ui-tip-house-swap = Zwei Teile verschiedener Schiffe tauschen die Plätze.
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
ui-ship-story = Schiff { $ship }. Kontrolle: { $control }. Waren: { $goods }.
ui-sailed = auf See
ui-berth = Wetten vor Schiff { $ship }
ui-circle = { $clan } führt Schiff { $ship }
ui-bet-of = Wette von { $seat } auf { $clan }
ui-bet-worth = Wette von { $seat } auf { $clan }, { $value } wert
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
ui-loupe = Schiff { $ship } von nahem
ui-loupe-open = Schiff { $ship }: ein Teil wählen
ui-close = Schließen
ui-confirm-lift = { $clan } { $shields } anheben
ui-hint-lead = Schiff { $ship }: { $clan } führt, { $count } zu { $other }.
ui-sailing = Schiff { $ship } läuft aus
ui-sailing-takes = { $seat } nimmt eine Ware.
ui-sailing-removes = { $seat } wählt eine Ware, die aus dem Spiel kommt.
ui-drawn = Gezogen
ui-only-you = nur du siehst es
ui-bets = Deine Wetten
ui-values-only-you = Werte siehst nur du
ui-bet-hand = Wette, { $value } wert, auf der Hand
ui-bet-placed = Wette, { $value } wert, vor Schiff { $ship }
ui-bet-behind = Wette, { $value } wert, zurückgeblieben: Schiff { $ship } ist ausgelaufen
ui-bet-won = Wette, { $value } wert, gewonnen
ui-goods = Deine Waren
ui-good-count = { $good }: { $count }, je { $price } wert
ui-points-now = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
ui-won = Gewonnene Wetten
ui-won-none = Noch keine. Eine Wette gewinnt, wenn ihr Clan das Schiff beim Auslaufen führt.
ui-won-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-stat-goods = Gewonnene Waren
ui-stat-bets = Wetten auf der Hand
ui-stat-won = Gewonnene Wetten
ui-doing-captain = Kapitän dieser Runde
ui-doing-left = { $count ->
    [0] Alle Figuren waren dran
    [one] Noch { $count } Figur am Zug
   *[other] Noch { $count } Figuren am Zug
}
ui-round = Runde { $round }
ui-captain = { $seat } lässt diese Runde ein Schiff auslaufen
ui-aid = Punkte am Ende
ui-aid-good = Jede Ware
ui-aid-good-value = Marktpreis
ui-aid-bet = Gewonnene Wette
ui-aid-bet-value = ihre Zahl
ui-aid-hidden = Schon gewonnen
ui-aid-hidden-value = verdeckt
ui-aid-end = Spielende nach
ui-aid-end-value = 7 Schiffen
ui-tip-queue = Die Figuren, die noch am Zug sind, in dieser Reihe. Wo eine Figur hingeht, ist ihr Platz in der nächsten Runde.
ui-tip-sterns = Jedes Auslaufen braucht ein Heck. Nach dem siebten Schiff ist Schluss.
ui-tip-ship = Der Clan mit den meisten Schilden führt ein Schiff, bei Gleichstand der näher am Bug.
ui-tip-piece = Seine Schilde zählen auf diesem Schiff für seinen Clan.
ui-tip-good = Läuft das Schiff aus, nehmen die Clans an Bord reihum Waren, der führende zuerst.
ui-tip-circle = Eine Wette hier gewinnt, wenn dieser Clan das Schiff beim Auslaufen führt.
ui-tip-bet = Ihr Wert bleibt bis zum Ende geheim.
ui-tip-my-bet = Deine Wetten sind 1 bis 4 Punkte wert. Höchstens eine vor jedem Schiff.
ui-tip-market = Was jede Warenart am Ende wert ist.
ui-tip-my-goods = Deine Waren. Die anderen sehen wie viele, nicht welche.
ui-tip-stack-load = Waren für das fünfte Haus.
ui-tip-stack-draw = Waren für das neunte Haus.
ui-tip-sailing = Die Clans an Bord nach Schilden. Sie nehmen reihum eine Ware, bis keine mehr da ist.
ui-guide-welcome = Schiffe verlassen den Hafen. Wer die meisten Schilde an Bord hat, nimmt die besten Waren. Auch Wetten auf den richtigen Clan bringen Punkte.
    .title = Willkommen im Hafen
ui-guide-queue = In dieser Reihe sind die Figuren am Zug. Jede geht zu einem Haus, und kein Haus wird in einer Runde zweimal benutzt.
    .title = Wer dran ist
ui-guide-village = Wähle ein Haus für deine Figur. Was das Haus sagt, geschieht sofort. Je kleiner seine Nummer, desto früher bist du in der nächsten Runde dran.
    .title = Das Dorf
ui-guide-control = Die Zahlen unter einem Schiff zählen Schilde. Der Clan auf hellem Grund führt, bei Gleichstand der näher am Bug.
    .title = Wer führt
ui-guide-lift = Wähle das Teil, das sich bewegt. Der Ring zeigt, welche es dürfen.
    .title = Ein Teil bewegen
ui-guide-jump = Es kommt ans Ende eines anderen Schiffs. Zeig auf ein Schiff und sieh, wer es dann führt.
    .title = Wohin
ui-guide-bet = Wähle eine Wette nach ihrem Wert. Nur du kennst ihn.
    .title = Wetten
ui-guide-circle = Nun der Kreis des Clans, der dieses Schiff beim Auslaufen führen soll. Es muss nicht deiner sein.
    .title = Auf wen
ui-guide-load = Leg die Ware auf ein Schiff, das du führst oder führen wirst.
    .title = Laden
ui-guide-market = Mach teurer, was du hast oder haben willst. Es gilt für alle.
    .title = Markt
ui-guide-next = Eine neue Runde: Die Figuren ziehen in der Reihe der Häuser, vor denen sie standen.
    .title = Nächste Runde
ui-guide-captain = Jemand steht am Steuer. Am Ende dieser Runde läuft ein Schiff aus.
    .title = Ein Kapitän
ui-guide-sail = Du bist Kapitän. Wähle ein Schiff mit Waren, auf dem du gut stehst.
    .title = In See stechen
ui-guide-share = Genommen wird nach Schilden, immer reihum. Was ein neutraler Clan nähme, kommt aus dem Spiel.
    .title = Verteilen
ui-guide-end = Nach dem siebten Schiff ist Schluss: Waren zählen den Marktpreis, gewonnene Wetten ihre Zahl.
    .title = Das Ende
ui-scene-sails = Schiff { $ship } läuft aus
ui-scene-adrift = Niemand an Bord
ui-scene-leads = { $clan } führt auf Schiff { $ship }
ui-scene-crew = Mannschaft
ui-scene-lead = Führung
ui-scene-goods = Waren
ui-scene-bets = Wetten
