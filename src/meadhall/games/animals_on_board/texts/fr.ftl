# Animals on Board

summary = Divise les animaux du quai ou embarque un groupe : solitaires et troupeaux comptent, les paires sont perdues.

option-last_turn_optional = On peut renoncer au dernier tour
option-last_turn_optional-help = La dernière personne encore dans la manche peut renoncer à jouer. Si l’option est désactivée, elle doit diviser ou prendre si c’est possible.
option-surplus = Animaux en surplus
option-surplus-help = Qui décide, à la fin, quels animaux quittent une arche qui en porte plus de dix.
option-surplus-best = le meilleur choix est fait automatiquement
option-surplus-ask = la personne à qui est l’arche

## Moves

move-keep = Garder : { $species } { $value }
move-split = Diviser le groupe { $group }
    .detail = Diviser le groupe { $group } (caisses { $crates } → { $after }) : { $tiles }
move-take = Prendre le groupe { $group }
    .detail = Prendre le groupe { $group } pour { $count ->
            [one] 1 caisse
           *[other] { $count } caisses
        } : { $tiles }
move-pull = Sortir : { $species } { $value }
move-pull-hidden = Sortir : la tuile face cachée
move-done = Terminer la division
    .detail = Terminer la division ({ $left } | { $right })
move-decline = Renoncer au dernier tour
move-pass = Passer
move-shed = Abandonner : { $species } { $value }

## What is being asked

prompt-keep = Garde une de tes trois tuiles pour ton arche
    .other = { $seat } choisit une tuile à garder
prompt-turn = Divise un groupe ou prends-en un
    .other = { $seat } divise un groupe ou en prend un
prompt-last-turn = Joue ton dernier tour de cette manche
    .other = { $seat } joue le dernier tour de cette manche
prompt-pull = Sors des tuiles du groupe pour en former un nouveau
    .other = { $seat } divise un groupe
prompt-shed = Abandonne { $count ->
        [one] { $count } animal en surplus
       *[other] { $count } animaux en surplus
    } sans laisser de paire
    .other = { $seat } abandonne des animaux en surplus (encore { $count })

## The log

log-kept = { $seat } garde une tuile et expose : { $tiles }
log-round = Manche { $round } : { $seat } commence. Nouveaux sur le quai : { $tiles }
log-split = { $seat } divise un groupe : { $left } | { $right }
log-crate = { $seat } reçoit 1 caisse (maintenant { $crates })
log-crate-back = { $seat } rend 1 caisse (reste { $crates })
log-take = { $seat } embarque { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    } : { $tiles }
log-paid = { $seat } paie { $count ->
        [one] 1 caisse
       *[other] { $count } caisses
    } (reste { $crates })
log-seen = La tuile face cachée, visible pour toi seulement : { $tiles }
log-full = { $seat } annonce une arche pleine : { $count } animaux
log-pass = { $seat } ne peut ni diviser ni prendre, et passe
log-decline = { $seat } renonce au dernier tour
log-end = Une arche est pleine et la manche est finie : on dévoile les arches
log-pairs = { $seat } perd des paires : { $tiles }
log-shed = { $seat } abandonne en surplus : { $tiles }
log-ark = { $seat } ouvre l’arche : { $tiles }
log-herd = { $seat } : troupeau de { $count }, { $species } : { $points }
log-loners = { $seat } : seuls { $count }, points { $points }
log-crates = { $seat } : caisses { $count }, points { $points }
log-result = Résultat : { $places }
place = { $seat } { $points }

## The score

tally-singles = Animaux solitaires ({ $count })
tally-herds = { $herds ->
        [one] Animaux en { $herds } troupeau
       *[other] Animaux en { $herds } troupeaux
    } ({ $count })
    .row = Animaux en troupeaux
    .cell = { $count } en { $herds }
tally-crates = Caisses ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = tuile face cachée

species-elephant = éléphant
species-giraffe = girafe
species-panda = panda
species-tiger = tigre
species-crocodile = crocodile
species-gorilla = gorille
species-turtle = tortue
species-rhinoceros = rhinocéros
species-penguin = manchot
species-camel = chameau
species-zebra = zèbre
species-fox = renard

## The table as text

board-setup = Mise en place
board-round = Manche { $round }
board-stores = { $stack ->
        [one] { $stack } tuile dans la pile
       *[other] { $stack } tuiles dans la pile
    }, { $supply ->
        [one] { $supply } caisse dans la réserve
       *[other] { $supply } caisses dans la réserve
    }
board-species = Dans cette partie : { $species }
board-quay = Groupes sur le quai et leur prix
board-crates = { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }
board-stays = reste :
board-pulled = sorti :
board-order = Les tuiles partent dans l’ordre affiché ; celles que tu sautes restent
board-players = Joueurs
board-player = { $seat } : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }, { $load ->
        [one] { $load } animal à bord
       *[other] { $load } animaux à bord
    }
board-chosen = a choisi
board-choosing = choisit encore
board-starter = drapeau de départ
board-out = hors de la manche
board-next = drapeau de départ pour la prochaine manche
board-last = dernier tour
board-hand = Tes tuiles (visibles pour toi seulement)
board-mine = Ton arche
board-ark = Arche : { $seat }
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pair = la paire est perdue
board-surplus = pas de place pour ceux entre parenthèses
board-worth = Si elle partait maintenant
board-total = Total

## Labels of the text view

view-species = Espèces en jeu
view-round = Manche
view-starter = Premier joueur
view-next_starter = Commence la manche suivante
view-last_turn = Dernier tour
view-last_round = Dernière manche
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tuiles dans la pile
view-supply = Caisses en réserve
view-groups = Groupes sur le quai
view-splitting = Groupe en cours de division
view-pulled = Sorties
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Joueurs
view-value = Valeur
view-crates = Caisses
view-load = Tuiles à bord
view-out = Hors de la manche
view-ark = Arche
view-kinds = Si elle partait maintenant
view-lost = Seraient perdues
view-points = Points
view-hand = En main
view-chosen = A choisi
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
