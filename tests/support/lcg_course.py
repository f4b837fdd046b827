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


def declares(player: Any, *attackers: str, place: int = 5, ring: str = "air", type: str = "military") -> None:
    """A player who may declare a conflict does so with these attackers."""
    player.chooses(f"ring-{ring}")
    player.chooses(f"choice{('military', 'political').index(type)}")
    player.chooses(f"p{place}")
    player.picks(*attackers)
    player.chooses("done")


def declared(t: Any, player: str, *attackers: str, **how: Any) -> None:
    """A player comes to declare a conflict, and does so."""
    while not any(option.startswith("ring-") for option in getattr(t, player).options):
        go_on(t)
    declares(getattr(t, player), *attackers, **how)


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
    while t.asked is not None and t.prompt.endswith("Interrupt?"):
        t.mirror.choose("pass", t.game.decision.seat)


def bids(t: Any, attacker: int, defender: int) -> None:
    """Both bid for a duel; nobody interrupts it before."""
    unanswered(t)
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


def go_on(t: Any, *wanted: str) -> None:
    """Whoever is asked takes the first of these that is offered, or does as little as possible."""
    decision = t.game.decision
    ids = [option.id for option in decision.options]
    usual = ("pass", "done", "bid-1", ids[0])
    t.mirror.choose(next(each for each in (*wanted, *usual) if each in ids), decision.seat)


def to_phase(t: Any, phase: str, *wanted: str) -> None:
    """Nobody does anything until this phase begins anew."""
    began = (t.s.round, t.s.phase)
    for _ in range(200):
        if t.s.phase == phase and (t.s.round, phase) != began:
            return
        go_on(t, *wanted)
    raise AssertionError(f"the {phase} phase did not come")


def let_be(t: Any) -> None:
    """Nobody answers what happens: interrupts and reactions are passed on."""
    while not t.game.over and t.game.decision.kind == "response":
        t.mirror.choose("pass", t.game.decision.seat)


def turn_of(t: Any, name: str) -> None:
    """The others pass until this player may act."""
    for _ in range(20):
        if t.asked == name and t.game.decision.kind != "response":
            return
        t.mirror.choose("pass", t.game.decision.seat)
    raise AssertionError(f"{name} did not come to act")


def until_offered(t: Any, player: str, card: str) -> None:
    """Go on until a player may use a card."""
    for _ in range(10):
        if getattr(t, player).may_use(card):
            return
        go_on(t)
    raise AssertionError(f"{card} is never offered")


def acts(t: Any, player: str, card: str, *picks: str) -> None:
    """A player uses a card as soon as it is his turn, and nobody answers it."""
    turn_of(t, player)
    getattr(t, player).uses(card, *picks)
    let_be(t)
