"""The web table: a server for people and their browsers. A game is its log in a database; the rest can be rebuilt."""
