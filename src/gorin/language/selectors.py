"""Selectors: this card, its target, the one who performs, what triggered it."""

from __future__ import annotations

from typing import Final

from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, TRIGGER_SLOT, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import NO_SLOT, OWN, Known, Whom, shared
from gorin.language.core.state import CardState
from gorin.language.predicates import Predicate

PERFORMER_SLOT: Final = 0
TARGET_SLOT: Final = 1
SECOND_SLOT: Final = 2
PAID_SLOT: Final = 3
CHOSEN_SLOT: Final = 4
LOSER_SLOT: Final = 5
WINNER_SLOT: Final = 6


class Slot(Selector):
    """What was picked before. Introduced in full when first mentioned, by a pronoun from then on."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def cards(self, s: CardState, context: AbilityContext) -> list[int]:
        return context.get(self.slot)

    def points_at(self, known: Known) -> Whom:
        return known.at(self.slot)

    def text(self, renderer: TextRenderer) -> str:
        introduction = renderer.introductions.pop(self.slot, None)
        return introduction or renderer.pronouns.get(self.slot, "him")


class This(Selector):
    """The card that says it; people speak of themselves by name."""

    is_steady = True

    def cards(self, s: CardState, context: AbilityContext) -> list[int]:
        return [context.source]

    def includes(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return card == context.source

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN, itself=True)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.kind


class Triggering(Selector):
    """The card that the trigger is about."""

    def cards(self, s: CardState, context: AbilityContext) -> list[int]:
        moment = context.moment
        return [moment.card] if moment is not None and moment.card != NOTHING else []

    def points_at(self, known: Known) -> Whom:
        return known.at(TRIGGER_SLOT)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.pronouns.get(TRIGGER_SLOT, "him")


class Both(Selector):
    """These and those."""

    many = True

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def cards(self, s: CardState, context: AbilityContext) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found += [card for card in part.cards(s, context) if card not in found]
        return found

    def points_at(self, known: Known) -> Whom:
        """Of several that were picked, the first is the one that is spoken of."""
        parts = [part.points_at(known) for part in self.parts]
        slot = next((part.slot for part in parts if part.slot != NO_SLOT), NO_SLOT)
        return Whom(shared([part.whose for part in parts]), slot)

    def all_pointed_at(self, known: Known) -> list[Whom]:
        return [part.points_at(known) for part in self.parts]

    def text(self, renderer: TextRenderer) -> str:
        return " and ".join(part.text(renderer) for part in self.parts)

    def owning(self, renderer: TextRenderer) -> str:
        return "their"


class Them(Both):
    """These and those, who have been named before."""

    def text(self, renderer: TextRenderer) -> str:
        return "them"


class Called(Selector):
    """Some cards under a name of their own: "the discarded card"."""

    def __init__(self, words: str, whom: Selector) -> None:
        self.words = words
        self.whom = whom

    def cards(self, s: CardState, context: AbilityContext) -> list[int]:
        return self.whom.cards(s, context)

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        named = self.whom.text(renderer) if renderer.names and self._points_back() else "him"
        return self.words if named == "him" else named  # nobody is known by name

    def _points_back(self) -> bool:
        """Does a name say the same, where names can be said?"""
        picked = isinstance(self.whom, Slot) and self.whom.slot in (PERFORMER_SLOT, TARGET_SLOT)
        return picked or self.words in ("it", "him") or self.words.startswith("that ")


class OnlyIf(Selector):
    """Each of them for himself: in a tied duel there are two losers."""

    def __init__(self, whom: Selector, predicate: Predicate) -> None:
        self.whom = whom
        self.predicate = predicate

    def cards(self, s: CardState, context: AbilityContext) -> list[int]:
        return [card for card in self.whom.cards(s, context) if self.predicate.fits(s, context, card)]

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom.text(renderer)
        again = self.whom.subject(renderer)
        is_ = {"it": "it is", "they": "they are"}.get(again, "he is")
        return f"{whom} if {is_} {self.predicate.text(renderer)}"


SELF = This()
PERFORMER = Slot(PERFORMER_SLOT)
TARGET = Slot(TARGET_SLOT)
SECOND = Slot(SECOND_SLOT)
"""The second target."""
PAID = Slot(PAID_SLOT)
"""What was chosen to pay a cost."""
CHOSEN = Slot(CHOSEN_SLOT)
"""What was picked while the effects resolve."""
LOSER = Slot(LOSER_SLOT)
WINNER = Slot(WINNER_SLOT)
IT = Triggering()
"""The card that the trigger is about."""


def both(*parts: Selector) -> Selector:
    return Both(*parts)


def them(*parts: Selector) -> Selector:
    return Them(*parts)


def called(words: str, whom: Selector) -> Selector:
    return Called(words, whom)


def only_if(whom: Selector, predicate: Predicate) -> Selector:
    return OnlyIf(whom, predicate)
