"""Yu: what an army that has lost destroys before it is destroyed itself (DE-YU)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import followers, side_of, unit, units_at
from gorin.games.ccg.table.sides import leader_of, my_side, other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force, yu
from gorin.kernel.questions import DONE
from gorin.kernel.state import Step
from gorin.language.core.questions import AskThing


@final
class AskYu(AskThing):
    """Which cards strike, and at whom: each striker says his Yu."""

    tag: ClassVar[str] = "ask-strike"

    def thing_label(self, s: CcgState, code: int) -> str:
        """DE-YU-07: those of allies strike for the leader like his own."""
        label = super().thing_label(s, code)
        strikes = side_of(s, code) == my_side(s, self.seat)
        return f"{label} strikes with Yu {yu(s, code)}" if strikes else f"Destroy {label}"


@final
class LastStrikes(Step):
    """DE-YU-01: one striker or several together destroy one card, until their leader is done."""

    tag: ClassVar[str] = "last-strikes"
    fields: ClassVar[dict[str, str]] = {
        "place": "int",
        "side": "int",
        "ready": "[int]",
        "striking": "[int]",
    }
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "battle.last-strike"}

    def __init__(self, place: int, side: int, ready: list[int]) -> None:
        super().__init__()
        self.place = place
        self.side = side
        """The side that has lost."""
        self.ready = ready
        """Who has not struck yet."""
        self.striking: list[int] = []
        """Those who strike together now (DE-YU-02)."""

    def choose(self, s: CcgState) -> None:
        """DE-YU-07: whoever controls them, the leader of the army decides."""
        strength = sum([yu(s, card) for card in self.striking])
        within = [
            card for card in exposed(s, self.place, other_side(self.side)) if force(s, card) <= strength
        ]
        if not self.ready and not (self.striking and within):
            self.at = len(self.stages)
            return
        among = self.ready + (within if self.striking else [])
        s.push(AskYu(leader_of(s, self.side), "Your army has lost. Who strikes once more?", [*among, DONE]))

    def take(self, s: CcgState) -> None:
        """DE-YU-03, DE-YU-05, DE-YU-06: no action, and nothing is gained by it."""
        code = s.answers[leader_of(s, self.side)]
        self.go("choose")
        if code == DONE:
            self.at = len(self.stages)
        elif code in self.ready:
            self.ready.remove(code)
            self.striking.append(code)
        else:
            self.striking = []
            ops.destroy(s, code)


def exposed(s: CcgState, place: int, side: int) -> list[int]:
    """Followers, and Personalities without Followers."""
    leaders = units_at(s, place, side)
    alone = [card for card in leaders if not followers(s, card)]
    return alone + [card for leader in leaders for card in followers(s, leader)]


def strikers(s: CcgState, place: int, side: int) -> list[int]:
    cards = [card for personality in units_at(s, place, side) for card in unit(s, personality)]
    return [card for card in cards if yu(s, card) >= 0]
