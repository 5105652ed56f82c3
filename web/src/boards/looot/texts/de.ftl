# Texte des gezeichneten Bretts von Looot.

ui-stage = Land und dein Fjord
ui-land = Land
ui-fjord = Fjord: { $seat }
ui-viking-of = Wikinger: { $seat }
ui-show-land = Land vergrößern
ui-show-fjord = Fjord vergrößern
ui-look = { $name }: Fjord ansehen, { $points } Punkte, { $free } freie Felder
ui-look-facts = { $points } Punkte, { $free } frei
ui-close = Schließen
ui-at-sea = Auf See
ui-in-bag = { $count } im Beutel
ui-bag = Übrige Langschiffe
ui-bag-count = { $count } von { $of } Langschiffen im Beutel
ui-bag-key = Blass: im Fjord der Person mit diesem Wappen. Die Reihenfolge im Beutel ist verdeckt.
ui-of = von { $count }
ui-where-bag = im Beutel
ui-where-sea = auf See
ui-in-fjord = im Fjord: { $seat }
ui-not-dealt = nicht in dieser Partie
ui-sites = Baustellen
ui-shields = Schilde
ui-trophies = Trophäen
ui-to-lay = Zu legen, das nächste zuerst
ui-which-next = Nächstes Plättchen wählen
ui-due-now = Wähle ein freies Feld deines Fjords.
ui-due-later = Kommt später.
ui-full = voll
ui-full-at-once = sofort voll
ui-complete = fertig
ui-met = { $met } von { $of }
ui-met-here = { $met } von { $of } liegen hier schon.
ui-get = { $count ->
    [one] Du bekommst { $count } Plättchen.
   *[other] Du bekommst { $count } Plättchen.
}
ui-get-short = Du bekommst { $count } Plättchen, Platz für { $room }.
ui-can-fill = Kann füllen: { $what }.
ui-fills = Füllt: { $what }.
ui-serves = Zählt für: { $what }.
ui-points-then = Punkte dann: { $count }.
ui-why-house = liegt daneben
ui-why-watchtower = durch deine Gruppe verbunden
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
ui-keep = { $what } nehmen
ui-place-here = Hier setzen
ui-lay-here = Hier legen
ui-lay-last = Legen, Zug beenden
ui-moor-here = Hier hinlegen
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
ui-hint-place = Neben einem Wikinger oder Langschiff. Einen Schild setzt du vorher ein.
ui-hint-declared = Angesagt: { $shield }. Nochmals wählen nimmt es zurück.
ui-hint-trophy = Du kannst im Spiel nur eine Trophäe nehmen.
ui-hint-shield-key = Wähle einen Schild: 1 zweiter Wikinger, 2 besetztes Feld, 3 doppelter Rohstoff.
ui-drag-viking = Deine Wikinger: { $count }. Zieh einen auf ein Feld oder wähle das Feld.
ui-hint-second = Dein zweiter Wikinger in diesem Zug.
ui-hint-lay = { $count ->
        [one] Das letzte Plättchen.
       *[other] Noch { $count } Plättchen zu legen.
    }
ui-hint-loot = Die anderen Plättchen bleiben auf dem Land.
ui-hint-quay = 1 Langschiff pro Zug, 1 Trophäe pro Partie. Ein leeres Langschiff kostet 5 Punkte.
ui-hint-moor = Es kostet 5 Punkte, bis es voll ist.
ui-key-shield = einen Schild einsetzen
ui-key-ship = ein Langschiff nehmen
ui-key-trophy = eine Trophäe nehmen
ui-key-home = Feld neben deiner größten Gruppe oder bester Platz für das Plättchen
ui-key-end = den Zug beenden
ui-key-look = Fjord des nächsten Spielers
ui-no-ship = Kein Langschiff hier
ui-ship = Langschiff { $ship }: braucht { $needs }, { $met } von { $of } liegen da
ui-ship-full = Langschiff { $ship }: voll
ui-site = { $site }, { $points } Punkte: braucht { $needs }, { $met } von { $of } liegen da
ui-site-complete = { $site }: fertig, { $points } Punkte
ui-trophy-won = Deine Trophäe: { $points } Punkte
ui-shield-used = { $shield }: eingesetzt
ui-shield-idle = Du hast keinen zweiten Wikinger
ui-shield-nobody = Besetztes Feld: Noch steht kein Wikinger auf dem Land
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
ui-tip-house = Ein Wikinger daneben nimmt 1 Plättchen.
ui-tip-watchtower = Eine Gruppe deiner Wikinger, die 2 Wachtürme verbindet, nimmt von jedem 1 Plättchen, einmal pro Paar.
ui-tip-castle = Eine Gruppe von 4 Wikingern daneben nimmt 1 Plättchen, ab 8 ein zweites, ab 12 ein drittes.
ui-tip-ship = Nimm am Ende deines Zugs 1 Langschiff. Voll erhöht es den Wert seiner Art, leer kostet es am Ende 5 Punkte.
ui-tip-slot = Leerer Platz. Der Beutel ist leer.
ui-tip-trophy = Trophäe für { $axes } Äxte: { $points } Punkte. 1 pro Person.
ui-tip-trophy-gone = Genommen: { $seat }
ui-tip-cell = Freies Feld { $cell }
ui-tip-moored = Voll, wenn alles, was es braucht, darum herum liegt.
ui-tip-site = Fertig, wenn alles, was sie braucht, darum herum liegt.
ui-tip-cup = Platz für deine Trophäe.
ui-tip-shield-second = Setze in diesem Zug einen zweiten Wikinger. Einmal pro Partie.
ui-tip-shield-occupied = Setze deinen Wikinger auf ein besetztes Feld. Einmal pro Partie.
ui-tip-shield-double = Nimm 2 statt 1 Rohstoff. Einmal pro Partie.
ui-tip-bag = Alle Langschiffe und Baustellen, und welche übrig sind (B)
ui-tip-unfilled = Leere Langschiffe: { $count }. Jedes kostet 5 Punkte.
ui-tip-points = Punkte jetzt.
ui-guide-welcome = Schicke Wikinger übers Land, sammle Rohstoffe und Gebäude und lege sie in deinen Fjord. Die meisten Punkte gewinnen.
    .title = Willkommen im Fjord
ui-guide-place = Setze einen Wikinger auf ein leuchtendes Feld. Zeige auf ein Feld, um zu sehen, was es bringt.
    .title = Wikinger setzen
ui-guide-fjord = Das ist dein Fjord. Jedes Plättchen kommt auf ein freies Feld und bleibt dort. Langschiffe und Baustellen brauchen bestimmte Plättchen um sich herum.
    .title = Dein Fjord
ui-guide-ship = Am Ende deines Zugs darfst du ein Langschiff nehmen und in deinen Fjord legen. Die Zeichen im Rumpf zeigen, was es um sich braucht.
    .title = Langschiffe
ui-guide-unfilled = Ein leeres Langschiff kostet am Ende 5 Punkte. Ein volles erhöht den Wert aller Plättchen seiner Art.
    .title = Fülle sie
ui-guide-houses = Ein Wikinger neben einem Haus nimmt eines seiner Plättchen.
    .title = Häuser
ui-guide-towers = Verbindet eine Gruppe deiner Wikinger zwei Wachtürme, nimmst du von jedem ein Plättchen. Jedes Paar zahlt einmal.
    .title = Wachtürme
ui-guide-castles = Eine Gruppe von vier an einer Burg nimmt ein Plättchen, von acht ein zweites, von zwölf ein drittes.
    .title = Burgen
ui-guide-sites = Hafen, Altar und Jarlspalast bringen 5, 7 und 9 Punkte, wenn alles, was sie brauchen, darum herum liegt.
    .title = Baustellen
ui-guide-shields = Du hast 3 Schilde, jeden einmal pro Partie: zweiter Wikinger, besetztes Feld, doppelter Rohstoff. Wähle vor dem Setzen.
    .title = Schilde
ui-guide-trophy = Äxte allein bringen keine Punkte. Mit genug Äxten darfst du 1 Trophäe nehmen. Spätere können besser sein, aber andere wollen sie auch.
    .title = Trophäen
ui-guide-bag = Diese Liste zeigt, welche Langschiffe übrig sind und wer die anderen hat.
    .title = Der Beutel
ui-guide-end = Die Partie endet, wenn alle Wikinger gesetzt sind. Hier siehst du deine Punkte und woher sie kommen.
    .title = Bald ist Schluss
ui-scene-filled = Langschiff beladen
ui-scene-full = Beladen
ui-scene-worth = Neuer Wert
ui-scene-value = { $tile }: je { $was } → { $now }.
ui-scene-site = Bau vollendet
ui-scene-trophy = Die Trophäe für { $axes } Äxte
