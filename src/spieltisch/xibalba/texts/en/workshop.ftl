# Pieces of effects whose example would mislead, or that no example shows. Where a number is chosen stands a 1; words
# that are chosen and not to be seen stand behind.

piece-once = Once per turn:
piece-trigger = On this occasion:
piece-inArk = If you control the ark:
piece-noArk = If you do not control the ark:
piece-behind = If you are last on the paragon track:
piece-home = If you play the faction of this card:
piece-mates-mates = If you have 1 or more other active cards of this faction:
piece-pay-pay = You may pay 1 resource for it:
piece-lose-who-R-amount = 1 resource is lost by
piece-steal-who-R-amount = Take 1 resource from
piece-loot-who-amount = Roll 1 paragon die and take that much paragon from
piece-rerolls-who-change = Rerolls, more or fewer:
piece-turn-face-face-amount = Turn 1 of your dice, from this side to that:
piece-mod-stat-change = A lasting change:
piece-cost-price-change = This costs more or less:
piece-cost-price-change-first = The first time each turn this costs more or less:
