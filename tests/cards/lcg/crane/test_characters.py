"""Crane characters of all packs: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.fighting.declarable import NOT_DECLARED_ATTACKER, NOT_DECLARED_DEFENDER
from gorin.games.lcg.vocabulary import (
    CHARACTER,
    CONFLICT_WON,
    TARGET,
    YOU,
    action,
    after,
    forced_reaction,
    gain_honor,
    in_your_provinces,
    put_into_play,
    target,
)
from gorin.language.core.active_effects import holds
from support.lcg_cards import event, person, with_cards
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule


def _may(player, slug):
    """Is an ability offered, to somebody who may not even be asked?"""
    return bool(player.offered("use", slug))


def _among(player):
    """What may be picked."""
    return player.may - {"back", "pass", "done"}


def _duels(t, attacker=1, defender=1):
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


RAISING = event("Raising", action(target(in_your_provinces(CHARACTER)), put_into_play(TARGET)))
GRUDGE = person("Grudge", forced_reaction(after(CONFLICT_WON, YOU), gain_honor(2)))
FACE_UP = tuple(
    {"card": card, "revealed": True}
    for card in ("manicured-garden", "ancestral-lands", "meditations-on-the-tao")
)


# --- conflict characters ----------------------------------------------------------------------------


def test_arbiter_of_authority_bows_the_loser_and_sends_it_home():
    t = conflict(attacker=side("arbiter-of-authority"), defender=side("hida-guardian", hand=("fine-katana",)))
    t.defender.passes()
    t.attacker.uses("arbiter-of-authority", "hida-guardian")
    t.defender.passes()
    _duels(t)
    t.goes_on_until(lambda: t.is_bowed("hida-guardian"))
    assert not t.participates("hida-guardian")


def test_arbiter_of_authority_is_refused_at_the_price_of_dishonor():
    t = conflict(attacker=side("arbiter-of-authority"), defender=side("hida-guardian", hand=("fine-katana",)))
    t.defender.passes()
    t.attacker.uses("arbiter-of-authority", "hida-guardian")
    t.defender.chooses("choice0")
    assert t.status("hida-guardian") == "dishonored"
    assert t.participates("hida-guardian") and not t.is_bowed("hida-guardian")


def test_arbiter_of_authority_is_not_refused_by_who_is_dishonored_already():
    t = conflict(
        attacker=side("arbiter-of-authority"), defender=side(who("hida-guardian", status="dishonored"))
    )
    t.defender.passes()
    t.attacker.uses("arbiter-of-authority", "hida-guardian")
    assert "bid-1" in t.attacker.options


def test_doji_fumiki_bows_a_dishonored_participant():
    t = conflict(
        attacker=side("doji-fumiki"),
        defender=side(who("yogo-outcast", status="dishonored"), "hida-guardian", hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("doji-fumiki")
    assert _among(t.attacker) == {"yogo-outcast"}
    t.attacker.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")


@pytest.mark.parametrize("count", [2, 3])
def test_local_daimyos_retainer_comes_to_who_has_shown_three_provinces(count):
    t = table(
        north=side(hand=("local-daimyos-retainer",), provinces=(*FACE_UP[:count], "elemental-fury")),
        south=side(),
    )
    assert t.north.may_play("local-daimyos-retainer") is (count == 3)


def test_menacing_iron_warrior_silences_those_who_are_no_stronger():
    t = conflict(
        attacker=side("menacing-iron-warrior"),
        defender=side("doji-challenger", "hida-guardian", "kakita-asami", hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("menacing-iron-warrior")
    assert not _may(t.defender, "hida-guardian")
    t.goes_on_until(lambda: t.s.conflict is None)


@rule("LCG-LAST-02")
def test_menacing_iron_warrior_holds_those_who_were_there_whatever_becomes_of_it():
    t = conflict(
        attacker=side("menacing-iron-warrior", "doji-representative"),
        defender=side(
            "hida-guardian",
            "vanguard-warrior",
            provinces=(*lying("imperial-storehouse"), "ancestral-lands"),
            hand=("fine-katana",),
        ),
    )
    assert _may(t.defender, "vanguard-warrior")
    t.defender.passes()
    t.attacker.uses("menacing-iron-warrior")
    assert not _may(t.defender, "vanguard-warrior")
    t.defender.plays("fine-katana", "vanguard-warrior")  # stronger now, and silent still
    t.attacker.uses("doji-representative")
    assert not _may(t.defender, "vanguard-warrior")


def test_menacing_iron_warrior_is_of_no_use_in_a_political_conflict():
    t = conflict(attacker=side("menacing-iron-warrior"), defender=side("doji-challenger"), type="political")
    t.defender.passes()
    assert not _may(t.attacker, "menacing-iron-warrior")


# --- dynasty characters -----------------------------------------------------------------------------


def test_beloved_advisor_lets_two_draw():
    t = table(north=side("beloved-advisor"), south=side())
    t.north.uses("beloved-advisor", "seat1")
    assert (len(t.north.hand), len(t.south.hand)) == (1, 1)


@pytest.mark.parametrize(("guest", "fate"), [("doji-whisperer", 1), ("kakita-yoshi", 0)])
def test_benevolent_host_brings_a_courtier_along(guest, fate):
    t = table(
        "dynasty",
        north=side(fate=9, provinces=(*lying("benevolent-host", guest), "ancestral-lands")),
        south=side(),
    )
    t.north.plays("benevolent-host", "choice0")
    t.north.uses("benevolent-host", guest)
    assert (t.zone(guest), t.fate_on(guest)) == ("play", fate)


def test_benevolent_host_finds_no_courtier():
    t = table(
        "dynasty",
        north=side(fate=9, provinces=(*lying("benevolent-host", "hida-guardian"), "ancestral-lands")),
        south=side(),
    )
    t.north.plays("benevolent-host", "choice0")
    assert not _may(t.north, "benevolent-host")


def test_benevolent_host_that_is_put_into_play_invites_nobody():
    with with_cards(RAISING):
        t = table(
            north=side(
                provinces=(*lying("benevolent-host", "doji-whisperer"), "ancestral-lands"), hand=("raising",)
            ),
            south=side(),
        )
        t.north.uses("raising", "benevolent-host")
        t.goes_on_until(lambda: t.zone("benevolent-host") == "play")
        assert not _may(t.north, "benevolent-host")


def test_asahina_takamori_who_is_invited_reacts_to_the_host():
    t = table(
        "dynasty",
        north=side(fate=9, provinces=(*lying("benevolent-host", "asahina-takamori"), "ancestral-lands")),
        south=side("hida-guardian"),
    )
    t.north.plays("benevolent-host", "choice0")
    t.north.uses("benevolent-host", "asahina-takamori")
    t.north.uses("asahina-takamori", "hida-guardian")


def test_asahina_takamori_keeps_somebody_no_dearer_from_conflicts():
    t = table(
        "dynasty",
        north=side(fate=9, provinces=(*lying("asahina-takamori"), "ancestral-lands")),
        south=side("hida-guardian", "hida-kisada"),
    )
    t.north.plays("asahina-takamori", "choice0")
    t.north.uses("asahina-takamori")  # also to his own arrival
    assert _among(t.north) == {"hida-guardian"}
    t.north.picks("hida-guardian")
    t.goes_on_until(lambda: t.s.phase == "conflict")
    assert holds(t.s, NOT_DECLARED_ATTACKER, t.card("hida-guardian"))
    assert holds(t.s, NOT_DECLARED_DEFENDER, t.card("hida-guardian"))


def test_asahina_takamori_heeds_no_character_that_was_put_into_play():
    with with_cards(RAISING):
        t = table(
            north=side(
                "asahina-takamori", provinces=(*lying("doji-whisperer"), "ancestral-lands"), hand=("raising",)
            ),
            south=side("eager-scout"),
        )
        t.north.uses("raising", "doji-whisperer")
        t.goes_on_until(lambda: t.zone("doji-whisperer") == "play")
        assert not _may(t.north, "asahina-takamori")


@rule("LCG-INT-01")
def test_callow_delegate_honors_somebody_or_itself_as_it_leaves():
    t = conflict(
        attacker=side("silent-skirmisher", "callow-delegate", "doji-whisperer"), defender=side("yogo-outcast")
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "callow-delegate")
    t.attacker.uses("callow-delegate")
    assert _among(t.attacker) == {"silent-skirmisher", "callow-delegate", "doji-whisperer"}
    t.attacker.picks("callow-delegate")
    assert t.attacker.honor == 11


def test_callow_delegate_that_honors_itself_is_sincere_with_the_storyteller():
    t = conflict(
        attacker=side("silent-skirmisher", "callow-delegate", home=["asahina-storyteller"]),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "callow-delegate")
    t.attacker.uses("callow-delegate", "callow-delegate")
    assert (t.attacker.honor, len(t.attacker.hand)) == (11, 1)


def test_callow_delegate_with_a_clouded_mind_honors_nobody():
    t = conflict(
        attacker=side("silent-skirmisher", who("callow-delegate", who("cloud-the-mind", controller=1))),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "callow-delegate")
    assert not _may(t.attacker, "callow-delegate")


@pytest.mark.parametrize(("fate", "skills"), [(0, (2, 4)), (1, (0, 2))])
def test_desperate_negotiator_is_dire_without_fate(fate, skills):
    t = table(north=side(who("desperate-negotiator", fate=fate)), south=side())
    assert t.skills("desperate-negotiator") == skills


def test_doji_kuwanan_does_not_suffer_his_sister():
    t = table(
        "dynasty",
        north=side("doji-hotaru", fate=9, provinces=(*lying("doji-kuwanan"), "ancestral-lands")),
        south=side("doji-hotaru"),
    )
    t.north.plays("doji-kuwanan", "choice0")
    assert (t.zone("doji-hotaru", 0), t.zone("doji-hotaru", 1)) == ("discard", "play")


def test_doji_kuwanan_bows_who_is_weaker():
    t = conflict(
        attacker=side("doji-kuwanan"), defender=side("yogo-outcast", "hida-kisada", hand=("fine-katana",))
    )
    t.defender.passes()
    t.attacker.uses("doji-kuwanan")
    assert _among(t.attacker) == {"yogo-outcast"}


def test_doji_kuwanan_bows_nobody_in_a_political_conflict():
    t = conflict(attacker=side("doji-kuwanan"), defender=side("yogo-outcast"), type="political")
    t.defender.passes()
    assert not _may(t.attacker, "doji-kuwanan")


def test_doji_kuzunobu_keeps_who_won_from_reacting():
    free = conflict(attacker=side("doji-whisperer"), defender=side("purifier-apprentice", "hida-kisada"))
    free.defender.waits_to_use("purifier-apprentice")
    silent = conflict(
        attacker=side("doji-whisperer"), defender=side("purifier-apprentice", "hida-kisada", "doji-kuzunobu")
    )
    silent.goes_on_until(lambda: silent.s.conflict is None)
    assert silent.attacker.honor == 10


@rule("LCG-FORC-01")
def test_doji_kuzunobu_does_not_stop_what_is_forced():
    with with_cards(GRUDGE):
        t = conflict(
            attacker=side("doji-kuzunobu", "grudge"), defender=side("yogo-outcast"), type="political"
        )
        t.goes_on_until(lambda: t.s.conflict is None)
        assert t.attacker.honor == 12


def test_doji_representative_goes_home():
    t = conflict(attacker=side("doji-representative"), defender=side("yogo-outcast", hand=("fine-katana",)))
    t.defender.passes()
    t.attacker.uses("doji-representative")
    assert not t.participates("doji-representative")


def test_doji_representative_at_home_stays_there():
    t = conflict(attacker=side("doji-whisperer", home=["doji-representative"]), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not _may(t.attacker, "doji-representative")


def test_doji_shigeru_makes_who_plays_an_event_discard_a_card():
    t = conflict(
        attacker=side("doji-shigeru"),
        defender=side("doji-whisperer", hand=("way-of-the-crane", "fine-katana", "ornate-fan")),
        type="political",
    )
    t.defender.uses("way-of-the-crane", "doji-whisperer")
    t.attacker.waits_to_use("doji-shigeru")
    t.defender.picks("ornate-fan")
    assert t.defender.hand == ["fine-katana"]
    t.goes_on_until(lambda: t.defender.may_play("fine-katana"))
    t.defender.plays("fine-katana", "doji-whisperer")
    assert not _may(t.attacker, "doji-shigeru")  # that was no event


def test_doji_shigeru_comes_after_what_cancels():
    t = conflict(
        attacker=side("doji-shigeru", who("savvy-politician", status="honored"), hand=("voice-of-honor",)),
        defender=side("doji-whisperer", hand=("way-of-the-crane", "fine-katana")),
        type="political",
    )
    t.defender.uses("way-of-the-crane", "doji-whisperer")
    t.attacker.uses("voice-of-honor")
    t.attacker.waits_to_use("doji-shigeru")
    t.defender.picks("fine-katana")
    assert t.status("doji-whisperer") == "ordinary" and t.defender.hand == []


@pytest.mark.parametrize(("mine", "offered"), [(1, False), (3, True)])
def test_ichigenkin_soloist_cannot_be_chosen_with_composure(mine, offered):
    t = conflict(
        attacker=side("ichigenkin-soloist", "doji-whisperer", dial=mine),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",), dial=2),
    )
    t.defender.uses("way-of-the-scorpion")
    assert (t.defender.ref("ichigenkin-soloist") in t.defender.options) is offered


def test_iron_crane_legion_is_as_strong_as_the_opponents_hand():
    hand = ("fine-katana", "ornate-fan", "banzai")
    t = conflict(attacker=side("iron-crane-legion"), defender=side("yogo-outcast", hand=hand))
    assert t.skills("iron-crane-legion")[0] == 3
    t.defender.plays("fine-katana", "yogo-outcast")
    assert t.skills("iron-crane-legion")[0] == 2
    assert table(north=side("iron-crane-legion"), south=side(hand=hand)).skills("iron-crane-legion")[0] == 0


@rule("LCG-SET-01")
def test_iron_crane_legion_that_is_set_stays_set():
    t = conflict(
        attacker=side("iron-crane-legion"),
        defender=side("vanguard-warrior", hand=("in-defense-of-rokugan", "banzai")),
    )
    t.defender.uses("in-defense-of-rokugan", "vanguard-warrior", "iron-crane-legion")
    t.goes_on_until(lambda: t.zone("in-defense-of-rokugan") == "discard")
    assert t.skills("iron-crane-legion")[0] == 0


def test_kabuki_hero_fights_as_he_speaks():
    t = conflict(attacker=side("kabuki-hero"), defender=side("yogo-outcast", hand=("fine-katana",)))
    t.defender.passes()
    t.attacker.uses("kabuki-hero")
    assert (t.skills("kabuki-hero"), t.attacker.fate) == ((2, 2), 4)


def test_kabuki_hero_waits_for_a_conflict():
    assert not _may(table(north=side("kabuki-hero"), south=side()).north, "kabuki-hero")


def test_kakita_favorite_shines_in_duels():
    t = conflict(
        attacker=side("kakita-favorite", "arbiter-of-authority"),
        defender=side("kakita-kaezin", hand=("fine-katana",)),
    )
    assert t.skills("kakita-favorite")[1] == 1
    t.defender.uses("kakita-kaezin")
    t.attacker.picks("kakita-favorite")
    assert t.skills("kakita-favorite")[1] == 3
    assert t.skills("arbiter-of-authority")[1] == 2


@rule("LCG-FAV-08", "LCG-COST-04")
def test_kakita_yoshi_sells_the_favor_for_cards_and_cheap_events():
    t = conflict(
        attacker=side("kakita-yoshi", hand=("in-defense-of-rokugan",), fate=0),
        defender=side("yogo-outcast", hand=("fine-katana",)),
        type="political",
        favor=0,
    )
    t.defender.passes()
    t.attacker.uses("kakita-yoshi")
    assert (len(t.attacker.hand), t.s.favor) == (4, -1)


def test_kakita_yoshi_reduces_fate_costs_only():
    t = conflict(
        attacker=side("doji-challenger", hand=("fine-katana",)),
        defender=side("kakita-yoshi", "vanguard-warrior", hand=("in-defense-of-rokugan",), fate=0),
        favor=1,
    )
    assert not _may(t.defender, "in-defense-of-rokugan")
    t.defender.uses("kakita-yoshi")
    t.defender.waits_to_use("in-defense-of-rokugan", "vanguard-warrior", "doji-challenger")
    assert t.zone("vanguard-warrior") == "discard"


def test_kakita_yoshi_needs_the_favor():
    t = conflict(attacker=side("kakita-yoshi"), defender=side("yogo-outcast"), favor=1)
    t.defender.passes()
    assert not _may(t.attacker, "kakita-yoshi")


def test_kakita_yoshi_of_later_days_dishonors_one_for_each_faceup_province():
    t = conflict(
        attacker=side("kakita-yoshi-2", provinces=(*FACE_UP[:2], "elemental-fury")),
        defender=side("yogo-outcast", "hida-guardian", "doji-whisperer"),
        type="political",
    )
    t.attacker.waits_to_use("kakita-yoshi-2", "yogo-outcast", "hida-guardian")
    if "done" in t.attacker.options:
        t.attacker.chooses("done")
    assert (t.status("yogo-outcast"), t.status("hida-guardian")) == ("dishonored", "dishonored")
    assert t.status("doji-whisperer") == "ordinary"


def test_kakita_yoshi_of_later_days_must_attack():
    t = conflict(
        attacker=side("yogo-outcast"), defender=side("kakita-yoshi-2", provinces=FACE_UP), type="political"
    )
    t.fight()
    assert not _may(t.defender, "kakita-yoshi-2")


@pytest.mark.parametrize("status", ["honored", "ordinary"])
def test_master_of_the_court_gives_its_honor_to_cancel_an_event(status):
    t = conflict(
        attacker=side(who("master-of-the-court", status=status), "doji-whisperer"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    t.defender.uses("way-of-the-scorpion", "doji-whisperer")
    assert _may(t.attacker, "master-of-the-court") is (status == "honored")
    if status == "honored":
        t.attacker.uses("master-of-the-court")
        assert (t.status("doji-whisperer"), t.status("master-of-the-court")) == ("ordinary", "ordinary")


@pytest.mark.parametrize(("fate", "won"), [(0, True), (1, False)])
def test_silver_tongued_magistrate_makes_those_without_fate_count_nothing(fate, won):
    t = conflict(attacker=side("silver-tongued-magistrate"), defender=side(who("hida-kisada", fate=fate)))
    t.fight()
    assert ([m.seat for m in t.s.history if m.kind == "conflict won"] == [0]) is won


def test_veteran_of_toshi_ranbo_has_glory_for_each_faceup_province():
    t = table(
        north=side(who("veteran-of-toshi-ranbo", status="honored"), provinces=(*FACE_UP, "elemental-fury")),
        south=side(),
    )
    assert t.skills("veteran-of-toshi-ranbo") == (6, 4)
    down = table(north=side(who("veteran-of-toshi-ranbo", status="honored")), south=side())
    assert down.skills("veteran-of-toshi-ranbo") == (3, 1)


@pytest.mark.parametrize(("honor", "drawn"), [(11, 1), (10, 0)])
def test_winter_court_hosts_draw_while_more_honorable(honor, drawn):
    t = conflict(
        attacker=side("winter-court-hosts", honor=honor),
        defender=side("yogo-outcast", hand=("fine-katana", "ornate-fan")),
        type="political",
    )
    t.defender.plays("fine-katana", "yogo-outcast")
    assert _may(t.attacker, "winter-court-hosts") is bool(drawn)
    if drawn:
        t.attacker.uses("winter-court-hosts")
        assert len(t.attacker.hand) == 1
        assert not _may(t.attacker, "winter-court-hosts")  # once for each card
