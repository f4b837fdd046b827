"""Tables of people who think before they choose: how soon does everybody hear of a choice?"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import tempfile
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

import gorin
from gorin.server.presentation.opening import MOST_CHOICES
from gorin.server.stress.course import Course
from gorin.server.stress.players import Match, Player, Tally
from gorin.server.stress.process import Broken, Server
from gorin.server.web.running import allow_many_connections

PACE = 5.0
"""Seconds between two choices at a table."""
BOTS = ("random", "heuristic", "heuristic")
"""Against whom one person plays."""


ARRIVAL = 0.01
"""Seconds between the arrivals of two people: nobody is measured while they come."""
CALM = 1.0
"""Seconds between the last search of the players' own process and the first measurement."""
TABLES_OF_ONE = 20
"""At how many tables one session sits."""


class HumanReport(msgspec.Struct):
    """How soon people hear of a choice, and what the server answers meanwhile."""

    tables: int
    choices: int
    seconds: float
    p50_ms: float
    """From the click until the news of it."""
    p99_ms: float
    health_p99_ms: float
    health_worst_ms: float
    uploads: int
    """How many of the worst uploads were answered meanwhile."""


class Person(Player):
    """A player who chooses only when it is time at the table, and notes when the news come."""

    def __init__(self, *given: Any, pace: float, late: list[float]) -> None:
        super().__init__(*given)
        self.pace, self.late = pace, late
        self.breath.rate = self.breath.burst = 1e9

    async def play(self) -> None:
        with contextlib.suppress(OSError, EOFError):
            async with self._connection() as socket:
                await self._converse(socket)

    async def _choose(self, socket: ClientConnection) -> None:
        await asyncio.sleep(max(0.0, self.match.due - time.monotonic()))
        self._keep_rhythm()
        await super()._choose(socket)

    def _keep_rhythm(self) -> None:
        """The next choice is due by the table's own beat.

        Were it due so long after this one, whoever was held up together would go on choosing together.
        """
        while self.match.due <= time.monotonic():
            self.match.due += self.pace

    def _hear(self, message: Any) -> None:
        if message["type"] in ("delta", "snapshot") and self.wish is not None:
            self.late.append(time.monotonic() - self.wish[1])
        super()._hear(message)


class Heard(Tally):
    """What all people together have heard, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        """How long after each click the news of it came, in seconds."""
        self.health: list[float] = []
        self.uploads = 0

    def forget(self) -> None:
        """What came before is not measured."""
        self.accepted = 0
        self.late.clear()
        self.health.clear()


def parts(tables: int, seconds: float) -> int:
    """How often its course advances: as a table is opened, as its people come, and with each second."""
    return 2 * tables + int(seconds)


def run(
    tables: int,
    *,
    bots: bool = False,
    seconds: float = 60.0,
    pace: float = PACE,
    uploads: bool = False,
    course: Course | None = None,
) -> HumanReport:
    """Tables of two people, or of one with three bots, for a while."""
    allow_many_connections()
    heard, course = Heard(), course or Course()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            matches = _opened(server, bots, tables, course)
            course.run(_for_a_while(server, matches, heard, seconds, pace, uploads, course))
        finally:
            server.kill()
        server.check_calm()
    return HumanReport(
        tables=tables,
        choices=heard.accepted,
        seconds=round(course.seconds, 1),
        p50_ms=_milliseconds(heard.late, 50),
        p99_ms=_milliseconds(heard.late, 99),
        health_p99_ms=_milliseconds(heard.health, 99),
        health_worst_ms=_milliseconds(heard.health, 100),
        uploads=heard.uploads,
    )


def _milliseconds(times: list[float], percent: int) -> float:
    ordered = sorted(times) or [0.0]
    return round(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000, 1)


def _opened(server: Server, bots: bool, tables: int, course: Course) -> list[Match]:
    """The tables; everybody sits at several of them, so that nobody is held back for asking too often."""
    matches: list[Match] = []
    while len(matches) < tables:
        sessions = [server.call("GET", "/api/me")[1] for _ in range(1 if bots else 2)]
        several = min(TABLES_OF_ONE, tables - len(matches))
        for _ in range(several):
            matches.append(_opened_by(server, bots, sessions))
            course.advance()
    return matches


def _opened_by(server: Server, bots: bool, sessions: list[str]) -> Match:
    seats = [None, *BOTS] if bots else [None, None]
    made, _ = server.call("POST", "/api/tables", sessions[0], {"seats": seats, "name": "Player 0"})
    for number, session in enumerate(sessions[1:], 1):
        server.call("POST", f"/api/tables/{made['table']}/seat", session, {"name": f"Player {number}"})
    return Match(made["table"], sessions)


async def _for_a_while(
    server: Server,
    matches: list[Match],
    heard: Heard,
    seconds: float,
    pace: float,
    uploads: bool,
    course: Course,
) -> None:
    playing = [asyncio.create_task(_probe(server, heard.health))]
    try:
        await _arrive(server, matches, heard, pace, playing, course)
        await asyncio.sleep(pace)  # until everybody is there and plays
        if uploads:
            playing.append(asyncio.create_task(_upload(server, heard)))
        with _without_pauses():
            await asyncio.sleep(CALM)  # a person who was kept waiting by the search is not measured
            heard.forget()
            course.begin()
            playing.append(asyncio.create_task(course.tick()))
            await asyncio.sleep(seconds)
    finally:  # also after a Ctrl-C: a promise that was broken before it is told
        await _leave(playing)


async def _arrive(
    server: Server,
    matches: list[Match],
    heard: Heard,
    pace: float,
    playing: list[asyncio.Task[None]],
    course: Course,
) -> None:
    """One person after another sits down and plays."""
    rng = random.Random(1)
    for number, match in enumerate(matches):
        match.due = time.monotonic() + rng.uniform(0, pace)
        for seat in range(len(match.sessions)):
            own = random.Random(f"{number}:{seat}")
            person = Person(server, match, seat, heard, own, pace=pace, late=heard.late)
            playing.append(asyncio.create_task(person.play()))
            await asyncio.sleep(ARRIVAL)
        course.advance()


async def _leave(playing: list[asyncio.Task[None]]) -> None:
    """Everybody stops; Broken where somebody had to before."""
    for task in playing:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise Broken(f"somebody could not play on: {task.exception()!r}")
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


@contextlib.contextmanager
def _without_pauses() -> Iterator[None]:
    """Two thousand players in one process are many objects: searching them is no time of the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _probe(server: Server, health: list[float]) -> None:
    """Ask for the health of the server ten times a second."""
    while True:
        began = time.monotonic()
        await asyncio.to_thread(server.call, "GET", "/health")
        health.append(time.monotonic() - began)
        await asyncio.sleep(0.1)


async def _upload(server: Server, heard: Heard) -> None:
    """The worst that somebody may bring, again and again."""
    session = server.call("GET", "/api/me")[1]
    wish = {"seats": ["random", "random"], "record": longest_record()}
    while True:
        with contextlib.suppress(urllib.error.HTTPError):
            made, _ = await asyncio.to_thread(server.call, "POST", "/api/tables", session, wish)
            await asyncio.to_thread(server.call, "DELETE", f"/api/tables/{made['table']}", session)
        heard.uploads += 1
        await asyncio.sleep(0.2)


def longest_record() -> dict[str, Any]:
    """A record of as many choices as are allowed: somebody begins to choose and takes it back, on and on."""
    game = gorin.new("battle", seats=2, seed=1)
    while not _offers_to_take_back(game):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    record: dict[str, Any] = json.loads(json.dumps(game.record()))
    begun = record["choices"][-1]
    assert game.decision is not None
    back = next(option.id for option in game.decision.options if option.label.startswith("Undo"))
    pairs = (MOST_CHOICES - len(record["choices"])) // 2
    record["choices"] += [[begun[0], back], begun] * pairs
    return record


def _offers_to_take_back(game: gorin.Game) -> bool:
    assert game.decision is not None
    return any(option.label.startswith("Undo") for option in game.decision.options)
