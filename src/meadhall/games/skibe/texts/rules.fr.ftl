# The rules of Skibe, clause by clause

help-aim = Les trois bateaux sont à tout le monde. Chaque fois qu’un bateau est évalué, quiconque y a des boucliers reçoit des points : ses boucliers à bord et l’armement sur les Vikings avec son bouclier, fois les victuailles sur la proue. Qui pose une poupe décide du moment. Le plus de points l’emporte.
    .title = But
help-turn = Ajoute une carte Vikings à un bateau et charge ce qu’elle montre : des victuailles sur une proue, de l’armement sur un Viking. Tu peux ensuite jouer 1 chef. Ou pose l’une de tes 2 poupes sur un bateau d’au moins 3 Vikings : ce bateau est évalué aussitôt.
    .title = Un tour
help-score = 3 de tes boucliers sur le bateau, 2 pions Armement sur des Vikings avec ton bouclier, 3 pions Victuailles sur la proue : (3 + 2) × 3 = 15. Une carte avec Lune et Marteau porte 1 pion et se trouve seule sur un bateau avec 2 pions Victuailles : Lune reçoit (1 + 1) × 2 = 4 et Marteau aussi 4.
    .title = Un exemple de décompte
    .count_stern_shield-on = Si la poupe du premier exemple est à toi, son bouclier compte aussi : (3 + 2 + 1) × 3 = 18.
help-emblems = Chacun a un emblème avec sa couleur : Lune est bleu, Marteau rouge, Pin vert, Soleil jaune et Nœud violet. Tes boucliers sont ceux qui portent ton emblème.
    .title = Emblèmes
help-watch = La pioche est cachée, mais tout le monde voit une carte qu’on y pioche. Un Viking avec de l’armement ne peut être ni retiré ni échangé. Un bateau qui perd des Vikings pendant son décompte est évalué tout de même. Aucune liste publique des 40 cartes n’a été trouvée : ce paquet est une reconstitution conforme à tout ce que l’on sait.
    .title = Bon à savoir

chapter-S-1 = Mise en place
clause-S-1-1 = Chacun a un emblème, cinq chefs (armement, victuailles, retrait, échange, protection) et deux poupes.
clause-S-1-2 = Les cartes Viking qui ne montrent que des emblèmes non joués quittent la partie ; une carte avec au moins un emblème joué reste. Il reste 30, 36 ou 40 cartes à 3, 4 ou 5 joueurs.
clause-S-1-3 = Les trois proues sont placées l’une sous l’autre : haut, milieu, bas. Chacune porte un pion de victuailles. Trois autres pions de victuailles et quatre pions d’armement forment la réserve.
clause-S-1-4 = Chaque bateau commence avec deux Vikings. Trois cartes visibles forment l’étalage, le reste est la pioche. Les symboles de ces premières cartes n’ont aucun effet.
clause-S-1-5 = La table décide qui commence, ou le sort. On joue dans le sens des aiguilles d’une montre.
clause-S-1-6 = Une carte Viking montre un ou deux boucliers et un symbole, victuailles ou armement. Aucune liste publique des 40 cartes n’a été trouvée : ce paquet est une reconstitution conforme à tout ce que l’on sait.

chapter-S-2 = Un tour
clause-S-2-1 = À ton tour, tu fais exactement une chose : construire avec une carte Viking, ou poser une poupe. Tu ne peux pas passer.
clause-S-2-2 = Ensuite, c’est au joueur suivant dans le sens des aiguilles d’une montre.

chapter-S-3 = Construire
clause-S-3-1 = Prends une carte visible ou pioche à l’aveugle la première carte de la pioche. Tu vois la carte piochée avant de choisir un bateau, mais tu dois la poser.
clause-S-3-2 = Pose la carte à l’extrémité droite de n’importe quel bateau qui n’est pas plein. Un bateau contient 5, 6 ou 7 Vikings à 3, 4 ou 5 joueurs.
clause-S-3-3 = Charge ensuite sur n’importe quel bateau ce que montre le symbole de cette carte : des victuailles sur une proue, de l’armement sur un Viking.
clause-S-3-4 = Victuailles : tant qu’il y en a en réserve, tu dois en prendre un pion et le poser sur la proue de ton choix.
clause-S-3-5 = Plus de victuailles en réserve : tu peux déplacer un pion d’une proue à une autre. Le dernier pion d’une proue ne bouge jamais.
clause-S-3-6 = Armement : tant qu’il y en a en réserve, tu dois en prendre un pion et le poser sur un Viking de ton choix qui ne montre aucun des emblèmes de la carte que tu viens de poser.
clause-S-3-7 = Si aucun Viking ne convient, tu ne charges rien et tu continues.
clause-S-3-8 = Plus d’armement en réserve : tu peux déplacer un pion de n’importe quel Viking vers un autre qui convient.
clause-S-3-9 = Ensuite, tu peux jouer un chef sur n’importe quel bateau qui ne montre pas encore cette action, de qui que ce soit. Le premier se place à la proue, chaque suivant à l’extérieur du précédent.
clause-S-3-10 = Si tu as pris une carte visible, l’étalage est complété à trois avec la pioche.

chapter-S-4 = Poupes
clause-S-4-1 = Pour poser une poupe, il t’en faut une et un bateau d’au moins trois Vikings ; il n’a pas besoin d’être plein. À ce tour, tu ne charges rien et ne joues pas de chef.
clause-S-4-2 = Le bateau est décompté aussitôt : ses chefs agissent, les points sont attribués, puis on range.
clause-S-4-3 = La poupe quitte la partie, et c’est au joueur après toi.

chapter-S-5 = Chefs
clause-S-5-1 = Les chefs du bateau décompté agissent l’un après l’autre, le premier posé d’abord. Le propriétaire décide et peut renoncer à l’action.
clause-S-5-2 = Armement : déplace un pion d’armement d’un Viking à un autre, de la réserve à un Viking ou d’un Viking à la réserve ; sur n’importe quels bateaux et quels que soient les emblèmes.
clause-S-5-3 = Victuailles : déplace un pion de victuailles d’une proue à une autre, de la réserve à une proue ou d’une proue à la réserve. Le dernier pion d’une proue reste.
clause-S-5-4 = Retrait : un Viking de n’importe quel bateau, sans armement et non protégé, quitte la partie.
clause-S-5-5 = Échange : deux Vikings sans armement et non protégés changent de place, sur n’importe quels bateaux ; l’un d’eux peut être une carte visible. Les symboles n’ont aucun effet.
clause-S-5-6 = Protection : jusqu’à ce que cette rangée de chefs ait fini d’agir, les Vikings de ce bateau qui montrent l’emblème de ce chef ne peuvent être ni retirés ni échangés.
    .protection_blocks_owner-on = Cela vaut aussi pour qui a joué la protection.

chapter-S-6 = Points et rangement
clause-S-6-1 = Chacun reçoit : (ses boucliers sur le bateau + l’armement sur les Vikings avec son emblème) × les victuailles sur la proue.
clause-S-6-2 = Une carte à deux emblèmes, comme un pion posé dessus, compte pour les deux joueurs. Les emblèmes non joués ne comptent pour personne.
clause-S-6-3 = L’armement du bateau et toutes ses victuailles sauf un pion retournent à la réserve. Ses Vikings, ses chefs et la poupe quittent la partie.
clause-S-6-4 = La proue reçoit deux nouveaux Vikings de la pioche. Si elle ne suffit pas, on prend des cartes visibles. Leurs symboles n’ont aucun effet.
    .new_ship_cards-slots = La carte visible de l’emplacement 1 est prise en premier.

chapter-S-7 = Tous les bateaux pleins
clause-S-7-1 = Si les trois bateaux sont pleins, le joueur dont c’est le tour peut poser une poupe ou renoncer ; puis on demande au suivant, une fois à la ronde.
clause-S-7-2 = Qui pose une poupe a joué son tour, et la partie continue après ce joueur.
clause-S-7-3 = Si personne n’en pose, les trois bateaux sont décomptés : haut, milieu, bas.
clause-S-7-4 = Ensuite, c’est au joueur à qui on a demandé en premier. Si les cartes viennent à manquer en chemin, le décompte final suit aussitôt.

chapter-S-8 = La fin
clause-S-8-1 = La partie s’achève quand la dernière carte a été posée, par un joueur ou pour un nouveau bateau, et que la pioche et l’étalage sont vides.
clause-S-8-2 =
    .finish_last_turn-on = Qui pose la dernière carte charge encore et peut jouer un chef.
clause-S-8-3 = Décompte final : d’abord tous les chefs agissent, ceux du bateau du haut, puis du milieu, puis du bas.
clause-S-8-4 = Puis les trois bateaux rapportent, même les plus courts.
clause-S-8-5 = Le total le plus élevé gagne. À égalité, la victoire est partagée.

chapter-S-9 = Ce qui est caché
clause-S-9-1 = Seul l’ordre de la pioche est caché, et il l’est pour tous.

chapter-S-10 = Options de la table
clause-S-10-1 =
    .count_stern_shield-on = La poupe porte un bouclier de l’emblème de qui la pose : il compte dans le décompte qu’elle déclenche.
clause-S-10-2 =
    .deck-pairs = Paquet « paires » : quatre cartes à un bouclier par emblème et deux cartes par paire d’emblèmes.
    .deck-twins = Paquet « jumeaux » : par emblème, deux cartes à un bouclier et deux à deux boucliers identiques, et deux cartes par paire d’emblèmes.
clause-S-10-3 =
    .finish_last_turn-off = Le décompte final suit aussitôt la dernière carte, sans chargement ni chef.
clause-S-10-4 =
    .new_ship_cards-choose = Nouveau bateau, pioche trop courte : qui a posé la poupe doit choisir quelles cartes visibles sont utilisées ; après trois bateaux pleins, c’est la première personne interrogée.
clause-S-10-5 =
    .protection_blocks_owner-off = Qui a joué la protection peut retirer et échanger des Vikings protégés.
clause-S-10-6 =
    .protection_spans_rows-on = La protection vaut pour tout le décompte final, même contre les chefs des bateaux situés plus bas.
clause-S-10-7 =
    .remove_from_display-on = Les cartes visibles peuvent être retirées par un chef ; le vide est comblé après le rangement.
clause-S-10-8 =
    .one_stone_per_card-on = Au plus un pion d’armement par Viking.
