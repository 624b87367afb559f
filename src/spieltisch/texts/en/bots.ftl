# Why a bot thinks an option good: short clauses for hints, one for each feature of a game.

## When no feature makes the difference

reason-alone = there is nothing else to do
reason-better = better all in all
reason-even = hardly any difference
reason-worse = weaker all in all
