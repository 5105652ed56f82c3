# The rules of Vikings on Board, clause by clause

help-aim = Prends des marchandises sur les navires qui partent : chacune vaut de 1 à 4, selon le prix du marché à la fin. Parie sur le clan qui mènera un navire : un pari gagné rapporte son nombre. Sept des huit navires partent et la partie finit avec le septième. Le plus de points l’emporte.
    .title = But
help-turn = Envoie un Viking dans une maison libre du village et exécute son action : déplacer des pièces, charger une marchandise, augmenter un prix, parier ou prendre la mer. Chaque maison accueille un Viking par manche, et les maisons occupées donnent l’ordre de la manche suivante. Qui choisit « Prendre la mer » est capitaine : un navire part à la fin de la manche.
    .title = Un tour
    .set_sail_ship_choice-end_of_round = Le navire est désigné à ce moment-là.
    .set_sail_ship_choice-when_taken = Le navire est désigné tout de suite.
help-score = Prix : peaux 2, grain 2, clous 3. Dans ta réserve, les marchandises cachées qui sont à toi, il y a 2 grain, 1 clous et 1 peaux, et ton pari 4 est gagné : 2 × 2 + 1 × 3 + 1 × 2 + 4 = 13.
    .title = Un exemple de score
help-sailing = Un navire part : juste derrière la proue Lune 3, puis Marteau 3, puis Pin 2. Il porte grain, peaux, peaux et clous. Lune et Marteau ont 3 boucliers ; Lune est plus près de la proue et mène. Lune, Marteau et Pin prennent 1 marchandise chacun, la quatrième revient à Lune. Les paris sur Lune à ce navire sont gagnés.
    .title = Un exemple de départ
help-neutral = À 2 ou 3 joueurs, un clan que personne ne dirige est neutre. Soleil est neutre et mène un navire, puis viennent Lune et Marteau ; sur la proue se trouvent peaux, grain et clous. C’est d’abord à Soleil : la personne à gauche de Lune retire 1 marchandise du jeu. Puis Lune et Marteau en prennent 1 chacun.
    .title = Clans neutres
help-watch = Un pari est gagné ou reste sur le plateau ; il ne revient jamais en main. Tant que tu peux exécuter une action, tu dois en choisir une de celles-là. Le journal nomme chaque marchandise prise ; les valeurs des paris restent cachées jusqu’à la fin.
    .title = Bon à savoir

chapter-V-1 = Mise en place
clause-V-1-1 = Il y a quatre clans : Marteau (rouge), Lune (bleu), Pin (vert) et Soleil (jaune). Tu en diriges un ; un clan que personne ne dirige est neutre. Les 24 pièces de coque sont toujours en jeu : chaque clan en a deux à un bouclier, deux à deux et deux à trois.
clause-V-1-2 = Huit navires sont au port. Derrière chaque proue se trouvent trois pièces au hasard, jamais deux du même clan sur un navire.
clause-V-1-3 = Quinze marchandises (cinq de peaux, cinq de grain, cinq de clous) sont mélangées face cachée : sept près de « Charger 1 », huit près de « Piocher 3 ». Les navires sont encore vides.
clause-V-1-4 = Au marché, les trois sortes commencent au prix de 1.
clause-V-1-5 = Tu as quatre jetons de pari, de valeur 1, 2, 3 et 4. Personne d’autre ne peut les regarder.
clause-V-1-6 = À 2, 3 ou 4 joueurs, chacun a 4, 3 ou 2 Vikings. Le sort décide qui est A, B, C et D. Les Vikings s’alignent à partir de la maison 1 : ABBAABBA à deux, ABCBCACAB à trois, ABCDDCBA à quatre.
clause-V-1-7 = Sept poupes sont prêtes : une pour chaque navire qui partira.

chapter-V-2 = La manche
clause-V-2-1 = Les Vikings se déplacent l’un après l’autre dans l’ordre de leurs maisons, à partir de la maison 1. Chacun se déplace une fois par manche.
clause-V-2-2 = Ton Viking passe dans une maison libre de l’autre côté du village. Une maison n’accueille qu’un Viking : chaque action sert au plus une fois par manche.
clause-V-2-3 = Tu dois choisir une maison dont tu peux faire l’action, puis la faire.
clause-V-2-4 = Si tu ne peux faire aucune des actions libres, et seulement alors, tu envoies le Viking dans n’importe quelle maison libre, sans effet.
clause-V-2-5 = Quand tous les Vikings ont bougé et que quelqu’un a pris « Prendre la mer », ce joueur fait partir un navire. Sinon aucun ne part.
clause-V-2-6 = S’il reste des poupes, une nouvelle manche commence. Les maisons occupées, de 1 à 11, en donnent l’ordre.
clause-V-2-7 = Les actions ne touchent que les navires au port. Un navire a au plus cinq pièces ; il peut perdre la dernière.

chapter-V-3 = Le village
clause-V-3-1 = Premier joueur (1) : sans effet, mais tu joueras en premier à la manche suivante. Toujours possible.
clause-V-3-2 = Avancer (2) : déplace une pièce de ton clan vers la proue de son navire.
    .promote_mode-front = Elle va à l’avant, juste derrière la proue.
    .promote_mode-one_step = Elle avance d’une place.
    .promote_needs_real_move-on = Une pièce déjà à l’avant ne peut pas avancer.
    .promote_needs_real_move-off = Une pièce déjà à l’avant peut aussi être désignée, sans effet.
clause-V-3-3 = Saut du clan (3) : déplace une pièce de ton clan à l’arrière d’un autre navire de moins de cinq pièces.
clause-V-3-4 = Pari (4) : pose un de tes jetons face cachée sur un cercle du port.
clause-V-3-5 = Charger 1 (5) : la marchandise du dessus de la pile va face visible sur la proue d’un navire au port. Possible tant que la pile dure.
clause-V-3-6 = Marché (6) : le prix d’une sorte monte de 1. Aucun prix ne dépasse 4 et les prix ne baissent jamais.
clause-V-3-7 = Saut libre (7) : comme la maison 3, avec une pièce de n’importe quel clan.
clause-V-3-8 = Parier ou déplacer (8) : soit tu paries comme à la maison 4, soit tu déplaces un de tes paris sur un autre cercle, au même navire ou à un autre.
clause-V-3-9 = Piocher 3 (9) : regarde en secret les trois marchandises du dessus de la pile, ou ce qu’il en reste. Poses-en une face visible sur un navire au port.
    .draw_three_return_order-as_drawn = Les autres vont sous la pile dans l’ordre de la pioche.
    .draw_three_return_order-player_choice = Les autres vont sous la pile dans l’ordre de ton choix.
clause-V-3-10 = Prendre la mer (10) : prends une poupe ; tu es capitaine de la manche.
    .set_sail_ship_choice-end_of_round = Tu choisis le navire à la fin de la manche.
    .set_sail_ship_choice-when_taken = Tu choisis le navire tout de suite.
clause-V-3-11 = Échange (11) : deux pièces de deux navires différents échangent leurs places, quel que soit leur clan.

chapter-V-4 = Le départ
clause-V-4-1 = Le capitaine choisit un navire au port qui porte au moins une marchandise et au moins une pièce. S’il n’y en a pas, n’importe quel navire au port.
clause-V-4-2 = On établit d’abord le contrôle, puis on partage les marchandises, puis on règle les paris.
clause-V-4-3 = Compte les boucliers de chaque clan sur le navire : plus il y en a, plus tôt vient le clan. Un clan sans pièce à bord ne participe pas.
clause-V-4-4 = À égalité de boucliers, le clan dont la pièce la plus avancée est plus près de la proue passe devant.
clause-V-4-5 = Dans cet ordre, chaque clan prend une marchandise, encore et encore jusqu’à la dernière. Tu choisis la tienne et la poses face cachée sur ta réserve.
clause-V-4-6 = Quand vient le tour d’un clan neutre, une marchandise quitte le jeu. La personne à gauche de qui prendrait ensuite la choisit.
    .neutral_clan_counts_as_present-on = Cela vaut aussi quand le clan d’une seule personne est à bord.
    .neutral_clan_counts_as_present-off = Mais si le clan d’une seule personne est à bord, elle prend toutes les marchandises.
clause-V-4-7 = Si aucun joueur n’a de pièce à bord, toutes les marchandises quittent le jeu. S’il n’y a aucune pièce, aucun pari ne gagne non plus.
clause-V-4-8 = Quand il n’y a plus rien à choisir, on ne demande rien à personne : les marchandises restantes sont toutes d’une sorte, vont toutes au même joueur ou quittent toutes le jeu.
clause-V-4-9 = Le navire part avec ses pièces et ne revient jamais.

chapter-V-5 = Les paris
clause-V-5-1 = Un pari se trouve devant un navire au port, sur le cercle de l’un des quatre clans. Tu n’as qu’un pari par navire.
    .circle_shared_by_players-on = Plusieurs personnes peuvent parier sur le même cercle.
    .circle_shared_by_players-off = Un cercle n’accueille le pari que d’une personne.
    .bets_on_neutral_clans-on = Tu peux aussi parier sur un clan neutre.
    .bets_on_neutral_clans-off = Personne ne peut parier sur un clan neutre.
clause-V-5-2 = Quand un navire part, chaque pari sur le clan qui le mène est gagné et revient face cachée à son propriétaire.
clause-V-5-3 = Les autres paris restent au poste vide. La maison 8 peut encore les déplacer.
    .move_own_bets_only-on = Tu ne déplaces que tes propres paris.
    .move_own_bets_only-off = Tu peux aussi déplacer les paris des autres.
    .bets_may_move_to_sailed_ship-on = Un pari peut aussi aller vers un poste vide.
clause-V-5-4 = Un pari gagné ne revient jamais en main.

chapter-V-6 = La fin
clause-V-6-1 = La partie s’achève quand le septième navire est parti et que ses marchandises sont partagées.
clause-V-6-2 = Chaque marchandise compte son prix au marché, chaque pari gagné sa valeur. Les autres paris ne comptent pas.
clause-V-6-3 = Le plus de points l’emporte. À égalité, le plus de marchandises, puis le plus de points en marchandises ; sinon la victoire est partagée.
clause-V-6-4 = Le navire resté au port ne compte pas.

chapter-V-7 = À deux : les invités
clause-V-7-1 =
    .two_player_extra_shield-on = Dès que l’autre personne choisit « Prendre la mer », tu dois poser un Viking neutre sur une pièce de ton clan au port. Une pièce porte au plus un invité.
clause-V-7-2 =
    .two_player_extra_shield-on = Un invité compte comme un bouclier de plus pour le clan de la pièce.
clause-V-7-3 =
    .two_player_extra_shield-on = Il suit sa pièce et n’est jamais retiré.

chapter-V-8 = Visible et caché
clause-V-8-1 = Tous voient les coques, les marchandises sur les proues, les prix, le propriétaire et le cercle de chaque pari, et le nombre de marchandises et de paris à chaque endroit.
clause-V-8-2 = Personne d’autre ne voit la valeur de tes paris, ta réserve ni les marchandises regardées avec « Piocher 3 ». Personne ne connaît l’ordre des piles. À la fin, tout est révélé.
clause-V-8-3 = Tu peux retenir ce que tu as vu : les marchandises prises par les autres, celles que tu as remises. Les robots le font aussi.
