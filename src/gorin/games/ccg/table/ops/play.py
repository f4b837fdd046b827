"""Entering and leaving play, destruction, control."""

from __future__ import annotations

from gorin.games.ccg.kinds import (
    ANCESTOR,
    ATTACHED,
    ATTACHMENTS,
    DESTROYED,
    ENTERS_BOWED,
    FROM_HAND,
    HOME,
    LIMBO,
    NO_SIDE,
    PERSONALITY,
    REFILLS_FACE_UP,
    SHAMED,
    UNDER,
)
from gorin.games.ccg.table.ops.control import hand_over
from gorin.games.ccg.table.ops.honor import owe_honor
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.ops.ongoing import LOCKED, hear_bonus
from gorin.games.ccg.table.ops.prevention import is_prevented
from gorin.games.ccg.table.ops.zones import discard, has_left, refill, take_out
from gorin.games.ccg.table.preventing import prevention_of
from gorin.games.ccg.table.reading import attachments, land, leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import enters_dishonored, force
from gorin.kernel.events import NO_CAUSE
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, LastingEffect, TriggerEvent, note
from gorin.language.core.knowing import show_to_all
from gorin.language.core.zones import DECK, HAND, PLAY


def enter_play(
    s: CcgState,
    card: int,
    seat: int,
    host: int = NOTHING,
    bowed: bool = False,
    origin: int = DECK,
    quietly: bool = False,
) -> None:
    """A card comes into play at home, or attached to something (CE-BATG-05); `quietly`: unanswered."""
    if has_left(s, card):
        return
    left = [each for each in s.provinces if each.card == card]
    is_attached = s.type_of(card) in ATTACHMENTS
    before = force(s, host) if is_attached else 0
    take_out(s, card)
    s.zone[card] = PLAY
    s.controller[card] = seat
    s.host[card] = host
    s.place[card], s.side[card] = HOME, NO_SIDE
    s.bowed[card] = bowed
    s.dishonored[card], s.dead[card] = enters_dishonored(s, card), False
    show_to_all(s, card)
    s.in_play.append(card)
    if is_attached:
        where = (host, s.what[host], NOTHING, NOBODY, NOTHING)
    else:  # a Region or a Terrain lies at a province
        where = (NOTHING, NOTHING, host, *land(s, host))
    s.tell("enter", (seat, card, s.what[card], *where))
    if not quietly:
        happen(s, TriggerEvent("enters play", card, seat, host, origin))
    if is_attached:
        hear_bonus(s, host, force(s, host) - before, -1)
    if any(rule.about == REFILLS_FACE_UP for rule in s.definition(card).rules):
        for place in left:
            refill(s, place, face_up=True)


def enter_by_own_text(s: CcgState, card: int) -> None:
    """CE-CRD-11, CE-WIN-05: a Ring enters play because what it asks for was done."""
    s.own_text[card] = True
    enter_play(s, card, s.owner[card], NOTHING, False, HAND)


def attach(s: CcgState, card: int, personality: int, by: AbilityContext | None, origin: int) -> None:
    bowed = any(rule.about == ENTERS_BOWED for rule in s.definition(card).rules)
    enter_play(s, card, s.controller[personality], personality, bowed, origin)
    note(by, ATTACHED, card)
    if origin == HAND:
        note(by, FROM_HAND, card)


def transfer(s: CcgState, card: int, personality: int) -> None:
    """CE-TRAN-01."""
    before = force(s, personality)
    s.host[card] = personality
    hand_over(s, card, s.controller[personality])
    s.tell("transfer", (card, s.what[card], personality, s.what[personality]))
    hear_bonus(s, personality, force(s, personality) - before, -1)


def create(s: CcgState, slug: str, seat: int) -> int:
    """CE-CRE-01: a new card, not yet in play."""
    card = s.add_card(slug, seat)
    s.zone[card] = LIMBO
    show_to_all(s, card)
    s.tell("create", (seat, card, s.what[card]))
    return card


def destroy(s: CcgState, card: int, by: AbilityContext | None = None, because_of: int = NOBODY) -> bool:
    """CE-DEST-01; with a Personality goes his unit (CE-CRD-19), and dishonor has its price (CE-DISH-03).

    `because_of`: who has caused it, where no ability says so.
    """
    if s.zone[card] != PLAY or s.type_of(card) == ANCESTOR or is_prevented(s, "destroy", card, by):
        return False  # DE-CRD-41: an Ancestor goes with his heir or not at all
    seat, shamed = s.controller[card], s.dishonored[card]
    place = s.place[leader(s, card)]
    for each in attachments(s, card) if s.definition(card).type == PERSONALITY else []:
        _destroy_one(s, each, place, by)
    _destroy_one(s, card, place, by)
    if shamed:
        s.dishonored[card] = True
        price = s.definition(card).personal_honor
        if price:
            owe_honor(s, seat, price, because_of if by is None else by.seat)
    return True


def destroy_unit(s: CcgState, personality: int, by: AbilityContext) -> bool:
    """Each card in the unit is destroyed. What keeps the Personality keeps those whom it speaks of, too."""
    keeping = prevention_of(s, "destroy", personality, by)
    if destroy(s, personality, by):
        return True
    for card in attachments(s, personality):
        if keeping is None or not keeping[0].concerns(s, keeping[1], card):
            destroy(s, card, by)
    return False


def _destroy_one(
    s: CcgState, card: int, place: int, by: AbilityContext | None, cause: tuple[int, ...] = NO_CAUSE
) -> None:
    seat = s.controller[card]
    shamed = s.dishonored[card]
    discard(s, card, dead=True, cause=cause)
    s.dishonored[card] = shamed
    note(by, DESTROYED, card)
    if shamed and place != HOME:
        note(by, SHAMED, card)
    by_whom = NOBODY if by is None else by.seat
    happen(s, TriggerEvent("destroyed", card, seat, by_whom, place, -1 if by is None else by.action))


def destroy_surely(s: CcgState, card: int, by: AbilityContext) -> bool:
    """A destruction that nothing negates (CE-SEPP-01)."""
    if s.zone[card] != PLAY:
        return False
    place = s.place[leader(s, card)]
    for each in attachments(s, card):
        _destroy_one(s, each, place, by)
    _destroy_one(s, card, place, by)
    return True


def lose_ground(s: CcgState, card: int, cause: tuple[int, ...] = NO_CAUSE) -> None:
    """Its place is no more: some editions say that it is destroyed then, and nothing keeps it (DE-TER-09)."""
    if s.settings.ground_takes_along:
        _destroy_one(s, card, HOME, None, cause)
    else:
        discard(s, card, cause=cause)


def leave_with_unit(s: CcgState, card: int) -> None:
    """A card is discarded from play, its attachments with it (CE-CRD-19)."""
    for each in attachments(s, card) if s.definition(card).type == PERSONALITY else []:
        discard(s, each)
    discard(s, card)


def overlay(s: CcgState, card: int, under: int) -> None:
    """CE-EXP-11: the stack is still the same card, so the two change places and nothing else does."""
    take_out(s, card)
    s.used = [_use_below(code, card, under) for code in s.used]
    s.used_ever = [_use_below(code, card, under) for code in s.used_ever]
    s.lasting = [_lock_below(each, card, under) for each in s.lasting]
    s.what[card], s.what[under] = s.what[under], s.what[card]
    s.owner[card], s.owner[under] = s.owner[under], s.owner[card]
    s.zone[card] = UNDER
    s.host[card] = under
    show_to_all(s, card)
    s.tell("overlay", (under, s.what[under]))


def _use_below(code: int, card: int, under: int) -> int:
    """An ability that was used goes below with what is printed on its card, and stays used."""
    return card * 1000 + code % 1000 if code // 1000 == under else code


def _lock_below(lasting: LastingEffect, card: int, under: int) -> LastingEffect:
    """CE-EXP-11: an ability that may not be used is still the same one below."""
    if lasting.keyword != LOCKED or lasting.subject != under:
        return lasting
    moved = lasting.copy()
    moved.subject = card
    return moved
