"""Xibalba in the terminal."""

from ...texts.faces import Face
from .board import board, minor, status
from .cards import all_cards, load, named, summary

FACE = Face(board, status, minor, load, summary, all_cards, named)
