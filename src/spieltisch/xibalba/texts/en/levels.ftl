# How bots play: for each level a name and, in one line, its character.

random = Dice-thrower
random-is = Chooses at random.
first-game = Conscript
first-game-is = Plays as in a first game: goes by mood, has favourites, and looks at nobody but itself.
careless = Daredevil
careless-is = Knows what is good, but is easily taken with something else, and forgets to watch the others.
steady = Corporal
steady-is = Looks after its own base in an orderly way, and does not watch the others.
thumb = Veteran
thumb-is = Steady, by rules of thumb: builds an economy, then fights for the ark.
keen = Officer
keen-is = Has seen many games and answers at a glance; now and then rashly.
strong = Strategist
strong-is = Plans several turns, counts everybody’s dice, and takes the ark when it hurts most.
master = Marshal
master-is = Thinks each move through for a whole second. Hardly ever gives anything away.
