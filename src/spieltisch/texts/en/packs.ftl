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
files-too-many = The pack has too many files; at most { $most } are allowed.
files-too-big = All files together are too big; at most { $most } bytes are allowed.
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
   *[en] The English text is missing.
  }
choice-unknown = { $near ->
    [none] “{ $found }” is unknown here. Possible: { $options }.
   *[other] “{ $found }” is unknown here. Did you mean “{ $near }”? Possible: { $options }.
  }
id-bad = “{ $found }” is no id: a letter, then up to 31 letters, digits, “-” or “_”.
id-twice = The id “{ $found }” is already used in { $file }, line { $line }.
name-twice = The name “{ $found }” is already used in { $file }, line { $line }.
source-bad = The source must begin with “rulebook” or “reconstructed”.

## Xibalba

deck-size = { $section ->
    [soldier] The soldier deck has { $found } cards; { $wanted } are needed.
    [civilian] The civilian deck has { $found } cards; { $wanted } are needed.
    [building] The building deck has { $found } cards; { $wanted } are needed.
   *[event] The event deck has { $found } cards; { $wanted } are needed.
  }
faction-count = The pack has { $found } factions; { $wanted } are needed.
faction-unknown = There is no faction “{ $found }”. Known: { $options }.
side-twice = Side { $side } of board { $board } already has a faction.

## Effects of Xibalba

effect-letter = Column { $column }: “{ $found }” has no meaning in an effect.
effect-empty = Column { $column }: the effect is empty.
effect-end = Column { $column }: the effect ends too early; { $wanted } is missing.
effect-expected = Column { $column }: “{ $found }” cannot stand here; { $wanted } is expected.
effect-verb-unknown = { $near ->
    [none] Column { $column }: there is no verb “{ $found }”.
   *[other] Column { $column }: there is no verb “{ $found }”. Did you mean “{ $near }”?
  }
effect-verb-form = Column { $column }: wrong number of arguments; “{ $verb }” is written { $form }.
effect-verbs-too-many = Column { $column }: an effect has at most { $most } verbs.
effect-word-unknown = Column { $column }: “{ $found }” is unknown here. Possible: { $options }.
effect-number = Column { $column }: “{ $found }” is no number from { $low } to { $high }.
effect-number-range = Column { $column }: { $found } is out of range: { $low } to { $high } is allowed.
effect-change-zero = Column { $column }: a change by 0 changes nothing.
effect-turn-die = Column { $column }: a die can only be turned to another of its own faces.
effect-trigger-unknown = Column { $column }: there is no trigger “@{ $found }”. Possible: { $options }.
effect-trigger-place = Column { $column }: a card of this kind and phase cannot have the trigger { $trigger }.
effect-trigger-missing = Column { $column }: a soldier with phase ACT needs a trigger such as @attack.
effect-condition-unknown = Column { $column }: there is no condition “{ $found }?”. Possible: { $options }.
effect-condition-trait = Column { $column }: this condition needs a card with a faction; a trait is no card.
effect-once-place = Column { $column }: “once:” is only for civilians and buildings with phase ACT.
effect-pay-place = Column { $column }: a permanent effect without trigger cannot have a price.
effect-phase-event = An event always has the phase ACT.
effect-phase-trait = A trait always has the phase PERM.
effect-only-passive = Column { $column }: “{ $verb }” in this form needs the phase PERM and no trigger.
effect-not-passive = Column { $column }: “{ $verb }” needs a moment to happen; a permanent effect without trigger can only have mod, shield, cost and rerolls(ark,n).
effect-only-dice = Column { $column }: “{ $verb }” in this form is only for the phase DICE.
effect-only-action = Column { $column }: “{ $verb }” is only for the phase ACT, the one time with an action pool.
effect-only-strength = Column { $column }: “{ $verb }” is only for the triggers @attack, @ark and @base.
effect-not-permanent = Column { $column }: “{ $verb }” is not for the phase PERM.
effect-mod-trigger = Column { $column }: “{ $verb }” is for the phase PERM without trigger, or for the triggers @attack, @ark, @base, @hit and @enter.
effect-mod-stat = Column { $column }: with a trigger “{ $verb }” can only change str, res and pv.
effect-target-place = Column { $column }: “target” is only for the triggers @base and @hit.
effect-self = Column { $column }: nobody can take something from himself.
effect-rerolls-who = Column { $column }: “{ $verb }” is only for self or ark.
effect-endless = Column { $column }: a discount on discard or reorg must be marked “first”, or the action could be repeated for nothing without end.

## Wutaki

wutaki-count = { $section ->
    [pact] The pact deck has { $found } cards; { $wanted } are needed.
    [omen] The omen deck has { $found } cards; { $wanted } are needed.
    [revenge] The revenge deck has { $found } cards; { $wanted } are needed.
    [round] The round deck has { $found } cards; { $wanted } are needed.
    [secret] The secret pact deck has { $found } cards; { $wanted } are needed.
    [element] The pack has { $found } element cards; { $wanted } are needed.
    [tower] The pack has { $found } tower upgrades; { $wanted } are needed.
    [cost_marker] The pack has { $found } cost markers; { $wanted } are needed.
    [skill] The pack has { $found } one-time skills; { $wanted } are needed.
    [level] The pyramid has { $found } levels; { $wanted } are needed.
   *[tracker] The pact tracker has { $found } spaces; { $wanted } are needed.
  }
wutaki-checksum = All files together give { $found }, but the sum here is { $wanted }. Is an entry missing or wrong?
wutaki-markers = There are { $found } resource markers; { $wanted } are needed.
wutaki-english = The English edition has { $found } omens; { $wanted } are needed. All others must be marked “DE”.
wutaki-twice = “{ $found }” is already in { $file }, line { $line }.
wutaki-missing = Missing here: { $names }.
wutaki-ring = With { $players } players the tracker has { $found } spaces in use; { $wanted } are needed.
wutaki-start = The marker starts on the first space of the tracker, so it must be in use with 2 players.
wutaki-spaces = More players must not have fewer worker spaces.

## Effects of Wutaki

symbol-rows-too-many = Column { $column }: an effect has at most { $most } parts.
symbol-timing = { $wanted ->
    [none] Column { $column }: here an effect begins without such a word in front.
   *[other] Column { $column }: here an effect begins with { $wanted }
  }
symbol-site = { $site ->
    [pact] Column { $column }: “{ $verb }” in this form cannot be the reward of a pact.
    [omen] Column { $column }: “{ $verb }” in this form cannot stand on a one-time omen.
    [permanent] Column { $column }: “{ $verb }” in this form cannot stand on a permanent omen with this beginning.
    [round-place] Column { $column }: “{ $verb }” in this form cannot be a place of a round card.
    [round-upgrade] Column { $column }: “{ $verb }” in this form cannot stand on an upgrade round card.
    [instant] Column { $column }: “{ $verb }” in this form cannot stand on an instant round card.
    [chain] Column { $column }: “{ $verb }” in this form cannot stand on an instant+ round card.
    [level] Column { $column }: “{ $verb }” in this form cannot stand on a level of the pyramid.
    [tracker] Column { $column }: “{ $verb }” in this form cannot stand on the pact tracker.
    [track] Column { $column }: “{ $verb }” in this form cannot stand on the track of a masterboard.
   *[skill] Column { $column }: “{ $verb }” in this form is no one-time skill.
  }
symbol-alone = Column { $column }: nothing can follow, the first part must stand alone here.
symbol-plus = Column { $column }: “+” joins resources of the same verb; another part follows after “;”.
symbol-cost-site = { $site ->
    [pact] Column { $column }: the price of a pact stands in its field “cost”; the reward has none.
    [level] Column { $column }: the price of a level stands in its field “cost”; the reward has none.
   *[other] Column { $column }: what happens by itself cannot have a cost in front of “->”.
  }
symbol-cost-verb = Column { $column }: “{ $verb }” in this form cannot be a cost in front of “->”.
symbol-only-cost = Column { $column }: “{ $verb }” in this form can only be a cost in front of “->”.
symbol-or-site = Column { $column }: only places of the board offer a choice with “|”.
symbol-who-verb = Column { $column }: “{ $verb }” in this form concerns only the player himself; others: and all: cannot stand in front.
symbol-who-site = Column { $column }: in front of “{ $verb }” only { $options } can stand here.
symbol-chain-end = Column { $column }: an instant+ round card ends with “new_round”, once.
symbol-twice = Column { $column }: “{ $found }” was already asked for; write one number for all of it.
symbol-most-site = Column { $column }: a limit is a number; “most” is for secret pacts.
symbol-shape = Column { $column }: this place keeps to its rule, only numbers can change. It is written { $pattern }.
