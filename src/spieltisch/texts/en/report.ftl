# The report on many games: `spieltisch report`. Numbers come as text, already written as people write them.

# ---- the head ----
kicker = Report on many games
title = what { $games } games tell
lead = What { $games } games by { $who } tell about the cards, the places and the seats.
lead-compared = Played with “{ $pack }” and compared with “{ $other }” on the same chance.
fact-pack = Card pack
fact-players = Players
fact-games = Games
fact-settings = Settings
fact-seed = Seed
contents = Contents
who-thumb = rules of thumb
who-random = random players
who-no-thumb = players who look a little ahead
who-network = the network of the game
who-mixed = several kinds of players
who-about-thumb = They follow rules of thumb: sensible, but not strong.
who-about-random = They choose at random, so these figures say little about people.
who-about-no-thumb = They try out a few ways on, each to the end of the game: sensible, but not strong.
who-about-other = Their strength is measured by “spieltisch tournament”.

number-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
  }

# ---- words ----
players = { $count } players
seat = Seat { $seat }
between = { $low } to { $high }
and = { $first } and { $last }
more = { $count ->
    [one] one more
   *[other] { $count } more
  }
quoted = “{ $name }”
before = before
after = now
to = then
unit-rounds = Rounds
unit-turns = Turns
unit-minutes = Minutes
unit-decisions = Decisions
n-games = { $n } games
of-n = of { $n }
by-setting = Each setting by itself
reconstructed = has something of ours
too-few = too rare to say
verdict-good = strong
verdict-bad = weak
verdict-unwanted = unwanted

# ---- contents ----
nav-comparison = Comparison
nav-findings = What looks wrong
nav-seats = Seats
nav-length = Length
nav-ends = Endings
nav-points = Points
nav-uses = Places and actions
nav-identities = Who you are
nav-cards = Cards
nav-contrasts = Editions and boards
nav-method = How it was done

# ---- comparison of two packs ----
h-comparison = What the change does
comparison-about = All games were played twice with the same numbers of chance: before with “{ $before }”, now with “{ $after }”. Behind each change stands its interval of 95 %, taken from the differences game by game. A change whose interval contains 0 may be chance.
comparison-same = The two packs print the same cards and places.
comparison-other = Also different: { $things }.
compared-often = Players who had it { $verb }
compared-change = Change
h-compared-games = The games as a whole
all-settings = All settings together
h-compared-others = Other cards that fare differently
compared-others-about = { $count ->
    [one] One card that was not changed fares differently
   *[other] { $count } cards that were not changed fare differently
  } beyond chance.
compared-others-none = No card that was not changed fares differently beyond chance.
h-compared-uses = Places and actions used more or less often, per player and game
changed-place = “{ $name }”
changed-new = new: “{ $name }”
changed-gone = no longer there: “{ $name }”
changed-figures = single numbers, prices or dice

# ---- what looks wrong ----
h-findings = What looks wrong
findings-about = Rules turn the figures into these remarks; the serious ones come first. They concern these players: people may play otherwise.
h-glance = At a glance
level-strong = serious
level-notable = notable
level-remark = remark
level-fine = in order
finding-too-short-rounds = Games are shorter than the { $low } to { $high } rounds aimed at in { $count } of { $of } settings. The shortest: { $setting }, { $value } rounds on average.
finding-too-long-rounds = Games are longer than the { $low } to { $high } rounds aimed at in { $count } of { $of } settings. The longest: { $setting }, { $value } rounds on average.
finding-length-fits-rounds = { $of ->
    [one] Games last
   *[other] In all { $of } settings games last
  } { $low } to { $high } rounds on average, as aimed at.
finding-too-short-minutes = Games are shorter than the { $low } to { $high } minutes aimed at in { $count } of { $of } settings. The shortest: { $setting }, about { $value } minutes.
finding-too-long-minutes = Games are longer than the { $low } to { $high } minutes aimed at in { $count } of { $of } settings. The longest: { $setting }, about { $value } minutes.
finding-length-fits-minutes = { $of ->
    [one] Games last
   *[other] In all { $of } settings games last
  } { $low } to { $high } minutes, as aimed at.
finding-end-never = No game ended by this: { $end }.
finding-end-rare = Hardly any game ended by this: { $end } (at most { $share } of the games of a setting).
finding-seats-fair = No seat wins more or less often than its fair share by 2 percentage points or more, beyond chance.
finding-seats-unfair = { $count ->
    [one] One of { $of } seats wins more or less often than its fair share
   *[other] { $count } of { $of } seats win more or less often than their fair share
  }, beyond chance among so many comparisons. The widest gap: seat { $seat } in “{ $setting }” wins { $share } of the games, { $gap } percentage points from its fair share.
finding-runaway = With { $players } players the winner is { $margin } points ahead of the second on average, { $share } of their own points: the end is seldom close.
finding-card-weak = { $deck }: { $count } of { $of } { $count ->
    [one] is
   *[other] are
  } weak: { $cards }. Whoever has the weakest wins { $away } percentage points less often than with the average of this deck (at least { $least } cases each).
finding-card-strong = { $deck }: { $count } of { $of } { $count ->
    [one] is
   *[other] are
  } strong: { $cards }. Whoever has the strongest wins { $away } percentage points more often than with the average of this deck (at least { $least } cases each).
finding-card-unwanted = { $deck }: { $count ->
    [one] one card is
   *[other] { $count } cards are
  } hardly ever taken, though offered hundreds of times: { $cards }.
finding-card-always = { $deck }: { $count ->
    [one] one card is
   *[other] { $count } cards are
  } taken nearly every time it is possible: { $cards }.
finding-identity-weak = { $deck }: { $cards } { $count ->
    [one] wins
   *[other] win
  } too seldom. Furthest from the fair share: { $away } percentage points (at least { $least } cases each).
finding-identity-strong = { $deck }: { $cards } { $count ->
    [one] wins
   *[other] win
  } too often. Furthest from the fair share: { $away } percentage points (at least { $least } cases each).
finding-uses-unused = Hardly anybody does this (less than { $most } times per player and game): { $uses }.
finding-uses-strong = Who does this more often than the others at the table wins more often: { $uses }. Most of all “{ $use }”: { $value } percentage points for each further time.
finding-uses-weak = Who does this more often than the others at the table wins less often: { $uses }. Most of all “{ $use }”: { $value } percentage points for each further time.
finding-sources-idle = These sources bring hardly anybody any points: { $sources }.
finding-unfinished = { $count ->
    [one] One game was
   *[other] { $count } games were
  } broken off because of too many answers.
finding-few-games = Only { $least } games were played with some settings: intervals are wide, and much that is wrong stays hidden. 1,000 games or more for each setting show more.

# ---- tiles ----
tile-rounds = rounds on average
tile-turns = turns on average
tile-minutes = minutes on average
tile-aim = aimed at: { $low } to { $high }
tile-margin = { $margin } ahead of the second on average
tile-seat = percentage points from the fair share: seat { $seat }
tile-cards = cards that are strong, weak or unwanted
tile-cards-of = of { $count }

# ---- seats ----
h-seats = Does it matter who begins?
seats-about = Seats are counted from the starting player. The broken line is the fair share; bars are intervals of 95 %, of which one in twenty misses it by chance alone.

# ---- length ----
h-length = How long games last
pace = Minutes are reckoned: { $setup } minutes for setting up, { $turn } seconds for each turn and { $decision } seconds for each decision in it. That is a practised table; change the pace in your head if yours is another.
length-caption = { $unit }: { $mean } on average, mostly { $low } to { $high }
length-alt = { $players }, { $unit }: { $mean } on average, 80 % of the games from { $low } to { $high }
legend-aim = aimed at
legend-mean = average
spread-note = Below each average: what 80 % of the games lie between.
column-games = Games

# ---- endings ----
h-ends = How games end
ends-caption = Share of the games
ender-wins = Whoever ended the game won it
ender-about = share of the games, with intervals of 95 %

# ---- points ----
points-caption = Winners { $winner }, all { $all } on average; { $margin } ahead
points-alt = { $players }: { $mean } on average, winners { $winner }; 80 % from { $low } to { $high }
legend-winners = winners
legend-others = the others
h-sources = Where they come from
column-source = Source
column-pair = Winners and others
column-winners = Winners
column-others = Others
column-who-had = Players concerned

# ---- places and actions ----
column-use = Place or action
column-used = How often
column-per-player = Per player and game
column-users = Players who did it
column-taken = Taken when possible
column-value = One more time goes with
column-points = Percentage points
per-use-points = VP per use
per-use-goods = Goods per use
value-about = “One more time goes with” compares the players at one table: how many percentage points more often does somebody win who did it once more than the others? That need not be the cause; who is ahead can afford more.

# ---- cards ----
h-cards = What cards are worth
cards-about = Each card is compared with the average of its deck, by how often those win who had it. “Strong” and “weak” are cards { $gap } or more percentage points away from it, if chance does not explain that among so many cards. Cards seen less than { $least } times are not judged. “Unwanted” cards lie there hundreds of times and are hardly ever taken.
scatter-caption = How often taken, and how often those win who had it
scatter-alt = { $deck }: share taken when possible, and percentage points of winning when { $verb }. Furthest away: { $cards }
axis-pick = taken when possible
axis-wins = percentage points of wins when { $verb }
legend-plain = nothing remarkable
legend-level = average of the deck
all-cards = { $deck }: all { $count }, the strongest first
column-card = Card
column-wins-when = Wins when { $verb }
column-when = when { $verb }
column-cases = Cases
column-q = q
verb-held = held at the end
verb-bought = bought
verb-used = used

# ---- options against each other ----
h-contrasts = Editions, boards and modes compared
contrasts-about = Settings that differ in one option only were played with the same numbers of chance. Below each pair of averages: the difference with its interval of 95 %, bold if it does not contain 0.
column-setting = Setting
measure-rounds = Rounds
measure-turns = Turns
measure-minutes = Minutes
measure-decisions = Decisions
measure-points-of-winner = Points of the winner
measure-margin = Lead over the second
measure-first-seat = First seat, percentage points from fair

# ---- method ----
h-method = How it was done
method-who = Every seat was played by: { $who }. { $about }
method-intervals = All intervals are intervals of 95 %. Shares of games have Wilson’s interval. Where several seats of one table are counted, the table is one cluster, for one wins what the others lose. Percentage points of winning are counted from what the same kind of player wins on average in the same setting, so that games for two, three and four can be put together.
method-cards = q is the p-value corrected for the number of comparisons (Benjamini and Hochberg): of all cards with q below 0.05 at most one in twenty is there by chance. Bold is what has such a q and an interval that leaves out 0 as it is written; an interval alone, of one card among many, often leaves it out by chance.
method-cause = Figures show what goes together, not what causes what. A card that only those can play who are ahead anyway looks better than it is; one that helps those behind looks worse. Cards that are drawn, not chosen, are the fairest test.
method-reconstructed = A pencil marks cards that have a value of ours: the pictures of the rulebook are lost. Which field is what shows when one points at it.
method-again = The same command gives the same report, whatever the number of jobs:
method-again-timed = These players think by the clock, so the same command gives a report that differs a little every time:
method-data = The facts of all games lie in “{ $folder }” as Parquet tables; the guide explains their columns.

# ---- drama ----
nav-drama = Drama
h-drama = How exciting games are
drama-about = Told by the points at the beginning of every turn. The lead changes hands when somebody else alone has the most points. Somebody has come back who won and had once been behind by a fifth of their points in the end. Decided means: from then on nobody had more points than the winner.
decided-caption = decided after { $mean } of the turns on average
decided-alt = { $players }: decided after { $mean } % of the turns on average, 80 % of the games from { $low } to { $high } %
column-players = Players
column-lead-changes = Changes of the lead
column-behind = Most that the winner was behind
column-comebacks = Games with a comeback
column-early = Decided before the middle
column-late = Decided in the last tenth

# ---- when places are used ----
nav-heat = By round
h-heat = Where the game happens when
heat-about = How often each player did it in each round, of the games that came so far. The stronger the colour, the more often.
round = Round { $number }
round-and-later = Round { $number } and later

# ---- luck, skill, restricted play ----
nav-luck = Luck and skill
h-luck = Luck against skill
luck-about = { $deals } starts, each played { $repeats } times with other dice and draws by players who are equally good: what games with the same start have in common is luck of the start, the rest luck of what comes later.
luck-interval = The start decides { $start } ({ $interval }) of how far the players are apart in the end.
luck-caption = What decides between equally good players
luck-row = Luck
luck-start = the start
luck-later = dice and draws after it
skill-caption = How often the better player is placed better
skill-about = each level against the next weaker one, the first against players at random, { $games } games each; 50 % would be luck alone
duel = { $better } against { $worse }
h-checked = Hardly ever taken: do stronger players agree?
checked-about = Cards that quick players hardly ever take, and how often the strongest players for whom there is time ({ $who }, { $games } games) take them.
checked-quick = Quick players
checked-strong = Strongest players
nav-restricted = What if nobody …
h-restricted = What if nobody did it?
restricted-about = The same games twice: as usual, and in such a way that nobody chooses a certain thing as long as there is anything else. What changes shows how much the game hangs on it.
restricted-title = Without “{ $thing }”
restricted-uses = What players did instead, per player and game ({ $games } games each):

# ---- styles ----
nav-styles = Styles
h-styles = Ways to play
styles-about = Players who divide their moves alike are put together (three groups, k-means on the shares of places and actions). Percentage points: how much more or less often they win than the others.
column-style = Style
column-style-share = Players
column-more = Do this more than others
column-less = Do this less
style = Style { $number }

# ---- what a game may say in its own words ----
tile-points = points of the winner
length-about = How many turns games had.
h-points = Points
points-about = What players have in the end; the coloured part are the winners.
h-uses = What was chosen
uses-about = How often players pointed at each thing when they were asked.
