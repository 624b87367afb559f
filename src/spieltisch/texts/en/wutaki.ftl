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
pact-brief = { $element }; { $cost } → { $reward }
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
option-masters-help = "a": everybody has the same masterboard; "b": everybody chooses one of four different ones.
option-skills = One-time skills
option-skills-help = Whether every player draws a skill that can be used once; without a choice only with different masterboards.
option-start-player = Starting player
option-start-player-help = Drawn at random, or the number of a seat.
option-edition = Edition
option-edition-help = Where the German and the English rules differ: "de" or "en" decides the following options that are not given.
option-omen-deck = Number of omens
option-omen-deck-help = 50 as in the German edition, or 45 as in the English one.
option-tiebreak = Tie-break
option-tiebreak-help = What decides a tie first: the number of upgrades or the number of resources.
option-special-worker = Special worker
option-special-worker-help = "two_actions": two complete actions; "doubled": a resource tower upgrade counts for the first of them only.
option-worker-sacrifice = Workers to give up
option-worker-sacrifice-help = Whether for two of the masterboards any other recruited worker may be given up or only an available one.
option-end-trigger = End of the game
option-end-trigger-help = "finish_turn": who triggers the end completes the turn; "immediate": only the effect.
option-free-pact-omens = Omens of free pacts
option-free-pact-omens-help = Whether a pact that is fulfilled without resources still costs its omens.
option-extreme-give = Giving pacts away on the Extreme board
option-extreme-give-help = Whether it costs a revenge card only, or VP as well.
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
