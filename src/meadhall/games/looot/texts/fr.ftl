# Looot

summary = Envoie tes Vikings sur les terres, capture des bâtiments et remplis les drakkars de ton fjord.

option-layout = Terres
option-layout-help = Comment les plateaux de terres sont assemblés.
option-layout-random = Au hasard
option-layout-example = Exemple fixe

## Moves

move-place = Placer un Viking en { $board }{ $hex }
    .detail = Placer un Viking en { $board }{ $hex } : { $count } { $tile }{ $captures ->
            [0] { "" }
           *[other] { "" }; capture { $tiles }
        }{ $short ->
            [1] { "" }; place pour { $room }
           *[0] { "" }
        }; groupe de { $size }; à côté : { $near }
move-shield = Utiliser un bouclier : { $shield }
move-lay = Poser sur la case { $cell }
    .detail = Poser sur la case { $cell } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } alors{ $needed ->
            [0] { "" }
           *[other] { $moor ->
                [1] { "" }; a { $near }
               *[0] { "" }; sert : { $near }
            }
        }{ $fills ->
            [0] { "" }
           *[other] { "" }, plein alors
        }; à côté de { $cells }
move-loot = Prendre la tuile de { $board }{ $hex }
    .detail = Prendre la tuile de { $board }{ $hex } : { $tile }
move-ship = Prendre le drakkar de l’emplacement { $slot }
    .detail = Prendre le drakkar de l’emplacement { $slot } : { $ship } (demande { $needs } ; au mieux { $met } sur 3, case { $cell })
move-trophy = Prendre le trophée à { $axes } haches
    .detail = Prendre le trophée à { $axes } haches : { $points } points
move-done = Finir le tour

## What is being asked

prompt-place = { $occupied ->
    [1] Place un Viking sur une case occupée.
   *[0] { $shields ->
        [0] Place un Viking.
       *[other] Place un Viking. Tu peux d’abord utiliser un bouclier.
    }
}
    .other = { $seat } place un Viking.
prompt-lay = Pose la tuile dans ton fjord : { $tile }.
    .other = { $seat } pose une tuile : { $tile }.
prompt-loot = { $count ->
    [one] Choisis ce que tu prends. Place pour { $count } tuile.
   *[other] Choisis ce que tu prends. Place pour { $count } tuiles.
}
    .other = { $seat } choisit des tuiles. Cases libres : { $count }.
prompt-quay = { $ships ->
    [0] Prends un trophée ou finis ton tour.
   *[other] { $trophies ->
        [0] Prends un drakkar ou finis ton tour.
       *[other] Prends un drakkar ou un trophée, ou finis ton tour.
    }
}
    .other = { $ships ->
        [0] { $seat } peut prendre un trophée.
       *[other] { $trophies ->
            [0] { $seat } peut prendre un drakkar.
           *[other] { $seat } peut prendre un drakkar ou un trophée.
        }
    }
prompt-moor = Pose le drakkar dans ton fjord : { $ship }.
    .other = { $seat } pose un drakkar : { $ship }.

## The log

log-shield = { $seat } utilise un bouclier : { $shield }.
    .you = Tu utilises un bouclier : { $shield }.
log-place = { $seat } place un Viking en { $board }{ $hex } : { $tile }.
    .you = Tu places un Viking en { $board }{ $hex } : { $tile }.
log-capture = { $seat } capture : { $tiles }.
    .you = Tu captures : { $tiles }.
log-last = { $seat } n’a plus de Vikings.
    .you = Tu n’as plus de Vikings.
log-full = { $seat } a un fjord plein et ne prend pas : { $tiles }.
    .you = Ton fjord est plein. Tu ne prends pas : { $tiles }.
log-lay = { $seat } pose sur la case { $cell } : { $tile }.
    .you = Tu poses sur la case { $cell } : { $tile }.
log-ship = { $seat } prend le drakkar { $ship } (case { $cell }).
    .you = Tu prends le drakkar { $ship } (case { $cell }).
log-drawn = Nouveau drakkar, emplacement { $slot } : { $ship }.
log-filled = { $seat } remplit le drakkar { $ship } ({ $count } × { $was } → { $now }).
    .you = Tu remplis le drakkar { $ship } ({ $count } × { $was } → { $now }).
log-site = { $seat } achève un chantier : { $site }, { $points } points.
    .you = Tu achèves un chantier : { $site }, { $points } points.
log-trophy = { $seat } prend le trophée à { $axes } haches : { $points } points.
    .you = Tu prends le trophée à { $axes } haches : { $points } points.

## The score

tally-tiles = { $tile } : { $count } × { $value }
    .row = { $tile }
    .cell = { $count } × { $value }
tally-sites = Chantiers achevés ({ $count })
tally-trophy = Trophée
tally-unfilled = Drakkars non remplis ({ $count })

## The pieces

tile-wood = bois
tile-sheep = mouton
tile-gold = or
tile-axe = hache
tile-house = maison
tile-watchtower = tour de guet
tile-castle = château
tile-from = { $tile } { $board }{ $hex }

longship = { $tile } +{ $bonus }
near-longship = drakkar { $tile } +{ $bonus }

shield-second = deuxième Viking
shield-occupied = case occupée
shield-double = ressource double

site-port = port
site-altar = autel
site-palace = palais du jarl

board-a = a
board-b = b
board-c = c
board-d = d
board-o = o
board-t = t

## The table as text; the marks have two letters

mark-wood = bo
mark-sheep = mo
mark-gold = or
mark-axe = ha
mark-house = ma
mark-watchtower = to
mark-castle = ch
mark-port = port
mark-altar = aut
mark-palace = pal

board-turn = { $seat } : Viking { $number } sur { $vikings }
board-bag = { $count ->
    [0] Le sac est vide
   *[other] Drakkars dans le sac : { $count }
}
board-due = À poser : { $tile }
board-open = un Viking peut y aller
board-stands = Viking du joueur 1
board-left = tuiles restantes
board-slot = emplacement du plateau océan
board-trophy = trophée : haches requises et points
board-ships = Drakkars en mer
board-unseen = Drakkars encore dans le sac
board-player = Fjord : { $seat }
board-facts = Vikings { $vikings }, haches { $axes }, cases libres { $free }
board-shields = Boucliers : { $shield }
board-declared = Utilisés pour ce Viking : { $shield }
board-points = Score actuel

## Labels of the text view

view-turn = Au tour de
view-number = Viking numéro
view-vikings = Vikings
view-starter = Commence
view-boards = { "" }
view-land = Terre
view-ocean = Drakkars en mer
view-bag = Drakkars dans le sac
view-unseen = Drakkars encore dans le sac
view-trophies = Trophées
view-players = Joueurs
view-due = À poser
view-mooring = { "" }
view-second = Deuxième Viking
view-prospects = Ce que rapporterait un Viking
    .tiles = Tuiles en tout
view-name = { "" }
view-face = { "" }
view-rotation = { "" }
view-q = { "" }
view-r = { "" }
view-board = Plateau
view-kind = Sorte
view-tiles = Tuiles restantes
view-seat = Joueur
view-ship = Drakkar
view-bonus = Bonus
view-needs = Demande
view-filled = Rempli
view-met = Fourni
view-axes = Haches
view-points = Points
view-free = Cases libres du fjord
view-trophy = Trophée (haches)
view-shields = Boucliers
view-fjord = Fjord
view-sites = Chantiers
view-sums = Points par sorte
view-site_points = Points des chantiers
view-trophy_points = Points du trophée
view-unfilled = Drakkars non remplis
view-unfilled_points = Points des drakkars non remplis
view-used = Utilisé
view-declared = Pour ce Viking
view-tile = Tuile
view-source = { "" }
view-complete = Achevé
view-count = Nombre
view-value = Valeur
view-raised = Augmentée
view-hex = Case
    .kind = { "" }
    .tiles = { "" }
    .vikings = { "" }
    .near = { "" }
view-gains = Captures
    .hex = { "" }
view-group = { "" }
view-size = Vikings dans le groupe
view-kind-longship = drakkar
view-spots = { "" }
view-best = { "" }
view-idle = { "" }
view-cell = Case
view-serves = Sert
view-fills = Peut remplir
view-room = Place pour
view-near = à côté de
view-sites_out = Chantiers absents de la partie
