# The rules of Skibe, clause by clause

help-aim = The three ships belong to everybody. Each time a ship is scored, everybody with shields aboard gets points: their shields there and the equipment on Vikings with their shield, times the food on the bow. Whoever lays a stern says when. Most points win.
    .title = Aim
help-turn = Add a Viking card to a ship and load what it shows: food onto a bow, equipment onto a Viking. Then you may play 1 chieftain. Or lay one of your 2 sterns on a ship with at least 3 Vikings: that ship is scored at once.
    .title = A turn
help-score = 3 of your shields on the ship, 2 equipment stones on Vikings with your shield, 3 food on the bow: (3 + 2) × 3 = 15. A card with Moon and Hammer carries 1 stone and is alone on a ship with 2 food: Moon gets (1 + 1) × 2 = 4 and Hammer 4, too.
    .title = A worked score
    .count_stern_shield-on = If you laid the stern in the first example, its shield counts as well: (3 + 2 + 1) × 3 = 18.
help-emblems = Everybody has an emblem with a colour of its own: Moon is blue, Hammer red, Pine green, Sun yellow and Knot purple. Your shields are those with your emblem.
    .title = Emblems
help-watch = The pile is hidden, but everyone sees a card drawn from it. A Viking with equipment can be neither removed nor swapped. A ship that loses Vikings while it is scored is scored all the same. No public list of the 40 cards was found: this deck is a reconstruction that fits all that is known.
    .title = Worth knowing

chapter-S-1 = Set-up
clause-S-1-1 = Everybody has an emblem, five chieftains (equipment, food, remove, swap, protect) and two sterns.
clause-S-1-2 = Viking cards that show only emblems nobody plays leave the game; a card with at least one played emblem stays. That leaves 30, 36 or 40 cards for 3, 4 or 5 players.
clause-S-1-3 = The three bows lie one below the other: top, middle, bottom. Each holds one food stone. Three more food stones and four equipment stones are the stock.
clause-S-1-4 = Each ship starts with two Vikings. Three open cards form the display, the rest is the face-down pile. The symbols of these first cards do nothing.
clause-S-1-5 = The table agrees who starts, or it is drawn by lot. Play goes clockwise.
clause-S-1-6 = A Viking card shows one or two shields and one symbol, food or equipment. No public list of the 40 cards was found: this deck is a reconstruction that fits all that is known.

chapter-S-2 = A turn
clause-S-2-1 = On your turn you do exactly one thing: build with a Viking card, or lay a stern. You cannot pass.
clause-S-2-2 = Then the next player clockwise is on turn.

chapter-S-3 = Building
clause-S-3-1 = Take an open card, or draw the top card of the pile blind. You see a drawn card before you choose a ship, but you must lay it.
clause-S-3-2 = Lay the card at the right end of any ship that is not full. A ship holds 5, 6 or 7 Vikings with 3, 4 or 5 players.
clause-S-3-3 = Then load what the symbol of that card shows, on any ship: food onto a bow, equipment onto a Viking.
clause-S-3-4 = Food: while there is some in the stock, you must put one stone from it onto a bow of your choice.
clause-S-3-5 = No food in the stock: you may move one stone from a bow to another. The last stone of a bow never moves.
clause-S-3-6 = Equipment: while there is some in the stock, you must put one stone from it onto a Viking of your choice that shows none of the emblems of the card you have just laid.
clause-S-3-7 = If no Viking fits, you load nothing and go on.
clause-S-3-8 = No equipment in the stock: you may move one stone from any Viking to another one that fits.
clause-S-3-9 = Then you may play one chieftain onto any ship that does not show that action yet, no matter whose. The first one lies at the bow, each further one outside the last.
clause-S-3-10 = If you took an open card, the display is filled up to three from the pile.

chapter-S-4 = Sterns
clause-S-4-1 = To lay a stern you need one in hand and a ship with at least three Vikings; it need not be full. You load nothing and play no chieftain in that turn.
clause-S-4-2 = The ship is scored at once: its chieftains act, points are paid, then it is cleaned up.
clause-S-4-3 = The stern leaves the game, and the player after you is on turn.

chapter-S-5 = Chieftains
clause-S-5-1 = The chieftains of the ship being scored act one by one, the first laid first. The owner decides and may leave the action undone.
clause-S-5-2 = Equipment: move one equipment stone from a Viking to another, from the stock to a Viking, or from a Viking to the stock; on any ships, whatever the emblems.
clause-S-5-3 = Food: move one food stone from a bow to another, from the stock to a bow, or from a bow to the stock. The last stone of a bow stays.
clause-S-5-4 = Remove: one Viking of any ship, without equipment and not protected, leaves the game.
clause-S-5-5 = Swap: two Vikings without equipment and not protected change places, on any ships; one of them may be an open card. Symbols do nothing.
clause-S-5-6 = Protect: until this row of chieftains is finished, Vikings on this ship that show the owner’s emblem can be neither removed nor swapped.
    .protection_blocks_owner-on = This binds the owner, too.

chapter-S-6 = Points and clean-up
clause-S-6-1 = Each player gets: (their shields on the ship + equipment on Vikings that show their emblem) × food on its bow.
clause-S-6-2 = A card of two emblems, and a stone on it, counts for both players. Emblems nobody plays count for nobody.
clause-S-6-3 = The equipment of the ship and all food but one stone go back to the stock. Its Vikings, chieftains and stern leave the game.
clause-S-6-4 = The bow gets two new Vikings from the pile. If the pile is too short, open cards are used. Their symbols do nothing.
    .new_ship_cards-slots = The open card in slot 1 is used first.

chapter-S-7 = All ships full
clause-S-7-1 = If all three ships are full, the player on turn may lay a stern or pass; then the next one is asked, once round.
clause-S-7-2 = Whoever lays a stern has had the turn, and play goes on after that player.
clause-S-7-3 = If nobody lays one, all three ships are scored: top, middle, bottom.
clause-S-7-4 = Then the player who was asked first is on turn. If the cards run out on the way, the final scoring follows at once.

chapter-S-8 = The end
clause-S-8-1 = The game ends when the last card has been laid, by a player or for a new ship, and pile and display are empty.
clause-S-8-2 =
    .finish_last_turn-on = Whoever lays the last card still loads its cargo and may play a chieftain.
clause-S-8-3 = Final scoring: first all chieftains act, those of the top ship, then of the middle one, then of the bottom one.
clause-S-8-4 = Then all three ships pay, however short they are.
clause-S-8-5 = The highest total wins. Equal totals share the win.

chapter-S-9 = What is hidden
clause-S-9-1 = Only the order of the pile is hidden, from everybody alike.

chapter-S-10 = Options of the table
clause-S-10-1 =
    .count_stern_shield-on = The stern shows a shield of its owner: it counts in the scoring it triggers.
clause-S-10-2 =
    .deck-pairs = Deck “pairs”: four cards of one shield for each emblem, and two cards of each pair of emblems.
    .deck-twins = Deck “twins”: two cards of one shield and two cards of two equal shields for each emblem, and two cards of each pair of emblems.
clause-S-10-3 =
    .finish_last_turn-off = The final scoring follows the last card at once, without cargo and chieftain.
clause-S-10-4 =
    .new_ship_cards-choose = New ship, pile too short: the player who laid the stern must choose which open cards are used; after three full ships it is the player who was asked first.
clause-S-10-5 =
    .protection_blocks_owner-off = The owner may remove and swap protected Vikings.
clause-S-10-6 =
    .protection_spans_rows-on = Protect holds for the whole final scoring, also against the chieftains of the ships below.
clause-S-10-7 =
    .remove_from_display-on = Open cards can be removed by a chieftain; the gap is filled after the clean-up.
clause-S-10-8 =
    .one_stone_per_card-on = A Viking carries at most one equipment stone.
