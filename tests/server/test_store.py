"""The store: entries stay in order, once, and on the disk."""

import sqlite3
from concurrent.futures import wait
from pathlib import Path

import pytest

import gorin
from gorin.server.store import Conflict, Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_entries_are_read_in_their_order(path: Path):
    store = Store(path)
    for seq in (2, 0, 1):
        store.append("a", seq, f"a{seq}".encode()).result()
    store.append("b", 0, b"b0").result()
    assert store.read("a") == [b"a0", b"a1", b"a2"]
    assert store.read("a", since=2) == [b"a2"]
    assert store.read("nothing") == []
    assert sorted(store.tables()) == ["a", "b"]
    store.close()


def test_a_number_is_taken_once(path: Path):
    store = Store(path)
    store.append("a", 0, b"first").result()
    with pytest.raises(Conflict, match="entry 0 of table a is written already"):
        store.append("a", 0, b"second").result()
    assert store.read("a") == [b"first"]
    store.close()


def test_many_at_once_are_all_written_and_a_conflict_harms_no_other(path: Path):
    store = Store(path)
    done = [store.append("a", seq // 2, bytes([seq])) for seq in range(200)]
    wait(done)
    refused = [n for n, answer in enumerate(done) if answer.exception() is not None]
    assert refused == list(range(1, 200, 2))
    assert store.read("a") == [bytes([seq]) for seq in range(0, 200, 2)]
    store.close()


def test_what_was_answered_is_there_after_opening_again(path: Path):
    store = Store(path)
    store.append("a", 0, b"kept").result()
    waiting = [store.append("a", seq, b"more") for seq in range(1, 50)]
    store.close()
    assert all(answer.exception() is None for answer in waiting)
    again = Store(path)
    assert again.read("a") == [b"kept", *[b"more"] * 49]
    again.delete("a")
    assert again.tables() == []
    again.close()


def test_a_closed_store_says_so_instead_of_waiting_for_ever(path: Path):
    store = Store(path)
    store.close()
    with pytest.raises(gorin.GorinError, match="the store is closed"):
        store.append("a", 0, b"late")


def test_who_stops_waiting_does_not_stop_the_store(path: Path):
    """An append that is cancelled is either not written or written; the thread lives on."""
    store = Store(path)
    for seq in range(200):
        store.append("a", seq, b"x").cancel()
    store.append("b", 0, b"alive").result(timeout=5)
    assert store.read("b") == [b"alive"]
    store.close()


def test_a_name_that_cannot_be_written_harms_nobody_else(path: Path):
    store = Store(path)
    with pytest.raises(UnicodeEncodeError):
        store.read("\ud800")
    store.append("a", 0, b"alive").result(timeout=5)
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


def test_two_stores_on_one_file_share_it(path: Path):
    one, two = Store(path), Store(path)
    pairs = [(one.append("a", seq, b"one"), two.append("a", seq, b"two")) for seq in range(50)]
    for pair in pairs:
        assert sorted(isinstance(answer.exception(), Conflict) for answer in pair) == [False, True]
    assert one.read("a") == two.read("a")
    assert len(one.read("a")) == 50
    one.close()
    two.close()


def test_a_store_that_cannot_be_written_refuses_and_lives_on(path: Path):
    store = Store(path)
    store.append("a", 0, b"x").result()
    breaker = sqlite3.connect(path, isolation_level=None)
    breaker.execute("ALTER TABLE entries RENAME TO hidden")
    with pytest.raises(gorin.GorinError, match="the store could not be written"):
        store.append("a", 1, b"y").result()
    breaker.execute("ALTER TABLE hidden RENAME TO entries")
    breaker.close()
    store.append("a", 1, b"y").result()
    assert store.read("a") == [b"x", b"y"]
    store.close()
