"""The built page, or a line that says how to build it."""

from __future__ import annotations

import functools
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gorin.checkout import hint
from gorin.server.web.cacheable import ASK_FIRST, FOR_EVER, cacheable

STATIC = Path(__file__).parents[1] / "static"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def page_routes() -> list[Route]:
    if not (STATIC / "index.html").exists():
        return [Route("/{path:path}", without_page)]
    return [Route("/assets/{name}", asset), Route("/{path:path}", page)]


async def asset(request: Request) -> Response:
    """A script, a style or a picture. Its name changes with its content, so browsers keep it for good."""
    file = asset_called(request.path_params["name"])
    if file is None:
        return PlainTextResponse("There is no such file.\n", 404)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return cacheable(request, content(file, file.stat().st_mtime_ns), kind, {"Cache-Control": FOR_EVER})


def asset_called(name: str) -> Path | None:
    """Found among the files that are there, so that no name leads anywhere else."""
    return next((file for file in (STATIC / "assets").iterdir() if file.name == name), None)


async def page(request: Request) -> Response:
    """It names its assets, so it must always be asked for."""
    file = STATIC / "index.html"
    body = content(file, file.stat().st_mtime_ns)
    return cacheable(request, body, "text/html", {**HEADERS, "Cache-Control": ASK_FIRST})


@functools.lru_cache(maxsize=32)
def content(file: Path, changed: int) -> bytes:
    """What is in a file, read once until it changes: only with the same bytes is nothing compressed anew."""
    return file.read_bytes()


async def without_page(request: Request) -> Response:
    how = hint("Build it with `python3 run.py setup`.", "Install a release of gorin that contains it.")
    return PlainTextResponse(f"The web page is missing. {how}\n", 503)
