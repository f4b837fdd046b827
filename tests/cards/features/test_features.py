"""Every card that is written against the features of the printed one: tables without a sentence.

The tables are made from files of printed facts, by whoever has them (docs/cards.md says how). A difference is
either mended in the card, or it stands in explained.tsv with the reason.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gorin.cards.facts import all_facts
from gorin.cards.lint.comparing import Difference, idle, read_explanations, unexplained
from gorin.cards.lint.table import LEXICONS, Table, read_facts

HERE = Path(__file__).parent
KNOWN = read_explanations(HERE / "explained.tsv")


@cache
def table(game: str) -> Table:
    return read_facts(game, [HERE / f"{game}.tsv"])


@cache
def texts(game: str) -> dict[str, str]:
    """Our texts of the cards that are written."""
    return {card["slug"]: card["text"] for card in all_facts(game) if card["complete"]}


@cache
def differing(game: str) -> list[Difference]:
    return [each for slug, text in texts(game).items() for each in table(game).differences(slug, text)]


def explained(game: str):
    return [row for row in KNOWN if row.game == game]


@pytest.mark.parametrize("game", LEXICONS)
def test_every_card_has_the_features_of_the_printed_one(game: str):
    assert unexplained(differing(game), explained(game)) == []


@pytest.mark.parametrize("game", LEXICONS)
def test_every_explanation_still_applies(game: str):
    assert idle(explained(game), differing(game)) == []


def test_every_explanation_is_of_a_game_that_is_compared_and_stands_there_once():
    assert {row.game for row in KNOWN} <= set(LEXICONS)
    assert len({row[:3] for row in KNOWN}) == len(KNOWN)


# --- the lint can fail ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", LEXICONS)
def test_any_other_number_is_noticed(game: str):
    """Each number of each card in turn is raised by 40, which no card says."""
    tried = 0
    for slug, text in texts(game).items():
        if slug not in table(game).cards:
            continue
        was = set(table(game).differences(slug, text))
        for found in re.finditer(r"\d+", text):
            changed = f"{text[: found.start()]}{int(found[0]) + 40}{text[found.end() :]}"
            tried += 1
            assert set(table(game).differences(slug, changed)) != was, (slug, changed)
    assert tried > len(texts(game)) / 2


@pytest.mark.parametrize("game", LEXICONS)
def test_a_card_without_its_text_is_noticed(game: str):
    """Nearly everything that is printed leaves a feature: without a text of ours it is missing."""
    read = [slug for slug, text in texts(game).items() if text and slug in table(game).cards]
    silent = [slug for slug in read if not table(game).differences(slug, "")]
    assert len(silent) < len(read) / 50, silent


def test_a_card_that_no_facts_tell_is_noticed():
    assert table("lcg").differences("no-such-card", "Draw 1 card.") == [("no-such-card", "card +unknown")]


def test_an_explanation_covers_its_own_feature_alone():
    known = [row for row in KNOWN if (row.game, row.slug) == ("lcg", "breakthrough")]
    found = [Difference("breakthrough", "number -2"), Difference("breakthrough", "number +3")]
    assert unexplained(found, known) == found[1:]
    assert idle(known, found[1:]) == known
