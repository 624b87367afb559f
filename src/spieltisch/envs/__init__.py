"""Doors for learners: environments made of any game that keeps the contract."""
