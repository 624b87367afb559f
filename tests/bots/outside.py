"""Players as somebody outside the repository would write them."""

from pathlib import Path

PLAYER = '''
"""Tries each option in worlds that look like this one, and takes what wins most often."""

from random import Random


class Fox:
    worlds = True

    def __init__(self, spec):
        self.seat, self.luck = spec.seat, Random(spec.seed)

    def answer(self, question):
        tried = self.luck.sample(question.options, min(2, len(question.options)))
        return min(tried, key=lambda thing: self.place_after(question.worlds.sample(), thing))

    def place_after(self, world, thing):
        world.answer(thing)
        return world.play_out().places[self.seat]


class Low:
    about = "Points at the lowest number."

    def answer(self, question):
        print("what is printed harms nobody")
        assert question.mask.sum() == len(question.options) and question.mask[question.options[0]]
        return min(question.options)


class Dice:
    def __init__(self, spec):
        self.luck = Random(spec.seed)

    def answer(self, question):
        return self.luck.choice(question.options)
'''

FAULTY = """
import os, subprocess, time


class Liar:
    def answer(self, question):
        return 30000


class Raiser:
    def answer(self, question):
        raise ValueError("no idea")


class Sleeper:
    def answer(self, question):
        child = subprocess.Popen(["sleep", "1234"])
        with open(os.path.join(os.path.dirname(__file__), "child"), "w") as file:
            file.write(str(child.pid))
        time.sleep(60)


class Quitter:
    def answer(self, question):
        os._exit(3)


class Babbler:
    def answer(self, question):
        os.write(3, b"x" * (1 << 21))


class Mute:
    pass


class OnlyChess:
    games = ("chess",)

    def answer(self, question):
        return 0


class Greedy:
    worlds = True

    def answer(self, question):
        world = question.worlds.sample()
        for wrong in (lambda: world.answer(30000), lambda: world.observe(9), lambda: world.play_out("nobody")):
            try:
                wrong()
            except Exception as error:
                assert type(error).__name__ == "Refused", error
            else:
                raise AssertionError
        return question.options[-1]
"""

SHELL = """#!/bin/sh
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"type":"ready","protocol":1}' ;;
    *'"type":"question"'*)
      options=${line##*'"options":['}
      echo "{\\"type\\":\\"answer\\",\\"thing\\":${options%%[],]*}}" ;;
  esac
done
"""


def written(folder: Path) -> Path:
    """A folder with `fox.py`, `faulty.py` and the program `first`."""
    (folder / "fox.py").write_text(PLAYER, "utf-8")
    (folder / "faulty.py").write_text(FAULTY, "utf-8")
    (folder / "broken.py").write_text("1 / 0\n", "utf-8")
    (folder / "first").write_text(SHELL, "utf-8")
    (folder / "first").chmod(0o755)
    return folder
