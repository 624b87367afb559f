"""Wutaki: worker placement for 2 to 4 players (rules: `docs/rules/wutaki.md`)."""
