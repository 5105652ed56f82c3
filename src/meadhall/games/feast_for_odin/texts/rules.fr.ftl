# The rules of A Feast for Odin, clause by clause

help-aim = Couvre tes plateaux. Les ressources, l’argent et le minerai sur ton domaine et tes îles, la nourriture et les ressources dans les maisons cachent des points négatifs, augmentent ton revenu et donnent des bonus. Les navires, l’émigration, les îles, les bâtiments, les animaux et l’argent rapportent des points. Un domaine vide coûte à lui seul 86. Le plus de points l’emporte.
    .title = But
    .length-long = La partie finit après 7 manches.
    .length-short = La partie finit après 6 manches.
    .occupations-none = Il n’y a pas de métiers : les colonnes 3 et 4 ne donnent pas de carte, les deux cases où l’on ne fait que jouer des cartes ne servent pas, et le jeu diffère de celui qui est publié.
    .occupations-A-B-C-all = Les métiers joués rapportent aussi des points.
help-turn = Choisis une case libre, places-y autant de Vikings que l’indique sa colonne (de 1 à 4) et exécute son action, ou passe pour le reste de la manche. Tu peux aussi poser des pièces sur tes plateaux, acheter des navires et charger du minerai. Quand tout le monde a passé viennent le revenu, l’élevage, le festin et le bonus.
    .title = Un tour
help-score = Un knarr 5, un drakkar émigré 21, Shetland 6 avec 4 cases négatives visibles, une maison de pierre 10 avec 2 cases négatives visibles, 2 moutons 4, 7 argent, 10 cases négatives visibles au domaine, 1 sanction : 5 + 21 + 6 + 10 + 4 + 7 − 4 − 2 − 10 − 3 = 34.
    .title = Un exemple de score
help-goods = Une ressource monte de l’orange au rouge, au vert et au bleu et garde sa forme, par exemple : pois, hydromel, huile, pierre runique. Seules les vertes et les bleues vont sur le domaine et les îles, et deux vertes n’y partagent jamais un bord.
    .title = L’échelle des ressources
help-placing = Une robe (3 × 3) dans le coin inférieur gauche du domaine vide couvre les valeurs 0, 1 et 2 et le symbole de l’hydromel : le revenu est 2 et le bonus d’hydromel est perdu.
    .title = Un exemple de pose
help-dice = Chasse avec les lancers 3, 7 et 4 : le 4 compte. Tu paies 4 en bois et en arcs, au choix, ou tu échoues et reçois 1 bois et 1 arc. Pillage avec un lancer de 6, 3 minerai sur le drakkar et 1 épée : 6 + 3 + 1 = 10, assez pour les bijoux. Si tu échoues, tu reçois 1 pierre et 1 épée, et 1 Viking peut revenir.
    .title = Exemples de chasse et de pillage
help-feast = 9 places sont libres et 2 navires ont émigré : 9 − 4 = 5 places à remplir. Les pois dans la longueur en remplissent 2, le stockfish 3. Chaque place vide est une sanction : 3 points de moins à la fin.
    .title = Un exemple de festin

chapter-O-1 = Mise en place
clause-O-1-1 =
    .length-long = La partie a sept manches.
    .length-short = La partie a six manches, avec un Viking de plus dès le début.
clause-O-1-2 = Le plateau d’actions a 61 cases en quatre colonnes. À quatre, on ajoute deux tuiles d’imitation, chacune sur une face au hasard : l’une en colonne 1 ou 2, l’autre en colonne 3 ou 4.
    .small_board-on = Le plateau est le plateau réduit, sans cinq cases en double.
clause-O-1-3 = Chacun a un domaine, douze Vikings, un arc, un collet, une lance et un hydromel ; ni argent ni navire. Autant de Vikings que de manches se tiennent aux places numérotées de la table du festin, les autres sur la place du Thing.
clause-O-1-4 = Les huit montagnes sont mélangées et deux sont révélées (trois à quatre), avec tout ce qui y est imprimé.
clause-O-1-5 = Shetland, les îles Féroé, l’Islande et le Groenland sont ouvertes. Il y a trois cabanes, trois maisons de pierre, cinq maisons longues et quinze tuiles spéciales, chacune une fois. Les autres armes forment une pioche mélangée. Biens, navires, matériaux, argent et armes ne manquent jamais.
clause-O-1-6 = Commence la personne convenue, ou tirée au sort.

chapter-O-2 = La manche
clause-O-2-1 = Une manche a douze phases : nouveau Viking, récolte, îles, nouvelle arme, actions, premier joueur, revenus, naissances, festin, bonus, montagnes, retour des Vikings.
clause-O-2-2 = La partie s’arrête après le festin de la dernière manche. Il n’y a pas de bonus dans cette manche.

chapter-O-3 = Phases 1 à 4
clause-O-3-1 = Nouveau Viking : chacun déplace le Viking le plus à gauche de la table vers la place du Thing.
clause-O-3-2 = Récolte : chacun prend une fois chaque culture jusqu’au niveau de la manche. Niveau 1 : pois, haricots et lin ; le niveau 2 ajoute les céréales, le 3 le chou, le 4 les fruits. Sans niveau, la récolte est perdue.
clause-O-3-3 = Îles : aux manches 3 à 6 (courte : 2 à 5), un plateau d’île est retourné si personne ne l’a, d’abord A, puis B, C et D ; son argent est rendu. On met 2 argent sur chaque autre île libre, même si le plateau prévu est déjà pris.
clause-O-3-4 = Nouvelle arme : chacun pioche une arme et la montre. Quand la pioche est vide, la défausse mélangée en forme une autre.

chapter-O-4 = À tout moment
clause-O-4-1 = Aussi souvent que tu veux, à chacune de tes décisions, tu peux poser des pièces, acheter des navires et charger du minerai. Dans une action, à partir de sa première partie.
clause-O-4-2 = Un navire coûte ses points en argent : baleinier 3, knarr 5, drakkar 8. Il faut un mouillage libre de sa taille ; il y en a trois petits et quatre grands.
clause-O-4-3 = On peut charger du minerai sur un baleinier (une place) ou un drakkar (trois places), avant ou après une action mais pas pendant. On ne le décharge jamais.
clause-O-4-4 = Avant les revenus, avant les bonus et après le dernier festin, tous peuvent aménager leurs plateaux en même temps.
    .ask_always-off = Est consulté qui peut poser une tuile, acheter un navire ou utiliser une carte.
    .ask_always-on = Est consulté qui peut faire quoi que ce soit, même si seules des pièces tiennent.
clause-O-4-5 = On change les pièces de monnaie à volonté. On ne rend ni ne jette rien, sauf si c’est permis.

chapter-O-5 = Un tour
clause-O-5-1 = À partir du premier joueur, dans le sens horaire, un tour chacun : occuper une case libre ou passer. Qui passe est hors jeu pour la manche. Sans Viking sur la place du Thing, on passe. La phase finit quand tous ont passé.
clause-O-5-2 = Une case demande exactement autant de Vikings que le numéro de sa colonne, et s’occupe une fois par manche.
clause-O-5-3 = Il faut les navires ou animaux demandés, et pouvoir exécuter au moins une partie de la case ; payer son prix en est une.
clause-O-5-4 = Les parties se suivent dans l’ordre. Un prix se paie en entier, de la réserve, de l’étable et des mouillages, jamais d’un plateau. Entre deux possibilités imprimées, on en prend une. On peut renoncer à ce qui est facultatif ou « jusqu’à ».
clause-O-5-5 =
    .occupations-A-B-C-all = En troisième colonne, tu pioches un métier avant l’action.
clause-O-5-6 =
    .occupations-A-B-C-all = En quatrième colonne, tu peux jouer un métier de ta main gratuitement, juste avant ou juste après l’action.
clause-O-5-7 = Une tuile d’imitation vaut une case de sa colonne occupée par quelqu’un d’autre, avec ses conditions, son prix et le bonus de la colonne.
clause-O-5-8 = Premier joueur : qui a placé des Vikings en dernier commence la manche suivante. Si personne n’a placé, rien ne change.

chapter-O-6 = Les cases
clause-O-6-1 = Une cabane coûte 2 bois, une maison de pierre 1 pierre, une maison longue 2 pierres ; on construit tant qu’il en reste.
clause-O-6-2 = Les navires se font en bois : baleinier 1, knarr 2, drakkar 2. Sans mouillage libre, on ne peut pas en prendre. Pour 2 pierres et 2 bois : maison de pierre et drakkar, ou maison longue et knarr.
clause-O-6-3 = Marchés et autres cases vertes donnent ce qu’ils montrent, parfois contre de l’argent. Les animaux entrent à l’étable côté ordinaire.
clause-O-6-4 = Lait et laine : un par vache ou mouton, trois au plus ; la case des épices ajoute 2 laits avec une vache et 1 laine avec un mouton. La case du bois donne un bois par joueur et un minerai.
clause-O-6-5 = Les cases d’artisanat font un échange chacune. Le grand artisanat donne 4 argent, et tu peux changer la laine en robe et l’argenterie en bijoux.
clause-O-6-6 = À la forge, un minerai devient des bijoux ou une tuile spéciale à tenailles encore disponible.
clause-O-6-7 = Dans les montagnes, on prend du côté de la flèche, jusqu’au nombre indiqué ; chaque nombre vaut pour une autre montagne. La double pièce compte pour un. Une montagne vide quitte le jeu.
clause-O-6-8 = Une amélioration fait passer un bien de la réserve ou de l’étable à la couleur suivante de même forme : orange, rouge, vert, bleu. Aucune tuile ne monte deux fois dans une action. Une double amélioration vaut exactement deux niveaux.
clause-O-6-9 = Le commerce outre-mer demande un knarr et 1 argent : autant de biens verts différents qu’on veut passent au bleu, un de chaque.
clause-O-6-10 = La vente spéciale demande un knarr : achète jusqu’à deux tuiles spéciales à leur prix. La couronne d’Angleterre n’est pas à vendre.
clause-O-6-11 = La mise à sac demande deux drakkars et donne un trésor d’argent, sans dé.
clause-O-6-12 = Explorer, c’est prendre une île ouverte de cette case et l’argent qui s’y trouve. Le navire nécessaire reste. Un navire peut servir à plusieurs actions d’une manche.
clause-O-6-13 = Émigrer coûte en argent le numéro de la manche. Un knarr ou un drakkar va sur les deux places libres les plus à gauche de la table ; aucun Viking ne doit s’y tenir. Son minerai est perdu, aucun Viking ne l’est.
clause-O-6-14 = Sur la case d’émigration à quatre Vikings, un baleinier peut d’abord devenir un knarr ; son minerai est perdu et il faut un grand mouillage libre.
clause-O-6-15 =
    .occupations-none = Sans métiers, la case où l’on en pioche un ne donne que 1 argent, et l’on ne peut pas occuper celles où l’on en joue jusqu’à deux ou jusqu’à quatre.
    .occupations-A-B-C-all = Métiers : en piocher un et prendre 1 argent ; ou payer 1 pierre ou minerai, en jouer un et prendre 1 argent ; ou en jouer jusqu’à deux, ou jusqu’à quatre.

chapter-O-7 = Les plateaux
clause-O-7-1 = Domaine et îles reçoivent biens verts et bleus, tuiles spéciales, argent et minerai. Maisons de pierre et longues reçoivent nourriture, biens verts et bleus, tuiles spéciales et argent, mais pas de minerai.
clause-O-7-2 = On peut tourner les pièces, et retourner les tuiles spéciales. Elles restent dans la zone, ne couvrent ni autre pièce ni case bloquée, et ne bougent plus. Une pièce de monnaie couvre une case par argent, un minerai une case.
clause-O-7-3 = Sur le domaine et les îles, deux biens verts ne se touchent jamais par un côté ; dans les maisons, de même deux orange ou deux rouges. Les coins peuvent se toucher.
clause-O-7-4 = On ne couvre une case de revenu que si toutes les cases à sa gauche, au-dessous et entre les deux sont couvertes avec elle. Les symboles comptent comme couverts. Les autres cases se couvrent dans n’importe quel ordre.
clause-O-7-5 = Revenus : chaque ligne paie sa plus petite valeur visible, tous les plateaux au même instant.
clause-O-7-6 = Bonus : chaque symbole visible entouré de cases toutes couvertes paie une fois, tous au même instant. Un symbole couvert est perdu. L’épingle de manteau et la maison de pierre ne viennent que s’il en reste.

chapter-O-8 = Les dés
clause-O-8-1 = Avant le premier jet, tu choisis les baleiniers ; bateaux et minerai sont alors fixés.
clause-O-8-2 = Tu lances jusqu’à trois fois, le dernier jet compte. Après chaque jet, tu peux arrêter et déclarer succès ou échec.
clause-O-8-3 = Chasse, collets et baleines veulent un petit résultat. Pour les baleines, on retire tout le minerai des bateaux, même imprimé. Pour réussir, on paie le résultat en bois et avec l’arme indiquée, au choix. À 0, on s’arrête aussitôt et on réussit.
clause-O-8-4 = Razzia et pillage veulent un grand résultat. Le pillage ajoute le minerai du drakkar le plus chargé. Chaque pierre ou épée payée ajoute 1. À 5 ou moins, c’est l’échec ; sinon tu peux prendre un bien bleu ou une tuile spéciale de cette valeur au plus.
clause-O-8-5 = L’échec ne coûte rien et donne un bois ou une pierre et une arme de la case. Après un collet ou un pillage, un Viking peut revenir, après les baleines deux. Une arme nommée vient de la défausse, sinon de la pioche, que l’on mélange ensuite.

chapter-O-9 = Le festin
clause-O-9-1 = Tu garnis les places de la table sans Viking, deux de moins par navire émigré.
clause-O-9-2 = Biens orange et rouges, animaux et argent se posent côte à côte. Deux orange ou deux rouges ne peuvent pas être voisins ; l’argent prend une place et va à côté de tout.
clause-O-9-3 = De chaque sorte, une tuile peut être en long, les autres en travers. Rien ne dépasse du bout. Animaux pleins ou non sont une même sorte.
clause-O-9-4 = Chaque place vide donne une pénalité du Thing.
clause-O-9-5 = Après le festin, tout ce qui est sur la table retourne à la réserve générale.
clause-O-9-6 = À chaque assiette, tu peux faire dresser le reste de la table permise la moins chère, sans une sorte de nourriture si tu veux, ou reprendre la dernière assiette.

chapter-O-10 = La fin
clause-O-10-1 = Après le dernier festin, on peut encore poser des pièces.
clause-O-10-2 = Bois et pierres de la réserve remplissent les emplacements des cabanes et maisons de pierre.
clause-O-10-3 = Points : navires 3, 5, 8 ; knarrs émigrés 18, drakkars 21 ; îles et bâtiments selon l’impression ; mouton 2, vache 3, pleins 1 de plus ; métiers joués ; 1 par argent ; 2 pour la couronne d’Angleterre, où qu’elle soit.
clause-O-10-4 = Points négatifs : chaque case négative visible du domaine, des îles et des maisons, chaque emplacement vide, et 3 par pénalité du Thing.
clause-O-10-5 = Le plus de points gagne. En cas d’égalité, la victoire est partagée.

chapter-O-11 = Naissances, montagnes, retour
clause-O-11-1 = Naissances, moutons et vaches séparément : un animal plein redevient ordinaire et en apporte un ordinaire. Sans animal plein, s’il y en a deux ou plus, l’un devient plein.
clause-O-11-2 = Montagnes : chaque montagne ouverte perd l’objet à la flèche. Les montagnes vides ou avec une seule double pièce s’en vont. Puis on en révèle une nouvelle, s’il y en a.
clause-O-11-3 = Retour : tous les Vikings reviennent sur la place du Thing et les cases sont libres.

chapter-O-12 = Métiers
clause-O-12-1 =
    .occupations-A-B-C-all = On utilise les paquets choisis. Chacun reçoit une carte claire, les autres claires quittent le jeu sans être vues. Les foncées forment la pioche.
clause-O-12-2 =
    .occupations-A-B-C-all = Les cartes en main sont secrètes. D’une pioche vide on ne tire rien.
clause-O-12-3 =
    .occupations-A-B-C-all = Une carte jouée reste visible et compte ses points à la fin.
clause-O-12-4 =
    .occupations-A-B-C-all = L’effet d’une carte jouée se termine avant que la partie continue. Si plusieurs effets attendent, leur propriétaire choisit l’ordre. Ce qui est facultatif peut être refusé ; ce qui n’est plus possible tombe. Plusieurs personnes sont interrogées à partir du premier joueur, dans le sens horaire.
clause-O-12-5 =
    .occupations-A-B-C-all = Une action donnée par une carte ne demande pas de Vikings et se termine avant ce qui était ouvert.
clause-O-12-6 =
    .occupations-A-B-C-all = Une carte utilisable à tout moment figure dans la liste de ce qui est possible à tout moment.
clause-O-12-7 =
    .occupations-A-B-C-all = Un prix est vérifié quand il est dû. S’il ne peut être payé, il tombe avec ce qui en dépend.
clause-O-12-8 =
    .occupations-A-B-C-all = Ce qu’une carte apporte juste avant une case et une carte de la quatrième colonne jouée d’abord comptent au choix de la case. Jusqu’à sa première partie, rien n’est proposé qui ne laisserait rien à y faire.
clause-O-12-9 =
    .occupations-A-B-C-all = Une pièce qu’une carte apporte à poser aussitôt est posée ou perdue.

chapter-O-13 = En solitaire
clause-O-13-1 = Tu as des Vikings de deux couleurs. En partie longue, un de la première est à la place de la manche 1 et deux à celles des manches 3, 5 et 7, deux de la seconde à celles des manches 2, 4 et 6 ; cinq de chaque sont prêts. En partie courte, deux partout, et cinq et six sont prêts.
clause-O-13-2 = Les couleurs jouent à tour de rôle. En phase 1, tu prends tous les Vikings de la place de la manche et ceux de leur couleur qui attendaient.
clause-O-13-3 = En phase 12, les Vikings qui viennent de jouer restent et bloquent leurs cases à la manche suivante ; ceux de la manche d’avant rentrent. Les Vikings non placés attendent avec leur couleur.
clause-O-13-4 = Pas de phase du premier joueur ni de tuile d’imitation, et la case du bois donne un bois.
clause-O-13-5 =
    .first_card-chosen = En solitaire, tu regardes les métiers clairs et tu en choisis un au lieu d’en recevoir un.

chapter-O-14 = Mini-extensions
clause-O-14-1 =
    .mini_harvest-on = Récolte : un des quatre marqueurs de récolte est visible, les trois autres et quatre mauvaises récoltes sont cachés. Du dernier joueur en remontant, chacun prend un marqueur de ressources, en partie courte ensuite un second.
clause-O-14-2 =
    .mini_harvest-on = Récolte, avec métiers : chacun reçoit deux métiers clairs et en garde un. Huit cartes quittent le jeu.
clause-O-14-3 =
    .mini_harvest-on = Récolte, partie courte : chacun reçoit aussi 3 argent et une arme, avec métiers aussi deux métiers foncés dont un est gardé ; on peut le jouer gratuitement au début du premier tour.
clause-O-14-4 =
    .mini_harvest-on = Récolte, phase 2 : le marqueur visible donne les cultures, et chacun de tes marqueurs de ressources ce qu’il montre. Puis on révèle un nouveau marqueur et les marqueurs de ressources prennent sa couleur : orange pour une récolte, brun pour une mauvaise.
clause-O-14-5 =
    .mini_harvest-on = Récolte : Mull est ouverte et devient Caithness avec le plateau B. Le premier bonus pierre et autel donne aussi l’autel ; si Mull est retournée avant, l’autel quitte le jeu. Mull se découvre avec tout navire en colonne 1, Caithness avec un drakkar en colonne 3.
clause-O-14-6 =
    .mini_islands-on = Îles : Lofoten est ouverte et devient Orcades avec le plateau A. Les deux se découvrent avec tout navire en colonne 1. Le symbole de carte des Orcades donne une arme de la pioche.
clause-O-14-7 =
    .mini_harvest_cards-fewer = Récolte : trente autres cartes sont aussi écartées.

chapter-O-15 = Ce qui est visible ou secret
clause-O-15-1 = Sont secrets les métiers en main, ceux écartés à la mise en place, l’ordre des pioches, les montagnes et marqueurs cachés. Tout le reste est visible.
