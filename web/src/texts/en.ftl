# The frame: everything around the games. Game texts come from the games themselves.

# --- pages -----------------------------------------------------------------
nav = Pages
nav-hall = Home
nav-hall-short = Home
nav-games = Your games
nav-games-short = Games
nav-replays = Replays
nav-learn = Learn
nav-account = { $name }, your profile
skip = Skip to content
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Replay: { $game } · Meadhall
title-games = Your games · Meadhall
title-replays = Replays · Meadhall
title-learn = Learn · Meadhall
title-account = Profile · Meadhall
to-the-hall = Back to lobby
lost = Page not found
lost-more = The link is wrong, or the page no longer exists.
unofficial = Independent and unofficial; not connected with the publishers of the games.

# --- words -----------------------------------------------------------------
yes = yes
no = no
nothing = nothing
hidden = { $count } hidden
empty-places = { $count } empty
you = You
bot = Bot
anyone = Open seat
owner = Host
here = Online
not-here = Offline
somebody = Someone
close = Close
save = Save
saved = Saved
loading = Loading …
older = Show older
stay = Keep playing
go-on = Next

# --- the hall --------------------------------------------------------------
hero = What are we playing?
hero-more = Play with friends, or fill empty seats with bots.
play-bot = Play against a bot
games = Games
players = Players
weight = Complexity { $weight } of 5
read-rules = Read rules
yours = Your games
open-tables = Open tables
filter = Show
filter-all = All { $count }
no-tables = No open tables
no-tables-more = Start one and share the code, or play the bots while you wait.
wait-for-you = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
join = Join
join-seat = Join, seat { $number }
join-table = Join { $name }: { $game }
join-friend = Join a friend
code-placeholder = CODE
table-code = Table code
code-unknown = No table has the code { $code }.
your-open-table = Your open table
no-games = No games in progress
no-games-more = Start one in the lobby, or join an open table.
replays-mine = Your finished games
replays-others = Public replays
no-replays = No finished games yet
no-replays-more = You can watch your finished games here.
import-record = Open saved game

# --- a table in a list -------------------------------------------------------
seated = { $seated } of { $seats } seats taken
your-turn = Your turn
your-turn-left = Your turn · { $time } left
is-deciding = { $name } is choosing.
bot-finished-for-you = A bot finished for you
imported = From a file
finished-won = Winner: { $names }
finished-rank = Finished, { $rank ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
} place
abandoned = Ended without a result

# --- a new table -------------------------------------------------------------
new-table = New table: { $game }
seats = Seats
seat-number = Seat { $number }
seat-open = Open
seat-bot = { $bot }
seat-hot = On this device
seat-none = Empty
hot-name = Player { $number }
hot-name-of = Name at seat { $number }
shield-by-seat = Your emblem: { $emblem }. In { $game } each seat has its own.
shield-taken = Your emblem: { $emblem }. Someone else has your usual one.
bot-random = Easy bot
bot-rollout = Medium bot
bot-greedy = Greedy bot
bot-mcts = Hard bot
fill-bots = Fill with bots
which-bot = Which bot
pace = Pace
pace-none = No clock
pace-live = Live, { $time }
pace-live-short = Live
pace-own-short = Turn-based
pace-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
minutes-each = Minutes per player
days-each = Days per move
may-watch = Allow spectators
chat-allowed = Chat
more-options = More options
open-table = Create table
start-game = Start game

# --- the waiting room ----------------------------------------------------------
public = Public table
private = Private: link or code only
stand-up = Leave seat
seat-a-bot = Add a bot to seat { $number }
remove = Remove { $name }
close-table = Cancel table
waiting-players = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
waiting-owner = Waiting for the host to start.
invite-title = Invite friends
invite = Send the link or code, or let them scan the QR code.
invite-watch = Invite spectators
qr-label = QR code with the link to this table
copy-link = Copy link
copied = Copied
share = Share

# --- at the table ----------------------------------------------------------------
stage = Board
bench = Your turn
sheet = Panel height
sheet-peek = prompt only
sheet-half = normal
sheet-full = full
sheet-bigger = Enlarge panel
sheet-smaller = Enlarge board
players-in-order = Players in turn order
log-and-chat = Log and chat
log = Log
log-empty = The game has just begun.
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
chat-empty = No messages yet
chat-off = Chat is off at this table.
say-something = Message
send = Send
mute = Mute { $name }
chat-from = Messages from
unmute-name = Unmute { $name }
unmute = Unmute
muted = You muted { $name }.
mute-short = Mute
live = Live
watchers = { $count } watching
rules = Rules
rules-of = Rules: { $game }
search-rules = Search rules
rules-options = Options at this table
rules-otherwise = With other options
rules-unusual = { $option } (usually: { $most })
rules-failed = The rules couldn’t be loaded.
nothing-found = Nothing found
cards-of = Cards: { $game }
cards-all = All cards
cards-none = This game has no list of cards.
cards-failed = The cards couldn’t be loaded.
search-cards = Search cards
cards-decks = Deck
cards-all-decks = All decks
cards-deck = Deck { $deck }
cards-kind = Effect
cards-topic = Topic
cards-any = Any
cards-starting = Starting card
cards-shown = { $count } of { $all } cards
cards-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
menu = Menu
text-view = Text view
text-view-help = Shows the board and your moves as text. Works with screen readers. Key T.
sound-on = Turn sound on
sound-off = Turn sound off
your-moves = Your moves
no-moves-now = It’s not your turn.
find-move = Find a move
no-move-found = No move matches.
the-table = Table
doing-decides = Choosing
doing-thinks = Thinking
doing-away = Away, a bot plays
doing-resigned = Resigned, a bot plays
left-away = Finished by a bot
left-resigned = Resigned, finished by a bot
confirm = Play move
sending = Sending…
undo = Undo
plan = Planned
back-to-here = Undo to here
plan-turn = Ends your turn
plan-reveal = You can’t undo after you look.
plan-final = cannot be undone: something is revealed
plan-over = Ends the game
forced = Only one legal move. Playing it in { $seconds } s.
no-undo-reveal = Can’t undo: something new was revealed.
no-undo-other-seat = Can’t undo: someone else has moved since.
waiting-for = Waiting for { $names }.
bot-decides-for-you = A bot is playing for you.
over = The game is over.
skip-moves = Skip
stale = The board has changed. Choose again.
pass-device = Pass the device to { $name }.
i-am = I’m { $name }
you-away = A bot is playing for you.
you-resigned = You resigned. A bot plays on for you.
i-am-back = I’m back
asks-undo = { $name } asks to undo a move.
asks-abandon = { $name } offers to abandon the game, without a result.
asked-waiting = Waiting for the others.
agree = Agree
refuse = Refuse
withdraw = Withdraw
settled-agreed = Everyone agreed.
settled-refused = The request was refused.
settled-withdrawn = The request was withdrawn.
settled-overtaken = Someone has already moved. The request no longer applies.
this-table = This table
at-the-table = At the table: { $names }.
ask-undo = Request undo
ask-abandon = Offer to abandon
leave = Step away
resign = Resign
sure-leave = Step away? A bot plays for you until you come back. If you don’t come back, you rank behind everyone who stayed.
sure-resign = Resign this game? It counts as a loss, and you can’t come back. A bot plays on for you.
leave-now = Step away
resign-now = Resign
report = Report someone
report-more = An administrator reads your report and the chat of this table.
report-who = Person
report-reason = Reason
report-reason-insult = Insults or threats
report-reason-spam = Spam or advertising
report-reason-cheating = Cheating
report-reason-name = Offensive name
report-reason-other = Something else
report-text = What happened
report-sent = Report sent. Thank you.

# --- the end -------------------------------------------------------------------------
counting = Counting points
you-win = You win!
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
tie-broken = Tied on points. The tie-breaker decides.
won-by = { $points ->
    [one] { $points } point ahead of { $names }.
   *[other] { $points } points ahead of { $names }.
}
place = { $rank ->
    [one] { $rank }st place
    [two] { $rank }nd place
    [few] { $rank }rd place
   *[other] { $rank }th place
}
line-by-line = Score breakdown
chart-title = Points over time
chart-says = Points of each player after each move. The table below has the same figures.
chart-table = Show as table
chart-round = Round
chart-turn = Turn
tick-round = round { $number }
tick-turn = turn { $number }
points-for = Points for
total = Total
final-score = Final score
look-at-board = View board
play-again = Play again
join-rematch = Join rematch
replay = Watch replay
record = Download game
check-seed = Provably fair: check the seed
took = Duration
promised = Commitment
secret = Seed
fair-good = Checked: all shuffles were fixed before the first move.
fair-bad = The seed doesn’t match the hash published before the game.
fair-unknown = This game can’t be checked here.

# --- replay ----------------------------------------------------------------------------
scrubber = Moves
the-start = Start of game
no-line = Hidden decision
first-move = Go to start
back-one = Back one move
forward-one = Forward one move
last-move = Go to end
play = Play
pause = Pause
move-number = Move
move-of = Move { $at } of { $of }
seen-by = View as
things-of = { $name }: pieces
spectator = Spectator
back-to-live = Back to live game
read-only-rules-version = This game was played with other rules (version { $version }). You can read it, but not replay it.
read-only-game-missing = This game isn’t installed here.

# --- learn -------------------------------------------------------------------------------
new-here = New here?
new-here-more = A guided first game explains every move.
learn-title = Learn a game
guided-game = Guided first game

# --- settings ----------------------------------------------------------------------------
settings = Settings
all-settings = All settings
theme = Theme
theme-day = Light
theme-night = Dark
theme-to-night = Switch to dark theme
theme-to-day = Switch to light theme
as-system = System
language = Language
motion = Motion
motion-less = Reduced
sounds = Sounds
confirm-moves = Confirm moves
confirm-moves-help = Shows first what a move does. Without it, a click plays the move.
forced-moves = If I have only one move
forced-soon = Play it after 3 seconds
forced-once = Play it immediately
forced-never = Ask me
events = Show events
events-full = In full
events-short = Short
events-off = Only a line
patterns = Patterns on colours
patterns-help = Adds patterns to all colours.
notify = Browser notification on my turn
notify-help = Browser notification when this tab is in the background.
notify-denied = The browser blocks notifications. You can change that in its settings for this page.
call-me = Push notification on my turn
call-me-help = Notification on this device, even when Meadhall is closed.
call-denied = The browser blocks notifications, or its push service can’t be reached.
call-offer = This game takes days. Do you want a notification on your turn?
call-yes = Turn on notifications
call-no = Not now
call-title = Your turn: { $game }
call-text = The others are waiting for you.
keyboard = Keyboard
key-tab = Next area
key-arrows = Move between options
key-digits = Choose option 1 to 9
key-enter = Choose, then play
key-esc = Clear choice
key-undo = Undo
key-text = Text view
key-rules = Rules
key-log = Log
key-chat = Chat
key-menu = Menu
key-step = Back, forward (replay)
key-ends = Start, end (replay)
key-zoom = Zoom in, zoom out, reset
key-help = These keys; on a piece: what it is

# --- account --------------------------------------------------------------------------------
account = Profile
guest = Guest on this device
has-account = Account
name = Name
shield = Emblem
emblem-moon = Moon
emblem-hammer = Hammer
emblem-pine = Pine
emblem-sun = Sun
emblem-knot = Knot
keep-title = Keep your games
keep-more = With a password you have your name, seats and games on every device.
password = Password
password-old = Current password
password-new = New password
make-account = Create account
log-in = Log in
log-out = Log out
log-out-all = Log out everywhere
change-password = Change password
muted-title = Muted people
muted-more = You don’t see their messages at any table.
vacation = Vacation
vacation-more = At turn-based tables your clocks are paused until then.
vacation-until = Until
delete-title = Delete account
delete-more = Your name is removed. Your past games stay, anonymously.
delete-now = Delete permanently

# --- about -----------------------------------------------------------------------------------
about = About Meadhall
about-what = Meadhall is a place to play board games in the browser: with friends, with bots or alone. Programs play by the same rules.
about-rights = Meadhall is independent and unofficial. Titles only name the game whose rules apply; no picture, text or logo of a publisher is used.
about-games = Games: { $games }.
about-fair = Provably fair
about-fair-more = Shuffles are fixed before the first move, from a server seed and one from each player. We publish the hash first and the seed afterwards, so anyone can check.
credits = Credits
credits-art = All drawings were made for Meadhall, under its licence, Apache 2.0.
credits-fonts = Fonts: Grenze by Omnibus-Type; Atkinson Hyperlegible Next and Mono by the Braille Institute. SIL Open Font License 1.1.
credits-code = Built with Svelte, Fluent and qrcode-generator.

# --- the line to the hall ----------------------------------------------------------------------
try-now = Try now
line-reconnecting = Reconnecting
line-reconnecting-more = You see the last known board. Nothing you played is lost.
line-restarting = Meadhall is restarting
line-restarting-more = It will be back in a moment. Nothing is lost.
line-offline = You’re offline
line-offline-more = We’ll try again every few seconds.
line-silent = Meadhall doesn’t respond
line-silent-more = Your connection seems fine. We’ll try again every few seconds. Nothing is lost.
line-again = You’re connected again. Nothing was lost.
elsewhere = This seat is also open in another window or on another device.
elsewhere-more = Both show the same table. The first move you play counts.
someone-else = You were logged out. You’re watching as { $name }. Log in to take your seat again.
newer-ready = A new version is ready.
newer-needed = This page is out of date.
newer-more = You keep your seat, your game and a choice you haven’t played yet.
newer-failed = Meadhall can’t be reached. Try again in a moment.
newer-load = Update
line-signed-out = You were logged out
line-signed-out-more = Continuing as a guest…
line-forbidden = This table is private.
line-forbidden-more = It doesn’t allow spectators.
line-gone = Table not found
line-gone-more = It was cancelled, or the link is wrong.
line-crowded = Too many spectators
line-crowded-more = Try again later. Players can always join.
line-windows = You have too many windows open
line-windows-more = Close one, then try again.

# --- when the hall says no -----------------------------------------------------------------------
problem-bad-request = The request wasn’t understood. Nothing was changed.
problem-not-signed-in = Log in to do this.
problem-forbidden = You can’t do this here.
problem-wrong-origin = The request came from another site.
problem-wrong-host = Meadhall isn’t at this address.
problem-not-found = Not found
problem-wrong-method = The request wasn’t understood. Nothing was changed.
problem-too-large = This is too large.
problem-too-many = Too many requests. Wait a moment and try again.
problem-too-many-sockets = You have too many windows open.
problem-too-many-watchers = This table has too many spectators.
problem-busy = Meadhall is busy. Try again in a moment.
problem-name-taken = This name is taken.
problem-name-bad = This name isn’t allowed.
problem-name-bad-short = This name is too short.
problem-name-bad-long = This name is too long.
problem-name-bad-characters = This name has characters that aren’t allowed.
problem-name-bad-confusable = This name looks too much like someone else’s.
problem-name-bad-reserved = This name is reserved.
problem-password-bad = This password isn’t allowed.
problem-password-bad-short = The password is too short: at least 8 characters.
problem-password-bad-long = The password is too long.
problem-password-bad-simple = The password is too simple: at least 5 different characters.
problem-password-bad-common = This password is too common.
problem-password-bad-name = The password is your name. Choose another.
problem-login-failed = Wrong name or password.
problem-banned = This account was closed by an administrator.
problem-vacation-spent = You don’t have that many vacation days left this year. Choose an earlier day.
problem-bad-options = These options don’t work together.
problem-no-such-game = This game isn’t installed here.
problem-seat-taken = Someone else took that seat.
problem-seats-empty = Some seats are still open.
problem-wrong-state = The table has moved on. Nothing was changed.
problem-not-your-seat = This isn’t your seat.
problem-not-your-turn = It’s not your turn.
problem-illegal-move = This move isn’t possible now.
problem-cannot-undo = This can’t be undone any more.
problem-read-only = This game can only be read.
problem-chat-off = Chat is off at this table.
problem-no-request = This request is already settled.
problem-request-open = Another request is still open.
problem-unavailable = Meadhall can’t do this right now. Nothing was changed.
problem-internal = Something failed on the server. Your moves are safe.
problem-offline = Meadhall can’t be reached.
