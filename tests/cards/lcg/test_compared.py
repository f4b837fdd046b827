"""Cards that were read against what is printed on them, where that made a difference."""

import pytest

from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.restrictions import LOSE_FATE
from gorin.games.lcg.language.verbs.in_play import move_fate
from gorin.games.lcg.language.which.card_filters import CHARACTER, your
from gorin.language.core.render import card_text
from gorin.language.picks import target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import event, person, with_cards
from support.lcg_course import declares, go_on, let_be, turn_of, until
from support.lcg_formats import attacking, enlightenment, team, there
from support.lcg_table import conflict, side, table, who
from support.rule import rule

UNCLAIMED = [{"element": element} for element in ("earth", "fire", "water", "void")]


def on_the_way(t, option):
    """All do as little as possible until North can choose this."""
    for _ in range(20):
        if option in t.north.options:
            return
        go_on(t)
    raise AssertionError(f"{option} is never offered")


def about_to(whom):
    """1 fate goes from there to a character of the player's."""
    return move_fate(1, whom, your(CHARACTER))


def comes_to_use(t, name, slug):
    """The others do as little as possible until this player can use the card."""
    for _ in range(20):
        if getattr(t, name).may_use(slug):
            return True
        go_on(t)
    return False


# --- lasting effects ------------------------------------------------------------------------------


@rule("LCG-LAST-01")
def test_daimyos_favor_reduces_the_cost_also_once_it_is_gone():
    t = table(
        north=side(who("doji-whisperer", "daimyos-favor"), hand=("let-go", "height-of-fashion"), fate=5),
        south=side(),
    )
    t.north.uses("daimyos-favor")
    turn_of(t, "north")
    t.north.uses("let-go", "daimyos-favor")
    turn_of(t, "north")
    t.north.plays("height-of-fashion", "doji-whisperer")
    assert t.north.fate == 4


@rule("LCG-LAST-01")
def test_daimyos_favor_does_not_take_the_reduction_along_to_somebody_else():
    t = table(
        north=side(
            who("doji-whisperer", "daimyos-favor"), "giver-of-gifts", hand=("height-of-fashion",), fate=5
        ),
        south=side(),
    )
    t.north.uses("daimyos-favor")
    turn_of(t, "north")
    t.north.uses("giver-of-gifts", "daimyos-favor", "giver-of-gifts")
    turn_of(t, "north")
    t.north.plays("height-of-fashion", "giver-of-gifts")
    assert t.north.fate == 3


@rule("LCG-FRM3-10", "LCG-COV-01")
@pytest.mark.parametrize(
    ("ring", "asked"), [("water", "Covert: evade which character?"), ("fire", "Manicured Garden is attacked")]
)
def test_adept_of_the_waves_gives_covert_as_a_water_conflict_is_declared(ring, asked):
    t = table(north=side("adept-of-the-waves", "doji-challenger"), south=side("doji-whisperer"))
    t.north.uses("adept-of-the-waves", "doji-challenger")
    on_the_way(t, f"ring-{ring}")
    declares(t.north, "doji-challenger", ring=ring)
    assert t.prompt.startswith(asked)


def test_adept_of_the_waves_keeps_an_enemy_from_being_evaded():
    t = table(
        north=side("adept-of-the-waves", "unassuming-yojimbo"), south=side("doji-whisperer", "bayushi-liar")
    )
    t.north.uses("adept-of-the-waves", "doji-whisperer")
    on_the_way(t, "ring-water")
    declares(t.north, "unassuming-yojimbo", ring="water")
    assert t.north.options == [t.north.ref("bayushi-liar"), "pass", "back"]


# --- tokens and rings -----------------------------------------------------------------------------


@rule("LCG-STAT-19", "LCG-STAT-20")
def test_soshi_illusionist_takes_taint_away():
    t = table(north=side("soshi-illusionist"), south=side(who("doji-whisperer", tainted=True)))
    t.north.uses("soshi-illusionist", "doji-whisperer")
    assert not t.s.tainted[t.card("doji-whisperer")]


@rule("LCG-STAT-20")
@pytest.mark.parametrize(
    ("token", "left"), [("choice0", ("ordinary", True)), ("choice1", ("honored", False))]
)
def test_soshi_illusionist_takes_one_of_two_tokens(token, left):
    t = table(
        north=side("soshi-illusionist"), south=side(who("doji-whisperer", tainted=True, status="honored"))
    )
    t.north.uses("soshi-illusionist", "doji-whisperer", token)
    assert (t.status("doji-whisperer"), t.s.tainted[t.card("doji-whisperer")]) == left


@rule("LCG-STAT-19")
def test_prepare_for_war_may_discard_every_token():
    t = table(
        north=side(who("doji-whisperer", tainted=True, status="dishonored"), hand=("prepare-for-war",)),
        south=side(),
    )
    t.north.uses("prepare-for-war", "doji-whisperer", "choice1", "choice0")
    assert (t.status("doji-whisperer"), t.s.tainted[t.card("doji-whisperer")]) == ("ordinary", False)


@rule("LCG-CLAR-19")
def test_ishiken_initiate_counts_a_ring_that_counts_as_claimed():
    shrine = {"card": "manicured-garden", "cards": [{"card": "secluded-shrine", "face_up": True}]}
    t = table(phase="draw", north=side("ishiken-initiate", provinces=(shrine,)), south=side())
    before = t.skills("ishiken-initiate")
    assert comes_to_use(t, "north", "secluded-shrine")
    t.north.uses("secluded-shrine", "ring-air")
    assert t.skills("ishiken-initiate") == (before[0] + 1, before[1] + 1)


@rule("LCG-TARG-01")
def test_know_the_world_tells_nobody_beforehand_which_rings_it_switches():
    t = table(
        north=side(hand=("know-the-world",)),
        south=side("bayushi-liar", hand=("forged-edict",)),
        rings=[{"element": "air", "state": "claimed", "holder": 0}, *UNCLAIMED],
    )
    t.north.uses("know-the-world")
    assert t.south.may_use("forged-edict")
    t.south.passes()
    t.north.picks("ring-air", "ring-fire")
    assert [ring.holder for ring in t.s.rings] == [-1, -1, 0, -1, -1]


@rule("LCG-CANT-01")
def test_fate_is_not_moved_from_who_cannot_lose_any():
    stingy = person("Test Miser", cannot(LOSE_FATE, SELF))
    moving = event("Test Collector", action(target(CHARACTER), about_to(TARGET)))
    with with_cards(stingy, moving):
        t = table(
            north=side("doji-whisperer", hand=("test-collector",)),
            south=side(who("test-miser", fate=2), who("bayushi-liar", fate=2)),
        )
        t.north.uses("test-collector")
        assert t.north.options == [t.north.ref("bayushi-liar"), "back"]


# --- what nobody may know -------------------------------------------------------------------------


@rule("LCG-FDP-05")
def test_ikoma_eiji_finds_nobody_who_lies_face_down():
    hidden = {"card": "manicured-garden", "cards": [{"card": "matsu-berserker", "face_up": False}]}
    seen = {"card": "ancestral-lands", "cards": [{"card": "matsu-berserker", "face_up": True}]}
    t = conflict(
        attacker=side("ikoma-eiji", provinces=(hidden, seen)),
        defender=side("bayushi-shoju"),
        type="political",
    )
    assert until(t, "attacker", "ikoma-eiji")
    t.attacker.uses("ikoma-eiji")
    assert len(t.attacker.options) == 1
    alone = conflict(
        attacker=side("ikoma-eiji", provinces=(hidden,)), defender=side("bayushi-shoju"), type="political"
    )
    assert not until(alone, "attacker", "ikoma-eiji")


# --- playing and resolving ------------------------------------------------------------------------


@rule("LCG-RESO-01", "LCG-PRST-01")
def test_good_omen_is_resolved_by_who_could_not_play_it():
    t = table(
        north=side(who("adept-of-the-waves", "the-mirrors-gaze"), hand=("good-omen",), dial=5),
        south=side("bayushi-shoju", hand=("good-omen",), dial=1),
    )
    assert not t.north.may_use("good-omen")
    t.north.passes()
    t.south.uses("good-omen", "bayushi-shoju")
    assert comes_to_use(t, "north", "the-mirrors-gaze")
    t.north.uses("the-mirrors-gaze", "bayushi-shoju")
    assert t.fate_on("bayushi-shoju") == 2


@rule("LCG-CLAR-45")
def test_under_siege_does_not_set_itself_aside():
    t = table(north=side("doji-challenger"), south=side("doji-whisperer", hand=("under-siege",)))
    on_the_way(t, "ring-air")
    declares(t.north, "doji-challenger")
    assert not until(t, "south", "under-siege")


@rule("LCG-TO-01", "LCG-CLAR-48")
def test_banzai_is_not_repeated_by_who_cannot_lose_honor():
    t = table(
        phase="draw", north=side("doji-challenger", hand=("banzai", "divine-ancestry"), fate=3), south=side()
    )
    assert comes_to_use(t, "north", "divine-ancestry")
    t.north.uses("divine-ancestry")
    on_the_way(t, "ring-air")
    declares(t.north, "doji-challenger")
    assert until(t, "north", "banzai")
    t.north.uses("banzai", "doji-challenger")
    let_be(t)
    assert "lose 1 honor" not in t.prompt
    assert t.skills("doji-challenger") == (5, 3)


# --- several seats --------------------------------------------------------------------------------


@rule("LCG-TEAM-09")
@pytest.mark.parametrize(
    ("mate", "foe", "able"),
    [("bayushi-shoju", "doji-whisperer", True), ("doji-whisperer", "bayushi-shoju", False)],
)
def test_kakita_asami_counts_with_the_side_on_which_she_is(mate, foe, able):
    t = team(
        north=side(there(mate)),
        south=side(there(foe)),
        east=side(there("kakita-asami")),
        conflict=attacking(5, "political"),
    )
    assert until(t, "east", "kakita-asami") is able


@rule("LCG-TEAM-09")
def test_brash_samurai_is_alone_for_who_controls_nobody_else():
    t = team(
        north=side(there("brash-samurai")),
        south=side(there("doji-whisperer")),
        east=side(there("doji-challenger"), there("doji-gift-giver")),
        conflict=attacking(5),
    )
    assert until(t, "north", "brash-samurai")


@rule("LCG-TEAM-09")
def test_paragon_of_grace_is_not_alone_beside_a_teammate():
    t = team(
        north=side(there("paragon-of-grace")),
        south=side(there("doji-whisperer"), hand=("fine-katana",)),
        east=side(there("doji-challenger")),
        conflict=attacking(5),
    )
    assert not until(t, "north", "paragon-of-grace")


def test_otomo_courtier_attacks_who_does_not_hold_the_favor():
    t = enlightenment(north=side("otomo-courtier"), south=side(), east=side(), favor=2)
    on_the_way(t, "ring-air")
    t.north.picks("ring-air", "choice1")
    assert t.north.options == ["p5", "p6", "p7", "p8", "back"]


@rule("LCG-TEAM-29")
def test_otomo_courtier_does_not_join_an_attack_on_a_teammate_of_who_holds_the_favor():
    t = team(
        north=side(there("doji-challenger"), who("otomo-courtier", "favored-mount")),
        south=side(there("doji-whisperer")),
        favor=3,
        conflict=attacking(5, "political"),
    )
    assert not until(t, "north", "favored-mount")


@rule("LCG-DTIM-09", "LCG-TRIG-05")
def test_bayushi_manipulator_changes_no_bid_of_who_has_not_bid():
    t = enlightenment(
        north=side(there("mirumoto-raitsugu")),
        south=side(there("doji-whisperer")),
        east=side("bayushi-manipulator"),
        conflict=attacking(5),
    )
    turn_of(t, "north")
    t.north.uses("mirumoto-raitsugu", "doji-whisperer")
    assert not until(t, "east", "bayushi-manipulator")


@rule("LCG-TEAM-20", "LCG-CLAR-14")
def test_display_of_power_is_for_who_plays_it():
    t = team(
        north=side(there("doji-challenger")),
        west=side(hand=("display-of-power",), fate=5),
        conflict=attacking(5, ring="air"),
    )
    assert until(t, "west", "display-of-power")
    t.west.uses("display-of-power")
    t.everybody_passes_until("choice1")
    assert t.asked == "west"
    before = t.west.honor
    t.west.chooses("choice1")
    assert t.west.honor == before + 2
    assert t.s.rings[0].holder == 3


@rule("LCG-TEAM-08")
def test_endless_plains_leaves_an_opponent_any_attacker_to_choose():
    t = team(
        north=side("doji-challenger"), south=side(provinces=("endless-plains",)), east=side("border-rider")
    )
    on_the_way(t, "ring-air")
    declares(t.north, "doji-challenger")
    t.east.picks("border-rider")
    assert comes_to_use(t, "south", "endless-plains")
    t.south.uses("endless-plains", "seat0")
    t.north.chooses("done")  # what lies in the broken province stays there
    t.north.picks("border-rider")
    let_be(t)
    assert t.zone("border-rider") == "discard"


@rule("LCG-TEAM-08")
@pytest.mark.parametrize(
    ("slug", "there_", "hand", "meant"),
    [
        ("blackmail", "doji-challenger", ("blackmail",), "seat1"),
        ("sage-of-gisei-toshi", "sage-of-gisei-toshi", (), "seat3"),
    ],
)
def test_it_is_one_opponent_whom_condition_and_target_speak_of(slug, there_, hand, meant):
    t = team(
        north=side(there(there_), hand=hand, honor=8),
        south=side(there("doji-whisperer"), honor=10),
        west=side(there("bayushi-liar"), honor=5),
        conflict=attacking(5, "political"),
    )
    turn_of(t, "north")
    t.north.uses(slug)
    assert t.north.options == [meant, "back"]
    t.north.picks(meant)
    assert len([option for option in t.north.options if option != "back"]) == 1


@rule("LCG-TEAM-04")
def test_way_of_the_unicorn_keeps_the_token_of_a_team():
    t = team(phase="fate", east=side(hand=("way-of-the-unicorn",)))
    assert comes_to_use(t, "east", "way-of-the-unicorn")
    t.east.uses("way-of-the-unicorn")
    let_be(t)
    assert (t.s.phase, t.s.active) == ("dynasty", 0)


def test_ways_that_are_told_in_several_clauses_have_letters():
    games = next(card for card in WRITTEN if card.slug == "court-games")
    said = card_text(games)
    assert said.index("(a) you choose") < said.index("; or (b) your opponent chooses")
