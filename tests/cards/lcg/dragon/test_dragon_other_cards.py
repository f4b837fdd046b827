"""Dragon events, attachments, holdings and provinces of all packs."""

import pytest

from support.lcg_course import attack, bids, declared, go_on, let_be, to_the_end, until
from support.lcg_table import conflict, lying, rings, side, table, who


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


def test_belief_in_the_little_teacher_sheds_a_status():
    t = table(
        north=side(who("doji-whisperer", "belief-in-the-little-teacher", status="dishonored")), south=side()
    )
    t.north.uses("belief-in-the-little-teacher")
    assert t.status("doji-whisperer") == "ordinary"


def test_belief_in_the_little_teacher_does_nothing_for_the_ordinary():
    t = table(
        north=side(who("doji-whisperer", "belief-in-the-little-teacher"), hand=("banzai",)), south=side()
    )
    assert not t.north.may_use("belief-in-the-little-teacher")


@pytest.mark.parametrize(("enemy", "bowed"), [("akodo-toturi", False), ("doji-whisperer", True)])
@pytest.mark.parametrize("slug", ["togashi-initiate", "tireless-sodan-senzo"])
def test_who_does_not_bow_after_a_defeat(slug, enemy, bowed):
    monk = who(slug, "centipede-tattoo") if slug == "togashi-initiate" else slug
    t = conflict(
        attacker=side(monk, who("matsu-swiftspear")), defender=side(enemy, *["hida-kisada"] * (not bowed))
    )
    to_the_end(t)
    assert t.is_bowed(slug) is bowed


def test_centipede_tattoo_is_for_monks():
    t = table(north=side("togashi-initiate", "doji-whisperer", hand=("centipede-tattoo",)), south=side())
    t.north.plays("centipede-tattoo")
    assert t.north.may - {"back"} == {"togashi-initiate"}


def test_phoenix_tattoo_makes_the_others_proud():
    t = conflict(
        attacker=side(who("akodo-toturi", "phoenix-tattoo"), "matsu-berserker", home=["naive-student"]),
        defender=side("yogo-outcast"),
    )
    t.fight()
    assert [
        t.status(each) for each in ("akodo-toturi", "matsu-berserker", "yogo-outcast", "naive-student")
    ] == [
        "ordinary",
        "honored",
        "dishonored",
        "ordinary",
    ]


def test_phoenix_tattoo_at_home_makes_nobody_proud():
    t = conflict(
        attacker=side("matsu-berserker", home=[who("akodo-toturi", "phoenix-tattoo")]), defender=side()
    )
    t.fight()
    assert t.status("matsu-berserker") == "ordinary"


def test_pride_twice_honors_once():
    t = conflict(attacker=side(who("akodo-toturi", "phoenix-tattoo"), "miwaku-kabe-guard"), defender=side())
    t.fight()
    assert t.status("miwaku-kabe-guard") == "honored"


def test_smoke_weakens_the_common_people_who_are_there():
    t = attack(
        attacker=side(who("akodo-toturi", "smoke")),
        defender=side("yogo-outcast", home=["matsu-berserker"], provinces=lying("favorable-ground")),
    )
    t.attacker.uses("smoke")
    assert t.skills("yogo-outcast")[0] == 0
    assert t.zone("smoke") == "discard"
    t.defender.uses("favorable-ground", "matsu-berserker", "choice0")
    assert t.skills("matsu-berserker")[0] == 3


def test_smoke_at_home_is_idle():
    t = attack(
        attacker=side("matsu-berserker", home=[who("akodo-toturi", "smoke")], hand=("banzai",)),
        defender=side("yogo-outcast"),
    )
    assert not t.attacker.may_use("smoke")


def test_solitary_strength_wins_honor_alone():
    t = conflict(attacker=side(who("akodo-toturi", "solitary-strength")), defender=side())
    assert until(t, "attacker", "solitary-strength")
    t.attacker.uses("solitary-strength")
    assert t.attacker.honor == 11


def test_solitary_strength_leaves_company():
    t = conflict(
        attacker=side(who("akodo-toturi", "solitary-strength"), "matsu-berserker"),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    assert t.zone("solitary-strength") == "discard"


@pytest.mark.parametrize(
    ("weapons", "evades"), [(("fine-katana", "honored-blade"), True), (("fine-katana",), False)]
)
def test_two_heavens_technique_needs_two_weapons(weapons, evades):
    t = table(north=side(who("akodo-toturi", "two-heavens-technique", *weapons)), south=side("yogo-outcast"))
    from gorin.language.core.active_effects import has

    assert has(t.s, t.card("akodo-toturi"), "covert") is evades


def test_waterfall_tattoo_readies_as_a_province_is_revealed():
    t = table(
        north=side("akodo-toturi"),
        south=side(who("yogo-outcast", "waterfall-tattoo", bowed=True)),
    )
    declared(t, "north", "akodo-toturi")
    assert until(t, "south", "waterfall-tattoo")
    t.south.uses("waterfall-tattoo")
    assert not t.is_bowed("yogo-outcast")


def test_waterfall_tattoo_minds_your_own_provinces():
    t = table(
        north=side("akodo-toturi", who("yogo-outcast", "waterfall-tattoo", bowed=True)),
        south=side(hand=("banzai",)),
    )
    declared(t, "north", "akodo-toturi")
    assert not t.north.may_use("waterfall-tattoo")


def test_overlooked_community_trades_a_ring_for_a_token():
    t = table(
        north=side(provinces=lying("overlooked-community")),
        south=side(who("yogo-outcast", status="honored")),
        rings=rings(fire=0),
    )
    t.north.uses("overlooked-community", "ring-fire", "yogo-outcast")
    assert t.status("yogo-outcast") == "ordinary"
    assert t.s.rings[2].holder < 0


def test_overlooked_community_needs_a_ring():
    t = table(
        north=side(provinces=lying("overlooked-community"), hand=("banzai",)),
        south=side(who("yogo-outcast", status="honored")),
    )
    assert not t.north.may_use("overlooked-community")


def test_fuchi_mura_puts_fate_on_the_rings_that_are_left():
    t = table(north=side("akodo-toturi"), south=side(provinces=("fuchi-mura", "ancestral-lands")))
    declared(t, "north", "akodo-toturi", ring="air")
    assert until(t, "south", "fuchi-mura")
    t.south.uses("fuchi-mura")
    assert [ring.fate for ring in t.s.rings] == [0, 1, 1, 1, 1]


@pytest.mark.parametrize("bowed", [True, False])
def test_sacred_sanctuary_keeps_a_monk_ready(bowed):
    t = table(
        north=side("akodo-toturi"),
        south=side(who("togashi-initiate", bowed=bowed), provinces=("sacred-sanctuary", "ancestral-lands")),
    )
    declared(t, "north", "akodo-toturi")
    assert until(t, "south", "sacred-sanctuary")
    t.south.uses("sacred-sanctuary", "togashi-initiate")
    assert not t.is_bowed("togashi-initiate")
    assert t.s.lasting


def test_sacred_sanctuary_is_for_monks():
    t = table(
        north=side("akodo-toturi"),
        south=side("yogo-outcast", provinces=("sacred-sanctuary", "ancestral-lands")),
    )
    declared(t, "north", "akodo-toturi")
    assert not until(t, "south", "sacred-sanctuary")


def test_seeking_enlightenment_costs_fate_for_every_attacker():
    t = table(
        north=side("akodo-toturi", "matsu-berserker", fate=5),
        south=side(provinces=("seeking-enlightenment", "ancestral-lands")),
    )
    declared(t, "north", "akodo-toturi", "matsu-berserker")
    assert until(t, "south", "seeking-enlightenment")
    t.south.uses("seeking-enlightenment")
    assert t.north.fate == 3


def test_sharing_shinseis_wisdom_moves_fate_within_a_side():
    t = table(
        north=side(who("akodo-toturi", fate=2), "matsu-berserker"),
        south=side("yogo-outcast", provinces=("sharing-shinseis-wisdom", "ancestral-lands")),
    )
    declared(t, "north", "akodo-toturi")
    assert until(t, "south", "sharing-shinseis-wisdom")
    t.south.uses("sharing-shinseis-wisdom", "akodo-toturi")
    assert t.south.may - {"back"} == {"matsu-berserker"}
    t.south.picks("matsu-berserker")
    assert (t.fate_on("akodo-toturi"), t.fate_on("matsu-berserker")) == (1, 1)


def test_mushin_no_shin_answers_also_what_its_own_player_had_to_choose():
    t = attack(
        attacker=side("master-of-the-spear"),
        defender=side(
            who("doji-whisperer", "fine-katana", "ornate-fan"), "yogo-outcast", hand=("mushin-no-shin",)
        ),
    )
    t.attacker.uses("master-of-the-spear")
    t.defender.picks("doji-whisperer")
    t.defender.uses("mushin-no-shin")
    let_be(t)
    assert t.participates("doji-whisperer")


def test_mushin_no_shin_does_not_answer_covert():
    t = table(
        north=side("furtive-sympathizer"),
        south=side(who("doji-whisperer", "fine-katana", "ornate-fan"), hand=("mushin-no-shin",)),
    )
    declared(t, "north", "furtive-sympathizer")
    while t.s.conflict is not None and not t.s.conflict.decided:
        assert not t.south.may_use("mushin-no-shin")
        go_on(t, t.north.ref("doji-whisperer"))


def test_solitary_strength_minds_the_company_of_its_own_player():
    bearer = who("akodo-toturi", {"card": "solitary-strength", "controller": 1})
    t = conflict(attacker=side(bearer, "matsu-berserker"), defender=side(hand=("banzai",)))
    t.defender.passes()
    assert t.zone("solitary-strength") == "play"
    t = conflict(attacker=side(bearer), defender=side("yogo-outcast", hand=("banzai",)))
    t.defender.passes()
    assert t.zone("solitary-strength") == "discard"
