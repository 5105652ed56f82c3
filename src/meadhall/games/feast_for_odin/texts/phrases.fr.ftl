# Phrases of which the sentences of the occupations are made, and the names of the cards.
# The keys follow from the data of the cards (card_texts.py).

## The frame of a sentence

sentence = { $when } { $act }.
sentence-if = { $when } { $act } { $test }.
sentence-tier-if = { $when } { $test }, { $act }.
or-2 = { $a } ou { $b }
or-3 = { $a }, { $b } ou { $c }
or-else-2 = { $a }, ou { $b }
or-else-3 = { $a }, ou { $b }, ou { $c }
span-one = { $low }
span = { $low } à { $high }
span-from = { $low } ou plus
span-to = { $high } au plus
row = { $span } → { $gain }
rows-2 = { $a } ; { $b }
rows-3 = { $a } ; { $b } ; { $c }
rows-4 = { $a } ; { $b } ; { $c } ; { $d }

## When

when-play = Tout de suite,
when-then = Ensuite,
when-anytime = À tout moment,
when-anytime-action-vikings = Pendant une action pour laquelle tu as placé des Vikings,
when-threshold = Dès que tu as { $things },
when-unlocked = Dès que tu as { $things }, à tout moment mais une seule fois dans la partie,
when-acquire-knarr = La prochaine fois que tu obtiens un knarr,
when-crew-4-action-vikings = Juste avant de placer exactement { $count } Vikings dans la quatrième colonne,
when-crew-2-action-vikings-round-earlier_pairs = Avant de placer exactement 2 Vikings dans la deuxième colonne, sauf pour ton premier placement de 2 Vikings de la manche,
when-space-before-build_houses-build_ships = Avant chaque utilisation d’une case Construction de maisons ou Construction de navires,
when-space-before-crafting = Avant chaque utilisation d’une case Artisanat,
when-space-before-overseas_trading_1-overseas_trading_2 = Juste avant chaque utilisation d’une case Commerce outre-mer,
when-ore_way = Juste avant d’échanger du minerai sur une case Artisanat,
when-space-use-build_houses = Chaque fois que tu utilises une case Construction de maisons,
when-space-use-build_whaling_boat = Sur la case Baleinier pour 1 Viking,
when-space-use-crafting = Chaque fois que tu utilises une case Artisanat,
when-space-use-has_upgrade_1 = Chaque fois qu’une case te fait améliorer exactement 1 ressource,
when-space-use-weekly_market = Chaque fois que tu utilises une case Marché hebdomadaire,
when-space-after-crafting = Après chaque utilisation d’une case Artisanat,
when-space-after-crafting-action-vikings-action-spent-ore = Après avoir placé des Vikings sur une case Artisanat et y avoir échangé du minerai,
when-space-after-gives_exactly_1_silver = Après chaque utilisation d’une case dont le gain imprimé contient exactement 1 pièce d’argent,
when-space-after-gives_exactly_2_silver = Après chaque utilisation d’une case dont le gain imprimé contient exactement 2 pièces d’argent,
when-space-after-has_upgrade_1 = Après chaque utilisation d’une case qui améliore exactement 1 ressource,
when-space-after-overseas_trading_2 = Après chaque utilisation de la case Commerce outre-mer pour 2 Vikings,
when-space-after-takes_from_mountain = Après chaque utilisation d’une case qui prend sur les flancs de montagne,
when-space-after-weekly_market = Après chaque utilisation d’une case Marché hebdomadaire,
when-action-before-hunting = Avant chaque chasse,
when-action-before-overseas_trading = Avant chaque commerce outre-mer,
when-action-before-pillaging = Avant chaque pillage,
when-action-before-raiding = Avant chaque raid,
when-instead-raiding = Au lieu d’un raid,
when-action-use-explore-emigrate = Chaque fois que tu explores une île ou que tu émigres,
when-action-after-action-longships = Après chaque action où tu as utilisé un drakkar,
when-action-after-action-received-stockfish = Après chaque action qui t’a donné au moins { $count } tuile Stockfish,
when-action-after-action-vikings-action-received-stone = Après chaque action pour laquelle tu as placé des Vikings et qui t’a donné au moins { $count } pierre,
when-action-after-action-vikings-action-received-wood = Après chaque action pour laquelle tu as placé des Vikings et qui t’a donné au moins { $count } bois,
when-occupation-played = Après chaque action où tu as joué un métier,
when-dice-success-hunting = Après une chasse réussie,
when-dice-success-hunting_2-action-vikings = Après une chasse réussie sur la case pour 2 Vikings, si tu y as placé des Vikings,
when-dice-success-laying_snare-action-vikings = Après une réussite sur la case des collets, si tu y as placé des Vikings,
when-dice-success-raiding = Après un raid réussi,
when-dice-success-raiding-pillaging = Après un raid ou un pillage réussi,
when-dice-success-snare = Après une réussite avec les collets,
when-dice-success-whaling = Après une chasse à la baleine réussie,
when-dice-failure-raiding = Après un raid raté,
when-dice-over-snare = Chaque fois que tu poses un collet, avec ou sans succès,
when-receive-cattle-pregnant_cattle = Pour chaque vache qui arrive dans ton étable,
when-receive-chest-treasure_chest = Pour chaque tuile Coffre ou Coffre au trésor que tu reçois,
when-receive-silver_2-strip_end = Pour chaque pièce double que tu prends sur la dernière case d’un flanc de montagne,
when-receive-spices = Pour chaque tuile Épices que tu reçois,
when-receive-stockfish-salt_meat-event-amount = Chaque fois que tu reçois d’un coup exactement { $count } tuiles Stockfish ou { $count } tuiles Viande salée,
when-receive-stone-strip = Pour chaque pierre que tu prends sur un flanc de montagne,
when-build-knarr-event-wood_paid = Après avoir construit un knarr pour au moins { $count } bois,
when-build-knarr-longship-event-wood_paid = Après avoir construit un knarr ou un drakkar pour au moins { $count } bois,
when-build-stone_house-long_house = Chaque fois que tu construis une maison de pierre ou une maison longue,
when-place-grain-houses = Après chaque tuile Céréales que tu poses dans une maison de pierre ou une maison longue,
when-place-rune_stone-houses = Pour chaque tuile Pierre runique que tu poses dans une maison de pierre ou une maison longue,
when-place-rune_stone-islands = Pour chaque tuile Pierre runique que tu poses sur une île,
when-serve-game_meat-whale_meat = Pour chaque tuile Gibier ou Viande de baleine que tu poses sur ta table de festin,
when-serve-sheep-pregnant_sheep-cattle-pregnant_cattle = Pour chaque mouton ou vache que tu poses sur ta table de festin,
when-viking-return-event-amount = Chaque fois que { $count } ou { $most } de tes Vikings reviennent d’un coup sur la place du Thing pendant la phase d’actions,
when-thing-count-event-amount = Chaque fois que le nombre de Vikings sur ta place du Thing passe à exactement { $count },
when-occupation-draw = Chaque fois que tu devrais piocher un métier,
when-new_weapon = À chaque phase de nouvelle arme,
when-harvest-none = À chaque manche sans récolte,
when-harvest-during = À chaque récolte,
when-harvest-after = Après chaque récolte,
when-actions-end = À la fin de chaque phase d’actions,
when-income-before = Avant chaque phase de revenus,
when-feast-start = Au début de chaque festin,
when-feast-during = À chaque festin,
when-feast-after = Après chaque festin,
when-bonus-during = À chaque phase de bonus,
when-bonus-after = Après chaque phase de bonus,
when-bonus-house-event-amount = Chaque fois qu’une de tes maisons de pierre ou maisons longues rapporte exactement { $count } ressource bonus,
when-strip-removed-ore = Pour chaque minerai retiré des flancs de montagne à la fin d’une manche,
when-strip-removed-silver_2 = Pour chaque pièce double ainsi retirée,
when-scoring = Au décompte final,

## What is done

act-gain = reçois { $gain }
act-may-gain = tu peux prendre { $gain }
act-gain-per = reçois { $gain } { $per }
act-gain-one = reçois { $ways }
act-tier = reçois selon { $counter } : { $rows }
act-fill = tu peux prendre des cartes Arme jusqu’à avoir { $gain }
act-double-supply-peas = tu peux doubler les tuiles Pois de ta réserve, jusqu’à { $cap } au plus
act-fourth_of_a_kind = choisis une ressource (pas un animal) dont tu as exactement 3 tuiles dans ta réserve et reçois-en une quatrième
act-exchange = tu peux échanger { $price } contre { $gain }
act-exchange-one = tu peux échanger { $ways }
act-buy = tu peux acheter { $gain } pour { $price }
act-buy-one = tu peux acheter { $ways }
act-buy-tier = tu peux acheter { $gain } à un prix selon { $counter } : { $rows }
act-take-one = tu peux prendre l’un de ceux-ci : { $ways }
act-harvest = tu peux échanger { $price } contre { $gain } (cela compte comme une récolte pour toi)
way-exchange = { $price } contre { $gain }
way-buy = { $gain } pour { $price }
way-free = { $gain } sans payer
way-if = { $gain } { $test }
price-silver-game-round = autant de pièces d’argent que le numéro de la manche
price-silver-price-by_weapons = 8 pièces d’argent (1 de moins par épée, ½ de moins par lance ou arc que tu as, arrondi vers le bas ; tu gardes les armes)
act-upgrade = tu peux améliorer { $count ->
        [one] { $count } ressource
       *[other] jusqu’à { $count } ressources
    } de 1 niveau
act-upgrade-paid = tu peux payer { $price } pour améliorer { $count ->
        [one] { $count } ressource
       *[other] jusqu’à { $count } ressources
    } de 1 niveau
act-upgrade-blue = tu peux améliorer { $count } ressource orange, rouge ou verte jusqu’à la ressource bleue de même forme
act-upgrade-orange-paid = tu peux payer { $price } pour améliorer { $count } ressource orange de 1 niveau
act-upgrade-salt_meat-game_meat-whale_meat = tu peux améliorer { $count } tuile Viande salée, Gibier ou Viande de baleine de 1 niveau
act-upgrade-same = tu peux améliorer jusqu’à { $count } ressources identiques de 1 niveau
act-upgrade-up_left-paid-per-own-knarr = tu peux, une fois par knarr, payer { $price } pour déplacer { $count } ressource de 1 pas en diagonale vers le haut à gauche dans la grille des ressources
act-upgrade-up_right-orange-paid = tu peux payer { $price } pour déplacer { $count } ressource orange de { $steps } pas au plus en diagonale vers le haut à droite dans la grille des ressources
act-flip = tu peux retourner des tuiles de ta réserve, au plus selon { $counter } : { $rows }
act-mountain = tu peux prendre { $count ->
        [one] { $count } pièce
       *[other] jusqu’à { $count } pièces
    } sur 1 flanc de montagne
act-mountain-exact = tu peux prendre exactement { $count } pièces sur 1 flanc de montagne
act-mountain-only-stone-ore = tu peux prendre { $count } pièce sur 1 flanc de montagne, mais seulement de la pierre ou du minerai
act-raise-rolls = tu peux remettre { $price } dans la réserve générale pour ajouter { $count } à chaque jet
act-action-emigrate = tu peux émigrer au prix normal sans placer de Viking
act-action-emigrate-less = tu peux émigrer sans placer de Viking pour 1 pièce d’argent de moins par grand navire que tu as (celui qui émigre compris)
act-action-hunting = tu peux chasser sans placer de Viking
act-action-hunting-paid = tu peux payer { $price } pour chasser sans placer de Viking
act-action-snare-paid = tu peux payer { $price } pour poser un collet sans placer de Viking
act-use-empty_in_column_1_beside_own = tu peux payer { $price } pour utiliser, sans placer de Viking, une case vide de la première colonne juste au-dessus ou au-dessous d’une case de cette colonne où se trouve un de tes Vikings
act-use-occupied_in_column_2 = tu peux utiliser une case occupée de la deuxième colonne sans placer de Viking
act-phase-bonus-home = tu peux recevoir les bonus de ton plateau
act-phase-bonus-houses = tu peux recevoir les bonus de tes maisons
act-phase-breeding = tu peux jouer une phase d’élevage rien que pour toi
act-phase-feast = joue une phase de festin rien que pour toi ; le festin de la manche a lieu quand même
act-return-each_of_column_4 = tu peux reprendre 1 de tes Vikings de chaque case de la quatrième colonne sur la place du Thing
act-return-one_space = tu peux reprendre 1 de tes Vikings d’une case sur la place du Thing et, pour { $second }, un second de la même case
act-return-this_space = tu peux payer { $price } pour reprendre 1 de ces Vikings sur la place du Thing
act-take-special = tu peux prendre { $tile } sur le plateau de n’importe qui ; { $fill } de la réserve générale prennent sa place
tile-cloakpin = l’épingle de manteau
tile-drinking_horn = la corne à boire
give-longship = 1 drakkar (son minerai est perdu)
give-whaling_boat = 1 baleinier (son minerai est perdu)
act-breed-cattle = tu peux retourner 1 vache sur sa face gestante
act-play-paid = tu peux payer { $price } pour jouer 1 métier de ta main
act-lay-feast_table-stockfish-houses = tu peux déplacer des tuiles Stockfish de ta table de festin dans tes maisons de pierre et tes maisons longues
act-lay-stock-ore-home-islands = reçois 1 minerai par drakkar, mais seulement ce que tu poses tout de suite sur ton plateau ou tes îles
act-promise_no_mead = reçois 1 pièce d’argent si tu ne sers pas d’hydromel ; si tu le promets, prends-la tout de suite
act-stock_shed = tu peux poser 1 bois ou 1 pierre de ta réserve dans une de tes cabanes pour recevoir 1 pièce d’argent
act-unload_ore = tu peux reprendre dans ta réserve le minerai chargé sur tes baleiniers et tes drakkars
act-wood_in_houses = tu peux couvrir des cases de tes maisons de pierre et de tes maisons longues avec du bois, comme avec de l’argent
act-instead-draw_weapon = tu peux prendre { $gain } au lieu de piocher une carte Arme
act-instead-draw_occupation = tu peux jouer à la place 1 métier de ta main
act-instead-upgrade = tu peux échanger à la place { $price } contre { $gain }
act-instead-build = tu peux construire à la place { $gain } pour { $price }
act-instead-tile = tu peux prendre { $gain } à la place de l’une des deux
act-instead-bonus_good = tu peux prendre { $gain } à la place
act-instead-action = tu peux améliorer jusqu’à { $count } ressources de 1 niveau

## Conditions

if-action-rolls-at-most = si tu as lancé le dé { $count } fois au plus
if-action-spent-spear-exactly = si tu as dépensé exactement { $count } lance
if-action-spent-sword-exactly = si tu as dépensé exactement { $count } épée
if-action-spent-wood-exactly = si tu n’as pas dépensé de bois
if-before-flax = si tu avais avant au moins { $count } tuile Lin dans ta réserve
if-before-grain = si tu avais avant au moins { $count } tuile Céréales dans ta réserve
if-standing-column_2 = si au moins { $count } de tes Vikings sont sur des cases de la deuxième colonne
if-standing-column_3 = si au moins { $count } de tes Vikings sont sur des cases de la troisième colonne
if-standing-crafting = si au moins { $count } de tes Vikings sont sur des cases Artisanat
if-supply-clothing = si tu as au moins { $count } tuile Vêtements dans ta réserve
if-table-game_meat = si du gibier était sur ta table de festin
have-own-houses = { $count } maisons de pierre ou maisons longues
have-own-large_ships = { $count } grands navires
have-own-longship = { $count } drakkars

## What is counted

by-action-boats = le nombre de baleiniers utilisés
by-action-strip_kinds = le nombre de choses différentes prises sur les flancs (bois, pierre, minerai, argent)
by-game-players = le nombre de joueurs
by-own-islands = le nombre de tes îles
by-own-knarr = le nombre de tes knarrs
by-own-loaded_ore = le minerai chargé sur tes navires (le minerai imprimé ne compte pas)
by-own-longship = le nombre de tes drakkars
by-own-longships_with_2_ore = le nombre de tes drakkars portant au moins 2 minerais
by-own-round_income = tes revenus actuels
by-own-ship_sets = le nombre de tes séries complètes des trois types de navires
by-own-special_tiles = le nombre de tes tuiles spéciales (dans ta réserve et sur tes plateaux)
by-own-whaling_boat = le nombre de tes baleiniers
by-stable-any_sheep = le nombre de tes moutons (brebis gestantes comprises)
by-supply-grain = le nombre de tuiles Céréales dans ta réserve
by-supply-silk = le nombre de tuiles Soie dans ta réserve
by-supply-spices = le nombre de tuiles Épices dans ta réserve
per-action-resource_kinds_paid = par type de matériau (bois, pierre, minerai) que tu y as échangé
per-own-houses = par maison de pierre ou maison longue
per-own-knarr = par knarr
per-own-longship = par drakkar
per-own-red_kinds = par type de ressource rouge dans ta réserve et ton étable (gestante ou non, c’est un seul type)
per-own-whaling_boat = par baleinier
per-stable-kinds = par espèce d’animal dans ton étable (moutons, vaches)
per-supply-meat_pairs = par paire formée de 1 tuile Gibier et 1 tuile Viande de baleine dans ta réserve (tu les gardes)

## Rules that hold while the card lies open

rule-less-silver-any_space-if-price-silver = Sur une case dont le prix imprimé est d’au moins { $least } pièces d’argent, tu paies en tout { $count } pièce d’argent de moins (pas pour les navires).
rule-less-silver-emigrate = Émigrer te coûte { $count } pièces d’argent de moins.
rule-less-silver-livestock_market = Sur les cases Marché aux bestiaux, tu paies en tout { $count } pièce d’argent de moins.
rule-less-stone-build_houses = Sur les cases Construction de maisons, une maison te coûte { $count } pierre de moins.
rule-less-vikings-plundering = La case Mise à sac demande moins de Vikings selon { $counter } : { $rows }.
rule-rolls-more = Ajoute { $count } à tes jets { $rolls }.
rule-rolls-less = Retire { $count } à tes jets { $rolls }.
rolls-hunting = à la chasse
rolls-hunting-snare = à la chasse et avec les collets
rolls-hunting-snare-whaling-raiding-pillaging = de dé, y compris en raid et au pillage
rolls-raiding-pillaging = en raid et au pillage
rule-worth-spear-whaling = À la baleine, chaque lance dépensée baisse le résultat de { $count }.
rule-worth-stone-raiding-pillaging = En raid et au pillage, chaque pierre dépensée augmente le résultat de { $count }.
rule-rerolls = Dans chaque action avec dé, tu peux lancer jusqu’à { $count } fois.
rule-spend-spear-sword = En raid et au pillage, tu peux dépenser des lances comme des épées.
rule-split = Tu peux partager le résultat d’un raid ou d’un pillage pour prendre deux butins.
rule-green = En raid et au pillage, tu peux prendre une ressource verte ; sa valeur en épées est celle de sa face bleue moins 1.
rule-highest_special = En raid et au pillage, la plus haute valeur en épées des tuiles spéciales de la réserve générale compte 1 de moins.
rule-any_island = Sur la case d’exploration pour tout navire, tu peux prendre n’importe quelle île visible avec n’importe quel navire.
rule-knarr_as_longship = En raid, au pillage, à la mise à sac et en exploration, tes knarrs peuvent remplacer des drakkars, mais ne portent pas de minerai.
rule-lengthwise-peas = Jusqu’à { $count } tuiles Pois peuvent être posées en longueur sur ta table de festin.
rule-second_step = Dans chaque action qui améliore 3 ou 4 ressources, tu peux améliorer l’une d’elles de 2 niveaux.

## So many of a thing

count-silver = { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
count-wood = { $count } bois
count-stone = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
count-ore = { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
count-loaded_ore = { $count ->
        [one] { $count } minerai du drakkar utilisé
       *[other] { $count } minerais du drakkar utilisé
    }
count-peas = { $count ->
        [one] { $count } tuile Pois
       *[other] { $count } tuiles Pois
    }
count-flax = { $count ->
        [one] { $count } tuile Lin
       *[other] { $count } tuiles Lin
    }
count-beans = { $count ->
        [one] { $count } tuile Haricots
       *[other] { $count } tuiles Haricots
    }
count-grain = { $count ->
        [one] { $count } tuile Céréales
       *[other] { $count } tuiles Céréales
    }
count-cabbage = { $count ->
        [one] { $count } tuile Chou
       *[other] { $count } tuiles Chou
    }
count-fruits = { $count ->
        [one] { $count } tuile Fruits
       *[other] { $count } tuiles Fruits
    }
count-mead = { $count ->
        [one] { $count } tuile Hydromel
       *[other] { $count } tuiles Hydromel
    }
count-stockfish = { $count ->
        [one] { $count } tuile Stockfish
       *[other] { $count } tuiles Stockfish
    }
count-milk = { $count ->
        [one] { $count } tuile Lait
       *[other] { $count } tuiles Lait
    }
count-salt_meat = { $count ->
        [one] { $count } tuile Viande salée
       *[other] { $count } tuiles Viande salée
    }
count-game_meat = { $count ->
        [one] { $count } tuile Gibier
       *[other] { $count } tuiles Gibier
    }
count-whale_meat = { $count ->
        [one] { $count } tuile Viande de baleine
       *[other] { $count } tuiles Viande de baleine
    }
count-sheep = { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
count-cattle = { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
    }
count-any_sheep = { $count ->
        [one] { $count } mouton (brebis gestante ou non)
       *[other] { $count } moutons (brebis gestantes ou non)
    }
count-any_cattle = { $count ->
        [one] { $count } vache (gestante ou non)
       *[other] { $count } vaches (gestantes ou non)
    }
count-oil = { $count ->
        [one] { $count } tuile Huile
       *[other] { $count } tuiles Huile
    }
count-hide = { $count ->
        [one] { $count } tuile Peau
       *[other] { $count } tuiles Peau
    }
count-wool = { $count ->
        [one] { $count } tuile Laine
       *[other] { $count } tuiles Laine
    }
count-linen = { $count ->
        [one] { $count } tuile Toile de lin
       *[other] { $count } tuiles Toile de lin
    }
count-skin_and_bones = { $count ->
        [one] { $count } tuile Peau et os
       *[other] { $count } tuiles Peau et os
    }
count-fur = { $count ->
        [one] { $count } tuile Fourrure
       *[other] { $count } tuiles Fourrure
    }
count-clothing = { $count ->
        [one] { $count } tuile Vêtements
       *[other] { $count } tuiles Vêtements
    }
count-rune_stone = { $count ->
        [one] { $count } tuile Pierre runique
       *[other] { $count } tuiles Pierre runique
    }
count-silverware = { $count ->
        [one] { $count } tuile Argenterie
       *[other] { $count } tuiles Argenterie
    }
count-chest = { $count ->
        [one] { $count } tuile Coffre
       *[other] { $count } tuiles Coffre
    }
count-silk = { $count ->
        [one] { $count } tuile Soie
       *[other] { $count } tuiles Soie
    }
count-spices = { $count ->
        [one] { $count } tuile Épices
       *[other] { $count } tuiles Épices
    }
count-jewellery = { $count ->
        [one] { $count } tuile Bijoux
       *[other] { $count } tuiles Bijoux
    }
count-treasure_chest = { $count ->
        [one] { $count } tuile Coffre au trésor
       *[other] { $count } tuiles Coffre au trésor
    }
count-silver_hoard = { $count ->
        [one] { $count } tuile Trésor d’argent
       *[other] { $count } tuiles Trésor d’argent
    }
count-bow = { $count ->
        [one] { $count } arc
       *[other] { $count } arcs
    }
count-snare = { $count ->
        [one] { $count } collet
       *[other] { $count } collets
    }
count-spear = { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
count-sword = { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
count-weapon = { $count ->
        [one] { $count } carte Arme de la pioche
       *[other] { $count } cartes Arme de la pioche
    }
count-any_weapon = { $count ->
        [one] { $count } carte Arme au choix
       *[other] { $count } cartes Arme au choix
    }
count-whaling_boat = { $count ->
        [one] { $count } baleinier
       *[other] { $count } baleiniers
    }
count-knarr = { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship = { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkars
    }
count-laden_longship = { $count ->
        [one] { $count } drakkar chargé de ces 3 minerais
       *[other] { $count } drakkars chargés de ces 3 minerais
    }
count-stone_house = { $count ->
        [one] { $count } maison de pierre
       *[other] { $count } maisons de pierre
    }
count-tiles = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
count-vikings = { $count ->
        [one] { $count } Viking de moins
       *[other] { $count } Vikings de moins
    }
count-belt = la ceinture (si elle est disponible)
count-chalice = le calice (s’il est disponible)
count-cloakpin = l’épingle de manteau (si elle est disponible)
count-crucifix = le crucifix (s’il est disponible)
count-drinking_horn = la corne à boire (si elle est disponible)
count-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-pregnant_sheep = { $count ->
        [one] { $count } brebis gestante
       *[other] { $count } brebis gestantes
    }
count-pregnant_cattle = { $count ->
        [one] { $count } vache gestante
       *[other] { $count } vaches gestantes
    }

## Names

name-1 = Colporteuse
name-2 = Mécène
name-3 = Fourreur
name-4 = Chasseresse
name-5 = Chef
name-6 = Tailleur de pierre
name-7 = Meunier
name-8 = Maître de guilde
name-9 = Batelière du minerai
name-10 = Trayeuse
name-11 = Chasseur au trident
name-12 = Timonier
name-13 = Archère
name-14 = Armateur
name-15 = Villageoise
name-16 = Capitaine
name-17 = Navigateur d’Orient
name-18 = Combattante
name-19 = Hôte
name-20 = Bâtisseuse
name-21 = Collectionneuse
name-22 = Mineur
name-23 = Gardienne
name-24 = Équipeur de baleiniers
name-25 = Marchande de viande
name-26 = Inspecteur des viandes
name-27 = Pêcheur
name-28 = Serrurier
name-29 = Conserveuse de viande
name-30 = Marchand de soie
name-31 = Magasinier
name-32 = Fournisseur d’armes
name-33 = Tondeuse de moutons
name-34 = Bergère
name-35 = Éleveuse de vaches
name-36 = Coq de bord
name-37 = Négociant étranger
name-38 = Pacificatrice
name-39 = Transbordeur
name-40 = Maître menuisier
name-41 = Lambin
name-42 = Intendant
name-43 = Cueilleuse de fruits
name-44 = Maîtresse tailleuse
name-45 = Pirate
name-46 = Architecte naval
name-47 = Tanneur
name-48 = Fermière
name-49 = Laboureur
name-50 = Graveuse de runes
name-51 = Maître maçon
name-52 = Précepteur
name-53 = Vendeuse à la ferme
name-54 = Commerçant
name-55 = Trésorière
name-56 = Marchand d’armes
name-57 = Cultivatrice de haricots
name-58 = Presseur d’huile de lin
name-59 = Tisserande de lin
name-60 = Inspectrice
name-61 = Propriétaire de chantier naval
name-62 = Orfèvre
name-63 = Tourneur de corne
name-64 = Constructeur de navires
name-65 = Tueur de dragons
name-66 = Agricultrice
name-67 = Cuisinier privé
name-68 = Armurière
name-69 = Équipementière
name-70 = Courrier
name-71 = Aubergiste
name-72 = Comte
name-73 = Métallurgiste
name-74 = Vacher
name-75 = Ramasseuse d’os
name-76 = Revenant au pays
name-77 = Suiveur
name-78 = Marchande itinérante
name-79 = Éleveur
name-80 = Petit berger
name-81 = Quartier-maître
name-82 = Constructrice de drakkars
name-83 = Grossiste
name-84 = Garde du port
name-85 = Sonneuse de cor
name-86 = Acheteur de peaux
name-87 = Prêcheur
name-88 = Commis
name-89 = Servant de catapulte
name-90 = Épéiste
name-91 = Retardataire
name-92 = Âme compatissante
name-93 = Secours dans le besoin
name-94 = Marchand d’épices
name-95 = Vagabond
name-96 = Boucher
name-97 = Compteuse de pois
name-98 = Noble
name-99 = Formateur
name-100 = Fossoyeur
name-101 = Juge
name-102 = Pelletier
name-103 = Forgeron des bois
name-104 = Guerrier découragé
name-105 = Constructeur de knarrs
name-106 = Va-t-en-guerre
name-107 = Aventurière
name-108 = Forgeron
name-109 = Maître comptable
name-110 = Colon de Birka
name-111 = Artiste
name-112 = Tavernier
name-113 = Apprentie artisane
name-114 = Brodeuse de soie
name-115 = Princesse
name-116 = Maître d’œuvre
name-117 = Propriétaire de navires
name-118 = Messagère
name-119 = Laitier
name-120 = Intermédiaire
name-121 = Charpentière
name-122 = Garde des montagnes
name-123 = Vendeuse d’huile
name-124 = Ouvrier
name-125 = Scribe
name-126 = Trappeur
name-127 = Pêcheuse à la ligne
name-128 = Terrassier
name-129 = Saleuse de viande
name-130 = Spécialiste des collets
name-131 = Poseur d’appâts
name-132 = Berserk
name-133 = Porteuse de lance
name-134 = Ivrogne
name-135 = Loup solitaire
name-136 = Pillarde
name-137 = Combattant rapproché
name-138 = Voleur
name-139 = Chasseuse de butin
name-140 = Fondeur de graisse
name-141 = Sculptrice d’ivoire
name-142 = Pêcheur de baleines
name-143 = Vendeur de bois de cerf
name-144 = Traqueuse de cerfs
name-145 = Forestière
name-146 = Conducteur de traîneau
name-147 = Barreuse
name-148 = Négociante en épices
name-149 = Prêtre
name-150 = Acheteuse de viande
name-151 = Porte-parole du Thing
name-152 = Marchande
name-153 = Chasseur chevronné
name-154 = Bûcheronne
name-155 = Tonnelier
name-156 = Casseur de pierres
name-157 = Écorcheur
name-158 = Barbare
name-159 = Chasseuse de fête
name-160 = Homme sobre
name-161 = Aide baleinière
name-162 = Cultivateur de lin
name-163 = Valet de ferme
name-164 = Guerrière armée
name-165 = Chef de village
name-166 = Gardien des armes
name-167 = Goûteuse
name-168 = Jarl de Lade
name-169 = Semeuse
name-170 = Aide aux réfugiés
name-171 = Boulanger au lin
name-172 = Cuisinière de poisson
name-173 = Graveur de poinçons
name-174 = Voyageur du Bosphore
name-175 = Presseuse d’huile de morue
name-176 = Maîtresse de bonnes manières
name-177 = Servante
name-178 = Constructeur de bateaux
name-179 = Patronne de cotre
name-180 = Pilleur d’épaves
name-181 = Ravaudeuse de voiles
name-182 = Herboriste
name-183 = Livreur de grain
name-184 = Commanditaire
name-185 = Voyageuse de Dorestad
name-186 = Boulanger aux pois
name-187 = Chroniqueuse
name-188 = Ouvrier mineur
name-189 = Navigatrice
name-190 = Marchand du Bosphore
