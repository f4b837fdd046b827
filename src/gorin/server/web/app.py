"""The web application: the lobby over HTTP, a websocket for each table, and the page."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from gorin.server.hosting.registry import TableRegistry
from gorin.server.store.own_key import own_key
from gorin.server.web import catalogue, deck_box, security
from gorin.server.web.introductions import introduction, introductions
from gorin.server.web.lobby import (
    asyncapi_document,
    json_api,
    list_games,
    me,
    nothing_here,
    openapi_document,
    position,
    record,
    rematch,
    replay,
    rules,
    seat,
    table,
    tables,
)
from gorin.server.web.operations import StoreProbe, health, metrics
from gorin.server.web.pages import page_routes
from gorin.server.web.sockets import play
from gorin.server.workers.backend import InProcessBackend, TableBackend


def make_app(
    where: TableRegistry | TableBackend,
    names: tuple[str, ...] = security.LOCAL_NAMES,
    operator_token: str = "",
) -> Starlette:
    """The application around its tables; `names` are the host names that it answers for.

    Whoever sends the `operator_token` reads the metrics; without one, only callers on this machine do.
    """
    backend: TableBackend = InProcessBackend(where) if isinstance(where, TableRegistry) else where

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.sessions = security.Sessions(await own_key(backend.store))
        await backend.start()
        yield
        await backend.stop()

    app = Starlette(
        lifespan=lifespan,
        middleware=[Middleware(security.SecurityMiddleware, names=names)],
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/api/openapi.json", openapi_document),
            Route("/api/asyncapi.json", asyncapi_document),
            Route("/api/me", json_api(me), methods=["GET"]),
            Route("/api/games", json_api(list_games)),
            Route("/api/rules/{game}", json_api(rules)),
            Route("/api/cards/{game}", json_api(catalogue.cards)),
            Route("/api/decks/{game}", json_api(catalogue.decks)),
            Route("/api/decks/{game}/shape", json_api(catalogue.shape)),
            Route("/api/decks/{game}/check", json_api(catalogue.check), methods=["POST"]),
            Route("/api/decks/{game}/look", json_api(catalogue.look), methods=["POST"]),
            Route("/api/decks/{game}/read", json_api(catalogue.read), methods=["POST"]),
            Route("/api/own-decks/{game}", json_api(deck_box.own_decks), methods=["GET", "POST"]),
            Route("/api/own-decks/{game}/{id}", json_api(deck_box.own_deck), methods=["PUT", "DELETE"]),
            Route("/api/introductions", json_api(introductions)),
            Route("/api/introductions/{game}", json_api(introduction)),
            Route("/api/tables", json_api(tables), methods=["GET", "POST"]),
            Route("/api/tables/{id}", json_api(table), methods=["GET", "DELETE"]),
            Route("/api/tables/{id}/seat", json_api(seat), methods=["POST", "DELETE"]),
            Route("/api/tables/{id}/rematch", json_api(rematch), methods=["POST"]),
            Route("/api/tables/{id}/record", json_api(record)),
            Route("/api/tables/{id}/position", json_api(position)),
            Route("/api/tables/{id}/replay", json_api(replay)),
            Route("/api/{path:path}", nothing_here),
            WebSocketRoute("/ws/{id}", play),
            *page_routes(),
        ],
    )
    app.state.backend = backend
    app.state.operator_token = operator_token
    app.state.probe = StoreProbe(backend.store)
    app.state.openings = security.Buckets(rate=10, burst=1200)
    app.state.opened = {}
    app.state.costly = {}
    app.state.looks = security.Buckets(*security.LOOKS)
    app.state.addresses = security.Buckets(*security.LOOKS_FROM_ONE_ADDRESS)
    app.state.talk = security.Buckets(rate=20, burst=60)
    return app
