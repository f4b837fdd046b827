"""Kill -9 at random moments: nothing accepted is lost, and no table is stuck."""

import pytest

import gorin
from gorin.server.presentation.opening import MOST_CHOICES
from gorin.server.stress import crash, human
from gorin.server.stress.course import Course
from gorin.server.stress.process import Broken, complaints
from support.apart import apart


def test_a_killed_server_comes_back_with_everything():
    kills: list[int] = []
    report = apart(lambda: crash.run(kills=3, tables=5, course=Course(lambda: kills.append(1))))
    assert report.kills == len(kills) == 3
    assert report.games >= 5
    assert report.accepted > 300


def test_what_went_wrong_is_said_in_one_sentence(monkeypatch):
    async def lose(server, match, tally, seed):
        raise Broken(f"table {match.id} lost a choice")

    monkeypatch.setattr(crash, "play_match", lose)
    with pytest.raises(Broken, match=r"^table .+ lost a choice$"):
        apart(lambda: crash.run(kills=1, tables=3))


ORPHAN = """\
Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "multiprocessing/spawn.py", line 130, in _main
    preparation_data = reduction.pickle.load(from_parent)
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
EOFError: Ran out of input
"""
MISTAKE = """\
Traceback (most recent call last):
  File "gorin/server/presentation/live_table.py", line 3, in told
    raise EOFError("a mistake of ours")
EOFError: a mistake of ours
"""


def test_a_process_that_lost_its_parent_at_birth_is_no_complaint_and_a_mistake_is():
    greeting = "gorin is at http://127.0.0.1:8000/ (Ctrl-C stops it)\n"
    assert complaints(greeting + ORPHAN + greeting) == ""
    assert complaints(ORPHAN + greeting + MISTAKE + ORPHAN) == MISTAKE


def measured(tables: int, **how):
    """For a while; where a busy machine came to nothing in it, or did not even answer, for a longer one."""
    for seconds in (6.0, 60.0):
        report = apart(lambda seconds=seconds: human.run(tables, seconds=seconds, pace=0.5, **how))
        if report.choices and report.health_worst_ms:
            break
    return report


def test_people_who_think_are_measured_while_the_worst_is_uploaded():
    report = measured(2, uploads=True)
    assert report.choices > 0
    assert 0 < report.p50_ms <= report.p99_ms
    assert report.health_worst_ms > 0
    assert measured(1, bots=True).choices > 0


def test_the_worst_upload_is_a_record_that_can_be_played():
    record = human.longest_record()
    assert MOST_CHOICES - 2 <= len(record["choices"]) <= MOST_CHOICES
    few = {**record, "choices": record["choices"][:60]}
    assert not gorin.replay(few).over
