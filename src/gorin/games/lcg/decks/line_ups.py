"""Who meets whom, where nobody says otherwise: decks for every seat of a format."""

from __future__ import annotations

LINE_UPS: dict[str, tuple[tuple[str, ...], ...]] = {
    "stronghold": (
        ("crane-core", "lion-core"),
        ("crab-core", "scorpion-core"),
        ("dragon-core", "phoenix-core"),
        ("unicorn-core", "crane-core"),
    ),
    "skirmish": (
        ("lion-core-skirmish", "crane-core-skirmish"),
        ("scorpion-core-skirmish", "crab-core-skirmish"),
        ("phoenix-core-skirmish", "dragon-core-skirmish"),
        ("unicorn-core-skirmish", "lion-core-skirmish"),
    ),
    "enlightenment": (
        ("phoenix-core", "dragon-core", "scorpion-core"),
        ("crab-core", "unicorn-core", "crane-core"),
        ("lion-core", "phoenix-core", "crab-core"),
    ),
    "team-conquest": (
        ("crane-core", "scorpion-core", "phoenix-core", "unicorn-core"),
        ("lion-core", "crab-core", "dragon-core", "crane-core"),
    ),
}
"""By format; no title that is unique is in two decks of a team line-up (LCG-TEAM-17, LCG-TEAM-18)."""
