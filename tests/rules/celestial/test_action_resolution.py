"""Chapter: resolving an action."""

import pytest

from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.protection import BOWING, prevents
from gorin.games.ccg.language.verbs.in_play.attaching import attach_from_hand
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import ATTACHMENT, PERSONALITY
from gorin.games.ccg.language.which.predicates import bowed
from gorin.language.card_filters import your
from gorin.language.conditions import is_
from gorin.language.core.zones import HAND
from gorin.language.flow import if_
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, SELF, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import strategy
from support.ccg_table import table
from support.plain_cards import PLAIN, plain, samurai, trick
from support.rule import rule

cards = published(
    *PLAIN,
    trick("Bow and Look", bow(TARGET), if_(is_(TARGET, bowed), gain_honor(3))),
    trick("Look and Bow", if_(is_(TARGET, bowed), gain_honor(3)), bow(TARGET)),
    trick("Bow and Draw", bow(TARGET), draw(1)),
    samurai("Martyr", text=(open_(gain_honor(1), destroy(SELF), gain_honor(2), draw(1)),)),
    samurai("Upright Hero", text=(prevents(BOWING, SELF),)),
    strategy(
        "Arms",
        focus=1,
        text=(
            open_(
                target(your(PERSONALITY)),
                second_target(ATTACHMENT.in_zone(HAND)),
                gain_honor(1),
                attach_from_hand(SECOND, TARGET),
            ),
        ),
    ),
    also=("diamond",),
)


@rule("CE-RESL-01")
@pytest.mark.parametrize(("slug", "honor"), (("bow-and-look", 8), ("look-and-bow", 5)))
def test_effects_apply_in_the_order_mentioned(slug, honor):
    t = table(north=plain("plain-samurai", hand=[slug]), south=plain())
    t.north.plays(slug, "plain-samurai")
    assert t.is_bowed("plain-samurai")
    assert t.north.honor == honor


@rule("CE-RESL-02", "DE-CANC-14")
@also_in("diamond")
def test_effects_go_on_whatever_becomes_of_their_card():
    t = table(north=plain("martyr", hand=["guard-1"]), south=plain(hand=["guard-2"]))
    t.north.uses("martyr")
    assert t.zone("martyr") == "discard"
    assert t.north.honor == 8
    assert len(t.north.hand) == 2


def arming(payment):
    t = table(north=plain("plain-samurai", "farm-9", hand=["arms", "plain-sword"]), south=plain())
    t.north.chooses("use:arms")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-sword")
    t.north.table_passes_reactions()
    assert "Pay 2 Gold" in t.prompt
    t.north.chooses(payment)
    return t


@rule("CE-RESL-03")
def test_a_card_that_an_action_brings_into_play_is_paid_for_then():
    t = arming("farm-9")
    assert t.is_bowed("farm-9")
    assert t.force("plain-samurai") == 5


@rule("CE-RESL-03")
def test_a_card_that_is_not_paid_for_stays_out_of_play():
    t = arming("choice1")
    assert t.north.hand == ["plain-sword"]
    assert t.force("plain-samurai") == 3
    assert t.north.honor == 6


@rule("CE-RESL-04", "DE-CANC-07")
@also_in("diamond")
def test_a_prevented_effect_leaves_the_others():
    t = table(north=plain(hand=["bow-and-draw"]), south=plain("upright-hero", hand=["guard-1"]))
    t.north.plays("bow-and-draw", "upright-hero")
    assert not t.is_bowed("upright-hero")
    assert t.north.hand == ["guard-5"]
