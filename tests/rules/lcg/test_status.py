"""Personal honor, status tokens and taint, on characters and provinces (LCG-STAT)."""

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.restrictions import ENTER_PLAY_DISHONORED, ENTER_PLAY_HONORED, LOSE_HONOR
from gorin.games.lcg.language.traits import players_cannot
from gorin.games.lcg.language.verbs.in_play import dishonor, honor
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.provinces import turn_down
from gorin.games.lcg.language.verbs.tokens import discard_status, dishonor_province, move_status, taint
from gorin.games.lcg.language.when.events import IS_HONORED
from gorin.games.lcg.language.which.card_filters import CHARACTER, PROVINCE, theirs
from gorin.language.card_filters import your
from gorin.language.core.active_effects import has
from gorin.language.event_kinds import after
from gorin.language.picks import second_target, target
from gorin.language.players import YOU
from gorin.language.rule_kinds import cannot, permits
from gorin.language.selectors import SECOND, SELF, TARGET
from support.lcg_cards import event, holding, person, province, published, with_cards
from support.lcg_course import attack, declares, unanswered
from support.lcg_table import side, table, who
from support.rule import rule

KNIGHT = person("Test Knight", facts="cost=2 3/2 glory=2")
SQUIRE = person("Test Squire", facts="cost=1 2/1 glory=1")
PROUD = person("Test Proud One", reaction(after(IS_HONORED, SELF), gain_honor(3)))
HALL = holding("Test Hall", permits(ENTER_PLAY_HONORED, your(CHARACTER)))
FIELD = province("Test Field", action(gain_honor(1)), facts="strength=4 earth")
EVENTS = [
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Slander", action(target(CHARACTER), dishonor(TARGET))),
    event("Test Oblivion", action(target(CHARACTER), discard_status(TARGET))),
    event("Test Gossip", action(target(CHARACTER), second_target(CHARACTER), move_status(TARGET, SECOND))),
    event("Test Curse", action(target(CHARACTER), taint(TARGET))),
    event("Test Blight", action(target(PROVINCE), taint(TARGET))),
    event("Test Rumor", action(target(theirs(PROVINCE)), dishonor_province(TARGET))),
    event("Test Fog", action(target(PROVINCE), turn_down(TARGET))),
]

cards = published(KNIGHT, SQUIRE, PROUD, HALL, FIELD, *EVENTS)


def hand(*events, **facts):
    return {"hand": (*events, "fine-katana"), **facts}


# --- honored, ordinary, dishonored ----------------------------------------------------------------


@rule("LCG-STAT-01", "LCG-STAT-02", "LCG-STAT-04")
def test_who_enters_play_is_ordinary_and_glory_counts_with_a_token():
    row = ({"card": "manicured-garden", "cards": [{"card": "test-knight", "face_up": True}]},)
    new = table("dynasty", north=side(provinces=row), south=side())
    new.north.plays("test-knight", "choice0")
    assert new.status("test-knight") == "ordinary"
    assert new.skills("test-knight") == (3, 2)
    t = table(north=side("test-knight", **hand("test-praise")), south=side())
    t.north.uses("test-praise", "test-knight")
    assert t.status("test-knight") == "honored"
    assert t.skills("test-knight") == (5, 4)
    t = table(north=side("test-knight", **hand("test-slander")), south=side())
    t.north.uses("test-slander", "test-knight")
    assert t.status("test-knight") == "dishonored"
    assert t.skills("test-knight") == (1, 0)


@rule("LCG-STAT-07")
def test_nobody_is_honored_or_dishonored_twice():
    honored = table(north=side(who("test-knight", status="honored"), **hand("test-praise")), south=side())
    assert not honored.north.may_use("test-praise")
    shamed = table(north=side(who("test-knight", status="dishonored"), **hand("test-slander")), south=side())
    assert not shamed.north.may_use("test-slander")


@rule("LCG-STAT-08")
def test_both_tokens_together_are_none():
    t = table(
        north=side(who("test-squire", status="dishonored"), **hand("test-gossip")),
        south=side(who("test-knight", status="honored")),
    )
    t.north.uses("test-gossip", "test-squire", "test-knight")
    assert (t.status("test-squire"), t.status("test-knight")) == ("ordinary", "ordinary")


@rule("LCG-STAT-13")
def test_a_token_that_goes_or_comes_is_no_honoring():
    lost = table(
        north=side(who("test-proud-one", status="dishonored"), **hand("test-oblivion")), south=side()
    )
    lost.north.uses("test-oblivion", "test-proud-one")
    assert lost.status("test-proud-one") == "ordinary"
    assert not lost.north.may_use("test-proud-one")
    given = table(
        north=side("test-proud-one", who("test-knight", status="honored"), **hand("test-gossip")),
        south=side(),
    )
    given.north.uses("test-gossip", "test-knight", "test-proud-one")
    unanswered(given)
    assert given.status("test-proud-one") == "honored"
    assert not given.north.may_use("test-proud-one")
    praised = table(north=side("test-proud-one", **hand("test-praise")), south=side())
    praised.north.uses("test-praise", "test-proud-one")
    assert praised.north.may_use("test-proud-one")


@rule("LCG-STAT-09")
def test_who_enters_play_honored_was_not_honored():
    hall = {"card": "ancestral-lands", "cards": [{"card": "test-hall", "face_up": True}]}
    lying = {"card": "manicured-garden", "cards": [{"card": "test-proud-one", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(lying, hall)), south=side())
    t.north.plays("test-proud-one", "choice0")
    assert t.status("test-proud-one") == "honored"
    assert t.north.honor == 10
    assert not t.north.may_use("test-proud-one")


# --- provinces ------------------------------------------------------------------------------------


FACED = ({"card": "test-field", "revealed": True}, "ancestral-lands")


@rule("LCG-STAT-08")
def test_who_would_enter_honored_and_dishonored_enters_ordinary():
    gloom = holding("Test Gloom", cannot(ENTER_PLAY_DISHONORED, your(CHARACTER)))
    with with_cards(gloom):
        for lying, status in (
            (("test-hall",), "honored"),
            (("test-gloom",), "dishonored"),
            (("test-hall", "test-gloom"), "ordinary"),
        ):
            cards = [{"card": slug, "face_up": True} for slug in (*lying, "test-knight")]
            t = table(
                "dynasty", north=side(provinces=({"card": "manicured-garden", "cards": cards},)), south=side()
            )
            t.north.plays("test-knight", "choice0")
            assert t.status("test-knight") == status


@rule("LCG-STAT-10", "LCG-STAT-11")
def test_a_dishonored_province_has_no_text_but_its_traits():
    t = table(north=side("test-knight", **hand("test-rumor")), south=side(provinces=FACED, **hand()))
    t.north.uses("test-rumor", "test-field")
    assert t.game.view(0)["players"][1]["provinces"][0]["tokens"] == ["dishonored"]
    assert t.asked == "south"
    assert not t.south.may_use("test-field")
    assert has(t.s, t.card("test-field"), "Plain")
    free = table(north=side("test-knight", **hand("test-rumor")), south=side(provinces=FACED, **hand()))
    free.north.passes()
    assert free.south.may_use("test-field")


@rule("LCG-STAT-12", "LCG-STAT-19")
def test_tokens_stay_when_a_province_turns_and_when_a_phase_ends():
    t = table(
        north=side(
            who("test-knight", status="honored", fate=1),
            military=0,
            political=0,
            **hand("test-fog", "test-blight"),
        ),
        south=side(provinces=FACED, military=0, political=0),
    )
    t.north.uses("test-blight", "test-field")
    unanswered(t)
    t.south.passes()
    t.north.uses("test-fog", "test-field")
    unanswered(t)
    assert t.zone("test-field") == "row"
    assert t.s.provinces[5].tainted
    while t.s.phase == "conflict":
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    assert t.s.provinces[5].tainted
    assert t.status("test-knight") == "honored"


# --- taint ----------------------------------------------------------------------------------------


@rule("LCG-STAT-14", "LCG-STAT-15", "LCG-STAT-20")
def test_a_tainted_character_is_stronger_and_can_be_honored_and_is_tainted_once():
    t = table(north=side("test-squire", **hand("test-curse", "test-praise")), south=side())
    t.north.uses("test-curse", "test-squire")
    assert t.skills("test-squire") == (4, 3)
    t.north.uses("test-praise", "test-squire")
    assert t.status("test-squire") == "honored"
    assert t.skills("test-squire") == (5, 4)
    again = table(north=side(who("test-squire", tainted=True), **hand("test-curse")), south=side())
    assert not again.north.may_use("test-curse")


@rule("LCG-STAT-16")
def test_every_tainted_character_that_is_declared_costs_an_honor():
    tainted = (who("test-squire", tainted=True), who("test-knight", tainted=True), "doji-challenger")
    t = table(north=side(*tainted), south=side(who("yogo-outcast", tainted=True)))
    declares(t.north, "test-squire", "test-knight", "doji-challenger")
    assert (t.north.honor, t.south.honor) == (8, 10)
    t.south.picks("yogo-outcast")
    t.south.chooses("done")
    assert (t.north.honor, t.south.honor) == (8, 9)


@rule("LCG-STAT-16")
def test_who_is_moved_in_pays_nothing_for_taint():
    t = attack(
        attacker=side("doji-challenger"), defender=side(home=[who("test-squire", tainted=True)], **hand())
    )
    t.attacker.uses("doji-challenger", "test-squire")
    assert t.participates("test-squire")
    assert t.defender.honor == 10


@rule("LCG-STAT-17", "LCG-STAT-18")
def test_a_tainted_province_is_stronger_and_defending_it_costs_one_honor_in_all():
    tainted = ({"card": "test-field", "revealed": True, "tainted": True}, "ancestral-lands")
    sides = {"north": side("doji-challenger"), "south": side("test-squire", "test-knight", provinces=tainted)}
    t = table(**sides)
    assert t.strength(5) == 6
    t.south.passes()
    declares(t.north, "doji-challenger")
    t.south.picks("test-squire", "test-knight")
    t.south.chooses("done")
    assert t.south.honor == 9
    none = table(**sides)
    none.south.passes()
    declares(none.north, "doji-challenger")
    none.south.chooses("done")
    assert none.south.honor == 10


def attacked_on_tainted_land(defender):
    """North attacks a tainted province of south, who may declare defenders."""
    t = table(north=side("doji-challenger"), south=defender)
    t.everybody_passes_until("ring-air")
    declares(t.north, "doji-challenger")
    return t


TAINTED_LAND = ({"card": "test-field", "revealed": True, "tainted": True}, "ancestral-lands")


@rule("LCG-COST-02", "LCG-STAT-18")
def test_what_the_land_and_the_defenders_cost_is_paid_together_or_not_at_all():
    people = (who("test-squire", tainted=True), "test-knight")
    t = attacked_on_tainted_land(side(*people, provinces=TAINTED_LAND, honor=1))
    assert t.south.options == [f"c{t.card('test-knight')}", "done"]  # 2 honor would be lost, there is 1
    t = attacked_on_tainted_land(side(*people, provinces=TAINTED_LAND, honor=5))
    t.south.picks("test-squire", "test-knight", "done")
    assert t.south.honor == 3


@rule("LCG-COST-01", "LCG-STAT-18")
def test_who_cannot_lose_honor_does_not_defend_tainted_land():
    with with_cards(person("Test Pure One", players_cannot(LOSE_HONOR, YOU))):
        t = attacked_on_tainted_land(side("test-pure-one", hand=("fine-katana",), provinces=TAINTED_LAND))
        assert t.s.conflict.number and "done" not in t.south.options  # the window of actions already
        t = attacked_on_tainted_land(side("test-pure-one", hand=("fine-katana",)))
        assert f"c{t.card('test-pure-one')}" in t.south.options


@rule("LCG-FRM3-11", "LCG-STAT-16")
def test_whose_honor_does_not_suffice_declares_no_more_tainted_ones():
    tainted = (who("test-squire", tainted=True), who("test-knight", tainted=True), "doji-challenger")
    t = table(north=side(*tainted, honor=1), south=side(honor=5))
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    t.north.chooses("p5")
    t.north.picks("test-squire")
    assert t.north.options == [f"c{t.card('doji-challenger')}", "done", "back"]
    assert t.s.conflict is None
    assert t.north.honor == 1
    t.north.chooses("back")
    assert f"c{t.card('test-knight')}" in t.north.options
