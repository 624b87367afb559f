# What the pages around the table say: home, new table, my games, joining, cards, rules, settings. In the browser only.

## General

skip-to-content = Skip to the content
loading = One moment …
close = Close
cancel = Cancel
back = Back
try-again = Try again
to-home = To the start page
copied = Copied.
copy-failed = The browser does not let us copy. Mark the text and copy it yourself.
just-now = just now
rule-link = Read rule { $rule }
search-clear = Clear search and filters
footer = A digital table for board games. The pictures are our own; cards that we had to reconstruct are marked.

## What goes wrong

error-title = That did not work
error-unknown = Something unexpected happened. Try again; if it keeps happening, reload the page.
error-server = The server stumbled over this. Nothing was lost; try again in a moment.
error-offline = The server does not answer. Check whether it is still running and whether you are connected, then try again.
error-page = This page could not be loaded. Check your connection and try again.
notfound-title = Nothing here
notfound-text = There is no page at this address. Perhaps the link was cut off on its way to you.

## Ways

nav-label = Main menu
nav-home = Home
nav-games = My games
nav-join = Join
nav-rules = Rules
nav-cards = Cards
nav-settings = Settings
switch-lang = Seite auf Deutsch zeigen
theme-to-light = Light colours
theme-to-dark = Dark colours

## Home

home-title = Pull up a chair.
home-lead = Board games right here in your browser, against bots or with friends. No sign-up, nothing to install.
home-players = { $least } to { $most } players
home-play = Play now
home-play-note = You against { $bots ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
}.
home-broken = This game cannot be opened just now.
home-set-up = Set up a table
home-running = Go on playing
home-all-games = All { $count } games
home-join = Invited?
home-join-text = Type the code that your friend has given you.

## A new table

new-title = New table
new-who = Who is playing?
new-count = Number of players
new-seat = Who sits in seat { $number }
new-level = How well the bot in seat { $number } plays
level-choice = { $rank } · { $name }
level-strength = Strength { $rank } of { $of }
level-rating = Elo { NUMBER($rating, useGrouping: 0) }
new-name = Name in seat { $number }
new-friend = Gets a link, a code or a QR code.
new-friend-note = After the next step you get an invitation for each friend. The cards are dealt as soon as every seat is taken.
new-hotseat-note = Several people share this screen. Between turns it hides what the next person must not see.
new-watch-note = Nobody sits at this screen: you are going to watch.
new-hints = Hints allowed
new-hints-bots = On your turn you may ask what a good player would do. The log notes it.
new-hints-people = On their turn all may ask what a good player would do. Everybody sees when somebody takes a hint, but not what it says.
new-rules = Which rules?
new-more = More rules
pack = Card pack
pack-text = The cards that this table plays with.
pack-own = { $title } ({ $name })
pack-cards = Look at these cards
new-as-recommended = as we recommend
new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-auto = automatic
new-table-title = Name of the table
new-table-title-text = So that you find it again among your games. May stay empty.
new-go = Start the game
new-go-invite = Set up and invite
me-name = Guest
seat-me = me
seat-bot = Bot
seat-friend = a friend (invitation)
seat-hotseat = someone at this screen
seat-open = free seat
seat-name = Player { $number }

pace = Pace of the bots
pace-text = How long a bot takes at least for a decision. Can be changed during the game.
pace-0 = at once
pace-400 = brisk
pace-900 = normal
pace-1800 = leisurely
pace-3000 = slow enough to read along

## Invitations

lobby-title = Bring your friends in
lobby-text = Send everybody an invitation of their own. Each is good for one seat and can be used once.
lobby-wait = Waiting for the others
lobby-deal = The game begins by itself as soon as every seat is taken. Nothing is dealt before, so nobody can see cards that are not theirs.
lobby-seat = Invitation for seat { $number }
lobby-waiting = not here yet
lobby-here = has joined
lobby-screen = at this screen
lobby-leave = Leave
lobby-free = Free the seat
lobby-start = Start now
lobby-start-text = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
invite-link = Link
invite-code = or code
invite-qr = QR code with the link of this invitation
invite-copy-link = Copy link
invite-copy-code = Copy code
invite-send = Share
invite-share = Come and play!
invite-renew = New code
invite-until = Good until { $day }, for one person.
invite-make = Make an invitation
invite-none = Codes are shown only once. Make a new one; the old one becomes void.

recovery = Recovery code
recovery-text = Your seat belongs to this browser. If you delete its data or change to another device, you get back to your seat with a recovery code under “Join”. Write it down and show it to nobody. It works once; a new one makes the old one void.
recovery-make = Show a recovery code

join-title = Join a table
join-text = Your friend sees a code at the table. Type it here. A recovery code for your own seat works, too.
join-invited = You are invited!
join-invited-text = What shall the others call you?
join-name = Your name
join-code = Code
join-go = Take a seat
join-short = Type the whole code or paste the link.
join-wrong = This code does not fit any seat. Each code works once, and invitations are good for a week: ask your friend for a new one.
join-asking = The game is running: the people at the table are asked whether you may take over this seat.

## My games

games-new = New game
games-running = Running
games-finished = Finished
games-continue = Continue
games-rematch = Play again
games-replay = Watch
games-scoring = Final score
games-export = Save as file
games-import = Open a file
games-import-text = Drop a saved game here to open it.
games-import-big = This file is too big for a saved game. Choose the text file that was made with “Save as file”.
games-import-hint = Choose the text file that was made with “Save as file”.
games-delete = Delete
games-delete-title = Delete this game?
games-delete-text = “{ $name }” will be gone for everybody at this table. This cannot be taken back.
games-deleted = The game is deleted.
games-empty = No games yet
games-empty-text = As soon as you have started one, you find it here – even after closing the browser.
games-my-turn = Your turn
games-turn-of = { $name } to move
games-waiting = Waiting for friends
games-won = You have won
games-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
games-over = Finished

## Cards

cards-title = Cards of { $game }
cards-search = Search in names and texts
cards-deck = Deck
cards-all-decks = All decks
cards-facet-all = all
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-copies = In the deck
cards-rule = Rule
cards-none = No card fits all of this.
cards-empty = Nothing is printed in this game: it has no cards to look up.
cards-previous = Previous card
cards-next = Next card
sources-card = Where it comes from

## What is printed, what is ours

sources-title = What is printed, what is ours
sources-intro = The pictures of the rulebook are lost, and with them most cards and many numbers of the boards. What the text says is used as it stands; the rest is ours. Here every value of the pack is counted; open a line to see where each comes from.
sources-rulebook = Rulebook
sources-rulebook-is = Printed, with the page and the words that say so.
sources-derived = Derived
sources-derived-is = Not printed, but it follows from what is; the reason is given.
sources-ours = Ours
sources-ours-is = Our reconstruction. A pencil marks whatever has a value of ours.
sources-sum = { $all } values on { $things } things; { $marked } of them have something of ours besides their name.
sources-none = This pack does not say where its values come from.
ours-mark = Has something of ours
ours-wholly = Ours
ours-partly = Partly ours

## Rules

rules-title = Rules of { $game }
rules-binding = A short form; in case of doubt the full English rules count.
rules-search = Search in the rules
rules-data = Numbers, cards, examples
rules-data-is = Tables of cards and numbers show the pack in play; notes on them speak of the base pack.
rules-contents = Contents
rules-found = { $count ->
    [0] no rule found
    [one] one rule found
   *[other] { $count } rules found
}
rules-none = Nothing in these rules mentions “{ $search }”. Try one word only, or the number of a rule.

## Settings

settings-look = Look
settings-lang = Language
settings-theme = Colours
theme-system = like the system
theme-light = light
theme-dark = dark
settings-text = Size of texts
settings-play = Playing
settings-name = Your name
settings-name-text = At tables that you set up or join from now on.
settings-confirm = Ask before final moves
settings-confirm-text = Only where nothing can be taken back.
settings-batch = Collect choices
settings-batch-text = Pay or choose several things by tapping them, then confirm once.
settings-pace-text = For tables that you set up from now on.
settings-motion = Motion and sound
settings-animations = Animations
settings-animations-text = Show what happened step by step. Always off when your system asks for less motion.
settings-speed = Speed
speed-0-5 = calm
speed-1 = normal
speed-3 = fast
speed-0 = none
settings-sound = Sounds
settings-sound-text = The moments of a game can be heard, from the first click on.
settings-notify = Notification
settings-notify-text = When it is your turn and this page is in the background.
notify-none = Your browser does not offer notifications here.
notify-refused = Your browser blocks notifications from this page. Allow them in its settings for this page, then switch this on again.
settings-data = Your data
settings-data-text = The server knows this browser by a random token, the names of your seats, your answers and what you said at tables.
settings-data-save = Save what it knows
settings-data-forget = Delete everything
settings-data-forget-title = Delete everything about you?
settings-data-forget-text = Your name and what you said go for good. In running games a bot plays on for you, in finished ones “Somebody” sat there, and tables at which nobody else sits are deleted. There is no way back to your seats.
settings-forgotten = You are forgotten here.
settings-reset = Back to the defaults
settings-reset-done = Everything is as at the beginning; language and name have stayed.
settings-where = Settings are kept in this browser only.

## The title of the page, notifications

title-game = { $game } · Spieltisch
title-mine = ● Your turn · { $game }
title-other = { $name } to move · { $game }
title-over = Game over · { $game }
notify-turn = { $game }: it is your turn
