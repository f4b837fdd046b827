"""Phoenix events, attachments, holdings and provinces of all packs."""

import pytest

from gorin.games.lcg.table.values import glory
from support.lcg_course import attack, go_on, let_be, to_the_end, until
from support.lcg_table import conflict, lying, rings, side, table, who


def test_bentens_touch_has_a_shugenja_bow():
    t = attack(
        attacker=side("doji-whisperer", home=["naive-student", "isawa-atsuko"], hand=("bentens-touch",)),
        defender=side(),
    )
    t.attacker.uses("bentens-touch")
    assert t.attacker.may - {"back"} == {"isawa-atsuko"}
    t.attacker.picks("isawa-atsuko", "doji-whisperer")
    assert (t.is_bowed("isawa-atsuko"), t.status("doji-whisperer")) == (True, "honored")


def test_bentens_touch_needs_a_ready_phoenix_shugenja():
    t = attack(
        attacker=side(
            "doji-whisperer",
            home=[who("isawa-atsuko", bowed=True), "conduit-of-heroes"],
            hand=("bentens-touch",),
        ),
        defender=side(),
    )
    assert not t.attacker.may_use("bentens-touch")


def clear(type="political"):
    t = attack(
        attacker=side("doji-whisperer", hand=("clarity-of-purpose",)),
        defender=side("yogo-outcast", stronghold="shizuka-toshi"),
        type=type,
    )
    t.attacker.uses("clarity-of-purpose", "doji-whisperer")
    let_be(t)
    return t


@pytest.mark.parametrize(("type", "bowed"), [("political", False), ("military", True)])
def test_clarity_of_purpose_spares_a_politician(type, bowed):
    t = clear(type)
    if type == "political":
        t.defender.uses("shizuka-toshi")
        assert t.defender.ref("doji-whisperer") not in t.defender.options
        t.defender.picks("yogo-outcast")
    to_the_end(t)
    assert t.is_bowed("doji-whisperer") is bowed


def test_clarity_of_purpose_is_over_with_its_conflict():
    t = clear()
    to_the_end(t)
    assert not t.s.lasting


def test_clarity_of_purpose_does_not_keep_the_water_ring_away():
    t = conflict(
        attacker=side("akodo-toturi"),
        defender=side(home=["doji-whisperer"], hand=("clarity-of-purpose",)),
        ring="water",
    )
    t.defender.uses("clarity-of-purpose", "doji-whisperer")
    for _ in range(30):
        if t.s.conflict is None or t.attacker.ref("doji-whisperer") in t.attacker.options:
            break
        go_on(t)
    assert t.attacker.ref("doji-whisperer") in t.attacker.options


def test_cleanse_the_empire_takes_fate_and_bows_one_who_has_none_left():
    t = conflict(
        attacker=side("akodo-toturi", hand=("cleanse-the-empire",)),
        defender=side(home=[who("yogo-outcast", fate=1), who("doji-whisperer", fate=2)]),
    )
    assert until(t, "attacker", "cleanse-the-empire")
    t.attacker.uses("cleanse-the-empire")
    let_be(t)
    assert t.attacker.may - {"back"} == {"yogo-outcast"}
    t.attacker.picks("yogo-outcast")
    assert (t.is_bowed("yogo-outcast"), t.fate_on("doji-whisperer")) == (True, 1)


def test_cleanse_the_empire_is_for_the_attacking_player():
    t = conflict(
        attacker=side(who("doji-whisperer", fate=1)),
        defender=side("akodo-toturi", hand=("cleanse-the-empire",)),
    )
    assert not until(t, "defender", "cleanse-the-empire")


def test_cloak_of_night_hides_somebody_glorious():
    t = attack(
        attacker=side("doji-whisperer", home=["isawa-atsuko"], hand=("cloak-of-night",)),
        defender=side("yogo-outcast", stronghold="shizuka-toshi"),
        type="political",
    )
    before = glory(t.s, t.card("doji-whisperer"))
    t.attacker.uses("cloak-of-night", "doji-whisperer")
    let_be(t)
    assert glory(t.s, t.card("doji-whisperer")) == before + 3
    t.defender.uses("shizuka-toshi")
    assert t.defender.may - {"back"} == {"yogo-outcast"}


def test_cloak_of_night_needs_a_shugenja():
    t = attack(attacker=side("doji-whisperer", hand=("cloak-of-night",)), defender=side())
    assert not t.attacker.may_use("cloak-of-night")


def test_earth_becomes_sky_bows_whoever_readies():
    t = table(
        north=side(who("matsu-swiftspear", bowed=True), "naive-student", stronghold="hayaken-no-shiro"),
        south=side(hand=("earth-becomes-sky",)),
    )
    t.north.uses("hayaken-no-shiro", "matsu-swiftspear")
    t.south.uses("earth-becomes-sky")
    let_be(t)
    assert t.is_bowed("matsu-swiftspear")


def test_earth_becomes_sky_minds_opponents_only():
    t = table(
        north=side(
            who("matsu-swiftspear", bowed=True), stronghold="hayaken-no-shiro", hand=("earth-becomes-sky",)
        ),
        south=side(),
    )
    t.north.uses("hayaken-no-shiro", "matsu-swiftspear")
    assert not t.north.may_use("earth-becomes-sky")


@pytest.mark.parametrize("event", ["gift-of-amaterasu", "the-path-of-man"])
@pytest.mark.parametrize(("attackers", "able"), [(("akodo-toturi",), True), (("matsu-berserker",), False)])
def test_a_great_victory_is_rewarded(event, attackers, able):
    t = conflict(attacker=side(*attackers, hand=(event,)), defender=side())
    assert until(t, "attacker", event) is able
    if able and event == "the-path-of-man":
        t.attacker.uses(event)
        assert t.attacker.fate == 7
    elif able:
        t.attacker.uses(event, "akodo-toturi")
        assert t.status("akodo-toturi") == "honored"


def test_harmonize_sends_two_home():
    t = conflict(
        attacker=side("doji-whisperer", "akodo-toturi"), defender=side("yogo-outcast", hand=("harmonize",))
    )
    t.defender.uses("harmonize", "yogo-outcast")
    assert t.defender.may - {"back"} == {"doji-whisperer"}
    t.defender.picks("doji-whisperer")
    assert not t.participates("yogo-outcast")
    assert not t.participates("doji-whisperer")
    assert t.participates("akodo-toturi")


def test_harmonize_is_for_the_defending_player():
    t = attack(attacker=side("doji-whisperer", hand=("harmonize",)), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("harmonize")


def test_karmic_twist_moves_all_fate_to_a_poorer_neighbour():
    t = table(
        north=side(hand=("karmic-twist",)),
        south=side(
            who("yogo-outcast", fate=3), "doji-whisperer", "bayushi-shoju", who("bayushi-liar", fate=1)
        ),
    )
    t.north.uses("karmic-twist", "yogo-outcast")
    assert t.north.may - {"back"} == {"doji-whisperer"}
    t.north.picks("doji-whisperer")
    assert (t.fate_on("yogo-outcast"), t.fate_on("doji-whisperer")) == (0, 3)


def test_karmic_twist_needs_somebody_to_move_it_to():
    t = table(north=side("naive-student", hand=("karmic-twist",)), south=side(who("yogo-outcast", fate=3)))
    assert not t.north.may_use("karmic-twist")


@pytest.mark.parametrize("status", ["ordinary", "honored"])
def test_purity_of_spirit_lasts_for_one_conflict(status):
    t = attack(
        attacker=side(who("matsu-berserker", status=status), hand=("purity-of-spirit",)), defender=side()
    )
    t.attacker.uses("purity-of-spirit", "matsu-berserker")
    assert t.status("matsu-berserker") == "honored"
    to_the_end(t)
    assert t.status("matsu-berserker") == "ordinary"


def test_purity_of_spirit_takes_also_the_tokens_that_come_later():
    t = attack(attacker=side("miwaku-kabe-guard", hand=("purity-of-spirit",)), defender=side("akodo-toturi"))
    t.attacker.uses("purity-of-spirit", "miwaku-kabe-guard")
    to_the_end(t)
    assert t.status("miwaku-kabe-guard") == "ordinary"


def test_purity_of_spirit_is_for_bushi():
    t = attack(attacker=side("doji-whisperer", hand=("purity-of-spirit",)), defender=side())
    assert not t.attacker.may_use("purity-of-spirit")


def test_blessed_by_fukurokujin_keeps_dishonor_away():
    t = attack(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion",)),
        defender=side(who("doji-whisperer", "blessed-by-fukurokujin"), "akodo-toturi"),
    )
    t.attacker.uses("way-of-the-scorpion")
    assert t.attacker.may - {"back"} == {"akodo-toturi"}


def test_erudite_prestige_answers_itself_and_every_card_once():
    t = attack(
        attacker=side("doji-whisperer", hand=("erudite-prestige", "banzai")),
        defender=side(),
        type="political",
    )
    t.attacker.plays("erudite-prestige", "doji-whisperer")
    t.attacker.uses("erudite-prestige")
    assert t.skills("doji-whisperer") == (0, 4)
    assert not t.attacker.may_use("erudite-prestige")
    t.defender.passes()
    t.attacker.uses("banzai", "doji-whisperer", "pass")
    t.attacker.uses("erudite-prestige")
    assert t.skills("doji-whisperer") == (2, 5)


def test_erudite_prestige_is_for_courtiers_in_the_conflict():
    t = attack(
        attacker=side("matsu-berserker", home=[who("doji-whisperer", "erudite-prestige")], hand=("banzai",)),
        defender=side(),
    )
    t.attacker.uses("banzai", "matsu-berserker", "pass")
    assert not t.attacker.may_use("erudite-prestige")
    t = table(north=side("matsu-berserker", "doji-whisperer", hand=("erudite-prestige",)), south=side())
    t.north.plays("erudite-prestige")
    assert t.north.may - {"back"} == {"doji-whisperer"}


def test_erudite_prestige_minds_nobody_who_is_put_into_play():
    t = attack(
        attacker=side(
            who("doji-whisperer", "erudite-prestige"), "kitsu-spiritcaller", dynasty_discard=["naive-student"]
        ),
        defender=side(),
        type="political",
    )
    t.attacker.uses("kitsu-spiritcaller", "naive-student")
    assert t.participates("naive-student")
    assert not t.attacker.may_use("erudite-prestige")


def test_favor_of_the_kami_is_glorious():
    t = table(north=side(who("doji-whisperer", "favor-of-the-kami"), "doji-whisperer"), south=side())
    bearer, other = t.numbers("doji-whisperer")
    assert glory(t.s, bearer) == glory(t.s, other) + 1


def test_katana_of_fire_burns_for_fire_cards_in_play_and_the_fire_ring():
    mine = side(
        who("doji-whisperer", "katana-of-fire"),
        "isawa-masahiro",
        hand=("katana-of-fire",),
        dynasty=["fire-elemental-guard"] * 8,
        role="keeper-of-fire",
    )
    assert table(north=mine, south=side("isawa-masahiro")).skills("doji-whisperer")[0] == 0 + 2
    t = table(north=mine, south=side(), rings=rings(fire=0))
    assert t.skills("doji-whisperer")[0] == 0 + 2 + 2


def test_katana_of_fire_needs_a_shugenja():
    t = table(north=side("doji-whisperer", hand=("katana-of-fire",)), south=side())
    assert not t.north.may_play("katana-of-fire")


def test_kyofukis_hammer_smashes_a_card_in_any_province():
    t = conflict(
        attacker=side(who("akodo-toturi", "kyofukis-hammer"), provinces=lying("hall-of-victories")),
        defender=side(provinces=lying("staging-ground", "tacticians-camp")),
    )
    assert until(t, "attacker", "kyofukis-hammer")
    t.attacker.uses("kyofukis-hammer")
    assert t.attacker.ref("hall-of-victories") in t.attacker.options
    t.attacker.picks("tacticians-camp")
    assert t.zone("tacticians-camp") == "discard"


def test_kyofukis_hammer_rests_after_a_defeat():
    t = conflict(attacker=side(who("doji-whisperer", "kyofukis-hammer")), defender=side("akodo-toturi"))
    assert not until(t, "attacker", "kyofukis-hammer")


def test_stride_the_waves_comes_and_goes_twice():
    t = attack(
        attacker=side("akodo-toturi", home=[who("doji-whisperer", "stride-the-waves")], hand=("banzai",)),
        defender=side(),
        rings=rings(water=0),
    )
    for there in (True, False):
        t.attacker.uses("stride-the-waves", "choice0" if there else "choice1")
        assert t.participates("doji-whisperer") is there
        t.defender.passes()
    assert not t.attacker.may_use("stride-the-waves")


def test_stride_the_waves_needs_the_water_ring():
    t = attack(
        attacker=side("akodo-toturi", home=[who("doji-whisperer", "stride-the-waves")]), defender=side()
    )
    assert not t.attacker.may_use("stride-the-waves")


def test_studious_scholars_draw_for_victories():
    t = conflict(attacker=side(who("solemn-scholar", "studious")), defender=side(), type="political")
    assert until(t, "attacker", "studious")
    t.attacker.uses("studious")
    assert len(t.attacker.hand) == 1


def test_only_scholars_are_studious():
    t = table(north=side("doji-whisperer", "solemn-scholar", hand=("studious",)), south=side())
    t.north.plays("studious")
    assert t.north.may - {"back"} == {"solemn-scholar"}


@pytest.mark.parametrize(("favor", "able"), [(0, True), (1, False)])
def test_kanjo_district_spends_the_favor(favor, able):
    t = attack(
        attacker=side("akodo-toturi", provinces=lying("kanjo-district")),
        defender=side("yogo-outcast"),
        favor=favor,
    )
    assert t.attacker.may_use("kanjo-district") is able
    if able:
        t.attacker.uses("kanjo-district", "yogo-outcast")
        assert (t.is_bowed("yogo-outcast"), t.participates("yogo-outcast")) == (True, False)
        assert t.s.favor < 0


@pytest.mark.parametrize(("held", "more"), [({}, 0), ({"air": 0, "fire": 1, "void": 1}, 3)])
def test_teachings_of_the_elements_grow_with_every_claimed_ring(held, more):
    place = {"card": "teachings-of-the-elements", "revealed": True}
    t = table(north=side(provinces=(place, "ancestral-lands")), south=side(), rings=rings(**held))
    assert t.strength(0) == 5 + more
