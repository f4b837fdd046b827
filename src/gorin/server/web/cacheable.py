"""Answers that stay the same: compressed once, and not sent again to a browser that has them."""

from __future__ import annotations

import functools
import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response

LEVEL = 9
"""Each body is compressed once and sent often, so it may take its time."""
WORTHWHILE = 1024
"""Bytes below which a body fits into one packet either way."""
ASK_FIRST = "no-cache"
"""Cache-Control of what changes with the program: kept, but asked for each time."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Cache-Control of what has a hash in its name: another content would have another name."""


def cacheable(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """The body in the best encoding that the caller takes, or only that the caller already has it."""
    packed = compressed(body) if accepts_gzip(request.headers.get("accept-encoding", "")) else None
    tag = tag_of(body if packed is None else packed)
    headers = {"ETag": tag, "Vary": "Accept-Encoding", **headers}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed is None:
        return Response(body, media_type=media_type, headers=headers)
    return Response(packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})


@functools.lru_cache(maxsize=64)
def compressed(body: bytes) -> bytes | None:
    """The same in gzip; None where that gains nothing."""
    if len(body) < WORTHWHILE:
        return None
    packed = gzip.compress(body, LEVEL, mtime=0)
    return packed if len(packed) < len(body) else None


@functools.lru_cache(maxsize=128)
def tag_of(body: bytes) -> str:
    """What tells one answer from another, worked out once for each: they are long."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


@functools.lru_cache(maxsize=256)
def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header allows gzip.

    >>> [accepts_gzip(header) for header in ("br, gzip", "gzip;q=0.5", "*", "gzip;q=0", "identity", "")]
    [True, True, True, False, False, False]
    """
    said = dict(_coding(each) for each in header.lower().split(","))
    return said.get("gzip", said.get("*", 0.0)) > 0


def _coding(text: str) -> tuple[str, float]:
    name, _, weight = text.partition(";")
    try:
        return name.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return name.strip(), 0.0
