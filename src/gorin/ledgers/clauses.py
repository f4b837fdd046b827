"""The rulebooks as numbered clauses: one row each in `rules/<game>.tsv`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gorin.kernel.errors import GorinError

PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = PACKAGE.parents[1]

GAMES = ("battle", "celestial", "diamond", "war-of-honor", "lcg")
COLUMNS = ("id", "section", "kind", "clause", "check", "line")


IMPLIED, READING = "implied", "reading"
MARKS = {IMPLIED: "not stated in the rulebook", READING: "our reading"}
"""How a clause is known that does not simply stand in the book -> what readers are told beside it."""
_IMPLIED = " (implied)"
_READING = "Reading: "
_TESTED = re.compile(
    r"^Given\b|\b(?:accepted|attempts?|clients?|eligible|engine|evaluates?|flags?|illegal|legal|listed|lists?|log"
    r"|offered|offers|options?|own|prompt(?:s|ed)?|refused|rejected|tried|validat\w+|views?)\b",
    re.IGNORECASE,
)
"""Words of people who test; players say it differently."""


class LedgerError(GorinError):
    """A ledger has no such game or clause, or its file is damaged."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement of a rulebook in the project's own words, with a way to check it."""

    id: str
    section: str
    kind: str
    text: str
    check: str
    line: int
    """Where it stands in the rulebook's text."""

    mark: str = ""
    """What a reader should know of it: a key of `MARKS`, or nothing where the rulebook says it."""

    @property
    def example(self) -> str:
        """The check where it explains the clause to a player; nothing where it is a step of a test."""
        return "" if _TESTED.search(self.check) else self.check

    def mentions(self, word: str) -> bool:
        """Whether a word, in any case, stands anywhere in the clause."""
        fields = (self.id, self.section, self.text, self.check)
        return any(word.casefold() in field.casefold() for field in fields)


@dataclass(frozen=True, slots=True)
class Ledger:
    """All clauses of one game, in the order of its rulebook."""

    game: str
    clauses: tuple[Clause, ...]

    def find(self, clause_id: str) -> Clause:
        """The clause of this id.

        >>> read("battle").find("BR-RAD-03").section
        'Raid'
        """
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        raise unknown_clause(clause_id, (clause.id for clause in self.clauses), self.game)

    def in_reading_order(self) -> tuple[Clause, ...]:
        """By chapters, as they begin in the book, and each chapter as it goes on there."""
        begins: dict[str, int] = {}
        for clause in self.clauses:
            begins[clause.section] = min(clause.line, begins.get(clause.section, clause.line))
        return tuple(sorted(self.clauses, key=lambda c: (begins[c.section], c.section, c.line)))

    def search(self, words: Iterable[str]) -> tuple[Clause, ...]:
        """The clauses that mention every one of the words."""
        wanted = tuple(words)
        return tuple(clause for clause in self.clauses if all(clause.mentions(word) for word in wanted))


def games() -> tuple[str, ...]:
    """The ids of the games that have a ledger."""
    return GAMES


@cache
def read(game: str) -> Ledger:
    """The ledger of a game."""
    if game not in GAMES:
        raise LedgerError(f"there is no game {game!r}; the ledgers are: {', '.join(GAMES)}")
    return parse(game, read_table(f"{game.replace('-', '_')}.tsv", COLUMNS))


def find(clause_id: str) -> Clause:
    """The clause of this id, whichever game it belongs to."""
    try:
        return _all_clauses()[clause_id]
    except KeyError:
        raise unknown_clause(clause_id, _all_clauses()) from None


def parse(game: str, rows: Iterable[tuple[str, ...]]) -> Ledger:
    """A ledger from the rows of its file."""
    clauses: dict[str, Clause] = {}
    for clause_id, section, kind, text, check, line in rows:
        if clause_id in clauses:
            raise LedgerError(f"the ledger of {game} has {clause_id} twice")
        if not line.isdecimal():
            raise LedgerError(f"the ledger of {game} has no line number in {clause_id}: {line!r}")
        said, mark = marked(text)
        clauses[clause_id] = Clause(clause_id, section, kind, said, check, int(line), mark)
    return Ledger(game, tuple(clauses.values()))


def marked(text: str) -> tuple[str, str]:
    """A clause without the words that only say how it is known, and the mark for them.

    >>> marked("Reading: ties are shared."), marked("The sea is not a border (implied).")
    (('Ties are shared.', 'reading'), ('The sea is not a border.', 'implied'))
    """
    if text.startswith(_READING):
        said = text.removeprefix(_READING)
        return said[0].upper() + said[1:], READING
    if _IMPLIED in text:
        return text.replace(_IMPLIED, ""), IMPLIED
    return text, ""


def read_table(name: str, columns: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rows of a file of `rules/`, without the header that names the columns."""
    try:
        content = (rules_folder() / name).read_text(encoding="utf-8")
    except OSError as error:
        raise LedgerError(f"the ledger {name} cannot be read: {error.strerror}") from error
    return parse_table(name, content, columns)


def parse_table(name: str, content: str, columns: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rows of a tab-separated text, each as wide as its header."""
    header, *rows = (tuple(line.split("\t")) for line in content.rstrip("\n").split("\n"))
    if header != columns:
        raise LedgerError(f"{name} must begin with the columns {', '.join(columns)}")
    for number, row in enumerate(rows, start=2):
        if len(row) != len(columns):
            raise LedgerError(f"{name}, line {number}: {len(row)} columns instead of {len(columns)}")
    return rows


def rules_folder() -> Path:
    """`rules/` of the checkout, or its copy inside an installed package."""
    installed = PACKAGE / "rules"
    return installed if installed.is_dir() else CHECKOUT / "rules"


def unknown_clause(clause_id: str, known: Iterable[str], game: str | None = None) -> LedgerError:
    """The error for an id that is in no ledger, with the ids that it may have been meant to be."""
    place = f"the ledger of {game}" if game else "any ledger"
    near = difflib.get_close_matches(clause_id, known, n=3)
    hint = f"; near: {', '.join(near)}" if near else ""
    return LedgerError(f"there is no clause {clause_id!r} in {place}{hint}")


@cache
def _all_clauses() -> dict[str, Clause]:
    return {clause.id: clause for game in GAMES for clause in read(game).clauses}
