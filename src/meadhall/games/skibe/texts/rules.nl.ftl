# The rules of Skibe, clause by clause

help-aim = De drie schepen zijn van iedereen. Telkens als een schip wordt geteld, krijgt iedereen met schilden aan boord punten: de eigen schilden daar en de uitrusting op Vikingen met het eigen schild, maal de proviand op de boeg. Wie een achterschip aanlegt, bepaalt wanneer. De meeste punten winnen.
    .title = Doel
help-turn = Leg een Vikingkaart aan een schip en laad wat de kaart toont: proviand op een boeg, uitrusting op een Viking. Daarna mag je 1 opperhoofd spelen. Of leg een van je 2 achterschepen aan een schip met minstens 3 Vikingen: dat schip wordt meteen geteld.
    .title = Een beurt
help-score = 3 van je schilden op het schip, 2 uitrustingsstenen op Vikingen met je schild, 3 proviand op de boeg: (3 + 2) × 3 = 15. Een kaart met Maan en Hamer draagt 1 steen en is alleen op een schip met 2 proviand: Maan krijgt (1 + 1) × 2 = 4 en Hamer ook 4.
    .title = Een voorbeeldtelling
    .count_stern_shield-on = Is het achterschip in het eerste voorbeeld van jou, dan telt ook dat schild: (3 + 2 + 1) × 3 = 18.
help-emblems = Iedereen heeft een embleem met een eigen kleur: Maan is blauw, Hamer rood, Den groen, Zon geel en Knoop paars. Jouw schilden zijn die met jouw embleem.
    .title = Emblemen
help-watch = De trekstapel is verborgen, maar een kaart die ervan wordt getrokken, ziet iedereen. Een Viking met uitrusting kan niet worden verwijderd of geruild. Een schip dat tijdens de telling Vikingen verliest, wordt toch geteld. Een openbare lijst van de 40 kaarten is niet gevonden: deze stapel is een reconstructie die past bij alles wat bekend is.
    .title = Goed om te weten

chapter-S-1 = Voorbereiding
clause-S-1-1 = Iedereen heeft een embleem, vijf opperhoofden (uitrusting, proviand, verwijderen, ruilen, bescherming) en twee achterschepen.
clause-S-1-2 = Vikingkaarten met alleen emblemen waarmee niemand speelt, gaan uit het spel; een kaart met minstens één gespeeld embleem blijft. Zo blijven er 30, 36 of 40 kaarten over voor 3, 4 of 5 spelers.
clause-S-1-3 = De drie boegen liggen onder elkaar: boven, midden, onder. Op elk ligt één proviandsteen. Nog drie proviandstenen en vier uitrustingsstenen vormen de voorraad.
clause-S-1-4 = Elk schip begint met twee Vikingen. Drie open kaarten liggen uitgestald, de rest is de gedekte trekstapel. De symbolen van deze eerste kaarten doen niets.
clause-S-1-5 = De tafel spreekt af wie begint, of er wordt geloot. Er wordt met de klok mee gespeeld.
clause-S-1-6 = Een Vikingkaart toont één of twee schilden en één symbool, proviand of uitrusting. Een openbare lijst van de 40 kaarten is niet gevonden: deze stapel is een reconstructie die past bij alles wat bekend is.

chapter-S-2 = Een beurt
clause-S-2-1 = In je beurt doe je precies één ding: bouwen met een Vikingkaart of een achterschip aanleggen. Passen kan niet.
clause-S-2-2 = Daarna is de volgende speler met de klok mee aan de beurt.

chapter-S-3 = Bouwen
clause-S-3-1 = Neem een open kaart of trek blind de bovenste kaart van de trekstapel. Je ziet een getrokken kaart voordat je een schip kiest, maar je moet hem leggen.
clause-S-3-2 = Leg de kaart rechts aan bij een schip naar keuze dat niet vol is. Een schip heeft plaats voor 5, 6 of 7 Vikingen bij 3, 4 of 5 spelers.
clause-S-3-3 = Laad daarna op een schip naar keuze wat het symbool van die kaart toont: proviand op een boeg, uitrusting op een Viking.
clause-S-3-4 = Proviand: zolang er in de voorraad is, moet je daaruit één steen op een boeg naar keuze leggen.
clause-S-3-5 = Geen proviand in de voorraad: je mag één steen van een boeg naar een andere verplaatsen. De laatste steen van een boeg blijft altijd liggen.
clause-S-3-6 = Uitrusting: zolang er in de voorraad is, moet je daaruit één steen leggen op een Viking naar keuze die geen van de emblemen toont van de kaart die je net hebt gelegd.
clause-S-3-7 = Past geen enkele Viking, dan laad je niets en ga je verder.
clause-S-3-8 = Geen uitrusting in de voorraad: je mag één steen van een willekeurige Viking verplaatsen naar een andere die past.
clause-S-3-9 = Daarna mag je één opperhoofd spelen bij een schip naar keuze waar die actie nog van niemand ligt. Het eerste ligt bij de boeg, elk volgende buiten het vorige.
clause-S-3-10 = Nam je een open kaart, dan wordt er van de trekstapel weer tot drie aangevuld.

chapter-S-4 = Achterschepen
clause-S-4-1 = Om een achterschip aan te leggen heb je er een nodig, en een schip met minstens drie Vikingen; vol hoeft het niet te zijn. In die beurt laad je niets en speel je geen opperhoofd.
clause-S-4-2 = Het schip wordt meteen geteld: zijn opperhoofden handelen, de punten worden verdeeld, daarna wordt opgeruimd.
clause-S-4-3 = Het achterschip gaat uit het spel en de speler na jou is aan de beurt.

chapter-S-5 = Opperhoofden
clause-S-5-1 = De opperhoofden van het getelde schip handelen een voor een, het eerst gelegde eerst. De eigenaar beslist en mag van de actie afzien.
clause-S-5-2 = Uitrusting: verplaats één uitrustingssteen van een Viking naar een andere, uit de voorraad naar een Viking of van een Viking naar de voorraad; op welke schepen en met welke emblemen ook.
clause-S-5-3 = Proviand: verplaats één proviandsteen van een boeg naar een andere, uit de voorraad naar een boeg of van een boeg naar de voorraad. De laatste steen van een boeg blijft.
clause-S-5-4 = Verwijderen: één Viking van een willekeurig schip, zonder uitrusting en niet beschermd, gaat uit het spel.
clause-S-5-5 = Ruilen: twee Vikingen zonder uitrusting die niet beschermd zijn, wisselen van plaats, op welke schepen ook; een van beide mag een open kaart zijn. Symbolen doen niets.
clause-S-5-6 = Bescherming: tot deze rij opperhoofden klaar is, kunnen Vikingen op dit schip met het embleem van de eigenaar niet worden verwijderd of geruild.
    .protection_blocks_owner-on = Dat geldt ook voor de eigenaar.

chapter-S-6 = Punten en opruimen
clause-S-6-1 = Iedereen krijgt: (eigen schilden op het schip + uitrusting op Vikingen met het eigen embleem) × proviand op de boeg.
clause-S-6-2 = Een kaart met twee emblemen telt, net als een steen erop, voor beide spelers. Emblemen waarmee niemand speelt, tellen voor niemand.
clause-S-6-3 = De uitrusting van het schip en al het proviand op één steen na gaan terug naar de voorraad. De Vikingen, de opperhoofden en het achterschip gaan uit het spel.
clause-S-6-4 = De boeg krijgt twee nieuwe Vikingen van de trekstapel. Is die te klein, dan worden open kaarten gebruikt. Hun symbolen doen niets.
    .new_ship_cards-slots = De open kaart op plek 1 wordt het eerst gebruikt.

chapter-S-7 = Alle schepen vol
clause-S-7-1 = Zijn alle drie de schepen vol, dan mag de speler aan de beurt een achterschip aanleggen of ervan afzien; daarna wordt de volgende gevraagd, één keer rond.
clause-S-7-2 = Wie een achterschip aanlegt, heeft daarmee zijn beurt gehad en na die speler gaat het spel verder.
clause-S-7-3 = Legt niemand er een aan, dan worden alle drie de schepen geteld: boven, midden, onder.
clause-S-7-4 = Daarna is de speler die het eerst werd gevraagd aan de beurt. Raken de kaarten onderweg op, dan volgt meteen de eindtelling.

chapter-S-8 = Het einde
clause-S-8-1 = Het spel eindigt als de laatste kaart is gelegd, door een speler of voor een nieuw schip, en er geen kaarten meer in de trekstapel of open liggen.
clause-S-8-2 =
    .finish_last_turn-on = Wie de laatste kaart legt, laadt nog en mag een opperhoofd spelen.
clause-S-8-3 = Eindtelling: eerst handelen alle opperhoofden, die van het bovenste schip, dan van het middelste, dan van het onderste.
clause-S-8-4 = Daarna betalen alle drie de schepen, hoe kort ook.
clause-S-8-5 = Het hoogste totaal wint. Bij gelijke totalen wordt de winst gedeeld.

chapter-S-9 = Wat verborgen is
clause-S-9-1 = Alleen de volgorde van de trekstapel is verborgen, voor iedereen.

chapter-S-10 = Opties van de tafel
clause-S-10-1 =
    .count_stern_shield-on = Het achterschip toont een schild van de eigenaar: het telt in de puntentelling die het start.
clause-S-10-2 =
    .deck-pairs = Stapel ‘paren’: per embleem vier kaarten met één schild en per paar emblemen twee kaarten.
    .deck-twins = Stapel ‘tweelingen’: per embleem twee kaarten met één schild en twee met twee gelijke schilden, en per paar emblemen twee kaarten.
clause-S-10-3 =
    .finish_last_turn-off = De eindtelling volgt meteen op de laatste kaart, zonder lading en opperhoofd.
clause-S-10-4 =
    .new_ship_cards-choose = Nieuw schip, trekstapel te klein: wie het achterschip legde, moet kiezen welke open kaarten worden gebruikt; na drie volle schepen kiest wie het eerst werd gevraagd.
clause-S-10-5 =
    .protection_blocks_owner-off = De eigenaar mag beschermde Vikingen verwijderen en ruilen.
clause-S-10-6 =
    .protection_spans_rows-on = Bescherming geldt de hele eindtelling, ook tegen de opperhoofden van de schepen eronder.
clause-S-10-7 =
    .remove_from_display-on = Open kaarten kunnen door een opperhoofd worden verwijderd; het gat wordt na het opruimen gevuld.
clause-S-10-8 =
    .one_stone_per_card-on = Hoogstens één uitrustingssteen per Viking.
