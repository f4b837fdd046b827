"""How the end of a card game is told."""

from __future__ import annotations

from gorin.kernel.highlights import Highlight
from gorin.kernel.state import Outcome
from gorin.language.core.english import listed


def told_victory(winners: list[str], outcome: Outcome | None) -> Highlight:
    """Who wins, and why."""
    why = "" if outcome is None else outcome.reason
    if not winners:
        return Highlight("Nobody wins", result=why)
    return Highlight(f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}", result=why)
