"""Law: `determinize` deals every hidden place anew: over many deals each takes more than one value."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import gorin
from gorin.games.battle.initiative import NEUTRAL, RISE
from gorin.games.battle.map import TERRITORY_IDS
from gorin.games.battle.state import NOBODY, PLAYED, BattleState
from gorin.games.lcg.shown.hidden import knows
from gorin.games.lcg.table.state import LcgState
from support.toy import DECK, HAND, ToyState
from support.walk import TABLES, new_game, some_moments

DEALS = 40
Places = dict[str, Any]


def battle_places(s: BattleState, seat: int) -> Places:
    """What a seat cannot know, where more than one thing can be true."""
    found: Places = {
        f"card of {name}": s.cards[t]
        for t, name in enumerate(TERRITORY_IDS)
        if s.card_holder[t] != PLAYED and not s.card_seen[t] >> seat & 1 and s.phase != "scoring"
    }
    if len(s.initiative) > 1:
        found["order of the initiative deck"] = tuple(s.initiative)
    neutral = tuple(sorted(card for card in s.initiative if card >= RISE))
    revealed = [event for event in s.events if event.kind == "initiative" and event.args[0] >= RISE]
    if 0 < len(neutral) < len(NEUTRAL) - len(revealed):
        found["neutral initiative cards"] = neutral
    for other in set(range(s.seats)) - {seat}:
        found.update(battle_places_of(s, seat, other))
    return found


def battle_places_of(s: BattleState, seat: int, other: int) -> Places:
    found: Places = {f"objectives dealt to {other}": tuple(s.dealt[other])}
    if s.objectives[other] != NOBODY:
        found[f"objective of {other}"] = s.objectives[other]
    if s.known_hands[seat * s.seats + other] or s.stopped[other] or len(s.pools[other]) < 3:
        return found  # what was seen there, or cannot be there, leaves too little to be dealt
    if len(s.hands[other]) > 1:
        found[f"hand of {other}"] = tuple(s.hands[other])
        found[f"pool of {other}"] = tuple(sorted(s.pools[other]))
    for piece in [p for p in s.pieces + s.recalled if p.seat == other and not p.known_to(seat)]:
        found[f"face of piece {piece.id}"] = piece.face
    return found


def toy_places(s: ToyState, seat: int) -> Places:
    return {
        f"hand of {other}": tuple(sorted(s.what[card] for card in s.cards(HAND, other)))
        for other in set(range(s.seats)) - {seat}
        if s.cards(HAND, other) and s.cards(DECK, other)
    }


def lcg_places(s: LcgState, seat: int) -> Places:
    """Hands, and who is where among the face-down provinces of a row."""
    found: Places = {}
    for other in set(range(s.seats)) - {seat}:
        hand = [s.what[card] for card in s.players[other].hand if not knows(s, seat, card)]
        if len(hand) > 1 and len(s.players[other].conflict) > 2:
            found[f"hand of {other}"] = tuple(hand)
        row = [place.card for place in s.provinces if place.owner == other and not knows(s, seat, place.card)]
        if len(row) > 1:
            found[f"row of {other}"] = tuple(s.what[card] for card in row)
    return found


PLACES: dict[str, Callable[[Any, int], Places]] = {
    "battle": battle_places,
    "toy": toy_places,
    "lcg": lcg_places,
}
"""Game -> the hidden places of a state for a seat, each with what is there."""


def values_of(game: gorin.Game, seat: int, rng: random.Random) -> dict[str, set[Any]]:
    hidden = PLACES[game.rules.id]
    values: dict[str, set[Any]] = {place: set() for place in hidden(game.state, seat)}
    for _ in range(DEALS):
        for place, value in hidden(game.determinize(seat, rng).state, seat).items():
            values[place].add(value)
    return values


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_has_not_looked_at_a_hand_has_not_in_any_world(seats: int):
    rng = random.Random(seats)
    for seed in range(4):
        for moment in some_moments(new_game("battle", seats, seed), rng, 8):
            before = [bool(known) for known in moment.state.known_hands]
            world = moment.determinize(rng.randrange(seats), rng)
            assert [bool(known) for known in world.state.known_hands] == before


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in PLACES])
def test_over_many_deals_each_hidden_place_takes_more_than_one_value(name: str, seats: int):
    rng = random.Random(seats)
    seen: Counter[str] = Counter()
    for seed in range(2):
        for moment in some_moments(new_game(name, seats, seed), rng, 5):
            for seat in rng.sample(range(seats), 2):
                for place, values in values_of(moment, seat, rng).items():
                    assert len(values) > 1, f"{place} is always {values}"
                    seen[place.split(" ")[0]] += 1
    expected = {
        "battle": {"card", "order", "neutral", "objectives", "objective", "hand", "pool", "face"},
        "lcg": {"hand", "row"},
    }
    always_the_same = {2: {"neutral"}, 5: {"neutral"}}.get(seats, set())  # all three, or none
    assert set(seen) == expected.get(name, {"hand"}) - always_the_same
