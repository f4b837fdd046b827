"""HTTP with an end to every wait: what does not come whole in time is cut off, and so is a crowd."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WHOLE_REQUEST = 10.0
"""Seconds in which the head and the body of a request must have come."""
STALLED = 20.0
"""Seconds in which a page must have taken in something of what waits for it."""
CONNECTIONS = 10_000
FROM_ONE_ADDRESS = 300
"""Connections that one address may have; who is on this machine, or a known proxy, may have all."""
TRUSTED: set[str] = {"127.0.0.1", "::1"}
"""Addresses behind which there are many people."""

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
"""What is said with an answer to something that is no request at all."""

_COMING = (h11.IDLE, h11.SEND_BODY)
"""The states of a request of which something is still to come."""


@functools.lru_cache(maxsize=20_000)
def household(address: str) -> str:
    """Who counts as one: who has one address of the new kind has as many as they like of the same network.

    >>> household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.1"), household("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False))


def send_at_once(transport: asyncio.Transport) -> None:
    """Never hold a piece of an answer back until the one before it is confirmed, which takes 40 ms.

    asyncio sees to that itself, but not for sockets that were made without naming their protocol.
    """
    line = transport.get_extra_info("socket")
    if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class TimeoutHTTP(H11Protocol):
    """One connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_http = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        send_at_once(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._wait()

    def _is_one_too_many(self) -> bool:
        if len(self.connections) > CONNECTIONS:
            return True
        address = self.client[0] if self.client else ""
        if address in TRUSTED:
            return False
        callers = [getattr(each, "client", None) or ("",) for each in self.connections]
        houses = [household(caller[0]) for caller in callers]
        return houses.count(household(address)) > FROM_ONE_ADDRESS

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_http and self.conn.their_state in _COMING:
            self._wait()
        else:
            self._stop_waiting()

    def send_400_response(self, msg: str) -> None:
        """To something that is no HTTP."""
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *HEADERS]
        said = [h11.Response(status_code=400, headers=headers), h11.Data(msg.encode()), h11.EndOfMessage()]
        for event in said:
            self.transport.write(self.conn.send(event))  # type: ignore[arg-type]
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the connection is a websocket's, which has pings of its own."""
        self._is_http = False
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        if self._deadline is None and self._is_http:
            self._deadline = self.loop.call_later(WHOLE_REQUEST, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.conn.their_state in _COMING:
            self.transport.abort()


class TimeoutWebSocket(WebSocketsSansIOProtocol):
    """A websocket. A page that stops reading is cut off: closing in good order would wait for it for ever."""

    _looking: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        self._stop_looking()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_looking()
        super().connection_lost(exc)

    def _look_again(self) -> None:
        waits = self.transport.get_write_buffer_size()
        self._looking = self.loop.call_later(STALLED, self._check_progress, waits)

    def _check_progress(self, before: int) -> None:
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._look_again()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
