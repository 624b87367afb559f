"""Xibalba in the terminal."""

from ...texts.faces import Face
from ..box.pack import load_pack
from .board import board, minor, status
from .cards import all_cards, named, picture, summary

FACE = Face(board, status, minor, load_pack, summary, all_cards, named, picture)
