"""Tables that nobody needs leave the memory and come back; what the server measures of itself."""

import re
from pathlib import Path
from typing import Any

import pytest

from gorin.server.hosting.metrics import BOUNDS, Histogram
from gorin.server.hosting.registry import TableRegistry
from gorin.server.store import Store
from gorin.server.web import security
from server.kit import Browser, Hall, Silent, Wrist, hall
from server.test_replays import finish
from support.limits import LIMIT

SAMPLE = re.compile(r'([a-z_]+)(?:\{le="([^"]+)"\})? (\S+)')


def unloaded(server: Hall, *ids: str) -> bool:
    return all(id in server.registry.unloaded and id not in server.registry.live_tables for id in ids)


def test_tables_that_nobody_needs_sleep_and_come_back(tmp_path: Path):
    wrist = Wrist()
    with hall(tmp_path, now=wrist, linger=60) as server:
        ann, ben = server.browser(), server.browser()
        watched, idle, over = ann.open(None, None), ann.open(None, None, None), ann.open(None, "random")
        finish(server, ann, over)
        seqs = {id: server.table(id).seq for id in (idle, over)}
        digest = server.table(over).game.digest()
        with ben.page(watched):
            before = ann.get("/api/me").json()
            wrist.time += 59
            server.call(server.registry.maintenance.do)
            assert not server.registry.unloaded
            wrist.time += 1
            server.call(server.registry.maintenance.do)
            assert list(server.registry.live_tables) == [watched]
            assert unloaded(server, idle, over)
            assert ann.get("/api/me").json() == before, "the lobby knows them all the same"
            assert len(ben.get("/api/tables").json()) == 3
            assert ben.get("/health").json()["tables"] == 3
        for id, seq in seqs.items():
            with ann.page(id) as page:
                assert page.table["seat"] == 0
            assert server.table(id).seq == seq
            assert id not in server.registry.unloaded
        assert server.table(over).game.digest() == digest
        assert ben.sit(idle).json() == {"seat": 1}
        assert ann.delete(f"/api/tables/{over}").status_code == 200
        assert len(ben.get("/api/tables").json()) == 2


def test_a_sleeping_private_table_stays_private(tmp_path: Path):
    with hall(tmp_path, linger=0) as server:
        ann, ben, eve = server.browser(), server.browser(), server.browser()
        id = ann.open(None, None, spectators=False)
        ben.sit(id)
        server.call(server.registry.maintenance.do)
        assert unloaded(server, id)
        assert eve.get("/api/tables").json() == []
        assert len(ben.get("/api/tables").json()) == 1


def test_a_table_at_which_bots_play_does_not_sleep(tmp_path: Path):
    with hall(tmp_path, Silent(), linger=0) as server:
        id = server.browser().open("random", "random", name="")
        for _ in range(5):
            server.call(server.registry.maintenance.do)
            assert id in server.registry.live_tables


def test_a_finished_table_is_not_kept_in_memory_by_a_restart(tmp_path: Path):
    with hall(tmp_path) as server:
        ann = server.browser()
        over, running = ann.open(None, "random"), ann.open(None, "random")
        finish(server, ann, over)
    with hall(tmp_path) as server:
        assert list(server.registry.live_tables) == [running]
        again = Browser(server.client)
        again.session = ann.session
        assert {told["id"] for told in again.get("/api/me").json()["seats"]} == {over, running}
        assert again.get(f"/api/tables/{over}/record").status_code == 200


# --- stored listings of unloaded tables -------------------------------------------------------------


def folded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are read from their logs from now on."""
    read: list[str] = []
    load = TableRegistry._load

    async def noticed(self: TableRegistry, id: str, urgency: int) -> None:
        read.append(id)
        await load(self, id, urgency)

    monkeypatch.setattr(TableRegistry, "_load", noticed)
    return read


def with_a_finished_table(folder: Path) -> tuple[Browser, str, list[dict[str, Any]]]:
    """Who played there, its id, and how the lobby lists it."""
    with hall(folder, linger=0) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        finish(server, ann, id)
        server.call(server.registry.maintenance.do)
        assert unloaded(server, id)
        return ann, id, ann.get("/api/tables").json()


def test_a_restart_does_not_play_old_games_through_again(tmp_path: Path, monkeypatch):
    ann, id, listed = with_a_finished_table(tmp_path)
    read = folded(monkeypatch)
    with hall(tmp_path) as server:
        again = Browser(server.client)
        again.session = ann.session
        assert again.get("/api/tables").json() == listed
        assert not read
        assert again.get(f"/api/tables/{id}/record").status_code == 200
        assert read == [id]


def test_what_was_said_at_the_table_since_is_not_missed(tmp_path: Path, monkeypatch):
    ann, id, _ = with_a_finished_table(tmp_path)
    with hall(tmp_path) as server:
        again = Browser(server.client)
        again.session = ann.session
        with again.page(id) as page:
            page.send(type="say", text="Well played.")
            page.wait(lambda: page.table["chat"])
    read = folded(monkeypatch)
    with hall(tmp_path) as server:
        assert read == [id], "its note tells less than its log"
        assert server.registry.unloaded[id].entries == server.registry.store.tables()[id]
    read.clear()
    with hall(tmp_path):
        assert not read, "and a new one was written"


@pytest.mark.parametrize("body", [b"", b"{}", b"no note", b'{"table_id": 3}'])
def test_a_note_that_cannot_be_read_is_no_loss(tmp_path: Path, monkeypatch, body: bytes):
    _, id, _ = with_a_finished_table(tmp_path)
    store = Store(tmp_path / "tables.sqlite")
    store.delete(f"asleep:{id}")
    store.append(f"asleep:{id}", 0, body).result(LIMIT)
    store.close()
    read = folded(monkeypatch)
    with hall(tmp_path) as server:
        assert read == [id]
        assert unloaded(server, id)


def test_a_deleted_table_leaves_no_note(tmp_path: Path):
    ann, id, _ = with_a_finished_table(tmp_path)
    with hall(tmp_path) as server:
        again = Browser(server.client)
        again.session = ann.session
        assert again.delete(f"/api/tables/{id}").status_code == 200
        assert server.registry.store.tables() == {}


# --- metrics ----------------------------------------------------------------------------------------


def measured(browser: Browser) -> tuple[dict[str, str], dict[tuple[str, str], float]]:
    """The metrics as Prometheus reads them: the type of each family, and every sample."""
    answer = browser.metrics()
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert answer.text.endswith("\n")
    types: dict[str, str] = {}
    samples: dict[tuple[str, str], float] = {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in types
            types[name] = kind
        elif not line.startswith("# HELP "):
            matched = SAMPLE.fullmatch(line)
            assert matched, line
            family = re.sub("_(bucket|sum|count)$", "", matched[1])
            assert family in types, f"{line} comes before its type"
            key = (matched[1], matched[2] or "")
            assert key not in samples
            samples[key] = float(matched[3])
    return types, samples


def test_the_metrics_can_be_read_and_count_every_choice(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    with ann.page(id) as page:
        for _ in range(5):
            page.wait(lambda: page.view["decision"] is not None)
            page.choose()
        made = server.table(id).moment[1]
        types, samples = measured(ann)
    assert types == {
        "gorin_tables": "gauge",
        "gorin_tables_unloaded": "gauge",
        "gorin_tables_quarantined": "gauge",
        "gorin_listeners": "gauge",
        "gorin_choices_total": "counter",
        "gorin_choice_seconds": "histogram",
    }
    assert samples["gorin_tables", ""] == samples["gorin_listeners", ""] == 1
    assert samples["gorin_choices_total", ""] == samples["gorin_choice_seconds_count", ""] == made > 5
    bounds = [float(le) for name, le in samples if name == "gorin_choice_seconds_bucket"]
    counts = [samples[key] for key in samples if key[0] == "gorin_choice_seconds_bucket"]
    assert bounds == [*BOUNDS, float("inf")]
    assert counts == sorted(counts)
    assert counts[-1] == made
    assert 0 < samples["gorin_choice_seconds_sum", ""] < 20 * made


def test_a_histogram_puts_each_time_into_its_bucket():
    times = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 2.0, 3.0):
        times.observe(seconds)
    assert times.buckets() == [("0.1", 2), ("1.0", 3), ("+Inf", 5)]


# --- rates ------------------------------------------------------------------------------------------


def test_looking_is_limited_too(server: Hall, ann: Browser, ben: Browser):
    server.client.app.state.looks = security.Buckets(rate=0.001, burst=5)
    answers = [ann.get("/api/tables") for _ in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    assert answers[-1].json() == {"error": "too many requests: wait a moment", "code": "too-many"}
    assert ben.get("/api/tables").status_code == 200, "another browser in the same house"
    assert ann.get("/health").status_code == 200


def test_who_changes_sessions_is_held_back_by_the_address(server: Hall, ann: Browser):
    server.client.app.state.addresses = security.Buckets(rate=0.001, burst=5)
    codes = []
    for number in range(8):
        ann.session = f"invented {number}"
        codes.append(ann.get("/api/tables").status_code)
    assert codes == [200] * 5 + [429] * 3


def test_the_limits_are_far_from_what_a_page_needs():
    rate, burst = security.LOOKS
    assert rate >= 10
    assert burst >= 100
    assert (5 * rate, 5 * burst) <= security.LOOKS_FROM_ONE_ADDRESS
