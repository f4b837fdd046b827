"""A player who may react is told what there is to react to."""

import pytest

from gorin.games.ccg.acting.occasions import OCCASIONS, occasion
from gorin.games.ccg.acting.respond import is_optional
from gorin.games.ccg.definition import catalogue, definition
from gorin.language.core.context import TriggerEvent
from support.ccg_table import side, table
from support.made import made

CRAB = {"stronghold": "kyuden-hida"}
CRANE = {"stronghold": "seawatch-castle"}


def asked_after(use, *picks):
    """What South, who holds a card, is asked when North has done something."""
    t = table(
        north=side("hida-kaoru", hand=("keen-blade",), honor=9, **CRAB),
        south=side("doji-ayano", hand=("charge",), honor=3, **CRANE),
    )
    t.north.chooses(use)
    for pick in picks:
        t.north.chooses(pick)
    while t.asked == "north":
        t.north.passes()
    return t.prompt


def test_an_action_that_every_player_has_is_called_by_its_title():
    assert asked_after("equip:keen-blade", "hida-kaoru") == "Crab uses Equip on Hida Kaoru. React?"


def test_an_action_of_a_card_is_called_by_the_card():
    t = table(north=side("hida-kaoru", hand=("keen-blade",)), south=side(**CRANE))
    castle = t.card("seawatch-castle")
    number = definition("celestial", "seawatch-castle").actions[0].number
    moment = made(TriggerEvent, "resolved", castle, 1, t.s.what[castle], number, -1)
    assert occasion(t.s, moment) == "Crane has used Seawatch Castle."


@pytest.mark.parametrize("edition", ("celestial", "diamond", "war-of-honor"))
def test_of_every_moment_that_a_card_reacts_to_something_is_said(edition):
    heard = {
        kind
        for card in catalogue(edition).values()
        for kind, abilities in card.responses.items()
        if any(is_optional(ability) for ability in abilities)
    }
    assert heard and heard <= set(OCCASIONS)


def test_a_card_that_is_hidden_is_not_named():
    t = table(north=side("hida-kaoru", hand=("keen-blade",)), south=side("doji-ayano"))
    cards = t.card("hida-kaoru"), t.card("keen-blade")
    seen, hidden = (made(TriggerEvent, "destroyed", card, 0, -1, 0, -1) for card in cards)
    assert occasion(t.s, seen) == "Hida Kaoru has been destroyed."
    assert occasion(t.s, hidden) == "A card has been destroyed."
