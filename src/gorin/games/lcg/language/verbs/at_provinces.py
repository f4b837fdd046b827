"""Effects that may work upon the attacked province: of several, upon one (LCG-CMUL-04)."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.lcg.language.which.selectors import ATTACKED_SLOT, AttackedProvinces
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner


class UponCards(Effect):
    """Something happens to some cards. Whoever uses it picks one of several attacked provinces first."""

    asks: ClassVar[str] = "effect.choose-province"

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        places = attacked_among(s, context, self.whom)
        if len(places) > 1:
            s.push(AskOf(context.seat, "which attacked province?", [PLACES + place.id for place in places]))
        else:
            self.happen(s, context)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(ATTACKED_SLOT, [s.answers[context.seat] - PLACES])
        self.happen(s, context)

    def happen(self, s: LcgState, context: AbilityContext) -> None:
        raise NotImplementedError


def attacked_among(s: LcgState, context: AbilityContext, whom: Selector) -> list[Province]:
    return whom.places(s, context) if isinstance(whom, AttackedProvinces) else []


def tokens_among(s: LcgState, context: AbilityContext, whom: Selector) -> list[Province]:
    """LCG-SKIR-11: the provinces that are meant and have no card, but a strength."""
    return [place for place in attacked_among(s, context, whom) if place.card == NOTHING]
