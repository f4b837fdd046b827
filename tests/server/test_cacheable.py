"""What stays the same: sent compressed, compressed once, and kept by browsers."""

import gzip
import socket
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from gorin.server.web import cacheable, pages
from gorin.server.web.timeouts import TimeoutHTTP
from server.kit import Browser, live
from support.limits import LIMIT

SCRIPT = b"export const lines = [" + b"'the same again', " * 2000 + b"]\n"
PICTURE = b"<svg/>"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """The built page, with a script in it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>\n" + "<p>table</p>" * 200)
    (tmp_path / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "washi-abc.svg").write_bytes(PICTURE)
    (tmp_path / "secret.txt").write_text("not for everybody")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return TestClient(Starlette(routes=pages.page_routes()))


def test_a_script_is_sent_compressed_and_kept_for_good(client: TestClient):
    with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "br, gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent) == SCRIPT
    assert len(sent) < len(SCRIPT) / 10
    assert int(answer.headers["content-length"]) == len(sent)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_it_is_compressed_once(client: TestClient):
    cacheable.compressed.cache_clear()
    for _ in range(5):
        assert client.get("/assets/index-abc.js").content == SCRIPT
    assert cacheable.compressed.cache_info().misses == 1


@pytest.mark.parametrize("wish", ["identity", "gzip;q=0", "br", ""])
def test_a_caller_that_does_not_take_gzip_gets_it_plain(client: TestClient, wish: str):
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": wish})
    assert "content-encoding" not in answer.headers
    assert answer.content == SCRIPT


def test_what_is_short_is_sent_as_it_is(client: TestClient):
    answer = client.get("/assets/washi-abc.svg", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == PICTURE


def test_the_page_is_asked_for_each_time_but_sent_once(client: TestClient):
    first = client.get("/table/x")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get("/", headers={"accept-encoding": "identity", "if-none-match": first.headers["etag"]})
    assert plain.status_code == 200, "another encoding is another answer"


@pytest.mark.parametrize("name", ["nosuch.js", "..%2Fsecret.txt", "..%5Csecret.txt", "%2e%2e"])
def test_only_assets_are_there(client: TestClient, name: str):
    answer = client.get(f"/assets/{name}")
    assert "not for everybody" not in answer.text
    assert answer.status_code == 404 or answer.text.startswith("<!doctype html>")


def test_cards_are_sent_compressed(ann: Browser):
    answer = ann.get("/api/cards/celestial")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()
    plain = ann.call("GET", "/api/cards/celestial", params={})
    assert plain.headers["etag"] == answer.headers["etag"]


def test_nothing_waits_for_a_fuller_packet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Otherwise an answer in two pieces waits until the caller's system confirms the first: 40 ms."""
    made: list[int] = []
    begin = TimeoutHTTP.connection_made

    def connection_made(self, transport):
        begin(self, transport)
        line = transport.get_extra_info("socket")
        made.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr(TimeoutHTTP, "connection_made", connection_made)
    with live(tmp_path) as address:
        assert httpx.get(f"http://{address}/health", timeout=LIMIT).status_code == 200
    assert made and all(made)
