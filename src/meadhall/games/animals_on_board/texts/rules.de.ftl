# The rules of Animals on Board, clause by clause

help-aim = Fülle deine Arche mit bis zu 10 Tieren. Ein Einzeltier bringt seine Zahl, 1 bis 5. Drei oder mehr einer Art sind eine Herde und bringen je 5. Genau zwei einer Art müssen von Bord und bringen nichts. Jede übrige Kiste bringt 1. Die meisten Punkte gewinnen.
    .title = Ziel
help-turn = Teile eine Gruppe in zwei und bekomme 1 Kiste, oder nimm eine ganze Gruppe auf deine Arche und zahle je Plättchen 1 Kiste. Hast du genommen, bist du für diese Runde draußen. Wer als Letztes noch dabei ist, hat einen letzten Zug. Wer zuerst draußen ist, beginnt die nächste Runde.
    .title = Ein Zug
help-score = Zebra 4, Fuchs 2, 3 Pandas, 5 Tiger, 2 Elefanten und 2 Kisten. Die 2 Elefanten gehen, 10 Tiere bleiben: 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = Ein Wertungsbeispiel
help-watch = Teilen mit 5 Kisten kostet 1: Danach hast du 4. Wer die Runde beginnt, kann nie sofort nehmen, denn die einzige Gruppe kostet mehr als 5 Kisten. 5 Tiger, 5 Pandas und eine Schildkröte 1 sind 11 Tiere, 1 zu viel: ohne die Schildkröte bringen sie 50, ohne einen Tiger 46. Eine Arche wird erst am Ende aufgedeckt. Der Verlauf nennt jedes offen genommene Plättchen, aber weder das am Anfang behaltene noch das verdeckte.
    .title = Gut zu wissen

chapter-A-1 = Vorbereitung
clause-A-1-1 = Es gibt zwölf Arten mit je fünf Plättchen der Werte 1 bis 5. Zu zweit spielt man mit acht Arten, zu dritt mit zehn, zu viert mit allen zwölf. Welche in der Schachtel bleiben, wird ausgelost; alle wissen es.
clause-A-1-2 = Die verwendeten Plättchen werden gemischt und bilden einen verdeckten Stapel.
clause-A-1-3 = Alle haben eine Arche und eine Futterkiste. Der Rest der zwanzig Kisten ist der Vorrat.
clause-A-1-4 = Alle ziehen drei Plättchen und sehen sie sich allein an. Gleichzeitig und geheim behält jede Person eines für ihre Arche. Wenn alle gewählt haben, kommen die jeweils anderen beiden offen an den Kai.
clause-A-1-5 = Jemand hat die Startflagge: wie am Tisch vereinbart oder ausgelost.

chapter-A-2 = Beginn einer Runde
clause-A-2-1 = Alle Plättchen am Kai werden zu einer Gruppe zusammengeschoben.
clause-A-2-2 = Vom Stapel wird nachgelegt, bis 8, 10 oder 12 Plättchen offen liegen (zu zweit, zu dritt, zu viert). Was übrig war, zählt mit.
clause-A-2-3 = Ein weiteres Plättchen kommt verdeckt dazu, außer das verdeckte einer früheren Runde liegt noch da. Niemand sieht es an. Es gibt nie mehr als eines.
clause-A-2-4 = Alle sind wieder dabei. Die Kisten behält man. Wer die Startflagge hat, beginnt.

chapter-A-3 = Ein Zug
clause-A-3-1 = In deinem Zug tust du eines von beidem: eine Gruppe teilen oder eine Gruppe nehmen.
clause-A-3-2 = Teilen: Wähle eine Gruppe aus mindestens zwei Plättchen und teile sie beliebig in zwei Gruppen aus mindestens einem Plättchen. Das verdeckte darf in jede der beiden. Andere Gruppen bleiben unberührt. Danach bekommst du eine Kiste aus dem Vorrat.
clause-A-3-3 = Nehmen: Wähle eine Gruppe mit höchstens so vielen Plättchen, wie du Kisten hast, zahle für jedes Plättchen eine Kiste und lege alle auf deine Arche. Ist das verdeckte dabei, siehst nur du, was es ist. Für den Rest der Runde bist du draußen. Wer zuerst draußen ist, bekommt die Startflagge für die nächste Runde.
clause-A-3-4 = Niemand hat mehr als fünf Kisten. Wer mit fünf Kisten teilt, bekommt keine, sondern gibt eine zurück und hat noch vier.
clause-A-3-5 = Wer weder teilen noch nehmen kann, passt und bleibt in der Runde.
clause-A-3-6 = Sonst passt niemand. Gibt es nichts zu teilen, musst du nehmen; kannst du keine Gruppe bezahlen, musst du teilen, auch mit fünf Kisten.

chapter-A-4 = Verlauf und Ende einer Runde
clause-A-4-1 = Gespielt wird im Uhrzeigersinn. Wer draußen ist, wird übersprungen.
clause-A-4-2 = Sobald nur noch eine Person dabei ist, hat sie einen letzten Zug. Danach ist die Runde in jedem Fall zu Ende.
    .last_turn_optional-on = Sie darf teilen, nehmen oder verzichten. Verzichten ändert nichts.
    .last_turn_optional-off = Sie muss teilen oder nehmen, falls möglich.
clause-A-4-3 = Ist keine Arche voll, beginnt die nächste Runde, wer zuerst draußen war.
clause-A-4-4 = Wer zehn oder mehr Tiere hat, sagt es an. Auf eine Arche passen zehn; was darüber ist, gehört einem bis zum Schluss.

chapter-A-5 = Ende des Spiels
clause-A-5-1 = Das Spiel endet mit der Runde, in der eine Arche zehn oder mehr Tiere trägt. Die anderen spielen diese Runde noch zu Ende.
clause-A-5-2 = Alle geben jede Art ab, von der sie genau zwei Tiere auf der Arche haben.
clause-A-5-3 = Sind danach mehr als zehn Tiere übrig, gehen genau die überzähligen. Es dürfen beliebige Tiere gehen, aber von keiner Art dürfen genau zwei bleiben.
    .surplus-best = Die Wahl mit den meisten Punkten wird automatisch getroffen.
    .surplus-ask = Du wählst, welche Tiere gehen.
clause-A-5-4 = Ein Tier, das allein von seiner Art ist, bringt seinen Wert. Ein Tier in einer Herde aus drei oder mehr bringt 5 Punkte, gleich welchen Wert es hat. Jede Kiste bringt 1 Punkt.
clause-A-5-5 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr Arten auf der Arche, die ablegt. Steht es dann noch gleich, teilt man sich den Sieg.

chapter-A-6 = Was offen und was geheim ist
clause-A-6-1 = Geheim sind der Stapel, das verdeckte Plättchen und die Plättchen auf fremden Archen. Was offen an Bord ging, darf man sich merken: Es steht im Verlauf, die Arche zeigt es nicht.
clause-A-6-2 = Offen sind die Gruppen, die Kisten und die Zahl der Tiere von allen, wer draußen ist, die Startflagge und die Arten im Spiel.
clause-A-6-3 = Wenn die letzte Runde zu Ende ist, werden die Archen aufgedeckt.
