"""Steps in progress that ops write to: what an op must know of a round, a battle, a duel, a loss."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.kinds import NO_SIDE
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.serializable import Serializable
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext


@final
class Grant(Serializable):
    """An additional action: whose, and perhaps who must perform it or which card it must come from."""

    tag: ClassVar[str] = "granted-action"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "performer": "int", "card": "int"}

    def __init__(self, seat: int, performer: int = NOTHING, card: int = NOTHING) -> None:
        self.seat = seat
        self.performer = performer
        self.card = card


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Step):
    """Players act in turn."""

    tag: ClassVar[str] = "rounds"
    fields: ClassVar[dict[str, str]] = {"granted": "[granted-action]", "order": "[int]", "turn": "int"}

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order
        self.turn = 0
        self.granted: list[Grant] = []
        """The additional actions that are not taken yet; grants are never changed once made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight(Step):
    """A battle is fought."""

    tag: ClassVar[str] = "fight"
    fields: ClassVar[dict[str, str]] = {
        "first": "int",
        "only": "int",
        "falls": "bool",
        "invading": "int",
        "met": "bool",
        "broken_off": "bool",
    }

    def __init__(self) -> None:
        super().__init__()
        self.falls = False
        """The province is lost; the totals are counted once."""
        self.invading = NO_SIDE
        """The side that has made it a naval invasion (DE-NAV-01)."""
        self.met = False
        """Somebody of the other side has acted or passed since (DE-NAV-04)."""
        self.broken_off = False
        """DE-RES-33: an effect has ended it, so that nothing is decided."""
        self.first = NOBODY
        """Who has the first opportunity in combat, if not the Defender (CE-NAV-02)."""
        self.only = NOTHING
        """The Personality who must perform that first action."""

    def break_off(self) -> bool:
        """Nothing of it is decided any more; False where that has come to pass already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(Step):
    """Cards are focused against each other; for a while nothing is played from hands (CE-DUEL-04)."""

    tag: ClassVar[str] = "contest"
    fields: ClassVar[dict[str, str]] = {"turn": "int", "focused": "[[int]]", "conceded": "int"}

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        """Whose opportunity it is: 0 the challenger, 1 the challenged."""
        self.focused: list[list[int]] = [[], []]
        self.conceded = -1
        """Who has given it up: 0 the challenger, 1 the challenged."""

    def lays_hands_aside(self) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class HonorChange(Step):
    """Somebody is about to gain or lose Honor."""

    tag: ClassVar[str] = "honor-change"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "amount": "int", "context": "?ability-context"}
    is_gain: ClassVar[bool] = False

    def __init__(self, seat: int, amount: int, context: AbilityContext | None) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.context = context
        """The ability that it comes from; without one it is the rules."""

    @property
    def is_fixed(self) -> bool:
        """Does the ability say that nothing makes it more or less?"""
        return self.context is not None and self.context.sure


@mypyc_attr(allow_interpreted_subclasses=True)
class Unfolding(Step):
    """An Event of a player is about to resolve, and perhaps it does not."""

    tag: ClassVar[str] = "unfolding-event"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "canceled": "bool"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = NOTHING
        self.canceled = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Threat(Step):
    """Something is about to happen to a card, and perhaps it does not."""

    tag: ClassVar[str] = "threat"
    fields: ClassVar[dict[str, str]] = {"kind": "str", "card": "int", "averted": "bool"}

    def __init__(self, kind: str, card: int) -> None:
        super().__init__()
        self.kind = kind
        self.card = card
        self.averted = False


def hands_are_aside(s: CcgState) -> bool:
    """Is nothing played from hands, because there is a duel?"""
    if not s.settings.hands_aside:
        return False
    for step in s.stack:
        if isinstance(step, Contest):
            return step.lays_hands_aside()
    return False
