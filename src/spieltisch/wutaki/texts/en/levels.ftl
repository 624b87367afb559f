# How bots play: for each level a name and, in one line, its character.

random = Dice-thrower
random-is = Chooses at random.
first-game = Guest
first-game-is = Plays as in a first game: tries things out and often overlooks the better one.
careless = Daydreamer
careless-is = Knows how it is done, but every fifth time the thoughts are elsewhere.
steady = Apprentice
steady-is = Goes about it in an orderly way, and now and then misses something.
thumb = Villager
thumb-is = Steady, by rules of thumb: collects what the pacts need and seldom wastes a worker.
keen = Trader
keen-is = Takes a quick look ahead and knows when a detour pays.
strong = Elder
strong-is = Plans several turns, weighs what the others are up to, and punishes wasted time.
master = High priestess
master-is = Thinks each move through for a whole second. Hardly ever gives anything away.
