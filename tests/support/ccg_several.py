"""An edition for any number of seats, for tests only: plain cards and the family's own answers.

several = playable()                                    # at the top of a test file, with more cards if needed
t = war(attacker=..., raider=..., defender=..., guest=...)          # combat; see `support.ccg_table.ROLES`
t = laid("attack", north=..., east=..., south=...)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest

import gorin
from gorin import games
from gorin.games.ccg.acting.player_actions import called, equip, rules_card
from gorin.games.ccg.definition import Card
from gorin.games.ccg.edition import CcgEdition
from gorin.games.ccg.library import CcgLibrary
from gorin.games.ccg.rules import CcgRules
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.ruleset import register_cards, register_ruleset
from gorin.language.library.library import open_library
from support import ccg_table
from support.ccg_cards import with_cards
from support.ccg_table import Table
from support.plain_cards import PLAIN, deck, plain

EDITION = "several"

__all__ = ["BOOK", "EDITION", "laid", "new", "plain", "playable", "war"]


class SeveralEdition(CcgEdition):
    """The answers of the family, for two to six players."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.seats = (2, 3, 4, 5, 6)
        self.holdings_for_all = self.holdings_for_later = ()
        self.uninvitable: tuple[tuple[int, int], ...] = ()
        """Who may not be invited by which side, where a test says so: seat and side."""
        self.everybody_acts = False
        """Everybody has opportunities in battle, invited or not, as in Diamond (DE-BTL-30)."""

    def acts_in_battle(self, s: CcgState, seat: int) -> bool:
        return self.everybody_acts or super().acts_in_battle(s, seat)

    def may_be_invited(self, s: CcgState, seat: int, side: int) -> bool:
        return (seat, side) not in self.uninvitable


class SeveralRules(CcgRules):
    id: ClassVar[str] = EDITION
    name: ClassVar[str] = "the CCG for several"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)


register_cards(EDITION, [rules_card(called("Equip", equip()))])
BOOK = SeveralEdition(EDITION)
register_ruleset(BOOK)
open_library(CcgLibrary(EDITION))
RULES = SeveralRules()


def playable(*cards: Card) -> Callable[..., Any]:
    """A fixture for a whole test file: the edition, with the plain cards and these."""

    @pytest.fixture(autouse=True, scope="module")
    def several_is_playable() -> Iterator[None]:
        games.register(RULES)
        try:
            with with_cards(*PLAIN, *cards, edition=EDITION):
                yield
        finally:
            games.unregister(EDITION)

    return several_is_playable


def laid(phase: str = "action", **facts: Any) -> Table:
    """A table of this edition: a side for each seat by name, clockwise; the first one is active."""
    return ccg_table.table(phase, edition=EDITION, **facts)


def war(**facts: Any) -> Table:
    return ccg_table.war(EDITION, **facts)


def new(seats: int, seed: int, **parts: Any) -> gorin.Game:
    """A whole game with plain decks; `parts` as in `deck`."""
    decks = [deck("plain-keep" if seat % 2 else "plain-manor", **parts) for seat in range(seats)]
    return gorin.new(EDITION, seats=seats, decks=decks, seed=seed)
