# What speaks for an answer, in words of the game

why-wins = that wins the game
why-last-round = that begins the last round
why-fulfils = “{ $pact }” is fulfilled and scores { $vp } VP
why-fulfils-plain = “{ $pact }” is fulfilled
why-pays = { $vp ->
    [0] “{ $pact }” was { $n } short and can be paid for then
   *[other] “{ $pact }” was { $n } short, can be paid for then and scores { $vp } VP
}
why-nearer = { $vp ->
    [0] “{ $pact }” is only { $n } short then
   *[other] “{ $pact }” is only { $n } short then and scores { $vp } VP
}
why-claims-ready = { $vp ->
    [0] “{ $pact }” can be paid for at once
   *[other] “{ $pact }” can be paid for at once and scores { $vp } VP
}
why-claims = { $vp ->
    [0] “{ $pact }” is { $n } short
   *[other] “{ $pact }” is { $n } short and scores { $vp } VP
}
why-less-short = “{ $pact }” is { $n } short then instead of { $was }
why-points = { $n } VP
why-vp = { $n } VP; { $left } more begin the last round
why-worker = { $n ->
    [one] one more worker in every round, as long as you pay them on pay day
   *[other] { $n } more workers in every round, as long as you pay them on pay day
}
why-recruit-in-reach = with { $goods } you can pay for another worker in the village
why-upgrade-in-reach = upgrading “{ $place }” ({ $price } gold) can be paid for then
why-level = level { $n } of { $top } of the pyramid
why-level-below = level { $n } of { $top } of the pyramid: the next one ends the game
why-pyramid-in-reach = level { $n } of the pyramid can be paid for then
why-pyramid-nearer = level { $n } of the pyramid is only one resource short then
why-chases = { $n ->
    [one] an opponent loses a worker, and has to recruit them anew
   *[other] opponents lose { $n } workers, and have to recruit them anew
}
why-monster = { $n ->
    [one] one resource that lay on the monster
   *[other] { $n } resources that lay on the monster
}
why-first = the first choice in the next round
why-upgrade = { $n ->
    [0] the place yields more, and whoever visits it brings you a bonus; no upgrade marker is left
    [one] the place yields more, and whoever visits it brings you a bonus; one upgrade marker is left
   *[other] the place yields more, and whoever visits it brings you a bonus; { $n } upgrade markers are left
}
why-tower = { $n ->
    [0] an upgrade of your tower; no upgrade marker is left
    [one] an upgrade of your tower; one upgrade marker is left
   *[other] an upgrade of your tower; { $n } upgrade markers are left
}
why-omens = { $n ->
    [one] one omen in hand to choose from
   *[other] { $n } omens in hand to choose from
}
