# Looot

summary = Stuur Vikingen over het land, verover gebouwen en vul de langschepen in je fjord.

option-layout = Land
option-layout-help = Hoe de landborden aan elkaar liggen.
option-layout-random = Willekeurig
option-layout-example = Vast voorbeeld

## Moves

move-place = Zet een Viking op { $board }{ $hex }
    .detail = Zet een Viking op { $board }{ $hex }: { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; verovert { $tiles }
        }{ $short ->
            [1] { "" }; plaats voor { $room }
           *[0] { "" }
        }; groep van { $size }; naast { $near }
move-shield = Gebruik een schild: { $shield }
move-lay = Leg op vak { $cell }
    .detail = Leg op vak { $cell }: dan { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; heeft { $near }
               *[0] { "" }; dient: { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, dan vol
        }; naast { $cells }
move-loot = Neem de tegel van { $board }{ $hex }
    .detail = Neem de tegel van { $board }{ $hex }: { $tile }
move-ship = Neem het langschip van plek { $slot }
    .detail = Neem het langschip van plek { $slot }: { $ship } (vraagt { $needs }; op zijn best { $met } van 3 op vak { $cell })
move-trophy = Neem de trofee voor { $axes } bijlen
    .detail = Neem de trofee voor { $axes } bijlen: { $points } punten
move-done = Beurt beëindigen

## What is being asked

prompt-place = { $occupied ->
    [1] Zet een Viking op een bezet vak.
   *[0] { $shields ->
        [0] Zet een Viking.
       *[other] Zet een Viking. Je mag eerst een schild gebruiken.
    }
}
    .other = { $seat } zet een Viking.
prompt-lay = Leg de tegel in je fjord: { $tile }.
    .other = { $seat } legt een tegel: { $tile }.
prompt-loot = { $count ->
    [one] Kies wat je neemt. Plaats voor nog { $count } tegel.
   *[other] Kies wat je neemt. Plaats voor nog { $count } tegels.
}
    .other = { $seat } kiest tegels. Vrije vakken: { $count }.
prompt-quay = { $ships ->
    [0] Neem een trofee of beëindig je beurt.
   *[other] { $trophies ->
        [0] Neem een langschip of beëindig je beurt.
       *[other] Neem een langschip of een trofee, of beëindig je beurt.
    }
}
    .other = { $ships ->
        [0] { $seat } mag een trofee nemen.
       *[other] { $trophies ->
            [0] { $seat } mag een langschip nemen.
           *[other] { $seat } mag een langschip of een trofee nemen.
        }
    }
prompt-moor = Leg het langschip in je fjord: { $ship }.
    .other = { $seat } legt een langschip: { $ship }.

## The log

log-shield = { $seat } gebruikt een schild: { $shield }.
    .you = Je gebruikt een schild: { $shield }.
log-place = { $seat } zet een Viking op { $board }{ $hex }: { $tile }.
    .you = Je zet een Viking op { $board }{ $hex }: { $tile }.
log-capture = { $seat } verovert: { $tiles }.
    .you = Je verovert: { $tiles }.
log-last = { $seat } heeft geen Vikingen meer.
    .you = Je hebt geen Vikingen meer.
log-full = { $seat } heeft een volle fjord en laat liggen: { $tiles }.
    .you = Je fjord is vol. Je laat liggen: { $tiles }.
log-lay = { $seat } legt { $tile } op vak { $cell }.
    .you = Je legt { $tile } op vak { $cell }.
log-ship = { $seat } neemt langschip { $ship } (vak { $cell }).
    .you = Je neemt langschip { $ship } (vak { $cell }).
log-drawn = Nieuw langschip op plek { $slot }: { $ship }.
log-filled = { $seat } vult langschip { $ship } ({ $count } × { $was } → { $now }).
    .you = Je vult langschip { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } voltooit een bouwplaats: { $site }, { $points } punten.
    .you = Je voltooit een bouwplaats: { $site }, { $points } punten.
log-trophy = { $seat } neemt de trofee voor { $axes } bijlen: { $points } punten.
    .you = Je neemt de trofee voor { $axes } bijlen: { $points } punten.

## The score

tally-tiles = { $tile }: { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Voltooide bouwplaatsen ({ $count })
tally-trophy = Trofee
tally-unfilled = Niet gevulde langschepen ({ $count })

## The pieces

tile-wood = hout
tile-sheep = schaap
tile-gold = goud
tile-axe = bijl
tile-house = huis
tile-watchtower = wachttoren
tile-castle = kasteel
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }
near-longship = langschip { $tile } +{ $bonus }

shield-second = tweede Viking
shield-occupied = bezet vak
shield-double = dubbele grondstof

site-port = haven
site-altar = altaar
site-palace = paleis van de jarl

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = ho
mark-sheep = sc
mark-gold = go
mark-axe = bi
mark-house = hu
mark-watchtower = wa
mark-castle = ka
mark-port = hav
mark-altar = alt
mark-palace = pal

board-turn = { $seat }: Viking { $number } van { $vikings }
board-bag = { $count ->
    [0] De zak is leeg
   *[other] Langschepen in de zak: { $count }
}
board-due = Nog te leggen: { $tile }
board-open = hier mag een Viking staan
board-stands = Viking van speler 1
board-left = tegels over
board-slot = plek op het oceaanbord
board-trophy = trofee: benodigde bijlen en punten
board-ships = Langschepen op zee
board-unseen = Langschepen nog in de zak
board-player = Fjord: { $seat }
board-facts = Vikingen { $vikings }, bijlen { $axes }, vrije vakken { $free }
board-shields = Schilden: { $shield }
board-declared = Gebruikt voor deze Viking: { $shield }
board-points = Score nu

## Labels of the text view

view-turn = Aan de beurt
view-number = Viking nummer
view-vikings = Vikingen
view-starter = Begint
view-boards = { "" }
view-land = Land
view-ocean = Langschepen op zee
view-bag = Langschepen in de zak
view-unseen = Langschepen nog in de zak
view-trophies = Trofeeën
view-players = Spelers
view-due = Nog te leggen
view-mooring = { "" }
view-second = Tweede Viking
view-prospects = Wat een Viking oplevert
    .tiles = Tegels in totaal
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Bord
view-kind = Soort
view-tiles = Tegels over
view-seat = Speler
view-ship = Langschip
view-bonus = Bonus
view-needs = Heeft nodig
view-filled = Gevuld
view-met = Vervuld
view-axes = Bijlen
view-points = Punten
view-free = Vrije vakken in de fjord
view-trophy = Trofee (bijlen)
view-shields = Schilden
view-fjord = Fjord
view-sites = Bouwplaatsen
view-sums = Punten per soort
view-site_points = Punten van bouwplaatsen
view-trophy_points = Punten van de trofee
view-unfilled = Niet gevulde langschepen
view-unfilled_points = Punten van niet gevulde langschepen
view-used = Gebruikt
view-declared = Voor deze Viking
view-tile = Tegel
view-source = { "" }
view-complete = Voltooid
view-count = Aantal
view-value = Waarde
view-raised = Verhoogd
view-hex = Vak
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
    .near = { "" }
view-gains = Verovert
    .hex = { "" }
view-group = { "" }
view-size = Vikingen in de groep
view-kind-longship = langschip
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Vak
view-serves = Dient
view-fills = Kan vullen
view-room = Plaats voor
view-near = naast
view-sites_out = Bouwplaatsen die niet meedoen
