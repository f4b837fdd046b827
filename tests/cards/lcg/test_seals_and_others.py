"""Cards of Lion, Phoenix and Dragon that share words: seals, duels, hands looked at, fate that is kept."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from gorin.language.core.active_effects import has
from support.lcg_course import attack, bids, declared, go_on, let_be, to_the_end, until
from support.lcg_table import conflict, lying, rings, side, table, who


@pytest.mark.parametrize(
    ("seal", "trait"),
    [("seal-of-the-lion", "Commander"), ("seal-of-the-phoenix", "Scholar"), ("seal-of-the-dragon", "Monk")],
)
def test_seals_give_a_trait(seal, trait):
    t = table(north=side(who("yogo-outcast", seal), "doji-whisperer"), south=side())
    assert has(t.s, t.card("yogo-outcast"), trait)
    assert not has(t.s, t.card("doji-whisperer"), trait)


def test_seal_of_the_lion_makes_a_lion():
    t = attack(
        attacker=side(who("yogo-outcast", "seal-of-the-lion"), "doji-whisperer", hand=("way-of-the-lion",)),
        defender=side(),
    )
    t.attacker.uses("way-of-the-lion")
    assert t.attacker.may - {"back"} == {"yogo-outcast"}


def test_seal_of_the_phoenix_makes_a_phoenix():
    t = attack(
        attacker=side(
            "doji-whisperer", home=[who("conduit-of-heroes", "seal-of-the-phoenix")], hand=("bentens-touch",)
        ),
        defender=side(),
    )
    assert t.attacker.may_use("bentens-touch")


def test_matsu_tsuko_breaks_what_she_attacks():
    """5 against 2 would not have broken a province of strength 4."""
    t = conflict(attacker=side("matsu-tsuko-2", honor=11), defender=side("yogo-outcast"))
    assert until(t, "attacker", "matsu-tsuko-2")
    t.attacker.uses("matsu-tsuko-2")
    assert t.s.provinces[5].broken


def test_matsu_tsuko_must_be_more_honorable():
    t = conflict(attacker=side("matsu-tsuko-2"), defender=side("yogo-outcast"))
    assert not until(t, "attacker", "matsu-tsuko-2")


def test_matsu_tsuko_spares_a_stronghold():
    row = ("manicured-garden", "ancestral-lands", "elemental-fury", "night-raid")
    broken = tuple({"card": card, "revealed": True, "broken": True} for card in row[:3])
    t = table(north=side("matsu-tsuko-2", honor=11), south=side("yogo-outcast", provinces=(*broken, row[3])))
    declared(t, "north", "matsu-tsuko-2", place=9)
    assert t.s.provinces[9].is_stronghold
    assert not until(t, "north", "matsu-tsuko-2")


def legion(fate, hand=()):
    t = attack(
        attacker=side(who("matsu-berserker", fate=fate), hand=("a-legion-of-one",)),
        defender=side("doji-whisperer", hand=hand),
    )
    t.attacker.uses("a-legion-of-one", "matsu-berserker")
    return t


def test_a_legion_of_one_fights_on_for_fate():
    t = legion(1)
    t.attacker.chooses("choice0")
    t.attacker.picks("matsu-berserker")
    assert (t.skills("matsu-berserker")[0], t.fate_on("matsu-berserker")) == (3 + 6, 0)


def test_a_legion_of_one_without_fate_strikes_once():
    t = legion(0)
    assert t.skills("matsu-berserker")[0] == 3 + 3
    assert t.asked == "defender"


def test_a_legion_of_one_may_be_canceled_in_its_second_part():
    t = legion(2, hand=("forged-edict", "forged-edict"))
    t.defender.passes()
    t.attacker.chooses("choice0")
    t.attacker.picks("matsu-berserker")
    t.defender.uses("forged-edict", "doji-whisperer")
    let_be(t)
    assert (t.skills("matsu-berserker")[0], t.fate_on("matsu-berserker")) == (3 + 3, 1)


def test_a_legion_of_one_is_one():
    t = attack(
        attacker=side("matsu-berserker", "doji-whisperer", hand=("a-legion-of-one", "banzai")),
        defender=side(),
    )
    assert not t.attacker.may_use("a-legion-of-one")


@pytest.mark.parametrize(("holding", "able"), [("forward-garrison", False), ("hall-of-victories", True)])
def test_forward_garrison_keeps_fate_where_there_is_a_battlefield(holding, able):
    t = conflict(
        attacker=side(who("matsu-berserker", fate=1), provinces=lying(holding, "tacticians-camp")),
        defender=side(provinces=("meditations-on-the-tao", "ancestral-lands"), hand=("banzai",)),
    )
    assert t.defender.may_use("meditations-on-the-tao") is able


def test_forward_garrison_without_a_battlefield_keeps_nothing():
    t = conflict(
        attacker=side(who("matsu-berserker", fate=1), provinces=lying("forward-garrison")),
        defender=side(provinces=("meditations-on-the-tao", "ancestral-lands")),
    )
    assert t.defender.may_use("meditations-on-the-tao")


def void_ring_takes(*attached, provinces):
    t = conflict(
        attacker=side("akodo-toturi", hand=("banzai",)),
        defender=side(home=[who("yogo-outcast", *attached, fate=1)], provinces=provinces),
        ring="void",
    )
    for _ in range(40):
        if t.s.conflict is None or t.attacker.ref("yogo-outcast") in t.attacker.options:
            break
        go_on(t)
    return t.attacker.ref("yogo-outcast") in t.attacker.options


def test_forward_garrison_and_in_harmony_keep_fate_from_the_void_ring():
    plain = ("manicured-garden", "ancestral-lands")
    assert void_ring_takes(provinces=plain)
    assert not void_ring_takes("in-harmony", provinces=plain)
    assert not void_ring_takes(provinces=lying("staging-ground", "forward-garrison"))


def test_in_harmony_does_not_keep_fate_from_costs_or_the_fate_phase():
    t = attack(attacker=side(who("wandering-ronin", "in-harmony", fate=2)), defender=side())
    t.attacker.uses("wandering-ronin")
    assert t.fate_on("wandering-ronin") == 1
    to_the_end(t)
    while t.s.phase != "dynasty":
        go_on(t)
    assert t.fate_on("wandering-ronin") == 0


def test_in_harmony_needs_a_claimed_ring():
    for held, able in ((rings(), False), (rings(air=0), True)):
        t = table(north=side("doji-whisperer", hand=("in-harmony", "banzai")), south=side(), rings=held)
        assert t.north.may_play("in-harmony") is able


@pytest.mark.parametrize(("honor", "strength"), [(10, 5), (11, 6)])
def test_the_roar_of_the_lioness_is_as_strong_as_half_your_honor(honor, strength):
    place = {"card": "the-roar-of-the-lioness", "revealed": True}
    t = table(north=side(provinces=(place, "ancestral-lands"), honor=honor), south=side())
    assert t.strength(0) == strength


def test_ofushikai_is_for_the_champion_of_the_phoenix():
    t = attack(attacker=side(who("shiba-tsukune", "ofushikai")), defender=side("yogo-outcast"))
    champion = has(t.s, t.card("shiba-tsukune"), "Champion")
    assert champion
    t.attacker.uses("ofushikai", "yogo-outcast")
    assert not t.participates("yogo-outcast")


def test_ofushikai_does_nothing_for_others():
    t = attack(
        attacker=side(who("isawa-atsuko", "ofushikai"), hand=("banzai",)), defender=side("yogo-outcast")
    )
    assert not t.attacker.may_use("ofushikai")


@pytest.mark.parametrize("element", ["void", "air"])
def test_student_of_the_tao_sends_away_at_void_provinces(element):
    places = {"void": "raging-battleground", "air": "fertile-fields"}
    t = attack(
        attacker=side("student-of-the-tao", hand=("banzai",)),
        defender=side(
            "yogo-outcast", provinces=({"card": places[element], "revealed": True}, "ancestral-lands")
        ),
    )
    assert t.attacker.may_use("student-of-the-tao") is (element == "void")
    assert element in ELEMENTS
    if element == "void":
        t.attacker.uses("student-of-the-tao")
        assert t.attacker.may - {"back"} == {"yogo-outcast"}
        t.attacker.picks("yogo-outcast")
        assert not t.participates("yogo-outcast")


@pytest.mark.parametrize(("revealed", "able"), [(2, False), (3, True)])
def test_asceticism_hides_behind_facedown_provinces(revealed, able):
    row = ("manicured-garden", "ancestral-lands", "elemental-fury", "night-raid")
    provinces = tuple({"card": card, "revealed": number < revealed} for number, card in enumerate(row))
    t = attack(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion", "banzai")),
        defender=side(who("doji-whisperer", "asceticism"), provinces=provinces),
    )
    assert t.attacker.may_use("way-of-the-scorpion") is able


def test_scene_of_the_crime_looks_at_a_hand():
    t = table(
        north=side("akodo-toturi", hand=("banzai",)),
        south=side(provinces=("scene-of-the-crime", "ancestral-lands")),
    )
    declared(t, "north", "akodo-toturi")
    assert until(t, "south", "scene-of-the-crime")
    t.south.uses("scene-of-the-crime")
    assert any("looks at" in line for line in t.log)


def test_scene_of_the_crime_needs_a_hand_to_look_at():
    t = table(north=side("akodo-toturi"), south=side(provinces=("scene-of-the-crime", "ancestral-lands")))
    declared(t, "north", "akodo-toturi")
    assert not until(t, "south", "scene-of-the-crime")


@pytest.mark.parametrize(("held", "able"), [({"fire": 0}, True), ({"fire": 1}, False)])
def test_perceptive_kitsuki_gives_a_ring_for_a_look(held, able):
    t = attack(
        attacker=side("perceptive-kitsuki", hand=("banzai",)),
        defender=side("yogo-outcast", hand=("fine-katana",)),
        rings=rings(**held),
    )
    assert t.attacker.may_use("perceptive-kitsuki") is able
    if able:
        t.attacker.uses("perceptive-kitsuki", "ring-fire")
        assert t.s.rings[2].holder < 0
        assert any("looks at" in line for line in t.log)


@pytest.mark.parametrize("attached", [("ornate-fan",), ()])
def test_prudent_challenger_disarms_whoever_loses(attached):
    t = attack(
        attacker=side("prudent-challenger"), defender=side(who("doji-whisperer", *attached), hand=("banzai",))
    )
    t.attacker.uses("prudent-challenger", "doji-whisperer")
    bids(t, 5, 1)
    let_be(t)
    if attached:
        t.attacker.picks("ornate-fan")
        assert t.zone("ornate-fan") == "discard"
    assert any("wins the duel" in line for line in t.log)


def test_prudent_challenger_at_home_challenges_nobody():
    t = attack(
        attacker=side("yogo-outcast", home=["prudent-challenger"], hand=("banzai",)),
        defender=side("doji-whisperer"),
    )
    assert not t.attacker.may_use("prudent-challenger")


def test_togashi_gaijutsu_readies_whoever_is_tattooed():
    t = table(
        north=side(
            "togashi-gaijutsu", who("togashi-initiate", bowed=True), hand=("centipede-tattoo", "banzai")
        ),
        south=side(),
    )
    t.north.plays("centipede-tattoo", "togashi-initiate")
    t.north.uses("togashi-gaijutsu")
    assert not t.is_bowed("togashi-initiate")


def test_togashi_gaijutsu_minds_tattoos_only():
    t = table(
        north=side("togashi-gaijutsu", who("togashi-initiate", bowed=True), hand=("fine-katana", "banzai")),
        south=side(),
    )
    t.north.plays("fine-katana", "togashi-initiate")
    assert not t.north.may_use("togashi-gaijutsu")


def bid_one_each(t):
    while not (t.attacker.options and t.attacker.options[0].startswith("bid")):
        go_on(t)
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-1")


def test_niten_pupil_grows_in_a_duel_of_its_own():
    """2 twice is 4, before the skills are counted."""
    t = conflict(attacker=side("niten-pupil"), defender=side("honorable-challenger"))
    t.defender.uses("honorable-challenger", "niten-pupil")
    bid_one_each(t)
    t.attacker.uses("niten-pupil")
    assert t.skills("niten-pupil") == (4, 4)
    let_be(t)
    assert any("wins the duel, 5 to 3" in line for line in t.log)


def test_niten_pupil_minds_no_duel_of_others():
    t = attack(attacker=side("mirumoto-raitsugu", "niten-pupil"), defender=side("yogo-outcast"))
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    bid_one_each(t)
    assert not t.attacker.may_use("niten-pupil")


def test_shoshi_ni_kie_shows_a_province_to_ready_somebody():
    t = table(
        north=side(
            who("yogo-outcast", bowed=True),
            who("doji-whisperer", bowed=True, status="honored"),
            hand=("shoshi-ni-kie",),
        ),
        south=side(),
    )
    t.north.uses("shoshi-ni-kie", "p0")
    assert t.north.may - {"back"} == {"yogo-outcast"}
    t.north.picks("yogo-outcast")
    assert not t.is_bowed("yogo-outcast")
    assert t.s.face_up[t.s.provinces[0].card]


def test_shoshi_ni_kie_needs_an_ordinary_character_who_is_bowed():
    t = table(north=side("yogo-outcast", hand=("shoshi-ni-kie", "banzai")), south=side())
    assert not t.north.may_use("shoshi-ni-kie")


@pytest.mark.parametrize(("status", "cards"), [("ordinary", 2), ("honored", 1)])
def test_adorned_temple_rejoices_in_fate_by_a_card(status, cards):
    t = table(
        north=side(
            who("yogo-outcast", status=status),
            who("naive-student", fate=1),
            provinces=lying("adorned-temple"),
            hand=("karmic-twist",),
        ),
        south=side(),
    )
    t.north.uses("karmic-twist", "naive-student", "yogo-outcast")
    t.north.uses("adorned-temple")
    assert len(t.north.hand) == cards


def test_adorned_temple_minds_no_fate_that_is_paid():
    rows = (
        *lying("adorned-temple"),
        {"card": "ancestral-lands", "cards": [{"card": "eager-scout", "face_up": True}]},
    )
    t = table("dynasty", north=side(provinces=rows), south=side())
    t.north.plays("eager-scout", "choice1")
    assert not t.north.may_use("adorned-temple")


def hidden_pass(broken):
    here = {
        "card": "manicured-garden",
        "revealed": True,
        "broken": broken,
        "cards": [{"card": "hidden-mountain-pass", "face_up": True}],
    }
    t = table(north=side(provinces=(here, "ancestral-lands"), hand=("banzai",)), south=side())
    while t.s.phase == "conflict" and not t.north.may_use("hidden-mountain-pass"):
        go_on(t)
    return t


def test_hidden_mountain_pass_hides_its_province():
    t = hidden_pass(False)
    t.north.uses("hidden-mountain-pass")
    assert not t.s.face_up[t.s.provinces[0].card]


def test_hidden_mountain_pass_hides_nothing_that_is_broken():
    assert not hidden_pass(True).north.may_use("hidden-mountain-pass")


@pytest.mark.parametrize("attached", [(), ("seal-of-the-lion",)])
def test_whoever_bears_a_seal_is_still_of_the_own_clan(attached):
    t = table(
        north=side(who("border-rider", *attached, bowed=True), hand=("gaijin-customs", "banzai")),
        south=side("yogo-outcast"),
    )
    assert not t.north.may_use("gaijin-customs")
    t = table(
        north=side("border-rider", who("yogo-outcast", *attached, bowed=True), hand=("gaijin-customs",)),
        south=side(),
    )
    assert t.north.may_use("gaijin-customs")


def test_righteous_samurai_answers_honor_that_an_opponent_takes():
    t = attack(
        attacker=side("kakita-asami"),
        defender=side("righteous-samurai", home=["doji-whisperer"]),
        type="political",
    )
    t.attacker.uses("kakita-asami")
    t.defender.uses("righteous-samurai", "doji-whisperer")
    assert t.defender.honor == 9
    assert t.status("doji-whisperer") == "honored"


def test_righteous_samurai_answers_the_air_ring():
    t = conflict(
        attacker=side("akodo-kaede"), defender=side(home=["righteous-samurai"]), ring="air", type="political"
    )
    for _ in range(40):
        if t.s.conflict is None or t.defender.may_use("righteous-samurai"):
            break
        go_on(t, "choice0")
    assert t.defender.may_use("righteous-samurai")


def test_righteous_samurai_minds_neither_own_costs_nor_bids():
    t = attack(
        attacker=side("righteous-samurai", "honorable-challenger", hand=("assassination",)),
        defender=side("doji-whisperer"),
    )
    t.attacker.uses("assassination", "doji-whisperer")
    assert t.attacker.honor == 7
    assert not t.attacker.may_use("righteous-samurai")
    t = attack(attacker=side("righteous-samurai", "honorable-challenger"), defender=side("doji-whisperer"))
    t.attacker.uses("honorable-challenger", "doji-whisperer")
    bids(t, 5, 1)
    assert t.attacker.honor == 6
    assert not t.attacker.may_use("righteous-samurai")


def test_ninkatoshi_strengthens_its_own_and_weakens_theirs():
    city = {"card": "ninkatoshi", "revealed": True}
    shown = {"card": "night-raid", "revealed": True}
    t = table(north=side(provinces=(city, shown)), south=side(provinces=(shown, "ancestral-lands")))
    assert [t.strength(0), t.strength(1), t.strength(3)] == [4, 5, 3]


@pytest.mark.parametrize(("ring", "found"), [("water", {"against-the-waves", "pass"}), ("void", {"pass"})])
def test_shiba_sophist_searches_for_the_contested_element(ring, found):
    deck = ["fine-katana", "against-the-waves", "banzai"]
    t = attack(attacker=side("shiba-sophist", conflict=deck), defender=side(), ring=ring)
    t.attacker.uses("shiba-sophist")
    assert t.attacker.may == found


def test_shiba_sophist_at_home_searches_nothing():
    t = attack(attacker=side("yogo-outcast", home=["shiba-sophist"], hand=("banzai",)), defender=side())
    assert not t.attacker.may_use("shiba-sophist")


def wrath(place):
    rows = [{"card": "manicured-garden"}, {"card": "ancestral-lands"}]
    rows[place]["cards"] = [{"card": "the-wrath-of-the-kami", "face_up": True}]
    return conflict(
        attacker=side("akodo-toturi", hand=("banzai",)),
        defender=side(provinces=tuple(rows), hand=("banzai",)),
    )


def test_the_wrath_of_the_kami_may_be_called_again_and_again():
    t = wrath(0)
    before = t.strength(t.s.conflict.provinces[0])
    for times in (1, 2):
        t.defender.uses("the-wrath-of-the-kami")
        let_be(t)
        assert t.strength(t.s.conflict.provinces[0]) == before + times
        assert t.defender.honor == 10 - times
        t.attacker.passes()


def test_the_wrath_of_the_kami_guards_its_own_province():
    assert not wrath(1).defender.may_use("the-wrath-of-the-kami")
