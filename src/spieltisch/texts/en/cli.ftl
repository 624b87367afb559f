# The command line: help, mistakes, and what the commands print.

## Help

usage = Usage:
error = Not possible:
see-help = “spieltisch --help” lists all commands, “spieltisch COMMAND --help” explains one.
title-commands = Commands
title-arguments = Arguments
title-parameters = Options
flag-help = Show this help.
flag-version = Show the version.

help-spieltisch = Board games with their complete rules: play, replay, look up, simulate, measure.
help-play = Open the table in the browser: against bots, with friends, or taking turns at one screen.
help-text = Play in the terminal, against bots of any level or players whom you name.
help-replay = Tell a recorded game sentence by sentence, with the rule behind each.
help-rules = Look up a rule of a game by its id.
help-pack = Begin, check, show and compare card packs.
help-pack-new = Begin a pack of your own with the cards of the base pack.
help-pack-diff = Say what is different between two packs, card by card.
help-pack-export = Put a pack into one zip file, or its cards into tables for a spreadsheet.
help-pack-import = Make a pack of a zip file, or take over cards from tables.
help-pack-check = Check a card pack and say what is wrong with it, with file, line and field.
help-pack-try = Play pairs of games without a change and with it, and say what it does.
help-pack-show = List the cards of a pack, or show one of them.
help-admin = For those who run a server: tables, visitors, copies of the database.
help-admin-tables = List tables, those that changed last first.
help-admin-show = Show a table: who sits there, and no cards.
help-admin-close = Close a table: it can be looked at, and nothing else. Everybody there is told.
help-admin-delete = Delete a table with everything that belongs to it.
help-admin-visitors = List visitors, the latest first. A visitor is a browser.
help-admin-mute = Let a visitor say nothing any more, at whatever table.
help-admin-unmute = Let a visitor speak again.
help-admin-export = Tell everything that is kept about a visitor, as JSON.
help-admin-forget = Forget a visitor for good: names and what they said go, running games go on with bots.
help-admin-expire = Delete what is older than you say.
help-admin-backup = Copy everything into one file, from either kind of database, while servers run.
help-admin-restore = Fill an empty database, of either kind, from a copy.
help-admin-migrate = Bring a database to the form of this version. A server does so when it starts.
help-dataset = Write games as data for learners: what each seat saw, could do and did, and what that was worth; Parquet files that need no Spieltisch to be read.
help-train = Let a network teach itself a game, from nothing, by playing against itself; its file is a player (network:FILE). Needs torch, and a GPU to get far.
help-simulate = Play many games, at random or by players you name. The result depends on the seed only, whatever the number of jobs, unless somebody plays by the clock.
help-tournament = Every two of the players you name meet, on all seats and with the same luck: scores with intervals, ratings, times.
help-report = Play many games and make one page of what they tell: seats, length, endings, points, places, every card, and what looks wrong.
help-strategy = What the strongest player knows: many games of it against itself and beside weaker ones become a page for players, in each language.
help-advice-check = Check whether reviews tell the truth: games are played and reviewed, and what is told is played out again hundreds of times.
help-bench = Measure how fast the rules are on this machine, compiled and interpreted.
help-warm-up = Compile the rules of a game, or of all games, so that everything else starts at once.

parameter-game = The game, for instance “{ $game }”.
parameter-players = Number of players; without it the smallest number the game allows.
parameter-option = An option of the game as name=value; may be given several times.
parameter-pack = Folder of a card pack; without it the base pack.
parameter-lang = Language, “de” or “en”; without it that of your system.
parameter-engine = Who plays: “processes” of this machine, or “ray”, on this machine or on many. The result is the same.
parameter-address = Where a Ray cluster runs, such as auto or 192.168.1.5:6379; without it Ray is started here.
parameter-as-json = Print the result as JSON.
parameter-db = File or address (postgresql://…) of the database; by default the file in your data folder.
parameter-page = Which page of the list; there are 50 on each.
parameter-table = The name of a table: the end of its address.
parameter-visitor = The number of a visitor, as “visitors” and “show” tell it.
parameter-dry-run = Only say what would be done.
parameter-admin-tables-which = Only those that are running, waiting, over or closed.
parameter-admin-close-again = Open it again.
parameter-admin-export-out = File to write; without it, it is printed.
parameter-admin-expire-finished = Days without a change after which finished games go.
parameter-admin-expire-abandoned = Days without a change after which games that nobody finished go.
parameter-admin-expire-visitors = Days after which visitors go who have not come.
parameter-admin-backup-file = The file to make.
parameter-admin-restore-file = A copy that “backup” has made.
parameter-play-host = Address at which the table can be reached (by default 127.0.0.1, from this machine only).
parameter-play-port = Port; by default 8765 or the next one that is free.
parameter-play-db = File or address (postgresql://…) of the database; by default a file in your data folder.
parameter-play-packs = Folder with card packs of your own; by default the folder packs in your data folder.
parameter-play-no-browser = Do not open the browser.
parameter-play-helpers = Processes that come to help when many tables move at once: 0 to 16. By default one for every core but one, three at most.
parameter-play-log = How the log is written: text for people, or json, an object per line, for programs.
parameter-play-metrics = Where Prometheus may ask for metrics: a port of this machine, or HOST:PORT. Nowhere unless given; let nobody else reach it. Needs the extra metrics.
parameter-play-keep-finished = Delete finished games by itself, so many days after their last change. Never unless given.
parameter-play-keep-abandoned = Delete games that nobody finished by itself, so many days after their last change. Never unless given.
parameter-play-keep-visitors = Forget visitors by itself who have not come for so many days. Never unless given.
parameter-play-proxy = A proxy of your own stands in front: believe what it says (X-Forwarded-…).
parameter-play-public-url = The address by which people reach the table, such as https://games.example.org. May be given several times; requests for other names are refused.
parameter-play-player = A player of your own that can be chosen as an opponent: module:Class, ./file.py:Class or pipe:COMMAND, with NAME= in front if it is to have another name. May be given several times.
parameter-text-seat = Your seat, counted from 1 (without it: 1).
parameter-text-seed = A number that decides all dice, draws and opponents.
parameter-text-who = Who sits on the other seats: one name for all, or one for each, between commas: first-game, careless, steady, thumb, keen, strong, master, network, random, or a player of somebody else (without it: thumb).
parameter-text-load = Go on with a saved game.
parameter-text-save = File for the game, which ends in .game; it is written when the game ends or when you quit.
parameter-replay-file = A saved game.
parameter-replay-seat = Tell only what this seat could know, counted from 1; without it all secrets are told.
parameter-replay-step = Stop after every answer and show the table.
parameter-rules-number = Id of a rule (X-13.4, W-12.2.1), a place (W-12.2), a section (X-13) or a part of the data (D-5); without it a list of all sections.
parameter-pack-new-folder = Folder for the new pack; its name becomes the name of the pack.
parameter-pack-new-pack = A pack to begin with: a folder or a zip file; without it the base pack.
parameter-pack-check-pack = Folder or zip file of the pack, or the name of a game for its base pack.
parameter-pack-diff-before = A pack: folder, zip file, or the name of a game for its base pack.
parameter-pack-diff-after = The pack to compare it with.
parameter-pack-export-pack = Folder or zip file of the pack, or the name of a game for its base pack.
parameter-pack-export-out = The zip file to be written, or with --csv a folder.
parameter-pack-export-csv = Write a table for each kind of card.
parameter-pack-try-pack = The changed pack: a folder or a zip file.
parameter-pack-try-against = The pack without the change: a folder or a zip file; without it the base pack.
parameter-pack-try-card = Id of a card to judge; may be given several times (without it: all that are different).
parameter-pack-try-who = Who plays: thumb, random, a level, search@500 (without it: quick players first, then the strongest that fit into the time).
parameter-pack-try-seconds = How long it may take (without it: 60, or however long the games take).
parameter-pack-try-games = Play exactly so many games, half of them with the change: the same every time.
parameter-pack-try-seed = A number that decides everything (without it: 1).
parameter-pack-try-jobs = Number of processes (without it: 1).
parameter-pack-import-source = A zip file, a table, or a folder of tables.
parameter-pack-import-folder = Folder of the pack: a new one for a zip file, one that is there for tables.
parameter-pack-check-game = The game of the pack; without it what the pack itself says.
parameter-pack-show-card = Id or name of a card, or of anything else with numbers: a die, a price, a place.
parameter-pack-show-sources = Show what is printed and what is ours, with counts.
parameter-dataset-games = Number of games (without it: 1000).
parameter-dataset-seed = A number that decides everything (without it: 1).
parameter-dataset-jobs = Number of processes (without it: 1); on Ray, of workers (without it: all there are).
parameter-dataset-players = Number of players; without it as many as --who names, or the smallest number the game allows.
parameter-dataset-who = Players by name, between commas; one name stands for all (without it: thumb). They change seats from game to game.
parameter-dataset-out = Folder for the data; what was stopped goes on there.
parameter-simulate-games = Number of games (without it: 1000).
parameter-simulate-seed = A number that decides everything (without it: 1).
parameter-simulate-jobs = Number of processes (without it: 1); on Ray, of workers (without it: all there are).
parameter-simulate-players = Number of players; without it as many as --who names, or the smallest number the game allows.
parameter-simulate-who = Players by name, between commas; one name stands for all (without it: random). They change seats from game to game.
parameter-out = Folder for the games as Parquet files; the same command goes on there after an interruption.
parameter-logs = Keep every answer of every game there, too.
parameter-train-out = Folder for the network, its curve and what is needed to go on; a training that is there goes on.
parameter-train-seconds = How long it learns, over all sittings (without it: 1200 on a GPU, 600 on a CPU).
parameter-train-sitting = Stop after so many seconds; the same command goes on another time.
parameter-train-device = Where it learns: cuda, cpu, or auto, which takes a GPU if there is one (without it: auto).
parameter-train-side = Games side by side (without it: 32768 on a GPU, 512 on a CPU).
parameter-train-rounds = How often it goes through the games just played before it plays new ones (without it: 2).
parameter-train-seed = A number for everything that is drawn (without it: 1). On a GPU sums are rounded in another order each time.
parameter-train-prepare = Do what takes minutes and needs no GPU, for GPUs of this compute capability, such as 9.0: look at games, and compile. Nothing is learned.
parameter-tournament-who = Players by name, between commas: random, thumb, a level, search@0.2s, search@500, or of others: module:Class, ./file.py:Class, pipe:COMMAND.
parameter-tournament-games = At least so many games for each two players and size of table (without it: 400).
parameter-tournament-players = Players at a table: 2, 3, 4, several between commas, or all (without it: 2).
parameter-tournament-seed = A number that decides everything but budgets of time (without it: 1).
parameter-tournament-jobs = Number of processes (without it: 1); on Ray, of workers (without it: all there are).
parameter-tournament-neighbours = Only those meet who stand side by side in the list.
parameter-report-games = Number of games for every setting (without it: 1000).
parameter-report-who = Who plays on all seats: thumb, random, a level, search@500 (without it: thumb).
parameter-report-players = Players at a table: 2, 3, 4, several between commas, or all (without it: all).
parameter-report-seed = A number that decides everything but budgets of time (without it: 1).
parameter-report-jobs = Number of processes (without it: 1); on Ray, of workers (without it: all there are).
parameter-report-option = An option that all games shall have, as key=value; may be given more than once.
parameter-report-compare = Folder of a changed pack: play both on the same chance and report what is different.
parameter-report-more = Also play games of their own on luck against skill, and check with players who think ahead what quick players do not want.
parameter-report-without = What if nobody chose this? The name of a thing, such as the observations list them (location:forest); may be given several times.
parameter-report-played = Play nothing; report on the games with logs, or the facts, in this folder.
parameter-report-data = Keep the facts of all games here, as Parquet tables.
parameter-report-out = The page to write (without it: report.html).
parameter-strategy-games = Number of games against itself for every setting (without it: 400).
parameter-strategy-who = Who is looked at (without it: the network of the game, or who else is strongest of those that answer at once).
parameter-strategy-against = Weaker players by their names, between commas: the first one sits beside it, the mistakes of all are looked at (without it: thumb,careless).
parameter-strategy-beside = Number of games for every setting in which it sits beside weaker players (without it: 200).
parameter-strategy-looked-at = So many games of each are looked at position by position (without it: 100).
parameter-strategy-players = Players at a table: 2, 3, 4, several between commas, or all (without it: all).
parameter-strategy-seed = A number that decides everything but budgets of time (without it: 1).
parameter-strategy-jobs = Number of processes (without it: 1); on Ray, of workers (without it: all there are).
parameter-strategy-option = An option that all games shall have, as key=value; may be given more than once.
parameter-strategy-out = Folder for the pages en.md, de.md (without it: strategy).
parameter-advice-check-games = Number of games at most, shared out among --who (without it: 40).
parameter-advice-check-points = Stop after so many turning points (without it: 80).
parameter-advice-check-who = Who plays the games, by name, between commas: each game is played by one kind of player (without it: thumb,careless).
parameter-advice-check-rollouts = How often each answer of a turning point is played out (without it: 800).
parameter-advice-check-by = Who plays out: thumb, random, a level, search@50 (without it: the strongest who answers at once).
parameter-advice-check-chances = Chances of the curve that are looked at in each game (without it: 24).
parameter-advice-check-effort = How thorough the reviews are, compared with those of the web table (without it: 1).
parameter-advice-check-seed = A number that decides everything but budgets of time (without it: 1).
parameter-advice-check-jobs = Number of processes (without it: 1); the result is the same.
parameter-bench-seconds = How long each measurement takes (without it: 1).
parameter-bench-repetitions = How often each is repeated; the median counts (without it: 5).
parameter-bench-search = Measure how fast bots think instead.
parameter-warm-up-game = The game; without it all of them.

examples =
    Examples:
      spieltisch play
      spieltisch text { $game }
      spieltisch rules { $game } 3.1
      spieltisch simulate { $game } --games 10000 --players 3 --jobs 4
examples-play =
    Examples:
      spieltisch play
      spieltisch play --port 9000 --no-browser
      spieltisch play --db evening.db
examples-text =
    Examples:
      spieltisch text { $game }
      spieltisch text { $game } --players 3 --seat 2
      spieltisch text { $game } --who master,first-game --players 3
      spieltisch text { $game } --save evening.game
      spieltisch text { $game } --load evening.game
examples-replay =
    Examples:
      spieltisch replay evening.game
      spieltisch replay evening.game --step --seat 1
examples-rules =
    Examples:
      spieltisch rules { $game }
      spieltisch rules { $game } 3
      spieltisch rules { $game } 3.1
examples-admin =
    Examples:
      spieltisch admin tables --which running
      spieltisch admin backup /backup/games.db --db postgresql://spieltisch@localhost/spieltisch
examples-admin-tables =
    Example:
      spieltisch admin tables --which over --page 2
examples-admin-show =
    Example:
      spieltisch admin show Zr3kq0WmX1aBcDeF
examples-admin-close =
    Examples:
      spieltisch admin close Zr3kq0WmX1aBcDeF
      spieltisch admin close Zr3kq0WmX1aBcDeF --again
examples-admin-delete =
    Example:
      spieltisch admin delete Zr3kq0WmX1aBcDeF
examples-admin-visitors =
    Example:
      spieltisch admin visitors --json
examples-admin-mute =
    Example:
      spieltisch admin mute 17
examples-admin-unmute =
    Example:
      spieltisch admin unmute 17
examples-admin-export =
    Example:
      spieltisch admin export 17 --out visitor-17.json
examples-admin-forget =
    Example:
      spieltisch admin forget 17
examples-admin-expire =
    Example:
      spieltisch admin expire --finished 365 --abandoned 90 --visitors 400 --dry-run
examples-admin-backup =
    Example:
      spieltisch admin backup /backup/games.db
examples-admin-restore =
    Example:
      spieltisch admin restore /backup/games.db --db postgresql://spieltisch@localhost/spieltisch
examples-admin-migrate =
    Example:
      spieltisch admin migrate --dry-run
examples-pack =
    Examples:
      spieltisch pack new { $game } my-cards
      spieltisch pack check my-cards
      spieltisch pack show { $game } NAME
examples-pack-new =
    Example:
      spieltisch pack new { $game } my-cards
examples-pack-check =
    Examples:
      spieltisch pack check my-cards
      spieltisch pack check { $game }
examples-pack-diff =
    Example:
      spieltisch pack diff { $game } my-cards
examples-pack-export =
    Examples:
      spieltisch pack export my-cards my-cards.zip
      spieltisch pack export my-cards tables --csv
examples-pack-import =
    Examples:
      spieltisch pack import friend.zip packs/friend
      spieltisch pack import tables my-cards
examples-pack-try =
    Examples:
      spieltisch pack try my-cards
      spieltisch pack try my-cards --card ID --players 3 --seconds 300 --jobs 2
      spieltisch pack try new-cards --against old-cards --games 4000
examples-pack-show =
    Examples:
      spieltisch pack show { $game }
      spieltisch pack show { $game } NAME
      spieltisch pack show { $game } --sources
      spieltisch pack show { $game } --pack my-cards
examples-dataset =
    Example:
      spieltisch dataset { $game } --who thumb --games 10000 --jobs 2 --out decisions
examples-train =
    Examples:
      spieltisch train { $game } --out learned
      spieltisch train { $game } --out learned --device cpu --seconds 600
      spieltisch tournament { $game } --who network:learned/network.npz,thumb
examples-simulate =
    Examples:
      spieltisch simulate { $game } --games 10000 --players 3 --jobs 4
      spieltisch simulate { $game } --json
      spieltisch simulate { $game } --who thumb,thumb,random --games 100000 --jobs 2 --out games
examples-tournament =
    Examples:
      spieltisch tournament { $game } --who thumb,random --games 1000 --jobs 2
      spieltisch tournament { $game } --who thumb,search@500 --players all --jobs 2 --out evening
examples-report =
    Examples:
      spieltisch report { $game } --jobs 2
      spieltisch report { $game } --compare my-pack --games 2000 --out change.html
      spieltisch report { $game } --players 3 --data facts --lang de
examples-strategy =
    Examples:
      spieltisch strategy { $game } --jobs 2
      spieltisch strategy { $game } --who network:learned/network.npz --out what-it-knows
examples-advice-check =
    Examples:
      spieltisch advice-check { $game }
      spieltisch advice-check { $game } --games 100 --points 200 --rollouts 1000 --jobs 2 --json
      spieltisch advice-check { $game } --who strong,first-game --by search@30 --rollouts 100
examples-bench =
    Examples:
      spieltisch bench { $game }
      spieltisch bench { $game } --players 4 --seconds 3 --json
examples-warm-up =
    Examples:
      spieltisch warm-up
      spieltisch warm-up { $game }

## Mistakes

port-taken = Port { $port } is taken. Choose another one with --port, or none: then a free one is found.
cannot-listen = The table cannot be opened at { $host }:{ $port }: { $reason }.
no-packs-folder = There is no folder { $folder }: your card packs should lie there.
no-database = The database cannot be opened: { $reason }.
bad-metrics = Where metrics are to be found is a port, or HOST:PORT, and not “{ $address }”.
database-too-new = A newer version of Spieltisch has written this database. Start that version, or take another database with --db.
database-held = Another process has { $file } open: games in a file belong to one server. End that one, take another file with --db, or keep the games in PostgreSQL, which any number of servers may share (--db postgresql://…).
needs-extra = This needs { $package }, which comes with an extra: pip install 'spieltisch[{ $extra }]'.
unknown-game = There is no game “{ $name }”. On the shelf: { $shelf }.
unknown-player = There is no player “{ $name }”. Players: random, thumb, a level such as master, search@0.2s (seconds for an answer), search@500 (steps of thinking), and those of others: module:Class, ./file.py:Class, pipe:COMMAND or an installed one.
who-and-players = --who names { $who } players for { $players } seats. Name one for all, or one for each seat.
text-who = --who names { $who } players for { $others } other seats. Name one for all, or one for each.
logs-need-out = --logs needs a folder: --out FOLDER.
address-needs-ray = --address needs --engine ray.
bad-sizes = “{ $value }” is not possible for --players. Possible: numbers from { $least } to { $most }, several between commas, or all.
unknown-command = There is no command “{ $name }”. Commands: { $known }.
unknown-option = There is no option “{ $name }” here.
did-you-mean = Did you mean “{ $near }”?
too-much = That is more than the command takes: { $text }
given-twice = { $name } is given twice.
missing-value = { $name } needs a value.
missing-argument = { $name } is missing.
bad-choice = “{ $value }” is not possible for { $name }. Possible: { $choices }.
bad-value = “{ $value }” is not possible for { $name }: { $kind } is expected.
kind-number = a number
kind-other = something else
os-error = { $file }: { $reason }.
option-players = The game cannot be played by { $value } players, only by { $least } to { $most }.
option-no-packs = { $game } has no card packs.
option-unknown-option = There is no option “{ $key }”. Options: { $known }.
option-bad-value = “{ $value }” is not possible for the option { $key }. Possible: { $allowed }.
no-such-seat = There is no seat { $seat }; seats are numbered from 1 to { $players }.
not-positive = { $name } must be at least 1.
load-and-new = A saved game brings its own players and options: --load goes with none of --players and --option.
load-other-game = { $file } is a game of { $game }.
no-folder = There is no folder { $folder }.
bad-seed = --seed must be a number from 0 to { $most }.
bench-bad-seconds = --seconds must be more than 0 and at most 600.
no-cards = { $game } has no cards to show.
pack-folder-taken = The folder { $folder } is there already, and not empty.
pack-no-tables = There are no tables (.csv) in { $folder }.
no-such-card = There is no card “{ $name }”.
no-such-card-near = There is no card “{ $name }”. Did you mean one of these: { $near }?
no-rules = There is no rules digest of “{ $game }”.
no-such-rule = There is no rule { $id }.
no-such-rule-near = There is no rule { $id }. Close to it: { $near }.

## Text play

play-welcome = { $game } for { $players } players. You sit in seat { $seat }; the others choose at random.
play-welcome-named = { $game } for { $players } players. You sit in seat { $seat }; the others: { $others }.
play-fault = { $name } gave no answer ({ $reason }); one was chosen at random.
play-hint = Answer with a number. ? explains everything else.
play-word-board = b
play-word-card = card
play-word-log = log
play-word-save = save
play-word-goal = goal
play-word-hint = hint
play-word-who = who
play-prompt-percent = Your answer (machine code { $percent } %):
play-percent = machine code: { $percent } %
play-no-code = Meanwhile the rules are compiled, this once: until then hints and players who think ahead have to wait.
play-code = The machine code is ready.
play-waits = { $name } thinks ahead and waits for the machine code.
play-hint-waits = Not yet: a hint needs the machine code, of which { $percent } % is there.
play-hint-title = What a strong player would do:
play-hint-is = The per cent are chances of winning, as far as can be seen from your seat.
play-chance = { $percent } %
play-sits = Player { $number }: { $name }
play-you = you
play-no-opponent = Nobody else sits in seat { $seat }.
play-prompt = Your answer:
play-saved = Saved: { $file }
play-not-saved = Nothing was saved.
play-undone = { $answers ->
    [one] Taken back.
   *[other] { $answers } answers taken back.
}
play-again = +  again: { $answer }
play-batch-ended = { $given } of { $wanted } answers given. Then something new became known, or it was no longer your turn.
play-repeated = { $given ->
    [one] Given once more; that was all that was possible.
   *[other] Given { $given } times more; that was all that was possible.
}
play-need-times = How often? Write: + and a number from 1 to { $most }
play-no-number = Choose a number from 1 to { $most }.
play-need-file = Which file? Write: save FILE
play-need-card = Which card? Write: card NAME
play-help =
    number      choose an answer
    1 1 3       choose several answers one after the other, by their numbers on the screen
    words       an answer in words, as printed beside it; several between semicolons
    +           give the last answer again; +3 three times, ++ as often as possible
    u           take back your last answer, if nothing new has become known since
    b           show the table
    card NAME   show a card, in words
    goal        what ends the game and who wins
    hint        what a strong player would do
    who         who plays, and all levels; who master for all, who 2 master for player 2
    log         what happened so far
    save FILE   save the game; files of games end in .game
    q           quit
play-log-empty = Nothing has happened yet.

standing-title = Final standing
standing-now = Standing
column-place = Place
column-player = Player
column-points = Points
player = Player { $number }
player-you = Player { $number } (you)

## Replay

replay-title = { $game }, { $players } players, Spieltisch { $version }
replay-options = Options: { $options }
replay-pack = Pack: { $name } ({ $hash })
replay-unfinished = The game was not finished.
replay-enter = Enter: next answer, q: stop

## Warm-up

warm-up-title = Compiling { $game }
warm-up-done = { $game }: ready after { $seconds } s.
warm-up-step = { $game }: { $percent } % compiled, now { $label }
warm-up-runs = { $game }: runs as machine code now.
warm-up-meanwhile = Play has begun. Meanwhile the rules are compiled, this once: until then previews, hints and players who think ahead have to wait.

## Simulation

train-looks = { $game }: looking at games to find out what can be seen …
train-begins = { $slots } numbers are read, { $features } values of them told apart by { $columns } columns; { $games } games side by side, on { $device }
train-goes-on = Going on after { $seconds } s and { $millions } million decisions.
train-row = { $seconds } s, { $millions } million decisions, { $speed } a second
train-score = { $score } % with { $players } at the table
train-measured = Score after { $millions } million decisions: { $scores }
train-against = Scores: against { $kind }, the share of pairs of seats in which the network is placed better.
train-done = The network is { $file } ({ $size } kB): spieltisch tournament { $game } --who network:{ $file },thumb
train-no-gpu = There is no GPU that torch could use here; --device cpu learns slowly.
train-bad-gpu = --prepare { $value }: the compute capability of a GPU is something like 9.0.
train-other-game = { $folder } holds a training for { $game }.
dataset-done = { $games } games are in { $folder }; { $about } says what they hold.
simulate-progress = Playing
simulate-title = { $games } games of { $game }, { $players } players, seed { $seed }
simulate-row-decisions = Decisions of players
simulate-row-mean-decisions = Decisions per game
simulate-row-mean-answers = Answers per game, dice and draws included
simulate-row-wins = Wins of seat { $seat }
simulate-row-shared = Games with a shared first place
simulate-row-points = Mean points of seat { $seat }
simulate-row-unfinished = Unfinished games
simulate-row-seconds = Seconds
simulate-row-games-per-second = Games per second
simulate-row-decisions-per-second = Decisions per second
simulate-row-digest = Digest over all games
simulate-row-wins-of = Wins of { $name }
simulate-stopped = Stopped.
simulate-stopped-kept = Stopped. What is done lies in { $folder }; the same command goes on there.

## Tournament

tournament-title = Tournament: { $games } games of { $game }, seed { $seed }
tournament-pairings = Head to head: % of pairs of seats in which the first is placed better (interval of 95 %)
tournament-times = Time to think (processor time)
tournament-known = All games were there already.
tournament-column-player = Player
tournament-column-points = Points
tournament-column-rating = Rating
tournament-column-score = Mean score
tournament-column-answers = Answers per game
tournament-column-moves = Moves per game
tournament-column-seconds = Time per answer
tournament-column-longest = Longest answer
tournament-column-move-seconds = Time per move
tournament-column-longest-move = Longest move
tournament-column-pairing = Pairing
tournament-column-size = { $players } players, { $games } games each
tournament-speed = { $resumed ->
    [0] { $speed } games per second, { $seconds } s in all
   *[other] { $speed } games per second, { $seconds } s; { $resumed } games were there already
}
tournament-timed = On a clock: { $names }. Such games go a little differently on every run.
tournament-unfinished = { $games ->
    [one] One game was not finished; it counts as a tie.
   *[other] { $games } games were not finished; they count as ties.
}

## Measurements

bench-title = { $game }, { $players } players, random play
bench-step = Measuring: { $what }
bench-row-decisions-per-second = Decisions of players per second
bench-row-answers-per-second = Answers per second, dice and draws included
bench-row-games-per-second = Games per second
bench-row-clones-per-second = Copies of a state per second
bench-row-state-bytes = Bytes of a state
bench-row-interpreted-decisions-per-second = Decisions per second, interpreted
bench-row-compiled-over-interpreted = Compiled is faster by a factor of
bench-row-cold-compile-seconds = Compiling everything, seconds
bench-row-cached-warm-up-seconds = Loading everything compiled, seconds
bench-row-cached-load-seconds = From the start of the program to the first answer, seconds
bench-search-title = { $game }, { $players } players, search
bench-search-step = Measuring the search
bench-row-iterations-per-second-1 = Iterations per second, one thread
bench-row-playout-decisions-per-second-1 = Decisions in playouts per second, one thread
bench-row-iterations-per-second-2 = Iterations per second, two threads
bench-row-playout-decisions-per-second-2 = Decisions in playouts per second, two threads
bench-row-two-threads-over-one = Two threads are faster by a factor of
bench-machine = Machine: { $machine }

## Rules

rules-sections = Sections of the rules of { $game }
rules-language = { "" }
rules-binding = A short form; the English rules are binding (--lang en).
rules-data-is = Tables of cards and numbers show the base pack, or with --pack FOLDER another one; notes on them speak of the base pack.
rules-hint = A section: spieltisch rules { $game } { $section } · one rule: spieltisch rules { $game } { $rule }

## Packs

pack-good = The pack “{ $title }” is sound: { $cards } cards, fingerprint { $hash }.
pack-faults = { $count ->
    [one] One fault. The pack was not loaded.
   *[other] { $count } faults. The pack was not loaded.
}
pack-made = The folder { $folder } has a pack of your own now. Change its cards, then: spieltisch pack check { $folder }
pack-exported = Written: { $out }
pack-new = New: { $section } { $id }
pack-gone = Gone: { $section } { $id }
pack-changed = Changed: { $section } { $id }
pack-same = Nothing is different.
pack-provenance = has something of ours, because the pictures of the rulebook are lost; which field is what: spieltisch pack show GAME NAME
pack-title = { $title }: { $cards } cards

card-kind = Type
card-cost = Cost
card-effect = Effect
card-symbols = Symbols
card-source = Source
card-id-short = Id
card-name-short = Name

## Report

report-written = Written: { $file }
report-stopped = Stopped. The same command goes on from here.
report-one-player = A report is about one kind of player: name one (--who thumb).
report-no-setting = No setting of the report has these options and numbers of players.
report-other-game = The folder { $folder } holds games of { $game }.
report-from-alone = { $name } does not go with --from: what was played stays as it was played.
strategy-out-file = { $file } is a file; --out names the folder for the pages.
strategy-one-player = Name one player that is looked at (--who), and others that are weaker (--against).
report-out-folder = { $folder } is a folder; --out names the page to write.

## spieltisch admin

admin-listed = { $total } in all; page { $page } of { $pages }.
admin-unknown = There is no “{ $name }” in this database.
admin-page = Pages are counted from 1.
helpers-number = A number of processes is meant, from 0 to { $most }.
admin-days = A number of days is meant, from 1 to 36500.
admin-closed = The table { $table } is closed.
admin-opened = The table { $table } is open again.
admin-deleted = The table { $table } is gone.
admin-muted = Visitor { $visitor } can write nothing any more.
admin-unmuted = Visitor { $visitor } can write again.
admin-written = Written to { $file }.
admin-forgotten = Visitor { $visitor } is forgotten. Tables that changed or went with them: { $tables }.
admin-expired = Deleted: { $tables } tables, { $visitors } visitors.
admin-would-expire = Would be deleted: { $tables } tables, { $visitors } visitors.
admin-backed-up = Copied to { $file }: { $tables } tables, { $visitors } visitors.
admin-restored = Put back from { $file }: { $tables } tables, { $visitors } visitors.
admin-not-empty = This database is not empty. A copy is put back into an empty one, so that nothing is mixed up.
admin-no-copy = { $file } is no copy of a database.
admin-newest = The database has the newest form ({ $version }).
admin-would-migrate = The database has the form { $found } and would get { $version }.
admin-migrated = The database had the form { $found } and has { $version } now.

## Checking advice

advice-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} by { $who }, seed { $seed }
advice-none = No turning point was told.
advice-claimed = { $points ->
    [one] 1 turning point was told: { $claimed } points of the chance of winning are claimed to be lost, { $true } are lost when each answer is played out { $rollouts } times by { $by }.
   *[other] { $points } turning points were told: { $claimed } points of the chance of winning are claimed to be lost on average, { $true } are lost when each answer is played out { $rollouts } times by { $by }.
}
advice-ratio = Claimed over true: { $ratio } (95 %: { $low } to { $high }).
advice-confirmed = { $confirmed } are confirmed at 95 %, { $worse } lost anything at all.
advice-together = Claims and truth go together by r = { $r }.
advice-share = { $value } % ({ $low } to { $high })
advice-played-on = Chances shown, and what came of them when { $by } played on from there
advice-ended = Chances shown, and how the games ended
advice-chances = { $count } chances, off by { $off } points on average; a tenth with enough of them by { $furthest } at most. Brier { $brier }, log loss { $loss }.
advice-column-player = played by
advice-column-points = turning points
advice-column-claimed = claimed
advice-column-true = true
advice-column-ratio = claimed/true
advice-column-confirmed = confirmed %
advice-column-r = r
advice-column-played-on = off, played on
advice-column-ended = off, as ended
advice-column-tenth = shown
advice-column-count = chances
advice-column-shown = shown, mean
advice-column-came = came true
advice-one-player = --by names one player.
advice-too-many = --rollouts is at most { $most }.
advice-effort = --effort must be more than 0 and at most { $most }.
