# Texte des gezeichneten Bretts von Looot.

ui-stage = Das Land und dein Fjord
ui-land = Das Land
ui-fjord = Fjord: { $seat }
ui-viking-of = Ein Wikinger: { $seat }
ui-show-land = Das Land groß zeigen
ui-show-fjord = Den Fjord groß zeigen
ui-look = { $name }: Fjord ansehen, { $points } Punkte, { $free } freie Felder
ui-look-facts = { $points } Punkte, { $free } frei
ui-close = Schließen
ui-at-sea = Auf See
ui-in-bag = { $count } im Beutel
ui-bag = Was noch kommen kann
ui-bag-count = { $count } von { $of } Langschiffen sind im Beutel
ui-bag-key = Blass: im Fjord dessen, dessen Schild es trägt. Niemand kennt die Reihenfolge im Beutel.
ui-of = von { $count }
ui-where-bag = im Beutel
ui-where-sea = auf See
ui-in-fjord = im Fjord: { $seat }
ui-not-dealt = nicht in dieser Partie
ui-sites = Bauplätze
ui-shields = Schilde
ui-trophies = Trophäen
ui-to-lay = Noch zu legen, das nächste zuerst
ui-which-next = Welches kommt als Nächstes?
ui-due-now = Wähle dafür ein freies Feld deines Fjords.
ui-due-later = Es kommt später.
ui-full = voll
ui-full-at-once = sofort voll
ui-complete = fertig
ui-met = { $met } von { $of }
ui-met-here = { $met } von { $of } liegen hier schon.
ui-get = Du bekommst { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }.
ui-get-short = Du bekommst { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }, Platz für { $room }.
ui-can-fill = Kann füllen: { $what }.
ui-fills = Füllt: { $what }.
ui-serves = Dient: { $what }.
ui-points-then = Dann { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
ui-why-house = liegt daneben
ui-why-watchtower = deine Gruppe verbindet sie
ui-why-castle = Gruppe von { $count }
ui-a-ship = Langschiff { $ship }
ui-a-trophy = Trophäe
ui-tiles = { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
ui-vikings = { $count ->
        [one] Wikinger gesetzt
       *[other] { $count } Wikinger gesetzt
    }
ui-step-viking = Wikinger { $board }{ $hex }
ui-end-with = Zug beenden: { $what }
ui-keep = Behalten: { $what }
ui-place-here = Hier setzen
ui-lay-here = Hier legen
ui-lay-last = Legen, Zug beenden
ui-moor-here = Hier festmachen
ui-missing-place = Feld wählen
ui-missing-lay = { $count ->
        [one] Letztes Plättchen legen
       *[other] { $count } Plättchen legen
    }
ui-missing-loot = Plättchen wählen
ui-missing-moor = Feld wählen
ui-missing-ship = Langschiff wählen
ui-missing-trophy = Trophäe wählen
ui-not-yet = Du kannst deinen Zug noch nicht beenden
ui-hint-place = Neben einen Wikinger oder ein Langschiff. Schilde vorher.
ui-hint-declared = Angesagt: { $shield }. Nochmals wählen nimmt es zurück.
ui-hint-trophy = Du kannst im Spiel nur eine Trophäe nehmen.
ui-hint-shield-key = Welcher Schild? 1 zweiter Wikinger, 2 besetztes Feld, 3 doppelter Rohstoff.
ui-drag-viking = Deine Wikinger: { $count }. Zieh einen auf ein Feld oder wähle das Feld.
ui-hint-second = Dein zweiter Wikinger in diesem Zug.
ui-hint-lay = { $count ->
        [one] Das letzte Plättchen.
       *[other] Noch { $count } Plättchen zu legen.
    }
ui-hint-loot = Der Rest bleibt auf dem Land.
ui-hint-quay = Ein Langschiff je Zug, eine Trophäe je Partie. Ein leeres kostet 5.
ui-hint-moor = Es kostet 5, bis alles Nötige darum liegt.
ui-key-shield = einen Schild einsetzen
ui-key-ship = ein Langschiff nehmen
ui-key-trophy = eine Trophäe nehmen
ui-key-home = Feld neben deiner größten Gruppe oder bester Platz für das Plättchen
ui-key-end = den Zug beenden
ui-key-look = Fjord des nächsten Spielers
ui-no-ship = Hier liegt kein Langschiff mehr
ui-ship = Langschiff { $ship }: braucht { $needs }, { $met } von { $of } liegen da
ui-ship-full = Langschiff { $ship }: voll
ui-site = { $site }, { $points } Punkte: braucht { $needs }, { $met } von { $of } liegen da
ui-site-complete = { $site }: fertig, { $points } Punkte
ui-trophy-won = Deine Trophäe: { $points } Punkte
ui-shield-used = { $shield }: eingesetzt
ui-shield-idle = Du hast keinen zweiten Wikinger mehr
ui-shield-nobody = Besetztes Feld: noch steht niemand auf dem Land
ui-stat-vikings = Wikinger übrig
ui-stat-axes = Äxte
ui-stat-points = Punkte
ui-doing-free = { $count ->
        [one] ein freies Feld
       *[other] { $count } freie Felder
    }
ui-number = Wikinger { $number } von { $of }
ui-now = jetzt { $count }
ui-sum-sites = Bauten
ui-sum-trophy = Trophäe
ui-sum-empty = { $count } leer
ui-tip-space = { $tile }: Feld { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex }: { $count ->
        [0] kein Plättchen mehr
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
ui-tip-house = Ein Wikinger, der daneben gesetzt wird, nimmt ein Plättchen.
ui-tip-watchtower = Verbindet eine Gruppe deiner Wikinger zwei Wachtürme, nimmst du von jedem ein Plättchen. Jedes Paar zahlt dir einmal.
ui-tip-castle = Eine Gruppe von 4 Wikingern an der Burg nimmt ein Plättchen, von 8 ein zweites, von 12 ein drittes.
ui-tip-ship = Am Ende deines Zuges darfst du ein Langschiff nehmen. Voll erhöht es den Wert seiner Art; am Ende leer kostet es 5.
ui-tip-slot = Ein Platz auf See. Ist der Beutel leer, bleibt er frei.
ui-tip-trophy = Trophäe für { $axes } Äxte: { $points } Punkte. Nur eine je Partie.
ui-tip-trophy-gone = Genommen: { $seat }
ui-tip-cell = Ein freies Feld des Fjords: { $cell }
ui-tip-moored = Es ist voll, wenn alles, was es braucht, darum liegt.
ui-tip-site = Er ist fertig, wenn alles, was er braucht, darum liegt.
ui-tip-cup = Hier wird deine Trophäe stehen.
ui-tip-shield-second = Setze in diesem Zug einen zweiten Wikinger. Jeder Schild gilt einmal.
ui-tip-shield-occupied = Setze den Wikinger dorthin, wo schon jemand steht. Jeder Schild gilt einmal.
ui-tip-shield-double = Nimm den Rohstoff doppelt. Jeder Schild gilt einmal.
ui-tip-bag = Welche Langschiffe und Bauplätze es gibt und was noch kommen kann (B)
ui-tip-unfilled = Langschiffe, die nicht voll sind: { $count }. Jedes kostet 5 Punkte.
ui-tip-points = Was du hättest, wenn die Partie jetzt endete.
ui-guide-welcome = Schicke Wikinger übers Land, sammle Rohstoffe, erobere Gebäude und lege alles in deinen Fjord. Die meisten Punkte gewinnen.
    .title = Willkommen am Fjord
ui-guide-place = Setze einen Wikinger auf ein leuchtendes Feld. Zeige auf eines, und eine Karte sagt, was es bringt.
    .title = Ein Wikinger
ui-guide-fjord = Das ist dein Fjord. Jedes Plättchen kommt auf ein freies Feld und bleibt dort. Was um Langschiffe und Bauplätze liegt, zählt für sie.
    .title = Dein Fjord
ui-guide-ship = Am Ende deines Zuges darfst du von hier ein Langschiff nehmen und festmachen. Die Zeichen im Rumpf braucht es um sich.
    .title = Langschiffe
ui-guide-unfilled = Ein leeres Langschiff kostet am Ende 5 Punkte. Ein volles erhöht den Wert aller Plättchen seiner Art.
    .title = Fülle sie
ui-guide-houses = Ein Wikinger neben einem Haus nimmt eines seiner Plättchen.
    .title = Häuser
ui-guide-towers = Verbindet eine Gruppe deiner Wikinger zwei Wachtürme, nimmst du von jedem ein Plättchen. Jedes Paar zahlt einmal.
    .title = Wachtürme
ui-guide-castles = Eine Gruppe von vier an einer Burg nimmt ein Plättchen, von acht ein zweites, von zwölf ein drittes.
    .title = Burgen
ui-guide-sites = Hafen, Altar und Palast bringen 5, 7 und 9 Punkte, sobald alles, was sie brauchen, darum liegt.
    .title = Bauplätze
ui-guide-shields = Drei Schilde, jeder einmal je Partie: ein zweiter Wikinger, ein besetztes Feld oder der Rohstoff doppelt. Wähle vor dem Setzen.
    .title = Schilde
ui-guide-trophy = Äxte allein bringen keine Punkte. Mit genug davon darfst du eine Trophäe nehmen: später vielleicht eine bessere, doch andere wollen sie auch.
    .title = Trophäen
ui-guide-bag = Diese Liste sagt, welche Langschiffe noch kommen können und wer die anderen hat.
    .title = Der Beutel
ui-guide-end = Die Partie endet, wenn alle Wikinger gesetzt sind. Hier siehst du, was du hast und woher es kommt.
    .title = Das Ende naht
ui-scene-filled = Langschiff beladen
ui-scene-full = Beladen
ui-scene-worth = Neuer Wert
ui-scene-value = { $tile }: je { $was } → { $now }.
ui-scene-site = Bau vollendet
ui-scene-trophy = Die Trophäe für { $axes } Äxte
