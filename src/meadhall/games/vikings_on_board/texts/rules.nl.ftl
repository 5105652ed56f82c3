# The rules of Vikings on Board, clause by clause

help-aim = Neem goederen van schepen die uitvaren: elke lading is 1 tot 4 waard, naar de prijs op de markt aan het eind. Wed op de clan die een schip zal leiden: een gewonnen weddenschap levert het getal ervan op. Zeven van de acht schepen varen uit en met het zevende eindigt het spel. De meeste punten winnen.
    .title = Doel
help-turn = Stuur een Viking naar een vrij huis van het dorp en voer de actie ervan uit: stukken verplaatsen, een lading laden, een prijs verhogen, wedden of uitvaren. In elk huis past per ronde één Viking, en de bezette huizen geven de volgorde van de volgende ronde. Wie Uitvaren neemt, is kapitein: aan het einde van de ronde vaart een schip uit.
    .title = Een beurt
    .set_sail_ship_choice-end_of_round = De kapitein kiest dat schip pas dan.
    .set_sail_ship_choice-when_taken = De kapitein kiest dat schip meteen.
help-score = Prijzen: huiden 2, graan 2, spijkers 3. In je voorraad, de verborgen goederen die van jou zijn, liggen 2 graan, 1 spijkers en 1 huiden, en je hebt je weddenschap 4 gewonnen: 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = Een voorbeeldscore
help-sailing = Een schip vaart uit: vlak achter de boeg Maan 3, dan Hamer 3, dan Den 2. Het draagt graan, huiden, huiden en spijkers. Clan Maan en clan Hamer hebben elk 3 schilden; clan Maan ligt dichter bij de boeg en leidt. Maan, Hamer en Den nemen elk 1 lading, de vierde is weer voor Maan. Weddenschappen op Maan bij dit schip zijn gewonnen.
    .title = Een voorbeeld van uitvaren
help-neutral = Met 2 of 3 spelers is een clan die niemand leidt neutraal. Clan Zon is neutraal en leidt een schip, dan komen Maan en Hamer; op de boeg liggen huiden, graan en spijkers. Eerst is Zon aan de beurt: de linkerbuur van Maan haalt 1 lading uit het spel. Daarna nemen Maan en Hamer er elk 1.
    .title = Neutrale clans
help-watch = Een weddenschap wordt gewonnen of blijft op het bord; die komt nooit terug in je hand. Zolang er een actie is die je kunt uitvoeren, moet je er zo een kiezen. Het verloop noemt elke lading die wordt genomen; de waarden van weddenschappen blijven tot het eind verborgen.
    .title = Goed om te weten

chapter-V-1 = Voorbereiding
clause-V-1-1 = Er zijn vier clans: Hamer (rood), Maan (blauw), Den (groen) en Zon (geel). Jij leidt er een; een clan die niemand leidt is neutraal. Alle 24 stukken doen altijd mee: elke clan heeft er twee met één schild, twee met twee en twee met drie.
clause-V-1-2 = Acht schepen liggen in de haven. Achter elke boeg liggen drie willekeurige stukken, geen clan twee keer op hetzelfde schip.
clause-V-1-3 = Vijftien goederen (vijf huiden, vijf graan, vijf spijkers) worden gedekt geschud: zeven bij Laad 1, acht bij Pak 3. De schepen zijn nog leeg.
clause-V-1-4 = Op de markt beginnen alle drie de soorten met prijs 1.
clause-V-1-5 = Je hebt vier wedfiches met de waarden 1, 2, 3 en 4. Alleen jij mag ze bekijken.
clause-V-1-6 = Met 2, 3 of 4 spelers heeft ieder 4, 3 of 2 Vikingen. Het lot bepaalt wie A, B, C en D is. De Vikingen staan vanaf huis 1: ABBAABBA met twee spelers, ABCBCACAB met drie, ABCDDCBA met vier.
clause-V-1-7 = Zeven achterschepen liggen klaar: een voor elk schip dat gaat uitvaren.

chapter-V-2 = De ronde
clause-V-2-1 = De Vikingen lopen om beurten, in de volgorde van hun huizen, vanaf huis 1. Elke Viking één keer per ronde.
clause-V-2-2 = Je Viking gaat naar een vrij huis aan de andere kant van het dorp. In een huis past één Viking, dus elke actie kan hooguit één keer per ronde.
clause-V-2-3 = Je moet een huis kiezen waarvan je de actie kunt uitvoeren, en die voer je dan uit.
clause-V-2-4 = Alleen als je geen enkele vrije actie kunt uitvoeren, zet je je Viking zonder gevolg in een willekeurig vrij huis.
clause-V-2-5 = Hebben alle Vikingen gelopen en nam iemand Uitvaren, dan laat die speler een schip uitvaren. Anders vaart er geen schip uit.
clause-V-2-6 = Zijn er nog achterschepen, dan begint een nieuwe ronde. De bezette huizen van 1 tot 11 bepalen de volgorde.
clause-V-2-7 = Acties gaan alleen over schepen in de haven. Een schip heeft hooguit vijf stukken; het mag ook zijn laatste verliezen.

chapter-V-3 = Het dorp
clause-V-3-1 = Eerste speler (1): geen gevolg, maar de volgende ronde ben je het eerst. Dit kan altijd.
clause-V-3-2 = Naar voren (2): verplaats een stuk van je clan naar de boeg toe.
    .promote_mode-front = Het gaat helemaal naar voren, vlak achter de boeg.
    .promote_mode-one_step = Het gaat één plaats naar voren.
    .promote_needs_real_move-on = Een stuk dat al vooraan ligt, kan niet.
    .promote_needs_real_move-off = Ook een stuk dat al vooraan ligt mag worden gekozen, zonder effect.
clause-V-3-3 = Eigen sprong (3): verplaats een stuk van je clan naar het eind van een ander schip met minder dan vijf stukken.
clause-V-3-4 = Wedden (4): leg een van je wedfiches gedekt op een cirkel in de haven.
clause-V-3-5 = Laad 1 (5): het bovenste goed van de stapel gaat open op de boeg van een schip in de haven. Mogelijk zolang de stapel strekt.
clause-V-3-6 = Markt (6): de prijs van één soort stijgt met 1. Geen prijs komt boven 4 en prijzen dalen nooit.
clause-V-3-7 = Vrije sprong (7): als huis 3, met een stuk van een willekeurige clan.
clause-V-3-8 = Wedden of verplaatsen (8): je wedt zoals bij huis 4, of je verplaatst een van je weddenschappen naar een andere cirkel, bij hetzelfde of een ander schip.
clause-V-3-9 = Pak 3 (9): bekijk in het geheim de bovenste drie goederen van de stapel, of wat er over is. Leg er een open op een schip in de haven.
    .draw_three_return_order-as_drawn = De andere gaan onder de stapel zoals gepakt.
    .draw_three_return_order-player_choice = De andere gaan onder de stapel in de volgorde die je kiest.
clause-V-3-10 = Uitvaren (10): neem een achterschip; je bent deze ronde kapitein.
    .set_sail_ship_choice-end_of_round = Het schip kies je aan het einde van de ronde.
    .set_sail_ship_choice-when_taken = Het schip kies je meteen.
clause-V-3-11 = Ruil (11): twee stukken van twee verschillende schepen wisselen van plaats, van welke clan ook.

chapter-V-4 = Het uitvaren
clause-V-4-1 = De kapitein kiest een schip in de haven met minstens één lading en minstens één stuk. Is dat er niet, dan een willekeurig schip in de haven.
clause-V-4-2 = Eerst wordt de controle bepaald, dan worden de goederen verdeeld, dan de gewonnen weddenschappen.
clause-V-4-3 = Tel de schilden van elke clan op het schip: wie meer heeft komt eerder. Een clan zonder stuk aan boord doet niet mee.
clause-V-4-4 = Bij evenveel schilden komt de clan eerst waarvan het voorste stuk dichter bij de boeg ligt.
clause-V-4-5 = In die volgorde neemt elke clan één goed, steeds opnieuw tot alles op is. Jij kiest wat je neemt en legt het gedekt op je voorraad.
clause-V-4-6 = Is een neutrale clan aan de beurt, dan gaat één lading uit het spel. De linkerbuur van de speler die daarna zou nemen kiest welke.
    .neutral_clan_counts_as_present-on = Dat geldt ook als de clan van maar één speler aan boord is.
    .neutral_clan_counts_as_present-off = Maar is de clan van maar één speler aan boord, dan neemt die alle goederen.
clause-V-4-7 = Is er van geen speler een stuk aan boord, dan gaan alle goederen uit het spel. Is er helemaal geen stuk, dan wint ook geen weddenschap.
clause-V-4-8 = Valt er niets meer te kiezen, dan wordt er niets gevraagd: de goederen die over zijn, zijn van één soort, gaan allemaal naar één speler of gaan allemaal uit het spel.
clause-V-4-9 = Het schip is met zijn stukken weg en komt nooit terug.

chapter-V-5 = Weddenschappen
clause-V-5-1 = Een weddenschap ligt voor een schip in de haven, op de cirkel van een van de vier clans. Bij elk schip mag je er maar een hebben.
    .circle_shared_by_players-on = Meer spelers mogen op dezelfde cirkel wedden.
    .circle_shared_by_players-off = Op een cirkel past de weddenschap van één speler.
    .bets_on_neutral_clans-on = Je mag ook op een neutrale clan wedden.
    .bets_on_neutral_clans-off = Niemand mag op een neutrale clan wedden.
clause-V-5-2 = Vaart een schip uit, dan is elke weddenschap op de leidende clan gewonnen en gaat gedekt naar de eigenaar.
clause-V-5-3 = De andere blijven bij de lege ligplaats liggen. Huis 8 kan ze nog verplaatsen.
    .move_own_bets_only-on = Je verplaatst alleen je eigen weddenschappen.
    .move_own_bets_only-off = Je mag ook die van anderen verplaatsen.
    .bets_may_move_to_sailed_ship-on = Een weddenschap mag ook naar een lege ligplaats.
clause-V-5-4 = Een gewonnen weddenschap komt nooit terug in de hand.

chapter-V-6 = Het einde
clause-V-6-1 = Het spel eindigt als het zevende schip is uitgevaren en zijn goederen verdeeld zijn.
clause-V-6-2 = Elk goed telt zijn marktprijs, elke gewonnen weddenschap haar waarde. Andere weddenschappen tellen niet.
clause-V-6-3 = De meeste punten winnen. Bij gelijkspel meer goederen, dan meer punten uit goederen; anders is de winst gedeeld.
clause-V-6-4 = Het schip dat in de haven blijft telt niet.

chapter-V-7 = Met z’n tweeën: gasten
clause-V-7-1 =
    .two_player_extra_shield-on = Meteen nadat je tegenstander Uitvaren neemt, moet je een neutrale Viking op een stuk van je clan in de haven zetten. Op een stuk past één gast.
clause-V-7-2 =
    .two_player_extra_shield-on = Een gast telt als één schild meer voor de clan van dat stuk.
clause-V-7-3 =
    .two_player_extra_shield-on = Hij gaat met zijn stuk mee en wordt nooit weggehaald.

chapter-V-8 = Open en verborgen
clause-V-8-1 = Iedereen ziet de rompen, de goederen op de boegen, de prijzen, eigenaar en cirkel van elke weddenschap, en hoeveel goederen en weddenschappen waar liggen.
clause-V-8-2 = Alleen jij ziet de waarden van je weddenschappen, je voorraad en de goederen die je met Pak 3 bekijkt. De volgorde van de stapels kent niemand. Aan het einde wordt alles opengelegd.
clause-V-8-3 = Je mag onthouden wat je zag: wat anderen namen en wat je teruglegde. Bots doen dat ook.
