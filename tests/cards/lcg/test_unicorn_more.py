"""Unicorn places, attachments and events beyond the Core Set: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import discard, remove_fate
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.table.reading import is_revealed
from gorin.language.core.active_effects import has
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import attack, go_on, let_be, to_phase, to_the_end, turn_of, until
from support.lcg_table import conflict, side, table, who

HELD = ("fine-katana",)
ROW = ("ancestral-lands", "meditations-on-the-tao", "elemental-fury")
cards = published(
    event("Test Blow", action(target(CHARACTER), discard(TARGET))),
    event("Test Drain", action(target(CHARACTER), remove_fate(1, TARGET))),
)


# --- stronghold, provinces, holdings ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("mates", "type", "able"),
    [(("border-rider",), "military", True), ((), "military", False), (("border-rider",), "political", False)],
)
def test_hisu_mori_toride_trades_a_rider_for_another_war(mates, type, able):
    t = conflict(
        attacker=side("shinjo-shono", *mates, stronghold="hisu-mori-toride-2", hand=HELD, military=0),
        defender=side("bayushi-liar" if type == "political" else "yogo-outcast"),
        type=type,
    )
    assert until(t, "attacker", "hisu-mori-toride-2") is able
    if able:
        t.attacker.uses("hisu-mori-toride-2", "border-rider")
        assert t.zone("border-rider") == "discard" and t.s.players[0].military == 1


def at(province, attacking=None, defending=None):
    home = {"provinces": ({"card": province}, *ROW), "hand": HELD, **(defending or {})}
    return conflict(
        attacker=side("border-rider", hand=HELD, **(attacking or {})), defender=side("yogo-outcast", **home)
    )


def test_border_fortress_reveals_any_facedown_province():
    t = at("border-fortress")
    t.defender.uses("border-fortress")
    assert "p5" not in t.defender.options
    t.defender.chooses("p0")
    let_be(t)
    assert is_revealed(t.s, t.s.provinces[0])
    to_the_end(t)
    assert is_revealed(t.s, t.s.provinces[0])


def test_border_fortress_lets_the_owner_answer():
    row = ("night-raid", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = at("border-fortress", attacking={"provinces": row})
    t.defender.uses("border-fortress", "p0")
    while t.game.decision.kind == "response":
        assert not t.defender.may_use("night-raid")
        go_on(t)


def test_untamed_steppe_turns_another_unbroken_province_down():
    shown = {"card": "ancestral-lands", "revealed": True}
    gone = {"card": "meditations-on-the-tao", "revealed": True, "broken": True}
    t = at("untamed-steppe", defending={"provinces": ("untamed-steppe", shown, gone)})
    t.defender.uses("untamed-steppe")
    assert "p5" not in t.defender.options and "p7" not in t.defender.options
    t.defender.chooses("p6")
    assert not is_revealed(t.s, t.s.provinces[6])


def holding(slug, *play, **facts):
    place = {"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}
    return side(*play, provinces=(place, *ROW), **facts)


def test_moto_stables_cheer_whoever_moves_in():
    t = attack(
        attacker=holding("moto-stables", "border-rider", home=["shinjo-outrider"], hand=HELD),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("shinjo-outrider")
    t.attacker.uses("moto-stables")
    assert t.skills("shinjo-outrider") == (4, 2)
    to_the_end(t)
    assert t.skills("shinjo-outrider") == (2, 2)


def test_moto_stables_do_not_cheer_others():
    t = conflict(
        attacker=holding("moto-stables", "border-rider", hand=HELD),
        defender=side("yogo-outcast", home=["shinjo-outrider"], hand=HELD),
    )
    t.defender.uses("shinjo-outrider")
    assert not t.attacker.may_use("moto-stables")


def test_reserve_tents_call_twice_a_round():
    t = attack(
        attacker=holding(
            "reserve-tents", "border-rider", home=["shinjo-outrider", "moto-outrider", "moto-juro"]
        ),
        defender=side("yogo-outcast", hand=HELD),
    )
    for slug in ("shinjo-outrider", "moto-outrider"):
        t.attacker.uses("reserve-tents", slug)
        assert t.participates(slug)
        turn_of(t, "defender")
        t.defender.passes()
    assert not t.attacker.may_use("reserve-tents")


@pytest.mark.parametrize(("type", "able"), [("military", True), ("political", False)])
def test_shiotome_encampment_readies_cavalry_after_a_war(type, able):
    rings = [{"element": each, **({"state": "claimed", "holder": 0, "type": type} if each == "fire" else {})}
             for each in ELEMENTS]  # fmt: skip
    riders = [who("border-rider", bowed=True), who("doji-whisperer", bowed=True)]
    t = table(north=holding("shiotome-encampment", *riders), south=side(), rings=rings)
    assert t.north.may_use("shiotome-encampment") is able
    if able:
        t.north.uses("shiotome-encampment")
        assert t.north.ref("doji-whisperer") not in t.north.options
        t.north.picks("border-rider")
        assert not t.is_bowed("border-rider")


# --- attachments ------------------------------------------------------------------------------------


def test_adorned_barcha_bows_somebody_and_brings_its_bearer():
    t = attack(
        attacker=side("border-rider", home=[who("shinjo-shono", "adorned-barcha")], hand=HELD),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("adorned-barcha", "yogo-outcast")
    assert t.is_bowed("yogo-outcast") and t.participates("shinjo-shono")


def test_adorned_barcha_bows_also_where_its_bearer_cannot_come():
    t = attack(
        attacker=side("border-rider", home=[who("shinjo-shono", "adorned-barcha", "pacifism")], hand=HELD),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("adorned-barcha", "yogo-outcast")
    assert t.is_bowed("yogo-outcast") and not t.participates("shinjo-shono")


def test_adorned_barcha_rests_in_the_hands_of_a_participant():
    t = attack(attacker=side(who("shinjo-shono", "adorned-barcha")), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("adorned-barcha")


def test_command_the_tributary_passes_fate_on():
    t = table(north=side(who("border-rider", "command-the-tributary", fate=1)), south=side("yogo-outcast"))
    t.north.uses("command-the-tributary")
    assert t.north.ref("border-rider") not in t.north.options
    t.north.picks("yogo-outcast")
    assert (t.fate_on("border-rider"), t.fate_on("yogo-outcast")) == (0, 1)


def test_command_the_tributary_needs_fate():
    t = table(north=side(who("border-rider", "command-the-tributary")), south=side("yogo-outcast"))
    assert not t.north.may_use("command-the-tributary")


@pytest.mark.parametrize(("side_", "skill"), [("attacker", 5), ("defender", 3)])
def test_curved_blade_is_for_attacks(side_, skill):
    sides = {"attacker": side("doji-challenger"), "defender": side("yogo-outcast")}
    sides[side_] = side(who("border-rider", "curved-blade"))
    assert conflict(**sides).skills("border-rider")[0] == skill


@pytest.mark.parametrize("slug", ["curved-blade", "utaku-battle-steed"])
def test_it_is_for_the_unicorn(slug):
    t = table(north=side("border-rider", "doji-whisperer", hand=(slug,)), south=side())
    t.north.plays(slug)
    assert (
        t.north.ref("doji-whisperer") not in t.north.options
        and t.north.ref("border-rider") in t.north.options
    )


def test_invocation_of_ash_moves_on_and_burns():
    t = table(
        north=side(who("border-rider", "invocation-of-ash"), who("shinjo-outrider", fate=2)),
        south=side("yogo-outcast"),
    )
    t.north.uses("invocation-of-ash")
    assert t.north.ref("yogo-outcast") not in t.north.options
    t.north.picks("shinjo-outrider")
    assert t.s.host[t.card("invocation-of-ash")] == t.card("shinjo-outrider")
    assert (t.fate_on("shinjo-outrider"), t.north.honor) == (1, 9)


def test_jewel_of_the_khamasin_wears_a_province_down():
    t = attack(
        attacker=side(who("border-rider", "jewel-of-the-khamasin"), hand=HELD),
        defender=side("yogo-outcast", hand=HELD),
    )
    for strength in (3, 2):
        t.attacker.uses("jewel-of-the-khamasin")
        assert t.strength(5) == strength
        t.defender.passes()
    assert t.attacker.honor == 8


def test_jewel_of_the_khamasin_is_for_attackers():
    t = conflict(
        attacker=side("doji-challenger"), defender=side(who("border-rider", "jewel-of-the-khamasin"))
    )
    assert not t.defender.may_use("jewel-of-the-khamasin")


def test_natural_negotiator_turns_words_into_blows():
    t = attack(
        attacker=side(who("doji-whisperer", "natural-negotiator"), hand=HELD), defender=side("yogo-outcast")
    )
    t.attacker.uses("natural-negotiator")
    assert t.skills("doji-whisperer") == (3, 0)
    assert (t.attacker.honor, t.defender.honor) == (9, 11)


def test_natural_negotiator_is_for_courtiers():
    t = table(north=side("border-rider", hand=("natural-negotiator",)), south=side("doji-whisperer"))
    assert not t.north.may_play("natural-negotiator")


@pytest.mark.parametrize(("first", "fate"), [(0, 1), (1, 0)])
def test_ring_of_binding_holds_its_bearer_for_the_first_player(first, fate):
    t = table(
        north=side(who("border-rider", "ring-of-binding", fate=1), hand=HELD), south=side(hand=HELD),
        first_player=first,
    )  # fmt: skip
    to_phase(t, "fate")
    to_phase(t, "dynasty")
    assert t.fate_on("border-rider") == fate


def test_shinjo_saddle_changes_horses():
    t = table(
        north=side(who("border-rider", "shinjo-saddle"), "shinjo-outrider", "doji-whisperer"), south=side()
    )
    t.north.uses("shinjo-saddle")
    assert t.north.ref("doji-whisperer") not in t.north.options
    t.north.picks("shinjo-outrider")
    assert t.skills("shinjo-outrider") == (3, 2)


def test_utaku_battle_steed_honors_a_victor_of_war():
    t = conflict(
        attacker=side(who("ide-ryoma", "utaku-battle-steed"), "border-rider", hand=HELD),
        defender=side("bayushi-liar"),
    )
    assert has(t.s, t.card("ide-ryoma"), "Cavalry")
    assert until(t, "attacker", "utaku-battle-steed")
    t.attacker.uses("utaku-battle-steed")
    assert t.status("ide-ryoma") == "honored"


# --- events -----------------------------------------------------------------------------------------


def test_command_by_name_lays_a_province_bare():
    t = attack(attacker=side("border-rider", hand=("command-by-name", *HELD)), defender=side("yogo-outcast"))
    t.attacker.uses("command-by-name", "fine-katana")
    assert t.strength(5) == 0 and t.attacker.honor == 9 and len(t.attacker.hand) == 0


def test_command_by_name_costs_another_card():
    t = attack(attacker=side("border-rider", hand=("command-by-name",)), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("command-by-name")


@pytest.mark.parametrize("slug", ["dispatch", "ride-on"])
@pytest.mark.parametrize(("whom", "way"), [("shinjo-outrider", "choice0"), ("border-rider", "choice1")])
def test_riders_are_sent_in_or_home(slug, whom, way):
    t = attack(
        attacker=side(
            "border-rider", home=["shinjo-outrider", "doji-whisperer"], hand=(slug,), role="keeper-of-air"
        ),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses(slug)
    assert t.attacker.ref("doji-whisperer") not in t.attacker.options
    t.attacker.picks(whom)
    t.attacker.chooses(way)
    assert t.participates(whom) is (way == "choice0")


@pytest.mark.parametrize("slug", ["dispatch", "ride-on"])
def test_nobody_is_sent_anywhere_without_a_conflict(slug):
    t = table(north=side("border-rider", hand=(slug,), role="keeper-of-air"), south=side())
    assert not t.north.may_use(slug)


@pytest.mark.parametrize("slug", ["flank-the-enemy", "press-of-battle"])
@pytest.mark.parametrize(("mates", "able"), [(("shinjo-outrider",), True), ((), False)])
def test_the_larger_host_bows_one_of_the_smaller(slug, mates, able):
    t = attack(
        attacker=side("border-rider", *mates, hand=(slug, *HELD)), defender=side("yogo-outcast", hand=HELD)
    )
    assert t.attacker.may_use(slug) is able
    if able:
        t.attacker.uses(slug)
        chooser = t.defender if slug == "flank-the-enemy" else t.attacker
        chooser.picks("yogo-outcast")
        let_be(t)
        assert t.is_bowed("yogo-outcast")


@pytest.mark.parametrize(
    ("mine", "stronghold", "able"),
    [
        ("border-rider", "shizuka-toshi", True),
        (None, "golden-plains-outpost", True),
        (None, "shizuka-toshi", False),
    ],
)
def test_gaijin_customs_need_a_unicorn_card_in_play(mine, stronghold, able):
    """A stronghold is one; a card in hand is not."""
    play = [mine] if mine else []
    t = table(
        north=side(
            *play,
            who("doji-whisperer", bowed=True),
            stronghold=stronghold,
            hand=("gaijin-customs", "i-am-ready"),
        ),
        south=side(),
    )
    assert t.north.may_use("gaijin-customs") is able
    if able:
        t.north.uses("gaijin-customs", "doji-whisperer")
        let_be(t)
        assert not t.is_bowed("doji-whisperer")


@pytest.mark.parametrize("seals", [(), ("seal-of-the-crab",)])
def test_gaijin_customs_are_for_others(seals):
    """Whoever is of another clan as well is still a Unicorn."""
    t = table(north=side(who("border-rider", *seals, bowed=True), hand=("gaijin-customs",)), south=side())
    assert not t.north.may_use("gaijin-customs")


def test_speak_to_the_heart_counts_faceup_provinces_broken_ones_too():
    gone = {"card": "ancestral-lands", "revealed": True, "broken": True}
    t = attack(
        attacker=side("border-rider", "doji-whisperer", hand=("speak-to-the-heart", "speak-to-the-heart")),
        defender=side("yogo-outcast", provinces=("manicured-garden", gone, "elemental-fury"), hand=HELD),
        type="political",
    )
    t.attacker.uses("speak-to-the-heart")
    assert t.attacker.ref("doji-whisperer") not in t.attacker.options
    t.attacker.picks("border-rider")
    let_be(t)
    assert t.skills("border-rider") == (2, 3)
    t.defender.passes()
    assert not t.attacker.may_use("speak-to-the-heart")


@pytest.mark.parametrize(("by", "type", "able"), [
    ("attacker", "military", True), ("defender", "military", False), ("attacker", "political", False),
])  # fmt: skip
def test_spoils_of_war_reward_an_attacker(by, type, able):
    sides = {"attacker": side("doji-whisperer", hand=HELD), "defender": side("bayushi-liar", hand=HELD)}
    sides[by] = side("doji-hotaru", "doji-challenger", hand=("spoils-of-war",))
    t = conflict(**sides, type=type)
    assert until(t, by, "spoils-of-war") is able
    if able:
        t.attacker.uses("spoils-of-war")
        let_be(t)
        t.attacker.picks("fine-katana")
        assert len(t.attacker.hand) == 2


def test_ujik_tactics_strengthen_the_many():
    t = attack(
        attacker=side("border-rider", "shinjo-shono", home=["shinjo-outrider"], hand=("ujik-tactics",)),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("ujik-tactics")
    assert [t.skills(slug)[0] for slug in ("border-rider", "shinjo-shono", "shinjo-outrider")] == [3, 4, 3]


def test_unfulfilled_duty_readies_up_to_a_total_cost_of_six():
    """Akodo Toturi costs 5, Doji Whisperer 1."""
    tired = [who(slug, bowed=True) for slug in ("akodo-toturi", "border-rider", "doji-whisperer")]
    rich = who("yogo-outcast", bowed=True, fate=1)
    t = table(north=side(*tired, rich, hand=("unfulfilled-duty",)), south=side())
    t.north.uses("unfulfilled-duty", "akodo-toturi")
    assert t.north.ref("border-rider") not in t.north.options
    assert t.north.ref("yogo-outcast") not in t.north.options
    t.north.picks("doji-whisperer")
    let_be(t)
    assert not t.is_bowed("akodo-toturi") and not t.is_bowed("doji-whisperer")


def test_unleash_the_djinn_makes_all_who_are_there_alike():
    t = attack(
        attacker=side("border-rider", home=["shinjo-outrider"], hand=("unleash-the-djinn",)),
        defender=side("akodo-toturi", "yogo-outcast", hand=HELD),
    )
    t.attacker.uses("unleash-the-djinn")
    assert t.attacker.honor == 7
    assert [t.skills(slug) for slug in ("border-rider", "akodo-toturi", "yogo-outcast")] == [(3, 3)] * 3
    t.defender.passes()
    t.attacker.uses("shinjo-outrider")
    assert t.skills("shinjo-outrider") == (2, 2)


def test_unleash_the_djinn_leaves_nothing_to_switch():
    t = attack(
        attacker=side("bayushi-yunako", hand=("unleash-the-djinn",)), defender=side("akodo-toturi", hand=HELD)
    )
    t.attacker.uses("unleash-the-djinn")
    t.defender.passes()
    if t.attacker.may_use("bayushi-yunako"):
        t.attacker.uses("bayushi-yunako", "akodo-toturi")
    assert t.skills("akodo-toturi") == (3, 3)


def test_way_of_the_open_hand_sends_a_guest_home_with_a_gift():
    t = attack(attacker=side("border-rider", hand=("way-of-the-open-hand",)), defender=side("yogo-outcast"))
    t.attacker.uses("way-of-the-open-hand")
    assert t.attacker.ref("border-rider") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    assert not t.participates("yogo-outcast") and t.fate_on("yogo-outcast") == 1


def test_nothing_is_added_in_vain_to_skills_that_are_set():
    """Utaku Yumino would only discard a card."""
    t = attack(
        attacker=side("utaku-yumino", hand=("unleash-the-djinn", *HELD)),
        defender=side(hand=HELD),
        type="military",
    )
    assert t.attacker.may_use("utaku-yumino")
    t.attacker.uses("unleash-the-djinn")
    t.defender.passes()
    assert not t.attacker.may_use("utaku-yumino")


@pytest.mark.parametrize(
    ("slug", "way", "trait"),
    [
        ("seal-of-the-unicorn", "dispatch", "Cavalry"),
        ("seal-of-the-scorpion", "way-of-the-scorpion", "Shinobi"),
    ],
)
def test_a_seal_makes_its_bearer_one_of_the_clan(slug, way, trait):
    t = attack(
        attacker=side(who("doji-whisperer", slug), "doji-challenger", hand=(way,), role="keeper-of-air"),
        defender=side("hida-guardian"),
        type="political",
    )
    assert has(t.s, t.card("doji-whisperer"), trait)
    t.attacker.uses(way)
    assert (t.attacker.ref("doji-whisperer") in t.attacker.options) is (way == "dispatch")
    assert (t.attacker.ref("doji-challenger") in t.attacker.options) is (way != "dispatch")
