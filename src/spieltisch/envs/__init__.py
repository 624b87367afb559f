"""Doors for learners: environments made of any game that keeps the contract."""

from .batch import Buffers, Vector, vector

__all__ = ["Buffers", "Vector", "vector"]
