"""The 22 territory cards: what each says, when it is played or taken back, and that it is then spent."""

import pytest

from support.battle_table import side, token
from support.battle_territory import CARDS, DARK, HAND, holding, offered


def rich(card, **facts):
    """A moment at which every card can be played."""
    return holding(
        card,
        crab=side("crab_capital", "crab_east+1", hand=HAND, discard=("army-1", "army-4", "blessing-2")),
        specials={"lion_capital": "scorched-earth", "dragon_south": "peace"},
        pieces=[
            token("crane", "army-3", "crane_capital"),
            token("crane", "army-2", "crane_south"),
            token("crab", "navy-2", "crab_capital"),
        ],
        **facts,
    )


def play_out(t):
    """Take the first options until nothing more is asked for the card."""
    while t.awaits == ["crab"] and "place:army-2" not in t.crab.may:
        t.crab.choose(t.game.decision.options[0].id)


def everything(t):
    """All that anybody can see."""
    return [t.view(viewer) for viewer in (0, 1, None)], len(t.game.events)


# --- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does(card):
    t = rich(card)
    text = t.crab.sees["territories"][CARDS[card].territory]["card"]["text"]
    for words in CARDS[card].words:
        assert words in text
    option = next(o for o in t.game.decision.options if o.id == f"play:{card}")
    assert any(text in reason.sentence for reason in t.game.decision.explain(option))


@pytest.mark.parametrize("card", [card for card in CARDS if card not in DARK])
def test_a_card_is_played_in_upkeep_only(card):
    t = rich(card)
    assert t.crab.may == {f"play:{card}", "pass"}
    t.crab.passes()
    assert t.phase == "placement"
    assert f"play:{card}" not in t.crab.may
    assert "BR-TER-08" in t.crab.why_not(f"card:{card}")


@pytest.mark.parametrize("card", DARK)
def test_a_card_of_the_shadowlands_is_played_at_the_start_of_a_turn_only(card):
    both = {CARDS[card].territory: (card, "crab"), "mainland": ("bountiful-harvest", "crab")}
    t = rich(card, phase="territory-cards", cards=both)
    assert t.crab.may == {"play:bountiful-harvest", "pass"}
    assert "BR-SHL-05" in t.crab.why_not(f"card:{card}")
    t.crab.passes()
    assert {"place:army-1", f"play:{card}"} <= t.crab.may
    t.crab.choose("place:army-1")
    assert f"play:{card}" not in t.crab.may


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_is_taken_back_changes_nothing(card):
    t = rich(card)
    before = everything(t)
    t.crab.plays(card, "back")
    assert everything(t) == before


@pytest.mark.parametrize("card", ["code-of-honor", "ashigaru-levies", "strength-of-purpose"])
def test_a_pick_is_taken_back_before_the_card(card):
    t = rich(card)
    before = everything(t)
    t.crab.plays(card)
    first = offered(t)
    t.crab.choose("crab_east")
    assert offered(t) == first - {"crab_east"}
    t.crab.choose("back")
    assert offered(t) == first
    t.crab.choose("back")
    assert everything(t) == before


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_spent_once_it_is_played(card):
    t = rich(card)
    t.crab.plays(card)
    play_out(t)
    told = t.view()["territories"][CARDS[card].territory]
    assert (told["played"], told["holder"], told["card"]["id"]) == (True, None, card)
    assert t.kinds.count("card_played") == 1
    assert f"play:{card}" not in t.crab.may
    assert "BR-TER-07" in t.crab.why_not(f"card:{card}")


@pytest.mark.parametrize("card", CARDS)
def test_nobody_else_can_read_or_play_a_card_that_is_held(card):
    t = rich(card)
    territory = CARDS[card].territory
    assert "card" not in t.crane.sees["territories"][territory]
    assert "card" not in t.view()["territories"][territory]
    assert t.crane.why_not(f"card:{card}") == {"BR-TER-03"}
