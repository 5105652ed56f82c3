# Teksten van het getekende bord van Animals on Board.

ui-back-short = gedekt
ui-quay = De kade
ui-pen-name = Groep { $group }
ui-pen = Groep { $group }, { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}: { $tiles }.
ui-pen-take = Je kunt hem nemen voor { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}.
ui-pen-split = Je kunt hem splitsen.
ui-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
ui-too-dear = te duur: { $count } kratten
ui-no-split = Eén tegel kan niet gesplitst worden.
ui-stays = blijft · { $count }
ui-goes = nieuwe groep · { $count }
ui-tile-part = Naar de nieuwe groep: { $tile }
ui-tile-back = Terug: { $tile }
ui-either = Deze groep nemen of splitsen
ui-take-short = Neem voor { $count }
ui-split-short = Splits
ui-confirm-take = { $count ->
    [one] Neem { $count } tegel
   *[other] Neem { $count } tegels
}
ui-confirm-split = Splits { $stay } | { $go }
ui-confirm-keep = Houd: { $tile }
ui-confirm-shed = { $count ->
    [one] Laat { $count } tegel aan land
   *[other] Laat { $count } tegels aan land
}
ui-hint-take = Je betaalt { $count }: kratten { $before } → { $after }. Daarna wacht je op de volgende ronde.
ui-hint-split = Tik op tegels om ze over het touw te sturen. Je krijgt een krat: { $before } → { $after }.
ui-hint-split-five = Tik op tegels om ze over het touw te sturen. Met vijf kratten gaat er één terug: { $before } → { $after }.
ui-hand = Houd er een voor je ark
ui-hand-done = Je hebt gekozen. De anderen denken nog na.
ui-hand-others = Iedereen kiest in het geheim.
ui-keep = Houd: { $tile }
ui-stack = { $count ->
    [one] tegel over
   *[other] tegels over
}
ui-supply = { $count ->
    [one] krat
   *[other] kratten
}
ui-boat = { $seat }: { $load ->
    [one] { $load } tegel
   *[other] { $load } tegels
} op de ark, { $crates ->
    [one] { $crates } krat
   *[other] { $crates } kratten
}{ $out ->
    [1] , uit deze ronde
   *[other] {""}
}
ui-ark = Je ark
ui-berths = { $load } van { $space } plaatsen
ui-only-you = alleen jij ziet hem
ui-pair = paar · 0
ui-crates = { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}
ui-if-ended = Als het nu afliep
ui-shed = Aan land laten: { $tile }
ui-shed-more = { $count ->
    [one] Kies nog { $count } tegel die aan land blijft.
   *[other] Kies nog { $count } tegels die aan land blijven.
}
ui-shed-pair = Dan bleven er precies twee van een soort. Kies andere.
ui-stat-ark = Dieren op de ark
ui-stat-crates = Kratten
ui-of = van { $count }
ui-doing-chosen = Heeft gekozen
ui-doing-out = Uit tot de volgende ronde
ui-doing-starts = Uit, begint de volgende ronde
ui-doing-flag = Heeft de startvlag
ui-doing-flag-chosen = Heeft gekozen, startvlag
ui-doing-flag-choosing = Kiest nog, startvlag
ui-round = Ronde { $round }
ui-last-round = Laatste ronde
ui-aid = Wat levert wat op
ui-aid-single = Enige van zijn soort
ui-aid-single-value = zijn getal
ui-aid-pair = Precies twee
ui-aid-pair-value = niets
ui-aid-herd = Drie of meer
ui-aid-herd-value = elk 5
ui-aid-crate = Elke krat
ui-tip-tile = { $tile }. Alleen van zijn soort telt hij zijn getal, in een kudde van drie of meer 5, als een van precies twee niets.
ui-tip-back = Niemand heeft deze tegel gezien. Wie hem neemt ziet hem, de anderen niet.
ui-tip-pen = Een groep op de kade. Neem hem voor één krat per tegel, of splits hem en krijg een krat.
ui-tip-price = Prijs: { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}, één per tegel.
ui-tip-hand = Drie tegels mag je bekijken. Eén blijft geheim op je ark, de andere gaan naar de kade.
ui-tip-stack = De stapel. Aan het begin van een ronde wordt de kade ermee aangevuld.
ui-tip-supply = De kratten die niemand heeft. Een splitsing levert er één op.
ui-tip-boat = De ark van { $seat }. Hoeveel tegels erop liggen is open, welke is geheim.
ui-tip-ark = Liggen er op een ark tien tegels, dan wordt de ronde uitgespeeld en daarna geteld.
ui-tip-crates = Je kratten, hooguit vijf. Elke krat aan het eind is een punt.
ui-tip-single = Een dier dat alleen is van zijn soort telt zijn getal.
ui-tip-pair = Precies twee van een soort tellen niets.
ui-tip-herd = Drie of meer van een soort tellen elk 5.
ui-guide-welcome = Je vult een ark met dieren. Kuddes en eenlingen leveren punten op, paren niets.
    .title = Welkom aan boord
ui-guide-keep = Iedereen bekijkt drie tegels en houdt er in het geheim een. Een hoog getal is een goede eenling.
    .title = Houd er een
ui-guide-quay = Deze tegels liggen deze ronde op de kade. Eén is gedekt: niemand kent hem.
    .title = De kade
ui-guide-split = In je beurt splits je een groep of neem je er een. Splitsen levert een krat op. Tik op een groep en dan op de tegels voor de nieuwe.
    .title = Splitsen
ui-guide-take = Je hebt genoeg kratten voor een groep: één krat per tegel. Wie neemt, is uit de ronde.
    .title = Nemen
ui-guide-out = Je hebt genomen. De anderen spelen de ronde uit. Je kratten houd je.
    .title = Even eruit
ui-guide-hidden = Alleen jij ziet je ark. De bordjes zeggen wat elke soort oplevert. Let op de rode: precies twee tellen niets.
    .title = Je ark
ui-guide-starter = Wie het eerst neemt, begint de volgende ronde. Dat kan veel waard zijn.
    .title = Eerst eruit, eerst aan zet
ui-guide-five = Met vijf kratten kost een splitsing er één in plaats van er één op te leveren. Tijd om te nemen.
    .title = Vijf kratten
ui-guide-last = Alleen jij bent nog in de ronde. Nog één beurt: splitsen, nemen of ervan afzien.
    .title = Laatste beurt
ui-guide-end = Tien tegels op een ark, en deze ronde is de laatste. Dan gaan de paren eraf en telt de rest.
    .title = Het einde nadert
ui-scene-arks = De arken gaan open
ui-scene-ark = De ark: { $seat }
ui-scene-open = Openen
ui-scene-pairs = Paren gaan
ui-scene-count = Tellen
ui-scene-result = Uitslag
ui-scene-herds = Kuddes tellen 5 per dier
ui-scene-alone = Alleen: het getal. Kisten: elk 1.
ui-scene-crates = Kisten
