"""Chapter: deckbuilding."""

import pytest

from gorin.games.lcg.decks.cards import CLANS, pool, read
from gorin.games.lcg.decks.formats import FORMATS
from gorin.games.lcg.decks.law import Law
from gorin.language.library.library import library_of
from support.lcg_decks import STRONGHOLD, clauses, lion, plain, wrong, wrong_with
from support.rule import rule

POOL = pool()
LIKE_STRONGHOLD = [format for format in FORMATS if format != "skirmish"]
AIR, EARTH, FIRE, WATER, VOID = (
    "manicured-garden", "ancestral-lands", "night-raid", "elemental-fury", "shameful-display",
)  # fmt: skip


@pytest.mark.parametrize("format", FORMATS)
def test_the_deck_that_these_tests_change_is_legal(format):
    assert wrong(format) == []


@rule("LCG-DECK-01")
@pytest.mark.parametrize("format", LIKE_STRONGHOLD)
def test_a_deck_has_one_stronghold(format):
    assert wrong(format, stronghold=[])[0] == "the deck has no stronghold yet [LCG-DECK-01]"
    two = wrong(format, stronghold=["yojin-no-shiro", "kyuden-ikoma"])
    assert two == ["the deck has 2 strongholds, more than 1 [LCG-DECK-01]"]
    assert "LCG-DECK-01" in clauses(format, stronghold=["banzai"])


@rule("LCG-DECK-02")
def test_a_deck_has_one_role_or_none():
    assert wrong(role=["keeper-of-air"]) == wrong() == []
    two = wrong(role=["keeper-of-air", "keeper-of-fire"])
    assert two == ["the deck has 2 roles, more than 1 [LCG-DECK-02]"]


@rule("LCG-DECK-03", "LCG-DECK-05")
@pytest.mark.parametrize(
    ("part", "clan", "clause"), [("dynasty", "Lion", "LCG-DECK-03"), ("conflict", "Neutral", "LCG-DECK-05")]
)
def test_each_deck_has_forty_to_forty_five_cards(part, clan, clause):
    cards = plain(part, 46, 3, clan)
    assert len(cards) == 46
    assert wrong(**{part: cards[:40]}) == wrong(**{part: cards[:45]}) == []
    assert wrong(**{part: cards[:39]}) == [f"the {part} deck has 39 cards, fewer than 40 [{clause}]"]
    assert wrong(**{part: cards[:46]}) == [f"the {part} deck has 46 cards, more than 45 [{clause}]"]


@rule("LCG-DECK-03", "LCG-DECK-05")
def test_cards_belong_into_their_own_deck():
    assert wrong(add={"dynasty": ["charge"]}) == [
        "Charge! does not belong into the dynasty deck [LCG-DECK-03]"
    ]
    assert wrong(add={"conflict": ["deathseeker"]}, dynasty=plain("dynasty", 40, 2, "Lion")) == [
        "Deathseeker does not belong into the conflict deck [LCG-DECK-05]"
    ]


@rule("LCG-DECK-04", "LCG-CLAN-06")
def test_dynasty_cards_are_in_clan_or_neutral():
    assert wrong(add={"dynasty": ["wandering-ronin"]}) == []
    assert wrong(add={"dynasty": ["hida-guardian"] * 2}) == [
        "Hida Guardian is a dynasty card of the Crab, not of the Lion [LCG-DECK-04]"
    ]


@rule("LCG-CLAN-02", "LCG-CLAN-03", "LCG-CLAN-04")
def test_the_stronghold_says_which_clan_is_in_clan():
    deck = lion(stronghold=["shizuka-toshi"])
    assert library_of("lcg").clans_of(deck) == ("Crane",)
    assert any("is a dynasty card of the Lion, not of the Crane" in line for line in wrong(**deck.lists))
    assert library_of("lcg").clans_of(lion()) == ("Lion",)


@rule("LCG-CLAN-01", "LCG-CLAN-03", "LCG-CLAN-04", "LCG-CLAN-07")
def test_a_card_is_in_clan_out_of_clan_or_neither():
    assert {card.clan for card in POOL.values()} == {*CLANS, "Neutral"} and len(CLANS) == 7
    lioness, crane, banzai = POOL["deathseeker"], POOL["admit-defeat"], POOL["banzai"]
    assert (lioness.is_of("Lion"), lioness.is_out_of("Lion")) == (True, False)
    assert (crane.is_of("Lion"), crane.is_out_of("Lion")) == (False, True)
    assert (banzai.is_of("Lion"), banzai.is_out_of("Lion")) == (False, False)


# --- influence ------------------------------------------------------------------------------------


@rule("LCG-DECK-06")
def test_conflict_cards_are_bought_from_one_other_clan():
    assert wrong(add={"conflict": ["way-of-the-lion", "admit-defeat"]}) == []
    assert wrong(add={"conflict": ["admit-defeat", "let-go"]}) == [
        "the conflict deck has cards of Crane and Dragon, but one other clan is the most [LCG-DECK-06]"
    ]


@rule("LCG-DECK-07", "LCG-INFL-01", "LCG-INFL-02")
def test_every_copy_costs_influence_and_the_stronghold_says_how_much_there_is():
    assert POOL["yojin-no-shiro"].influence == 10 and POOL["admit-defeat"].influence == 2
    five = ["admit-defeat"] * 3 + ["above-question"] * 2
    assert wrong(add={"conflict": five}) == []
    assert wrong(add={"conflict": [*five, "duelist-training"]}) == [
        "the cards of other clans cost 11 influence, more than 10 [LCG-DECK-07, LCG-INFL-01]"
    ]
    assert (
        "cost 10 influence, more than 9" in wrong(stronghold=["hisu-mori-toride"], add={"conflict": five})[0]
    )


@rule("LCG-INFL-01")
def test_influence_buys_no_dynasty_card():
    assert clauses(add={"dynasty": ["doji-whisperer"]}) == {"LCG-DECK-04"}


@rule("LCG-INFL-03")
def test_a_card_without_an_influence_cost_cannot_be_bought():
    assert wrong(add={"conflict": ["way-of-the-crane"]}) == [
        "Way of the Crane has no influence cost, so no other clan can have it [LCG-INFL-03]"
    ]


@rule("LCG-INFL-04")
def test_the_example_of_the_lion_deck_with_crane_cards():
    bought = ["admit-defeat"] * 3 + ["the-perfect-gift"] * 3 + ["duelist-training"]
    assert wrong(add={"conflict": bought}) == []
    for more in ("duelist-training", "admit-defeat", "noble-sacrifice", "height-of-fashion"):
        assert "LCG-DECK-07" in clauses(add={"conflict": [*bought, more]})


def test_a_keeper_adds_three_influence_and_support_eight_for_one_clan():
    six = ["admit-defeat"] * 3 + ["above-question"] * 3
    assert "12 influence, more than 10" in wrong(add={"conflict": six})[0]
    assert wrong(role=["keeper-of-void"], add={"conflict": six}) == []
    assert wrong(role=["seeker-of-void"], add={"conflict": six}) != []
    nine = [*six, *["voice-of-honor"] * 3]
    assert wrong(role=["support-of-the-crane"], add={"conflict": nine}) == []
    assert wrong(role=["support-of-the-crab"], add={"conflict": nine}) == [
        "with Support of the Crab influence is spent only on cards of the Crab"
    ]
    assert "20 influence, more than 18" in wrong(
        role=["support-of-the-crane"], add={"conflict": [*nine, "noble-sacrifice"]}
    )[0]  # fmt: skip


def test_a_card_for_some_clans_is_for_no_other():
    tadaka = "isawa-tadaka-2"
    assert POOL[tadaka].clans == ("Crab", "Phoenix")
    assert wrong(add={"conflict": [tadaka]}) == ["Isawa Tadaka is only for decks of the Crab or Phoenix"]


# --- copies ---------------------------------------------------------------------------------------


@rule("LCG-DECK-08")
def test_three_copies_of_a_title_are_the_most():
    assert wrong(add={"conflict": ["banzai"] * 3}) == []
    assert wrong(add={"conflict": ["banzai"] * 4}) == ["4 copies of Banzai!, more than 3 [LCG-DECK-08]"]


@rule("LCG-DECK-08", "LCG-DECK-15")
def test_copies_are_counted_by_title_over_both_decks():
    """Isawa Tadaka is in either deck, as two cards of one title."""
    cards = {"stronghold": ["isawa-mori-seido"], "provinces": [AIR, EARTH, FIRE, WATER, VOID]}
    dynasty = plain("dynasty", 40, 3, "Phoenix")
    own = wrong(**cards, dynasty=["isawa-tadaka"] * 2 + dynasty[2:], add={"conflict": ["isawa-tadaka-2"] * 2})
    assert own == ["4 copies of Isawa Tadaka, more than 3 [LCG-DECK-08]"]
    assert (
        wrong(**cards, dynasty=["isawa-tadaka", *dynasty[1:]], add={"conflict": ["isawa-tadaka-2"] * 2}) == []
    )


@rule("LCG-DECK-16")
def test_a_card_may_allow_fewer_copies():
    assert wrong(add={"dynasty": ["hito-district"]}) == []
    assert wrong(add={"dynasty": ["hito-district"] * 2}) == [
        "2 copies of Hito District, more than 1 [LCG-DECK-16]"
    ]


@rule("LCG-DECK-17")
def test_a_card_may_allow_more_copies():
    many = {
        "ashigaru-horde": read("Ashigaru Horde | Neutral dynasty character | limit=10 cost=0 0/0 glory=0")
    }
    dynasty = plain("dynasty", 40, 3, "Lion")
    assert wrong_with(FORMATS[STRONGHOLD], many, dynasty=dynasty[10:] + ["ashigaru-horde"] * 10) == []
    assert wrong_with(FORMATS[STRONGHOLD], many, dynasty=dynasty[11:] + ["ashigaru-horde"] * 11) == [
        "11 copies of Ashigaru Horde, more than 10 [LCG-DECK-16]"
    ]


# --- lists of titles ------------------------------------------------------------------------------


@rule("LCG-DECK-09", "LCG-DECK-10")
def test_one_title_of_the_restricted_list_as_often_as_it_may_be():
    assert wrong(add={"conflict": ["charge"] * 3}) == []
    assert wrong(add={"conflict": ["charge", "for-greater-glory"]}) == [
        "Charge! and For Greater Glory are restricted, and a deck has one such title [LCG-DECK-09]"
    ]
    gate = [AIR, "gateway-to-meido", FIRE, WATER, VOID]
    assert POOL["gateway-to-meido"].restricted
    assert "LCG-DECK-09" in clauses(provinces=gate, add={"conflict": ["charge"]})


@rule("LCG-DECK-14")
def test_what_the_imperial_law_of_a_format_bans_is_in_no_deck():
    strict = FORMATS[STRONGHOLD]._replace(law=Law(banned=frozenset({"Banzai!", "Night Raid"})))
    assert "banzai" in plain("conflict", 40, 3)
    assert wrong_with(strict, {}) == [
        "Night Raid is banned [LCG-DECK-14]",
        "Banzai! is banned [LCG-DECK-14]",
    ]
    free = FORMATS[STRONGHOLD]._replace(law=Law())
    both = [*plain("conflict", 38, 3), "charge", "for-greater-glory"]
    assert wrong_with(free, {}, conflict=both) == []


# --- provinces ------------------------------------------------------------------------------------


@rule("LCG-DECK-11")
def test_five_provinces_one_for_each_element():
    assert wrong(provinces=[AIR, EARTH, FIRE, WATER]) == [
        "the set of provinces has 4 cards, fewer than 5 [LCG-DECK-11]",
        "there is no province for Void [LCG-DECK-11]",
    ]
    assert wrong(provinces=[AIR, EARTH, FIRE, WATER, VOID, "pilgrimage"]) == [
        "the set of provinces has 6 cards, more than 5 [LCG-DECK-11]"
    ]
    assert wrong(provinces=[AIR, "fertile-fields", FIRE, WATER, VOID]) == [
        "there is no province for Earth [LCG-DECK-11]"
    ]
    assert "LCG-DECK-11" in clauses(provinces=[AIR, EARTH, FIRE, WATER, "banzai"])


@rule("LCG-DECK-12")
def test_provinces_are_in_clan_or_neutral():
    assert wrong(provinces=[AIR, EARTH, FIRE, "the-art-of-war", VOID]) == []
    assert wrong(provinces=["the-art-of-peace", EARTH, FIRE, WATER, VOID]) == [
        "The Art of Peace is a province of the Crane, not of the Lion [LCG-DECK-12]"
    ]


@rule("LCG-DECK-13")
def test_no_province_comes_twice():
    twice = wrong(role=["seeker-of-air"], provinces=[AIR, AIR, FIRE, WATER, VOID])
    assert twice == ["2 copies of Manicured Garden, more than 1 [LCG-DECK-13]"]


def test_a_seeker_may_take_a_second_province_of_his_element_in_place_of_any():
    for left in range(1, 5):
        rest = [slug for at, slug in enumerate((AIR, EARTH, FIRE, WATER, VOID)) if at != left]
        assert wrong(role=["seeker-of-air"], provinces=[*rest, "fertile-fields"]) == []
        assert clauses(provinces=[*rest, "fertile-fields"]) == {"LCG-DECK-11"}
        assert clauses(role=["seeker-of-fire"], provinces=[*rest, "fertile-fields"]) == {"LCG-DECK-11"}
        assert clauses(role=["keeper-of-air"], provinces=[*rest, "fertile-fields"]) == {"LCG-DECK-11"}
    two_less = ["fertile-fields", AIR, "frostbitten-crossing", WATER, VOID]
    assert "there is no province for" in wrong(role=["seeker-of-air"], provinces=two_less)[0]


@rule("LCG-PROV-06")
@pytest.mark.parametrize(
    "others", [(AIR, FIRE, WATER, VOID), (AIR, FIRE, EARTH, WATER)], ids=["as earth", "as void"]
)
def test_a_province_of_two_elements_fills_the_place_of_either(others):
    assert POOL["city-of-the-rich-frog"].elements == ("earth", "void")
    assert wrong(provinces=["city-of-the-rich-frog", *others]) == []
    assert wrong(provinces=[*others, "city-of-the-rich-frog"]) == []
    assert clauses(provinces=["city-of-the-rich-frog", AIR, FIRE, WATER, "fertile-fields"]) == {"LCG-DECK-11"}


@rule("LCG-PROV-07")
@pytest.mark.parametrize("left", range(5))
def test_the_fivefold_symbol_is_every_element(left):
    rest = [slug for at, slug in enumerate((AIR, EARTH, FIRE, WATER, VOID)) if at != left]
    deck = {"stronghold": ["city-of-the-open-hand"], "dynasty": plain("dynasty", 40, 3, "Scorpion")}
    assert wrong(**deck, provinces=["toshi-ranbo", *rest]) == []


# --- roles ----------------------------------------------------------------------------------------


@rule("LCG-ROLE-04")
@pytest.mark.parametrize(
    ("slug", "part", "right", "other", "named"),
    [
        ("keeper-initiate", "dynasty", "keeper-of-void", "seeker-of-void", "a Keeper role"),
        ("guard-duty", "conflict", "keeper-of-air", "seeker-of-air", "a Keeper role"),
        ("sabotage", "conflict", "seeker-of-earth", "seeker-of-fire", "an Earth role"),
    ],
)
def test_a_card_for_some_role_needs_that_role(slug, part, right, other, named):
    name = POOL[slug].name
    assert wrong(role=[right], add={part: [slug]}) == []
    for role in ([other], []):
        assert wrong(role=role, add={part: [slug]}) == [
            f"{name} is only for decks with {named} [LCG-ROLE-04]"
        ]


@rule("LCG-ROLE-04")
def test_a_province_for_some_role_needs_that_role():
    provinces = ["frostbitten-crossing", EARTH, FIRE, WATER, VOID]
    assert wrong(role=["keeper-of-air"], provinces=provinces) == []
    assert clauses(role=["keeper-of-earth"], provinces=provinces) == {"LCG-ROLE-04"}


def test_every_error_is_named_at_once():
    found = clauses(
        stronghold=[],
        provinces=[AIR],
        dynasty=["hida-guardian"] * 4,
        conflict=["keeper-initiate"],
    )
    assert {"LCG-DECK-01", "LCG-DECK-03", "LCG-DECK-05", "LCG-DECK-08", "LCG-DECK-11", "LCG-ROLE-04"} <= found
