"""Copied abilities (DE-COPY): under who has copied one lies a card on which only that one is written."""

from __future__ import annotations

from gorin.games.ccg.kinds import REMOVED, UNDER, WHILE_BOWED, WHILE_IN_PLAY
from gorin.games.ccg.table.reading import COPIED
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect
from gorin.language.core.knowing import show_to_all
from gorin.language.core.ops import begin_ongoing


def copy_ability(s: CcgState, card: int, what: int, node: int, until: int, by: AbilityContext) -> None:
    """The abilities of what lies under a card are its own, and speak of it (DE-COPY-11)."""
    copy = s.add_card(s.names[what], s.controller[card])
    s.zone[copy] = UNDER
    s.host[copy] = card
    show_to_all(s, copy)
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = copy, COPIED, node
    lasting.context = AbilityContext(by.seat, by.source)
    s.tell("copied", (card, s.what[card], what, node))


def note_copied_use(s: CcgState, copy: int, action: int) -> None:
    """What comes of a copied ability may end with it: remember the action."""
    s.lasting = [_used(each, action) if _is_of(each, copy) else each for each in s.lasting]


def _is_of(lasting: LastingEffect, copy: int) -> bool:
    return lasting.keyword == COPIED and lasting.subject == copy


def _used(lasting: LastingEffect, action: int) -> LastingEffect:
    changed = lasting.copy()
    changed.context = lasting.context.clone()
    changed.context.numbers.append(action)
    return changed


def lose_copy(s: CcgState, lasting: LastingEffect) -> None:
    """DE-COPY-03, DE-COPY-04: with it go its tokens, and what lasts by grace of its card."""
    actions = lasting.context.numbers
    s.zone[lasting.subject] = REMOVED
    s.host[lasting.subject] = NOTHING
    s.tokens = [token for token in s.tokens if token.action not in actions]
    s.lasting = [
        each
        for each in s.lasting
        if each.action not in actions or each.until not in (WHILE_BOWED, WHILE_IN_PLAY)
    ]
    s.tell("copy_lost", (lasting.subject, s.what[lasting.subject], lasting.amount))
