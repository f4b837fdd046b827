"""Diamond Edition on the table, while it is not offered to players yet; the tests know it by this module.

diamond = playable()      # at the top of a test file, besides `published(..., edition="diamond")`
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gorin import games
from gorin.games.ccg.diamond.rules import DIAMOND, EDITION
from support.ccg_table import Table, battle, side, table

__all__ = ["EDITION", "fighting", "having", "laid", "playable"]


def playable() -> Callable[..., Any]:
    """A fixture for a whole test file: the game can be set up and played."""

    @pytest.fixture(autouse=True, scope="module")
    def diamond_is_playable() -> Iterator[None]:
        games.register(DIAMOND)
        try:
            yield
        finally:
            games.unregister(EDITION)

    return diamond_is_playable


def laid(phase: str = "action", **facts: Any) -> Table:
    """A table of this edition."""
    return table(phase, edition=EDITION, **facts)


def fighting(attacker: dict[str, Any], defender: dict[str, Any], **facts: Any) -> Table:
    """A battle of this edition."""
    return battle(attacker, defender, edition=EDITION, **facts)


def having(*play: Any, **facts: Any) -> dict[str, Any]:
    """A player with real cards: Crab, provinces and decks that do nothing, one idle card in hand."""
    quiet = {
        "stronghold": "shiro-shinjo",
        "stronghold_bowed": True,
        "provinces": ["copper-mine"] * 4,
        "dynasty": ["copper-mine"] * 8,
        "fate": ["veteran-samurai"] * 8,
        "hand": ["veteran-samurai"],
    }
    return side(*play, **{**quiet, **facts})
