# Where the values of a pack come from.

origin-rulebook = { $page ->
    [none] Rulebook
   *[other] { $reason ->
        [none] Rulebook, p. { $page }
       *[other] Rulebook, p. { $page }: “{ $reason }”
      }
  }
origin-derived = Derived: { $reason }
origin-ours = { $reason ->
    [none] Ours
   *[other] Ours: { $reason }
  }
field-part = { $field }, no. { $n }
total = All together
names = Names
board-legend = has something of ours; which field is what: spieltisch pack show { $game } NAME
title = { $title }: what is printed, what is ours
things = Things
marked = of these with something of ours
rulebook = Rulebook
derived = Derived
ours = Ours
legend = The last three columns count values: every number, word and effect of a thing. Rulebook: printed, with page and words. Derived: follows from what is printed. Ours: our reconstruction, because the pictures of the rulebook are lost.
what = What
value = Value
source = Source
