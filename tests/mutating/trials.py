"""Trials: a mutant meets the tests that reach it, until one of them notices.

Two ways lead there. Where the change is in a function that only tests call, a process has everything imported
and every test collected, and a trial is a fork of it in which the function gets its changed code. Otherwise
the changed file is imported by a process that has imported nothing yet, which takes longer.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from mutating.changes import SOURCES, Changed, Mutant
from mutating.importing import import_with
from mutating.processes import BROKEN, CACHE, apart, run_pytest

NOTICED, SURVIVED, TIMED_OUT, UNREACHED = "noticed", "survived", "timed out", "unreached"
UNSUITED = 98
"""The exit code of a fork in which a function cannot get its changed code."""
LONGEST = 3600.0
FIRST = 12
"""How many tests the slower way tries first: most mutants are noticed by them."""


class Trial(NamedTuple):
    """A mutant and the tests that it has to pass, the quickest first, with the seconds that each computes."""

    mutant: Mutant
    change: Changed
    tests: dict[str, float]
    is_at_import: bool


class Verdict(NamedTuple):
    """How a mutant fared."""

    outcome: str
    tests: int
    seconds: float


def verdicts(trials: list[Trial], tell: Callable[[Trial, Verdict], None]) -> list[Verdict]:
    """What becomes of each mutant, in their order."""
    found: dict[int, Verdict] = {}
    for number, trial in enumerate(trials):
        if not trial.tests:
            found[number] = Verdict(UNREACHED, 0, 0.0)
    quick = {n: trial for n, trial in enumerate(trials) if n not in found and not trial.is_at_import}
    found.update(_in_forks(quick, tell) if quick else {})
    for number, trial in enumerate(trials):
        if number not in found:
            found[number] = _anew(trial)
            tell(trial, found[number])
    return [found[number] for number in range(len(trials))]


# --- the quick way --------------------------------------------------------------------------------------


def _in_forks(trials: dict[int, Trial], tell: Callable[[Trial, Verdict], None]) -> dict[int, Verdict]:
    files = sorted({file_of(test) for trial in trials.values() for test in trial.tests})
    results = CACHE / f"results-{os.getpid()}.json"
    results.unlink(missing_ok=True)
    code = apart(lambda: run_pytest(files, Forks(trials, results, tell)), LONGEST * len(trials))
    if code != 0 or not results.exists():
        raise SystemExit(f"the tests could not be collected (exit code {code})")
    told = json.loads(results.read_text())
    results.unlink()
    return {int(number): Verdict(*verdict) for number, verdict in told.items()}


class Forks:
    """A run of pytest that collects, and instead of running the tests forks for each mutant."""

    def __init__(
        self, trials: dict[int, Trial], results: Path, tell: Callable[[Trial, Verdict], None]
    ) -> None:
        self.trials = trials
        self.results = results
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        found: dict[int, Verdict] = {}
        for number, trial in self.trials.items():
            verdict = _forked(trial, items)
            if verdict is not None:
                found[number] = verdict
                self.tell(trial, verdict)
        self.results.write_text(json.dumps(found))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Only a fork runs tests: the first that fails ends it."""
        if report.failed:
            os._exit(1)


def _forked(trial: Trial, items: dict[str, pytest.Item]) -> Verdict | None:
    """None if the change cannot be made in this way."""
    began = time.monotonic()
    code = apart(lambda: _run_items(trial, [items[test] for test in trial.tests]), LONGEST)
    if code == UNSUITED:
        return None
    return Verdict(_outcome(code), len(trial.tests), time.monotonic() - began)


def _run_items(trial: Trial, items: list[pytest.Item]) -> int:
    if not _replace_code(trial):
        return UNSUITED
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, _patience(trial.tests[item.nodeid]))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    return 0


def _patience(usual: float) -> float:
    """Seconds of computing after which a test that usually takes so long is in an endless loop."""
    return min(10 + 10 * usual, 120)


def _outcome(code: int | None) -> str:
    if code is None or code == -signal.SIGPROF:
        return TIMED_OUT
    if code in (BROKEN, pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"a trial broke down (exit code {code}): this says nothing about the mutant")
    return SURVIVED if code == 0 else NOTICED


# --- changed code ---------------------------------------------------------------------------------------


def _replace_code(trial: Trial) -> bool:
    """Give every function of the file its changed code; False if one cannot take it, or none is there."""
    file = str(SOURCES / trial.mutant.path)
    changed = dict(_codes(compile(trial.change.tree, file, "exec", dont_inherit=True)))
    found = False
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == file:
            code = changed.get(_name(function.__code__))
            if code is not None and code != function.__code__:
                if code.co_freevars != function.__code__.co_freevars:
                    return False
                function.__code__ = code
                found = True
    return found


def _codes(code: CodeType) -> Iterator[tuple[tuple[Any, ...], CodeType]]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield _name(part), part
            yield from _codes(part)


def _name(code: CodeType) -> tuple[Any, ...]:
    return code.co_qualname, code.co_firstlineno


# --- the slower way -------------------------------------------------------------------------------------


def _anew(trial: Trial) -> Verdict:
    began, tests = time.monotonic(), list(trial.tests)
    outcome = SURVIVED
    for portion in (tests[:FIRST], tests[FIRST:]):
        if portion and outcome == SURVIVED:
            code = apart(lambda portion=portion: _import_and_run(trial, portion), LONGEST)
            outcome = NOTICED if _cannot_begin(code, portion) else _outcome(code)
    return Verdict(outcome, len(tests), time.monotonic() - began)


def _cannot_begin(code: int | None, tests: list[str]) -> bool:
    """Whether the change keeps the tests from being collected at all, which go well without it."""
    if code != pytest.ExitCode.USAGE_ERROR:
        return False
    files = sorted({file_of(test) for test in tests})
    return apart(lambda: run_pytest(["--collect-only", *files]), LONGEST) == 0


def _import_and_run(trial: Trial, tests: list[str]) -> int:
    usual = sum(trial.tests[test] for test in tests)
    signal.setitimer(signal.ITIMER_PROF, 60 + 10 * usual)
    import_with(trial.change.tree, trial.mutant.path)
    return run_pytest(["-x", *sorted({file_of(test) for test in tests})], Only(tests))


class Only:
    """Runs some of the collected tests, in a given order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: number for number, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        mine = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(mine, key=lambda item: self.order[item.nodeid])


def file_of(test: str) -> str:
    return test.partition("::")[0]


def tidy_up() -> None:
    for folder in CACHE.glob("tmp-*"):
        shutil.rmtree(folder, ignore_errors=True)


def tell_on_stderr() -> Callable[[str], None]:
    """A way to say something from processes whose own output goes nowhere."""
    voice = os.dup(sys.stderr.fileno())
    return lambda line: os.write(voice, f"{line}\n".encode()) and None
