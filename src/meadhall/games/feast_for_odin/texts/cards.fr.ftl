# Written by tools/odin_cards.py from occupations.json and phrases.fr.ftl. Do not edit.

card-1 = Colporteuse
effect-1 = Sur les cases Marché aux bestiaux, tu paies en tout 1 pièce d’argent de moins.
occupation-1 = 1 Colporteuse ({ kind-each_time }, 0 point): { effect-1 }
card-2 = Mécène
effect-2 = Sur une case dont le prix imprimé est d’au moins 2 pièces d’argent, tu paies en tout 1 pièce d’argent de moins (pas pour les navires).
occupation-2 = 2 Mécène ({ kind-each_time }, 1 point): { effect-2 }
card-3 = Fourreur
effect-3 = Après chaque utilisation d’une case dont le gain imprimé contient exactement 1 pièce d’argent, reçois 1 collet.
occupation-3 = 3 Fourreur ({ kind-each_time }, 1 point): { effect-3 }
card-4 = Chasseresse
effect-4 = Retire 1 à tes jets de dé, y compris en raid et au pillage.
occupation-4 = 4 Chasseresse ({ kind-each_time }, 0 point): { effect-4 }
card-5 = Chef
effect-5 = Tout de suite, joue une phase de festin rien que pour toi ; le festin de la manche a lieu quand même.
occupation-5 = 5 Chef ({ kind-immediate }, 7 points): { effect-5 }
card-6 = Tailleur de pierre
effect-6 = Pour chaque pierre que tu prends sur un flanc de montagne, reçois 1 pièce d’argent.
occupation-6 = 6 Tailleur de pierre ({ kind-each_time }, 1 point): { effect-6 }
card-7 = Meunier
effect-7 = Après chaque festin, reçois selon le nombre de tuiles Céréales dans ta réserve : 1 → 1 pièce d’argent ; 2 ou plus → 2 pièces d’argent.
occupation-7 = 7 Meunier ({ kind-each_time }, 3 points): { effect-7 }
card-8 = Maître de guilde
effect-8 = Avant chaque phase de revenus, reçois 1 tuile Huile si au moins 5 de tes Vikings sont sur des cases Artisanat.
occupation-8 = 8 Maître de guilde ({ kind-each_time }, 1 point): { effect-8 }
card-9 = Batelière du minerai
effect-9 = Avant chaque phase de revenus, reçois 1 minerai par drakkar, mais seulement ce que tu poses tout de suite sur ton plateau ou tes îles.
occupation-9 = 9 Batelière du minerai ({ kind-each_time }, 0 point): { effect-9 }
card-10 = Trayeuse
effect-10 = Tout de suite, reçois 1 tuile Lait et 1 pièce d’argent par espèce d’animal dans ton étable (moutons, vaches).
occupation-10 = 10 Trayeuse ({ kind-immediate }, 1 point): { effect-10 }
card-11 = Chasseur au trident
effect-11 = Tout de suite, reçois 1 lance. À la baleine, chaque lance dépensée baisse le résultat de 2.
occupation-11 = 11 Chasseur au trident ({ kind-immediate }, { kind-each_time }, 1 point): { effect-11 }
effect-11-1 = Tout de suite, reçois 1 lance.
effect-11-2 = À la baleine, chaque lance dépensée baisse le résultat de 2.
card-12 = Timonier
effect-12 = Tout de suite, reçois 1 tuile Coffre. Après chaque action où tu as utilisé un drakkar, tu peux prendre 1 carte Arme de la pioche.
occupation-12 = 12 Timonier ({ kind-immediate }, { kind-each_time }, 0 point): { effect-12 }
effect-12-1 = Tout de suite, reçois 1 tuile Coffre.
effect-12-2 = Après chaque action où tu as utilisé un drakkar, tu peux prendre 1 carte Arme de la pioche.
card-13 = Archère
effect-13 = Tout de suite, reçois 1 arc. Retire 1 à tes jets à la chasse.
occupation-13 = 13 Archère ({ kind-immediate }, { kind-each_time }, 1 point): { effect-13 }
effect-13-1 = Tout de suite, reçois 1 arc.
effect-13-2 = Retire 1 à tes jets à la chasse.
card-14 = Armateur
effect-14 = Tout de suite, reçois selon le nombre de tes séries complètes des trois types de navires : 1 → 1 tuile Viande de baleine ; 2 ou plus → 2 tuiles Viande de baleine.
occupation-14 = 14 Armateur ({ kind-immediate }, 2 points): { effect-14 }
card-15 = Villageoise
effect-15 = Tout de suite, reçois 2 tuiles Hydromel par maison de pierre ou maison longue. Chaque fois que tu construis une maison de pierre ou une maison longue, reçois 1 tuile Peau.
occupation-15 = 15 Villageoise ({ kind-immediate }, { kind-each_time }, 1 point): { effect-15 }
effect-15-1 = Tout de suite, reçois 2 tuiles Hydromel par maison de pierre ou maison longue.
effect-15-2 = Chaque fois que tu construis une maison de pierre ou une maison longue, reçois 1 tuile Peau.
card-16 = Capitaine
effect-16 = Tout de suite, reçois selon le minerai chargé sur tes navires (le minerai imprimé ne compte pas) : 4 → 2 pièces d’argent ; 5 → 3 pièces d’argent ; 6 → 4 pièces d’argent ; 7 ou plus → 5 pièces d’argent.
occupation-16 = 16 Capitaine ({ kind-immediate }, 2 points): { effect-16 }
card-17 = Navigateur d’Orient
effect-17 = Tout de suite, tu peux améliorer 1 ressource orange, rouge ou verte jusqu’à la ressource bleue de même forme.
occupation-17 = 17 Navigateur d’Orient ({ kind-immediate }, 0 point): { effect-17 }
card-18 = Combattante
effect-18 = Tout de suite, reçois selon le nombre de tes drakkars portant au moins 2 minerais : 1 → 1 tuile Soie ; 2 → 1 tuile Bijoux ; 3 ou plus → 1 tuile Trésor d’argent.
occupation-18 = 18 Combattante ({ kind-immediate }, 0 point): { effect-18 }
card-19 = Hôte
effect-19 = Tout de suite, reçois selon le nombre de tes tuiles spéciales (dans ta réserve et sur tes plateaux) : 3 → 1 tuile Soie ; 4 → 1 tuile Épices ; 5 ou plus → 1 tuile Bijoux.
occupation-19 = 19 Hôte ({ kind-immediate }, 0 point): { effect-19 }
card-20 = Bâtisseuse
effect-20 = Tout de suite, tu peux recevoir les bonus de tes maisons.
occupation-20 = 20 Bâtisseuse ({ kind-immediate }, 0 point): { effect-20 }
card-21 = Collectionneuse
effect-21 = Tout de suite, tu peux recevoir les bonus de ton plateau.
occupation-21 = 21 Collectionneuse ({ kind-immediate }, 1 point): { effect-21 }
card-22 = Mineur
effect-22 = Tout de suite, reçois 1 pierre, 1 minerai et 1 pièce d’argent par drakkar.
occupation-22 = 22 Mineur ({ kind-immediate }, 1 point): { effect-22 }
card-23 = Gardienne
effect-23 = Tout de suite, reçois 2 pièces d’argent par maison de pierre ou maison longue.
occupation-23 = 23 Gardienne ({ kind-immediate }, 1 point): { effect-23 }
card-24 = Équipeur de baleiniers
effect-24 = Tout de suite, reçois 1 tuile Huile par knarr. Ensuite, reçois 1 bois par baleinier.
occupation-24 = 24 Équipeur de baleiniers ({ kind-immediate }, 2 points): { effect-24 }
effect-24-1 = Tout de suite, reçois 1 tuile Huile par knarr.
effect-24-2 = Tout de suite, reçois 1 bois par baleinier.
card-25 = Marchande de viande
effect-25 = Tout de suite, reçois 1 tuile Viande salée par knarr.
occupation-25 = 25 Marchande de viande ({ kind-immediate }, 1 point): { effect-25 }
card-26 = Inspecteur des viandes
effect-26 = Tout de suite, reçois 1 pièce d’argent par type de ressource rouge dans ta réserve et ton étable (gestante ou non, c’est un seul type).
occupation-26 = 26 Inspecteur des viandes ({ kind-immediate }, 0 point): { effect-26 }
card-27 = Pêcheur
effect-27 = Tout de suite, reçois 1 tuile Stockfish par baleinier.
occupation-27 = 27 Pêcheur ({ kind-immediate }, 1 point): { effect-27 }
card-28 = Serrurier
effect-28 = Pour chaque tuile Coffre ou Coffre au trésor que tu reçois, tu peux acheter 1 tuile Huile pour 1 pièce d’argent.
occupation-28 = 28 Serrurier ({ kind-each_time }, 1 point): { effect-28 }
card-29 = Conserveuse de viande
effect-29 = Tout de suite, reçois 1 tuile Viande salée par paire formée de 1 tuile Gibier et 1 tuile Viande de baleine dans ta réserve (tu les gardes).
occupation-29 = 29 Conserveuse de viande ({ kind-immediate }, 3 points): { effect-29 }
card-30 = Marchand de soie
effect-30 = Tout de suite, reçois selon le nombre de tuiles Soie dans ta réserve : 1 → 1 pièce d’argent ; 2 → 3 pièces d’argent ; 3 ou plus → 6 pièces d’argent.
occupation-30 = 30 Marchand de soie ({ kind-immediate }, 3 points): { effect-30 }
card-31 = Magasinier
effect-31 = Tout de suite, choisis une ressource (pas un animal) dont tu as exactement 3 tuiles dans ta réserve et reçois-en une quatrième.
occupation-31 = 31 Magasinier ({ kind-immediate }, 2 points): { effect-31 }
card-32 = Fournisseur d’armes
effect-32 = Tout de suite, reçois selon le nombre de tes drakkars : 1 → 2 cartes Arme de la pioche ; 2 → 5 cartes Arme de la pioche ; 3 ou plus → 10 cartes Arme de la pioche.
occupation-32 = 32 Fournisseur d’armes ({ kind-immediate }, 2 points): { effect-32 }
card-33 = Tondeuse de moutons
effect-33 = Tout de suite, reçois selon le nombre de tes moutons (brebis gestantes comprises) : 3 → 1 tuile Laine ; 4 à 5 → 2 tuiles Laine ; 6 ou plus → 3 tuiles Laine.
occupation-33 = 33 Tondeuse de moutons ({ kind-immediate }, 2 points): { effect-33 }
card-34 = Bergère
effect-34 = Tout de suite, reçois selon le nombre de tes moutons (brebis gestantes comprises) : 2 à 3 → 1 tuile Lait et 1 tuile Laine ; 4 ou plus → 1 tuile Lait et 2 tuiles Laine.
occupation-34 = 34 Bergère ({ kind-immediate }, 0 point): { effect-34 }
card-35 = Éleveuse de vaches
effect-35 = Tout de suite, tu peux jouer une phase d’élevage rien que pour toi.
occupation-35 = 35 Éleveuse de vaches ({ kind-immediate }, 0 point): { effect-35 }
card-36 = Coq de bord
effect-36 = Avant chaque commerce outre-mer, tu peux améliorer 1 tuile Viande salée, Gibier ou Viande de baleine de 1 niveau.
occupation-36 = 36 Coq de bord ({ kind-each_time }, 2 points): { effect-36 }
card-37 = Négociant étranger
effect-37 = Avant chaque commerce outre-mer, tu peux améliorer 1 ressource de 1 niveau.
occupation-37 = 37 Négociant étranger ({ kind-each_time }, 1 point): { effect-37 }
card-38 = Pacificatrice
effect-38 = À chaque phase de nouvelle arme, tu peux prendre 1 bois, 1 pierre ou 1 minerai au lieu de piocher une carte Arme.
occupation-38 = 38 Pacificatrice ({ kind-each_time }, 2 points): { effect-38 }
card-39 = Transbordeur
effect-39 = À tout moment, tu peux reprendre dans ta réserve le minerai chargé sur tes baleiniers et tes drakkars.
occupation-39 = 39 Transbordeur ({ kind-anytime }, 2 points): { effect-39 }
card-40 = Maître menuisier
effect-40 = À tout moment, tu peux couvrir des cases de tes maisons de pierre et de tes maisons longues avec du bois, comme avec de l’argent.
occupation-40 = 40 Maître menuisier ({ kind-anytime }, 3 points): { effect-40 }
card-41 = Lambin
effect-41 = Après chaque phase de bonus, tu peux échanger 1 pièce d’argent ou 1 tuile Hydromel contre 1 tuile Huile.
occupation-41 = 41 Lambin ({ kind-each_time }, 1 point): { effect-41 }
card-42 = Intendant
effect-42 = Avant chaque phase de revenus, tu peux poser 1 bois ou 1 pierre de ta réserve dans une de tes cabanes pour recevoir 1 pièce d’argent.
occupation-42 = 42 Intendant ({ kind-each_time }, 2 points): { effect-42 }
card-43 = Cueilleuse de fruits
effect-43 = Tout de suite, reçois 1 tuile Fruits.
occupation-43 = 43 Cueilleuse de fruits ({ kind-immediate }, 0 point): { effect-43 }
card-44 = Maîtresse tailleuse
effect-44 = À tout moment, tu peux échanger 1 tuile Peau, 1 tuile Laine et 1 tuile Toile de lin contre 1 tuile Vêtements et 3 pièces d’argent.
occupation-44 = 44 Maîtresse tailleuse ({ kind-anytime }, 1 point): { effect-44 }
card-45 = Pirate
effect-45 = À tout moment, tu peux échanger 1 bois et 6 pièces d’argent contre 1 tuile Coffre au trésor.
occupation-45 = 45 Pirate ({ kind-anytime }, -1 point): { effect-45 }
card-46 = Architecte naval
effect-46 = À tout moment, tu peux échanger 3 bois et 1 tuile Laine, ou 3 bois et 1 tuile Toile de lin contre 1 drakkar.
occupation-46 = 46 Architecte naval ({ kind-anytime }, 1 point): { effect-46 }
card-47 = Tanneur
effect-47 = À tout moment, tu peux échanger 1 tuile Viande salée contre 1 tuile Peau.
occupation-47 = 47 Tanneur ({ kind-anytime }, 2 points): { effect-47 }
card-48 = Fermière
effect-48 = À tout moment, tu peux échanger 1 vache (gestante ou non) contre 1 tuile Bijoux.
occupation-48 = 48 Fermière ({ kind-anytime }, 3 points): { effect-48 }
card-49 = Laboureur
effect-49 = À tout moment, tu peux échanger 1 vache (gestante ou non) contre 1 tuile Pois, 1 tuile Lin, 1 tuile Haricots, 1 tuile Céréales et 1 tuile Chou (cela compte comme une récolte pour toi).
occupation-49 = 49 Laboureur ({ kind-anytime }, 3 points): { effect-49 }
card-50 = Graveuse de runes
effect-50 = À tout moment, tu peux échanger 1 tuile Pierre runique contre 1 tuile Peau.
occupation-50 = 50 Graveuse de runes ({ kind-anytime }, 2 points): { effect-50 }
card-51 = Maître maçon
effect-51 = À tout moment, tu peux échanger 1 tuile Pierre runique contre 1 pièce d’argent et 1 tuile Lait, ou 1 pièce d’argent et 1 tuile Chou.
occupation-51 = 51 Maître maçon ({ kind-anytime }, 1 point): { effect-51 }
card-52 = Précepteur
effect-52 = À tout moment, tu peux payer 1 pièce d’argent pour jouer 1 métier de ta main.
occupation-52 = 52 Précepteur ({ kind-anytime }, 0 point): { effect-52 }
card-53 = Vendeuse à la ferme
effect-53 = À tout moment, tu peux payer 1 pièce d’argent pour améliorer 1 ressource orange de 1 niveau.
occupation-53 = 53 Vendeuse à la ferme ({ kind-anytime }, 1 point): { effect-53 }
card-54 = Commerçant
effect-54 = À tout moment, tu peux échanger 1 tuile Argenterie contre 1 tuile Coffre ou 1 tuile Soie.
occupation-54 = 54 Commerçant ({ kind-anytime }, 3 points): { effect-54 }
card-55 = Trésorière
effect-55 = À tout moment, tu peux échanger 1 tuile Coffre et 3 pièces d’argent contre 1 tuile Coffre au trésor.
occupation-55 = 55 Trésorière ({ kind-anytime }, 2 points): { effect-55 }
card-56 = Marchand d’armes
effect-56 = À tout moment, tu peux échanger 2 cartes Arme au choix contre 1 minerai.
occupation-56 = 56 Marchand d’armes ({ kind-anytime }, 1 point): { effect-56 }
card-57 = Cultivatrice de haricots
effect-57 = À tout moment, tu peux échanger 2 tuiles Haricots contre 1 tuile Pois, 1 tuile Hydromel et 1 tuile Stockfish.
occupation-57 = 57 Cultivatrice de haricots ({ kind-anytime }, 1 point): { effect-57 }
card-58 = Presseur d’huile de lin
effect-58 = À tout moment, tu peux échanger 2 tuiles Lin contre 3 tuiles Huile.
occupation-58 = 58 Presseur d’huile de lin ({ kind-anytime }, 3 points): { effect-58 }
card-59 = Tisserande de lin
effect-59 = À tout moment, tu peux échanger 2 tuiles Lin et 1 pièce d’argent contre 2 tuiles Toile de lin.
occupation-59 = 59 Tisserande de lin ({ kind-anytime }, 0 point): { effect-59 }
card-60 = Inspectrice
effect-60 = Tout de suite, tu peux reprendre 1 de tes Vikings d’une case sur la place du Thing et, pour autant de pièces d’argent que le numéro de la manche, un second de la même case.
occupation-60 = 60 Inspectrice ({ kind-immediate }, 2 points): { effect-60 }
card-61 = Propriétaire de chantier naval
effect-61 = Tout de suite, tu peux échanger 1 drakkar (son minerai est perdu) contre 8 pièces d’argent.
occupation-61 = 61 Propriétaire de chantier naval ({ kind-immediate }, 3 points): { effect-61 }
card-62 = Orfèvre
effect-62 = Tout de suite, tu peux échanger 1 minerai et 1 pièce d’argent contre le crucifix (s’il est disponible) ou l’épingle de manteau (si elle est disponible).
occupation-62 = 62 Orfèvre ({ kind-immediate }, 3 points): { effect-62 }
card-63 = Tourneur de corne
effect-63 = Tout de suite, tu peux échanger 1 mouton (brebis gestante ou non) contre 1 tuile Viande salée, 1 tuile Peau et 1 tuile Laine. Ensuite, tu peux acheter la corne à boire (si elle est disponible) pour 3 pièces d’argent.
occupation-63 = 63 Tourneur de corne ({ kind-immediate }, 2 points): { effect-63 }
effect-63-1 = Tout de suite, tu peux échanger 1 mouton (brebis gestante ou non) contre 1 tuile Viande salée, 1 tuile Peau et 1 tuile Laine.
effect-63-2 = Tout de suite, tu peux acheter la corne à boire (si elle est disponible) pour 3 pièces d’argent.
card-64 = Constructeur de navires
effect-64 = Tout de suite, tu peux échanger 1 baleinier (son minerai est perdu) et 2 pièces d’argent contre 1 drakkar.
occupation-64 = 64 Constructeur de navires ({ kind-immediate }, 1 point): { effect-64 }
card-65 = Tueur de dragons
effect-65 = Tout de suite, tu peux échanger 2 collets et 2 lances contre 1 tuile Coffre au trésor.
occupation-65 = 65 Tueur de dragons ({ kind-immediate }, 0 point): { effect-65 }
card-66 = Agricultrice
effect-66 = Tout de suite, tu peux payer 1 pièce d’argent pour déplacer 1 ressource orange de 2 pas au plus en diagonale vers le haut à droite dans la grille des ressources.
occupation-66 = 66 Agricultrice ({ kind-immediate }, 0 point): { effect-66 }
card-67 = Cuisinier privé
effect-67 = Tout de suite, tu peux acheter 2 tuiles Argenterie, 1 tuile Gibier et 1 tuile Hydromel pour 4 pièces d’argent.
occupation-67 = 67 Cuisinier privé ({ kind-immediate }, 1 point): { effect-67 }
card-68 = Armurière
effect-68 = Tout de suite, reçois 4 cartes Arme de la pioche.
occupation-68 = 68 Armurière ({ kind-immediate }, 2 points): { effect-68 }
card-69 = Équipementière
effect-69 = Tout de suite, tu peux prendre des cartes Arme jusqu’à avoir 2 arcs, 2 collets, 2 lances et 2 épées.
occupation-69 = 69 Équipementière ({ kind-immediate }, 1 point): { effect-69 }
card-70 = Courrier
effect-70 = Tout de suite, tu peux prendre l’épingle de manteau sur le plateau de n’importe qui ; 1 tuile Argenterie et 1 tuile Pierre runique de la réserve générale prennent sa place.
occupation-70 = 70 Courrier ({ kind-immediate }, 0 point): { effect-70 }
card-71 = Aubergiste
effect-71 = Tout de suite, tu peux prendre la corne à boire sur le plateau de n’importe qui ; 1 tuile Coffre et 1 tuile Pierre runique de la réserve générale prennent sa place.
occupation-71 = 71 Aubergiste ({ kind-immediate }, -1 point): { effect-71 }
card-72 = Comte
effect-72 = Tout de suite, tu peux acheter 1 maison de pierre pour autant de pièces d’argent que le numéro de la manche.
occupation-72 = 72 Comte ({ kind-immediate }, 2 points): { effect-72 }
card-73 = Métallurgiste
effect-73 = Tout de suite, tu peux prendre l’un de ceux-ci : 1 tuile Argenterie sans payer, ou le crucifix (s’il est disponible) pour 2 pièces d’argent, ou le calice (s’il est disponible) pour 5 pièces d’argent.
occupation-73 = 73 Métallurgiste ({ kind-immediate }, 2 points): { effect-73 }
card-74 = Vacher
effect-74 = Tout de suite, tu peux échanger 1 tuile Céréales et 2 pièces d’argent contre 1 vache.
occupation-74 = 74 Vacher ({ kind-immediate }, 1 point): { effect-74 }
card-75 = Ramasseuse d’os
effect-75 = Tout de suite, tu peux acheter 1 tuile Peau et os pour 1 pièce d’argent.
occupation-75 = 75 Ramasseuse d’os ({ kind-immediate }, 0 point): { effect-75 }
card-76 = Revenant au pays
effect-76 = Tout de suite, tu peux reprendre 1 de tes Vikings de chaque case de la quatrième colonne sur la place du Thing.
occupation-76 = 76 Revenant au pays ({ kind-immediate }, 1 point): { effect-76 }
card-77 = Suiveur
effect-77 = Tout de suite, tu peux utiliser une case occupée de la deuxième colonne sans placer de Viking.
occupation-77 = 77 Suiveur ({ kind-immediate }, 0 point): { effect-77 }
card-78 = Marchande itinérante
effect-78 = Tout de suite, tu peux retourner des tuiles de ta réserve, au plus selon le nombre de tes knarrs : 1 → 2 tuiles ; 2 → 4 tuiles ; 3 → 6 tuiles ; 4 ou plus → 7 tuiles.
occupation-78 = 78 Marchande itinérante ({ kind-immediate }, 0 point): { effect-78 }
effect-78-1 = Tout de suite, tu peux retourner des tuiles de ta réserve, au plus selon le nombre de tes knarrs : 1 → 2 tuiles ; 2 → 4 tuiles ; 3 → 6 tuiles ; 4 ou plus → 7 tuiles.
effect-78-2 = Tout de suite, tu peux retourner des tuiles de ta réserve, au plus selon le nombre de tes knarrs : 1 → 2 tuiles ; 2 → 4 tuiles ; 3 → 6 tuiles ; 4 ou plus → 7 tuiles.
effect-78-3 = Tout de suite, tu peux retourner des tuiles de ta réserve, au plus selon le nombre de tes knarrs : 1 → 2 tuiles ; 2 → 4 tuiles ; 3 → 6 tuiles ; 4 ou plus → 7 tuiles.
effect-78-4 = Tout de suite, tu peux retourner des tuiles de ta réserve, au plus selon le nombre de tes knarrs : 1 → 2 tuiles ; 2 → 4 tuiles ; 3 → 6 tuiles ; 4 ou plus → 7 tuiles.
card-79 = Éleveur
effect-79 = Tout de suite, tu peux retourner 1 vache sur sa face gestante.
occupation-79 = 79 Éleveur ({ kind-immediate }, 1 point): { effect-79 }
card-80 = Petit berger
effect-80 = Tout de suite, tu peux acheter 1 mouton pour 2 pièces d’argent.
occupation-80 = 80 Petit berger ({ kind-immediate }, 0 point): { effect-80 }
card-81 = Quartier-maître
effect-81 = Tout de suite, tu peux acheter 1 drakkar pour 8 pièces d’argent (1 de moins par épée, ½ de moins par lance ou arc que tu as, arrondi vers le bas ; tu gardes les armes).
occupation-81 = 81 Quartier-maître ({ kind-immediate }, 2 points): { effect-81 }
card-82 = Constructrice de drakkars
effect-82 = Tout de suite, tu peux acheter 1 drakkar à un prix selon le nombre de tes knarrs : 1 → 6 pièces d’argent ; 2 → 3 pièces d’argent ; 3 ou plus → 1 pièce d’argent.
occupation-82 = 82 Constructrice de drakkars ({ kind-immediate }, 1 point): { effect-82 }
card-83 = Grossiste
effect-83 = Tout de suite, tu peux améliorer jusqu’à 4 ressources identiques de 1 niveau.
occupation-83 = 83 Grossiste ({ kind-immediate }, 1 point): { effect-83 }
card-84 = Garde du port
effect-84 = Tout de suite, tu peux émigrer sans placer de Viking pour 1 pièce d’argent de moins par grand navire que tu as (celui qui émigre compris).
occupation-84 = 84 Garde du port ({ kind-immediate }, 0 point): { effect-84 }
card-85 = Sonneuse de cor
effect-85 = Tout de suite, tu peux payer 1 pièce d’argent pour chasser sans placer de Viking. Ensuite, tu peux payer 2 pièces d’argent pour poser un collet sans placer de Viking.
occupation-85 = 85 Sonneuse de cor ({ kind-immediate }, 0 point): { effect-85 }
effect-85-1 = Tout de suite, tu peux payer 1 pièce d’argent pour chasser sans placer de Viking.
effect-85-2 = Tout de suite, tu peux payer 2 pièces d’argent pour poser un collet sans placer de Viking.
card-86 = Acheteur de peaux
effect-86 = Tout de suite, tu peux acheter 1 tuile Peau pour 2 pièces d’argent, ou 2 tuiles Peau pour 4 pièces d’argent, ou 3 tuiles Peau pour 6 pièces d’argent.
occupation-86 = 86 Acheteur de peaux ({ kind-immediate }, 3 points): { effect-86 }
card-87 = Prêcheur
effect-87 = Tout de suite, tu peux prendre le crucifix (s’il est disponible), ou tu peux prendre exactement 4 pièces sur 1 flanc de montagne.
occupation-87 = 87 Prêcheur ({ kind-immediate }, 0 point): { effect-87 }
effect-87-1 = Tout de suite, tu peux prendre le crucifix (s’il est disponible).
effect-87-2 = Tout de suite, tu peux prendre exactement 4 pièces sur 1 flanc de montagne.
card-88 = Commis
effect-88 = Avant chaque commerce outre-mer, tu peux, une fois par knarr, payer 1 pièce d’argent pour déplacer 1 ressource de 1 pas en diagonale vers le haut à gauche dans la grille des ressources.
occupation-88 = 88 Commis ({ kind-each_time }, 2 points): { effect-88 }
card-89 = Servant de catapulte
effect-89 = En raid et au pillage, chaque pierre dépensée augmente le résultat de 2.
occupation-89 = 89 Servant de catapulte ({ kind-each_time }, 1 point): { effect-89 }
card-90 = Épéiste
effect-90 = Avant chaque raid, tu peux remettre 1 minerai du drakkar utilisé dans la réserve générale pour ajouter 2 à chaque jet.
occupation-90 = 90 Épéiste ({ kind-each_time }, 2 points): { effect-90 }
card-91 = Retardataire
effect-91 = À la fin de chaque phase d’actions, tu peux payer 1 pièce d’argent pour utiliser, sans placer de Viking, une case vide de la première colonne juste au-dessus ou au-dessous d’une case de cette colonne où se trouve un de tes Vikings.
occupation-91 = 91 Retardataire ({ kind-each_time }, 0 point): { effect-91 }
card-92 = Âme compatissante
effect-92 = À chaque manche sans récolte, reçois selon le nombre de tes tuiles spéciales (dans ta réserve et sur tes plateaux) : 3 → 1 pièce d’argent ; 4 → 2 pièces d’argent ; 5 ou plus → 3 pièces d’argent.
occupation-92 = 92 Âme compatissante ({ kind-each_time }, 1 point): { effect-92 }
card-93 = Secours dans le besoin
effect-93 = À chaque manche sans récolte, reçois selon le nombre de tes baleiniers : 1 → 1 tuile Haricots ; 2 → 1 tuile Céréales ; 3 → 1 tuile Chou.
occupation-93 = 93 Secours dans le besoin ({ kind-each_time }, 3 points): { effect-93 }
card-94 = Marchand d’épices
effect-94 = À chaque manche sans récolte, tu peux échanger 2 tuiles Huile contre 1 tuile Épices.
occupation-94 = 94 Marchand d’épices ({ kind-each_time }, 2 points): { effect-94 }
card-95 = Vagabond
effect-95 = À chaque manche sans récolte, tu peux prendre jusqu’à 2 pièces sur 1 flanc de montagne.
occupation-95 = 95 Vagabond ({ kind-each_time }, 1 point): { effect-95 }
card-96 = Boucher
effect-96 = À chaque manche sans récolte, tu peux échanger 1 tuile Gibier contre 1 tuile Viande de baleine, ou 1 tuile Viande de baleine contre 2 tuiles Gibier.
occupation-96 = 96 Boucher ({ kind-each_time }, 1 point): { effect-96 }
card-97 = Compteuse de pois
effect-97 = À chaque manche sans récolte, tu peux doubler les tuiles Pois de ta réserve, jusqu’à 8 au plus.
occupation-97 = 97 Compteuse de pois ({ kind-each_time }, 1 point): { effect-97 }
card-98 = Noble
effect-98 = Après chaque tuile Céréales que tu poses dans une maison de pierre ou une maison longue, tu peux acheter 1 tuile Soie pour 2 pièces d’argent.
occupation-98 = 98 Noble ({ kind-each_time }, 2 points): { effect-98 }
card-99 = Formateur
effect-99 = Chaque fois que tu devrais piocher un métier, tu peux jouer à la place 1 métier de ta main.
occupation-99 = 99 Formateur ({ kind-each_time }, 2 points): { effect-99 }
card-100 = Fossoyeur
effect-100 = Pour chaque tuile Pierre runique que tu poses sur une île, reçois 1 pièce d’argent.
occupation-100 = 100 Fossoyeur ({ kind-each_time }, -1 point): { effect-100 }
card-101 = Juge
effect-101 = Pour chaque tuile Pierre runique que tu poses dans une maison de pierre ou une maison longue, reçois 1 tuile Hydromel et 1 pièce d’argent.
occupation-101 = 101 Juge ({ kind-each_time }, 1 point): { effect-101 }
card-102 = Pelletier
effect-102 = Chaque fois qu’une case te fait améliorer exactement 1 ressource, tu peux échanger à la place 1 tuile Gibier ou 1 tuile Soie contre 1 tuile Fourrure.
occupation-102 = 102 Pelletier ({ kind-each_time }, 2 points): { effect-102 }
card-103 = Forgeron des bois
effect-103 = Juste avant d’échanger du minerai sur une case Artisanat, tu peux prendre 1 pièce sur 1 flanc de montagne.
occupation-103 = 103 Forgeron des bois ({ kind-each_time }, 3 points): { effect-103 }
card-104 = Guerrier découragé
effect-104 = Après un raid raté, reçois 1 tuile Stockfish ou 1 tuile Huile si tu as lancé le dé 2 fois au plus.
occupation-104 = 104 Guerrier découragé ({ kind-each_time }, 0 point): { effect-104 }
card-105 = Constructeur de knarrs
effect-105 = Sur la case Baleinier pour 1 Viking, tu peux construire à la place 1 knarr pour 3 bois.
occupation-105 = 105 Constructeur de knarrs ({ kind-each_time }, 3 points): { effect-105 }
card-106 = Va-t-en-guerre
effect-106 = La case Mise à sac demande moins de Vikings selon le nombre de tes drakkars : 3 → 1 Viking de moins ; 4 ou plus → 2 Vikings de moins.
occupation-106 = 106 Va-t-en-guerre ({ kind-each_time }, -1 point): { effect-106 }
effect-106-1 = La case Mise à sac demande moins de Vikings selon le nombre de tes drakkars : 3 → 1 Viking de moins ; 4 ou plus → 2 Vikings de moins.
effect-106-2 = La case Mise à sac demande moins de Vikings selon le nombre de tes drakkars : 3 → 1 Viking de moins ; 4 ou plus → 2 Vikings de moins.
card-107 = Aventurière
effect-107 = Sur la case d’exploration pour tout navire, tu peux prendre n’importe quelle île visible avec n’importe quel navire.
occupation-107 = 107 Aventurière ({ kind-each_time }, 1 point): { effect-107 }
card-108 = Forgeron
effect-108 = Après avoir placé des Vikings sur une case Artisanat et y avoir échangé du minerai, tu peux payer 1 pièce d’argent pour reprendre 1 de ces Vikings sur la place du Thing.
occupation-108 = 108 Forgeron ({ kind-each_time }, 2 points): { effect-108 }
card-109 = Maître comptable
effect-109 = Après chaque utilisation de la case Commerce outre-mer pour 2 Vikings, reçois 1 pièce d’argent par knarr.
occupation-109 = 109 Maître comptable ({ kind-each_time }, 2 points): { effect-109 }
card-110 = Colon de Birka
effect-110 = Après chaque utilisation de la case Commerce outre-mer pour 2 Vikings, tu peux émigrer au prix normal sans placer de Viking.
occupation-110 = 110 Colon de Birka ({ kind-each_time }, 1 point): { effect-110 }
card-111 = Artiste
effect-111 = Après chaque utilisation d’une case Artisanat, reçois 1 pièce d’argent par type de matériau (bois, pierre, minerai) que tu y as échangé.
occupation-111 = 111 Artiste ({ kind-each_time }, 1 point): { effect-111 }
card-112 = Tavernier
effect-112 = Chaque fois que tu utilises une case Artisanat, reçois 1 tuile Hydromel.
occupation-112 = 112 Tavernier ({ kind-each_time }, 0 point): { effect-112 }
card-113 = Apprentie artisane
effect-113 = Avant chaque utilisation d’une case Artisanat, tu peux prendre 1 pièce sur 1 flanc de montagne.
occupation-113 = 113 Apprentie artisane ({ kind-each_time }, 0 point): { effect-113 }
card-114 = Brodeuse de soie
effect-114 = Après chaque utilisation d’une case Artisanat, tu peux acheter 1 tuile Soie pour 3 pièces d’argent.
occupation-114 = 114 Brodeuse de soie ({ kind-each_time }, 3 points): { effect-114 }
card-115 = Princesse
effect-115 = Chaque fois que tu utilises une case Construction de maisons, reçois 1 tuile Argenterie.
occupation-115 = 115 Princesse ({ kind-each_time }, 1 point): { effect-115 }
card-116 = Maître d’œuvre
effect-116 = Sur les cases Construction de maisons, une maison te coûte 1 pierre de moins.
occupation-116 = 116 Maître d’œuvre ({ kind-each_time }, 2 points): { effect-116 }
card-117 = Propriétaire de navires
effect-117 = Après avoir construit un knarr ou un drakkar pour au moins 1 bois, tu peux améliorer 1 ressource de 1 niveau.
occupation-117 = 117 Propriétaire de navires ({ kind-each_time }, 3 points): { effect-117 }
card-118 = Messagère
effect-118 = Chaque fois que tu utilises une case Marché hebdomadaire, reçois 1 tuile Hydromel et 1 pierre.
occupation-118 = 118 Messagère ({ kind-each_time }, 0 point): { effect-118 }
card-119 = Laitier
effect-119 = Chaque fois que tu utilises une case Marché hebdomadaire, reçois 1 tuile Lait.
occupation-119 = 119 Laitier ({ kind-each_time }, 1 point): { effect-119 }
card-120 = Intermédiaire
effect-120 = Après chaque utilisation d’une case Marché hebdomadaire, tu peux payer 1 pièce d’argent pour améliorer 1 ressource de 1 niveau.
occupation-120 = 120 Intermédiaire ({ kind-each_time }, 2 points): { effect-120 }
card-121 = Charpentière
effect-121 = Avant chaque utilisation d’une case Construction de maisons ou Construction de navires, tu peux prendre 1 pièce sur 1 flanc de montagne.
occupation-121 = 121 Charpentière ({ kind-each_time }, 0 point): { effect-121 }
card-122 = Garde des montagnes
effect-122 = Après chaque utilisation d’une case qui prend sur les flancs de montagne, reçois selon le nombre de choses différentes prises sur les flancs (bois, pierre, minerai, argent) : 2 → 1 tuile Hydromel ; 3 → 1 tuile Peau ; 4 ou plus → 1 tuile Coffre.
occupation-122 = 122 Garde des montagnes ({ kind-each_time }, 0 point): { effect-122 }
card-123 = Vendeuse d’huile
effect-123 = Après chaque utilisation d’une case qui améliore exactement 1 ressource, tu peux échanger 1 tuile Huile contre 1 tuile Argenterie.
occupation-123 = 123 Vendeuse d’huile ({ kind-each_time }, 1 point): { effect-123 }
card-124 = Ouvrier
effect-124 = Après chaque utilisation d’une case dont le gain imprimé contient exactement 2 pièces d’argent, tu peux acheter 1 tuile Céréales et 2 bois pour 2 pièces d’argent.
occupation-124 = 124 Ouvrier ({ kind-each_time }, 1 point): { effect-124 }
card-125 = Scribe
effect-125 = Chaque fois que tu explores une île ou que tu émigres, reçois 1 tuile Pierre runique.
occupation-125 = 125 Scribe ({ kind-each_time }, 0 point): { effect-125 }
card-126 = Trappeur
effect-126 = Après une réussite avec les collets, reçois 1 pièce d’argent.
occupation-126 = 126 Trappeur ({ kind-each_time }, 2 points): { effect-126 }
card-127 = Pêcheuse à la ligne
effect-127 = Après une réussite avec les collets, reçois 1 tuile Stockfish.
occupation-127 = 127 Pêcheuse à la ligne ({ kind-each_time }, 1 point): { effect-127 }
card-128 = Terrassier
effect-128 = Après une réussite avec les collets, tu peux prendre 1 pièce sur 1 flanc de montagne.
occupation-128 = 128 Terrassier ({ kind-each_time }, 2 points): { effect-128 }
card-129 = Saleuse de viande
effect-129 = Après une réussite avec les collets, tu peux échanger 1 collet contre 1 tuile Viande salée.
occupation-129 = 129 Saleuse de viande ({ kind-each_time }, 1 point): { effect-129 }
card-130 = Spécialiste des collets
effect-130 = Après une réussite sur la case des collets, si tu y as placé des Vikings, tu peux payer 2 collets pour reprendre 1 de ces Vikings sur la place du Thing.
occupation-130 = 130 Spécialiste des collets ({ kind-each_time }, 1 point): { effect-130 }
card-131 = Poseur d’appâts
effect-131 = Chaque fois que tu poses un collet, avec ou sans succès, tu peux échanger 1 tuile Stockfish contre 1 tuile Gibier.
occupation-131 = 131 Poseur d’appâts ({ kind-each_time }, 1 point): { effect-131 }
card-132 = Berserk
effect-132 = Avant chaque pillage, tu peux remettre 1 minerai du drakkar utilisé dans la réserve générale pour ajouter 3 à chaque jet.
occupation-132 = 132 Berserk ({ kind-each_time }, 2 points): { effect-132 }
card-133 = Porteuse de lance
effect-133 = Après un raid réussi, reçois 1 pièce d’argent ou 1 tuile Pois.
occupation-133 = 133 Porteuse de lance ({ kind-each_time }, 1 point): { effect-133 }
card-134 = Ivrogne
effect-134 = Après un raid raté, reçois 1 tuile Hydromel.
occupation-134 = 134 Ivrogne ({ kind-each_time }, 0 point): { effect-134 }
card-135 = Loup solitaire
effect-135 = Après un raid ou un pillage réussi, reçois 1 épée si tu as dépensé exactement 1 épée.
occupation-135 = 135 Loup solitaire ({ kind-each_time }, 2 points): { effect-135 }
card-136 = Pillarde
effect-136 = Ajoute 1 à tes jets en raid et au pillage. Tu peux partager le résultat d’un raid ou d’un pillage pour prendre deux butins.
occupation-136 = 136 Pillarde ({ kind-each_time }, 2 points): { effect-136 }
effect-136-1 = Ajoute 1 à tes jets en raid et au pillage.
effect-136-2 = Tu peux partager le résultat d’un raid ou d’un pillage pour prendre deux butins.
card-137 = Combattant rapproché
effect-137 = En raid et au pillage, tu peux dépenser des lances comme des épées.
occupation-137 = 137 Combattant rapproché ({ kind-each_time }, 3 points): { effect-137 }
card-138 = Voleur
effect-138 = En raid et au pillage, tu peux prendre une ressource verte ; sa valeur en épées est celle de sa face bleue moins 1.
occupation-138 = 138 Voleur ({ kind-each_time }, 1 point): { effect-138 }
card-139 = Chasseuse de butin
effect-139 = En raid et au pillage, la plus haute valeur en épées des tuiles spéciales de la réserve générale compte 1 de moins.
occupation-139 = 139 Chasseuse de butin ({ kind-each_time }, 1 point): { effect-139 }
card-140 = Fondeur de graisse
effect-140 = Après une chasse à la baleine réussie, reçois 1 tuile Huile.
occupation-140 = 140 Fondeur de graisse ({ kind-each_time }, 2 points): { effect-140 }
card-141 = Sculptrice d’ivoire
effect-141 = Après une chasse à la baleine réussie, si tu n’as pas dépensé de bois, reçois selon le nombre de baleiniers utilisés : 1 → 1 tuile Chou ; 2 → 1 tuile Haricots ; 3 → 1 tuile Pois.
occupation-141 = 141 Sculptrice d’ivoire ({ kind-each_time }, 2 points): { effect-141 }
card-142 = Pêcheur de baleines
effect-142 = Après une chasse à la baleine réussie, reçois 1 lance si tu as dépensé exactement 1 lance.
occupation-142 = 142 Pêcheur de baleines ({ kind-each_time }, 3 points): { effect-142 }
card-143 = Vendeur de bois de cerf
effect-143 = Après une chasse réussie, reçois 1 pièce d’argent.
occupation-143 = 143 Vendeur de bois de cerf ({ kind-each_time }, 2 points): { effect-143 }
card-144 = Traqueuse de cerfs
effect-144 = Après une chasse réussie, tu peux acheter 1 tuile Peau et os pour 2 pièces d’argent.
occupation-144 = 144 Traqueuse de cerfs ({ kind-each_time }, 0 point): { effect-144 }
card-145 = Forestière
effect-145 = Avant chaque chasse, tu peux prendre 1 pièce sur 1 flanc de montagne.
occupation-145 = 145 Forestière ({ kind-each_time }, 2 points): { effect-145 }
card-146 = Conducteur de traîneau
effect-146 = Retire 1 à tes jets à la chasse et avec les collets.
occupation-146 = 146 Conducteur de traîneau ({ kind-each_time }, 0 point): { effect-146 }
card-147 = Barreuse
effect-147 = En raid, au pillage, à la mise à sac et en exploration, tes knarrs peuvent remplacer des drakkars, mais ne portent pas de minerai.
occupation-147 = 147 Barreuse ({ kind-each_time }, 1 point): { effect-147 }
card-148 = Négociante en épices
effect-148 = Après avoir construit un knarr pour au moins 1 bois, tu peux acheter 1 tuile Épices pour 3 pièces d’argent.
occupation-148 = 148 Négociante en épices ({ kind-each_time }, 1 point): { effect-148 }
card-149 = Prêtre
effect-149 = Juste avant chaque utilisation d’une case Commerce outre-mer, reçois 1 tuile Huile.
occupation-149 = 149 Prêtre ({ kind-each_time }, 1 point): { effect-149 }
card-150 = Acheteuse de viande
effect-150 = Chaque fois que tu reçois d’un coup exactement 2 tuiles Stockfish ou 2 tuiles Viande salée, tu peux prendre 1 tuile Gibier à la place de l’une des deux.
occupation-150 = 150 Acheteuse de viande ({ kind-each_time }, 0 point): { effect-150 }
card-151 = Porte-parole du Thing
effect-151 = Chaque fois que 1 ou 2 de tes Vikings reviennent d’un coup sur la place du Thing pendant la phase d’actions, reçois 1 pièce d’argent.
occupation-151 = 151 Porte-parole du Thing ({ kind-each_time }, 3 points): { effect-151 }
card-152 = Marchande
effect-152 = Dans chaque action qui améliore 3 ou 4 ressources, tu peux améliorer l’une d’elles de 2 niveaux.
occupation-152 = 152 Marchande ({ kind-each_time }, 1 point): { effect-152 }
card-153 = Chasseur chevronné
effect-153 = Dans chaque action avec dé, tu peux lancer jusqu’à 4 fois.
occupation-153 = 153 Chasseur chevronné ({ kind-each_time }, 2 points): { effect-153 }
card-154 = Bûcheronne
effect-154 = Après chaque action pour laquelle tu as placé des Vikings et qui t’a donné au moins 2 bois, reçois 1 pièce d’argent.
occupation-154 = 154 Bûcheronne ({ kind-each_time }, 2 points): { effect-154 }
card-155 = Tonnelier
effect-155 = Après chaque action pour laquelle tu as placé des Vikings et qui t’a donné au moins 2 bois, tu peux échanger 1 bois contre 1 tuile Stockfish.
occupation-155 = 155 Tonnelier ({ kind-each_time }, 2 points): { effect-155 }
card-156 = Casseur de pierres
effect-156 = Après chaque action pour laquelle tu as placé des Vikings et qui t’a donné au moins 1 pierre, reçois 1 pièce d’argent.
occupation-156 = 156 Casseur de pierres ({ kind-each_time }, 2 points): { effect-156 }
card-157 = Écorcheur
effect-157 = Pour chaque mouton ou vache que tu poses sur ta table de festin, reçois 1 tuile Peau et os.
occupation-157 = 157 Écorcheur ({ kind-each_time }, 0 point): { effect-157 }
card-158 = Barbare
effect-158 = Pour chaque tuile Gibier ou Viande de baleine que tu poses sur ta table de festin, reçois 3 cartes Arme de la pioche et 1 pièce d’argent.
occupation-158 = 158 Barbare ({ kind-each_time }, 1 point): { effect-158 }
card-159 = Chasseuse de fête
effect-159 = Après chaque festin, tu peux chasser sans placer de Viking si du gibier était sur ta table de festin.
occupation-159 = 159 Chasseuse de fête ({ kind-each_time }, 1 point): { effect-159 }
card-160 = Homme sobre
effect-160 = À chaque festin, reçois 1 pièce d’argent si tu ne sers pas d’hydromel ; si tu le promets, prends-la tout de suite.
occupation-160 = 160 Homme sobre ({ kind-each_time }, 2 points): { effect-160 }
card-161 = Aide baleinière
effect-161 = À chaque phase de bonus, reçois 1 tuile Chou si au moins 7 de tes Vikings sont sur des cases de la troisième colonne.
occupation-161 = 161 Aide baleinière ({ kind-each_time }, 0 point): { effect-161 }
card-162 = Cultivateur de lin
effect-162 = À chaque phase de bonus, reçois 1 tuile Lin si au moins 7 de tes Vikings sont sur des cases de la deuxième colonne.
occupation-162 = 162 Cultivateur de lin ({ kind-each_time }, 1 point): { effect-162 }
card-163 = Valet de ferme
effect-163 = Après une chasse réussie sur la case pour 2 Vikings, si tu y as placé des Vikings, reçois 1 tuile Peau et 1 pièce d’argent.
occupation-163 = 163 Valet de ferme ({ kind-each_time }, 1 point): { effect-163 }
card-164 = Guerrière armée
effect-164 = Juste avant de placer exactement 4 Vikings dans la quatrième colonne, tu peux prendre 1 pièce sur 1 flanc de montagne, mais seulement de la pierre ou du minerai.
occupation-164 = 164 Guerrière armée ({ kind-each_time }, 3 points): { effect-164 }
card-165 = Chef de village
effect-165 = Au début de chaque festin, reçois 2 pièces d’argent si tu as au moins 1 tuile Vêtements dans ta réserve.
occupation-165 = 165 Chef de village ({ kind-each_time }, 3 points): { effect-165 }
card-166 = Gardien des armes
effect-166 = Avant de placer exactement 2 Vikings dans la deuxième colonne, sauf pour ton premier placement de 2 Vikings de la manche, tu peux prendre 1 carte Arme de la pioche.
occupation-166 = 166 Gardien des armes ({ kind-each_time }, 1 point): { effect-166 }
card-167 = Goûteuse
effect-167 = Au début de chaque festin, reçois selon le nombre de tuiles Épices dans ta réserve : 1 → 1 pièce d’argent ; 2 ou plus → 2 pièces d’argent.
occupation-167 = 167 Goûteuse ({ kind-each_time }, 3 points): { effect-167 }
card-168 = Jarl de Lade
effect-168 = Chaque fois que le nombre de Vikings sur ta place du Thing passe à exactement 3, reçois 1 pièce d’argent.
occupation-168 = 168 Jarl de Lade ({ kind-each_time }, 2 points): { effect-168 }
card-169 = Semeuse
effect-169 = À chaque récolte, reçois 1 tuile Lin si tu avais avant au moins 1 tuile Lin dans ta réserve, ou 1 tuile Céréales si tu avais avant au moins 1 tuile Céréales dans ta réserve.
occupation-169 = 169 Semeuse ({ kind-each_time }, 1 point): { effect-169 }
card-170 = Aide aux réfugiés
effect-170 = Émigrer te coûte 2 pièces d’argent de moins.
occupation-170 = 170 Aide aux réfugiés ({ kind-each_time }, 0 point): { effect-170 }
card-171 = Boulanger au lin
effect-171 = Après chaque récolte, tu peux échanger 1 tuile Lin contre 1 tuile Céréales et 1 pièce d’argent.
occupation-171 = 171 Boulanger au lin ({ kind-each_time }, 2 points): { effect-171 }
card-172 = Cuisinière de poisson
effect-172 = Après chaque festin, tu peux déplacer des tuiles Stockfish de ta table de festin dans tes maisons de pierre et tes maisons longues.
occupation-172 = 172 Cuisinière de poisson ({ kind-each_time }, 0 point): { effect-172 }
card-173 = Graveur de poinçons
effect-173 = Pour chaque minerai retiré des flancs de montagne à la fin d’une manche, reçois 1 pièce d’argent. Pour chaque pièce double ainsi retirée, reçois 2 pièces d’argent.
occupation-173 = 173 Graveur de poinçons ({ kind-each_time }, 1 point): { effect-173 }
effect-173-1 = Pour chaque minerai retiré des flancs de montagne à la fin d’une manche, reçois 1 pièce d’argent.
effect-173-2 = Pour chaque pièce double ainsi retirée, reçois 2 pièces d’argent.
card-174 = Voyageur du Bosphore
effect-174 = Pour chaque vache qui arrive dans ton étable, tu peux acheter 1 tuile Soie pour 3 pièces d’argent, ou 1 tuile Épices pour 4 pièces d’argent.
occupation-174 = 174 Voyageur du Bosphore ({ kind-each_time }, 1 point): { effect-174 }
card-175 = Presseuse d’huile de morue
effect-175 = Après chaque action qui t’a donné au moins 1 tuile Stockfish, tu peux acheter 1 tuile Huile pour 1 pièce d’argent.
occupation-175 = 175 Presseuse d’huile de morue ({ kind-each_time }, 2 points): { effect-175 }
card-176 = Maîtresse de bonnes manières
effect-176 = Après chaque action où tu as joué un métier, reçois 1 tuile Pois.
occupation-176 = 176 Maîtresse de bonnes manières ({ kind-each_time }, 3 points): { effect-176 }
card-177 = Servante
effect-177 = Chaque fois qu’une de tes maisons de pierre ou maisons longues rapporte exactement 1 ressource bonus, tu peux prendre 1 tuile Argenterie à la place.
occupation-177 = 177 Servante ({ kind-each_time }, 0 point): { effect-177 }
card-178 = Constructeur de bateaux
effect-178 = Dès que tu as 4 grands navires, reçois 2 baleiniers.
occupation-178 = 178 Constructeur de bateaux ({ kind-as_soon_as }, 0 point): { effect-178 }
card-179 = Patronne de cotre
effect-179 = La prochaine fois que tu obtiens un knarr, reçois 1 tuile Stockfish et 1 pièce d’argent par knarr.
occupation-179 = 179 Patronne de cotre ({ kind-as_soon_as }, 2 points): { effect-179 }
card-180 = Pilleur d’épaves
effect-180 = Dès que tu as 3 drakkars, reçois selon tes revenus actuels : 5 au plus → 4 tuiles Argenterie ; 6 à 11 → 3 tuiles Argenterie ; 12 à 30 → 2 tuiles Argenterie.
occupation-180 = 180 Pilleur d’épaves ({ kind-as_soon_as }, -2 points): { effect-180 }
card-181 = Ravaudeuse de voiles
effect-181 = Dès que tu as 3 grands navires, reçois selon tes revenus actuels : 4 au plus → 3 tuiles Laine ; 5 à 9 → 2 tuiles Laine ; 10 à 30 → 1 tuile Laine.
occupation-181 = 181 Ravaudeuse de voiles ({ kind-as_soon_as }, 1 point): { effect-181 }
card-182 = Herboriste
effect-182 = Dès que tu as 2 maisons de pierre ou maisons longues, à tout moment mais une seule fois dans la partie, tu peux échanger 2 bois contre 1 tuile Épices, ou 5 bois contre 2 tuiles Épices.
occupation-182 = 182 Herboriste ({ kind-as_soon_as }, 1 point): { effect-182 }
card-183 = Livreur de grain
effect-183 = Tout de suite, reçois selon le nombre de tes knarrs : 1 → 1 tuile Pois, 1 tuile Haricots et 1 tuile Lin ; 2 → 1 tuile Pois, 1 tuile Haricots, 1 tuile Lin et 1 tuile Céréales ; 3 → 1 tuile Pois, 1 tuile Haricots, 1 tuile Lin, 1 tuile Céréales et 1 tuile Chou ; 4 ou plus → 1 tuile Pois, 1 tuile Haricots, 1 tuile Lin, 1 tuile Céréales, 1 tuile Chou et 1 tuile Fruits.
occupation-183 = 183 Livreur de grain ({ kind-immediate }, 2 points): { effect-183 }
card-184 = Commanditaire
effect-184 = Tout de suite, tu peux échanger 4 bois et 3 minerais, ou 3 pièces d’argent et 3 minerais contre 1 drakkar chargé de ces 3 minerais.
occupation-184 = 184 Commanditaire ({ kind-immediate }, 0 point): { effect-184 }
card-185 = Voyageuse de Dorestad
effect-185 = Au lieu d’un raid, tu peux améliorer jusqu’à 2 ressources de 1 niveau.
occupation-185 = 185 Voyageuse de Dorestad ({ kind-each_time }, 2 points): { effect-185 }
card-186 = Boulanger aux pois
effect-186 = Jusqu’à 2 tuiles Pois peuvent être posées en longueur sur ta table de festin.
occupation-186 = 186 Boulanger aux pois ({ kind-each_time }, 3 points): { effect-186 }
card-187 = Chroniqueuse
effect-187 = À tout moment, tu peux échanger 3 tuiles Lin contre 1 tuile Coffre au trésor. Pendant une action pour laquelle tu as placé des Vikings, tu peux échanger 2 tuiles Lin contre la ceinture (si elle est disponible).
occupation-187 = 187 Chroniqueuse ({ kind-anytime }, 2 points): { effect-187 }
effect-187-1 = À tout moment, tu peux échanger 3 tuiles Lin contre 1 tuile Coffre au trésor.
effect-187-2 = Pendant une action pour laquelle tu as placé des Vikings, tu peux échanger 2 tuiles Lin contre la ceinture (si elle est disponible).
card-188 = Ouvrier mineur
effect-188 = Tout de suite, reçois selon le nombre de joueurs : 2 → 1 pièce d’argent ; 3 → 2 pièces d’argent ; 4 → 3 pièces d’argent. Pour chaque pièce double que tu prends sur la dernière case d’un flanc de montagne, reçois 1 pièce d’argent.
occupation-188 = 188 Ouvrier mineur ({ kind-immediate }, { kind-each_time }, 0 point): { effect-188 }
effect-188-1 = Tout de suite, reçois selon le nombre de joueurs : 2 → 1 pièce d’argent ; 3 → 2 pièces d’argent ; 4 → 3 pièces d’argent.
effect-188-2 = Pour chaque pièce double que tu prends sur la dernière case d’un flanc de montagne, reçois 1 pièce d’argent.
card-189 = Navigatrice
effect-189 = Au décompte final, reçois selon le nombre de tes îles : 2 → 4 pièces d’argent ; 3 → 9 pièces d’argent ; 4 ou plus → 16 pièces d’argent.
occupation-189 = 189 Navigatrice ({ kind-as_soon_as }, 1 point): { effect-189 }
card-190 = Marchand du Bosphore
effect-190 = Pour chaque tuile Épices que tu reçois, reçois 1 tuile Huile.
occupation-190 = 190 Marchand du Bosphore ({ kind-each_time }, 0 point): { effect-190 }

count-silver =
    { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
count-wood = { $count } bois
count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
count-ore =
    { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
count-loaded_ore =
    { $count ->
        [one] { $count } minerai du drakkar utilisé
       *[other] { $count } minerais du drakkar utilisé
    }
count-peas =
    { $count ->
        [one] { $count } tuile Pois
       *[other] { $count } tuiles Pois
    }
count-flax =
    { $count ->
        [one] { $count } tuile Lin
       *[other] { $count } tuiles Lin
    }
count-beans =
    { $count ->
        [one] { $count } tuile Haricots
       *[other] { $count } tuiles Haricots
    }
count-grain =
    { $count ->
        [one] { $count } tuile Céréales
       *[other] { $count } tuiles Céréales
    }
count-cabbage =
    { $count ->
        [one] { $count } tuile Chou
       *[other] { $count } tuiles Chou
    }
count-fruits =
    { $count ->
        [one] { $count } tuile Fruits
       *[other] { $count } tuiles Fruits
    }
count-mead =
    { $count ->
        [one] { $count } tuile Hydromel
       *[other] { $count } tuiles Hydromel
    }
count-stockfish =
    { $count ->
        [one] { $count } tuile Stockfish
       *[other] { $count } tuiles Stockfish
    }
count-milk =
    { $count ->
        [one] { $count } tuile Lait
       *[other] { $count } tuiles Lait
    }
count-salt_meat =
    { $count ->
        [one] { $count } tuile Viande salée
       *[other] { $count } tuiles Viande salée
    }
count-game_meat =
    { $count ->
        [one] { $count } tuile Gibier
       *[other] { $count } tuiles Gibier
    }
count-whale_meat =
    { $count ->
        [one] { $count } tuile Viande de baleine
       *[other] { $count } tuiles Viande de baleine
    }
count-sheep =
    { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
count-cattle =
    { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
    }
count-oil =
    { $count ->
        [one] { $count } tuile Huile
       *[other] { $count } tuiles Huile
    }
count-hide =
    { $count ->
        [one] { $count } tuile Peau
       *[other] { $count } tuiles Peau
    }
count-wool =
    { $count ->
        [one] { $count } tuile Laine
       *[other] { $count } tuiles Laine
    }
count-linen =
    { $count ->
        [one] { $count } tuile Toile de lin
       *[other] { $count } tuiles Toile de lin
    }
count-skin_and_bones =
    { $count ->
        [one] { $count } tuile Peau et os
       *[other] { $count } tuiles Peau et os
    }
count-fur =
    { $count ->
        [one] { $count } tuile Fourrure
       *[other] { $count } tuiles Fourrure
    }
count-clothing =
    { $count ->
        [one] { $count } tuile Vêtements
       *[other] { $count } tuiles Vêtements
    }
count-rune_stone =
    { $count ->
        [one] { $count } tuile Pierre runique
       *[other] { $count } tuiles Pierre runique
    }
count-silverware =
    { $count ->
        [one] { $count } tuile Argenterie
       *[other] { $count } tuiles Argenterie
    }
count-chest =
    { $count ->
        [one] { $count } tuile Coffre
       *[other] { $count } tuiles Coffre
    }
count-silk =
    { $count ->
        [one] { $count } tuile Soie
       *[other] { $count } tuiles Soie
    }
count-spices =
    { $count ->
        [one] { $count } tuile Épices
       *[other] { $count } tuiles Épices
    }
count-jewellery =
    { $count ->
        [one] { $count } tuile Bijoux
       *[other] { $count } tuiles Bijoux
    }
count-treasure_chest =
    { $count ->
        [one] { $count } tuile Coffre au trésor
       *[other] { $count } tuiles Coffre au trésor
    }
count-silver_hoard =
    { $count ->
        [one] { $count } tuile Trésor d’argent
       *[other] { $count } tuiles Trésor d’argent
    }
count-bow =
    { $count ->
        [one] { $count } arc
       *[other] { $count } arcs
    }
count-snare =
    { $count ->
        [one] { $count } collet
       *[other] { $count } collets
    }
count-spear =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
count-sword =
    { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
count-weapon =
    { $count ->
        [one] { $count } carte Arme de la pioche
       *[other] { $count } cartes Arme de la pioche
    }
count-whaling_boat =
    { $count ->
        [one] { $count } baleinier
       *[other] { $count } baleiniers
    }
count-knarr =
    { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship =
    { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkars
    }
count-laden_longship =
    { $count ->
        [one] { $count } drakkar chargé de ces 3 minerais
       *[other] { $count } drakkars chargés de ces 3 minerais
    }
count-stone_house =
    { $count ->
        [one] { $count } maison de pierre
       *[other] { $count } maisons de pierre
    }
count-pregnant_sheep =
    { $count ->
        [one] { $count } brebis gestante
       *[other] { $count } brebis gestantes
    }
count-pregnant_cattle =
    { $count ->
        [one] { $count } vache gestante
       *[other] { $count } vaches gestantes
    }
