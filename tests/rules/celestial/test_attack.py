"""Chapter: declaring an attack."""

from gorin.games.ccg.kinds import ATTACKING, DEFENDING
from gorin.games.ccg.table.reading import units_at
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_table import battle, table, unit
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(*PLAIN, also=("diamond",))


def before_attack(*north, **facts):
    return table("attack", north=plain(*north, hand=["guard-1"]), south=plain(hand=["guard-2"], **facts))


@rule("CE-ATK-01", "DE-ATK-01")
@also_in("diamond")
def test_an_attack_may_be_declined():
    t = before_attack("plain-samurai")
    assert t.asked == "north"
    assert t.north.may == {"seat1", "pass"}
    t.north.passes()
    assert t.s.phase == "dynasty"


@rule("CE-ATK-02", "DE-ATK-06")
@also_in("diamond")
def test_who_declares_is_the_attacker():
    t = before_attack("plain-samurai")
    t.north.chooses("seat1")
    assert (t.s.attacker, t.s.defender) == (0, 1)


@rule("CE-ATK-03", "DE-ATK-04")
@also_in("diamond")
def test_there_is_a_battlefield_for_each_province_of_the_defender():
    t = before_attack("plain-samurai", provinces=["farm-1", "farm-2", "farm-3"])
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    t.north.chooses("plain-samurai")
    theirs = {f"p{place.id}" for place in t.s.provinces if place.owner == 1}
    assert len(theirs) == 3
    assert picks(t.north) == theirs


@rule("CE-ATK-03", "CE-ATK-04", "DE-GLO-01")
@also_in("diamond")
def test_units_on_a_side_make_an_army():
    t = battle(
        attacker=plain("plain-samurai", "plain-stranger", hand=["guard-1"]), defender=plain(hand=["guard-2"])
    )
    assert len(units_at(t.s, 4, ATTACKING)) == 2
    assert units_at(t.s, 4, DEFENDING) == []
    assert units_at(t.s, 5, ATTACKING) == []


@rule("CE-ATK-05")
def test_who_controls_no_personality_is_not_asked_for_an_attack():
    t = before_attack("farm-1")
    assert t.s.phase == "dynasty"
    t = table("action", north=plain("farm-1", hand=["guard-1"]), south=plain("plain-samurai"))
    [reason, *_] = t.game.why_not(0, "seat1")
    assert reason.sentence == "You control no Personality who could attack."
    assert reason.clauses == ("CE-ATK-05",)


@rule("CE-ATK-05")
def test_bowed_personalities_are_enough_for_an_attack_for_cards_may_bring_them_there():
    t = before_attack(unit("plain-samurai", bowed=True))
    t.north.chooses("seat1")
    assert t.s.attacker == 0
    assert "Fight where next?" in t.prompt
