"""Why: one sentence about what makes the difference."""

from __future__ import annotations

import pytest

import gorin
from gorin.bots.adviser import hint_of
from gorin.bots.standing import COUNTED, FACTORS
from gorin.bots.thought import Ending, Idea, Thought

WORLDS = 6


def at_a_choice() -> gorin.Game:
    game = gorin.new("lcg", seed=2)
    while game.decision.count < 3:
        game.choose(game.decision.pick(0))
    return game


def why(*endings: Ending, mixture: tuple[float, ...] = ()) -> str:
    """What is said of ideas that always came to these ends, the first of them the best."""
    game = at_a_choice()
    decision = game.decision
    ideas = [Idea(index, decision.pick(index).id) for index in range(len(endings))]
    for idea, ending in zip(ideas, endings, strict=True):
        idea.endings = [ending] * WORLDS
    thought = Thought(ideas, 1.5)
    thought.mixture = list(mixture)
    return hint_of(decision, thought, "lcg", game.table_view(decision.seat)).why


def counts(seat_is_mine: bool, name: str, more: float) -> list[list[float]]:
    """What everybody has, and more of one thing for us or for the others."""
    game = at_a_choice()
    seat = game.decision.seat
    found = COUNTED["lcg"](game.table_view(seat))
    at = [factor.name for factor in FACTORS["lcg"]].index(name)
    found[seat if seat_is_mine else 1 - seat][at] += more
    return found


SAME = counts(True, "fate", 0)


@pytest.mark.parametrize(
    ("mine", "name", "more", "reason"),
    [
        (True, "unbroken provinces", 1, "Expect 1.0 more unbroken provinces for you"),
        (False, "characters", -2, "Expect 2.0 fewer characters for your rivals"),
        (True, "fate", 3, "Expect 3.0 more fate for you"),
        (True, "the Imperial Favor", 1, "Expect the Imperial Favor more often for you"),
        (False, "honor", -5, "Expect 5.0 less honor for your rivals"),
    ],
)
def test_what_counts_most_is_the_reason(mine: bool, name: str, more: float, reason: str):
    said = why(Ending(0.64, counts(mine, name, more)), Ending(0.51, SAME))
    assert said.startswith(f"{reason}: your chance to win is 64 %, with ")
    assert said.endswith(" 51 % (6 worlds).")


def test_the_end_of_the_game_is_the_best_reason():
    won, lost, open = Ending(1.0, None), Ending(0.0, None), Ending(0.4, SAME)
    assert why(won, open).startswith("Expect to win at once in 100 % of the worlds: ")
    assert why(open, lost).startswith("Expect to lose at once in only 0 % of the worlds: ")


def test_what_makes_no_difference_is_told_as_such():
    assert why(Ending(0.33, SAME), Ending(0.33, SAME)) == (
        "All ideas came to the same: your chance to win is 33 %."
    )
    assert why(Ending(0.332, SAME), Ending(0.33, SAME)).startswith("Nothing is clearly better: ")
    assert why(Ending(0.33, SAME)) == "There is nothing else to choose."


def test_a_plan_for_a_choice_at_the_same_time_is_a_mixture():
    said = why(Ending(0.5, SAME), Ending(0.5, SAME), Ending(0.5, SAME), mixture=(0.25, 0.73, 0.02))
    assert said.startswith("Everybody chooses at the same time, so do not be predictable: ")
    assert said.index("73 %") < said.index("25 %")
    assert said.count('"') == 4, "what is hardly ever chosen is not told"
