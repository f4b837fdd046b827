"""Advanced play: decks of one's own with the cards of Celestial, on the map of War of Honor (WH-ADV)."""

from __future__ import annotations

from typing import final

from gorin.games.ccg.acting.player_actions import (
    called,
    equip,
    equip_by_performer,
    favor_for_a_card,
    favor_in_battle,
    lobby,
    naval,
    rules_card,
    seppuku,
    tactics,
)
from gorin.games.ccg.celestial.cards import CARDS as CELESTIAL_CARDS
from gorin.games.ccg.celestial.decks import DECKS as CELESTIAL_DECKS
from gorin.games.ccg.kinds import DYNASTY_TYPES, PERSONALITY
from gorin.games.ccg.language.verbs.in_play.creating import with_created
from gorin.games.ccg.library import CcgLibrary
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.war_of_honor.board import PRINTED, toshi_ranbo_ability
from gorin.games.ccg.war_of_honor.cards import CARDS
from gorin.games.ccg.war_of_honor.decks import DECKS
from gorin.games.ccg.war_of_honor.edition import WarEdition
from gorin.games.ccg.war_of_honor.presentation.why import TOSHI_RANBO
from gorin.language.core.ruleset import register_cards, register_ruleset
from gorin.language.library.library import open_library

ADVANCED = "war-of-honor-advanced"


@final
class AdvancedWarEdition(WarEdition):
    """WH-ADV-01: the rules of the CCG, as far as War of Honor does not change them."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.dynasty_types = DYNASTY_TYPES
        self.cavalry_segment = True
        self.overlays = (PERSONALITY,)
        self.targets_perform = True

    def favor_at_start(self, clans: list[tuple[str, ...]]) -> int:
        """CE-FAV-07."""
        return self.favor_of_clan(clans)

    def keeps_honor(self, s: CcgState) -> bool:
        """WH-ADV-01: decks of one's own ask for Family Honor, and so does Lobbying."""
        return True


RULES_CARD = rules_card(
    called("Equip", equip()),
    called(TOSHI_RANBO, toshi_ranbo_ability()),
    called("Lobby", lobby()),
    called("Spend the Favor", favor_for_a_card()),
    called("Spend the Favor in battle", favor_in_battle()),
    called("Tactics", tactics()),
    called("Naval", naval()),
    called("Seppuku", seppuku()),
    called("Equip a Spell", equip_by_performer(in_battle=True)),
)

_own = {card.slug for card in CELESTIAL_CARDS}
register_cards(
    ADVANCED,
    with_created(
        [RULES_CARD, *CELESTIAL_CARDS, *[card for card in CARDS if card.slug not in _own], *PRINTED]
    ),
)
register_ruleset(AdvancedWarEdition(ADVANCED))
LIBRARY = CcgLibrary(ADVANCED)
LIBRARY.is_variant = True
LIBRARY.offer([*DECKS, *CELESTIAL_DECKS])
open_library(LIBRARY)
