"""Who may talk to the server, how much and how fast."""

import asyncio
import contextlib
import json
import logging
import socket
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gorin.server.hosting import connections
from gorin.server.presentation.protocol import MESSAGE_SIZE
from gorin.server.table import table
from gorin.server.table.refusal import Refused
from gorin.server.web import operations, pages, security, sockets, timeouts
from gorin.server.web.running import configured
from server.kit import ADDRESS, ORIGIN, Browser, Hall, hall, live, seated, session_in
from support.apart import run_apart
from support.limits import LIMIT

CALMLY = {"compression": None, "open_timeout": LIMIT}
"""How to connect without being in a hurry."""
FOREIGN = [None, "null", "http://evil.example", "http://127.0.0.1:9999", f"{ORIGIN}.evil.example", "http://["]


def call(server: Hall, method: str, path: str, **headers: str | None):
    server.client.cookies.clear()
    given = {name: value for name, value in headers.items() if value is not None}
    return server.client.request(method, path, headers=given)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "testserver", ""]
)
def test_only_our_own_hosts_are_answered(server: Hall, host: str):
    answer = call(server, "GET", "/api/games", host=host)
    assert answer.status_code == 421
    assert answer.json() == {"error": "this server does not answer for that host", "code": "wrong-host"}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "LocalHost:1", "[::1]:8000", "[::1]"])
def test_every_name_of_this_machine_is_ours(server: Hall, host: str):
    assert call(server, "GET", "/api/games", host=host).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_change_nothing(server: Hall, ann: Browser, origin: str | None):
    id = ann.open(None, None)
    cookie = f"{ann.cookie}={ann.session}"
    seq = server.table(id).seq
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{id}/seat"),
        ("DELETE", f"/api/tables/{id}"),
    ):
        answer = call(server, method, path, origin=origin, cookie=cookie)
        assert answer.status_code == 403
        assert answer.json() == {"error": "this page may not talk to this server", "code": "wrong-origin"}
    headers = {"cookie": cookie} if origin is None else {"cookie": cookie, "origin": origin}
    knock = server.client.websocket_connect(f"ws://{ADDRESS}/ws/{id}", headers=headers)
    with pytest.raises(WebSocketDenialResponse) as refused, knock:
        pass
    assert refused.value.status_code == 403
    assert refused.value.json() == {"error": "this page may not talk to this server", "code": "wrong-origin"}
    assert call(server, "GET", f"/api/tables/{id}", origin=origin).status_code == 200, "looking is free"
    assert list(server.registry.live_tables) == [id]
    assert server.table(id).seq == seq


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Hall):
    server.client.cookies.clear()
    cookie = server.client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    server.client.cookies.clear()
    assert "Secure" in server.client.get(f"https://{ADDRESS}/api/me").headers["set-cookie"]
    name = cookie.partition("=")[0]
    session = server.client.get("/api/me", headers={"cookie": f"{name}="}).headers["set-cookie"]
    assert len(session.split("=")[1].split(";")[0]) >= 43, "an empty session is replaced"


def test_without_a_session_nothing_can_be_done(server: Hall, ann: Browser):
    id = ann.open(None, None)
    for path in ("/api/tables", f"/api/tables/{id}/seat"):
        answer = call(server, "POST", path, origin=ORIGIN)
        assert answer.json() == {"error": "reload the page first", "code": "no-session"}
    assert call(server, "DELETE", f"/api/tables/{id}", origin=ORIGIN).status_code == 409
    with server.client.websocket_connect(f"ws://{ADDRESS}/ws/{id}", headers={"origin": ORIGIN}) as socket:
        assert socket.receive_json()["table"]["seat"] is None
        socket.send_json({"type": "say", "text": "hello"})
        assert socket.receive_json()["error"] == "a spectator can only watch"


def test_the_store_and_the_messages_know_no_session(tmp_path: Path):
    with hall(tmp_path) as server:
        ann, ben = server.browser(), server.browser()
        id = ann.open(None, None)
        ben.sit(id)
        with ann.page(id) as page:
            page.choose()
            said = "".join(page.texts) + ben.get("/api/tables").text + ben.get("/api/me").text
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        stored = b"".join(row[0] for row in db.execute("SELECT body FROM entries")).decode()
    for browser in (ann, ben):
        key = security.session_key(browser.session)
        assert browser.session not in stored + said
        assert key in stored
        assert key not in said
        thief = Browser.__new__(Browser)
        thief.cookie, thief.session = browser.cookie, key
    with hall(tmp_path) as server:
        thief.client = server.client
        with thief.page(id) as page:
            assert page.view["seat"] is None, "who reads the store is not the player"


def test_too_many_messages_are_refused_and_change_nothing(tmp_path: Path):
    with hall(tmp_path) as server:
        server.client.app.state.talk = security.Buckets(rate=0.001, burst=60)
        ann = server.browser()
        id = ann.open(None, None)
        with ann.page(id) as page, ann.page(id) as other:
            for number in range(100):
                page.send(type="say", text=f"line {number}")
            errors = 0
            while errors < 40:
                message = page.receive()
                errors += message == {
                    "type": "error",
                    "error": "too many messages: wait a moment",
                    "code": "too-many",
                }
            other.send(type="ping")
            while (answer := other.receive())["type"] not in ("pong", "error"):
                pass
            assert answer["type"] == "error", "a second page of the same session shares the limit"
        assert server.table(id).seq == 2 + 60
        with server.browser().page(id) as page:
            page.catch_up()


def test_too_many_tables_are_refused(server: Hall, ann: Browser):
    server.client.app.state.openings = security.Buckets(rate=0.001, burst=3)
    answers = [ann.post("/api/tables", seats=[None, None]) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]


def test_quiet_callers_are_forgotten_first():
    buckets = security.Buckets(rate=0, burst=1, callers=2)
    assert buckets.of("a").take()
    assert buckets.of("b").take()
    assert not buckets.of("a").take()
    buckets.of("c")
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


def test_a_table_has_room_for_so_many_spectators(ann: Browser, eve: Browser, monkeypatch):
    monkeypatch.setattr(connections, "LISTENERS", 1)
    id = ann.open(None, None)
    with eve.page(id), ann.page(id) as page:
        assert page.table["seat"] == 0
        with pytest.raises(WebSocketDenialResponse) as refused, eve.page(id):
            pass
        assert refused.value.status_code == 503
        assert refused.value.json() == {"error": "there is no room for more spectators", "code": "busy"}


def test_a_body_that_is_too_large_is_refused(ann: Browser):
    large = b'{"title": "' + b"x" * security.BODY_SIZE + b'"}'
    said = ann.call("POST", "/api/tables", content=large)
    assert (said.status_code, said.json()) == (413, {"error": "too large", "code": "too-large"})


class SlowSocket:
    """A page that takes nothing in."""

    def __init__(self) -> None:
        self.closed = 0

    async def send_text(self, text: str) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def test_a_page_that_falls_behind_is_cut_off_rather_than_misled(monkeypatch):
    monkeypatch.setattr(sockets, "OUTBOX", 3)

    async def scenario() -> int:
        slow = SlowSocket()
        socket = sockets.Socket(slow, "", security.Bucket(1, 1))  # type: ignore[arg-type]
        for _ in range(5):
            socket.send(b"{}")
        await socket.pump()
        return slow.closed

    assert run_apart(scenario()) == 1013


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory):
    with live(tmp_path_factory.mktemp("live")) as address:
        yield address


@pytest.fixture
def caller(address: str):
    origin = {"origin": f"http://{address}"}
    with httpx.Client(base_url=f"http://{address}", headers=origin, timeout=LIMIT) as client:
        client.get("/api/me")
        yield client


def test_a_body_without_a_length_is_cut_off_at_the_limit(caller: httpx.Client):
    chunks = (b" " * 65536 for _ in range(40))
    answer = caller.post("/api/tables", content=chunks)
    assert (answer.status_code, answer.json()) == (413, {"error": "too large", "code": "too-large"})
    assert caller.get("/health").status_code == 200


def test_a_message_that_is_too_large_closes_its_own_socket_only(caller: httpx.Client, address: str):
    id = caller.post("/api/tables", json={"seats": [None, None], "name": "Ann"}).json()["table"]
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in caller.cookies.items())}
    url = f"ws://{address}/ws/{id}"
    origin = f"http://{address}"
    with (
        connect(url, origin=origin, additional_headers=headers, **CALMLY) as one,
        connect(url, origin=origin, **CALMLY) as other,
    ):
        assert json.loads(one.recv(timeout=LIMIT))["table"]["seat"] == 0
        one.send(json.dumps({"type": "say", "text": "x" * MESSAGE_SIZE}))
        with pytest.raises(ConnectionClosed) as closed:
            assert json.loads(one.recv(timeout=LIMIT))["table"] == [[["watchers"], 1]]
            one.recv(timeout=LIMIT)
        assert closed.value.rcvd.code == 1009
        assert json.loads(other.recv(timeout=LIMIT))["type"] == "snapshot"
        other.send('{"type": "ping"}')
        while (heard := json.loads(other.recv(timeout=LIMIT)))["type"] == "delta":
            assert heard["table"], "only that Ann is gone"
        assert heard["type"] == "pong"


def test_a_socket_that_is_refused_is_no_error_of_the_server(address: str):
    heard = Heard()
    logging.getLogger("uvicorn.error").addHandler(heard)
    try:
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{address}/ws/nosuch", origin="http://elsewhere.example", **CALMLY)
        assert httpx.get(f"http://{address}/health", timeout=LIMIT).status_code == 200  # it has gone on since
        logging.getLogger("uvicorn.error").error("something else")
    finally:
        logging.getLogger("uvicorn.error").removeHandler(heard)
    assert refused.value.response.status_code == 403
    assert heard.said == ["something else"]


class Heard(logging.Handler):
    """What is written into a log."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def test_the_page_is_framed_by_nobody():
    policy = pages.HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy


# --- for the operator ---------------------------------------------------------------------------------


def test_the_metrics_are_for_the_operator(tmp_path: Path, caller: httpx.Client):
    assert caller.get("/metrics").status_code == 200, "from this machine"
    through_a_proxy = caller.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert through_a_proxy.status_code == 403
    with hall(tmp_path) as server:  # its caller is on another machine
        ann = server.browser()
        assert ann.get("/metrics").status_code == 403
        assert "gorin_tables" in ann.metrics().text
        server.client.app.state.operator_token = ""
        assert ann.metrics().status_code == 403
        nobody = server.client.request("GET", "/metrics", headers={"authorization": "Bearer "})
        assert nobody.status_code == 403, "no token is not an empty token"


def test_a_store_that_is_full_is_not_well(server: Hall, ann: Browser, monkeypatch):
    monkeypatch.setattr(operations, "PROBE_EVERY", 0.0)
    database = server.registry.store._database
    server.registry.store._submit(lambda _: database._db.execute("PRAGMA max_page_count = 1")).result()
    said = ann.get("/health")
    assert (said.status_code, said.json()["ok"]) == (503, False)
    assert said.json()["error"] == "the store cannot be written"
    server.registry.store._submit(lambda _: database._db.execute("PRAGMA max_page_count = 100000")).result()
    assert ann.get("/health").status_code == 200
    assert "@probe" not in server.registry.store.logs(), "and nothing of it stays"


def test_the_store_is_not_asked_more_often_because_many_ask(server: Hall, ann: Browser, monkeypatch):
    probes = []
    probe = server.registry.store.probe
    monkeypatch.setattr(server.registry.store, "probe", lambda: probes.append(1) or probe())
    monkeypatch.setattr(operations, "PROBE_EVERY", LIMIT)
    server.client.app.state.probe = operations.StoreProbe(server.registry.store)
    assert [ann.get("/health").status_code for _ in range(5)] == [200] * 5
    assert len(probes) == 1


@pytest.mark.parametrize("log", ["@sessions", "@store", "nothing"])
def test_what_is_not_a_table_is_not_there(server: Hall, ann: Browser, log: str):
    for path in (f"/api/tables/{log}", f"/api/tables/{log}/record", f"/api/tables/{log}/replay"):
        answer = ann.get(path)
        assert (answer.status_code, answer.json()) == (
            404,
            {"error": f"there is no table {log!r}", "code": "not-found"},
        )
    assert not server.registry.quarantine.counted()
    assert ann.get("/api/tables").json() == []


# --- several servers on one host name -----------------------------------------------------------------


def test_two_servers_on_one_host_name_keep_their_sessions_apart(tmp_path: Path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with hall(tmp_path / "one") as one, hall(tmp_path / "two") as two:
        first, second = one.browser(), two.browser()
        assert first.cookie != second.cookie
        both = f"{first.cookie}={first.session}; {second.cookie}={second.session}"
        for server in (one, two):
            answer = call(server, "GET", "/api/me", cookie=both)
            assert "set-cookie" not in answer.headers, "each finds its own"


def test_a_session_of_before_is_kept_under_its_new_name(server: Hall, ann: Browser):
    id = ann.open(None, None)
    answer = call(server, "GET", "/api/me", cookie=f"{security.COOKIE}={ann.session}")
    assert [told["id"] for told in answer.json()["seats"]] == [id]
    assert session_in(answer) == (ann.cookie, ann.session)


# --- pages that do not read ---------------------------------------------------------------------------


def test_what_waits_for_a_slow_page_is_bounded(monkeypatch):
    monkeypatch.setattr(sockets, "OUTBOX_BYTES", 1000)

    async def scenario() -> tuple[int, int]:
        slow = SlowSocket()
        socket = sockets.Socket(slow, "", security.Bucket(1, 1))  # type: ignore[arg-type]
        most = 0
        for _ in range(50):
            socket.send(b"x" * 100)
            most = max(most, sum(len(each or b"") for each in socket.outbox._queue))
        await socket.pump()
        return most, slow.closed

    assert run_apart(scenario()) == (1000, 1013)


def test_a_page_that_reads_is_never_behind(monkeypatch):
    monkeypatch.setattr(sockets, "OUTBOX_BYTES", 1000)

    async def scenario() -> int:
        quick = SlowSocket()
        socket = sockets.Socket(quick, "", security.Bucket(1, 1))  # type: ignore[arg-type]
        pump = asyncio.create_task(socket.pump())
        for _ in range(50):
            socket.send(b"x" * 900)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        socket.close(1000, "")
        await pump
        return quick.closed

    assert run_apart(scenario()) == 1000


def test_a_page_that_stops_reading_is_cut_off(monkeypatch):
    """Even if its system is still there: a good-bye would wait behind everything that it does not read."""
    monkeypatch.setattr(timeouts, "STALLED", 0.3)
    ended = threading.Event()

    async def pour(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            while True:
                await websocket.send_text("x" * 200_000)
        except WebSocketDisconnect:
            ended.set()

    app = Starlette(routes=[WebSocketRoute("/", pour)])
    with running_on_a_port(configured(app)) as port, socket.socket() as page:
        page.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        page.connect(("127.0.0.1", port))
        page.sendall(HANDSHAKE)
        assert ended.wait(LIMIT)


def test_a_slow_page_that_goes_on_reading_is_left_alone(monkeypatch):
    monkeypatch.setattr(timeouts, "STALLED", 0.5)
    sent: list[int] = []

    async def say_much(websocket: WebSocket) -> None:
        await websocket.accept()
        for _ in range(40):
            await websocket.send_text("x" * 200_000)
            sent.append(1)
        await websocket.close()

    app = Starlette(routes=[WebSocketRoute("/", say_much)])
    with running_on_a_port(configured(app)) as port, socket.socket() as page:
        page.settimeout(LIMIT)
        page.connect(("127.0.0.1", port))
        page.sendall(HANDSHAKE)
        while len(sent) < 40:
            assert page.recv(100_000)
            time.sleep(0.01)
    assert len(sent) == 40


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@contextlib.contextmanager
def running_on_a_port(settings: uvicorn.Config):
    server = uvicorn.Server(settings)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(LIMIT)


# --- chat ---------------------------------------------------------------------------------------------


def test_a_table_takes_only_so_much_chat(monkeypatch):
    monkeypatch.setattr(table, "CHAT_LINES", 5)
    monkeypatch.setattr(table, "CHAT_MOST", 12)
    made = seated(2, at=1000.0)

    def say(now: float) -> None:
        made.apply(made.say("Player 0", 0, "hello", now))

    for _ in range(5):
        say(2000.0)
    with pytest.raises(Refused, match="too much is being said"):
        made.say("Player 1", 1, "and I?", 2059.0)
    for late in range(7):
        say(2060.0 + 20 * late)
    with pytest.raises(Refused, match="takes no more"):
        say(9999.0)
