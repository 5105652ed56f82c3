# Vikings on Board

summary = Beman de schepen, laad ze en wed op de clan die leidt.

## Table options

option-two_player_extra_shield = Gasten met z’n tweeën
option-two_player_extra_shield-help = Neemt de een Uitvaren, dan zet de ander een neutrale Viking op een eigen stuk: 1 schild meer.
option-promote_mode = Naar voren
option-promote_mode-help = Hoe ver het gekozen deel opschuift.
option-promote_mode-front = Helemaal naar voren
option-promote_mode-one_step = 1 plaats naar voren
option-promote_needs_real_move = Naar voren moet iets verplaatsen
option-promote_needs_real_move-help = Uit: ook een deel dat al vooraan ligt mag gekozen worden, zonder gevolg.
option-set_sail_ship_choice = Keuze van het schip dat uitvaart
option-set_sail_ship_choice-help = Wanneer de speler die Uitvaren nam het schip aanwijst.
option-set_sail_ship_choice-end_of_round = Aan het einde van de ronde
option-set_sail_ship_choice-when_taken = Meteen
option-draw_three_return_order = Teruggelegde goederen bij Pak 3
option-draw_three_return_order-help = In welke volgorde de andere twee goederen onder de stapel gaan.
option-draw_three_return_order-as_drawn = Zoals gepakt
option-draw_three_return_order-player_choice = Speler kiest
option-circle_shared_by_players = Meer weddenschappen op één cirkel
option-circle_shared_by_players-help = Uit: op een cirkel past de weddenschap van maar één speler.
option-bets_on_neutral_clans = Wedden op neutrale clans
option-bets_on_neutral_clans-help = Uit: je mag niet wedden op een clan die niemand leidt.
option-move_own_bets_only = Alleen eigen weddenschappen verplaatsen
option-move_own_bets_only-help = Uit: met Wedden + mag je ook de weddenschap van een ander verplaatsen.
option-bets_may_move_to_sailed_ship = Weddenschappen mogen naar lege ligplaatsen
option-bets_may_move_to_sailed_ship-help = Aan: een weddenschap mag ook naar de ligplaats van een uitgevaren schip.
option-neutral_clan_counts_as_present = Neutrale clans delen altijd mee
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
piece = { $shields ->
    [one] stuk van clan { $clan } met { $shields } schild
   *[other] stuk van clan { $clan } met { $shields } schilden
}
    .nom = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = huiden
good-grain = graan
good-nails = spijkers
space-first-player = Begint
space-promote = Naar voren
space-jump-own = Sprong
space-bet = Wedden
space-load-one = Laad 1
space-market = Markt
space-jump-any = Vrijsprong
space-bet-or-move = Wedden +
space-draw-three = Pak 3
space-set-sail = Uitvaren
space-swap = Ruil
effect-first-player = begin de volgende ronde
effect-promote = schuif je stuk naar voren
effect-jump-own = zet je stuk achteraan op een ander schip
effect-bet = plaats een weddenschap
effect-load-one = pak een lading en leg die op een schip
effect-market = verhoog de prijs van een lading met 1
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
move-jump = Naar schip { $ship } verplaatsen
    .detail = Naar schip { $ship } verplaatsen (schilden: { $clans })
move-swap = Ruilen met { $clan } { $shields }{ $copy }
    .detail = Ruilen met { $clan } { $shields } (schip { $ship }, plaats { $place })
move-bet = { $value } inzetten
move-move = Weddenschap van clan { $clan } verplaatsen (schip { $ship })
    .detail = { $value ->
        [0] Weddenschap van clan { $clan } verplaatsen (schip { $ship }, op { $on })
       *[other] Je weddenschap { $value } verplaatsen (schip { $ship }, op { $on })
    }
move-berth = Bij schip { $ship }
    .detail = Bij schip { $ship } (schilden: { $clans })
move-circle = Op { $clan }
    .detail = Op { $clan } (schilden: { $shields })
move-pick = Kiezen: { $good } (fiche { $place })
move-upper = Boven: { $good } (fiche { $place })
move-load = Op schip { $ship }
    .detail = Op schip { $ship } (goederen: { $good }; schilden: { $clans })
move-raise = Prijs verhogen: { $good }
    .detail = Prijs verhogen: { $good } ({ $price } → { $after })
move-sail = Schip { $ship } laten uitvaren
    .detail = Schip { $ship } laten uitvaren (goederen: { $good }; schilden: { $clans })
move-take = Nemen: { $good }
    .detail = Nemen: { $good } (prijs { $price })
move-remove = Verwijderen: { $good }
    .detail = Verwijderen: { $good } (prijs { $price })
move-guest = Gast op { $clan } { $shields }{ $copy }
    .detail = Gast op { $clan } { $shields } (schip { $ship }, plaats { $place })

## What is being asked

prompt-space = { $possible ->
    [0] Kies een huis. Er is geen actie mogelijk.
   *[other] Kies een huis voor je Viking.
}
    .other = { $possible ->
        [0] { $seat } kiest een huis zonder effect.
       *[other] { $seat } kiest een huis.
    }
prompt-promote = Schuif een van je stukken naar voren.
    .other = { $seat } schuift een stuk naar voren.
prompt-lift-own = Verplaats een van je stukken naar een ander schip.
    .other = { $seat } verplaatst een stuk.
prompt-lift-any = Verplaats een stuk naar keuze naar een ander schip.
    .other = { $seat } verplaatst een stuk.
prompt-jump = Kies het schip voor { $piece-nom }.
    .other = { $seat } kiest het schip voor { $piece-nom }.
prompt-lift-swap = Ruil 2 stukken van verschillende schepen.
    .other = { $seat } ruilt 2 stukken.
prompt-swap = Kies op een ander schip een stuk om met { $piece-nom } te ruilen.
    .other = { $seat } ruilt { $piece-nom }.
prompt-bet = Kies een fiche om mee te wedden.
    .other = { $seat } wedt.
prompt-bet-or-move = Kies een fiche om mee te wedden, of een weddenschap om te verplaatsen.
    .other = { $seat } wedt of verplaatst een weddenschap.
prompt-berth = Kies het schip voor de weddenschap.
    .other = { $seat } kiest het schip voor een weddenschap.
prompt-circle = Kies de clan die schip { $ship } zal leiden.
    .other = { $seat } kiest een clan voor schip { $ship }.
prompt-pick = Kies welke lading je plaatst.
    .other = { $seat } bekijkt 3 ladingen en kiest er een.
prompt-upper = Kies welke van de andere 2 ladingen bovenop ligt.
    .other = { $seat } legt 2 ladingen onder de stapel.
prompt-load = Kies het schip voor de lading.
    .other = { $seat } kiest een schip om te laden.
prompt-raise = Verhoog de prijs van een lading met 1.
    .other = { $seat } verhoogt een prijs.
prompt-guest = Kies een van je stukken voor de gast.
    .other = { $seat } plaatst een gast.
prompt-sail = Kies het schip dat uitvaart.
    .other = { $seat } kiest het schip dat uitvaart.
prompt-take = Neem een lading van schip { $ship }.
    .other = { $seat } neemt een lading van schip { $ship }.
prompt-remove = Kies welke lading clan { $clan } verliest (schip { $ship }).
    .other = { $seat } kiest welke lading clan { $clan } verliest (schip { $ship }).

## Log

log-round = Ronde { $round }
log-send = { $space-id ->
    [first-player] { $seat } begint de volgende ronde.
   *[other] { $seat } neemt ‘{ $space }’.
}
    .you = { $space-id ->
        [first-player] Je begint de volgende ronde.
       *[other] Je neemt ‘{ $space }’.
    }
log-stand = { $seat } neemt ‘{ $space }’, zonder effect.
    .you = Je neemt ‘{ $space }’, zonder effect.
log-promote = { $seat } schuift een { $piece } naar voren, schip { $ship }.
    .you = Je schuift een { $piece } naar voren, schip { $ship }.
log-jump = { $seat } verplaatst een { $piece } van schip { $from } naar schip { $ship }.
    .you = Je verplaatst een { $piece } van schip { $from } naar schip { $ship }.
log-swap = { $seat } ruilt { $piece-nom } (schip { $ship }) en { $other-nom } (schip { $other_ship }).
    .you = Je ruilt { $piece-nom } (schip { $ship }) en { $other-nom } (schip { $other_ship }).
log-bet = { $seat } wedt op clan { $clan }, schip { $ship }.
    .you = Je wedt op clan { $clan }, schip { $ship }.
log-bet-value = Je weddenschap is { $value } waard. Alleen jij ziet dit.
log-move = { $seat } verplaatst een weddenschap van schip { $from } naar clan { $clan }, schip { $ship }.
    .you = Je verplaatst een weddenschap van schip { $from } naar clan { $clan }, schip { $ship }.
log-move-of = { $seat } verplaatst een weddenschap ({ $owner_seat }) van schip { $from } naar clan { $clan }, schip { $ship }.
    .you = Je verplaatst een weddenschap ({ $owner_seat }) van schip { $from } naar clan { $clan }, schip { $ship }.
log-drawn = Je pakt: { $good }. Alleen jij ziet dit.
log-load = { $seat } laadt { $good } op schip { $ship }.
    .you = Je laadt { $good } op schip { $ship }.
log-raise = { $seat } verhoogt de prijs van { $good } tot { $price }.
    .you = Je verhoogt de prijs van { $good } tot { $price }.
log-guest = { $seat } zet een gast op { $piece-nom }, schip { $ship }.
    .you = Je zet een gast op { $piece-nom }, schip { $ship }.
log-marks = { $seat } kiest schip { $ship }. Het vaart uit aan het eind van de ronde.
    .you = Je kiest schip { $ship }. Het vaart uit aan het eind van de ronde.
log-sail = { $seat } laat schip { $ship } uitvaren.
    .you = Je laat schip { $ship } uitvaren.
log-crew = Schilden: { $clans }.
log-lead = { $tie ->
    [1] Clan { $clan } leidt met { $shields } (dichter bij de boeg dan { $second_clan }).
   *[0] Clan { $clan } leidt met { $shields }.
}
log-adrift = Niemand is aan boord. Geen weddenschap wint.
log-take = { $seat } neemt { $good }.
    .you = Je neemt { $good }.
log-lost = { $good-id ->
    [grain] Het graan is weg.
   *[other] De { $good } zijn weg.
}
log-remove = { $seat } verwijdert 1 lading van clan { $clan }: { $good }.
    .you = Je verwijdert 1 lading van clan { $clan }: { $good }.
log-win = { $seat } wint een weddenschap op clan { $clan }.
    .you = Je wint een weddenschap op clan { $clan }.
log-win-value = Je weddenschap is { $value } waard. Alleen jij ziet dit.
log-bet-stays = { $seat } verliest een weddenschap op clan { $clan }.
    .you = Je verliest een weddenschap op clan { $clan }.
log-end = 7 schepen zijn uitgevaren. Alle weddenschappen worden onthuld.

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
board-control = Schilden
board-bets = Weddenschappen
board-sailed = uitgevaren
board-leaving = vaart uit
board-leads = { $short } = { $clan }, { $seat }: goederen { $goods }, weddenschappen in de hand { $hand }, gewonnen { $won }
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
view-lost = Verloren
view-queue = Nog aan zet
    .clan = { "" }
    .space = { "" }
view-spaces = Huizen
view-ships = Schepen
view-players = Spelers
view-doing = Bezig
view-sailing = Uitvaren
view-good = Lading
view-price = Prijs
view-kind = Soort
view-seat = Speler
view-clan = Clan
view-space = Huis
view-number = Nummer
view-action = Actie
view-family = { "" }
view-figure = Viking
    .clan = { "" }
    .space = { "" }
view-docked = Aangemeerd
    .no = Uitgevaren
view-leaving = Vaart uit
view-hull = Romp vanaf de boeg
view-goods = Goederen
view-control = Schilden
    .seat = { "" }
view-bets = Inzetten
    .ship = { "" }
view-shields = Schilden
view-copy = { "" }
view-guest = Gast
view-owner = Speler
view-value = Waarde
view-ship = Schip
view-unplaced = Inzetten in de hand
view-won = Gewonnen weddenschappen
view-worth = Score nu
view-figures_left = Vikingen over
view-lifted = Gekozen stuk
view-bet = Weddenschap
view-berth = Ligplaats
view-hand = In de hand
view-picked = { "" }
view-order = Volgorde van schilden
    .seat = { "" }
view-removing = { "" }
