### Wutaki in English. Keys end in the lower-case names of the members of the enums in `spieltisch/wutaki/words.py`.
### Phrases of effects begin with a small letter; the program puts the capital where the sentence starts.

## Small parts

list-and = { $first } and { $last }
list-or = { $first } – or { $last }
list-then = { $first }; { $last }
head-and-body = { $head }: { $body }
named = “{ $name }”
named-with-id = “{ $name }” ({ $id })
why = { " " }({ $source })
seat = Player { $number }
seat-nobody = nobody
aside = aside
source-track = { $master }, position { $n }
source-level = { $place }, level { $n }
source-tracker = general pact tracker, space { $label }
vp = { $n } VP
vp-change = { $change } VP
omens = { $n ->
    [one] { $n } omen
   *[other] { $n } omens
}

# markers of a kind
goods-stone = { $n } stone
goods-wood = { $n } wood
goods-sheep = { $n } sheep
goods-oil = { $n } oil
goods-gold = { $n } gold
goods-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
goods-cost = { $n ->
    [one] { $n } cost resource
   *[other] { $n } cost resources
}
goods-cost-known = { $goods } (cost resource)
goods-none = nothing

## Names

good-stone = stone
good-wood = wood
good-sheep = sheep
good-oil = oil
good-gold = gold
good-any = any resource
good-cost = cost resource

element-fire = fire
element-water = water
element-earth = earth
element-wind = wind

pact-fire = fire pact
pact-water = water pact
pact-earth = earth pact
pact-wind = wind pact

pacts-fire = fire pacts
pacts-water = water pacts
pacts-earth = earth pacts
pacts-wind = wind pacts

worker-loyal = loyal worker
worker-additional = additional worker
worker-special = special worker

# as an object
worker-a-loyal = a loyal worker
worker-a-additional = an additional worker
worker-a-special = the special worker
worker-the-loyal = the loyal worker
worker-the-additional = the additional worker
worker-the-special = the special worker

# as a subject
worker-some-loyal = a loyal worker
worker-some-additional = an additional worker
worker-some-special = the special worker

deck-pact = pact
deck-omen = omen
deck-revenge = revenge card
deck-round = round card
deck-secret = secret pact
deck-element = element card
deck-tower = tower upgrade
deck-cost-marker = cost marker
deck-skill = one-time skill

# several cards of a deck
cards-pact = pacts
cards-omen = omens
cards-revenge = revenge cards
cards-round = round cards
cards-secret = secret pacts
cards-element = element cards
cards-tower = tower upgrades
cards-cost-marker = cost markers
cards-skill = one-time skills

# a card, as an object
card-a-pact = a pact
card-a-omen = an omen
card-a-revenge = a revenge card
card-a-round = a round card
card-a-secret = a secret pact
card-a-element = an element card
card-a-tower = a tower upgrade
card-a-cost-marker = a cost marker
card-a-skill = a one-time skill

# a certain card, as an object
card-the-pact = the pact { $card }
card-the-omen = the omen { $card }
card-the-revenge = the revenge card { $card }
card-the-round = the round card { $card }
card-the-secret = the secret pact { $card }
card-the-element = the card { $card }
card-the-tower = the tower upgrade { $card }
card-the-cost-marker = the marker { $card }
card-the-skill = the one-time skill { $card }

score-track = Track
score-revenge = Revenge cards
score-unfulfilled = Unfulfilled pacts
score-secrets = Secret pacts
score-elements = Elements
score-omen = Permanent omen
score-others = Pacts of other players
score-resources = Resources

rating-easy = easy
rating-medium = medium
rating-hard = hard

omenkind-once = one-time
omenkind-permanent = permanent

roundkind-place = new place
roundkind-upgrade = upgrade
roundkind-instant = at once
roundkind-chain = at once, then another round card

phase-setup = setup
phase-round-card = round card
phase-step-one = step 1: placing a worker
phase-step-two = step 2: fulfilling pacts
phase-end-of-round = end of the round
phase-scoring = final scoring
phase-over = game over

## What cards count

# so many, as an object
count-stone = { $n ->
    [0] no stone
   *[other] { $n } stone
}
count-wood = { $n ->
    [0] no wood
   *[other] { $n } wood
}
count-sheep = { $n ->
    [0] no sheep
   *[other] { $n } sheep
}
count-oil = { $n ->
    [0] no oil
   *[other] { $n } oil
}
count-gold = { $n ->
    [0] no gold
   *[other] { $n } gold
}
count-any = { $n ->
    [0] no resources
    [one] { $n } resource
   *[other] { $n } resources
}
count-omen = { $n ->
    [0] no omens, the active one included
    [one] { $n } omen, the active one included
   *[other] { $n } omens, the active one included
}
count-hand-omen = { $n ->
    [0] no omens in hand
    [one] { $n } omen in hand
   *[other] { $n } omens in hand
}
count-upgrade = { $n ->
    [0] no upgrades
    [one] { $n } upgrade
   *[other] { $n } upgrades
}
count-recruited = { $n ->
    [0] no recruited workers
    [one] { $n } recruited worker
   *[other] { $n } recruited workers
}
count-revenge = { $n ->
    [0] no revenge cards
    [one] { $n } revenge card
   *[other] { $n } revenge cards
}
count-secret = { $n ->
    [0] no secret pacts
    [one] { $n } secret pact
   *[other] { $n } secret pacts
}
count-vp = { $n } VP on the track
count-start-marker = { $n ->
    [0] no starting player marker
    [one] the starting player marker
   *[other] { $n } starting player markers
}
count-fulfilled = { $n ->
    [0] no fulfilled pacts
    [one] { $n } fulfilled pact
   *[other] { $n } fulfilled pacts
}
count-fulfilled-element = { $n ->
    [0] no fulfilled { $pacts }
    [one] { $n } fulfilled { $pact }
   *[other] { $n } fulfilled { $pacts }
}
count-unfulfilled = { $n ->
    [0] no unfulfilled pacts
    [one] { $n } unfulfilled pact
   *[other] { $n } unfulfilled pacts
}
count-upgrade-at = { $n ->
    [0] no upgrade at { $place }
    [one] an upgrade at { $place }
   *[other] { $n } upgrades at { $place }
}

# for each, or for every so many
per-stone = { $n ->
    [1] per stone held
   *[other] per { $n } stone held
}
per-wood = { $n ->
    [1] per wood held
   *[other] per { $n } wood held
}
per-sheep = { $n ->
    [1] per sheep held
   *[other] per { $n } sheep held
}
per-oil = { $n ->
    [1] per oil held
   *[other] per { $n } oil held
}
per-gold = { $n ->
    [1] per gold held
   *[other] per { $n } gold held
}
per-any = { $n ->
    [1] per resource held
   *[other] per { $n } resources held
}
per-omen = { $n ->
    [1] per omen held, the active one included
   *[other] per { $n } omens held, the active one included
}
per-hand-omen = { $n ->
    [1] per omen in hand
   *[other] per { $n } omens in hand
}
per-upgrade = { $n ->
    [1] per upgrade held
   *[other] per { $n } upgrades held
}
per-recruited = { $n ->
    [1] per recruited worker
   *[other] per { $n } recruited workers
}
per-revenge = { $n ->
    [1] per revenge card held
   *[other] per { $n } revenge cards held
}
per-secret = { $n ->
    [1] per secret pact held
   *[other] per { $n } secret pacts held
}
per-vp = { $n ->
    [1] per VP on the track
   *[other] per { $n } VP on the track
}
per-start-marker = { $n ->
    [1] for holding the starting player marker
   *[other] per { $n } starting player markers held
}
per-fulfilled = { $n ->
    [1] per pact fulfilled
   *[other] per { $n } pacts fulfilled
}
per-fulfilled-element = { $n ->
    [1] per { $pact } fulfilled
   *[other] per { $n } { $pacts } fulfilled
}
per-unfulfilled = { $n ->
    [1] per unfulfilled pact held
   *[other] per { $n } unfulfilled pacts held
}
per-upgrade-at = { $n ->
    [1] per upgrade held at { $place }
   *[other] per { $n } upgrades held at { $place }
}

# more than every other player
most-stone = the most stone
most-wood = the most wood
most-sheep = the most sheep
most-oil = the most oil
most-gold = the most gold
most-any = the most resources
most-omen = the most omens, the active one included,
most-hand-omen = the most omens in hand
most-upgrade = the most upgrades
most-recruited = the most recruited workers
most-revenge = the most revenge cards
most-secret = the most secret pacts
most-vp = the most VP on the track
most-start-marker = the starting player marker
most-fulfilled = the most fulfilled pacts
most-fulfilled-element = the most fulfilled { $pacts }
most-unfulfilled = the most unfulfilled pacts
most-upgrade-at = the most upgrades at { $place }

# heading of a number
tally = { $things }: { $n }
tally-stone = stone
tally-wood = wood
tally-sheep = sheep
tally-oil = oil
tally-gold = gold
tally-any = resources
tally-omen = omens
tally-hand-omen = omens in hand
tally-upgrade = upgrades
tally-recruited = recruited workers
tally-revenge = revenge cards
tally-secret = secret pacts
tally-vp = VP on the track
tally-start-marker = starting player markers
tally-fulfilled = fulfilled pacts
tally-fulfilled-element = fulfilled { $pacts }
tally-claimed-element = claimed { $pacts }
tally-others-element = fulfilled { $pacts } of other players
tally-unfulfilled = unfulfilled pacts
tally-upgrade-at = upgrades at { $place }

have = have { $things }
have-none = have { $things }
have-at-most = have at most { $things }
have-at-least = have at least { $things }
have-most = alone have { $things }

## Effects

timing-place = new place for this round
timing-this-round = during this round
timing-per-round = once per round
timing-end = at the end of the game

who-others = each opponent
who-all = each player

as-far-as-possible = { $phrase }, as far as you can
at-most-vp = { " " }(at most { $n } VP)

do-nothing = nothing happens
do-receive = receive { $goods }
do-receive-vp = receive { $n } VP
do-receive-vp-per = receive { $n } VP { $per }{ $limit }
do-pay = pay { $goods }
do-sacrifice = sacrifice { $goods }
do-lose-vp = lose { $n } VP
do-pillage = take all resources from the monster
do-rob = you may take all that lay on the monster before this pact
do-receive-from-monster = take up to { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} of your choice from the monster
do-empty-monster = all resources on the monster go back into the supply
do-tithe = each opponent pays 1 resource of any kind, and you receive 1 resource of any kind for each who paid
do-steal = steal { $n ->
    [one] { $n } resource
   *[other] up to { $n } resources
} of your choice from an opponent
do-draw-omen = draw { $n ->
    [one] { $n } omen
   *[other] { $n } omens
}
do-draw-revenge = draw { $n ->
    [one] { $n } revenge card
   *[other] { $n } revenge cards
}
do-draw-secret = draw { $n ->
    [one] { $n } secret pact
   *[other] { $n } secret pacts
}
do-choose-secret = draw { $n } secret pacts and keep one of them
do-discard-omen = discard { $n ->
    [one] { $n } omen
   *[other] { $n } omens
} from your hand
do-exchange-omens = discard { $n ->
    [one] { $n } omen
   *[other] 1 to { $n } omens
} from your hand and draw as many and { $more } more
do-burn-omens = discard { $n ->
    [one] { $n } omen
   *[other] 1 to { $n } omens
} from your hand and receive { $more } VP for each
do-play-omen = play an omen from your hand
do-give-revenge = give one of your revenge cards to an opponent
do-return-revenge = shuffle one of your revenge cards back into its pile
do-recruit-paid = recruit { $n ->
    [one] { $n } additional worker
   *[other] up to { $n } additional workers
} at the usual price
do-recruit-free = recruit { $n ->
    [one] { $n } additional worker
   *[other] up to { $n } additional workers
} for free
do-return-worker = send one of your recruited workers back to your playerboard
do-pay-day = pay 1 cost resource for each worker you have recruited; those you cannot pay leave
do-chase = chase away a group of additional workers of an opponent
do-move-in = you may move your worker there and carry out the action
do-borrow = use your worker for the action of a fully occupied location, without moving there
do-upgrade-paid = perform an upgrade
do-upgrade-paid-cheaper = perform an upgrade for { $n } gold less
do-upgrade-paid-points = perform an upgrade, with { $points } VP instead of { $usual }
do-upgrade-paid-cheaper-points = perform an upgrade for { $n } gold less, with { $points } VP instead of { $usual }
do-upgrade-free = perform an upgrade for free
do-take-over = replace an opponent's upgrade marker on a location by one of yours, without VP
do-return-upgrade = send an opponent's upgrade marker on a location back to its owner
do-claim = claim a displayed pact without the gold of its slot
do-claim-with-gold = claim a displayed pact with the gold of its slot
do-clear-display = all displayed pacts are discarded
do-deal = { $n ->
    [one] { $n } new pact is dealt
   *[other] { $n } new pacts are dealt
}
do-give-pact = give a displayed pact to an opponent
do-return-pact = discard one of your unfulfilled pacts
do-fulfil-free = fulfil one of your pacts without its resources
do-fulfil-free-small = fulfil one of your pacts with a printed reward of at most { $n } VP without its resources
do-fulfil-reduced = fulfil one of your pacts with { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} of your choice fewer
do-claim-start = claim the starting player marker
do-new-round = another round card is revealed
do-climb = climb one level of the pyramid; pay what it costs and receive what it gives
do-advance = advance your multiplier by one
do-exchange = exchange any number of resources with the supply, one for one
do-purchase = give up any number of VP for as many resources
do-act-twice = carry out the action of a loyal or additional worker a second time
do-crowd-in = place your worker on an occupied space
do-no-pay = your additional workers need no pay
do-bodyguard = your groups of workers cannot be chased away
do-collect-more = receive { $n } more of its kind when you collect at a resource location

may-play-omen = you may play an omen from your hand
may-return-revenge = you may shuffle one of your revenge cards back into its pile
may-upgrade-paid = you may perform an upgrade
may-upgrade-paid-cheaper = you may perform an upgrade for { $n } gold less
may-upgrade-paid-points = you may perform an upgrade, with { $points } VP instead of { $usual }
may-upgrade-paid-cheaper-points = you may perform an upgrade for { $n } gold less, with { $points } VP instead of { $usual }
may-upgrade-free = you may perform an upgrade for free
may-give-revenge = you may give one of your revenge cards to an opponent

each-receive = { $who } receives { $goods }
each-receive-vp = { $who } receives { $n } VP
each-receive-vp-per = { $who } receives { $n } VP { $per }{ $limit }
each-pay = { $who } pays { $goods }, as far as possible
each-sacrifice = { $who } sacrifices { $goods }, as far as possible
each-lose-vp = { $who } loses { $n } VP
each-draw-omen = { $who } draws { $n ->
    [one] { $n } omen
   *[other] { $n } omens
}
each-draw-revenge = { $who } draws { $n ->
    [one] { $n } revenge card
   *[other] { $n } revenge cards
}
each-draw-secret = { $who } draws { $n ->
    [one] { $n } secret pact
   *[other] { $n } secret pacts
}
each-pay-day = { $who } pays 1 cost resource for each recruited worker; the unpaid ones leave
each-upgrade-discount = { $who } performs every upgrade for { $n } gold less

## Cards, places and boards

once-per-game = once per game
on-climb = if you like, on each step up the pyramid
own-place = own place
track-position = pact { $n }
for-three-or-more = recommended for three or more players
multiplier-up-to = points for pacts of other players are multiplied, at most by { $n }
standard-place = { $now } (level 1: { $first }, level 2: { $second }); upgrades cost { $costs }, and for each its owner receives { $bonus } at every visit
up-to = { $n ->
    [one] { $n }
   *[other] up to { $n }
}
card-revenge = At the end of the game you must { $condition }, or you lose { $n } VP.
card-secret = If you { $condition } at the end of the game, you receive { $n } VP.
card-element = At the end of the game: receive { $bonus } VP for each { $pact } you have fulfilled, and lose { $malus } VP for each { $opposite } you have claimed.
card-tower-elemental = At the end of the game: receive { $bonus } VP for each { $pact } you have fulfilled, and lose { $malus } VP for each { $opposite } you have claimed.
card-tower-resource = Whenever you collect at { $place }, you receive { $goods } more.
card-cost-marker = Your cost resource is { $good }.

## Final scoring

score-line = { $step } – { $text }: { $points }
item-track = points on the track
item-limit-kept = { $card }, limit kept ({ $things })
item-limit-broken = { $card }, limit broken ({ $things })
item-condition-met = { $card }, condition met ({ $things })
item-condition-missed = { $card }, condition not met ({ $things })
item-by-card = { $card } ({ $things })
item-times = { $text }, times { $n }
item-sets-limit = more than { $n } VP are not possible
total-of = { $player } { $n } VP

## Options of a question

yes = Yes
yes-what = Yes: { $what }
yes-rob = Yes: take { $goods }
none = No
none-action = Do not use the place
none-again = No, once is enough
none-move = No, stay
none-rob = No, take nothing
none-display = Take none
none-upgrade = No upgrade
none-omen = Play no omen
none-revenge = Keep them all
none-giveup = Give up nobody
done = Done
done-step2 = End the turn
done-recruit = Recruit nobody else
done-recruit-nobody = Recruit nobody
done-discard = Discard no more
done-take = Take no more
done-swap-in = Finish the trade
done-buy = Finish the trade
choice = Choice { $n }

good-swap-in = Hand in { $goods } (you have { $n })
good-take = Take { $goods } ({ $n } in the supply)
good-take-monster = Take { $goods } ({ $n } on the monster)
good-buy = Buy { $goods } for 1 VP ({ $n } in the supply)
good-pay = Pay { $goods } (you have { $n })
good-sacrifice = Sacrifice { $goods } (you have { $n })
good-steal = Take { $goods } ({ $player } has { $n })
good-waive = Leave out { $goods } ({ $n } in the cost)

place-worker = Place { $worker } ({ $n } available)
recruit-for = Recruit { $worker } for { $goods }
recruit-free = Recruit { $worker } for free
give-up-loyal = Give up a loyal worker
give-up-additional = Give up an available additional worker
give-up-special = Give up the special worker
give-up-at = Give up the additional worker on { $place }
leave-from = The worker on { $place } leaves
place-here = { $place }: { $what } ({ $free } of { $spaces } free)
supply-short = You receive only { $goods }: the supply has no more.
only-stand = only stand here. { $reason }
only-stand-there = only stand there. { $reason }
against-element = It is against your element and costs you { vp } at the end.
pacts-left = You could still fulfil { $n ->
    [one] a pact
   *[other] { $n } pacts
} now.
and-bonus = { $what }; { $bonus }
owner-bonus-there = for your upgrades receive { $goods }
place-crowded = { $place }: { $what } (full, uses { $skill })
place-of = { $place }: { $what }
lay-aside = lay the worker aside, as no space is free
climb-to = climb to level { $n }
group = { $n ->
    [one] { $n } worker of { $player }
   *[other] { $n } workers of { $player }
}
upgrade-place = { $place } to level { $level } { $price } ({ $points }): { $what }
upgrade-tower = { $card } { $price } ({ $points })
for-gold = for { $goods }
for-free = for free
seat-draw-start = { $player } begins
seat-worthy = { $player } is the worthier
seat-steal = { $player } ({ $goods })
master-label = { $master }, { $rating }: { $what }
marker = Marker of { $player } at { $place }, level { $n }

card-plain = { $card }
card-drawn = { $card } is drawn
card-take = Take { $card }
card-claim = Claim { $card }
card-give = Give { $card } away
card-fulfil = Fulfil { $card }
card-discard = Discard { $card }
card-use = Use { $card }
card-play = Play { $card }
card-keep = Keep { $card }
card-shuffle-back = Shuffle { $card } back
pact-brief = { $element }; { $cost }: { $reward }
resources-fewer = { $cost }, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} fewer
pact-label = { $label } ({ $about }{ $slot })
slot-gives = ; plus { $goods }
slot-costs = ; minus { $goods }

## Questions

asked = { $player } – { $question }
asked-by-source = { $source }: { $question }

ask-nothing = The game is over.
ask-secret = Which secret pact do you keep?
ask-master = Which masterboard do you take?
ask-draft = Which of the displayed pacts do you take?
ask-worker = Step 1: which worker do you place?
ask-place = Step 1: where do you place { $worker }?
ask-use = Do you use { $place }?
ask-again = Do you carry out the action of { $place } a second time?
ask-again-skill = Do you use { $skill } to carry out the action of { $place } a second time?
ask-step2 = Step 2: do you fulfil a pact?
ask-group = At which location do you chase workers away?
ask-opponent-chase = Whose workers at { $place } do you chase away?
ask-opponent-give-pact = Who gets the pact { $card }?
ask-opponent-give-revenge = Who gets the revenge card?
ask-opponent-steal = Whom do you steal from?
ask-move = Do you move your worker to { $place } and act there?
ask-display-claim = Which pact do you claim?
ask-display-give = Which pact do you give away?
ask-upgrade = Which upgrade do you perform?
ask-upgrade-free = Which upgrade do you perform for free?
ask-upgrade-cheaper = Which upgrade do you perform for { $n } gold less?
ask-recruit = Do you recruit a worker ({ $n ->
    [one] one more is possible
   *[other] up to { $n } are possible
})?
ask-eleven = Which of the two do you choose?
ask-trade = Which of the two do you choose?
ask-swap-in = Which resource do you hand in?
ask-swap-out = What do you take for { $goods }?
ask-buy = Which resource do you buy for 1 VP?
ask-omen = Which omen do you play?
ask-discard = Which omen do you discard as payment ({ $n } to go)?
ask-discard-exchange = Which omen do you exchange (up to { $n })?
ask-discard-burn = Which omen do you discard for VP (up to { $n })?
ask-pay = Which resource do you pay ({ $n } to go)?
ask-pay-monster = Which resource do you sacrifice ({ $n } to go)?
ask-take = Which resource do you take ({ $n } to go)?
ask-take-monster = Which resource do you take from the monster (up to { $n })?
ask-steal = Which resource do you take from { $player } ({ $n } to go)?
ask-revenge-give = Which of your revenge cards do you give away?
ask-revenge-back = Which of your revenge cards do you shuffle back?
ask-giveup = Which recruited worker do you give up?
ask-rob = Do you take what lay on the monster before this pact?
ask-marker-home = Which upgrade marker do you send back to its owner?
ask-marker-replace = Which upgrade marker do you replace by one of yours?
ask-ownpact-discard = Which of your pacts do you discard?
ask-ownpact-free = Which pact do you fulfil without its resources?
ask-ownpact-reduced = Which pact do you fulfil with { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} fewer?
ask-waive = Which resource do you leave out ({ $n } to go)?
ask-borrow = The action of which location do you carry out?
ask-leave = You cannot pay all workers: which of the placed ones leaves ({ $n } to go)?
ask-worthy = Still tied: who has proved the worthier?
ask-draw = { $player } draws { $card }.
ask-draw-display = A pact is dealt onto the display.
ask-draw-reveal = A round card is revealed.
ask-draw-start = The starting player is drawn.

## Events

event-setup = { $player } draws { $card }.
event-setup-open = { $player } draws { $card }.
event-masterboard = { $player } plays with the masterboard { $master }.
event-draft = { $player } takes { $card } from slot { $slot } of the display.
event-round-begins = Round { $round } begins; { $player } is the starting player.
event-round-card = The round card { $card } is revealed. { $text }
event-round-card-chained = A further round card is revealed, { $card }. { $text }
event-turn-begins = It is the turn of { $player }.
event-turn-begins-last = { $player } has a last turn.
event-turn-skipped = { $player } is skipped: no worker is available.
event-turn-skipped-limit = { $player } is skipped: the limit of turns in a round is reached.
event-place = { $player } places { $worker } on { $place }.
event-place-crowded = { $player } places { $worker } on { $place }, where every space is taken.
event-place-aside = { $player } lays { $worker } aside, as no space is free.
event-no-use = { $player } does not use { $place }.
event-execution = { $player } carries out the action of { $place }.
event-execution-second = { $player } carries out the action of { $place } a second time.
event-execution-borrowed = { $player } carries out the action of { $place } without standing there.
event-receive = { $player } receives { $goods }{ $why }.
event-receive-less = { $player } receives only { $goods } instead of { $wanted }{ $why }: the supply is empty.
event-receive-nothing = { $player } should receive { $missed }{ $why }, but the supply is empty.
event-receive-monster = { $player } takes { $goods } from the monster{ $why }.
event-receive-opponent = { $player } takes { $goods } from { $opponent }{ $why }.
event-pay = { $player } pays { $goods }{ $why }.
event-sacrifice = { $player } sacrifices { $goods }{ $why }.
event-vp-gained = { $player } gains { $vp }{ $why } and now has { $total }.
event-vp-lost = { $player } loses { $vp }{ $why } and now has { $total }.
event-vp-same = { $player } gains { $vp }{ $why } and stays at { $total }.
event-chase = { $player } chases { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} of { $victim } away from { $place }.
event-chase-special = { $player } chases { $n ->
    [one] the special worker
   *[other] { $n } workers, the special worker among them,
} of { $victim } away from { $place }.
event-move = { $player } moves the worker from { $from } to { $place }.
event-recruit = { $player } recruits { $worker } for { $goods }.
event-recruit-free = { $player } recruits { $worker } for free.
event-worker-home-place = { $worker } of { $player } goes back from { $place } to the playerboard ({ $reason }).
event-worker-home-supply = { $worker } of { $player } goes back from the private supply to the playerboard ({ $reason }).
home-chased = chased away
home-unpaid = not paid
home-sacrificed = given up
event-claim = { $player } claims { $card } from slot { $slot }{ $why }.
event-claim-gold = { $player } claims { $card } from slot { $slot }, which gives { $goods }{ $why }.
event-claim-paid = { $player } claims { $card } from slot { $slot }, which costs { $goods }{ $why }.
event-give-pact = { $player } gives { $receiver } { $card }{ $why }.
event-discard-pact = { $player } discards { $card }{ $why }.
event-discard-pact-display = { $card } is discarded from the display{ $why }.
event-display = On display, from new to old: { $cards }.
event-display-empty = The display is empty.
event-upgrade-place = { $player } upgrades { $place } to level { $level } { $price } ({ $points }).
event-upgrade-tower = { $player } adds { $card } to the tower { $price } ({ $points }).
event-marker-home = { $player } sends the upgrade marker of { $owner } on level { $level } of { $place } back{ $why }.
event-marker-replaced = { $player } replaces the upgrade marker of { $owner } on level { $level } of { $place }{ $why }.
event-climb-first = { $player } enters { $place } on level { $level }.
event-climb = { $player } climbs to level { $level } of { $place }.
event-owner-bonus = { $player } receives { $goods } for upgrades at { $place }.
event-owner-bonus-nothing = { $player } gets nothing for upgrades at { $place }: the supply is empty.
event-draw-omen = { $player } draws { $card }{ $why }.
event-play-omen = { $player } plays { $card }. { $text }
event-omen-off-paid = { $player } discards { $card } as payment{ $why }.
event-omen-off-replaced = { $player } discards { $card }, which another one replaces.
event-omen-off-burned = { $player } discards { $card } for VP{ $why }.
event-omen-off-exchanged = { $player } discards { $card } in exchange{ $why }.
event-draw-revenge = { $player } draws { $card }{ $why }.
event-return-revenge = { $player } shuffles { $card } back into its pile{ $why }.
event-give-revenge = { $player } gives { $receiver } { $card }{ $why }.
event-draw-secret = { $player } draws { $card }{ $why }.
event-return-secret = { $player } shuffles { $card } back into its pile{ $why }.
event-fulfil-full = { $player } fulfils { $card }.
event-fulfil-reduced = { $player } fulfils { $card } with fewer resources.
event-fulfil-free = { $player } fulfils { $card } without its resources.
event-private-track = The marker of { $player } on { $master } moves to { $position }: { $text }.
event-private-track-empty = The marker of { $player } on { $master } moves to { $position }.
event-general-track = The general pact marker moves to { $label }: { $text }.
event-general-track-empty = The general pact marker moves to { $label }.
event-pay-day = Pay day: { $player } pays all { $paid ->
    [one] { $paid } recruited worker
   *[other] { $paid } recruited workers
}.
event-pay-day-leaving = Pay day: { $player } pays { $paid } of { $due ->
    [one] { $due } recruited worker
   *[other] { $due } recruited workers
}; { $leaving ->
    [one] { $leaving } leaves
   *[other] { $leaving } leave
}.
event-pay-day-none = Pay day: { $player } has nobody to pay.
event-multiplier = The multiplier of { $player } is now { $factor }.
event-rob = { $player } robs the monster of { $goods }.
event-start-claim = { $player } claims the starting player marker{ $why }.
event-start-moves = { $player } becomes the starting player.
event-skill = { $player } uses { $card }. { $text }
event-reshuffle = The discarded { $cards } are shuffled and become the new pile ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
event-end-triggered-points = { $player } has reached { $n } VP: the end of the game has come.
event-end-triggered-pyramid = { $player } has reached the top of the pyramid: the end of the game has come.
event-end-triggered-rounds = The last round is over: the end of the game has come.
event-reveal = { $player } reveals { $card }.
event-reveal-pact = { $player } has fulfilled { $card }.
event-reveal-omen = { $player } has the active omen: { $card }.
event-score = { $player }: { $line }.
event-tie = { $players } are tied (upgrades: { $upgrades }, resources: { $resources }).
event-worthy = { $player } has proved the worthier.
event-game-over = { $player } wins! Final totals: { $totals }.
event-game-over-nobody = The game is over. Final totals: { $totals }.

## Options of a game

option-board = Gameboard
option-board-help = "normal", or "extreme": the back of the board, for experienced players.
option-masters = Masterboards
option-masters-help = "a": everybody has the same masterboard; "b": everybody chooses one of four different ones. Both rulebooks recommend two of these, Intelligence (B3) and Fate (B4), for three or more players.
option-skills = One-time skills
option-skills-help = Whether every player draws a skill that can be used once; without a choice only with different masterboards.
option-start-player = Starting player
option-start-player-help = Drawn at random, or the number of a seat.
option-edition = Edition
option-edition-help = Where the two rulebooks differ, "de" and "en" play the German and the English text to the letter, and "table" plays what we recommend. It decides those of the following options that are not given.
option-omen-deck = Number of omens
option-omen-deck-help = How many omens are in the game: the German text counts 50, the English one 45.
option-tiebreak = Tie-break
option-tiebreak-help = What decides a tie first: the number of upgrades (German text) or the number of resources (English text).
option-tie-upgrades = Upgrades in a tie
option-tie-upgrades-help = What counts as upgrades in a tie: those that lie there in the end ("the most upgrades", English text), or all that were performed, those undone by others included ("durchgeführte Aufwertungen", German text).
option-worker-sacrifice = Workers to give up
option-worker-sacrifice-help = Which workers may be given up for the masterboards Intelligence and Fate: any other recruited one (German text), or only one from the supply (English text).
option-end-trigger = End of the game
option-end-trigger-help = Whoever triggers the end completes the turn (English text), or only the effect: the game ends "at once" (German text).
option-free-pact-omens = Omens of free pacts
option-free-pact-omens-help = Whether a pact that is fulfilled without resources still costs its omens: the German text says so, the English text counts omens among the resources.
option-extreme-give = Giving pacts away on the Extreme board
option-extreme-give-help = Whether it costs a revenge card instead of the 2 VP (English text), or both (German text, which waives no VP).
option-special-worker = Special worker
option-special-worker-help = Two complete actions, as both texts say. That a resource tower upgrade counts for the first one only is asked for by no rulebook; older games were played so.
option-resource-cap = Limit of points for resources
option-resource-cap-help = Both texts say "at most 15 VP" and leave open for what: for all resources together (our reading), or for each kind.
option-tower-element = Element of the tower
option-tower-element-help = Whether an elemental tower upgrade gives its printed points only (our reading of both texts), or its element is controlled as well and counts in step 6 of the final scoring ("power over another element").
option-chase-masters = Chasing away from masterboards
option-chase-masters-help = Whether workers on the own place of a masterboard can be chased away. Both texts leave it open; by our reading they cannot. Nobody else may ever stand there.
option-crowding-in = Crowding in
option-crowding-in-help = Whether the skill that places a worker on an occupied space works on the board only (our reading) or on the own masterboard as well. Both texts leave it open.
option-max-rounds = Limit of rounds
option-max-rounds-help = After this many rounds the final scoring follows; 0 means no limit.
option-max-turns-per-round = Limit of turns in a round
option-max-turns-per-round-help = After this many turns in one round a player is skipped; 0 means no limit.

## The table in the terminal

board-round = Round { $n }
board-start = starting player: { $player }
board-claimant = claimed by { $player }
board-round-card = Round card
board-price = ({ $n } gold)
board-letter-loyal = L
board-letter-additional = A
board-letter-special = S
board-free = free
board-upgraded = upgrade marker
board-pyramid = Pyramid of Doom
board-display = Pacts on display
board-tracker = General pact tracker
board-piles = Piles
board-pile = { $cards } { $n }
board-supply = Supply
board-monster = Monster
board-vp = VP
board-available = Workers
board-slots = On slots
board-level = Pyramid
board-markers = Markers
board-master = Master
board-position = at { $n }
board-skill = Skill
board-towers = Tower
board-active = Active omen
board-open = Open pacts
board-fulfilled = Fulfilled
board-omens = Omens
board-revenge = Revenge
board-secrets = Secrets
board-unfulfilled = Unfulfilled pacts
board-own = Your cards
board-scoring = Final scoring
board-total = Total
board-you = You
board-place = place
board-masterboard = masterboard
board-rating = Complexity
board-element = Element
board-kind = Use

## Why something cannot be pointed at

why-not-needs = Needs { $needs }, you have { $has }.
why-not-needs-besides = Needs { $needs } besides the rest, you have { $has } left.
why-not-no-change = It would change nothing now.
why-not-nobody-concerned = It would change nothing for anybody now.

# workers and places
why-not-loyal-placed = All your loyal workers are placed.
why-not-additional-placed = { $n ->
    [one] Your additional worker is placed.
   *[other] All { $n } additional workers you have recruited are placed.
}
why-not-additional-home = You have not recruited an additional worker.
why-not-special-placed = Your special worker is placed.
why-not-special-home = You have not recruited the special worker.
why-not-full = { $n ->
    [one] Its only space is taken ({ $players }).
    [2] Both spaces are taken ({ $players }).
   *[other] All { $n } spaces are taken ({ $players }).
}
why-not-no-spaces = This place is not used with { $n } players.
why-not-others-place = Only { $player } can visit this place.
why-not-pacts-later = First place a worker: pacts are fulfilled in step 2.
why-not-omen-just-so = To play it, place a worker on { $place }, or use a card that lets you.
why-not-used-this-round = You have used it in this round already.
why-not-by-itself = It works by itself.
why-not-scored-later = It is scored at the end of the game.
why-not-skill-used = You have used this skill already.
why-not-skill-after-action = You can use it when a worker has carried out an action.
why-not-skill-placing = You can use it when you place a worker: point at a full place.
why-not-skill-step-two = You can use it in step 2, when pacts are fulfilled.
why-not-chase-here = Nobody is chased away from this place itself.
why-not-chase-masterboard = Nobody can be chased away from a masterboard.
why-not-nobody-here = Nobody stands here.
why-not-protected = An active omen protects the workers of { $player }.
why-not-loyal-stay = Only loyal workers of opponents stand here, and nobody can chase those away.
why-not-own-workers = Only your own workers stand here.
why-not-no-group = { $player } has no additional workers there.
why-not-nobody-to-chase = There are no opposing workers that can be chased away.
why-not-all-recruited = You have recruited all your workers.
why-not-recruited-additional = You have recruited all your additional workers.
why-not-recruited-special = You have recruited the special worker already.
why-not-special-last = The special worker comes last: { $n ->
    [one] { $n } additional worker is
   *[other] { $n } additional workers are
} to be recruited before.
why-not-nobody-to-give-up = You have no recruited worker to give up.
why-not-loyal-given-up = Loyal workers cannot be given up.
why-not-none-available = You have no available additional worker.
why-not-only-available = Only an available worker can be given up, and this one is placed.
why-not-visiting = The worker who visits this place cannot be given up.
why-not-loyal-unpaid = Only your loyal workers stand here, and they need no pay.
why-not-not-full = { $n } of { $spaces } spaces { $n ->
    [one] is
   *[other] are
} free: only a full place lends its action.
why-not-never-lent = This place never lends its action.
why-not-stands-here = Your worker stands here already.
why-not-no-current-worker = You have placed no worker yet in this turn.
why-not-borrowing = An action is being borrowed already.
why-not-nothing-to-borrow = No full place has an action that you could carry out.

# players
why-not-has-nothing = { $player } has no resources.
why-not-has-none = { $player } has { $none }.
why-not-not-tied = { $player } is not among those who are tied.
why-not-master-taken = { $player } has taken this masterboard.

# resources
why-not-have-none = You have { $none }.
why-not-no-resources = You have no resources.
why-not-no-vp = You have no VP left to give up.
why-not-supply-empty = The supply is empty.
why-not-supply-out = The supply has no { $good } left.
why-not-not-on-monster = There is no { $good } on the monster.
why-not-monster-empty = Nothing lies on the monster.
why-not-nothing-to-steal = No opponent has a resource.
why-not-just-received = You have received this kind in this trade: it cannot be handed in again.
why-not-handed-in = You have handed this kind in in this trade.
why-not-nothing-to-exchange = The supply has nothing else to offer for it.
why-not-not-due = The pact does not ask for this any more.
why-not-rest-not-payable = Then you could not pay the rest.
why-not-nothing-counted = It would bring nothing ({ $tally }).

# upgrades and pyramid
why-not-no-marker = You have no upgrade marker left.
why-not-highest-level = Level { $n } is the highest.
why-not-own-tower = You have this upgrade already.
why-not-others-tower = { $player } has taken this upgrade.
why-not-tower-slot = The slot for it on your tower is taken.
why-not-no-upgrade = No upgrade is left for you.
why-not-cheapest-upgrade = The cheapest upgrade costs { $goods }, you have { $has }.
why-not-own-marker = This is your own marker.
why-not-no-opposing-marker = No opponent has an upgrade marker on a location.
why-not-top = You have reached the top of the pyramid.
why-not-level-full = Level { $n } is full ({ $room ->
    [one] it has room for { $room } marker
   *[other] it has room for { $room } markers
}).
why-not-multiplier-highest = Your multiplier cannot get any higher.

# cards
why-not-display-empty = No pact lies on the display.
why-not-slot-costs = Its slot costs { $goods }, you have { $has }.
why-not-no-pact-left = No pact is left to be dealt.
why-not-no-pact = You have no unfulfilled pact.
why-not-no-fitting-pact = No pact of yours fits.
why-not-reward-too-large = Its reward of { $points } VP is too large: { $n } at most.
why-not-even-reduced = You are { $short } resources short, and only { $n } can be left out.
why-not-no-omens = You have no omen in hand.
why-not-no-other-omen = You have no other omen in hand.
why-not-no-playable-omen = No omen of yours can be played now.
why-not-no-omen-left = No omen is left to be drawn.
why-not-no-secret-left = No secret pact is left to be drawn.
why-not-no-revenge = You have no revenge card.
why-not-active-no-payment = Your active omen cannot be used as payment, only omens in hand can.
why-not-claimed-already = You have claimed the starting player marker already.

## The catalogue

name = Wutaki
about = A god is angry, a monster is hungry: send your workers out, feed the beast and keep your pacts before the volcano does.
time = about 60–90 minutes
catalogue-deck-pact = pacts
catalogue-deck-omen = omens
catalogue-deck-revenge = revenge cards
catalogue-deck-round = round cards
catalogue-deck-secret = secret pacts
catalogue-deck-element = element cards
catalogue-deck-tower = tower upgrades
catalogue-deck-cost-marker = cost markers
catalogue-deck-skill = one-time skills
catalogue-deck-master = masterboards
catalogue-area-recruiting = Recruiting
catalogue-area-recruiting-is = Workers are recruited from the slots of your playerboard, from left to right; the special worker comes last.
catalogue-area-omen-piles = Omen piles
catalogue-area-omen-piles-is = Omens are drawn here; those played or paid lie face up beside the pile and are shuffled when it is empty.
catalogue-area-revenge-pile = Revenge pile
catalogue-area-revenge-pile-is = Revenge cards are drawn here; those you get rid of are shuffled back in.
catalogue-area-display = pact display
catalogue-area-display-is = Four pacts lie open. Who claims one receives the gold above its slot, or pays it on the Extreme board.
catalogue-area-supply = supply
catalogue-area-supply-is = Resource markers that nobody has. What is used up cannot be received.
catalogue-area-monster = Monster
catalogue-area-monster-is = Everything that is sacrificed lies here until somebody takes it.
catalogue-area-tracker = General pact tracker
catalogue-area-tracker-is = Each fulfilled pact of any player moves the marker one space on round the ring.
catalogue-area-level = { $place }, level { $n }
catalogue-area-aside-is = If no space is free anywhere, a worker is laid aside: it does nothing in this round.

symbol-stone = Stone
symbol-stone-is = A resource, collected in the quarry.
symbol-wood = Wood
symbol-wood-is = A resource, collected in the forest.
symbol-sheep = Sheep
symbol-sheep-is = A resource, collected on the meadow.
symbol-oil = Oil
symbol-oil-is = A resource, collected at the oil spring.
symbol-gold = Gold
symbol-gold-is = A resource, collected on the gold market; upgrades are paid with it.
symbol-any = Any resource
symbol-any-is = A resource of any kind, gold included: whoever pays or receives it chooses.
symbol-cost = Cost resource
symbol-cost-is = The kind of resource on your own cost marker; for every player it is another one.
symbol-vp = Victory points
symbol-vp-is = Points on the track round the board; most points in the end win.
symbol-lose-vp = Points lost
symbol-lose-vp-is = So many victory points are lost, never below 0.
symbol-supply = Supply
symbol-supply-is = What is paid goes here and what is received comes from here; an empty supply gives nothing.
symbol-monster = Monster
symbol-monster-is = What is sacrificed lies on it until somebody takes it.
symbol-fire = Fire
symbol-fire-is = One of the four elements; its opposite is water.
symbol-water = Water
symbol-water-is = One of the four elements; its opposite is fire.
symbol-earth = Earth
symbol-earth-is = One of the four elements; its opposite is wind.
symbol-wind = Wind
symbol-wind-is = One of the four elements; its opposite is earth.
symbol-element = Element card
symbol-element-is = Your secret element: its fulfilled pacts bring points, pacts of its opposite cost points.
symbol-player = Player
symbol-player-is = One player.
symbol-me = You
symbol-me-is = The player whose turn it is.
symbol-opponent = Opponent
symbol-opponent-is = Another player; without a number it means each of them or one you choose, as the sentence says.
symbol-everybody = All players
symbol-everybody-is = It concerns everybody, from the starting player on clockwise.
symbol-worker = Worker
symbol-worker-is = A figure that visits a place in your turn.
symbol-this-worker = Your worker of this turn
symbol-this-worker-is = The worker you have placed in this turn.
symbol-opposing-worker = Opposing worker
symbol-opposing-worker-is = A worker of another player.
symbol-group = Group
symbol-group-is = All additional workers of one opponent at one place.
symbol-loyal = Loyal worker
symbol-loyal-is = You have four from the start; nobody can chase them away and they need no pay.
symbol-additional = Additional worker
symbol-additional-is = Has to be recruited first, wants pay on pay day and can be chased away.
symbol-special = Special worker
symbol-special-is = The last one to be recruited; it can carry out its action twice.
symbol-recruited = Recruited workers
symbol-recruited-is = Additional workers off their slots, the special one included, placed or not.
symbol-start = Starting player
symbol-start-is = Whoever holds this marker begins the round; a claimed marker moves at its end.
symbol-pact = Pact
symbol-pact-is = Sacrifice what it asks for and it brings what it promises; unfulfilled it costs points in the end.
symbol-pacts = Unfulfilled pacts
symbol-pacts-is = Pacts you have claimed and not fulfilled yet.
symbol-secret = Secret pact
symbol-secret-is = Brings points in the end if its condition holds; only its owner knows it.
symbol-secrets = Secret pacts
symbol-secrets-is = How many secret pacts a player holds.
symbol-omen = Omen
symbol-omen-is = A card for your secret hand: play it, or pay with it.
symbol-omens = Omens in hand
symbol-omens-is = How many omens a player holds.
symbol-revenge = Revenge card
symbol-revenge-is = Keep to its limit in the end, or you lose points; only its owner knows it.
symbol-round = Round card
symbol-round-is = Brings something new for this round: a place, a bonus or a burden.
symbol-tower = Tower upgrade
symbol-tower-is = One of each sort fits your tower, and nobody can take it away.
symbol-skill = One-time skill
symbol-skill-is = An ability that you can use once in the game.
symbol-master = Masterboard
symbol-master-is = Your master: a track that your pacts move on, a place of your own, or another gift.
symbol-cost-marker = Cost marker
symbol-cost-marker-is = Shows the kind that “cost resource” means for you.
symbol-deck = Pile
symbol-deck-is = Face-down cards; nobody knows their order.
symbol-hand = Hand
symbol-hand-is = Cards that only their owner sees.
symbol-display = Pact display
symbol-display-is = Four open pacts; the older ones lie further to the right.
symbol-tracker = General pact tracker
symbol-tracker-is = Each fulfilled pact moves its marker: to omens for everybody, and to pay day.
symbol-multiplier = Multiplier
symbol-multiplier-is = Your points for other players' pacts are multiplied by it.
symbol-space = Place
symbol-space-is = A place with worker spaces; one worker fits on each.
symbol-pyramid = Pyramid of Doom
symbol-pyramid-is = Climb level by level: each costs resources and brings points, and the top ends the game.
symbol-level = Level of the pyramid
symbol-level-is = How high a player has climbed.
symbol-chase = Chase away
symbol-chase-is = A group of an opponent's additional workers goes home.
symbol-claim = Claim a pact
symbol-claim-is = Take an open pact; it lies before you until you fulfil it.
symbol-give = Give away a pact
symbol-give-is = An opponent has to take an open pact.
symbol-renew = Renew pacts
symbol-renew-is = The open pacts are discarded and new ones are dealt.
symbol-upgrade = Upgrade
symbol-upgrade-is = Lay one of your markers on a place or your tower: better yields for all, points and bonuses for you.
symbol-marker = Upgrade marker
symbol-marker-is = You have six; each upgrade and the pyramid need one.
symbol-markers = Upgrade markers left
symbol-markers-is = How many upgrade markers a player can still lay.
symbol-owner = Owner's bonus
symbol-owner-is = Whoever has a marker here receives it at every visit, whoever visits.
symbol-recruit = Recruit
symbol-recruit-is = The next worker leaves its slot and is available at once.
symbol-present = Present
symbol-present-is = A revenge card goes to an opponent.
symbol-pillage = Pillage
symbol-pillage-is = Take everything that lies on the monster.
symbol-play-omen = Play an omen
symbol-play-omen-is = Play one omen from your hand.
symbol-draw-omen = Draw an omen
symbol-draw-omen-is = Take omens from the pile into your hand.
symbol-trade = Trade
symbol-trade-is = Exchange resources with the supply one for one, or buy some for points.
symbol-swap = Exchange
symbol-swap-is = One thing is given for another.
symbol-pay-day = Pay day
symbol-pay-day-is = One cost resource for every recruited worker; whoever is not paid goes home.
symbol-receive = Receive
symbol-receive-is = Take it from the supply or from the pile.
symbol-pay = Pay
symbol-pay-is = Put it into the supply.
symbol-sacrifice = Sacrifice
symbol-sacrifice-is = Put it on the monster.
symbol-return = Return
symbol-return-is = It goes back where it came from: supply, playerboard or pile.
symbol-rob = Rob the monster
symbol-rob-is = You may take what lay on the monster before this pact, without a revenge card.
symbol-send-home = Give up a worker
symbol-send-home-is = One of your recruited workers goes back to its slot.
symbol-burn = Discard omens
symbol-burn-is = Omens are discarded from the hand for points.
symbol-twice = Twice
symbol-twice-is = The action of a worker is carried out a second time.
symbol-crowd = Crowd in
symbol-crowd-is = Your worker may stand on an occupied space.
symbol-guard = Bodyguard
symbol-guard-is = Your groups of workers cannot be chased away.
symbol-new-round = Another round card
symbol-new-round-is = One more round card is revealed.
symbol-arrow = For
symbol-arrow-is = What stands before it is the price of what follows; it is paid as a whole or not at all.
symbol-or = Or
symbol-or-is = One of the two.
symbol-per = For each
symbol-per-is = Counted once for each of what follows.
symbol-own = Own
symbol-own-is = Only what belongs to you counts.
symbol-most = The most
symbol-most-is = More than every other player; a tie does not count.
symbol-limit = At most
symbol-limit-is = Not more than this number.
symbol-at-least = At least
symbol-at-least-is = Not fewer than this number.
symbol-once = One-time
symbol-once-is = Carried out once, then discarded.
symbol-permanent = Permanent
symbol-permanent-is = Stays open before you; you can have only one.
symbol-per-round = Once per round
symbol-per-round-is = Can be used once from one round card to the next.
symbol-end = At the end
symbol-end-is = Scored at the end of the game.
symbol-use-worker = Use your worker
symbol-use-worker-is = The worker of this turn carries out the action.
symbol-paid = At its price
symbol-paid-is = The usual resources have to be paid.
symbol-free = Free
symbol-free-is = No resources have to be paid; other costs, such as omens, remain.
symbol-discount = Cheaper
symbol-discount-is = So much gold less, never below 0.
symbol-unfulfilled = Unfulfilled
symbol-unfulfilled-is = Claimed, but not fulfilled yet.
symbol-fulfilled = Fulfilled
symbol-fulfilled-is = Paid for and laid face down; it counts in the end.
symbol-reconstructed = Reconstructed
symbol-reconstructed-is = The printed card is not known to us; this one is our own proposal.

setting-board = The normal side, or its back for experienced players.
setting-edition = Where the two rulebooks differ: what we recommend, or the German or the English text to the letter. It decides those of the following options that are automatic.
setting-masters = The same board for everybody, or one of four different ones for each. Both rulebooks recommend two of these, Intelligence and Fate, for three or more players.
setting-skills = Whether everybody draws a skill that can be used once; left open, only with different masterboards.
value-board-normal = Normal
value-board-extreme = Extreme
value-masters-a = All alike
value-masters-b = All different
value-skills-on = With skills
value-skills-off = Without skills
value-start-player-random = Drawn at random
value-start-player-n = Seat { $n }
value-edition-table = Our recommendation
value-edition-de = German text to the letter
value-edition-en = English text to the letter
value-omen-deck-50 = 50 omens (German text, our reading)
value-omen-deck-45 = 45 omens (English text)
value-tiebreak-upgrades-first = Upgrades first (German text, our reading)
value-tiebreak-resources-first = Resources first (English text)
value-tie-upgrades-lying = Those lying in the end (English text, our reading)
value-tie-upgrades-performed = All that were performed (German text)
value-worker-sacrifice-any-other = Any other recruited worker (German text, our reading)
value-worker-sacrifice-available = Only an available worker (English text)
value-end-trigger-finish-turn = After the turn (English text, our reading)
value-end-trigger-immediate = At once (German text)
value-free-pact-omens-must-pay = Omens are still paid (German text, our reading)
value-free-pact-omens-free = No omens either (English text)
value-extreme-give-revenge-only = Only a revenge card (English text, our reading)
value-extreme-give-revenge-and-vp = A revenge card and VP (German text)
value-special-worker-two-actions = Two complete actions (both texts)
value-special-worker-doubled = Tower upgrade counts once (no rulebook)
value-resource-cap-total = All together (our reading)
value-resource-cap-per-kind = Each kind (another reading)
value-tower-element-bonus-only = Printed points only (our reading)
value-tower-element-controlled = Counts in step 6 as well (another reading)
value-chase-masters-off = No (our reading)
value-chase-masters-on = Yes (another reading)
value-crowding-in-board = On the board only (our reading)
value-crowding-in-own-master = On the own masterboard as well (another reading)
value-max-turns-per-round-0 = No limit
value-max-turns-per-round-n = { $n } turns

## Where values come from

pack-kind-checksum = Sums
pack-kind-supply = Resource markers
pack-kind-figures = Single figures
pack-kind-location = Places
pack-kind-extreme = Extreme board
pack-kind-level = Pyramid of Doom
pack-kind-display = Pact display
pack-kind-tracker = Pact tracker
pack-kind-master = Masterboards
pack-kind-skill = One-time skills
pack-kind-cost-marker = Cost markers
pack-kind-element = Element cards
pack-kind-tower = Tower upgrades
pack-kind-pact = Pacts
pack-kind-omen = Omens
pack-kind-revenge = Revenge cards
pack-kind-round = Round cards
pack-kind-secret = Secret pacts
pack-field-name = Name
pack-field-pacts = Pacts by element
pack-field-rounds = Round cards by kind
pack-field-spaces-normal = Worker spaces, normal board
pack-field-spaces-extreme = Worker spaces, Extreme board
pack-field-stone = Stone
pack-field-wood = Wood
pack-field-sheep = Sheep
pack-field-oil = Oil
pack-field-gold = Gold
pack-field-start-vp = Points at the start
pack-field-start-resources = Resources of each kind at the start
pack-field-start-omens = Omens at the start
pack-field-end-vp = Points that end the game
pack-field-unfulfilled = Loss for an unfulfilled pact
pack-field-others-pact = Points for others' pacts
pack-field-set-size = Equal resources in a set
pack-field-set-vp = Points for a set
pack-field-sets-most = Most points for sets
pack-field-upgrade-vp = Points for an upgrade
pack-field-recruit = Cost of workers 1 to 4
pack-field-special-cost = Cost of the special worker
pack-field-special-gold = Gold for the special worker
pack-field-extreme-additional = Additional workers, Extreme board
pack-field-spaces = Worker spaces for 2, 3, 4 players
pack-field-amounts = Yield at levels 0, 1, 2
pack-field-upgrade-costs = Upgrade costs
pack-field-owner-bonus = Bonus for the owner
pack-field-action = Action
pack-field-room = Room for markers
pack-field-cost = Cost
pack-field-normal = Normal board
pack-field-extreme = Extreme board
pack-field-label = Place in the ring
pack-field-players = Used from so many players on
pack-field-effect = Effect
pack-field-rating = Difficulty
pack-field-track = Track
pack-field-multiplier = Multiplier at 0 to 4
pack-field-place = Own place
pack-field-climb = On the pyramid
pack-field-resource = Resource
pack-field-element = Element
pack-field-bonus = Bonus
pack-field-malus = Penalty
pack-field-sort = Kind of upgrade
pack-field-reward = Reward
pack-field-kind = Kind
pack-field-edition = Edition
pack-field-limit = Limit
pack-field-loss = Loss
pack-field-condition = Condition
pack-field-vp = Points
option-max-rounds-ours = The limit is ours: the rulebook knows none.
option-max-turns-per-round-ours = The limit is ours: the rulebook knows none.
