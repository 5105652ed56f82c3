# The rules of Animals on Board, clause by clause

chapter-A-1 = Voorbereiding
clause-A-1-1 = Er zijn twaalf soorten van elk vijf tegels, met de waarden 1 tot en met 5. Met twee spelers gebruik je acht soorten, met drie tien, met vier alle twaalf. Welke in de doos blijven wordt geloot; iedereen weet het.
clause-A-1-2 = De gebruikte tegels worden geschud tot een gedekte stapel.
clause-A-1-3 = Iedereen heeft een ark en één krat voedsel. De rest van de twintig kratten is de voorraad.
clause-A-1-4 = Iedereen trekt drie tegels en bekijkt ze in het geheim. Allemaal tegelijk houdt iedereen er in het geheim één voor de ark. Als iedereen heeft gekozen, gaan de andere twee van elke speler open naar de kade.
clause-A-1-5 = Eén speler heeft de startvlag: zoals aan tafel afgesproken of geloot.

chapter-A-2 = Begin van een ronde
clause-A-2-1 = Alle tegels op de kade worden tot één groep samengeschoven.
clause-A-2-2 = Van de stapel komen tegels erbij tot er 8, 10 of 12 open liggen (met 2, 3 of 4 spelers). Wat over was, telt mee.
clause-A-2-3 = Er komt nog één gedekte tegel bij, tenzij de gedekte tegel van een eerdere ronde er nog ligt. Niemand bekijkt hem. Er is er nooit meer dan één.
clause-A-2-4 = Iedereen doet weer mee. Je houdt je kratten. De speler met de startvlag begint.

chapter-A-3 = Een beurt
clause-A-3-1 = In je beurt doe je één ding: een groep splitsen of een groep nemen.
clause-A-3-2 = Splitsen: kies een groep van minstens twee tegels en verdeel die naar wens in twee groepen van minstens één tegel. De gedekte tegel mag naar elk van beide. Andere groepen blijven zoals ze zijn. Daarna krijg je één krat uit de voorraad.
clause-A-3-3 = Nemen: kies een groep met niet meer tegels dan je kratten hebt, betaal één krat per tegel en leg ze allemaal op je ark. Is de gedekte tegel erbij, dan zie alleen jij wat het is. Je bent uit voor de rest van de ronde. Wie als eerste uit is, krijgt de startvlag voor de volgende ronde.
clause-A-3-4 = Niemand heeft meer dan vijf kratten. Wie met vijf kratten splitst, krijgt er geen maar geeft er één terug en heeft er nog vier.
clause-A-3-5 = Wie niet kan splitsen en niet kan nemen, past en blijft in de ronde.
clause-A-3-6 = Anders past niemand. Is er niets te splitsen, dan moet je nemen; kun je geen groep betalen, dan moet je splitsen, ook met vijf kratten.

chapter-A-4 = Verloop en einde van een ronde
clause-A-4-1 = Er wordt met de klok mee gespeeld. Wie uit is, wordt overgeslagen.
clause-A-4-2 = Zodra er nog maar één speler in de ronde is, heeft die één laatste beurt en mag splitsen, nemen of ervan afzien. Afzien verandert niets. Daarna is de ronde voorbij, wat er ook gedaan is. Staat de optie uit, dan moet die speler splitsen of nemen als dat kan.
clause-A-4-3 = Als geen ark vol is, begint de volgende ronde met wie als eerste uit was.
clause-A-4-4 = Wie tien of meer dieren heeft, zegt dat. Op een ark is plaats voor tien; wat erboven is, blijft tot het einde van de eigenaar.

chapter-A-5 = Einde van het spel
clause-A-5-1 = Het spel is voorbij aan het einde van een ronde waarin een ark tien of meer dieren draagt. De anderen spelen die ronde eerst uit.
clause-A-5-2 = Iedereen staat elke soort af waarvan er precies twee op de ark zijn.
clause-A-5-3 = Zijn er daarna meer dan tien dieren over, dan gaat precies het overschot weg. De eigenaar kiest vrij, maar van geen soort mogen er precies twee overblijven. De beste keuze wordt automatisch gemaakt, of door de eigenaar, zoals aan tafel afgesproken.
clause-A-5-4 = Een dier dat alleen is van zijn soort brengt zijn waarde op. Een dier in een kudde van drie of meer brengt 5 punten op, wat zijn waarde ook is. Elke krat brengt 1 punt op.
clause-A-5-5 = De meeste punten winnen. Bij gelijke stand telt het aantal soorten op de ark die uitvaart. Is het dan nog gelijk, dan wordt de winst gedeeld.

chapter-A-6 = Wat open is en wat geheim is
clause-A-6-1 = Geheim zijn de stapel, de gedekte tegel en de tegels op andermans ark. Wat open aan boord ging mag je onthouden: het staat in het verloop, de ark toont het niet.
clause-A-6-2 = Open zijn de groepen, ieders kratten en aantal dieren, wie uit is, de startvlag en de soorten in het spel.
clause-A-6-3 = Als de laatste ronde voorbij is, gaan de arken open.
