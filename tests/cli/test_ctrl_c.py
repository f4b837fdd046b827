"""Ctrl-C at a real terminal: heard the first time, whenever it is pressed, and nothing is lost."""

import json
import time

import pytest

import gorin
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


def kept(folder):
    return gorin.load(json.loads((folder / "gorin" / "autosave.json").read_text())["save"])


# --- moments ----------------------------------------------------------------------------------------------


def first_sign(terminal):
    assert terminal.wait_for(lambda shown: len(shown) > len(BEGUN))


def first_picture(terminal):
    assert terminal.wait_for(lambda shown: CLEARED in shown)


def second_picture(terminal):
    """While the answer to a choice is thought about and drawn."""
    terminal.answer("1\n")
    pictures = terminal.shown.count(CLEARED)
    assert terminal.wait_for(lambda shown: shown.count(CLEARED) > pictures)


def prompt(after=0.0):
    def moment(terminal):
        terminal.wait_for_prompt()
        time.sleep(after)

    return moment


def half_a_line(terminal):
    terminal.wait_for_prompt()
    terminal.type("army")
    assert terminal.wait_for(lambda shown: shown.endswith("army"))


MOMENTS = {
    "first sign": first_sign,
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
        moment(terminal)
        assert terminal.press_ctrl_c() == 1
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown
    assert not kept(tmp_path).over
    assert [path.name for path in (tmp_path / "gorin").iterdir()] == ["autosave.json"]


STARTING = """if True:
    import gorin_command, os, sys

    class Begin:
        def find_spec(self, name, *_):
            if name == "gorin.kernel": os.write(1, b'begun\\n')

    sys.meta_path.insert(0, Begin())
    gorin_command.main()"""
"""The command, which says so when it begins to import the engine."""


@pytest.mark.parametrize("after", [0.0, 0.05, 0.2, 0.4, 0.6])
def test_ctrl_c_while_it_starts_is_no_traceback(seated, after):
    with seated(program=STARTING) as terminal:
        assert terminal.wait_for(lambda shown: BEGUN in shown)
        time.sleep(after)
        terminal.press_ctrl_c()
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown


# --- what Python drops ------------------------------------------------------------------------------------


DROPPED = """if True:
    import builtins, os, signal, sys

    class Thing:
        def __del__(self):
            os.kill(os.getpid(), signal.SIGINT)
            for _ in range(1000): pass

    def wait(prompt, wait=builtins.input):
        Thing()
        return wait(prompt)

    builtins.input, sys.unraisablehook = wait, lambda dropped: None
    from gorin.cli.main import main
    main()"""
"""Ctrl-C is pressed between the prompt and the waiting for keys, where Python drops the exception."""


@pytest.mark.parametrize("sigint", ["SIG_DFL", "SIG_IGN"])
def test_what_python_drops_is_heard_all_the_same(seated, sigint):
    with seated(sigint=sigint, program=DROPPED) as terminal:
        assert terminal.code() == 130
    assert "gorin play --resume" in terminal.shown


# --- where the program goes on ----------------------------------------------------------------------------


def test_ctrl_c_stops_a_film_and_nothing_else(seated, tmp_path):
    game = gorin.new("battle", seats=2, seed=6)
    for _ in range(20):
        game.choose(game.decision.options[0])
    (tmp_path / "record.json").write_text(json.dumps(game.record()))
    with seated(["replay", str(tmp_path / "record.json"), "--table"]) as terminal:
        for _ in range(2):
            terminal.wait_for_prompt()  # the picture before the film has been shown
            pictures = terminal.shown.count(CLEARED)
            terminal.answer("play 600\n")
            assert terminal.wait_for(lambda shown, more=pictures: shown.count(CLEARED) > more)
            terminal.type("\x03")
        terminal.answer("q\n")
        assert terminal.code() == 0


def test_a_second_ctrl_c_is_no_traceback(seated):
    with seated() as terminal:
        terminal.wait_for_prompt()
        terminal.type("\x03\x03")
        assert terminal.code() == 130
    assert "Traceback" not in terminal.shown
