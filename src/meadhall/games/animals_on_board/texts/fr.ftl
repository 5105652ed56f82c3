# Animals on Board

summary = Divise les animaux du quai ou prends un groupe. Les animaux seuls et les troupeaux comptent, les paires sont perdues.

option-last_turn_optional = Dernier tour facultatif
option-last_turn_optional-help = La dernière personne de la manche peut passer. Sinon, elle doit diviser ou prendre si elle le peut.
option-surplus = Animaux en surplus
option-surplus-help = Comment une arche de plus de 10 animaux est réduite à la fin.
option-surplus-best = Meilleur choix automatique
option-surplus-ask = Chaque place choisit

## Moves

move-keep = Garder { $species } { $value }
move-split = Diviser le groupe { $group }
    .detail = Diviser le groupe { $group } (caisses { $crates } → { $after }) : { $tiles }
move-take = Prendre le groupe { $group }
    .detail = { $count ->
        [one] Prendre le groupe { $group } pour { $count } caisse : { $tiles }
       *[other] Prendre le groupe { $group } pour { $count } caisses : { $tiles }
    }
move-pull = Vers le nouveau groupe : { $species } { $value }
move-pull-hidden = Vers le nouveau groupe : la tuile cachée
move-done = Terminer la division
    .detail = Terminer la division ({ $left } | { $right })
move-decline = S’arrêter pour cette manche
move-pass = Passer
move-shed = Laisser : { $species } { $value }

## What is being asked

prompt-keep = Garde 1 tuile pour ton arche.
    .other = { $seat } choisit une tuile.
prompt-turn = Prends un groupe ou divises-en un.
    .other = { $seat } prend ou divise un groupe.
prompt-last-turn = Dernier tour de la manche : prends ou divise un groupe.
    .other = { $seat } joue le dernier tour de la manche.
prompt-pull = { $stay ->
    [one] Divise le groupe { $group } : { $stay } reste, { $go } partent.
   *[other] Divise le groupe { $group } : { $stay } restent, { $go } partent.
}
    .other = { $seat } divise le groupe { $group }.
prompt-shed = { $count ->
    [one] Laisse { $count } animal. Aucune paire ne doit rester.
   *[other] Laisse { $count } animaux. Aucune paire ne doit rester.
}
    .other = { $count ->
        [one] { $seat } laisse { $count } animal.
       *[other] { $seat } laisse { $count } animaux.
    }

## The log

log-kept = { $seat } garde une tuile et expose : { $tiles }.
    .you = Tu gardes une tuile et exposes : { $tiles }.
log-round = Manche { $round }. { $seat } commence.
    .you = Manche { $round }. Tu commences.
log-split = { $seat } divise { $count } en { $stay } (groupe { $group }) et { $go } (groupe { $next }).
    .you = Tu divises { $count } en { $stay } (groupe { $group }) et { $go } (groupe { $next }).
log-crate = { $seat } reçoit 1 caisse (maintenant { $crates }).
    .you = Tu reçois 1 caisse (maintenant { $crates }).
log-crate-back = { $seat } rend 1 caisse (maintenant { $crates }).
    .you = Tu rends 1 caisse (maintenant { $crates }).
log-take = { $count ->
    [one] { $seat } prend pour { $count } caisse : { $tiles }.
   *[other] { $seat } prend pour { $count } caisses : { $tiles }.
}
    .you = { $count ->
        [one] Tu prends pour { $count } caisse : { $tiles }.
       *[other] Tu prends pour { $count } caisses : { $tiles }.
    }
log-seen = C’était : { $tiles }. Personne d’autre ne le voit.
log-full = Arche pleine chez { $seat } : { $count } animaux.
    .you = Ton arche est pleine : { $count } animaux.
log-pass = { $seat } ne peut ni diviser ni prendre, et passe.
    .you = Tu ne peux ni diviser ni prendre, et passes.
log-decline = { $seat } s’arrête.
    .you = Tu t’arrêtes.
log-end = La partie est terminée. Les arches s’ouvrent.
log-pairs = { $count ->
    [one] { $seat } perd { $count } paire : { $tiles }.
   *[other] { $seat } perd { $count } paires : { $tiles }.
}
    .you = { $count ->
        [one] Tu perds { $count } paire : { $tiles }.
       *[other] Tu perds { $count } paires : { $tiles }.
    }
log-shed = { $seat } laisse : { $tiles }.
    .you = Tu laisses : { $tiles }.
log-ark = Arche, { $seat } : { $tiles }.
    .you = Ton arche : { $tiles }.
log-herd = { $seat } : troupeau de { $count } ({ $species }), { $points } points.
    .you = Toi : troupeau de { $count } ({ $species }), { $points } points.
log-loners = { $seat } : animaux seuls { $count }, points { $points }.
    .you = Toi : animaux seuls { $count }, points { $points }.
log-crates = { $seat } : caisses { $count }, points { $points }.
    .you = Toi : caisses { $count }, points { $points }.
log-result = Résultat : { $places }
place = { $seat } { $points }

## The score

tally-singles = Animaux seuls ({ $count })
tally-herds = { $herds ->
        [one] Animaux en { $herds } troupeau
       *[other] Animaux en { $herds } troupeaux
    } ({ $count })
    .row = Animaux en troupeaux
    .cell = { $count } en { $herds }
tally-crates = Caisses ({ $count })

## The pieces

tile = { $species } { $value }
tile-hidden = la tuile cachée

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
board-stores = Pile : { $stack } · Caisses en réserve : { $supply }
board-species = Dans cette partie : { $species }
board-quay = Groupes sur le quai et leur prix
board-crates = { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }
board-stays = reste :
board-pulled = nouveau groupe :
board-order = Les tuiles partent dans cet ordre. Celles que tu sautes restent.
board-players = Joueurs
board-player = { $seat } : caisses { $crates }, animaux à bord { $load }
board-chosen = choix fait
board-choosing = choisit
board-starter = commence
board-out = hors de la manche
board-next = commence la prochaine manche
board-last = dernier tour
board-hand = Tes tuiles (visibles pour toi seulement)
board-mine = Ton arche
board-ark = Arche : { $seat }
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pair = paire perdue
board-surplus = pas de place pour ceux entre parenthèses
board-worth = Score actuel
board-total = Total

## Labels of the text view

view-species = Espèces en jeu
view-round = Manche
view-starter = Commence
view-next_starter = Commence la manche suivante
view-last_turn = Dernier tour
view-last_round = Dernière manche
view-space = { "" }
view-crate_limit = { "" }
view-stack = Tuiles dans la pile
view-supply = Caisses en réserve
view-groups = Groupes sur le quai
view-splitting = Groupe en cours de division
view-pulled = Nouveau groupe
view-split_crates = { "" }
view-prospects = { "" }
view-surplus = { "" }
view-players = Joueurs
view-value = Valeur
view-crates = Caisses
view-load = Tuiles à bord
view-out = Hors de la manche
view-ark = Arche
view-kinds = Score actuel
view-lost = Perdu
view-points = Points
view-hand = En main
view-chosen = Choix fait
view-tiles = { "" }
view-form = { "" }
view-move = { "" }
view-count = { "" }
view-counts = { "" }
