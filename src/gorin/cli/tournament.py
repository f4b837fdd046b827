"""`gorin tournament`: decks or bots against each other, two at a table."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import click

from gorin.bots import named_on_the_command_line, shown
from gorin.cli.decks import chosen_decks
from gorin.cli.main import INTERRUPTED
from gorin.cli.options import named_option
from gorin.cli.progress import progress, stopped_by_ctrl_c
from gorin.kernel.errors import GorinError
from gorin.lab.pairs import called, decks_that_fit
from gorin.lab.tournament import Entrant, Pair, Setting, Standing, Tournament, round_robin

ALL = "all"


@click.command()
@click.argument("game")
@click.option("--decks", help='The decks that take part: ids or files, or "all". Without: bots take part.')
@click.option(
    "--bots", default="intermediate", show_default=True, help="The bot that plays the decks, or the bots."
)
@click.option("--swiss", type=click.IntRange(1), help="Play so many Swiss rounds instead of a round robin.")
@click.option("--games", type=click.IntRange(1), default=10, show_default=True, help="The games of a match.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any other option of the game.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="The number of processes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def tournament(
    game: str,
    decks: str | None,
    bots: str,
    swiss: int | None,
    games: int,
    seed: int,
    others: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> int:
    """Let decks play a tournament, or bots: everybody against everybody, or Swiss rounds.

    \b
    gorin tournament celestial --decks all --swiss 4
    gorin tournament lcg --decks all --option format=skirmish --games 20 --jobs 2
    gorin tournament battle --bots beginner,intermediate,random

    In half of the games of a match the seats are exchanged. A match that is won is a point; whoever has no
    opponent in a Swiss round gets one as well.
    """
    options = dict(named_option(text) for text in others)
    entrants = decks_and_bot(game, decks, bots, options) if decks else bots_alone(bots)
    with stopped_by_ctrl_c() as stop:
        playing = Tournament(Setting(game, options, games, seed), entrants, jobs, stop)
        is_whole = play(playing, swiss, stop)
    tell(playing.ranked(), as_json)
    return 0 if is_whole else INTERRUPTED


def decks_and_bot(game: str, decks: str, bots: str, options: dict[str, Any]) -> list[Entrant]:
    named = named_on_the_command_line(bots)
    if len(named) != 1:
        raise GorinError(f"one bot plays all decks, not {len(named)}")
    chosen = decks_that_fit(game, options) if decks == ALL else chosen_decks(game, decks)
    return [Entrant(called(deck), named[0], deck) for deck in chosen]


def bots_alone(bots: str) -> list[Entrant]:
    return [Entrant(shown(name), name) for name in named_on_the_command_line(bots)]


def play(playing: Tournament, swiss: int | None, stop: Any) -> bool:
    """The rounds; False where somebody pressed Ctrl-C."""
    count = len(playing.entrants)
    rounds: list[list[Pair]] = [[]] * swiss if swiss else round_robin(count)
    matches = len(rounds) * (count // 2)
    with suppress(KeyboardInterrupt), progress(matches, "Playing") as advance:
        for pairs in rounds:
            if swiss:
                playing.play_swiss(advance)
            else:
                playing.play(pairs, advance)
            if stop.is_set():
                break
        else:
            return True
    return False


def tell(standings: list[Standing], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([standing.plain() for standing in standings], indent=2, ensure_ascii=False))
        return
    width = max([len(standing.name) for standing in standings]) + 2
    for place, standing in enumerate(standings, 1):
        row = standing.plain()
        rate = f"{row['rate']:.0%} ({row['low']:.0%} to {row['high']:.0%}) of {row['games']} games"
        click.echo(f"{place:>2}. {standing.name:<{width}}{standing.points:>5g} points  {rate}")
