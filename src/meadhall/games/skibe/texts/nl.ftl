# Skibe

summary = Bemant samen drie schepen, laad ze en leg op tijd het achterschip aan; de stapel kaarten is een reconstructie.

option-deck = Stapel Vikingkaarten
option-deck-help = Een openbare lijst van de kaarten is niet gevonden. Beide stapels zijn reconstructies die passen bij alles wat bekend is.
option-deck-pairs = paren: 20 kaarten met één schild, 20 met twee verschillende
option-deck-twins = tweelingen: met 10 kaarten met twee gelijke schilden
option-count_stern_shield = Het achterschip toont een schild
option-count_stern_shield-help = Het achterschip telt als schild van de eigenaar in de puntentelling die het start. Slechts één recensie meldt dit.
option-finish_last_turn = De laatste kaart is een volledige beurt
option-finish_last_turn-help = Wie de laatste kaart legt, laadt nog en mag een opperhoofd spelen. Als dit uit staat, volgt meteen de eindtelling.
option-new_ship_cards = Nieuw schip, trekstapel te klein
option-new_ship_cards-help = Welke open kaarten een nieuw schip beginnen als de trekstapel er minder dan twee heeft.
option-new_ship_cards-slots = eerst plek 1
option-new_ship_cards-choose = wie het achterschip legde, kiest
option-protection_blocks_owner = Bescherming bindt ook de eigenaar
option-protection_blocks_owner-help = Ook de eigenaar mag beschermde Vikingen niet verwijderen of ruilen.
option-protection_spans_rows = Bescherming geldt de hele eindtelling
option-protection_spans_rows-help = In de eindtelling geldt een bescherming ook tegen de opperhoofden van de schepen eronder.
option-remove_from_display = Open kaarten kunnen worden verwijderd
option-remove_from_display-help = Het opperhoofd dat een Viking verwijdert, mag in plaats daarvan een open kaart nemen.
option-one_stone_per_card = Eén uitrustingssteen per Viking
option-one_stone_per_card-help = Een Viking draagt hoogstens één uitrustingssteen.

## Moves

move-take = Neem open kaart { $slot }
    .detail = Neem open kaart { $slot }: { $card }
move-draw = Trek blind een kaart
move-stern = Leg een achterschip aan: { $ship }
    .detail = Leg een achterschip aan: { $ship } (betaalt { $pays })
move-pass = Leg geen achterschip aan
move-lay = Leg aan bij { $ship }
    .detail = Leg aan bij { $ship } (Vikingen { $count } van { $limit }, proviand { $food })
move-load-food = Laad proviand: { $ship }
    .detail = Laad proviand: { $ship } ({ $food } → { $after })
move-move-food = Verplaats proviand: { $ship } → { $onto }
    .detail = Verplaats proviand: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Leg proviand terug: { $ship }
    .detail = Leg proviand terug: { $ship } ({ $food } → { $after })
move-equip = Rust uit: { $ship }, plaats { $berth }
    .detail = Rust uit: { $ship }, plaats { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(uitrusting { $stones })
        }
move-lift = Pak uitrusting op: { $ship }, plaats { $berth }
    .detail = Pak uitrusting op: { $ship }, plaats { $berth }, { $shields }
move-stow-equipment = Leg in de voorraad
move-chieftain = Speel opperhoofd „{ $action }” bij { $ship }
move-hold = Speel geen opperhoofd
move-decline = Zie ervan af
move-remove = Verwijder: { $ship }, plaats { $berth }
    .detail = Verwijder: { $ship }, plaats { $berth }, { $shields }
move-remove-open = Verwijder open kaart { $slot }
    .detail = Verwijder open kaart { $slot }: { $card }
move-swap = Ruil: { $ship }, plaats { $berth }
    .detail = Ruil: { $ship }, plaats { $berth }, { $shields }
move-swap-with = Met: { $ship }, plaats { $berth }
    .detail = Met: { $ship }, plaats { $berth }, { $shields }
move-swap-open = Met open kaart { $slot }
    .detail = Met open kaart { $slot }: { $card }
move-start-ship = Gebruik open kaart { $slot }
    .detail = Gebruik open kaart { $slot }: { $card }

## What is being asked

prompt-turn = Neem of trek een Viking, of leg een achterschip aan
    .other = { $seat } bouwt of legt een achterschip aan
prompt-full = Leg een achterschip aan of pas: alle schepen zijn vol
    .other = { $seat } mag een achterschip aanleggen, want alle schepen zijn vol
prompt-lay = Kies een schip voor: { $card }
    .other = { $seat } kiest een schip voor: { $card }
prompt-load-food = Laad één proviandsteen op een boeg
    .other = { $seat } laadt proviand
prompt-shift-food = Verplaats één proviandsteen naar een andere boeg of zie ervan af
    .other = { $seat } mag een proviandsteen verplaatsen
prompt-equip = Laad uitrusting, maar niet op deze schilden: { $shields }
    .other = { $seat } laadt uitrusting
prompt-shift-equipment = Pak één uitrustingssteen op om te verplaatsen of zie ervan af
    .other = { $seat } mag een uitrustingssteen verplaatsen
prompt-shift-onto = Verplaats hem, maar niet naar deze schilden: { $shields }
    .other = { $seat } verplaatst een uitrustingssteen
prompt-chieftain = Speel één opperhoofd bij een schip naar keuze, of geen
    .other = { $seat } mag een opperhoofd spelen
prompt-move-equipment = Verplaats één uitrustingssteen of zie ervan af (geteld: { $ship })
    .other = { $seat } mag een uitrustingssteen verplaatsen (geteld: { $ship })
prompt-set-equipment = Kies waar de uitrusting heen gaat
    .other = { $seat } verplaatst een uitrustingssteen
prompt-move-food = Verplaats één proviandsteen of zie ervan af (geteld: { $ship })
    .other = { $seat } mag een proviandsteen verplaatsen (geteld: { $ship })
prompt-remove = Verwijder één Viking of zie ervan af (geteld: { $ship })
    .other = { $seat } mag een Viking verwijderen (geteld: { $ship })
prompt-swap = Ruil twee Vikingen of zie ervan af (geteld: { $ship })
    .other = { $seat } mag twee Vikingen ruilen (geteld: { $ship })
prompt-swap-with = Kies waartegen je ruilt: { $card }
    .other = { $seat } zoekt een ruil voor: { $card }
prompt-start-ship = Kies een open kaart voor het nieuwe begin: { $ship }
    .other = { $seat } kiest een open kaart voor het nieuwe begin: { $ship }

## The log

log-turn = Beurt { $turn }: { $seat }
log-draw = { $seat } trekt blind: { $card }
log-lay = { $seat } legt bij { $ship }: { $card }
log-ship-full = Nu vol: { $ship }
log-load-food = { $seat } laadt proviand op { $ship } ({ $count } op de boeg)
log-move-food = { $seat } verplaatst proviand: { $ship } → { $onto }
log-keep-food = { $seat } verplaatst geen proviand
log-stow-food = { $seat } legt proviand terug: { $ship } (nog { $count } op de boeg)
log-equip = { $seat } rust uit: { $goal }
log-move-equipment = { $seat } verplaatst uitrusting: { $start } → { $goal }
log-keep-equipment = { $seat } verplaatst geen uitrusting
log-stow-equipment = { $seat } legt uitrusting terug: { $start }
log-no-berth = { $seat } vindt geen Viking voor de uitrusting
log-chieftain = { $seat } speelt een opperhoofd bij { $ship }: { $action }
log-hold = { $seat } speelt geen opperhoofd
log-refill = Nieuwe open kaart: { $card }
log-stern = { $seat } legt een achterschip aan. Geteld wordt: { $ship }
log-pass = { $seat } legt geen achterschip aan
log-all-full = Niemand legt een achterschip aan: alle drie de schepen worden geteld
log-row = Opperhoofden handelen: { $ship }
log-protect = { $seat } beschermt de eigen Vikingen op { $ship }
log-leave = { $seat } ziet af van de actie: { $action }
log-skip = { $seat } kan het opperhoofd niet gebruiken: { $action }
log-remove = { $seat } verwijdert van { $ship }: { $card }
log-remove-open = { $seat } verwijdert een open kaart: { $card }
log-swap = { $seat } ruilt: { $card } ↔ { $other }
log-scored = Puntentelling ({ $ship })
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Opruimen ({ $ship }). Proviand terug: { $food }, uitrusting terug: { $equipment }, kaarten weg: { $cards }
log-start-ship = Nieuw begin ({ $ship }): { $card }
log-final = De kaarten zijn op: eindtelling

## The score

tally-scoring = Beurt { $turn }, { $ship }: ({ $shields ->
        [one] 1 schild
       *[other] { $shields } schilden
    } + { $equipment } uitrusting) × { $food } proviand
    .row = Beurt { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Aan het eind, { $ship }: ({ $shields ->
        [one] 1 schild
       *[other] { $shields } schilden
    } + { $equipment } uitrusting) × { $food } proviand
    .row = Aan het eind, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (open kaart)
pay = { $seat }: { $points }

ship-top = het bovenste schip
ship-middle = het middelste schip
ship-bottom = het onderste schip
onto-top = het bovenste schip
onto-middle = het middelste schip
onto-bottom = het onderste schip
shields-blue = Maan
shields-red = Hamer
shields-green = Den
shields-yellow = Zon
shields-purple = Knoop
cargo-food = proviand
cargo-equipment = uitrusting
action-equipment = Uitrusting
action-food = Proviand
action-remove = Verwijderen
action-swap = Ruilen
action-protect = Bescherming

## The table as text

board-turn = Beurt { $turn }
board-pile = { $count ->
        [one] 1 kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }
board-stock = In voorraad: { $food } proviand, { $equipment } uitrusting
board-open = Open kaarten:
board-empty = leeg
board-card = Kaart van deze beurt: { $card }
board-final = Eindtelling
board-food = proviand: { $food }
board-vikings = Vikingen: { $count } van { $limit }
board-full = vol
board-scored = wordt geteld
board-stern = achterschip: { $seat }
board-berth = plaats
board-shields = schilden
board-symbol = symbool
board-equipment = uitrusting
board-protected = beschermd
board-chieftains = Opperhoofden, vanaf de boeg:
board-chieftain = { $action } ({ $seat })
board-pays = Betaalt nu:
board-players = Spelers
board-player = { $seat } ({ $shields }): { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $sterns ->
        [one] 1 achterschip
       *[other] { $sterns } achterschepen
    }, opperhoofden: { $action }

## Labels of the text view

view-turn = Beurt
view-on_turn = Aan de beurt
view-limit = Vikingen per schip
view-pile = Kaarten in de stapel
view-display = Open kaarten
view-ships = Schepen
view-food_stock = Proviand in voorraad
view-equipment_stock = Uitrusting in voorraad
view-building = In aanbouw
view-lifted = Steen opgepakt
view-swapping = Wordt geruild
view-scoring = Telling nu
    .seat = Opperhoofd aan zet
view-sheet = Tellingen tot nu toe
    .pays = Betaald
view-out = Kaarten uit het spel
view-players = Spelers
    .chieftains = Opperhoofden in de hand
view-shields = Schilden
view-cargo = Lading
view-equipment = Uitrustingsstenen
view-guarded = Beschermd
view-name = Naam
view-food = Proviand
view-vikings = Vikingen
view-chieftains = Opperhoofden vanaf de boeg
view-stern = Achterschip
view-full = Vol
view-pays = Betaalt nu
view-seat = Speler
view-action = Actie
view-points = Punten
view-card = Kaart
view-slot = { "" }
view-ship = Schip
view-reason = Reden
view-reason-stern = er is een achterschip gelegd
view-reason-full = alle schepen zijn vol
view-reason-final = einde van het spel
view-acting = { "" }
view-colour = Schild
view-score = Punten
view-sterns = Achterschepen over
