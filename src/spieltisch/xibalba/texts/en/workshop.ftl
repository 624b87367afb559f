# Parts of effects that no example shows.

piece-once = Once per turn:
piece-trigger = Whenever this happens:
piece-inArk = If you control the ark:
piece-noArk = If you do not control the ark:
piece-behind = If you are last on the paragon track:
piece-home = If you play the faction of this card:
piece-mates-mates = If you have so many other active cards of this faction:
piece-pay-pay = You may pay resources:
