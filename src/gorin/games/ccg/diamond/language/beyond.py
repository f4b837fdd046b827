"""What only the cards with errata say (DE-ERR): draws by one's own cards, Fear in duels, gifts, assassins."""

from __future__ import annotations

from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.diamond.language.duels import YOUR_DUELIST
from gorin.games.ccg.language.verbs.fighting.fear import Fear
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.language.conditions import Told
from gorin.language.core.base import Amount
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import ENTER

# --- when -----------------------------------------------------------------------------------------


# --- how much -------------------------------------------------------------------------------------


def fears_of(s: CcgState, card: int) -> list[int]:
    """The strengths of his Fear actions that are printed as numbers."""
    return [
        node.strength
        for holder in [card, *cards_under(s, card)]
        for node in s.definition(holder).nodes
        if isinstance(node, Fear) and isinstance(node.strength, int)
    ]


class FearOfDuelist(Amount):
    def value(self, s: CcgState, context: AbilityContext) -> int:
        return max([each for card in YOUR_DUELIST.cards(s, context) for each in fears_of(s, card)], default=0)

    def text(self, renderer: TextRenderer) -> str:
        return "the strength of one of his Fear actions"


FEAR_OF_DUELIST = FearOfDuelist()
HAS_FEAR = Told(
    "he has a Fear action of fixed strength", lambda s, context: FEAR_OF_DUELIST.value(s, context) > 0
)


# --- what happens ---------------------------------------------------------------------------------


class PlayFirstFound(Effect):
    """DE-ERR-01: the first copy of a title, in the Dynasty deck and then in the face-down Provinces.

    Who finds none has lost.
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        found = [
            card for card in self._looked_through(s, context.seat) if s.definition(card).name == self.title
        ]
        if not found:
            rules_of(s).eliminate(s, [context.seat])
        elif why_not_controlled(s, found[0], context.seat) is None:
            ops.enter_play(s, found[0], context.seat, NOTHING, True)
        if not s.is_out(context.seat):
            ops.shuffle(s, context.seat, True)

    def _looked_through(self, s: CcgState, seat: int) -> list[int]:
        hidden = [
            place.card for place in provinces_of(s, seat) if place.card != NOTHING and not place.face_up
        ]
        return [*reversed(s.players[seat].dynasty), *hidden]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        looked = f"search your Dynasty deck, then your face-down provinces, for {self.title}"
        return f"{looked} and put the first copy into play bowed; if there is none, you lose the game"


def play_first_found(title: str) -> Effect:
    return PlayFirstFound(title)
