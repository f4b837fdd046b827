"""The seven clans and what each can do (chapter Clans)."""

from __future__ import annotations

from typing import NamedTuple

from gorin.games.battle.map import CAPITAL_OF
from gorin.games.battle.tokens import full_set


class Clan(NamedTuple):
    """A clan: its own combat token and its ability in our words."""

    id: str
    name: str
    token: str
    ability: str


CLANS: tuple[Clan, ...] = (
    Clan("crab", "Crab", "navy-3", "Your faceup control tokens defend with 2 instead of 1."),
    Clan("crane", "Crane", "diplomacy", "If your total is tied for the highest in a battle, you win it."),
    Clan(
        "dragon",
        "Dragon",
        "blessing-3",
        "When you draw, draw one extra token; then return one token other than the bluff to your pool.",
    ),
    Clan(
        "lion",
        "Lion",
        "army-6",
        "Your bluff in a province that you control stays there until the battle and defends with 2.",
    ),
    Clan("phoenix", "Phoenix", "blessing-3", "Your attacks on a capital ignore its printed defense."),
    Clan(
        "scorpion",
        "Scorpion",
        "shinobi-3",
        "Once per round, after placing a token, you may look at one facedown token on the board.",
    ),
    Clan(
        "unicorn",
        "Unicorn",
        "raid",
        "Before the tokens are revealed, you may swap two of your tokens on the board.",
    ),
)
CLAN_IDS: tuple[str, ...] = tuple(clan.id for clan in CLANS)
CRAB, CRANE, DRAGON, LION, PHOENIX, SCORPION, UNICORN = range(7)
CAPITALS: list[int] = [CAPITAL_OF[clan.id] for clan in CLANS]
"""Clan -> the province with its capital."""
SETS: list[list[int]] = [full_set(clan.token) for clan in CLANS]
"""Clan -> its combat tokens, bluff included."""
