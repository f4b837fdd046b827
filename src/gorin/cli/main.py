"""The `gorin` command: finds the subcommand, and turns what goes wrong into one line and an exit code."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import NamedTuple, NoReturn

import click

from gorin import engine
from gorin.cli.terminal.input.interrupts import CTRL_C
from gorin.kernel.errors import GorinError

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 1  # what click answers when the pipe closes while a command prints


class Target(NamedTuple):
    """Where a subcommand lives, and its line in the help (known here, so that help imports nothing)."""

    path: str
    summary: str


COMMANDS = {
    "games": Target("gorin.cli.games:games", "List the games with their seats, formats, and decks."),
    "play": Target("gorin.cli.play:play", "Play a game in the terminal."),
    "sim": Target("gorin.cli.sim:sim", "Let bots play many games and count the results."),
    "report": Target("gorin.cli.results:report", "Write the results of a simulation as a page."),
    "rate": Target("gorin.cli.results:rate", "Rate the bots, clans, or decks of a simulation."),
    "tournament": Target("gorin.cli.tournament:tournament", "Let decks or bots play a tournament."),
    "puzzle": Target("gorin.cli.puzzle:puzzle", "Solve puzzles, or find new ones."),
    "replay": Target("gorin.cli.replay:replay", "Step through the record of a game."),
    "review": Target("gorin.cli.review:review", "Find the turning points of a game that was played."),
    "show": Target("gorin.cli.show:show", "Show the position saved in a file."),
    "card": Target("gorin.cli.card:card", "Show a card, its text, and the rules that apply to it."),
    "cards": Target("gorin.cli.cards:cards", "List the cards of a game, or search them."),
    "decks": Target("gorin.cli.decks:decks", "List the decks that come with a game."),
    "deck": Target("gorin.cli.decks:deck", "Show a deck, check a list of cards, or try a deck in games."),
    "rules": Target("gorin.cli.rules:rules", "Look up rule clauses and the tests that cover them."),
    "bench": Target("gorin.cli.bench:bench", "Measure the speed of the engine."),
    "serve": Target("gorin.cli.serve:serve", "Serve the web table."),
    "backup": Target("gorin.cli.backup:backup", "Save all tables to a file."),
    "restore": Target("gorin.cli.backup:restore", "Restore tables from a backup."),
}


class LazyGroup(click.Group):
    """Imports a subcommand only when it is called: a start pays for one, not for all of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name].path.partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, target.summary) for name, target in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="gorin", message=f"%(prog)s, version %(version)s, {engine.name()} engine")
def gorin() -> None:
    """The five tabletop games of the Emerald Empire, played by their rulebooks."""


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    try:
        CTRL_C.listen()
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    CTRL_C.leave()
    sys.exit(code)


def run(args: list[str]) -> int:
    """Run one command line; what the user did wrong is said in plain words."""
    try:
        result = gorin.main(args, prog_name="gorin", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except click.ClickException as error:
        error.show()
        return BAD_INPUT
    except click.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except GorinError as error:
        click.echo(f"gorin: {error}", err=True)
        return BAD_INPUT


def _forget_output() -> None:
    """Send what is still buffered nowhere: at its end the interpreter would complain of the closed pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
