"""Who controls a card, and for how long (CE-CTRL)."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ATTACHMENTS, GAME_END, HOME, NO_SIDE, PERSONALITY
from gorin.games.ccg.table.ops.copies import lose_copy
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.reading import COPIED, land_of, unit
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.ops import begin_ongoing, happen

LOAN_IS_OVER: Final = "loan is over"
"""A moment to which nobody responds: an attachment goes back, and its controller says to whom."""
LENT: Final = "lent"
"""Marks, where the keyword of a lasting effect stands, that control of a card was taken for a while."""


def change_control(
    s: CcgState, card: int, seat: int, until: int = GAME_END, by: AbilityContext | None = None
) -> bool:
    """CE-CTRL-02, CE-CTRL-04: a Personality takes his attachments along and changes sides.

    CE-CTRL-03: whose a Region or a Fortification is depends on its province alone.
    CE-KEY-14, CE-UNIQ-01: some cards will not be controlled by just anybody.
    """
    if s.controller[card] == seat or land_of(s, card) != NOTHING:
        return False
    if why_not_controlled(s, card, seat) is not None:
        return False
    before = s.controller[card]
    for each in unit(s, card) if s.type_of(card) == PERSONALITY else [card]:
        hand_over(s, each, seat)
    s.tell("control", (card, s.what[card], seat))
    if s.place[card] != HOME:
        _change_sides(s, card, seat)
    lend(s, card, before, until, by)
    return True


def _change_sides(s: CcgState, card: int, seat: int) -> None:
    """CE-CTRL-04; with somebody on no side, or where the taken go home, he leaves the battlefield."""
    s.side[card] = NO_SIDE if s.settings.taken_go_home else s.allegiance[seat]
    if s.side[card] == NO_SIDE:
        s.place[card] = HOME
        s.tell("go_home", (card, s.what[card]))


def hand_over(s: CcgState, card: int, seat: int) -> None:
    """What the card has copied speaks for its new controller."""
    s.controller[card] = seat
    s.lasting = [_spoken_for(each, seat) if each.is_trait_of(card) else each for each in s.lasting]


def _spoken_for(trait: LastingEffect, seat: int) -> LastingEffect:
    changed = trait.copy()
    changed.context = trait.context.clone()
    changed.context.seat = seat
    return changed


def lend(s: CcgState, card: int, before: int, until: int, by: AbilityContext | None) -> None:
    """CE-DUR-02: if control was taken for a while, remember from whom. Taken for good it is lent no more."""
    if by is None:
        return
    if until == GAME_END:
        s.lasting = [each for each in s.lasting if not _is_loan(each, card)]
    else:
        loan = begin_ongoing(s, until, by)
        loan.subject, loan.keyword, loan.amount = card, LENT, -1 - before
        s.tell("lent", (card, s.what[card], before, until))


def end_all_but(s: CcgState, staying: list[LastingEffect]) -> None:
    """The other lasting effects are over, and what was lent by them goes back."""
    kept = {each.id for each in staying}
    ended = [each for each in s.lasting if each.id not in kept]
    loans = [each for each in ended if each.keyword == LENT]
    s.lasting = staying
    for copy in [each for each in ended if each.keyword == COPIED]:
        s.forget()
        lose_copy(s, copy)
    for loan in loans:
        s.forget()
        _give_back(s, loan)


def _give_back(s: CcgState, loan: LastingEffect) -> None:
    """To the player from whom it was taken, if nobody else has taken it since."""
    card, taker, before = loan.subject, loan.context.seat, -1 - loan.amount
    if card not in s.in_play:
        return
    later = [each for each in s.lasting if _is_loan(each, card) and each.id > loan.id]
    if later:
        s.lasting = [_lent_by(each, before) if each is later[0] else each for each in s.lasting]
    elif s.controller[card] != taker:
        return
    elif s.type_of(card) in ATTACHMENTS:
        happen(s, TriggerEvent(LOAN_IS_OVER, card, before))
    else:
        change_control(s, card, before)


def _is_loan(lasting: LastingEffect, card: int) -> bool:
    return lasting.keyword == LENT and lasting.subject == card


def _lent_by(loan: LastingEffect, seat: int) -> LastingEffect:
    """Somebody took it from one who had it only for a while: it goes back to the one before him."""
    changed = loan.copy()
    changed.amount = -1 - seat
    return changed
