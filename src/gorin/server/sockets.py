"""The websocket: one page at one table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from gorin.kernel.errors import GorinError
from gorin.server import guard, protocol
from gorin.server.entries import AnyEntry
from gorin.server.host import Host
from gorin.server.lobby import check_rate, visible
from gorin.server.place import Audience, Place
from gorin.server.table import Refused, Table

LISTENERS = 100
"""How many pages may listen at a table; who has a seat always may."""
PAGES = 20
"""How many pages one session may have open at a table."""
OUTBOX = 1000
"""How many messages may wait for a slow page."""


class Socket:
    """A page at a table. Messages wait in a queue, so that a slow page holds nobody up."""

    def __init__(self, websocket: WebSocket, session: str, bucket: guard.Bucket) -> None:
        self.websocket = websocket
        self.session = session
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
        check_rate(websocket)
        place = await host.place(websocket.path_params["id"])
    except guard.TooMany as error:
        await websocket.close(1013, str(error))
        return
    except GorinError:
        await websocket.close(1008, "there is no such table")
        return
    closed = why_closed(place, session)
    if closed is not None:
        await websocket.close(*closed)
        return
    await websocket.accept()
    bucket = websocket.app.state.talk.of(session or secrets.token_hex())
    await converse(host, place, Socket(websocket, session, bucket))


def why_closed(place: Place, session: str) -> tuple[int, str] | None:
    """Why this page cannot listen: a code and a sentence."""
    if not visible(place.table, session):
        return 1008, "this table is not open to spectators"
    if place.table.seat_of(session) is None and len(place.audience) >= LISTENERS:
        return 1013, "there is no room for more spectators"
    if session and sum(audience.session == session for audience in place.audience) >= PAGES:
        return 1013, "you have this table open too often"
    return None


async def converse(host: Host, place: Place, socket: Socket) -> None:
    audience = Audience(socket)
    pump = asyncio.create_task(socket.pump())
    try:
        await host.enter(place, audience)
        async for text in incoming(socket.websocket):
            await hear(host, place, socket, text)
    finally:
        host.exit(place, audience)
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
    table, seat = place.table, place.table.seat_of(socket.session)
    if isinstance(message, protocol.Ping):
        socket.send(protocol.write({"type": "pong", "seq": table.seq}))
    elif isinstance(message, protocol.Say):
        name = message.name or "A spectator" if seat is None else table.seats[seat].name
        await host.write(place, lambda: table.say(name, seat, message.text, host.now()))
    elif seat is None:
        raise Refused("a spectator can only watch")
    elif isinstance(message, protocol.WhyNot):
        told = [{"text": r.sentence, "clauses": r.clauses} for r in table.game.why_not(seat, message.ref)]
        socket.send(protocol.write({"type": "why", "ref": message.ref, "reasons": told}))
    elif isinstance(message, protocol.Explain):
        socket.send(protocol.write(explanation(table, seat, message)))
    else:
        await host.write(place, lambda: granted(place, seat, message, host.now()))


Wish = (
    protocol.Choose
    | protocol.AskUndo
    | protocol.AnswerUndo
    | protocol.PlayForMe
    | protocol.Claim
    | protocol.Concede
)


def granted(place: Place, seat: int, wish: Wish, now: float) -> AnyEntry:
    """What is written where a player's wish can be granted."""
    table = place.table
    if isinstance(wish, protocol.Choose):
        return fresh_choice(table, seat, wish, now)
    if isinstance(wish, protocol.AskUndo):
        return table.ask_undo(seat, last_own_choice(table, seat), now)
    if isinstance(wish, protocol.AnswerUndo):
        return table.answer_undo(seat, wish.agrees, now)
    if isinstance(wish, protocol.Concede):
        return table.concede(seat, now)
    if isinstance(wish, protocol.PlayForMe):
        return table.let_bot_play(seat, wish.bot, now)
    absences = dict(enumerate(place.absences()))
    return table.claim(seat, wish.seat, now, absences.get(wish.seat))


def fresh_choice(table: Table, seat: int, message: protocol.Choose, now: float) -> AnyEntry:
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
