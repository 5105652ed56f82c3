# The rules of Looot, clause by clause

chapter-L-1 = Aufbau
clause-L-1-1 = Das Land besteht aus so vielen Landtafeln, wie Spieler mitspielen. Beliebige Tafeln, beliebige Seite oben, in beliebiger Reihenfolge: Jede weitere wird mit einer ihrer Kanten an eine freie Kante einer schon liegenden gelegt. Je nach Option werden Tafeln, Seiten und Anschlüsse ausgelost oder folgen dem festen Beispiel.
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
clause-L-3-1 = Du musst einen Wikinger setzen, und zwar auf ein Rohstofffeld (Holz, Schaf, Gold oder Axt), auf dem niemand steht und das neben einem Wikinger beliebiger Farbe oder neben einem Langschiff auf der Ozeantafel liegt.
clause-L-3-2 = Neben heißt: eines der sechs angrenzenden Felder, auch über die Nähte der Tafeln hinweg. Ozean- und Trophäentafel haben je zwei Rohstofffelder, die wie alle anderen benutzt werden. Auf Gebäudefeldern, Schiffsplätzen und Trophäen steht niemand. Trophäen und leere Schiffsplätze machen kein Feld erreichbar.
clause-L-3-3 = Du musst einen Rohstoff von der Art dieses Feldes nehmen und auf ein beliebiges leeres Feld deines Fjords legen.
clause-L-3-4 = Rohstoffe gehen nie aus.

chapter-L-4 = Schilde
clause-L-4-1 = Bevor du einen Wikinger setzt, darfst du einen oder mehrere deiner Schilde einsetzen. Jeder gilt einmal im Spiel und nur für den Wikinger, bei dem er eingesetzt wurde.
clause-L-4-2 = Zweiter Wikinger: Wenn alles liegt, was der erste bringt, setzt du nach denselben Regeln noch einen.
clause-L-4-3 = Besetztes Feld: Der Wikinger kommt auf ein Rohstofffeld, auf dem schon jemand steht, in welcher Farbe auch immer. Niemand wird entfernt.
clause-L-4-4 = Doppelter Rohstoff: Du nimmst den Rohstoff zweimal. Gebäude werden nicht verdoppelt.

chapter-L-5 = Gebäude erobern
clause-L-5-1 = Wenn der Rohstoff liegt, prüfe, was der neue Wikinger erobert. Was dir zusteht, musst du nehmen. Liegen auf einem Feld weniger Plättchen, nimmst du die vorhandenen; ein leeres Feld bringt nichts.
clause-L-5-2 = Eine Gruppe sind alle Wikinger einer Farbe, die über benachbarte Felder verbunden sind. Wikinger einer Farbe auf demselben Feld gehören zusammen, und jeder zählt.
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
