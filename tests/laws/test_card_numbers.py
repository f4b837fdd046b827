"""The number of a card says nothing: not when it was drawn, and not that it was searched for."""

import itertools
import json
import random
from pathlib import Path

import pytest

import gorin
from gorin.kernel.startup import IN_ORDER

GAMES = [
    *(("celestial", {}), ("diamond", {}), ("war-of-honor", {})),
    *(("lcg", {"format": format}) for format in ("stronghold", "skirmish", "enlightenment")),
]
DEALS = 60
OLD_SAVES = Path(__file__).parents[1] / "kernel" / "old_saves"


def drawn(game: gorin.Game, seat: int) -> list[int]:
    """The cards that a seat has drawn so far, in the order of drawing."""
    hand: list[int] = game.state.players[seat].hand
    return list(hand)


def falling(numbers: list[int]) -> tuple[int, int]:
    """How many pairs come in falling order, and how many pairs there are."""
    pairs = list(itertools.combinations(numbers, 2))
    return sum(one > other for one, other in pairs), len(pairs)


def share_of_falling_pairs(game: str, options: dict[str, object]) -> float:
    """Over many deals: a half where numbers are random, all or none where they follow the drawing."""
    counts = [(0, 0)]
    for seed in range(DEALS):
        dealt = with_hands(gorin.new(game, seed=seed, **options))
        counts += [falling(drawn(dealt, seat)) for seat in range(dealt.seats)]
    return sum(fell for fell, _ in counts) / sum(pairs for _, pairs in counts)


def with_hands(game: gorin.Game) -> gorin.Game:
    """The game once everybody has a hand."""
    rng = random.Random(1)
    while not all(len(player.hand) > 2 for player in game.state.players):
        decision = game.pending[0]
        game.choose(decision.pick(rng.randrange(decision.count)).id, decision.seat)
    return game


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_numbers_do_not_follow_the_order_of_drawing(game: str, options: dict[str, object]):
    assert 0.4 < share_of_falling_pairs(game, options) < 0.6


@pytest.mark.parametrize("game", ["celestial", "lcg"])
def test_numbers_are_dealt_without_changing_what_lies_where(game: str):
    """A record of the first format is the same game: the same cards, numbered in the order of drawing."""
    now = gorin.new(game, seed=5)
    old = gorin.replay({**now.record(), "gorin": IN_ORDER})
    assert piles(now) == piles(old)
    assert numbers(now) != numbers(old)


def piles(game: gorin.Game) -> list[list[list[int]]]:
    """What lies in the decks, from the bottom on."""
    s = game.state
    return [[[s.what[card] for card in pile] for pile in decks_of(player)] for player in s.players]


def numbers(game: gorin.Game) -> list[list[list[int]]]:
    return [[list(pile) for pile in decks_of(player)] for player in game.state.players]


def decks_of(player: object) -> list[list[int]]:
    piles = [getattr(player, name, None) for name in ("dynasty", "fate", "conflict")]
    return [pile for pile in piles if isinstance(pile, list)]


@pytest.mark.parametrize("game", [name for name, _ in GAMES[:4]])
def test_what_began_with_the_first_format_stays_of_it(game: str):
    """Its choices name cards by the old numbers: its records, saves and positions have to go on with them."""
    old = gorin.replay({**gorin.new(game, seed=3).record(), "gorin": IN_ORDER})
    rng = random.Random(3)
    for _ in range(40):
        decision = old.pending[0]
        old.choose(decision.pick(rng.randrange(decision.count)).id, decision.seat)
    assert old.record()["gorin"] == IN_ORDER
    assert gorin.replay(old.record()).digest() == old.digest()
    assert gorin.load(old.save()).record() == old.record()
    position = old.position()
    assert position["gorin"] == IN_ORDER
    again = gorin.setup(game, position)
    assert not again.state.chance.deals_numbers
    assert again.position() == position


def test_a_save_of_the_first_format_goes_on_with_its_numbers():
    save = json.loads((OLD_SAVES / "celestial.json").read_text())
    loaded = gorin.load((OLD_SAVES / "celestial.json").read_text())
    assert save["gorin"] == loaded.record()["gorin"] == IN_ORDER
    assert not loaded.state.chance.deals_numbers
    assert gorin.load(loaded.save()).record() == loaded.record()


@pytest.mark.parametrize("format", [0, 3, "1", True, None])
def test_a_format_that_is_not_known_is_named(format: object):
    record = gorin.new("battle", seed=1).record()
    with pytest.raises(gorin.InvalidRecord, match="has version"):
        gorin.replay({**record, "gorin": format})
