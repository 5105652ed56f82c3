# Textes du plateau dessiné de Vikings on Board.

ui-stage = Village et port
ui-village = Village
ui-queue = À jouer
ui-figure = { $seat }, était sur la case { $space }
ui-sterns = { $sterns ->
    [one] { $sterns } poupe restante
   *[other] { $sterns } poupes restantes
}, { $sailed } en mer
ui-house = Case { $number } : { $space }
ui-house-first-player = Premier
ui-house-promote = Avancer
ui-house-jump-own = Saut clan
ui-house-bet = Pari
ui-house-load-one = Charger 1
ui-house-market = Marché
ui-house-jump-any = Saut libre
ui-house-bet-or-move = Pari/dépl.
ui-house-draw-three = Piocher 3
ui-house-set-sail = En mer
ui-house-swap = Échange
ui-tip-house-first-player = Rien d’autre : mais cette figurine jouera la première à la prochaine manche.
ui-tip-house-promote = Une de tes pièces passe à l’avant de son navire. À égalité, le clan le plus à l’avant mène.
ui-tip-house-jump-own = Une de tes pièces saute au bout d’un autre navire.
ui-tip-house-bet = Pose un pari devant un navire, sur le clan qui devrait le mener.
ui-tip-house-load-one = Pioche une marchandise et pose-la sur la proue de n’importe quel navire.
ui-tip-house-market = Une marchandise coûte 1 de plus, pour tout le monde.
ui-tip-house-jump-any = N’importe quelle pièce saute au bout d’un autre navire.
ui-tip-house-bet-or-move = Pose un pari, ou déplace un des tiens sur un autre cercle.
ui-tip-house-draw-three = Regarde trois marchandises en secret et poses-en une sur une proue.
ui-tip-house-set-sail = Tu es capitaine : à la fin de la manche, tu choisis le navire qui part.
ui-tip-house-swap = Deux pièces de navires différents changent de place.
ui-piece = { $clan }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
ui-piece-guest = { $clan }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} et un invité
ui-clan-count = { $clan } { $count }
ui-ship = navire { $ship }
ui-on-ship = Sur le navire { $ship }
ui-ship-sailed = Le navire { $ship } est parti.
ui-ship-story = Navire { $ship }. Contrôle : { $control }. Marchandises : { $goods }.
ui-sailed = en mer
ui-berth = Paris devant le navire { $ship }
ui-circle = { $clan } mène le navire { $ship }
ui-bet-of = Pari de { $seat } sur { $clan }
ui-bet-worth = Pari de { $seat } sur { $clan }, valeur { $value }
ui-market = Marché
ui-market-line = Marché : { $prices }
ui-price = { $good } { $price }
ui-stack-load = { $count ->
    [one] { $count } marchandise à charger
   *[other] { $count } marchandises à charger
}
ui-stack-draw = { $count ->
    [one] { $count } marchandise à piocher
   *[other] { $count } marchandises à piocher
}
ui-loupe = Navire { $ship } vu de près
ui-loupe-open = Navire { $ship } : choisir une pièce
ui-close = Fermer
ui-confirm-lift = Prendre { $clan } { $shields }
ui-hint-lead = Navire { $ship } : { $clan } mène, { $count } à { $other }.
ui-sailing = Le navire { $ship } part
ui-sailing-takes = { $seat } prend une marchandise.
ui-sailing-removes = { $seat } choisit une marchandise qui quitte le jeu.
ui-drawn = Pioché
ui-only-you = visible pour toi seulement
ui-bets = Tes paris
ui-values-only-you = valeurs visibles pour toi seulement
ui-bet-hand = Pari de valeur { $value }, en main
ui-bet-placed = Pari de valeur { $value }, devant le navire { $ship }
ui-bet-behind = Pari de valeur { $value }, resté à quai : le navire { $ship } est parti
ui-bet-won = Pari de valeur { $value }, gagné
ui-goods = Tes marchandises
ui-good-count = { $good } : { $count }, valeur { $price } chacune
ui-points-now = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
ui-won = Paris gagnés
ui-won-none = Aucun encore. Un pari gagne si son clan mène le navire à son départ.
ui-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stat-goods = Marchandises gagnées
ui-stat-bets = Paris en main
ui-stat-won = Paris gagnés
ui-doing-captain = Capitaine de cette manche
ui-doing-left = { $count ->
    [0] Toutes les figurines ont joué
    [one] Encore { $count } figurine
   *[other] Encore { $count } figurines
}
ui-round = Manche { $round }
ui-captain = { $seat } fait partir un navire cette manche
ui-aid = Points à la fin
ui-aid-good = Chaque marchandise
ui-aid-good-value = prix du marché
ui-aid-bet = Pari gagné
ui-aid-bet-value = son chiffre
ui-aid-hidden = Paris déjà gagnés
ui-aid-hidden-value = cachés
ui-aid-end = Fin après
ui-aid-end-value = 7 navires
ui-tip-queue = Les figurines qui doivent encore jouer, dans cet ordre. La maison où va une figurine fixe sa place à la prochaine manche.
ui-tip-sterns = Chaque départ prend une poupe. Après le septième navire, la partie est finie.
ui-tip-ship = Le clan avec le plus de boucliers mène un navire ; à égalité, le plus proche de la proue.
ui-tip-piece = Ses boucliers comptent pour son clan sur ce navire.
ui-tip-good = Quand le navire part, les clans à bord prennent ses marchandises tour à tour, le premier d’abord.
ui-tip-circle = Un pari ici gagne si ce clan mène le navire à son départ.
ui-tip-bet = Sa valeur reste secrète jusqu’à la fin.
ui-tip-my-bet = Tes paris valent de 1 à 4 points. Un seul devant chaque navire.
ui-tip-market = Ce que vaut chaque marchandise à la fin.
ui-tip-my-goods = Tes marchandises. Les autres voient combien, pas lesquelles.
ui-tip-stack-load = Marchandises pour la cinquième maison.
ui-tip-stack-draw = Marchandises pour la neuvième maison.
ui-tip-sailing = Les clans à bord, par boucliers. Ils prennent tour à tour jusqu’à épuisement.
ui-guide-welcome = Des navires quittent le port. Qui a le plus de boucliers à bord prend les meilleures marchandises. Les bons paris rapportent aussi.
    .title = Bienvenue au port
ui-guide-queue = Les figurines jouent dans cet ordre. Chacune va dans une maison, et aucune maison ne sert deux fois par manche.
    .title = À qui le tour
ui-guide-village = Choisis une maison pour ta figurine. Ce qu’elle dit se fait aussitôt. Plus son numéro est petit, plus tôt tu joueras à la prochaine manche.
    .title = Le village
ui-guide-control = Les nombres sous un navire comptent les boucliers. Le clan sur fond clair mène ; à égalité, le plus proche de la proue.
    .title = Qui mène
ui-guide-lift = Choisis la pièce à déplacer. L’anneau montre lesquelles peuvent bouger.
    .title = Déplacer une pièce
ui-guide-jump = Elle va au bout d’un autre navire. Pointe un navire pour voir qui le mènerait.
    .title = Où aller
ui-guide-bet = Choisis un pari selon sa valeur. Personne d’autre ne la connaît.
    .title = Parier
ui-guide-circle = Maintenant le cercle du clan qui mènera ce navire à son départ. Pas forcément le tien.
    .title = Sur qui
ui-guide-load = Pose la marchandise sur un navire que tu mènes, ou mèneras.
    .title = Charger
ui-guide-market = Fais monter ce que tu as ou espères. Cela vaut pour tous.
    .title = Marché
ui-guide-next = Nouvelle manche : les figurines jouent dans l’ordre des maisons où elles étaient.
    .title = Manche suivante
ui-guide-captain = Quelqu’un a pris la barre. À la fin de cette manche, un navire part.
    .title = Un capitaine
ui-guide-sail = Tu es capitaine. Choisis un navire chargé où tu as une bonne place.
    .title = Prendre la mer
ui-guide-share = On se sert par boucliers, tour après tour. La part d’un clan neutre quitte le jeu.
    .title = Le partage
ui-guide-end = Après le septième navire, c’est fini : les marchandises valent leur prix, les paris gagnés leur chiffre.
    .title = La fin
ui-scene-sails = Le navire { $ship } part
ui-scene-adrift = Personne à bord
ui-scene-leads = { $clan } mène le navire { $ship }
ui-scene-crew = Équipage
ui-scene-lead = Tête
ui-scene-goods = Biens
ui-scene-bets = Paris
