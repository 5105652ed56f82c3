# Textes du plateau dessiné de Vikings on Board.

ui-stage = Village et port
ui-village = Village
ui-queue = À jouer
ui-figure = { $seat }, maison { $space }
ui-sterns = Navires partis : { $sailed } sur { $all }
ui-house = Maison { $number } : { $space }
ui-house-first-player = En premier
ui-house-promote = Avancer
ui-house-jump-own = Saut clan
ui-house-bet = Parier
ui-house-load-one = Charger 1
ui-house-market = Marché
ui-house-jump-any = Saut libre
ui-house-bet-or-move = Pari +
ui-house-draw-three = Piocher 3
ui-house-set-sail = Départ
ui-house-swap = Échange
ui-tip-house-first-player = Tu commences la prochaine manche. Aucun autre effet.
ui-tip-house-promote = Une de tes pièces passe à l’avant de son navire. À égalité, le clan le plus à l’avant mène.
ui-tip-house-jump-own = Déplace une de tes pièces au bout d’un autre navire.
ui-tip-house-bet = Parie sur le clan qui devrait mener un navire.
ui-tip-house-load-one = Pioche une marchandise et charge-la sur un navire au choix.
ui-tip-house-market = Augmente de 1 le prix d’une marchandise.
ui-tip-house-jump-any = Déplace une pièce au choix au bout d’un autre navire.
ui-tip-house-bet-or-move = Pose un pari, ou déplace un des tiens sur un autre cercle.
ui-tip-house-draw-three = Regarde 3 marchandises cachées et charges-en 1.
ui-tip-house-set-sail = À la fin de la manche, tu choisis le navire qui part.
ui-tip-house-swap = Échange 2 pièces de navires différents.
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
ui-ship-story = Navire { $ship }. Boucliers : { $control }. Marchandises : { $goods }.
ui-sailed = en mer
ui-berth = Paris devant le navire { $ship }
ui-circle = Le clan { $clan } mène le navire { $ship }
ui-bet-of = { $seat } : pari sur { $clan }
ui-bet-worth = { $seat } : pari sur { $clan }, valeur { $value }
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
ui-loupe = Navire { $ship }, agrandi
ui-loupe-open = Navire { $ship } : choisir une pièce
ui-close = Fermer
ui-confirm-lift = Choisir un navire
ui-hint-lead = Navire { $ship } : { $clan } mène, { $count } à { $other }.
ui-sailing = Le navire { $ship } part
ui-sailing-takes = { $seat } prend une marchandise.
ui-sailing-removes = { $seat } choisit la marchandise perdue.
ui-drawn = Piochées
ui-only-you = visible pour toi seulement
ui-bets = Tes paris
ui-values-only-you = valeurs visibles pour toi seulement
ui-bet-hand = Pari { $value }, en main
ui-bet-placed = Pari { $value }, navire { $ship }
ui-bet-behind = Pari { $value }, perdu : le navire { $ship } est parti
ui-bet-won = Pari { $value }, gagné
ui-goods = Tes marchandises
ui-good-count = { $good } : { $count }, valeur { $price } chacune
ui-points-now = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
ui-won = Paris gagnés
ui-won-none = Aucun. Un pari gagne si son clan mène le navire au départ.
ui-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stat-goods = Marchandises gagnées
ui-stat-bets = Paris en main
ui-stat-won = Paris gagnés
ui-doing-captain = Capitaine de cette manche
ui-doing-left = { $count ->
    [0] Tous les Vikings ont joué
    [one] Encore { $count } Viking à jouer
   *[other] Encore { $count } Vikings à jouer
}
ui-round = Manche { $round }
ui-captain = { $seat } choisit le navire qui part
ui-aid = Points
ui-aid-good = Chaque marchandise
ui-aid-good-value = son prix
ui-aid-bet = Pari gagné
ui-aid-bet-value = son chiffre
ui-aid-hidden = Paris déjà gagnés
ui-aid-hidden-value = cachés
ui-aid-end = Fin après
ui-aid-end-value = 7 navires
ui-tip-queue = Les Vikings qui doivent encore jouer, dans cet ordre. La maison fixe la place à la prochaine manche.
ui-tip-sterns = La partie se termine après 7 navires.
ui-tip-ship = Le clan qui a le plus de boucliers mène le navire. À égalité, le plus près de la proue mène.
ui-tip-piece = Ses boucliers comptent pour son clan sur ce navire.
ui-tip-good = Quand le navire part, les clans à bord prennent ses marchandises tour à tour, le premier d’abord.
ui-tip-circle = Un pari ici gagne si ce clan mène le navire à son départ.
ui-tip-bet = Sa valeur reste cachée jusqu’à la fin.
ui-tip-my-bet = Tes paris valent de 1 à 4 points. Un seul devant chaque navire.
ui-tip-market = Prix des marchandises à la fin de la partie.
ui-tip-my-goods = Tes marchandises. Les autres voient combien, pas lesquelles.
ui-tip-stack-load = Marchandises pour la maison 5.
ui-tip-stack-draw = Marchandises pour la maison 9.
ui-tip-sailing = Les clans à bord, par boucliers. Ils prennent tour à tour jusqu’à épuisement.
ui-guide-welcome = Des navires quittent le port. Qui a le plus de boucliers à bord prend les meilleures marchandises. Les bons paris rapportent aussi.
    .title = Bienvenue au port
ui-guide-queue = Les Vikings jouent dans cet ordre. Chacun prend une maison, une seule fois par manche.
    .title = Ordre du tour
ui-guide-village = Choisis une maison pour ton Viking. Son effet est immédiat. Plus le numéro est petit, plus tu joues tôt à la prochaine manche.
    .title = Le village
ui-guide-control = Les nombres sous un navire comptent les boucliers. Le clan sur fond clair mène ; à égalité, le plus proche de la proue.
    .title = Qui mène
ui-guide-lift = Choisis la pièce à déplacer. L’anneau montre lesquelles peuvent bouger.
    .title = Déplacer une pièce
ui-guide-jump = Elle va au bout d’un autre navire. Pointe un navire pour voir qui le mènerait.
    .title = Où aller
ui-guide-bet = Choisis un pari selon sa valeur. Personne d’autre ne la connaît.
    .title = Parier
ui-guide-circle = Choisis maintenant le clan qui mènera ce navire au départ, le tien ou un autre.
    .title = Choisir un clan
ui-guide-load = Pose la marchandise sur un navire que tu mènes, ou mèneras.
    .title = Charger
ui-guide-market = Fais monter ce que tu as ou espères. Cela vaut pour tous.
    .title = Marché
ui-guide-next = Nouvelle manche : les Vikings jouent dans l’ordre de leurs maisons.
    .title = Prochaine manche
ui-guide-captain = Quelqu’un a pris « Départ ». Un navire part à la fin de cette manche.
    .title = Un navire va partir
ui-guide-sail = Tu choisis le navire. Prends-en un chargé que tu mènes.
    .title = Départ
ui-guide-share = Les clans prennent à tour de rôle, selon leurs boucliers. La part des clans neutres est perdue.
    .title = Partage
ui-guide-end = Après 7 navires, la partie se termine. Les marchandises valent leur prix, les paris gagnés leur chiffre.
    .title = La fin
ui-scene-sails = Le navire { $ship } part
ui-scene-adrift = Personne à bord
ui-scene-leads = { $clan } mène le navire { $ship }
ui-scene-crew = Équipage
ui-scene-lead = Tête
ui-scene-goods = Biens
ui-scene-bets = Paris
