"""Duels, step by step (LCG-DTIM)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from gorin.games.lcg.fighting.bids import Bid
from gorin.games.lcg.kinds import DUEL_END, RULES_EFFECT, STATS
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import course, duels, resources
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import value
from gorin.kernel.state import Step
from gorin.language.core.active_effects import holds
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.resolution import EffectRunner, context_in_progress
from gorin.language.core.zones import PLAY
from gorin.language.selectors import LOSER_SLOT, WINNER_SLOT

LOSES_NO_DUEL: Final = "cannot lose duels"
GONE: Final = -1
"""The total of a character who is not in play any more."""


@final
class Duel(Step):
    """Two characters duel; then the words of the ability say what becomes of it."""

    tag: ClassVar[str] = "duel"
    fields: ClassVar[dict[str, str]] = {
        "challenger": "int",
        "challenged": "int",
        "others": "[int]",
        "stat": "int",
        "what": "int",
        "node": "int",
        "totals": "[int]",
        "winner": "int",
        "cards_instead": "bool",
        "before": "[int]",
        "seats": "[int]",
        "backing": "[int]",
    }
    stages: ClassVar[tuple[str, ...]] = ("begin", "bid", "count", "decide", "apply", "end")

    def __init__(self, challenger: int, challenged: int, stat: int, what: int, node: int) -> None:
        super().__init__()
        self.challenger = challenger
        self.challenged = challenged
        self.others: list[int] = []
        """Who else is in it, each on the side of whoever controls him (LCG-DTIM-14)."""
        self.stat = stat
        self.what = what
        self.node = node
        """The effects that follow, by their address."""
        self.totals: list[int] = []
        self.winner = NOTHING
        self.cards_instead = False
        """Who has to give honor may discard cards instead."""
        self.before: list[int] = []
        """The bids that were made for something else, which goes on afterwards."""
        self.seats: list[int] = []
        """Who controlled the two as it began: they bid, whatever becomes of their characters."""
        self.backing: list[int] = []
        """Who controlled each of the others then."""

    @property
    def all_in_it(self) -> list[int]:
        return [self.challenger, self.challenged, *self.others]

    def call_off(self) -> None:
        """Nothing comes of it."""
        self.at = len(self.stages)

    def begin(self, s: LcgState) -> None:
        """LCG-DTIM-01, LCG-DTIM-08."""
        self.before = [player.bid for player in s.players]
        self.seats = [s.controller[card] for card in (self.challenger, self.challenged)]
        self.backing = [s.controller[card] for card in self.others]
        duels.begin_duel(s, self.challenger, self.challenged, self.stat)
        began = TriggerEvent("duel begins", self.challenger, s.controller[self.challenger], self.challenged)
        rules_of(s).occur(s, [began])

    def bid(self, s: LcgState) -> None:
        """LCG-DTIM-09 to LCG-DTIM-11."""
        bid = Bid([seat for seat in self.seats if not s.players[seat].lost], True)
        bid.cards_instead = self.cards_instead
        s.push(bid)

    def count(self, s: LcgState) -> None:
        """LCG-DTIM-12, LCG-DTIM-15, LCG-SKIR-29."""
        leaders = (self.challenger, self.challenged)
        skills = [self._skill(s, leader) for leader in leaders]
        bids = [s.players[seat].bid for seat in self.seats]
        for number, skill in enumerate(skills):
            if skill == GONE:
                self.totals.append(GONE)
            elif rules_of(s).duel_adds_skill:
                self.totals.append(skill + bids[number])
            else:
                self.totals.append(bids[number] + int(skill > skills[1 - number]))

    def _seat(self, leader: int) -> int:
        return self.seats[int(leader == self.challenged)]

    def _side(self, leader: int) -> list[int]:
        """A duelist and who fights with him."""
        seat = self._seat(leader)
        return [leader, *(card for at, card in enumerate(self.others) if self.backing[at] == seat)]

    def _skill(self, s: LcgState, leader: int) -> int:
        """LCG-DTIM-14: several count as if they were one."""
        there = [card for card in self._side(leader) if s.zone[card] == PLAY]
        return sum([value(s, card, self.stat) for card in there]) if there else GONE

    def decide(self, s: LcgState) -> None:
        """LCG-DTIM-16, LCG-DTIM-17."""
        one, other = self.totals
        context = context_in_progress(s)
        context.put(WINNER_SLOT, [])
        context.put(LOSER_SLOT, [])
        duels.tell_totals(s, (self.challenger, self.challenged), (one, other))
        if one == other:
            return
        self.winner = self.challenger if one > other else self.challenged
        loser = self.challenged if one > other else self.challenger
        winners, losers = self._side(self.winner), self._side(loser)
        winning, losing = self._seat(self.winner), self._seat(loser)
        context.put(WINNER_SLOT, winners)
        losers = [card for card in losers if not holds(s, LOSES_NO_DUEL, card)]
        context.put(LOSER_SLOT, losers)
        won = [TriggerEvent("duel won", card, winning, loser, 0, RULES_EFFECT) for card in winners]
        lost = [TriggerEvent("duel lost", card, losing, self.winner, 0, RULES_EFFECT) for card in losers]
        rules_of(s).occur(s, won + lost)

    def losers(self, s: LcgState) -> list[int]:
        """Once it is decided."""
        if self.winner == NOTHING:
            return []
        leader = self.challenged if self.winner == self.challenger else self.challenger
        return [card for card in self._side(leader) if not holds(s, LOSES_NO_DUEL, card)]

    def apply(self, s: LcgState) -> None:
        """LCG-DTIM-18."""
        if s.zone[self.challenger] == PLAY or self.winner != self.challenger:
            s.push(EffectRunner(self.what, self.node))

    def end(self, s: LcgState) -> None:
        """LCG-DTIM-19."""
        course.end_durations(s, DUEL_END)
        if any(isinstance(step, Bid | Duel) and step is not self for step in s.stack):
            resources.restore_bids(s, self.before)


def duel_in_progress(s: LcgState) -> Duel | None:
    for step in reversed(s.stack):
        if isinstance(step, Duel):
            return step
    return None


def duel_view(s: LcgState) -> dict[str, Any] | None:
    duel = duel_in_progress(s)
    if duel is None:
        return None
    return {
        "challenger": f"c{duel.challenger}",
        "challenged": f"c{duel.challenged}",
        "others": [f"c{card}" for card in duel.others],
        "statistic": STATS[duel.stat],
        "totals": duel.totals.copy(),
    }
