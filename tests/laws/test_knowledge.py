"""Laws: who has seen a card knows it for as long as it can be told apart, and no longer.

What was seen and what was mixed is taken from the events alone, which say nothing of who knows what.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import gorin
from gorin.language.core.knowing import knows
from gorin.language.core.zones import DECK, HAND
from support.walk import LONG, TABLES, game_of, new_game, walk

CARD_GAMES = [(name, seats) for name, seats in TABLES if game_of(name) not in ("battle", "toy")]
MIXING = {"shuffle", "arrange", "focus", "mulligan", "takes", "to_deck"}
"""The events after which somebody may have lost track of cards: they were mixed, or moved unseen."""


def may_have_lost(told: list[Any], owner: int) -> bool:
    """Have cards of this player been mixed, or moved so that nobody saw which? Anybody may arrange them."""
    return any(each.kind in MIXING and (each.args[0] == owner or each.kind == "arrange") for each in told)


def decks(s: Any, seat: int) -> dict[bool, list[int]]:
    """The decks of a player, by whether they are Dynasty decks."""
    player = s.players[seat]
    return {True: player.dynasty, False: player.fate if hasattr(player, "fate_discard") else player.conflict}


def hidden(s: Any) -> list[int]:
    return [card for card, zone in enumerate(s.zone) if zone in (HAND, DECK)]


def stretches(name: str, seats: int, seed: int) -> Iterator[tuple[gorin.Game, gorin.Game, list[Any]]]:
    """Each choice of a random game: the game before it, the game after it, and what was told between them."""
    before: gorin.Game | None = None
    for moment in walk(new_game(name, seats, seed), random.Random(seed)):
        if before is not None:
            yield before, moment, moment.state.events[len(before.state.events) :]
        before = moment.clone()


def test_the_games_that_are_walked_are_there():
    assert {game_of(name) for name, _ in CARD_GAMES} >= set(LONG)


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_what_was_seen_is_forgotten_for_a_reason_only(name: str, seats: int):
    kept = 0
    for before, after, told in stretches(name, seats, 3):
        still = set(hidden(before.state)) & set(hidden(after.state))
        for card in still:
            for seat in range(seats):
                if knows(before.state, seat, card):
                    kept += 1
                    assert knows(after.state, seat, card) or may_have_lost(told, after.state.owner[card])
    assert kept


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_nobody_knows_a_card_of_a_deck_that_was_just_shuffled(name: str, seats: int):
    shuffled = 0
    for seed in range(3):
        for _, after, told in stretches(name, seats, seed):
            last = told[-1] if told else None
            if last is not None and last.kind == "shuffle":
                shuffled += 1
                pile = decks(after.state, last.args[0])[bool(last.args[1])]
                assert all(after.state.known[card] == 0 for card in pile)
    assert shuffled or game_of(name) != "lcg"


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_whoever_holds_a_card_knows_it_and_a_drawn_card_is_known_to_those_who_knew_it(name: str, seats: int):
    drawn = 0
    for before, after, told in stretches(name, seats, 4):
        for seat, player in enumerate(after.state.players):
            assert all(knows(after.state, seat, card) for card in player.hand)
        kinds = [event.kind for event in told]
        if kinds.count("draw") == 1 and not set(kinds) & MIXING:
            card = next(event.args[1] for event in told if event.kind == "drawn")
            if after.state.zone[card] == HAND and before.state.zone[card] == DECK:
                drawn += 1
                assert after.state.known[card] & before.state.known[card] == before.state.known[card]
    assert drawn or game_of(name) == "war-of-honor"


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_views_and_believable_worlds_have_what_a_seat_knows_and_no_more(name: str, seats: int):
    rng = random.Random(5)
    for _, after, _ in stretches(name, seats, 5):
        if rng.random() > 0.05:
            continue
        viewer = rng.randrange(seats)
        world = after.determinize(viewer, rng)
        for seat, shown in enumerate(after.view(viewer)["players"]):
            held = [] if seat == viewer else after.state.players[seat].hand
            known = [card for card in held if knows(after.state, viewer, card)]
            assert [card["id"] for card in shown["known"]["hand"]] == [f"c{card}" for card in known]
            for pile in decks(after.state, seat).values():
                known += [card for card in pile if knows(after.state, viewer, card)]
            assert [world.state.what[card] for card in known] == [after.state.what[card] for card in known]
