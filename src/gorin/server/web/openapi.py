"""The HTTP part, described for programs."""

from __future__ import annotations

from typing import Any

_OBJECT = {"application/json": {"schema": {"type": "object"}}}
_LIST = {"application/json": {"schema": {"type": "array", "items": {"type": "object"}}}}
_ERROR = {"type": "object", "properties": {"error": {"type": "string"}}, "required": ["error"]}
_ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
_GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}

_AT = {"name": "at", "in": "query", "schema": {"type": "integer", "minimum": 0}}
_PAGE = {"name": "page", "in": "query", "schema": {"type": "integer", "minimum": 0}}
_EYES = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0}}

_WISH = {
    "type": "object",
    "properties": {
        "game": {"type": "string"},
        "seats": {"type": "array", "items": {"type": ["string", "null"]}},
        "options": {"type": "object"},
        "clock": {
            "type": "object",
            "properties": {
                "kind": {"enum": ["none", "countdown", "chess"]},
                "seconds": {"type": "integer", "minimum": 0, "maximum": 10**6},
                "extra": {"type": "integer", "minimum": 0, "maximum": 10**4},
            },
            "additionalProperties": False,
        },
        "spectators": {"type": "boolean"},
        "spectator_chat": {"type": "boolean"},
        "absence": {"type": "integer", "minimum": 10, "maximum": 10**6},
        "title": {"type": "string"},
        "name": {"type": "string"},
        "commitment": {"type": "string"},
        "record": {"type": ["object", "null"]},
        "position": {"type": ["object", "null"]},
        "table": {"type": ["string", "null"]},
        "choices": {"type": "integer", "minimum": 0},
    },
    "additionalProperties": False,
}
_SEAT = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "seat": {"type": ["integer", "null"]},
        "deck": {"type": ["string", "object", "null"]},
        "commitment": {"type": "string"},
    },
    "required": ["name"],
    "additionalProperties": False,
}

_REMATCH = {
    "type": "object",
    "properties": {"commitment": {"type": "string"}},
    "additionalProperties": False,
}

_DECK = {
    "type": "object",
    "properties": {
        "stronghold": {"type": "string"},
        "dynasty": {"type": "object", "additionalProperties": {"type": "integer"}},
        "fate": {"type": "object", "additionalProperties": {"type": "integer"}},
        "name": {"type": "string"},
    },
    "additionalProperties": False,
}
_TEXT = {
    "type": "object",
    "properties": {"text": {"type": "string"}},
    "required": ["text"],
    "additionalProperties": False,
}
_SENTENCES = {"application/json": {"schema": {"type": "array", "items": {"type": "string"}}}}


def _answers(content: dict[str, Any], code: str = "200") -> dict[str, Any]:
    error = {"description": "What is wrong", "content": {"application/json": {"schema": _ERROR}}}
    refusals = dict.fromkeys(("400", "403", "409", "413", "421", "429", "503"), error)
    return {code: {"description": "As asked", "content": content}, **refusals}


def _posted(schema: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def describe() -> dict[str, Any]:
    """OpenAPI 3.1."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "gorin", "version": "1"},
        "paths": {
            "/health": {"get": {"responses": _answers(_OBJECT)}},
            "/api/me": {"get": {"responses": _answers(_OBJECT)}},
            "/api/games": {"get": {"responses": _answers(_LIST)}},
            "/api/rules/{game}": {"get": {"parameters": [_GAME], "responses": _answers(_OBJECT)}},
            "/api/cards/{game}": {"get": {"parameters": [_GAME], "responses": _answers(_LIST)}},
            "/api/decks/{game}": {"get": {"parameters": [_GAME], "responses": _answers(_LIST)}},
            "/api/decks/{game}/shape": {"get": {"parameters": [_GAME], "responses": _answers(_OBJECT)}},
            "/api/decks/{game}/check": {
                "post": {
                    "parameters": [_GAME],
                    "requestBody": _posted(_DECK),
                    "responses": _answers(_SENTENCES),
                }
            },
            "/api/decks/{game}/look": {
                "post": {
                    "parameters": [_GAME],
                    "requestBody": _posted(_DECK),
                    "responses": _answers(_OBJECT),
                }
            },
            "/api/decks/{game}/read": {
                "post": {
                    "parameters": [_GAME],
                    "requestBody": _posted(_TEXT),
                    "responses": _answers(_OBJECT),
                }
            },
            "/api/own-decks/{game}": {
                "get": {"parameters": [_GAME], "responses": _answers(_LIST)},
                "post": {
                    "parameters": [_GAME],
                    "requestBody": _posted(_DECK),
                    "responses": _answers(_OBJECT, "201"),
                },
            },
            "/api/own-decks/{game}/{id}": {
                "put": {
                    "parameters": [_GAME, _ID],
                    "requestBody": _posted(_DECK),
                    "responses": _answers(_OBJECT, "201"),
                },
                "delete": {"parameters": [_GAME, _ID], "responses": _answers(_OBJECT)},
            },
            "/api/introductions": {"get": {"responses": _answers(_LIST)}},
            "/api/introductions/{game}": {"get": {"parameters": [_GAME], "responses": _answers(_OBJECT)}},
            "/api/tables": {
                "get": {"parameters": [_PAGE], "responses": _answers(_LIST)},
                "post": {"requestBody": _posted(_WISH), "responses": _answers(_OBJECT, "201")},
            },
            "/api/tables/{id}": {
                "get": {"parameters": [_ID], "responses": _answers(_OBJECT)},
                "delete": {"parameters": [_ID], "responses": _answers(_OBJECT)},
            },
            "/api/tables/{id}/seat": {
                "post": {"parameters": [_ID], "requestBody": _posted(_SEAT), "responses": _answers(_OBJECT)},
                "delete": {"parameters": [_ID], "responses": _answers(_OBJECT)},
            },
            "/api/tables/{id}/rematch": {
                "post": {
                    "parameters": [_ID],
                    "requestBody": {**_posted(_REMATCH), "required": False},
                    "responses": _answers(_OBJECT, "201"),
                }
            },
            "/api/tables/{id}/position": {"get": {"parameters": [_ID, _AT], "responses": _answers(_OBJECT)}},
            "/api/tables/{id}/replay": {
                "get": {"parameters": [_ID, _AT, _EYES], "responses": _answers(_OBJECT)}
            },
            "/api/tables/{id}/record": {"get": {"parameters": [_ID], "responses": _answers(_OBJECT)}},
        },
    }
