"""Chapter: deck construction."""

import pytest

import gorin
from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Card
from gorin.kernel.errors import InvalidSetup
from gorin.language.library.given import resolve_deck
from gorin.language.library.library import why_illegal
from support.ccg_cards import published
from support.ccg_making import event
from support.ccg_table import table
from support.plain_cards import FARMS, GUARDS, PLAIN, deck, face_up, plain, samurai
from support.rule import rule


def holding_of(name, experience, gold):
    card = Card(name, kinds.HOLDING, (), experience)
    card.gold_cost = gold
    return card


cards = published(
    *PLAIN,
    event("Festival"),
    samurai("Hero", keywords=("Unique",), gold=1),
    samurai("Legend"),
    samurai("Legend", experience=1, keywords=("Experienced", "Unique")),
    samurai("Legend", experience=2, keywords=("Experienced 2", "Unique")),
    Card("Great Sword", kinds.ITEM, ()),
    Card("Great Sword", kinds.ITEM, (), 1),
    holding_of("Great Hall", 0, 1),
    holding_of("Great Hall", 1, 1),
)


def wrong(**parts):
    """What is wrong with a deck; more of a card is told as `add={"dynasty": {...}}`."""
    add = parts.pop("add", {})
    told = deck(**parts)
    for part, more in add.items():
        told[part] = {**told[part], **more}
    return why_illegal("celestial", resolve_deck("celestial", told))


def clauses(*args, **parts):
    return {line.rsplit("[", 1)[1].rstrip("]") for line in wrong(*args, **parts)}


def forty(cards_, count):
    """So many different cards, at most three of each."""
    return {card.slug: min(3, count - 3 * at) for at, card in enumerate(cards_) if count > 3 * at}


@rule("CE-DECK-01")
@pytest.mark.parametrize("part", ("dynasty", "fate"))
def test_each_deck_has_at_least_forty_cards(part):
    among = FARMS if part == "dynasty" else GUARDS
    assert wrong(**{part: forty(among, 40)}) == []
    assert clauses(**{part: forty(among, 39)}) == {"CE-DECK-01"}


@rule("CE-DECK-01")
def test_no_game_begins_with_a_deck_that_is_too_small():
    with pytest.raises(InvalidSetup, match="the Fate deck has 39 cards"):
        gorin.new("celestial", decks=[deck(fate=forty(GUARDS, 39)), deck()])


@rule("CE-DECK-02", "CE-DECK-03")
@pytest.mark.parametrize("slug", ("border-keep", "bamboo-harvesters"))
def test_starting_holdings_do_not_count_and_are_not_in_decks(slug):
    assert clauses(dynasty={**forty(FARMS, 39), slug: 1}) == {"CE-DECK-01", "CE-DECK-03"}
    assert clauses(dynasty={**forty(FARMS, 40), slug: 1}) == {"CE-DECK-03"}


@rule("CE-DECK-02")
def test_the_stronghold_does_not_count():
    assert "CE-DECK-01" in clauses(dynasty={**forty(FARMS, 39)}, stronghold="plain-manor")


@rule("CE-DECK-04")
def test_only_cards_of_the_edition_are_legal_the_stronghold_included():
    assert clauses(add={"fate": {"card-of-another-arc": 1}}) == {"CE-DECK-04"}
    assert clauses(stronghold="castle-of-another-arc") == {"CE-DECK-04"}
    assert clauses(stronghold="farm-1") == {"CE-STR-01"}
    assert clauses(stronghold="the-rules") == {"CE-STR-01"}


@rule("CE-DECK-05")
def test_at_most_three_copies_of_a_card():
    assert wrong(add={"fate": {"guard-1": 3}}) == []
    assert clauses(add={"fate": {"guard-1": 4}}) == {"CE-DECK-05"}


@rule("CE-DECK-06")
def test_at_most_one_copy_of_an_event():
    assert wrong(add={"dynasty": {"festival": 1}}) == []
    assert clauses(add={"dynasty": {"festival": 2}}) == {"CE-DECK-06"}


@rule("CE-DECK-07")
def test_at_most_one_copy_of_a_unique_card():
    assert wrong(add={"dynasty": {"hero": 1}}) == []
    assert clauses(add={"dynasty": {"hero": 2}}) == {"CE-DECK-07"}


@rule("CE-DECK-08")
def test_one_of_each_experience_level():
    assert wrong(add={"dynasty": {"legend-exp": 1, "legend-exp2": 1}}) == []
    assert clauses(add={"dynasty": {"legend-exp": 2}}) == {"CE-DECK-07"}


@rule("CE-DECK-09")
def test_experienced_versions_come_on_top_of_three_others():
    assert wrong(add={"dynasty": {"legend": 3, "legend-exp": 1, "legend-exp2": 1}}) == []
    assert clauses(add={"dynasty": {"legend": 4, "legend-exp": 1}}) == {"CE-DECK-05"}


@rule("CE-DECK-10")
def test_other_experienced_cards_follow_the_same_deck_rules():
    assert wrong(add={"fate": {"great-sword": 3, "great-sword-exp": 1}}) == []
    assert clauses(add={"fate": {"great-sword": 3, "great-sword-exp": 2}}) == {"CE-DECK-08"}


@rule("CE-DECK-10")
def test_other_experienced_cards_do_not_overlay():
    north = plain("great-hall", provinces=face_up("great-hall-exp"))
    t = table("dynasty", north=north, south=plain())
    assert t.north.may == {"buy:great-hall-exp", "done"}
