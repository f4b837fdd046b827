"""`gorin serve`: it says where it is, stops when told to, and explains why it cannot start."""

import signal
import socket
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.applications import Starlette

from gorin.cli import main, serve
from gorin.server.stress.players import open_match
from gorin.server.stress.process import Server
from gorin.server.web import running
from support.limits import LIMIT


def test_it_says_where_it_is_and_stops_when_told_to_while_bots_think(tmp_path: Path):
    server = Server(tmp_path)
    server.start()
    try:
        session = server.call("GET", "/api/me")[1]
        open_match(server, bot=True)
        server.call("POST", "/api/tables", session, {"seats": ["random"] * 5})
        server.process.send_signal(signal.SIGINT)
        server.process.wait(LIMIT)
    finally:
        server.kill()
    server.check_calm()
    assert f"gorin is at http://127.0.0.1:{server.port}/" in server.said.read_text()
    assert (tmp_path / "tables.sqlite").exists()


def test_it_ends_even_if_nothing_of_it_moves_any_more(monkeypatch: pytest.MonkeyPatch):
    """Told to end, it ends after some seconds without the help of its event loop, which may hang."""
    ended = threading.Event()
    monkeypatch.setattr(running, "END", 0.01)
    monkeypatch.setattr(running.os, "_exit", lambda code: ended.set())
    running.Server(running.configured(Starlette())).handle_exit(signal.SIGTERM, None)
    assert ended.wait(LIMIT)


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert (
            main.run(["serve", "--no-open", "--port", str(port), "--data", str(tmp_path)]) == main.BAD_INPUT
        )
    assert f"gorin: cannot listen on 127.0.0.1:{port}: Address already in use" in capsys.readouterr().err


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, capsys):
    (tmp_path / "file").write_text("")
    folder = str(tmp_path / "file" / "below")
    assert main.run(["serve", "--no-open", "--port", "0", "--data", folder]) == main.BAD_INPUT
    assert f"gorin: cannot use the folder {folder}" in capsys.readouterr().err


def test_tables_are_kept_in_the_users_state_folder(monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", "/somewhere")
    assert serve.default_data() == Path("/somewhere/gorin")
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert serve.default_data() == Path("/home/ann/.local/state/gorin")


def test_the_help_names_every_option():
    text = CliRunner().invoke(serve.serve, ["--help"]).output
    for option in ("--host", "--port", "--allowed-host", "--data", "--bot-delay", "--no-open"):
        assert option in text
    assert serve.LOCAL == "127.0.0.1"


def test_options_that_had_another_name_still_work_and_are_not_shown():
    text = CliRunner().invoke(serve.serve, ["--help"]).output
    for former in ("name", "pause", "proxy"):
        assert f"--{former} " not in text
    for delay in ("pause", "bot-delay"):
        told = CliRunner().invoke(serve.serve, [f"--{delay}", "soon"]).output
        assert "'soon' is not a valid float" in told
    for name in ("name", "proxy", "allowed-host", "trusted-proxy"):
        told = CliRunner().invoke(serve.serve, [f"--{name}"]).output
        assert f"Option '--{name}' requires an argument" in told
