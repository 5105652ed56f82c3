# Der Rahmen: alles rund um die Spiele.

# --- Seiten ----------------------------------------------------------------
nav = Seiten
nav-hall = Startseite
nav-hall-short = Start
nav-games = Deine Partien
nav-games-short = Partien
nav-replays = Wiederholungen
nav-learn = Lernen
nav-account = { $name }, dein Profil
skip = Zum Inhalt springen
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Wiederholung: { $game } · Meadhall
title-games = Deine Partien · Meadhall
title-replays = Wiederholungen · Meadhall
title-learn = Lernen · Meadhall
title-account = Profil · Meadhall
to-the-hall = Zurück zur Lobby
lost = Seite nicht gefunden
lost-more = Der Link ist falsch, oder die Seite gibt es nicht mehr.
unofficial = Unabhängig und inoffiziell; ohne Verbindung zu den Verlagen der Spiele.

# --- Wörter ----------------------------------------------------------------
yes = ja
no = nein
nothing = nichts
hidden = { $count } verdeckt
empty-places = { $count } leer
you = Du
bot = Bot
anyone = Freier Platz
owner = Host
here = Online
not-here = Offline
somebody = Jemand
close = Schließen
save = Speichern
saved = Gespeichert
loading = Wird geladen …
older = Ältere zeigen
stay = Weiterspielen
go-on = Weiter

# --- die Halle -------------------------------------------------------------
hero = Was spielen wir?
hero-more = Spiele mit Freunden oder besetze freie Plätze mit Bots.
play-bot = Gegen einen Bot spielen
games = Spiele
players = Mitspielende
weight = Anspruch { $weight } von 5
read-rules = Regeln lesen
yours = Deine Partien
open-tables = Offene Tische
filter = Zeigen
filter-all = Alle { $count }
no-tables = Keine offenen Tische
no-tables-more = Erstelle einen und teile den Code, oder spiele so lange gegen Bots.
wait-for-you = { $count ->
    [one] Du bist in { $count } Partie dran
   *[other] Du bist in { $count } Partien dran
}
join = Mitspielen
join-seat = Mitspielen, Platz { $number }
join-table = Mitspielen bei { $name }: { $game }
join-friend = Mit Freunden spielen
code-placeholder = CODE
table-code = Tischcode
code-unknown = Kein Tisch hat den Code { $code }.
your-open-table = Dein offener Tisch
no-games = Keine laufenden Partien
no-games-more = Erstelle in der Lobby einen Tisch oder spiele an einem offenen mit.
replays-mine = Deine beendeten Partien
replays-others = Öffentliche Wiederholungen
no-replays = Noch keine beendeten Partien
no-replays-more = Hier kannst du deine beendeten Partien ansehen.
import-record = Gespeicherte Partie öffnen

# --- ein Tisch in einer Liste ------------------------------------------------
seated = { $seated } von { $seats } Plätzen besetzt
your-turn = Du bist dran
your-turn-left = Du bist dran · noch { $time }
is-deciding = { $name } wählt.
bot-finished-for-you = Ein Bot hat für dich zu Ende gespielt
imported = Aus einer Datei
finished-won = Gewonnen: { $names }
finished-rank = Beendet, { $rank }. Platz
abandoned = Ohne Ergebnis beendet

# --- ein neuer Tisch -----------------------------------------------------------
new-table = Neuer Tisch: { $game }
seats = Plätze
seat-number = Platz { $number }
seat-open = Offen
seat-bot = { $bot }
seat-hot = Auf diesem Gerät
seat-none = Leer
hot-name = Person { $number }
hot-name-of = Name auf Platz { $number }
shield-by-seat = Dein Wappen: { $emblem }. In { $game } hat jeder Platz sein eigenes.
shield-taken = Dein Wappen: { $emblem }. Dein übliches ist hier vergeben.
bot-random = Leichter Bot
bot-rollout = Mittlerer Bot
bot-greedy = Gieriger Bot
bot-mcts = Schwerer Bot
fill-bots = Mit Bots auffüllen
which-bot = Welcher Bot
pace = Tempo
pace-none = Ohne Uhr
pace-live = Live, { $time }
pace-live-short = Live
pace-own-short = Fernpartie
pace-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
minutes-each = Minuten pro Person
days-each = Tage pro Zug
may-watch = Zuschauen erlauben
chat-allowed = Chat
more-options = Mehr Optionen
open-table = Tisch erstellen
start-game = Partie starten

# --- der Warteraum ---------------------------------------------------------------
public = Öffentlicher Tisch
private = Privat: nur mit Link oder Code
stand-up = Platz freigeben
seat-a-bot = Bot auf Platz { $number } setzen
remove = { $name } entfernen
close-table = Tisch auflösen
waiting-players = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-owner = Warten, bis der Host startet.
invite-title = Freunde einladen
invite = Schicke Link oder Code, oder lass den QR-Code scannen.
invite-watch = Zum Zuschauen einladen
qr-label = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen

# --- am Tisch --------------------------------------------------------------------
stage = Spielplan
bench = Dein Zug
sheet = Höhe der Leiste
sheet-peek = nur Aufgabe
sheet-half = normal
sheet-full = ganz
sheet-bigger = Leiste vergrößern
sheet-smaller = Plan vergrößern
players-in-order = Reihenfolge am Tisch
log-and-chat = Verlauf und Chat
log = Verlauf
log-empty = Die Partie hat gerade begonnen.
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
chat-empty = Noch keine Nachrichten
chat-off = Der Chat ist an diesem Tisch aus.
say-something = Nachricht
send = Senden
mute = { $name } stummschalten
chat-from = Nachrichten von
unmute-name = { $name } wieder zulassen
unmute = Wieder zulassen
muted = { $name } ist stummgeschaltet.
mute-short = Stumm
live = Live
watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
rules = Regeln
rules-of = Regeln: { $game }
search-rules = Regeln durchsuchen
rules-options = Optionen dieses Tischs
rules-otherwise = Mit anderen Optionen
rules-unusual = { $option } (üblich: { $most })
rules-failed = Die Regeln konnten nicht geladen werden.
nothing-found = Nichts gefunden
cards-of = Karten: { $game }
cards-all = Alle Karten
cards-none = Zu diesem Spiel gibt es keine Kartenliste.
cards-failed = Die Karten konnten nicht geladen werden.
search-cards = Karten durchsuchen
cards-decks = Stapel
cards-all-decks = Alle Stapel
cards-deck = Stapel { $deck }
cards-kind = Wirkung
cards-topic = Thema
cards-any = Alle
cards-starting = Startkarte
cards-shown = { $count } von { $all } Karten
cards-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
menu = Menü
text-view = Textansicht
text-view-help = Zeigt Spielplan und Züge als Text, auch für Screenreader. Taste T.
sound-on = Ton einschalten
sound-off = Ton ausschalten
your-moves = Deine Züge
no-moves-now = Du bist nicht dran.
find-move = Zug suchen
no-move-found = Kein Zug passt dazu.
the-table = Tisch
doing-decides = Wählt
doing-thinks = Überlegt
doing-away = Pause, ein Bot spielt
doing-resigned = Aufgegeben, ein Bot spielt
left-away = Von einem Bot beendet
left-resigned = Aufgegeben, von einem Bot beendet
confirm = Zug spielen
sending = Wird gesendet …
undo = Rückgängig
plan = Geplant
back-to-here = Bis hierher rückgängig
plan-turn = Beendet deinen Zug
plan-reveal = Danach kein Rückgängig: Es wird aufgedeckt.
plan-final = lässt sich nicht zurücknehmen: etwas wird aufgedeckt
plan-over = Beendet die Partie
forced = Nur ein Zug möglich. Er wird in { $seconds } s gespielt.
no-undo-reveal = Nicht rückgängig zu machen: Etwas wurde aufgedeckt.
no-undo-other-seat = Nicht rückgängig zu machen: Es wurde schon weitergespielt.
waiting-for = Warten auf { $names }.
bot-decides-for-you = Ein Bot spielt für dich.
over = Die Partie ist zu Ende.
skip-moves = Überspringen
stale = Die Lage hat sich geändert. Wähle noch einmal.
pass-device = Gib das Gerät an { $name }.
i-am = Ich bin { $name }
you-away = Ein Bot spielt für dich.
you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
i-am-back = Ich bin wieder da
asks-undo = { $name } möchte einen Zug rückgängig machen.
asks-abandon = { $name } bietet an, ohne Ergebnis abzubrechen.
asked-waiting = Warten auf die anderen.
agree = Einverstanden
refuse = Ablehnen
withdraw = Zurückziehen
settled-agreed = Alle sind einverstanden.
settled-refused = Die Anfrage wurde abgelehnt.
settled-withdrawn = Die Anfrage wurde zurückgezogen.
settled-overtaken = Es wurde schon weitergespielt. Die Anfrage entfällt.
this-table = Dieser Tisch
at-the-table = Am Tisch: { $names }.
ask-undo = Rückgängig anfragen
ask-abandon = Abbruch anbieten
leave = Pause machen
resign = Aufgeben
sure-leave = Pause machen? Ein Bot spielt für dich, bis du zurückkommst. Kommst du nicht zurück, stehst du hinter allen, die geblieben sind.
sure-resign = Diese Partie aufgeben? Das zählt als Niederlage, und du kannst nicht zurück. Ein Bot spielt für dich weiter.
leave-now = Pause machen
resign-now = Aufgeben
report = Jemanden melden
report-more = Die Moderation liest die Meldung und den Chat dieses Tischs.
report-who = Person
report-reason = Grund
report-reason-insult = Beleidigungen oder Drohungen
report-reason-spam = Werbung oder Spam
report-reason-cheating = Schummeln
report-reason-name = Anstößiger Name
report-reason-other = Etwas anderes
report-text = Was ist passiert
report-sent = Meldung gesendet. Danke.

# --- das Ende -------------------------------------------------------------------------
counting = Punkte werden gezählt
you-win = Du gewinnst!
wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
tie-broken = Gleich viele Punkte. Die Regel für Gleichstand entscheidet.
won-by = { $points ->
    [one] { $points } Punkt vor { $names }.
   *[other] { $points } Punkte vor { $names }.
}
place = { $rank }. Platz
line-by-line = Punkte im Einzelnen
chart-title = Punkte im Verlauf
chart-says = Punkte aller nach jedem Zug. Die Tabelle darunter hat dieselben Zahlen.
chart-table = Als Tabelle zeigen
chart-round = Runde
chart-turn = Zug
tick-round = Runde { $number }
tick-turn = Zug { $number }
points-for = Punkte für
total = Summe
final-score = Endstand
look-at-board = Spielplan ansehen
play-again = Noch einmal spielen
join-rematch = Bei der Revanche mitspielen
replay = Wiederholung ansehen
record = Partie herunterladen
check-seed = Fairness prüfen
took = Dauer
promised = Hash
secret = Seed
fair-good = Geprüft: Alles Mischen stand vor dem ersten Zug fest.
fair-bad = Der Seed passt nicht zum Hash, der vor der Partie veröffentlicht wurde.
fair-unknown = Diese Partie lässt sich hier nicht prüfen.

# --- Aufzeichnung --------------------------------------------------------------------------
scrubber = Züge
the-start = Beginn der Partie
no-line = Verdeckte Entscheidung
first-move = Zum Anfang
back-one = Einen Zug zurück
forward-one = Einen Zug weiter
last-move = Zum Ende
play = Abspielen
pause = Anhalten
move-number = Zug
move-of = Zug { $at } von { $of }
seen-by = Ansicht
things-of = { $name }: Spielmaterial
spectator = Von außen
back-to-live = Zurück zur laufenden Partie
read-only-rules-version = Diese Partie folgte anderen Regeln (Version { $version }). Du kannst sie lesen, aber nicht abspielen.
read-only-game-missing = Dieses Spiel ist hier nicht installiert.

# --- Lernen ----------------------------------------------------------------------------------
new-here = Neu hier?
new-here-more = Eine geführte erste Partie erklärt jeden Zug.
learn-title = Ein Spiel lernen
guided-game = Geführte erste Partie

# --- Einstellungen ---------------------------------------------------------------------------
settings = Einstellungen
all-settings = Alle Einstellungen
theme = Design
theme-day = Hell
theme-night = Dunkel
theme-to-night = Dunkles Design
theme-to-day = Helles Design
as-system = System
language = Sprache
motion = Animationen
motion-less = Reduziert
sounds = Töne
confirm-moves = Züge bestätigen
confirm-moves-help = Zeigt zuerst, was passiert. Ohne dies gilt jeder Klick sofort.
forced-moves = Wenn nur ein Zug möglich ist
forced-soon = Nach 3 Sekunden spielen
forced-once = Sofort spielen
forced-never = Mich fragen
events = Ereignisse zeigen
events-full = Ganz
events-short = Kurz
events-off = Nur eine Zeile
patterns = Muster auf Farben
patterns-help = Ergänzt alle Farben um Muster.
notify = Browser-Mitteilung
notify-help = Mitteilung, wenn du dran bist und dieser Tab im Hintergrund ist.
notify-denied = Der Browser blockiert Mitteilungen. Das änderst du in seinen Einstellungen für diese Seite.
call-me = Mitteilung, wenn ich dran bin
call-me-help = Mitteilung auf diesem Gerät, auch wenn Meadhall geschlossen ist.
call-denied = Der Browser blockiert Mitteilungen, oder sein Push-Dienst ist nicht erreichbar.
call-offer = Diese Partie dauert Tage. Möchtest du eine Mitteilung, wenn du dran bist?
call-yes = Mitteilungen einschalten
call-no = Nicht jetzt
call-title = Du bist dran: { $game }
call-text = Die anderen warten auf dich.
keyboard = Tastatur
key-tab = nächster Bereich
key-arrows = zwischen Möglichkeiten wechseln
key-digits = Möglichkeit 1 bis 9 wählen
key-enter = wählen, dann spielen
key-esc = Auswahl löschen
key-undo = rückgängig
key-text = Textansicht
key-rules = Regeln
key-log = Verlauf
key-chat = Chat
key-menu = Menü
key-step = zurück, weiter (Wiederholung)
key-ends = Beginn, Ende (Wiederholung)
key-zoom = vergrößern, verkleinern, einpassen
key-help = diese Tasten; auf einem Teil: was es ist

# --- Konto ------------------------------------------------------------------------------------
account = Profil
guest = Gast auf diesem Gerät
has-account = Konto
name = Name
shield = Wappen
emblem-moon = Mond
emblem-hammer = Hammer
emblem-pine = Kiefer
emblem-sun = Sonne
emblem-knot = Knoten
keep-title = Behalte deine Partien
keep-more = Mit einem Passwort hast du Namen, Plätze und Partien auf jedem Gerät.
password = Passwort
password-old = Aktuelles Passwort
password-new = Neues Passwort
make-account = Konto erstellen
log-in = Anmelden
log-out = Abmelden
log-out-all = Überall abmelden
change-password = Passwort ändern
muted-title = Stumm geschaltete Personen
muted-more = Du siehst ihre Nachrichten an keinem Tisch.
vacation = Urlaub
vacation-more = In Fernpartien stehen deine Uhren bis dahin still.
vacation-until = Bis
delete-title = Konto löschen
delete-more = Dein Name wird entfernt. Deine Partien bleiben anonym erhalten.
delete-now = Endgültig löschen

# --- Über ---------------------------------------------------------------------------------------
about = Über Meadhall
about-what = In Meadhall spielst du Brettspiele im Browser: mit Freunden, mit Bots oder allein. Programme spielen nach denselben Regeln.
about-rights = Meadhall ist unabhängig und inoffiziell. Die Titel nennen nur das Spiel, dessen Regeln gelten; kein Bild, Text oder Logo eines Verlags wird verwendet.
about-games = Spiele: { $games }.
about-fair = Nachprüfbar fair
about-fair-more = Alles Mischen steht vor dem ersten Zug fest: aus einem Seed des Servers und je einem von allen am Tisch. Wir zeigen zuerst den Hash und am Ende den Seed, so können alle es prüfen.
credits = Mitwirkende
credits-art = Alle Zeichnungen entstanden für Meadhall und stehen unter seiner Lizenz, Apache 2.0.
credits-fonts = Schriften: Grenze von Omnibus-Type; Atkinson Hyperlegible Next und Mono vom Braille Institute. SIL Open Font License 1.1.
credits-code = Gebaut mit Svelte, Fluent und qrcode-generator.

# --- die Leitung zur Halle ------------------------------------------------------------------------
try-now = Jetzt versuchen
line-reconnecting = Verbindung wird erneuert
line-reconnecting-more = Du siehst den letzten bekannten Stand. Nichts ist verloren.
line-restarting = Meadhall startet neu
line-restarting-more = Gleich geht es weiter. Nichts geht verloren.
line-offline = Du bist offline
line-offline-more = Wir versuchen es alle paar Sekunden wieder.
line-silent = Meadhall antwortet nicht
line-silent-more = Deine Verbindung scheint in Ordnung. Wir versuchen es alle paar Sekunden wieder. Nichts ist verloren.
line-again = Die Verbindung steht wieder. Nichts ist verloren.
elsewhere = Dieser Platz ist auch in einem anderen Fenster oder auf einem anderen Gerät offen.
elsewhere-more = Beide zeigen denselben Tisch. Es gilt der Zug, den du zuerst spielst.
someone-else = Du wurdest abgemeldet. Du siehst als { $name } zu. Melde dich an, um deinen Platz wieder einzunehmen.
newer-ready = Eine neue Version ist da.
newer-needed = Diese Seite ist veraltet.
newer-more = Dein Platz, deine Partie und eine noch nicht gespielte Wahl bleiben.
newer-failed = Meadhall ist gerade nicht erreichbar. Versuche es gleich noch einmal.
newer-load = Aktualisieren
line-signed-out = Du wurdest abgemeldet
line-signed-out-more = Weiter als Gast …
line-forbidden = Dieser Tisch ist privat.
line-forbidden-more = Zuschauen ist hier nicht erlaubt.
line-gone = Tisch nicht gefunden
line-gone-more = Er wurde aufgelöst, oder der Link ist falsch.
line-crowded = Zu viele sehen zu
line-crowded-more = Versuche es später wieder. Wer mitspielt, kommt immer herein.
line-windows = Du hast zu viele Fenster offen
line-windows-more = Schließe eines und versuche es wieder.

# --- wenn die Halle nein sagt -------------------------------------------------------------------------
problem-bad-request = Die Anfrage war ungültig. Nichts wurde geändert.
problem-not-signed-in = Melde dich an, um das zu tun.
problem-forbidden = Das geht hier nicht.
problem-wrong-origin = Die Anfrage kam von einer anderen Seite.
problem-wrong-host = Unter dieser Adresse gibt es Meadhall nicht.
problem-not-found = Nicht gefunden
problem-wrong-method = Die Anfrage war ungültig. Nichts wurde geändert.
problem-too-large = Das ist zu groß.
problem-too-many = Zu viele Anfragen. Warte kurz und versuche es wieder.
problem-too-many-sockets = Du hast zu viele Fenster offen.
problem-too-many-watchers = An diesem Tisch sehen zu viele zu.
problem-busy = Meadhall ist gerade ausgelastet. Versuche es gleich wieder.
problem-name-taken = Dieser Name ist vergeben.
problem-name-bad = Dieser Name ist nicht erlaubt.
problem-name-bad-short = Dieser Name ist zu kurz.
problem-name-bad-long = Dieser Name ist zu lang.
problem-name-bad-characters = Der Name enthält unerlaubte Zeichen.
problem-name-bad-confusable = Dieser Name ähnelt einem anderen zu sehr.
problem-name-bad-reserved = Dieser Name ist reserviert.
problem-password-bad = Dieses Passwort ist nicht erlaubt.
problem-password-bad-short = Das Passwort ist zu kurz: mindestens 8 Zeichen.
problem-password-bad-long = Das Passwort ist zu lang.
problem-password-bad-simple = Das Passwort ist zu einfach: mindestens 5 verschiedene Zeichen.
problem-password-bad-common = Dieses Passwort ist zu verbreitet.
problem-password-bad-name = Das Passwort ist dein Name. Wähle ein anderes.
problem-login-failed = Name oder Passwort ist falsch.
problem-banned = Dieses Konto wurde von der Moderation geschlossen.
problem-vacation-spent = So viele Urlaubstage hast du in diesem Jahr nicht mehr. Wähle einen früheren Tag.
problem-bad-options = Diese Optionen passen nicht zusammen.
problem-no-such-game = Dieses Spiel ist hier nicht installiert.
problem-seat-taken = Der Platz wurde gerade besetzt.
problem-seats-empty = Noch sind Plätze offen.
problem-wrong-state = Am Tisch geht es schon weiter. Nichts wurde geändert.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-your-turn = Du bist nicht dran.
problem-illegal-move = Dieser Zug ist jetzt nicht möglich.
problem-cannot-undo = Das lässt sich nicht mehr rückgängig machen.
problem-read-only = Diese Partie kann man nur lesen.
problem-chat-off = Der Chat ist an diesem Tisch aus.
problem-no-request = Die Anfrage ist schon erledigt.
problem-request-open = Eine andere Anfrage ist noch offen.
problem-unavailable = Meadhall kann das gerade nicht. Nichts wurde geändert.
problem-internal = Auf dem Server ist etwas schiefgegangen. Deine Züge sind sicher.
problem-offline = Meadhall ist nicht erreichbar.
