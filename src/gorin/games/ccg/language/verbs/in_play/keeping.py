"""Cards that are laid under another one, out of play, and taken from there."""

from __future__ import annotations

from gorin.games.ccg.language.meaning import EXCHANGE
from gorin.games.ccg.language.verbs.in_play.states import Destroy
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import laid_under
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner, context_in_progress
from gorin.language.selectors import CHOSEN_SLOT, SELF


class LayUnderThis(Effect):
    """Out of a discard pile, under this card."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.lay_under(s, card, context.source)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(EXCHANGE, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"lay {self.whom.text(renderer)} face-up under {renderer.kind}, out of play"


def lay_under_this(whom: Selector) -> Effect:
    return LayUnderThis(whom)


class DestroyThisKeeper(Destroy):
    """What lay under this card as it was destroyed is CHOSEN for the effects, wherever it went."""

    def __init__(self) -> None:
        super().__init__(SELF)

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context_in_progress(s).put(CHOSEN_SLOT, laid_under(s, context.source))
        super().do(s, context, runner)

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, OWN)
        return super().intents(known)


def destroy_this_keeper() -> Effect:
    return DestroyThisKeeper()
