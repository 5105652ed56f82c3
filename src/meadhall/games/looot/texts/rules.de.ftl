# The rules of Looot, clause by clause

help-aim = Fülle deinen Fjord so mit Rohstoffen, Gebäuden und Langschiffen, dass Langschiffe beladen und Baustellen fertig werden. Eine Burg bringt 4, ein Wachturm 2, ein Haus 1, Gold 2, ein Schaf 1, Holz 1; ein volles Langschiff macht alles von seiner Sorte wertvoller. Baustellen bringen 5, 7 und 9, eine Trophäe ihre Punkte. Jedes Langschiff, das nicht voll ist, kostet 5. Die meisten Punkte gewinnen.
    .title = Ziel
help-turn = Setze einen Wikinger (vorher darfst du Schilde einsetzen), lege seinen Rohstoff in deinen Fjord und dann die Gebäude, die er erobert. Am Ende deines Zugs darfst du 1 Langschiff nehmen und einmal im Spiel 1 Trophäe.
    .title = Ein Zug
help-score = Volle Langschiffe: Burg +3, Schaf +1, Schaf +2. 1 Langschiff ist nicht voll. Der Altar ist fertig, die Trophäe ist die für 3 Äxte. Im Fjord liegen 2 Burgen, 3 Wachtürme, 3 Häuser, 1 Gold, 4 Schafe, 2 Holz und 3 Äxte: 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = Ein Wertungsbeispiel
help-captures = Eine Gruppe aus 8 Wikingern, die zum ersten Mal eine Burg berührt, nimmt sofort 2 Plättchen. Hat sie dort mit 4 Wikingern schon 1 genommen, nimmt sie mit 8 noch 1. Eine zweite Gruppe aus 4 an derselben Burg nimmt keines. 3 auf einen Schlag verbundene Wachtürme sind 3 Paare: Von jedem stehen dir 2 Plättchen zu.
    .title = Erobern: Beispiele
help-watch = Der Schild „zweiter Wikinger“ verfällt ohne Wirkung, wenn du ihn mit deinem letzten Wikinger einsetzt. Der Schild „besetztes Feld“ geht nicht, solange das Land leer ist. Du darfst eine niedrigere Trophäe nehmen, als deine Äxte erlauben, aber nur eine im Spiel. Mit vollem Fjord bekommst du nur noch eine Trophäe. Alle Langschiffe und Baustellen stehen im letzten Kapitel; die Textansicht zeigt, welche Langschiffe noch im Beutel sind.
    .title = Gut zu wissen

chapter-L-1 = Aufbau
clause-L-1-1 = Das Land besteht aus so vielen Landtafeln, wie Personen mitspielen.
    .layout-random = Tafeln, Seiten und Anschlüsse werden ausgelost: Jede weitere Tafel wird mit einer ihrer Kanten an eine freie Kante einer schon liegenden gelegt.
    .layout-example = Die Tafeln liegen wie im festen Beispiel für diese Personenzahl.
clause-L-1-2 = Die Ozeantafel liegt an einer freien Kante des Landes. Die dreißig Langschiffe werden im Beutel gemischt; fünf werden gezogen und offen auf ihre fünf Plätze gelegt.
clause-L-1-3 = Die Trophäentafel liegt an einer anderen freien Kante. Darauf liegen fünf Trophäen für 2, 3, 4, 5 und 6 Äxte, die 3, 6, 10, 15 und 21 Punkte bringen.
clause-L-1-4 = Jedes Gebäudefeld bekommt seine Plättchen: zwei auf ein Haus, zwei auf einen Wachturm, drei auf eine Burg.
clause-L-1-5 = Alle haben dreizehn Wikinger, drei Schilde (zweiter Wikinger, besetztes Feld, doppelter Rohstoff) und einen Fjord mit 34 leeren Feldern. Von den Häfen, Altären und Palästen bekommt jeder je einen Bauplatz zugelost und legt ihn an seine Stelle im Fjord. Übrige Bauplätze sind aus dem Spiel.
clause-L-1-6 = Ein Spieler beginnt: der, auf den sich der Tisch geeinigt hat, oder ein ausgeloster.

chapter-L-2 = Spielzüge
clause-L-2-1 = Gespielt wird im Uhrzeigersinn. In deinem Zug setzt du einen Wikinger, nimmst, was er bringt, und darfst am Ende ein Langschiff und eine Trophäe nehmen.
clause-L-2-2 = Wer keinen Wikinger mehr hat, wird ganz übersprungen und nimmt auch kein Langschiff und keine Trophäe mehr.
clause-L-2-3 = Was in einem Fjord liegt, wird nie verschoben oder entfernt. Ohne leeres Feld im Fjord bekommst du keine Plättchen mehr: Ein Rohstoff wird nicht genommen, ein Gebäude bleibt auf dem Land, ein Langschiff kann nicht gewählt werden. Der Wikinger wird trotzdem gesetzt, und eine Trophäe kann noch genommen werden.

chapter-L-3 = Einen Wikinger setzen
clause-L-3-1 = Du musst einen Wikinger setzen, und zwar auf ein Rohstofffeld (Holz, Schaf, Gold oder Axt), auf dem niemand steht und das neben irgendeinem Wikinger oder neben einem Langschiff auf der Ozeantafel liegt.
clause-L-3-2 = Neben heißt: eines der sechs angrenzenden Felder, auch über die Nähte der Tafeln hinweg. Ozean- und Trophäentafel haben je zwei Rohstofffelder, die wie alle anderen benutzt werden. Auf Gebäudefeldern, Schiffsplätzen und Trophäen steht niemand. Trophäen und leere Schiffsplätze machen kein Feld erreichbar.
clause-L-3-3 = Du musst einen Rohstoff von der Art dieses Feldes nehmen und auf ein beliebiges leeres Feld deines Fjords legen.
clause-L-3-4 = Rohstoffe gehen nie aus.

chapter-L-4 = Schilde
clause-L-4-1 = Bevor du einen Wikinger setzt, darfst du einen oder mehrere deiner Schilde einsetzen. Jeder gilt einmal im Spiel und nur für den Wikinger, bei dem er eingesetzt wurde.
clause-L-4-2 = Zweiter Wikinger: Wenn alles liegt, was der erste bringt, setzt du nach denselben Regeln noch einen.
clause-L-4-3 = Besetztes Feld: Der Wikinger kommt auf ein Rohstofffeld, auf dem schon ein Wikinger steht, egal von wem. Niemand wird entfernt.
clause-L-4-4 = Doppelter Rohstoff: Du nimmst den Rohstoff zweimal. Gebäude werden nicht verdoppelt.

chapter-L-5 = Gebäude erobern
clause-L-5-1 = Wenn der Rohstoff liegt, prüfe, was der neue Wikinger erobert. Was dir zusteht, musst du nehmen. Liegen auf einem Feld weniger Plättchen, nimmst du die vorhandenen; ein leeres Feld bringt nichts.
clause-L-5-2 = Eine Gruppe sind alle Wikinger einer Person, die über benachbarte Felder verbunden sind. Wikinger einer Person auf demselben Feld gehören zusammen, und jeder zählt.
clause-L-5-3 = Haus: ein Plättchen von jedem Hausfeld neben dem neuen Wikinger.
clause-L-5-4 = Wachturm: Berührt deine Gruppe zwei Wachturmfelder, die du noch nicht verbunden hast, nimm je ein Plättchen von beiden. Dasselbe Paar bringt dir nur einmal etwas; mit einem anderen Partner bringt ein Wachturm wieder etwas. Drei auf einen Schlag verbundene sind drei Paare.
clause-L-5-5 = Burg: Einer Gruppe von 4 Wikingern, die ein Burgfeld berührt, steht davon ein Plättchen zu, einer Gruppe von 8 zwei, einer von 12 drei. Was du von diesem Feld schon genommen hast, zählt mit. Jede Burg zählt für sich.
clause-L-5-6 = Eroberte Plättchen werden eins nach dem anderen auf leere Felder deines Fjords gelegt. Gibt es weniger Felder als Plättchen, wählst du, welche du nimmst.

chapter-L-6 = Langschiffe und Bauplätze
clause-L-6-1 = Ein Langschiff ist beladen, wenn die drei abgebildeten Rohstoffe auf den sechs Feldern um es herum liegen. Zeigt es einen Rohstoff zweimal, werden zwei gebraucht.
clause-L-6-2 = Ein Bau ist vollendet, wenn alle abgebildeten Rohstoffe und Gebäude um ihn herum liegen, ebenso gezählt.
clause-L-6-3 = Das geschieht von selbst, sofort und für immer, auch wenn das Langschiff zuletzt gelegt wird. Ein Plättchen dient jedem Langschiff und jedem Bau, die es berührt; andere Plättchen ringsum stören nicht.

chapter-L-7 = Ende des Zuges
clause-L-7-1 = Du darfst ein Langschiff von der Ozeantafel nehmen und auf ein beliebiges leeres Feld deines Fjords legen.
clause-L-7-2 = Sein Platz wird sofort aus dem Beutel aufgefüllt. Ist der Beutel leer, bleibt der Platz leer.
clause-L-7-3 = Einmal im Spiel darfst du eine noch vorhandene Trophäe nehmen, wenn in deinem Fjord mindestens so viele Äxte liegen, wie sie zeigt, egal wo. Die Äxte bleiben.
clause-L-7-4 = Du darfst beides tun, in beliebiger Reihenfolge, oder nichts davon.

chapter-L-8 = Spielende und Wertung
clause-L-8-1 = Burgen sind je 4 wert, Wachtürme 2, Häuser 1, Gold 2, Schafe 1, Holz 1, Äxte nichts. Jedes beladene Langschiff erhöht den Wert jedes Plättchens seiner Art um seinen Bonus.
clause-L-8-2 = Vollendete Bauten bringen 5 (Hafen), 7 (Altar) und 9 (Palast), die Trophäe ihre Punkte.
clause-L-8-3 = Jedes unbeladene Langschiff kostet 5.
clause-L-8-4 = Das Spiel endet, wenn niemand mehr einen Wikinger hat, nach dem Ende des Zuges, in dem der letzte gesetzt wurde.
clause-L-8-5 = Die höchste Summe gewinnt. Bei Gleichstand entscheidet die höhere Trophäe; ist auch sie gleich, wird der Sieg geteilt.

chapter-L-9 = Was offen liegt
clause-L-9-1 = Alles liegt offen außer der Reihenfolge der Langschiffe im Beutel. Welche noch darin sind, kann jeder ermitteln.

chapter-L-10 = Alle Langschiffe und Baustellen
clause-L-10-1 = Langschiffe, { tile-castle } (4): +3 ({ tile-wood }, 2 × { tile-axe }); +3 (3 × { tile-wood }); +3 (2 × { tile-sheep }, { tile-axe }); +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Langschiffe, { tile-watchtower } (5): +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-gold }, 2 × { tile-axe }); +1 (2 × { tile-wood }, { tile-axe }); +2 (2 × { tile-wood }, { tile-gold }); +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Langschiffe, { tile-house } (5): +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-sheep }, 2 × { tile-axe }); +1 (3 × { tile-axe }); +1 ({ tile-gold }, 2 × { tile-axe }); +2 (3 × { tile-sheep }).
clause-L-10-4 = Langschiffe, { tile-gold } (4): +2 (2 × { tile-wood }, { tile-gold }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, { tile-gold }, { tile-axe }); +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Langschiffe, { tile-sheep } (6): +1 ({ tile-sheep }, { tile-gold }, { tile-axe }); +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-sheep }, 2 × { tile-axe }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Langschiffe, { tile-wood } (6): +1 ({ tile-wood }, 2 × { tile-axe }); +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-wood }, { tile-gold }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Baustellen, { site-port } (5): { tile-sheep }, 2 × { tile-house }; { tile-wood }, 2 × { tile-house }; { tile-wood }, { tile-axe }, { tile-watchtower }; { tile-gold }, { tile-axe }, { tile-house }; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Baustellen, { site-altar } (7): { tile-axe }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, 2 × { tile-house }, { tile-watchtower }; { tile-sheep }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower }; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Baustellen, { site-palace } (9): { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle }; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle }; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
