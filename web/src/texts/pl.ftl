# Rama: wszystko wokół gier.

# --- strony ----------------------------------------------------------------
nav = Strony
nav-hall = Strona główna
nav-hall-short = Start
nav-games = Twoje partie
nav-games-short = Partie
nav-replays = Powtórki
nav-learn = Nauka
nav-account = { $name }, twój profil
skip = Przejdź do treści
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Powtórka: { $game } · Meadhall
title-games = Twoje partie · Meadhall
title-replays = Powtórki · Meadhall
title-learn = Nauka · Meadhall
title-account = Profil · Meadhall
to-the-hall = Wróć do lobby
lost = Nie znaleziono strony
lost-more = Link jest błędny albo tej strony już nie ma.
unofficial = Niezależne i nieoficjalne; bez związku z wydawcami gier.

# --- słowa -----------------------------------------------------------------
yes = tak
no = nie
nothing = nic
hidden = zakryte: { $count }
empty-places = puste: { $count }
you = Ty
bot = Bot
anyone = Wolne miejsce
owner = Gospodarz
here = Online
not-here = Offline
somebody = Ktoś
close = Zamknij
save = Zapisz
saved = Zapisano
loading = Wczytywanie…
older = Pokaż starsze
stay = Graj dalej
go-on = Dalej

# --- hala ------------------------------------------------------------------
hero = W co gramy?
hero-more = Graj ze znajomymi albo obsadź wolne miejsca botami.
play-bot = Zagraj z botem
games = Gry
players = Gracze
weight = Złożoność { $weight } z 5
read-rules = Przeczytaj zasady
yours = Twoje partie
open-tables = Otwarte stoły
filter = Pokaż
filter-all = Wszystkie: { $count }
no-tables = Brak otwartych stołów
no-tables-more = Utwórz stół i podaj kod albo zagraj tymczasem z botami.
wait-for-you = { $count ->
    [one] Twoja kolej w { $count } partii
   *[many] Twoja kolej w { $count } partiach
}
join = Dołącz
join-seat = Dołącz, miejsce { $number }
join-table = Dołącz, { $name }: { $game }
join-friend = Dołącz do znajomych
code-placeholder = KOD
table-code = Kod stołu
code-unknown = Żaden stół nie ma kodu { $code }.
your-open-table = Twój otwarty stół
no-games = Brak trwających partii
no-games-more = Zacznij partię w lobby albo dołącz do otwartego stołu.
replays-mine = Twoje skończone partie
replays-others = Publiczne powtórki
no-replays = Brak skończonych partii
no-replays-more = Tu obejrzysz swoje skończone partie.
import-record = Otwórz zapisaną partię

# --- stół na liście ----------------------------------------------------------
seated = Zajęte miejsca: { $seated } z { $seats }
your-turn = Twoja kolej
your-turn-left = Twoja kolej · zostało { $time }
is-deciding = { $name } wybiera.
bot-finished-for-you = Partię skończył za ciebie bot
imported = Z pliku
finished-won = Wygrana: { $names }
finished-rank = Koniec: { $rank }. miejsce
abandoned = Zakończona bez wyniku

# --- nowy stół -----------------------------------------------------------------
new-table = Nowy stół: { $game }
seats = Miejsca
seat-number = Miejsce { $number }
seat-open = Wolne
seat-bot = { $bot }
seat-hot = Na tym urządzeniu
seat-none = Puste
hot-name = Gracz { $number }
hot-name-of = Imię na miejscu { $number }
shield-by-seat = Twoje godło: { $emblem }. W grze { $game } każde miejsce ma własne.
shield-taken = Twoje godło: { $emblem }. Zwykłe jest tu już zajęte.
bot-random = Łatwy bot
bot-rollout = Średni bot
bot-greedy = Chciwy bot
bot-mcts = Trudny bot
fill-bots = Uzupełnij botami
which-bot = Który bot
pace = Tempo
pace-none = Bez zegara
pace-live = Na żywo, { $time }
pace-live-short = Na żywo
pace-own-short = Turowa
pace-days = { $days ->
    [one] { $days } dzień na ruch
   *[many] { $days } dni na ruch
}
minutes-each = Minuty na gracza
days-each = Dni na ruch
may-watch = Pozwól oglądać
chat-allowed = Czat
more-options = Więcej opcji
open-table = Utwórz stół
start-game = Zacznij partię

# --- poczekalnia -----------------------------------------------------------------
public = Stół publiczny
private = Prywatny: tylko z linkiem lub kodem
stand-up = Zwolnij miejsce
seat-a-bot = Dodaj bota na miejsce { $number }
remove = Usuń: { $name }
close-table = Usuń stół
waiting-players = { $count ->
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
   *[many] Zostało { $count } wolnych miejsc.
}
waiting-owner = Czekamy, aż gospodarz zacznie.
invite-title = Zaproś znajomych
invite = Wyślij link albo kod, albo pokaż kod QR.
invite-watch = Zaproś widzów
qr-label = Kod QR z linkiem do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij

# --- przy stole ------------------------------------------------------------------
stage = Plansza
bench = Twoja tura
sheet = Wysokość panelu
sheet-peek = tylko polecenie
sheet-half = zwykła
sheet-full = pełna
sheet-bigger = Powiększ panel
sheet-smaller = Powiększ planszę
players-in-order = Gracze w kolejności
log-and-chat = Przebieg i czat
log = Przebieg
log-empty = Partia właśnie się zaczęła.
scene = wydarzenie
scene-steps = Kroki wydarzenia
scene-skip = Pomiń
scene-waiting = Jeszcze: { $count }
scene-again = Pokaż ponownie
scene-missed = Wydarzenia podczas twojej nieobecności: { $count }
your-turn-next = Potem twoja tura
chat = Czat
chat-empty = Brak wiadomości
chat-off = Czat przy tym stole jest wyłączony.
say-something = Wiadomość
send = Wyślij
mute = Wycisz: { $name }
chat-from = Wiadomości od
unmute-name = Przywróć: { $name }
unmute = Przywróć
muted = Bez wiadomości: { $name }.
mute-short = Wycisz
live = Na żywo
watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
rules = Zasady
rules-of = Zasady: { $game }
search-rules = Szukaj w zasadach
rules-options = Opcje tego stołu
rules-otherwise = Z innymi opcjami
rules-unusual = { $option } (zwykle: { $most })
rules-failed = Nie udało się wczytać zasad.
nothing-found = Nic nie znaleziono
cards-of = Karty: { $game }
cards-all = Wszystkie karty
cards-none = Ta gra nie ma listy kart.
cards-failed = Nie udało się wczytać kart.
search-cards = Szukaj w kartach
cards-decks = Talia
cards-all-decks = Wszystkie talie
cards-deck = Talia { $deck }
cards-kind = Działanie
cards-topic = Temat
cards-any = Dowolny
cards-starting = Karta początkowa
cards-shown = Karty: { $count } z { $all }
cards-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
menu = Menu
text-view = Widok tekstowy
text-view-help = Pokazuje planszę i ruchy jako tekst, także dla czytników ekranu. Klawisz T.
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
your-moves = Twoje ruchy
no-moves-now = To nie twoja kolej.
find-move = Znajdź ruch
no-move-found = Żaden ruch nie pasuje.
the-table = Stół
doing-decides = Wybiera
doing-thinks = Myśli
doing-away = Przerwa, gra bot
doing-resigned = Rezygnacja, gra bot
left-away = Dokończył bot
left-resigned = Rezygnacja, dokończył bot
confirm = Zagraj ruch
sending = Wysyłanie…
undo = Cofnij
plan = Zaplanowane
back-to-here = Cofnij dotąd
plan-turn = Kończy twoją turę
plan-reveal = Po odkryciu nie można cofnąć.
plan-final = nie można cofnąć: coś zostanie odkryte
plan-over = Kończy partię
forced = Jedyny możliwy ruch. Zagramy go za { $seconds } s.
no-undo-reveal = Nie można cofnąć: coś odkryto.
no-undo-other-seat = Nie można cofnąć: ktoś już zagrał.
waiting-for = Czekamy na: { $names }.
bot-decides-for-you = Gra za ciebie bot.
over = Koniec partii.
skip-moves = Pomiń
stale = Sytuacja się zmieniła. Wybierz jeszcze raz.
pass-device = Teraz { $name }. Przekaż urządzenie.
i-am = To ja, { $name }
you-away = Gra za ciebie bot.
you-resigned = Partia poddana. Do końca gra za ciebie bot.
i-am-back = Wracam do gry
asks-undo = { $name } prosi o cofnięcie ruchu.
asks-abandon = { $name } proponuje przerwać partię bez wyniku.
asked-waiting = Czekamy na pozostałe osoby.
agree = Zgoda
refuse = Odmów
withdraw = Wycofaj
settled-agreed = Wszyscy się zgadzają.
settled-refused = Prośba odrzucona.
settled-withdrawn = Prośba wycofana.
settled-overtaken = Ktoś już zagrał. Prośba jest nieaktualna.
this-table = Ten stół
at-the-table = Przy stole: { $names }.
ask-undo = Poproś o cofnięcie
ask-abandon = Zaproponuj przerwanie
leave = Zrób przerwę
resign = Poddaj partię
sure-leave = Zrobić przerwę? Zagra za ciebie bot, aż wrócisz. Bez powrotu zajmiesz miejsce za wszystkimi, którzy zostali.
sure-resign = Poddać tę partię? Liczy się jako przegrana i nie ma powrotu. Do końca zagra za ciebie bot.
leave-now = Zrób przerwę
resign-now = Poddaj partię
report = Zgłoś kogoś
report-more = Zgłoszenie i czat tego stołu przeczyta administrator.
report-who = Osoba
report-reason = Powód
report-reason-insult = Obelgi lub groźby
report-reason-spam = Reklamy lub spam
report-reason-cheating = Oszukiwanie
report-reason-name = Obraźliwa nazwa
report-reason-other = Coś innego
report-text = Co się stało
report-sent = Zgłoszenie wysłane. Dziękujemy.

# --- koniec ---------------------------------------------------------------------------
counting = Liczymy punkty
you-win = Wygrywasz!
wins = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwem dzielą się { $names }!
}
tie-broken = Remis na punkty. Rozstrzygają zasady remisu.
won-by = { $points ->
    [one] Wygrana o { $points } punkt. Drugie miejsce: { $names }.
    [few] Wygrana o { $points } punkty. Drugie miejsce: { $names }.
   *[many] Wygrana o { $points } punktów. Drugie miejsce: { $names }.
}
place = { $rank }. miejsce
line-by-line = Rozliczenie punktów
chart-title = Punkty w czasie
chart-says = Punkty każdego gracza po każdym ruchu. Tabela poniżej zawiera te same liczby.
chart-table = Pokaż jako tabelę
chart-round = Runda
chart-turn = Tura
tick-round = runda { $number }
tick-turn = tura { $number }
points-for = Punkty za
total = Razem
final-score = Wynik końcowy
look-at-board = Zobacz planszę
play-again = Zagraj ponownie
join-rematch = Dołącz do rewanżu
replay = Obejrzyj powtórkę
record = Pobierz zapis gry
check-seed = Sprawdź losowanie
took = Czas trwania
promised = Skrót (hash)
secret = Ziarno (seed)
fair-good = Sprawdzono: losowania były ustalone przed pierwszym ruchem.
fair-bad = Ziarno nie pasuje do skrótu podanego przed partią.
fair-unknown = Tej partii nie da się tu sprawdzić.

# --- zapis gry -----------------------------------------------------------------------------
scrubber = Ruchy
the-start = Początek partii
no-line = Zakryta decyzja
first-move = Na początek
back-one = Ruch wstecz
forward-one = Ruch naprzód
last-move = Na koniec
play = Odtwarzaj
pause = Zatrzymaj
move-number = Ruch
move-of = Ruch { $at } z { $of }
seen-by = Widok
things-of = { $name }: elementy gry
spectator = Widz
back-to-live = Wróć do partii
read-only-rules-version = Tę partię rozegrano według innych zasad (wersja { $version }). Można ją czytać, nie odtwarzać.
read-only-game-missing = Ta gra nie jest tu zainstalowana.

# --- nauka -----------------------------------------------------------------------------------
new-here = Pierwszy raz tutaj?
new-here-more = Pierwsza partia z przewodnikiem objaśnia każdy ruch.
learn-title = Naucz się gry
guided-game = Pierwsza partia z przewodnikiem

# --- ustawienia ------------------------------------------------------------------------------
settings = Ustawienia
all-settings = Wszystkie ustawienia
theme = Motyw
theme-day = Jasny
theme-night = Ciemny
theme-to-night = Motyw ciemny
theme-to-day = Motyw jasny
as-system = Systemowy
language = Język
motion = Animacje
motion-less = Ograniczone
sounds = Dźwięki
confirm-moves = Zatwierdzanie ruchów
confirm-moves-help = Najpierw pokazuje skutek ruchu. Bez tego kliknięcie od razu gra ruch.
forced-moves = Gdy mam tylko jeden ruch
forced-soon = Zagraj po 3 sekundach
forced-once = Zagraj od razu
forced-never = Zapytaj mnie
events = Pokazuj wydarzenia
events-full = W całości
events-short = Krótko
events-off = Tylko wiersz
patterns = Wzory na kolorach
patterns-help = Dodaje wzory do wszystkich kolorów.
notify = Powiadomienie przeglądarki
notify-help = Gdy przychodzi twoja kolej, a ta karta jest w tle.
notify-denied = Przeglądarka blokuje powiadomienia. Zmienisz to w jej ustawieniach dla tej strony.
call-me = Powiadom mnie o mojej kolei
call-me-help = Powiadomienie na tym urządzeniu, nawet gdy Meadhall jest zamknięte.
call-denied = Przeglądarka blokuje powiadomienia albo jej usługa nie odpowiada.
call-offer = Ta partia potrwa kilka dni. Powiadomić cię o twojej kolei?
call-yes = Włącz powiadomienia
call-no = Nie teraz
call-title = Twoja kolej: { $game }
call-text = Inni czekają na ciebie.
keyboard = Klawiatura
key-tab = następny obszar
key-arrows = przejdź między możliwościami
key-digits = wybierz możliwość 1–9
key-enter = wybierz, potem zagraj
key-esc = wyczyść wybór
key-undo = cofnij
key-text = widok tekstowy
key-rules = zasady
key-log = przebieg
key-chat = czat
key-menu = menu
key-step = wstecz, dalej (powtórka)
key-ends = początek, koniec (powtórka)
key-zoom = powiększ, pomniejsz, dopasuj
key-help = te klawisze; na elemencie: co to jest

# --- konto ------------------------------------------------------------------------------------
account = Profil
guest = Gość na tym urządzeniu
has-account = Konto
name = Nazwa
shield = Godło
emblem-moon = Księżyc
emblem-hammer = Młot
emblem-pine = Sosna
emblem-sun = Słońce
emblem-knot = Węzeł
keep-title = Zachowaj swoje partie
keep-more = Z hasłem masz swoją nazwę, miejsca i partie na każdym urządzeniu.
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
make-account = Utwórz konto
log-in = Zaloguj się
log-out = Wyloguj się
log-out-all = Wyloguj wszędzie
change-password = Zmień hasło
muted-title = Wyciszone osoby
muted-more = Przy żadnym stole nie dostajesz od nich wiadomości.
vacation = Urlop
vacation-more = W partiach turowych twoje zegary są do tego dnia wstrzymane.
vacation-until = Do
delete-title = Usuń konto
delete-more = Twoja nazwa zostanie usunięta. Rozegrane partie zostaną, anonimowo.
delete-now = Usuń na zawsze

# --- o grze -------------------------------------------------------------------------------------
about = O Meadhall
about-what = Meadhall to miejsce, w którym gra się w planszówki w przeglądarce: ze znajomymi, z botami albo samemu. Programy grają według tych samych zasad.
about-rights = Meadhall jest niezależne i nieoficjalne. Tytuły wskazują tylko grę, której zasady obowiązują; nie użyto żadnego obrazka, tekstu ani znaku wydawcy.
about-games = Gry: { $games }.
about-fair = Sprawdzalne losowanie
about-fair-more = Losowania są ustalone przed pierwszym ruchem: z ziarna serwera i po jednym ziarnie od każdego gracza. Najpierw podajemy skrót, na końcu ziarno, więc każdy może to sprawdzić.
credits = Autorzy
credits-art = Wszystkie rysunki powstały dla Meadhall i są na jej licencji, Apache 2.0.
credits-fonts = Kroje pisma: Grenze, Omnibus-Type; Atkinson Hyperlegible Next i Mono, Braille Institute. SIL Open Font License 1.1.
credits-code = Zbudowano z użyciem Svelte, Fluent i qrcode-generator.

# --- łączność z halą -----------------------------------------------------------------------------
try-now = Spróbuj teraz
line-reconnecting = Wznawianie połączenia
line-reconnecting-more = Widzisz ostatni znany stan. Nic nie przepadło.
line-restarting = Meadhall uruchamia się ponownie
line-restarting-more = Za chwilę wróci. Nic nie przepadnie.
line-offline = Jesteś offline
line-offline-more = Próbujemy ponownie co kilka sekund.
line-silent = Meadhall nie odpowiada
line-silent-more = Twoje połączenie wygląda dobrze. Próbujemy ponownie co kilka sekund. Nic nie przepadło.
line-again = Połączenie wróciło. Nic nie przepadło.
elsewhere = To miejsce jest otwarte w innym oknie lub na innym urządzeniu.
elsewhere-more = Oba pokazują ten sam stół. Liczy się pierwszy zagrany ruch.
someone-else = Sesja wygasła. Oglądasz jako { $name }. Zaloguj się, aby wrócić na swoje miejsce.
newer-ready = Jest nowa wersja.
newer-needed = Ta strona jest nieaktualna.
newer-more = Twoje miejsce, partia i niezagrany jeszcze wybór zostają.
newer-failed = Meadhall jest teraz nieosiągalne. Spróbuj za chwilę.
newer-load = Zaktualizuj
line-signed-out = Sesja wygasła
line-signed-out-more = Wchodzisz znów jako gość…
line-forbidden = Ten stół jest prywatny.
line-forbidden-more = Nie można go oglądać.
line-gone = Nie znaleziono stołu
line-gone-more = Usunięto go albo link jest błędny.
line-crowded = Zbyt wiele osób ogląda ten stół
line-crowded-more = Spróbuj ponownie później. Gracze tego stołu zawsze mogą wejść.
line-windows = Masz otwartych zbyt wiele okien
line-windows-more = Zamknij jedno i spróbuj ponownie.

# --- gdy hala odmawia ------------------------------------------------------------------------------
problem-bad-request = Nie rozpoznano żądania. Nic się nie zmieniło.
problem-not-signed-in = Zaloguj się, żeby to zrobić.
problem-forbidden = Tego nie możesz tu zrobić.
problem-wrong-origin = Żądanie przyszło z innej strony.
problem-wrong-host = Pod tym adresem nie ma Meadhall.
problem-not-found = Nie znaleziono
problem-wrong-method = Nie rozpoznano żądania. Nic się nie zmieniło.
problem-too-large = To jest za duże.
problem-too-many = Zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.
problem-too-many-sockets = Masz otwartych zbyt wiele okien.
problem-too-many-watchers = Zbyt wiele osób ogląda ten stół.
problem-busy = Meadhall jest teraz obciążone. Spróbuj ponownie za chwilę.
problem-name-taken = Ta nazwa jest zajęta.
problem-name-bad = Ta nazwa jest niedozwolona.
problem-name-bad-short = Ta nazwa jest za krótka.
problem-name-bad-long = Ta nazwa jest za długa.
problem-name-bad-characters = Nazwa zawiera niedozwolone znaki.
problem-name-bad-confusable = Ta nazwa jest zbyt podobna do innej.
problem-name-bad-reserved = Ta nazwa jest zastrzeżona.
problem-password-bad = Tego hasła nie można użyć.
problem-password-bad-short = Hasło jest za krótkie: co najmniej 8 znaków.
problem-password-bad-long = Hasło jest za długie.
problem-password-bad-simple = Hasło jest zbyt proste: co najmniej 5 różnych znaków.
problem-password-bad-common = To hasło jest zbyt popularne.
problem-password-bad-name = Hasło jest twoją nazwą. Wybierz inne.
problem-login-failed = Nazwa lub hasło jest błędne.
problem-banned = To konto zamknął administrator.
problem-vacation-spent = Nie masz w tym roku tylu dni urlopu. Wybierz wcześniejszy dzień.
problem-bad-options = Te opcje do siebie nie pasują.
problem-no-such-game = Ta gra nie jest tu zainstalowana.
problem-seat-taken = Ktoś zajął to miejsce.
problem-seats-empty = Są jeszcze wolne miejsca.
problem-wrong-state = Przy stole gra się już dalej. Nic się nie zmieniło.
problem-not-your-seat = To nie twoje miejsce.
problem-not-your-turn = To nie twoja kolej.
problem-illegal-move = Ten ruch nie jest teraz możliwy.
problem-cannot-undo = Tego nie można już cofnąć.
problem-read-only = Tę partię można tylko czytać.
problem-chat-off = Czat przy tym stole jest wyłączony.
problem-no-request = Ta prośba jest już rozstrzygnięta.
problem-request-open = Inna prośba jest jeszcze otwarta.
problem-unavailable = Meadhall nie może teraz tego zrobić. Nic się nie zmieniło.
problem-internal = Coś nie udało się na serwerze. Twoje ruchy są bezpieczne.
problem-offline = Meadhall jest nieosiągalne.
