# The frame: everything around the games. Game texts come from the games themselves.

# --- pages -----------------------------------------------------------------
nav = Pages
nav-hall = The hall
nav-hall-short = Hall
nav-games = Your games
nav-games-short = Games
nav-replays = Replays
nav-learn = Learn
nav-account = { $name }, your account
skip = Skip to the content
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Replay of { $game } · Meadhall
title-games = Your games · Meadhall
title-replays = Replays · Meadhall
title-learn = Learn · Meadhall
title-account = Account · Meadhall
to-the-hall = To the hall
lost = No such page
lost-more = The wind has taken it. The hall is still there.
unofficial = Independent and unofficial; not connected with the publishers of the games.

# --- words -----------------------------------------------------------------
yes = yes
no = no
nothing = nothing
hidden = { $count } hidden
empty-places = { $count } empty
you = you
bot = Bot
anyone = anyone
owner = opened the table
here = here
not-here = not here
somebody = Somebody
close = Close
save = Save
saved = Saved.
loading = Loading …
older = Show older ones
stay = Stay
go-on = Go on

# --- the hall --------------------------------------------------------------
hero = Which ship tonight?
hero-more = Play with friends, with strangers, or fill the benches with bots.
play-bot = Play a bot now
games = Games
players = Players
weight = Weight { $weight } of 5
read-rules = Read the rules
yours = Yours
open-tables = Open tables
filter = Show
filter-all = All { $count }
no-tables = No open tables right now
no-tables-more = Open one and share the code, or row against the bots meanwhile.
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
join = Join
join-table = Join { $name } at { $game }
join-friend = Join a friend
code-placeholder = CODE
table-code = Table code
code-unknown = No table has the code { $code }.
your-open-table = Your open table
no-games = You sit at no table
no-games-more = Open one in the hall, or join one that is waiting.
replays-mine = Your games
replays-others = Games of others
no-replays = No finished games yet
no-replays-more = Every game you finish can be watched here again.
import-record = Open a record file

# --- a table in a list -------------------------------------------------------
seated = { $seated } of { $seats } seated
your-turn = Your turn
your-turn-left = Your turn · { $time } left
is-deciding = { $name } is deciding
bot-finished-for-you = a bot finished for you
imported = from a file
finished-won = Won by { $names }
finished-rank = Finished: you came { $rank ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
abandoned = Ended without a result

# --- a new table -------------------------------------------------------------
new-table = New table: { $game }
seats = Seats
seat-number = Seat { $number }
seat-open = Open
seat-bot = { $bot }
seat-hot = At this device
seat-none = Empty
hot-name = Player { $number }
hot-name-of = Name at seat { $number }
shield-by-seat = In { $game } each seat has its own shield. Yours here: { $emblem }.
shield-taken = Your shield is taken here. You play under this one: { $emblem }.
bot-random = Easy bot
bot-rollout = Steady bot
bot-greedy = Greedy bot
bot-mcts = Sharp bot
fill-bots = Fill with bots
which-bot = Which bot
pace = Pace
pace-none = No clock
pace-live = Live, { $time }
pace-live-short = Live
pace-own-short = At your own pace
pace-days = { $days ->
    [one] A day a move
   *[other] { $days } days a move
}
minutes-each = Minutes for each player
days-each = Days for each move
anyone-may-join = Anyone may join
may-watch = Others may watch
chat-allowed = Chat
more-options = More options
open-table = Open the table
start-game = Start the game

# --- the waiting room ----------------------------------------------------------
public = Anyone may join
private = By link or code only
sit = Sit here
sit-down = Sit down
stand-up = Stand up
seat-a-bot = A bot in seat { $number }
remove = Remove { $name }
close-table = Close the table
waiting-players = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
waiting-owner = Waiting for the start.
invite-title = Bring your friends
invite = Send this link, read out the code, or let them scan the picture.
invite-watch = Let others watch
qr-label = QR code of the link to this table
copy-link = Copy the link
copied = Copied
share = Share

# --- at the table ----------------------------------------------------------------
stage = The board
bench = Your decision
sheet = Height of your part
sheet-peek = question only
sheet-half = normal
sheet-full = full
sheet-bigger = Show more of your part
sheet-smaller = Show more of the board
players-in-order = Players in turn order
log-and-chat = Log and chat
log = Log
log-empty = Nothing has happened yet.
scene = event
scene-steps = Steps of the event
scene-skip = Skip
scene-waiting = { $count } more
scene-again = Show again
scene-missed = { $count ->
        [one] One event while you were away
       *[other] { $count } events while you were away
    }
your-turn-next = Your turn next
chat = Chat
chat-empty = Nobody has said anything yet.
chat-off = There is no chat at this table.
say-something = Say something
chat-message = Chat message
send = Send
mute = No more messages from { $name }
chat-from = Whose messages you get
unmute-name = Messages from { $name } again
unmute = Unmute
muted = You do not get messages from { $name }.
mute-short = Mute
live = Live
watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
rules = Rules
rules-of = Rules of { $game }
search-rules = Search the rules
rules-options = Options of this table
rules-otherwise = If your table plays with other options
rules-unusual = { $option } (usually: { $most })
rules-failed = The rules could not be loaded.
nothing-found = Nothing found.
cards-of = Cards of { $game }
cards-all = All cards
cards-none = This game has no list of cards.
cards-failed = The cards could not be loaded.
search-cards = Search the cards
cards-decks = Deck
cards-all-decks = All decks
cards-deck = Deck { $deck }
cards-kind = Works
cards-topic = About
cards-any = Any
cards-starting = Starting card
cards-shown = { $count } of { $all } cards
cards-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
menu = Menu
text-view = Text view
text-view-help = Board and moves as text, for everyone and for screen readers. Key T.
sound-on = Sound on
sound-off = Sound off
your-moves = Your moves
no-moves-now = Nothing to decide right now.
find-move = Find a move
no-move-found = No move has these words.
the-table = The table
doing-decides = deciding
doing-away = away, a bot plays on
doing-resigned = gave up, a bot plays on
left-away = finished by a bot
left-resigned = gave up, finished by a bot
confirm = Confirm
sending = Sending …
undo = Undo
plan = Planned
back-to-here = Back to here
plan-turn = That ends your turn. Confirm, or undo.
plan-reveal = What comes next shows when you confirm.
plan-final = cannot be undone: something is revealed
plan-over = That ends the game. Confirm, or undo.
forced = The only move left. Made for you in { $seconds } s.
no-undo-reveal = No undo: something was revealed.
no-undo-other-seat = No undo: another player has decided since.
waiting-for = Waiting for { $names }.
bot-decides-for-you = A bot decides for you.
over = The game is over.
skip-moves = Skip
stale = The table moved on. Here is the new board; choose again.
pass-device = Pass the device to { $name }.
i-am = I am { $name }
you-away = A bot plays for you.
you-resigned = You gave up; a bot plays on for you.
i-am-back = I am back
asks-undo = { $name } asks to take a move back.
asks-abandon = { $name } offers to end the game without a result.
asked-waiting = Waiting for the others to answer.
agree = Agree
refuse = Refuse
withdraw = Withdraw
settled-agreed = All agreed.
settled-refused = The request was refused.
settled-withdrawn = The request was withdrawn.
settled-overtaken = A move was made meanwhile; the request is gone.
this-table = This table
at-the-table = At the table: { $names }.
ask-undo = Ask to take the last move back
ask-abandon = Offer to end without a result
leave = Leave for a while
resign = Give up
sure-leave = Leave the table? A bot plays for you. You may come back until the game ends; if you do not, you rank behind all who stayed.
sure-resign = Give up? A bot plays your seat to the end, and you cannot come back. You rank behind all who stay.
leave-now = Leave
resign-now = Give up
report = Report somebody
report-more = The host of this hall reads it, together with the chat of this table.
report-who = Who
report-reason = Why
report-reason-insult = Insults or threats
report-reason-spam = Advertising or flooding
report-reason-cheating = Cheating
report-reason-name = An offensive name
report-reason-other = Something else
report-text = What happened
report-sent = Thank you. The host will see it.

# --- the end -------------------------------------------------------------------------
counting = Counting …
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
tie-broken = Level on points; the tie-break decides.
won-by = { $points ->
    [one] One point ahead of { $names }.
   *[other] { $points } points ahead of { $names }.
}
place = { $rank ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
line-by-line = Line by line
chart-title = Points over time
chart-says = Points of every player after each move. The table below says the same.
chart-table = As a table
chart-round = Round
chart-turn = Turn
tick-round = round { $number }
tick-turn = turn { $number }
points-for = Points for
total = Total
final-score = Final score
look-at-board = Look at the board
play-again = Play again
join-rematch = Join the rematch
replay = Replay
record = Record
check-seed = Fair deal: check the seed
took = Took
promised = Promised
secret = Secret
fair-good = Checked here: the chance of this game was fixed before it began.
fair-bad = The seed does not match what was promised before the game.
fair-unknown = This game cannot be checked here.

# --- replay ----------------------------------------------------------------------------
scrubber = Move by move
the-start = The start.
no-line = A decision that is not told.
first-move = First
back-one = Back one
forward-one = Forward one
last-move = Last
play = Play
pause = Pause
move-number = Move
move-of = Move { $at } of { $of }
seen-by = Seen by
things-of = What { $name } has
spectator = A spectator
back-to-live = Back to live
read-only-rules-version = This game was played under other rules (version { $version }). It can be read, not replayed.
read-only-game-missing = The game of this table is not installed here.

# --- learn -------------------------------------------------------------------------------
new-here = New here?
new-here-more = A guided first game explains itself, move by move.
learn-title = Learn a game
guided-game = First game, guided

# --- settings ----------------------------------------------------------------------------
settings = Settings
all-settings = All settings
theme = Light
theme-day = Day
theme-night = Night
theme-to-night = Night theme
theme-to-day = Day theme
as-system = Like the system
language = Language
motion = Motion
motion-less = As little as possible
sounds = Sounds
confirm-moves = Confirm moves
confirm-moves-help = Shows what would happen first. Without it, a click is a move.
forced-moves = When only one move is left
forced-soon = Make it after 3 seconds
forced-once = Make it at once
forced-never = Wait for me
events = Show events
events-full = In full
events-short = Short
events-off = Only a line
patterns = Patterns on colours
patterns-help = Everything told apart by colour also gets a pattern.
notify = Tell me when it is my turn
notify-help = A message of the browser while this page is hidden.
notify-denied = The browser does not allow it. You can change that in its settings for this page.
call-me = Call me when it is my turn
call-me-help = A message on this device, even when Meadhall is closed.
call-denied = The browser does not allow it, or its message service cannot be reached.
call-offer = This game goes on for days. Shall we call you when it is your turn?
call-yes = Yes, call me
call-no = No, thanks
call-title = Your turn: { $game }
call-text = The others are waiting for you.
keyboard = Keyboard
key-tab = next region
key-arrows = among what you may choose
key-digits = choose the first to ninth
key-enter = choose, then confirm
key-esc = clear the choice
key-undo = undo
key-text = text view
key-rules = rules
key-log = log
key-chat = chat
key-menu = menu
key-step = back, forward (replay)
key-ends = first, last (replay)
key-zoom = closer, farther, fit
key-help = these keys; at a piece: what it is

# --- account --------------------------------------------------------------------------------
account = You
guest = Guest on this device
has-account = Account
name = Name
shield = Shield
emblem-moon = Moon
emblem-hammer = Hammer
emblem-pine = Pine
emblem-sun = Sun
emblem-knot = Knot
keep-title = Keep your games
keep-more = With a password you find your name, seats and games again on any device.
password = Password
password-old = Password until now
password-new = New password
make-account = Make an account
log-in = Log in
log-out = Log out
log-out-all = Log out everywhere
change-password = Change the password
muted-title = Muted people
muted-more = You do not get their messages at any table.
vacation = Vacation
vacation-more = At tables with days for each move your clocks stand still until then.
vacation-until = Until
delete-title = Delete the account
delete-more = Your name goes; games you played stay, without it.
delete-now = Delete for good

# --- about -----------------------------------------------------------------------------------
about = About and credits
about-what = Meadhall is a hall where people play board games in the browser, with friends, with bots or alone, and where programs play by the very same rules.
about-rights = It is independent and unofficial. Titles only say whose rules a room follows; no picture, text or logo of a publisher is used here.
about-games = The games in this hall: { $games }.
about-fair = Fair chance
about-fair-more = The chance of every game is fixed before the first move, from a secret of the server and a share of each player. Its fingerprint is shown first, the secret after the end; anyone can check it.
credits = Credits
credits-art = All drawings were made for Meadhall and share its licence, Apache 2.0.
credits-fonts = Letters: Grenze by Omnibus-Type; Atkinson Hyperlegible Next and Mono by the Braille Institute. SIL Open Font License 1.1.
credits-code = Built with Svelte, Fluent and qrcode-generator.

# --- the line to the hall ----------------------------------------------------------------------
try-now = Try now
line-reconnecting = Reconnecting
line-reconnecting-more = The board is shown as you last saw it. Nothing you confirmed is lost.
line-restarting = The hall is being restarted
line-restarting-more = It comes back by itself in a moment. Nothing is lost.
line-offline = You are offline.
line-offline-more = We try again every few seconds.
line-silent = The hall does not answer
line-silent-more = Your connection seems fine. We try again every few seconds; nothing you confirmed is lost.
line-again = The line is back. Nothing was lost.
elsewhere = This seat is open in another window or on another device.
elsewhere-more = Both show the same table; what you confirm first counts.
someone-else = You were signed out. You look on as { $name }; log in to take your seat again.
newer-ready = A newer page of the hall is ready.
newer-needed = This page is too old for the hall.
newer-more = Your seat and your game stay, and so does a choice you have not confirmed yet.
newer-failed = The hall cannot be reached just now. Try again in a moment.
newer-load = Load it
line-signed-out = You were signed out
line-signed-out-more = Coming in again as a guest …
line-forbidden = This table is not open to you.
line-forbidden-more = Its players do not want to be watched.
line-gone = There is no such table.
line-gone-more = It was closed, or the link is wrong.
line-crowded = Too many people watch this table.
line-crowded-more = Try again later. Its players always get in.
line-windows = You have too many windows open here.
line-windows-more = Close one of them, then try again.

# --- when the hall says no -----------------------------------------------------------------------
problem-bad-request = That could not be understood.
problem-not-signed-in = You are not signed in.
problem-forbidden = That is not yours to do.
problem-wrong-origin = The request came from another site.
problem-wrong-host = This hall is not at this address.
problem-not-found = There is no such thing.
problem-wrong-method = That could not be understood.
problem-too-large = That is too large.
problem-too-many = Too many at once. Wait a moment and try again.
problem-too-many-sockets = You have too many windows open here.
problem-too-many-watchers = Too many people watch this table.
problem-busy = The hall has much to do. Try again in a moment.
problem-name-taken = Somebody has this name already.
problem-name-bad = This name cannot be used.
problem-name-bad-short = This name is too short.
problem-name-bad-long = This name is too long.
problem-name-bad-characters = The name has characters that cannot be used.
problem-name-bad-confusable = This name looks like somebody else's.
problem-name-bad-reserved = This name is kept for the hall.
problem-password-bad = This password cannot be used.
problem-password-bad-short = The password is too short: at least 8 characters.
problem-password-bad-long = The password is too long.
problem-password-bad-simple = The password is too simple: at least 5 different characters.
problem-password-bad-common = This password is known to too many.
problem-password-bad-name = The password is your name. Choose another one.
problem-login-failed = Name or password is wrong.
problem-banned = This account has been closed by the host.
problem-vacation-spent = That is more vacation than a year has here. Choose an earlier day.
problem-bad-options = These options do not fit together.
problem-no-such-game = This game is not installed here.
problem-seat-taken = Somebody took that seat.
problem-seats-empty = Some seats are still open.
problem-wrong-state = The table is no longer at that point.
problem-not-your-seat = That is not your seat.
problem-not-your-turn = It is not your turn.
problem-illegal-move = That move is not possible now.
problem-cannot-undo = This can no longer be taken back.
problem-read-only = This game can only be read.
problem-chat-off = There is no chat at this table.
problem-no-request = The question is settled already.
problem-request-open = Another question is still open.
problem-unavailable = The hall cannot do that right now. Nothing was changed.
problem-internal = Something went wrong in the hall. What was confirmed is safe.
problem-offline = The hall cannot be reached.
