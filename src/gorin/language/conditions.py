"""Conditions: what must be true, and how it reads after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.language.card_filters import CardFilter
from gorin.language.core.active_effects import has
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY
from gorin.language.predicates import Predicate


class Told(Condition):
    """A condition about the table that a function tells."""

    def __init__(self, words: str, test: Callable[[Any, AbilityContext], bool]) -> None:
        self.words = words
        self.test = test

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return self.test(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return self.words.replace("{self}", renderer.kind)


class Is(Condition):
    """Some card fits a predicate: "he is dishonorable"."""

    def __init__(self, whose: Selector, predicate: Predicate) -> None:
        self.whose = whose
        self.predicate = predicate

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        cards = self.whose.cards(s, context)
        for card in cards:
            if not self.predicate.fits(s, context, card):
                return False
        return bool(cards)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whose.subject(renderer)} {_predicate(self.predicate.text(renderer))}"


def _predicate(words: str) -> str:
    """What is said of a card, as said about it.

    >>> _predicate("bowed"), _predicate("with Chi 3"), _predicate("without an Item")
    ('is bowed', 'has Chi 3', 'has no Item')
    >>> _predicate("you do not control")
    'is one you do not control'
    """
    if words.startswith("you "):
        return f"is one {words}"
    if words.startswith("without "):
        lacks = words.removeprefix("without ")
        return f"has no {lacks.removeprefix('an ').removeprefix('a ')}"
    return f"has {words.removeprefix('with ')}" if words.startswith("with ") else f"is {words}"


class HasKeyword(Condition):
    """Some card has one of these keywords: "he is a Samurai"."""

    def __init__(self, whose: Selector, *keywords: str) -> None:
        self.whose = whose
        self.keywords = keywords

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return any(has(s, card, word) for card in self.whose.cards(s, context) for word in self.keywords)

    def text(self, renderer: TextRenderer) -> str:
        words = listed([renderer.dialect.being(word) for word in self.keywords], "or")
        return f"{self.whose.subject(renderer)} is {words}"


class IsOne(Condition):
    """Some card is one of these: "it is a Follower"."""

    def __init__(self, whose: Selector, card_filter: CardFilter) -> None:
        self.whose = whose
        self.card_filter = card_filter

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        cards = self.whose.cards(s, context)
        return bool(cards) and all(self.card_filter.fits(s, context, card) for card in cards)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whose.subject(renderer)} is {self.card_filter.one(renderer)}"


class Controls(Condition):
    """You control at least one of these, or so many."""

    def __init__(self, card_filter: CardFilter, least: int) -> None:
        self.card_filter = card_filter
        self.least = least

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        mine = [card for card in self.card_filter.cards(s, context) if s.controller[card] == context.seat]
        return len(mine) >= self.least

    def text(self, renderer: TextRenderer) -> str:
        if self.least == 1:
            return f"you control {a(self.card_filter.phrase(renderer))}"
        return f"you control {self.least} or more {self.card_filter.phrase(renderer, many=True)}"

    def denied(self, renderer: TextRenderer) -> str:
        if self.least == 1:
            return f"you control no {self.card_filter.phrase(renderer)}"
        return f"you control fewer than {self.least} {self.card_filter.phrase(renderer, many=True)}"


class Exists(Condition):
    """There is at least one of these, or so many."""

    def __init__(self, card_filter: CardFilter, least: int) -> None:
        self.card_filter = card_filter
        self.least = least

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return len(self.card_filter.cards(s, context)) >= self.least

    def text(self, renderer: TextRenderer) -> str:
        if self.least == 1:
            return f"there is {self.card_filter.one(renderer)}"
        return f"there are {self.least} or more {self.card_filter.phrase(renderer, many=True)}"

    def denied(self, renderer: TextRenderer) -> str:
        if self.least == 1:
            return f"there is no {self.card_filter.phrase(renderer)}"
        return f"there are fewer than {self.least} {self.card_filter.phrase(renderer, many=True)}"


class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return not self.condition.holds(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return self.condition.denied(renderer)

    def denied(self, renderer: TextRenderer) -> str:
        return self.condition.text(renderer)


class All(Condition):
    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return all(condition.holds(s, context) for condition in self.conditions)

    def text(self, renderer: TextRenderer) -> str:
        joint = " and " if len(self.conditions) == 2 else ", and "
        return joint.join(condition.text(renderer) for condition in self.conditions)

    def denied(self, renderer: TextRenderer) -> str:
        return listed([condition.denied(renderer) for condition in self.conditions], "or")


class AnyOf(Condition):
    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return any(condition.holds(s, context) for condition in self.conditions)

    def text(self, renderer: TextRenderer) -> str:
        return listed([condition.text(renderer) for condition in self.conditions], "or")


def is_(whose: Selector, what: Predicate | CardFilter | str, *more: str) -> Condition:
    """Fits the predicate, is one of these cards, or has one of the keywords."""
    if isinstance(what, CardFilter):
        return IsOne(whose, what)
    return HasKeyword(whose, what, *more) if isinstance(what, str) else Is(whose, what)


def not_(condition: Condition) -> Condition:
    return Not(condition)


def all_of(*conditions: Condition) -> Condition:
    return All(*conditions)


def any_of(*conditions: Condition) -> Condition:
    return AnyOf(*conditions)


def you_control(card_filter: CardFilter, least: int = 1) -> Condition:
    return Controls(card_filter, least)


def there_is(card_filter: CardFilter) -> Condition:
    return Exists(card_filter, 1)


def there_are(least: int, card_filter: CardFilter) -> Condition:
    return Exists(card_filter, least)


THIS_IN_PLAY = Told("{self} is in play", lambda s, context: s.zone[context.source] == PLAY)
NOT_YOUR_TURN = Told("it is not your turn", lambda s, context: s.active != context.seat)
