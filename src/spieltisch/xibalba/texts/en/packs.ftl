# What can be wrong with a pack of this game.

deck-size = { $section ->
    [soldier] The soldier deck has { $found } cards; { $wanted } are needed.
    [civilian] The civilian deck has { $found } cards; { $wanted } are needed.
    [building] The building deck has { $found } cards; { $wanted } are needed.
   *[event] The event deck has { $found } cards; { $wanted } are needed.
  }
deck-empty = { $section ->
    [soldier] The soldier deck is empty; it needs at least one card.
    [civilian] The civilian deck is empty; it needs at least one card.
    [building] The building deck is empty; it needs at least one card.
   *[event] The event deck is empty; it needs at least one card.
  }
cards-too-many = With this deck, the pack has { $found } cards more than fit into decks of 64 soldiers, 48 civilians, 32 buildings and 32 events; there is room for { $wanted } more at most.
faction-count = The pack has { $found } factions; { $wanted } are needed.
boards-too-few = The factions lie on { $found } different boards; at least { $wanted } are needed, one for each player.
faction-unknown = There is no faction “{ $found }”. Known: { $options }.
side-twice = Side { $side } of board { $board } already has a faction.

## Effects

effect-verb-form = Column { $column }: wrong number of arguments; “{ $verb }” is written { $form }.
effect-verbs-too-many = Column { $column }: an effect has at most { $most } verbs.
effect-word-unknown = Column { $column }: “{ $found }” is unknown here. Possible: { $options }.
effect-change-zero = Column { $column }: a change by 0 changes nothing.
effect-turn-die = Column { $column }: a die can only be turned to another of its own faces.
effect-trigger-unknown = Column { $column }: there is no trigger “@{ $found }”. Possible: { $options }.
effect-trigger-place = Column { $column }: a card of this kind and phase cannot have the trigger { $trigger }.
effect-trigger-missing = Column { $column }: a soldier with phase ACT needs a trigger such as @attack.
effect-condition-unknown = Column { $column }: there is no condition “{ $found }?”. Possible: { $options }.
effect-condition-trait = Column { $column }: this condition needs a card with a faction; a trait is no card.
effect-once-place = Column { $column }: “once:” is only for civilians and buildings with phase ACT.
effect-pay-place = Column { $column }: a permanent effect without trigger cannot have a price.
effect-phase-event = An event always has the phase ACT.
effect-phase-trait = A trait always has the phase PERM.
effect-only-passive = Column { $column }: “{ $verb }” in this form needs the phase PERM and no trigger.
effect-not-passive = Column { $column }: “{ $verb }” needs a moment to happen; a permanent effect without trigger can only have mod, shield, cost and rerolls(ark,n).
effect-only-dice = Column { $column }: “{ $verb }” in this form is only for the phase DICE.
effect-only-action = Column { $column }: “{ $verb }” is only for the phase ACT, the one time with an action pool.
effect-only-strength = Column { $column }: “{ $verb }” is only for the triggers @attack, @ark and @base.
effect-not-permanent = Column { $column }: “{ $verb }” is not for the phase PERM.
effect-mod-trigger = Column { $column }: “{ $verb }” is for the phase PERM without trigger, or for the triggers @attack, @ark, @base, @hit and @enter.
effect-mod-stat = Column { $column }: with a trigger “{ $verb }” can only change str, res and pv.
effect-target-place = Column { $column }: “target” is only for the triggers @base and @hit.
effect-self = Column { $column }: nobody can take something from themselves.
effect-rerolls-who = Column { $column }: “{ $verb }” is only for self or ark.
effect-endless = Column { $column }: a discount on discard or reorg must be marked “first”, or the action could be repeated for nothing without end.
