"""For people who write players: what a player is given, and the program that runs one (`docs/guide/players.md`).

A player is a class with a method `answer(question)`. It runs in a process of its own, so that nothing of a table can be
reached from it but what it is sent. This package needs nothing of the house, neither rules nor compiler: a player
starts at once.
"""

from .given import Field, Question, Spec, Standing, World, Worlds

__all__ = ["Field", "Question", "Spec", "Standing", "World", "Worlds"]
