"""Changes: what can be interrupted and reacted to, by the kinds of moments they are.

A change is a `Moment`: what happens to which card or player, how much of it, and because of what (`action`:
the card whose effect it is, or one of RULES_EFFECT, COST_PAID, RING_EFFECT). `is_possible` says whether it
could happen now, `carry_out` does it and tells what has happened and what follows from it by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from gorin.games.lcg.kinds import (
    AS_ATTACHMENT,
    ATTACHMENT,
    CHARACTER,
    CONFLICT,
    DISCARDED,
    DISHONORED,
    DYNASTY,
    EVENT,
    HOLDING,
    HONORED,
    ORDINARY,
    PROVINCE_CARD,
    REMOVED,
    ROLE,
    RULES_EFFECT,
    STRONGHOLD,
    TO_DECK_BOTTOM,
    TO_DECK_SHUFFLED,
    TO_DISCARD,
    TO_HAND,
    TO_REMOVED,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.allowed import (
    ENTERS_DISHONORED,
    ENTERS_HONORED,
    NOT_DISCARDED,
    NOT_MOVED_IN,
    can_join,
    has_title,
    is_forbidden,
    is_host_for,
    is_unique_barred,
)
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops import course, lands, people, purses, zones
from gorin.games.lcg.table.reading import (
    attachments,
    is_dynasty_card,
    is_facedown,
    is_legendary,
    participants_for,
)
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.in_force import has, holds, in_force
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment, Scope
from gorin.words.grammar.zones import DISCARD, HAND, PLAY

INTO_CONFLICT: Final = 1
IMMOVABLE: Final = (STRONGHOLD, ROLE)
"""What stays where it is for the whole game (LCG-STRG-01, LCG-ROLE-03)."""


@final
class Aftermath:
    """What has happened, and what follows from it before anybody reacts (LCG-KEYW-03)."""

    def __init__(self) -> None:
        self.done: list[Moment] = []
        self.follow: list[Moment] = []


TOUCHING: Final[frozenset[str]] = frozenset(
    (
        "bows",
        "readies",
        "honored",
        "dishonored",
        "status discarded",
        "tainted",
        "fate placed",
        "fate removed",
        "fate moved",
        "moves in",
        "moves home",
        "leaves play",
        "control",
        "becomes copy",
    )
)
"""Changes to a card in play, from which immunity keeps it."""

Possible: TypeAlias = Callable[[LcgState, Moment], bool]
Doing: TypeAlias = Callable[[LcgState, Moment, Aftermath], None]


def is_possible(s: LcgState, moment: Moment) -> bool:
    """Could it happen now, so that something would be different?"""
    test = _POSSIBLE.get(moment.kind)
    if test is not None and not test(s, moment):
        return False
    if moment.kind in TOUCHING and is_immune(s, moment.card, moment.action):
        return False  # LCG-IMM-01
    return not is_forbidden(s, moment)


def is_possible_in_full(s: LcgState, moment: Moment) -> bool:
    """LCG-TO-01: could all of it happen, and not only a part?"""
    if not is_possible(s, moment):
        return False
    there = _SUPPLY.get(moment.kind)
    return there is None or there(s, moment) >= moment.amount


def carry_out(s: LcgState, moment: Moment, after: Aftermath) -> None:
    after.done.append(moment)
    doing = _DOING.get(moment.kind)
    if doing is not None:
        doing(s, moment, after)
    course.remember(s, moment)
    if s.treaties:
        policy_of(s).watch(s, moment)


# --- characters -----------------------------------------------------------------------------------


def _is_in_play(s: LcgState, card: int) -> bool:
    return s.zone[card] == PLAY


def _enter(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-CHAR-03, LCG-ATCH-01; `other`: the host, the province, or whether it enters in the conflict."""
    card, seat = moment.card, moment.seat
    type = s.definition(card).type
    if type == ATTACHMENT or moment.amount == AS_ATTACHMENT:
        zones.enter_play(s, card, seat, moment.other)
        if moment.amount == AS_ATTACHMENT:
            course.turn_into_attachment(s, card)
        after.done.append(Moment("attached", card, seat, moment.other, 0, moment.action))
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
        after.done.append(Moment("fate placed", card, seat, NOTHING, moment.amount, moment.action))


def _come_with_status(s: LcgState, card: int) -> None:
    """LCG-STAT-09: who enters play with a token was not honored or dishonored."""
    for about, status in ((ENTERS_HONORED, HONORED), (ENTERS_DISHONORED, DISHONORED)):
        if about in in_force(s).topics and holds(s, about, card):
            people.set_status(s, card, status)


def _can_enter(s: LcgState, moment: Moment) -> bool:
    card = moment.card
    if _is_in_play(s, card) or is_unique_barred(s, card, moment.seat):
        return False
    if is_legendary(s, card) and (moment.action >= 0 or s.phase != "dynasty"):
        return False  # LCG-LEG-04, LCG-LEG-06
    type = s.definition(card).type
    if type == EVENT:
        return False  # LCG-EVNT-06
    if type == ATTACHMENT or moment.amount == AS_ATTACHMENT:
        return is_host_for(s, card, moment.seat, moment.other)
    if type == CHARACTER and enters_conflict(moment):
        return can_join(s, card, moment.seat)
    return True


def _can_leave(s: LcgState, moment: Moment) -> bool:
    """LCG-STRG-01: strongholds never do."""
    if s.definition(moment.card).type in IMMOVABLE:
        return False
    if moment.other == DISCARDED and holds(s, NOT_DISCARDED, moment.card):
        return is_legendary(s, moment.card)  # LCG-LEG-05
    return _is_in_play(s, moment.card)


def _leave(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-LEAV-01: with all that is attached; honor, courtesy and sincerity follow."""
    card = moment.card
    seat = s.controller[card]
    _follow_status(s, card, seat, after)
    for each in list(attachments(s, card)):
        ancestral = has(s, each, "ancestral")  # LCG-ANC-01
        where = TO_HAND if ancestral else TO_DISCARD
        gone = Moment("leaves play", each, s.controller[each], DISCARDED, where)
        after.done.append(gone)
        _leave(s, gone, after)
    for under in [each for each, host in enumerate(s.host) if host == card and s.zone[each] != PLAY]:
        zones.remove_from_game(s, under)  # LCG-CUND-02
    send(s, card, moment.amount)


def _follow_status(s: LcgState, card: int, seat: int, after: Aftermath) -> None:
    if s.status[card] == HONORED:
        after.follow.append(Moment("honor gained", card, seat, NOTHING, 1))  # LCG-STAT-03
    elif s.status[card] == DISHONORED:
        after.follow.append(Moment("honor lost", card, seat, NOTHING, 1))  # LCG-STAT-05
    if has(s, card, "courtesy"):
        after.follow.append(Moment("fate gained", card, seat, NOTHING, 1))
    if has(s, card, "sincerity"):
        after.follow.append(Moment("draws", card, seat, NOTHING, 1))


def send(s: LcgState, card: int, where: int) -> None:
    """To where a card goes; a dynasty card that would go to a hand is discarded (LCG-PLAY-07)."""
    is_dynasty = is_dynasty_card(s, card)
    is_wrong_deck = where == TO_DECK_SHUFFLED and not is_dynasty  # LCG-PLAY-06: a dynasty deck
    if where == TO_DISCARD or is_wrong_deck or (where == TO_HAND and is_dynasty):
        zones.discard(s, card)
    elif where == TO_HAND:
        zones.put_in_hand(s, card, True)
    elif where == TO_REMOVED:
        zones.remove_from_game(s, card)
    else:
        seat = s.owner[card]
        zones.put_in_deck(s, card, where != TO_DECK_BOTTOM)
        if where == TO_DECK_SHUFFLED:
            zones.shuffle(s, seat, DYNASTY)


def _change_status(s: LcgState, moment: Moment, after: Aftermath) -> None:
    people.change_status(s, moment.card, moment.kind == "honored")


def _can_change_status(s: LcgState, moment: Moment) -> bool:
    """LCG-STAT-07."""
    card = moment.card
    if not _is_in_play(s, card) or s.definition(card).type != CHARACTER:
        return False
    return s.status[card] != (HONORED if moment.kind == "honored" else DISHONORED)


def _move_status(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-STAT-08, LCG-STAT-13: honored and dishonored together are neither; nobody was honored by it."""
    token = s.status[moment.card]
    people.set_status(s, moment.card, ORDINARY)
    people.set_status(s, moment.other, s.status[moment.other] + token)


def _can_move_status(s: LcgState, moment: Moment) -> bool:
    """LCG-STAT-07: nobody has two tokens of one kind."""
    there = _is_in_play(s, moment.card) and _is_in_play(s, moment.other)
    return there and s.status[moment.card] not in (ORDINARY, s.status[moment.other])


def _taint(s: LcgState, moment: Moment, after: Aftermath) -> None:
    if s.definition(moment.card).type == PROVINCE_CARD:
        lands.taint_province(s, s.provinces[s.lies_in[moment.card]])
    else:
        people.taint(s, moment.card, True)


def _can_taint(s: LcgState, moment: Moment) -> bool:
    """LCG-STAT-14: once is enough."""
    card = moment.card
    if s.definition(card).type == PROVINCE_CARD:
        return not s.provinces[s.lies_in[card]].tainted
    return _is_in_play(s, card) and not s.tainted[card]


def _place_fate(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-FATE-03; from a player's pool where `seat` says whose."""
    if moment.seat != NOBODY:
        purses.change_fate(s, moment.seat, -moment.amount)
    people.place_fate(s, moment.card, moment.amount)


def _remove_fate(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-LOSE-02; into a player's pool where `seat` says whose."""
    amount = min(moment.amount, s.fate[moment.card])
    people.remove_fate(s, moment.card, amount)
    if moment.seat != NOBODY:
        purses.change_fate(s, moment.seat, amount)


def _move_fate(s: LcgState, moment: Moment, after: Aftermath) -> None:
    amount = min(moment.amount, s.fate[moment.card])
    people.remove_fate(s, moment.card, amount)
    people.place_fate(s, moment.other, amount)
    after.done.append(Moment("fate placed", moment.other, NOBODY, NOTHING, amount, moment.action))


def _can_receive_fate(s: LcgState, card: int) -> bool:
    """LCG-LEG-03."""
    return _is_in_play(s, card) and not is_legendary(s, card)


def _move_in(s: LcgState, moment: Moment, after: Aftermath) -> None:
    people.join(s, moment.card, False)


def _can_move_in(s: LcgState, moment: Moment) -> bool:
    """LCG-MOVE-01, LCG-PART-05."""
    card = moment.card
    if not _is_in_play(s, card) or s.participating[card] or holds(s, NOT_MOVED_IN, card):
        return False
    return can_join(s, card, s.controller[card])


def _attach(s: LcgState, moment: Moment, after: Aftermath) -> None:
    zones.attach(s, moment.card, moment.other)


def _take_control(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-CTRL-09; `amount` says for how long."""
    course.lend(s, moment.card, moment.seat, moment.amount, Scope(moment.seat, moment.action))


def _can_take_control(s: LcgState, moment: Moment) -> bool:
    card = moment.card
    barred = is_unique_barred(s, card, moment.seat) or s.definition(card).type == STRONGHOLD
    return _is_in_play(s, card) and s.controller[card] != moment.seat and not barred


def _can_copy(s: LcgState, moment: Moment) -> bool:
    """LCG-COPY-08, LCG-COPY-10."""
    card, other = moment.card, moment.other
    if not _is_in_play(s, card) or not _is_in_play(s, other):
        return False
    if s.definition(card).name == s.definition(other).name:
        return False
    return not (s.definition(other).unique and has_title(s, s.definition(other).name, card))


# --- players --------------------------------------------------------------------------------------


def _draw(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-DRAW-02, LCG-RUN-01, LCG-RUN-02."""
    for _ in range(moment.amount):
        if not make_sure_of_cards(s, moment.seat, CONFLICT):
            return  # one loss for a deck that has run out, however many cards are missing
        zones.draw(s, moment.seat)


def make_sure_of_cards(s: LcgState, seat: int, deck: str) -> bool:
    """LCG-RUN-01: a deck that has run out is made anew, at a price. False where there are no cards at all."""
    player = s.players[seat]
    if player.dynasty if deck == DYNASTY else player.conflict:
        return True
    if not policy_of(s).may_renew(s, seat):
        return False
    purses.change_honor(s, seat, -policy_of(s).deck_out_loss)
    zones.renew_deck(s, seat, deck)
    return bool(player.dynasty if deck == DYNASTY else player.conflict)


def _change_honor(s: LcgState, moment: Moment, after: Aftermath) -> None:
    purses.change_honor(s, moment.seat, moment.amount if moment.kind == "honor gained" else -moment.amount)


def _give_honor(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-GIVE-01: one loses, the other gains."""
    purses.give_honor(s, moment.seat, moment.other, moment.amount)
    after.done.append(Moment("honor lost", NOTHING, moment.seat, moment.other, moment.amount, moment.action))
    after.done.append(
        Moment("honor gained", NOTHING, moment.other, moment.seat, moment.amount, moment.action)
    )


def _change_fate(s: LcgState, moment: Moment, after: Aftermath) -> None:
    purses.change_fate(s, moment.seat, moment.amount if moment.kind == "fate gained" else -moment.amount)


def _give_fate(s: LcgState, moment: Moment, after: Aftermath) -> None:
    amount = min(moment.amount, s.players[moment.seat].fate)
    purses.change_fate(s, moment.seat, -amount)
    purses.change_fate(s, moment.other, amount)
    after.done.append(Moment("fate lost", NOTHING, moment.seat, moment.other, amount, moment.action))
    after.done.append(Moment("fate gained", NOTHING, moment.other, moment.seat, amount, moment.action))


def _fate_to_ring(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-FATE-05."""
    purses.change_fate(s, moment.seat, -moment.amount)
    lands.put_fate_on_ring(s, moment.other, moment.amount)


def _discard_from_hand(s: LcgState, moment: Moment, after: Aftermath) -> None:
    zones.discard(s, moment.card)


def _discard_at_random(s: LcgState, moment: Moment, after: Aftermath) -> None:
    for _ in range(min(moment.amount, len(s.players[moment.seat].hand))):
        hand = s.players[moment.seat].hand
        card = hand[s.chance.below(len(hand))]
        zones.discard(s, card)
        after.done.append(Moment("discarded from hand", card, moment.seat, NOTHING, 0, moment.action))


def _discard_from_province(s: LcgState, moment: Moment, after: Aftermath) -> None:
    send(s, moment.card, moment.amount)


def _remove(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-REMV-02; `other` says who alone may look at a card that is removed face-down."""
    zones.remove_from_game(s, moment.card, moment.other)


# --- provinces, conflicts, rings ------------------------------------------------------------------


def _break(s: LcgState, moment: Moment, after: Aftermath) -> None:
    lands.break_province(s, s.provinces[moment.other])


def _reveal(s: LcgState, moment: Moment, after: Aftermath) -> None:
    card = moment.card
    place = s.provinces[s.lies_in[card]]
    if place.card == card:
        lands.reveal_province(s, place)
        return
    zones.turn_up(s, card)
    if has(s, card, "rally"):
        after.follow.append(Moment("province filled", card, place.owner, place.id, 1))  # LCG-RALL-01


def _can_reveal(s: LcgState, moment: Moment) -> bool:
    place = s.lies_in[moment.card]
    return place != NOTHING and not s.face_up[moment.card]


def _hide(s: LcgState, moment: Moment, after: Aftermath) -> None:
    lands.hide_province(s, s.provinces[moment.other])


def _can_hide(s: LcgState, moment: Moment) -> bool:
    """LCG-EMIN-03."""
    place = s.provinces[moment.other]
    return place.card != NOTHING and not is_facedown(s, place) and not has(s, place.card, "eminent")


def _fill(s: LcgState, moment: Moment, after: Aftermath) -> None:
    if make_sure_of_cards(s, moment.seat, DYNASTY):
        zones.fill(s, moment.other, bool(moment.amount))


def _claim(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-FRM3-26; `amount` says on which province, where that matters (LCG-ENL-07)."""
    lands.claim_ring(s, moment.other, moment.seat, moment.amount - 1)


def _result(s: LcgState, moment: Moment, after: Aftermath) -> None:
    """LCG-PRID-01: pride follows before anybody reacts."""
    kind = "honored" if moment.kind == "conflict won" else "dishonored"
    for card in participants_for(s, moment.seat):
        if s.controller[card] == moment.seat and has(s, card, "pride"):
            after.follow.append(Moment(kind, card, moment.seat, NOTHING, 0, RULES_EFFECT))


_POSSIBLE: dict[str, Possible] = {
    "bows": lambda s, m: _is_in_play(s, m.card) and not s.bowed[m.card],
    "readies": lambda s, m: _is_in_play(s, m.card) and s.bowed[m.card],
    "honored": _can_change_status,
    "dishonored": _can_change_status,
    "status discarded": lambda s, m: _is_in_play(s, m.card) and s.status[m.card] != ORDINARY,
    "status moved": _can_move_status,
    "tainted": _can_taint,
    "province dishonored": lambda s, m: not s.provinces[s.lies_in[m.card]].dishonored,
    "restored": lambda s, m: s.provinces[s.lies_in[m.card]].broken,
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
    "attached": lambda s, m: s.host[m.card] != m.other and is_host_for(s, m.card, m.seat, m.other),
    "control": _can_take_control,
    "draws": lambda s, m: m.amount > 0,
    "honor gained": lambda s, m: m.amount > 0,
    "honor lost": lambda s, m: m.amount > 0 and s.players[m.seat].honor > 0,
    "honor given": lambda s, m: m.amount > 0 and s.players[m.seat].honor > 0,
    "fate gained": lambda s, m: m.amount > 0,
    "fate lost": lambda s, m: m.amount > 0 and s.players[m.seat].fate > 0,
    "fate given": lambda s, m: m.amount > 0 and s.players[m.seat].fate > 0,
    "fate to ring": lambda s, m: s.players[m.seat].fate >= m.amount,
    "discarded from hand": lambda s, m: s.zone[m.card] == HAND,
    "discards at random": lambda s, m: m.amount > 0 and bool(s.players[m.seat].hand),
    "leaves province": lambda s, m: s.zone[m.card] == IN_PROVINCE,
    "removed": lambda s, m: s.zone[m.card] != REMOVED and s.definition(m.card).type not in IMMOVABLE,
    "leaves discard": lambda s, m: s.zone[m.card] == DISCARD,
    "province breaks": lambda s, m: not s.provinces[m.other].broken,
    "revealed": _can_reveal,
    "hidden": _can_hide,
}

_SUPPLY: dict[str, Callable[[LcgState, Moment], int]] = {
    "fate removed": lambda s, m: s.fate[m.card],
    "fate moved": lambda s, m: s.fate[m.card],
    "honor lost": lambda s, m: s.players[m.seat].honor,
    "honor given": lambda s, m: s.players[m.seat].honor,
    "fate lost": lambda s, m: s.players[m.seat].fate,
    "fate given": lambda s, m: s.players[m.seat].fate,
    "discards at random": lambda s, m: len(s.players[m.seat].hand),
}
"""How much there is of what a change takes away."""

_DOING: dict[str, Doing] = {
    "bows": lambda s, m, after: people.bow(s, m.card),
    "readies": lambda s, m, after: people.ready(s, m.card),
    "honored": _change_status,
    "dishonored": _change_status,
    "status discarded": lambda s, m, after: people.set_status(s, m.card, ORDINARY),
    "status moved": _move_status,
    "tainted": _taint,
    "province dishonored": lambda s, m, after: lands.dishonor_province(s, s.provinces[s.lies_in[m.card]]),
    "restored": lambda s, m, after: lands.restore_province(s, s.provinces[s.lies_in[m.card]]),
    "fate placed": _place_fate,
    "fate removed": _remove_fate,
    "fate moved": _move_fate,
    "moves in": _move_in,
    "moves home": lambda s, m, after: people.go_home(s, m.card),
    "enters play": _enter,
    "leaves play": _leave,
    "attached": _attach,
    "control": _take_control,
    "becomes copy": lambda s, m, after: course.become_copy(
        s, m.card, m.other, m.amount, Scope(m.seat, m.action)
    ),
    "draws": _draw,
    "honor gained": _change_honor,
    "honor lost": _change_honor,
    "honor given": _give_honor,
    "fate gained": _change_fate,
    "fate lost": _change_fate,
    "fate given": _give_fate,
    "fate to ring": _fate_to_ring,
    "discarded from hand": _discard_from_hand,
    "discards at random": _discard_at_random,
    "leaves province": _discard_from_province,
    "leaves discard": _discard_from_province,
    "removed": _remove,
    "province breaks": _break,
    "province filled": _fill,
    "revealed": _reveal,
    "hidden": _hide,
    "ring claimed": _claim,
    "conflict won": _result,
    "conflict lost": _result,
    "phase ends": lambda s, m, after: course.end_phase(s),
    "token passes": lambda s, m, after: purses.make_first(s, m.other),
}

DEEDS: dict[str, int] = {kind: number for number, kind in enumerate(_DOING)}
"""A number for each kind of change, by which an ability notes what has come of it."""


# --- how a character came into play ---------------------------------------------------------------


def arrival(into_conflict: bool, place: int) -> int:
    """Where a character enters play, and the province it comes from (or NOTHING), as one number."""
    return int(into_conflict) + 2 * (place + 1)


def enters_conflict(moment: Moment) -> bool:
    return moment.other % 2 == INTO_CONFLICT


def came_from(moment: Moment) -> int:
    """The province from which a character entered play; NOTHING where it came from elsewhere."""
    return moment.other // 2 - 1
