"""The table of official rulings (rulings.tsv): every one on a card that is written has its row.

`rulings_known.tsv` says how many rulings there are on each card of the LCG, in the order in which they came.
A row says in a few words of our own what a ruling is about, and what has come of it: the engine agrees, it
was mended, the Rules Reference supersedes the ruling, or it speaks of something that is not written.
"""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

from gorin.games.lcg.cards import WRITTEN
from gorin.ledgers import clauses, find

HERE = Path(__file__).parent
TESTS = HERE.parents[1]
VERDICTS = ("agree", "mended", "superseded", "unwritten")


def table_of(name, *columns):
    return clauses.parse_table(name, (HERE / name).read_text("utf-8"), columns)


ROWS = table_of("rulings.tsv", "card", "ruling", "about", "verdict", "shown")
KNOWN = {card: int(count) for card, count in table_of("rulings_known.tsv", "card", "rulings")}


def named(row):
    """The tests that show it, and the clauses."""
    words = [] if row[3] == "unwritten" else row[4].split()
    return [each for each in words if "::" in each], [each for each in words if "::" not in each]


@cache
def functions_of(file):
    parsed = ast.parse((TESTS / file).read_text("utf-8"))
    return {node.name for node in parsed.body if isinstance(node, ast.FunctionDef)}


def is_there(file, name):
    return name in functions_of(file)


def test_every_ruling_on_a_card_that_is_written_has_one_row():
    written = [card.slug for card in WRITTEN if card.complete]
    due = {(slug, number + 1) for slug in written for number in range(KNOWN.get(slug, 0))}
    rows = Counter((card, int(number)) for card, number, *_ in ROWS)
    assert len(due) > 300
    assert due - set(rows) == set()
    assert [row for row, times in rows.items() if times > 1] == []


def test_every_row_is_about_a_ruling_that_exists_and_in_order():
    places = [(card, int(number)) for card, number, *_ in ROWS]
    assert [place for place in places if not 1 <= place[1] <= KNOWN.get(place[0], 0)] == []
    assert places == sorted(places)


def test_every_row_has_a_verdict_and_says_in_few_words_what_it_is_about():
    assert {row[3] for row in ROWS} == set(VERDICTS)
    assert [row for row in ROWS if not 2 <= len(row[2].split()) <= 12] == []


def test_what_is_agreed_or_mended_is_shown_by_tests_that_exist():
    tests = {each for row in ROWS for each in named(row)[0]}
    assert [each for each in sorted(tests) if not is_there(*each.split("::"))] == []
    assert [row for row in ROWS if row[3] in ("agree", "mended") and not named(row)[0]] == []


def test_what_is_superseded_names_the_clause():
    ids = [each for row in ROWS for each in named(row)[1]]
    assert [find(id).id for id in ids] == ids
    assert [row for row in ROWS if row[3] == "superseded" and not named(row)[1]] == []


def test_what_is_unwritten_is_not_written():
    titles = {card.name for card in WRITTEN if card.complete}
    assert [row for row in ROWS if row[3] == "unwritten" and row[4] in titles] == []
