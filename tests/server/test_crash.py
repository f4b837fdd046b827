"""Kill -9 at random moments: nothing accepted is lost, and no table is stuck."""

from gorin.server import stress
from support.apart import apart


def test_a_killed_server_comes_back_with_everything():
    report = apart(lambda: stress.run(kills=3, tables=5))
    assert report.games >= 5
    assert report.accepted > 300
