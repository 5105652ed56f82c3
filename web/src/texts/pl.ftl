# Rama: wszystko wokół gier.

# --- strony ----------------------------------------------------------------
nav = Strony
nav-hall = Hala
nav-hall-short = Hala
nav-games = Twoje gry
nav-games-short = Gry
nav-replays = Zapisy gier
nav-learn = Nauka
nav-account = { $name }, twoje konto
skip = Przejdź do treści
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Zapis gry { $game } · Meadhall
title-games = Twoje gry · Meadhall
title-replays = Zapisy gier · Meadhall
title-learn = Nauka · Meadhall
title-account = Konto · Meadhall
to-the-hall = Do hali
lost = Nie ma takiej strony
lost-more = Porwał ją wiatr. Hala wciąż stoi.
unofficial = Niezależne i nieoficjalne; bez związku z wydawcami gier.

# --- słowa -----------------------------------------------------------------
yes = tak
no = nie
nothing = nic
hidden = zakryte: { $count }
empty-places = puste: { $count }
you = ty
bot = Bot
anyone = dla każdego
owner = otworzył(a) stół
here = obecny
not-here = nieobecny
somebody = Ktoś
close = Zamknij
save = Zapisz
saved = Zapisano.
loading = Wczytywanie …
older = Pokaż starsze
stay = Zostań
go-on = Dalej

# --- hala ------------------------------------------------------------------
hero = Którym okrętem dziś płyniemy?
hero-more = Graj ze znajomymi, z nieznajomymi albo posadź na ławach boty.
play-bot = Zagraj zaraz z botem
games = Gry
players = Gracze
weight = Złożoność { $weight } z 5
read-rules = Przeczytaj zasady
yours = Twoje
open-tables = Otwarte stoły
filter = Pokaż
filter-all = Wszystkie: { $count }
no-tables = Teraz nie ma otwartych stołów
no-tables-more = Otwórz stół i podaj kod albo powiosłuj tymczasem z botami.
wait-for-you = { $count ->
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
join = Dołącz
join-table = Dołącz do stołu ({ $name }): { $game }
join-friend = Dołącz do znajomych
code-placeholder = KOD
table-code = Kod stołu
code-unknown = Żaden stół nie ma kodu { $code }.
your-open-table = Twój otwarty stół
no-games = Nie siedzisz przy żadnym stole
no-games-more = Otwórz stół w hali albo dołącz do takiego, który czeka.
replays-mine = Twoje gry
replays-others = Gry innych
no-replays = Nie ma jeszcze skończonych gier
no-replays-more = Każdą skończoną grę można tu obejrzeć ponownie.
import-record = Otwórz plik z zapisem

# --- stół na liście ----------------------------------------------------------
seated = Zajęte miejsca: { $seated } z { $seats }
your-turn = Twoja kolej
your-turn-left = Twoja kolej · zostało { $time }
is-deciding = Decyduje { $name }
bot-finished-for-you = bot skończył za ciebie
imported = z pliku
finished-won = Wygrana: { $names }
finished-rank = Skończona: twoje miejsce to { $rank }.
abandoned = Zakończona bez wyniku

# --- nowy stół -----------------------------------------------------------------
new-table = Nowy stół: { $game }
seats = Miejsca
seat-number = Miejsce { $number }
seat-open = Wolne
seat-bot = { $bot }
seat-hot = Przy tym urządzeniu
seat-none = Puste
hot-name = Gracz { $number }
hot-name-of = Imię na miejscu { $number }
shield-by-seat = W grze { $game } każde miejsce ma własną tarczę. Twoja tutaj: { $emblem }.
shield-taken = Twoja tarcza jest tu zajęta. Grasz pod tą: { $emblem }.
bot-random = Łatwy bot
bot-rollout = Solidny bot
bot-greedy = Chciwy bot
bot-mcts = Bystry bot
fill-bots = Uzupełnij botami
which-bot = Który bot
pace = Tempo
pace-none = Bez zegara
pace-live = Na żywo, { $time }
pace-live-short = Na żywo
pace-own-short = We własnym tempie
pace-days = { $days ->
    [one] Dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
minutes-each = Minuty dla każdego gracza
days-each = Dni na każdy ruch
anyone-may-join = Każdy może dołączyć
may-watch = Inni mogą oglądać
chat-allowed = Czat
more-options = Więcej opcji
open-table = Otwórz stół
start-game = Zacznij grę

# --- poczekalnia -----------------------------------------------------------------
public = Każdy może dołączyć
private = Tylko z linkiem lub kodem
sit = Usiądź tu
sit-down = Usiądź
stand-up = Wstań
seat-a-bot = Bot na miejscu { $number }
remove = Usuń: { $name }
close-table = Zamknij stół
waiting-players = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
waiting-owner = Czekamy na początek.
invite-title = Zaproś znajomych
invite = Wyślij ten link, podaj kod albo daj zeskanować obrazek.
invite-watch = Zaproś widzów
qr-label = Kod QR z linkiem do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij

# --- przy stole ------------------------------------------------------------------
stage = Plansza
bench = Twoja decyzja
sheet = Wysokość twojej części
sheet-peek = tylko pytanie
sheet-half = zwykła
sheet-full = pełna
sheet-bigger = Pokaż więcej twojej części
sheet-smaller = Pokaż więcej planszy
players-in-order = Gracze w kolejności
log-and-chat = Przebieg i czat
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
scene = wydarzenie
scene-steps = Kroki wydarzenia
scene-skip = Pomiń
scene-waiting = Jeszcze: { $count }
scene-again = Pokaż ponownie
scene-missed = Wydarzenia podczas twojej nieobecności: { $count }
your-turn-next = Potem twoja tura
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-off = Przy tym stole nie ma czatu.
say-something = Napisz coś
chat-message = Wiadomość na czacie
send = Wyślij
mute = Bez wiadomości od: { $name }
chat-from = Czyje wiadomości dostajesz
unmute-name = Znowu wiadomości od: { $name }
unmute = Przywróć
muted = Nie dostajesz wiadomości od: { $name }.
mute-short = Wycisz
live = Na żywo
watchers = { $count ->
    [one] 1 osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
rules = Zasady
rules-of = Zasady: { $game }
search-rules = Szukaj w zasadach
rules-options = Opcje tego stołu
rules-otherwise = Jeśli stół gra z innymi opcjami
rules-unusual = { $option } (zwykle: { $most })
rules-failed = Nie udało się wczytać zasad.
nothing-found = Nic nie znaleziono.
cards-of = Karty gry { $game }
cards-all = Wszystkie karty
cards-none = Ta gra nie ma listy kart.
cards-failed = Nie udało się wczytać kart.
search-cards = Szukaj w kartach
cards-decks = Talia
cards-all-decks = Wszystkie talie
cards-deck = Talia { $deck }
cards-kind = Działa
cards-topic = Dotyczy
cards-any = Dowolnie
cards-starting = Karta początkowa
cards-shown = Karty: { $count } z { $all }
cards-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
menu = Menu
text-view = Widok tekstowy
text-view-help = Plansza i ruchy jako tekst, dla wszystkich i dla czytników ekranu. Klawisz T.
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
your-moves = Twoje ruchy
no-moves-now = Teraz nie ma o czym decydować.
find-move = Znajdź ruch
no-move-found = Żaden ruch nie zawiera tych słów.
the-table = Stół
doing-decides = decyduje
doing-away = nieobecny, gra bot
doing-resigned = poddał(a) się, gra bot
left-away = skończył bot
left-resigned = poddanie się, skończył bot
confirm = Zatwierdź
sending = Wysyłanie …
undo = Cofnij
plan = Zaplanowane
back-to-here = Cofnij dotąd
plan-turn = To kończy twoją kolej. Zatwierdź albo cofnij.
plan-reveal = Co dalej, pokaże się po zatwierdzeniu.
plan-final = nie można cofnąć: coś zostanie odkryte
plan-over = To kończy grę. Zatwierdź albo cofnij.
forced = Jedyny możliwy ruch. Wykona się sam za { $seconds } s.
no-undo-reveal = Nie można cofnąć: coś zostało odkryte.
no-undo-other-seat = Nie można cofnąć: inny gracz już zdecydował.
waiting-for = Czekamy na: { $names }.
bot-decides-for-you = Decyduje za ciebie bot.
over = Gra skończona.
skip-moves = Pomiń
stale = Stół poszedł dalej. Oto nowy stan; wybierz jeszcze raz.
pass-device = Podaj urządzenie: { $name }.
i-am = To ja, { $name }
you-away = Gra za ciebie bot.
you-resigned = Poddałeś się; gra za ciebie bot.
i-am-back = Wracam do gry
asks-undo = { $name } prosi o cofnięcie ruchu.
asks-abandon = { $name } proponuje zakończyć grę bez wyniku.
asked-waiting = Czekamy na odpowiedź pozostałych.
agree = Zgoda
refuse = Odmów
withdraw = Wycofaj
settled-agreed = Wszyscy się zgodzili.
settled-refused = Prośba odrzucona.
settled-withdrawn = Prośba wycofana.
settled-overtaken = W międzyczasie padł ruch; prośba jest nieaktualna.
this-table = Ten stół
at-the-table = Przy stole: { $names }.
ask-undo = Poproś o cofnięcie ostatniego ruchu
ask-abandon = Zaproponuj koniec bez wyniku
leave = Odejdź na chwilę
resign = Poddaj się
sure-leave = Odejść od stołu? Zagra za ciebie bot. Możesz wrócić do końca gry; bez powrotu zajmiesz miejsce za tymi, którzy zostali.
sure-resign = Poddać się? Bot zagra za ciebie do końca i nie będzie powrotu. Zajmiesz miejsce za tymi, którzy zostają.
leave-now = Odejdź
resign-now = Poddaj się
report = Zgłoś kogoś
report-more = Przeczyta to gospodarz hali razem z czatem tego stołu.
report-who = Kogo
report-reason = Dlaczego
report-reason-insult = Obelgi lub groźby
report-reason-spam = Reklamy lub zaśmiecanie czatu
report-reason-cheating = Oszukiwanie
report-reason-name = Obraźliwe imię
report-reason-other = Coś innego
report-text = Co się stało
report-sent = Dziękujemy. Gospodarz to zobaczy.

# --- koniec ---------------------------------------------------------------------------
counting = Liczymy punkty …
wins = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwem dzielą się { $names }!
}
tie-broken = Tyle samo punktów; o remisie rozstrzygają zasady.
won-by = { $points ->
    [one] Jeden punkt przewagi. Dalej: { $names }.
    [few] { $points } punkty przewagi. Dalej: { $names }.
   *[many] { $points } punktów przewagi. Dalej: { $names }.
}
place = { $rank }. miejsce
line-by-line = Punkt po punkcie
chart-title = Punkty w czasie
chart-says = Punkty każdego gracza po każdym ruchu. Tabela poniżej mówi to samo.
chart-table = Jako tabela
chart-round = Runda
chart-turn = Tura
tick-round = runda { $number }
tick-turn = tura { $number }
points-for = Punkty za
total = Razem
final-score = Wynik końcowy
look-at-board = Zobacz planszę
play-again = Zagraj jeszcze raz
join-rematch = Dołącz do rewanżu
replay = Zapis gry
record = Plik zapisu
check-seed = Uczciwy los: sprawdź ziarno
took = Czas gry
promised = Obietnica
secret = Tajemnica
fair-good = Sprawdzono tutaj: los tej gry był ustalony przed jej początkiem.
fair-bad = Ziarno nie zgadza się z tym, co obiecano przed grą.
fair-unknown = Tej gry nie da się tu sprawdzić.

# --- zapis gry -----------------------------------------------------------------------------
scrubber = Ruch po ruchu
the-start = Początek.
no-line = Decyzja, o której przebieg milczy.
first-move = Na początek
back-one = Krok wstecz
forward-one = Krok dalej
last-move = Na koniec
play = Odtwarzaj
pause = Zatrzymaj
move-number = Ruch
move-of = Ruch { $at } z { $of }
seen-by = Oczami
things-of = Co ma { $name }
spectator = Widz
back-to-live = Wróć do gry
read-only-rules-version = Tę grę rozegrano według innych zasad (wersja { $version }). Można ją czytać, nie odtwarzać.
read-only-game-missing = Gra z tego stołu nie jest tu zainstalowana.

# --- nauka -----------------------------------------------------------------------------------
new-here = Pierwszy raz tutaj?
new-here-more = Pierwsza gra z przewodnikiem objaśnia się ruch po ruchu.
learn-title = Naucz się gry
guided-game = Pierwsza gra z przewodnikiem

# --- ustawienia ------------------------------------------------------------------------------
settings = Ustawienia
all-settings = Wszystkie ustawienia
theme = Oświetlenie
theme-day = Dzień
theme-night = Noc
theme-to-night = Motyw nocny
theme-to-day = Motyw dzienny
as-system = Jak w systemie
language = Język
motion = Ruch na ekranie
motion-less = Jak najmniej
sounds = Dźwięki
confirm-moves = Zatwierdzanie ruchów
confirm-moves-help = Najpierw pokazuje, co się stanie. Bez tego kliknięcie jest ruchem.
forced-moves = Gdy został tylko jeden ruch
forced-soon = Wykonaj po 3 sekundach
forced-once = Wykonaj od razu
forced-never = Czekaj na mnie
events = Pokazuj wydarzenia
events-full = W całości
events-short = Krótko
events-off = Tylko wiersz
patterns = Wzory na kolorach
patterns-help = Co różni się kolorem, dostaje też wzór.
notify = Powiadom mnie o mojej kolei
notify-help = Komunikat przeglądarki, gdy ta strona jest ukryta.
notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
call-me = Wołaj mnie, gdy moja kolej
call-me-help = Wiadomość na tym urządzeniu, nawet gdy Meadhall jest zamknięty.
call-denied = Przeglądarka na to nie pozwala albo jej usługa wiadomości jest nieosiągalna.
call-offer = Ta gra potrwa kilka dni. Zawołać cię, gdy przyjdzie twoja kolej?
call-yes = Tak, wołajcie
call-no = Nie, dziękuję
call-title = Twoja kolej: { $game }
call-text = Inni czekają na ciebie.
keyboard = Klawiatura
key-tab = następny obszar
key-arrows = po tym, co możesz wybrać
key-digits = wybierz od pierwszego do dziewiątego
key-enter = wybierz, potem zatwierdź
key-esc = wyczyść wybór
key-undo = cofnij
key-text = widok tekstowy
key-rules = zasady
key-log = przebieg
key-chat = czat
key-menu = menu
key-step = wstecz, dalej (zapis gry)
key-ends = początek, koniec (zapis gry)
key-zoom = bliżej, dalej, dopasuj
key-help = te klawisze; na elemencie: co to jest

# --- konto ------------------------------------------------------------------------------------
account = Ty
guest = Gość na tym urządzeniu
has-account = Konto
name = Imię
shield = Tarcza
emblem-moon = Księżyc
emblem-hammer = Młot
emblem-pine = Sosna
emblem-sun = Słońce
emblem-knot = Węzeł
keep-title = Zachowaj swoje gry
keep-more = Z hasłem odnajdziesz swoje imię, miejsca i gry na każdym urządzeniu.
password = Hasło
password-old = Dotychczasowe hasło
password-new = Nowe hasło
make-account = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się
log-out-all = Wyloguj wszędzie
change-password = Zmień hasło
muted-title = Wyciszone osoby
muted-more = Przy żadnym stole nie dostajesz od nich wiadomości.
vacation = Urlop
vacation-more = Przy stołach z dniami na ruch twoje zegary stoją do tego czasu.
vacation-until = Do
delete-title = Usuń konto
delete-more = Twoje imię zniknie; rozegrane gry zostaną, już bez niego.
delete-now = Usuń na zawsze

# --- o grze -------------------------------------------------------------------------------------
about = O Meadhall i autorzy
about-what = Meadhall to hala, w której ludzie grają w gry planszowe w przeglądarce, ze znajomymi, z botami albo samotnie, a programy grają według dokładnie tych samych zasad.
about-rights = Jest niezależna i nieoficjalna. Tytuły mówią tylko, czyich zasad się tu przestrzega; nie użyto żadnego obrazka, tekstu ani znaku wydawcy.
about-games = Gry w tej hali: { $games }.
about-fair = Uczciwy los
about-fair-more = Los każdej gry jest ustalony przed pierwszym ruchem, z tajemnicy serwera i udziału każdego gracza. Najpierw pokazujemy jego odcisk, po końcu samą tajemnicę; każdy może to sprawdzić.
credits = Autorzy
credits-art = Wszystkie rysunki powstały dla Meadhall i są na jej licencji, Apache 2.0.
credits-fonts = Pisma: Grenze, Omnibus-Type; Atkinson Hyperlegible Next i Mono, Braille Institute. SIL Open Font License 1.1.
credits-code = Zbudowano z użyciem Svelte, Fluent i qrcode-generator.

# --- łączność z halą -----------------------------------------------------------------------------
try-now = Spróbuj teraz
line-reconnecting = Wznawianie połączenia
line-reconnecting-more = Widzisz ostatni znany stan. Nic, co zatwierdzono, nie przepadło.
line-restarting = Hala uruchamia się ponownie
line-restarting-more = Za chwilę wróci sama. Nic nie przepadnie.
line-offline = Jesteś offline.
line-offline-more = Próbujemy ponownie co kilka sekund.
line-silent = Hala nie odpowiada
line-silent-more = Twoje połączenie wygląda dobrze. Próbujemy ponownie co kilka sekund; nic, co zostało potwierdzone, nie przepadło.
line-again = Połączenie wróciło. Nic nie przepadło.
elsewhere = To miejsce jest otwarte w innym oknie lub na innym urządzeniu.
elsewhere-more = Oba pokazują ten sam stół; liczy się to, co potwierdzisz najpierw.
someone-else = Nastąpiło wylogowanie. Oglądasz jako { $name }; zaloguj się, aby wrócić na swoje miejsce.
newer-ready = Jest już nowsza wersja strony.
newer-needed = Ta wersja strony jest za stara dla hali.
newer-more = Twoje miejsce i gra zostają, tak samo wybór, którego jeszcze nie potwierdzono.
newer-failed = Hala jest teraz nieosiągalna. Spróbuj za chwilę.
newer-load = Wczytaj
line-signed-out = Wylogowano cię
line-signed-out-more = Wchodzisz znów jako gość …
line-forbidden = Ten stół nie jest dla ciebie otwarty.
line-forbidden-more = Jego gracze nie chcą widzów.
line-gone = Nie ma takiego stołu.
line-gone-more = Zamknięto go albo link jest błędny.
line-crowded = Zbyt wiele osób ogląda ten stół.
line-crowded-more = Spróbuj ponownie później. Gracze tego stołu zawsze mogą wejść.
line-windows = Masz tu otwartych zbyt wiele okien.
line-windows-more = Zamknij jedno z nich i spróbuj ponownie.

# --- gdy hala odmawia ------------------------------------------------------------------------------
problem-bad-request = Nie udało się tego zrozumieć.
problem-not-signed-in = Nie jesteś zalogowany.
problem-forbidden = Tego nie możesz zrobić.
problem-wrong-origin = Żądanie przyszło z innej strony.
problem-wrong-host = Pod tym adresem nie ma tej hali.
problem-not-found = Nie ma czegoś takiego.
problem-wrong-method = Nie udało się tego zrozumieć.
problem-too-large = To jest za duże.
problem-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
problem-too-many-sockets = Masz tu otwartych zbyt wiele okien.
problem-too-many-watchers = Zbyt wiele osób ogląda ten stół.
problem-busy = Hala ma teraz dużo pracy. Spróbuj ponownie za chwilę.
problem-name-taken = Ktoś już ma to imię.
problem-name-bad = Tego imienia nie można użyć.
problem-name-bad-short = To imię jest za krótkie.
problem-name-bad-long = To imię jest za długie.
problem-name-bad-characters = Imię zawiera niedozwolone znaki.
problem-name-bad-confusable = To imię wygląda jak czyjeś inne.
problem-name-bad-reserved = To imię jest zastrzeżone dla hali.
problem-password-bad = Tego hasła nie można użyć.
problem-password-bad-short = Hasło jest za krótkie: co najmniej 8 znaków.
problem-password-bad-long = Hasło jest za długie.
problem-password-bad-simple = Hasło jest zbyt proste: co najmniej 5 różnych znaków.
problem-password-bad-common = To hasło zna zbyt wielu.
problem-password-bad-name = Hasło jest twoim imieniem. Wybierz inne.
problem-login-failed = Imię lub hasło jest błędne.
problem-banned = To konto zamknął gospodarz.
problem-vacation-spent = To więcej urlopu, niż ma tu rok. Wybierz wcześniejszy dzień.
problem-bad-options = Te opcje do siebie nie pasują.
problem-no-such-game = Ta gra nie jest tu zainstalowana.
problem-seat-taken = Ktoś zajął to miejsce.
problem-seats-empty = Są jeszcze wolne miejsca.
problem-wrong-state = Stół jest już dalej.
problem-not-your-seat = To nie twoje miejsce.
problem-not-your-turn = To nie twoja kolej.
problem-illegal-move = Ten ruch nie jest teraz możliwy.
problem-cannot-undo = Tego nie można już cofnąć.
problem-read-only = Tę grę można tylko czytać.
problem-chat-off = Przy tym stole nie ma czatu.
problem-no-request = Pytanie jest już rozstrzygnięte.
problem-request-open = Inne pytanie jest jeszcze otwarte.
problem-unavailable = Hala nie może teraz tego zrobić. Nic się nie zmieniło.
problem-internal = W hali coś się nie udało. To, co zatwierdzono, jest bezpieczne.
problem-offline = Hala jest nieosiągalna.
