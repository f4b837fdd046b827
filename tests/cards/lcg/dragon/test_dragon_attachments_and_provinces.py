"""Dragon attachments, holdings and provinces of all packs."""

import pytest

from support.lcg_course import attack, declared, go_on, let_be, to_the_end, until
from support.lcg_table import conflict, lying, rings, side, table, who


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
