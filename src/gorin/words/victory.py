"""How the end of a card game is told."""

from __future__ import annotations

from gorin.kernel.beats import Beat
from gorin.kernel.state import Outcome
from gorin.words.grammar.english import listed


def told_victory(winners: list[str], outcome: Outcome | None) -> Beat:
    """Who wins, and why."""
    why = "" if outcome is None else outcome.reason
    if not winners:
        return Beat("Nobody wins", result=why)
    return Beat(f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}", result=why)
