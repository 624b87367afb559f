# Why a bot thinks an option good: short clauses for hints, one for each feature of a game.

## When no feature makes the difference

reason-alone = there is nothing else to do
reason-better = better all in all
reason-even = hardly any difference
reason-worse = weaker all in all

## Xibalba

reason-xibalba-paragon = more paragon
reason-xibalba-near-the-goal = close to the threshold
reason-xibalba-finish = what the next turn may bring is nearly enough
reason-xibalba-ark = control of the ark
reason-xibalba-ark-income = an ark that will pay for longer
reason-xibalba-ark-life = more life points in the ark
reason-xibalba-strength = a stronger soldier in the squad
reason-xibalba-squad-dice = a soldier with more paragon dice in the squad
reason-xibalba-ark-in-reach = the ark within reach
reason-xibalba-squad = more soldiers in the squad
reason-xibalba-blocker = a soldier who can block
reason-xibalba-resources = more resources
reason-xibalba-first-resources = enough resources for the next turn
reason-xibalba-next-level = the next level of the base is near
reason-xibalba-productivity = more productivity
reason-xibalba-level = a higher level of the base
reason-xibalba-walls = a base that is harder to take
reason-xibalba-cards-resources = expansion cards that bring resources
reason-xibalba-cards-paragon = expansion cards that bring paragon
reason-xibalba-cards-dice = expansion cards that help with the dice
reason-xibalba-cards-soldiers = expansion cards that make soldiers or the base better
reason-xibalba-cards-fight = expansion cards for attack and defence
reason-xibalba-cards-prices = expansion cards that save resources
reason-xibalba-plunder = less to be looted
reason-xibalba-turn = the own turn is not far

## Wutaki

reason-wutaki-points = more victory points
reason-wutaki-sure-points = points that final scoring is sure to bring
reason-wutaki-secret-pacts = better prospects for the secret pacts
reason-wutaki-revenge-cards = less to lose by revenge cards
reason-wutaki-open-pacts = fewer open pacts
reason-wutaki-near-pacts = pacts that are nearly fulfilled
reason-wutaki-ready-pacts = a pact that can be paid for already
reason-wutaki-fulfilled-pacts = more fulfilled pacts
reason-wutaki-goods = more resources in store
reason-wutaki-gold = more gold in store
reason-wutaki-cost-goods = more of the own cost resource
reason-wutaki-sets = five equal resources for the scoring
reason-wutaki-omens = more omens in hand
reason-wutaki-lasting-omen = a permanent omen
reason-wutaki-recruits = more recruited workers
reason-wutaki-special-worker = the special worker
reason-wutaki-workers-left = more workers left in this round
reason-wutaki-upgrades = more upgrades
reason-wutaki-tower = an upgraded tower
reason-wutaki-pyramid = higher up on the pyramid
reason-wutaki-first-next = starting player of the next round
reason-wutaki-monster = next at a well-filled monster
reason-wutaki-track = the next symbol of the masterboard
reason-wutaki-multiplier = more points for the others' pacts
reason-wutaki-skill = the one-time skill still in reserve
