"""Abilities, as things that are picked."""

from __future__ import annotations

from gorin.games.lcg.kinds import CHARACTER
from gorin.games.lcg.table.reading import printed_what
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import in_play_of_type
from gorin.words.grammar.questions import ability_code, gained_code
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun


class AbilitiesOfOthers(Noun):
    """LCG-PRNT-01: the triggered abilities printed on other characters in play, blank ones included."""

    def __init__(self) -> None:
        super().__init__((), ())

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        others = [card for card in in_play_of_type(s, CHARACTER) if card != scope.source]
        return [code for card in others for code in _printed_on(s, card)]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
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
