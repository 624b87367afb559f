# The table of Xibalba and its cards in the terminal.

card-faction = Faction
card-strength = Strength
card-resistance = Resistance
card-paragon = Paragon value
card-copies = Copies
card-phase = Counts in
faction-level = Level
faction-cost = Price
faction-productivity = Productivity
card-faction-short = Fac.
card-cost-short = Cost
card-values-short = S/W/P
card-copies-short = No.
board-ark = Ark
board-ark-apocalypse = Ark (Apocalypse)
board-ark-empty = The ark is empty.
board-the-ark = the ark
board-neutral = neutral
board-life-points = ♥ { $now } of { $cap }
board-market = On offer
board-price = Price
board-values = S/W/P
board-effect = Effect
board-stacks = deck { $deck }, discard pile { $pile }
board-slot-empty = empty
board-actions = Actions:
board-faction = Faction
board-paragon = Paragon
board-resources = Resources
board-level = Level
board-resistance = Resistance
board-productivity = Productivity
board-squad = Squad
board-field = Field { $number }
board-locked = locked
board-own = Your active cards
board-you = You:
board-tracks = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, { $paragon } of { $threshold } paragon
board-dice-pool = Rolled:
board-action-pool = Action pool:
board-rerolls = { $n ->
    [0] no reroll left
    [one] { $n } reroll left
   *[other] { $n } rerolls left
}
board-attack = Attack:
board-attack-on = { $soldier } on { $target } with { $dice }
board-attack-open = { $soldier } from the ark with { $dice }
board-attack-strong = { $soldier } on { $target }, strength { $strength }
