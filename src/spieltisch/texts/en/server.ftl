# What the web server says: refusals, default names, the story of a game.

## Refusals (every code has one)

refused-forbidden = You may not do that here.
refused-not-your-seat = That is not your seat.
refused-no-such-table = There is no such table, or no longer.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-no-such-game = There is no game “{ $game }” on the shelf.
refused-broken-game = The game “{ $game }” cannot be played here: { $reason }
refused-no-such-route = There is nothing at this address.
refused-no-such-code = This code is not valid. It may have been used already, a new one has replaced it, or it was too old: invitations are good for a week.
refused-no-such-moment = This game has no moment { $number }; the last one is { $last }.
refused-no-such-level = There is no opponent “{ $level }”. There are: { $known }.
refused-no-rules = The rules of this game are not written down here.
refused-no-visitor = We do not know this browser yet. Reload the page and try again.
refused-origin = This request came from a foreign page.
refused-host = This server does not go by that name. If it should, whoever runs it names its address: spieltisch play --public-url ADDRESS
refused-method = That cannot be done at this address.
refused-no-length = The request does not say how long it is.
refused-too-big = That is more than we take in at once.
refused-bad-request = We do not understand this request.
refused-bad-message = We do not understand this message.
refused-bad-name = That cannot be a name: 1 to 24 printable characters.
refused-bad-title = That cannot be a title: up to 60 printable characters.
refused-bad-text = This text cannot be written here.
refused-players = This game takes { $least } to { $most } players, not { $count }.
refused-stale = Something has happened meanwhile. Look at the table again and decide.
refused-busy = Too much is going on at this table right now. Try again.
refused-crowded = { $seconds ->
    [one] There is too much to do at once right now. Try again in a second.
   *[other] There is too much to do at once right now. Try again in { $seconds } seconds.
}
refused-too-fast = { $seconds ->
    [one] Not so fast, please. Try again in a second.
   *[other] Not so fast, please. Try again in { $seconds } seconds.
}
refused-too-many-tries = { $seconds ->
    [one] Too many codes were tried from here. Try again in a second.
   *[other] Too many codes were tried from here. Try again in { $seconds } seconds.
}
refused-no-code = Not yet: this game is still being compiled ({ $percent } %). It takes a minute, and only this once.
refused-seat-taken = Somebody sits there already. Whoever has set up the table can free the seat as long as the game has not begun.
refused-sits-here = You sit at this table already in this browser. A recovery code is for a browser without a seat there; to play another seat as well, ask to be invited.
refused-seat-guarded = Whoever sat here was shown out, and their hidden cards belong to nobody else: a bot plays this seat to the end.
refused-seat-asked = Somebody else has asked for this seat already, and the people at the table have not decided yet.
refused-waiting = The game has not begun: it does when every seat is taken.
refused-begun = The game has begun already.
refused-no-request = Nobody is asking for this seat any more.
refused-is-bot = A bot plays this seat anyway.
refused-hints-off = There are no hints at this table. Whoever has set it up can allow them.
refused-no-why = There is nothing to explain here: no bot has decided anything.
refused-hint-under-way = Your hint is still being worked out. Ask for the next one when it is there.
refused-no-lesson = This game has no guided first game.
refused-not-over = The game is not over yet.
refused-review-failed = This game could not be gone through: something went wrong on our side.
refused-export-running = This game has secrets: it can be saved as a file when it is over.
refused-other-pack = This game was played with the card pack “{ $pack }” as it was then, and nobody here has these cards any more.
refused-no-such-pack = There is no card pack “{ $pack }” for this game. There are: { $known }.
refused-broken-pack = Nobody can play with the card pack “{ $pack }” as it is now: { $reason }
refused-pack-of-record = This game was played with the card pack “{ $pack }” ({ $hash }…), which is not to be found here. Put it into the folder of card packs and try again.
refused-no-such-draft = You have no such card pack, or no longer.
refused-no-such-entry = There is nothing called “{ $entry }” in this card pack.
refused-pack-stale = This card pack was changed in another window. Here it is as it is now; please try again.
refused-pack-is-base = The base pack cannot be changed. Make a copy of it and change that.
refused-pack-too-big = A card pack may have at most { $most } bytes.
refused-pack-refused = This card pack cannot be read.
refused-too-many-packs = You may have at most { $most } card packs here. Delete one that you do not need any more.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to be done again.
refused-bad-pieces = These pieces cannot stand in this field.
refused-option-players = This game takes { $least } to { $most } players, not { $value }.
refused-option-no-packs = { $game } has no card packs.
refused-option-unknown-option = There is no option “{ $key }”. Options: { $known }.
refused-option-bad-value = “{ $value }” is not possible for the option { $key }. Possible: { $allowed }.
refused-option = One of the options cannot be set that way.
refused-closed = Whoever runs this server has closed this table. It can be looked at, and nothing else.
refused-muted = Whoever runs this server does not let you write here.
refused-storage-away = The games cannot be reached right now. Nothing has been changed; try again in a moment.
refused-storage-full = There is no room left where games are kept. Nothing has been changed; whoever runs this server has to make room.
refused-storage-read-only = Nothing can be written where games are kept. Nothing has been changed; whoever runs this server has to look at it.
refused-too-many = { $seconds ->
    [one] Too many connections are open from here already. Close some, or try again in a second.
   *[other] Too many connections are open from here already. Close some, or try again in { $seconds } seconds.
}
refused-too-long = That would take too long to work through here.
refused-too-many-answers = This game is too long to be opened here: it has more than { $most } answers.
refused-closing = { $seconds ->
    [one] This server is being stopped. Try again in a second.
   *[other] This server is being stopped. Try again in { $seconds } seconds.
}
refused-hushed = The host of this table does not let you write here.
refused-removed = The host has shown you out of this table.
refused-nobody-sits = Nobody sits there.
refused-no-such-line = This line is gone already.
refused-author-unknown = Nobody knows any more who said this.
refused-hush-host = That is the host of this table.
refused-fault = Something went wrong on our side. Nothing has been changed.

## Names of seats, until somebody gives a better one

name-human = Player { $number }
name-hotseat = Player { $number }
name-open = Seat { $number }
name-somebody = Somebody
spectator = Spectator

## Without a front end

not-built-title = Spieltisch is running
not-built = The web pages have not been built yet. Install the package again (make play does), or build them in the folder web with npm run build.

## The command

serving = Spieltisch is ready: { $address }  (end with Ctrl-C)
serving-stopped = Goodbye.
pack-left-out = The card pack in { $folder } is left out:
pack-same-name = Another pack of this game is called “{ $name }”, too. Give it a name of its own in pack.toml.

## Hints and reviews

note-hint = { $name } took a hint.

## Seats that change hands, as the log tells it

note-took = { $name } has taken over the seat of { $other } and sees its hidden cards.
note-left = { $name } has left the table. A bot plays on.
note-removed = The host has shown { $name } out. A bot plays on.
note-stood-in = A bot plays for { $name }.
note-came-back = { $name } plays again.
note-moved = { $name } has come back from another browser.
note-refused = The wish to play in place of { $other } was not granted.
note-brought = This game was opened from a file. Whoever opened it could read all cards in it.

## The story of a game

story-turn = Turn { $turn }

# How often each seat did something: one sentence per kind of event that is worth comparing.
refused-no-trial = This pack was not tried out yet.
refused-trial-same = Nothing is different: there is no change to try.
refused-trial-no-card = There is no card { $card } in either pack.
