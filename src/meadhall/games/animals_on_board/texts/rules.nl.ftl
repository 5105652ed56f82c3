# The rules of Animals on Board, clause by clause

help-aim = Vul je ark met hoogstens 10 dieren. Een dier dat alleen van zijn soort is, levert zijn getal op, 1 tot 5. Drie of meer van een soort zijn een kudde en leveren elk 5 op. Precies twee van een soort worden weggestuurd en leveren niets op. Elke krat die over is, levert 1 op. De meeste punten winnen.
    .title = Doel
help-turn = Splits een groep in tweeën en krijg 1 krat, of neem een hele groep op je ark en betaal 1 krat per tegel. Heb je genomen, dan doe je deze ronde niet meer mee. Wie als laatste nog meedoet, heeft één laatste beurt. Wie het eerst klaar is, begint de volgende ronde.
    .title = Een beurt
help-score = Zebra 4, vos 2, 3 panda’s, 5 tijgers, 2 olifanten en 2 kratten. De 2 olifanten gaan weg, 10 dieren blijven: 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = Een voorbeeldscore
help-watch = Splitsen met 5 kratten kost er 1: daarna heb je er 4. Wie de ronde begint, kan nooit meteen nemen, want de enige groep kost meer dan 5 kratten. 5 tijgers, 5 panda’s en een schildpad 1 zijn 11 dieren, 1 te veel: zonder de schildpad leveren ze 50 op, zonder een tijger 46. Een ark gaat pas aan het eind open. Het verloop noemt elke tegel die open is genomen, maar niet de tegel die je aan het begin hield en niet de verborgen tegel.
    .title = Goed om te weten

chapter-A-1 = Voorbereiding
clause-A-1-1 = Er zijn twaalf soorten van elk vijf tegels, met de waarden 1 tot en met 5. Met twee spelers gebruik je acht soorten, met drie tien, met vier alle twaalf. Welke in de doos blijven wordt geloot; iedereen weet het.
clause-A-1-2 = De gebruikte tegels worden geschud tot een gedekte stapel.
clause-A-1-3 = Iedereen heeft een ark en één krat voedsel. De rest van de twintig kratten is de voorraad.
clause-A-1-4 = Iedereen trekt drie tegels en bekijkt ze in het geheim. Allemaal tegelijk houdt iedereen er in het geheim één voor de ark. Als iedereen heeft gekozen, gaan de andere twee van elke speler open naar de kade.
clause-A-1-5 = Eén speler heeft de startvlag: zoals aan tafel afgesproken of geloot.

chapter-A-2 = Begin van een ronde
clause-A-2-1 = Alle tegels op de kade worden tot één groep samengeschoven.
clause-A-2-2 = Van de stapel komen tegels erbij tot er 8, 10 of 12 open liggen (met 2, 3 of 4 spelers). Wat over was, telt mee.
clause-A-2-3 = Er komt nog één verborgen tegel bij, tenzij de verborgen tegel van een eerdere ronde er nog ligt. Niemand bekijkt hem. Er is er nooit meer dan één.
clause-A-2-4 = Iedereen doet weer mee. Je houdt je kratten. De speler met de startvlag begint.

chapter-A-3 = Een beurt
clause-A-3-1 = In je beurt doe je één ding: een groep splitsen of een groep nemen.
clause-A-3-2 = Splitsen: kies een groep van minstens twee tegels en verdeel die naar wens in twee groepen van minstens één tegel. De verborgen tegel mag naar elk van beide. Andere groepen blijven zoals ze zijn. Daarna krijg je één krat uit de voorraad.
clause-A-3-3 = Nemen: kies een groep met niet meer tegels dan je kratten hebt, betaal één krat per tegel en leg ze allemaal op je ark. Is de verborgen tegel erbij, dan zie alleen jij wat het is. Je bent uit voor de rest van de ronde. Wie als eerste uit is, krijgt de startvlag voor de volgende ronde.
clause-A-3-4 = Niemand heeft meer dan vijf kratten. Wie met vijf kratten splitst, krijgt er geen maar geeft er één terug en heeft er nog vier.
clause-A-3-5 = Wie niet kan splitsen en niet kan nemen, past en blijft in de ronde.
clause-A-3-6 = Anders past niemand. Is er niets te splitsen, dan moet je nemen; kun je geen groep betalen, dan moet je splitsen, ook met vijf kratten.

chapter-A-4 = Verloop en einde van een ronde
clause-A-4-1 = Er wordt met de klok mee gespeeld. Wie uit is, wordt overgeslagen.
clause-A-4-2 = Zodra er nog maar één speler in de ronde is, heeft die één laatste beurt. Daarna is de ronde voorbij, wat er ook gedaan is.
    .last_turn_optional-on = Die speler mag splitsen, nemen of ervan afzien. Afzien verandert niets.
    .last_turn_optional-off = Die speler moet splitsen of nemen als dat kan.
clause-A-4-3 = Als geen ark vol is, begint de volgende ronde met wie als eerste uit was.
clause-A-4-4 = Wie tien of meer dieren heeft, zegt dat. Op een ark is plaats voor tien; wat erboven is, blijft tot het einde van de eigenaar.

chapter-A-5 = Einde van het spel
clause-A-5-1 = Het spel is voorbij aan het einde van een ronde waarin een ark tien of meer dieren draagt. De anderen spelen die ronde eerst uit.
clause-A-5-2 = Iedereen staat elke soort af waarvan er precies twee op de ark zijn.
clause-A-5-3 = Zijn er daarna meer dan tien dieren over, dan gaat precies het overschot weg. Elk dier mag weg, maar van geen soort mogen er precies twee overblijven.
    .surplus-best = De keuze die de meeste punten oplevert, wordt automatisch gemaakt.
    .surplus-ask = Je kiest zelf welke dieren weggaan.
clause-A-5-4 = Een dier dat alleen is van zijn soort brengt zijn waarde op. Een dier in een kudde van drie of meer brengt 5 punten op, wat zijn waarde ook is. Elke krat brengt 1 punt op.
clause-A-5-5 = De meeste punten winnen. Bij gelijke stand telt het aantal soorten op de ark die uitvaart. Is het dan nog gelijk, dan wordt de winst gedeeld.

chapter-A-6 = Wat open is en wat geheim is
clause-A-6-1 = Geheim zijn de stapel, de verborgen tegel en de tegels op andermans ark. Wat open aan boord ging mag je onthouden: het staat in het verloop, de ark toont het niet.
clause-A-6-2 = Open zijn de groepen, ieders kratten en aantal dieren, wie uit is, de startvlag en de soorten in het spel.
clause-A-6-3 = Als de laatste ronde voorbij is, gaan de arken open.
