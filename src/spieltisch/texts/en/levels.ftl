# How bots play: for each game and level a name and, in one line, its character.

## Wutaki

wutaki-random = Dice-thrower
wutaki-random-is = Chooses at random.
wutaki-first-game = Guest
wutaki-first-game-is = Plays as in a first game: tries things out and often overlooks the better one.
wutaki-careless = Daydreamer
wutaki-careless-is = Knows how it is done, but every fifth time the thoughts are elsewhere.
wutaki-steady = Apprentice
wutaki-steady-is = Goes about it in an orderly way, and now and then misses something.
wutaki-thumb = Villager
wutaki-thumb-is = Steady, by rules of thumb: collects what the pacts need and seldom wastes a worker.
wutaki-keen = Trader
wutaki-keen-is = Takes a quick look ahead and knows when a detour pays.
wutaki-strong = Elder
wutaki-strong-is = Plans several turns, weighs what the others are up to, and punishes wasted time.
wutaki-master = High priestess
wutaki-master-is = Thinks each move through for a whole second. Hardly ever gives anything away.

## Xibalba

xibalba-random = Dice-thrower
xibalba-random-is = Chooses at random.
xibalba-first-game = Conscript
xibalba-first-game-is = Plays as in a first game: tries things out and often overlooks the better one.
xibalba-careless = Daredevil
xibalba-careless-is = Knows how it is done, but every fifth time acts before thinking.
xibalba-steady = Corporal
xibalba-steady-is = Goes about it in an orderly way, and now and then misses something.
xibalba-thumb = Veteran
xibalba-thumb-is = Steady, by rules of thumb: builds an economy, then fights for the ark.
xibalba-keen = Officer
xibalba-keen-is = Takes a quick look ahead and picks fights that can be won.
xibalba-strong = Strategist
xibalba-strong-is = Plans several turns, counts everybody’s dice, and takes the ark when it hurts most.
xibalba-master = Marshal
xibalba-master-is = Thinks each move through for a whole second. Hardly ever gives anything away.
