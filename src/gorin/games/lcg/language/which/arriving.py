"""Cards that are being played from a province, as the rules of that province speak of them."""

from __future__ import annotations

from gorin.games.lcg.acting.disguise import PlayDisguised
from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import AbilityContext
from gorin.language.predicates import AFTER, Simple


def _comes_from_here(s: LcgState, context: AbilityContext, card: int) -> bool:
    """What is put into play from there is not played (LCG-PUT-01)."""
    here = s.lies_in[context.source]
    for step in s.stack:
        if isinstance(step, PlayCard | PlayDisguised) and step.card == card and step.origin == here:
            return True
    return False


def _lies_here(s: LcgState, context: AbilityContext, card: int) -> bool:
    return s.zone[card] == IN_PROVINCE and s.lies_in[card] == s.lies_in[context.source]


played_from_this = Simple(AFTER, "played from {self}", _comes_from_here)
"""On a province: of characters that enter play."""
from_this = Simple(AFTER, "from {self}", _lies_here)
"""On a province: of cards as they are paid for."""
