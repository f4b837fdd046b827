"""Introductions over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import gorin
from gorin import introductions as library
from gorin.server.web.lobby import backend_of


async def introductions(request: Request) -> Response:
    """In the order in which the games are listed everywhere."""
    found = [library.find(game.id) for game in gorin.games() if game.id in library.games()]
    return JSONResponse([{"game": i.game, "title": i.title, "beats": len(i.beats)} for i in found])


async def introduction(request: Request) -> Response:
    """A lesson is the same for everybody, so its record is played once."""
    game = request.path_params["game"]
    if game not in _written:
        _written[game] = await backend_of(request).jobs.do("lesson", game)
    return Response(_written[game], media_type="application/json")


_written: dict[str, bytes] = {}
