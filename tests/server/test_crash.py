"""Kill -9 at random moments: nothing accepted is lost, and no table is stuck."""

import pytest

from gorin.server.stress import crash
from gorin.server.stress.process import Broken
from support.apart import apart


def test_a_killed_server_comes_back_with_everything():
    report = apart(lambda: crash.run(kills=3, tables=5))
    assert report.games >= 5
    assert report.accepted > 300


def test_what_went_wrong_is_said_in_one_sentence(monkeypatch):
    async def lose(server, match, tally, seed):
        raise Broken(f"table {match.id} lost a choice")

    monkeypatch.setattr(crash, "play_match", lose)
    with pytest.raises(Broken, match=r"^table .+ lost a choice$"):
        apart(lambda: crash.run(kills=1, tables=3))
