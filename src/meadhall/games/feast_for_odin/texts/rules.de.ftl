# The rules of A Feast for Odin, clause by clause

help-aim = Bedecke deine Pläne. Waren, Silber und Erz auf Heimat und Inseln, dazu Nahrung und Waren in Häusern, verdecken Minuspunkte, erhöhen dein Einkommen und bringen Boni. Schiffe, Auswanderung, Inseln, Gebäude, Tiere und Silber bringen Punkte. Ein leerer Heimatplan allein kostet 86. Die meisten Punkte gewinnen.
    .title = Ziel
    .length-long = Das Spiel endet nach 7 Runden.
    .length-short = Das Spiel endet nach 6 Runden.
    .occupations-none = Es gibt keine Ausbildungen: Die Spalten 3 und 4 bringen keine Karte, die zwei Felder, auf denen nur Karten gespielt werden, sind nicht nutzbar, und das Spiel weicht vom veröffentlichten ab.
    .occupations-A-B-C-all = Auch ausgespielte Ausbildungen bringen Punkte.
help-turn = Wähle ein freies Feld, setze so viele Wikinger darauf, wie seine Spalte sagt (1 bis 4), und führe die Aktion aus, oder passe für den Rest der Runde. Du darfst auch Teile auf deine Pläne legen, Schiffe kaufen und Erz laden. Haben alle gepasst, folgen Einkommen, Vermehrung, Festmahl und Bonus.
    .title = Ein Zug
help-score = Eine Knorr 5, ein ausgewandertes Langschiff 21, Shetland 6 mit 4 offenen Minusfeldern, ein Steinhaus 10 mit 2 offenen Minusfeldern, 2 Schafe 4, 7 Silber, 10 offene Minusfelder in der Heimat, 1 Thing-Strafe: 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = Ein Wertungsbeispiel
help-goods = Eine Ware steigt von Orange zu Rot, Grün und Blau und behält ihre Form, zum Beispiel: Erbsen, Met, Öl, Runenstein. Auf Heimat und Inseln liegen nur grüne und blaue Waren, und zwei grüne haben dort nie eine gemeinsame Kante.
    .title = Die Leiter der Waren
help-placing = Ein Gewand (3 × 3) in der linken unteren Ecke des leeren Heimatplans bedeckt die Werte 0, 1 und 2 und das Met-Symbol: Das Einkommen ist 2, der Met-Bonus ist verloren.
    .title = Ein Legebeispiel
help-dice = Jagd mit den Würfen 3, 7 und 4: Die 4 zählt. Du zahlst 4 in Holz und Bögen, beliebig gemischt, oder scheiterst und bekommst 1 Holz und 1 Bogen. Plünderung mit Wurf 6, 3 Erz auf dem Langschiff und 1 Schwert: 6 + 3 + 1 = 10, genug für Schmuck. Scheiterst du, bekommst du 1 Stein und 1 Schwert, und 1 Wikinger darf zurück.
    .title = Jagd und Plünderung: Beispiele
help-feast = 9 Plätze sind frei, 2 Schiffe sind ausgewandert: 9 − 4 = 5 Plätze sind zu füllen. Erbsen füllen der Länge nach 2, Stockfisch 3. Jeder leere Platz ist eine Thing-Strafe: 3 Punkte weniger am Ende.
    .title = Ein Festmahlbeispiel

chapter-O-1 = Vorbereitung
clause-O-1-1 =
    .length-long = Das Spiel hat sieben Runden.
    .length-short = Das Spiel hat sechs Runden, von Anfang an mit einem Wikinger mehr.
clause-O-1-2 = Der Aktionsplan hat 61 Felder in vier Spalten. Zu viert kommen zwei Nachahmungsplättchen dazu, jedes mit zufälliger Seite: eines in Spalte 1 oder 2, eines in Spalte 3 oder 4.
    .small_board-on = Der Plan ist der kleinere, ohne fünf doppelte Felder.
clause-O-1-3 = Alle haben einen Heimatplan, zwölf Wikinger, einen Bogen, eine Falle, einen Speer und einen Met; kein Silber, keine Schiffe. So viele Wikinger, wie es Runden gibt, stehen auf den nummerierten Plätzen der Festtafel, die anderen auf dem Thingplatz.
clause-O-1-4 = Die acht Bergstreifen werden gemischt und zwei aufgedeckt (zu viert drei), mit allem, was darauf gedruckt ist.
clause-O-1-5 = Shetland, die Färöer, Island und Grönland liegen offen. Es gibt drei Schuppen, drei Steinhäuser, fünf Langhäuser und fünfzehn Sonderplättchen, jedes einmal. Die übrigen Waffen bilden einen gemischten Stapel. Waren, Schiffe, Baustoffe, Silber und Waffen gehen nie aus.
clause-O-1-6 = Es beginnt, wer vereinbart oder ausgelost wurde.

chapter-O-2 = Die Runde
clause-O-2-1 = Eine Runde hat zwölf Phasen: neuer Wikinger, Ernte, Inseln, neue Waffe, Aktionen, Startspieler, Einkommen, Vermehrung, Festmahl, Bonus, Berge, Heimkehr.
clause-O-2-2 = Das Spiel endet nach dem Festmahl der letzten Runde. In dieser Runde gibt es keinen Bonus.

chapter-O-3 = Phasen 1 bis 4
clause-O-3-1 = Neuer Wikinger: Alle stellen den linken Wikinger der Festtafel auf den Thingplatz.
clause-O-3-2 = Ernte: Alle nehmen je eine Feldfrucht bis zur Stufe der Runde. Stufe 1 sind Erbsen, Bohnen und Flachs, Stufe 2 bringt Getreide dazu, Stufe 3 Kohl, Stufe 4 Obst. Ohne Stufe fällt die Ernte aus.
clause-O-3-3 = Inseln: In den Runden 3 bis 6 (kurz: 2 bis 5) wird ein Inselplan gewendet, wenn ihn niemand hat, zuerst A, dann B, C und D; sein Silber geht zurück. Auf jede andere freie Insel kommen 2 Silber, auch wenn der fällige Plan vergeben ist.
clause-O-3-4 = Neue Waffe: Alle ziehen eine Waffe und legen sie offen hin. Ist der Stapel leer, werden die abgelegten neu gemischt.

chapter-O-4 = Jederzeit
clause-O-4-1 = Beliebig oft, bei jeder eigenen Entscheidung, darfst du Teile auf deine Pläne legen, Schiffe kaufen und Erz laden. In einer Aktion erst ab ihrem ersten Teil.
clause-O-4-2 = Ein Schiff kostet seine Punkte in Silber: Walfangboot 3, Knorr 5, Langschiff 8. Es braucht einen freien Liegeplatz seiner Größe; es gibt drei kleine und vier große.
clause-O-4-3 = Erz darf auf ein Walfangboot (ein Platz) oder ein Langschiff (drei Plätze) geladen werden, vor oder nach einer Aktion, aber nicht währenddessen. Es wird nie entladen.
clause-O-4-4 = Vor dem Einkommen, vor dem Bonus und nach dem letzten Festmahl dürfen alle gleichzeitig ihre Pläne ordnen.
    .ask_always-off = Gefragt wird, wer ein Plättchen legen, ein Schiff kaufen oder eine Karte nutzen kann.
    .ask_always-on = Gefragt wird, wer irgendetwas tun kann, auch wenn nur Münzen passen.
clause-O-4-5 = Münzen darf man beliebig wechseln. Nichts wird zurückgegeben oder abgeworfen, wenn es nicht erlaubt wird.

chapter-O-5 = Ein Zug
clause-O-5-1 = Reihum ab dem Startspieler, immer ein Zug: ein freies Feld besetzen oder passen. Wer passt, ist für die Runde draußen. Ohne Wikinger auf dem Thingplatz passt du. Die Phase endet, wenn alle gepasst haben.
clause-O-5-2 = Ein Feld braucht genau so viele Wikinger wie seine Spaltennummer und kann einmal je Runde besetzt werden.
clause-O-5-3 = Du brauchst die verlangten Schiffe oder Tiere und musst mindestens einen Teil des Feldes ausführen können; den Preis zu zahlen ist einer.
clause-O-5-4 = Die Teile werden der Reihe nach ausgeführt. Ein Preis wird ganz gezahlt, aus Vorrat, Stall und Hafen, nie von einem Plan. Von gedruckten Möglichkeiten nimmst du eine. Auf Freiwilliges und „bis zu“ darf man verzichten.
clause-O-5-5 =
    .occupations-A-B-C-all = In der dritten Spalte ziehst du vor der Aktion eine Ausbildung.
clause-O-5-6 =
    .occupations-A-B-C-all = In der vierten Spalte darfst du unmittelbar vor oder nach der Aktion eine Ausbildung kostenlos ausspielen.
clause-O-5-7 = Ein Nachahmungsplättchen wirkt wie ein Feld seiner Spalte, das jemand anders besetzt hält, mit dessen Bedingungen, Preis und dem Bonus der Spalte.
clause-O-5-8 = Startspieler: Wer zuletzt Wikinger eingesetzt hat, beginnt die nächste Runde. Hat niemand eingesetzt, ändert sich nichts.

chapter-O-6 = Die Felder
clause-O-6-1 = Schuppen kosten 2 Holz, Steinhäuser 1 Stein, Langhäuser 2 Stein; gebaut wird, solange es welche gibt.
clause-O-6-2 = Schiffe baut man aus Holz: Walfangboot 1, Knorr 2, Langschiff 2. Ohne freien Liegeplatz bekommt man kein Schiff. Für 2 Stein und 2 Holz gibt es Steinhaus und Langschiff oder Langhaus und Knorr.
clause-O-6-3 = Märkte und andere grüne Felder geben, was sie zeigen, manche für Silber. Tiere kommen nicht trächtig in den Stall.
clause-O-6-4 = Milch und Wolle gibt es je Rind oder Schaf einmal, höchstens drei; das Gewürzfeld bringt mit Rind 2 Milch und mit Schaf 1 Wolle dazu. Das Holzfeld gibt ein Holz je Spieler und ein Erz.
clause-O-6-5 = Handwerksfelder tauschen je einmal. Das Meisterhandwerk gibt 4 Silber, und du darfst Wolle in ein Gewand und Silberbesteck in Schmuck tauschen.
clause-O-6-6 = In der Schmiede wird ein Erz zu Schmuck oder zu einem noch vorhandenen Sonderplättchen mit Zange.
clause-O-6-7 = Aus den Bergen nimmst du vom Pfeil her, bis zur angegebenen Zahl; jede Zahl gilt für einen anderen Streifen. Die Doppelmünze ist ein Teil. Ein leerer Streifen verlässt das Spiel.
clause-O-6-8 = Eine Aufwertung hebt eine Ware aus Vorrat oder Stall in die nächste Farbe gleicher Form: Orange, Rot, Grün, Blau. Kein Plättchen steigt in einer Aktion zweimal. Eine doppelte Aufwertung sind genau zwei Stufen.
clause-O-6-9 = Überseehandel braucht eine Knorr und 1 Silber: Beliebig viele verschiedene grüne Waren werden auf Blau gedreht, je Sorte eine.
clause-O-6-10 = Der Sonderverkauf braucht eine Knorr: Kaufe bis zu zwei Sonderplättchen zu ihrem Preis. Die Krone Englands ist nicht zu haben.
clause-O-6-11 = Der Überfall braucht zwei Langschiffe und bringt ohne Wurf einen Silberhort.
clause-O-6-12 = Entdecken bringt eine offene Insel dieses Feldes und das Silber darauf. Das nötige Schiff bleibt. Ein Schiff kann in einer Runde mehreren Aktionen dienen.
clause-O-6-13 = Auswandern kostet Silber in Höhe der Rundenzahl. Eine Knorr oder ein Langschiff kommt auf die zwei linken freien Plätze der Festtafel; dort darf kein Wikinger stehen. Sein Erz ist verloren, ein Wikinger nicht.
clause-O-6-14 = Auf dem Auswanderungsfeld für vier Wikinger darf zuerst ein Walfangboot zur Knorr werden; sein Erz ist verloren, und ein großer Liegeplatz muss frei sein.
clause-O-6-15 =
    .occupations-none = Ohne Ausbildungen gibt das Feld, auf dem man eine zieht, nur 1 Silber; die Felder, auf denen man bis zu zwei oder bis zu vier spielt, kann man nicht besetzen.
    .occupations-A-B-C-all = Ausbildungen: eine ziehen und 1 Silber nehmen; oder 1 Stein oder Erz zahlen, eine ausspielen und 1 Silber nehmen; oder bis zu zwei oder bis zu vier spielen.

chapter-O-7 = Die Pläne
clause-O-7-1 = Heimat und Inseln nehmen grüne und blaue Waren, Sonderplättchen, Silber und Erz auf. Stein- und Langhäuser nehmen Nahrung, grüne und blaue Waren, Sonderplättchen und Silber auf, aber kein Erz.
clause-O-7-2 = Teile dürfen gedreht, Sonderplättchen auch gewendet werden. Sie bleiben im Gebiet, bedecken kein anderes Teil und kein gesperrtes Feld und liegen für immer. Eine Münze bedeckt ein Feld je Silber, ein Erz eines.
clause-O-7-3 = Auf Heimat und Inseln berühren sich grüne Waren nie an einer Kante; in Häusern gilt das für zwei orange und für zwei rote. Ecken dürfen sich berühren.
clause-O-7-4 = Ein Einkommensfeld wird nur bedeckt, wenn damit alle Felder links, unterhalb und dazwischen bedeckt sind. Symbole gelten als bedeckt. Alle anderen Felder sind frei in der Reihenfolge.
clause-O-7-5 = Einkommen: Jede Linie zahlt ihren niedrigsten sichtbaren Wert, alle Pläne zugleich.
clause-O-7-6 = Bonus: Jedes sichtbare Symbol, um das herum alles bedeckt ist, zahlt einmal, alle zugleich. Ein bedecktes Symbol ist verloren. Mantelnadel und Steinhaus gibt es nur, solange sie da sind.

chapter-O-8 = Würfel
clause-O-8-1 = Vor dem ersten Wurf wählst du die Walfangboote; Boote und Erz stehen damit fest.
clause-O-8-2 = Du würfelst bis zu dreimal, der letzte Wurf zählt. Nach jedem Wurf darfst du aufhören und Erfolg oder Misserfolg erklären.
clause-O-8-3 = Jagd, Fallen und Walfang wollen niedrige Ergebnisse. Beim Walfang geht alles Erz der Boote ab, auch das gedruckte. Für Erfolg zahlst du das Ergebnis in Holz und der gezeigten Waffe, beliebig gemischt. Bei 0 hörst du sofort auf und hast Erfolg.
clause-O-8-4 = Raubzug und Plünderung wollen hohe Ergebnisse. Die Plünderung zählt das Erz des am besten beladenen Langschiffs dazu. Jeder gezahlte Stein und jedes Schwert bringt 1. Bei 5 oder weniger scheiterst du; sonst darfst du eine blaue Ware oder ein Sonderplättchen bis zu diesem Wert nehmen.
clause-O-8-5 = Misserfolg kostet nichts und bringt ein Holz oder einen Stein und eine Waffe des Feldes. Nach Falle und Plünderung darf ein Wikinger zurück, nach Walfang zwei. Eine bestimmte Waffe kommt aus der Ablage, sonst aus dem Stapel, der dann gemischt wird.

chapter-O-9 = Das Festmahl
clause-O-9-1 = Du füllst die Plätze der Tafel ohne Wikinger, zwei weniger je ausgewandertem Schiff.
clause-O-9-2 = Orange und rote Waren, Tiere und Silber liegen nebeneinander. Zwei orange oder zwei rote dürfen nicht Nachbarn sein; Silber braucht einen Platz und darf neben allem liegen.
clause-O-9-3 = Je Sorte darf ein Plättchen der Länge nach liegen, die anderen hochkant. Nichts ragt über das Ende. Tiere mit und ohne Nachwuchs sind eine Sorte.
clause-O-9-4 = Jeder leere Platz bringt eine Thing-Strafe.
clause-O-9-5 = Nach dem Festmahl geht alles von der Tafel in den allgemeinen Vorrat.
clause-O-9-6 = Bei jedem Teller kannst du dir den Rest der günstigsten erlaubten Tafel decken lassen, auf Wunsch ohne eine Sorte Nahrung, oder den letzten Teller zurücknehmen.

chapter-O-10 = Das Ende
clause-O-10-1 = Nach dem letzten Festmahl darf noch gelegt werden.
clause-O-10-2 = Holz und Stein des Vorrats füllen die Plätze von Schuppen und Steinhäusern.
clause-O-10-3 = Punkte: Schiffe 3, 5, 8; ausgewanderte Knorren 18, Langschiffe 21; Inseln und Gebäude wie gedruckt; Schaf 2, Rind 3, trächtig 1 mehr; ausgespielte Ausbildungen; 1 je Silber; 2 für die Krone Englands, wo immer sie liegt.
clause-O-10-4 = Minuspunkte: jedes offene Minusfeld von Heimat, Inseln und Häusern, jeder leere Baustoffplatz und 3 je Thing-Strafe.
clause-O-10-5 = Die meisten Punkte gewinnen. Bei Gleichstand gibt es mehrere Sieger.

chapter-O-11 = Vermehrung, Berge, Heimkehr
clause-O-11-1 = Vermehrung, Schafe und Rinder für sich: Ein trächtiges Tier wird wieder normal und bringt ein normales dazu. Ist keines trächtig und sind es mindestens zwei, wird eines trächtig.
clause-O-11-2 = Berge: Jeder offene Streifen verliert das Teil am Pfeil. Leere Streifen und solche mit nur einer Doppelmünze gehen. Dann wird ein neuer aufgedeckt, wenn es einen gibt.
clause-O-11-3 = Heimkehr: Alle Wikinger gehen auf den Thingplatz zurück, alle Felder sind frei.

chapter-O-12 = Ausbildungen
clause-O-12-1 =
    .occupations-A-B-C-all = Gespielt wird mit den gewählten Stapeln. Alle bekommen eine helle Karte, die anderen hellen verlassen ungesehen das Spiel. Die dunklen bilden den Stapel.
clause-O-12-2 =
    .occupations-A-B-C-all = Handkarten sind geheim. Von einem leeren Stapel wird nichts gezogen.
clause-O-12-3 =
    .occupations-A-B-C-all = Eine gespielte Karte liegt offen und zählt am Ende ihre Punkte.
clause-O-12-4 =
    .occupations-A-B-C-all = Was eine Karte beim Ausspielen bewirkt, wird beendet, bevor es weitergeht. Warten mehrere Wirkungen, wählt ihr Besitzer die Reihenfolge. Freiwilliges darf man ablehnen; was nicht mehr geht, entfällt. Mehrere Personen werden ab dem Startspieler im Uhrzeigersinn gefragt.
clause-O-12-5 =
    .occupations-A-B-C-all = Eine Aktion durch eine Karte braucht keine Wikinger und wird beendet, bevor das Offene weitergeht.
clause-O-12-6 =
    .occupations-A-B-C-all = Eine jederzeit nutzbare Karte steht in der Liste dessen, was jederzeit geht.
clause-O-12-7 =
    .occupations-A-B-C-all = Ein Preis wird geprüft, wenn er fällig ist. Kann man ihn nicht zahlen, verfällt er samt dem, was daran hängt.
clause-O-12-8 =
    .occupations-A-B-C-all = Was eine Karte direkt vor einem Feld holt, und eine zuerst gespielte Karte der vierten Spalte zählen bei der Wahl des Feldes. Bis zum ersten Teil wird nichts angeboten, nach dem dort nichts zu tun bliebe.
clause-O-12-9 =
    .occupations-A-B-C-all = Ein Teil, das eine Karte zum sofortigen Legen bringt, wird gelegt oder verfällt.

chapter-O-13 = Allein
clause-O-13-1 = Du hast Wikinger in zwei Farben. Im langen Spiel steht einer der ersten auf dem Platz von Runde 1 und je zwei auf denen von 3, 5 und 7, je zwei der zweiten auf denen von 2, 4 und 6; je fünf sind bereit. Im kurzen stehen überall zwei, und fünf und sechs sind bereit.
clause-O-13-2 = Die Farben wechseln sich ab. In Phase 1 nimmst du alle Wikinger vom Feld der Runde und die wartenden ihrer Farbe.
clause-O-13-3 = In Phase 12 bleiben die eben gespielten stehen und sperren ihre Felder in der nächsten Runde; die der Runde davor kommen heim. Nicht eingesetzte warten mit ihrer Farbe.
clause-O-13-4 = Es gibt keine Startspielerphase und keine Nachahmung, und das Holzfeld gibt ein Holz.
clause-O-13-5 =
    .first_card-chosen = Allein siehst du die hellen Ausbildungen durch und suchst eine aus, statt eine zugeteilt zu bekommen.

chapter-O-14 = Mini-Erweiterungen
clause-O-14-1 =
    .mini_harvest-on = Ernte: Einer von vier Erntemarkern liegt offen, die anderen drei und vier Missernten sind verdeckt. Vom letzten Spieler rückwärts nehmen alle einen Rohstoffmarker, im kurzen Spiel danach einen zweiten.
clause-O-14-2 =
    .mini_harvest-on = Ernte, mit Ausbildungen: Alle bekommen zwei helle Ausbildungen und behalten eine. Acht Karten verlassen das Spiel.
clause-O-14-3 =
    .mini_harvest-on = Ernte, kurzes Spiel: Alle bekommen auch 3 Silber und eine Waffe, mit Ausbildungen außerdem zwei dunkle, von denen eine bleibt; sie darf zu Beginn des ersten Zuges kostenlos gespielt werden.
clause-O-14-4 =
    .mini_harvest-on = Ernte, Phase 2: Der offene Marker gibt die Feldfrüchte, jeder eigene Rohstoffmarker, was er zeigt. Dann wird ein neuer aufgedeckt, und alle Rohstoffmarker drehen sich auf seine Farbe: Orange bei Ernte, Braun bei Missernte.
clause-O-14-5 =
    .mini_harvest-on = Ernte: Mull liegt offen und wird mit Plan B zu Caithness. Der erste Bonus aus Stein und Altar bringt auch den Altar; wird Mull vorher gewendet, verlässt der Altar das Spiel. Mull entdeckt jedes Schiff in Spalte 1, Caithness ein Langschiff in Spalte 3.
clause-O-14-6 =
    .mini_islands-on = Inseln: Die Lofoten liegen offen und werden mit Plan A zu Orkney. Beide entdeckt jedes Schiff in Spalte 1. Das Kartensymbol auf Orkney bringt eine Waffe vom Stapel.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Ernte: Dreißig weitere Karten bleiben ebenfalls weg.

chapter-O-15 = Offen und geheim
clause-O-15-1 = Geheim sind die Ausbildungen auf der Hand und die bei der Vorbereitung abgelegten, die Reihenfolge der Stapel, verdeckte Streifen und Marker. Alles andere ist offen.
