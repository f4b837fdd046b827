"""The options of a decision as a player sees them: numbered, grouped, found by typing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, STRONG, Lines, in_columns, wrapped
from gorin.kernel.decisions import Decision, Option

LEAD = re.compile(r"[a-z]+(?: [a-z]+)*(?= )")
"""The small words before the first name."""
PLAIN_WORDS = ("done", "back", "pass")
MANY = 6
"""A group with a remark is folded up if it has more options than this."""
WIDE = 56
"""Labels longer than this stand below one another and are wrapped."""


class Entry(NamedTuple):
    """An option with its number and the part of its label that tells it from the others of its group."""

    number: int
    option: Option
    text: str


class Group(NamedTuple):
    """Options that belong together: the words that all begin with, and what is to be said of them."""

    lead: str
    remark: str
    entries: tuple[Entry, ...]

    @property
    def is_folded(self) -> bool:
        return bool(self.remark) and len(self.entries) > MANY


class Menu:
    """The options of one decision, numbered from 1 in the order in which they are shown.

    Where they stand for numbers themselves, they are numbered by those.
    """

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.groups = _groups(decision.prompt, decision.options)
        self.entries = [entry for group in self.groups for entry in group.entries]

    def entry(self, number: int) -> Entry | None:
        return next((entry for entry in self.entries if entry.number == number), None)

    def numbers(self) -> str:
        """Which numbers there are: "1 to 7"."""
        return f"{self.entries[0].number} to {self.entries[-1].number}"

    def named(self, id: str) -> Entry | None:
        return next((entry for entry in self.entries if entry.option.id == id), None)

    def pointing_at(self, ref: str) -> list[Entry]:
        return [entry for entry in self.entries if ref in entry.option.refs]

    def matching(self, typed: str) -> list[Entry]:
        """The options that the typed words may mean; one alone if they are exactly its name."""
        if not spoken(typed):
            return []
        for entry in self.entries:
            if typed == entry.option.id or spoken(typed) == spoken(entry.option.label):
                return [entry]
        return [entry for entry in self.entries if mentions(entry.option.label, typed)]

    def unfolded(self) -> dict[int, Option]:
        """The options that are worth marking on a board, by number."""
        shown = [group for group in self.groups if not group.is_folded]
        return {entry.number: entry.option for group in shown for entry in group.entries}

    # --- showing ---

    def lines(self, width: int) -> Lines:
        """Every group in columns; a folded one in a line."""
        found: Lines = []
        for group in self.groups:
            found += _fold(group, width) if group.is_folded else _spread(group, width)
        return found

    def lines_of(self, entries: Iterable[Entry], width: int) -> Lines:
        """Some of the options, with their whole labels."""
        return _columns([(entry.number, entry.option.label) for entry in entries], width)


def spoken(text: str) -> str:
    """What is left of a text when it is read aloud.

    >>> spoken("Crab_east>Crane  South")
    'crab east crane south'
    """
    return " ".join(re.findall(r"[a-z0-9+]+", text.lower()))


def mentions(text: str, typed: str) -> bool:
    """Does every typed word begin a word of the text?

    >>> mentions("from Crab east into Crane south", "crane s"), mentions("Crane south", "north")
    (True, False)
    """
    words = spoken(text).split()
    return all(any(word.startswith(part) for word in words) for part in spoken(typed).split())


# --- sorting out ----------------------------------------------------------------------------------------


def _groups(prompt: str, options: Sequence[Option]) -> list[Group]:
    """Options without a remark, those with one, and at the end the plain words: done, take back, pass."""
    words = [option for option in options if option.id in PLAIN_WORDS]
    things = [option for option in options if option.id not in PLAIN_WORDS]
    skip = len(_said_already(prompt, [option.label for option in things]))
    found: dict[tuple[str, str], list[tuple[Option, str]]] = {}
    for option in things:
        lead, text = _parts(option.label[skip:], option.remark)
        found.setdefault((option.remark, lead), []).append((option, text))
    ordered = sorted(found.items(), key=lambda item: bool(item[0][0]))
    if words:
        ordered.append((("", ""), [(option, option.label) for option in words]))
    return _numbered(ordered)


def _numbered(found: list[tuple[tuple[str, str], list[tuple[Option, str]]]]) -> list[Group]:
    groups, number = [], _first_number([option for _, options in found for option, _ in options])
    for (remark, lead), options in found:
        entries = tuple(Entry(i, option, text) for i, (option, text) in enumerate(options, number))
        groups.append(Group(lead, remark, entries))
        number += len(entries)
    return groups


def _first_number(options: list[Option]) -> int:
    """Where all but the plain words stand for numbers in a row, the first of these; otherwise 1.

    The others then follow the last of these.
    """
    amounts = [option.amount for option in options if option.id not in PLAIN_WORDS]
    first = amounts[0] if amounts else None
    return first if first is not None and amounts == list(range(first, first + len(amounts))) else 1


def _parts(label: str, remark: str = "") -> tuple[str, str]:
    """The small words that a label begins with, and the rest; a remark stands for the whole group.

    >>> _parts("on the coast of Crab Capital"), _parts("in Crab East (a bluff)", "a bluff")
    (('on the coast of', 'Crab Capital'), ('', 'in Crab East'))
    """
    if remark:
        return "", label.removesuffix(f" ({remark})")
    lead = LEAD.match(label)
    return (lead[0], label[lead.end() + 1 :]) if lead else ("", label)


def _said_already(prompt: str, labels: list[str]) -> str:
    """The beginning that all labels share, as far as the prompt says it too.

    >>> _said_already("Place army 3 where?", ["Army 3 in Crab East", "Army 3 in Lion East"])
    'Army 3 '
    """
    if len(labels) < 2:
        return ""
    shared = ""
    for word in labels[0].split(" "):
        longer = f"{shared}{word} "
        if longer.strip().lower() not in prompt.lower():
            break
        if not all(label.startswith(longer) for label in labels):
            break
        shared = longer
    return shared


# --- laying out -----------------------------------------------------------------------------------------


def _fold(group: Group, width: int) -> Lines:
    first, last = group.entries[0].number, group.entries[-1].number
    hint = f"{first}-{last}  {group.remark}: type a name, or 'all', to see them"
    return wrapped(Text(hint, DIM), width, indent=4)


def _spread(group: Group, width: int) -> Lines:
    numbered = [(entry.number, entry.text) for entry in group.entries]
    lead = f"{group.lead or group.remark} ".lstrip()
    if len(lead) > width // 3:
        return [Text(lead, DIM), *_columns(numbered, width)]
    columns = _columns(numbered, width - len(lead))
    heads = [(lead, DIM), *[(" " * len(lead), "")] * (len(columns) - 1)]
    return [Text.assemble(head, line) for head, line in zip(heads, columns, strict=True)]


def _columns(numbered: list[tuple[int, str]], width: int) -> Lines:
    digits = len(str(max([number for number, _ in numbered], default=0)))
    cells = [Text.assemble((f"{number:>{digits}}", STRONG), " ", text) for number, text in numbered]
    if any(cell.cell_len > WIDE for cell in cells):
        return [line for cell in cells for line in wrapped(cell, width, indent=digits + 1)]
    return in_columns(cells, width)
