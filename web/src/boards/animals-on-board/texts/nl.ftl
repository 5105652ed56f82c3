# Teksten van het getekende bord van Animals on Board.

ui-back-short = verborgen
ui-quay = Kade
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
ui-too-dear = Kost { $count }, je hebt { $have }
ui-no-split = 1 tegel kun je niet splitsen.
ui-stays = blijft · { $count }
ui-goes = nieuwe groep · { $count }
ui-tile-part = Naar de nieuwe groep: { $tile }
ui-tile-back = Terug: { $tile }
ui-either = Deze groep nemen of splitsen
ui-take-short = Nemen voor { $count }
ui-split-short = Splitsen
ui-confirm-take = { $count ->
    [one] { $count } tegel nemen
   *[other] { $count } tegels nemen
}
ui-confirm-split = { $group } splitsen: { $stay } | { $go }
ui-confirm-keep = { $tile } houden
ui-confirm-shed = { $count ->
    [one] { $count } tegel achterlaten
   *[other] { $count } tegels achterlaten
}
ui-hint-take = Je betaalt { $count }: kratten { $before } → { $after }. Daarna wacht je op de volgende ronde.
ui-hint-split = Sleep tegels over het touw, of tik erop. Je krijgt een krat: { $before } → { $after }.
ui-hint-split-five = Sleep tegels over het touw, of tik erop. Met 5 kratten geef je er een terug: { $before } → { $after }.
ui-hand = Houd 1 tegel voor je ark.
ui-hand-done = Je bent klaar. De anderen kiezen nog.
ui-hand-others = Iedereen kiest in het geheim.
ui-keep = { $tile } houden
ui-stack = { $count ->
    [one] tegel over
   *[other] tegels over
}
ui-supply = { $count ->
    [one] krat
   *[other] kratten
}
ui-boat = { $seat }: tegels { $load }, kratten { $crates }{ $out ->
    [1] . Uit deze ronde.
   *[other] .
}
ui-ark = Je ark
ui-berths = { $load } van { $space } plaatsen
ui-only-you = alleen jij ziet hem
ui-pair = paar · 0
ui-crates = { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}
ui-if-ended = Score nu
ui-shed = Achterlaten: { $tile }
ui-shed-more = { $count ->
    [one] Kies nog { $count } tegel die achterblijft.
   *[other] Kies nog { $count } tegels die achterblijven.
}
ui-shed-pair = Er blijft een paar over. Kies andere tegels.
ui-stat-ark = Dieren op de ark
ui-stat-crates = Kratten
ui-of = van { $count }
ui-doing-chosen = Klaar
ui-doing-out = Uit tot de volgende ronde
ui-doing-starts = Uit, begint de volgende ronde
ui-doing-flag = Begint
ui-doing-flag-chosen = Klaar, begint
ui-doing-flag-choosing = Kiest, begint
ui-round = Ronde { $round }
ui-last-round = Laatste ronde
ui-aid = Punten
ui-aid-single = Alleen
ui-aid-single-value = zijn getal
ui-aid-pair = Paar
ui-aid-pair-value = 0
ui-aid-herd = Kudde, 3 of meer
ui-aid-herd-value = elk 5
ui-aid-crate = Elke krat
ui-tip-tile = { $tile }. Alleen telt het zijn getal, in een kudde van 3 of meer 5 punten, in een paar niets.
ui-tip-back = De verborgen tegel. Alleen wie hem neemt, ziet hem.
ui-tip-pen = Neem deze groep voor 1 krat per tegel, of splits hem en krijg 1 krat.
ui-tip-price = { $count ->
    [one] Prijs: { $count } krat, 1 per tegel.
   *[other] Prijs: { $count } kratten, 1 per tegel.
}
ui-tip-hand = Alleen jij ziet deze 3 tegels. 1 blijft verborgen op je ark, de andere gaan naar de kade.
ui-tip-stack = Tegels over. Ze vullen de kade aan het begin van een ronde.
ui-tip-supply = Kratten in voorraad. Een groep splitsen levert er 1 op.
ui-tip-boat = De ark van { $seat }. Iedereen ziet hoeveel tegels erop liggen, niet welke.
ui-tip-ark = Heeft een ark 10 tegels, dan wordt de ronde uitgespeeld en geteld.
ui-tip-crates = Je kratten, hoogstens 5. Elke krat is aan het eind 1 punt waard.
ui-tip-single = Alleen: een dier telt zijn getal.
ui-tip-pair = Paar: 2 van een soort tellen niets.
ui-tip-herd = Kudde: 3 of meer van een soort tellen elk 5.
ui-guide-welcome = Vul een ark met dieren. Dieren alleen en kuddes leveren punten op, paren niets.
    .title = Welkom aan boord
ui-guide-keep = Iedereen bekijkt 3 tegels en houdt er 1 verborgen. Een hoog getal is goed voor een dier alleen.
    .title = Houd 1 tegel
ui-guide-quay = Deze tegels liggen deze ronde op de kade. De verborgen tegel kent niemand.
    .title = De kade
ui-guide-split = Splits in je beurt een groep of neem er een. Splitsen levert 1 krat op. Tik op een groep, dan op de tegels voor de nieuwe.
    .title = Splitsen
ui-guide-take = Je hebt genoeg kratten voor een groep: 1 krat per tegel. Daarna wacht je op de volgende ronde.
    .title = Nemen
ui-guide-out = Je hebt een groep genomen. De anderen spelen de ronde uit. Je andere kratten houd je.
    .title = Even wachten
ui-guide-hidden = Alleen jij ziet je ark. De bordjes zeggen wat elke soort oplevert. Let op de rode: paren tellen niets.
    .title = Je ark
ui-guide-starter = Wie het eerst neemt, begint de volgende ronde. Dat kan veel waard zijn.
    .title = Als eerste nemen
ui-guide-five = Met 5 kratten kost splitsen 1 krat. Neem liever een groep.
    .title = 5 kratten
ui-guide-last = Alleen jij bent nog in de ronde. Splits, neem of stop.
    .title = Laatste beurt
ui-guide-end = Een ark heeft 10 tegels: dit is de laatste ronde. De paren gaan weg, dan wordt geteld.
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
