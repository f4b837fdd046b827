"""Limits: nobody holds the server up by sending half, too much, too often or for too long."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import stat
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import gorin as engine
from gorin.cli.main import gorin as cli
from gorin.kernel.errors import GorinError
from gorin.server.hosting.monotonic import MonotonicClock
from gorin.server.jobs.pool import AT_ONCE, IN_TURN, InlineRunner
from gorin.server.presentation.live_table import FORGOTTEN
from gorin.server.store import Store
from gorin.server.store.repairing import repair
from gorin.server.store.salvage import is_damaged
from gorin.server.stress.process import Server
from gorin.server.web import lobby, operations, security, timeouts
from server.kit import Browser, Hall, Silent, Wrist, hall, live, session_in
from support.limits import LIMIT, LONGEST, wait_until

HALF_HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/decks/celestial/check HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
    b"Content-Length: 500\r\n\r\n{"
)


def connected(address: str, said: bytes) -> socket.socket:
    host, _, port = address.partition(":")
    caller = socket.create_connection((host, int(port)), timeout=LIMIT)
    caller.sendall(said)
    return caller


def is_cut_off(caller: socket.socket) -> bool:
    """Whether the other side ends it; waits for that with an end."""
    with contextlib.closing(caller), contextlib.suppress(ConnectionError):
        return caller.recv(1000) == b""
    return True


def healthy(client: httpx.Client) -> bool:
    """Whether it answers. Who is so slow that even this is cut off asks again: that is no fault here."""
    with contextlib.suppress(httpx.RemoteProtocolError, httpx.ReadError):
        return bool(client.get("/health").json()["ok"])
    return False


def calling(address: str) -> httpx.Client:
    origin = f"http://{address}"
    return httpx.Client(base_url=origin, headers={"origin": origin}, timeout=LIMIT)


@pytest.mark.parametrize("said", [HALF_HEAD, HALF_BODY, b""], ids=["head", "body", "nothing"])
def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes):
    monkeypatch.setattr(timeouts, "WHOLE_REQUEST", 0.5)
    with live(tmp_path) as address, calling(address) as client:
        callers = [connected(address, said) for _ in range(100)]
        wait_until(lambda: healthy(client))
        assert all(is_cut_off(caller) for caller in callers)
        wait_until(lambda: healthy(client))


def test_connections_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(timeouts, "WHOLE_REQUEST", LONGEST)  # nobody is cut off for being slow
    with live(tmp_path) as address:
        monkeypatch.setattr(timeouts, "CONNECTIONS", 3)
        held = [connected(address, HALF_HEAD) for _ in range(3)]  # and accepted in this order
        assert is_cut_off(connected(address, HALF_HEAD))
        monkeypatch.setattr(timeouts, "CONNECTIONS", 1000)
        monkeypatch.setattr(timeouts, "FROM_ONE_ADDRESS", 3)
        monkeypatch.setattr(timeouts, "TRUSTED", set())
        assert is_cut_off(connected(address, HALF_HEAD)), "nor from one address"
        for caller in held:
            caller.close()


def test_who_keeps_a_connection_is_not_cut_off_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(timeouts, "WHOLE_REQUEST", 2.0)  # a busy machine may need a second for a request
    with live(tmp_path) as address, calling(address) as client:
        wait_until(lambda: healthy(client))
        (connection,) = client._transport._pool.connections  # type: ignore[attr-defined]
        wait_for_a_later_one_to_be_cut_off(address)
        monkeypatch.setattr(timeouts, "WHOLE_REQUEST", LONGEST)  # the next request may take its time
        assert healthy(client)
        assert client._transport._pool.connections == [connection], "the same connection"  # type: ignore[attr-defined]


def wait_for_a_later_one_to_be_cut_off(address: str) -> None:
    """Who was connected before, and is waited for as a request is, would be cut off by then."""
    assert is_cut_off(connected(address, HALF_HEAD))


def test_a_page_may_be_silent_for_longer_than_a_request_may_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with live(tmp_path) as address, calling(address) as client:
        client.get("/api/me")
        id = client.post("/api/tables", json={"seats": [None, None]}).json()["table"]
        monkeypatch.setattr(timeouts, "WHOLE_REQUEST", 2.0)
        with shaken_hands(f"ws://{address}/ws/{id}", Origin(f"http://{address}")) as page:
            page.recv(timeout=LIMIT)
            wait_for_a_later_one_to_be_cut_off(address)
            page.send('{"type": "ping"}')
            assert "pong" in str(page.recv(timeout=LIMIT))


def shaken_hands(url: str, origin: Origin) -> ClientConnection:
    """A websocket. Who is so slow that even this request is cut off tries again."""
    end = time.monotonic() + LIMIT
    while True:
        try:
            return connect(url, origin=origin, open_timeout=LIMIT)
        except (InvalidHandshake, EOFError, ConnectionError):
            assert time.monotonic() < end, "nobody gets through"


def test_it_ends_when_it_is_told_to_whatever_hangs(tmp_path: Path):
    server = Server(tmp_path)
    server.start()
    children = children_of(server.process.pid)
    assert children, "the tables are in other processes"
    held = [connected(server.address, said) for said in (HALF_HEAD, HALF_BODY, b"")]
    try:
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(LIMIT)
    finally:
        server.process.kill()
        for caller in held:
            caller.close()
    wait_until(lambda: not any(map(is_running, children)), lambda: "it left a process behind")


def children_of(pid: int) -> list[int]:
    listed = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for several in listed for child in several]


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


# --- tables --------------------------------------------------------------------------------------------


def test_nobody_has_tables_without_end(ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby, "TABLES_OF_ONE", 3)
    ids = [ann.open(None, None) for _ in range(3)]
    answer = ann.post("/api/tables", seats=[None, None])
    assert answer.status_code == 409
    assert answer.json()["error"] == "you have 3 unfinished tables; finish or delete one first"
    assert ben.post("/api/tables", seats=[None, None]).status_code == 201
    ann.delete(f"/api/tables/{ids[0]}")
    assert ann.post("/api/tables", seats=[None, None]).status_code == 201


def test_nor_has_an_address(server: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby, "TABLES_FROM_ONE_ADDRESS", 3)
    codes = [server.browser().post("/api/tables", seats=[None, None]).status_code for _ in range(4)]
    assert codes == [201, 201, 201, 409]


def test_an_address_has_only_so_much_worked_on_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Sessions cost nothing: who has many of them keeps nobody waiting for uploads all the same."""
    monkeypatch.setattr(lobby, "COSTLY_AT_ONCE", 3)
    record = engine.new("battle", seats=2, seed=1).record()

    class Busy(InlineRunner):
        async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
            if name == "start" and b'"record":{' in given[0]:
                waiting.append(caller)
                await asyncio.to_thread(go_on.wait, LIMIT)
            return await super().do(name, *given)

    waiting: list[str] = []
    go_on = threading.Event()
    with hall(tmp_path, jobs=Busy()) as server, ThreadPoolExecutor(8) as threads:
        many = [server.browser() for _ in range(5)]
        wish = {"seats": [None, None], "record": record}
        begun = [threads.submit(many[n].post, "/api/tables", **wish) for n in range(3)]
        wait_until(lambda: len(waiting) == 3)
        refused = many[3].post("/api/tables", **wish)
        assert refused.status_code == 429 and "your address" in refused.json()["error"]
        assert many[4].get("/health").json()["ok"]
        go_on.set()
        assert [each.result(LIMIT).status_code for each in begun] == [201, 201, 201]
        assert many[3].post("/api/tables", **wish).status_code == 201


def test_what_somebody_brings_is_set_up_by_a_worker(tmp_path: Path):
    done: list[tuple[str, int]] = []

    class Noted(InlineRunner):
        async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
            done.append((name, urgency))
            return await super().do(name, *given)

    record = engine.new("battle", seats=2, seed=1).record()
    with hall(tmp_path, Silent(), jobs=Noted()) as server:
        ann = server.browser()
        ann.open(None, "random")
        assert done == [("start", AT_ONCE)]
        id = ann.open("random", "random", name="", record=record)
        assert done[1:] == [("start", IN_TURN), ("fold", IN_TURN)], "it makes nobody wait"
        assert server.restless(id).game.record()["seed"] == record["seed"]


def test_a_network_of_addresses_is_one_household():
    callers = ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1", "::ffff:192.0.2.7", "192.0.2.7", ""]
    houses = [timeouts.household(caller) for caller in callers]
    assert houses == ["2001:db8::/64", "2001:db8::/64", "2001:db8:0:1::/64", "192.0.2.7", "192.0.2.7", ""]


def test_a_table_at_which_nobody_sits_goes(tmp_path: Path):
    wrist = Wrist()
    with hall(tmp_path, now=wrist, linger=60) as server:
        ann = server.browser()
        empty, waiting, watched = (
            ann.open(None, None, name=""),
            ann.open(None, None),
            ann.open(None, None, name=""),
        )
        with ann.page(watched):
            wrist.time += FORGOTTEN - 1
            server.call(server.registry.maintenance.do)
            assert {told["id"] for told in ann.get("/api/tables").json()} == {empty, waiting, watched}
            wrist.time += 1
            for _ in range(3):
                server.call(server.registry.maintenance.do)
            assert {told["id"] for told in ann.get("/api/tables").json()} == {waiting, watched}
        assert server.registry.store.read(empty) == []


def test_the_list_comes_in_pages(ann: Browser, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby, "PAGE", 2)
    ids = [ann.open(None, None) for _ in range(5)]
    pages = [ann.get(f"/api/tables?page={number}") for number in range(4)]
    assert [len(page.json()) for page in pages] == [2, 2, 1, 0]
    assert {told["id"] for page in pages for told in page.json()} == set(ids)
    assert pages[0].headers["x-total-count"] == "5"
    assert ann.get("/api/tables?page=x").status_code == 400


def test_what_is_no_option_of_a_game_is_a_bad_request(ann: Browser):
    for options in ({"game": "battle"}, {"seed": 1}):
        answer = ann.post("/api/tables", seats=[None, None], options=options)
        assert answer.status_code == 400 and "is not an option of a game" in answer.json()["error"]


# --- whom it believes ----------------------------------------------------------------------------------


def asked_by(address: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{address}/api/me", headers=headers, timeout=LIMIT)


def test_only_a_known_proxy_says_for_whom_it_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    seen: list[str] = []
    whole = lobby.address_of
    monkeypatch.setattr(lobby, "address_of", lambda request: seen.append(whole(request)) or whole(request))
    with live(tmp_path) as address:
        asked_by(address, **{"X-Forwarded-For": "6.6.6.6"})
        asked_by(address, **{"X-Forwarded-Proto": "https"})
    assert seen == ["127.0.0.1", "127.0.0.1"]
    seen.clear()
    monkeypatch.setattr(timeouts, "TRUSTED", set(timeouts.TRUSTED))
    with live(tmp_path, proxies=["127.0.0.1"]) as address:
        asked_by(address, **{"X-Forwarded-For": "6.6.6.6"})
        # Who sends the header through the proxy is not believed: the proxy has added the true address.
        asked_by(address, **{"X-Forwarded-For": "7.7.7.7, 6.6.6.6"})
        answer = asked_by(address, **{"X-Forwarded-Proto": "https"})
        assert "secure" in answer.headers["set-cookie"].lower().split("; ")
    assert seen == ["6.6.6.6", "6.6.6.6", "127.0.0.1"]


@pytest.mark.parametrize("forged", ["me", "x.y", "\u00e4", "." + "a" * 32])
def test_a_session_is_the_servers_own(server: Hall, forged: str):
    eve = server.browser()
    real = eve.session
    for session in (forged, real[:-2] + "AA", real.upper()):
        if session == real:
            continue
        eve.session = session
        with contextlib.suppress(UnicodeEncodeError):
            answer = eve.post("/api/tables", seats=[None, None])
            assert answer.json() == {"error": "reload the page first", "code": "no-session"}
            assert session_in(answer)[1] != session, "and a real one is offered"
    eve.session = real
    assert eve.post("/api/tables", seats=[None, None]).status_code == 201


def test_every_answer_is_secured(tmp_path: Path):
    with live(tmp_path) as address:
        for path in (
            "/",
            "/health",
            "/metrics",
            "/api/me",
            "/api/nothing",
            "/api/tables/none",
            "/assets/none.js",
        ):
            headers = httpx.get(f"http://{address}{path}", timeout=LIMIT).headers
            for name in security.SECURITY:
                assert name.decode() in headers, (path, name)


@pytest.mark.parametrize(
    ("path", "origin", "status", "problem"),
    [
        ("/ws/none", "", 403, {"error": "there is no such table", "code": "not-open"}),
        (
            "/ws/none",
            "http://evil.example",
            403,
            {"error": "this page may not talk to this server", "code": "wrong-origin"},
        ),
        ("/nowhere", "", 404, {"error": "there is nothing here", "code": "not-found"}),
    ],
)
def test_a_websocket_that_is_refused_is_told_why_and_secured(
    tmp_path: Path, path: str, origin: str, status: int, problem: dict[str, str]
):
    with live(tmp_path) as address:
        own = Origin(origin or f"http://{address}")
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{address}{path}", origin=own, open_timeout=LIMIT)
    answer = refused.value.response
    assert (answer.status_code, json.loads(answer.body)) == (status, problem)
    for name in security.SECURITY:
        assert name.decode() in answer.headers


def test_an_error_that_nobody_foresaw_is_one_sentence_and_secured(
    server: Hall, ann: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def broken(*given: Any) -> Any:
        raise ZeroDivisionError("a server with a mistake in it")

    monkeypatch.setattr(lobby, "bots_for", broken)
    answer = ann.get("/api/games")
    assert (answer.status_code, answer.json()) == (
        500,
        {"error": "the server failed at this", "code": "failed"},
    )
    assert {name.decode() for name in security.SECURITY} <= set(answer.headers)
    assert "a server with a mistake in it" in caplog.text


def test_what_is_no_http_is_answered_and_secured(tmp_path: Path):
    with live(tmp_path) as address, contextlib.closing(connected(address, b"HELLO\r\n\r\n")) as caller:
        said = b"".join(iter(lambda: caller.recv(1000), b"")).lower()
    assert said.startswith(b"http/1.1 400")
    for name, value in timeouts.HEADERS:
        assert name + b": " + value.lower() in said


def test_health_tests_the_store(server: Hall, ann: Browser, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(operations, "PROBE_EVERY", 0.0)
    assert ann.get("/health").json()["ok"]

    def broken(*given: Any) -> Any:
        raise GorinError("the disk is gone")

    monkeypatch.setattr(server.registry.store, "probe", broken)
    answer = ann.get("/health")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    monkeypatch.setattr(operations, "STORE_PATIENCE", 0.05)
    monkeypatch.setattr(server.registry.store, "probe", lambda: asyncio.get_running_loop().create_future())
    assert ann.get("/health").status_code == 503


# --- time ---------------------------------------------------------------------------------------------


def test_a_clock_that_is_set_charges_nobody(monkeypatch: pytest.MonkeyPatch):
    steady = MonotonicClock()
    before = steady()
    for jump in (10**6, -(10**6)):
        now = time.time()
        monkeypatch.setattr(time, "time", lambda now=now, jump=jump: now + jump)
        assert 0 <= steady() - before < 1000
        assert abs(MonotonicClock(steady.offset)() - steady()) < 1000, "all processes of a server agree"


# --- the file of the tables -----------------------------------------------------------------------------


def test_the_tables_are_their_owners_to_read(tmp_path: Path):
    path = tmp_path / "tables.sqlite"
    path.touch(mode=0o644)
    store = Store(path)
    store.append("t", 0, b"secret").result(LIMIT)
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    store.close()


def damaged_file(folder: Path) -> Path:
    """A file of 60 tables with a hole in it."""
    path = folder / "tables.sqlite"
    store = Store(path)
    for table in range(60):
        name = f"{chr(65 + table % 26)}{table}"
        for seq in range(30):
            store.append(name, seq, os.urandom(200))
    store.close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 8192] = b"\xa5" * 8192
    path.write_bytes(bytes(content))
    assert is_damaged(path)
    return path


def test_what_can_be_read_of_a_damaged_file_is_served(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    store = Store(damaged_file(tmp_path))
    together = [store.append("early", 0, b"x"), store.counting(), store.append("late", 0, b"y")]
    tables = together[1].result(LIMIT)
    assert all(done.exception() is None for done in together)
    assert (store.read("early"), store.read("late")) == ([b"x"], [b"y"]), "what was answered is there"
    assert 10 < len(tables) < 61
    assert "is damaged" in caplog.text and "--repair" in caplog.text
    read = bad = 0
    for table in tables:
        try:
            read += len(store.read(table)) == 30
        except GorinError:
            bad += 1
    assert read > 10
    store.append("new", 0, b"still written").result(LIMIT)
    store.close()


def test_one_table_that_cannot_be_read_costs_no_other_its_batch(tmp_path: Path):
    store = Store(damaged_file(tmp_path))
    answers = [store.reading(f"{chr(65 + n % 26)}{n}") for n in range(60)]
    failed = [answer for answer in answers if answer.exception() is not None]
    assert 0 < len(failed) < 20
    store.close()


def test_a_repair_saves_what_can_be_saved(tmp_path: Path):
    path = damaged_file(tmp_path)
    before = path.read_bytes()
    report = repair(path)
    assert report.whole > 10
    assert Path(report.aside).read_bytes() == before, "the damaged file is kept"
    assert not is_damaged(path)
    store = Store(path)
    assert len(store.tables()) == report.whole + report.cut
    store.close()
    assert repair(path).aside == "", "nothing is left to repair"


def test_serve_repair_says_what_it_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    damaged_file(tmp_path)
    monkeypatch.setattr("gorin.server.web.running.Server.run", lambda self, sockets: None)
    arguments = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path), "--repair"]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0, result.output
    assert "Recovered " in result.output and "is kept as" in result.output
    assert "nothing to repair" in CliRunner().invoke(cli, arguments).output
