"""`gorin bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from typing import Any

import click
import msgspec

from gorin.cli.progress import with_progress
from gorin.games import all_games, find
from gorin.kernel.rules import Rules
from gorin.lab.bench import SECONDS, Bench
from gorin.lab.bench import bench as measure
from gorin.lab.fuzz import Fuzzed
from gorin.lab.fuzz import fuzz as damaged


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=SECONDS,
    show_default=True,
    help="How long each game is measured.",
)
@click.option("--tables", type=click.IntRange(1), help="With `server`: how many tables are played at once.")
@click.option("--crash", is_flag=True, help="With `server`: end it hard again and again.")
@click.option("--kills", type=click.IntRange(1), default=200, show_default=True, help="With --crash.")
@click.option("--fuzz", is_flag=True, help="Damage positions at random, and see what becomes of them.")
@click.option("--count", type=click.IntRange(1), default=50_000, show_default=True, help="With --fuzz.")
@click.option("--seed", type=int, default=1, show_default=True, help="With --fuzz.")
@click.option("--people", is_flag=True, help="With `server`: two people at each table, who think.")
@click.option("--bots", is_flag=True, help="With `server`: one person and three bots at each table.")
@click.option("--pace", default=5.0, show_default=True, help="Seconds between two choices of people.")
@click.option("--uploads", is_flag=True, help="With --people or --bots: the worst uploads all the while.")
@click.option("--data", help="With --crash: postgresql://... instead of a file.")
@click.option("--redis", help="With --crash: redis://... beside it.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(
    game: str | None,
    seconds: float,
    tables: int | None,
    crash: bool,
    kills: int,
    fuzz: bool,
    count: int,
    seed: int,
    people: bool,
    bots: bool,
    pace: float,
    uploads: bool,
    data: str | None,
    redis: str | None,
    as_json: bool,
) -> int:
    """Measure the speed of the engine, on one core; or of the server, with `gorin bench server`.

    Random games with the usual number of seats; single choices early and late in them, on average; then
    copies, views and saves of moments half-way through them: medians in microseconds. The games are the
    same in every run.
    """
    if game == "server":
        if people or bots:
            report = think(tables, bots, seconds, pace, uploads)
        elif crash:
            report = shoot(kills, tables, data, redis)
        else:
            report = load(tables, seconds)
        show_server(report, as_json)
        return 0
    chosen = all_games() if game is None else (find(game),)
    if fuzz:
        return fuzz_positions(chosen, count, seed, as_json)
    figures = {rules.id: measure(rules, seconds) for rules in chosen}
    if as_json:
        click.echo(json.dumps({id: figure.plain() for id, figure in figures.items()}, indent=2))
        return 0
    for rules in chosen:
        show(rules.name, figures[rules.id])
    return 0


def fuzz_positions(chosen: tuple[Rules, ...], count: int, seed: int, as_json: bool) -> int:
    """Every one is to end in a game or in a plain error; where one does not, the exit code is 1."""
    results = {
        rules.id: Fuzzed().count(with_progress(damaged(rules.id, count, seed), count, rules.name))
        for rules in chosen
    }
    if as_json:
        click.echo(json.dumps({id: result.plain() for id, result in results.items()}, indent=2))
    else:
        for rules in chosen:
            show_fuzzed(rules.name, results[rules.id])
    return 1 if any(result.failures for result in results.values()) else 0


def show_fuzzed(name: str, result: Fuzzed) -> None:
    endings = ", ".join([f"{count:,} {ending}" for ending, count in sorted(result.endings.items())])
    click.echo(f"{name}: {sum(result.endings.values()):,} damaged positions: {endings}")
    for trial in result.failures:
        click.echo(f"  {trial.number}: {trial.error}")


def load(tables: int | None, seconds: float) -> Any:
    """Scripted players who choose as fast as they can, on a server of its own."""
    from gorin.server.stress import load

    return load.run(tables or 200, seconds)


def think(tables: int | None, bots: bool, seconds: float, pace: float, uploads: bool) -> Any:
    """People who think before they choose."""
    from gorin.server.stress import human

    usual = 100 if bots else 1000
    return human.run(tables or usual, bots=bots, seconds=seconds, pace=pace, uploads=uploads)


def shoot(kills: int, tables: int | None, data: str | None, redis: str | None) -> Any:
    """A server that is killed again and again."""
    from gorin.server.stress import crash

    options = [*(("--data", data) if data else ()), *(("--redis", redis) if redis else ())]
    return crash.run(kills, tables or 50, options=options)


def show_server(report: Any, as_json: bool) -> None:
    told = msgspec.to_builtins(report)
    if as_json:
        click.echo(json.dumps({"server": told}, indent=2))
        return
    for label, value in told.items():
        click.echo(f"  {label.replace('_', ' '):<28}{value:>14}")


def show(name: str, figures: Bench) -> None:
    how = "compiled" if figures.compiled else "plain"
    machine = f"{how} engine, Python {figures.python}, {figures.cpus} processors"
    click.echo(f"{name}, {figures.seats} seats ({machine})")
    for label, value in rows(figures):
        click.echo(f"  {label:<22}{value:>14}")


def rows(figures: Bench) -> list[tuple[str, str]]:
    """The figures as people read them."""
    heuristic = figures.heuristic_ms_per_decision
    growth = [
        (f"choice in turn {turn}", f"{cost:,.1f} µs")
        for turn, cost in figures.choice_us.items()
        if cost is not None
    ]
    return [
        ("games a second", f"{figures.games_per_second:,.1f}   "),
        ("decisions a second", f"{figures.decisions_per_second:,.0f}   "),
        ("decisions a game", f"{figures.decisions_per_game:,.0f}   "),
        *growth,
        ("clone", f"{figures.clone_us:,.1f} µs"),
        ("deepcopy", f"{figures.deepcopy_us:,.0f} µs"),
        ("deepcopy / clone", f"{figures.clone_ratio:,.0f}   "),
        ("view", f"{figures.view_us:,.0f} µs"),
        ("save", f"{figures.save_us:,.0f} µs"),
        ("size of a save", f"{figures.save_bytes:,} B "),
        ("digest", f"{figures.digest_us:,.0f} µs"),
        ("heuristic decision", "-   " if heuristic is None else f"{heuristic:.2f} ms"),
    ]
