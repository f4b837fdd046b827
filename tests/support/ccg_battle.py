"""Battles in which one side holds the cards that are tried, and short ways to pick."""

from __future__ import annotations

from typing import Any

from support.ccg_table import Player, Table, battle, quiet_battle, side, table

IDLE = ("unproven-guardian",)
"""A hand that can do nothing in battle: its player is asked, so the battle goes on."""


WAITING = "keen-blade"
"""A card that nobody can play in combat: its player is asked all the same."""


def hand(*slugs: str) -> tuple[str, ...]:
    return (*slugs, WAITING)


def answer(t: Table, player: Player, what: str) -> None:
    """Everybody lets windows pass until this is offered to a player, who takes it."""
    assert is_offered(t, player, what), f"{what} was never offered"
    player.chooses(what)


def is_offered(t: Table, player: Player, what: str) -> bool:
    """Is this offered to a player before the windows are over?"""
    while not t.game.over and t.is_in_window:
        if t.game.decision.seat == player.seat and what in player.may:
            return True
        t.mirror.choose("pass", t.game.decision.seat)
    return False


def defending(held: Any, mine: Any, theirs: Any, **facts: Any) -> Table:
    """A battle in which the Defender, who acts first, holds these cards. The Attacker holds an idle one."""
    my_home, their_home = facts.pop("home", ()), facts.pop("their_home", ())
    told = {name: facts.pop(name) for name in ("honor", "starting_honor") if name in facts}
    attacker = side(*_all(theirs), home=list(their_home), hand=facts.pop("their_hand", IDLE))
    return battle(attacker, side(*_all(mine), home=list(my_home), hand=_all(held), **told), **facts)


def attacking(held: Any, mine: Any, theirs: Any, **facts: Any) -> Table:
    """A battle in which the Attacker holds these cards, and the Defender, with an idle one, has passed."""
    defender = side(*_all(theirs), honor=facts.pop("their_honor", 5), hand=IDLE)
    t = battle(side(*_all(mine), hand=_all(held)), defender, **facts)
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
    t.north.table_passes_reactions()
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


def struck_at(*focused: str) -> Table:
    """Ayano challenges; her player focuses these from the pool, one after another, then she is struck at."""
    t = quiet_battle(
        side("doji-ayano", hand=hand("steel-on-steel"), fate=(*focused, "charge", "charge", "charge")),
        side("hida-ogano", fate=("rout", "rout", "rout")),
    )
    t.attacker.chooses("use:steel-on-steel")
    t.attacker.chooses("doji-ayano")
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    for slug in focused:
        t.defender.chooses("rout")
        t.attacker.chooses(slug)
    t.defender.chooses("choice0")
    return t


def answer_focus(t: Table) -> None:
    """Focus Effects in the order they come, then the pools go back."""
    while "Focus" in t.prompt or "focus" in t.prompt or t.is_in_window:
        last = "react?" in t.prompt
        t.mirror.choose(t.game.decision.options[-1 if last else 0].id, t.game.decision.seat)
