# La cornice: tutto ciò che sta intorno ai giochi.

# --- pagine ------------------------------------------------------------------
nav = Pagine
nav-hall = Home
nav-hall-short = Home
nav-games = Le tue partite
nav-games-short = Partite
nav-replays = Replay
nav-learn = Impara
nav-account = { $name }, il tuo profilo
skip = Vai al contenuto
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Replay: { $game } · Meadhall
title-games = Le tue partite · Meadhall
title-replays = Replay · Meadhall
title-learn = Impara · Meadhall
title-account = Profilo · Meadhall
to-the-hall = Torna alla lobby
lost = Pagina non trovata
lost-more = Il link è sbagliato o la pagina non esiste più.
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
you = Tu
bot = Bot
anyone = Posto libero
owner = Host
here = Online
not-here = Offline
somebody = Qualcuno
close = Chiudi
save = Salva
saved = Modifiche salvate
loading = Caricamento…
older = Mostra precedenti
stay = Continua a giocare
go-on = Avanti

# --- la sala -----------------------------------------------------------------
hero = A cosa giochiamo?
hero-more = Gioca con gli amici o riempi i posti con i bot.
play-bot = Gioca contro un bot
games = Giochi
players = Giocatori
weight = Difficoltà { $weight } su 5
read-rules = Leggi le regole
yours = Le tue partite
open-tables = Tavoli aperti
filter = Mostra
filter-all = Tutti: { $count }
no-tables = Nessun tavolo aperto
no-tables-more = Creane uno e condividi il codice, o intanto gioca con i bot.
wait-for-you = { $count ->
    [one] Tocca a te in { $count } partita
   *[other] Tocca a te in { $count } partite
}
join = Unisciti
join-seat = Unisciti, posto { $number }
join-table = Unisciti a { $name }: { $game }
join-friend = Unisciti agli amici
code-placeholder = CODICE
table-code = Codice del tavolo
code-unknown = Nessun tavolo ha il codice { $code }.
your-open-table = Il tuo tavolo aperto
no-games = Nessuna partita in corso
no-games-more = Crea un tavolo nella lobby o unisciti a uno aperto.
replays-mine = Le tue partite finite
replays-others = Replay pubblici
no-replays = Ancora nessuna partita finita
no-replays-more = Qui puoi rivedere le tue partite finite.
import-record = Apri partita

# --- un tavolo in un elenco ----------------------------------------------------
seated = { $seated } posti su { $seats } occupati
your-turn = Tocca a te
your-turn-left = Tocca a te · ancora { $time }
is-deciding = { $name } sceglie.
bot-finished-for-you = Un bot ha finito per te
imported = Da un file
finished-won = Vittoria: { $names }
finished-rank = Finita: { $rank }º posto
abandoned = Interrotta senza risultato

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
shield-by-seat = Il tuo emblema: { $emblem }. In { $game } ogni posto ha il suo.
shield-taken = Il tuo emblema: { $emblem }. Quello solito è già preso.
bot-random = Bot facile
bot-rollout = Bot medio
bot-greedy = Bot avido
bot-mcts = Bot difficile
fill-bots = Completa con bot
which-bot = Quale bot
pace = Ritmo
pace-none = Senza orologio
pace-live = Tempo reale, { $time }
pace-live-short = Tempo reale
pace-own-short = A turni
pace-days = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}
minutes-each = Minuti per giocatore
days-each = Giorni per mossa
may-watch = Permetti di guardare
chat-allowed = Chat
more-options = Altre opzioni
open-table = Crea tavolo
start-game = Inizia partita

# --- la sala d’attesa --------------------------------------------------------------
public = Tavolo pubblico
private = Privato: solo con link o codice
stand-up = Lascia il posto
seat-a-bot = Aggiungi un bot al posto { $number }
remove = Togli { $name }
close-table = Elimina tavolo
waiting-players = { $count ->
    [one] Resta { $count } posto libero.
   *[other] Restano { $count } posti liberi.
}
waiting-owner = In attesa che l’host inizi.
invite-title = Invita gli amici
invite = Manda il link o il codice, o fai inquadrare il codice QR.
invite-watch = Invita a guardare
qr-label = Codice QR con il link a questo tavolo
copy-link = Copia link
copied = Copiato
share = Condividi

# --- al tavolo -----------------------------------------------------------------------
stage = Tabellone
bench = Il tuo turno
sheet = Altezza del pannello
sheet-peek = solo istruzione
sheet-half = normale
sheet-full = intero
sheet-bigger = Ingrandisci il pannello
sheet-smaller = Ingrandisci il tabellone
players-in-order = Giocatori in ordine di turno
log-and-chat = Cronologia e chat
log = Cronologia
log-empty = La partita è appena iniziata.
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
chat-empty = Ancora nessun messaggio
chat-off = A questo tavolo la chat è disattivata.
say-something = Messaggio
send = Invia
mute = Silenzia { $name }
chat-from = Messaggi da
unmute-name = Riattiva { $name }
unmute = Riattiva
muted = Non ricevi messaggi da { $name }.
mute-short = Silenzia
live = Tempo reale
watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
rules = Regole
rules-of = Regole: { $game }
search-rules = Cerca nelle regole
rules-options = Opzioni di questo tavolo
rules-otherwise = Con altre opzioni
rules-unusual = { $option } (di solito: { $most })
rules-failed = Non è stato possibile caricare le regole.
nothing-found = Nessun risultato
cards-of = Carte: { $game }
cards-all = Tutte le carte
cards-none = Questo gioco non ha una lista di carte.
cards-failed = Non è stato possibile caricare le carte.
search-cards = Cerca nelle carte
cards-decks = Mazzo
cards-all-decks = Tutti i mazzi
cards-deck = Mazzo { $deck }
cards-kind = Effetto
cards-topic = Argomento
cards-any = Tutti
cards-starting = Carta iniziale
cards-shown = Carte: { $count } su { $all }
cards-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
menu = Menu
text-view = Vista testo
text-view-help = Mostra tabellone e mosse come testo, anche per i lettori di schermo. Tasto T.
sound-on = Attiva il suono
sound-off = Disattiva il suono
your-moves = Le tue mosse
no-moves-now = Non tocca a te.
find-move = Cerca una mossa
no-move-found = Nessuna mossa corrisponde.
the-table = Tavolo
doing-decides = Sceglie
doing-thinks = Pensa
doing-away = Assenza, gioca un bot
doing-resigned = Ha abbandonato, gioca un bot
left-away = Ha finito un bot
left-resigned = Abbandono, ha finito un bot
confirm = Gioca la mossa
sending = Invio…
undo = Annulla
plan = Previsto
back-to-here = Annulla fin qui
plan-turn = Finisce il tuo turno
plan-reveal = Dopo aver guardato non puoi annullare.
plan-final = non si può annullare: qualcosa viene rivelato
plan-over = Finisce la partita
forced = C’è una sola mossa possibile. Tra { $seconds } s si gioca.
no-undo-reveal = Non puoi annullare: qualcosa è stato rivelato.
no-undo-other-seat = Non puoi annullare: qualcun altro ha già giocato.
waiting-for = In attesa di { $names }.
bot-decides-for-you = Un bot gioca per te.
over = La partita è finita.
skip-moves = Salta
stale = La situazione è cambiata. Scegli di nuovo.
pass-device = Passa il dispositivo a { $name }.
i-am = Sono { $name }
you-away = Un bot gioca per te.
you-resigned = Hai abbandonato. Un bot gioca per te.
i-am-back = Eccomi
asks-undo = { $name } chiede di annullare una mossa.
asks-abandon = { $name } propone di interrompere senza risultato.
asked-waiting = In attesa degli altri.
agree = D’accordo
refuse = Rifiuta
withdraw = Ritira
settled-agreed = Tutti d’accordo.
settled-refused = La richiesta è stata rifiutata.
settled-withdrawn = La richiesta è stata ritirata.
settled-overtaken = Qualcuno ha già giocato. La richiesta non vale più.
this-table = Questo tavolo
at-the-table = Al tavolo: { $names }.
ask-undo = Chiedi di annullare
ask-abandon = Proponi di interrompere
leave = Assentati
resign = Abbandona
sure-leave = Assentarti? Un bot gioca per te finché torni. Se non torni, finisci dietro a chi è rimasto.
sure-resign = Abbandonare la partita? Conta come sconfitta e non puoi tornare. Un bot gioca per te.
leave-now = Assentati
resign-now = Abbandona
report = Segnala qualcuno
report-more = La moderazione legge la segnalazione e la chat di questo tavolo.
report-who = Persona
report-reason = Motivo
report-reason-insult = Insulti o minacce
report-reason-spam = Pubblicità o spam
report-reason-cheating = Imbrogli
report-reason-name = Nome offensivo
report-reason-other = Altro
report-text = Che cosa è successo
report-sent = Segnalazione inviata. Grazie.

# --- la fine -----------------------------------------------------------------------------
counting = Conta dei punti
you-win = Hai vinto!
wins = { $count ->
    [one] Vince { $names }!
   *[other] { $names } vincono insieme!
}
tie-broken = Parità di punti. Decide lo spareggio.
won-by = { $points ->
    [one] { $points } punto davanti a { $names }.
   *[other] { $points } punti davanti a { $names }.
}
place = { $rank }º posto
line-by-line = Dettaglio dei punti
chart-title = Punti nel tempo
chart-says = Punti di ogni posto dopo ogni mossa. La tabella sotto ha le stesse cifre.
chart-table = Mostra come tabella
chart-round = Round
chart-turn = Turno
tick-round = round { $number }
tick-turn = turno { $number }
points-for = Punti per
total = Totale
final-score = Punteggio finale
look-at-board = Guarda il tabellone
play-again = Gioca ancora
join-rematch = Unisciti alla rivincita
replay = Rivedi la partita
record = Scarica partita
check-seed = Casualità verificabile: controlla il seme
took = Durata
promised = Impegno
secret = Seme
fair-good = Verificato: il caso era fissato prima della prima mossa.
fair-bad = Il seme non corrisponde all’impegno pubblicato prima della partita.
fair-unknown = Questa partita non si può controllare qui.

# --- rivedere --------------------------------------------------------------------------------
scrubber = Mosse
the-start = Inizio della partita
no-line = Scelta nascosta
first-move = Vai all’inizio
back-one = Una mossa indietro
forward-one = Una mossa avanti
last-move = Vai alla fine
play = Riproduci
pause = Pausa
move-number = Mossa
move-of = Mossa { $at } di { $of }
seen-by = Punto di vista
things-of = { $name }: pezzi
spectator = Pubblico
back-to-live = Torna alla partita
read-only-rules-version = Questa partita seguiva altre regole (versione { $version }). Si può leggere, non rivedere.
read-only-game-missing = Questo gioco non è installato qui.

# --- imparare ----------------------------------------------------------------------------------
new-here = Prima volta qui?
new-here-more = Una prima partita guidata spiega ogni mossa.
learn-title = Impara un gioco
guided-game = Prima partita guidata

# --- impostazioni ------------------------------------------------------------------------------
settings = Impostazioni
all-settings = Tutte le impostazioni
theme = Tema
theme-day = Chiaro
theme-night = Scuro
theme-to-night = Tema scuro
theme-to-day = Tema chiaro
as-system = Sistema
language = Lingua
motion = Animazioni
motion-less = Ridotte
sounds = Suoni
confirm-moves = Conferma le mosse
confirm-moves-help = Mostra prima l’effetto della mossa. Altrimenti un clic la gioca subito.
forced-moves = Se ho una sola mossa
forced-soon = Giocala dopo 3 secondi
forced-once = Giocala subito
forced-never = Chiedimi
events = Mostra gli eventi
events-full = Per intero
events-short = In breve
events-off = Solo una riga
patterns = Motivi sui colori
patterns-help = Aggiunge motivi a tutti i colori.
notify = Notifica del browser
notify-help = Quando tocca a te e questa scheda è in background.
notify-denied = Il browser blocca le notifiche. Si cambia nelle sue impostazioni per questa pagina.
call-me = Notifica su questo dispositivo
call-me-help = Quando tocca a te, anche con Meadhall chiuso.
call-denied = Il browser blocca le notifiche, o il suo servizio non risponde.
call-offer = Questa partita dura giorni. Vuoi una notifica quando tocca a te?
call-yes = Attiva le notifiche
call-no = Non ora
call-title = Tocca a te: { $game }
call-text = Gli altri ti aspettano.
keyboard = Tastiera
key-tab = zona successiva
key-arrows = passa tra le scelte
key-digits = scegli da 1 a 9
key-enter = scegli, poi gioca
key-esc = cancella la scelta
key-undo = annulla
key-text = vista testo
key-rules = regole
key-log = cronologia
key-chat = chat
key-menu = menu
key-step = indietro, avanti (replay)
key-ends = inizio, fine (replay)
key-zoom = ingrandisci, riduci, ripristina
key-help = questi tasti; su un pezzo: che cos’è

# --- account ---------------------------------------------------------------------------------------
account = Profilo
guest = Ospite su questo dispositivo
has-account = Account
name = Nome
shield = Emblema
emblem-moon = Luna
emblem-hammer = Martello
emblem-pine = Abete
emblem-sun = Sole
emblem-knot = Nodo
keep-title = Conserva le tue partite
keep-more = Con una password ritrovi nome, posti e partite su ogni dispositivo.
password = Password
password-old = Password attuale
password-new = Nuova password
make-account = Crea account
log-in = Accedi
log-out = Esci
log-out-all = Esci da tutti i dispositivi
change-password = Cambia password
muted-title = Persone silenziate
muted-more = Non ricevi i loro messaggi a nessun tavolo.
vacation = Vacanza
vacation-more = Ai tavoli a turni i tuoi orologi sono fermi fino ad allora.
vacation-until = Fino al
delete-title = Elimina account
delete-more = Il tuo nome viene rimosso. Le tue partite restano, anonime.
delete-now = Elimina definitivamente

# --- informazioni -------------------------------------------------------------------------------------
about = Informazioni su Meadhall
about-what = Su Meadhall si gioca a giochi da tavolo nel browser: con amici, con bot o da soli. I programmi seguono le stesse regole.
about-rights = Meadhall è indipendente e non ufficiale. I titoli indicano solo il gioco di cui valgono le regole; non si usa nessuna immagine, testo o logo di un editore.
about-games = Giochi: { $games }.
about-fair = Casualità verificabile
about-fair-more = Il caso è fissato prima della prima mossa, da un seme del server e uno per ogni posto. Pubblichiamo prima l’impegno e poi il seme, così chiunque può controllare.
credits = Crediti
credits-art = Tutti i disegni sono stati fatti per Meadhall e hanno la sua licenza, Apache 2.0.
credits-fonts = Caratteri: Grenze di Omnibus-Type; Atkinson Hyperlegible Next e Mono del Braille Institute. SIL Open Font License 1.1.
credits-code = Costruito con Svelte, Fluent e qrcode-generator.

# --- il collegamento con la sala ------------------------------------------------------------------------
try-now = Prova ora
line-reconnecting = Riconnessione
line-reconnecting-more = Vedi l’ultimo tabellone noto. Niente è perso.
line-restarting = Meadhall si sta riavviando
line-restarting-more = Torna tra un momento. Niente va perso.
line-offline = Sei offline
line-offline-more = Riproviamo ogni pochi secondi.
line-silent = Meadhall non risponde
line-silent-more = La tua connessione sembra buona. Riproviamo ogni pochi secondi. Niente è perso.
line-again = Il collegamento è tornato. Non si è perso nulla.
elsewhere = Questo posto è aperto in un’altra finestra o su un altro dispositivo.
elsewhere-more = Mostrano lo stesso tavolo. Vale la prima mossa che giochi.
someone-else = Sessione terminata. Guardi come { $name }. Accedi per riprendere il tuo posto.
newer-ready = C’è una nuova versione.
newer-needed = Questa pagina non è aggiornata.
newer-more = Restano il tuo posto, la partita e una scelta non ancora giocata.
newer-failed = Meadhall non è raggiungibile. Riprova tra un momento.
newer-load = Aggiorna
line-signed-out = Sessione terminata
line-signed-out-more = Rientri come ospite…
line-forbidden = Questo tavolo è privato.
line-forbidden-more = Non si può guardare.
line-gone = Tavolo non trovato
line-gone-more = È stato eliminato, o il link è sbagliato.
line-crowded = Troppe persone guardano questo tavolo
line-crowded-more = Riprova più tardi. Chi gioca entra sempre.
line-windows = Hai troppe finestre aperte
line-windows-more = Chiudine una, poi riprova.

# --- quando la sala dice no -------------------------------------------------------------------------------
problem-bad-request = Richiesta non valida. Niente è cambiato.
problem-not-signed-in = Accedi prima.
problem-forbidden = Qui non puoi farlo.
problem-wrong-origin = La richiesta veniva da un altro sito.
problem-wrong-host = Meadhall non è a questo indirizzo.
problem-not-found = Non trovato
problem-wrong-method = Richiesta non valida. Niente è cambiato.
problem-too-large = È troppo grande.
problem-too-many = Troppe richieste. Aspetta un momento e riprova.
problem-too-many-sockets = Hai troppe finestre aperte qui.
problem-too-many-watchers = Troppe persone guardano questo tavolo.
problem-busy = Meadhall è molto occupato. Riprova tra un momento.
problem-name-taken = Questo nome è già in uso.
problem-name-bad = Questo nome non è consentito.
problem-name-bad-short = Questo nome è troppo corto.
problem-name-bad-long = Questo nome è troppo lungo.
problem-name-bad-characters = Il nome ha caratteri non consentiti.
problem-name-bad-confusable = Questo nome somiglia troppo a un altro.
problem-name-bad-reserved = Questo nome è riservato.
problem-password-bad = Questa password non è consentita.
problem-password-bad-short = La password è troppo corta: almeno 8 caratteri.
problem-password-bad-long = La password è troppo lunga.
problem-password-bad-simple = La password è troppo semplice: almeno 5 caratteri diversi.
problem-password-bad-common = Questa password è troppo comune.
problem-password-bad-name = La password è il tuo nome. Scegline un’altra.
problem-login-failed = Nome o password sbagliati.
problem-banned = Questo account è stato chiuso.
problem-vacation-spent = Quest’anno non hai così tanti giorni. Scegli un giorno prima.
problem-bad-options = Queste opzioni non sono compatibili.
problem-no-such-game = Questo gioco non è installato qui.
problem-seat-taken = Qualcuno ha preso quel posto.
problem-seats-empty = Ci sono ancora posti liberi.
problem-wrong-state = Al tavolo si gioca già oltre. Niente è cambiato.
problem-not-your-seat = Non è il tuo posto.
problem-not-your-turn = Non tocca a te.
problem-illegal-move = Questa mossa ora non è possibile.
problem-cannot-undo = Questo non si può più annullare.
problem-read-only = Questa partita si può solo leggere.
problem-chat-off = A questo tavolo la chat è disattivata.
problem-no-request = Questa richiesta è già decisa.
problem-request-open = Un’altra richiesta è ancora aperta.
problem-unavailable = Meadhall ora non può farlo. Niente è cambiato.
problem-internal = Qualcosa è andato storto sul server. Le tue mosse sono al sicuro.
problem-offline = Meadhall non è raggiungibile.
