"""Python's search for circles: often and short, instead of seldom and long."""

import asyncio
import gc

from gorin.server.jobs.subprocesses import gc_loop
from support.apart import run_apart
from support.limits import LIMIT

MANY = 20_000


def newest() -> int:
    return len(gc.get_objects(0))


def test_what_is_new_is_searched_before_it_has_become_much():
    async def grow_old() -> None:
        searching = asyncio.create_task(gc_loop())
        kept = [[number] for number in range(MANY)]
        assert newest() >= MANY
        async with asyncio.timeout(LIMIT):
            while newest() >= MANY:
                await asyncio.sleep(0.01)
        assert len(kept) == MANY
        searching.cancel()

    gc.disable()  # Python would search by itself here, where nothing is thrown away
    try:
        run_apart(grow_old())
    finally:
        gc.enable()
