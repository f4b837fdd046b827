"""One server and one browser for all of these tests; each test has pages of its own."""

from __future__ import annotations

import contextlib
import gc
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from browser import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@contextlib.contextmanager
def tidied_up() -> Iterator[None]:
    """What a browser and its server leave lying about is thrown away here, and blamed on no later test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with tidied_up(), serving.server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with tidied_up(), serving.browser() as opened:
        yield opened


@pytest.fixture(autouse=True)
def own_litter(request: pytest.FixtureRequest) -> Iterator[None]:
    """The pages of a test that failed go with it: what happens there later is no fault of the next one."""
    with tidied_up():
        yield
        if "chromium" in request.fixturenames:
            for left in request.getfixturevalue("chromium").contexts:
                left.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    from browser import kit

    opened = kit.new_page(chromium, kit.DESKTOP)
    yield opened
    opened.context.close()
