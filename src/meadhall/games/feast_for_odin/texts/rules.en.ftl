# The rules of A Feast for Odin, clause by clause

help-aim = Cover your boards. Goods, silver and ore on the home board and the islands, and food and goods in houses, hide minus points, raise your income and bring bonuses. Ships, emigration, islands, buildings, animals and silver bring points. An empty home board alone costs 86. Most points win.
    .title = Aim
    .length-long = The game ends after 7 rounds.
    .length-short = The game ends after 6 rounds.
    .occupations-none = There are no occupation cards: columns 3 and 4 bring no card, the two spaces that only play cards cannot be used, and the game differs from the published one.
    .occupations-A-B-C-all = Played occupations bring points, too.
help-turn = Choose a free space, put as many Vikings on it as its column says (1 to 4) and carry out its action, or pass for the rest of the round. You may also lay pieces on your boards, buy ships and load ore. When all have passed, come income, breeding, the feast and the bonus.
    .title = A turn
help-score = A knarr 5, an emigrated longship 21, Shetland 6 with 4 open minus cells, a stone house 10 with 2 open minus cells, 2 sheep 4, 7 silver, 10 open minus cells at home, 1 Thing penalty: 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = A worked score
help-goods = A good rises from orange to red, green and blue and keeps its shape: peas, mead, oil, rune stone, for instance. Only green and blue goods lie on the home board and the islands, and two green ones never share an edge there.
    .title = The ladder of goods
help-placing = A robe (3 × 3) in the lower left corner of the empty home board covers the values 0, 1 and 2 and the mead symbol: the income is 2, and the mead bonus is lost.
    .title = A worked placement
help-dice = Hunting with rolls of 3, 7 and 4: the 4 counts. You pay 4 wood and bows in any mix, or you fail and get 1 wood and 1 bow. Pillaging with a roll of 6, 3 ore on the longship and 1 sword: 6 + 3 + 1 = 10, enough for jewellery. If you fail, you get 1 stone and 1 sword, and 1 Viking may return.
    .title = A hunt and a raid, worked
help-feast = 9 seats are free and 2 ships have emigrated: 9 − 4 = 5 seats to fill. Peas laid lengthwise fill 2, stockfish 3. Each seat left empty is a Thing penalty: 3 points less at the end.
    .title = A worked feast

chapter-O-1 = Set-up
clause-O-1-1 =
    .length-long = The game has seven rounds.
    .length-short = The game has six rounds, with one Viking more from the start.
clause-O-1-2 = The action board has 61 spaces in four columns. Four players add two imitation tiles, each on a random side: one in column 1 or 2, one in column 3 or 4.
    .small_board-on = The board is the smaller one, without five second copies of a space.
clause-O-1-3 = Everybody has a home board, twelve Vikings, a bow, a snare, a spear and one mead; no silver and no ships. As many Vikings as there are rounds stand on the numbered seats of the feast table, the others on the Thing square.
clause-O-1-4 = The eight mountain strips are shuffled and two of them turned up (three with four players), with all that is printed on them.
clause-O-1-5 = Shetland, the Faroe Islands, Iceland and Greenland lie open. There are three sheds, three stone houses, five long houses and fifteen special tiles, each of these once. The other weapons are shuffled into a pile. Goods, ships, materials, silver and weapons never run out.
clause-O-1-6 = The start player is the one the table agreed on, or drawn by lot.

chapter-O-2 = The round
clause-O-2-1 = A round has twelve phases: new Viking, harvest, islands, new weapon, actions, start player, income, breeding, feast, bonus, mountains, Vikings home.
clause-O-2-2 = The game ends after the feast of the last round. There is no bonus in that round.

chapter-O-3 = Phases 1 to 4
clause-O-3-1 = New Viking: everybody moves the leftmost Viking from the feast table to the Thing square.
clause-O-3-2 = Harvest: everybody takes one of each crop up to the level printed for the round. Level 1 is peas, beans and flax, level 2 adds grain, level 3 cabbage, level 4 fruits. Without a level the harvest fails.
clause-O-3-3 = Islands: in rounds 3 to 6 (short game 2 to 5) one island board turns over if nobody has it, A first, then B, C and D; its silver goes back. Two silver go on every other island nobody has, even if the board due to turn is taken.
clause-O-3-4 = New weapon: everybody draws one weapon and lays it open. When the pile is empty, the discards are shuffled into a new one.

chapter-O-4 = At any time
clause-O-4-1 = As often as you like, at each of your decisions, you may lay pieces on your boards, buy ships and load ore. In an action this begins with its first part.
clause-O-4-2 = A ship costs its points in silver: whaling boat 3, knarr 5, longship 8. It needs a free berth of its size; there are three small and four large ones.
clause-O-4-3 = Ore may be loaded onto a whaling boat (one place) or a longship (three places), before or after an action but not during one. It is never unloaded.
clause-O-4-4 = Before income, before the bonus and after the last feast all players may arrange their boards at the same time.
    .ask_always-off = Whoever could lay a tile, buy a ship or use a card is asked.
    .ask_always-on = Whoever can do anything is asked, also if only coins fit.
clause-O-4-5 = Coins can be changed at will. Nothing is given back or thrown away unless something says so.

chapter-O-5 = A turn
clause-O-5-1 = From the start player clockwise, one turn at a time: occupy a free space or pass. Who passes is out for the round. Without a Viking on the Thing square you pass. The phase ends when all have passed.
clause-O-5-2 = A space takes exactly as many Vikings as the number of its column, and can be occupied once in a round.
clause-O-5-3 = You need the ships or animals a space asks for, and must be able to carry out at least one part of it; paying its price is one.
clause-O-5-4 = The parts are carried out in order. A price is paid whole, from supply, stable and berths, never from a board. Of printed alternatives you take one. What is optional or “up to” may be declined.
clause-O-5-5 =
    .occupations-A-B-C-all = In the third column you draw an occupation before the action.
clause-O-5-6 =
    .occupations-A-B-C-all = In the fourth column you may play an occupation from your hand free, just before or just after the action.
clause-O-5-7 = An imitation tile works as a space of its column that another player holds, with its requirements, prices and the bonus of the column.
clause-O-5-8 = Start player: whoever placed Vikings last starts the next round. If nobody placed, nothing changes.

chapter-O-6 = The spaces
clause-O-6-1 = Sheds cost 2 wood, stone houses 1 stone, long houses 2 stone; they are built while the stack lasts.
clause-O-6-2 = Ships are built from wood: whaling boat 1, knarr 2, longship 2. Without a free berth a ship cannot be taken. For 2 stone and 2 wood you get a stone house and a longship, or a long house and a knarr.
clause-O-6-3 = Markets and other green spaces give what they show, some for silver. Animals enter the stable plain.
clause-O-6-4 = Milk and wool come one for each cow or sheep, three at most; the spices space adds 2 milk with a cow and 1 wool with a sheep. The wood space gives one wood per player and one ore.
clause-O-6-5 = Crafting spaces make one exchange each. Master crafting gives 4 silver, and you may turn wool into a robe and silverware into jewellery.
clause-O-6-6 = At the forge one ore becomes jewellery or a special tile with the tongs that is still there.
clause-O-6-7 = From the mountains you take things from the arrow end of a strip, up to the number shown; every number shown is for another strip. The double coin is one thing. An emptied strip leaves the game.
clause-O-6-8 = An upgrade lifts a good of your supply or stable to the next colour, in the same shape: orange, red, green, blue. No tile rises twice in one action. A double upgrade is exactly two levels.
clause-O-6-9 = Overseas trading needs a knarr and 1 silver: any number of different green goods turn to their blue side, one of each kind.
clause-O-6-10 = The special sale needs a knarr: buy up to two special tiles at their price. The Crown of England is not for sale.
clause-O-6-11 = Plundering needs two longships and gives a silver hoard, without a roll.
clause-O-6-12 = Exploring takes one open island that the space leads to, and the silver on it. The ship it needs stays. A ship may serve several actions of a round.
clause-O-6-13 = Emigration costs silver to the number of the round. A knarr or longship is laid on the two leftmost free seats of the feast table; both must be free of Vikings. Its ore is lost, no Viking is.
clause-O-6-14 = On the four-viking emigration space a whaling boat may first become a knarr; its ore is lost and a large berth must be free.
clause-O-6-15 =
    .occupations-none = Without occupation cards the space that draws one only gives 1 silver, and the spaces that play up to two or up to four cannot be occupied.
    .occupations-A-B-C-all = Occupations: draw one and take 1 silver; or pay 1 stone or ore, play one and take 1 silver; or play up to two, or up to four.

chapter-O-7 = Boards
clause-O-7-1 = Home and islands take green and blue goods, special tiles, silver and ore. Stone and long houses take food, green and blue goods, special tiles and silver, but no ore.
clause-O-7-2 = A piece may be turned, a special tile also mirrored. It stays inside the area, covers no other piece and no blocked cell, and never moves again. A coin covers one cell for each silver, an ore one cell.
clause-O-7-3 = On home and islands green goods never share an edge with green ones; in houses neither do two orange or two red ones. Corners may touch.
clause-O-7-4 = An income cell is covered only if with it every coverable cell to its left, below it and between is covered. Symbols count as covered. All other cells may be covered in any order.
clause-O-7-5 = Income: every income line pays its lowest value in sight, all boards at the same instant.
clause-O-7-6 = Bonus: every symbol in sight with all coverable cells around it covered pays once, all at the same instant. A covered symbol is lost. The cloakpin and the stone house come only while they last.

chapter-O-8 = Dice
clause-O-8-1 = Before the first roll you choose the whaling boats; boats and ore are fixed from then on.
clause-O-8-2 = You roll up to three times; the last roll counts. After any roll you may stop and declare success or failure.
clause-O-8-3 = Hunting, snares and whaling want a low result. Whaling takes off all ore on the boats used, the printed one too. For success you pay the result in wood and the weapon shown, in any mix. At 0 you stop at once and succeed.
clause-O-8-4 = Raiding and pillaging want a high result. Pillaging adds the ore of the best-loaded longship. Each stone or sword paid adds 1. At 5 or less you fail; else you may take one blue good or special tile of at most that value.
clause-O-8-5 = Failure costs nothing and gives one wood or stone and one weapon of the space. A snare or a pillage lets one Viking return to the Thing square, whaling two. A named weapon comes from the discards, else from the pile, which is then shuffled.

chapter-O-9 = The feast
clause-O-9-1 = You fill the seats of the table without Vikings, two fewer for each emigrated ship.
clause-O-9-2 = Orange and red goods, animals and silver are laid side by side. Two orange or two red ones may not be neighbours; silver takes one seat and may lie beside anything.
clause-O-9-3 = Of each kind one tile may lie lengthwise; the others lie upright. Nothing hangs over the end. Plain and pregnant animals are one kind.
clause-O-9-4 = Each seat left empty brings a Thing penalty.
clause-O-9-5 = After the feast everything on the table goes back to the stock.
clause-O-9-6 = At each plate you may have the rest of the cheapest legal table laid for you, without one kind of food if you like, or take the last plate back.

chapter-O-10 = The end
clause-O-10-1 = After the last feast pieces may still be laid.
clause-O-10-2 = Wood and stone of the supply fill the slots of sheds and stone houses.
clause-O-10-3 = Points: ships 3, 5, 8; emigrated knarrs 18, longships 21; islands and buildings as printed; sheep 2, cattle 3, pregnant ones 1 more; played occupations; 1 for each silver; 2 for the Crown of England, wherever it is.
clause-O-10-4 = Minus points: each open minus cell of home, islands and houses, each empty slot, and 3 for each Thing penalty.
clause-O-10-5 = Most points win. Tied players share the win.

chapter-O-11 = Breeding, mountains, Vikings home
clause-O-11-1 = Breeding, sheep and cattle each for themselves: a pregnant animal becomes plain and brings a plain one. Without a pregnant one, if there are two or more, one becomes pregnant.
clause-O-11-2 = Mountains: every open strip loses the thing at the arrow. Strips that are empty or hold one double coin leave. Then one new strip is turned up, if there is one.
clause-O-11-3 = Vikings home: all Vikings go back to the Thing square and all spaces are free.

chapter-O-12 = Occupations
clause-O-12-1 =
    .occupations-A-B-C-all = The chosen decks are used. Everybody gets one light card; the other light ones leave the game unseen. The dark ones are the pile.
clause-O-12-2 =
    .occupations-A-B-C-all = Cards in hand are secret. From an empty pile nothing is drawn.
clause-O-12-3 =
    .occupations-A-B-C-all = A played card lies open and counts its points at the end.
clause-O-12-4 =
    .occupations-A-B-C-all = What a card does when played is finished before anything else goes on. When several effects wait at once, their owner chooses the order. What is optional may be declined; what is no longer possible drops out. Several players are asked from the start player clockwise.
clause-O-12-5 =
    .occupations-A-B-C-all = An action that a card grants needs no Vikings and is finished before whatever was open goes on.
clause-O-12-6 =
    .occupations-A-B-C-all = A card that may be used at any time is in the list of what can be done at any time.
clause-O-12-7 =
    .occupations-A-B-C-all = A price is tested when it is due. If it cannot be paid, it and what hangs on it lapse.
clause-O-12-8 =
    .occupations-A-B-C-all = What a card fetches just before a space, and a fourth-column card played first, count when you choose a space. Until its first part nothing is offered that would leave nothing to do there.
clause-O-12-9 =
    .occupations-A-B-C-all = A piece that a card brings to be laid at once is laid or lost.

chapter-O-13 = Alone
clause-O-13-1 = You have Vikings of two colours. In the long game one of the first stands on the seat of round 1 and two each on those of rounds 3, 5 and 7, two of the second on those of rounds 2, 4 and 6; five of each are ready. In the short game it is two on every seat, and five and six are ready.
clause-O-13-2 = The colours play in turn. In phase 1 you take all Vikings on the space of the round and those of that colour that were waiting.
clause-O-13-3 = In phase 12 the Vikings just played stay and block their spaces during the next round; those of the round before come home. Vikings you did not place wait with their colour.
clause-O-13-4 = There is no start player phase and no imitation tile, and the wood space gives one wood.
clause-O-13-5 =
    .first_card-chosen = Alone you look through the light occupations and choose one instead of being dealt one.

chapter-O-14 = Mini-expansions
clause-O-14-1 =
    .mini_harvest-on = Harvest: one of four harvest markers lies open, the other three and four failures are face down. From the last player backwards everybody picks a resource marker, in the short game then a second one.
clause-O-14-2 =
    .mini_harvest-on = Harvest, with occupation cards: everybody gets two light occupations and keeps one. Eight cards leave the game.
clause-O-14-3 =
    .mini_harvest-on = Harvest, short game: everybody also gets 3 silver and a weapon; with occupation cards also two dark ones of which one is kept, and it may be played free at the start of the first turn.
clause-O-14-4 =
    .mini_harvest-on = Harvest, phase 2: the open marker gives the crops, and each of your resource markers what it shows. Then a new marker is turned up, and all resource markers turn to its colour, orange for a harvest and brown for a failure.
clause-O-14-5 =
    .mini_harvest-on = Harvest: Mull lies open and turns to Caithness with board B. The first bonus of stone and altar brings the altar too; if Mull turns before, the altar leaves the game. Mull is found by any ship in column 1, Caithness by a longship in column 3.
clause-O-14-6 =
    .mini_islands-on = Islands: Lofoten lies open and turns to Orkney with board A. Both are found by any ship in column 1. Orkney’s card symbol brings a weapon from the pile.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Harvest: thirty further cards are left out as well.

chapter-O-15 = What is open and what is secret
clause-O-15-1 = Secret are the occupations in hand, those given up at set-up, the order of the piles, the strips and markers face down. All else is open.
