"""A player leaves the game, and all that he owns with him (DE-WIN-04; where other books are silent, too)."""

from __future__ import annotations

from gorin.games.ccg.kinds import ATTACHMENTS, NO_SIDE, ON_MAP, REGION, REMOVED, SPENT, STRENGTH
from gorin.games.ccg.table.ops.control import LENT, change_control
from gorin.games.ccg.table.ops.honor import take_favor
from gorin.games.ccg.table.ops.play import leave_with_unit
from gorin.games.ccg.table.ops.provinces import hold_open
from gorin.games.ccg.table.ops.zones import discard, leave
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.sides import is_leader
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.zones import PLAY


def leave_game(s: CcgState, seat: int) -> None:
    """He has lost already. What others own stays in the game; what lasts of his cards does, too (DE-WIN-05).

    His cards are laid aside unseen: a hand or a deck that nobody knew is not shown now. What lies on a map
    is no card and stays there.
    """
    _hand_back(s, seat)
    _shed_attachments(s, seat)
    _clear_piles(s, seat)
    for card in range(len(s.zone)):
        if s.owner[card] == seat and s.zone[card] not in (REMOVED, ON_MAP):
            leave(s, card)
            s.zone[card] = REMOVED
            s.dead[card] = s.dishonored[card] = False
    _give_up_land(s, seat)
    _give_up_rights(s, seat)
    s.tell("left", (seat,))


def _hand_back(s: CcgState, seat: int) -> None:
    """What he controls and others own goes back to them; where it may not, it is discarded."""
    for card in list(s.in_play):
        if s.controller[card] != seat or s.owner[card] == seat or card not in s.in_play:
            continue
        if s.type_of(card) in ATTACHMENTS and s.owner[s.host[card]] == seat:
            continue  # it goes with whom it is attached to
        if s.type_of(card) == REGION or not change_control(s, card, _whose(s, card, seat)):
            leave_with_unit(s, card)


def _clear_piles(s: CcgState, seat: int) -> None:
    """DE-DEST-01: what others own and lies in his piles goes to theirs."""
    player = s.players[seat]
    for card in player.dynasty_discard + player.fate_discard:
        if s.owner[card] != seat:
            dead, shamed = s.dead[card], s.dishonored[card]
            discard(s, card)
            s.dead[card], s.dishonored[card] = dead, shamed


def _whose(s: CcgState, card: int, seat: int) -> int:
    """Who lent it to him, or else who owns it."""
    loans = [each for each in s.lasting if each.keyword == LENT and each.subject == card]
    lenders = [-1 - each.amount for each in loans if each.context.seat == seat]
    s.lasting = [each for each in s.lasting if each not in loans or each.context.seat != seat]
    return next((lender for lender in lenders if not s.is_out(lender)), s.owner[card])


def _shed_attachments(s: CcgState, seat: int) -> None:
    """What others own and his people bear is discarded (CE-CRD-19)."""
    for card in list(s.in_play):
        bearer = s.host[card] if s.type_of(card) in ATTACHMENTS else NOTHING
        if bearer != NOTHING and s.owner[bearer] == seat and s.owner[card] != seat:
            discard(s, card)


def _give_up_land(s: CcgState, seat: int) -> None:
    lost = [place.id for place in provinces_of(s, seat)]
    if s.held in lost:
        hold_open(s, NOTHING)
    s.provinces = [place for place in s.provinces if place.owner != seat]
    s.lasting = [each for each in s.lasting if each.stat != STRENGTH or each.subject not in lost]


def _give_up_rights(s: CcgState, seat: int) -> None:
    """Who leads a side leads it until the attack is over, which ends without him."""
    s.payment = [code for code in s.payment if s.zone[code % SPENT] == PLAY]
    if not is_leader(s, seat):
        s.allegiance[seat] = s.invited[seat] = NO_SIDE
    if s.favor == seat:
        take_favor(s, NOBODY)
