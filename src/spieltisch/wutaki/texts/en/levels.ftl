# How bots play: for each level a name and, in one line, its character.

random = Dice-thrower
random-is = Chooses at random.
first-game = Guest
first-game-is = Plays as in a first game: goes by mood, has favourites, and looks at nobody but itself.
careless = Daydreamer
careless-is = Knows what is good, but is easily taken with something else, and forgets to watch the others.
steady = Apprentice
steady-is = Works towards its own pacts in an orderly way, and does not watch the others.
thumb = Villager
thumb-is = Steady, by rules of thumb: collects what the pacts need and seldom wastes a worker.
keen = Trader
keen-is = Has seen many games and answers at a glance; now and then rashly.
strong = Elder
strong-is = Plans several turns, weighs what the others are up to, and punishes wasted time.
master = High priestess
master-is = Thinks each move through for a whole second. Hardly ever gives anything away.
