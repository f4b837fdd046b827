"""Every card that is written against a list of our own."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from gorin.games.ccg.definition import NO_REQUIREMENT, Card
from gorin.games.ccg.diamond.cards import CARDS
from gorin.games.ccg.diamond.decks import DECKS
from gorin.games.ccg.diamond.rules import LIBRARY
from gorin.language.core.render import card_text
from gorin.language.picks import Pick
from support.rule import rule

HERE = Path(__file__).parent
with (HERE / "facts.tsv").open(encoding="utf-8") as _lines:
    LIST = {row["slug"]: row for row in csv.DictReader(_lines, delimiter="\t")}
STATS = ("force", "chi", "honor_req", "gold_cost", "personal_honor", "focus")
BY_SLUG = {card.slug: card for card in CARDS}
SILENT = {
    "akodo-tadenori", "focus", "mirumoto-gonkuro", "moto-zhijuan", "veteran-samurai",
}  # fmt: skip
"""Cards that have no text but their keywords."""


def number(card: Card, stat: str) -> str:
    value: int = getattr(card, stat)
    return "-" if value == NO_REQUIREMENT else str(value)


@rule("DE-CRD-53", "DE-YU-14")
@pytest.mark.parametrize("slug", sorted(BY_SLUG))
def test_the_card_is_as_printed(slug: str):
    card, told = BY_SLUG[slug], LIST[slug]
    assert (card.name, card.type_name.lower()) == (told["name"], told["type"])
    assert ", ".join(sorted(card.keywords)) == told["keywords"]
    printed = {stat: told[stat] for stat in STATS if told[stat]}
    assert {stat: number(card, stat) for stat in printed} == printed
    if told["stronghold"]:
        numbers = (card.province_strength, card.gold_production, card.starting_honor)
        assert "/".join(map(str, numbers)) == told["stronghold"]
    assert card.complete
    assert bool(card.doubt) == bool(told["later"])


def test_each_is_written_once_and_says_something():
    assert len(BY_SLUG) == len(CARDS)
    assert {card.slug for card in CARDS if not card_text(card)} == SILENT & set(BY_SLUG)


def test_no_text_has_a_hole_in_it():
    for card in CARDS:
        text = card_text(card)
        assert not any(mark in text for mark in ("{", "}", "  ", "..", ".;", " ,", "None")), text


def test_no_question_has_a_hole_in_it():
    picks = [(card, node) for card in CARDS for node in card.nodes if isinstance(node, Pick)]
    for card, pick in picks:
        asks = pick.prompt(card.dialect)
        assert not any(mark in asks for mark in (",.", "  ", "..", " ,", "None")), asks


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_the_deck_is_legal(deck):
    assert LIBRARY.why_illegal(deck) == []
    assert [len(deck.lists[part]) for part in ("dynasty", "fate")] == [40, 40]
