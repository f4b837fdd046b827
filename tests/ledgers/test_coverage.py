"""The result of a test run: how runs add up, how it is stored, and what is reported of it."""

import pytest

from gorin.ledgers import Coverage, CoverageError, LedgerError, coverage, report
from gorin.ledgers.coverage import Case, check_by_design, load, save

MONDAY, TUESDAY = "2026-01-05T10:00:00+00:00", "2026-01-06T10:00:00+00:00"


def full_run(*cases, known=None):
    return (known or Coverage()).after(cases, when=MONDAY, full=True)


def partial_run(known, *cases):
    return known.after(cases, when=TUESDAY, full=False)


def case(name, outcome="passed", *clauses):
    return Case(name, clauses or ("BR-RAD-01",), outcome)


def test_a_passing_test_shows_its_clauses():
    assert full_run(case("t", "passed", "BR-RAD-01", "BR-RAD-02")).clauses == {
        "BR-RAD-01": ("t",),
        "BR-RAD-02": ("t",),
    }


@pytest.mark.parametrize("outcome", ["failed", "skipped"])
def test_a_test_that_does_not_pass_shows_nothing(outcome):
    assert full_run(case("t", outcome)).clauses == {}


def test_one_failed_case_spoils_its_test():
    assert full_run(case("t[1]"), case("t[2]", "failed"), case("u")).clauses == {"BR-RAD-01": ("u",)}


def test_a_full_run_forgets_what_was_known():
    assert full_run(case("new"), known=full_run(case("old"))).clauses == {"BR-RAD-01": ("new",)}


def test_a_partial_run_corrects_only_what_it_ran():
    known = partial_run(full_run(case("kept"), case("breaks")), case("breaks", "failed"), case("added"))
    assert known.clauses == {"BR-RAD-01": ("added", "kept")}
    assert (known.full_run, known.last_run) == (MONDAY, TUESDAY)


def test_a_partial_run_of_a_good_case_does_not_hide_a_bad_one():
    known = full_run(case("t[good]"), case("t[bad]", "failed"))
    assert partial_run(known, case("t[good]")).clauses == {}
    assert partial_run(known, case("t[bad]")).clauses == {"BR-RAD-01": ("t",)}


def test_a_partial_run_follows_changed_tags():
    known = partial_run(full_run(case("t", "passed", "BR-RAD-01")), case("t", "passed", "BR-RAD-02"))
    assert known.clauses == {"BR-RAD-02": ("t",)}


def test_what_is_stored_comes_back(tmp_path):
    known = full_run(case("t[1]"), case("u[1]", "failed"))
    save(known, tmp_path / "build" / "results.json")
    assert load(tmp_path / "build" / "results.json") == known


def test_no_report_before_the_tests_have_run(tmp_path):
    with pytest.raises(CoverageError, match="no result of a test run yet"):
        load(tmp_path / "results.json")


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"clauses": [], "failing": []}'])
def test_a_damaged_result_is_refused(tmp_path, content):
    path = tmp_path / "results.json"
    path.write_text(content)
    with pytest.raises(CoverageError, match="damaged"):
        load(path)


def test_the_report_counts_each_clause_once(monkeypatch):
    monkeypatch.setattr(coverage, "by_design", lambda: {"BR-OVR-01": "why", "BR-RAD-01": "shown anyway"})
    reports = report(full_run(case("t", "passed", "BR-RAD-01", "BR-RAD-02")))
    battle = reports["battle"]
    assert (battle["clauses"], battle["tested"], battle["by_design"], battle["open"]) == (337, 2, 1, 334)
    assert len(battle["open_ids"]) == 334
    assert not {"BR-OVR-01", "BR-RAD-01", "BR-RAD-02"} & set(battle["open_ids"])
    assert reports["lcg"]["open"] == reports["lcg"]["clauses"] == 856


def test_the_clauses_left_out_by_design_exist_and_say_why():
    assert all(coverage.by_design().values())


def test_by_design_must_give_a_reason():
    with pytest.raises(CoverageError, match="no reason for BR-OVR-01"):
        check_by_design([("BR-OVR-01", " ")])


def test_by_design_must_name_a_clause():
    with pytest.raises(LedgerError, match="no clause 'BR-OVR-99'"):
        check_by_design([("BR-OVR-99", "why")])
