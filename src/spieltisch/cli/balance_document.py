"""The report of `spieltisch balance` as a Markdown document: a generated part between markers, the rest is people's."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import fill
from typing import Any

from ..texts import speak
from .numbers import number

BEGIN = "<!-- balance: begin of the generated part -->"
END = "<!-- balance: end of the generated part -->"
# What a game of sensible players should look like: rounds or turns, and how rare an end may be without a word.
TARGETS: Mapping[str, tuple[float, float]] = {"wutaki": (7.0, 10.0), "xibalba": (0.0, 1e9)}
RARE = 0.01
WIDTH = 120  # of lines of prose

Entry = Mapping[str, Any]


def insert(generated: str, old: str, lang: str) -> str:
    """The document with its generated part replaced; a new one gets room for conclusions."""
    if BEGIN in old and END in old:
        before, after = old.split(BEGIN, 1)[0], old.split(END, 1)[1]
    else:
        before = speak(lang, "cli", "balance-heading") + "\n\n"
        after = "\n\n" + speak(lang, "cli", "balance-conclusions") + "\n"
    return f"{before}{BEGIN}\n{generated}\n{END}{after}"


def document(report: Entry, command: str, lang: str) -> str:
    """The generated part: how it was made, tables, and what stands out."""
    page = _Page(str(report["game"]), lang)
    thumb = [entry for entry in report["settings"] if set(entry["kinds"]) == {"thumb"}]
    random = [entry for entry in report["settings"] if set(entry["kinds"]) == {"random"}]
    matches = [entry for entry in report["settings"] if len(set(entry["kinds"])) > 1]
    parts = [
        fill(page.say("intro", games=number(report["games"], lang), seed=str(report["seed"])), WIDTH),
        f"```sh\n{command}\n```",
        *page.tables("thumb", thumb),
        *page.tables("random", random),
        page.match_table(matches),
        page.remarks(thumb),
    ]
    return "\n\n".join(part for part in parts if part)


class _Page:
    """Tables and sentences on one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang

    def say(self, key: str, **arguments: str) -> str:
        return speak(self.lang, "cli", f"balance-{key}", **arguments)

    def own(self, key: str) -> str:
        """A word that belongs to the game."""
        return self.say(f"{self.game}-{key}")

    # --- cells

    def setting(self, entry: Entry) -> str:
        """A setting in words: players and whatever differs from the defaults."""
        options = [f"{key}={value}" for key, value in entry["options"].items() if key != "start_player"]
        return ", ".join([self.say("players", players=str(entry["players"])), *options])

    def percent(self, share: float) -> str:
        return number(100 * share, self.lang, 1) + " %"

    def wins(self, share: Mapping[str, float]) -> str:
        low, high = (number(100 * share[end], self.lang, 1) for end in ("low", "high"))
        return f"{number(100 * share['share'], self.lang, 1)} ({low}–{high})"

    def mean(self, value: float, digits: int = 1) -> str:
        return number(value, self.lang, digits)

    # --- tables

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)

    def tables(self, kind: str, entries: Sequence[Entry]) -> list[str]:
        if not entries:
            return []
        return [
            self.say(f"title-{kind}"),
            self.length_table(entries),
            self.means_table(entries),
            self.seat_table(entries),
        ]

    def rows(self, entries: Sequence[Entry], cells: Callable[[Entry], list[str]]) -> list[list[str]]:
        return [[self.setting(entry), *cells(entry)] for entry in entries]

    def length_table(self, entries: Sequence[Entry]) -> str:
        """Length, and what ended the games."""

        def cells(entry: Entry) -> list[str]:
            length = entry["length"]
            span = f"{self.mean(length['low'], 0)}–{self.mean(length['high'], 0)}"
            ends = [self.percent(share) for share in entry["ends"].values()]
            return [self.mean(length["mean"], 2), span, *ends, self.mean(entry["decisions"], 0)]

        ends = [self.own(f"end-{name}") for name in entries[0]["ends"]]
        columns = [self.say("setting"), self.own("length"), "10–90 %", *ends, self.say("decisions")]
        return self.table(columns, self.rows(entries, cells))

    def means_table(self, entries: Sequence[Entry]) -> str:
        """Points and what is counted, per player."""

        def cells(entry: Entry) -> list[str]:
            tallies = [self.mean(value, 2) for value in entry["tallies"].values()]
            return [self.mean(entry["points_of_winner"]), self.mean(entry["points"]), *tallies]

        tallies = [self.own(f"tally-{name}") for name in entries[0]["tallies"]]
        columns = [self.say("setting"), self.say("winner"), self.say("all"), *tallies]
        return self.table(columns, self.rows(entries, cells))

    def seat_table(self, entries: Sequence[Entry]) -> str:
        """Wins by seat, counted from the starting player."""
        most = max(entry["players"] for entry in entries)

        def cells(entry: Entry) -> list[str]:
            wins = [self.wins(share) for share in entry["seats"]]
            return wins + [""] * (most - len(wins))

        columns = [self.say("setting"), *(self.say("seat", seat=str(seat + 1)) for seat in range(most))]
        return self.table(columns, self.rows(entries, cells))

    def match_table(self, entries: Sequence[Entry]) -> str:
        """One player of rules of thumb among random ones."""
        if not entries:
            return ""
        rows = self.rows(entries, lambda entry: [self.wins(entry["first_kind"]), self.percent(1 / entry["players"])])
        columns = [self.say("setting"), self.say("thumb-wins"), self.say("fair")]
        return self.say("title-match") + "\n\n" + self.table(columns, rows)

    # --- what stands out

    def remarks(self, entries: Sequence[Entry]) -> str:
        """What does not fit, in words."""
        lines = [
            *self.length_remarks(entries),
            *self.end_remarks(entries),
            *self.seat_remarks(entries),
        ]
        return (
            "\n".join(
                [self.say("title-remarks"), "", *(fill(f"- {line}", WIDTH, subsequent_indent="  ") for line in lines)]
            )
            if entries
            else ""
        )

    def length_remarks(self, entries: Sequence[Entry]) -> list[str]:
        low, high = TARGETS[self.game]
        if low == 0:
            return []
        short = [entry for entry in entries if entry["length"]["mean"] < low]
        long = [entry for entry in entries if entry["length"]["mean"] > high]
        target = f"{low:.0f}–{high:.0f}"
        lines = [self.say("too-short", target=target, settings=self.those(short, entries))] if short else []
        lines += [self.say("too-long", target=target, settings=self.those(long, entries))] if long else []
        return lines or [self.say("length-fits", target=target)]

    def those(self, some: Sequence[Entry], entries: Sequence[Entry]) -> str:
        """Some of the settings by name, or that it is all of them."""
        if len(some) == len(entries):
            return self.say("all-settings")
        return "; ".join(self.setting(entry) for entry in some)

    def end_remarks(self, entries: Sequence[Entry]) -> list[str]:
        lines = []
        for name in entries[0]["ends"]:
            shares = [entry["ends"][name] for entry in entries]
            if max(shares) == 0:
                lines.append(self.say("end-never", end=self.own(f"end-{name}")))
            elif max(shares) < RARE:
                lines.append(self.say("end-rare", end=self.own(f"end-{name}"), most=self.percent(max(shares))))
        return lines

    def seat_remarks(self, entries: Sequence[Entry]) -> list[str]:
        unfair = []
        for entry in entries:
            fair = 1 / entry["players"]
            for seat, share in enumerate(entry["seats"], 1):
                if not share["low"] <= fair <= share["high"]:
                    gap = number(100 * (share["share"] - fair), self.lang, 1)
                    unfair.append((abs(share["share"] - fair), self.setting(entry), str(seat), gap))
        if not unfair:
            return [self.say("seats-fair")]
        _, setting, widest, gap = max(unfair)
        tests = sum(entry["players"] for entry in entries)
        return [self.say("seats-unfair", n=str(len(unfair)), of=str(tests), setting=setting, seat=widest, gap=gap)]
