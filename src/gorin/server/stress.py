"""The server under load and under fire: scripted players, and a server that is killed again and again.

The players are strict. What they were told once must stay true: the log only grows, numbers only grow, and
every choice that was accepted is in the record at the end.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

import gorin
from gorin.kernel.errors import GorinError
from gorin.server.guard import Bucket

START_LIMIT = 60.0
"""Seconds that a server may take to start."""
STUCK = 60.0
"""Seconds without a finished choice after which a table counts as stuck."""


PING = '{"type": "ping"}'


class Broken(GorinError):
    """The server broke a promise."""


class CrashReport(msgspec.Struct):
    """What a crash test came to. `lost` and `stuck` would have been raised: they are 0 here by proof."""

    kills: int
    tables: int
    games: int
    accepted: int
    unheard: int
    """Choices that were on the disk when the server was killed, before the chooser heard of it."""
    seconds: float


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


# --- the server -------------------------------------------------------------------------------------


class Server:
    """A `gorin serve` in a process of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[bytes]
        self.said = folder / "said.txt"
        """What the server wrote to its standard error, through all its lives."""

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again on the same port; back when it answers."""
        command = [sys.executable, "-c", "from gorin.cli.main import main; main()", "serve", "--no-open"]
        command += ["--pause", "0", "--port", str(self.port), "--data", str(self.folder)]
        command += self.options
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(command, stderr=said)
        end = time.monotonic() + START_LIMIT
        while not self._answers():
            if time.monotonic() > end or self.process.poll() is not None:
                self.kill()
                raise Broken(f"the server did not start: {self.said.read_text()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        greeting = self.said.read_text().rpartition("gorin is at http://127.0.0.1:")[2]
        self.port = self.port or int(greeting.partition("/")[0] or 0)
        with suppress(OSError), urllib.request.urlopen(f"http://{self.address}/health", timeout=5):
            return True
        return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def check_calm(self) -> None:
        """Nothing that its programmers did not foresee happened to it."""
        if "Traceback" in self.said.read_text():
            raise Broken(f"the server complained:\n{self.said.read_text()}")

    def memory(self) -> int:
        """Bytes in use, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/statm")
        return int(status.read_text().split()[1]) * 4096 if status.exists() else 0

    def call(self, method: str, path: str, session: str = "", body: Any = None) -> tuple[Any, str]:
        """An HTTP call; returns the answer and the session that came with it."""
        headers = {"Origin": f"http://{self.address}", "Cookie": f"gorin_session={session}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://{self.address}{path}", data=data, headers=headers, method=method
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookie = answer.headers.get("Set-Cookie") or ""
            return json.load(answer), cookie.partition("gorin_session=")[2].partition(";")[0]


# --- scripted players -------------------------------------------------------------------------------


class Match:
    """One table with its players: what any of them was told, and what was accepted from them."""

    def __init__(self, id: str, sessions: list[str]) -> None:
        self.id = id
        self.sessions = sessions
        self.accepted: list[list[Any]] = []
        self.over = False
        self.moved = time.monotonic()


class Tally:
    """What all players together have seen."""

    def __init__(self) -> None:
        self.accepted = self.messages = self.unheard = self.games = 0
        self.waits: list[float] = []


class Player:
    """One seat, played at random by the messages alone. Goes on wherever the server comes back."""

    def __init__(self, server: Server, match: Match, seat: int, tally: Tally, rng: random.Random) -> None:
        self.server, self.match, self.seat, self.tally, self.rng = server, match, seat, tally, rng
        self.seq = -1
        self.log: list[Any] = []
        self.view: Any = None
        self.wish: tuple[str, float] | None = None
        """The option that was sent and has not been refused, and when."""
        self.waiting = False
        """Whether the answer to the ping behind the last choice is still to come."""
        self.breath = Bucket(rate=8, burst=20)
        """Two messages for each breath: just below what the server lets through."""

    async def play(self) -> None:
        """Until the game is over, through every crash."""
        while not self.match.over:
            with suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with self._connection() as socket:
                    await self._converse(socket)
            await asyncio.sleep(0.02)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[ClientConnection]:
        address = self.server.address
        cookie = {"Cookie": f"gorin_session={self.match.sessions[self.seat]}"}
        url = f"ws://{address}/ws/{self.match.id}"
        async with connect(
            url,
            origin=Origin(f"http://{address}"),
            additional_headers=cookie,
            compression=None,
            max_size=None,
        ) as socket:
            yield socket

    async def _converse(self, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear(msgspec.json.decode(text))
            if self.view["outcome"] is not None:
                self.match.over = True
                return
            if self.view["decision"] and not self.waiting:
                await self._choose(socket)

    async def _choose(self, socket: ClientConnection) -> None:
        """Choose anything, with a ping behind it: its answer says that the choice was dealt with."""
        while not self.breath.take():
            await asyncio.sleep(0.05)
        option = self.rng.choice(self.view["decision"]["options"])["id"]
        self.wish, self.waiting = (option, time.monotonic()), True
        await socket.send(json.dumps({"type": "choose", "option": option, "seq": self.seq}))
        await socket.send(PING)

    def _hear(self, message: Any) -> None:
        self.tally.messages += 1
        if message["type"] == "error":
            if "too many" in message["error"]:
                raise Broken("the server has held back a player who was not too fast")
            self.wish = None
        elif message["type"] == "all":
            self._return(message)
        elif message["type"] == "news":
            self._learn(message)
        elif message["type"] == "pong":
            self.waiting = False
            if self.wish is not None:
                self._accepted(*self.wish)

    def _return(self, message: Any) -> None:
        """Everything is told anew: what was known before must still be so."""
        log, seq = message["log"], message["seq"]
        if seq < self.seq or log[: len(self.log)] != self.log:
            raise Broken(f"table {self.match.id} went back from {self.seq} to {seq}")
        # At a table without clocks, a server that comes back adds nothing by itself.
        if seq == self.seq and self.view is not None and message["view"] != self.view:
            raise Broken(f"table {self.match.id} looks different after a restart ({self.seq} to {seq})")
        if self.wish is not None and message["view"]["decision"] != self.view["decision"]:
            self.tally.unheard += 1
        self.wish, self.waiting = None, False
        self.seq, self.log, self.view = seq, log, message["view"]

    def _learn(self, message: Any) -> None:
        # The same number again tells only of the table: who came and went.
        if message["seq"] < self.seq or (message["seq"] == self.seq and (message["view"] or message["log"])):
            raise Broken(f"table {self.match.id} told number {message['seq']} after {self.seq}")
        self.view = patched(self.view, message["view"])
        self.log = self.log + message["log"]
        self.seq = message["seq"]

    def _accepted(self, option: str, asked: float) -> None:
        now = time.monotonic()
        self.tally.waits.append(now - asked)
        self.tally.accepted += 1
        self.match.accepted.append([self.seat, option])
        self.match.moved = now
        self.wish = None


def patched(value: Any, changes: list[Any]) -> Any:
    """The news put into what was known: see docs/protocol.md."""
    for path, *new in changes:
        if not path:
            value = new[0]
            continue
        inner = value
        for key in path[:-1]:
            inner = inner[key]
        if new:
            inner[path[-1]] = new[0]
        else:
            del inner[path[-1]]
    return value


# --- the tests --------------------------------------------------------------------------------------


def open_match(server: Server, bot: bool, **more: Any) -> Match:
    """A table for two; with `bot` the second is one of the server's."""
    sessions = [server.call("GET", "/api/me")[1] for _ in range(1 if bot else 2)]
    seats = [None, "random"] if bot else [None, None]
    wish = {"seats": seats, "name": "Player 0", **more}
    made, _ = server.call("POST", "/api/tables", sessions[0], wish)
    for number, session in enumerate(sessions[1:], 1):
        server.call("POST", f"/api/tables/{made['table']}/seat", session, {"name": f"Player {number}"})
    return Match(made["table"], sessions)


async def play_match(server: Server, match: Match, tally: Tally, seed: int) -> None:
    players = [
        Player(server, match, seat, tally, random.Random(f"{seed}:{seat}"))
        for seat in range(len(match.sessions))
    ]
    await asyncio.gather(*(player.play() for player in players))
    await check_record(server, match)
    tally.games += 1


async def check_record(server: Server, match: Match) -> None:
    """Every choice that was accepted is in the record, in its order, and the record can be replayed."""
    record = await patiently(server, f"/api/tables/{match.id}/record", match.sessions[0])
    if not gorin.replay(record).over:
        raise Broken(f"the record of table {match.id} does not end")
    for seat in range(len(match.sessions)):
        made = iter([choice for choice in record["choices"] if choice[0] == seat])
        told = [choice for choice in match.accepted if choice[0] == seat]
        if not all(choice in made for choice in told):
            raise Broken(f"table {match.id} lost a choice of seat {seat}")


async def patiently(server: Server, path: str, session: str) -> Any:
    """An answer, however often the server is killed meanwhile."""
    end = time.monotonic() + START_LIMIT
    while time.monotonic() < end:
        with suppress(OSError, EOFError, ValueError):
            return (await asyncio.to_thread(server.call, "GET", path, session))[0]
        await asyncio.sleep(0.05)
    raise Broken("the server does not answer")


async def shoot(server: Server, kills: int, rng: random.Random) -> None:
    """Kill the server at random moments, and start it again."""
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def watch(matches: list[Match]) -> None:
    """A table at which nothing happens any more is a failure."""
    while True:
        await asyncio.sleep(1)
        for match in matches:
            if not match.over and time.monotonic() - match.moved > STUCK:
                raise Broken(f"table {match.id} is stuck")


def run(kills: int, tables: int, seed: int = 1) -> CrashReport:
    """The crash test. Raises Broken where something accepted was lost or a table is stuck."""
    began, tally = time.monotonic(), Tally()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            asyncio.run(_under_fire(server, kills, tables, tally, seed))
        finally:
            server.kill()
        server.check_calm()
    seconds = round(time.monotonic() - began, 1)
    return CrashReport(kills, tables, tally.games, tally.accepted, tally.unheard, seconds)


async def _under_fire(server: Server, kills: int, tables: int, tally: Tally, seed: int) -> None:
    """The tables are played again and again while the server is shot at; each last game is played out."""
    matches: list[Match] = []
    shooting = True

    async def keep_playing(number: int) -> None:
        again = 0
        while shooting or not again:
            match = await asyncio.to_thread(opened_in_spite_of_all, server, number % 5 == 4)
            matches.append(match)
            await play_match(server, match, tally, seed * 10**6 + number * 1000 + again)
            matches.remove(match)
            again += 1

    async with asyncio.TaskGroup() as group:
        watching = group.create_task(watch(matches))
        playing = [group.create_task(keep_playing(number)) for number in range(tables)]
        await shoot(server, kills, random.Random(seed))
        shooting = False
        await asyncio.wait(playing)
        watching.cancel()


def opened_in_spite_of_all(server: Server, bot: bool) -> Match:
    end = time.monotonic() + START_LIMIT
    while time.monotonic() < end:
        with suppress(OSError, EOFError, ValueError):
            return open_match(server, bot)
        time.sleep(0.05)
    raise Broken("no table can be opened")


def load(tables: int, seconds: float = 10.0, seed: int = 1) -> LoadReport:
    """How many choices a second are accepted from scripted players at this many tables."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            empty = server.memory()
            matches = [opened_in_spite_of_all(server, bot=False) for _ in range(tables)]
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
