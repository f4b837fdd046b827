"""Keeping characters out of the conflicts of some rings."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.language.which.rings import RING
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.allowed import NO_ENTRY, can_lose_honor
from gorin.games.lcg.table.reading import RING_CODES, foes
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import PASS
from gorin.language.core import ops
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.selectors import TARGET, TARGET_SLOT
from gorin.language.verbs import FORBID


@final
class NobodyEnters(Rule):
    """No character enters play while this very ring is contested, whatever elements others gain."""

    def __init__(self) -> None:
        super().__init__()
        self.about = NO_ENTRY

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        conflict = s.conflict
        return conflict is not None and RING_CODES + conflict.ring in context.get(TARGET_SLOT)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(ANYBODYS), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return "no character can enter play during a conflict in which that ring is contested"


@final
class BarRings(Effect):
    """The chosen ring is barred for the phase; each opponent may give you 1 honor to bar another one."""

    asks: ClassVar[str] = "effect.choose-ring"

    def __init__(self) -> None:
        super().__init__()
        self.rule = NobodyEnters()

    def children(self) -> list[Node]:
        return [self.rule]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """The memo has the opponents who have answered."""
        if not runner.memo:
            ops.add_rule(s, runner.what, self.rule.number, PHASE_END, context)
        left = self._left(s, context, runner)
        if not left:
            runner.memo = []
            return
        asks = "give 1 honor to choose a ring? No character can enter play while it is contested."
        s.push(AskOf(left[0], asks, [*RING.cards(s, context), PASS]))

    def _left(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> list[int]:
        """LCG-GIVE-01: who can give honor and was not asked yet."""
        return [seat for seat in foes(s, context.seat) if seat not in runner.memo and self._can_give(s, seat)]

    def _can_give(self, s: LcgState, seat: int) -> bool:
        return s.players[seat].honor > 0 and can_lose_honor(s, seat)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = self._left(s, context, runner)[0]
        runner.memo.append(seat)
        runner.repeat()
        if s.answers[seat] == PASS:
            return
        other = context.clone()
        other.put(TARGET_SLOT, [s.answers[seat]])
        ops.add_rule(s, runner.what, self.rule.number, PHASE_END, other)
        rules_of(s).occur(s, [TriggerEvent("honor given", NOTHING, seat, context.seat, 1, context.source)])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TRIG-05: by a ring that is not barred yet, or by an opponent who can bar another."""
        rings = context.get(TARGET_SLOT)
        barred = any(
            self.could_leave(each)
            and s.names[each.what] == self.slug
            and each.context.get(TARGET_SLOT) == rings
            for each in s.lasting
        )
        givers = [seat for seat in foes(s, context.seat) if self._can_give(s, seat)]
        return not barred or bool(givers)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.node == self.rule.number and lasting.until == PHASE_END

    def intents(self, known: Known) -> list[Intent]:
        TARGET.points_at(known)
        return self.rule.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"this phase, no character can enter play while {TARGET.text(renderer)} is contested; each "
            "opponent may give you 1 honor to choose a ring for which the same holds"
        )


def bar_entry_by_rings() -> Effect:
    """With `target(RING)`."""
    return BarRings()
