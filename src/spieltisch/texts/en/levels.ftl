# How bots play: for each level a name and, in one line, its character. A game may call them otherwise.

random = Dice-thrower
random-is = Chooses at random.
first-game = Beginner
first-game-is = Plays as in a first game: tries things out and often overlooks the better one.
careless = Daydreamer
careless-is = Knows how it is done, but every fifth time the thoughts are elsewhere.
steady = Apprentice
steady-is = Goes about it in an orderly way, and now and then misses something.
thumb = Regular
thumb-is = Plays soundly and without haste, but does not look far ahead.
keen = Challenger
keen-is = Takes a quick look ahead and uses what it finds.
strong = Expert
strong-is = Thinks through what may come, and seldom misses a chance.
master = Master
master-is = Thinks each move through for a whole second. Hardly ever gives anything away.
