# What the table says: questions of its own, refused answers, undo, game records.

# how numbers are written
number = 1,234.5
# how this language counts, as in the Plural-Forms of gettext: its forms by Fluent's names, and which one a number takes
plural-forms = one other
plural-formula = n != 1

game-over = The game is over.
chance = chance
nobody = nobody
seat = player { $number }
player = Player { $number }
broken-game = The game “{ $game }” cannot be played here: { $reason }
broken-texts = Texts cannot be read: { $reason }
no-such-seat = There is no seat { $seat } at this table.

language = There is no language “{ $lang }”. Choose one of: { $known }.

asks = { $who }: { $question }

## Answers

answer-over = The game is over; there is nothing left to answer.
answer-turn = Player { $seat } is not asked now; the question goes to { $asked }.
answer-illegal = “{ $answer }” is not possible now.
answer-unknown = “{ $text }” is no answer to this question.
answer-near = “{ $text }” is no answer to this question. Did you mean “{ $near }”?
answer-secret = { $who }: secret answer to “{ $question }”
batch-answer = Answer { $number } of { $count }: { $reason } Nothing has been changed.
repeat-nothing = There is no answer of yours that could be given again here.
repeat-count = An answer can be given again once or more, not { $count } times.

## Undo

undo-nothing = There is no answer of yours to take back.
undo-over = The game is over; nothing can be taken back any more.
undo-chance = The dice or a drawn card have spoken since your last answer.
undo-other = Somebody else has answered since your last answer.
undo-revealed = Your last answer has shown something that nobody can forget again.

## Options and names

flag-form = “{ $text }” is no option. Write it as name=value.
flag-unknown = There is no option “{ $key }”. Options: { $known }.
flag-near = There is no option “{ $key }”. Did you mean “{ $near }”? Options: { $known }.
flag-value = “{ $value }” is not possible for the option { $key }. Possible: { $values }.
flag-twice = The option { $key } is given twice.
names-count = There are { $count } names for { $players } players.
name-bad = “{ $name }” cannot be the name of a seat: 1 to 60 printable characters, no spaces around them.

## Game records

record-unreadable = The file { $file } cannot be read: { $reason }.
record-too-big = This is no game record: it has more than { $most } bytes.
record-foreign = This is no game record of Spieltisch.
record-damaged = The game record is damaged: its checksum is wrong.
record-incomplete = The game record is incomplete: it does not end with its checksum (line { $line }).
record-line-ends = The game record was changed by another program: it has foreign line ends (line { $line }).
record-not-utf8 = Line { $line } of the game record is not UTF-8.
record-newer-format = The game record has format { $format }; this program is too old for it.
record-newer-program = The game record was written by Spieltisch { $version }; this is { $ours }, whose rules may differ.
record-line = Line { $line } of the game record should not be there: “{ $text }”.
record-unknown-game = The game record belongs to the game “{ $game }”, which is not on the shelf.
record-option = Line { $line } of the game record has an option the game does not know: { $reason }
record-other-pack = The game was played with the pack “{ $theirs }” ({ $hash }…), but the pack at hand is another one: “{ $ours }”.
record-answer = Line { $line } of the game record is not possible in this position: “{ $text }”.
record-after-end = Line { $line } of the game record comes after the end of the game: “{ $text }”.

## Tags of rules

tag-ruling = our ruling
tag-ruling-is = The rulebook is silent or ambiguous here; this is our decision.
tag-derived = derived
tag-derived-is = Not stated as a rule, but it follows from an example or from several rules together.
tag-picture = from a picture
tag-picture-is = The rulebook showed this in a picture that is lost; the number is that of the pack.
tag-edition = editions differ
tag-edition-is = The German and the English text differ; an option decides.
