# Teksten van het getekende bord van Vikings on Board.

ui-stage = Dorp en haven
ui-village = Dorp
ui-queue = Nog aan zet
ui-figure = { $seat }, huis { $space }
ui-sterns = { $sailed } van { $all } schepen uitgevaren
ui-house = Huis { $number }: { $space }
ui-house-first-player = Begint
ui-house-promote = Naar voren
ui-house-jump-own = Sprong
ui-house-bet = Wedden
ui-house-load-one = Laad 1
ui-house-market = Markt
ui-house-jump-any = Vrijsprong
ui-house-bet-or-move = Wedden +
ui-house-draw-three = Pak 3
ui-house-set-sail = Uitvaren
ui-house-swap = Ruil
ui-tip-house-first-player = Je begint de volgende ronde. Verder geen effect.
ui-tip-house-promote = Schuif een van je stukken helemaal naar voren. Bij gelijkspel leidt de clan het dichtst bij de boeg.
ui-tip-house-jump-own = Verplaats een van je stukken naar het eind van een ander schip.
ui-tip-house-bet = Wed op de clan die volgens jou een schip gaat leiden.
ui-tip-house-load-one = Pak een lading en leg die op een schip naar keuze.
ui-tip-house-market = Verhoog de prijs van een lading met 1.
ui-tip-house-jump-any = Verplaats een stuk naar keuze naar het eind van een ander schip.
ui-tip-house-bet-or-move = Leg een weddenschap, of verplaats er een van jou naar een andere cirkel.
ui-tip-house-draw-three = Bekijk 3 verborgen ladingen en laad er 1.
ui-tip-house-set-sail = Aan het eind van de ronde kies jij het schip dat uitvaart.
ui-tip-house-swap = Ruil 2 stukken van verschillende schepen.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
} en een gast
ui-clan-count = { $clan } { $count }
ui-ship = schip { $ship }
ui-on-ship = Op schip { $ship }
ui-ship-sailed = Schip { $ship } is uitgevaren.
ui-ship-story = Schip { $ship }. Schilden: { $control }. Goederen: { $goods }.
ui-sailed = op zee
ui-berth = Weddenschappen voor schip { $ship }
ui-circle = Clan { $clan } leidt schip { $ship }
ui-bet-of = Weddenschap van { $seat } op clan { $clan }
ui-bet-worth = Weddenschap van { $seat } op clan { $clan }, waarde { $value }
ui-market = Markt
ui-market-line = Markt: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } lading om te laden
   *[other] { $count } ladingen om te laden
}
ui-stack-draw = { $count ->
    [one] { $count } lading om te pakken
   *[other] { $count } ladingen om te pakken
}
ui-loupe = Schip { $ship }, vergroot
ui-loupe-open = Schip { $ship }: kies een deel
ui-close = Sluiten
ui-confirm-lift = Schip kiezen
ui-hint-lead = Schip { $ship }: clan { $clan } leidt, { $count } tegen { $other }.
ui-sailing = Schip { $ship } vaart uit
ui-sailing-takes = { $seat } neemt een lading.
ui-sailing-removes = { $seat } kiest de lading die verloren gaat.
ui-drawn = Gepakte ladingen
ui-only-you = alleen jij ziet het
ui-bets = Je weddenschappen
ui-values-only-you = waarden zie alleen jij
ui-bet-hand = Weddenschap { $value }, in de hand
ui-bet-placed = Weddenschap { $value }, schip { $ship }
ui-bet-behind = Weddenschap { $value }, verloren: schip { $ship } is uitgevaren
ui-bet-won = Weddenschap { $value }, gewonnen
ui-goods = Je goederen
ui-good-count = { $good }: { $count }, elk { $price } waard
ui-points-now = { $points ->
    [one] nu { $points } punt
   *[other] nu { $points } punten
}
ui-won = Gewonnen
ui-won-none = Nog geen. Je wint als de clan waarop je wedt, leidt.
ui-won-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ui-stat-goods = Gewonnen goederen
ui-stat-bets = Weddenschappen in de hand
ui-stat-won = Gewonnen weddenschappen
ui-doing-captain = Kapitein deze ronde
ui-doing-left = { $count ->
    [0] Alle Vikingen hebben gespeeld
    [one] Nog { $count } Viking
   *[other] Nog { $count } Vikingen
}
ui-round = Ronde { $round }
ui-captain = { $seat } kiest het schip dat uitvaart
ui-aid = Punten
ui-aid-good = Elke lading
ui-aid-good-value = de prijs
ui-aid-bet = Gewonnen weddenschap
ui-aid-bet-value = het getal
ui-aid-hidden = Al gewonnen
ui-aid-hidden-value = verborgen
ui-aid-end = Einde na
ui-aid-end-value = 7 schepen
ui-tip-queue = Vikingen die nog moeten spelen, in deze volgorde. Het huis bepaalt de plaats in de volgende ronde.
ui-tip-sterns = De partij eindigt na 7 schepen.
ui-tip-ship = De clan met de meeste schilden leidt het schip. Bij gelijkspel leidt de clan het dichtst bij de boeg.
ui-tip-piece = De schilden tellen op dit schip voor de eigen clan.
ui-tip-good = Als het schip uitvaart, nemen de clans aan boord om de beurt een lading. De leidende clan begint.
ui-tip-circle = Een weddenschap hier wint als deze clan het schip leidt wanneer het uitvaart.
ui-tip-bet = De waarde blijft verborgen tot het eind.
ui-tip-my-bet = Je weddenschappen zijn 1 tot 4 punten waard. Hooguit één voor elk schip.
ui-tip-market = Prijzen van de goederen aan het eind van de partij.
ui-tip-my-goods = Je goederen. De anderen zien hoeveel, niet welke.
ui-tip-stack-load = Ladingen voor huis 5.
ui-tip-stack-draw = Ladingen voor huis 9.
ui-tip-sailing = De clans aan boord op volgorde van schilden. Ze nemen om de beurt 1 lading tot alles weg is.
ui-guide-welcome = Schepen verlaten de haven. Wie de meeste schilden aan boord heeft, neemt de beste goederen. Ook goede weddenschappen leveren punten op.
    .title = Welkom in de haven
ui-guide-queue = De Vikingen spelen in deze volgorde. Elke Viking neemt een huis, elk huis één keer per ronde.
    .title = Volgorde
ui-guide-village = Kies een huis voor je Viking. Het werkt meteen. Hoe lager het nummer, hoe eerder je in de volgende ronde speelt.
    .title = Het dorp
ui-guide-control = De getallen onder een schip tellen schilden. De clan op het lichte plaatje leidt; bij een gelijke stand die het dichtst bij de boeg.
    .title = Wie leidt
ui-guide-lift = Kies het stuk dat je verplaatst. Een ring toont welke stukken kunnen.
    .title = Stuk verplaatsen
ui-guide-jump = Het gaat naar het eind van een ander schip. Wijs een schip aan om te zien wie het dan leidt.
    .title = Waarheen
ui-guide-bet = Kies een fiche naar waarde. Alleen jij kent die.
    .title = Wedden
ui-guide-circle = Kies nu de clan die dit schip leidt als het uitvaart. Elke clan mag.
    .title = Clan kiezen
ui-guide-load = Laad de lading op een schip dat je leidt of gaat leiden.
    .title = Laden
ui-guide-market = Verhoog de prijs van een lading die je hebt of wilt hebben. Prijzen gelden voor iedereen.
    .title = Markt
ui-guide-next = Nieuwe ronde: de Vikingen spelen in de volgorde van hun huizen.
    .title = Volgende ronde
ui-guide-captain = Iemand nam ‘Uitvaren’. Aan het eind van deze ronde vaart een schip uit.
    .title = Een schip vaart uit
ui-guide-sail = Jij kiest het schip. Neem er een met lading dat je leidt.
    .title = Uitvaren
ui-guide-share = De clans nemen om de beurt lading, op volgorde van schilden. Lading van neutrale clans gaat verloren.
    .title = Verdelen
ui-guide-end = Na 7 schepen is de partij afgelopen. Goederen tellen hun prijs, gewonnen weddenschappen hun getal.
    .title = Het einde
ui-scene-sails = Schip { $ship } vaart uit
ui-scene-adrift = Niemand aan boord
ui-scene-leads = { $clan } leidt schip { $ship }
ui-scene-crew = Bemanning
ui-scene-lead = Leiding
ui-scene-goods = Goederen
ui-scene-bets = Weddenschappen
