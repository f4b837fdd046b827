"""Focus pools and focused cards."""

from __future__ import annotations

from gorin.games.ccg.kinds import FOCUS, FOCUSED, POOL
from gorin.games.ccg.table.contests import Contest
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.ops.zones import discard, hide_away, take_out
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import TriggerEvent
from gorin.language.core.knowing import show_to, show_to_all


def begin_duel(s: CcgState, challenger: int, challenged: int) -> None:
    s.tell("duel", (s.what[challenger], s.what[challenged]))


def refuse_duel(s: CcgState, challenged: int) -> None:
    """CE-DUEL-02."""
    s.tell("duel_refused", (s.controller[challenged], s.what[challenged]))
    happen(s, TriggerEvent("duel refused", challenged, s.controller[challenged]))


def form_pool(s: CcgState, seat: int, size: int) -> list[int]:
    """CE-DUEL-05: the top cards of the Fate deck, seen by their owner alone."""
    pile = s.players[seat].fate
    cards = [pile.pop() for _ in range(min(size, len(pile)))]
    for card in cards:
        s.zone[card] = POOL
        show_to(s, card, seat)
    s.tell("pool", (seat, len(cards)))
    return cards


def focus(s: CcgState, seat: int, card: int) -> None:
    """CE-DUEL-08: face-down. It may be any card of the hand or the pool, whatever others knew of those."""
    hide_away(s, card)
    take_out(s, card)
    s.zone[card] = FOCUSED
    s.tell("focus", (seat,))


def focus_openly(s: CcgState, duel: Contest, seat: int, card: int) -> None:
    """DE-DUEL-11: a card that does something else as well is focused face-up; that was his opportunity."""
    take_out(s, card)
    s.zone[card] = FOCUSED
    duel.focused[duel.turn].append(card)
    duel.turn = 1 - duel.turn
    duel.go("before_focus")
    s.tell("focus", (seat,))
    reveal_focus(s, seat, card)


def reveal_focus(s: CcgState, seat: int, card: int) -> None:
    show_to_all(s, card)
    s.tell("focus_revealed", (seat, card, s.what[card]))


def unfocus(s: CcgState, duel: Contest, card: int) -> None:
    """A focused card is discarded before the duel is decided, and counts no more."""
    for cards in duel.focused:
        if card in cards:
            cards.remove(card)
    end_focus(s, card)


def concede_duel(s: CcgState, duel: Contest, which: int, seat: int) -> None:
    """The other one wins; what was focused is discarded without effect."""
    duel.conceded = which
    for card in [card for cards in duel.focused for card in cards]:
        unfocus(s, duel, card)
    s.tell("duel_conceded", (seat,))


def end_focus(s: CcgState, card: int) -> None:
    """CE-DUEL-19: changes of its Focus Value end with the duel."""
    s.lasting = [each for each in s.lasting if each.subject != card or each.stat != FOCUS]
    discard(s, card)
