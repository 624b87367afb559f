# Pieces of effects whose example would mislead, or that no example shows. Where a number is chosen stands a 1, or the
# 2 where it is the least; words that are chosen stand behind.

piece-place = New place for this round:
piece-this-round = During this round:
piece-per-round = Once per round:
piece-end = At the end of the game:
piece-me = I:
piece-others = Each opponent:
piece-all = Each player:
piece-per-own-receive-points-vp = Receive 1 VP for each
piece-per-own-receive-points-vp-max-points = Receive 1 VP (at most 1 VP) for each
piece-per-few-own-receive-points-vp = Receive 1 VP for every 2
piece-per-few-own-receive-points-vp-max-points = Receive 1 VP (at most 1 VP) for every 2
piece-discard-cards-omen = Discard 1 omen, as a price
piece-return-1-addw = Return an additional worker, as a price
piece-every-upgrade-has-price-discount-gold = Every upgrade costs 1 gold less
piece-amount-good = … and 1
piece-own-noun = Have
piece-pay-amount-good = Pay 1
piece-sacrifice-amount-good = Sacrifice 1
piece-lose-points-vp = Lose 1 VP
