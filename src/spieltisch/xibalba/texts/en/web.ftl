### Xibalba at the web table in English. A key that ends in -is says in one or two sentences what the thing is.

xibalba-table = The table of Xibalba
xibalba-status = Turn { $turn } · { $phase }
xibalba-status-setup = Setting up
xibalba-status-over = Over after { $turn } turns

## Cards

xibalba-cost = Cost
xibalba-covered = covered
xibalba-trait = Trait
xibalba-strength = Strength
xibalba-resistance = Resistance
xibalba-paragon-value = Paragon value
xibalba-kind-soldier = Soldier
xibalba-kind-civilian = Civilian
xibalba-kind-building = Building
xibalba-kind-event = Event
xibalba-kind-faction = Faction

## Market

xibalba-market = Market
xibalba-kinds-soldier = Soldiers
xibalba-kinds-soldier-is = They go on top of your squad, attack, block and enter the ark.
xibalba-kinds-civilian = Civilians
xibalba-kinds-civilian-is = They go onto one of your unlocked fields. Only the top card of a field works.
xibalba-kinds-building = Buildings
xibalba-kinds-building-is = They go onto one of your unlocked fields, never together with civilians.
xibalba-kinds-event = Events
xibalba-kinds-event-is = They happen at once and then go to the discard pile.
xibalba-deck = Deck
xibalba-deck-is = Face-down cards. A free place in the market is filled from here at once.
xibalba-deck-n = Deck: { $n }
xibalba-pile = Discard pile
xibalba-pile-is = Face up, the last card on top. When the deck is used up, the pile is shuffled and becomes the new deck.
xibalba-pile-n = Discard pile: { $n }
xibalba-offer = { $card }, price { $price }
xibalba-price-now = Price for you now
xibalba-price-printed = Printed price
xibalba-slot-empty = Empty place
xibalba-slot-empty-is = Deck and discard pile of this type are used up.
xibalba-stack-open = { $place }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, fan out

## Bases

xibalba-base-of = Base of { $name }
xibalba-resources = Resources
xibalba-resources-is = You pay for cards and actions with them. Nobody ever has more than 25.
xibalba-base-resistance = Resistance of the base
xibalba-base-resistance-is = An attack from the ark succeeds if its strength reaches this number.
xibalba-productivity = Productivity
xibalba-productivity-is = So many resources come in at the beginning of each turn of this player.
xibalba-paragon = Paragon
xibalba-paragon-is = Whoever has { $threshold } of it first wins. It is gained by rolling paragon dice and can be looted.
xibalba-paragon-of = { $name }: { $n } of { $threshold } paragon
xibalba-threshold = Victory threshold
xibalba-threshold-is = Whoever has { $threshold } paragon first wins at once.
xibalba-threshold-n = Victory threshold: { $n }
xibalba-level = Level of the base
xibalba-level-is = Every level unlocks one more field; most make the base stronger or more productive.
xibalba-level-is-n = Level { $n } of 4
xibalba-level-n = Level { $n }
xibalba-level-gives = { $cost ->
    [0] resistance { $resistance }, productivity { $productivity }
   *[other] price { $cost }, resistance { $resistance }, productivity { $productivity }
}
xibalba-squad = Squad
xibalba-squad-is = All soldiers in one stack. Only the top one is active: it attacks the ark and can block.
xibalba-field = Field
xibalba-field-is = Holds civilians or buildings, never both. Only the top card works; what lies below waits.
xibalba-field-n = Field { $n }
xibalba-field-locked = Frozen field { $n }
xibalba-field-locked-is = It thaws when the base is expanded to level { $n }.
xibalba-factions = Factions
xibalba-winner = has won
xibalba-keeper = controls the ark

## The ark

xibalba-ark-neutral = The ark belongs to nobody
xibalba-ark-neutral-is = A neutral soldier guards it. Everybody may attack it.
xibalba-ark-empty = The ark is empty
xibalba-ark-empty-is = Spend an attack symbol, and the top soldier of your squad enters.
xibalba-ark-of = { $name } controls the ark
xibalba-ark-of-is = At the end of every turn the soldier in the ark earns as many paragon dice as its paragon value. It attacks bases; only the soldiers in the squads can get at it.
xibalba-ark-own-is = At the end of every turn you roll as many paragon dice as your soldier's paragon value. From the ark you attack the bases of the others.
xibalba-ark-soldier = { $card } in the ark. { $who }
xibalba-life = Life points
xibalba-life-is = Attacks on the ark take them away; at 0 the soldier is destroyed. They never exceed { $cap }.
xibalba-ark-entering = Your soldier enters the ark with life points: { $n }
xibalba-life-n = Life points: { $n } of { $cap }

## Dice

xibalba-tray = Dice
xibalba-none = none
xibalba-pool = Which six dice?
xibalba-pool-is = You take six dice: at least two and at most four of each type.
xibalba-pool-n = { $resource } resource dice and { $attack } attack dice
xibalba-dice-pool = Rolled
xibalba-dice-pool-is = Dice that may still be rolled again. Keep what you like; the rest is rolled once more.
xibalba-action-pool = Kept
xibalba-action-pool-is = Dice that are fixed and wait to be used in the action phase. What is left at its end is lost.
xibalba-rerolls = Rerolls left
xibalba-rerolls-is = So often the dice that are not kept are rolled again.
xibalba-rerolls-n = Rerolls left: { $n }
xibalba-die-resource = Resource die
xibalba-die-attack = Attack die
xibalba-face-resource_blank = Resource die, blank
xibalba-face-resource_blank-is = Nothing, unless a card turns it.
xibalba-face-resource_1 = 1 resource
xibalba-face-resource_1-is = In the action phase it can be exchanged for 1 resource.
xibalba-face-resource_2 = 2 resources
xibalba-face-resource_2-is = In the action phase it can be exchanged for 2 resources.
xibalba-face-resource_3 = 3 resources
xibalba-face-resource_3-is = In the action phase it can be exchanged for 3 resources.
xibalba-face-attack_blank = Attack die, blank
xibalba-face-attack_blank-is = Nothing, unless a card turns it.
xibalba-face-attack = Attack symbol
xibalba-face-attack-is = Adds the strength of the attacking soldier to an attack, or lets a soldier enter the empty ark.
xibalba-face-critical = Critical hit
xibalba-face-critical-is = An attack symbol that adds 1 to the strength of the soldier.
xibalba-face-paragon_blank = Paragon die, blank
xibalba-face-paragon_blank-is = Nothing gained.
xibalba-face-paragon_1 = 1 paragon
xibalba-face-paragon_1-is = A harvested die can be exchanged for 1 paragon in the action phase.
xibalba-face-paragon_2 = 2 paragon
xibalba-face-paragon_2-is = A harvested die can be exchanged for 2 paragon in the action phase.
xibalba-attack = Attack
xibalba-attack-is = Each attack symbol adds the soldier's strength, each critical hit 1 more. The dice are spent whatever happens.
xibalba-attack-by = { $card } attacks
xibalba-attack-strength = Strength of the attack
xibalba-attack-strength-is = What the dice committed so far make of the soldier's strength.
xibalba-attack-reached = Strength reached: { $n }
xibalba-attack-needed = It meets { $n }

## Phases

xibalba-phase-effect = Effect phase
xibalba-phase-effect-short = Effects
xibalba-phase-effect-is = The base yields resources, then the effects of your active cards happen in the order you like.
xibalba-phase-dice = Dice phase
xibalba-phase-dice-short = Dice
xibalba-phase-dice-is = Choose six dice and roll them; what you do not keep is rolled again, usually twice.
xibalba-phase-action = Action phase
xibalba-phase-action-short = Actions
xibalba-phase-action-is = Use your dice, buy cards, attack and take general actions, in any order and as often as you can.
xibalba-phase-permanent = Permanent

## General actions

xibalba-actions = Actions
xibalba-action-priced = { $action }, price { $price }
xibalba-action-discard = Discard
xibalba-action-discard-does = One card of the market or of yours
xibalba-action-reorganise = Reorganise
xibalba-action-reorganise-does = Rearrange your stacks
xibalba-action-medicine = Medicine
xibalba-action-medicine-does = Life points in the ark
xibalba-action-weapon = Weapon technology
xibalba-action-weapon-does = Attack symbol becomes critical
xibalba-action-tactical = Tactical attack
xibalba-action-tactical-does = One more attack die
xibalba-action-harvest = Harvest
xibalba-action-harvest-does = One paragon die
xibalba-action-expand = Expand the base
xibalba-action-expand-does = Next level, one more field

## The card browser

xibalba-facet-faction = Faction
xibalba-facet-faction-all = All factions

## The game as a whole

xibalba-chart = The race for paragon

## Table on a phone, dice as gestures, attacks

xibalba-tab-table = Table
xibalba-tab-actions = Actions
xibalba-tap-to-keep = Tap to keep
xibalba-let-go = Kept: { $face }. Let go of it
xibalba-attack-target = What is attacked
xibalba-addend-attack = from symbols
xibalba-addend-critical = critical hits
xibalba-addend-power = this attack
xibalba-addend-life_points = life points
xibalba-addend-base-resistance = level of the base
xibalba-addend-cards = cards and trait
xibalba-addend-block = blocking soldier
xibalba-addend-pierce = pierced
xibalba-verdict-hit = Breaks through
xibalba-verdict-held = { $n } too little: the base withstands it
xibalba-verdict-kill = Destroys the soldier in the ark
xibalba-verdict-wound = Takes { $n } of { $of } life points; the damage stays
xibalba-block-none = Nobody can block it
xibalba-block-holds = { $name } may block with { $card } ({ $n }), who would stop it
xibalba-block-falls = { $name } may block with { $card } ({ $n }), who would be destroyed
xibalba-gain-ark = Your soldier takes the ark with { $n } life points
xibalba-gain-roll = Then you roll { $n ->
    [one] { $n } paragon die
   *[other] { $n } paragon dice
}
xibalba-gain-no-dice = No paragon: your soldier has the paragon value 0
xibalba-gain-wound = No paragon yet: the soldier in the ark survives
xibalba-gain-loot = Roll { $dice ->
    [one] { $dice } paragon die
   *[other] { $dice } paragon dice
} and take that from { $name }, at most { $most }
xibalba-gain-poor = No paragon: { $name } has none to take
xibalba-gain-shield = No paragon: “{ $card }” protects that of { $name }
xibalba-gain-destroy = You may destroy { $n ->
    [one] their expansion card
   *[other] one of their { $n } expansion cards
}
xibalba-gain-no-card = { $name } has no expansion card to destroy
xibalba-strike = Strike
xibalba-strike-anyway = Strike anyway
