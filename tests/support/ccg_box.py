"""The cards of War of Honor on the table, for tests of what each of them does.

t = fight(attacker=army("matsu-sakaki"), defender=army("togashi-taro"))      # the Defender's units are there
act(t, "attacker").uses("matsu-sakaki", "togashi-taro")
t = laid(north=army("isawa-naki"), south=army())                             # the Action phase of North
"""

from __future__ import annotations

from typing import Any

from support import ccg_table
from support.ccg_table import Player, Table, side, unit

__all__ = [
    "EDITION",
    "IDLE",
    "act",
    "army",
    "asked_for",
    "bowed_in_play",
    "fight",
    "laid",
    "next_turn",
    "offered",
    "unit",
]

EDITION = "war-of-honor"
IDLE = "akodo-regulars"
"""A card that nobody can play in combat, so who holds it is asked and the battle goes on."""
QUIET = {
    "stronghold": "seven-stings-keep",
    "provinces": ["large-farm"] * 4,
    "dynasty": ["small-farm"] * 8,
    "fate": [IDLE] * 8,
}
"""A Stronghold that says nothing in battle, and cards that do nothing by themselves."""


def army(*play: Any, hand: tuple[str, ...] = (), **facts: Any) -> dict[str, Any]:
    """A side; its hand is never empty."""
    return side(*play, **{**QUIET, "hand": (*hand, IDLE), **facts})


def fight(**roles: Any) -> Table:
    """Combat at the Defender's first province; the roles are those of `support.ccg_table.ROLES`."""
    return ccg_table.war(EDITION, **roles)


def laid(phase: str = "action", **facts: Any) -> Table:
    return ccg_table.table(phase, edition=EDITION, **facts)


def act(t: Table, name: str) -> Player:
    """Everybody else passes until it is this player's turn to act."""
    for _ in range(20):
        if t.asked == name and not t.is_in_window:
            break
        t.mirror.choose("pass", t.game.decision.seat)
    return getattr(t, name)


def next_turn(t: Table) -> None:
    """Everybody passes or is done until the next player's turn."""
    active = t.s.active
    for _ in range(100):
        if t.game.over or t.s.active != active:
            return
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next((each for each in ("pass", "done") if each in ids), ids[-1]), decision.seat)
    raise AssertionError(f"the turn does not end: {t.prompt}")


def bowed_in_play(t: Table) -> set[str]:
    """The cards in play that are bowed, by slug."""
    return {t.s.definition(card).slug for card in t.s.in_play if t.s.bowed[card]}


def offered(t: Table, name: str, ability: str) -> bool:
    """Is an ability offered to a player when it is his turn?"""
    return f"use:{ability}" in act(t, name).may


def asked_for(player: Player, ability: str, *picks: str) -> set[str]:
    """Use an ability and pick these: what can be picked next."""
    player.chooses(f"use:{ability}")
    for pick in picks:
        player.chooses(pick)
    return player.may - {"back", "pass", "done"}
