"""Letting a conflict of the LCG take its course."""

from __future__ import annotations

from typing import Any


def until(t: Any, who: str, card: str) -> bool:
    """Everybody passes until this player can use this card; False where that does not come."""
    for _ in range(60):
        if getattr(t, who).may_use(card):
            return True
        if t.s.conflict is None:
            return False
        step(t)
    return False


def to_the_end(t: Any) -> None:
    """The conflict is resolved, and nobody does anything about it."""
    for _ in range(60):
        if t.s.conflict is None:
            return
        step(t)


def step(t: Any) -> None:
    decision = t.game.decision
    ids = [option.id for option in decision.options]
    t.mirror.choose("pass" if "pass" in ids else ids[0], decision.seat)
