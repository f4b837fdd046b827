"""Naval invasions (DE-NAV)."""

import pytest

from gorin.games.ccg.diamond.language.saying import terrain
from gorin.games.ccg.kinds import ATTACKING, DEFENDING, NO_SIDE
from gorin.games.ccg.language.abilities import battle, reaction
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.language.selectors import SELF
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import follower, strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Captain", keywords=("Naval",), text=(battle(gives(SELF, force=1)),)),
    samurai("Mate", keywords=("Naval",)),
    follower("Crew", force=1, honor_req=0, gold=1, focus=1, keywords=("Naval",)),
    strategy("Dunes", focus=1, keywords=("Terrain",), text=(terrain(),)),
    strategy("Alarm", focus=1, text=(reaction(heard("engaged", "after a battle begins"), draw(1)),)),
    edition=EDITION,
)
INVADE, ORDINARY = "choice0", "choice1"
HELD = ["dunes", "guard-1"]


def sailing(army, defence=(), **facts):
    """One army at the first province, after everybody was assigned; the other side waits there."""
    north = plain(*army, hand=facts.pop("hand", HELD))
    t = laid("attack", north=north, south=plain(*defence, hand=facts.pop("theirs", HELD)))
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    for who, cards in (("north", army), ("south", defence)):
        for each in cards:
            player = getattr(t, who)
            player.chooses(each["card"] if isinstance(each, dict) else each)
            player.chooses("p4")
    t.north.table_passes_reactions()
    t.north.chooses("p4")
    return t


def fight_of(t):
    return next(step for step in t.s.stack if type(step).__name__ == "Battle")


@rule("DE-NAV-01", "DE-NAV-02", "DE-NAV-08")
def test_an_attacking_army_of_sailors_acts_first():
    t = sailing(["captain"])
    assert t.north.may == {INVADE, ORDINARY}
    t.north.chooses(INVADE)
    assert fight_of(t).invading == ATTACKING
    assert t.asked == "north" and t.s.in_combat
    t.north.passes()
    assert t.asked == "south"


@rule("DE-NAV-01")
def test_an_invasion_need_not_be_made():
    t = sailing(["captain"])
    t.north.chooses(ORDINARY)
    t.north.table_passes_reactions()
    assert fight_of(t).invading == NO_SIDE and t.asked == "south"


@rule("DE-NAV-03")
def test_an_invasion_of_the_defender_changes_no_order():
    t = sailing(["plain-samurai"], ["captain"])
    assert t.south.may == {INVADE, ORDINARY}
    t.south.chooses(INVADE)
    assert fight_of(t).invading == DEFENDING
    assert t.asked == "south" and t.s.in_combat
    assert "use:dunes" not in t.south.may


@rule("DE-NAV-04")
def test_the_invader_lays_no_terrain_before_the_others_have_acted():
    t = sailing(["captain"], ["plain-samurai"])
    t.north.chooses(INVADE)
    assert "use:dunes" not in t.north.may
    assert any("DE-NAV-04" in str(reason) for reason in t.game.why_not(0, f"c{t.card('dunes')}"))
    t.north.passes()
    assert "use:dunes" in t.south.may  # the others may, at once


@rule("DE-NAV-04")
def test_once_somebody_has_passed_the_invader_may():
    t = sailing(["captain"], ["plain-samurai"])
    t.north.chooses(INVADE)
    t.north.chooses("use:captain")
    t.north.table_passes_reactions()
    assert not fight_of(t).met
    t.south.passes()
    assert fight_of(t).met and "use:dunes" in t.north.may


@rule("DE-NAV-05")
def test_nobody_reacts_to_the_beginning_of_an_invasion():
    t = sailing(["captain"], theirs=["alarm", "guard-1"])
    t.north.chooses(INVADE)
    assert t.asked == "north" and t.s.in_combat
    t = sailing(["captain"], theirs=["alarm", "guard-1"])
    t.north.chooses(ORDINARY)
    while t.asked == "north":
        t.north.passes()
    assert "use:alarm" in t.south.may


@rule("DE-NAV-06")
def test_each_battle_is_decided_by_itself():
    t = laid("attack", north=plain("captain", "mate", hand=HELD), south=plain(hand=[]))
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    for who, place in (("captain", "p4"), ("mate", "p5")):
        t.north.chooses(who)
        t.north.chooses(place)
    t.north.table_passes_reactions()
    t.north.chooses("p4")
    t.north.chooses(INVADE)
    while t.s.battlefield == 4:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("p5")
    assert t.north.may == {INVADE, ORDINARY}


@rule("DE-NAV-07", "DE-NAV-09", "DE-NAV-10")
@pytest.mark.parametrize(
    ("army", "defence", "offered"),
    [
        (["plain-samurai"], [], False),
        (["captain"], ["mate"], False),
        (["captain", "plain-samurai"], [], False),
        ([unit("captain", "plain-spearmen")], [], False),
        ([unit("captain", "crew", "plain-sword")], [], True),
    ],
)
def test_who_may_invade(army, defence, offered):
    t = sailing(army, defence)
    assert ("naval invasion" in t.prompt) == offered
