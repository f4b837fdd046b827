"""Answers to a player's questions: what an option means, why something cannot be done, cards and rules."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, STRONG, Lines, wrapped
from gorin.cli.terminal.input.menu import Entry, Menu, mentions, spoken
from gorin.cli.terminal.pictures.picture import Named, Picture, View
from gorin.kernel.game import Game
from gorin.kernel.reasons import Reason
from gorin.ledgers import Clause, LedgerError, read

FEW = 6
"""As many answers are given at once; for more, the question must say more."""
SHOWN = 12


def explained(menu: Menu, entry: Entry, game: str, width: int) -> Lines:
    """What the rules say about an option."""
    lines = wrapped(Text.assemble((f"{entry.number} ", STRONG), entry.option.label), width, indent=3)
    reasons = menu.decision.explain(entry.option)
    if not reasons:
        return [*lines, Text("   No special rule applies to it.", DIM)]
    return [*lines, *_reasoned(reasons, game, width)]


def why_not(game: Game, menu: Menu, picture: Picture, view: View, asked: str, width: int) -> Lines:
    """Why something cannot be chosen now, or by which options it can."""
    found = _found(picture.names(view), asked)
    if not found:
        return wrapped(f"There is nothing called '{asked}' here.", width)
    if len(found) > FEW:
        return _too_many(asked, [named.name for named in found], width)
    return [line for named in found for line in _verdict(game, menu, picture, named, width)]


def _verdict(game: Game, menu: Menu, picture: Picture, named: Named, width: int) -> Lines:
    text = picture.cards().get(named.name)
    title = Text(named.name[0].upper() + named.name[1:], STRONG)
    lines = wrapped(Text.assemble(title, f": {text}" if text else ""), width)
    reasons = game.why_not(menu.decision.seat, named.ref)
    if reasons:
        return [*lines, *_reasoned(reasons, game.rules.id, width)]
    entries = menu.pointing_at(named.ref)
    numbers = ", ".join([str(entry.number) for entry in entries])
    return [*lines, *wrapped(f"   You can choose it now: {numbers}.", width, indent=3)]


def _reasoned(reasons: Iterable[Reason], game: str, width: int) -> Lines:
    """Sentences, each with the clauses that it rests on."""
    lines: Lines = []
    for reason in reasons:
        lines += wrapped(f"   {reason.sentence}", width, indent=3)
        for clause in reason.clauses:
            lines += _clause(game, clause, width)
    return lines


def _clause(game: str, clause: str, width: int) -> Lines:
    try:
        text = read(game).find(clause).text
    except LedgerError:
        text = ""
    return wrapped(Text(f"     {clause}  {text}", DIM), width, indent=16)


def _found(named: list[Named], asked: str) -> list[Named]:
    """The things meant: one alone if its name is given exactly."""
    if not spoken(asked):
        return []
    exact = [thing for thing in named if spoken(thing.name) == spoken(asked)]
    return exact[:1] or [thing for thing in named if mentions(thing.name, asked)]


def _too_many(asked: str, names: list[str], width: int) -> Lines:
    more = ", ..." if len(names) > SHOWN else ""
    return wrapped(
        f"'{asked}' matches many things: {', '.join(names[:SHOWN])}{more}. Be more specific.", width
    )


def cards(picture: Picture, asked: str, width: int) -> Lines:
    """Cards and the like by name."""
    texts = picture.cards()
    if not texts:
        return wrapped("This game has no cards to look up.", width)
    if not asked:
        return wrapped(f"{', '.join(texts)}.", width)
    names = [named.name for named in _found([Named(name, "") for name in texts], asked)]
    if not names:
        return wrapped(f"There is no card called '{asked}'.", width)
    if len(names) > FEW:
        return _too_many(asked, names, width)
    return [line for name in names for line in picture.face(name, width)]


def rules(game: str, asked: str, width: int) -> Lines:
    """The clauses with all of these words, or the one with this id."""
    if not asked:
        return wrapped("Which rule? Try: rules raid", width)
    try:
        found = _clauses(game, asked)
    except LedgerError as error:
        return wrapped(f"{error}.", width)
    if not found:
        return wrapped(f"No clause mentions '{asked}'.", width)
    shown = [Text.assemble((clause.id, STRONG), f"  {clause.text}") for clause in found[:SHOWN]]
    lines = [line for clause in shown for line in wrapped(clause, width, indent=11)]
    if len(found) > SHOWN:
        lines.append(Text(f"... and {len(found) - SHOWN} more: gorin rules {game} {asked}", DIM))
    return lines


def _clauses(game: str, asked: str) -> tuple[Clause, ...]:
    ledger = read(game)
    named = tuple(clause for clause in ledger.clauses if clause.id == asked.upper())
    return named or ledger.search(asked.split())
