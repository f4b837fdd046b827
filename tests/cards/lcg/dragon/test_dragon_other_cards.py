"""Dragon events, attachments, holdings and provinces of all packs."""

import pytest

from gorin.games.lcg.table.values import cost_of
from support.lcg_course import attack, bids, declared, go_on, let_be, until
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, rings, side, table, who
from support.rule import rule


def test_betrayal_of_truth_bows_the_honored_and_the_dishonored():
    t = attack(
        attacker=side(who("doji-whisperer", status="honored"), "akodo-toturi", hand=("betrayal-of-truth",)),
        defender=side(
            who("yogo-outcast", status="dishonored"), home=[who("naive-student", status="honored")]
        ),
    )
    t.attacker.uses("betrayal-of-truth")
    names = ("doji-whisperer", "akodo-toturi", "yogo-outcast", "naive-student")
    assert [t.is_bowed(each) for each in names] == [True, False, True, False]


def test_betrayal_of_truth_needs_somebody_to_bow():
    t = attack(attacker=side("akodo-toturi", hand=("betrayal-of-truth",)), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("betrayal-of-truth")


def deducing(**held):
    return attack(
        attacker=side("akodo-kaede", hand=("deduction", "banzai")),
        defender=side("yogo-outcast", "bayushi-shoju"),
        type="political",
        rings=rings(**held),
    )


def test_deduction_gives_a_ring_back():
    t = deducing(fire=0, water=1)
    t.attacker.uses("deduction", "ring-fire")
    assert t.attacker.may - {"back"} == {"yogo-outcast"}
    t.attacker.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")
    assert t.s.rings[2].holder < 0


def test_deduction_needs_a_ring_of_ones_own():
    assert not deducing(water=1).attacker.may_use("deduction")


def test_high_kick_silences_whom_it_bows():
    t = attack(
        attacker=side("togashi-initiate", hand=("high-kick", "banzai")),
        defender=side("hero-of-three-trees", "yogo-outcast"),
    )
    t.attacker.uses("high-kick", "togashi-initiate", "hero-of-three-trees")
    let_be(t)
    assert t.is_bowed("togashi-initiate")
    assert t.is_bowed("hero-of-three-trees")
    assert t.asked == "defender"
    assert not t.defender.may_use("hero-of-three-trees")


def test_high_kick_needs_a_monk_in_a_military_conflict():
    t = attack(
        attacker=side("akodo-toturi", home=["togashi-initiate"], hand=("high-kick",)),
        defender=side("yogo-outcast"),
    )
    assert not t.attacker.may_use("high-kick")


def test_high_kick_leaves_constant_abilities_alone():
    t = attack(
        attacker=side("togashi-initiate", hand=("high-kick",)),
        defender=side("honored-general", "matsu-berserker"),
    )
    before = t.skills("matsu-berserker")
    t.attacker.uses("high-kick", "togashi-initiate", "honored-general")
    assert t.skills("matsu-berserker") == before


def test_hurricane_punch_strengthens_a_monk_and_draws():
    t = attack(attacker=side("togashi-initiate", "akodo-toturi", hand=("hurricane-punch",)), defender=side())
    before = t.skills("togashi-initiate")
    t.attacker.uses("hurricane-punch")
    assert t.attacker.may - {"back"} == {"togashi-initiate"}
    t.attacker.picks("togashi-initiate")
    assert t.skills("togashi-initiate") == (before[0] + 2, before[1])
    assert t.attacker.hand == ["fine-katana"]


def test_hurricane_punch_is_for_monks():
    t = attack(attacker=side("akodo-toturi", hand=("hurricane-punch",)), defender=side())
    assert not t.attacker.may_use("hurricane-punch")


def test_in_search_of_self_counts_facedown_provinces():
    hidden = ("manicured-garden", "ancestral-lands", "elemental-fury")
    t = conflict(
        attacker=side("doji-whisperer", "akodo-makoto", "akodo-toturi"),
        defender=side(
            hand=("in-search-of-self",),
            provinces=hidden,
            stronghold_province={"card": "shameful-display", "revealed": True},
        ),
    )
    t.defender.uses("in-search-of-self")
    assert t.defender.may - {"back"} == {"doji-whisperer"}
    t.defender.picks("doji-whisperer")
    assert t.is_bowed("doji-whisperer")


def dueled(event, mine, theirs):
    t = attack(
        attacker=side("mirumoto-raitsugu", hand=(event,)),
        defender=side("doji-whisperer", hand=("way-of-the-scorpion",)),
    )
    t.attacker.uses("mirumoto-raitsugu", "doji-whisperer")
    bids(t, mine, theirs)
    let_be(t)
    t.defender.passes()
    return t


def test_magnificent_triumph_crowns_whoever_won_a_duel():
    t = dueled("magnificent-triumph", 5, 1)
    before = t.skills("mirumoto-raitsugu")
    t.attacker.uses("magnificent-triumph", "mirumoto-raitsugu")
    assert t.skills("mirumoto-raitsugu") == (before[0] + 2, before[1] + 2)
    let_be(t)
    assert not t.defender.may_use("way-of-the-scorpion")


def test_magnificent_triumph_needs_a_duel():
    t = attack(
        attacker=side("mirumoto-raitsugu", hand=("magnificent-triumph",)), defender=side("doji-whisperer")
    )
    assert not t.attacker.may_use("magnificent-triumph")


def test_rising_stars_kata_means_more_after_a_duel():
    t = attack(
        attacker=side("mirumoto-raitsugu", hand=("rising-stars-kata",) * 2), defender=side("doji-whisperer")
    )
    before = t.skills("mirumoto-raitsugu")[0]
    t.attacker.uses("rising-stars-kata", "mirumoto-raitsugu")
    assert t.skills("mirumoto-raitsugu")[0] == before + 3
    t.defender.passes()
    assert not t.attacker.may_use("rising-stars-kata")
    t = dueled("rising-stars-kata", 5, 1)
    t.attacker.uses("rising-stars-kata", "mirumoto-raitsugu")
    assert t.skills("mirumoto-raitsugu")[0] == before + 5


def test_rising_stars_kata_is_for_the_unique():
    t = attack(attacker=side("togashi-initiate", hand=("rising-stars-kata",)), defender=side())
    assert not t.attacker.may_use("rising-stars-kata")


def chanting(mantra, ring, *monks, **facts):
    t = table(north=side("akodo-toturi"), south=side(*monks, hand=(mantra,), **facts))
    declared(t, "north", "akodo-toturi", ring=ring)
    return t


@pytest.mark.parametrize(
    ("mantra", "ring"), [("mantra-of-air", "air"), ("mantra-of-void", "void"), ("mantra-of-water", "water")]
)
def test_mantras_answer_their_element(mantra, ring):
    t = chanting(mantra, ring, who("togashi-initiate", bowed=True))
    t.south.uses(mantra, "togashi-initiate")
    assert t.south.hand == ["fine-katana"]
    assert t.is_bowed("togashi-initiate") is (ring != "water")
    assert t.status("togashi-initiate") == ("honored" if ring == "air" else "ordinary")


@pytest.mark.parametrize("mantra", ["mantra-of-air", "mantra-of-void", "mantra-of-water"])
def test_mantras_answer_no_other_element(mantra):
    t = chanting(mantra, "fire", who("togashi-initiate", bowed=True))
    assert not t.south.may_use(mantra)


def test_mantra_of_water_needs_a_monk_who_is_bowed():
    assert not chanting("mantra-of-water", "water", "togashi-initiate").south.may_use("mantra-of-water")


@pytest.mark.parametrize(
    ("mantra", "ring", "is_heard"), [("mantra-of-air", "air", True), ("mantra-of-water", "water", False)]
)
@rule("LCG-ENL-01")
def test_mantra_of_water_answers_only_an_attack_on_you(mantra, ring, is_heard):
    """The other Mantras answer any opponent."""
    t = enlightenment(
        north=side("akodo-toturi"),
        south=side("yogo-outcast"),
        east=side(who("togashi-initiate", bowed=True), hand=(mantra,)),
    )
    declared(t, "north", "akodo-toturi", ring=ring)
    assert until(t, "east", mantra) is is_heard


def test_mantra_of_void_makes_attachments_cheaper_on_one_character():
    t = table(
        north=side("akodo-toturi"),
        south=side(
            "togashi-initiate", "yogo-outcast", hand=("mantra-of-void", "honored-blade", "sashimono"), fate=3
        ),
    )
    declared(t, "north", "akodo-toturi", ring="void")
    t.south.uses("mantra-of-void", "togashi-initiate")
    let_be(t)
    while not t.south.may_play("honored-blade"):
        go_on(t)
    t.south.plays("honored-blade", "togashi-initiate")
    assert t.south.fate == 3


def test_mantra_of_void_makes_a_character_cheaper_that_is_played_as_an_attachment():
    hand = ("mantra-of-void", "tattooed-wanderer")
    t = table(north=side("akodo-toturi"), south=side("togashi-initiate", hand=hand))
    declared(t, "north", "akodo-toturi", ring="void")
    wanderer = t.card("tattooed-wanderer")
    t.south.uses("mantra-of-void", "togashi-initiate")
    assert cost_of(t.s, wanderer, 1, t.card("togashi-initiate")) == 0
    assert cost_of(t.s, wanderer, 1) == 1


def test_a_ring_that_was_switched_changes_no_mantra():
    """The ring that was declared counts, whichever is contested when the mantra is played."""
    t = table(
        north=side("akodo-toturi"),
        south=side(
            "togashi-initiate", hand=("mantra-of-air",), provinces=("elemental-fury", "ancestral-lands")
        ),
    )
    declared(t, "north", "akodo-toturi", ring="air")
    assert until(t, "south", "elemental-fury")
    t.south.uses("elemental-fury", "ring-fire")
    while t.s.conflict is not None and not t.south.may_use("mantra-of-air") and t.s.conflict.ring == 2:
        go_on(t)
        if not t.prompt.endswith("React?"):
            break
    assert t.s.conflict.ring == 2
    assert t.south.may_use("mantra-of-air")


def test_mountaintop_vigil_silences_the_rings():
    t = conflict(
        attacker=side("akodo-kaede"),
        defender=side(hand=("mountaintop-vigil",)),
        ring="fire",
        type="political",
    )
    t.defender.uses("mountaintop-vigil")
    while t.s.conflict is not None:
        assert "resolve" not in t.prompt.lower() or "ring" not in t.prompt.lower()
        go_on(t)
    assert t.status("akodo-kaede") == "ordinary"


def shielded(*attached, **facts):
    t = attack(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion",)),
        defender=side(who("doji-whisperer", *attached), hand=("mushin-no-shin",)),
    )
    t.attacker.uses("way-of-the-scorpion", "doji-whisperer")
    return t


def test_mushin_no_shin_shields_whoever_bears_two_attachments():
    t = shielded("fine-katana", "ornate-fan")
    t.defender.uses("mushin-no-shin")
    let_be(t)
    assert t.status("doji-whisperer") == "ordinary"


def test_mushin_no_shin_shields_nobody_with_one():
    assert not shielded("fine-katana").defender.may_use("mushin-no-shin")


@pytest.mark.parametrize(("count", "able"), [(2, True), (1, False)])
def test_void_fist_strikes_after_two_other_cards(count, able):
    t = attack(
        attacker=side(
            "togashi-initiate",
            "ikoma-orator",
            "naive-student",
            hand=("void-fist",) + ("fine-katana",) * count,
        ),
        defender=side("matsu-berserker", "yogo-outcast"),
    )
    for name in ("ikoma-orator", "togashi-initiate")[:count]:
        t.attacker.plays("fine-katana", name)
        let_be(t)
        t.defender.passes()
    assert t.attacker.may_use("void-fist") is able
    if able:
        t.attacker.uses("void-fist", "yogo-outcast")
        assert (t.is_bowed("yogo-outcast"), t.participates("yogo-outcast")) == (True, False)


def test_void_fist_strikes_whoever_has_a_dash():
    t = attack(
        attacker=side("togashi-initiate", "ikoma-orator", hand=("void-fist", "fine-katana", "fine-katana")),
        defender=side("pacifist-philosopher", "yogo-outcast"),
        type="political",
    )
    for name in ("ikoma-orator", "togashi-initiate"):
        t.attacker.plays("fine-katana", name)
        let_be(t)
        t.defender.passes()
    t.attacker.uses("void-fist")
    assert t.attacker.ref("pacifist-philosopher") in t.attacker.options


@pytest.mark.parametrize(("count", "able"), [(3, True), (2, False)])
def test_wildfire_kick_weakens_the_weaker(count, able):
    t = attack(
        attacker=side(
            "togashi-initiate",
            "ikoma-orator",
            "naive-student",
            hand=("wildfire-kick",) + ("fine-katana",) * count,
        ),
        defender=side("yogo-outcast", "akodo-toturi"),
    )
    for name in ("ikoma-orator", "naive-student", "togashi-initiate")[:count]:
        t.attacker.plays("fine-katana", name)
        let_be(t)
        t.defender.passes()
    assert t.attacker.may_use("wildfire-kick") is able
    if able:
        strong = t.skills("akodo-toturi")
        t.attacker.uses("wildfire-kick", "togashi-initiate")
        assert t.skills("yogo-outcast") == (0, 0)
        assert t.skills("akodo-toturi") == strong
