"""The web server around the application: how long it waits, whom it believes, and how it ends."""

from __future__ import annotations

import contextlib
import logging
import os
import threading
from collections.abc import Sequence
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from gorin.server.presentation.protocol import MESSAGE_SIZE
from gorin.server.web.timeouts import TRUSTED, TimeoutHTTP, TimeoutWebSocket

GOOD_BYE = 3
"""Seconds in which answers under way may be finished when the server is to end."""
END = 9.0
"""Seconds after which it ends whatever still hangs; what was told is on the disk."""


def configured(app: Starlette, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Only proxies that are named may say for whom they ask."""
    TRUSTED.update(proxies)
    logging.getLogger("uvicorn.error").addFilter(is_no_refusal)
    return uvicorn.Config(
        app,
        http=TimeoutHTTP,
        ws=TimeoutWebSocket,
        log_level="warning",
        ws_max_size=MESSAGE_SIZE,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GOOD_BYE,
    )


def is_no_refusal(record: logging.LogRecord) -> bool:
    """A socket that is refused with an answer never opens; uvicorn takes that for an error of ours."""
    return "without completing handshake" not in record.getMessage()


class Server(uvicorn.Server):
    """A server that ends when it is told to, whatever hangs."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        end = threading.Timer(END, os._exit, [0])
        end.daemon = True
        end.start()
        super().handle_exit(sig, frame)


def allow_many_connections() -> None:
    """As many open files as this user may have."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
