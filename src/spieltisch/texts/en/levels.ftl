# How bots play: for each game and level a name and, in one line, its character.
