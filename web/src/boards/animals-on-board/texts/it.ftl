# Testi del tabellone disegnato di Animals on Board.

ui-back-short = coperta
ui-quay = Molo
ui-pen-name = Gruppo { $group }
ui-pen = Gruppo { $group }, { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}: { $tiles }.
ui-pen-take = Puoi prenderlo per { $count ->
    [one] { $count } cassa
   *[other] { $count } casse
}.
ui-pen-split = Puoi dividerlo.
ui-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
ui-too-dear = Costa { $count }, hai { $have }
ui-no-split = 1 tessera non si può dividere.
ui-stays = resta · { $count }
ui-goes = nuovo gruppo · { $count }
ui-tile-part = Nel nuovo gruppo: { $tile }
ui-tile-back = Riporta: { $tile }
ui-either = Prendi o dividi questo gruppo
ui-take-short = Prendi per { $count }
ui-split-short = Dividi
ui-confirm-take = { $count ->
    [one] Prendi { $count } tessera
   *[other] Prendi { $count } tessere
}
ui-confirm-split = Dividi { $group }: { $stay } | { $go }
ui-confirm-keep = Tieni { $tile }
ui-confirm-shed = { $count ->
    [one] Lascia { $count } tessera a terra
   *[other] Lascia { $count } tessere a terra
}
ui-hint-take = Paghi { $count }: casse { $before } → { $after }. Poi aspetti il prossimo round.
ui-hint-split = Trascina le tessere oltre la corda, o toccale. Guadagni una cassa: { $before } → { $after }.
ui-hint-split-five = Trascina le tessere oltre la corda, o toccale. Con 5 casse ne restituisci una: { $before } → { $after }.
ui-hand = Tieni 1 tessera per la tua arca.
ui-hand-done = Fatto. Gli altri stanno ancora scegliendo.
ui-hand-others = Tutti scelgono in segreto.
ui-keep = Tieni { $tile }
ui-stack = { $count ->
    [one] tessera rimasta
   *[other] tessere rimaste
}
ui-supply = { $count ->
    [one] cassa
   *[other] casse
}
ui-boat = { $seat }: tessere { $load }, casse { $crates }{ $out ->
    [1] . Fuori da questo round.
   *[other] .
}
ui-ark = La tua arca
ui-berths = { $load } posti su { $space }
ui-only-you = la vedi solo tu
ui-pair = coppia · 0
ui-crates = { $count ->
    [one] { $count } cassa
   *[other] { $count } casse
}
ui-if-ended = Punteggio ora
ui-shed = Lascia a terra: { $tile }
ui-shed-more = { $count ->
    [one] Scegli ancora { $count } tessera da lasciare a terra.
   *[other] Scegli ancora { $count } tessere da lasciare a terra.
}
ui-shed-pair = Resta una coppia. Scegli altre tessere.
ui-stat-ark = Animali sull’arca
ui-stat-crates = Casse
ui-of = su { $count }
ui-doing-chosen = Scelta fatta
ui-doing-out = Fuori fino al prossimo round
ui-doing-starts = Fuori, inizia il prossimo round
ui-doing-flag = Inizia
ui-doing-flag-chosen = Scelta fatta, inizia
ui-doing-flag-choosing = Sceglie, inizia
ui-round = Round { $round }
ui-last-round = Ultimo round
ui-aid = Punteggio
ui-aid-single = Da solo
ui-aid-single-value = il suo numero
ui-aid-pair = Coppia
ui-aid-pair-value = 0
ui-aid-herd = Branco, 3 o più
ui-aid-herd-value = 5 ciascuno
ui-aid-crate = Ogni cassa
ui-tip-tile = { $tile }. Da solo dà il suo numero, in un branco di 3 o più 5 punti, in coppia niente.
ui-tip-back = La tessera coperta. La vede solo chi la prende.
ui-tip-pen = Prendi questo gruppo per 1 cassa a tessera, o dividilo e guadagna 1 cassa.
ui-tip-price = { $count ->
    [one] Prezzo: { $count } cassa, 1 per tessera.
   *[other] Prezzo: { $count } casse, 1 per tessera.
}
ui-tip-hand = Solo tu vedi queste 3 tessere. 1 resta nascosta nella tua arca, le altre vanno sul molo.
ui-tip-stack = Tessere rimaste. Riempiono il molo all’inizio di un round.
ui-tip-supply = Casse nella riserva. Dividere un gruppo ne dà 1.
ui-tip-boat = L’arca di { $seat }. Si vede quante tessere porta, non quali.
ui-tip-ark = Quando un’arca ha 10 tessere, si finisce il round e si conta.
ui-tip-crates = Le tue casse, al massimo 5. Ognuna vale 1 punto alla fine.
ui-tip-single = Da solo: un animale dà il suo numero.
ui-tip-pair = Coppia: 2 di una specie non danno niente.
ui-tip-herd = Branco: 3 o più di una specie danno 5 ciascuno.
ui-guide-welcome = Riempi un’arca di animali. Gli animali da soli e i branchi danno punti, le coppie niente.
    .title = Tutti a bordo
ui-guide-keep = Tutti guardano 3 tessere e ne tengono 1 nascosta. Un numero alto va bene per un animale da solo.
    .title = Tieni 1 tessera
ui-guide-quay = Queste tessere sono sul molo in questo round. Nessuno conosce quella coperta.
    .title = Il molo
ui-guide-split = Nel tuo turno dividi un gruppo o prendine uno. Dividere dà 1 cassa. Tocca un gruppo, poi le tessere per il nuovo.
    .title = Dividi
ui-guide-take = Le tue casse bastano per un gruppo: 1 cassa per tessera. Poi aspetti il prossimo round.
    .title = Prendi
ui-guide-out = Hai preso un gruppo. Gli altri finiscono il round. Le altre casse restano a te.
    .title = In attesa
ui-guide-hidden = Solo tu vedi la tua arca. Le targhette dicono quanto dà ogni specie. Attenzione alle rosse: le coppie non danno niente.
    .title = La tua arca
ui-guide-starter = Chi prende per primo inizia il prossimo round. Può valere molto.
    .title = Prendere per primi
ui-guide-five = Con 5 casse dividere ne costa 1. Meglio prendere un gruppo.
    .title = 5 casse
ui-guide-last = Nel round resti solo tu. Dividi, prendi o fermati.
    .title = Ultimo turno
ui-guide-end = Un’arca ha 10 tessere: questo round è l’ultimo. Si tolgono le coppie, poi si conta.
    .title = La fine si avvicina
ui-scene-arks = Le arche si aprono
ui-scene-ark = L’arca: { $seat }
ui-scene-open = Aprire
ui-scene-pairs = Le coppie escono
ui-scene-count = Conta
ui-scene-result = Risultato
ui-scene-herds = Branchi: 5 per animale
ui-scene-alone = Da solo: il suo numero. Casse: 1 ciascuna.
ui-scene-crates = Casse
