"""Each reason why something cannot be used or played is given where it is the one that decides."""

from collections.abc import Callable
from typing import Any

import pytest

import gorin
from gorin.games.lcg.acting import playable, using
from gorin.games.lcg.language.abilities import action, in_conflict, maximum, reaction, unlimited
from gorin.games.lcg.language.restrictions import NOBODY_ENTERS, PLAY_EVENTS
from gorin.games.lcg.language.traits import (
    blanks,
    costs_besides,
    keywords,
    only_playable_if,
    players_cannot,
    whenever,
)
from gorin.games.lcg.language.verbs.in_play import bow, discard, honor, ready_, sacrifice
from gorin.games.lcg.language.verbs.players import gain_fate, lose_honor, take_fate
from gorin.games.lcg.language.when.conditions import BEARER, CONFLICT_PHASE, DURING_CONFLICT
from gorin.games.lcg.language.when.events import IS_HONORED
from gorin.games.lcg.language.which.card_filters import CHARACTER, HOLDING, theirs
from gorin.games.lcg.language.which.players import OF_WHOM_IT_HOLDS
from gorin.games.lcg.presentation import why, why_ability
from gorin.kernel.reasons import Reason
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.event_kinds import after
from gorin.language.picks import paying, target
from gorin.language.players import YOU
from gorin.language.selectors import PAID, SELF, TARGET
from support.lcg_cards import attachment, event, made, person, published
from support.lcg_formats import enlightenment, skirmish
from support.lcg_table import Table, side, table, who

FIGHTER = "Neutral conflict character"
CARDS = (
    person("Idler"),
    person("Poet", action(gain_fate(1))),
    person("Waker", action(ready_(SELF))),
    person("Guest", reaction(after(IS_HONORED, CHARACTER), unlimited(), gain_fate(1))),
    person("Host", reaction(after(IS_HONORED, CHARACTER), unlimited(), gain_fate(1))),
    person("Soldier", in_conflict(action(gain_fate(1)))),
    person("Censor", players_cannot(PLAY_EVENTS, YOU)),
    person("Warden", whenever(NOBODY_ENTERS, CONFLICT_PHASE)),
    person("Legend", facts="cost=- 2/2 glory=1"),
    person("Dear", facts="cost=9 2/2 glory=1"),
    made(f"Spearman | {FIGHTER} | cost=1 1/1 glory=0 | Bushi"),
    made(f"Hero | {FIGHTER} | cost=1 1/1 glory=0 | Bushi", keywords("legendary 3")),
    event("Praise", action(target(CHARACTER), honor(TARGET))),
    event("Tiring", action(target(theirs(CHARACTER)), bow(TARGET))),
    event("Ruin", action(cost(lose_honor(3)), target(CHARACTER), discard(TARGET))),
    event("Razing", action(paying(your(HOLDING)), cost(sacrifice(PAID)), gain_fate(1))),
    event("Feast", action(gain_fate(1)), facts="cost=9"),
    event("Once", action(maximum(1), gain_fate(1))),
    event("Test Levy", action(take_fate(1, OF_WHOM_IT_HOLDS))),
    event("Tithe", keywords("limited"), action(gain_fate(1))),
    attachment("Fog", blanks(BEARER)),
    attachment("Sword", facts="cost=2 1/0"),
    attachment("Heirloom", facts="cost=0 unique"),
    attachment("Banner", only_playable_if(DURING_CONFLICT)),
    attachment("Yoke", costs_besides(your(HOLDING), sacrifice(PAID))),
)

cards = published(*CARDS)

ROW = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
HOLDS = {"hand": ("ornate-fan",)}


def lying(card: str, **facts: Any) -> dict[str, Any]:
    """A player with a card in a province."""
    first = {"card": ROW[0], "cards": [{"card": card, "face_up": True, **facts}]}
    return {"provinces": (first, *ROW[1:])}


def acting(*play: Any, **facts: Any) -> Table:
    """North may act in the conflict phase; South, who has nobody, holds a card."""
    return table(north=side(*play, **{"hand": ("ornate-fan",), **facts}), south=side(**HOLDS))


def against(*play: Any, **facts: Any) -> Table:
    return table(north=side("idler", **HOLDS), south=side(*play, **facts))


def buying(**facts: Any) -> Table:
    return table("dynasty", north=side(**facts), south=side(**HOLDS))


def has_acted(slug: str, hand: tuple[str, ...] = ("ornate-fan",)) -> Table:
    """North has used a card, and is asked again."""
    t = acting(slug if slug == "poet" else "idler", hand=(*hand, "ornate-fan"))
    t.north.uses(slug)
    t.south.passes()
    return t


def answering(*more: Any) -> Table:
    """The Guest has answered, and the Host may still."""
    t = acting("guest", "host", *more, hand=("praise",))
    t.north.uses("praise", "guest")
    t.north.uses("guest")
    assert t.north.may_use("host")
    return t


HONORED = who("idler", status="honored")
CASES: list[tuple[Callable[[], Table], str, Reason]] = [
    (lambda: table("dynasty", north=side(**HOLDS), south=side(**lying("poet"))), "1:poet", why.NOT_ASKED),
    (lambda: against(hand=("praise",)), "praise", why.UNKNOWN),
    (lambda: acting("idler"), "idler", why.NOTHING_TO_USE),
    (lambda: acting("idler", hand=("tiring",)), "tiring", why_ability.NOBODY_TO_CHOOSE),
    (lambda: acting("idler", hand=("razing",)), "razing", why_ability.NOTHING_TO_PAY_WITH),
    (lambda: acting("idler", honor=2, hand=("ruin",)), "ruin", why_ability.CANNOT_BE_PAID),
    (lambda: acting(HONORED, hand=("praise",)), "praise", why_ability.CHANGES_NOBODY),
    (lambda: acting("waker"), "waker", why_ability.CHANGES_NOTHING),
    (
        lambda: acting(provinces=({"card": ROW[0], "revealed": True, "broken": True}, *ROW[1:])),
        ROW[0],
        why_ability.BROKEN,
    ),
    (answering, "guest", why_ability.ANSWERED),
    (lambda: answering("poet"), "poet", why.NOT_MEANT),
    (lambda: against("poet"), "poet", using.NOT_YOURS),
    (lambda: acting(conflict_discard=("feast",)), "feast", using.NOT_THERE),
    (lambda: acting(who("poet", "fog")), "poet", using.BLANK),
    (lambda: acting("guest"), "guest", using.NO_ACTION),
    (lambda: has_acted("poet"), "poet", using.USED_UP),
    (lambda: has_acted("once", ("once", "once")), "1st:once", using.AT_MAXIMUM),
    (lambda: acting(hand=("feast",)), "feast", using.NO_FATE),
    (
        lambda: enlightenment(north=side(hand=("test-levy",)), south=side(fate=0), east=side(fate=0)),
        "test-levy",
        using.NO_TARGET,
    ),
    (
        lambda: skirmish(north=side(hand=("once",)), south=side(), phase="dynasty"),
        "once",
        using.NOT_IN_DYNASTY,
    ),
    (lambda: acting("censor", hand=("once",)), "once", using.FORBIDDEN),
    (lambda: acting(hand=("tithe",)), "tithe", using.LIMITED),
    (lambda: acting("soldier"), "soldier", using.NOT_IN_CONFLICT),
    (lambda: against(**lying("legend")), "legend", playable.NOT_HERE),
    (lambda: buying(hand=("spearman",)), "spearman", playable.NOT_IN_DYNASTY),
    (lambda: acting(**lying("poet")), "poet", playable.ONLY_IN_DYNASTY),
    (lambda: buying(**lying("poet", face_up=False, known_to=[0])), "poet", playable.FACE_DOWN),
    (lambda: buying(**lying("legend")), "legend", playable.NO_PRICE),
    (lambda: buying(**lying("dear")), "dear", playable.NO_FATE),
    (lambda: acting(who("idler", "heirloom"), hand=("heirloom",)), "hand:heirloom", playable.UNIQUE),
    (lambda: acting("idler", hand=("yoke",)), "yoke", playable.NO_PAYMENT),
    (lambda: acting(hand=("sword",)), "sword", playable.NO_HOST),
    (lambda: acting(hand=("hero",)), "hero", playable.LEGENDARY),
    (lambda: acting("idler", hand=("banner",)), "banner", playable.FORBIDDEN),
    (lambda: acting("warden", hand=("spearman",)), "spearman", playable.NO_CHARACTERS),
]
"""Moment, what North asks about (or whoever is named), and the one reason that is given."""


def asked_about(t: Table, what: str) -> tuple[int, str]:
    """Who asks, and the ref of what is asked about."""
    who_or_which, _, name = what.rpartition(":")
    if name.startswith("ring-") or (name[0] == "p" and name[1:].isdigit()):
        return 0, name
    copies = [card for card in range(len(t.s.what)) if t.s.names[t.s.what[card]] == name]
    in_hand = [card for card in copies if card in t.s.players[0].hand]
    card = in_hand[0] if who_or_which in ("hand", "1st") else copies[0]
    return (1 if who_or_which == "1" else 0), f"c{card}"


@pytest.mark.parametrize(
    ("moment", "what", "reason"), CASES, ids=[f"{case[1]}-{case[2].clauses[0]}" for case in CASES]
)
def test_the_reason_is_this_one(moment: Callable[[], Table], what: str, reason: Reason):
    t = moment()
    assert t.game.why_not(*asked_about(t, what)) == (reason,)


def test_every_reason_is_asked_for_here():
    asked = {reason for _, _, reason in CASES}
    rooms = (why, why_ability, using, playable)
    known = {reason for room in rooms for reason in vars(room).values() if isinstance(reason, Reason)}
    assert known - asked == {using.CONDITION}, "which condition it is is told instead"


@pytest.mark.parametrize("ref", ["", "c", "c9999", "c-1", "p99", "seat7", "ring-", "c\u0663", "c1 "])
def test_what_does_not_exist_is_an_error_that_names_it(ref: str):
    with pytest.raises(gorin.GorinError, match="there is nothing called"):
        acting("idler").game.why_not(0, ref)
