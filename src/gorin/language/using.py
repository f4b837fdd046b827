"""Using abilities: picking what they need, one thing after another, until they begin."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.abilities import Cost, Usable
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOBODY, PAYING, AbilityContext
from gorin.language.core.resolution import AbilityResolution, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.picking import can_complete, candidates, completing, is_given
from gorin.language.picks import PAYS, PERFORMS, Pick
from gorin.language.refusing import why_no_candidate, why_not_picked


@mypyc_attr(allow_interpreted_subclasses=True)
class StagedResolution(AbilityResolution):
    """An ability at work that has picks, costs and effects."""

    tag: ClassVar[str] = "ability"

    def ability(self, s: CardState) -> Usable:
        node: Any = s.definitions[self.what].nodes[self.node]  # a cast would be a call more
        ability: Usable = node
        return ability

    def may_be_picked(self, s: Any, pick: Pick) -> list[int]:
        """The rules about targets are the same as for those that are chosen at once."""
        return candidates(s, self.context, self.ability(s), pick)

    def why_not_picked(self, s: Any, pick: Pick, thing: int) -> Reason | None:
        return why_no_candidate(s, self.context, self.what, self.ability(s), pick, thing)

    def paying(self) -> AbilityContext:
        """What the costs refer to: the same, but a cost is no effect."""
        paying = self.context.clone()
        paying.action = PAYING
        return paying

    def pay_cost(self, s: Any, cost: Cost, paying: AbilityContext) -> None:
        cost.effect.do(s, paying, EffectRunner(self.what, -1))

    def carry_out(self, s: Any) -> None:
        """The effects begin; what was paid is none of them."""
        self.worked = False
        s.push(EffectRunner(self.what, self.ability(s).block.number))

    def picked(self, s: CardState) -> tuple[list[int], list[int]]:
        """Who was chosen to perform it, and what else except to pay with."""
        performing: list[int] = []
        others: list[int] = []
        for pick in self.ability(s).picks:
            if pick.role != PAYS:
                (performing if pick.role == PERFORMS else others).extend(self.context.get(pick.slot))
        return performing, others


def who_acts(s: CardState) -> int:
    """Whose ability is at work; nobody's where the rules themselves go on."""
    for step in reversed(s.stack):
        if isinstance(step, StagedResolution):
            return step.context.seat
    return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(StagedResolution):
    """An ability that a player chose to use. Until everything is picked it can be taken back.

    The stages of a game's own step begin with these two; what comes after them is the game's.
    """

    tag: ClassVar[str] = "announced-ability"
    fields: ClassVar[dict[str, str]] = {"pick": "int"}
    stages: ClassVar[tuple[str, ...]] = ("required_targeting", "take_pick")

    def __init__(self, what: int, node: int, holder: int, context: AbilityContext) -> None:
        super().__init__(what, node, holder, context)
        self.pick = 0

    def is_announced(self) -> bool:
        """Do the others know of it? Until then nothing of it has happened."""
        return self.context.action != -1

    def required_targeting(self, s: Any) -> None:
        """Everything is chosen in the order in which it is mentioned."""
        ability = self.ability(s)
        if self.pick == len(ability.picks):
            self.at = self.stages.index("take_pick") + 1
            return
        pick = ability.picks[self.pick]
        chosen = self.context.get(pick.slot)
        if len(chosen) >= pick.most_now(s, self.context) or not s.rules.picks_early(pick):
            self.pick += 1
            self.again()
            return
        among = completing(s, self.context, ability, self.pick)
        enough = len(chosen) >= pick.least
        if enough and not among:
            self.pick += 1
            self.again()
            return
        enough = enough and can_complete(s, self.context, ability, self.pick + 1)
        words = [DONE, BACK] if enough else [BACK]
        asks = ability.prompt_for(pick, s.definitions[self.what].dialect)
        among = s.rules.by_side(s, self.context.seat, ability, pick, among)
        s.push(AskOf(self.context.seat, asks, among + words))

    def refuses(self, s: Any, seat: int, code: int) -> Reason | None:
        if self.awaits(s) != "take_pick":
            return None
        return why_not_picked(s, self.context, self.what, self.ability(s), self.pick, code)

    def take_pick(self, s: Any) -> None:
        slot = self.ability(s).picks[self.pick].slot
        code = s.answers[self.context.seat]
        self.go("required_targeting")
        if code == DONE:
            self.pick += 1
        elif code == BACK:
            self.take_back(s)
        else:
            self.context.put(slot, [*self.context.get(slot), code])

    def take_back(self, s: Any) -> None:
        """Undo the last pick; where there is none, the ability is not used at all."""
        if self._undo(s):
            self.go("required_targeting")
        else:
            self.at = len(self.stages)
            below = s.stack[-2]
            if isinstance(below, InterruptibleEvent):
                below.take_back(s)

    def _undo(self, s: CardState) -> bool:
        picks = self.ability(s).picks
        while self.pick >= 0:
            if self.pick < len(picks) and self.context.get(picks[self.pick].slot):
                if is_given(self.context, picks[self.pick].slot):
                    return False
                self.context.get(picks[self.pick].slot).pop()
                return True
            self.pick -= 1
        return False
