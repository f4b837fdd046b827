"""Duplicates of unique characters, discarded for fate on the one in play (LCG-DUPL)."""

from __future__ import annotations

from gorin.games.lcg.kinds import CHARACTER, DISCARDED, RULES_EFFECT, TO_DISCARD
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.reading import characters_of
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.zones import HAND


def is_duplicate(s: LcgState, seat: int, card: int) -> bool:
    """May a player discard this card for 1 fate? Not where none can be placed (LCG-LEG-03, LCG-CANT-01)."""
    in_play = _copy_in_play(s, seat, card)
    return in_play != NOTHING and is_possible(s, _placed(in_play))


def _copy_in_play(s: LcgState, seat: int, card: int) -> int:
    """LCG-DUPL-01, LCG-DUPL-04, LCG-TEAM-17: the unique character of this title that a player or team has."""
    definition = s.definition(card)
    if definition.type != CHARACTER or not definition.unique:
        return NOTHING
    for mate in rules_of(s).members(s, seat):
        for each in characters_of(s, mate):
            if s.definition(each).name == definition.name and s.definition(each).unique:
                return each
    return NOTHING


def _placed(in_play: int) -> TriggerEvent:
    return TriggerEvent("fate placed", in_play, NOBODY, NOTHING, 1, RULES_EFFECT)


def discard_duplicate(s: LcgState, seat: int, card: int) -> None:
    """LCG-DUPL-02."""
    kind = "discarded from hand" if s.zone[card] == HAND else "leaves province"
    gone = TriggerEvent(kind, card, seat, DISCARDED, TO_DISCARD, RULES_EFFECT)
    rules_of(s).occur(s, [gone, _placed(_copy_in_play(s, seat, card))])
