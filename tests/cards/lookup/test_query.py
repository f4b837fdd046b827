"""The language in which cards are searched."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.cards.facts import all_facts
from gorin.cards.query import QueryError, parse, search

CARDS = all_facts("celestial")


def slugs(query):
    return {card["slug"] for card in search("celestial", query)}


def test_nothing_asked_is_every_card():
    assert len(search("celestial", "")) == len(search("celestial", "  ")) == len(CARDS)


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("clan:lion", lambda card: card["clan"] == ["Lion"]),
        ("clan:none", lambda card: card["clan"] == []),
        ("type:personality", lambda card: card["type"] == "Personality"),
        ("force>=3", lambda card: (card["force"] or 0) >= 3),
        ("gold<2", lambda card: card["gold_cost"] is not None and card["gold_cost"] < 2),
        ("honor!=2", lambda card: card["personal_honor"] not in (None, 2)),
        ("focus:4", lambda card: card["focus"] == 4),
        ("keyword:samurai", lambda card: "Samurai" in card["keywords"]),
        ('keyword:"battle maiden"', lambda card: "Battle Maiden" in card["keywords"]),
        ("text:duel", lambda card: "duel" in card["text"].lower()),
        ("deck:crab", lambda card: "crab-kyuden-hida" in card["decks"]),
        ("unique:yes", lambda card: "Unique" in card["keywords"]),
        ("unique:no", lambda card: "Unique" not in card["keywords"]),
        ("complete:yes", lambda card: card["complete"]),
        ("complete:no", lambda card: not card["complete"]),
        ("-type:strategy -type:personality", lambda card: card["type"] not in ("Strategy", "Personality")),
        ('"ring of"', lambda card: "ring of" in card["name"].lower()),
        ("KUON", lambda card: card["name"] == "Hida Kuon"),
        ("clan:lion type:personality force>=3", lambda c: c["clan"] == ["Lion"] and (c["force"] or 0) >= 3),
    ],
)
def test_a_query_finds_exactly_the_cards_that_fit(query, fits):
    expected = {card["slug"] for card in CARDS if fits(card)}
    assert slugs(query) == expected
    assert 0 < len(expected) < len(CARDS) or query.startswith("complete")


def test_a_minus_turns_a_term_round():
    assert slugs("clan:lion") | slugs("-clan:lion") == slugs("")
    assert not slugs("clan:lion") & slugs("-clan:lion")


def test_a_card_without_the_number_is_not_below_it():
    assert not slugs("force<3 type:strategy")
    assert slugs("-force>=0") >= slugs("type:strategy")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("forse>=3", "nothing called 'forse' to search for; did you mean 'force'"),
        ("colour:red", "nothing called 'colour' to search for"),
        ("zzz:1", "choose from name, clan"),
        ("force>=much", "force needs a number, not 'much'"),
        ("clan>lion", "clan is not a number; write clan:lion"),
        ("complete:perhaps", "yes or no, not 'perhaps'"),
        ('name:"open', "quotation mark"),
        (">=3", "lacks a word or a value"),
        ("force>=", "lacks a word or a value"),
    ],
)
def test_what_cannot_be_read_is_named(query, said):
    with pytest.raises(QueryError, match=said):
        parse("celestial", query)


@given(st.text(max_size=40))
def test_any_text_is_a_query_or_one_clear_error(text):
    try:
        assert len(search("celestial", text)) <= len(CARDS)
    except QueryError as error:
        assert "\n" not in str(error).replace(text, "")
