# Vikings on Board

summary = Bemanne die Schiffe, belade sie und wette auf den Clan, der führt.

## Table options

option-two_player_extra_shield = Gäste zu zweit
option-two_player_extra_shield-help = Nimmst du In See stechen, stellt die andere Person einen neutralen Wikinger auf ein eigenes Teil: 1 Schild mehr.
option-promote_mode = Nach vorn
option-promote_mode-help = Wie weit ein Rumpfteil nach vorn rückt.
option-promote_mode-front = Ganz nach vorn
option-promote_mode-one_step = 1 Platz nach vorn
option-promote_needs_real_move = „Nach vorn“ muss ein Teil bewegen
option-promote_needs_real_move-help = Wenn aus: Auch ein Teil, das schon vorn liegt, darf gewählt werden, ohne Wirkung.
option-set_sail_ship_choice = Wahl des auslaufenden Schiffs
option-set_sail_ship_choice-help = Wann die Person, die „In See stechen“ genommen hat, das Schiff bestimmt.
option-set_sail_ship_choice-end_of_round = Am Ende der Runde
option-set_sail_ship_choice-when_taken = Sofort
option-draw_three_return_order = Zurückgelegte Waren bei „Zieh 3“
option-draw_three_return_order-help = In welcher Reihenfolge die beiden anderen Waren unter den Stapel kommen.
option-draw_three_return_order-as_drawn = Wie gezogen
option-draw_three_return_order-player_choice = Nach Wahl
option-circle_shared_by_players = Mehrere Wetten auf einem Kreis
option-circle_shared_by_players-help = Aus: Auf jedem Kreis liegt höchstens eine Wette.
option-bets_on_neutral_clans = Wetten auf neutrale Clans
option-bets_on_neutral_clans-help = Aus: Auf einen Clan, den niemand führt, darf nicht gewettet werden.
option-move_own_bets_only = Nur eigene Wetten versetzen
option-move_own_bets_only-help = Wenn aus: Wetten/versetzen darf auch fremde Wetten versetzen.
option-bets_may_move_to_sailed_ship = Wetten dürfen an leere Liegeplätze
option-bets_may_move_to_sailed_ship-help = An: Eine Wette darf auch an den Liegeplatz eines ausgelaufenen Schiffs versetzt werden.
option-neutral_clan_counts_as_present = Neutrale Clans zählen beim Verteilen immer mit
option-neutral_clan_counts_as_present-help = Aus: Ist auf einem Schiff nur ein geführter Clan vertreten, bekommt er alle Waren.

## Names

clan-red = Hammer
clan-blue = Mond
clan-green = Kiefer
clan-yellow = Sonne
short-red = Ha
short-blue = Mo
short-green = Ki
short-yellow = So
copy-a = a
copy-b = b
piece = { $shields ->
    [one] Teil mit { $shields } Schild ({ $clan })
   *[other] Teil mit { $shields } Schilden ({ $clan })
}
    .nom = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = Felle
good-grain = Getreide
good-nails = Nägel
space-first-player = Startspieler
space-promote = Nach vorn
space-jump-own = Eigenes Teil
space-bet = Wetten
space-load-one = 1 laden
space-market = Markt
space-jump-any = Beliebiges Teil
space-bet-or-move = Wetten/versetzen
space-draw-three = 3 ziehen
space-set-sail = In See stechen
space-swap = Tausch
effect-first-player = nächste Runde beginnen
effect-promote = eigenes Teil auf seinem Schiff nach vorn rücken
effect-jump-own = eigenes Teil ans Ende eines anderen Schiffs setzen
effect-bet = Wette setzen
effect-load-one = Ware ziehen und auf ein Schiff laden
effect-market = Preis einer Ware um 1 erhöhen
effect-jump-any = beliebiges Teil ans Ende eines anderen Schiffs setzen
effect-bet-or-move = Wette setzen oder versetzen
effect-draw-three = 3 Waren ansehen und 1 davon laden
effect-set-sail = Schiff wählen, das ausläuft
effect-swap = zwei Teile verschiedener Schiffe tauschen

## Moves

move-send = { $space }
    .detail = { $space }: { $effect }
move-stand = { $space }, ohne Wirkung
move-promote = Nach vorn: { $clan } { $shields }{ $copy }
    .detail = Nach vorn: { $clan } { $shields } (Schiff { $ship }, Platz { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (Schiff { $ship }, Platz { $place })
move-jump = Auf Schiff { $ship } setzen
    .detail = Auf Schiff { $ship } setzen (Schilde: { $clans })
move-swap = Tauschen mit { $clan } { $shields }{ $copy }
    .detail = Tauschen mit { $clan } { $shields } (Schiff { $ship }, Platz { $place })
move-bet = { $value } setzen
move-move = Wette von { $clan } bei Schiff { $ship } versetzen
    .detail = { $value ->
        [0] Wette von { $clan } versetzen (Schiff { $ship }, auf { $on })
       *[other] Deine Wette { $value } versetzen (Schiff { $ship }, auf { $on })
    }
move-berth = Bei Schiff { $ship }
    .detail = Bei Schiff { $ship } (Schilde: { $clans })
move-circle = Auf { $clan }
    .detail = Auf { $clan } (Schilde: { $shields })
move-pick = { $good } wählen (Plättchen { $place })
move-upper = { $good } nach oben (Plättchen { $place })
move-load = Auf Schiff { $ship }
    .detail = Auf Schiff { $ship } (Waren: { $good }; Schilde: { $clans })
move-raise = Preis erhöhen: { $good }
    .detail = Preis erhöhen: { $good } ({ $price } → { $after })
move-sail = Schiff { $ship } auslaufen lassen
    .detail = Schiff { $ship } auslaufen lassen (Waren: { $good }; Schilde: { $clans })
move-take = Nehmen: { $good }
    .detail = Nehmen: { $good } (Preis { $price })
move-remove = Entfernen: { $good }
    .detail = Entfernen: { $good } (Preis { $price })
move-guest = Gast auf { $clan } { $shields }{ $copy }
    .detail = Gast auf { $clan } { $shields } (Schiff { $ship }, Platz { $place })

## What is being asked

prompt-space = { $possible ->
    [0] Wähle ein Haus. Keine Aktion ist dir möglich.
   *[other] Wähle ein Haus für deinen Wikinger.
}
    .other = { $possible ->
        [0] { $seat } wählt ein Haus ohne Wirkung.
       *[other] { $seat } wählt ein Haus.
    }
prompt-promote = Rücke eines deiner Teile nach vorn.
    .other = { $seat } rückt ein Teil nach vorn.
prompt-lift-own = Versetze eines deiner Teile auf ein anderes Schiff.
    .other = { $seat } versetzt ein Teil.
prompt-lift-any = Versetze ein beliebiges Teil auf ein anderes Schiff.
    .other = { $seat } versetzt ein Teil.
prompt-jump = Wähle das Schiff für { $piece-nom }.
    .other = { $seat } wählt das Schiff für { $piece-nom }.
prompt-lift-swap = Tausche 2 Teile verschiedener Schiffe.
    .other = { $seat } tauscht 2 Teile.
prompt-swap = Wähle das zweite Teil für den Tausch mit { $piece-nom }.
    .other = { $seat } tauscht { $piece-nom }.
prompt-bet = Wähle ein Wettplättchen.
    .other = { $seat } wettet.
prompt-bet-or-move = Wähle ein Wettplättchen oder eine Wette zum Versetzen.
    .other = { $seat } wettet oder versetzt eine Wette.
prompt-berth = Wähle das Schiff für die Wette.
    .other = { $seat } wählt das Schiff für eine Wette.
prompt-circle = Wähle den Clan, der Schiff { $ship } führen wird.
    .other = { $seat } wählt einen Clan für Schiff { $ship }.
prompt-pick = Wähle die Ware, die du lädst.
    .other = { $seat } sieht 3 Waren an und wählt eine.
prompt-upper = Wähle, welche der anderen 2 Waren oben liegt.
    .other = { $seat } legt 2 Waren unter den Stapel.
prompt-load = Wähle das Schiff für die Ware.
    .other = { $seat } wählt ein Schiff zum Beladen.
prompt-raise = Erhöhe den Preis einer Ware um 1.
    .other = { $seat } erhöht einen Preis.
prompt-guest = Wähle eines deiner Teile für den Gast.
    .other = { $seat } stellt einen Gast auf.
prompt-sail = Wähle das Schiff, das ausläuft.
    .other = { $seat } wählt das Schiff, das ausläuft.
prompt-take = Nimm eine Ware von Schiff { $ship }.
    .other = { $seat } nimmt eine Ware von Schiff { $ship }.
prompt-remove = Wähle die Ware, die { $clan } verliert (Schiff { $ship }).
    .other = { $seat } wählt die Ware, die { $clan } verliert (Schiff { $ship }).

## Log

log-round = Runde { $round }
log-send = { $space-id ->
    [first-player] { $seat } beginnt die nächste Runde.
   *[other] { $seat } nimmt „{ $space }“.
}
    .you = { $space-id ->
        [first-player] Du beginnst die nächste Runde.
       *[other] Du nimmst „{ $space }“.
    }
log-stand = { $seat } nimmt „{ $space }“ ohne Wirkung.
    .you = Du nimmst „{ $space }“ ohne Wirkung.
log-promote = { $seat } rückt ein { $piece } auf Schiff { $ship } nach vorn.
    .you = Du rückst ein { $piece } auf Schiff { $ship } nach vorn.
log-jump = { $seat } versetzt ein { $piece } von Schiff { $from } auf Schiff { $ship }.
    .you = Du versetzt ein { $piece } von Schiff { $from } auf Schiff { $ship }.
log-swap = { $seat } tauscht { $piece-nom } (Schiff { $ship }) und { $other-nom } (Schiff { $other_ship }).
    .you = Du tauschst { $piece-nom } (Schiff { $ship }) und { $other-nom } (Schiff { $other_ship }).
log-bet = { $seat } wettet auf { $clan }, Schiff { $ship }.
    .you = Du wettest auf { $clan }, Schiff { $ship }.
log-bet-value = Deine Wette ist { $value } wert. Nur du siehst das.
log-move = { $seat } versetzt eine Wette von Schiff { $from } auf { $clan }, Schiff { $ship }.
    .you = Du versetzt eine Wette von Schiff { $from } auf { $clan }, Schiff { $ship }.
log-move-of = { $seat } versetzt eine fremde Wette ({ $owner_seat }) von Schiff { $from } auf { $clan }, Schiff { $ship }.
    .you = Du versetzt eine fremde Wette ({ $owner_seat }) von Schiff { $from } auf { $clan }, Schiff { $ship }.
log-drawn = Du ziehst: { $good }. Nur du siehst das.
log-load = { $seat } lädt { $good } auf Schiff { $ship }.
    .you = Du lädst { $good } auf Schiff { $ship }.
log-raise = { $seat } erhöht den Preis für { $good } auf { $price }.
    .you = Du erhöhst den Preis für { $good } auf { $price }.
log-guest = { $seat } stellt einen Gast auf { $piece-nom }, Schiff { $ship }.
    .you = Du stellst einen Gast auf { $piece-nom }, Schiff { $ship }.
log-marks = { $seat } wählt Schiff { $ship }. Es läuft am Ende der Runde aus.
    .you = Du wählst Schiff { $ship }. Es läuft am Ende der Runde aus.
log-sail = { $seat } lässt Schiff { $ship } auslaufen.
    .you = Du lässt Schiff { $ship } auslaufen.
log-crew = Schilde: { $clans }.
log-lead = { $tie ->
    [1] { $clan } führt mit { $shields } (weiter vorn als { $second_clan }).
   *[0] { $clan } führt mit { $shields }.
}
log-adrift = Niemand ist an Bord. Keine Wette gewinnt.
log-take = { $seat } nimmt { $good }.
    .you = Du nimmst { $good }.
log-lost = { $good-id ->
    [grain] Das Getreide ist verloren.
   *[other] Die { $good } sind verloren.
}
log-remove = { $seat } entfernt 1 Ware für { $clan }: { $good }.
    .you = Du entfernst 1 Ware für { $clan }: { $good }.
log-win = { $seat } gewinnt eine Wette auf { $clan }.
    .you = Du gewinnst eine Wette auf { $clan }.
log-win-value = Deine Wette ist { $value } wert. Nur du siehst das.
log-bet-stays = { $seat } verliert eine Wette auf { $clan }.
    .you = Du verlierst eine Wette auf { $clan }.
log-end = 7 Schiffe sind ausgelaufen. Alle Wetten werden aufgedeckt.

## Final sum

tally-goods = { $good }: { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } gewonnene Wette
   *[other] { $count } gewonnene Wetten
}
    .row = Gewonnene Wetten
    .cell = { $count }

## The table as text

board-round = Runde { $round }
board-sterns = Hecks übrig: { $count }
board-captain = Hat das Kommando: { $seat }
board-market = Markt
board-stacks = Stapel
board-queue = Noch dran
board-ship = Schiff
board-hull = Rumpf ab Bug
board-control = Schilde
board-bets = Wetten
board-sailed = ausgelaufen
board-leaving = läuft aus
board-leads = { $short } = { $clan }, { $seat }: Waren { $goods }, Wetten auf der Hand { $hand }, gewonnen { $won }
board-neutral = { $short } = { $clan }, neutral
board-good = { $good } { $count }
board-own = Deine Waren: { $goods }
board-own-bets = Deine Wetten auf der Hand: { $hand }; gewonnen: { $won }
board-worth = Punkte jetzt: { $points }
board-drawn = Gezogen: { $good }

## Labels of the text view

view-round = Runde
view-sterns = Hecks übrig
view-sailed = Ausgelaufene Schiffe
view-captain = Hat das Kommando
view-neutral = Neutrale Clans
view-market = Markt
view-load_stack = Waren zum Laden
view-draw_stack = Waren zum Ziehen
view-lost = Verloren
view-queue = Noch dran
    .clan = { "" }
    .space = { "" }
view-spaces = Häuser
view-ships = Schiffe
view-players = Mitspielende
view-doing = Im Gange
view-sailing = Auslaufen
view-good = Ware
view-price = Preis
view-kind = Art
view-seat = Platz
view-clan = Clan
view-space = Haus
view-number = Nummer
view-action = Aktion
view-family = { "" }
view-figure = Wikinger
    .clan = { "" }
    .space = { "" }
view-docked = Am Kai
    .no = Ausgelaufen
view-leaving = Läuft aus
view-hull = Rumpf ab Bug
view-goods = Waren
view-control = Schilde
    .seat = { "" }
view-bets = Wetten
    .ship = { "" }
view-shields = Schilde
view-copy = { "" }
view-guest = Gast
view-owner = Von
view-value = Wert
view-ship = Schiff
view-unplaced = Wetten auf der Hand
view-won = Gewonnene Wetten
view-worth = Punkte jetzt
view-figures_left = Wikinger übrig
view-lifted = Gewähltes Teil
view-bet = Wette
view-berth = Liegeplatz
view-hand = Auf der Hand
view-picked = { "" }
view-order = Reihenfolge der Schilde
    .seat = { "" }
view-removing = { "" }
