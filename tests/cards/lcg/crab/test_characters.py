"""Crab characters of all packs: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.vocabulary import CHARACTER, TARGET, action, in_your_hand, put_into_play, target
from support.lcg_cards import event, with_cards
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

WITH_HOLDING = (*lying("imperial-storehouse"), "ancestral-lands")


def _may(player, slug):
    """Is an ability offered, to somebody who may not even be asked?"""
    return bool(player.offered("use", slug))


def _among(player):
    """What may be picked."""
    return player.may - {"back", "pass", "done"}


def test_apprentice_engineer_brings_a_holding_back_into_a_province():
    t = table(
        north=side("doji-whisperer", hand=("apprentice-engineer",), dynasty_discard=["imperial-storehouse"]),
        south=side(),
    )
    t.north.plays("apprentice-engineer", "choice0")
    t.north.uses("apprentice-engineer", "imperial-storehouse")
    t.north.chooses(t.north.options[0])
    assert t.zone("imperial-storehouse") == "play"
    assert t.s.provinces[t.s.lies_in[t.card("imperial-storehouse")]].owner == 0


def test_apprentice_engineer_needs_a_holding_in_the_discard_pile():
    t = table(
        north=side("doji-whisperer", hand=("apprentice-engineer",), dynasty_discard=["eager-scout"]),
        south=side(),
    )
    t.north.plays("apprentice-engineer", "choice0")
    assert not _may(t.north, "apprentice-engineer")


@pytest.mark.parametrize(("dials", "bowed"), [((1, 3), False), ((3, 3), True)])
def test_guardian_of_virtue_stays_ready_with_composure(dials, bowed):
    t = conflict(
        attacker=side("doji-whisperer", dial=dials[1]), defender=side("guardian-of-virtue", dial=dials[0])
    )
    t.everybody_passes()
    assert t.is_bowed("guardian-of-virtue") is bowed


@rule("LCG-PUT-01")
def test_hiruma_skirmisher_has_covert_once_it_was_played():
    t = table(north=side("doji-whisperer", hand=("hiruma-skirmisher",)), south=side("yogo-outcast"))
    t.north.plays("hiruma-skirmisher", "choice0")
    t.north.uses("hiruma-skirmisher")
    assert "covert" in str(t.log).lower()


def test_blatant_swindler_pays_honor_and_the_opponent_sends_somebody_home():
    t = conflict(attacker=side("blatant-swindler"), defender=side("doji-whisperer", "yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("blatant-swindler")
    t.defender.picks("yogo-outcast")
    assert (t.attacker.honor, t.defender.honor) == (9, 11)
    assert not t.participates("yogo-outcast") and t.participates("doji-whisperer")


def test_blatant_swindler_must_participate():
    t = conflict(attacker=side("doji-whisperer", home=["blatant-swindler"]), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not _may(t.attacker, "blatant-swindler")


def test_crisis_breaker_calls_a_berserker_while_the_opponent_is_stronger():
    t = conflict(
        attacker=side("crisis-breaker", home=[who("vengeful-berserker", bowed=True)]),
        defender=side("akodo-toturi"),
    )
    t.defender.passes()
    t.attacker.uses("crisis-breaker", "vengeful-berserker")
    assert t.participates("vengeful-berserker") and not t.is_bowed("vengeful-berserker")


@pytest.mark.parametrize(
    ("type", "bowed"),
    [("political", False), ("military", True)],
    ids=["political", "who is bowed counts nothing"],
)
def test_crisis_breaker_waits_for_a_stronger_opponent_in_a_military_conflict(type, bowed):
    t = conflict(
        attacker=side("crisis-breaker", home=["vengeful-berserker"]),
        defender=side(who("akodo-toturi", bowed=bowed)),
        type=type,
    )
    t.defender.passes()
    assert not _may(t.attacker, "crisis-breaker")


def test_crisis_breaker_counts_the_favor_but_not_those_who_count_no_skill():
    """Three against three: the Favor makes the opponent stronger; a Magistrate's victims count nothing."""
    strong = conflict(
        attacker=side("crisis-breaker", home=["vengeful-berserker"]),
        defender=side("borderlands-defender"),
        favor=1,
    )
    strong.defender.passes()
    assert _may(strong.attacker, "crisis-breaker")
    weak = conflict(
        attacker=side("crisis-breaker", home=["vengeful-berserker"]),
        defender=side("stoic-magistrate", "vanguard-warrior"),
    )
    weak.defender.passes()
    assert not _may(weak.attacker, "crisis-breaker")


@pytest.mark.parametrize(("fate", "military"), [(0, 6), (1, 3)])
def test_damned_hida_is_dire_without_fate(fate, military):
    t = table(north=side(who("damned-hida", fate=fate)), south=side())
    assert t.skills("damned-hida")[0] == military


def test_daring_challenger_duels_for_fate():
    t = conflict(attacker=side("daring-challenger", honor=9), defender=side("doji-whisperer"))
    assert t.skills("daring-challenger")[0] == 3
    t.defender.passes()
    t.attacker.uses("daring-challenger", "doji-whisperer")
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-1")
    assert t.fate_on("daring-challenger") == 1


def test_daring_challenger_finds_nobody_at_home():
    t = conflict(attacker=side("daring-challenger"), defender=side(home=["doji-whisperer"]))
    t.defender.passes()
    assert not _may(t.attacker, "daring-challenger")
    assert t.skills("daring-challenger")[0] == 2


def test_kaiu_siege_force_gives_a_holding_away_to_stand_up():
    t = table(north=side(who("kaiu-siege-force", bowed=True), provinces=WITH_HOLDING), south=side())
    t.north.uses("kaiu-siege-force", "imperial-storehouse")
    assert not t.is_bowed("kaiu-siege-force")
    assert t.s.players[0].dynasty[0] == t.card("imperial-storehouse")


def test_kaiu_siege_force_without_a_holding_stays_bowed():
    t = table(north=side(who("kaiu-siege-force", bowed=True), hand=("fine-katana",)), south=side())
    assert not _may(t.north, "kaiu-siege-force")
    assert not t.north.may_play("fine-katana")


def test_master_of_jade_buys_fate_with_honor():
    t = table(north=side("master-of-jade"), south=side())
    t.north.uses("master-of-jade", "master-of-jade")
    assert (t.north.honor, t.fate_on("master-of-jade")) == (8, 1)


def test_repentant_legion_fills_the_provinces_after_breaking_one():
    t = conflict(attacker=side("repentant-legion"), defender=side())
    t.attacker.waits_to_use("repentant-legion")
    assert [t.s.lies_in.count(place) for place in range(4)] == [3, 3, 3, 3]


def test_repentant_legion_must_be_there():
    t = conflict(attacker=side("hida-kisada", home=["repentant-legion"]), defender=side())
    t.fight()
    assert not _may(t.attacker, "repentant-legion")


@pytest.mark.parametrize(("there", "lost"), [(True, False), (False, True)])
def test_stoic_magistrate_makes_cheap_characters_count_nothing(there, lost):
    """Two attackers for 2 or less against 2 skill."""
    t = conflict(
        attacker=side("vanguard-warrior", "hida-guardian"),
        defender=side("stoic-magistrate") if there else side("shrewd-yasuki", home=["stoic-magistrate"]),
    )
    t.fight()
    won = [moment.seat for moment in t.s.history if moment.kind == "conflict won"]
    assert (won == [0]) is lost


def test_yasuki_broker_gives_courtesy_and_sincerity_while_participating():
    t = conflict(
        attacker=side("yasuki-broker", "silent-skirmisher", "eager-scout"),
        defender=side("doji-whisperer"),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "eager-scout")
    assert (t.attacker.fate, len(t.attacker.hand)) == (6, 1)


def test_yasuki_broker_at_home_gives_nothing():
    t = conflict(
        attacker=side("silent-skirmisher", "eager-scout", home=["yasuki-broker"]),
        defender=side("doji-whisperer"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "eager-scout")
    assert (t.attacker.fate, t.attacker.hand) == (5, [])


def test_yasuki_hatsu_finds_an_attachment_while_less_honorable():
    deck = ["banzai", "banzai", "banzai", "ornate-fan", "banzai", "banzai"]
    t = conflict(attacker=side("yasuki-hatsu", honor=9, conflict=deck), defender=side("doji-whisperer"))
    t.defender.passes()
    t.attacker.uses("yasuki-hatsu", "ornate-fan")
    assert t.attacker.hand == ["ornate-fan"]


def test_yasuki_hatsu_must_be_less_honorable():
    t = conflict(attacker=side("yasuki-hatsu"), defender=side("doji-whisperer"))
    t.defender.passes()
    assert not _may(t.attacker, "yasuki-hatsu")


def test_yasuki_hikaru_sends_a_stronger_attacker_home():
    t = conflict(attacker=side("akodo-toturi", "doji-whisperer"), defender=side("yasuki-hikaru"))
    t.defender.uses("yasuki-hikaru")
    assert _among(t.defender) == {"akodo-toturi"}
    t.defender.picks("akodo-toturi")
    assert not t.participates("akodo-toturi")


def test_yasuki_oguri_grows_with_every_event_of_the_opponent():
    t = conflict(
        attacker=side("doji-whisperer", hand=("way-of-the-crane", "fine-katana")),
        defender=side("yasuki-oguri"),
    )
    t.defender.passes()
    t.attacker.uses("way-of-the-crane", "doji-whisperer")
    t.defender.waits_to_use("yasuki-oguri")
    assert not _may(t.defender, "yasuki-oguri")  # once for each event
    assert t.skills("yasuki-oguri") == (2, 2)
    t.defender.passes()
    t.attacker.plays("fine-katana", "doji-whisperer")
    assert not _may(t.defender, "yasuki-oguri")  # no event


def test_yasuki_oguri_of_later_days_drags_somebody_with_fate_along():
    t = conflict(
        attacker=side("doji-whisperer", home=[who("doji-challenger", fate=1)]),
        defender=side("yasuki-oguri-2", home=["hida-guardian"]),
    )
    t.defender.uses("yasuki-oguri-2")
    assert _among(t.defender) == {"doji-challenger"}
    t.defender.picks("doji-challenger")
    assert t.participates("doji-challenger") and t.defender.fate == 4


def test_yasuki_oguri_of_later_days_needs_fate():
    t = conflict(
        attacker=side("doji-whisperer", home=[who("doji-challenger", fate=1)]),
        defender=side("yasuki-oguri-2", fate=0),
    )
    assert not _may(t.defender, "yasuki-oguri-2")


@pytest.mark.parametrize("bought", ["fine-katana", "stoic-gunso"])
def test_yasuki_procurer_makes_the_next_one_cheaper(bought):
    t = table(north=side("yasuki-procurer", hand=(bought, "watch-commander"), fate=2), south=side())
    t.north.uses("yasuki-procurer")
    assert t.status("yasuki-procurer") == "dishonored"
    before = t.north.fate
    t.north.plays("watch-commander", "yasuki-procurer")
    assert t.north.fate == before


def test_yasuki_procurer_cannot_be_dishonored_twice():
    t = table(north=side(who("yasuki-procurer", status="dishonored")), south=side())
    assert not _may(t.north, "yasuki-procurer")


def test_yasuki_taka_earns_for_every_crab_that_leaves():
    t = conflict(
        attacker=side("silent-skirmisher", "eager-scout", home=["yasuki-taka"]),
        defender=side("doji-whisperer"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "eager-scout")
    t.attacker.uses("yasuki-taka")
    assert t.attacker.fate == 6
    assert not _may(t.attacker, "yasuki-taka")


def test_yasuki_taka_mourns_no_crane():
    t = conflict(
        attacker=side("silent-skirmisher", "doji-whisperer", home=["yasuki-taka"]),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "doji-whisperer")
    assert not _may(t.attacker, "yasuki-taka")


def test_siege_captain_is_as_strong_as_printed():
    assert table(north=side("siege-captain"), south=side()).skills("siege-captain") == (5, 1)


CALLING = event("Calling", action(target(in_your_hand(CHARACTER)), put_into_play(TARGET)))


@rule("LCG-PUT-01")
def test_hiruma_skirmisher_that_is_put_into_play_was_not_played():
    with with_cards(CALLING):
        t = table(
            north=side("doji-whisperer", hand=("hiruma-skirmisher", "calling")), south=side("yogo-outcast")
        )
        t.north.uses("calling", "hiruma-skirmisher")
        t.goes_on_until(lambda: t.zone("calling") == "discard")
        assert t.zone("hiruma-skirmisher") == "play"
        assert not _may(t.north, "hiruma-skirmisher")


@pytest.mark.parametrize("there", [True, False])
def test_crisis_breaker_need_not_do_both(there):
    berserker = who("vengeful-berserker", bowed=there)
    t = conflict(
        attacker=side("crisis-breaker", *([berserker] if there else []), home=[] if there else [berserker]),
        defender=side("akodo-toturi"),
    )
    t.defender.passes()
    t.attacker.uses("crisis-breaker", "vengeful-berserker")
    assert t.participates("vengeful-berserker") and not t.is_bowed("vengeful-berserker")


def test_a_keyword_that_one_has_twice_works_once():
    t = conflict(
        attacker=side("yasuki-broker", "silent-skirmisher", "kaiu-envoy"),
        defender=side("doji-whisperer"),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "kaiu-envoy")
    assert (t.attacker.fate, len(t.attacker.hand)) == (6, 1)
