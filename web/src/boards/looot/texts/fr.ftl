# Textes du plateau dessiné de Looot.

ui-stage = Les terres et ton fjord
ui-land = Les terres
ui-fjord = Fjord : { $seat }
ui-viking-of = Viking : { $seat }
ui-show-land = Agrandir les terres
ui-show-fjord = Agrandir le fjord
ui-look = { $name } : voir le fjord, { $points } points, { $free } cases libres
ui-look-facts = { $points } points, { $free } libres
ui-close = Fermer
ui-at-sea = En mer
ui-in-bag = { $count } dans le sac
ui-bag = Drakkars restants
ui-bag-count = { $count } drakkars sur { $of } sont dans le sac
ui-bag-key = Pâle : dans le fjord de cet emblème. L’ordre du sac est caché.
ui-of = sur { $count }
ui-where-bag = dans le sac
ui-where-sea = en mer
ui-in-fjord = dans le fjord : { $seat }
ui-not-dealt = absent de cette partie
ui-sites = Chantiers
ui-shields = Boucliers
ui-trophies = Trophées
ui-to-lay = À poser, la prochaine d’abord
ui-which-next = Choisir la tuile suivante
ui-due-now = Choisis une case libre de ton fjord.
ui-due-later = Plus tard.
ui-full = plein
ui-full-at-once = plein d’un coup
ui-complete = achevé
ui-met = { $met } sur { $of }
ui-met-here = Ici { $met } sur { $of } sont là.
ui-get = { $count ->
    [one] Tu reçois { $count } tuile.
   *[other] Tu reçois { $count } tuiles.
}
ui-get-short = { $count ->
    [one] Tu reçois { $count } tuile, place pour { $room }.
   *[other] Tu reçois { $count } tuiles, place pour { $room }.
}
ui-can-fill = Peut remplir : { $what }.
ui-fills = Remplit : { $what }.
ui-serves = Compte pour : { $what }.
ui-points-then = Score alors : { $count }.
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
        [one] Viking placé
       *[other] { $count } Vikings placés
    }
ui-step-viking = Viking { $board }{ $hex }
ui-end-with = Finir le tour : { $what }
ui-keep = Prendre : { $what }
ui-place-here = Placer ici
ui-lay-here = Poser ici
ui-lay-last = Poser et finir le tour
ui-moor-here = Poser ici
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
ui-hint-place = À côté d’un Viking ou d’un drakkar. Utilise un bouclier avant, si tu veux.
ui-hint-declared = Annoncé : { $shield }. Choisis-le à nouveau pour l’annuler.
ui-hint-trophy = Tu ne peux prendre qu’un trophée dans la partie.
ui-hint-shield-key = Quel bouclier ? 1 deuxième Viking, 2 case occupée, 3 ressource double.
ui-drag-viking = Tes Vikings : { $count }. Fais-en glisser un sur une case, ou choisis la case.
ui-hint-second = Ton deuxième Viking de ce tour.
ui-hint-lay = { $count ->
        [one] La dernière tuile.
       *[other] { $count } tuiles à poser.
    }
ui-hint-loot = Le reste demeure sur les terres.
ui-hint-quay = 1 drakkar par tour, 1 trophée par partie. Un drakkar vide coûte 5 points.
ui-hint-moor = Il coûte 5 points tant qu’il n’est pas plein.
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
ui-shield-idle = Tu n’as plus de deuxième Viking
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
ui-tip-house = Un Viking à côté prend 1 tuile.
ui-tip-watchtower = Un groupe de tes Vikings qui relie 2 tours prend 1 tuile de chacune, une fois par paire.
ui-tip-castle = Un groupe de 4 Vikings qui le touche prend une tuile, de 8 une deuxième, de 12 une troisième.
ui-tip-ship = À la fin de ton tour tu peux prendre un drakkar. Plein, il augmente la valeur de son genre ; vide à la fin, il coûte 5.
ui-tip-slot = Emplacement vide. Le sac est vide.
ui-tip-trophy = Trophée à { $axes } haches : { $points } points. 1 par personne.
ui-tip-trophy-gone = Pris : { $seat }
ui-tip-cell = Case libre { $cell }
ui-tip-moored = Plein quand tout ce qu’il demande est autour.
ui-tip-site = Il est achevé quand tout ce qu’il demande est autour.
ui-tip-cup = Place de ton trophée.
ui-tip-shield-second = Place un second Viking ce tour. Une fois par partie.
ui-tip-shield-occupied = Place ton Viking sur une case occupée. Une fois par partie.
ui-tip-shield-double = Prends 2 ressources au lieu de 1. Une fois par partie.
ui-tip-bag = Quels drakkars et chantiers existent, et ce qui peut encore venir (B)
ui-tip-unfilled = Drakkars qui ne sont pas pleins : { $count }. Chacun coûte 5 points.
ui-tip-points = Score actuel.
ui-guide-welcome = Envoie tes Vikings sur les terres, amasse des ressources, capture des bâtiments et pose tout dans ton fjord. Le plus de points gagne.
    .title = Bienvenue au fjord
ui-guide-place = Place un Viking sur une case qui brille. Montres-en une, et une carte dit ce qu’elle apporte.
    .title = Un Viking
ui-guide-fjord = Voici ton fjord. Chaque tuile va sur une case libre et y reste. Ce qui entoure les drakkars et les chantiers compte pour eux.
    .title = Ton fjord
ui-guide-ship = À la fin de ton tour tu peux prendre un drakkar ici et l’amarrer. Les signes de sa coque sont ce qu’il lui faut autour.
    .title = Les drakkars
ui-guide-unfilled = Un drakkar vide coûte 5 points à la fin. Plein, il augmente la valeur de toutes les tuiles de son genre.
    .title = Remplis-les
ui-guide-houses = Un Viking à côté d’une maison prend une de ses tuiles.
    .title = Les maisons
ui-guide-towers = Un groupe de tes Vikings qui relie deux tours de guet prend une tuile de chacune. Chaque paire paie une fois.
    .title = Les tours de guet
ui-guide-castles = Un groupe de quatre qui touche un château prend une tuile, de huit une deuxième, de douze une troisième.
    .title = Les châteaux
ui-guide-sites = Port, autel et palais donnent 5, 7 et 9 points dès que tout ce qu’ils demandent est autour.
    .title = Les chantiers
ui-guide-shields = Trois boucliers, chacun une fois par partie : un deuxième Viking, une case occupée ou la ressource en double. Choisis avant de placer.
    .title = Les boucliers
ui-guide-trophy = Les haches seules ne donnent pas de points. Avec assez de haches tu peux prendre un trophée : plus tard, peut-être un meilleur, mais d’autres le veulent aussi.
    .title = Les trophées
ui-guide-bag = Cette liste dit quels drakkars peuvent encore venir, et qui a les autres.
    .title = Le sac
ui-guide-end = La partie finit quand tous les Vikings sont placés. Ici tu vois ce que tu as, et d’où cela vient.
    .title = La fin approche
ui-scene-filled = Drakkar rempli
ui-scene-full = Rempli
ui-scene-worth = Nouvelle valeur
ui-scene-value = { $tile } : { $was } → { $now } chacun.
ui-scene-site = Chantier achevé
ui-scene-trophy = Le trophée à { $axes } haches
