"""Who may talk to the server: sessions, hosts and origins, sizes and rates."""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import secrets
import time

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gorin.server.table.refusal import Code, TooLarge

COOKIE = "gorin_session"
"""What the cookie was called before it named its server; browsers may still have it."""
BODY_SIZE = 1 << 20
log = logging.getLogger(__name__)

LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")


def session_key(session: str) -> str:
    """What is stored of a session: who reads the store cannot become the player."""
    return hashlib.sha256(session.encode()).hexdigest()


class Sessions:
    """Tokens that only this server can make: nobody invents a session, or gives one to somebody else."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.cookie = f"{COOKIE}_{hashlib.sha256(key).hexdigest()[:8]}"
        """Cookies know no ports: of two servers on one host name, each has a name of its own for them."""

    def new(self) -> str:
        random = secrets.token_urlsafe(24)
        return f"{random}.{self._signed(random)}"

    def of(self, connection: HTTPConnection) -> str:
        """The key of the caller's session; empty where there is none of ours."""
        session = self._token_of(connection)
        return session_key(session) if session else ""

    def to_keep(self, connection: HTTPConnection) -> str:
        """The session that a browser is to keep from now on; empty where it has it already."""
        session = self._token_of(connection)
        if not session:
            return self.new()
        return "" if connection.cookies.get(self.cookie) == session else session

    def _token_of(self, connection: HTTPConnection) -> str:
        given = [connection.cookies.get(name, "") for name in (self.cookie, COOKIE)]
        return next(filter(self._is_ours, given), "")

    def _is_ours(self, session: str) -> bool:
        random, _, signature = session.partition(".")
        return random.isascii() and hmac.compare_digest(signature.encode(), self._signed(random).encode())

    def _signed(self, random: str) -> str:
        made = hmac.digest(self._key, random.encode(), "sha256")
        return base64.urlsafe_b64encode(made[:24]).decode()


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


class SecurityMiddleware:
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
        send = _secured(send, scope["scheme"] in ("https", "wss"))
        if trouble is not None:
            await said_problem(*trouble)(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, _limited(receive), send)
        else:
            await self.app(scope, receive, _refusing_in_words(scope, receive, send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What nobody foresaw is logged, and answered like everything else: in one sentence."""
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except Exception:
            log.exception("a request failed: %s %s", scope["method"], scope["path"])
            if not begun:
                await said_problem(500, "the server failed at this", Code.FAILED)(scope, receive, send)

    def _trouble(self, scope: Scope, headers: Headers) -> tuple[int, str, Code] | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            return 421, "this server does not answer for that host", Code.WRONG_HOST
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._own_page(headers.get("origin"), host):
            return 403, "this page may not talk to this server", Code.WRONG_ORIGIN
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_SIZE:
            return 413, "too large", Code.TOO_LARGE
        return None

    def _is_ours(self, host: str) -> bool:
        """Against DNS rebinding: only the names that we were told to answer for."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name.lower() in self.names

    def _own_page(self, origin: str | None, host: str) -> bool:
        return origin in (f"http://{host}", f"https://{host}")


SECURITY = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
}
"""Headers of every answer that does not say otherwise itself, as the page does."""
ANSWERS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
"""What an answer begins with; the last is a websocket that is refused."""
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


def _secured(send: Send, https: bool) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] in ANSWERS:
            headers = list(message.get("headers", []))
            given = {name.lower() for name, _ in headers}
            headers += [(name, value) for name, value in SECURITY.items() if name not in given]
            message = {**message, "headers": [*headers, HTTPS_ONLY] if https else headers}
        await send(message)

    return sent


REFUSED = {1000: (404, Code.NOT_FOUND), 1012: (503, Code.BUSY), 1013: (503, Code.BUSY)}
"""What codes with which a websocket is closed are called while it is not open yet."""
NOT_LET_IN = (403, Code.NOT_OPEN)
"""And what the others are called."""


def said_problem(status: int, sentence: str, code: Code) -> Response:
    """An error over HTTP."""
    return JSONResponse({"error": sentence, "code": code}, status)


def _refusing_in_words(scope: Scope, receive: Receive, send: Send) -> Send:
    """Who is not let in is told why, as any other caller is: a socket that never opens cannot say it."""
    inside = False

    async def sent(message: Message) -> None:
        nonlocal inside
        inside = inside or message["type"] == "websocket.accept"
        if inside or message["type"] != "websocket.close":
            await send(message)
            return
        reason = message.get("reason") or "there is nothing here"
        status, code = REFUSED.get(message.get("code", 1000), NOT_LET_IN)
        await said_problem(status, reason, code)(scope, receive, send)

    return sent


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
