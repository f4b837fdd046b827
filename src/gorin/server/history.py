"""The past over HTTP: records, positions, and moments as a seat saw them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gorin.kernel.errors import GorinError
from gorin.server import guard
from gorin.server.lobby import the_host, visible_place
from gorin.server.shown import laid_open, past, position_at
from gorin.server.table import Refused

ALL = "all"
"""Through everybody's eyes at once."""


async def record(request: Request) -> Response:
    """The whole history, once the game is over: it contains every secret."""
    table = (await visible_place(request)).table
    if not table.game.over:
        raise Refused("the record is open when the game is over")
    return JSONResponse(table.game.record())


async def position(request: Request) -> Response:
    """A moment of a game that is over, as a position to be set up again; without `at`, the last one."""
    table = (await visible_place(request)).table
    at = number_in(request, "at")
    return JSONResponse(position_at(table, table.moment[1] if at is None else at))


async def replay(request: Request) -> Response:
    """A moment of a table's past as a seat saw it: any seat once the game is over, before only the own."""
    table, session = (await visible_place(request)).table, guard.session_of(request)
    made, at = table.moment[1], number_in(request, "at")
    moment = made if at is None else min(at, made)
    now = the_host(request).now()
    if request.query_params.get("seat") == ALL:
        return JSONResponse(laid_open(table, moment, session, now))
    seat = number_in(request, "seat")
    if seat is not None and seat != table.seat_of(session) and not table.game.over:
        raise Refused("until the game is over, only through your own eyes")
    return JSONResponse(past(table, moment, seat, session, now))


def number_in(request: Request, name: str) -> int | None:
    """A number of the query; None where it is not there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise GorinError(f"{name} is a whole number, not {text!r}")
    return int(text)
