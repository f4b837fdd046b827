"""Features of a card's text, whoever worded it: what is left when the sentences are taken away."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from unicodedata import combining, normalize

Pairs = tuple[tuple[str, str], ...]
"""Pattern -> replacement, in order: ways of saying the same become one."""
Features = dict[str, Counter[str]]
"""Group -> how often each of its features stands in a text."""

COUNTED, SAME, KEPT = "counted", "same", "kept"
"""How a group is compared: as often on both sides; on both sides or on neither; on ours if it is printed."""

TRAIT = "trait"
"""The group whose features are not listed in a lexicon: the facts themselves say which traits there are."""

NUMBERS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "ten": "10",
    "twice": "2", "single": "1", "second": "2", "third": "3", "fourth": "4",
}  # fmt: skip
KEYBOARD = str.maketrans(
    {"\u2013": "-", "\u2212": "-", "\u2014": "-", "\u2019": "'", "\u201c": '"', "\u201d": '"'}
)
NOT_A_HEAD = "(?![^<>]*>)"
"""What stands between < and > heads an ability: its keywords are no filters."""
AN_ARTICLE = "1"
"""A bare 1 is no feature: "1 card" is "a card", and any other number in its place is noticed."""


class Group(NamedTuple):
    """Features of one kind: how they are compared, and the pattern that finds each."""

    rule: str
    patterns: Mapping[str, str]
    """Feature -> pattern. The feature `*` is named by what its pattern found."""


class Lexicon(NamedTuple):
    """What to look for in the cards of a family of games."""

    printed: Pairs
    """For printed texts alone: signs, reminders and whatever only concerns building a deck."""
    synonyms: Pairs
    """For both sides."""
    groups: Mapping[str, Group]
    no_traits: frozenset[str]
    """Traits that a text uses in another sense, or that are filters already."""


def words(listed: str) -> dict[str, str]:
    """Patterns for words that stand for themselves, in the singular and the plural; + joins two.

    >>> list(words("hand discard+pile"))
    ['hand', 'discard pile']
    """
    named = [word.replace("+", " ") for word in listed.split()]
    return {word: rf"\b{word}(?:s|es)?\b{NOT_A_HEAD}" for word in named}


class Reader:
    """Finds the features of texts with a lexicon and the traits that the facts know."""

    def __init__(self, lexicon: Lexicon, traits: Iterable[str]) -> None:
        self.lexicon = lexicon
        self.rules = {name: group.rule for name, group in lexicon.groups.items()}
        self.traits = sorted(set(traits) - lexicon.no_traits)
        patterns = {name: group.patterns for name, group in lexicon.groups.items()}
        patterns[TRAIT] = words(" ".join(trait.replace(" ", "+") for trait in self.traits))
        self._patterns = {
            name: [(feature, re.compile(pattern)) for feature, pattern in found.items()]
            for name, found in patterns.items()
        }

    def printed(self, text: str) -> Features:
        return self._find(one_wording(text, (*self.lexicon.printed, *self.lexicon.synonyms)))

    def rendered(self, text: str) -> Features:
        return self._find(one_wording(text, self.lexicon.synonyms))

    def _find(self, text: str) -> Features:
        return {name: _found(patterns, text) for name, patterns in self._patterns.items()}


def _found(patterns: list[tuple[str, re.Pattern[str]]], text: str) -> Counter[str]:
    matches = [(feature, match) for feature, pattern in patterns for match in pattern.finditer(text)]
    named = [_named(match) if feature == "*" else feature for feature, match in matches]
    return Counter(name for name in named if name != AN_ARTICLE)


def _named(match: re.Match[str]) -> str:
    return " ".join(part for part in match.groups() if part) or match[0]


def one_wording(text: str, pairs: Iterable[tuple[str, str]]) -> str:
    """The text in small letters that a keyboard has, on one line, with one word for each thing.

    >>> one_wording("Draw two cards\\nfor each Follower.", [("for each", "per")])
    'draw 2 cards / per follower.'
    """
    text = plain(text)
    for pattern, replacement in pairs:
        text = re.sub(pattern, replacement, text)
    text = re.sub(rf"\b(?:{'|'.join(NUMBERS)})\b", lambda found: NUMBERS[found[0]], text)
    return re.sub(r"\s+", " ", text).strip()


def plain(text: str) -> str:
    """
    >>> plain("Y\\u014djin \\u2013 Face-up")
    'yojin - faceup'
    """
    bare = "".join(c for c in normalize("NFKD", text) if not combining(c))
    lines = bare.translate(KEYBOARD).replace("\n", " / ").lower()
    return re.sub(r"face[- ](up|down)", r"face\1", lines)
