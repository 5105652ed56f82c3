# Textes du plateau dessiné d’Un festin pour Odin.

ui-stage = Le plateau d’action et ton domaine
ui-action-board = Plateau d’action, { $count } cases
ui-panels = Vues
ui-tab-actions = Actions
ui-tab-estate = Domaine
ui-tab-world = Monde
ui-estate = Domaine : { $seat }
ui-your-estate = Ton domaine
ui-focus-estate = Agrandir le domaine
ui-focus-board = Agrandir le plateau d’action
ui-close = Fermer
ui-search = Chercher une carte
ui-decide = Décider
ui-look = { $name } : voir le domaine, { $points } points, revenus { $income }
ui-starts = commence la manche
ui-round = Manche { $round } sur { $of }
ui-next-round = Manche { $round }
ui-harvest = Récolte
ui-island-turns = { $island } se retourne
ui-turns-in = Se retourne à la manche { $round }
ui-phase = Phase { $number } sur 12 : { $phase }
ui-phase-1 = Nouveau Viking
ui-phase-2 = Récolte
ui-phase-3 = Îles
ui-phase-4 = Arme
ui-phase-5 = Actions
ui-phase-6 = Premier joueur
ui-phase-7 = Revenus
ui-phase-8 = Animaux
ui-phase-9 = Festin
ui-phase-10 = Bonus
ui-phase-11 = Montagnes
ui-phase-12 = Retour des Vikings

## The action board

ui-group-build_houses = Maisons
ui-group-build_ships = Bateaux
ui-group-hunting = Chasse
ui-group-livestock_market = Bétail
ui-group-weekly_market = Marché
ui-group-products = Produits
ui-group-crafting = Artisanat
ui-group-mountains_and_trade = Montagnes|& commerce
ui-group-sailing = Navigation
ui-group-emigration_and_occupation = Émigration|& métiers
ui-group-imitation = Imitation
ui-group-open = { $group } : { $count } ouvertes
ui-or = ou
ui-stock-last = une
ui-stock-none = zéro
ui-filter = Quelles cases
ui-filter-all = Toutes
ui-filter-open = Ouvertes ({ $count })
ui-filter-food = Nourriture
ui-filter-goods = Biens, bâtir
ui-filter-sail = Mer, métiers
ui-open-spaces = { $count } cases sur { $of } te sont ouvertes
ui-vikings = { $count ->
        [one] { $count } Viking
       *[other] { $count } Vikings
    }
ui-taken-by = occupée : { $seat } ({ $count })
ui-lacks = { $what } : il en faut { $need }, tu as { $have }
ui-lack-viking = Vikings
ui-lack-island = îles
ui-lack-house = maisons restantes
ui-lack-berth = mouillages libres
ui-lack-good = biens
ui-lack-card = cartes
ui-lack-source = cases à imiter
ui-lack-seat = places libres
ui-stay = { $count ->
        [0] Aucun Viking ne reste au Thing
        [one] { $count } Viking reste au Thing
       *[other] { $count } Vikings restent au Thing
    }
ui-send = { $count ->
        [one] Envoyer { $count } Viking
       *[other] Envoyer { $count } Vikings
    }
ui-send-pay = En envoyer { $count }, payer { $silver } en argent
ui-pass = Passer
ui-strip = Montagne { $strip }
ui-mountains = Montagnes
ui-mine-hint = Choisis la dernière chose voulue : tout ce qui précède vient avec.
ui-taken-from = { $count } de la montagne { $strip }
ui-up-to = jusqu’à { $count }
ui-no-strip = Aucune montagne n’est visible.
ui-explore = Explorer
ui-ship-stays = tu gardes le bateau
ui-forge = Forge
ui-sale = Vente spéciale

## The estate

ui-points-now = Points
ui-bay = Baie
ui-berth-ship = { $ship } : { $points } points, minerai { $ore }, place pour { $room }
ui-berth-small = Mouillage libre : baleinier, 3 en argent
ui-berth-large = Mouillage libre : knarr 5, drakkar 8 en argent
ui-stable = { $item } : { $count }, dont { $pregnant } en gestation
ui-pregnant = { $count } en gestation
ui-cells-to = { $count ->
        [one] { $count } case avant { $next }
       *[other] { $count } cases avant { $next }
    }
ui-board-words = { $board } : revenus { $income }, moins { $minus }, tuiles { $count }
ui-feast-table = Table du festin : { $laid } places servies sur { $fill }, bateaux émigrés { $ships }
ui-unexplored = Inexplorées
ui-with-silver = avec l’argent
ui-no-islands = Il ne reste plus d’île.
ui-island-words = { $points } points, { $silver } en argent, { $minus } à couvrir
ui-special-tiles = Tuiles spéciales
ui-special-words = { $item } : valeur d’épée { $sword }, { $price ->
        [-1] pas à vendre
       *[other] prix { $price }
    }
ui-left = reste { $count }
ui-thing = Place du Thing
ui-vikings-left = { $count ->
        [one] { $count } Viking restant
       *[other] { $count } Vikings restants
    }
ui-ladder = Biens par forme et couleur
ui-occupations = Métiers
ui-in-hand = en main
ui-played = joués
ui-score-ships = Bateaux
ui-score-emigrants = Émigration
ui-score-islands = Îles
ui-score-buildings = Cabanes et maisons
ui-score-animals = Animaux
ui-score-occupations = Métiers
ui-score-silver = Argent
ui-score-home-minus = Cases ouvertes au foyer
ui-score-island-minus = Cases ouvertes sur les îles
ui-score-building-minus = Cases ouvertes des maisons
ui-score-penalties = Pénalités du Thing
ui-score-other = Couronne et cartes

## Any time

ui-anytime = À tout moment
ui-anytime-hint = n’use pas ton tour
ui-shut-first_part = S’ouvre après la première partie de l’action
ui-shut-peeks = Trop souvent ouvert : revient à ton prochain coup
ui-shut-nothing = Rien n’est possible maintenant
ui-shut-other_seat = Ce n’est pas à toi de décider
ui-lay = Poser
ui-ships = Bateaux
ui-take-in-hand = Prendre en main : { $item }
ui-lay-here = Poser ici
ui-lay-on = { $item } sur { $board } : { $count } endroits, ici { $cell }
ui-lay-coins = Poser { $count } × { $item }
ui-put-back = Reposer
ui-back-to-turn = Revenir au tour
ui-turn = Tourner
ui-mirror = Retourner
ui-aim = Vise un endroit ; R tourne, Entrée pose
ui-aim-phone = Touche une case ; encore : l’endroit suivant
ui-paint-hint = Glisse sur les cases ; à nouveau les retire
ui-touch-green = Le vert ne touche pas le vert.
ui-touch-blue = Le bleu peut tout toucher.
ui-touch-special = Peut tout toucher et se retourner.
ui-touch-red = Seulement en maison ; pas à côté du rouge.
ui-touch-orange = Seulement en maison ; pas à côté de l’orange.
ui-touch-plain = Une case chacun.
ui-nth = { $number } sur { $of }
ui-income-then = Revenus { $now } → { $then }
ui-plus-points = { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
ui-bonus-lost = bonus perdu : { $items }
ui-no-bonus-lost = aucun bonus perdu
ui-keep-laid = { $count ->
        [one] Garder : { $count } tuile posée
       *[other] Garder : { $count } tuiles posées
    }
ui-in-ladder = Choisis parmi les biens en bas
ui-step-lay = { $item } sur { $board }
ui-step-coins = { $count } × { $item }
ui-step-mine = { $count ->
        [one] { $count } montagne
       *[other] { $count } montagnes
    }
ui-step-upgrade = { $count ->
        [one] { $count } amélioration
       *[other] { $count } améliorations
    }
ui-step-trade = En passer { $count } au bleu
ui-step-purchase = { $count ->
        [one] Acheter { $count } tuile
       *[other] Acheter { $count } tuiles
    }
ui-step-serve = { $count ->
        [one] { $count } plat
       *[other] { $count } plats
    }
ui-step-leave = { $count } vides
ui-step-play = { $count ->
        [one] Jouer { $count } carte
       *[other] Jouer { $count } cartes
    }
ui-take-fewer = { $rest ->
        [0] En prendre { $count }
       *[other] En prendre { $count }, renoncer à { $rest }
    }
ui-window-income = Avant les revenus
ui-window-bonus = Avant le bonus
ui-window-end = Pose ce qui reste
ui-window-facts = Revenus { $income }, points négatifs ouverts { $minus }.
ui-window-next = { $count ->
        [one] { $count } case de plus sur { $board } donne { $income }.
       *[other] { $count } cases de plus sur { $board } donnent { $income }.
    }
ui-is-busy = { $name } pose
ui-is-done = { $name } a fini
ui-nothing-more = Rien de plus
ui-nothing-more-laid = Garder { $count }, rien de plus
ui-done-score = Fini, compter les points

## Dice

ui-die = dé
ui-die-high = { $die }, haut
ui-die-low = { $die }, bas
ui-three-rolls = Jusqu’à 3 lancers ; le dernier compte
ui-failure-brings = L’échec rapporte { $items }
ui-boats = { $count ->
        [one] { $count } baleinier
       *[other] { $count } baleiniers
    }
ui-counts = compte
ui-last-counts = Le dernier lancer compte, même moins bon. Reste : { $count }
ui-no-roll = Plus de lancer
ui-ship-ore = minerai du bateau
ui-less-ore = après { $count } de minerai en moins
ui-of = sur { $count }
ui-fewer = moins : { $item }
ui-more = plus : { $item }
ui-could-add = Pierre et épées peuvent ajouter { $count }
ui-loot = Ce que tu peux prendre
ui-to-pay = à payer
ui-cannot-pay = Il en faudrait { $need }, tu as { $have }.
ui-success = Réussite
ui-give-up = Renoncer
ui-give-up-home = { $count ->
        [0] Renoncer
       *[other] Renoncer, { $count } au retour
    }
ui-vikings-home = Vikings au retour
ui-home-up-to = jusqu’à { $count } Vikings au retour
ui-fits = { $count ->
        [0] Aucun endroit sur tes plateaux
        [one] { $count } endroit sur tes plateaux
       *[other] { $count } endroits sur tes plateaux
    }
ui-silver-now = { $count } en argent tout de suite
ui-to-cover = { $count } à couvrir
ui-income-range = revenus { $least }, jusqu’à { $most }
ui-places-for = Endroits pour tes tuiles

## The feast

ui-feast = Le festin
ui-seats-to-fill = { $count ->
        [one] { $count } place à servir
       *[other] { $count } places à servir
    }
ui-empty-costs = une place vide coûte 3 points
ui-to-fill = à servir
ui-laid = servies
ui-open-seats = ouvertes
ui-empty = vides
ui-feast-rule = Jamais deux de la même couleur côte à côte ; seul le premier d’une sorte est posé en longueur.
ui-cheapest = Servir au moins cher
ui-cheapest-hint = remplace ce que tu as posé
ui-all-served = tout est servi
ui-beside-red = rouge à côté du rouge
ui-beside-orange = orange à côté de l’orange
ui-beside-green = vert à côté du vert
ui-too-long = trop long
ui-table-set = La table est mise.
ui-serve-on = Servir et continuer
ui-serve-end = Servir et finir le festin
ui-leave = Laisser la place vide

## Cards and markers

ui-hand = Tes métiers
ui-keep-one = Garde une carte sur deux
ui-only-you = toi seul les vois
ui-no-cards = Tu n’as pas de carte en main.
ui-still-choosing = Choisissent encore : { $names }
ui-pick = Prends un marqueur de ressource
ui-pick-hint = Grand : après une récolte. Petit, brun : après une mauvaise. À chaque manche, toute la partie.
ui-or-brown = ou { $item }

## The guided first game

ui-guide-welcome = Envoie des Vikings chasser, fabriquer, piller et explorer. Leur butin couvre tes plateaux : les cases ouvertes coûtent des points, les couvertes montent tes revenus.
    .title = Un festin pour Odin
ui-guide-board = Chaque case prend autant de Vikings que le dit sa colonne. À gauche de la flèche le prix, à droite le gain. Les cases cerclées te sont ouvertes.
    .title = Le plateau d’action
ui-guide-vikings = Ici sont tes Vikings, matériaux, armes et biens. Choisis une case et le bouton dit ce qu’elle coûte.
    .title = Ton banc
ui-guide-estate = Ton foyer. Les biens verts et bleus le couvrent ; d’abord en bas à gauche, et la pièce d’or monte : tes revenus.
    .title = Ton domaine
ui-guide-lay = Les biens cerclés tiennent sur un plateau. Clique, vise un endroit, R tourne. Cela n’use pas de tour.
    .title = Poser des tuiles
ui-guide-ladder = Chaque colonne est une forme, chaque rangée une couleur. Améliorer, c’est monter d’un cran : orange, rouge, vert, bleu.
    .title = Améliorations
ui-guide-dice = Lance jusqu’à trois fois ; le dernier lancer compte. Paie le résultat, ou renonce pour un petit gain.
    .title = Dés
ui-guide-feast = Sers de la nourriture à chaque place. Jamais deux de la même couleur côte à côte. « Servir au moins cher » le fait pour toi.
    .title = Le festin
ui-guide-income = Avant les revenus tu peux encore poser. Le bandeau dit ce qu’il manque pour le revenu suivant.
    .title = Avant les revenus
ui-guide-round = À chaque manche tu as un Viking de plus. Les îles se retournent, et leur argent grandit tant que nul ne les prend.
    .title = La manche suivante
ui-guide-sail = Les bateaux ouvrent pillage, exploration et émigration. Un bateau émigré rapporte des points et ne mange pas.
    .title = Bateaux
ui-guide-end = Dernière manche : couvre les cases négatives, bâtis, émigre. Ce qui reste compte peu.
    .title = La fin

## Choices, prompts and keys

ui-for-nothing = gratuitement
ui-pay-left = payer { $things }, reste { $left }
ui-ore-lost = minerai perdu : { $count }
ui-emigrate-note = payer { $silver } en argent, 2 places de moins à nourrir
ui-keep-it = Garder
ui-keep-boat = Garder le bateau
ui-stay-here = Rester
ui-keep-in-hand = Garder en main
ui-no-card = Aucune carte
ui-no-upgrade = Ne rien améliorer
ui-turn-none = N’en retourner aucune
ui-only-this = Seulement celle-ci
ui-mine-no-more = Ne plus rien prendre
ui-play-no-more = Ne plus en jouer
ui-at-least-one = Au moins un
ui-first-card = D’abord 1 carte en main
ui-ore-adds = Minerai sur ton drakkar : +{ $count }
ui-adds-up-to = { $items } : jusqu’à +{ $count }
ui-pays-up-to = { $items } : tu peux payer { $count }
ui-card-before = Avant : jouer une carte
ui-card-after = Après : jouer une carte
ui-asked-after = La question revient après
ui-click-again = Clique encore pour envoyer.
ui-do-mine = { $count ->
        [one] Prendre { $count } chose
       *[other] Prendre { $count } choses
    }
ui-do-upgrade = En améliorer { $count }
ui-upgrade-fewer = En améliorer { $count }, renoncer à { $rest }
ui-do-purchase = En acheter { $count } pour { $silver } en argent
ui-do-explore = Explorer : { $island }
ui-do-emigrate = Émigrer, { $silver } en argent
ui-take-loot = Prendre : { $item }
ui-send-with = En envoyer { $count } : { $what }
ui-send-sail = En envoyer { $count }, bateaux : { $number }
ui-pay-dice = Payer { $things }
ui-pay-nothing = Ne rien payer, réussir
ui-choose-source = Choisir une case à imiter
ui-choose-island = Choisir une île
ui-reveals-card = Irréversible : une carte est piochée
ui-reveals-die = Irréversible : un dé est lancé
ui-reveals-weapon = Irréversible : des armes sont piochées
ui-ask-lay = Pose : { $item }.
ui-ask-anytime = À tout moment. Ton tour attend.
ui-ask-pass = { $count ->
        [one] Passer avec { $count } Viking ?
       *[other] Passer avec { $count } Vikings ?
    }
ui-ask-fail = Renoncer ? Tu reçois { $items }.
ui-ask-send = { $count ->
        [one] { $what } : envoyer { $count } Viking ?
       *[other] { $what } : envoyer { $count } Vikings ?
    }
ui-materials = Matériaux
ui-weapons = Armes
ui-card-asks = { $card } demande
ui-card-badge = une carte demande
ui-must = Elle doit être appliquée.
ui-then-asks = Puis aussi : { $cards }
ui-pays-gets = { $costs } → { $brings }
ui-costs = coûte { $things }
ui-brings = rapporte { $things }
ui-no-change = rien ne change tout de suite
ui-skip = Passer si seules des pièces tiennent
ui-fill-income = Remplir jusqu’au revenu suivant
ui-one-more = un de plus
ui-one-less = un de moins
ui-open-cells = Cases ouvertes { $now } → { $then }
ui-load-ore = Charger du minerai
ui-no-load-action = pas pendant une action
ui-no-load-ore = tu n’as pas de minerai
ui-no-load-room = aucun navire n’a de place
ui-lapses = perdu dès tes premiers Vikings
ui-other-leaves = L’autre quitte la partie sans être vue.
ui-you-look = Tu regardes le domaine : { $name }.
ui-waiting-space = Case d’attente
ui-waiting-words = { $count ->
        [one] { $count } Viking y attend
       *[other] { $count } Vikings y attendent
    }
ui-copy-column = imiter colonne { $column }
ui-still-busy = Encore occupés : { $names }
ui-cheapest-uses = Utilise { $things }.
ui-cheapest-empty = Places vides : { $count }.
ui-feast-pays = Regarde ton festin : { $cards }
ui-emigrate-with = { $ship } : { $points } points
ui-taken-second = prise : deuxième couleur ({ $count })
ui-spare = Le moins cher, mais garder :
ui-key-pass = passer
ui-key-roll = lancer le dé
ui-key-fail = renoncer à l’action de dé
ui-key-anytime = montrer ce qui est possible à tout moment
ui-key-cheapest = servir le festin le moins cher
ui-key-leave = laisser une place vide
ui-key-income = remplir de pièces jusqu’au revenu suivant
ui-key-turn = tourner ou retourner la tuile en main
ui-key-look = regarder le joueur suivant
ui-key-panes = agrandir un volet
