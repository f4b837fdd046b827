"""Tests in processes of their own, silent and with an end."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable

import pytest

from mutating.changes import ROOT, SOURCES

CACHE = ROOT / "build" / "mutants"
MEMORY = 4 << 30
"""Bytes that a process may use: a mutant that grows without end is noticed."""
BROKEN = 99
"""The exit code of a process whose work could not be done at all."""
PLUGINS = ("pytest_timeout", "_hypothesis_pytestplugin")
"""The only plugins that are needed; others would take longer to load than most tests to run."""


def apart(work: Callable[[], int], limit: float) -> int | None:
    """The exit code of `work` in a fork of this process; None if it took too long. It says nothing."""
    child = os.fork()
    if child == 0:
        _run_and_leave(work)
    end = time.monotonic() + limit
    try:
        while time.monotonic() < end:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
    finally:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def _run_and_leave(work: Callable[[], int]) -> None:
    code = BROKEN
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        code = work()
    finally:
        os._exit(code)


def run_pytest(arguments: Iterable[str], *plugins: object) -> int:
    """Run tests of the checkout without leaving anything there but in `build`."""
    CACHE.mkdir(parents=True, exist_ok=True)
    sys.path[:0] = [str(SOURCES)]
    sys.pycache_prefix = str(CACHE / "pycache")
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(CACHE / "hypothesis")
    os.environ["GORIN_EXPECT_ENGINE"] = "plain"  # a mutant is a source
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(ROOT)
    options = ["-q", "--capture=sys", "--hypothesis-seed=0", "-o", "timeout=0", "-p", "no:cacheprovider"]
    options += [f"--basetemp={CACHE / f'tmp-{os.getpid()}'}"]
    options += ["-p", "no:support.clause_recorder", *(part for name in PLUGINS for part in ("-p", name))]
    return int(pytest.main([*options, *arguments], plugins=list(plugins)))
