"""Who may talk to the server, how much and how fast."""

import contextlib
import json
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from starlette.testclient import WebSocketDenialResponse
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gorin.server.hosting import visits
from gorin.server.telling.protocol import MESSAGE_SIZE
from gorin.server.web import guard, pages, sockets
from server.kit import ADDRESS, ORIGIN, Browser, Hall, hall, live
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
    assert answer.json() == {"error": "this server does not answer for that host"}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "LocalHost:1", "[::1]:8000", "[::1]"])
def test_every_name_of_this_machine_is_ours(server: Hall, host: str):
    assert call(server, "GET", "/api/games", host=host).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_change_nothing(server: Hall, ann: Browser, origin: str | None):
    id = ann.open(None, None)
    cookie = f"{guard.COOKIE}={ann.session}"
    seq = server.table(id).seq
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{id}/seat"),
        ("DELETE", f"/api/tables/{id}"),
    ):
        answer = call(server, method, path, origin=origin, cookie=cookie)
        assert answer.status_code == 403
        assert answer.json() == {"error": "this page may not talk to this server"}
    headers = {"cookie": cookie} if origin is None else {"cookie": cookie, "origin": origin}
    knock = server.client.websocket_connect(f"ws://{ADDRESS}/ws/{id}", headers=headers)
    with pytest.raises(WebSocketDenialResponse) as refused, knock:
        pass
    assert refused.value.status_code == 403
    assert refused.value.json() == {"error": "this page may not talk to this server"}
    assert call(server, "GET", f"/api/tables/{id}", origin=origin).status_code == 200, "looking is free"
    assert list(server.host.places) == [id]
    assert server.table(id).seq == seq


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Hall):
    server.client.cookies.clear()
    cookie = server.client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    server.client.cookies.clear()
    assert "Secure" in server.client.get(f"https://{ADDRESS}/api/me").headers["set-cookie"]
    session = server.client.get("/api/me", headers={"cookie": f"{guard.COOKIE}="}).headers["set-cookie"]
    assert len(session.split("=")[1].split(";")[0]) >= 43, "an empty session is replaced"


def test_without_a_session_nothing_can_be_done(server: Hall, ann: Browser):
    id = ann.open(None, None)
    for path in ("/api/tables", f"/api/tables/{id}/seat"):
        answer = call(server, "POST", path, origin=ORIGIN)
        assert answer.json() == {"error": "reload the page first: it has no session yet"}
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
        key = guard.session_key(browser.session)
        assert browser.session not in stored + said
        assert key in stored
        assert key not in said
        thief = Browser.__new__(Browser)
        thief.session = key
    with hall(tmp_path) as server:
        thief.client = server.client
        with thief.page(id) as page:
            assert page.view["seat"] is None, "who reads the store is not the player"


def test_too_many_messages_are_refused_and_change_nothing(tmp_path: Path):
    with hall(tmp_path) as server:
        server.client.app.state.talk = guard.Buckets(rate=0.001, burst=60)
        ann = server.browser()
        id = ann.open(None, None)
        with ann.page(id) as page, ann.page(id) as other:
            for number in range(100):
                page.send(type="say", text=f"line {number}")
            errors = 0
            while errors < 40:
                message = page.hear()
                errors += message == {"type": "error", "error": "too many messages: wait a moment"}
            other.send(type="ping")
            while (answer := other.hear())["type"] not in ("pong", "error"):
                pass
            assert answer["type"] == "error", "a second page of the same session shares the limit"
        assert server.table(id).seq == 2 + 60
        with server.browser().page(id) as page:
            page.catch_up()


def test_too_many_tables_are_refused(server: Hall, ann: Browser):
    server.client.app.state.openings = guard.Buckets(rate=0.001, burst=3)
    answers = [ann.post("/api/tables", seats=[None, None]) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]


def test_quiet_callers_are_forgotten_first():
    buckets = guard.Buckets(rate=0, burst=1, callers=2)
    assert buckets.of("a").take()
    assert buckets.of("b").take()
    assert not buckets.of("a").take()
    buckets.of("c")
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


def test_a_table_has_room_for_so_many_spectators(ann: Browser, eve: Browser, monkeypatch):
    monkeypatch.setattr(visits, "LISTENERS", 1)
    id = ann.open(None, None)
    with eve.page(id), ann.page(id) as page:
        assert page.table["seat"] == 0
        with pytest.raises(WebSocketDenialResponse) as refused, eve.page(id):
            pass
        assert refused.value.status_code == 503
        assert refused.value.json() == {"error": "there is no room for more spectators"}


def test_a_body_that_is_too_large_is_refused(ann: Browser):
    large = b'{"title": "' + b"x" * guard.BODY_SIZE + b'"}'
    said = ann.call("POST", "/api/tables", content=large)
    assert (said.status_code, said.json()) == (413, {"error": "too large"})


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
        socket = sockets.Socket(slow, "", guard.Bucket(1, 1))  # type: ignore[arg-type]
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
    assert (answer.status_code, answer.json()) == (413, {"error": "too large"})
    assert caller.get("/health").status_code == 200


def test_a_message_that_is_too_large_closes_its_own_socket_only(caller: httpx.Client, address: str):
    id = caller.post("/api/tables", json={"seats": [None, None], "name": "Ann"}).json()["table"]
    headers = {"cookie": f"{guard.COOKIE}={caller.cookies[guard.COOKIE]}"}
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
        assert json.loads(other.recv(timeout=LIMIT))["type"] == "all"
        other.send('{"type": "ping"}')
        while (heard := json.loads(other.recv(timeout=LIMIT)))["type"] == "news":
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
