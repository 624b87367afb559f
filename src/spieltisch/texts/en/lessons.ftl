# Guided first games: what the house says in every one of them. A game adds the sentences of its steps.

other = That is allowed as well. Nothing is lost.
aside = This is a question in between. Answer it as you like.
wait = Now the others play. Watch what they do; it is your turn again soon.
enough =
    You have seen a lot, and the rest comes by playing.

    This is a real game, and it goes on. The rulebook and the hints are there whenever you want them.
finished =
    That was the guided part. The game goes on, and now it is all yours.
