"""`gorin sim`: bots play many games; who wins, by bot, by seat and by clan."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from gorin.bots import named_on_the_command_line, shown, typed
from gorin.cli.decks import chosen_decks
from gorin.cli.main import INTERRUPTED
from gorin.cli.options import Renamed, named_option
from gorin.cli.progress import stopped_by_ctrl_c, with_progress
from gorin.games import find
from gorin.kernel.errors import GorinError
from gorin.lab.folder import ResultsFolder
from gorin.lab.pairs import Record, against_each_other, decks_that_fit, ordered_pairs
from gorin.lab.plan import LONGEST, UNFINISHED, Plan, Played
from gorin.lab.simulate import simulate
from gorin.lab.summary import Summary, Tally, summarize


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="The number of players.  [the game's default]")
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="The number of games."
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The first seed; each game uses the next one."
)
@click.option(
    "--bots",
    default="intermediate,beginner",
    show_default=True,
    help=f"A bot for each seat ({typed()}, or module:Class); the last one also takes the remaining seats.",
)
@click.option("--decks", help="A deck for each seat: an id (see gorin decks GAME) or a file.")
@click.option(
    "--pairs",
    is_flag=True,
    help="Play N games (--games) for every ordered pair of decks: those named, or all that fit.",
)
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any other option of the game.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="The number of processes.")
@click.option(
    "--on",
    default="",
    metavar="ray[:ADDRESS]",
    help="Play on a Ray cluster: at ADDRESS or RAY_ADDRESS, or one of its own with --jobs processes.",
)
@click.option("--rotate/--no-rotate", default=True, show_default=True, help="Rotate seats between games.")
@click.option(
    "--records", type=click.Path(path_type=Path), help="Write the record of each game into this folder."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep the results in this folder; games that are there already are not played again.",
)
@click.option(
    "--max-decisions",
    "longest",
    cls=Renamed,
    formerly="--longest",
    type=click.IntRange(1),
    default=LONGEST,
    show_default=True,
    help="Abandon a game after N decisions.",
)
@click.option(
    "--check", type=click.IntRange(0), default=0, help="Check invariants every N decisions.  [never]"
)
@click.option(
    "--concede",
    type=click.IntRange(0),
    default=0,
    help="Concede at random, about once in N decisions.  [never]",
)
@click.option("--cards", is_flag=True, help="Note which cards everybody draws and plays.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def sim(
    game: str,
    seats: int | None,
    count: int,
    seed: int,
    bots: str,
    decks: str | None,
    pairs: bool,
    others: tuple[str, ...],
    jobs: int,
    on: str,
    rotate: bool,
    records: Path | None,
    out: Path | None,
    longest: int,
    check: int,
    concede: int,
    cards: bool,
    as_json: bool,
) -> int:
    """Let bots play many games and count the results.

    \b
    gorin sim battle --games 500 --jobs 2
    gorin sim lcg --seats 2 --bots expert,intermediate --games 50
    gorin sim battle --seats 2 --bots intermediate --records played/
    gorin sim celestial --decks lion-shamate-keep,crane-seawatch-castle
    gorin sim lcg --pairs --games 10 --bots intermediate --option format=skirmish
    gorin sim war-of-honor --seats 3 --option victory=classic --check 200
    gorin sim battle --games 20000 --jobs 2 --out battle-results
    gorin sim battle --games 20000 --on ray:10.0.0.5:6379 --out battle-results

    Ctrl-C finishes the games in progress and shows the results so far. With --out, every game is written to
    disk as soon as it is over: run the same command again to go on where it stopped (see docs/lab.md).
    """
    options = dict(named_option(text) for text in others)
    line_ups = meetings(game, decks, options) if pairs else ()
    if decks is not None and not pairs:
        options["decks"] = chosen_decks(game, decks)
    plan = Plan(
        game=game,
        seats=seats if seats is not None else 2 if pairs else default_seats(game, options),
        bots=named_on_the_command_line(bots),
        games=count * max(len(line_ups), 1),
        seed=seed,
        rotate=rotate,
        options=options,
        line_ups=line_ups,
        keep_records=records is not None,
        longest=longest,
        check=check,
        concede=concede,
        watch=cards,
    )
    began = time.perf_counter()
    before, results = played(plan, jobs, records, out, on)
    tell(plan, results, before, time.perf_counter() - began, as_json)
    return 0 if len(results) == plan.games else INTERRUPTED


def tell(plan: Plan, results: list[Played], before: int, seconds: float, as_json: bool) -> None:
    """The results; where the games were interrupted, those of the games that were finished."""
    if len(results) < plan.games:
        click.echo(f"Interrupted: {len(results)} of {plan.games} games were finished.", err=True)
    if not results:
        return
    if as_json:
        told = plain(plan, results, before, seconds)
        met = {"pairs": plain_pairs(results)} if plan.line_ups else {}
        click.echo(json.dumps(told | met, indent=2, ensure_ascii=False))
    else:
        show(plan, summarize(results), before, seconds)
        if plan.line_ups:
            show_pairs(against_each_other(results))


def meetings(game: str, decks: str | None, options: dict[str, Any]) -> tuple[tuple[Any, Any], ...]:
    """Every ordered pair of the decks that were named; of all that fit, where none were."""
    if decks is not None:
        return ordered_pairs(chosen_decks(game, decks))
    return ordered_pairs(decks_that_fit(game, options))


def default_seats(game: str, options: dict[str, Any]) -> int:
    """As many players as such a game has when nobody says how many: its format or its decks may tell."""
    seats: int = find(game).complete(options)["seats"]
    return seats


# --- while it runs -----------------------------------------------------------------------------------


def played(
    plan: Plan, jobs: int, records: Path | None, out: Path | None, on: str = ""
) -> tuple[int, list[Played]]:
    """How many games were there before, and all that are there now, also where Ctrl-C was pressed."""
    kept = None if out is None else ResultsFolder(out)
    plan.insist()
    numbers = list(range(plan.games)) if kept is None else kept.begin(plan)
    before = plan.games - len(numbers)
    results: list[Played] = []
    with stopped_by_ctrl_c() as stop:
        games = simulate(plan, jobs, stop, numbers, on)
        if records is not None:
            games = written(games, folder(records))
        if kept is not None:
            games = kept.keep(games)
        try:
            for game in with_progress(games, plan.games, "Playing", before):
                results.append(game)
        except KeyboardInterrupt:
            stop.set()
    return before, results if kept is None else of_plan(plan, kept.games())


def of_plan(plan: Plan, games: list[Played]) -> list[Played]:
    """The games of the plan, where a folder holds more of them."""
    return [game for game in games if game.seed < plan.seed + plan.games]


def folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GorinError(f"cannot write records to {path}: {error.strerror}") from None
    return path


def written(played: Iterable[Played], into: Path) -> Iterator[Played]:
    """The same games, each with its record in a file."""
    for game in played:
        assert game.record is not None
        name = f"{game.record['game']}-{len(game.bots)}-seats-seed-{game.seed}.json"
        try:
            (into / name).write_text(json.dumps(game.record), encoding="utf-8")
        except OSError as error:
            raise GorinError(f"cannot write {into / name}: {error.strerror}") from None
        yield game


# --- the result --------------------------------------------------------------------------------------


def plain(plan: Plan, results: list[Played], before: int, seconds: float) -> dict[str, Any]:
    """Everything as JSON values."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "rotate": plan.rotate,
        "seconds": round(seconds, 3),
        "games_per_second": round((len(results) - before) / seconds, 2),
        "summary": summarize(results).plain(),
        "played": [game.plain() for game in results],
    }


def plain_pairs(results: list[Played]) -> dict[str, dict[str, dict[str, int]]]:
    """Of every deck, games and wins against every other."""
    return {
        deck: {other: {"games": met.games, "wins": met.wins} for other, met in others.items()}
        for deck, others in against_each_other(results).items()
    }


def show(plan: Plan, summary: Summary, before: int, seconds: float) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    seeds = f"seeds from {plan.seed}" if summary.games < plan.games else seeds_of(plan)
    name = find(plan.game).name
    console.print(f"[bold]{name}[/bold], {plan.seats} seats, {seeds}", soft_wrap=True)
    console.print(time_taken(summary, before, seconds), soft_wrap=True)
    endings = [
        (ending, count) for ending, count in summary.endings.items() if is_worth_telling(ending, summary)
    ]
    if endings:
        console.print("; ".join([f"{ending}: {count}" for ending, count in endings]), soft_wrap=True)
    by_bot = {shown(name): tally for name, tally in summary.by_bot.items()}
    by_seat = {str(int(seat) + 1): tally for seat, tally in summary.by_seat.items()}
    for heading, tallies in (("bot", by_bot), ("seat", by_seat), ("clan", summary.by_label)):
        if tallies:
            console.print(table_of(heading, tallies))


def time_taken(summary: Summary, before: int, seconds: float) -> str:
    new, each = summary.games - before, f"{summary.decisions / summary.games:.0f} decisions each"
    if not new:
        return f"{before} games, all there already, {each}"
    told = f"{new} games in {seconds:.1f} s: {new / seconds:.1f} a second, {each}"
    return f"{told}; {before} were there already" if before else told


def seeds_of(plan: Plan) -> str:
    return f"seeds {plan.seed} to {plan.seed + plan.games - 1}" if plan.games > 1 else f"seed {plan.seed}"


def is_worth_telling(ending: str, summary: Summary) -> bool:
    """Abandoned games always are; of the others, endings that are kinds and not single results."""
    return ending == UNFINISHED or 2 * len(summary.endings) < summary.games


def table_of(heading: str, tallies: dict[str, Tally]) -> Any:
    """Rows of names and what they achieved."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(heading, style="cyan", min_width=10)
    for column in ("games", "wins", "shared", "win rate", "mean score"):
        table.add_column(column, justify="right")
    for name, tally in tallies.items():
        rate = f"{tally.win_rate:.1%}"
        score = "-" if tally.mean_score is None else f"{tally.mean_score:.1f}"
        table.add_row(name, str(tally.games), str(tally.wins), str(tally.shared), rate, score)
    return table


def show_pairs(table: dict[str, dict[str, Record]]) -> None:
    """How often the deck of a row has beaten the deck of a column."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, caption="how often the row beat the column")
    grid.add_column("deck", style="cyan", no_wrap=True)
    for number in range(1, len(table) + 1):
        grid.add_column(str(number), justify="right")
    for number, (deck, others) in enumerate(table.items(), start=1):
        grid.add_row(f"{number} {deck}", *[f"{others[other].win_rate:.0%}" for other in table])
    Console(highlight=False).print(grid)
