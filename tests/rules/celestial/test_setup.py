"""Chapter: set-up and layout."""

from collections import Counter

import pytest

import gorin
from gorin.games.ccg.decks import ccg_deck
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.states import destroy, discard
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.verbs.players.provinces import strengthens
from gorin.games.ccg.language.which.card_filters import FATE_CARD, PERSONALITY
from gorin.games.ccg.language.which.provinces import face_down
from gorin.language.abilities import cost
from gorin.language.core.zones import HAND
from gorin.language.library.library import why_illegal
from gorin.language.picks import paying, target
from gorin.language.selectors import PAID, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import strategy, stronghold
from support.ccg_table import battle, side, table
from support.plain_cards import FARMS, GUARDS, PLAIN, deck, end_turn, face_up, plain, trick
from support.rule import rule

cards = published(
    *PLAIN,
    stronghold("Honored Hall", "", strength=5, gold=4, honor=6),
    stronghold("Simple Hall", "", strength=5, gold=4, honor=4),
    trick("Slay", destroy(TARGET)),
    trick("Dismiss", discard(TARGET)),
    strategy("Shame", focus=1, text=(open_(lose_honor(2)),)),
    strategy("Study", focus=1, text=(open_(draw(2)),)),
    strategy(
        "Reconsider",
        focus=1,
        text=(open_(paying(FATE_CARD.in_zone(HAND).with_(face_down)), cost(discard(PAID)), gain_honor(1)),),
    ),
    strategy("Fortify", focus=1, text=(in_battle(strengthens(2)),)),
    strategy("Strike Down", focus=1, text=(in_battle(target(PERSONALITY), destroy(TARGET)),)),
    also=("diamond",),
)

HALLS = ("honored-hall", "simple-hall")


def new(*halls, seed=1):
    return gorin.new("celestial", decks=[deck(hall) for hall in halls or HALLS], seed=seed)


def owned(s, seat, slug):
    return [card for card in range(len(s.what)) if s.owner[card] == seat and s.names[s.what[card]] == slug]


@rule("CE-SET-01")
@pytest.mark.parametrize("slug", ("border-keep", "bamboo-harvesters", "simple-hall"))
def test_strongholds_and_starting_holdings_are_in_no_deck(slug):
    s = new().state
    in_decks = [card for player in s.players for card in player.dynasty + player.fate]
    assert slug not in {s.names[s.what[card]] for card in in_decks}
    dynasty, fate = ([card.slug for card in group] * 3 for group in (FARMS, GUARDS))
    assert why_illegal("celestial", ccg_deck("own", "own", "honored-hall", dynasty, fate, "")) == []
    assert why_illegal("celestial", ccg_deck("own", "own", "honored-hall", [*dynasty, slug], fate, "")) != []


@rule("CE-SET-02")
@pytest.mark.parametrize(("halls", "first"), ((HALLS, 0), (HALLS[::-1], 1)))
def test_who_starts_with_more_honor_goes_first(halls, first):
    for seed in range(5):
        game = new(*halls, seed=seed)
        assert game.state.active == first
        assert game.decision.seat == first


@rule("CE-SET-03")
def test_a_tie_is_decided_at_random():
    firsts = [new("simple-hall", "simple-hall", seed=seed).state.active for seed in range(60)]
    assert 15 <= sum(firsts) <= 45


@rule("CE-SET-04", "CE-SET-18")
def test_each_player_begins_with_one_unbowed_border_keep():
    s = new().state
    for seat in (0, 1):
        (keep,) = owned(s, seat, "border-keep")
        assert keep in s.in_play
        assert s.controller[keep] == seat
        assert not s.bowed[keep]


@rule("CE-SET-05", "CE-SET-06")
@pytest.mark.parametrize(("halls", "first"), ((HALLS, 0), (HALLS[::-1], 1)))
def test_only_who_goes_later_has_bamboo_harvesters_and_they_are_bowed(halls, first):
    s = new(*halls).state
    (harvesters,) = owned(s, 1 - first, "bamboo-harvesters")
    assert harvesters in s.in_play
    assert s.bowed[harvesters]
    assert owned(s, first, "bamboo-harvesters") == []


@rule("CE-SET-07")
def test_the_two_decks_are_shuffled_each_for_itself():
    orders = set()
    for seed in range(4):
        s = new(seed=seed).state
        player = s.players[1]
        assert all(s.definition(card).is_dynasty for card in player.dynasty)
        assert all(s.definition(card).is_fate for card in player.fate)
        dynasty = tuple(s.names[s.what[card]] for card in player.dynasty)
        fate = tuple(s.names[s.what[card]] for card in player.fate)
        assert [slug.split("-")[1] for slug in dynasty] != [slug.split("-")[1] for slug in fate]
        orders |= {dynasty, fate}
    assert len(orders) == 8


@rule("CE-SET-07")
def test_a_cut_would_change_nothing():
    """The reading: the order of a deck is drawn by chance that no player can touch, so no cut is offered.

    Each card lies on top as often as any other, and what the players chose before has no part in it.
    """
    on_top = {"farm": Counter(), "guard": Counter()}
    for seed in range(300):
        game = new(seed=seed)
        s = game.state
        assert len(game.record()["choices"]) == 0
        assert "cut" not in game.decision.prompt
        for pile in (s.players[0].dynasty, s.players[0].fate):
            kind, number = s.names[s.what[pile[-1]]].split("-")
            on_top[kind][number] += 1
    for tops in on_top.values():
        assert len(tops) == len(FARMS) == len(GUARDS)
        assert max(tops.values()) < 300 / len(FARMS) * 2.5


@rule("CE-SET-08", "DE-SET-03")
@also_in("diamond")
def test_there_are_two_discard_piles_and_everybody_sees_them():
    north = plain("plain-samurai", hand=["dismiss", "plain-plan"])
    t = table(north=north, south=plain())
    t.north.plays("dismiss", "plain-samurai")
    for viewer in (0, 1):
        player = t.game.view(viewer)["players"][0]
        assert [card["slug"] for card in player["dynasty_discard"]] == ["plain-samurai"]
        assert [card["slug"] for card in player["fate_discard"]] == ["dismiss"]


@rule("CE-SET-09", "DE-SET-04")
@also_in("diamond")
def test_the_dead_are_told_from_the_discarded():
    north = plain("plain-samurai", "plain-stranger", hand=["dismiss", "slay", "plain-plan"])
    t = table(north=north, south=plain())
    t.north.plays("dismiss", "plain-samurai")
    t.north.plays("slay", "plain-stranger")
    pile = t.game.view(1)["players"][0]["dynasty_discard"]
    assert {card["slug"]: card["dead"] for card in pile} == {"plain-samurai": False, "plain-stranger": True}


@rule("CE-SET-10")
def test_each_player_has_four_provinces_with_a_face_down_card():
    game = new()
    later = game.view(0)["players"][1]["provinces"]  # the first player has turned his cards up already
    assert [(place["empty"], place["face_up"], place["region"]) for place in later] == [
        (False, False, None)
    ] * 4
    assert len(game.view(0)["players"][0]["provinces"]) == 4
    assert len(game.state.players[1].dynasty) == 42 - 4


@rule("CE-SET-10")
def test_provinces_are_laid_from_the_top_of_the_dynasty_deck():
    # In games of format 1 cards are numbered in the order of drawing.
    s = gorin.replay({**new().record(), "gorin": 1}).state
    laid = [place.card for place in s.provinces if place.owner == 1]
    top = s.players[1].dynasty[-1]
    assert laid == [top + 4, top + 3, top + 2, top + 1]


@rule("CE-SET-11", "DE-SET-07", "DE-SET-09")
@also_in("diamond")
def test_an_empty_province_is_refilled_at_once_and_face_down():
    provinces = [*face_up("farm-1"), "farm-2", "farm-3", "farm-4"]
    t = table("dynasty", north=plain(provinces=provinces, dynasty=["farm-9", "farm-10"]), south=plain())
    t.north.chooses("buy:farm-1")
    first = t.s.provinces[0]
    assert t.s.names[t.s.what[first.card]] == "farm-9"
    assert not first.face_up
    assert len(t.s.players[0].dynasty) == 1


@rule("CE-SET-12")
def test_nobody_sees_a_face_down_card():
    lands = ["farm-1", "farm-2", "farm-3", "farm-4"]
    t = table(north=plain(hand=["plain-plan"], provinces=lands), south=plain(provinces=lands))
    for viewer in (0, 1, None):
        for player in t.game.view(viewer)["players"]:
            assert [place["card"] for place in player["provinces"]] == [None] * 4
    refused = t.game.why_not(0, f"c{t.s.provinces[0].card}")
    assert [reason.sentence for reason in refused] == ["You cannot see this card."]


@rule("CE-SET-13")
def test_each_province_has_a_strength_of_its_own():
    t = battle(
        attacker=plain("plain-samurai"), defender=plain("plain-stranger", hand=["fortify", "plain-plan"])
    )
    assert [t.strength(place) for place in (4, 5, 6, 7)] == [7, 7, 7, 7]
    t.defender.plays("fortify")
    assert [t.strength(place) for place in (4, 5, 6, 7)] == [9, 7, 7, 7]


@rule("CE-SET-13")
def test_the_strength_of_a_province_does_not_leave_with_the_card_of_its_number():
    """Cards and provinces are both numbered: number 4 is a card, and the province that is fought for."""
    soldiers = ("plain-samurai", "plain-shugenja", "plain-stranger")
    attacker = plain(*soldiers, provinces=["farm-1"], dynasty=[], fate=[])
    t = battle(attacker, plain("plain-samurai", hand=["fortify", "strike-down", "plain-plan"]))
    assert t.card("plain-stranger") == t.s.battlefield == 4
    t.defender.plays("fortify")
    t.defender.plays("strike-down", "plain-stranger")
    assert t.zone("plain-stranger") == "discard"
    assert t.strength(4) == 9


@rule("CE-SET-14")
def test_each_player_draws_six_fate_cards():
    game = new()
    s = game.state
    assert [len(player.hand) for player in s.players] == [6, 6]
    assert [player["hand_size"] for player in game.view(None)["players"]] == [6, 6]
    assert all(s.definition(card).is_fate for player in s.players for card in player.hand)
    assert [len(player.fate) for player in s.players] == [36, 36]


@rule("CE-SET-15")
def test_hand_cards_count_as_face_down():
    t = table(north=plain(hand=["reconsider", "guard-1", "guard-2"]), south=plain())
    t.north.chooses("use:reconsider")
    assert {"guard-1", "guard-2"} <= t.north.may
    t.north.chooses("guard-1")
    assert t.north.hand == ["guard-2"]


@rule("CE-SET-15")
def test_only_its_holder_looks_at_a_hand():
    t = table(north=plain(hand=["plain-plan", "guard-1"]), south=plain(hand=["guard-2"]))
    hands = [[player["hand"] for player in t.game.view(viewer)["players"]] for viewer in (0, 1, None)]
    assert [card["slug"] for card in hands[0][0]] == ["plain-plan", "guard-1"]
    assert [card["slug"] for card in hands[1][1]] == ["guard-2"]
    assert (hands[0][1], hands[1][0], hands[2]) == (None, None, [None, None])


@rule("CE-SET-16")
def test_the_honor_of_both_players_is_known_at_every_moment():
    t = table(north=plain(hand=["shame", "plain-plan"]), south=plain(honor=12))
    t.north.plays("shame")
    for viewer in (0, 1, None):
        assert [player["honor"] for player in t.game.view(viewer)["players"]] == [3, 12]


@rule("CE-SET-19")
def test_without_dynasty_cards_a_province_stays_empty():
    t = table("dynasty", north=plain(provinces=face_up("farm-1"), dynasty=[]), south=plain())
    t.north.chooses("buy:farm-1")
    place = t.game.view(0)["players"][0]["provinces"][0]
    assert place["empty"]
    assert not t.game.over
    assert t.north.provinces == 1
    assert t.north.honor == 5


@rule("CE-SET-19")
def test_without_fate_cards_nothing_is_drawn():
    t = table(north=plain(hand=["study", "guard-2"], fate=["guard-1"]), south=plain())
    t.north.plays("study")
    assert t.north.hand == ["guard-2", "guard-1"]
    end_turn(t)
    assert t.north.hand == ["guard-2", "guard-1"]
    assert (t.north.honor, t.game.over) == (5, False)


@rule("CE-SET-19")
def test_the_game_goes_on_without_any_cards():
    bare = side(stronghold="plain-keep", provinces=["farm-1"], dynasty=[], fate=[])
    t = table(north=bare, south=plain())
    for _ in range(4):
        end_turn(t)
    assert not t.game.over
