# How bots play: for each game and level a name and, in one line, its character.

random = Dice-thrower
random-is = Chooses at random.
first-game = Guest
first-game-is = Plays as in a first game: tries things out and often overlooks the better one.
careless = Daydreamer
careless-is = Knows how it is done, but every fifth time the thoughts are elsewhere.
steady = Apprentice
steady-is = Goes about it in an orderly way, and now and then misses something.
thumb = Regular
thumb-is = Steady, by rules of thumb.
keen = Keen
keen-is = Takes a quick look ahead.
strong = Strong
strong-is = Plans several turns and weighs what the others are up to.
master = Master
master-is = Thinks each move through for a whole second.
