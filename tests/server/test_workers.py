"""Tables in processes of their own: whatever the rules do there, the others are served."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import gorin
from gorin.server.jobs import pool
from gorin.server.jobs.pool import JobPool
from gorin.server.store import Store
from gorin.server.table.table import Table
from gorin.server.web.app import make_app
from gorin.server.workers import handle, table_worker
from gorin.server.workers.multi_process import STRIKES, MultiProcessBackend
from server.kit import ORIGIN, Browser, unhurried
from support.limits import LIMIT, SCENARIO

REAL_SERVE = pool._serve
TRAPPED = 3
"""At tables with so many seats the rules of these tests never come to an end."""


def with_a_trap(line: Any, settings: Any, memory: Any) -> None:
    """A process with tables, in which a choice at some of them hangs."""
    whole = Table._apply_choice

    def fold(self: Table, entry: Any) -> None:
        while len(self.seats) == TRAPPED:
            pass
        whole(self, entry)

    Table._apply_choice = fold  # type: ignore[method-assign]
    table_worker.run(line, settings, memory)


def slow_worker(pipe: Any, nice: int) -> None:
    """A worker that never comes to an end with an upload, and does the rest."""
    whole = pool.functions.JOBS["start"]

    def start(body: bytes) -> str:
        while b'"record":{' in body or b'"position":{' in body:
            pass
        return str(whole(body))

    pool.functions.JOBS["start"] = start
    REAL_SERVE(pipe, nice)


class Ground:
    """A server with its tables in other processes, asked directly."""

    def __init__(self, client: TestClient, backend: MultiProcessBackend) -> None:
        self.client, self.backend = client, backend

    def browser(self) -> Browser:
        return Browser(self.client)


@contextlib.contextmanager
def ground(folder: Path, **more: Any) -> Iterator[Ground]:
    backend = MultiProcessBackend(Store(folder / "tables.sqlite"), processes=1, **more)
    with TestClient(unhurried(make_app(backend)), base_url=ORIGIN) as client:
        yield Ground(client, backend)


def eventually(holds: Callable[[], Any]) -> Any:
    end = time.monotonic() + LIMIT
    while not (found := holds()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
    return found


def test_a_game_is_played_in_another_process(tmp_path: Path):
    with ground(tmp_path) as server:
        ann, ben = server.browser(), server.browser()
        id = ann.open(None, None)
        assert ben.sit(id).json() == {"seat": 1}
        with ann.page(id) as first, ben.page(id) as second:
            for page in (first, second):
                page.ask(type="bot", bot="random")
            first.wait(lambda: first.table["over"], SCENARIO)
        record = ann.get(f"/api/tables/{id}/record").json()
        assert gorin.replay(record).over
        assert ann.get(f"/api/tables/{id}/replay?at=3&seat=1").json()["view"]["seat"] == 1
        assert [told["id"] for told in ben.get("/api/tables").json()] == [id]
        assert [told["seat"] for told in ben.get("/api/me").json()["seats"]] == [1]
        eventually(lambda: f"gorin_choices_total {len(record['choices'])}" in ann.metrics().text)
        went_on = ann.post("/api/tables", table=id, choices=5, seats=[None, "random"], name="Ann")
        assert went_on.json()["table"].startswith("p."), "what was brought lives apart"
        assert ann.delete(f"/api/tables/{id}").status_code == 200
        eventually(lambda: id not in {told["id"] for told in ann.get("/api/tables").json()})
        assert ann.get(f"/api/tables/{id}").status_code == 404


def test_rules_that_never_end_cost_their_choice_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(handle, "run", with_a_trap)
    monkeypatch.setattr(handle, "BUDGET", 1.5)
    with ground(tmp_path) as server:
        ann = server.browser()
        trap = gorin.new("battle", seed=1, seats=TRAPPED).position()
        wish = {"seats": [None, "random", "random"], "name": "Ann", "position": trap}
        opened = ann.post("/api/tables", **wish)
        assert opened.status_code == 201, opened.text
        hung = opened.json()["table"]
        fine = ann.open(None, "random")
        written = len(server.backend.store.read(hung))
        with ann.page(fine) as page:
            for strike in range(1, STRIKES + 1):
                if strike == 1:
                    assert strike_out(ann, hung) in (handle.TOO_LONG, "closed")
                else:
                    with contextlib.suppress(WebSocketDisconnect):
                        strike_out(ann, hung)
                # While that process hangs and comes again, others play.
                page.wait(lambda: page.view["decision"] is not None)
                assert page.choose()["type"] in ("delta", "snapshot")
                assert ann.get("/health").json()["ok"]
                eventually(lambda strike=strike: server.backend._strikes.get(hung, 0) >= strike)
        assert len(server.backend.store.read(hung)) == written, "the choice was not written"
        listed = eventually(
            lambda: [
                t for t in ann.get("/api/tables").json() if t["id"] == hung and "quarantined" in t["stopped"]
            ]
        )
        assert "quarantined" in listed[0]["stopped"]
        assert "quarantined" in eventually(lambda: ann.get(f"/api/tables/{hung}").json().get("error"))
    with ground(tmp_path) as server:
        again = server.browser()
        again.session = ann.session
        eventually(lambda: again.get(f"/api/tables/{hung}").status_code == 200)


def strike_out(browser: Browser, id: str) -> str:
    """Choose something at a table, and hear what becomes of it."""
    with browser.page(id) as page:
        while page.view is None or page.view["decision"] is None:
            page.receive()
        option = page.view["decision"]["options"][0]["id"]
        page.send(type="choose", option=option, seq=page.seq)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                heard = page.receive()
                if heard["type"] == "error":
                    return str(heard["error"])
    return "closed"


def test_a_process_that_is_killed_comes_back_with_all_that_was_written(tmp_path: Path):
    with ground(tmp_path) as server:
        ann = server.browser()
        id = ann.open(None, None)
        server.browser().sit(id)
        with ann.page(id) as page:
            page.choose()
            view, log = page.view, page.log
            pid = server.backend.workers[0].process.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    page.receive()
            assert closed.value.code == 1012
        eventually(lambda: server.backend.workers[0].process.pid != pid)
        with ann.page(id) as page:
            assert (page.view, page.log) == (view, log)


def test_nobody_waits_for_an_upload_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pool, "_serve", slow_worker)
    monkeypatch.setattr(pool, "PATIENCE", 1000)  # however busy the machine is with other things
    with ground(tmp_path, jobs=JobPool(count=1, budget=2.0, share=1)) as server:
        ann = server.browser()
        answer = ann.post("/api/tables", seats=[None, None], record=gorin.new("battle", seats=2).record())
        assert answer.status_code == 503
        assert answer.json() == {
            "error": "this took more than 2 seconds of work and was stopped",
            "code": "took-too-long",
        }
        assert ann.post("/api/tables", seats=[None, None]).status_code == 201


def test_it_serves_before_old_tables_are_folded(tmp_path: Path):
    with ground(tmp_path) as server:
        ann = server.browser()
        ids = [ann.open(None, "random") for _ in range(5)]
        for id in ids:
            with ann.page(id) as page:
                page.wait(lambda page=page: page.view["decision"] is not None)
                page.choose()

    class Busy(JobPool):
        async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
            if name == "fold" and urgency:
                await pool.asyncio.Event().wait()  # never, while nobody asks for the table
            return await super().do(name, *given, urgency=urgency, caller=caller)

    with ground(tmp_path, jobs=Busy()) as server:
        again = server.browser()
        again.session = ann.session
        assert again.get("/health").json() == {"ok": True, "tables": 5} or again.get("/health").json()["ok"]
        assert {told["id"] for told in again.get("/api/tables").json()} == set(ids)
        new = again.open(None, "random")
        with again.page(new) as page:
            assert page.view is not None
