"""What a trial has found out, in sentences."""

from dataclasses import dataclass
from functools import lru_cache

from ..bots.players import kinds_of
from ..games import find_game
from ..texts import Argument, speak
from .findings import CARD_GAP
from .pairs import Change
from .sequential import FIRST_LOOK
from .subjects import subject_of
from .trial import CardTried, Shift, Trial, Tried
from .words import Words, player_name

DOMAIN = "trial"


@dataclass(frozen=True)
class Told:
    """A trial for people."""

    verdict: str
    cards: dict[str, str]  # by id
    opinion: str | None  # what stronger players say


class TrialWords(Words):
    """A trial in one language."""

    def __init__(self, change: Change, lang: str) -> None:
        super().__init__(lang)
        self.change, self.subject = change, subject_of(change.game)
        self._names = names_of(change, lang)

    def say(self, key: str, /, **arguments: Argument) -> str:
        """A sentence about trials."""
        return speak(self.lang, DOMAIN, key, **arguments)

    def told(self, trial: Trial) -> Told:
        """All that a trial says."""
        return self.told_of(trial.first.told(), None if trial.second is None else trial.second.told())

    def told_of(self, tried: Tried, strong: Tried | None) -> Told:
        """The same of what was found out until some moment."""
        opinion = None if strong is None else self.opinion(strong, tried)
        return Told(self.verdict(tried), {card.id: self.card(card) for card in tried.cards}, opinion)

    def verdict(self, tried: Tried) -> str:
        """The sentence in large letters."""
        if not tried.cards:
            return self._games(tried)
        if len(tried.cards) == 1:
            return self.card(tried.cards[0])
        counts = {kind: sum(card.judged == kind for card in tried.cards) for kind in ("stronger", "weaker", "alike")}
        return self.say("several", count=len(tried.cards), open=len(tried.cards) - sum(counts.values()), **counts)

    # --- cards

    def name(self, card: str) -> str:
        """What a card is called."""
        return self._names.get(card, card)

    def card(self, card: CardTried) -> str:
        """The verdict on a card, and how many games would make it sure."""
        name, change = self.name(card.id), card.wins.change
        if card.what == "gone":
            won = card.wins.before
            return (
                self.say("gone", name=name) if won is None else self.say("gone-won", name=name, share=self.percent(won))
            )
        if change.n < FIRST_LOOK:
            return self.say("early", name=name)
        if card.judged == "rare":
            said = self.say("rare", name=name, before=self.num(card.cases[0]), now=self.num(card.cases[1]))
            return f"{said} {self.more(card)}"
        said = self.say(
            f"new-{card.judged}" if card.what == "new" else card.judged,
            name=name,
            change=self.num(100 * abs(change.value), 1),
            signed=self.points(change.value),
            interval=self.changed(change.value, change.low, change.high, 1, 100),
            gap=self.num(100 * CARD_GAP),
        )
        return " ".join([said, *self._taken(card), *([self.more(card)] if card.judged == "open" else [])])

    def _taken(self, card: CardTried) -> list[str]:
        if card.taken is None or card.taken.after is None:
            return []
        after = self.percent(card.taken.after, 0)
        if card.taken.before is None:
            return [self.say("taken-new", after=after)]
        return [self.say("taken", after=after, before=self.percent(card.taken.before, 0))]

    def more(self, card: CardTried) -> str:
        """How many games would make it sure."""
        if card.needed is None:
            return self.say("more-unknown")
        rounded = _rounded(card.needed)
        return self.say("more", games=rounded, count=self.num(rounded))

    # --- games as a whole

    def label(self, measure: str) -> str:
        """What a measure is called."""
        return self.t(f"measure-{measure}")

    def _games(self, tried: Tried) -> str:
        if tried.pairs < FIRST_LOOK:
            return self.say("games-early")
        names = [self.subject.measure, "points_of_winner", "margin", "first_seat"]
        shifts = {name: tried.measures[name] for name in names}
        sure = [name for name, shift in shifts.items() if shift.sure(scale=self.scale(name))]
        if sure:
            return self.say("games-changed", changes="; ".join(self._one(name, shifts[name]) for name in sure))
        return self.say("games-alike" if tried.settled else "games-open")

    def scale(self, name: str) -> float:
        """Shares are told in hundredths."""
        return 100.0 if name == "first_seat" else 1.0

    def _one(self, name: str, shift: Shift, key: str = "games-one", **more: str) -> str:
        scale, change = self.scale(name), shift.change
        interval = self.changed(change.value, change.low, change.high, 1, scale)
        before, after = (self.signed(scale * one) if scale != 1 else self.num(one, 1) for one in _both(shift))
        return self.say(key, label=self.label(name), before=before, after=after, interval=interval, **more)

    # --- numbers

    def shift(self, shift: Shift) -> str:
        """A share before and after, with its change."""
        change = shift.change
        interval = self.changed(change.value, change.low, change.high, 1, 100)
        known = [self.percent(one) for one in (shift.before, shift.after) if one is not None]
        if not known:
            return self.say("none")
        if change.n < FIRST_LOOK or len(known) < 2:
            return " → ".join(known)
        return self.say("shift", before=known[0], after=known[1], change=self.points(change.value), interval=interval)

    def measure(self, name: str, shift: Shift) -> str:
        """The same of a measure of games."""
        scale, change = self.scale(name), shift.change
        before, after = (self.signed(scale * one) if scale != 1 else self.num(one, 1) for one in _both(shift))
        if change.n < FIRST_LOOK:
            return f"{before} → {after}"
        interval = self.changed(change.value, change.low, change.high, 1, scale)
        return self.say(
            "shift", before=before, after=after, change=self.signed(scale * change.value), interval=interval
        )

    # --- players

    def who(self, name: str) -> str:
        """Players in a sentence."""
        quick = name in {*kinds_of(self.change.game), "thumb"}
        return player_name(self.change.game, name, self.lang) if quick else self.say("who-ahead", name=name)

    def opinion(self, strong: Tried, quick: Tried) -> str | None:
        """What stronger players say about the first card, or about the length of games."""
        if not strong.pairs:
            return None
        who, games = self.who(strong.who), self.num(2 * strong.pairs)
        who = who[:1].upper() + who[1:]
        if strong.pairs < FIRST_LOOK:
            few = self.say("opinion-few", who=who, games=games)
            return " ".join([few, *self._their_taking(strong)])
        if not strong.cards:
            name = self.subject.measure
            return self._one(name, strong.measures[name], "opinion-games", who=who, games=games)
        card, change = strong.cards[0], strong.cards[0].wins.change
        said = self.say(
            "opinion-new" if card.what == "new" else "opinion",
            who=who,
            games=games,
            name=self.name(card.id),
            signed=self.points(change.value),
            interval=self.changed(change.value, change.low, change.high, 1, 100),
        )
        theirs = quick.cards[0].wins.change
        otherwise = theirs.n >= FIRST_LOOK and (theirs.high < change.low or change.high < theirs.low)
        parts = [said, *self._their_taking(strong), *([self.say("opinion-otherwise")] if otherwise else [])]
        return " ".join(parts)

    def _their_taking(self, strong: Tried) -> list[str]:
        taken = strong.cards[0].taken if strong.cards else None
        if taken is None or taken.after is None:
            return []
        before = self.say("none") if taken.before is None else self.percent(taken.before, 0)
        return [self.say("opinion-taken", after=self.percent(taken.after, 0), before=before)]


def _both(shift: Shift) -> tuple[float, float]:
    return shift.before or 0.0, shift.after or 0.0


@lru_cache(16)
def names_of(change: Change, lang: str) -> dict[str, str]:
    """What the cards of both packs are called; those of the later one count."""
    catalogue = find_game(change.game).people.catalogue
    names: dict[str, str] = {}
    if catalogue is not None and change.cards:
        for series in change.series("random"):
            names |= {id_: str(card["name"]) for id_, card in catalogue(series.open_box(), lang)["cards"].items()}
    return names


def _rounded(games: int) -> int:
    """Two digits are enough for a guess."""
    step = int(10 ** max(0, len(str(games)) - 2))
    return -(-games // step) * step
