# Het kader: alles rond de spellen.

# --- pagina’s ----------------------------------------------------------------
nav = Pagina’s
nav-hall = De hal
nav-hall-short = Hal
nav-games = Jouw partijen
nav-games-short = Partijen
nav-replays = Terugkijken
nav-learn = Leren
nav-account = { $name }, jouw account
skip = Naar de inhoud
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = { $game } terugkijken · Meadhall
title-games = Jouw partijen · Meadhall
title-replays = Terugkijken · Meadhall
title-learn = Leren · Meadhall
title-account = Account · Meadhall
to-the-hall = Naar de hal
lost = Deze pagina bestaat niet
lost-more = De wind heeft haar meegenomen. De hal staat er nog.
unofficial = Onafhankelijk en onofficieel; niet verbonden met de uitgevers van de spellen.

# --- woorden -----------------------------------------------------------------
yes = ja
no = nee
nothing = niets
hidden = { $count } verborgen
empty-places = { $count } leeg
you = jij
bot = Bot
anyone = voor iedereen
owner = opende de tafel
here = aanwezig
not-here = niet aanwezig
somebody = Iemand
close = Sluiten
save = Bewaren
saved = Bewaard.
loading = Laden …
older = Oudere tonen
stay = Blijven
go-on = Verder

# --- de hal ------------------------------------------------------------------
hero = Welk schip vanavond?
hero-more = Speel met vrienden, met vreemden, of vul de roeibanken met bots.
play-bot = Nu tegen een bot
games = Spellen
players = Spelers
weight = Gewicht { $weight } van 5
read-rules = Lees de regels
yours = Van jou
open-tables = Open tafels
filter = Tonen
filter-all = Alle { $count }
no-tables = Nu geen open tafels
no-tables-more = Open er een en deel de code, of roei zolang tegen de bots.
wait-for-you = { $count ->
    [one] 1 wacht op jou
   *[other] { $count } wachten op jou
}
join = Meedoen
join-table = Meedoen bij { $name }: { $game }
join-friend = Bij vrienden aanschuiven
code-placeholder = CODE
table-code = Tafelcode
code-unknown = Geen tafel heeft de code { $code }.
your-open-table = Jouw open tafel
no-games = Je zit aan geen tafel
no-games-more = Open er een in de hal, of schuif aan waar gewacht wordt.
replays-mine = Jouw partijen
replays-others = Partijen van anderen
no-replays = Nog geen gespeelde partijen
no-replays-more = Elke gespeelde partij kun je hier terugkijken.
import-record = Partijbestand openen

# --- een tafel in een lijst ----------------------------------------------------
seated = { $seated } van { $seats } bezet
your-turn = Jouw beurt
your-turn-left = Jouw beurt · nog { $time }
is-deciding = { $name } denkt na
bot-finished-for-you = een bot speelde voor je uit
imported = uit een bestand
finished-won = Gewonnen: { $names }
finished-rank = Afgelopen: je werd { $rank }e
abandoned = Zonder uitslag gestopt

# --- een nieuwe tafel ------------------------------------------------------------
new-table = Nieuwe tafel: { $game }
seats = Plaatsen
seat-number = Plaats { $number }
seat-open = Vrij
seat-bot = { $bot }
seat-hot = Aan dit apparaat
seat-none = Leeg
hot-name = Speler { $number }
hot-name-of = Naam op plaats { $number }
shield-by-seat = In { $game } heeft elke plaats een eigen schild. Het jouwe hier: { $emblem }.
shield-taken = Je schild is hier al bezet. Je speelt onder dit schild: { $emblem }.
bot-random = Makkelijke bot
bot-rollout = Degelijke bot
bot-greedy = Gretige bot
bot-mcts = Scherpe bot
fill-bots = Aanvullen met bots
which-bot = Welke bot
pace = Tempo
pace-none = Zonder klok
pace-live = Live, { $time }
pace-live-short = Live
pace-own-short = In eigen tempo
pace-days = { $days ->
    [one] Een dag per zet
   *[other] { $days } dagen per zet
}
minutes-each = Minuten per speler
days-each = Dagen per zet
anyone-may-join = Iedereen mag meedoen
may-watch = Anderen mogen kijken
chat-allowed = Chat
more-options = Meer opties
open-table = Tafel openen
start-game = Partij beginnen

# --- de wachtkamer -----------------------------------------------------------------
public = Iedereen mag meedoen
private = Alleen met link of code
sit = Hier zitten
sit-down = Gaan zitten
stand-up = Opstaan
seat-a-bot = Een bot op plaats { $number }
remove = { $name } verwijderen
close-table = Tafel sluiten
waiting-players = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
waiting-owner = Wachten op het begin.
invite-title = Haal je vrienden erbij
invite = Stuur deze link, lees de code voor of laat het plaatje scannen.
invite-watch = Anderen laten meekijken
qr-label = QR-code met de link naar deze tafel
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen

# --- aan tafel -----------------------------------------------------------------------
stage = Het bord
bench = Jouw beslissing
sheet = Hoogte van jouw deel
sheet-peek = alleen de vraag
sheet-half = normaal
sheet-full = helemaal
sheet-bigger = Meer van jouw deel tonen
sheet-smaller = Meer van het bord tonen
players-in-order = Spelers op volgorde van beurt
log-and-chat = Verloop en chat
log = Verloop
log-empty = Er is nog niets gebeurd.
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
chat-empty = Nog niemand heeft iets gezegd.
chat-off = Aan deze tafel is geen chat.
say-something = Zeg iets
chat-message = Chatbericht
send = Versturen
mute = Geen berichten meer van { $name }
chat-from = Wiens berichten je krijgt
unmute-name = Weer berichten van { $name }
unmute = Weer horen
muted = Je krijgt geen berichten van { $name }.
mute-short = Dempen
live = Live
watchers = { $count ->
    [one] 1 kijkt mee
   *[other] { $count } kijken mee
}
rules = Regels
rules-of = Regels van { $game }
search-rules = Zoek in de regels
rules-options = Opties van deze tafel
rules-otherwise = Als je tafel met andere opties speelt
rules-unusual = { $option } (meestal: { $most })
rules-failed = De regels konden niet worden geladen.
nothing-found = Niets gevonden.
cards-of = Kaarten van { $game }
cards-all = Alle kaarten
cards-none = Dit spel heeft geen kaartenlijst.
cards-failed = De kaarten konden niet worden geladen.
search-cards = Zoek in de kaarten
cards-decks = Stapel
cards-all-decks = Alle stapels
cards-deck = Stapel { $deck }
cards-kind = Werkt
cards-topic = Betreft
cards-any = Maakt niet uit
cards-starting = Startkaart
cards-shown = { $count } van { $all } kaarten
cards-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
menu = Menu
text-view = Tekstweergave
text-view-help = Bord en zetten als tekst, voor iedereen en voor schermlezers. Toets T.
sound-on = Geluid aan
sound-off = Geluid uit
your-moves = Jouw zetten
no-moves-now = Nu niets te beslissen.
find-move = Zoek een zet
no-move-found = Geen zet bevat deze woorden.
the-table = De tafel
doing-decides = denkt na
doing-away = weg, een bot speelt door
doing-resigned = gaf op, een bot speelt door
left-away = afgemaakt door een bot
left-resigned = gaf op, afgemaakt door een bot
confirm = Bevestigen
sending = Versturen …
undo = Terug
plan = Gepland
back-to-here = Terug tot hier
plan-turn = Daarmee eindigt je beurt. Bevestig, of ga terug.
plan-reveal = Wat daarna komt, zie je na het bevestigen.
plan-final = kan niet ongedaan worden: er wordt iets onthuld
plan-over = Daarmee eindigt de partij. Bevestig, of ga terug.
forced = De enige zet die er is. Gaat vanzelf over { $seconds } s.
no-undo-reveal = Niet meer terug: er is iets onthuld.
no-undo-other-seat = Niet meer terug: een ander heeft sindsdien beslist.
waiting-for = Wachten op { $names }.
bot-decides-for-you = Een bot beslist voor jou.
over = De partij is afgelopen.
skip-moves = Overslaan
stale = De tafel is verder. Hier is het nieuwe bord; kies opnieuw.
pass-device = Geef het apparaat aan { $name }.
i-am = Ik ben { $name }
you-away = Een bot speelt voor jou.
you-resigned = Je gaf op; een bot speelt voor je door.
i-am-back = Ik ben terug
asks-undo = { $name } vraagt een zet terug te nemen.
asks-abandon = { $name } stelt voor zonder uitslag te stoppen.
asked-waiting = Wachten op antwoord van de anderen.
agree = Akkoord
refuse = Weigeren
withdraw = Intrekken
settled-agreed = Iedereen is akkoord.
settled-refused = Het verzoek is geweigerd.
settled-withdrawn = Het verzoek is ingetrokken.
settled-overtaken = Er is intussen gezet; het verzoek vervalt.
this-table = Deze tafel
at-the-table = Aan tafel: { $names }.
ask-undo = Vragen de laatste zet terug te nemen
ask-abandon = Voorstellen zonder uitslag te stoppen
leave = Even weg
resign = Opgeven
sure-leave = De tafel verlaten? Een bot speelt voor je. Tot het einde kun je terugkomen; anders eindig je achter wie is gebleven.
sure-resign = Opgeven? Een bot speelt jouw plaats uit, en terug kan niet. Je eindigt achter wie blijft.
leave-now = Weggaan
resign-now = Opgeven
report = Iemand melden
report-more = De beheerder van deze hal leest het, samen met de chat van deze tafel.
report-who = Wie
report-reason = Waarom
report-reason-insult = Beledigingen of bedreigingen
report-reason-spam = Reclame of overspoelen
report-reason-cheating = Valsspelen
report-reason-name = Een aanstootgevende naam
report-reason-other = Iets anders
report-text = Wat is er gebeurd
report-sent = Dank je. De beheerder zal het zien.

# --- het einde ---------------------------------------------------------------------------
counting = Er wordt geteld …
wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
tie-broken = Evenveel punten; de regels voor gelijkspel beslissen.
won-by = { $points ->
    [one] Eén punt voor op { $names }.
   *[other] { $points } punten voor op { $names }.
}
place = { $rank }e plaats
line-by-line = Regel voor regel
chart-title = Punten door de tijd
chart-says = Punten van iedereen na elke zet. De tabel hieronder zegt hetzelfde.
chart-table = Als tabel
chart-round = Ronde
chart-turn = Beurt
tick-round = ronde { $number }
tick-turn = beurt { $number }
points-for = Punten voor
total = Totaal
final-score = Eindstand
look-at-board = Bekijk het bord
play-again = Nog een keer
join-rematch = Naar de revanche
replay = Terugkijken
record = Partijbestand
check-seed = Eerlijk toeval: controleer de startwaarde
took = Duurde
promised = Beloofd
secret = Geheim
fair-good = Hier gecontroleerd: het toeval van deze partij lag vast voor ze begon.
fair-bad = De startwaarde past niet bij wat voor de partij beloofd werd.
fair-unknown = Deze partij kan hier niet worden gecontroleerd.

# --- terugkijken ------------------------------------------------------------------------------
scrubber = Zet voor zet
the-start = Het begin.
no-line = Een beslissing waarvan niets verteld wordt.
first-move = Begin
back-one = Eén terug
forward-one = Eén verder
last-move = Einde
play = Afspelen
pause = Pauze
move-number = Zet
move-of = Zet { $at } van { $of }
seen-by = Gezien door
things-of = Wat { $name } heeft
spectator = Een toeschouwer
back-to-live = Terug naar de partij
read-only-rules-version = Deze partij volgde andere regels (versie { $version }). Lezen kan, afspelen niet.
read-only-game-missing = Het spel van deze tafel is hier niet geïnstalleerd.

# --- leren --------------------------------------------------------------------------------------
new-here = Nieuw hier?
new-here-more = Een begeleid eerste spel legt zichzelf zet voor zet uit.
learn-title = Leer een spel
guided-game = Eerste partij met uitleg

# --- instellingen -------------------------------------------------------------------------------
settings = Instellingen
all-settings = Alle instellingen
theme = Licht
theme-day = Dag
theme-night = Nacht
theme-to-night = Nachtthema
theme-to-day = Dagthema
as-system = Zoals het systeem
language = Taal
motion = Beweging
motion-less = Zo weinig mogelijk
sounds = Geluiden
confirm-moves = Zetten bevestigen
confirm-moves-help = Toont eerst wat er zou gebeuren. Anders is een klik een zet.
forced-moves = Als er maar één zet is
forced-soon = Na 3 seconden zetten
forced-once = Meteen zetten
forced-never = Op mij wachten
events = Gebeurtenissen tonen
events-full = Helemaal
events-short = Kort
events-off = Alleen een regel
patterns = Patronen op kleuren
patterns-help = Wat alleen door kleur verschilt, krijgt ook een patroon.
notify = Zeg het als ik aan de beurt ben
notify-help = Een melding van de browser zolang deze pagina verborgen is.
notify-denied = De browser staat het niet toe. Dat kun je in zijn instellingen voor deze pagina veranderen.
call-me = Roep me als ik aan de beurt ben
call-me-help = Een bericht op dit apparaat, ook als Meadhall gesloten is.
call-denied = De browser staat het niet toe, of zijn berichtendienst is niet bereikbaar.
call-offer = Dit spel duurt dagen. Zullen we je roepen als je aan de beurt bent?
call-yes = Ja, roep me
call-no = Nee, bedankt
call-title = Jij bent aan de beurt: { $game }
call-text = De anderen wachten op je.
keyboard = Toetsenbord
key-tab = volgend gebied
key-arrows = langs wat je mag kiezen
key-digits = kies de eerste tot en met de negende
key-enter = kiezen, dan bevestigen
key-esc = keuze wissen
key-undo = terug
key-text = tekstweergave
key-rules = regels
key-log = verloop
key-chat = chat
key-menu = menu
key-step = terug, verder (terugkijken)
key-ends = begin, einde (terugkijken)
key-zoom = dichterbij, verder weg, passend
key-help = deze toetsen; op een stuk: wat het is

# --- account --------------------------------------------------------------------------------------
account = Jij
guest = Gast op dit apparaat
has-account = Account
name = Naam
shield = Schild
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
vacation-more = Aan tafels met dagen per zet staan je klokken tot dan stil.
vacation-until = Tot
delete-title = Account verwijderen
delete-more = Je naam verdwijnt; gespeelde partijen blijven, zonder je naam.
delete-now = Voorgoed verwijderen

# --- over --------------------------------------------------------------------------------------------
about = Over Meadhall en dank
about-what = Meadhall is een hal waar mensen bordspellen spelen in de browser, met vrienden, met bots of alleen, en waar programma’s volgens precies dezelfde regels spelen.
about-rights = Ze is onafhankelijk en onofficieel. Titels zeggen alleen wiens regels een zaal volgt; er is geen beeld, tekst of logo van een uitgever gebruikt.
about-games = De spellen in deze hal: { $games }.
about-fair = Eerlijk toeval
about-fair-more = Het toeval van elke partij ligt vast voor de eerste zet, uit een geheim van de server en een deel van elke speler. Eerst wordt de vingerafdruk getoond, na het einde het geheim; iedereen kan het controleren.
credits = Dank
credits-art = Alle tekeningen zijn voor Meadhall gemaakt en delen de licentie, Apache 2.0.
credits-fonts = Letters: Grenze van Omnibus-Type; Atkinson Hyperlegible Next en Mono van het Braille Institute. SIL Open Font License 1.1.
credits-code = Gebouwd met Svelte, Fluent en qrcode-generator.

# --- de lijn naar de hal --------------------------------------------------------------------------------
try-now = Nu proberen
line-reconnecting = Opnieuw verbinden
line-reconnecting-more = Je ziet het bord zoals het laatst was. Niets van wat je bevestigde is verloren.
line-restarting = De hal start opnieuw
line-restarting-more = Ze komt zo vanzelf terug. Er gaat niets verloren.
line-offline = Je bent offline.
line-offline-more = We proberen het om de paar seconden opnieuw.
line-silent = De hal antwoordt niet
line-silent-more = Je verbinding lijkt in orde. We proberen het om de paar seconden; niets wat je bevestigde is verloren.
line-again = De verbinding is terug. Er is niets verloren.
elsewhere = Deze plaats is ook in een ander venster of op een ander apparaat open.
elsewhere-more = Beide tonen dezelfde tafel; wat je het eerst bevestigt telt.
someone-else = Je bent afgemeld. Je kijkt mee als { $name }; meld je aan om je plaats weer in te nemen.
newer-ready = Er staat een nieuwere pagina van de hal klaar.
newer-needed = Deze pagina is te oud voor de hal.
newer-more = Je plaats en je spel blijven, ook een keuze die je nog niet bevestigde.
newer-failed = De hal is nu niet bereikbaar. Probeer het zo nog eens.
newer-load = Laden
line-signed-out = Je bent uitgelogd
line-signed-out-more = Je komt weer binnen als gast …
line-forbidden = Deze tafel is voor jou niet open.
line-forbidden-more = De spelers willen geen toeschouwers.
line-gone = Deze tafel bestaat niet.
line-gone-more = Ze is gesloten, of de link klopt niet.
line-crowded = Te veel mensen kijken naar deze tafel.
line-crowded-more = Probeer het later opnieuw. De spelers kunnen altijd naar binnen.
line-windows = Je hebt hier te veel vensters open.
line-windows-more = Sluit er een en probeer het opnieuw.

# --- als de hal nee zegt ------------------------------------------------------------------------------------
problem-bad-request = Dat was niet te begrijpen.
problem-not-signed-in = Je bent niet ingelogd.
problem-forbidden = Dat mag jij niet.
problem-wrong-origin = Het verzoek kwam van een andere site.
problem-wrong-host = Op dit adres is deze hal niet.
problem-not-found = Dat bestaat niet.
problem-wrong-method = Dat was niet te begrijpen.
problem-too-large = Dat is te groot.
problem-too-many = Te veel tegelijk. Wacht even en probeer het opnieuw.
problem-too-many-sockets = Je hebt hier te veel vensters open.
problem-too-many-watchers = Te veel mensen kijken naar deze tafel.
problem-busy = De hal heeft het druk. Probeer het zo opnieuw.
problem-name-taken = Iemand heeft deze naam al.
problem-name-bad = Deze naam kan niet.
problem-name-bad-short = Deze naam is te kort.
problem-name-bad-long = Deze naam is te lang.
problem-name-bad-characters = In de naam staan tekens die niet kunnen.
problem-name-bad-confusable = Deze naam lijkt op die van een ander.
problem-name-bad-reserved = Deze naam is voor de hal.
problem-password-bad = Dit wachtwoord kan niet.
problem-password-bad-short = Het wachtwoord is te kort: minstens 8 tekens.
problem-password-bad-long = Het wachtwoord is te lang.
problem-password-bad-simple = Het wachtwoord is te eenvoudig: minstens 5 verschillende tekens.
problem-password-bad-common = Te veel mensen kennen dit wachtwoord.
problem-password-bad-name = Het wachtwoord is je naam. Kies een ander.
problem-login-failed = Naam of wachtwoord klopt niet.
problem-banned = Dit account is door de gastheer gesloten.
problem-vacation-spent = Dat is meer vakantie dan een jaar hier heeft. Kies een eerdere dag.
problem-bad-options = Deze opties passen niet bij elkaar.
problem-no-such-game = Dit spel is hier niet geïnstalleerd.
problem-seat-taken = Iemand nam die plaats net in.
problem-seats-empty = Er zijn nog plaatsen vrij.
problem-wrong-state = De tafel is al verder.
problem-not-your-seat = Dat is niet jouw plaats.
problem-not-your-turn = Je bent niet aan de beurt.
problem-illegal-move = Deze zet kan nu niet.
problem-cannot-undo = Dit kan niet meer terug.
problem-read-only = Deze partij kan alleen gelezen worden.
problem-chat-off = Aan deze tafel is geen chat.
problem-no-request = De vraag is al beslist.
problem-request-open = Er is nog een andere vraag open.
problem-unavailable = De hal kan dat nu niet. Er is niets veranderd.
problem-internal = Er ging iets mis in de hal. Wat bevestigd was, is veilig.
problem-offline = De hal is niet bereikbaar.
