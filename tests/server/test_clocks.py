"""Clocks through stops, crashes and sleep: what was thought is charged, what the server missed is not."""

import time
from pathlib import Path

import pytest

from gorin.server.hosting import heartbeat
from gorin.server.hosting.heartbeat import Heartbeat, is_heartbeat
from gorin.server.store import Store
from gorin.server.stress.players import open_match
from gorin.server.stress.process import Server
from gorin.server.table.entries import ClockPlan, Resumed
from server.kit import Browser, Hall, Wrist, hall, seated
from support.limits import wait_until

CHESS = {"kind": "chess", "seconds": 600, "extra": 0}


def left(server: Hall, id: str) -> list[float]:
    with server.browser().page(id) as page:
        return page.table["clock"]["left"]


def open_timed(server: Hall, **more) -> tuple[str, Browser]:
    ann, ben = server.browser(), server.browser()
    id = ann.open(None, None, clock=CHESS, **more)
    ben.sit(id)
    return id, ann


def test_a_resumed_clock_is_charged_until_the_last_sign_of_life():
    table = seated(2, clock=ClockPlan("chess", 600))
    running = table.clocks.running
    assert running
    table.apply(Resumed(at=5000.0, until=1030.0))
    for seat in running:
        assert table.clocks.remaining(seat, 5000.0) == 570
        assert table.clocks.remaining(seat, 5010.0) == 560


@pytest.mark.parametrize("until", [None, 0.0, 999.0])
def test_a_sign_of_life_from_before_the_last_entry_charges_nothing(until: float | None):
    table = seated(2, clock=ClockPlan("chess", 600))
    table.apply(Resumed(at=5000.0, until=until))
    assert [table.clocks.remaining(seat, 5000.0) for seat in (0, 1)] == [600, 600]


def test_a_sign_of_life_from_the_future_charges_no_more_than_the_present():
    table = seated(2, clock=ClockPlan("chess", 600))
    table.apply(Resumed(at=1100.0, until=10.0**9))
    assert [table.clocks.remaining(seat, 1100.0) for seat in table.clocks.running] == [500] * len(
        table.clocks.running
    )


def test_after_a_crash_clocks_stand_where_the_last_beat_saw_them(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(Heartbeat, "last_words", lambda self, now: None)
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        id, _ = open_timed(server)
        untimed = server.browser().open(None, "random")
        entries = server.table(untimed).seq
        wrist.time += 100
        server.call(server.registry.maintenance.do)
        beaten = left(server, id)
        wrist.time += 0.9
    wrist.time += 10**6
    with hall(tmp_path, now=wrist) as server:
        assert left(server, id) == beaten
        assert 500.0 in beaten
        wrist.time += 7
        assert 493.0 in left(server, id)
        assert len(server.registry.store.read(untimed)) == entries, "where no clock runs nothing is written"


def test_an_orderly_stop_loses_no_second(tmp_path: Path):
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        id, _ = open_timed(server)
        wrist.time += 123.4
    wrist.time += 5000
    with hall(tmp_path, now=wrist) as server:
        assert 476.6 in left(server, id)


def test_a_second_crash_while_clocks_are_set_right_charges_nothing_more(tmp_path: Path, monkeypatch):
    """Between the entries that resume the tables and the first beat of the new server."""
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        id, _ = open_timed(server)
        wrist.time += 50
    wrist.time += 1000
    monkeypatch.setattr(Heartbeat, "last_words", lambda self, now: None)
    with monkeypatch.context() as broken:
        broken.setattr("gorin.server.hosting.maintenance.Maintenance._beat", _nothing)
        broken.setattr(Heartbeat, "forget", _nothing)
        with hall(tmp_path, now=wrist):
            pass
    wrist.time += 1000
    with hall(tmp_path, now=wrist) as server:
        assert 550.0 in left(server, id)


async def _nothing(*anything) -> None:
    pass


def test_a_table_that_slept_was_charged_meanwhile(tmp_path: Path):
    wrist = Wrist()
    with hall(tmp_path, now=wrist, linger=60) as server:
        id, _ = open_timed(server)
        wrist.time += 90
        server.call(server.registry.maintenance.do)
        assert id in server.registry.unloaded
        beats = {log for log in server.registry.store.tables() if is_heartbeat(log)}
        assert beats, "its clock runs on"
        assert 510.0 in left(server, id)


def test_where_no_clock_runs_there_is_no_beat(tmp_path: Path):
    with hall(tmp_path) as server:
        id = server.browser().open(None, None)
        waiting = server.browser().open(None, None, clock=CHESS)
        server.call(server.registry.maintenance.do)
        assert set(server.registry.store.tables()) == {id, waiting}


def test_beats_are_few_entries_and_no_table(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(heartbeat, "LENGTH", 5)
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        id, ann = open_timed(server)
        logs = set()
        for _ in range(13):
            wrist.time += 1
            server.call(server.registry.maintenance.do)
            (log,) = [log for log in server.registry.store.tables() if is_heartbeat(log)]
            logs.add(log)
            assert len(server.registry.store.read(log)) <= 5
        assert len(logs) == 3
        assert ann.get(f"/api/tables/{log}").json() == {
            "error": f"there is no table {log!r}",
            "code": "not-found",
        }
        assert [told["id"] for told in ann.get("/api/tables").json()] == [id]
    with hall(tmp_path, now=wrist) as server:
        (fresh,) = [log for log in server.registry.store.tables() if is_heartbeat(log)]
        assert fresh not in logs, "what the one before has left is gone"


def test_a_log_of_beats_that_was_deleted_is_begun_anew(server: Hall):
    beats = Heartbeat(server.registry.store)

    async def live_on() -> None:
        await beats.beat(1.0)
        await beats.forget([beats.log])
        await beats.beat(2.0)
        await beats.beat(3.0)

    server.call(live_on)
    assert server.registry.store.read(beats.log) == [b"2.0", b"3.0"]


def timed_match(server: Server) -> tuple[str, str]:
    match = open_match(server, bot=False, clock=CHESS)
    return match.id, match.sessions[0]


def shown_clock(server: Server, id: str, session: str) -> float:
    """How much time the slower of the two has left."""
    told, _ = server.call("GET", f"/api/tables/{id}/replay", session)
    return min(told["table"]["clock"]["left"])


def last_beat(folder: Path) -> float:
    """When a server last said that it is alive; 0 where it never did."""
    store = Store(folder / "tables.sqlite")
    beats = [float(store.read(log)[-1]) for log in store.tables() if is_heartbeat(log)]
    store.close()
    return max(beats, default=0.0)


DOWN = 3.0
"""Seconds for which nobody is served: much more than is allowed for, so that a clock that runs on shows."""


def test_a_killed_server_comes_back_with_its_clocks(tmp_path: Path):
    """However slow the machine is: only what is measured here is allowed for."""
    server = Server(tmp_path)
    server.start()
    try:
        id, session = timed_match(server)
        wait_until(lambda: shown_clock(server, id, session) < 598 and last_beat(tmp_path) > 0)
        looked = time.monotonic()
        before = shown_clock(server, id, session)
        seen = time.time()
        server.kill()
        ran = time.monotonic() - looked
        lost = seen - last_beat(tmp_path)
        time.sleep(DOWN)  # a longer sleep than asked for would show all the more
        started = time.monotonic()
        server.start()
        after = shown_clock(server, id, session)
        ran += time.monotonic() - started
    finally:
        server.kill()
    server.check_calm()
    # What was thought since the last beat is given back; starting, and looking, takes its moment.
    assert before - ran - 0.1 <= after <= before + max(0.0, lost) + 0.1
