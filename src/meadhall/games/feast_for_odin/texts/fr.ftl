# A Feast for Odin

summary = Envoie tes Vikings chasser, fabriquer, piller et explorer, et couvre tes plateaux de leur butin.
option-length = Durée
option-length-help = Sept manches, ou six avec un Viking de plus dès le début.
option-length-long = Longue, 7 manches
option-length-short = Courte, 6 manches
option-occupations = Métiers
option-occupations-help = Les paquets de cartes métier en jeu. Le paquet A est pour débuter.
option-occupations-none = Aucun
option-occupations-A = Paquet A, pour débuter
option-occupations-B = Paquet B
option-occupations-C = Paquet C
option-occupations-all = Les 3 paquets
option-first_card = Première carte
option-first_card-help = En solitaire : distribuée, ou choisie parmi toutes les claires.
option-first_card-dealt = Distribuée
option-first_card-chosen = Choisie
option-small_board = Plateau d’actions réduit
option-small_board-help = Pour une ou deux personnes : sans cinq cases en double.
option-mini_islands = Mini-extension : îles
option-mini_islands-help = Un plateau d’île de plus : Lofoten, puis Orcades.
option-mini_harvest = Mini-extension : récolte
option-mini_harvest-help = Récoltes au hasard, marqueurs de ressources, quatre biens de plus et l’île de Mull, puis Caithness.
option-mini_harvest_cards = Cartes de l’extension récolte
option-mini_harvest_cards-help = Huit cartes quittent toujours le jeu avec elle ; trente autres au choix.
option-mini_harvest_cards-usual = 8 en moins
option-mini_harvest_cards-fewer = 38 en moins
option-ask_always = Toujours demander avant revenu et bonus
option-ask_always-help = Désactivé : on demande seulement si tu peux poser une tuile ou acheter un navire.

## Moves

move-occupy = Placer des Vikings : { $space }
    .detail = Placer { $vikings ->
            [one] 1 Viking
           *[other] { $vikings } Vikings
        } : { $space }
move-pass = Passer pour cette manche
move-imitate = Imiter : { $space }
    .detail = Imiter : { $space } (Vikings : { $vikings })
move-anytime = Poser des tuiles, acheter un navire, charger
move-lay = Poser : { $item }, { $board }
    .detail = Poser : { $item }, { $width } × { $height }, { $board } (tu en as { $count })
move-buy = Acheter : { $ship }
    .detail = Acheter : { $ship } (argent : { $silver })
move-load = Charger 1 minerai, mouillage { $berth }
    .detail = Charger 1 minerai, mouillage { $berth } : { $ship } (minerai : { $ore })
move-at = En { $column }{ $row }, orientation { $turn }
move-cover = Poser : { $item } × { $count }, { $board }, cases suivantes d’abord
move-put = Poser : { $item }, { $board }, au meilleur endroit
move-put-all = Poser tout ce qui tient, au meilleur endroit
move-back = Reposer
move-choose = Choisir : { $way }
move-exchange = Échanger : { $item }
    .detail = Échanger : { $item } → { $made }
move-swap = Changer le bateau du mouillage { $berth } en knarr
move-decline = Renoncer
move-done = Terminé
move-no-more = Plus rien ce tour
move-mine = Montagne { $strip } : prendre { $count }
    .detail = Montagne { $strip } : prendre { $count } ({ $thing })
move-mine-two = Montagnes { $strip } et { $other } : prendre le plus possible
move-upgrade = Améliorer : { $item }
    .detail = Améliorer : { $item } → { $made }
move-upgrade-two = Améliorer : { $item } et { $also }
move-upgrade-far = Améliorer d’un cran de plus : { $item }
    .detail = Améliorer d’un cran de plus : { $item } → { $made }
move-trade = Retourner en bleu : { $item }
    .detail = Retourner en bleu : { $item } → { $made }
move-trade-all = En retourner un de chaque
move-purchase = Acheter : { $item }
    .detail = Acheter : { $item } (argent : { $silver })
move-forge = Forger : { $item }
move-explore = Explorer : { $island }
    .detail = Explorer : { $island } ({ $points } points, argent : { $silver })
move-emigrate = Émigrer avec le navire du mouillage { $berth }
    .detail = Émigrer avec le navire du mouillage { $berth } : { $ship } ({ $points } points)
move-sail = Sortir : { $boats }
    .detail = Sortir : { $boats } (minerai : { $ore })
move-roll = Relancer
move-succeed = Réussir, payer { $weapons ->
        [0] en bois seulement
        [one] 1 arme et du bois
       *[other] { $weapons } armes et du bois
    } selon le besoin
    .detail = Réussir : payer { $weapon } { $weapons }, bois { $wood } ; obtenir { $item }
move-loot = Prendre : { $item }
    .detail = Prendre : { $item } (valeur d’épée { $sword }, payer { $count })
move-raise = Payer en épées : { $swords }, en lances : { $spears }, le reste en pierre
    .detail = Payer en épées : { $swords }, en lances : { $spears }, en pierre : { $stone }
move-fail = Déclarer l’échec
    .detail = Déclarer l’échec (obtenir { $item })
move-call-back = Vikings de retour au Thing : { $vikings }
move-serve = Servir : { $item }, { $side }
    .detail = Servir : { $item }, { $side } (places : { $seats })
move-leave = Laisser la place vide
    .detail = { $count ->
            [one] Laisser la place vide
           *[other] Laisser les { $count } places vides
        }
move-serve-coins = Servir { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
move-set-table = Remplir le reste au moins cher
move-spare = Dresser le reste au moins cher, mais garder : { $item }
move-take-off = Reprendre la dernière assiette
move-keep = Garder { $card }
    .detail = Garder { $card } – { $effect }
move-play = Jouer { $card }
    .detail = Jouer { $card } – { $effect }
move-pick = Prendre le marqueur { $marker }
    .detail = Prendre le marqueur { $marker } : orange { $orange }, brun { $brown }
move-use = Utiliser { $card } ({ $way })
    .detail = Utiliser { $card } – { $how }
move-visit = Utiliser la case : { $space }
move-summon = Rappeler { $vikings } de : { $space }
move-take = Prendre : { $item }
use-deal = { $pay } → { $get }
use-berth = navire au mouillage { $berth }

## What is being asked

prompt-keep = Garde 1 des 2 cartes.
    .other = { $seat } choisit une carte.
prompt-pick = Choisis un marqueur de ressources.
    .other = { $seat } choisit un marqueur de ressources.
prompt-first-card = Joue la carte gardée, ou renonce.
    .other = { $seat } peut jouer la carte gardée.
prompt-turn = Place des Vikings sur une case, ou passe.
    .other = { $seat } place des Vikings ou passe.
prompt-choose = Choisis 1 des 2 options.
    .other = { $seat } choisit 1 des 2 options.
prompt-exchange = Échange ou renonce : { $item } → { $gain }.
    .other = { $seat } peut échanger : { $item } → { $gain }.
prompt-anytime = Pose une tuile, achète un navire ou charge du minerai.
    .other = { $seat } pose des tuiles.
prompt-at = Choisis la place : { $item } ({ $board }).
    .other = { $seat } choisit la place : { $item } ({ $board }).
prompt-upgrade = { $levels ->
    [1] Améliore des ressources de 1 niveau. Il en reste : { $count }.
   *[other] Améliore des ressources de 2 niveaux. Il en reste : { $count }.
}
    .other = { $levels ->
        [1] { $seat } améliore des ressources de 1 niveau (reste : { $count }).
       *[other] { $seat } améliore des ressources de 2 niveaux (reste : { $count }).
    }
prompt-trade = Change des ressources vertes en bleues, 1 de chaque sorte.
    .other = { $seat } fait du commerce outre-mer.
prompt-sale = Achète des tuiles spéciales, encore { $count } au plus.
    .other = { $seat } achète des tuiles spéciales, { $count } au plus.
prompt-forge = Choisis ce que tu forges.
    .other = { $seat } forge.
prompt-mine = { $count ->
    [one] Prends { $count } pièce sur un flanc de montagne.
   *[other] Prends jusqu’à { $count } pièces sur un flanc de montagne.
}
    .other = { $seat } prend des pièces sur un flanc de montagne (jusqu’à { $count }).
prompt-explore = Choisis une île à explorer.
    .other = { $seat } choisit une île.
prompt-emigrate = Choisis le navire qui émigre. Prix en argent : { $silver }.
    .other = { $seat } émigre. Prix en argent : { $silver }.
prompt-swap = Échange un baleinier contre un knarr, ou renonce.
    .other = { $seat } peut échanger un baleinier contre un knarr.
prompt-sail = Choisis les baleiniers.
    .other = { $seat } choisit des baleiniers.
prompt-dice = { $dice } : jet { $pips }, résultat { $result }. Paie ou relance.
    .other = { $seat } choisit. { $dice } : jet { $pips }, résultat { $result }.
prompt-raise = Paie { $count } : épées ou pierres ({ $item }).
    .other = { $seat } paie { $count } : épées ou pierres ({ $item }).
prompt-call-back = Choisis combien de Vikings reviennent.
    .other = { $seat } reprend des Vikings.
prompt-play = Joue un métier.
    .other = { $seat } joue des métiers.
prompt-free-card = Joue un métier sans payer, ou renonce.
    .other = { $seat } peut jouer un métier sans payer.
prompt-before-harvest = Utilise tes cartes avant la récolte.
    .other = { $seat } peut utiliser des cartes avant la récolte.
prompt-before-feast = Utilise tes cartes avant le festin.
    .other = { $seat } peut utiliser des cartes avant le festin.
prompt-card = Utilise « { $card } » ou renonce.
    .other = { $seat } choisit pour « { $card } ».
prompt-card-choice = Choisis pour « { $card } ».
    .other = { $seat } choisit pour « { $card } ».
prompt-split-loot = Prends autre chose en plus ({ $item }), ou renonce.
    .other = { $seat } peut partager le butin.
prompt-hold-now = Pose maintenant ou laisse : { $item }.
    .other = { $seat } pose : { $item }.
prompt-lay-now = Choisis la place : { $item } ({ $board }).
    .other = { $seat } choisit la place : { $item } ({ $board }).
prompt-before-income = Pose des tuiles avant le revenu.
    .other = { $seat } pose des tuiles avant le revenu.
prompt-feast = Garnis la table du festin : place { $next } sur { $count }.
    .other = { $seat } garnit la table du festin : place { $next } sur { $count }.
prompt-before-bonus = Pose des tuiles avant le bonus.
    .other = { $seat } pose des tuiles avant le bonus.
prompt-last-placing = Pose tes dernières tuiles avant le décompte.
    .other = { $seat } pose ses dernières tuiles.

## The log

log-round = Manche { $round }. { $seat } commence.
    .you = Manche { $round }. Tu commences.
log-harvest = Récolte pour tout le monde : { $item }.
log-marker = { $level ->
    [0] Prochaine récolte : mauvaise.
   *[other] Prochaine récolte : niveau { $level }.
}
log-pick = { $seat } choisit le marqueur { $marker }.
    .you = Tu choisis le marqueur { $marker }.
log-gift = { $seat } commence avec { $silver } pièces d’argent et 1 arme de plus.
    .you = Tu commences avec { $silver } pièces d’argent et 1 arme de plus.
log-turn-island = Nouvelle île : { $island }.
log-weapon = { $seat } pioche : { $item }.
    .you = Tu pioches : { $item }.
log-strip = Nouveau flanc de montagne { $strip } : { $thing }.
log-pass = { $seat } passe.
    .you = Tu passes.
log-occupy = { $vikings ->
    [one] { $seat } place { $vikings } Viking : { $space }.
   *[other] { $seat } place { $vikings } Vikings : { $space }.
}
    .you = { $vikings ->
        [one] Tu places { $vikings } Viking : { $space }.
       *[other] Tu places { $vikings } Vikings : { $space }.
    }
log-imitate = { $seat } imite : { $space }.
    .you = Tu imites : { $space }.
log-pay = { $seat } paie : { $items }.
    .you = Tu paies : { $items }.
log-gain = { $seat } reçoit : { $items }.
    .you = Tu reçois : { $items }.
log-build = { $seat } construit une { $house }.
    .you = Tu construis une { $house }.
log-ship = { $seat } reçoit un { $ship }.
    .you = Tu reçois un { $ship }.
log-buy = { $seat } achète un { $ship } (argent : { $silver }).
    .you = Tu achètes un { $ship } (argent : { $silver }).
log-load = { $seat } charge du minerai : { $ship }.
    .you = Tu charges du minerai : { $ship }.
log-lay = { $seat } pose : { $item } ({ $board }, { $column }{ $row }).
    .you = Tu poses : { $item } ({ $board }, { $column }{ $row }).
log-cover = { $seat } couvre des cases ({ $board }) : { $item } × { $count }.
    .you = Tu couvres des cases ({ $board }) : { $item } × { $count }.
log-upgrade = { $seat } améliore : { $item } → { $made }.
    .you = Tu améliores : { $item } → { $made }.
log-trade = { $seat } change en bleu : { $item }.
    .you = Tu changes en bleu : { $item }.
log-purchase = { $seat } achète : { $item } (argent : { $silver }).
    .you = Tu achètes : { $item } (argent : { $silver }).
log-forge = { $seat } forge : { $item }.
    .you = Tu forges : { $item }.
log-mine = { $seat } prend sur le flanc { $strip } : { $thing }.
    .you = Tu prends sur le flanc { $strip } : { $thing }.
log-explore = { $silver ->
    [0] { $seat } explore : { $island }.
   *[other] { $seat } explore : { $island } (argent : { $silver }).
}
    .you = { $silver ->
        [0] Tu explores : { $island }.
       *[other] Tu explores : { $island } (argent : { $silver }).
    }
log-emigrate = { $seat } émigre : { $ship } (argent : { $silver }).
    .you = Tu émigres : { $ship } (argent : { $silver }).
log-swap = { $seat } échange un baleinier contre un knarr.
    .you = Tu échanges un baleinier contre un knarr.
log-roll = { $seat } fait { $pips } (jet { $count }, résultat { $result }).
    .you = Tu fais { $pips } (jet { $count }, résultat { $result }).
log-success = { $seat } réussit (paie { $count }) et reçoit : { $item }.
    .you = Tu réussis (paies { $count }) et reçois : { $item }.
log-failure = { $seat } échoue et reçoit : { $item }.
    .you = Tu échoues et reçois : { $item }.
log-call-back = { $count ->
    [one] { $seat } reprend { $count } Viking.
   *[other] { $seat } reprend { $count } Vikings.
}
    .you = { $count ->
        [one] Tu reprends { $count } Viking.
       *[other] Tu reprends { $count } Vikings.
    }
log-draw-card = { $seat } pioche un métier.
    .you = Tu pioches un métier.
log-play-card = { $seat } joue « { $card } ».
    .you = Tu joues « { $card } ».
log-use-card = { $seat } utilise « { $card } ».
    .you = Tu utilises « { $card } ».
log-income = { $seat } reçoit un revenu de { $silver }.
    .you = Tu reçois un revenu de { $silver }.
log-birth = { $item-id ->
    [sheep] Naissance : 1 mouton ({ $seat }).
   *[other] Naissance : 1 vache ({ $seat }).
}
    .you = { $item-id ->
        [sheep] Tu as 1 nouveau mouton.
       *[other] Tu as 1 nouvelle vache.
    }
log-pregnant = { $item-id ->
    [pregnant_sheep] Brebis gestante ({ $seat }).
   *[other] Vache gestante ({ $seat }).
}
    .you = { $item-id ->
        [pregnant_sheep] Tu as une brebis gestante.
       *[other] Tu as une vache gestante.
    }
log-feast = { $seat } sert : { $item }.
    .you = Tu sers : { $item }.
log-penalty = { $count ->
    [one] { $seat } reçoit { $count } sanction pour places vides.
   *[other] { $seat } reçoit { $count } sanctions pour places vides.
}
    .you = { $count ->
        [one] Tu reçois { $count } sanction pour places vides.
       *[other] Tu reçois { $count } sanctions pour places vides.
    }
log-bonus = { $seat } reçoit en bonus : { $item }.
    .you = Tu reçois en bonus : { $item }.

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
board-free = Colonne { $column }, libre pour toi :
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
board-player = { $seat } : Vikings { $vikings }, points { $points }, revenus { $income }, pénalités { $penalties } :
board-title = { $board } : revenus { $income }, moins { $minus }
board-ships = Navires :
board-ship = { $number } : { $ship } (minerai { $ore })
board-emigrants = Émigrés :
board-table = Table du festin ({ $count } places) :
board-hand = Métiers en main :
board-played = Métiers joués :
board-markers = Marqueurs de ressources :
board-pool = Marqueurs à choisir :
board-signs = Signes : . libre, - point négatif, = deux points négatifs, * bonus, nombre = revenu, x ou vide = ne se couvre pas, $ argent, % minerai, w bois, lettres = tuiles
board-key = { $board } :
board-piece = { $letter } { $item } ({ $colour })
board-symbol = * { $cell } { $item }{ $missing ->
        [0] , entouré
        [one] , 1 case ouverte
       *[other] , { $missing } cases ouvertes
    }
board-tiles = Tuiles à poser, largeur x hauteur :
board-food = Nourriture, places en long/en travers :
colour-orange = orange
colour-red = rouge
colour-green = vert
colour-blue = bleu
item-weapon = arme
shorthand-help = En une ligne : quoi, case, sens et, s’il y en a plusieurs, le plateau : { item-oil } a12 2 · { item-silk } c3 1 { board-iceland } · buy knarr · load 1
shorthand-good = « { $words } » ne désigne aucune tuile que tu pourrais poser. Tu pourrais poser : { $item }.
shorthand-not-now = Rien ne peut être posé en ce moment. Effectue d’abord une partie de l’action.
shorthand-nowhere = Il n’y a pas de place maintenant sur tes plateaux pour : { $item }.
shorthand-cell = Indique aussi la case, par exemple : { $places }.
shorthand-board = « { $words } » n’est pas un de tes plateaux. Les tiens : { $board }.
shorthand-turns = Sens de cette tuile : { $count ->
        [1] seulement 1
       *[other] de 1 à { $count }
    } ({ $item }).
shorthand-place = Pas de place en { $cell } pour : { $item }. Places voisines, telles qu’on les tape : { $places }.
shorthand-boards = Cette case convient sur plusieurs plateaux ; précise lequel : { $board }. Tuile : { $item }.

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
item-snare = collet
item-spear = lance
item-sword = épée
item-stone_house = maison de pierre

# the second good of a pair
also-peas = { item-peas }
also-mead = { item-mead }
also-oil = { item-oil }
also-flax = { item-flax }
also-stockfish = { item-stockfish }
also-hide = { item-hide }
also-beans = { item-beans }
also-milk = { item-milk }
also-wool = { item-wool }
also-grain = { item-grain }
also-salt_meat = { item-salt_meat }
also-linen = { item-linen }
also-cabbage = { item-cabbage }
also-game_meat = { item-game_meat }
also-skin_and_bones = { item-skin_and_bones }
also-sheep = { item-sheep }
also-pregnant_sheep = { item-pregnant_sheep }
also-fur = { item-fur }
also-fruits = { item-fruits }
also-whale_meat = { item-whale_meat }
also-robe = { item-robe }
also-cattle = { item-cattle }
also-pregnant_cattle = { item-pregnant_cattle }
also-clothing = { item-clothing }
also-berries = { item-berries }
also-eggs = { item-eggs }
also-amber = { item-amber }
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
dice-snare = Pose de collet
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
space-hunting_2 = chasse (2 Vikings)
space-laying_snare = pose de collet
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
space-master_crafting = grand artisanat : 4 argent, laine en robe, argenterie en bijoux
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
space-overseas_trading_2 = commerce outre-mer pour 1 argent (2 Vikings)
space-special_sale = vente spéciale, 2 tuiles au plus
space-raiding = razzia
space-pillaging_1 = pillage
space-pillaging_2 = pillage (3 Vikings)
space-plundering = mise à sac avec 2 drakkars : trésor d’argent
space-explore_near = explorer : tout navire
space-explore_middle = explorer : knarr ou drakkar
space-explore_far = explorer : drakkar
space-draw_occupation = piocher un métier, 1 argent
space-play_occupation_paid = jouer un métier pour pierre ou minerai, 1 argent
space-emigration_1 = émigration
space-play_occupations_2 = jouer jusqu’à 2 métiers
space-emigration_2 = émigration (3 Vikings)
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

## Kinds of cards, and what they are about

kind-immediate = tout de suite
kind-anytime = à tout moment
kind-each_time = chaque fois
kind-as_soon_as = une fois
topic-building = maisons
topic-ships = navires
topic-hunting = chasse
topic-snare = collets
topic-whaling = chasse à la baleine
topic-raiding = raid et pillage
topic-trading = commerce outre-mer
topic-exploring = îles
topic-emigrating = émigration
topic-crafting = artisanat
topic-market = marchés
topic-mountains = flancs de montagne
topic-upgrades = améliorations
topic-harvest = récolte
topic-income = revenus
topic-feast = festin
topic-bonus = bonus
topic-animals = animaux
topic-weapons = armes
topic-special_tiles = tuiles spéciales
topic-boards = pose sur les plateaux
topic-vikings = Vikings
topic-occupations = métiers
topic-scoring = décompte
topic-goods = ressources
topic-materials = bois, pierre, minerai
topic-silver = argent

## Labels of the text view

view-round = Manche
view-rounds = Manches en tout
view-phase = Phase
view-starter = Commence
view-harvest = Récolte par manche
view-harvest_now = Récolte actuelle
view-markers = Marqueurs de ressources
view-pool = Marqueurs à choisir
view-brown = Côté brun
view-spaces = Cases d’action
    .column = Vikings à placer
    .vikings = Vikings présents
view-islands = Îles
view-houses = Bâtiments
view-specials = Tuiles spéciales restantes
view-strips = Montagnes
view-strips_hidden = Montagnes cachées
view-weapons = Cartes d’arme
view-discards = Armes défaussées
view-deck = Cartes métier
view-action = En cours
view-dice = Dés
view-waiting_home = { "" }
view-players = Joueurs
view-number = Numéro
view-orange = Côté orange
view-column = Colonne
view-group = { "" }
view-holder = Occupée par
view-vikings = Vikings
view-why = Pourquoi pas maintenant
view-why-held = occupé
view-why-vikings = pas assez de Vikings
view-why-ships = il manque des navires
view-why-animals = il manque des animaux
view-why-nothing = rien de possible
view-points = Points
view-silver = Argent
view-minus = Moins
view-turns = Se retourne à la manche
view-item = Marchandise
view-count = Nombre
view-price = Prix
view-sword = Valeur d’épée
view-forgeable = Forgeable
view-things = Depuis la flèche
view-seat = Joueur
view-space = Case
view-copied = Copiée
view-table = Jet pour
view-rolls = Jets
view-ore = Minerai
view-result = Résultat
view-rolls_left = Jets restants
view-boats = Bateaux utilisés
view-thing = Vikings du Thing
view-seated = Vikings à table
view-passed = A passé
view-tiles = { "" }
view-supply = Marchandises
view-boards = Plateaux
view-slots = Emplacements des bâtiments
view-empty_slots = Emplacements vides
view-berths = Mouillages
view-emigrants = Émigrés
view-seats_to_fill = Places du festin à garnir
view-plates = Table du festin
view-penalties = Pénalités du Thing
view-hand = Métiers en main
view-cards = Cartes en main
view-played = Métiers joués
view-income = Revenus
view-lines = { "" }
view-symbols = Bonus
view-pieces = Tuiles posées
view-pays = { "" }
view-next = { "" }
view-missing = Cases manquantes
view-cells = Cases
view-gives = Donne
view-turn = { "" }
view-large = Grand
view-ship = Navire
view-room = { "" }
view-seats = Places
view-wide = Dans la longueur
view-income_most = Revenu au plus
view-due = À payer
view-home = Vikings qui peuvent rentrer
view-anytime = { "" }
view-args = { "" }
view-board = { "" }
view-brings = { "" }
view-card = { "" }
view-cheapest = { "" }
view-choices = { "" }
view-costs = { "" }
view-crew = { "" }
view-fails_at = { "" }
view-feast = { "" }
view-fits = { "" }
view-food = { "" }
view-gains = { "" }
view-have = { "" }
view-high = { "" }
view-key = { "" }
view-lacks = { "" }
view-line = { "" }
view-loads = { "" }
view-loot = { "" }
view-material = { "" }
view-mixes = { "" }
view-move = { "" }
view-must = { "" }
view-narrow = { "" }
view-need = { "" }
view-others = { "" }
view-own = { "" }
view-possible = { "" }
view-queue = { "" }
view-reveals = { "" }
view-rises = { "" }
view-score = { "" }
view-usable = { "" }
view-value = { "" }
view-way = { "" }
view-ways = { "" }
view-weapon = { "" }
view-what = { "" }
