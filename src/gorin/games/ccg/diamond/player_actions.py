"""What every player can do in Diamond Edition, where it is not what the family knows already."""

from __future__ import annotations

from typing import final

from gorin.games.ccg.acting.arranging import can_move
from gorin.games.ccg.acting.player_actions import MAY_LOBBY
from gorin.games.ccg.acting.targets import UNTARGETABLE_BY_FAVOR
from gorin.games.ccg.kinds import LOBBIES_AGAIN, PERSONAL_HONOR
from gorin.games.ccg.language.abilities import Action, limited
from gorin.games.ccg.language.verbs.in_play.attaching import rearranges
from gorin.games.ccg.language.verbs.in_play.states import Bow, bow
from gorin.games.ccg.language.verbs.players.honor import take_favor
from gorin.games.ccg.language.when.conditions import MOST_HONOR
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.measures import having
from gorin.games.ccg.language.which.predicates import unbowed
from gorin.games.ccg.table.reading import personalities
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import your
from gorin.language.conditions import Told
from gorin.language.core.active_effects import holds
from gorin.language.core.context import AbilityContext
from gorin.language.picks import ANY_NUMBER, performer, targets
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import PERFORMER, TARGET

UNTOUCHED = Simple(AFTER, "", lambda s, context, card: not holds(s, UNTARGETABLE_BY_FAVOR, card))
"""What a rule says of a Personality who may lobby although somebody has lobbied once this turn."""
WITHOUT_FAVOR = Told("you do not have the Imperial Favor", lambda s, context: s.favor != context.seat)


def _something_moves(s: CcgState, context: AbilityContext) -> bool:
    return can_move(s, _unbowed(s, context.seat))


def _unbowed(s: CcgState, seat: int) -> list[int]:
    return [card for card in personalities(s, seat) if not s.bowed[card]]


SOMETHING_MOVES = Told(
    "one of your unbowed Personalities could bear an attachment of another", _something_moves
)


@final
class BowToMove(Bow):
    """DE-TARG-05: only Personalities among whom something can move pay it; the first needs a partner."""

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        bearers = self.whom.cards(s, context)
        if len(bearers) == 1:
            possible = any(can_move(s, [*bearers, other]) for other in _unbowed(s, context.seat))
        else:
            possible = can_move(s, bearers)
        return possible and super().can_pay(s, context)


def rearrange() -> Action:
    """DE-ACTP-04 to DE-ACTP-06: with no limit per turn (DE-ACTP-10)."""
    action = limited(
        requires(SOMETHING_MOVES),
        targets(your(PERSONALITY, unbowed), 2, ANY_NUMBER),
        cost(BowToMove(TARGET)),
        rearranges(TARGET),
        any_number=True,
    )
    action.arranges = True
    return action


def lobby() -> Action:
    """DE-FAV-01 to DE-FAV-06."""
    action = limited(
        requires(MOST_HONOR),
        requires(WITHOUT_FAVOR),
        requires(MAY_LOBBY),
        performer(your(PERSONALITY, having(PERSONAL_HONOR, at_least=1), UNTOUCHED)),
        cost(bow(PERFORMER)),
        take_favor(),
        keywords=("Political",),
        once_per_turn=True,
    )
    action.again = LOBBIES_AGAIN
    return action
