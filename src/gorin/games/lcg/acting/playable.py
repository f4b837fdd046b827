"""May this character or attachment be played now, upon whom, for how much? (LCG-PUT-01, LCG-INIT-03)"""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.lent import is_lent
from gorin.games.lcg.acting.play_costs import payments
from gorin.games.lcg.acting.using import LIMITED, has_ready_role
from gorin.games.lcg.kinds import ATTACHMENT, CHARACTER, COST, DASH
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.allowed import NOT_PLAYABLE, is_unique_barred, likely_hosts, may_receive
from gorin.games.lcg.table.reading import derived
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of
from gorin.kernel.reasons import Reason
from gorin.words.grammar.in_force import holds, in_force
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.zones import HAND

NOT_HERE: Final = Reason(
    "Cards are played from your hand and, in the dynasty phase, from your provinces.", "LCG-PUT-01"
)
NOT_IN_DYNASTY: Final = Reason("Characters in hand are not played in the dynasty phase.", "LCG-CHAR-02")
ONLY_IN_DYNASTY: Final = Reason("Characters in provinces are played in the dynasty phase.", "LCG-CHAR-01")
FACE_DOWN: Final = Reason("The card lies face-down.", "LCG-FDP-05")
NO_PRICE: Final = Reason("A card with a dash as its cost cannot be played.", "LCG-COST-05")
NO_FATE: Final = Reason("You do not have the fate to pay for it.", "LCG-INIT-03")
UNIQUE: Final = Reason("A unique card of that title is in play already.", "LCG-UNIQ-02")
NO_PAYMENT: Final = Reason("You cannot pay what it costs besides.", "LCG-COST-01")
NO_HOST: Final = Reason("There is nobody whom it could be attached to.", "LCG-ATCH-03")
LEGENDARY: Final = Reason("A legendary card enters play in the dynasty phase only.", "LCG-LEG-06")
FORBIDDEN: Final = Reason("An effect or its own text says that it cannot be played now.", "LCG-PRST-01")

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
        return FORBIDDEN if about in in_force(s).topics and holds(s, about, SEATS + seat) else None
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
        if rule.about == NOT_PLAYABLE and rule.concerns(s, Scope(seat, card), card):
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
    if not may_receive(s, card, seat, host) or cost_of(s, card, seat, host) > fate:
        return False
    return _is_played_on(s, seat, card, host)


def may_be_put_on(s: LcgState, seat: int, card: int, host: int) -> bool:
    """May it be played upon this host, whatever that costs?"""
    return may_receive(s, card, seat, host) and _is_played_on(s, seat, card, host)


def _is_played_on(s: LcgState, seat: int, card: int, host: int) -> bool:
    noun = s.definition(card).played_on
    return noun is None or noun.fits(s, Scope(seat, card), host)


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
