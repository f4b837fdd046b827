"""What all tests share: the clause recorder, and a guard for the run on the compiled build."""

import os

import pytest

pytest_plugins = ["pytester", "support.clause_recorder"]


def pytest_configure():
    """Refuse to call a run compiled when it would test the Python sources."""
    import gorin.kernel.errors

    compiled = not gorin.kernel.errors.__file__.endswith(".py")
    if os.environ.get("GORIN_EXPECT_COMPILED") and not compiled:
        raise pytest.UsageError(f"expected a compiled build, found {gorin.kernel.errors.__file__}")
