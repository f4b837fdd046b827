"""Unicorn characters beyond the Core Set: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import bow, honor, move_home
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.table.reading import is_revealed
from gorin.games.lcg.table.values import glory, total_skill
from gorin.language.core.active_effects import has
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, made, person, published
from support.lcg_course import (
    attack,
    bids,
    declares,
    go_on,
    let_be,
    to_the_end,
    turn_of,
    until,
    until_offered,
)
from support.lcg_table import conflict, lying, side, table, who

HELD = ("fine-katana",)
cards = published(
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Glory", action(gain_honor(1))),
    person("Test Brute", action(target(CHARACTER), bow(TARGET))),
    person("Test Usher", action(target(CHARACTER), move_home(TARGET))),
    made("Test Charm | Neutral conflict event | cost=0 | Meishōdō, Gaijin", action(gain_honor(1))),
)


def rings(held):
    """All five rings, this one claimed by the first player."""
    return [
        {"element": each, **({"state": "claimed", "holder": 0} if each == held else {})} for each in ELEMENTS
    ]


# --- in conflicts -----------------------------------------------------------------------------------


def test_shinjo_haruko_calls_the_honored():
    t = attack(
        attacker=side("shinjo-haruko", home=[who("border-rider", status="honored"), "shinjo-outrider"]),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("shinjo-haruko")
    assert t.attacker.ref("shinjo-outrider") not in t.attacker.options
    t.attacker.picks("border-rider")
    assert t.participates("border-rider")


@pytest.mark.parametrize("mate", [None, "border-rider"])
def test_visiting_advisor_leaves_with_or_without_company(mate):
    t = attack(attacker=side("visiting-advisor", "border-rider", hand=HELD), defender=side("yogo-outcast"))
    t.attacker.uses("visiting-advisor", *([mate] if mate else []))
    if mate is None:
        t.attacker.chooses("done")
    assert not t.participates("visiting-advisor")
    assert t.participates("border-rider") is (mate is None)


def test_visiting_advisor_does_not_leave_from_home():
    t = attack(attacker=side("border-rider", home=["visiting-advisor"]), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("visiting-advisor")


@pytest.mark.parametrize("mate", [None, "shinjo-outrider"])
def test_wild_stallion_comes_with_or_without_company(mate):
    t = attack(
        attacker=side("border-rider", home=["wild-stallion", "shinjo-outrider"], hand=HELD), defender=side()
    )
    t.attacker.uses("wild-stallion", *([mate] if mate else []))
    if mate is None:
        t.attacker.chooses("done")
    assert t.participates("wild-stallion")
    assert t.participates("shinjo-outrider") is (mate is not None)


def test_wild_stallion_is_not_called_where_it_is_already():
    t = attack(attacker=side("wild-stallion", home=["border-rider"], hand=HELD), defender=side())
    assert not t.attacker.may_use("wild-stallion")


@pytest.mark.parametrize("there", [True, False])
def test_moto_juro_comes_and_goes_twice(there):
    home = [] if there else ["moto-juro"]
    mine = ["moto-juro"] if there else []
    t = attack(
        attacker=side("border-rider", *mine, home=home, hand=HELD), defender=side("yogo-outcast", hand=HELD)
    )
    t.attacker.uses("moto-juro")
    t.attacker.chooses("choice1" if there else "choice0")
    assert t.participates("moto-juro") is not there
    turn_of(t, "attacker")
    assert t.attacker.may_use("moto-juro")


def test_moto_juro_needs_a_conflict():
    assert not table(north=side("moto-juro"), south=side()).north.may_use("moto-juro")


def test_moto_nergui_sends_the_most_glorious_home():
    t = attack(attacker=side("moto-nergui", hand=HELD), defender=side("doji-hotaru", "yogo-outcast"))
    t.attacker.uses("moto-nergui")
    assert t.attacker.ref("yogo-outcast") not in t.attacker.options
    t.attacker.picks("doji-hotaru")
    assert not t.participates("doji-hotaru")


@pytest.mark.parametrize(("type", "able"), [("military", True), ("political", False)])
def test_moto_outrider_readies_in_war(type, able):
    t = attack(attacker=side(who("moto-outrider", bowed=True)), defender=side("yogo-outcast"), type=type)
    assert t.attacker.may_use("moto-outrider") is able
    if able:
        t.attacker.uses("moto-outrider")
        assert not t.is_bowed("moto-outrider")


@pytest.mark.parametrize(("honor", "able"), [(9, True), (10, False)])
def test_moto_ariq_drags_in_somebody_of_the_more_honorable(honor, able):
    t = attack(
        attacker=side("moto-ariq", honor=honor, hand=HELD),
        defender=side("yogo-outcast", home=["doji-challenger", who("border-rider", bowed=True)]),
    )
    assert t.attacker.may_use("moto-ariq") is able
    if able:
        t.attacker.uses("moto-ariq")
        assert t.defender.ref("border-rider") not in t.defender.options
        t.defender.picks("doji-challenger")
        let_be(t)
        assert t.participates("doji-challenger")


def test_iuchi_daiyu_strengthens_by_faceup_provinces():
    row = ("manicured-garden", {"card": "ancestral-lands", "revealed": True}, "elemental-fury")
    t = attack(
        attacker=side("border-rider", home=["iuchi-daiyu"], hand=HELD),
        defender=side("yogo-outcast", provinces=row),
    )
    t.attacker.uses("iuchi-daiyu", "border-rider")
    assert t.skills("border-rider") == (4, 1)
    to_the_end(t)
    assert t.skills("border-rider") == (2, 1)


def test_iuchi_daiyu_needs_a_conflict():
    assert not table(north=side("iuchi-daiyu"), south=side()).north.may_use("iuchi-daiyu")


@pytest.mark.parametrize(("fate", "able"), [(1, True), (0, False)])
def test_open_field_skirmisher_spends_fate_to_weaken_the_province(fate, able):
    t = attack(attacker=side(who("open-field-skirmisher", fate=fate)), defender=side("yogo-outcast"))
    assert t.attacker.may_use("open-field-skirmisher") is able
    if able:
        t.attacker.uses("open-field-skirmisher")
        assert t.strength(5) == 1


def test_open_field_skirmisher_leaves_no_strength_below_zero():
    row = ({"card": "honors-reward", "revealed": True},)
    fighters = [who("open-field-skirmisher", fate=1), who("open-field-skirmisher", fate=1)]
    t = attack(attacker=side(*fighters, hand=HELD), defender=side("yogo-outcast", provinces=row, hand=HELD))
    for nth in range(2):
        turn_of(t, "attacker")
        t.attacker.chooses(f"use:c{t.card('open-field-skirmisher', nth)}:0")
        let_be(t)
    assert t.strength(5) == 0


@pytest.mark.parametrize(("mates", "able"), [(("shinjo-outrider", "doji-whisperer"), True), ((), False)])
def test_shinjo_shono_leads_the_larger_host(mates, able):
    t = attack(attacker=side("shinjo-shono", *mates, hand=HELD), defender=side("yogo-outcast", hand=HELD))
    assert t.attacker.may_use("shinjo-shono") is able
    if able:
        t.attacker.uses("shinjo-shono")
        assert t.skills("shinjo-outrider") == (3, 3) and t.skills("doji-whisperer") == (0, 3)
        assert t.skills("shinjo-shono") == (5, 4)


def test_shinjo_shonos_host_is_who_is_there_now():
    mates = ("border-rider", "shinjo-outrider")
    t = attack(
        attacker=side("shinjo-shono", "border-rider", home=["shinjo-outrider"], hand=HELD),
        defender=side("yogo-outcast", hand=HELD),
    )
    t.attacker.uses("shinjo-shono")
    turn_of(t, "attacker")
    t.attacker.uses("shinjo-outrider")
    assert [t.skills(slug) for slug in mates] == [(3, 2), (2, 2)]


def test_swift_magistrate_makes_fate_count_for_nothing():
    t = conflict(
        attacker=side(who("swift-magistrate", fate=2), who("border-rider", fate=1)),
        defender=side(who("yogo-outcast", fate=1), "doji-challenger"),
    )
    assert (total_skill(t.s, 0), total_skill(t.s, 1)) == (2, 3)


def test_swift_magistrate_does_so_only_as_an_attacker():
    t = conflict(attacker=side(who("border-rider", fate=1)), defender=side("swift-magistrate"))
    t.fight()
    assert t.s.conflict.attack == 2


@pytest.mark.parametrize("deed", ["test-brute", "test-usher"])
def test_white_horde_vanguard_stands_in_the_first_conflict(deed):
    t = conflict(
        attacker=side("white-horde-vanguard", hand=HELD), defender=side(deed, "yogo-outcast", hand=HELD)
    )
    t.defender.uses(deed)
    assert t.defender.ref("white-horde-vanguard") not in t.defender.options


def test_white_horde_vanguard_is_like_others_outside_of_conflicts():
    t = table(north=side("test-brute"), south=side("white-horde-vanguard"))
    t.north.uses("test-brute", "white-horde-vanguard")
    assert t.is_bowed("white-horde-vanguard")


# --- as they win, move or attack ------------------------------------------------------------------------


def test_benevolent_ambassador_wins_honor_for_both():
    t = conflict(attacker=side("benevolent-ambassador", hand=HELD), defender=side(), type="political")
    assert until(t, "attacker", "benevolent-ambassador")
    before = (t.attacker.honor, t.defender.honor)
    t.attacker.uses("benevolent-ambassador")
    assert (t.attacker.honor, t.defender.honor) == (before[0] + 1, before[1] + 1)
    assert has(t.s, t.card("benevolent-ambassador"), "courtesy")


@pytest.mark.parametrize(("slug", "able"), [("hida-guardian", True), ("", False)])
def test_golden_plains_raider_burns_a_faceup_card(slug, able):
    row = lying(slug) if slug else ("manicured-garden",)
    t = conflict(
        attacker=side("golden-plains-raider", hand=HELD), defender=side("bayushi-liar", provinces=row)
    )
    assert until(t, "attacker", "golden-plains-raider") is able
    if able:
        t.attacker.uses("golden-plains-raider", slug)
        assert t.zone(slug) == "discard"


def test_higashi_kaze_company_keeps_somebody_without_fate_ready():
    t = conflict(
        attacker=side("higashi-kaze-company", "border-rider", who("shinjo-outrider", fate=1), hand=HELD),
        defender=side("bayushi-liar"),
    )
    assert until(t, "attacker", "higashi-kaze-company")
    t.attacker.uses("higashi-kaze-company")
    assert t.attacker.ref("shinjo-outrider") not in t.attacker.options
    t.attacker.picks("border-rider")
    to_the_end(t)
    assert not t.is_bowed("border-rider") and t.is_bowed("shinjo-outrider")


@pytest.mark.parametrize(("mates", "able"), [(("border-rider",), True), ((), False)])
def test_minami_kaze_regulars_profit_in_numbers(mates, able):
    t = conflict(attacker=side("minami-kaze-regulars", *mates, hand=HELD), defender=side("yogo-outcast"))
    assert until(t, "attacker", "minami-kaze-regulars") is able
    if able:
        t.attacker.uses("minami-kaze-regulars")
        let_be(t)
        assert (t.attacker.fate, len(t.attacker.hand)) == (6, 2)


@pytest.mark.parametrize(
    ("first", "slug", "able"),
    [(0, "shinjo-shono", True), (1, "shinjo-shono", False), (1, "shinjo-outrider", True)],
)
def test_moto_beastmaster_brings_somebody_along(first, slug, able):
    t = table(
        north=side("moto-beastmaster", provinces=lying(slug), hand=HELD),
        south=side(hand=HELD),
        first_player=first,
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "moto-beastmaster")
    for _ in range(6):
        if t.north.may_use("moto-beastmaster") or t.game.decision.kind == "action":
            break
        go_on(t)
    assert t.north.may_use("moto-beastmaster") is able
    if able:
        t.north.uses("moto-beastmaster", slug)
        assert t.participates(slug)


def test_outskirts_sentry_honors_for_whoever_moves_in():
    t = attack(attacker=side("outskirts-sentry", home=["shinjo-outrider"]), defender=side("yogo-outcast"))
    t.attacker.uses("shinjo-outrider")
    t.attacker.uses("outskirts-sentry", "yogo-outcast")
    assert t.status("yogo-outcast") == "honored"


def test_outskirts_sentry_minds_only_the_own_conflict():
    t = attack(attacker=side("border-rider", home=["outskirts-sentry", "shinjo-outrider"]), defender=side())
    t.attacker.uses("shinjo-outrider")
    assert not t.attacker.may_use("outskirts-sentry")


def test_twilight_rider_readies_as_he_moves_in():
    t = attack(
        attacker=side(who("border-rider", bowed=True), home=["twilight-rider"], hand=("ride-on",)),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("ride-on", "twilight-rider", "choice0")
    t.attacker.uses("twilight-rider", "border-rider")
    assert not t.is_bowed("border-rider")


def test_utaku_rumaru_honors_another_for_a_card():
    t = conflict(attacker=side("utaku-rumaru", "border-rider", hand=HELD), defender=side("bayushi-liar"))
    assert until(t, "attacker", "utaku-rumaru")
    t.attacker.uses("utaku-rumaru", "fine-katana")
    assert t.attacker.ref("utaku-rumaru") not in t.attacker.options
    t.attacker.picks("border-rider")
    assert t.status("border-rider") == "honored" and len(t.attacker.hand) == 0


def test_utaku_rumaru_makes_status_matter_more():
    t = table(
        north=side(
            "utaku-rumaru", who("border-rider", status="honored"), who("doji-whisperer", status="dishonored")
        ),
        south=side(who("yogo-outcast", status="honored")),
    )
    worth = [
        glory(t.s, t.card(slug))
        for slug in ("utaku-rumaru", "border-rider", "doji-whisperer", "yogo-outcast")
    ]
    assert worth == [3, 2, 0, 1]


# --- as provinces are revealed ------------------------------------------------------------------------


def revealing(*attackers, home=(), **facts):
    t = table(north=side(*attackers, *home, hand=HELD), south=side("bayushi-liar", hand=HELD, **facts))
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, *attackers)
    return t


def test_shinjo_trailblazer_grows_as_an_opponents_province_is_revealed():
    t = revealing("shinjo-trailblazer")
    until_offered(t, "north", "shinjo-trailblazer")
    t.north.uses("shinjo-trailblazer")
    assert t.skills("shinjo-trailblazer") == (4, 3)


def test_shinjo_trailblazer_does_not_answer_the_own_provinces():
    t = table(
        north=side("bayushi-liar", "border-rider", hand=HELD), south=side("shinjo-trailblazer", hand=HELD)
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider")
    while t.game.decision.kind != "action":
        assert not t.south.may_use("shinjo-trailblazer")
        go_on(t)


@pytest.mark.parametrize(("there", "able"), [(True, True), (False, False)])
def test_way_station_trader_takes_toll_where_he_is(there, able):
    t = revealing(
        "border-rider",
        *(["way-station-trader"] if there else []),
        home=() if there else ["way-station-trader"],
    )
    for _ in range(6):
        if t.north.may_use("way-station-trader") or t.game.decision.kind == "action":
            break
        go_on(t)
    assert t.north.may_use("way-station-trader") is able
    if able:
        before = t.north.fate
        t.north.uses("way-station-trader", "seat1")
        assert (t.north.fate, t.south.fate) == (before + 1, 4)


def test_iuchi_farseer_reveals_a_province_of_an_opponent():
    t = table("dynasty", north=side(provinces=lying("iuchi-farseer"), hand=HELD), south=side(hand=HELD))
    t.north.plays("iuchi-farseer", "choice0")
    t.north.uses("iuchi-farseer")
    assert "p0" not in t.north.options and "p6" in t.north.options
    t.north.chooses("p6")
    let_be(t)
    assert is_revealed(t.s, t.s.provinces[6])


def test_saadiyah_turns_a_province_down_for_a_card():
    row = (
        {"card": "manicured-garden", "revealed": True},
        {"card": "ancestral-lands", "revealed": True, "broken": True},
    )
    t = table(north=side("saadiyah-al-mozedu", hand=HELD), south=side(provinces=row))
    t.north.uses("saadiyah-al-mozedu", "fine-katana")
    assert "p6" not in t.north.options
    t.north.chooses("p5")
    assert not is_revealed(t.s, t.s.provinces[5])
    assert len(t.north.hand) == 0


def test_saadiyah_spares_the_attacked_province():
    row = ({"card": "manicured-garden", "revealed": True},)
    t = attack(attacker=side("saadiyah-al-mozedu", hand=HELD), defender=side(provinces=row), type="political")
    assert not t.attacker.may_use("saadiyah-al-mozedu")


# --- always -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ring", "skill"), [("water", 2), ("void", 2), ("air", 0)])
def test_battle_maiden_recruit_follows_water_and_void(ring, skill):
    t = table(north=side("battle-maiden-recruit"), south=side(), rings=rings(ring))
    assert t.skills("battle-maiden-recruit")[0] == skill


@pytest.mark.parametrize(("favor", "skills"), [(0, (0, 1)), (1, (1, 2))])
def test_utaku_mediator_misses_the_favor(favor, skills):
    assert table(north=side("utaku-mediator"), south=side(), favor=favor).skills("utaku-mediator") == skills


@pytest.mark.parametrize(("first", "covert"), [(0, True), (1, False)])
def test_iuchi_shahai_is_covert_when_first(first, covert):
    t = table(north=side("iuchi-shahai-2"), south=side(), first_player=first)
    assert has(t.s, t.card("iuchi-shahai-2"), "covert") is covert


def test_iuchi_shahai_lives_on_name_magic():
    t = table(north=side("iuchi-shahai-2", hand=("test-charm", "test-glory", *HELD)), south=side(hand=HELD))
    t.north.uses("test-charm")
    t.north.uses("iuchi-shahai-2")
    assert (t.fate_on("iuchi-shahai-2"), t.north.honor) == (1, 10)
    turn_of(t, "north")
    t.north.uses("test-glory")
    assert not t.north.may_use("iuchi-shahai-2")


@pytest.mark.parametrize(("slug", "able"), [("test-charm", True), ("test-glory", False)])
def test_worldly_shiotome_likes_foreign_things(slug, able):
    t = table(north=side("worldly-shiotome", hand=(slug, *HELD)), south=side(hand=HELD))
    t.north.uses(slug)
    assert t.north.may_use("worldly-shiotome") is able
    if able:
        t.north.uses("worldly-shiotome")
        assert t.status("worldly-shiotome") == "honored"


@pytest.mark.parametrize(("by", "able"), [("card", True), ("duel", False)])
def test_shiotome_heroine_answers_honor_by_card_effects_only(by, able):
    t = attack(
        attacker=side("aspiring-challenger", hand=("test-glory",)),
        defender=side("yogo-outcast", who("shiotome-heroine", bowed=True, participating=False), hand=HELD),
    )
    if by == "card":
        t.attacker.uses("test-glory")
    else:
        t.attacker.uses("aspiring-challenger", "yogo-outcast")
        bids(t, 1, 3)
    for _ in range(4):
        if t.defender.may_use("shiotome-heroine") or t.game.decision.kind == "action":
            break
        go_on(t)
    assert t.defender.may_use("shiotome-heroine") is able
    if able:
        t.defender.uses("shiotome-heroine")
        assert not t.is_bowed("shiotome-heroine")


def test_scholar_of_old_rempet_shields_from_events():
    t = attack(
        attacker=side("border-rider", home=["scholar-of-old-rempet"], hand=HELD),
        defender=side("yogo-outcast", "bayushi-shoju", hand=("test-praise",)),
        type="political",
    )
    t.attacker.uses("scholar-of-old-rempet")
    assert t.attacker.ref("bayushi-shoju") not in t.attacker.options
    t.attacker.picks("border-rider")
    turn_of(t, "defender")
    t.defender.uses("test-praise")
    assert t.defender.ref("border-rider") not in t.defender.options
    assert t.attacker.honor == 9


def test_shinjo_kyora_contests_another_ring():
    t = attack(attacker=side("shinjo-kyora", hand=HELD), defender=side("yogo-outcast"), ring="air")
    t.attacker.uses("shinjo-kyora", "ring-fire")
    assert ELEMENTS[t.s.rings[t.s.conflict.ring].element] == "fire" and t.s.conflict.type == 0


def test_shinjo_kyora_comes_as_cavalry():
    t = attack(
        attacker=side("border-rider", "doji-whisperer", provinces=lying("shinjo-kyora")), defender=side(),
        type="political",
    )  # fmt: skip
    t.attacker.chooses(f"disguise:c{t.card('shinjo-kyora')}")
    assert t.attacker.ref("doji-whisperer") not in t.attacker.options


def test_shiotome_heroine_does_not_answer_honor_that_is_a_cost():
    bearer, heroine = who("doji-whisperer", "natural-negotiator"), who("shiotome-heroine", bowed=True)
    t = conflict(attacker=side("border-rider", hand=HELD), defender=side(bearer, heroine, hand=HELD))
    t.defender.uses("natural-negotiator")
    assert t.attacker.honor == 11
    assert not t.defender.may_use("shiotome-heroine")
