"""While something is asked, what is not offered says which condition of this question it does not meet."""

from collections.abc import Callable
from typing import Any

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.choosing import chooses_own
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.in_play import bow, honor, sacrifice
from gorin.games.lcg.language.verbs.players import gain_fate
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs, your
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.language.which.predicates import ready
from gorin.games.lcg.table import refusing
from gorin.kernel.reasons import Reason
from gorin.language.abilities import cost
from gorin.language.picks import paying, target
from gorin.language.selectors import CHOSEN, PAID, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_table import Table, side, table, who
from support.rule import rule

cards = published(
    person("Idler"),
    person("Guard"),
    person("Poet", facts="cost=1 -/2 glory=1"),
    person("Sneak", keywords("covert")),
    person("Spy", keywords("covert")),
    event("Praise", action(target(CHARACTER), honor(TARGET))),
    event("Tiring", action(target(theirs(CHARACTER.with_(ready))), bow(TARGET))),
    event("Offering", action(paying(your(CHARACTER.with_(ready))), cost(sacrifice(PAID)), gain_fate(1))),
    event("Demand", action(chooses_own(OPPONENT, CHARACTER, bow(CHOSEN)))),
    attachment("Sword", facts="cost=1 1/0"),
)

ROW = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
RINGS = [{"element": element} for element in ("earth", "water", "fire", "void")]
HOLDS = {"hand": ("ornate-fan",)}
BOWED = who("guard", bowed=True)


def using(slug: str, *play: Any, south: tuple[Any, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """North has begun to use a card of his hand, and is asked for the first thing that it needs."""
    t = table(north=side(*play, hand=(slug, *hand)), south=side(*south))
    if t.north.may_play(slug):
        t.north.plays(slug)
    else:
        t.north.uses(slug)
    return t


def declaring(upto: int, *north: Any, south: tuple[Any, ...] = (), **facts: Any) -> Table:
    """North declares a conflict, and has answered so many of its questions."""
    t = table(north=side(*north), south=side(*south, **HOLDS), **facts)
    while t.prompt.startswith("Use an action"):
        getattr(t, t.asked).passes()
    for choice in ("ring-air", "choice0", "p5")[:upto]:
        t.north.chooses(choice)
    return t


def claimed() -> Table:
    return declaring(0, "idler", rings=[{"element": "air", "state": "claimed", "holder": 1}, *RINGS])


def one_declared() -> Table:
    t = declaring(3, "idler", "poet", BOWED)
    t.north.picks("idler")
    return t


def evading() -> Table:
    """North's attacker has covert, and is asked whom it evades."""
    t = declaring(3, "sneak", south=("guard", "spy"))
    t.north.picks("sneak")
    t.north.chooses("done")
    return t


def defending() -> Table:
    """The Guard is evaded; South may declare the Spy, but not who is bowed."""
    t = evading()
    t.north.picks("guard")
    while not t.prompt.endswith("Who defends?"):
        getattr(t, t.asked).passes()
    return t


def armed() -> Table:
    return using("sword", who("idler", "sword"), "guard")


def demanded() -> Table:
    """South must choose one of his own, which North's card asks for."""
    t = table(north=side("idler", hand=("demand",)), south=side("guard", "poet", who("spy", bowed=True)))
    t.north.uses("demand")
    while t.asked != "south" or " — " not in t.prompt:
        getattr(t, t.asked).passes()
    return t


ONLY = "LCG-TARG-01"
CASES: list[tuple[Callable[[], Table], str, Reason]] = [
    (claimed, "ring-air", refusing.NOT_UNCLAIMED),
    (lambda: declaring(2, "idler"), "p9", refusing.NOT_OPEN),
    (lambda: declaring(2, "idler"), "p0", refusing.YOUR_OWN),
    (lambda: declaring(2, "idler"), "idler", Reason("You are asked for a province, not for a card.", ONLY)),
    (
        lambda: declaring(1, "idler"),
        "idler",
        Reason("You are asked to decide something, not to choose a card.", ONLY),
    ),
    (one_declared, "guard", refusing.BOWED),
    (one_declared, "idler", refusing.DECLARED),
    (one_declared, "poet", refusing.DASHED),
    (one_declared, ROW[0], refusing.NOT_YOUR_CHARACTER),
    (evading, "spy", refusing.HAS_COVERT),
    (evading, "sneak", refusing.NO_DEFENDER),
    (defending, "guard", refusing.EVADED),
    (defending, "sneak", refusing.NOT_YOUR_CHARACTER),
    (lambda: using("praise", "idler", who("guard", status="honored")), "guard", refusing.NO_CHANGE),
    (
        lambda: using("praise", "idler", south=(who("guard", "above-question"),)),
        "guard",
        refusing.SPARED_EVENTS,
    ),
    (
        lambda: using("tiring", "idler", south=("guard",)),
        "idler",
        Reason("Only characters an opponent controls can be chosen here.", ONLY),
    ),
    (
        lambda: using("tiring", "idler", south=("guard", who("poet", bowed=True))),
        "poet",
        Reason("Only ready characters can be chosen here.", ONLY),
    ),
    (
        lambda: using("offering", "idler", BOWED),
        "guard",
        Reason("Only ready characters can pay for this.", "LCG-COST-01", "LCG-COST-03"),
    ),
    (
        lambda: using("offering", "idler", hand=("sword",)),
        "sword",
        Reason("Only characters in play can pay for this.", "LCG-COST-01", "LCG-COST-03"),
    ),
    (armed, "idler", refusing.HAS_COPY),
    (armed, ROW[0], refusing.NO_HOST),
    (demanded, "spy", refusing.NO_CHANGE),
    (demanded, "idler", Reason("Only cards that Scorpion controls can be chosen here.", ONLY)),
]
"""Moment, what is asked about by whoever must choose, and the one reason that is given."""


def ref_of(t: Table, what: str) -> str:
    if what.startswith("ring-") or (what[0] == "p" and what[1:].isdigit()):
        return what
    copies = [card for card in range(len(t.s.what)) if t.s.names[t.s.what[card]] == what]
    return f"c{copies[0]}"


@rule("LCG-TARG-01", "LCG-TARG-07", "LCG-FRM3-09", "LCG-FRM3-14", "LCG-COV-02", "LCG-ATCH-04", "LCG-RING-02")
@pytest.mark.parametrize(
    ("moment", "what", "reason"),
    CASES,
    ids=[f"{case[1]}-{case[2].clauses[0]}-{i}" for i, case in enumerate(CASES)],
)
def test_what_is_not_offered_says_what_it_is_not(moment: Callable[[], Table], what: str, reason: Reason):
    t = moment()
    assert t.game.why_not(t.game.decision.seat, ref_of(t, what)) == (reason,)
