"""Laws: every game ends, pieces are conserved, and the same seed and choices give the same game."""

import os
import random
import subprocess
import sys

import pytest

import gorin
from gorin.games.battle.clans import SETS
from gorin.games.battle.tokens import BLUFF_FACE, CONTROL_TOKENS, SUPPLY
from gorin.games.ccg.kinds import ZONES
from gorin.games.lcg.kinds import ZONES as LCG_ZONES
from support.limits import LIMIT
from support.toy import DECK, GRAVE, HAND, PLAY
from support.walk import TABLES, game_of, new_game, some_moments, walk

CHUNKS = 10
GAMES = {"celestial": 3, "diamond": 3, "war-of-honor": 1, "lcg": 3}
"""Games in a chunk, 25 where nothing is said. Long games are fewer; see test_decks for each pair of decks."""


def seeds(name: str, chunk: int) -> range:
    """250 games at each number of seats (30 long ones), in chunks that can run side by side."""
    count = GAMES.get(game_of(name), 25)
    return range(chunk * count, (chunk + 1) * count)


def battle_is_conserved(s) -> bool:
    for seat in range(s.seats):
        on_board = [piece.face for piece in s.pieces if piece.seat == seat]
        aside = [BLUFF_FACE] if s.bluff_before_screen[seat] else []
        tokens = s.hands[seat] + s.pools[seat] + s.discards[seat] + on_board + aside
        if sorted(tokens) != (SETS[s.clans[seat]] if tokens else []):
            return False
        if s.control_pool[seat] + s.set_aside[seat] + s.control_tokens(seat) != CONTROL_TOKENS:
            return False
    used = [len([p for p in s.special if p == kind]) for kind in range(len(SUPPLY))]
    return all(s.supply[kind] + used[kind] == SUPPLY[kind] for kind in range(1, len(SUPPLY)))


def toy_is_conserved(s) -> bool:
    """Every card is in one of the four places, and those in play are."""
    places = all(zone in (DECK, HAND, PLAY, GRAVE) for zone in s.zone)
    return len(s.what) == len(s.zone) == 10 * s.seats and places and s.in_play == s.cards(PLAY)


def celestial_is_conserved(s) -> bool:
    """Every card is in one place, and no deck has gained or lost one."""
    seen: list[int] = list(s.in_play)
    for player in s.players:
        for pile in (player.dynasty, player.fate, player.hand, player.dynasty_discard, player.fate_discard):
            seen += pile
    seen += [place.card for place in s.provinces if place.card >= 0]
    elsewhere = [card for card in range(len(s.zone)) if ZONES[s.zone[card]] in NOWHERE]
    return sorted(seen + elsewhere) == list(range(len(s.zone)))


def lcg_is_conserved(s) -> bool:
    """Every card is in one place, and no deck has gained or lost one."""
    seen: list[int] = list(s.in_play)
    for player in s.players:
        for pile in (player.dynasty, player.conflict, player.hand):
            seen += pile
        seen += player.dynasty_discard + player.conflict_discard
    elsewhere = [card for card, zone in enumerate(s.zone) if LCG_ZONES[zone] in LCG_NOWHERE]
    return sorted(seen + elsewhere) == list(range(len(s.zone)))


LCG_NOWHERE = ("province", "limbo", "removed", "under", "beside", "row")
NOWHERE = ("pool", "focused", "limbo", "under", "removed", "map")
CONSERVED = {
    "celestial": celestial_is_conserved,
    "diamond": celestial_is_conserved,
    "war-of-honor": celestial_is_conserved,
    "battle": battle_is_conserved,
    "lcg": lcg_is_conserved,
    "toy": toy_is_conserved,
}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_ends_keeps_its_pieces_and_replays(name: str, seats: int, chunk: int):
    for seed in seeds(name, chunk):
        game, rng = new_game(name, seats, seed), random.Random(seed)
        for moment in walk(game, rng, whole=True):
            if rng.random() < 0.1:
                assert CONSERVED[game_of(name)](moment.state)
        assert CONSERVED[game_of(name)](game.state)
        assert gorin.replay(game.record()).digest() == game.digest()
        assert game.over
        assert game.decision is None
        assert game.outcome is not None
        assert game.outcome.winners or game.outcome.reason.startswith("Standstill")
        assert set(game.outcome.winners) <= set(range(seats))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_laws_at_some_moments_of_many_games(name: str, seats: int, chunk: int):
    """One moment of each of the 250 games: copies agree, and every seat could be in another world."""
    for seed in seeds(name, chunk):
        rng = random.Random(seed)
        for moment in some_moments(new_game(name, seats, seed), rng, 1):
            assert gorin.load(moment.save()).digest() == moment.digest() == moment.clone().digest()
            seat = rng.randrange(seats)
            assert moment.determinize(seat, rng).view(seat) == moment.view(seat)
            position = moment.position()
            assert gorin.setup(game_of(name), position).position() == position


def test_different_seeds_give_different_games():
    digests = {gorin.new("battle", seats=4, seed=seed).digest() for seed in range(50)}
    assert len(digests) == 50


def test_without_a_seed_every_game_is_new_and_still_has_a_record():
    one, other = gorin.new("battle"), gorin.new("battle")
    assert one.digest() != other.digest()
    assert gorin.replay(one.record()).digest() == one.digest()


PROGRAM = """
import random, gorin
game, rng = gorin.new("battle", seats=5, seed=11), random.Random(11)
while not game.over:
    decision = game.decision
    game.choose(decision.pick(rng.randrange(decision.count)))
print(game.digest(), [line.sentence for line in game.events][-1])
"""


def test_nothing_depends_on_the_order_of_hashes():
    printed = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        ).stdout
        for seed in ("0", "1", "424242")
    }
    assert len(printed) == 1
