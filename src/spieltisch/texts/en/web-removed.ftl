### Whom the host has shown out of a table. All keys begin with removed-.

removed-act = Show out
removed-author = Show { $name } out of this table
removed-title = Show { $name } out?
removed-text = The table is not there for { $name } any more, neither to play nor to watch. In a running game a bot plays on, to the end if there are hidden cards.
removed-count = { $count ->
    [one] One person was shown out of this table.
   *[other] { $count } people were shown out of this table.
}
removed-let-back = Let them come again
