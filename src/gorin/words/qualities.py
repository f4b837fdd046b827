"""Qualities: what is said of cards before and after the noun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import listed
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import ANYBODYS, Known
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.state import CardState

OWNER: Final = 0
STATE: Final = 1
SIDE: Final = 2
KEYWORD: Final = 3
AFTER: Final = 4
"""Where it stands: whose, in which state, on which side, with which keyword; the rest after the noun."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality:
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

    def tells_whose(self, known: Known) -> int:
        return self.owners

    def fits(self, s: Any, scope: Scope, card: int) -> bool:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class Simple(Quality):
    """A quality that a function tells."""

    def __init__(
        self,
        rank: int,
        words: str,
        test: Callable[[Any, Scope, int], bool],
        among: int = ANYBODYS,
        whose: int = ANYBODYS,
    ) -> None:
        super().__init__(rank, words, among)
        self.test = test
        self.owners = whose or among

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return self.test(s, scope, card)


# --- keywords ---------------------------------------------------------------------------------------


class Keyword(Quality):
    """Has one of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, listed(list(keywords), "or"))
        self.keywords = keywords
        self.is_steady = True

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        for keyword in self.keywords:  # noqa: SIM110 - asked for every card of many nouns
            if has(s, card, keyword):
                return True
        return False


class Lacking(Quality):
    """Has none of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, f"non-{listed(list(keywords), 'or')}")
        self.keywords = keywords

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return not any(has(s, card, keyword) for keyword in self.keywords)


def keyword(*words: str) -> Quality:
    return Keyword(*words)


def lacking(*words: str) -> Quality:
    return Lacking(*words)


# --- after the noun -------------------------------------------------------------------------------


class OneOf(Quality):
    """Is one of these very cards, as the words say; `whom` is named after them."""

    def __init__(self, words: str, those: Things, whom: Things | None) -> None:
        super().__init__(AFTER, words)
        self.those = those
        self.whom = whom

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return card in self.those.cards(s, scope)

    def tells_whose(self, known: Known) -> int:
        return self.those.points_at(known).whose

    def text(self, speaker: Speaker) -> str:
        return self.words if self.whom is None else f"{self.words} {self.whom.text(speaker)}"


def one_of(words: str, those: Things, whom: Things | None = None) -> Quality:
    return OneOf(words, those, whom)


class Either(Quality):
    """One of these is true of it: "with lower Force or with fewer attachments"."""

    def __init__(self, *qualities: Quality) -> None:
        super().__init__(AFTER, "")
        self.qualities = qualities

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return any(quality.fits(s, scope, card) for quality in self.qualities)

    def text(self, speaker: Speaker) -> str:
        return " or ".join(quality.text(speaker) for quality in self.qualities)


def either(*qualities: Quality) -> Quality:
    return Either(*qualities)


class Conditionally(Quality):
    """A quality that is asked for only under a condition."""

    def __init__(self, condition: Condition, quality: Quality) -> None:
        super().__init__(AFTER, "")
        self.condition = condition
        self.quality = quality

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return not self.condition.holds(s, scope) or self.quality.fits(s, scope, card)

    def text(self, speaker: Speaker) -> str:
        return f"({self.quality.text(speaker)} if {self.condition.text(speaker)})"


def conditionally(condition: Condition, quality: Quality) -> Quality:
    return Conditionally(condition, quality)
