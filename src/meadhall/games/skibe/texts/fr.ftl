# Skibe

summary = Arme ensemble trois bateaux, charge-les et pose la poupe à temps ; le paquet de cartes est une reconstitution.

option-deck = Paquet de cartes Viking
option-deck-help = Aucune liste publique des cartes n’a été trouvée. Les deux paquets sont des reconstitutions conformes à tout ce que l’on sait.
option-deck-pairs = paires : 20 cartes à un bouclier, 20 à deux boucliers différents
option-deck-twins = jumeaux : avec 10 cartes à deux boucliers identiques
option-count_stern_shield = La poupe porte un bouclier
option-count_stern_shield-help = La poupe compte comme un bouclier de son propriétaire dans le décompte qu’elle déclenche. Une seule critique le rapporte.
option-finish_last_turn = La dernière carte est un tour complet
option-finish_last_turn-help = Qui pose la dernière carte charge encore et peut jouer un chef. Si l’option est désactivée, le décompte final suit aussitôt.
option-new_ship_cards = Nouveau bateau, pioche trop courte
option-new_ship_cards-help = Quelles cartes visibles commencent un nouveau bateau quand la pioche en a moins de deux.
option-new_ship_cards-slots = d’abord l’emplacement 1
option-new_ship_cards-choose = qui a posé la poupe choisit
option-protection_blocks_owner = La protection lie aussi son propriétaire
option-protection_blocks_owner-help = Même le propriétaire ne peut ni retirer ni échanger les Vikings protégés.
option-protection_spans_rows = La protection vaut pour tout le décompte final
option-protection_spans_rows-help = Au décompte final, une protection vaut aussi contre les chefs des bateaux situés plus bas.
option-remove_from_display = Les cartes visibles peuvent être retirées
option-remove_from_display-help = Le chef qui retire un Viking peut prendre à la place une carte visible.
option-one_stone_per_card = Un pion d’armement par Viking
option-one_stone_per_card-help = Un Viking porte au plus un pion d’armement.

## Moves

move-take = Prendre la carte visible { $slot }
    .detail = Prendre la carte visible { $slot } : { $card }
move-draw = Piocher à l’aveugle
move-stern = Poser une poupe : { $ship }
    .detail = Poser une poupe : { $ship } (rapporte { $pays })
move-pass = Ne pas poser de poupe
move-lay = Poser sur { $ship }
    .detail = Poser sur { $ship } (Vikings : { $count } sur { $limit }, victuailles : { $food })
move-load-food = Charger des victuailles : { $ship }
    .detail = Charger des victuailles : { $ship } ({ $food } → { $after })
move-move-food = Déplacer des victuailles : { $ship } → { $onto }
    .detail = Déplacer des victuailles : { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Rendre des victuailles : { $ship }
    .detail = Rendre des victuailles : { $ship } ({ $food } → { $after })
move-equip = Équiper : { $ship }, place { $berth }
    .detail = Équiper : { $ship }, place { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(armement : { $stones })
        }
move-lift = Prendre l’armement : { $ship }, place { $berth }
    .detail = Prendre l’armement : { $ship }, place { $berth }, { $shields }
move-stow-equipment = Remettre dans la réserve
move-chieftain = Jouer le chef « { $action } » : { $ship }
move-hold = Ne pas jouer de chef
move-decline = Renoncer
move-remove = Retirer : { $ship }, place { $berth }
    .detail = Retirer : { $ship }, place { $berth }, { $shields }
move-remove-open = Retirer la carte visible { $slot }
    .detail = Retirer la carte visible { $slot } : { $card }
move-swap = Échanger : { $ship }, place { $berth }
    .detail = Échanger : { $ship }, place { $berth }, { $shields }
move-swap-with = Avec : { $ship }, place { $berth }
    .detail = Avec : { $ship }, place { $berth }, { $shields }
move-swap-open = Avec la carte visible { $slot }
    .detail = Avec la carte visible { $slot } : { $card }
move-start-ship = Utiliser la carte visible { $slot }
    .detail = Utiliser la carte visible { $slot } : { $card }

## What is being asked

prompt-turn = Prends ou pioche un Viking, ou pose une poupe
    .other = { $seat } construit ou pose une poupe
prompt-full = Pose une poupe ou renonce : tous les bateaux sont pleins
    .other = { $seat } peut poser une poupe, car tous les bateaux sont pleins
prompt-lay = Choisis un bateau pour : { $card }
    .other = { $seat } choisit un bateau pour : { $card }
prompt-load-food = Charge un pion de victuailles sur une proue
    .other = { $seat } charge des victuailles
prompt-shift-food = Déplace un pion de victuailles vers une autre proue ou renonce
    .other = { $seat } peut déplacer un pion de victuailles
prompt-equip = Charge de l’armement, mais pas sur ces boucliers : { $shields }
    .other = { $seat } charge de l’armement
prompt-shift-equipment = Prends un pion d’armement à déplacer ou renonce
    .other = { $seat } peut déplacer un pion d’armement
prompt-shift-onto = Déplace-le, mais pas sur ces boucliers : { $shields }
    .other = { $seat } déplace un pion d’armement
prompt-chieftain = Joue un chef sur n’importe quel bateau, ou aucun
    .other = { $seat } peut jouer un chef
prompt-move-equipment = Déplace un pion d’armement ou renonce (décompte : { $ship })
    .other = { $seat } peut déplacer un pion d’armement (décompte : { $ship })
prompt-set-equipment = Choisis où va l’armement
    .other = { $seat } déplace un pion d’armement
prompt-move-food = Déplace un pion de victuailles ou renonce (décompte : { $ship })
    .other = { $seat } peut déplacer un pion de victuailles (décompte : { $ship })
prompt-remove = Retire un Viking ou renonce (décompte : { $ship })
    .other = { $seat } peut retirer un Viking (décompte : { $ship })
prompt-swap = Échange deux Vikings ou renonce (décompte : { $ship })
    .other = { $seat } peut échanger deux Vikings (décompte : { $ship })
prompt-swap-with = Choisis contre quoi l’échanger : { $card }
    .other = { $seat } cherche un échange pour : { $card }
prompt-start-ship = Choisis une carte visible pour repartir : { $ship }
    .other = { $seat } choisit une carte visible pour repartir : { $ship }

## The log

log-turn = Tour { $turn } : { $seat }
log-draw = { $seat } pioche à l’aveugle : { $card }
log-lay = { $seat } pose sur { $ship } : { $card }
log-ship-full = Désormais plein : { $ship }
log-load-food = { $seat } charge des victuailles sur { $ship } ({ $count } sur la proue)
log-move-food = { $seat } déplace des victuailles : { $ship } → { $onto }
log-keep-food = { $seat } ne déplace pas de victuailles
log-stow-food = { $seat } rend des victuailles : { $ship } (reste { $count } sur la proue)
log-equip = { $seat } équipe : { $goal }
log-move-equipment = { $seat } déplace de l’armement : { $start } → { $goal }
log-keep-equipment = { $seat } ne déplace pas d’armement
log-stow-equipment = { $seat } rend de l’armement : { $start }
log-no-berth = { $seat } ne trouve pas de Viking pour l’armement
log-chieftain = { $seat } joue un chef sur { $ship } : { $action }
log-hold = { $seat } ne joue pas de chef
log-refill = Nouvelle carte visible : { $card }
log-stern = { $seat } pose une poupe. Décompte : { $ship }
log-pass = { $seat } ne pose pas de poupe
log-all-full = Personne ne pose de poupe : les trois bateaux sont décomptés
log-row = Les chefs agissent : { $ship }
log-protect = { $seat } protège ses Vikings sur { $ship }
log-leave = { $seat } renonce à l’action : { $action }
log-skip = { $seat } ne peut pas utiliser le chef : { $action }
log-remove = { $seat } retire ({ $ship }) : { $card }
log-remove-open = { $seat } retire une carte visible : { $card }
log-swap = { $seat } échange : { $card } ↔ { $other }
log-scored = Décompte ({ $ship }) 
log-pay = { $seat } : ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Rangement ({ $ship }). Victuailles rendues : { $food }, armement rendu : { $equipment }, cartes retirées : { $cards }
log-start-ship = Nouveau départ ({ $ship }) : { $card }
log-final = Il n’y a plus de cartes : décompte final

## The score

tally-scoring = Tour { $turn }, { $ship } : ({ $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } + armement { $equipment }) × victuailles { $food }
    .row = Tour { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = À la fin, { $ship } : ({ $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } + armement { $equipment }) × victuailles { $food }
    .row = À la fin, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (carte visible)
pay = { $seat } : { $points }

ship-top = le bateau du haut
ship-middle = le bateau du milieu
ship-bottom = le bateau du bas
onto-top = le bateau du haut
onto-middle = le bateau du milieu
onto-bottom = le bateau du bas
shields-blue = Lune
shields-red = Marteau
shields-green = Pin
shields-yellow = Soleil
shields-purple = Nœud
cargo-food = victuailles
cargo-equipment = armement
action-equipment = Armement
action-food = Victuailles
action-remove = Retrait
action-swap = Échange
action-protect = Protection

## The table as text

board-turn = Tour { $turn }
board-pile = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
board-stock = En réserve : victuailles { $food }, armement { $equipment }
board-open = Cartes visibles :
board-empty = vide
board-card = Carte de ce tour : { $card }
board-final = Décompte final
board-food = victuailles : { $food }
board-vikings = Vikings : { $count } sur { $limit }
board-full = plein
board-scored = décompte en cours
board-stern = poupe : { $seat }
board-berth = place
board-shields = boucliers
board-symbol = symbole
board-equipment = armement
board-protected = protégé
board-chieftains = Chefs, depuis la proue :
board-chieftain = { $action } ({ $seat })
board-pays = Rapporte maintenant :
board-players = Joueurs
board-player = { $seat } ({ $shields }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $sterns ->
        [one] { $sterns } poupe
       *[other] { $sterns } poupes
    }, chefs : { $action }

## Labels of the text view

view-turn = Tour
view-on_turn = Au tour de
view-limit = Vikings par bateau
view-pile = Cartes dans la pioche
view-display = Cartes visibles
view-ships = Bateaux
view-food_stock = Victuailles en réserve
view-equipment_stock = Armement en réserve
view-building = En construction
view-lifted = Pion en main
view-swapping = À échanger
view-scoring = Décompte en cours
    .seat = Chef en action
view-sheet = Décomptes jusqu’ici
    .pays = A rapporté
view-out = Cartes hors du jeu
view-players = Joueurs
    .chieftains = Chefs en main
view-shields = Boucliers
view-cargo = Cargaison
view-equipment = Pions Armement
view-guarded = Protégé
view-name = Nom
view-food = Victuailles
view-vikings = Vikings
view-chieftains = Chefs depuis la proue
view-stern = Poupe
view-full = Plein
view-pays = Rapporte maintenant
view-seat = Joueur
view-action = Action
view-points = Points
view-card = Carte
view-slot = { "" }
view-ship = Bateau
view-reason = Motif
view-reason-stern = une poupe a été posée
view-reason-full = tous les bateaux sont pleins
view-reason-final = fin de la partie
view-acting = { "" }
view-colour = Bouclier
view-score = Points
view-sterns = Poupes restantes
