# Vikings on Board

summary = Équipe les navires, charge-les et parie sur le clan qui mène.

## Table options

option-two_player_extra_shield = Invités à deux
option-two_player_extra_shield-help = Quand une personne prend Départ, l’autre pose un Viking neutre sur une de ses pièces : 1 bouclier de plus.
option-promote_mode = Avancer
option-promote_mode-help = De combien avance la pièce choisie.
option-promote_mode-front = Jusqu’à l’avant du navire
option-promote_mode-one_step = D’une place
option-promote_needs_real_move = Avancer doit déplacer une pièce
option-promote_needs_real_move-help = Désactivé : on peut aussi désigner une pièce déjà à l’avant, sans effet.
option-set_sail_ship_choice = Choix du navire qui part
option-set_sail_ship_choice-help = Quand le joueur qui a pris « Prendre la mer » désigne le navire.
option-set_sail_ship_choice-end_of_round = À la fin de la manche
option-set_sail_ship_choice-when_taken = Tout de suite
option-draw_three_return_order = Marchandises remises avec « Piocher 3 »
option-draw_three_return_order-help = Dans quel ordre les deux autres marchandises passent sous la pile.
option-draw_three_return_order-as_drawn = Dans l’ordre de la pioche
option-draw_three_return_order-player_choice = Au choix
option-circle_shared_by_players = Plusieurs paris sur un cercle
option-circle_shared_by_players-help = Désactivé : un cercle n’accueille le pari que d’un seul joueur.
option-bets_on_neutral_clans = Paris sur les clans neutres
option-bets_on_neutral_clans-help = Désactivé : on ne peut pas parier sur un clan que personne ne dirige.
option-move_own_bets_only = Ne déplacer que ses paris
option-move_own_bets_only-help = Désactivé : Pari + peut aussi déplacer le pari de quelqu’un d’autre.
option-bets_may_move_to_sailed_ship = Paris vers les postes vides
option-bets_may_move_to_sailed_ship-help = Activé : un pari peut aussi être déplacé au poste d’un navire déjà parti.
option-neutral_clan_counts_as_present = Les clans neutres prennent toujours leur part
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
piece = { $shields ->
    [one] pièce { $clan } à { $shields } bouclier
   *[other] pièce { $clan } à { $shields } boucliers
}
    .nom = { $clan } { $shields }
clan-shields = { $clan } { $shields }
good-hides = peaux
good-grain = grain
good-nails = clous
space-first-player = En premier
space-promote = Avancer
space-jump-own = Saut clan
space-bet = Parier
space-load-one = Charger 1
space-market = Marché
space-jump-any = Saut libre
space-bet-or-move = Pari +
space-draw-three = Piocher 3
space-set-sail = Départ
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
move-jump = Vers le navire { $ship }
    .detail = Vers le navire { $ship } (boucliers : { $clans })
move-swap = Échanger avec { $clan } { $shields }{ $copy }
    .detail = Échanger avec { $clan } { $shields } (navire { $ship }, place { $place })
move-bet = Parier { $value }
move-move = Déplacer le pari du clan { $clan } (navire { $ship })
    .detail = { $value ->
        [0] Déplacer un pari du clan { $clan } (navire { $ship }, sur { $on })
       *[other] Déplacer ton pari { $value } (navire { $ship }, sur { $on })
    }
move-berth = Au navire { $ship }
    .detail = Au navire { $ship } (boucliers : { $clans })
move-circle = Sur { $clan }
    .detail = Sur { $clan } (boucliers : { $shields })
move-pick = Choisir : { $good } (jeton { $place })
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
    [0] Choisis une maison. Aucune action n’est possible.
   *[other] Choisis une maison pour ton Viking.
}
    .other = { $possible ->
        [0] { $seat } choisit une maison sans effet.
       *[other] { $seat } choisit une maison.
    }
prompt-promote = Avance une de tes pièces.
    .other = { $seat } avance une pièce.
prompt-lift-own = Déplace une de tes pièces vers un autre navire.
    .other = { $seat } déplace une pièce.
prompt-lift-any = Déplace une pièce au choix vers un autre navire.
    .other = { $seat } déplace une pièce.
prompt-jump = Choisis le navire pour { $piece-nom }.
    .other = { $seat } choisit le navire pour { $piece-nom }.
prompt-lift-swap = Échange 2 pièces de navires différents.
    .other = { $seat } échange 2 pièces.
prompt-swap = Choisis sur un autre navire la pièce à échanger avec { $piece-nom }.
    .other = { $seat } échange { $piece-nom }.
prompt-bet = Choisis un jeton à parier.
    .other = { $seat } parie.
prompt-bet-or-move = Choisis un jeton à parier ou un pari à déplacer.
    .other = { $seat } place ou déplace un pari.
prompt-berth = Choisis le navire du pari.
    .other = { $seat } choisit le navire d’un pari.
prompt-circle = Choisis le clan qui mènera le navire { $ship }.
    .other = { $seat } choisit un clan pour le navire { $ship }.
prompt-pick = Choisis la marchandise à charger.
    .other = { $seat } regarde 3 marchandises et en choisit une.
prompt-upper = Choisis laquelle des 2 autres marchandises va au-dessus.
    .other = { $seat } met 2 marchandises sous la pile.
prompt-load = Choisis le navire qui reçoit la marchandise.
    .other = { $seat } choisit un navire à charger.
prompt-raise = Augmente de 1 le prix d’une marchandise.
    .other = { $seat } augmente un prix.
prompt-guest = Choisis une de tes pièces pour le Viking neutre.
    .other = { $seat } pose un Viking neutre.
prompt-sail = Choisis le navire qui part.
    .other = { $seat } choisit le navire qui part.
prompt-take = Prends une marchandise du navire { $ship }.
    .other = { $seat } prend une marchandise du navire { $ship }.
prompt-remove = Choisis la marchandise que le clan { $clan } perd (navire { $ship }).
    .other = { $seat } choisit la marchandise que le clan { $clan } perd (navire { $ship }).

## Log

log-round = Manche { $round }
log-send = { $space-id ->
    [first-player] { $seat } commence la prochaine manche.
   *[other] { $seat } prend « { $space } ».
}
    .you = { $space-id ->
        [first-player] Tu commences la prochaine manche.
       *[other] Tu prends « { $space } ».
    }
log-stand = { $seat } prend « { $space } », sans effet.
    .you = Tu prends « { $space } », sans effet.
log-promote = { $seat } avance une { $piece } sur le navire { $ship }.
    .you = Tu avances une { $piece } sur le navire { $ship }.
log-jump = { $seat } déplace une { $piece } du navire { $from } au navire { $ship }.
    .you = Tu déplaces une { $piece } du navire { $from } au navire { $ship }.
log-swap = { $seat } échange { $piece-nom } (navire { $ship }) et { $other-nom } (navire { $other_ship }).
    .you = Tu échanges { $piece-nom } (navire { $ship }) et { $other-nom } (navire { $other_ship }).
log-bet = { $seat } parie sur { $clan }, navire { $ship }.
    .you = Tu paries sur { $clan }, navire { $ship }.
log-bet-value = Ton pari vaut { $value }. Personne d’autre ne le voit.
log-move = { $seat } déplace un pari du navire { $from } sur { $clan }, navire { $ship }.
    .you = Tu déplaces un pari du navire { $from } sur { $clan }, navire { $ship }.
log-move-of = { $seat } déplace un pari ({ $owner_seat }) du navire { $from } sur { $clan }, navire { $ship }.
    .you = Tu déplaces un pari ({ $owner_seat }) du navire { $from } sur { $clan }, navire { $ship }.
log-drawn = Tu pioches : { $good }. Personne d’autre ne le voit.
log-load = { $good-id ->
    [grain] { $seat } charge du grain sur le navire { $ship }.
   *[other] { $seat } charge des { $good } sur le navire { $ship }.
}
    .you = { $good-id ->
        [grain] Tu charges du grain sur le navire { $ship }.
       *[other] Tu charges des { $good } sur le navire { $ship }.
    }
log-raise = { $good-id ->
    [grain] { $seat } monte le prix du grain à { $price }.
   *[other] { $seat } monte le prix des { $good } à { $price }.
}
    .you = { $good-id ->
        [grain] Tu montes le prix du grain à { $price }.
       *[other] Tu montes le prix des { $good } à { $price }.
    }
log-guest = { $seat } pose un Viking neutre sur { $piece-nom }, navire { $ship }.
    .you = Tu poses un Viking neutre sur { $piece-nom }, navire { $ship }.
log-marks = { $seat } choisit le navire { $ship }. Il part à la fin de la manche.
    .you = Tu choisis le navire { $ship }. Il part à la fin de la manche.
log-sail = { $seat } fait partir le navire { $ship }.
    .you = Tu fais partir le navire { $ship }.
log-crew = Boucliers : { $clans }.
log-lead = { $tie ->
    [1] Le clan { $clan } mène avec { $shields } (devant le clan { $second_clan }).
   *[0] Le clan { $clan } mène avec { $shields }.
}
log-adrift = Personne à bord. Aucun pari ne gagne.
log-take = { $good-id ->
    [grain] { $seat } prend du grain.
   *[other] { $seat } prend des { $good }.
}
    .you = { $good-id ->
        [grain] Tu prends du grain.
       *[other] Tu prends des { $good }.
    }
log-lost = { $good-id ->
    [grain] Le grain est perdu.
    [hides] Les peaux sont perdues.
   *[other] Les clous sont perdus.
}
log-remove = { $seat } retire 1 marchandise du clan { $clan } : { $good }.
    .you = Tu retires 1 marchandise du clan { $clan } : { $good }.
log-win = { $seat } gagne un pari sur { $clan }.
    .you = Tu gagnes un pari sur { $clan }.
log-win-value = Ton pari vaut { $value }. Personne d’autre ne le voit.
log-bet-stays = { $seat } perd un pari sur { $clan }.
    .you = Tu perds un pari sur { $clan }.
log-end = 7 navires sont partis. Tous les paris sont révélés.

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
board-control = Boucliers
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
view-load_stack = Marchandises à charger
view-draw_stack = Marchandises à piocher
view-lost = Perdu
view-queue = Encore à jouer
    .clan = { "" }
    .space = { "" }
view-spaces = Maisons
view-ships = Navires
view-players = Joueurs
view-doing = En cours
view-sailing = Départ
view-good = Marchandise
view-price = Prix
view-kind = Sorte
view-seat = Joueur
view-clan = Clan
view-space = Maison
view-number = Numéro
view-action = Action
view-family = { "" }
view-figure = Viking
    .clan = { "" }
    .space = { "" }
view-docked = À quai
    .no = Parti
view-leaving = Part
view-hull = Coque depuis la proue
view-goods = Marchandises
view-control = Boucliers
    .seat = { "" }
view-bets = Paris
    .ship = { "" }
view-shields = Boucliers
view-copy = { "" }
view-guest = Invité
view-owner = Place
view-value = Valeur
view-ship = Navire
view-unplaced = Paris en main
view-won = Paris gagnés
view-worth = Score actuel
view-figures_left = Vikings restants
view-lifted = Pièce choisie
view-bet = Pari
view-berth = Mouillage
view-hand = En main
view-picked = { "" }
view-order = Ordre des boucliers
    .seat = { "" }
view-removing = { "" }
