"""What players have seen they know, until cards are mixed or can no longer be told apart."""

import random
from typing import Any

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.decks import (
    look_and_take_one,
    look_at_hand_and_discard,
    reveal,
    search_deck,
)
from gorin.games.lcg.language.verbs.in_play import return_to_deck_bottom, return_to_deck_top
from gorin.games.lcg.language.verbs.players import draw
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CARD
from gorin.games.lcg.language.which.lying import in_your_hand
from gorin.games.lcg.table.ops import zones
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import turn_of, unanswered
from support.lcg_table import Table, side, table, who
from support.rule import rule

cards = published(
    event("Test Salvage", action(target(ATTACHMENT), return_to_deck_top(TARGET))),
    event("Test Burrow", action(target(ATTACHMENT), return_to_deck_bottom(TARGET))),
    event("Test Draw", action(draw(1))),
    event("Test Spying", action(look_at_hand_and_discard())),
    event("Test Boast", action(target(in_your_hand(CARD)), reveal(TARGET))),
    event("Test Sifting", action(look_and_take_one(3))),
    event("Test Archive", action(search_deck(ATTACHMENT, shown=False))),
)

DECK = ("banzai", "rout", "assassination", "court-games")


def known(t: Table, viewer: int | None, seat: int) -> dict[str, Any]:
    """What a viewer knows of a player's hand, and of the conflict deck by its place from the top."""
    shown = t.game.view(viewer)["players"][seat]["known"]
    return {
        "hand": sorted(card["slug"] for card in shown["hand"]),
        "deck": {entry["place"]: entry["card"]["slug"] for entry in shown["conflict_deck"]},
    }


def in_every_world(t: Table, viewer: int, card: int) -> bool:
    """Is a card what it is in all that a seat could believe in?"""
    rng = random.Random(1)
    worlds = [t.game.determinize(viewer, rng) for _ in range(12)]
    return all(world.state.what[card] == t.s.what[card] for world in worlds)


def salvaged(by: str = "test-salvage", *hand: str) -> tuple[Table, int]:
    """Everybody has seen how an attachment of North went into his deck."""
    north = side(who("doji-whisperer", "ornate-fan"), hand=(by, *hand), conflict=DECK)
    t = table(north=north, south=side(hand=("fine-katana",)))
    fan = t.card("ornate-fan")
    t.north.uses(by, "ornate-fan")
    unanswered(t)
    return t, fan


@rule("LCG-PLAY-06")
@pytest.mark.parametrize(("by", "place"), [("test-salvage", 1), ("test-burrow", 5)])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_know_a_card_that_they_saw_put_into_a_deck(by: str, place: int, viewer: int | None):
    t, fan = salvaged(by)
    assert known(t, viewer, 0)["deck"] == {place: "ornate-fan"}
    assert viewer is None or in_every_world(t, viewer, fan)


@rule("LCG-DRAW-01")
def test_it_is_known_in_the_hand_of_who_draws_it_and_not_what_is_drawn_after_it():
    t, fan = salvaged("test-salvage", "test-draw", "test-draw")
    for _ in range(2):
        turn_of(t, "north")
        t.north.uses("test-draw")
        unanswered(t)
    assert known(t, 1, 0) == {"hand": ["ornate-fan"], "deck": {}}
    assert in_every_world(t, 1, fan)
    assert not in_every_world(t, 1, t.s.players[0].hand[-1])


@rule("LCG-SRCH-02")
def test_a_shuffle_ends_it():
    t, _ = salvaged("test-salvage", "test-archive")
    turn_of(t, "north")
    t.north.uses("test-archive", "pass")
    unanswered(t)
    assert known(t, 1, 0) == known(t, 0, 0) | {"hand": []} == {"hand": [], "deck": {}}


def test_a_card_taken_unseen_out_of_the_known_ones_may_be_any_of_them():
    t, _ = salvaged("test-salvage", "test-sifting")
    turn_of(t, "north")
    t.north.uses("test-sifting", "ornate-fan")
    unanswered(t)
    assert t.north.hand == ["ornate-fan"]
    assert known(t, 1, 0) == {"hand": [], "deck": {}}
    assert sorted(known(t, 0, 0)["deck"]) == [3, 4], "who put them there knows them"


@rule("LCG-REV-02")
def test_a_card_that_was_revealed_is_known_in_hand_until_it_leaves_it():
    t = table(north=side(hand=("test-boast", "ornate-fan", "banzai")), south=side(hand=("fine-katana",)))
    t.north.uses("test-boast", "ornate-fan")
    unanswered(t)
    assert known(t, 1, 0)["hand"] == known(t, None, 0)["hand"] == ["ornate-fan"]
    assert t.game.view(1)["players"][0]["shown"] == []


def spied_on() -> Table:
    t = table(
        north=side("doji-whisperer", hand=("test-spying",)),
        south=side("yogo-outcast", hand=("ornate-fan", "banzai", "rout"), conflict=DECK),
    )
    t.north.uses("test-spying")
    unanswered(t)
    t.north.picks("rout")
    unanswered(t)
    return t


def test_who_has_looked_at_a_hand_knows_it_and_nobody_else_does():
    t = spied_on()
    assert known(t, 0, 1)["hand"] == ["banzai", "ornate-fan"]
    assert known(t, None, 1)["hand"] == known(t, 1, 1)["hand"] == []
    assert all(in_every_world(t, 0, card) for card in t.s.players[1].hand)


def test_a_card_that_is_played_from_it_leaves_the_others_known():
    t = spied_on()
    turn_of(t, "south")
    t.south.plays("ornate-fan", "yogo-outcast")
    assert known(t, 0, 1)["hand"] == ["banzai"]


@pytest.mark.parametrize(("held", "left"), [(("ornate-fan", "banzai"), []), (("banzai",), [])])
def test_a_card_that_leaves_a_hand_unseen_may_be_any_of_it(held: tuple[str, ...], left: list[str]):
    t = table(north=side(), south=side(hand=held, conflict=DECK))
    s = t.s
    s.known = [known | 1 if card in s.players[1].hand else known for card, known in enumerate(s.known)]
    gone = s.players[1].hand[-1]
    zones.put_in_deck(s, gone, True)
    assert known(t, 0, 1)["hand"] == left
    is_certain = len(held) == 1
    assert known(t, 0, 1)["deck"] == ({1: "banzai"} if is_certain else {})
    assert known(t, 1, 1)["deck"] == {1: "banzai"}
