"""How a game is shown. `Picture` fits any game: it lists what the view says. A game may bring its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from gorin.bots import shown
from gorin.cli.terminal.drawing.lines import DIM, TITLE, Lines, labelled, wrapped
from gorin.kernel.decisions import Option
from gorin.kernel.log import LogLine

View = dict[str, Any]

OF_THE_TABLE = ("game", "seats", "seat", "awaiting", "decision", "outcome")
"""The entries of every view; all others are the game's own."""


class Named(NamedTuple):
    """Something that a player can ask about: its name, and its reference in the game."""

    name: str
    ref: str


class Scene(NamedTuple):
    """A moment between two choices: the table as it was, what it is, and what came of it."""

    view: View
    title: str
    events: list[LogLine]


class Picture:
    """The plainest way to show a game."""

    least_width = 0
    least_height = 0
    """The smallest board that can be read; nothing where there is none."""
    quiet: frozenset[str] = frozenset()
    """Kinds of events that the log tells but the news leave out."""
    headings: frozenset[str] = frozenset({"over"})
    """Kinds of events that open a new part of the game."""
    windows: ClassVar[Mapping[str, str]] = {}
    """The opportunities that a player may pass every time: their names, and what they are."""

    def seat_name(self, view: View, seat: int) -> str:
        return f"Seat {seat + 1}"

    def news(self, view: View, events: Sequence[LogLine]) -> list[LogLine]:
        """What is worth telling of what happened up to this view: all but what is `quiet`."""
        return [event for event in events if event.kind not in self.quiet]

    def tint(self, view: View, sentence: str) -> Text:
        """A sentence of the log in the colours of the game."""
        return Text(sentence)

    def board(self, view: View, width: int, height: int, marks: Mapping[str, str]) -> Lines:
        """The board as a picture of this size; nothing where there is none."""
        return []

    def chart(self, view: View, width: int, marks: Mapping[str, str], height: int | None = None) -> Lines:
        """A map that is shown when somebody asks for it or a choice points at it; nothing where none is.

        Where there are few rows (`height`) it is drawn in fewer, as far as that goes.
        """
        return []

    def scene(self, before: View, events: Sequence[LogLine]) -> Scene | None:
        """A moment worth showing between two choices, seen from the view before and what happened then."""
        return None

    def listing(self, view: View, width: int) -> Lines:
        """The board as a table, for small windows and for those who listen."""
        lines: Lines = []
        for name, value in view.items():
            if name not in OF_THE_TABLE:
                lines += _listed(name, value, width)
        return lines

    def standing(self, view: View, width: int) -> Lines:
        """Where the game and its players stand."""
        return []

    def possessions(self, view: View, width: int, brief: bool = False) -> Lines:
        """What the seat that looks has, and what it knows of others; in brief, without what cards say."""
        return []

    def details(self, view: View, width: int) -> Lines:
        """What else everybody may know about the players."""
        return []

    def marks(self, view: View, numbered: Mapping[int, Option]) -> dict[str, str]:
        """Which places of the board the options point at."""
        return {}

    def names(self, view: View) -> list[Named]:
        """Everything that `?` can be asked about."""
        return []

    def cards(self) -> dict[str, str]:
        """What can be looked up: names and what they say."""
        return {}

    def face(self, name: str, width: int) -> Lines:
        """Something that can be looked up, laid out."""
        return wrapped(Text.assemble((name, TITLE), f": {self.cards()[name]}"), width, indent=2)

    def window(self, view: View, kind: str) -> str:
        """Which of the `windows` a kind of question opens; nothing where it opens none."""
        return ""

    def result(self, view: View, players: Sequence[str], width: int) -> Lines:
        """The end of the game, laid out."""
        outcome = view["outcome"]
        lines = [Text(f"{outcome['reason']}.", TITLE)]
        for seat, score in enumerate(outcome["scores"]):
            lines.append(Text(f"{self.seat_name(view, seat)} ({shown(players[seat])})  {score}"))
        return lines


def _listed(name: str, value: Any, width: int) -> Lines:
    """A value of a view, one line for each of its parts."""
    if isinstance(value, dict) and value:
        return [Text(name, TITLE), *[line for item in value.items() for line in _part(*item, width)]]
    if isinstance(value, list) and value:
        return [Text(name, TITLE), *[line for item in enumerate(value) for line in _part(*item, width)]]
    return labelled(name, _in_words(value), width, len(name) + 2)


def _part(name: object, value: Any, width: int) -> Lines:
    line = Text.assemble("  ", (f"{name}: ", DIM), _in_words(value))
    return wrapped(line, width, indent=4)


def _in_words(value: Any) -> str:
    """
    >>> _in_words({"hand": ["a", "b"], "honor": 3, "clan": None})
    'hand a b; honor 3; clan -'
    """
    if isinstance(value, dict):
        return "; ".join([f"{name} {_in_words(inner)}" for name, inner in value.items()])
    if isinstance(value, list):
        return " ".join([_in_words(inner) for inner in value]) or "-"
    return "-" if value is None else str(value)
