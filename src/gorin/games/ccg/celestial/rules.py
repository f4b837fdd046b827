"""Celestial Edition: what it answers where the editions differ, and the game it is played as."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.player_actions import (
    called,
    equip,
    favor_for_a_card,
    favor_in_battle,
    lobby,
    naval,
    rules_card,
    seppuku,
    tactics,
)
from gorin.games.ccg.celestial.cards import CARDS
from gorin.games.ccg.celestial.clauses import clauses_of
from gorin.games.ccg.celestial.decks import DECKS
from gorin.games.ccg.celestial.pool import POOL
from gorin.games.ccg.definition import Card
from gorin.games.ccg.edition import CcgEdition
from gorin.games.ccg.language.verbs.in_play.creating import with_created
from gorin.games.ccg.library import CcgLibrary
from gorin.games.ccg.rules import CcgRules
from gorin.language.core.ruleset import register_cards, register_ruleset
from gorin.language.library.library import open_library

EDITION = "celestial"


RULES_CARD = rules_card(
    called("Equip", equip()),
    called("Lobby", lobby()),
    called("Spend the Favor", favor_for_a_card()),
    called("Spend the Favor in battle", favor_in_battle()),
    called("Tactics", tactics()),
    called("Naval", naval()),
    called("Seppuku", seppuku()),
)

register_cards(EDITION, with_created([RULES_CARD, *CARDS]))
register_ruleset(CcgEdition(EDITION))


@final
class CelestialLibrary(CcgLibrary):
    """The cards and decks of Celestial."""

    def clauses(self, card: Card) -> tuple[str, ...]:
        return clauses_of(card)


LIBRARY = CelestialLibrary(EDITION)
LIBRARY.pool = POOL
LIBRARY.offer(DECKS)
open_library(LIBRARY)


@final
class CelestialRules(CcgRules):
    """The CCG, Celestial Edition: two seats, a deck for each."""

    id: ClassVar[str] = EDITION
    name: ClassVar[str] = "Legend of the Five Rings CCG, Celestial Edition"
    seats: ClassVar[tuple[int, ...]] = (2,)
    decks: ClassVar[tuple[str, ...]] = tuple([deck.id for deck in DECKS])


CELESTIAL = CelestialRules()
