"""Naval invasions: an army of sailors chooses how the battle begins (DE-NAV)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, NO_SIDE
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Fight
from gorin.games.ccg.table.reading import followers, units_at
from gorin.games.ccg.table.sides import leader_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.state import Step
from gorin.language.core.active_effects import has
from gorin.language.core.questions import CHOICES, AskThing


def is_naval(s: CcgState, place: int, side: int) -> bool:
    """DE-NAV-07, DE-NAV-10: somebody is there, and every Personality and Follower is Naval."""
    leaders = units_at(s, place, side)
    people = leaders + [card for leader in leaders for card in followers(s, leader)]
    return bool(people) and all(has(s, card, "Naval") for card in people)


def invading_side(s: CcgState, place: int) -> int:
    """DE-NAV-01, DE-NAV-08, DE-NAV-09: the only one of the two armies that is Naval."""
    naval = [side for side in (ATTACKING, DEFENDING) if is_naval(s, place, side)]
    return naval[0] if len(naval) == 1 else NO_SIDE


@final
class OfferInvasion(Step):
    """DE-NAV-06: asked for each battle by itself, immediately after it was chosen."""

    tag: ClassVar[str] = "offer-invasion"
    fields: ClassVar[dict[str, str]] = {"side": "int"}
    stages: ClassVar[tuple[str, ...]] = ("offer", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "battle.invade"}

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def offer(self, s: CcgState) -> None:
        words = ["Naval invasion", "An ordinary battle"]
        asks = "Your army is Naval. Make this battle a naval invasion?"
        s.push(AskThing(leader_of(s, self.side), asks, [CHOICES, CHOICES + 1], words))

    def take(self, s: CcgState) -> None:
        below = s.stack[-2]
        if s.answers[leader_of(s, self.side)] == CHOICES and isinstance(below, Fight):
            ops.invade(s, below, self.side)

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if seat == leader_of(s, self.side):
            self.at = len(self.stages)
