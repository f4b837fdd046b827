"""Ctrl-C at a real terminal: heard the first time, whenever it is pressed, and nothing is lost."""

import json
import time

import pytest

import gorin
from support.limits import wait_until
from support.own_terminal import BEGUN, OwnTerminal

NEW_GAME = ["play", "battle", "--seats", "2", "--seed", "9", "--bots", "random"]
WINDOW = {"COLUMNS": "120", "LINES": "45"}
CLEARED = "\x1b[2J\x1b[H"


@pytest.fixture
def seated(tmp_path):
    """Sit down to a new game at a terminal of its own."""

    def sit(args=NEW_GAME, **more):
        return OwnTerminal(args, {**WINDOW, "XDG_STATE_HOME": str(tmp_path)}, **more)

    return sit


def autosave(folder):
    return folder / "gorin" / "games" / "battle-1.json"


def kept(folder):
    return gorin.load(json.loads(autosave(folder).read_text())["save"])


# --- moments ----------------------------------------------------------------------------------------------


def first_save(terminal, folder):
    """From here on there is something to lose."""
    wait_until(lambda: autosave(folder).exists() and autosave(folder).stat().st_size, lambda: terminal.shown)


def first_picture(terminal, _):
    assert terminal.wait_for(lambda shown: CLEARED in shown)


def second_picture(terminal, _):
    """While the answer to a choice is thought about and drawn."""
    terminal.wait_for_prompt()
    pictures = terminal.shown.count(CLEARED)  # where it is slow to look, the next one comes with the answer
    terminal.answer("1\n")
    assert terminal.wait_for(lambda shown: shown.count(CLEARED) > pictures)


def prompt(after=0.0):
    """These seconds are no guess how fast a machine is: at whatever moment it comes, Ctrl-C must be heard."""

    def moment(terminal, _):
        terminal.wait_for_prompt()
        time.sleep(after)

    return moment


def half_a_line(terminal, _):
    terminal.wait_for_prompt()
    terminal.type("army")
    assert terminal.wait_for(lambda shown: shown.endswith("army"))


MOMENTS = {
    "first save": first_save,
    "first picture": first_picture,
    "second picture": second_picture,
    "prompt": prompt(),
    "just after the prompt": prompt(0.001),
    "soon after the prompt": prompt(0.02),
    "while waiting": prompt(0.3),
    "half a line": half_a_line,
}


@pytest.mark.parametrize("sigint", ["SIG_DFL", "SIG_IGN"], ids=["heard by default", "ignored by the parent"])
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_ctrl_c_is_heard_the_first_time(seated, tmp_path, moment, sigint):
    with seated(sigint=sigint) as terminal:
        moment(terminal, tmp_path)
        assert terminal.press_ctrl_c() == 1
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown
    assert not kept(tmp_path).over
    assert [path.name for path in autosave(tmp_path).parent.iterdir()] == ["battle-1.json"]


# --- while it starts --------------------------------------------------------------------------------------


STARTING = """if True:
    import gorin_command, os, sys

    class Begin:
        def find_spec(self, name, *_):
            if name == "MODULE": os.write(1, b'begun\\n')

    sys.meta_path.insert(0, Begin())
    gorin_command.main()"""
"""The command, which says so when it begins to import something: the engine, or what comes after it."""


@pytest.mark.parametrize("module", ["gorin.kernel", "gorin.cli.main", "gorin.cli.play", "rich.console"])
def test_ctrl_c_while_it_starts_is_no_traceback(seated, module):
    with seated(program=STARTING.replace("MODULE", module)) as terminal:
        assert terminal.wait_for(lambda shown: BEGUN in shown)
        assert terminal.press_ctrl_c() == 1
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown


# --- what Python drops ------------------------------------------------------------------------------------


DROPPED = """if True:
    import builtins, os, signal, sys, gorin_command

    class Thing:
        def __del__(self):
            os.kill(os.getpid(), signal.SIGINT)
            for _ in range(1000): pass

    def wait(prompt, wait=builtins.input):
        Thing()
        return wait(prompt)

    class Begin:
        def find_spec(self, name, *_):
            if name == "MODULE": Thing()

    builtins.input = builtins.input if "MODULE" else wait
    sys.meta_path.insert(0, Begin())
    gorin_command.main()"""
"""Ctrl-C is pressed where Python drops the exception: while it imports something, or else between the prompt
and the waiting for keys."""


@pytest.mark.parametrize("sigint", ["SIG_DFL", "SIG_IGN"])
def test_what_python_drops_is_heard_all_the_same(seated, sigint):
    with seated(sigint=sigint, program=DROPPED.replace("MODULE", "")) as terminal:
        assert terminal.code() == 130
    assert "gorin play --resume" in terminal.shown
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize("module", ["gorin.kernel", "gorin.cli.main", "gorin.cli.play", "rich.console"])
def test_what_python_drops_while_it_imports_is_heard_all_the_same(seated, module):
    with seated(program=DROPPED.replace("MODULE", module)) as terminal:
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown


# --- where the program goes on ----------------------------------------------------------------------------


@pytest.fixture
def film(tmp_path):
    """The command line that shows the record of a game."""
    game = gorin.new("battle", seats=2, seed=6)
    for _ in range(20):
        game.choose(game.decision.options[0])
    (tmp_path / "record.json").write_text(json.dumps(game.record()))
    return ["replay", str(tmp_path / "record.json"), "--table"]


def stop_the_film(terminal, sign=CLEARED):
    """Let it run, and press Ctrl-C at its first picture, or at another sign that it runs."""
    terminal.wait_for_prompt()  # the picture before the film has been shown
    before = terminal.shown.count(sign)
    terminal.answer("play 600\n")
    assert terminal.wait_for(lambda shown: shown.count(sign) > before)
    terminal.type("\x03")


def test_ctrl_c_stops_a_film_and_nothing_else(seated, film):
    with seated(film) as terminal:
        for _ in range(2):
            stop_the_film(terminal)
        terminal.answer("q\n")
        assert terminal.code() == 0


HELD_UP = """if True:
    import os, signal, threading, time, gorin_command
    from gorin.cli.terminal.drawing import consoles
    from gorin.cli.terminal.input import interrupts

    looked, press = threading.Event(), signal.pthread_kill

    def look(self, limit=0.0, look=interrupts.CtrlC._is_pressed):
        pressed = look(self, limit)
        if limit == 0.0 and threading.current_thread() is not threading.main_thread():
            looked.set()
            time.sleep(1)
        return pressed

    def press_again(*given):
        press(*given)
        os.write(1, b"pressed again")

    def rest(self, seconds):
        with consoles.CTRL_C.waiting():
            try:
                os.write(1, b"resting")
                time.sleep(seconds)
            finally:
                looked.wait(60)

    interrupts.CtrlC._is_pressed, signal.pthread_kill, consoles.Terminal.rest = look, press_again, rest
    gorin_command.main()"""
"""A busy machine: the first thread is slow to stop resting, and the second one holds a second between looking
whether to press again and pressing."""


def test_ctrl_c_is_not_pressed_again_after_its_answer(seated, film):
    with seated(film, program=HELD_UP) as terminal:
        stop_the_film(terminal, "resting")
        assert terminal.wait_for(lambda shown: "pressed again" in shown)
        terminal.answer("q\n")
        assert terminal.code() == 0


def test_a_second_ctrl_c_is_no_traceback(seated):
    with seated() as terminal:
        terminal.wait_for_prompt()
        terminal.type("\x03\x03")
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown
