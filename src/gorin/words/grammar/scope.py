"""What the words of a card refer to, and what lasts of them: moments, scopes, ongoing effects."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from gorin.kernel.plain import Plain

NOBODY: Final = -1
NOTHING: Final = -1

TRIGGER_SLOT: Final = 13
BEARER_SLOT: Final = 14
"""Where a text speaks of the card that triggered it, and of the one whom it is attached to."""
YOU_SLOT: Final = -1
"""Among those whom words in the log mean: the player to whom they speak. No scope keeps him there."""

PAYING: Final = -2
"""In place of an action's number: this is its cost being paid, and a cost is no effect."""


@final
class Moment(Plain):
    """Something that abilities can be triggered by: what, to which card, by whom, how much."""

    fields: ClassVar[dict[str, str]] = {
        "kind": "str",
        "card": "int",
        "seat": "int",
        "other": "int",
        "amount": "int",
        "action": "int",
    }

    def __init__(
        self,
        kind: str,
        card: int = NOTHING,
        seat: int = NOBODY,
        other: int = NOTHING,
        amount: int = 0,
        action: int = -1,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.other = other
        self.amount = amount
        self.action = action
        """The number of the action it comes from; -1: from the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scope(Plain):
    """What the words of a card refer to: you, this card, its targets, what triggered it."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "source": "int",
        "bound": "[[int]]",
        "numbers": "[int]",
        "given": "int",
        "moment": "?Moment",
        "action": "int",
        "deeds": "[int]",
        "sure": "bool",
    }

    def __init__(self, seat: int, source: int, moment: Moment | None = None, action: int = -1) -> None:
        self.seat = seat
        self.source = source
        self.bound: list[list[int]] = []
        """What was picked, slot by slot."""
        self.numbers: list[int] = []
        """What was counted or named while the effects resolve."""
        self.given = -1
        """The slot that was filled with the ability itself, before anything was picked."""
        self.moment = moment
        self.action = action
        """The number of the action that speaks; -1: a trait."""
        self.deeds: list[int] = []
        """What has come of it so far, each as `deed(kind, card)`."""
        self.sure = False
        """What it does now is not prevented."""

    def get(self, slot: int) -> list[int]:
        return self.bound[slot] if slot < len(self.bound) else []

    def put(self, slot: int, picked: list[int]) -> None:
        while len(self.bound) <= slot:
            self.bound.append([])
        self.bound[slot] = picked

    def clone(self) -> Scope:
        copied = Scope(self.seat, self.source, self.moment, self.action)
        copied.bound = [picked.copy() for picked in self.bound]
        copied.numbers = self.numbers.copy()
        copied.given = self.given
        copied.deeds = self.deeds.copy()
        copied.sure = self.sure
        return copied


@mypyc_attr(allow_interpreted_subclasses=True)
class Ongoing(Plain):
    """Something that holds for a while: a change of a stat or keyword, or a rule written on a card.

    A rule is a node of a definition (what, node) together with what its words referred to (scope).
    """

    fields: ClassVar[dict[str, str]] = {
        "id": "int",
        "until": "int",
        "action": "int",
        "subject": "int",
        "stat": "int",
        "amount": "int",
        "keyword": "str",
        "what": "int",
        "node": "int",
        "scope": "Scope",
    }

    def __init__(self, id: int, until: int, action: int, scope: Scope) -> None:
        self.id = id
        self.until = until
        self.action = action
        """The action that made it; -1: a trait or the rules."""
        self.subject = NOTHING
        """The card whose stat or keyword it changes."""
        self.stat = -1
        self.amount = 0
        self.keyword = ""
        self.what = -1
        """The definition that holds the rule, as a place in `names`."""
        self.node = -1
        self.scope = scope

    def is_trait_of(self, card: int) -> bool:
        """Is it a trait that this card has copied?"""
        return self.node >= 0 and self.subject == card == self.scope.source

    def copy(self) -> Ongoing:
        """Another one like it; lasting effects are never changed once made."""
        copied = Ongoing(self.id, self.until, self.action, self.scope)
        copied.subject, copied.stat, copied.amount = self.subject, self.stat, self.amount
        copied.keyword, copied.what, copied.node = self.keyword, self.what, self.node
        return copied


DEEDS: Final = 100_000
"""More than there are cards in a game: a kind of deed and a card make one number."""


def deed(kind: int, card: int) -> int:
    """Something that came of an ability for a card, as a number."""
    return kind * DEEDS + card


def cards_that(kind: int, scope: Scope) -> list[int]:
    """The cards for which this came of it."""
    first, end = deed(kind, 0), deed(kind + 1, 0)
    return [done - first for done in scope.deeds if first <= done < end]


def note(by: Scope | None, kind: int, card: int) -> None:
    """This came of the ability that speaks; the rules themselves keep no account."""
    if by is not None:
        by.deeds.append(deed(kind, card))
