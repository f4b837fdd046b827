"""Players: your opponent, whoever controls or won."""

from __future__ import annotations

from gorin.games.lcg.acting.using import OPPONENT_SLOT, THAT_OPPONENT, YOUR_OPPONENT
from gorin.games.lcg.table.reading import characters_of, foes, opponents
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, Known, Whom
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun
from gorin.words.players import Who


def _opponent(s: LcgState, scope: Scope) -> list[int]:
    named = scope.get(OPPONENT_SLOT)
    return named or opponents(s, scope.seat)[:1]


OPPONENT = Who("your opponent", _opponent, HOSTILE, YOUR_OPPONENT)
"""LCG-OPP-01, LCG-ENL-01; where there are several, the ability has named one (LCG-TEAM-08)."""
OF_WHOM_IT_HOLDS = Who(
    "that opponent",
    lambda s, scope: scope.get(OPPONENT_SLOT) or foes(s, scope.seat)[:1],
    HOSTILE,
    THAT_OPPONENT,
)
"""After "if ... an opponent": the one of whom that is true, whether or not there is a conflict."""
WHOEVER_IS_AGAINST_YOU = Who("your opponent", lambda s, scope: opponents(s, scope.seat), HOSTILE)
"""In what holds all the time, where nobody names one: your opponent, or both of a team."""
EACH_OPPONENT = Who("each opponent", lambda s, scope: foes(s, scope.seat), HOSTILE)


EACH_PLAYER = Who("each player", lambda s, scope: s.playing())
"""The first player first (LCG-PRIO-01)."""


DEFENDING_PLAYER = Who(
    "the defending player", lambda s, scope: [] if s.conflict is None else [s.conflict.defender]
)


class AnOpponent(Noun):
    """An opponent, picked as SEATS + seat; the effects speak of TARGET_PLAYER."""

    def __init__(self) -> None:
        super().__init__((), (), person=True)

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        return [SEATS + seat for seat in foes(s, scope.seat)]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return "opponents" if many else "opponent"

    def points_at(self, known: Known) -> Whom:
        return Whom(HOSTILE)


AN_OPPONENT = AnOpponent()


def _have_more_characters(s: LcgState, scope: Scope) -> list[int]:
    mine = len(characters_of(s, scope.seat))
    return [seat for seat in foes(s, scope.seat) if len(characters_of(s, seat)) > mine]


WITH_MORE_CHARACTERS = Who(
    "each opponent who controls more characters than you", _have_more_characters, HOSTILE
)
