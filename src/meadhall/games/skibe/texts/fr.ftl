# Skibe

summary = Équipe 3 bateaux communs, charge-les et évalue-les au bon moment.

option-deck = Paquet de cartes Viking
option-deck-help = Aucune liste publique des cartes n’a été trouvée. Les deux paquets sont des reconstitutions conformes à tout ce que l’on sait.
option-deck-pairs = Paires : 20 cartes à 1 bouclier, 20 à 2 boucliers différents
option-deck-twins = Jumeaux : aussi 10 cartes à 2 boucliers identiques
option-count_stern_shield = La poupe compte comme bouclier
option-count_stern_shield-help = La poupe compte comme 1 bouclier dans le décompte. Une seule critique le signale.
option-finish_last_turn = La dernière carte est un tour complet
option-finish_last_turn-help = Qui pose la dernière carte charge encore et peut jouer un chef. Si l’option est désactivée, le décompte final suit aussitôt.
option-new_ship_cards = Nouveau bateau, pioche trop courte
option-new_ship_cards-help = Quelles cartes visibles commencent un nouveau bateau quand la pioche en a moins de deux.
option-new_ship_cards-slots = À partir de la case 1
option-new_ship_cards-choose = Au choix de qui évalue
option-protection_blocks_owner = La protection lie aussi qui la joue
option-protection_blocks_owner-help = On ne peut ni retirer ni échanger ses propres Vikings protégés.
option-protection_spans_rows = La protection vaut pour tout le décompte final
option-protection_spans_rows-help = Au décompte final, une protection vaut aussi contre les chefs des bateaux situés plus bas.
option-remove_from_display = Les cartes visibles peuvent être retirées
option-remove_from_display-help = Le chef qui retire un Viking peut prendre à la place une carte visible.
option-one_stone_per_card = Un pion d’armement par Viking
option-one_stone_per_card-help = Un Viking porte au plus un pion d’armement.

## Moves

move-take = Prendre la carte visible { $slot }
    .detail = Prendre la carte visible { $slot } : { $card }
move-draw = Piocher une carte
move-stern = Évaluer le { $ship }
    .detail = Évaluer le { $ship } ({ $pays })
move-pass = Ne pas évaluer
move-lay = Poser sur le { $ship }
    .detail = Poser sur le { $ship } (Vikings { $count } sur { $limit }, victuailles { $food })
move-load-food = Charger des victuailles sur le { $ship }
    .detail = Charger des victuailles sur le { $ship } ({ $food } → { $after })
move-move-food = Déplacer des victuailles : { $ship } → { $onto }
    .detail = Déplacer des victuailles : { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Remettre des victuailles du { $ship }
    .detail = Remettre des victuailles du { $ship } ({ $food } → { $after })
move-equip = Équiper : { $ship }, place { $berth }
    .detail = { $stones ->
        [0] Équiper : { $ship }, place { $berth }, { $shields }
       *[other] Équiper : { $ship }, place { $berth }, { $shields } (armement { $stones })
    }
move-lift = Déplacer l’armement : { $ship }, place { $berth }
    .detail = Déplacer l’armement : { $ship }, place { $berth }, { $shields }
move-stow-equipment = Remettre dans la réserve
move-chieftain = Jouer le chef « { $action } » sur le { $ship }
move-hold = Ne pas jouer de chef
move-decline = Ne rien faire
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

prompt-turn = Choisis une carte Vikings ou évalue un bateau.
    .other = { $seat } choisit une carte ou évalue un bateau.
prompt-full = Tous les bateaux sont pleins. Évalue un bateau ou passe.
    .other = { $seat } peut évaluer un bateau. Tous sont pleins.
prompt-lay = Choisis un bateau pour { $card }.
    .other = { $seat } choisit un bateau pour { $card }.
prompt-load-food = Charge 1 pion Victuailles sur une proue.
    .other = { $seat } charge des victuailles.
prompt-shift-food = Déplace 1 pion Victuailles vers une autre proue, ou ne fais rien.
    .other = { $seat } peut déplacer 1 pion Victuailles.
prompt-equip = Équipe un Viking sans bouclier { $shields }.
    .other = { $seat } équipe un Viking.
prompt-shift-equipment = Choisis l’armement à déplacer, ou ne fais rien.
    .other = { $seat } peut déplacer un pion Armement.
prompt-shift-onto = Place-le sur un Viking sans bouclier { $shields }.
    .other = { $seat } déplace un pion Armement.
prompt-chieftain = Joue un chef sur un bateau, ou aucun.
    .other = { $seat } peut jouer un chef.
prompt-move-equipment = Déplace 1 pion Armement, ou ne fais rien. On évalue le { $ship }.
    .other = { $seat } peut déplacer 1 pion Armement. On évalue le { $ship }.
prompt-set-equipment = Choisis un Viking pour l’armement.
    .other = { $seat } déplace un pion Armement.
prompt-move-food = Déplace 1 pion Victuailles, ou ne fais rien. On évalue le { $ship }.
    .other = { $seat } peut déplacer 1 pion Victuailles. On évalue le { $ship }.
prompt-remove = Retire 1 Viking, ou ne fais rien. On évalue le { $ship }.
    .other = { $seat } peut retirer 1 Viking. On évalue le { $ship }.
prompt-swap = Échange 2 Vikings, ou ne fais rien. On évalue le { $ship }.
    .other = { $seat } peut échanger 2 Vikings. On évalue le { $ship }.
prompt-swap-with = Choisis le Viking à échanger avec { $card }.
    .other = { $seat } échange { $card }.
prompt-start-ship = Choisis une carte visible pour le nouveau { $ship }.
    .other = { $seat } choisit une carte visible pour le nouveau { $ship }.

## The log

log-turn = Tour { $turn } : { $seat }
    .you = Tour { $turn } : toi
log-draw = { $seat } pioche { $card }.
    .you = Tu pioches { $card }.
log-lay = { $seat } pose { $card } sur le { $ship }.
    .you = Tu poses { $card } sur le { $ship }.
log-ship-full = Le { $ship } est plein.
log-load-food = { $seat } charge des victuailles sur le { $ship } (maintenant { $count }).
    .you = Tu charges des victuailles sur le { $ship } (maintenant { $count }).
log-move-food = { $seat } déplace des victuailles du { $ship } au { $onto }.
    .you = Tu déplaces des victuailles du { $ship } au { $onto }.
log-keep-food = { $seat } ne déplace pas de victuailles.
    .you = Tu ne déplaces pas de victuailles.
log-stow-food = { $seat } remet des victuailles du { $ship } (maintenant { $count }).
    .you = Tu remets des victuailles du { $ship } (maintenant { $count }).
log-equip = { $seat } équipe { $goal }.
    .you = Tu équipes { $goal }.
log-move-equipment = { $seat } déplace l’armement : { $start } → { $goal }.
    .you = Tu déplaces l’armement : { $start } → { $goal }.
log-keep-equipment = { $seat } ne déplace pas d’armement.
    .you = Tu ne déplaces pas d’armement.
log-stow-equipment = { $seat } remet l’armement : { $start }.
    .you = Tu remets l’armement : { $start }.
log-no-berth = Aucun Viking ne peut prendre l’armement ({ $seat }).
    .you = Aucun Viking ne peut prendre ton armement.
log-chieftain = { $seat } joue le chef « { $action } » sur le { $ship }.
    .you = Tu joues le chef « { $action } » sur le { $ship }.
log-hold = { $seat } ne joue pas de chef.
    .you = Tu ne joues pas de chef.
log-refill = Nouvelle carte visible : { $card }.
log-stern = { $seat } évalue le { $ship }.
    .you = Tu évalues le { $ship }.
log-pass = { $seat } n’évalue pas.
    .you = Tu n’évalues pas.
log-all-full = Tous les bateaux sont pleins. On évalue les 3.
log-row = Chefs du { $ship }
log-protect = { $seat } protège ses Vikings sur le { $ship }.
    .you = Tu protèges tes Vikings sur le { $ship }.
log-leave = { $action-id ->
    [swap] { $seat } n’échange pas.
    [remove] { $seat } ne retire rien.
   *[other] { $seat } ne déplace rien.
}
    .you = { $action-id ->
        [swap] Tu n’échanges pas.
        [remove] Tu ne retires rien.
       *[other] Tu ne déplaces rien.
    }
log-skip = { $seat } ne peut pas utiliser « { $action } ».
    .you = Tu ne peux pas utiliser « { $action } ».
log-remove = { $seat } retire { $card } du { $ship }.
    .you = Tu retires { $card } du { $ship }.
log-remove-open = { $seat } retire une carte visible : { $card }.
    .you = Tu retires une carte visible : { $card }.
log-swap = { $seat } échange { $card } et { $other }.
    .you = Tu échanges { $card } et { $other }.
log-scored = Décompte du { $ship }.
log-pay = { $seat } : ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = Toi : ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Le { $ship } est vidé. Rendus : victuailles { $food }, armement { $equipment }. Cartes retirées : { $cards }.
log-start-ship = Nouveau { $ship } : { $card }.
log-final = Plus de cartes. Décompte final.

## The score

tally-scoring = Tour { $turn }, { $ship } : (boucliers { $shields } + armement { $equipment }) × victuailles { $food }
    .row = Tour { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = À la fin, { $ship } : (boucliers { $shields } + armement { $equipment }) × victuailles { $food }
    .row = À la fin, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (carte visible)
pay = { $seat } { $points }

ship-top = bateau du haut
    .start = Bateau du haut
ship-middle = bateau du milieu
    .start = Bateau du milieu
ship-bottom = bateau du bas
    .start = Bateau du bas
onto-top = bateau du haut
onto-middle = bateau du milieu
onto-bottom = bateau du bas
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
board-stock = Réserve : victuailles { $food }, armement { $equipment }
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
board-pays = Points actuels :
board-players = Joueurs
board-player = { $seat } ({ $shields }) : points { $points }, poupes { $sterns }, chefs : { $action }

## Labels of the text view

view-turn = Tour
view-on_turn = Au tour de
view-limit = Vikings par bateau
view-pile = Cartes dans la pioche
view-display = Cartes visibles
view-ships = Bateaux
view-food_stock = Victuailles en réserve
view-equipment_stock = Armement en réserve
view-building = Ce tour
view-lifted = Pion choisi
view-swapping = À échanger
view-scoring = Décompte en cours
    .seat = Chef en action
view-sheet = Bateaux évalués
    .pays = Points
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
view-pays = Points actuels
view-seat = Joueur
view-action = Action
view-points = Points
view-card = Carte
view-slot = { "" }
view-ship = Bateau
view-reason = Raison
view-reason-stern = poupe posée
view-reason-full = tous les bateaux sont pleins
view-reason-final = décompte final
view-acting = { "" }
view-colour = Bouclier
view-score = Points
view-sterns = Poupes restantes
