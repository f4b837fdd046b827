"""Diamond Edition on the table: as `support.ccg_table`, with its cards."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.diamond.rules import EDITION
from support.ccg_table import Table, battle, side, table

__all__ = ["EDITION", "fighting", "having", "laid"]


def laid(phase: str = "action", **facts: Any) -> Table:
    """A table of this edition."""
    return table(phase, edition=EDITION, **facts)


def fighting(attacker: dict[str, Any], defender: dict[str, Any], **facts: Any) -> Table:
    """A battle of this edition."""
    return battle(attacker, defender, edition=EDITION, **facts)


def having(*play: Any, **facts: Any) -> dict[str, Any]:
    """A player with real cards: a bowed Stronghold, idle provinces and decks, an idle card in hand."""
    quiet = {
        "stronghold": "shiro-shinjo",
        "stronghold_bowed": True,
        "provinces": ["copper-mine"] * 4,
        "dynasty": ["copper-mine"] * 8,
        "fate": ["veteran-samurai"] * 8,
        "hand": ["veteran-samurai"],
    }
    return side(*play, **{**quiet, **facts})
