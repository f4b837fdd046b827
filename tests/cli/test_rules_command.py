"""`gorin rules`: what it prints for people and for programs."""

import json

import pytest
from click.testing import CliRunner

from gorin.cli import rules as command
from gorin.ledgers import Coverage, CoverageError, LedgerError, read

TEST = "tests/rules/test_raid.py::test_raid"
TAGGED = "tests/rules/test_raid.py::test_no_raid"
KNOWN = Coverage("2026-01-05T10:00:00+00:00", "2026-01-05T10:00:00+00:00", {"BR-RAD-03": (TEST,)})


@pytest.fixture(autouse=True)
def stored_result(monkeypatch):
    monkeypatch.setattr(command, "load", lambda: KNOWN)
    monkeypatch.setattr(command, "tagged_tests", lambda: {"BR-RAD-02": (TAGGED,)})
    monkeypatch.setattr(command, "by_design", lambda: {"BR-RAD-04": "why"})


def run(*args):
    return CliRunner().invoke(command.rules, args, catch_exceptions=False)


def lines(*args):
    return run(*args).stdout.splitlines()


def data(*args):
    return json.loads(run(*args, "--json").stdout)


def test_without_a_game_it_lists_the_ledgers():
    assert lines()[0] == "battle  337 clauses"
    assert {"game": "lcg", "clauses": 856} in data()


def test_a_game_is_printed_by_chapter():
    printed = lines("battle")
    assert printed[0] == "Game Overview and Object"
    assert printed[1].startswith("BR-OVR-01  ")
    assert len(data("battle")) == 337


@pytest.mark.parametrize("clause", ["BR-RAD-03", "br-rad-03"])
def test_a_clause_is_printed_and_on_request_with_its_tests(clause):
    rule = run("battle", clause).stdout
    assert rule.startswith("BR-RAD-03  Raid\n")
    assert rule.count("\n") == 2
    printed = run("battle", clause, "--verbose").stdout
    assert printed.startswith("BR-RAD-03  Raid\n")
    assert "line  666 of the rulebook of battle" in printed
    assert f"test  {TEST}" in printed


def test_a_clause_as_json():
    clause = data("battle", "BR-RAD-03")
    assert set(clause) == {"id", "section", "kind", "clause", "check", "line", "game", "tests", "by_design"}
    assert (clause["id"], clause["line"], clause["tests"]) == ("BR-RAD-03", 666, [TEST])


def test_a_clause_that_no_test_can_show_says_why():
    assert "by design  why" in run("battle", "BR-RAD-04", "--verbose").stdout
    assert data("battle", "BR-RAD-04")["by_design"] == "why"


def test_a_clause_can_be_looked_up_before_any_test_has_run(monkeypatch):
    monkeypatch.setattr(command, "load", refuse)
    assert f"test  {TAGGED}" in run("battle", "BR-RAD-02", "--verbose").stdout
    assert "test  none" in run("battle", "BR-RAD-03", "--verbose").stdout


def test_words_are_searched():
    found = [clause.id for clause in read("battle").search(["raid", "shinobi"])]
    assert [line.split()[0] for line in lines("battle", "raid", "shinobi")] == found
    assert [clause["id"] for clause in data("battle", "raid", "shinobi")] == found


def test_a_search_without_result_says_so():
    assert run("battle", "raid", "spaceship").stdout == "no clause of battle mentions raid and spaceship\n"
    assert data("battle", "spaceship") == []


def test_coverage_as_json_has_the_games_as_keys():
    rows = data("--coverage")
    assert list(rows) == ["battle", "celestial", "diamond", "war-of-honor", "lcg"]
    assert set(rows["battle"]) == {"clauses", "tested", "by_design", "open", "open_ids"}
    assert (rows["battle"]["clauses"], rows["battle"]["tested"]) == (337, 1)
    assert "All tests ran at 2026-01-05T10:00:00+00:00." in run("--coverage", "--json").stderr


def test_coverage_of_one_game_lists_what_is_open():
    printed = lines("--coverage", "battle")
    assert printed[0] == "All tests ran at 2026-01-05T10:00:00+00:00."
    assert printed[1].startswith("battle  337 clauses: 1 tested, ")
    assert any(line.startswith("BR-RAD-02  ") for line in printed)
    assert not any(line.startswith("BR-RAD-03  ") for line in printed)


@pytest.mark.parametrize(
    ("full_run", "sentence"),
    [
        (None, "Some tests ran at now, but never all of them."),
        ("then", "All tests ran at then, some again at now."),
        ("now", "All tests ran at now."),
    ],
)
def test_coverage_says_when_the_tests_ran(full_run, sentence):
    assert command.age_of(Coverage(full_run, "now")) == sentence


def refuse():
    raise CoverageError("the tests have not run yet")


def test_coverage_is_refused_before_the_tests_have_run(monkeypatch):
    monkeypatch.setattr(command, "load", refuse)
    with pytest.raises(CoverageError):
        run("--coverage")


@pytest.mark.parametrize("args", [("chess",), ("battle", "BR-RAD-99"), ("--coverage", "chess")])
def test_what_does_not_exist_is_an_error(args):
    with pytest.raises(LedgerError):
        run(*args)


def test_coverage_takes_no_words():
    assert run("--coverage", "battle", "raid").exit_code == 2
