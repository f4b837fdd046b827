"""What a release is checked for, and the files by which others build and test it."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import releasing
from gorin.cli.main import COMMANDS

ROOT = Path(releasing.__file__).parent
FORGE = ROOT / ".github"


def test_every_command_is_tried():
    assert list(releasing.SMOKE) == list(COMMANDS)
    assert [name for name, line in releasing.SMOKE.items() if line.split()[0] != name] == []


@pytest.mark.parametrize(
    ("changelog", "is_fit"),
    [("## [1.0.0] - 2026\n", True), ("## [Unreleased]\n", True), ("## [1.0.0b1]\n", False), ("", False)],
)
def test_a_version_has_its_chapter_in_the_changelog(changelog, is_fit):
    if is_fit:
        releasing.insist_on_changelog("1.0.0", changelog)
    else:
        with pytest.raises(releasing.NotFit, match=r"says nothing of 1\.0\.0"):
            releasing.insist_on_changelog("1.0.0", changelog)


def wheel_with(folder, name, *names, size=0):
    path = folder / name
    with zipfile.ZipFile(path, "w") as archive:
        for each in names:
            archive.writestr(each, b"x" * size)
    return path


def test_a_wheel_without_the_page_is_not_fit(tmp_path):
    wheel = wheel_with(tmp_path, "gorin-1-py3-none-any.whl", *releasing.INSIDE[1:])
    with pytest.raises(releasing.NotFit, match=f"lacks {releasing.INSIDE[0]}"):
        releasing.insist_on_content(wheel)


def test_a_wheel_that_is_too_large_is_not_fit(tmp_path, monkeypatch):
    wheel = wheel_with(tmp_path, "gorin-1-py3-none-any.whl", *releasing.INSIDE, size=1000)
    releasing.insist_on_content(wheel)
    monkeypatch.setitem(releasing.LARGEST, "any", 0.001)
    with pytest.raises(releasing.NotFit, match="are enough"):
        releasing.insist_on_content(wheel)


def test_a_command_that_fails_is_told_with_what_it_said(tmp_path):
    command = [sys.executable, "-c", "print('no such luck'); raise SystemExit(3)"]
    with pytest.raises(releasing.NotFit, match=r"ended with 3: no such luck"):
        releasing.run(command, cwd=tmp_path, quiet=True)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", sorted(FORGE.glob("workflows/*.yml"))),
        ("vendor.github-issue-forms", sorted(FORGE.glob("ISSUE_TEMPLATE/[!c]*.yml"))),
        ("vendor.github-issue-config", [FORGE / "ISSUE_TEMPLATE" / "config.yml"]),
    ],
)
def test_the_forge_can_read_its_files(schema, files):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert files
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_python_that_does_not_run_is_none(tmp_path, monkeypatch):
    shim = tmp_path / "python3.11"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert releasing.first_that_runs("3.11") is None
    shim.write_text("#!/bin/sh\nexit 0\n")
    assert releasing.first_that_runs("3.11") == str(shim)
