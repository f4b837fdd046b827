"""`gorin puzzle`: moments in which exactly one choice reaches a goal, to be played and to be found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gorin.cli.decks import chosen_decks
from gorin.cli.main import INTERRUPTED
from gorin.cli.options import named_option
from gorin.cli.progress import progress, stopped_by_ctrl_c
from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.pictures.views import OPEN, seen_by
from gorin.cli.terminal.screen import Screen, compose
from gorin.games import all_games
from gorin.kernel.decisions import Decision
from gorin.kernel.errors import GorinError
from gorin.lab.puzzles.attempt import Attempt
from gorin.lab.puzzles.goals import task_of
from gorin.lab.puzzles.making import Puzzle, find_puzzles
from gorin.lab.puzzles.shelf import from_file, shipped, written
from gorin.lab.puzzles.solving import BUDGET, chosen

AGAIN, GIVE_UP, QUIT = "again", "answer", "quit"
FAILED = 1


@click.group(invoke_without_command=True)
@click.pass_context
def puzzle(ctx: click.Context) -> None:
    """Solve puzzles: exactly one choice reaches the goal, whatever your rivals do.

    \b
    gorin puzzle                    list them
    gorin puzzle play lcg 3         play one
    gorin puzzle make celestial     find new ones in simulated games
    """
    if ctx.invoked_subcommand is None:
        listing()


def listing() -> None:
    for rules in all_games():
        found = shipped(rules.id)
        if found:
            numbers = "1" if len(found) == 1 else f"1 to {len(found)}"
            click.echo(f"{rules.name}: gorin puzzle play {rules.id} NUMBER ({numbers})")


@puzzle.command()
@click.argument("game")
@click.argument("number", type=click.IntRange(1), default=1)
@click.option("--file", type=click.Path(path_type=Path), help="A file of `gorin puzzle make` to play from.")
@click.option("--answer", is_flag=True, help="Print the solution.")
@click.option("--plain", is_flag=True, help="Use no colors.")
def play(game: str, number: int, file: Path | None, answer: bool, plain: bool) -> int:
    """Play a puzzle. All cards are open; your rivals choose what is worst for you.

    Type the number of an option, "again" to begin again, "answer" for the solution, or "quit".
    """
    found = shipped(game) if file is None else [each for each in from_file(file) if each.game == game]
    if number > len(found):
        raise GorinError(f"there is no puzzle {number} of {game}: there are {len(found)}")
    chosen_one = found[number - 1]
    if answer:
        tell_answer(chosen_one)
        return 0
    return solve(chosen_one, Terminal(plain))


def tell_answer(chosen_one: Puzzle) -> None:
    """The main line in words."""
    game = chosen_one.start()
    for seat, option in chosen_one.line:
        decision = game.pending[0]
        index = decision.index_of(option)
        who = "You" if seat == chosen_one.goal.seat else "Rival"
        click.echo(f"{who}: {decision.pick(index).label}")
        game = chosen(game, index)


def solve(chosen_one: Puzzle, terminal: Terminal) -> int:
    attempt = Attempt(chosen_one)
    name = draw(attempt, terminal)
    click.echo(f"\nYou are {name}. {task_of(chosen_one.game, chosen_one.goal)}\n")
    while attempt.reached is None:
        said = asked(attempt.game.pending[0])
        if said == QUIT:
            return FAILED
        if said == GIVE_UP:
            tell_answer(chosen_one)
            return FAILED
        if said == AGAIN:
            attempt = Attempt(chosen_one)
            continue
        is_right = attempt.choose(said)
        for answer in attempt.answers:
            click.echo(f"  Rival: {answer}")
        if not is_right and attempt.reached is None:
            click.echo("  Your rivals can now prevent it. Go on, or type again.")
    click.echo("Solved." if attempt.reached else "You did not reach the goal.")
    return 0 if attempt.reached else FAILED


def draw(attempt: Attempt, terminal: Terminal) -> str:
    """The table with everything open; what the solver is called there."""
    game = attempt.game
    picture, view = picture_of(game.rules.id), seen_by(game, OPEN)
    terminal.show(compose(Screen(picture, view), terminal.size))
    return picture.seat_name(view, attempt.goal.seat)


def asked(decision: Decision) -> str:
    """What somebody types: a word, or the id of an option."""
    click.echo(decision.prompt)
    for number, option in enumerate(decision.options, 1):
        click.echo(f"{number:>3}  {option.label}")
    while True:
        try:
            said = input("> ").strip().lower()
        except EOFError:
            return QUIT
        if said in (AGAIN, GIVE_UP, QUIT):
            return said
        if said.isdigit() and 1 <= int(said) <= decision.count:
            return decision.options[int(said) - 1].id
        click.echo(f"Type a number from 1 to {decision.count}, again, answer, or quit.")


@puzzle.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=50, show_default=True, help="Games to look through.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
@click.option("--seats", type=int, help="The number of players.")
@click.option("--decks", help="A deck for each seat: an id (see gorin decks GAME) or a file.")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any other option of the game.")
@click.option("--bot", default="heuristic", help="Who plays the games.  [intermediate]")
@click.option(
    "--budget", type=click.IntRange(1), default=BUDGET, show_default=True, help="Positions to search at most."
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="Append to this file."
)
def make(
    game: str,
    games: int,
    seed: int,
    seats: int | None,
    decks: str | None,
    others: tuple[str, ...],
    bot: str,
    budget: int,
    out: Path,
) -> int:
    """Find puzzles in games that bots play, and write them into a file.

    A moment becomes a puzzle if an exhaustive search with open information proves that exactly one choice
    reaches the goal and that every other misses it. Moments in which chance would decide are left out.
    """
    options: dict[str, Any] = dict(named_option(text) for text in others)
    options |= {"seats": seats} if seats is not None else {}
    options |= {"decks": chosen_decks(game, decks)} if decks is not None else {}
    count = 0
    with stopped_by_ctrl_c() as stop, progress(games, "Looking") as advance:
        for number in range(seed, seed + games):
            if stop.is_set():
                break
            for found in find_puzzles(game, number, bot, budget, **options):
                append(out, written(found))
                count += 1
            advance()
        is_whole = not stop.is_set()
    click.echo(f"{count} {'puzzle' if count == 1 else 'puzzles'} found")
    return 0 if is_whole else INTERRUPTED


def append(path: Path, line: str) -> None:
    try:
        with path.open("a", encoding="utf-8") as lines:
            lines.write(line)
    except OSError as error:
        raise GorinError(f"cannot write {path}: {error.strerror}") from None
