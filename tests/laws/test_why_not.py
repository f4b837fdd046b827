"""Law: `why_not` answers any text with reasons or with our own error, and changes nothing.

While something is asked, what is not offered hears which condition of this very question it does not meet.
"""

import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gorin
from gorin.games.ccg.acting import relevance
from gorin.games.ccg.acting import using as using_of_ccg
from gorin.games.ccg.acting.paying import AskCostly
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.acting.rounds import ActionRound
from gorin.games.ccg.presentation import why as why_of_ccg
from gorin.games.lcg.acting import playable, using
from gorin.games.lcg.acting.occurrence import AskAnswer
from gorin.games.lcg.acting.rounds import AskAction
from gorin.games.lcg.presentation import why, why_ability
from gorin.games.lcg.presentation.naming import RINGS, place_id
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import Question, open_questions
from gorin.kernel.reasons import Reason
from gorin.language.core.knowing import knows
from gorin.language.core.questions import CHOICES, PLACES
from support.walk import TABLES, game_of, new_game, some_moments, walk

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


# --- while something is asked ---------------------------------------------------------------------

CARD_GAMES = [(name, seats) for name, seats in TABLES if game_of(name) not in ("battle", "toy")]
ROOMS_OF_USE = (relevance, using_of_ccg, why_of_ccg, playable, using, why, why_ability)
OF_USE = {each.sentence for room in ROOMS_OF_USE for each in vars(room).values() if isinstance(each, Reason)}
"""What is said against using or playing a card: the answer to another question while something is picked."""


def is_for_use(game: gorin.Game, question: Question) -> bool:
    """Does it ask what a player wants to use or play?"""
    if isinstance(question, AskAction | AskAnswer):
        return True
    return isinstance(game.state.stack[-2], ActionRound | Respond) and isinstance(question, AskCostly)


def picking(name: str, seats: int, seed: int, share: float):
    """Some of the moments at which something in particular is asked, each with the question."""
    rng = random.Random(seed)
    for moment in walk(new_game(name, seats, seed), rng):
        for question in open_questions(moment.state):
            if not is_for_use(moment, question) and rng.random() < share:
                yield moment, question


def known_cards(game: gorin.Game, seat: int) -> list[str]:
    return [f"c{card}" for card in range(len(game.state.what)) if knows(game.state, seat, card)]


def places_and_players(s: Any) -> list[str]:
    refs = [*(f"p{place.id}" for place in s.provinces), *(f"seat{seat}" for seat in range(s.seats))]
    rings = range(len(s.rings)) if isinstance(s, LcgState) else ()
    return refs + [place_id(s, RINGS + ring) for ring in rings]


def offered_by(s: Any, question: Question) -> set[str]:
    """What its options point at, and the cards of provinces that it offers as places."""
    refs = {ref for code in question.among for ref in question.refs(s, code)}
    if not isinstance(s, LcgState):
        return refs
    return refs | {f"c{place.card}" for place in s.provinces if PLACES + place.id in question.among}


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_the_tests_that_give_reasons_are_those_that_make_the_options(name: str, seats: int):
    for moment, question in picking(name, seats, 7, 0.5):
        s, asking = moment.state, moment.state.stack[-2]
        for code in question.among:
            if not 0 <= code < CHOICES or not question.refs(s, code):
                continue
            if code >= PLACES or knows(s, question.seat, code):
                assert asking.refuses(s, question.seat, code) is None, question.prompt(s)


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_what_is_not_offered_fails_a_condition_of_this_question(name: str, seats: int):
    rng, heard = random.Random(1), set()
    for moment, question in picking(name, seats, 8, 0.2):
        offered = offered_by(moment.state, question)
        for ref in known_cards(moment, question.seat):
            if rng.random() < 0.5:
                reasons = moment.why_not(question.seat, ref)
                assert len(reasons) == (ref not in offered), (question.prompt(moment.state), ref)
                heard |= {reason.sentence for reason in reasons}
                assert all(reason.clauses for reason in reasons)
        for ref in places_and_players(moment.state):
            assert bool(moment.why_not(question.seat, ref)) == (ref not in offered)
    assert heard and not heard & OF_USE


@pytest.mark.parametrize(("name", "seats"), CARD_GAMES)
def test_a_reason_tells_nothing_that_is_hidden(name: str, seats: int):
    rng = random.Random(2)
    for moment, question in picking(name, seats, 9, 0.05):
        seat, other = question.seat, moment.determinize(question.seat, rng)
        for ref in [f"c{card}" for card in range(len(moment.state.what)) if rng.random() < 0.3]:
            assert other.why_not(seat, ref) == moment.why_not(seat, ref)
