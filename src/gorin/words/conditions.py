"""Conditions: what must be true, and how it reads after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import a, listed, number
from gorin.words.grammar.in_force import has
from gorin.words.grammar.scope import Scope, deed
from gorin.words.grammar.state import CardState
from gorin.words.grammar.zones import PLAY
from gorin.words.nouns import Noun
from gorin.words.qualities import Quality


class Told(Condition):
    """A condition about the table that a function tells."""

    def __init__(self, words: str, test: Callable[[Any, Scope], bool]) -> None:
        self.words = words
        self.test = test

    def holds(self, s: CardState, scope: Scope) -> bool:
        return self.test(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class Is(Condition):
    """Some card has a quality: "he is dishonorable"."""

    def __init__(self, whose: Things, quality: Quality) -> None:
        self.whose = whose
        self.quality = quality

    def holds(self, s: CardState, scope: Scope) -> bool:
        cards = self.whose.cards(s, scope)
        for card in cards:
            if not self.quality.fits(s, scope, card):
                return False
        return bool(cards)

    def text(self, speaker: Speaker) -> str:
        words = self.quality.text(speaker)
        verb = "has" if words.startswith("with ") else "is"
        return f"{self.whose.subject(speaker)} {verb} {words.removeprefix('with ')}"


class HasKeyword(Condition):
    """Some card has one of these keywords: "he is a Samurai"."""

    def __init__(self, whose: Things, *keywords: str) -> None:
        self.whose = whose
        self.keywords = keywords

    def holds(self, s: CardState, scope: Scope) -> bool:
        return any(has(s, card, word) for card in self.whose.cards(s, scope) for word in self.keywords)

    def text(self, speaker: Speaker) -> str:
        words = listed([speaker.dialect.being(word) for word in self.keywords], "or")
        return f"{self.whose.subject(speaker)} is {words}"


class IsOne(Condition):
    """Some card is one of these: "it is a Follower"."""

    def __init__(self, whose: Things, noun: Noun) -> None:
        self.whose = whose
        self.noun = noun

    def holds(self, s: CardState, scope: Scope) -> bool:
        cards = self.whose.cards(s, scope)
        return bool(cards) and all(self.noun.fits(s, scope, card) for card in cards)

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.subject(speaker)} is {self.noun.one(speaker)}"


class Controls(Condition):
    """You control at least one of these, or so many."""

    def __init__(self, noun: Noun, least: int) -> None:
        self.noun = noun
        self.least = least

    def holds(self, s: CardState, scope: Scope) -> bool:
        mine = [card for card in self.noun.cards(s, scope) if s.controller[card] == scope.seat]
        return len(mine) >= self.least

    def text(self, speaker: Speaker) -> str:
        if self.least == 1:
            return f"you control {a(self.noun.phrase(speaker))}"
        return f"you control {number(self.least)} or more {self.noun.phrase(speaker, many=True)}"

    def denied(self, speaker: Speaker) -> str:
        if self.least == 1:
            return f"you control no {self.noun.phrase(speaker)}"
        return f"you control fewer than {number(self.least)} {self.noun.phrase(speaker, many=True)}"


class Exists(Condition):
    """There is at least one of these, or so many."""

    def __init__(self, noun: Noun, least: int) -> None:
        self.noun = noun
        self.least = least

    def holds(self, s: CardState, scope: Scope) -> bool:
        return len(self.noun.cards(s, scope)) >= self.least

    def text(self, speaker: Speaker) -> str:
        if self.least == 1:
            return f"there is {self.noun.one(speaker)}"
        return f"there are {number(self.least)} or more {self.noun.phrase(speaker, many=True)}"

    def denied(self, speaker: Speaker) -> str:
        if self.least == 1:
            return f"there is no {self.noun.phrase(speaker)}"
        return f"there are fewer than {number(self.least)} {self.noun.phrase(speaker, many=True)}"


class Not(Condition):
    def __init__(self, condition: Condition, words: str = "") -> None:
        self.condition = condition
        self.words = words

    def holds(self, s: CardState, scope: Scope) -> bool:
        return not self.condition.holds(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words or self.condition.denied(speaker)

    def denied(self, speaker: Speaker) -> str:
        return self.condition.text(speaker)


class All(Condition):
    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: CardState, scope: Scope) -> bool:
        return all(condition.holds(s, scope) for condition in self.conditions)

    def text(self, speaker: Speaker) -> str:
        joint = " and " if len(self.conditions) == 2 else ", and "
        return joint.join(condition.text(speaker) for condition in self.conditions)


class AnyOf(Condition):
    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: CardState, scope: Scope) -> bool:
        return any(condition.holds(s, scope) for condition in self.conditions)

    def text(self, speaker: Speaker) -> str:
        return listed([condition.text(speaker) for condition in self.conditions], "or")


def is_(whose: Things, what: Quality | Noun | str, *more: str) -> Condition:
    """Has the quality, is one of these cards, or has one of the keywords."""
    if isinstance(what, Noun):
        return IsOne(whose, what)
    return HasKeyword(whose, what, *more) if isinstance(what, str) else Is(whose, what)


def not_(condition: Condition, words: str = "") -> Condition:
    return Not(condition, words)


def all_of(*conditions: Condition) -> Condition:
    return All(*conditions)


def any_of(*conditions: Condition) -> Condition:
    return AnyOf(*conditions)


def you_control(noun: Noun, least: int = 1) -> Condition:
    return Controls(noun, least)


def there_is(noun: Noun) -> Condition:
    return Exists(noun, 1)


def there_are(least: int, noun: Noun) -> Condition:
    return Exists(noun, least)


class Did(Condition):
    """This came of it for each of some cards; the game numbers its deeds."""

    def __init__(self, whom: Things, kind: int, words: str) -> None:
        self.whom = whom
        self.kind = kind
        self.words = words

    def holds(self, s: CardState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(deed(self.kind, card) in scope.deeds for card in cards)

    def text(self, speaker: Speaker) -> str:
        if "{him}" in self.words:
            return self.words.replace("{him}", self.whom.text(speaker))
        return self.words.replace("{he}", self.whom.subject(speaker))


THIS_IN_PLAY = Told("{self} is in play", lambda s, scope: s.zone[scope.source] == PLAY)
NOT_YOUR_TURN = Told("it is not your turn", lambda s, scope: s.active != scope.seat)
