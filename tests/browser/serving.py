"""A server for the browser tests, in a thread of its own, and the browser that visits it."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

import gorin
from gorin import bots
from gorin.bots.bot import let_choose
from gorin.server.hosting.registry import TableRegistry
from gorin.server.jobs.bot_pool import BotPool
from gorin.server.store import Store
from gorin.server.stress.ports import free_port
from gorin.server.web.app import make_app
from gorin.server.web.pages import STATIC
from support.limits import LIMIT, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")


def chromium() -> str | None:
    """Where a Chromium is; `$GORIN_CHROMIUM` decides."""
    named = os.environ.get("GORIN_CHROMIUM")
    return named or next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


def why_no_browser() -> str | None:
    """What is missing for a test in a real browser."""
    if not (STATIC / "index.html").exists():
        return "the page has not been built (npm ci && npm run build in web/)"
    if chromium() is None:
        return f"there is no browser (looked for $GORIN_CHROMIUM, {', '.join(CHROMIUM_NAMES)})"
    return None


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    # Chromium refuses its sandbox to root, which is who runs the tests in a container.
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=arguments, timeout=LIMIT * 1000)
        yield opened
        opened.close()


@contextlib.contextmanager
def server(data: Path) -> Iterator[str]:
    """A running server, by its address. Bots do not wait between their choices."""
    import uvicorn

    port = free_port()
    app = make_app(TableRegistry(Store(data / "tables.sqlite"), BotPool(), pause=0.0))
    running = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    wait_until(lambda: running.started or not thread.is_alive())
    assert running.started, "the server does not start"
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join(LIMIT)


SAME_SHARE = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""From the next page on: what a browser adds to the chance of a game is the same every time."""


@contextlib.contextmanager
def fixed_chance(seed: int) -> Iterator[None]:
    """What the server draws for tables that are opened meanwhile is the same every time."""
    with contextlib.ExitStack() as patched:
        for room in ("presentation.opening", "hosting.registry", "hosting.connections"):
            patched.enter_context(mock.patch(f"gorin.server.{room}.new_seed", lambda: str(seed)))
        yield


class Killable:
    """A server in a process of its own, to be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        call = "from gorin.cli.main import main; main()"
        plan = ["serve", "--no-open", "--bot-delay", "0", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen([sys.executable, "-c", call, *plan], stderr=subprocess.DEVNULL)
        try:
            wait_until(self._answers, lambda: "the server does not start")
        except BaseException:
            self.kill()
            raise

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=5):
            return True
        return False

    def kill(self) -> None:
        """At once, without a word, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(LIMIT)

    def __enter__(self) -> Killable:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def played_by_bots(seats: int, seed: int, until: Callable[[gorin.Game], bool]) -> dict[str, Any]:
    """The record of a game that heuristic bots have played up to a moment."""
    game = gorin.new("battle", seed=seed, seats=seats)
    players = [bots.make("heuristic", "battle", random.Random(seed + seat)) for seat in range(seats)]
    while not game.over and not until(game):
        decision = game.pending[0]
        let_choose(game, players[decision.seat], decision)
    return game.record()


def last_to_place(game: gorin.Game) -> bool:
    """The first seat places the last token of a round."""
    view = game.view(0)
    hands = [player["hand_count"] for player in view["players"]]
    placing = bool(view["decision"]) and view["decision"]["prompt"].startswith("Place a token")
    return placing and hands[0] == 2 and set(hands[1:]) == {1}
