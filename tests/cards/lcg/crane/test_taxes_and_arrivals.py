"""Crane cards that speak of costs, provinces and arrivals: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.turn.phases import cards_for_bid
from gorin.games.lcg.vocabulary import CHARACTER, TARGET, action, in_your_provinces, put_into_play, target
from support.lcg_cards import event, with_cards
from support.lcg_table import conflict, lying, side, table
from support.rule import rule

RAISING = event("Raising", action(target(in_your_provinces(CHARACTER)), put_into_play(TARGET)))
TSUMA = {"card": "tsuma", "revealed": True, "cards": [{"card": "savvy-politician", "face_up": True}]}


def _may(player, slug):
    return bool(player.offered("use", slug))


def test_asahina_maeko_makes_everything_dearer_for_everybody():
    t = conflict(
        attacker=side("asahina-maeko", hand=("stoic-gunso",), fate=3),
        defender=side("yogo-outcast", hand=("fine-katana", "watch-commander"), fate=1),
    )
    t.defender.passes()
    t.attacker.uses("asahina-maeko")
    assert not t.defender.may_play("watch-commander")  # 2 by now
    t.defender.plays("fine-katana", "yogo-outcast")
    assert t.defender.fate == 0
    t.attacker.plays("stoic-gunso", "choice0", "choice0")
    assert t.attacker.fate == 0


def test_asahina_maeko_waits_for_a_conflict():
    assert not _may(table(north=side("asahina-maeko"), south=side()).north, "asahina-maeko")


def test_crippling_taxes_empty_a_province():
    place = {"card": "manicured-garden", "cards": [{"card": "crippling-taxes", "face_up": True}]}
    t = table(
        "dynasty",
        north=side(provinces=(place, "ancestral-lands")),
        south=side(provinces=lying("hida-guardian")),
    )
    t.north.uses("crippling-taxes")
    t.north.chooses("p3")
    t.goes_on_until(lambda: t.zone("hida-guardian") == "discard")


@rule("LCG-TARG-07")
def test_crippling_taxes_find_nothing_where_they_lie_alone():
    """The event itself is played from there, and not discarded by its own effect."""
    place = {"card": "manicured-garden", "cards": [{"card": "crippling-taxes", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(place, *lying("hida-guardian"))), south=side())
    t.north.uses("crippling-taxes")
    assert {"p0", "p1"} & t.north.may == {"p1"}


@rule("LCG-EVNT-03")
def test_crippling_taxes_are_raised_in_the_dynasty_phase_alone():
    place = {"card": "manicured-garden", "cards": [{"card": "crippling-taxes", "face_up": True}]}
    t = table("conflict", north=side(provinces=(place, "ancestral-lands")), south=side())
    assert not _may(t.north, "crippling-taxes")


def _declared(attackers, hand=("issue-a-challenge",)):
    t = table(
        north=side("doji-challenger", "doji-whisperer", hand=hand),
        south=side("hida-guardian", "vanguard-warrior"),
    )
    t.everybody_passes_until("ring-air")
    t.north.chooses("ring-air")
    for slug in attackers:
        t.goes_on_until(lambda slug=slug: t.north.ref(slug) in t.north.options)
        t.north.chooses(t.north.ref(slug))
    t.goes_on_until(lambda: t.s.conflict is not None)
    return t


def test_issue_a_challenge_allows_one_defender():
    t = _declared(["doji-challenger"])
    t.north.waits_to_use("issue-a-challenge")
    t.goes_on_until(lambda: t.asked == "south" and t.south.ref("hida-guardian") in t.south.options)
    t.south.chooses(t.south.ref("hida-guardian"))
    assert t.south.ref("vanguard-warrior") not in t.south.options


@pytest.mark.parametrize("attackers", [["doji-whisperer"], ["doji-challenger", "doji-whisperer"]])
def test_issue_a_challenge_needs_a_lonely_bushi(attackers):
    t = _declared(attackers)
    assert not _may(t.north, "issue-a-challenge")


def test_tsuma_honors_who_is_played_from_it():
    t = table("dynasty", north=side(provinces=(TSUMA, "ancestral-lands")), south=side("young-rumormonger"))
    t.north.plays("savvy-politician", "choice0")
    assert t.status("savvy-politician") == "honored"
    assert not _may(t.north, "savvy-politician")  # nobody was honored: it came so
    assert not _may(t.south, "young-rumormonger")


@rule("LCG-PUT-01")
def test_tsuma_does_not_honor_who_is_put_into_play():
    with with_cards(RAISING):
        t = table(north=side(provinces=(TSUMA, "ancestral-lands"), hand=("raising",)), south=side())
        t.north.uses("raising", "savvy-politician")
        t.goes_on_until(lambda: t.zone("savvy-politician") == "play")
        assert t.status("savvy-politician") == "ordinary"


def test_tsuma_honors_nobody_from_elsewhere():
    places = ({"card": "tsuma", "revealed": True}, *lying("hida-guardian", "savvy-politician")[1:])
    t = table("dynasty", north=side(provinces=places), south=side())
    t.north.plays("savvy-politician", "choice0")
    assert t.status("savvy-politician") == "ordinary"


@pytest.mark.parametrize(("bid", "drawn", "pupils"), [(5, 3, 1), (2, 1, 1), (1, 1, 1), (5, 1, 2), (5, 5, 0)])
def test_iwasaki_pupil_lets_everybody_draw_less(bid, drawn, pupils):
    t = table(
        "dynasty", north=side(*["iwasaki-pupil"] * pupils, hand=()), south=side("doji-whisperer", hand=())
    )
    t.goes_on_until(lambda: f"bid-{bid}" in t.north.options)
    t.north.chooses(f"bid-{bid}")
    t.south.chooses(f"bid-{bid}")
    assert (len(t.north.hand), len(t.south.hand)) == (drawn, drawn)


def test_iwasaki_pupil_gives_no_card_to_who_has_bid_nothing():
    t = table(north=side("iwasaki-pupil"), south=side())
    assert t.s.players[0].bid == 0
    assert cards_for_bid(t.s, 0) == 0
