# Textes du plateau dessiné d’Animals on Board.

ui-back-short = cachée
ui-quay = Quai
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
ui-too-dear = Coûte { $count }, tu as { $have }
ui-no-split = 1 tuile ne se divise pas.
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
ui-confirm-split = Diviser { $group } : { $stay } | { $go }
ui-confirm-keep = Garder { $tile }
ui-confirm-shed = { $count ->
    [one] Laisser { $count } tuile
   *[other] Laisser { $count } tuiles
}
ui-hint-take = Tu paies { $count } : caisses { $before } → { $after }. Ensuite tu attends la prochaine manche.
ui-hint-split = Glisse des tuiles de l’autre côté de la corde, ou touche-les. Tu gagnes une caisse : { $before } → { $after }.
ui-hint-split-five = Glisse des tuiles de l’autre côté de la corde, ou touche-les. Avec 5 caisses, tu en rends une : { $before } → { $after }.
ui-hand = Garde 1 tuile pour ton arche.
ui-hand-done = C’est fait. Les autres choisissent encore.
ui-hand-others = Tout le monde choisit en secret.
ui-keep = Garder { $tile }
ui-stack = { $count ->
    [one] tuile en pile
   *[other] tuiles en pile
}
ui-supply = { $count ->
    [one] caisse
   *[other] caisses
}
ui-boat = { $seat } : tuiles { $load }, caisses { $crates }{ $out ->
    [1] . Hors de cette manche.
   *[other] .
}
ui-ark = Ton arche
ui-berths = { $load } places sur { $space }
ui-only-you = visible pour toi seulement
ui-pair = paire · 0
ui-crates = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
ui-if-ended = Score actuel
ui-shed = Laisser : { $tile }
ui-shed-more = { $count ->
    [one] Choisis encore { $count } tuile à laisser.
   *[other] Choisis encore { $count } tuiles à laisser.
}
ui-shed-pair = Il reste une paire. Choisis d’autres tuiles.
ui-stat-ark = Animaux sur l’arche
ui-stat-crates = Caisses
ui-of = sur { $count }
ui-doing-chosen = Choix fait
ui-doing-out = Attend la prochaine manche
ui-doing-starts = Attend, commence la prochaine manche
ui-doing-flag = Commence
ui-doing-flag-chosen = Choix fait, commence
ui-doing-flag-choosing = Choisit, commence
ui-round = Manche { $round }
ui-last-round = Dernière manche
ui-aid = Points
ui-aid-single = Seul
ui-aid-single-value = son chiffre
ui-aid-pair = Paire
ui-aid-pair-value = 0
ui-aid-herd = Troupeau, 3 ou plus
ui-aid-herd-value = 5 chacun
ui-aid-crate = Chaque caisse
ui-tip-tile = { $tile }. Seul, il rapporte son chiffre ; en troupeau de 3 ou plus, 5 points ; en paire, rien.
ui-tip-back = La tuile cachée. Seule la personne qui la prend la voit.
ui-tip-pen = Prends ce groupe pour 1 caisse par tuile, ou divise-le et gagne 1 caisse.
ui-tip-price = { $count ->
    [one] Prix : { $count } caisse, 1 par tuile.
   *[other] Prix : { $count } caisses, 1 par tuile.
}
ui-tip-hand = Personne d’autre ne voit ces 3 tuiles. Gardes-en 1 cachée dans ton arche ; les autres vont sur le quai.
ui-tip-stack = Tuiles restantes. Elles regarnissent le quai au début d’une manche.
ui-tip-supply = Caisses en réserve. Diviser un groupe en rapporte 1.
ui-tip-boat = Arche : { $seat }. Le nombre de tuiles est visible, pas leurs animaux.
ui-tip-ark = Quand une arche a 10 tuiles, on finit la manche, puis on compte.
ui-tip-crates = Tes caisses, 5 au plus. Chacune vaut 1 point à la fin.
ui-tip-single = Seul, un animal rapporte son chiffre.
ui-tip-pair = Paire : 2 d’une espèce ne rapportent rien.
ui-tip-herd = Troupeau : 3 ou plus d’une espèce rapportent 5 chacun.
ui-guide-welcome = Remplis une arche d’animaux. Les animaux seuls et les troupeaux rapportent, les paires ne valent rien.
    .title = Bienvenue à bord
ui-guide-keep = Tout le monde regarde 3 tuiles et en garde 1 cachée. Un grand chiffre est bon pour un animal seul.
    .title = Garde 1 tuile
ui-guide-quay = Ces tuiles sont sur le quai pour cette manche. Personne ne connaît la tuile cachée.
    .title = Le quai
ui-guide-split = À ton tour, divise un groupe ou prends-en un. Diviser rapporte 1 caisse. Touche un groupe, puis les tuiles du nouveau groupe.
    .title = Diviser
ui-guide-take = Tes caisses suffisent pour un groupe : 1 caisse par tuile. Ensuite tu attends la prochaine manche.
    .title = Prendre
ui-guide-out = Tu as pris un groupe. Les autres finissent la manche. Tu gardes tes autres caisses.
    .title = En attente
ui-guide-hidden = Personne d’autre ne voit ton arche. Les étiquettes disent ce que vaut chaque espèce. Attention aux rouges : les paires ne valent rien.
    .title = Ton arche
ui-guide-starter = La première personne qui prend commence la prochaine manche. Cela peut valoir beaucoup.
    .title = Prendre en premier
ui-guide-five = Avec 5 caisses, diviser en coûte 1. Mieux vaut prendre un groupe.
    .title = 5 caisses
ui-guide-last = Il ne reste que toi dans la manche. Divise, prends ou arrête-toi.
    .title = Dernier tour
ui-guide-end = Une arche a 10 tuiles : cette manche est la dernière. On retire les paires, puis on compte.
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
