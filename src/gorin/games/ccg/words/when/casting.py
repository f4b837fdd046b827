"""Casting: what creates Spell effects, who casts it, innate abilities, and Rituals of several Shugenja."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.acting.scripts import TakeAction, action_in_progress
from gorin.games.ccg.kinds import SPELL
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.when.about_actions import taken_has
from gorin.games.ccg.words.which.nouns import cards_with
from gorin.games.ccg.words.which.places import are_together
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.games.ccg.words.which.things import THIS_SHUGENJA
from gorin.words.abilities import cost
from gorin.words.grammar.base import Amount
from gorin.words.grammar.definition import Phrase, Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.nouns import your
from gorin.words.picks import ANY_NUMBER, PAYS, Pick
from gorin.words.qualities import AFTER, STATE, Simple
from gorin.words.things import PAID, PAID_SLOT, both
from gorin.words.triggers import Trigger, after

SHUGENJA_CARD = cards_with("Shugenja", kinds.PERSONALITY, kinds.FOLLOWER)
"""DE-SPEL-05: whatever has the trait."""


# --- what is cast ---------------------------------------------------------------------------------


def is_spell(s: CcgState, taken: TakeAction) -> bool:
    return taken.scope.source != NOTHING and s.type_of(taken.scope.source) == SPELL


def creates_spell_effect(s: CcgState, taken: TakeAction) -> bool:
    """DE-CRD-45: Spells and Kihos do; a Shugenja's own abilities do not (DE-KEY-04)."""
    return is_spell(s, taken) or taken_has(s, taken, "Kiho")


def casters(s: CcgState, taken: TakeAction) -> list[int]:
    """DE-SPEL-03: of a Spell its bearer alone, whoever helps him; of a Kiho who performs it."""
    if is_spell(s, taken):
        return [leader(s, taken.scope.source)]
    return taken.performing if creates_spell_effect(s, taken) else []


def is_innate(s: CcgState, taken: TakeAction) -> bool:
    """DE-KEY-03: an ability on a card that is a Shugenja itself."""
    return taken.scope.source != NOTHING and has(s, taken.scope.source, "Shugenja")


def _casts(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    return taken is not None and scope.source in casters(s, taken)


THIS_CASTS = after("about to resolve", "before a Spell effect that {self} casts resolves", _casts)


def after_innate_ability() -> Trigger:
    """After an innate ability of yours has resolved."""

    def fits(s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = action_in_progress(s, moment.action)
        return taken is not None and moment.seat == scope.seat and is_innate(s, taken)

    return after("resolved", "after your innate ability has resolved", fits)


# --- Rituals --------------------------------------------------------------------------------------


def _is_with_caster(s: CcgState, scope: Scope, card: int) -> bool:
    """DE-SPEL-04: only in battle it matters where they are."""
    return not s.in_combat or are_together(s, card, leader(s, scope.source))


HELPER = your(
    SHUGENJA_CARD,
    Simple(STATE, "other", lambda s, scope, card: card != leader(s, scope.source)),
    unbowed,
    Simple(AFTER, "", _is_with_caster),
)


def ritual() -> tuple[Phrase, Phrase]:
    """DE-SPEL-02: who has the Spell bows for it, and with him any number of other Shugenja."""
    return Pick(PAYS, PAID_SLOT, HELPER, 0, ANY_NUMBER, True), cost(bow(both(THIS_SHUGENJA, PAID)))


class TakingPart(Amount):
    """How many Shugenja bow for a Ritual."""

    def value(self, s: CcgState, scope: Scope) -> int:
        return 1 + len(scope.get(PAID_SLOT))

    def text(self, speaker: Speaker) -> str:
        return "the number of Shugenja who bowed for it"


TAKING_PART = TakingPart()
