"""Spieltisch: two hobby board games with their complete rules, for people, bots and researchers."""

__version__ = "0.2.0"
