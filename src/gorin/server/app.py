"""The web application: a small HTTP part for the lobby, a websocket for each table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

import gorin
from gorin import bots, ledgers
from gorin.kernel.errors import GorinError
from gorin.server import guard, protocol
from gorin.server.host import Audience, Host, Place
from gorin.server.openapi import describe
from gorin.server.table import NAME_LENGTH, Refused, Table, clean

STATIC = Path(__file__).parent / "static"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}

LISTENERS = 100
"""How many pages may listen at a table; who has a seat always may."""
OUTBOX = 1000
"""How many messages may wait for a slow page."""

Handler = Callable[[Request], Awaitable[Response]]


def make_app(host: Host, names: tuple[str, ...] = guard.LOCAL_NAMES) -> Starlette:
    """The application around a host; `names` are the host names that it answers for."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await host.wake()
        yield
        host.stop()

    app = Starlette(
        lifespan=lifespan,
        middleware=[Middleware(guard.Gate, names=names)],
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/api/openapi.json", openapi),
            Route("/api/me", plainly(me), methods=["GET"]),
            Route("/api/games", plainly(list_games)),
            Route("/api/rules/{game}", plainly(rules)),
            Route("/api/tables", plainly(tables), methods=["GET", "POST"]),
            Route("/api/tables/{id}", plainly(table), methods=["GET", "DELETE"]),
            Route("/api/tables/{id}/seat", plainly(take_seat), methods=["POST"]),
            Route("/api/tables/{id}/record", plainly(record)),
            Route("/api/tables/{id}/replay", plainly(replay)),
            Route("/api/{path:path}", nothing_here),
            WebSocketRoute("/ws/{id}", play),
            *page_routes(),
        ],
    )
    app.state.host = host
    app.state.openings = guard.Buckets(rate=10, burst=300)
    app.state.talk = guard.Buckets(rate=20, burst=60)
    return app


def plainly(handler: Handler) -> Handler:
    """Errors as one JSON sentence; a session for whoever comes without one."""

    async def handle(request: Request) -> Response:
        try:
            response = await handler(request)
        except GorinError as error:
            response = JSONResponse({"error": str(error)}, code_of(error))
        except ClientDisconnect:
            return Response(status_code=400)
        if not guard.session_of(request):
            secure = request.url.scheme == "https"
            response.set_cookie(
                guard.COOKIE, guard.new_session(), max_age=10**8, httponly=True, samesite="lax", secure=secure
            )
        return response

    return handle


def code_of(error: GorinError) -> int:
    if isinstance(error, guard.TooLarge):
        return 413
    return 409 if isinstance(error, Refused) else 400


def the_host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def caller_of(request: Request) -> str:
    """The session of who wants to change something."""
    session = guard.session_of(request)
    if not session:
        raise Refused("reload the page first: it has no session yet")
    return session


async def nothing_here(request: Request) -> Response:
    return JSONResponse({"error": "there is nothing here"}, 404)


# --- the HTTP part -----------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    return JSONResponse({"ok": True, "tables": len(the_host(request).places)})


async def metrics(request: Request) -> Response:
    host = the_host(request)
    listeners = sum(len(place.audience) for place in host.places.values())
    lines = [
        f"gorin_tables {len(host.places)}",
        f"gorin_listeners {listeners}",
        f"gorin_choices_total {host.choices}",
    ]
    return PlainTextResponse("\n".join(lines) + "\n")


async def openapi(request: Request) -> Response:
    return JSONResponse(describe())


async def list_games(request: Request) -> Response:
    games = [
        {
            "id": g.id,
            "name": g.name,
            "seats": list(g.seats),
            "formats": list(g.formats),
            "bots": list(bots.names()),
        }
        for g in gorin.games()
    ]
    return JSONResponse(games)


async def rules(request: Request) -> Response:
    ledger = ledgers.read(request.path_params["game"])
    clauses = [{"id": c.id, "section": c.section, "text": c.text, "check": c.check} for c in ledger.clauses]
    return JSONResponse({"game": ledger.game, "clauses": clauses})


async def me(request: Request) -> Response:
    """The seats of this browser, on all tables."""
    session = guard.session_of(request)
    seats = []
    for place in the_host(request).places.values():
        seat = place.table.seat_of(session)
        if seat is not None:
            seats.append({**summary(place.table), "seat": seat})
    return JSONResponse({"seats": seats})


def summary(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "title": table.opened.title,
        "game": table.opened.game,
        "seats": [{"name": seat.name, "free": seat.free, "bot": seat.bot} for seat in table.seats],
        "over": table.game.over,
        "choices": len(table.game.record()["choices"]),
        "awaited": table.awaited,
        "opened": table.opened.at,
    }


async def tables(request: Request) -> Response:
    host, session = the_host(request), guard.session_of(request)
    if request.method == "GET":
        listed = [summary(p.table) for p in host.places.values() if visible(p.table, session)]
        return JSONResponse(sorted(listed, key=lambda told: -told["opened"]))
    return await open_table(request)


async def open_table(request: Request) -> Response:
    host, session = the_host(request), caller_of(request)
    wish = protocol.read_body(await request.body(), protocol.TableWish)
    if not request.app.state.openings.of(request.client.host if request.client else "").take():
        raise Refused("too many tables were opened: wait a moment")
    if wish.table is not None:
        source = await visible_table(request, wish.table)
        wish = msgspec.structs.replace(wish, record=source.history_until(wish.choices))
    name = clean(wish.name, NAME_LENGTH, "a name") if wish.name else ""
    made = await host.open(wish, session)
    if name and not made.full:
        await host.sit(made.id, name, session, None)
    return JSONResponse({"table": made.id, "seat": made.seat_of(session)}, 201)


def visible(table: Table, session: str) -> bool:
    return table.may_watch(table.seat_of(session))


async def visible_table(request: Request, id: str | None = None) -> Table:
    place = await the_host(request).place(id or request.path_params["id"])
    if not visible(place.table, guard.session_of(request)):
        raise Refused("this table is not open to spectators")
    return place.table


async def table(request: Request) -> Response:
    host, id = the_host(request), request.path_params["id"]
    if request.method == "DELETE":
        await host.close_table(id, guard.session_of(request))
        return JSONResponse({"deleted": id})
    return JSONResponse(summary(await visible_table(request)))


async def take_seat(request: Request) -> Response:
    session = caller_of(request)
    wish = protocol.read_body(await request.body(), protocol.SeatWish)
    seat = await the_host(request).sit(request.path_params["id"], wish.name, session, wish.seat)
    return JSONResponse({"seat": seat})


async def record(request: Request) -> Response:
    """The whole history, once the game is over: it contains every secret."""
    table = await visible_table(request)
    if not table.game.over:
        raise Refused("the record is open when the game is over")
    return JSONResponse(table.game.record())


async def replay(request: Request) -> Response:
    """A moment of a table's past as a seat saw it: any seat once the game is over, before only the own."""
    table = await visible_table(request)
    seat = number_in(request, "seat")
    own = table.seat_of(guard.session_of(request))
    if seat is not None and seat != own and not table.game.over:
        raise Refused("until the game is over, only through your own eyes")
    made = len(table.game.record()["choices"])
    at = number_in(request, "at")
    return JSONResponse(table.past(made if at is None else min(at, made), seat, time.time()))


def number_in(request: Request, name: str) -> int | None:
    """A number of the query; None where it is not there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise GorinError(f"{name} is a whole number, not {text!r}")
    return int(text)


# --- the websocket ---------------------------------------------------------------------------------


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


# --- the page --------------------------------------------------------------------------------------


def page_routes() -> list[Route | Mount]:
    if not (STATIC / "index.html").exists():
        return [Route("/{path:path}", without_page)]
    return [Mount("/assets", StaticFiles(directory=STATIC / "assets")), Route("/{path:path}", page)]


async def page(request: Request) -> Response:
    # The names of the assets change with their content; the page that names them must always be asked for.
    return FileResponse(STATIC / "index.html", headers={**HEADERS, "Cache-Control": "no-cache"})


async def without_page(request: Request) -> Response:
    return PlainTextResponse("The page has not been built: run `python3 run.py setup`.\n", 503)
