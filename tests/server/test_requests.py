"""Wishes whose wisher has gone before they are looked at."""

import asyncio
from typing import Any

import pytest

from gorin.server.hosting.writer import TableWriter
from gorin.server.table.refusal import Refused
from support.apart import run_apart


class Slow(TableWriter):
    """A pen that refuses after a while."""

    async def _write(self, live: Any, wish: Any) -> Any:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        raise Refused("this table was deleted")


@pytest.mark.filterwarnings("error")
def test_a_refusal_that_nobody_waits_for_is_no_complaint_of_the_server():
    complaints: list[dict[str, Any]] = []

    async def wish_and_go() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, said: complaints.append(said))
        pen = Slow(registry=None)  # type: ignore[arg-type]
        wishing = asyncio.create_task(pen.write(None, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        wishing.cancel()
        for _ in range(10):
            await asyncio.sleep(0)
        assert not pen._tasks

    run_apart(wish_and_go())
    assert complaints == []
