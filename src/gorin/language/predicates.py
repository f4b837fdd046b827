"""Qualities: what is said of cards before and after the name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gorin.language.core.active_effects import has
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import listed
from gorin.language.core.meaning import ANYBODYS, Known
from gorin.language.core.state import CardState

OWNER: Final = 0
STATE: Final = 1
SIDE: Final = 2
KEYWORD: Final = 3
AFTER: Final = 4
"""Where it stands: whose, in which state, on which side, with which keyword; the rest after the name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Predicate:
    """Something that is true of some cards."""

    def __init__(self, rank: int, words: str, among: int = ANYBODYS) -> None:
        self.rank = rank
        self.words = words
        self.among = among
        """Among whose cards in play it must be looked for."""
        self.owners = among
        """Whose a card is of which it is true, as far as it tells."""
        self.is_steady = False
        """It stays true or untrue of a card while nothing enters play, leaves it or begins to last."""
        self.behind = ""
        """Whose it is, said after the name where an article or "target" stands before it: "you control"."""
        self.of_several = ""
        """The same of several cards, where it differs: "other players control"."""
        self.in_front = ""
        """What stays before the name then: "other"."""

    def tells_whose(self, known: Known) -> int:
        return self.owners

    def fits(self, s: Any, context: AbilityContext, card: int) -> bool:
        raise NotImplementedError

    def text(self, renderer: TextRenderer) -> str:
        return self.words.replace("{self}", renderer.kind)


class Simple(Predicate):
    """A predicate that a function tells."""

    def __init__(
        self,
        rank: int,
        words: str,
        test: Callable[[Any, AbilityContext, int], bool],
        among: int = ANYBODYS,
        whose: int = ANYBODYS,
    ) -> None:
        super().__init__(rank, words, among)
        self.test = test
        self.owners = whose or among

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return self.test(s, context, card)


# --- keywords ---------------------------------------------------------------------------------------


class Keyword(Predicate):
    """Has one of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, "")
        self.keywords = keywords
        self.is_steady = True

    def text(self, renderer: TextRenderer) -> str:
        return listed(list(self.keywords), "or")

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        for keyword in self.keywords:  # noqa: SIM110 - asked for every card of many card filters
            if has(s, card, keyword):
                return True
        return False


class Lacking(Predicate):
    """Has none of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, "")
        self.keywords = keywords

    def text(self, renderer: TextRenderer) -> str:
        return ", ".join(f"non-{keyword}" for keyword in self.keywords)

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return not any(has(s, card, keyword) for keyword in self.keywords)


def keyword(*words: str) -> Predicate:
    return Keyword(*words)


def lacking(*words: str) -> Predicate:
    return Lacking(*words)


# --- after the name -------------------------------------------------------------------------------


class OneOf(Predicate):
    """Is one of these very cards, as the words say; `whom` is named after them."""

    def __init__(self, words: str, those: Selector, whom: Selector | None) -> None:
        super().__init__(AFTER, words)
        self.those = those
        self.whom = whom

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return card in self.those.cards(s, context)

    def tells_whose(self, known: Known) -> int:
        return self.those.points_at(known).whose

    def text(self, renderer: TextRenderer) -> str:
        return self.words if self.whom is None else f"{self.words} {self.whom.text(renderer)}"


def one_of(words: str, those: Selector, whom: Selector | None = None) -> Predicate:
    return OneOf(words, those, whom)


class Either(Predicate):
    """One of these is true of it: "with lower Force or with fewer attachments"."""

    def __init__(self, *predicates: Predicate) -> None:
        super().__init__(AFTER, "")
        self.predicates = predicates

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return any(predicate.fits(s, context, card) for predicate in self.predicates)

    def text(self, renderer: TextRenderer) -> str:
        return " or ".join(predicate.text(renderer) for predicate in self.predicates)


def either(*predicates: Predicate) -> Predicate:
    return Either(*predicates)


class Conditionally(Predicate):
    """A predicate that is asked for only under a condition."""

    def __init__(self, condition: Condition, predicate: Predicate) -> None:
        super().__init__(AFTER, "")
        self.condition = condition
        self.predicate = predicate

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return not self.condition.holds(s, context) or self.predicate.fits(s, context, card)

    def text(self, renderer: TextRenderer) -> str:
        return f"({self.predicate.text(renderer)} if {self.condition.text(renderer)})"


def conditionally(condition: Condition, predicate: Predicate) -> Predicate:
    return Conditionally(condition, predicate)
