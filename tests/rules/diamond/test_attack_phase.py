"""Chapters: declaring an attack, maneuvers, which battle is fought, what comes after it."""

import pytest

from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.fighting.movement import move_elsewhere, move_here
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table.reading import is_cavalry_unit
from gorin.language.abilities import trait
from gorin.language.card_filters import your
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import follower, region, strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

WIN = heard("battle resolved", "after you win", lambda s, context, moment: moment.seat == context.seat)
RIDER, FOOT, IDLE = "rider", "plain-samurai", ["guard-1"]

cards = published(
    *PLAIN,
    samurai("Rider", keywords=("Cavalry",)),
    samurai("Giant", force=9),
    samurai("Herald", text=(trait(WIN, gain_honor(10)),)),
    follower("Horsemen", force=1, honor_req=0, gold=1, focus=1, keywords=("Cavalry",)),
    strategy("Kill", focus=1, text=(battle(target(PERSONALITY), destroy(TARGET)),)),
    strategy("Join In", focus=1, text=(battle(target(your(PERSONALITY)), move_here(TARGET)),)),
    strategy("Ride On", focus=1, text=(battle(target(your(PERSONALITY)), move_elsewhere(TARGET)),)),
    region("Old Wall", keywords=("Singular",)),
    edition=EDITION,
)


def assign(player, *pairs):
    for slug, place in pairs:
        player.chooses(slug)
        player.chooses(place)


# --- declaring ------------------------------------------------------------------------------------


@rule("DE-ATK-02", "DE-ATK-03")
def test_one_player_is_attacked_once():
    t = laid("attack", north=plain(FOOT), south=plain(), east=plain())
    assert t.north.may == {"seat1", "seat2", "pass"}
    t.north.chooses("seat2")
    assert (t.s.attacker, t.s.defender) == (0, 2)
    t.until("dynasty")
    assert not {"seat1", "seat2"} & t.north.may
    assert sum(event.kind == "attack" for event in t.s.events) == 1


@rule("DE-MAN-05", "DE-MAN-07")
@pytest.mark.parametrize("mine", [[], [unit(FOOT, bowed=True), unit(RIDER, bowed=True)]])
def test_who_has_nobody_to_send_is_not_asked_for_an_attack(mine):
    t = laid("action", north=plain(*mine, hand=IDLE), south=plain("giant", hand=IDLE))
    [reason, *_] = t.game.why_not(0, "seat1")
    assert "could be assigned" in reason.sentence
    assert {"DE-MAN-05", "DE-MAN-07"} <= set(reason.clauses)
    t.until("dynasty")
    assert "attack" not in [event.kind for event in t.s.events]


@rule("DE-MAN-08")
def test_who_has_nobody_to_send_may_attack_where_another_could_come_for_him():
    idle = unit(FOOT, bowed=True)
    t = laid("attack", north=plain(idle), south=plain("giant"), east=plain(unit(RIDER, bowed=True)))
    assert t.north.may == {"seat2", "pass"}  # the giant could come along, but nobody could come against him
    assert "could be assigned" in t.game.why_not(0, "seat1")[0].sentence


@rule("DE-ATK-05", "DE-BTL-03")
def test_the_segments_of_an_attack_come_in_order():
    t = laid("attack", north=plain(FOOT, RIDER), south=plain("plain-stranger", "giant"))
    t.north.chooses("seat1")
    assign(t.north, (FOOT, "p4"))
    t.north.chooses("done")
    assign(t.south, ("plain-stranger", "p4"))
    t.south.chooses("done")
    assign(t.north, (RIDER, "p5"))
    t.north.chooses("p4")
    t.north.chooses("p5")
    t.until("dynasty")
    kinds = [event.kind for event in t.s.events]
    order = ["attack", "assign", "engage", "combat", "forces", "battle_end", "attack_end"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    fought = [kind for kind in kinds if kind in ("engage", "forces", "battle_end")]
    assert fought == ["engage", "forces", "battle_end"] * 4


# --- maneuvers ------------------------------------------------------------------------------------


@rule("DE-MAN-01", "DE-MAN-02")
def test_only_followers_make_a_rider_walk():
    riders = [
        unit("rider#0", "horsemen"), unit("rider#1", "plain-spearmen"), unit("rider#2", "plain-sword"),
    ]  # fmt: skip
    t = laid("attack", north=plain(*riders), south=plain())
    assert [is_cavalry_unit(t.s, t.card("rider", nth)) for nth in range(3)] == [True, False, True]
    assert not is_cavalry_unit(t.s, t.card("plain-spearmen"))


@rule("DE-MAN-06", "DE-GLO-18")
def test_who_is_assigned_stays_where_he_is():
    t = laid("attack", north=plain(FOOT, hand=IDLE), south=plain(hand=IDLE))
    assert t.is_home(FOOT)
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    assign(t.north, (FOOT, "p4"))
    t.north.chooses("p5")
    t.south.passes()
    assert t.north.may == {"pass"}
    assert t.s.place[t.card(FOOT)] == 4


@rule("DE-MAN-13", "DE-ATK-14")
def test_an_ally_gains_honor_once_however_many_he_assigns():
    """Allen attacks Bob; David defends Provinces 1 and 2 with him."""
    t = laid("attack", north=plain(FOOT), south=plain("plain-stranger"), east=plain("giant", "herald"))
    t.north.chooses("seat1")
    t.north.chooses("done")
    t.south.chooses("seat2")
    assign(t.north, (FOOT, "p4"))
    assign(t.south, ("plain-stranger", "p4"))
    assign(t.east, ("giant", "p4"), ("herald", "p5"))
    assert [t.north.honor, t.south.honor, t.east.honor] == [5, 5, 7]


@rule("DE-MAN-15")
def test_when_battles_have_begun_nobody_joins_any_more():
    t = laid("attack", north=plain(FOOT), south=plain(hand=IDLE), east=plain(RIDER, hand=IDLE))
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    t.north.chooses("seat2")
    t.south.chooses("done")
    assign(t.north, (FOOT, "p4"))
    t.east.chooses("done")
    t.east.chooses("done")  # Cavalry: the last chance
    t.north.chooses("p4")
    t.south.passes()
    assert t.east.may == {"pass"}
    assert t.is_home(RIDER) and t.east.honor == 5


# --- battles --------------------------------------------------------------------------------------


@rule("DE-RES-34")
def test_the_attacker_chooses_the_next_battle_until_none_is_left():
    t = laid("attack", north=plain(FOOT, RIDER), south=plain())
    t.north.chooses("seat1")
    assign(t.north, (FOOT, "p4"), (RIDER, "p7"))
    t.north.chooses("p4")
    assert t.north.may == {"p5", "p6", "p7"}
    for place in ("p7", "p5"):
        t.north.chooses(place)
    assert t.s.phase == "dynasty"


@rule("DE-BTL-23")
def test_units_move_to_where_a_battle_is_over():
    sides = plain(FOOT, hand=["ride-on"]), plain("plain-stranger", hand=IDLE)
    fought = ["farm-1", {"card": "farm-2", "fought": True}, "farm-3", "farm-4"]
    t = fighting(sides[0], {**sides[1], "provinces": fought})
    t.defender.passes()
    t.attacker.chooses("use:ride-on")
    t.attacker.chooses(FOOT)
    t.attacker.table_passes_reactions()
    assert "p5" in t.attacker.may
    t.attacker.chooses("p5")
    assert t.s.place[t.card(FOOT)] == 5
    t.fight()
    assert sum(event.kind == "engage" for event in t.s.events) <= 3


@rule("DE-BTL-23", "DE-MAN-16")
def test_who_has_fought_may_be_moved_to_another_battle():
    home = [{"card": FOOT, "attacked": True}]
    t = fighting(plain("giant", home=home, hand=["join-in"]), plain("plain-stranger", hand=IDLE))
    t.defender.passes()
    t.attacker.chooses("use:join-in")
    t.attacker.chooses(FOOT)
    assert t.s.place[t.card(FOOT)] == 4


@rule("DE-RES-28")
def test_only_resolution_destroys_an_army():
    t = fighting(plain("herald", hand=["kill", *IDLE]), plain("plain-stranger", hand=IDLE))
    t.defender.passes()
    t.attacker.plays("kill", "plain-stranger")
    t.fight()
    assert t.attacker.honor == 5


def _leaves(event, *cards):
    return event.kind in ("destroyed", "discard") and event.args[1] in cards


@rule("DE-RES-21")
def test_regions_fall_with_their_province():
    walls = [{"card": "farm-1", "region": "old-wall"}, "farm-2", "farm-3", "farm-4"]
    t = fighting(plain("giant", FOOT), plain("plain-stranger", provinces=walls, hand=IDLE))
    while t.zone("plain-stranger") == "play":
        assert t.zone("old-wall") == "play" and t.defender.provinces == 4
        t.mirror.choose("pass", t.game.decision.seat)
    told = [each.kind for each in t.s.events]
    gone = [
        at
        for at, each in enumerate(t.s.events)
        if _leaves(each, t.card("plain-stranger"), t.card("old-wall"))
    ]
    assert len(gone) == 2 and t.defender.provinces == 3
    assert set(told[gone[0] : gone[1] + 1]) <= {"destroyed", "discard", "province_destroyed", "removed"}
    assert "gain" not in told[: gone[1]]  # nothing else happens between them
    assert [t.s.events[at].kind for at in gone] == ["destroyed", "destroyed"]


@rule("DE-RES-24")
def test_the_honor_of_a_battle_is_one_gain():
    t = fighting(plain("giant"), plain(unit("plain-stranger", "guard-1", "guard-2"), hand=IDLE))
    t.fight()
    assert [event.args[1] for event in t.s.events if event.kind == "gain"] == [6]


@rule("DE-RES-13", "DE-RES-07")
def test_tokens_bring_no_honor_and_bowing_takes_no_chi():
    marked = unit("plain-stranger", bowed=True, tokens=[{"name": "Test", "force": 1}] * 2)
    t = fighting(plain("giant"), plain(marked, hand=IDLE))
    assert (t.force("plain-stranger"), t.chi("plain-stranger")) == (4, 2)
    t.fight()
    assert t.attacker.honor == 7
