# Animals on Board

summary = Splits de dieren op de kade of neem een groep aan boord: eenlingen en kuddes tellen, paren gaan verloren.

option-last_turn_optional = Van de laatste beurt mag worden afgezien
option-last_turn_optional-help = Wie als laatste nog in de ronde is, mag van de beurt afzien. Indien uit, moet die speler splitsen of nemen als dat kan.
option-surplus = Overtollige dieren
option-surplus-help = Wie aan het einde beslist welke dieren een ark met meer dan tien verlaten.
option-surplus-best = de beste keuze wordt automatisch gemaakt
option-surplus-ask = de eigenaar kiest

## Moves

move-keep = Houden: { $species } { $value }
move-split = Groep { $group } splitsen
    .detail = Groep { $group } splitsen (kratten { $crates } → { $after }): { $tiles }
move-take = Groep { $group } nemen
    .detail = Groep { $group } nemen voor { $count ->
            [one] 1 krat
           *[other] { $count } kratten
        }: { $tiles }
move-pull = Eruit halen: { $species } { $value }
move-pull-hidden = Eruit halen: de gedekte tegel
move-done = Splitsing afronden
    .detail = Splitsing afronden ({ $left } | { $right })
move-decline = Van de laatste beurt afzien
move-pass = Passen
move-shed = Afstaan: { $species } { $value }

## What is being asked

prompt-keep = Houd een van je drie tegels voor je ark
    .other = { $seat } kiest een tegel voor de ark
prompt-turn = Splits een groep of neem er een
    .other = { $seat } splitst een groep of neemt er een
prompt-last-turn = Speel je laatste beurt van deze ronde
    .other = { $seat } heeft de laatste beurt van deze ronde
prompt-pull = Haal tegels uit de groep om een nieuwe te vormen
    .other = { $seat } is een groep aan het splitsen
prompt-shed = Sta { $count ->
        [one] { $count } overtollig dier
       *[other] { $count } overtollige dieren
    } af zonder een paar over te houden
    .other = { $seat } staat overtollige dieren af (nog { $count })

## The log

log-kept = { $seat } houdt een tegel en legt open: { $tiles }
log-round = Ronde { $round }: { $seat } begint. Nieuw op de kade: { $tiles }
log-split = { $seat } splitst een groep: { $left } | { $right }
log-crate = { $seat } krijgt 1 krat (nu { $crates })
log-crate-back = { $seat } geeft 1 krat terug (over: { $crates })
log-take = { $seat } neemt { $count ->
        [one] { $count } dier
       *[other] { $count } dieren
    } aan boord: { $tiles }
log-paid = { $seat } betaalt { $count ->
        [one] 1 krat
       *[other] { $count } kratten
    } (over: { $crates })
log-seen = Alleen jij ziet de gedekte tegel: { $tiles }
log-full = { $seat } meldt een volle ark: { $count } dieren
log-pass = { $seat } kan niet splitsen en niet nemen, en past
log-decline = { $seat } ziet af van de laatste beurt
log-end = Een ark is vol en de ronde is voorbij: de arken gaan open
log-pairs = { $seat } verliest paren: { $tiles }
log-shed = { $seat } staat als overtollig af: { $tiles }
log-ark = { $seat } opent de ark: { $tiles }
log-herd = { $seat }: kudde van { $count }, { $species }: { $points }
log-loners = { $seat }: alleen { $count }, punten { $points }
log-crates = { $seat }: kisten { $count }, punten { $points }
log-result = Uitslag: { $places }
place = { $seat } { $points }

## The score

tally-singles = Eenlingen ({ $count })
tally-herds = { $herds ->
        [one] Dieren in { $herds } kudde
       *[other] Dieren in { $herds } kuddes
    } ({ $count })
    .row = Dieren in kuddes
    .cell = { $count } in { $herds }
tally-crates = Kratten ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = gedekte tegel

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
board-stores = { $stack ->
        [one] { $stack } tegel in de stapel
       *[other] { $stack } tegels in de stapel
    }, { $supply ->
        [one] { $supply } krat in de voorraad
       *[other] { $supply } kratten in de voorraad
    }
board-species = In dit spel: { $species }
board-quay = Groepen op de kade en hun prijs
board-crates = { $count ->
        [one] { $count } krat
       *[other] { $count } kratten
    }
board-stays = blijft:
board-pulled = eruit:
board-order = Tegels gaan in de getoonde volgorde; wat je overslaat, blijft
board-players = Spelers
board-player = { $seat }: { $crates ->
        [one] { $crates } krat
       *[other] { $crates } kratten
    }, { $load ->
        [one] { $load } dier aan boord
       *[other] { $load } dieren aan boord
    }
board-chosen = heeft gekozen
board-choosing = kiest nog
board-starter = startvlag
board-out = uit de ronde
board-next = startvlag voor de volgende ronde
board-last = laatste beurt
board-hand = Je tegels (alleen jij ziet ze)
board-mine = Je ark
board-ark = Ark: { $seat }
board-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
board-pair = het paar gaat verloren
board-surplus = geen plaats voor wat tussen haakjes staat
board-worth = Als hij nu zou uitvaren
board-total = Totaal

## Labels of the text view

view-species = Soorten in het spel
view-round = Ronde
view-starter = Startspeler
view-next_starter = Begint de volgende ronde
view-last_turn = Laatste beurt
view-last_round = Laatste ronde
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tegels in de stapel
view-supply = Kratten in voorraad
view-groups = Groepen op de kade
view-splitting = Groep die gesplitst wordt
view-pulled = Eruit gehaald
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Spelers
view-value = Waarde
view-crates = Kratten
view-load = Tegels aan boord
view-out = Uit de ronde
view-ark = Ark
view-kinds = Als hij nu zou uitvaren
view-lost = Zouden verloren gaan
view-points = Punten
view-hand = In de hand
view-chosen = Heeft gekozen
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
