# Skibe

summary = Equipaggiate insieme tre navi, caricatele e posate la poppa al momento giusto; il mazzo di carte è una ricostruzione.

option-deck = Mazzo delle carte vichingo
option-deck-help = Non è stato trovato un elenco pubblico delle carte. Entrambi i mazzi sono ricostruzioni compatibili con tutto ciò che si sa.
option-deck-pairs = coppie: 20 carte con uno scudo, 20 con due scudi diversi
option-deck-twins = gemelli: con 10 carte con due scudi uguali
option-count_stern_shield = La poppa mostra uno scudo
option-count_stern_shield-help = La poppa vale come uno scudo del suo proprietario nella conta che avvia. Lo riferisce una sola recensione.
option-finish_last_turn = L’ultima carta è un turno completo
option-finish_last_turn-help = Chi posa l’ultima carta carica ancora e può giocare un capoclan. Se disattivato, segue subito la conta finale.
option-new_ship_cards = Nave nuova, mazzo troppo corto
option-new_ship_cards-help = Quali carte scoperte iniziano una nave nuova quando il mazzo ne ha meno di due.
option-new_ship_cards-slots = prima la casella 1
option-new_ship_cards-choose = sceglie chi ha posato la poppa
option-protection_blocks_owner = La protezione vincola anche il proprietario
option-protection_blocks_owner-help = Nemmeno il proprietario può rimuovere o scambiare vichinghi protetti.
option-protection_spans_rows = La protezione vale per tutta la conta finale
option-protection_spans_rows-help = Nella conta finale una protezione vale anche contro i capiclan delle navi più in basso.
option-remove_from_display = Le carte scoperte si possono rimuovere
option-remove_from_display-help = Il capoclan che rimuove un vichingo può prendere invece una carta scoperta.
option-one_stone_per_card = Una pedina di armamento per vichingo
option-one_stone_per_card-help = Un vichingo porta al massimo una pedina di armamento.

## Moves

move-take = Prendi la carta scoperta { $slot }
    .detail = Prendi la carta scoperta { $slot }: { $card }
move-draw = Pesca alla cieca
move-stern = Posa una poppa: { $ship }
    .detail = Posa una poppa: { $ship } (paga { $pays })
move-pass = Non posare poppe
move-lay = Posa: { $ship }
    .detail = Posa: { $ship } (vichinghi { $count } su { $limit }, provviste { $food })
move-load-food = Carica provviste: { $ship }
    .detail = Carica provviste: { $ship } ({ $food } → { $after })
move-move-food = Sposta provviste: { $ship } → { $onto }
    .detail = Sposta provviste: { $ship } ({ $food }) → { $onto } ({ $there })
move-stow-food = Rimetti provviste: { $ship }
    .detail = Rimetti provviste: { $ship } ({ $food } → { $after })
move-equip = Arma: { $ship }, posto { $berth }
    .detail = Arma: { $ship }, posto { $berth }, { $shields }{ $stones ->
            [0] { "" }
           *[other] { " " }(armamento { $stones })
        }
move-lift = Solleva armamento: { $ship }, posto { $berth }
    .detail = Solleva armamento: { $ship }, posto { $berth }, { $shields }
move-stow-equipment = Rimettilo nella riserva
move-chieftain = Gioca il capoclan «{ $action }»: { $ship }
move-hold = Non giocare capiclan
move-decline = Rinuncia
move-remove = Rimuovi: { $ship }, posto { $berth }
    .detail = Rimuovi: { $ship }, posto { $berth }, { $shields }
move-remove-open = Rimuovi la carta scoperta { $slot }
    .detail = Rimuovi la carta scoperta { $slot }: { $card }
move-swap = Scambia: { $ship }, posto { $berth }
    .detail = Scambia: { $ship }, posto { $berth }, { $shields }
move-swap-with = Con: { $ship }, posto { $berth }
    .detail = Con: { $ship }, posto { $berth }, { $shields }
move-swap-open = Con la carta scoperta { $slot }
    .detail = Con la carta scoperta { $slot }: { $card }
move-start-ship = Usa la carta scoperta { $slot }
    .detail = Usa la carta scoperta { $slot }: { $card }

## What is being asked

prompt-turn = Prendi o pesca un vichingo, oppure posa una poppa
    .other = { $seat } costruisce o posa una poppa
prompt-full = Posa una poppa o rinuncia: tutte le navi sono piene
    .other = { $seat } può posare una poppa, perché tutte le navi sono piene
prompt-lay = Scegli una nave per: { $card }
    .other = { $seat } sceglie una nave per: { $card }
prompt-load-food = Carica una pedina di provviste su una prua
    .other = { $seat } carica provviste
prompt-shift-food = Sposta una pedina di provviste su un’altra prua o rinuncia
    .other = { $seat } può spostare una pedina di provviste
prompt-equip = Carica armamento, ma non su questi scudi: { $shields }
    .other = { $seat } carica armamento
prompt-shift-equipment = Solleva una pedina di armamento per spostarla o rinuncia
    .other = { $seat } può spostare una pedina di armamento
prompt-shift-onto = Spostala, ma non su questi scudi: { $shields }
    .other = { $seat } sposta una pedina di armamento
prompt-chieftain = Gioca un capoclan su una nave qualsiasi, o nessuno
    .other = { $seat } può giocare un capoclan
prompt-move-equipment = Sposta una pedina di armamento o rinuncia (conta: { $ship })
    .other = { $seat } può spostare una pedina di armamento (conta: { $ship })
prompt-set-equipment = Scegli dove va l’armamento
    .other = { $seat } sposta una pedina di armamento
prompt-move-food = Sposta una pedina di provviste o rinuncia (conta: { $ship })
    .other = { $seat } può spostare una pedina di provviste (conta: { $ship })
prompt-remove = Rimuovi un vichingo o rinuncia (conta: { $ship })
    .other = { $seat } può rimuovere un vichingo (conta: { $ship })
prompt-swap = Scambia due vichinghi o rinuncia (conta: { $ship })
    .other = { $seat } può scambiare due vichinghi (conta: { $ship })
prompt-swap-with = Scegli con che cosa scambiarla: { $card }
    .other = { $seat } cerca uno scambio per: { $card }
prompt-start-ship = Scegli una carta scoperta per ricominciare: { $ship }
    .other = { $seat } sceglie una carta scoperta per ricominciare: { $ship }

## The log

log-turn = Turno { $turn }: { $seat }
log-draw = { $seat } pesca alla cieca: { $card }
log-lay = { $seat } posa ({ $ship }): { $card }
log-ship-full = Ora è piena: { $ship }
log-load-food = { $seat } carica provviste ({ $ship }, { $count } sulla prua)
log-move-food = { $seat } sposta provviste: { $ship } → { $onto }
log-keep-food = { $seat } non sposta provviste
log-stow-food = { $seat } rimette provviste: { $ship } (ne restano { $count } sulla prua)
log-equip = { $seat } arma: { $goal }
log-move-equipment = { $seat } sposta armamento: { $start } → { $goal }
log-keep-equipment = { $seat } non sposta armamento
log-stow-equipment = { $seat } rimette armamento: { $start }
log-no-berth = { $seat } non trova un vichingo per l’armamento
log-chieftain = { $seat } gioca un capoclan ({ $ship }): { $action }
log-hold = { $seat } non gioca capiclan
log-refill = Nuova carta scoperta: { $card }
log-stern = { $seat } posa una poppa. Conta: { $ship }
log-pass = { $seat } non posa poppe
log-all-full = Nessuno posa una poppa: si contano tutte e tre le navi
log-row = Agiscono i capiclan: { $ship }
log-protect = { $seat } protegge i propri vichinghi: { $ship }
log-leave = { $seat } rinuncia all’azione: { $action }
log-skip = { $seat } non può usare il capoclan: { $action }
log-remove = { $seat } rimuove ({ $ship }): { $card }
log-remove-open = { $seat } rimuove una carta scoperta: { $card }
log-swap = { $seat } scambia: { $card } ↔ { $other }
log-scored = Conta ({ $ship })
log-pay = { $seat }: ({ $shields } + { $equipment }) × { $food } = { $points }
log-cleanup = Riordino ({ $ship }). Provviste rese: { $food }, armamento reso: { $equipment }, carte tolte: { $cards }
log-start-ship = Nuovo inizio ({ $ship }): { $card }
log-final = Le carte sono finite: conta finale

## The score

tally-scoring = Turno { $turn }, { $ship }: ({ $shields ->
        [one] 1 scudo
       *[other] { $shields } scudi
    } + armamento { $equipment }) × provviste { $food }
    .row = Turno { $turn }, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }
tally-final = Alla fine, { $ship }: ({ $shields ->
        [one] 1 scudo
       *[other] { $shields } scudi
    } + armamento { $equipment }) × provviste { $food }
    .row = Alla fine, { $ship }
    .cell = ({ $shields } + { $equipment }) × { $food }

## The pieces

card = { $shields } ({ $cargo })
viking-aboard = { $shields } ({ $ship })
viking-open = { $shields } (carta scoperta)
pay = { $seat }: { $points }

ship-top = la nave in alto
ship-middle = la nave al centro
ship-bottom = la nave in basso
onto-top = la nave in alto
onto-middle = la nave al centro
onto-bottom = la nave in basso
shields-blue = Luna
shields-red = Martello
shields-green = Pino
shields-yellow = Sole
shields-purple = Nodo
cargo-food = provviste
cargo-equipment = armamento
action-equipment = Armamento
action-food = Provviste
action-remove = Rimozione
action-swap = Scambio
action-protect = Protezione

## The table as text

board-turn = Turno { $turn }
board-pile = { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
board-stock = In riserva: provviste { $food }, armamento { $equipment }
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
board-pays = Paga ora:
board-players = Giocatori
board-player = { $seat } ({ $shields }): { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $sterns ->
        [one] 1 poppa
       *[other] { $sterns } poppe
    }, capiclan: { $action }

## Labels of the text view

view-turn = Turno
view-on_turn = Di turno
view-limit = Vichinghi per nave
view-pile = Carte nel mazzo
view-display = Carte scoperte
view-ships = Navi
view-food_stock = Provviste in riserva
view-equipment_stock = Armamento in riserva
view-building = In costruzione
view-lifted = Pedina sollevata
view-swapping = Da scambiare
view-scoring = In conta
    .seat = Agisce il capoclan di
view-sheet = Conte finora
    .pays = Ha pagato
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
view-pays = Paga ora
view-seat = Giocatore
view-action = Azione
view-points = Punti
view-card = Carta
view-slot = { "" }
view-ship = Nave
view-reason = Motivo
view-reason-stern = è stata posata una poppa
view-reason-full = tutte le navi sono piene
view-reason-final = fine della partita
view-acting = { "" }
view-colour = Scudo
view-score = Punti
view-sterns = Poppe rimaste
