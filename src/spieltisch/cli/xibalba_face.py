"""Xibalba in the terminal."""

from .faces import Face
from .xibalba_board import board, minor, status
from .xibalba_cards import all_cards, load, named, summary

FACE = Face(board, status, minor, load, summary, all_cards, named)
