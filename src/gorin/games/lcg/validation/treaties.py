"""Are these treaties that could have been made?"""

from __future__ import annotations

from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.games.lcg.formats.treaties.promises import DURATIONS, LEAST_VALUE, LONGEST, MOST_VALUE, VOCABULARY
from gorin.games.lcg.table.state import TREATY_RULES, LcgState
from gorin.games.lcg.table.treaty import Treaty
from gorin.language.core.context import NOTHING


def why_invalid(s: LcgState) -> str | None:
    if s.treaty_rule not in TREATY_RULES:
        return "there is no such rule for treaties"
    if s.treaties and s.treaty_rule == "none":
        return "there are treaties where none are made"
    pairs = [tuple(sorted(treaty.parties)) for treaty in s.treaties]
    if len(set(pairs)) != len(pairs):
        return "two players have two treaties"  # LCG-TRT-08
    cards = s.treaty_deck + [treaty.card for treaty in s.treaties if treaty.card != NOTHING]
    if s.treaty_rule != "cards" and cards:
        return "there are treaty cards where none are used"
    if any(not 0 <= card < len(TREATY_CARDS) for card in cards):
        return "there is no such treaty card"
    if len(set(cards)) != len(cards):
        return "there is a treaty card twice"
    if any(not 0 <= offer < s.seats * s.seats for offer in s.offers):
        return "a treaty was offered by nobody"
    for treaty in s.treaties:
        wrong = _why_wrong(s, treaty)
        if wrong:
            return wrong
    return None


def _why_wrong(s: LcgState, treaty: Treaty) -> str | None:
    parties = treaty.parties
    if len(parties) != 2 or parties[0] == parties[1] or not all(0 <= seat < s.seats for seat in parties):
        return "a treaty is made by two players"
    if any(s.players[seat].lost for seat in parties):
        return "a treaty is made with somebody who is out"  # LCG-ENL-06
    if len(treaty.promises) != 2 or not LEAST_VALUE <= treaty.value <= MOST_VALUE:
        return "a treaty has two promises, and 1 to 5 is staked on it"
    kinds = [promise.kind for promise in treaty.promises]
    too_long = any(len(promise.words) > LONGEST for promise in treaty.promises)
    if too_long or any(not 0 <= kind < len(VOCABULARY) for kind in kinds):
        return "something is promised that cannot be promised"
    if not 0 <= treaty.until < len(DURATIONS) or treaty.round < 0:
        return "a treaty lasts for no time that there is"
    if any(seat not in parties for seat in treaty.breakers + treaty.accused):
        return "a treaty is broken by somebody who has not made it"
    return None
