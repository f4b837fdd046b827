"""What players of the LCG are compared in: honor, bids, cards in hand, skill and glory in the conflict."""

from __future__ import annotations

from gorin.games.lcg.kinds import HONORED
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.reading import characters_of, claimed_by, hand_size, participants, participants_for
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory, total_skill
from gorin.language.comparing import Quantity


def _honor(s: LcgState, seat: int) -> int:
    return s.players[seat].honor


def _dial(s: LcgState, seat: int) -> int:
    return s.players[seat].dial


def _honored(s: LcgState, seat: int) -> int:
    return len([card for card in characters_of(s, seat) if s.status[card] == HONORED])


def _participants(s: LcgState, seat: int) -> int:
    return len([card for card in participants(s) if s.controller[card] == seat])


def _skill(s: LcgState, seat: int) -> int:
    """That of the player's side in the conflict."""
    conflict = s.conflict
    if conflict is None:
        return 0
    is_against_attacker = rules_of(s).is_foe(seat, conflict.attacker)
    return total_skill(s, conflict.defender if is_against_attacker else conflict.attacker)


def _glory(s: LcgState, seat: int) -> int:
    return sum(glory(s, card) for card in participants_for(s, seat) if not s.bowed[card])


def _claimed(s: LcgState, seat: int) -> int:
    return len(claimed_by(s, seat))


HONOR = Quantity(_honor, "you are {more|less} honorable than {whom}", "honor")
HONOR_BID = Quantity(_dial, "your honor bid is {higher|lower} than {whom}'s")
"""LCG-BID-04: what the dials show."""
FATE = Quantity(lambda s, seat: s.players[seat].fate, "you have {more|less} fate than {whom}")
CHARACTERS = Quantity(
    lambda s, seat: len(characters_of(s, seat)), "you control {more|fewer} characters than {whom}"
)
CARDS_IN_HAND = Quantity(hand_size, "you have {more|fewer} cards in your hand than {whom}")
PARTICIPANTS = Quantity(_participants, "you control {more|fewer} participating characters than {whom}")
CLAIMED_RINGS = Quantity(_claimed, "you have {more|fewer} claimed rings than {whom}")
HONORED_CHARACTERS = Quantity(_honored, "you control {more|fewer} honored characters than {whom}")
CONFLICT_SKILL = Quantity(_skill, "your side has {more|less} skill in the conflict than {whom}'s")
CONFLICT_GLORY = Quantity(
    _glory, "your ready participating characters have {more|less} total glory than {whom}'s"
)
