"""Who may talk to the server: sessions, hosts and origins, sizes and rates."""

from __future__ import annotations

import hashlib
import secrets
import time

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gorin.kernel.errors import GorinError

COOKIE = "gorin_session"
BODY_SIZE = 1 << 20
LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")


def new_session() -> str:
    return secrets.token_urlsafe(32)


def session_key(session: str) -> str:
    """What is stored of a session: who reads the store cannot become the player."""
    return hashlib.sha256(session.encode()).hexdigest()


def session_of(connection: HTTPConnection) -> str:
    """The key of the caller's session; empty where there is none."""
    session = connection.cookies.get(COOKIE, "")
    return session_key(session) if session else ""


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


LOOKS = (20.0, 400.0)
"""Requests a second and at once for one session: far more than a page needs."""
LOOKS_FROM_ONE_ADDRESS = (200.0, 4000.0)
"""Looser, since a whole house may have one address; it holds back who changes sessions all the time."""


class Buckets:
    """A bucket for each caller; the ones that have been quiet the longest are forgotten first."""

    def __init__(self, rate: float, burst: float, callers: int = 10_000) -> None:
        self.rate, self.burst, self.callers = rate, burst, callers
        self._buckets: dict[str, Bucket] = {}

    def of(self, caller: str) -> Bucket:
        bucket = self._buckets.pop(caller, None) or Bucket(self.rate, self.burst)
        self._buckets[caller] = bucket
        if len(self._buckets) > self.callers:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class TooMany(GorinError):
    """Somebody who asks faster than is bearable."""


class TooLarge(GorinError):
    """A body that goes on beyond the limit."""


class Gate:
    """Lets through only requests for this host, from its own pages, of a bearable size."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = tuple(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        trouble = self._trouble(scope, headers)
        if trouble is None:
            await self.app(scope, _limited(receive), send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": trouble[1]})
        else:
            await JSONResponse({"error": trouble[1]}, trouble[0])(scope, receive, send)

    def _trouble(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            return 421, "this server does not answer for that host"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._own_page(headers.get("origin"), host):
            return 403, "this page may not talk to this server"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_SIZE:
            return 413, "too large"
        return None

    def _is_ours(self, host: str) -> bool:
        """Against DNS rebinding: only the names that we were told to answer for."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name.lower() in self.names

    def _own_page(self, origin: str | None, host: str) -> bool:
        return origin in (f"http://{host}", f"https://{host}")


def _limited(receive: Receive) -> Receive:
    """A body that says nothing about its length is cut off at the limit all the same."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > BODY_SIZE:
                raise TooLarge("too large")
        return message

    return counted
