"""Laws: what programs learn from is what a seat may know, no more and no less, in as many numbers as said."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import gorin
from gorin.kernel.observing import OPTION_COLUMNS, size_of
from support.walk import TABLES, game_of, new_game, some_moments, walk

GAMES = [(name, seats) for name, seats in TABLES if name != "toy"]
CARD_GAMES = [(name, seats) for name, seats in GAMES if name != "battle"]
SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1


def options_of(game: gorin.Game, seat: int) -> list[int]:
    """What is offered to a seat, as numbers."""
    return [
        number
        for decision in game.pending
        if decision.seat == seat
        for number in game.observe_options(decision, 0, decision.count)
    ]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_states_that_differ_in_secrets_are_observed_as_equal(name: str, seats: int):
    rng, dealt_otherwise = random.Random(seats), 0
    for seed in range(6):
        for moment in some_moments(new_game(name, seats, seed), rng, 6):
            for seat in range(seats):
                other = moment.determinize(seat, rng)
                dealt_otherwise += other.digest() != moment.digest()
                assert other.observe(seat) == moment.observe(seat)
                if any(decision.seat == seat for decision in moment.pending):
                    assert options_of(other, seat) == options_of(moment, seat)
    assert dealt_otherwise > 5


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_an_observation_has_as_many_small_numbers_as_its_parts_say(name: str, seats: int):
    rng = random.Random(seats)
    for moment in walk(new_game(name, seats, 3), rng):
        size = size_of(moment.rules.observed(seats))
        for decision in moment.pending:
            seen, offered = moment.observe(decision.seat), options_of(moment, decision.seat)
            assert len(seen) <= size
            assert len(offered) == decision.count * len(OPTION_COLUMNS)
            assert all(SMALLEST <= number <= LARGEST for number in (*seen, *offered))


def rows(game: gorin.Game, seat: int, part: str) -> list[dict[str, int]]:
    """The rows of a part that are not empty, by column."""
    seen, at = game.observe(seat), 0
    for name, count, columns in game.rules.observed(game.seats):
        if name == part:
            told = seen[at : at + count * len(columns)]
            cut = [told[start : start + len(columns)] for start in range(0, len(told), len(columns))]
            return [dict(zip(columns, row, strict=True)) for row in cut if any(row)]
        at += count * len(columns)
    raise AssertionError(f"there is no part {part}")


def cards_in(view: Any) -> Iterator[tuple[int, str]]:
    """Every card that a view shows: its number, and what it is."""
    if isinstance(view, dict):
        if "slug" in view and re.fullmatch(r"c\d+", str(view.get("id"))):
            yield int(view["id"][1:]), view["slug"]
        for inner in view.values():
            yield from cards_in(inner)
    elif isinstance(view, list):
        for inner in view:
            yield from cards_in(inner)


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_every_card_that_a_view_shows_is_observed(name: str, seats: int):
    rng, numbers = random.Random(seats), set[tuple[str, int]]()
    for seed in range(3):
        for moment in some_moments(new_game(name, seats, seed), rng, 6):
            for seat in range(seats):
                shown = dict(cards_in(moment.table_view(seat)))
                observed = {row["number"] - 1: row["definition"] for row in rows(moment, seat, "cards")}
                assert set(shown) <= set(observed)
                numbers |= {(slug, observed[card]) for card, slug in shown.items()}
    slugs = sorted(numbers)
    assert len(slugs) > 20
    assert all(one[0] != other[0] and one[1] < other[1] for one, other in pairwise(slugs)), "one number each"


@pytest.mark.parametrize("seats", [2, 5])
def test_every_token_that_a_view_of_battle_shows_is_observed(seats: int):
    rng, faces = random.Random(seats), set[tuple[str | None, int]]()
    for moment in walk(new_game("battle", seats, 5), rng):
        for seat in range(seats):
            shown, observed = moment.view(seat)["pieces"], rows(moment, seat, "pieces")
            assert [piece["id"] for piece in shown] == [row["id"] for row in observed]
            faces |= {(one.get("face"), row["face"]) for one, row in zip(shown, observed, strict=True)}
    assert (None, 0) in faces
    assert len({name for name, _ in faces}) == len({number for _, number in faces}) == len(faces) > 8


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_players_are_counted_from_the_one_who_looks(name: str, seats: int):
    """Whoever has a hand of so many sees it in the first row, and that of the next seat in the second."""
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 4), rng, 6):
        told = [player["hand_count" if game_of(name) == "battle" else "hand_size"]
                for player in moment.table_view(None)["players"]]  # fmt: skip
        for seat in range(seats):
            around = told[seat:] + told[:seat]
            assert [row["hand"] for row in all_rows(moment, seat, "players", seats)] == around


def all_rows(game: gorin.Game, seat: int, part: str, count: int) -> list[dict[str, int]]:
    found = rows(game, seat, part)
    assert len(found) == count
    return found
