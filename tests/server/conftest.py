"""A server for each test, without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Browser, Hall, hall
from server.real_servers import one_postgres, one_redis, postgres, postgres_url, redis  # noqa: F401 - fixtures


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hall]:
    with hall(tmp_path) as opened:
        yield opened


@pytest.fixture
def ann(server: Hall) -> Browser:
    return server.browser()


@pytest.fixture
def ben(server: Hall) -> Browser:
    return server.browser()


@pytest.fixture
def eve(server: Hall) -> Browser:
    return server.browser()
