# Skibe

summary = Crew three shared ships, load them and lay the stern in time; the deck of cards is a reconstruction.

option-deck = Deck of Viking cards
option-deck-help = No public list of the cards was found. Both decks are reconstructions that fit all that is known.
option-deck-pairs = pairs: 20 cards of one shield, 20 of two different ones
option-deck-twins = twins: with 10 cards of two equal shields
option-count_stern_shield = The stern shows a shield
option-count_stern_shield-help = The stern counts as a shield of its owner in the scoring it triggers. Only one review reports this.
option-finish_last_turn = The last card is a full turn
option-finish_last_turn-help = Whoever lays the last card still loads cargo and may play a chieftain. When off, the final scoring follows at once.
option-new_ship_cards = New ship, pile too short
option-new_ship_cards-help = Which open cards start a new ship when the pile has fewer than two.
option-new_ship_cards-slots = slot 1 first
option-new_ship_cards-choose = whoever laid the stern chooses
option-protection_blocks_owner = Protect binds its owner too
option-protection_blocks_owner-help = Not even the owner may remove or swap protected Vikings.
option-protection_spans_rows = Protect holds for the whole final scoring
option-protection_spans_rows-help = In the final scoring a protection also holds against the chieftains of the ships below.
option-remove_from_display = Open cards can be removed
option-remove_from_display-help = The chieftain that removes a Viking may take an open card instead.
option-one_stone_per_card = One equipment stone per Viking
option-one_stone_per_card-help = A Viking carries at most one equipment stone.

## Moves

move-take = Take open card { $slot }
    .detail = Take open card { $slot }: { $card }
move-draw = Draw a card blind
move-stern = Lay a stern: { $ship }
    .detail = Lay a stern: { $ship } (pays { $pays })
move-pass = Lay no stern
move-lay = Lay it on the { $ship }
    .detail = Lay it on the { $ship } (Vikings { $count } of { $limit }, food { $food })
move-load-food = Load food: { $ship }
    .detail = Load food: { $ship } ({ $food } → { $after })
move-move-food = Move food: { $ship } → { $onto }
    .detail = Move food: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Put food back: { $ship }
    .detail = Put food back: { $ship } ({ $food } → { $after })
move-equip = Equip: { $ship }, berth { $berth }
    .detail = Equip: { $ship }, berth { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(equipment { $stones })
        }
move-lift = Pick up equipment: { $ship }, berth { $berth }
    .detail = Pick up equipment: { $ship }, berth { $berth }, { $shields }
move-stow-equipment = Put it into the stock
move-chieftain = Play { $action } on the { $ship }
move-hold = Play no chieftain
move-decline = Leave it
move-remove = Remove: { $ship }, berth { $berth }
    .detail = Remove: { $ship }, berth { $berth }, { $shields }
move-remove-open = Remove open card { $slot }
    .detail = Remove open card { $slot }: { $card }
move-swap = Swap: { $ship }, berth { $berth }
    .detail = Swap: { $ship }, berth { $berth }, { $shields }
move-swap-with = With: { $ship }, berth { $berth }
    .detail = With: { $ship }, berth { $berth }, { $shields }
move-swap-open = With open card { $slot }
    .detail = With open card { $slot }: { $card }
move-start-ship = Use open card { $slot }
    .detail = Use open card { $slot }: { $card }

## What is being asked

prompt-turn = Take or draw a Viking, or lay a stern
    .other = { $seat } builds or lays a stern
prompt-full = Lay a stern or pass: all ships are full
    .other = { $seat } may lay a stern, as all ships are full
prompt-lay = Choose a ship for: { $card }
    .other = { $seat } chooses a ship for: { $card }
prompt-load-food = Load one food stone onto a bow
    .other = { $seat } loads food
prompt-shift-food = Move one food stone to another bow, or leave it
    .other = { $seat } may move a food stone
prompt-equip = Load equipment, but not onto these shields: { $shields }
    .other = { $seat } loads equipment
prompt-shift-equipment = Pick up one equipment stone to move it, or leave it
    .other = { $seat } may move an equipment stone
prompt-shift-onto = Move it, but not onto these shields: { $shields }
    .other = { $seat } moves an equipment stone
prompt-chieftain = Play one chieftain onto any ship, or none
    .other = { $seat } may play a chieftain
prompt-move-equipment = Move one equipment stone, or leave it ({ $ship } is scored)
    .other = { $seat } may move an equipment stone ({ $ship } is scored)
prompt-set-equipment = Choose where the equipment goes
    .other = { $seat } moves an equipment stone
prompt-move-food = Move one food stone, or leave it ({ $ship } is scored)
    .other = { $seat } may move a food stone ({ $ship } is scored)
prompt-remove = Remove one Viking, or leave it ({ $ship } is scored)
    .other = { $seat } may remove a Viking ({ $ship } is scored)
prompt-swap = Swap two Vikings, or leave it ({ $ship } is scored)
    .other = { $seat } may swap two Vikings ({ $ship } is scored)
prompt-swap-with = Choose what to swap it with: { $card }
    .other = { $seat } looks for a swap with: { $card }
prompt-start-ship = Choose an open card for the new { $ship }
    .other = { $seat } chooses an open card for the new { $ship }

## The log

log-turn = Turn { $turn }: { $seat }
log-draw = { $seat } draws blind: { $card }
log-lay = { $seat } lays on the { $ship }: { $card }
log-ship-full = The { $ship } is full
log-load-food = { $seat } loads food onto the { $ship } ({ $count } on its bow)
log-move-food = { $seat } moves food: { $ship } → { $onto }
log-keep-food = { $seat } moves no food
log-stow-food = { $seat } puts food back from the { $ship } ({ $count } left on its bow)
log-equip = { $seat } equips: { $goal }
log-move-equipment = { $seat } moves equipment: { $start } → { $goal }
log-keep-equipment = { $seat } moves no equipment
log-stow-equipment = { $seat } puts equipment back: { $start }
log-no-berth = { $seat } finds no Viking for the equipment
log-chieftain = { $seat } plays a chieftain on the { $ship }: { $action }
log-hold = { $seat } plays no chieftain
log-refill = New open card: { $card }
log-stern = { $seat } lays a stern: the { $ship } is scored
log-pass = { $seat } lays no stern
log-all-full = Nobody lays a stern: all three ships are scored
log-row = Chieftains act: { $ship }
log-protect = { $seat } protects their own Vikings on the { $ship }
log-leave = { $seat } leaves the action undone: { $action }
log-skip = { $seat } can’t use the chieftain: { $action }
log-remove = { $seat } removes from the { $ship }: { $card }
log-remove-open = { $seat } removes an open card: { $card }
log-swap = { $seat } swaps: { $card } ↔ { $other }
log-scored = The { $ship } pays
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = The { $ship } is cleared. Food back: { $food }, equipment back: { $equipment }, cards gone: { $cards }
log-start-ship = On the new { $ship }: { $card }
log-final = The cards have run out: final scoring

## The score

tally-scoring = Turn { $turn }, { $ship }: ({ $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } + { $equipment } equipment) × { $food } food
    .row = Turn { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = At the end, { $ship }: ({ $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } + { $equipment } equipment) × { $food } food
    .row = At the end, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (open card)
pay = { $seat }: { $points }

ship-top = top ship
ship-middle = middle ship
ship-bottom = bottom ship
onto-top = top ship
onto-middle = middle ship
onto-bottom = bottom ship
shields-blue = Moon
shields-red = Hammer
shields-green = Pine
shields-yellow = Sun
shields-purple = Knot
cargo-food = food
cargo-equipment = equipment
action-equipment = Equipment
action-food = Food
action-remove = Remove
action-swap = Swap
action-protect = Protect

## The table as text

board-turn = Turn { $turn }
board-pile = { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
board-stock = In stock: { $food } food, { $equipment } equipment
board-open = Open cards:
board-empty = empty
board-card = Card of this turn: { $card }
board-final = Final scoring
board-food = food: { $food }
board-vikings = Vikings: { $count } of { $limit }
board-full = full
board-scored = being scored
board-stern = stern: { $seat }
board-berth = berth
board-shields = shields
board-symbol = symbol
board-equipment = equipment
board-protected = protected
board-chieftains = Chieftains, from the bow:
board-chieftain = { $action } ({ $seat })
board-pays = Pays now:
board-players = Players
board-player = { $seat } ({ $shields }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $sterns ->
        [one] 1 stern
       *[other] { $sterns } sterns
    }, chieftains: { $action }

## Labels of the text view

view-turn = Turn
view-on_turn = On turn
view-limit = Vikings to a ship
view-pile = Cards in the pile
view-display = Open cards
view-ships = Ships
view-food_stock = Food in stock
view-equipment_stock = Equipment in stock
view-building = Being built
view-lifted = Stone lifted
view-swapping = To be swapped
view-scoring = Scoring now
    .seat = Chieftain acting
view-sheet = Scorings so far
    .pays = Paid
view-out = Cards out of the game
view-players = Players
    .chieftains = Chieftains in hand
view-shields = Shields
view-cargo = Cargo
view-equipment = Equipment stones
view-guarded = Protected
view-name = Name
view-food = Food
view-vikings = Vikings
view-chieftains = Chieftains from the bow
view-stern = Stern
view-full = Full
view-pays = Pays now
view-seat = Player
view-action = Action
view-points = Points
view-card = Card
view-slot = { "" }
view-ship = Ship
view-reason = Why
view-reason-stern = a stern was laid
view-reason-full = all ships are full
view-reason-final = end of the game
view-acting = { "" }
view-colour = Shield
view-score = Points
view-sterns = Sterns left
