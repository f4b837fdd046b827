"""Giving a game up at a table."""

from pathlib import Path

import pytest

from server.kit import Browser, Hall, hall


@pytest.mark.parametrize("first", [True, False], ids=["who is awaited", "who is not"])
def test_who_concedes_loses_and_everybody_is_told(server: Hall, ann: Browser, ben: Browser, first: bool):
    id = ann.open(None, None, game="celestial")
    ben.sit(id)
    with ann.page(id) as one, ben.page(id) as two:
        pages = [one, two]
        awaited = one.view["awaiting"][0]
        loser = awaited if first else 1 - awaited
        assert all(page.table["may_concede"] for page in pages)
        pages[loser].send(type="concede")
        for page in pages:
            page.wait(lambda page=page: page.view["outcome"] is not None)
            assert page.view["outcome"]["winners"] == [1 - loser]
            assert not page.table["may_concede"]
            assert page.log[-2]["text"].endswith("concedes.")
    assert ann.get(f"/api/tables/{id}/record").json()["choices"][-1] == [loser, "concede"]


def test_a_concession_survives_a_restart(tmp_path: Path):
    with hall(tmp_path) as server:
        ann = server.browser()
        id = ann.open(None, "random", game="celestial")
        with ann.page(id) as page:
            page.send(type="concede")
            page.wait(lambda: page.table["over"])
        digest = server.table(id).game.digest()
    with hall(tmp_path) as server:
        again = Browser(server.client)
        again.session = ann.session
        assert again.get(f"/api/tables/{id}/record").status_code == 200
        assert server.table(id).game.digest() == digest


def test_where_nobody_concedes_it_is_refused_and_changes_nothing(server: Hall, ann: Browser, ben: Browser):
    battle, waiting = ann.open(None, "random"), ann.open(None, None, game="celestial")
    watched = ben.open(None, "random", game="celestial")
    for id, message in ((battle, "let a bot play"), (waiting, "let a bot play"), (watched, "can only watch")):
        table = server.table(id)
        before = table.seq, table.game.digest() if table.dealt else ""
        with ann.page(id) as page:
            assert not page.table["may_concede"]
            assert message in page.ask(type="concede")["error"]
        assert (table.seq, table.game.digest() if table.dealt else "") == before
