### Headlines of beats, and what no event says. $player and $target are names.

beat-rolling = { $player } rolls the dice { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
beat-collecting = { $player } collects { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}.
beat-hit = { $player } hits the base of { $target }.
beat-repelled = The base of { $target } withstands the attack by { $player }.
no-paragon-none = No paragon is taken: { $player } has none.
no-paragon-safe = No paragon is taken: all { $n } of { $player } are protected.
no-paragon-value = No paragon is gained: { $card } rolls no paragon dice.
no-paragon-blank = No paragon is gained: the dice show blanks.
