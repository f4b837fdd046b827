"""Cards of the Core Set with words of their own: what they do, and what they may not do."""

import random

from support.lcg_course import declares
from support.lcg_table import conflict, side, table, who
from support.rule import rule

KATANA = {"hand": ("fine-katana",)}
SHAMEFUL = {"provinces": ("shameful-display", "ancestral-lands"), "stronghold_province": "night-raid"}


@rule("LCG-CNST-04", "LCG-CNST-02")
def test_obstinate_recruit_leaves_at_once_and_nothing_saves_it():
    t = conflict(
        attacker=side("blackmail-artist", **KATANA),
        defender=side(who("obstinate-recruit", "reprieve"), honor=10),
        type="political",
    )
    assert t.zone("obstinate-recruit") == "play"
    t.fight()
    t.attacker.uses("blackmail-artist")
    assert t.zone("obstinate-recruit") == "discard"


def test_otomo_courtier_does_not_attack_who_holds_the_favor():
    free = table(north=side("otomo-courtier"), south=side(), favor=0)
    barred = table(north=side("otomo-courtier", **KATANA), south=side(), favor=1)
    assert "ring-air" in free.north.options
    barred.north.passes()
    assert "ring-air" not in barred.north.options


@rule("LCG-RINGE-07")
def test_seeker_of_knowledge_adds_air_to_the_ring_and_its_player_picks():
    t = conflict(
        attacker=side("seeker-of-knowledge"),
        defender=side(home=[who("yogo-outcast", fate=1)]),
        type="political",
        ring="void",
    )
    t.fight()
    assert t.attacker.options == ["choice4", "choice0", "pass"]
    t.attacker.chooses("choice0")
    t.attacker.chooses("choice1")
    assert t.attacker.honor == 12


def test_grasp_of_earth_keeps_opponents_out():
    t = conflict(
        attacker=side("doji-challenger", home=["shinjo-outrider"], hand=("political-rival",)),
        defender=side(who("asahina-artisan", "grasp-of-earth")),
        type="political",
    )
    t.defender.uses("grasp-of-earth")
    assert not t.attacker.may_use("shinjo-outrider")
    assert not t.attacker.may_play("political-rival")


def test_without_grasp_of_earth_they_come():
    t = conflict(
        attacker=side("doji-challenger", home=["shinjo-outrider"], hand=("political-rival",)),
        defender=side("asahina-artisan"),
        type="political",
    )
    t.defender.passes()
    assert t.attacker.may_use("shinjo-outrider")
    assert t.attacker.may_play("political-rival")


def test_way_of_the_phoenix_bars_an_element_for_the_phase():
    t = table(north=side(hand=("way-of-the-phoenix",)), south=side("yogo-outcast"), next_to_attack=1)
    t.north.uses("way-of-the-phoenix", "ring-air", "seat1")
    assert "From now on, Way of the Phoenix (Crane): Scorpion cannot declare air conflicts." in t.log
    assert t.south.options == ["ring-earth", "ring-fire", "ring-water", "ring-void", "pass"]


@rule("LCG-REPL-01", "LCG-TRIG-09")
def test_young_rumormonger_turns_the_dishonor_onto_another():
    at_home = ["yogo-outcast", "blackmail-artist"]
    t = conflict(attacker=side("young-rumormonger"), defender=side(home=at_home, **KATANA), ring="fire")
    t.fight()
    t.defender.passes()  # who loses unopposed could hold Display of Power
    t.attacker.picks("yogo-outcast")
    t.attacker.chooses("choice1")
    t.attacker.uses("young-rumormonger", "blackmail-artist")
    assert t.status("yogo-outcast") == "ordinary"
    assert t.status("blackmail-artist") == "dishonored"


def test_spyglass_draws_when_its_bearer_commits_or_moves_in_twice_a_round():
    t = table(north=side(who("shinjo-outrider", "spyglass"), **KATANA), south=side("yogo-outcast", **KATANA))
    t.north.passes()
    t.south.passes()
    declares(t.north, "shinjo-outrider")
    t.north.uses("spyglass")
    assert len(t.north.hand) == 2


@rule("LCG-FRM3-04")
def test_breakthrough_declares_the_second_conflict_at_once():
    mine = side("doji-challenger", "moto-horde", home=["yogo-outcast"], hand=("breakthrough",), military=0)
    t = conflict(attacker=mine, defender=side(), ring="earth")
    t.fight()
    while not t.attacker.may_use("breakthrough"):
        ids = t.attacker.options
        t.attacker.chooses(next(each for each in ("pass", "done") if each in ids))
    t.attacker.uses("breakthrough")
    assert "ring-air" in t.attacker.options


def test_breakthrough_needs_a_broken_province():
    t = conflict(
        attacker=side("doji-challenger", home=["yogo-outcast"], hand=("breakthrough",), military=0),
        defender=side(**KATANA),
        ring="earth",
    )
    t.fight()
    while t.s.conflict is not None:
        assert not t.attacker.may_use("breakthrough")
        t.mirror.choose("pass", t.game.decision.seat)
    assert not t.attacker.may_use("breakthrough")


@rule("LCG-FP-01")
def test_way_of_the_unicorn_keeps_the_token():
    t = table("fate", north=side(hand=("way-of-the-unicorn",)), south=side())
    t.north.passes()
    t.north.uses("way-of-the-unicorn")
    assert t.s.active == 0


def with_a_holding(shuichi):
    lying = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    return conflict(
        attacker=side(shuichi, provinces=(lying, "ancestral-lands"), **KATANA), defender=side(**KATANA)
    )


@rule("LCG-LIMX-06")
def test_way_of_the_dragon_allows_one_use_more():
    t = with_a_holding(who("kaiu-shuichi", "way-of-the-dragon"))
    for _ in range(2):
        t.defender.passes()
        t.attacker.uses("kaiu-shuichi")
    t.defender.passes()
    assert t.attacker.fate == 7
    assert not t.attacker.may_use("kaiu-shuichi")


def test_without_way_of_the_dragon_once_a_round_is_enough():
    t = with_a_holding("kaiu-shuichi")
    t.defender.passes()
    t.attacker.uses("kaiu-shuichi")
    t.defender.passes()
    assert not t.attacker.may_use("kaiu-shuichi")


@rule("LCG-DTIM-18")
def test_kakita_kaezin_sends_the_others_home_if_he_wins():
    t = conflict(
        attacker=side("kakita-kaezin", "doji-whisperer"), defender=side("yogo-outcast", "blackmail-artist")
    )
    t.defender.passes()
    t.attacker.uses("kakita-kaezin")
    t.defender.picks("yogo-outcast")
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-1")
    assert t.participates("kakita-kaezin")
    assert t.participates("yogo-outcast")
    assert not t.participates("blackmail-artist")
    assert not t.participates("doji-whisperer")


def test_kakita_kaezin_goes_home_if_he_loses():
    t = conflict(attacker=side("kakita-kaezin"), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("kakita-kaezin")
    t.defender.picks("yogo-outcast")
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-5")
    assert not t.participates("kakita-kaezin")


def test_shinjo_tatsuo_brings_another_one_along():
    t = conflict(attacker=side("doji-challenger"), defender=side(home=["shinjo-tatsuo", "border-rider"]))
    t.defender.uses("shinjo-tatsuo", "border-rider")
    assert t.participates("shinjo-tatsuo")
    assert t.participates("border-rider")


@rule("LCG-CLAR-01", "LCG-CLAR-02", "LCG-TRIG-07")
def test_shameful_display_honors_one_and_dishonors_the_other():
    t = conflict(
        attacker=side("doji-challenger", **KATANA),
        defender=side("yogo-outcast", **SHAMEFUL),
    )
    t.defender.uses("shameful-display", "doji-challenger", "yogo-outcast")
    t.defender.picks("yogo-outcast")
    assert t.status("yogo-outcast") == "honored"
    assert t.status("doji-challenger") == "dishonored"


def test_shameful_display_needs_two():
    t = conflict(
        attacker=side("doji-challenger", **KATANA),
        defender=side(**SHAMEFUL, **KATANA),
    )
    assert not t.defender.may_use("shameful-display")


@rule("LCG-ABIL-03", "LCG-ERR-29")
def test_keeper_initiate_comes_from_the_discard_pile_for_the_ring_of_the_role():
    t = conflict(
        attacker=side("doji-challenger", role="keeper-of-air", dynasty_discard=("keeper-initiate",)),
        defender=side(**KATANA),
    )
    t.fight()
    t.defender.passes()
    t.attacker.passes()
    t.attacker.uses("keeper-initiate")
    assert t.zone("keeper-initiate") == "play"
    assert t.fate_on("keeper-initiate") == 1


def test_keeper_initiate_stays_for_another_ring():
    t = conflict(
        attacker=side("doji-challenger", role="keeper-of-void", dynasty_discard=("keeper-initiate",)),
        defender=side(**KATANA),
        ring="earth",
    )
    t.fight()
    while t.s.conflict is not None:
        assert not t.attacker.may_use("keeper-initiate")
        t.mirror.choose("pass", t.game.decision.seat)


@rule("LCG-SRCH-03")
def test_seeker_initiate_searches_for_any_card_and_shows_it_to_nobody():
    t = conflict(
        attacker=side("doji-challenger", home=["seeker-initiate"], role="seeker-of-air"),
        defender=side(**KATANA),
    )
    t.fight()
    t.defender.passes()
    t.attacker.passes()
    t.attacker.uses("seeker-initiate")
    assert "pass" in t.attacker.options
    t.attacker.picks("fine-katana")
    assert t.attacker.hand == ["fine-katana"]


def rings(**states):
    told = [{"element": element} for element in ("air", "earth", "fire", "water", "void")]
    for each in told:
        each.update(states.get(each["element"], {}))
    return told


@rule("LCG-SWIT-01")
def test_know_the_world_switches_rings_and_takes_the_fate():
    mine, other = {"state": "claimed", "holder": 0}, {"fate": 2}
    t = table(
        north=side(hand=("know-the-world",), fate=1), south=side(**KATANA), rings=rings(air=mine, void=other)
    )
    t.north.uses("know-the-world", "ring-air")
    assert t.prompt == "Know the World — switch the Air ring with which unclaimed ring?"
    t.north.picks("ring-void")
    assert t.s.rings[4].holder == 0
    assert t.s.rings[0].state == 0
    assert t.north.fate == 2


def test_know_the_world_needs_a_claimed_ring():
    t = table(north=side(hand=("know-the-world",)), south=side(**KATANA))
    assert not t.north.may_use("know-the-world")


def test_shosuro_miyako_makes_the_opponent_select_after_a_character_from_hand():
    t = table(north=side("shosuro-miyako", hand=("political-rival",)), south=side("yogo-outcast", **KATANA))
    t.north.plays("political-rival", "choice0")
    t.north.uses("shosuro-miyako")
    assert t.asked == "south"
    t.south.chooses("choice1")
    t.south.picks("yogo-outcast")
    assert t.status("yogo-outcast") == "dishonored"


@rule("LCG-CANC-04", "LCG-ABIL-05")
def test_hida_kisada_cancels_the_first_action_of_an_opponent_in_a_conflict():
    t = conflict(
        attacker=side("hida-kisada", "doji-whisperer", **KATANA),
        defender=side("sinister-soshi", "yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    t.defender.uses("way-of-the-scorpion", "doji-whisperer")
    assert t.status("doji-whisperer") == "ordinary"
    t.attacker.passes()
    t.defender.uses("sinister-soshi", "doji-whisperer")
    assert t.skills("doji-whisperer") == (0, 1)


@rule("LCG-RESO-01", "LCG-RESO-02")
def test_hida_kisada_cancels_nothing_that_is_resolved_again_and_not_triggered():
    t = conflict(
        attacker=side("hida-kisada", hand=("banzai",)),
        defender=side(who("isawa-masahiro", "the-mirrors-gaze"), "sinister-soshi", **KATANA),
    )
    t.defender.uses("sinister-soshi", "hida-kisada")
    assert t.skills("hida-kisada") == (7, 2)
    t.attacker.uses("banzai", "hida-kisada")
    t.attacker.passes()
    t.defender.uses("the-mirrors-gaze", "isawa-masahiro")
    assert t.skills("isawa-masahiro")[0] == 5


@rule("LCG-CLAR-18", "LCG-LIMX-08")
def test_banzai_again_for_an_honor_and_for_somebody_else():
    t = conflict(
        attacker=side("doji-challenger", "doji-whisperer", hand=("banzai", "banzai")), defender=side(**KATANA)
    )
    t.defender.passes()
    t.attacker.uses("banzai", "doji-challenger")
    t.attacker.passes()  # he could cancel it himself, and its repetition, too
    t.attacker.chooses("choice0")
    t.attacker.picks("doji-whisperer")
    t.attacker.passes()
    assert t.skills("doji-challenger") == (5, 3)
    assert t.skills("doji-whisperer") == (2, 3)
    assert t.attacker.honor == 9
    t.defender.passes()
    assert not t.attacker.may_use("banzai")


@rule("LCG-CLAR-14", "LCG-CLAR-16")
def test_display_of_power_takes_the_ring_over():
    t = conflict(attacker=side("doji-challenger"), defender=side(hand=("display-of-power",)))
    t.fight()
    t.defender.uses("display-of-power")
    assert t.asked == "defender"
    t.defender.chooses("choice1")
    assert t.defender.honor == 11
    assert t.s.rings[0].holder == 1


def test_display_of_power_needs_an_unopposed_loss():
    t = conflict(
        attacker=side("doji-challenger"), defender=side("doji-whisperer", hand=("display-of-power",))
    )
    t.fight()
    assert not t.defender.may_use("display-of-power")


@rule("LCG-ABIL-03")
def test_guidance_of_the_ancestors_is_played_from_the_discard_pile():
    t = table(
        north=side("doji-whisperer", conflict_discard=("guidance-of-the-ancestors",)), south=side(**KATANA)
    )
    t.north.uses("guidance-of-the-ancestors")
    t.north.picks("doji-whisperer")
    assert t.skills("doji-whisperer") == (1, 4)
    assert t.north.fate == 4


def test_what_an_effect_lets_somebody_play_is_known_to_who_imagines_the_rest():
    t = table(
        north=side("doji-whisperer", "savvy-politician", conflict_discard=("guidance-of-the-ancestors",)),
        south=side(**KATANA),
    )
    t.north.uses("guidance-of-the-ancestors")
    asked = t.game.decision
    imagined = t.game.determinize(1, random.Random(1))
    assert imagined.view(1) == t.game.view(1)
    assert imagined.decision.prompt == asked.prompt == "Attach Guidance of the Ancestors to which character?"


def test_ambush_brings_in_scorpions_of_six_fate_together():
    hand = ("ambush", "adept-of-shadows", "unassuming-yojimbo")
    t = conflict(attacker=side("doji-challenger"), defender=side(hand=hand))
    t.defender.uses("ambush", "adept-of-shadows", "unassuming-yojimbo")
    assert t.participates("adept-of-shadows")
    assert t.participates("unassuming-yojimbo")


def test_cavalry_reserves_bring_in_cavalry_of_six_fate_together():
    pile = ("moto-horde", "border-rider", "moto-youth")
    t = conflict(
        attacker=side("doji-challenger", hand=("cavalry-reserves",), dynasty_discard=pile),
        defender=side(**KATANA),
    )
    t.defender.passes()
    t.attacker.uses("cavalry-reserves", "moto-horde", "border-rider")
    assert t.participates("moto-horde")
    assert t.participates("border-rider")
    assert t.zone("moto-youth") == "discard"
