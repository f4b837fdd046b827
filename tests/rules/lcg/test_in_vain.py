"""Nothing is used or targeted in vain: only what could change the game is offered (LCG-TRIG-05)."""

import pytest

from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.flow import later
from gorin.games.lcg.language.lasting import for_a_while
from gorin.games.lcg.language.restrictions import BE_DISCARDED, BE_HONORED, RECEIVE_DISHONORED_TOKENS
from gorin.games.lcg.language.traits import does_not_bow
from gorin.games.lcg.language.verbs.favor import claim_favor
from gorin.games.lcg.language.verbs.in_play import bow
from gorin.games.lcg.language.verbs.stats import gives_both, set_base_strength, set_skills
from gorin.games.lcg.language.when.events import CONFLICT_ENDS
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.selectors import ATTACKED_PROVINCE
from gorin.language.card_filters import any_
from gorin.language.core.resolution import Effect
from gorin.language.core.zones import DISCARD
from gorin.language.event_kinds import at
from gorin.language.flow import may
from gorin.language.picks import target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import attack, let_be, turn_of, until
from support.lcg_formats import attacking, enlightenment, skirmish, team, there
from support.lcg_table import conflict, side, table, who
from support.rule import rule

HELD = ("ornate-fan",)
INTRIGUE = event("Test Intrigue", action(claim_favor()))
VIGIL = event("Test Vigil", action(for_a_while(does_not_bow(any_(CHARACTER)))))
STIFF = event("Test Stiffness", action(target(CHARACTER), *set_skills(TARGET, military=3, political=3)))
CHEER = event("Test Cheer", action(target(CHARACTER), gives_both(TARGET, 2)))
FLAT = event("Test Flat Land", action(set_base_strength(ATTACKED_PROVINCE, 2)))
SLOTH = event("Test Sloth", action(target(CHARACTER), later(at(CONFLICT_ENDS), may(bow(TARGET)))))
PROUD = person(
    "Test Proud One",
    cannot(BE_HONORED, SELF),
    cannot(RECEIVE_DISHONORED_TOKENS, SELF),
)

CLAMP = attachment("Test Clamp", cannot(BE_DISCARDED, SELF))

cards = published(INTRIGUE, VIGIL, STIFF, CHEER, FLAT, SLOTH, PROUD, CLAMP)


@rule("LCG-TRIG-05")
@pytest.mark.parametrize("card", WRITTEN, ids=lambda card: card.slug)
def test_every_effect_says_itself_whether_it_could_change_anything(card):
    """The language says yes where a word does not answer, for the games that do not ask."""
    waiting = [each.block for each in card.nodes if isinstance(each, LcgAbility)]
    while waiting:
        node = waiting.pop()
        waiting += node.children()
        silent = isinstance(node, Effect) and type(node).can_change is Effect.can_change
        assert not silent, type(node).__name__


# --- what is put off ------------------------------------------------------------------------------


def calling(*discarded, play=(), type="military", attacking=True):
    """Kitsu Spiritcaller at home, in a conflict of her player's, with these in the discard pile."""
    mine = side("matsu-berserker", home=["kitsu-spiritcaller", *play], dynasty_discard=list(discarded))
    other = side("yogo-outcast")
    if attacking:
        return attack(attacker=mine, defender=other, type=type).attacker
    return conflict(attacker=other, defender=mine, type=type).defender


@rule("LCG-UNIQ-02", "LCG-TARG-07")
def test_the_spiritcaller_calls_no_unique_character_who_is_in_play():
    assert calling("akodo-toturi").may_use("kitsu-spiritcaller")
    assert not calling("akodo-toturi", play=["akodo-toturi"]).may_use("kitsu-spiritcaller")


@rule("LCG-DASH-02", "LCG-TARG-07")
@pytest.mark.parametrize(("type", "able"), [("military", False), ("political", True)])
def test_the_spiritcaller_calls_nobody_with_a_dash(type: str, able: bool):
    assert calling("bayushi-liar", type=type).may_use("kitsu-spiritcaller") == able


@rule("LCG-PART-05", "LCG-TARG-07")
@pytest.mark.parametrize("attacking", [True, False])
def test_the_spiritcaller_calls_no_peacemaker_to_attack(attacking: bool):
    player = calling("shiba-peacemaker", type="political", attacking=attacking)
    assert player.may_use("kitsu-spiritcaller") == (not attacking)


@rule("LCG-TARG-07")
def test_the_spiritcaller_is_offered_only_whom_she_can_call():
    player = calling("bayushi-liar", "matsu-berserker", "akodo-toturi", play=["akodo-toturi"])
    player.uses("kitsu-spiritcaller")
    assert player.options == [player.ref("matsu-berserker")]


@rule("LCG-UNIQ-02", "LCG-TARG-10")
def test_spectral_visitation_finds_no_unique_character_who_is_in_play():
    t = table(
        north=side("doji-challenger"),
        south=side(
            "akodo-toturi",
            provinces=({"card": "spectral-visitation", "cards": ["eager-scout"]}, "ancestral-lands"),
            dynasty=[*["favorable-ground"] * 3, "akodo-toturi", *["favorable-ground"] * 3],
        ),
    )
    for option in ("ring-air", "choice0", "p5"):
        t.north.chooses(option)
    t.north.picks("doji-challenger", "done")
    t.south.uses("spectral-visitation")
    assert sorted(t.zone("akodo-toturi", nth) for nth in (0, 1)) == ["discard", "play"]
    found = next(c for nth in (0, 1) if t.s.zone[c := t.card("akodo-toturi", nth)] == DISCARD)
    assert f"c{found}" not in t.south.options


@rule("LCG-DASH-02", "LCG-TARG-07", "LCG-TARG-09")
def test_yogo_hiroue_does_not_shame_at_home_whom_he_cannot_draw_in():
    t = conflict(attacker=side("yogo-hiroue"), defender=side("yogo-outcast", home=["bayushi-liar"]))
    t.defender.passes()
    assert not t.attacker.may_use("yogo-hiroue")
    t = conflict(
        attacker=side("yogo-hiroue"), defender=side("yogo-outcast", home=["bayushi-liar", "doji-whisperer"])
    )
    t.defender.passes()
    t.attacker.uses("yogo-hiroue")
    assert t.attacker.ref("bayushi-liar") not in t.attacker.options
    assert t.attacker.ref("doji-whisperer") in t.attacker.options


@rule("LCG-TRIG-05")
def test_a_delayed_effect_alone_is_worth_a_use_if_it_could_do_something():
    t = attack(
        attacker=side("matsu-berserker", hand=("test-sloth",)),
        defender=side(home=[who("yogo-outcast", bowed=True)]),
    )
    t.attacker.uses("test-sloth")
    assert t.attacker.ref("matsu-berserker") in t.attacker.options
    assert t.attacker.ref("yogo-outcast") not in t.attacker.options


# --- rings ----------------------------------------------------------------------------------------


@rule("LCG-TRIG-05")
@pytest.mark.parametrize("fate", [0, 1])
@pytest.mark.parametrize(("champion", "type"), [("akodo-toturi", "military"), ("doji-hotaru", "political")])
def test_champions_resolve_no_ring_that_does_nothing(champion: str, type: str, fate: int):
    t = conflict(
        attacker=side(champion),
        defender=side(home=[who("yogo-outcast", fate=2 * fate)]),
        type=type,
        ring="void",
    )
    assert until(t, "attacker", champion) == bool(fate)


@rule("LCG-TRIG-05")
@pytest.mark.parametrize("fate", [0, 1])
def test_defend_the_wall_resolves_no_ring_that_does_nothing(fate: int):
    wall = ({"card": "defend-the-wall"}, "ancestral-lands")
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side(who("hida-kisada", fate=fate), provinces=wall),
        ring="void",
    )
    assert until(t, "defender", "defend-the-wall") == bool(fate)


def tsukune_at_the_end(*, status: int = 0, play: str = "shiba-tsukune"):
    """The conflict phase ends; air and earth are claimed, and nobody has fate."""
    claimed = [{"element": each, "state": "claimed", "holder": 1} for each in ("air", "earth", "water")]
    t = table(north=side(play), south=side(), rings=[*claimed, {"element": "fire"}, {"element": "void"}])
    t.game.state.status[t.card(play)] = status
    for _ in range(40):
        if t.north.may_use(play) or t.s.phase == "fate":
            return t
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    return t


@rule("LCG-TRIG-05", "LCG-EFF-05")
def test_shiba_tsukune_is_offered_only_rings_that_do_something():
    t = tsukune_at_the_end()
    t.north.uses("shiba-tsukune")
    assert t.north.options == ["ring-fire", "pass"]


@rule("LCG-RINGE-07", "LCG-EFF-05")
def test_of_two_elements_the_one_that_does_nothing_is_not_offered():
    t = conflict(attacker=side("seeker-of-knowledge"), defender=side(), type="political", ring="void")
    t.fight()
    assert t.prompt.startswith("Air ring")


# --- numbers --------------------------------------------------------------------------------------


@rule("LCG-TARG-07")
def test_twice_nothing_is_nothing():
    t = attack(
        attacker=side("matsu-berserker", home=["ikoma-prodigy"], hand=("way-of-the-lion",)), defender=side()
    )
    t.attacker.uses("way-of-the-lion")
    assert t.attacker.ref("matsu-berserker") in t.attacker.options
    assert t.attacker.ref("ikoma-prodigy") not in t.attacker.options


@rule("LCG-SET-01", "LCG-TARG-07")
def test_a_skill_that_is_set_gets_no_bonus():
    mine = side("matsu-berserker", "akodo-toturi", hand=("test-stiffness", "test-cheer"))
    t = attack(attacker=mine, defender=side())
    t.attacker.uses("test-stiffness", "akodo-toturi")
    turn_of(t, "attacker")
    t.attacker.uses("test-cheer")
    assert t.attacker.options == [t.attacker.ref("matsu-berserker"), "back"]


@rule("LCG-SET-02", "LCG-TARG-07")
def test_a_skill_is_not_set_again_to_what_it_is_set_to():
    mine = side("matsu-berserker", "akodo-toturi", hand=("test-stiffness", "test-stiffness"))
    t = attack(attacker=mine, defender=side())
    t.attacker.uses("test-stiffness", "akodo-toturi")
    turn_of(t, "attacker")
    t.attacker.uses("test-stiffness")
    assert t.attacker.options == [t.attacker.ref("matsu-berserker"), "back"]


@rule("LCG-TARG-07")
def test_equal_skills_are_not_switched():
    t = conflict(attacker=side("yogo-outcast"), defender=side("bayushi-yunako"))
    t.defender.uses("bayushi-yunako")
    assert t.defender.options == [t.defender.ref("bayushi-yunako"), "back"]


@rule("LCG-TRIG-05")
@pytest.mark.parametrize(("place", "able"), [("manicured-garden", True), ("test-flat-land", False)])
def test_a_base_is_not_set_to_what_it_is(place: str, able: bool):
    t = attack(attacker=side("matsu-berserker", hand=("test-flat-land", "test-flat-land")), defender=side())
    if not able:
        t.attacker.uses("test-flat-land")
        turn_of(t, "attacker")
    assert t.attacker.may_use("test-flat-land") == able


@rule("LCG-TRIG-05", "LCG-SKIR-11")
def test_nor_is_a_tokens():
    fight = {"attacker": 0, "type": "military", "ring": "air", "province": 3}
    t = skirmish(
        north=side(who("matsu-berserker", participating=True), hand=("test-flat-land", "test-flat-land")),
        south=side(),
        conflict=fight,
    )
    turn_of(t, "north")
    t.north.uses("test-flat-land")
    turn_of(t, "north")
    assert not t.north.may_use("test-flat-land")


@rule("LCG-TEAM-18", "LCG-TRIG-05")
@pytest.mark.parametrize(("twice", "able"), [(False, True), (True, False)])
def test_a_province_that_counts_as_blank_has_no_base_to_set(twice: bool, able: bool):
    row = ("silent-ones-monastery", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    revealed = {"card": row[0], "revealed": True}
    t = team(
        north=side(there("matsu-berserker"), hand=("test-flat-land",)),
        south=side(provinces=(revealed, *row[1:])),
        west=side(provinces=(revealed if twice else "manicured-garden", *row[1:])),
        conflict=attacking(5),
    )
    turn_of(t, "north")
    assert t.north.may_use("test-flat-land") == able


# --- rules for a while ----------------------------------------------------------------------------


def holding(slug: str) -> dict:
    return {"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}


@rule("LCG-TARG-07")
@pytest.mark.parametrize(("slug", "able"), [("contested-countryside", False), ("staging-ground", True)])
def test_the_inventor_chooses_a_holding_with_a_triggered_ability(slug: str, able: bool):
    t = table(north=side("kaiu-inventor", provinces=(holding(slug), "ancestral-lands")), south=side())
    assert t.north.may_use("kaiu-inventor") == able


@rule("LCG-TARG-07")
def test_the_ambusher_silences_only_who_could_speak():
    ranks = ["yogo-outcast", "bayushi-liar", "soshi-illusionist"]
    t = conflict(
        attacker=side(*ranks[:1], who("matsu-berserker", "duelist-training"), home=ranks[1:]),
        defender=side("doji-whisperer", hand=("hiruma-ambusher",)),
    )
    t.defender.plays("hiruma-ambusher", "choice0", "choice0")
    t.defender.uses("hiruma-ambusher")
    offered = {t.s.names[t.s.what[int(option[1:])]] for option in t.defender.options if option != "back"}
    assert offered == {"matsu-berserker", "soshi-illusionist", "hiruma-ambusher"}


@rule("LCG-TRIG-05")
@pytest.mark.parametrize(("home", "able"), [("bayushi-liar", False), ("soshi-illusionist", True)])
def test_tranquility_needs_somebody_to_calm(home: str, able: bool):
    t = attack(
        attacker=side("matsu-berserker", hand=("tranquility",)),
        defender=side("yogo-outcast", home=[home], hand=HELD),
    )
    assert t.attacker.may_use("tranquility") == able


@rule("LCG-TRIG-05")
def test_the_same_effect_does_not_begin_twice():
    """Each player has one opportunity to declare a conflict, however often it is said."""
    t = table("draw", north=side(hand=("waning-hostilities",)), south=side(hand=("waning-hostilities",)))
    for _ in range(60):
        if t.north.may_use("waning-hostilities"):
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    t.north.uses("waning-hostilities")
    assert not t.south.may_use("waning-hostilities")


@rule("LCG-TRIG-05", "LCG-FRM3-28")
def test_who_stays_ready_already_need_not_be_told_so_again():
    t = conflict(
        attacker=side("akodo-toturi", hand=("indomitable-will", "test-vigil"), fate=3), defender=side()
    )
    turn_of(t, "attacker")
    t.attacker.uses("test-vigil")
    assert not until(t, "attacker", "indomitable-will")


@rule("LCG-SKIR-10", "LCG-TRIG-05")
@pytest.mark.parametrize(("holder", "able"), [(0, False), (1, True)])
def test_without_sides_the_favor_is_not_claimed_twice(holder: int, able: bool):
    t = skirmish(north=side(hand=("test-intrigue",)), south=side(), favor=holder)
    assert t.north.may_use("test-intrigue") == able


@rule("LCG-TARG-07")
def test_a_broken_province_need_not_be_spared():
    taiko = {"card": "manicured-garden", "cards": [{"card": "agasha-taiko", "face_up": True}]}
    t = table(
        "dynasty",
        north=side(provinces=(taiko, "ancestral-lands")),
        south=side(provinces=({"card": "night-raid", "broken": True, "revealed": True}, "elemental-fury")),
    )
    t.north.plays("agasha-taiko", "choice0")
    t.north.uses("agasha-taiko")
    broken = next(place.id for place in t.s.provinces if place.broken)
    assert f"p{broken}" not in t.north.options
    assert t.north.options == ["p0", "p1", "p4", "back"]


@rule("LCG-TARG-07")
def test_nobody_is_barred_twice_from_an_element():
    t = enlightenment(
        north=side(hand=("way-of-the-phoenix",)),
        south=side(hand=("way-of-the-phoenix",)),
        east=side(hand=HELD),
    )
    turn_of(t, "north")
    t.north.uses("way-of-the-phoenix", "ring-air", "seat2")
    turn_of(t, "south")
    t.south.uses("way-of-the-phoenix", "ring-air")
    assert [each for each in t.south.options if each.startswith("seat")] == ["seat0"]


@rule("LCG-TRIG-05", "LCG-ERR-53")
def test_the_courtyard_finds_another_event_the_second_time():
    row = (holding("exposed-courtyard"), holding("exposed-courtyard"), "ancestral-lands", "elemental-fury")
    t = attack(
        attacker=side("matsu-berserker", provinces=row, conflict_discard=["banzai", "way-of-the-lion"]),
        defender=side("yogo-outcast", hand=HELD),
    )
    t.attacker.uses("exposed-courtyard", "banzai")
    turn_of(t, "attacker")
    t.attacker.uses("exposed-courtyard")
    assert t.attacker.options == [t.attacker.ref("way-of-the-lion")]


@rule("LCG-RESO-02", "LCG-TARG-02")
def test_an_event_with_two_targets_is_resolved_again_with_both():
    """After the costs, the first target is chosen with a view to the second."""
    t = table(
        north=side(hand=("way-of-the-phoenix",)),
        south=side(who("yogo-outcast", "the-mirrors-gaze"), hand=HELD),
    )
    t.north.uses("way-of-the-phoenix", "ring-air", "seat1")
    t.south.uses("the-mirrors-gaze", "ring-fire", "seat0")
    assert [each.context.seat for each in t.s.lasting] == [0, 1]


@rule("LCG-TRIG-05")
def test_nothing_is_discarded_that_cannot_be():
    t = table(
        north=side(who("matsu-berserker", "test-clamp"), hand=("prepare-for-war",)), south=side(hand=HELD)
    )
    assert not t.north.may_use("prepare-for-war")
    t = table(
        north=side(who("matsu-berserker", "test-clamp", "fine-katana"), hand=("prepare-for-war",)),
        south=side(),
    )
    t.north.uses("prepare-for-war", "matsu-berserker")
    assert t.north.options == [t.north.ref("fine-katana"), "done"]


# --- what somebody knows already ------------------------------------------------------------------


@rule("LCG-TRIG-05")
def test_the_wayfinder_looks_at_no_province_of_her_own():
    here = {"card": "manicured-garden", "cards": [{"card": "iuchi-wayfinder", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(here, "ancestral-lands")), south=side())
    t.north.plays("iuchi-wayfinder", "choice0")
    t.north.uses("iuchi-wayfinder")
    owners = {t.s.provinces[int(option[1:])].owner for option in t.north.options}
    assert owners == {1}


# --- which of two ---------------------------------------------------------------------------------


def displayed(**status: int):
    """A conflict at Shameful Display; the state of everybody who takes part."""
    display = ({"card": "shameful-display"}, "ancestral-lands")
    t = conflict(
        attacker=side("yogo-outcast"), defender=side("doji-whisperer", "test-proud-one", provinces=display)
    )
    for slug, value in status.items():
        t.game.state.status[t.card(slug.replace("_", "-"))] = value
    return t


@rule("LCG-EFF-05", "LCG-CLAR-01")
def test_of_two_ways_to_honor_one_and_dishonor_the_other_one_must_change_something():
    t = displayed(yogo_outcast=1, doji_whisperer=-1)
    t.defender.uses("shameful-display", "yogo-outcast", "doji-whisperer")
    let_be(t)
    assert t.defender.options == [t.defender.ref("doji-whisperer")]


@rule("LCG-TARG-07", "LCG-CLAR-02")
def test_who_can_be_neither_honored_nor_dishonored_is_none_of_the_two():
    t = displayed()
    t.defender.uses("shameful-display")
    assert t.defender.ref("test-proud-one") not in t.defender.options
    t = displayed(yogo_outcast=1, test_proud_one=1)
    t.defender.uses("shameful-display", "yogo-outcast", "test-proud-one")
    let_be(t)
    assert set(t.defender.options) == {t.defender.ref("yogo-outcast"), t.defender.ref("test-proud-one")}
