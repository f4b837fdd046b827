"""Provinces, rings and conflicts."""

from __future__ import annotations

from gorin.games.lcg.kinds import CLAIMED, CONTESTED, ROW, UNCLAIMED
from gorin.games.lcg.table.belongings import Conflict, Province, Ring
from gorin.games.lcg.table.ops.zones import forget_uses
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import EVERYBODY
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.knowing import show_to, show_to_all
from gorin.language.core.zones import PLAY


def lay_province(s: LcgState, seat: int, card: int, is_stronghold: bool) -> Province:
    """LCG-SETUP-05, LCG-SETUP-07, LCG-FDP-04: face-down, known to its player."""
    place = Province(len(s.provinces), seat, card, is_stronghold)
    s.provinces.append(place)
    if card != NOTHING:
        s.zone[card] = ROW
        s.lay(card, place.id)
        show_to(s, card, seat)
    s.tell("province", (seat, place.id, int(is_stronghold)))
    return place


def reveal_province(s: LcgState, place: Province) -> None:
    """LCG-FDP-02: turned face-up, it is in play."""
    card = place.card
    s.zone[card] = PLAY
    s.face_up[card] = True
    show_to_all(s, card)
    s.in_play.append(card)
    s.tell("reveal_province", (place.owner, place.id, s.what[card]))


def hide_province(s: LcgState, place: Province) -> None:
    """LCG-FDP-07: another entity by the rules; which card it is everybody has seen."""
    card = place.card
    s.in_play.remove(card)
    s.zone[card] = ROW
    s.face_up[card] = False
    s.lasting = [lasting for lasting in s.lasting if lasting.subject != card]
    forget_uses(s, card)  # LCG-LIMX-03
    s.tell("hide_province", (place.owner, place.id))


def break_province(s: LcgState, place: Province) -> None:
    """LCG-BRK-02."""
    place.broken = True
    if s.conflict is not None and place.id in s.conflict.provinces:
        s.conflict.broken.append(place.id)
    is_seen = place.card != NOTHING and s.known[place.card] == EVERYBODY
    s.tell("break", (place.owner, place.id, s.what[place.card] if is_seen else NOTHING))


def restore_province(s: LcgState, place: Province) -> None:
    """LCG-RSTR-01."""
    place.broken = False
    s.tell("restore", (place.owner, place.id))


def dishonor_province(s: LcgState, place: Province) -> None:
    """LCG-STAT-11: it gets a dishonored token, and keeps it whichever side is up (LCG-STAT-12)."""
    place.dishonored = True
    s.tell("province_token", (place.owner, place.id, 0))


def taint_province(s: LcgState, place: Province) -> None:
    """LCG-STAT-14, LCG-STAT-19."""
    place.tainted = True
    s.tell("province_token", (place.owner, place.id, 1))


# --- rings ----------------------------------------------------------------------------------------


def lay_rings(s: LcgState, pools: list[int]) -> None:
    """LCG-SETUP-02, LCG-ENL-14."""
    for pool in pools:
        for element in range(5):
            s.rings.append(Ring(element, pool))


def put_fate_on_ring(s: LcgState, ring: int, amount: int, by: int = NOBODY) -> None:
    """LCG-FRM4-06; `by` has chosen it (LCG-ENL-24)."""
    s.rings[ring].fate += amount
    s.tell("ring_fate", (ring, s.rings[ring].element, amount, by, s.rings[ring].pool))


def empty_ring(s: LcgState, ring: int, seat: int) -> None:
    """LCG-RING-05: its fate goes to a player."""
    take_from_ring(s, ring, seat, s.rings[ring].fate)


def take_from_ring(s: LcgState, ring: int, seat: int, amount: int) -> None:
    """As much of it as there is."""
    amount = min(amount, s.rings[ring].fate)
    if amount:
        s.rings[ring].fate -= amount
        s.players[seat].fate += amount
        s.tell("ring_taken", (seat, ring, s.rings[ring].element, amount))


def claim_ring(s: LcgState, ring: int, seat: int, place: int = NOTHING) -> None:
    """LCG-FRM3-26, LCG-ENL-07."""
    s.rings[ring].state = CLAIMED
    s.rings[ring].holder = seat
    s.rings[ring].province = place
    s.tell("ring_claimed", (seat, ring, s.rings[ring].element, place))


def return_ring(s: LcgState, ring: int, pool: int) -> None:
    """LCG-FRM4-11, LCG-WINC-04."""
    s.rings[ring].state = UNCLAIMED
    s.rings[ring].holder = NOBODY
    s.rings[ring].province = NOTHING
    s.rings[ring].pool = pool
    s.tell("ring_returned", (ring, s.rings[ring].element, pool))


def flip_ring(s: LcgState, ring: int, type: int) -> None:
    s.rings[ring].type = type
    s.tell("ring_side", (ring, s.rings[ring].element, type))


# --- conflicts ------------------------------------------------------------------------------------


def begin_conflict(s: LcgState, conflict: Conflict) -> None:
    """LCG-FRM3-06: ring, type and province are chosen."""
    s.conflicts += 1
    s.conflict = conflict
    ring = s.rings[conflict.ring]
    ring.state, ring.type = CONTESTED, conflict.type
    s.ended = False
    s.tell(
        "conflict",
        (
            conflict.attacker,
            conflict.defender,
            conflict.type,
            ring.element,
            conflict.provinces[0],
            conflict.number,
        ),
    )


def switch_ring(s: LcgState, conflict: Conflict, ring: int) -> None:
    """Another ring is contested; the conflict keeps its type."""
    old, new = s.rings[conflict.ring], s.rings[ring]
    old.state, new.state = new.state, CONTESTED
    old.holder, new.holder = new.holder, NOBODY
    old.type, new.type = new.type, conflict.type
    conflict.ring = ring
    s.tell("ring_switched", (old.element, new.element))


def switch_claimed(s: LcgState, seat: int, mine: int, other: int) -> None:
    """A claimed ring and an unclaimed one change places, so it lies in that pool (LCG-ENL-12).

    The one that comes shows the type of the one that goes.
    """
    one, two = s.rings[mine], s.rings[other]
    one.type, two.type = two.type, one.type
    one.pool = two.pool
    one.state, two.state = UNCLAIMED, CLAIMED
    one.holder, two.holder = NOBODY, seat
    one.province, two.province = NOTHING, one.province
    s.tell("rings_switched", (seat, one.element, two.element))


def switch_type(s: LcgState, conflict: Conflict, type: int) -> None:
    conflict.type = type
    s.rings[conflict.ring].type = type
    s.history.append(TriggerEvent("conflict type", NOTHING, conflict.attacker, NOTHING, type))
    s.tell("type_switched", (type,))


def attack(s: LcgState, conflict: Conflict, places: list[int]) -> None:
    """LCG-CMUL-01: the conflict is at these provinces from now on, the last of them a new one."""
    conflict.provinces = places
    s.tell("conflict_moved", (s.provinces[places[-1]].owner, places[-1]))


def begin_defended(s: LcgState, conflict: Conflict) -> None:
    """LCG-CLAR-39: nobody is asked for defenders any more."""
    conflict.defended = True
    s.tell("used", ())


def name_defender(s: LcgState, card: int) -> None:
    """Somebody will defend in a conflict that is not declared yet."""
    s.tell("defends_first", (card, s.what[card]))


def evade(s: LcgState, conflict: Conflict, card: int) -> None:
    """LCG-COV-02."""
    conflict.evaded.append(card)
    s.tell("evaded", (card, s.what[card]))


def decide(s: LcgState, conflict: Conflict, totals: tuple[int, int], winner: int, unopposed: bool) -> None:
    """LCG-FRM3-19: fixed for all later steps."""
    attack, defense = totals
    conflict.attack, conflict.defense = attack, defense
    conflict.winner = winner
    conflict.loser = NOBODY
    if winner != NOBODY:
        conflict.loser = conflict.defender if winner == conflict.attacker else conflict.attacker
    conflict.decided, conflict.unopposed = True, unopposed
    s.tell("decided", ())
    if winner == NOBODY:
        tell_result(s, conflict)


def tell_result(s: LcgState, conflict: Conflict) -> None:
    """Who has won, now that nothing can take its place any more."""
    totals = (conflict.attack, conflict.defense)
    unopposed = int(conflict.unopposed)
    s.tell("result", (conflict.attacker, conflict.defender, *totals, conflict.winner, unopposed))


def replace_ring_effect(s: LcgState, conflict: Conflict, taker: int) -> None:
    conflict.ring_taker = taker
    s.tell("ring_effect_replaced", ())


def settle_ring(s: LcgState, conflict: Conflict) -> None:
    """LCG-RING-06: what had to be done about the ring is done."""
    conflict.ring_settled = True
    s.tell("ring_side", ())


def note_action(s: LcgState, conflict: Conflict, seat: int) -> None:
    """A player triggers an action ability in the conflict."""
    conflict.acted.append(seat)
    s.tell("used", ())


def break_off(s: LcgState) -> None:
    """LCG-ELIM-01: the conflict ends at once, with no winner."""
    s.ended = True
    s.tell("broken_off", ())


def end_conflict(s: LcgState) -> None:
    conflict = s.conflict
    if conflict is not None:
        ring = s.rings[conflict.ring]
        if ring.state == CONTESTED:
            ring.state = UNCLAIMED
    s.conflict = None
    s.ended = False
    s.used_in_conflict = []
    s.tell("conflict_end", ())


def use_opportunity(s: LcgState, seat: int, type: int) -> None:
    """LCG-FRM3-05: one of the kind asked for, where there is one."""
    player = s.players[seat]
    if type == 0 and player.military:
        player.military -= 1
    elif type == 1 and player.political:
        player.political -= 1
    else:
        player.either -= 1
    s.tell("opportunity", (seat, type))


def set_opportunities(s: LcgState, seat: int, military: int, political: int, either: int) -> None:
    player = s.players[seat]
    player.military, player.political, player.either = military, political, either
    s.tell("opportunity", (seat, NOTHING))
