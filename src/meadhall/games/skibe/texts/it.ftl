# Skibe

summary = Equipaggia 3 navi comuni, caricale e fai la conta al momento giusto.

option-deck = Mazzo delle carte vichingo
option-deck-help = Non è stato trovato un elenco pubblico delle carte. Entrambi i mazzi sono ricostruzioni compatibili con tutto ciò che si sa.
option-deck-pairs = Coppie: 20 carte con 1 scudo, 20 con 2 diversi
option-deck-twins = Gemelli: anche 10 carte con 2 scudi uguali
option-count_stern_shield = La poppa conta come scudo
option-count_stern_shield-help = La poppa conta come 1 scudo nella conta. Lo riporta una sola recensione.
option-finish_last_turn = L’ultima carta è un turno completo
option-finish_last_turn-help = Chi posa l’ultima carta carica ancora e può giocare un capoclan. Se disattivato, segue subito la conta finale.
option-new_ship_cards = Nave nuova, mazzo troppo corto
option-new_ship_cards-help = Quali carte scoperte iniziano una nave nuova quando il mazzo ne ha meno di due.
option-new_ship_cards-slots = Dal posto 1
option-new_ship_cards-choose = Sceglie chi fa la conta
option-protection_blocks_owner = La protezione vincola anche chi la gioca
option-protection_blocks_owner-help = Non si possono eliminare né scambiare nemmeno i propri vichinghi protetti.
option-protection_spans_rows = La protezione vale per tutta la conta finale
option-protection_spans_rows-help = Nella conta finale una protezione vale anche contro i capiclan delle navi più in basso.
option-remove_from_display = Le carte scoperte si possono rimuovere
option-remove_from_display-help = Il capoclan che rimuove un vichingo può prendere invece una carta scoperta.
option-one_stone_per_card = Una pedina di armamento per vichingo
option-one_stone_per_card-help = Un vichingo porta al massimo una pedina di armamento.

## Moves

move-take = Prendi la carta scoperta { $slot }
    .detail = Prendi la carta scoperta { $slot }: { $card }
move-draw = Pesca dal mazzo
move-stern = Fai la conta della { $ship }
    .detail = Fai la conta della { $ship } ({ $pays })
move-pass = Non fare la conta
move-lay = Metti sulla { $ship }
    .detail = Metti sulla { $ship } (vichinghi { $count } su { $limit }, provviste { $food })
move-load-food = Carica provviste sulla { $ship }
    .detail = Carica provviste sulla { $ship } ({ $food } → { $after })
move-move-food = Sposta provviste: { $ship } → { $onto }
    .detail = Sposta provviste: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Rimetti provviste dalla { $ship }
    .detail = Rimetti provviste dalla { $ship } ({ $food } → { $after })
move-equip = Arma: { $ship }, posto { $berth }
    .detail = { $stones ->
        [0] Arma: { $ship }, posto { $berth }, { $shields }
       *[other] Arma: { $ship }, posto { $berth }, { $shields } (armamento { $stones })
    }
move-lift = Sposta l’armamento: { $ship }, posto { $berth }
    .detail = Sposta l’armamento: { $ship }, posto { $berth }, { $shields }
move-stow-equipment = Rimettilo nella riserva
move-chieftain = Gioca il capoclan «{ $action }» sulla { $ship }
move-hold = Non giocare capiclan
move-decline = Non fare nulla
move-remove = Elimina: { $ship }, posto { $berth }
    .detail = Elimina: { $ship }, posto { $berth }, { $shields }
move-remove-open = Elimina la carta scoperta { $slot }
    .detail = Elimina la carta scoperta { $slot }: { $card }
move-swap = Scambia: { $ship }, posto { $berth }
    .detail = Scambia: { $ship }, posto { $berth }, { $shields }
move-swap-with = Con: { $ship }, posto { $berth }
    .detail = Con: { $ship }, posto { $berth }, { $shields }
move-swap-open = Con la carta scoperta { $slot }
    .detail = Con la carta scoperta { $slot }: { $card }
move-start-ship = Usa la carta scoperta { $slot }
    .detail = Usa la carta scoperta { $slot }: { $card }

## What is being asked

prompt-turn = Scegli una carta o fai la conta di una nave.
    .other = { $seat } sceglie una carta o fa la conta di una nave.
prompt-full = Tutte le navi sono piene. Fai la conta di una nave o passa.
    .other = { $seat } può fare la conta di una nave. Tutte sono piene.
prompt-lay = Scegli una nave per { $card }.
    .other = { $seat } sceglie una nave per { $card }.
prompt-load-food = Carica 1 pedina di provviste su una prora.
    .other = { $seat } carica provviste.
prompt-shift-food = Sposta 1 pedina di provviste su un’altra prora, o non fare nulla.
    .other = { $seat } può spostare 1 pedina di provviste.
prompt-equip = Arma un vichingo senza scudo { $shields }.
    .other = { $seat } arma un vichingo.
prompt-shift-equipment = Scegli l’armamento da spostare, o non fare nulla.
    .other = { $seat } può spostare l’armamento.
prompt-shift-onto = Spostalo su un vichingo senza scudo { $shields }.
    .other = { $seat } sposta l’armamento.
prompt-chieftain = Gioca un capoclan su una nave, o nessuno.
    .other = { $seat } può giocare un capoclan.
prompt-move-equipment = Sposta 1 pedina di armamento, o non fare nulla. Conta della { $ship }.
    .other = { $seat } può spostare 1 pedina di armamento. Conta della { $ship }.
prompt-set-equipment = Scegli un vichingo per l’armamento.
    .other = { $seat } sposta l’armamento.
prompt-move-food = Sposta 1 pedina di provviste, o non fare nulla. Conta della { $ship }.
    .other = { $seat } può spostare 1 pedina di provviste. Conta della { $ship }.
prompt-remove = Elimina 1 vichingo, o non fare nulla. Conta della { $ship }.
    .other = { $seat } può eliminare 1 vichingo. Conta della { $ship }.
prompt-swap = Scambia 2 vichinghi, o non fare nulla. Conta della { $ship }.
    .other = { $seat } può scambiare 2 vichinghi. Conta della { $ship }.
prompt-swap-with = Scegli il vichingo da scambiare con { $card }.
    .other = { $seat } scambia { $card }.
prompt-start-ship = Scegli una carta scoperta per la nuova { $ship }.
    .other = { $seat } sceglie una carta scoperta per la nuova { $ship }.

## The log

log-turn = Turno { $turn }: { $seat }
    .you = Turno { $turn }: tu
log-draw = { $seat } pesca { $card }.
    .you = Peschi { $card }.
log-lay = { $seat } mette { $card } sulla { $ship }.
    .you = Metti { $card } sulla { $ship }.
log-ship-full = La { $ship } è piena.
log-load-food = { $seat } carica provviste sulla { $ship } (ora { $count }).
    .you = Carichi provviste sulla { $ship } (ora { $count }).
log-move-food = { $seat } sposta provviste dalla { $ship } alla { $onto }.
    .you = Sposti provviste dalla { $ship } alla { $onto }.
log-keep-food = { $seat } non sposta provviste.
    .you = Non sposti provviste.
log-stow-food = { $seat } rimette provviste dalla { $ship } (ora { $count }).
    .you = Rimetti provviste dalla { $ship } (ora { $count }).
log-equip = { $seat } arma { $goal }.
    .you = Armi { $goal }.
log-move-equipment = { $seat } sposta l’armamento: { $start } → { $goal }.
    .you = Sposti l’armamento: { $start } → { $goal }.
log-keep-equipment = { $seat } non sposta l’armamento.
    .you = Non sposti l’armamento.
log-stow-equipment = { $seat } rimette l’armamento: { $start }.
    .you = Rimetti l’armamento: { $start }.
log-no-berth = Nessun vichingo può prendere l’armamento ({ $seat }).
    .you = Nessun vichingo può prendere il tuo armamento.
log-chieftain = { $seat } gioca il capoclan «{ $action }» sulla { $ship }.
    .you = Giochi il capoclan «{ $action }» sulla { $ship }.
log-hold = { $seat } non gioca nessun capoclan.
    .you = Non giochi nessun capoclan.
log-refill = Nuova carta scoperta: { $card }.
log-stern = { $seat } fa la conta della { $ship }.
    .you = Fai la conta della { $ship }.
log-pass = { $seat } non fa la conta.
    .you = Non fai la conta.
log-all-full = Tutte le navi sono piene. Conta di tutte e 3.
log-row = Capiclan della { $ship }
log-protect = { $seat } protegge i suoi vichinghi sulla { $ship }.
    .you = Proteggi i tuoi vichinghi sulla { $ship }.
log-leave = { $action-id ->
    [swap] { $seat } non scambia.
    [remove] { $seat } non elimina nulla.
   *[other] { $seat } non sposta nulla.
}
    .you = { $action-id ->
        [swap] Non scambi.
        [remove] Non elimini nulla.
       *[other] Non sposti nulla.
    }
log-skip = { $seat } non può usare «{ $action }».
    .you = Non puoi usare «{ $action }».
log-remove = { $seat } elimina { $card } dalla { $ship }.
    .you = Elimini { $card } dalla { $ship }.
log-remove-open = { $seat } elimina una carta scoperta: { $card }.
    .you = Elimini una carta scoperta: { $card }.
log-swap = { $seat } scambia { $card } e { $other }.
    .you = Scambi { $card } e { $other }.
log-scored = Conta della { $ship }.
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
    .you = Tu: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = La { $ship } si svuota. Resi: provviste { $food }, armamento { $equipment }. Carte eliminate: { $cards }.
log-start-ship = Nuova { $ship }: { $card }.
log-final = Le carte sono finite. Conta finale.

## The score

tally-scoring = Turno { $turn }, { $ship }: (scudi { $shields } + armamento { $equipment }) × provviste { $food }
    .row = Turno { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Alla fine, { $ship }: (scudi { $shields } + armamento { $equipment }) × provviste { $food }
    .row = Alla fine, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (carta scoperta)
pay = { $seat } { $points }

ship-top = nave in alto
    .start = Nave in alto
ship-middle = nave al centro
    .start = Nave al centro
ship-bottom = nave in basso
    .start = Nave in basso
onto-top = nave in alto
onto-middle = nave al centro
onto-bottom = nave in basso
shields-blue = Luna
shields-red = Martello
shields-green = Abete
shields-yellow = Sole
shields-purple = Nodo
cargo-food = provviste
cargo-equipment = armamento
action-equipment = Armamento
action-food = Provviste
action-remove = Eliminare
action-swap = Scambio
action-protect = Protezione

## The table as text

board-turn = Turno { $turn }
board-pile = { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
board-stock = Riserva: provviste { $food }, armamento { $equipment }
board-open = Carte scoperte:
board-empty = vuota
board-card = Carta di questo turno: { $card }
board-final = Conta finale
board-food = provviste: { $food }
board-vikings = vichinghi: { $count } su { $limit }
board-full = piena
board-scored = in conta
board-stern = poppa: { $seat }
board-berth = posto
board-shields = scudi
board-symbol = simbolo
board-equipment = armamento
board-protected = protetto
board-chieftains = Capiclan, dalla prua:
board-chieftain = { $action } ({ $seat })
board-pays = Punti ora:
board-players = Giocatori
board-player = { $seat } ({ $shields }): punti { $points }, poppe { $sterns }, capiclan: { $action }

## Labels of the text view

view-turn = Turno
view-on_turn = Di turno
view-limit = Vichinghi per nave
view-pile = Carte nel mazzo
view-display = Carte scoperte
view-ships = Navi
view-food_stock = Provviste in riserva
view-equipment_stock = Armamento in riserva
view-building = Questo turno
view-lifted = Pedina scelta
view-swapping = Da scambiare
view-scoring = In conta
    .seat = Agisce il capoclan di
view-sheet = Navi contate
    .pays = Punti
view-out = Carte fuori dal gioco
view-players = Giocatori
    .chieftains = Capiclan in mano
view-shields = Scudi
view-cargo = Carico
view-equipment = Pedine armamento
view-guarded = Protetto
view-name = Nome
view-food = Provviste
view-vikings = Vichinghi
view-chieftains = Capiclan dalla prua
view-stern = Poppa
view-full = Piena
view-pays = Punti ora
view-seat = Giocatore
view-action = Azione
view-points = Punti
view-card = Carta
view-slot = { "" }
view-ship = Nave
view-reason = Motivo
view-reason-stern = poppa posata
view-reason-full = tutte le navi sono piene
view-reason-final = conta finale
view-acting = { "" }
view-colour = Scudo
view-score = Punti
view-sterns = Poppe rimaste
