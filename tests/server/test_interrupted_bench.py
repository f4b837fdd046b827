"""`gorin bench server` and Ctrl-C: how far it is can be seen, and what was measured until then is told."""

import json
import subprocess
import sys

import pytest

from gorin.cli import main as cli
from gorin.server.stress import load
from gorin.server.stress.course import Course
from support.apart import apart
from support.limits import LONGEST

CHOICES = 3
PRESSING = f"""
import os, signal
from gorin.cli.main import main
from gorin.server.stress.course import Course
from gorin.server.stress.players import Player

begin, accepted, measured = Course.begin, Player._accepted, []

def begins(course):
    begin(course)
    measured.append(0)

def hears(player, *wish):
    accepted(player, *wish)
    if measured:
        measured[0] += 1
        if measured[0] == {CHOICES}:
            os.kill(os.getpid(), signal.SIGINT)

Course.begin, Player._accepted = begins, hears
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""The command in a process of its own, with a Ctrl-C as soon as some choices were measured."""


def interrupted(*args: str) -> tuple[dict[str, float], str]:
    """The figures and the message of a command line in which somebody presses Ctrl-C."""
    command = [sys.executable, "-c", PRESSING, "bench", "server", *args, "--json"]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=LONGEST)
    assert ended.returncode == cli.INTERRUPTED, ended.stderr
    return json.loads(ended.stdout)["server"], ended.stderr


@pytest.mark.parametrize("how", [(), ("--people", "--pace", "0.2")], ids=["load", "people"])
def test_ctrl_c_keeps_what_was_measured(how):
    figures, said = interrupted("--tables", "2", "--seconds", "100000", *how)
    assert figures["choices"] >= CHOICES
    assert figures["p99_ms"] > 0
    assert said == f"Interrupted: {figures['seconds']} of 100000.0 seconds were measured.\n"


def test_ctrl_c_keeps_the_kills_that_were_survived():
    figures, said = interrupted("--crash", "--tables", "2", "--kills", "100000")
    assert figures["accepted"] >= CHOICES
    assert said == f"Interrupted: {figures['kills']} of 100000 kills were survived.\n"


def test_ctrl_c_before_anything_was_measured_is_passed_on():
    async def press() -> None:
        raise KeyboardInterrupt

    course = Course()
    with pytest.raises(KeyboardInterrupt):
        apart(lambda: course.run(press()))
    assert not course.interrupted


def test_the_load_test_shows_how_far_it_is():
    done: list[int] = []
    report = apart(lambda: load.run(2, 1.5, course=Course(lambda: done.append(1))))
    assert report.tables == 2
    assert 2 <= len(done) <= load.parts(2, 1.5) == 3
