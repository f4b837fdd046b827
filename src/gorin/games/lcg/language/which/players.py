"""Players: your opponent, whoever controls or won."""

from __future__ import annotations

from gorin.games.lcg.acting.using import OPPONENT_SLOT, THAT_OPPONENT, YOUR_OPPONENT
from gorin.games.lcg.table.reading import characters_of, foes, opponents
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, HOSTILE, Known, Whom
from gorin.language.core.questions import SEATS
from gorin.language.players import Who


def _opponent(s: LcgState, context: AbilityContext) -> list[int]:
    named = context.get(OPPONENT_SLOT)
    return named or opponents(s, context.seat)[:1]


OPPONENT = Who("your opponent", _opponent, HOSTILE, YOUR_OPPONENT)
"""LCG-OPP-01, LCG-ENL-01; where there are several, the ability has named one (LCG-TEAM-08)."""
OF_WHOM_IT_HOLDS = Who(
    "that opponent",
    lambda s, context: context.get(OPPONENT_SLOT) or foes(s, context.seat)[:1],
    HOSTILE,
    THAT_OPPONENT,
)
"""After "if ... an opponent": the one of whom that is true, whether or not there is a conflict."""
WHOEVER_IS_AGAINST_YOU = Who(
    "your opponent", lambda s, context: context.get(OPPONENT_SLOT) or opponents(s, context.seat), HOSTILE
)
"""In what holds all the time, where nobody names one: your opponent, or both of a team (LCG-TEAM-08)."""
EACH_OPPONENT = Who("each opponent", lambda s, context: foes(s, context.seat), HOSTILE)
ANY_OPPONENT = Who(
    "an opponent", lambda s, context: context.get(OPPONENT_SLOT) or foes(s, context.seat), HOSTILE
)
"""In triggers and conditions: whichever opponent it is, or the one who was named (LCG-TEAM-08)."""


EACH_PLAYER = Who("each player", lambda s, context: s.playing())
"""The first player first (LCG-PRIO-01)."""


ALL_PLAYERS = Who("players", lambda s, context: s.playing())
"""In what holds for everybody all the time."""


DEFENDING_PLAYER = Who(
    "the defending player", lambda s, context: [] if s.conflict is None else [s.conflict.defender]
)


class AnOpponent(CardFilter):
    """An opponent, picked as SEATS + seat; the effects speak of TARGET_PLAYER."""

    def __init__(self) -> None:
        super().__init__((), (), person=True)

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return card in self.candidates(s, context)

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [SEATS + seat for seat in foes(s, context.seat)]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return "opponents" if many else "opponent"

    def points_at(self, known: Known) -> Whom:
        return Whom(HOSTILE)


class APlayer(AnOpponent):
    """Any player, yourself included."""

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [SEATS + seat for seat in s.playing()]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return "players" if many else "player"

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)


AN_OPPONENT = AnOpponent()
A_PLAYER = APlayer()


def _have_more_characters(s: LcgState, context: AbilityContext) -> list[int]:
    mine = len(characters_of(s, context.seat))
    return [seat for seat in foes(s, context.seat) if len(characters_of(s, seat)) > mine]


WITH_MORE_CHARACTERS = Who(
    "each opponent who controls more characters than you", _have_more_characters, HOSTILE
)
