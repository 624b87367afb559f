# Words of the notation. Game records are written with the English ones: those must not change.

chance = chance
done = done
none = none
yes = yes
at = at

# resources
good = resource
pay = pay
sacrifice = sacrifice
hand-in = hand in
take = take
buy = buy
steal = steal
waive = waive

# workers and places
worker = worker
recruit = recruit
give-up = give up
place = place
location = location
chase = chase
upgrade = upgrade
leave = leave
borrow = borrow
marker = marker

# players and boards
player = player
start = start
worthy = worthy
master = master
choose = choose

# cards
card = card
draw = draw
draft = draft
claim = claim
give = give
fulfil = fulfil
discard = discard
return = return
use = use
play = play
keep = keep

# kinds of resources
good-stone = stone
good-wood = wood
good-sheep = sheep
good-oil = oil
good-gold = gold
good-any = any

# types of workers
worker-loyal = loyal
worker-additional = additional
worker-special = special
