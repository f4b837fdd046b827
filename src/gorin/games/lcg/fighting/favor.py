"""The glory contest for the Imperial Favor (LCG-FRM3-30 to LCG-FRM3-32)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.occurrence import occur
from gorin.games.lcg.kinds import CONFLICT_TYPES, RULES_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import resources
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory_count
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.questions import CHOICES, AskThing


def most_glory(s: LcgState) -> int:
    """LCG-GLOR-01, LCG-FAV-05: who wins a glory count; nobody where the most are equal."""
    ruleset = rules_of(s)
    counts = {seat: glory_count(s, seat) for seat in s.playing()}
    most = max(counts.values())
    best = [seat for seat, count in counts.items() if count == most]
    return best[0] if len({ruleset.side_of(seat) for seat in best}) == 1 else NOBODY


@final
class ContestFavor(Step):
    """Whoever counts most glory claims the Favor and sets its side."""

    tag: ClassVar[str] = "contest-favor"
    fields: ClassVar[dict[str, str]] = {"winner": "int", "by_card": "bool"}
    stages: ClassVar[tuple[str, ...]] = ("count", "set_side", "take_side", "claimed")
    kinds: ClassVar[dict[str, str]] = {"take_side": "favor.side"}

    def __init__(self) -> None:
        super().__init__()
        self.winner = NOBODY
        self.by_card = False
        """A card says who claims it; nothing is counted."""

    def count(self, s: LcgState) -> None:
        """LCG-FRM3-31, LCG-FAV-05."""
        self.winner = most_glory(s)
        if self.winner == NOBODY:
            self.at = len(self.stages)

    def on_player_left(self, s: LcgState, seat: int) -> None:
        """Glory is counted again where the winner leaves before the Favor is his."""
        if seat == self.winner:
            again = s.favor != seat and self.at < len(self.stages) and not self.by_card
            self.go("count" if again else "claimed")
            self.winner = NOBODY

    def set_side(self, s: LcgState) -> None:
        """LCG-FAV-04."""
        if not rules_of(s).favor_has_sides:
            resources.take_favor(s, self.winner, 0)
            self.go("claimed")
            return
        words = [name.capitalize() for name in CONFLICT_TYPES]
        s.push(
            AskThing(
                self.winner,
                "You claim the Imperial Favor. Set it to which side?",
                [CHOICES, CHOICES + 1],
                words,
            )
        )

    def take_side(self, s: LcgState) -> None:
        resources.take_favor(s, self.winner, s.answers[self.winner] - CHOICES)

    def claimed(self, s: LcgState) -> None:
        occur(s, [TriggerEvent("favor claimed", NOTHING, self.winner, NOTHING, s.favor_type, RULES_EFFECT)])


def claiming(seat: int) -> ContestFavor:
    """LCG-FAV-07: this player claims the Favor because a card says so."""
    step = ContestFavor()
    step.winner, step.by_card = seat, True
    step.go("set_side")
    return step
