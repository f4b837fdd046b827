"""The websocket of a table, described for programs: made from the types of its messages."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from gorin.server.presentation.contract import PROTOCOL, ServerMessage
from gorin.server.presentation.protocol import Message

REFS = "#/components/schemas/{name}"
CHANNEL = {"$ref": "#/channels/table"}


def describe() -> dict[str, Any]:
    """AsyncAPI 3.0."""
    said, heard = get_args(ServerMessage), get_args(Message)
    _, schemas = msgspec.json.schema_components([*said, *heard], ref_template=REFS)
    names = [kind.__name__ for kind in (*said, *heard)]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "gorin", "version": str(PROTOCOL)},
        "channels": {
            "table": {
                "address": "/ws/{id}",
                "parameters": {"id": {"description": "The id of the table"}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
            }
        },
        "operations": {"say": _operation("send", said), "hear": _operation("receive", heard)},
        "components": {"messages": {name: _message(name) for name in names}, "schemas": schemas},
    }


def _operation(action: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """What the server does: it sends the one kind of messages and receives the other."""
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": CHANNEL, "messages": messages}


def _message(name: str) -> dict[str, Any]:
    return {"contentType": "application/json", "payload": {"$ref": REFS.format(name=name)}}
