"""Python's search for circles: often and short, instead of seldom and long."""

import asyncio
import gc

from gorin.server.labour.children import search_often

MANY = 20_000


def newest() -> int:
    return len(gc.get_objects(0))


def test_what_is_new_is_searched_before_it_has_become_much():
    async def grow_old() -> None:
        searching = asyncio.create_task(search_often())
        kept = [[number] for number in range(MANY)]
        assert newest() >= MANY
        for _ in range(100):
            await asyncio.sleep(0.1)
            if newest() < MANY:
                break
        assert newest() < MANY
        assert len(kept) == MANY
        searching.cancel()

    gc.disable()  # Python would search by itself here, where nothing is thrown away
    try:
        asyncio.run(grow_old())
    finally:
        gc.enable()
