"""Changes to players: their cards, honor and fate."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.kinds import REMOVED
from gorin.games.lcg.table.allowed import can_lose_honor
from gorin.games.lcg.table.changes.change import (
    A_NUMBER,
    A_RING,
    A_SEAT,
    A_SEAT_OR_NOBODY,
    Aftermath,
    Change,
    Possible,
    Supply,
)
from gorin.games.lcg.table.changes.decks import draw
from gorin.games.lcg.table.changes.sending import IMMOVABLE, send
from gorin.games.lcg.table.ops import lands, resources, zones
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.questions import SEATS
from gorin.language.core.zones import DISCARD, HAND

HONOR_LIMITED: Final = "gains a limited amount of honor"
PLENTY: Final = 1_000


def room_for_honor(s: LcgState, seat: int) -> int:
    """How much honor a player may still gain this phase."""
    known = active_effects(s)
    if HONOR_LIMITED not in known.topics:
        return PLENTY
    limits = [
        rule.amount(s, context, SEATS + seat)
        for rule, context in known.rules
        if rule.about == HONOR_LIMITED and rule.concerns(s, context, SEATS + seat)
    ]
    return max(min(limits) - s.players[seat].gained, 0) if limits else PLENTY


def _change_honor(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    if moment.kind == "honor gained":
        resources.change_honor(s, moment.seat, min(moment.amount, room_for_honor(s, moment.seat)))
    else:
        resources.change_honor(s, moment.seat, -moment.amount)


def _give_honor(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-GIVE-01: one loses, the other gains; what cannot be gained is not given (LCG-CLAR-43)."""
    amount = min(moment.amount, room_for_honor(s, moment.other))
    resources.give_honor(s, moment.seat, moment.other, amount)
    after.done.append(TriggerEvent("honor lost", NOTHING, moment.seat, moment.other, amount, moment.action))
    after.done.append(TriggerEvent("honor gained", NOTHING, moment.other, moment.seat, amount, moment.action))


def _change_fate(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    resources.change_fate(s, moment.seat, moment.amount if moment.kind == "fate gained" else -moment.amount)


def _give_fate(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    amount = min(moment.amount, s.players[moment.seat].fate)
    resources.change_fate(s, moment.seat, -amount)
    resources.change_fate(s, moment.other, amount)
    after.done.append(TriggerEvent("fate lost", NOTHING, moment.seat, moment.other, amount, moment.action))
    after.done.append(TriggerEvent("fate gained", NOTHING, moment.other, moment.seat, amount, moment.action))


def _fate_to_ring(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-FATE-05."""
    resources.change_fate(s, moment.seat, -moment.amount)
    lands.put_fate_on_ring(s, moment.other, moment.amount)


def _discard_from_hand(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    zones.discard(s, moment.card)


def _discard_at_random(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    for _ in range(min(moment.amount, len(s.players[moment.seat].hand))):
        hand = s.players[moment.seat].hand
        card = hand[s.chance.below(len(hand))]
        zones.discard(s, card)
        after.done.append(TriggerEvent("discarded from hand", card, moment.seat, NOTHING, 0, moment.action))


def _discard_from_province(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    send(s, moment.card, moment.amount)


def _remove(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-REMV-02; `other` says who alone may look at a card that is removed face-down."""
    zones.remove_from_game(s, moment.card, moment.other)


def _can_lose_honor(s: LcgState, moment: TriggerEvent) -> bool:
    there = moment.amount > 0 and s.players[moment.seat].honor > 0
    return there and can_lose_honor(s, moment.seat)


POSSIBLE: Final[dict[str, Possible]] = {
    "draws": lambda s, m: m.amount > 0,
    "honor gained": lambda s, m: m.amount > 0 and room_for_honor(s, m.seat) > 0,
    "honor lost": _can_lose_honor,
    "honor given": lambda s, m: _can_lose_honor(s, m) and room_for_honor(s, m.other) > 0,
    "fate gained": lambda s, m: m.amount > 0,
    "fate lost": lambda s, m: m.amount > 0 and s.players[m.seat].fate > 0,
    "fate given": lambda s, m: m.amount > 0 and s.players[m.seat].fate > 0,
    "fate to ring": lambda s, m: s.players[m.seat].fate >= m.amount,
    "discarded from hand": lambda s, m: s.zone[m.card] == HAND,
    "discards at random": lambda s, m: m.amount > 0 and bool(s.players[m.seat].hand),
    "leaves province": lambda s, m: s.zone[m.card] == IN_PROVINCE,
    "removed": lambda s, m: s.zone[m.card] != REMOVED and s.definition(m.card).type not in IMMOVABLE,
    "leaves discard": lambda s, m: s.zone[m.card] == DISCARD,
}

SUPPLY: Final[dict[str, Supply]] = {
    "honor lost": lambda s, m: s.players[m.seat].honor,
    "honor given": lambda s, m: s.players[m.seat].honor,
    "fate lost": lambda s, m: s.players[m.seat].fate,
    "fate given": lambda s, m: s.players[m.seat].fate,
    "discards at random": lambda s, m: len(s.players[m.seat].hand),
}

CHANGES: Final[dict[str, Change]] = {
    "draws": Change(draw, A_NUMBER),
    "honor gained": Change(_change_honor, A_SEAT_OR_NOBODY),
    "honor lost": Change(_change_honor, A_SEAT_OR_NOBODY),
    "honor given": Change(_give_honor, A_SEAT),
    "fate gained": Change(_change_fate, A_SEAT_OR_NOBODY),
    "fate lost": Change(_change_fate, A_SEAT_OR_NOBODY),
    "fate given": Change(_give_fate, A_SEAT),
    "fate to ring": Change(_fate_to_ring, A_RING),
    "discarded from hand": Change(_discard_from_hand, A_NUMBER),
    "discards at random": Change(_discard_at_random, A_NUMBER),
    "leaves province": Change(_discard_from_province, A_NUMBER),
    "leaves discard": Change(_discard_from_province, A_NUMBER),
    "removed": Change(_remove, A_SEAT_OR_NOBODY),
    "token passes": Change(lambda s, m, after: resources.make_first(s, m.other), A_SEAT),
}
