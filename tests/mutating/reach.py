"""Which tests reach which statements: looked at once, and again for the test files that change."""

from __future__ import annotations

import hashlib
import pickle
import time
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mutating.changes import ROOT, Mutant, rules_files
from mutating.importing import Key, Marks
from mutating.processes import CACHE, apart, run_pytest

STORE = CACHE / "reach.pickle"


class Known(NamedTuple):
    """A test: how long it computes, and the marks that it sets (one byte each, compressed)."""

    seconds: float
    marks: bytes


class Reach:
    """What every test reaches."""

    def __init__(self) -> None:
        self.keys: list[Key] = []
        self.files: dict[str, tuple[str, dict[str, Known]]] = {}
        """By test file: its fingerprint and its tests."""
        self.at_import: set[int] = set()
        """The marks that are set before any test runs: what they lead to is there when the first begins."""

    def tests(self, files: list[str]) -> dict[str, Known]:
        return {test: known for file in files for test, known in self.files[file][1].items()}

    def numbers(self, mutant: Mutant, text: str) -> list[int]:
        """The marks of a mutant: its statement, else its function; what runs at import, its whole file."""
        here = [number for number, key in enumerate(self.keys) if key[0] == mutant.path]
        if not mutant.is_deferred:
            return here
        function = [number for number in here if self.keys[number][1] == mutant.place]
        return [number for number in function if self.keys[number][2] == text] or function


def is_at_import(reach: Reach, mutant: Mutant, text: str) -> bool:
    """Whether the change has its effect when the file is imported, if not only then."""
    return not mutant.is_deferred or any(number in reach.at_import for number in reach.numbers(mutant, text))


def tests_at(reach: Reach, tests: dict[str, Known], mutant: Mutant, text: str) -> list[str]:
    """The tests that reach a mutant, the quickest first.

    What is made at import may be read by anybody: after the tests that reach its file come all others.
    """
    wanted = reach.numbers(mutant, text)
    quickest = sorted(tests, key=lambda test: tests[test].seconds)
    found = [test for test in quickest if _sets_any(tests[test].marks, wanted)]
    if not is_at_import(reach, mutant, text):
        return found
    reaching = set(found)
    return found + [test for test in quickest if test not in reaching]


def _sets_any(marks: bytes, wanted: list[int]) -> bool:
    plain = zlib.decompress(marks)
    return any(plain[number] for number in wanted if number < len(plain))


# --- looking --------------------------------------------------------------------------------------------


def reach_of(files: list[str], fresh: bool = False) -> Reach:
    """What the tests of these files reach. One whose file is as it was is not run again, unless asked for."""
    reach = Reach() if fresh else stored()
    missing = [file for file in files if reach.files.get(file, ("",))[0] != fingerprint(file)]
    if missing:
        code = apart(lambda: _look(reach, missing), limit=2 * 3600)
        if code != 0:
            raise SystemExit(f"the tests must pass before mutants are made (exit code {code})")
    return stored()


def stored() -> Reach:
    reach = Reach()
    if STORE.exists():
        reach.keys, reach.files, reach.at_import = pickle.loads(STORE.read_bytes())
    return reach


def fingerprint(file: str) -> str:
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


def _look(reach: Reach, files: list[str]) -> int:
    watcher = Watcher(Marks(rules_files(), reach.keys))
    code = run_pytest(files, watcher)
    if code == 0:
        reach.at_import |= watcher.at_import
        for file in files:
            reach.files[file] = (fingerprint(file), watcher.known(file))
        draft = Path(f"{STORE}.new")
        draft.write_bytes(pickle.dumps((reach.keys, reach.files, reach.at_import)))
        draft.replace(STORE)
    return code


class Watcher:
    """Notes the time and the marks of each test. What a fixture of several tests reaches counts for all."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.seconds: dict[str, float] = {}
        self.own: dict[str, int] = {}
        self.shared: dict[str, int] = {}
        """By file: what was reached while its tests were set up."""
        self.sharing: set[str] = set()
        self.at_import: set[int] = set()

    def pytest_collection_finish(self) -> None:
        self.at_import = {number for number, mark in enumerate(self.marks.reached) if mark}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Any:
        self.marks.taken()
        self.seconds[item.nodeid] = time.process_time()
        try:
            return (yield)
        finally:
            file = item.nodeid.partition("::")[0]
            self.own[item.nodeid] = self.marks.taken()
            self.shared[file] = self.shared.get(file, 0) | self.own[item.nodeid]
            if _has_wide_fixtures(item):
                self.sharing.add(item.nodeid)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Any:
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - self.seconds[item.nodeid]
            self.own[item.nodeid] |= self.marks.taken()

    def known(self, file: str) -> dict[str, Known]:
        mine = [test for test in self.own if test.partition("::")[0] == file]
        return {test: Known(self.seconds[test], self._compressed(test, file)) for test in mine}

    def _compressed(self, test: str, file: str) -> bytes:
        found = self.own[test] | (self.shared[file] if test in self.sharing else 0)
        return zlib.compress(found.to_bytes(len(self.marks.keys), "little"), 1)


def _has_wide_fixtures(item: pytest.Item) -> bool:
    """Whether a test uses something that was made for several tests."""
    info = getattr(item, "_fixtureinfo", None)
    known = info.name2fixturedefs.values() if info else []
    return any(each.scope != "function" for definitions in known for each in definitions)
