# Teksten van het getekende bord van Een feest voor Odin.

ui-stage = Het actiebord en je hoeve
ui-action-board = Actiebord, { $count } vakken
ui-panels = Weergaven
ui-tab-actions = Acties
ui-tab-estate = Hoeve
ui-tab-world = Wereld
ui-estate = Hoeve: { $seat }
ui-your-estate = Jouw hoeve
ui-focus-estate = Hoeve groter
ui-focus-board = Actiebord groter
ui-close = Sluiten
ui-search = Kaarten doorzoeken
ui-decide = Beslissen
ui-look = { $name }: bekijk de hoeve, { $points } punten, inkomen { $income }
ui-starts = begint de ronde
ui-round = Ronde { $round } van { $of }
ui-next-round = Ronde { $round }
ui-harvest = Oogst
ui-island-turns = { $island } draait om
ui-turns-in = Draait om in ronde { $round }
ui-phase = Fase { $number } van 12: { $phase }
ui-phase-1 = Nieuwe viking
ui-phase-2 = Oogst
ui-phase-3 = Eilanden
ui-phase-4 = Wapen
ui-phase-5 = Acties
ui-phase-6 = Startspeler
ui-phase-7 = Inkomen
ui-phase-8 = Dieren
ui-phase-9 = Feestmaal
ui-phase-10 = Bonus
ui-phase-11 = Bergen
ui-phase-12 = Vikingen terug

## The action board

ui-group-build_houses = Huizen
ui-group-build_ships = Schepen
ui-group-hunting = Jacht
ui-group-livestock_market = Vee
ui-group-weekly_market = Markt
ui-group-products = Producten
ui-group-crafting = Ambacht
ui-group-mountains_and_trade = Bergen|& handel
ui-group-sailing = Zeevaart
ui-group-emigration_and_occupation = Emigratie|& mensen
ui-group-imitation = Nabootsen
ui-group-open = { $group }: { $count } open
ui-or = of
ui-stock-last = één
ui-stock-none = geen
ui-filter = Welke vakken
ui-filter-all = Alle
ui-filter-open = Open voor jou ({ $count })
ui-filter-food = Voedsel
ui-filter-goods = Goederen, bouwen
ui-filter-sail = Zeevaart, mensen
ui-open-spaces = { $count } van { $of } vakken zijn open voor jou
ui-vikings = { $count ->
        [one] { $count } viking
       *[other] { $count } vikingen
    }
ui-taken-by = bezet: { $seat } ({ $count })
ui-lacks = { $what }: { $need } nodig, je hebt { $have }
ui-lack-viking = vikingen
ui-lack-island = eilanden
ui-lack-house = huizen over
ui-lack-berth = vrije ligplaatsen
ui-lack-good = goederen
ui-lack-card = kaarten
ui-lack-source = vakken om na te bootsen
ui-lack-seat = vrije plaatsen
ui-stay = { $count ->
        [0] Er blijft geen viking bij het Ding
        [one] { $count } viking blijft bij het Ding
       *[other] { $count } vikingen blijven bij het Ding
    }
ui-send = { $count ->
        [one] Stuur { $count } viking
       *[other] Stuur { $count } vikingen
    }
ui-send-pay = Stuur { $count }, betaal { $silver } zilver
ui-pass = Passen
ui-strip = Berg { $strip }
ui-mountains = Bergen
ui-mine-hint = Kies het laatste dat je wilt: alles ervoor komt mee.
ui-taken-from = { $count } van berg { $strip }
ui-up-to = tot { $count }
ui-no-strip = Er ligt geen berg open.
ui-explore = Verkennen
ui-ship-stays = het schip blijft van jou
ui-forge = Smederij
ui-sale = Speciale verkoop

## The estate

ui-points-now = Punten nu
ui-bay = Baai
ui-berth-ship = { $ship }: { $points } punten, erts { $ore }, plaats voor { $room }
ui-berth-small = Vrije ligplaats: walvisboot, 3 zilver
ui-berth-large = Vrije ligplaats: knarr 5, langschip 8 zilver
ui-stable = { $item }: { $count }, drachtig { $pregnant }
ui-pregnant = { $count } drachtig
ui-cells-to = { $count ->
        [one] { $count } vakje tot { $next }
       *[other] { $count } vakjes tot { $next }
    }
ui-board-words = { $board }: inkomen { $income }, min { $minus }, tegels { $count }
ui-feast-table = Feesttafel: { $laid } van { $fill } plaatsen gedekt, geëmigreerde schepen { $ships }
ui-unexplored = Onverkend
ui-with-silver = met zilver
ui-no-islands = Er is geen eiland over.
ui-island-words = { $points } punten, { $silver } zilver, { $minus } te bedekken
ui-special-tiles = Speciale tegels
ui-special-words = { $item }: zwaardwaarde { $sword }, { $price ->
        [-1] niet te koop
       *[other] prijs { $price }
    }
ui-left = { $count } over
ui-thing = Dingplaats
ui-vikings-left = { $count ->
        [one] { $count } viking over
       *[other] { $count } vikingen over
    }
ui-ladder = Goederen naar vorm en kleur
ui-occupations = Beroepen
ui-in-hand = in de hand
ui-played = gespeeld
ui-score-ships = Schepen
ui-score-emigrants = Emigratie
ui-score-islands = Eilanden
ui-score-buildings = Schuren en huizen
ui-score-animals = Dieren
ui-score-occupations = Beroepen
ui-score-silver = Zilver
ui-score-home-minus = Open vakjes thuis
ui-score-island-minus = Open vakjes op eilanden
ui-score-building-minus = Open vakjes in huizen
ui-score-penalties = Dingstraffen
ui-score-other = Kroon en kaarten

## Any time

ui-anytime = Altijd
ui-anytime-hint = kost geen beurt
ui-shut-first_part = Opent na het eerste deel van deze actie
ui-shut-peeks = Te vaak bekeken: opent bij je volgende zet
ui-shut-nothing = Er kan nu niets
ui-shut-other_seat = Niet jouw beslissing
ui-lay = Leggen
ui-ships = Schepen
ui-take-in-hand = In de hand nemen: { $item }
ui-lay-here = Hier leggen
ui-lay-on = { $item } op { $board }: { $count } plekken, nu { $cell }
ui-lay-coins = Leg { $count } × { $item }
ui-put-back = Terugleggen
ui-back-to-turn = Terug naar de beurt
ui-turn = Draaien
ui-mirror = Spiegelen
ui-aim = Wijs een plek aan; R draait, Enter legt
ui-aim-phone = Tik op een vakje; nog eens: volgende plek
ui-paint-hint = Sleep over de vakjes; nog eens haalt ze weg
ui-touch-green = Groen mag groen niet raken.
ui-touch-blue = Blauw mag alles raken.
ui-touch-special = Mag alles raken; kan gespiegeld worden.
ui-touch-red = Alleen in huizen; niet naast rood.
ui-touch-orange = Alleen in huizen; niet naast oranje.
ui-touch-plain = Elk één vakje.
ui-nth = { $number } van { $of }
ui-income-then = Inkomen { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } punt
       *[other] +{ $count } punten
    }
ui-bonus-lost = bonus kwijt: { $items }
ui-no-bonus-lost = geen bonus kwijt
ui-keep-laid = { $count ->
        [one] Houden: { $count } tegel gelegd
       *[other] Houden: { $count } tegels gelegd
    }
ui-in-ladder = Kies bij de goederen hieronder
ui-step-lay = { $item } op { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } berg
       *[other] { $count } bergen
    }
ui-step-upgrade = { $count ->
        [one] { $count } verbetering
       *[other] { $count } verbeteringen
    }
ui-step-trade = Draai er { $count } naar blauw
ui-step-purchase = { $count ->
        [one] Koop { $count } tegel
       *[other] Koop { $count } tegels
    }
ui-step-serve = { $count ->
        [one] { $count } bord
       *[other] { $count } borden
    }
ui-step-leave = { $count } leeg
ui-step-play = { $count ->
        [one] Speel { $count } kaart
       *[other] Speel { $count } kaarten
    }
ui-take-fewer = { $rest ->
        [0] Neem { $count }
       *[other] Neem { $count }, laat { $rest } schieten
    }
ui-window-income = Voor het inkomen
ui-window-bonus = Voor de bonus
ui-window-end = Leg wat over is
ui-window-facts = Inkomen { $income }, open minpunten { $minus }.
ui-window-next = { $count ->
        [one] { $count } vakje meer op { $board } geeft { $income }.
       *[other] { $count } vakjes meer op { $board } geven { $income }.
    }
ui-is-busy = { $name } legt
ui-is-done = { $name } is klaar
ui-nothing-more = Niets meer
ui-nothing-more-laid = Houd { $count }, niets meer
ui-done-score = Klaar, tel de punten

## Dice

ui-die = steen
ui-die-high = { $die }, hoog
ui-die-low = { $die }, laag
ui-three-rolls = Tot 3 worpen; de laatste telt
ui-failure-brings = Mislukken geeft { $items }
ui-boats = { $count ->
        [one] { $count } boot
       *[other] { $count } boten
    }
ui-counts = telt
ui-last-counts = De laatste worp telt, ook een slechtere. Over: { $count }
ui-no-roll = Geen worp over
ui-ship-ore = scheepserts
ui-less-ore = na aftrek van { $count } erts
ui-of = van { $count }
ui-fewer = minder: { $item }
ui-more = meer: { $item }
ui-could-add = Steen en zwaarden kunnen { $count } toevoegen
ui-loot = Wat je kunt nemen
ui-to-pay = te betalen
ui-cannot-pay = Je hebt { $need } nodig en hebt { $have }.
ui-success = Gelukt
ui-give-up = Opgeven
ui-give-up-home = { $count ->
        [0] Opgeven
       *[other] Opgeven, { $count } terug
    }
ui-vikings-home = vikingen terug
ui-home-up-to = tot { $count } vikingen terug
ui-fits = { $count ->
        [0] Geen plek op je borden
        [one] { $count } plek op je borden
       *[other] { $count } plekken op je borden
    }
ui-silver-now = { $count } zilver meteen
ui-to-cover = { $count } te bedekken
ui-income-range = inkomen { $least }, tot { $most }
ui-places-for = Plekken voor je tegels

## The feast

ui-feast = Het feestmaal
ui-seats-to-fill = { $count ->
        [one] { $count } plaats te dekken
       *[other] { $count } plaatsen te dekken
    }
ui-empty-costs = een lege plaats kost 3 punten
ui-to-fill = te dekken
ui-laid = gedekt
ui-open-seats = open
ui-empty = leeg
ui-feast-rule = Nooit twee van een kleur naast elkaar; alleen de eerste van een soort ligt in de lengte.
ui-cheapest = Dek het goedkoopst
ui-cheapest-hint = vervangt wat je legde
ui-all-served = alles opgediend
ui-beside-red = rood naast rood
ui-beside-orange = oranje naast oranje
ui-beside-green = groen naast groen
ui-too-long = te lang
ui-table-set = De tafel is gedekt.
ui-serve-on = Opdienen en verder
ui-serve-end = Opdienen en feest afsluiten
ui-leave = Plaats leeg laten

## Cards and markers

ui-hand = Jouw beroepen
ui-keep-one = Houd een van de twee
ui-only-you = alleen jij ziet ze
ui-no-cards = Je hebt geen kaart in de hand.
ui-still-choosing = Kiezen nog: { $names }
ui-pick = Neem een grondstoffiche
ui-pick-hint = Groot: na een oogst. Klein, bruin: na een misoogst. Elke ronde, het hele spel.
ui-or-brown = of { $item }

## The guided first game

ui-guide-welcome = Stuur vikingen op jacht, naar het ambacht, op rooftocht en verkenning. Wat ze brengen bedekt je borden: open vakjes kosten punten, bedekte verhogen je inkomen.
    .title = Een feest voor Odin
ui-guide-board = Elk vak vraagt zoveel vikingen als zijn kolom zegt. Links van de pijl staat de prijs, rechts de opbrengst. Omrande vakken zijn open voor jou.
    .title = Het actiebord
ui-guide-vikings = Hier liggen je vikingen, grondstoffen, wapens en goederen. Kies een vak en de knop zegt wat het kost.
    .title = Jouw bank
ui-guide-estate = Je thuisbord. Groene en blauwe goederen bedekken het; eerst linksonder, dan klimt de gouden munt: je inkomen.
    .title = Jouw hoeve
ui-guide-lay = Omrande goederen passen op een bord. Klik er een aan, wijs een plek, R draait. Het kost geen beurt.
    .title = Tegels leggen
ui-guide-ladder = Elke kolom is een vorm, elke rij een kleur. Verbeteren is een trede hoger: oranje, rood, groen, blauw.
    .title = Verbeteringen
ui-guide-dice = Werp tot drie keer; de laatste worp telt. Betaal het resultaat, of geef op en krijg iets kleins.
    .title = Dobbelstenen
ui-guide-feast = Dek de plaatsen met voedsel. Nooit twee van een kleur naast elkaar. “Dek het goedkoopst” doet het voor je.
    .title = Het feestmaal
ui-guide-income = Voor het inkomen mag je nog eens leggen. De strook zegt wat het volgende inkomen vraagt.
    .title = Voor het inkomen
ui-guide-round = Elke ronde heb je een viking meer. Eilanden draaien om, en hun zilver groeit zolang niemand ze neemt.
    .title = De volgende ronde
ui-guide-sail = Schepen openen rooftocht, verkenning en emigratie. Een geëmigreerd schip geeft punten en eet niet.
    .title = Schepen
ui-guide-end = De laatste ronde: bedek minvakjes, bouw, emigreer. Wat overblijft telt weinig.
    .title = Het einde

## Choices, prompts and keys

ui-for-nothing = gratis
ui-pay-left = betaal { $things }, { $left } over
ui-ore-lost = erts verloren: { $count }
ui-emigrate-note = betaal { $silver } zilver, 2 plaatsen minder te voeden
ui-keep-it = Houden
ui-keep-boat = Boot houden
ui-stay-here = Blijven
ui-keep-in-hand = In de hand houden
ui-no-card = Geen kaart
ui-no-upgrade = Niet verbeteren
ui-turn-none = Geen omdraaien
ui-only-this = Alleen deze
ui-mine-no-more = Niets meer nemen
ui-play-no-more = Geen meer spelen
ui-at-least-one = Ten minste één
ui-first-card = Eerst 1 kaart in je hand
ui-ore-adds = Erts op je langschip: +{ $count }
ui-adds-up-to = { $items }: tot +{ $count }
ui-pays-up-to = { $items }: je kunt { $count } betalen
ui-card-before = Ervoor: kaart spelen
ui-card-after = Erna: kaart spelen
ui-asked-after = Daarna wordt het opnieuw gevraagd
ui-click-again = Klik nog eens om te sturen.
ui-do-mine = { $count ->
        [one] Neem { $count } ding
       *[other] Neem { $count } dingen
    }
ui-do-upgrade = Waardeer { $count } op
ui-upgrade-fewer = Waardeer { $count } op, laat { $rest } vervallen
ui-do-purchase = Koop { $count } voor { $silver } zilver
ui-do-explore = Verken: { $island }
ui-do-emigrate = Emigreer, { $silver } zilver
ui-take-loot = Neem: { $item }
ui-send-with = Stuur { $count }: { $what }
ui-send-sail = Stuur { $count }, boten: { $number }
ui-pay-dice = Betaal { $things }
ui-pay-nothing = Betaal niets, succes
ui-choose-source = Kies een veld om na te doen
ui-choose-island = Kies een eiland
ui-reveals-card = Kan niet ongedaan worden: er wordt een kaart getrokken
ui-reveals-die = Kan niet ongedaan worden: er wordt gedobbeld
ui-reveals-weapon = Kan niet ongedaan worden: er worden wapens getrokken
ui-ask-lay = Leg neer: { $item }.
ui-ask-anytime = Altijd. Je beurt wacht.
ui-ask-pass = { $count ->
        [one] Passen met { $count } viking?
       *[other] Passen met { $count } vikingen?
    }
ui-ask-fail = Opgeven? Je krijgt { $items }.
ui-ask-send = { $count ->
        [one] { $what }: { $count } viking sturen?
       *[other] { $what }: { $count } vikingen sturen?
    }
ui-materials = Materiaal
ui-weapons = Wapens
ui-card-asks = { $card } vraagt
ui-card-badge = een kaart vraagt
ui-must = Hij moet worden uitgevoerd.
ui-then-asks = Daarna ook: { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = kost { $things }
ui-brings = levert { $things } op
ui-no-change = er verandert niet meteen iets
ui-skip = Sla me over als alleen munten passen
ui-fill-income = Vul tot het volgende inkomen
ui-one-more = één meer
ui-one-less = één minder
ui-open-cells = Open vakken { $now } → { $then }
ui-load-ore = Erts laden
ui-no-load-action = niet tijdens een actie
ui-no-load-ore = je hebt geen erts
ui-no-load-room = geen schip heeft ruimte
ui-lapses = vervalt met je eerste vikingen
ui-other-leaves = De andere verlaat ongezien het spel.
ui-you-look = Je bekijkt het erf: { $name }.
ui-waiting-space = Wachtveld
ui-waiting-words = { $count ->
        [one] { $count } viking wacht daar
       *[other] { $count } vikingen wachten daar
    }
ui-copy-column = doe kolom { $column } na
ui-still-busy = Nog bezig: { $names }
ui-cheapest-uses = Gebruikt { $things }.
ui-cheapest-empty = Lege plaatsen: { $count }.
ui-feast-pays = Let op je feest: { $cards }
ui-emigrate-with = { $ship }: { $points } punten
ui-taken-second = bezet: tweede kleur ({ $count })
ui-spare = Het goedkoopste, maar houd:
ui-key-pass = passen
ui-key-roll = dobbel
ui-key-fail = geef de dobbelactie op
ui-key-anytime = toon wat altijd kan
ui-key-cheapest = leg het goedkoopste feestmaal
ui-key-leave = laat een plaats leeg
ui-key-income = vul met munten tot het volgende inkomen
ui-key-turn = draai of spiegel de tegel in de hand
ui-key-look = bekijk de volgende speler
ui-key-panes = maak een paneel groter
