# Parts of effects that no example shows.

piece-place = As a place that can be visited:
piece-this-round = During this round:
piece-per-round = Once each round:
piece-end = At the end of the game:
piece-me = I:
piece-others = All others:
piece-all = Everybody:
piece-discard-cards-omen = Discard omen cards (as a price)
piece-return-1-addw = Return an additional worker (as a price)
piece-every-upgrade-has-price-discount-gold = Every upgrade costs less.
piece-amount-good = … and more of another resource
