# Het kader: alles rond de spellen.

# --- pagina’s ----------------------------------------------------------------
nav = Pagina’s
nav-hall = Start
nav-hall-short = Start
nav-games = Jouw partijen
nav-games-short = Partijen
nav-replays = Terugkijken
nav-learn = Leren
nav-account = { $name }, je profiel
skip = Naar de inhoud
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Terugkijken: { $game } · Meadhall
title-games = Jouw partijen · Meadhall
title-replays = Terugkijken · Meadhall
title-learn = Leren · Meadhall
title-account = Profiel · Meadhall
to-the-hall = Terug naar de lobby
lost = Pagina niet gevonden
lost-more = De link klopt niet, of de pagina bestaat niet meer.
unofficial = Onafhankelijk en onofficieel; niet verbonden met de uitgevers van de spellen.

# --- woorden -----------------------------------------------------------------
yes = ja
no = nee
nothing = niets
hidden = { $count } verborgen
empty-places = { $count } leeg
you = Jij
bot = Bot
anyone = Vrije plaats
owner = Host
here = Online
not-here = Offline
somebody = Iemand
close = Sluiten
save = Opslaan
saved = Opgeslagen
loading = Laden…
older = Oudere tonen
stay = Doorspelen
go-on = Volgende

# --- de hal ------------------------------------------------------------------
hero = Wat spelen we?
hero-more = Speel met vrienden of vul lege plaatsen met bots.
play-bot = Tegen een bot spelen
games = Spellen
players = Spelers
weight = Moeilijkheid { $weight } van 5
read-rules = Regels lezen
yours = Jouw partijen
open-tables = Open tafels
filter = Tonen
filter-all = Alle { $count }
no-tables = Geen open tafels
no-tables-more = Maak een tafel en deel de code, of speel zolang tegen de bots.
wait-for-you = { $count ->
    [one] Jouw beurt in { $count } partij
   *[other] Jouw beurt in { $count } partijen
}
join = Meedoen
join-seat = Meedoen, plaats { $number }
join-table = Meedoen met { $name }: { $game }
join-friend = Meedoen met vrienden
code-placeholder = CODE
table-code = Tafelcode
code-unknown = Geen tafel heeft de code { $code }.
your-open-table = Jouw open tafel
no-games = Geen lopende partijen
no-games-more = Maak een tafel in de lobby of doe mee aan een open tafel.
replays-mine = Jouw afgelopen partijen
replays-others = Openbare partijen
no-replays = Nog geen gespeelde partijen
no-replays-more = Hier kun je je afgelopen partijen terugkijken.
import-record = Partij openen

# --- een tafel in een lijst ----------------------------------------------------
seated = { $seated } van { $seats } plaatsen bezet
your-turn = Jouw beurt
your-turn-left = Jouw beurt · nog { $time }
is-deciding = { $name } kiest.
bot-finished-for-you = Een bot speelde voor je uit
imported = Uit een bestand
finished-won = Gewonnen: { $names }
finished-rank = Afgelopen: { $rank }e plaats
abandoned = Zonder uitslag gestopt

# --- een nieuwe tafel ------------------------------------------------------------
new-table = Nieuwe tafel: { $game }
seats = Plaatsen
seat-number = Plaats { $number }
seat-open = Vrij
seat-bot = { $bot }
seat-hot = Op dit apparaat
seat-none = Leeg
hot-name = Speler { $number }
hot-name-of = Naam op plaats { $number }
shield-by-seat = Jouw embleem: { $emblem }. In { $game } heeft elke plaats een eigen embleem.
shield-taken = Jouw embleem: { $emblem }. Je gewone embleem is hier bezet.
bot-random = Makkelijke bot
bot-rollout = Gemiddelde bot
bot-greedy = Gretige bot
bot-mcts = Moeilijke bot
fill-bots = Aanvullen met bots
which-bot = Welke bot
pace = Tempo
pace-none = Zonder klok
pace-live = Live, { $time }
pace-live-short = Live
pace-own-short = Beurt voor beurt
pace-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
minutes-each = Minuten per speler
days-each = Dagen per zet
may-watch = Meekijken toestaan
chat-allowed = Chat
more-options = Meer opties
open-table = Tafel maken
start-game = Partij starten

# --- de wachtkamer -----------------------------------------------------------------
public = Openbare tafel
private = Besloten: alleen met link of code
stand-up = Plaats vrijgeven
seat-a-bot = Bot op plaats { $number } zetten
remove = { $name } verwijderen
close-table = Tafel opheffen
waiting-players = { $count ->
    [one] Er is nog { $count } plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
waiting-owner = Wachten tot de host start.
invite-title = Vrienden uitnodigen
invite = Stuur de link of code, of laat de QR-code scannen.
invite-watch = Uitnodigen om mee te kijken
qr-label = QR-code met de link naar deze tafel
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen

# --- aan tafel -----------------------------------------------------------------------
stage = Bord
bench = Jouw beurt
sheet = Hoogte van het paneel
sheet-peek = alleen opdracht
sheet-half = normaal
sheet-full = helemaal
sheet-bigger = Paneel vergroten
sheet-smaller = Bord vergroten
players-in-order = Spelers op volgorde van beurt
log-and-chat = Verloop en chat
log = Verloop
log-empty = De partij is net begonnen.
scene = gebeurtenis
scene-steps = Stappen van de gebeurtenis
scene-skip = Overslaan
scene-waiting = Nog { $count }
scene-again = Nog eens tonen
scene-missed = { $count ->
        [one] Eén gebeurtenis terwijl je weg was
       *[other] { $count } gebeurtenissen terwijl je weg was
    }
your-turn-next = Daarna ben jij
chat = Chat
chat-empty = Nog geen berichten
chat-off = De chat staat uit aan deze tafel.
say-something = Bericht
send = Versturen
mute = { $name } dempen
chat-from = Berichten van
unmute-name = { $name } niet meer dempen
unmute = Niet dempen
muted = Je hebt { $name } gedempt.
mute-short = Dempen
live = Live
watchers = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
rules = Regels
rules-of = Regels: { $game }
search-rules = Regels doorzoeken
rules-options = Opties van deze tafel
rules-otherwise = Met andere opties
rules-unusual = { $option } (meestal: { $most })
rules-failed = De regels konden niet worden geladen.
nothing-found = Niets gevonden
cards-of = Kaarten: { $game }
cards-all = Alle kaarten
cards-none = Dit spel heeft geen kaartenlijst.
cards-failed = De kaarten konden niet worden geladen.
search-cards = Kaarten doorzoeken
cards-decks = Stapel
cards-all-decks = Alle stapels
cards-deck = Stapel { $deck }
cards-kind = Werking
cards-topic = Onderwerp
cards-any = Alle
cards-starting = Startkaart
cards-shown = { $count } van { $all } kaarten
cards-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
menu = Menu
text-view = Tekstweergave
text-view-help = Toont bord en zetten als tekst, ook voor schermlezers. Toets T.
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
your-moves = Jouw zetten
no-moves-now = Je bent niet aan de beurt.
find-move = Zet zoeken
no-move-found = Geen zet gevonden.
the-table = Tafel
doing-decides = Kiest
doing-thinks = Denkt na
doing-away = Weg, een bot speelt
doing-resigned = Opgegeven, een bot speelt
left-away = Afgemaakt door een bot
left-resigned = Opgegeven, afgemaakt door een bot
confirm = Zet spelen
sending = Versturen…
undo = Ongedaan maken
plan = Gepland
back-to-here = Tot hier ongedaan maken
plan-turn = Einde van je beurt
plan-reveal = Na het onthullen kun je niets ongedaan maken.
plan-final = kan niet ongedaan worden: er wordt iets onthuld
plan-over = Einde van de partij
forced = Maar 1 zet mogelijk. Wordt over { $seconds } s gespeeld.
no-undo-reveal = Niet ongedaan te maken: er is iets onthuld.
no-undo-other-seat = Niet ongedaan te maken: een ander heeft al gespeeld.
waiting-for = Wachten op { $names }.
bot-decides-for-you = Een bot speelt voor jou.
over = De partij is afgelopen.
skip-moves = Overslaan
stale = De situatie is veranderd. Kies opnieuw.
pass-device = Geef het apparaat aan { $name }.
i-am = Ik ben { $name }
you-away = Een bot speelt voor jou.
you-resigned = Je hebt opgegeven. Een bot speelt voor je verder.
i-am-back = Ik ben terug
asks-undo = { $name } vraagt een zet terug.
asks-abandon = { $name } stelt voor zonder uitslag te stoppen.
asked-waiting = Wachten op de anderen.
agree = Akkoord
refuse = Weigeren
withdraw = Intrekken
settled-agreed = Iedereen is akkoord.
settled-refused = Het verzoek is geweigerd.
settled-withdrawn = Het verzoek is ingetrokken.
settled-overtaken = Er is al verder gespeeld. Het verzoek vervalt.
this-table = Deze tafel
at-the-table = Aan tafel: { $names }.
ask-undo = Zet terugvragen
ask-abandon = Voorstellen te stoppen
leave = Even weg
resign = Opgeven
sure-leave = Even weg? Een bot speelt voor je tot je terugkomt. Kom je niet terug, dan eindig je achter iedereen die bleef.
sure-resign = Deze partij opgeven? Dat telt als verlies en je kunt niet terug. Een bot speelt voor je verder.
leave-now = Even weg
resign-now = Opgeven
report = Iemand melden
report-more = De beheerder leest je melding en de chat van deze tafel.
report-who = Persoon
report-reason = Reden
report-reason-insult = Beledigingen of bedreigingen
report-reason-spam = Reclame of spam
report-reason-cheating = Valsspelen
report-reason-name = Aanstootgevende naam
report-reason-other = Iets anders
report-text = Wat is er gebeurd
report-sent = Melding verstuurd. Dank je.

# --- het einde ---------------------------------------------------------------------------
counting = Punten tellen
you-win = Jij wint!
wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
tie-broken = Evenveel punten. De regel voor gelijkspel beslist.
won-by = { $points ->
    [one] { $points } punt voor op { $names }.
   *[other] { $points } punten voor op { $names }.
}
place = { $rank }e plaats
line-by-line = Punten per onderdeel
chart-title = Punten door de tijd
chart-says = Punten van iedereen na elke zet. De tabel hieronder heeft dezelfde cijfers.
chart-table = Als tabel tonen
chart-round = Ronde
chart-turn = Beurt
tick-round = ronde { $number }
tick-turn = beurt { $number }
points-for = Punten voor
total = Totaal
final-score = Eindstand
look-at-board = Bord bekijken
play-again = Nog een keer spelen
join-rematch = Revanche spelen
replay = Partij terugkijken
record = Partij downloaden
check-seed = Controleerbaar eerlijk: startwaarde nagaan
took = Duur
promised = Vastlegging
secret = Startwaarde
fair-good = Gecontroleerd: alles lag vast vóór de eerste zet.
fair-bad = De startwaarde past niet bij de vastlegging van vóór de partij.
fair-unknown = Deze partij kan hier niet worden gecontroleerd.

# --- terugkijken ------------------------------------------------------------------------------
scrubber = Zetten
the-start = Begin van de partij
no-line = Verborgen keuze
first-move = Naar het begin
back-one = Een zet terug
forward-one = Een zet verder
last-move = Naar het einde
play = Afspelen
pause = Pauze
move-number = Zet
move-of = Zet { $at } van { $of }
seen-by = Weergave
things-of = { $name }: spelmateriaal
spectator = Toeschouwer
back-to-live = Terug naar de partij
read-only-rules-version = Deze partij volgde andere regels (versie { $version }). Lezen kan, afspelen niet.
read-only-game-missing = Dit spel is hier niet geïnstalleerd.

# --- leren --------------------------------------------------------------------------------------
new-here = Nieuw hier?
new-here-more = Een begeleide eerste partij legt elke zet uit.
learn-title = Een spel leren
guided-game = Begeleide eerste partij

# --- instellingen -------------------------------------------------------------------------------
settings = Instellingen
all-settings = Alle instellingen
theme = Thema
theme-day = Licht
theme-night = Donker
theme-to-night = Donker thema
theme-to-day = Licht thema
as-system = Systeem
language = Taal
motion = Animaties
motion-less = Minder
sounds = Geluiden
confirm-moves = Zetten bevestigen
confirm-moves-help = Toont eerst wat een zet doet. Anders telt elke klik meteen.
forced-moves = Als ik maar één zet heb
forced-soon = Na 3 seconden spelen
forced-once = Meteen spelen
forced-never = Mij vragen
events = Gebeurtenissen tonen
events-full = Helemaal
events-short = Kort
events-off = Alleen een regel
patterns = Patronen op kleuren
patterns-help = Voegt patronen toe aan alle kleuren.
notify = Melding bij mijn beurt
notify-help = Als dit tabblad op de achtergrond staat.
notify-denied = De browser blokkeert meldingen. Dat verander je in de instellingen voor deze pagina.
call-me = Melding op dit apparaat
call-me-help = Als je aan de beurt bent, ook als Meadhall gesloten is.
call-denied = De browser blokkeert meldingen, of de berichtendienst is niet bereikbaar.
call-offer = Deze partij duurt dagen. Wil je een melding als je aan de beurt bent?
call-yes = Meldingen aanzetten
call-no = Nu niet
call-title = Jouw beurt: { $game }
call-text = De anderen wachten op je.
keyboard = Toetsenbord
key-tab = volgend gebied
key-arrows = tussen keuzes wisselen
key-digits = keuze 1 tot en met 9
key-enter = kiezen, dan spelen
key-esc = keuze wissen
key-undo = ongedaan maken
key-text = tekstweergave
key-rules = regels
key-log = verloop
key-chat = chat
key-menu = menu
key-step = terug, verder (terugkijken)
key-ends = begin, einde (terugkijken)
key-zoom = inzoomen, uitzoomen, passend
key-help = deze toetsen; op een stuk: wat het is

# --- account --------------------------------------------------------------------------------------
account = Profiel
guest = Gast op dit apparaat
has-account = Account
name = Naam
shield = Embleem
emblem-moon = Maan
emblem-hammer = Hamer
emblem-pine = Den
emblem-sun = Zon
emblem-knot = Knoop
keep-title = Bewaar je partijen
keep-more = Met een wachtwoord vind je naam, plaatsen en partijen op elk apparaat terug.
password = Wachtwoord
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
make-account = Account maken
log-in = Inloggen
log-out = Uitloggen
log-out-all = Overal uitloggen
change-password = Wachtwoord wijzigen
muted-title = Gedempte mensen
muted-more = Hun berichten krijg je aan geen enkele tafel.
vacation = Vakantie
vacation-more = Bij partijen beurt voor beurt staan je klokken tot dan stil.
vacation-until = Tot
delete-title = Account verwijderen
delete-more = Je naam wordt verwijderd. Je partijen blijven anoniem bewaard.
delete-now = Definitief verwijderen

# --- over --------------------------------------------------------------------------------------------
about = Over Meadhall
about-what = Op Meadhall speel je bordspellen in de browser: met vrienden, met bots of alleen. Programma’s spelen volgens dezelfde regels.
about-rights = Meadhall is onafhankelijk en onofficieel. Titels noemen alleen het spel waarvan de regels gelden; er is geen beeld, tekst of logo van een uitgever gebruikt.
about-games = Spellen: { $games }.
about-fair = Controleerbaar eerlijk
about-fair-more = Het toeval ligt vast vóór de eerste zet, uit een startwaarde van de server en een van elke speler. We tonen eerst de vastlegging en daarna de startwaarde, zodat iedereen het kan nagaan.
credits = Dank
credits-art = Alle tekeningen zijn voor Meadhall gemaakt en delen de licentie, Apache 2.0.
credits-fonts = Lettertypen: Grenze van Omnibus-Type; Atkinson Hyperlegible Next en Mono van het Braille Institute. SIL Open Font License 1.1.
credits-code = Gebouwd met Svelte, Fluent en qrcode-generator.

# --- de lijn naar de hal --------------------------------------------------------------------------------
try-now = Nu proberen
line-reconnecting = Opnieuw verbinden
line-reconnecting-more = Je ziet het laatst bekende bord. Er is niets verloren.
line-restarting = Meadhall start opnieuw
line-restarting-more = Het duurt even. Er gaat niets verloren.
line-offline = Je bent offline
line-offline-more = We proberen het om de paar seconden opnieuw.
line-silent = Meadhall antwoordt niet
line-silent-more = Je verbinding lijkt in orde. We proberen het om de paar seconden opnieuw. Er is niets verloren.
line-again = De verbinding is terug. Er is niets verloren.
elsewhere = Deze plaats is ook in een ander venster of op een ander apparaat open.
elsewhere-more = Beide tonen dezelfde tafel. De zet die je het eerst speelt, telt.
someone-else = Je bent uitgelogd. Je kijkt mee als { $name }. Log in om je plaats weer in te nemen.
newer-ready = Er is een nieuwe versie.
newer-needed = Deze pagina is verouderd.
newer-more = Je plaats, je partij en een nog niet gespeelde keuze blijven.
newer-failed = Meadhall is niet bereikbaar. Probeer het zo nog eens.
newer-load = Bijwerken
line-signed-out = Je bent uitgelogd
line-signed-out-more = Je gaat verder als gast…
line-forbidden = Deze tafel is besloten.
line-forbidden-more = Meekijken kan hier niet.
line-gone = Tafel niet gevonden
line-gone-more = De tafel is opgeheven, of de link klopt niet.
line-crowded = Te veel mensen kijken mee
line-crowded-more = Probeer het later opnieuw. De spelers kunnen altijd naar binnen.
line-windows = Je hebt te veel vensters open
line-windows-more = Sluit er een en probeer het opnieuw.

# --- als de hal nee zegt ------------------------------------------------------------------------------------
problem-bad-request = Het verzoek was ongeldig. Er is niets veranderd.
problem-not-signed-in = Log eerst in.
problem-forbidden = Dat kun je hier niet doen.
problem-wrong-origin = Het verzoek kwam van een andere site.
problem-wrong-host = Meadhall is niet op dit adres.
problem-not-found = Niet gevonden
problem-wrong-method = Het verzoek was ongeldig. Er is niets veranderd.
problem-too-large = Dat is te groot.
problem-too-many = Te veel verzoeken. Wacht even en probeer het opnieuw.
problem-too-many-sockets = Je hebt hier te veel vensters open.
problem-too-many-watchers = Te veel mensen kijken naar deze tafel.
problem-busy = Het is druk op Meadhall. Probeer het zo opnieuw.
problem-name-taken = Deze naam is al bezet.
problem-name-bad = Deze naam is niet toegestaan.
problem-name-bad-short = Deze naam is te kort.
problem-name-bad-long = Deze naam is te lang.
problem-name-bad-characters = De naam bevat tekens die niet zijn toegestaan.
problem-name-bad-confusable = Deze naam lijkt te veel op een andere.
problem-name-bad-reserved = Deze naam is gereserveerd.
problem-password-bad = Dit wachtwoord is niet toegestaan.
problem-password-bad-short = Het wachtwoord is te kort: minstens 8 tekens.
problem-password-bad-long = Het wachtwoord is te lang.
problem-password-bad-simple = Het wachtwoord is te eenvoudig: minstens 5 verschillende tekens.
problem-password-bad-common = Dit wachtwoord is te gangbaar.
problem-password-bad-name = Het wachtwoord is je naam. Kies een ander.
problem-login-failed = Naam of wachtwoord klopt niet.
problem-banned = Dit account is gesloten.
problem-vacation-spent = Zoveel vakantiedagen heb je dit jaar niet meer. Kies een eerdere dag.
problem-bad-options = Deze opties passen niet bij elkaar.
problem-no-such-game = Dit spel is hier niet geïnstalleerd.
problem-seat-taken = Iemand nam die plaats net in.
problem-seats-empty = Er zijn nog plaatsen vrij.
problem-wrong-state = Aan tafel gaat het al verder. Er is niets veranderd.
problem-not-your-seat = Dat is niet jouw plaats.
problem-not-your-turn = Je bent niet aan de beurt.
problem-illegal-move = Deze zet kan nu niet.
problem-cannot-undo = Dit kan niet meer ongedaan worden gemaakt.
problem-read-only = Deze partij kan alleen gelezen worden.
problem-chat-off = De chat staat uit aan deze tafel.
problem-no-request = Dit verzoek is al afgehandeld.
problem-request-open = Er is nog een ander verzoek open.
problem-unavailable = Meadhall kan dat nu niet. Er is niets veranderd.
problem-internal = Er ging iets mis op de server. Je zetten zijn veilig.
problem-offline = Meadhall is niet bereikbaar.
