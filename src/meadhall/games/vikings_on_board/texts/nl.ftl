# Vikings on Board

summary = Bemant de schepen, laadt ze en wed erop welke clan elk schip naar zee leidt.

## Table options

option-two_player_extra_shield = Gasten met z’n tweeën
option-two_player_extra_shield-help = Neemt de een Uitvaren, dan zet de ander een neutrale Viking op een deel van de eigen clan: één schild meer.
option-promote_mode = Naar voren
option-promote_mode-help = Hoe ver het gekozen deel opschuift.
option-promote_mode-front = helemaal naar voren
option-promote_mode-one_step = één plaats naar voren
option-promote_needs_real_move = Naar voren moet iets verplaatsen
option-promote_needs_real_move-help = Uit: ook een deel dat al vooraan ligt mag gekozen worden, zonder gevolg.
option-set_sail_ship_choice = Keuze van het schip dat uitvaart
option-set_sail_ship_choice-help = Wanneer de speler die Uitvaren nam het schip aanwijst.
option-set_sail_ship_choice-end_of_round = aan het einde van de ronde
option-set_sail_ship_choice-when_taken = meteen
option-draw_three_return_order = Teruggelegde goederen bij Pak 3
option-draw_three_return_order-help = In welke volgorde de andere twee goederen onder de stapel gaan.
option-draw_three_return_order-as_drawn = zoals gepakt
option-draw_three_return_order-player_choice = naar keuze
option-circle_shared_by_players = Meer weddenschappen op één cirkel
option-circle_shared_by_players-help = Uit: op een cirkel past de weddenschap van maar één speler.
option-bets_on_neutral_clans = Wedden op neutrale clans
option-bets_on_neutral_clans-help = Uit: je mag niet wedden op een clan die niemand leidt.
option-move_own_bets_only = Alleen eigen weddenschappen verplaatsen
option-move_own_bets_only-help = Uit: met Wedden of verplaatsen mag je ook die van een ander verplaatsen.
option-bets_may_move_to_sailed_ship = Weddenschappen mogen naar lege ligplaatsen
option-bets_may_move_to_sailed_ship-help = Aan: een weddenschap mag ook naar de ligplaats van een uitgevaren schip.
option-neutral_clan_counts_as_present = Neutrale clans nemen ook goederen naast één speler
option-neutral_clan_counts_as_present-help = Uit: is er maar één speler met een clan aan boord, dan krijgt die alle goederen.

## Names

clan-red = Hamer
clan-blue = Maan
clan-green = Den
clan-yellow = Zon
short-red = Ha
short-blue = Ma
short-green = De
short-yellow = Zo
copy-a = a
copy-b = b
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = huiden
good-grain = graan
good-nails = spijkers
space-first-player = Eerste speler
space-promote = Naar voren
space-jump-own = Eigen sprong
space-bet = Wedden
space-load-one = Laad 1
space-market = Markt
space-jump-any = Vrije sprong
space-bet-or-move = Wedden of verplaatsen
space-draw-three = Pak 3
space-set-sail = Uitvaren
space-swap = Ruil
effect-first-player = begin de volgende ronde
effect-promote = schuif je stuk op zijn schip naar voren
effect-jump-own = zet je stuk achteraan op een ander schip
effect-bet = plaats een weddenschap
effect-load-one = pak een goed en laad het op een schip
effect-market = verhoog de prijs van één goed met 1
effect-jump-any = zet een willekeurig stuk achteraan op een ander schip
effect-bet-or-move = plaats of verplaats een weddenschap
effect-draw-three = bekijk 3 goederen en laad er 1
effect-set-sail = kies het schip dat uitvaart
effect-swap = ruil twee stukken van verschillende schepen

## Moves

move-send = { $space }
    .detail = { $space }: { $effect }
move-stand = { $space }, zonder gevolg
move-promote = Naar voren: { $clan } { $shields }{ $copy }
    .detail = Naar voren: { $clan } { $shields } (schip { $ship }, plaats { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (schip { $ship }, plaats { $place })
move-jump = Naar schip { $ship } springen
    .detail = Naar schip { $ship } (schilden: { $clans })
move-swap = Ruilen met { $clan } { $shields }{ $copy }
    .detail = Ruilen met { $clan } { $shields } (schip { $ship }, plaats { $place })
move-bet = Weddenschap met waarde { $value }
move-move = Weddenschap van { $clan } bij schip { $ship } verplaatsen
    .detail = { $value ->
            [0] Weddenschap van { $clan } verplaatsen (schip { $ship }, op { $on })
           *[other] Je weddenschap met waarde { $value } verplaatsen (schip { $ship }, op { $on })
        }
move-berth = Bij schip { $ship }
    .detail = Bij schip { $ship } (schilden: { $clans })
move-circle = Op { $clan }
    .detail = Op { $clan } (schilden: { $shields })
move-pick = Neerleggen: { $good } (fiche { $place })
move-upper = Boven: { $good } (fiche { $place })
move-load = Op schip { $ship }
    .detail = Op schip { $ship } (goederen: { $good }; schilden: { $clans })
move-raise = Prijs verhogen: { $good }
    .detail = Prijs verhogen: { $good } ({ $price } → { $after })
move-sail = Schip { $ship } vaart uit
    .detail = Schip { $ship } vaart uit (goederen: { $good }; schilden: { $clans })
move-take = Nemen: { $good }
    .detail = Nemen: { $good } (prijs { $price })
move-remove = Verwijderen: { $good }
    .detail = Verwijderen: { $good } (prijs { $price })
move-guest = Gast op { $clan } { $shields }{ $copy }
    .detail = Gast op { $clan } { $shields } (schip { $ship }, plaats { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Kies een willekeurig vrij vak; je kunt daar niets uitvoeren.
       *[other] Kies een vak voor je Viking.
    }
    .other = { $possible ->
        [0] { $seat } zet een Viking zonder gevolg op een vrij vak.
       *[other] { $seat } kiest een vak in het dorp.
    }
prompt-promote = Kies een deel van je clan dat naar voren gaat.
    .other = { $seat } schuift een deel naar voren.
prompt-lift-own = Kies een deel van je clan dat springt.
    .other = { $seat } kiest een eigen deel dat springt.
prompt-lift-any = Kies een deel van een willekeurige clan dat springt.
    .other = { $seat } kiest een deel dat springt.
prompt-jump = Kies het schip waar { $piece } naartoe springt.
    .other = { $seat } kiest waar { $piece } naartoe springt.
prompt-lift-swap = Kies het eerste deel om te ruilen.
    .other = { $seat } ruilt twee delen.
prompt-swap = Kies een deel van een ander schip om te ruilen met { $piece }.
    .other = { $seat } kiest het deel om te ruilen met { $piece }.
prompt-bet = Kies het fiche waarmee je wedt.
    .other = { $seat } kiest een weddenschap.
prompt-bet-or-move = Kies een fiche om te wedden of een weddenschap om te verplaatsen.
    .other = { $seat } plaatst of verplaatst een weddenschap.
prompt-berth = Kies het schip voor de weddenschap.
    .other = { $seat } kiest het schip voor een weddenschap.
prompt-circle = Kies de clan die schip { $ship } gaat leiden.
    .other = { $seat } kiest een cirkel bij schip { $ship }.
prompt-pick = Kies het goed dat je neerlegt.
    .other = { $seat } bekijkt goederen en kiest er een.
prompt-upper = Kies welk van de andere twee goederen boven ligt.
    .other = { $seat } legt twee goederen onder de stapel.
prompt-load = Kies het schip voor het goed.
    .other = { $seat } kiest een schip om te laden.
prompt-raise = Kies het goed waarvan de prijs stijgt.
    .other = { $seat } verhoogt een prijs.
prompt-guest = Kies een deel van je clan voor een gast.
    .other = { $seat } zet een gast op een deel.
prompt-sail = Kies het schip dat uitvaart.
    .other = { $seat } kiest het schip dat uitvaart.
prompt-take = Neem een goed van schip { $ship }.
    .other = { $seat } neemt een goed van schip { $ship }.
prompt-remove = Kies het goed dat schip { $ship } voor { $clan } verliest.
    .other = { $seat } kiest het goed dat schip { $ship } voor { $clan } verliest.

## Log

log-round = Ronde { $round }
log-send = { $seat }: { $space }
log-stand = { $seat }: { $space }, zonder gevolg
log-promote = { $seat } schuift { $piece } op schip { $ship } naar voren.
log-jump = { $seat } verplaatst { $piece } van schip { $from } naar schip { $ship }.
log-swap = { $seat } ruilt { $piece } van schip { $ship } met { $other } van schip { $other_ship }.
log-bet = { $seat } wedt op { $clan } bij schip { $ship }.
log-bet-value = Je fiche is daar { $value } waard.
log-move = { $seat } verplaatst een weddenschap van schip { $from } naar { $clan } bij schip { $ship }.
log-move-of = { $seat } verplaatst een weddenschap van { $owner_seat } van schip { $from } naar { $clan } bij schip { $ship }.
log-drawn = Je pakt: { $good }.
log-load = { $seat } laadt schip { $ship }: { $good }.
log-raise = { $seat } verhoogt de prijs: { $good } { $price }.
log-guest = { $seat } zet een gast op { $piece } op schip { $ship }.
log-marks = { $seat } laat schip { $ship } aan het einde van de ronde uitvaren.
log-sail = { $seat } laat schip { $ship } uitvaren.
log-crew = Aan boord: { $clans }.
log-lead = { $clan } leidt met { $shields ->
        [one] 1 schild
       *[other] { $shields } schilden
    }{ $tie ->
        [1] { "" }, dichter bij de boeg dan { $second_clan }
       *[0] { "" }
    }.
log-adrift = Niemand is aan boord. Geen weddenschap wint.
log-take = { $seat } neemt: { $good }.
log-lost = Uit het spel: { $good }.
log-remove = { $seat } verwijdert voor { $clan }: { $good }.
log-win = { $seat } wint een weddenschap op { $clan }.
log-win-value = Je weddenschap is { $value } waard.
log-bet-stays = { $seat } verliest een weddenschap op { $clan }. Die blijft daar liggen.
log-end = Het zevende schip is uitgevaren. Alle goederen en weddenschappen worden opengelegd.

## Final sum

tally-goods = { $good }: { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } gewonnen weddenschap
   *[other] { $count } gewonnen weddenschappen
}
    .row = Gewonnen weddenschappen
    .cell = { $count }

## The table as text

board-round = Ronde { $round }
board-sterns = Achterstevens over: { $count }
board-captain = Kapitein: { $seat }
board-market = Markt
board-stacks = Stapels
board-queue = Nog aan zet
board-ship = Schip
board-hull = Romp vanaf de boeg
board-control = Controle
board-bets = Inzetten
board-sailed = uitgevaren
board-leaving = vaart uit
board-leads = { $short } = { $clan }, { $seat }: goederen { $goods }, inzetten in de hand { $hand }, gewonnen { $won }
board-neutral = { $short } = { $clan }, neutraal
board-good = { $good } { $count }
board-own = Je goederen: { $goods }
board-own-bets = Je weddenschappen in de hand: { $hand }; gewonnen: { $won }
board-worth = Score nu: { $points }
board-drawn = Gepakt: { $good }

## Labels of the text view

view-round = Ronde
view-sterns = Achterstevens over
view-sailed = Uitgevaren schepen
view-captain = Kapitein
view-neutral = Neutrale clans
view-market = Markt
view-load_stack = Goederen om te laden
view-draw_stack = Goederen om te pakken
view-lost = Uit het spel
view-queue = Nog aan zet
    .clan = { "" }
    .space = { "" }
view-spaces = Huizen
view-ships = Schepen
view-players = Spelers
view-doing = Bezig
view-sailing = Uitvaren
view-good = Goed
view-price = Prijs
view-kind = Soort
view-seat = Speler
view-clan = Clan
view-space = Huis
view-number = Nummer
view-action = Actie
view-family = { "" }
view-figure = Figuur
    .clan = { "" }
    .space = { "" }
view-docked = Aangemeerd
    .no = Uitgevaren
view-leaving = Vaart uit
view-hull = Romp vanaf de boeg
view-goods = Goederen
view-control = Controle
    .seat = { "" }
view-bets = Inzetten
    .ship = { "" }
view-shields = Schilden
view-copy = { "" }
view-guest = Gast
view-owner = Eigenaar
view-value = Waarde
view-ship = Schip
view-unplaced = Inzetten in de hand
view-won = Gewonnen weddenschappen
view-worth = Score nu
view-figures_left = Figuren over
view-lifted = Opgepakt
view-bet = Inzet
view-berth = Ligplaats
view-hand = In de hand
view-picked = { "" }
view-order = Volgorde van controle
    .seat = { "" }
view-removing = { "" }
