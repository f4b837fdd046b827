"""Chapter: lobbying and the Imperial Favor."""

import pytest

import gorin
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import DRAGON
from gorin.games.ccg.language.verbs.players.honor import discard_favor, gain_honor, take_favor
from gorin.language.core.context import NOBODY
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_making import strategy, stronghold
from support.ccg_table import battle, table, unit
from support.plain_cards import PLAIN, deck, plain, stranger
from support.rule import rule

cards = published(
    *PLAIN,
    stronghold("Plain Mountain", DRAGON, strength=6, gold=4, honor=4),
    stranger("Plain Bandit", personal_honor=0),
    stranger("Plain Talker", text=(open_(gain_honor(1)),)),
    strategy("War Petition", focus=1, text=(in_battle(take_favor()),)),
    strategy("Petition", focus=1, text=(open_(take_favor()),)),
    strategy("Renounce", focus=1, text=(open_(discard_favor(), gain_honor(1)),)),
)


def court(north=10, south=8, **facts):
    """North has two who could lobby, and one without Personal Honor."""
    return table(
        north=plain("plain-samurai", "plain-stranger", "plain-bandit", honor=north, hand=["guard-1"]),
        south=plain("plain-samurai", honor=south, hand=["guard-2", "petition"]),
        **facts,
    )


@rule("CE-FAV-01")
def test_lobbying_bows_a_personality_with_honor_and_takes_the_favor():
    t = court()
    t.north.chooses("lobby")
    assert picks(t.north) == {"plain-samurai", "plain-stranger"}
    t.north.chooses("plain-stranger")
    t.north.table_passes_reactions()
    assert t.is_bowed("plain-stranger")
    assert t.s.favor == 0


@rule("CE-FAV-01")
def test_lobbying_needs_an_unbowed_personality_and_ones_own_turn():
    tired = table(north=plain(unit("plain-samurai", bowed=True), honor=10, hand=["guard-1"]), south=plain())
    assert "lobby" not in tired.north.may
    t = court(north=8, south=10)
    t.north.passes()
    assert "lobby" not in t.south.may


@rule("CE-FAV-01", "CE-FAV-02")
@pytest.mark.parametrize(("north", "south", "possible"), ((9, 8, True), (8, 8, False), (7, 8, False)))
def test_lobbying_needs_the_highest_family_honor(north, south, possible):
    assert ("lobby" in court(north, south).north.may) == possible


@rule("CE-FAV-03")
def test_lobbying_once_per_turn():
    t = court()
    t.north.uses("lobby", "plain-samurai")
    t.south.plays("petition")
    assert t.s.favor == 1
    assert "lobby" not in t.north.may


@rule("CE-FAV-04", "CE-FAV-06")
def test_lobbying_takes_the_favor_from_whoever_has_it():
    t = court(favor=1)
    t.north.uses("lobby", "plain-samurai")
    assert t.s.favor == 0


@rule("CE-FAV-05", "CE-FAV-09")
def test_the_favor_is_discarded_for_a_card_once_per_turn():
    t = table(
        north=plain("plain-samurai", honor=9, hand=["guard-1", "guard-2", "guard-3"]),
        south=plain(hand=["guard-4"]),
        favor=0,
    )
    t.north.chooses("favor:card")
    assert picks(t.north) == {"guard-1", "guard-2", "guard-3"}
    t.north.chooses("guard-2")
    t.north.table_passes_reactions()
    assert t.s.favor == NOBODY
    assert t.zone("guard-2") == "discard"
    assert sorted(t.north.hand) == ["guard-1", "guard-3", "guard-5"]
    t.south.passes()
    t.north.uses("lobby", "plain-samurai")
    t.south.passes()
    assert t.s.favor == 0
    assert "favor:card" not in t.north.may


@rule("CE-FAV-09")
@pytest.mark.parametrize(("favor", "possible"), ((0, True), (1, False)))
def test_the_card_needs_the_favor(favor, possible):
    t = table(north=plain("plain-samurai", hand=["guard-1"]), south=plain(hand=["guard-4"]), favor=favor)
    assert ("favor:card" in t.north.may) == possible


@rule("CE-FAV-09")
@pytest.mark.parametrize(("hand", "possible"), ((["guard-1"], True), ([], False)))
def test_the_card_needs_a_card_in_hand(hand, possible):
    t = table(north=plain("plain-talker", hand=hand), south=plain(), favor=0)
    assert ("favor:card" in t.north.may) == possible


def decks(*strongholds):
    return gorin.new("celestial", decks=[deck(each) for each in strongholds], seed=1)


@rule("CE-FAV-06")
def test_nobody_has_the_favor_when_the_game_starts():
    assert decks("plain-keep", "plain-manor").state.favor == NOBODY


@rule("CE-FAV-07")
@pytest.mark.parametrize(
    ("strongholds", "favor"),
    (
        (("plain-mountain", "plain-keep"), 0),
        (("plain-keep", "plain-mountain"), 1),
        (("plain-mountain", "plain-mountain"), NOBODY),
    ),
)
def test_a_single_dragon_player_starts_with_the_favor(strongholds, favor):
    assert decks(*strongholds).state.favor == favor


def defence(favor=1):
    """Attackers at this battlefield, one at another, and one at home."""
    return battle(
        attacker=plain(
            unit("plain-samurai", "plain-spearmen"),
            unit("plain-shugenja", at=5, side=1),
            home=["plain-stranger"],
            hand=["guard-1"],
        ),
        defender=plain("plain-samurai", hand=["guard-2"]),
        favor=favor,
    )


@rule("CE-FAV-08", "CE-FAV-10", "CE-FAV-12")
def test_the_favor_sends_an_attacking_unit_home_unbowed():
    t = defence()
    t.defender.chooses("favor:battle")
    assert picks(t.defender) == {"plain-samurai"}
    t.defender.chooses("plain-samurai")
    t.defender.table_passes_reactions()
    assert t.is_home("plain-samurai")
    assert t.is_home("plain-spearmen")
    assert not t.is_bowed("plain-samurai")
    assert t.s.favor == NOBODY


@rule("CE-FAV-05")
def test_the_favors_battle_action_once_per_turn():
    t = battle(
        attacker=plain("plain-samurai", "plain-stranger", hand=["guard-1"]),
        defender=plain("plain-shugenja", hand=["war-petition", "guard-2"]),
        favor=1,
    )
    t.defender.uses("favor:battle", "plain-samurai")
    t.attacker.passes()
    t.defender.plays("war-petition")
    assert t.s.favor == 1
    t.attacker.passes()
    assert "favor:battle" not in t.defender.may


@rule("CE-FAV-11")
def test_the_attacker_has_no_target_for_the_favor():
    t = defence(favor=0)
    t.defender.passes()
    assert "favor:battle" not in t.attacker.may


@rule("CE-FAV-08")
@pytest.mark.parametrize(("holder", "after"), ((0, NOBODY), (1, 1), (None, NOBODY)))
def test_a_player_gives_up_only_what_he_has(holder, after):
    t = table(north=plain(hand=["renounce", "plain-plan"]), south=plain(), favor=holder)
    t.north.plays("renounce")
    assert t.s.favor == after
    assert t.north.honor == 6
