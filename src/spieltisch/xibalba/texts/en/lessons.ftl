# The goal on the table, and the guided first game, lessons/first.toml. Blank lines part pages.

goal = First to { $threshold } paragon wins

pool =
    Welcome to the ice. Deep under it lies the ark, a ship from the stars, and whoever holds it draws paragon from it.

    Paragon wins: the first to reach { $threshold } has won. Your first goal is smaller. Conquer the ark and gain your first paragon. It takes two turns.

    A turn starts with six dice. Resource dice bring money, attack dice bring attacks. You have no soldier yet, so take money: 4 resource dice and 2 attack dice.
pool-other = A fine mix, too. More resource dice only mean more money; we go on with what you roll.

keep = Dice with crates are worth that many resources. Keep them: what you keep stays, the rest is rolled again, twice at most.
keep-rolled = You rolled them all again. That is allowed; only dice you keep are safe.
keep-blank = A blank does nothing, and a die you keep is not rolled again. No harm done here.
keep-attack = Attack symbols need a soldier, and you have none yet. This die will wait in vain this turn.

roll = The blanks are worth nothing. Roll them again. You may do so twice in a turn, then everything stays as it lies.
roll-kept = Kept. The rest can still be rolled again.

collect = Now you act, in any order. Point at a die to turn it into resources. Dice you do not use are gone at the end of the turn.
collect-ended = You ended the turn with dice unused, and they are gone. Next turn, collect first.
collect-bought = You had enough already. The dice can still be collected afterwards.

buy = You need somebody who fights. Soldiers are the red cards; the three numbers are strength, resistance and paragon value. Buy the one that is marked: you can pay for it.
buy-lacking = You cannot pay for a soldier yet. Collect what the dice give you, or end the turn: resources stay with you.
buy-collected = Good, that money is yours.
buy-ended = Your turn is over, and you have no soldier yet. That is fine: resources stay, and you buy one next time.
buy-card = Also a good thing to have. A soldier is still missing.

free = Your soldier stands ready in your squad. Spend what is left as you like: civilians and buildings help you every turn, events work at once, and with enough resources you expand your base. Or end the turn; what you have stays.
free-die = Collected. Is there something you would like to buy with it?

end = When you want nothing more, end your turn.
end-more = Done. You may go on as long as you can pay.

pool-attack =
    Your second turn, and now it gets serious. The soldier in the ark belongs to nobody. The ring around it shows its life points.

    Today you want attacks: take 2 resource dice and 4 attack dice.
pool-attack-wait = Your opponent plays by the same rules: six dice, up to two rerolls, then actions. Watch the dice; it is your turn again soon.
pool-attack-other = That works with fewer attack dice, too. It may take a little longer.

keep-attack-dice = Each attack symbol strikes with the strength of your soldier. The one with the star is a critical hit: one more. Keep them.
keep-attack-rolled = All rolled again. Let us see what comes.

roll-attack = Roll the rest again. The more attack symbols, the harder the blow.

keep-more = One more. Keep it as well.

roll-last = Roll one last time. After that everything stays as it lies.

strike = Attack! Without a soldier in the ark, you strike at the ark. Point at an attack die to begin.
strike-attack-dice = Several dice make one blow: their strength adds up. Damage stays, but only a soldier with no life points left makes room. Add all your attack dice, then strike.
strike-lacking = No attack symbol this time. Use the rest of your dice, end the turn, and take more attack dice in the next one. Damage to the ark stays.
strike-ended = The turn is over and the ark still stands. Damage stays, too: next turn you go on from there.

finish =
    The ark is yours! Your soldier has moved in, and you rolled for paragon as many dice as its paragon value says.

    From now on you roll for paragon at the end of every turn, yours and everybody else's, for as long as you hold the ark. From here you attack bases, to destroy cards and to take paragon away.

    That is enough for this turn. End it and see what the ark gives you.
finish-more = Go on as long as you like, then end the turn.

finished =
    You have conquered the ark and know how a turn goes: effects, dice, actions.

    The rest you learn when you need it. Your base can grow, your opponent will come for the ark, and soldiers left in your squad can block for your base. Whoever gets to { $threshold } paragon wins.

    This is a real game, and it goes on. Now it is all yours.

aside-effect = Before the dice some cards take effect. Resolve them one by one.
aside-pool = A new turn: choose six dice. Resource dice bring money, attack dice bring attacks.
aside-keep = Keep what you need and roll the rest again.
aside-action = Collect, buy, attack, in any order. End the turn when you are done.
aside-block = Your base is being attacked. The top soldier of your squad may step in front of it: if the attack is at least as strong as its resistance, it is destroyed, but your cards and your paragon are safe.
aside-place = Civilians and buildings go onto a field of your base. Only the top card of a field works.

# Tips, lessons/tips.toml: one sentence the first time that it matters.

tip-faction = A faction is its base and its trait: what its levels cost, how much it resists, and what only it can do.
tip-block = A blocker saves your cards and your paragon; it is lost if the attack is at least as strong as its resistance.
tip-destroy = Only the card on top of a field can be hit; what lies below works again from now on.
tip-target = Attack where it hurts: whoever is ahead has the most paragon to take.
tip-strike = Dice together make one stronger blow; apart they are several weaker ones, and a base resists each of them.
tip-keep = What you keep is not rolled again; what you do not keep is, and after the last roll everything stays.
tip-pool = Resource dice are money, attack dice are blows: take more of what you need in this turn.
tip-field = A field holds civilians or buildings, never both, and only its top card works: cover what you can do without.
tip-effects = Effects are resolved one by one, in the order you like; some help the next.
tip-reorganise = One payment lets you move as many cards as you like, each once.
tip-ark = Whoever holds the ark rolls for paragon at the end of every turn, not only of their own.
tip-expand = A higher level opens a field and mostly raises resistance or productivity: it pays off the longer the game lasts.
tip-harvest = Harvesting is a way to paragon without the ark: one die, and half of its faces are blank.
tip-medicine = Medicine keeps your soldier in the ark alive: as long as it stands, it earns.
tip-collect = Dice that you do not use are gone at the end of the turn, but resources stay.
