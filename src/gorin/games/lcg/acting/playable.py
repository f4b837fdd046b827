"""May this character or attachment be played now, upon whom, for how much? (LCG-PUT-01, LCG-INIT-03)"""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.lent import is_lent
from gorin.games.lcg.acting.play_costs import payments
from gorin.games.lcg.acting.using import LIMITED, has_ready_role
from gorin.games.lcg.kinds import ATTACHMENT, CHARACTER, COST, DASH
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.allowed import (
    NOT_PLAYABLE,
    is_entry_barred,
    is_unique_barred,
    likely_hosts,
    may_receive,
    why_not_received,
)
from gorin.games.lcg.table.reading import derived
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.context import AbilityContext
from gorin.language.core.questions import SEATS
from gorin.language.core.zones import HAND

NOT_HERE: Final = Reason(
    "Cards are played from your hand and, in the dynasty phase, from your provinces.", "LCG-PUT-01"
)
NOT_IN_DYNASTY: Final = Reason("Characters cannot be played from hand in the dynasty phase.", "LCG-CHAR-02")
ONLY_IN_DYNASTY: Final = Reason(
    "Characters in provinces can be played only in the dynasty phase.", "LCG-CHAR-01"
)
FACE_DOWN: Final = Reason("The card is facedown.", "LCG-FDP-05")
NO_PRICE: Final = Reason("A card with a dash as its cost cannot be played.", "LCG-COST-05")
NO_FATE: Final = Reason("You do not have enough fate to pay for it.", "LCG-INIT-03")
UNIQUE: Final = Reason("A unique card with that title is already in play.", "LCG-UNIQ-02")
NO_PAYMENT: Final = Reason("You cannot pay its additional cost.", "LCG-COST-01")
NO_HOST: Final = Reason("There is no legal character to attach it to.", "LCG-ATCH-03")
LEGENDARY: Final = Reason("A legendary card can enter play only in the dynasty phase.", "LCG-LEG-06")
FORBIDDEN: Final = Reason("An effect or its own text says that it cannot be played now.", "LCG-PRST-01")

NO_CHARACTERS: Final = Reason("An effect says that no character can enter play now.", "LCG-CANT-01")
NO_HAND_CHARACTERS: Final = "cannot play characters from hand"
"""What a rule is about that forbids it."""


def why_cannot_play(s: LcgState, seat: int, card: int) -> Reason | None:
    """What speaks against playing a character or an attachment now (LCG-INIT-02, LCG-INIT-03)."""
    reason = _why_not_from_here(s, seat, card) or why_not_as_it_is(s, seat, card)
    if reason is not None:
        return reason
    definition = s.definition(card)
    if definition.play_cost and not payments(s, seat, card):
        return NO_PAYMENT
    if definition.type == ATTACHMENT:
        return None if has_host(s, seat, card) else _why_no_host(s, seat, card)
    if definition.type == CHARACTER and is_entry_barred(s, card):
        return NO_CHARACTERS
    is_dear = definition.type == CHARACTER and cost_of(s, card, seat) > purse_for(s, seat, card)
    return NO_FATE if is_dear else None


def _why_no_host(s: LcgState, seat: int, card: int) -> Reason:
    """Is there nobody for it, or nobody for whom it could be paid?"""
    likely = likely_hosts(s, card)
    return NO_FATE if any(may_be_put_on(s, seat, card, host) for host in likely) else NO_HOST


def _why_not_from_here(s: LcgState, seat: int, card: int) -> Reason | None:
    if s.owner[card] != seat:
        return NOT_HERE
    if s.zone[card] == IN_PROVINCE:
        if s.phase == "dynasty" and s.face_up[card]:
            return None
        if not is_lent(s, card, seat):
            return ONLY_IN_DYNASTY if s.face_up[card] else FACE_DOWN
    elif s.zone[card] != HAND and not is_lent(s, card, seat):
        return NOT_HERE
    if s.type_of(card) == CHARACTER:
        if s.phase == "dynasty":
            return NOT_IN_DYNASTY
        about = NO_HAND_CHARACTERS
        return FORBIDDEN if about in active_effects(s).topics and holds(s, about, SEATS + seat) else None
    return None


def why_not_as_it_is(s: LcgState, seat: int, card: int) -> Reason | None:
    """What speaks against playing a card, wherever from and whatever for."""
    definition = s.definition(card)
    if definition.cost == DASH:
        return NO_PRICE
    if is_unique_barred(s, card, seat):
        return UNIQUE
    if "limited" in definition.ability_keywords and not has_ready_role(s, seat):
        return LIMITED
    if definition.legendary >= 0 and s.phase != "dynasty":
        return LEGENDARY
    for rule in definition.rules:
        if rule.about == NOT_PLAYABLE and rule.concerns(s, AbilityContext(seat, card), card):
            return FORBIDDEN
    return None


def affordable_hosts(s: LcgState, seat: int, card: int) -> list[int]:
    fate = purse_for(s, seat, card)
    return [host for host in likely_hosts(s, card) if _can_be_put_on(s, seat, card, host, fate)]


def has_host(s: LcgState, seat: int, card: int) -> bool:
    """Is there anybody to whom it could be attached? The first one will do."""
    fate = purse_for(s, seat, card)
    if is_dear_for_all(s, card, fate):
        return False
    for host in likely_hosts(s, card):  # noqa: SIM110 - asked for every attachment in every hand
        if _can_be_put_on(s, seat, card, host, fate):
            return True
    return False


def is_dear_for_all(s: LcgState, card: int, fate: int) -> bool:
    """Does it cost more than this, whatever it is attached to?"""
    definition = s.cards[s.what[card]]
    return definition.stats[COST] > fate and not definition.costing and not derived(s).costing


def _can_be_put_on(s: LcgState, seat: int, card: int, host: int, fate: int) -> bool:
    """May it be played upon this host, and can that be paid?"""
    return _why_not_on(s, seat, card, host, fate) is None


def _why_not_on(s: LcgState, seat: int, card: int, host: int, fate: int) -> Reason | None:
    reason = why_not_received(s, card, seat, host)
    if reason is not None:
        return reason
    if cost_of(s, card, seat, host) > fate:
        return refusing.HOST_TOO_DEAR
    return None if _is_played_on(s, seat, card, host) else refusing.PLAYED_ELSEWHERE


def why_no_host(s: LcgState, seat: int, card: int, host: int) -> Reason | None:
    """What speaks against playing an attachment upon this."""
    if host not in likely_hosts(s, card):
        return refusing.NO_HOST
    return _why_not_on(s, seat, card, host, purse_for(s, seat, card))


def may_be_put_on(s: LcgState, seat: int, card: int, host: int) -> bool:
    """May it be played upon this host, whatever that costs?"""
    return may_receive(s, card, seat, host) and _is_played_on(s, seat, card, host)


def _is_played_on(s: LcgState, seat: int, card: int, host: int) -> bool:
    card_filter = s.definition(card).played_on
    return card_filter is None or card_filter.fits(s, AbilityContext(seat, card), host)


def supporters_for(s: LcgState, seat: int, card: int) -> list[int]:
    """LCG-SUPP-01: who else could help to pay for a card."""
    if "support" not in s.definition(card).ability_keywords:
        return []
    return [other for other in s.seats_from(seat) if other != seat and s.players[other].fate > 0]


def purse_for(s: LcgState, seat: int, card: int) -> int:
    """The fate with which a card could be paid, if everybody helped who may."""
    fate = s.players[seat].fate
    for each in supporters_for(s, seat, card):
        fate += s.players[each].fate
    return fate


def why_cannot_attach(s: LcgState, seat: int, card: int) -> Reason | None:
    """What speaks against playing a character as an attachment now."""
    is_held = s.zone[card] == HAND or is_lent(s, card, seat)  # LCG-PUT-09
    if s.owner[card] != seat or not is_held or s.definition(card).as_attachment is None:
        return NOT_HERE
    reason = why_not_as_it_is(s, seat, card)
    return reason or (None if has_host(s, seat, card) else _why_no_host(s, seat, card))
