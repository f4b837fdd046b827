"""The lobby over HTTP: games, rules, tables, seats and rematches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response

import gorin
from gorin import engine, ledgers
from gorin.kernel.errors import GorinError
from gorin.server import guard, protocol
from gorin.server.catalogue import written_out
from gorin.server.host import Host
from gorin.server.known_bots import bots_for
from gorin.server.listing import summary
from gorin.server.metrics import single
from gorin.server.openapi import describe
from gorin.server.place import Place
from gorin.server.shown import history_until
from gorin.server.table import NAME_LENGTH, Refused, Table, clean

Handler = Callable[[Request], Awaitable[Response]]


def plainly(handler: Handler) -> Handler:
    """Errors as one JSON sentence; a session for whoever comes without one."""

    async def handle(request: Request) -> Response:
        try:
            check_rate(request)
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


def check_rate(connection: HTTPConnection) -> None:
    """Everybody may look often, but not without end."""
    address = connection.client.host if connection.client else ""
    state = connection.app.state
    session = guard.session_of(connection) or address
    if not (state.looks.of(session).take() and state.addresses.of(address).take()):
        raise guard.TooMany("too many requests: wait a moment")


def code_of(error: GorinError) -> int:
    if isinstance(error, guard.TooLarge):
        return 413
    if isinstance(error, guard.TooMany):
        return 429
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
    host = the_host(request)
    tables = len(host.places) + len(host.asleep)
    return JSONResponse({"ok": True, "tables": tables, "engine": engine.name()})


async def metrics(request: Request) -> Response:
    host = the_host(request)
    listeners = sum(len(place.audience) for place in host.places.values())
    lines = [
        *single("gorin_tables", "gauge", "Tables in memory.", len(host.places)),
        *single("gorin_tables_asleep", "gauge", "Tables in the store only.", len(host.asleep)),
        *single("gorin_listeners", "gauge", "Pages open at tables.", listeners),
        *single("gorin_choices_total", "counter", "Accepted choices.", host.choices),
        *host.latency.lines("gorin_choice_seconds", "From the arrival of a choice until all were told."),
    ]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4; charset=utf-8")


async def openapi(request: Request) -> Response:
    return JSONResponse(describe())


async def list_games(request: Request) -> Response:
    games = [
        {
            "id": g.id,
            "name": g.name,
            "seats": list(g.seats),
            "formats": list(g.formats),
            "decks": list(g.decks),
            "bots": list(bots_for(g.id)),
        }
        for g in gorin.games()
    ]
    return JSONResponse(games)


async def rules(request: Request) -> Response:
    ledger = ledgers.read(request.path_params["game"])
    clauses = [
        {"id": c.id, "section": c.section, "text": c.text, "check": c.check}
        for c in ledger.in_reading_order()
    ]
    return JSONResponse({"game": ledger.game, "clauses": clauses})


async def me(request: Request) -> Response:
    """The seats of this browser, on all tables."""
    session = guard.session_of(request)
    seats = []
    for listed in the_host(request).listings():
        seat = listed.seat_of(session)
        if seat is not None:
            seats.append({**listed.told, "seat": seat, "may_delete": listed.may_delete(session)})
    return JSONResponse({"seats": seats})


async def tables(request: Request) -> Response:
    if request.method == "POST":
        return await open_table(request)
    session = guard.session_of(request)
    listed = [
        {**table.told, "may_delete": table.may_delete(session)}
        for table in the_host(request).listings()
        if table.is_visible_to(session)
    ]
    return JSONResponse(sorted(listed, key=lambda told: -told["opened"]))


async def open_table(request: Request) -> Response:
    host, session = the_host(request), caller_of(request)
    wish = protocol.read_body(await request.body(), protocol.TableWish)
    if not request.app.state.openings.of(request.client.host if request.client else "").take():
        raise guard.TooMany("too many tables were opened: wait a moment")
    if wish.table is not None:
        if wish.record is not None:
            raise Refused("a table goes on from a record or from another table, not from both")
        source = (await visible_place(request, wish.table)).table
        wish = msgspec.structs.replace(wish, record=history_until(source, wish.choices))
    name = clean(wish.name, NAME_LENGTH, "a name") if wish.name else ""
    made = await host.open(wish, session)
    if name and not made.full:
        await host.sit(made.id, name, session, None)
    return JSONResponse({"table": made.id, "seat": made.seat_of(session)}, 201)


def visible(table: Table, session: str) -> bool:
    return table.may_watch(table.seat_of(session))


async def visible_place(request: Request, id: str | None = None) -> Place:
    place = await the_host(request).place(request.path_params["id"] if id is None else id)
    if not visible(place.table, guard.session_of(request)):
        raise Refused("this table is not open to spectators")
    return place


async def table(request: Request) -> Response:
    host, session = the_host(request), guard.session_of(request)
    if request.method == "DELETE":
        await host.close_table(request.path_params["id"], session)
        return JSONResponse({"deleted": request.path_params["id"]})
    place = await visible_place(request)
    return JSONResponse(summary(place.table, session, host.now(), place.absences()))


async def seat(request: Request) -> Response:
    """Take a seat, or give it up before the game has begun."""
    host, id, session = the_host(request), request.path_params["id"], caller_of(request)
    if request.method == "DELETE":
        await host.leave(id, session)
        return JSONResponse({"left": id})
    wish = protocol.read_body(await request.body(), protocol.SeatWish)
    deck = wish.deck
    if isinstance(deck, dict):
        deck = written_out((await visible_place(request)).table.opened.game, deck)
    return JSONResponse({"seat": await host.sit(id, wish.name, session, wish.seat, deck)})


async def rematch(request: Request) -> Response:
    """The same people once more: the first who asks makes the table."""
    session = caller_of(request)
    made = await the_host(request).rematch(request.path_params["id"], session)
    return JSONResponse({"table": made.id, "seat": made.seat_of(session)}, 201)
