"""Crane attachments of all packs: what each does, and what it may not do."""

import pytest

from gorin.language.core.active_effects import has
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

WITH_HOLDING = (*lying("imperial-storehouse"), "ancestral-lands")


def _duels(t, attacker=1, defender=1):
    """Both bid for the duel that has begun."""
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


# --- traits and clans -------------------------------------------------------------------------------


@pytest.mark.parametrize("trait", ["Bushi", "Courtier"])
def test_a_new_name_makes_a_bushi_and_courtier(trait):
    t = table(north=side(who("eager-scout", "a-new-name")), south=side())
    bearer = t.s.host[t.card("a-new-name")]
    assert has(t.s, bearer, trait)


@pytest.mark.parametrize(
    ("seal", "trait", "event"),
    [
        ("seal-of-the-crane", "Duelist", "way-of-the-crane"),
        ("seal-of-the-crab", "Berserker", "way-of-the-crab"),
    ],
)
def test_a_seal_gives_a_clan_symbol_and_a_trait(seal, trait, event):
    t = table(north=side(who("yogo-outcast", seal), hand=(event,)), south=side("bayushi-liar"))
    assert has(t.s, t.card("yogo-outcast"), trait)
    t.north.uses(event, "yogo-outcast")


@pytest.mark.parametrize("event", ["way-of-the-crane", "way-of-the-crab"])
def test_without_a_seal_one_is_of_no_other_clan(event):
    t = table(north=side("yogo-outcast", hand=(event,)), south=side("bayushi-liar"))
    assert not t.north.offered("use", event)


def test_a_seal_does_not_take_the_own_clan_away():
    t = table(north=side(who("doji-whisperer", "seal-of-the-crab"), hand=("way-of-the-crane",)), south=side())
    t.north.uses("way-of-the-crane", "doji-whisperer")


# --- glory ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "political"), [("honored", 6), ("ordinary", 3)])
def test_dutiful_assistant_adds_glory_to_an_honored_bearer(status, political):
    t = table(north=side(who("doji-whisperer", "dutiful-assistant", status=status)), south=side())
    assert t.skills("doji-whisperer")[1] == political


def test_formal_invitation_brings_its_bearer_in():
    t = conflict(
        attacker=side("doji-whisperer", home=[who("doji-hotaru", "formal-invitation")]),
        defender=side("yogo-outcast"),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("formal-invitation")
    assert t.participates("doji-hotaru")


def test_formal_invitation_is_for_political_conflicts_and_glory():
    t = conflict(
        attacker=side("doji-whisperer", home=[who("doji-hotaru", "formal-invitation")]),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    assert not t.attacker.offered("use", "formal-invitation")
    low = table(north=side("doji-whisperer", hand=("formal-invitation",)), south=side())
    assert not low.north.may_play("formal-invitation")


@rule("LCG-ATCH-07")
def test_formal_invitation_is_discarded_when_glory_falls():
    t = table(
        north=side(who("doji-whisperer", "dutiful-assistant", "formal-invitation", status="honored")),
        south=side("doji-challenger", hand=("way-of-the-scorpion",)),
    )
    assert t.zone("formal-invitation") == "play"
    fallen = conflict(
        attacker=side(who("doji-whisperer", "dutiful-assistant", "formal-invitation", status="honored")),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    fallen.defender.uses("way-of-the-scorpion", "doji-whisperer")
    fallen.goes_on_until(lambda: fallen.status("doji-whisperer") == "ordinary")
    assert fallen.zone("formal-invitation") == "discard"


# --- duels ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "bids"), [("choice0", (4, 3)), ("choice1", (2, 3))])
@rule("LCG-BID-01")
def test_iaijutsu_master_changes_the_value_of_a_bid_and_not_the_dial(way, bids):
    t = conflict(attacker=side(who("mirumoto-raitsugu", "iaijutsu-master")), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    _duels(t, 3, 3)
    t.attacker.uses("iaijutsu-master")
    t.attacker.chooses(way)
    assert t.s.players[0].dial == 3
    assert t.defender.honor - t.attacker.honor == 2 * (bids[0] - bids[1])


def test_iaijutsu_master_has_no_say_in_other_duels():
    t = conflict(
        attacker=side("mirumoto-raitsugu", home=[who("kakita-kaezin", "iaijutsu-master")]),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    _duels(t)
    assert not t.attacker.offered("use", "iaijutsu-master")


def test_kakita_blade_helps_in_a_duel_and_its_victory_is_honorable():
    t = conflict(attacker=side(who("mirumoto-raitsugu", "kakita-blade")), defender=side("yogo-outcast"))
    t.defender.passes()
    before = t.skills("mirumoto-raitsugu")
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    assert t.skills("mirumoto-raitsugu") == (before[0], before[1] + 2)
    _duels(t)
    t.attacker.uses("kakita-blade")
    assert t.attacker.honor == 11


def test_kakita_blade_gains_nothing_from_a_lost_duel():
    t = conflict(attacker=side(who("mirumoto-raitsugu", "kakita-blade")), defender=side("akodo-toturi"))
    t.defender.passes()
    t.attacker.uses("mirumoto-raitsugu", "akodo-toturi")
    _duels(t)
    assert not t.attacker.offered("use", "kakita-blade")


# --- conflicts --------------------------------------------------------------------------------------


def test_letter_from_the_daimyo_costs_the_loser_two_cards():
    t = conflict(
        attacker=side(who("doji-hotaru", "letter-from-the-daimyo")),
        defender=side("yogo-outcast", hand=("fine-katana", "ornate-fan", "banzai")),
        type="political",
    )
    t.attacker.waits_to_use("letter-from-the-daimyo")
    t.defender.picks("fine-katana", "banzai")
    assert (t.defender.hand, t.zone("letter-from-the-daimyo")) == (["ornate-fan"], "discard")


def test_letter_from_the_daimyo_needs_a_political_victory():
    t = conflict(
        attacker=side(who("doji-hotaru", "letter-from-the-daimyo")),
        defender=side("yogo-outcast", hand=("fine-katana",)),
    )
    t.fight()
    assert not t.attacker.offered("use", "letter-from-the-daimyo")


def test_pillow_book_lets_play_the_top_card_as_long_as_it_lies_there():
    t = conflict(
        attacker=side(who("doji-whisperer", "pillow-book"), conflict=["ornate-fan", "banzai"]),
        defender=side("yogo-outcast", hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("pillow-book")
    t.defender.passes()
    assert t.attacker.may_play("ornate-fan")
    t.attacker.plays("ornate-fan", "doji-whisperer")
    assert t.zone("ornate-fan") == "play"


def test_pillow_book_needs_a_participating_bearer():
    t = conflict(
        attacker=side("doji-challenger", home=[who("doji-whisperer", "pillow-book")]),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    assert not t.attacker.offered("use", "pillow-book")


def test_a_card_that_pillow_book_revealed_is_not_played_once_it_lies_elsewhere():
    deck = ["ornate-fan", "fine-katana", "fine-katana"]
    t = conflict(
        attacker=side(
            who("doji-whisperer", "pillow-book"), "shrewd-yasuki", provinces=WITH_HOLDING, conflict=deck
        ),
        defender=side("yogo-outcast", hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("pillow-book")
    t.defender.passes()
    t.attacker.uses("shrewd-yasuki", "fine-katana")  # the other one goes to the bottom
    t.defender.passes()
    assert t.s.players[0].conflict[0] == t.card("ornate-fan")
    assert not t.attacker.may_play("ornate-fan")


def test_political_sanction_silences_while_one_is_ahead():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("doji-hotaru", hand=("political-sanction",)),
        type="political",
    )
    t.defender.plays("political-sanction", "doji-challenger")
    assert not t.attacker.offered("use", "doji-challenger")


@pytest.mark.parametrize(("type", "enemy"), [("military", "doji-whisperer"), ("political", "doji-hotaru")])
def test_political_sanction_is_played_only_by_who_is_ahead_in_a_political_conflict(type, enemy):
    t = conflict(attacker=side(enemy), defender=side("yogo-outcast", hand=("political-sanction",)), type=type)
    assert not t.defender.may_play("political-sanction")


def test_setting_the_standard_draws_two_and_discards_one():
    t = conflict(
        attacker=side(
            who("akodo-toturi", "setting-the-standard"), conflict=["banzai", "ornate-fan", "fine-katana"]
        ),
        defender=side("yogo-outcast"),
    )
    t.attacker.waits_to_use("setting-the-standard")
    t.attacker.picks("banzai")
    assert t.attacker.hand == ["ornate-fan"]


def test_setting_the_standard_needs_a_victory():
    t = conflict(attacker=side(who("doji-whisperer", "setting-the-standard")), defender=side("akodo-toturi"))
    t.fight()
    assert not t.attacker.offered("use", "setting-the-standard")


def test_shukujo_lets_a_champion_switch_the_conflict():
    t = conflict(attacker=side(who("doji-hotaru", "shukujo")), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("shukujo")
    assert t.s.conflict.type == 1


def test_shukujo_does_nothing_for_who_is_no_champion():
    t = conflict(attacker=side(who("kakita-kaezin", "shukujo")), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.offered("use", "shukujo")


def test_shukujo_attaches_to_an_own_unique_crane():
    t = table(north=side("doji-whisperer", "hida-kisada", hand=("shukujo",)), south=side())
    assert not t.north.may_play("shukujo")


@pytest.mark.parametrize(
    ("type", "broken", "covert"),
    [("military", False, True), ("political", False, False), ("military", True, False)],
)
def test_subterranean_guile_gives_covert_in_military_conflicts_with_a_holding(type, broken, covert):
    place = {
        "card": "manicured-garden",
        "cards": [{"card": "imperial-storehouse", "face_up": True}],
        "broken": broken,
        "revealed": broken,
    }
    t = conflict(
        attacker=side(who("doji-whisperer", "subterranean-guile"), provinces=(place, "ancestral-lands")),
        defender=side("yogo-outcast"),
        type=type,
    )
    assert has(t.s, t.card("doji-whisperer"), "covert") is covert


def test_a_unicorn_with_another_clans_seal_is_still_a_unicorn():
    t = table(
        north=side(
            who("moto-youth", "seal-of-the-crab", bowed=True),
            who("doji-whisperer", bowed=True),
            hand=("gaijin-customs",),
        ),
        south=side(),
    )
    t.north.uses("gaijin-customs")
    assert t.north.may - {"back"} == {"doji-whisperer"}
