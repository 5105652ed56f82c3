help-aim = Réunis les jetons dont la somme est la plus haute.
    .title = But
help-turn = Prends un jeton de la rangée visible. Un jeton du sac prend sa place. Puis c’est au joueur suivant.
    .title = Un tour
help-score = Les jetons 2, 5 et 7 rapportent 2 + 5 + 7 = 14 points.
    .title = Un exemple de score
chapter-{{letter}}-1 = Mise en place
clause-{{letter}}-1-1 = Le sac contient, mélangés, les jetons de 1 à quatre fois le nombre de joueurs.
clause-{{letter}}-1-2 = Trois jetons du sac forment la rangée visible.
clause-{{letter}}-1-3 = Le premier joueur est tiré au sort ou choisi.
chapter-{{letter}}-2 = Un tour
clause-{{letter}}-2-1 = Prends un jeton de la rangée visible.
clause-{{letter}}-2-2 = Un jeton du sac prend sa place, tant qu’il en reste. Puis c’est au joueur suivant.
chapter-{{letter}}-3 = Fin
clause-{{letter}}-3-1 = Quand il ne reste aucun jeton, chacun rapporte son nombre. La plus haute somme gagne.
clause-{{letter}}-3-2 = En cas d’égalité, le plus haut jeton l’emporte.
