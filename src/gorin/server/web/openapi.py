"""The HTTP part, described for programs: made from the types that requests are read with and answers have."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import msgspec

from gorin.server.presentation import contract, protocol
from gorin.server.presentation.contract import PROTOCOL
from gorin.server.presentation.protocol import Problem
from gorin.server.table.uploaded_decks import DeckDraft
from gorin.server.web.catalogue import DeckText

REFS = "#/components/schemas/{name}"
Objects = list[dict[str, Any]]

WHOLE = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
EYES = {"oneOf": [WHOLE, {"const": "all"}]}
ERRORS = {
    "400": "The request is not understood",
    "403": "Not from this server's own page, or not for this caller",
    "404": "There is no such thing",
    "405": "There is no such method here",
    "409": "It cannot be granted now",
    "413": "Too large",
    "421": "Another host name than this server's",
    "429": "Too many requests",
    "503": "It took too long, or the server is busy; nothing was done",
}


class Endpoint(NamedTuple):
    """One thing that can be asked."""

    method: str
    path: str
    about: str
    answer: Any
    body: Any = None
    query: tuple[tuple[str, dict[str, Any]], ...] = ()
    status: str = "200"
    needs_body: bool = True


ENDPOINTS = (
    Endpoint("get", "/health", "Whether the server serves", contract.Health),
    Endpoint("get", "/api/me", "Where this browser sits", contract.OwnSeats),
    Endpoint("get", "/api/games", "The games", list[contract.GameInfo]),
    Endpoint("get", "/api/rules/{game}", "The rules of a game, clause by clause", contract.RulesText),
    Endpoint("get", "/api/cards/{game}", "The cards of a game", Objects),
    Endpoint("get", "/api/decks/{game}", "The decks that come with a game", Objects),
    Endpoint("get", "/api/decks/{game}/shape", "What a deck is made of", dict[str, Any]),
    Endpoint("post", "/api/decks/{game}/check", "What is wrong with a deck", list[str], DeckDraft),
    Endpoint("post", "/api/decks/{game}/look", "The same, with its sums", contract.DeckLook, DeckDraft),
    Endpoint("post", "/api/decks/{game}/read", "The deck that a list makes", dict[str, Any], DeckText),
    Endpoint("get", "/api/own-decks/{game}", "The decks of this browser", Objects),
    Endpoint("post", "/api/own-decks/{game}", "Keep a deck", dict[str, Any], DeckDraft, status="201"),
    Endpoint("put", "/api/own-decks/{game}/{id}", "Write it anew", dict[str, Any], DeckDraft, status="201"),
    Endpoint("delete", "/api/own-decks/{game}/{id}", "Throw it away", contract.DroppedDeck),
    Endpoint("get", "/api/introductions", "Games to learn", list[contract.LessonSummary]),
    Endpoint("get", "/api/introductions/{game}", "A game to play along with", dict[str, Any]),
    Endpoint("get", "/api/tables", "The lobby", list[contract.InLobby], query=(("page", WHOLE),)),
    Endpoint(
        "post", "/api/tables", "Open a table", contract.Seated, protocol.CreateTableRequest, status="201"
    ),
    Endpoint("get", "/api/tables/{id}", "A table, and what the caller may do", contract.TableSummary),
    Endpoint("delete", "/api/tables/{id}", "Delete a table", contract.DeletedTable),
    Endpoint("post", "/api/tables/{id}/seat", "Take a seat", contract.TakenSeat, protocol.TakeSeatRequest),
    Endpoint("delete", "/api/tables/{id}/seat", "Give it up before the deal", contract.LeftTable),
    Endpoint(
        "post", "/api/tables/{id}/rematch", "Once more", contract.Seated,
        protocol.RematchRequest, status="201", needs_body=False,
    ),
    Endpoint("get", "/api/tables/{id}/record", "The record of a finished game", dict[str, Any]),
    Endpoint(
        "get", "/api/tables/{id}/position", "A moment as a position", dict[str, Any], query=(("at", WHOLE),)
    ),
    Endpoint(
        "get", "/api/tables/{id}/replay", "A moment of the past", contract.PastMoment,
        query=(("at", WHOLE), ("seat", EYES)),
    ),
)  # fmt: skip


def describe() -> dict[str, Any]:
    """OpenAPI 3.1."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "gorin", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {"schemas": _components()},
    }


def _kinds() -> list[Any]:
    """Every type that is said or read somewhere, once."""
    named = [kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body) if kind is not None]
    found = {str(kind): kind for kind in (Problem, *named)}
    return list(found.values())


@functools.cache
def _schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    kinds = _kinds()
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFS)
    return {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}, components


def _components() -> dict[str, Any]:
    return _schemas()[1]


def _content(kind: Any) -> dict[str, Any]:
    return {"application/json": {"schema": _schemas()[0][str(kind)]}}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    errors = {code: {"description": about, "content": _content(Problem)} for code, about in ERRORS.items()}
    answer = {endpoint.status: {"description": "As asked", "content": _content(endpoint.answer)}}
    told: dict[str, Any] = {"summary": endpoint.about, "responses": {**answer, **errors}}
    parameters = [*_in_path(endpoint.path), *_in_query(endpoint.query)]
    if parameters:
        told["parameters"] = parameters
    if endpoint.body is not None:
        told["requestBody"] = {"required": endpoint.needs_body, "content": _content(endpoint.body)}
    return told


def _in_path(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(query: tuple[tuple[str, dict[str, Any]], ...]) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": schema} for name, schema in query]
