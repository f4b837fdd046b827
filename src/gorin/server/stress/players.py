"""Scripted players. They are strict: what they were told once must stay true.

The log only grows, numbers only grow, and every choice that was accepted is in the record at the end.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

import gorin
from gorin.server.stress.process import ANSWER_LIMIT, CUT_OFF, Broken, Server
from gorin.server.table.refusal import Code
from gorin.server.web.security import Bucket

PING = '{"type": "ping"}'


class Match:
    """One table with its players, and what was accepted from them."""

    def __init__(self, id: str, sessions: list[str]) -> None:
        self.id = id
        self.sessions = sessions
        self.accepted: list[list[Any]] = []
        self.over = False
        self.moved = 0.0
        """For how long the server had served when the last choice was finished here."""
        self.due = 0.0
        """When the next choice is due, where people think before they choose."""


class Tally:
    """What all players together have seen."""

    def __init__(self) -> None:
        self.accepted = self.messages = self.unheard = self.games = self.kills = 0
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
            while not self.server.is_up:  # knocking all the while would only slow its start down
                await asyncio.sleep(0.02)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[ClientConnection]:
        address = self.server.address
        cookie = {"Cookie": self.match.sessions[self.seat]}
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
            if message["code"] == Code.TOO_MANY:
                raise Broken("the server has held back a player who was not too fast")
            self.wish = None
        elif message["type"] == "snapshot":
            self._return(message)
        elif message["type"] == "delta":
            self._learn(message)
        elif message["type"] == "pong":
            self.waiting = False
            if self.wish is not None:
                self._accepted(*self.wish)

    def _return(self, message: Any) -> None:
        """Everything is told anew: what was known before must still be so."""
        log, seq = message["log"], message["seq"]
        known = self.log[:-1]  # the last line may have gone on
        if seq < self.seq or log[: len(known)] != known:
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
        self.log = self.log[: len(self.log) - message.get("replaces", 0)] + message["log"]
        self.seq = message["seq"]

    def _accepted(self, option: str, asked: float) -> None:
        now = time.monotonic()
        self.tally.waits.append(now - asked)
        self.tally.accepted += 1
        self.match.accepted.append([self.seat, option])
        self.match.moved = self.server.served()
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


def open_match(server: Server, bot: bool, **more: Any) -> Match:
    """A table for two; with `bot` the second is one of the server's."""
    sessions = [server.call("GET", "/api/me")[1] for _ in range(1 if bot else 2)]
    seats = [None, "random"] if bot else [None, None]
    wish = {"seats": seats, "name": "Player 0", **more}
    made, _ = server.call("POST", "/api/tables", sessions[0], wish)
    for number, session in enumerate(sessions[1:], 1):
        server.call("POST", f"/api/tables/{made['table']}/seat", session, {"name": f"Player {number}"})
    match = Match(made["table"], sessions)
    match.moved = server.served()
    return match


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
    end = server.served() + ANSWER_LIMIT
    while server.served() < end:
        with suppress(*CUT_OFF):
            return (await asyncio.to_thread(server.call, "GET", path, session))[0]
        await asyncio.sleep(0.05)
    raise Broken("the server does not answer")


async def opened_in_spite_of_all(server: Server, bot: bool) -> Match:
    """A table, however often the server is killed meanwhile. No thread is held while it is down."""
    end = server.served() + ANSWER_LIMIT
    while server.served() < end:
        with suppress(*CUT_OFF):
            return await asyncio.to_thread(open_match, server, bot)
        await asyncio.sleep(0.05)
    raise Broken("no table can be opened")
