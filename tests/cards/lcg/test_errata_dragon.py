"""Dragon cards beyond the Core Set, as they were corrected (LCG-ERR)."""

from support.lcg_course import let_be, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule


@rule("LCG-ERR-13")
def test_a_hawk_tattoo_is_for_ones_own_characters():
    t = table(north=side("togashi-initiate", hand=("hawk-tattoo",)), south=side("yogo-outcast"))
    t.north.chooses(f"play:c{t.card('hawk-tattoo')}")
    assert t.north.options == [f"c{t.card('togashi-initiate')}", "back"]


def test_a_hawk_tattoo_brings_a_monk_in_and_another_action():
    t = conflict(
        attacker=side("doji-challenger", home=["togashi-initiate"], hand=("hawk-tattoo", "banzai")),
        defender=side("yogo-outcast", hand=("banzai",)),
    )
    turn_of(t, "attacker")
    t.attacker.plays("hawk-tattoo", "togashi-initiate")
    t.attacker.uses("hawk-tattoo")
    assert t.participates("togashi-initiate")
    assert t.asked == "attacker"
    t.attacker.uses("banzai", "doji-challenger", "pass")
    assert t.asked == "defender"


def test_who_is_no_monk_acts_once():
    t = conflict(
        attacker=side("doji-challenger", home=["yogo-outcast"], hand=("hawk-tattoo", "banzai")),
        defender=side("matsu-berserker", hand=("banzai",)),
    )
    turn_of(t, "attacker")
    t.attacker.plays("hawk-tattoo", "yogo-outcast")
    t.attacker.uses("hawk-tattoo")
    assert t.participates("yogo-outcast")
    assert t.asked == "defender"


def dishonoring(*mine):
    t = conflict(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion",)),
        defender=side("togashi-initiate", home=[who("kitsuki-shomon", bowed=True), *mine], honor=11),
    )
    turn_of(t, "attacker")
    t.attacker.uses("way-of-the-scorpion", "togashi-initiate")
    return t


@rule("LCG-ERR-32")
def test_kitsuki_shomon_is_readied_for_being_dishonored_in_anothers_place():
    t = dishonoring()
    t.defender.uses("kitsuki-shomon")
    assert (t.status("togashi-initiate"), t.status("kitsuki-shomon")) == ("ordinary", "dishonored")
    assert not t.is_bowed("kitsuki-shomon")


@rule("LCG-ERR-32")
def test_kitsuki_shomon_stays_bowed_where_somebody_else_is_dishonored_after_all():
    t = dishonoring("young-rumormonger", "doji-whisperer")
    t.defender.uses("kitsuki-shomon")
    t.defender.uses("young-rumormonger", "doji-whisperer")
    assert (t.status("doji-whisperer"), t.status("kitsuki-shomon")) == ("dishonored", "ordinary")
    assert t.is_bowed("kitsuki-shomon")


@rule("LCG-ERR-43")
def test_mantra_of_earth_takes_a_monk_out_of_reach_of_opponents_abilities():
    t = table(
        north=side("yogo-outcast", "doji-challenger", hand=("way-of-the-scorpion", "banzai")),
        south=side("togashi-initiate", "matsu-berserker", hand=("mantra-of-earth",)),
    )
    t.everybody_passes_until("ring-earth")
    for option in ("ring-earth", "choice0", "p5"):
        t.north.chooses(option)
    t.north.picks("doji-challenger", "done")
    t.everybody_passes_until(f"use:c{t.card('mantra-of-earth')}:{ability_of(t, 'mantra-of-earth')}")
    t.south.uses("mantra-of-earth", "togashi-initiate")
    assert t.south.hand == ["fine-katana"]
    let_be(t)
    t.south.picks("togashi-initiate", "matsu-berserker", "done")
    turn_of(t, "north")
    t.north.uses("way-of-the-scorpion")
    there = [f"c{t.card(each)}" for each in ("doji-challenger", "matsu-berserker")]
    assert sorted(t.north.options) == sorted([*there, "back"])


def ability_of(t, slug):
    return t.s.cards[t.s.what[t.card(slug)]].usables[0].number
