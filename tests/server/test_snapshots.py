"""Loading a table costs its last snapshot and a bounded number of entries, whatever its players did."""

import random
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gorin.server.hosting.connections import last_own_choice
from gorin.server.saved import snapshots
from gorin.server.saved.packing import AS_THEY_ARE, LEFT_OUT, packed, unpacked
from gorin.server.table import entries
from gorin.server.table.table import Table
from server.kit import Browser, Hall, choose_any, hall, opening, seated
from server.test_own_saves import GAMES

NOW = 5000.0


# --- packing ------------------------------------------------------------------------------------------


def facts(table: Table) -> dict[str, Any]:
    """Everything about a table, plainly."""
    plain = {name: getattr(table, name) for name in AS_THEY_ARE}
    plain |= {"opened": table.opened, "asked": table.asked, "chat": table.chat}
    plain |= {"seats": [vars(seat) for seat in table.seats], "clocks": vars(table.clocks)}
    plain["undo"] = None if table.undo is None else vars(table.undo)
    return {**plain, "game": table.game.save() if table.dealt else None}


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_table_is_the_same_and_goes_on_alike(game: str):
    table, rng = seated(2, game=game), random.Random(3)
    table.apply(table.say("Player 0", 0, "hello", NOW))
    for _ in range(4):
        for _ in range(15):
            choose_any(table, NOW, rng)
        table.apply(table.ask_undo(0, last_own_choice(table, 0), NOW))
        back = unpacked(packed(table))
        assert facts(back) == facts(table)
        for each in (table, back):
            if each.undo is not None:
                each.apply(each.answer_undo(1, True, NOW))
            choose_any(each, NOW, random.Random(1))
        assert facts(back) == facts(table)
        assert back.game.view(1) == table.game.view(1)


def test_a_table_that_waits_for_players_is_packed_too():
    table = Table("t", opening(None, None, "random"))
    assert facts(unpacked(packed(table))) == facts(table)


def test_nothing_of_a_table_is_forgotten():
    table = seated(2)
    table.agreed  # noqa: B018 - worked out when it is asked for
    named = {*AS_THEY_ARE, *LEFT_OUT, "opened", "seats", "clocks", "undo", "asked", "chat", "_game"}
    assert set(vars(table)) == named


# --- taking back --------------------------------------------------------------------------------------


def beginning(table: Table, rng: random.Random) -> tuple[int, str]:
    """A choice that somebody can begin and take back without anybody noticing."""
    while True:
        choose_any(table, NOW, rng)
        if table.made > 20 and not table.noticed[-1]:
            seat, option = table.game.record()["choices"][-1]
            table.apply(table.ask_undo(seat, last_own_choice(table, seat), NOW))
            return seat, option


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_costs_about_what_beginning_costs(game: str):
    """It used to play up to 64 choices again, twice, and to write every line of the log."""
    table = seated(2, game=game)
    seat, option = beginning(table, random.Random(5))

    def seconds(work: Callable[[], Any]) -> float:
        begun = time.process_time()
        work()
        return time.process_time() - begun

    beginnings, returns, looks = [], [], []
    for _ in range(10):
        beginnings.append(seconds(lambda: table.apply(table.choose(seat, option, NOW))))
        looks.append(seconds(lambda: [table.game.clone().view(eye) for eye in (None, 0, 1)]))
        back = last_own_choice(table, seat)
        returns.append(seconds(lambda back=back: table.apply(table.ask_undo(seat, back, NOW))))
    assert min(returns) < 4 * (min(beginnings) + min(looks)), "and what the others see is compared"


# --- a server -----------------------------------------------------------------------------------------


class Counted:
    """How many entries were folded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        fold = Table.apply

        def counted(table: Table, entry: entries.AnyEntry) -> None:
            self.entries += 1
            fold(table, entry)

        monkeypatch.setattr(Table, "apply", counted)


def begin_and_take_back(server: Hall, ann: Browser, pairs: int) -> str:
    """A player clicks and takes back, again and again."""
    id = ann.open(None, None, game="celestial")
    ben = server.browser()
    ben.sit(id)
    table, rng = server.table(id), random.Random(5)
    seat, option = -1, ""

    async def press() -> None:
        nonlocal seat, option
        live, registry = server.registry.live_tables[id], server.registry
        while seat < 0:
            decision = rng.choice(table.game.pending)
            pick = decision.pick(rng.randrange(decision.count)).id
            await registry.write(live, partial(table.choose, decision.seat, pick, registry.now()))
            if not table.noticed[-1]:
                seat, option = decision.seat, pick
        undo = lambda: table.ask_undo(seat, last_own_choice(table, seat), registry.now())  # noqa: E731
        await registry.write(live, undo)
        for _ in range(pairs):
            await registry.write(live, lambda: table.choose(seat, option, registry.now()))
            await registry.write(live, undo)

    server.call(press)
    return id


def test_take_backs_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(snapshots, "EVERY", 50)
    with hall(tmp_path) as server:
        id = begin_and_take_back(server, server.browser(), 150)
        before = facts(server.table(id))
        assert before["seq"] > 300
    folded = Counted(monkeypatch)
    with hall(tmp_path) as server:
        assert folded.entries < 50
        assert facts(server.table(id)) == before


def test_a_long_log_without_a_snapshot_gets_one_when_it_is_loaded(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(snapshots, "EVERY", 10**6)
    with hall(tmp_path) as server:
        id = begin_and_take_back(server, server.browser(), 50)
        before = facts(server.table(id))
    monkeypatch.setattr(snapshots, "EVERY", 50)
    with hall(tmp_path):
        pass
    folded = Counted(monkeypatch)
    with hall(tmp_path) as server:
        assert folded.entries == 0
        assert facts(server.table(id)) == before


def change(path: Path, query: str, *given: Any) -> None:
    database = sqlite3.connect(path / "tables.sqlite")
    with database:
        assert database.execute(query, given).rowcount > 0
    database.close()


def kept_in(path: Path, id: str) -> bytes:
    database = sqlite3.connect(path / "tables.sqlite")
    [(body,)] = database.execute("SELECT body FROM entries WHERE tab = ?", (f"kept:{id}",)).fetchall()
    database.close()
    return bytes(body)


def test_a_snapshot_that_somebody_has_changed_is_not_believed(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(snapshots, "EVERY", 30)
    with hall(tmp_path) as server:
        id = begin_and_take_back(server, server.browser(), 30)
        before = facts(server.table(id))
    body = bytearray(kept_in(tmp_path, id))
    body[-20] ^= 1
    change(tmp_path, "UPDATE entries SET body = ? WHERE tab = ?", bytes(body), f"kept:{id}")
    folded = Counted(monkeypatch)
    with hall(tmp_path) as server:
        assert folded.entries >= before["seq"] - 1, "the whole log"
        assert facts(server.table(id)) == before


def test_a_snapshot_of_another_log_is_not_used(tmp_path: Path, monkeypatch):
    """As in a backup that was made while the server went on: the log is shorter than its snapshot."""
    monkeypatch.setattr(snapshots, "EVERY", 30)
    with hall(tmp_path) as server:
        id = begin_and_take_back(server, server.browser(), 30)
        kept = server.registry.live_tables[id].kept
    change(tmp_path, "DELETE FROM entries WHERE tab = ? AND seq >= ?", id, kept - 2)
    with hall(tmp_path) as server:
        assert server.table(id).seq == kept - 2
        assert server.table(id).stopped == ""


def test_a_snapshot_goes_with_its_table(server: Hall, ann: Browser, monkeypatch):
    monkeypatch.setattr(snapshots, "EVERY", 2)
    id = ann.open(None, None)
    with ann.page(id) as page:
        page.ask(type="say", text="hello")
    assert f"kept:{id}" in server.registry.store.logs()
    assert ann.delete(f"/api/tables/{id}").status_code == 200
    assert not any(id in log for log in server.registry.store.logs())
