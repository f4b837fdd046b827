"""Battles in which one side holds the cards that are tried, and short ways to pick."""

from __future__ import annotations

from typing import Any

from support.ccg_table import Player, Table, battle, side, table

IDLE = ("unproven-guardian",)
"""A hand that can do nothing in battle: its player is asked, so the battle goes on."""


def defending(hand: Any, mine: Any, theirs: Any, **facts: Any) -> Table:
    """A battle in which the Defender, who acts first, holds these cards. The Attacker holds an idle one."""
    my_home, their_home = facts.pop("home", ()), facts.pop("their_home", ())
    told = {name: facts.pop(name) for name in ("honor", "starting_honor") if name in facts}
    attacker = side(*_all(theirs), home=list(their_home), hand=facts.pop("their_hand", IDLE))
    return battle(attacker, side(*_all(mine), home=list(my_home), hand=_all(hand), **told), **facts)


def attacking(hand: Any, mine: Any, theirs: Any, **facts: Any) -> Table:
    """A battle in which the Attacker holds these cards, and the Defender, with an idle one, has passed."""
    defender = side(*_all(theirs), honor=facts.pop("their_honor", 5), hand=IDLE)
    t = battle(side(*_all(mine), hand=_all(hand)), defender, **facts)
    attacker_again(t)
    return t


def _all(told: Any) -> tuple[Any, ...]:
    return told if isinstance(told, tuple) else (told,)


def marched(north: dict[str, Any], south: dict[str, Any]) -> Table:
    """North attacks with all his units at province 4, and South defends there with all of his.

    North chooses next where to fight.
    """
    t = table("attack", north=north, south=south)
    t.north.chooses("seat1")
    while "Assign" in t.prompt:
        player = t.north if t.asked == "north" else t.south
        player.chooses(min(picks(player)))
        player.chooses("p4")
    return t


def attacker_again(t: Table) -> Player:
    """The Defender lets the Attacker act."""
    if t.asked == "defender":
        t.defender.passes()
    return t.attacker


def picks(player: Player) -> set[str]:
    """What can be picked now."""
    return player.may - {"back", "pass", "done"}


def picks_for(player: Player, ability: str) -> set[str]:
    """Begin to use an ability: what can be picked first."""
    player.chooses(f"use:{ability}")
    return picks(player)


def settles_on(player: Player, last: str) -> None:
    """Pick the last thing; nobody reacts."""
    player.chooses(last)
    player.table_passes_reactions()
