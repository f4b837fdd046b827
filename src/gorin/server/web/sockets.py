"""The websocket: it carries what a page and its table say to each other, and knows neither."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from gorin.server.hosting.connections import Closed
from gorin.server.presentation import protocol
from gorin.server.table.refusal import Code, TooMany
from gorin.server.web import security
from gorin.server.web.lobby import backend_of, check_rate, session_of

OUTBOX = 1000
"""How many messages may wait for a slow page."""
OUTBOX_BYTES = 4 << 20
"""And how long they may be together: many times the longest message."""


class Socket:
    """A page at a table. Messages wait in a queue, so that a slow page holds nobody up."""

    def __init__(self, websocket: WebSocket, session: str, bucket: security.Bucket) -> None:
        self.websocket = websocket
        self.session = session
        self.bucket = bucket
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=OUTBOX)
        self.waiting = 0
        """How many bytes are in the outbox."""
        self.end: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        """A page that is too far behind is cut off: with one message missing the next would mislead it."""
        if self.end is not None:
            return
        if self.outbox.qsize() >= OUTBOX - 1 or self.waiting + len(message) > OUTBOX_BYTES:
            self.end = 1013, "too slow; connect again"
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
        else:
            self.waiting += len(message)
            self.outbox.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Say what is still to be said, and no more."""
        if self.end is None:
            self.end = code, reason
            self.outbox.put_nowait(None)

    def refuse(self, error: str, code: Code) -> None:
        self.send(protocol.write(protocol.ErrorMessage(error, code)))

    async def pump(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # what a page that has left causes
            while (message := await self.outbox.get()) is not None:
                self.waiting -= len(message)
                await self.websocket.send_text(message.decode())
            await self.websocket.close(*(self.end or (1000, "")))


async def incoming(websocket: WebSocket) -> AsyncIterator[str | bytes]:
    """What a page says until it leaves, text or not."""
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        yield message.get("text") or message.get("bytes") or ""


async def play(websocket: WebSocket) -> None:
    """One page at one table, from hello to good-bye."""
    session = session_of(websocket)
    bucket = websocket.app.state.talk.of(session or secrets.token_hex())
    socket = Socket(websocket, session, bucket)
    try:
        check_rate(websocket)
        connection = await backend_of(websocket).connect(websocket.path_params["id"], socket)
    except TooMany as error:
        await websocket.close(1013, str(error))
        return
    except Closed as closed:
        await websocket.close(closed.code, closed.reason)
        return
    pump: asyncio.Task[None] | None = None
    try:
        await websocket.accept()
        pump = asyncio.create_task(socket.pump())
        async for text in incoming(websocket):
            if not bucket.take():
                socket.refuse("too many messages: wait a moment", Code.TOO_MANY)
            elif socket.end is None:
                await connection.receive(text)
    finally:
        connection.leave()
        if pump is not None:
            pump.cancel()
