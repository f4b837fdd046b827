"""`gorin cards GAME --lint FACTS`: what differs between the printed cards and ours."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click


def lint(
    game: str,
    found: list[dict[str, Any]],
    facts: Sequence[Path],
    explained: Path | None,
    table: Path | None,
    is_every: bool,
) -> int:
    """Print what is not explained and which explanations are idle; 1 where there is either."""
    from gorin.cards.lint.comparing import idle, read_explanations, unexplained
    from gorin.cards.lint.table import read_facts

    printed = read_facts(game, facts)
    if table is not None:
        printed.write(table)
    known = [row for row in (read_explanations(explained) if explained else []) if row.game == game]
    written = [card for card in found if card["complete"]]
    every = [each for card in written for each in printed.differences(card["slug"], card["text"])]
    left = unexplained(every, known)
    # Of a few cards nobody can tell whether the explanations of the others still apply.
    useless = idle(known, every) if is_every else []
    for each in left:
        click.echo(f"{each.slug}\t{each.feature}")
    for row in useless:
        click.echo(f"{row.slug}\t{row.feature}\tis explained, but does not differ")
    many = "1 card" if len(written) == 1 else f"{len(written)} cards"
    click.echo(f"{many} compared; {len(every)} differences, {len(left)} of them unexplained")
    return 1 if left or useless else 0
