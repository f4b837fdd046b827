"""What anybody could hold, for all that everybody knows.

Which packs the decks of a table are built from is no secret (docs/decisions/lcg-readings.md); which of their
cards somebody has is one. So whoever could hold an answer, by the packs, is asked whether he does or not.
"""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.lent import lent_to
from gorin.games.lcg.acting.using import NO_EVENTS, why_words_forbid
from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import COST, EVENT, INTERRUPT, REACTION, WOULD
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.reading import derived
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import SEATS

ANSWERING: Final = (REACTION, WOULD, INTERRUPT)


def could_answer(s: LcgState, window: str, seat: int, moment: TriggerEvent) -> bool:
    """Could this player, for all that everybody knows, hold something that answers this moment?"""
    held = s.held.answers.get((window, moment.kind))
    if held is None or window not in ANSWERING or not s.players[seat].hand or s.players[seat].lost:
        return False
    for card, ability in held:  # noqa: SIM110 - asked of everybody at every change
        if _could_use(s, seat, card, ability, moment):
            return True
    return False


def could_come_up(s: LcgState, window: str, seat: int, moment: TriggerEvent) -> bool:
    """A reaction is tried when all has happened: what it would do may be possible only then."""
    if window != REACTION:
        return could_answer(s, window, seat, moment)
    held = (REACTION, moment.kind) in s.held.answers
    return held and bool(s.players[seat].hand) and not s.players[seat].lost


def is_lent_an_answer(s: LcgState, window: str, seat: int, kind: str) -> bool:
    """LCG-PUT-09: may this player play such a card as if it were in hand? Everybody sees those."""
    return any((window, kind) in s.cards[s.what[card]].answering for card in lent_to(s, seat))


def _could_use(s: LcgState, seat: int, card: Card, ability: LcgAbility, moment: TriggerEvent) -> bool:
    if card.type == EVENT:
        if card.stats[COST] > s.players[seat].fate and not is_any_cost_changed(s):
            return False
        if NO_EVENTS in active_effects(s).topics and holds(s, NO_EVENTS, SEATS + seat):
            return False
    return why_words_forbid(s, AbilityContext(seat, NOTHING, moment), ability, NOTHING) is None


def is_any_cost_changed(s: LcgState) -> bool:
    return bool(derived(s).costing)
