"""Law: `why_not` answers any text with reasons or with our own error, and changes nothing."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gorin
from gorin.kernel.reasons import Reason
from support.walk import TABLES, new_game, some_moments, walk

KINDS = ("hand", "card", "piece", "province", "border", "seat", "objective", "discard", "player", "pool")
NAMES = st.one_of(
    st.text(max_size=12),
    st.integers(-5, 300).map(str),
    st.integers(0, 10**9).map(lambda digits: str(digits) * 600),
    st.sampled_from(("", "army-1", "crab_capital", "scout", "crab_capital|crab_east", "²", "٣", "1.0")),
)
REFS = st.one_of(st.text(max_size=20), st.builds("{}:{}".format, st.sampled_from(KINDS), NAMES))


def ask(game: gorin.Game, seat: int, ref: str) -> None:
    try:
        reasons = game.why_not(seat, ref)
    except gorin.GorinError:
        return
    assert isinstance(reasons, tuple)
    assert all(isinstance(reason, Reason) and reason.sentence for reason in reasons)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=120)
@given(data=st.data())
def test_any_text_is_answered(name: str, seats: int, data: st.DataObject):
    game, rng = new_game(name, seats, 5), random.Random(data.draw(st.integers(0, 50)))
    for _ in islice(walk(game, rng), data.draw(st.integers(0, 60))):
        pass
    before = game.digest()
    for ref in data.draw(st.lists(REFS, min_size=1, max_size=8)):
        ask(game, rng.randrange(seats), ref)
    assert game.digest() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_an_option_points_at_has_no_reason_against_it(name: str, seats: int):
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 6), rng, 12):
        for decision in moment.pending:
            for option in decision.options:
                for ref in option.refs:
                    assert moment.why_not(decision.seat, ref) == ()
                    for other in set(range(seats)) - {decision.seat}:
                        ask(moment, other, ref)


@pytest.mark.parametrize("ref", [None, 7, b"hand:army-1", ("hand", "army-1")])
def test_what_is_no_text_is_refused(ref: object):
    with pytest.raises(gorin.GorinError, match="named by a text"):
        gorin.new("battle", seats=2, seed=1).why_not(0, ref)
