# Written by tools/odin_cards.py from occupations.json and phrases.de.ftl. Do not edit.

card-1 = Hausiererin
effect-1 = Auf Feldern „Viehmarkt“ zahlst du insgesamt 1 Silber weniger.
occupation-1 = 1 Hausiererin ({ kind-each_time }, 0 Punkte): { effect-1 }
card-2 = Gönner
effect-2 = Auf Feldern mit einem aufgedruckten Preis von mindestens 2 Silber zahlst du insgesamt 1 Silber weniger (nicht für Schiffe).
occupation-2 = 2 Gönner ({ kind-each_time }, 1 Punkt): { effect-2 }
card-3 = Kürschnerin
effect-3 = Nach jeder Nutzung eines Felds, das unter anderem genau 1 Silber bringt, erhältst du 1 Falle.
occupation-3 = 3 Kürschnerin ({ kind-each_time }, 1 Punkt): { effect-3 }
card-4 = Jägerin
effect-4 = In allen Aktionen mit Würfeln, auch bei Raubzug und Plünderung, zählt jeder Wurf 1 weniger.
occupation-4 = 4 Jägerin ({ kind-each_time }, 0 Punkte): { effect-4 }
card-5 = Häuptling
effect-5 = Beim Ausspielen führst du allein eine Festmahlphase durch; das Festmahl der Runde folgt trotzdem.
occupation-5 = 5 Häuptling ({ kind-immediate }, 7 Punkte): { effect-5 }
card-6 = Steinmetzin
effect-6 = Für jeden Stein, den du von einem Bergstreifen nimmst, erhältst du 1 Silber.
occupation-6 = 6 Steinmetzin ({ kind-each_time }, 1 Punkt): { effect-6 }
card-7 = Müller
effect-7 = Nach jeder Festmahlphase erhältst du je nach Getreide in deinem Vorrat: 1 → 1 Silber; ab 2 → 2 Silber.
occupation-7 = 7 Müller ({ kind-each_time }, 3 Punkte): { effect-7 }
card-8 = Zunftmeister
effect-8 = Vor jeder Einkommensphase erhältst du 1 Öl, wenn mindestens 5 deiner Wikinger auf Feldern „Handwerk“ stehen.
occupation-8 = 8 Zunftmeister ({ kind-each_time }, 1 Punkt): { effect-8 }
card-9 = Erzschifferin
effect-9 = Vor jeder Einkommensphase erhältst du 1 Erz je Langschiff, aber nur so viel, wie du sofort auf deinen Heimatplan oder deine Inseln legst.
occupation-9 = 9 Erzschifferin ({ kind-each_time }, 0 Punkte): { effect-9 }
card-10 = Melker
effect-10 = Beim Ausspielen erhältst du 1 Milch und 1 Silber für jede Tierart in deinem Stall (Schaf, Rind).
occupation-10 = 10 Melker ({ kind-immediate }, 1 Punkt): { effect-10 }
card-11 = Dreizackjäger
effect-11 = Beim Ausspielen erhältst du 1 Speer. Beim Walfang senkt jeder ausgegebene Speer das Ergebnis um 2.
occupation-11 = 11 Dreizackjäger ({ kind-immediate }, { kind-each_time }, 1 Punkt): { effect-11 }
effect-11-1 = Beim Ausspielen erhältst du 1 Speer.
effect-11-2 = Beim Walfang senkt jeder ausgegebene Speer das Ergebnis um 2.
card-12 = Steuermann
effect-12 = Beim Ausspielen erhältst du 1 Truhe. Nach jeder Aktion, in der du ein Langschiff eingesetzt hast, darfst du 1 Waffenkarte vom Stapel nehmen.
occupation-12 = 12 Steuermann ({ kind-immediate }, { kind-each_time }, 0 Punkte): { effect-12 }
effect-12-1 = Beim Ausspielen erhältst du 1 Truhe.
effect-12-2 = Nach jeder Aktion, in der du ein Langschiff eingesetzt hast, darfst du 1 Waffenkarte vom Stapel nehmen.
card-13 = Bogenschützin
effect-13 = Beim Ausspielen erhältst du 1 Bogen. Bei der Jagd zählt jeder Wurf 1 weniger.
occupation-13 = 13 Bogenschützin ({ kind-immediate }, { kind-each_time }, 1 Punkt): { effect-13 }
effect-13-1 = Beim Ausspielen erhältst du 1 Bogen.
effect-13-2 = Bei der Jagd zählt jeder Wurf 1 weniger.
card-14 = Reeder
effect-14 = Beim Ausspielen erhältst du je nach Zahl deiner vollständigen Sätze aller drei Schiffsarten: 1 → 1 Walfleisch; ab 2 → 2 Walfleisch.
occupation-14 = 14 Reeder ({ kind-immediate }, 2 Punkte): { effect-14 }
card-15 = Kätnerin
effect-15 = Beim Ausspielen erhältst du 2 Met je Stein- oder Langhaus. Immer wenn du ein Stein- oder Langhaus baust, erhältst du 1 Haut.
occupation-15 = 15 Kätnerin ({ kind-immediate }, { kind-each_time }, 1 Punkt): { effect-15 }
effect-15-1 = Beim Ausspielen erhältst du 2 Met je Stein- oder Langhaus.
effect-15-2 = Immer wenn du ein Stein- oder Langhaus baust, erhältst du 1 Haut.
card-16 = Kapitän
effect-16 = Beim Ausspielen erhältst du je nach geladenem Erz auf deinen Schiffen (aufgedrucktes zählt nicht): 4 → 2 Silber; 5 → 3 Silber; 6 → 4 Silber; ab 7 → 5 Silber.
occupation-16 = 16 Kapitän ({ kind-immediate }, 2 Punkte): { effect-16 }
card-17 = Orientfahrer
effect-17 = Beim Ausspielen darfst du 1 orange, rote oder grüne Ware zur blauen Ware gleicher Form aufwerten.
occupation-17 = 17 Orientfahrer ({ kind-immediate }, 0 Punkte): { effect-17 }
card-18 = Kämpferin
effect-18 = Beim Ausspielen erhältst du je nach Zahl deiner Langschiffe mit mindestens 2 Erz: 1 → 1 Seide; 2 → 1 Schmuck; ab 3 → 1 Silberhort.
occupation-18 = 18 Kämpferin ({ kind-immediate }, 0 Punkte): { effect-18 }
card-19 = Gastgeber
effect-19 = Beim Ausspielen erhältst du je nach Zahl deiner Sonderplättchen (im Vorrat und auf Plänen): 3 → 1 Seide; 4 → 1 Plättchen Gewürze; ab 5 → 1 Schmuck.
occupation-19 = 19 Gastgeber ({ kind-immediate }, 0 Punkte): { effect-19 }
card-20 = Baumeisterin
effect-20 = Beim Ausspielen darfst du die Boni deiner Häuser nehmen.
occupation-20 = 20 Baumeisterin ({ kind-immediate }, 0 Punkte): { effect-20 }
card-21 = Sammlerin
effect-21 = Beim Ausspielen darfst du die Boni deines Heimatplans nehmen.
occupation-21 = 21 Sammlerin ({ kind-immediate }, 1 Punkt): { effect-21 }
card-22 = Bergmann
effect-22 = Beim Ausspielen erhältst du 1 Stein, 1 Erz und 1 Silber je Langschiff.
occupation-22 = 22 Bergmann ({ kind-immediate }, 1 Punkt): { effect-22 }
card-23 = Verwalterin
effect-23 = Beim Ausspielen erhältst du 2 Silber je Stein- oder Langhaus.
occupation-23 = 23 Verwalterin ({ kind-immediate }, 1 Punkt): { effect-23 }
card-24 = Walfangausrüster
effect-24 = Beim Ausspielen erhältst du 1 Öl je Knorr. Danach erhältst du 1 Holz je Walfangboot.
occupation-24 = 24 Walfangausrüster ({ kind-immediate }, 2 Punkte): { effect-24 }
effect-24-1 = Beim Ausspielen erhältst du 1 Öl je Knorr.
effect-24-2 = Beim Ausspielen erhältst du 1 Holz je Walfangboot.
card-25 = Fleischhändlerin
effect-25 = Beim Ausspielen erhältst du 1 Pökelfleisch je Knorr.
occupation-25 = 25 Fleischhändlerin ({ kind-immediate }, 1 Punkt): { effect-25 }
card-26 = Fleischbeschauer
effect-26 = Beim Ausspielen erhältst du 1 Silber für jede Sorte roter Waren in Vorrat und Stall (trächtig oder nicht ist eine Sorte).
occupation-26 = 26 Fleischbeschauer ({ kind-immediate }, 0 Punkte): { effect-26 }
card-27 = Fischer
effect-27 = Beim Ausspielen erhältst du 1 Stockfisch je Walfangboot.
occupation-27 = 27 Fischer ({ kind-immediate }, 1 Punkt): { effect-27 }
card-28 = Schlosser
effect-28 = Für jede Truhe und jede Schatztruhe, die du bekommst, darfst du 1 Öl für 1 Silber kaufen.
occupation-28 = 28 Schlosser ({ kind-each_time }, 1 Punkt): { effect-28 }
card-29 = Fleischkonserviererin
effect-29 = Beim Ausspielen erhältst du 1 Pökelfleisch für jedes Paar aus 1 Wildfleisch und 1 Walfleisch in deinem Vorrat (du behältst es).
occupation-29 = 29 Fleischkonserviererin ({ kind-immediate }, 3 Punkte): { effect-29 }
card-30 = Seidenhändler
effect-30 = Beim Ausspielen erhältst du je nach Seide in deinem Vorrat: 1 → 1 Silber; 2 → 3 Silber; ab 3 → 6 Silber.
occupation-30 = 30 Seidenhändler ({ kind-immediate }, 3 Punkte): { effect-30 }
card-31 = Lagerverwalter
effect-31 = Beim Ausspielen wählst du eine Ware (kein Tier), von der du genau 3 im Vorrat hast, und erhältst davon eine vierte.
occupation-31 = 31 Lagerverwalter ({ kind-immediate }, 2 Punkte): { effect-31 }
card-32 = Waffenhändler
effect-32 = Beim Ausspielen erhältst du je nach Zahl deiner Langschiffe: 1 → 2 Waffenkarten vom Stapel; 2 → 5 Waffenkarten vom Stapel; ab 3 → 10 Waffenkarten vom Stapel.
occupation-32 = 32 Waffenhändler ({ kind-immediate }, 2 Punkte): { effect-32 }
card-33 = Schafscherer
effect-33 = Beim Ausspielen erhältst du je nach Zahl deiner Schafe (auch trächtige): 3 → 1 Wolle; 4–5 → 2 Wolle; ab 6 → 3 Wolle.
occupation-33 = 33 Schafscherer ({ kind-immediate }, 2 Punkte): { effect-33 }
card-34 = Schäferin
effect-34 = Beim Ausspielen erhältst du je nach Zahl deiner Schafe (auch trächtige): 2–3 → 1 Milch und 1 Wolle; ab 4 → 1 Milch und 2 Wolle.
occupation-34 = 34 Schäferin ({ kind-immediate }, 0 Punkte): { effect-34 }
card-35 = Rinderzüchterin
effect-35 = Beim Ausspielen darfst du allein eine Vermehrungsphase durchführen.
occupation-35 = 35 Rinderzüchterin ({ kind-immediate }, 0 Punkte): { effect-35 }
card-36 = Smutje
effect-36 = Vor jedem Überseehandel darfst du 1 Pökelfleisch, Wildfleisch oder Walfleisch um 1 Stufe aufwerten.
occupation-36 = 36 Smutje ({ kind-each_time }, 2 Punkte): { effect-36 }
card-37 = Außenhändler
effect-37 = Vor jedem Überseehandel darfst du 1 Ware um 1 Stufe aufwerten.
occupation-37 = 37 Außenhändler ({ kind-each_time }, 1 Punkt): { effect-37 }
card-38 = Friedensstifterin
effect-38 = In jeder Waffenphase darfst du statt der Waffenkarte 1 Holz, 1 Stein oder 1 Erz nehmen.
occupation-38 = 38 Friedensstifterin ({ kind-each_time }, 2 Punkte): { effect-38 }
card-39 = Umlader
effect-39 = Jederzeit darfst du geladenes Erz von deinen Walfangbooten und Langschiffen in deinen Vorrat nehmen.
occupation-39 = 39 Umlader ({ kind-anytime }, 2 Punkte): { effect-39 }
card-40 = Schreinermeister
effect-40 = Jederzeit darfst du Felder in deinen Stein- und Langhäusern mit Holz bedecken wie mit Silber.
occupation-40 = 40 Schreinermeister ({ kind-anytime }, 3 Punkte): { effect-40 }
card-41 = Trödler
effect-41 = Nach jeder Bonusphase darfst du 1 Silber oder 1 Met gegen 1 Öl tauschen.
occupation-41 = 41 Trödler ({ kind-each_time }, 1 Punkt): { effect-41 }
card-42 = Vogt
effect-42 = Vor jeder Einkommensphase darfst du 1 Holz oder 1 Stein aus deinem Vorrat in einen deiner Schuppen legen und erhältst dafür 1 Silber.
occupation-42 = 42 Vogt ({ kind-each_time }, 2 Punkte): { effect-42 }
card-43 = Obstpflückerin
effect-43 = Beim Ausspielen erhältst du 1 Obst.
occupation-43 = 43 Obstpflückerin ({ kind-immediate }, 0 Punkte): { effect-43 }
card-44 = Schneidermeisterin
effect-44 = Jederzeit darfst du 1 Haut, 1 Wolle und 1 Leinen gegen 1 Kleidung und 3 Silber tauschen.
occupation-44 = 44 Schneidermeisterin ({ kind-anytime }, 1 Punkt): { effect-44 }
card-45 = Pirat
effect-45 = Jederzeit darfst du 1 Holz und 6 Silber gegen 1 Schatztruhe tauschen.
occupation-45 = 45 Pirat ({ kind-anytime }, -1 Punkt): { effect-45 }
card-46 = Schiffsarchitektin
effect-46 = Jederzeit darfst du 3 Holz und 1 Wolle oder 3 Holz und 1 Leinen gegen 1 Langschiff tauschen.
occupation-46 = 46 Schiffsarchitektin ({ kind-anytime }, 1 Punkt): { effect-46 }
card-47 = Gerber
effect-47 = Jederzeit darfst du 1 Pökelfleisch gegen 1 Haut tauschen.
occupation-47 = 47 Gerber ({ kind-anytime }, 2 Punkte): { effect-47 }
card-48 = Bäuerin
effect-48 = Jederzeit darfst du 1 Rind (trächtig oder nicht) gegen 1 Schmuck tauschen.
occupation-48 = 48 Bäuerin ({ kind-anytime }, 3 Punkte): { effect-48 }
card-49 = Pflüger
effect-49 = Jederzeit darfst du 1 Rind (trächtig oder nicht) gegen 1 Plättchen Erbsen, 1 Flachs, 1 Plättchen Bohnen, 1 Getreide und 1 Kohl tauschen (das zählt als eigene Ernte).
occupation-49 = 49 Pflüger ({ kind-anytime }, 3 Punkte): { effect-49 }
card-50 = Runenritzer
effect-50 = Jederzeit darfst du 1 Runenstein gegen 1 Haut tauschen.
occupation-50 = 50 Runenritzer ({ kind-anytime }, 2 Punkte): { effect-50 }
card-51 = Maurermeister
effect-51 = Jederzeit darfst du 1 Runenstein gegen 1 Silber und 1 Milch oder 1 Silber und 1 Kohl tauschen.
occupation-51 = 51 Maurermeister ({ kind-anytime }, 1 Punkt): { effect-51 }
card-52 = Lehrerin
effect-52 = Jederzeit darfst du für 1 Silber 1 Ausbildung aus der Hand ausspielen.
occupation-52 = 52 Lehrerin ({ kind-anytime }, 0 Punkte): { effect-52 }
card-53 = Hofladenbesitzerin
effect-53 = Jederzeit darfst du für 1 Silber 1 orange Ware um 1 Stufe aufwerten.
occupation-53 = 53 Hofladenbesitzerin ({ kind-anytime }, 1 Punkt): { effect-53 }
card-54 = Kaufmann
effect-54 = Jederzeit darfst du 1 Silberbesteck gegen 1 Truhe oder 1 Seide tauschen.
occupation-54 = 54 Kaufmann ({ kind-anytime }, 3 Punkte): { effect-54 }
card-55 = Schatzmeister
effect-55 = Jederzeit darfst du 1 Truhe und 3 Silber gegen 1 Schatztruhe tauschen.
occupation-55 = 55 Schatzmeister ({ kind-anytime }, 2 Punkte): { effect-55 }
card-56 = Waffenkrämer
effect-56 = Jederzeit darfst du 2 beliebige Waffenkarten gegen 1 Erz tauschen.
occupation-56 = 56 Waffenkrämer ({ kind-anytime }, 1 Punkt): { effect-56 }
card-57 = Bohnenbäuerin
effect-57 = Jederzeit darfst du 2 Plättchen Bohnen gegen 1 Plättchen Erbsen, 1 Met und 1 Stockfisch tauschen.
occupation-57 = 57 Bohnenbäuerin ({ kind-anytime }, 1 Punkt): { effect-57 }
card-58 = Leinölpresser
effect-58 = Jederzeit darfst du 2 Flachs gegen 3 Öl tauschen.
occupation-58 = 58 Leinölpresser ({ kind-anytime }, 3 Punkte): { effect-58 }
card-59 = Leinenweberin
effect-59 = Jederzeit darfst du 2 Flachs und 1 Silber gegen 2 Leinen tauschen.
occupation-59 = 59 Leinenweberin ({ kind-anytime }, 0 Punkte): { effect-59 }
card-60 = Aufseher
effect-60 = Beim Ausspielen darfst du 1 deiner Wikinger von einem Feld auf den Thingplatz zurückholen, für so viel Silber wie die Rundennummer auch einen zweiten von demselben Feld.
occupation-60 = 60 Aufseher ({ kind-immediate }, 2 Punkte): { effect-60 }
card-61 = Werftbesitzerin
effect-61 = Beim Ausspielen darfst du 1 Langschiff (sein Erz geht verloren) gegen 8 Silber tauschen.
occupation-61 = 61 Werftbesitzerin ({ kind-immediate }, 3 Punkte): { effect-61 }
card-62 = Feinschmied
effect-62 = Beim Ausspielen darfst du 1 Erz und 1 Silber gegen das Kruzifix (falls vorhanden) oder die Mantelnadel (falls vorhanden) tauschen.
occupation-62 = 62 Feinschmied ({ kind-immediate }, 3 Punkte): { effect-62 }
card-63 = Horndrechsler
effect-63 = Beim Ausspielen darfst du 1 Schaf (trächtig oder nicht) gegen 1 Pökelfleisch, 1 Haut und 1 Wolle tauschen. Danach darfst du das Trinkhorn (falls vorhanden) für 3 Silber kaufen.
occupation-63 = 63 Horndrechsler ({ kind-immediate }, 2 Punkte): { effect-63 }
effect-63-1 = Beim Ausspielen darfst du 1 Schaf (trächtig oder nicht) gegen 1 Pökelfleisch, 1 Haut und 1 Wolle tauschen.
effect-63-2 = Beim Ausspielen darfst du das Trinkhorn (falls vorhanden) für 3 Silber kaufen.
card-64 = Schiffbauer
effect-64 = Beim Ausspielen darfst du 1 Walfangboot (sein Erz geht verloren) und 2 Silber gegen 1 Langschiff tauschen.
occupation-64 = 64 Schiffbauer ({ kind-immediate }, 1 Punkt): { effect-64 }
card-65 = Drachentöter
effect-65 = Beim Ausspielen darfst du 2 Fallen und 2 Speere gegen 1 Schatztruhe tauschen.
occupation-65 = 65 Drachentöter ({ kind-immediate }, 0 Punkte): { effect-65 }
card-66 = Ackerbäuerin
effect-66 = Beim Ausspielen darfst du für 1 Silber 1 orange Ware im Warenraster bis zu 2 Schritte schräg nach rechts oben rücken.
occupation-66 = 66 Ackerbäuerin ({ kind-immediate }, 0 Punkte): { effect-66 }
card-67 = Leibkoch
effect-67 = Beim Ausspielen darfst du 2 Silberbesteck, 1 Wildfleisch und 1 Met für 4 Silber kaufen.
occupation-67 = 67 Leibkoch ({ kind-immediate }, 1 Punkt): { effect-67 }
card-68 = Waffenlieferantin
effect-68 = Beim Ausspielen erhältst du 4 Waffenkarten vom Stapel.
occupation-68 = 68 Waffenlieferantin ({ kind-immediate }, 2 Punkte): { effect-68 }
card-69 = Ausrüsterin
effect-69 = Beim Ausspielen darfst du Waffenkarten nehmen, bis du 2 Bögen, 2 Fallen, 2 Speere und 2 Schwerter hast.
occupation-69 = 69 Ausrüsterin ({ kind-immediate }, 1 Punkt): { effect-69 }
card-70 = Kurier
effect-70 = Beim Ausspielen darfst du die Mantelnadel von einem beliebigen Plan nehmen; 1 Silberbesteck und 1 Runenstein aus dem allgemeinen Vorrat füllen die Lücke.
occupation-70 = 70 Kurier ({ kind-immediate }, 0 Punkte): { effect-70 }
card-71 = Gastwirtin
effect-71 = Beim Ausspielen darfst du das Trinkhorn von einem beliebigen Plan nehmen; 1 Truhe und 1 Runenstein aus dem allgemeinen Vorrat füllen die Lücke.
occupation-71 = 71 Gastwirtin ({ kind-immediate }, -1 Punkt): { effect-71 }
card-72 = Graf
effect-72 = Beim Ausspielen darfst du 1 Steinhaus für so viel Silber wie die Rundennummer kaufen.
occupation-72 = 72 Graf ({ kind-immediate }, 2 Punkte): { effect-72 }
card-73 = Metallschmiedin
effect-73 = Beim Ausspielen darfst du eines davon nehmen: 1 Silberbesteck kostenlos, das Kruzifix (falls vorhanden) für 2 Silber oder den Kelch (falls vorhanden) für 5 Silber.
occupation-73 = 73 Metallschmiedin ({ kind-immediate }, 2 Punkte): { effect-73 }
card-74 = Kuhhirte
effect-74 = Beim Ausspielen darfst du 1 Getreide und 2 Silber gegen 1 Rind tauschen.
occupation-74 = 74 Kuhhirte ({ kind-immediate }, 1 Punkt): { effect-74 }
card-75 = Knochensammlerin
effect-75 = Beim Ausspielen darfst du 1 Haut und Knochen für 1 Silber kaufen.
occupation-75 = 75 Knochensammlerin ({ kind-immediate }, 0 Punkte): { effect-75 }
card-76 = Heimkehrer
effect-76 = Beim Ausspielen darfst du von jedem Feld der vierten Spalte 1 deiner Wikinger auf den Thingplatz zurückholen.
occupation-76 = 76 Heimkehrer ({ kind-immediate }, 1 Punkt): { effect-76 }
card-77 = Mitläufer
effect-77 = Beim Ausspielen darfst du ein besetztes Feld der zweiten Spalte nutzen, ohne Wikinger einzusetzen.
occupation-77 = 77 Mitläufer ({ kind-immediate }, 0 Punkte): { effect-77 }
card-78 = Fahrende Händlerin
effect-78 = Beim Ausspielen darfst du Plättchen deines Vorrats umdrehen, je nach Zahl deiner Knorren höchstens: 1 → 2 Plättchen; 2 → 4 Plättchen; 3 → 6 Plättchen; ab 4 → 7 Plättchen.
occupation-78 = 78 Fahrende Händlerin ({ kind-immediate }, 0 Punkte): { effect-78 }
effect-78-1 = Beim Ausspielen darfst du Plättchen deines Vorrats umdrehen, je nach Zahl deiner Knorren höchstens: 1 → 2 Plättchen; 2 → 4 Plättchen; 3 → 6 Plättchen; ab 4 → 7 Plättchen.
effect-78-2 = Beim Ausspielen darfst du Plättchen deines Vorrats umdrehen, je nach Zahl deiner Knorren höchstens: 1 → 2 Plättchen; 2 → 4 Plättchen; 3 → 6 Plättchen; ab 4 → 7 Plättchen.
effect-78-3 = Beim Ausspielen darfst du Plättchen deines Vorrats umdrehen, je nach Zahl deiner Knorren höchstens: 1 → 2 Plättchen; 2 → 4 Plättchen; 3 → 6 Plättchen; ab 4 → 7 Plättchen.
effect-78-4 = Beim Ausspielen darfst du Plättchen deines Vorrats umdrehen, je nach Zahl deiner Knorren höchstens: 1 → 2 Plättchen; 2 → 4 Plättchen; 3 → 6 Plättchen; ab 4 → 7 Plättchen.
card-79 = Züchterin
effect-79 = Beim Ausspielen darfst du 1 Rind trächtig werden lassen.
occupation-79 = 79 Züchterin ({ kind-immediate }, 1 Punkt): { effect-79 }
card-80 = Hütejunge
effect-80 = Beim Ausspielen darfst du 1 Schaf für 2 Silber kaufen.
occupation-80 = 80 Hütejunge ({ kind-immediate }, 0 Punkte): { effect-80 }
card-81 = Quartiermeister
effect-81 = Beim Ausspielen darfst du 1 Langschiff für 8 Silber (1 weniger je Schwert, ½ weniger je Speer oder Bogen im Vorrat, abgerundet; die Waffen bleiben) kaufen.
occupation-81 = 81 Quartiermeister ({ kind-immediate }, 2 Punkte): { effect-81 }
card-82 = Langschiffbauerin
effect-82 = Beim Ausspielen darfst du 1 Langschiff kaufen, Preis je nach Zahl deiner Knorren: 1 → 6 Silber; 2 → 3 Silber; ab 3 → 1 Silber.
occupation-82 = 82 Langschiffbauerin ({ kind-immediate }, 1 Punkt): { effect-82 }
card-83 = Großhändler
effect-83 = Beim Ausspielen darfst du bis zu 4 gleiche Waren um je 1 Stufe aufwerten.
occupation-83 = 83 Großhändler ({ kind-immediate }, 1 Punkt): { effect-83 }
card-84 = Hafenwächter
effect-84 = Beim Ausspielen darfst du auswandern, ohne Wikinger einzusetzen, und zahlst 1 Silber weniger je großem Schiff, das du hast (das auswandernde zählt mit).
occupation-84 = 84 Hafenwächter ({ kind-immediate }, 0 Punkte): { effect-84 }
card-85 = Hornbläserin
effect-85 = Beim Ausspielen darfst du für 1 Silber jagen, ohne Wikinger einzusetzen. Danach darfst du für 2 Silber eine Falle stellen, ohne Wikinger einzusetzen.
occupation-85 = 85 Hornbläserin ({ kind-immediate }, 0 Punkte): { effect-85 }
effect-85-1 = Beim Ausspielen darfst du für 1 Silber jagen, ohne Wikinger einzusetzen.
effect-85-2 = Beim Ausspielen darfst du für 2 Silber eine Falle stellen, ohne Wikinger einzusetzen.
card-86 = Häuteaufkäufer
effect-86 = Beim Ausspielen darfst du kaufen: 1 Haut für 2 Silber, 2 Häute für 4 Silber oder 3 Häute für 6 Silber.
occupation-86 = 86 Häuteaufkäufer ({ kind-immediate }, 3 Punkte): { effect-86 }
card-87 = Prediger
effect-87 = Beim Ausspielen darfst du das Kruzifix (falls vorhanden) nehmen oder darfst du genau 4 Stück von einem Bergstreifen nehmen.
occupation-87 = 87 Prediger ({ kind-immediate }, 0 Punkte): { effect-87 }
effect-87-1 = Beim Ausspielen darfst du das Kruzifix (falls vorhanden) nehmen.
effect-87-2 = Beim Ausspielen darfst du genau 4 Stück von einem Bergstreifen nehmen.
card-88 = Kontoristin
effect-88 = Vor jedem Überseehandel darfst du einmal je eigener Knorr für 1 Silber 1 Ware im Warenraster 1 Schritt schräg nach links oben rücken.
occupation-88 = 88 Kontoristin ({ kind-each_time }, 2 Punkte): { effect-88 }
card-89 = Katapultschütze
effect-89 = Bei Raubzug und Plünderung erhöht jeder ausgegebene Stein das Ergebnis um 2.
occupation-89 = 89 Katapultschütze ({ kind-each_time }, 1 Punkt): { effect-89 }
card-90 = Schwertkämpferin
effect-90 = Vor jedem Raubzug darfst du 1 Erz des eingesetzten Langschiffs in den allgemeinen Vorrat legen; dann zählt jeder Wurf 2 mehr.
occupation-90 = 90 Schwertkämpferin ({ kind-each_time }, 2 Punkte): { effect-90 }
card-91 = Nachzügler
effect-91 = Am Ende jeder Aktionsphase darfst du für 1 Silber ein leeres Feld der ersten Spalte nutzen, das direkt über oder unter einem Feld der ersten Spalte mit einem deiner Wikinger liegt, ohne Wikinger einzusetzen.
occupation-91 = 91 Nachzügler ({ kind-each_time }, 0 Punkte): { effect-91 }
card-92 = Mitfühlende Seele
effect-92 = In jeder Runde ohne Ernte erhältst du je nach Zahl deiner Sonderplättchen (im Vorrat und auf Plänen): 3 → 1 Silber; 4 → 2 Silber; ab 5 → 3 Silber.
occupation-92 = 92 Mitfühlende Seele ({ kind-each_time }, 1 Punkt): { effect-92 }
card-93 = Helferin in der Not
effect-93 = In jeder Runde ohne Ernte erhältst du je nach Zahl deiner Walfangboote: 1 → 1 Plättchen Bohnen; 2 → 1 Getreide; 3 → 1 Kohl.
occupation-93 = 93 Helferin in der Not ({ kind-each_time }, 3 Punkte): { effect-93 }
card-94 = Gewürzhändler
effect-94 = In jeder Runde ohne Ernte darfst du 2 Öl gegen 1 Plättchen Gewürze tauschen.
occupation-94 = 94 Gewürzhändler ({ kind-each_time }, 2 Punkte): { effect-94 }
card-95 = Wanderer
effect-95 = In jeder Runde ohne Ernte darfst du bis zu 2 Stück von einem Bergstreifen nehmen.
occupation-95 = 95 Wanderer ({ kind-each_time }, 1 Punkt): { effect-95 }
card-96 = Fleischverkäufer
effect-96 = In jeder Runde ohne Ernte darfst du tauschen: 1 Wildfleisch gegen 1 Walfleisch oder 1 Walfleisch gegen 2 Wildfleisch.
occupation-96 = 96 Fleischverkäufer ({ kind-each_time }, 1 Punkt): { effect-96 }
card-97 = Erbsenzähler
effect-97 = In jeder Runde ohne Ernte darfst du die Erbsen in deinem Vorrat verdoppeln, auf höchstens 8.
occupation-97 = 97 Erbsenzähler ({ kind-each_time }, 1 Punkt): { effect-97 }
card-98 = Adlige
effect-98 = Immer wenn du ein Getreide in ein Stein- oder Langhaus gelegt hast, darfst du 1 Seide für 2 Silber kaufen.
occupation-98 = 98 Adlige ({ kind-each_time }, 2 Punkte): { effect-98 }
card-99 = Ausbilder
effect-99 = Immer wenn du eine Ausbildung ziehen würdest, darfst du stattdessen 1 Ausbildung aus der Hand ausspielen.
occupation-99 = 99 Ausbilder ({ kind-each_time }, 2 Punkte): { effect-99 }
card-100 = Totengräber
effect-100 = Für jeden Runenstein, den du auf eine Insel legst, erhältst du 1 Silber.
occupation-100 = 100 Totengräber ({ kind-each_time }, -1 Punkt): { effect-100 }
card-101 = Richterin
effect-101 = Für jeden Runenstein, den du in ein Stein- oder Langhaus legst, erhältst du 1 Met und 1 Silber.
occupation-101 = 101 Richterin ({ kind-each_time }, 1 Punkt): { effect-101 }
card-102 = Pelzhändler
effect-102 = Immer wenn ein Feld genau 1 Ware aufwertet, darfst du stattdessen 1 Wildfleisch oder 1 Seide gegen 1 Pelz tauschen.
occupation-102 = 102 Pelzhändler ({ kind-each_time }, 2 Punkte): { effect-102 }
card-103 = Waldschmied
effect-103 = Unmittelbar bevor du auf einem Feld „Handwerk“ Erz eintauschst, darfst du 1 Stück von einem Bergstreifen nehmen.
occupation-103 = 103 Waldschmied ({ kind-each_time }, 3 Punkte): { effect-103 }
card-104 = Entmutigter Krieger
effect-104 = Nach einem misslungenen Raubzug erhältst du 1 Stockfisch oder 1 Öl, wenn du höchstens 2-mal gewürfelt hast.
occupation-104 = 104 Entmutigter Krieger ({ kind-each_time }, 0 Punkte): { effect-104 }
card-105 = Knorrenbauer
effect-105 = Auf dem Feld „Walfangboot“ für 1 Wikinger darfst du stattdessen 1 Knorr für 3 Holz bauen.
occupation-105 = 105 Knorrenbauer ({ kind-each_time }, 3 Punkte): { effect-105 }
card-106 = Kriegstreiber
effect-106 = Für das Feld „Überfall“ brauchst du je nach Zahl deiner Langschiffe: 3 → 1 Wikinger weniger; ab 4 → 2 Wikinger weniger.
occupation-106 = 106 Kriegstreiber ({ kind-each_time }, -1 Punkt): { effect-106 }
effect-106-1 = Für das Feld „Überfall“ brauchst du je nach Zahl deiner Langschiffe: 3 → 1 Wikinger weniger; ab 4 → 2 Wikinger weniger.
effect-106-2 = Für das Feld „Überfall“ brauchst du je nach Zahl deiner Langschiffe: 3 → 1 Wikinger weniger; ab 4 → 2 Wikinger weniger.
card-107 = Abenteurerin
effect-107 = Auf dem Entdeckungsfeld für jedes Schiff darfst du mit jedem Schiff jede offene Insel nehmen.
occupation-107 = 107 Abenteurerin ({ kind-each_time }, 1 Punkt): { effect-107 }
card-108 = Eisenschmied
effect-108 = Immer wenn du Wikinger auf ein Feld „Handwerk“ gesetzt und dort Erz eingetauscht hast, darfst du für 1 Silber 1 dieser Wikinger auf den Thingplatz zurückholen.
occupation-108 = 108 Eisenschmied ({ kind-each_time }, 2 Punkte): { effect-108 }
card-109 = Zinsgraf
effect-109 = Nach jeder Nutzung des Felds „Überseehandel“ für 2 Wikinger erhältst du 1 Silber je Knorr.
occupation-109 = 109 Zinsgraf ({ kind-each_time }, 2 Punkte): { effect-109 }
card-110 = Siedlerin aus Birka
effect-110 = Nach jeder Nutzung des Felds „Überseehandel“ für 2 Wikinger darfst du zum normalen Preis auswandern, ohne Wikinger einzusetzen.
occupation-110 = 110 Siedlerin aus Birka ({ kind-each_time }, 1 Punkt): { effect-110 }
card-111 = Künstlerin
effect-111 = Nach jeder Nutzung eines Felds „Handwerk“ erhältst du 1 Silber für jede Sorte Baustoff (Holz, Stein, Erz), die du dort eingetauscht hast.
occupation-111 = 111 Künstlerin ({ kind-each_time }, 1 Punkt): { effect-111 }
card-112 = Schankwirt
effect-112 = Bei jeder Nutzung eines Felds „Handwerk“ erhältst du 1 Met.
occupation-112 = 112 Schankwirt ({ kind-each_time }, 0 Punkte): { effect-112 }
card-113 = Handwerkslehrling
effect-113 = Vor jeder Nutzung eines Felds „Handwerk“ darfst du 1 Stück von einem Bergstreifen nehmen.
occupation-113 = 113 Handwerkslehrling ({ kind-each_time }, 0 Punkte): { effect-113 }
card-114 = Seidenstickerin
effect-114 = Nach jeder Nutzung eines Felds „Handwerk“ darfst du 1 Seide für 3 Silber kaufen.
occupation-114 = 114 Seidenstickerin ({ kind-each_time }, 3 Punkte): { effect-114 }
card-115 = Prinzessin
effect-115 = Bei jeder Nutzung eines Felds „Hausbau“ erhältst du 1 Silberbesteck.
occupation-115 = 115 Prinzessin ({ kind-each_time }, 1 Punkt): { effect-115 }
card-116 = Maurerpolier
effect-116 = Auf Feldern „Hausbau“ zahlst du für ein Haus 1 Stein weniger.
occupation-116 = 116 Maurerpolier ({ kind-each_time }, 2 Punkte): { effect-116 }
card-117 = Schiffseignerin
effect-117 = Immer wenn du eine Knorr oder ein Langschiff für mindestens 1 Holz gebaut hast, darfst du 1 Ware um 1 Stufe aufwerten.
occupation-117 = 117 Schiffseignerin ({ kind-each_time }, 3 Punkte): { effect-117 }
card-118 = Botin
effect-118 = Bei jeder Nutzung eines Felds „Wochenmarkt“ erhältst du 1 Met und 1 Stein.
occupation-118 = 118 Botin ({ kind-each_time }, 0 Punkte): { effect-118 }
card-119 = Milchmann
effect-119 = Bei jeder Nutzung eines Felds „Wochenmarkt“ erhältst du 1 Milch.
occupation-119 = 119 Milchmann ({ kind-each_time }, 1 Punkt): { effect-119 }
card-120 = Zwischenhändler
effect-120 = Nach jeder Nutzung eines Felds „Wochenmarkt“ darfst du für 1 Silber 1 Ware um 1 Stufe aufwerten.
occupation-120 = 120 Zwischenhändler ({ kind-each_time }, 2 Punkte): { effect-120 }
card-121 = Zimmerin
effect-121 = Vor jeder Nutzung eines Felds „Hausbau“ oder „Schiffsbau“ darfst du 1 Stück von einem Bergstreifen nehmen.
occupation-121 = 121 Zimmerin ({ kind-each_time }, 0 Punkte): { effect-121 }
card-122 = Bergwächter
effect-122 = Nach jeder Nutzung eines Felds, das von Bergstreifen nimmt, erhältst du je nach Zahl der verschiedenen Dinge, die du von Bergstreifen genommen hast (Holz, Stein, Erz, Silber): 2 → 1 Met; 3 → 1 Haut; ab 4 → 1 Truhe.
occupation-122 = 122 Bergwächter ({ kind-each_time }, 0 Punkte): { effect-122 }
card-123 = Ölverkäuferin
effect-123 = Nach jeder Nutzung eines Felds, das genau 1 Ware aufwertet, darfst du 1 Öl gegen 1 Silberbesteck tauschen.
occupation-123 = 123 Ölverkäuferin ({ kind-each_time }, 1 Punkt): { effect-123 }
card-124 = Tagelöhner
effect-124 = Nach jeder Nutzung eines Felds, das unter anderem genau 2 Silber bringt, darfst du 1 Getreide und 2 Holz für 2 Silber kaufen.
occupation-124 = 124 Tagelöhner ({ kind-each_time }, 1 Punkt): { effect-124 }
card-125 = Schreiberin
effect-125 = Bei jeder Entdeckung und jeder Auswanderung erhältst du 1 Runenstein.
occupation-125 = 125 Schreiberin ({ kind-each_time }, 0 Punkte): { effect-125 }
card-126 = Fallensteller
effect-126 = Nach erfolgreichem Fallenstellen erhältst du 1 Silber.
occupation-126 = 126 Fallensteller ({ kind-each_time }, 2 Punkte): { effect-126 }
card-127 = Anglerin
effect-127 = Nach erfolgreichem Fallenstellen erhältst du 1 Stockfisch.
occupation-127 = 127 Anglerin ({ kind-each_time }, 1 Punkt): { effect-127 }
card-128 = Gräber
effect-128 = Nach erfolgreichem Fallenstellen darfst du 1 Stück von einem Bergstreifen nehmen.
occupation-128 = 128 Gräber ({ kind-each_time }, 2 Punkte): { effect-128 }
card-129 = Fleischpöklerin
effect-129 = Nach erfolgreichem Fallenstellen darfst du 1 Falle gegen 1 Pökelfleisch tauschen.
occupation-129 = 129 Fleischpöklerin ({ kind-each_time }, 1 Punkt): { effect-129 }
card-130 = Fallenspezialistin
effect-130 = Nach erfolgreichem Fallenstellen auf einem Feld, auf das du Wikinger gesetzt hast, darfst du für 2 Fallen 1 dieser Wikinger auf den Thingplatz zurückholen.
occupation-130 = 130 Fallenspezialistin ({ kind-each_time }, 1 Punkt): { effect-130 }
card-131 = Köderleger
effect-131 = Nach jedem Fallenstellen, ob erfolgreich oder nicht, darfst du 1 Stockfisch gegen 1 Wildfleisch tauschen.
occupation-131 = 131 Köderleger ({ kind-each_time }, 1 Punkt): { effect-131 }
card-132 = Berserker
effect-132 = Vor jeder Plünderung darfst du 1 Erz des eingesetzten Langschiffs in den allgemeinen Vorrat legen; dann zählt jeder Wurf 3 mehr.
occupation-132 = 132 Berserker ({ kind-each_time }, 2 Punkte): { effect-132 }
card-133 = Lanzenträgerin
effect-133 = Nach einem erfolgreichen Raubzug erhältst du 1 Silber oder 1 Plättchen Erbsen.
occupation-133 = 133 Lanzenträgerin ({ kind-each_time }, 1 Punkt): { effect-133 }
card-134 = Trunkenbold
effect-134 = Nach einem misslungenen Raubzug erhältst du 1 Met.
occupation-134 = 134 Trunkenbold ({ kind-each_time }, 0 Punkte): { effect-134 }
card-135 = Einsamer Wolf
effect-135 = Nach einem erfolgreichen Raubzug oder einer erfolgreichen Plünderung erhältst du 1 Schwert, wenn du genau 1 Schwert ausgegeben hast.
occupation-135 = 135 Einsamer Wolf ({ kind-each_time }, 2 Punkte): { effect-135 }
card-136 = Räuberin
effect-136 = Bei Raubzug und Plünderung zählt jeder Wurf 1 mehr. Du darfst das Ergebnis von Raubzug und Plünderung auf zwei Beutestücke aufteilen.
occupation-136 = 136 Räuberin ({ kind-each_time }, 2 Punkte): { effect-136 }
effect-136-1 = Bei Raubzug und Plünderung zählt jeder Wurf 1 mehr.
effect-136-2 = Du darfst das Ergebnis von Raubzug und Plünderung auf zwei Beutestücke aufteilen.
card-137 = Nahkämpfer
effect-137 = Bei Raubzug und Plünderung darfst du Speere wie Schwerter ausgeben.
occupation-137 = 137 Nahkämpfer ({ kind-each_time }, 3 Punkte): { effect-137 }
card-138 = Dieb
effect-138 = Bei Raubzug und Plünderung darfst du eine grüne Ware nehmen; ihr Schwertwert ist der ihrer blauen Seite minus 1.
occupation-138 = 138 Dieb ({ kind-each_time }, 1 Punkt): { effect-138 }
card-139 = Beutejägerin
effect-139 = Bei Raubzug und Plünderung gilt der höchste Schwertwert der Sonderplättchen im allgemeinen Vorrat als um 1 niedriger.
occupation-139 = 139 Beutejägerin ({ kind-each_time }, 1 Punkt): { effect-139 }
card-140 = Trankocher
effect-140 = Nach einem erfolgreichen Walfang erhältst du 1 Öl.
occupation-140 = 140 Trankocher ({ kind-each_time }, 2 Punkte): { effect-140 }
card-141 = Elfenbeinschnitzerin
effect-141 = Nach einem erfolgreichen Walfang (wenn du kein Holz ausgegeben hast) erhältst du je nach Zahl der eingesetzten Walfangboote: 1 → 1 Kohl; 2 → 1 Plättchen Bohnen; 3 → 1 Plättchen Erbsen.
occupation-141 = 141 Elfenbeinschnitzerin ({ kind-each_time }, 2 Punkte): { effect-141 }
card-142 = Walfänger
effect-142 = Nach einem erfolgreichen Walfang erhältst du 1 Speer, wenn du genau 1 Speer ausgegeben hast.
occupation-142 = 142 Walfänger ({ kind-each_time }, 3 Punkte): { effect-142 }
card-143 = Geweihverkäufer
effect-143 = Nach einer erfolgreichen Jagd erhältst du 1 Silber.
occupation-143 = 143 Geweihverkäufer ({ kind-each_time }, 2 Punkte): { effect-143 }
card-144 = Hirschjägerin
effect-144 = Nach einer erfolgreichen Jagd darfst du 1 Haut und Knochen für 2 Silber kaufen.
occupation-144 = 144 Hirschjägerin ({ kind-each_time }, 0 Punkte): { effect-144 }
card-145 = Försterin
effect-145 = Vor jeder Jagd darfst du 1 Stück von einem Bergstreifen nehmen.
occupation-145 = 145 Försterin ({ kind-each_time }, 2 Punkte): { effect-145 }
card-146 = Schlittenfahrer
effect-146 = Bei der Jagd und beim Fallenstellen zählt jeder Wurf 1 weniger.
occupation-146 = 146 Schlittenfahrer ({ kind-each_time }, 0 Punkte): { effect-146 }
card-147 = Steuerfrau
effect-147 = Bei Raubzug, Plünderung, Überfall und Entdeckung dürfen deine Knorren Langschiffe ersetzen, tragen aber kein Erz.
occupation-147 = 147 Steuerfrau ({ kind-each_time }, 1 Punkt): { effect-147 }
card-148 = Gewürzkrämerin
effect-148 = Immer wenn du eine Knorr für mindestens 1 Holz gebaut hast, darfst du 1 Plättchen Gewürze für 3 Silber kaufen.
occupation-148 = 148 Gewürzkrämerin ({ kind-each_time }, 1 Punkt): { effect-148 }
card-149 = Priester
effect-149 = Unmittelbar vor jeder Nutzung eines Felds „Überseehandel“ erhältst du 1 Öl.
occupation-149 = 149 Priester ({ kind-each_time }, 1 Punkt): { effect-149 }
card-150 = Fleischeinkäuferin
effect-150 = Immer wenn du genau 2 Stockfisch oder 2 Pökelfleisch auf einmal bekommst, darfst du eines davon durch 1 Wildfleisch ersetzen.
occupation-150 = 150 Fleischeinkäuferin ({ kind-each_time }, 0 Punkte): { effect-150 }
card-151 = Thingsprecher
effect-151 = Immer wenn in der Aktionsphase genau 1 oder 2 deiner Wikinger auf einmal auf den Thingplatz zurückkommen, erhältst du 1 Silber.
occupation-151 = 151 Thingsprecher ({ kind-each_time }, 3 Punkte): { effect-151 }
card-152 = Kauffrau
effect-152 = In jeder Aktion, die 3 oder 4 Waren aufwertet, darfst du eine davon um 2 Stufen aufwerten.
occupation-152 = 152 Kauffrau ({ kind-each_time }, 1 Punkt): { effect-152 }
card-153 = Geübter Jäger
effect-153 = In jeder Aktion mit Würfeln darfst du bis zu 4-mal würfeln.
occupation-153 = 153 Geübter Jäger ({ kind-each_time }, 2 Punkte): { effect-153 }
card-154 = Holzfällerin
effect-154 = Nach jeder Aktion, für die du Wikinger eingesetzt hast und die dir mindestens 2 Holz gebracht hat, erhältst du 1 Silber.
occupation-154 = 154 Holzfällerin ({ kind-each_time }, 2 Punkte): { effect-154 }
card-155 = Böttcher
effect-155 = Nach jeder Aktion, für die du Wikinger eingesetzt hast und die dir mindestens 2 Holz gebracht hat, darfst du 1 Holz gegen 1 Stockfisch tauschen.
occupation-155 = 155 Böttcher ({ kind-each_time }, 2 Punkte): { effect-155 }
card-156 = Steinbrecher
effect-156 = Nach jeder Aktion, für die du Wikinger eingesetzt hast und die dir mindestens 1 Stein gebracht hat, erhältst du 1 Silber.
occupation-156 = 156 Steinbrecher ({ kind-each_time }, 2 Punkte): { effect-156 }
card-157 = Abdecker
effect-157 = Für jedes Schaf und jedes Rind, das du auf die Festtafel legst, erhältst du 1 Haut und Knochen.
occupation-157 = 157 Abdecker ({ kind-each_time }, 0 Punkte): { effect-157 }
card-158 = Barbarin
effect-158 = Für jedes Wildfleisch und jedes Walfleisch, das du auf die Festtafel legst, erhältst du 3 Waffenkarten vom Stapel und 1 Silber.
occupation-158 = 158 Barbarin ({ kind-each_time }, 1 Punkt): { effect-158 }
card-159 = Festtagsjägerin
effect-159 = Nach jeder Festmahlphase darfst du jagen, ohne Wikinger einzusetzen, wenn Wildfleisch auf deiner Festtafel lag.
occupation-159 = 159 Festtagsjägerin ({ kind-each_time }, 1 Punkt): { effect-159 }
card-160 = Nüchterner
effect-160 = In jeder Festmahlphase erhältst du 1 Silber, wenn du keinen Met auf die Festtafel legst; versprichst du das, bekommst du es sofort.
occupation-160 = 160 Nüchterner ({ kind-each_time }, 2 Punkte): { effect-160 }
card-161 = Walfanghelferin
effect-161 = In jeder Bonusphase erhältst du 1 Kohl, wenn mindestens 7 deiner Wikinger auf Feldern der dritten Spalte stehen.
occupation-161 = 161 Walfanghelferin ({ kind-each_time }, 0 Punkte): { effect-161 }
card-162 = Flachsbauer
effect-162 = In jeder Bonusphase erhältst du 1 Flachs, wenn mindestens 7 deiner Wikinger auf Feldern der zweiten Spalte stehen.
occupation-162 = 162 Flachsbauer ({ kind-each_time }, 1 Punkt): { effect-162 }
card-163 = Knecht
effect-163 = Nach einer erfolgreichen Jagd auf dem Feld für 2 Wikinger, auf das du Wikinger gesetzt hast, erhältst du 1 Haut und 1 Silber.
occupation-163 = 163 Knecht ({ kind-each_time }, 1 Punkt): { effect-163 }
card-164 = Bewaffnete Kämpferin
effect-164 = Unmittelbar bevor du genau 4 Wikinger in die vierte Spalte setzt, darfst du 1 Stück von einem Bergstreifen nehmen, aber nur Stein oder Erz.
occupation-164 = 164 Bewaffnete Kämpferin ({ kind-each_time }, 3 Punkte): { effect-164 }
card-165 = Dorfvorsteher
effect-165 = Zu Beginn jeder Festmahlphase erhältst du 2 Silber, wenn du mindestens 1 Kleidung im Vorrat hast.
occupation-165 = 165 Dorfvorsteher ({ kind-each_time }, 3 Punkte): { effect-165 }
card-166 = Waffenwart
effect-166 = Bevor du genau 2 Wikinger in die zweite Spalte setzt, nicht aber beim ersten Einsatz von 2 Wikingern in der Runde, darfst du 1 Waffenkarte vom Stapel nehmen.
occupation-166 = 166 Waffenwart ({ kind-each_time }, 1 Punkt): { effect-166 }
card-167 = Vorkosterin
effect-167 = Zu Beginn jeder Festmahlphase erhältst du je nach Gewürzen in deinem Vorrat: 1 → 1 Silber; ab 2 → 2 Silber.
occupation-167 = 167 Vorkosterin ({ kind-each_time }, 3 Punkte): { effect-167 }
card-168 = Jarl von Lade
effect-168 = Immer wenn sich die Zahl der Wikinger auf deinem Thingplatz auf genau 3 ändert, erhältst du 1 Silber.
occupation-168 = 168 Jarl von Lade ({ kind-each_time }, 2 Punkte): { effect-168 }
card-169 = Säerin
effect-169 = In jeder Erntephase mit Ernte erhältst du 1 Flachs (wenn du vorher mindestens 1 Flachs im Vorrat hattest) oder 1 Getreide (wenn du vorher mindestens 1 Getreide im Vorrat hattest).
occupation-169 = 169 Säerin ({ kind-each_time }, 1 Punkt): { effect-169 }
card-170 = Flüchtlingshelferin
effect-170 = Bei jeder Auswanderung zahlst du 2 Silber weniger.
occupation-170 = 170 Flüchtlingshelferin ({ kind-each_time }, 0 Punkte): { effect-170 }
card-171 = Flachsbäcker
effect-171 = Nach jeder Erntephase mit Ernte darfst du 1 Flachs gegen 1 Getreide und 1 Silber tauschen.
occupation-171 = 171 Flachsbäcker ({ kind-each_time }, 2 Punkte): { effect-171 }
card-172 = Fischköchin
effect-172 = Nach jeder Festmahlphase darfst du Stockfisch von deiner Festtafel in deine Stein- und Langhäuser legen.
occupation-172 = 172 Fischköchin ({ kind-each_time }, 0 Punkte): { effect-172 }
card-173 = Stempelschneider
effect-173 = Für jedes Erz, das in der Bergphase von den Bergstreifen entfernt wird, erhältst du 1 Silber. Für jede Doppelmünze, die dabei entfernt wird, erhältst du 2 Silber.
occupation-173 = 173 Stempelschneider ({ kind-each_time }, 1 Punkt): { effect-173 }
effect-173-1 = Für jedes Erz, das in der Bergphase von den Bergstreifen entfernt wird, erhältst du 1 Silber.
effect-173-2 = Für jede Doppelmünze, die dabei entfernt wird, erhältst du 2 Silber.
card-174 = Bosporusreisender
effect-174 = Für jedes Rind, das neu in deinen Stall kommt, darfst du kaufen: 1 Seide für 3 Silber oder 1 Plättchen Gewürze für 4 Silber.
occupation-174 = 174 Bosporusreisender ({ kind-each_time }, 1 Punkt): { effect-174 }
card-175 = Lebertranpresserin
effect-175 = Nach jeder Aktion, die dir mindestens 1 Stockfisch gebracht hat, darfst du 1 Öl für 1 Silber kaufen.
occupation-175 = 175 Lebertranpresserin ({ kind-each_time }, 2 Punkte): { effect-175 }
card-176 = Benimmlehrerin
effect-176 = Nach jeder Aktion, in der du eine Ausbildung ausgespielt hast, erhältst du 1 Plättchen Erbsen.
occupation-176 = 176 Benimmlehrerin ({ kind-each_time }, 3 Punkte): { effect-176 }
card-177 = Magd
effect-177 = Immer wenn eines deiner Stein- oder Langhäuser genau 1 Bonusware bringt, darfst du stattdessen 1 Silberbesteck nehmen.
occupation-177 = 177 Magd ({ kind-each_time }, 0 Punkte): { effect-177 }
card-178 = Bootsbauer
effect-178 = Sobald du 4 große Schiffe hast, erhältst du 2 Walfangboote.
occupation-178 = 178 Bootsbauer ({ kind-as_soon_as }, 0 Punkte): { effect-178 }
card-179 = Kutterführerin
effect-179 = Wenn du das nächste Mal eine Knorr bekommst, erhältst du 1 Stockfisch und 1 Silber je Knorr.
occupation-179 = 179 Kutterführerin ({ kind-as_soon_as }, 2 Punkte): { effect-179 }
card-180 = Strandräuber
effect-180 = Sobald du 3 Langschiffe hast, erhältst du je nach deinem derzeitigen Einkommen: höchstens 5 → 4 Silberbesteck; 6–11 → 3 Silberbesteck; 12–30 → 2 Silberbesteck.
occupation-180 = 180 Strandräuber ({ kind-as_soon_as }, -2 Punkte): { effect-180 }
card-181 = Segelflickerin
effect-181 = Sobald du 3 große Schiffe hast, erhältst du je nach deinem derzeitigen Einkommen: höchstens 4 → 3 Wolle; 5–9 → 2 Wolle; 10–30 → 1 Wolle.
occupation-181 = 181 Segelflickerin ({ kind-as_soon_as }, 1 Punkt): { effect-181 }
card-182 = Kräutergärtnerin
effect-182 = Jederzeit, sobald du 2 Stein- oder Langhäuser hast, aber nur einmal im Spiel, darfst du tauschen: 2 Holz gegen 1 Plättchen Gewürze oder 5 Holz gegen 2 Plättchen Gewürze.
occupation-182 = 182 Kräutergärtnerin ({ kind-as_soon_as }, 1 Punkt): { effect-182 }
card-183 = Getreidelieferant
effect-183 = Beim Ausspielen erhältst du je nach Zahl deiner Knorren: 1 → 1 Plättchen Erbsen, 1 Plättchen Bohnen und 1 Flachs; 2 → 1 Plättchen Erbsen, 1 Plättchen Bohnen, 1 Flachs und 1 Getreide; 3 → 1 Plättchen Erbsen, 1 Plättchen Bohnen, 1 Flachs, 1 Getreide und 1 Kohl; ab 4 → 1 Plättchen Erbsen, 1 Plättchen Bohnen, 1 Flachs, 1 Getreide, 1 Kohl und 1 Obst.
occupation-183 = 183 Getreidelieferant ({ kind-immediate }, 2 Punkte): { effect-183 }
card-184 = Geldgeberin
effect-184 = Beim Ausspielen darfst du 4 Holz und 3 Erz oder 3 Silber und 3 Erz gegen 1 mit diesen 3 Erz beladenes Langschiff tauschen.
occupation-184 = 184 Geldgeberin ({ kind-immediate }, 0 Punkte): { effect-184 }
card-185 = Reisende nach Dorestad
effect-185 = Anstelle eines Raubzugs darfst du bis zu 2 Waren um je 1 Stufe aufwerten.
occupation-185 = 185 Reisende nach Dorestad ({ kind-each_time }, 2 Punkte): { effect-185 }
card-186 = Erbsenmehlbäcker
effect-186 = Auf deiner Festtafel dürfen bis zu 2 Plättchen Erbsen längs liegen.
occupation-186 = 186 Erbsenmehlbäcker ({ kind-each_time }, 3 Punkte): { effect-186 }
card-187 = Chronistin
effect-187 = Jederzeit darfst du 3 Flachs gegen 1 Schatztruhe tauschen. Während einer Aktion, für die du Wikinger eingesetzt hast, darfst du 2 Flachs gegen den Gürtel (falls vorhanden) tauschen.
occupation-187 = 187 Chronistin ({ kind-anytime }, 2 Punkte): { effect-187 }
effect-187-1 = Jederzeit darfst du 3 Flachs gegen 1 Schatztruhe tauschen.
effect-187-2 = Während einer Aktion, für die du Wikinger eingesetzt hast, darfst du 2 Flachs gegen den Gürtel (falls vorhanden) tauschen.
card-188 = Grubenarbeiter
effect-188 = Beim Ausspielen erhältst du je nach Zahl der Spielenden: 2 → 1 Silber; 3 → 2 Silber; 4 → 3 Silber. Für jede Doppelmünze, die du vom letzten Feld eines Bergstreifens nimmst, erhältst du 1 Silber.
occupation-188 = 188 Grubenarbeiter ({ kind-immediate }, { kind-each_time }, 0 Punkte): { effect-188 }
effect-188-1 = Beim Ausspielen erhältst du je nach Zahl der Spielenden: 2 → 1 Silber; 3 → 2 Silber; 4 → 3 Silber.
effect-188-2 = Für jede Doppelmünze, die du vom letzten Feld eines Bergstreifens nimmst, erhältst du 1 Silber.
card-189 = Seefahrerin
effect-189 = Bei der Schlusswertung erhältst du je nach Zahl deiner Inseln: 2 → 4 Silber; 3 → 9 Silber; ab 4 → 16 Silber.
occupation-189 = 189 Seefahrerin ({ kind-as_soon_as }, 1 Punkt): { effect-189 }
card-190 = Bosporushändler
effect-190 = Für jedes Plättchen Gewürze, das du bekommst, erhältst du 1 Öl.
occupation-190 = 190 Bosporushändler ({ kind-each_time }, 0 Punkte): { effect-190 }

count-silver = { $count } Silber
count-wood = { $count } Holz
count-stone = { $count } Stein
count-ore = { $count } Erz
count-loaded_ore = { $count } Erz des eingesetzten Langschiffs
count-peas = { $count } Plättchen Erbsen
count-flax = { $count } Flachs
count-beans = { $count } Plättchen Bohnen
count-grain = { $count } Getreide
count-cabbage = { $count } Kohl
count-fruits = { $count } Obst
count-mead = { $count } Met
count-stockfish = { $count } Stockfisch
count-milk = { $count } Milch
count-salt_meat = { $count } Pökelfleisch
count-game_meat = { $count } Wildfleisch
count-whale_meat = { $count } Walfleisch
count-sheep =
    { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
count-cattle =
    { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
count-oil = { $count } Öl
count-hide =
    { $count ->
        [one] { $count } Haut
       *[other] { $count } Häute
    }
count-wool = { $count } Wolle
count-linen = { $count } Leinen
count-skin_and_bones = { $count } Haut und Knochen
count-fur =
    { $count ->
        [one] { $count } Pelz
       *[other] { $count } Pelze
    }
count-clothing = { $count } Kleidung
count-rune_stone =
    { $count ->
        [one] { $count } Runenstein
       *[other] { $count } Runensteine
    }
count-silverware = { $count } Silberbesteck
count-chest =
    { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
count-silk = { $count } Seide
count-spices = { $count } Plättchen Gewürze
count-jewellery = { $count } Schmuck
count-treasure_chest =
    { $count ->
        [one] { $count } Schatztruhe
       *[other] { $count } Schatztruhen
    }
count-silver_hoard =
    { $count ->
        [one] { $count } Silberhort
       *[other] { $count } Silberhorte
    }
count-bow =
    { $count ->
        [one] { $count } Bogen
       *[other] { $count } Bögen
    }
count-snare =
    { $count ->
        [one] { $count } Falle
       *[other] { $count } Fallen
    }
count-spear =
    { $count ->
        [one] { $count } Speer
       *[other] { $count } Speere
    }
count-sword =
    { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
count-weapon =
    { $count ->
        [one] { $count } Waffenkarte vom Stapel
       *[other] { $count } Waffenkarten vom Stapel
    }
count-whaling_boat =
    { $count ->
        [one] { $count } Walfangboot
       *[other] { $count } Walfangboote
    }
count-knarr =
    { $count ->
        [one] { $count } Knorr
       *[other] { $count } Knorren
    }
count-longship =
    { $count ->
        [one] { $count } Langschiff
       *[other] { $count } Langschiffe
    }
count-laden_longship =
    { $count ->
        [one] { $count } mit diesen 3 Erz beladenes Langschiff
       *[other] { $count } mit diesen 3 Erz beladene Langschiffe
    }
count-stone_house =
    { $count ->
        [one] { $count } Steinhaus
       *[other] { $count } Steinhäuser
    }
count-pregnant_sheep =
    { $count ->
        [one] { $count } trächtiges Schaf
       *[other] { $count } trächtige Schafe
    }
count-pregnant_cattle =
    { $count ->
        [one] { $count } trächtiges Rind
       *[other] { $count } trächtige Rinder
    }
