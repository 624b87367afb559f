# What can be wrong with a pack of this game.

count = { $section ->
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
few = { $section ->
    [pact] The pact deck has { $found } cards; at least { $least } are needed.
    [omen] The omen deck has { $found } cards; at least { $least } are needed.
    [revenge] The revenge deck has { $found } cards; at least { $least } are needed.
    [round] The round deck has { $found } cards; at least { $least } are needed.
    [secret] The secret pact deck has { $found } cards; at least { $least } are needed.
   *[skill] The pack has { $found } one-time skills; at least { $least } are needed.
  }
room = { $section ->
    [pact] The pact deck has { $found } cards; there is room for { $most }.
    [omen] The omen deck has { $found } cards; there is room for { $most }.
    [revenge] The revenge deck has { $found } cards; there is room for { $most }.
    [round] The round deck has { $found } cards; there is room for { $most }.
    [secret] The secret pact deck has { $found } cards; there is room for { $most }.
   *[skill] The pack has { $found } one-time skills; there is room for { $most }.
  }
checksum = All files together give { $found }, but the sum here is { $wanted }. Is an entry missing or wrong?
markers = There are { $found } resource markers; { $wanted } are needed.
english = The English edition has { $found } omens; { $wanted } are needed. All others must be marked “DE”.
twice = “{ $found }” is already in { $file }, line { $line }.
missing = Missing here: { $names }.
ring = With { $players } players the tracker has { $found } spaces in use; { $wanted } are needed.
start = The marker starts on the first space of the tracker, so it must be in use with 2 players.
spaces = More players must not have fewer worker spaces.

## Effects

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
symbol-who-verb = Column { $column }: “{ $verb }” in this form is about its player alone; others: and all: cannot stand in front.
symbol-who-site = Column { $column }: in front of “{ $verb }” only { $options } can stand here.
symbol-chain-end = Column { $column }: an instant+ round card ends with “new_round”, once.
symbol-twice = Column { $column }: “{ $found }” was already asked for; write one number for all of it.
symbol-most-site = Column { $column }: a limit is a number; “most” is for secret pacts.
symbol-shape = Column { $column }: this place keeps to its rule, only numbers can change. It is written { $pattern }.
