# The rules of Vikings on Board, clause by clause

help-aim = Hole dir Waren von auslaufenden Schiffen: Jede ist am Ende 1 bis 4 wert, je nach Preis am Markt. Wette auf den Clan, der ein Schiff führen wird: Eine gewonnene Wette bringt ihre Zahl. Sieben der acht Schiffe laufen aus, mit dem siebten endet das Spiel. Die meisten Punkte gewinnen.
    .title = Ziel
help-turn = Schicke einen Wikinger in ein freies Haus des Dorfs und führe dessen Aktion aus: Teile bewegen, eine Ware laden, einen Preis erhöhen, wetten oder in See stechen. In jedes Haus passt pro Runde ein Wikinger, und die besetzten Häuser ergeben die Reihenfolge der nächsten Runde. Wer „In See stechen“ nimmt, hat das Kommando: Am Ende der Runde läuft ein Schiff aus.
    .title = Ein Zug
    .set_sail_ship_choice-end_of_round = Welches, wird erst dann bestimmt.
    .set_sail_ship_choice-when_taken = Welches, wird sofort bestimmt.
help-score = Preise: Felle 2, Getreide 2, Nägel 3. In deinem Vorrat, den verdeckten Waren, die dir gehören, liegen 2 Getreide, 1 Nägel und 1 Felle, und du hast deine Wette 4 gewonnen: 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = Ein Wertungsbeispiel
help-sailing = Ein Schiff läuft aus: direkt hinter dem Bug Mond 3, dann Hammer 3, dann Kiefer 2. Es trägt Getreide, Felle, Felle und Nägel. Mond und Hammer haben je 3 Schilde; Mond liegt näher am Bug und führt. Mond, Hammer und Kiefer nehmen je 1 Ware, die vierte nimmt wieder Mond. Wetten auf Mond bei diesem Schiff sind gewonnen.
    .title = Ein Schiff läuft aus: Beispiel
help-neutral = Zu zweit und zu dritt ist ein Clan neutral, den niemand führt. Sonne ist neutral und führt ein Schiff, dann kommen Mond und Hammer; auf dem Bug liegen Felle, Getreide und Nägel. Zuerst ist Sonne an der Reihe: Wer links von Mond sitzt, nimmt 1 Ware aus dem Spiel. Dann nehmen Mond und Hammer je 1.
    .title = Neutrale Clans
help-watch = Eine Wette wird gewonnen oder bleibt auf dem Spielplan; auf die Hand kommt sie nie zurück. Solange du eine Aktion ausführen kannst, musst du eine solche wählen. Der Verlauf nennt jede Ware, die genommen wird; die Werte der Wetten bleiben bis zum Ende verdeckt.
    .title = Gut zu wissen

chapter-V-1 = Aufbau
clause-V-1-1 = Es gibt vier Clans: Hammer (rot), Mond (blau), Kiefer (grün) und Sonne (gelb). Du führst einen davon; ein Clan, den niemand führt, ist neutral. Alle 24 Rumpfteile sind immer im Spiel: Jeder Clan hat zwei mit einem Schild, zwei mit zweien und zwei mit dreien.
clause-V-1-2 = Acht Schiffe liegen im Hafen. Hinter jedem Bug liegen drei zufällige Teile, kein Clan doppelt auf demselben Schiff.
clause-V-1-3 = Fünfzehn Waren (je fünfmal Felle, Getreide und Nägel) werden verdeckt gemischt: sieben neben „Lade 1“, acht neben „Zieh 3“. Die Schiffe sind noch leer.
clause-V-1-4 = Auf dem Markt beginnen alle drei Sorten mit Preis 1.
clause-V-1-5 = Du hast vier Wettplättchen mit den Werten 1, 2, 3 und 4. Nur du darfst sie ansehen.
clause-V-1-6 = Zu zweit hat jeder 4, zu dritt 3, zu viert 2 Wikinger. Das Los bestimmt A, B, C und D. Die Wikinger stellen sich ab Haus 1 auf: ABBAABBA zu zweit, ABCBCACAB zu dritt, ABCDDCBA zu viert.
clause-V-1-7 = Sieben Hecks liegen bereit: eines für jedes Schiff, das auslaufen wird.

chapter-V-2 = Die Runde
clause-V-2-1 = Die Wikinger ziehen nacheinander in der Reihenfolge ihrer Häuser, von Haus 1 abwärts. Jeder zieht einmal pro Runde.
clause-V-2-2 = Dein Wikinger geht in ein freies Haus der anderen Dorfseite. In jedes Haus passt ein Wikinger, also gibt es jede Aktion höchstens einmal pro Runde.
clause-V-2-3 = Du musst ein Haus wählen, dessen Aktion du ausführen kannst, und führst sie dann aus.
clause-V-2-4 = Nur wenn du keine der freien Aktionen ausführen kannst, stellst du den Wikinger ohne Wirkung in ein beliebiges freies Haus.
clause-V-2-5 = Haben alle Wikinger gezogen und hat jemand „In See stechen“ genommen, lässt diese Person ein Schiff auslaufen. Sonst läuft keines aus.
clause-V-2-6 = Sind noch Hecks da, beginnt eine neue Runde. Die besetzten Häuser von 1 bis 11 geben die Reihenfolge vor.
clause-V-2-7 = Aktionen betreffen nur Schiffe im Hafen. Ein Schiff hat höchstens fünf Teile; es darf auch sein letztes verlieren.

chapter-V-3 = Das Dorf
clause-V-3-1 = Startspieler (1): keine Wirkung, aber nächste Runde ziehst du zuerst. Das ist immer möglich.
clause-V-3-2 = Nach vorn (2): Bewege ein Teil deines Clans in Richtung Bug.
    .promote_mode-front = Es kommt ganz nach vorn, direkt hinter den Bug.
    .promote_mode-one_step = Es rückt einen Platz vor.
    .promote_needs_real_move-on = Ein Teil, das schon vorn liegt, geht nicht.
    .promote_needs_real_move-off = Auch ein Teil, das schon vorn liegt, darf gewählt werden; es passiert nichts.
clause-V-3-3 = Eigener Sprung (3): Versetze ein Teil deines Clans ans Ende eines anderen Schiffs mit weniger als fünf Teilen.
clause-V-3-4 = Wette (4): Lege eines deiner Wettplättchen verdeckt auf einen Kreis im Hafen.
clause-V-3-5 = Lade 1 (5): Die oberste Ware des Stapels kommt offen auf den Bug eines beliebigen Schiffs im Hafen. Möglich, solange der Stapel reicht.
clause-V-3-6 = Markt (6): Der Preis einer Sorte steigt um 1. Kein Preis steigt über 4, und Preise fallen nie.
clause-V-3-7 = Freier Sprung (7): wie Haus 3, mit einem Teil eines beliebigen Clans.
clause-V-3-8 = Wetten oder versetzen (8): Entweder wettest du wie bei Haus 4, oder du versetzt eine deiner Wetten auf einen anderen Kreis, beim selben oder bei einem anderen Schiff.
clause-V-3-9 = Zieh 3 (9): Sieh dir heimlich die obersten drei Waren des Stapels an, oder was davon übrig ist. Lege eine offen auf ein beliebiges Schiff im Hafen.
    .draw_three_return_order-as_drawn = Die anderen kommen in gezogener Reihenfolge unter den Stapel.
    .draw_three_return_order-player_choice = Die anderen kommen in einer Reihenfolge deiner Wahl unter den Stapel.
clause-V-3-10 = In See stechen (10): Nimm ein Heck; du hast in dieser Runde das Kommando.
    .set_sail_ship_choice-end_of_round = Das Schiff wählst du am Ende der Runde.
    .set_sail_ship_choice-when_taken = Das Schiff wählst du sofort.
clause-V-3-11 = Tausch (11): Zwei Teile zweier verschiedener Schiffe tauschen die Plätze, gleich von welchem Clan.

chapter-V-4 = Auslaufen
clause-V-4-1 = Gewählt wird ein Schiff im Hafen mit mindestens einer Ware und mindestens einem Teil. Gibt es keines, dann irgendein Schiff im Hafen.
clause-V-4-2 = Zuerst wird die Kontrolle bestimmt, dann werden die Waren verteilt, dann die gewonnenen Wetten.
clause-V-4-3 = Zähle die Schilde jedes Clans auf dem Schiff: Wer mehr hat, kommt zuerst. Ein Clan ohne Teil an Bord ist nicht beteiligt.
clause-V-4-4 = Bei gleich vielen Schilden kommt der Clan zuerst, dessen vorderstes Teil näher am Bug liegt.
clause-V-4-5 = In dieser Reihenfolge nimmt jeder Clan eine Ware, immer wieder, bis keine mehr da ist. Du wählst, welche du nimmst, und legst sie verdeckt auf deinen Vorrat.
clause-V-4-6 = Ist ein neutraler Clan an der Reihe, kommt eine Ware aus dem Spiel. Welche, bestimmt, wer links von der Person sitzt, die als Nächste nehmen würde.
    .neutral_clan_counts_as_present-on = Das gilt auch, wenn nur ein geführter Clan an Bord ist.
    .neutral_clan_counts_as_present-off = Ist aber nur ein geführter Clan an Bord, bekommt er alle Waren.
clause-V-4-7 = Ist kein geführter Clan an Bord, kommen alle Waren aus dem Spiel. Ist gar kein Teil an Bord, gewinnt auch keine Wette.
clause-V-4-8 = Gibt es nichts mehr zu wählen, wird niemand gefragt: wenn nur noch Waren einer Sorte da sind, alle an dieselbe Person gehen oder alle aus dem Spiel kommen.
clause-V-4-9 = Das Schiff ist mit seinen Teilen fort und kommt nie zurück.

chapter-V-5 = Wetten
clause-V-5-1 = Eine Wette liegt vor einem Schiff im Hafen, auf dem Kreis eines der vier Clans. Bei jedem Schiff darfst du nur eine Wette haben.
    .circle_shared_by_players-on = Mehrere Personen dürfen auf denselben Kreis wetten.
    .circle_shared_by_players-off = Auf einem Kreis liegt höchstens eine Wette.
    .bets_on_neutral_clans-on = Du darfst auch auf einen neutralen Clan wetten.
    .bets_on_neutral_clans-off = Auf neutrale Clans darf niemand wetten.
clause-V-5-2 = Läuft ein Schiff aus, ist jede Wette auf den führenden Clan gewonnen und geht verdeckt an die Person, die sie gesetzt hat.
clause-V-5-3 = Die übrigen Wetten bleiben am leeren Liegeplatz. Haus 8 kann sie noch versetzen.
    .move_own_bets_only-on = Du versetzt nur eigene Wetten.
    .move_own_bets_only-off = Du darfst auch fremde Wetten versetzen.
    .bets_may_move_to_sailed_ship-on = Eine Wette darf auch an einen leeren Liegeplatz versetzt werden.
clause-V-5-4 = Eine gewonnene Wette kommt nie auf die Hand zurück.

chapter-V-6 = Spielende
clause-V-6-1 = Das Spiel endet, wenn das siebte Schiff ausgelaufen ist und seine Waren verteilt sind.
clause-V-6-2 = Jede deiner Waren zählt ihren Marktpreis, jede gewonnene Wette ihren Wert. Andere Wetten zählen nichts.
clause-V-6-3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Waren, dann mehr Punkte aus Waren; sonst wird der Sieg geteilt.
clause-V-6-4 = Das Schiff, das im Hafen bleibt, zählt nichts.

chapter-V-7 = Zu zweit: Gäste
clause-V-7-1 =
    .two_player_extra_shield-on = Gleich nachdem die andere Person „In See stechen“ genommen hat, musst du einen neutralen Wikinger auf ein Teil deines Clans im Hafen stellen. Auf ein Teil passt nur ein Gast.
clause-V-7-2 =
    .two_player_extra_shield-on = Ein Gast zählt als ein weiterer Schild für den Clan des Teils.
clause-V-7-3 =
    .two_player_extra_shield-on = Er zieht mit dem Teil mit und wird nie entfernt.

chapter-V-8 = Offen und verdeckt
clause-V-8-1 = Alle sehen die Rümpfe, die Waren auf den Bugen, die Preise, Kreis und Herkunft jeder Wette und wie viele Waren und Wetten wo liegen.
clause-V-8-2 = Nur du siehst die Werte deiner Wetten, deinen Vorrat und die Waren, die du mit „Zieh 3“ ansiehst. Die Reihenfolge der Stapel kennt niemand. Am Ende wird alles aufgedeckt.
clause-V-8-3 = Du darfst dir merken, was du gesehen hast: was andere genommen und was du zurückgelegt hast. Bots tun das auch.
