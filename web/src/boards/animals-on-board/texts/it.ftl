# Testi del tabellone disegnato di Animals on Board.

ui-back-short = coperta
ui-quay = Il molo
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
ui-too-dear = troppo caro: { $count } casse
ui-no-split = Una tessera sola non si può dividere.
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
ui-confirm-split = Dividi { $stay } | { $go }
ui-confirm-keep = Tieni: { $tile }
ui-confirm-shed = { $count ->
    [one] Lascia { $count } tessera a terra
   *[other] Lascia { $count } tessere a terra
}
ui-hint-take = Paghi { $count }: casse { $before } → { $after }. Poi aspetti il prossimo round.
ui-hint-split = Tocca le tessere per mandarle oltre la corda. Guadagni una cassa: { $before } → { $after }.
ui-hint-split-five = Tocca le tessere per mandarle oltre la corda. Con cinque casse una torna indietro: { $before } → { $after }.
ui-hand = Tieni una di queste per la tua arca
ui-hand-done = Hai scelto. Gli altri stanno ancora pensando.
ui-hand-others = Tutti scelgono in segreto.
ui-keep = Tieni: { $tile }
ui-stack = { $count ->
    [one] tessera rimasta
   *[other] tessere rimaste
}
ui-supply = { $count ->
    [one] cassa
   *[other] casse
}
ui-boat = { $seat }: { $load ->
    [one] { $load } tessera
   *[other] { $load } tessere
} sull’arca, { $crates ->
    [one] { $crates } cassa
   *[other] { $crates } casse
}{ $out ->
    [1] , fuori da questo round
   *[other] {""}
}
ui-ark = La tua arca
ui-berths = { $load } posti su { $space }
ui-only-you = la vedi solo tu
ui-pair = coppia · 0
ui-crates = { $count ->
    [one] { $count } cassa
   *[other] { $count } casse
}
ui-if-ended = Se finisse ora
ui-shed = Lascia a terra: { $tile }
ui-shed-more = { $count ->
    [one] Scegli ancora { $count } tessera da lasciare a terra.
   *[other] Scegli ancora { $count } tessere da lasciare a terra.
}
ui-shed-pair = Ne resterebbero esattamente due di una specie. Scegline altre.
ui-stat-ark = Animali sull’arca
ui-stat-crates = Casse
ui-of = su { $count }
ui-doing-chosen = Ha scelto
ui-doing-out = Fuori fino al prossimo round
ui-doing-starts = Fuori, comincia il prossimo round
ui-doing-flag = Ha la bandiera di inizio
ui-doing-flag-chosen = Ha scelto, bandiera di inizio
ui-doing-flag-choosing = Sta scegliendo, bandiera di inizio
ui-round = Round { $round }
ui-last-round = Ultimo round
ui-aid = Che cosa rende
ui-aid-single = Unico della sua specie
ui-aid-single-value = il suo numero
ui-aid-pair = Esattamente due
ui-aid-pair-value = niente
ui-aid-herd = Tre o più
ui-aid-herd-value = 5 ciascuno
ui-aid-crate = Ogni cassa
ui-tip-tile = { $tile }. Da solo della sua specie rende il suo numero, in un branco di tre o più 5, se sono esattamente due niente.
ui-tip-back = Nessuno ha visto questa tessera. Chi la prende la vede, gli altri no.
ui-tip-pen = Un gruppo sul molo. Prendilo per una cassa a tessera, oppure dividilo in due e guadagna una cassa.
ui-tip-price = Prezzo: { $count ->
    [one] { $count } cassa
   *[other] { $count } casse
}, una per tessera.
ui-tip-hand = Vedi tre tessere. Una resta in segreto sulla tua arca, le altre vanno sul molo.
ui-tip-stack = La pila. All’inizio di un round serve a riempire il molo.
ui-tip-supply = Le casse che nessuno ha. Dividere ne porta una.
ui-tip-boat = L’arca di { $seat }. Quante tessere porta è noto, quali no.
ui-tip-ark = Quando un’arca porta dieci tessere, si finisce il round e poi si conta.
ui-tip-crates = Le tue casse, al massimo cinque. Ognuna alla fine vale un punto.
ui-tip-single = Un animale unico della sua specie rende il suo numero.
ui-tip-pair = Esattamente due di una specie non rendono niente.
ui-tip-herd = Tre o più di una specie rendono 5 ciascuno.
ui-guide-welcome = Riempi un’arca di animali. Branchi e solitari danno punti, le coppie niente.
    .title = Tutti a bordo
ui-guide-keep = Tutti guardano tre tessere e ne tengono una in segreto. Un numero alto è un buon solitario.
    .title = Tienine una
ui-guide-quay = Queste tessere sono sul molo in questo round. Una è coperta: nessuno la conosce.
    .title = Il molo
ui-guide-split = Nel tuo turno dividi un gruppo o ne prendi uno. Dividere porta una cassa. Tocca un gruppo, poi le tessere che vanno nel nuovo.
    .title = Dividere
ui-guide-take = Le tue casse bastano per un gruppo: una cassa per tessera. Chi prende esce dal round.
    .title = Prendere
ui-guide-out = Hai preso. Gli altri finiscono il round. Le tue casse restano a te.
    .title = Fuori per ora
ui-guide-hidden = Solo tu vedi la tua arca. Le targhette dicono quanto rende ogni specie. Occhio alle rosse: esattamente due non rendono niente.
    .title = La tua arca
ui-guide-starter = Chi prende per primo comincia il prossimo round. Può valere molto.
    .title = Primo a uscire
ui-guide-five = Con cinque casse dividere ne costa una invece di portarla. È ora di prendere.
    .title = Cinque casse
ui-guide-last = Resti solo tu. Un ultimo turno: dividi, prendi o rinuncia.
    .title = Ultimo turno
ui-guide-end = Dieci tessere su un’arca e questo round è l’ultimo. Poi via le coppie, il resto conta.
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
