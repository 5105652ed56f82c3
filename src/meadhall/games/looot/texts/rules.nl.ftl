# The rules of Looot, clause by clause

help-aim = Vul je fjord zo met grondstoffen, gebouwen en langschepen dat langschepen vol raken en bouwplaatsen klaar komen. Een kasteel levert 4 op, een wachttoren 2, een huis 1, goud 2, een schaap 1, hout 1; een vol langschip maakt alles van die soort meer waard. Bouwplaatsen leveren 5, 7 en 9 op, één trofee de punten ervan. Elk langschip dat niet vol is, kost 5. De meeste punten winnen.
    .title = Doel
help-turn = Zet een Viking neer (gebruik eerst schilden als je wilt), leg de grondstof in je fjord en daarna de gebouwen die de Viking verovert. Aan het eind van je beurt mag je 1 langschip nemen en, één keer per spel, 1 trofee.
    .title = Een beurt
help-score = Volle langschepen: kasteel +3, schaap +1, schaap +2. 1 langschip is niet vol. Het altaar is klaar, de trofee is die voor 3 bijlen. In de fjord liggen 2 kastelen, 3 wachttorens, 3 huizen, 1 goud, 4 schapen, 2 hout en 3 bijlen: 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = Een voorbeeldscore
help-captures = Een groep van 8 Vikingen die voor het eerst een kasteel raakt, neemt meteen 2 tegels. Had de groep er daar met 4 Vikingen al 1 genomen, dan neemt die er met 8 nog 1. Een tweede groep van 4 bij hetzelfde kasteel neemt niets. 3 wachttorens in één keer verbonden zijn 3 paren: van elk komen je 2 tegels toe.
    .title = Voorbeelden van veroveren
help-watch = Het schild ‘tweede Viking’ gaat zonder effect verloren als je het met je laatste Viking gebruikt. Het schild ‘bezet vak’ kan niet zolang het land leeg is. Je mag een lagere trofee nemen dan je bijlen toelaten, maar één per spel. Met een volle fjord krijg je alleen nog een trofee. Alle langschepen en bouwplaatsen staan in het laatste hoofdstuk; de tekstweergave toont welke langschepen nog in de zak zitten.
    .title = Goed om te weten

chapter-L-1 = Voorbereiding
clause-L-1-1 = Het land bestaat uit evenveel landborden als er spelers zijn.
    .layout-random = Borden, kanten en aansluitingen worden geloot: elk volgend bord wordt met een van zijn zijden tegen een vrije zijde van een liggend bord gelegd.
    .layout-example = De borden liggen zoals in het vaste voorbeeld voor dit aantal spelers.
clause-L-1-2 = Het oceaanbord ligt langs een vrije zijde van het land. De dertig langschepen worden in de zak gemengd; vijf worden getrokken en open op zijn vijf plekken gelegd.
clause-L-1-3 = Het trofeeënbord ligt langs een andere vrije zijde. Daarop liggen vijf trofeeën, voor 2, 3, 4, 5 en 6 bijlen, die 3, 6, 10, 15 en 21 punten waard zijn.
clause-L-1-4 = Elk gebouwvak krijgt zijn tegels: twee op een huis, twee op een wachttoren, drie op een kasteel.
clause-L-1-5 = Iedereen heeft dertien Vikingen, drie schilden (tweede Viking, bezet vak, dubbele grondstof) en een fjord met 34 lege vakken. Iedereen krijgt door loting één haven, één altaar en één paleis, op hun plaats in de fjord. De overige bouwplaatsen doen niet mee.
clause-L-1-6 = Eén speler begint: degene die de tafel heeft afgesproken, of iemand door loting.

chapter-L-2 = Beurten
clause-L-2-1 = Er wordt met de klok mee gespeeld. In je beurt zet je een Viking neer, neem je wat hij oplevert, en aan het eind mag je een langschip en een trofee nemen.
clause-L-2-2 = Wie geen Viking meer heeft, wordt helemaal overgeslagen en neemt ook geen langschip of trofee meer.
clause-L-2-3 = Wat in een fjord ligt, wordt nooit verplaatst of verwijderd. Zonder leeg vak in je fjord krijg je geen tegels meer: een grondstof wordt niet genomen, een gebouw blijft op het land, een langschip kan niet worden gekozen. De Viking wordt toch neergezet, en een trofee kan nog worden genomen.

chapter-L-3 = Een Viking neerzetten
clause-L-3-1 = Je moet één Viking neerzetten op een grondstofvak (hout, schaap, goud of bijl) waar niemand staat en dat naast een Viking van wie dan ook ligt, of naast een langschip op het oceaanbord.
clause-L-3-2 = Naast betekent een van de zes aangrenzende vakken, ook over de naden van de borden heen. Het oceaanbord en het trofeeënbord hebben elk twee grondstofvakken, die net als alle andere worden gebruikt. Niemand staat op gebouwvakken, scheepsplekken en trofeeën. Trofeeën en lege plekken maken geen vak bereikbaar.
clause-L-3-3 = Je moet één grondstof van de soort van dat vak nemen en op een leeg vak van je fjord leggen.
clause-L-3-4 = Grondstoffen raken nooit op.

chapter-L-4 = Schilden
clause-L-4-1 = Voordat je een Viking neerzet, mag je een of meer van je schilden gebruiken. Elk kan één keer per spel worden gebruikt en werkt alleen voor de Viking waarbij het is gebruikt.
clause-L-4-2 = Tweede Viking: als alles ligt wat de eerste oplevert, zet je er volgens dezelfde regels nog een neer.
clause-L-4-3 = Bezet vak: de Viking gaat naar een grondstofvak waar al een Viking staat, van wie dan ook. Niemand wordt verwijderd.
clause-L-4-4 = Dubbele grondstof: je neemt er twee in plaats van één. Gebouwen worden niet verdubbeld.

chapter-L-5 = Gebouwen veroveren
clause-L-5-1 = Als de grondstof ligt, kijk je wat de nieuwe Viking verovert. Wat je toekomt, moet je nemen. Liggen er minder tegels op een vak, dan neem je die er zijn; een leeg vak levert niets op.
clause-L-5-2 = Een groep is alle Vikingen van één speler die via aangrenzende vakken verbonden zijn. Vikingen van één speler op hetzelfde vak horen bij elkaar en tellen elk mee.
clause-L-5-3 = Huis: één tegel van elk huisvak naast de nieuwe Viking.
clause-L-5-4 = Wachttoren: raakt je groep twee wachttorenvakken die je nog niet eerder hebt verbonden, neem dan van elk één tegel. Hetzelfde paar levert je maar één keer iets op; met een andere partner levert een wachttoren weer iets op. Drie in één keer verbonden zijn drie paren.
clause-L-5-5 = Kasteel: een groep van 4 Vikingen die een kasteelvak raakt, heeft recht op één tegel ervan, een groep van 8 op twee, een groep van 12 op drie. Wat je eerder van dat vak nam, telt mee. Elk kasteel telt apart.
clause-L-5-6 = Veroverde tegels worden één voor één op lege vakken van je fjord gelegd. Zijn er minder vakken dan tegels, dan kies je welke je neemt.

chapter-L-6 = Langschepen en bouwplaatsen
clause-L-6-1 = Een langschip is vol als de drie afgebeelde grondstoffen op de zes vakken eromheen liggen. Toont het een grondstof twee keer, dan zijn er twee nodig.
clause-L-6-2 = Een bouwplaats is voltooid als alle afgebeelde grondstoffen en gebouwen eromheen liggen, op dezelfde manier geteld.
clause-L-6-3 = Dit gebeurt vanzelf, meteen en voorgoed, ook als het langschip als laatste wordt gelegd. Een tegel dient elk langschip en elke bouwplaats die hij raakt; andere tegels eromheen hinderen niet.

chapter-L-7 = Einde van de beurt
clause-L-7-1 = Je mag één langschip van het oceaanbord nemen en op een leeg vak van je fjord leggen.
clause-L-7-2 = De plek wordt meteen aangevuld uit de zak. Als de zak leeg is, blijft de plek leeg.
clause-L-7-3 = Eén keer per spel mag je een trofee nemen die er nog ligt, als je fjord minstens zoveel bijlen bevat als ze toont, waar ze ook liggen. De bijlen blijven.
clause-L-7-4 = Je mag beide doen, in elke volgorde, of geen van beide.

chapter-L-8 = Einde van het spel en score
clause-L-8-1 = Een kasteel is 4 waard, een wachttoren 2, een huis 1, goud 2, een schaap 1, hout 1, een bijl niets. Elk vol langschip verhoogt de waarde van elke tegel van zijn soort met zijn bonus.
clause-L-8-2 = Voltooide bouwplaatsen leveren 5 (haven), 7 (altaar) en 9 (paleis) op, de trofee haar punten.
clause-L-8-3 = Elk langschip dat niet vol is, kost 5.
clause-L-8-4 = Het spel eindigt als niemand meer een Viking heeft, na het einde van de beurt waarin de laatste werd neergezet.
clause-L-8-5 = Het hoogste totaal wint. Bij gelijke stand beslist de hoogste trofee; is ook die gelijk, dan wordt de winst gedeeld.

chapter-L-9 = Wat open ligt
clause-L-9-1 = Alles ligt open behalve de volgorde van de langschepen in de zak. Welke er nog in zitten, kan iedereen nagaan.

chapter-L-10 = Alle langschepen en bouwplaatsen
clause-L-10-1 = Langschepen, { tile-castle } (4): +3 ({ tile-wood }, 2 × { tile-axe }); +3 (3 × { tile-wood }); +3 (2 × { tile-sheep }, { tile-axe }); +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Langschepen, { tile-watchtower } (5): +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-gold }, 2 × { tile-axe }); +1 (2 × { tile-wood }, { tile-axe }); +2 (2 × { tile-wood }, { tile-gold }); +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Langschepen, { tile-house } (5): +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-sheep }, 2 × { tile-axe }); +1 (3 × { tile-axe }); +1 ({ tile-gold }, 2 × { tile-axe }); +2 (3 × { tile-sheep }).
clause-L-10-4 = Langschepen, { tile-gold } (4): +2 (2 × { tile-wood }, { tile-gold }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, { tile-gold }, { tile-axe }); +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Langschepen, { tile-sheep } (6): +1 ({ tile-sheep }, { tile-gold }, { tile-axe }); +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-sheep }, 2 × { tile-axe }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Langschepen, { tile-wood } (6): +1 ({ tile-wood }, 2 × { tile-axe }); +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-wood }, { tile-gold }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Bouwplaatsen, { site-port } (5): { tile-sheep }, 2 × { tile-house }; { tile-wood }, 2 × { tile-house }; { tile-wood }, { tile-axe }, { tile-watchtower }; { tile-gold }, { tile-axe }, { tile-house }; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Bouwplaatsen, { site-altar } (7): { tile-axe }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, 2 × { tile-house }, { tile-watchtower }; { tile-sheep }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower }; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Bouwplaatsen, { site-palace } (9): { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle }; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle }; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
