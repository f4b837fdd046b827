"""Messages between the processes of a server."""

import asyncio
import socket
from typing import Any

from gorin.server.workers.backend import Figures
from gorin.server.workers.ipc import Frame, IpcChannel
from support.apart import run_apart
from support.limits import LIMIT


async def joined(one: IpcChannel, other: IpcChannel) -> asyncio.Transport:
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: other, sock=theirs)
    transport, _ = await loop.create_connection(lambda: one, sock=ours)
    return transport


def sent(*frames: tuple[Any, ...]) -> tuple[list[Frame], int]:
    """What arrives of frames that are sent at once, and how often something was written for them."""

    async def talk() -> tuple[list[Frame], int]:
        heard: list[Frame] = []
        done = asyncio.Event()

        def hear(frame: Frame) -> None:
            heard.append(frame)
            if len(heard) == len(frames):
                done.set()

        one, other = IpcChannel(lambda frame: None, lambda: None), IpcChannel(hear, lambda: None)
        transport = await joined(one, other)
        writes: list[bytes] = []
        write = transport.write
        one._transport = Counting(write, writes)  # type: ignore[assignment]
        for frame in frames:
            one.send(*frame)
        await asyncio.wait_for(done.wait(), LIMIT)
        one.close()
        other.close()
        return heard, len(writes)

    return run_apart(talk())


class Counting:
    """A transport that notes what is written."""

    def __init__(self, write: Any, writes: list[bytes]) -> None:
        self._write, self._writes = write, writes

    def write(self, data: bytes) -> None:
        self._writes.append(data)
        self._write(data)

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        pass


def test_what_is_said_at_once_is_written_at_once_and_arrives_in_order():
    frames = [("say", number, bytes(3000)) for number in range(50)]
    assert sent(*frames) == ([list(frame) for frame in frames], 1)


def test_a_struct_arrives_as_a_table_of_names_and_values():
    (frame,), _ = sent(("pong", Figures(tables=3, counts=[1, 2])))
    assert frame[0] == "pong"
    assert (frame[1]["tables"], frame[1]["counts"], frame[1]["ticking"]) == (3, [1, 2], False)
