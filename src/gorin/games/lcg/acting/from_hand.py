"""What anybody could hold, for all that everybody knows.

Which packs the decks of a table are built from is no secret (docs/decisions/lcg-readings.md); which of their
cards somebody has is one. So whoever could hold an answer, by the packs, is asked whether he does or not.
"""

from __future__ import annotations

from gorin.games.lcg.acting.using import NO_EVENTS, why_words_forbid
from gorin.games.lcg.definition import Card, CostRule, catalogue
from gorin.games.lcg.kinds import COST, EVENT, INTERRUPT, REACTION, WOULD
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.in_force import holds, in_force
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.zones import HAND

Held = dict[tuple[str, str], list[tuple[Card, LcgAbility]]]
"""What could be used out of a hand, by window and kind of moment."""
ANSWERING = (WOULD, INTERRUPT, REACTION)

_from_hand: dict[tuple[str, frozenset[str]], Held] = {}


def answers_in_hands(s: LcgState) -> Held:
    """What any card of the packs at this table could do out of a hand; worked out once for such tables."""
    key = (s.edition, s.packs)
    known = _from_hand.get(key)
    if known is None:
        known = _from_hand[key] = {}
        for card in catalogue(s.edition).values():
            if card.printed.pack in s.packs:
                _note_answers(known, card)
    return known


def _note_answers(known: Held, card: Card) -> None:
    for ability in card.usables:
        if ability.hears and (HAND in ability.works_from if ability.works_from else card.type == EVENT):
            known.setdefault((ability.window, ability.hears), []).append((card, ability))


def could_answer(s: LcgState, window: str, seat: int, moment: Moment) -> bool:
    """Could this player, for all that everybody knows, hold something that answers this moment?"""
    held = answers_in_hands(s).get((window, moment.kind))
    if held is None or window not in ANSWERING or not s.players[seat].hand or s.players[seat].lost:
        return False
    return any(_could_use(s, seat, card, ability, moment) for card, ability in held)


def could_come_up(s: LcgState, window: str, seat: int, moment: Moment) -> bool:
    """A reaction is tried when all has happened: what it would do may be possible only then."""
    if window != REACTION:
        return could_answer(s, window, seat, moment)
    held = (REACTION, moment.kind) in answers_in_hands(s)
    return held and bool(s.players[seat].hand) and not s.players[seat].lost


def _could_use(s: LcgState, seat: int, card: Card, ability: LcgAbility, moment: Moment) -> bool:
    if card.type == EVENT:
        if card.stats[COST] > s.players[seat].fate and not is_any_cost_changed(s):
            return False
        if NO_EVENTS in in_force(s).topics and holds(s, NO_EVENTS, SEATS + seat):
            return False
    return why_words_forbid(s, Scope(seat, NOTHING, moment), ability, NOTHING) is None


def is_any_cost_changed(s: LcgState) -> bool:
    return any(isinstance(rule, CostRule) for rule, _ in in_force(s).rules)
