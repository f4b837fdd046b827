"""War of Honor as the kernel knows it."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.player_actions import called, equip, rules_card
from gorin.games.ccg.library import CcgLibrary
from gorin.games.ccg.rules import CcgRules
from gorin.games.ccg.war_of_honor.book import WarBook
from gorin.games.ccg.war_of_honor.cards import CARDS
from gorin.games.ccg.war_of_honor.decks import DECKS
from gorin.words.grammar.book import adopt, publish
from gorin.words.library.library import open_library

EDITION = "war-of-honor"

RULES_CARD = rules_card(called("Equip", equip()))

publish(EDITION, [RULES_CARD, *CARDS])
adopt(WarBook(EDITION))
LIBRARY = CcgLibrary(EDITION)
LIBRARY.offer(DECKS)
open_library(LIBRARY)


@final
class WarOfHonorRules(CcgRules):
    """The boxed game for two to six seats."""

    id: ClassVar[str] = EDITION
    name: ClassVar[str] = "War of Honor"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    decks: ClassVar[tuple[str, ...]] = tuple([deck.id for deck in DECKS])
    state_class: ClassVar[str] = "WarState"


WAR_OF_HONOR = WarOfHonorRules()
