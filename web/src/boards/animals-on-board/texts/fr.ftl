# Textes du plateau dessiné d’Animals on Board.

ui-back-short = cachée
ui-quay = Le quai
ui-pen-name = Groupe { $group }
ui-pen = Groupe { $group }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} : { $tiles }.
ui-pen-take = Tu peux le prendre pour { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}.
ui-pen-split = Tu peux le diviser.
ui-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
ui-too-dear = trop cher : { $count } caisses
ui-no-split = Une seule tuile ne se divise pas.
ui-stays = reste · { $count }
ui-goes = nouveau groupe · { $count }
ui-tile-part = Vers le nouveau groupe : { $tile }
ui-tile-back = Ramener : { $tile }
ui-either = Prendre ou diviser ce groupe
ui-take-short = Prendre pour { $count }
ui-split-short = Diviser
ui-confirm-take = { $count ->
    [one] Prendre { $count } tuile
   *[other] Prendre { $count } tuiles
}
ui-confirm-split = Diviser { $stay } | { $go }
ui-confirm-keep = Garder : { $tile }
ui-confirm-shed = { $count ->
    [one] Laisser { $count } tuile à terre
   *[other] Laisser { $count } tuiles à terre
}
ui-hint-take = Tu paies { $count } : caisses { $before } → { $after }. Ensuite tu attends la prochaine manche.
ui-hint-split = Touche des tuiles pour les passer de l’autre côté. Tu gagnes une caisse : { $before } → { $after }.
ui-hint-split-five = Touche des tuiles pour les passer de l’autre côté. Avec cinq caisses, une repart : { $before } → { $after }.
ui-hand = Gardes-en une pour ton arche
ui-hand-done = Tu as choisi. Les autres réfléchissent encore.
ui-hand-others = Chacun choisit en secret.
ui-keep = Garder : { $tile }
ui-stack = { $count ->
    [one] tuile en pile
   *[other] tuiles en pile
}
ui-supply = { $count ->
    [one] caisse
   *[other] caisses
}
ui-boat = { $seat } : { $load ->
    [one] { $load } tuile
   *[other] { $load } tuiles
} sur l’arche, { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
}{ $out ->
    [1] , hors de cette manche
   *[other] {""}
}
ui-ark = Ton arche
ui-berths = { $load } places sur { $space }
ui-only-you = visible pour toi seulement
ui-pair = paire · 0
ui-crates = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
ui-if-ended = Si c’était fini
ui-shed = Laisser à terre : { $tile }
ui-shed-more = { $count ->
    [one] Choisis encore { $count } tuile à laisser à terre.
   *[other] Choisis encore { $count } tuiles à laisser à terre.
}
ui-shed-pair = Il resterait exactement deux animaux d’une espèce. Choisis-en d’autres.
ui-stat-ark = Animaux sur l’arche
ui-stat-crates = Caisses
ui-of = sur { $count }
ui-doing-chosen = A choisi
ui-doing-out = Attend la prochaine manche
ui-doing-starts = Attend, commence la prochaine manche
ui-doing-flag = A le drapeau de départ
ui-doing-flag-chosen = A choisi, drapeau de départ
ui-doing-flag-choosing = Choisit, drapeau de départ
ui-round = Manche { $round }
ui-last-round = Dernière manche
ui-aid = Ce que cela rapporte
ui-aid-single = Seul de son espèce
ui-aid-single-value = son chiffre
ui-aid-pair = Exactement deux
ui-aid-pair-value = rien
ui-aid-herd = Trois ou plus
ui-aid-herd-value = 5 chacun
ui-aid-crate = Chaque caisse
ui-tip-tile = { $tile }. Seul de son espèce, il rapporte son chiffre ; à trois ou plus, 5 ; à deux exactement, rien.
ui-tip-back = Personne n’a vu cette tuile. Qui la prend la voit, les autres non.
ui-tip-pen = Un groupe sur le quai. Prends-le pour une caisse par tuile, ou divise-le en deux et gagne une caisse.
ui-tip-price = Prix : { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}, une par tuile.
ui-tip-hand = Tu vois trois tuiles. L’une reste en secret sur ton arche, les autres vont sur le quai.
ui-tip-stack = La pile. Au début d’une manche, elle regarnit le quai.
ui-tip-supply = Les caisses que personne n’a. Une division en rapporte une.
ui-tip-boat = L’arche de { $seat }. Le nombre de tuiles est connu, leurs animaux sont secrets.
ui-tip-ark = Quand une arche porte dix tuiles, la manche va à son terme, puis on compte.
ui-tip-crates = Tes caisses, cinq au plus. Chacune vaut un point à la fin.
ui-tip-single = Seul de son espèce, un animal rapporte son chiffre.
ui-tip-pair = Exactement deux d’une espèce ne rapportent rien.
ui-tip-herd = Trois ou plus d’une espèce rapportent 5 chacun.
ui-guide-welcome = Tu remplis une arche d’animaux. Troupeaux et solitaires rapportent, les paires ne valent rien.
    .title = Bienvenue à bord
ui-guide-keep = Chacun regarde trois tuiles et en garde une en secret. Un grand chiffre fait un bon solitaire.
    .title = Gardes-en une
ui-guide-quay = Ces tuiles sont sur le quai pour cette manche. L’une est cachée : personne ne la connaît.
    .title = Le quai
ui-guide-split = À ton tour, tu divises un groupe ou en prends un. Diviser rapporte une caisse. Touche un groupe, puis les tuiles qui vont dans le nouveau.
    .title = Diviser
ui-guide-take = Tes caisses suffisent pour un groupe : une caisse par tuile. Qui prend sort de la manche.
    .title = Prendre
ui-guide-out = Tu as pris. Les autres finissent la manche. Tu gardes tes caisses.
    .title = En attente
ui-guide-hidden = Personne d’autre ne voit ton arche. Les étiquettes disent ce que vaut chaque espèce. Gare aux rouges : deux exactement ne valent rien.
    .title = Ton arche
ui-guide-starter = Le premier qui prend commence la prochaine manche. Cela peut valoir beaucoup.
    .title = Premier sorti, premier servi
ui-guide-five = Avec cinq caisses, diviser en coûte une au lieu d’en rapporter une. Il est temps de prendre.
    .title = Cinq caisses
ui-guide-last = Il ne reste que toi. Un dernier tour : diviser, prendre ou renoncer.
    .title = Dernier tour
ui-guide-end = Dix tuiles sur une arche, et cette manche est la dernière. Les paires partent, le reste compte.
    .title = La fin approche
ui-scene-arks = Les arches s’ouvrent
ui-scene-ark = L’arche : { $seat }
ui-scene-open = Ouvrir
ui-scene-pairs = Les paires partent
ui-scene-count = Compte
ui-scene-result = Résultat
ui-scene-herds = Troupeaux : 5 par animal
ui-scene-alone = Seul : son chiffre. Caisses : 1 chacune.
ui-scene-crates = Caisses
