"""An error of the engine costs a choice and not the table; what another version wrote is shown, and kept."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import gorin
from gorin.server.hosting import connections
from gorin.server.jobs import functions
from gorin.server.presentation import subscriber
from gorin.server.presentation.opening import MOST_CHOICES
from gorin.server.presentation.subscriber import ViewCache
from gorin.server.saved.own_saves import load_own
from gorin.server.saved.reading import ENGINE
from gorin.server.store import Store
from gorin.server.table import entries
from gorin.server.table.entries import Chose, Opened
from gorin.server.table.table import Table
from server.kit import Browser, Hall, hall
from support.limits import LIMIT


def break_on(
    option: str, monkeypatch: pytest.MonkeyPatch, error: type[Exception] = ZeroDivisionError
) -> None:
    """The engine fails at one option, as a rule with a mistake in it would."""
    whole = Table._apply_choice

    def fold(self: Table, entry: Chose) -> None:
        if entry.option == option:
            raise error("a rule with a mistake in it")
        whole(self, entry)

    monkeypatch.setattr(Table, "_apply_choice", fold)


def test_an_error_of_the_engine_costs_that_choice_and_not_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    with hall(tmp_path) as server:
        ann, ben = server.browser(), server.browser()
        id = ann.open(None, None)
        ben.sit(id)
        with ann.page(id) as page, ben.page(id) as other:
            while page.view["decision"] is None or len(page.view["decision"]["options"]) < 2:
                for each in (other, page):
                    each.catch_up()
                    if each.view["decision"]:
                        each.choose()
                page.catch_up()
            first, second = (option["id"] for option in page.view["decision"]["options"][:2])
            written, digest = len(server.registry.store.read(id)), server.table(id).game.digest()
            with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
                break_on(first, patch)
                answer = page.choose(first)
                assert answer["type"] == "error" and "nothing was changed" in answer["error"]
                assert len(server.registry.store.read(id)) == written, "it was tried before it was written"
                assert server.table(id).game.digest() == digest
                assert page.choose(second)["type"] == "delta"
            told = json.loads(caplog.records[-1].getMessage().partition(": ")[2])
    assert "a rule with a mistake in it" in told["error"]
    assert told["tried"]["option"] == first
    assert gorin.replay(told["record"]).digest() == digest, "what reproduces it is in the log"


def test_a_choice_that_would_never_end_costs_that_choice_and_is_not_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with hall(tmp_path) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        with ann.page(id) as page, monkeypatch.context() as patch:
            page.wait(lambda: page.view["awaiting"] == [0])  # the bot has chosen, too
            option = page.view["decision"]["options"][0]["id"]
            written, digest = len(server.registry.store.read(id)), server.table(id).game.digest()
            break_on(option, patch, gorin.EndlessLoop)
            answer = page.choose(option)
            assert answer["type"] == "error" and "a rule with a mistake in it" in answer["error"]
            assert len(server.registry.store.read(id)) == written
    with hall(tmp_path) as server:
        again = server.browser()
        again.session = ann.session
        with again.page(id) as page:
            page.catch_up()
            assert server.table(id).game.digest() == digest
            assert page.choose(option)["type"] in ("delta", "snapshot")


def broken_beyond(choices: int, fails: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine fails at showing some moments after so many choices."""
    whole = ViewCache.view_of

    def view_of(self: ViewCache, game: gorin.Game, seat: int | None) -> dict[str, Any]:
        if len(game.record()["choices"]) > choices and fails(self, game):
            raise ZeroDivisionError("a view with a mistake in it")
        return whole(self, game, seat)

    monkeypatch.setattr(ViewCache, "view_of", view_of)


def test_a_choice_after_which_nothing_can_be_shown_is_not_written(
    server: Hall,
    ann: Browser,
    ben: Browser,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as page:
        page.catch_up()
        seq, view = page.seq, page.view
        with monkeypatch.context() as patch:
            broken_beyond(server.table(id).made, lambda views, game: True, patch)
            assert "nothing was changed" in page.choose()["error"]
        assert "a view with a mistake in it" in caplog.text
        with ann.page(id) as again:
            assert (again.seq, again.view) == (seq, view), "the table is as it was"
        assert page.choose()["type"] == "delta"


def test_who_cannot_be_told_what_happened_on_the_way_gets_the_whole_anew(
    server: Hall, ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
):
    id = ann.open(None, None)
    ben.sit(id)
    table = server.table(id)
    with ann.page(id) as page, monkeypatch.context() as patch:
        page.catch_up()
        broken_beyond(table.made, lambda views, game: game is not views.table.game, patch)
        patch.setattr(subscriber, "moments_told", lambda passed, *given: given[-1](table.game.clone(), 0))
        page.send(type="choose", option=page.view["decision"]["options"][0]["id"], seq=page.seq)
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                page.receive()
        assert closed.value.code == 1012
    with ann.page(id) as again:
        assert again.seq == table.seq_for(0), "it was written"


@pytest.mark.parametrize("wish", [{"type": "why", "ref": "x"}, {"type": "explain", "option": "x"}])
def test_a_reason_that_the_engine_cannot_tell_costs_nobody_the_table(
    server: Hall, ann: Browser, monkeypatch: pytest.MonkeyPatch, wish: dict[str, Any]
):
    def broken(*given: Any) -> Any:
        raise ZeroDivisionError("a reason with a mistake in it")

    id = ann.open(None, "random")
    with ann.page(id) as page:
        page.wait(lambda: page.view["decision"] is not None)
        with monkeypatch.context() as patch:
            patch.setattr(connections, "reasons", broken)
            assert "the engine failed" in page.ask(**wish)["error"]
        assert page.choose()["type"] in ("delta", "snapshot")


class Stubborn:
    """A bot that always wants the first option."""

    async def choose(self, bot: str, save: str, seat: int, seed: int, people: bool = False) -> str | None:
        game = load_own(save)
        return next(d for d in game.pending if d.seat == seat).pick(0).id

    def close(self) -> None:
        pass


@pytest.mark.parametrize("error", [ZeroDivisionError, gorin.EndlessLoop])
def test_a_bot_takes_another_option_where_its_own_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
):
    with hall(tmp_path, Stubborn()) as server:
        ann, ben = server.browser(), server.browser()
        id = ann.open(None, None)
        ben.sit(id)
        table = server.table(id)
        with ann.page(id) as first, ben.page(id) as second:
            pages = [first, second]
            while len(table.game.pending[0].options) < 2:
                pages[table.awaited[0]].catch_up()
                pages[table.awaited[0]].choose()
            seat, made = table.awaited[0], table.made
            wanted, other = (option.id for option in table.game.pending[0].options[:2])
            break_on(wanted, monkeypatch, error)
            pages[seat].ask(type="bot", bot="random")
            pages[seat].wait(lambda: table.made > made)
        assert table.game.record()["choices"][made] == [seat, other]


def finished_log(tmp_path: Path) -> tuple[str, Browser]:
    with hall(tmp_path) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        with ann.page(id) as page:
            for _ in range(4):
                page.wait(lambda: page.view["decision"] is not None)
                page.choose()
        return id, ann


def rewrite(folder: Path, id: str, change: Any) -> list[bytes]:
    """The log of a table written anew, as somebody else might have."""
    store = Store(folder / "tables.sqlite")
    bodies = change(store.read(id))
    store.delete(id)
    for number, body in enumerate(bodies):
        store.append(id, number, body).result(LIMIT)
    store.close()
    return bodies


def look(server: Hall, ann: Browser, id: str) -> dict[str, Any]:
    """The table as the lobby and the page show it; nothing can be done there."""
    again = server.browser()
    again.session = ann.session
    with again.page(id) as page:
        assert "cannot go on with this version" in page.table["stopped"]
        assert page.view is not None and page.log
        for wish in ({"type": "say", "text": "hello"}, {"type": "undo"}, {"type": "bot", "bot": "random"}):
            assert "cannot go on with this version" in page.ask(**wish)["error"]
    (listed,) = again.get("/api/tables").json()
    return listed


def test_the_version_of_the_engine_is_in_the_first_entry(server: Hall, ann: Browser):
    opened = entries.decode(server.registry.store.read(ann.open(None, None))[0])
    assert isinstance(opened, Opened) and opened.engine == ENGINE


def test_a_table_of_another_version_is_shown_and_kept(tmp_path: Path):
    id, ann = finished_log(tmp_path)

    def change(bodies: list[bytes]) -> list[bytes]:
        return [bodies[0].replace(ENGINE.encode(), b"0.0.9"), *bodies[1:]]

    bodies = rewrite(tmp_path, id, change)
    with hall(tmp_path) as server:
        listed = look(server, ann, id)
        assert "0.0.9" in listed["stopped"]
        assert server.registry.store.read(id) == bodies


@pytest.mark.parametrize(
    "entry", [b'{"is":"teleported","at":1.0}', b"\xff\x00", b'{"is":"chose","at":1.0,"seat":0,"option":"x"}']
)
def test_a_log_is_read_up_to_its_last_good_entry(tmp_path: Path, entry: bytes):
    id, ann = finished_log(tmp_path)

    def change(bodies: list[bytes]) -> list[bytes]:
        return [*bodies[:6], entry, *bodies[6:]]

    bodies = rewrite(tmp_path, id, change)
    with hall(tmp_path) as server:
        listed = look(server, ann, id)
        assert "entry 6" in listed["stopped"]
        assert server.table(id).seq == 6
        assert server.registry.store.read(id) == bodies, "nothing is changed"


def test_a_table_that_cannot_be_folded_in_time_is_set_aside(tmp_path: Path):
    id, _ = finished_log(tmp_path)

    class Slow:
        async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
            if name == "fold":
                from gorin.server.jobs.pool import TookTooLong

                raise TookTooLong("this took longer than 10 seconds and was stopped")
            return functions.done(name, *given)[1]

        def close(self) -> None:
            pass

    with hall(tmp_path, jobs=Slow()) as server:
        ben = server.browser()
        (listed,) = ben.get("/api/tables").json()
        assert listed["id"] == id and "was stopped" in listed["stopped"]
        answer = ben.get(f"/api/tables/{id}")
        assert "was stopped" in answer.json()["error"]
        new = ben.open(None, "random")
        with ben.page(new) as page:
            assert page.view is not None, "others are served"
        assert server.registry.store.read(id)
    with hall(tmp_path) as server:
        assert server.table(id).made, "and nothing of it was lost"


def test_a_record_has_a_sane_limit_of_choices(ann: Browser):
    record = gorin.new("battle", seats=2, seed=1).record()
    answer = ann.post(
        "/api/tables", seats=[None, None], record={**record, "choices": [[0, "x"]] * (MOST_CHOICES + 1)}
    )
    assert answer.status_code == 409
    assert answer.json() == {"error": "a record has at most 20,000 choices here", "code": "invalid-record"}


def test_looking_back_starts_near_the_moment(monkeypatch: pytest.MonkeyPatch):
    game = gorin.new("battle", seats=2, seed=1)
    while not game.over:
        game.choose(game.decision.options[0])
    record, begun = game.record(), []
    monkeypatch.setattr(functions, "EVERY", 20)
    functions._kept.clear()
    whole = gorin.replay
    monkeypatch.setattr(gorin, "replay", lambda record: begun.append(1) or whole(record))
    far = len(record["choices"]) - 1
    first = functions.moment("a", record, far, 0)
    assert len(begun) == 1
    assert max(choices for _, choices in functions._kept) > far - 20
    assert functions.moment("a", record, far, 0) == first
    assert len(begun) == 1, "from the nearest moment that was kept"
    then = whole({**record, "choices": record["choices"][:5]})
    assert json.loads(functions.moment("b", record, 5, 0))["view"]["round"] == then.view(0)["round"]
    assert len(begun) == 2, "another history is another game"
