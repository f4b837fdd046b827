"""`gorin bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import click
import msgspec

from gorin.bots import named_on_the_command_line, shown
from gorin.cli.main import INTERRUPTED
from gorin.cli.progress import progress, with_progress
from gorin.cli.terminal.input.interrupts import CTRL_C
from gorin.games import all_games, find
from gorin.kernel.rules import Rules
from gorin.lab.bench import PARTS, SECONDS, Bench
from gorin.lab.bench import bench as measure
from gorin.lab.fuzz import Fuzzed
from gorin.lab.fuzz import fuzz as damaged

UNNAMED = ""
"""What `--bots` without a name stands for."""


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=SECONDS,
    show_default=True,
    help="How long to measure each game.",
)
@click.option("--tables", type=click.IntRange(1), help="With `server`: the number of tables played at once.")
@click.option("--crash", is_flag=True, help="With `server`: kill and restart it repeatedly.")
@click.option(
    "--kills",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="With --crash: how often to kill it.",
)
@click.option(
    "--fuzz", is_flag=True, help="Damage positions at random and check that each is played or refused."
)
@click.option(
    "--count",
    type=click.IntRange(1),
    default=50_000,
    show_default=True,
    help="With --fuzz: the number of positions.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="With --fuzz: the seed of the damage.")
@click.option("--env", "as_env", is_flag=True, help="Measure the learning environments instead.")
@click.option(
    "--people", is_flag=True, help="With `server`: two people at each table who take time to think."
)
@click.option(
    "--bots",
    is_flag=False,
    flag_value=UNNAMED,
    metavar="[BOTS]",
    help="With `server`: one person and three bots at each table. Otherwise: measure these bots, too.",
)
@click.option(
    "--pace",
    default=5.0,
    show_default=True,
    help="With --people or --bots: seconds between a person's choices.",
)
@click.option("--uploads", is_flag=True, help="With --people or --bots: send the worst uploads meanwhile.")
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
    as_env: bool,
    people: bool,
    bots: str | None,
    pace: float,
    uploads: bool,
    data: str | None,
    redis: str | None,
    as_json: bool,
) -> int:
    """Measure the speed of the engine on one core, or of the server with `gorin bench server`.

    It plays random games with the usual number of seats, and times single choices early and late in them
    (means) and copies, views, and saves of positions halfway through (medians, in microseconds). The games
    are the same in every run. Ctrl-C shows what was measured so far.
    """
    if game == "server":
        if people or bots is not None:
            return think(tables, bots is not None, seconds, pace, uploads, as_json)
        if crash:
            return shoot(kills, tables, data, redis, as_json)
        return load(tables, seconds, as_json)
    chosen = all_games() if game is None else (find(game),)
    if fuzz:
        return fuzz_positions(chosen, count, seed, as_json)
    if as_env:
        return measure_envs(chosen, seconds, as_json)
    figures = measured(chosen, seconds, named_on_the_command_line(bots) if bots else ())
    if as_json:
        click.echo(json.dumps({id: figure.plain() for id, figure in figures.items()}, indent=2))
    else:
        for id, figure in figures.items():
            show(find(id).name, figure)
    return ending(len(figures), len(chosen), "games were measured")


def measured(chosen: tuple[Rules, ...], seconds: float, bots: tuple[str, ...]) -> dict[str, Bench]:
    """The figures of these games, or of those that were measured when somebody pressed Ctrl-C."""
    figures: dict[str, Bench] = {}
    with suppress(KeyboardInterrupt), progress(PARTS * len(chosen), "Measuring") as advance:
        for rules in chosen:
            figures[rules.id] = measure(rules, seconds, advance, bots)
    return figures


def measure_envs(chosen: tuple[Rules, ...], seconds: float, as_json: bool) -> int:
    """Steps a second of every game, and of every format where it has several."""
    from gorin.lab.envs.speed import EnvSpeed, env_speed

    tables = [(rules.id, format) for rules in chosen for format in rules.formats or ("",)]
    speeds: list[tuple[str, EnvSpeed]] = []
    with suppress(KeyboardInterrupt), progress(len(tables), "Measuring") as advance:
        for id, format in tables:
            speeds.append((id, env_speed(id, seconds, **({"format": format} if format else {}))))
            advance()
    if as_json:
        click.echo(json.dumps([{"game": id, **speed.plain()} for id, speed in speeds], indent=2))
    else:
        for id, speed in speeds:
            show_env(id, speed)
    return ending(len(speeds), len(tables), "environments were measured")


def show_env(id: str, speed: Any) -> None:
    table = f"{id} {speed.format}".strip()
    alone, together = f"{speed.steps_per_second:,.0f}", f"{speed.vector_steps_per_second:,.0f}"
    engine = "compiled" if speed.compiled else "plain"
    click.echo(f"{table}, {speed.seats} seats, {speed.numbers} numbers ({engine} engine)")
    click.echo(f"  steps a second        {alone:>10}\n  vectorised            {together:>10}")


def ending(done: int, wanted: int, what: str) -> int:
    """The exit code; where not all was done, that is said."""
    return stopped(done != wanted, done, wanted, what)


def stopped(interrupted: bool, done: float, wanted: float, what: str) -> int:
    """The exit code; where somebody pressed Ctrl-C, how much was done until then is said."""
    if not interrupted:
        return 0
    CTRL_C.answered()
    click.echo(f"Interrupted: {done} of {wanted} {what}.", err=True)
    return INTERRUPTED


def fuzz_positions(chosen: tuple[Rules, ...], count: int, seed: int, as_json: bool) -> int:
    """Every one is to end in a game or in a plain error; where one does not, the exit code is 1."""
    results: dict[str, Fuzzed] = {}
    with suppress(KeyboardInterrupt):
        for rules in chosen:
            results[rules.id] = Fuzzed()
            results[rules.id].count(with_progress(damaged(rules.id, count, seed), count, rules.name))
    if as_json:
        click.echo(json.dumps({id: result.plain() for id, result in results.items()}, indent=2))
    else:
        for id, result in results.items():
            show_fuzzed(find(id).name, result)
    tried = sum([sum(result.endings.values()) for result in results.values()])
    code = ending(tried, count * len(chosen), "positions were tried")
    return 1 if any(result.failures for result in results.values()) else code


def show_fuzzed(name: str, result: Fuzzed) -> None:
    endings = ", ".join([f"{count:,} {ending}" for ending, count in sorted(result.endings.items())])
    click.echo(f"{name}: {sum(result.endings.values()):,} damaged positions: {endings}")
    for trial in result.failures:
        click.echo(f"  {trial.number}: {trial.error}")


def load(tables: int | None, seconds: float, as_json: bool) -> int:
    """Scripted players who choose as fast as they can, on a server of its own."""
    from gorin.server.stress import load
    from gorin.server.stress.course import Course

    tables = tables or 200
    with progress(load.parts(tables, seconds), "Playing") as advance:
        course = Course(advance)
        report = load.run(tables, seconds, course=course)
    show_server(report, as_json)
    return stopped(course.interrupted, report.seconds, seconds, "seconds were measured")


def think(tables: int | None, bots: bool, seconds: float, pace: float, uploads: bool, as_json: bool) -> int:
    """People who think before they choose."""
    from gorin.server.stress import human
    from gorin.server.stress.course import Course

    tables = tables or (100 if bots else 1000)
    with progress(human.parts(tables, seconds), "Playing") as advance:
        course = Course(advance)
        report = human.run(tables, bots=bots, seconds=seconds, pace=pace, uploads=uploads, course=course)
    show_server(report, as_json)
    return stopped(course.interrupted, report.seconds, seconds, "seconds were measured")


def shoot(kills: int, tables: int | None, data: str | None, redis: str | None, as_json: bool) -> int:
    """A server that is killed again and again."""
    from gorin.server.stress import crash
    from gorin.server.stress.course import Course

    options = [*(("--data", data) if data else ()), *(("--redis", redis) if redis else ())]
    with progress(kills, "Killing") as advance:
        course = Course(advance)
        report = crash.run(kills, tables or 50, options=options, course=course)
    show_server(report, as_json)
    return stopped(course.interrupted, report.kills, kills, "kills were survived")


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
        *[
            (f"{shown(bot)} bot", "-   " if cost is None else f"{cost:.2f} ms")
            for bot, cost in (("heuristic", heuristic), *figures.guests_ms_per_decision.items())
        ],
        *[
            (f"{what} a second", "-   " if count is None else f"{count:,.0f}   ")
            for what, count in (
                ("worlds", figures.worlds_per_second),
                ("rollouts", figures.rollouts_per_second),
            )
        ],
    ]
