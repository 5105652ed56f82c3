# The rules of Vikings on Board, clause by clause

chapter-V-1 = Voorbereiding
clause-V-1-1 = Er zijn vier clans: Hamer (rood), Maan (blauw), Den (groen) en Zon (geel). Jij leidt er een; een clan die niemand leidt is neutraal. Alle 24 rompdelen doen altijd mee: elke clan heeft er twee met één schild, twee met twee en twee met drie.
clause-V-1-2 = Acht schepen liggen in de haven. Achter elke boeg liggen drie willekeurige delen, geen clan twee keer op hetzelfde schip.
clause-V-1-3 = Vijftien goederen (vijf huiden, vijf graan, vijf spijkers) worden gedekt geschud: zeven bij Laad 1, acht bij Pak 3. De schepen zijn nog leeg.
clause-V-1-4 = Op de markt beginnen alle drie de soorten met prijs 1.
clause-V-1-5 = Je hebt vier wedfiches met de waarden 1, 2, 3 en 4. Alleen jij mag ze bekijken.
clause-V-1-6 = Met 2, 3 of 4 spelers heeft ieder 4, 3 of 2 Vikingen. Het lot bepaalt wie A, B, C en D is. De Vikingen staan vanaf vak 1: ABBAABBA met twee spelers, ABCBCACAB met drie, ABCDDCBA met vier.
clause-V-1-7 = Zeven achterstevens liggen klaar: een voor elk schip dat gaat uitvaren.

chapter-V-2 = De ronde
clause-V-2-1 = De Vikingen lopen om beurten, in de volgorde van hun vakken, vanaf vak 1. Elke Viking één keer per ronde.
clause-V-2-2 = Je Viking gaat naar een vrij vak aan de andere kant van het dorp. In een vak past één Viking, dus elke actie kan hooguit één keer per ronde.
clause-V-2-3 = Je moet een vak kiezen waarvan je de actie kunt uitvoeren, en die voer je dan uit.
clause-V-2-4 = Alleen als je geen enkele vrije actie kunt uitvoeren, zet je je Viking zonder gevolg op een willekeurig vrij vak.
clause-V-2-5 = Hebben alle Vikingen gelopen en nam iemand Uitvaren, dan laat die speler een schip uitvaren. Anders vaart er geen schip uit.
clause-V-2-6 = Zijn er nog achterstevens, dan begint een nieuwe ronde. De bezette vakken van 1 tot 11 bepalen de volgorde.
clause-V-2-7 = Acties gaan alleen over schepen in de haven. Een schip heeft hooguit vijf delen; het mag ook zijn laatste verliezen.

chapter-V-3 = Het dorp
clause-V-3-1 = Eerste speler (1): geen gevolg, maar de volgende ronde ben je het eerst. Dit kan altijd.
clause-V-3-2 = Naar voren (2): leg een deel van je clan helemaal vooraan, vlak achter de boeg. Een deel dat al vooraan ligt kan niet. Een tafel kan in plaats daarvan één plaats afspreken, of ook het voorste deel toestaan.
clause-V-3-3 = Eigen sprong (3): verplaats een deel van je clan naar het eind van een ander schip met minder dan vijf delen.
clause-V-3-4 = Wedden (4): leg een van je wedfiches gedekt op een cirkel in de haven.
clause-V-3-5 = Laad 1 (5): het bovenste goed van de stapel gaat open op de boeg van een schip in de haven. Mogelijk zolang de stapel strekt.
clause-V-3-6 = Markt (6): de prijs van één soort stijgt met 1. Geen prijs komt boven 4 en prijzen dalen nooit.
clause-V-3-7 = Vrije sprong (7): als vak 3, met een deel van een willekeurige clan.
clause-V-3-8 = Wedden of verplaatsen (8): je wedt zoals op vak 4, of je verplaatst een van je weddenschappen naar een andere cirkel, bij hetzelfde of een ander schip.
clause-V-3-9 = Pak 3 (9): bekijk in het geheim de bovenste drie goederen van de stapel, of wat er over is. Leg er een open op een schip in de haven; de andere gaan onder de stapel zoals gepakt, of naar keuze als de tafel dat heeft afgesproken.
clause-V-3-10 = Uitvaren (10): neem een achtersteven; je bent deze ronde kapitein. Het schip kies je aan het einde van de ronde, of meteen als de tafel dat heeft afgesproken.
clause-V-3-11 = Ruil (11): twee delen van twee verschillende schepen wisselen van plaats, van welke clan ook.

chapter-V-4 = Het uitvaren
clause-V-4-1 = De kapitein kiest een schip in de haven met minstens één goed en minstens één deel. Is dat er niet, dan een willekeurig schip in de haven.
clause-V-4-2 = Eerst wordt de controle bepaald, dan worden de goederen verdeeld, dan de gewonnen weddenschappen.
clause-V-4-3 = Tel de schilden van elke clan op het schip: wie meer heeft komt eerder. Een clan zonder deel aan boord doet niet mee.
clause-V-4-4 = Bij evenveel schilden komt de clan eerst waarvan het voorste deel dichter bij de boeg ligt.
clause-V-4-5 = In die volgorde neemt elke clan één goed, steeds opnieuw tot alles op is. Jij kiest wat je neemt en legt het gedekt op je voorraad.
clause-V-4-6 = Is een neutrale clan aan de beurt, dan gaat een goed uit het spel. De linkerbuur van de speler die daarna zou nemen kiest welk.
clause-V-4-7 = Is er van geen speler een deel aan boord, dan gaan alle goederen uit het spel. Is er helemaal geen deel, dan wint ook geen weddenschap.
clause-V-4-8 = Valt er niets meer te kiezen, dan wordt er niets gevraagd: de goederen die over zijn, zijn van één soort, gaan allemaal naar één speler of gaan allemaal uit het spel.
clause-V-4-9 = Het schip is met zijn delen weg en komt nooit terug.

chapter-V-5 = Weddenschappen
clause-V-5-1 = Een weddenschap ligt voor een schip in de haven, op de cirkel van een van de vier clans. Bij elk schip mag je er maar een hebben. Een tafel kan één weddenschap per cirkel afspreken, of wedden op neutrale clans verbieden.
clause-V-5-2 = Vaart een schip uit, dan is elke weddenschap op de leidende clan gewonnen en gaat gedekt naar de eigenaar.
clause-V-5-3 = De andere blijven bij de lege ligplaats liggen. Vak 8 kan ze nog verplaatsen. Een tafel kan ook toestaan die van anderen te verplaatsen, of naar lege ligplaatsen te verplaatsen.
clause-V-5-4 = Een gewonnen weddenschap komt nooit terug in de hand.

chapter-V-6 = Het einde
clause-V-6-1 = Het spel eindigt als het zevende schip is uitgevaren en zijn goederen verdeeld zijn.
clause-V-6-2 = Elk goed telt zijn marktprijs, elke gewonnen weddenschap haar waarde. Andere weddenschappen tellen niet.
clause-V-6-3 = De meeste punten winnen. Bij gelijkspel meer goederen, dan meer punten uit goederen; anders is de winst gedeeld.
clause-V-6-4 = Het schip dat in de haven blijft telt niet.

chapter-V-7 = Met z'n tweeën: gasten
clause-V-7-1 = Met deze optie moet je, meteen nadat je tegenstander Uitvaren neemt, een neutrale Viking op een deel van je clan in de haven zetten. Op een deel past één gast.
clause-V-7-2 = Een gast telt als één schild meer voor de clan van dat deel.
clause-V-7-3 = Hij gaat met zijn deel mee en wordt nooit weggehaald.

chapter-V-8 = Open en verborgen
clause-V-8-1 = Iedereen ziet de rompen, de goederen op de boegen, de prijzen, eigenaar en cirkel van elke weddenschap, en hoeveel goederen en weddenschappen waar liggen.
clause-V-8-2 = Alleen jij ziet de waarden van je weddenschappen, je voorraad en de goederen die je met Pak 3 bekijkt. De volgorde van de stapels kent niemand. Aan het einde wordt alles opengelegd.
clause-V-8-3 = Je mag onthouden wat je zag: wat anderen namen en wat je teruglegde. Bots doen dat ook.
