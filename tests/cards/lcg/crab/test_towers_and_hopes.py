"""Crab cards of the later packs that speak of piles, payments and arrivals: what they do, and what not."""

import pytest

from gorin.games.lcg.vocabulary import (
    CHARACTER,
    TARGET,
    action,
    bow,
    in_your_provinces,
    move_home,
    move_to_conflict,
    put_into_play,
    target,
)
from support.lcg_cards import event, with_cards
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

SLEEP = event("Sleep", action(target(CHARACTER), bow(TARGET)))
ROAD = event("Road Home", action(target(CHARACTER), move_home(TARGET)))
CALL = event("Call to Arms", action(target(CHARACTER), move_to_conflict(TARGET)))
RAISING = event("Raising", action(target(in_your_provinces(CHARACTER)), put_into_play(TARGET)))


def _may(player, slug):
    return bool(player.offered("use", slug))


def _among(player):
    return player.may - {"back", "pass", "done"}


def test_chikara_lets_a_champion_send_somebody_away():
    t = conflict(
        attacker=side(who("hida-kisada", "chikara")), defender=side(who("doji-whisperer", fate=2), fate=3)
    )
    t.attacker.waits_to_use("chikara", "doji-whisperer")
    t.goes_on_until(lambda: t.zone("doji-whisperer") == "discard")
    assert t.defender.fate == 5


def test_chikara_does_nothing_for_who_is_no_champion():
    t = conflict(attacker=side(who("hida-tomonatsu", "chikara")), defender=side("doji-whisperer"))
    t.fight()
    assert not _may(t.attacker, "chikara")


def test_chikara_returns_to_hand_with_its_bearers_end():
    """It is ancestral, and attaches to unique Crabs alone."""
    t = table(north=side("hida-guardian", "doji-hotaru", hand=("chikara",)), south=side())
    assert not t.north.may_play("chikara")


def test_hida_sugi_buries_a_card_of_any_discard_pile():
    t = conflict(
        attacker=side("hida-sugi", "hida-kisada", dynasty_discard=["eager-scout"]),
        defender=side("doji-whisperer", dynasty_discard=["akodo-toturi"], conflict_discard=["banzai"]),
    )
    t.fight()
    t.attacker.uses("hida-sugi")
    assert "banzai" not in t.attacker.may
    t.attacker.picks("akodo-toturi")
    assert t.s.players[1].dynasty[0] == t.card("akodo-toturi")


def test_hida_sugi_needs_a_dynasty_card():
    t = conflict(
        attacker=side("hida-sugi", "hida-kisada"),
        defender=side("doji-whisperer", conflict_discard=["banzai"]),
    )
    t.fight()
    assert not _may(t.attacker, "hida-sugi")


def test_the_strength_of_the_mountain_holds_the_defenders_where_they_are():
    with with_cards(SLEEP, ROAD):
        t = conflict(
            attacker=side("doji-challenger", hand=("sleep", "road-home")),
            defender=side("hida-guardian", "vanguard-warrior", hand=("the-strength-of-the-mountain",)),
        )
        t.defender.uses("the-strength-of-the-mountain")
        t.goes_on_until(lambda: t.asked == "attacker" and _may(t.attacker, "sleep"))
        t.attacker.uses("sleep")
        assert _among(t.attacker) == {"doji-challenger"}
        t.attacker.chooses("back")
        t.goes_on_until(lambda: t.s.conflict is None)
        assert not t.is_bowed("hida-guardian") and t.is_bowed("doji-challenger")


def test_the_strength_of_the_mountain_does_not_keep_a_defender_out_of_the_conflict():
    """Opponents cannot move the defenders home; one who went home by himself can be called back."""
    with with_cards(ROAD, CALL):
        t = conflict(
            attacker=side("doji-challenger", hand=("road-home", "call-to-arms")),
            defender=side(
                "hida-guardian", "vanguard-warrior", hand=("the-strength-of-the-mountain", "road-home")
            ),
        )
        t.defender.uses("the-strength-of-the-mountain")
        t.attacker.uses("road-home")
        assert _among(t.attacker) == {"doji-challenger"}
        t.attacker.chooses("back")
        t.attacker.chooses("pass")
        t.defender.uses("road-home", "hida-guardian")
        assert not t.participates("hida-guardian")
        t.attacker.uses("call-to-arms", "hida-guardian")
        assert t.participates("hida-guardian")


@rule("LCG-LAST-02")
def test_the_strength_of_the_mountain_does_not_hold_who_comes_later():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("hida-guardian", hand=("the-strength-of-the-mountain", "stoic-gunso")),
    )
    t.defender.uses("the-strength-of-the-mountain")
    t.goes_on_until(lambda: t.asked == "defender" and t.defender.may_play("stoic-gunso"))
    t.defender.plays("stoic-gunso", "choice0", "choice0")
    t.goes_on_until(lambda: t.s.conflict is None)
    assert t.is_bowed("stoic-gunso") and not t.is_bowed("hida-guardian")


def test_the_strength_of_the_mountain_needs_a_defender():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side(home=["hida-guardian"], hand=("the-strength-of-the-mountain",)),
    )
    assert not _may(t.defender, "the-strength-of-the-mountain")


@pytest.mark.parametrize(("chosen", "may"), [("hida-guardian", True), ("doji-whisperer", False)])
def test_withstand_the_darkness_rewards_a_crab_whom_an_event_chose(chosen, may):
    t = conflict(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion", "fine-katana")),
        defender=side(
            "hida-guardian",
            "doji-whisperer",
            "vanguard-warrior",
            hand=("withstand-the-darkness", "fine-katana"),
        ),
    )
    t.defender.passes()
    t.attacker.uses("way-of-the-scorpion", chosen)
    t.goes_on_until(lambda: _may(t.defender, "withstand-the-darkness") or t.defender.may_play("fine-katana"))
    assert _may(t.defender, "withstand-the-darkness") is may
    if may:
        t.defender.uses("withstand-the-darkness")
        t.goes_on_until(lambda: t.fate_on("hida-guardian") == 1)
        assert t.fate_on("vanguard-warrior") == 0


HOPE = {
    "card": "shinseis-last-hope",
    "revealed": True,
    "cards": [{"card": "doji-challenger", "face_up": True}],
}


def test_shinseis_last_hope_makes_cheap_and_dishonored():
    t = table("dynasty", north=side(fate=1, provinces=(HOPE, "ancestral-lands")), south=side())
    t.north.plays("doji-challenger", "choice0")
    assert (t.zone("doji-challenger"), t.north.fate, t.status("doji-challenger")) == ("play", 0, "dishonored")


def test_shinseis_last_hope_says_nothing_of_other_provinces():
    t = table(
        "dynasty",
        north=side(
            fate=4,
            provinces=(
                {"card": "shinseis-last-hope", "revealed": True},
                *lying("hida-guardian", "doji-challenger")[1:],
            ),
        ),
        south=side(),
    )
    t.north.plays("doji-challenger", "choice0")
    assert (t.north.fate, t.status("doji-challenger")) == (1, "ordinary")


@rule("LCG-PUT-01")
def test_who_is_put_into_play_from_shinseis_last_hope_was_not_played():
    with with_cards(RAISING):
        t = table(north=side(provinces=(HOPE, "ancestral-lands"), hand=("raising",)), south=side())
        t.north.uses("raising", "doji-challenger")
        t.goes_on_until(lambda: t.zone("doji-challenger") == "play")
        assert t.status("doji-challenger") == "ordinary"


def test_nobody_can_stand_in_for_who_arrives_dishonored():
    """Nobody is dishonored by it, so nothing answers it."""
    t = table(
        "dynasty",
        north=side("steward-of-law", fate=1, provinces=(HOPE, "ancestral-lands")),
        south=side("young-rumormonger"),
    )
    t.north.plays("doji-challenger", "choice0")
    assert not _may(t.south, "young-rumormonger")
    assert t.status("doji-challenger") == "dishonored"


@pytest.mark.parametrize(("hunters", "honor"), [(["shadowlands-hunter"], 9), (["hida-guardian"], 10)])
def test_shadowlands_hunter_wins_as_if_nobody_had_opposed(hunters, honor):
    t = conflict(attacker=side(*hunters, "akodo-toturi"), defender=side("doji-whisperer"))
    t.goes_on_until(lambda: t.s.conflict is None)
    assert t.defender.honor == honor


@pytest.mark.parametrize("loser", ["attacker", "defender"])
def test_shadowlands_hunter_who_loses_or_defends_changes_nothing(loser):
    strong, weak = side("akodo-toturi"), side("shadowlands-hunter")
    t = (
        conflict(attacker=weak, defender=strong)
        if loser == "attacker"
        else conflict(attacker=side("doji-whisperer"), defender=side("shadowlands-hunter", "akodo-toturi"))
    )
    t.goes_on_until(lambda: t.s.conflict is None)
    assert (t.attacker.honor, t.defender.honor) == (10, 10)


def test_an_unopposed_victory_of_the_hunter_counts_for_others():
    t = conflict(
        attacker=side("shadowlands-hunter", "third-whisker-sneak", "akodo-toturi"),
        defender=side("doji-whisperer"),
    )
    t.fight()
    assert _may(t.attacker, "third-whisker-sneak")


@pytest.mark.parametrize(("helped", "status"), [("yogo-outcast", "honored"), ("hida-guardian", "ordinary")])
def test_common_cause_readies_somebody_and_honors_who_is_another_players(helped, status):
    t = table(
        north=side("eager-scout", who("hida-guardian", bowed=True), hand=("common-cause",)),
        south=side(who("yogo-outcast", bowed=True)),
    )
    scout = next(card for card in t.numbers("eager-scout") if card in t.s.in_play)
    t.north.uses("common-cause", f"c{scout}", helped)
    t.goes_on_until(lambda: not t.is_bowed(helped))
    assert t.status(helped) == status
    assert t.s.zone[scout] == t.zones.index("discard")


def test_common_cause_does_not_help_who_was_sacrificed():
    t = table(
        north=side(who("hida-guardian", bowed=True), hand=("common-cause",)), south=side("doji-whisperer")
    )
    t.north.uses("common-cause", "hida-guardian")
    assert _among(t.north) == {"doji-whisperer"}


@pytest.mark.parametrize(("bowed", "fate"), [(False, 1), (True, 0)])
def test_one_of_the_forgotten_gathers_fate_when_an_opponent_who_could_attack_passes(bowed, fate):
    t = table(north=side(who("doji-whisperer", bowed=bowed)), south=side("one-of-the-forgotten"))
    t.goes_on_until(lambda: _may(t.south, "one-of-the-forgotten") or t.s.phase != "conflict")
    assert _may(t.south, "one-of-the-forgotten") is bool(fate)
    if fate:
        t.south.uses("one-of-the-forgotten")
        assert t.fate_on("one-of-the-forgotten") == fate


def test_one_of_the_forgotten_is_played_without_fate():
    t = table(
        "dynasty",
        north=side(fate=9, provinces=(*lying("one-of-the-forgotten"), "ancestral-lands")),
        south=side(),
    )
    t.north.plays("one-of-the-forgotten")
    t.goes_on_until(lambda: t.zone("one-of-the-forgotten") == "play")
    assert t.fate_on("one-of-the-forgotten") == 0


def test_common_cause_may_choose_who_is_ready_if_that_is_honored():
    t = table(north=side("hida-guardian", hand=("common-cause",)), south=side("doji-whisperer"))
    t.north.uses("common-cause", "hida-guardian", "doji-whisperer")
    t.goes_on_until(lambda: t.status("doji-whisperer") == "honored")


def test_common_cause_is_paid_even_if_it_is_canceled():
    t = table(
        north=side("hida-guardian", hand=("common-cause",)),
        south=side(who("doji-whisperer", status="honored"), "yogo-outcast", hand=("voice-of-honor",)),
    )
    t.north.uses("common-cause", "hida-guardian", "yogo-outcast")
    t.south.waits_to_use("voice-of-honor")
    assert (t.zone("hida-guardian"), t.status("yogo-outcast")) == ("discard", "ordinary")


@rule("LCG-CLAR-05")
def test_common_cause_does_not_initiate_if_its_sacrifice_is_prevented():
    t = table(
        north=side(who("hida-guardian", "reprieve"), hand=("common-cause",)), south=side("doji-whisperer")
    )
    t.north.uses("common-cause", "hida-guardian")
    t.north.uses("reprieve")
    assert (t.zone("hida-guardian"), t.status("doji-whisperer")) == ("play", "ordinary")
    assert t.zone("common-cause") == "discard"
