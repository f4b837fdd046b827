"""Ports for servers that are stopped and started again."""

from __future__ import annotations

import itertools
import os
import socket
from pathlib import Path

from gorin.kernel.errors import GorinError

FIRST = 20_000
RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
USUAL_EPHEMERAL = 32_768
"""Where the ports begin that most systems hand out themselves."""
ENOUGH = 1_000


def _first_ephemeral() -> int:
    first = int(RANGE.read_text().split()[0]) if RANGE.exists() else USUAL_EPHEMERAL
    return first if first >= FIRST + ENOUGH else USUAL_EPHEMERAL  # a system may hand out nearly all of them


_room = _first_ephemeral() - FIRST
_tried = itertools.count(os.getpid() * 97)
"""Each process begins elsewhere, and asks for no port twice."""


def free_port() -> int:
    """A port that nobody else is given: a server that is stopped for a while finds it free again.

    One that the system hands out could meanwhile become anybody's end of a connection: even that of who
    keeps calling the stopped server, which then talks to itself and holds the port.
    """
    for number in itertools.islice(_tried, _room):
        port = FIRST + number % _room
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
    raise GorinError("every port is taken")
