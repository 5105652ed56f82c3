# Der Rahmen: alles rund um die Spiele.

# --- Seiten ----------------------------------------------------------------
nav = Seiten
nav-hall = Die Halle
nav-hall-short = Halle
nav-games = Deine Partien
nav-games-short = Partien
nav-replays = Aufzeichnungen
nav-learn = Lernen
nav-account = { $name }, dein Konto
skip = Zum Inhalt springen
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Aufzeichnung von { $game } · Meadhall
title-games = Deine Partien · Meadhall
title-replays = Aufzeichnungen · Meadhall
title-learn = Lernen · Meadhall
title-account = Konto · Meadhall
to-the-hall = Zur Halle
lost = Diese Seite gibt es nicht
lost-more = Der Wind hat sie fortgetragen. Die Halle steht noch.
unofficial = Unabhängig und inoffiziell; ohne Verbindung zu den Verlagen der Spiele.

# --- Wörter ----------------------------------------------------------------
yes = ja
no = nein
nothing = nichts
hidden = { $count } verdeckt
empty-places = { $count } leer
you = du
bot = Bot
anyone = für alle
owner = hat den Tisch eröffnet
here = da
not-here = nicht da
somebody = Jemand
close = Schließen
save = Speichern
saved = Gespeichert.
loading = Wird geladen …
older = Ältere zeigen
stay = Bleiben
go-on = Weiter

# --- die Halle -------------------------------------------------------------
hero = Welches Schiff heute Abend?
hero-more = Spiel mit Freunden, mit Fremden, oder setz Bots auf die Ruderbänke.
play-bot = Gleich gegen einen Bot
games = Spiele
players = Spieler
weight = Anspruch { $weight } von 5
read-rules = Regeln lesen
yours = Deins
open-tables = Offene Tische
filter = Zeigen
filter-all = Alle { $count }
no-tables = Gerade kein offener Tisch
no-tables-more = Eröffne einen und gib den Code weiter, oder rudere solange gegen die Bots.
wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
join = Mitspielen
join-table = Bei { $name } mitspielen: { $game }
join-friend = Zu Freunden setzen
code-placeholder = CODE
table-code = Tischcode
code-unknown = Kein Tisch hat den Code { $code }.
your-open-table = Dein offener Tisch
no-games = Du sitzt an keinem Tisch
no-games-more = Eröffne einen in der Halle oder setz dich an einen, der wartet.
replays-mine = Deine Partien
replays-others = Partien von anderen
no-replays = Noch keine beendeten Partien
no-replays-more = Jede beendete Partie kannst du hier noch einmal ansehen.
import-record = Aufzeichnung öffnen

# --- ein Tisch in einer Liste ------------------------------------------------
seated = { $seated } von { $seats } besetzt
your-turn = Du bist dran
your-turn-left = Du bist dran · noch { $time }
is-deciding = { $name } überlegt
bot-finished-for-you = ein Bot hat für dich zu Ende gespielt
imported = aus einer Datei
finished-won = Gewonnen: { $names }
finished-rank = Beendet: du wurdest { $rank }.
abandoned = Ohne Ergebnis beendet

# --- ein neuer Tisch -----------------------------------------------------------
new-table = Neuer Tisch: { $game }
seats = Plätze
seat-number = Platz { $number }
seat-open = Offen
seat-bot = { $bot }
seat-hot = An diesem Gerät
seat-none = Leer
hot-name = Spieler { $number }
hot-name-of = Name auf Platz { $number }
shield-by-seat = In { $game } hat jeder Platz seinen eigenen Schild. Deiner hier: { $emblem }.
shield-taken = Dein Schild ist hier vergeben. Du spielst unter diesem: { $emblem }.
bot-random = Leichter Bot
bot-rollout = Solider Bot
bot-greedy = Gieriger Bot
bot-mcts = Scharfer Bot
fill-bots = Mit Bots auffüllen
which-bot = Welcher Bot
pace = Tempo
pace-none = Ohne Uhr
pace-live = Live, { $time }
pace-live-short = Live
pace-own-short = In Ruhe
pace-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
minutes-each = Minuten für jeden
days-each = Tage für jeden Zug
anyone-may-join = Alle dürfen mitspielen
may-watch = Andere dürfen zusehen
chat-allowed = Chat
more-options = Mehr Optionen
open-table = Tisch eröffnen
start-game = Partie beginnen

# --- der Warteraum ---------------------------------------------------------------
public = Alle dürfen mitspielen
private = Nur mit Link oder Code
sit = Hier setzen
sit-down = Hinsetzen
stand-up = Aufstehen
seat-a-bot = Ein Bot auf Platz { $number }
remove = { $name } entfernen
close-table = Tisch schließen
waiting-players = { $count ->
    [one] Ein Platz ist noch offen.
   *[other] { $count } Plätze sind noch offen.
}
waiting-owner = Gleich geht es los.
invite-title = Hol deine Freunde
invite = Schick diesen Link, lies den Code vor oder lass das Bild scannen.
invite-watch = Andere zusehen lassen
qr-label = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen

# --- am Tisch --------------------------------------------------------------------
stage = Das Spielfeld
bench = Deine Entscheidung
sheet = Höhe deines Teils
sheet-peek = nur die Frage
sheet-half = normal
sheet-full = ganz
sheet-bigger = Mehr von deinem Teil zeigen
sheet-smaller = Mehr vom Brett zeigen
players-in-order = Spieler in Zugreihenfolge
log-and-chat = Verlauf und Chat
log = Verlauf
log-empty = Noch ist nichts geschehen.
scene = Ereignis
scene-steps = Schritte des Ereignisses
scene-skip = Überspringen
scene-waiting = Noch { $count }
scene-again = Nochmals zeigen
scene-missed = { $count ->
        [one] Ein Ereignis, während du weg warst
       *[other] { $count } Ereignisse, während du weg warst
    }
your-turn-next = Danach bist du dran
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-off = An diesem Tisch gibt es keinen Chat.
say-something = Sag etwas
chat-message = Chatnachricht
send = Senden
mute = Keine Nachrichten mehr von { $name }
chat-from = Wessen Nachrichten du bekommst
unmute-name = Wieder Nachrichten von { $name }
unmute = Wieder zulassen
muted = Du bekommst keine Nachrichten von { $name }.
mute-short = Stumm
live = Live
watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
rules = Regeln
rules-of = Regeln von { $game }
search-rules = Regeln durchsuchen
rules-options = Optionen dieses Tischs
rules-otherwise = Wenn dein Tisch mit anderen Optionen spielt
rules-unusual = { $option } (üblich: { $most })
rules-failed = Die Regeln konnten nicht geladen werden.
nothing-found = Nichts gefunden.
cards-of = Karten von { $game }
cards-all = Alle Karten
cards-none = Zu diesem Spiel gibt es keine Kartenliste.
cards-failed = Die Karten konnten nicht geladen werden.
search-cards = Karten durchsuchen
cards-decks = Stapel
cards-all-decks = Alle Stapel
cards-deck = Stapel { $deck }
cards-kind = Wirkt
cards-topic = Betrifft
cards-any = Beliebig
cards-starting = Startkarte
cards-shown = { $count } von { $all } Karten
cards-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
menu = Menü
text-view = Textansicht
text-view-help = Spielfeld und Züge als Text, für alle und für Screenreader. Taste T.
sound-on = Ton an
sound-off = Ton aus
your-moves = Deine Züge
no-moves-now = Gerade nichts zu entscheiden.
find-move = Zug suchen
no-move-found = Kein Zug enthält diese Wörter.
the-table = Der Tisch
doing-decides = überlegt
doing-away = weg, ein Bot spielt weiter
doing-resigned = hat aufgegeben, ein Bot spielt weiter
left-away = von einem Bot beendet
left-resigned = aufgegeben, von einem Bot beendet
confirm = Bestätigen
sending = Wird gesendet …
undo = Zurück
plan = Geplant
back-to-here = Bis hierher zurück
plan-turn = Damit endet dein Zug. Bestätigen oder zurück.
plan-reveal = Was dann kommt, siehst du nach dem Bestätigen.
plan-final = lässt sich nicht zurücknehmen: etwas wird aufgedeckt
plan-over = Damit endet die Partie. Bestätigen oder zurück.
forced = Der einzige Zug. Er geschieht in { $seconds } s von selbst.
no-undo-reveal = Kein Zurück: etwas wurde aufgedeckt.
no-undo-other-seat = Kein Zurück: jemand anderes hat seitdem entschieden.
waiting-for = Warten auf { $names }.
bot-decides-for-you = Ein Bot entscheidet für dich.
over = Die Partie ist zu Ende.
skip-moves = Überspringen
stale = Der Tisch war schneller. Hier ist der neue Stand; wähle noch einmal.
pass-device = Gib das Gerät an { $name }.
i-am = Ich bin { $name }
you-away = Ein Bot spielt für dich.
you-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
i-am-back = Ich bin wieder da
asks-undo = { $name } möchte einen Zug zurücknehmen.
asks-abandon = { $name } bietet an, ohne Ergebnis aufzuhören.
asked-waiting = Warten auf die Antwort der anderen.
agree = Einverstanden
refuse = Ablehnen
withdraw = Zurückziehen
settled-agreed = Alle sind einverstanden.
settled-refused = Die Bitte wurde abgelehnt.
settled-withdrawn = Die Bitte wurde zurückgezogen.
settled-overtaken = Inzwischen wurde gezogen; die Bitte ist hinfällig.
this-table = Dieser Tisch
at-the-table = Am Tisch: { $names }.
ask-undo = Um Rücknahme des letzten Zugs bitten
ask-abandon = Ende ohne Ergebnis anbieten
leave = Kurz weggehen
resign = Aufgeben
sure-leave = Den Tisch verlassen? Ein Bot spielt für dich. Du kannst bis zum Ende zurückkommen, sonst stehst du hinter allen, die geblieben sind.
sure-resign = Aufgeben? Ein Bot spielt deinen Platz zu Ende, zurück kannst du nicht. Du stehst hinter allen, die bleiben.
leave-now = Weggehen
resign-now = Aufgeben
report = Jemanden melden
report-more = Wer diese Halle betreibt, liest es zusammen mit dem Chat dieses Tisches.
report-who = Wen
report-reason = Warum
report-reason-insult = Beleidigungen oder Drohungen
report-reason-spam = Werbung oder Zuschütten
report-reason-cheating = Schummeln
report-reason-name = Ein anstößiger Name
report-reason-other = Etwas anderes
report-text = Was ist passiert
report-sent = Danke. Wer die Halle betreibt, wird es sehen.

# --- das Ende -------------------------------------------------------------------------
counting = Es wird gezählt …
wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
tie-broken = Gleich viele Punkte; der Gleichstand wird nach den Regeln entschieden.
won-by = { $points ->
    [one] Ein Punkt vor { $names }.
   *[other] { $points } Punkte vor { $names }.
}
place = { $rank }. Platz
line-by-line = Zeile für Zeile
chart-title = Punkte im Verlauf
chart-says = Punkte aller nach jedem Zug. Die Tabelle darunter sagt dasselbe.
chart-table = Als Tabelle
chart-round = Runde
chart-turn = Zug
tick-round = Runde { $number }
tick-turn = Zug { $number }
points-for = Punkte für
total = Summe
final-score = Endstand
look-at-board = Spielfeld ansehen
play-again = Noch einmal
join-rematch = Zur Revanche
replay = Aufzeichnung
record = Protokoll
check-seed = Faires Glück: Startwert prüfen
took = Dauer
promised = Versprochen
secret = Geheimnis
fair-good = Hier geprüft: das Glück dieser Partie stand vor ihrem Beginn fest.
fair-bad = Der Startwert passt nicht zu dem, was vor der Partie versprochen wurde.
fair-unknown = Diese Partie lässt sich hier nicht prüfen.

# --- Aufzeichnung --------------------------------------------------------------------------
scrubber = Zug für Zug
the-start = Der Anfang.
no-line = Eine Entscheidung, von der nichts erzählt wird.
first-move = Zum Anfang
back-one = Einen zurück
forward-one = Einen weiter
last-move = Zum Ende
play = Abspielen
pause = Anhalten
move-number = Zug
move-of = Zug { $at } von { $of }
seen-by = Gesehen von
things-of = Was { $name } hat
spectator = Zuschauer
back-to-live = Zurück zur Partie
read-only-rules-version = Diese Partie folgte anderen Regeln (Version { $version }). Man kann sie lesen, aber nicht abspielen.
read-only-game-missing = Das Spiel dieses Tisches ist hier nicht installiert.

# --- Lernen ----------------------------------------------------------------------------------
new-here = Neu hier?
new-here-more = Eine geführte erste Partie erklärt sich Zug für Zug.
learn-title = Ein Spiel lernen
guided-game = Erste Partie mit Begleitung

# --- Einstellungen ---------------------------------------------------------------------------
settings = Einstellungen
all-settings = Alle Einstellungen
theme = Licht
theme-day = Tag
theme-night = Nacht
theme-to-night = Nachtansicht
theme-to-day = Tagansicht
as-system = Wie das System
language = Sprache
motion = Bewegung
motion-less = So wenig wie möglich
sounds = Töne
confirm-moves = Züge bestätigen
confirm-moves-help = Zeigt erst, was geschähe. Ohne das ist ein Klick ein Zug.
forced-moves = Wenn nur ein Zug bleibt
forced-soon = Nach 3 Sekunden ziehen
forced-once = Sofort ziehen
forced-never = Auf mich warten
events = Ereignisse zeigen
events-full = Ganz
events-short = Kurz
events-off = Nur eine Zeile
patterns = Muster auf Farben
patterns-help = Was nur die Farbe unterscheidet, bekommt auch ein Muster.
notify = Sag mir, wenn ich dran bin
notify-help = Eine Meldung des Browsers, solange die Seite verdeckt ist.
notify-denied = Der Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.
call-me = Ruf mich, wenn ich dran bin
call-me-help = Eine Meldung auf diesem Gerät, auch wenn Meadhall geschlossen ist.
call-denied = Der Browser erlaubt es nicht, oder sein Meldedienst ist nicht erreichbar.
call-offer = Dieses Spiel dauert Tage. Sollen wir dich rufen, wenn du dran bist?
call-yes = Ja, ruft mich
call-no = Nein, danke
call-title = Du bist dran: { $game }
call-text = Die anderen warten auf dich.
keyboard = Tastatur
key-tab = nächster Bereich
key-arrows = zwischen dem, was du wählen darfst
key-digits = das Erste bis Neunte wählen
key-enter = wählen, dann bestätigen
key-esc = Auswahl löschen
key-undo = zurück
key-text = Textansicht
key-rules = Regeln
key-log = Verlauf
key-chat = Chat
key-menu = Menü
key-step = zurück, weiter (Aufzeichnung)
key-ends = Anfang, Ende (Aufzeichnung)
key-zoom = näher, weiter weg, einpassen
key-help = diese Tasten; auf einem Teil: was es ist

# --- Konto ------------------------------------------------------------------------------------
account = Du
guest = Gast auf diesem Gerät
has-account = Konto
name = Name
shield = Schild
emblem-moon = Mond
emblem-hammer = Hammer
emblem-pine = Kiefer
emblem-sun = Sonne
emblem-knot = Knoten
keep-title = Behalte deine Partien
keep-more = Mit einem Passwort findest du Namen, Plätze und Partien auf jedem Gerät wieder.
password = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
make-account = Konto anlegen
log-in = Anmelden
log-out = Abmelden
log-out-all = Überall abmelden
change-password = Passwort ändern
muted-title = Stumm geschaltete Personen
muted-more = Ihre Nachrichten bekommst du an keinem Tisch.
vacation = Urlaub
vacation-more = An Tischen mit Tagen je Zug stehen deine Uhren bis dahin still.
vacation-until = Bis
delete-title = Konto löschen
delete-more = Dein Name verschwindet; gespielte Partien bleiben, ohne ihn.
delete-now = Endgültig löschen

# --- Über ---------------------------------------------------------------------------------------
about = Über Meadhall, Mitwirkende
about-what = Meadhall ist eine Halle, in der Menschen im Browser Brettspiele spielen, mit Freunden, mit Bots oder allein, und in der Programme nach genau denselben Regeln spielen.
about-rights = Sie ist unabhängig und inoffiziell. Titel sagen nur, wessen Regeln ein Raum folgt; kein Bild, Text oder Logo eines Verlags wird hier verwendet.
about-games = Die Spiele in dieser Halle: { $games }.
about-fair = Faires Glück
about-fair-more = Das Glück jeder Partie steht vor dem ersten Zug fest, aus einem Geheimnis des Servers und einem Anteil aller Spieler. Erst wird sein Fingerabdruck gezeigt, nach dem Ende das Geheimnis; alle können es prüfen.
credits = Mitwirkende
credits-art = Alle Zeichnungen entstanden für Meadhall und stehen unter seiner Lizenz, Apache 2.0.
credits-fonts = Schriften: Grenze von Omnibus-Type; Atkinson Hyperlegible Next und Mono vom Braille Institute. SIL Open Font License 1.1.
credits-code = Gebaut mit Svelte, Fluent und qrcode-generator.

# --- die Leitung zur Halle ------------------------------------------------------------------------
try-now = Jetzt versuchen
line-reconnecting = Verbindung wird erneuert
line-reconnecting-more = Du siehst den letzten bekannten Stand. Nichts, was du bestätigt hast, ist verloren.
line-restarting = Die Halle startet neu
line-restarting-more = Sie kommt gleich von selbst wieder. Nichts geht verloren.
line-offline = Du bist offline.
line-offline-more = Wir versuchen es alle paar Sekunden wieder.
line-silent = Die Halle antwortet nicht
line-silent-more = Deine Verbindung scheint in Ordnung. Wir versuchen es alle paar Sekunden; nichts Bestätigtes ist verloren.
line-again = Die Verbindung steht wieder. Nichts ist verloren.
elsewhere = Dieser Platz ist auch in einem anderen Fenster oder auf einem anderen Gerät offen.
elsewhere-more = Beide zeigen denselben Tisch; es gilt, was du zuerst bestätigst.
someone-else = Du wurdest abgemeldet. Du schaust als { $name } zu; melde dich an, um deinen Platz wieder einzunehmen.
newer-ready = Eine neuere Seite der Halle liegt bereit.
newer-needed = Diese Seite ist zu alt für die Halle.
newer-more = Dein Platz und dein Spiel bleiben, auch eine noch nicht bestätigte Wahl.
newer-failed = Die Halle ist gerade nicht erreichbar. Versuch es gleich noch einmal.
newer-load = Laden
line-signed-out = Du wurdest abgemeldet
line-signed-out-more = Du kommst als Gast wieder herein …
line-forbidden = Dieser Tisch steht dir nicht offen.
line-forbidden-more = Seine Spieler möchten keine Zuschauer.
line-gone = Diesen Tisch gibt es nicht.
line-gone-more = Er wurde geschlossen, oder der Link ist falsch.
line-crowded = Zu viele schauen an diesem Tisch zu.
line-crowded-more = Versuch es später wieder. Seine Spieler kommen immer herein.
line-windows = Du hast hier zu viele Fenster offen.
line-windows-more = Schließ eines davon und versuch es wieder.

# --- wenn die Halle nein sagt -------------------------------------------------------------------------
problem-bad-request = Das war nicht zu verstehen.
problem-not-signed-in = Du bist nicht angemeldet.
problem-forbidden = Das darfst du nicht.
problem-wrong-origin = Die Anfrage kam von einer anderen Seite.
problem-wrong-host = Unter dieser Adresse gibt es diese Halle nicht.
problem-not-found = Das gibt es nicht.
problem-wrong-method = Das war nicht zu verstehen.
problem-too-large = Das ist zu groß.
problem-too-many = Zu viel auf einmal. Warte einen Moment und versuch es wieder.
problem-too-many-sockets = Du hast hier zu viele Fenster offen.
problem-too-many-watchers = Zu viele schauen an diesem Tisch zu.
problem-busy = Die Halle hat gerade viel zu tun. Versuch es gleich wieder.
problem-name-taken = Diesen Namen hat schon jemand.
problem-name-bad = Dieser Name geht nicht.
problem-name-bad-short = Dieser Name ist zu kurz.
problem-name-bad-long = Dieser Name ist zu lang.
problem-name-bad-characters = Der Name enthält Zeichen, die nicht gehen.
problem-name-bad-confusable = Dieser Name sieht aus wie ein anderer.
problem-name-bad-reserved = Dieser Name ist der Halle vorbehalten.
problem-password-bad = Dieses Passwort geht nicht.
problem-password-bad-short = Das Passwort ist zu kurz: mindestens 8 Zeichen.
problem-password-bad-long = Das Passwort ist zu lang.
problem-password-bad-simple = Das Passwort ist zu einfach: mindestens 5 verschiedene Zeichen.
problem-password-bad-common = Dieses Passwort kennen zu viele.
problem-password-bad-name = Das Passwort ist dein Name. Nimm ein anderes.
problem-login-failed = Name oder Passwort stimmt nicht.
problem-banned = Dieses Konto wurde vom Betreiber geschlossen.
problem-vacation-spent = Das ist mehr Urlaub, als hier ein Jahr hat. Wähle einen früheren Tag.
problem-bad-options = Diese Optionen passen nicht zusammen.
problem-no-such-game = Dieses Spiel ist hier nicht installiert.
problem-seat-taken = Der Platz wurde gerade besetzt.
problem-seats-empty = Noch sind Plätze offen.
problem-wrong-state = Der Tisch ist schon weiter.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-your-turn = Du bist nicht dran.
problem-illegal-move = Dieser Zug geht jetzt nicht.
problem-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
problem-read-only = Diese Partie kann man nur lesen.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-no-request = Die Frage ist schon entschieden.
problem-request-open = Eine andere Frage ist noch offen.
problem-unavailable = Die Halle kann das gerade nicht. Nichts wurde verändert.
problem-internal = In der Halle ging etwas schief. Bestätigtes ist sicher.
problem-offline = Die Halle ist nicht zu erreichen.
