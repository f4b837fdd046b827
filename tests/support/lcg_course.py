"""Letting a conflict of the LCG take its course."""

from __future__ import annotations

from typing import Any

from support.lcg_table import Table, conflict


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


def attack(**facts: Any) -> Table:
    """A conflict in which the attacker is to act: the defender has passed."""
    t = conflict(**facts)
    for _ in range(5):
        if t.asked == "attacker":
            return t
        t.defender.passes()
    raise AssertionError("the attacker was never asked")


def unanswered(t: Table) -> None:
    """Nobody interrupts what is about to happen."""
    while t.asked is not None and t.prompt.endswith("Do you interrupt?"):
        t.mirror.choose("pass", t.game.decision.seat)
