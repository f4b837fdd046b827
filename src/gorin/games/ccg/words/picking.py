"""Finer points of what is picked: together within a limit, from several zones, only under a condition."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HAND
from gorin.games.ccg.reading import force, gold_cost
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.abilities import PAYS, Pick
from gorin.games.ccg.words.amounts import force_of, gold_cost_of
from gorin.games.ccg.words.base import Amount, Condition, Things
from gorin.games.ccg.words.nouns import AFTER, Noun, Quality
from gorin.games.ccg.words.things import PAID_SLOT, TARGET_SLOT
from gorin.words.english import listed


class Limit:
    """A stat of everything picked, added up, and what it must stay below."""

    def __init__(self, name: str, read: Callable[[CcgState, int], int], below: Amount) -> None:
        self.name = name
        self.read = read
        self.below = below

    def is_kept(self, s: CcgState, scope: Scope, cards: list[int]) -> bool:
        return sum(self.read(s, card) for card in cards) < self.below.value(s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"whose combined {self.name} is below {self.below.text(speaker)}"


class Together(Quality):
    """Fits what was picked for the same slot already: one of the limits is kept by all of them."""

    def __init__(self, slot: int, limits: tuple[Limit, ...]) -> None:
        super().__init__(AFTER, "")
        self.slot = slot
        self.limits = limits

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        cards = [each for each in scope.get(self.slot) if each != card] + [card]
        return any(limit.is_kept(s, scope, cards) for limit in self.limits)

    def text(self, speaker: Speaker) -> str:
        return listed([limit.text(speaker) for limit in self.limits], "or")


def combined_force_below(whose: Things) -> Limit:
    return Limit("Force", force, force_of(whose))


def combined_gold_cost_below(whose: Things) -> Limit:
    return Limit("Gold Cost", gold_cost, gold_cost_of(whose))


def together(*limits: Limit) -> Quality:
    """Said of several targets: one of these limits is kept by all of them."""
    return Together(TARGET_SLOT, limits)


class When(Quality):
    """A quality that is asked for only under a condition."""

    def __init__(self, condition: Condition, quality: Quality) -> None:
        super().__init__(AFTER, "")
        self.condition = condition
        self.quality = quality

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return not self.condition.holds(s, scope) or self.quality.fits(s, scope, card)

    def text(self, speaker: Speaker) -> str:
        return f"({self.quality.text(speaker)} if {self.condition.text(speaker)})"


def when(condition: Condition, quality: Quality) -> Quality:
    return When(condition, quality)


class FromHandOrDiscard(Noun):
    """A card of yours that is in your hand or your discard pile."""

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        player = s.players[scope.seat]
        return player.hand + player.fate_discard + player.dynasty_discard

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{super().phrase(speaker, many)} in your hand or discard pile"


def in_hand_or_discard(noun: Noun) -> Noun:
    return FromHandOrDiscard(noun.kinds, noun.qualities, HAND, noun.person)


def may_pay_with(noun: Noun) -> Pick:
    """What may be chosen to pay with in place of the usual cost; see `or_instead`."""
    return Pick(PAYS, PAID_SLOT, noun, 0, 1, True)
