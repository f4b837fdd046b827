"""Provinces and what lies in them: blank, adjacent, refilled, restored (LCG-PROV, LCG-REFL, LCG-RSTR)."""

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.provinces import restore
from gorin.games.lcg.language.which.card_filters import PROVINCE
from gorin.games.lcg.table.reading import adjacent
from gorin.language.core.active_effects import has
from gorin.language.core.knowing import knows
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, holding, person, province, published
from support.lcg_table import side, table
from support.rule import rule

FIELD = province("Test Field", action(gain_honor(1)), facts="strength=4 earth")
MILL = holding("Test Mill", facts="strength=2")
RALLIER = person("Test Rallier", keywords("rally"))
REBUILD = event("Test Repair", action(target(PROVINCE), restore(TARGET)))

cards = published(FIELD, MILL, RALLIER, REBUILD)


def up(slug):
    return {"card": slug, "face_up": True}


def lying(t, place):
    """What lies in a province, as names; face-down cards are nobody's business."""
    there = [card for card, where in enumerate(t.s.lies_in) if where == place]
    cards = [card for card in there if card != t.s.provinces[place].card]
    return [t.s.names[t.s.what[card]] if t.s.face_up[card] else "?" for card in cards]


@rule("LCG-PROV-02", "LCG-RSTR-01")
def test_a_broken_province_is_blank_until_it_is_restored():
    whole = ({"card": "test-field", "revealed": True}, "ancestral-lands")
    broken = ({"card": "test-field", "broken": True}, "ancestral-lands")
    t = table(north=side("doji-whisperer", provinces=whole, hand=("test-repair",)), south=side())
    assert t.north.may_use("test-field")
    assert not t.north.may_use("test-repair")
    t = table(north=side("doji-whisperer", provinces=broken, hand=("test-repair",)), south=side())
    assert not t.north.may_use("test-field")
    assert not has(t.s, t.card("test-field"), "Plain")
    t.north.uses("test-repair", "test-field")
    assert not t.s.provinces[0].broken
    assert t.zone("test-field") == "play"
    assert t.s.face_up[t.card("test-field")]
    assert t.north.may_use("test-field")
    assert has(t.s, t.card("test-field"), "Plain")


@rule("LCG-PROV-03", "LCG-PROV-04", "LCG-RALL-02")
def test_all_cards_of_a_province_work_and_it_is_refilled_when_it_is_empty():
    row = (
        {"card": "test-field", "revealed": True, "cards": [up("test-mill"), up("test-rallier")]},
        "ancestral-lands",
    )
    t = table("dynasty", north=side(provinces=row), south=side())
    assert t.strength(0) == 6
    t.north.plays("test-rallier", "choice0")
    assert lying(t, 0) == ["test-mill"]
    two = ({"card": "test-field", "cards": [up("test-rallier"), up("doji-whisperer")]}, "ancestral-lands")
    t = table("dynasty", north=side(provinces=two), south=side(), to_act=0)
    assert t.north.may_play("test-rallier")
    t.north.plays("doji-whisperer", "choice0")
    assert lying(t, 0) == ["test-rallier"]
    t.south.passes()
    t.north.plays("test-rallier", "choice0")
    assert lying(t, 0) == ["?"]


@rule("LCG-REFL-01")
def test_a_province_is_refilled_with_the_top_card_and_nobody_sees_it():
    row = ({"card": "test-field", "cards": [up("doji-whisperer")]}, "ancestral-lands")
    t = table("dynasty", north=side(provinces=row, dynasty=("yogo-outcast", "eager-scout")), south=side())
    t.north.plays("doji-whisperer", "choice0")
    new = t.card("yogo-outcast")
    assert t.s.lies_in[new] == 0
    assert not t.s.face_up[new]
    assert not knows(t.s, 0, new)
    assert not knows(t.s, 1, new)
    assert t.game.view(0)["players"][0]["provinces"][0]["cards"] == [{"face_up": False, "card": None}]


@rule("LCG-REFL-03")
def test_a_province_that_is_refilled_face_up_shows_its_card():
    row = ({"card": "test-field", "cards": [up("akodo-gunso")]}, "ancestral-lands")
    t = table("dynasty", north=side(provinces=row, dynasty=("yogo-outcast", "eager-scout")), south=side())
    t.north.plays("akodo-gunso", "choice0")
    t.north.uses("akodo-gunso")
    assert lying(t, 0) == ["yogo-outcast"]
    shown = t.game.view(1)["players"][0]["provinces"][0]["cards"][0]
    assert shown["card"]["slug"] == "yogo-outcast"


@rule("LCG-PROV-05")
def test_provinces_of_the_row_are_adjacent_to_their_neighbours_and_the_stronghold_province_to_none():
    t = table(north=side("doji-whisperer", hand=("fine-katana",)), south=side())
    found = {place.id: [each.id for each in adjacent(t.s, place)] for place in t.s.provinces}
    assert found == {0: [1], 1: [0, 2], 2: [1, 3], 3: [2], 4: [], 5: [6], 6: [5, 7], 7: [6, 8], 8: [7], 9: []}
