"""The store on a real PostgreSQL: connections break, the server crashes, and no entry is lost or doubled."""

from __future__ import annotations

import contextlib
import socket
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

import gorin
from gorin.cli import main
from gorin.server.store import Conflict, Store, store
from gorin.server.stress.ports import free_port
from server.real_servers import PASSWORD, START_LIMIT, Postgres
from support.limits import LIMIT, LONGEST, wait_until

BEAT = LIMIT


@pytest.fixture
def kept(postgres_url: str) -> Iterator[Store]:
    opened = Store(postgres_url)
    opened.append("a", 0, b"opening").result(BEAT)
    yield opened
    opened.close()


def database_of(url: str) -> str:
    return urlsplit(url).path[1:]


def terminate_connections(postgres: Postgres, url: str) -> None:
    """What an administrator, or a restart, does to whoever is connected."""
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database_of(url)}'"
    assert postgres.ask(query)


# --- what is told is on the disk ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "given"), [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")]
)
def test_a_commit_is_never_answered_before_it_is_on_the_disk(
    postgres: Postgres, postgres_url: str, asked: str, given: str
):
    """Also not where the administrator has made that the rule of the database; more may be asked for."""
    postgres.ask(f"ALTER DATABASE {database_of(postgres_url)} SET synchronous_commit = {asked}")
    opened = Store(postgres_url)

    def setting(database: Any) -> tuple[Any, ...]:
        row: tuple[Any, ...] = database._db.execute("SHOW synchronous_commit").fetchone()
        return row

    assert opened._submit(setting).result(BEAT) == (given,)
    opened.close()


def test_what_was_answered_survives_a_crash_of_postgres(
    postgres: Postgres, kept: Store, monkeypatch: pytest.MonkeyPatch
):
    """It goes down amidst a transaction and comes back: each entry is there once, and none was refused."""
    # Longer than a busy machine may take to start it again: otherwise the two would race each other.
    monkeypatch.setattr(store, "PATIENCE", 2 * START_LIMIT)
    for life in range(3):
        entries = [("a", 1 + life * 300 + n, f"{life} {n}".encode()) for n in range(300)]
        before = [kept.append(*entry) for entry in entries[:100]]
        crash = Crash(postgres)
        amidst = one_batch(kept, *entries[100:150], crash, *entries[150:200])
        assert crash.over.wait(BEAT)
        after = [kept.append(*entry) for entry in entries[200:]]
        postgres.start()
        answers = [*before, *amidst, *after]
        assert {str(answer.exception(3 * START_LIMIT)) for answer in answers} == {"None"}
    written = [f"{life} {n}".encode() for life in range(3) for n in range(300)]
    assert kept.read("a") == [b"opening", *written]


class Crash:
    """PostgreSQL goes down while the store writes; only once, though what broke off is tried again."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.over = threading.Event()

    def __call__(self, database: object) -> None:
        if not self.over.is_set():
            self.postgres.crash()
            self.over.set()


def test_a_connection_that_breaks_is_opened_again(postgres: Postgres, postgres_url: str, kept: Store):
    for seq in range(1, 6):
        terminate_connections(postgres, postgres_url)
        kept.append("a", seq, bytes([seq])).result(BEAT)
    terminate_connections(postgres, postgres_url)
    assert kept.read("a") == [b"opening", *(bytes([seq]) for seq in range(1, 6))]


def test_a_server_that_stays_down_is_told_and_the_store_goes_on_when_it_is_back(
    postgres: Postgres, kept: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(store, "PATIENCE", 0.3)
    postgres.crash()
    try:
        # The first may be told of its own connection that broke, where there was no time for another.
        for complaint in ("the store could not be written", "could not be written: .*Connection refused"):
            with pytest.raises(gorin.GorinError, match=complaint):
                kept.append("a", 1, b"x").result(BEAT)
    finally:
        postgres.start()
    monkeypatch.undo()
    kept.append("a", 1, b"x").result(BEAT)
    assert kept.read("a") == [b"opening", b"x"]


# --- a commit whose answer is lost ----------------------------------------------------------------------


class Wire:
    """A line to PostgreSQL that can be cut at a bad moment: a commit gets through, its answer does not."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cut_next_answer = False
        self.cuts = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listening.accept()
                server = socket.create_connection(("127.0.0.1", self.port))
                lost = threading.Event()
                threading.Thread(target=self._carry, args=(client, server, lost, True), daemon=True).start()
                threading.Thread(target=self._carry, args=(server, client, lost, False), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket, lost: threading.Event, asking: bool) -> None:
        with contextlib.suppress(OSError), here, there:
            while data := here.recv(65536):
                if asking and self.cut_next_answer and b"COMMIT" in data:
                    self.cut_next_answer = False
                    lost.set()
                if not asking and lost.is_set():
                    self.cuts += 1
                    break
                there.sendall(data)
            for end in (here, there):
                end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def wire(postgres: Postgres) -> Iterator[Wire]:
    made = Wire(postgres.port)
    yield made
    made.listening.close()


def test_a_commit_whose_answer_is_lost_is_neither_lost_nor_doubled_nor_refused(
    postgres: Postgres, postgres_url: str, wire: Wire
):
    port = wire.listening.getsockname()[1]
    opened = Store(postgres_url.replace(f":{postgres.port}/", f":{port}/"))
    opened.append("a", 0, b"opening").result(BEAT)
    for seq in range(1, 4):
        wire.cut_next_answer = True
        assert opened.append("a", seq, f"entry {seq}".encode()).exception(BEAT) is None
        assert wire.cuts == seq, "the test has cut nothing"
    assert opened.read("a") == [b"opening", b"entry 1", b"entry 2", b"entry 3"]
    wire.cut_next_answer = True
    with pytest.raises(Conflict):
        opened.append("a", 1, b"another").result(BEAT)
    opened.close()


# --- several at once ------------------------------------------------------------------------------------


def test_servers_that_start_at_the_same_time_make_one_table(postgres_url: str):
    opened: list[Store] = []
    threads = [threading.Thread(target=lambda: opened.append(Store(postgres_url))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(BEAT)
    assert len(opened) == 6
    for each in opened:
        each.close()


def test_batches_that_stand_in_each_others_way_are_written_all_the_same(postgres_url: str, kept: Store):
    """A deadlock: somebody has b and wants a, the store has a and wants b."""
    kept.append("b", 0, b"opening").result(BEAT)
    insert = "INSERT INTO gorin_entries (tab, seq, body) VALUES (%s, 1, 'rival')"
    with psycopg.connect(postgres_url) as rival:
        # Whoever waits looks only once whether he stands in somebody's way, after so long. The store is the
        # one to give way: it closes the circle, when the rival waits already, and looks at once.
        kept._submit(lambda database: database._db.execute("SET deadlock_timeout = '1ms'")).result(BEAT)
        rival.execute(f"SET deadlock_timeout = '{LONGEST:.0f}s'")
        rival.execute(insert, ("b",))
        pause = Pause()
        done = one_batch(kept, ("a", 1, b"ours"), pause, ("b", 1, b"ours"))
        assert pause.begun.wait(BEAT)
        wanting = threading.Thread(target=rival.execute, args=(insert, ("a",)))
        wanting.start()
        wait_until(lambda: waiting_for_a_lock(postgres_url))
        pause.over.set()
        wanting.join(BEAT)
    assert [type(answer.exception(BEAT)) for answer in done] == [Conflict, type(None), Conflict]
    wait_until(lambda: deadlocks(postgres_url) == 1)
    assert kept.read("a") == kept.read("b") == [b"opening", b"rival"]
    kept.append("a", 2, b"ours").result(BEAT)


class Pause:
    """The store waits amidst a transaction until somebody lets it go on."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.over = threading.Event()

    def __call__(self, database: object) -> None:
        self.begun.set()
        assert self.over.wait(BEAT)


def one_batch(kept: Store, *pieces: tuple[str, int, bytes] | Crash | Pause) -> list[Future[None]]:
    """Have entries written in one transaction: the thread is kept busy until all of them wait."""
    begun, gate = threading.Event(), threading.Event()
    kept._submit(lambda database: begun.set() or gate.wait(BEAT))
    assert begun.wait(BEAT)
    done = [kept._submit(each) if isinstance(each, Crash | Pause) else kept.append(*each) for each in pieces]
    gate.set()
    return done


def deadlocks(url: str) -> int:
    """How many there were in this database, once who has lost one has told it."""
    query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    with psycopg.connect(url) as connection:
        row = connection.execute(query).fetchone()
        return 0 if row is None else row[0]


def waiting_for_a_lock(url: str) -> bool:
    query = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    with psycopg.connect(url) as connection:
        return connection.execute(query).fetchone() is not None


def test_who_may_not_make_tables_can_use_those_that_are_there(
    postgres: Postgres, postgres_url: str, kept: Store
):
    database = database_of(postgres_url)
    postgres.ask(f"CREATE ROLE modest LOGIN PASSWORD '{PASSWORD}'")
    postgres.ask("GRANT SELECT, INSERT, UPDATE, DELETE ON gorin_entries TO modest", database)
    modest = Store(postgres_url.replace("gorin:", "modest:"))
    modest.append("a", 1, b"x").result(BEAT)
    modest.delete("a")
    assert kept.tables() == {}
    modest.close()


# --- what cannot be opened is said in one sentence --------------------------------------------------------


def serve(data: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `gorin serve` complains of."""
    assert main.run(["serve", "--no-open", "--port", "0", "--data", data]) == main.BAD_INPUT
    said = capsys.readouterr().err
    assert said.startswith("gorin: ") and said.count("\n") == 1, said
    assert PASSWORD not in said
    return said


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            lambda url: url.replace(urlsplit(url).netloc.rpartition(":")[2], str(free_port())),
            "Connection refused",
        ),
        (lambda url: url.replace(":" + PASSWORD, ":wrong"), "password authentication failed"),
        (lambda url: url + "_not", "does not exist"),
        (lambda url: url + "?surprise=1", "invalid URI query parameter"),
        (lambda url: f"postgresql://gorin:{PASSWORD}@127.0.0.1:port/x", "invalid integer value"),
    ],
    ids=["down", "password", "database", "parameter", "port"],
)
def test_a_database_that_cannot_be_opened_is_named(
    postgres_url: str, capsys: pytest.CaptureFixture[str], change: Any, complaint: str
):
    said = serve(change(postgres_url), capsys)
    assert "cannot open the store PostgreSQL" in said
    assert complaint in said


def test_another_kind_of_url_is_refused(capsys: pytest.CaptureFixture[str]):
    said = serve(f"mysql://gorin:{PASSWORD}@127.0.0.1/x", capsys)
    assert "tables are kept in a folder or at postgresql://..., not at mysql://..." in said


def test_without_the_extra_it_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "gorin.server.store.postgres", raising=False)
    said = serve("postgresql://127.0.0.1/x", capsys)
    assert said == "gorin: PostgreSQL needs an extra: pip install 'gorin[postgres]'\n"


def test_a_path_is_a_file_of_sqlite(tmp_path: Path):
    opened = Store(str(tmp_path / "tables.sqlite"))
    assert opened.name == str(tmp_path / "tables.sqlite")
    opened.close()
    assert (tmp_path / "tables.sqlite").exists()
