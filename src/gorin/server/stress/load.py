"""The load test: how fast many tables of scripted players are served."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import msgspec

from gorin.server.stress.course import Course
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


def parts(tables: int, seconds: float) -> int:
    """How often its course advances: with each table that is opened, and with each second."""
    return tables + int(seconds)


def run(tables: int, seconds: float = 10.0, seed: int = 1, course: Course | None = None) -> LoadReport:
    """How many choices a second are accepted from scripted players at this many tables."""
    tally, course = Tally(), course or Course()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            empty = server.memory()
            matches = _opened(server, tables, course)
            course.begin()
            course.run(_for_a_while(server, matches, tally, seconds, seed, course))
            spent, used = course.seconds, server.memory() - empty
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


def _opened(server: Server, tables: int, course: Course) -> list[Match]:
    matches: list[Match] = []
    for _ in range(tables):
        matches.append(open_match(server, bot=False))
        course.advance()
    return matches


async def _for_a_while(
    server: Server, matches: list[Match], tally: Tally, seconds: float, seed: int, course: Course
) -> None:
    ticking = asyncio.create_task(course.tick())
    playing = [
        asyncio.create_task(play_match(server, match, tally, seed * 1000 + number))
        for number, match in enumerate(matches)
    ]
    try:
        await asyncio.wait(playing, timeout=seconds)
    finally:  # also after a Ctrl-C: a promise that was broken before it is told
        finished = [task for task in playing if task.done()]
        for task in (ticking, *playing):
            task.cancel()
        await asyncio.gather(ticking, *playing, return_exceptions=True)
        for task in finished:
            task.result()
