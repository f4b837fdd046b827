"""Status tokens: moved from one to another, put on provinces; taint (LCG-STAT)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.changing import Changing, cause
from gorin.games.lcg.words.verbs.in_play import ToEach
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Moment, Scope


@final
class MoveStatus(Changing):
    """The status token of a character goes to another one (LCG-STAT-08, LCG-STAT-13)."""

    def __init__(self, source: Things, to: Things) -> None:
        super().__init__()
        self.source = source
        self.to = to

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("status moved", card, s.controller[card], other, 0, by)
            for card in self.source.cards(s, scope)
            for other in self.to.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.CLEAR_STATUS, self.source.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"move a status token from {self.source.text(speaker)} to {self.to.text(speaker)}"


def move_status(source: Things, to: Things) -> Changing:
    return MoveStatus(source, to)


def taint(whom: Things) -> Changing:
    """LCG-STAT-14: characters or provinces."""
    return ToEach("tainted", meaning.TAINT, "taint {whom}", whom)


def dishonor_province(whom: Things) -> Changing:
    """LCG-STAT-11."""
    words = "place a dishonored status token on {whom}"
    return ToEach("province dishonored", meaning.DISHONOR, words, whom)
