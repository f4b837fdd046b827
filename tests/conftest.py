"""What all tests share: the clause recorder, and the word on which engine they run."""

import os
import re

import pytest
from hypothesis import HealthCheck, settings

from gorin import engine

ADDRESS = re.compile(r"0x[0-9a-f]{6,}")

collect_ignore_glob = ["support/*"]
"""What it publishes is published where it is imported: not once more in search of doctests."""

pytest_plugins = ["pytester", "support.clause_recorder", "support.ccg_editions"]

# How fast examples are made is the machine's business and no verdict, and which are made is no matter of
# chance: what was green stays green. `--hypothesis-profile=search` makes others each time.
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("gorin", settings.get_profile("search"), derandomize=True)
settings.load_profile("gorin")


def pytest_configure():
    """Refuse to call a run compiled (or plain) when it would test the other engine."""
    expected = os.environ.get("GORIN_EXPECT_ENGINE", engine.name())
    if expected != engine.name():
        raise pytest.UsageError(f"expected the {expected} engine, found {engine.game.__file__}")


def pytest_report_header():
    return f"gorin: {engine.name()} engine"


def pytest_collection_modifyitems(items):
    """Refuse a test that has another name in every process: those of xdist would not agree on what to run."""
    unnamed = [item.nodeid for item in items if ADDRESS.search(item.nodeid)]
    if unnamed:
        raise pytest.UsageError(f"{len(unnamed)} tests are named by an address in memory: {unnamed[0]}")
