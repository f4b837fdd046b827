"""The crash test: a server is killed at random moments while scripted players play on."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from gorin.server.stress.course import Course
from gorin.server.stress.players import Match, Tally, opened_in_spite_of_all, play_match
from gorin.server.stress.process import Broken, Server

STUCK = 60.0
"""Seconds of one life of the server without a finished choice after which a table counts as stuck."""
MOST_CHOICES_OF_A_LIFE = 60
SHORT_LIFE = 10.0
"""Seconds after which most servers are killed, whatever they have done."""
LONG_LIVES = 8
"""One server in so many lives until it has served every table."""


class CrashReport(msgspec.Struct):
    """What a crash test came to. `lost` and `stuck` would have been raised: they are 0 here by proof.

    Where it was interrupted, that is proven of the games that were played out.
    """

    kills: int
    tables: int
    games: int
    accepted: int
    unheard: int
    """Choices that were on the disk when the server was killed, before the chooser heard of it."""
    seconds: float


def run(
    kills: int, tables: int, seed: int = 1, options: Sequence[str] = (), course: Course | None = None
) -> CrashReport:
    """The crash test. Raises Broken where something accepted was lost or a table is stuck."""
    tally, course = Tally(), course or Course()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *options)
        server.start()
        try:
            course.begin()
            course.run(_under_fire(server, kills, tables, tally, seed, course))
        except ExceptionGroup as group:  # of several that failed together, the first says it
            raise group.exceptions[0] from None
        finally:
            server.kill()
        server.check_calm()
    return CrashReport(
        tally.kills, tables, tally.games, tally.accepted, tally.unheard, round(course.seconds, 1)
    )


async def _under_fire(
    server: Server, kills: int, tables: int, tally: Tally, seed: int, course: Course
) -> None:
    """The tables are played again and again while the server is shot at; each last game is played out."""
    matches: list[Match] = []
    shooting = True

    async def keep_playing(number: int) -> None:
        again = 0
        while shooting or not again:
            match = await opened_in_spite_of_all(server, number % 5 == 4)
            matches.append(match)
            await play_match(server, match, tally, seed * 10**6 + number * 1000 + again)
            matches.remove(match)
            again += 1

    async with asyncio.TaskGroup() as group:
        watching = group.create_task(watch(server, matches))
        playing = [group.create_task(keep_playing(number)) for number in range(tables)]
        await shoot(server, kills, tally, matches, random.Random(seed), course)
        shooting = False
        await asyncio.wait(playing)
        watching.cancel()


async def shoot(
    server: Server, kills: int, tally: Tally, matches: list[Match], rng: random.Random, course: Course
) -> None:
    """Kill the server at random moments, and start it again, in a thread that nobody else can be using.

    Some die while they are still beginning. Most get as far as a few choices first, or there would be nothing
    to lose: on a busy machine a server needs longer to begin than such a life lasts. Some live until every
    table was served: bots, and who is woken last, would never come to choose.
    """
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thread:
        for number in range(1, kills + 1):
            if number % LONG_LIVES == 0:
                await all_served(server, matches)
            elif rng.randrange(4):
                await accepted(tally, rng.randint(1, MOST_CHOICES_OF_A_LIFE))
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            await loop.run_in_executor(thread, server.kill)
            await loop.run_in_executor(thread, server.start)
            tally.kills += 1
            course.advance()


async def all_served(server: Server, matches: list[Match]) -> None:
    """Wait until somebody has chosen at every table in this life; `watch` sees to it that this ends."""
    while any(not match.over and match.moved <= server.began for match in matches):
        await asyncio.sleep(0.05)


async def accepted(tally: Tally, more: int) -> None:
    """Wait until so many more choices were accepted; not for ever, as all may wait for something else."""
    loop = asyncio.get_running_loop()
    goal, end = tally.accepted + more, loop.time() + SHORT_LIFE
    while tally.accepted < goal and loop.time() < end:
        await asyncio.sleep(0.01)


async def watch(server: Server, matches: list[Match]) -> None:
    """A table at which nothing happens any more is a failure.

    Not while the server is killed again and again: who is served last may not come to it for several lives.
    """
    while True:
        await asyncio.sleep(1)
        for match in matches:
            if not match.over and server.served() - max(match.moved, server.began) > STUCK:
                raise Broken(f"table {match.id} is stuck")
