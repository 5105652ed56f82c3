# The rules of Looot, clause by clause

chapter-L-1 = Mise en place
clause-L-1-1 = Les terres comptent autant de plateaux qu’il y a de joueurs. N’importe lesquels, sur l’une ou l’autre face, dans n’importe quel ordre : chaque nouveau plateau est accolé par un de ses côtés à un côté libre d’un plateau déjà posé. Selon l’option, plateaux, faces et assemblages sont tirés au sort ou suivent l’exemple fixe.
clause-L-1-2 = Le plateau océan se place le long d’un côté libre des terres. Les trente drakkars sont mélangés dans le sac ; cinq sont tirés et posés face visible sur ses cinq emplacements.
clause-L-1-3 = Le plateau des trophées se place le long d’un autre côté libre. Il porte cinq trophées, pour 2, 3, 4, 5 et 6 haches, qui valent 3, 6, 10, 15 et 21 points.
clause-L-1-4 = Chaque case de bâtiment reçoit ses tuiles : deux sur une maison, deux sur une tour de guet, trois sur un château.
clause-L-1-5 = Chacun a treize vikings, trois boucliers (deuxième viking, case occupée, ressource double) et un fjord de 34 cases vides. Chacun reçoit au sort un port, un autel et un palais, posés à leur place dans le fjord. Les chantiers restants sont hors jeu.
clause-L-1-6 = Un joueur commence : celui que la table a désigné, ou un joueur tiré au sort.

chapter-L-2 = Les tours
clause-L-2-1 = On joue dans le sens horaire. À votre tour, vous placez un viking, vous prenez ce qu’il rapporte et, à la fin, vous pouvez prendre un drakkar et un trophée.
clause-L-2-2 = Qui n’a plus de viking passe entièrement son tour et ne prend plus ni drakkar ni trophée.
clause-L-2-3 = Ce qui se trouve dans un fjord n’est jamais déplacé ni retiré. Sans case vide dans votre fjord, vous ne gagnez plus de tuile : une ressource n’est pas prise, un bâtiment reste sur les terres, un drakkar ne peut pas être choisi. Le viking est placé quand même et un trophée peut encore être pris.

chapter-L-3 = Placer un viking
clause-L-3-1 = Vous devez placer un viking sur une case de ressource (bois, mouton, or ou hache) où personne ne se tient et qui touche un viking de n’importe quelle couleur ou un drakkar du plateau océan.
clause-L-3-2 = Toucher, c’est être l’une des six cases voisines, même d’un plateau à l’autre. Les plateaux océan et trophées ont chacun deux cases de ressource, utilisées comme les autres. Personne ne se tient sur les cases de bâtiment, les emplacements et les trophées. Les trophées et les emplacements vides ne rendent aucune case accessible.
clause-L-3-3 = Vous devez prendre une ressource du type de cette case et la poser sur n’importe quelle case vide de votre fjord.
clause-L-3-4 = Les ressources ne s’épuisent jamais.

chapter-L-4 = Les boucliers
clause-L-4-1 = Avant de placer un viking, vous pouvez utiliser un ou plusieurs de vos boucliers. Chacun sert une fois par partie, et seulement pour le viking avec lequel il est utilisé.
clause-L-4-2 = Deuxième viking : quand tout ce que rapporte le premier est posé, vous en placez un autre selon les mêmes règles.
clause-L-4-3 = Case occupée : le viking va sur une case de ressource où quelqu’un se tient déjà, quelle que soit sa couleur. Personne n’est retiré.
clause-L-4-4 = Ressource double : vous prenez deux ressources au lieu d’une. Les bâtiments ne sont pas doublés.

chapter-L-5 = Capturer des bâtiments
clause-L-5-1 = Une fois sa ressource posée, regardez ce que capture le nouveau viking. Vous devez prendre ce qui vous revient. S’il reste moins de tuiles sur une case, vous prenez celles qui y sont ; une case vide ne rapporte rien.
clause-L-5-2 = Un groupe est l’ensemble des vikings d’une couleur reliés par des cases voisines. Les vikings d’une couleur sur une même case vont ensemble, et chacun compte.
clause-L-5-3 = Maison : une tuile de chaque case de maison voisine du nouveau viking.
clause-L-5-4 = Tour de guet : quand votre groupe touche deux tours que vous n’avez pas encore reliées, prenez une tuile de chacune. La même paire ne rapporte qu’une fois ; une tour rapporte à nouveau avec une autre. Trois tours reliées d’un coup font trois paires.
clause-L-5-5 = Château : un groupe de 4 vikings qui touche un château a droit à une de ses tuiles, un groupe de 8 à deux, un groupe de 12 à trois. Ce que vous y avez déjà pris est compté. Chaque château compte à part.
clause-L-5-6 = Les tuiles capturées sont posées une à une sur des cases vides de votre fjord. S’il y a moins de cases que de tuiles, vous choisissez celles que vous prenez.

chapter-L-6 = Drakkars et chantiers
clause-L-6-1 = Un drakkar est rempli quand les trois ressources qu’il montre se trouvent sur les six cases autour de lui. S’il montre deux fois une ressource, il en faut deux.
clause-L-6-2 = Un chantier est achevé quand toutes les ressources et tous les bâtiments qu’il montre se trouvent autour de lui, comptés de même.
clause-L-6-3 = Cela se fait tout seul, aussitôt et pour de bon, même si le drakkar est posé en dernier. Une tuile sert à tous les drakkars et chantiers qu’elle touche ; les autres tuiles autour ne gênent pas.

chapter-L-7 = Fin du tour
clause-L-7-1 = Vous pouvez prendre un drakkar du plateau océan et le poser sur n’importe quelle case vide de votre fjord.
clause-L-7-2 = Son emplacement est aussitôt regarni depuis le sac. Quand le sac est vide, l’emplacement reste vide.
clause-L-7-3 = Une fois par partie, vous pouvez prendre un trophée encore présent si votre fjord contient au moins autant de haches qu’il en montre, où qu’elles soient. Les haches restent.
clause-L-7-4 = Vous pouvez faire les deux, dans l’ordre voulu, ou rien.

chapter-L-8 = Fin de partie et décompte
clause-L-8-1 = Un château vaut 4, une tour de guet 2, une maison 1, l’or 2, un mouton 1, le bois 1, une hache rien. Chaque drakkar rempli augmente de son bonus la valeur de chaque tuile de son type.
clause-L-8-2 = Les chantiers achevés rapportent 5 (port), 7 (autel) et 9 (palais), le trophée ses points.
clause-L-8-3 = Chaque drakkar non rempli coûte 5.
clause-L-8-4 = La partie s’achève quand plus personne n’a de viking, à la fin du tour où le dernier a été placé.
clause-L-8-5 = Le plus haut total gagne. En cas d’égalité, le trophée le plus élevé tranche ; s’il y a encore égalité, la victoire est partagée.

chapter-L-9 = Ce qui est visible
clause-L-9-1 = Tout est visible, sauf l’ordre des drakkars dans le sac. Chacun peut déduire lesquels s’y trouvent encore.
