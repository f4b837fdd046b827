"""Scorpion places and attachments beyond the Core Set: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import bow, discard, dishonor, honor, remove_fate
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.core.active_effects import has
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import attack, go_on, let_be, to_the_end, turn_of, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

HELD = ("fine-katana",)
FALLEN = who("yogo-outcast", status="dishonored")
cards = published(
    event("Test Blow", action(target(CHARACTER), discard(TARGET))),
    event("Test Drain", action(target(CHARACTER), remove_fate(1, TARGET))),
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Slander", action(target(CHARACTER), dishonor(TARGET))),
    person("Test Brute", action(target(CHARACTER), bow(TARGET))),
)


# --- strongholds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("honor", "skills"), [(6, (4, 4)), (7, (3, 3))])
def test_kyuden_bayushi_readies_the_dishonored_and_helps_the_desperate(honor, skills):
    """Yogo Outcast is stronger among the more honorable."""
    fallen = who("yogo-outcast", status="dishonored", bowed=True)
    t = table(north=side(fallen, stronghold="kyuden-bayushi", honor=honor), south=side())
    before = t.skills("yogo-outcast")
    t.north.uses("kyuden-bayushi", "yogo-outcast")
    assert not t.is_bowed("yogo-outcast") and t.is_bowed("kyuden-bayushi")
    gained = 1 if honor == 6 else 0
    assert t.skills("yogo-outcast") == tuple(skill + gained for skill in before)


@pytest.mark.parametrize(("honor", "able"), [(6, True), (7, False)])
def test_kyuden_bayushi_may_only_strengthen_who_is_ready(honor, able):
    t = table(north=side(FALLEN, stronghold="kyuden-bayushi", honor=honor), south=side())
    assert t.north.may_use("kyuden-bayushi") is able


def test_kyuden_bayushi_is_for_the_dishonored():
    t = table(north=side(who("yogo-outcast", bowed=True), stronghold="kyuden-bayushi", honor=5), south=side())
    assert not t.north.may_use("kyuden-bayushi")


def test_shiro_yogo_silences_somebody_dishonored_for_the_phase():
    brute = who("test-brute", status="dishonored")
    t = table(north=side(stronghold="shiro-yogo", hand=HELD), south=side(brute, "wandering-ronin"))
    t.north.uses("shiro-yogo", "test-brute")
    turn_of(t, "south")
    assert not t.south.may_use("test-brute")


def test_shiro_yogo_needs_somebody_dishonored():
    assert not table(north=side(stronghold="shiro-yogo"), south=side("test-brute")).north.may_use(
        "shiro-yogo"
    )


# --- provinces --------------------------------------------------------------------------------------


def at(province, attacker=("doji-challenger",), defender=("yogo-outcast",), **facts):
    home = {"provinces": (province, "ancestral-lands"), "hand": HELD, **facts.pop("defending", {})}
    mine = {"hand": HELD, **facts.pop("attacking", {})}
    return conflict(attacker=side(*attacker, **mine), defender=side(*defender, **home), **facts)


def test_brothers_gift_dojo_takes_yours_home_twice_for_honor():
    t = at("brothers-gift-dojo", defender=("yogo-outcast", "bayushi-liar", "yogo-hiroue"), type="political")
    for slug in ("yogo-outcast", "bayushi-liar"):
        turn_of(t, "defender")
        t.defender.uses("brothers-gift-dojo", slug)
        assert not t.participates(slug)
    assert t.defender.honor == 8
    turn_of(t, "defender")
    assert not t.defender.may_use("brothers-gift-dojo")


def test_effective_deception_stops_an_ability_in_a_conflict_here():
    t = at("effective-deception", attacking={"hand": ("test-slander",)})
    turn_of(t, "attacker")
    t.attacker.uses("test-slander", "yogo-outcast")
    t.defender.uses("effective-deception")
    assert t.status("yogo-outcast") == "ordinary"


def test_effective_deception_is_silent_in_other_conflicts():
    row = ("ancestral-lands", {"card": "effective-deception", "revealed": True})
    t = at("", attacking={"hand": ("test-slander",)}, defending={"provinces": row})
    turn_of(t, "attacker")
    t.attacker.uses("test-slander", "yogo-outcast")
    assert t.status("yogo-outcast") == "dishonored"


@pytest.mark.parametrize(("mate", "skills"), [("otomo-courtier", (2, 2)), ("bayushi-liar", (3, 3))])
def test_the_scorpion_clan_coup_weakens_attackers_for_imperial_company(mate, skills):
    t = at("the-scorpion-clan-coup", defending={"home": [mate]})
    assert t.skills("doji-challenger") == skills


def test_the_scorpion_clan_coup_guards_other_provinces_but_not_others():
    row = ("ancestral-lands", {"card": "the-scorpion-clan-coup", "revealed": True})
    t = at("", defending={"provinces": row, "home": ["otomo-courtier"]})
    assert t.skills("doji-challenger") == (2, 2)
    lies = {"card": "the-scorpion-clan-coup", "revealed": True}
    row = (lies, "meditations-on-the-tao", "elemental-fury", "manicured-garden")
    t = at("ancestral-lands", attacking={"provinces": row, "home": ["otomo-courtier"]})
    assert t.skills("doji-challenger") == (3, 3)


@pytest.mark.parametrize("dial", [1, 3, 5])
def test_web_of_lies_is_twice_as_strong_as_the_bid(dial):
    assert at("web-of-lies", defending={"dial": dial}).strength(5) == 2 * dial


@pytest.mark.parametrize("web", ["web-of-lies", "the-roar-of-the-lioness"])
@rule("LCG-X-01", "LCG-ERR-39")
def test_what_x_stands_for_is_the_base_of_a_strength(web):
    t = at(web, attacking={"hand": ("ride-them-down",)}, defending={"dial": 5}, favor=0)
    turn_of(t, "attacker")
    assert t.strength(5) > 1
    t.attacker.uses("ride-them-down")
    assert t.strength(5) == 1


def test_web_of_lies_is_nothing_to_a_lone_cautious_scout():
    assert at("web-of-lies", attacker=("cautious-scout",), defending={"dial": 5}).strength(5) == 0


# --- holdings ---------------------------------------------------------------------------------------


def holding(slug, *play, **facts):
    place = {"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}
    return side(*play, provinces=(place, "ancestral-lands"), **facts)


@pytest.mark.parametrize(("honor", "able"), [(6, True), (7, False)])
def test_court_of_deception_clears_a_name_at_home(honor, able):
    t = table(north=holding("court-of-deception", FALLEN, honor=honor), south=side())
    assert t.north.may_use("court-of-deception") is able
    if able:
        t.north.uses("court-of-deception", "yogo-outcast")
        assert t.status("yogo-outcast") == "ordinary"


def test_court_of_deception_does_not_reach_into_the_conflict():
    t = attack(attacker=holding("court-of-deception", FALLEN, honor=5), defender=side())
    assert not t.attacker.may_use("court-of-deception")


def test_licensed_quarter_costs_the_loser_a_card_for_each_victory():
    t = conflict(
        attacker=holding("licensed-quarter", "doji-challenger", hand=HELD),
        defender=side(conflict=["banzai", "fine-katana"]),
    )
    assert until(t, "attacker", "licensed-quarter")
    t.attacker.uses("licensed-quarter")
    assert t.zone("banzai") == "discard"
    assert not until(t, "attacker", "licensed-quarter")


def test_open_window_lets_a_shinobi_in():
    t = attack(
        attacker=holding(
            "open-window", "border-rider", home=["adept-of-shadows", "doji-whisperer"], hand=HELD
        ),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("open-window")
    assert t.attacker.ref("doji-whisperer") not in t.attacker.options
    t.attacker.picks("adept-of-shadows")
    assert t.participates("adept-of-shadows")
    assert has(t.s, t.card("open-window"), "rally")


def test_petal_village_estate_strengthens_imperial_characters_of_yours():
    t = table(
        north=holding("petal-village-estate", "seppun-guardsman", "bayushi-liar"),
        south=side("otomo-courtier"),
    )
    assert t.skills("seppun-guardsman")[0] == 3
    assert t.skills("bayushi-liar")[1] == 3 and t.skills("otomo-courtier")[1] == 2


@pytest.mark.parametrize(("status", "drawn"), [("ordinary", 1), ("dishonored", 2)])
def test_shadowed_village_pays_for_lost_fate(status, drawn):
    t = table(
        north=holding("shadowed-village", who("yogo-outcast", fate=2, status=status), hand=("test-drain",)),
        south=side(),
    )
    t.north.uses("test-drain", "yogo-outcast")
    t.north.uses("shadowed-village")
    assert len(t.north.hand) == drawn


def test_shadowed_village_does_not_pay_for_who_leaves_or_for_the_fate_phase():
    t = table(
        north=holding(
            "shadowed-village", who("yogo-outcast", fate=2), who("bayushi-liar", fate=1), hand=("test-blow",)
        ),
        south=side(),
    )
    t.north.uses("test-blow", "yogo-outcast")
    while t.s.phase != "dynasty":
        assert not t.north.may_use("shadowed-village")
        go_on(t)


# --- attachments ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mate", "type", "able"), [
    ("otomo-courtier", "political", True), ("otomo-courtier", "military", False),
    ("bayushi-liar", "political", False),
])  # fmt: skip
def test_castigated_is_played_in_politics_by_friends_of_the_court(mate, type, able):
    t = attack(
        attacker=side("doji-challenger", home=[mate], hand=("castigated",)),
        defender=side("yogo-outcast"),
        type=type,
    )
    assert t.attacker.may_play("castigated") is able


def test_castigated_is_played_on_a_participant_and_waits():
    t = attack(
        attacker=side("otomo-courtier", hand=("castigated",)),
        defender=side("border-rider", home=["matsu-berserker"]),
        type="political",
    )
    t.attacker.plays("castigated")
    assert t.attacker.ref("matsu-berserker") not in t.attacker.options
    t.attacker.picks("border-rider")
    assert t.zone("border-rider") == "play"


def test_castigated_spares_a_dash():
    t = table(north=side(who("matsu-berserker", "castigated"), who("moto-horde", "castigated")), south=side())
    go_on(t)
    assert (t.zone("matsu-berserker"), t.zone("moto-horde")) == ("play", "play")


def test_castigated_discards_whose_political_skill_is_0():
    t = attack(
        attacker=side("otomo-courtier", hand=("castigated",)),
        defender=side("doji-whisperer", who("ikoma-prodigy", "fiery-madness")),
        type="political",
    )
    assert t.skills("ikoma-prodigy")[1] == 0
    t.attacker.plays("castigated", "ikoma-prodigy")
    assert t.zone("ikoma-prodigy") == "discard"


def test_infiltrators_tools_are_for_shinobi():
    t = table(north=side("doji-whisperer", "adept-of-shadows", hand=("infiltrators-tools",)), south=side())
    t.north.plays("infiltrators-tools")
    assert t.north.ref("doji-whisperer") not in t.north.options
    t.north.picks("adept-of-shadows")
    assert has(t.s, t.card("adept-of-shadows"), "covert")


@pytest.mark.parametrize(("honor", "able"), [(6, True), (7, False)])
def test_liars_mask_is_for_the_desperate_and_clears_a_name(honor, able):
    t = table(north=side(FALLEN, hand=("liars-mask",), honor=honor), south=side(hand=HELD))
    assert t.north.may_play("liars-mask") is able
    if able:
        t.north.plays("liars-mask", "yogo-outcast")
        turn_of(t, "north")
        t.north.uses("liars-mask")
        assert t.status("yogo-outcast") == "ordinary"


@pytest.mark.parametrize(("before", "after"), [("honored", "dishonored"), ("ordinary", "dishonored")])
def test_mark_of_shame_dishonors_twice(before, after):
    t = table(
        north=side(hand=("mark-of-shame",)),
        south=side(who("bayushi-liar", status=before), "young-rumormonger"),
    )
    t.north.plays("mark-of-shame", "bayushi-liar")
    t.north.uses("mark-of-shame")
    let_be(t)
    assert t.status("bayushi-liar") == after


def test_mark_of_shame_dishonors_again_whoever_took_the_first_blow():
    t = table(north=side(hand=("mark-of-shame",)), south=side("bayushi-liar", "young-rumormonger"))
    t.north.plays("mark-of-shame", "bayushi-liar")
    t.north.uses("mark-of-shame")
    t.south.uses("young-rumormonger", "young-rumormonger")
    let_be(t)
    assert (t.status("young-rumormonger"), t.status("bayushi-liar")) == ("dishonored", "dishonored")


def test_oni_mask_silences_for_a_fate():
    t = attack(
        attacker=side(who("border-rider", "oni-mask", fate=1), hand=HELD, honor=11),
        defender=side("yogo-outcast", honor=10),
    )
    assert t.skills("yogo-outcast") == (3, 3)
    t.attacker.uses("oni-mask", "yogo-outcast")
    assert t.skills("yogo-outcast") == (2, 2) and t.fate_on("border-rider") == 0
    to_the_end(t)
    assert t.skills("yogo-outcast") == (3, 3)


def test_oni_mask_needs_fate_on_its_bearer():
    t = attack(attacker=side(who("border-rider", "oni-mask")), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("oni-mask")


def test_stolen_breath_keeps_out_of_politics_and_is_not_played_in_conflicts():
    t = table(north=side("border-rider", "bayushi-liar", hand=("stolen-breath",)), south=side())
    t.north.plays("stolen-breath", "border-rider")
    while "ring-air" not in t.north.options:
        go_on(t)
    t.north.chooses("ring-air")
    t.north.chooses("choice1")
    t.north.chooses("p5")
    assert t.north.ref("border-rider") not in t.north.options


def test_stolen_breath_is_not_played_during_a_conflict():
    t = attack(attacker=side("border-rider", hand=("stolen-breath",)), defender=side("yogo-outcast"))
    assert not t.attacker.may_play("stolen-breath")


def test_tainted_koku_goes_on_to_the_next():
    t = table(
        north=side("border-rider", hand=("test-blow",)),
        south=side(who("yogo-outcast", {"card": "tainted-koku", "controller": 0}), "bayushi-shoju"),
    )
    assert t.skills("yogo-outcast") == (1, 1)
    t.north.uses("test-blow", "yogo-outcast")
    t.north.uses("tainted-koku", "bayushi-shoju")
    let_be(t)
    assert t.zone("yogo-outcast") == "discard"
    assert t.s.host[t.card("tainted-koku")] == t.card("bayushi-shoju")


def test_way_with_words_takes_honor_in_politics():
    t = conflict(
        attacker=side(who("doji-whisperer", "way-with-words"), hand=HELD), defender=side(), type="political"
    )
    assert until(t, "attacker", "way-with-words")
    t.attacker.uses("way-with-words")
    assert (t.attacker.honor, t.defender.honor) == (11, 9)


def test_way_with_words_says_nothing_in_war():
    t = conflict(attacker=side(who("border-rider", "way-with-words"), hand=HELD), defender=side())
    assert not until(t, "attacker", "way-with-words")
