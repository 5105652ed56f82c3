# Teksten van het getekende bord van Looot.

ui-stage = Het land en je fjord
ui-land = Het land
ui-fjord = Fjord: { $seat }
ui-viking-of = Viking: { $seat }
ui-show-land = Land vergroten
ui-show-fjord = Fjord vergroten
ui-look = { $name }: bekijk de fjord, { $points } punten, { $free } vrije vakken
ui-look-facts = { $points } punten, { $free } vrij
ui-close = Sluiten
ui-at-sea = Op zee
ui-in-bag = { $count } in de zak
ui-bag = Langschepen over
ui-bag-count = { $count } van { $of } langschepen zitten in de zak
ui-bag-key = Bleek: in de fjord van de speler met dit embleem. De volgorde in de zak is verborgen.
ui-of = van { $count }
ui-where-bag = in de zak
ui-where-sea = op zee
ui-in-fjord = in de fjord: { $seat }
ui-not-dealt = niet in dit spel
ui-sites = Bouwplaatsen
ui-shields = Schilden
ui-trophies = Trofeeën
ui-to-lay = Nog te leggen, de volgende eerst
ui-which-next = Volgende tegel kiezen
ui-due-now = Kies een vrij vak van je fjord.
ui-due-later = Komt later.
ui-full = vol
ui-full-at-once = meteen vol
ui-complete = klaar
ui-met = { $met } van { $of }
ui-met-here = Hier zijn { $met } van { $of } aanwezig.
ui-get = { $count ->
    [one] Je krijgt { $count } tegel.
   *[other] Je krijgt { $count } tegels.
}
ui-get-short = { $count ->
    [one] Je krijgt { $count } tegel, plaats voor { $room }.
   *[other] Je krijgt { $count } tegels, plaats voor { $room }.
}
ui-can-fill = Kan vullen: { $what }.
ui-fills = Vult: { $what }.
ui-serves = Telt voor: { $what }.
ui-points-then = Score dan: { $count }.
ui-why-house = ligt ernaast
ui-why-watchtower = je groep verbindt ze
ui-why-castle = groep van { $count }
ui-a-ship = langschip { $ship }
ui-a-trophy = trofee
ui-tiles = { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }
ui-vikings = { $count ->
        [one] Viking neergezet
       *[other] { $count } Vikingen neergezet
    }
ui-step-viking = Viking { $board }{ $hex }
ui-end-with = Beurt beëindigen: { $what }
ui-keep = Nemen: { $what }
ui-place-here = Zet hier neer
ui-lay-here = Leg hier
ui-lay-last = Leg en beëindig de beurt
ui-moor-here = Hier leggen
ui-missing-place = Kies een vak
ui-missing-lay = { $count ->
        [one] Leg de laatste tegel
       *[other] Leg { $count } tegels
    }
ui-missing-loot = Kies een tegel
ui-missing-moor = Kies zijn vak
ui-missing-ship = Kies een langschip
ui-missing-trophy = Kies een trofee
ui-not-yet = Je kunt je beurt nog niet beëindigen
ui-hint-place = Naast een Viking of langschip. Gebruik een schild vooraf.
ui-hint-declared = Ingezet: { $shield }. Kies het nog eens om het terug te nemen.
ui-hint-trophy = Je kunt in het spel maar één trofee nemen.
ui-hint-shield-key = Welk schild? 1 tweede Viking, 2 bezet vak, 3 dubbele grondstof.
ui-drag-viking = Jouw Vikingen: { $count }. Sleep er een naar een vak, of kies het vak.
ui-hint-second = Je tweede Viking van deze beurt.
ui-hint-lay = { $count ->
        [one] De laatste tegel.
       *[other] Nog { $count } tegels te leggen.
    }
ui-hint-loot = De rest blijft op het land.
ui-hint-quay = 1 langschip per beurt, 1 trofee per partij. Een leeg langschip kost 5 punten.
ui-hint-moor = Het kost 5 punten tot het vol is.
ui-key-shield = een schild inzetten
ui-key-ship = een langschip nemen
ui-key-trophy = een trofee nemen
ui-key-home = vak het dichtst bij je grootste groep, of beste plek voor de tegel
ui-key-end = de beurt beëindigen
ui-key-look = fjord van de volgende speler
ui-no-ship = Hier ligt geen langschip meer
ui-ship = Langschip { $ship }: vraagt { $needs }, { $met } van { $of } aanwezig
ui-ship-full = Langschip { $ship }: vol
ui-site = { $site }, { $points } punten: vraagt { $needs }, { $met } van { $of } aanwezig
ui-site-complete = { $site }: klaar, { $points } punten
ui-trophy-won = Je trofee: { $points } punten
ui-shield-used = { $shield }: gebruikt
ui-shield-idle = Je hebt geen tweede Viking meer
ui-shield-nobody = Bezet vak: er staat nog niemand op het land
ui-stat-vikings = Vikingen over
ui-stat-axes = Bijlen
ui-stat-points = punten
ui-doing-free = { $count ->
        [one] één vrij vak
       *[other] { $count } vrije vakken
    }
ui-number = Viking { $number } van { $of }
ui-now = nu { $count }
ui-sum-sites = bouw
ui-sum-trophy = trofee
ui-sum-empty = { $count } leeg
ui-tip-space = { $tile }: vak { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex }: { $count ->
        [0] geen tegel meer
        [one] nog één tegel
       *[other] nog { $count } tegels
    }
ui-tip-house = Een Viking ernaast neemt 1 tegel.
ui-tip-watchtower = Een groep van je Vikingen die 2 wachttorens verbindt, neemt van elk 1 tegel, één keer per paar.
ui-tip-castle = Een groep van 4 Vikingen bij het kasteel neemt één tegel, van 8 een tweede, van 12 een derde.
ui-tip-ship = Aan het eind van je beurt mag je een langschip nemen. Vol verhoogt het de waarde van zijn soort; leeg aan het eind kost het 5.
ui-tip-slot = Lege plek. De zak is leeg.
ui-tip-trophy = Trofee voor { $axes } bijlen: { $points } punten. 1 per speler.
ui-tip-trophy-gone = Genomen: { $seat }
ui-tip-cell = Vrij vak { $cell }
ui-tip-moored = Vol als alles wat het nodig heeft eromheen ligt.
ui-tip-site = Ze is klaar als alles wat ze vraagt eromheen ligt.
ui-tip-cup = Plek voor je trofee.
ui-tip-shield-second = Zet deze beurt een tweede Viking. Eén keer per partij.
ui-tip-shield-occupied = Zet je Viking op een bezet vak. Eén keer per partij.
ui-tip-shield-double = Neem 2 grondstoffen in plaats van 1. Eén keer per partij.
ui-tip-bag = Welke langschepen en bouwplaatsen er zijn en wat nog kan komen (B)
ui-tip-unfilled = Langschepen die niet vol zijn: { $count }. Elk kost 5 punten.
ui-tip-points = Score nu.
ui-guide-welcome = Stuur Vikingen over het land, verzamel grondstoffen, verover gebouwen en leg alles in je fjord. De meeste punten winnen.
    .title = Welkom bij de fjord
ui-guide-place = Zet een Viking op een oplichtend vak. Wijs er een aan, en een kaart zegt wat het brengt.
    .title = Een Viking
ui-guide-fjord = Dit is je fjord. Elke tegel gaat naar een vrij vak en blijft daar. Wat om langschepen en bouwplaatsen ligt, telt voor ze.
    .title = Je fjord
ui-guide-ship = Aan het eind van je beurt mag je hier een langschip nemen en aanmeren. De tekens in de romp heeft het om zich heen nodig.
    .title = Langschepen
ui-guide-unfilled = Een leeg langschip kost aan het eind 5 punten. Een vol schip verhoogt de waarde van alle tegels van zijn soort.
    .title = Vul ze
ui-guide-houses = Een Viking naast een huis neemt een van zijn tegels.
    .title = Huizen
ui-guide-towers = Een groep van jouw Vikingen die twee wachttorens verbindt, neemt van elk een tegel. Elk paar betaalt één keer.
    .title = Wachttorens
ui-guide-castles = Een groep van vier bij een kasteel neemt een tegel, van acht een tweede, van twaalf een derde.
    .title = Kastelen
ui-guide-sites = Haven, altaar en paleis geven 5, 7 en 9 punten zodra alles wat ze vragen eromheen ligt.
    .title = Bouwplaatsen
ui-guide-shields = Drie schilden, elk één keer per spel: een tweede Viking, een bezet vak of de grondstof dubbel. Kies voor je neerzet.
    .title = Schilden
ui-guide-trophy = Bijlen alleen geven geen punten. Met genoeg bijlen mag je één trofee nemen: later misschien een betere, maar anderen willen haar ook.
    .title = Trofeeën
ui-guide-bag = Deze lijst zegt welke langschepen nog kunnen komen en wie de andere heeft.
    .title = De zak
ui-guide-end = Het spel eindigt als alle Vikingen staan. Hier zie je wat je hebt en waar het vandaan komt.
    .title = Het einde nadert
ui-scene-filled = Langschip gevuld
ui-scene-full = Gevuld
ui-scene-worth = Nieuwe waarde
ui-scene-value = { $tile }: elk { $was } → { $now }.
ui-scene-site = Bouwplaats voltooid
ui-scene-trophy = De trofee voor { $axes } bijlen
