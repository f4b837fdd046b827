"""What the tests of the server share: tables, browsers, pages, and a server in this process."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import math
import random
import re
import socket as sockets
import threading
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from gorin.server.hosting.connections import last_own_choice
from gorin.server.hosting.registry import TableRegistry
from gorin.server.jobs import functions
from gorin.server.presentation.contract import Health, ServerMessage, conforms
from gorin.server.presentation.protocol import Problem
from gorin.server.store import Store
from gorin.server.stress.players import patched
from gorin.server.table.entries import ClockPlan, Opened, SeatPlan
from gorin.server.table.table import Table
from gorin.server.web import operations, security
from gorin.server.web.app import make_app
from gorin.server.web.openapi import ENDPOINTS
from gorin.server.web.running import configured
from support.limits import LIMIT, LONGEST

with warnings.catch_warnings():  # it would rather have another HTTP library than the one that is common
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession

ADDRESS = "127.0.0.1:8000"
ORIGIN = f"http://{ADDRESS}"
UNLIMITED = 1e9
OPERATOR = "the operator's token"
TOLD_TO_ALL = ("snapshot", "delta", "gone")
"""What a page hears of without having asked; the rest is said to who asked alone."""
T = TypeVar("T")


def receive_in_time(session: WebSocketTestSession) -> Any:
    """The next message. Starlette's own session would wait for ever for a server that says nothing."""

    async def receive() -> Any:
        async with asyncio.timeout(LIMIT):
            return await session._send_rx.receive()

    return session.portal.call(receive)


WebSocketTestSession.receive = receive_in_time  # type: ignore[method-assign]


class InTime:
    """A server whose every answer must come: a call that waits for ever would take its test along."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with asyncio.timeout(LIMIT if scope["type"] == "http" else None):
            await self.app(scope, receive, send)


# --- tables without a server ------------------------------------------------------------------------


def opening(
    *bots: str | None,
    clock: ClockPlan | None = None,
    seed: int = 7,
    at: float = 1000.0,
    **more: Any,
) -> Opened:
    plain = {"game": "battle", "options": {"seats": len(bots)}, "spectators": True}
    return Opened(
        at=at,
        seed=str(seed),
        plan=tuple(SeatPlan(bot) for bot in bots),
        clock=clock or ClockPlan(),
        owner="owner",
        title="A table",
        **{**plain, **more},
    )


def seated(seats: int = 2, at: float = 1000.0, **plan: Any) -> Table:
    """A table at which everybody sits; seat n is held by `holder n`."""
    table = Table("t", opening(*[None] * seats, at=at, **plan))
    for seat in range(seats):
        table.apply(table.sit(f"Player {seat}", f"holder {seat}", seat, at))
    return table


def choose_any(table: Table, now: float, rng: random.Random | None = None) -> int:
    """Somebody who is awaited chooses something; returns who."""
    rng = rng or random.Random(0)
    decision = rng.choice(table.game.pending)
    table.apply(table.choose(decision.seat, decision.pick(rng.randrange(decision.count)).id, now))
    return decision.seat


def settled(table: Table) -> bool:
    """Whether everybody has chosen something and nobody is in the middle of a choice of several picks."""
    choosers = [seat for seat, _ in table.game.record()["choices"]]
    return all(
        seat in choosers and not table.is_unfinished(seat, table.earlier(last_own_choice(table, seat)))
        for seat in range(len(table.seats))
    )


# --- a server in this process ----------------------------------------------------------------------


class PromptPool:
    """Bots that think in this process: a test need not wait for another to start."""

    def __init__(self, most: float = math.inf) -> None:
        self.asked = 0
        self.most = most
        """After so many choices they think until there may be more."""

    async def choose(self, bot: str, save: bytes, seat: int, seed: int, people: bool = False) -> str | None:
        self.asked += 1
        while self.asked > self.most:
            await asyncio.sleep(0.002)
        return functions.think(bot, save, seat, seed)

    def close(self) -> None:
        pass


class Silent:
    """Bots that think for ever."""

    async def choose(self, *asked: Any) -> str | None:
        await asyncio.Event().wait()
        return None

    def close(self) -> None:
        pass


class Page:
    """A websocket as the page uses it: it keeps what it was told, and puts the news in."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.seq = -1
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.pings = 0
        """How many of them are not answered yet."""
        self.ended = False

    def receive(self) -> dict[str, Any]:
        text = self.socket.receive_text()
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        assert conforms(message, ServerMessage), text
        if message["type"] == "snapshot":
            self.view, self.table, self.log = message["view"], message["table"], message["log"]
            self.seq = message["seq"]
        elif message["type"] == "delta":
            self.view = patched(copy.deepcopy(self.view), message["view"])
            self.table = patched(copy.deepcopy(self.table), message["table"])
            self.log = self.log[: len(self.log) - message.get("replaces", 0)] + message["log"]
            if "chat" in message:
                self.table["chat"] = self.table["chat"] + message["chat"]
            self.seq = message["seq"]
        elif message["type"] == "pong":
            self.pings -= 1
        elif message["type"] == "gone":
            self.ended = True
        return message

    def catch_up(self) -> list[dict[str, Any]]:
        """Hear all that was said until now; returns it, the answers to pings left out."""
        before = len(self.heard)
        self.send(type="ping")
        while self.pings:
            self.receive()
        return [message for message in self.heard[before:] if message["type"] != "pong"]

    def send(self, **message: Any) -> None:
        self.pings += message["type"] == "ping"
        self.socket.send_json(message)

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and return the answer, whatever bots do meanwhile: what is said here alone, or else news."""
        self.send(**message)
        said = self.catch_up()
        return ([each for each in said if each["type"] not in TOLD_TO_ALL] or said)[-1]

    def choose(self, option: str | None = None) -> dict[str, Any]:
        option = self.view["decision"]["options"][0]["id"] if option is None else option
        return self.ask(type="choose", option=option, seq=self.seq)

    def wait(self, until: Callable[[], bool], limit: float = LIMIT) -> None:
        """Hear until something holds, message by message: the next one may be the end of it."""
        end = time.monotonic() + limit
        while not until():
            assert time.monotonic() < end, "it did not happen"
            if not self.pings:
                time.sleep(0.002)
                self.send(type="ping")
            self.receive()


def session_in(answer: Any) -> tuple[str, str]:
    """The name and the value of the cookie with the session that came with an answer."""
    [(name, value)] = [each for each in answer.cookies.items() if each[0].startswith(security.COOKIE)]
    return name, value


def check_contract(method: str, path: str, answer: Any) -> None:
    """Whatever a test asks for, the answer is what `/api/openapi.json` says."""
    if not answer.headers.get("content-type", "").startswith("application/json"):
        return
    if answer.status_code >= 400:
        kind: Any = Health if path == "/health" else Problem
    else:
        kind = next((e.answer for e in ENDPOINTS if e.method == method.lower() and leads(e.path, path)), Any)
    assert conforms(answer.json(), kind), (path, answer.text)


def leads(template: str, path: str) -> bool:
    """Whether a path is one of those that a template stands for."""
    return re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), path.partition("?")[0]) is not None


class Browser:
    """Somebody with a session of their own; all browsers share one client, that is one event loop."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookie = self.session = ""
        answer = self.get("/api/me")
        self.cookie, self.session = session_in(answer)

    @property
    def headers(self) -> dict[str, str]:
        cookie = {"cookie": f"{self.cookie}={self.session}"} if self.session else {}
        return {"origin": ORIGIN, **cookie}

    def call(self, method: str, path: str, **more: Any) -> Any:
        self.client.cookies.clear()
        answer = self.client.request(method, path, headers=self.headers, **more)
        check_contract(method, path, answer)
        return answer

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def metrics(self) -> Any:
        """What only the operator may read."""
        headers = {"authorization": f"Bearer {OPERATOR}"}
        return self.client.request("GET", "/metrics", headers=headers)

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, json=body)

    def delete(self, path: str) -> Any:
        return self.call("DELETE", path)

    def open(self, *seats: str | None, **wish: Any) -> str:
        """Open a table and take its first free seat."""
        answer = self.post("/api/tables", **{"game": "battle", "seats": seats, "name": "Ann", **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def sit(self, table: str, name: str = "Ben", **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/seat", name=name, **more)

    @contextlib.contextmanager
    def page(self, table: str) -> Iterator[Page]:
        self.client.cookies.clear()
        with self.client.websocket_connect(f"ws://{ADDRESS}/ws/{table}", headers=self.headers) as socket:
            page = Page(socket)
            page.receive()
            yield page


class Hall:
    """A server without a network."""

    def __init__(self, client: TestClient, registry: TableRegistry) -> None:
        self.client = client
        self.registry = registry

    def browser(self) -> Browser:
        return Browser(self.client)

    def table(self, id: str) -> Table:
        """A table at which no bot is about to choose: what is read of it stays so."""
        self.call(lambda: self._bots_at_rest(id))
        return self.restless(id)

    async def _bots_at_rest(self, id: str) -> None:
        live = self.registry.live_tables[id]
        while live.bots is not None and not live.bots.done():
            await asyncio.wait([live.bots])

    def restless(self, id: str) -> Table:
        """A table, whatever bots are about to do there."""
        return self.registry.live_tables[id].table

    def call(self, wish: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Something done inside the server."""
        portal = self.client.portal
        assert portal is not None

        async def in_time() -> T:
            async with asyncio.timeout(LIMIT):
                return await wish()

        return portal.call(in_time)


def unhurried(app: Starlette) -> Starlette:
    """Nobody is held back here for being fast, and the disk of a busy machine may be slow."""
    operations.STORE_PATIENCE = LIMIT
    for limit in ("talk", "openings", "looks", "addresses"):
        setattr(app.state, limit, security.Buckets(UNLIMITED, UNLIMITED))
    app.state.operator_token = OPERATOR
    app.add_middleware(InTime)
    return app


class Wrist:
    """A clock that goes only when it is told to."""

    def __init__(self, time: float = 10_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


@contextlib.contextmanager
def hall(folder: Path, pool: Any = None, pause: float = 0.0, **more: Any) -> Iterator[Hall]:
    """A server that is asked directly. Maintenance runs when a test wants it, not once a second."""
    registry = TableRegistry(Store(folder / "tables.sqlite"), pool or PromptPool(), pause, **more)
    app = unhurried(make_app(registry))
    with TestClient(app, base_url=ORIGIN) as client:
        opened = Hall(client, registry)
        opened.call(registry.recovered)
        client.portal.call(registry.maintenance.stop)
        yield opened


@contextlib.contextmanager
def live(folder: Path, proxies: Sequence[str] = ()) -> Iterator[str]:
    """A server on a port of this machine, as `gorin serve` starts it; yields its address."""
    registry = TableRegistry(Store(folder / "tables.sqlite"), PromptPool())  # type: ignore[arg-type]
    app = unhurried(make_app(registry))
    listening = sockets.create_server(("127.0.0.1", 0))
    settings = configured(app, proxies)
    settings.timeout_keep_alive = int(LONGEST)  # on a busy machine a caller may be slow to say the next thing
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        end = time.monotonic() + LIMIT
        while not server.started:
            assert time.monotonic() < end and thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(LIMIT)
        listening.close()
