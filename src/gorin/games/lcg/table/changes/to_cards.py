"""Changes to cards in play, and cards that enter and leave it."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import definition
from gorin.games.lcg.kinds import (
    AS_ATTACHMENT,
    ATTACHMENT,
    CHARACTER,
    DISCARDED,
    DISHONORED,
    EVENT,
    FACE_DOWN_FOLLOWER,
    HOLDING,
    HONORED,
    ORDINARY,
    PROVINCE_CARD,
    STRONGHOLD,
    TO_DISCARD,
    TO_HAND,
)
from gorin.games.lcg.table.allowed import (
    ENTERS_DISHONORED,
    ENTERS_HONORED,
    NO_DISHONOR,
    NO_TOKENS,
    NOT_DISCARDED,
    NOT_MOVED_IN,
    can_bear,
    can_join,
    has_title,
    is_entry_barred,
    is_unique_barred,
    may_receive,
)
from gorin.games.lcg.table.causes import BEARER_LEFT
from gorin.games.lcg.table.changes.arriving import enters_conflict
from gorin.games.lcg.table.changes.change import A_CARD, A_NUMBER, A_SEAT, Aftermath, Change, Possible, Supply
from gorin.games.lcg.table.changes.sending import IMMOVABLE, send
from gorin.games.lcg.table.halves import halves
from gorin.games.lcg.table.ops import course, lands, people, resources, zones
from gorin.games.lcg.table.reading import (
    attachments,
    is_legendary,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import DISHONOR_IDLE
from gorin.language.core.active_effects import active_effects, has, holds
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.zones import PLAY

PARTING: Final = ("ancestral", "courtesy", "sincerity")
"""The keywords that say what comes of leaving play."""


def _is_in_play(s: LcgState, card: int) -> bool:
    return s.zone[card] == PLAY


def _enter(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-CHAR-03, LCG-ATCH-01; `other`: the host, the province, or whether it enters in the conflict."""
    card, seat = moment.card, moment.seat
    type = s.definition(card).type
    if type == ATTACHMENT or moment.amount == AS_ATTACHMENT:
        zones.enter_play(s, card, seat, moment.other)
        if moment.amount == AS_ATTACHMENT:
            course.turn_into_attachment(s, card)
        after.done.append(TriggerEvent("attached", card, seat, moment.other, 0, moment.action))
        return
    if type == HOLDING:
        zones.enter_play(s, card, seat, NOTHING, moment.other)
        return
    into = enters_conflict(moment) and can_join(s, card, seat)
    zones.enter_play(s, card, seat)
    if into:
        people.join(s, card, False)
    _come_with_status(s, card)
    if has(s, card, "corrupted"):
        people.taint(s, card, True)  # LCG-CORR-01
    if is_legendary(s, card):
        people.place_fate(s, card, s.definition(card).legendary)  # LCG-LEG-02
    elif moment.amount:
        people.place_fate(s, card, moment.amount)
        after.done.append(TriggerEvent("fate placed", card, seat, NOTHING, moment.amount, moment.action))


def _come_with_status(s: LcgState, card: int) -> None:
    """LCG-STAT-08, LCG-STAT-09: who enters play with a token was not honored or dishonored."""
    topics, status = active_effects(s).topics, ORDINARY
    if ENTERS_HONORED in topics and holds(s, ENTERS_HONORED, card):
        status += HONORED
    if ENTERS_DISHONORED in topics and holds(s, ENTERS_DISHONORED, card):
        status += ORDINARY if holds(s, NO_DISHONOR, card) else DISHONORED
    if status != ORDINARY:
        people.set_status(s, card, status)


def _can_enter(s: LcgState, moment: TriggerEvent) -> bool:
    card = moment.card
    if _is_in_play(s, card) or is_unique_barred(s, card, moment.seat):
        return False
    if is_legendary(s, card) and (moment.action >= 0 or s.phase != "dynasty"):
        return False  # LCG-LEG-04, LCG-LEG-06
    type = s.definition(card).type
    if type == EVENT:
        return False  # LCG-EVNT-06
    if type == ATTACHMENT or moment.amount == AS_ATTACHMENT:
        return may_receive(s, card, moment.seat, moment.other)  # LCG-ATCH-03, LCG-ATCH-04
    if type == CHARACTER and is_entry_barred(s, card):
        return False
    if type == CHARACTER and enters_conflict(moment):
        return can_join(s, card, moment.seat)
    return True


def _can_leave(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-STRG-01: strongholds never do."""
    if s.definition(moment.card).type in IMMOVABLE:
        return False
    if moment.other == DISCARDED and holds(s, NOT_DISCARDED, moment.card):
        return is_legendary(s, moment.card)  # LCG-LEG-05
    return _is_in_play(s, moment.card)


def look_at_parting(s: LcgState, moments: list[TriggerEvent], after: Aftermath) -> None:
    """LCG-LEAV-01: who leave together are as they were: none of them has left before the others."""
    for moment in moments:
        if moment.kind == "leaves play":
            for card in (moment.card, *attachments(s, moment.card)):
                after.parting[card] = _parting_words(s, card, after)


def _parting_words(s: LcgState, card: int, after: Aftermath) -> list[str]:
    known = after.parting.get(card)
    if known is not None:
        return known
    idle = [DISHONOR_IDLE] if holds(s, DISHONOR_IDLE, card) else []
    return [word for word in PARTING if has(s, card, word)] + idle


def _leave(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-LEAV-01: with all that is attached; honor, courtesy and sincerity follow."""
    card = moment.card
    _follow(s, card, after)
    for each in list(attachments(s, card)):
        ancestral = "ancestral" in _parting_words(s, each, after)  # LCG-ANC-01
        where = TO_HAND if ancestral else TO_DISCARD
        gone = TriggerEvent("leaves play", each, s.controller[each], DISCARDED, where)
        after.done.append(gone)
        because = s.at_work
        course.attribute(s, by_rule(BEARER_LEFT))
        _leave(s, gone, after)
        course.attribute(s, because)
    for under in [each for each, host in enumerate(s.host) if host == card and s.zone[each] != PLAY]:
        zones.remove_from_game(s, under)  # LCG-CUND-02
    send(s, card, moment.amount)


def _follow(s: LcgState, card: int, after: Aftermath) -> None:
    seat, words = s.controller[card], _parting_words(s, card, after)
    if s.status[card] == HONORED:
        after.follow.append(TriggerEvent("honor gained", card, seat, NOTHING, 1))  # LCG-STAT-03
    elif s.status[card] == DISHONORED and DISHONOR_IDLE not in words:
        after.follow.append(TriggerEvent("honor lost", card, seat, NOTHING, 1))  # LCG-STAT-05
    if "courtesy" in words:
        after.follow.append(TriggerEvent("fate gained", card, seat, NOTHING, 1))
    if "sincerity" in words:
        after.follow.append(TriggerEvent("draws", card, seat, NOTHING, 1))


def _change_status(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    people.change_status(s, moment.card, moment.kind == "honored")


def _can_change_status(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-STAT-07."""
    card = moment.card
    if not _is_in_play(s, card) or s.definition(card).type != CHARACTER:
        return False
    return s.status[card] != (HONORED if moment.kind == "honored" else DISHONORED)


def _move_status(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-STAT-08, LCG-STAT-13: honored and dishonored together are neither; nobody was honored by it."""
    token = s.status[moment.card]
    people.set_status(s, moment.card, ORDINARY)
    people.set_status(s, moment.other, s.status[moment.other] + token)


def _can_move_status(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-STAT-07: nobody has two tokens of one kind."""
    there = _is_in_play(s, moment.card) and _is_in_play(s, moment.other)
    if not there or s.status[moment.card] in (ORDINARY, s.status[moment.other]):
        return False
    if holds(s, NO_TOKENS, moment.other):
        return False
    return not (s.status[moment.card] == DISHONORED and holds(s, NO_DISHONOR, moment.other))  # LCG-CLAR-10


def _taint(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    if s.definition(moment.card).type == PROVINCE_CARD:
        lands.taint_province(s, s.provinces[s.lies_in[moment.card]])
    else:
        people.taint(s, moment.card, True)


def _can_taint(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-STAT-14: once is enough."""
    card = moment.card
    if s.definition(card).type == PROVINCE_CARD:
        return not s.provinces[s.lies_in[card]].tainted
    return _is_in_play(s, card) and not s.tainted[card]


def _place_fate(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-FATE-03; from a player's pool where `seat` says whose."""
    if moment.seat != NOBODY:
        resources.change_fate(s, moment.seat, -moment.amount)
    people.place_fate(s, moment.card, moment.amount)


def _remove_fate(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-LOSE-02; into a player's pool where `seat` says whose."""
    amount = min(moment.amount, s.fate[moment.card])
    people.remove_fate(s, moment.card, amount)
    if moment.seat != NOBODY:
        resources.change_fate(s, moment.seat, amount)


def _has_token(s: LcgState, moment: TriggerEvent) -> bool:
    """`amount`: it is the tainted token (LCG-STAT-20)."""
    has = s.tainted[moment.card] if moment.amount else s.status[moment.card] != ORDINARY
    return _is_in_play(s, moment.card) and has


def _discard_token(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-STAT-12, LCG-STAT-19."""
    if moment.amount:
        people.taint(s, moment.card, False)
    else:
        people.set_status(s, moment.card, ORDINARY)


def _move_fate(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-LOSE-02: one loses it, the other one receives it."""
    amount = min(moment.amount, s.fate[moment.card])
    people.remove_fate(s, moment.card, amount)
    people.place_fate(s, moment.other, amount)
    moved = TriggerEvent(moment.kind, moment.card, moment.seat, moment.other, amount, moment.action)
    after.done += halves([moved])


def _can_receive_fate(s: LcgState, card: int) -> bool:
    """LCG-LEG-03."""
    return _is_in_play(s, card) and not is_legendary(s, card)


def _move_in(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    people.join(s, moment.card, False)


def _can_move_in(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-MOVE-01, LCG-PART-05."""
    card = moment.card
    if not _is_in_play(s, card) or s.participating[card] or holds(s, NOT_MOVED_IN, card):
        return False
    return can_join(s, card, s.controller[card])


def _attach_face_down(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-CLAR-52: the top card of the conflict deck, which nobody is told of before."""
    card, seat, host = s.players[moment.seat].conflict[-1], moment.seat, moment.other
    course.attach_face_down(s, card, seat, host, FACE_DOWN_FOLLOWER)
    for kind in ("enters play", "attached"):
        after.done.append(TriggerEvent(kind, card, seat, host, 0, moment.action))


def _can_attach_face_down(s: LcgState, moment: TriggerEvent) -> bool:
    follower = definition(s.edition, FACE_DOWN_FOLLOWER)
    return bool(s.players[moment.seat].conflict) and can_bear(s, follower, moment.other)


def _attach(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    zones.attach(s, moment.card, moment.other)


def _take_control(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-CTRL-09; `amount` says for how long."""
    course.lend(s, moment.card, moment.seat, moment.amount, AbilityContext(moment.seat, moment.action))


def _can_take_control(s: LcgState, moment: TriggerEvent) -> bool:
    card = moment.card
    barred = is_unique_barred(s, card, moment.seat) or s.definition(card).type == STRONGHOLD
    return _is_in_play(s, card) and s.controller[card] != moment.seat and not barred


def _can_copy(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-COPY-08, LCG-COPY-10."""
    card, other = moment.card, moment.other
    if not _is_in_play(s, card) or not _is_in_play(s, other):
        return False
    if s.definition(card).name == s.definition(other).name:
        return False
    return not (s.definition(other).unique and has_title(s, s.definition(other).name, card))


POSSIBLE: Final[dict[str, Possible]] = {
    "bows": lambda s, m: _is_in_play(s, m.card) and not s.bowed[m.card],
    "readies": lambda s, m: _is_in_play(s, m.card) and s.bowed[m.card],
    "honored": _can_change_status,
    "dishonored": _can_change_status,
    "status discarded": _has_token,
    "status moved": _can_move_status,
    "tainted": _can_taint,
    "fate placed": lambda s, m: _can_receive_fate(s, m.card) and m.amount > 0,
    "fate removed": lambda s, m: _is_in_play(s, m.card) and s.fate[m.card] > 0,
    "fate moved": lambda s, m: (
        _is_in_play(s, m.card) and s.fate[m.card] > 0 and _can_receive_fate(s, m.other)
    ),
    "moves in": _can_move_in,
    "moves home": lambda s, m: _is_in_play(s, m.card) and s.participating[m.card],
    "becomes copy": _can_copy,
    "enters play": _can_enter,
    "leaves play": _can_leave,
    "attached": lambda s, m: s.host[m.card] != m.other and may_receive(s, m.card, m.seat, m.other),
    "attached face-down": _can_attach_face_down,
    "control": _can_take_control,
}

SUPPLY: Final[dict[str, Supply]] = {
    "fate removed": lambda s, m: s.fate[m.card],
    "fate moved": lambda s, m: s.fate[m.card],
}

CHANGES: Final[dict[str, Change]] = {
    "bows": Change(lambda s, m, after: people.bow(s, m.card), A_NUMBER),
    "readies": Change(lambda s, m, after: people.ready(s, m.card), A_NUMBER),
    "honored": Change(_change_status, A_NUMBER),
    "dishonored": Change(_change_status, A_NUMBER),
    "status discarded": Change(_discard_token, A_NUMBER),
    "status moved": Change(_move_status, A_CARD),
    "tainted": Change(_taint, A_NUMBER),
    "fate placed": Change(_place_fate, A_NUMBER),
    "fate removed": Change(_remove_fate, A_NUMBER),
    "fate moved": Change(_move_fate, A_CARD),
    "moves in": Change(_move_in, A_NUMBER),
    "moves home": Change(lambda s, m, after: people.go_home(s, m.card), A_NUMBER),
    "enters play": Change(_enter, A_NUMBER),
    "leaves play": Change(_leave, A_NUMBER),
    "attached": Change(_attach, A_CARD),
    "attached face-down": Change(_attach_face_down, A_CARD),
    "control": Change(_take_control, A_SEAT),
    "becomes copy": Change(
        lambda s, m, after: course.become_copy(
            s, m.card, m.other, m.amount, AbilityContext(m.seat, m.action)
        ),
        A_CARD,
    ),
}
