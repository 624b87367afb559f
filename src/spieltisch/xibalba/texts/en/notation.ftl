# Words of the notation. Game records are written with the English ones: those must not change.

chance = chance
done = done
yes = yes
no = no
keep = keep
use = use
add = add
give-up = give up
die = die
pool = pool
buy = buy
resolve = resolve
block = block
destroy = destroy
move = move
discard = discard
draw = draw
field = field
player = player
attack = attack
start = start
replace = replace
faction = faction
roll = roll

# faces of dice
face-resource-blank = blank resource
face-resource-1 = resource 1
face-resource-2 = resource 2
face-resource-3 = resource 3
face-attack-blank = blank attack
face-attack = attack
face-critical = critical
face-paragon-blank = blank paragon
face-paragon-1 = paragon 1
face-paragon-2 = paragon 2

# dice
die-resource = resource
die-attack = attack

# decks
kind-soldier = soldiers
kind-civilian = civilians
kind-building = buildings
kind-event = events

# general actions
button-discard = discard
button-reorganise = reorganise
button-medicine = medicine
button-weapon = weapon
button-tactical = tactical
button-harvest = harvest
button-expand = expand
