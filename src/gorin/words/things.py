"""Things: this card, its target, the one who performs, what triggered it."""

from __future__ import annotations

from typing import Final

from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import NO_SLOT, OWN, Known, Whom, shared
from gorin.words.grammar.scope import NOTHING, TRIGGER_SLOT, Scope
from gorin.words.grammar.state import CardState
from gorin.words.qualities import Quality

PERFORMER_SLOT: Final = 0
TARGET_SLOT: Final = 1
SECOND_SLOT: Final = 2
PAID_SLOT: Final = 3
CHOSEN_SLOT: Final = 4
LOSER_SLOT: Final = 5
WINNER_SLOT: Final = 6


class Slot(Things):
    """What was picked before. Introduced in full when first mentioned, by a pronoun from then on."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def cards(self, s: CardState, scope: Scope) -> list[int]:
        return scope.get(self.slot)

    def points_at(self, known: Known) -> Whom:
        return known.at(self.slot)

    def text(self, speaker: Speaker) -> str:
        introduction = speaker.introductions.pop(self.slot, None)
        return introduction or speaker.pronouns.get(self.slot, "him")


class This(Things):
    """The card that says it; people speak of themselves by name."""

    is_steady = True

    def cards(self, s: CardState, scope: Scope) -> list[int]:
        return [scope.source]

    def includes(self, s: CardState, scope: Scope, card: int) -> bool:
        return card == scope.source

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN, itself=True)

    def text(self, speaker: Speaker) -> str:
        return speaker.kind


class Triggering(Things):
    """The card that the trigger is about."""

    def cards(self, s: CardState, scope: Scope) -> list[int]:
        moment = scope.moment
        return [moment.card] if moment is not None and moment.card != NOTHING else []

    def points_at(self, known: Known) -> Whom:
        return known.at(TRIGGER_SLOT)

    def text(self, speaker: Speaker) -> str:
        return speaker.pronouns.get(TRIGGER_SLOT, "him")


class Both(Things):
    """These and those."""

    many = True

    def __init__(self, *parts: Things) -> None:
        self.parts = parts

    def cards(self, s: CardState, scope: Scope) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found += [card for card in part.cards(s, scope) if card not in found]
        return found

    def points_at(self, known: Known) -> Whom:
        """Of several that were picked, the first is the one that is spoken of."""
        parts = [part.points_at(known) for part in self.parts]
        slot = next((part.slot for part in parts if part.slot != NO_SLOT), NO_SLOT)
        return Whom(shared([part.whose for part in parts]), slot)

    def all_pointed_at(self, known: Known) -> list[Whom]:
        return [part.points_at(known) for part in self.parts]

    def text(self, speaker: Speaker) -> str:
        return " and ".join(part.text(speaker) for part in self.parts)

    def owning(self, speaker: Speaker) -> str:
        return "their"


class Called(Things):
    """Some cards under a name of their own: "the discarded card"."""

    def __init__(self, words: str, whom: Things) -> None:
        self.words = words
        self.whom = whom

    def cards(self, s: CardState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, speaker: Speaker) -> str:
        named = self.whom.text(speaker) if speaker.names and self._points_back() else "him"
        return self.words if named == "him" else named  # nobody is known by name

    def _points_back(self) -> bool:
        """Does a name say the same, where names can be said?"""
        picked = isinstance(self.whom, Slot) and self.whom.slot in (PERFORMER_SLOT, TARGET_SLOT)
        return picked or self.words in ("it", "him") or self.words.startswith("that ")


class OnlyIf(Things):
    """Each of them for himself: in a tied duel there are two losers."""

    def __init__(self, whom: Things, quality: Quality) -> None:
        self.whom = whom
        self.quality = quality

    def cards(self, s: CardState, scope: Scope) -> list[int]:
        return [card for card in self.whom.cards(s, scope) if self.quality.fits(s, scope, card)]

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.text(speaker)
        again = self.whom.subject(speaker)
        is_ = {"it": "it is", "they": "they are"}.get(again, "he is")
        return f"{whom} if {is_} {self.quality.text(speaker)}"


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


def both(*parts: Things) -> Things:
    return Both(*parts)


def called(words: str, whom: Things) -> Things:
    return Called(words, whom)


def only_if(whom: Things, quality: Quality) -> Things:
    return OnlyIf(whom, quality)
