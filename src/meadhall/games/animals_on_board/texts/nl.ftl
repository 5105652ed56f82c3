# Animals on Board

summary = Splits de dieren op de kade of neem een groep. Dieren alleen en kuddes tellen, paren gaan verloren.

option-last_turn_optional = Laatste speler mag passen
option-last_turn_optional-help = Wie als laatste in de ronde is, mag passen. Indien uit: splitsen of nemen als dat kan.
option-surplus = Overtollige dieren
option-surplus-help = Hoe een ark met meer dan 10 dieren aan het eind kleiner wordt.
option-surplus-best = Automatisch de beste keuze
option-surplus-ask = Speler kiest

## Moves

move-keep = { $species } { $value } houden
move-split = Groep { $group } splitsen
    .detail = Groep { $group } splitsen (kratten { $crates } → { $after }): { $tiles }
move-take = Groep { $group } nemen
    .detail = { $count ->
        [one] Groep { $group } nemen voor { $count } krat: { $tiles }
       *[other] Groep { $group } nemen voor { $count } kratten: { $tiles }
    }
move-pull = Naar de nieuwe groep: { $species } { $value }
move-pull-hidden = Naar de nieuwe groep: de verborgen tegel
move-done = Splitsing afronden
    .detail = Splitsing afronden ({ $left } | { $right })
move-decline = Stoppen voor deze ronde
move-pass = Passen
move-shed = Achterlaten: { $species } { $value }

## What is being asked

prompt-keep = Houd 1 tegel voor je ark.
    .other = { $seat } kiest een tegel.
prompt-turn = Neem een groep of splits er een.
    .other = { $seat } neemt of splitst een groep.
prompt-last-turn = Laatste beurt van de ronde: neem of splits een groep.
    .other = { $seat } heeft de laatste beurt van de ronde.
prompt-pull = { $stay ->
    [one] Splits groep { $group }: { $stay } blijft, { $go } gaan.
   *[other] Splits groep { $group }: { $stay } blijven, { $go } gaan.
}
    .other = { $seat } splitst groep { $group }.
prompt-shed = { $count ->
    [one] Laat { $count } dier achter. Er mag geen paar overblijven.
   *[other] Laat { $count } dieren achter. Er mag geen paar overblijven.
}
    .other = { $count ->
        [one] { $seat } laat { $count } dier achter.
       *[other] { $seat } laat { $count } dieren achter.
    }

## The log

log-kept = { $seat } houdt een tegel en legt neer: { $tiles }.
    .you = Je houdt een tegel en legt neer: { $tiles }.
log-round = Ronde { $round }. { $seat } begint.
    .you = Ronde { $round }. Jij begint.
log-split = { $seat } splitst { $count } in { $stay } (groep { $group }) en { $go } (groep { $next }).
    .you = Je splitst { $count } in { $stay } (groep { $group }) en { $go } (groep { $next }).
log-crate = { $seat } krijgt 1 krat (nu { $crates }).
    .you = Je krijgt 1 krat (nu { $crates }).
log-crate-back = { $seat } geeft 1 krat terug (nu { $crates }).
    .you = Je geeft 1 krat terug (nu { $crates }).
log-take = { $count ->
    [one] { $seat } neemt voor { $count } krat: { $tiles }.
   *[other] { $seat } neemt voor { $count } kratten: { $tiles }.
}
    .you = { $count ->
        [one] Je neemt voor { $count } krat: { $tiles }.
       *[other] Je neemt voor { $count } kratten: { $tiles }.
    }
log-seen = Het was: { $tiles }. Alleen jij ziet dit.
log-full = De ark van { $seat } is vol: { $count } dieren.
    .you = Je ark is vol: { $count } dieren.
log-pass = { $seat } kan niet splitsen of nemen, en past.
    .you = Je kunt niet splitsen of nemen, en past.
log-decline = { $seat } stopt.
    .you = Je stopt.
log-end = De partij is afgelopen. De arken gaan open.
log-pairs = { $count ->
    [one] { $seat } verliest { $count } paar: { $tiles }.
   *[other] { $seat } verliest { $count } paren: { $tiles }.
}
    .you = { $count ->
        [one] Je verliest { $count } paar: { $tiles }.
       *[other] Je verliest { $count } paren: { $tiles }.
    }
log-shed = Blijft achter bij { $seat }: { $tiles }.
    .you = Blijft bij jou achter: { $tiles }.
log-ark = Ark van { $seat }: { $tiles }.
    .you = Je ark: { $tiles }.
log-herd = { $seat }: kudde van { $count } ({ $species }), { $points } punten.
    .you = Jij: kudde van { $count } ({ $species }), { $points } punten.
log-loners = { $seat }: alleen { $count }, punten { $points }.
    .you = Jij: alleen { $count }, punten { $points }.
log-crates = { $seat }: kratten { $count }, punten { $points }.
    .you = Jij: kratten { $count }, punten { $points }.
log-result = Uitslag: { $places }
place = { $seat } { $points }

## The score

tally-singles = Dieren alleen ({ $count })
tally-herds = { $herds ->
        [one] Dieren in { $herds } kudde
       *[other] Dieren in { $herds } kuddes
    } ({ $count })
    .row = Dieren in kuddes
    .cell = { $count } in { $herds }
tally-crates = Kratten ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = de verborgen tegel

species-elephant = olifant
species-giraffe = giraffe
species-panda = panda
species-tiger = tijger
species-crocodile = krokodil
species-gorilla = gorilla
species-turtle = schildpad
species-rhinoceros = neushoorn
species-penguin = pinguïn
species-camel = kameel
species-zebra = zebra
species-fox = vos

## The table as text

board-setup = Voorbereiding
board-round = Ronde { $round }
board-stores = Stapel: { $stack } · Kratten in voorraad: { $supply }
board-species = In dit spel: { $species }
board-quay = Groepen op de kade en hun prijs
board-crates = { $count ->
        [one] { $count } krat
       *[other] { $count } kratten
    }
board-stays = blijft:
board-pulled = nieuwe groep:
board-order = De tegels gaan in deze volgorde. Wat je overslaat, blijft.
board-players = Spelers
board-player = { $seat }: kratten { $crates }, dieren aan boord { $load }
board-chosen = klaar
board-choosing = kiest
board-starter = begint
board-out = uit de ronde
board-next = begint de volgende ronde
board-last = laatste beurt
board-hand = Je tegels (alleen jij ziet ze)
board-mine = Je ark
board-ark = Ark: { $seat }
board-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
board-pair = paar, verloren
board-surplus = geen plaats voor wat tussen haakjes staat
board-worth = Score nu
board-total = Totaal

## Labels of the text view

view-species = Soorten in het spel
view-round = Ronde
view-starter = Begint
view-next_starter = Begint de volgende ronde
view-last_turn = Laatste beurt
view-last_round = Laatste ronde
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tegels in de stapel
view-supply = Kratten in voorraad
view-groups = Groepen op de kade
view-splitting = Groep die gesplitst wordt
view-pulled = Nieuwe groep
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Spelers
view-value = Waarde
view-crates = Kratten
view-load = Tegels aan boord
view-out = Uit de ronde
view-ark = Ark
view-kinds = Score nu
view-lost = Verloren
view-points = Punten
view-hand = In de hand
view-chosen = Klaar
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
