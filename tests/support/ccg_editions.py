"""One test for several editions: rules that they share are tried in each of them.

cards = published(*PLAIN, also=("diamond",))        # the cards of the file, known to both

@rule("CE-COST-04", "DE-BOW-02")
@also_in("diamond")
def test_what_one_cost_bows_does_not_pay_another(): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from support import ccg_table

FIRST = "celestial"


@pytest.fixture
def edition(request: pytest.FixtureRequest) -> Iterator[str]:
    """Tables are of this edition where a test does not name another."""
    ccg_table.DEFAULT.append(request.param)
    ccg_table.OPENED.clear()
    try:
        yield request.param
    finally:
        ccg_table.DEFAULT.pop()
    assert {request.param} == ccg_table.OPENED, "a shared test plays the edition that it is run for"


def also_in(*others: str) -> Callable[[Any], Any]:
    """Run a test of Celestial in other editions, too."""

    def shared(test: Any) -> Any:
        named = pytest.mark.usefixtures("edition")(test)
        return pytest.mark.parametrize("edition", (FIRST, *others), indirect=True)(named)

    return shared
