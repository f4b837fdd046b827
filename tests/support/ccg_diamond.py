"""Diamond Edition on the table: as `support.ccg_table`, with its cards."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.diamond.rules import EDITION
from support.ccg_table import Table, battle, side, table

__all__ = ["EDITION", "fighting", "having", "laid", "waiting_for"]


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


def waiting_for(t: Table, who: str, what: str) -> None:
    """Everybody passes until somebody may choose something."""
    for _ in range(40):
        decision = t.game.decision
        assert decision is not None, f"{what} was never offered"
        if t.asked == who and what in getattr(t, who).may:
            return
        t.mirror.choose("pass", decision.seat)
    raise AssertionError(f"{what} was never offered")
