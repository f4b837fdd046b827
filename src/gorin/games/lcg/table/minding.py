"""Steps that keep cards in mind while others act."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from gorin.games.lcg.table.state import LcgState
from gorin.kernel.state import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Minding(Step):
    """A step that will do something with cards in play which it has found before."""

    tag: ClassVar[str] = "attending"

    def lose_sight_of(self, card: int) -> None:
        """LCG-PLAY-05: a card has left play; should it come back, it is another one."""
        raise NotImplementedError


def lose_sight_of(s: LcgState, card: int) -> None:
    for step in s.stack:
        if isinstance(step, Minding):
            step.lose_sight_of(card)
