### What a trial says: pairs of games without a change of a pack and with it.

stronger = “{ $name }” has become stronger: whoever has it wins { $change } percentage points more often than before ({ $interval }).
weaker = “{ $name }” has become weaker: whoever has it wins { $change } percentage points less often than before ({ $interval }).
alike = “{ $name }” makes no difference that anybody would feel: wins of whoever has it differ from before by { $signed } percentage points ({ $interval }), and less than { $gap } is hardly noticed at a table.
open = It is not sure yet what the change does to “{ $name }”: so far wins of whoever has it differ from before by { $signed } percentage points ({ $interval }).
new-stronger = “{ $name }” is new, and strong: whoever has it wins { $change } percentage points more often than their fair share ({ $interval }).
new-weaker = “{ $name }” is new, and weak: whoever has it wins { $change } percentage points less often than their fair share ({ $interval }).
new-alike = “{ $name }” is new, and fair: wins of whoever has it differ from the fair share by { $signed } percentage points ({ $interval }), and less than { $gap } is hardly noticed at a table.
new-open = It is not sure yet how strong the new “{ $name }” is: so far wins of whoever has it differ from the fair share by { $signed } percentage points ({ $interval }).
gone = “{ $name }” is no longer there.
gone-won = “{ $name }” is no longer there. Whoever had it won { $share } of their games.
rare = Hardly anybody has had “{ $name }”: { $before } players before, { $now } now.
early = The first games are being played; there is nothing to say about “{ $name }” yet.
more = { $games ->
    [one] About one more game would make it sure.
   *[other] About { $count } more games would make it sure.
  }
more-unknown = So far nobody can say how many more games would make it sure.
taken = It is taken { $after } of the time when it can be, before it was { $before }.
taken-new = It is taken { $after } of the time when it can be.
several = Of { $count } cards that are different { $stronger } became stronger, { $weaker } weaker, { $alike } make no difference that anybody would feel, { $open } are not decided yet.
games-early = The first games are being played; there is nothing to say about them yet.
games-changed = Games are different now: { $changes }.
games-alike = Games as a whole stay as they were, as far as anybody would notice: length, points, lead and seats.
games-open = It is not sure yet whether games as a whole become different.
games-one = { $label } { $before } → { $after } ({ $interval })
shift = { $before } → { $after }, { $change } ({ $interval })
shift-one = { $value } ({ $interval })
none = –
wins = Wins of whoever has it
others = Wins of whoever has not
had = Players who have it
takes = Taken when possible
who-ahead = players who think ahead ({ $name })
opinion-few = { $who }: only { $games } games so far, too few to say.
opinion = { $who }, { $games } games: wins of whoever has “{ $name }” differ from before by { $signed } percentage points ({ $interval }).
opinion-new = { $who }, { $games } games: wins of whoever has “{ $name }” differ from the fair share by { $signed } percentage points ({ $interval }).
opinion-taken = They take it { $after } of the time when they can (before: { $before }).
opinion-otherwise = They see it otherwise than the quick players: trust them more, and let them play longer.
opinion-games = { $who }, { $games } games: { $label } { $before } → { $after } ({ $interval }).

# ---- in the terminal ----
title = What the change does: { $game }, { $players } players
playing = Playing pairs of games
played = { $games } games by { $who } in { $seconds } seconds; { $alike } of the pairs went the same way.
column-what = What
column-shift = Before → now, change (interval of 95 % that holds at every look)
again = The same games again: { $command }
