# Why a bot thinks an option good: a clause for each feature.

reason-paragon = more paragon
reason-near-the-goal = close to the threshold
reason-finish = what the next turn may bring is nearly enough
reason-ark = control of the ark
reason-ark-income = an ark that will pay for longer
reason-ark-life = more life points in the ark
reason-strength = a stronger soldier in the squad
reason-squad-dice = a soldier with more paragon dice in the squad
reason-ark-in-reach = the ark within reach
reason-squad = more soldiers in the squad
reason-blocker = a soldier who can block
reason-resources = more resources
reason-first-resources = enough resources for the next turn
reason-next-level = the next level of the base is near
reason-productivity = more productivity
reason-level = a higher level of the base
reason-walls = a base that is harder to take
reason-cards-resources = expansion cards that bring resources
reason-cards-paragon = expansion cards that bring paragon
reason-cards-dice = expansion cards that help with the dice
reason-cards-soldiers = expansion cards that make soldiers or the base better
reason-cards-fight = expansion cards for attack and defence
reason-cards-prices = expansion cards that save resources
reason-plunder = less to be looted
reason-turn = the own turn is not far
