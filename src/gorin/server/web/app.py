"""The web application: the lobby over HTTP, a websocket for each table, and the page."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from gorin.server.floors.floor import Floor, OneFloor
from gorin.server.hosting.host import Host
from gorin.server.store.own_key import own_key
from gorin.server.web import catalogue, deck_box, guard
from gorin.server.web.introductions import introduction, introductions
from gorin.server.web.lobby import (
    list_games,
    me,
    nothing_here,
    openapi,
    plainly,
    position,
    record,
    rematch,
    replay,
    rules,
    seat,
    table,
    tables,
)
from gorin.server.web.operating import StoreProbe, health, metrics
from gorin.server.web.pages import page_routes
from gorin.server.web.sockets import play


def make_app(
    where: Host | Floor, names: tuple[str, ...] = guard.LOCAL_NAMES, operator_token: str = ""
) -> Starlette:
    """The application around its tables; `names` are the host names that it answers for.

    Whoever sends the `operator_token` reads the metrics; without one, only callers on this machine do.
    """
    floor: Floor = OneFloor(where) if isinstance(where, Host) else where

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.sessions = guard.Sessions(await own_key(floor.store))
        await floor.start()
        yield
        await floor.stop()

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
            Route("/api/cards/{game}", plainly(catalogue.cards)),
            Route("/api/decks/{game}", plainly(catalogue.decks)),
            Route("/api/decks/{game}/shape", plainly(catalogue.shape)),
            Route("/api/decks/{game}/check", plainly(catalogue.check), methods=["POST"]),
            Route("/api/decks/{game}/look", plainly(catalogue.look), methods=["POST"]),
            Route("/api/decks/{game}/read", plainly(catalogue.read), methods=["POST"]),
            Route("/api/own-decks/{game}", plainly(deck_box.own_decks), methods=["GET", "POST"]),
            Route("/api/own-decks/{game}/{id}", plainly(deck_box.own_deck), methods=["PUT", "DELETE"]),
            Route("/api/introductions", plainly(introductions)),
            Route("/api/introductions/{game}", plainly(introduction)),
            Route("/api/tables", plainly(tables), methods=["GET", "POST"]),
            Route("/api/tables/{id}", plainly(table), methods=["GET", "DELETE"]),
            Route("/api/tables/{id}/seat", plainly(seat), methods=["POST", "DELETE"]),
            Route("/api/tables/{id}/rematch", plainly(rematch), methods=["POST"]),
            Route("/api/tables/{id}/record", plainly(record)),
            Route("/api/tables/{id}/position", plainly(position)),
            Route("/api/tables/{id}/replay", plainly(replay)),
            Route("/api/{path:path}", nothing_here),
            WebSocketRoute("/ws/{id}", play),
            *page_routes(),
        ],
    )
    app.state.floor = floor
    app.state.operator_token = operator_token
    app.state.probe = StoreProbe(floor.store)
    app.state.openings = guard.Buckets(rate=10, burst=1200)
    app.state.opened = {}
    app.state.costly = {}
    app.state.looks = guard.Buckets(*guard.LOOKS)
    app.state.addresses = guard.Buckets(*guard.LOOKS_FROM_ONE_ADDRESS)
    app.state.talk = guard.Buckets(rate=20, burst=60)
    return app
