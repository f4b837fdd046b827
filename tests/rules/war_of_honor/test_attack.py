"""Chapter: attacks from Fortress to Fortress, and what comes of them."""

import pytest

from gorin.language.core.context import NOTHING
from support.ccg_cards import published
from support.ccg_table import unit
from support.ccg_war import EDITION, WAR, fortress, plain, score, war
from support.plain_cards import stranger
from support.rule import rule

cards = published(*WAR, stranger("Giant", force=12), stranger("Dwarf", force=1), edition=EDITION)

LION_AT = {"battle": 1, "open": 3, "limited": 5}
"""The tiles of `war` with two players."""
DRAGON_AT = {"battle": 2, "open": 4, "limited": 6}
FOUR = ("lion", "dragon", "phoenix", "scorpion")


def attacking(*play, defending=(), **facts):
    """The Lion's Attack phase against the Dragon, nothing declared yet."""
    return war("attack", lion=plain(*play), dragon=plain(*defending), **facts)


def attack(t, origin=1, goal=2):
    """Declare, and say from where and at what."""
    t.lion.chooses("seat1")
    t.lion.chooses(f"t{origin}")
    t.lion.chooses(f"t{goal}")


def sends(t, *units, place="p4"):
    for each in units:
        t.lion.chooses(each)
        t.lion.chooses(place)
    if "done" in t.lion.may:
        t.lion.chooses("done")


def to_the_end(t):
    """Everybody lets things happen until the attack is over."""
    while t.s.phase == "attack" and not t.game.over:
        ids = [option.id for option in t.game.decision.options]
        if "Straighten a returned unit" in t.prompt:
            return
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)


@rule("WH-ATK-01")
def test_an_attack_is_optional():
    t = attacking("plain-samurai")
    t.lion.passes()
    assert t.s.phase == "dynasty" and t.s.attacker == -1


@rule("WH-ATK-08")
def test_where_an_attack_begins_can_be_taken_back_until_its_goal_is_named():
    t = attacking("plain-samurai")
    t.lion.chooses("seat1")
    origins = t.lion.may
    t.lion.chooses("t1")
    t.lion.chooses("back")
    assert t.lion.may == origins and t.s.stack[-2].origin == NOTHING


@rule("WH-ATK-02")
def test_who_controls_no_unit_cannot_attack():
    t = war(lion=plain(hand=["guard-1"]), dragon=plain())
    t.everybody_passes()
    assert t.s.phase != "attack" and not any("attacks" in line for line in t.log)
    t = attacking("plain-samurai")
    assert "seat1" in t.lion.may


@rule("WH-ATK-02")
@pytest.mark.parametrize("ref", ["seat1", "t2"])
def test_who_controls_no_unit_reads_why_no_attack_is_offered(ref):
    t = war(lion=plain(hand=["guard-1"]), dragon=plain())
    reason = "You need a unit to declare an attack."
    assert t.game.why_not(0, ref)[0].sentence == reason
    assert "WH-ATK-02" in t.game.why_not(0, ref)[0].clauses
    t.lion.passes()
    while t.s.phase != "dynasty":
        getattr(t, t.asked).passes()
    assert t.game.why_not(0, ref)[0].sentence == reason
    told = war(lion=plain("plain-samurai", hand=["guard-1"]), dragon=plain()).game.why_not(0, ref)
    assert reason not in [each.sentence for each in told]


def test_no_attack_is_spoken_of_to_who_asks_for_himself_or_in_anothers_turn():
    t = war(lion=plain(hand=["guard-1"]), dragon=plain(hand=["guard-2"]))
    assert len(t.game.why_not(0, "seat0")) == 1
    t.lion.passes()
    assert t.asked == "dragon" and len(t.game.why_not(1, "seat0")) == 1


@rule("WH-HON-06")
def test_of_a_player_no_honor_is_told_where_nobody_keeps_it():
    t = war(lion=plain("plain-samurai", hand=["guard-1"]), dragon=plain())
    (told,) = t.game.why_not(0, "seat0")
    assert told.sentence == "Lion, Lion Keep: 4 provinces, 1 card in hand."


@rule("WH-ATK-03")
def test_bowed_units_are_enough_to_declare():
    t = attacking(unit("plain-samurai", bowed=True))
    assert "seat1" in t.lion.may


@rule("WH-ATK-06", "WH-ATK-07")
def test_the_attacker_picks_one_other_player():
    t = war("attack", **{name: plain("plain-samurai") for name in FOUR})
    assert t.lion.may == {"seat1", "seat2", "seat3", "pass"}
    t.lion.chooses("seat2")
    assert (t.s.attacker, t.s.defender) == (0, 2)


@rule("WH-ATK-08", "WH-ATK-09", "WH-ATK-10", "WH-QPG-10")
def test_from_a_face_up_fortress_at_a_face_up_fortress():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(0, "lion", "open", [2, 0], face_down=True),
        fortress(0, "lion", "limited", [1, 1]),
        fortress(1, "dragon", "battle", [-4, 0]),
        fortress(1, "dragon", "open", [-3, 0], face_down=True),
        fortress(1, "dragon", "limited", [0, 1]),
    ]
    t = attacking("plain-samurai", map=tiles)
    t.lion.chooses("seat1")
    assert t.lion.may == {"t1", "t3"}
    t.lion.chooses("t1")
    assert t.lion.may == {"t4", "t6", "back"}  # however far away
    t.lion.chooses("t4")
    assert (t.s.launched_from, t.s.launched_at) == (1, 4)
    assert "The attack goes from Lion's Battle Fortress to Dragon's Battle Fortress." in t.log


def test_where_there_is_only_one_fortress_nobody_is_asked():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(1, "dragon", "battle", [0, 1]),
    ]
    t = attacking("plain-samurai", map=tiles)
    t.lion.chooses("seat1")
    assert (t.s.launched_from, t.s.launched_at) == (1, 2)


@rule("WH-ATK-05", "WH-ATK-18")
def test_battlefields_at_the_defenders_provinces_only():
    t = attacking("plain-samurai")
    attack(t)
    t.lion.chooses("plain-samurai")
    assert t.lion.may == {"p4", "p5", "p6", "p7", "back"}


# --- invitations ----------------------------------------------------------------------------------


def lying(*scorpions_places):
    """Lion attacks from [1, 0] the Phoenix at [1, 1]; the Dragon lies beside the Phoenix only."""
    return [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(1, "dragon", "battle", [0, 2]),
        fortress(2, "phoenix", "battle", [1, 1]),
        *scorpions_places,
    ]


BETWEEN = fortress(3, "scorpion", "battle", [2, 0])
"""Beside both."""


def invited(t, side):
    return [name for seat, name in enumerate(t.names) if t.s.invited[seat] & side]


def invites(t, *names):
    """Whoever is asked invites these and nobody else."""
    host = t.game.decision.seat
    for name in names:
        t.mirror.choose(f"seat{t.names.index(name)}", host)
    if t.game.decision.seat == host and "nvite" in t.prompt:
        t.mirror.choose("done", host)


def four(tiles, **facts):
    t = war("attack", map=tiles, **{name: plain("plain-samurai", **facts) for name in FOUR})
    t.lion.chooses("seat2")
    return t


@rule("WH-ATK-12", "WH-ATK-14", "WH-ATK-15")
def test_whoever_lies_beside_the_own_fortress_may_be_invited():
    t = four(lying(BETWEEN))
    assert t.lion.may == {"seat3", "done"}
    invites(t, "scorpion")
    assert t.phoenix.may == {"seat1", "seat3", "done"}
    invites(t, "dragon", "scorpion")
    assert invited(t, 1) == ["scorpion"] and invited(t, 2) == ["dragon", "scorpion"]


@rule("WH-ATK-12", "WH-ATK-17")
def test_a_fortress_that_is_face_down_invites_nobody():
    down = fortress(3, "scorpion", "battle", [2, 0], face_down=True)
    t = four(lying(down, fortress(3, "scorpion", "open", [-3, 0])))
    assert t.asked == "phoenix" and t.phoenix.may == {"seat1", "done"}


@rule("WH-ATK-12")
def test_to_invite_nobody_is_allowed():
    t = four(lying(BETWEEN))
    invites(t)
    assert t.asked == "phoenix"
    invites(t)
    assert invited(t, 1) == invited(t, 2) == []


@rule("WH-ATK-13", "WH-ATK-16", "WH-MAN-10")
def test_an_invitation_binds_nobody():
    t = four(lying(BETWEEN))
    invites(t, "scorpion")
    invites(t)
    t.lion.chooses("done")
    assert t.asked == "scorpion"
    t.scorpion.chooses("done")
    assert t.s.allegiance[3] == 0 and score(t, "scorpion").gained == 0


@rule("WH-MAN-09", "WH-MAN-16", "WH-MAN-17")
def test_allying_brings_two_honor_once():
    t = war(
        "attack",
        map=lying(BETWEEN),
        **{name: plain("plain-samurai", "plain-stranger") for name in FOUR},
    )
    t.lion.chooses("seat2")
    invites(t, "scorpion")
    invites(t)
    t.lion.chooses("done")
    for who, where in (("plain-samurai", "p8"), ("plain-stranger", "p9")):
        t.scorpion.chooses(f"c{t.card(who, 3)}")
        t.scorpion.chooses(where)
    assert t.s.allegiance[3] == 1 and score(t, "scorpion").gained == 2


# --- what comes of it -----------------------------------------------------------------------------


@rule("WH-RES-32", "WH-RES-33", "WH-ATK-11", "WH-RES-34")
def test_who_attacks_an_adjacent_fortress_may_straighten_one_unit():
    t = attacking(unit("giant", "plain-spearmen"), "dwarf")
    attack(t)  # they lie side by side
    sends(t, "giant", place="p4")
    to_the_end(t)
    assert t.lion.may == {"giant", "done"}  # the dwarf stayed at home
    assert t.is_bowed("giant") and t.is_bowed("plain-spearmen")
    t.lion.chooses("giant")
    assert not t.is_bowed("giant") and not t.is_bowed("plain-spearmen")
    assert t.s.phase == "dynasty"


@rule("WH-RES-34", "WH-RES-35")
def test_one_unit_only_and_nobody_must():
    t = attacking("giant", "plain-samurai")
    attack(t)
    t.lion.chooses("giant")
    t.lion.chooses("p4")
    t.lion.chooses("plain-samurai")
    t.lion.chooses("p5")
    to_the_end(t)
    assert t.lion.may == {"giant", "plain-samurai", "done"}
    t.lion.chooses("done")
    assert t.is_bowed("giant") and t.is_bowed("plain-samurai") and t.s.phase == "dynasty"


@rule("WH-RES-32")
def test_a_fortress_that_is_not_adjacent_brings_no_straightening():
    t = attacking("giant")
    attack(t, LION_AT["limited"], DRAGON_AT["limited"])
    sends(t, "giant")
    to_the_end(t)
    assert t.s.phase == "dynasty" and t.is_bowed("giant")


@rule("WH-RES-34")
def test_allies_straighten_nothing():
    t = four(lying(BETWEEN))
    invites(t, "scorpion")
    invites(t)
    t.lion.chooses("done")
    t.scorpion.chooses(f"c{t.card('plain-samurai', 3)}")
    t.scorpion.chooses("p8")
    to_the_end(t)
    assert t.s.phase == "dynasty" and t.is_bowed("plain-samurai", 3)


@rule("WH-RES-36", "WH-RES-39", "WH-QPG-05", "WH-OVR-05")
def test_a_lost_province_turns_the_attacked_fortress_face_down():
    t = attacking("giant")
    attack(t, 1, DRAGON_AT["battle"])
    sends(t, "giant")
    to_the_end(t)
    assert t.dragon.provinces == 3 and t.s.tiles[2].face_up  # not before the attack is over
    t.lion.chooses("done")
    assert not t.s.tiles[2].face_up and t.s.tiles[4].face_up and t.s.tiles[6].face_up


@rule("WH-RES-36")
def test_without_a_lost_province_it_stays_face_up():
    t = attacking("plain-samurai")
    attack(t)
    sends(t, "plain-samurai")
    to_the_end(t)
    t.lion.chooses("done")
    assert t.dragon.provinces == 4 and t.s.tiles[2].face_up


@rule("WH-RES-37", "WH-TIL-12")
def test_the_last_face_up_fortress_stays_face_up():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(1, "dragon", "battle", [0, 1]),
        fortress(1, "dragon", "open", [-1, 0], face_down=True),
    ]
    t = attacking("giant", map=tiles)
    t.lion.chooses("seat1")
    sends(t, "giant")
    to_the_end(t)
    t.lion.chooses("done")
    assert t.dragon.provinces == 3 and t.s.tiles[2].face_up


@rule("WH-RES-38")
def test_two_lost_provinces_turn_one_fortress():
    t = war("attack", lion=plain("giant", unit("giant")), dragon=plain())
    attack(t)
    for nth, place in ((0, "p4"), (1, "p5")):
        t.lion.chooses(f"c{t.card('giant', nth)}")
        t.lion.chooses(place)
    to_the_end(t)
    t.lion.chooses("done")
    assert t.dragon.provinces == 2
    assert [tile.face_up for tile in t.s.tiles if tile.owner == 1] == [False, True, True]


@rule("WH-OPT-04")
def test_strength_of_will_keeps_fortresses_face_up():
    t = attacking("giant", strength_of_will=True)
    attack(t)
    sends(t, "giant")
    to_the_end(t)
    t.lion.chooses("done")
    assert t.dragon.provinces == 3 and t.s.tiles[2].face_up


@pytest.mark.parametrize("name", ("launched_from", "launched_at"))
def test_after_the_attack_no_fortress_is_concerned(name):
    t = attacking("plain-samurai")
    attack(t)
    sends(t, "plain-samurai")
    to_the_end(t)
    t.lion.chooses("done")
    assert getattr(t.s, name) == -1 and t.game.view(None)["launched"] is None


@rule("WH-RES-32")
def test_units_that_come_home_because_the_defender_has_left_may_straighten_too():
    """One was fighting, the other waited where no battle was fought any more."""
    t = war(
        "attack",
        lion=plain("giant", "dwarf"),
        dragon=plain("plain-samurai", hand=["guard-1"]),
        phoenix=plain(),
    )
    attack(t)
    for giver in ("lion", "dragon"):
        if t.asked == giver and "nvite" in t.prompt:
            getattr(t, giver).chooses("done")
    for each in ("giant", "p4", "dwarf", "p5"):
        t.lion.chooses(each)
    t.dragon.chooses("done")
    t.lion.chooses("p4")
    assert t.s.in_combat
    t.mirror.choose("concede", 1)
    assert t.is_bowed("giant") and t.is_bowed("dwarf")
    assert t.lion.may == {"giant", "dwarf", "done"}
    t.lion.chooses("dwarf")
    assert not t.is_bowed("dwarf") and t.is_bowed("giant")
