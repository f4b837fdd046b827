"""Cards that are laid under another one, out of play, and taken from there."""

from __future__ import annotations

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import laid_under
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.meaning import EXCHANGE
from gorin.games.ccg.words.verbs.in_play.states import Destroy
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run, scope_in_progress
from gorin.words.things import CHOSEN_SLOT, SELF


class LayUnderThis(Effect):
    """Out of a discard pile, under this card."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.lay_under(s, card, scope.source)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(EXCHANGE, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"lay {self.whom.text(speaker)} face-up under {speaker.kind}, out of play"


def lay_under_this(whom: Things) -> Effect:
    return LayUnderThis(whom)


class DestroyThisKeeper(Destroy):
    """What lay under this card as it was destroyed is CHOSEN for the effects, wherever it went."""

    def __init__(self) -> None:
        super().__init__(SELF)

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope_in_progress(s).put(CHOSEN_SLOT, laid_under(s, scope.source))
        super().do(s, scope, run)

    def means(self, known: Known) -> list[Deed]:
        known.put(CHOSEN_SLOT, OWN)
        return super().means(known)


def destroy_this_keeper() -> Effect:
    return DestroyThisKeeper()
