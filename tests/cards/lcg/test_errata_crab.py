"""Crab cards beyond the Core Set, as they were corrected (LCG-ERR)."""

import gorin
from gorin.games.lcg.acting.using import times_more
from gorin.games.lcg.fighting.conflict import defenders_for
from gorin.games.lcg.language.abilities import reaction
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.when.events import ENTERS_PLAY
from gorin.language.event_kinds import after
from gorin.language.selectors import SELF
from support.lcg_cards import holding as made_holding
from support.lcg_cards import published
from support.lcg_course import to_phase, to_the_end, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule


def holding(slug, province="manicured-garden"):
    return {"card": province, "cards": [{"card": slug, "face_up": True}]}


cards = published(made_holding("Proud Tower", reaction(after(ENTERS_PLAY, SELF), gain_honor(1))))
BROKEN = {"card": "elemental-fury", "broken": True}
FOUR_UNBROKEN = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", BROKEN)


@rule("LCG-ERR-15")
def test_the_butcher_measures_defenders_by_the_skill_that_they_have_now():
    home = [
        "matsu-berserker",
        "yogo-outcast",
        who("doji-challenger", "fine-katana", "ornate-fan"),
        "akodo-toturi",
    ]
    t = conflict(
        attacker=side("butcher-of-the-fallen", provinces=FOUR_UNBROKEN), defender=side(home=home, honor=9)
    )
    able = {t.s.names[t.s.what[card]] for card in defenders_for(t.s, 1, [])}
    assert t.skills("matsu-berserker")[0] == 3
    assert (t.skills("doji-challenger")[0], t.skills("akodo-toturi")[0]) == (5, 6)
    assert able == {"doji-challenger", "akodo-toturi"}


@rule("LCG-ERR-15")
def test_military_skill_equal_to_the_number_of_unbroken_provinces_is_enough():
    t = conflict(
        attacker=side("butcher-of-the-fallen", provinces=FOUR_UNBROKEN),
        defender=side(home=["lions-pride-brawler", who("yogo-outcast", "fine-katana")], honor=11),
    )
    able = {t.s.names[t.s.what[card]] for card in defenders_for(t.s, 1, [])}
    assert (t.skills("lions-pride-brawler")[0], t.skills("yogo-outcast")[0]) == (3, 4)
    assert able == {"yogo-outcast"}


def test_a_butcher_at_home_keeps_nobody_away():
    t = conflict(
        attacker=side("doji-challenger", home=["butcher-of-the-fallen"], provinces=FOUR_UNBROKEN),
        defender=side(home=["matsu-berserker"]),
    )
    assert defenders_for(t.s, 1, []) == [t.card("matsu-berserker")]


@rule("LCG-ERR-35")
def test_hida_sukune_may_discard_the_card_that_he_has_drawn():
    t = conflict(attacker=side("doji-challenger"), defender=side("hida-sukune"))
    t.defender.uses("hida-sukune")
    t.defender.picks("fine-katana")
    assert t.defender.hand == []
    assert t.zone("fine-katana", 15) == "discard"


def test_hida_sukune_helps_only_as_a_defender_and_once_in_a_conflict():
    attacks = conflict(attacker=side("hida-sukune", hand=("banzai",)), defender=side("doji-challenger"))
    turn_of(attacks, "attacker")
    assert not attacks.attacker.may_use("hida-sukune")
    t = conflict(attacker=side("doji-challenger"), defender=side("hida-sukune", hand=("banzai",)))
    t.defender.uses("hida-sukune", "banzai")
    turn_of(t, "defender")
    assert not t.defender.may_use("hida-sukune")


@rule("LCG-ERR-36")
def test_the_river_takes_cards_before_it_gives_one():
    t = conflict(
        attacker=side("doji-challenger", hand=("banzai",)),
        defender=side("yogo-outcast", provinces=(holding("river-of-the-last-stand"),)),
    )
    t.defender.uses("river-of-the-last-stand")
    assert t.zone("banzai") == "discard"
    assert t.attacker.hand == ["fine-katana"]


def test_the_river_needs_the_conflict_at_a_kaiu_wall():
    t = conflict(
        attacker=side("doji-challenger", hand=("banzai",)),
        defender=side(
            "yogo-outcast", provinces=("manicured-garden", holding("river-of-the-last-stand", "night-raid"))
        ),
    )
    assert not t.defender.may_use("river-of-the-last-stand")


@rule("LCG-ERR-37")
def test_the_inventor_gives_a_holding_one_more_use_in_this_round_only():
    ground = (holding("staging-ground"), "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = table(north=side("kaiu-inventor", provinces=ground, hand=("banzai",)), south=side())
    t.north.uses("staging-ground", "eager-scout", "done")
    turn_of(t, "north")
    assert not t.north.may_use("staging-ground")
    t.north.uses("kaiu-inventor", "staging-ground")
    turn_of(t, "north")
    t.north.uses("staging-ground", "eager-scout", "done")
    turn_of(t, "north")
    assert not t.north.may_use("staging-ground")
    ground = t.card("staging-ground")
    assert times_more(t.s, ground) == 1
    to_phase(t, "conflict")
    assert t.s.round == 2
    assert times_more(t.s, ground) == 0


@rule("LCG-ERR-38")
def test_a_pit_trap_is_played_on_an_attacker_and_keeps_it_bowed_through_the_fate_phase():
    t = conflict(
        attacker=side(who("doji-challenger", fate=3), home=["yogo-outcast"]),
        defender=side(who("matsu-berserker", fate=3), hand=("pit-trap",)),
    )
    t.defender.chooses(f"play:c{t.card('pit-trap')}")
    assert t.defender.options == [f"c{t.card('doji-challenger')}", "back"]
    t.defender.picks("doji-challenger")
    to_the_end(t)
    assert t.zone("pit-trap") == "play"
    assert t.is_bowed("doji-challenger") and t.is_bowed("matsu-berserker")
    to_phase(t, "dynasty")
    assert t.zone("pit-trap") == "play"
    assert t.is_bowed("doji-challenger")
    assert not t.is_bowed("matsu-berserker")


def test_a_pit_trap_is_played_on_nobody_where_nobody_attacks():
    t = table(north=side("doji-challenger", hand=("pit-trap",)), south=side("yogo-outcast"))
    assert not t.north.may_play("pit-trap")


# --- Kaiu Shihobu ---------------------------------------------------------------------------------


@rule("LCG-ERR-11")
def test_kaiu_shihobu_puts_a_holding_into_play_and_it_answers_its_coming():
    under = {"card": "shameful-display", "under": ["proud-tower"]}
    t = table(
        north=side("kaiu-shihobu", stronghold_province=under, provinces=(BROKEN, "night-raid")), south=side()
    )
    t.north.uses("kaiu-shihobu", "proud-tower")
    assert t.prompt == "Kaiu Shihobu — put Proud Tower in which province?"
    assert t.north.options == ["p1"]
    t.north.chooses("p1")
    t.north.uses("proud-tower")
    assert t.zone("proud-tower") == "play"
    assert t.north.honor == 11
    lying = [t.s.names[t.s.what[card]] for card, place in enumerate(t.s.lies_in) if place == 1]
    assert sorted(lying) == ["night-raid", "proud-tower"]
    assert [t.s.names[t.s.what[card]] for card in t.s.players[0].dynasty_discard] == ["eager-scout"]


def test_kaiu_shihobu_finds_holdings_and_all_see_them():
    here = {"card": "manicured-garden", "cards": [{"card": "kaiu-shihobu", "face_up": True}]}
    deck = ["favorable-ground", "eager-scout", "imperial-storehouse", "eager-scout"]
    t = table("dynasty", north=side(provinces=(here,), dynasty=deck), south=side())
    t.north.plays("kaiu-shihobu", "choice0")
    t.north.uses("kaiu-shihobu", "favorable-ground", "imperial-storehouse", "done")
    shown = t.game.view(1)["players"][0]["stronghold_province"]
    assert sorted(card["slug"] for card in shown["under"]) == ["favorable-ground", "imperial-storehouse"]
    assert "under" not in t.game.view(0)["players"][0]["provinces"][0]
    again = gorin.setup("lcg", t.game.position())
    assert again.position() == t.game.position()


def test_without_holdings_under_the_stronghold_province_kaiu_shihobu_does_nothing():
    t = table(north=side("kaiu-shihobu"), south=side())
    assert not t.north.may_use("kaiu-shihobu")
