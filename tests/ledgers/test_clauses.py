"""The ledgers can be read, looked up and searched, and say what is wrong with them."""

import pytest

from gorin.ledgers import LedgerError, clauses, find, games, read

SIZES = {"battle": 337, "celestial": 370, "diamond": 679, "war-of-honor": 626, "lcg": 856}


def test_five_games_have_a_ledger():
    assert {game: len(read(game).clauses) for game in games()} == SIZES


def test_an_unknown_game_is_named_with_the_known_ones():
    with pytest.raises(LedgerError, match=r"no game 'chess'.*battle, celestial, diamond, war-of-honor, lcg"):
        read("chess")


def test_a_clause_is_found_in_its_game_and_without_it():
    clause = read("battle").find("BR-RAD-03")
    assert (clause.section, clause.kind, clause.line) == ("Raid", "edge", 666)
    assert find("BR-RAD-03") is clause


@pytest.mark.parametrize("look_up", [read("battle").find, find])
def test_an_unknown_clause_suggests_the_nearest(look_up):
    with pytest.raises(LedgerError, match=r"no clause 'BR-RAD-0'.*near: .*BR-RAD-0\d"):
        look_up("BR-RAD-0")


def test_a_clause_of_another_game_is_unknown():
    with pytest.raises(LedgerError, match="ledger of battle"):
        read("battle").find("CE-GEN-01")


def test_search_wants_all_words_in_any_case_and_any_field():
    ledger = read("battle")
    found = ledger.search(["RAID", "shinobi"])
    assert ledger.find("BR-RAD-03") in found
    assert set(found) == set(ledger.search(["raid"])) & set(ledger.search(["shinobi"]))
    assert ledger.search(["br-rad-03"]) == (ledger.find("BR-RAD-03"),)
    assert ledger.search(["raid", "no such word"]) == ()


def test_a_table_needs_its_columns():
    with pytest.raises(LedgerError, match=r"x\.tsv must begin with the columns id, reason"):
        clauses.parse_table("x.tsv", "id\twhy\n", ("id", "reason"))


def test_a_short_row_is_named_by_its_line():
    with pytest.raises(LedgerError, match=r"x\.tsv, line 3: 1 columns instead of 2"):
        clauses.parse_table("x.tsv", "id\treason\na\tb\nc\n", ("id", "reason"))


def test_a_table_may_be_empty():
    assert clauses.parse_table("x.tsv", "id\treason\n", ("id", "reason")) == []


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([("A-B-1", "", "", "", "", "1")] * 2, "has A-B-1 twice"),
        ([("A-B-1", "", "", "", "", "x")], "no line number in A-B-1: 'x'"),
    ],
)
def test_a_damaged_ledger_is_refused(rows, message):
    with pytest.raises(LedgerError, match=message):
        clauses.parse("toy", rows)


def test_an_installed_package_reads_its_own_copy(tmp_path, monkeypatch):
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(clauses, "PACKAGE", tmp_path)
    assert clauses.rules_folder() == tmp_path / "rules"


def test_a_missing_file_is_named(tmp_path, monkeypatch):
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(clauses, "PACKAGE", tmp_path)
    with pytest.raises(LedgerError, match=r"ledger by_design.tsv cannot be read: No such file"):
        clauses.read_table("by_design.tsv", ("id", "reason"))


def test_the_rules_are_read_as_the_book_goes():
    for game in games():
        clauses = read(game).in_reading_order()
        assert sorted(clauses, key=lambda c: c.id) == sorted(read(game).clauses, key=lambda c: c.id)
        chapters = list(dict.fromkeys(clause.section for clause in clauses))
        begins = [min(c.line for c in clauses if c.section == chapter) for chapter in chapters]
        assert begins == sorted(begins)
