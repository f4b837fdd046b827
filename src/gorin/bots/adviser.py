"""Hints: the bot that looks ahead says what it would choose, what it expects of the alternatives, and why."""

from __future__ import annotations

import random

from gorin.bots.bot import View, outlook_of, within
from gorin.bots.search import Budget, SearchBot
from gorin.bots.standing import FACTORS, MANY, WHETHER, Counts, Factor, which
from gorin.bots.thought import Idea, Thought
from gorin.bots.weights import WEIGHTS
from gorin.kernel.advice import Alternative, Hint
from gorin.kernel.decisions import Decision
from gorin.kernel.errors import GorinError
from gorin.kernel.game import Game

IDEAS = 5
"""How many options a hint considers."""
VISIBLE = 0.005
"""A smaller difference between two chances to win is lost in rounding."""
NOTABLE = 0.02
"""A thing that moves the odds by less than this part of themselves is no reason."""


def hint(game: Game, seat: int, worlds: int, seconds: float, seed: int) -> Hint:
    """What a strong bot in this seat would choose. It depends on what the seat knows, and on nothing else."""
    if worlds < 1:
        raise GorinError(f"a hint needs at least 1 world to look into, not {worlds}")
    decision = next(decision for decision in game.pending if decision.seat == seat)
    bot = SearchBot(game.rules.id, random.Random(seed), Budget(worlds, IDEAS))
    if seconds > 0:
        bot.stopped = within(seconds)
    return hint_of(
        decision, bot.think(decision, outlook_of(game, seat)), game.rules.id, game.table_view(seat)
    )


def hint_of(decision: Decision, thought: Thought, game: str, view: View) -> Hint:
    """What was thought about a decision, for people."""
    chosen = thought.chosen
    ranked = sorted(thought.ideas, key=lambda idea: (-expected(idea, chosen), idea.index))
    odds = dict(zip([idea.option for idea in thought.ideas], _odds(thought), strict=True))
    return Hint(
        seat=decision.seat,
        option=chosen.option,
        label=decision.pick(chosen.index).label,
        why=why(decision, thought, game, view),
        worlds=thought.worlds,
        alternatives=tuple(
            [
                Alternative(
                    option=idea.option,
                    label=decision.pick(idea.index).label,
                    chance=round(expected(idea, chosen), 4),
                    error=round(idea.gain_over(chosen)[1], 4),
                    odds=round(odds[idea.option], 4),
                )
                for idea in ranked
            ]
        ),
    )


def expected(idea: Idea, chosen: Idea) -> float:
    """The chance to win that an idea gives, by how it compares with the choice in the same worlds."""
    return min(1.0, max(0.0, chosen.chance + idea.gain_over(chosen)[0]))


def _odds(thought: Thought) -> list[float]:
    return thought.mixture or [1.0 if idea is thought.chosen else 0.0 for idea in thought.ideas]


# --- why ----------------------------------------------------------------------------------------------


def why(decision: Decision, thought: Thought, game: str, view: View) -> str:
    """The choice, explained in a sentence."""
    chosen = thought.chosen
    others = [idea for idea in thought.ideas if idea is not chosen]
    if not others:
        return "There is nothing else to choose."
    if not thought.worlds:
        return "There was no time to look ahead: this is a rule of thumb."
    if thought.mixture:
        return _mixed(decision, thought)
    rival = max(others, key=lambda idea: expected(idea, chosen))
    label = decision.pick(rival.index).label
    compared = (
        f"your chance to win is {_percent(chosen.chance)}, "
        f'with "{label}" {_percent(expected(rival, chosen))} ({thought.worlds} worlds)'
    )
    better, error = chosen.gain_over(rival)
    if better == error == 0.0:
        return f"All ideas came to the same: your chance to win is {_percent(chosen.chance)}."
    reason = _reason(chosen, rival, game, view)
    if better <= max(error, VISIBLE) or not reason:
        return f"Nothing is clearly better: {compared}."
    return f"Expect {reason}: {compared}."


def _mixed(decision: Decision, thought: Thought) -> str:
    parts = sorted(zip(thought.mixture, thought.ideas, strict=True), key=lambda part: -part[0])
    told = [f'"{decision.pick(idea.index).label}" {_percent(odds)}' for odds, idea in parts if odds >= 0.05]
    return f"Everybody chooses at the same time, so do not be predictable: {', '.join(told)} of the time."


def _reason(chosen: Idea, rival: Idea, game: str, view: View) -> str:
    """What makes most of the difference, as what comes of the choice rather than of the other idea."""
    ended = _game_over(chosen, rival)
    if ended:
        return ended
    seat: int = view["seat"]
    best, said = NOTABLE, ""
    for factor, weight, own, theirs in _differences(chosen, rival, game, view, seat):
        if weight * own > best:
            best, said = weight * own, f"{_amount(factor, own)} for you"
        if -weight * theirs > best:
            best, said = -weight * theirs, f"{_amount(factor, theirs)} for your rivals"
    return said


def _game_over(chosen: Idea, rival: Idea) -> str:
    """Where one of the ideas ends the game more often."""
    wins = _share(chosen, 1.0) - _share(rival, 1.0)
    losses = _share(rival, 0.0) - _share(chosen, 0.0)
    if max(wins, losses) < 0.1:
        return ""
    return (
        f"to win at once in {_percent(_share(chosen, 1.0))} of the worlds"
        if wins >= losses
        else f"to lose at once in only {_percent(_share(chosen, 0.0))} of the worlds"
    )


def _share(idea: Idea, result: float) -> float:
    ended = [ending for ending in idea.endings if ending.counts is None and ending.chance == result]
    return len(ended) / len(idea.endings)


def _differences(
    chosen: Idea, rival: Idea, game: str, view: View, seat: int
) -> list[tuple[Factor, float, float, float]]:
    """Of all that counts: its weight, how much more of it we have, and how much more the rivals have."""
    pairs: list[tuple[Counts, Counts]] = []
    for mine, other in zip(chosen.endings, rival.endings, strict=False):
        if mine.counts is not None and other.counts is not None:
            pairs.append((mine.counts, other.counts))
    weights = WEIGHTS[which(game, view)]
    sides = [player.get("side", player["seat"]) for player in view["players"]]
    others = [each for each in range(len(sides)) if sides[each] != sides[seat]]
    return [
        (factor, weights[at], _mean_gap(pairs, [seat], at), _mean_gap(pairs, others, at))
        for at, factor in enumerate(FACTORS[game])
    ]


def _mean_gap(pairs: list[tuple[Counts, Counts]], seats: list[int], at: int) -> float:
    gaps = [a[seat][at] - b[seat][at] for a, b in pairs for seat in seats]
    return sum(gaps, 0.0) / len(gaps) if gaps else 0.0


def _amount(factor: Factor, gap: float) -> str:
    if factor.kind == WHETHER:
        return f"{factor.name} {'more' if gap > 0 else 'less'} often"
    less = "fewer" if factor.kind == MANY else "less"
    return f"{abs(gap):.1f} {'more' if gap > 0 else less} {factor.name}"


def _percent(part: float) -> str:
    return f"{round(100 * part)} %"
