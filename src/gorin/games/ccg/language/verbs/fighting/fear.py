"""Fear (DE-FEAR): bows Followers who are not strong enough to stand it."""

from __future__ import annotations

from gorin.games.ccg.language.which.card_filters import UNIT, enemy
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import followers, leader, location
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force
from gorin.language.card_filters import any_
from gorin.language.core.active_effects import has
from gorin.language.core.base import Amount, measured, text_of, value_of
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.picks import Pick, target
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import TARGET_SLOT
from gorin.language.verbs import BOW

FEAR = "fear"
"""What is asked of a card that Fear is about to bow; a rule may negate it."""


class Fear(Effect):
    """DE-FEAR-03: each Follower of the targeted unit whose Force is not above its strength is bowed."""

    def __init__(self, strength: int | Amount, leaders_too: bool) -> None:
        super().__init__()
        self.strength = strength
        self.leaders_too = leaders_too
        """Personalities are affected as if they were Followers."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        strength = value_of(self.strength, s, context)
        for aim in context.get(TARGET_SLOT):
            frightened = followers(s, aim) + ([aim] if self.leaders_too else [])
            for card in frightened:
                if force(s, card) <= strength and not has(s, card, "Undead"):  # DE-FEAR-06
                    self._bow(s, card, context)

    def _bow(self, s: CcgState, card: int, context: AbilityContext) -> None:
        if not ops.is_prevented(s, FEAR, card, context):
            ops.bow(s, card, context)

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(BOW, known.at(TARGET_SLOT)), self.strength)]

    def text(self, renderer: TextRenderer) -> str:
        renderer.introductions.pop(TARGET_SLOT, None)
        too = ", which bows Personalities like Followers" if self.leaders_too else ""
        if isinstance(self.strength, int):
            return f"Fear {self.strength}{too}"
        return f"Fear with strength equal to {text_of(self.strength, renderer)}{too}"


def _is_beside(s: CcgState, context: AbilityContext, card: int) -> bool:
    """Is it in the current battle with the card that frightens, but in another unit?"""
    own = leader(s, context.source)
    return card != own and location(s, own) == location(s, card) == s.battlefield != NOTHING


beside_this = Simple(AFTER, "other than {self}'s own in this battle", _is_beside)


def fear(strength: int | Amount) -> tuple[Pick, Effect]:
    """DE-FEAR-02: both its target, on whichever side, and what it does; an ability takes them apart."""
    return target(any_(UNIT, beside_this)), Fear(strength, False)


def fear_of_enemies(strength: int | Amount, leaders_too: bool = False) -> tuple[Pick, Effect]:
    """Fear of a card that speaks of enemy units."""
    return target(enemy(UNIT)), Fear(strength, leaders_too)
