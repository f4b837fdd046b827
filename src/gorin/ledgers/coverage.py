"""Which clauses the tests have shown: the result of the last test run, and the report on it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal, TypedDict

from gorin.checkout import hint
from gorin.kernel.errors import GorinError
from gorin.ledgers.clauses import CHECKOUT, find, games, read, read_table

RESULTS = CHECKOUT / "build" / "rules-coverage.json"
"""Written by every test run of a checkout."""


class CoverageError(GorinError):
    """There is no result of a test run, or a claim about coverage does not hold."""


@dataclass(frozen=True, slots=True)
class Case:
    """One run of a tagged test; a parametrized test has several cases."""

    id: str
    clauses: tuple[str, ...]
    outcome: Literal["passed", "failed", "skipped"]

    @property
    def test(self) -> str:
        return _test_of(self.id)


@dataclass(frozen=True, slots=True)
class Coverage:
    """What is known of the tagged tests after the last run."""

    full_run: str | None = None
    """When everything last ran (ISO 8601, UTC), if it ever did."""
    last_run: str = ""
    """When anything last ran."""
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The tests that show a clause, by its id."""
    failing: tuple[str, ...] = ()
    """The cases that failed when they last ran: a test shows nothing as long as one of its cases is here."""

    def after(self, cases: Iterable[Case], *, when: str, full: bool) -> Coverage:
        """What is known after one more run. A full run replaces what was known, a partial one corrects it."""
        earlier = Coverage() if full else self
        ran = [case for case in cases if case.outcome != "skipped"]
        failing = set(earlier.failing) - {case.id for case in ran}
        failing |= {case.id for case in ran if case.outcome == "failed"}
        return Coverage(
            full_run=when if full else self.full_run,
            last_run=when,
            clauses=_corrected(earlier.clauses, ran, {_test_of(case) for case in failing}),
            failing=tuple(sorted(failing)),
        )


class GameReport(TypedDict):
    """How many clauses of a game are tested, cannot be tested, or are still open."""

    clauses: int
    tested: int
    by_design: int
    open: int
    open_ids: list[str]


def _how_to_test() -> str:
    return hint("run the tests with: python3 run.py test", "only a checkout of the source code can be tested")


def load(path: Path = RESULTS) -> Coverage:
    """The result of the last test run."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        content["clauses"] = {clause: tuple(tests) for clause, tests in content["clauses"].items()}
        content["failing"] = tuple(content["failing"])
        return Coverage(**content)
    except FileNotFoundError:
        raise CoverageError(f"there is no result of a test run yet; {_how_to_test()}") from None
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise CoverageError(f"{path} is damaged; {_how_to_test()}") from error


def save(coverage: Coverage, path: Path = RESULTS) -> None:
    """Store a result, so that a reader never sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".tmp")
    draft.write_text(json.dumps(asdict(coverage), indent=1) + "\n", encoding="utf-8")
    os.replace(draft, path)


def report(coverage: Coverage | None = None) -> dict[str, GameReport]:
    """How far each ledger is covered, by the last test run unless a result is given."""
    known = coverage or load()
    untestable = by_design()
    return {game: _report_of(game, known.clauses, untestable) for game in games()}


def by_design() -> dict[str, str]:
    """The clauses that no test can show, each with the reason."""
    return check_by_design(read_table("by_design.tsv", ("id", "reason")))


def check_by_design(rows: Iterable[tuple[str, ...]]) -> dict[str, str]:
    """The reasons by clause id; each must name a clause that exists and say why."""
    reasons: dict[str, str] = {}
    for clause_id, reason in rows:
        if not reason.strip():
            raise CoverageError(f"by_design.tsv gives no reason for {clause_id}")
        reasons[find(clause_id).id] = reason
    return reasons


def _test_of(case: str) -> str:
    """The test that a case belongs to: its node id without the parameters."""
    return case.partition("[")[0]


def _corrected(
    earlier: Mapping[str, tuple[str, ...]], ran: list[Case], broken: set[str]
) -> dict[str, tuple[str, ...]]:
    """The tests by clause, with what has just run in place of what was known of it."""
    again = {case.test for case in ran}
    shown = {clause: set(tests) - again for clause, tests in earlier.items()}
    for case in ran:
        if case.test not in broken:
            for clause in case.clauses:
                shown.setdefault(clause, set()).add(case.test)
    return {clause: tuple(sorted(tests)) for clause, tests in sorted(shown.items()) if tests}


def _report_of(game: str, shown: Mapping[str, object], untestable: Mapping[str, str]) -> GameReport:
    ids = [clause.id for clause in read(game).clauses]
    untested = [clause for clause in ids if clause not in shown]
    open_ids = [clause for clause in untested if clause not in untestable]
    return GameReport(
        clauses=len(ids),
        tested=len(ids) - len(untested),
        by_design=len(untested) - len(open_ids),
        open=len(open_ids),
        open_ids=open_ids,
    )
