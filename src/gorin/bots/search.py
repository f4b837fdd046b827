"""A bot that looks ahead: it tries its best ideas in worlds that it could believe in, and compares.

The ideas are the options that the heuristic bot rates highest. In each imagined world all of them are played
on by heuristic bots in every seat, with the same chance, to the end of a round or turn; there, `standing`
says how likely the seat is to win. The bot departs from what the heuristic would choose only where another
option does better by more than chance explains. Where players choose at the same time it mixes (`mixing`).
"""

from __future__ import annotations

import random
import time
from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from gorin.bots.bot import Bot, Outlook, outlook_of
from gorin.bots.heuristic import RATES, HeuristicBot, insist_on_knowing
from gorin.bots.mixing import mixture
from gorin.bots.standing import COUNTED, chances_from
from gorin.bots.thought import Ending, Idea, Thought
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.game import Game

LONGEST = 300
"""Decisions after which a rollout is over, whatever the round says."""
AHEAD = {"celestial": 1, "diamond": 1, "war-of-honor": 1, "battle": 1, "lcg": 1}
"""A rollout goes on to the end of so many rounds or turns, the present one included."""
ASTRAY = 0.3
"""How often a rival's secret choice at the same time is taken for any option at all."""
MOST_MIXED = 6
"""Of a choice at the same time as others so many options are tried: bids and dials have no more."""


class Interrupted(Exception):
    """Somebody wants the answer now."""


class Budget(NamedTuple):
    """How much a bot may think about a decision."""

    worlds: int = 16
    """At most so many worlds are tried."""
    ideas: int = 4
    """So many options are tried, the one that the heuristic would choose among them."""
    seconds: float = 0.0
    """Of processor time; with 0 only the worlds count, and the same seed gives the same choice."""
    proof: float = 1.5
    """By how many standard errors another option must be better than the heuristic's."""
    ahead: int = 0
    """Rollouts go on to the end of so many rounds or turns; 0: what suits the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Flat Monte Carlo over worlds that the seat could believe in."""

    name: ClassVar[str] = "search"
    budget: ClassVar[Budget] = Budget()

    def __init__(self, game: str, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng)
        insist_on_knowing(game, self.name)
        self._policy = HeuristicBot(game, rng)
        self.limits = budget or self.budget
        self._end = 0.0
        """When the processor time of the present decision is over; 0: never."""

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        if decision.count == 1:
            return decision.pick(0)
        return decision.pick(self.think(decision, outlook).chosen.index)

    def think(self, decision: Decision, outlook: Outlook, about: str = "") -> Thought:
        """Try the ideas for a decision, and conclude; `about` is an option that is to be one of them."""
        self._end = time.process_time() + self.limits.seconds if self.limits.seconds else 0.0
        most = MOST_MIXED if decision.is_secret else self.limits.ideas
        thought = Thought(self._ideas(decision, outlook, most, about), self.limits.proof)
        if len(thought.ideas) > 1:
            if decision.is_secret:
                self._mix(thought, decision.seat, outlook)
            else:
                self._compare(thought, decision.seat, outlook)
        return thought

    def _ideas(self, decision: Decision, outlook: Outlook, most: int, about: str) -> list[Idea]:
        """The options rated highest, the heuristic's own choice first; what only undoes is none."""
        ratings = RATES[self.game](decision, outlook.look())
        onward = _onward(decision, outlook.imagine(random.Random(0)))  # in every world it is asked the same
        best = max([ratings[index] for index in onward])
        own = self.rng.choice([index for index in onward if ratings[index] == best])
        others = [index for index in onward if index != own]
        self.rng.shuffle(others)  # among equals, any
        others.sort(key=lambda index: -ratings[index])
        ideas = [Idea(index, decision.pick(index).id) for index in [own, *others[: most - 1]]]
        asked_about = [index for index in onward if about and decision.pick(index).id == about]
        known = [idea.index for idea in ideas]
        return ideas + [Idea(index, about) for index in asked_about if index not in known]

    def _compare(self, thought: Thought, seat: int, outlook: Outlook) -> None:
        """World after world, until there is no more doubt, or no more time."""
        for _ in range(self.limits.worlds):
            world, luck = outlook.imagine(self.rng).without_take_back(), self.rng.random()
            try:
                endings = [self._tried(world, idea, seat, luck) for idea in thought.running]
            except Interrupted:
                break
            for idea, ending in zip(thought.running, endings, strict=True):
                idea.endings.append(ending)
            thought.narrow()
            if len(thought.running) == 1:
                break
        thought.conclude()

    def _mix(self, thought: Thought, seat: int, outlook: Outlook) -> None:
        """The odds of each idea, against whatever the others choose at the same time; then chance decides."""
        payoffs: dict[str, list[list[float]]] = {}
        for _ in range(self.limits.worlds):
            world, luck = outlook.imagine(self.rng).without_take_back(), self.rng.random()
            secret = self._choose_secretly(world, seat)
            try:
                endings = [self._tried(world, idea, seat, luck) for idea in thought.ideas]
            except Interrupted:
                break
            for idea, ending in zip(thought.ideas, endings, strict=True):
                idea.endings.append(ending)
            payoffs.setdefault(secret, []).append([ending.chance for ending in endings])
        if payoffs:
            thought.mixture = mixture(payoffs)
            thought.chosen = self.rng.choices(thought.ideas, thought.mixture)[0]

    def _choose_secretly(self, world: Game, seat: int) -> str:
        """Let the others choose before us, unseen; what they have chosen, as a text to tell it by."""
        for decision in world.pending:
            if decision.seat != seat and len(world.pending) > 1:
                _choose_for(world, decision, self._policy, self.rng)
        answers = world.state.answers
        return " ".join([str(answer) for other, answer in enumerate(answers) if other != seat])

    def _tried(self, world: Game, idea: Idea, seat: int, luck: float) -> Ending:
        """A world in which the seat chose this, played on to the end of the round."""
        world, rng = world.clone(), random.Random(luck)
        last, policy = clock(world) + (self.limits.ahead or AHEAD[self.game]), HeuristicBot(self.game, rng)
        world.choose(idea.option, seat)
        for _ in range(LONGEST):
            if self.stopped() or (self._end and time.process_time() > self._end):
                raise Interrupted
            pending = world.pending
            if not pending or clock(world) >= last:
                break
            _choose_for(world, pending[0], policy, rng)
        return ending_of(world, seat)


def ending_of(world: Game, seat: int) -> Ending:
    """How well a seat stands where a world was left."""
    outcome = world.outcome
    if outcome is not None:
        return Ending(1.0 / len(outcome.winners) if seat in outcome.winners else 0.0, None)
    view, game = world.table_view(seat), world.rules.id
    counts = COUNTED[game](view)
    return Ending(chances_from(game, view, counts)[seat], counts)


def _onward(decision: Decision, world: Game) -> list[int]:
    """The options that do not only undo another, as any world shows them that never offers those."""
    asked = next(each for each in world.without_take_back().pending if each.seat == decision.seat)
    offered = {option.id for option in asked.bare_options}
    return [index for index in range(decision.count) if decision.pick(index).id in offered]


def _choose_for(world: Game, decision: Decision, bot: HeuristicBot, rng: random.Random) -> None:
    """One choice of a rollout. Of what several choose in secret nobody can be sure: some go astray."""
    if decision.is_secret and rng.random() < ASTRAY:
        option = decision.pick(rng.randrange(decision.count))
    else:
        option = bot.choose(decision, outlook_of(world, decision.seat))
    world.choose(option, decision.seat)


def clock(game: Game) -> int:
    """The round of a game, or the turn where it has no rounds."""
    s = game.state
    found: int = getattr(s, "round", -1)
    return found if found >= 0 else sum([player.turns for player in getattr(s, "players", ())])
