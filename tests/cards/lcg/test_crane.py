"""Crane cards: what each does, and what it may not do."""

import pytest

from support.lcg_course import until
from support.lcg_table import conflict, side, table, who
from support.rule import rule


@rule("LCG-CLAR-10", "LCG-ERR-31")
def test_steward_of_law_keeps_everybody_from_being_dishonored():
    t = conflict(
        attacker=side("steward-of-law"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    assert not t.defender.may_use("way-of-the-scorpion")


def test_steward_of_law_at_home_does_not():
    t = conflict(
        attacker=side("doji-whisperer", home=["steward-of-law"]),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    assert t.defender.may_use("way-of-the-scorpion")


@rule("LCG-CLAR-11")
def test_above_question_keeps_events_of_opponents_away():
    t = conflict(
        attacker=side(who("doji-whisperer", "above-question"), "brash-samurai"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    t.defender.uses("way-of-the-scorpion")
    assert t.defender.ref("doji-whisperer") not in t.defender.options
    t.defender.picks("brash-samurai")
    assert t.status("brash-samurai") == "dishonored"


def test_height_of_fashion_is_not_played_in_a_conflict():
    fighting = conflict(
        attacker=side("doji-whisperer"), defender=side("yogo-outcast", hand=("height-of-fashion",))
    )
    resting = table(north=side("doji-whisperer", hand=("height-of-fashion",)), south=side())
    assert not fighting.defender.may_play("height-of-fashion")
    assert resting.north.may_play("height-of-fashion")


def test_noble_sacrifice_discards_the_dishonored():
    t = table(
        north=side(who("doji-whisperer", status="honored"), "brash-samurai", hand=("noble-sacrifice",)),
        south=side(who("yogo-outcast", status="dishonored"), "bayushi-liar"),
    )
    t.north.uses("noble-sacrifice", "doji-whisperer", "yogo-outcast")
    assert (t.zone("doji-whisperer"), t.zone("yogo-outcast")) == ("discard", "discard")


def test_noble_sacrifice_needs_both():
    t = table(
        north=side("doji-whisperer", hand=("noble-sacrifice",)),
        south=side(who("yogo-outcast", status="dishonored")),
    )
    assert not t.north.may_use("noble-sacrifice")


def test_asahina_storyteller_makes_the_honored_sincere():
    t = table(
        north=side("asahina-storyteller", who("doji-whisperer", status="honored"), hand=("noble-sacrifice",)),
        south=side(who("yogo-outcast", status="dishonored")),
    )
    t.north.uses("noble-sacrifice", "doji-whisperer", "yogo-outcast")
    assert t.north.hand == ["fine-katana"]


def test_cautious_scout_alone_blanks_the_province():
    alone = conflict(attacker=side("cautious-scout"), defender=side("yogo-outcast"))
    together = conflict(attacker=side("cautious-scout", "doji-whisperer"), defender=side("yogo-outcast"))
    assert not alone.defender.may_use("manicured-garden")
    assert together.defender.may_use("manicured-garden")


def test_daidoji_nerishma_turns_a_card_up():
    t = table(north=side("daidoji-nerishma"), south=side())
    t.north.uses("daidoji-nerishma", "eager-scout")
    scouts = [card for card, place in enumerate(t.s.lies_in) if place in range(4)]
    scouts = [card for card in scouts if t.s.names[t.s.what[card]] == "eager-scout"]
    assert sum(t.s.face_up[card] for card in scouts) == 1


def test_doji_gift_giver_pays_a_fate_and_the_opponent_bows_one():
    t = conflict(
        attacker=side("doji-gift-giver"), defender=side("yogo-outcast", "bayushi-liar"), type="political"
    )
    t.defender.passes()
    t.attacker.uses("doji-gift-giver")
    t.defender.picks("bayushi-liar")
    assert (t.attacker.fate, t.defender.fate) == (4, 6)
    assert t.is_bowed("bayushi-liar")
    assert not t.is_bowed("yogo-outcast")


def test_doji_gift_giver_needs_fate():
    t = conflict(attacker=side("doji-gift-giver", fate=0), defender=side("yogo-outcast"), type="political")
    t.defender.passes()
    assert not t.attacker.may_use("doji-gift-giver")


@pytest.mark.parametrize(("type", "answers"), [("political", True), ("military", False)])
def test_doji_hotaru_resolves_the_ring_again(type, answers):
    t = conflict(attacker=side("doji-hotaru"), defender=side("yogo-outcast"), type=type)
    assert until(t, "attacker", "doji-hotaru") is answers
    if answers:
        before = t.attacker.honor
        t.attacker.uses("doji-hotaru")
        t.attacker.chooses("choice0")
        assert t.attacker.honor > before


@pytest.mark.parametrize(("there", "free"), [(True, False), (False, True)])
def test_guest_of_honor_forbids_events(there, free):
    guest = ["guest-of-honor"]
    t = conflict(
        attacker=side("doji-whisperer", *(guest if there else []), home=[] if there else guest),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    assert t.defender.may_use("way-of-the-scorpion") is free


@pytest.mark.parametrize(("with_", "able"), [("doji-hotaru", True), ("brash-samurai", False)])
def test_kakita_asami_needs_the_upper_hand(with_, able):
    t = conflict(attacker=side("kakita-asami", with_), defender=side("bayushi-shoju"), type="political")
    t.defender.passes()
    assert t.attacker.may_use("kakita-asami") is able
    if able:
        t.attacker.uses("kakita-asami")
        assert (t.attacker.honor, t.defender.honor) == (11, 9)


def test_the_art_of_peace_honors_the_defenders_when_it_breaks():
    t = conflict(
        attacker=side("akodo-toturi", "doji-hotaru"),
        defender=side("doji-whisperer", provinces=("the-art-of-peace", "ancestral-lands")),
    )
    assert until(t, "defender", "the-art-of-peace")
    t.defender.uses("the-art-of-peace")
    assert t.status("akodo-toturi") == "dishonored"
    assert t.status("doji-whisperer") == "honored"
