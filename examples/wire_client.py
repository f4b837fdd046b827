"""A client in a hundred lines: it opens a table, takes a seat and plays a whole game over the wire.

    gorin serve --no-open &
    python examples/wire_client.py http://127.0.0.1:8000 celestial

It knows no rule: it reads the views that the server sends and picks one of the options that they offer. What
is said over the wire is described by /api/openapi.json and /api/asyncapi.json, and in docs/protocol.md.
Besides Python it needs the package `websockets`.
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

JSON = dict[str, Any]
PATIENCE = 60.0
"""Seconds in which the server has to say something."""


class Client:
    """A session on a server: it has a cookie, and with it its seats."""

    def __init__(self, server: str) -> None:
        self.server, self.cookie = server.rstrip("/"), ""
        self.share = secrets.token_hex(32)
        """What this client adds to the seed, so that nobody else can choose the deal."""
        self.call("GET", "/api/me")

    def call(self, method: str, path: str, body: JSON | None = None) -> Any:
        request = urllib.request.Request(self.server + path, method=method, headers=self._headers())
        request.data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
            return json.load(answer)

    def _headers(self) -> dict[str, str]:
        return {"Origin": self.server, "Content-Type": "application/json", "Cookie": self.cookie}

    def open_table(self, game: str, bots: list[str]) -> str:
        commitment = hashlib.sha256(self.share.encode()).hexdigest()
        wish = {"game": game, "seats": [None, *bots], "name": "Wire client", "commitment": commitment}
        return str(self.call("POST", "/api/tables", wish)["table"])

    def play(self, table: str, rng: random.Random) -> JSON:
        """Play to the end; returns the outcome."""
        address = self.server.replace("http", "ws", 1) + f"/ws/{table}"
        headers, origin = {"Cookie": self.cookie}, Origin(self.server)
        with connect(address, origin=origin, additional_headers=headers, max_size=None) as socket:
            return Game(socket, self.share, rng).play()


class Game:
    """What a client has been told of a table, and how it goes on."""

    def __init__(self, socket: ClientConnection, share: str, rng: random.Random) -> None:
        self.socket, self.share, self.rng = socket, share, rng
        self.seq = 0
        self.view: JSON | None = None
        self.table: JSON = {}
        self.has_revealed = False

    def play(self) -> JSON:
        while self.view is None or self.view["outcome"] is None:
            self.learn(json.loads(self.socket.recv(timeout=PATIENCE)))
        outcome: JSON = self.view["outcome"]
        return outcome

    def learn(self, message: JSON) -> None:
        """Take in a message; answer where there is something to answer."""
        if message["type"] == "snapshot":
            self.seq, self.view, self.table = message["seq"], message["view"], message["table"]
        elif message["type"] == "delta":
            self.seq = message["seq"]
            self.view = patched(self.view, message["view"])
            self.table = patched(self.table, message["table"])
        elif message["type"] == "error" and message["code"] != "stale":
            raise RuntimeError(f"{message['code']}: {message['error']}")
        self.answer()

    def answer(self) -> None:
        if self.table["seat"] in self.table["fairness"]["awaits"] and not self.has_revealed:
            self.has_revealed = True
            self.say(type="reveal", share=self.share)
        elif self.view is not None and self.view["decision"] is not None:
            option = self.rng.choice(self.view["decision"]["options"])
            self.say(type="choose", option=option["id"], seq=self.seq)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def patched(old: Any, changes: list[Any]) -> Any:
    """Apply changes: `[path, value]` sets, `[path]` removes; an empty path replaces the whole."""
    for path, *value in changes:
        if not path:
            old = value[0]
            continue
        place = old
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return old


def main(server: str, game: str = "battle") -> None:
    client = Client(server)
    outcome = client.play(client.open_table(game, ["random"]), random.Random())
    winners = ", ".join(f"seat {seat + 1}" for seat in outcome["winners"])
    print(f"Won by {winners or 'nobody'}: {outcome['reason']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
