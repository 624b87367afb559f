# What is counted in the story of a game.

doing-turn-started = Turns
doing-dice-rolled = Rolls of the dice
doing-die-turned = Dice turned
doing-die-exchanged = Dice exchanged for resources
doing-card-bought = Cards bought
doing-card-gained = Cards gained
doing-level-raised = Bases expanded
doing-attack-declared = Attacks
doing-card-destroyed = Cards destroyed
doing-ark-entered = Ark conquered
doing-effect-started = Effects resolved
