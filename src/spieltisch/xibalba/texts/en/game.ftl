### Xibalba in English. Keys end in the lower-case names of the members of the enums in `spieltisch/xibalba/words.py`.
### Clauses of effects begin with a small letter; the program puts the capital where the sentence starts.

## Small parts

resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
paragon = { $n ->
    [0] no paragon
   *[other] { $n } paragon
}
life-points = { $n ->
    [one] { $n } life point
   *[other] { $n } life points
}
dice-resource = { $n ->
    [one] { $n } resource die
   *[other] { $n } resource dice
}
dice-attack = { $n ->
    [one] { $n } attack die
   *[other] { $n } attack dice
}
dice-paragon = { $n ->
    [one] { $n } paragon die
   *[other] { $n } paragon dice
}
dice-any = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
list-and = { $first } and { $last }
list-then = { $first }; { $last }
seat = Player { $number }
seat-with-faction = { $player } ({ $faction })
seat-neutral = nobody
card-copy = { $card } { $copy }
priced = { $label } ({ $price })
with-owner = { $label } ({ $owner })
why-cause = { " " }({ $cause })
why-source = { " " }({ $source })
why-both = { " " }({ $cause }: { $source })
faces-entry = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
faces-none = no die

## Names

kind-soldier = soldier
kind-civilian = civilian
kind-building = building
kind-event = event

kinds-soldier = soldiers
kinds-civilian = civilians
kinds-building = buildings
kinds-event = events

die-resource = resource die
die-attack = attack die
die-paragon = paragon die
die-any = resource or attack die

face-resource-blank = resource blank
face-resource-1 = 1 resource
face-resource-2 = 2 resources
face-resource-3 = 3 resources
face-attack-blank = attack blank
face-attack = attack symbol
face-critical = critical hit
face-paragon-blank = paragon blank
face-paragon-1 = 1 paragon
face-paragon-2 = 2 paragon
face-blank = blank

# what a die shows, as a subject
face-side-resource-blank = a blank
face-side-resource-1 = 1 resource
face-side-resource-2 = 2 resources
face-side-resource-3 = 3 resources
face-side-attack-blank = a blank
face-side-attack = an attack symbol
face-side-critical = a critical hit
face-side-paragon-blank = a blank
face-side-paragon-1 = 1 paragon
face-side-paragon-2 = 2 paragon
face-side-blank = a blank

# what a die is turned to
face-to-resource-blank = a blank
face-to-resource-1 = 1 resource
face-to-resource-2 = 2 resources
face-to-resource-3 = 3 resources
face-to-attack-blank = a blank
face-to-attack = an attack symbol
face-to-critical = a critical hit
face-to-paragon-blank = a blank
face-to-paragon-1 = 1 paragon
face-to-paragon-2 = 2 paragon
face-to-blank = a blank

# what a die is turned from
face-from-resource-blank = a blank
face-from-resource-1 = 1 resource
face-from-resource-2 = 2 resources
face-from-resource-3 = 3 resources
face-from-attack-blank = a blank
face-from-attack = an attack symbol
face-from-critical = a critical hit
face-from-paragon-blank = a blank
face-from-paragon-1 = 1 paragon
face-from-paragon-2 = 2 paragon
face-from-blank = a blank

# a die with this face, as an object
face-a-resource-blank = a blank resource die
face-a-resource-1 = a die with 1 resource
face-a-resource-2 = a die with 2 resources
face-a-resource-3 = a die with 3 resources
face-a-attack-blank = a blank attack die
face-a-attack = an attack symbol
face-a-critical = a critical hit
face-a-paragon-blank = a blank paragon die
face-a-paragon-1 = a die with 1 paragon
face-a-paragon-2 = a die with 2 paragon
face-a-blank = a blank die

button-discard = Discard a card
button-reorganise = Reorganise
button-medicine = Medicine
button-weapon = Weapon technology
button-tactical = Tactical attack
button-harvest = Harvest
button-expand = Expand the base

phase-effect = effect phase
phase-dice = dice phase
phase-action = action phase
phase-permanent = permanent

trigger-none = by itself
trigger-attack = on attacking
trigger-ark = on attacking the ark
trigger-base = on attacking a base
trigger-hit = after a successful attack on a base
trigger-kill = after destroying a soldier
trigger-enter = on entering the ark
trigger-block = on blocking
trigger-lost = on being destroyed

who-self = you
who-opp = an opponent of your choice
who-all = each opponent
who-target = the attacked player
who-ark = an opponent who controls the ark

who-from-self = yourself
who-from-opp = an opponent of your choice
who-from-all = each opponent
who-from-target = the attacked player
who-from-ark = an opponent who controls the ark

verb-end = end of the effect
verb-gain = gaining resources
verb-lose = loss of resources
verb-steal = taking resources
verb-roll-p = rolling for paragon
verb-loot = looting paragon
verb-add-die = additional die
verb-rerolls = change of rerolls
verb-turn = turning dice
verb-roll = rolling into the action pool
verb-mod = change of a value
verb-power = stronger attack
verb-pierce = lower base resistance
verb-unblockable = attack that cannot be blocked
verb-damage = damage in the ark
verb-heal = healing in the ark
verb-destroy-exp = destroying an expansion card
verb-destroy-squad = destroying a squad soldier
verb-destroy-ark = destroying the soldier in the ark
verb-shield-r = protection of resources
verb-shield-p = protection of paragon
verb-cost = change of a price
verb-refresh = replacing cards on offer
verb-free = soldier from the deck
verb-salvage = soldier from the discard pile
verb-reorg = free reorganising
verb-level = cheaper base expansion

cause-productivity = productivity
cause-first-roll = first roll
cause-reroll = reroll
cause-die = die
cause-price = price
cause-kill = soldier in the ark destroyed
cause-block-kill = blocker destroyed
cause-loot = looted base
cause-income = control of the ark
cause-harvest = harvest
cause-medicine = medicine
cause-tactical = tactical attack
cause-weapon = weapon technology
cause-attack = attack
cause-enter = entering the ark
cause-effect = card effect
cause-setup = setup
cause-start = starting player

reason-condition = condition not met
reason-no-target = no legal target
reason-nothing-to-change = nothing to change
reason-die-limit = no room for another die
reason-declined = declined

left-given-up = given up
left-lapsed = lapsed
left-spent-in-attack = spent in an attack
left-spent-to-enter = spent to enter the ark

outcome-ark-damaged = ark damaged
outcome-ark-soldier-destroyed = ark soldier destroyed
outcome-blocked-and-survived = blocked, blocker survived
outcome-blocked-and-destroyed = blocked, blocker destroyed
outcome-base-held = base held
outcome-base-hit = base hit
outcome-lapsed = attack lapsed

turnend-chosen = ended by choice
turnend-automatic = nothing left to do
turnend-max-actions = limit of actions reached

gameend-threshold = victory threshold reached
gameend-max-turns = limit of turns reached

place-deck = in the deck of { $kinds }
place-pile = on the discard pile of { $kinds }
place-slot = on offer ({ $kind } { $n })
place-squad = in the combat squad
place-field = on expansion field { $n }
place-ark = in the ark
place-hand = in hand
place-from-deck = from the deck of { $kinds }
place-from-pile = from the discard pile of { $kinds }
place-from-slot = from the offer ({ $kind } { $n })
place-from-squad = from the combat squad
place-from-field = from expansion field { $n }
place-from-ark = from the ark
place-from-hand = from hand
place-to-deck = into the deck of { $kinds }
place-to-pile = onto the discard pile of { $kinds }
place-to-slot = into the offer ({ $kind } { $n })
place-to-squad = onto the combat squad
place-to-field = onto expansion field { $n }
place-to-ark = into the ark
place-to-hand = into the hand

## Effects

head-once = once per turn
head-when = { $when }
head-once-when = once per turn, { $when }
head-pay = you may pay { resources }
head-once-pay = once per turn you may pay { resources }
head-when-pay = { $when }, you may pay { resources }
head-once-when-pay = once per turn, { $when }, you may pay { resources }
head-and-body = { $head }: { $body }

when-trigger = when { $trigger }
when-both = when { $trigger } and { $condition }
when-condition = if { $condition }
when-lasting = as long as { $condition }

on-attack = { $trait ->
    [yes] your soldier
   *[no] this soldier
} attacks
on-ark = { $trait ->
    [yes] your soldier
   *[no] this soldier
} attacks the ark
on-base = { $trait ->
    [yes] your soldier
   *[no] this soldier
} attacks a base
on-hit = { $trait ->
    [yes] your soldier's
   *[no] this soldier's
} attack on a base succeeds
on-kill = { $trait ->
    [yes] your soldier's
   *[no] this soldier's
} attack destroys a soldier
on-enter = { $trait ->
    [yes] your soldier
   *[no] this soldier
} enters the ark
on-block = { $trait ->
    [yes] your soldier
   *[no] this soldier
} has blocked an attack
on-lost = { $trait ->
    [yes] your soldier
   *[no] this card
} is destroyed

if-in-ark = you control the ark
if-no-ark = you do not control the ark
if-behind = you are last on the paragon track
if-home = { $trait ->
    [yes] you play this faction
   *[no] you play the faction of this card
}
if-mates = you have { $n ->
    [one] another active card
   *[other] at least { $n } other active cards
} of this faction

do-end = nothing happens
do-gain = gain { resources }
do-lose-self = lose { resources }
do-lose = { $who } loses { resources }
do-steal = take { resources } from { $who }
do-roll-p = roll { dice-paragon } and gain that much paragon
do-loot = roll { dice-paragon } and take that much paragon from { $who }
do-add-die = add { $t ->
    [resource] 1 resource die
    [attack] 1 attack die
    [paragon] 1 paragon die
   *[any] 1 resource or attack die of your choice
} to your dice pool
do-rerolls-more-self = you have { $n ->
    [one] { $n } more reroll
   *[other] { $n } more rerolls
} this turn
do-rerolls-fewer-self = you have { $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
} fewer this turn
do-rerolls-more = { $who } has { $n ->
    [one] { $n } more reroll
   *[other] { $n } more rerolls
}
do-rerolls-fewer = { $who } has { $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
} fewer
do-turn = turn { $dice } in your action pool from { $from } to { $to }
do-roll = roll { $dice } into your action pool
do-mod-strength = { $now ->
    [yes] your soldiers have { $change } strength for this attack
   *[no] your soldiers have { $change } strength
}
do-mod-resistance = { $now ->
    [yes] your soldiers have { $change } resistance for this attack
   *[no] your soldiers have { $change } resistance
}
do-mod-paragon = { $now ->
    [yes] your soldiers have { $change } paragon value for this attack
   *[no] your soldiers have { $change } paragon value
}
do-mod-block = { $now ->
    [yes] your soldiers have { $change } resistance when blocking this attack
   *[no] your soldiers have { $change } resistance when blocking
}
do-mod-base-resistance = { $now ->
    [yes] your base has { $change } resistance for this attack
   *[no] your base has { $change } resistance
}
do-power = this attack has { $change } strength
do-pierce = the resistance of the attacked base counts as { $n } less for this attack
do-unblockable = this attack cannot be blocked
do-damage = the enemy soldier in the ark loses { life-points }
do-heal = your soldier in the ark gains { life-points }
do-destroy-exp = destroy one active expansion card of an opponent
do-destroy-exp-hit = destroy one active expansion card of the attacked base
do-destroy-squad = destroy the active soldier in an opponent's combat squad
do-destroy-ark = destroy the enemy soldier in the ark
do-shield-r = opponents cannot make you lose resources
do-shield-p = opponents cannot bring your paragon below { $n }
do-refresh = discard the face-up cards of one card type and replace them
do-free = put the top soldier of the deck onto your combat squad
do-salvage = put the top soldier of the discard pile onto your combat squad
do-reorg = reorganise once for free
do-level = you may expand your base for { $n } less

change-less = { $n } less
change-more = { $n } more
cost-discard = { $first ->
    [yes] the first discarding each turn
   *[no] discarding a card
} costs { $change }
cost-reorg = { $first ->
    [yes] the first reorganising each turn
   *[no] reorganising
} costs { $change }
cost-medicine = { $first ->
    [yes] the first medicine each turn
   *[no] medicine
} costs { $change }
cost-weapon = { $first ->
    [yes] the first weapon technology each turn
   *[no] weapon technology
} costs { $change }
cost-tactical = { $first ->
    [yes] the first tactical attack each turn
   *[no] each tactical attack
} costs { $change }
cost-harvest = { $first ->
    [yes] the first harvest each turn
   *[no] each harvest
} costs { $change }
cost-level = { $first ->
    [yes] the first base expansion each turn
   *[no] expanding your base
} costs { $change }
cost-soldier = { $first ->
    [yes] the first soldier you buy each turn costs
   *[no] soldiers cost
} { $change }
cost-civilian = { $first ->
    [yes] the first civilian you buy each turn costs
   *[no] civilians cost
} { $change }
cost-building = { $first ->
    [yes] the first building you buy each turn costs
   *[no] buildings cost
} { $change }
cost-event = { $first ->
    [yes] the first event you buy each turn costs
   *[no] events cost
} { $change }

## Options of a question

yes = Yes
no = No
done = Done
field = Expansion field { $n }
field-covering = Expansion field { $n } (covers { $card })
rolls = Rolls { $number }
rolls-face = Rolls { $number }: { $face }
draws = Draws { $card }
draws-faction = Draws the faction { $faction }
starts = { $player } starts
pool = { $resource } and { $attack }
keep = Keep { $face }
collect-resources = Collect { resources }
collect-paragon = Collect { $n } paragon
collect-only = { $label } (there is room for { $n })
idle-event = { $label }: has no effect now. { $reason }
idle-held = { $label }: achieves nothing, strength { $strength } against { $against }
turn-lapses = You leave { $what } on the table.
lapse-resources = { resources }
lapse-paragon = { $n } paragon
lapse-attack = { $n ->
    [one] { $n } attack die
   *[other] { $n } attack dice
}
idle-hit = { $label }: succeeds, but there is nothing to destroy and nothing to take
attack-with = Attack with { $face }
enter-with-attack = Enter the ark
enter-with-critical = Enter the ark with a critical hit
buy = Buy { $card }
use = Use { $card }
resolve = Resolve { $card }
add-to-attack = Add { $face }
block-with = Block with { $card }
destroy = Destroy { $card }
move = Move { $card }
discard = Discard { $card }
attack-base = Attack the base of { $player }
extra-die-resource = Add a resource die
extra-die-attack = Add an attack die
replace-soldier = Replace the soldiers
replace-civilian = Replace the civilians
replace-building = Replace the buildings
replace-event = Replace the events
give-up = Give up { $face }
may-yes-pay = Yes, pay { $price }
may-yes-level = Yes, expand for { $price }
done-next-effect = No further effect
done-next-dice-effect = No further effect
done-keep = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} again ({ $n ->
    [one] { $n } roll
   *[other] { $n } rolls
} left)
done-action = End the turn
done-attack-dice = Strike
done-block = No block
done-destroy = Destroy nothing
done-reorg-card = Finish reorganising
done-give-up = Let the new die lapse

## Questions

asked = { $player } – { $question }
asked-by-source = { $source }: { $question }

ask-nothing = The game is over.
ask-next-effect = Effect phase: which card do you resolve next?
ask-next-effect-may = Effect phase: do you pay for one more effect?
ask-next-dice-effect = Dice phase: which card do you resolve next?
ask-next-dice-effect-may = Dice phase: do you pay for one more effect?
ask-pool = Dice phase: which six dice do you take?
ask-keep = Which dice do you keep? The rest is rolled again ({ $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
} left).
ask-action = Action phase: what do you do?
ask-attack-dice = The attack has strength { $strength } so far. Do you add another die?
ask-block = An attack of strength { $strength } hits your base (resistance { $against }). { $card ->
    [none] Do you block?
   *[other] Block with { $card }?
}
ask-destroy = Your attack on the base of { $player } succeeds: which expansion card do you destroy?
ask-place = Onto which expansion field do you put { $card }?
ask-reorg-card = You reorganise: which card do you move next?
ask-extra-die = Which die do you add to your dice pool?
ask-attack-target = Which base does { $card } attack?
ask-reorg-field = You reorganise: onto which expansion field do you move { $card }?
ask-effect-player-lose = Who loses { resources }?
ask-effect-player-steal = From whom do you take { resources }?
ask-effect-player-loot = From whom do you take paragon ({ dice-paragon })?
ask-effect-card = Which card do you destroy?
ask-effect-type = The face-up cards of which type are replaced?
ask-give-up = There is no room for another { $die }: which die do you give up?
ask-give-up-may = There is no room for another { $die }: do you give one up for it?
ask-effect-may-pay = Do you pay { resources } for this effect?
ask-effect-may-level = Do you expand your base for { resources }?
ask-may-roll = { $n ->
        [one] You may roll a paragon die
       *[other] You may roll { $n } paragon dice
    }{ $why }. Do you?
ask-discard-card = Which card do you discard?
ask-faction = Which faction do you play?
ask-draw = A card is drawn from the deck of { $kinds }.
ask-draw-faction = A faction is drawn.
ask-die = { $die ->
    [resource] A resource die
    [attack] An attack die
    [paragon] A paragon die
   *[any] A die
} is rolled{ $why }.
ask-draw-start = Still tied: a draw decides who starts.

## Events

lapsed = { $lapsed ->
    [0] {""}
    [one] { " " }{ $lapsed } more lapses at the limit.
   *[other] { " " }{ $lapsed } more lapse at the limit.
}
left = { $total ->
    [0] none left
   *[other] { $total } left
}
left-paragon = { $total ->
    [0] none left
   *[other] { $total } left
}
excess = { $lapsed ->
    [0] {""}
   *[other] { " " }The excess of { $lapsed } is lost.
}

event-game-started = A game for { $count } players begins{ $apocalypse ->
    [yes] { " " }in Apocalypse mode
   *[no] {""}
}: whoever reaches { $threshold } paragon wins.
event-neutral-placed = { $card } stands in the ark as the neutral soldier, with { life-points }.
event-slot-filled = { $card } is now on offer ({ $kind } { $slot }).
event-slot-left-empty = The place for { $kind } { $slot } stays empty: deck and discard pile are used up.
event-deck-renewed = The discard pile of { $kinds } is shuffled and becomes the new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
event-faction-assigned = { $player } plays the faction { $faction }.
event-start-rolled = { $player } rolls { $sum } for the start.
event-start-rolled-again = { $player } rolls { $sum } for the start (tie, roll { $round }).
event-start-decided = { $by_draw ->
    [yes] The draw decides: { $player } starts.
   *[no] { $player } has the highest roll and starts.
}
event-turn-started = Turn { $number }: { $player } plays.
event-phase-started = { $phase ->
    [effect] The effect phase
    [dice] The dice phase
    [action] The action phase
   *[permanent] A phase
} of { $player } begins.
event-resources-changed-gained = { $player } gains { resources }{ $why } and now has { $total }.{ lapsed }
event-resources-changed-lost = { $player } loses { resources }{ $why } and has { left }.
event-resources-changed-paid = { $player } pays { resources }{ $why } and has { left }.
bonus = { $bonus ->
    [0] {""}
   *[other] , { $bonus } of it as Apocalypse bonus,
}
event-paragon-changed-gained = { $player } gains { paragon }{ $why }{ bonus } and now has { $total }.{ lapsed }
event-paragon-changed-taken = { $player } takes { paragon } from { $other }{ $why }{ bonus } and now has { $total }.{ lapsed }
event-paragon-changed-lost = { $player } loses { $n } paragon{ $why } and has { left-paragon }.
event-paragon-changed-lost-to = { $player } loses { $n } paragon to { $other }{ $why } and has { left-paragon }.
event-effect-started = { $player } resolves { $source }.
event-effect-started-price = { $player } pays { resources } and resolves { $source }.
event-effect-started-triggered = { $source } of { $player } takes effect { $trigger }.
event-effect-started-triggered-price = { $player } pays { resources }: { $source } takes effect { $trigger }.
event-effect-part-skipped = { $source } of { $player }: { $verb } is skipped ({ $reason }).
event-pool-chosen = { $player } takes { $resource } and { $attack }.
event-pool-die-added = { $player } adds { $dice } to the dice pool{ $why }.
event-rerolls-fixed = { $player } has { $n ->
    [0] no reroll
    [one] { $n } reroll
   *[other] { $n } rerolls
} this turn.
event-rerolls-fixed-changed = { $player } has { $n ->
    [0] no reroll
    [one] { $n } reroll
   *[other] { $n } rerolls
} this turn ({ $changes }).
rerolls-own = own effects { $change }
rerolls-others = opponents' effects { $change }
event-dice-rolled = { $player } rolls{ $why }: { $faces }.
event-die-kept = { $player } keeps { $face }.
event-die-kept-automatic = { $player } has to keep { $face }.
event-die-exchanged-resource = { $player } exchanges a die for { resources }.
event-die-exchanged-paragon = { $player } exchanges a die for { $n } paragon.
event-die-turned = { $player } turns a die from { $from } to { $to }{ $why }.
event-roll-declined = { $player } does not roll for paragon{ $why }.
event-die-removed-given-up = { $player } gives up { $face }.
event-die-removed-lapsed = A die of { $player } lapses unused: { $side }.
event-die-removed-spent-in-attack = { $player } spends { $face } in the attack.
event-die-removed-spent-to-enter = { $player } spends { $face } to enter the ark.
event-card-bought = { $player } buys { $card } for { resources }.
event-card-gained = { $player } gets { $card } { $from_pile ->
    [yes] from the discard pile
   *[no] from the deck
}{ $why }.
event-card-placed = { $player } puts { $card } { $place }.
event-card-placed-covering = { $player } puts { $card } { $place } and covers { $covers }.
event-card-uncovered = { $card } of { $player } is on top again { $place }.
event-card-discarded = { $player } discards { $card } { $place }.
event-card-discarded-used = The event { $card } is over and goes to the discard pile.
event-card-moved = { $player } moves { $card } { $from } { $place }.
event-card-moved-up = { $player } brings { $card } to the top { $place }.
event-card-destroyed-by = { $player } destroys { $card } of { $owner }{ $why }.
event-card-destroyed-neutral-by = { $player } destroys the neutral soldier { $card }{ $why }.
event-card-destroyed = { $card } of { $owner } is destroyed{ $why }.
event-card-destroyed-neutral = The neutral soldier { $card } is destroyed{ $why }.
event-level-raised = { $player } expands the base to level { $level } for { resources } and unlocks expansion field { $level }.
attack-symbols = { $n ->
    [one] { $n } attack symbol
   *[other] { $n } attack symbols
}
critical-hits = { $n ->
    [one] { $n } critical hit
   *[other] { $n } critical hits
}
event-attack-declared-ark = { $card } of { $player } attacks the ark with { $dice }.
event-attack-declared-base = { $card } of { $player } attacks the base of { $target } with { $dice }.
event-attack-strength = { $bonus ->
    [0] The attack has strength { $strength } and meets a defence of { $against }.
   *[other] The attack has strength { $strength }, { $bonus } of it as a bonus, and meets a defence of { $against }.
}
event-block-decided-block = { $player } blocks with { $card }.
event-block-decided-none = { $player } does not block.
event-block-decided-skipped = A block by { $player } is out of the question.
event-attack-resolved-ark-damaged = The attack by { $player } wounds the soldier in the ark.
event-attack-resolved-ark-soldier-destroyed = The attack by { $player } destroys the soldier in the ark.
event-attack-resolved-blocked-and-survived = The attack by { $player } is blocked, and the blocking soldier survives.
event-attack-resolved-blocked-and-destroyed = The attack by { $player } is blocked, but the blocking soldier is destroyed.
event-attack-resolved-base-held = The base withstands the attack by { $player }.
event-attack-resolved-base-hit = The attack by { $player } on the base succeeds.
event-attack-resolved-lapsed = The attack by { $player } lapses.
event-life-points-changed-gained = The soldier in the ark gains { life-points }{ $why } and now has { $total }.{ lapsed }
event-life-points-changed-lost = The soldier in the ark loses { life-points }{ $why } and has { left }.{ excess }
event-ark-entered = { $by_kill ->
    [yes] { $card } of { $player } conquers the ark and has { life-points }.
   *[no] { $card } of { $player } enters the empty ark and has { life-points }.
}
event-ark-emptied = The ark is empty: the soldier of { $owner } is gone{ $why }.
event-ark-emptied-neutral = The ark is empty: the neutral soldier is gone{ $why }.
event-ark-emptied-for-good = The ark stays empty: nobody is left to enter it.
event-turn-ended-chosen = { $player } ends the turn.
event-turn-ended-automatic = The turn of { $player } ends, as nothing is left to do.
event-turn-ended-max-actions = The turn of { $player } ends: the limit of actions is reached.
event-game-ended-threshold = { $winners } wins by reaching the victory threshold! Paragon: { $paragon }.
event-game-ended-max-turns = The last turn has been played. { $count ->
    [one] { $winners } wins with the most paragon!
   *[other] { $winners } share the victory!
} Paragon: { $paragon }.
paragon-of = { $player } { $n }

## Options of a game

option-threshold = Victory threshold
option-threshold-help = Whoever has this much paragon first wins (1 to 40; lower is shorter).
option-apocalypse = Apocalypse mode
option-apocalypse-help = A faster game: only one card of each type on offer and 1 cheaper, more paragon for whoever controls the ark.
option-faction-choice = Choice of factions
option-faction-choice-help = "random": factions are drawn; "free": the players choose in seat order.
option-max-turns = Limit of turns
option-max-turns-help = After this many turns of all players the most paragon wins; 0 means no limit.
option-max-actions = Limit of actions
option-max-actions-help = After this many choices an action phase ends by itself (at least 50).
option-reading = Reading of the rules
option-reading-help = "table": how we recommend to play; "literal": the rulebook to the letter, without anything of ours that can be left out. It sets the faction traits and the four choices named with them.
option-faction-traits = Faction traits
option-faction-traits-help = Every faction has a special ability. Switched off, only the base boards differ.
option-block-kill-reward = Paragon for destroyed blockers
option-block-kill-reward-help = The attacker also rolls for paragon when the blocking soldier is destroyed: so the rulebook says of every destroyed soldier; that it holds for blockers is our reading.
option-destroy-scope = Reach of a successful attack
option-destroy-scope-help = "top": only an uncovered expansion card can be destroyed (our reading); "any": covered ones too (the rulebook says only "an expansion card of the base").
option-ark-income-at = Time of the ark income
option-ark-income-at-help = "turnEnd": the ark yields paragon at the end of every turn (as the rulebook's example shows it); "roundEnd": at the start of every turn from the second round on (its words: at the end of the "Runde").
option-apocalypse-bonus-scope = Reach of the Apocalypse bonus
option-apocalypse-bonus-scope-help = "control": the bonus counts for the ark income only (our reading); "incomeAndConquest": also for the roll on conquering the ark (the rulebook: whenever paragon is gained in the ark); "allRollsInArk": also for destroyed blockers and looted bases while you hold the ark.
option-paragon-rolls = Paragon rolls
option-paragon-rolls-help = "auto": rolls for paragon are made by themselves (our reading: who would decline?); "ask": you are asked each time (the rulebook: you may roll).
option-die-limit = Dice in the pool
option-die-limit-help = "components": no more dice than there are in the box, so a full pool must give one up (the rulebook: never more than 4 of a type at the same time); "none": no limit once dice are rolled (another reading of it).
option-auto-block-skip = Skip useless blocks
option-auto-block-skip-help = You are not asked to block an attack that fails anyway, unless your soldier gains something by it.
option-auto-end = End turns automatically
option-auto-end-help = A turn ends by itself when nothing is left to do.

## Why something cannot be pointed at

why-not-no-change = It would change nothing now.
why-not-costs = Costs { resources }, you have { $has }.
why-not-condition = Only if { $condition }.
why-not-mandatory = First carry out the effects without a price: they are mandatory.
why-not-resolved = You have resolved this card in this turn already.
why-not-used = You have used this card in this turn already.
why-not-triggered = Its effect comes { $trigger }.
why-not-permanent = Its effect is permanent and works by itself.
why-not-phase-effect = Its effect counts in the effect phase.
why-not-phase-dice = Its effect counts in the dice phase.
why-not-phase-action = Its effect can be used in the action phase.
why-not-soldier = A soldier is used by spending a die with an attack symbol.
why-not-max-actions = You have made { $n } choices: only the end of the turn is left.

# dice
why-not-blank = A blank does nothing.
why-not-no-soldier = You have no soldier to attack with, neither in your squad nor in the ark.
why-not-resources-full = You have { $n } resources: any more would lapse.
why-not-kept = This die is kept already and stays as it is.
why-not-no-attack-symbol = Only attack symbols and critical hits count in an attack.
why-not-dice-full = Your dice pool has no room for another die.
why-not-die-full = There are { $dice } in your dice pool already: more are not allowed.
why-not-other-die = To make room for the new die give up a die of its type ({ $die }).
why-not-no-die-to-turn = No die in your action pool shows { $face }.
why-not-no-attack-die = No die in your action pool shows an attack symbol.

# base and ark
why-not-no-field = No unlocked expansion field of yours takes { $kinds }.
why-not-field-locked = Locked until your base has level { $n }; it has level { $level }.
why-not-field-kind = This field holds { $kinds } only.
why-not-there-already = The card is on top of this field already.
why-not-level-highest = Your base has level { $n }, the highest.
why-not-level-raised = You have expanded your base in this turn already.
why-not-not-in-ark = You have no soldier in the ark.
why-not-life-points-full = Your soldier in the ark has { $n } life points, more are not possible.
why-not-ark-not-hostile = There is no enemy soldier in the ark.
why-not-nothing-to-reorganise = You have nothing to rearrange.
why-not-moved = You have moved this card already.
why-not-top-of-squad = This soldier is on top already.
why-not-nowhere-to-go = No other field takes this card.
why-not-move-first = You have paid for it: move at least one card.
why-not-in-ark = A soldier in the ark stays there.

# cards
why-not-nothing-to-discard = There is no card that you could discard.
why-not-nothing-on-offer = No card is on offer.
why-not-kind-not-offered = No { $kinds } are on offer.
why-not-no-soldier-left = No soldier is left, neither in the deck nor on the discard pile.
why-not-no-soldier-discarded = No soldier lies on the discard pile.
why-not-no-expansion = No opponent has an expansion card.
why-not-no-squad = No opponent has a soldier in the combat squad.
why-not-covered = Another card lies on this one: only the top one counts.
why-not-covered-soldier = Only the top soldier of your squad can block.
why-not-own-card = This is your own card.
why-not-other-base = Only a card of the attacked base can be chosen ({ $player }).
why-not-apocalypse-market = In Apocalypse mode cards on offer cannot be discarded.

# players
why-not-own-base = You cannot attack your own base.
why-not-yourself = You cannot choose yourself.
why-not-not-meant = The effect does not mean { $player }.
why-not-no-resources = { $player } has no resources.
why-not-resources-safe = The resources of { $player } are protected.
why-not-no-paragon = { $player } has no paragon.
why-not-paragon-safe = The { $n } paragon of { $player } are protected.
why-not-nobody-to-rob = No opponent has unprotected resources.
why-not-nobody-to-loot = No opponent has unprotected paragon.
why-not-faction-taken = { $player } plays this faction.
why-not-board-taken = { $player } plays { $faction }, which is on the other side of this board.

## The catalogue

name = Xibalba
about = Under the ice lies an ark from the stars: roll your dice, build your base and hold the ark longer than the others can bear.
time = about 45–60 minutes
catalogue-deck-soldier = Soldiers
catalogue-deck-civilian = Civilians
catalogue-deck-building = Buildings
catalogue-deck-event = Events
catalogue-deck-faction = Factions
catalogue-action-discard-is = Put one card on its discard pile: a card of the market, which is replaced, or the top card of one of your stacks.
catalogue-action-reorganise-is = Change the order of your stacks and move cards to fields of the same type or to empty ones, card by card.
catalogue-action-medicine-is = Your soldier in the ark gains { $n ->
    [one] { $n } life point
   *[other] { $n } life points
}.
catalogue-action-weapon-is = One of your dice with an attack symbol is turned to the critical hit.
catalogue-action-tactical-is = Roll one attack die once; it goes to your kept dice with its result.
catalogue-action-harvest-is = Roll one paragon die once; it goes to your kept dice and can be exchanged for paragon.
catalogue-action-expand-is = Raise your base by one level, at most once per turn. This unlocks one more field.
catalogue-die-is = Faces: { $faces }.
catalogue-area-ark = The ark
catalogue-area-ark-is = Whoever has a soldier here controls the ark, gains paragon at the end of every turn and attacks the bases of the others.
catalogue-area-squad = Combat squad
catalogue-area-squad-is = Your soldiers in one stack; only the top one is active.
catalogue-area-field = Expansion field
catalogue-area-field-is = A stack of civilians or of buildings, never both; only the top card is active.
catalogue-area-market = Offer
catalogue-area-market-is = The face-up cards that can be bought; an empty slot is refilled at once.
catalogue-area-pool = Dice pool
catalogue-area-pool-is = The six dice you roll, up to three times; keep what you like after each roll.
catalogue-area-kept = Action pool
catalogue-area-kept-is = The dice you have kept, to be spent in the action phase.

symbol-resource = Resource
symbol-resource-is = Pays for cards and actions; you can have up to 25.
symbol-resources = Resources
symbol-resources-is = What a player can spend; resources stay until they are spent.
symbol-paragon = Paragon
symbol-paragon-is = Whoever reaches the victory threshold of paragon wins at once.
symbol-strength = Strength
symbol-strength-is = What every attack symbol of this soldier is worth.
symbol-resistance = Resistance
symbol-resistance-is = What an attack must reach to destroy a blocking soldier; in the ark it becomes life points.
symbol-paragon-value = Paragon value
symbol-paragon-value-is = How many paragon dice are rolled for this soldier.
symbol-cost = Cost
symbol-cost-is = The resources that the card costs.
symbol-life-points = Life points
symbol-life-points-is = What the soldier in the ark can still bear; at 0 it is destroyed.
symbol-productivity = Productivity
symbol-productivity-is = The resources your base brings at the beginning of your turn.
symbol-level = Level of the base
symbol-level-is = From 1 to 4; each level unlocks an expansion field.
symbol-flag = Victory threshold
symbol-flag-is = The paragon that wins the game.
symbol-base-resistance = Resistance of the base
symbol-base-resistance-is = What an attack on the base must reach to succeed.
symbol-soldier = Soldier
symbol-soldier-is = Joins your squad, attacks, blocks and conquers the ark.
symbol-civilian = Civilian
symbol-civilian-is = Lives on an expansion field of your base.
symbol-building = Building
symbol-building-is = Stands on an expansion field of your base.
symbol-event = Event
symbol-event-is = Is carried out when you buy it, then discarded.
symbol-faction = Faction
symbol-faction-is = Eight factions, each with a base and a trait of its own; cards belong to one of them.
symbol-trait = Faction trait
symbol-trait-is = What only your faction can do; it is always in force.
symbol-ark = Control of the ark
symbol-ark-is = Your soldier is in the ark.
symbol-noark = No control of the ark
symbol-noark-is = Your soldier is not in the ark.
symbol-neutral = Neutral soldier
symbol-neutral-is = Guards the ark at the beginning and belongs to nobody.
symbol-base = Base
symbol-base-is = A player's board; soldiers in the ark attack the bases of the others.
symbol-squad = Combat squad
symbol-squad-is = Your soldiers in one stack; only the top one is active.
symbol-field = Expansion field
symbol-field-is = A stack of civilians or of buildings; only the top card is active.
symbol-locked = Locked
symbol-locked-is = A field that a higher level of the base unlocks.
symbol-market = Offer
symbol-market-is = The face-up cards that can be bought.
symbol-x-deck = Deck
symbol-x-deck-is = Face-down cards; each is equally likely to be next.
symbol-pile = Discard pile
symbol-pile-is = Destroyed, discarded and used cards; shuffled when the deck is empty.
symbol-buy = Buy
symbol-buy-is = Pay a card on offer and take it.
symbol-discard = Discard
symbol-discard-is = A card on offer or one of your own goes to its discard pile.
symbol-reorganise = Reorganise
symbol-reorganise-is = Rearrange your own stacks.
symbol-medicine = Medicine
symbol-medicine-is = Your soldier in the ark gains life points.
symbol-weapon = Weapon technology
symbol-weapon-is = An attack symbol is turned to a critical hit.
symbol-tactical = Tactical attack
symbol-tactical-is = One more attack die is rolled.
symbol-harvest = Harvest
symbol-harvest-is = A paragon die is rolled.
symbol-expand = Base expansion
symbol-expand-is = Your base rises one level.
symbol-phase-effect = Effect phase
symbol-phase-effect-is = The effect comes at the beginning of your turn.
symbol-phase-dice = Dice phase
symbol-phase-dice-is = The effect comes before you roll.
symbol-phase-action = Action phase
symbol-phase-action-is = The effect comes when the card is used.
symbol-phase-permanent = Permanent
symbol-phase-permanent-is = The effect is always in force, in other players' turns too.
symbol-die-resource = Resource die
symbol-die-resource-is = Shows 1, 2 or 3 resources, or a blank.
symbol-die-attack = Attack die
symbol-die-attack-is = Shows an attack symbol, a critical hit or a blank.
symbol-die-paragon = Paragon die
symbol-die-paragon-is = Shows 1 or 2 paragon, or a blank.
symbol-die-any = Resource or attack die
symbol-die-any-is = You choose the type of the die.
symbol-face-resource-blank = Blank
symbol-face-resource-blank-is = A resource die that brings nothing.
symbol-face-resource-1 = 1 resource
symbol-face-resource-1-is = Spend this die to gain 1 resource.
symbol-face-resource-2 = 2 resources
symbol-face-resource-2-is = Spend this die to gain 2 resources.
symbol-face-resource-3 = 3 resources
symbol-face-resource-3-is = Spend this die to gain 3 resources.
symbol-face-attack-blank = Blank
symbol-face-attack-blank-is = An attack die that brings nothing.
symbol-face-attack = Attack symbol
symbol-face-attack-is = Spend this die to attack, or to enter the empty ark.
symbol-face-critical = Critical hit
symbol-face-critical-is = Like an attack symbol, with 1 more strength.
symbol-face-paragon-blank = Blank
symbol-face-paragon-blank-is = A paragon die that brings nothing.
symbol-face-paragon-1 = 1 paragon
symbol-face-paragon-1-is = Spend this die to gain 1 paragon.
symbol-face-paragon-2 = 2 paragon
symbol-face-paragon-2-is = Spend this die to gain 2 paragon.
symbol-blank = Blank
symbol-blank-is = A side of a die without a symbol.
symbol-attack = Attack
symbol-attack-is = Your soldier attacks: from the squad the ark, from the ark a base.
symbol-critical = Critical hit
symbol-critical-is = An attack symbol with 1 more strength.
symbol-reroll = Reroll
symbol-reroll-is = The dice you did not keep are rolled again; normally twice.
symbol-hit = Successful attack
symbol-hit-is = When an attack on a base succeeds.
symbol-kill = Soldier destroyed
symbol-kill-is = When the attack destroys a soldier.
symbol-enter = Enter the ark
symbol-enter-is = When the soldier enters the ark.
symbol-block = Block
symbol-block-is = The top soldier of the squad stops an attack on the base.
symbol-lost = Destroyed
symbol-lost-is = When this card is destroyed.
symbol-behind = Last
symbol-behind-is = If nobody has less paragon than you and somebody has more.
symbol-homeland = Own faction
symbol-homeland-is = If you play the faction of this card.
symbol-mates = Comrades
symbol-mates-is = If you have so many other active cards of this faction.
symbol-once = Once per turn
symbol-once-is = Can be used once in each of your turns.
symbol-first-time = The first one
symbol-first-time-is = Counts for the first one in each of your turns.
symbol-pay = Pay
symbol-pay-is = A price that you may pay for the effect, or not.
symbol-power = Stronger attack
symbol-power-is = So much more strength for this attack.
symbol-pierce = Pierce
symbol-pierce-is = The resistance of the attacked base counts as so much less.
symbol-unblockable = Cannot be blocked
symbol-unblockable-is = Nobody can block this attack.
symbol-damage = Damage
symbol-damage-is = The enemy soldier in the ark loses life points.
symbol-heal = Heal
symbol-heal-is = Your soldier in the ark gains life points.
symbol-destroy = Destroy
symbol-destroy-is = A card goes to its discard pile.
symbol-steal = Take resources
symbol-steal-is = You take resources from another player.
symbol-lose = Lose resources
symbol-lose-is = Resources are lost.
symbol-loot = Loot
symbol-loot-is = You take paragon from another player, as much as the dice show.
symbol-safe = Protected
symbol-safe-is = Opponents cannot take it from you.
symbol-refresh = New offer
symbol-refresh-is = The face-up cards of one type are replaced.
symbol-recruited = Soldier for free
symbol-recruited-is = A soldier from the deck joins your squad.
symbol-salvage = Salvage
symbol-salvage-is = The top soldier of the discard pile joins your squad.
symbol-x-arrow = For
symbol-x-arrow-is = What stands before it becomes, or pays for, what follows.
symbol-person = An opponent
symbol-person-is = Another player of your choice.
symbol-people = All opponents
symbol-people-is = Every other player.
symbol-target = The attacked player
symbol-target-is = Whose base you are attacking.
symbol-x-mark = Reconstructed
symbol-x-mark-is = The printed card is not known to us; this one is our own proposal.

setting-faction-choice = Factions are drawn, or chosen in seat order.
setting-die-limit = Whether the pools hold no more dice than there are in the box, so that a full one must give one up (the rulebook: never more than 4 of a type at the same time), or any number once dice are rolled (another reading of it).
setting-paragon-rolls = Whether rolls for paragon are made by themselves (our reading: who would decline?), or you are asked each time (the rulebook: you may roll).
setting-reading = As we recommend to play, or the rulebook to the letter, without anything of ours that can be left out. It decides on faction traits, the reach of attacks and of the Apocalypse bonus, and paragon rolls, where these are automatic.
setting-destroy-scope = Whether a successful attack can destroy the top card of a field only (our reading), or a covered one too (the rulebook says only "an expansion card of the base").
setting-ark-income-at = Whether the ark yields paragon at the end of every turn, as the rulebook's example shows it, or at the start of every turn from the second round on, as its words can be read.
setting-apocalypse-bonus-scope = Whether the bonus counts for the ark income only (our reading), also when the ark is conquered (the rulebook: whenever paragon is gained in the ark), or for destroyed blockers and looted bases as well.
value-yes = On
value-no = Off
value-faction-choice-random = Drawn
value-faction-choice-free = Free choice
value-destroy-scope-top = Top card only
value-destroy-scope-any = Any card
value-ark-income-at-turn-end = End of a turn
value-ark-income-at-round-end = Start of a turn
value-apocalypse-bonus-scope-control = Ark income only
value-apocalypse-bonus-scope-income-and-conquest = Ark income and conquest
value-apocalypse-bonus-scope-all-rolls-in-ark = All rolls in the ark
value-reading-table = Recommended
value-reading-literal = Rulebook to the letter
value-paragon-rolls-auto = By themselves
value-paragon-rolls-ask = Asked each time
value-die-limit-components = As many as in the box
value-die-limit-none = No limit

## Where values come from

pack-kind-dice = Dice
pack-kind-price = Prices
pack-kind-medicine = Medicine
pack-kind-faction = Factions
pack-kind-soldier = Soldiers
pack-kind-civilian = Civilians
pack-kind-building = Buildings
pack-kind-event = Events
pack-item-dice-resource = Resource die
pack-item-dice-attack = Attack die
pack-item-dice-paragon = Paragon die
pack-item-price-discard = Discard a card
pack-item-price-reorg = Reorganise
pack-item-price-medicine = Medicine
pack-item-price-weapon = Weapon technology
pack-item-price-tactical = Tactical attack
pack-item-price-harvest = Harvest
pack-item-price-level = Expand the base
pack-item-price-s = Buy a soldier
pack-item-price-c = Buy a civilian
pack-item-price-b = Buy a building
pack-item-price-e = Buy an event
pack-field-name = Name
pack-field-faces = Face
pack-field-cost = Cost
pack-field-floor = Lowest price
pack-field-heals = Life points
pack-field-board = Board
pack-field-side = Side
pack-field-level-costs = Costs of levels 2 to 4
pack-field-resistance = Resistance
pack-field-productivity = Productivity
pack-field-trait = Trait
pack-field-trait-name = Name of the trait
pack-field-trait-effect = Trait
pack-field-faction = Faction
pack-field-strength = Strength
pack-field-paragon = Paragon value
pack-field-phase = Phase
pack-field-effect = Effect
pack-field-copies = Copies
option-faction-traits-ours = All traits are ours: the rulebook knows no abilities of factions.
option-threshold-ours = The rulebook recommends 30–40, 20–30 or 10–20; which number within that is the default is ours.
option-max-turns-ours = The limit is ours: the rulebook knows none.
option-max-actions-ours = The limit is ours: the rulebook knows none.
