# Vikings on Board

summary = Bemannt die Schiffe, beladet sie und wettet, welcher Clan jedes davon aufs Meer führt.

## Table options

option-two_player_extra_shield = Gäste zu zweit
option-two_player_extra_shield-help = Wählt jemand „In See stechen“, stellt die andere Person einen neutralen Wikinger auf ein Teil des eigenen Clans: ein Schild mehr.
option-promote_mode = Nach vorn
option-promote_mode-help = Wie weit ein Rumpfteil nach vorn rückt.
option-promote_mode-front = ganz nach vorn
option-promote_mode-one_step = einen Platz nach vorn
option-promote_needs_real_move = „Nach vorn“ muss ein Teil bewegen
option-promote_needs_real_move-help = Aus: Auch ein Teil, das schon ganz vorn liegt, darf gewählt werden; es passiert nichts.
option-set_sail_ship_choice = Das auslaufende Schiff wird gewählt
option-set_sail_ship_choice-help = Wann die Person, die „In See stechen“ genommen hat, das Schiff bestimmt.
option-set_sail_ship_choice-end_of_round = am Ende der Runde
option-set_sail_ship_choice-when_taken = sofort
option-draw_three_return_order = Zurückgelegte Waren bei „Zieh 3“
option-draw_three_return_order-help = In welcher Reihenfolge die beiden anderen Waren unter den Stapel kommen.
option-draw_three_return_order-as_drawn = wie gezogen
option-draw_three_return_order-player_choice = nach Wahl
option-circle_shared_by_players = Mehrere Wetten auf einem Kreis
option-circle_shared_by_players-help = Aus: Auf jedem Kreis liegt höchstens eine Wette.
option-bets_on_neutral_clans = Wetten auf neutrale Clans
option-bets_on_neutral_clans-help = Aus: Auf einen Clan, den niemand führt, darf nicht gewettet werden.
option-move_own_bets_only = Nur eigene Wetten versetzen
option-move_own_bets_only-help = Aus: „Wetten oder versetzen“ darf auch fremde Wetten versetzen.
option-bets_may_move_to_sailed_ship = Wetten dürfen an leere Liegeplätze
option-bets_may_move_to_sailed_ship-help = An: Eine Wette darf auch an den Liegeplatz eines ausgelaufenen Schiffs versetzt werden.
option-neutral_clan_counts_as_present = Neutrale Clans nehmen auch neben nur einer Person Waren
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
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = Felle
good-grain = Getreide
good-nails = Nägel
space-first-player = Startspieler
space-promote = Nach vorn
space-jump-own = Eigener Sprung
space-bet = Wette
space-load-one = Lade 1
space-market = Markt
space-jump-any = Freier Sprung
space-bet-or-move = Wetten oder versetzen
space-draw-three = Zieh 3
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
move-jump = Auf Schiff { $ship } springen
    .detail = Auf Schiff { $ship } setzen (Schilde: { $clans })
move-swap = Tauschen mit { $clan } { $shields }{ $copy }
    .detail = Tauschen mit { $clan } { $shields } (Schiff { $ship }, Platz { $place })
move-bet = Wette mit dem Wert { $value }
move-move = Wette von { $clan } bei Schiff { $ship } versetzen
    .detail = { $value ->
            [0] Wette von { $clan } versetzen (Schiff { $ship }, auf { $on })
           *[other] Eigene Wette mit dem Wert { $value } versetzen (Schiff { $ship }, auf { $on })
        }
move-berth = Bei Schiff { $ship }
    .detail = Bei Schiff { $ship } (Schilde: { $clans })
move-circle = Auf { $clan }
    .detail = Auf { $clan } (Schilde: { $shields })
move-pick = { $good } auslegen (Plättchen { $place })
move-upper = { $good } nach oben (Plättchen { $place })
move-load = Auf Schiff { $ship }
    .detail = Auf Schiff { $ship } (Waren: { $good }; Schilde: { $clans })
move-raise = Preis erhöhen: { $good }
    .detail = Preis erhöhen: { $good } ({ $price } → { $after })
move-sail = Schiff { $ship } läuft aus
    .detail = Schiff { $ship } läuft aus (Waren: { $good }; Schilde: { $clans })
move-take = Nehmen: { $good }
    .detail = Nehmen: { $good } (Preis { $price })
move-remove = Entfernen: { $good }
    .detail = Entfernen: { $good } (Preis { $price })
move-guest = Gast auf { $clan } { $shields }{ $copy }
    .detail = Gast auf { $clan } { $shields } (Schiff { $ship }, Platz { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Wähle irgendein freies Feld; ausführen kannst du keines.
       *[other] Wähle ein Feld für deinen Wikinger.
    }
    .other = { $possible ->
        [0] { $seat } stellt einen Wikinger ohne Wirkung auf ein freies Feld.
       *[other] { $seat } wählt ein Feld im Dorf.
    }
prompt-promote = Wähle ein Teil deines Clans, das nach vorn rückt.
    .other = { $seat } rückt ein Teil nach vorn.
prompt-lift-own = Wähle ein Teil deines Clans, das springt.
    .other = { $seat } wählt ein eigenes Teil zum Springen.
prompt-lift-any = Wähle ein beliebiges Teil, das springt.
    .other = { $seat } wählt ein Teil zum Springen.
prompt-jump = Wähle das Schiff, auf das { $piece } springt.
    .other = { $seat } wählt, wohin { $piece } springt.
prompt-lift-swap = Wähle das erste Teil für den Tausch.
    .other = { $seat } tauscht zwei Teile.
prompt-swap = Wähle ein Teil eines anderen Schiffs für den Tausch mit { $piece }.
    .other = { $seat } wählt das Teil für den Tausch mit { $piece }.
prompt-bet = Wähle das Plättchen, mit dem du wettest.
    .other = { $seat } wählt eine Wette.
prompt-bet-or-move = Wähle ein Plättchen zum Wetten oder eine Wette zum Versetzen.
    .other = { $seat } setzt oder versetzt eine Wette.
prompt-berth = Wähle das Schiff für die Wette.
    .other = { $seat } wählt das Schiff für eine Wette.
prompt-circle = Wähle den Clan, der Schiff { $ship } anführen wird.
    .other = { $seat } wählt einen Kreis bei Schiff { $ship }.
prompt-pick = Wähle die Ware, die du auslegst.
    .other = { $seat } sieht sich Waren an und wählt eine.
prompt-upper = Wähle, welche der beiden anderen Waren oben liegt.
    .other = { $seat } legt zwei Waren unter den Stapel.
prompt-load = Wähle das Schiff für die Ware.
    .other = { $seat } wählt ein Schiff zum Beladen.
prompt-raise = Wähle die Ware, deren Preis steigt.
    .other = { $seat } erhöht einen Preis.
prompt-guest = Wähle ein Teil deines Clans für einen Gast.
    .other = { $seat } stellt einen Gast auf ein Teil.
prompt-sail = Wähle das Schiff, das ausläuft.
    .other = { $seat } wählt das Schiff, das ausläuft.
prompt-take = Nimm eine Ware von Schiff { $ship }.
    .other = { $seat } nimmt eine Ware von Schiff { $ship }.
prompt-remove = Wähle die Ware von Schiff { $ship }, die für { $clan } wegfällt.
    .other = { $seat } wählt die Ware von Schiff { $ship }, die für { $clan } wegfällt.

## Log

log-round = Runde { $round }
log-send = { $seat }: { $space }
log-stand = { $seat }: { $space }, ohne Wirkung
log-promote = { $seat } rückt { $piece } auf Schiff { $ship } nach vorn.
log-jump = { $seat } versetzt { $piece } von Schiff { $from } auf Schiff { $ship }.
log-swap = { $seat } tauscht { $piece } von Schiff { $ship } mit { $other } von Schiff { $other_ship }.
log-bet = { $seat } wettet bei Schiff { $ship } auf { $clan }.
log-bet-value = Dein Plättchen dort hat den Wert { $value }.
log-move = { $seat } versetzt eine Wette von Schiff { $from } auf { $clan } bei Schiff { $ship }.
log-move-of = { $seat } versetzt eine Wette von { $owner_seat } von Schiff { $from } auf { $clan } bei Schiff { $ship }.
log-drawn = Du ziehst: { $good }.
log-load = { $seat } belädt Schiff { $ship }: { $good }.
log-raise = { $seat } erhöht den Preis: { $good } { $price }.
log-guest = { $seat } stellt einen Gast auf { $piece } (Schiff { $ship }).
log-marks = { $seat } lässt am Ende der Runde Schiff { $ship } auslaufen.
log-sail = { $seat } lässt Schiff { $ship } auslaufen.
log-crew = An Bord: { $clans }.
log-lead = { $clan } führt mit { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilden
    }{ $tie ->
        [1] { "" }, näher am Bug als { $second_clan }
       *[0] { "" }
    }.
log-adrift = Niemand ist an Bord. Keine Wette gewinnt.
log-take = { $seat } nimmt: { $good }.
log-lost = Aus dem Spiel: { $good }.
log-remove = { $seat } entfernt für { $clan }: { $good }.
log-win = { $seat } gewinnt eine Wette auf { $clan }.
log-win-value = Deine Wette ist { $value } wert.
log-bet-stays = { $seat } verliert eine Wette auf { $clan }. Sie bleibt liegen.
log-end = Das siebte Schiff ist ausgelaufen. Alle Waren und Wetten werden aufgedeckt.

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
board-captain = Kommando: { $seat }
board-market = Markt
board-stacks = Stapel
board-queue = Noch am Zug
board-ship = Schiff
board-hull = Rumpf ab Bug
board-control = Kontrolle
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
view-captain = Kommando
view-neutral = Neutrale Clans
view-market = Markt
view-load_stack = Waren zum Laden
view-draw_stack = Waren zum Ziehen
view-lost = Aus dem Spiel
view-queue = Noch am Zug
    .clan = { "" }
    .space = { "" }
view-spaces = Häuser
view-ships = Schiffe
view-players = Spieler
view-doing = Im Gange
view-sailing = Auslaufen
view-good = Ware
view-price = Preis
view-kind = Art
view-seat = Spieler
view-clan = Clan
view-space = Haus
view-number = Nummer
view-action = Aktion
view-family = { "" }
view-figure = Figur
    .clan = { "" }
    .space = { "" }
view-docked = Am Kai
    .no = Ausgelaufen
view-leaving = Läuft aus
view-hull = Rumpf ab Bug
view-goods = Waren
view-control = Kontrolle
    .seat = { "" }
view-bets = Wetten
    .ship = { "" }
view-shields = Schilde
view-copy = { "" }
view-guest = Gast
view-owner = Besitzer
view-value = Wert
view-ship = Schiff
view-unplaced = Wetten auf der Hand
view-won = Gewonnene Wetten
view-worth = Punkte jetzt
view-figures_left = Figuren übrig
view-lifted = Aufgenommen
view-bet = Wette
view-berth = Liegeplatz
view-hand = Auf der Hand
view-picked = { "" }
view-order = Reihenfolge der Kontrolle
    .seat = { "" }
view-removing = { "" }
