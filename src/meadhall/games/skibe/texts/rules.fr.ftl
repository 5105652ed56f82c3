# The rules of Skibe, clause by clause

chapter-S-1 = Mise en place
clause-S-1-1 = Chacun a une couleur, cinq chefs (armement, victuailles, retrait, échange, protection) et deux poupes.
clause-S-1-2 = Les cartes Viking qui ne montrent que des couleurs non jouées quittent la partie ; une carte avec au moins une couleur jouée reste. Il reste 30, 36 ou 40 cartes à 3, 4 ou 5 joueurs.
clause-S-1-3 = Les trois proues sont placées l’une sous l’autre : haut, milieu, bas. Chacune porte un pion de victuailles. Trois autres pions de victuailles et quatre pions d’armement forment la réserve.
clause-S-1-4 = Chaque bateau commence avec deux Vikings. Trois cartes visibles forment l’étalage, le reste est la pioche. Les symboles de ces premières cartes n’ont aucun effet.
clause-S-1-5 = La table décide qui commence, ou le sort. On joue dans le sens des aiguilles d’une montre.
clause-S-1-6 = Une carte Viking montre un ou deux boucliers et un symbole, victuailles ou armement. La liste des cartes n’a jamais été publiée : les deux paquets proposés sont des reconstitutions.

chapter-S-2 = Un tour
clause-S-2-1 = À votre tour, vous faites exactement une chose : construire avec une carte Viking, ou poser une poupe. Vous ne pouvez pas passer.
clause-S-2-2 = Ensuite, c’est au joueur suivant dans le sens des aiguilles d’une montre.

chapter-S-3 = Construire
clause-S-3-1 = Prenez une carte visible ou piochez à l’aveugle la première carte de la pioche. Vous voyez la carte piochée avant de choisir un bateau, mais vous devez la poser.
clause-S-3-2 = Posez la carte à l’extrémité droite de n’importe quel bateau qui n’est pas plein. Un bateau contient 5, 6 ou 7 Vikings à 3, 4 ou 5 joueurs.
clause-S-3-3 = Chargez ensuite sur n’importe quel bateau ce que montre le symbole de cette carte : des victuailles sur une proue, de l’armement sur un Viking.
clause-S-3-4 = Victuailles : tant qu’il y en a en réserve, vous devez en prendre un pion et le poser sur la proue de votre choix.
clause-S-3-5 = Plus de victuailles en réserve : vous pouvez déplacer un pion d’une proue à une autre. Le dernier pion d’une proue ne bouge jamais.
clause-S-3-6 = Armement : tant qu’il y en a en réserve, vous devez en prendre un pion et le poser sur un Viking de votre choix qui ne montre aucune des couleurs de la carte que vous venez de poser.
clause-S-3-7 = Si aucun Viking ne convient, vous ne chargez rien et vous continuez.
clause-S-3-8 = Plus d’armement en réserve : vous pouvez déplacer un pion de n’importe quel Viking vers un autre qui convient.
clause-S-3-9 = Ensuite, vous pouvez jouer un chef sur n’importe quel bateau qui ne montre pas encore cette action, de qui que ce soit. Le premier se place à la proue, chaque suivant à l’extérieur du précédent.
clause-S-3-10 = Si vous avez pris une carte visible, l’étalage est complété à trois avec la pioche.

chapter-S-4 = Poupes
clause-S-4-1 = Pour poser une poupe, il vous en faut une et un bateau d’au moins trois Vikings ; il n’a pas besoin d’être plein. À ce tour, vous ne chargez rien et ne jouez pas de chef.
clause-S-4-2 = Le bateau est décompté aussitôt : ses chefs agissent, les points sont attribués, puis on range.
clause-S-4-3 = La poupe quitte la partie, et c’est au joueur après vous.

chapter-S-5 = Chefs
clause-S-5-1 = Les chefs du bateau décompté agissent l’un après l’autre, le premier posé d’abord. Le propriétaire décide et peut renoncer à l’action.
clause-S-5-2 = Armement : déplacez un pion d’armement d’un Viking à un autre, de la réserve à un Viking ou d’un Viking à la réserve ; sur n’importe quels bateaux et quelles que soient les couleurs.
clause-S-5-3 = Victuailles : déplacez un pion de victuailles d’une proue à une autre, de la réserve à une proue ou d’une proue à la réserve. Le dernier pion d’une proue reste.
clause-S-5-4 = Retrait : un Viking de n’importe quel bateau, sans armement et non protégé, quitte la partie.
clause-S-5-5 = Échange : deux Vikings sans armement et non protégés changent de place, sur n’importe quels bateaux ; l’un d’eux peut être une carte visible. Les symboles n’ont aucun effet.
clause-S-5-6 = Protection : jusqu’à ce que cette rangée de chefs ait fini d’agir, les Vikings de ce bateau qui montrent la couleur du propriétaire ne peuvent être ni retirés ni échangés.

chapter-S-6 = Points et rangement
clause-S-6-1 = Chacun reçoit : (ses boucliers sur le bateau + l’armement sur les Vikings de sa couleur) × les victuailles sur la proue.
clause-S-6-2 = Une carte à deux couleurs, comme un pion posé dessus, compte pour les deux joueurs. Les couleurs non jouées ne comptent pour personne.
clause-S-6-3 = L’armement du bateau et toutes ses victuailles sauf un pion retournent à la réserve. Ses Vikings, ses chefs et la poupe quittent la partie.
clause-S-6-4 = La proue reçoit deux nouveaux Vikings de la pioche. Si elle ne suffit pas, on prend des cartes visibles, d’abord l’emplacement 1. Leurs symboles n’ont aucun effet.

chapter-S-7 = Tous les bateaux pleins
clause-S-7-1 = Si les trois bateaux sont pleins, le joueur dont c’est le tour peut poser une poupe ou renoncer ; puis on demande au suivant, une fois à la ronde.
clause-S-7-2 = Qui pose une poupe a joué son tour, et la partie continue après ce joueur.
clause-S-7-3 = Si personne n’en pose, les trois bateaux sont décomptés : haut, milieu, bas.
clause-S-7-4 = Ensuite, c’est au joueur à qui on a demandé en premier. Si les cartes viennent à manquer en chemin, le décompte final suit aussitôt.

chapter-S-8 = La fin
clause-S-8-1 = La partie s’achève quand la dernière carte a été posée, par un joueur ou pour un nouveau bateau, et que la pioche et l’étalage sont vides.
clause-S-8-2 = Qui pose la dernière carte charge encore et peut jouer un chef.
clause-S-8-3 = Décompte final : d’abord tous les chefs agissent, ceux du bateau du haut, puis du milieu, puis du bas.
clause-S-8-4 = Puis les trois bateaux rapportent, même les plus courts.
clause-S-8-5 = Le total le plus élevé gagne. À égalité, la victoire est partagée.

chapter-S-9 = Ce qui est caché
clause-S-9-1 = Seul l’ordre de la pioche est caché, et il l’est pour tous.

chapter-S-10 = Options de la table
clause-S-10-1 = La poupe porte un bouclier : il compte pour son propriétaire dans le décompte qu’elle déclenche.
clause-S-10-2 = Paquet : « paires » a quatre cartes à un bouclier par couleur et deux cartes par paire de couleurs. « Jumeaux » a par couleur deux cartes à un bouclier et deux à deux boucliers identiques, et deux cartes par paire de couleurs.
clause-S-10-3 = La dernière carte est un tour complet : si l’option est désactivée, le décompte final suit aussitôt la dernière carte.
clause-S-10-4 = Nouveau bateau, pioche trop courte : le joueur qui a posé la poupe peut choisir quelles cartes visibles sont utilisées.
clause-S-10-5 = La protection lie aussi son propriétaire : si l’option est désactivée, il peut retirer et échanger des Vikings protégés.
clause-S-10-6 = La protection vaut pour tout le décompte final, même contre les chefs des bateaux situés plus bas.
clause-S-10-7 = Les cartes visibles peuvent être retirées par un chef ; le vide est comblé après le rangement.
clause-S-10-8 = Au plus un pion d’armement par Viking.
