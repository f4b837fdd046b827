"""An attack among several players: who is attacked, who is invited, who assigns what in which order."""

from typing import Any

import pytest

import gorin
from support.ccg_several import BOOK, EDITION, laid, plain, playable
from support.ccg_table import Table, unit
from support.plain_cards import samurai
from support.rule import rule

RIDER = samurai("Plain Rider", keywords=("Cavalry",))
several = playable(RIDER)


def four(**facts: Any) -> Table:
    """North is about to attack; East, South and West have a Samurai each, clockwise."""
    sides = {name: plain("plain-samurai") for name in ("north", "east", "south", "west")}
    return laid("attack", **{**sides, **facts})


def declared(t: Table, by_attacker: str = "", by_defender: str = "") -> Table:
    """North attacks South; each leader invites these, by the first letters of their names."""
    t.north.chooses("seat2")
    for leader, guests in ((t.north, by_attacker), (t.south, by_defender)):
        for guest in guests.split():
            leader.chooses(f"seat{t.names.index(guest)}")
        if t.asked == t.names[leader.seat] and "Invite" in t.prompt:
            leader.chooses("done")
    return t


def assigns(t: Table, name: str, *places: str) -> None:
    """A player assigns his first units to these battlefields, and no more."""
    player = getattr(t, name)
    for place in places:
        player.chooses(min(player.may - {"done", "back"}))
        player.chooses(place)
    if t.asked == name and "Assign" in t.prompt:
        player.chooses("done")


# --- whom ---------------------------------------------------------------------------------------------


@rule("WH-ATK-06", "WH-ATK-01")
def test_the_attacker_picks_one_of_all_other_players():
    t = four()
    assert t.north.may == {"seat1", "seat2", "seat3", "pass"}
    t.north.chooses("seat3")
    assert (t.s.attacker, t.s.defender) == (0, 3)
    assert t.s.allegiance == [1, 0, 0, 2]


@rule("WH-ATK-07", "WH-GLO-21")
def test_attacker_and_defender_lead_the_sides():
    t = declared(four(), "east", "west")
    assert t.game.view()["battle"]["sides"] == {"attacking": [0], "defending": [2]}
    assigns(t, "north")
    assigns(t, "east", "p8")
    assert t.game.view()["battle"]["sides"] == {"attacking": [0, 1], "defending": [2]}


# --- invitations --------------------------------------------------------------------------------------


@rule("WH-ATK-12", "WH-ATK-14", "DE-ATK-07")
def test_first_the_attacker_then_the_defender_may_invite_the_players_who_are_left():
    t = four()
    t.north.chooses("seat2")
    assert t.asked == "north"
    assert t.north.may == {"seat1", "seat3", "done"}
    t.north.chooses("done")
    assert t.asked == "south"
    assert t.south.may == {"seat1", "seat3", "done"}


@rule("WH-ATK-15", "DE-ATK-08")
def test_both_sides_may_invite_the_same_players_and_as_many_as_they_like():
    t = declared(four(), "east west", "west east")
    assert t.game.view()["battle"]["invited"] == {"attacking": [1, 3], "defending": [1, 3]}


def test_an_invitation_can_be_taken_back_until_all_are_named():
    t = four()
    t.north.chooses("seat2")
    t.north.chooses("seat1")
    t.north.chooses("back")
    assert t.north.may == {"seat1", "seat3", "done"}
    t.north.chooses("seat3")
    t.north.chooses("done")
    assert t.s.invited == [0, 0, 0, 1]


@rule("WH-ATK-13", "WH-ATK-16", "DE-ATK-12")
def test_nobody_who_is_invited_has_to_say_anything():
    t = declared(four(), "east", "west")
    assert t.asked == "north"
    assert "Assign" in t.prompt
    assert t.game.view(1)["battle"]["sides"] == {"attacking": [0], "defending": [2]}
    assert [line for line in t.log if "invites" in line] == [
        f"{_name(t, 0)} invites {_name(t, 1)} to attack.",
        f"{_name(t, 2)} invites {_name(t, 3)} to defend.",
    ]


def _name(t: Table, seat: int) -> str:
    return t.game.view()["players"][seat]["name"]


@rule("WH-ATK-12")
def test_the_edition_says_who_may_be_invited(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(BOOK, "uninvitable", ((1, 1), (3, 1), (1, 2)))
    t = four()
    t.north.chooses("seat2")
    assert t.asked == "south"  # nobody can be invited to attack
    assert t.south.may == {"seat3", "done"}


def test_two_players_are_asked_nothing_of_the_kind():
    t = laid("attack", north=plain("plain-samurai"), south=plain("plain-samurai"))
    t.north.chooses("seat1")
    assert (t.asked, t.prompt) == ("north", "Assign which unit to attack?")


# --- assigning ----------------------------------------------------------------------------------------


@rule("WH-MAN-06", "WH-MAN-11", "WH-MAN-12", "DE-MAN-08", "DE-MAN-12")
def test_leaders_assign_before_their_guests_and_those_clockwise():
    t = declared(four(), "west east", "east west")
    order = []
    while "Assign" in t.prompt:
        order.append(t.asked)
        getattr(t, t.asked).chooses("done")
    assert order == ["north", "east", "west", "south", "west", "east"]


@rule("WH-MAN-07", "DE-ATK-13", "DE-MAN-09")
def test_an_ally_may_go_to_any_battlefield():
    t = declared(four(east=plain("plain-samurai", "plain-stranger")), "east")
    assigns(t, "north", "p8")
    t.east.chooses("plain-samurai")
    assert t.east.may == {"p8", "p9", "p10", "p11", "back"}
    t.east.chooses("p9")
    t.east.chooses("plain-stranger")
    t.east.chooses("p11")
    assert [t.s.place[t.card(slug, nth)] for slug, nth in (("plain-samurai", 1), ("plain-stranger", 0))] == [
        9,
        11,
    ]


@rule("WH-MAN-08", "DE-ATK-10")
def test_who_was_not_invited_by_a_side_does_not_assign_to_it():
    t = declared(four(), "east", "west")
    assigns(t, "north")
    assert (t.asked, t.prompt) == ("east", "Assign which unit to attack?")
    assigns(t, "east")
    assert t.asked == "south"
    assigns(t, "south")
    assert (t.asked, t.prompt) == ("west", "Assign which unit to defend?")


@rule("WH-MAN-09", "WH-MAN-15")
def test_who_assigns_on_invitation_becomes_an_ally():
    t = declared(four(), "east", "west")
    assigns(t, "north", "p8")
    assigns(t, "east", "p8")
    assigns(t, "south")
    assigns(t, "west", "p8")
    assert t.s.allegiance == [1, 1, 2, 2]
    assert [t.s.side[t.card("plain-samurai", seat)] for seat in range(4)] == [1, 1, 0, 2]
    assert f"{_name(t, 1)} is now an ally of {_name(t, 0)}." in t.log


@rule("WH-MAN-10", "DE-ATK-09")
def test_who_assigns_nothing_is_no_ally():
    t = declared(four(), "east", "east")
    assigns(t, "north", "p8")
    assigns(t, "east")
    assert t.s.allegiance == [1, 0, 2, 0]
    assert t.east.honor == 5
    assigns(t, "south")
    assert (t.asked, t.prompt) == ("east", "Assign which unit to defend?")


@rule("WH-MAN-13", "WH-MAN-14", "DE-ATK-11")
def test_an_attacking_ally_does_not_defend():
    t = declared(four(east=plain("plain-samurai", "plain-stranger")), "east", "east west")
    assigns(t, "north", "p8")
    assigns(t, "east", "p9")
    assigns(t, "south")
    assert t.asked == "west"
    assigns(t, "west")
    assert t.asked == "north" and "where next" in t.prompt  # the East has somebody left at home


@rule("WH-MAN-16", "WH-MAN-17", "DE-ATK-14", "DE-MAN-10")
def test_allying_brings_2_honor_once():
    t = declared(four(east=plain("plain-samurai", "plain-stranger")), "east")
    assigns(t, "north", "p8")
    assigns(t, "east", "p8", "p9")
    assert (t.north.honor, t.east.honor) == (5, 7)


@rule("DE-ATK-15", "DE-MAN-14", "DE-MAN-17")
def test_cavalry_that_comes_later_brings_no_more_honor():
    t = declared(four(east=plain("plain-samurai", "plain-rider")), "east")
    assigns(t, "north", "p8")
    t.east.chooses("plain-samurai")
    t.east.chooses("p8")
    t.east.chooses("done")
    assigns(t, "south")
    assert (t.asked, t.prompt) == ("east", "Assign which Cavalry unit to attack?")
    t.east.chooses("plain-rider")
    t.east.chooses("p9")
    assert t.east.honor == 7


@rule("WH-MAN-19", "WH-ADV-08")
def test_allying_rehonors_nobody():
    t = declared(four(east=plain(unit("plain-samurai", dishonored=True))), "east")
    assigns(t, "north", "p8")
    assigns(t, "east", "p8")
    assert (t.east.honor, t.is_dishonored("plain-samurai", 1)) == (7, True)


@rule("DE-DISH-12")
def test_in_some_editions_allying_rehonors_instead(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(BOOK, "allying_rehonors", True)
    t = declared(four(east=plain(unit("plain-samurai", dishonored=True))), "east")
    assigns(t, "north", "p8")
    assigns(t, "east", "p8")
    assert (t.east.honor, t.is_dishonored("plain-samurai", 1)) == (5, False)


def test_a_position_tells_who_is_invited_and_whose_turn_it_is_to_assign():
    t = declared(four(), "east west", "west")
    assigns(t, "north", "p8")
    assigns(t, "east", "p8")
    told = t.game.position()
    assert told["segment"] == "attacker-infantry"
    assert told["to_act"] == 3
    assert told["battle"] == {
        "attacker": 0,
        "defender": 2,
        "attacking_allies": [1],
        "invited_to_attack": [1, 3],
        "invited_to_defend": [3],
    }
    game = gorin.setup(EDITION, told)
    assert (game.state.allegiance, game.state.invited) == (t.s.allegiance, t.s.invited)
    assert (game.decision.seat, game.decision.prompt) == (3, "Assign which unit to attack?")
