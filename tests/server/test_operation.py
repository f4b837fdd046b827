"""Running a server: backups, the service, the image, and versions without known holes."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from gorin.cli import main
from gorin.server.store import Store
from gorin.server.web import running
from server.kit import hall
from support.limits import LIMIT

ROOT = Path(__file__).resolve().parents[2]


def everything(where: Path | str) -> dict[str, list[bytes]]:
    store = Store(where)
    logs = {log: store.read(log) for log in store.logs() if log != "@store" and not log.startswith("alive:")}
    store.close()
    return logs


def run(*arguments: str) -> str:
    result = CliRunner().invoke(main.gorin, arguments)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


def test_a_backup_of_a_running_server_brings_every_table_back(tmp_path: Path):
    (tmp_path / "old").mkdir()
    with hall(tmp_path / "old") as server:
        ann = server.browser()
        ids = [ann.open(None, "random") for _ in range(3)]
        with ann.page(ids[0]) as page:
            page.wait(lambda: page.view["decision"] is not None)
            page.choose()
            assert "3 tables were saved in" in run(
                "backup", str(tmp_path / "backup"), "--data", str(tmp_path / "old")
            )
        kept = everything(tmp_path / "old" / "tables.sqlite")
    assert "3 tables were restored" in run(
        "restore", str(tmp_path / "backup"), "--data", str(tmp_path / "new")
    )
    back = everything(tmp_path / "new" / "tables.sqlite")
    assert {id: back[id] for id in ids} == {id: kept[id][: len(back[id])] for id in ids}
    assert all(len(back[id]) for id in ids)
    with hall(tmp_path / "new") as server:
        again = server.browser()
        again.session = ann.session
        assert {told["id"] for told in again.get("/api/me").json()["seats"]} == set(ids), (
            "seats are found again"
        )


def test_a_backup_can_be_brought_into_another_database(tmp_path: Path, postgres_url: str):
    (tmp_path / "old").mkdir()
    with hall(tmp_path / "old") as server:
        server.browser().open(None, "random")
    run("backup", str(tmp_path / "backup"), "--data", str(tmp_path / "old"))
    run("restore", str(tmp_path / "backup"), "--data", postgres_url)
    assert everything(postgres_url) == everything(tmp_path / "backup")


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data = ["--data", str(tmp_path / "data")]
    assert main.run(["backup", str(tmp_path / "b"), *data]) == main.BAD_INPUT
    (tmp_path / "data").mkdir(exist_ok=True)
    with hall(tmp_path / "data") as server:
        server.browser().open(None, "random")
    run("backup", str(tmp_path / "b"), *data)
    assert main.run(["backup", str(tmp_path / "b"), *data]) == main.BAD_INPUT
    assert main.run(["restore", str(tmp_path / "b"), *data]) == main.BAD_INPUT
    assert main.run(["restore", str(tmp_path / "none"), *data]) == main.BAD_INPUT
    said = capsys.readouterr().err
    for sentence in (
        "there are no tables",
        "a backup never overwrites",
        "already has tables",
        "there is no backup",
    ):
        assert sentence in said
    assert {path.name for path in tmp_path.iterdir()} == {"b", "data"}, "and nothing is left lying about"


def version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".") if part.isdigit())


@pytest.mark.parametrize(("package", "minimum"), [("starlette", "0.49.1"), ("h11", "0.16")])
def test_no_version_with_a_known_hole_is_installed(package: str, minimum: str):
    wanted = re.search(rf'"{package}>=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    locked = re.search(rf"^{package}==([\d.]+)$", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert wanted and version(wanted[1]) >= version(minimum)
    assert locked and version(locked[1]) >= version(minimum)


def test_the_lock_names_everything_that_is_needed():
    locked = {line.partition("==")[0].lower().replace("_", "-") for line in lines("requirements.lock")}
    needed = re.findall(r'^    "([\w-]+)[\[>]', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert needed and {name.lower().replace("_", "-") for name in needed} <= locked


def lines(name: str) -> list[str]:
    return [line for line in (ROOT / name).read_text().splitlines() if not line.startswith("#")]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_service_is_understood_by_systemd():
    unit = str(ROOT / "deploy" / "gorin.service")
    command = ["systemd-analyze", "verify", unit]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=LIMIT)
    assert (result.returncode, result.stderr) == (0, "")


def container_tool() -> str | None:
    """A tool that can build here: being installed is not enough, and one that does not answer is none."""
    for name in filter(shutil.which, ("docker", "podman")):
        with contextlib.suppress(subprocess.SubprocessError):
            subprocess.run([name, "info"], check=True, capture_output=True, timeout=LIMIT)
            return name
    return None


@pytest.mark.skipif(
    container_tool() is None and not os.environ.get("GORIN_REQUIRE_CONTAINER"),
    reason="nothing builds images here",
)
@pytest.mark.timeout(1800)
def test_the_image_builds():
    tool = container_tool()
    assert tool is not None
    subprocess.run([tool, "build", "-q", "-t", "gorin-test", str(ROOT)], check=True, timeout=1700)


def test_the_image_starts_what_the_command_understands():
    text = (ROOT / "Dockerfile").read_text()
    arguments = re.search(r"ENTRYPOINT \[(.*)\]", text)
    assert arguments
    check_command([word.strip(' "') for word in arguments[1].split(",")])


def test_the_service_starts_what_the_command_understands_and_keeps_to_its_own():
    unit = dict(line.split("=", 1) for line in lines("deploy/gorin.service") if "=" in line)
    started = unit["ExecStart"].removeprefix("/usr/bin/env ").replace("${STATE_DIRECTORY}", "/var/lib/gorin")
    check_command(started.split())
    assert int(unit["TimeoutStopSec"]) > running.END, "it ends by itself before systemd loses its patience"
    assert (unit["DynamicUser"], unit["StateDirectoryMode"], unit["UMask"]) == ("yes", "0700", "0077")


def check_command(words: list[str]) -> None:
    """Whether this starts a server."""
    assert words[0] == "gorin"
    context = main.gorin.make_context("gorin", words[1:])
    with context:
        name, command, rest = main.gorin.resolve_command(context, words[1:])
        assert name == "serve" and command is not None
        command.make_context(name, rest)
