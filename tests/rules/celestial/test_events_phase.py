"""Chapter: the Events phase, Events and Regions."""

import pytest

from gorin.games.ccg.celestial.one_offs import EVENT_PROVINCE
from gorin.games.ccg.language.abilities import limited
from gorin.games.ccg.language.traits import has_force
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.verbs.players.provinces import destroy_province
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.when.triggers import ALL_TURNED_UP
from gorin.games.ccg.language.which.card_filters import SAMURAI
from gorin.games.ccg.table import ops
from gorin.language.abilities import trait
from gorin.language.card_filters import your
from gorin.language.core.context import NOTHING
from gorin.language.core.resolution import Effect
from gorin.language.event_kinds import after
from gorin.language.flow import may
from gorin.language.selectors import SELF
from support.ccg_cards import published
from support.ccg_making import event, region
from support.ccg_table import table
from support.plain_cards import PLAIN, end_turn, face_up, plain, when
from support.rule import rule


class StayInPlay(Effect):
    """The Event itself enters play."""

    def do(self, s, context, runner):
        ops.enter_play(s, context.source, context.seat)

    def text(self, renderer):
        return "put this card into play"

    def intents(self, known):
        return []


class ForgetOmen(Effect):
    """Whatever lies in the leftmost province is discarded."""

    def do(self, s, context, runner):
        ops.discard(s, s.provinces[0].card)

    def text(self, renderer):
        return "discard what lies in your leftmost province"

    def intents(self, known):
        return []


cards = published(
    *PLAIN,
    event("Festival", text=(gain_honor(3),)),
    event("Question", text=(may(gain_honor(1)),)),
    event("Patient Omen", text=(gain_honor(2),), when=ALL_TURNED_UP),
    event("Slow Question", text=(may(gain_honor(1)),), when=ALL_TURNED_UP),
    event("Earthquake", text=(destroy_province(EVENT_PROVINCE),), when=ALL_TURNED_UP),
    event("Oblivion", text=(ForgetOmen(),)),
    event("New Order", text=(StayInPlay(),)),
    region("Old Forest", text=(trait(after(ENTERS_PLAY, SELF), gain_honor(2)),)),
    region("Wide Plain", text=(trait(after(ENTERS_PLAY, SELF), gain_honor(10)),)),
    region("High Ground", text=(has_force(your(SAMURAI), 1), limited(gain_honor(4)))),
    region("One and Only", keywords=("Singular",)),
)


def turned_up(*provinces, south=None, **facts):
    """North's Events phase, up to the next choice."""
    facts = {"hand": ["plain-plan"], "dynasty": ["farm-9", "farm-10", "farm-11", "farm-12"]} | facts
    return table("events", north=plain(provinces=list(provinces), **facts), south=south or plain())


def lies_in(t, number):
    """What is in a province, and whether it is face-up."""
    place = t.s.provinces[number]
    return t.s.names[t.s.what[place.card]], place.face_up


@rule("CE-EVT-01")
def test_provinces_are_turned_up_from_left_to_right():
    south = plain(provinces=["farm-1", "farm-2"])
    t = turned_up("farm-1", "plain-samurai", "farm-3", "plain-stranger", south=south)
    shown = [line.split("turns up ")[1] for line in t.log if "turns up" in line]
    assert shown == [
        "Farm 1 in the first province.",
        "Plain Samurai in the second province.",
        "Farm 3 in the third province.",
        "Plain Stranger in the fourth province.",
    ]
    assert all(place["face_up"] for place in t.game.view(1)["players"][0]["provinces"])
    assert not any(place["face_up"] for place in t.game.view(1)["players"][1]["provinces"])


@rule("CE-EVT-01")
def test_a_province_is_dealt_with_before_the_next_is_turned_up():
    t = turned_up("festival", "farm-2")
    assert when(t, "turns up Festival") < when(t, "gains 3 Honor") < when(t, "turns up Farm 2")


@rule("CE-EVT-02")
def test_holdings_and_personalities_stay():
    t = turned_up("farm-1", "plain-samurai")
    assert [lies_in(t, number) for number in (0, 1)] == [("farm-1", True), ("plain-samurai", True)]
    assert t.s.phase == "action"


@rule("CE-EVT-03")
def test_an_event_resolves_while_its_province_is_empty():
    t = turned_up("question", "farm-2")
    assert "— gain 1 Honor?" in t.prompt
    assert t.s.provinces[0].card == NOTHING
    assert t.game.view(0)["players"][0]["provinces"][0]["empty"]
    t.north.chooses("choice0")
    assert t.north.honor == 6
    assert lies_in(t, 0)[0] == "farm-9"


@rule("CE-EVT-04")
def test_an_event_is_discarded_after_it_has_resolved():
    t = turned_up("festival")
    assert t.north.honor == 8
    assert t.s.players[0].dynasty_discard == [t.card("festival")]


@rule("CE-EVT-04")
def test_an_event_that_has_put_itself_into_play_stays_there():
    t = turned_up("new-order")
    assert t.zone("new-order") == "play"
    assert t.s.players[0].dynasty_discard == []


@rule("CE-EVT-05")
def test_each_copy_of_an_event_resolves():
    t = turned_up("festival", "festival", south=plain(provinces=["festival"]))
    assert t.north.honor == 11
    end_turn(t)
    assert t.south.honor == 8


@rule("CE-EVT-06")
def test_an_event_that_is_face_up_already_resolves_in_its_turn():
    t = turned_up("farm-1", *face_up("festival"), "farm-3")
    assert t.north.honor == 8
    assert t.zone("festival") == "discard"
    assert when(t, "turns up Farm 1") < when(t, "gains 3 Honor") < when(t, "turns up Farm 3")


# --- Events that speak of the time when all provinces are turned up -------------------------------


@rule("CE-EVT-01")
def test_an_event_that_waits_for_all_provinces_acts_when_all_are_face_up():
    t = turned_up("slow-question", "farm-2", "festival", "farm-4")
    assert "— gain 1 Honor?" in t.prompt
    assert [lies_in(t, number) for number in (1, 3)] == [("farm-2", True), ("farm-4", True)]
    assert when(t, "turns up Slow Question") < when(t, "gains 3 Honor") < when(t, "turns up Farm 4")
    assert when(t, "turns up Farm 4") < when(t, "The Event Slow Question resolves")
    assert t.s.provinces[0].card == NOTHING, "it has left its province, which is not refilled yet (CE-EVT-03)"


@rule("CE-EVT-04", "CE-EVT-07")
def test_an_event_that_has_waited_is_discarded_and_its_province_refilled_face_down():
    t = turned_up("patient-omen", "farm-2")
    assert t.north.honor == 7
    assert t.zone("patient-omen") == "discard"
    assert lies_in(t, 0) == ("farm-9", False)


def test_events_that_have_waited_resolve_from_left_to_right():
    t = turned_up("slow-question", "patient-omen")
    assert t.north.honor == 5
    assert lies_in(t, 1) == ("patient-omen", True)
    t.north.passes()
    assert t.north.honor == 7


def test_an_event_that_waits_does_nothing_if_it_is_not_there_any_more():
    t = turned_up("patient-omen", "oblivion")
    assert t.zone("patient-omen") == "discard"
    assert t.north.honor == 5
    assert not [line for line in t.log if "Event Patient Omen resolves" in line]


def test_an_event_that_has_waited_may_destroy_its_own_province():
    t = turned_up("earthquake", "patient-omen", "farm-3")
    assert [lies_in(t, number) for number in (0, 1)] == [("farm-9", False), ("farm-3", True)]
    assert t.north.provinces == 2 and t.north.honor == 7


@rule("CE-EVT-06")
def test_an_event_that_waits_and_is_face_up_already_waits_all_the_same():
    t = turned_up(*face_up("slow-question"), "farm-2")
    assert lies_in(t, 1) == ("farm-2", True)
    assert "— gain 1 Honor?" in t.prompt


@rule("CE-EVT-06")
def test_a_region_that_is_face_up_already_attaches_in_its_turn():
    t = turned_up(*face_up("old-forest"))
    assert t.s.provinces[0].region == t.card("old-forest")


@rule("CE-EVT-07")
@pytest.mark.parametrize("first", ("festival", "old-forest"))
def test_a_refilled_province_stays_face_down_until_the_next_events_phase(first):
    t = turned_up(first, "farm-2")
    assert lies_in(t, 0) == ("farm-9", False)
    assert lies_in(t, 1) == ("farm-2", True)
    end_turn(t)
    assert lies_in(t, 0) == ("farm-9", False)
    end_turn(t)
    assert lies_in(t, 0) == ("farm-9", True)


@rule("CE-EVT-08")
def test_a_region_attaches_to_its_province_without_a_choice():
    t = turned_up("farm-1", "old-forest")
    assert t.s.phase == "action"
    assert t.s.provinces[1].region == t.card("old-forest")
    assert t.zone("old-forest") == "play"
    assert t.north.honor == 7
    assert t.game.view(1)["players"][0]["provinces"][1]["region"]["slug"] == "old-forest"
    assert when(t, "turns up Old Forest") < when(t, "gains 2 Honor")


@rule("CE-EVT-09", "CE-EVT-10")
def test_a_province_attaches_one_region_and_the_second_is_discarded():
    t = turned_up({"card": "wide-plain", "region": "old-forest"}, "farm-2")
    assert t.s.provinces[0].region == t.card("old-forest")
    assert t.s.players[0].dynasty_discard == [t.card("wide-plain")]
    assert t.north.honor == 5
    assert lies_in(t, 0) == ("farm-9", False)
    assert when(t, "discards Wide Plain") < when(t, "turns up Farm 2")


@rule("CE-EVT-09")
def test_two_provinces_attach_a_region_each():
    t = turned_up("wide-plain", "old-forest")
    assert [place.region for place in t.s.provinces[:2]] == [t.card("wide-plain"), t.card("old-forest")]


@rule("CE-EVT-10")
def test_a_singular_region_of_which_one_is_controlled_is_discarded():
    t = turned_up("one-and-only", "one-and-only")
    assert t.s.provinces[0].region == t.card("one-and-only", 0)
    assert t.s.provinces[1].region == NOTHING
    assert t.zone("one-and-only", 1) == "discard"
    assert lies_in(t, 1) == ("farm-10", False)


@rule("CE-EVT-11")
def test_a_region_works_for_its_player():
    t = turned_up("high-ground", play=["plain-samurai"], south=plain("plain-shugenja", hand=["plain-plan"]))
    assert t.force("plain-samurai") == 4
    assert t.force("plain-shugenja") == 1
    t.north.uses("high-ground")
    assert t.north.honor == 9
    end_turn(t)
    assert t.asked == "south"
    assert "use:high-ground" not in t.south.may
