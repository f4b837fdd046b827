"""The HTTP part: games, rules, tables, seats, records and replays."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import gorin
from gorin import bots, ledgers
from gorin.kernel.errors import GorinError
from gorin.server import guard, protocol
from gorin.server.host import Host
from gorin.server.openapi import describe
from gorin.server.table import NAME_LENGTH, Refused, Table, clean

Handler = Callable[[Request], Awaitable[Response]]


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
    place = await the_host(request).place(request.path_params["id"] if id is None else id)
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
