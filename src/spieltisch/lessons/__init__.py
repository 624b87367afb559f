"""Guided first games: a lesson is data in the folder of a game, `lessons/first.toml`, and a game may have none.

It lays out the beginning of a real game and says what to try when. It forbids nothing: whoever does something else is
told what that means, and the lesson goes on as soon as it can. How far somebody has come is read from the answers of
the game alone (`course.py`), so a lesson survives whatever the game survives, and undo takes it back, too.
"""

from .course import Guide, Progress, guide, luck, progress
from .numbers import goal_of
from .reading import BadLesson, Lesson, Slip, Step, lesson_of, opened
from .tips import told_tips

__all__ = [
    "BadLesson",
    "Guide",
    "Lesson",
    "Progress",
    "Slip",
    "Step",
    "goal_of",
    "guide",
    "lesson_of",
    "luck",
    "opened",
    "progress",
    "told_tips",
]
