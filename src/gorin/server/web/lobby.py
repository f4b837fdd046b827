"""The lobby over HTTP: games, rules, tables, seats and rematches."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterator

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response

import gorin
from gorin import ledgers
from gorin.kernel.errors import GorinError
from gorin.server.hosting.handlers import Answer, Call, number_in, refusal
from gorin.server.presentation import protocol
from gorin.server.table.known_bots import bots_for
from gorin.server.table.refusal import Code, Refused, TooMany
from gorin.server.web import asyncapi, openapi, security
from gorin.server.web.timeouts import TRUSTED, household
from gorin.server.workers.backend import TableBackend

TABLES_OF_ONE, TABLES_FROM_ONE_ADDRESS = 50, 300
"""How many tables that are not over a session and an address may have opened."""
COSTLY = ("position", "replay")
"""What of a table may take long to find out."""
PAGE = 50
"""How many tables the lobby lists at once."""
COSTLY_AT_ONCE = 8
"""How many wishes that may take long an address may have waiting: uploads, and looking back."""

Handler = Callable[[Request], Awaitable[Response]]


def json_api(handler: Handler) -> Handler:
    """Errors as one JSON sentence; a session for whoever comes without one."""

    async def handle(request: Request) -> Response:
        try:
            check_rate(request)
            response = await handler(request)
        except GorinError as error:
            response = answered(refusal(error))
        except ClientDisconnect:
            return Response(status_code=400)
        keep_session(request, response)
        return response

    return handle


def keep_session(request: Request, response: Response) -> None:
    """Give the browser its session, unless it has it already."""
    sessions: security.Sessions = request.app.state.sessions
    session = sessions.to_keep(request)
    if session:
        secure = request.url.scheme == "https"
        response.set_cookie(
            sessions.cookie, session, max_age=10**8, httponly=True, samesite="lax", secure=secure
        )


def address_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else ""


def check_rate(connection: HTTPConnection) -> None:
    """Everybody may look often, but not without end."""
    address = address_of(connection)
    state = connection.app.state
    session = session_of(connection) or address
    if not (state.looks.of(session).take() and state.addresses.of(address).take()):
        raise TooMany("too many requests: wait a moment")


def backend_of(connection: HTTPConnection) -> TableBackend:
    backend: TableBackend = connection.app.state.backend
    return backend


def session_of(connection: HTTPConnection) -> str:
    """The key of the caller's session; empty where there is none of this server's."""
    sessions: security.Sessions = connection.app.state.sessions
    return sessions.of(connection)


def caller_of(request: Request) -> str:
    """The session of who wants to change something."""
    session = session_of(request)
    if not session:
        raise Refused("reload the page first", Code.NO_SESSION)
    return session


async def nothing_here(request: Request) -> Response:
    return security.said_problem(404, "there is nothing here", Code.NOT_FOUND)


async def openapi_document(request: Request) -> Response:
    return JSONResponse(openapi.describe())


async def asyncapi_document(request: Request) -> Response:
    return JSONResponse(asyncapi.describe())


async def list_games(request: Request) -> Response:
    games = [
        {
            "id": g.id,
            "name": g.name,
            "seats": list(g.seats),
            "formats": list(g.formats),
            "format_seats": {format: list(g.seats_in(format)) for format in g.formats},
            "decks": list(g.decks),
            "variants": [variant.plain() for variant in g.variants],
            "bots": list(bots_for(g.id)),
        }
        for g in gorin.games()
    ]
    return JSONResponse(games)


async def rules(request: Request) -> Response:
    ledger = ledgers.read(request.path_params["game"])
    clauses = [
        {
            "id": clause.id,
            "section": clause.section,
            "text": clause.text,
            "example": clause.example,
            "mark": ledgers.MARKS.get(clause.mark, ""),
        }
        for clause in ledger.in_reading_order()
    ]
    return JSONResponse({"game": ledger.game, "clauses": clauses})


async def me(request: Request) -> Response:
    """The seats of this browser, on all tables."""
    session = session_of(request)
    seats = [
        {**listed.told, "seat": listed.seat_of(session), "may_delete": listed.may_delete(session)}
        for listed in backend_of(request).board.seats_of(session)
    ]
    return JSONResponse({"seats": seats})


async def tables(request: Request) -> Response:
    """The tables, the newest first, a page at a time."""
    if request.method == "POST":
        return await open_table(request)
    session, page = session_of(request), number_in(dict(request.query_params), "page") or 0
    shown, total = backend_of(request).board.page(session, page * PAGE, PAGE)
    told = [{**table.told, "may_delete": table.may_delete(session)} for table in shown]
    return JSONResponse(told, headers={"X-Total-Count": str(total)})


@contextlib.contextmanager
def costly(request: Request) -> Iterator[None]:
    """Something that may take long is done for the caller; sessions are cheap, so an address counts."""
    address = address_of(request)
    waiting: dict[str, int] = request.app.state.costly
    if address not in TRUSTED and waiting.get(address, 0) >= COSTLY_AT_ONCE:
        raise TooMany("too much is in progress for your address; wait a moment")
    waiting[address] = waiting.get(address, 0) + 1
    try:
        yield
    finally:
        waiting[address] -= 1
        if not waiting[address]:
            del waiting[address]


async def open_table(request: Request) -> Response:
    with costly(request):
        return await opened_table(request)


async def opened_table(request: Request) -> Response:
    session = caller_of(request)
    body = await request.body()
    wish = protocol.read_body(body, protocol.CreateTableRequest)
    if not request.app.state.openings.of(address_of(request)).take():
        raise TooMany("too many tables were opened: wait a moment")
    check_tables(request, session)
    if wish.table is not None:
        if wish.record is not None:
            raise Refused("a table can continue a record or another table, not both", Code.INVALID_SETUP)
        history = Call("history", wish.table, session, query={"at": str(wish.choices)})
        answer = await backend_of(request).call(history)
        if answer.status != 200:
            return answered(answer)
        record = msgspec.json.decode(answer.body)
        wish = msgspec.structs.replace(wish, record=record, table=None)
    answer = await backend_of(request).call(Call("open", "", session, msgspec.json.encode(wish)))
    if answer.status == 201:
        made = msgspec.json.decode(answer.body)["table"]
        request.app.state.opened.setdefault(address_of(request), set()).add(made)
    return answered(answer)


def check_tables(request: Request, session: str) -> None:
    """Nobody has tables without end: neither a session nor an address, unless many people are behind it."""
    board = backend_of(request).board
    if board.unfinished_of(session) >= TABLES_OF_ONE:
        raise Refused(f"you have {TABLES_OF_ONE} unfinished tables; finish or delete one first", Code.LIMIT)
    address = address_of(request)
    opened: dict[str, set[str]] = request.app.state.opened
    if address not in TRUSTED and address in opened:
        opened[address] = set(filter(board.is_unfinished, opened[address]))
        if not opened[address]:
            del opened[address]
        elif len(opened[address]) >= TABLES_FROM_ONE_ADDRESS:
            raise Refused("your address has too many unfinished tables", Code.LIMIT)


def answered(answer: Answer) -> Response:
    return Response(answer.body, answer.status, media_type="application/json")


def about_table(what: str, *, changes: bool = False) -> Handler:
    """A request that is answered where its table is."""

    async def handle(request: Request) -> Response:
        session = caller_of(request) if changes else session_of(request)
        body = await request.body() if request.method == "POST" else b""
        call = Call(what, request.path_params["id"], session, body, dict(request.query_params))
        with costly(request) if what in COSTLY else contextlib.nullcontext():
            return answered(await backend_of(request).call(call))

    return handle


def by_method(**handlers: Handler) -> Handler:
    async def handle(request: Request) -> Response:
        return await handlers["get" if request.method == "HEAD" else request.method.lower()](request)

    return handle


table = by_method(get=about_table("summary"), delete=about_table("delete"))
seat = by_method(post=about_table("sit", changes=True), delete=about_table("leave", changes=True))
rematch = about_table("rematch", changes=True)
record, position, replay = about_table("record"), about_table("position"), about_table("replay")
