# The rules of Vikings on Board, clause by clause

chapter-V-1 = Mise en place
clause-V-1-1 = Il y a quatre clans : Marteau (rouge), Lune (bleu), Pin (vert) et Soleil (jaune). Vous en dirigez un ; un clan que personne ne dirige est neutre. Les 24 pièces de coque sont toujours en jeu : chaque clan en a deux à un bouclier, deux à deux et deux à trois.
clause-V-1-2 = Huit navires sont au port. Derrière chaque proue se trouvent trois pièces au hasard, jamais deux du même clan sur un navire.
clause-V-1-3 = Quinze marchandises (cinq de peaux, cinq de grain, cinq de clous) sont mélangées face cachée : sept près de « Charger 1 », huit près de « Piocher 3 ». Les navires sont encore vides.
clause-V-1-4 = Au marché, les trois sortes commencent au prix de 1.
clause-V-1-5 = Vous avez quatre jetons de pari, de valeur 1, 2, 3 et 4. Vous seul pouvez les regarder.
clause-V-1-6 = À 2, 3 ou 4 joueurs, chacun a 4, 3 ou 2 Vikings. Le sort décide qui est A, B, C et D. Les Vikings s'alignent à partir de la case 1 : ABBAABBA à deux, ABCBCACAB à trois, ABCDDCBA à quatre.
clause-V-1-7 = Sept poupes sont prêtes : une pour chaque navire qui partira.

chapter-V-2 = La manche
clause-V-2-1 = Les Vikings se déplacent l'un après l'autre dans l'ordre de leurs cases, à partir de la case 1. Chacun se déplace une fois par manche.
clause-V-2-2 = Votre Viking passe sur une case libre de l'autre côté du village. Une case n'accueille qu'un Viking : chaque action sert au plus une fois par manche.
clause-V-2-3 = Vous devez choisir une case dont vous pouvez faire l'action, puis la faire.
clause-V-2-4 = Si vous ne pouvez faire aucune des actions libres, et seulement alors, vous envoyez le Viking sur n'importe quelle case libre, sans effet.
clause-V-2-5 = Quand tous les Vikings ont bougé et que quelqu'un a pris « Prendre la mer », ce joueur fait partir un navire. Sinon aucun ne part.
clause-V-2-6 = S'il reste des poupes, une nouvelle manche commence. Les cases occupées, de 1 à 11, en donnent l'ordre.
clause-V-2-7 = Les actions ne touchent que les navires au port. Un navire a au plus cinq pièces ; il peut perdre la dernière.

chapter-V-3 = Le village
clause-V-3-1 = Premier joueur (1) : sans effet, mais vous jouerez en premier à la manche suivante. Toujours possible.
clause-V-3-2 = Avancer (2) : placez une pièce de votre clan à l'avant de son navire, juste derrière la proue. Une pièce déjà à l'avant ne peut pas avancer. Une table peut convenir d'avancer d'une seule place, ou permettre de désigner la pièce de tête.
clause-V-3-3 = Saut du clan (3) : déplacez une pièce de votre clan à l'arrière d'un autre navire de moins de cinq pièces.
clause-V-3-4 = Pari (4) : posez un de vos jetons face cachée sur un cercle du port.
clause-V-3-5 = Charger 1 (5) : la marchandise du dessus de la pile va face visible sur la proue d'un navire au port. Possible tant que la pile dure.
clause-V-3-6 = Marché (6) : le prix d'une sorte monte de 1. Aucun prix ne dépasse 4 et les prix ne baissent jamais.
clause-V-3-7 = Saut libre (7) : comme la case 3, avec une pièce de n'importe quel clan.
clause-V-3-8 = Parier ou déplacer (8) : soit vous pariez comme sur la case 4, soit vous déplacez un de vos paris sur un autre cercle, au même navire ou à un autre.
clause-V-3-9 = Piocher 3 (9) : regardez en secret les trois marchandises du dessus de la pile, ou ce qu'il en reste. Posez-en une face visible sur un navire au port ; les autres vont sous la pile dans l'ordre de la pioche, ou dans l'ordre de votre choix si la table en a convenu.
clause-V-3-10 = Prendre la mer (10) : prenez une poupe ; vous êtes capitaine de la manche. Vous choisissez le navire à la fin de la manche, ou tout de suite si la table en a convenu.
clause-V-3-11 = Échange (11) : deux pièces de deux navires différents échangent leurs places, quel que soit leur clan.

chapter-V-4 = Le départ
clause-V-4-1 = Le capitaine choisit un navire au port qui porte au moins une marchandise et au moins une pièce. S'il n'y en a pas, n'importe quel navire au port.
clause-V-4-2 = On établit d'abord le contrôle, puis on partage les marchandises, puis on règle les paris.
clause-V-4-3 = Comptez les boucliers de chaque clan sur le navire : plus il y en a, plus tôt vient le clan. Un clan sans pièce à bord ne participe pas.
clause-V-4-4 = À égalité de boucliers, le clan dont la pièce la plus avancée est plus près de la proue passe devant.
clause-V-4-5 = Dans cet ordre, chaque clan prend une marchandise, encore et encore jusqu'à la dernière. Vous choisissez la vôtre et la posez face cachée sur votre réserve.
clause-V-4-6 = Quand vient le tour d'un clan neutre, une marchandise quitte le jeu. Le voisin de gauche du joueur qui prendrait ensuite la choisit.
clause-V-4-7 = Si aucun joueur n'a de pièce à bord, toutes les marchandises quittent le jeu. S'il n'y a aucune pièce, aucun pari ne gagne non plus.
clause-V-4-8 = Quand il n'y a plus rien à choisir, on ne demande rien à personne : les marchandises restantes sont toutes d'une sorte, vont toutes au même joueur ou quittent toutes le jeu.
clause-V-4-9 = Le navire part avec ses pièces et ne revient jamais.

chapter-V-5 = Les paris
clause-V-5-1 = Un pari se trouve devant un navire au port, sur le cercle de l'un des quatre clans. Vous n'avez qu'un pari par navire. Une table peut n'admettre qu'un pari par cercle, ou interdire les paris sur les clans neutres.
clause-V-5-2 = Quand un navire part, chaque pari sur le clan qui le mène est gagné et revient face cachée à son propriétaire.
clause-V-5-3 = Les autres paris restent au poste vide. La case 8 peut encore les déplacer. Une table peut permettre de déplacer aussi les paris des autres, ou de déplacer des paris vers des postes vides.
clause-V-5-4 = Un pari gagné ne revient jamais en main.

chapter-V-6 = La fin
clause-V-6-1 = La partie s'achève quand le septième navire est parti et que ses marchandises sont partagées.
clause-V-6-2 = Chaque marchandise compte son prix au marché, chaque pari gagné sa valeur. Les autres paris ne comptent pas.
clause-V-6-3 = Le plus de points l'emporte. À égalité, le plus de marchandises, puis le plus de points en marchandises ; sinon la victoire est partagée.
clause-V-6-4 = Le navire resté au port ne compte pas.

chapter-V-7 = À deux : les invités
clause-V-7-1 = Avec cette option, dès que votre adversaire prend « Prendre la mer », vous devez poser un Viking neutre sur une pièce de votre clan au port. Une pièce porte au plus un invité.
clause-V-7-2 = Un invité compte comme un bouclier de plus pour le clan de la pièce.
clause-V-7-3 = Il suit sa pièce et n'est jamais retiré.

chapter-V-8 = Visible et caché
clause-V-8-1 = Tous voient les coques, les marchandises sur les proues, les prix, le propriétaire et le cercle de chaque pari, et le nombre de marchandises et de paris à chaque endroit.
clause-V-8-2 = Vous seul voyez la valeur de vos paris, votre réserve et les marchandises regardées avec « Piocher 3 ». Personne ne connaît l'ordre des piles. À la fin, tout est révélé.
clause-V-8-3 = Vous pouvez retenir ce que vous avez vu : les marchandises prises par les autres, celles que vous avez remises. Les robots le font aussi.
