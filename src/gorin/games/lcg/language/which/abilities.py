"""Abilities, as things that are picked."""

from __future__ import annotations

from gorin.games.lcg.kinds import CHARACTER
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.reading import printed_what
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.active_effects import in_play_of_type
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.questions import ability_code, gained_code


class AbilitiesOfOthers(CardFilter):
    """LCG-PRNT-01: the triggered abilities printed on other characters in play, blank ones included."""

    def __init__(self) -> None:
        super().__init__((), ())

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return card in self.candidates(s, context)

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        others = [card for card in in_play_of_type(s, CHARACTER) if card != context.source]
        return [code for card in others for code in _printed_on(s, card)]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"triggered {'abilities' if many else 'ability'} printed on another character"


def _printed_on(s: LcgState, card: int) -> list[int]:
    """One that answers two kinds of moments is one ability."""
    what = printed_what(s, card)
    own = [each for each in s.cards[what].abilities if isinstance(each, LcgAbility)]
    numbers = [each.number for each in own if each.counted_with is None]
    if what == s.what[card]:
        return [ability_code(card, number) for number in numbers]
    return [gained_code(card, what, number) for number in numbers]


ABILITY_OF_ANOTHER = AbilitiesOfOthers()
