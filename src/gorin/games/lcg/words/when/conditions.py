"""Conditions: what must be true, and how it reads after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.acting.using import OPPONENT_SLOT
from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS, MILITARY, POLITICAL
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.reading import (
    claimed_by,
    elements_of,
    foes,
    hand_size,
    is_attacking,
    is_defending,
    is_of_element,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import total_skill
from gorin.games.lcg.words.which.players import OPPONENT, WHOEVER_IS_AGAINST_YOU
from gorin.games.lcg.words.which.qualities import participating
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.conditions import Is, Told, all_of
from gorin.words.grammar.base import Condition
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import a
from gorin.words.grammar.scope import Scope
from gorin.words.things import SELF


@final
class During(Told):
    """A condition about the time: "during a conflict" where it opens a text, "during conflicts" otherwise."""

    def __init__(
        self, words: str, test: Callable[[LcgState, Scope], bool], once: str, always: str = ""
    ) -> None:
        super().__init__(words, test)
        self.once = once
        self.always = always or once

    def opening(self, speaker: Speaker) -> str:
        return self.once.replace("{self}", speaker.kind)

    def whilst(self, speaker: Speaker) -> str:
        return self.always.replace("{self}", speaker.kind)


@final
class WhileIs(Is):
    """Some card has a quality, for as long as something is done."""

    def opening(self, speaker: Speaker) -> str:
        return self.whilst(speaker)


DURING_CONFLICT = During(
    "there is a conflict", lambda s, scope: s.conflict is not None, "during a conflict", "during conflicts"
)


def _is_type(type: int) -> Condition:
    name = CONFLICT_TYPES[type]
    return During(
        f"there is a {name} conflict",
        lambda s, scope: s.conflict is not None and s.conflict.type == type,
        f"during a {name} conflict",
        f"during {name} conflicts",
    )


def _while(words: str, test: Callable[[LcgState, Scope], bool]) -> Condition:
    return During(words, test, f"while {words}")


DURING_MILITARY = _is_type(MILITARY)
DURING_POLITICAL = _is_type(POLITICAL)
THIS_PARTICIPATES = WhileIs(SELF, participating)
THIS_ATTACKS = _while("{self} is attacking", lambda s, scope: is_attacking(s, scope.source))
THIS_DEFENDS = _while("{self} is defending", lambda s, scope: is_defending(s, scope.source))
THIS_READY_AT_HOME = Told(
    "{self} is ready at home",
    lambda s, scope: not s.participating[scope.source] and not s.bowed[scope.source],
)
BEARER_PARTICIPATES = WhileIs(BEARER, participating)
YOU_ATTACK = _while(
    "you are the attacking player",
    lambda s, scope: s.conflict is not None and s.conflict.attacker == scope.seat,
)
YOU_DEFEND = _while(
    "you are the defending player",
    lambda s, scope: s.conflict is not None and s.conflict.defender == scope.seat,
)
DYNASTY_PHASE = During(
    "it is the dynasty phase", lambda s, scope: s.phase == "dynasty", "during the dynasty phase"
)
CONFLICT_PHASE = During(
    "it is the conflict phase", lambda s, scope: s.phase == "conflict", "during the conflict phase"
)
FIRST_PLAYER = Told("you are the first player", lambda s, scope: policy_of(s).is_first(s, scope.seat))


def participates_in(type: int) -> Condition:
    """This card takes part in a conflict of this type."""
    there = all_of(THIS_PARTICIPATES, _is_type(type))
    return _while(f"{{self}} is participating in a {CONFLICT_TYPES[type]} conflict", there.holds)


def during_element(element: int) -> Condition:
    name = ELEMENTS[element]
    return During(
        f"the conflict is of the {name} ring",
        lambda s, scope: is_of_element(s, element),
        f"during {a(name)} conflict",
        f"during {name} conflicts",
    )


def _is_here(s: LcgState, scope: Scope) -> bool:
    conflict = s.conflict
    return conflict is not None and s.lies_in[scope.source] in conflict.provinces


CONFLICT_HERE = During(
    "the conflict is at {self}", _is_here, "during a conflict at {self}", "during conflicts at {self}"
)


def any_opponent(s: LcgState, scope: Scope) -> list[int]:
    """Whom "an opponent" means in a condition: the one who was named, or any (LCG-TEAM-08)."""
    return scope.get(OPPONENT_SLOT) or foes(s, scope.seat)


def _honor_beyond(s: LcgState, scope: Scope, least: int) -> bool:
    mine = s.players[scope.seat].honor
    return any(mine - s.players[seat].honor >= least for seat in any_opponent(s, scope))


def _honor_below(s: LcgState, scope: Scope) -> bool:
    mine = s.players[scope.seat].honor
    return any(mine < s.players[seat].honor for seat in any_opponent(s, scope))


def _honor_apart(s: LcgState, scope: Scope) -> list[int]:
    """By how much yours is beyond that of whoever is against you; of one who was named (LCG-TEAM-08)."""
    mine = s.players[scope.seat].honor
    against = scope.get(OPPONENT_SLOT) or WHOEVER_IS_AGAINST_YOU.seats(s, scope)
    return [mine - s.players[seat].honor for seat in against]


MORE_HONORABLE = Told("you are more honorable than an opponent", lambda s, scope: _honor_beyond(s, scope, 1))
LESS_HONORABLE = Told("you are less honorable than an opponent", _honor_below)
MORE_THAN_YOUR_OPPONENT = Told(
    "you are more honorable than your opponent", lambda s, scope: max(_honor_apart(s, scope), default=0) > 0
)
LESS_THAN_YOUR_OPPONENT = Told(
    "you are less honorable than your opponent", lambda s, scope: min(_honor_apart(s, scope), default=0) < 0
)


def more_honor_by(least: int) -> Condition:
    return Told(
        f"you have at least {least} more honor than an opponent",
        lambda s, scope: _honor_beyond(s, scope, least),
    )


def _bids_lower(s: LcgState, scope: Scope) -> bool:
    return any(s.players[scope.seat].dial < s.players[seat].dial for seat in any_opponent(s, scope))


def _bids_higher(s: LcgState, scope: Scope) -> bool:
    return any(s.players[scope.seat].dial > s.players[seat].dial for seat in any_opponent(s, scope))


BID_LOWER = Told("your honor bid is lower than an opponent's", _bids_lower)
BID_HIGHER = Told("your honor bid is higher than an opponent's", _bids_higher)
"""LCG-BID-04: what the dials show."""


def _holds_fewer(s: LcgState, scope: Scope) -> bool:
    mine = hand_size(s, scope.seat)
    return any(mine < hand_size(s, seat) for seat in foes(s, scope.seat))


FEWER_CARDS = Told("you have fewer cards in your hand than an opponent", _holds_fewer)


DEFENDER_HOLDS_CARDS = Told(
    "the defending player has cards in hand",
    lambda s, scope: s.conflict is not None and bool(s.players[s.conflict.defender].hand),
)
FEWER_THAN_OPPONENT = Told(
    "you have fewer cards in your hand than your opponent",
    lambda s, scope: any(hand_size(s, scope.seat) < hand_size(s, seat) for seat in OPPONENT.seats(s, scope)),
)


def _counts_more(s: LcgState, scope: Scope) -> bool:
    conflict = s.conflict
    if conflict is None:
        return False
    attack, defense = total_skill(s, conflict.attacker), total_skill(s, conflict.defender)
    return defense > attack if policy_of(s).is_foe(scope.seat, conflict.attacker) else attack > defense


COUNTS_MORE_SKILL = Told("you count more skill in the conflict than your opponent", _counts_more)


def you_have_claimed(element: int) -> Condition:
    """LCG-RING-07."""
    return Told(
        f"the {ELEMENTS[element]} ring is in your claimed ring pool",
        lambda s, scope: any(element in elements_of(s, ring) for ring in claimed_by(s, scope.seat)),
    )
