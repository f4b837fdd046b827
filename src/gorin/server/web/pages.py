"""The built page, or a line that says how to build it."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parents[1] / "static"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def page_routes() -> list[Route | Mount]:
    if not (STATIC / "index.html").exists():
        return [Route("/{path:path}", without_page)]
    return [Mount("/assets", StaticFiles(directory=STATIC / "assets")), Route("/{path:path}", page)]


async def page(request: Request) -> Response:
    # The names of the assets change with their content; the page that names them must always be asked for.
    return FileResponse(STATIC / "index.html", headers={**HEADERS, "Cache-Control": "no-cache"})


async def without_page(request: Request) -> Response:
    return PlainTextResponse("The page has not been built: run `python3 run.py setup`.\n", 503)
