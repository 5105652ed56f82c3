# La cornice: tutto ciò che sta intorno ai giochi.

# --- pagine ------------------------------------------------------------------
nav = Pagine
nav-hall = La sala
nav-hall-short = Sala
nav-games = Le tue partite
nav-games-short = Partite
nav-replays = Partite passate
nav-learn = Impara
nav-account = { $name }, il tuo account
skip = Vai al contenuto
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Rivedi { $game } · Meadhall
title-games = Le tue partite · Meadhall
title-replays = Partite passate · Meadhall
title-learn = Impara · Meadhall
title-account = Account · Meadhall
to-the-hall = Alla sala
lost = Questa pagina non esiste
lost-more = L’ha portata via il vento. La sala c’è ancora.
unofficial = Indipendente e non ufficiale; nessun legame con gli editori dei giochi.

# --- parole ------------------------------------------------------------------
yes = sì
no = no
nothing = niente
hidden = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
empty-places = { $count ->
    [one] { $count } vuota
   *[other] { $count } vuote
}
you = tu
bot = Bot
anyone = per tutti
owner = ha aperto il tavolo
here = presente
not-here = assente
somebody = Qualcuno
close = Chiudi
save = Salva
saved = Salvato.
loading = Caricamento …
older = Mostra precedenti
stay = Resta
go-on = Avanti

# --- la sala -----------------------------------------------------------------
hero = Quale nave stasera?
hero-more = Gioca con amici, con sconosciuti, o riempi i banchi di bot.
play-bot = Gioca subito con un bot
games = Giochi
players = Giocatori
weight = Impegno { $weight } su 5
read-rules = Leggi le regole
yours = Di tuo
open-tables = Tavoli aperti
filter = Mostra
filter-all = Tutti: { $count }
no-tables = Al momento nessun tavolo aperto
no-tables-more = Aprine uno e condividi il codice, o intanto rema contro i bot.
wait-for-you = { $count ->
    [one] 1 ti aspetta
   *[other] { $count } ti aspettano
}
join = Unisciti
join-table = Unisciti a { $name }: { $game }
join-friend = Unisciti agli amici
code-placeholder = CODICE
table-code = Codice del tavolo
code-unknown = Nessun tavolo ha il codice { $code }.
your-open-table = Il tuo tavolo aperto
no-games = Non siedi a nessun tavolo
no-games-more = Aprine uno nella sala, o unisciti a uno in attesa.
replays-mine = Le tue partite
replays-others = Partite di altri
no-replays = Ancora nessuna partita finita
no-replays-more = Ogni partita finita si può rivedere qui.
import-record = Apri un file di partita

# --- un tavolo in un elenco ----------------------------------------------------
seated = { $seated } posti su { $seats } occupati
your-turn = Tocca a te
your-turn-left = Tocca a te · ancora { $time }
is-deciding = { $name } sta decidendo
bot-finished-for-you = un bot ha finito per te
imported = da un file
finished-won = Vittoria: { $names }
finished-rank = Finita: sei arrivato { $rank }º
abandoned = Chiusa senza risultato

# --- un tavolo nuovo -------------------------------------------------------------
new-table = Nuovo tavolo: { $game }
seats = Posti
seat-number = Posto { $number }
seat-open = Libero
seat-bot = { $bot }
seat-hot = Su questo dispositivo
seat-none = Vuoto
hot-name = Giocatore { $number }
hot-name-of = Nome al posto { $number }
shield-by-seat = In { $game } ogni posto ha il proprio scudo. Il tuo qui: { $emblem }.
shield-taken = Il tuo scudo qui è già preso. Giochi con questo: { $emblem }.
bot-random = Bot facile
bot-rollout = Bot solido
bot-greedy = Bot avido
bot-mcts = Bot acuto
fill-bots = Completa con bot
which-bot = Quale bot
pace = Ritmo
pace-none = Senza orologio
pace-live = Dal vivo, { $time }
pace-live-short = Dal vivo
pace-own-short = Con calma
pace-days = { $days ->
    [one] Un giorno a mossa
   *[other] { $days } giorni a mossa
}
minutes-each = Minuti per giocatore
days-each = Giorni per mossa
anyone-may-join = Aperto a tutti
may-watch = Si può guardare
chat-allowed = Chat
more-options = Altre opzioni
open-table = Apri il tavolo
start-game = Inizia la partita

# --- la sala d’attesa --------------------------------------------------------------
public = Aperto a tutti
private = Solo con link o codice
sit = Siediti qui
sit-down = Siediti
stand-up = Alzati
seat-a-bot = Un bot al posto { $number }
remove = Togli { $name }
close-table = Chiudi il tavolo
waiting-players = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
waiting-owner = In attesa dell’inizio.
invite-title = Porta i tuoi amici
invite = Manda questo link, leggi il codice ad alta voce o fai inquadrare l’immagine.
invite-watch = Invita a guardare
qr-label = Codice QR con il link a questo tavolo
copy-link = Copia il link
copied = Copiato
share = Condividi

# --- al tavolo -----------------------------------------------------------------------
stage = Il tabellone
bench = La tua decisione
sheet = Altezza della tua parte
sheet-peek = solo la domanda
sheet-half = normale
sheet-full = intera
sheet-bigger = Mostra di più della tua parte
sheet-smaller = Mostra di più del tabellone
players-in-order = Giocatori in ordine di turno
log-and-chat = Cronaca e chat
log = Cronaca
log-empty = Non è ancora successo niente.
scene = evento
scene-steps = Passi dell’evento
scene-skip = Salta
scene-waiting = Altri { $count }
scene-again = Rivedi
scene-missed = { $count ->
        [one] Un evento mentre non c’eri
       *[other] { $count } eventi mentre non c’eri
    }
your-turn-next = Poi tocca a te
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-off = A questo tavolo non c’è chat.
say-something = Di’ qualcosa
chat-message = Messaggio
send = Invia
mute = Niente più messaggi da { $name }
chat-from = Da chi ricevi messaggi
unmute-name = Di nuovo messaggi da { $name }
unmute = Riattiva
muted = Non ricevi messaggi da { $name }.
mute-short = Silenzia
live = Dal vivo
watchers = { $count ->
    [one] 1 guarda
   *[other] { $count } guardano
}
rules = Regole
rules-of = Regole di { $game }
search-rules = Cerca nelle regole
rules-options = Opzioni di questo tavolo
rules-otherwise = Se il tuo tavolo gioca con altre opzioni
rules-unusual = { $option } (di solito: { $most })
rules-failed = Non è stato possibile caricare le regole.
nothing-found = Niente trovato.
cards-of = Carte di { $game }
cards-all = Tutte le carte
cards-none = Questo gioco non ha una lista di carte.
cards-failed = Non è stato possibile caricare le carte.
search-cards = Cerca nelle carte
cards-decks = Mazzo
cards-all-decks = Tutti i mazzi
cards-deck = Mazzo { $deck }
cards-kind = Agisce
cards-topic = Riguarda
cards-any = Qualsiasi
cards-starting = Carta iniziale
cards-shown = Carte: { $count } su { $all }
cards-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
menu = Menu
text-view = Vista testo
text-view-help = Tabellone e mosse come testo, per tutti e per i lettori di schermo. Tasto T.
sound-on = Attiva il suono
sound-off = Togli il suono
your-moves = Le tue mosse
no-moves-now = Ora non c’è niente da decidere.
find-move = Cerca una mossa
no-move-found = Nessuna mossa contiene queste parole.
the-table = Il tavolo
doing-decides = sta decidendo
doing-away = assente, gioca un bot
doing-resigned = si è arreso, gioca un bot
left-away = finito da un bot
left-resigned = si è arreso, finito da un bot
confirm = Conferma
sending = Invio …
undo = Annulla
plan = Previsto
back-to-here = Torna fin qui
plan-turn = Così finisce il tuo turno. Conferma o annulla.
plan-reveal = Il seguito si vede quando confermi.
plan-final = non si può annullare: qualcosa viene rivelato
plan-over = Così finisce la partita. Conferma o annulla.
forced = L’unica mossa possibile. Fatta per te tra { $seconds } s.
no-undo-reveal = Niente annullamento: qualcosa è stato rivelato.
no-undo-other-seat = Niente annullamento: un altro giocatore ha già deciso.
waiting-for = In attesa di { $names }.
bot-decides-for-you = Un bot decide per te.
over = La partita è finita.
skip-moves = Salta
stale = Il tavolo è andato avanti. Ecco il nuovo tabellone; scegli di nuovo.
pass-device = Passa il dispositivo a { $name }.
i-am = Sono { $name }
you-away = Un bot gioca per te.
you-resigned = Ti sei arreso; un bot gioca per te.
i-am-back = Sono tornato
asks-undo = { $name } chiede di ritirare una mossa.
asks-abandon = { $name } propone di chiudere senza risultato.
asked-waiting = In attesa della risposta degli altri.
agree = D’accordo
refuse = Rifiuta
withdraw = Ritira
settled-agreed = Tutti d’accordo.
settled-refused = La richiesta è stata rifiutata.
settled-withdrawn = La richiesta è stata ritirata.
settled-overtaken = Nel frattempo c’è stata una mossa; la richiesta è decaduta.
this-table = Questo tavolo
at-the-table = Al tavolo: { $names }.
ask-undo = Chiedi di ritirare l’ultima mossa
ask-abandon = Proponi di chiudere senza risultato
leave = Assentati un po’
resign = Arrenditi
sure-leave = Lasciare il tavolo? Un bot gioca per te. Puoi tornare fino alla fine; altrimenti finisci dietro a chi è rimasto.
sure-resign = Arrendersi? Un bot gioca il tuo posto fino alla fine e non potrai tornare. Finisci dietro a chi resta.
leave-now = Assentati
resign-now = Arrenditi
report = Segnala qualcuno
report-more = Lo legge chi ospita la sala, insieme alla chat di questo tavolo.
report-who = Chi
report-reason = Perché
report-reason-insult = Insulti o minacce
report-reason-spam = Pubblicità o messaggi a raffica
report-reason-cheating = Imbrogli
report-reason-name = Un nome offensivo
report-reason-other = Altro
report-text = Che cosa è successo
report-sent = Grazie. Chi ospita la sala lo vedrà.

# --- la fine -----------------------------------------------------------------------------
counting = Si contano i punti …
wins = { $count ->
    [one] Vince { $names }!
   *[other] { $names } vincono insieme!
}
tie-broken = Pari punti; decide lo spareggio.
won-by = { $points ->
    [one] Un punto davanti a { $names }.
   *[other] { $points } punti davanti a { $names }.
}
place = { $rank }º posto
line-by-line = Riga per riga
chart-title = Punti nel tempo
chart-says = Punti di ogni giocatore dopo ogni mossa. La tabella sotto dice lo stesso.
chart-table = Come tabella
chart-round = Round
chart-turn = Turno
tick-round = round { $number }
tick-turn = turno { $number }
points-for = Punti per
total = Totale
final-score = Punteggio finale
look-at-board = Guarda il tabellone
play-again = Gioca ancora
join-rematch = Vai alla rivincita
replay = Rivedi
record = File della partita
check-seed = Caso leale: controlla il seme
took = Durata
promised = Promesso
secret = Segreto
fair-good = Controllato qui: il caso di questa partita era fissato prima dell’inizio.
fair-bad = Il seme non corrisponde a quanto promesso prima della partita.
fair-unknown = Questa partita non si può controllare qui.

# --- rivedere --------------------------------------------------------------------------------
scrubber = Mossa per mossa
the-start = L’inizio.
no-line = Una decisione di cui non si racconta niente.
first-move = Inizio
back-one = Indietro di una
forward-one = Avanti di una
last-move = Fine
play = Riproduci
pause = Pausa
move-number = Mossa
move-of = Mossa { $at } di { $of }
seen-by = Vista da
things-of = Che cosa ha { $name }
spectator = Uno spettatore
back-to-live = Torna alla partita
read-only-rules-version = Questa partita seguiva altre regole (versione { $version }). Si può leggere, non rivedere.
read-only-game-missing = Il gioco di questo tavolo non è installato qui.

# --- imparare ----------------------------------------------------------------------------------
new-here = Prima volta qui?
new-here-more = Una prima partita guidata si spiega mossa per mossa.
learn-title = Impara un gioco
guided-game = Prima partita guidata

# --- impostazioni ------------------------------------------------------------------------------
settings = Impostazioni
all-settings = Tutte le impostazioni
theme = Luce
theme-day = Giorno
theme-night = Notte
theme-to-night = Tema notturno
theme-to-day = Tema diurno
as-system = Come il sistema
language = Lingua
motion = Movimento
motion-less = Il meno possibile
sounds = Suoni
confirm-moves = Conferma le mosse
confirm-moves-help = Mostra prima che cosa succederebbe. Senza, un clic è una mossa.
forced-moves = Quando resta una sola mossa
forced-soon = Falla dopo 3 secondi
forced-once = Falla subito
forced-never = Aspettami
events = Mostra gli eventi
events-full = Per intero
events-short = In breve
events-off = Solo una riga
patterns = Motivi sui colori
patterns-help = Ciò che si distingue solo dal colore riceve anche un motivo.
notify = Avvisami quando tocca a me
notify-help = Un messaggio del browser mentre la pagina è nascosta.
notify-denied = Il browser non lo permette. Si cambia nelle sue impostazioni per questa pagina.
call-me = Chiamami quando tocca a me
call-me-help = Un messaggio su questo dispositivo, anche quando Meadhall è chiuso.
call-denied = Il browser non lo permette, o il suo servizio di messaggi non è raggiungibile.
call-offer = Questa partita dura giorni. Vuoi che ti chiamiamo quando tocca a te?
call-yes = Sì, chiamatemi
call-no = No, grazie
call-title = Tocca a te: { $game }
call-text = Gli altri ti aspettano.
keyboard = Tastiera
key-tab = zona successiva
key-arrows = tra ciò che puoi scegliere
key-digits = scegli dal primo al nono
key-enter = scegli, poi conferma
key-esc = cancella la scelta
key-undo = annulla
key-text = vista testo
key-rules = regole
key-log = cronaca
key-chat = chat
key-menu = menu
key-step = indietro, avanti (rivedere)
key-ends = inizio, fine (rivedere)
key-zoom = più vicino, più lontano, adatta
key-help = questi tasti; su un pezzo: che cos’è

# --- account ---------------------------------------------------------------------------------------
account = Tu
guest = Ospite su questo dispositivo
has-account = Account
name = Nome
shield = Scudo
emblem-moon = Luna
emblem-hammer = Martello
emblem-pine = Pino
emblem-sun = Sole
emblem-knot = Nodo
keep-title = Conserva le tue partite
keep-more = Con una password ritrovi nome, posti e partite su ogni dispositivo.
password = Password
password-old = Password attuale
password-new = Nuova password
make-account = Crea un account
log-in = Entra
log-out = Esci
log-out-all = Esci ovunque
change-password = Cambia la password
muted-title = Persone silenziate
muted-more = Non ricevi i loro messaggi a nessun tavolo.
vacation = Vacanza
vacation-more = Ai tavoli con giorni a mossa i tuoi orologi stanno fermi fino ad allora.
vacation-until = Fino al
delete-title = Elimina l’account
delete-more = Il tuo nome sparisce; le partite giocate restano, senza di esso.
delete-now = Elimina per sempre

# --- informazioni -------------------------------------------------------------------------------------
about = Informazioni e crediti
about-what = Meadhall è una sala dove si gioca a giochi da tavolo nel browser, con amici, con bot o da soli, e dove i programmi giocano con esattamente le stesse regole.
about-rights = È indipendente e non ufficiale. I titoli dicono solo di chi sono le regole; qui non si usa nessuna immagine, testo o logo di un editore.
about-games = I giochi di questa sala: { $games }.
about-fair = Caso leale
about-fair-more = Il caso di ogni partita è fissato prima della prima mossa, da un segreto del server e da una parte di ogni giocatore. Prima se ne mostra l’impronta, dopo la fine il segreto; chiunque può controllare.
credits = Crediti
credits-art = Tutti i disegni sono stati fatti per Meadhall e hanno la sua licenza, Apache 2.0.
credits-fonts = Caratteri: Grenze di Omnibus-Type; Atkinson Hyperlegible Next e Mono del Braille Institute. SIL Open Font License 1.1.
credits-code = Costruito con Svelte, Fluent e qrcode-generator.

# --- il collegamento con la sala ------------------------------------------------------------------------
try-now = Prova ora
line-reconnecting = Riconnessione
line-reconnecting-more = Il tabellone è come l’hai visto. Niente di ciò che hai confermato è perso.
line-restarting = La sala si sta riavviando
line-restarting-more = Torna da sola tra un momento. Niente va perso.
line-offline = Sei offline.
line-offline-more = Riproviamo ogni pochi secondi.
line-silent = La sala non risponde
line-silent-more = La tua connessione sembra buona. Riproviamo ogni pochi secondi; nulla di confermato va perso.
line-again = Il collegamento è tornato. Non si è perso nulla.
elsewhere = Questo posto è aperto in un’altra finestra o su un altro dispositivo.
elsewhere-more = Mostrano lo stesso tavolo; vale ciò che confermi per primo.
someone-else = La sessione è terminata. Guardi come { $name }; accedi per riprendere il tuo posto.
newer-ready = È pronta una pagina più recente della sala.
newer-needed = Questa pagina è troppo vecchia per la sala.
newer-more = Il tuo posto e la partita restano, come una scelta non ancora confermata.
newer-failed = La sala ora non è raggiungibile. Riprova tra un momento.
newer-load = Caricala
line-signed-out = Sei stato disconnesso
line-signed-out-more = Rientri come ospite …
line-forbidden = Questo tavolo non è aperto a te.
line-forbidden-more = I suoi giocatori non vogliono spettatori.
line-gone = Questo tavolo non esiste.
line-gone-more = È stato chiuso, o il link è sbagliato.
line-crowded = Troppe persone guardano questo tavolo.
line-crowded-more = Riprova più tardi. I suoi giocatori entrano sempre.
line-windows = Hai troppe finestre aperte qui.
line-windows-more = Chiudine una, poi riprova.

# --- quando la sala dice no -------------------------------------------------------------------------------
problem-bad-request = Non si è capito.
problem-not-signed-in = Non sei entrato.
problem-forbidden = Questo non spetta a te.
problem-wrong-origin = La richiesta veniva da un altro sito.
problem-wrong-host = Questa sala non è a questo indirizzo.
problem-not-found = Questo non esiste.
problem-wrong-method = Non si è capito.
problem-too-large = È troppo grande.
problem-too-many = Troppo in una volta. Aspetta un momento e riprova.
problem-too-many-sockets = Hai troppe finestre aperte qui.
problem-too-many-watchers = Troppe persone guardano questo tavolo.
problem-busy = La sala ha molto da fare. Riprova tra un momento.
problem-name-taken = Qualcuno ha già questo nome.
problem-name-bad = Questo nome non va bene.
problem-name-bad-short = Questo nome è troppo corto.
problem-name-bad-long = Questo nome è troppo lungo.
problem-name-bad-characters = Il nome ha caratteri che non vanno bene.
problem-name-bad-confusable = Questo nome somiglia a quello di un altro.
problem-name-bad-reserved = Questo nome è riservato alla sala.
problem-password-bad = Questa password non va bene.
problem-password-bad-short = La password è troppo corta: almeno 8 caratteri.
problem-password-bad-long = La password è troppo lunga.
problem-password-bad-simple = La password è troppo semplice: almeno 5 caratteri diversi.
problem-password-bad-common = Questa password la conoscono in troppi.
problem-password-bad-name = La password è il tuo nome. Scegline un’altra.
problem-login-failed = Nome o password sbagliati.
problem-banned = Questo account è stato chiuso dall’ospite.
problem-vacation-spent = Sono più ferie di quante ne abbia qui un anno. Scegli un giorno prima.
problem-bad-options = Queste opzioni non stanno insieme.
problem-no-such-game = Questo gioco non è installato qui.
problem-seat-taken = Qualcuno ha preso quel posto.
problem-seats-empty = Ci sono ancora posti liberi.
problem-wrong-state = Il tavolo non è più a quel punto.
problem-not-your-seat = Non è il tuo posto.
problem-not-your-turn = Non tocca a te.
problem-illegal-move = Questa mossa ora non è possibile.
problem-cannot-undo = Questo non si può più ritirare.
problem-read-only = Questa partita si può solo leggere.
problem-chat-off = A questo tavolo non c’è chat.
problem-no-request = La domanda è già decisa.
problem-request-open = Un’altra domanda è ancora aperta.
problem-unavailable = La sala ora non può farlo. Niente è cambiato.
problem-internal = Qualcosa è andato storto nella sala. Ciò che era confermato è al sicuro.
problem-offline = La sala non è raggiungibile.
