# How bots play: for each level a name and, in one line, its character.

random = Dice-thrower
random-is = Chooses at random.
first-game = Conscript
first-game-is = Plays as in a first game: tries things out and often overlooks the better one.
careless = Daredevil
careless-is = Knows how it is done, but every fifth time acts before thinking.
steady = Corporal
steady-is = Goes about it in an orderly way, and now and then misses something.
thumb = Veteran
thumb-is = Steady, by rules of thumb: builds an economy, then fights for the ark.
keen = Officer
keen-is = Takes a quick look ahead and picks fights that can be won.
strong = Strategist
strong-is = Plans several turns, counts everybody’s dice, and takes the ark when it hurts most.
master = Marshal
master-is = Thinks each move through for a whole second. Hardly ever gives anything away.
