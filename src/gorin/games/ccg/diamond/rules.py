"""Diamond Edition as the game it is played as."""

from __future__ import annotations

from typing import Any, ClassVar, final

from gorin.games.ccg.acting.player_actions import called, equip, rules_card, seppuku, tactics
from gorin.games.ccg.diamond.cards import CARDS
from gorin.games.ccg.diamond.decks import DECKS
from gorin.games.ccg.diamond.dialect import spoken_here
from gorin.games.ccg.diamond.library import DiamondLibrary
from gorin.games.ccg.diamond.player_actions import lobby
from gorin.games.ccg.diamond.policy import SEATS, DiamondBook
from gorin.games.ccg.rules import CcgRules
from gorin.games.ccg.words.verbs.in_play.creating import with_created
from gorin.kernel.errors import InvalidSetup
from gorin.words.grammar.book import adopt, publish
from gorin.words.library.library import open_library

EDITION = "diamond"
ALTERNATE = "alternate_start"

RULES_CARD = rules_card(
    called("Attach", equip()),
    called("Lobby", lobby()),
    called("Tactics", tactics()),
    called("Seppuku", seppuku()),
)

publish(EDITION, spoken_here(with_created([RULES_CARD, *CARDS])))
adopt(DiamondBook(EDITION))
LIBRARY = DiamondLibrary(EDITION)
LIBRARY.offer(DECKS)
open_library(LIBRARY)


@final
class DiamondRules(CcgRules):
    """The CCG, Diamond Edition: a deck for each seat."""

    id: ClassVar[str] = EDITION
    name: ClassVar[str] = "Legend of the Five Rings CCG, Diamond Edition"
    seats: ClassVar[tuple[int, ...]] = SEATS
    decks: ClassVar[tuple[str, ...]] = tuple([deck.id for deck in DECKS])

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        """Besides those of the family: `alternate_start` (DE-OPT-01)."""
        rest = {name: value for name, value in options.items() if name != ALTERNATE}
        cutting = options.get(ALTERNATE, False)
        if not isinstance(cutting, bool):
            raise InvalidSetup(f"{ALTERNATE} is yes or no, not {cutting!r} [DE-OPT-01]")
        return super().complete(rest) | ({ALTERNATE: True} if cutting else {})


DIAMOND = DiamondRules()
