"""Treaties: offered, made, kept, broken, dissolved."""

from __future__ import annotations

from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.treaty import Treaty
from gorin.language.core.context import NOTHING


def lay_deck(s: LcgState, rule: str, cards: list[int]) -> None:
    """LCG-TRT-09: by which rule treaties are made, and the treaty deck where there is one."""
    s.treaty_rule = rule
    s.treaty_deck = cards
    s.chance.shuffle(s.treaty_deck)
    s.tell("treaty_deck", (len(cards),))


def note_offer(s: LcgState, seat: int, other: int) -> None:
    s.offers.append(seat * s.seats + other)
    s.tell("treaty_offered", (seat, other))


def refuse(s: LcgState, seat: int, other: int) -> None:
    s.tell("treaty_refused", (seat, other))


def make(s: LcgState, treaty: Treaty) -> None:
    """LCG-TRT-02, LCG-TRT-10: the top treaty card goes between the two, unseen."""
    treaty.round = s.round
    if s.treaty_deck:
        treaty.card = s.treaty_deck.pop()
    s.treaties.append(treaty)
    s.tell("treaty_made", (treaty.parties[0], treaty.parties[1], treaty.value))


def keep(s: LcgState, treaty: Treaty, seat: int) -> None:
    """A party has done what was promised."""
    treaty.promise_of(seat).done = True
    s.tell("treaty_kept", (seat, treaty.partner(seat)))


def release(s: LcgState, treaty: Treaty, seat: int) -> None:
    """A party cannot do any more what was promised, and is not held to it."""
    treaty.promise_of(seat).done = True
    s.tell("treaty_released", (seat, treaty.partner(seat)))


def break_(s: LcgState, treaty: Treaty, seat: int) -> None:
    """LCG-TRT-05, LCG-TRT-07: from now on nobody is bound by it."""
    treaty.breakers.append(seat)
    treaty.is_over = True
    s.tell("treaty_broken", (seat, treaty.partner(seat)))


def accuse(s: LcgState, treaty: Treaty, seat: int) -> None:
    treaty.accused.append(seat)
    s.tell("treaty_accused", (treaty.partner(seat), seat))


def deny(s: LcgState, seat: int, other: int) -> None:
    s.tell("treaty_denied", (seat, other))


def end(s: LcgState, treaty: Treaty) -> None:
    """Its time is over: whether it was kept is looked at next."""
    treaty.is_over = True
    s.tell("treaty_over", (treaty.parties[0], treaty.parties[1]))


def show_card(s: LcgState, treaty: Treaty) -> None:
    """LCG-TRT-11."""
    s.tell("treaty_card", (treaty.card,))


def dissolve(s: LcgState, treaty: Treaty) -> None:
    """LCG-TRT-13: its card goes to the bottom of the treaty deck, seen or not."""
    s.treaties.remove(treaty)
    if treaty.card != NOTHING:
        s.treaty_deck.insert(0, treaty.card)
    if not treaty.breakers:
        s.tell("treaty_dissolved", (treaty.parties[0], treaty.parties[1]))
    else:
        s.tell("gone", (treaty.breakers[0],))
