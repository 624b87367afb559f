### Guided first games, tips, the goal, the rulebook. All keys begin with teach-.

teach-learn = Learn by playing
teach-guide = Guide
teach-show = Show the guide
teach-hide = Put the guide away
teach-before = Back
teach-next = Next
teach-end = Play on
teach-progress = How far the guided game has come
teach-key = go where the guide points
teach-goal = Goal of the game:
