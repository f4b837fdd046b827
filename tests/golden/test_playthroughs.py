"""Whole games in readable text, kept in the repository. A change of the rules shows as a diff.

Write them anew, then read the diff:  GORIN_REGENERATE=1 .venv/bin/python -m pytest tests/golden
"""

import os
import random
from pathlib import Path

import pytest

import gorin
from gorin.games.ccg.definition import catalogue
from gorin.language.core.render import card_text

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = [("battle", 2, 21), ("battle", 3, 31), ("battle", 5, 51), ("celestial", 2, 10)]


def playthrough(name: str, seats: int, seed: int) -> str:
    """What everybody and each seat is told, what is asked, and what is chosen."""
    game, rng = gorin.new(name, seats=seats, seed=seed), random.Random(seed)
    lines = [f"{name}, {seats} seats, seed {seed}"]
    told = 0

    def tell() -> None:
        nonlocal told
        events = game.events
        for line in [each for each in events[told:] if each.sentence]:
            audience = "" if line.seats is None else f"(only {', '.join(map(str, line.seats))}) "
            cited = f"  [{', '.join(line.clauses)}]" if line.clauses else ""
            lines.append(f"    {audience}{line.sentence}{cited}")
        told = len(events)

    tell()
    while not game.over:
        decision = rng.choice(game.pending)
        option = decision.pick(rng.randrange(decision.count))
        lines.append(f"{decision.seat}: {decision.prompt} ({decision.count}) {option.label} <{option.id}>")
        game.choose(option, decision.seat)
        tell()
    lines += [repr(game.outcome), f"digest {game.digest()}", ""]
    return without_card_texts(name, "\n".join(lines))


def without_card_texts(name: str, played: str) -> str:
    """What a card says is tested with the card; here only that it was used matters."""
    said = {line for card in catalogue(name).values() for line in card_text(card).splitlines()}
    for text in sorted(said, key=len, reverse=True):
        played = played.replace(text, "...") if len(text) > 20 else played
    return played


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_the_game_is_played_as_written(name: str, seats: int, seed: int):
    path = FOLDER / f"{name}-{seats}-seats.txt"
    played = playthrough(name, seats, seed)
    if os.environ.get("GORIN_REGENERATE"):
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
