"""The arena: many games by players that are programs, tournaments, and what their games tell about a game."""
