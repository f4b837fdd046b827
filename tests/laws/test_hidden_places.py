"""Law: `determinize` deals every hidden place anew: over many deals each takes more than one value."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import gorin
from gorin.games.battle.course.initiative import NEUTRAL_CARDS
from gorin.games.battle.map import TERRITORY_IDS
from gorin.games.battle.state import NOBODY, PLAYED, BattleState
from gorin.games.ccg.table.state import CcgState
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.kinds import ROW
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import EVERYBODY
from gorin.language.core.state import CardState
from support.toy import DECK, HAND, ToyState
from support.walk import LONG, TABLES, game_of, new_game, some_moments

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
    neutral = tuple(sorted(card for card in s.initiative if card in NEUTRAL_CARDS))
    if 0 < len(neutral) < len(NEUTRAL_CARDS) - len(s.revealed):
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


def unknown(s: CardState, seat: int, cards: list[int]) -> list[int]:
    """The cards whose faces a seat does not know."""
    return [card for card in cards if s.known[card] != EVERYBODY and not s.known[card] >> seat & 1]


def mixed(s: CardState, seat: int, piles: dict[str, list[int]], pool: list[int]) -> Places:
    """What lies unknown in each pile, where the cards that could lie there are not mostly the same."""
    faces = Counter(s.what[card] for card in unknown(s, seat, pool))
    if not faces or 2 * faces.most_common(1)[0][1] > faces.total():
        return {}
    hidden = {name: unknown(s, seat, cards) for name, cards in piles.items()}
    return {name: tuple(s.what[card] for card in cards) for name, cards in hidden.items() if cards}


def ccg_places(s: CcgState, seat: int) -> Places:
    """The hands of others, the order of every deck, also of one's own, and what lies face-down."""
    found: Places = {}
    for owner, player in enumerate(s.players):
        own = [card for card in range(len(s.what)) if s.owner[card] == owner]
        fate = {f"fate deck of {owner}": player.fate, f"hand of {owner}": player.hand}
        dynasty = {f"dynasty deck of {owner}": player.dynasty}
        for place in [place for place in s.provinces if place.owner == owner and place.card >= 0]:
            dynasty[f"province {place.id} of {owner}"] = [place.card]
        found.update(mixed(s, seat, fate, [card for card in own if s.definition(card).is_fate]))
        found.update(mixed(s, seat, dynasty, [card for card in own if s.definition(card).is_dynasty]))
    return found


def lcg_places(s: LcgState, seat: int) -> Places:
    """As in the CCG; face-down are the cards in provinces, and the provinces of others themselves."""
    found: Places = {}
    for owner, player in enumerate(s.players):
        own = [card for card in range(len(s.what)) if s.owner[card] == owner]
        conflict = {f"conflict deck of {owner}": player.conflict, f"hand of {owner}": player.hand}
        dynasty = {f"dynasty deck of {owner}": player.dynasty}
        dynasty |= {f"lying {card} of {owner}": [card] for card in own if s.zone[card] == IN_PROVINCE}
        row = [card for card in own if s.zone[card] == ROW]
        found.update(mixed(s, seat, conflict, [c for c in own if s.definition(c).side == "conflict"]))
        found.update(mixed(s, seat, dynasty, [c for c in own if s.definition(c).side == "dynasty"]))
        found.update(mixed(s, seat, {f"row of {owner}": row}, row))
    return found


PLACES: dict[str, Callable[[Any, int], Places]] = {
    "battle": battle_places,
    "toy": toy_places,
    "celestial": ccg_places,
    "diamond": ccg_places,
    "war-of-honor": ccg_places,
    "lcg": lcg_places,
}
"""Game -> the hidden places of a state for a seat, each with what is there."""
IN_CCG = {"hand", "fate", "dynasty", "province"}
EXPECTED = {
    "battle": {"card", "order", "neutral", "objectives", "objective", "hand", "pool", "face"},
    "toy": {"hand"},
    "celestial": IN_CCG,
    "diamond": IN_CCG,
    "war-of-honor": IN_CCG,
    "lcg": {"hand", "conflict", "dynasty", "lying", "row"},
    "lcg/skirmish": {"hand", "conflict", "dynasty", "lying"},  # without province cards
}
"""Table -> the kinds of hidden places that are met."""


def values_of(game: gorin.Game, seat: int, rng: random.Random) -> dict[str, set[Any]]:
    hidden = PLACES[game.rules.id]
    values: dict[str, set[Any]] = {place: set() for place in hidden(game.state, seat)}
    for _ in range(DEALS // 2 if game.rules.id in LONG else DEALS):
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


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_over_many_deals_each_hidden_place_takes_more_than_one_value(name: str, seats: int):
    rng = random.Random(seats)
    seen: Counter[str] = Counter()
    for seed in range(2):
        for moment in some_moments(new_game(name, seats, seed), rng, 5):
            for seat in rng.sample(range(seats), 2):
                for place, values in values_of(moment, seat, rng).items():
                    assert len(values) > 1, f"{place} is always {values}"
                    seen[place.split(" ")[0]] += 1
    always_the_same = {"neutral"} if game_of(name) == "battle" and seats in (2, 5) else set()  # all or none
    assert set(seen) == EXPECTED[name] - always_the_same
