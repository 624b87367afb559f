# What the checker says about card packs. Keys are the reason codes of packs/errors.py and of the games.

## Where the fault is

fault-in-field = { $file }, line { $line }, { $field }: { $reason }
fault-in-line = { $file }, line { $line }: { $reason }
fault-in-file = { $file }: { $reason }

## Files

folder-missing = This folder does not exist or cannot be read.
file-missing = The file “{ $name }” is missing.
file-unlisted = This file lies in the folder, but pack.toml does not name it under “files”.
file-twice = The file “{ $name }” is named twice.
file-name = “{ $name }” is no name for a file of a pack: letters, digits, “_”, “-” and “.” in front of “.toml”.
file-escapes = “{ $name }” points out of the folder of the pack; all files must lie beside pack.toml.
file-not-plain = This is a link, a folder or a device; a pack consists of plain files only.
file-unreadable = The file cannot be read.
file-too-big = The file has { $size } bytes; at most { $most } are allowed.
file-too-long = This file has at most { $most } lines.
files-too-many = The pack has too many files; at most { $most } are allowed.
files-too-big = All files together are too big; at most { $most } bytes are allowed.
lines-too-many = All files of a pack together have at most { $most } lines.
entries-too-many = A pack has at most { $most } entries.
rows-too-many = A table has at most { $most } lines.
column-unknown = { $near ->
    [none] The first line of the table must name the fields; “{ $found }” is none.
   *[other] The first line of the table must name the fields; “{ $found }” is none. Did you mean “{ $near }”?
  }
line-too-long = The line is too long; at most { $most } characters are allowed.
not-utf8 = The file is not written in UTF-8; save it again as UTF-8.

## TOML

toml = This is not valid TOML (column { $column }).
toml-twice = This field or table was already there (column { $column }).
toml-equals = Behind the name of a field an “=” is missing (column { $column }).
toml-value = This is neither a text in quotes nor a number nor any other value (column { $column }).
toml-text = A text in quotes is not closed, or a character is not allowed here (column { $column }).
toml-unclosed = A closing bracket or a comma is missing (column { $column }).
toml-line-end = Here TOML expects “field = value” or a table in square brackets, one a line (column { $column }).
toml-deep = Lists and tables are nested too deeply.

## Fields

wrong-game = This is a pack for “{ $found }”, not for “{ $wanted }”.
no-packs = The game “{ $game }” has no card packs.
wrong-format = The pack is written in format { $found }; this program knows formats up to { $newest }.
section-twice = This table is already in { $file }, line { $line }.
field-missing = The field is missing.
field-unknown = { $near ->
    [none] There is no such field.
   *[other] There is no such field. Did you mean “{ $near }”?
  }
not-text = A text in quotes is needed here, not { $found }.
not-number = A whole number is needed here, not { $found }.
not-list = A list in square brackets is needed here, not { $found }.
not-table = A table is needed here.
not-tables = These entries must be written as [[{ $section }]].
not-translated = The text is needed in English and German: “en” and “de”.
number-range = { $found } is out of range: { $low } to { $high } is allowed.
list-length = The list has { $found } values; { $wanted } are needed.
text-empty = The text is empty.
text-long = The text has { $found } characters; at most { $most } are allowed.
text-unprintable = The text contains a line end or a character that cannot be seen.
translation-missing = { $language ->
    [de] The German text is missing.
    [en] The English text is missing.
   *[other] The text in the language “{ $language }” is missing.
  }
choice-unknown = { $near ->
    [none] “{ $found }” is unknown here. Possible: { $options }.
   *[other] “{ $found }” is unknown here. Did you mean “{ $near }”? Possible: { $options }.
  }
id-bad = “{ $found }” is no id: a letter, then up to 31 letters, digits, “-” or “_”.
id-twice = The id “{ $found }” is already used in { $file }, line { $line }.
name-twice = The name “{ $found }” is already used in { $file }, line { $line }.
source-bad = The source must begin with “rulebook” or “reconstructed”.
origin-bad = “{ $found }” says nothing about an origin. Possible: “rulebook p.9: words”, “derived: reason”, “ours” or “ours: reason”.
former-bad = This must be a list of fingerprints, each of 64 hexadecimal digits.
origin-missing = Nothing says where { $field } comes from.
origin-reason = { $near ->
    [none] There is no reason “{ $found }” under [reason].
   *[other] There is no reason “{ $found }” under [reason]. Did you mean “{ $near }”?
  }
origin-unused = { $near ->
    [none] The pack has no such thing or field.
   *[other] The pack has no such thing or field. Did you mean “{ $near }”?
  }

## Effects, in the symbol languages of games

effect-letter = Column { $column }: “{ $found }” has no meaning in an effect.
effect-empty = Column { $column }: the effect is empty.
effect-end = Column { $column }: the effect ends too early; { $wanted } is missing.
effect-expected = Column { $column }: “{ $found }” cannot stand here; { $wanted } is expected.
effect-verb-unknown = { $near ->
    [none] Column { $column }: there is no verb “{ $found }”. Possible here: { $verbs }.
   *[other] Column { $column }: there is no verb “{ $found }”. Did you mean “{ $near }”? Possible here: { $verbs }.
  }
effect-number = Column { $column }: “{ $found }” is no number from { $low } to { $high }.
effect-number-range = Column { $column }: { $found } is out of range: { $low } to { $high } is allowed.
