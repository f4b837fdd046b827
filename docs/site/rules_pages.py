"""The ledgers as chapters one can browse, with our readings and the tests beside the clauses."""

from __future__ import annotations

import re
from pathlib import Path

from navigation import GAMES

from gorin.ledgers import MARKS, Clause, read
from gorin.ledgers.coverage import by_design
from gorin.ledgers.tags import tagged_tests

DECISIONS = Path(__file__).resolve().parents[1] / "decisions"
CLAUSE_ID = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+-\d+\b")


def pages() -> dict[str, str]:
    """A page for each game, and one that leads to them."""
    readings = readings_by_clause()
    return {"rules/index.md": overview(), **{f"rules/{game}.md": rulebook(game, readings) for game in GAMES}}


OVERVIEW = """\
# Rules

Every rulebook as numbered clauses in our own words. A refusal at the table cites them, and so do the tests.
`gorin rules battle raid` looks them up in the terminal.

| game | clauses |
|---|---|
"""


def overview() -> str:
    rows = [f"| [{name}]({game}.md) | {len(read(game).clauses):,} |\n" for game, name in GAMES.items()]
    return OVERVIEW + "".join(rows)


def rulebook(game: str, readings: dict[str, list[str]]) -> str:
    """The clauses of a game, chapter by chapter."""
    lines, chapter = [f"# {GAMES[game]}: the rules", ""], ""
    for clause in read(game).clauses:
        if clause.section != chapter:
            chapter = clause.section
            lines += [f"## {chapter}", ""]
        lines += [entry(clause, readings.get(clause.id, [])), ""]
    return "\n".join(lines)


def entry(clause: Clause, readings: list[str]) -> str:
    """One clause: what it says, how it is known, where we have explained it, and how many tests show it."""
    mark = f" *({MARKS[clause.mark]})*" if clause.mark else ""
    said = [clause.text + mark, *([f"*{clause.example}*"] if clause.example else [])]
    small = f"<small>{' · '.join(notes(clause, readings))}</small>"
    return f"`{clause.id}`{{ #{clause.id} }}\n:   {' '.join(said)}<br>{small}"


def notes(clause: Clause, readings: list[str]) -> list[str]:
    links = [f'<a href="../decisions/{page}.html">{page}</a>' for page in readings]
    tests = len(tagged_tests().get(clause.id, ()))
    reason = by_design().get(clause.id)
    shown = (
        f"{tests} test{'s' if tests != 1 else ''}"
        if tests
        else reason or "its tests are numbered as they run"
    )
    return [*([f"reading: {', '.join(links)}"] if links else []), shown]


def readings_by_clause() -> dict[str, list[str]]:
    """Which pages of decisions speak of a clause."""
    found: dict[str, list[str]] = {}
    for path in sorted(DECISIONS.glob("*.md")):
        for clause in sorted(set(CLAUSE_ID.findall(path.read_text(encoding="utf-8")))):
            found.setdefault(clause, []).append(path.stem)
    return found
