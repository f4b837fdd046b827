"""Chapter: Cards Shown in the Rulebook, the first player card on a bluff: only who saw it may know."""

import random

import pytest

import gorin
from gorin.games.battle.tokens import BLUFF_FACE, FACE_OF
from support.battle_table import Table, side, table, token
from support.rule import rule

CRAB, CRANE, LION = range(3)
BLUFF_OR_NOT = ("bluff", "army-4")


def recalled(face, **facts):
    """The Crab have used the first player card on the Lion's only token; the Crane only watched."""
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3", "bluff")),
        crane=side("crane_capital"),
        lion=side("lion_capital", hand=("army-1", "army-5" if face == "bluff" else "bluff")),
        pieces=[token("lion", face, "lion_capital", **facts)],
    )
    t.crab.plays("first-player", "piece-1")
    return t


def told_to(t, seat):
    return [(line.sentence, line.refs) for line in t.game.events if line.visible_to(seat)]


def places_of_the_bluff(t, seat):
    """Where the Lion's bluff is in worlds that a seat can believe in."""
    found = set()
    for number in range(100):
        s = t.game.determinize(seat, random.Random(number)).state
        assert s.pieces == t.game.state.pieces
        found.add("hand" if BLUFF_FACE in s.hands[LION] else "pool")
        assert (BLUFF_FACE in s.pools[LION]) == (BLUFF_FACE not in s.hands[LION])
    return found


@rule("BR-CRD-07", "BR-CRD-08")
@pytest.mark.parametrize("seat", [None, CRANE])
def test_who_did_not_look_cannot_tell_a_bluff_from_another_token(seat):
    bluff, army = (recalled(face) for face in BLUFF_OR_NOT)
    for t in (bluff, army):
        t.crab.places("army-2", "crab_capital")
        t.lion.places("army-1", "lion_capital")
    assert bluff.view(seat) == army.view(seat)
    assert told_to(bluff, seat) == told_to(army, seat)
    lion = bluff.view(seat)["players"][LION]
    assert not lion["bluff_before_screen"]
    assert lion["pool_count"] == 25  # all 27 but the one in hand and the one on the board


@rule("BR-CRD-07")
def test_who_looked_and_the_owner_know_it():
    t = recalled("bluff")
    assert [line.seats for line in t.game.events if "bluff" in line.sentence] == [(CRAB,)]
    assert "bluff" in t.lion.pool


@rule("BR-CRD-08", "BR-UPK-12")
def test_the_bluff_comes_back_with_the_next_upkeep_for_all_to_see():
    t = recalled("bluff")
    t.crab.places("army-2", "crab_capital")
    assert "place:bluff" not in t.lion.may  # it rests for this round
    t.lion.places("army-1", "lion_capital")
    t.crab.places("army-3", "crab_capital")
    assert t.round == 3
    assert "Lion takes back its bluff." in t.log
    assert t.lion.hand.count("bluff") == 1
    assert len(t.lion.hand) == 6
    assert "bluff" not in t.lion.pool
    assert t.game.state.recalled == []


@rule("BR-CRD-07")
@pytest.mark.parametrize("face", BLUFF_OR_NOT)
def test_who_did_not_look_can_believe_either(face):
    t = recalled(face)
    real = {"pool" if face == "bluff" else "hand"}
    assert places_of_the_bluff(t, CRANE) == {"hand", "pool"}
    assert places_of_the_bluff(t, CRAB) == places_of_the_bluff(t, LION) == real


@pytest.mark.parametrize("face", BLUFF_OR_NOT)
def test_who_had_looked_before_knows_what_went(face):
    t = recalled(face, known_to=["crane"])
    assert places_of_the_bluff(t, CRANE) == {"pool" if face == "bluff" else "hand"}


def test_who_looked_knows_the_token_to_be_in_the_pool():
    t = recalled("shinobi-2")
    shinobi = FACE_OF["shinobi-2"]  # the Lion have one only
    hands = {CRAB: set(), CRANE: set()}
    for seat, found in hands.items():
        for number in range(300):
            found.update(t.game.determinize(seat, random.Random(number)).state.hands[LION])
    assert shinobi not in hands[CRAB]
    assert shinobi in hands[CRANE]


def test_a_spy_forgets_whatever_went_unless_the_spy_has_seen_it():
    memory = {"knows": {"lion": {"faces": ["bluff", "army-1"], "since": 1}}}
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3", "bluff"), **memory),
        crane=side("crane_capital", **memory),
        lion=side("lion_capital", hand=("army-1", "army-5")),
        pieces=[token("lion", "bluff", "lion_capital")],
    )
    t.crab.plays("first-player", "piece-1")
    assert t.crab.sees["players"][LION]["known_hand"] == ["army-1"]
    assert t.crane.sees["players"][LION]["known_hand"] == []


def test_the_moment_can_be_described_and_set_up_again():
    t = recalled("bluff")
    position = t.game.position()
    again = Table(gorin.setup("battle", position))
    assert again.game.position() == position
    for seat in (None, CRAB, CRANE, LION):
        assert again.view(seat) == t.view(seat)
        assert again.view(seat)["players"][LION]["pool_count"] == 25
    assert places_of_the_bluff(again, CRANE) == {"hand", "pool"}
