"""The small language in which cards are searched: `clan:lion type:personality force>=3 -keyword:unique`."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from operator import eq, ge, gt, le, lt, ne
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from gorin.cards.facts import all_facts
from gorin.cards.names import plain_letters
from gorin.kernel.errors import GorinError
from gorin.language.library.library import HAS, HOLDS, IS, SAYS, Library, Word, library_of

Facts = dict[str, Any]

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    ">=": ge, "<=": le, "!=": ne, ">": gt, "<": lt, "=": eq, ":": eq,
}  # fmt: skip
TERM = re.compile(r'(-?)(?:([A-Za-z_]+)(>=|<=|!=|[:=<>]))?("[^"]*"|[^\s"]+)(?=\s|$)')
NOBODYS = ("none", "neutral")
YES, NO = ("yes", "true", "1"), ("no", "false", "0")


class QueryError(GorinError):
    """A query that cannot be read; the sentence names the word that is wrong."""


class Term(NamedTuple):
    """One part of a query: which fact is asked for, how it is compared, and whether the answer must be no."""

    fact: str
    how: str
    """A comparison of numbers, or how a word is compared."""
    value: str
    negated: bool

    def fits(self, card: Facts) -> bool:
        return self._holds(card[self.fact]) != self.negated

    def _holds(self, fact: Any) -> bool:
        if self.how in COMPARISONS:
            return fact is not None and COMPARISONS[self.how](fact, int(self.value))
        if self.how == HOLDS:
            return bool(fact) == (self.value in YES)
        if self.how == IS:
            return self.value in [_plain(each) for each in fact] or (self.value in NOBODYS and not fact)
        if self.how == HAS:
            return any(_says(each, self.value) for each in fact)
        return self.value in _plain(fact)


def _plain(text: str) -> str:
    """As a keyboard has it: "Y\u014djin" is found by yojin."""
    bare = [c for c in normalize("NFKD", plain_letters(text).lower()) if not combining(c)]
    return "".join(bare)


def _says(whole: str, part: str) -> bool:
    """Keywords are phrases and decks are slugs: their beginning, or one of their words."""
    return _plain(whole).startswith(part) or part in re.split(r"[ -]", _plain(whole))


def parse(game: str, query: str) -> list[Term]:
    """The terms of a query, all of which must hold.

    >>> [tuple(term) for term in parse("celestial", 'cost>=3 -"golden plains"')]
    [('gold_cost', '>=', '3', False), ('name', 'says', 'golden plains', True)]
    """
    library = library_of(game)
    text, at, terms = query.strip(), 0, []
    while at < len(text):
        found = TERM.match(text, at)
        if found is None:
            raise QueryError(f"{text[at:].split()[0]!r} cannot be read; is a quotation mark missing?")
        terms.append(_term(library, *found.groups()))
        at = found.end()
        while at < len(text) and text[at].isspace():
            at += 1
    return terms


def _term(library: Library, minus: str, field: str | None, comparison: str | None, value: str) -> Term:
    said = _plain(value.strip('"'))
    if value[0] in ":<>=" or (field is None and value[-1] in ":<>="):
        written = f"{field or ''}{comparison or ''}{value}"
        raise QueryError(f"{written!r} lacks a word or a value; write it like {library.example}")
    if field is None or comparison is None:
        return Term("name", SAYS, said, bool(minus))
    numbers = {name: each.name for each in library.numbers for name in (each.name, *each.also)}
    words = {word.name: word for word in library.words}
    name = field.lower()
    if name in numbers:
        if not re.fullmatch(r"-?\d{1,4}", said):
            raise QueryError(f"{field} needs a number, not {value!r}")
        return Term(numbers[name], comparison, said, bool(minus))
    if name not in words:
        raise QueryError(
            f"there is nothing called {field!r} to search for{_suggestion(name, [*words, *numbers])}"
        )
    return _word(words[name], field, comparison, value, said, bool(minus))


def _word(word: Word, field: str, comparison: str, value: str, said: str, negated: bool) -> Term:
    if comparison not in (":", "="):
        raise QueryError(f"{field} is not a number; write {field}:{value}")
    if word.how == HOLDS and said not in YES + NO:
        raise QueryError(f"{word.name} is yes or no, not {value!r}")
    return Term(word.fact, word.how, said, negated)


def _suggestion(field: str, known: list[str]) -> str:
    close = get_close_matches(field, known, 1)
    return f"; did you mean {close[0]!r}?" if close else f"; choose from {', '.join(known)}"


def search(game: str, query: str) -> list[Facts]:
    """The cards of a game for which every term holds."""
    terms = parse(game, query)
    return [card for card in all_facts(game) if all(term.fits(card) for term in terms)]
