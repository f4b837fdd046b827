"""The load test: how fast many tables of scripted players are served."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import msgspec

from gorin.server.stress.players import Match, Tally, open_match, play_match
from gorin.server.stress.process import Server


class LoadReport(msgspec.Struct):
    """How fast scripted players are served."""

    tables: int
    choices: int
    messages: int
    seconds: float
    choices_per_second: float
    messages_per_second: float
    p50_ms: float
    p99_ms: float
    memory_per_table_kb: float


def run(tables: int, seconds: float = 10.0, seed: int = 1) -> LoadReport:
    """How many choices a second are accepted from scripted players at this many tables."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            empty = server.memory()
            matches = [open_match(server, bot=False) for _ in range(tables)]
            began = time.monotonic()
            asyncio.run(_for_a_while(server, matches, tally, seconds, seed))
            spent, used = time.monotonic() - began, server.memory() - empty
        finally:
            server.kill()
    waits = sorted(tally.waits) or [0.0]
    return LoadReport(
        tables=tables,
        choices=tally.accepted,
        messages=tally.messages,
        seconds=round(spent, 1),
        choices_per_second=round(tally.accepted / spent, 1),
        messages_per_second=round(tally.messages / spent, 1),
        p50_ms=round(waits[len(waits) // 2] * 1000, 1),
        p99_ms=round(waits[len(waits) * 99 // 100] * 1000, 1),
        memory_per_table_kb=round(used / tables / 1024, 1),
    )


async def _for_a_while(server: Server, matches: list[Match], tally: Tally, seconds: float, seed: int) -> None:
    playing = [
        asyncio.create_task(play_match(server, match, tally, seed * 1000 + number))
        for number, match in enumerate(matches)
    ]
    done, unfinished = await asyncio.wait(playing, timeout=seconds)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
    for task in done:
        task.result()
