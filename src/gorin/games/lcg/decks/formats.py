"""How decks are built, format by format (LCG-DECK, LCG-SKIR)."""

from __future__ import annotations

from typing import NamedTuple

from gorin.games.lcg.decks.law import LISTED, NONE, Law


class Clauses(NamedTuple):
    """Where the rulebook says it for a way of building."""

    dynasty: str
    dynasty_clan: str
    conflict: str
    conflict_clan: str
    influence: str
    copies: str


class Building(NamedTuple):
    """A way of building decks."""

    least: int
    most: int
    copies: int
    influence: int | None
    """What may be spent; None: what the stronghold says."""
    has_stronghold: bool
    """With a stronghold come provinces and perhaps a role."""
    sideboard: int
    law: Law
    clauses: Clauses


STRONGHOLD = Building(
    least=40,
    most=45,
    copies=3,
    influence=None,
    has_stronghold=True,
    sideboard=0,
    law=LISTED,
    clauses=Clauses("LCG-DECK-03", "LCG-DECK-04", "LCG-DECK-05", "LCG-DECK-06", "LCG-DECK-07", "LCG-DECK-08"),
)
SKIRMISH = Building(
    least=30,
    most=40,
    copies=2,
    influence=6,
    has_stronghold=False,
    sideboard=10,
    law=NONE,
    clauses=Clauses("LCG-SKIR-02", "LCG-SKIR-02", "LCG-SKIR-03", "LCG-SKIR-03", "LCG-SKIR-04", "LCG-SKIR-05"),
)
FORMATS: dict[str, Building] = {
    "stronghold": STRONGHOLD,
    "skirmish": SKIRMISH,
    "enlightenment": STRONGHOLD,
    "team-conquest": STRONGHOLD,
}
"""Only skirmish builds in another way (LCG-SKIR-01)."""
ALSO: dict[str, str] = {
    "standard": "stronghold",
    "emerald": "stronghold",
    "obsidian": "stronghold",
    "jade-edict": "stronghold",
    "team": "team-conquest",
    "teamconquest": "team-conquest",
}
"""What other programs call a format; those with a law of their own are built alike (LCG-DECK-14)."""
