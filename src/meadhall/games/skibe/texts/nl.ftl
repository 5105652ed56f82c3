# Skibe

summary = Beman samen 3 schepen, laad ze en tel op tijd.

option-deck = Stapel Vikingkaarten
option-deck-help = Een openbare lijst van de kaarten is niet gevonden. Beide stapels zijn reconstructies die passen bij alles wat bekend is.
option-deck-pairs = Paren: 20 kaarten met 1 schild, 20 met 2 verschillende
option-deck-twins = Tweelingen: ook 10 kaarten met 2 gelijke schilden
option-count_stern_shield = Achterschip telt als schild
option-count_stern_shield-help = Het achterschip telt bij de puntentelling als 1 schild. Slechts één recensie meldt dit.
option-finish_last_turn = De laatste kaart is een volledige beurt
option-finish_last_turn-help = Wie de laatste kaart legt, laadt nog en mag een opperhoofd spelen. Als dit uit staat, volgt meteen de eindtelling.
option-new_ship_cards = Nieuw schip, trekstapel te klein
option-new_ship_cards-help = Welke open kaarten een nieuw schip beginnen als de trekstapel er minder dan twee heeft.
option-new_ship_cards-slots = Vanaf plek 1
option-new_ship_cards-choose = Wie telde, kiest
option-protection_blocks_owner = Bescherming bindt ook de eigen speler
option-protection_blocks_owner-help = Ook je eigen beschermde Vikingen kun je niet verwijderen of ruilen.
option-protection_spans_rows = Bescherming geldt de hele eindtelling
option-protection_spans_rows-help = In de eindtelling geldt een bescherming ook tegen de opperhoofden van de schepen eronder.
option-remove_from_display = Open kaarten kunnen worden verwijderd
option-remove_from_display-help = Het opperhoofd dat een Viking verwijdert, mag in plaats daarvan een open kaart nemen.
option-one_stone_per_card = Eén uitrustingssteen per Viking
option-one_stone_per_card-help = Een Viking draagt hoogstens één uitrustingssteen.

## Moves

move-take = Open kaart { $slot } nemen
    .detail = Open kaart { $slot } nemen: { $card }
move-draw = Van de trekstapel trekken
move-stern = Het { $ship } tellen
    .detail = Het { $ship } tellen ({ $pays })
move-pass = Niet tellen
move-lay = Aan het { $ship } leggen
    .detail = Aan het { $ship } leggen (Vikingen { $count } van { $limit }, proviand { $food })
move-load-food = Proviand op het { $ship } laden
    .detail = Proviand op het { $ship } laden ({ $food } → { $after })
move-move-food = Proviand verplaatsen: { $ship } → { $onto }
    .detail = Proviand verplaatsen: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Proviand van het { $ship } terugleggen
    .detail = Proviand van het { $ship } terugleggen ({ $food } → { $after })
move-equip = Uitrusting geven: { $ship }, plaats { $berth }
    .detail = { $stones ->
        [0] Uitrusting geven: { $ship }, plaats { $berth }, { $shields }
       *[other] Uitrusting geven: { $ship }, plaats { $berth }, { $shields } (uitrusting { $stones })
    }
move-lift = Uitrusting verplaatsen: { $ship }, plaats { $berth }
    .detail = Uitrusting verplaatsen: { $ship }, plaats { $berth }, { $shields }
move-stow-equipment = Leg in de voorraad
move-chieftain = Opperhoofd ‘{ $action }’ op het { $ship } spelen
move-hold = Speel geen opperhoofd
move-decline = Niets doen
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

prompt-turn = Kies een Viking of tel een schip.
    .other = { $seat } kiest een Viking of telt een schip.
prompt-full = Alle schepen zijn vol. Tel een schip of pas.
    .other = { $seat } mag een schip tellen. Alle schepen zijn vol.
prompt-lay = Kies een schip voor { $card }.
    .other = { $seat } kiest een schip voor { $card }.
prompt-load-food = Laad 1 proviandsteen op een boeg.
    .other = { $seat } laadt proviand.
prompt-shift-food = Verplaats 1 proviandsteen naar een andere boeg, of doe niets.
    .other = { $seat } mag 1 proviandsteen verplaatsen.
prompt-equip = Geef uitrusting aan een Viking zonder schild { $shields }.
    .other = { $seat } geeft uitrusting.
prompt-shift-equipment = Kies uitrusting om te verplaatsen, of doe niets.
    .other = { $seat } mag uitrusting verplaatsen.
prompt-shift-onto = Geef die aan een Viking zonder schild { $shields }.
    .other = { $seat } verplaatst uitrusting.
prompt-chieftain = Speel een opperhoofd op een schip, of geen.
    .other = { $seat } mag een opperhoofd spelen.
prompt-move-equipment = Verplaats 1 uitrustingssteen, of doe niets. Het { $ship } wordt geteld.
    .other = { $seat } mag 1 uitrustingssteen verplaatsen. Het { $ship } wordt geteld.
prompt-set-equipment = Kies een Viking voor de uitrusting.
    .other = { $seat } verplaatst uitrusting.
prompt-move-food = Verplaats 1 proviandsteen, of doe niets. Het { $ship } wordt geteld.
    .other = { $seat } mag 1 proviandsteen verplaatsen. Het { $ship } wordt geteld.
prompt-remove = Verwijder 1 Viking, of doe niets. Het { $ship } wordt geteld.
    .other = { $seat } mag 1 Viking verwijderen. Het { $ship } wordt geteld.
prompt-swap = Ruil 2 Vikingen, of doe niets. Het { $ship } wordt geteld.
    .other = { $seat } mag 2 Vikingen ruilen. Het { $ship } wordt geteld.
prompt-swap-with = Kies de Viking om met { $card } te ruilen.
    .other = { $seat } ruilt { $card }.
prompt-start-ship = Kies een open kaart voor het nieuwe { $ship }.
    .other = { $seat } kiest een open kaart voor het nieuwe { $ship }.

## The log

log-turn = Beurt { $turn }: { $seat }
    .you = Beurt { $turn }: jij
log-draw = { $seat } trekt { $card }.
    .you = Je trekt { $card }.
log-lay = { $seat } legt { $card } aan het { $ship }.
    .you = Je legt { $card } aan het { $ship }.
log-ship-full = Het { $ship } is vol.
log-load-food = { $seat } laadt proviand op het { $ship } (nu { $count }).
    .you = Je laadt proviand op het { $ship } (nu { $count }).
log-move-food = { $seat } verplaatst proviand van het { $ship } naar het { $onto }.
    .you = Je verplaatst proviand van het { $ship } naar het { $onto }.
log-keep-food = { $seat } verplaatst geen proviand.
    .you = Je verplaatst geen proviand.
log-stow-food = { $seat } neemt proviand van het { $ship } (nu { $count }).
    .you = Je neemt proviand van het { $ship } (nu { $count }).
log-equip = { $seat } geeft uitrusting aan { $goal }.
    .you = Je geeft uitrusting aan { $goal }.
log-move-equipment = { $seat } verplaatst uitrusting: { $start } → { $goal }.
    .you = Je verplaatst uitrusting: { $start } → { $goal }.
log-keep-equipment = { $seat } verplaatst geen uitrusting.
    .you = Je verplaatst geen uitrusting.
log-stow-equipment = Uitrusting terug in de voorraad door { $seat }: { $start }.
    .you = Uitrusting terug in de voorraad: { $start }.
log-no-berth = Geen Viking kan de uitrusting nemen ({ $seat }).
    .you = Geen Viking kan je uitrusting nemen.
log-chieftain = { $seat } speelt opperhoofd ‘{ $action }’ op het { $ship }.
    .you = Je speelt opperhoofd ‘{ $action }’ op het { $ship }.
log-hold = { $seat } speelt geen opperhoofd.
    .you = Je speelt geen opperhoofd.
log-refill = Nieuwe open kaart: { $card }.
log-stern = { $seat } telt het { $ship }.
    .you = Je telt het { $ship }.
log-pass = { $seat } telt niet.
    .you = Je telt niet.
log-all-full = Alle schepen zijn vol. Alle 3 worden geteld.
log-row = Opperhoofden van het { $ship }
log-protect = { $seat } beschermt de eigen Vikingen op het { $ship }.
    .you = Je beschermt je Vikingen op het { $ship }.
log-leave = { $action-id ->
    [swap] { $seat } ruilt niet.
    [remove] { $seat } verwijdert niets.
   *[other] { $seat } verplaatst niets.
}
    .you = { $action-id ->
        [swap] Je ruilt niet.
        [remove] Je verwijdert niets.
       *[other] Je verplaatst niets.
    }
log-skip = { $seat } kan ‘{ $action }’ niet gebruiken.
    .you = Je kunt ‘{ $action }’ niet gebruiken.
log-remove = { $seat } verwijdert { $card } van het { $ship }.
    .you = Je verwijdert { $card } van het { $ship }.
log-remove-open = { $seat } verwijdert een open kaart: { $card }.
    .you = Je verwijdert een open kaart: { $card }.
log-swap = { $seat } ruilt { $card } en { $other }.
    .you = Je ruilt { $card } en { $other }.
log-scored = Puntentelling van het { $ship }.
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = Jij: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Het { $ship } wordt leeg. Terug: proviand { $food }, uitrusting { $equipment }. Kaarten weg: { $cards }.
log-start-ship = Nieuw { $ship }: { $card }.
log-final = De kaarten zijn op. Laatste puntentelling.

## The score

tally-scoring = Beurt { $turn }, { $ship }: (schilden { $shields } + uitrusting { $equipment }) × proviand { $food }
    .row = Beurt { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Aan het eind, { $ship }: (schilden { $shields } + uitrusting { $equipment }) × proviand { $food }
    .row = Aan het eind, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (open kaart)
pay = { $seat } { $points }

ship-top = bovenste schip
    .start = Bovenste schip
ship-middle = middelste schip
    .start = Middelste schip
ship-bottom = onderste schip
    .start = Onderste schip
onto-top = bovenste schip
onto-middle = middelste schip
onto-bottom = onderste schip
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
board-stock = Voorraad: proviand { $food }, uitrusting { $equipment }
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
board-pays = Punten nu:
board-players = Spelers
board-player = { $seat } ({ $shields }): punten { $points }, achterschepen { $sterns }, opperhoofden: { $action }

## Labels of the text view

view-turn = Beurt
view-on_turn = Aan de beurt
view-limit = Vikingen per schip
view-pile = Kaarten in de stapel
view-display = Open kaarten
view-ships = Schepen
view-food_stock = Proviand in voorraad
view-equipment_stock = Uitrusting in voorraad
view-building = Deze beurt
view-lifted = Gekozen steen
view-swapping = Wordt geruild
view-scoring = Telling nu
    .seat = Opperhoofd aan zet
view-sheet = Getelde schepen
    .pays = Punten
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
view-pays = Punten nu
view-seat = Speler
view-action = Actie
view-points = Punten
view-card = Kaart
view-slot = { "" }
view-ship = Schip
view-reason = Reden
view-reason-stern = achterschip aangelegd
view-reason-full = alle schepen zijn vol
view-reason-final = laatste puntentelling
view-acting = { "" }
view-colour = Schild
view-score = Punten
view-sterns = Achterschepen over
