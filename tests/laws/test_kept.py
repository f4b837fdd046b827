"""Law: what a card game keeps of what it has worked out is what it would work out now."""

import random
from typing import Any

import pytest

from gorin.games.lcg.table.reading import derived
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import value
from gorin.words.grammar.in_force import has, in_force
from gorin.words.grammar.state import CardState, InForce
from support.walk import GAMES, TABLES, game_of, new_game, walk

CARD_TABLES = [(name, seats) for name, seats in TABLES if GAMES[game_of(name)].decks]


def told(known: InForce) -> dict[str, Any]:
    """What is in force, as values."""
    return {
        "of_type": known.of_type,
        "rules": [(rule.address, scope.seat, scope.source, scope.bound) for rule, scope in known.rules],
        "topics": known.topics,
        "hearing": {kind: cards for kind, cards in known.hearing.items() if cards},
        "listeners": known.listeners,
        "silent": known.silent,
        "bare": known.bare,
    }


def assert_kept_is_true(s: CardState) -> None:
    kept, anew = s.in_force, s.clone()
    if kept is None:
        return
    assert told(kept) == told(in_force(anew))
    for (card, keyword), held in list(kept.keywords.items()):
        assert has(anew, card, keyword) == held, (card, keyword)
    for key, cards in kept.owned.items():
        assert set(cards) <= set(s.in_play), key
    if isinstance(s, LcgState) and isinstance(anew, LcgState) and s.derived is not None:
        assert_derived_is_true(s, anew)


def assert_derived_is_true(s: LcgState, anew: LcgState) -> None:
    known, fresh = derived(s), derived(anew)
    assert (known.attached, known.acting) == (fresh.attached, fresh.acting)
    if known.participants is not None and s.conflict is not None:
        assert known.participants == [card for card in known_characters(s) if s.participating[card]]
    for key, amount in list(known.values.items()):
        assert value(anew, key // 8, key % 8) == amount, key


def known_characters(s: LcgState) -> list[int]:
    return [card for card in s.in_play if s.definition(card).type_name == "character"]


@pytest.mark.parametrize(("name", "seats"), CARD_TABLES)
def test_what_is_kept_is_what_would_be_worked_out_now(name: str, seats: int):
    looked_at = 0
    for seed in (1, 2, 3):
        game = new_game(name, seats, seed)
        for moment in walk(game, random.Random(seed)):
            s = moment.state
            assert isinstance(s, CardState)
            looked_at += s.in_force is not None
            assert_kept_is_true(s)
    assert looked_at > 100
