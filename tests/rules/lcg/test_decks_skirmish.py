"""Chapter: deckbuilding, skirmish."""

import pytest

from gorin.language.library.library import library_of
from support.lcg_decks import SKIRMISH, clauses, lion, plain, wrong
from support.rule import rule


@rule("LCG-SKIR-01")
@pytest.mark.parametrize(
    ("part", "slug", "named"),
    [
        ("stronghold", "yojin-no-shiro", "a skirmish deck has no stronghold, so not Yōjin no Shiro"),
        ("role", "keeper-of-air", "a skirmish deck has no role, so not Keeper of Air"),
        ("provinces", "night-raid", "a skirmish deck has no province, so not Night Raid"),
    ],
)
def test_a_skirmish_deck_has_no_stronghold_role_or_province(part, slug, named):
    assert wrong(SKIRMISH, **{part: [slug]}) == [f"{named} [LCG-SKIR-01]"]


@rule("LCG-SKIR-02", "LCG-SKIR-03")
@pytest.mark.parametrize(
    ("part", "clan", "clause"), [("dynasty", "Lion", "LCG-SKIR-02"), ("conflict", "Neutral", "LCG-SKIR-03")]
)
def test_each_skirmish_deck_has_thirty_to_forty_cards(part, clan, clause):
    cards = plain(part, 41, 2, clan)
    assert len(cards) == 41
    assert wrong(SKIRMISH, **{part: cards[:30]}) == wrong(SKIRMISH, **{part: cards[:40]}) == []
    assert wrong(SKIRMISH, **{part: cards[:29]}) == [
        f"the {part} deck has 29 cards, fewer than 30 [{clause}]"
    ]
    assert wrong(SKIRMISH, **{part: cards[:41]}) == [f"the {part} deck has 41 cards, more than 40 [{clause}]"]


@rule("LCG-SKIR-02", "LCG-CLAN-05")
def test_the_dynasty_deck_says_whose_skirmish_deck_it_is():
    assert library_of("lcg").clans_of(lion(SKIRMISH)) == ("Lion",)
    assert wrong(SKIRMISH, add={"dynasty": ["hida-guardian"]}) == [
        "Hida Guardian is a dynasty card of the Crab, not of the Lion [LCG-SKIR-02]"
    ]
    assert wrong(SKIRMISH, add={"conflict": ["way-of-the-lion", "way-of-the-crab"]}) == [
        "Way of the Crab has no influence cost, so no other clan can have it [LCG-INFL-03]"
    ]
    nobodys = wrong(SKIRMISH, dynasty=plain("dynasty", 30, 2))
    assert nobodys == ["the deck is of no clan yet: no dynasty card has one [LCG-CLAN-05]"]


@rule("LCG-SKIR-03")
def test_skirmish_buys_from_one_other_clan():
    assert wrong(SKIRMISH, add={"conflict": ["admit-defeat", "above-question"]}) == []
    assert clauses(SKIRMISH, add={"conflict": ["admit-defeat", "let-go"]}) == {"LCG-SKIR-03"}


@rule("LCG-SKIR-04")
def test_skirmish_has_six_influence():
    six = ["admit-defeat"] * 2 + ["above-question"]
    assert wrong(SKIRMISH, add={"conflict": six}) == []
    assert wrong(SKIRMISH, add={"conflict": [*six, "duelist-training"]}) == [
        "the cards of other clans cost 7 influence, more than 6 [LCG-SKIR-04, LCG-INFL-01]"
    ]


@rule("LCG-SKIR-05", "LCG-DECK-15")
def test_skirmish_allows_two_copies():
    assert wrong(SKIRMISH, add={"conflict": ["banzai"] * 2}) == []
    assert wrong(SKIRMISH, add={"conflict": ["banzai"] * 3}) == [
        "3 copies of Banzai!, more than 2 [LCG-SKIR-05]"
    ]
    assert clauses(SKIRMISH, add={"dynasty": ["hito-district"] * 2}) == {"LCG-DECK-16"}


@rule("LCG-SKIR-06")
def test_a_sideboard_has_up_to_ten_cards():
    more = [slug for slug in plain("conflict", 60, 2) if slug not in lion(SKIRMISH).lists["conflict"]]
    assert wrong(SKIRMISH, sideboard=more[:10]) == []
    assert wrong(SKIRMISH, sideboard=more[:11]) == ["the sideboard has 11 cards, more than 10 [LCG-SKIR-06]"]
    assert clauses("stronghold", sideboard=["wandering-ronin"]) == {"LCG-SKIR-06"}


@rule("LCG-SKIR-07")
def test_decks_and_sideboard_together_obey_the_rules():
    deck = lion(SKIRMISH)
    twice = deck.lists["conflict"][0]
    assert deck.lists["conflict"].count(twice) == 2
    assert clauses(SKIRMISH, sideboard=[twice]) == {"LCG-SKIR-05"}
    assert clauses(SKIRMISH, sideboard=["hida-guardian"]) == {"LCG-SKIR-02"}
    bought = {"conflict": ["admit-defeat"] * 2 + ["above-question"]}
    assert clauses(SKIRMISH, add=bought, sideboard=["duelist-training"]) == {"LCG-SKIR-04", "LCG-INFL-01"}
    assert clauses(SKIRMISH, add={"conflict": ["let-go"]}, sideboard=["admit-defeat"]) == {"LCG-SKIR-03"}
    assert clauses(SKIRMISH, sideboard=["night-raid"]) == {"LCG-SKIR-07"}


def test_the_restricted_list_and_roles_are_not_for_skirmish():
    assert wrong(SKIRMISH, add={"conflict": ["charge", "for-greater-glory"]}) == []
    assert clauses(SKIRMISH, add={"dynasty": ["keeper-initiate"]}) == {"LCG-ROLE-04"}
