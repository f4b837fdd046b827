"""Finding cards by name, and what a card's facts and clauses are."""

import pytest

from gorin.cards.decks import editions
from gorin.cards.facts import all_facts
from gorin.cards.names import exactly, find, nearest
from gorin.games.ccg.celestial.clauses import OF_DESIGNATORS, OF_KEYWORDS, OF_TYPES, clauses_of
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import TYPES
from gorin.kernel.errors import GorinError
from gorin.language.core.render import card_text
from gorin.language.library.library import library_of
from gorin.ledgers import read

LIBRARY = library_of("celestial")
CARDS = catalogue("celestial")


@pytest.mark.parametrize("card", LIBRARY.published(), ids=lambda card: card.slug)
def test_every_card_is_found_by_each_of_its_names(card):
    level = "" if card.experience < 2 else f" {card.experience}"
    named = card.name if not card.experience else f"{card.name} • Experienced{level}"
    for name in (card.slug, LIBRARY.listed(card), card.shown_title, LIBRARY.listed(card).upper(), named):
        assert exactly("celestial", name) is card
        assert card in find("celestial", name)


def test_a_title_means_all_levels_and_a_level_means_one():
    both = ["utaku-kohana", "utaku-kohana-exp"]
    assert [card.slug for card in find("celestial", "utaku kohana")] == both
    assert [card.slug for card in find("celestial", "Utaku Kohana - exp")] == both[1:]
    assert find("celestial", "Utaku Kohana - exp3") == []


def test_a_part_of_a_name_finds_all_that_have_it():
    assert {card.name for card in find("celestial", "ring of")} == {
        "Ring of Air", "Ring of Earth", "Ring of Fire", "Ring of Water", "Ring of the Void",
    }  # fmt: skip
    assert find("celestial", "  ") == find("celestial", "!?") == []


def test_a_name_without_a_level_is_not_the_experienced_one():
    assert exactly("celestial", "Hida Kuon") is None
    assert nearest("celestial", "Hida Kuon")[0] == "Hida Kuon - exp6"
    assert nearest("celestial", "Hida Kaouru")[0] == "Hida Kaoru"
    assert nearest("celestial", "x" * 500) == []


def test_curly_quotes_are_read_as_straight_ones():
    assert exactly("celestial", "Akodo\u2019s Grave") is CARDS["akodos-grave"]


def test_what_effects_create_and_the_rules_grant_are_no_cards_to_own():
    assert CARDS["the-rules"] not in LIBRARY.published()
    assert exactly("celestial", "The Rules") is None
    assert all(not card.created for card in LIBRARY.published())


def test_a_game_without_cards_is_named():
    assert LIBRARY.id == "celestial"
    with pytest.raises(GorinError, match=r"^battle has no card library\. Games with cards: ") as told:
        library_of("battle")
    named = str(told.value).partition("cards: ")[2].split(", ")
    assert set(named) >= set(editions())
    assert "war-of-honor-advanced" not in named  # what a game's variant is played with is not a game


def test_the_facts_of_a_card_are_those_of_its_definition():
    kuon = LIBRARY.facts(CARDS["hida-kuon-exp6"])
    assert list(kuon) == [
        "slug", "name", "type", "clan", "force", "chi", "honor_req", "gold_cost", "personal_honor", "focus",
        "unique", "keywords", "text", "complete", "decks",
    ]  # fmt: skip
    assert (kuon["slug"], kuon["name"], kuon["type"], kuon["clan"]) == (
        "hida-kuon-exp6", "Hida Kuon", "Personality", ["Crab"],
    )  # fmt: skip
    assert (kuon["force"], kuon["chi"], kuon["gold_cost"], kuon["focus"]) == (12, 5, 14, None)
    assert kuon["honor_req"] is None  # a dash
    assert kuon["text"] == card_text(CARDS["hida-kuon-exp6"])
    assert kuon["decks"] == ["crab-kyuden-hida"]


def test_numbers_that_a_type_does_not_have_are_none():
    for card in all_facts("celestial"):
        assert (card["focus"] is not None) == LIBRARY.cards()[card["slug"]].is_fate
        assert (card["personal_honor"] is not None) == (card["type"] == "Personality")


def test_every_clause_named_for_cards_is_in_the_ledger():
    known = {clause.id for clause in read("celestial").clauses}
    for card in CARDS.values():
        assert set(clauses_of(card)) <= known
    for table in (OF_TYPES, OF_KEYWORDS, OF_DESIGNATORS):
        assert {clause for clauses in table.values() for clause in clauses} <= known
    assert {card.type_name for card in LIBRARY.published()} <= set(OF_TYPES) <= set(TYPES)


def test_the_clauses_follow_type_keywords_and_abilities():
    assert clauses_of(CARDS["charge"]) == ("CE-CRD-08", "CE-CRD-09", "CE-ACT-05", "CE-BTL-07")
    assert clauses_of(CARDS["border-keep"])[-2:] == ("CE-GOLD-01", "CE-GOLD-02")
    assert {"CE-MAN-06", "CE-EXP-02", "CE-UNIQ-01"} <= set(clauses_of(CARDS["utaku-kohana-exp"]))
