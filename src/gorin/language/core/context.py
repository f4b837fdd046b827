"""What the words of a card refer to, and what lasts of them: moments, contexts, ongoing effects."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from gorin.kernel.serializable import Serializable

NOBODY: Final = -1
NOTHING: Final = -1

BEARER_SLOT: Final = 7
"""What the card that speaks is attached to; an ability that has begun keeps it when the card is gone."""
TRIGGER_SLOT: Final = 13
"""Where a text speaks of the card that triggered it; no context keeps it there, for its moment does."""
YOU_SLOT: Final = -1
"""Among those whom words in the log mean: the player to whom they speak. No context keeps him there."""

PAYING: Final = -2
"""In place of an action's number: this is its cost being paid, and a cost is no effect."""

USED: Final = 0
"""The ability is used, or its card is played: with costs, limits and everything that answers that."""
RESOLVED: Final = 1
"""Another ability resolves it: it is neither used nor played."""
RESOLVED_AS_IF_HERE: Final = 2
"""The same, as if the conflict were at the province that has it."""
REPEATED: Final = 3
"""It was used once, and resolves again."""
WAYS: Final = ("used", "resolved", "resolved as if here", "repeated")
"""What positions call them."""


@final
class TriggerEvent(Serializable):
    """Something that abilities can be triggered by: what, to which card, by whom, how much.

    What happens to a place has it in `card`, by the number that places are picked by: no card has that one.
    """

    tag: ClassVar[str] = "trigger-event"
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
class AbilityContext(Serializable):
    """What the words of a card refer to: you, this card, its targets, what triggered it."""

    tag: ClassVar[str] = "ability-context"
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "source": "int",
        "bound": "[[int]]",
        "numbers": "[int]",
        "given": "int",
        "moment": "?trigger-event",
        "action": "int",
        "deeds": "[int]",
        "sure": "bool",
        "way": "int",
    }
    added: ClassVar[dict[str, Any]] = {"way": USED}

    def __init__(
        self, seat: int, source: int, moment: TriggerEvent | None = None, action: int = -1, way: int = USED
    ) -> None:
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
        self.way = way
        """How the ability comes to resolve: USED, RESOLVED, ..."""

    def get(self, slot: int) -> list[int]:
        return self.bound[slot] if slot < len(self.bound) else []

    def put(self, slot: int, picked: list[int]) -> None:
        while len(self.bound) <= slot:
            self.bound.append([])
        self.bound[slot] = picked

    def clone(self) -> AbilityContext:
        copied = AbilityContext(self.seat, self.source, self.moment, self.action, self.way)
        copied.bound = [picked.copy() for picked in self.bound]
        copied.numbers = self.numbers.copy()
        copied.given = self.given
        copied.deeds = self.deeds.copy()
        copied.sure = self.sure
        return copied


@mypyc_attr(allow_interpreted_subclasses=True)
class LastingEffect(Serializable):
    """Something that holds for a while: a change of a stat or keyword, or a rule written on a card.

    A rule is a node of a definition (what, node) together with what its words referred to (context).
    """

    tag: ClassVar[str] = "lasting-effect"
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
        "context": "ability-context",
    }

    def __init__(self, id: int, until: int, action: int, context: AbilityContext) -> None:
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
        self.context = context

    def is_trait_of(self, card: int) -> bool:
        """Is it a trait that this card has copied?"""
        return self.node >= 0 and self.subject == card == self.context.source

    def copy(self) -> LastingEffect:
        """Another one like it; lasting effects are never changed once made."""
        copied = LastingEffect(self.id, self.until, self.action, self.context)
        copied.subject, copied.stat, copied.amount = self.subject, self.stat, self.amount
        copied.keyword, copied.what, copied.node = self.keyword, self.what, self.node
        return copied


DEEDS: Final = 100_000
"""More than there are cards in a game: a kind of deed and a card make one number."""


def deed(kind: int, card: int) -> int:
    """Something that came of an ability for a card, as a number."""
    return kind * DEEDS + card


def cards_that(kind: int, context: AbilityContext) -> list[int]:
    """The cards for which this came of it."""
    first, end = deed(kind, 0), deed(kind + 1, 0)
    return [done - first for done in context.deeds if first <= done < end]


def note(by: AbilityContext | None, kind: int, card: int) -> None:
    """This came of the ability that speaks; the rules themselves keep no account."""
    if by is not None:
        by.deeds.append(deed(kind, card))
