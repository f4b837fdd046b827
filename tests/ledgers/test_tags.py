"""What the sources of the tests say about clauses, without a test run."""

import pytest

from gorin.ledgers.tags import tagged_tests, tags_in

COMPUTED = {"tests/cards/war_of_honor/test_against_facts.py::test_the_decks_hold_what_the_book_lists"}
"""Tests whose tags are worked out as they are collected."""


@pytest.mark.parametrize(
    ("tag", "clauses"),
    [
        ('@rule("A-B-01", "A-B-02")', ["A-B-01", "A-B-02"]),
        ("@rule()", []),
        ('@other("A-B-01")', []),
        ('@rule(*[f"A-B-{n:02}" for n in range(1, 3)])', ["A-B-01", "A-B-02"]),
        ('@rule(*(f"A-B-{n:02}" for n in range(9, 11)), "A-C-01")', ["A-B-09", "A-B-10", "A-C-01"]),
        ("@rule(*LINES)", []),
        ('@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("A-B-01"))])', ["A-B-01"]),
    ],
)
def test_tags_are_read_as_they_are_written(tag, clauses):
    source = f"{tag}\ndef test_it(): ...\n@rule('A-Z-99')\ndef helper(): ..."
    assert list(tags_in(source, "tests/t.py")) == [("tests/t.py::test_it", clause) for clause in clauses]


def test_files_are_named_from_the_checkout_on(tmp_path):
    folder = tmp_path / "tests" / "rules"
    folder.mkdir(parents=True)
    for name in ("test_a.py", "test_b.py", "helper.py"):
        (folder / name).write_text("@rule('A-B-01')\ndef test_it(): ...\n", encoding="utf-8")
    found = tagged_tests(tmp_path / "tests")
    assert found == {"A-B-01": ("tests/rules/test_a.py::test_it", "tests/rules/test_b.py::test_it")}


def test_without_sources_nothing_is_known(tmp_path):
    assert tagged_tests(tmp_path / "tests") == {}


def test_the_sources_say_what_pytest_collects(request):
    known = {(test, clause) for clause, tests in tagged_tests().items() for test in tests}
    collected = {
        (item.nodeid.partition("[")[0], clause)
        for item in request.session.items
        for mark in item.iter_markers("rule")
        for clause in mark.args
    }
    assert {pair for pair in collected - known if pair[0] not in COMPUTED} == set()
