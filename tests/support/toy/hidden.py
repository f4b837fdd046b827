"""Dealing again what a seat cannot know."""

from __future__ import annotations

import random

from gorin.kernel.questions import Question, SimultaneousQuestions, run
from gorin.kernel.state import Step
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.core.resolution import EffectRunner
from support.toy.kinds import DECK, HAND
from support.toy.state import ToyState
from support.toy.turn import Turn
from support.toy.using import Use


def determinize(s: ToyState, seat: int, rng: random.Random) -> None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Question) and top.seat != seat:
        s.stack.pop()
        _ask_again(s)
    _deal(s, seat, rng)
    if isinstance(top, SimultaneousQuestions):
        for question in top.questions:
            if question.seat != seat and question.seat not in top.open:
                s.answers[question.seat] = rng.choice(question.among)
    run(s)


def _ask_again(s: ToyState) -> None:
    """What another player is offered depends on his hand; what he has not begun yet nobody knows of."""
    asker = s.stack[-1]
    is_open = isinstance(asker, Use) and asker.at <= asker.stages.index("begin")
    if is_open:
        s.stack.pop()
        asker = s.stack[-1]
        if isinstance(asker, InterruptibleEvent):
            asker.take_back(s)
    asker.go(_stage_that_asks(asker))


def _stage_that_asks(asker: Step) -> str:
    if isinstance(asker, Turn):
        return "choose"
    return "effect" if isinstance(asker, EffectRunner) else "next_opportunity"


def _deal(s: ToyState, seat: int, rng: random.Random) -> None:
    for other in range(s.seats):
        if other != seat:
            hidden = sorted(s.cards(DECK, other) + s.cards(HAND, other))
            zones = sorted([s.zone[card] for card in hidden])
            rng.shuffle(zones)
            for card, zone in zip(hidden, zones, strict=True):
                s.lay(card, zone)
