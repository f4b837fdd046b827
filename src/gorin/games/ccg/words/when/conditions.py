"""Conditions of the CCG: what somebody bears, whose turn and whose battle it is."""

from __future__ import annotations

from gorin.games.ccg.acting.rounds import round_in_progress
from gorin.games.ccg.kinds import ATTACKING, DEFENDING
from gorin.games.ccg.table.reading import attachments, clan_of_player, has_most_honor, side_of, units_at
from gorin.games.ccg.table.sides import faced_sides, my_side, other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import army_force
from gorin.words.conditions import Told
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import a, listed
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.nouns import Noun


class Bears(Condition):
    """Somebody has such a card attached."""

    def __init__(self, whose: Things, noun: Noun) -> None:
        self.whose = whose
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return any(
            self.noun.fits(s, scope, each)
            for card in self.whose.cards(s, scope)
            for each in attachments(s, card)
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.subject(speaker)} has {self.noun.one(speaker)}"


def bears(whose: Things, noun: Noun) -> Condition:
    return Bears(whose, noun)


def clan_player(*clans: str) -> Condition:
    asked = frozenset(clans)
    return Told(
        f"you are {a(listed(list(clans), 'or'))} Clan player",
        lambda s, scope: not asked.isdisjoint(clan_of_player(s, scope.seat)),
    )


MOST_HONOR = Told(
    "you have higher Family Honor than each other player", lambda s, scope: has_most_honor(s, scope.seat)
)


def _is_outnumbered(s: CcgState, scope: Scope) -> bool:
    mine = my_side(s, scope.seat)
    if mine == 0 or s.battlefield == NOTHING:
        return False
    return army_force(s, s.battlefield, mine) < army_force(s, s.battlefield, other_side(mine))


YOU_DEFEND = Told("you are the Defender", lambda s, scope: s.defender == scope.seat)
ENEMIES_HERE = Told(
    "there are enemy units at the current battlefield",
    lambda s, scope: any(units_at(s, s.battlefield, side) for side in faced_sides(s, scope.seat)),
)
"""For actions that bring a unit in: that of a guest who is on no side yet would face them (WH-PRS-07)."""
OUTNUMBERED = Told("the enemy army has more total Force than yours", _is_outnumbered)
WHILE_ATTACKING = Told("attacking", lambda s, scope: side_of(s, scope.source) == ATTACKING)
WHILE_DEFENDING = Told("defending", lambda s, scope: side_of(s, scope.source) == DEFENDING)
ORDINALS = ("", "first", "second", "third", "fourth")
FIRST_TURN = Told(
    "it is your first turn", lambda s, scope: s.active == scope.seat and s.players[scope.seat].turns == 1
)


def turn_after(last: int) -> Condition:
    """It is none of your first turns: "it is neither your first nor your second turn"."""
    early = [f"your {ORDINALS[turn]}" for turn in range(1, last + 1)]
    words = f"neither {listed(early, 'nor')}" if last > 1 else f"not {early[0]}"
    return Told(f"it is {words} turn", lambda s, scope: s.players[scope.seat].turns > last)


def _is_additional(s: CcgState, scope: Scope) -> bool:
    current = round_in_progress(s)
    return current is not None and current.is_additional()


TAKEN_AS_ADDITIONAL = Told("this is taken as an additional action", _is_additional)
"""WH-GLO-03."""
NOT_FIRST_PLAYER = Told(
    "you did not go first this game", lambda s, scope: not s.players[scope.seat].went_first
)
