"""Questions that the rulebook leaves open, as docs/decisions/battle-readings.md answers them.

Whether an illegal token has attacked is shown in test_successful_defense.py.
"""

import pytest

import gorin
from gorin.games.battle.placing import NOTHING_TO_BLESS
from support.battle_table import side, table, token

# --- is a token judged when it is placed or when it is revealed? -------------------------------------------


def dark_crab(card, *provinces, hand, **facts):
    """The Crab hold a card of the southern Shadowlands and are to move."""
    return table(
        crab=side("shadowlands_south", *provinces, hand=hand),
        crane=side("crane_capital"),
        cards={"shadowlands_south": (card, "crab")},
        **facts,
    )


def test_an_army_out_of_a_province_that_was_given_up_since_is_discarded():
    t = dark_crab(
        "inspire-fear",
        "crab_east",
        "crab_capital",
        hand=("army-5", "army-1", "army-2"),
        specials={"lion_east": "defense+1"},
    )
    t.crab.places("army-5", "crab_east>crane_south")
    t.crab.plays("inspire-fear", "crab_east", "done")
    assert t.owner("crab_east") is None
    t.crab.places("army-1", "crab_capital")
    assert t.told("illegal") != []
    assert t.owner("crane_south") is None


def test_a_navy_is_discarded_where_the_harbor_has_gone_since():
    t = dark_crab(
        "inspire-fear",
        "crab_capital",
        hand=("navy-1", "army-1", "army-2"),
        specials={"dragon_south": "harbor"},
    )
    assert "lion_capital>dragon_south" in t.crab.legal_spots("navy-1")
    t.crab.places("navy-1", "lion_capital>dragon_south")
    t.crab.plays("inspire-fear", "crab_capital", "dragon_south")
    t.crab.places("army-1", "shadowlands_south")
    assert t.told("illegal") != []
    assert t.owner("dragon_south") is None


def test_a_token_that_may_be_there_by_the_reveal_counts():
    t = dark_crab(
        "inspire-fear",
        "crab_east",
        "crab_capital",
        hand=("diplomacy", "army-1", "army-2"),
        specials={"crab_east": "battlefield"},
    )
    assert "crab_east" in t.crab.feints("diplomacy")
    t.crab.places("diplomacy", "crab_east")
    t.crab.plays("inspire-fear", "crab_capital", "crab_east")
    t.crab.places("army-1", "crab_east")
    assert t.told("illegal") == []
    assert t.special("crab_east") == "peace"


# --- may a barred bluff pay for Purge the Weak? -----------------------------------------------------------


@pytest.mark.parametrize("barred", [False, True])
def test_a_bluff_that_a_spy_network_bars_pays_for_nothing(barred):
    t = table(
        crab=side("crab_east", "shadowlands_north", hand=("army-1", "army-2", "bluff"), bluff_barred=barred),
        crane=side("crane_south"),
        pieces=[token("crane", "army-1", "crane_south")],
        cards={"shadowlands_north": ("purge-the-weak", "crab")},
    )
    assert ("place:bluff" in t.crab.may) == (not barred)
    t.crab.choose("play:purge-the-weak")
    assert t.crab.may == {"army-1", "army-2", "back"} | (set() if barred else {"bluff"})


# --- may Promotion and Reinforcements give the bluff? -----------------------------------------------------


@pytest.mark.parametrize("card", ["promotion", "reinforcements"])
def test_the_bluff_is_not_given_for_a_token_that_was_taken_back(card):
    t = table(
        crab=side("crab_capital", hand=("army-2", "shinobi-1", "bluff"), discard=("army-4",)),
        crane=side("crane_capital"),
        cards={"crab" if card == "promotion" else "unicorn": (card, "crab")},
        phase="territory-cards",
    )
    t.crab.plays(card, "army-4")
    faces = ("army-2", "army-4", "shinobi-1")
    assert t.crab.may == {f"{way}:{face}" for way in ("pool", "discard") for face in faces}


# --- who can place nothing: is there still a turn for cards? ------------------------------------------------


def stuck(**facts):
    """The Crab hold two blessings and have nothing on the board to bless."""
    return table(
        crab=side("crab_capital", "shadowlands_north", hand=("blessing-2", "blessing-2"), **facts),
        crane=side("crane_capital", hand=("army-2", "army-3", "bluff")),
        lion=side("lion_capital"),
        pieces=[token("crane", "army-1", "crane_capital"), token("lion", "army-1", "lion_capital")],
        cards={"shadowlands_north": ("purge-the-weak", "crab")},
    )


def test_who_can_place_nothing_is_asked_for_cards_first():
    t = stuck()
    assert t.crab.may == {"play:scout", "play:shugenja", "play:first-player", "play:purge-the-weak", "pass"}
    assert t.crab.prompt == "You have no legal placement. Play a card before your turn is skipped?"
    assert t.game.why_not(0, "hand:blessing-2") == (NOTHING_TO_BLESS,)
    t.crab.plays("scout", t.crab.piece_at("crane_capital"))
    assert t.told("cannot_place") == []
    t.crab.passes()
    assert t.told("cannot_place") == [(0,)]
    assert t.awaits == ["crane"]


def test_who_has_passed_takes_no_more_turns_in_this_phase():
    t = stuck()
    t.crab.passes()
    t.crane.places("army-2", "crane_capital")
    assert t.awaits == ["crane"]


def test_a_token_that_cannot_be_placed_still_pays_for_a_card():
    t = stuck()
    t.crab.plays("purge-the-weak", "blessing-2", "piece-1", "piece-2")
    assert t.crab.hand == ["blessing-2"]
    assert t.told("cannot_place") == []


def test_without_a_card_that_can_be_played_nobody_is_asked():
    t = table(
        crab=side("crab_capital", hand=("blessing-2", "blessing-2")),
        crane=side("crane_capital", hand=("army-2", "bluff")),
    )
    assert t.told("cannot_place") == [(0,)]
    assert t.awaits == ["crane"]


def test_whether_a_card_of_the_shadowlands_could_be_played_does_not_show():
    sides = {
        "crab": side("shadowlands_north", hand=("blessing-2", "blessing-2"), scouts=0, shugenja=0),
        "crane": side("crane_capital", hand=("army-2", "army-3", "bluff")),
    }
    pieces = [token("crane", "army-1", "crane_capital")]
    purge, favors = (
        table(**sides, pieces=pieces, cards={"shadowlands_north": (card, "crab")})
        for card in ("purge-the-weak", "dark-favors")
    )
    assert purge.crab.may == {"play:purge-the-weak", "pass"}
    assert favors.crab.may == {"pass"}  # there is no control token to pay with
    for seat in (None, 1):
        assert favors.view(seat) == purge.view(seat)
        assert favors.log == purge.log
    favors.crab.passes()
    assert favors.told("cannot_place") == [(0,)]


def test_a_ronin_who_can_place_nothing_is_skipped_cards_and_all():
    t = table(
        crab=side(hand=("raid", "diplomacy"), ronin=True),
        crane=side("crane_capital", hand=("army-2", "bluff")),
        pieces=[token("crane", "army-1", "crane_capital")],
    )
    assert t.told("cannot_place") == [(0,)]
    assert t.awaits == ["crane"]


def test_the_turn_without_tokens_can_be_described():
    t = stuck()
    again = gorin.setup("battle", t.game.position())
    assert again.view(0) == t.view(0)
