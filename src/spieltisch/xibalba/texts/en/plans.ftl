# Steps of plans, and what speaks for them in words of the game

plan-gather = Collect { $resources } resources
why-wins = that wins the game
why-paragon = { $left ->
    [0] { $n } paragon, and the goal is reached
   *[other] { $n } paragon: { $left } more to the goal
}
why-ark = { $dice ->
    [0] the ark is taken with { $n } life points
    [one] the ark is taken with { $n } life points, and pays by one paragon die
   *[other] the ark is taken with { $n } life points, and pays by { $dice } paragon dice
}
why-ark-grows = the own ark has { $n } life points then
why-beats = strength { $strength } against { $against }: the attack succeeds
why-beats-block = strength { $strength } against { $against }: only a blocker can stop it
why-within-reach = “{ $card }” ({ $price }) can be paid for then
why-level-in-reach = expanding the base ({ $price }) can be paid for then
why-card = “{ $card }”: { $text }
why-productivity = { $n } productivity from now on
why-resistance = the base holds more: resistance { $n }
why-squad = { $card } leads the squad then: strength { $strength }, resistance { $resistance }, paragon value { $paragon }
