# The rules of Looot, clause by clause

help-aim = Fill your fjord with resources, buildings and longships so that longships get full and sites complete. A castle brings 4, a watchtower 2, a house 1, gold 2, a sheep 1, wood 1; a full longship raises everything of its kind. Sites bring 5, 7 and 9, one trophy its points. Each longship that is not full costs 5. Most points win.
    .title = Aim
help-turn = Place a Viking (use shields first if you like), lay its resource in your fjord, then lay the buildings it captures. At the end of your turn you may take 1 longship and, once in the game, 1 trophy.
    .title = A turn
help-score = Full longships: castle +3, sheep +1, sheep +2. 1 longship is not full. The altar is complete, the trophy is the one for 3 axes. The fjord holds 2 castles, 3 watchtowers, 3 houses, 1 gold, 4 sheep, 2 wood and 3 axes: 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = A worked score
help-captures = A group of 8 Vikings that touches a castle for the first time takes 2 tiles at once. Had it taken 1 there with 4 Vikings, it would take 1 more with 8. A second group of 4 at the same castle takes none. 3 watchtowers joined at one stroke are 3 pairs: 2 tiles are due from each.
    .title = Captures, worked
help-watch = The second-viking shield used with your last Viking is spent for nothing. The occupied-space shield cannot be used while the land is empty. You may take a lower trophy than your axes allow, but only one in the game. With a full fjord you gain nothing more but a trophy. All longships and sites stand in the last chapter; the text view shows which longships are still in the bag.
    .title = Worth knowing

chapter-L-1 = Set-up
clause-L-1-1 = The land is made of as many land boards as there are players.
    .layout-random = Boards, faces and joins are drawn by lot: each further board is joined by one of its sides to a free side of one already lying.
    .layout-example = The boards lie as in the fixed example for that number of players.
clause-L-1-2 = The ocean board lies along a free side of the land. The thirty longships are mixed in the bag; five are drawn and laid face up on its five slots.
clause-L-1-3 = The trophy board lies along another free side. On it lie five trophies, for 2, 3, 4, 5 and 6 axes, worth 3, 6, 10, 15 and 21 points.
clause-L-1-4 = Every building field gets its tiles: two on a house, two on a watchtower, three on a castle.
clause-L-1-5 = Everybody has thirteen Vikings, three shields (second Viking, occupied space, double resource) and a fjord of 34 empty spaces. Of the ports, the altars and the palaces everybody gets one site by lot, on its place in the fjord. Sites left over are out of the game.
clause-L-1-6 = One player starts: the one the table agreed on, or one drawn by lot.

chapter-L-2 = Turns
clause-L-2-1 = Turns go clockwise. On your turn you place a Viking, take what it brings, and at the end you may take a longship and a trophy.
clause-L-2-2 = Who has no Viking left is skipped altogether and takes neither longship nor trophy any more.
clause-L-2-3 = What lies in a fjord is never moved or removed. Without an empty space in your fjord you gain no more tiles: a resource is not taken, a building stays on the land, a longship cannot be chosen. The Viking is placed all the same, and a trophy can still be taken.

chapter-L-3 = Placing a Viking
clause-L-3-1 = You must place one Viking, on a resource space (wood, sheep, gold or axe) on which nobody stands and which lies beside anybody’s Viking or beside a longship on the ocean board.
clause-L-3-2 = Beside means one of the six neighbouring hexes, across the joints of boards too. The ocean and the trophy board have two resource spaces each, which are used like all others. Nobody stands on building fields, slots and trophies. Trophies and empty slots bring no space into reach.
clause-L-3-3 = You must take one resource of the kind of that space and lay it on any empty space of your fjord.
clause-L-3-4 = Resources never run out.

chapter-L-4 = Shields
clause-L-4-1 = Before a Viking is placed you may use one or several of your shields. Each can be used once in the game, and works only for the Viking it was used with.
clause-L-4-2 = Second Viking: when all the first one brings is laid, you place another by the same rules.
clause-L-4-3 = Occupied space: the Viking goes to a resource space on which a Viking stands already, no matter whose. Nobody is removed.
clause-L-4-4 = Double resource: you take two of the resource instead of one. Buildings are not doubled.

chapter-L-5 = Capturing buildings
clause-L-5-1 = When its resource is laid, look what the new Viking captures. You must take what is due. If there are fewer tiles on a field than are due, you take those that are there; an empty field pays nothing.
clause-L-5-2 = A group is all Vikings of one player that are connected by neighbouring spaces. Vikings of one player on the same space belong together, and each of them counts.
clause-L-5-3 = House: one tile from each house field beside the new Viking.
clause-L-5-4 = Watchtower: when your group touches two watchtower fields that you have not linked before, take one tile from each of the two. The same two pay you only once; a watchtower pays again with another partner. Three linked at one stroke are three pairs.
clause-L-5-5 = Castle: a group of 4 Vikings that touches a castle field is due one tile from it, a group of 8 two, a group of 12 three. What you took from that field before is counted in. Each castle counts for itself.
clause-L-5-6 = Captured tiles are laid one by one on empty spaces of your fjord. If there are fewer spaces than tiles, you choose which tiles to take.

chapter-L-6 = Longships and sites
clause-L-6-1 = A longship is full when the three resources it shows lie on the six spaces around it. If it shows a resource twice, two of them are needed.
clause-L-6-2 = A site is complete when all resources and buildings it shows lie around it, counted likewise.
clause-L-6-3 = This happens by itself, at once, and for good, also when the longship is laid last. A tile serves every longship and site it touches; other tiles around do no harm.

chapter-L-7 = End of the turn
clause-L-7-1 = You may take one longship from the ocean board and lay it on any empty space of your fjord.
clause-L-7-2 = Its slot is refilled from the bag at once. When the bag is empty, the slot stays empty.
clause-L-7-3 = Once in the game you may take a trophy that is still there, if your fjord holds at least as many axes as it shows, wherever they lie. The axes stay.
clause-L-7-4 = You may do both, in either order, or neither.

chapter-L-8 = End of the game and score
clause-L-8-1 = Castles are worth 4 each, watchtowers 2, houses 1, gold 2, sheep 1, wood 1, axes nothing. Every full longship raises the worth of each tile of its kind by its bonus.
clause-L-8-2 = Complete sites bring 5 (port), 7 (altar) and 9 (palace), the trophy its points.
clause-L-8-3 = Every longship that is not full costs 5.
clause-L-8-4 = The game ends when nobody has a Viking left, after the end of the turn in which the last one was placed.
clause-L-8-5 = The highest total wins. If it is equal, the higher trophy decides; if that is equal too, the win is shared.

chapter-L-9 = What is open
clause-L-9-1 = Everything is open but the order of the longships in the bag. Which ones are still in it can be worked out by everybody.

chapter-L-10 = All longships and sites
clause-L-10-1 = Longships, { tile-castle } (4): +3 ({ tile-wood }, 2 × { tile-axe }); +3 (3 × { tile-wood }); +3 (2 × { tile-sheep }, { tile-axe }); +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Longships, { tile-watchtower } (5): +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-gold }, 2 × { tile-axe }); +1 (2 × { tile-wood }, { tile-axe }); +2 (2 × { tile-wood }, { tile-gold }); +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Longships, { tile-house } (5): +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-sheep }, 2 × { tile-axe }); +1 (3 × { tile-axe }); +1 ({ tile-gold }, 2 × { tile-axe }); +2 (3 × { tile-sheep }).
clause-L-10-4 = Longships, { tile-gold } (4): +2 (2 × { tile-wood }, { tile-gold }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, { tile-gold }, { tile-axe }); +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Longships, { tile-sheep } (6): +1 ({ tile-sheep }, { tile-gold }, { tile-axe }); +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-sheep }, 2 × { tile-axe }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Longships, { tile-wood } (6): +1 ({ tile-wood }, 2 × { tile-axe }); +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-wood }, { tile-gold }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Sites, { site-port } (5): { tile-sheep }, 2 × { tile-house }; { tile-wood }, 2 × { tile-house }; { tile-wood }, { tile-axe }, { tile-watchtower }; { tile-gold }, { tile-axe }, { tile-house }; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Sites, { site-altar } (7): { tile-axe }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, 2 × { tile-house }, { tile-watchtower }; { tile-sheep }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower }; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Sites, { site-palace } (9): { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle }; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle }; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
