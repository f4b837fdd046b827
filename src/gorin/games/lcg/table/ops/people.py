"""Bowed and ready, status tokens, fate, where a character is."""

from __future__ import annotations

from gorin.games.lcg.kinds import HONORED, ORDINARY
from gorin.games.lcg.table.reading import is_attacking
from gorin.games.lcg.table.state import LcgState


def bow(s: LcgState, card: int) -> None:
    """LCG-BOW-01."""
    s.bowed[card] = True
    s.tell("bow", (card, s.what[card]))


def bow_role_for(s: LcgState, seat: int, card: int) -> None:
    """LCG-LIM-01: who plays a limited card bows his role; what is printed says whether it is one."""
    if "limited" in s.definition(card).ability_keywords:
        bow(s, s.players[seat].role)


def ready(s: LcgState, card: int) -> None:
    s.bowed[card] = False
    s.tell("ready", (card, s.what[card]))


def change_status(s: LcgState, card: int, honored: bool) -> None:
    """LCG-STAT-02, LCG-STAT-04, LCG-STAT-06: one step up or down."""
    s.status[card] += 1 if honored else -1
    s.tell("status", (card, s.what[card], int(honored), s.status[card]))


def set_status(s: LcgState, card: int, status: int) -> None:
    """A token is moved to or from a character: that is no honoring (LCG-STAT-13)."""
    before = s.status[card]
    s.status[card] = status
    s.tell(
        "token_gone" if status == ORDINARY else "token", (card, s.what[card], before, int(status == HONORED))
    )


def taint(s: LcgState, card: int, tainted: bool) -> None:
    s.tainted[card] = tainted
    s.tell("taint", (card, s.what[card], int(tainted)))


def place_fate(s: LcgState, card: int, amount: int) -> None:
    s.fate[card] += amount
    s.tell("fate_on", (card, s.what[card], amount))


def remove_fate(s: LcgState, card: int, amount: int) -> None:
    """LCG-LOSE-02."""
    lost = min(amount, s.fate[card])
    s.fate[card] -= lost
    s.tell("fate_off", (card, s.what[card], lost))


def join(s: LcgState, card: int, declared: bool) -> None:
    """LCG-MOVE-02: takes part in the conflict from now on."""
    s.participating[card] = True
    s.tell("join", (card, s.what[card], int(declared), int(is_attacking(s, card))))


def go_home(s: LcgState, card: int) -> None:
    """LCG-HOME-02, LCG-HOME-03."""
    s.participating[card] = False
    s.tell("go_home", (card, s.what[card]))
