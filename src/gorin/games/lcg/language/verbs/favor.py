"""The Imperial Favor and glory counts, as cards speak of them (LCG-FAV, LCG-GLOR)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.favor import claiming, most_glory
from gorin.games.lcg.language import meaning
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import resources
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOBODY, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.nodes import Node
from gorin.language.core.questions import SEATS
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.players import PLAYER_SLOT, YOU, Who


@final
class TakeFavor(Effect):
    """LCG-FAV-07: a player claims the Favor, whoever has it, and sets its side."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context)[:1]:
            s.push(claiming(seat))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """Whoever has it may still set it to the other side, where it has sides (LCG-SKIR-10)."""
        return any(s.favor != seat or rules_of(s).favor_has_sides for seat in self.who.seats(s, context)[:1])

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.FAVOR, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.verb(renderer, 'claim', 'claims')} the Imperial Favor"


def claim_favor(who: Who = YOU) -> Effect:
    return TakeFavor(who)


@final
class DiscardFavor(Effect):
    """LCG-FAV-08: the Favor is unclaimed again."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if self.can_change(s, context):
            resources.take_favor(s, NOBODY, 0)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        ruleset = rules_of(s)
        sides = [ruleset.side_of(seat) for seat in self.who.seats(s, context)]
        return s.favor != NOBODY and ruleset.side_of(s.favor) in sides

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        return self.can_change(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.LOSE_FAVOR, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.verb(renderer, 'discard', 'discards')} the Imperial Favor"


def discard_favor(who: Who = YOU) -> Effect:
    return DiscardFavor(who)


@final
class CountGlory(Effect):
    """LCG-GLOR-02: a glory count; what follows speaks of its winner as CHOSEN_PLAYER."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        winner = most_glory(s)
        if winner != NOBODY:
            context.put(PLAYER_SLOT, [SEATS + winner])
            s.push(EffectRunner(runner.what, self.block.number))

    def intents(self, known: Known) -> list[Intent]:
        return self.block.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"resolve a glory count; {self.block.text(renderer)}"


def glory_count(*effects: Effect) -> Effect:
    return CountGlory(effects)
