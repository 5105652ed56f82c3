# The rules of Skibe, clause by clause

help-aim = Die drei Schiffe gehören allen. Jedes Mal, wenn ein Schiff gewertet wird, bekommen alle mit Schilden an Bord Punkte: die eigenen Schilde dort und die Ausrüstung auf Wikingern mit dem eigenen Schild, mal Proviant auf dem Bug. Wer ein Heck anlegt, bestimmt den Zeitpunkt. Die meisten Punkte gewinnen.
    .title = Ziel
help-turn = Lege eine Wikingerkarte an ein Schiff an und lade, was sie zeigt: Proviant auf einen Bug, Ausrüstung auf einen Wikinger. Dann darfst du 1 Häuptling spielen. Oder lege eines deiner 2 Hecks an ein Schiff mit mindestens 3 Wikingern an: Dieses Schiff wird sofort gewertet.
    .title = Ein Zug
help-score = 3 deiner Schilde auf dem Schiff, 2 Ausrüstungssteine auf Wikingern mit deinem Schild, 3 Proviant auf dem Bug: (3 + 2) × 3 = 15. Eine Karte mit Mond und Hammer trägt 1 Stein und ist allein auf einem Schiff mit 2 Proviant: Mond bekommt (1 + 1) × 2 = 4 und Hammer auch 4.
    .title = Ein Wertungsbeispiel
    .count_stern_shield-on = Ist im ersten Beispiel das Heck von dir, zählt auch dessen Schild: (3 + 2 + 1) × 3 = 18.
help-emblems = Alle haben ein Wappen mit eigener Farbe: Mond ist Blau, Hammer Rot, Kiefer Grün, Sonne Gelb und Knoten Violett. Deine Schilde sind die mit deinem Wappen.
    .title = Wappen
help-watch = Der Nachziehstapel ist verdeckt, aber eine davon gezogene Karte sehen alle. Ein Wikinger mit Ausrüstung kann weder entfernt noch getauscht werden. Ein Schiff, das während der Wertung Wikinger verliert, wird trotzdem gewertet. Eine öffentliche Liste der 40 Karten wurde nicht gefunden: Dieses Deck ist eine Rekonstruktion, die zu allem passt, was bekannt ist.
    .title = Gut zu wissen

chapter-S-1 = Spielvorbereitung
clause-S-1-1 = Alle haben ein Wappen, fünf Häuptlinge (Ausrüstung, Proviant, Entfernen, Tauschen, Schutz) und zwei Hecks.
clause-S-1-2 = Wikingerkarten, die nur Wappen zeigen, mit denen niemand spielt, scheiden aus; eine Karte mit mindestens einem gespielten Wappen bleibt. So bleiben 30, 36 oder 40 Karten zu dritt, zu viert oder zu fünft.
clause-S-1-3 = Die drei Bugkarten liegen untereinander: oben, Mitte, unten. Auf jeder liegt ein Proviantstein. Drei weitere Proviantsteine und vier Ausrüstungssteine bilden den Vorrat.
clause-S-1-4 = Jedes Schiff beginnt mit zwei Wikingern. Drei offene Karten bilden die Auslage, der Rest den verdeckten Stapel. Die Symbole dieser ersten Karten bewirken nichts.
clause-S-1-5 = Der Tisch legt fest, wer beginnt, oder es wird ausgelost. Gespielt wird im Uhrzeigersinn.
clause-S-1-6 = Eine Wikingerkarte zeigt einen oder zwei Schilde und ein Symbol, Proviant oder Ausrüstung. Eine öffentliche Liste der 40 Karten wurde nicht gefunden: Dieses Deck ist eine Rekonstruktion, die zu allem passt, was bekannt ist.

chapter-S-2 = Ein Zug
clause-S-2-1 = In deinem Zug tust du genau eines: mit einer Wikingerkarte weiterbauen oder ein Heck anlegen. Aussetzen darfst du nicht.
clause-S-2-2 = Danach ist im Uhrzeigersinn der nächste Spieler an der Reihe.

chapter-S-3 = Weiterbauen
clause-S-3-1 = Nimm eine offene Karte oder zieh die oberste Karte des Stapels verdeckt. Eine gezogene Karte siehst du, bevor du ein Schiff wählst, musst sie aber legen.
clause-S-3-2 = Leg die Karte rechts an ein beliebiges Schiff an, das nicht voll ist. Ein Schiff fasst 5, 6 oder 7 Wikinger bei 3, 4 oder 5 Spielern.
clause-S-3-3 = Lade dann auf ein beliebiges Schiff, was das Symbol dieser Karte zeigt: Proviant auf einen Bug, Ausrüstung auf einen Wikinger.
clause-S-3-4 = Proviant: Solange welcher im Vorrat ist, musst du einen Stein daraus auf einen Bug deiner Wahl legen.
clause-S-3-5 = Kein Proviant im Vorrat: Du darfst einen Stein von einem Bug auf einen anderen versetzen. Der letzte Stein eines Bugs bleibt immer liegen.
clause-S-3-6 = Ausrüstung: Solange welche im Vorrat ist, musst du einen Stein daraus auf einen Wikinger deiner Wahl legen, der keines der Wappen der gerade gelegten Karte zeigt.
clause-S-3-7 = Passt kein Wikinger, lädst du nichts und machst weiter.
clause-S-3-8 = Keine Ausrüstung im Vorrat: Du darfst einen Stein von einem beliebigen Wikinger auf einen anderen versetzen, der passt.
clause-S-3-9 = Dann darfst du einen Häuptling an ein beliebiges Schiff spielen, das diese Aktion noch von niemandem zeigt. Der erste liegt am Bug, jeder weitere außen neben dem vorigen.
clause-S-3-10 = Hast du eine offene Karte genommen, wird die Auslage vom Stapel wieder auf drei aufgefüllt.

chapter-S-4 = Hecks
clause-S-4-1 = Für ein Heck brauchst du eines auf der Hand und ein Schiff mit mindestens drei Wikingern; voll muss es nicht sein. In diesem Zug lädst du nichts und spielst keinen Häuptling.
clause-S-4-2 = Das Schiff wird sofort gewertet: Seine Häuptlinge handeln, Punkte werden verteilt, dann wird aufgeräumt.
clause-S-4-3 = Das Heck scheidet aus, und der Spieler nach dir ist an der Reihe.

chapter-S-5 = Häuptlinge
clause-S-5-1 = Die Häuptlinge des gewerteten Schiffs handeln nacheinander, der zuerst gelegte zuerst. Der Besitzer entscheidet und darf auf die Aktion verzichten.
clause-S-5-2 = Ausrüstung: Versetze einen Ausrüstungsstein von einem Wikinger auf einen anderen, vom Vorrat auf einen Wikinger oder von einem Wikinger in den Vorrat; auf beliebigen Schiffen, bei beliebigen Wappen.
clause-S-5-3 = Proviant: Versetze einen Proviantstein von einem Bug auf einen anderen, vom Vorrat auf einen Bug oder von einem Bug in den Vorrat. Der letzte Stein eines Bugs bleibt.
clause-S-5-4 = Entfernen: Ein Wikinger eines beliebigen Schiffs, ohne Ausrüstung und nicht geschützt, scheidet aus.
clause-S-5-5 = Tauschen: Zwei Wikinger ohne Ausrüstung, die nicht geschützt sind, wechseln die Plätze, auf beliebigen Schiffen; einer davon darf eine offene Karte sein. Symbole bewirken nichts.
clause-S-5-6 = Schutz: Bis diese Reihe von Häuptlingen abgehandelt ist, können Wikinger auf diesem Schiff, die das Wappen des schützenden Häuptlings zeigen, weder entfernt noch getauscht werden.
    .protection_blocks_owner-on = Das gilt auch für die Person, die den Schutz gespielt hat.

chapter-S-6 = Punkte und Aufräumen
clause-S-6-1 = Alle bekommen: (eigene Schilde auf dem Schiff + Ausrüstung auf Wikingern mit dem eigenen Wappen) × Proviant auf dem Bug.
clause-S-6-2 = Eine Karte mit zwei Wappen zählt, ebenso wie ein Stein darauf, für beide. Wappen, mit denen niemand spielt, zählen für niemanden.
clause-S-6-3 = Die Ausrüstung des Schiffs und aller Proviant bis auf einen Stein kommen in den Vorrat. Seine Wikinger, seine Häuptlinge und das Heck scheiden aus.
clause-S-6-4 = Der Bug bekommt zwei neue Wikinger vom Stapel. Reicht der Stapel nicht, werden offene Karten verwendet. Ihre Symbole bewirken nichts.
    .new_ship_cards-slots = Zuerst kommt die offene Karte von Platz 1.

chapter-S-7 = Alle Schiffe voll
clause-S-7-1 = Sind alle drei Schiffe voll, darf der Spieler am Zug ein Heck anlegen oder verzichten; dann wird der nächste gefragt, einmal reihum.
clause-S-7-2 = Wer ein Heck anlegt, hat damit seinen Zug gemacht; danach geht es nach diesem Spieler weiter.
clause-S-7-3 = Legt niemand eines an, werden alle drei Schiffe gewertet: oben, Mitte, unten.
clause-S-7-4 = Danach ist an der Reihe, wer zuerst gefragt wurde. Gehen unterwegs die Karten aus, folgt sofort die Schlusswertung.

chapter-S-8 = Spielende
clause-S-8-1 = Das Spiel endet, wenn die letzte Karte gelegt ist, von einem Spieler oder für ein neues Schiff, und Stapel und Auslage leer sind.
clause-S-8-2 =
    .finish_last_turn-on = Wer die letzte Karte legt, lädt noch und darf einen Häuptling spielen.
clause-S-8-3 = Schlusswertung: Zuerst handeln alle Häuptlinge, erst die des oberen Schiffs, dann die des mittleren, dann die des unteren.
clause-S-8-4 = Dann zahlen alle drei Schiffe, auch die kürzesten.
clause-S-8-5 = Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.

chapter-S-9 = Was verborgen ist
clause-S-9-1 = Nur die Reihenfolge des Stapels ist verborgen, und zwar für alle.

chapter-S-10 = Optionen des Tisches
clause-S-10-1 =
    .count_stern_shield-on = Das Heck zeigt einen eigenen Schild: Er zählt in der Wertung, die das Heck auslöst.
clause-S-10-2 =
    .deck-pairs = Deck „Paare“: je Wappen vier Karten mit einem Schild und je Wappenpaar zwei Karten.
    .deck-twins = Deck „Zwillinge“: je Wappen zwei Karten mit einem Schild und zwei mit zwei gleichen Schilden, dazu je Wappenpaar zwei Karten.
clause-S-10-3 =
    .finish_last_turn-off = Die Schlusswertung folgt sofort auf die letzte Karte, ohne Ladung und Häuptling.
clause-S-10-4 =
    .new_ship_cards-choose = Neues Schiff, Stapel zu kurz: Wer das Heck gelegt hat, muss wählen, welche offenen Karten verwendet werden; nach drei vollen Schiffen wählt, wer zuerst gefragt wurde.
clause-S-10-5 =
    .protection_blocks_owner-off = Wer den Schutz gespielt hat, darf geschützte Wikinger entfernen und tauschen.
clause-S-10-6 =
    .protection_spans_rows-on = Schutz gilt in der ganzen Schlusswertung, auch gegen die Häuptlinge der Schiffe darunter.
clause-S-10-7 =
    .remove_from_display-on = Offene Karten können von einem Häuptling entfernt werden; die Lücke wird nach dem Aufräumen gefüllt.
clause-S-10-8 =
    .one_stone_per_card-on = Höchstens ein Ausrüstungsstein pro Wikinger.
