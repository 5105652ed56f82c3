# Teksten van het getekende bord van Vikings on Board.

ui-stage = Dorp en haven
ui-village = Dorp
ui-queue = Nog aan zet
ui-figure = { $seat }, stond op vak { $space }
ui-sterns = { $sterns ->
    [one] nog { $sterns } achtersteven
   *[other] nog { $sterns } achterstevens
}, { $sailed } weg
ui-house = Vak { $number }: { $space }
ui-house-first-player = Eerste
ui-house-promote = Naar voren
ui-house-jump-own = Eigen spr.
ui-house-bet = Wedden
ui-house-load-one = Laad 1
ui-house-market = Markt
ui-house-jump-any = Sprong
ui-house-bet-or-move = Wed/verpl.
ui-house-draw-three = Pak 3
ui-house-set-sail = Uitvaren
ui-house-swap = Ruil
ui-tip-house-first-player = Verder niets: maar deze figuur is in de volgende ronde het eerst aan zet.
ui-tip-house-promote = Een van je delen gaat naar voren op zijn schip. Bij een gelijke stand leidt de clan die verder naar voren staat.
ui-tip-house-jump-own = Een van je delen springt naar het eind van een ander schip.
ui-tip-house-bet = Leg een weddenschap voor een schip, op de clan die het volgens jou zal leiden.
ui-tip-house-load-one = Pak een goed en leg het op de boeg van een schip naar keuze.
ui-tip-house-market = Eén soort goederen wordt 1 duurder, voor iedereen.
ui-tip-house-jump-any = Een willekeurig deel springt naar het eind van een ander schip.
ui-tip-house-bet-or-move = Leg een weddenschap, of verplaats er een van jou naar een andere cirkel.
ui-tip-house-draw-three = Bekijk in het geheim drie goederen en leg er een van op een boeg.
ui-tip-house-set-sail = Je bent kapitein: aan het eind van de ronde kies je het schip dat uitvaart.
ui-tip-house-swap = Twee delen van verschillende schepen wisselen van plaats.
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
ui-ship-story = Schip { $ship }. Controle: { $control }. Goederen: { $goods }.
ui-sailed = op zee
ui-berth = Weddenschappen voor schip { $ship }
ui-circle = { $clan } leidt schip { $ship }
ui-bet-of = Weddenschap van { $seat } op { $clan }
ui-bet-worth = Weddenschap van { $seat } op { $clan }, { $value } waard
ui-market = Markt
ui-market-line = Markt: { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] nog { $count } goed om te laden
   *[other] nog { $count } goederen om te laden
}
ui-stack-draw = { $count ->
    [one] nog { $count } goed om te pakken
   *[other] nog { $count } goederen om te pakken
}
ui-loupe = Schip { $ship } van dichtbij
ui-loupe-open = Schip { $ship }: kies een deel
ui-close = Sluiten
ui-confirm-lift = { $clan } { $shields } optillen
ui-hint-lead = Schip { $ship }: { $clan } leidt, { $count } tegen { $other }.
ui-sailing = Schip { $ship } vaart uit
ui-sailing-takes = { $seat } neemt een goed.
ui-sailing-removes = { $seat } kiest een goed dat uit het spel gaat.
ui-drawn = Gepakt
ui-only-you = alleen jij ziet het
ui-bets = Je weddenschappen
ui-values-only-you = waarden zie alleen jij
ui-bet-hand = Weddenschap, { $value } waard, in de hand
ui-bet-placed = Weddenschap, { $value } waard, voor schip { $ship }
ui-bet-behind = Weddenschap, { $value } waard, achtergebleven: schip { $ship } is uitgevaren
ui-bet-won = Weddenschap, { $value } waard, gewonnen
ui-goods = Je goederen
ui-good-count = { $good }: { $count }, elk { $price } waard
ui-points-now = { $points ->
    [one] nu { $points } punt
   *[other] nu { $points } punten
}
ui-won = Gewonnen
ui-won-none = Nog geen. Een weddenschap wint als haar clan het schip leidt wanneer het uitvaart.
ui-won-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ui-stat-goods = Gewonnen goederen
ui-stat-bets = Weddenschappen in de hand
ui-stat-won = Gewonnen weddenschappen
ui-doing-captain = Kapitein deze ronde
ui-doing-left = { $count ->
    [0] Alle figuren zijn geweest
    [one] Nog { $count } figuur aan zet
   *[other] Nog { $count } figuren aan zet
}
ui-round = Ronde { $round }
ui-captain = { $seat } laat deze ronde een schip uitvaren
ui-aid = Punten aan het eind
ui-aid-good = Elk goed
ui-aid-good-value = marktprijs
ui-aid-bet = Gewonnen weddenschap
ui-aid-bet-value = haar getal
ui-aid-hidden = Al gewonnen
ui-aid-hidden-value = geheim
ui-aid-end = Einde na
ui-aid-end-value = 7 schepen
ui-tip-queue = De figuren die nog aan zet komen, in deze volgorde. Waar een figuur heen gaat, is haar plaats in de volgende ronde.
ui-tip-sterns = Elk vertrek kost een achtersteven. Na het zevende schip is het spel uit.
ui-tip-ship = De clan met de meeste schilden leidt een schip; bij een gelijke stand die het dichtst bij de boeg.
ui-tip-piece = De schilden tellen op dit schip voor de eigen clan.
ui-tip-good = Vaart het schip uit, dan nemen de clans aan boord om beurten goederen, de leider eerst.
ui-tip-circle = Een weddenschap hier wint als deze clan het schip leidt wanneer het uitvaart.
ui-tip-bet = De waarde blijft tot het eind geheim.
ui-tip-my-bet = Je weddenschappen zijn 1 tot 4 punten waard. Hooguit één voor elk schip.
ui-tip-market = Wat elke soort goederen aan het eind waard is.
ui-tip-my-goods = Je goederen. De anderen zien hoeveel, niet welke.
ui-tip-stack-load = Goederen voor het vijfde huis.
ui-tip-stack-draw = Goederen voor het negende huis.
ui-tip-sailing = De clans aan boord naar schilden. Ze nemen om beurten een goed tot er geen meer is.
ui-guide-welcome = Schepen verlaten de haven. Wie de meeste schilden aan boord heeft, neemt de beste goederen. Ook goede weddenschappen leveren punten op.
    .title = Welkom in de haven
ui-guide-queue = De figuren zijn in deze volgorde aan zet. Elk gaat naar één huis, en geen huis wordt twee keer per ronde gebruikt.
    .title = Wie is aan zet
ui-guide-village = Kies een huis voor je figuur. Wat het huis zegt gebeurt meteen. Hoe lager het nummer, hoe eerder je in de volgende ronde bent.
    .title = Het dorp
ui-guide-control = De getallen onder een schip tellen schilden. De clan op het lichte plaatje leidt; bij een gelijke stand die het dichtst bij de boeg.
    .title = Wie leidt
ui-guide-lift = Kies het deel dat beweegt. De ring toont welke dat mogen.
    .title = Een deel verplaatsen
ui-guide-jump = Het gaat naar het eind van een ander schip. Wijs een schip aan om te zien wie het dan leidt.
    .title = Waarheen
ui-guide-bet = Kies een weddenschap naar waarde. Alleen jij kent die.
    .title = Wedden
ui-guide-circle = Nu de cirkel van de clan die dit schip moet leiden als het uitvaart. Dat hoeft de jouwe niet te zijn.
    .title = Op wie
ui-guide-load = Leg het goed op een schip dat je leidt, of gaat leiden.
    .title = Laden
ui-guide-market = Maak duurder wat je hebt of hoopt te krijgen. Het geldt voor iedereen.
    .title = Markt
ui-guide-next = Een nieuwe ronde: de figuren zijn aan zet in de volgorde van de huizen waar ze stonden.
    .title = Volgende ronde
ui-guide-captain = Iemand staat aan het roer. Aan het eind van deze ronde vaart een schip uit.
    .title = Een kapitein
ui-guide-sail = Je bent kapitein. Kies een schip met goederen waarop je er goed voor staat.
    .title = Uitvaren
ui-guide-share = Er wordt genomen naar schilden, steeds rond. Wat een neutrale clan zou nemen gaat uit het spel.
    .title = Verdelen
ui-guide-end = Na het zevende schip is het uit: goederen tellen de marktprijs, gewonnen weddenschappen hun getal.
    .title = Het einde
ui-scene-sails = Schip { $ship } vaart uit
ui-scene-adrift = Niemand aan boord
ui-scene-leads = { $clan } leidt schip { $ship }
ui-scene-crew = Bemanning
ui-scene-lead = Leiding
ui-scene-goods = Goederen
ui-scene-bets = Weddenschappen
