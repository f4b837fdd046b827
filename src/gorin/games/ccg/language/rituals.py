"""Rituals: several Shugenja bow for one Spell."""

from __future__ import annotations

from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY, noun
from gorin.games.ccg.language.which.places import are_together
from gorin.games.ccg.language.which.predicates import unbowed
from gorin.games.ccg.language.which.selectors import THIS_SHUGENJA
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.core.base import Amount
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Phrase, TextRenderer
from gorin.language.picks import ANY_NUMBER, PAYS, Pick
from gorin.language.predicates import AFTER, STATE, Simple
from gorin.language.selectors import PAID, PAID_SLOT, both

SHUGENJA_CARD = noun("Shugenja", PERSONALITY, FOLLOWER)
"""DE-SPEL-05: whatever has the trait."""


# --- Rituals --------------------------------------------------------------------------------------


def _is_with_caster(s: CcgState, context: AbilityContext, card: int) -> bool:
    """DE-SPEL-04: only in battle it matters where they are."""
    return not s.in_combat or are_together(s, card, leader(s, context.source))


HELPER = your(
    SHUGENJA_CARD,
    Simple(STATE, "other", lambda s, context, card: card != leader(s, context.source)),
    unbowed,
    Simple(AFTER, "", _is_with_caster),
)


def ritual() -> tuple[Phrase, Phrase]:
    """DE-SPEL-02: who has the Spell bows for it, and with him any number of other Shugenja."""
    return Pick(PAYS, PAID_SLOT, HELPER, 0, ANY_NUMBER, True), cost(bow(both(THIS_SHUGENJA, PAID)))


class TakingPart(Amount):
    """How many Shugenja bow for a Ritual."""

    def value(self, s: CcgState, context: AbilityContext) -> int:
        return 1 + len(context.get(PAID_SLOT))

    def text(self, renderer: TextRenderer) -> str:
        return "the number of Shugenja who bowed for it"


TAKING_PART = TakingPart()
