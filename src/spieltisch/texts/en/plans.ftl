# Plans: what to do with a turn, and what comes then. Games add what speaks for a step.

reason-later = likely later: { $reason }
plan-step = { $what } – { $why }
plan-end-chance = Then chance decides; ask again when you know what it brings.
plan-end-others = Then somebody else is asked.
plan-end-news = You will know more then; ask again.
plan-end-over = That ends the game.
plan-end-later = Your turn goes on after that; ask again.
