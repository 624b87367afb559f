### The workshop: packs of one's own. All keys begin with workshop-.

workshop-title = Workshop
workshop-door = Cards of your own
workshop-door-text = Put in the cards of your box, change them, invent others, print them, and play with them.
workshop-door-go = Open the workshop
workshop-edit-these = Change these cards
workshop-lead = Put in the cards of your box, change numbers, invent cards. Every pack is yours alone until you give it away, and you can play with it at once.
workshop-import = Import a pack
workshop-import-folder = From a folder
workshop-mine = My packs
workshop-bases = To begin with
workshop-bases-text = Every game comes with a pack. Make it yours, and change what you like; the original stays as it is.
workshop-entries = { $count ->
    [one] { $count } card and table
   *[other] { $count } cards and tables
}
workshop-make-mine = Make it mine
workshop-look = Look at it
workshop-sound = Ready to play
workshop-faults = { $count ->
    [one] { $count } thing is not right yet
   *[other] { $count } things are not right yet
}
workshop-new-pack = A pack of my own
workshop-new-pack-text = It begins with all cards of this pack. Nobody sees it but you.
workshop-pack-title = What is it called?
workshop-my-pack = My { $game }
workshop-make = Make it

workshop-room-cards = Cards
workshop-room-compare = What is different
workshop-room-print = Print
workshop-rooms = Views of this pack
workshop-base-note = This pack belongs to the game and cannot be changed. Make it yours to change it.
workshop-play = Play with it
workshop-undo = Undo
workshop-undo-keys = Ctrl+Z
workshop-redo = Redo
workshop-redo-keys = Ctrl+Shift+Z
workshop-rename = Rename or delete
workshop-title-in = Title ({ $lang })
workshop-save = Save
workshop-delete = Delete this pack
workshop-delete-text = “{ $title }” is deleted for good. Games that were begun with it keep their cards.
workshop-delete-yes = Delete it

workshop-exchange = Export and import
workshop-export = Export
workshop-export-one = Export: { $what }
workshop-export-zip = Whole pack
workshop-export-zip-is = One zip file, for a friend or another server.
workshop-export-csv = Tables
workshop-export-csv-is = All cards as tables for a spreadsheet.
workshop-export-toml = Text
workshop-export-toml-is = Everything in one text, to read and compare.
workshop-tables = Take tables over
workshop-tables-is = Tables that you exported and changed: one .csv file, or the zip with all of them.
workshop-choose-file = Choose a file
workshop-taken = Taken over.

workshop-kinds = Kinds of cards and tables
workshop-search = Search in the whole pack
workshop-only-changed = Only what I changed
workshop-add = New
workshop-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
workshop-none = Nothing here fits.
workshop-has-faults = something is not right yet
workshop-has-changes = something is changed
workshop-is-new = new
workshop-is-changed = changed
workshop-is-gone = removed
workshop-nothing = –

workshop-back = Back to all cards
workshop-lost = This card is not in the pack any more.
workshop-copy = Copy
workshop-remove = Remove
workshop-removed = { $name } is removed.
workshop-not-saved = Not saved yet
workshop-unsaved = not saved yet
workshop-saved = Saved
workshop-saved-draft = { $count ->
    [one] Saved. One thing is not right yet.
   *[other] Saved. { $count } things are not right yet.
}
workshop-not-drawn = Drawn as it was before: see the remarks.
workshop-never-drawn = It is drawn as soon as it is right: see the remarks.
workshop-source-is = In a few words, for those who read the files: “rulebook p.9”, “my box”, “reconstructed”.
workshop-filed = For the files: id and source

workshop-pieces = What shall happen?
workshop-pieces-search = Search
workshop-add-piece = Add
workshop-sort-verb = What happens
workshop-sort-mark = Between two parts
workshop-sort-when = When
workshop-sort-if = Only if
workshop-sort-who = Whom it concerns
workshop-sort-cost = For a price
workshop-as-text = As text
workshop-no-pieces = This text cannot be shown in pieces. Mend it, or begin anew with “Add”.
workshop-move = Move: { $piece }
workshop-move-keys = Arrow keys move it, Delete takes it away.
workshop-moved = Now at place { $place } of { $of }
workshop-take-away = Take away: { $piece }
workshop-slot = value { $number }

workshop-origin = Where it comes from
workshop-origin-of = { $state }: where it comes from ({ $field })
workshop-origin-ours = ours
workshop-origin-derived = derived
workshop-origin-rulebook = printed
workshop-origin-none = As for all of its kind
workshop-origin-page = Page
workshop-origin-words = Words printed there
workshop-origin-say = Take it

workshop-same = Nothing is different from the pack of the game.
workshop-field = Field
workshop-before = Before
workshop-after = After

workshop-print-what = What is printed?
workshop-print-all = All cards
workshop-print-often = Each as often as in the game
workshop-print-go = { $count ->
    [one] Print { $count } sheet
   *[other] Print { $count } sheets
}
workshop-print-note = Nine cards of 63 × 88 mm on a sheet of A4, with marks to cut along. In the print dialog choose A4, 100 % and no margins.
workshop-print-sheet = Sheet { $number } of { $of }

workshop-trial = What does this change do?
workshop-trial-is = Some hundred games with and without it are played here, beside the tables, and told as they come in.
workshop-trial-nothing = Nothing is changed here yet.
workshop-trial-go = Play games with it
workshop-trial-again = Play again
workshop-trial-stop = Stop
workshop-trial-first = The first games are being played …
workshop-trial-games = { $games ->
    [one] { $games } game for { $players } ({ $who }).
   *[other] { $games } games for { $players } ({ $who }).
}
workshop-trial-wins = Wins of those who have it
workshop-trial-others = Wins of the others
workshop-trial-had = Players who have it
workshop-trial-taken = Taken when it can be
workshop-trial-more = More numbers
workshop-trial-to = becomes
