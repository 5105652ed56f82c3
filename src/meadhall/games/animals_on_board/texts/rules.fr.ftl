# The rules of Animals on Board, clause by clause

help-aim = Remplis ton arche avec 10 animaux au plus. Un animal seul de son espèce rapporte son nombre, de 1 à 5. Trois animaux ou plus d’une espèce forment un troupeau et rapportent 5 chacun. Exactement deux d’une espèce sont renvoyés et ne rapportent rien. Chaque caisse restante rapporte 1. Le plus de points l’emporte.
    .title = But
help-turn = Divise un groupe en deux et reçois 1 caisse, ou prends un groupe entier sur ton arche en payant 1 caisse par tuile. Après avoir pris, tu ne joues plus de la manche. La dernière personne encore en jeu a un dernier tour. La première à sortir commence la manche suivante.
    .title = Un tour
help-score = Zèbre 4, renard 2, 3 pandas, 5 tigres, 2 éléphants et 2 caisses. Les 2 éléphants partent, 10 animaux restent : 4 + 2 + 3 × 5 + 5 × 5 + 2 = 48.
    .title = Un exemple de score
help-watch = Diviser avec 5 caisses en coûte 1 : il t’en reste 4. La personne qui commence la manche ne peut jamais prendre aussitôt, car le seul groupe coûte plus de 5 caisses. 5 tigres, 5 pandas et une tortue 1 font 11 animaux, 1 de trop : sans la tortue ils rapportent 50, sans un tigre 46. Une arche ne s’ouvre qu’à la fin. Le journal garde chaque tuile prise à la vue de tous, mais ni la tuile gardée au début ni la tuile cachée.
    .title = Bon à savoir

chapter-A-1 = Mise en place
clause-A-1-1 = Il y a douze espèces de cinq tuiles, de valeur 1 à 5. On joue avec huit espèces à deux, dix à trois, et les douze à quatre. Celles qui restent dans la boîte sont tirées au sort ; tout le monde les connaît.
clause-A-1-2 = Les tuiles utilisées sont mélangées en une pile face cachée.
clause-A-1-3 = Chaque personne a une arche et une caisse de nourriture. Le reste des vingt caisses forme la réserve.
clause-A-1-4 = Chaque personne pioche trois tuiles et les regarde seule. Toutes en même temps et en secret, elles en gardent une pour leur arche. Quand le choix est fait, les deux autres tuiles de chaque personne sont posées face visible sur le quai.
clause-A-1-5 = Quelqu’un a le drapeau de départ : la personne convenue ou tirée au sort.

chapter-A-2 = Début d’une manche
clause-A-2-1 = Toutes les tuiles du quai sont réunies en un seul groupe.
clause-A-2-2 = On ajoute des tuiles de la pile jusqu’à ce que 8, 10 ou 12 soient face visible (à 2, 3 ou 4). Celles qui restaient comptent.
clause-A-2-3 = On ajoute encore une tuile cachée, sauf si celle d’une manche précédente est toujours là. Personne ne la regarde. Il n’y en a jamais plus d’une.
clause-A-2-4 = Tout le monde est de nouveau dans la manche. On conserve ses caisses. La personne qui a le drapeau de départ commence.

chapter-A-3 = Un tour
clause-A-3-1 = À ton tour, tu fais une seule chose : diviser un groupe ou prendre un groupe.
clause-A-3-2 = Diviser : choisis un groupe d’au moins deux tuiles et partage-le comme tu veux en deux groupes d’au moins une tuile. La tuile cachée peut aller dans l’un ou l’autre. Aucun autre groupe n’est touché. Tu reçois ensuite une caisse de la réserve.
clause-A-3-3 = Prendre : choisis un groupe qui n’a pas plus de tuiles que tu n’as de caisses, paie une caisse par tuile et mets-les toutes sur ton arche. Si la tuile cachée en fait partie, personne d’autre que toi ne voit ce que c’est. Tu es hors de la manche. La première personne sortie reçoit le drapeau de départ pour la manche suivante.
clause-A-3-4 = On n’a jamais plus de cinq caisses. Qui divise avec cinq caisses n’en reçoit pas mais en rend une, et en garde quatre.
clause-A-3-5 = Qui ne peut ni diviser ni prendre passe, et reste dans la manche.
clause-A-3-6 = On ne passe jamais autrement. S’il n’y a rien à diviser, il faut prendre ; si tu ne peux payer aucun groupe, il faut diviser, même avec cinq caisses.

chapter-A-4 = Déroulement et fin d’une manche
clause-A-4-1 = On joue dans le sens des aiguilles d’une montre, en sautant les personnes hors de la manche.
clause-A-4-2 = Dès qu’il ne reste qu’une personne dans la manche, elle a un dernier tour. Ensuite la manche est finie, quoi qu’elle ait fait.
    .last_turn_optional-on = Elle peut diviser, prendre ou renoncer. Renoncer ne change rien.
    .last_turn_optional-off = Elle doit diviser ou prendre si c’est possible.
clause-A-4-3 = Si aucune arche n’est pleine, la manche suivante commence par la première personne sortie.
clause-A-4-4 = Qui a dix animaux ou plus l’annonce. Une arche a dix places ; le surplus reste à la personne jusqu’à la fin.

chapter-A-5 = Fin de la partie
clause-A-5-1 = La partie se termine à la fin d’une manche où une arche porte dix animaux ou plus. Les autres jouent d’abord cette manche jusqu’au bout.
clause-A-5-2 = Chaque personne abandonne toute espèce dont elle a exactement deux animaux.
clause-A-5-3 = S’il reste alors plus de dix animaux, exactement le surplus part. N’importe quels animaux peuvent partir, mais aucune espèce ne doit rester avec exactement deux animaux.
    .surplus-best = Le choix qui rapporte le plus de points est fait automatiquement.
    .surplus-ask = Tu choisis quels animaux partent.
clause-A-5-4 = Un animal seul de son espèce rapporte sa valeur. Un animal dans un troupeau de trois ou plus rapporte 5 points, quelle que soit sa valeur. Chaque caisse rapporte 1 point.
clause-A-5-5 = Le plus de points l’emporte. En cas d’égalité, le plus d’espèces sur l’arche qui part. Si l’égalité demeure, la victoire est partagée.

chapter-A-6 = Ce qui est visible, ce qui est secret
clause-A-6-1 = Sont secrets : la pile, la tuile cachée et les tuiles des arches des autres. On peut retenir ce qui a été embarqué à la vue de tous : le journal le dit, l’arche ne le montre pas.
clause-A-6-2 = Sont visibles : les groupes, les caisses et le nombre d’animaux de chaque personne, qui est hors de la manche, le drapeau de départ et les espèces en jeu.
clause-A-6-3 = Quand la dernière manche est finie, on dévoile les arches.
