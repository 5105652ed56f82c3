# Skibe

summary = Crew 3 shared ships, load them, and score them at the right time.

option-deck = Deck of Viking cards
option-deck-help = No public list of the cards was found. Both decks are reconstructions that fit everything known.
option-deck-pairs = Pairs: 20 cards with 1 shield, 20 with 2 different shields
option-deck-twins = Twins: also 10 cards with 2 equal shields
option-count_stern_shield = Stern counts as a shield
option-count_stern_shield-help = The stern counts as 1 shield of its player when it scores a ship. Only one review reports this.
option-finish_last_turn = Last card is a full turn
option-finish_last_turn-help = The player of the last card still loads cargo and may play a chieftain. If off, final scoring follows immediately.
option-new_ship_cards = New ship, pile too short
option-new_ship_cards-help = Which open cards start a new ship when the pile has fewer than two.
option-new_ship_cards-slots = From slot 1 on
option-new_ship_cards-choose = Player who scored chooses
option-protection_blocks_owner = Protection also binds its player
option-protection_blocks_owner-help = You can’t remove or swap your own protected Vikings either.
option-protection_spans_rows = Protection lasts for the whole final scoring
option-protection_spans_rows-help = In the final scoring a protection also holds against chieftains of the ships below.
option-remove_from_display = Open cards can be removed
option-remove_from_display-help = The chieftain that removes a Viking may take an open card instead.
option-one_stone_per_card = One equipment stone per Viking
option-one_stone_per_card-help = A Viking carries at most one equipment stone.

## Moves

move-take = Take open card { $slot }
    .detail = Take open card { $slot }: { $card }
move-draw = Draw from the pile
move-stern = Score the { $ship }
    .detail = Score the { $ship } ({ $pays })
move-pass = Don’t score
move-lay = Lay it on the { $ship }
    .detail = Lay it on the { $ship } (Vikings { $count } of { $limit }, food { $food })
move-load-food = Load food on the { $ship }
    .detail = Load food on the { $ship } ({ $food } → { $after })
move-move-food = Move food: { $ship } → { $onto }
    .detail = Move food: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Return food from the { $ship }
    .detail = Return food from the { $ship } ({ $food } → { $after })
move-equip = Equip: { $ship }, place { $berth }
    .detail = { $stones ->
        [0] Equip: { $ship }, place { $berth }, { $shields }
       *[other] Equip: { $ship }, place { $berth }, { $shields } (equipment { $stones })
    }
move-lift = Move equipment from: { $ship }, place { $berth }
    .detail = Move equipment from: { $ship }, place { $berth }, { $shields }
move-stow-equipment = Return it to the supply
move-chieftain = Play { $action } on the { $ship }
move-hold = Play no chieftain
move-decline = Do nothing
move-remove = Remove: { $ship }, place { $berth }
    .detail = Remove: { $ship }, place { $berth }, { $shields }
move-remove-open = Remove open card { $slot }
    .detail = Remove open card { $slot }: { $card }
move-swap = Swap: { $ship }, place { $berth }
    .detail = Swap: { $ship }, place { $berth }, { $shields }
move-swap-with = With: { $ship }, place { $berth }
    .detail = With: { $ship }, place { $berth }, { $shields }
move-swap-open = With open card { $slot }
    .detail = With open card { $slot }: { $card }
move-start-ship = Use open card { $slot }
    .detail = Use open card { $slot }: { $card }

## What is being asked

prompt-turn = Choose a Viking, or score a ship.
    .other = { $seat } chooses a Viking or scores a ship.
prompt-full = All ships are full. Score a ship or pass.
    .other = { $seat } may score a ship. All ships are full.
prompt-lay = Choose a ship for { $card }.
    .other = { $seat } chooses a ship for { $card }.
prompt-load-food = Load 1 food on a bow.
    .other = { $seat } loads food.
prompt-shift-food = Move 1 food to another bow, or do nothing.
    .other = { $seat } may move 1 food.
prompt-equip = Equip a Viking without these shields: { $shields }.
    .other = { $seat } equips a Viking.
prompt-shift-equipment = Choose equipment to move, or do nothing.
    .other = { $seat } may move equipment.
prompt-shift-onto = Move it to a Viking without these shields: { $shields }.
    .other = { $seat } moves equipment.
prompt-chieftain = Play a chieftain on a ship, or none.
    .other = { $seat } may play a chieftain.
prompt-move-equipment = Move 1 equipment, or do nothing. The { $ship } is scored.
    .other = { $seat } may move 1 equipment. The { $ship } is scored.
prompt-set-equipment = Choose a Viking for the equipment.
    .other = { $seat } moves equipment.
prompt-move-food = Move 1 food, or do nothing. The { $ship } is scored.
    .other = { $seat } may move 1 food. The { $ship } is scored.
prompt-remove = Remove 1 Viking, or do nothing. The { $ship } is scored.
    .other = { $seat } may remove 1 Viking. The { $ship } is scored.
prompt-swap = Swap 2 Vikings, or do nothing. The { $ship } is scored.
    .other = { $seat } may swap 2 Vikings. The { $ship } is scored.
prompt-swap-with = Choose the Viking to swap with { $card }.
    .other = { $seat } swaps { $card }.
prompt-start-ship = Choose an open card for the new { $ship }.
    .other = { $seat } chooses an open card for the new { $ship }.

## The log

log-turn = Turn { $turn }: { $seat }
    .you = Turn { $turn }: you
log-draw = { $seat } draws { $card }.
    .you = You draw { $card }.
log-lay = { $seat } lays { $card } on the { $ship }.
    .you = You lay { $card } on the { $ship }.
log-ship-full = The { $ship } is full.
log-load-food = { $seat } loads food on the { $ship } (now { $count }).
    .you = You load food on the { $ship } (now { $count }).
log-move-food = { $seat } moves food from the { $ship } to the { $onto }.
    .you = You move food from the { $ship } to the { $onto }.
log-keep-food = { $seat } doesn’t move food.
    .you = You don’t move food.
log-stow-food = { $seat } returns food from the { $ship } (now { $count }).
    .you = You return food from the { $ship } (now { $count }).
log-equip = { $seat } equips { $goal }.
    .you = You equip { $goal }.
log-move-equipment = { $seat } moves equipment: { $start } → { $goal }.
    .you = You move equipment: { $start } → { $goal }.
log-keep-equipment = { $seat } doesn’t move equipment.
    .you = You don’t move equipment.
log-stow-equipment = { $seat } returns equipment from { $start }.
    .you = You return equipment from { $start }.
log-no-berth = No Viking can take the equipment ({ $seat }).
    .you = No Viking can take your equipment.
log-chieftain = { $seat } plays { $action } on the { $ship }.
    .you = You play { $action } on the { $ship }.
log-hold = { $seat } plays no chieftain.
    .you = You play no chieftain.
log-refill = New open card: { $card }.
log-stern = { $seat } scores the { $ship }.
    .you = You score the { $ship }.
log-pass = { $seat } doesn’t score.
    .you = You don’t score.
log-all-full = All ships are full. All 3 are scored.
log-row = Chieftains of the { $ship }
log-protect = { $seat } protects their Vikings on the { $ship }.
    .you = You protect your Vikings on the { $ship }.
log-leave = { $action-id ->
    [swap] { $seat } doesn’t swap.
    [remove] { $seat } doesn’t remove a Viking.
   *[other] { $seat } doesn’t move anything.
}
    .you = { $action-id ->
        [swap] You don’t swap.
        [remove] You don’t remove a Viking.
       *[other] You don’t move anything.
    }
log-skip = { $seat } can’t use { $action }.
    .you = You can’t use { $action }.
log-remove = { $seat } removes { $card } from the { $ship }.
    .you = You remove { $card } from the { $ship }.
log-remove-open = { $seat } removes an open card: { $card }.
    .you = You remove an open card: { $card }.
log-swap = { $seat } swaps { $card } and { $other }.
    .you = You swap { $card } and { $other }.
log-scored = The { $ship } scores.
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = You: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = The { $ship } is emptied. Returned: food { $food }, equipment { $equipment }. Cards removed: { $cards }.
log-start-ship = New { $ship }: { $card }.
log-final = No cards are left. Final scoring.

## The score

tally-scoring = Turn { $turn }, { $ship }: (shields { $shields } + equipment { $equipment }) × food { $food }
    .row = Turn { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Final, { $ship }: (shields { $shields } + equipment { $equipment }) × food { $food }
    .row = Final, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (open card)
pay = { $seat } { $points }

ship-top = top ship
    .start = Top ship
ship-middle = middle ship
    .start = Middle ship
ship-bottom = bottom ship
    .start = Bottom ship
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
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
board-stock = Supply: food { $food }, equipment { $equipment }
board-open = Open cards:
board-empty = empty
board-card = Card of this turn: { $card }
board-final = Final scoring
board-food = food: { $food }
board-vikings = Vikings: { $count } of { $limit }
board-full = full
board-scored = being scored
board-stern = stern: { $seat }
board-berth = place
board-shields = shields
board-symbol = symbol
board-equipment = equipment
board-protected = protected
board-chieftains = Chieftains, from the bow:
board-chieftain = { $action } ({ $seat })
board-pays = Score now:
board-players = Players
board-player = { $seat } ({ $shields }): points { $points }, sterns { $sterns }, chieftains: { $action }

## Labels of the text view

view-turn = Turn
view-on_turn = Current player
view-limit = Vikings per ship
view-pile = Cards in the pile
view-display = Open cards
view-ships = Ships
view-food_stock = Food in supply
view-equipment_stock = Equipment in supply
view-building = This turn
view-lifted = Stone to move
view-swapping = To be swapped
view-scoring = Being scored
    .seat = Chieftain’s turn
view-sheet = Ships scored
    .pays = Points
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
view-pays = Score now
view-seat = Player
view-action = Action
view-points = Points
view-card = Card
view-slot = { "" }
view-ship = Ship
view-reason = Reason
view-reason-stern = scored by a player
view-reason-full = all ships are full
view-reason-final = final scoring
view-acting = { "" }
view-colour = Shield
view-score = Points
view-sterns = Sterns left
