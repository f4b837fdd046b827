"""What readers of the rules see of a clause: no words of testers, and marks instead of remarks."""

from __future__ import annotations

import re

import pytest

from gorin.ledgers import MARKS, games, read


@pytest.mark.parametrize("game", games())
def test_how_a_clause_is_known_is_a_mark_and_not_in_its_words(game: str):
    for clause in read(game).clauses:
        assert "(implied)" not in clause.text and not clause.text.startswith("Reading:"), clause.id
        assert clause.text[0].isupper() or not clause.text[0].isalpha(), clause.id
        assert clause.mark in ("", *MARKS)


def test_each_mark_is_used():
    used = {clause.mark for game in games() for clause in read(game).clauses}
    assert used == {"", *MARKS}


@pytest.mark.parametrize("game", games())
def test_a_step_of_a_test_is_no_example(game: str):
    for example in [clause.example for clause in read(game).clauses]:
        assert not example.startswith("Given ")
        assert "validated" not in example and "offered" not in example.casefold().split()


def test_an_example_is_the_check_of_its_clause():
    clause = read("battle").find("BR-OVR-02")
    assert clause.example == clause.check == "Totals 30, 28, 25: player with 30 wins."


OWN_OF_NOBODY = re.compile(r"\b(?:an|any|all|as many|each|number of|of|one|the|two|with|without) own\b(?!-)")
BRITISH = re.compile(r"colour|neighbour|honour|favour|cancelled|\bcentre\b|\bdefence", re.IGNORECASE)
HE_OR_SHE = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
NAMES = r"\b(?:Allen|Bob|Cindy|Daria|Jim|player|leader|opponent|attacker|defender)"
PLAYER_AS_HE = re.compile(NAMES + r"(?: \w+){1,3} (?:his|her|he|she)\b", re.IGNORECASE)


def found(pattern: re.Pattern[str], *among: str) -> list[str]:
    """The clauses of these games, or of all, that have such words."""
    return [
        clause.id for game in among or games() for clause in read(game).clauses if pattern.search(clause.text)
    ]


def test_what_is_owned_has_an_owner():
    assert found(OWN_OF_NOBODY) == []


def test_clauses_are_spelled_as_the_games_are():
    assert found(BRITISH) == []


def test_only_personalities_of_the_ccg_are_he_or_she():
    assert found(HE_OR_SHE, "battle", "lcg") == ["LCG-ERR-26"]  # which is about these very words
    assert found(PLAYER_AS_HE) == []
