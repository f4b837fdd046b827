"""`gorin rules`: the clauses of the rulebooks, and the tests that show them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from typing import Any

import click

from gorin.checkout import hint
from gorin.ledgers import MARKS, Clause, Coverage, CoverageError, GameReport, Ledger, games, read
from gorin.ledgers.coverage import by_design, load, report
from gorin.ledgers.tags import tagged_tests

CLAUSE_ID = re.compile(r"[A-Z]+-[A-Z0-9]+-\d+", re.IGNORECASE)


@click.command()
@click.argument("game", required=False)
@click.argument("words", nargs=-1)
@click.option(
    "--coverage", "of_coverage", is_flag=True, help="Show how many clauses the last test run covered."
)
@click.option("--verbose", is_flag=True, help="Also show what developers need: check, kind, line, tests.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def rules(game: str | None, words: tuple[str, ...], of_coverage: bool, verbose: bool, as_json: bool) -> None:
    """Look up rule clauses and the tests that cover them.

    \b
    gorin rules                     the ledgers
    gorin rules battle              all clauses of a game, by chapter
    gorin rules battle BR-RAD-03    one clause
    gorin rules battle raid shinobi the clauses with all of these words
    gorin rules --coverage [GAME]   how many clauses the tests cover
    """
    if of_coverage:
        if words:
            raise click.UsageError("--coverage takes at most one game")
        show_coverage((read(game).game,) if game else games(), as_json)
    elif game is None:
        show_games(as_json)
    elif not words:
        show_chapters(read(game), as_json)
    elif len(words) == 1 and CLAUSE_ID.fullmatch(words[0]):
        show_clause(game, read(game).find(words[0].upper()), verbose, as_json)
    else:
        show_found(read(game), words, as_json)


def show_games(as_json: bool) -> None:
    counts = {game: len(read(game).clauses) for game in games()}
    if as_json:
        print_json([{"game": game, "clauses": count} for game, count in counts.items()])
    else:
        print_rows((game, f"{count} clauses") for game, count in counts.items())


def show_chapters(ledger: Ledger, as_json: bool) -> None:
    if as_json:
        print_json([plain(clause) for clause in ledger.clauses])
        return
    chapters: dict[str, list[Clause]] = {}
    for clause in ledger.clauses:
        chapters.setdefault(clause.section, []).append(clause)
    for title, clauses in chapters.items():
        print_title(title)
        print_rows((clause.id, clause.text) for clause in clauses)
        click.echo()


def show_found(ledger: Ledger, words: tuple[str, ...], as_json: bool) -> None:
    found = ledger.search(words)
    if as_json:
        print_json([plain(clause) for clause in found])
    elif found:
        print_rows((clause.id, clause.text) for clause in found)
    else:
        click.echo(f"no clause of {ledger.game} mentions {' and '.join(words)}")


def show_clause(game: str, clause: Clause, verbose: bool, as_json: bool) -> None:
    tests = tests_of(clause)
    reason = by_design().get(clause.id)
    if as_json:
        print_json({**plain(clause), "game": game, "tests": tests, "by_design": reason})
        return
    print_title(f"{clause.id}  {clause.section}")
    if not verbose:
        click.echo(clause.text + (f" ({MARKS[clause.mark]})" if clause.mark else ""))
        return
    rows = [
        ("clause", clause.text),
        ("check", clause.check),
        ("kind", clause.kind),
        ("line", f"{clause.line} of the rulebook of {game}"),
        *(
            ("test", test)
            for test in tests or [hint("none", "none: the tests are in the source code, not in the package")]
        ),
    ]
    print_rows(rows + ([("by design", reason)] if reason else []))


def show_coverage(chosen: tuple[str, ...], as_json: bool) -> None:
    coverage = load()
    rows = {game: row for game, row in report(coverage).items() if game in chosen}
    # Beside the JSON, not in it: its keys are the games and nothing else.
    click.echo(age_of(coverage), err=as_json)
    if as_json:
        print_json(rows)
        return
    print_rows((game, counts_of(row)) for game, row in rows.items())
    if len(chosen) == 1:
        print_title("Open")
        ledger = read(chosen[0])
        print_rows((clause, ledger.find(clause).text) for clause in rows[ledger.game]["open_ids"])


def counts_of(row: GameReport) -> str:
    counts = f"{row['tested']} tested, {row['by_design']} by design, {row['open']} open"
    return f"{row['clauses']} clauses: {counts}"


def age_of(coverage: Coverage) -> str:
    """When the tests ran, in a sentence."""
    if coverage.full_run is None:
        return f"Some tests ran at {coverage.last_run}, but never all of them."
    again = f", some again at {coverage.last_run}" if coverage.last_run != coverage.full_run else ""
    return f"All tests ran at {coverage.full_run}{again}."


def tests_of(clause: Clause) -> tuple[str, ...]:
    """The tests whose tags name the clause, and what the last run knows of tags that no source spells out."""
    return tuple(sorted({*tagged_tests().get(clause.id, ()), *tests_run(clause)}))


def tests_run(clause: Clause) -> tuple[str, ...]:
    try:
        return load().clauses.get(clause.id, ())
    except CoverageError:
        return ()


def plain(clause: Clause) -> dict[str, Any]:
    """A clause as a JSON object, under the column names of the ledgers."""
    return {
        "id": clause.id,
        "section": clause.section,
        "kind": clause.kind,
        "clause": clause.text,
        "check": clause.check,
        "line": clause.line,
    }


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def print_title(title: str) -> None:
    click.echo(click.style(title, bold=True))


def print_rows(rows: Iterable[tuple[str, str]]) -> None:
    """Two columns: wrapped and coloured on a terminal, a line for each row in a pipe."""
    if not sys.stdout.isatty():
        for name, text in rows:
            click.echo(f"{name}  {text}")
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for name, text in rows:
        table.add_row(Text(name, style="cyan", no_wrap=True), Text(text))
    Console().print(table)
