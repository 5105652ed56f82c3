# The rules of Looot, clause by clause

help-aim = Remplis ton fjord de ressources, de bâtiments et de drakkars pour remplir les drakkars et terminer les chantiers. Un château rapporte 4, une tour de guet 2, une maison 1, l’or 2, un mouton 1, le bois 1 ; un drakkar plein augmente tout ce qui est de son genre. Les chantiers rapportent 5, 7 et 9, un trophée ses points. Chaque drakkar qui n’est pas plein coûte 5. Le plus de points l’emporte.
    .title = But
help-turn = Place un Viking (tu peux utiliser des boucliers avant), pose sa ressource dans ton fjord, puis les bâtiments qu’il capture. À la fin de ton tour, tu peux prendre 1 drakkar et, une fois par partie, 1 trophée.
    .title = Un tour
help-score = Drakkars pleins : château +3, mouton +1, mouton +2. 1 drakkar n’est pas plein. L’autel est terminé, le trophée est celui des 3 haches. Le fjord contient 2 châteaux, 3 tours de guet, 3 maisons, 1 or, 4 moutons, 2 bois et 3 haches : 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = Un exemple de score
help-captures = Un groupe de 8 Vikings qui touche un château pour la première fois prend 2 tuiles d’un coup. S’il en avait pris 1 là avec 4 Vikings, il en prendrait encore 1 avec 8. Un second groupe de 4 au même château n’en prend aucune. 3 tours de guet reliées d’un coup font 3 paires : 2 tuiles de chacune te reviennent.
    .title = Exemples de captures
help-watch = Le bouclier « deuxième Viking » utilisé avec ton dernier Viking est perdu sans effet. Le bouclier « case occupée » ne sert pas tant que les terres sont vides. Tu peux prendre un trophée plus bas que tes haches ne le permettent, mais un seul par partie. Avec un fjord plein, tu ne gagnes plus qu’un trophée. Tous les drakkars et chantiers sont au dernier chapitre ; la vue texte montre quels drakkars sont encore dans le sac.
    .title = Bon à savoir

chapter-L-1 = Mise en place
clause-L-1-1 = Les terres comptent autant de plateaux qu’il y a de joueurs.
    .layout-random = Plateaux, faces et assemblages sont tirés au sort : chaque nouveau plateau est accolé par un de ses côtés à un côté libre d’un plateau déjà posé.
    .layout-example = Les plateaux suivent l’exemple fixe pour ce nombre de joueurs.
clause-L-1-2 = Le plateau océan se place le long d’un côté libre des terres. Les trente drakkars sont mélangés dans le sac ; cinq sont tirés et posés face visible sur ses cinq emplacements.
clause-L-1-3 = Le plateau des trophées se place le long d’un autre côté libre. Il porte cinq trophées, pour 2, 3, 4, 5 et 6 haches, qui valent 3, 6, 10, 15 et 21 points.
clause-L-1-4 = Chaque case de bâtiment reçoit ses tuiles : deux sur une maison, deux sur une tour de guet, trois sur un château.
clause-L-1-5 = Chacun a treize Vikings, trois boucliers (deuxième Viking, case occupée, ressource double) et un fjord de 34 cases vides. Chacun reçoit au sort un port, un autel et un palais, posés à leur place dans le fjord. Les chantiers restants sont hors jeu.
clause-L-1-6 = Un joueur commence : celui que la table a désigné, ou un joueur tiré au sort.

chapter-L-2 = Les tours
clause-L-2-1 = On joue dans le sens horaire. À ton tour, tu places un Viking, tu prends ce qu’il rapporte et, à la fin, tu peux prendre un drakkar et un trophée.
clause-L-2-2 = Qui n’a plus de Viking passe entièrement son tour et ne prend plus ni drakkar ni trophée.
clause-L-2-3 = Ce qui se trouve dans un fjord n’est jamais déplacé ni retiré. Sans case vide dans ton fjord, tu ne gagnes plus de tuile : une ressource n’est pas prise, un bâtiment reste sur les terres, un drakkar ne peut pas être choisi. Le Viking est placé quand même et un trophée peut encore être pris.

chapter-L-3 = Placer un Viking
clause-L-3-1 = Tu dois placer un Viking sur une case de ressource (bois, mouton, or ou hache) où personne ne se tient et qui touche n’importe quel Viking ou un drakkar du plateau océan.
clause-L-3-2 = Toucher, c’est être l’une des six cases voisines, même d’un plateau à l’autre. Les plateaux océan et trophées ont chacun deux cases de ressource, utilisées comme les autres. Personne ne se tient sur les cases de bâtiment, les emplacements et les trophées. Les trophées et les emplacements vides ne rendent aucune case accessible.
clause-L-3-3 = Tu dois prendre une ressource du type de cette case et la poser sur n’importe quelle case vide de ton fjord.
clause-L-3-4 = Les ressources ne s’épuisent jamais.

chapter-L-4 = Les boucliers
clause-L-4-1 = Avant de placer un Viking, tu peux utiliser un ou plusieurs de tes boucliers. Chacun sert une fois par partie, et seulement pour le Viking avec lequel il est utilisé.
clause-L-4-2 = Deuxième Viking : quand tout ce que rapporte le premier est posé, tu en places un autre selon les mêmes règles.
clause-L-4-3 = Case occupée : le Viking va sur une case de ressource où se tient déjà un Viking, peu importe à qui. Personne n’est retiré.
clause-L-4-4 = Ressource double : tu prends deux ressources au lieu d’une. Les bâtiments ne sont pas doublés.

chapter-L-5 = Capturer des bâtiments
clause-L-5-1 = Une fois sa ressource posée, regarde ce que capture le nouveau Viking. Tu dois prendre ce qui te revient. S’il reste moins de tuiles sur une case, tu prends celles qui y sont ; une case vide ne rapporte rien.
clause-L-5-2 = Un groupe est l’ensemble des Vikings d’une personne reliés par des cases voisines. Ses Vikings sur une même case vont ensemble, et chacun compte.
clause-L-5-3 = Maison : une tuile de chaque case de maison voisine du nouveau Viking.
clause-L-5-4 = Tour de guet : quand ton groupe touche deux tours que tu n’as pas encore reliées, prends une tuile de chacune. La même paire ne rapporte qu’une fois ; une tour rapporte à nouveau avec une autre. Trois tours reliées d’un coup font trois paires.
clause-L-5-5 = Château : un groupe de 4 Vikings qui touche un château a droit à une de ses tuiles, un groupe de 8 à deux, un groupe de 12 à trois. Ce que tu y as déjà pris est compté. Chaque château compte à part.
clause-L-5-6 = Les tuiles capturées sont posées une à une sur des cases vides de ton fjord. S’il y a moins de cases que de tuiles, tu choisis celles que tu prends.

chapter-L-6 = Drakkars et chantiers
clause-L-6-1 = Un drakkar est rempli quand les trois ressources qu’il montre se trouvent sur les six cases autour de lui. S’il montre deux fois une ressource, il en faut deux.
clause-L-6-2 = Un chantier est achevé quand toutes les ressources et tous les bâtiments qu’il montre se trouvent autour de lui, comptés de même.
clause-L-6-3 = Cela se fait tout seul, aussitôt et pour de bon, même si le drakkar est posé en dernier. Une tuile sert à tous les drakkars et chantiers qu’elle touche ; les autres tuiles autour ne gênent pas.

chapter-L-7 = Fin du tour
clause-L-7-1 = Tu peux prendre un drakkar du plateau océan et le poser sur n’importe quelle case vide de ton fjord.
clause-L-7-2 = Son emplacement est aussitôt regarni depuis le sac. Quand le sac est vide, l’emplacement reste vide.
clause-L-7-3 = Une fois par partie, tu peux prendre un trophée encore présent si ton fjord contient au moins autant de haches qu’il en montre, où qu’elles soient. Les haches restent.
clause-L-7-4 = Tu peux faire les deux, dans l’ordre voulu, ou rien.

chapter-L-8 = Fin de partie et décompte
clause-L-8-1 = Un château vaut 4, une tour de guet 2, une maison 1, l’or 2, un mouton 1, le bois 1, une hache rien. Chaque drakkar rempli augmente de son bonus la valeur de chaque tuile de son type.
clause-L-8-2 = Les chantiers achevés rapportent 5 (port), 7 (autel) et 9 (palais), le trophée ses points.
clause-L-8-3 = Chaque drakkar non rempli coûte 5.
clause-L-8-4 = La partie s’achève quand plus personne n’a de Viking, à la fin du tour où le dernier a été placé.
clause-L-8-5 = Le plus haut total gagne. En cas d’égalité, le trophée le plus élevé tranche ; s’il y a encore égalité, la victoire est partagée.

chapter-L-9 = Ce qui est visible
clause-L-9-1 = Tout est visible, sauf l’ordre des drakkars dans le sac. Chacun peut déduire lesquels s’y trouvent encore.

chapter-L-10 = Tous les drakkars et chantiers
clause-L-10-1 = Drakkars, { tile-castle } (4) : +3 ({ tile-wood }, 2 × { tile-axe }) ; +3 (3 × { tile-wood }) ; +3 (2 × { tile-sheep }, { tile-axe }) ; +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Drakkars, { tile-watchtower } (5) : +1 (2 × { tile-wood }, { tile-sheep }) ; +1 ({ tile-gold }, 2 × { tile-axe }) ; +1 (2 × { tile-wood }, { tile-axe }) ; +2 (2 × { tile-wood }, { tile-gold }) ; +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Drakkars, { tile-house } (5) : +1 ({ tile-wood }, 2 × { tile-sheep }) ; +1 ({ tile-sheep }, 2 × { tile-axe }) ; +1 (3 × { tile-axe }) ; +1 ({ tile-gold }, 2 × { tile-axe }) ; +2 (3 × { tile-sheep }).
clause-L-10-4 = Drakkars, { tile-gold } (4) : +2 (2 × { tile-wood }, { tile-gold }) ; +2 ({ tile-wood }, { tile-sheep }, { tile-gold }) ; +2 ({ tile-wood }, { tile-gold }, { tile-axe }) ; +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Drakkars, { tile-sheep } (6) : +1 ({ tile-sheep }, { tile-gold }, { tile-axe }) ; +1 (2 × { tile-wood }, { tile-sheep }) ; +1 ({ tile-wood }, { tile-sheep }, { tile-axe }) ; +1 ({ tile-sheep }, 2 × { tile-axe }) ; +2 ({ tile-wood }, { tile-sheep }, { tile-gold }) ; +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Drakkars, { tile-wood } (6) : +1 ({ tile-wood }, 2 × { tile-axe }) ; +1 ({ tile-wood }, 2 × { tile-sheep }) ; +1 ({ tile-wood }, { tile-gold }, { tile-axe }) ; +1 ({ tile-wood }, { tile-sheep }, { tile-axe }) ; +1 ({ tile-wood }, { tile-sheep }, { tile-gold }) ; +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Chantiers, { site-port } (5) : { tile-sheep }, 2 × { tile-house } ; { tile-wood }, 2 × { tile-house } ; { tile-wood }, { tile-axe }, { tile-watchtower } ; { tile-gold }, { tile-axe }, { tile-house } ; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Chantiers, { site-altar } (7) : { tile-axe }, 2 × { tile-house }, { tile-watchtower } ; { tile-wood }, 2 × { tile-house }, { tile-watchtower } ; { tile-sheep }, 2 × { tile-house }, { tile-watchtower } ; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower } ; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Chantiers, { site-palace } (9) : { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle } ; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle } ; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle } ; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle } ; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
