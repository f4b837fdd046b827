"""Steps that are one player's own."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY
from gorin.language.core.questions import AskThing
from gorin.language.core.resolution import AbilityResolution


@mypyc_attr(allow_interpreted_subclasses=True)
class Personal(Step):
    """What one player is doing: without him nobody does it."""

    tag: ClassVar[str] = "personal"
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)

    def asks(self, s: LcgState, seat: int) -> str:
        """What a player is asked by `AskAsItStands`."""
        raise NotImplementedError


@final
class AskAsItStands(AskThing):
    """A question whose words depend on what was picked so far: its step says them when somebody reads it."""

    tag: ClassVar[str] = "ask-in-progress"

    def prompt(self, s: LcgState) -> str:
        asking = s.stack[-2]
        assert isinstance(asking, Personal)
        return asking.asks(s, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Personal):
    """A player picks cards one by one, and may take the last one back until all are picked.

    A step of this kind has the stages `choose`, which asks, and `take`.
    """

    tag: ClassVar[str] = "picking"
    fields: ClassVar[dict[str, str]] = {"chosen": "[int]"}

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.chosen: list[int] = []

    def ask(self, s: LcgState, asks: str, among: list[int], may_stop: bool = True) -> None:
        stop = [DONE] if may_stop else []
        back = [BACK] if self.chosen else []
        s.push(AskThing(self.seat, asks, among + stop + back))

    def take(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == DONE:
            return
        self.go("choose")
        if code == BACK:
            self.chosen.pop()
        else:
            self.chosen.append(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolving(Personal):
    """A player resolves the effect of a ring."""

    tag: ClassVar[str] = "resolving-ring"


def resolver(s: LcgState) -> int:
    """Who resolves a ring effect now; NOBODY where nobody does."""
    for step in reversed(s.stack):
        if isinstance(step, Resolving):
            return step.seat
    return NOBODY


def whose_effect(s: LcgState, source: int) -> int:
    """From whom the effects of a card come: whoever uses it now, for that may be somebody else than who
    controls it (LCG-CLAR-29, LCG-CLAR-47)."""
    for step in reversed(s.stack):
        if isinstance(step, AbilityResolution) and step.context.source == source:
            return step.context.seat
    return s.controller[source]
