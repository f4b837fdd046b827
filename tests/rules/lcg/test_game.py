"""Set-up, decks, what is printed, and how the game is won (LCG-SETUP, LCG-ROLE, LCG-ANAT, LCG-WIN)."""

import pytest

import gorin
from gorin.games.lcg.cards import CARDS
from gorin.games.lcg.decks.cards import CLANS, TYPES, pool, read
from gorin.games.lcg.decks.checks import Check
from gorin.games.lcg.decks.formats import FORMATS
from gorin.games.lcg.definition import definition
from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.traits import keywords, wins_game_while
from gorin.games.lcg.language.verbs.in_play import discard
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor, lose_honor
from gorin.games.lcg.language.when.events import LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.players import EACH_PLAYER, OPPONENT
from gorin.games.lcg.table.reading import opponents
from gorin.language.conditions import Told
from gorin.language.core.render import card_text
from gorin.language.event_kinds import after
from gorin.language.library.given import as_option
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import unanswered
from support.lcg_decks import lion, plain, wrong
from support.lcg_table import side, table
from support.rule import rule

POOL = pool()
RICH = Told("you have 8 or more fate", lambda s, context: s.players[context.seat].fate >= 8)
MERCHANT = person("Test Merchant", wins_game_while(RICH))
NOVICE = person("Test Novice", keywords("sincerity"))
MOURNER = person("Test Mourner", reaction(after(LEAVES_PLAY, CHARACTER), gain_honor(1)))
EVENTS = [
    event("Test Feast", action(gain_honor(5, EACH_PLAYER))),
    event("Test Famine", action(lose_honor(5, EACH_PLAYER))),
    event("Test Harvest", action(gain_fate(3))),
    event("Test Insult", action(lose_honor(1, OPPONENT))),
    event("Test Banishment", action(target(CHARACTER), discard(TARGET))),
]

cards = published(MERCHANT, NOVICE, MOURNER, *EVENTS)


# --- decks ----------------------------------------------------------------------------------------


def rally(count):
    found = [card.slug for card in POOL.values() if card.rally and card.clan in ("Lion", "Neutral")]
    whole = [slug for slug in found if not POOL[slug].role and not POOL[slug].limit for _ in range(3)]
    assert len(whole) >= count
    return whole[:count]


@rule("LCG-RALL-04", "LCG-RALL-05")
def test_rally_cards_fill_no_minimum_but_count_toward_the_maximum():
    others = [slug for slug in plain("dynasty", 99, 3, "Lion") if not POOL[slug].rally]
    assert wrong(dynasty=others[:40] + rally(5)) == []
    told = "the dynasty deck has 39 cards without rally, fewer than 40 [LCG-RALL-04]"
    assert wrong(dynasty=others[:39] + rally(6)) == [told]
    assert wrong(dynasty=others[:40] + rally(6)) == [
        "the dynasty deck has 46 cards, more than 45 [LCG-DECK-03]"
    ]


@rule("LCG-SHAD-01")
def test_no_deck_has_cards_of_the_shadowlands():
    oni = read("Test Oni | Shadowlands dynasty character | cost=3 3/0 glory=0 | Oni")
    deck = lion(dynasty=["test-oni", *plain("dynasty", 40, 3, "Lion")])
    errors = Check(FORMATS["stronghold"], deck, {**POOL, "test-oni": oni}).errors()
    assert "Test Oni is of the Shadowlands, which is in no such deck [LCG-SHAD-01]" in errors


@rule("LCG-SETUP-01")
def test_a_game_does_not_begin_with_an_illegal_deck():
    deck = lion(dynasty=plain("dynasty", 12, 3, "Lion"))
    with pytest.raises(gorin.GorinError, match="fewer than 40"):
        gorin.new("lcg", decks=[as_option("lcg", deck), "crane-core"], seed=1)


# --- set-up ---------------------------------------------------------------------------------------


@pytest.fixture
def all_cards_count(monkeypatch):
    """Also those that are not written yet."""
    for card in CARDS:
        monkeypatch.setattr(card, "complete", True)


@rule("LCG-SETUP-02", "LCG-SETUP-06", "LCG-ROLE-01")
def test_rings_and_favor_are_nobodys_and_all_see_the_roles(all_cards_count):
    game = gorin.new("lcg", decks=["crane-core", "lion-core"], seed=1)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert [(ring["element"], ring["state"]) for ring in view["rings"]] == [
            (element, "unclaimed") for element in ("air", "earth", "fire", "water", "void")
        ]
        assert view["favor"] is None
        assert all(player["role"]["type"] == "role" for player in view["players"])


@rule("LCG-SETUP-04")
def test_both_decks_of_each_player_are_shuffled_each_for_itself(all_cards_count):
    def orders(seed):
        game = gorin.new("lcg", decks=["crane-core", "crane-core"], seed=seed)
        s = game.state
        whole = [pile for player in s.players for pile in (player.dynasty, player.conflict)]
        sides = [{s.definition(card).side for card in pile} for pile in whole]
        assert sides == [{"dynasty"}, {"conflict"}] * 2
        return [tuple(s.names[s.what[card]] for card in pile) for pile in whole]

    one, other = orders(1), orders(2)
    assert all(before != after for before, after in zip(one, other, strict=True))
    assert one[0] != one[2]
    assert one[1] != one[3]


@rule("LCG-TOK-02")
def test_there_is_no_end_of_tokens():
    t = table(north=side(fate=9000, hand=("test-harvest", "fine-katana")), south=side())
    t.north.uses("test-harvest")
    unanswered(t)
    assert t.north.fate == 9003


# --- what is printed ------------------------------------------------------------------------------


@rule("LCG-ANAT-01")
def test_every_card_has_title_type_clan_and_the_product_it_came_with():
    for card in POOL.values():
        assert card.name
        assert card.type_name in TYPES
        assert card.clan in (*CLANS, "Neutral")
        assert card.pack
    paid = [card for card in POOL.values() if card.type_name in ("character", "attachment", "event")]
    assert [card.slug for card in paid if "cost" not in card.numbers] == ["daimyos-gunbai"]
    politician = definition("lcg", "savvy-politician")
    assert (politician.name, politician.type_name, politician.clan) == (
        "Savvy Politician",
        "character",
        "Crane",
    )
    assert politician.keywords == ("Courtier",)
    assert politician.cost == 2
    assert card_text(politician)


def numbers(type):
    return [(card, set(card.numbers)) for card in POOL.values() if card.type_name == type]


@rule("LCG-ANAT-02", "LCG-ANAT-03", "LCG-ANAT-04")
def test_every_type_has_its_numbers():
    assert all({"military", "political", "glory"} <= found for _, found in numbers("character"))
    assert any({"military", "political"} <= found for _, found in numbers("attachment"))
    assert all(card.elements and "strength" in found for card, found in numbers("province"))
    assert all("strength" in found for _, found in numbers("holding"))
    assert all({"honor", "fate", "influence"} <= found for _, found in numbers("stronghold"))
    assert POOL["charge"].influence is not None


# --- the course of the game -----------------------------------------------------------------------


@rule("LCG-OPP-01")
def test_with_two_players_each_has_one_opponent():
    t = table(north=side(hand=("test-insult",)), south=side())
    assert [opponents(t.s, seat) for seat in (0, 1)] == [[1], [0]]
    t.north.uses("test-insult")
    assert (t.north.honor, t.south.honor) == (10, 9)


@rule("LCG-SINC-02")
def test_sincerity_draws_before_anybody_reacts_to_the_leaving():
    t = table(north=side("test-novice", "test-mourner", hand=("test-banishment",)), south=side())
    t.north.uses("test-banishment", "test-novice")
    unanswered(t)
    assert t.north.may_use("test-mourner")
    assert t.north.hand == ["fine-katana"]


@rule("LCG-WIN-03")
def test_a_card_may_let_its_player_win():
    t = table(north=side("test-merchant", hand=("test-harvest",)), south=side())
    assert t.over is None
    t.north.uses("test-harvest")
    assert t.over == "Card Effect"
    assert t.game.outcome.winners == (0,)


@rule("LCG-WIN-04")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("card", "honor", "why"), [("test-feast", 22, "Honor Victory"), ("test-famine", 4, "Dishonor")]
)
def test_who_would_win_at_the_same_time_the_first_player_does(first, card, honor, why):
    t = table(north=side(honor=honor, hand=(card,)), south=side(honor=honor), first_player=first, to_act=0)
    t.north.uses(card)
    assert t.over == why
    assert t.game.outcome.winners == (first,)
