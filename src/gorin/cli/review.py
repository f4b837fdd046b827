"""`gorin review`: who was ahead when, where the game turned, and what a strong bot would have done there."""

from __future__ import annotations

import json
from pathlib import Path

import click

import gorin
from gorin.bots.review import Missed, Review, TurningPoint
from gorin.bots.review import review as looked_back
from gorin.cli.progress import progress
from gorin.cli.terminal.files.reading import open_file
from gorin.kernel.errors import GorinError

BAR = 30
"""The width of a bar that stands for certainty."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--worlds",
    type=click.IntRange(4),
    default=12,
    show_default=True,
    help="How many worlds the bot looks into for each choice that it judges.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same review.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def review(file: Path, worlds: int, seed: int, as_json: bool) -> None:
    """Review a game: its curve and its turning points.

    FILE is a record, or a table or save of `gorin play`. The curve has everybody's chance to win after each
    round or turn. For each turning point a strong bot looks for the choice that gave most away, knowing
    only what that player knew.
    """
    opened = open_file(file)
    if opened.kind == "position":
        raise GorinError(f"{file}: a position has no history to review")
    record = opened.game.record()
    if not record["choices"]:
        raise GorinError(f"{file}: nobody has chosen anything yet, so there is nothing to review")
    start = gorin.replay({**record, "choices": []})
    with progress(len(record["choices"]), "choices") as advance:
        found = looked_back(start, record["choices"], worlds, seed, advance)
    if as_json:
        click.echo(json.dumps(found.plain(), indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(lines_of(found, names_of(opened.game))))


def names_of(game: gorin.Game) -> list[str]:
    """What the players are called."""
    players = game.view()["players"]
    clans = [player.get("name") or str(player.get("clan") or "").capitalize() for player in players]
    return [f"{clan or 'Player'} ({seat + 1})" for seat, clan in enumerate(clans)]


def lines_of(found: Review, names: list[str]) -> list[str]:
    """The review as text."""
    tick = "Round" if found.game in ("battle", "lcg") else "Turn"
    lines = ["Chances to win:", ""]
    for point in found.curve:
        told = "  ".join([f"{name} {_percent(c):>5}" for name, c in zip(names, point.chances, strict=True)])
        leader = max(range(len(names)), key=lambda seat: point.chances[seat])
        bar = "#" * round(BAR * point.chances[leader])
        lines.append(f"{tick} {point.clock:<3} {told}  {bar} {names[leader]}")
    if found.winners is not None:
        lines += ["", f"Won by {' and '.join([names[seat] for seat in found.winners])}."]
    lines += ["", "Turning points:" if found.turning_points else "There was no turning point."]
    for turn in found.turning_points:
        lines += ["", *_turn_lines(turn, tick, names)]
    return lines


def _turn_lines(turn: TurningPoint, tick: str, names: list[str]) -> list[str]:
    change = f"{_percent(turn.before)} to {_percent(turn.after)}"
    head = f"{tick} {turn.clock}: {names[turn.seat]} falls from {change}."
    return [
        head,
        *(_missed_lines(turn.missed) if turn.missed else ["  The bot found no better choice there."]),
    ]


def _missed_lines(missed: Missed) -> list[str]:
    return [
        f"  Choice {missed.choice + 1}: {missed.prompt}",
        f"  Chosen: {missed.chosen} ({_percent(missed.chance)})",
        f"  Better: {missed.better} ({_percent(missed.better_chance)})",
    ]


def _percent(part: float) -> str:
    return f"{round(100 * part)} %"
