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
from gorin.server.floors import process, table_process
from gorin.server.floors.floors import STRIKES, Floors
from gorin.server.labour import workers
from gorin.server.labour.workers import Workers
from gorin.server.store import Store
from gorin.server.table.table import Table
from gorin.server.web.app import make_app
from server.kit import ORIGIN, Browser, unhurried
from support.limits import LIMIT, SCENARIO

REAL_SERVE = workers._serve
TRAPPED = 3
"""At tables with so many seats the rules of these tests never come to an end."""


def with_a_trap(line: Any, settings: Any, memory: Any) -> None:
    """A process with tables, in which a choice at some of them hangs."""
    whole = Table._fold_choice

    def fold(self: Table, entry: Any) -> None:
        while len(self.seats) == TRAPPED:
            pass
        whole(self, entry)

    Table._fold_choice = fold  # type: ignore[method-assign]
    table_process.run(line, settings, memory)


def slow_worker(pipe: Any, nice: int) -> None:
    """A worker that never comes to an end with an upload, and does the rest."""
    whole = workers.errands.JOBS["start"]

    def start(body: bytes) -> str:
        while b'"record":{' in body or b'"position":{' in body:
            pass
        return str(whole(body))

    workers.errands.JOBS["start"] = start
    REAL_SERVE(pipe, nice)


class Ground:
    """A server with its tables in other processes, asked directly."""

    def __init__(self, client: TestClient, floors: Floors) -> None:
        self.client, self.floors = client, floors

    def browser(self) -> Browser:
        return Browser(self.client)


@contextlib.contextmanager
def ground(folder: Path, **more: Any) -> Iterator[Ground]:
    floors = Floors(Store(folder / "tables.sqlite"), processes=1, **more)
    with TestClient(unhurried(make_app(floors)), base_url=ORIGIN) as client:
        yield Ground(client, floors)


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
    monkeypatch.setattr(process, "run", with_a_trap)
    monkeypatch.setattr(process, "BUDGET", 1.5)
    with ground(tmp_path) as server:
        ann = server.browser()
        trap = gorin.new("battle", seed=1, seats=TRAPPED).position()
        wish = {"seats": [None, "random", "random"], "name": "Ann", "position": trap}
        opened = ann.post("/api/tables", **wish)
        assert opened.status_code == 201, opened.text
        hung = opened.json()["table"]
        fine = ann.open(None, "random")
        written = len(server.floors.store.read(hung))
        with ann.page(fine) as page:
            for strike in range(1, STRIKES + 1):
                if strike == 1:
                    assert strike_out(ann, hung) in (process.TOO_LONG, "closed")
                else:
                    with contextlib.suppress(WebSocketDisconnect):
                        strike_out(ann, hung)
                # While that process hangs and comes again, others play.
                page.wait(lambda: page.view["decision"] is not None)
                assert page.choose()["type"] in ("news", "all")
                assert ann.get("/health").json()["ok"]
                eventually(lambda strike=strike: server.floors._strikes.get(hung, 0) >= strike)
        assert len(server.floors.store.read(hung)) == written, "the choice was not written"
        listed = eventually(
            lambda: [t for t in ann.get("/api/tables").json() if t["id"] == hung and "aside" in t["stopped"]]
        )
        assert "set aside" in listed[0]["stopped"]
        assert "set aside" in eventually(lambda: ann.get(f"/api/tables/{hung}").json().get("error"))
    with ground(tmp_path) as server:
        again = server.browser()
        again.session = ann.session
        eventually(lambda: again.get(f"/api/tables/{hung}").status_code == 200)


def strike_out(browser: Browser, id: str) -> str:
    """Choose something at a table, and hear what becomes of it."""
    with browser.page(id) as page:
        while page.view is None or page.view["decision"] is None:
            page.hear()
        option = page.view["decision"]["options"][0]["id"]
        page.send(type="choose", option=option, seq=page.seq)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                heard = page.hear()
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
            pid = server.floors.tables[0].process.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    page.hear()
            assert closed.value.code == 1012
        eventually(lambda: server.floors.tables[0].process.pid != pid)
        with ann.page(id) as page:
            assert (page.view, page.log) == (view, log)


def test_nobody_waits_for_an_upload_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(workers, "_serve", slow_worker)
    monkeypatch.setattr(workers, "PATIENCE", 1000)  # however busy the machine is with other things
    with ground(tmp_path, errands=Workers(count=1, budget=2.0, share=1)) as server:
        ann = server.browser()
        answer = ann.post("/api/tables", seats=[None, None], record=gorin.new("battle", seats=2).record())
        assert answer.status_code == 503
        assert answer.json() == {"error": "this took more than 2 seconds of work and was stopped"}
        assert ann.post("/api/tables", seats=[None, None]).status_code == 201


def test_it_serves_before_old_tables_are_folded(tmp_path: Path):
    with ground(tmp_path) as server:
        ann = server.browser()
        ids = [ann.open(None, "random") for _ in range(5)]
        for id in ids:
            with ann.page(id) as page:
                page.wait(lambda page=page: page.view["decision"] is not None)
                page.choose()

    class Busy(Workers):
        async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
            if name == "fold" and urgency:
                await workers.asyncio.Event().wait()  # never, while nobody asks for the table
            return await super().do(name, *given, urgency=urgency, caller=caller)

    with ground(tmp_path, errands=Busy()) as server:
        again = server.browser()
        again.session = ann.session
        assert again.get("/health").json() == {"ok": True, "tables": 5} or again.get("/health").json()["ok"]
        assert {told["id"] for told in again.get("/api/tables").json()} == set(ids)
        new = again.open(None, "random")
        with again.page(new) as page:
            assert page.view is not None
