"""The small language in which cards are searched: `clan:lion type:personality force>=3 -keyword:unique`."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from operator import eq, ge, gt, le, lt, ne
from typing import Any, NamedTuple

from gorin.cards.names import plain_letters
from gorin.kernel.errors import GorinError

Facts = dict[str, Any]

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    ">=": ge, "<=": le, "!=": ne, ">": gt, "<": lt, "=": eq, ":": eq,
}  # fmt: skip
NUMBERS = {
    "force": "force",
    "chi": "chi",
    "honor_req": "honor_req",
    "gold_cost": "gold_cost",
    "gold": "gold_cost",
    "cost": "gold_cost",
    "personal_honor": "personal_honor",
    "honor": "personal_honor",
    "focus": "focus",
}
"""What can be compared with a number, and the fact it stands for."""
WORDS = ("name", "clan", "type", "text", "keyword", "deck", "complete")
TERM = re.compile(r'(-?)(?:([A-Za-z_]+)(>=|<=|!=|[:=<>]))?("[^"]*"|[^\s"]+)(?=\s|$)')
YES, NO = ("yes", "true", "1"), ("no", "false", "0")


class QueryError(GorinError):
    """A query that cannot be read; the sentence names the word that is wrong."""


class Term(NamedTuple):
    """One part of a query: what is asked, and whether the answer must be no."""

    field: str
    comparison: str
    value: str
    negated: bool

    def fits(self, card: Facts) -> bool:
        return self._holds(card) != self.negated

    def _holds(self, card: Facts) -> bool:
        if self.field in NUMBERS:
            number = card[NUMBERS[self.field]]
            return number is not None and COMPARISONS[self.comparison](number, int(self.value))
        if self.field == "complete":
            return bool(card["complete"]) == (self.value in YES)
        if self.field == "clan":
            return self.value in [clan.lower() for clan in card["clan"]] or self._is_unaligned(card)
        if self.field in ("keyword", "deck"):
            return any(_says(each, self.value) for each in card[f"{self.field}s"])
        return self.value in _plain(card[self.field])

    def _is_unaligned(self, card: Facts) -> bool:
        return self.value == "none" and not card["clan"]


def _plain(text: str) -> str:
    return plain_letters(text).lower()


def _says(whole: str, part: str) -> bool:
    """Keywords are phrases and decks are slugs: their beginning, or one of their words."""
    return _plain(whole).startswith(part) or part in re.split(r"[ -]", _plain(whole))


def parse(query: str) -> list[Term]:
    """The terms of a query, all of which must hold.

    >>> [tuple(term) for term in parse('force>=3 -"golden plains"')]
    [('force', '>=', '3', False), ('name', ':', 'golden plains', True)]
    """
    text, at, terms = query.strip(), 0, []
    while at < len(text):
        found = TERM.match(text, at)
        if found is None:
            raise QueryError(f"{text[at:].split()[0]!r} cannot be read: is a quotation mark missing?")
        terms.append(_term(*found.groups()))
        at = found.end()
        while at < len(text) and text[at].isspace():
            at += 1
    return terms


def _term(minus: str, field: str | None, comparison: str | None, value: str) -> Term:
    word = _plain(value.strip('"'))
    if value[0] in ":<>=" or (field is None and value[-1] in ":<>="):
        written = f"{field or ''}{comparison or ''}{value}"
        raise QueryError(f"{written!r} lacks a word or a value: write it like force>=3 or type:item")
    if field is None or comparison is None:
        return Term("name", ":", word, bool(minus))
    name = field.lower()
    if name in NUMBERS:
        if not re.fullmatch(r"-?\d{1,4}", word):
            raise QueryError(f"{field}{comparison}{value} compares with {value!r}, which is no number")
    elif name not in WORDS:
        raise QueryError(f"there is no {field!r} to search for{_suggestion(name)}")
    elif comparison not in (":", "="):
        raise QueryError(f"{field!r} is no number: write {field}:{value}")
    elif name == "complete" and word not in YES + NO:
        raise QueryError(f"complete is yes or no, not {value!r}")
    return Term(name, comparison, word, bool(minus))


def _suggestion(field: str) -> str:
    known = [*WORDS, *NUMBERS]
    close = get_close_matches(field, known, 1)
    return f"; did you mean {close[0]!r}?" if close else f": there are {', '.join(known)}"


def search(cards: list[Facts], query: str) -> list[Facts]:
    """The cards for which every term holds."""
    terms = parse(query)
    return [card for card in cards if all(term.fits(card) for term in terms)]
