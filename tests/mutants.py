"""Change the rules a little, again and again, and see whether a test notices.

    .venv/bin/python tests/mutants.py --count 50 --seed 3 --only src/gorin/games/battle

Each mutant is the program with one change: another comparison, `and` for `or`, a `not` more or less, a number
one higher or lower, a call left out, two arguments swapped. The tests that reach the changed statement run on
it, the quickest first, until one fails. What survives is either no change at all (then the reason goes into
mutants_survivors.tsv beside this file) or something that no test looks at. The checkout is left alone:
mutants live in the memory of processes of their own, and what is worth keeping is kept in build/mutants.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from mutating.changes import ROOT, Changed, Mutant, changed, mutants_of, rules_files
from mutating.reach import Reach, is_at_import, reach_of, tests_at
from mutating.trials import (
    NOTICED,
    SURVIVED,
    TIMED_OUT,
    UNREACHED,
    Trial,
    Verdict,
    tell_on_stderr,
    tidy_up,
    verdicts,
)

ROOMS = ("kernel", "laws", "language", "rules", "cards", "examples", "golden", "bots")
TESTS = [f"tests/{each}" for each in ROOMS]
REASONS = Path(__file__).with_name("mutants_survivors.tsv")
EXPLAINED = "explained"
COLUMNS = (NOTICED, TIMED_OUT, EXPLAINED, SURVIVED, UNREACHED)


class Result(NamedTuple):
    """A mutant, its change and its fate."""

    mutant: Mutant
    change: Changed
    verdict: Verdict
    reason: str

    @property
    def fate(self) -> str:
        outcome = self.verdict.outcome
        return EXPLAINED if self.reason and outcome in (SURVIVED, UNREACHED) else outcome

    @property
    def needs_a_look(self) -> bool:
        return self.fate in (SURVIVED, UNREACHED)


def main(args: list[str]) -> int:
    """The exit code says whether a mutant survived without a reason."""
    wish = _parser().parse_args(args)
    chosen = survivors(Path(wish.again)) if wish.again else sample(wish.count, wish.seed, wish.only)
    chosen = chosen[_part(wish.part, len(chosen))]
    files = test_files(wish.tests)
    trials = prepared(chosen, reach_of(files, wish.fresh), files, wish.all)
    found = side_by_side(trials, wish.jobs) if wish.jobs > 1 else in_turn(trials)
    reasons = known_reasons()
    results = [
        Result(trial.mutant, trial.change, verdict, reasons.get(key(trial.mutant, trial.change), ""))
        for trial, verdict in zip(trials, found, strict=True)
    ]
    print(json.dumps([as_json(each) for each in results], indent=1) if wish.json else report(results))
    return int(any(each.needs_a_look for each in results))


def _parser() -> argparse.ArgumentParser:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--count", type=int, default=200, help="how many mutants  [200]")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same mutants  [1]")
    parser.add_argument("--only", default="", metavar="PATH", help="of the files below this path")
    parser.add_argument("--part", default="1/1", metavar="K/N", help="the K-th of N equal parts of them")
    parser.add_argument("--again", metavar="FILE", help="those that survived, by what --json printed before")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time  [1]")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="the tests to run")
    parser.add_argument("--all", action="store_true", help="run all of them, not only those that reach it")
    parser.add_argument("--fresh", action="store_true", help="look again what each test reaches")
    parser.add_argument("--json", action="store_true", help="print every mutant as JSON")
    return parser


def sample(count: int, seed: int, only: str) -> list[Mutant]:
    """As many mutants of each kind, as far as there are that many."""
    by_kind: dict[str, list[Mutant]] = {}
    for path in rules_files(only):
        for mutant in mutants_of(path):
            by_kind.setdefault(mutant.kind, []).append(mutant)
    rng = random.Random(seed)
    for mutants in by_kind.values():
        rng.shuffle(mutants)
    found: list[Mutant] = []
    while len(found) < count and any(by_kind.values()):
        found += [mutants.pop() for _, mutants in sorted(by_kind.items()) if mutants]
    return found[:count]


def _part(text: str, count: int) -> slice:
    number, _, parts = text.partition("/")
    return slice((int(number) - 1) * count // int(parts), int(number) * count // int(parts))


def survivors(file: Path) -> list[Mutant]:
    """The mutants that survived an earlier run, as far as they can still be made."""
    told = [each for each in json.loads(file.read_text()) if each["outcome"] in (SURVIVED, UNREACHED)]
    wanted = {(each["path"], each["place"], flat(each["before"]), flat(each["after"])) for each in told}
    places = {(path, place) for path, place, *_ in wanted if path in rules_files(path)}
    found = [mutant for path in {path for path, _ in places} for mutant in mutants_of(path)]
    near = [mutant for mutant in found if (mutant.path, mutant.place) in places]
    return [mutant for mutant in near if key(mutant, changed(mutant)) in wanted]


def test_files(wanted: list[str]) -> list[str]:
    """The test files that are named, or that lie in folders that are named."""
    paths = [path for each in wanted for path in (ROOT / each).rglob("test_*.py")]
    paths += [ROOT / each for each in wanted if each.endswith(".py")]
    return sorted({path.relative_to(ROOT).as_posix() for path in paths})


# --- running --------------------------------------------------------------------------------------------


def prepared(chosen: list[Mutant], reach: Reach, files: list[str], all_tests: bool) -> list[Trial]:
    known = reach.tests(files)
    trials = []
    for mutant in chosen:
        change = changed(mutant)
        names = list(known) if all_tests else tests_at(reach, known, mutant, change.before)
        tests = {test: known[test].seconds for test in names}
        trials.append(Trial(mutant, change, tests, is_at_import(reach, mutant, change.before)))
    return trials


def in_turn(trials: list[Trial]) -> list[Verdict]:
    say = tell_on_stderr()
    try:
        return verdicts(trials, lambda trial, verdict: say(one_line(trial, verdict)))
    finally:
        tidy_up()


def side_by_side(trials: list[Trial], jobs: int) -> list[Verdict]:
    """Each worker takes every n-th mutant, and hands back in a file what became of them."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, str(number)) for number in range(jobs)]
        workers = []
        for number, file in enumerate(files):
            if not (worker := os.fork()):
                _work(trials[number::jobs], file)
            workers.append(worker)
        for worker in workers:
            os.waitpid(worker, 0)
        parts = [[Verdict(*each) for each in json.loads(file.read_text())] for file in files]
    return [parts[number % jobs][number // jobs] for number in range(len(trials))]


def _work(trials: list[Trial], file: Path) -> None:
    try:
        file.write_text(json.dumps(in_turn(trials)))
    finally:
        os._exit(0)


# --- reasons --------------------------------------------------------------------------------------------


def key(mutant: Mutant, change: Changed) -> tuple[str, ...]:
    """What a reason is given for: the change itself, wherever in the file it stands."""
    return mutant.path, mutant.place, flat(change.before), flat(change.after)


def flat(text: str) -> str:
    return " ".join(text.split())


def known_reasons() -> dict[tuple[str, ...], str]:
    if not REASONS.exists():
        return {}
    with REASONS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return {tuple(row[:4]): row[4] for row in rows}


# --- telling --------------------------------------------------------------------------------------------


def one_line(trial: Trial, verdict: Verdict) -> str:
    mutant = trial.mutant
    where = f"{mutant.path}:{mutant.line}"
    return f"{verdict.outcome:10} {verdict.seconds:6.1f} s {verdict.tests:5} tests  {mutant.kind:18} {where}"


def as_json(result: Result) -> dict[str, Any]:
    told = {**result.mutant._asdict(), **result.verdict._asdict(), "outcome": result.fate}
    return {**told, "before": result.change.before, "after": result.change.after, "reason": result.reason}


def report(results: list[Result]) -> str:
    """A table by package, and every survivor that has no reason."""
    lines = [f"{'':14}" + "".join(f"{column:>11}" for column in ("mutants", *COLUMNS))]
    for package in sorted({each.mutant.package for each in results}):
        lines.append(_row(package, [each for each in results if each.mutant.package == package]))
    lines.append(_row("all", results))
    return "\n".join([*lines, *[_diff(each) for each in results if each.needs_a_look]])


def _row(name: str, results: list[Result]) -> str:
    counts = Counter(each.fate for each in results)
    return f"{name:14}" + "".join(f"{number:>11}" for number in (len(results), *[counts[c] for c in COLUMNS]))


def _diff(result: Result) -> str:
    mutant, change = result.mutant, result.change
    head = f"\n{result.fate}: src/{mutant.path}:{mutant.line} in {mutant.place or 'the file'} ({mutant.kind})"
    return f"{head}\n- {flat(change.before)}\n+ {flat(change.after)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
