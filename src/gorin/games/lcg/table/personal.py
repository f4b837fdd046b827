"""Steps that are one player's own."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from gorin.games.lcg.table.state import LcgState
from gorin.kernel.state import Step
from gorin.words.grammar.scope import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Personal(Step):
    """What one player is doing: without him nobody does it."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def without(self, s: LcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolving(Personal):
    """A player resolves the effect of a ring."""


def resolver(s: LcgState) -> int:
    """Who resolves a ring effect now; NOBODY where nobody does."""
    for step in reversed(s.stack):
        if isinstance(step, Resolving):
            return step.seat
    return NOBODY
