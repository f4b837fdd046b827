"""Why not, at a table of several: who is not invited, who has left, who has no part in a battle."""

import pytest

from gorin.games.ccg.acting.relevance import NO_PART
from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.presentation import why
from gorin.games.ccg.table import refusing
from gorin.kernel.reasons import Reason
from support.ccg_making import strategy
from support.ccg_several import BOOK, laid, plain, playable, war
from support.ccg_table import Table
from support.rule import rule

several = playable(strategy("Test Cheer", focus=1, text=(battle(gain_honor(1), absent=True),)))
SOLDIER, IDLE = "plain-samurai", ("guard-1",)


def reasons(t: Table, seat: int, ref: str) -> tuple[Reason, ...]:
    return t.game.why_not(seat, ref)


def inviting() -> Table:
    """North, who attacks East, invites."""
    sides = {name: plain(SOLDIER, hand=IDLE) for name in ("north", "east", "south", "west")}
    t = laid("attack", **sides)
    t.north.chooses("seat1")
    return t


@rule("WH-ATK-12")
def test_who_leads_a_side_is_not_invited():
    t = inviting()
    assert reasons(t, 0, "seat1") == (refusing.LEADS,)
    assert reasons(t, 0, "seat2") == ()


def test_an_invitation_is_given_once():
    t = inviting()
    t.north.chooses("seat2")
    assert reasons(t, 0, "seat2") == (refusing.INVITED,)


@rule("WH-ATK-12", "WH-ATK-14")
def test_the_edition_may_forbid_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(BOOK, "uninvitable", ((2, 1),))
    assert reasons(inviting(), 0, "seat2") == (refusing.NOT_INVITABLE,)


def test_who_has_left_can_be_neither_attacked_nor_invited():
    t = inviting()
    t.mirror.choose("concede", 3)
    assert reasons(t, 0, "seat3") == (refusing.HAS_LEFT,)


def test_who_has_left_is_told_that_it_is_not_his_turn():
    t = inviting()
    t.mirror.choose("concede", 3)
    assert reasons(t, 3, "seat0") == (why.NOT_ASKED,)
    assert t.game.view(3)["decision"] is None
    assert t.game.view(3)["players"][3]["stronghold"] is None
    assert t.game.view(3)["players"][3]["hand"] == []


@rule("WH-PRS-03", "WH-CLR-27")
def test_without_an_invitation_nothing_is_done_from_afar(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(BOOK, "everybody_acts", True)
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        defender=plain(SOLDIER, hand=IDLE),
        bystander=plain(hand=("test-cheer",)),
    )
    t.defender.passes()
    assert reasons(t, 2, f"c{t.card('test-cheer')}") == (NO_PART,)
