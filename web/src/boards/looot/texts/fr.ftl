# Textes du plateau dessiné de Looot.

ui-stage = Les terres et ton fjord
ui-land = Les terres
ui-fjord = Fjord : { $seat }
ui-viking-of = Un viking : { $seat }
ui-show-land = Agrandir les terres
ui-show-fjord = Agrandir le fjord
ui-look = { $name } : voir le fjord, { $points } points, { $free } cases libres
ui-look-facts = { $points } points, { $free } libres
ui-close = Fermer
ui-at-sea = En mer
ui-in-bag = { $count } dans le sac
ui-bag = Ce qui peut encore venir
ui-bag-count = { $count } drakkars sur { $of } sont dans le sac
ui-bag-key = En pâle : dans le fjord du joueur dont il porte le bouclier. Personne ne connaît l’ordre du sac.
ui-of = sur { $count }
ui-where-bag = dans le sac
ui-where-sea = en mer
ui-in-fjord = dans le fjord : { $seat }
ui-not-dealt = absent de cette partie
ui-sites = Chantiers
ui-shields = Boucliers
ui-trophies = Trophées
ui-to-lay = À poser, la prochaine d’abord
ui-which-next = Laquelle ensuite ?
ui-due-now = Choisis pour elle une case libre de ton fjord.
ui-due-later = Elle viendra plus tard.
ui-full = plein
ui-full-at-once = plein d’un coup
ui-complete = achevé
ui-met = { $met } sur { $of }
ui-met-here = Ici { $met } sur { $of } sont là.
ui-get = Tu reçois { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }.
ui-get-short = Tu reçois { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }, place pour { $room }.
ui-can-fill = Peut remplir : { $what }.
ui-fills = Remplit : { $what }.
ui-serves = Sert : { $what }.
ui-points-then = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } alors.
ui-why-house = juste à côté
ui-why-watchtower = ton groupe les relie
ui-why-castle = groupe de { $count }
ui-a-ship = drakkar { $ship }
ui-a-trophy = trophée
ui-tiles = { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
ui-vikings = { $count ->
        [one] viking placé
       *[other] { $count } vikings placés
    }
ui-step-viking = viking { $board }{ $hex }
ui-end-with = Finir le tour : { $what }
ui-keep = Garder : { $what }
ui-place-here = Placer ici
ui-lay-here = Poser ici
ui-lay-last = Poser et finir le tour
ui-moor-here = Amarrer ici
ui-missing-place = Choisis une case
ui-missing-lay = { $count ->
        [one] Pose la dernière tuile
       *[other] Pose { $count } tuiles
    }
ui-missing-loot = Choisis une tuile
ui-missing-moor = Choisis sa case
ui-missing-ship = Choisis un drakkar
ui-missing-trophy = Choisis un trophée
ui-not-yet = Tu ne peux pas encore finir ton tour
ui-hint-place = À côté d’un viking ou d’un drakkar. Les boucliers d’abord.
ui-hint-declared = Annoncé : { $shield }. Choisis-le à nouveau pour l’annuler.
ui-hint-trophy = Tu ne peux prendre qu’un trophée dans la partie.
ui-hint-shield-key = Quel bouclier ? 1 deuxième viking, 2 case occupée, 3 ressource double.
ui-drag-viking = Tes vikings : { $count }. Fais-en glisser un sur une case, ou choisis la case.
ui-hint-second = Ton deuxième viking de ce tour.
ui-hint-lay = { $count ->
        [one] La dernière tuile.
       *[other] { $count } tuiles à poser.
    }
ui-hint-loot = Le reste demeure sur les terres.
ui-hint-quay = Un drakkar par tour, un trophée par partie. Vide, il coûte 5.
ui-hint-moor = Il coûte 5 tant que tout n’est pas autour.
ui-key-shield = utiliser un bouclier
ui-key-ship = prendre un drakkar
ui-key-trophy = prendre un trophée
ui-key-home = case la plus proche de ton plus grand groupe, ou meilleure place pour la tuile
ui-key-end = finir le tour
ui-key-look = fjord du joueur suivant
ui-no-ship = Plus de drakkar ici
ui-ship = Drakkar { $ship } : demande { $needs }, { $met } sur { $of } sont là
ui-ship-full = Drakkar { $ship } : plein
ui-site = { $site }, { $points } points : demande { $needs }, { $met } sur { $of } sont là
ui-site-complete = { $site } : achevé, { $points } points
ui-trophy-won = Ton trophée : { $points } points
ui-shield-used = { $shield } : utilisé
ui-shield-idle = Tu n’as plus de deuxième viking
ui-shield-nobody = Case occupée : personne n’est encore sur la terre
ui-stat-vikings = Vikings restants
ui-stat-axes = Haches
ui-stat-points = points
ui-doing-free = { $count ->
        [one] une case libre
       *[other] { $count } cases libres
    }
ui-number = Viking { $number } sur { $of }
ui-now = ici { $count }
ui-sum-sites = chantiers
ui-sum-trophy = trophée
ui-sum-empty = { $count } vides
ui-tip-space = { $tile } : case { $board }{ $hex }
ui-tip-field = { $tile } { $board }{ $hex } : { $count ->
        [0] plus de tuile
        [one] encore une tuile
       *[other] encore { $count } tuiles
    }
ui-tip-house = Un viking placé à côté prend une tuile.
ui-tip-watchtower = Un groupe de tes vikings qui relie deux tours de guet prend une tuile de chacune. Chaque paire te paie une fois.
ui-tip-castle = Un groupe de 4 vikings qui le touche prend une tuile, de 8 une deuxième, de 12 une troisième.
ui-tip-ship = À la fin de ton tour tu peux prendre un drakkar. Plein, il augmente la valeur de son genre ; vide à la fin, il coûte 5.
ui-tip-slot = Un emplacement en mer. Quand le sac est vide, il reste libre.
ui-tip-trophy = Trophée à { $axes } haches : { $points } points. Un seul par partie.
ui-tip-trophy-gone = Pris : { $seat }
ui-tip-cell = Une case libre du fjord : { $cell }
ui-tip-moored = Il est plein quand tout ce qu’il demande est autour.
ui-tip-site = Il est achevé quand tout ce qu’il demande est autour.
ui-tip-cup = Ton trophée sera ici.
ui-tip-shield-second = Place un deuxième viking ce tour-ci. Chaque bouclier sert une fois.
ui-tip-shield-occupied = Place le viking là où quelqu’un se tient déjà. Chaque bouclier sert une fois.
ui-tip-shield-double = Prends la ressource en double. Chaque bouclier sert une fois.
ui-tip-bag = Quels drakkars et chantiers existent, et ce qui peut encore venir (B)
ui-tip-unfilled = Drakkars qui ne sont pas pleins : { $count }. Chacun coûte 5 points.
ui-tip-points = Ce que tu aurais si la partie finissait maintenant.
ui-guide-welcome = Envoie tes vikings sur les terres, amasse des ressources, capture des bâtiments et pose tout dans ton fjord. Le plus de points gagne.
    .title = Bienvenue au fjord
ui-guide-place = Place un viking sur une case qui brille. Montres-en une, et une carte dit ce qu’elle apporte.
    .title = Un viking
ui-guide-fjord = Voici ton fjord. Chaque tuile va sur une case libre et y reste. Ce qui entoure les drakkars et les chantiers compte pour eux.
    .title = Ton fjord
ui-guide-ship = À la fin de ton tour tu peux prendre un drakkar ici et l’amarrer. Les signes de sa coque sont ce qu’il lui faut autour.
    .title = Les drakkars
ui-guide-unfilled = Un drakkar vide coûte 5 points à la fin. Plein, il augmente la valeur de toutes les tuiles de son genre.
    .title = Remplis-les
ui-guide-houses = Un viking à côté d’une maison prend une de ses tuiles.
    .title = Les maisons
ui-guide-towers = Un groupe de tes vikings qui relie deux tours de guet prend une tuile de chacune. Chaque paire paie une fois.
    .title = Les tours de guet
ui-guide-castles = Un groupe de quatre qui touche un château prend une tuile, de huit une deuxième, de douze une troisième.
    .title = Les châteaux
ui-guide-sites = Port, autel et palais donnent 5, 7 et 9 points dès que tout ce qu’ils demandent est autour.
    .title = Les chantiers
ui-guide-shields = Trois boucliers, chacun une fois par partie : un deuxième viking, une case occupée ou la ressource en double. Choisis avant de placer.
    .title = Les boucliers
ui-guide-trophy = Les haches seules ne donnent pas de points. Avec assez de haches tu peux prendre un trophée : plus tard, peut-être un meilleur, mais d’autres le veulent aussi.
    .title = Les trophées
ui-guide-bag = Cette liste dit quels drakkars peuvent encore venir, et qui a les autres.
    .title = Le sac
ui-guide-end = La partie finit quand tous les vikings sont placés. Ici tu vois ce que tu as, et d’où cela vient.
    .title = La fin approche
ui-scene-filled = Drakkar rempli
ui-scene-full = Rempli
ui-scene-worth = Nouvelle valeur
ui-scene-value = { $tile } : { $was } → { $now } chacun.
ui-scene-site = Chantier achevé
ui-scene-trophy = Le trophée à { $axes } haches
