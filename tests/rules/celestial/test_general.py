"""Chapter: general and cardinal rules."""

import pytest

import gorin
from gorin.games.ccg.decks import ccg_deck
from gorin.games.ccg.definition import definition
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import CRAB
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.language.core.ruleset import register_cards
from gorin.language.library.library import why_illegal
from support.ccg_cards import published, with_cards
from support.ccg_editions import also_in
from support.ccg_making import personality
from support.ccg_table import Table, table, unit
from support.plain_cards import FARMS, GUARDS, PLAIN, deck, plain, samurai
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Tired Scout", text=(open_(gain_honor(1)),)),
    samurai("Tireless Scout", text=(open_(gain_honor(1), even_if_bowed=True),)),
    also=("diamond",),
)


@rule("CE-GEN-01", "DE-GEN-01")
@also_in("diamond")
def test_what_a_card_says_goes_before_the_rules():
    north = plain(unit("tired-scout", bowed=True), unit("tireless-scout", bowed=True))
    t = table(north=north, south=plain())
    assert t.north.may == {"use:tireless-scout", "pass"}
    t.north.uses("tireless-scout")
    assert t.north.honor == 6


@rule("CE-GEN-02")
def test_an_older_printing_cannot_stand_beside_the_newest():
    older = personality("Hida Kaoru", CRAB, force=9, chi=9, honor_req=0, gold=1, personal_honor=0)
    newest = definition("celestial", "hida-kaoru")
    with pytest.raises(ValueError, match="celestial has two cards hida-kaoru"):
        register_cards("celestial", [older])
    assert definition("celestial", "hida-kaoru") is newest
    t = table(north=plain("hida-kaoru"), south=plain())
    assert (t.force("hida-kaoru"), t.chi("hida-kaoru")) == (4, 2)


@rule("CE-GEN-02")
def test_what_was_saved_with_an_older_printing_is_read_as_the_newest():
    """Saves, records, positions and decks name a card; what it says and is worth stands in the catalogue."""
    older = samurai("Reprinted Scout", text=(open_(gain_honor(1)),))
    newest = samurai("Reprinted Scout", force=5, text=(open_(gain_honor(4)),))
    with with_cards(older):
        t = table(north=plain("reprinted-scout"), south=plain())
        assert t.force("reprinted-scout") == 3
        save, position = t.game.save(), t.game.position()
    with with_cards(newest):
        for game in (gorin.load(save), gorin.setup("celestial", position)):
            again = Table(game, ["north", "south"])
            assert again.force("reprinted-scout") == 5
            again.north.uses("reprinted-scout")
            assert again.north.honor == 9


@rule("CE-GEN-03")
def test_a_play_deck_is_two_decks_a_stronghold_and_starting_holdings():
    game = gorin.new("celestial", decks=[deck(), deck("plain-manor")], seed=1)
    s = game.state
    for seat, title in enumerate(("Plain Keep", "Plain Manor")):
        player = s.players[seat]
        at_first = [place.card for place in s.provinces if place.owner == seat]
        dynasty = [s.definition(card) for card in player.dynasty + at_first]
        assert sorted(card.name for card in dynasty) == sorted(3 * [card.name for card in FARMS])
        fate = [s.definition(card) for card in player.fate + player.hand]
        assert sorted(card.name for card in fate) == sorted(3 * [card.name for card in GUARDS])
        owned = {s.definition(card).name for card in s.in_play if s.controller[card] == seat}
        assert {title, "Border Keep"} <= owned


@rule("CE-GEN-03")
@pytest.mark.parametrize(
    ("dynasty", "fate", "said"),
    (
        ("guard-1", "guard-2", "Guard 1 does not belong into the Dynasty deck"),
        ("farm-1", "farm-2", "Farm 2 does not belong into the Fate deck"),
    ),
)
def test_each_card_belongs_into_the_deck_of_its_back(dynasty, fate, said):
    parts = [card.slug for card in FARMS] * 3, [card.slug for card in GUARDS] * 3
    mixed = ccg_deck("own", "own", "plain-keep", [*parts[0][3:], dynasty], [*parts[1][3:], fate], "")
    assert f"{said} [CE-GEN-03]" in why_illegal("celestial", mixed)
