# Vikings on Board

summary = Arme les navires, charge-les et parie sur le clan qui mènera chacun d’eux en mer.

## Table options

option-two_player_extra_shield = Invités à deux
option-two_player_extra_shield-help = Quand l’un prend « Prendre la mer », l’autre pose un Viking neutre sur une pièce de son clan : un bouclier de plus.
option-promote_mode = Avancer
option-promote_mode-help = De combien avance la pièce choisie.
option-promote_mode-front = jusqu’à l’avant du navire
option-promote_mode-one_step = d’une place
option-promote_needs_real_move = Avancer doit déplacer une pièce
option-promote_needs_real_move-help = Désactivé : on peut aussi désigner une pièce déjà à l’avant, sans effet.
option-set_sail_ship_choice = Choix du navire qui part
option-set_sail_ship_choice-help = Quand le joueur qui a pris « Prendre la mer » désigne le navire.
option-set_sail_ship_choice-end_of_round = à la fin de la manche
option-set_sail_ship_choice-when_taken = tout de suite
option-draw_three_return_order = Marchandises remises avec « Piocher 3 »
option-draw_three_return_order-help = Dans quel ordre les deux autres marchandises passent sous la pile.
option-draw_three_return_order-as_drawn = dans l’ordre de la pioche
option-draw_three_return_order-player_choice = au choix du joueur
option-circle_shared_by_players = Plusieurs paris sur un cercle
option-circle_shared_by_players-help = Désactivé : un cercle n’accueille le pari que d’un seul joueur.
option-bets_on_neutral_clans = Paris sur les clans neutres
option-bets_on_neutral_clans-help = Désactivé : on ne peut pas parier sur un clan que personne ne dirige.
option-move_own_bets_only = Ne déplacer que ses paris
option-move_own_bets_only-help = Désactivé : « Parier ou déplacer » permet aussi de déplacer le pari d’un autre joueur.
option-bets_may_move_to_sailed_ship = Paris vers les postes vides
option-bets_may_move_to_sailed_ship-help = Activé : un pari peut aussi être déplacé au poste d’un navire déjà parti.
option-neutral_clan_counts_as_present = Les clans neutres prennent leur part face à un joueur seul
option-neutral_clan_counts_as_present-help = Désactivé : le seul joueur dont le clan est à bord prend toutes les marchandises.

## Names

clan-red = Marteau
clan-blue = Lune
clan-green = Pin
clan-yellow = Soleil
short-red = Ma
short-blue = Lu
short-green = Pi
short-yellow = So
copy-a = a
copy-b = b
piece = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = peaux
good-grain = grain
good-nails = clous
space-first-player = Premier joueur
space-promote = Avancer
space-jump-own = Saut du clan
space-bet = Pari
space-load-one = Charger 1
space-market = Marché
space-jump-any = Saut libre
space-bet-or-move = Parier ou déplacer
space-draw-three = Piocher 3
space-set-sail = Prendre la mer
space-swap = Échange
effect-first-player = commencer la manche suivante
effect-promote = avancer ta pièce sur son navire
effect-jump-own = mettre ta pièce au bout d’un autre navire
effect-bet = placer un pari
effect-load-one = piocher une marchandise et la charger sur un navire
effect-market = augmenter de 1 le prix d’une marchandise
effect-jump-any = mettre une pièce au choix au bout d’un autre navire
effect-bet-or-move = placer ou déplacer un pari
effect-draw-three = regarder 3 marchandises et en charger 1
effect-set-sail = choisir le navire qui part
effect-swap = échanger deux pièces de navires différents

## Moves

move-send = { $space }
    .detail = { $space } : { $effect }
move-stand = { $space }, sans effet
move-promote = Avancer { $clan } { $shields }{ $copy }
    .detail = Avancer { $clan } { $shields } (navire { $ship }, place { $place })
move-lift = { $clan } { $shields }{ $copy }
    .detail = { $clan } { $shields } (navire { $ship }, place { $place })
move-jump = Sauter sur le navire { $ship }
    .detail = Mettre sur le navire { $ship } (boucliers : { $clans })
move-swap = Échanger avec { $clan } { $shields }{ $copy }
    .detail = Échanger avec { $clan } { $shields } (navire { $ship }, place { $place })
move-bet = Pari de valeur { $value }
move-move = Déplacer le pari de { $clan } au navire { $ship }
    .detail = { $value ->
            [0] Déplacer le pari du clan { $clan } (navire { $ship }, sur { $on })
           *[other] Déplacer ton pari de valeur { $value } (navire { $ship }, sur { $on })
        }
move-berth = Au navire { $ship }
    .detail = Au navire { $ship } (boucliers : { $clans })
move-circle = Sur { $clan }
    .detail = Sur { $clan } (boucliers : { $shields })
move-pick = Poser : { $good } (jeton { $place })
move-upper = Au-dessus : { $good } (jeton { $place })
move-load = Sur le navire { $ship }
    .detail = Sur le navire { $ship } (marchandises : { $good }; boucliers : { $clans })
move-raise = Augmenter : { $good }
    .detail = Augmenter : { $good } ({ $price } → { $after })
move-sail = Faire partir le navire { $ship }
    .detail = Faire partir le navire { $ship } (marchandises : { $good }; boucliers : { $clans })
move-take = Prendre : { $good }
    .detail = Prendre : { $good } (prix { $price })
move-remove = Retirer : { $good }
    .detail = Retirer : { $good } (prix { $price })
move-guest = Invité sur { $clan } { $shields }{ $copy }
    .detail = Invité sur { $clan } { $shields } (navire { $ship }, place { $place })

## What is being asked

prompt-space = { $possible ->
        [0] Choisis une case libre ; aucune action n’y est possible.
       *[other] Choisis une case pour ton Viking.
    }
    .other = { $possible ->
        [0] { $seat } envoie un Viking sur une case libre, sans effet.
       *[other] { $seat } choisit une case du village.
    }
prompt-promote = Choisis une pièce de ton clan à faire avancer.
    .other = { $seat } fait avancer une pièce.
prompt-lift-own = Choisis une pièce de ton clan qui saute.
    .other = { $seat } choisit une de ses pièces qui saute.
prompt-lift-any = Choisis une pièce de n’importe quel clan qui saute.
    .other = { $seat } choisit une pièce qui saute.
prompt-jump = Choisis le navire où saute { $piece }.
    .other = { $seat } choisit où saute { $piece }.
prompt-lift-swap = Choisis la première pièce à échanger.
    .other = { $seat } échange deux pièces.
prompt-swap = Choisis sur un autre navire une pièce à échanger avec { $piece }.
    .other = { $seat } choisit la pièce à échanger avec { $piece }.
prompt-bet = Choisis le jeton que tu paries.
    .other = { $seat } choisit un pari.
prompt-bet-or-move = Choisis un jeton à parier ou un pari à déplacer.
    .other = { $seat } pose ou déplace un pari.
prompt-berth = Choisis le navire du pari.
    .other = { $seat } choisit le navire d’un pari.
prompt-circle = Choisis le clan qui mènera le navire { $ship }.
    .other = { $seat } choisit un cercle au navire { $ship }.
prompt-pick = Choisis la marchandise que tu poses.
    .other = { $seat } regarde des marchandises et en choisit une.
prompt-upper = Choisis laquelle des deux autres marchandises va au-dessus.
    .other = { $seat } remet deux marchandises sous la pile.
prompt-load = Choisis le navire qui reçoit la marchandise.
    .other = { $seat } choisit un navire à charger.
prompt-raise = Choisis la marchandise dont le prix monte.
    .other = { $seat } augmente un prix.
prompt-guest = Choisis une pièce de ton clan pour un invité.
    .other = { $seat } pose un invité sur une pièce.
prompt-sail = Choisis le navire qui part.
    .other = { $seat } choisit le navire qui part.
prompt-take = Prends une marchandise du navire { $ship }.
    .other = { $seat } prend une marchandise du navire { $ship }.
prompt-remove = Choisis la marchandise du navire { $ship } perdue pour { $clan }.
    .other = { $seat } choisit la marchandise du navire { $ship } perdue pour { $clan }.

## Log

log-round = Manche { $round }
log-send = { $seat } : { $space }
log-stand = { $seat } : { $space }, sans effet
log-promote = { $seat } fait avancer { $piece } sur le navire { $ship }.
log-jump = { $seat } fait sauter { $piece } du navire { $from } au navire { $ship }.
log-swap = { $seat } échange { $piece } du navire { $ship } avec { $other } du navire { $other_ship }.
log-bet = { $seat } parie sur { $clan } au navire { $ship }.
log-bet-value = Ton jeton y vaut { $value }.
log-move = { $seat } déplace un pari du navire { $from } vers { $clan } au navire { $ship }.
log-move-of = { $seat } déplace un pari de { $owner_seat } du navire { $from } vers { $clan } au navire { $ship }.
log-drawn = Tu pioches : { $good }.
log-load = { $seat } charge le navire { $ship } : { $good }.
log-raise = { $seat } augmente le prix : { $good } { $price }.
log-guest = { $seat } pose un invité sur { $piece } (navire { $ship }).
log-marks = { $seat } fera partir le navire { $ship } à la fin de la manche.
log-sail = { $seat } fait partir le navire { $ship }.
log-crew = À bord : { $clans }.
log-lead = { $clan } mène avec { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }{ $tie ->
        [1] { "" }, plus près de la proue que { $second_clan }
       *[0] { "" }
    }.
log-adrift = Personne à bord. Aucun pari ne gagne.
log-take = { $seat } prend : { $good }.
log-lost = Hors du jeu : { $good }.
log-remove = { $seat } retire pour { $clan } : { $good }.
log-win = { $seat } gagne un pari sur { $clan }.
log-win-value = Ton pari vaut { $value }.
log-bet-stays = { $seat } perd un pari sur { $clan }. Il reste là.
log-end = Le septième navire est parti. Marchandises et paris sont révélés.

## Final sum

tally-goods = { $good } : { $count } × { $price }
    .row = { $good }
    .cell = { $count } × { $price }
tally-bets = { $count ->
    [one] { $count } pari gagné
   *[other] { $count } paris gagnés
}
    .row = Paris gagnés
    .cell = { $count }

## The table as text

board-round = Manche { $round }
board-sterns = Poupes restantes : { $count }
board-captain = Capitaine : { $seat }
board-market = Marché
board-stacks = Piles
board-queue = Encore à jouer
board-ship = Navire
board-hull = Coque depuis la proue
board-control = Contrôle
board-bets = Paris
board-sailed = parti
board-leaving = part
board-leads = { $short } = { $clan }, { $seat } : marchandises { $goods }, paris en main { $hand }, gagnés { $won }
board-neutral = { $short } = { $clan }, neutre
board-good = { $good } { $count }
board-own = Tes marchandises : { $goods }
board-own-bets = Tes paris en main : { $hand } ; gagnés : { $won }
board-worth = Score actuel : { $points }
board-drawn = Pioche : { $good }

## Labels of the text view

view-round = Manche
view-sterns = Poupes restantes
view-sailed = Navires partis
view-captain = Capitaine
view-neutral = Clans neutres
view-market = Marché
view-load_stack = Denrées à charger
view-draw_stack = Denrées à piocher
view-lost = Hors du jeu
view-queue = Encore à jouer
    .clan = { "" }
    .space = { "" }
view-spaces = Maisons
view-ships = Navires
view-players = Joueurs
view-doing = En cours
view-sailing = Départ
view-good = Denrée
view-price = Prix
view-kind = Sorte
view-seat = Joueur
view-clan = Clan
view-space = Maison
view-number = Numéro
view-action = Action
view-family = { "" }
view-figure = Figurine
    .clan = { "" }
    .space = { "" }
view-docked = À quai
    .no = Parti
view-leaving = Part
view-hull = Coque depuis la proue
view-goods = Denrées
view-control = Contrôle
    .seat = { "" }
view-bets = Paris
    .ship = { "" }
view-shields = Boucliers
view-copy = { "" }
view-guest = Invité
view-owner = Propriétaire
view-value = Valeur
view-ship = Navire
view-unplaced = Paris en main
view-won = Paris gagnés
view-worth = Score actuel
view-figures_left = Figurines restantes
view-lifted = En main
view-bet = Pari
view-berth = Mouillage
view-hand = En main
view-picked = { "" }
view-order = Ordre de contrôle
    .seat = { "" }
view-removing = { "" }
