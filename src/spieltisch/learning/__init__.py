"""Networks that teach themselves a game: self-play from nothing. Playing with one needs nothing of this (`bots`)."""
