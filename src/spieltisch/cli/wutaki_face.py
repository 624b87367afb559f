"""Wutaki in the terminal."""

from .faces import Face
from .wutaki_board import board, minor, status
from .wutaki_cards import all_cards, load, named, summary

FACE = Face(board, status, minor, load, summary, all_cards, named)
