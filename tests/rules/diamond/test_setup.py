"""Chapter: setting up."""

import gorin
from support.ccg_cards import published
from support.ccg_diamond import EDITION
from support.plain_cards import PLAIN, deck
from support.rule import rule

cards = published(*PLAIN, edition=EDITION)


def new(*decks, seed=5):
    return gorin.new(EDITION, decks=list(decks) or [deck(), deck("plain-manor")], seed=seed)


@rule("DE-SET-06", "DE-SET-20", "DE-SET-21", "DE-SET-23")
def test_four_provinces_five_cards_and_no_holdings():
    game = new()
    for seat, player in enumerate(game.state.players):
        assert sum(1 for place in game.state.provinces if place.owner == seat) == 4
        assert len(player.hand) == 5
    assert [game.state.definition(card).name for card in game.state.in_play] == ["Plain Keep", "Plain Manor"]


@rule("DE-SET-18")
def test_the_highest_starting_honor_goes_first():
    assert new().state.active == 0  # 5 against 3
    assert new(deck("plain-manor"), deck()).state.active == 1


@rule("DE-SET-19")
def test_a_tie_is_settled_by_chance():
    assert {new(deck(), deck(), seed=seed).state.active for seed in range(20)} == {0, 1}


@rule("DE-STR-06", "DE-STR-12")
def test_strongholds_begin_in_play_unbowed_and_give_honor():
    s = new().state
    assert [player.honor for player in s.players] == [5, 3]
    assert not any(s.bowed[player.stronghold] for player in s.players)


@rule("DE-FAV-07")
def test_nobody_holds_the_favor():
    assert new().state.favor == -1


@rule("DE-STR-10")
def test_two_players_may_use_the_same_stronghold():
    assert len(new(deck(), deck()).state.players) == 2
