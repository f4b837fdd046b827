"""What all tests share: the clause recorder, and the word on which engine they run."""

import os

import pytest

from gorin import engine

pytest_plugins = ["pytester", "support.clause_recorder"]


def pytest_configure():
    """Refuse to call a run compiled (or plain) when it would test the other engine."""
    expected = os.environ.get("GORIN_EXPECT_ENGINE", engine.name())
    if expected != engine.name():
        raise pytest.UsageError(f"expected the {expected} engine, found {engine.game.__file__}")


def pytest_report_header():
    return f"gorin: {engine.name()} engine"
