"""Do the steps that only Diamond Edition has fit a state from outside?"""

from __future__ import annotations

from gorin.games.ccg.diamond.naval import OfferInvasion
from gorin.games.ccg.diamond.yu import LastStrikes
from gorin.games.ccg.fighting.battle import Battle
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.validation.ranges import are_cards, is_side
from gorin.kernel.state import Step


def why_invalid(s: CcgState) -> str | None:
    """What is wrong with them in a state whose other parts are checked."""
    for depth, step in enumerate(s.stack):
        if isinstance(step, LastStrikes) and not _strikes_fit(s, step, s.stack[depth - 1]):
            return f"the step {step.tag} does not fit"
        if isinstance(step, OfferInvasion) and not _offer_fits(s, step, s.stack[depth - 1]):
            return f"the step {step.tag} does not fit"
    return None


def _strikes_fit(s: CcgState, step: LastStrikes, below: Step) -> bool:
    """They belong to the side that has lost the battle below."""
    if not isinstance(below, Battle) or not is_side(s, below.winner):
        return False
    lost = (step.place, step.side) == (below.place, other_side(below.winner))
    return lost and are_cards(s, step.ready + step.striking)


def _offer_fits(s: CcgState, step: OfferInvasion, below: Step) -> bool:
    return isinstance(below, Battle) and is_side(s, step.side)
