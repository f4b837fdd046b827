"""The `gorin` command itself: lazy, and plain about what goes wrong."""

import subprocess
import sys
from importlib.metadata import version

import pytest

import gorin
from gorin.cli import main as cli
from support.limits import LIMIT


def test_help_names_every_command(capsys):
    assert cli.run(["--help"]) == 0
    printed = capsys.readouterr().out
    assert all(f"{name} " in printed and target.summary in printed for name, target in cli.COMMANDS.items())


def test_starting_imports_no_command():
    program = (
        "import sys, gorin.cli.main as cli; cli.run(['--help']);"
        "sys.exit(any(target.path.partition(':')[0] in sys.modules for target in cli.COMMANDS.values()))"
    )
    subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=True, timeout=LIMIT)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["rules", "chess"], "gorin: there is no game 'chess'"),
        (["rules", "battle", "BR-RAD-99"], "gorin: there is no clause 'BR-RAD-99'"),
        (["rules", "--colour"], "No such option"),
        (["dance"], "No such command"),
    ],
)
def test_bad_input_is_one_plain_message_and_exit_code_2(capsys, args, message):
    assert cli.run(args) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""


def test_the_version_tells_the_engine(capsys):
    assert cli.run(["--version"]) == 0
    kind = "plain" if gorin.kernel.game.__file__.endswith(".py") else "compiled"
    assert capsys.readouterr().out == f"gorin, version {version('gorin')}, {kind} engine\n"


def test_ctrl_c_is_quiet(monkeypatch, capsys):
    def interrupt(self, ctx):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.LazyGroup, "invoke", interrupt)
    assert cli.run(["rules"]) == 130
    assert capsys.readouterr().err.strip() == ""


@pytest.mark.parametrize("command", ["rules lcg", "rules"])
def test_a_closed_pipe_is_quiet(command):
    program = f"import sys; from gorin.cli.main import main; sys.argv[1:] = '{command}'.split(); main()"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        process.stdout.close()
        try:
            process.wait(LIMIT)
        finally:
            process.kill()
        assert process.stderr.read() == b""
