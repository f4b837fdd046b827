"""Diamond Edition as the game it is played as."""

from __future__ import annotations

import random
from typing import ClassVar, final

from gorin.games.ccg.acting.player_actions import called, equip_paid_first, rules_card, seppuku, tactics
from gorin.games.ccg.diamond import sanity
from gorin.games.ccg.diamond.cards import CARDS
from gorin.games.ccg.diamond.decks import DECKS
from gorin.games.ccg.diamond.dialect import spoken_here
from gorin.games.ccg.diamond.edition import SEATS, DiamondEdition
from gorin.games.ccg.diamond.hidden import choose_anew
from gorin.games.ccg.diamond.library import DiamondLibrary
from gorin.games.ccg.diamond.player_actions import lobby, rearrange
from gorin.games.ccg.diamond.pool import POOL
from gorin.games.ccg.language.verbs.in_play.creating import with_created
from gorin.games.ccg.language.verbs.in_play.overlaying import overlay_attachment
from gorin.games.ccg.rules import CcgRules
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.variants import Variant, switch
from gorin.language.core.ruleset import register_cards, register_ruleset
from gorin.language.library.library import open_library

EDITION = "diamond"

RULES_CARD = rules_card(
    called("Attach", equip_paid_first()),
    called("Lobby", lobby()),
    called("Tactics", tactics()),
    called("Seppuku", seppuku(is_reaction=False)),
    called("Move attachments", rearrange()),
    called("Overlay", overlay_attachment()),
)

register_cards(EDITION, spoken_here(with_created([RULES_CARD, *CARDS])))
register_ruleset(DiamondEdition(EDITION))
LIBRARY = DiamondLibrary(EDITION)
LIBRARY.pool = POOL
LIBRARY.offer(DECKS)
open_library(LIBRARY)


CUTTING = switch(
    "alternate_start",
    "Cutting for the first turn",
    "The player who starts with the most Honor goes first.",
    "Each player cuts their Fate deck and adds that Focus value.",
)
"""DE-OPT-01."""


@final
class DiamondRules(CcgRules):
    """The CCG, Diamond Edition: a deck for each seat."""

    id: ClassVar[str] = EDITION
    name: ClassVar[str] = "Legend of the Five Rings CCG, Diamond Edition"
    seats: ClassVar[tuple[int, ...]] = SEATS
    decks: ClassVar[tuple[str, ...]] = tuple([deck.id for deck in DECKS])
    variants: ClassVar[tuple[Variant, ...]] = (CUTTING,)

    def determinize(self, s: CcgState, seat: int, rng: random.Random) -> None:
        super().determinize(s, seat, rng)
        choose_anew(s, seat, rng)

    def why_invalid(self, s: CcgState) -> str | None:
        return super().why_invalid(s) or sanity.why_invalid(s)


DIAMOND = DiamondRules()
