"""The websocket: one page at one table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from gorin.kernel.errors import GorinError
from gorin.server import guard, protocol
from gorin.server.host import Audience, Host, Place
from gorin.server.lobby import visible
from gorin.server.table import Refused, Table

LISTENERS = 100
"""How many pages may listen at a table; who has a seat always may."""
OUTBOX = 1000
"""How many messages may wait for a slow page."""


class Socket:
    """A page at a table. Messages wait in a queue, so that a slow page holds nobody up."""

    def __init__(self, websocket: WebSocket, seat: int | None, name: str, bucket: guard.Bucket) -> None:
        self.websocket = websocket
        self.seat = seat
        self.name = name
        self.bucket = bucket
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=OUTBOX)
        self.behind = False

    def send(self, message: bytes) -> None:
        """A page that is too far behind is cut off: with one message missing the next would mislead it."""
        if self.outbox.full():
            self.behind = True
        if not self.behind:
            self.outbox.put_nowait(message)

    def refuse(self, error: str) -> None:
        self.send(protocol.write({"type": "error", "error": error}))

    async def pump(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # what a page that has left causes
            while not self.behind:
                await self.websocket.send_text((await self.outbox.get()).decode())
            await self.websocket.close(1013, "too slow; connect again")


async def incoming(websocket: WebSocket) -> AsyncIterator[str | bytes]:
    """What a page says until it leaves, text or not."""
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        yield message.get("text") or message.get("bytes") or ""


async def play(websocket: WebSocket) -> None:
    """One page at one table, from hello to good-bye."""
    host: Host = websocket.app.state.host
    session = guard.session_of(websocket)
    try:
        place = await host.place(websocket.path_params["id"])
    except GorinError:
        await websocket.close(1008, "there is no such table")
        return
    seat = place.table.seat_of(session)
    if seat is None and not visible(place.table, session):
        await websocket.close(1008, "this table is not open to spectators")
        return
    if seat is None and len(place.audience) >= LISTENERS:
        await websocket.close(1013, "there is no room for more spectators")
        return
    await websocket.accept()
    name = place.table.seats[seat].name if seat is not None else "a spectator"
    bucket = websocket.app.state.talk.of(session or secrets.token_hex())
    await converse(host, place, Socket(websocket, seat, name, bucket))


async def converse(host: Host, place: Place, socket: Socket) -> None:
    audience = Audience(socket)
    place.audience.append(audience)
    audience.tell(place.table, time.time())
    pump = asyncio.create_task(socket.pump())
    try:
        async for text in incoming(socket.websocket):
            await hear(host, place, socket, text)
    finally:
        if audience in place.audience:
            place.audience.remove(audience)
        pump.cancel()


async def hear(host: Host, place: Place, socket: Socket, text: str | bytes) -> None:
    if not socket.bucket.take():
        socket.refuse("too many messages: wait a moment")
        return
    try:
        await heed(host, place, socket, protocol.read(text))
    except GorinError as error:
        socket.refuse(str(error))


async def heed(host: Host, place: Place, socket: Socket, message: protocol.Message) -> None:
    """Do what a message asks for."""
    table, seat, now = place.table, socket.seat, time.time
    if isinstance(message, protocol.Ping):
        socket.send(protocol.write({"type": "pong", "seq": table.seq}))
        return
    if seat is None:
        raise Refused("a spectator can only watch")
    if isinstance(message, protocol.Choose):
        await host.write(place, lambda: fresh_choice(table, seat, message, now()))
    elif isinstance(message, protocol.Say):
        await host.write(place, lambda: table.say(socket.name, seat, message.text, now()))
    elif isinstance(message, protocol.AskUndo):
        await host.write(place, lambda: table.ask_undo(seat, last_own_choice(table, seat), now()))
    elif isinstance(message, protocol.AnswerUndo):
        await host.write(place, lambda: table.answer_undo(seat, message.agrees, now()))
    elif isinstance(message, protocol.PlayForMe):
        await host.write(place, lambda: table.let_bot_play(seat, message.bot, now()))
    elif isinstance(message, protocol.Claim):
        await host.write(place, lambda: table.claim(seat, message.seat, now()))
    elif isinstance(message, protocol.WhyNot):
        told = [{"text": r.sentence, "clauses": r.clauses} for r in table.game.why_not(seat, message.ref)]
        socket.send(protocol.write({"type": "why", "ref": message.ref, "reasons": told}))
    else:
        socket.send(protocol.write(explanation(table, seat, message)))


def fresh_choice(table: Table, seat: int, message: protocol.Choose, now: float) -> Any:
    """A choice that answers the present question; a late or doubled click is harmless."""
    if not table.is_fresh(seat, message.seq):
        raise Refused("the table has moved on; look again")
    return table.choose(seat, message.option, now)


def last_own_choice(table: Table, seat: int) -> int:
    """The moment before the seat's last choice, as a number of choices."""
    choices = table.game.record()["choices"]
    for number in range(len(choices) - 1, -1, -1):
        if choices[number][0] == seat:
            return number
    raise Refused("you have not chosen anything yet")


def explanation(table: Table, seat: int, message: protocol.Explain) -> dict[str, Any]:
    for decision in table.game.pending:
        if decision.seat == seat:
            told = [{"text": r.sentence, "clauses": r.clauses} for r in decision.explain(message.option)]
            return {"type": "explained", "option": message.option, "reasons": told}
    raise Refused("you have nothing to choose now")
