"""What a player can declare: opportunities, types, rings, provinces, attackers, and what each would cost."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.allowed import can_lose_honor, why_no_part
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.reading import (
    RING_GAINS,
    characters_of,
    elements_of,
    is_open_to_attack,
    rings_for,
    rules_about,
    unclaimed,
)
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.questions import PLACES, SEATS

NOT_DECLARED_ATTACKER: Final = "cannot be declared as an attacker"
NOT_DECLARED_DEFENDER: Final = "cannot be declared as a defender"
NO_CONFLICTS_OF: Final = "cannot declare conflicts of "
NOT_EVADED: Final = "cannot be evaded by covert"
NO_CONFLICTS_OF_TYPE: Final = "cannot declare conflicts of type "
TOLL: Final = "attacking costs fate"
ONE_CONFLICT: Final = "one opportunity to declare a conflict"


def types_for(s: LcgState, seat: int) -> list[int]:
    """LCG-FRM3-04: the types of conflict for which a player has an opportunity left."""
    if _has_had_the_only_one(s, seat):
        return []
    player = s.players[rules_of(s).keeper_of(s, seat)]
    left = (player.military + player.either, player.political + player.either)
    return [
        type for type in range(len(CONFLICT_TYPES)) if left[type] > 0 and not _is_type_barred(s, seat, type)
    ]


def _is_type_barred(s: LcgState, seat: int, type: int) -> bool:
    about = NO_CONFLICTS_OF_TYPE + CONFLICT_TYPES[type]
    return about in active_effects(s).topics and holds(s, about, SEATS + seat)


def _has_had_the_only_one(s: LcgState, seat: int) -> bool:
    """LCG-CLAR-28: one opportunity in the phase, however many there are."""
    if ONE_CONFLICT not in active_effects(s).topics or not holds(s, ONE_CONFLICT, SEATS + seat):
        return False
    keeper = rules_of(s).keeper_of
    had = [m.seat for m in s.history if m.kind in ("conflict declared", "passes conflict")]
    return any(keeper(s, other) == keeper(s, seat) for other in had)


def opportunities(s: LcgState, seat: int) -> int:
    if _has_had_the_only_one(s, seat):
        return 0
    player = s.players[rules_of(s).keeper_of(s, seat)]
    return player.military + player.political + player.either


def targets_for(s: LcgState, seat: int) -> list[Province]:
    """LCG-PROV-08: the provinces of opponents that are open to attack."""
    return [place for place in s.provinces if why_not_attacked(s, seat, place) is None]


def why_not_attacked(s: LcgState, seat: int, place: Province) -> Reason | None:
    """What speaks against attacking a province, whoever attacks it."""
    if not rules_of(s).is_foe(seat, place.owner):
        return refusing.YOUR_OWN
    if s.players[place.owner].lost or not is_open_to_attack(s, place):
        return refusing.NOT_OPEN
    toll = toll_for(s, place)
    can_pay = toll <= s.players[seat].fate and (len(unclaimed(s)) > 1 or not toll)
    return None if can_pay else refusing.TOLL_UNPAID


def toll_for(s: LcgState, place: Province) -> int:
    """LCG-CLAR-46: the fate that attacking a province costs, each to a ring that is not contested."""
    known = active_effects(s)
    if TOLL not in known.topics:
        return 0
    return len(
        [1 for rule, by in known.rules if rule.about == TOLL and rule.concerns(s, by, PLACES + place.id)]
    )


def foes_in_reach(s: LcgState, seat: int) -> list[int]:
    """The opponents of whose provinces a player could attack one."""
    return sorted({place.owner for place in targets_for(s, seat)})


def attackers_for(s: LcgState, seat: int, type: int, foes: list[int]) -> list[int]:
    """LCG-FRM3-09: ready, and not kept from attacking one of these opponents."""
    return [card for card in characters_of(s, seat) if _can_attack(s, seat, card, type, foes)]


def _can_attack(s: LcgState, seat: int, card: int, type: int, foes: list[int]) -> bool:
    return why_cannot_attack(s, seat, card, type, foes) is None


def why_cannot_attack(s: LcgState, seat: int, card: int, type: int, foes: list[int]) -> Reason | None:
    """What speaks against declaring one of a player's characters as an attacker."""
    if s.bowed[card]:
        return refusing.BOWED
    reason: Reason | None = refusing.BARRED
    for foe in foes:
        reason = why_no_part(s, card, seat, type, seat, foe)
        if reason is None:
            break
    if reason is not None:
        return reason
    if holds(s, NOT_DECLARED_ATTACKER, card):
        return refusing.UNDECLARABLE
    if _would_bar(s, seat, card):
        return refusing.BARS_ITS_RING
    return None if can_bear_taint(s, seat, [card]) else refusing.TAINT_UNPAID


def can_bear_taint(s: LcgState, seat: int, cards: list[int], besides: int = 0) -> bool:
    """LCG-STAT-16, LCG-FRM3-11: is there the honor that declaring all of these costs, and so much besides?"""
    due = len([card for card in cards if s.tainted[card]]) + besides
    return not due or (due <= s.players[seat].honor and can_lose_honor(s, seat))


def _would_bar(s: LcgState, seat: int, card: int) -> bool:
    """Would its own text, if it attacks, give the ring an element of which the player may declare nothing?"""
    if not rules_about(s, NO_CONFLICTS_OF) or card in active_effects(s).silent:
        return False
    gained = [rule.about for rule in s.definition(card).rules if rule.about.startswith(RING_GAINS)]
    return any(holds(s, NO_CONFLICTS_OF + each.removeprefix(RING_GAINS), SEATS + seat) for each in gained)


def declarable_types(s: LcgState, seat: int) -> list[int]:
    own, foes = characters_of(s, seat), foes_in_reach(s, seat)
    return [
        type for type in types_for(s, seat) if any(_can_attack(s, seat, card, type, foes) for card in own)
    ]


def declarable_rings(s: LcgState, seat: int) -> list[int]:
    """The rings with which a player could declare some conflict now."""
    if not declarable_types(s, seat):
        return []
    return [ring for ring in rings_for(s, seat) if not _is_barred(s, seat, ring)]


def why_not_declared_with(s: LcgState, seat: int, ring: int) -> Reason | None:
    """What speaks against a ring for a conflict of this player."""
    if ring not in unclaimed(s):
        return refusing.NOT_UNCLAIMED
    if ring not in rings_for(s, seat):
        return refusing.OTHERS_POOL
    return refusing.RING_BARRED if _is_barred(s, seat, ring) else None


def _is_barred(s: LcgState, seat: int, ring: int) -> bool:
    topics = active_effects(s).topics
    for element in elements_of(s, ring):
        about = NO_CONFLICTS_OF + ELEMENTS[element]
        if about in topics and holds(s, about, SEATS + seat):
            return True
    return False
