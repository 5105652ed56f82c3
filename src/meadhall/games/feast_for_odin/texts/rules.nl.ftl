# The rules of A Feast for Odin, clause by clause

help-aim = Bedek je borden. Goederen, zilver en erts op je dorpsbord en eilanden, en voedsel en goederen in huizen, verbergen minpunten, verhogen je inkomen en geven bonussen. Schepen, emigratie, eilanden, gebouwen, dieren en zilver leveren punten op. Een leeg dorpsbord alleen al kost 86. De meeste punten winnen.
    .title = Doel
    .length-long = Het spel eindigt na 7 rondes.
    .length-short = Het spel eindigt na 6 rondes.
    .occupations-none = Er zijn geen beroepen: kolom 3 en 4 geven geen kaart, de twee vakken waar je alleen kaarten speelt zijn niet te gebruiken, en het spel wijkt af van het uitgegeven spel.
    .occupations-A-B-C-all = Ook gespeelde beroepen leveren punten op.
help-turn = Kies een vrij vak, zet er zoveel Vikingen op als de kolom aangeeft (1 tot 4) en voer de actie uit, of pas voor de rest van de ronde. Je mag ook stukken op je borden leggen, schepen kopen en erts laden. Heeft iedereen gepast, dan volgen inkomen, fokken, feestmaal en bonus.
    .title = Een beurt
help-score = Een knarr 5, een geëmigreerd langschip 21, Shetland 6 met 4 open minvakken, een stenen huis 10 met 2 open minvakken, 2 schapen 4, 7 zilver, 10 open minvakken in het dorp, 1 Thing-straf: 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = Een voorbeeldscore
help-goods = Een goed stijgt van oranje naar rood, groen en blauw en houdt zijn vorm, bijvoorbeeld: erwten, mede, olie, runensteen. Op dorpsbord en eilanden liggen alleen groene en blauwe goederen, en twee groene delen daar nooit een rand.
    .title = De ladder van de goederen
help-placing = Een gewaad (3 × 3) linksonder op het lege dorpsbord bedekt de waarden 0, 1 en 2 en het symbool mede: het inkomen is 2 en de bonus mede is verloren.
    .title = Een legvoorbeeld
help-dice = Jacht met de worpen 3, 7 en 4: de 4 telt. Je betaalt 4 in hout en bogen, gemengd zoals je wilt, of je faalt en krijgt 1 hout en 1 boog. Plunderen met worp 6, 3 erts op het langschip en 1 zwaard: 6 + 3 + 1 = 10, genoeg voor sieraden. Faal je, dan krijg je 1 steen en 1 zwaard, en mag 1 Viking terug.
    .title = Voorbeelden van jagen en plunderen
help-feast = 9 plaatsen zijn vrij en 2 schepen zijn geëmigreerd: 9 − 4 = 5 plaatsen om te vullen. Erwten in de lengte vullen er 2, stokvis 3. Elke lege plaats is een Thing-straf: 3 punten minder aan het eind.
    .title = Een voorbeeldfeestmaal

chapter-O-1 = Voorbereiding
clause-O-1-1 =
    .length-long = Het spel heeft zeven rondes.
    .length-short = Het spel heeft zes rondes, vanaf het begin met één Viking meer.
clause-O-1-2 = Het actiebord heeft 61 vakken in vier kolommen. Met vier spelers komen er twee nabootsingstegels bij, elk met een willekeurige kant: een in kolom 1 of 2, een in kolom 3 of 4.
    .small_board-on = Het bord is het kleinere, zonder vijf dubbele vakken.
clause-O-1-3 = Iedereen heeft een thuisbord, twaalf Vikingen, een boog, een strik, een speer en één mede; geen zilver en geen schepen. Zoveel Vikingen als er ronden zijn staan op de genummerde plaatsen van de feesttafel, de andere op het Dingplein.
clause-O-1-4 = De acht bergen worden geschud en twee worden omgedraaid (met vier spelers drie), met alles wat erop gedrukt staat.
clause-O-1-5 = Shetland, de Faeröer, IJsland en Groenland liggen open. Er zijn drie schuren, drie stenen huizen, vijf langhuizen en vijftien speciale tegels, elk één keer. De overige wapens vormen een geschudde stapel. Goederen, schepen, materialen, zilver en wapens raken nooit op.
clause-O-1-6 = Wie begint is afgesproken of wordt geloot.

chapter-O-2 = De ronde
clause-O-2-1 = Een ronde heeft twaalf fasen: nieuwe Viking, oogst, eilanden, nieuw wapen, acties, startspeler, inkomen, fokken, feestmaal, bonus, bergen, Vikingen naar huis.
clause-O-2-2 = Het spel eindigt na het feestmaal van de laatste ronde. In die ronde is er geen bonus.

chapter-O-3 = Fasen 1 tot 4
clause-O-3-1 = Nieuwe Viking: iedereen zet de linker Viking van de feesttafel op het Dingplein.
clause-O-3-2 = Oogst: iedereen neemt van elk gewas één tot het niveau van de ronde. Niveau 1 is erwten, bonen en vlas, niveau 2 voegt graan toe, niveau 3 kool, niveau 4 fruit. Zonder niveau mislukt de oogst.
clause-O-3-3 = Eilanden: in ronde 3 tot 6 (kort: 2 tot 5) wordt één eilandbord omgedraaid als niemand het heeft, eerst A, dan B, C en D; het zilver erop gaat terug. Op elk ander vrij eiland komen 2 zilver, ook als het bord dat aan de beurt is al vergeven is.
clause-O-3-4 = Nieuw wapen: iedereen trekt een wapen en legt het open neer. Is de stapel leeg, dan wordt de aflegstapel geschud.

chapter-O-4 = Op elk moment
clause-O-4-1 = Zo vaak je wilt, bij elke eigen beslissing, mag je stukken op je borden leggen, schepen kopen en erts laden. In een actie vanaf haar eerste deel.
clause-O-4-2 = Een schip kost zijn punten in zilver: walvisboot 3, knarr 5, langschip 8. Het heeft een vrije ligplaats van zijn maat nodig; er zijn drie kleine en vier grote.
clause-O-4-3 = Erts mag op een walvisboot (één plaats) of een langschip (drie plaatsen) geladen worden, vóór of na een actie maar niet tijdens. Het wordt nooit gelost.
clause-O-4-4 = Vóór het inkomen, vóór de bonus en na het laatste feestmaal mag iedereen tegelijk zijn borden inrichten.
    .ask_always-off = Gevraagd wordt wie een tegel kan leggen, een schip kan kopen of een kaart kan gebruiken.
    .ask_always-on = Gevraagd wordt wie iets kan doen, ook als alleen munten passen.
clause-O-4-5 = Munten mag je vrij wisselen. Niets wordt teruggegeven of weggelegd tenzij iets dat toestaat.

chapter-O-5 = Een beurt
clause-O-5-1 = Vanaf de startspeler met de klok mee, telkens één beurt: een vrij vak bezetten of passen. Wie past, doet deze ronde niet meer mee. Zonder Viking op het Dingplein pas je. De fase eindigt als iedereen gepast heeft.
clause-O-5-2 = Een vak vraagt precies zoveel Vikingen als het nummer van zijn kolom en kan één keer per ronde bezet worden.
clause-O-5-3 = Je hebt de gevraagde schepen of dieren nodig en moet ten minste één deel van het vak kunnen uitvoeren; de prijs betalen is er een.
clause-O-5-4 = De delen worden op volgorde uitgevoerd. Een prijs wordt helemaal betaald, uit voorraad, stal en ligplaatsen, nooit van een bord. Van gedrukte mogelijkheden neem je er een. Van wat vrijwillig of ‘tot’ is mag je afzien.
clause-O-5-5 =
    .occupations-A-B-C-all = In de derde kolom trek je vóór de actie een beroep.
clause-O-5-6 =
    .occupations-A-B-C-all = In de vierde kolom mag je vlak voor of vlak na de actie een beroep gratis uitspelen.
clause-O-5-7 = Een nabootsingstegel werkt als een vak van zijn kolom dat een ander bezet houdt, met de voorwaarden, de prijs en de bonus van de kolom.
clause-O-5-8 = Startspeler: wie het laatst Vikingen plaatste, begint de volgende ronde. Plaatste niemand, dan verandert er niets.

chapter-O-6 = De vakken
clause-O-6-1 = Een schuur kost 2 hout, een stenen huis 1 steen, een langhuis 2 steen; je bouwt zolang er zijn.
clause-O-6-2 = Schepen bouw je van hout: walvisboot 1, knarr 2, langschip 2. Zonder vrije ligplaats krijg je geen schip. Voor 2 steen en 2 hout krijg je een stenen huis en een langschip, of een langhuis en een knarr.
clause-O-6-3 = Markten en andere groene vakken geven wat ze tonen, sommige voor zilver. Dieren komen niet-drachtig op stal.
clause-O-6-4 = Melk en wol: één per rund of schaap, hoogstens drie; het specerijenvak geeft met een rund 2 melk en met een schaap 1 wol extra. Het houtvak geeft één hout per speler en één erts.
clause-O-6-5 = Ambachtsvakken ruilen elk één keer. Het meesterambacht geeft 4 zilver, en je mag wol in een gewaad en tafelzilver in sieraden veranderen.
clause-O-6-6 = In de smederij wordt één erts een sieraad of een speciale tegel met tang die er nog is.
clause-O-6-7 = Uit de bergen neem je vanaf de pijl, tot het getoonde aantal; elk getal is voor een andere berg. De dubbele munt is één ding. Een lege berg verlaat het spel.
clause-O-6-8 = Een verbetering tilt een goed uit voorraad of stal naar de volgende kleur van dezelfde vorm: oranje, rood, groen, blauw. Geen tegel stijgt twee keer in één actie. Een dubbele verbetering is precies twee niveaus.
clause-O-6-9 = Overzeese handel vraagt een knarr en 1 zilver: zoveel verschillende groene goederen als je wilt gaan naar blauw, één per soort.
clause-O-6-10 = De speciale verkoop vraagt een knarr: koop tot twee speciale tegels voor hun prijs. De kroon van Engeland is niet te koop.
clause-O-6-11 = De overval vraagt twee langschepen en geeft zonder worp een zilverschat.
clause-O-6-12 = Verkennen geeft één open eiland van dit vak en het zilver erop. Het nodige schip blijft. Een schip kan in een ronde voor meer acties dienen.
clause-O-6-13 = Emigreren kost zilver ter hoogte van het rondenummer. Een knarr of langschip komt op de twee meest linkse vrije plaatsen van de feesttafel; daar mag geen Viking staan. Het erts gaat verloren, een Viking niet.
clause-O-6-14 = Op het emigratievak voor vier Vikingen mag eerst een walvisboot een knarr worden; het erts gaat verloren en er moet een grote ligplaats vrij zijn.
clause-O-6-15 =
    .occupations-none = Zonder beroepen geeft het vak waar je er een trekt alleen 1 zilver, en de vakken waar je er tot twee of tot vier speelt kun je niet bezetten.
    .occupations-A-B-C-all = Beroepen: trek er een en neem 1 zilver; of betaal 1 steen of erts, speel er een en neem 1 zilver; of speel er tot twee, of tot vier.

chapter-O-7 = De borden
clause-O-7-1 = Thuis en eilanden nemen groene en blauwe goederen, speciale tegels, zilver en erts op. Stenen huizen en langhuizen nemen voedsel, groene en blauwe goederen, speciale tegels en zilver op, maar geen erts.
clause-O-7-2 = Een stuk mag gedraaid worden, een speciale tegel ook gespiegeld. Het blijft binnen het gebied, bedekt geen ander stuk en geen geblokkeerd vak en ligt voorgoed. Een munt bedekt één vak per zilver, erts één vak.
clause-O-7-3 = Thuis en op eilanden raken groene goederen elkaar nooit met een zijde; in huizen geldt dat voor twee oranje of twee rode. Hoeken mogen raken.
clause-O-7-4 = Een inkomensvak wordt alleen bedekt als daarmee elk vak links, eronder en ertussen bedekt is. Symbolen gelden als bedekt. Alle andere vakken mogen in elke volgorde.
clause-O-7-5 = Inkomen: elke lijn betaalt haar laagste zichtbare waarde, alle borden op hetzelfde ogenblik.
clause-O-7-6 = Bonus: elk zichtbaar symbool waar alles omheen bedekt is betaalt één keer, alle op hetzelfde ogenblik. Een bedekt symbool is verloren. Mantelspeld en stenen huis komen alleen zolang ze er zijn.

chapter-O-8 = Dobbelstenen
clause-O-8-1 = Vóór de eerste worp kies je de walvisboten; boten en erts staan daarna vast.
clause-O-8-2 = Je gooit tot drie keer, de laatste worp telt. Na elke worp mag je stoppen en succes of mislukking melden.
clause-O-8-3 = Jacht, strikken en walvisvangst willen een lage uitslag. Bij walvisvangst gaat al het erts op de boten eraf, ook het gedrukte. Voor succes betaal je de uitslag in hout en het getoonde wapen, in elke mengeling. Bij 0 stop je meteen en slaag je.
clause-O-8-4 = Strooptocht en plundering willen een hoge uitslag. Plundering telt het erts van het best geladen langschip op. Elke betaalde steen of elk zwaard telt 1. Bij 5 of minder faal je; anders mag je één blauw goed of speciale tegel van hoogstens die waarde nemen.
clause-O-8-5 = Mislukken kost niets en geeft één hout of steen en één wapen van het vak. Na strikken of plundering mag één Viking terug, na walvisvangst twee. Een genoemd wapen komt uit de aflegstapel, anders uit de trekstapel, die dan geschud wordt.

chapter-O-9 = Het feestmaal
clause-O-9-1 = Je vult de plaatsen van de tafel zonder Vikingen, twee minder per geëmigreerd schip.
clause-O-9-2 = Oranje en rode goederen, dieren en zilver liggen naast elkaar. Twee oranje of twee rode mogen geen buren zijn; zilver neemt één plaats en mag overal naast liggen.
clause-O-9-3 = Van elke soort mag één tegel in de lengte liggen, de andere dwars. Niets steekt over het eind. Drachtige en gewone dieren zijn één soort.
clause-O-9-4 = Elke lege plaats geeft een Dingstraf.
clause-O-9-5 = Na het feestmaal gaat alles van de tafel terug naar de algemene voorraad.
clause-O-9-6 = Bij elk bord kun je de rest van de goedkoopste toegestane tafel laten dekken, desgewenst zonder één soort eten, of het laatste bord terugnemen.

chapter-O-10 = Het einde
clause-O-10-1 = Na het laatste feestmaal mag je nog stukken leggen.
clause-O-10-2 = Hout en steen uit de voorraad vullen de plaatsen van schuren en stenen huizen.
clause-O-10-3 = Punten: schepen 3, 5, 8; geëmigreerde knarrs 18, langschepen 21; eilanden en gebouwen zoals gedrukt; schaap 2, rund 3, drachtig 1 meer; gespeelde beroepen; 1 per zilver; 2 voor de kroon van Engeland, waar die ook ligt.
clause-O-10-4 = Minpunten: elk open minvak van thuis, eilanden en huizen, elke lege materiaalplaats en 3 per Dingstraf.
clause-O-10-5 = De meeste punten winnen. Bij gelijke stand delen spelers de winst.

chapter-O-11 = Fokken, bergen, naar huis
clause-O-11-1 = Fokken, schapen en runderen apart: een drachtig dier wordt gewoon en brengt een gewoon dier. Is er geen drachtig en zijn er twee of meer, dan wordt er een drachtig.
clause-O-11-2 = Bergen: elke open berg verliest het ding bij de pijl. Lege bergen en die met één dubbele munt gaan weg. Dan wordt een nieuwe omgedraaid, als die er is.
clause-O-11-3 = Naar huis: alle Vikingen gaan terug naar het Dingplein en alle vakken zijn vrij.

chapter-O-12 = Beroepen
clause-O-12-1 =
    .occupations-A-B-C-all = Je speelt met de gekozen stapels. Iedereen krijgt één lichte kaart, de andere lichte verlaten ongezien het spel. De donkere vormen de trekstapel.
clause-O-12-2 =
    .occupations-A-B-C-all = Kaarten in de hand zijn geheim. Van een lege stapel wordt niets getrokken.
clause-O-12-3 =
    .occupations-A-B-C-all = Een gespeelde kaart ligt open en telt aan het eind haar punten.
clause-O-12-4 =
    .occupations-A-B-C-all = Wat een gespeelde kaart doet, is klaar voordat het spel verdergaat. Wachten er meer effecten, dan kiest hun eigenaar de volgorde. Wat vrijwillig is, mag je weigeren; wat niet meer kan, vervalt. Meer spelers worden gevraagd vanaf de startspeler, met de klok mee.
clause-O-12-5 =
    .occupations-A-B-C-all = Een actie door een kaart vraagt geen Vikingen en is klaar voordat verdergaat wat open was.
clause-O-12-6 =
    .occupations-A-B-C-all = Een kaart die altijd mag, staat in de lijst van wat altijd kan.
clause-O-12-7 =
    .occupations-A-B-C-all = Een prijs wordt getoetst als hij betaald moet worden. Kan dat niet, dan vervalt hij met wat eraan hangt.
clause-O-12-8 =
    .occupations-A-B-C-all = Wat een kaart vlak voor een vak haalt en een eerst gespeelde kaart van de vierde kolom tellen bij de keuze van het vak. Tot het eerste deel wordt niets aangeboden waarna daar niets meer te doen is.
clause-O-12-9 =
    .occupations-A-B-C-all = Een stuk dat een kaart brengt om meteen te leggen, leg je of je verliest het.

chapter-O-13 = Alleen
clause-O-13-1 = Je hebt Vikingen in twee kleuren. In het lange spel staat één van de eerste op de plaats van ronde 1 en twee op die van 3, 5 en 7, twee van de tweede op die van 2, 4 en 6; van elk staan er vijf klaar. In het korte staan er overal twee, en vijf en zes staan klaar.
clause-O-13-2 = De kleuren spelen om de beurt. In fase 1 neem je alle Vikingen van de plaats van de ronde en de wachtende van hun kleur.
clause-O-13-3 = In fase 12 blijven de net gespeelde Vikingen staan en blokkeren hun vakken in de volgende ronde; die van de ronde ervoor komen thuis. Niet geplaatste wachten met hun kleur.
clause-O-13-4 = Er is geen startspelerfase en geen nabootsing, en het houtvak geeft één hout.
clause-O-13-5 =
    .first_card-chosen = Alleen bekijk je de lichte beroepen en kies je er een in plaats van er een te krijgen.

chapter-O-14 = Mini-uitbreidingen
clause-O-14-1 =
    .mini_harvest-on = Oogst: een van vier oogstmarkers ligt open, de andere drie en vier misoogsten liggen dicht. Van de laatste speler achteruit kiest iedereen een grondstofmarker, in het korte spel daarna een tweede.
clause-O-14-2 =
    .mini_harvest-on = Oogst, met beroepen: iedereen krijgt twee lichte beroepen en houdt er een. Acht kaarten verlaten het spel.
clause-O-14-3 =
    .mini_harvest-on = Oogst, kort spel: iedereen krijgt ook 3 zilver en een wapen, met beroepen ook twee donkere waarvan er een blijft; dat mag aan het begin van de eerste beurt gratis gespeeld worden.
clause-O-14-4 =
    .mini_harvest-on = Oogst, fase 2: de open marker geeft de gewassen, en elk van je grondstofmarkers wat die toont. Dan komt er een nieuwe marker open, en alle grondstofmarkers draaien naar zijn kleur: oranje bij oogst, bruin bij misoogst.
clause-O-14-5 =
    .mini_harvest-on = Oogst: Mull ligt open en wordt met bord B Caithness. De eerste bonus van steen en altaar geeft ook het altaar; draait Mull eerder, dan verlaat het altaar het spel. Mull vind je met elk schip in kolom 1, Caithness met een langschip in kolom 3.
clause-O-14-6 =
    .mini_islands-on = Eilanden: Lofoten ligt open en wordt met bord A Orkney. Beide vind je met elk schip in kolom 1. Het kaartsymbool op Orkney geeft een wapen van de stapel.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Oogst: nog dertig kaarten blijven ook weg.

chapter-O-15 = Open en geheim
clause-O-15-1 = Geheim zijn de beroepen in de hand en de bij de voorbereiding afgelegde, de volgorde van de stapels, dichte bergen en markers. Al het andere is open.
