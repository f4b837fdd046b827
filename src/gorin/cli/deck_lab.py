"""`gorin deck test` and `gorin deck tune`: how good a deck is, and what would make it better."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from gorin.bots import named_on_the_command_line
from gorin.cards.decks import edition_of, edition_of_deck, parse_deck
from gorin.cli.decks import EDITION, chosen_decks, read_file
from gorin.cli.main import INTERRUPTED
from gorin.cli.options import named_option
from gorin.cli.progress import progress, stopped_by_ctrl_c, with_progress
from gorin.kernel.errors import GorinError
from gorin.lab.deck_lab import (
    Field,
    Proposal,
    Tested,
    Tuning,
    findings,
    possible_swaps,
    rivals_for,
    weakest,
)
from gorin.lab.pairs import decks_that_fit
from gorin.lab.rates import Rate
from gorin.lab.simulate import simulate
from gorin.language.library.deck import Deck
from gorin.language.library.library import Library, library_of

ALL = "all"
FEWEST = 10
"""Games in which a card was drawn, before its rate is shown."""
HEATS = (4, 2, 1)
"""With each heat fewer swaps are left, and each is tried in more games."""


def read_deck(named: str, edition: str | None) -> tuple[str, Deck]:
    """The game of a deck and the deck: one that comes with a game, or a file with a legal list."""
    if not Path(named).is_file():
        game = edition or edition_of_deck(named)
        known = library_of(game).decks
        if named not in known:
            raise GorinError(f"there is no file {named}, and {game} has no deck of that name")
        return game, known[named]
    text = read_file(Path(named))
    game = edition or edition_of(text, named)
    found = parse_deck(game, text)
    if found.why_unplayable:
        raise GorinError(f"{named} is not a legal deck: {found.why_unplayable[0]}")
    return game, found.deck


def field_of(
    game: str, deck: Deck, against: str, bot: str, games: int, seed: int, others: tuple[str, ...]
) -> Field:
    named = named_on_the_command_line(bot)
    if len(named) != 1:
        raise GorinError(f"one bot plays all decks, not {len(named)}")
    options = dict(named_option(text) for text in others)
    if deck.format and "format" not in options:
        options["format"] = deck.format
    chosen = decks_that_fit(game, options) if against == ALL else chosen_decks(game, against)
    return Field(game, options, rivals_for(game, chosen, deck), named[0], games, seed)


DECK = click.argument("deck")
AGAINST = click.option(
    "--against",
    default=ALL,
    show_default=True,
    help="The decks to play against: ids or files, or all that fit.",
)
BOT = click.option("--bot", default="intermediate", show_default=True, help="The bot that plays both decks.")
SEED = click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
OTHERS = click.option(
    "--option", "others", multiple=True, metavar="NAME=VALUE", help="Any other option of the game."
)
JOBS = click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="The number of processes."
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command("test")
@DECK
@EDITION
@AGAINST
@BOT
@click.option(
    "--games", type=click.IntRange(2), default=20, show_default=True, help="Games against each deck."
)
@SEED
@OTHERS
@JOBS
@JSON
def deck_test(
    deck: str,
    edition: str | None,
    against: str,
    bot: str,
    games: int,
    seed: int,
    others: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> int:
    """Play a deck against others: its win rates, and how its cards did.

    \b
    gorin deck test mine.txt --against all --games 40 --jobs 2
    gorin deck test lion-core --against crab-core,crane-core

    DECK is a file with a list of cards, or a deck that comes with a game. Intervals are 95 % intervals.
    """
    game, own = read_deck(deck, edition)
    field = field_of(game, own, against, bot, games, seed, others)
    field.insist()
    plan = field.plan(own)
    with stopped_by_ctrl_c() as stop:
        played = list(with_progress(simulate(plan, jobs, stop), plan.games, "Playing"))
    if not played:
        return INTERRUPTED
    found = findings(played)
    if as_json:
        click.echo(json.dumps({"deck": own.name, **found.plain()}, indent=2, ensure_ascii=False))
    else:
        show(library_of(game), own, found)
    return 0 if len(played) == plan.games else INTERRUPTED


def percent(rate: Rate | dict[str, Any]) -> str:
    told = rate.plain() if isinstance(rate, Rate) else rate
    return f"{told['rate']:.0%} ({told['low']:.0%} to {told['high']:.0%})"


def show(library: Library, deck: Deck, found: Tested) -> None:
    click.echo(f"{deck.name}: won {percent(found.total)} of {found.total.games} games")
    width = max([len(rate.name) for rate in found.rivals]) + 2
    for rate in found.rivals:
        click.echo(f"  against {rate.name:<{width}}{percent(rate)}")
    rows = [row for row in found.plain()["cards"] if row["drawn"]["games"] >= FEWEST]
    if not rows:
        return
    names = {row["slug"]: library.cards()[row["slug"]].name for row in rows}
    width = max([len(name) for name in names.values()]) + 2
    click.echo(
        f"\n{'card':<{width}}{'drawn':>6}  {'won when drawn':<22}{'played':>6}  {'won when played':<22}gain"
    )
    for row in rows:
        played = percent(row["played"]) if row["played"] else "-"
        times = row["played"]["games"] if row["played"] else 0
        click.echo(
            f"{names[row['slug']]:<{width}}{row['drawn']['games']:>6}  {percent(row['drawn']):<22}"
            f"{times:>6}  {played:<22}{row['gain']:+.0%}"
        )
    click.echo(
        "\nGain: how much more often games were won in which the card was drawn than those without it."
    )


@click.command("tune")
@DECK
@EDITION
@AGAINST
@BOT
@click.option(
    "--games", type=click.IntRange(2), default=20, show_default=True, help="Games of a swap at the end."
)
@click.option("--swaps", type=click.IntRange(1), default=16, show_default=True, help="Swaps to begin with.")
@click.option(
    "--out", multiple=True, metavar="SLUG", help="A card that may leave.  [the five that did worst]"
)
@SEED
@OTHERS
@JOBS
@JSON
def deck_tune(
    deck: str,
    edition: str | None,
    against: str,
    bot: str,
    games: int,
    swaps: int,
    out: tuple[str, ...],
    seed: int,
    others: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> int:
    """Propose swaps of cards that win more games, tried on the same seeds as the deck itself.

    \b
    gorin deck tune mine.txt --games 60 --jobs 2
    gorin deck tune mine.txt --out banzai --against crane-core

    It begins with random legal swaps for the cards that did worst; the better half goes on with twice as many
    games, twice. A gain is proven when its whole 95 % interval is above zero; among many swaps, one in forty
    would look proven by luck, so try what is proposed again with another --seed.
    """
    game, own = read_deck(deck, edition)
    field = field_of(game, own, against, bot, games, seed, others)
    library = library_of(game)
    for slug in out:
        if slug not in own.cards():
            raise GorinError(f"there is no {slug!r} in {own.name}")
    with stopped_by_ctrl_c() as stop:
        tuning = Tuning(field, own, jobs, stop)
        leaving = out or weakest(library, _first_look(field, own, jobs, stop), own, 5)
        chosen = possible_swaps(library, own, leaving, random.Random(seed))[:swaps]
        found = race(tuning, chosen, games)
        is_whole = not stop.is_set()
    tell(library, own, found, as_json)
    return 0 if is_whole else INTERRUPTED


def _first_look(field: Field, deck: Deck, jobs: int, stop: Any) -> Tested:
    plan = field.plan(deck)
    return findings(list(with_progress(simulate(plan, jobs, stop), plan.games, "Playing")))


def race(tuning: Tuning, swaps: list[Any], games: int) -> list[Proposal]:
    """The heats one after another; what is left, the best first."""
    found: list[Proposal] = []
    total = sum([-(-len(swaps) // (HEATS[0] // share)) for share in HEATS])
    with suppress(KeyboardInterrupt), progress(total, "Trying") as advance:
        for share in HEATS:
            kept = -(-len(swaps) // (HEATS[0] // share))
            chosen = [proposal.swap for proposal in found[:kept]] if found else swaps
            found = tuning.heat(chosen, max(games // share // 2 * 2, 2), advance) or found
    return found


def tell(library: Library, deck: Deck, found: list[Proposal], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([proposal.plain() for proposal in found], indent=2))
        return
    if not found:
        click.echo(f"There is no legal swap for these cards of {deck.name}.")
        return
    if not any(proposal.is_proven for proposal in found):
        click.echo("No swap is proven to be better; these did best:")
    for proposal in found:
        swap, cards = proposal.swap, library.cards()
        what = f"{swap.copies}x {cards[swap.out].name} -> {cards[swap.into].name}"
        sure = "proven" if proposal.is_proven else "not proven"
        interval = f"{proposal.low:+.0%} to {proposal.high:+.0%}"
        click.echo(f"{what}: {proposal.gain:+.0%} ({interval}, {proposal.games} games, {sure})")
