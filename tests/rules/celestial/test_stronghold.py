"""Chapter: the Stronghold."""

import pytest

import gorin
from gorin.games.ccg import kinds
from gorin.games.ccg.decks import ccg_deck
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import ANY_CARD
from gorin.games.ccg.table.reading import clan_of_player
from gorin.language.card_filters import CardFilter, Kind
from gorin.language.core.zones import PLAY
from gorin.language.library.library import why_illegal
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import strategy, stronghold
from support.ccg_table import table
from support.plain_cards import FARMS, GUARDS, PLAIN, deck, face_up, plain
from support.rule import rule

STRONGHOLDS = CardFilter((Kind("Stronghold", (kinds.STRONGHOLD,), ()),))

cards = published(
    *PLAIN,
    stronghold("Lone Hut", "", strength=2, gold=9, honor=-4),
    strategy("Bow One", focus=1, text=(open_(target(ANY_CARD), bow(TARGET)),)),
    strategy("Bow All", focus=1, text=(open_(bow(ANY_CARD)),)),
    strategy("Siege", focus=1, text=(open_(target(STRONGHOLDS), bow(TARGET)),)),
    strategy("Cost Four", gold=4, focus=1, text=(open_(gain_honor(1)),)),
    strategy("Cost Five", gold=5, focus=1, text=(open_(gain_honor(1)),)),
)


@rule("CE-STR-01")
@pytest.mark.parametrize("part", ("Dynasty", "Fate"))
def test_a_stronghold_goes_into_neither_deck(part):
    dynasty, fate = ([card.slug for card in group] * 3 for group in (FARMS, GUARDS))
    (dynasty if part == "Dynasty" else fate).append("plain-manor")
    wrong = why_illegal("celestial", ccg_deck("own", "own", "plain-keep", dynasty, fate, ""))
    assert wrong == [f"Plain Manor does not belong into the {part} deck [CE-GEN-03]"]


@rule("CE-STR-01", "CE-STR-02")
def test_each_player_starts_with_his_stronghold_in_play():
    s = gorin.new("celestial", decks=[deck(), deck("plain-manor")], seed=2).state
    for player, slug in zip(s.players, ("plain-keep", "plain-manor"), strict=True):
        assert s.names[s.what[player.stronghold]] == slug
        assert player.stronghold in s.in_play
        assert s.zone[player.stronghold] == PLAY
        for pile in (player.dynasty, player.fate, player.hand):
            assert all(s.type_of(card) != kinds.STRONGHOLD for card in pile)


@rule("CE-STR-03")
def test_a_card_that_does_not_say_stronghold_cannot_target_one():
    t = table(north=plain("farm-6", hand=["bow-one"]), south=plain("farm-7", stronghold="plain-manor"))
    t.north.chooses("use:bow-one")
    assert t.north.may == {"farm-6", "farm-7", "back"}


@rule("CE-STR-03")
def test_a_card_that_does_not_say_stronghold_does_not_affect_one():
    north = plain("farm-6", hand=["bow-all", "plain-plan"])
    t = table(north=north, south=plain("farm-7", stronghold="plain-manor"))
    t.north.plays("bow-all")
    assert t.is_bowed("farm-6")
    assert t.is_bowed("farm-7")
    assert not t.is_bowed("plain-keep")
    assert not t.is_bowed("plain-manor")


@rule("CE-STR-03")
def test_a_card_that_says_stronghold_targets_it():
    t = table(north=plain("farm-6", hand=["siege", "plain-plan"]), south=plain(stronghold="plain-manor"))
    t.north.plays("siege", "plain-manor")
    assert t.is_bowed("plain-manor")


@rule("CE-STR-04")
def test_the_symbol_of_the_stronghold_is_the_clan_of_its_player():
    t = table(north=plain(stronghold="lone-hut"), south=plain(stronghold="plain-manor"))
    assert clan_of_player(t.s, 0) == ()
    assert clan_of_player(t.s, 1) == ("Crane",)
    assert [player["clan"] for player in t.game.view()["players"]] == [[], ["Crane"]]


@rule("CE-STR-04")
@pytest.mark.parametrize(
    ("keep", "offers"),
    (("plain-keep", {"discount:plain-samurai", "honored:plain-samurai"}), ("lone-hut", set())),
)
def test_only_a_player_of_his_clan_gets_what_his_clan_gives(keep, offers):
    north = plain("farm-6", "farm-7", stronghold=keep, provinces=face_up("plain-samurai"))
    t = table("dynasty", north=north, south=plain())
    assert t.north.may == {"buy:plain-samurai", "done"} | offers


@rule("CE-STR-05")
def test_each_province_has_the_strength_of_the_stronghold():
    s = gorin.new("celestial", decks=[deck("lone-hut"), deck("plain-manor")], seed=3)
    view = s.view(0)
    for seat, strength in ((0, 2), (1, 6)):
        assert [place["strength"] for place in view["players"][seat]["provinces"]] == [strength] * 4


@rule("CE-STR-06")
def test_bowing_the_stronghold_gives_its_gold_production():
    t = table(north=plain(hand=["cost-four", "cost-five", "plain-plan"]), south=plain())
    assert t.north.may == {"use:cost-four", "use:plain-plan", "pass"}
    t.north.plays("cost-four")
    assert t.is_bowed("plain-keep")
    assert t.north.honor == 6


@rule("CE-STR-07")
def test_family_honor_starts_at_the_number_of_the_stronghold():
    game = gorin.new("celestial", decks=[deck("plain-manor"), deck("lone-hut")], seed=4)
    assert [player["honor"] for player in game.view(0)["players"]] == [3, -4]
