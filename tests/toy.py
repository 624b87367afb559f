"""The toy game for people: its words, and the game itself. Its rules are in `toy_rules.py`."""

from pathlib import Path
from typing import Any

from spieltisch.core.events import FIRST_DETAIL, HIDDEN
from spieltisch.core.game import Box, Game, NotationError, Option, OptionError, People, Rules
from spieltisch.core.records import blank
from spieltisch.core.stack import CHANCE, top

from . import toy_rules as rules
from .toy_rules import CARDS, MOST_ROUNDS, SEATS, VALUES, Ask, Event, Place, Thing, cards_at, is_over, sees

OPTIONS = (Option("rounds", None, range(1, MOST_ROUNDS + 1), "T-7"), Option("patience", False, (False, True), "T-6"))
COLOURS = {"en": ("red", "blue", "green", "white"), "de": ("Rot", "Blau", "Grün", "Weiß")}
SUITS = {"en": ("sun", "moon"), "de": ("Sonne", "Mond"), "id": ("sun", "moon")}
SAY = {
    "en": {"who": "chance", "wait": "wait", "swap": "swap", "roll": "roll {}"},
    "de": {"who": "Zufall", "wait": "warten", "swap": "tauschen", "roll": "Wurf {}"},
    "id": {"wait": "wait", "swap": "swap", "roll": "roll-{}"},
}
BUTTON = {
    "en": {"wait": "Wait", "swap": "Draw a card and discard one", "roll": "Roll a {}", "card": "The card “{}”"},
    "de": {
        "wait": "Abwarten",
        "swap": "Karte ziehen und eine ablegen",
        "roll": "Eine {} würfeln",
        "card": "Karte „{}“",
    },
}
QUESTION = {
    "en": {
        "ROLL": "Which number comes up?",
        "DRAW": "Which card is drawn?",
        "ACT": "Show, swap or wait?",
        "DISCARD": "Discard which?",
    },
    "de": {
        "ROLL": "Was zeigt der Würfel?",
        "DRAW": "Welche Karte kommt?",
        "ACT": "Zeigen, tauschen, warten?",
        "DISCARD": "Welche ablegen?",
    },
}
TOLD = {
    "en": (
        "The {card} opens the pile.",
        "{player} draws the {card}.",
        "{player} rolls a {face}.",
        "{player} shows the {card}: {points} points.",
        "{player} discards the {card} face down.",
        "{player} waits: {points} points.",
        "The game is over.",
    ),
    "de": (
        "{card} eröffnet den Stapel.",
        "{player} zieht {card}.",
        "{player} würfelt eine {face}.",
        "{player} zeigt {card}: {points} Punkte.",
        "{player} legt {card} verdeckt ab.",
        "{player} wartet: {points} Punkte.",
        "Das Spiel ist aus.",
    ),
}
TOLD_TO_OTHERS = {  # T-2, T-5
    "en": {Event.DREW: "{player} draws a card.", Event.DISCARDED: "{player} discards a card face down."},
    "de": {Event.DREW: "{player} zieht eine Karte.", Event.DISCARDED: "{player} legt eine Karte verdeckt ab."},
}
FIELDS = (
    ("card",),
    ("player", "card"),
    ("player", "face"),
    ("player", "card", "points"),
    ("player", "card"),
    ("player", "points"),
    (),
)


def open_box(players: int, chosen: dict[str, Any], pack: object = None) -> Box:
    """T-1  The printed record. The toy has no card packs."""
    if players not in GAME.seats:
        raise OptionError("players", value=players)
    known = {option.key: option for option in OPTIONS}
    for key, value in chosen.items():
        if key not in known:
            raise OptionError("unknown-option", key=key)
        if value not in known[key].values:
            raise OptionError("bad-value", key=key, value=value)
    filled = {"rounds": MOST_ROUNDS if players == 2 else 3, "patience": False, **chosen}  # T-7
    printed = blank(rules.BOX)
    printed.players, printed.rounds, printed.patience = players, filled["rounds"], filled["patience"]
    printed.value[:] = [card % VALUES + 1 for card in range(CARDS)]
    return Box(printed, None, players, filled)


def card_name(card: int, lang: str) -> str:
    """“sun 3”; in notation for machines “sun-3”."""
    return f"{SUITS[lang][card // VALUES]}{'-' if lang == 'id' else ' '}{card % VALUES + 1}"


def worded(words: dict[str, str], thing: int, lang: str) -> str:
    """A thing in one of the vocabularies above."""
    if thing >= Thing.ROLL:
        return words["roll"].format(thing - Thing.ROLL + 1)
    if thing >= Thing.CARD:
        return words.get("card", "{}").format(card_name(thing - Thing.CARD, lang))
    return words["swap" if thing == Thing.SWAP else "wait"]


def say(box: Box, s: Any, thing: int, lang: str) -> str:
    """“red: sun 3”, “chance: roll 6”; in notation for machines “sun-3”, “roll-6”."""
    what = worded(SAY[lang], thing, lang)
    if lang == "id":
        return what
    asked = rules.to_move(box.record, s)
    return f"{SAY[lang]['who'] if asked == CHANCE else COLOURS[lang][asked]}: {what}"


def parse(box: Box, s: Any, text: str) -> int:
    """The option that is called so in some language."""
    out = GAME.option_buffer()
    for thing in out[: rules.options(box.record, s, out)].tolist():
        if text in (say(box, s, thing, lang) for lang in SAY):
            return int(thing)
    raise NotationError("unknown-thing", text=text)


def question(box: Box, s: Any) -> str:
    return "OVER" if is_over(s) else Ask(top(s).ask).name


def question_text(box: Box, s: Any, lang: str) -> str:
    return QUESTION[lang][question(box, s)]


def thing_text(box: Box, s: Any, thing: int, lang: str) -> str:
    return worded(BUTTON[lang], thing, lang)


def anchor(box: Box, s: Any, thing: int) -> str:
    """Where on the table a thing lies."""
    if thing >= Thing.ROLL:
        return "die"
    return f"card-{thing - Thing.CARD}" if thing >= Thing.CARD else Thing(thing).name.lower()


def seen_by(box: Box, row: list[int], seat: int | None) -> list[int]:
    """T-2, T-5  That a card was drawn or discarded is told to everybody, which one only to its owner."""
    player, card = range(FIRST_DETAIL, FIRST_DETAIL + 2)
    if row[0] not in (Event.DREW, Event.DISCARDED) or row[player] == seat:
        return row
    return [*row[:card], HIDDEN, *row[card + 1 :]]


def answer_seen_by(box: Box, s: Any, thing: int, seat: int | None) -> bool:
    """T-2, T-5  Which card chance draws for a bird, or a bird discards, only this bird knows."""
    frame = top(s)
    if frame.ask == Ask.DRAW and frame.note[0] >= Place.HAND:
        return bool(seat == frame.note[0] - Place.HAND)
    return bool(frame.ask != Ask.DISCARD or seat == frame.player)


def event_data(box: Box, row: list[int]) -> dict[str, Any]:
    details = zip(FIELDS[row[0] - 1], row[FIRST_DETAIL:], strict=False)
    return {
        "event": Event(row[0]).name.lower(),
        "rule": f"T-{row[1]}",
        "turn": row[2],
        "active": row[3],
        **{key: None if key == "card" and value == HIDDEN else value for key, value in details},
    }


def event_text(box: Box, row: list[int], lang: str) -> str:
    said = event_data(box, row)
    hidden = said.get("card", 0) is None
    sentence = TOLD_TO_OTHERS[lang][Event(row[0])] if hidden else TOLD[lang][row[0] - 1]
    names = {
        "card": lambda card: "" if hidden else card_name(card, lang),
        "player": lambda player: COLOURS[lang][player].capitalize(),
    }
    return sentence.format_map({key: names.get(key, str)(value) for key, value in said.items()})


def seen_cards(s: Any, place: int, eyes: int) -> list[int]:
    """The cards in a place that these eyes can see."""
    return [card for card in range(CARDS) if s.place[card] == place and sees(s, eyes, card)]


def view(box: Box, s: Any, seat: int | None) -> dict[str, Any]:
    """What lies open and this seat's own cards; a spectator has no seat."""
    eyes = -1 if seat is None else seat
    return {
        "turn": int(s.turn),
        "die": int(s.die),
        "asked": int(rules.to_move(box.record, s)),
        "question": question(box, s),
        "deck": int(cards_at(s, Place.DECK)),
        "pile": [card for card in range(CARDS) if s.place[card] == Place.PILE],
        "players": [
            {
                "points": int(s.points[player]),
                "cards": int(cards_at(s, Place.HAND + player)),
                "hand": seen_cards(s, Place.HAND + player, eyes),
                "discards": int(cards_at(s, Place.DISCARDS + player)),
                "discarded": seen_cards(s, Place.DISCARDS + player, eyes),
            }
            for player in range(box.players)
        ],
    }


GAME = Game(
    name="toy",
    prefix="T",
    folder=Path(__file__).resolve().parent,
    rules=Rules(
        state=rules.STATE,
        box=rules.BOX,
        things=rules.THINGS,
        seats=range(2, SEATS + 1),
        observation=rules.OBSERVATION,
        longest=2 * SEATS + 1 + 4 * SEATS * MOST_ROUNDS,  # the deal; then at most roll, act, draw and discard a turn
        new_game=rules.new_game,
        to_move=rules.to_move,
        options=rules.options,
        answer=rules.answer,
        standing=rules.standing,
        observe=rules.observe,
        resample=rules.resample,
        check=rules.check,
        open_box=open_box,
        options_of=OPTIONS,
    ),
    people=People(
        view=view,
        question=question,
        question_text=question_text,
        thing_text=thing_text,
        anchor=anchor,
        event_text=event_text,
        event_data=event_data,
        say=say,
        parse=parse,
        seen_by=seen_by,
        answer_seen_by=answer_seen_by,
    ),
)
