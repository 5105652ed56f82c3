# The rules of Vikings on Board, clause by clause

chapter-V-1 = Aufbau
clause-V-1-1 = Es gibt vier Clans: Hammer (rot), Mond (blau), Kiefer (grün) und Sonne (gelb). Du führst einen davon; ein Clan, den niemand führt, ist neutral. Alle 24 Rumpfteile sind immer im Spiel: Jeder Clan hat zwei mit einem Schild, zwei mit zweien und zwei mit dreien.
clause-V-1-2 = Acht Schiffe liegen im Hafen. Hinter jedem Bug liegen drei zufällige Teile, kein Clan doppelt auf demselben Schiff.
clause-V-1-3 = Fünfzehn Waren (je fünfmal Felle, Getreide und Nägel) werden verdeckt gemischt: sieben neben „Lade 1“, acht neben „Zieh 3“. Die Schiffe sind noch leer.
clause-V-1-4 = Auf dem Markt beginnen alle drei Sorten mit Preis 1.
clause-V-1-5 = Du hast vier Wettplättchen mit den Werten 1, 2, 3 und 4. Nur du darfst sie ansehen.
clause-V-1-6 = Zu zweit hat jeder 4, zu dritt 3, zu viert 2 Wikinger. Das Los bestimmt A, B, C und D. Die Wikinger stellen sich ab Feld 1 auf: ABBAABBA zu zweit, ABCBCACAB zu dritt, ABCDDCBA zu viert.
clause-V-1-7 = Sieben Hecks liegen bereit: eines für jedes Schiff, das auslaufen wird.

chapter-V-2 = Die Runde
clause-V-2-1 = Die Wikinger ziehen nacheinander in der Reihenfolge ihrer Felder, von Feld 1 abwärts. Jeder zieht einmal pro Runde.
clause-V-2-2 = Dein Wikinger geht auf ein freies Feld der anderen Dorfseite. Auf jedes Feld passt ein Wikinger, also gibt es jede Aktion höchstens einmal pro Runde.
clause-V-2-3 = Du musst ein Feld wählen, dessen Aktion du ausführen kannst, und führst sie dann aus.
clause-V-2-4 = Nur wenn du keine der freien Aktionen ausführen kannst, stellst du den Wikinger ohne Wirkung auf ein beliebiges freies Feld.
clause-V-2-5 = Haben alle Wikinger gezogen und hat jemand „In See stechen“ genommen, lässt diese Person ein Schiff auslaufen. Sonst läuft keines aus.
clause-V-2-6 = Sind noch Hecks da, beginnt eine neue Runde. Die besetzten Felder von 1 bis 11 geben die Reihenfolge vor.
clause-V-2-7 = Aktionen betreffen nur Schiffe im Hafen. Ein Schiff hat höchstens fünf Teile; es darf auch sein letztes verlieren.

chapter-V-3 = Das Dorf
clause-V-3-1 = Startspieler (1): keine Wirkung, aber nächste Runde ziehst du zuerst. Das ist immer möglich.
clause-V-3-2 = Nach vorn (2): Lege ein Teil deines Clans ganz nach vorn, direkt hinter den Bug. Ein Teil, das schon vorn liegt, geht nicht. Ein Tisch kann stattdessen einen einzelnen Schritt vereinbaren oder auch das vorderste Teil erlauben.
clause-V-3-3 = Eigener Sprung (3): Versetze ein Teil deines Clans ans Ende eines anderen Schiffs mit weniger als fünf Teilen.
clause-V-3-4 = Wette (4): Lege eines deiner Wettplättchen verdeckt auf einen Kreis im Hafen.
clause-V-3-5 = Lade 1 (5): Die oberste Ware des Stapels kommt offen auf den Bug eines beliebigen Schiffs im Hafen. Möglich, solange der Stapel reicht.
clause-V-3-6 = Markt (6): Der Preis einer Sorte steigt um 1. Kein Preis steigt über 4, und Preise fallen nie.
clause-V-3-7 = Freier Sprung (7): wie Feld 3, mit einem Teil eines beliebigen Clans.
clause-V-3-8 = Wetten oder versetzen (8): Entweder wettest du wie auf Feld 4, oder du versetzt eine deiner Wetten auf einen anderen Kreis, beim selben oder bei einem anderen Schiff.
clause-V-3-9 = Zieh 3 (9): Sieh dir heimlich die obersten drei Waren des Stapels an, oder was davon übrig ist. Lege eine offen auf ein beliebiges Schiff im Hafen; die anderen kommen in gezogener Reihenfolge unter den Stapel, oder nach deiner Wahl, wenn der Tisch es so vereinbart hat.
clause-V-3-10 = In See stechen (10): Nimm ein Heck; du hast in dieser Runde das Kommando. Das Schiff wählst du am Ende der Runde, oder sofort, wenn der Tisch es so vereinbart hat.
clause-V-3-11 = Tausch (11): Zwei Teile zweier verschiedener Schiffe tauschen die Plätze, gleich von welchem Clan.

chapter-V-4 = Auslaufen
clause-V-4-1 = Gewählt wird ein Schiff im Hafen mit mindestens einer Ware und mindestens einem Teil. Gibt es keines, dann irgendein Schiff im Hafen.
clause-V-4-2 = Zuerst wird die Kontrolle bestimmt, dann werden die Waren verteilt, dann die gewonnenen Wetten.
clause-V-4-3 = Zähle die Schilde jedes Clans auf dem Schiff: Wer mehr hat, kommt zuerst. Ein Clan ohne Teil an Bord ist nicht beteiligt.
clause-V-4-4 = Bei gleich vielen Schilden kommt der Clan zuerst, dessen vorderstes Teil näher am Bug liegt.
clause-V-4-5 = In dieser Reihenfolge nimmt jeder Clan eine Ware, immer wieder, bis keine mehr da ist. Du wählst, welche du nimmst, und legst sie verdeckt auf deinen Vorrat.
clause-V-4-6 = Ist ein neutraler Clan an der Reihe, kommt eine Ware aus dem Spiel. Welche, bestimmt der linke Nachbar der Person, die als Nächste nehmen würde.
clause-V-4-7 = Ist kein geführter Clan an Bord, kommen alle Waren aus dem Spiel. Ist gar kein Teil an Bord, gewinnt auch keine Wette.
clause-V-4-8 = Gibt es nichts mehr zu wählen, wird niemand gefragt: wenn nur noch Waren einer Sorte da sind, alle an dieselbe Person gehen oder alle aus dem Spiel kommen.
clause-V-4-9 = Das Schiff ist mit seinen Teilen fort und kommt nie zurück.

chapter-V-5 = Wetten
clause-V-5-1 = Eine Wette liegt vor einem Schiff im Hafen, auf dem Kreis eines der vier Clans. Bei jedem Schiff darfst du nur eine Wette haben. Ein Tisch kann nur eine Wette pro Kreis erlauben oder Wetten auf neutrale Clans ausschließen.
clause-V-5-2 = Läuft ein Schiff aus, ist jede Wette auf den führenden Clan gewonnen und geht verdeckt an die Person, die sie gesetzt hat.
clause-V-5-3 = Die übrigen Wetten bleiben am leeren Liegeplatz. Feld 8 kann sie noch versetzen. Ein Tisch kann auch das Versetzen fremder Wetten erlauben oder das Versetzen an leere Liegeplätze.
clause-V-5-4 = Eine gewonnene Wette kommt nie auf die Hand zurück.

chapter-V-6 = Spielende
clause-V-6-1 = Das Spiel endet, wenn das siebte Schiff ausgelaufen ist und seine Waren verteilt sind.
clause-V-6-2 = Jede deiner Waren zählt ihren Marktpreis, jede gewonnene Wette ihren Wert. Andere Wetten zählen nichts.
clause-V-6-3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Waren, dann mehr Punkte aus Waren; sonst wird der Sieg geteilt.
clause-V-6-4 = Das Schiff, das im Hafen bleibt, zählt nichts.

chapter-V-7 = Zu zweit: Gäste
clause-V-7-1 = Mit dieser Option musst du, gleich nachdem die andere Person „In See stechen“ genommen hat, einen neutralen Wikinger auf ein Teil deines Clans im Hafen stellen. Auf ein Teil passt nur ein Gast.
clause-V-7-2 = Ein Gast zählt als ein weiteres Schild für den Clan des Teils.
clause-V-7-3 = Er zieht mit dem Teil mit und wird nie entfernt.

chapter-V-8 = Offen und verdeckt
clause-V-8-1 = Alle sehen die Rümpfe, die Waren auf den Bugen, die Preise, Kreis und Herkunft jeder Wette und wie viele Waren und Wetten wo liegen.
clause-V-8-2 = Nur du siehst die Werte deiner Wetten, deinen Vorrat und die Waren, die du mit „Zieh 3“ ansiehst. Die Reihenfolge der Stapel kennt niemand. Am Ende wird alles aufgedeckt.
clause-V-8-3 = Du darfst dir merken, was du gesehen hast: was andere genommen und was du zurückgelegt hast. Bots tun das auch.
