"""One server and one browser for all of these tests; each test has pages of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from browser import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving.server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with serving.browser() as opened:
        yield opened


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    from browser import kit

    opened = kit.new_page(chromium, kit.DESKTOP)
    yield opened
    opened.context.close()
