"""What the players agree on before a game: what wins, optional rules, own decks (WH-VAR, WH-OPT, WH-ADV)."""

from __future__ import annotations

from typing import Any, Final

from gorin.games.ccg.war_of_honor.advanced import ADVANCED
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.games.ccg.war_of_honor.victory import VICTORIES
from gorin.kernel.variants import Choice, Variant, switch

VICTORY = Variant(
    "victory", "Victory", tuple([Choice(each.id, each.name, each.text) for each in VICTORIES.values()])
)
GEMPUKKU = switch(
    "gempukku",
    "Gempukku",
    "All Fortresses begin face-up.",
    "One Fortress of each player begins face-up. With every step on a Path another may be turned up.",
)
STRENGTH_OF_WILL = switch(
    "strength_of_will",
    "Strength of Will",
    "When a province is lost in an attack, the attacked Fortress is turned face-down.",
    "No one can turn another player's Fortress face-down, not even by conquest.",
)
ADVANCED_PLAY = switch(
    "advanced",
    "Advanced play",
    "Played with the decks of the box.",
    "Played with your own decks and the cards of the Celestial Edition, on the same map.",
    library=ADVANCED,
)
VARIANTS: Final[tuple[Variant, ...]] = (VICTORY, GEMPUKKU, STRENGTH_OF_WILL, ADVANCED_PLAY)


def agreed(s: WarState) -> list[dict[str, Any]]:
    """What this table plays by: what wins, and every rule that is not the usual one."""
    made = [
        VICTORY.agreed(s.victory),
        GEMPUKKU.agreed(s.gempukku),
        STRENGTH_OF_WILL.agreed(s.strength_of_will),
        ADVANCED_PLAY.agreed(s.edition == ADVANCED),
    ]
    return [each for number, each in enumerate(made) if number == 0 or not each["usual"]]
