"""The store: entries stay in order, once, and on the disk, in SQLite as in PostgreSQL."""

import sqlite3
from concurrent.futures import Future, wait
from pathlib import Path

import psycopg
import pytest

import gorin
from gorin.server.store import Conflict, Store
from support.limits import LIMIT


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return tmp_path / "tables.sqlite"


def outcome(answer: "Future[None]") -> str:
    return type(answer.exception()).__name__ if answer.exception() else "written"


def test_entries_are_read_in_their_order(where: Path | str):
    store = Store(where)
    for seq in (0, 2, 1):
        store.append("a", seq, f"a{seq}".encode()).result(LIMIT)
    store.append("b", 0, b"b0").result(LIMIT)
    assert store.read("a") == [b"a0", b"a1", b"a2"]
    assert store.read("a", since=2) == [b"a2"]
    assert store.read("nothing") == []
    assert store.tables() == {"a": 3, "b": 1}
    store.close()


def test_bodies_are_kept_byte_for_byte(where: Path | str):
    store = Store(where)
    bodies = [bytes(range(256)), b"", '{"text": "\u0000 caf\u00e9"}'.encode()]
    for seq, body in enumerate(bodies):
        store.append("a", seq, body).result(LIMIT)
    assert store.read("a") == bodies
    store.close()


def test_a_number_is_taken_once(where: Path | str):
    store = Store(where)
    store.append("a", 0, b"first").result(LIMIT)
    with pytest.raises(Conflict, match="entry 0 of table a is written already"):
        store.append("a", 0, b"second").result(LIMIT)
    assert store.read("a") == [b"first"]
    store.close()


def test_the_same_entry_again_is_no_conflict_and_is_there_once(where: Path | str):
    store = Store(where)
    for _ in range(2):
        store.append("a", 0, b"first").result(LIMIT)
    assert store.read("a") == [b"first"]
    store.close()


def test_many_at_once_are_all_written_and_a_conflict_harms_no_other(where: Path | str):
    store = Store(where)
    done = [store.append("a", seq // 2, bytes([seq])) for seq in range(200)]
    wait(done, LIMIT)
    refused = [n for n, answer in enumerate(done) if answer.exception() is not None]
    assert refused == list(range(1, 200, 2))
    assert store.read("a") == [bytes([seq]) for seq in range(0, 200, 2)]
    store.close()


def test_a_log_is_written_anew_in_one_go_or_not_at_all(where: Path | str):
    store = Store(where)
    for seq, body in enumerate((b"a", b"b", b"c")):
        store.append("t", seq, body).result(LIMIT)
    with pytest.raises(Conflict):
        store.rewrite("t", 2, [b"x"]).result(LIMIT)
    assert store.read("t") == [b"a", b"b", b"c"]
    for _ in range(2):  # an answer that was lost may be asked for again
        store.rewrite("t", 3, [b"b", b"c"]).result(LIMIT)
        assert store.read("t") == [b"b", b"c"]
    store.append("t", 2, b"d").result(LIMIT)
    store.rewrite("t", 3, []).result(LIMIT)
    assert store.read("t") == [] and "t" not in store.tables()
    store.close()


def test_what_was_answered_is_there_after_opening_again(where: Path | str):
    store = Store(where)
    store.append("a", 0, b"kept").result(LIMIT)
    waiting = [store.append("a", seq, b"more") for seq in range(1, 50)]
    store.close()
    assert all(answer.exception() is None for answer in waiting)
    again = Store(where)
    assert again.read("a") == [b"kept", *[b"more"] * 49]
    again.delete("a")
    assert again.tables() == {}
    again.close()


def test_no_entry_outlives_its_table(where: Path | str):
    """Another process that has not heard of it cannot write to a table that was deleted."""
    one, two = Store(where), Store(where)
    for seq in range(3):
        one.append("a", seq, b"x").result(LIMIT)
    two.delete("a")
    with pytest.raises(Conflict, match="entry 3 of table a"):
        one.append("a", 3, b"late").result(LIMIT)
    assert one.tables() == {}
    one.close()
    two.close()


def test_deleting_while_another_writes_leaves_nothing(where: Path | str):
    one, two = Store(where), Store(where)
    for round in range(30):
        name = f"t{round}"
        one.append(name, 0, b"x").result(LIMIT)
        late = [one.append(name, seq, b"late") for seq in range(1, 10)]
        two.delete(name)
        assert {outcome(answer) for answer in late} <= {"written", "Conflict"}
    assert one.tables() == {}
    one.close()
    two.close()


def test_a_closed_store_says_so_instead_of_waiting_for_ever(where: Path | str):
    store = Store(where)
    store.close()
    with pytest.raises(gorin.GorinError, match="the store is closed"):
        store.append("a", 0, b"late")


def test_who_stops_waiting_does_not_stop_the_store(where: Path | str):
    """An append that is cancelled is either not written or written; the thread lives on."""
    store = Store(where)
    for seq in range(200):
        store.append("a", seq, b"x").cancel()
    store.append("b", 0, b"alive").result(LIMIT)
    assert store.read("b") == [b"alive"]
    store.close()


@pytest.mark.parametrize("name", ["\ud800", "\x00", "", "two words", "caf\u00e9", "x" * 201])
def test_a_name_that_no_table_can_have_harms_nobody(where: Path | str, name: str):
    store = Store(where)
    assert store.read(name) == []
    with pytest.raises(gorin.GorinError, match="a table cannot be called"):
        store.append(name, 0, b"x")
    store.append("a", 0, b"alive").result(LIMIT)
    store.close()


@pytest.mark.parametrize("broken", ["folder", "text"])
def test_a_store_that_cannot_be_opened_is_an_error_in_words(tmp_path: Path, broken: str):
    path = tmp_path / "tables.sqlite"
    if broken == "folder":
        path.mkdir()
    else:
        path.write_text("this is not a database, only a text that is long enough" * 100)
    with pytest.raises(gorin.GorinError, match="cannot open the store"):
        Store(path)


def test_two_stores_in_one_place_share_it(where: Path | str):
    one, two = Store(where), Store(where)
    one.append("a", 0, b"opening").result(LIMIT)
    pairs = [(one.append("a", seq, b"one"), two.append("a", seq, b"two")) for seq in range(1, 51)]
    for pair in pairs:
        assert sorted(outcome(answer) for answer in pair) == ["Conflict", "written"]
    assert one.read("a") == two.read("a")
    assert len(one.read("a")) == 51
    one.close()
    two.close()


def test_all_who_share_a_store_agree_on_its_name(where: Path | str):
    one, two = Store(where), Store(where)
    assert one.identity() == two.identity() == one.identity() != ""
    assert one.tables() == {}
    one.close()
    two.close()


def test_a_store_that_cannot_be_written_refuses_and_lives_on(where: Path | str):
    store = Store(where)
    store.append("a", 0, b"x").result(LIMIT)
    rename(where, "entries", "hidden")
    with pytest.raises(gorin.GorinError, match="the store could not be written"):
        store.append("a", 1, b"y").result(LIMIT)
    rename(where, "hidden", "entries")
    store.append("a", 1, b"y").result(LIMIT)
    assert store.read("a") == [b"x", b"y"]
    store.close()


def rename(where: Path | str, old: str, new: str) -> None:
    """Take the entries away from under the store, or give them back."""
    if isinstance(where, Path):
        breaker = sqlite3.connect(where, isolation_level=None)
        breaker.execute(f"ALTER TABLE {old} RENAME TO {new}")
        breaker.close()
    else:
        with psycopg.connect(where) as connection:
            connection.execute(f"ALTER TABLE gorin_{old} RENAME TO gorin_{new}")
