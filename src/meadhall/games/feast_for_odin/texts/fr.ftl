# A Feast for Odin

summary = Envoyez vos vikings chasser, fabriquer, piller et explorer, et couvrez vos plateaux de leur butin.
option-length = Durée
option-length-help = Sept manches, ou six avec un viking de plus dès le début.
option-length-long = longue, 7 manches
option-length-short = courte, 6 manches
option-occupations = Métiers
option-occupations-help = Les paquets de cartes métier en jeu. Un paquet dont les cartes n’ont pas encore d’effet ne peut pas être choisi.
option-occupations-none = aucun
option-occupations-A = paquet A, pour débuter
option-occupations-B = paquet B
option-occupations-C = paquet C
option-occupations-all = les trois paquets
option-first_card = Première carte
option-first_card-help = En solitaire : distribuée, ou choisie parmi toutes les claires.
option-first_card-dealt = distribuée
option-first_card-chosen = choisie
option-small_board = Plateau d’actions réduit
option-small_board-help = Pour une ou deux personnes : sans cinq cases en double.
option-mini_islands = Mini-extension : îles
option-mini_islands-help = Un plateau d’île de plus : Lofoten, puis Orcades.
option-mini_harvest = Mini-extension : récolte
option-mini_harvest-help = Récoltes au hasard, marqueurs de ressources, quatre biens de plus et l’île de Mull, puis Caithness.
option-mini_harvest_cards = Cartes de l’extension récolte
option-mini_harvest_cards-help = Huit cartes quittent toujours le jeu avec elle ; trente autres au choix.
option-mini_harvest_cards-usual = huit en moins
option-mini_harvest_cards-fewer = trente-huit en moins

## Moves

move-occupy = Placer des vikings : { $space }
move-pass = Passer pour cette manche
move-imitate = Imiter : { $space }
move-anytime = Poser des tuiles, acheter un navire, charger
move-lay = Poser sur un plateau : { $item }
move-buy = Acheter : { $ship }
move-load = Charger 1 minerai, mouillage { $berth }
move-hold = Plateau : { $board }, orientation { $turn }
move-at = En { $column }{ $row }
move-back = Reposer
move-choose = Choisir : { $way }
move-exchange = Échanger : { $item }
move-swap = Changer le bateau du mouillage { $berth } en knarr
move-decline = Renoncer
move-done = Terminé
move-mine = Montagne { $strip } : prendre { $count }
move-upgrade = Améliorer : { $item }
move-trade = Retourner en bleu : { $item }
move-trade-all = En retourner un de chaque
move-purchase = Acheter : { $item }
move-forge = Forger : { $item }
move-explore = Explorer : { $island }
move-emigrate = Émigrer avec le navire du mouillage { $berth }
move-sail = Sortir : { $boats }
move-roll = Relancer
move-succeed = Réussir, payer { $weapons ->
        [0] en bois seulement
        [one] 1 arme et du bois
       *[other] { $weapons } armes et du bois
    } selon le besoin
move-loot = Prendre : { $item }
move-raise = Payer en épées : { $swords }, le reste en pierre
move-fail = Déclarer l’échec
move-call-back = Vikings de retour au Thing : { $vikings }
move-serve = Servir : { $item }, { $side }
move-leave = Laisser la place vide
move-set-table = Dresser la table la moins chère
move-keep = Garder la carte { $card }
move-play = Jouer la carte { $card }
move-pick = Prendre le marqueur { $marker }
move-use = Utiliser la carte { $card }

## What is being asked

prompt-keep = Gardez une des deux cartes
    .other = { $seat } choisit une carte
prompt-pick = Choisissez un marqueur de ressources
    .other = { $seat } choisit un marqueur de ressources
prompt-first-card = Jouez la carte gardée ou renoncez
    .other = { $seat } peut jouer la carte gardée
prompt-turn = Placez des vikings sur une case ou passez
    .other = { $seat } place des vikings ou passe
prompt-imitate = Choisissez la case à imiter
    .other = { $seat } choisit une case à imiter
prompt-choose = Choisissez l’une des possibilités
    .other = { $seat } choisit l’une des possibilités
prompt-exchange = Échangez ou renoncez : { $item } → { $gain }
    .other = { $seat } peut échanger : { $item } → { $gain }
prompt-anytime = Posez une tuile, achetez un navire ou chargez
    .other = { $seat } aménage son domaine
prompt-hold = Choisissez plateau et sens : { $item }
    .other = { $seat } prend en main : { $item }
prompt-at = Choisissez la place ({ $board }) : { $item }
    .other = { $seat } cherche une place : { $item } ({ $board })
prompt-upgrade = Améliorez des biens { $levels ->
        [1] d’un niveau
       *[other] de deux niveaux
    } (reste { $count })
    .other = { $seat } améliore des biens { $levels ->
        [1] d’un niveau
       *[other] de deux niveaux
    } (reste { $count })
prompt-trade = Retournez des biens verts, un de chaque
    .other = { $seat } commerce outre-mer
prompt-sale = Achetez des tuiles spéciales (encore { $count } au plus)
    .other = { $seat } achète des tuiles spéciales ({ $count } au plus)
prompt-forge = Choisissez quoi forger
    .other = { $seat } est à la forge
prompt-mine = Prenez jusqu’à { $count } d’une montagne
    .other = { $seat } prend jusqu’à { $count } d’une montagne
prompt-explore = Choisissez l’île
    .other = { $seat } choisit une île
prompt-emigrate = Choisissez le navire qui émigre ({ $silver } argent)
    .other = { $seat } émigre ({ $silver } argent)
prompt-swap = Changez un baleinier en knarr ou renoncez
    .other = { $seat } peut changer un bateau en knarr
prompt-sail = Choisissez les baleiniers
    .other = { $seat } choisit les baleiniers
prompt-dice = Décidez : { $dice }, jet { $pips }, résultat { $result }
    .other = { $seat } décide : { $dice }, jet { $pips }, résultat { $result }
prompt-raise = Payez { $count } en épées et pierre pour : { $item }
    .other = { $seat } paie { $count } pour : { $item }
prompt-call-back = Choisissez combien de vikings reviennent
    .other = { $seat } rappelle des vikings
prompt-play = Jouez un métier
    .other = { $seat } joue des métiers
prompt-free-card = Jouez un métier gratuit ou renoncez
    .other = { $seat } peut jouer un métier gratuit
prompt-card = Décidez pour la carte { $card }
    .other = { $seat } décide pour la carte { $card }
prompt-before-income = Aménagez vos plateaux avant les revenus
    .other = { $seat } aménage avant les revenus
prompt-feast = Dressez la table : place { $next } sur { $count }
    .other = { $seat } dresse la table : place { $next } sur { $count }
prompt-before-bonus = Aménagez vos plateaux avant les bonus
    .other = { $seat } aménage avant les bonus
prompt-last-placing = Posez ce qui reste avant le décompte
    .other = { $seat } pose ce qui reste

## The log

log-round = Manche { $round } : { $seat } commence
log-harvest = Récolte pour tous : { $item }
log-marker = Prochaine récolte : { $level ->
        [0] mauvaise
       *[other] niveau { $level }
    }
log-pick = { $seat } prend le marqueur { $marker }
log-turn-island = Un plateau d’île est retourné : { $island }
log-weapon = { $seat } pioche : { $item }
log-strip = La montagne { $strip } est révélée : { $thing }
log-pass = { $seat } passe
log-occupy = { $seat } place { $vikings ->
        [one] un viking
       *[other] { $vikings } vikings
    } : { $space }
log-imitate = { $seat } imite : { $space }
log-pay = { $seat } paie { $items }
log-gain = { $seat } reçoit { $items }
log-build = { $seat } construit : { $house }
log-ship = { $seat } a un nouveau navire : { $ship }
log-buy = { $seat } achète un navire pour { $silver } argent : { $ship }
log-load = { $seat } charge du minerai : { $ship }
log-lay = { $seat } pose : { $item }, { $board } { $column }{ $row }
log-upgrade = { $seat } améliore : { $item } → { $made }
log-trade = { $seat } retourne en bleu : { $item }
log-purchase = { $seat } achète pour { $silver } argent : { $item }
log-forge = { $seat } forge : { $item }
log-mine = { $seat } prend de la montagne { $strip } : { $thing }
log-explore = { $seat } explore : { $island }, avec { $silver } argent
log-emigrate = { $seat } émigre pour { $silver } argent : { $ship }
log-swap = { $seat } rend un baleinier en échange
log-roll = { $seat } lance { $pips } (jet { $count }, résultat { $result })
log-success = { $seat } réussit, paie { $count } et obtient : { $item }
log-failure = { $seat } échoue et obtient : { $item }
log-call-back = { $seat } reprend { $count ->
        [one] un viking
       *[other] { $count } vikings
    }
log-draw-card = { $seat } pioche un métier
log-play-card = { $seat } joue le métier { $card }
log-use-card = { $seat } utilise la carte { $card }
log-income = { $seat } touche { $silver } argent de revenus
log-birth = { $seat } a une naissance à l’étable : { $item }
log-pregnant = { $seat } attend une naissance à l’étable : { $item }
log-feast = { $seat } sert : { $item }
log-penalty = { $seat } laisse des places vides, pénalités du Thing : { $count }
log-bonus = { $seat } reçoit en bonus : { $item }

## The score

tally-ships = Navires ({ $count })
tally-emigrants = Émigration ({ $count })
tally-islands = Îles ({ $count })
tally-buildings = Cabanes et maisons ({ $count })
tally-animals = Moutons et vaches ({ $count })
tally-occupations = Métiers ({ $count })
tally-silver = Argent ({ $count })
tally-crown = Couronne d’Angleterre ({ $count })
tally-home-minus = Cases négatives du domaine ({ $count })
tally-island-minus = Cases négatives des îles ({ $count })
tally-building-minus = Cases vides des cabanes et maisons ({ $count })
tally-penalties = Pénalités du Thing ({ $count })

## The table as text

count-of = { $count } × { $item }
board-round = Manche { $round } sur { $rounds }, { $phase }
board-harvest = récolte : niveau { $level }
board-free = Colonne { $column }, libre pour vous :
board-held = Colonne { $column }, occupé :
board-name = { $seat }
board-colour = couleur { $number }
board-islands = Îles :
board-island = { $island } ({ $points } points, { $silver } argent)
board-strips = Montagnes :
board-houses = Bâtiments restants :
board-house = { $house } { $count }
board-specials = Tuiles spéciales restantes :
board-special = { $item } (prix { $price }, épée { $sword })
board-player = { $seat } : vikings { $vikings }, points { $points }, revenus { $income }, pénalités { $penalties } :
board-title = { $board } : revenus { $income }, moins { $minus }
board-ships = Navires :
board-ship = { $number } : { $ship } (minerai { $ore })
board-emigrants = Émigrés :
board-table = Table du festin ({ $count } places) :
board-hand = Métiers en main :
board-markers = Marqueurs de ressources :
board-pool = Marqueurs à choisir :
board-signs = Signes : . libre, - point négatif, = deux points négatifs, * bonus, nombre = revenu, x ou vide = ne se couvre pas, $ argent, % minerai, lettres = tuiles
board-key = { $board } :
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , entouré
        [one] , 1 case ouverte
       *[other] , { $missing } cases ouvertes
    }
board-tiles = Tuiles à poser, largeur x hauteur :
colour-orange = orange
colour-red = rouge
colour-green = vert
colour-blue = bleu
item-weapon = arme
shorthand-help = En une ligne : quoi, case, sens et, s’il y en a plusieurs, le plateau : { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = « { $words } » ne désigne aucune tuile que vous pourriez poser. Vous pourriez poser : { $item }.
shorthand-not-now = Rien ne peut être posé en ce moment. Effectuez d’abord une partie de l’action.
shorthand-nowhere = Il n’y a pas de place maintenant sur vos plateaux pour : { $item }.
shorthand-cell = Indiquez aussi la case, par exemple : { $places }.
shorthand-board = « { $words } » n’est pas un de vos plateaux. Les vôtres : { $board }.
shorthand-turns = Sens de cette tuile : { $count ->
        [1] seulement 1
       *[other] de 1 à { $count }
    } ({ $item }).
shorthand-place = Pas de place en { $cell } pour : { $item }. Places voisines, telles qu’on les tape : { $places }.
shorthand-boards = Cette case convient sur plusieurs plateaux ; précisez lequel : { $board }. Tuile : { $item }.

## Names

item-peas = pois
item-mead = hydromel
item-oil = huile
item-rune_stone = pierre runique
item-flax = lin
item-stockfish = stockfish
item-hide = peau
item-silverware = argenterie
item-beans = haricots
item-milk = lait
item-wool = laine
item-chest = coffre
item-grain = céréales
item-salt_meat = viande salée
item-linen = toile de lin
item-silk = soie
item-cabbage = chou
item-game_meat = gibier
item-skin_and_bones = peau et os
item-spices = épices
item-sheep = mouton
item-pregnant_sheep = brebis pleine
item-fur = fourrure
item-jewellery = bijoux
item-fruits = fruits
item-whale_meat = viande de baleine
item-robe = robe
item-treasure_chest = coffre au trésor
item-cattle = vache
item-pregnant_cattle = vache pleine
item-clothing = vêtements
item-silver_hoard = trésor d’argent
item-berries = baies
item-eggs = œufs
item-amber = ambre
item-guldgubber = guldgubber
item-glass_beads = perles de verre
item-helmet = casque
item-cloakpin = épingle de manteau
item-belt = ceinture
item-crucifix = crucifix
item-drinking_horn = corne à boire
item-amber_figure = figurine d’ambre
item-horseshoe = fer à cheval
item-gold_brooch = broche en or
item-forge_hammer = marteau de forge
item-fibula = fibule
item-throwing_axe = hache de jet
item-chalice = calice
item-round_shield = bouclier rond
item-english_crown = couronne d’Angleterre
item-altar = autel
item-wood = bois
item-stone = pierre
item-ore = minerai
item-silver = argent
item-bow = arc
item-snare = piège
item-spear = lance
item-sword = épée
item-stone_house = maison de pierre
thing-wood = bois
thing-stone = pierre
thing-ore = minerai
thing-silver_2 = 2 argent
ship-whaling_boat = baleinier
ship-knarr = knarr
ship-longship = drakkar
house-shed = cabane
house-stone_house = maison de pierre
house-long_house = maison longue
board-home = domaine
board-shetland = Shetland
board-bear_island = Île aux Ours
board-faroe_islands = Îles Féroé
board-baffin_island = Île de Baffin
board-iceland = Islande
board-labrador = Labrador
board-greenland = Groenland
board-newfoundland = Terre-Neuve
board-lofoten = Lofoten
board-orkney = Orcades
board-mull = Mull
board-caithness = Caithness
phase-set_up = mise en place
phase-actions = actions
phase-income = revenus
phase-feast = festin
phase-bonus = bonus
phase-end = fin
side-wide = en long
side-narrow = en travers
way-stone_house_and_longship = maison de pierre et drakkar
way-long_house_and_knarr = maison longue et knarr
way-sheep = un mouton, gratuit
way-cattle = une vache pour 1 argent
way-wood = payer 1 bois
way-stone = payer 1 pierre
way-ore = payer 1 minerai
way-mountains = prendre dans les montagnes
way-upgrades = doubles améliorations
boats-1 = bateau 1
boats-2 = bateau 2
boats-1-2 = bateaux 1 et 2
boats-3 = bateau 3
boats-1-3 = bateaux 1 et 3
boats-2-3 = bateaux 2 et 3
boats-1-2-3 = les trois bateaux
dice-hunting = Chasse
dice-snare = Pose de piège
dice-whaling = Chasse à la baleine
dice-raiding = Razzia
dice-pillaging = Pillage
space-build_shed = cabane pour 2 bois
space-build_stone_house = maison de pierre pour 1 pierre
space-build_long_house = maison longue pour 2 pierres
space-build_house_and_ship = maison et navire pour 2 pierres et 2 bois
space-build_whaling_boat = construire un baleinier pour 1 bois
space-build_knarr = construire un knarr pour 2 bois
space-build_longship = construire un drakkar pour 2 bois
space-hunting_1 = chasse
space-take_stockfish = 1 stockfish
space-hunting_2 = chasse (2 vikings)
space-laying_snare = pose de piège
space-whaling_main = chasse à la baleine, jusqu’à 3 bateaux
space-whaling_extra = chasse à la baleine, 1 bateau
space-buy_stockfish = 2 stockfish pour 1 argent
space-buy_salt_meat = 2 viande salée pour 2 argent
space-buy_sheep = mouton pour 1 argent
space-buy_cattle_milk = vache et lait pour 3 argent
space-sheep_or_cattle = mouton, ou vache pour 1 argent
space-buy_sheep_cattle = mouton et vache pour 3 argent
space-market_beans = marché : haricots, 1 argent
space-market_flax_stockfish = marché : lin, stockfish, 1 argent
space-market_fruits = marché : fruits, huile, viande salée, 1 argent
space-market_spices = marché : épices, 1 argent ; avec une vache 2 lait, avec un mouton 1 laine
space-milk_cattle = traire les vaches, 3 au plus
space-mead_and_silver = 2 hydromel, 2 argent
space-wool_sheep = tondre les moutons, 3 au plus
space-craft_linen = toile avec du lin
space-craft_rune_stone = pierre runique et 1 argent pour 1 pierre
space-craft_clothing = vêtements et 2 argent pour peau et toile
space-craft_chest = coffre et 1 argent pour 1 bois ou 1 minerai
space-forge = forge pour 1 minerai
space-craft_runes_chests = 2 pierres runiques et 2 coffres pour 2 pierres et 2 bois
space-master_crafting = 4 argent, laine en robe, argenterie en bijoux
space-mountain_2 = 2 d’une montagne
space-mountain_1_upgrade_1 = 1 d’une montagne, 1 amélioration
space-upgrade_2 = 2 améliorations
space-wood_per_player = bois par joueur, 1 minerai
space-mountain_3_upgrade_1 = 3 d’une montagne, 1 amélioration
space-upgrade_3 = 3 améliorations
space-mountain_3_2 = 3 + 2 des montagnes
space-upgrade_3_weapons_4 = 3 améliorations, 4 armes
space-upgrade_4 = 4 améliorations
space-mountain_4_double_2 = 4 d’une montagne, 2 doubles améliorations
space-mountain_2222_or_double_3 = 2+2+2+2 des montagnes ou 3 doubles améliorations
space-overseas_trading_1 = commerce outre-mer pour 1 argent
space-overseas_trading_2 = commerce outre-mer pour 1 argent (2 vikings)
space-special_sale = vente spéciale, 2 tuiles au plus
space-raiding = razzia
space-pillaging_1 = pillage
space-pillaging_2 = pillage (3 vikings)
space-plundering = mise à sac avec 2 drakkars : trésor d’argent
space-explore_near = explorer : tout navire
space-explore_middle = explorer : knarr ou drakkar
space-explore_far = explorer : drakkar
space-draw_occupation = piocher un métier, 1 argent
space-play_occupation_paid = jouer un métier pour pierre ou minerai, 1 argent
space-emigration_1 = émigration
space-play_occupations_2 = jouer jusqu’à 2 métiers
space-emigration_2 = émigration (3 vikings)
space-play_occupations_4 = jouer jusqu’à 4 métiers
space-exchange_boat_emigrate = bateau en knarr, émigration
space-imitate_1 = imitation, colonne 1
space-imitate_2 = imitation, colonne 2
space-imitate_3 = imitation, colonne 3
space-imitate_4 = imitation, colonne 4
island-shetland = { board-shetland }
island-bear_island = { board-bear_island }
island-faroe_islands = { board-faroe_islands }
island-baffin_island = { board-baffin_island }
island-iceland = { board-iceland }
island-labrador = { board-labrador }
island-greenland = { board-greenland }
island-newfoundland = { board-newfoundland }
island-lofoten = { board-lofoten }
island-orkney = { board-orkney }
island-mull = { board-mull }
island-caithness = { board-caithness }
board-stone_house_1 = { house-stone_house } 1
board-stone_house_2 = { house-stone_house } 2
board-stone_house_3 = { house-stone_house } 3
board-long_house_1 = { house-long_house } 1
board-long_house_2 = { house-long_house } 2
board-long_house_3 = { house-long_house } 3
board-long_house_4 = { house-long_house } 4
board-long_house_5 = { house-long_house } 5
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
