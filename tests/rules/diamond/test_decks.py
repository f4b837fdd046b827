"""Chapter: deck construction."""

import pytest

from gorin.games.ccg.diamond.rules import LIBRARY
from gorin.games.ccg.words.cards import event, ring
from gorin.words.library.given import resolve_deck
from support.ccg_cards import published
from support.ccg_diamond import EDITION
from support.plain_cards import FARMS, GUARDS, PLAIN, deck, samurai
from support.rule import rule

cards = published(
    *PLAIN,
    event("Festival"),
    ring("Ring of Test", focus=1),
    samurai("Hida Amoro"),
    samurai("Hida Tenshu", keywords=("Soul of Hida Amoro Experienced",)),
    samurai("Bayushi Tai"),
    samurai("Bayushi Tai", experience=1, keywords=("Unique", "Experienced")),
    samurai("Bayushi Tai", experience=2, keywords=("Unique", "Experienced 2")),
    samurai("Shiryo", keywords=("Unique", "Counts as Bayushi Tai")),
    samurai("Well Known", keywords=("Singular",)),
    edition=EDITION,
)


def wrong(dynasty=None, fate=None):
    """What is wrong with a deck that is legal but for these."""
    given = deck()
    given["dynasty"] = {**given["dynasty"], **(dynasty or {})}
    given["fate"] = {**given["fate"], **(fate or {})}
    return LIBRARY.why_illegal(resolve_deck(EDITION, given))


@rule("DE-DECK-02", "DE-DECK-03", "DE-DECK-04")
def test_forty_cards_or_more():
    small = {card.slug: 3 for card in FARMS[:13]}
    assert any(
        "39" in each for each in LIBRARY.why_illegal(resolve_deck(EDITION, {**deck(), "dynasty": small}))
    )
    few = {card.slug: 3 for card in GUARDS[:13]}
    assert any("39" in each for each in LIBRARY.why_illegal(resolve_deck(EDITION, {**deck(), "fate": few})))
    assert wrong() == []  # 42 of each


@rule("DE-DECK-06", "DE-DECK-25")
@pytest.mark.parametrize(("count", "legal"), [(3, True), (4, False)])
def test_three_copies(count, legal):
    assert (wrong({"plain-samurai": count}) == []) == legal
    assert (wrong({"well-known": count}) == []) == legal


@rule("DE-DECK-07", "DE-DECK-08", "DE-DECK-09", "DE-DECK-10")
@pytest.mark.parametrize("slug", ["festival", "bayushi-tai-exp", "shiryo"])
def test_one_copy_of_events_and_unique_cards(slug):
    assert wrong({slug: 1}) == []
    assert len(wrong({slug: 2})) == 1


@rule("DE-DECK-08")
def test_one_copy_of_each_ring():
    assert wrong(fate={"ring-of-test": 1}) == []
    assert len(wrong(fate={"ring-of-test": 2})) == 1


@rule("DE-DECK-12", "DE-DECK-13", "DE-DECK-21", "DE-DECK-22")
def test_each_level_counts_for_itself():
    assert wrong({"bayushi-tai": 3, "bayushi-tai-exp": 1, "bayushi-tai-exp2": 1}) == []


@rule("DE-DECK-14", "DE-DECK-15", "DE-DECK-16", "DE-DECK-17")
def test_souls_share_a_limit():
    assert wrong({"hida-tenshu": 1, "hida-amoro": 2}) == []
    assert len(wrong({"hida-tenshu": 2, "hida-amoro": 2})) == 1


@rule("DE-DECK-20", "DE-DECK-23", "DE-DECK-24")
def test_who_counts_as_somebody_keeps_out_his_unique_versions():
    assert wrong({"shiryo": 1, "bayushi-tai": 3}) == []
    assert len(wrong({"shiryo": 1, "bayushi-tai-exp": 1})) == 1


@rule("DE-DECK-01")
def test_each_card_is_in_the_deck_of_its_back():
    assert any("does not belong" in each for each in wrong({"guard-1": 1}))
    assert any("does not belong" in each for each in wrong(fate={"farm-1": 1}))
