"""Laws: what is offered is accepted, nothing else is, and a refused choice changes nothing."""

import random

import pytest

import gorin
from support.walk import TABLES, finish, new_game, offers, some_moments, walk


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_offered_option_is_accepted(name: str, seats: int):
    rng = random.Random(seats)
    for seed in range(4):
        for moment in some_moments(new_game(name, seats, seed), rng, 6):
            for decision in moment.pending:
                for option in decision.options:
                    branch = moment.clone()
                    branch.choose(option.id, decision.seat)
                    assert branch.record()["choices"][-1] == [decision.seat, option.id]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_else_is_accepted_and_nothing_changes(name: str, seats: int):
    game = new_game(name, seats, 3)
    seen: set[str] = set()
    for moment in walk(game, random.Random(3)):
        before, asked = moment.digest(), {decision.seat for decision in moment.pending}
        for decision in moment.pending:
            offered = {option.id for option in decision.options}
            assert len(offered) == decision.count > 0
            for foreign in [*sorted(seen - offered)[:20], "", "nonsense", "../etc", "\x00"]:
                with pytest.raises(gorin.IllegalChoice, match="not offered"):
                    moment.choose(foreign, decision.seat)
            seen |= offered
        for seat in set(range(-1, seats + 1)) - asked:
            with pytest.raises(gorin.IllegalChoice, match="nothing to choose"):
                moment.choose(sorted(offered)[0], seat)
        for wrong in (None, 3, object(), b"pass"):
            with pytest.raises(gorin.IllegalChoice):
                moment.choose(wrong)
        assert moment.digest() == before
    finish(game, random.Random(3))
    with pytest.raises(gorin.IllegalChoice, match="over"):
        game.choose("pass")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_option_of_an_earlier_decision_is_stale(name: str, seats: int):
    game = new_game(name, seats, 4)
    old = game.decision
    assert old is not None
    game.choose(old.pick(0))
    with pytest.raises(gorin.GorinError, match="has been taken"):
        old.pick(0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_options_can_be_picked_without_building_the_others(name: str, seats: int):
    for moment in walk(new_game(name, seats, 2), random.Random(2)):
        for index, (seat, _, options) in enumerate(offers(moment)):
            decision = moment.clone().pending[index]
            last = decision.pick(decision.count - 1)
            assert (decision.seat, last.id, last.label, last.refs) == (seat, *options[-1])
