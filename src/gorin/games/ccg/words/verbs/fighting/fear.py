"""Fear (DE-FEAR): bows Followers who are not strong enough to stand it."""

from __future__ import annotations

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import followers, leader, location
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force
from gorin.games.ccg.words.which.nouns import UNIT, enemy
from gorin.words.grammar.base import Amount, measured, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.nouns import any_
from gorin.words.picks import Pick, target
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import TARGET_SLOT
from gorin.words.verbs import BOW

FEAR = "fear"
"""What is asked of a card that Fear is about to bow; a rule may negate it."""


class Fear(Effect):
    """DE-FEAR-03: each Follower of the targeted unit whose Force is not above its strength is bowed."""

    def __init__(self, strength: int | Amount, leaders_too: bool) -> None:
        super().__init__()
        self.strength = strength
        self.leaders_too = leaders_too
        """Personalities are affected as if they were Followers."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        strength = value_of(self.strength, s, scope)
        for aim in scope.get(TARGET_SLOT):
            frightened = followers(s, aim) + ([aim] if self.leaders_too else [])
            for card in frightened:
                if force(s, card) <= strength and not has(s, card, "Undead"):  # DE-FEAR-06
                    self._bow(s, card, scope)

    def _bow(self, s: CcgState, card: int, scope: Scope) -> None:
        if not ops.is_prevented(s, FEAR, card, scope):
            ops.bow(s, card, scope)

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(BOW, known.at(TARGET_SLOT)), self.strength)]

    def text(self, speaker: Speaker) -> str:
        speaker.introductions.pop(TARGET_SLOT, None)
        too = ", which bows Personalities like Followers" if self.leaders_too else ""
        if isinstance(self.strength, int):
            return f"Fear {self.strength}{too}"
        return f"Fear with strength equal to {text_of(self.strength, speaker)}{too}"


def _is_beside(s: CcgState, scope: Scope, card: int) -> bool:
    """Is it in the current battle with the card that frightens, but in another unit?"""
    own = leader(s, scope.source)
    return card != own and location(s, own) == location(s, card) == s.battlefield != NOTHING


beside_this = Simple(AFTER, "other than {self}'s own in this battle", _is_beside)


def fear(strength: int | Amount) -> tuple[Pick, Effect]:
    """DE-FEAR-02: both its target, on whichever side, and what it does; an ability takes them apart."""
    return target(any_(UNIT, beside_this)), Fear(strength, False)


def fear_of_enemies(strength: int | Amount, leaders_too: bool = False) -> tuple[Pick, Effect]:
    """Fear of a card that speaks of enemy units."""
    return target(enemy(UNIT)), Fear(strength, leaders_too)
