# The workshop of card packs: fields that every game has, and what stands between two parts of an effect.

field-id = Id
field-place = Place
field-source = Source, in a word

mark-for = in return
mark-then = then
mark-and = and
mark-or = or
