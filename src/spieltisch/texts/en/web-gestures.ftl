# Gestures at the table: taking everything at one go, and being told before something is lost.

table-gather = Collect all
table-once-more = Once more
table-anyway = Do it anyway
settings-warn = Warn before something is lost
settings-warn-text = Dice that lapse, places and cards that would do nothing, answers that cost points: asked once.
