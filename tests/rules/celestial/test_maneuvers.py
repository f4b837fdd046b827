"""Chapter: maneuvers."""

import pytest

import gorin
from gorin.games.ccg.fighting.attack import Maneuvers
from gorin.games.ccg.language.restrictions import BE_ASSIGNED_TO_ATTACK
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.language.abilities import trait
from gorin.language.flow import may
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import follower
from support.ccg_table import table, unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule
from support.worlds import told_apart

ASSIGNED = heard(
    "assigned", "after {self} is assigned", lambda s, context, moment: moment.card == context.source
)
MOVES = heard("moved", "after {self} moves", lambda s, context, moment: moment.card == context.source)

cards = published(
    *PLAIN,
    samurai("Rider", keywords=("Cavalry",)),
    samurai("Pacifist", text=(cannot(BE_ASSIGNED_TO_ATTACK, SELF),)),
    samurai("Wanderer", text=(trait(MOVES, gain_honor(1)),)),
    samurai("Deserter", text=(trait(ASSIGNED, destroy(SELF)),)),
    samurai("Herald", text=(trait(ASSIGNED, may(gain_honor(1))),)),
    follower("Horsemen", force=1, honor_req=0, gold=1, focus=1, keywords=("Cavalry",)),
    also=("diamond",),
)

FIELDS = ["p4", "p5", "p6", "p7"]


def attack(*north, south=()):
    t = table(
        "attack",
        north=plain(*north, hand=["guard-1"]),
        south=plain(*south, hand=["guard-2"]),
    )
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    return t


def assign(player, *pairs):
    for who, where in pairs:
        player.chooses(who)
        player.chooses(where)


@rule("CE-MAN-01", "DE-MAN-07")
@also_in("diamond")
def test_units_are_assigned_together_in_any_distribution():
    t = attack("plain-samurai", "plain-stranger", "plain-shugenja")
    assign(t.north, ("plain-samurai", FIELDS[0]), ("plain-stranger", FIELDS[2]))
    assert t.is_home("plain-samurai")  # nothing is placed before all of it is chosen
    assign(t.north, ("plain-shugenja", FIELDS[0]))
    places = [t.s.place[t.card(each)] for each in ("plain-samurai", "plain-stranger", "plain-shugenja")]
    assert places == [4, 6, 4]
    assert t.s.side[t.card("plain-samurai")] == 1


@rule("CE-MAN-01")
def test_only_who_assigns_sees_what_is_assigned_before_all_of_it_is():
    t = attack("plain-samurai", "plain-stranger", "plain-shugenja")
    assign(t.north, ("plain-samurai", FIELDS[0]))
    t.north.chooses("plain-stranger")
    samurai, stranger = (f"c{t.card(each)}" for each in ("plain-samurai", "plain-stranger"))
    chosen = [{"unit": samurai, "place": "p4"}, {"unit": stranger, "place": ""}]
    assert [t.game.view(seat)["assigning"] for seat in (0, 1, None)] == [chosen, [], []]


def test_who_was_assigned_may_have_left_play_before_all_is_said_about_it():
    """A trait that hears of the assignment asks something when one of the units is gone already."""
    t = attack("deserter", "herald", "plain-samurai")
    assign(t.north, ("herald", FIELDS[1]), ("deserter", FIELDS[0]))
    t.north.chooses("done")
    assert t.zone("deserter") == "discard" and t.prompt.startswith("Herald")
    (done,) = [step for step in t.s.stack if isinstance(step, Maneuvers) and step.units]
    assert t.card("deserter") in done.units and done.at == len(done.stages)
    assert gorin.load(t.game.save()).digest() == t.game.digest()


@rule("CE-MAN-01")
def test_what_is_not_assigned_yet_is_in_no_world_that_others_believe_in():
    tables = [attack("plain-samurai", "plain-stranger", "plain-shugenja") for _ in range(3)]
    assign(tables[0].north, ("plain-samurai", FIELDS[0]))
    assign(tables[1].north, ("plain-stranger", FIELDS[2]))
    tables[2].north.chooses("plain-shugenja")
    for t in tables[1:]:
        assert told_apart(tables[0].game, t.game, seat=1) == set()
        assert told_apart(tables[0].game, t.game, seat=0) != set()


@rule("CE-MAN-01")
def test_an_assignment_is_taken_back_from_the_last_on():
    t = attack("plain-samurai", "plain-stranger", "plain-shugenja")
    assert "back" not in t.north.may
    assign(t.north, ("plain-samurai", FIELDS[0]), ("plain-stranger", FIELDS[2]))
    assert picks(t.north) == {"plain-shugenja"}
    t.north.chooses("back")
    assert picks(t.north) == {"plain-stranger", "plain-shugenja"}
    t.north.chooses("plain-stranger")
    t.north.chooses("back")  # not there either
    assert picks(t.north) == {"plain-stranger", "plain-shugenja"}
    t.north.chooses("done")
    places = [t.s.place[t.card(each)] for each in ("plain-samurai", "plain-stranger", "plain-shugenja")]
    assert places == [4, -1, -1]


@rule("CE-MAN-01", "CE-GEN-01")
def test_who_may_not_attack_may_still_defend():
    t = attack("pacifist", "plain-samurai", south=["pacifist", "plain-stranger"])
    assert picks(t.north) == {"plain-samurai"}
    assign(t.north, ("plain-samurai", FIELDS[0]))
    assert picks(t.south) == {"pacifist", "plain-stranger"}


@rule("CE-MAN-02", "DE-MAN-11")
@also_in("diamond")
def test_the_defender_assigns_next_and_knows_the_attack():
    t = attack("plain-samurai", south=["plain-stranger"])
    assign(t.north, ("plain-samurai", FIELDS[1]))
    assert t.asked == "south"
    assert t.s.place[t.card("plain-samurai")] == 5
    assert picks(t.south) == {"plain-stranger"}
    t.south.chooses("plain-stranger")
    assert picks(t.south) == set(FIELDS)
    t.south.chooses(FIELDS[1])
    assert (t.s.place[t.card("plain-stranger")], t.s.side[t.card("plain-stranger")]) == (5, 2)


@rule("CE-MAN-03")
def test_units_may_stay_home():
    t = attack("plain-samurai", "plain-stranger", south=["plain-shugenja"])
    t.north.chooses("done")
    t.south.chooses("done")
    assert all(t.is_home(each) for each in ("plain-samurai", "plain-stranger", "plain-shugenja"))
    assert "Fight where next?" in t.prompt


@rule("CE-MAN-04")
@also_in("diamond")
def test_assigning_is_not_moving():
    t = attack("wanderer")
    assign(t.north, ("wanderer", FIELDS[0]))
    assert not t.is_home("wanderer")
    assert t.north.honor == 5
    assert not any(moment.kind == "moved" for moment in t.s.history)


@rule("CE-MAN-05", "DE-MAN-05")
@also_in("diamond")
def test_a_bowed_personality_leads_nobody_to_battle():
    t = attack(
        unit("plain-samurai", "guard-1", bowed=True), "plain-stranger", south=[unit("rider", bowed=True)]
    )
    assert picks(t.north) == {"plain-stranger"}
    t.north.chooses("done")
    assert "Fight where next?" in t.prompt  # the Defender has nobody to assign


@rule("CE-MAN-06", "CE-MAN-07")
@pytest.mark.parametrize(
    ("riders", "cavalry"),
    (
        (["rider"], True),
        ([unit("rider", "horsemen")], True),
        ([unit("rider", "horsemen", "plain-spearmen")], False),
        ([unit("rider", "plain-sword")], True),
        ([unit("plain-samurai", "horsemen")], False),
        (["plain-samurai"], False),
    ),
)
def test_cavalry_units_still_at_home_are_assigned_afterwards(riders, cavalry):
    """Every card of the unit that fights must ride (CE-MAN-06)."""
    t = attack(*riders)
    t.north.chooses("done")
    assert ("Cavalry" in t.prompt) == cavalry


@rule("CE-MAN-07", "DE-MAN-03")
@also_in("diamond")
def test_in_cavalry_maneuvers_the_attacker_comes_first_again():
    t = attack("rider", "plain-samurai", south=["rider"])
    t.north.chooses("done")
    assert t.asked == "south"
    t.south.chooses("done")
    assert (t.asked, picks(t.north)) == ("north", {"rider"})
    assign(t.north, ("rider", FIELDS[3]))
    assert (t.asked, picks(t.south)) == ("south", {"rider"})
    assign(t.south, ("rider", FIELDS[3]))
    assert [t.s.place[t.card("rider", nth)] for nth in (0, 1)] == [7, 7]


@rule("CE-MAN-08", "DE-MAN-04")
@also_in("diamond")
def test_cavalry_may_come_with_the_infantry():
    t = attack("rider")
    assign(t.north, ("rider", FIELDS[0]))
    assert not t.is_home("rider")
    assert "Fight where next?" in t.prompt
