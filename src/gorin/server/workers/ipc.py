"""Messages between two processes of a server, over a pair of sockets: length, then MessagePack.

Structs are sent as they are and arrive as tables of names and values.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

import msgspec

_LENGTH = struct.Struct("!I")
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode

Frame = list[Any]


class IpcChannel(asyncio.Protocol):
    """One end of the line. `hear` gets each frame, `lost` is called once when the other end is gone."""

    def __init__(self, hear: Callable[[Frame], None], lost: Callable[[], None]) -> None:
        self._hear, self._lost = hear, lost
        self._buffer = bytearray()
        self._waiting: list[bytes] = []
        """What was said since the loop last came round: it is written at once."""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def send(self, *frame: Any) -> None:
        body = _encode(frame)
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._write)
        self._waiting += (_LENGTH.pack(len(body)), body)

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        start = 0
        while len(buffer) - start >= 4:
            (length,) = _LENGTH.unpack_from(buffer, start)
            end = start + 4 + length
            if len(buffer) < end:
                break
            self._hear(_decode(memoryview(buffer)[start + 4 : end].tobytes()))
            start = end
        del buffer[:start]

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class PendingRequests:
    """Questions over a link that are still to be answered."""

    def __init__(self) -> None:
        self._open: dict[int, asyncio.Future[Any]] = {}
        self._next = 0

    def ask(self) -> tuple[int, asyncio.Future[Any]]:
        self._next += 1
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._open[self._next] = answer
        return self._next, answer

    def answer(self, number: int, result: Any) -> None:
        waiting = self._open.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(result)

    def fail(self, number: int, error: Exception) -> None:
        waiting = self._open.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_exception(error)

    def fail_all(self, error: Exception) -> None:
        for number in list(self._open):
            self.fail(number, error)
