"""Law: options that read alike are alike. Whatever makes a difference to the choice stands in the label."""

import random
from typing import Any

import pytest

from gorin.kernel.decisions import Decision
from gorin.language.core.questions import ABILITIES, LASTINGS, RULES, AskThing, ability_at
from gorin.language.naming import text_of
from support.ccg_table import side, table
from support.lcg_mixed import SEATS, mixed_game
from support.rule import rule
from support.walk import new_game

CHOICES_MADE = 250
TOLD = ("what", "zone", "controller", "bowed", "fate", "status", "participating", "place")
"""What the states of the card games know of each card, where they do."""


def facts(s: Any, question: AskThing, code: int) -> tuple[object, ...]:
    """Whatever a player could see a difference by: the card behind an option, its state and its words."""
    card = next((int(ref[1:]) for ref in question.refs(s, code) if ref[0] == "c" and ref[1:].isdecimal()), -1)
    if code >= LASTINGS:
        waiting = next(each for each in s.lasting if each.id == code - LASTINGS)
        return waiting.what, waiting.node, waiting.context.seat
    if card < 0:
        return ()
    seen = tuple(getattr(s, name)[card] for name in TOLD if hasattr(s, name))
    hosts = getattr(s, "host", None)
    host = s.what[hosts[card]] if hosts is not None and hosts[card] >= 0 else -1
    words = text_of(s, *ability_at(s, code)[1:]) if ABILITIES <= code < RULES else ""
    return (*seen, host, s.lies_in[card] if hasattr(s, "lies_in") else _province(s, card), words)


def _province(s: Any, card: int) -> int:
    return next((place.id for place in s.provinces if place.card == card), -1)


def confused(s: Any, decision: Decision) -> list[str]:
    """The labels that stand for options which differ."""
    question = decision._question
    if not isinstance(question, AskThing):
        return []
    meant: dict[str, set[tuple[object, ...]]] = {}
    for code in question.among:
        meant.setdefault(question.label(s, code), set()).add(facts(s, question, code))
    return [f"{decision.prompt} {label}" for label, found in meant.items() if len(found - {()}) > 1]


def walked(game: Any, seed: int) -> list[str]:
    rng = random.Random(seed)
    found: list[str] = []
    for _ in range(CHOICES_MADE):
        if game.over:
            break
        decision = rng.choice(game.pending)
        found += confused(game.state, decision)
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    return found


@pytest.mark.parametrize("seed", (1, 2, 3))
@pytest.mark.parametrize("name", ("celestial", "diamond", "war-of-honor"))
def test_options_of_the_ccg_that_read_alike_are_alike(name: str, seed: int):
    assert walked(new_game(name, 2, seed), seed) == []


@pytest.mark.parametrize("seed", (1, 2, 3))
@pytest.mark.parametrize("format", SEATS)
def test_options_of_the_lcg_that_read_alike_are_alike(format: str, seed: int):
    assert walked(mixed_game(format, seed), seed) == []


@rule("CE-ACT-02")
def test_two_abilities_of_one_card_say_when_they_can_be_used():
    t = table(north=side("border-keep", turns=1), south=side())
    labels = [option.label for option in t.game.decision.options if option.label.startswith("Border Keep")]
    marks = [label.partition(" \N{EM DASH} ")[0] for label in labels]
    assert marks == [
        "Border Keep (Limited, if it is your first turn)",
        "Border Keep (Limited, once per game)",
    ]
